//! The tour: a RISC-V program runs on an emulator in which no instruction was written by hand, then an
//! instruction that no machine has is added by one entry in one file, and assembles, disassembles and runs.
//!
//! It is also what a program looks like that embeds OneSpec: it takes one generated crate, the emulator, and for the second
//! half what opens descriptions. Each step is a command, too, and says which.

use onespec_core::asm::{AsmOptions, Assembly, assemble};
use onespec_core::decode::Decoder;
use onespec_core::isa::Isa;
use onespec_core::target::Resolved;
use onespec_diag::FileSource;
use onespec_elf::{PAGE, PROGRAM_BASE, assembled};
use onespec_emulator::Emulator;
use onespec_emulator::disassembly::disassembler;
use onespec_emulator::machines::Description;
use onespec_emulator::options::Options;
use onespec_emulator::user::files::Streams;
use onespec_pipeline::{Checked, Opening};
use onespec_riscv::{ISA, MACHINE, SOURCES};
use std::cell::RefCell;
use std::fs;
use std::io::{self, Write};
use std::path::Path;
use std::rc::Rc;

/// Takes the tour: `root` is the folder of the project, `out` gets the text.
///
/// # Errors
/// A file that cannot be read, a step that goes wrong, or `out` takes no more.
pub fn tour(root: &Path, out: &mut dyn Write) -> io::Result<()> {
    writeln!(
        out,
        "A Linux program for RISC-V, assembled and run (onespec run examples/primes.s):\n"
    )?;
    let target = ISA.target("").map_err(wrong)?;
    let primes = source(&ISA, &target, &fs::read_to_string(root.join("examples/primes.s"))?)?;
    let program = assembled(&ISA, &target, &primes).map_err(wrong)?;
    let ended = run(&Emulator::new(&MACHINE), &program, out)?;
    writeln!(out, "(exit code {ended})")?;

    writeln!(
        out,
        "\nWhat there is to know about one of its instructions, all of it from one entry (onespec explain remu):\n"
    )?;
    explain(&ISA, "remu", out)?;

    writeln!(
        out,
        "\nNow an instruction that no machine has. This entry, put into spec/riscv/i.yaml:\n"
    )?;
    let entry = fs::read_to_string(root.join("examples/avg.yaml"))?;
    write!(out, "{entry}")?;
    let changed = with_entry(&entry)?;
    let opening = Opening {
        fast: true,
        ..Opening::default()
    };
    let checked = Checked::open(FileSource::Texts(&changed), "riscv", &opening);
    let Some(isa) = checked.tables.filter(|_| !checked.diags.has_errors()) else {
        return Err(wrong(checked.rendered(false)));
    };

    writeln!(
        out,
        "\nis all it takes to assemble a program that uses it (onespec asm --spec spec examples/average.s),"
    )?;
    let target = isa.target("").map_err(wrong)?;
    let average = source(isa, &target, &fs::read_to_string(root.join("examples/average.s"))?)?;
    writeln!(out, "to disassemble it (onespec disasm --spec spec),\n")?;
    disassemble(isa, &target, &average, out)?;
    writeln!(
        out,
        "\nand to run it. The program's exit code is the average of 30 and 54:\n"
    )?;
    let program = assembled(isa, &target, &average).map_err(wrong)?;
    let ended = run(&Emulator::of(Description::live(isa, checked.programs)), &program, out)?;
    writeln!(out, "(exit code {ended})")
}

fn wrong(why: impl ToString) -> io::Error {
    io::Error::other(why.to_string())
}

/// Assembles a source.
fn source(isa: &'static Isa, target: &Resolved, text: &str) -> io::Result<Assembly> {
    let options = AsmOptions {
        base: PROGRAM_BASE,
        page: PAGE,
        compress: true,
        ..AsmOptions::default()
    };
    let assembly = assemble(isa, target, text, &options);
    match assembly.errors.first() {
        Some(error) => Err(wrong(&error.message)),
        None => Ok(assembly),
    }
}

/// What a program writes.
#[derive(Debug, Clone, Default)]
struct Written(Rc<RefCell<Vec<u8>>>);

impl Write for Written {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.borrow_mut().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Runs a program as a Linux process without input; its exit code.
fn run(emulator: &Emulator, program: &[u8], out: &mut dyn Write) -> io::Result<u8> {
    let written = Written::default();
    let streams = Streams {
        input: Box::new(io::empty()),
        output: Box::new(written.clone()),
        error: Box::new(written.clone()),
        terminal: false,
    };
    let outcome = emulator.run(program, &Options::default(), streams).map_err(wrong)?;
    out.write_all(&written.0.borrow())?;
    Ok(outcome.code)
}

/// An instruction by its name: bits, operands, semantics, and where it is written.
fn explain(isa: &Isa, name: &str, out: &mut dyn Write) -> io::Result<()> {
    let op = isa.ops.iter().find(|op| op.name == name);
    let op = op.ok_or_else(|| wrong(format!("there is no {name}")))?;
    writeln!(out, "{name}  {}", op.doc)?;
    let bit = |at: u16| match (op.mask >> at & 1, op.value >> at & 1) {
        (0, _) => '-',
        (_, 0) => '0',
        _ => '1',
    };
    writeln!(out, "bits:      {}", (0..op.length).rev().map(bit).collect::<String>())?;
    let operands: Vec<&str> = op.operands.iter().map(|operand| operand.name).collect();
    writeln!(out, "operands:  {}", operands.join(", "))?;
    let semantics = op.data.iter().find(|(key, _)| *key == "sem");
    let semantics = semantics.map_or("", |(_, text)| text.trim());
    writeln!(out, "semantics: {}", semantics.replace('\n', "\n           "))?;
    writeln!(out, "from:      {}", op.origin)
}

/// The description's files with an entry more among the instructions of the base.
fn with_entry(entry: &str) -> io::Result<Vec<(&'static str, &'static str)>> {
    const FILE: &str = "riscv/i.yaml";
    const HEAD: &str = "\ninstructions:\n";
    let mut files = SOURCES.to_vec();
    let file = files.iter_mut().find(|(name, _)| name.ends_with(FILE));
    let (_, text) = file.ok_or_else(|| wrong(format!("{FILE} is missing")))?;
    // A description lives as long as the program that reads it.
    *text = String::leak(text.replacen(HEAD, &format!("{HEAD}{entry}"), 1));
    Ok(files)
}

/// The instructions of an assembled source.
fn disassemble(isa: &'static Isa, target: &Resolved, assembly: &Assembly, out: &mut dyn Write) -> io::Result<()> {
    let (text, decoder) = (disassembler(isa, target), Decoder::new(isa, target));
    for section in assembly.sections.iter().filter(|section| section.execute) {
        let (mut rest, mut address) = (&section.bytes[..], section.address);
        while !rest.is_empty() {
            let mut word = [0; 8];
            let taken = rest.len().min(word.len());
            word[..taken].copy_from_slice(&rest[..taken]);
            let word = u64::from_le_bytes(word);
            let bytes = usize::from(decoder.length(word as u32)).div_ceil(8).max(1);
            writeln!(out, "{address:#x}: {}", text(word, address))?;
            rest = rest.get(bytes..).unwrap_or_default();
            address += bytes as u64;
        }
    }
    Ok(())
}
