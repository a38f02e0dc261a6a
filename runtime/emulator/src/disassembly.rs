//! Single words as text, for traces and reports.

use crate::session::Disassemble;
use onespec_core::decode::Decoder;
use onespec_core::isa::{Isa, Word};
use onespec_core::operand::word_ones;
use onespec_core::print::{PrintOptions, Printer};
use onespec_core::target::Resolved;
use std::rc::Rc;

/// A function that disassembles single words for a target, and says why when there is no such instruction: which
/// extension the target lacks for it, or that no machine of the description has it.
pub fn disassembler(isa: &'static Isa, target: &Resolved) -> Disassemble {
    let decoder = Decoder::new(isa, target);
    let name = target.name.to_string();
    let printer = Printer::new(
        isa,
        &target.features,
        PrintOptions {
            address_bits: target.address_bits(),
            ..PrintOptions::default()
        },
    );
    Rc::new(move |word, pc| {
        let mut text = String::new();
        match decoder.decode(word.into()) {
            Some(op) => printer.print(op, word.into(), Some(pc), &mut text),
            None => return illegal(&decoder, word, &name),
        }
        text
    })
}

fn illegal(decoder: &Decoder, word: u64, target: &str) -> String {
    let bits = decoder.length(word as u32);
    let word = Word::from(word) & word_ones(bits);
    let digits = usize::from(bits).div_ceil(4);
    let why = match decoder.decode_checked(word, bits) {
        Ok(_) => "no instruction".to_owned(),
        Err(error) => error.message(decoder.isa()),
    };
    format!("illegal instruction 0x{word:0digits$x}: {why} (target {target})")
}
