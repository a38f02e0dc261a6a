//! The processor state of the reference evaluator: what the description declares, by name and number.

use super::bits::Bits;
use super::value::Value;
use crate::model::Needs;
use crate::sem::ir::{File, Program};
use onespec_core::exec::{Trap, register};
use onespec_core::isa::FeatureSet;

/// Registers, named state, program counter, trap.
#[derive(Debug, Clone)]
pub struct EvalState {
    files: Vec<Vec<Bits>>,
    vars: Vec<Value>,
    pub pc: u64,
    pub trap: Trap,
    pub features: FeatureSet,
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
    pub fn new(code: &Program, features: FeatureSet) -> EvalState {
        let zeros = |f: &File| vec![Bits::new(f.width, 0); f.count as usize];
        EvalState {
            files: code.files.iter().map(zeros).collect(),
            vars: code.state.iter().map(|s| Value::from_low64(&s.ty, s.reset)).collect(),
            pc: 0,
            trap: Trap::default(),
            features,
        }
    }

    /// Does the target have what `needs` says?
    pub fn has(&self, needs: &Needs) -> bool {
        let all = |set: &FeatureSet| set.0.iter().zip(self.features.0).all(|(want, have)| want & !have == 0);
        let none = |set: &FeatureSet| set.0.iter().zip(self.features.0).all(|(avoid, have)| avoid & have == 0);
        needs.any.is_empty() || needs.any.iter().any(|(with, without)| all(with) && none(without))
    }

    /// Does the target have this feature?
    pub fn has_feature(&self, index: u16) -> bool {
        self.features
            .0
            .get(usize::from(index / 64))
            .is_some_and(|word| word >> (index % 64) & 1 == 1)
    }

    /// A whole register; zero where there is none.
    pub fn reg(&self, file: usize, decl: &File, index: u64) -> Bits {
        let found = usize::try_from(index).ok().and_then(|i| self.files.get(file)?.get(i));
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
        let place = usize::try_from(index)
            .ok()
            .and_then(|i| self.files.get_mut(file)?.get_mut(i));
        if let Some(place) = place {
            *place = value.zext(decl.width);
        }
    }

    /// `width` bits from bit `lo` of a register on. In a grouped file they run on into the next registers.
    pub fn reg_bits(&self, file: usize, decl: &File, index: u64, lo: u64, width: u32) -> Bits {
        let mut out = Bits::new(width, 0);
        for (at, index, from, len) in spans(decl, index, lo, width) {
            out = out.with_slice(at, &self.reg(file, decl, index).slice(from, len));
        }
        out
    }

    /// Writes bits of a register, running on in a grouped file.
    pub fn set_reg_bits(&mut self, file: usize, decl: &File, index: u64, lo: u64, value: &Bits) {
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
