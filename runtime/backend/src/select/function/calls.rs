//! Calls: arguments and results in their places.

use super::{Gate, Role, Select, Spot};
use crate::code::{Arg, What};
use crate::problem::Problem;

/// What is called.
#[derive(Debug, Clone, Copy)]
pub(super) enum Target {
    Symbol(u32),
    Value(Gate),
}

impl Select<'_> {
    pub(super) fn target(&self, gate: Gate) -> Target {
        match gate != Gate::NONE && self.circuit.role(gate) == Role::Symbol {
            true => Target::Symbol(u32::try_from(self.circuit.bits(gate)).unwrap_or(u32::MAX)),
            false => Target::Value(gate),
        }
    }

    pub(super) fn call(&mut self, gate: Gate, target: Target, arguments: &[Gate]) -> Result<(), Problem> {
        let line = self.circuit.line(gate);
        let places = self.places(gate, arguments.iter().map(|a| self.circuit.ty(*a)))?;
        let mut args = Vec::with_capacity(arguments.len() + 2);
        let what = match target {
            Target::Symbol(symbol) => {
                args.push(Arg::Symbol {
                    symbol,
                    addend: 0,
                    reloc: None,
                });
                What::Call
            }
            Target::Value(Gate::NONE) => return Err(self.maker.problem(gate, "calls nothing".into())),
            Target::Value(value) => {
                args.push(Arg::Use(self.maker.at_border(&mut self.code, value)?));
                What::CallRegister
            }
        };
        for (&argument, place) in arguments.iter().zip(&places.values) {
            let mut registers = self.registers(argument)?;
            if let ([value], true) = (&registers[..], place.spots.len() > 1) {
                registers = self.take_apart(*value, place.bank, place.spots.len(), line);
            }
            for (register, spot) in registers.into_iter().zip(&place.spots) {
                match spot {
                    Spot::Register(at) => {
                        let register = self.cross(argument, register, at.bank)?;
                        args.push(Arg::UseAt(register, *at));
                    }
                    Spot::Stack(offset) => {
                        let to = Arg::Outgoing(i64::from(*offset));
                        self.code.push(What::StoreArgument, &[Arg::Use(register), to], line);
                    }
                }
            }
        }
        let mut results = Vec::new();
        if self.is_value(gate) {
            let bank = self.bank(gate, self.circuit.ty(gate))?;
            for place in self.result(gate, self.circuit.ty(gate))? {
                let register = self.code.vreg_of(bank, self.binding.registers(self.circuit.ty(gate)));
                args.push(Arg::DefAt(register, place));
                results.push(register);
            }
            if let ([register], true) = (&results[..], self.is_held(gate)) {
                self.maker.given(gate, *register)?;
                results.clear();
            }
        }
        self.code.push(what, &args, line);
        self.code.outgoing = self.code.outgoing.max(places.stack);
        self.code.has_calls = true;
        self.maker.state.forget();
        if !results.is_empty() {
            let parts = self.settled(gate, results)?;
            self.give_parts(gate, &parts)?;
        }
        Ok(())
    }
}
