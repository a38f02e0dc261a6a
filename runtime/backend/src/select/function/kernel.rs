//! The ends of a kernel whose arrays are in rows: loads of elements in front, stores behind, and arguments that stay in their
//! registers for the next elements. A result that goes where an argument came from, and is that argument but where a mask
//! says otherwise, is stored under the mask.

use super::{Block, Gate, KernelPlaces, OfBank, Select, VReg};
use crate::code::{Arg, What};
use crate::machine::Hole;
use crate::problem::Problem;
use crate::select::Order;
use crate::select::block::Value;
use crate::select::kernel::KernelPlace;
use crate::select::text::{Fill, instantiate, instantiate_all};
use onespec_graph::Role;

/// A result that is stored where a mask has ones; elsewhere the rows keep what they have, or what was stored there before.
#[derive(Debug, Clone, Copy)]
pub(super) struct Masked {
    /// Its number.
    pub(super) result: usize,
    /// The gate that is neither computed nor stored: the choice between the value and what the rows have.
    choice: Gate,
    pub(super) mask: Gate,
    pub(super) value: Gate,
    /// What is stored before in all elements. `None`: the rows have it.
    pub(super) other: Option<Gate>,
}

impl Select<'_> {
    /// Finds results that are stored under masks. State has to hold a mask; the block is covered already.
    pub(super) fn find_masked(&mut self, last: Gate) {
        self.masked.clear();
        let (Some(places), Some(twins)) = (self.kernel, self.binding.twins.as_ref()) else {
            return;
        };
        for (result, choice) in self.circuit.values(last).iter().enumerate() {
            let values = self.circuit.values(choice).to_vec();
            let ([mask, value, old, ..], true) = (&values[..], Some(self.circuit.op(choice)) == twins.select()) else {
                continue;
            };
            let place = |gate: Gate| places.arguments.get(usize::try_from(self.circuit.bits(gate)).ok()?);
            let is_kept = self.circuit.role(*old) == Role::Arg && place(*old) == places.results.get(result);
            // A choice in a register writes over one of the two: both are needed besides.
            let is_shared = |of: Gate| self.circuit.uses(of).any(|by| by.user != choice);
            let is_there = |of: Gate| self.circuit.role(of) == Role::Arg || is_shared(of);
            let is_twice = is_there(*value) && is_shared(*old);
            let alone = self.circuit.uses(choice).count() == 1;
            if (is_kept || is_twice) && alone && self.maker.is_made_in_state(*mask) {
                self.masked.push(Masked {
                    result,
                    choice,
                    mask: *mask,
                    value: *value,
                    other: (!is_kept).then_some(*old),
                });
            }
        }
    }

    /// Arguments: those in registers are there, elements of arrays are loaded, in the order of the circuit.
    pub(super) fn kernel_entry(&mut self, block: &Block<'_>, places: &KernelPlaces) -> Result<(), Problem> {
        let args = block.fixed.iter().copied();
        let args: Vec<Gate> = args.filter(|g| self.circuit.role(*g) == Role::Arg).collect();
        let mut given: Vec<(Gate, VReg)> = Vec::with_capacity(args.len());
        let mut defs = Vec::new();
        let mut rows = Vec::new();
        for arg in args {
            let at = usize::try_from(self.circuit.bits(arg)).unwrap_or(usize::MAX);
            match places.arguments.get(at) {
                Some(KernelPlace::Register(register)) => {
                    let value = self.vreg(arg)?;
                    defs.push(Arg::DefAt(value, *register));
                    given.push((arg, value));
                }
                Some(KernelPlace::Row { bank, row }) => rows.push((arg, *bank, *row)),
                None => return Err(self.maker.problem(arg, "is no argument of the kernel".into())),
            }
        }
        self.code.push(What::Entry, &defs, 0);
        for (arg, value) in given {
            self.argument(arg, vec![value])?;
        }
        // What nothing needs is not loaded.
        let is_masked = |user: Gate, arg: Gate| {
            let mut of = self.masked.iter().filter(|masked| masked.choice == user);
            of.any(|masked| masked.value != arg && masked.other.is_none())
        };
        let is_needed = |arg: Gate| !self.circuit.uses(arg).all(|of| is_masked(of.user, arg));
        rows.retain(|(arg, ..)| is_needed(*arg));
        match self.maker.order {
            Order::Late => self.unloaded = rows,
            _ => rows.into_iter().try_for_each(|row| self.load_row(row))?,
        }
        Ok(())
    }

    /// Loads the elements of an argument.
    fn load_row(&mut self, (arg, bank, row): (Gate, u8, u32)) -> Result<(), Problem> {
        let line = self.circuit.line(arg);
        self.keep_state(line)?;
        let text = self.machine.bank_text(OfBank::Load, bank)?;
        let holes = [(Hole::Offset, Fill::Number(row.into()))];
        let value = instantiate(self.machine, &mut self.code, text, &holes, line)?;
        self.argument(arg, vec![value])
    }

    /// Loads the arguments that are not loaded yet and that a gate is computed of.
    pub(super) fn load_rows_for(&mut self, gate: Gate) -> Result<(), Problem> {
        if self.unloaded.is_empty() || !self.maker.wants(gate) {
            return Ok(());
        }
        let mut open = vec![gate];
        while let Some(gate) = open.pop() {
            if self.loaded_for.insert(gate) {
                self.load_row_if(|(arg, ..)| arg == gate)?;
                open.extend(self.circuit.values(gate).iter());
            }
        }
        Ok(())
    }

    /// Loads an argument that is not loaded yet, if one is asked for.
    fn load_row_if(&mut self, is_asked: impl Fn((Gate, u8, u32)) -> bool) -> Result<(), Problem> {
        let at = self.unloaded.iter().position(|row| is_asked(*row));
        at.map_or(Ok(()), |at| {
            let row = self.unloaded.remove(at);
            self.load_row(row)
        })
    }

    /// Stores the results that a gate is, where they are stored as soon as they are there.
    pub(super) fn store_results_of(&mut self, gate: Gate, last: Gate) -> Result<(), Problem> {
        let Some(places) = self.kernel.filter(|_| self.maker.order == Order::Late) else {
            return Ok(());
        };
        let line = self.circuit.line(last);
        for (result, (value, place)) in self
            .circuit
            .values(last)
            .to_vec()
            .into_iter()
            .zip(&places.results)
            .enumerate()
        {
            if value != gate {
                continue;
            }
            let KernelPlace::Row { row, .. } = *place else { continue };
            let masked = self.masked.iter().find(|masked| masked.result == result).copied();
            let stored = [
                masked.map(|masked| masked.value),
                masked.and_then(|masked| masked.other),
            ];
            // What the rows have is loaded before.
            self.load_row_if(|(_, _, of)| of == row)?;
            for stored in stored.into_iter().flatten() {
                self.load_row_if(|(arg, ..)| arg == stored)?;
            }
            self.keep_state(line)?;
            match masked {
                Some(masked) => {
                    self.store_below(&masked, *place, line)?;
                    self.store_masked(&masked, *place, line)?;
                }
                None => self.store_in_row(value, *place, line)?,
            }
            self.early.push(result);
        }
        Ok(())
    }

    /// Results are stored, each in its row, those under masks last.
    pub(super) fn kernel_end(&mut self, last: Gate, places: &KernelPlaces) -> Result<(), Problem> {
        let line = self.circuit.line(last);
        for row in std::mem::take(&mut self.unloaded) {
            self.load_row(row)?;
        }
        self.keep_state(line)?;
        let masked = std::mem::take(&mut self.masked);
        let early = std::mem::take(&mut self.early);
        let is_masked = |result: usize| masked.iter().find(|masked| masked.result == result);
        let values = self.circuit.values(last).to_vec();
        for (result, (value, place)) in values.into_iter().zip(&places.results).enumerate() {
            match is_masked(result) {
                _ if early.contains(&result) => {}
                Some(masked) => self.store_below(masked, *place, line)?,
                None => self.store_in_row(value, *place, line)?,
            }
        }
        for masked in masked.iter().filter(|masked| !early.contains(&masked.result)) {
            if let Some(place) = places.results.get(masked.result) {
                self.store_masked(masked, *place, line)?;
            }
        }
        self.keep_state(line)?;
        let mut kept = Vec::new();
        for arg in self.circuit.gates().filter(|g| self.circuit.role(*g) == Role::Arg) {
            let at = usize::try_from(self.circuit.bits(arg)).unwrap_or(usize::MAX);
            if let Some(KernelPlace::Register(register)) = places.arguments.get(at)
                && let [value] = self.registers(arg)?[..]
            {
                kept.push(Arg::UseAt(value, *register));
            }
        }
        self.code.push(What::Return, &kept, line);
        Ok(())
    }

    /// State holds what the convention says that it does at both ends.
    pub(super) fn keep_state(&mut self, line: u32) -> Result<(), Problem> {
        for (state, held) in self.machine.convention.keeps {
            self.maker.set_state(&mut self.code, state, *held, line)?;
        }
        Ok(())
    }

    /// Computes what is stored under a mask before state holds it, and stores what lies below.
    fn store_below(&mut self, masked: &Masked, place: KernelPlace, line: u32) -> Result<(), Problem> {
        self.stored(masked.value)?;
        masked
            .other
            .map_or(Ok(()), |other| self.store_in_row(other, place, line))
    }

    fn store_masked(&mut self, masked: &Masked, place: KernelPlace, line: u32) -> Result<(), Problem> {
        let stored = self.stored(masked.value)?;
        self.maker.hold_mask(&mut self.code, masked.mask)?;
        self.store(&stored, place, (masked.value, line))
    }

    fn store_in_row(&mut self, value: Gate, place: KernelPlace, line: u32) -> Result<(), Problem> {
        let stored = self.stored(value)?;
        self.store(&stored, place, (value, line))
    }

    /// The registers that hold a value, also those that always do.
    fn stored(&mut self, value: Gate) -> Result<Vec<Fill>, Problem> {
        if self.is_held(value) {
            let repr = self.maker.border(value)?;
            if let Value::Fixed(register) = self.maker.value(&mut self.code, value, repr)? {
                return Ok(vec![Fill::Number(register.into())]);
            }
        }
        let registers = self.registers(value)?;
        Ok(registers.into_iter().map(Fill::Register).collect())
    }

    fn store(&mut self, values: &[Fill], place: KernelPlace, (value, line): (Gate, u32)) -> Result<(), Problem> {
        let KernelPlace::Row { bank, row } = place else {
            return Err(self.maker.problem(value, "is left in no row".into()));
        };
        for value in values {
            let text = self.machine.bank_text(OfBank::Store, bank)?;
            let holes = [(Hole::Value, *value), (Hole::Offset, Fill::Number(row.into()))];
            instantiate_all(self.machine, &mut self.code, text, &holes, line)?;
            if let ([_], Some(last)) = (&text.lines[..], self.code.insts.last_mut()) {
                last.is_row_store = true;
            }
        }
        Ok(())
    }
}
