//! Derived patterns in the cache: those of each instruction by what they depend on, so that after an edit only affected
//! instructions are derived again, or tried again for gates on whole vectors; those of the rules, by all of it.
//!
//! The patterns of an instruction depend on its operands, data and semantics, and on what is common to all: the gates,
//! the representations, state. A key hashes the printed form of these, without places in files. Fns count where they are
//! called, whatever their numbers are ([`fns`]).

mod bytes;
mod fns;

use super::GateSet;
use super::pattern::{Origin, Pattern};
use super::symbolic::NoPattern;
use bytes::{Bytes, Reader};
use fns::Fns;
use onespec_cache::{Cache, Key};
use onespec_description::model::{Isa, Op};
use onespec_sem::ir::Program;
use std::collections::HashMap;
use std::fmt::Debug;

/// What derivation found of an instruction.
#[derive(Debug, Default)]
pub struct Derived {
    /// NoPattern it has no pattern.
    pub why: Option<NoPattern>,
    /// It copies a register of this file.
    pub copy: Option<(u16, Pattern)>,
    pub patterns: Vec<Pattern>,
}

/// What was derived for the instructions of one machine, by a hash of all that it depends on: read from the cache at first,
/// and written there at last if anything changed.
pub struct Kept<'a> {
    cache: &'a Cache,
    /// What is common to all instructions.
    common: Key,
    fns: Fns,
    before: HashMap<u128, Vec<u8>>,
    now: Vec<(u128, Vec<u8>)>,
    changed: bool,
    /// What rules depend on, besides their texts.
    all: Key,
}

