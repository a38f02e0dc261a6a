//! Arrays of a shader whose elements are named by computed numbers: a thread has no memory, but machines may name registers so.
//!
//! Each lane of the elements is an area of the frame, which in a kernel the services `shader_array_get` and `shader_array_put` access.
//! Behind its elements an area has one that is read and written instead of what lies outside: it is 0 whenever it may be read.

use super::function::{Function, Storage};
use super::paths::Array;
use super::value::Val;
use crate::types::tree::{Expr, Kind};
use crate::types::ty::Ty;
use onespec_circuit::{Opcode, types};
use onespec_graph::{Gate, Type};

/// Bytes of a scalar.
const BYTES: u64 = 4;

impl Function<'_> {
    /// Areas for an array of a shader. `None`: its elements are no scalars of 32 bits nor short vectors of them.
    pub fn array(&mut self, ty: &Ty) -> Option<u32> {
        let Ty::Array(of, count) = ty else { return None };
        let is_word = of.lane().bits() == 32 && (of.is_scalar() || matches!(**of, Ty::Short(..)));
        if self.m.program.shader.is_none() || !is_word || !self.has_room(ty) {
            return None;
        }
        let (arch, bytes) = (self.m.arch(), BYTES.saturating_mul(count.saturating_add(1)));
        let areas = self.m.parts(of).len();
        let lanes = (0..areas).map(|_| self.add(Opcode::Alloca, arch, bytes, [&[], &[], &[]]));
        let lanes = lanes.collect();
        self.arrays.push(Array {
            lanes,
            count: *count,
            lane: of.lane().clone(),
        });
        Some(self.arrays.len() as u32 - 1)
    }

    /// The array that a variable is.
    pub fn array_of(&self, expr: &Expr) -> Option<u32> {
        match expr.kind {
            Kind::Local(local) => match self.storage.get(local as usize) {
                Some(Storage::Array(array)) => Some(*array),
                _ => None,
            },
            _ => None,
        }
    }

    /// The number of an element.
    pub fn array_index(&mut self, index: &Expr) -> Gate {
        let at = self.value(index).one();
        match self.circuit.op(at) == Opcode::Constant as u16 {
            true => self.constant(types::I32, self.circuit.bits(at)),
            false => self.convert(at, &index.ty, &Ty::I32),
        }
    }

    /// Where an element is, outside of a kernel: the least of its number and that behind the last one.
    fn array_address(&mut self, area: Gate, number: Gate, count: u64) -> Gate {
        let arch = self.m.arch();
        let limit = self.constant(types::I32, count);
        let number = self.pure(Opcode::Umin, types::I32, &[number, limit]);
        let number = match arch == types::I32 {
            true => number,
            false => self.pure(Opcode::Zext, arch, &[number]),
        };
        let bytes = self.constant(arch, BYTES);
        let offset = self.pure(Opcode::Mul, arch, &[number, bytes]);
        self.pure(Opcode::Add, arch, &[area, offset])
    }

    /// Lanes of an element, from one on.
    pub fn array_get(&mut self, array: u32, number: Gate, first: u8, ty: &Ty) -> Val {
        let count = self.m.parts(ty).len();
        let Some(of) = self.arrays.get(array as usize) else {
            return Val::None;
        };
        let (lanes, limit, lane) = (of.lanes.clone(), of.count, of.lane.clone());
        let mut values = Vec::with_capacity(count);
        for area in lanes.into_iter().skip(first.into()).take(count) {
            values.push(match self.m.options.kernel {
                true => {
                    let limit = self.constant(types::I32, limit);
                    let word = self.ask("array_get", types::I32, &[area, number, limit]);
                    self.of_word(word, &lane)
                }
                false => {
                    let at = self.array_address(area, number, limit);
                    self.load_part(self.m.scalar(&lane), at)
                }
            });
        }
        Val::of(values)
    }

    /// Writes lanes of an element, from one on.
    pub fn array_put(&mut self, array: u32, number: Gate, first: u8, values: &[Gate]) {
        let Some(of) = self.arrays.get(array as usize) else {
            return;
        };
        let (lanes, limit, lane) = (of.lanes.clone(), of.count, of.lane.clone());
        let is_computed = self.circuit.op(number) != Opcode::Constant as u16;
        for (area, value) in lanes.into_iter().skip(first.into()).zip(values) {
            self.area_put((area, limit), number, *value);
            if is_computed {
                let zero = self.constant(self.m.scalar(&lane), 0);
                let behind = self.constant(types::I32, limit);
                self.area_put((area, limit), behind, zero);
            }
        }
    }

    fn area_put(&mut self, (area, count): (Gate, u64), number: Gate, value: Gate) {
        if self.m.options.kernel {
            let limit = self.constant(types::I32, count);
            let word = self.word(value);
            self.ask("array_put", Type::NONE, &[area, number, limit, word]);
            return;
        }
        let at = self.array_address(area, number, count);
        self.store_part(value, at);
    }

    /// Makes all elements 0, and the one behind them.
    pub fn array_clear(&mut self, array: u32) {
        let Some(of) = self.arrays.get(array as usize) else {
            return;
        };
        let (lanes, count) = (of.lanes.len(), of.count);
        let zero = self.constant(self.m.scalar(&of.lane.clone()), 0);
        for number in 0..=count {
            let number = self.constant(types::I32, number);
            self.array_put(array, number, 0, &vec![zero; lanes]);
        }
    }

    /// Makes an array what another one is.
    pub fn array_write(&mut self, array: u32, value: &Expr) {
        let Ty::Array(of, count) = &value.ty else { return };
        let elements: Vec<Val> = match &value.kind {
            Kind::Aggregate(parts) => {
                let zero = self.zero(of);
                let parts: Vec<Val> = parts.iter().map(|part| self.value(part)).collect();
                let missing = (*count as usize).saturating_sub(parts.len());
                parts.into_iter().chain(vec![zero; missing]).collect()
            }
            _ => {
                let (from, size) = (self.value(value).one(), self.m.program.structs.size(of));
                let mut elements = Vec::new();
                for number in 0..*count {
                    let at = self.offset(from, number * size);
                    elements.push(self.load(of, at));
                }
                elements
            }
        };
        for (number, element) in (0..).zip(elements) {
            let number = self.constant(types::I32, number);
            self.array_put(array, number, 0, &element.gates());
        }
    }

    /// A copy of an array in memory.
    pub fn array_copy(&mut self, array: u32, ty: &Ty) -> Gate {
        let at = self.area(ty);
        let Ty::Array(of, count) = ty else { return at };
        if !self.has_room(ty) {
            return at;
        }
        let size = self.m.program.structs.size(of);
        for number in 0..*count {
            let index = self.constant(types::I32, number);
            let value = self.array_get(array, index, 0, of);
            let to = self.offset(at, number * size);
            self.store(of, to, value);
        }
        at
    }
}
