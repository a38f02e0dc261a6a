//! Selection for a whole function: its blocks, arguments, calls and returns.

mod begins;
mod calls;
mod conditions;
mod entry;
mod kernel;
mod parts;
mod services;
mod tables;

use super::block::Maker;
use super::constant_pool::ConstantPool;
use super::fields::find_rows;
use super::gate_data::is_store;
use super::held::Holds;
use super::hoist::{Hoist, Registers};
use super::jump_tables::JumpTable;
use super::kernel::KernelPlaces;
use super::places::{self, Places, Shape, Spot};
use super::text::{Fill, instantiate};
use super::tiles::Tiles;
use super::{Context, Order};
use crate::code::{Arg, Function, PReg, Slot, VReg, What};
use crate::machine::{Binding, Hole, Machine, OfBank};
use crate::problem::Problem;
use crate::settings::Setters;
use calls::Target;
use hashbrown::{HashMap, HashSet};
use onespec_compiler::schedule::{Block, Schedule};
use onespec_graph::circuit::Signature;
use onespec_graph::{Circuit, Gate, Role, Type};
pub use services::{Argument, Fetch, Interface};

/// Stack slots begin at multiples of this.
const AREA_ALIGN: u32 = 16;
/// Registers that constants in front of loops leave alone: instructions of several steps need some, too.
const RESERVE: u32 = 4;

/// Scratch buffers for lists of a block.
#[derive(Debug, Default)]
pub struct Scratch {
    /// By gate: it is used in another block than its own.
    crosses: Vec<bool>,
    copies: Vec<(Gate, Gate)>,
    crossing: Vec<Gate>,
    registers: Vec<VReg>,
}

/// What selection looks at.
#[derive(Clone, Copy)]
pub struct Source<'a> {
    pub machine: &'a Machine,
    pub binding: &'a Binding,
    pub circuit: &'a Circuit,
    pub schedule: &'a Schedule,
    /// Gates that are calls of a library's functions, with their symbols.
    pub library: &'a HashMap<Gate, u32>,
    /// Switches that are jumps through tables.
    pub tables: &'a [JumpTable],
    /// Constants that are loaded, with their symbols.
    pub pool: &'a ConstantPool,
    pub name: &'a str,
    pub signature: &'a Signature,
    /// Whether constants that loops need are made in front of them.
    pub hoist: bool,
    /// What sets state, where the machine has some.
    pub setters: Option<&'a Setters>,
    pub order: Order,
    /// Of a kernel with arrays in rows, where its arguments and results are.
    pub kernel: Option<&'a KernelPlaces>,
    /// Of a kernel whose values come from and go where others say.
    pub interface: Option<&'a Interface>,
    /// By symbol, the name of the service that a function is.
    pub services: &'a HashMap<u32, &'static str>,
}

/// Selects instructions for a scheduled circuit, into `code`, which is cleared first.
///
/// # Errors
/// A gate that no instruction computes, a type that no register holds.
pub fn select(source: Source<'_>, context: &mut Context, code: &mut Function) -> Result<(), Problem> {
    let Source {
        machine,
        binding,
        circuit,
        schedule,
        ..
    } = source;
    code.clear();
    code.name.push_str(source.name);
    let taken = std::mem::take(context);
    let mut tiles = Tiles::new(machine, binding, circuit, source.library, taken.tiles);
    tiles.setters = source.setters;
    tiles.rows = find_rows(&mut tiles, schedule);
    let mut select = Select {
        machine,
        binding,
        circuit,
        schedule,
        tables: source.tables,
        maker: Maker::new(tiles, taken.maker),
        code: std::mem::take(code),
        scratch: taken.function,
        kernel: source.kernel,
        interface: source.interface,
        services: source.services,
        parts: HashMap::new(),
        begun: Vec::new(),
        masked: Vec::new(),
        unloaded: Vec::new(),
        loaded_for: HashSet::new(),
        early: Vec::new(),
        has_references: circuit.gates().any(|g| circuit.word(g).is_reference()),
        views: parts::views(circuit, binding),
        moving: None,
        calls_in_loops: false,
    };
    let made = select.run(source);
    let (tiles, maker) = select.maker.into_space();
    *code = select.code;
    *context = Context {
        tiles,
        maker,
        function: select.scratch,
    };
    made
}

