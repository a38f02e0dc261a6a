//! What the gates of a pattern give as terms: values of its leaves (registers and constants), and of the tree over them.

use super::{Asker, Res, WIDE, no};
use crate::pattern::Node;
use onespec_core::isa::FeatureSet;
use onespec_core::select::ImmMap;
use onespec_sem::ir::{BinOp, CmpOp, FuncId};
use onespec_sem::smt::domain::{Sym, walk};
use onespec_sem::smt::gate;
use onespec_sem::smt::terms::{Number, Term, bits_of};
use onespec_sem::smt::world::World;
use std::collections::{BTreeMap, BTreeSet};

impl Asker<'_> {
    /// Values of the leaves; constants in the order of the tree.
    pub(super) fn leaves(&mut self, node: &Node, constants: &mut Vec<Term>) -> Res<()> {
        match node {
            Node::Gate(_, args) => {
                for arg in args {
                    self.leaves(arg, constants)?;
                }
            }
            Node::Reg { source, repr } => {
                let at = usize::from(*source);
                if self.sources.len() <= at {
                    self.sources.resize(at + 1, None);
                }
                let Some(repr) = self.of.selection.reprs.get(usize::from(*repr)) else {
                    return no("a representation that is not there");
                };
                if self.sources.get(at).is_some_and(Option::is_some) {
                    return Ok(());
                }
                let whole = self.register_width(repr.file);
                let (code, width) = (repr.code, self.width(repr.ty));
                let name = format!("{}", char::from(b'a' + *source));
                if self.counts(*source) {
                    let all = Term::constant(width, self.all_elements().into());
                    if let Some(slot) = self.sources.get_mut(at) {
                        *slot = Some((all.clone(), all));
                    }
                    return Ok(());
                }
                let pair = match code.register {
                    Some(func) => {
                        let value = self.terms.declare(&name, width);
                        (self.machine(func, &value)?, value)
                    }
                    None => {
                        let register = self.terms.declare(&name, whole);
                        let value = self.machine(code.value, &register)?;
                        // A vector may be shorter than its register.
                        let value = self.terms.extract(&value, 0, width.min(value.width));
                        (register, value)
                    }
                };
                if let Some(slot) = self.sources.get_mut(at) {
                    *slot = Some(pair);
                }
            }
            Node::Imm { imm, map, ty } => {
                let width = self.width(*ty);
                let number = self.immediate(*imm, map, width)?;
                constants.push(self.constant(*imm, map, &number, width));
            }
            Node::Const(value, ty) => constants.push(Term::constant(self.width(*ty), (*value).into())),
            Node::Any => {}
        }
        Ok(())
    }

    /// The number that an immediate is, which may be any that all of its maps have.
    fn immediate(&mut self, imm: u8, map: &ImmMap, width: u32) -> Res<Number> {
        let at = usize::from(imm);
        if self.imms.len() <= at {
            self.imms.resize(at + 1, None);
        }
        let known = self.imms.get(at).cloned().flatten();
        let name = format!("i{imm}");
        if let Some(list) = self.possible.get(&imm).cloned() {
            if let Some(known) = known {
                return Ok(known);
            }
            let (lo, hi) = (list.first().copied().unwrap_or(0), list.last().copied().unwrap_or(0));
            let number = self.between(&name, lo, hi);
            let is_whole = i128::from(hi) - i128::from(lo) + 1 == list.len() as i128;
            let mut some = Term::constant(1, is_whole.into());
            for value in list.iter().filter(|_| !is_whole) {
                let is = self
                    .terms
                    .int_compare(CmpOp::Eq, &number, &Number::constant((*value).into()));
                some = self.terms.either(&some, &is);
            }
            self.terms.require(&some);
            return Ok(self.keep(at, number));
        }
        let number = match (known, map) {
            (Some(known), ImmMap::Any) => return Ok(known),
            (None, ImmMap::Any) => {
                let term = self.terms.declare(&name, width);
                self.terms.integer(&term, false)
            }
            (known, ImmMap::Affine { lo, hi, .. } | ImmMap::Bit { lo, hi, .. }) => match known {
                Some(known) => {
                    self.within(&known, *lo, *hi);
                    known
                }
                None => self.between(&name, *lo, *hi),
            },
            (Some(known), ImmMap::Signed { .. }) => known,
            (None, ImmMap::Signed { bits, .. }) => self.between(&name, 0, (1i64 << bits) - 1),
            (_, ImmMap::Table(_)) => return no("a table without values"),
        };
        if let ImmMap::Affine { step: 2.., .. } = map {
            let step = match map {
                ImmMap::Affine { step, .. } => *step,
                _ => 1,
            };
            let by = Number::constant(step.into());
            let ends = (-i128::from(step), i128::from(step));
            let rest = self.terms.int_binary(BinOp::RemS, &number, &by, ends);
            let none = self.terms.int_compare(CmpOp::Eq, &rest, &Number::constant(0));
            self.terms.require(&none);
        }
        Ok(self.keep(at, number))
    }

    fn keep(&mut self, at: usize, number: Number) -> Number {
        if let Some(slot) = self.imms.get_mut(at) {
            *slot = Some(number.clone());
        }
        number
    }

    /// Any number of a range.
    fn between(&mut self, name: &str, lo: i64, hi: i64) -> Number {
        let (lo, hi) = (i128::from(lo), i128::from(hi));
        let term = self.terms.declare(name, bits_of(lo, hi));
        let number = self.terms.integer(&term, true);
        self.within(&number, lo as i64, hi as i64);
        number
    }

    /// Only numbers of a range count.
    pub(super) fn within(&mut self, number: &Number, lo: i64, hi: i64) {
        for (low, high) in [
            (Number::constant(lo.into()), number.clone()),
            (number.clone(), Number::constant(hi.into())),
        ] {
            let holds = self.terms.int_compare(CmpOp::LeS, &low, &high);
            self.terms.require(&holds);
        }
    }

    /// The constant that an immediate stands for.
    fn constant(&mut self, imm: u8, map: &ImmMap, number: &Number, width: u32) -> Term {
        let wide = self.terms.data(number, WIDE);
        let value = match map {
            ImmMap::Any => wide,
            ImmMap::Affine { mul, add, .. } => {
                let [mul, add] = [*mul, *add].map(|n| Term::constant(WIDE, i128::from(n) as u128));
                let product = self.terms.binary(BinOp::Mul, &wide, &mul);
                self.terms.binary(BinOp::Add, &product, &add)
            }
            ImmMap::Bit { flip, .. } => {
                let bit = self.terms.binary(BinOp::Shl, &Term::constant(WIDE, 1), &wide);
                self.terms
                    .binary(BinOp::Xor, &bit, &Term::constant(WIDE, (*flip).into()))
            }
            ImmMap::Signed { bits, .. } => {
                let sign = Term::constant(WIDE, 1 << (bits - 1));
                let turned = self.terms.binary(BinOp::Xor, &wide, &sign);
                self.terms.binary(BinOp::Sub, &turned, &sign)
            }
            ImmMap::Table(table) => {
                let possible = self.possible.get(&imm).map_or(&[][..], Vec::as_slice);
                let table = table.iter().filter(|(_, value)| possible.binary_search(value).is_ok());
                let table: Vec<(u64, i64)> = table.copied().collect();
                if let Some((mul, add)) = line(&table, width) {
                    let [mul, add] = [mul, add].map(|n| Term::constant(WIDE, i128::from(n) as u128));
                    let product = self.terms.binary(BinOp::Mul, &wide, &mul);
                    let value = self.terms.binary(BinOp::Add, &product, &add);
                    return self.terms.resize(&value, width, false);
                }
                let mut value = Term::constant(WIDE, 0);
                for (constant, of) in &table {
                    let is = self
                        .terms
                        .int_compare(CmpOp::Eq, number, &Number::constant((*of).into()));
                    value = self
                        .terms
                        .choose(&is, &Term::constant(WIDE, (*constant).into()), &value);
                }
                value
            }
        };
        self.terms.resize(&value, width, false)
    }

    /// The value of a tree of gates; none where it ends in a store.
    pub(super) fn tree(
        &mut self,
        node: &Node,
        constants: &mut dyn Iterator<Item = Term>,
        memory: &mut Option<World>,
    ) -> Res<Option<Term>> {
        match node {
            Node::Reg { source, .. } => {
                let pair = self.sources.get(usize::from(*source)).cloned().flatten();
                Ok(pair.map(|(_, value)| value))
            }
            Node::Imm { .. } | Node::Const(..) => Ok(constants.next()),
            // All elements count.
            Node::Any => Ok(Some(Term::constant(64, u64::MAX.into()))),
            Node::Gate(at, args) => {
                let mut values = Vec::new();
                for arg in args {
                    match self.tree(arg, constants, memory)? {
                        Some(value) => values.push(value),
                        None => return no("a gate of what has no value"),
                    }
                }
                let Some(name) = self.of.selection.gates.get(usize::from(*at)) else {
                    return no("a gate that is not there");
                };
                let own = name.own.unwrap_or_default();
                let first = values.first().cloned();
                let program = self.of.scaled.as_ref().unwrap_or(&self.of.set.program);
                let values: Vec<(Term, u8)> = values.into_iter().zip(name.inputs.iter().copied()).collect();
                let approximates = self.of.approximations.get(at).copied();
                if let Some(func) = approximates.filter(|_| self.pattern.approximation.is_some()) {
                    return self.approximation(func, own, &values);
                }
                let made = gate(
                    program,
                    &mut self.terms,
                    (name.op, Some(name.code), own),
                    values,
                    memory,
                )?;
                Ok(match made {
                    Some(Sym::Bits(value)) => Some(value),
                    // A branch means its condition.
                    None if name.own.is_none() => first,
                    None => return no("a gate without semantics"),
                    _ => None,
                })
            }
        }
    }

    /// What the machine computes for a gate on vectors, element by element.
    fn approximation(&mut self, func: FuncId, own: u8, values: &[(Term, u8)]) -> Res<Option<Term>> {
        let types = &self.of.set.isa.graph.types;
        let element = |ty: u8| {
            let ty = types.get(usize::from(ty)).filter(|t| t.lanes > 0)?;
            types.get(usize::from(ty.element)).map(|t| t.width)
        };
        let Some(bits) = element(own) else {
            return no("an approximation of what is no vector");
        };
        let mut made: Option<Term> = None;
        for i in 0..self.width(own) / bits {
            let mut args = Vec::new();
            for (value, ty) in values {
                if let Some(bits) = element(*ty) {
                    args.push(Sym::Bits(self.terms.extract(value, i * bits, bits)));
                }
            }
            // It may ask for features and state.
            let world = std::mem::replace(&mut self.world, World::new(FeatureSet::default(), 0, 0));
            let mut walk = walk(&self.of.program, &mut self.terms, Some(world));
            let value = walk.call(func, args);
            if let Some(world) = walk.domain.world.take() {
                self.world = world;
            }
            let Sym::Bits(value) = value? else {
                return no("an approximation without a value");
            };
            made = Some(match made {
                Some(low) => self.terms.concat(&value, &low),
                None => value,
            });
        }
        Ok(made)
    }
}

