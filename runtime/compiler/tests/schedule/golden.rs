//! Whole schedules. The first lines of a file say how, `#! policy=… constants=… int=… float=… reserve=…`, one line for
//! each text that stands in the `.txt` file beside it. `UPDATE_EXPECTED=1` writes the texts again.

use crate::support::read;
use onespec_compiler::schedule::{ConstantPlaces, Options, Policy, schedule};
use onespec_graph::set::MAX_CLASSES;
use std::path::Path;

pub fn golden(path: &Path, text: String) -> datatest_stable::Result<()> {
    let circuit = read(path, &text)?;
    let mut found = String::new();
    for line in text.lines().filter_map(|line| line.strip_prefix("#! ")) {
        let options = options(line)?;
        found += &format!("#! {line}\n");
        found += &match schedule(&circuit, &options) {
            Ok(schedule) => schedule.text(&circuit),
            Err(finding) => format!("{finding}\n"),
        };
        found += "\n";
    }
    if found.is_empty() {
        return Err("no line says how to schedule".into());
    }
    let golden = path.with_extension("txt");
    if std::env::var_os("UPDATE_EXPECTED").is_some() {
        std::fs::write(&golden, &found)?;
    }
    let expected = std::fs::read_to_string(&golden).unwrap_or_default();
    match found == expected {
        true => Ok(()),
        false => Err(format!("{}\n--- found\n{found}--- expected\n{expected}", path.display()).into()),
    }
}

fn options(line: &str) -> Result<Options, String> {
    let mut options = Options::default();
    for word in line.split_whitespace() {
        let (key, value) = word.split_once('=').ok_or(format!("no value in {word}"))?;
        let number = || value.parse::<u32>().map_err(|e| format!("{word}: {e}"));
        match key {
            "policy" => {
                let known = Policy::ALL.iter().find(|(name, _)| *name == value);
                options.policy = known.ok_or(format!("no policy {value}"))?.1;
            }
            "constants" => {
                options.constants = match value {
                    "entry" => ConstantPlaces::Entry,
                    "uses" => ConstantPlaces::Uses,
                    _ => return Err(format!("no {word}")),
                };
            }
            "int" => options.target.registers[0] = number()?,
            "float" => options.target.registers[1] = number()?,
            "reserve" => options.target.reserve = [number()?; MAX_CLASSES],
            _ => return Err(format!("no option {key}")),
        }
    }
    Ok(options)
}
