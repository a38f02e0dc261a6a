//! Graphs with the place of each gate under each policy, behind `#=` in their files.

use crate::support::read;
use onespec_compiler::schedule::{Options, Policy, schedule};
use onespec_graph::{Circuit, Gate};
use std::path::Path;

pub fn places(path: &Path, text: String) -> datatest_stable::Result<()> {
    let circuit = read(path, &text)?;
    let mut rows = text
        .lines()
        .filter_map(|line| line.strip_prefix("#= "))
        .map(|row| row.split_whitespace());
    let columns: Vec<&str> = rows.next().ok_or("no table")?.skip(1).collect();
    let rows: Vec<Vec<&str>> = rows.map(|row| row.collect()).collect();
    if rows.is_empty() {
        return Err("an empty table".into());
    }
    let mut wrong = Vec::new();
    for (column, name) in columns.iter().enumerate() {
        // The earliest place is the same under all policies.
        let policies: Vec<Policy> = Policy::ALL
            .iter()
            .filter(|(known, _)| known == name || *name == "early")
            .map(|&(_, policy)| policy)
            .collect();
        if policies.is_empty() {
            return Err(format!("no policy {name}").into());
        }
        for (policy, row) in policies
            .iter()
            .flat_map(|policy| rows.iter().map(move |row| (policy, row)))
        {
            let scheduled = schedule(&circuit, &Options::with(*policy)).map_err(|e| e.to_string())?;
            let gate = gate(&circuit, row[0])?;
            let place = match *name {
                "early" => scheduled.bounds(gate).map(|(early, _)| early),
                _ => scheduled.place(gate),
            };
            let expected = match row.get(column + 1) {
                Some(&state) => Some(self::gate(&circuit, state)?),
                None => None,
            };
            if place != expected {
                let name = |g: Option<Gate>| g.map_or("no place".to_string(), |g| name_of(&circuit, g));
                wrong.push(format!(
                    "{} {}: {}, expected {}",
                    columns[column],
                    row[0],
                    name(place),
                    name(expected)
                ));
            }
        }
    }
    match wrong.is_empty() {
        true => Ok(()),
        false => Err(wrong.join("\n").into()),
    }
}

fn gate(circuit: &Circuit, name: &str) -> Result<Gate, String> {
    if name == "@S" {
        return Ok(circuit.state_entry());
    }
    circuit
        .gates()
        .find(|&g| circuit.names.get(g) == Some(name))
        .ok_or_else(|| format!("no gate {name}"))
}

fn name_of(circuit: &Circuit, gate: Gate) -> String {
    onespec_graph::text::gate_name(circuit, gate).to_string()
}
