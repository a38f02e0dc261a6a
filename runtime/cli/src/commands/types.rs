//! `onespec list --types`: the types of values that pseudo-instructions work on, by the modes under which they are that.

use crate::escape;
use crate::machine::Machine;
use crate::outcome::{Failure, OK, Outcome};
use crate::session::Session;
use onespec_core::isa::{Mirror, MirrorType, Mode};
use serde_json::{Value, json};
use std::io::Write;

/// What stands in a cell without a type.
const NONE: &str = "-";

/// Prints the types that the target has.
pub fn run(machine: &Machine, is_json: bool) -> Outcome {
    let session = Session::open(machine)?;
    let Some(mirror) = session.isa.mirror else {
        let message = format!(
            "`{}` has no pseudo-instructions, and so no types of their values",
            session.isa.name
        );
        return Err(Failure::Usage(message));
    };
    let holds = |least: &(u8, i64)| {
        let setting = session.isa.settings.get(usize::from(least.0));
        let value = setting.and_then(|setting| session.target.setting(setting.name));
        value.is_some_and(|value| value >= least.1)
    };
    let types: Vec<&MirrorType> = mirror
        .types
        .iter()
        .filter(|ty| !ty.name.is_empty() && ty.least.iter().all(holds))
        .collect();
    let mut out = escape::stdout();
    match is_json {
        true => {
            for ty in types {
                writeln!(out, "{}", object(mirror, ty))?;
            }
        }
        false => table(mirror, &types, &mut out)?,
    }
    out.flush()?;
    Ok(OK)
}

/// A type with its modes by their names.
fn object(mirror: &Mirror, ty: &MirrorType) -> Value {
    let mut object = json!({"type": ty.name, "element": ty.line, "class": ty.class});
    if let Some(map) = object.as_object_mut() {
        if !ty.gates.is_empty() {
            map.insert("gates".into(), json!(ty.gates));
        }
        let named = mirror.modes.iter().zip(ty.row);
        map.extend(named.map(|(mode, value)| (mode.name.to_string(), json!(mode.name_of(*value)))));
    }
    object
}

/// A row for each element, a column for each value of one mode, a type in each cell. A row with several types in one cell
/// becomes a list.
fn table(mirror: &Mirror, types: &[&MirrorType], out: &mut impl Write) -> Result<(), Failure> {
    let across = usize::from(mirror.across);
    let values = mirror.modes.get(across).map_or(&[][..], |mode: &Mode| mode.values);
    let of = |line: &str, value: i64| {
        let cell = types
            .iter()
            .filter(|ty| ty.line == line && ty.row.get(across) == Some(&value));
        let mut names: Vec<&str> = cell.map(|ty| ty.name).collect();
        names.dedup();
        names
    };
    let mut lines: Vec<&str> = Vec::new();
    for ty in types {
        if !lines.contains(&ty.line) {
            lines.push(ty.line);
        }
    }
    let columns: Vec<&(&str, i64)> = values
        .iter()
        .filter(|(_, value)| types.iter().any(|ty| ty.row.get(across) == Some(value)))
        .collect();
    let head = std::iter::once("").chain(columns.iter().map(|(name, _)| *name));
    let mut rows: Vec<Vec<String>> = vec![head.map(String::from).collect()];
    let mut lists = Vec::new();
    for line in lines {
        let cells: Vec<Vec<&str>> = columns.iter().map(|(_, value)| of(line, *value)).collect();
        if cells.iter().any(|names| names.len() > 1) {
            let mut names: Vec<&str> = Vec::new();
            for name in types.iter().filter(|ty| ty.line == line).map(|ty| ty.name) {
                if !names.contains(&name) {
                    names.push(name);
                }
            }
            lists.push((line, names));
            continue;
        }
        let mut row = vec![line.to_string()];
        row.extend(cells.iter().map(|names| names.first().unwrap_or(&NONE).to_string()));
        rows.push(row);
    }
    let width = |column: usize| rows.iter().filter_map(|row| row.get(column)).map(String::len).max();
    let widths: Vec<usize> = (0..=columns.len()).map(|column| width(column).unwrap_or(0)).collect();
    for row in &rows {
        let cells = row.iter().zip(&widths).map(|(cell, width)| format!("{cell:<width$}"));
        writeln!(out, "{}", cells.collect::<Vec<_>>().join("  ").trim_end())?;
    }
    for (line, names) in lists {
        writeln!(out, "{line}: {}", names.join(" "))?;
    }
    Ok(())
}
