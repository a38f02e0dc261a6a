//! Reading and writing places: which register of which file, and how many of its bits.

use super::known::Known;
use super::walk::{Body, Register, Walker, grow};
use crate::model::Kind;
use crate::sem::ir::{Expr, ExprKind, LocalId, Place};
use onespec_core::isa::{Effects as Bits, Which};

impl<'p> Body<'_, 'p> {
    /// The register of an access, how many of its low bits that is, and whether it is all of them.
    fn register(&mut self, place: &'p Place) -> Option<(Register, u32, bool)> {
        let (file, index) = match place {
            Place::Reg { file, index } | Place::Lane { file, index, .. } | Place::RegBits { file, index, .. } => {
                (*file, self.expr(index))
            }
            _ => return None,
        };
        let mut which = Walker::which(file, index);
        let all = self.walker.width(file);
        let described = self.walker.program.files.get(usize::from(file));
        let (end, width) = match place {
            Place::Lane { lane, width, .. } => match self.expr(lane) {
                Known::Number(n) => ((n + 1).checked_mul(i128::from(*width)), *width),
                _ => (None, *width),
            },
            Place::RegBits { lo, width, .. } => match self.expr(lo) {
                Known::Number(n) => (n.checked_add(i128::from(*width)), *width),
                _ => (Some(i128::from(all)), *width),
            },
            _ => (Some(i128::from(all)), all),
        };
        let end = end.and_then(|end| u32::try_from(end).ok()).filter(|end| *end <= all);
        let runs_on = described.is_some_and(|file| file.grouped || file.setting.is_some());
        let whole = matches!(place, Place::Reg { .. }) || width == all;
        if runs_on && (end.is_none() || described.is_some_and(|file| file.setting.is_some())) {
            which = Which::Computed;
        }
        Some(((which, file), end.unwrap_or(all), whole))
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

    /// Reads a place, of which only so many low bits are asked.
    pub(super) fn read(&mut self, place: &'p Place, asked: Option<u32>) -> Known {
        match place {
            Place::Local(local) => self.local(*local),
            Place::LocalBits { local, lo, .. } => {
                let known = self.expr(lo);
                known.with(self.local(*local))
            }
            Place::Reg { .. } | Place::Lane { .. } | Place::RegBits { .. } => {
                let Some((at, bits, _)) = self.register(place) else {
                    return Known::Data;
                };
                if self.is_zero(at) {
                    return Known::Number(0);
                }
                let asked = asked.filter(|_| matches!(place, Place::Reg { .. }));
                self.reads(at, asked.map_or(bits, |asked| asked.min(bits)));
                Known::Data
            }
            Place::State(id) | Place::StateBits { state: id, .. } => {
                let lo = match place {
                    Place::StateBits { lo, .. } => self.expr(lo),
                    _ => Known::Settled,
                };
                if self.is_settled(*id) {
                    return lo.weak();
                }
                self.add(Bits::READS_STATE);
                Known::Data
            }
            Place::Pc => {
                self.add(Bits::READS_PC);
                Known::Pc
            }
            Place::Mem { addr, .. } => {
                self.expr(addr);
                self.add(Bits::READS_MEMORY);
                Known::Data
            }
            Place::Csr(number) => {
                self.expr(number);
                self.system();
                Known::Data
            }
        }
    }

    pub(super) fn write(&mut self, place: &'p Place, e: &'p Expr, known: Known) {
        match place {
            Place::Local(local) => self.set(*local, known),
            Place::LocalBits { local, lo, .. } => {
                let lo = self.expr(lo);
                let old = self.local(*local);
                self.set(*local, old.with(lo).with(known));
            }
            Place::Reg { .. } | Place::Lane { .. } | Place::RegBits { .. } => {
                let Some((at, bits, whole)) = self.register(place) else {
                    return;
                };
                if self.is_zero(at) {
                    return;
                }
                if known == Known::Next {
                    self.add(Bits::LINKS);
                }
                // Zeros above a value are no part of it.
                let bits = match &e.kind {
                    ExprKind::Zext(inner) if whole => inner.ty.bits().map_or(bits, |inner| inner.min(bits)),
                    _ => bits,
                };
                if !whole {
                    let all = self.walker.width(at.1);
                    self.reads(at, all);
                }
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
                if known == Known::Data {
                    self.add(Bits::INDIRECT);
                }
                if let Some(always) = &mut self.always {
                    always.pc = true;
                }
            }
            Place::Mem { addr, .. } => {
                self.expr(addr);
                self.add(Bits::WRITES_MEMORY);
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

    pub(super) fn local(&self, local: LocalId) -> Known {
        self.locals.get(local as usize).copied().unwrap_or(Known::Data)
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
