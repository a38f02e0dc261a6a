//! Single words as text, for traces and reports.

use crate::session::Disassemble;
use onespec_core::decode::Decoder;
use onespec_core::isa::{Isa, Word};
use onespec_core::operand::word_ones;
use onespec_core::print::{PrintOptions, Printer};
use onespec_core::target::Resolved;
use std::cell::OnceCell;
use std::rc::Rc;

/// A function that disassembles single words for a target, and says why when there is no such instruction: which
/// extension the target lacks for it, or that no machine of the description has it.
pub fn disassembler(isa: &'static Isa, target: &Resolved) -> Disassemble {
    let target = target.clone();
    // Made when the first word is asked for: most runs ask for none.
    let tools: OnceCell<(Decoder, Printer)> = OnceCell::new();
    let make = move |target: &Resolved| {
        let options = PrintOptions {
            address_bits: target.address_bits(),
            ..PrintOptions::default()
        };
        let printer = Printer::new(isa, &target.features, options);
        (Decoder::new(isa, target), printer)
    };
    Rc::new(move |word, pc| {
        let (decoder, printer) = tools.get_or_init(|| make(&target));
        let mut text = String::new();
        match decoder.decode(word.into()) {
            Some(op) => printer.print(op, word.into(), Some(pc), &mut text),
            None => return illegal(decoder, word, &target.name),
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