impl<'a> Kept<'a> {
    /// Reads what there is.
    pub fn open(cache: &'a Cache, isa: &Isa, program: &Program, set: &GateSet) -> Kept<'a> {
        let fns = Fns::of(program);
        let common = common(isa, program, &fns, set);
        let read = cache
            .get(&common)
            .and_then(|bytes| Vec::<(u128, Vec<u8>)>::read(&mut Reader(&bytes)));
        Kept {
            cache,
            all: common,
            common,
            fns,
            before: read.unwrap_or_default().into_iter().collect(),
            now: Vec::new(),
            changed: false,
        }
    }

    /// The patterns of an instruction: those that were kept, or those that are derived now.
    pub fn instruction(
        &mut self,
        isa: &Isa,
        program: &Program,
        id: usize,
        derive: impl FnOnce() -> Derived,
    ) -> Derived {
        let mut key = self.common;
        if let (Some(op), Some(code)) = (isa.ops.get(id), program.insts.get(id)) {
            depends(&mut key, op);
            self.fns.inst(&mut key, code.as_ref());
        }
        self.all.add(&(id, key.number()));
        let known = self.find(key.number());
        let derived = known.unwrap_or_else(|| {
            self.changed = true;
            derive()
        });
        let mut out = Vec::new();
        derived.write(&mut out);
        self.now.push((key.number(), out));
        numbered(derived, id)
    }

    /// The patterns of gates on whole vectors that an instruction computes, in the same way; `known` is what they depend on
    /// besides.
    pub fn whole(
        &mut self,
        isa: &Isa,
        program: &Program,
        id: usize,
        known: &impl Debug,
        derive: impl FnOnce() -> Vec<Pattern>,
    ) -> Vec<Pattern> {
        let mut key = self.common;
        key.add(&("whole", known));
        if let (Some(op), Some(code)) = (isa.ops.get(id), program.insts.get(id)) {
            depends(&mut key, op);
            key.add(&op.operands.iter().map(|operand| operand.default).collect::<Vec<_>>());
            self.fns.inst(&mut key, code.as_ref());
        }
        let derived = self.find(key.number()).unwrap_or_else(|| {
            self.changed = true;
            Derived {
                patterns: derive(),
                ..Derived::default()
            }
        });
        let mut out = Vec::new();
        derived.write(&mut out);
        self.now.push((key.number(), out));
        numbered(derived, id).patterns
    }

    /// The patterns of the rules, in the same way; those of rules with which something is wrong are an error, and not kept.
    pub fn rules(&mut self, isa: &Isa, derive: impl FnOnce() -> Result<Vec<Pattern>, Vec<Pattern>>) -> Vec<Pattern> {
        let mut key = self.all;
        for rule in isa.select.iter().flat_map(|select| &select.rules) {
            key.add(&rule.text);
        }
        let known = self.find(key.number());
        self.changed |= known.is_none();
        let derived = match known.map_or_else(derive, |known| Ok(known.patterns)) {
            Ok(patterns) => Derived {
                patterns,
                ..Derived::default()
            },
            Err(patterns) => return patterns,
        };
        let mut out = Vec::new();
        derived.write(&mut out);
        self.now.push((key.number(), out));
        derived.patterns
    }

    fn find(&self, key: u128) -> Option<Derived> {
        let mut reader = Reader(self.before.get(&key)?);
        Derived::read(&mut reader).filter(|_| reader.0.is_empty())
    }

    /// Keeps what there is now.
    pub fn close(self) {
        if self.changed {
            let mut out = Vec::new();
            self.now.write(&mut out);
            self.cache.put(&self.common, &out);
        }
    }
}

/// What is common to all instructions of a machine.
fn common(isa: &Isa, program: &Program, fns: &Fns, set: &GateSet) -> Key {
    let mut key = Key::new("patterns");
    let features: Vec<&str> = isa.features.iter().map(|f| f.name.as_str()).collect();
    key.add(&(&isa.name, features, &isa.kinds));
    if let Some(select) = &isa.select {
        key.add(&(&select.gates, &select.given, &select.unobserved, &select.immediates));
        key.add(&(&select.scale, &isa.settled, &isa.modes));
        for setting in &select.settings {
            key.add(&(&setting.needs, setting.lanes, &setting.count));
            key.add(&(&setting.state, &setting.given));
        }
        for repr in &select.reprs {
            key.add(&(&repr.name, repr.file, &repr.ty, repr.width, repr.border));
        }
    }
    for bank in isa.conventions.iter().flat_map(|c| &c.banks) {
        key.add(&(bank.file, &bank.order, &bank.arguments, &bank.results));
    }
    let gates = &set.program;
    let approximations = isa.select.iter().flat_map(|s| &s.approximations);
    for made in approximations {
        key.add(&(&made.gate, &made.condition, &made.ty, &made.inputs, made.out));
    }
    for of in [program, gates] {
        key.add(&(&of.params, &of.settings, &of.files, &of.state, &of.tables));
        key.add(&(&of.causes, &of.faults, &of.externs, &of.conditions));
    }
    key.add(&(&gates.csrs, &gates.funcs, &gates.reprs));
    for csr in &program.csrs {
        key.add(&(&csr.name, csr.number, &csr.needs, fns.get(csr.read), fns.get(csr.write)));
    }
    for repr in &program.reprs {
        key.add(&repr.map(|repr| (fns.get(repr.value), repr.register.map(|id| fns.get(id)))));
    }
    for made in &program.approximations {
        key.add(&made.map(|made| (fns.get(made.value), made.differs.map(|id| fns.get(id)))));
    }
    key.add(&(&set.isa.name, &set.isa.graph, &gates.gates));
    key
}

/// What the patterns of an instruction depend on in the model, but for its number.
fn depends(key: &mut Key, op: &Op) {
    key.add(&(&op.name, op.feature, &op.needs, op.length, &op.data));
    key.add(&(op.unreachable, op.is.is_some()));
    for own in &op.lets {
        key.add(&own.value);
    }
    for constraint in op.legal.iter().chain(&op.where_) {
        key.add(&constraint.expr);
    }
    for operand in &op.operands {
        key.add(&(operand.kind, operand.dir, operand.width, operand.signed, operand.align));
        key.add(&(&operand.except, operand.pcrel, &operand.args, &operand.pieces));
    }
}

/// The patterns of an instruction with the number that it has now.
fn numbered(mut derived: Derived, id: usize) -> Derived {
    let id = id as u16;
    let copy = derived.copy.iter_mut().map(|(_, pattern)| pattern);
    for pattern in derived.patterns.iter_mut().chain(copy) {
        pattern.origin = Origin::Op(id);
        pattern.steps.iter_mut().for_each(|step| step.op = id);
    }
    derived
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::Derived;
    use super::bytes::{Bytes, Reader};
    use crate::pattern::{Arg, Held, Holder, Node, Origin, Pattern, Require, Step};
    use onespec_bv::calc::Step as Calc;
    use onespec_bv::{Binary, Compare, Count, Unary};
    use onespec_core::isa::FeatureSet;
    use onespec_core::select::{Effect, ImmMap, Value};
    use onespec_description::model::Needs;

    fn example() -> Derived {
        let calc = vec![
            Calc::Number(-7),
            Calc::Leaf(Value(1)),
            Calc::Number(12),
            Calc::Sext,
            Calc::Unary(Unary::Neg),
            Calc::Binary(Binary::ShrS),
            Calc::Compare(Compare::LeS),
            Calc::Count(Count::Popcount),
            Calc::IsPowerOfTwo,
            Calc::Choose,
        ];
        let maps = [
            ImmMap::Any,
            ImmMap::Affine {
                width: 64,
                mul: -2,
                add: 3,
                lo: -2048,
                hi: 2047,
                step: 4,
            },
            ImmMap::Bit {
                width: 32,
                flip: u64::MAX,
                lo: 0,
                hi: 31,
            },
            ImmMap::Table(&[(1, -1), (255, 7)]),
        ];
        let leaves = (0u8..).zip(maps).map(|(imm, map)| Node::Imm { imm, map, ty: 3 });
        let mut inputs: Vec<Node> = leaves.collect();
        inputs.extend([Node::Reg { source: 1, repr: 300 }, Node::Const(1 << 63, 4)]);
        let pattern = Pattern {
            approximation: Some(3),
            requires: vec![Require {
                place: Holder::Register(2, 0),
                held: Held::Source(1),
            }],
            tree: Node::Gate(500, inputs),
            results: vec![1, 2],
            steps: vec![Step {
                op: 9,
                args: vec![
                    Arg::Out,
                    Arg::OutOf(3),
                    Arg::Source(1),
                    Arg::Temp(0),
                    Arg::Written(0, 2),
                    Arg::Fixed(3),
                    Arg::Imm(1),
                    Arg::Calc(calc.clone()),
                    Arg::Constant(calc.clone(), 3),
                    Arg::Number(-1),
                    Arg::Target,
                    Arg::Alternative(2, vec![Arg::Source(1), Arg::Number(7)]),
                ],
            }],
            value: Some(Arg::Fixed(0)),
            where_: calc,
            effect: Effect::Branch(true),
            cost: 2,
            latency: 3,
            needs: Needs {
                any: vec![(FeatureSet([1, 2, 3, 4]), FeatureSet([5, 6, 7, 8]))],
            },
            origin: Origin::Rule(70_000),
        };
        Derived {
            why: Some("a reason"),
            copy: Some((1, pattern.clone())),
            patterns: vec![pattern],
        }
    }

    #[test]
    fn what_is_written_is_read() {
        let mut out = Vec::new();
        example().write(&mut out);
        let mut reader = Reader(&out);
        let read = Derived::read(&mut reader).unwrap();
        assert!(reader.0.is_empty());
        assert_eq!(format!("{read:?}"), format!("{:?}", example()));
    }

    #[test]
    fn damaged_bytes_are_nothing_or_something_else() {
        let mut out = Vec::new();
        example().write(&mut out);
        for at in 0..out.len() {
            assert!(Derived::read(&mut Reader(&out[..at])).is_none());
            let mut bytes = out.clone();
            bytes[at] = !bytes[at];
            // Whatever comes of it, nothing panics and no memory is taken for what is not there.
            let _ = Derived::read(&mut Reader(&bytes));
        }
    }
}
