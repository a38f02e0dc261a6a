//! Copies of handlers (Ertl, Gregg, "Optimizing Indirect Branch Prediction Accuracy in Virtual Machine Interpreters", 2003): a
//! handler ends with a jump to that of the next instruction, and a processor guesses where it leads by where it led before. With
//! one handler for all instructions of a kind that differs from time to time; of several, each stands for a few instructions of
//! a program.
//!
//! Instructions that have a shorter abbreviation are those of which programs have many: theirs are copied.

use onespec_description::model::Isa;
use onespec_sem::ir::Program;
use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};

/// Handlers of a copied instruction; a power of two.
pub const COUNT: usize = 8;

/// The numbers of the handlers that have copies: those of instructions that go on to the next one have them everywhere, those that
/// end blocks in the middle of traces.
pub fn of_handlers(program: &Program, isa: &Isa) -> Vec<usize> {
    let mut number = 0;
    let mut copied = Vec::new();
    for (op, inst) in program.insts.iter().enumerate() {
        let Some(inst) = inst else { continue };
        number += 1;
        let length = isa.ops.get(op).map_or(0, |o| o.length);
        let is_abbreviated = isa.ops.iter().any(|short| {
            let stands_for = short.is.as_ref().map(|is| usize::from(is.op));
            stands_for == Some(op) && short.length < length
        });
        if is_abbreviated && !inst.effects.system && copied.len() < usize::from(u8::MAX) {
            copied.push(number);
        }
    }
    copied
}

/// The name of a copy; the first is the handler itself.
pub fn name(handler: &Ident, copy: usize) -> Ident {
    match copy {
        0 => handler.clone(),
        _ => format_ident!("{handler}c{copy}"),
    }
}

/// The tables of copies, with the function that chooses one by the address of the instruction. `handlers`: number and first
/// copy.
pub fn tables(handlers: &[(usize, Ident)]) -> TokenStream {
    let (rows, count) = (
        Literal::usize_unsuffixed(handlers.len()),
        Literal::usize_unsuffixed(COUNT),
    );
    let copies = handlers.iter().map(|(_, handler)| {
        let names = (0..COUNT).map(|copy| name(handler, copy));
        quote!([#(#names),*])
    });
    let places = handlers.iter().zip(1..).map(|((number, _), row)| {
        let (number, row) = (Literal::usize_unsuffixed(*number), Literal::usize_unsuffixed(row));
        quote!(table[#number] = #row;)
    });
    quote! {
        /// Handlers of which there are copies.
        static COPIES: [[Handler; #count]; #rows] = [#(#copies),*];

        /// By the number of a handler, one more than its row among the copies; 0 without copies.
        static COPIED: [u8; HANDLERS] = {
            let mut table = [0; HANDLERS];
            #(#places)*
            table
        };

        /// The copy of a slot's handler for its address.
        fn copy(slot: &Slot) -> Option<Handler> {
            let row = usize::from(COPIED[slot.handler as usize % HANDLERS]).checked_sub(1)?;
            let place = (slot.pc >> 2) as usize % #count;
            COPIES.get(row)?.get(place).copied()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_copied_handler_has_a_row_that_begins_with_itself() {
        let handlers = [(3, format_ident!("h3")), (9, format_ident!("t9"))];
        let text: String = tables(&handlers).to_string().split_whitespace().collect();
        for part in [
            "[[Handler;8];2]",
            "[h3,h3c1,",
            "h3c7],[t9,t9c1,",
            "table[3]=1;",
            "table[9]=2;",
        ] {
            assert!(text.contains(part), "{part}: {text}");
        }
    }
}
