//! Functions of a shader: their bodies stand in the place of their calls, since a thread has no stack.

use super::function::{Function, Storage};
use super::paths::Inlined;
use super::value::Val;
use crate::source::Span;
use crate::types::tree::{self, Expr};
use crate::types::ty::Ty;
use onespec_graph::Gate;

/// Gates of a shader at most: calls in calls can ask for any number.
const MOST: usize = 1_000_000;
/// Bytes of what a shader has in a variable, at most: each scalar of it is a value.
const BYTES: u64 = 65_536;

impl Function<'_> {
    /// The body of a function with these arguments.
    pub fn inline(&mut self, number: usize, callee: &tree::Function, body: &tree::Body, arguments: &[Expr]) -> Val {
        if self.inlined.iter().any(|open| open.function == number) {
            let message = format!("`{}` calls itself, which no function of a shader does", callee.link);
            self.fault(callee.span, message);
            return self.zero_in_slots(&callee.result);
        }
        if !self.has_room(&callee.result) {
            return self.zero_in_slots(&callee.result);
        }
        let mut storage = vec![Storage::None; body.locals.len()];
        for (place, argument) in storage.iter_mut().zip(arguments) {
            let value = self.value(argument);
            *place = match value {
                Val::Memory(from) => {
                    let copy = self.area(&argument.ty);
                    self.store(&argument.ty, copy, Val::Memory(from));
                    Storage::Memory(copy)
                }
                value => {
                    let gates = value.gates();
                    let first = self.slots(gates.len());
                    self.write_slots(first, Val::of(gates));
                    Storage::Slots(first)
                }
            };
        }
        let zero = self.zero_in_slots(&callee.result);
        let area = match &zero {
            Val::Memory(at) => Some(*at),
            _ => None,
        };
        let gates = zero.clone().gates();
        let (count, result) = (gates.len() as u32, self.slots(gates.len()));
        self.write_slots(result, zero);
        let storage = std::mem::replace(&mut self.storage, storage);
        let facts = std::mem::take(&mut self.facts);
        let (caller, line) = (std::mem::replace(&mut self.function_number, number), self.line);
        let mark = self.mark();
        self.inlined.push(Inlined {
            function: number,
            mark,
            result,
            area,
            returns: Vec::new(),
        });
        self.stmts(&body.stmts);
        let mut exits = self.inlined.pop().map_or_else(Vec::new, |open| open.returns);
        exits.extend(self.exit(&mark));
        self.rollback(&mark);
        self.join(&mark, exits);
        (self.storage, self.facts) = (storage, facts);
        (self.function_number, self.line) = (caller, line);
        let gates: Vec<Gate> = (result..result + count).map(|slot| self.get(slot)).collect();
        match callee.result.is_aggregate() {
            true => Val::Memory(gates.first().copied().unwrap_or(Gate::NONE)),
            false => Val::of(gates),
        }
    }

    /// Tells what cannot be lowered: the first time.
    fn fault(&self, span: Span, message: String) {
        let faults = &mut self.m.late.borrow_mut().faults;
        if faults.is_empty() {
            faults.push((span, message));
        }
    }

    /// Whether a shader may have a value of a type more. It is told where not.
    pub fn has_room(&self, ty: &Ty) -> bool {
        let is_small = self.m.program.structs.size(ty) <= BYTES && self.circuit.len() <= MOST;
        if !is_small {
            self.fault(self.span, "the shader would become too large".to_owned());
        }
        is_small
    }

    /// Zeros; of what lies in memory, an address of zeros.
    fn zero_in_slots(&mut self, ty: &Ty) -> Val {
        match ty {
            Ty::Void => Val::None,
            ty => self.zero(ty),
        }
    }

    /// Goes behind the call of the function whose body stands here, with its result. Nothing is done elsewhere.
    pub fn leave_inlined(&mut self, value: Option<&Expr>) -> bool {
        let Some((mark, result, area)) = self.inlined.last().map(|open| (open.mark, open.result, open.area)) else {
            return false;
        };
        if let Some(expr) = value {
            let value = self.value(expr);
            match area {
                Some(area) => self.store(&expr.ty, area, value),
                None => self.write_slots(result, value),
            }
        }
        let exit = self.jump(&mark);
        if let Some(open) = self.inlined.last_mut() {
            open.returns.extend(exit);
        }
        true
    }
}
