//! Reading and writing places: which register of which file, and how many of its bits.

use super::flows::Register;
use super::known::{Known, Sources, Value};
use super::walk::{Body, Walker, grow};
use crate::ir::{Expr, ExprKind, LocalId, Place};
use onespec_core::isa::{AccessSize, Effects as Bits, Which};
use onespec_description::model::Kind;

impl<'p> Body<'_, 'p> {
    /// The register of an access, how many of its low bits that is, whether it is all of them, and
    /// what decides which bits.
    fn register(&mut self, place: &'p Place) -> Option<(Register, u32, bool, Sources)> {
        let (file, index) = match place {
            Place::Reg { file, index } | Place::Lane { file, index, .. } | Place::RegBits { file, index, .. } => {
                (*file, self.expr(index))
            }
            _ => return None,
        };
        let mut which = Walker::which(file, index.known);
        let mut chosen = index.from;
        let all = self.walker.width(file);
        let described = self.walker.program.files.get(usize::from(file));
        let (end, width) = match place {
            Place::Lane { lane, width, .. } => {
                let lane = self.expr(lane);
                chosen = chosen | lane.from;
                match lane.known {
                    Known::Number(n) => ((n + 1).checked_mul(i128::from(*width)), *width),
                    _ => (None, *width),
                }
            }
            Place::RegBits { lo, width, .. } => {
                let lo = self.expr(lo);
                chosen = chosen | lo.from;
                match lo.known {
                    Known::Number(n) => (n.checked_add(i128::from(*width)), *width),
                    _ => (Some(i128::from(all)), *width),
                }
            }
            _ => (Some(i128::from(all)), all),
        };
        let end = end.and_then(|end| u32::try_from(end).ok()).filter(|end| *end <= all);
        let runs_on = described.is_some_and(|file| file.grouped || file.setting.is_some());
        let whole = matches!(place, Place::Reg { .. }) || width == all;
        if runs_on && (end.is_none() || described.is_some_and(|file| file.setting.is_some())) {
            which = Which::Computed;
        }
        Some(((which, file), end.unwrap_or(all), whole, chosen))
    }

    /// Whether a register reads 0 and drops writes.
    fn is_zero(&self, at: Register) -> bool {
        let file = self.walker.program.files.get(usize::from(at.1));
        matches!((at.0, file.and_then(|file| file.zero)), (Which::Fixed(n), Some(zero)) if u32::from(n) == zero)
    }

    pub(super) fn reads(&mut self, at: Register, bits: u32) {
        let written = self
            .always
            .as_ref()
            .is_some_and(|always| always.registers.contains(&at));
        if !written {
            grow(&mut self.summary.reads, at, bits);
        }
    }

    /// What a register that is read now comes from: itself, or what was written to it.
    fn sources(&mut self, at: Register) -> Sources {
        let always = self.always.as_ref();
        match self.summary.flows.registers.get(&at) {
            Some(from) if always.is_some_and(|always| always.registers.contains(&at)) => *from,
            Some(from) => *from | self.walker.numbers.bit(at),
            None => self.walker.numbers.bit(at),
        }
    }

    /// Reads a place, of which only so many low bits are asked.
    pub(super) fn read(&mut self, place: &'p Place, asked: Option<u32>) -> Value {
        match place {
            Place::Local(local) => self.local(*local),
            Place::LocalBits { local, lo, .. } => {
                let known = self.expr(lo);
                known.with(self.local(*local))
            }
            Place::Reg { .. } | Place::Lane { .. } | Place::RegBits { .. } => {
                let Some((at, bits, _, chosen)) = self.register(place) else {
                    return Value::plain(Known::Data);
                };
                if self.is_zero(at) {
                    return Value::plain(Known::Number(0));
                }
                let asked = asked.filter(|_| matches!(place, Place::Reg { .. }));
                self.reads(at, asked.map_or(bits, |asked| asked.min(bits)));
                data(self.sources(at) | chosen)
            }
            Place::State(id) | Place::StateBits { state: id, .. } => {
                let lo = match place {
                    Place::StateBits { lo, .. } => self.expr(lo),
                    _ => Value::SETTLED,
                };
                if self.is_settled(*id) {
                    return lo.weak();
                }
                self.add(Bits::READS_STATE);
                data(lo.from | Sources::STATE)
            }
            Place::Pc => {
                self.add(Bits::READS_PC);
                Value::plain(Known::Pc)
            }
            Place::Mem { addr, bytes, .. } => {
                let addr = self.expr(addr);
                self.add(Bits::READS_MEMORY);
                self.access(size(*bytes));
                self.summary.flows.accesses(addr.from | self.under);
                data(Sources::MEMORY)
            }
            Place::Csr(number) => {
                let number = self.expr(number);
                self.system();
                data(number.from | Sources::STATE)
            }
        }
    }

    pub(super) fn write(&mut self, place: &'p Place, e: &'p Expr, value: Value) {
        match place {
            Place::Local(local) => self.set(*local, value.also(self.under)),
            Place::LocalBits { local, lo, .. } => {
                let lo = self.expr(lo);
                let old = self.local(*local);
                self.set(*local, old.with(lo).with(value).also(self.under));
            }
            Place::Reg { .. } | Place::Lane { .. } | Place::RegBits { .. } => {
                let Some((at, bits, whole, chosen)) = self.register(place) else {
                    return;
                };
                if self.is_zero(at) {
                    return;
                }
                if value.known == Known::Next {
                    self.add(Bits::LINKS);
                }
                // Zeros above a value are no part of it.
                let bits = match &e.kind {
                    ExprKind::Zext(inner) if whole => inner.ty.bits().map_or(bits, |inner| inner.min(bits)),
                    _ => bits,
                };
                let mut from = value.from | chosen | self.under;
                if !whole {
                    let all = self.walker.width(at.1);
                    self.reads(at, all);
                    from = from | self.sources(at);
                }
                self.summary.flows.writes(at, from);
                grow(&mut self.summary.writes, at, bits);
                if at.0 != Which::Computed
                    && let Some(always) = &mut self.always
                {
                    always.registers.insert(at);
                }
            }
            Place::State(id) | Place::StateBits { state: id, .. } => {
                if let Place::StateBits { lo, .. } = place {
                    self.expr(lo);
                }
                if !self.is_settled(*id) {
                    self.add(Bits::WRITES_STATE);
                }
            }
            Place::Pc => {
                self.add(Bits::BRANCHES);
                self.summary.flows.goes(value.from | self.under);
                if value.known == Known::Data {
                    self.add(Bits::INDIRECT);
                }
                if let Some(always) = &mut self.always {
                    always.pc = true;
                }
            }
            Place::Mem { addr, bytes, .. } => {
                let addr = self.expr(addr);
                self.add(Bits::WRITES_MEMORY);
                self.access(size(*bytes));
                self.summary.flows.accesses(addr.from | self.under);
                self.summary.flows.stored = self.summary.flows.stored | value.from;
            }
            Place::Csr(number) => {
                self.expr(number);
                self.system();
            }
        }
    }

    pub(super) fn operand(&self, i: u8) -> Known {
        let kind = self.op.operands.get(usize::from(i)).map(|o| usize::from(o.kind));
        match kind.and_then(|kind| self.walker.isa.kinds.get(kind)) {
            Some(Kind::Reg { file, .. }) => Known::Register(i, *file),
            _ => Known::Settled,
        }
    }

    pub(super) fn local(&self, local: LocalId) -> Value {
        let local = self.locals.get(local as usize);
        local.copied().unwrap_or(Value::plain(Known::Data))
    }

    fn is_settled(&self, state: u16) -> bool {
        self.walker.settled.get(usize::from(state)).copied().unwrap_or(false)
    }

    /// A CSR by its number.
    pub(super) fn system(&mut self) {
        self.add(Bits::READS_STATE);
        self.add(Bits::WRITES_STATE);
        self.add(Bits::MAY_TRAP);
    }
}

/// A value of which nothing is known but what it comes from.
fn data(from: Sources) -> Value {
    Value {
        known: Known::Data,
        from,
    }
}

/// The size of an access to so many bytes.
fn size(bytes: impl TryInto<u16>) -> AccessSize {
    bytes.try_into().map_or(AccessSize::Various, AccessSize::Bytes)
}
