//! `onespec list --machines`, `--targets`, `--extensions`, `--platforms` and `--types`.

use super::types;
use crate::entries::listed;
use crate::machine::{Machine, is_gates, means_gates};
use crate::outcome::{Failure, OK, Outcome};
use crate::{description, escape};
use clap::Args;
use onespec_circuit::GATES;
use onespec_core::isa::platform::Range;
use onespec_core::isa::{Isa, Op};
use onespec_machines::ALL;
use serde_json::json;
use std::io::Write;

/// What is listed instead of instructions.
#[derive(Debug, Args)]
#[group(multiple = false)]
pub struct Inventory {
    /// The machines instead of instructions
    #[arg(long)]
    machines: bool,
    /// The targets of all machines, or of the one that --isa names
    #[arg(long)]
    targets: bool,
    /// The extensions of all machines, or of the one that --isa names
    #[arg(long)]
    extensions: bool,
    /// The platforms of all machines, or of the one that --isa names: what programs without an operating system run on
    #[arg(long)]
    platforms: bool,
    /// The types of values of a machine of pseudo-instructions, as a table: --isa rvv-pseudo --types
    #[arg(long)]
    types: bool,
}

impl Inventory {
    pub fn is_asked(&self) -> bool {
        self.machines || self.targets || self.extensions || self.platforms || self.types
    }
}

pub fn run(what: &Inventory, machine: &Machine, is_json: bool) -> Outcome {
    if what.types {
        return types::run(machine, is_json);
    }
    let known = known(machine)?;
    let mut out = escape::stdout();
    for isa in &known {
        if what.machines {
            machine_line(&mut out, isa, is_json)?;
        } else if what.targets {
            targets(&mut out, isa, is_json)?;
        } else if what.platforms {
            platforms(&mut out, isa, is_json)?;
        } else {
            extensions(&mut out, isa, is_json)?;
        }
    }
    if what.machines && machine.spec.is_none() && machine.isa.as_deref().is_none_or(is_gates) {
        let (name, count) = (GATES.name, GATES.gates.len());
        match is_json {
            true => writeln!(out, "{}", json!({"isa": name, "gates": count}))?,
            false => writeln!(out, "{name:<12} {count} gates of the intermediate representation")?,
        }
    }
    out.flush()?;
    Ok(OK)
}

/// The machines of this program or of a directory; where one is named, that one.
fn known(machine: &Machine) -> Result<Vec<&'static Isa>, Failure> {
    let is_meant = |name: &str| machine.isa.as_deref().is_none_or(|asked| asked == name);
    let Some(dir) = &machine.spec else {
        if machine.isa.is_some() && !means_gates(machine) {
            return crate::machines::generated(machine).map(|isa| vec![isa]);
        }
        return Ok(ALL
            .iter()
            .map(|known| known.isa)
            .filter(|isa| is_meant(isa.name))
            .collect());
    };
    let folder = description::folder(dir)?;
    let one = |name: &String| {
        let place = Machine {
            isa: Some(name.clone()),
            target: None,
            ..machine.clone()
        };
        let checked = description::in_directory(dir, &place)?;
        Ok(checked.tables.filter(|isa| !isa.ops.is_empty()))
    };
    let found: Result<Vec<_>, Failure> = folder.names.iter().filter(|name| is_meant(name)).map(one).collect();
    Ok(found?.into_iter().flatten().collect())
}

fn usual(isa: &Isa) -> &'static str {
    isa.targets.get(usize::from(isa.default_target)).map_or("", |t| t.name)
}

/// Whether a feature is no extension but a value of a parameter.
fn is_value(isa: &Isa, feature: usize) -> bool {
    isa.params
        .iter()
        .any(|param| param.features.iter().any(|id| usize::from(*id) == feature))
}

