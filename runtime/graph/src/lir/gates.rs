//! A set of gates with the instructions of a target behind it.

use super::shape::{Shaped, shape};
use super::values::{shapes, types_of};
use super::{Instruction, Machine, Reason, Register, Shape, numbers};
use crate::circuit::set::{
    Bitfield, Class, Count, Effect, GateDef, GateSet, Infer, Level, Opcode, Out, Role, StateSet, Term, Type, TypeSet,
};
use onespec_core::isa::variants::Variant;
use onespec_core::isa::{Effects, FeatureSet, Isa, Op, OpId};
use onespec_core::target::Resolved;
use std::collections::HashSet;

/// The gates of `base`, and behind them the instructions of a target, called after the machine: `riscv.addi`. Circuits of
/// the one set are circuits of the other ([`crate::Circuit::adopt`]).
///
/// What this makes is kept as long as the program runs, as tables are that were generated. Where `base` has a machine
/// already, or lacks a gate that a shape stands on (a branch, a call), those instructions are not added.
pub fn with_machine(base: &'static GateSet, isa: &'static Isa, target: &Resolved) -> &'static GateSet {
    let mut gates: Vec<GateDef> = base.gates.to_vec();
    let mut instructions = Vec::new();
    let mut others = Vec::new();
    let mut names = HashSet::new();
    let first = gates.len() as Opcode;
    if base.machine.is_none() {
        for (id, op) in isa
            .ops
            .iter()
            .enumerate()
            .filter(|(_, op)| op.needs.holds(&target.features))
        {
            let mut failed = None;
            let (before, start) = (instructions.len(), gates.len());
            for shaped in of_op(base, isa, target, id as OpId, op) {
                let made = shaped.and_then(|shaped| {
                    let maker = Maker {
                        base,
                        isa,
                        features: &target.features,
                        op,
                        shaped: &shaped,
                        first: gates.get(start).map(|def| def.name),
                    };
                    let def = maker.def(&mut names).ok_or(Reason::Besides)?;
                    Ok((def, shaped))
                });
                match made {
                    // Opcodes are 16 bits.
                    Ok((def, shaped)) if gates.len() < usize::from(Opcode::MAX) => {
                        gates.push(def);
                        instructions.push(instruction(id as OpId, shaped));
                    }
                    Ok(_) => failed = Some(Reason::Bits),
                    Err(reason) => failed = Some(reason),
                }
            }
            if let (Some(reason), true) = (failed, before == instructions.len()) {
                others.push((id as OpId, reason));
            }
        }
    }
    let machine = Machine {
        isa,
        target: Box::leak(target.name.clone().into_boxed_str()),
        features: target.features,
        first,
        instructions: leak(instructions),
        others: leak(others),
    };
    let state_sets = base.state_sets.iter().map(|set| joined(base, set, &machine)).collect();
    Box::leak(Box::new(GateSet {
        gates: leak(gates),
        state_sets: leak(state_sets),
        machine: Some(Box::leak(Box::new(machine))),
        ..*base
    }))
}

/// The gates that an instruction becomes: its variants, and one for all that they leave; or one for all of it.
fn of_op(
    base: &'static GateSet,
    isa: &'static Isa,
    target: &Resolved,
    id: OpId,
    op: &'static Op,
) -> Vec<Result<Shaped, Reason>> {
    let all = shape(base, isa, &target.features, op);
    let computes = matches!(&all, Ok(shaped) if !matches!(shaped.shape, Shape::Effect));
    if computes {
        return vec![all];
    }
    let (variants, complete) = shapes(base, isa, &target.features, id, op);
    match variants.is_empty() {
        true => vec![all],
        false => {
            let rest = (!complete).then_some(all).filter(Result::is_ok);
            variants.into_iter().map(Ok).chain(rest).collect()
        }
    }
}

fn leak<T>(items: Vec<T>) -> &'static [T] {
    Box::leak(items.into_boxed_slice())
}

