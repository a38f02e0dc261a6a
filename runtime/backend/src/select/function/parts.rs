//! Values that no register holds, and values that move between registers of two kinds: through the frame, where their
//! sizes differ.

use super::{AREA_ALIGN, Select};
use crate::code::{Arg, Slot, VReg, What};
use crate::machine::{Binding, Hole};
use crate::problem::Problem;
use crate::select::text::{Fill, instantiate};
use hashbrown::HashMap;
use onespec_graph::{Circuit, Gate};

/// The parts of each value that no register holds.
pub(super) fn views(circuit: &Circuit, binding: &Binding) -> HashMap<Gate, Vec<(u32, Gate)>> {
    let mut views: HashMap<Gate, Vec<(u32, Gate)>> = HashMap::new();
    if !binding.types.hold_all() {
        for gate in circuit.gates().filter(|g| binding.types.is_held(circuit.ty(*g))) {
            if let Some((of, number)) = binding.part(circuit, gate) {
                views.entry(of).or_default().push((number, gate));
            }
        }
    }
    views
}

impl Select<'_> {
    /// The area of the frame through which values move between registers of two kinds.
    fn moving(&mut self, bytes: u32) -> u32 {
        if let Some(known) = self.moving {
            if let Some(slot) = self.code.slots.get_mut(known as usize) {
                slot.size = slot.size.max(bytes.into());
            }
            return known;
        }
        let slot = self.code.slots.len() as u32;
        self.code.slots.push(Slot {
            size: bytes.into(),
            align: AREA_ALIGN,
        });
        *self.moving.insert(slot)
    }

    /// Bytes of a register of a bank.
    fn bytes(&self, bank: u8) -> u32 {
        self.machine.bank(bank).map_or(8, |b| b.slot)
    }

    /// A value of several parts from a register that holds all of it.
    pub(super) fn take_apart(&mut self, value: VReg, bank: u8, count: usize, line: u32) -> Vec<VReg> {
        let from = self.code.banks.get(value.0 as usize).copied().unwrap_or(bank);
        let unit = self.bytes(bank);
        let slot = self.moving(self.bytes(from).max(count as u32 * unit));
        let whole = Arg::Slot { slot, addend: 0 };
        self.code.push(What::StoreArgument, &[Arg::Use(value), whole], line);
        let mut parts = Vec::with_capacity(count);
        for i in 0..count as i64 {
            let part = self.code.vreg(bank);
            let addend = i * i64::from(unit);
            self.code
                .push(What::LoadArgument, &[Arg::Def(part), Arg::Slot { slot, addend }], line);
            parts.push(part);
        }
        parts
    }

    /// The reverse: a register that holds all of a value of several parts.
    fn put_together(&mut self, parts: &[VReg], bank: u8, line: u32) -> VReg {
        let from = parts.first().and_then(|v| self.code.banks.get(v.0 as usize).copied());
        let unit = self.bytes(from.unwrap_or(bank));
        let slot = self.moving(self.bytes(bank).max(parts.len() as u32 * unit));
        for (i, part) in (0..).zip(parts) {
            let addend = i * i64::from(unit);
            self.code.push(
                What::StoreArgument,
                &[Arg::Use(*part), Arg::Slot { slot, addend }],
                line,
            );
        }
        let whole = self.code.vreg(bank);
        let place = Arg::Slot { slot, addend: 0 };
        self.code.push(What::LoadArgument, &[Arg::Def(whole), place], line);
        whole
    }

    /// The registers of a value as its users want them: one, or one for each part.
    pub(super) fn registers(&mut self, value: Gate) -> Result<Vec<VReg>, Problem> {
        if self.is_held(value) {
            return Ok(vec![self.maker.at_border(&mut self.code, value)?]);
        }
        let parts = self.binding.parts_of(self.circuit, value);
        parts
            .into_iter()
            .map(|part| self.maker.at_border(&mut self.code, part))
            .collect()
    }

    /// The parts of a value that no register holds are in these registers: its views are there, wherever they stand.
    pub(super) fn give_parts(&mut self, gate: Gate, parts: &[VReg]) -> Result<(), Problem> {
        for (number, view) in self.views.get(&gate).cloned().unwrap_or_default() {
            let Some(register) = parts.get(number as usize) else {
                return Err(self.maker.problem(view, "is no part of a value".into()));
            };
            self.maker.cross(view, *register);
        }
        Ok(())
    }

    /// Parts as others hand them over: whoever says so has to put what is above a float in order.
    pub(super) fn settled(&mut self, gate: Gate, parts: Vec<VReg>) -> Result<Vec<VReg>, Problem> {
        let def = self.circuit.set().type_def(self.circuit.ty(gate));
        let [part] = parts[..] else { return Ok(parts) };
        let bank = self.code.banks.get(part.0 as usize).copied().unwrap_or(0);
        let name = self.machine.bank(bank).map_or("", |b| b.name);
        let Some(text) = self.machine.text_if(&format!("copy {name} {name} {}", def.width)) else {
            return Ok(parts);
        };
        let line = self.circuit.line(gate);
        let from = [(Hole::From, Fill::Register(part))];
        Ok(vec![instantiate(self.machine, &mut self.code, text, &from, line)?])
    }

    /// Moves the bits of a value between registers of two kinds.
    pub(super) fn moved(&mut self, gate: Gate) -> Result<(), Problem> {
        let line = self.circuit.line(gate);
        let bank = self.bank(gate, self.circuit.ty(gate))?;
        let input = self.circuit.value(gate, 0);
        let from = self.registers(input)?;
        if self.is_held(gate) {
            let whole = self.put_together(&from, bank, line);
            return self.maker.given(gate, whole);
        }
        let shape = self.shape(gate, self.circuit.ty(gate))?;
        let count = shape.bits.div_ceil(8 * self.bytes(bank).max(1)).max(1);
        match from[..] {
            [value] => {
                let parts = self.take_apart(value, bank, count as usize, line);
                self.give_parts(gate, &parts)
            }
            _ => Err(self.maker.uncovered(gate)),
        }
    }

    /// An argument has come in these registers.
    pub(super) fn argument(&mut self, arg: Gate, registers: Vec<VReg>) -> Result<(), Problem> {
        if !self.is_held(arg) {
            let parts = self.settled(arg, registers)?;
            return self.give_parts(arg, &parts);
        }
        let bank = self.bank(arg, self.circuit.ty(arg))?;
        let register = match registers[..] {
            [register] => self.cross(arg, register, bank)?,
            _ => self.put_together(&registers, bank, self.circuit.line(arg)),
        };
        self.maker.cross(arg, register);
        Ok(())
    }
}
