//! `onespec verify`: whether machine code is valid for a target, or a circuit well-formed.

use super::verify_circuits;
use crate::elf::{self, Code, Image};
use crate::machine::Machine;
use crate::outcome::{FINDINGS, OK, Outcome};
use crate::session::Session;
use crate::{circuits, escape, input, transport};
use clap::Args;
use onespec_core::timing::Model;
use onespec_core::verify::{Finding, Verdict, Verifier, hazards};
use serde_json::json;
use std::io::Write;
use std::path::PathBuf;

/// Verify machine code (legal, reserved, hints, what the target lacks, hazards) or circuits (all rules)
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  onespec verify --target rv64gc primes
  onespec verify --relaxed examples/sum.cir")]
pub struct Options {
    #[command(flatten)]
    machine: Machine,
    #[command(flatten)]
    transport: transport::BitOrder,
    /// Address of the first byte of raw code, decimal or 0x…
    #[arg(long, value_name = "ADDR", value_parser = super::number, default_value = "0")]
    base: u64,
    /// Take combinations of operands that are reserved for instructions
    #[arg(long)]
    allow_reserved: bool,
    /// Tell of hints too: instructions whose operands make them do nothing
    #[arg(long)]
    hints: bool,
    #[command(flatten)]
    circuits: verify_circuits::Circuits,
    /// One JSON object a finding: `address`, `word`, `length` (bits), `code`, `mnemonic`, `message`; of circuits `file`,
    /// `line`, `column`, `code`, `circuit`, `gate`, `opcode`, `class`, `index`, `message`
    #[arg(long)]
    json: bool,
    /// The file: ELF, raw code, or circuits (.cir, .cirb); - for standard input
    file: PathBuf,
}

pub fn run(options: &Options) -> Outcome {
    if options.circuits.is_asked() || circuits::is_named(&options.file) {
        return verify_circuits::run(&options.circuits, &options.machine, &options.file, options.json);
    }
    let data = input::bytes(&options.file)?;
    let session = Session::for_file(&options.machine, &data)?;
    let transport = options.transport.readable(&session)?;
    let image = if elf::is_elf(&data) {
        elf::read(&data, session.elf_machine())?
    } else {
        Image {
            code: vec![Code {
                base: options.base,
                bytes: &data,
                ..Code::default()
            }],
            ..Image::default()
        }
    };
    let decoder = session.decoder();
    let timing = Model::of(session.isa, &session.target);
    let mut out = escape::stdout();
    let (mut words, mut findings) = (0, 0);
    for code in &image.code {
        let bytes = transport.bytes_back(code.bytes);
        let mut verifier = Verifier::new(&decoder, &bytes);
        let hazards = match &timing {
            Some(model) => hazards(&decoder, model, &bytes, code.base),
            None => Vec::new(),
        };
        for finding in merged(verifier.by_ref(), hazards) {
            let allowed = finding.verdict == Verdict::Illegal && options.allow_reserved;
            if allowed || !finding.verdict.is_error() && !options.hints {
                continue;
            }
            findings += usize::from(finding.verdict.is_error());
            let address = code.base.wrapping_add(finding.offset as u64);
            let digits = usize::from(finding.length.div_ceil(4));
            let word = transport.out(finding.word, finding.length);
            if options.json {
                let op = finding.op.and_then(|op| session.isa.ops.get(usize::from(op)));
                let object = json!({
                    "address": format!("0x{address:x}"),
                    "word": format!("0x{word:0digits$x}"),
                    "length": finding.length,
                    "code": finding.verdict.code(),
                    "mnemonic": op.map(|op| op.name),
                    "message": finding.message,
                });
                writeln!(out, "{object}")?;
            } else {
                let word = format!("{word:0digits$x}");
                writeln!(
                    out,
                    "{address:8x}: {word:<8}  {}: {}",
                    finding.verdict.code(),
                    finding.message
                )?;
            }
        }
        words += verifier.count;
    }
    if !options.json {
        writeln!(
            out,
            "{words} instructions, {findings} findings for {}",
            session.target.name
        )?;
    }
    out.flush()?;
    Ok(if findings > 0 { FINDINGS } else { OK })
}

/// Findings of two kinds, in the order of the code.
fn merged(words: impl Iterator<Item = Finding>, hazards: Vec<Finding>) -> impl Iterator<Item = Finding> {
    let mut words = words.peekable();
    let mut hazards = hazards.into_iter().peekable();
    std::iter::from_fn(move || match (words.peek(), hazards.peek()) {
        (Some(word), Some(hazard)) if hazard.offset < word.offset => hazards.next(),
        (Some(_), _) => words.next(),
        (None, _) => hazards.next(),
    })
}