struct Select<'a> {
    machine: &'a Machine,
    binding: &'a Binding,
    circuit: &'a Circuit,
    schedule: &'a Schedule,
    tables: &'a [JumpTable],
    maker: Maker<'a>,
    code: Function,
    scratch: Scratch,
    /// Where arguments and results are, of a kernel with arrays in rows.
    kernel: Option<&'a KernelPlaces>,
    interface: Option<&'a Interface>,
    services: &'a HashMap<u32, &'static str>,
    /// By call of a service that gives a row, its parts.
    parts: HashMap<Gate, Vec<VReg>>,
    /// By number in the convention, registers of what is there when a kernel begins.
    begun: Vec<(u8, begins::Begun)>,
    /// Results that are stored where a mask says so.
    masked: Vec<kernel::Masked>,
    /// Arguments in rows that are not loaded yet, and the gates for which they were.
    unloaded: Vec<(Gate, u8, u32)>,
    loaded_for: HashSet<Gate>,
    /// The numbers of results that are stored already.
    early: Vec<usize>,
    /// Some gate is one.
    has_references: bool,
    /// The parts of values that no register holds: by such a value, the gates that are one, with its number.
    views: HashMap<Gate, Vec<(u32, Gate)>>,
    /// The area through which values move between registers of two kinds.
    moving: Option<u32>,
    /// Something is called in a loop, and code is to be good.
    calls_in_loops: bool,
}

impl<'a> Select<'a> {
    fn run(&mut self, source: Source<'a>) -> Result<(), Problem> {
        self.find_crossing();
        self.find_slots();
        self.maker.order = source.order;
        self.maker.pool = Some(source.pool);
        self.maker.literals = source.interface.is_some() && self.machine.constants().is_some();
        if source.hoist {
            let circuit = self.circuit;
            // Services are instructions.
            let is_call = |gate: Gate| {
                circuit.role(gate) == Role::Call && services::service_of(circuit, source.services, gate).is_none()
            };
            let calls = |gate: &Gate| is_call(*gate) || source.library.contains_key(gate);
            let mut blocks = self.schedule.blocks();
            self.calls_in_loops = blocks.any(|block| block.loop_depth > 0 && block.gates.iter().any(&calls));
            let bank = self.machine.bank(self.machine.address_bank());
            let registers = Registers {
                all: bank.map_or(0, |b| b.order.len() as u32).saturating_sub(RESERVE),
                saved: bank.map_or(0, |b| b.saved.len() as u32),
            };
            self.maker.hoist = Hoist::new(self.circuit, self.schedule, registers, &calls);
        }
        for number in 0..self.schedule.len() as u32 {
            self.maker.hoist.enter(number);
            self.block(number, source.signature)?;
        }
        std::mem::take(&mut self.maker.hoist).finish(&mut self.code);
        Ok(())
    }

    fn is_made_anywhere(&self, gate: Gate) -> bool {
        matches!(self.circuit.role(gate), Role::Constant | Role::Symbol | Role::Alloca)
    }