/// By number of the immediate, the values that all of its maps have, where one of them is a table; in order.
pub(super) fn possible(tree: &Node) -> BTreeMap<u8, Vec<i64>> {
    let mut leaves = Vec::new();
    tree.leaves(&mut leaves);
    let maps = leaves.iter().filter_map(|leaf| match leaf {
        Node::Imm { imm, map, .. } => Some((*imm, map)),
        _ => None,
    });
    let maps: Vec<(u8, &ImmMap)> = maps.collect();
    let mut possible = BTreeMap::new();
    for (imm, map) in &maps {
        let ImmMap::Table(table) = map else { continue };
        let has = |map: &ImmMap, value: i64| match map {
            ImmMap::Any => true,
            ImmMap::Affine { lo, hi, step, .. } => (*lo..=*hi).contains(&value) && value % (*step).max(1) == 0,
            ImmMap::Bit { lo, hi, .. } => (*lo..=*hi).contains(&value),
            ImmMap::Signed { bits, .. } => (0..1 << *bits).contains(&value),
            ImmMap::Table(table) => table.iter().any(|(_, v)| *v == value),
        };
        let all = |value: &i64| maps.iter().filter(|(of, _)| of == imm).all(|(_, map)| has(map, *value));
        let values: BTreeSet<i64> = table.iter().map(|(_, value)| *value).filter(all).collect();
        possible.insert(*imm, values.into_iter().collect());
    }
    possible
}

/// `(mul, add)` where the constants of a table are `mul * value + add` in their width. A solver takes long over a table of many
/// entries.
fn line(table: &[(u64, i64)], width: u32) -> Option<(i64, i64)> {
    let (constant, value) = *table.first()?;
    let mask = u64::MAX >> (64 - width.clamp(1, 64));
    [1, -1].into_iter().find_map(|mul: i64| {
        let add = (constant as i64).wrapping_sub(mul.wrapping_mul(value));
        let fits = |(c, v): &(u64, i64)| mul.wrapping_mul(*v).wrapping_add(add) as u64 & mask == *c;
        table.iter().all(fits).then_some((mul, add))
    })
}
