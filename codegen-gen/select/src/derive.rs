//! Derives patterns: from the semantics of an instruction to all trees of gates that it computes, before pruning.
//!
//! The semantics are evaluated for each choice of source representations; each way to read the result is covered with
//! gates. Bits that a representation leaves open cannot be covered: so patterns on registers with unspecified upper
//! bits come out only where they are valid.

use super::forms::{Form, Place};
use super::gates::{Gate, Types};
use super::lift::{Lift, Tree};
use super::machine::{Machine, Operand};
use super::symbolic::{self, NoPattern, Reg, Variable, World};
use onespec_core::select::Effect;
use onespec_description::model::{Dir, GateRole, Op};
use onespec_lanes::term::{Id, Terms, Var};
use std::cell::Cell;
use std::rc::Rc;

/// Most choices of an instruction that are tried.
const MOST_RUNS: usize = 20_000;

/// How a source is given.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Source {
    /// In a representation.
    Repr(u16),
    /// The register that is always zero, of this number.
    Zero(u8),
    /// The same register as this source.
    Twin(u8),
}

/// How an immediate is given.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Number {
    /// Any value of so many bits.
    Bits(u8),
    Constant(i64),
}

/// A way to compute a tree.
#[derive(Debug, Clone)]
pub struct Raw {
    /// By source, immediate and operand with codes, in the order of the operands.
    pub sources: Vec<Source>,
    pub numbers: Vec<Number>,
    pub codes: Vec<i64>,
    pub tree: Rc<Tree>,
    pub results: Vec<u16>,
    pub effect: Effect,
}

/// What is known of the operands of a form of an instruction.
#[derive(Debug, Clone, Default)]
pub struct Shape {
    /// By operand of the instruction, which of the operands here it has.
    pub places: Vec<Place>,
    pub operands: Vec<Operand>,
    /// Operand numbers of sources, of numbers, of codes, and of the result.
    pub sources: Vec<usize>,
    pub numbers: Vec<usize>,
    pub codes: Vec<usize>,
    pub out: Option<usize>,
}

impl Shape {
    pub(super) fn of(form: Form) -> Result<Shape, NoPattern> {
        let mut shape = Shape {
            places: form.places,
            operands: form.operands,
            ..Shape::default()
        };
        for (i, operand) in shape.operands.iter().enumerate() {
            match operand {
                Operand::Register { dir, .. } => {
                    if *dir != Dir::Out {
                        shape.sources.push(i);
                    }
                    if *dir != Dir::In && shape.out.replace(i).is_some() {
                        return Err("it has two results");
                    }
                }
                Operand::Number { .. } => shape.numbers.push(i),
                Operand::Codes { .. } => shape.codes.push(i),
            }
        }
        match shape.sources.len() {
            0..=4 => Ok(shape),
            _ => Err("it has many sources"),
        }
    }

    pub(super) fn form(&self) -> Form {
        Form {
            places: self.places.clone(),
            operands: self.operands.clone(),
        }
    }

    /// The values of code number `nth`, and the usual one.
    pub(super) fn code(&self, nth: usize) -> (&[i64], Option<i64>) {
        match self.codes.get(nth).and_then(|i| self.operands.get(*i)) {
            Some(Operand::Codes { codes, usual }) => (codes, *usual),
            _ => (&[], None),
        }
    }
}

/// The file of source number `nth`, an operand that names registers of a file: that, or one of its parts.
pub(super) fn file_of(machine: &Machine<'_>, sources: &[Source], nth: usize, file: u16) -> u16 {
    match sources.get(nth) {
        Some(Source::Repr(repr)) => machine.reprs.get(usize::from(*repr)).map_or(file, |r| r.file),
        Some(Source::Twin(of)) if usize::from(*of) < nth => file_of(machine, sources, (*of).into(), file),
        _ => file,
    }
}