fn instruction(op: OpId, shaped: Shaped) -> Instruction {
    Instruction {
        op,
        shape: shaped.shape,
        inputs: leak(shaped.inputs),
        result: shaped.result,
        numbers: leak(shaped.numbers),
        target: shaped.target,
        opaque: shaped.opaque,
        variant: shaped.variant,
    }
}

/// A set of states with the instructions in it that are what some member is: where a branch may stand, so may a machine's.
fn joined(base: &GateSet, set: &StateSet, machine: &Machine) -> StateSet {
    let has = |role: Role| set.members.iter().any(|&op| base.def(op).role == role);
    let (branch, block) = (has(Role::Branch), has(Role::Block));
    let of_machine = machine.instructions.iter().zip(machine.first..);
    let new = of_machine.filter(|(instruction, _)| match instruction.shape {
        Shape::Fork => branch,
        Shape::Jump => block,
        _ => false,
    });
    StateSet {
        name: set.name,
        members: leak(set.members.iter().copied().chain(new.map(|(_, op)| op)).collect()),
    }
}

/// What the entry of an instruction is made from.
struct Maker<'a> {
    base: &'static GateSet,
    isa: &'static Isa,
    features: &'a FeatureSet,
    op: &'static Op,
    shaped: &'a Shaped,
    /// The name of the instruction's first gate, where this is another one.
    first: Option<&'static str>,
}

