//! `Opcode`: one variant an instruction, documented from the description.
//!
//! Nothing is derived that would cost a big `match`: names come from the tables, numbers from the representation.

use super::names::{Unique, camel, outer_doc};
use super::tables::dec;
use crate::model::{Isa, Op};
use onespec_core::isa;
use proc_macro2::{Ident, TokenStream};
use quote::quote;

/// The variant of each instruction.
pub fn variants(isa: &Isa) -> Vec<Ident> {
    let mut unique = Unique::default();
    isa.ops.iter().map(|op| unique.take(camel(&op.ident))).collect()
}

/// The enum with its lookups.
pub fn print(isa: &Isa, tables: &isa::Isa, variants: &[Ident]) -> TokenStream {
    let list = isa
        .ops
        .iter()
        .zip(tables.ops)
        .zip(variants)
        .enumerate()
        .map(|(i, ((op, table), variant))| {
            let (doc, number) = (outer_doc(&doc(op, table.origin)), dec(i as u32));
            quote!(#doc #variant = #number,)
        });
    let count = dec(isa.ops.len() as u32);
    quote! {
        /// Every instruction of the description, whichever extension it belongs to.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u16)]
        pub enum Opcode { #(#list)* }

        impl Opcode {
            /// Every instruction, in the order of the description.
            pub const ALL: [Opcode; #count] = [#(Opcode::#variants),*];

            /// The instruction with this number: its place in [`Opcode::ALL`] and in the tables.
            pub fn from_id(id: u16) -> Option<Opcode> {
                ALL_OPCODES.get(usize::from(id)).copied()
            }

            /// Place in [`Opcode::ALL`] and in the tables.
            pub const fn id(self) -> u16 {
                self as u16
            }

            /// What the tables say about the instruction: fixed bits, operands, constraints, documentation.
            pub fn info(self) -> &'static onespec_core::isa::Op {
                &ISA.ops[self as usize]
            }

            /// Mnemonic as printed.
            pub fn name(self) -> &'static str {
                self.info().name
            }
        }

        static ALL_OPCODES: [Opcode; #count] = Opcode::ALL;

        impl core::fmt::Debug for Opcode {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.write_str(self.info().ident)
            }
        }

        impl core::fmt::Display for Opcode {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.write_str(self.name())
            }
        }
    }
}

/// Documentation of an instruction: what it is, how it is written, its bits, where it is described.
pub fn doc(op: &Op, origin: &str) -> String {
    let mut text = String::new();
    let doc = op.doc.trim_end_matches('.');
    if !doc.is_empty() {
        text += &format!("{doc}.\n\n");
    }
    text += &format!("`{}`\n\n`{}`", syntax(op), bits(op));
    if !origin.is_empty() {
        text += &format!(" — {origin}");
    }
    text
}

/// The first template as an author of assembly reads it: `addi rd, rs1, imm`.
pub fn syntax(op: &Op) -> String {
    let mut text = String::new();
    if let Some(template) = op.templates.first() {
        parts(op, template, &mut text);
    }
    text.trim().to_string()
}

fn parts(op: &Op, list: &[crate::model::Part], text: &mut String) {
    use crate::model::Part;
    let name = |i: &u8| op.operands.get(usize::from(*i)).map_or("?", |o| o.name.as_str());
    for part in list {
        match part {
            Part::Text(s) => text.push_str(s),
            Part::Name => text.push_str(&op.name),
            Part::Operand {
                index,
                lead,
                trail,
                optional: true,
            } => {
                *text += &format!("[{lead}{}{trail}]", name(index));
            }
            Part::Operand {
                index,
                lead,
                trail,
                optional: false,
            } => *text += &format!("{lead}{}{trail}", name(index)),
            Part::Let(i) => text.push_str(op.lets.get(usize::from(*i)).map_or("?", |l| l.name.as_str())),
            Part::Choice { yes, no, .. } => {
                text.push('<');
                parts(op, yes, text);
                text.push('|');
                parts(op, no, text);
                text.push('>');
            }
        }
    }
}

/// The layout, most significant bit first: fixed bits, and the operands' names with the bits of them that stand there.
pub fn bits(op: &Op) -> String {
    runs(op).iter().map(Run::text).collect::<Vec<_>>().join(" ")
}

/// A run of neighbouring bits of a word that belong together.
pub enum Run {
    /// Fixed bits, as written.
    Fixed(String),
    /// Ignored when decoding.
    Ignored(u8),
    /// Bits `lo + len - 1 ..= lo` of an operand that has `width` bits placed.
    Operand { name: String, lo: u8, len: u8, whole: bool },
}

impl Run {
    pub fn len(&self) -> usize {
        match self {
            Run::Fixed(s) => s.len(),
            Run::Ignored(n) => usize::from(*n),
            Run::Operand { len, .. } => usize::from(*len),
        }
    }

    pub fn text(&self) -> String {
        match self {
            Run::Fixed(s) => s.clone(),
            Run::Ignored(n) => ".".repeat(usize::from(*n)),
            Run::Operand { name, whole: true, .. } => name.clone(),
            Run::Operand { name, lo, len: 1, .. } => format!("{name}[{lo}]"),
            Run::Operand { name, lo, len, .. } => format!("{name}[{}:{lo}]", lo + len - 1),
        }
    }
}

/// The layout of an instruction as runs, most significant first.
pub fn runs(op: &Op) -> Vec<Run> {
    let mut list: Vec<Run> = Vec::new();
    let mut bit = op.length;
    while bit > 0 {
        let top = bit - 1;
        let operand = op.operands.iter().find_map(|o| {
            let piece = o.pieces.iter().find(|p| u16::from(p.word) + u16::from(p.len) == bit)?;
            Some((o, piece))
        });
        if let Some((o, piece)) = operand {
            let whole = o.pieces.len() == 1 && piece.len == o.width;
            list.push(Run::Operand {
                name: o.name.clone(),
                lo: piece.value,
                len: piece.len,
                whole,
            });
            bit -= u16::from(piece.len).max(1).min(bit);
            continue;
        }
        let fixed = op.mask >> top & 1 == 1;
        match list.last_mut() {
            Some(Run::Fixed(s)) if fixed => s.push(if op.value >> top & 1 == 1 { '1' } else { '0' }),
            Some(Run::Ignored(n)) if !fixed => *n += 1,
            _ if fixed => list.push(Run::Fixed(if op.value >> top & 1 == 1 { "1" } else { "0" }.into())),
            _ => list.push(Run::Ignored(1)),
        }
        bit = top;
    }
    list
}