/// The file of the register that an instruction writes, if it does nothing else in a form with these codes, which are by operand of
/// the form. `files` are those of its sources, as far as they are known, in their order.
pub fn computes(
    machine: &Machine<'_>,
    op: usize,
    form: Form,
    codes: &[Option<i64>],
    files: &[Option<u16>],
) -> Option<u16> {
    let (model, code) = (machine.isa.ops.get(op)?, machine.program.insts.get(op)?.as_ref()?);
    let shape = Shape::of(form).ok()?;
    let codes: Vec<Option<i64>> = shape.codes.iter().map(|i| codes.get(*i).copied().flatten()).collect();
    let numbers = number_choices(machine, &shape);
    let numbers = numbers.first()?;
    let mut choices = source_choices(machine, &shape).into_iter();
    let (sources, _) = choices.find(|(row, _)| {
        let mut all = files.iter().enumerate();
        all.all(|(nth, file)| file.is_none_or(|file| file_of(machine, row, nth, file) == file))
    })?;
    let (mut terms, wanted) = (Terms::default(), Cell::new(None));
    let mut run = Run {
        machine,
        terms: &mut terms,
        shape: &shape,
        sources: &sources,
        numbers,
        codes: &codes,
        written: &[],
        wanted: &wanted,
        assumed: &Cell::new(false),
    };
    let (effects, _) = run.effects(model, code).ok()??;
    match effects.regs.as_slice() {
        [(Reg::Operand(file, operand), _)] if shape.out == Some(usize::from(*operand)) => Some(*file),
        _ => None,
    }
}

fn product<T: Copy>(choices: &[Vec<T>]) -> Vec<Vec<T>> {
    let mut rows = vec![Vec::new()];
    for choice in choices {
        let longer = |row: &Vec<T>| {
            choice
                .iter()
                .map(|c| [row.as_slice(), &[*c]].concat())
                .collect::<Vec<_>>()
        };
        rows = rows.iter().flat_map(longer).take(MOST_RUNS).collect();
    }
    rows
}

/// All values of all immediates; then the first one by itself: narrowed to the amounts of narrow shifts, or a value that
/// the machine names.
pub(super) fn number_choices(machine: &Machine<'_>, shape: &Shape) -> Vec<Vec<Number>> {
    let bits = |i: &usize| match shape.operands.get(*i) {
        Some(Operand::Number { bits, .. }) => *bits,
        _ => 0,
    };
    let all: Vec<Number> = shape.numbers.iter().map(|i| Number::Bits(bits(i) as u8)).collect();
    let mut rows = vec![all.clone()];
    let Some(Operand::Number {
        bits,
        signed,
        align,
        pcrel,
    }) = shape.numbers.first().and_then(|i| shape.operands.get(*i))
    else {
        return rows;
    };
    if *pcrel {
        return rows;
    }
    let mut one = |number: Number| {
        let rest = all.get(1..).unwrap_or(&[]);
        rows.push([&[number], rest].concat());
    };
    if !signed && *align == 0 {
        let mut amounts: Vec<u32> = machine.types.widths.iter().map(|w| w.trailing_zeros()).collect();
        amounts.retain(|k| (1..*bits).contains(k));
        amounts.sort_unstable();
        amounts.dedup();
        amounts.iter().for_each(|k| one(Number::Bits(*k as u8)));
    }
    for value in machine.isa.select.iter().flat_map(|s| &s.immediates) {
        let (lo, hi) = match signed {
            true => (-(1i64 << (bits - 1).min(62)), (1i64 << (bits - 1).min(62)) - 1),
            false => (0, (1i64 << (*bits).min(62)) - 1),
        };
        if (lo..=hi).contains(value) && *align == 0 {
            one(Number::Constant(*value));
        }
    }
    rows
}

/// Which sources can lie in their registers in which way, all at once; first those of one type each of which nothing more is
/// known (true).
pub(super) fn source_choices(machine: &Machine<'_>, shape: &Shape) -> Vec<(Vec<Source>, bool)> {
    let mut choices = Vec::new();
    for (nth, i) in shape.sources.iter().enumerate() {
        let Some(Operand::Register { file, dir }) = shape.operands.get(*i) else {
            continue;
        };
        let named = machine.named(*file);
        let scalar = |r: &&super::machine::Repr| named.contains(&r.file) && r.lanes.is_none();
        let of_file = machine.reprs.iter().enumerate().filter(|(_, r)| scalar(r));
        let mut list: Vec<Source> = of_file.map(|(r, _)| Source::Repr(r as u16)).collect();
        let zero = machine.program.files.get(usize::from(*file)).and_then(|f| f.zero);
        if let (Some(zero), Dir::In) = (zero, dir) {
            list.push(Source::Zero(zero as u8));
        }
        if nth == 1 {
            list.push(Source::Twin(0));
        }
        choices.push(list);
    }
    let mut rows = product(&choices);
    rows.retain(|row| useful(machine, row, shape.out.is_none()));
    let plain = |row: &Vec<Source>| {
        row.iter().all(|source| match source {
            Source::Repr(r) => machine.is_plain(*r),
            Source::Twin(_) => true,
            Source::Zero(_) => false,
        })
    };
    let mut rows: Vec<(Vec<Source>, bool)> = rows
        .into_iter()
        .map(|row| (plain(&row), row))
        .map(|(p, row)| (row, p))
        .collect();
    rows.sort_by_key(|(_, plain)| !plain);
    rows
}

