//! `onespec probe`: which instructions a device has, found by launching each as a kernel.

use super::number;
use crate::devices;
use crate::machine::Machine;
use crate::outcome::{Failure, OK, Outcome};
use crate::session::Session;
use crate::{escape, outcome};
use clap::Args;
use onespec_core::isa::OpId;
use onespec_core::names::near;
use onespec_device::encodings::simplest;
use onespec_device::probe::{Finding, Prober};
use onespec_emulator::engine::Engine;
use serde_json::json;
use std::io::Write;

/// Find out which instructions a device has: each is launched as a kernel
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  onespec probe --target esperanto-a0
  onespec probe --json fdiv.pi fence.i bitmixb
  onespec probe --spec spec --target esperanto-a0 fdiv.ps    # from the description as it is now

A kernel is the instruction with operands of 0, and a return. A line is the name, the encoding, and what became of it: \
OK, Emulate (left to firmware) or Invalid; the causes of other traps, such as that of a load from address 0, count as OK and \
are told. A kernel that does not end, such as a jump to itself, is ended by a limit of this emulation, which is told, too.

JSON: an object a line, with `mnemonic`, `word`, `status` (`ok`, `emulate`, `invalid`), `scause` (null where there was no trap), \
and `endless` where the limit ended it.")]
pub struct Options {
    #[command(flatten)]
    machine: Machine,
    /// Instructions by their names; without any, all of the machine
    names: Vec<String>,
    /// One JSON object an instruction
    #[arg(long)]
    json: bool,
    /// Firmware executes what hardware leaves to it
    #[arg(long)]
    emulate: bool,
    /// Instructions of all harts together that a kernel may execute
    #[arg(long, value_name = "N", value_parser = number, default_value = "100000")]
    max_insns: u64,
}

/// An instruction to probe.
struct Probed {
    name: &'static str,
    word: u32,
    bits: u16,
}

pub fn run(options: &Options) -> Outcome {
    let machine = devices::machine(&options.machine);
    let mut described = devices::described(&machine)?;
    if options.emulate {
        devices::emulate(&mut described)?;
    }
    let session = Session::open(&Machine {
        target: Some(described.target.clone()),
        ..machine.clone()
    })?;
    let probed = probed(&session, &options.names)?;
    let how = onespec_device::Options {
        max_instructions: Some(options.max_insns),
        engine: Engine::Interp,
        ..onespec_device::Options::default()
    };
    let mut device = devices::device(&machine, described, how)?;
    let told = |error: onespec_device::probe::ProbeError| Failure::Findings(error.to_string());
    let mut prober = Prober::new(&mut device).map_err(told)?;
    let width = probed.iter().map(|probed| probed.name.len()).max().unwrap_or(0);
    let mut out = escape::stdout();
    for one in &probed {
        let finding = prober.word(one.word, one.bits).map_err(told)?;
        let word = format!("0x{:0w$x}", one.word, w = usize::from(one.bits / 4));
        match options.json {
            true => writeln!(out, "{}", object(one.name, &word, &finding))?,
            false => writeln!(
                out,
                "{:width$}  {word:10}  {}",
                one.name,
                shown(&finding, options.max_insns)
            )?,
        }
    }
    out.flush().map_err(outcome::Failure::from)?;
    Ok(OK)
}

/// The instructions that are meant, with encodings.
fn probed(session: &Session, names: &[String]) -> Result<Vec<Probed>, Failure> {
    let decoder = session.decoder();
    let ops = session.isa.ops;
    for name in names {
        if ops.iter().all(|op| op.name != name) {
            let near = near(name, ops.iter().map(|op| op.name));
            let hint = near
                .first()
                .map_or(String::new(), |near| format!("; did you mean `{near}`?"));
            let name = name.escape_debug();
            return Err(Failure::Usage(format!("there is no instruction `{name}`{hint}")));
        }
    }
    let is_meant = |name: &str| names.is_empty() || names.iter().any(|wanted| wanted == name);
    let found = ops.iter().enumerate().filter(|(_, op)| is_meant(op.name));
    let found = found.filter_map(|(number, op)| {
        let word = simplest(&decoder, OpId::try_from(number).ok()?, op)?;
        Some(Probed {
            name: op.name,
            word,
            bits: op.length,
        })
    });
    Ok(found.collect())
}

fn object(name: &str, word: &str, finding: &Finding) -> serde_json::Value {
    let mut object = json!({
        "mnemonic": name,
        "word": word,
        "status": finding.status,
        "scause": finding.cause,
    });
    if finding.endless {
        object["endless"] = json!(true);
    }
    object
}

fn shown(finding: &Finding, limit: u64) -> String {
    let status = match finding.status.as_str() {
        "ok" => "OK".to_owned(),
        other => {
            let mut letters = other.chars();
            let first = letters.next().map(|letter| letter.to_ascii_uppercase());
            first.into_iter().chain(letters).collect()
        }
    };
    match finding.cause {
        _ if finding.endless => format!("{status} (does not end: stopped after {limit} instructions)"),
        Some(cause) if status == "OK" => format!("{status} (scause {cause})"),
        _ => status,
    }
}
