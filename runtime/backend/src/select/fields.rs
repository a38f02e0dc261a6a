//! Fields of structures that one instruction reads or writes together: which accesses become one, and its code.
//!
//! Such an instruction has a row of registers, one behind the other. [`What::Parts`] says which fields it consists of.

use super::block::{Maker, Value};
use super::rows::{Row, Rows};
use super::tiles::{How, Match, Tiles};
use crate::code::{Arg as CodeArg, Function, VReg, What};
use crate::machine::Joined;
use crate::problem::Problem;
use onespec_compiler::schedule::Schedule;
use onespec_compiler::vectorize::{Fields, Inputs};
use onespec_core::select::Arg;
use onespec_graph::{Gate, Type};

/// Finds the rows of a function that instructions of the machine access together: blocks are covered as if there were none for that.
pub fn find_rows(tiles: &mut Tiles<'_>, schedule: &Schedule) -> Rows {
    let (machine, binding, circuit) = (tiles.machine, tiles.binding, tiles.circuit);
    let mut rows = Rows::default();
    let Some(twins) = binding.twins.filter(|_| machine.scaled_bank().is_some()) else {
        return rows;
    };
    if machine.joined().is_empty() {
        return rows;
    }
    let largest = machine.scaled_bank().map_or(1, |bank| machine.largest_group(bank));
    let most = |ty: Type| usize::from(largest / binding.registers(ty).max(1));
    for block in schedule.blocks() {
        if twins.fields(circuit, block.gates, &most, &mut |_| true).is_empty() {
            continue;
        }
        let last = block.states.last().copied().unwrap_or(Gate::NONE);
        tiles.cover(block.gates, last, std::iter::empty());
        twins.fields(circuit, block.gates, &most, &mut |fields| {
            let inputs = fields.accesses.iter().map(|gate| twins.strided(circuit, *gate));
            let inputs: Option<Vec<Inputs>> = inputs.collect();
            let (Some(joined), Some(inputs)) = (joined(tiles, fields), inputs) else {
                return false;
            };
            let fields = fields.clone();
            rows.add(Row { fields, joined }, inputs);
            true
        });
    }
    rows.find_idle(circuit);
    rows
}

/// The instruction that does what the instructions of these accesses do.
fn joined(tiles: &Tiles<'_>, fields: &Fields) -> Option<Joined> {
    let (machine, circuit) = (tiles.machine, tiles.circuit);
    let selector = tiles.binding.selector;
    let matches = fields
        .accesses
        .iter()
        .map(|gate| own_match(tiles, *gate, fields.writes));
    let matches = matches.collect::<Option<Vec<Match>>>()?;
    let pattern = matches.first()?.pattern;
    if matches.iter().any(|one| one.pattern != pattern) {
        return None;
    }
    let pattern = selector.patterns.get(usize::from(pattern))?;
    let [step] = pattern.steps.of(selector.steps) else {
        return None;
    };
    let first = *fields.accesses.first()?;
    let ty = circuit.ty(if fields.writes { circuit.value(first, 0) } else { first });
    let size = circuit.set().type_def(circuit.set().type_def(ty).element).width / 8;
    let joined = machine
        .joined()
        .find(step.op, fields.accesses.len(), fields.step, size)?;
    // What it writes is written whole: no old value stays in it.
    let args = step.args.of(selector.args);
    let outs = args.iter().filter(|arg| matches!(arg, Arg::Out)).count();
    (outs == usize::from(!fields.writes)).then(|| joined.clone())
}

/// The match whose root is an access.
fn own_match(tiles: &Tiles<'_>, gate: Gate, writes: bool) -> Option<Match> {
    let index = match writes {
        true => tiles.effect(gate)[1]?.0,
        false => {
            let number = tiles.number(gate)?;
            let border = tiles.binding.border(tiles.circuit.ty(gate))?;
            match tiles.how(number, border) {
                How::Match(index) => index,
                _ => return None,
            }
        }
    };
    let m = tiles.matched(index);
    // A change of representation is a match of the gate itself.
    (0..u8::MAX)
        .map_while(|i| tiles.source(&m, i))
        .all(|source| source != gate)
        .then_some(m)
}