    fn find_crossing(&mut self) {
        self.scratch.crosses.clear();
        self.scratch.crosses.resize(self.circuit.len(), false);
        for (number, block) in self.schedule.blocks().enumerate() {
            let number = number as u32;
            let users = block.gates.iter().chain(block.states.last());
            let rows = &self.maker.tiles.rows;
            let needed = |g: &Gate| {
                let (gate, values) = (*g, (0..).zip(self.circuit.values(*g).iter()));
                values.filter(move |(input, _)| !rows.is_left_out(gate, *input))
            };
            let values = users.flat_map(needed).map(|(_, value)| value);
            let handed = self.schedule.copies(self.circuit, number).map(|(_, value)| value);
            let last = block.states.last().copied().unwrap_or(Gate::NONE);
            for value in values.chain(handed).chain(self.entry_of(last)) {
                if !self.is_held(value) {
                    for part in self.binding.parts_of(self.circuit, value) {
                        if self.schedule.block_of(part) != Some(number) {
                            self.scratch.crosses[part.index()] = true;
                        }
                    }
                } else if self.schedule.block_of(value) != Some(number) {
                    self.scratch.crosses[value.index()] = true;
                }
            }
        }
    }

    fn find_slots(&mut self) {
        let areas = self.circuit.gates().filter(|g| self.circuit.role(*g) == Role::Alloca);
        for (number, gate) in areas.enumerate() {
            self.code.slots.push(Slot {
                size: self.circuit.bits(gate),
                align: AREA_ALIGN,
            });
            self.maker.slots.push((gate, number as u32));
        }
    }

    /// Notes the registers in which references are in the block that was made.
    fn find_references(&mut self) {
        if !self.has_references {
            return;
        }
        // Constants are made again where they are wanted: no collector changes them.
        let mut references = std::mem::take(&mut self.code.references);
        for (gate, register) in self.maker.registers() {
            if self.circuit.word(gate).is_reference() && !self.is_made_anywhere(gate) {
                references.push(register);
            }
        }
        self.code.references = references;
    }

    fn bank(&self, gate: Gate, ty: Type) -> Result<u8, Problem> {
        self.binding.bank(ty).ok_or_else(|| {
            let name = self.circuit.set().type_def(ty).name;
            self.maker
                .problem(gate, format!("no register of the machine holds values of type {name}"))
        })
    }

    fn vreg(&mut self, gate: Gate) -> Result<VReg, Problem> {
        let ty = self.circuit.ty(gate);
        let bank = self.bank(gate, ty)?;
        Ok(self.code.vreg_of(bank, self.binding.registers(ty)))
    }

    /// Whether one register holds a value.
    fn is_held(&self, gate: Gate) -> bool {
        self.binding.types.is_held(self.circuit.ty(gate))
    }

    /// Whether no instruction computes a gate: it only says which parts a value has, or is one of them.
    fn is_never_made(&self, gate: Gate) -> bool {
        !self.binding.types.hold_all()
            && (self.binding.is_joined(self.circuit, gate) || self.binding.part(self.circuit, gate).is_some())
    }

    fn shape(&self, gate: Gate, ty: Type) -> Result<Shape, Problem> {
        let bank = self.bank(gate, ty)?;
        Ok(Shape::of(self.machine, self.binding, bank, ty))
    }

    /// Where arguments of these types are.
    fn places(&self, gate: Gate, types: impl Iterator<Item = Type>) -> Result<Places, Problem> {
        let shapes: Result<Vec<Shape>, Problem> = types.map(|ty| self.shape(gate, ty)).collect();
        Ok(places::arguments(self.machine, &shapes?))
    }

    fn result(&self, gate: Gate, ty: Type) -> Result<Vec<PReg>, Problem> {
        Ok(self.results(gate, std::iter::once(ty))?.concat())
    }

    /// Where results of these types are.
    fn results(&self, gate: Gate, types: impl Iterator<Item = Type>) -> Result<Vec<Vec<PReg>>, Problem> {
        let shapes: Result<Vec<Shape>, Problem> = types.map(|ty| self.shape(gate, ty)).collect();
        places::results(self.machine, &shapes?).ok_or_else(|| {
            let convention = self.machine.convention.name;
            let message = format!("calling convention {convention} has too few registers for results");
            self.maker.problem(gate, message)
        })
    }