/// Two types meet in a tree through a conversion or a condition. A conversion of a value of which more is known is a free
/// move most often, so the tree with the move in it need not be found here; the weakest representation is enough. Registers of
/// different files do not meet in that way, nor does what is stored meet its address.
fn useful(machine: &Machine<'_>, row: &[Source], stores: bool) -> bool {
    let mut values: Vec<&super::machine::Repr> = Vec::new();
    let (mut special, mut conditions) = (0, 0);
    for source in row {
        match source {
            Source::Repr(r) => match machine.reprs.get(usize::from(*r)) {
                Some(repr) if repr.opaque => conditions += 1,
                Some(repr) => values.push(repr),
                None => return false,
            },
            _ => special += 1,
        }
    }
    let twin = row.iter().any(|s| matches!(s, Source::Twin(_)));
    if special > 1 || conditions > 1 && row.len() > 1 || twin && (conditions > 0 || row.len() != 2) {
        return false;
    }
    // The same register twice: what more is known of it changes little.
    if twin
        && values.iter().any(|r| r.code.register.is_some())
        && !row
            .iter()
            .all(|s| matches!(s, Source::Twin(_)) || matches!(s, Source::Repr(r) if machine.is_plain(*r)))
    {
        return false;
    }
    let apart = |a: &super::machine::Repr, b: &super::machine::Repr| {
        a.file != b.file || a.ty == b.ty || stores && (a.full || b.full)
    };
    let same = values.iter().all(|a| values.iter().all(|b| apart(a, b)));
    same || values.iter().all(|r| r.code.register.is_none())
}

/// What registers read.
type Reads = Vec<(Reg, Id)>;

/// One choice.
pub(super) struct Run<'x, 'm> {
    pub(super) machine: &'x Machine<'m>,
    pub(super) terms: &'x mut Terms,
    pub(super) shape: &'x Shape,
    pub(super) sources: &'x [Source],
    pub(super) numbers: &'x [Number],
    pub(super) codes: &'x [Option<i64>],
    /// The codes with those that do not matter.
    pub(super) written: &'x [i64],
    /// A code that a run depended on.
    pub(super) wanted: &'x Cell<Option<u8>>,
    /// Whether a run read a setting whose value is assumed.
    pub(super) assumed: &'x Cell<bool>,
}

