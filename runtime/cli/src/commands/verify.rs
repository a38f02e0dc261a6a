//! `onespec verify`: is machine code what a target can run?

use crate::arguments::Machine;
use crate::elf::{self, Code, Image};
use crate::input;
use crate::outcome::{FINDINGS, OK, Outcome};
use crate::session::Session;
use clap::Args;
use onespec_core::verify::Verifier;
use serde_json::json;
use std::io::{self, BufWriter, Write};
use std::path::PathBuf;

/// Verify machine code: legal, reserved, hints, what the target lacks
#[derive(Debug, Args)]
#[command(after_help = "Example: onespec verify --isa riscv --target rv64gc program.elf")]
pub struct Options {
    #[command(flatten)]
    machine: Machine,
    /// Address of the first byte of raw code, decimal or 0x…
    #[arg(long, value_name = "ADDR", value_parser = super::number, default_value = "0")]
    base: u64,
    /// Tell of hints too: instructions whose operands make them do nothing
    #[arg(long)]
    hints: bool,
    /// One JSON object a finding: `address`, `word`, `length` (bits), `code`, `mnemonic`, `message`
    #[arg(long)]
    json: bool,
    /// The file, ELF or raw code, or - for standard input
    file: PathBuf,
}

pub fn run(options: &Options) -> Outcome {
    let session = Session::open(&options.machine)?;
    let data = input::bytes(&options.file)?;
    let image = if elf::is_elf(&data) {
        elf::read(&data, session.elf_machine())?
    } else {
        Image {
            code: vec![Code {
                name: "",
                base: options.base,
                bytes: &data,
            }],
            ..Image::default()
        }
    };
    let decoder = session.decoder();
    let mut out = BufWriter::new(io::stdout().lock());
    let (mut words, mut findings) = (0, 0);
    for code in &image.code {
        let mut verifier = Verifier::new(&decoder, code.bytes);
        for finding in verifier.by_ref() {
            if !finding.verdict.is_error() && !options.hints {
                continue;
            }
            findings += usize::from(finding.verdict.is_error());
            let address = code.base.wrapping_add(finding.offset as u64);
            let digits = usize::from(finding.length.div_ceil(4));
            if options.json {
                let op = finding.op.and_then(|op| session.isa.ops.get(usize::from(op)));
                let object = json!({
                    "address": format!("0x{address:x}"),
                    "word": format!("0x{:0digits$x}", finding.word),
                    "length": finding.length,
                    "code": finding.verdict.code(),
                    "mnemonic": op.map(|op| op.name),
                    "message": finding.message,
                });
                writeln!(out, "{object}")?;
            } else {
                let word = format!("{:0digits$x}", finding.word);
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
