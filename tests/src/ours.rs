//! Our side of a comparison: words to text and text to bytes on one target, as the other tools do it.

use crate::llvm::Encoding;
use crate::programs;
use onespec_core::asm::{AsmOptions, assemble};
use onespec_core::decode::Decoder;
use onespec_core::isa::Isa;
use onespec_core::parse::Parser;
use onespec_core::print::{PrintOptions, Printer};
use onespec_core::target::Resolved;
use onespec_emulator::machines::Description;
use onespec_gen::{Checked, check_machine};
use onespec_machines::{ALL, Machine};

/// Every generated machine with the semantics that are in the folder now.
/// A mirror has the instructions of the machine that it mirrors, and is left out.
pub fn live() -> Vec<(Checked, Description)> {
    let own = ALL.iter().filter(|generated| generated.isa.mirror.is_none());
    own.map(machine).collect()
}

/// One of them.
pub fn described(name: &str) -> Description {
    let mut found = ALL.iter().filter(|generated| generated.isa.name == name);
    found
        .next()
        .map(machine)
        .unwrap_or_else(|| panic!("no machine is called {name}"))
        .1
}

fn machine(generated: &Machine) -> (Checked, Description) {
    let checked = check_machine(&programs::here().join("../spec"), generated.isa.name);
    assert!(!checked.diags.has_errors(), "{}", checked.rendered(false));
    let description = generated.description().with_programs(checked.programs);
    (checked, description)
}

/// The tables that were generated from `spec/riscv`.
pub fn riscv() -> &'static Isa {
    &onespec_riscv::ISA
}

/// The tools of one target.
#[derive(Debug)]
pub struct Ours {
    pub target: Resolved,
    decoder: Decoder,
    with_aliases: Printer,
    without: Printer,
    parser: Parser,
}

impl Ours {
    /// The tools of a target by its name, or why there is no such target.
    pub fn new(target: &str) -> Result<Ours, String> {
        let target = riscv().target(target).map_err(|error| error.to_string())?;
        let bits = target
            .param("xlen")
            .and_then(|xlen| u8::try_from(xlen).ok())
            .unwrap_or(64);
        let printer = |aliases| {
            let options = PrintOptions {
                aliases,
                defaults: !aliases,
                address_bits: bits,
                ..PrintOptions::default()
            };
            Printer::new(riscv(), &target.features, options)
        };
        let (with_aliases, without) = (printer(true), printer(false));
        let decoder = Decoder::new(riscv(), &target);
        let parser = Parser::new(riscv(), &target.features);
        Ok(Ours {
            decoder,
            with_aliases,
            without,
            parser,
            target,
        })
    }

    /// The text of a word, `None` where it is no instruction of this length.
    pub fn text(&self, word: Encoding, aliases: bool) -> Option<String> {
        let bits = u128::from(word.bits);
        let op = self.decoder.decode(bits)?;
        if riscv().ops.get(usize::from(op))?.length != word.width {
            return None;
        }
        let printer = if aliases { &self.with_aliases } else { &self.without };
        let mut text = String::new();
        printer.print(op, bits, None, &mut text);
        Some(text)
    }

    /// The word of a line, without looking for a shorter form.
    pub fn word(&self, line: &str) -> Result<Encoding, String> {
        let (op, word) = self.parser.parse(line).map_err(|error| error.to_string())?;
        let width = riscv().ops.get(usize::from(op)).map_or(0, |op| op.length);
        Ok(Encoding {
            bits: word as u32,
            width,
        })
    }

    /// The bytes of each line, in the shortest form where the target has short ones; or what is wrong with the line.
    pub fn assemble(&self, lines: &[String]) -> Vec<Result<Vec<u8>, String>> {
        lines.chunks(CHUNK).flat_map(|chunk| self.chunk(chunk)).collect()
    }

    fn chunk(&self, lines: &[String]) -> Vec<Result<Vec<u8>, String>> {
        let options = AsmOptions {
            compress: true,
            ..AsmOptions::default()
        };
        let assembly = assemble(riscv(), &self.target, &lines.join("\n"), &options);
        let mut answers: Vec<Result<Vec<u8>, String>> = vec![Err("nothing".to_string()); lines.len()];
        for item in &assembly.items {
            let bytes = assembly.word(item).to_le_bytes()[..usize::from(item.length).min(16)].to_vec();
            if let Some(answer) = answers.get_mut(item.line as usize - 1) {
                match answer {
                    Ok(before) => before.extend(bytes),
                    Err(_) => *answer = Ok(bytes),
                }
            }
        }
        for error in &assembly.errors {
            if let Some(answer) = answers.get_mut(error.line as usize - 1) {
                *answer = Err(error.message.clone());
            }
        }
        answers
    }
}

/// Lines that are assembled in one go: few enough that all their errors are told.
const CHUNK: usize = 64;
