//! Jump tables: a switch with many cases close to each other becomes an indirect jump through a table of code addresses.
//!
//! The table is constant data. Until code has addresses, each of its entries holds its number; [`crate::emit::Code::tables`] says which
//! address it gets. A branch asks whether there is an entry for the value. Then the address of the entry is computed by
//! gates, and the switch is on the entry's number, computed from that address: so the circuit stays one that means what it
//! did, and of all that only the address is made. Switches that no table serves become branches ([`super::branches`]).

use super::branches::{MAX_IN_A_ROW, Ops};
use super::gate_data::with_value;
use crate::machine::{Binding, Machine, OfBank, constant};
use hashbrown::HashMap;
use onespec_compiler::passes::by_results;
use onespec_core::isa::OpId;
use onespec_core::timing::Model;
use onespec_graph::module::{Data, Module};
use onespec_graph::set::Bank;
use onespec_graph::{Circuit, Gate, GateSet, Opcode, Role, Type};

/// Entries for each case, at most: the others lead to the default.
const MAX_SPARSITY: u64 = 4;
/// Entries of a table, at most.
const MAX_ENTRIES: u64 = 1 << 16;
/// Numbers in front of the first case for which a table may have entries, instead of a subtraction.
const MAX_BEFORE: u64 = 8;

/// Cycles of a wrong prediction on small cores that issue in order.
const UNPREDICTED: u64 = 3;

/// A switch that is a jump through a table.
#[derive(Debug, Clone)]
pub struct JumpTable {
    pub switch: Gate,
    /// The address of the entry.
    pub entry: Gate,
    /// The symbol of the table.
    pub symbol: u32,
    /// By entry, the side of the switch.
    pub sides: Vec<Gate>,
}

/// Jump tables by name of the function.
pub type JumpTables = HashMap<String, Vec<JumpTable>>;

/// Makes tables for the switches of a module where these cost less than a search. The module gets data for them.
pub fn form(machine: &Machine, binding: &Binding, module: &mut Module) -> JumpTables {
    let mut all = JumpTables::new();
    let Some(former) = Former::of(machine, binding, module.set) else {
        return all;
    };
    for at in 0..module.functions.len() {
        let Some(function) = module.functions.get(at) else {
            continue;
        };
        let (circuit, name) = (&function.circuit, function.name.clone());
        let switches = circuit.gates().filter(|g| circuit.role(*g) == Role::Switch);
        let plans: Vec<Plan> = switches.filter_map(|g| former.plan(circuit, g)).collect();
        for plan in plans {
            let is_known = |name: &str| module.symbols.iter().any(|symbol| module.name(*symbol) == name);
            let names = (0..=module.symbols.len()).map(|number| format!("{name}.table{number}"));
            let Some(table) = names.into_iter().find(|name| !is_known(name)) else {
                continue;
            };
            let symbol = module.add_data(former.data(table, &plan));
            let Some(function) = module.functions.get_mut(at) else {
                continue;
            };
            let made = former.make(&mut function.circuit, &plan, symbol);
            all.entry(name.clone()).or_default().push(made);
        }
    }
    all
}

/// A switch for which a table is made.
struct Plan {
    switch: Gate,
    /// The number of the first entry.
    base: u64,
    count: u64,
    /// Cases in ascending order.
    cases: Vec<(u64, Gate)>,
    default: Gate,
}

struct Former<'a> {
    machine: &'a Machine,
    binding: &'a Binding,
    ops: Ops,
    symbol: Opcode,
    default: Opcode,
    add: Opcode,
    shift: Opcode,
    back: Opcode,
    subtract: Opcode,
    zeros: Opcode,
    sign: Opcode,
    arch: Type,
    /// Bytes of an entry.
    bytes: u64,
    /// Cycles until an entry is loaded.
    load: u64,
}