impl Run<'_, '_> {
    /// Operands as ints, what is known of their variables, and what registers read.
    fn bind(&mut self) -> Option<(Vec<Id>, Vec<Variable>, Reads)> {
        let mut operands = Vec::new();
        let mut variables = vec![Variable::Other; self.shape.operands.len()];
        let mut reads: Vec<(Reg, Id)> = Vec::new();
        let (mut source, mut number, mut code) = (0, 0, 0);
        for (i, operand) in self.shape.operands.iter().enumerate() {
            match operand {
                Operand::Register { file, dir } => {
                    let index = self.terms.var(Var::Index(i as u8), 8);
                    operands.push(self.terms.zext(index, 128));
                    *variables.get_mut(i)? = Variable::Register(self.machine.registers(*file));
                    if *dir == Dir::Out {
                        continue;
                    }
                    let nth = source as u8;
                    let value = match self.sources.get(source)? {
                        Source::Repr(repr) => self.machine.source(self.terms, nth, *repr)?,
                        Source::Zero(_) => {
                            let width = self.machine.program.files.get(usize::from(*file))?.width;
                            self.terms.constant(width, 0)
                        }
                        Source::Twin(of) => {
                            let first = *self.shape.sources.get(usize::from(*of))?;
                            let is_first = |r: &Reg| matches!(r, Reg::Operand(_, at) if usize::from(*at) == first);
                            reads.iter().find(|(r, _)| is_first(r))?.1
                        }
                    };
                    let file = file_of(self.machine, self.sources, source, *file);
                    reads.push((Reg::Operand(file, i as u8), value));
                    source += 1;
                }
                Operand::Number {
                    bits, signed, align, ..
                } => {
                    let int = match self.numbers.get(number)? {
                        Number::Constant(value) => self.terms.constant(128, i128::from(*value) as u128),
                        Number::Bits(kept) => {
                            let var = self.terms.var(Var::Imm(number as u8), u32::from(*kept).max(1));
                            let value = self.terms.zext(var, *bits);
                            let value = match align {
                                0 => value,
                                _ => {
                                    let zeros = self.terms.constant(*align, 0);
                                    self.terms.concat(vec![zeros, value])
                                }
                            };
                            match signed {
                                true => self.terms.sext(value, 128),
                                false => self.terms.zext(value, 128),
                            }
                        }
                    };
                    operands.push(int);
                    number += 1;
                }
                Operand::Codes { .. } => {
                    operands.push(match self.codes.get(code)? {
                        Some(value) => self.terms.constant(128, i128::from(*value) as u128),
                        None => {
                            *variables.get_mut(i)? = Variable::Code;
                            let var = self.terms.var(Var::Index(i as u8), 64);
                            self.terms.sext(var, 128)
                        }
                    });
                    code += 1;
                }
            }
        }
        Some((operands, variables, reads))
    }

    /// What the instruction does, and its operands. `None`: the choice of sources is none.
    fn effects(
        &mut self,
        model: &Op,
        code: &onespec_sem::ir::Inst,
    ) -> Result<Option<(symbolic::Effects, Vec<Id>)>, NoPattern> {
        self.terms.begin();
        let Some((operands, variables, reads)) = self.bind() else {
            return Ok(None);
        };
        let form = self.shape.form();
        let Some(ints) = form.ints(self.machine, model, self.terms, &operands) else {
            return Ok(None);
        };
        let world = World {
            program: self.machine.program,
            operands: &ints,
            reads: &reads,
            given: &self.machine.given,
            unobserved: &self.machine.unobserved,
            parts: &self.machine.parts,
            features: &self.machine.features,
            variables: &variables,
            wanted: self.wanted,
            assumed: self.assumed,
            ilen: u32::from(model.length / 8),
        };
        let effects = symbolic::effects(&world, self.terms, code)?;
        if let Some(trap) = effects.trap
            && !self.terms.is_zero(trap)
        {
            return Err("it may trap");
        }
        if !effects.state.is_empty() {
            return Err("it writes state that is no operand");
        }
        Ok(Some((effects, operands)))
    }

    pub(super) fn go(
        &mut self,
        model: &Op,
        code: &onespec_sem::ir::Inst,
        lift: &mut Lift<'_>,
        raws: &mut Vec<Raw>,
    ) -> Result<(), NoPattern> {
        let Some((effects, operands)) = self.effects(model, code)? else {
            return Ok(());
        };
        match (effects.regs.as_slice(), effects.store, effects.jump) {
            ([(Reg::Operand(file, operand), value)], None, None) if self.shape.out == Some(usize::from(*operand)) => {
                let (file, value) = (*file, *value);
                self.result(file, value, lift, raws);
                Ok(())
            }
            ([], Some(store), None) => {
                for tree in lift.stores(self.terms, store.addr, store.value) {
                    self.push(tree, Vec::new(), Effect::Store, raws);
                }
                Ok(())
            }
            ([], None, Some((cond, target))) => {
                let place = self
                    .shape
                    .numbers
                    .iter()
                    .position(|i| matches!(self.shape.operands.get(*i), Some(Operand::Number { pcrel: true, .. })));
                let place = place.ok_or("it jumps where a register says")?;
                let operand = self.shape.numbers.get(place).and_then(|i| operands.get(*i));
                let offset = *operand.ok_or("an operand is missing")?;
                let width = self.terms.width(target);
                let pc = self.terms.var(Var::Pc, width);
                let offset = self.terms.slice(offset, 0, width);
                if self.terms.add(pc, offset) != target {
                    return Err("it jumps elsewhere");
                }
                if self.terms.as_const(cond).is_some() {
                    return Ok(());
                }
                for tree in lift.branches(self.terms, cond) {
                    self.push(tree, Vec::new(), Effect::Branch(true), raws);
                }
                let not = self.terms.not(cond);
                for tree in lift.branches(self.terms, not) {
                    self.push(tree, Vec::new(), Effect::Branch(false), raws);
                }
                Ok(())
            }
            ([], None, None) => Err("it writes nothing that a wire is"),
            ([_], None, None) => Err("it writes a register that is no operand"),
            _ => Err("it does more than one thing"),
        }
    }

