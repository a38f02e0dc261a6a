//! Gates: entries of an intermediate representation, which have wires instead of bits.

use super::cx::Cx;
use super::family::{Columns, members};
use super::instructions::source_text;
use crate::model::{Gate, Isa, Wire, WireClass};
use crate::source::{Diag, Origin};
use crate::syntax::yaml::{self, Text, TextOr};

/// Fills `isa.gates`.
pub fn build(cx: &Cx<'_>, isa: &mut Isa) {
    for (unit, yaml) in cx.units.iter().map(|u| &u.yaml).enumerate() {
        for (key, gate) in yaml.gates.iter() {
            for columns in members(cx, unit, gate.for_.as_ref(), &gate.with.0, gate.when.as_ref(), key) {
                let built = one(key, gate, &columns);
                if let Some(known) = isa.gates.iter().find(|g| g.name == built.name) {
                    let diag = Diag::error(
                        "E0115",
                        &built.origin,
                        format!("two entries define gate `{}`", built.name),
                    );
                    cx.report(diag.also(&known.origin, "first here").help("gates have unique names"));
                    continue;
                }
                isa.gates.push(built);
            }
        }
    }
}

fn one(key: &Text, gate: &yaml::Gate, columns: &Columns) -> Gate {
    let fill = |text: &Text| columns.fill(text).text.to_string();
    let source = |text: &Option<Text>| text.as_ref().map(|t| source_text(&columns.fill(t)));
    let mut inputs = Vec::new();
    inputs.extend(gate.state.as_ref().map(|t| wire(WireClass::State, "", &fill(t))));
    inputs.extend(gate.depend.as_ref().map(|t| Wire {
        count: fill(t),
        ..wire(WireClass::Depend, "", "")
    }));
    let values = gate.value.iter().flat_map(|pairs| pairs.iter());
    inputs.extend(values.map(|(name, ty)| wire(WireClass::Value, &fill(name), &fill(ty))));
    inputs.extend(gate.root.as_ref().map(|t| wire(WireClass::Root, "", &fill(t))));
    let outputs = match &gate.out {
        None => Vec::new(),
        Some(TextOr::Text(ty)) => vec![wire(WireClass::Value, "out", &fill(ty))],
        Some(TextOr::Full(classes)) => classes.iter().map(|(name, ty)| output(&name.text, &fill(ty))).collect(),
    };
    Gate {
        name: fill(gate.name.as_ref().unwrap_or(key)),
        inputs,
        outputs,
        types: gate.type_.as_ref().map_or(String::new(), fill),
        where_: source(&gate.where_),
        sem: source(&gate.sem),
        doc: gate.doc.as_ref().map_or(String::new(), fill),
        data: gate.other.iter().map(|(k, v)| (fill(k), fill(&v.0))).collect(),
        origin: Origin {
            row: columns.row.clone(),
            ..key.origin.clone()
        },
    }
}

/// `TYPE` or `TYPE * N`.
fn wire(class: WireClass, name: &str, written: &str) -> Wire {
    let (ty, count) = written.split_once('*').unwrap_or((written, ""));
    Wire {
        class,
        name: name.to_string(),
        ty: ty.trim().to_string(),
        count: count.trim().to_string(),
    }
}

fn output(name: &str, ty: &str) -> Wire {
    match name {
        "state" => wire(WireClass::State, "", ty),
        "depend" => wire(WireClass::Depend, "", ty),
        "root" => wire(WireClass::Root, "", ty),
        _ => wire(WireClass::Value, "out", ty),
    }
}
