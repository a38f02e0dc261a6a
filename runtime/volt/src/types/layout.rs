//! Layouts of structs: sizes, alignments and offsets of fields. They are computed on demand, since the length of an array in
//! one struct may be computed from the size of another.

use super::Checker;
use super::globals::State;
use super::ty::{Field, MAX_SIZE, Ty};
use crate::diag::Diag;
use crate::source::Span;

impl Checker<'_> {
    /// The layouts of all structs.
    pub(super) fn layouts(&mut self) {
        for id in 0..self.struct_items.len() as u32 {
            self.lay_out(id);
        }
    }

    /// A type of known size: the struct that it contains is laid out. An error where that struct is being laid out, so that its
    /// size depends on itself.
    pub(super) fn sized(&mut self, ty: Ty, span: Span) -> Ty {
        let Some(id) = contained(&ty) else {
            return ty;
        };
        match self.laid_out[id as usize] {
            State::Done => return ty,
            State::No if !self.too_many_open() => {
                self.open += 1;
                self.lay_out(id);
                self.open -= 1;
                return ty;
            }
            State::No | State::Busy => {}
        }
        let name = &self.structs.get(id).name.text;
        let message = format!("the size of `{name}` needs itself, or a long chain of others");
        self.diags
            .push(Diag::error("E2022", span, message).help("let the length be a constant that needs no struct"));
        Ty::Error
    }

    /// Lays out a struct and those that it contains, those first. The walk has a stack of its own: a chain of structs in structs
    /// may be long.
    fn lay_out(&mut self, id: u32) {
        let mut stack = vec![id];
        while let Some(&id) = stack.last() {
            match self.laid_out[id as usize] {
                State::Done => {
                    stack.pop();
                }
                State::No => {
                    self.laid_out[id as usize] = State::Busy;
                    self.fields(id);
                    self.inner(id, &mut stack);
                }
                State::Busy => {
                    self.place_fields(id);
                    self.laid_out[id as usize] = State::Done;
                    stack.pop();
                }
            }
        }
    }

    /// The names and types of the fields of a struct.
    fn fields(&mut self, id: u32) {
        let (unit, item) = self.struct_items[id as usize];
        let mut fields: Vec<Field> = Vec::new();
        for (name, ty) in &item.fields {
            if let Some(earlier) = fields.iter().find(|f| f.name.text == name.text) {
                self.diags.push(
                    Diag::error("E2005", name.span, format!("the field `{}` is there twice", name.text))
                        .also(earlier.name.span, "here first"),
                );
                continue;
            }
            let resolved = self.ty(unit, ty);
            let resolved = self.in_memory(resolved, ty.span, "a field");
            fields.push(Field {
                name: name.clone(),
                ty: resolved,
                offset: 0,
            });
        }
        self.structs.list[id as usize].fields = fields;
    }

    /// Puts the structs on the stack that the fields of a struct contain, where they are not laid out yet.
    fn inner(&mut self, id: u32, stack: &mut Vec<u32>) {
        for field in 0..self.structs.get(id).fields.len() {
            let Some(of) = contained(&self.structs.get(id).fields[field].ty) else {
                continue;
            };
            match self.laid_out[of as usize] {
                State::No => stack.push(of),
                State::Busy => {
                    let span = self.structs.get(id).fields[field].name.span;
                    let message = format!("`{}` would contain itself", self.structs.get(of).name.text);
                    self.diags
                        .push(Diag::error("E2022", span, message).help("let the field be a pointer"));
                    self.structs.list[id as usize].fields[field].ty = Ty::Error;
                }
                State::Done => {}
            }
        }
    }

    /// Offsets of the fields of a struct, its size and alignment.
    fn place_fields(&mut self, id: u32) {
        let at = id as usize;
        let (mut size, mut align) = (0u64, 1u64);
        for field in 0..self.structs.get(id).fields.len() {
            let ty = &self.structs.get(id).fields[field].ty;
            // One that is not laid out yet is part of a circle that was told.
            let open = contained(ty).is_some_and(|of| self.laid_out[of as usize] != State::Done);
            let (bytes, unit) = match open {
                true => (0, 1),
                false => (self.structs.size(ty), self.structs.align(ty)),
            };
            size = size.next_multiple_of(unit);
            self.structs.list[at].fields[field].offset = size;
            size = size.saturating_add(bytes);
            align = align.max(unit);
        }
        if size > MAX_SIZE {
            let name = self.structs.list[at].name.clone();
            self.too_large(name.span, size);
            size = 0;
        }
        self.structs.list[at].size = size.next_multiple_of(align);
        self.structs.list[at].align = align;
    }
}

/// The struct whose layout a type needs.
fn contained(ty: &Ty) -> Option<u32> {
    match ty {
        Ty::Struct(id) => Some(*id),
        Ty::Array(of, n) if *n > 0 => contained(of),
        _ => None,
    }
}