    /// Every way to read the result.
    fn result(&mut self, file: u16, x: Id, lift: &mut Lift<'_>, raws: &mut Vec<Raw>) {
        let mut groups: Vec<(u8, Id, Vec<u16>)> = Vec::new();
        for (r, repr) in self.machine.reprs.iter().enumerate().filter(|(_, r)| r.file == file) {
            let Some(value) = self.machine.value(self.terms, r as u16, x) else {
                continue;
            };
            if !self.machine.holds(self.terms, r as u16, x, value) {
                continue;
            }
            match groups.iter_mut().find(|(ty, v, _)| *ty == repr.ty && *v == value) {
                Some((_, _, list)) => list.push(r as u16),
                None => groups.push((repr.ty, value, vec![r as u16])),
            }
        }
        for (ty, value, results) in groups {
            for tree in lift.trees(self.terms, value, ty).iter() {
                let loads = loads(tree, lift);
                if loads > 1 || matches!(**tree, Tree::Const(..)) {
                    continue;
                }
                let effect = if loads == 1 { Effect::Load } else { Effect::None };
                self.push(tree.clone(), results.clone(), effect, raws);
            }
        }
    }

    fn push(&mut self, tree: Rc<Tree>, results: Vec<u16>, effect: Effect, raws: &mut Vec<Raw>) {
        raws.push(Raw {
            sources: self.sources.to_vec(),
            numbers: self.numbers.to_vec(),
            codes: self.written.to_vec(),
            tree,
            results,
            effect,
        });
    }
}

/// Whether a tree has a gate that reads or gives a float and does more than look at its bits. One that has none holds for every value of a setting or not at all; one
/// that has some may differ from its gates by what the setting says of floats.
pub fn has_floats(tree: &Tree, lift: &Lift<'_>, types: &Types) -> bool {
    let Tree::Gate(at, args) = tree else { return false };
    let is_float = |ty: u8| types.floats.get(usize::from(ty)).is_some_and(|is_float| *is_float);
    let is_cast = lift.gates.casts.contains(at);
    let of_floats = |gate: &Gate| gate.inputs.iter().copied().chain(gate.own).any(is_float);
    (!is_cast && lift.gates.get(*at).is_some_and(of_floats)) || args.iter().any(|arg| has_floats(arg, lift, types))
}

/// Loads of a tree.
pub fn loads(tree: &Tree, lift: &Lift<'_>) -> usize {
    match tree {
        Tree::Gate(at, args) => {
            let own = lift.gates.get(*at).is_some_and(|g| g.role == GateRole::Load);
            usize::from(own) + args.iter().map(|a| loads(a, lift)).sum::<usize>()
        }
        _ => 0,
    }
}

/// What a register holds as something else at no cost: (representation, tree over source 0, representations of the result).
pub fn moves(machine: &Machine<'_>, terms: &mut Terms, lift: &mut Lift<'_>) -> Vec<Raw> {
    let mut raws = Vec::new();
    for (r, repr) in machine.reprs.iter().enumerate() {
        terms.begin();
        let Some(x) = machine.source(terms, 0, r as u16) else {
            continue;
        };
        let shape = Shape::default();
        let mut run = Run {
            machine,
            terms: &mut *terms,
            shape: &shape,
            sources: &[Source::Repr(r as u16)],
            numbers: &[],
            codes: &[],
            written: &[],
            wanted: &Cell::new(None),
            assumed: &Cell::new(false),
        };
        run.result(repr.file, x, lift, &mut raws);
    }
    raws
}
