//! Assembler sources: reader, layout, and back to text by the disassembler. The first line may name a machine and a target.

use super::Target;
use crate::corpus;
use crate::trail::Trail;
use onespec_core::asm::{AsmOptions, assemble};
use onespec_core::decode::Decoder;
use onespec_core::print::{PrintOptions, Printer};
use onespec_machines::ALL;

/// The target.
pub fn open() -> Box<dyn Target> {
    Box::new(Assembler)
}

struct Assembler;

/// Bytes that a source may become: enough for everything but for pages of zeros.
const LIMIT: u64 = 1 << 22;

impl Target for Assembler {
    fn corpus(&self) -> Vec<Vec<u8>> {
        let folders = ["examples", "tests/programs/vector", "tests/programs/esperanto"];
        let mut all = corpus::files(&folders, ".s", 4000);
        // Long sources by their paragraphs, so that one wrong line does not hide the others.
        for name in [
            "aliases",
            "compressed",
            "directives",
            "labels",
            "operands",
            "relocations",
            "rv32",
            "vectors",
        ] {
            let text = corpus::text(&format!("tests/data/asm/{name}.s"));
            let paragraphs = text.split("\n\n").filter(|part| !part.trim().is_empty());
            all.extend(paragraphs.map(|part| part.as_bytes().to_vec()));
        }
        all
    }

    fn run(&self, input: &[u8]) -> Trail {
        let mut trail = Trail::default();
        let Ok(source) = std::str::from_utf8(input) else {
            return trail;
        };
        let named = source.lines().next().and_then(|line| line.strip_prefix("# target:"));
        let mut words = named.unwrap_or("riscv rv64gcv_zba_zbb_zbs").split_whitespace();
        let machine = words
            .next()
            .and_then(|name| ALL.iter().find(|known| known.isa.name == name));
        let Some(isa) = machine.map(|machine| machine.isa) else {
            return trail;
        };
        let Ok(target) = isa.target(words.next().unwrap_or("")) else {
            return trail;
        };
        let options = AsmOptions {
            base: 0x1_0000,
            page: 0x1000,
            compress: true,
            limit: LIMIT,
            ..AsmOptions::default()
        };
        let assembly = assemble(isa, &target, source, &options);
        for error in &assembly.errors {
            trail.saw(error.code);
            trail.message(&error.message);
            trail.line(error.render("fuzz.s").as_str());
        }
        trail.accepted = assembly.errors.is_empty();
        trail.counted("items", assembly.items.len());
        let decoder = Decoder::new(isa, &target);
        let printer = Printer::new(isa, &target.features, PrintOptions::default());
        let mut text = String::new();
        for item in assembly.items.iter().filter(|item| item.code).take(2000) {
            let word = assembly.word(item);
            if let Some(op) = decoder.decode(word) {
                trail.saw(op);
                printer.print(op, word, Some(item.offset), &mut text);
            }
        }
        trail
    }
}
