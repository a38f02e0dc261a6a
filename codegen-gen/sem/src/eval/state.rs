//! The processor state of the reference evaluator: what the description declares, by name and number.

use super::value::Value;
use crate::ir::{File, Program, Setting};
use onespec_bv::Bits;
use onespec_core::exec::{Trap, register};
use onespec_core::isa::FeatureSet;
use onespec_core::wide;
use onespec_description::model::Needs;

/// Registers, named state, program counter, trap.
#[derive(Debug, Clone)]
pub struct EvalState {
    files: Vec<Registers>,
    /// Values of the machine's settings, in the order of the description.
    settings: Vec<i128>,
    vars: Vec<Value>,
    pub pc: u64,
    pub trap: Trap,
    pub features: FeatureSet,
}

/// The registers of a file.
#[derive(Debug, Clone)]
enum Registers {
    Apart(Vec<Bits>),
    /// One behind the other, so that lanes run on from one into the next; of the width in bits.
    Joined(Vec<u8>, u32),
}

impl Registers {
    fn new(file: &File, settings: &[i128]) -> Registers {
        let setting = file.setting.and_then(|i| settings.get(usize::from(i)));
        let width = setting.and_then(|v| u32::try_from(*v).ok()).unwrap_or(file.width);
        if file.setting.is_none() && (!file.grouped || file.zero.is_some() || !width.is_multiple_of(8)) {
            return Registers::Apart(vec![Bits::new(width, 0); file.count as usize]);
        }
        Registers::Joined(vec![0; file.count as usize * width as usize / 8], width)
    }
}

/// Where a piece of state is kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Piece {
    Pc,
    Reg(usize, usize),
    Var(usize),
    /// The whole of a CSR, through its read and write.
    Csr(usize),
}