impl Maker<'_> {
    /// What the access of a row needs, of that which is its own.
    pub(super) fn want_field(&mut self, gate: Gate) -> Result<(), Problem> {
        let Some(writes) = self.tiles.rows.row(gate).map(|row| row.fields.writes) else {
            return Ok(());
        };
        let m = own_match(&self.tiles, gate, writes).ok_or_else(|| self.uncovered(gate))?;
        self.want_leaves(&m, gate)
    }

    /// The instruction for all fields of a row, where its place is at this one.
    pub(super) fn fields(&mut self, code: &mut Function, gate: Gate) -> Result<(), Problem> {
        let Some(row) = self.tiles.rows.row(gate).filter(|row| row.fields.at == gate) else {
            return Ok(());
        };
        let (fields, joined) = (row.fields.clone(), row.joined.clone());
        let Some(&first) = fields.accesses.first() else {
            return Ok(());
        };
        let line = self.tiles.circuit.line(gate);
        let m = own_match(&self.tiles, first, fields.writes).ok_or_else(|| self.uncovered(first))?;
        if fields.writes {
            let mut parts = Vec::with_capacity(fields.accesses.len() + 1);
            let mut values = Vec::with_capacity(fields.accesses.len());
            for &access in &fields.accesses {
                let value = self.tiles.circuit.value(access, 0);
                let register = self.at_border(code, value)?;
                parts.push(CodeArg::Use(register));
                values.push(register);
            }
            let row = self.row(code, &values).ok_or_else(|| self.uncovered(first))?;
            parts.push(CodeArg::Def(row));
            code.push(What::Parts, &parts, line);
            self.make_match(code, &m, first)?;
            let is_value = |arg: &CodeArg| arg.read().is_some() && arg.read() == values.first().copied();
            return self.join(code, &joined, &is_value, CodeArg::Use(row), first);
        }
        let made = self.make_match(code, &m, first)?;
        let Some(Value::Register(one)) = made else {
            return Err(self.uncovered(first));
        };
        let (bank, size) = (code.banks.get(one.0 as usize).copied().unwrap_or(0), code.size(one));
        let mut values = vec![one];
        values.extend(fields.accesses.iter().skip(1).map(|_| code.vreg_of(bank, size)));
        let row = self.row(code, &values).ok_or_else(|| self.uncovered(first))?;
        self.join(
            code,
            &joined,
            &|arg| *arg == CodeArg::Def(one),
            CodeArg::Def(row),
            first,
        )?;
        let mut parts = vec![CodeArg::Use(row)];
        parts.extend(values.iter().map(|value| CodeArg::Def(*value)));
        code.push(What::Parts, &parts, line);
        let reprs = self.tiles.binding.automaton.pattern_cost(m.pattern).reprs;
        for (access, value) in fields.accesses.iter().zip(values) {
            if let Some(number) = self.tiles.number(*access) {
                self.is_made(number, reprs, Value::Register(value));
            }
        }
        Ok(())
    }

    /// A register for a row of values like these.
    fn row(&self, code: &mut Function, values: &[VReg]) -> Option<VReg> {
        let first = *values.first()?;
        let bank = *code.banks.get(first.0 as usize)?;
        code.row_of(bank, u8::try_from(values.len()).ok()?, code.size(first))
    }

    /// Makes the instruction that was pushed last the one that it is joined to, with a row in the place of one value.
    fn join(
        &self,
        code: &mut Function,
        joined: &Joined,
        is_value: &dyn Fn(&CodeArg) -> bool,
        row: CodeArg,
        gate: Gate,
    ) -> Result<(), Problem> {
        let start = code.args.len() as u32;
        let last = code.insts.last().map(|inst| inst.args.clone()).unwrap_or_default();
        // What no operand names, such as a mask, stands behind the operands.
        let named = code.insts.last().map_or(0, |inst| match inst.what {
            What::Op(op) => self.tiles.machine.operands(op).len() as u32,
            _ => 0,
        });
        let rest = (last.start + named).min(last.end)..last.end;
        let of = joined
            .operands
            .iter()
            .map(|operand| last.start + u32::from(*operand))
            .chain(rest);
        let args: Vec<CodeArg> = of.filter_map(|at| code.args.get(at as usize).copied()).collect();
        let is_one = args.iter().filter(|arg| is_value(arg)).count() == 1;
        if !is_one || code.within.iter().any(|(at, _)| last.contains(at)) {
            return Err(self.uncovered(gate));
        }
        code.args
            .extend(args.into_iter().map(|arg| if is_value(&arg) { row } else { arg }));
        let end = code.args.len() as u32;
        if let Some(inst) = code.insts.last_mut() {
            inst.what = What::Op(joined.op);
            inst.args = start..end;
        }
        Ok(())
    }
}