impl Maker<'_> {
    /// `None` where the base has no gate that the instruction is like.
    fn def(&self, names: &mut HashSet<&'static str>) -> Option<GateDef> {
        let shaped = self.shaped;
        let like = |role: Role| self.base.by_role(role).map(|op| self.base.def(op));
        let inputs: Vec<Term> = shaped.inputs.iter().map(|register| self.term(register)).collect();
        let (out, types) = match &shaped.result {
            None => (Out::None, TypeSet::NONE),
            Some(register) => match one(self.types(register)) {
                Some(ty) => (Out::One(ty), self.types(register)),
                None => (Out::Own, self.types(register)),
            },
        };
        let effect = self.effect();
        let fields = numbers::fields(self.isa, self.op, &shaped.numbers);
        let plain = GateDef {
            name: self.name(names),
            doc: self.op.doc,
            origin: self.op.origin,
            class: if effect == Effect::None {
                Class::Compute
            } else {
                Class::Effect
            },
            role: Role::Compute,
            level: Level::Lir,
            states: &[],
            states_rep: None,
            depends: Count::Fixed(u16::from(effect != Effect::None)),
            values: leak(inputs),
            values_rep: None,
            out,
            types,
            successors: &[],
            fixed_out: &[],
            depend_out: effect != Effect::None,
            root: None,
            bitfield: if fields.is_empty() {
                Bitfield::None
            } else {
                Bitfield::Immediates(leak(fields))
            },
            wheres: &[],
            effect,
            commutative: false,
            // Where it stands is part of what it computes, or of what it does.
            unique: effect != Effect::None || self.op.effects.any(Effects::READS_PC),
            cost: self.cost(),
            infer: Infer::None,
            data: self.op.data,
        };
        Some(match shaped.shape {
            Shape::Compute | Shape::Effect => plain,
            Shape::Fork => GateDef {
                class: Class::State,
                role: Role::Fork,
                depends: Count::Fixed(u16::from(
                    shaped.effects.any(Effects::READS_MEMORY.and(Effects::READS_STATE)),
                )),
                states: like(Role::Branch)?.states,
                successors: like(Role::Branch)?.successors,
                fixed_out: like(Role::Branch)?.fixed_out,
                depend_out: false,
                unique: true,
                ..plain
            },
            Shape::Jump => GateDef {
                class: Class::State,
                role: Role::Block,
                states: like(Role::Block)?.states,
                successors: like(Role::Block)?.successors,
                fixed_out: like(Role::Block)?.fixed_out,
                depends: Count::Fixed(0),
                depend_out: like(Role::Block)?.depend_out,
                effect: Effect::None,
                unique: true,
                ..plain
            },
            Shape::Call => {
                let call = like(Role::Call)?;
                GateDef {
                    class: call.class,
                    role: Role::Call,
                    depends: call.depends,
                    values: leak(vec![Term::Arch]),
                    values_rep: call.values_rep,
                    out: call.out,
                    types: call.types,
                    depend_out: call.depend_out,
                    effect: call.effect,
                    unique: true,
                    ..plain
                }
            }
        })
    }

    /// The machine's name and the instruction's; its identifier where two have one name.
    fn name(&self, names: &mut HashSet<&'static str>) -> &'static str {
        let word = |name: &str| {
            let plain = |c: char| {
                if c.is_ascii_alphanumeric() || "_.$".contains(c) {
                    c
                } else {
                    '_'
                }
            };
            format!(
                "{}.{}",
                self.isa.name.replace('-', "_"),
                name.chars().map(plain).collect::<String>()
            )
        };
        let mut name = match self.first {
            // Names of further gates end with what they fix, or with their number.
            Some(first) => {
                let suffix = self.shaped.variant.and_then(|v| suffix(self.op, v));
                let named = suffix.map(|suffix| format!("{first}.{suffix}"));
                named
                    .filter(|named| !names.contains(named.as_str()))
                    .unwrap_or_else(|| {
                        let free = |n: &usize| !names.contains(format!("{first}.{n}").as_str());
                        let number = (2..).find(free).unwrap_or(0);
                        format!("{first}.{number}")
                    })
            }
            None => word(self.op.name),
        };
        if names.contains(name.as_str()) {
            name = word(self.op.ident);
        }
        while names.contains(name.as_str()) {
            name.push('_');
        }
        let name: &'static str = Box::leak(name.into_boxed_str());
        names.insert(name);
        name
    }

    fn types(&self, register: &Register) -> TypeSet {
        types_of(self.base, self.isa, self.features, register)
    }

    fn term(&self, register: &Register) -> Term {
        let types = self.types(register);
        one(types).map_or(Term::Any(types), Term::One)
    }

    fn effect(&self) -> Effect {
        let effects = self.shaped.effects;
        let writes = Effects::WRITES_MEMORY.and(Effects::WRITES_STATE).and(Effects::MAY_TRAP);
        let reads = Effects::READS_MEMORY.and(Effects::READS_STATE);
        match self.shaped.shape {
            Shape::Compute => Effect::None,
            // What a branch reads is what is there where it stands, as a return's memory is; nothing depends on it.
            Shape::Fork => Effect::None,
            _ if effects.any(writes) => Effect::ReadWrite,
            _ if effects.any(reads) => Effect::Read,
            // It is there for something, since it computes nothing.
            _ => Effect::ReadWrite,
        }
    }

    /// The latency that the entry gives, else what loads cost, or one cycle.
    fn cost(&self) -> u8 {
        let given = self.op.data.iter().find(|(key, _)| *key == "latency");
        let given = given.and_then(|(_, text)| text.trim().parse().ok());
        given.unwrap_or_else(|| match self.op.effects.any(Effects::READS_MEMORY) {
            true => self.base.by_role(Role::Load).map_or(3, |op| self.base.def(op).cost),
            false => 1,
        })
    }
}

/// The type, where there is one.
fn one(types: TypeSet) -> Option<Type> {
    (types.0.count_ones() == 1).then(|| Type(types.0.trailing_zeros() as u8))
}

/// What a variant fixes, as its name says it: the first values of operands that have few.
fn suffix(op: &Op, variant: &Variant) -> Option<String> {
    let [case] = variant.cases else { return None };
    let few = case.operands.iter().filter(|(operand, _)| {
        let width = op.operands.get(usize::from(*operand)).map_or(64, |o| o.width);
        width <= 4
    });
    let values: Vec<String> = few
        .filter_map(|(_, ranges)| Some(ranges.first()?.0.to_string()))
        .collect();
    (!values.is_empty()).then(|| values.join("."))
}