    /// A value in a register of another bank: arguments for which there was no register of their own.
    fn cross(&mut self, gate: Gate, value: VReg, to: u8) -> Result<VReg, Problem> {
        let from = self.code.banks[value.0 as usize];
        if from == to {
            return Ok(value);
        }
        let bank = |at: u8| self.machine.bank(at).map_or("", |b| b.name);
        let bits = self.circuit.set().type_def(self.circuit.ty(gate)).width;
        let text = self.machine.text(&format!("copy {} {} {bits}", bank(from), bank(to)))?;
        let line = self.circuit.line(gate);
        instantiate(
            self.machine,
            &mut self.code,
            text,
            &[(Hole::From, Fill::Register(value))],
            line,
        )
    }

    /// The same value in another register. What comes or goes in a register of the convention would else want to be there
    /// in loops with calls as well, and be moved out of its way around each call.
    fn copy(&mut self, value: VReg, line: u32) -> Result<VReg, Problem> {
        let bank = self.code.banks.get(value.0 as usize).copied().unwrap_or(0);
        let text = self.machine.bank_text(OfBank::Copy, bank)?;
        let from = [(Hole::From, Fill::Register(value))];
        instantiate(self.machine, &mut self.code, text, &from, line)
    }

    fn block(&mut self, number: u32, signature: &Signature) -> Result<(), Problem> {
        let block = self.schedule.block(number);
        let last = block.states.last().copied().unwrap_or(Gate::NONE);
        let mut copies = std::mem::take(&mut self.scratch.copies);
        copies.clear();
        copies.extend(self.schedule.copies(self.circuit, number));
        let mut crossing = std::mem::take(&mut self.scratch.crossing);
        crossing.clear();
        let crosses = |g: &Gate| {
            self.scratch.crosses[g.index()] && !self.is_made_anywhere(*g) && self.is_held(*g) && !self.is_never_made(*g)
        };
        crossing.extend(block.gates.iter().copied().filter(crosses));
        let out = copies.iter().map(|(_, value)| *value).chain(self.entry_of(last));
        self.maker
            .tiles
            .cover(block.gates, last, out.chain(crossing.iter().copied()));
        self.maker.begin();

        // Parameters.
        let selectors = block
            .fixed
            .iter()
            .copied()
            .filter(|g| self.circuit.role(*g) == Role::ValueSelector);
        let mut params = std::mem::take(&mut self.scratch.registers);
        params.clear();
        for selector in selectors {
            let register = self.vreg(selector)?;
            self.maker.cross(selector, register);
            params.push(register);
        }
        self.code.begin(&params, block.loop_depth);
        self.scratch.registers = params;
        self.find_masked(last);
        if number == 0 {
            for (state, held) in self.machine.convention.keeps {
                self.maker.state.set(state, Holds::Number(*held));
            }
            match (self.kernel, self.interface) {
                (Some(places), _) => self.kernel_entry(&block, places)?,
                (None, Some(interface)) => {
                    let args = block.fixed.iter().copied();
                    let args: Vec<Gate> = args.filter(|g| self.circuit.role(*g) == Role::Arg).collect();
                    self.interface_entry(&args, interface)?;
                }
                (None, None) => self.entry(&block, signature)?,
            }
        }

        // What is wanted, from the end.
        for (_, value) in &copies {
            self.maker.want_at_border(*value)?;
        }
        for gate in &crossing {
            self.maker.want_at_border(*gate)?;
        }
        let side = self.want_last(last, number)?;
        self.maker.want_back(block.gates)?;

        let ordered = self.maker.by_masks(block.gates);
        for &gate in ordered.as_deref().unwrap_or(block.gates) {
            self.load_rows_for(gate)?;
            self.gate(gate)?;
            self.store_results_of(gate, last)?;
        }
        for &gate in &crossing {
            let mut register = self.maker.at_border(&mut self.code, gate)?;
            if self.calls_in_loops && self.circuit.role(gate) == Role::Arg {
                register = self.copy(register, self.circuit.line(gate))?;
            }
            self.maker.cross(gate, register);
        }
        self.last(last, side, &copies)?;
        self.code.end();
        self.find_references();
        (self.scratch.copies, self.scratch.crossing) = (copies, crossing);
        Ok(())
    }

