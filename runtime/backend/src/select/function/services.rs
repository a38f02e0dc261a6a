//! Services of the convention in place of calls: [`crate::machine::Service`]. And the ends of a kernel whose arguments and results
//! stand where others say: an [`Interface`].

use super::{Gate, Select, VReg};
use crate::code::{Arg, Known, PReg, What};
use crate::machine::{Hole, OfBank, RowNumber, Service, ServiceKind};
use crate::problem::Problem;
use crate::select::text::{Fill, instantiate, instantiate_all};
use onespec_graph::{Circuit, Role};

/// Where the values of a kernel come from and go to.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Interface {
    /// By argument.
    pub arguments: Vec<Argument>,
    /// How many results, one behind the other in their order, are in a row of registers each.
    pub rows: Vec<u8>,
    /// Registers of constants that are taken, from 0 on.
    pub constants: u32,
    /// What the machine asks of services before the kernel begins.
    pub fetches: Vec<Fetch>,
    /// The service that waits for it.
    pub waits: Option<&'static str>,
}

/// What a machine asks of a service before a kernel begins: what it gives is in the registers of a `begin` of the convention.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fetch {
    /// The name of that.
    pub begins: &'static str,
    pub service: &'static str,
    /// Its first argument.
    pub unit: i64,
    /// Its others: services, and what they are asked for.
    pub coordinates: Vec<(&'static str, i64)>,
}

/// Where an argument of a kernel comes from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Argument {
    /// It is in a register when the kernel begins.
    Register(PReg),
    /// A register of constants.
    Constant(u32),
    /// What the service of this name gives for these numbers.
    Service(&'static str, Vec<i64>),
    /// A number.
    Number(i64),
    /// The row that the machine has fetched: a number in [`Interface::fetches`].
    Fetched(u32),
}

