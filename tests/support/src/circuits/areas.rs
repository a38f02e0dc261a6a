//! Memory of random circuits: a few fixed places that overlap, and stack slots.
//!
//! Slots are cleared at the entry, since their contents are unspecified, and accesses stay within them. The addresses
//! of some are in memory: a load that gives such an address is used as an address only.

use super::program::{Area, Program};
use onespec_graph::{Gate, GateDef, Opcode, Role, Type};

/// Where addresses of areas are kept.
const KEPT: u64 = 0x2000;

impl Program<'_> {
    /// Up to two areas, all zeros.
    pub fn make_areas(&mut self) {
        let arch = self.c.arch();
        let (Some(alloca), Some(store)) = (self.op(Role::Alloca), self.op(Role::Store)) else {
            return;
        };
        for number in 0..self.rng.below(3) as u64 {
            let bytes = 8 * (1 + self.rng.below(3)) as u64;
            let gate = self.c.add(alloca, arch, bytes, &[], &[], &[]);
            let zero = self.constant(arch, 0);
            let step = self.bytes(arch);
            for from in (0..bytes).step_by(step as usize) {
                let at = self.behind(gate, from);
                self.effect(store, Type::NONE, &[zero, at]);
            }
            let at = self.rng.one_in(4).then(|| {
                let at = self.constant(arch, KEPT + 8 * number);
                self.effect(store, Type::NONE, &[gate, at]);
                at
            });
            let fields = (!self.rng.one_in(3)).then(|| self.rng.below(64) as u64);
            self.areas.push(Area {
                gate,
                bytes,
                at,
                fields,
            });
        }
    }

    fn bytes(&self, ty: Type) -> u64 {
        u64::from(self.set.type_def(ty).width / 8).max(1)
    }

    fn adds(&self) -> Option<Opcode> {
        let is = |def: &GateDef| def.data.contains(&("algebra", "add"));
        self.set.gates.iter().position(is).map(|op| op as Opcode)
    }

    /// An address some bytes further.
    fn behind(&mut self, base: Gate, bytes: u64) -> Gate {
        let arch = self.c.arch();
        let by = self.constant(arch, bytes);
        match self.adds() {
            Some(add) if bytes != 0 => self.c.add(add, arch, 0, &[], &[], &[base, by]),
            _ => base,
        }
    }

    /// A place in memory and the type of what may be there: often the same few places, so that accesses meet and overlap.
    fn place(&mut self) -> Option<(Gate, Type)> {
        let arch = self.c.arch();
        let ty = self.scalar()?;
        Some(match self.rng.below(8) {
            0..=5 if !self.areas.is_empty() => self.inside(ty),
            6 => (self.operand(arch), ty),
            _ => {
                let bits = 0x1000 + self.rng.below(12) as u64;
                (self.constant(arch, bits), ty)
            }
        })
    }

    /// A place in an area.
    fn inside(&mut self, ty: Type) -> (Gate, Type) {
        let arch = self.c.arch();
        let Area {
            mut gate,
            bytes,
            at,
            fields,
        } = self.areas[self.rng.below(self.areas.len())];
        if let (Some(at), Some(load), true) = (at, self.op(Role::Load), self.rng.one_in(2)) {
            gate = self.effect(load, arch, &[at]);
        }
        if let Some(of) = fields {
            // One field in eight bytes, whose type follows from its number, or two.
            let field = self.rng.below(bytes as usize / 8) as u64;
            let ty = self.field(of + field).unwrap_or(ty);
            let half = u64::from(self.bytes(ty) <= 4 && self.rng.one_in(2));
            return (self.behind(gate, 8 * field + 4 * half), ty);
        }
        let size = self.bytes(ty);
        let last = bytes - size.min(bytes);
        let aligned = last / size * size;
        let place = |p: &mut Self| match p.rng.below(8) {
            0 => p.rng.below(last as usize + 1) as u64,
            1 => aligned,
            2..=4 => 0,
            _ => p.rng.below((aligned / size) as usize + 1) as u64 * size,
        };
        let one = place(self);
        let bit = self.set.types.iter().position(|t| t.width == 1 && t.lanes == 0);
        let address = match (self.op(Role::Select), self.adds(), bit) {
            (Some(select), Some(add), Some(bit)) if self.rng.one_in(6) => {
                let other = place(self);
                let condition = self.operand(Type(bit as u8));
                let ways = [one, other].map(|bits| self.constant(arch, bits));
                let by = self.c.add(select, arch, 0, &[], &[], &[condition, ways[0], ways[1]]);
                self.c.add(add, arch, 0, &[], &[], &[gate, by])
            }
            _ => self.behind(gate, one),
        };
        (address, ty)
    }

    /// Copies eight bytes, or as many as an address has, from one area to another or itself.
    pub fn copy(&mut self) {
        let (Some(load), Some(store)) = (self.op(Role::Load), self.op(Role::Store)) else {
            return;
        };
        if self.areas.is_empty() {
            return;
        }
        let arch = self.c.arch();
        let word = |p: &mut Self| {
            let area = p.areas[p.rng.below(p.areas.len())];
            let at = 8 * p.rng.below(area.bytes as usize / 8) as u64;
            p.behind(area.gate, at)
        };
        let (from, to) = (word(self), word(self));
        let value = self.effect(load, arch, &[from]);
        self.effect(store, Type::NONE, &[value, to]);
    }

    pub fn load(&mut self) {
        if let (Some(op), Some((address, ty))) = (self.op(Role::Load), self.place()) {
            let loaded = self.effect(op, ty, &[address]);
            self.define(loaded);
        }
    }

    pub fn store(&mut self) {
        if let (Some(op), Some((address, ty))) = (self.op(Role::Store), self.place()) {
            let value = self.operand(ty);
            self.effect(op, Type::NONE, &[value, address]);
        }
    }
}
