//! Memory: loads and stores of whole values, copies, zero-initialisation.

use super::bounds::Length;
use super::function::{Function, Storage};
use super::value::Val;
use crate::types::tree::{Expr, Kind};
use crate::types::ty::Ty;
use onespec_circuit::{Icmp, Opcode, types};
use onespec_graph::{Gate, Type};

/// Up to so many bytes are copied or cleared without a loop.
const UNROLLED: u64 = 128;

/// What can be read and assigned.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Place {
    /// The first slot of a variable.
    Slots(u32),
    Address(Gate),
    /// From a lane on of an element of an array of a shader: the array, the element's number.
    Element(u32, Gate, u8),
}

impl Function<'_> {
    pub fn load_part(&mut self, ty: Type, address: Gate) -> Gate {
        self.effect(Opcode::Load as u16, ty, &[address])
    }

    pub fn store_part(&mut self, value: Gate, address: Gate) {
        self.effect(Opcode::Store as u16, Type::NONE, &[value, address]);
    }

    /// An address some bytes further.
    pub fn offset(&mut self, address: Gate, bytes: u64) -> Gate {
        if bytes == 0 {
            return address;
        }
        let arch = self.m.arch();
        let by = self.constant(arch, bytes);
        self.pure(Opcode::Add, arch, &[address, by])
    }

    pub fn load(&mut self, ty: &Ty, address: Gate) -> Val {
        match ty {
            Ty::Short(lanes, of) => {
                let (primary, size) = (self.m.scalar(of), self.m.program.structs.size(of));
                let lane = |lane: u64| {
                    let at = self.offset(address, lane * size);
                    self.load_part(primary, at)
                };
                Val::Many((0..u64::from(*lanes)).map(lane).collect())
            }
            Ty::Slice(_) => {
                let start = self.load_part(self.m.arch(), address);
                let at = self.offset(address, 8);
                Val::Many(vec![start, self.load_part(types::I64, at)])
            }
            ty if ty.is_scalar() => Val::One(self.load_part(self.m.scalar(ty), address)),
            ty if ty.is_aggregate() => Val::Memory(address),
            _ => Val::None,
        }
    }

    pub fn store(&mut self, ty: &Ty, address: Gate, value: Val) {
        match (ty, value) {
            (Ty::Short(_, of), Val::Many(parts)) => {
                let size = self.m.program.structs.size(of);
                for (lane, part) in (0..).zip(parts) {
                    let at = self.offset(address, lane * size);
                    self.store_part(part, at);
                }
            }
            (Ty::Slice(_), Val::Many(parts)) => {
                for (i, part) in (0..).zip(parts) {
                    let at = self.offset(address, 8 * i);
                    self.store_part(part, at);
                }
            }
            // A shader's memory becomes variables, which have a type each.
            (ty, Val::Memory(from)) if self.m.program.shader.is_some() => {
                for (offset, part) in self.scalars(ty) {
                    let source = self.offset(from, offset);
                    let value = self.load_part(part, source);
                    let target = self.offset(address, offset);
                    self.store_part(value, target);
                }
            }
            (ty, Val::Memory(from)) => {
                let size = self.m.program.structs.size(ty);
                self.copy(address, from, size);
            }
            (_, Val::One(value)) => self.store_part(value, address),
            _ => {}
        }
    }

    /// Pieces of a range: where each begins, and its type.
    fn pieces(size: u64) -> Vec<(u64, Type)> {
        let mut pieces = Vec::new();
        let mut at = 0;
        for (bytes, ty) in [(8, types::I64), (4, types::I32), (2, types::I16), (1, types::I8)] {
            while size - at >= bytes {
                pieces.push((at, ty));
                at += bytes;
            }
        }
        pieces
    }

    pub fn copy(&mut self, to: Gate, from: Gate, size: u64) {
        if size > UNROLLED {
            let rest = size % 8;
            self.counted(size - rest, |f, at| {
                let arch = f.m.arch();
                let source = f.pure(Opcode::Add, arch, &[from, at]);
                let word = f.load_part(types::I64, source);
                let target = f.pure(Opcode::Add, arch, &[to, at]);
                f.store_part(word, target);
            });
            let (to, from) = (self.offset(to, size - rest), self.offset(from, size - rest));
            return self.copy(to, from, rest);
        }
        for (at, ty) in Self::pieces(size) {
            let source = self.offset(from, at);
            let piece = self.load_part(ty, source);
            let target = self.offset(to, at);
            self.store_part(piece, target);
        }
    }

    /// Where each scalar of a value in memory is, and its type.
    fn scalars(&self, ty: &Ty) -> Vec<(u64, Type)> {
        if !self.has_room(ty) {
            return Vec::new();
        }
        let structs = &self.m.program.structs;
        let mut scalars = Vec::new();
        let mut stack = vec![(0, ty)];
        while let Some((at, ty)) = stack.pop() {
            match ty {
                Ty::Struct(id) => stack.extend(
                    structs
                        .get(*id)
                        .fields
                        .iter()
                        .map(|field| (at + field.offset, &field.ty)),
                ),
                Ty::Array(of, count) => {
                    stack.extend((0..*count).map(|element| (at + element * structs.size(of), &**of)))
                }
                Ty::Short(lanes, of) => {
                    let lanes = (0..u64::from(*lanes)).map(|lane| (at + lane * structs.size(of), &**of));
                    stack.extend(lanes);
                }
                ty => scalars.push((at, self.m.scalar(ty))),
            }
        }
        scalars.retain(|(_, ty)| *ty != Type::NONE);
        scalars
    }

    /// Makes a value in memory 0.
    pub fn clear_value(&mut self, to: Gate, ty: &Ty) {
        if self.m.program.shader.is_none() {
            let size = self.m.program.structs.size(ty);
            return self.clear(to, size);
        }
        for (offset, part) in self.scalars(ty) {
            let target = self.offset(to, offset);
            let zero = self.constant(part, 0);
            self.store_part(zero, target);
        }
    }

    pub fn clear(&mut self, to: Gate, size: u64) {
        if size > UNROLLED {
            let rest = size % 8;
            self.counted(size - rest, |f, at| {
                let target = f.pure(Opcode::Add, f.m.arch(), &[to, at]);
                let zero = f.constant(types::I64, 0);
                f.store_part(zero, target);
            });
            let to = self.offset(to, size - rest);
            return self.clear(to, rest);
        }
        for (at, ty) in Self::pieces(size) {
            let target = self.offset(to, at);
            let zero = self.constant(ty, 0);
            self.store_part(zero, target);
        }
    }

    /// A loop over offsets 0, 8, … below `size`, which is more than 0.
    fn counted(&mut self, size: u64, body: impl FnOnce(&mut Self, Gate)) {
        if self.state.is_none() {
            return;
        }
        let arch = self.m.arch();
        let slot = self.slots(1);
        let zero = self.constant(arch, 0);
        self.set(slot, zero);
        let head = self.begin_loop(&[slot], true);
        let mark = self.mark();
        let at = self.get(slot);
        body(self, at);
        let eight = self.constant(arch, 8);
        let next = self.pure(Opcode::Add, arch, &[at, eight]);
        self.set(slot, next);
        let end = self.constant(arch, size);
        let more = self.compare(Icmp::Ult, next, end);
        let [again, mut out] = self.fork(more);
        self.state = Some(again.state);
        self.end_loop(&head);
        self.rollback(&mark);
        self.behind(&head, &mut out);
        self.join_some(vec![out]);
    }

    pub fn compare(&mut self, code: Icmp, a: Gate, b: Gate) -> Gate {
        self.add(Opcode::Icmp, types::I1, code as u64, [&[], &[], &[a, b]])
    }

    /// A stack slot.
    pub fn area(&mut self, ty: &Ty) -> Gate {
        let size = self.m.program.structs.size(ty);
        self.add(Opcode::Alloca, self.m.arch(), size, [&[], &[], &[]])
    }

    /// All bits 0.
    pub fn zero(&mut self, ty: &Ty) -> Val {
        match ty {
            Ty::Vector(..) => self.zero_vector(ty),
            ty if ty.is_aggregate() => {
                let at = self.area(ty);
                self.clear_value(at, ty);
                Val::Memory(at)
            }
            ty => {
                let parts = self.m.parts(ty);
                Val::of(parts.into_iter().map(|part| self.constant(part, 0)).collect())
            }
        }
    }

    // ---- places

    pub fn place(&mut self, expr: &Expr) -> Place {
        match &expr.kind {
            Kind::Local(local) => match self.storage[*local as usize] {
                Storage::Slots(first) => Place::Slots(first),
                Storage::Memory(at) => Place::Address(at),
                Storage::Table(first) => Place::Address(self.table(first, &expr.ty)),
                Storage::Array(array) => Place::Address(self.array_copy(array, &expr.ty)),
                Storage::None => Place::Slots(0),
            },
            Kind::Swizzle(of, lanes) => {
                let at = self.place(of);
                self.lane(at, of.ty.lane(), lanes.first().copied().unwrap_or(0))
            }
            Kind::Index(of, index) if self.array_of(of).is_some() => {
                let number = self.array_index(index);
                Place::Element(self.array_of(of).unwrap_or(0), number, 0)
            }
            _ => Place::Address(self.address(expr)),
        }
    }

    /// A lane of a short vector that is at a place.
    pub fn lane(&mut self, at: Place, of: &Ty, lane: u8) -> Place {
        match at {
            Place::Slots(first) => Place::Slots(first + u32::from(lane)),
            Place::Address(at) => {
                let size = self.m.program.structs.size(of);
                Place::Address(self.offset(at, u64::from(lane) * size))
            }
            Place::Element(array, number, first) => Place::Element(array, number, first + lane),
        }
    }

    /// The value at a place.
    pub fn read_place(&mut self, at: Place, ty: &Ty) -> Val {
        match at {
            Place::Slots(first) => self.read(first, ty),
            Place::Address(at) => self.load(ty, at),
            Place::Element(array, number, lane) => self.array_get(array, number, lane, ty),
        }
    }

    /// Puts a value at a place.
    pub fn write_place(&mut self, at: Place, ty: &Ty, value: Val) {
        match at {
            Place::Slots(first) => self.write_slots(first, value),
            Place::Address(at) => self.store(ty, at, value),
            Place::Element(array, number, lane) => self.array_put(array, number, lane, &value.gates()),
        }
    }

    /// The address of a place in memory, or of a struct or array that is a value.
    pub fn address(&mut self, expr: &Expr) -> Gate {
        match &expr.kind {
            Kind::Local(local) => match self.storage[*local as usize] {
                Storage::Memory(at) => at,
                Storage::Table(first) => self.table(first, &expr.ty),
                Storage::Array(array) => self.array_copy(array, &expr.ty),
                _ => Gate::NONE,
            },
            Kind::Global(id) => {
                let number = self.m.globals[*id as usize];
                self.symbol(number)
            }
            Kind::Deref(pointer) => self.value(pointer).one(),
            Kind::Field(of, offset) => {
                let base = self.address(of);
                self.offset(base, *offset)
            }
            Kind::Index(of, index) => self.element(of, index, &expr.ty),
            _ => self.value(expr).one(),
        }
    }

    fn element(&mut self, of: &Expr, index: &Expr, ty: &Ty) -> Gate {
        let (base, length) = match &of.ty {
            Ty::Array(_, n) => (self.address(of), Some(Length::Known(*n))),
            Ty::Slice(_) => {
                let parts = self.value(of).gates();
                (parts[0], Some(Length::Slice(parts[1])))
            }
            _ => (self.value(of).one(), None),
        };
        let at = self.wide(index);
        if let Some(length) = length {
            self.check_index(of, index, at, length);
        }
        self.scaled(base, at, ty)
    }

    /// An integer in 64 bits.
    pub fn wide(&mut self, index: &Expr) -> Gate {
        let value = self.value(index).one();
        self.convert(value, &index.ty, &Ty::I64)
    }

    /// base + index * size
    pub fn scaled(&mut self, base: Gate, index: Gate, ty: &Ty) -> Gate {
        let size = self.m.program.structs.size(ty);
        let arch = self.m.arch();
        let index = self.as_address(index);
        if self.circuit.op(index) == Opcode::Constant as u16 {
            let by = self.circuit.bits(index).wrapping_mul(size);
            return self.offset(base, by);
        }
        let by = match size {
            1 => index,
            size if size.is_power_of_two() => {
                let amount = self.constant(arch, u64::from(size.trailing_zeros()));
                self.pure(Opcode::Shl, arch, &[index, amount])
            }
            size => {
                let factor = self.constant(arch, size);
                self.pure(Opcode::Mul, arch, &[index, factor])
            }
        };
        self.pure(Opcode::Add, arch, &[base, by])
    }

    /// Writes a value where nothing that it needs lies.
    pub fn write(&mut self, expr: &Expr, to: Gate) {
        let size = self.m.program.structs.size(&expr.ty);
        match (&expr.kind, &expr.ty) {
            (Kind::Aggregate(parts), Ty::Struct(id)) => {
                let offsets: Vec<u64> = self
                    .m
                    .program
                    .structs
                    .get(*id)
                    .fields
                    .iter()
                    .map(|f| f.offset)
                    .collect();
                for (offset, part) in offsets.into_iter().zip(parts) {
                    let at = self.offset(to, offset);
                    self.write(part, at);
                }
            }
            (Kind::Aggregate(parts), Ty::Array(of, _)) => {
                let step = self.m.program.structs.size(of);
                for (i, part) in (0..).zip(parts) {
                    let at = self.offset(to, i * step);
                    self.write(part, at);
                }
                let written = step * parts.len() as u64;
                let rest = self.offset(to, written);
                match self.m.program.shader {
                    Some(_) => self.clear_value(rest, &Ty::Array(of.clone(), (size - written) / step.max(1))),
                    None => self.clear(rest, size - written),
                }
            }
            (Kind::Bytes(bytes), _) => {
                let mut all = bytes.to_vec();
                all.resize(size as usize, 0);
                let full = (bytes.len() as u64).next_multiple_of(8).min(size);
                for (at, ty) in Self::pieces(full) {
                    let width = self.circuit.set().type_def(ty).width as usize / 8;
                    let mut word = [0; 8];
                    word[..width].copy_from_slice(&all[at as usize..at as usize + width]);
                    let value = self.constant(ty, u64::from_le_bytes(word));
                    let target = self.offset(to, at);
                    self.store_part(value, target);
                }
                let rest = self.offset(to, full);
                self.clear(rest, size - full);
            }
            (Kind::Zero, ty) if ty.is_aggregate() => self.clear_value(to, ty),
            _ => {
                let value = self.value(expr);
                self.store(&expr.ty, to, value);
            }
        }
    }
}