impl<'a> Former<'a> {
    /// `None` where the machine's texts or the gates lack something.
    fn of(machine: &'a Machine, binding: &'a Binding, set: &'static GateSet) -> Option<Former<'a>> {
        machine.text_if("jump_register")?;
        let bank = machine.address_bank();
        let load = machine.bank_text(OfBank::Load, bank).ok()?.only()?;
        let bytes = u64::from(machine.address_bytes());
        // Registers that hold more than an address have loads of their own.
        let is_address = machine.bank(bank).is_some_and(|bank| u64::from(bank.slot) == bytes);
        let arch = *set.arch.get(usize::from(bytes == 8))?;
        let width = u64::from(set.type_def(arch).width);
        let ones = u64::MAX >> (64 - width.clamp(1, 64));
        let right = [
            ([ones, 1], ones >> 1),
            ([ones, 0], ones),
            ([ones ^ ones >> 1, width - 1], 1),
        ];
        (is_address && bytes.is_power_of_two() && width == 8 * bytes).then_some(())?;
        Some(Former {
            machine,
            binding,
            ops: Ops::new(set)?,
            symbol: set.by_role(Role::Symbol)?,
            default: set.by_role(Role::DefaultCase)?,
            add: with_value(set, "algebra", "add")?,
            shift: with_value(set, "algebra", "shl")?,
            back: by_results(set, arch, &right)?,
            subtract: by_results(set, arch, &[([5, 3], 2), ([3, 5], ones - 1), ([0, 1], ones)])?,
            zeros: with_value(set, "resizes", "zeros")?,
            sign: with_value(set, "resizes", "sign")?,
            arch,
            bytes,
            load: cycles(machine, load),
        })
    }

    /// The table of a switch, if that costs less than the search.
    fn plan(&self, circuit: &Circuit, switch: Gate) -> Option<Plan> {
        let value = circuit.value(switch, 0);
        let ty = circuit.set().type_def(circuit.ty(value));
        let is_number = ty.bank == Bank::Int && ty.lanes == 0 && (8..=8 * self.bytes).contains(&ty.width.into());
        if !is_number || circuit.arch() != self.arch || !self.binding.types.is_held(circuit.ty(value)) {
            return None;
        }
        let mut cases: Vec<(u64, Gate)> = Vec::new();
        let mut default = None;
        for side in circuit.successors(switch) {
            match circuit.role(side) {
                Role::Case => cases.push((circuit.bits(side), side)),
                _ => default = Some(side),
            }
        }
        cases.sort_unstable_by_key(|case| case.0);
        let (first, last) = (cases.first()?.0, cases.last()?.0);
        let base = if first <= MAX_BEFORE { 0 } else { first };
        let count = last.checked_sub(base)?.checked_add(1)?;
        let asked = cases.len() as u64;
        let fits = count <= MAX_ENTRIES && count <= MAX_SPARSITY.saturating_mul(asked);
        if !fits || self.cost(base, count) >= self.search(&cases) {
            return None;
        }
        Some(Plan {
            switch,
            base,
            count,
            cases,
            default: default?,
        })
    }

    /// Cycles of a jump through a table of so many entries.
    fn cost(&self, base: u64, count: u64) -> u64 {
        // The subtraction; the bound and its branch; the entry's address, shifted and added; the table; the load and the jump.
        u64::from(base != 0) + self.constant(count) + 1 + 2 + 2 + self.load + 1 + UNPREDICTED
    }

    /// Cycles of a search among cases, on the average: halves, then one after the other.
    fn search(&self, cases: &[(u64, Gate)]) -> u64 {
        let count = cases.len() as u64;
        let middle = cases.get(cases.len() / 2).map_or(0, |case| case.0);
        let step = self.constant(middle) + 1;
        let (mut left, mut steps) = (count, 0);
        while left > MAX_IN_A_ROW as u64 {
            left = left.div_ceil(2);
            steps += 1;
        }
        // Of the last ones half are asked for. Where cases are equally likely, every other comparison is predicted wrongly.
        let twice = 2 * steps + left + 1;
        (twice * step + twice * UNPREDICTED / 2) / 2
    }

    /// Instructions for a constant.
    fn constant(&self, number: u64) -> u64 {
        constant(self.machine, number as i64).map_or(1, |text| text.lines.len() as u64)
    }

    fn data(&self, name: String, plan: &Plan) -> Data {
        let width = self.bytes as usize;
        let number = |entry: u64| entry.to_le_bytes().into_iter().take(width);
        Data {
            name,
            align: self.bytes as u32,
            bytes: (0..plan.count).flat_map(number).collect(),
            ..Data::default()
        }
    }

    fn make(&self, circuit: &mut Circuit, plan: &Plan, symbol: u32) -> JumpTable {
        let Plan {
            switch, base, count, ..
        } = *plan;
        let (value, before, line) = (circuit.value(switch, 0), circuit.state(switch, 0), circuit.line(switch));
        let made = |circuit: &mut Circuit, op: Opcode, ty: Type, bits: u64, values: &[Gate]| {
            let gate = circuit.add(op, ty, bits, &[], &[], values);
            circuit.set_line(gate, line);
            gate
        };
        let width = |circuit: &Circuit, gate: Gate| circuit.set().type_def(circuit.ty(gate)).width;
        let mut at = value;
        if width(circuit, at) < 32 {
            at = made(circuit, self.zeros, self.arch, 0, &[at]);
        }
        if base != 0 {
            let ty = circuit.ty(at);
            let minus = base.wrapping_neg() & u64::MAX >> (64 - width(circuit, at).clamp(1, 64));
            let minus = made(circuit, self.ops.constant, ty, minus, &[]);
            at = made(circuit, self.add, ty, 0, &[at, minus]);
        }
        // Whether there is an entry.
        let branch = self.ops.ask(circuit, before, at, self.ops.less, count, line);
        let yes = circuit.add(self.ops.yes, Type::NONE, 0, &[branch], &[], &[]);
        if circuit.ty(at) != self.arch {
            // The number of an entry is small: its sign is 0.
            at = made(circuit, self.sign, self.arch, 0, &[at]);
        }
        let log = made(
            circuit,
            self.ops.constant,
            self.arch,
            self.bytes.trailing_zeros().into(),
            &[],
        );
        let table = made(circuit, self.symbol, self.arch, symbol.into(), &[]);
        let offset = made(circuit, self.shift, self.arch, 0, &[at, log]);
        let entry = made(circuit, self.add, self.arch, 0, &[table, offset]);
        let distance = made(circuit, self.subtract, self.arch, 0, &[entry, table]);
        let number = made(circuit, self.back, self.arch, 0, &[distance, log]);
        let values = circuit.states(switch).len() + circuit.depends(switch).len();
        circuit.set_input(switch, 0, yes);
        circuit.set_input(switch, values as u32, number);
        for &(bits, side) in &plan.cases {
            circuit.set_bits(side, bits - base);
        }
        let mut sides: Vec<Option<Gate>> = vec![None; count as usize];
        for &(bits, side) in &plan.cases {
            if let Some(slot) = sides.get_mut((bits - base) as usize) {
                *slot = Some(side);
            }
        }
        let default = plan.default;
        let other = match (sides.iter().any(Option::is_none), plan.cases.last()) {
            (false, Some(&(_, last))) => {
                // Every entry has a case: the last one stands for whatever else the switch would find.
                circuit.set_op(last, self.default);
                circuit.set_bits(last, 0);
                circuit.set_op(default, self.ops.no);
                circuit.set_input(default, 0, branch);
                last
            }
            _ => {
                let no = circuit.add(self.ops.no, Type::NONE, 0, &[branch], &[], &[]);
                let hole = circuit.add(self.default, Type::NONE, 0, &[switch], &[], &[]);
                self.ops.lead(circuit, default, &[no, hole], before);
                hole
            }
        };
        JumpTable {
            switch,
            entry,
            symbol,
            sides: sides.into_iter().map(|side| side.unwrap_or(other)).collect(),
        }
    }
}

/// Cycles until the result of an instruction may be read.
fn cycles(machine: &Machine, op: OpId) -> u64 {
    let model = Model::of(machine.isa, &machine.target);
    model.map_or(1, |model| model.result_cycles(op).into())
}

/// Whether a gate is the state of a switch that is a table.
pub(super) fn of_switch(tables: &[JumpTable], gate: Gate) -> Option<&JumpTable> {
    tables.iter().find(|table| table.switch == gate)
}
