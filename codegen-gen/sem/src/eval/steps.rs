//! Instructions in the reference evaluator without words: by number, with operands as numbers and registers as they are
//! set. Whoever asks whether a pattern is right runs its instructions here.

use super::concrete::walk;
use super::gates::{Memory, NoProcessor};
use super::state::EvalState;
use super::value::Value;
use crate::ir::{FuncId, Program};
use onespec_bv::Bits;
use onespec_core::isa::FeatureSet;
use onespec_graph::semantics::{GateMemory, NoMemory};

/// A processor whose instructions are run one by one.
pub struct Steps {
    code: &'static Program,
    machine: NoProcessor,
}

impl Steps {
    pub fn new(code: &'static Program) -> Steps {
        Steps::with_settings(code, &[])
    }

    /// One with settings of the machine by name. The others have the value that analyses assume, else the default, so that
    /// a trial runs under what was derived.
    pub fn with_settings(code: &'static Program, settings: &[(&'static str, i64)]) -> Steps {
        let assumed = code.settings.iter().filter_map(|setting| {
            let value = i64::try_from(setting.assumed?).ok()?;
            Some((setting.name.as_str(), value))
        });
        // The first value of a name counts.
        let settings: Vec<(&'static str, i64)> = settings.iter().copied().chain(assumed).collect();
        Steps {
            code,
            machine: NoProcessor(EvalState::new(code, FeatureSet::default(), &settings)),
        }
    }

    pub fn set_features(&mut self, features: FeatureSet) {
        self.machine.0.features = features;
    }

    /// Sets a piece of state, by its number in the program.
    pub fn set_state(&mut self, state: u16, value: u64) {
        if let Some(decl) = self.code.state.get(usize::from(state)) {
            let value = Value::from_low64(&decl.ty, value);
            self.machine.0.set_var(usize::from(state), value);
        }
    }

    /// A piece of state as a number.
    pub fn state(&self, state: u16) -> u64 {
        self.machine.0.var(usize::from(state)).low64()
    }

    pub fn set_reg(&mut self, file: u16, index: u64, value: u64) {
        if let Some(decl) = self.code.files.get(usize::from(file)) {
            let value = onespec_bv::Bits::new(decl.width, u128::from(value));
            self.machine.0.set_reg(usize::from(file), decl, index, value);
        }
    }

    pub fn reg(&self, file: u16, index: u64) -> u64 {
        let decl = self.code.files.get(usize::from(file));
        decl.map_or(0, |decl| self.machine.0.reg(usize::from(file), decl, index).low64())
    }

    /// All bits of a register.
    pub fn wide(&self, file: u16, index: u64) -> Bits {
        let decl = self.code.files.get(usize::from(file));
        decl.map_or_else(
            || Bits::new(1, 0),
            |decl| self.machine.0.reg(usize::from(file), decl, index),
        )
    }

    /// Sets all bits of a register.
    pub fn set_wide(&mut self, file: u16, index: u64, value: Bits) {
        if let Some(decl) = self.code.files.get(usize::from(file)) {
            self.machine.0.set_reg(usize::from(file), decl, index, value);
        }
    }

    /// Runs an instruction at an address; where it goes. `None`: it traps, or it has no semantics here.
    pub fn run(&mut self, op: u16, operands: &[i64], at: (u64, u8), memory: &mut dyn GateMemory) -> Option<u64> {
        let inst = self.code.insts.get(usize::from(op)).and_then(Option::as_ref)?;
        self.machine.0.pc = at.0.wrapping_add(u64::from(at.1));
        let mut host = Memory(memory);
        walk(self.code, &mut self.machine, &mut host, at, operands)
            .inst(inst)
            .ok()?;
        Some(self.machine.0.pc)
    }

    /// Calls a fn of some values.
    pub fn call_all(&mut self, func: FuncId, values: &[Bits]) -> Option<Bits> {
        let mut memory = NoMemory;
        let mut host = Memory(&mut memory);
        let values = values.iter().cloned().map(Value::Bits).collect();
        match walk(self.code, &mut self.machine, &mut host, (0, 0), &[]).call(func, values) {
            Ok(Value::Bits(bits)) => Some(bits),
            _ => None,
        }
    }

    /// Calls a fn of one value.
    pub fn call(&mut self, func: FuncId, value: u64) -> Option<u64> {
        let code = self.code.funcs.get(func as usize)?;
        let param = code.params.first().and_then(|p| code.locals.get(*p as usize))?;
        let value = Value::from_low64(&param.ty, value);
        let mut memory = NoMemory;
        let mut host = Memory(&mut memory);
        let result = walk(self.code, &mut self.machine, &mut host, (0, 0), &[]).call(func, vec![value]);
        result.ok().map(|value| value.low64())
    }
}