    /// Makes instructions of a gate.
    fn gate(&mut self, gate: Gate) -> Result<(), Problem> {
        if self.is_never_made(gate) {
            return Ok(());
        }
        if let Some(own) = self.maker.is_own(gate) {
            self.maker.own(&mut self.code, gate, own)?;
            self.maker.make(&mut self.code, gate)?;
            return Ok(());
        }
        match self.circuit.role(gate) {
            Role::Relay | Role::Constant | Role::Symbol | Role::Alloca => {}
            _ if self.maker.tiles.rows.has(gate) => {
                self.maker.fields(&mut self.code, gate)?;
                self.maker.make(&mut self.code, gate)?;
            }
            _ if is_store(self.circuit, gate) => self.maker.store(&mut self.code, gate)?,
            Role::Call if self.service_of(gate).is_some() => {
                if let Some(name) = self.service_of(gate) {
                    self.service(gate, name)?;
                }
                self.maker.make(&mut self.code, gate)?;
            }
            Role::Call if self.interface.is_some() => {
                let convention = self.machine.convention.name;
                let message =
                    format!("calls a function for which calling convention {convention} has no text `service`");
                return Err(self.maker.problem(gate, message));
            }
            Role::Call => {
                let values = self.circuit.values(gate).to_vec();
                let (target, arguments) = values.split_first().map_or((Gate::NONE, &[][..]), |(t, a)| (*t, a));
                self.call(gate, self.target(target), arguments)?;
                self.maker.make(&mut self.code, gate)?;
            }
            _ if self.maker.is_count(gate) => {
                self.maker.count(&mut self.code, gate)?;
                self.maker.make(&mut self.code, gate)?;
            }
            _ if self.maker.is_moved(gate) => {
                self.moved(gate)?;
                self.maker.make(&mut self.code, gate)?;
            }
            _ if self.maker.is_library_call(gate) => {
                let symbol = self.maker.tiles.library.get(&gate).copied().unwrap_or(u32::MAX);
                let arguments = self.circuit.values(gate).to_vec();
                self.call(gate, Target::Symbol(symbol), &arguments)?;
                self.maker.make(&mut self.code, gate)?;
            }
            _ if !self.is_held(gate) => return Err(self.maker.uncovered(gate)),
            _ => self.maker.make(&mut self.code, gate)?,
        }
        Ok(())
    }

    fn is_value(&self, gate: Gate) -> bool {
        self.circuit.ty(gate) != Type::NONE
    }

    /// What the state at the end of a block wants. Of a branch: its cover, that of the other side, and whether it jumps
    /// where the condition is 1.
    fn want_last(&mut self, last: Gate, number: u32) -> Result<Option<(u32, Option<u32>, bool)>, Problem> {
        if last == Gate::NONE {
            return Ok(None);
        }
        match self.circuit.role(last) {
            Role::Return => {
                for (result, value) in self.circuit.values(last).to_vec().into_iter().enumerate() {
                    match self.masked.iter().find(|masked| masked.result == result).copied() {
                        Some(masked) => {
                            self.maker.want_at_border(masked.value)?;
                            self.maker.want_at_border(masked.mask)?;
                            if let Some(other) = masked.other {
                                self.maker.want_at_border(other)?;
                            }
                        }
                        None => self.maker.want_at_border(value)?,
                    }
                }
                Ok(None)
            }
            Role::Branch => {
                let [if_not, if_so] = self.maker.tiles.effect(last);
                // Jumping over what comes next is what costs least; of equals, a jump where the condition holds.
                let next_is_true = self.side(last, Role::True) == Some(number + 1);
                let choice = match (if_not, if_so) {
                    (None, None) if self.branches_by_text() => {
                        self.maker.want_at_border(self.circuit.value(last, 0))?;
                        return Ok(None);
                    }
                    (None, None) => return Err(self.maker.uncovered(last)),
                    (Some(not), None) => (not.0, None, false),
                    (None, Some(so)) => (so.0, None, true),
                    (Some(not), Some(so)) if not.1 < so.1 || not.1 == so.1 && next_is_true => {
                        (not.0, Some(so.0), false)
                    }
                    (Some(not), Some(so)) => (so.0, Some(not.0), true),
                };
                self.maker.want_effect(choice.0, last)?;
                Ok(Some(choice))
            }
            Role::Switch => {
                if let Some(entry) = self.entry_of(last) {
                    self.maker.want_at_border(entry)?;
                }
                Ok(None)
            }
            _ => Ok(None),
        }
    }

