//! `onespec asm`: assembly to words, bytes or a program.

use crate::machine::Machine;
use crate::outcome::{Failure, OK, Outcome};
use crate::session::Session;
use crate::{assembling, escape, input, output, transport};
use clap::{Args, ValueEnum};
use onespec_core::asm::{AsmOptions, Assembly};
use serde_json::json;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

/// Assemble a source file
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  echo 'addi a0, a0, 8' | onespec asm --isa riscv -
  onespec asm --format elf -o primes examples/primes.s")]
pub struct Options {
    #[command(flatten)]
    machine: Machine,
    #[command(flatten)]
    transport: transport::BitOrder,
    /// hex: one instruction a line, most significant digit first; bin: the bytes; elf: a program that runs
    #[arg(long, value_enum, default_value_t = Format::Hex)]
    format: Format,
    /// Write to this file instead of standard output
    #[arg(short, long, value_name = "OUT")]
    output: Option<PathBuf>,
    /// Address of the first section, decimal or 0x… (elf: 0x10000 unless given, else 0)
    #[arg(long, value_name = "ADDR", value_parser = super::number)]
    base: Option<u64>,
    /// Keep every instruction as it is written, though a shorter one does the same
    #[arg(long)]
    no_compress: bool,
    /// Assemble combinations of operands that are reserved, too
    #[arg(long)]
    allow_reserved: bool,
    /// hex as one JSON object a line: `section`, `address`, `word`, `length` (bits), `code`, `line`
    #[arg(long)]
    json: bool,
    /// The source, or - for standard input
    file: PathBuf,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    Hex,
    Bin,
    Elf,
}

pub fn run(options: &Options) -> Outcome {
    let session = Session::open(&options.machine)?;
    let source = input::text(&options.file)?;
    let name = escape::path(&options.file);
    let is_program = options.format == Format::Elf;
    let base = options
        .base
        .unwrap_or(if is_program { assembling::PROGRAM_BASE } else { 0 });
    let transport = options.transport.of(&session)?;
    let mut assembly = assembling::assemble(
        &session,
        &name,
        &source,
        AsmOptions {
            base,
            compress: !options.no_compress,
            reserved: options.allow_reserved,
            ..AsmOptions::default()
        },
    )?;
    transport.assembly_out(&mut assembly);
    let bytes = match options.format {
        Format::Hex if options.json => objects(&assembly).into_bytes(),
        Format::Hex => words(&assembly).into_bytes(),
        Format::Bin => flat(&assembly)?,
        Format::Elf => assembling::program(&session, &assembly)?,
    };
    let kind = match is_program {
        true => output::Kind::Program,
        false => output::Kind::Data,
    };
    let inputs: Vec<&Path> = std::iter::once(options.file.as_path())
        .chain(options.machine.spec.as_deref())
        .collect();
    output::to(options.output.as_deref(), &bytes, kind, &inputs)?;
    Ok(OK)
}

/// A line an instruction or datum, in the order of the source.
fn words(assembly: &Assembly) -> String {
    let mut text = String::new();
    for item in &assembly.items {
        let _ = writeln!(
            text,
            "{:0digits$x}",
            assembly.word(item),
            digits = 2 * usize::from(item.length)
        );
    }
    text
}

/// The same for programs, with where each came from and went to.
fn objects(assembly: &Assembly) -> String {
    let mut text = String::new();
    for item in &assembly.items {
        let Some(section) = assembly.sections.get(usize::from(item.section)) else {
            continue;
        };
        let object = json!({
            "section": section.name,
            "address": format!("0x{:x}", section.address.wrapping_add(item.offset)),
            "word": format!("0x{:0digits$x}", assembly.word(item), digits = 2 * usize::from(item.length)),
            "length": u32::from(item.length) * 8,
            "code": item.code,
            "line": item.line,
        });
        let _ = writeln!(text, "{object}");
    }
    text
}

/// All that is loaded, from the first address to the last, zeros between sections.
fn flat(assembly: &Assembly) -> Result<Vec<u8>, Failure> {
    let mut image = Vec::new();
    let mut start = None;
    for section in assembly
        .sections
        .iter()
        .filter(|section| section.alloc && !section.bytes.is_empty())
    {
        let start = *start.get_or_insert(section.address);
        let at = section
            .address
            .checked_sub(start)
            .and_then(|at| usize::try_from(at).ok());
        match at.filter(|at| (image.len()..=image.len() + assembling::MAX_GAP).contains(at)) {
            Some(at) => image.resize(at, 0),
            None => {
                return Err(Failure::Findings(format!(
                    "section {} is too far from the others",
                    section.name
                )));
            }
        }
        image.extend_from_slice(&section.bytes);
    }
    Ok(image)
}
