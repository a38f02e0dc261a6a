//! Which machine is meant, and its settings: options that commands share.

use clap::Args;
use clap::builder::NonEmptyStringValueParser;
use onespec_circuit::GATES;
use onespec_machines::ALL;
use std::path::PathBuf;

/// The machine that is meant when none is named: the first of those that are part of this program. `None`: it has none.
pub fn usual() -> Option<&'static str> {
    ALL.first().map(|known| known.isa.name)
}

/// Which machine, and where its description comes from. Every command takes these.
#[derive(Debug, Clone, Default, Args)]
pub struct Machine {
    /// The machine's name: `riscv`. Without it, the one that `--target` belongs to, else `riscv`.
    #[arg(long, value_name = "ISA", value_parser = NonEmptyStringValueParser::new())]
    pub isa: Option<String>,
    /// What the machine has: `rv32imac`, `rv64gc_zba_zbb`. Without it, the machine's default (`rv64gc`).
    #[arg(long, value_name = "TARGET", value_parser = NonEmptyStringValueParser::new())]
    pub target: Option<String>,
    /// Work from the description in this directory as it is now: no rebuild, no compiler.
    #[arg(long, value_name = "DIR")]
    pub spec: Option<PathBuf>,
}

/// Properties of the machine that do not belong to the target.
#[derive(Debug, Clone, Default, Args)]
pub struct Settings {
    /// A setting of the machine, such as vlen=256; may be given several times
    #[arg(long = "set", value_name = "NAME=VALUE", value_parser = setting)]
    set: Vec<(String, i64)>,
    /// Bits of a vector register; short for --set vlen=N
    #[arg(long, value_name = "N")]
    vlen: Option<i64>,
}

impl Settings {
    /// Every setting that was asked for, by name.
    pub fn all(&self) -> Vec<(String, i64)> {
        let vlen = self.vlen.map(|value| ("vlen".to_string(), value));
        self.set.iter().cloned().chain(vlen).collect()
    }
}

fn setting(text: &str) -> Result<(String, i64), String> {
    let (name, value) = text.split_once('=').ok_or("write NAME=VALUE")?;
    let value = value.parse().map_err(|_| format!("`{value}` is no number"))?;
    Ok((name.to_string(), value))
}

/// Whether this is the name of the set of gates.
pub fn is_gates(name: &str) -> bool {
    name == GATES.name
}

/// Whether `--isa` names the gates.
pub fn means_gates(machine: &Machine) -> bool {
    machine.isa.as_deref().is_some_and(is_gates)
}