impl EvalState {
    /// `settings`: values by name, where they are not the default.
    pub fn new(code: &Program, features: FeatureSet, settings: &[(&'static str, i64)]) -> EvalState {
        let value = |s: &Setting| {
            let given = settings.iter().find(|(name, _)| *name == s.name);
            given
                .map_or(s.default, |(_, v)| i128::from(*v))
                .clamp(s.lo, s.hi.max(s.lo))
        };
        let settings: Vec<i128> = code.settings.iter().map(value).collect();
        EvalState {
            files: code.files.iter().map(|f| Registers::new(f, &settings)).collect(),
            settings,
            vars: code.state.iter().map(|s| Value::from_low64(&s.ty, s.reset)).collect(),
            pc: 0,
            trap: Trap::default(),
            features,
        }
    }

    /// Does the target have what `needs` says?
    pub fn has(&self, needs: &Needs) -> bool {
        needs.hold(&self.features)
    }

    /// Chooses whether reserved combinations of operands are executed.
    pub fn allow_reserved(&mut self, allowed: bool) {
        self.features.put(FeatureSet::ALLOW_RESERVED, allowed);
    }

    /// Does the target have this feature?
    pub fn has_feature(&self, index: u16) -> bool {
        self.features
            .0
            .get(usize::from(index / 64))
            .is_some_and(|word| word >> (index % 64) & 1 == 1)
    }

    /// Value of a setting, by its number in the program.
    pub fn setting(&self, index: u16) -> i128 {
        self.settings.get(usize::from(index)).copied().unwrap_or_default()
    }

    /// A whole register; zero where there is none.
    pub fn reg(&self, file: usize, decl: &File, index: u64) -> Bits {
        let found = match self.files.get(file) {
            Some(Registers::Joined(bytes, width)) => return joined(bytes, *width, index, 0, *width),
            Some(Registers::Apart(all)) => usize::try_from(index).ok().and_then(|i| all.get(i)),
            None => None,
        };
        match found {
            Some(value) if decl.zero.map(u64::from) != Some(index) => value.clone(),
            _ => Bits::new(decl.width, 0),
        }
    }

    /// Sets a register; nothing happens where there is none, and for the zero register.
    pub fn set_reg(&mut self, file: usize, decl: &File, index: u64, value: Bits) {
        if decl.zero.map(u64::from) == Some(index) {
            return;
        }
        match self.files.get_mut(file) {
            Some(Registers::Joined(bytes, width)) => {
                let value = value.zext(*width);
                set_joined(bytes, *width, index, 0, &value);
            }
            Some(Registers::Apart(all)) => {
                if let Some(place) = usize::try_from(index).ok().and_then(|i| all.get_mut(i)) {
                    *place = value.zext(decl.width);
                }
            }
            None => {}
        }
    }

    /// `width` bits from bit `lo` of a register on. In a grouped file they run on into the next registers.
    pub fn reg_bits(&self, file: usize, decl: &File, index: u64, lo: u64, width: u32) -> Bits {
        if let Some(Registers::Joined(bytes, step)) = self.files.get(file) {
            return joined(bytes, *step, index, lo, width);
        }
        let mut out = Bits::new(width, 0);
        for (at, index, from, len) in spans(decl, index, lo, width) {
            out = out.with_slice(at, &self.reg(file, decl, index).slice(from, len));
        }
        out
    }

    /// Writes bits of a register, running on in a grouped file.
    pub fn set_reg_bits(&mut self, file: usize, decl: &File, index: u64, lo: u64, value: &Bits) {
        if let Some(Registers::Joined(bytes, step)) = self.files.get_mut(file) {
            return set_joined(bytes, *step, index, lo, value);
        }
        for (at, index, to, len) in spans(decl, index, lo, value.width()) {
            let new = self.reg(file, decl, index).with_slice(to, &value.slice(at, len));
            self.set_reg(file, decl, index, new);
        }
    }

    pub fn var(&self, index: usize) -> Value {
        self.vars.get(index).cloned().unwrap_or(Value::Unit)
    }

    pub fn set_var(&mut self, index: usize, value: Value) {
        if let Some(place) = self.vars.get_mut(index) {
            *place = value;
        }
    }
}

/// Where bits of a register lie among all registers.
fn position(step: u32, index: u64, lo: u64) -> usize {
    let at = index.saturating_mul(step.into()).saturating_add(lo);
    // So far behind the end that adding a width to it does not come round.
    usize::try_from(at).unwrap_or(usize::MAX).min(usize::MAX / 2)
}

fn joined(bytes: &[u8], step: u32, index: u64, lo: u64, width: u32) -> Bits {
    let mut out = vec![0; wide::limbs(width)];
    wide::load(&mut out, bytes, position(step, index, lo), width);
    Bits::from_limbs(width, out)
}

fn set_joined(bytes: &mut [u8], step: u32, index: u64, lo: u64, value: &Bits) {
    wide::store(bytes, position(step, index, lo), value.width(), &value.limbs());
}

/// The pieces of registers that `width` bits from bit `lo` of register `index` on lie in:
/// (bit of the value, register, bit of the register, length).
fn spans(decl: &File, index: u64, lo: u64, width: u32) -> Vec<(u64, u64, u64, u32)> {
    let reg_width = u64::from(decl.width.max(1));
    let mut out = Vec::new();
    let mut at = 0;
    while at < u64::from(width) {
        let pos = lo.saturating_add(at);
        let from = pos % reg_width;
        let len = (reg_width - from).min(u64::from(width) - at);
        if decl.grouped || pos < reg_width {
            out.push((at, index.saturating_add(pos / reg_width), from, len as u32));
        }
        at += len;
    }
    out
}

/// Finds a piece of state by the name that the description (`fflags`, `X[10]`, `csr.mstatus`) or an example (`X10`) uses.
pub fn find(code: &Program, name: &str) -> Option<Piece> {
    if name == "pc" {
        return Some(Piece::Pc);
    }
    if let Some(i) = code.state.iter().position(|s| s.name == name) {
        return Some(Piece::Var(i));
    }
    if let Some(i) = name
        .strip_prefix("csr.")
        .and_then(|csr| code.csrs.iter().position(|c| c.name == csr))
    {
        return Some(Piece::Csr(i));
    }
    code.files
        .iter()
        .enumerate()
        .find_map(|(file, decl)| register(name, &decl.name, decl.count as usize).map(|index| Piece::Reg(file, index)))
}

/// Names of all pieces that are stored, in the order of the description.
pub fn names(code: &Program) -> Vec<String> {
    let regs = code
        .files
        .iter()
        .flat_map(|f| (0..f.count).map(move |i| format!("{}[{i}]", f.name)));
    let vars = code.state.iter().map(|s| s.name.clone());
    std::iter::once("pc".to_string()).chain(regs).chain(vars).collect()
}
