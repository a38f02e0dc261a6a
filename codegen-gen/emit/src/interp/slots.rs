//! Slots: the layout of a decoded instruction's operands.
//!
//! A slot has a few bytes for register numbers and small immediates, a few `i32` for other immediates, and `i64` only
//! if some instruction needs them; an operand that the semantics don't use has no place. A register number that is only
//! written to is stored with the zero register replaced by the file's sink, so that a handler writes without a check;
//! one that is used both ways is stored twice.

use super::files::{self, Storage};
use onespec_sem::ir::{ExprKind, Inst, Place, Program, Ty};
use onespec_sem::visit::{self, Node};
use proc_macro2::{Literal, TokenStream};
use quote::quote;

/// The part of a slot that holds an operand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Class {
    Byte,
    Int,
    Long,
}

/// One stored operand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Field {
    pub operand: u8,
    pub class: Class,
    pub at: u8,
    /// Zero register and sink, when this is the number of a register to write.
    pub sink: Option<(u16, u32, u32)>,
}

/// All stored operands of an instruction.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Layout {
    pub fields: Vec<Field>,
}

/// Elements of each class in a slot of the program.
#[derive(Debug, Clone, Copy, Default)]
pub struct Sizes {
    pub bytes: usize,
    pub ints: usize,
    pub longs: usize,
}

impl Sizes {
    pub fn of(layouts: &[Option<Layout>]) -> Sizes {
        let most = |class| {
            let count = |l: &Layout| l.fields.iter().filter(|f| f.class == class).count();
            layouts.iter().flatten().map(count).max().unwrap_or(0)
        };
        Sizes {
            bytes: most(Class::Byte),
            ints: most(Class::Int),
            longs: most(Class::Long),
        }
    }
}

impl Layout {
    pub fn new(program: &Program, inst: &Inst) -> Layout {
        let mut fields: Vec<Field> = Vec::new();
        let sinks: Vec<_> = files::with_zero(program).collect();
        let mut use_of = |operand: u8, sink: Option<(u16, u32, u32)>| {
            if fields.iter().any(|f| f.operand == operand && f.sink == sink) {
                return;
            }
            let class = class_of(inst.operands.get(usize::from(operand)), sink);
            let at = fields.iter().filter(|f| f.class == class).count() as u8;
            fields.push(Field {
                operand,
                class,
                at,
                sink,
            });
        };
        // The index of a register write is met twice: as the place, which takes the sink, and as an expression, which does
        // not count then.
        let mut skip: Vec<*const ExprKind> = Vec::new();
        visit::block(&inst.body, &mut |node| {
            if let Node::Write(Place::Reg { file, index }) = node
                && let (ExprKind::Operand(i), Some(sink)) = (&index.kind, sinks.iter().find(|s| s.0 == *file))
                && matches!(
                    program.files.get(usize::from(*file)).map(Storage::of),
                    Some(Storage::Words { .. })
                )
            {
                use_of(*i, Some(*sink));
                skip.push(&index.kind);
            }
        });
        visit::block(&inst.body, &mut |node| {
            if let Node::Expr(e) = node
                && let ExprKind::Operand(i) = &e.kind
                && !skip.iter().any(|kind| std::ptr::eq(*kind, &e.kind))
            {
                use_of(*i, None);
            }
        });
        Layout { fields }
    }

    fn find(&self, operand: u8, sink: Option<u16>) -> Option<&Field> {
        self.fields
            .iter()
            .find(|f| f.operand == operand && f.sink.map(|s| s.0) == sink)
    }

    /// The value of an operand, as an `i64`.
    pub fn value(&self, operand: u8) -> TokenStream {
        self.find(operand, None).map_or(quote!(0i64), |f| {
            let place = f.place();
            if f.class == Class::Long {
                place
            } else {
                quote!((#place as i64))
            }
        })
    }

    /// The value of an operand that is kept in a byte, as a `usize`.
    pub fn byte(&self, operand: u8) -> Option<TokenStream> {
        let field = self.find(operand, None).filter(|f| f.class == Class::Byte)?;
        let place = field.place();
        Some(quote!(#place as usize))
    }

    /// The byte of the slot that has an operand.
    pub fn byte_at(&self, operand: u8) -> Option<u8> {
        let field = self.find(operand, None).filter(|f| f.class == Class::Byte)?;
        Some(field.at)
    }

    /// The byte of the slot that has the index to write to in a file, be there a zero register or not.
    pub fn sink_byte(&self, operand: u8, file: u16) -> Option<u8> {
        let field = self.find(operand, Some(file)).or_else(|| self.find(operand, None))?;
        (field.class == Class::Byte).then_some(field.at)
    }

    /// The index to write to in a file with a zero register.
    pub fn sink(&self, operand: u8, file: u16) -> Option<TokenStream> {
        let field = self.find(operand, Some(file))?;
        let place = field.place();
        Some(quote!(#place as usize))
    }
}

impl Field {
    fn place(&self) -> TokenStream {
        let at = Literal::usize_unsuffixed(self.at.into());
        match self.class {
            Class::Byte => quote!(d.b[#at]),
            Class::Int => quote!(d.i[#at]),
            Class::Long => quote!(d.l[#at]),
        }
    }
}

fn class_of(ty: Option<&Ty>, sink: Option<(u16, u32, u32)>) -> Class {
    let (lo, mut hi) = match ty {
        Some(Ty::Int(lo, hi)) => (*lo, *hi),
        _ => (i128::MIN, i128::MAX),
    };
    if let Some((_, _, sink)) = sink {
        hi = hi.max(sink.into());
    }
    if lo >= 0 && hi <= u8::MAX.into() {
        Class::Byte
    } else if lo >= i32::MIN.into() && hi <= i32::MAX.into() {
        Class::Int
    } else {
        Class::Long
    }
}