fn machine_line(out: &mut impl Write, isa: &Isa, is_json: bool) -> Result<(), Failure> {
    let count = listed(isa).iter().filter(|op| isa.possible(&op.needs)).count();
    let features = (0..isa.features.len()).filter(|id| !is_value(isa, *id)).count();
    match is_json {
        true => {
            let object = json!({
                "isa": isa.name,
                "instructions": count,
                "extensions": features,
                "targets": isa.targets.len(),
                "default_target": usual(isa),
                "params": isa.params.iter().map(|param| param.name).collect::<Vec<_>>(),
                "settings": isa.settings.iter().map(|setting| setting.name).collect::<Vec<_>>(),
            });
            writeln!(out, "{object}")?;
        }
        false => writeln!(
            out,
            "{:<12} {count} instructions, {features} extensions, {} targets, {} unless said otherwise",
            isa.name,
            isa.targets.len(),
            usual(isa)
        )?,
    }
    Ok(())
}

fn targets(out: &mut impl Write, isa: &Isa, is_json: bool) -> Result<(), Failure> {
    for target in isa.targets {
        let features = isa.feature_names(&target.features);
        let is_usual = target.name == usual(isa);
        match is_json {
            true => {
                let object = json!({
                    "target": target.name,
                    "isa": isa.name,
                    "default": is_usual,
                    "extensions": features,
                    "doc": target.doc,
                });
                writeln!(out, "{object}")?;
            }
            false => {
                let mark = if is_usual {
                    " (what is meant when none is named)"
                } else {
                    ""
                };
                writeln!(out, "{:<12} {:<18} {}{mark}", isa.name, target.name, target.doc)?;
            }
        }
    }
    Ok(())
}

fn platforms(out: &mut impl Write, isa: &Isa, is_json: bool) -> Result<(), Failure> {
    let range = |range: Range| json!({"base": format!("{:#x}", range.base), "size": format!("{:#x}", range.size)});
    for platform in isa.platforms {
        let targets = isa
            .targets
            .iter()
            .filter(|target| platform.needs.holds(&target.features));
        let targets: Vec<&str> = targets.map(|target| target.name).collect();
        match is_json {
            true => {
                let memory = platform
                    .memory
                    .iter()
                    .map(|part| (part.name.to_owned(), range(part.range)));
                let devices = platform
                    .devices
                    .iter()
                    .map(|part| (part.name.to_owned(), range(part.range)));
                let object = json!({
                    "platform": platform.name,
                    "isa": isa.name,
                    "targets": targets,
                    "harts": platform.harts,
                    "entry": format!("{:#x}", platform.entry),
                    "memory": memory.collect::<serde_json::Map<_, _>>(),
                    "devices": devices.collect::<serde_json::Map<_, _>>(),
                    "data": platform.data.and_then(|at| platform.memory.get(usize::from(at))).map(|part| part.name),
                    "doc": platform.doc,
                });
                writeln!(out, "{object}")?;
            }
            false => writeln!(
                out,
                "{:<12} {:<18} {} ({})",
                isa.name,
                platform.name,
                platform.doc,
                targets.join(" ")
            )?,
        }
    }
    Ok(())
}

fn extensions(out: &mut impl Write, isa: &Isa, is_json: bool) -> Result<(), Failure> {
    let of_targets: Vec<&Op> = listed(isa).iter().filter(|op| isa.possible(&op.needs)).collect();
    for (id, feature) in isa.features.iter().enumerate().filter(|(id, _)| !is_value(isa, *id)) {
        let count = of_targets.iter().filter(|op| usize::from(op.feature) == id).count();
        match is_json {
            true => {
                let object = json!({
                    "extension": feature.name,
                    "isa": isa.name,
                    "instructions": count,
                    "requires": isa.feature_names(&feature.requires),
                    "conflicts": isa.feature_names(&feature.conflicts),
                    "doc": feature.doc,
                });
                writeln!(out, "{object}")?;
            }
            false => writeln!(out, "{:<12} {:<18} {count:>5}  {}", isa.name, feature.name, feature.doc)?,
        }
    }
    Ok(())
}
