//! Results that go on to the next instruction in a register of the host (static stack caching, as in Ertl, "Stack Caching for
//! Interpreters", 1995, for machines with registers): a handler hands what its instruction has written to the handler of the next
//! one. What reads it there needs not wait until the write to the state can be read again, which takes a processor longer than most
//! operations do.
//!
//! The state always has the value, too: a handler that does not want it ignores what it was handed, and what starts an instruction
//! over reads the state. Which of its operands an instruction takes from there is known when its block is decoded: a handler
//! stands for each of them beside the one that reads all from the state.

use super::copies;
use super::files::Storage;
use super::slots::Layout;
use onespec_sem::ir::{Expr, ExprKind, Inst, Place, Program, Stmt};
use onespec_sem::visit::{self, Node};
use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};

/// Nodes of an instruction at most: what takes long does not gain.
const SMALL: usize = 60;

/// A register by its file and the operand that has its number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Register {
    pub file: u16,
    pub operand: u8,
}

/// What an instruction hands on, and what it can take.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Forward {
    /// What it writes at last, and nothing else of this file.
    pub result: Option<Register>,
    /// What it can take, each by a handler of its own.
    pub sources: Vec<Register>,
}

impl Forward {
    /// Of an instruction with this layout of its slot, behind which code always goes on with the next one of its block.
    pub fn of(program: &Program, inst: &Inst, layout: &Layout) -> Forward {
        let mut nodes = 0;
        visit::block(&inst.body, &mut |_| nodes += 1);
        if nodes > SMALL {
            return Forward::default();
        }
        let result = result(program, inst).filter(|to| layout.sink_byte(to.operand, to.file).is_some());
        let mut sources = Vec::new();
        // Without a result it is at the end of all chains of what depends on what.
        if result.is_some() {
            visit::block(&inst.body, &mut |node| {
                if let Node::Read(Place::Reg { file, index }) = node
                    && let Some(from) = register(program, *file, index)
                    && layout.byte(from.operand).is_some()
                    // The result comes last; what something else has written before is in the state alone.
                    && writes(program, inst, *file) == usize::from(result.is_some_and(|to| to.file == *file))
                    && !sources.contains(&from)
                {
                    sources.push(from);
                }
            });
        }
        Forward { result, sources }
    }

    /// Whether handlers of the instruction have anything to do with it.
    pub fn is_any(&self) -> bool {
        self.result.is_some()
    }

    /// Which of the sources a register is, counted from 1.
    pub fn source(&self, file: u16, index: &Expr) -> Option<usize> {
        let ExprKind::Operand(operand) = index.kind else {
            return None;
        };
        let at = self
            .sources
            .iter()
            .position(|from| *from == Register { file, operand })?;
        Some(at + 1)
    }

    /// Whether a register is the result.
    pub fn is_result(&self, file: u16, index: &Expr) -> bool {
        let ExprKind::Operand(operand) = index.kind else {
            return false;
        };
        self.result == Some(Register { file, operand })
    }
}

/// A register of at most 64 bits whose number an operand has.
fn register(program: &Program, file: u16, index: &Expr) -> Option<Register> {
    let ExprKind::Operand(operand) = index.kind else {
        return None;
    };
    match Storage::of(program.files.get(usize::from(file))?) {
        Storage::Words {
            len: 256, bits: ..=64, ..
        } => Some(Register { file, operand }),
        _ => None,
    }
}

/// The register that the last statement writes, if nothing else writes to its file.
fn result(program: &Program, inst: &Inst) -> Option<Register> {
    let Some(Stmt::Assign(Place::Reg { file, index }, _)) = inst.body.stmts.last() else {
        return None;
    };
    let found = register(program, *file, index)?;
    (writes(program, inst, *file) == 1 && inst.body.value.is_none()).then_some(found)
}

/// How many statements write to a file, by themselves or by what they call.
fn writes(program: &Program, inst: &Inst, file: u16) -> usize {
    let mut writes = 0;
    visit::block(&inst.body, &mut |node| match node {
        Node::Write(Place::Reg { file: of, .. } | Place::Lane { file: of, .. } | Place::RegBits { file: of, .. }) => {
            writes += usize::from(*of == file);
        }
        Node::Expr(Expr {
            kind: ExprKind::Call(callee, _),
            ..
        }) => {
            let callee = program.funcs.get(*callee as usize);
            writes += usize::from(callee.is_none_or(|callee| callee.effects.writes_files.contains(&file)));
        }
        _ => {}
    });
    writes
}

/// The name of the handler that takes this source, counted from 1; 0 is the one that takes none.
pub fn name(handler: &Ident, source: usize) -> Ident {
    match source {
        0 => handler.clone(),
        _ => format_ident!("{handler}f{source}"),
    }
}

/// The instructions that hand on or take, by the numbers of their handlers, with the function that finds the handler of one
/// behind another.
pub fn tables(all: &[(usize, &Forward, &Layout, bool)]) -> TokenStream {
    let byte = |at: u8| Literal::u8_unsuffixed(at);
    let rows = all.iter().map(|(number, forward, layout, is_copied)| {
        let place = |file: u16, at: Option<u8>| {
            let (file, at) = (Literal::u16_unsuffixed(file), byte(at.unwrap_or(0)));
            quote!((#file, #at))
        };
        let result = forward
            .result
            .map(|to| place(to.file, layout.sink_byte(to.operand, to.file)));
        let result = result.map_or(quote!(None), |place| quote!(Some(#place)));
        let sources = (1..).zip(&forward.sources).map(|(source, from)| {
            let place = place(from.file, layout.byte_at(from.operand));
            let handler = name(&format_ident!("h{number}"), source);
            let handlers = (0..if *is_copied { copies::COUNT } else { 1 }).map(|copy| copies::name(&handler, copy));
            quote!((#place, &[#(#handlers),*]))
        });
        quote!(Forward { result: #result, sources: &[#(#sources),*] })
    });
    let places = all.iter().zip(1..).map(|((number, ..), row)| {
        let (number, row) = (Literal::usize_unsuffixed(*number), Literal::u16_unsuffixed(row));
        quote!(table[#number] = #row;)
    });
    quote! {
        /// An instruction that hands its result to the handler of the next one. Registers are given by their file and the byte
        /// of the slot that has their number; what can be taken has handlers for each.
        struct Forward {
            result: Option<(u16, u8)>,
            sources: &'static [((u16, u8), &'static [Handler])],
        }

        static FORWARDS: &[Forward] = &[#(#rows),*];

        /// By the number of a handler, one more than its row among these; 0 without.
        static FORWARDED: [u16; HANDLERS] = {
            let mut table = [0; HANDLERS];
            #(#places)*
            table
        };

        fn forward(slot: &Slot) -> Option<&'static Forward> {
            FORWARDS.get(usize::from(FORWARDED[slot.handler as usize % HANDLERS]).checked_sub(1)?)
        }

        /// The handler of an instruction that takes the result of the one before it.
        fn behind(slot: &Slot, before: &Slot) -> Option<Handler> {
            let (file, at) = forward(before)?.result?;
            let number = before.b.get(usize::from(at))?;
            let takes = |((from, at), _): &&((u16, u8), _)| *from == file && slot.b.get(usize::from(*at)) == Some(number);
            let (_, handlers) = forward(slot)?.sources.iter().find(takes)?;
            handlers.get((slot.pc >> 2) as usize % handlers.len().max(1)).copied()
        }
    }
}