    /// The block behind a side of a branch.
    fn side(&self, branch: Gate, role: Role) -> Option<u32> {
        let side = self
            .circuit
            .successors(branch)
            .find(|s| self.circuit.role(*s) == role)?;
        self.schedule.block_of(side)
    }

    fn last(
        &mut self,
        last: Gate,
        side: Option<(u32, Option<u32>, bool)>,
        copies: &[(Gate, Gate)],
    ) -> Result<(), Problem> {
        let role = self.circuit.role(last);
        let line = self.circuit.line(last);
        match role {
            Role::Return => {
                if let Some(places) = self.kernel {
                    return self.kernel_end(last, places);
                }
                if let Some(interface) = self.interface {
                    return self.interface_end(last, interface);
                }
                self.keep_state(line)?;
                let mut args = Vec::new();
                let values = self.circuit.values(last).to_vec();
                let all = self.results(last, values.iter().map(|v| self.circuit.ty(*v)))?;
                for (value, places) in values.into_iter().zip(all) {
                    let mut registers = self.registers(value)?;
                    if self.calls_in_loops && self.scratch.crosses[value.index()] {
                        for register in &mut registers {
                            *register = self.copy(*register, line)?;
                        }
                    }
                    args.extend(
                        registers
                            .into_iter()
                            .zip(places)
                            .map(|(register, place)| Arg::UseAt(register, place)),
                    );
                }
                self.code.push(What::Return, &args, line);
                Ok(())
            }
            Role::Branch => {
                let jumps_if_so = match side {
                    Some((index, inverse, jumps_if_so)) => {
                        self.maker.branch(&mut self.code, last, index, inverse)?;
                        jumps_if_so
                    }
                    None => self.branch_by_text(last)?,
                };
                let roles = match jumps_if_so {
                    true => [Role::True, Role::False],
                    false => [Role::False, Role::True],
                };
                for role in roles {
                    let to = self.side(last, role);
                    let to = to.ok_or_else(|| self.maker.problem(last, "a side of the branch is missing".into()))?;
                    self.code.edge(to, &[]);
                }
                Ok(())
            }
            Role::Switch | Role::Raise | Role::Throw => match self.table_of(last) {
                Some(table) => self.jump_by_table(last, table),
                None => Err(self
                    .maker
                    .problem(last, "has to be lowered before instructions are selected".into())),
            },
            _ => {
                let Some(to) = self
                    .circuit
                    .successors(last)
                    .next()
                    .and_then(|s| self.schedule.block_of(s))
                else {
                    return Err(self.maker.problem(last, "nothing comes after it".into()));
                };
                self.maker.hoist.leave();
                let mut passed = std::mem::take(&mut self.scratch.registers);
                passed.clear();
                for (_, value) in copies {
                    passed.push(self.maker.at_border(&mut self.code, *value)?);
                }
                self.code.push(What::Jump, &[], line);
                self.code.edge(to, &passed);
                self.scratch.registers = passed;
                Ok(())
            }
        }
    }
}