impl Select<'_> {
    /// Arguments of a kernel by its interface. Services are asked in the first block, each once.
    pub(super) fn interface_entry(&mut self, args: &[Gate], interface: &Interface) -> Result<(), Problem> {
        let mut defs = Vec::new();
        let mut given = Vec::with_capacity(args.len());
        for &arg in args {
            let at = usize::try_from(self.circuit.bits(arg)).unwrap_or(usize::MAX);
            let of = interface.arguments.get(at);
            let of = of.ok_or_else(|| self.maker.problem(arg, "is no argument of the kernel".into()))?;
            match of {
                Argument::Register(place) => {
                    let register = self.vreg(arg)?;
                    defs.push(Arg::DefAt(register, *place));
                    given.push((arg, register));
                }
                Argument::Constant(number) => {
                    let register = self.vreg(arg)?;
                    self.code.known.push((register, Known::Constant(*number)));
                    given.push((arg, register));
                }
                Argument::Number(number) => {
                    let register = self.vreg(arg)?;
                    self.code.known.push((register, Known::Number(*number)));
                    given.push((arg, register));
                }
                Argument::Service(..) | Argument::Fetched(_) => {}
            }
        }
        self.begin(interface, &mut defs)?;
        self.code.push(What::Entry, &defs, 0);
        if let (Some(waits), Some(first)) = (interface.waits, args.first()) {
            self.ask(*first, waits, &[])?;
        }
        for &arg in args {
            let at = usize::try_from(self.circuit.bits(arg)).unwrap_or(usize::MAX);
            if let Some(Argument::Fetched(number)) = interface.arguments.get(at) {
                let fetch = interface.fetches.get(*number as usize);
                let parts = fetch.and_then(|fetch| self.begun_parts(fetch.begins));
                let parts = parts.ok_or_else(|| self.maker.problem(arg, "is fetched by nothing".into()))?;
                given.extend(parts.first().map(|first| (arg, *first)));
                self.parts.insert(arg, parts);
            }
            if let Some(Argument::Service(name, numbers)) = interface.arguments.get(at) {
                let numbers: Vec<Given> = numbers.iter().map(|n| Given::Number(*n)).collect();
                let register = self.ask(arg, name, &numbers)?;
                let none = || {
                    self.maker
                        .problem(arg, "is given by a service that gives nothing".into())
                };
                given.push((arg, register.ok_or_else(none)?));
            }
        }
        for (arg, register) in given {
            self.argument(arg, vec![register])?;
        }
        Ok(())
    }

    /// Results of a kernel, in rows of registers wherever these are.
    pub(super) fn interface_end(&mut self, last: Gate, interface: &Interface) -> Result<(), Problem> {
        let line = self.circuit.line(last);
        let mut values = Vec::new();
        for value in self.circuit.values(last).to_vec() {
            values.extend(self.registers(value)?);
        }
        let mut args = Vec::new();
        let mut rest = values.as_slice();
        for size in &interface.rows {
            let (row, others) = rest.split_at((*size as usize).min(rest.len()));
            rest = others;
            args.push(Arg::Use(self.row(row, last)?));
        }
        args.extend(rest.iter().map(|value| Arg::Use(*value)));
        self.code.push(What::Return, &args, line);
        Ok(())
    }

    /// The name of the service that a call asks.
    pub(super) fn service_of(&self, call: Gate) -> Option<&'static str> {
        service_of(self.circuit, self.services, call)
    }

    /// Asks a service in place of a call.
    pub(super) fn service(&mut self, call: Gate, name: &'static str) -> Result<(), Problem> {
        let arguments: Vec<Gate> = self.circuit.values(call).iter().skip(1).collect();
        if let Some(number) = self.part_of(name, &arguments) {
            let of = arguments.first().and_then(|of| self.parts.get(of));
            let part = of.and_then(|parts| parts.get(number)).copied();
            let part = part.ok_or_else(|| self.maker.problem(call, "is a part of nothing in this block".into()))?;
            return self.maker.given(call, part);
        }
        let mut given = Vec::with_capacity(arguments.len());
        for argument in arguments {
            given.push(match self.circuit.role(argument) {
                Role::Constant => Given::Known(argument, self.circuit.bits(argument) as i64),
                Role::Alloca if self.machine.has_areas() => Given::Area(self.area(argument)?),
                _ => Given::Value(argument),
            });
        }
        if let [
            Given::Area(area),
            Given::Known(_, index),
            Given::Known(_, limit),
            rest @ ..,
        ] = &given[..]
        {
            let element = Fill::Element(*area, (*index as u32).min(*limit as u32).into());
            return self.element(call, element, rest.first());
        }
        match self.ask(call, name, &given)? {
            Some(register) if self.is_value(call) => self.maker.given(call, register),
            _ => Ok(()),
        }
    }

    /// The number of an area of the frame.
    fn area(&self, alloca: Gate) -> Result<u32, Problem> {
        let found = self.maker.slots.iter().find(|(gate, _)| *gate == alloca);
        let found = found.map(|(_, slot)| *slot);
        found.ok_or_else(|| self.maker.problem(alloca, "has no place in the frame".into()))
    }

    /// A copy from or to an element of an area whose number is known.
    fn element(&mut self, call: Gate, element: Fill, value: Option<&Given>) -> Result<(), Problem> {
        let machine = self.machine;
        let text = machine.bank_text(OfBank::Copy, machine.address_bank())?;
        let line = self.circuit.line(call);
        match value {
            Some(value) => {
                let value = self.given_register(value)?;
                let value = value.ok_or_else(|| self.maker.problem(call, "puts no value into an array".into()))?;
                let holes = [(Hole::To, element), (Hole::From, Fill::Register(value))];
                instantiate_all(machine, &mut self.code, text, &holes, line).map(|_| ())
            }
            None => {
                let register = instantiate(machine, &mut self.code, text, &[(Hole::From, element)], line)?;
                self.maker.given(call, register)
            }
        }
    }

    /// Which part of a row a service gives that has no instructions.
    fn part_of(&self, name: &'static str, arguments: &[Gate]) -> Option<usize> {
        let service = self.machine.services(name).first()?;
        let is_empty = self
            .machine
            .service_text(service)
            .is_some_and(|text| text.lines.is_empty());
        let number = arguments.get(1).filter(|_| is_empty)?;
        usize::try_from(self.circuit.bits(*number)).ok()
    }

    /// The instructions of a service for these arguments; the register that it gives, or of a row the first part.
    fn ask(&mut self, gate: Gate, name: &'static str, given: &[Given]) -> Result<Option<VReg>, Problem> {
        let machine = self.machine;
        let fits = |service: &&Service| {
            let banks = |given: &Given, bank: u8| match given {
                Given::Value(value) => self.binding.bank(self.circuit.ty(*value)) == Some(bank),
                _ => true,
            };
            let kind = |(kind, given): (&ServiceKind, &Given)| match kind {
                ServiceKind::Number => given.number().is_some() || matches!(given, Given::Area(_)),
                _ if matches!(given, Given::Area(_)) => false,
                ServiceKind::Row(_) | ServiceKind::RowBy(..) => !matches!(given, Given::Number(_)),
                ServiceKind::Bank(bank) => banks(given, *bank),
                _ => true,
            };
            let arguments = || service.kinds.iter().filter(|kind| kind.is_argument());
            arguments().count() == given.len() && arguments().zip(given).all(kind)
        };
        let Some(service) = machine.services(name).iter().find(fits) else {
            let message = format!(
                "asks service `{name}`, and calling convention {} has no text for it with these arguments",
                machine.convention.name
            );
            return Err(self.maker.problem(gate, message));
        };
        let holes = self.holes(gate, service, given)?;
        let line = self.circuit.line(gate);
        let text = machine.service_text(service);
        let text = text.ok_or_else(|| self.maker.problem(gate, "asks a service without a text".into()))?;
        if text.lines.is_empty() {
            return Ok(holes.iter().find_map(|(_, fill)| match fill {
                Fill::Register(register) => Some(*register),
                _ => None,
            }));
        }
        let made = instantiate_all(machine, &mut self.code, text, &holes, line)?;
        let Some(made) = made.filter(|_| service.count > 1) else {
            return Ok(made);
        };
        // The register is a row: what is done with it is done with its parts.
        if let Some(size) = self.code.sizes.get_mut(made.0 as usize) {
            *size = service.count;
        }
        self.code.rows.push((made, 1));
        let bank = self.code.banks.get(made.0 as usize).copied().unwrap_or(0);
        let parts: Vec<VReg> = (0..service.count).map(|_| self.code.vreg(bank)).collect();
        let mut args = vec![Arg::Use(made)];
        args.extend(parts.iter().map(|part| Arg::Def(*part)));
        self.code.push(What::Parts, &args, line);
        let first = parts.first().copied();
        self.parts.insert(gate, parts);
        Ok(first)
    }

    /// What stands in the holes of a service's text for these arguments.
    fn holes(&mut self, gate: Gate, service: &Service, given: &[Given]) -> Result<Vec<(Hole, Fill)>, Problem> {
        let machine = self.machine;
        let mut holes = Vec::new();
        let (mut rows, mut numbers) = ([Vec::new(), Vec::new()], 0);
        let mut own = [Hole::A, Hole::B, Hole::Base].into_iter();
        let mut arguments = given.iter();
        for kind in &service.kinds {
            let argument = if kind.is_argument() { arguments.next() } else { None };
            let argument = argument.unwrap_or(&Given::Number(0));
            let row = |row: RowNumber| if row == RowNumber::First { 0 } else { 1 };
            match *kind {
                ServiceKind::Number => {
                    let hole = [Hole::Number, Hole::Offset].get(numbers).copied();
                    numbers += 1;
                    let fill = match argument {
                        Given::Area(area) => Some(Fill::Element(*area, 0)),
                        argument => argument.number().map(Fill::Number),
                    };
                    holes.extend(hole.zip(fill));
                }
                ServiceKind::Row(number) => rows[row(number)].extend(self.given_register(argument)?),
                ServiceKind::RowBy(number, by) => {
                    // Of the element and the last argument, or of it alone.
                    let arguments = |service: &Service| service.kinds.iter().filter(|kind| kind.is_argument()).count();
                    let both = machine.services(by).iter().any(|service| arguments(service) == 2);
                    let last = given.last().filter(|_| both);
                    let given: Vec<Given> = [argument].into_iter().chain(last).copied().collect();
                    rows[row(number)].extend(self.ask(gate, by, &given)?);
                }
                ServiceKind::Scratch(bank) => holes.extend(own.next().zip(Some(Fill::Scratch(bank)))),
                ServiceKind::Ignored => {}
                ServiceKind::Supplied(place, number) => {
                    let register = self.code.vreg(machine.address_bank());
                    self.code.known.push((register, Known::Number(number)));
                    match place {
                        Some(number) => rows[row(number)].push(register),
                        None => holes.extend(own.next().zip(Some(Fill::Register(register)))),
                    }
                }
                ServiceKind::Begins(place, number, part) => {
                    let register = self.begun(number, part, gate)?;
                    match place {
                        Some(number) => rows[row(number)].push(register),
                        None => holes.extend(own.next().zip(Some(Fill::Register(register)))),
                    }
                }
                ServiceKind::Bank(bank) => {
                    let is_there = match argument {
                        Given::Known(value, _) => self.binding.bank(self.circuit.ty(*value)) == Some(bank),
                        given => matches!(given, Given::Value(_)),
                    };
                    let fill = match is_there {
                        true => self.given_register(argument)?.map(Fill::Register),
                        false => argument.number().map(Fill::Number),
                    };
                    holes.extend(own.next().zip(fill));
                }
            }
        }
        for (row, hole) in rows
            .iter()
            .zip([Hole::From, Hole::Value])
            .filter(|(row, _)| !row.is_empty())
        {
            let row = self.row(row, gate)?;
            holes.push((hole, Fill::Register(row)));
        }
        Ok(holes)
    }

    fn given_register(&mut self, given: &Given) -> Result<Option<VReg>, Problem> {
        match given {
            Given::Number(_) | Given::Area(_) => Ok(None),
            Given::Value(value) | Given::Known(value, _) => self.maker.at_border(&mut self.code, *value).map(Some),
        }
    }

    /// A row of registers with these values; of one value, its register.
    fn row(&mut self, values: &[VReg], gate: Gate) -> Result<VReg, Problem> {
        let [first, _, ..] = values else {
            let only = values.first().copied();
            return only.ok_or_else(|| self.maker.problem(gate, "has a row of no values".into()));
        };
        let bank = self.code.banks.get(first.0 as usize).copied().unwrap_or(0);
        let row = u8::try_from(values.len())
            .ok()
            .and_then(|count| self.code.row_of(bank, count, 1));
        let row = row.ok_or_else(|| self.maker.problem(gate, "has a row of too many values".into()))?;
        let mut args: Vec<Arg> = values.iter().map(|value| Arg::Use(*value)).collect();
        args.push(Arg::Def(row));
        self.code.push(What::Parts, &args, self.circuit.line(gate));
        Ok(row)
    }
}

/// An argument of a service.
#[derive(Debug, Clone, Copy)]
enum Given {
    Number(i64),
    /// A value that is this number.
    Known(Gate, i64),
    Value(Gate),
    /// An area of the frame, by its number.
    Area(u32),
}

impl Given {
    fn number(&self) -> Option<i64> {
        match self {
            Given::Number(number) | Given::Known(_, number) => Some(*number),
            Given::Value(_) | Given::Area(_) => None,
        }
    }
}

/// The name of the service that a call asks, if its function is one.
pub(super) fn service_of(
    circuit: &Circuit,
    services: &hashbrown::HashMap<u32, &'static str>,
    call: Gate,
) -> Option<&'static str> {
    let target = circuit.values(call).iter().next()?;
    let symbol = (circuit.role(target) == Role::Symbol).then(|| circuit.bits(target))?;
    services.get(&u32::try_from(symbol).ok()?).copied()
}
