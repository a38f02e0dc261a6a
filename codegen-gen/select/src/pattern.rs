//! Patterns as they go into the tables: trees with numbered leaves, instructions with arguments.

use super::derive::{Number, Raw, Shape, Source};
use super::forms::Place;
use super::lift::Tree;
use super::machine::{Machine, Operand};
use super::prune::{eval, imm_width};
use onespec_bv::word::{mask, sext};
use onespec_core::select::{CalcOp, Effect, ImmMap};
use onespec_description::model::{self, Dir, Needs};
use onespec_lanes::term::{Id, Op, Terms, Var};
use std::collections::HashMap;

/// A node of a tree.
#[derive(Debug, Clone, PartialEq)]
pub enum Node {
    /// A gate, by its number among those of the selection.
    Gate(u16, Vec<Node>),
    Reg {
        source: u8,
        repr: u16,
    },
    Imm {
        imm: u8,
        map: ImmMap,
        ty: u8,
    },
    Const(u64, u8),
    /// A wire that does not matter.
    Any,
}

impl Node {
    /// Gives each gate another number.
    pub fn rename(&mut self, number: &dyn Fn(u16) -> u16) {
        if let Node::Gate(at, args) = self {
            *at = number(*at);
            args.iter_mut().for_each(|arg| arg.rename(number));
        }
    }

    pub fn leaves<'n>(&'n self, out: &mut Vec<&'n Node>) {
        match self {
            Node::Gate(_, args) => args.iter().for_each(|a| a.leaves(out)),
            leaf => out.push(leaf),
        }
    }
}

#[derive(Debug, Clone, PartialEq)]
pub enum Arg {
    Out,
    /// A result in a register of this file, which is a part of one of the operand's.
    OutOf(u16),
    Source(u8),
    Temp(u8),
    /// What a step wrote in one of its operands, by their numbers.
    Written(u8, u8),
    Fixed(u8),
    Imm(u8),
    Calc(Vec<CalcOp>),
    Constant(Vec<CalcOp>, u16),
    Number(i64),
    Target,
    /// For an operand that is a sum: this alternative, with one of these for each of its operands.
    Alternative(u8, Vec<Arg>),
}

#[derive(Debug, Clone, PartialEq)]
pub struct Step {
    pub op: u16,
    pub args: Vec<Arg>,
}

#[derive(Debug, Clone)]
pub struct Pattern {
    pub tree: Node,
    pub results: Vec<u16>,
    pub steps: Vec<Step>,
    pub value: Option<Arg>,
    pub where_: Vec<CalcOp>,
    pub effect: Effect,
    pub cost: u16,
    pub latency: u16,
    pub needs: Needs,
    /// What registers and state that are no operands have to hold.
    pub requires: Vec<Require>,
    /// A gate of the tree is computed as the machine does: the approximation.
    pub approximation: Option<u16>,
    /// Instruction, or rule.
    pub origin: Origin,
}

impl Pattern {
    /// Whether another pattern says the same of the same tree.
    pub fn same(&self, other: &Pattern) -> bool {
        self.tree == other.tree
            && self.results == other.results
            && self.effect == other.effect
            && self.approximation == other.approximation
    }
}

/// A register by number, or a piece of state, and what it has to hold where the instructions run.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Require {
    pub place: Holder,
    pub held: Held,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Holder {
    /// Of a file, by its number.
    Register(u16, u16),
    State(u16),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Held {
    /// Zeros or ones in all bits, or another number.
    Number(i64),
    /// Source number of the pattern.
    Source(u8),
    /// What some setting says whose vectors have so many elements.
    Lanes(u32),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Origin {
    Op(u16),
    Rule(usize),
    /// Free moves, and the zero register.
    Move,
}

/// Makes maps, each once.
#[derive(Default)]
pub struct Maps {
    known: HashMap<(Id, u32, bool, u32), Option<ImmMap>>,
}

/// Most bits of an immediate whose values are all looked at.
const MOST_BITS: u32 = 20;
/// Most bits of one that has no simple form.
const MOST_TABLE: u32 = 12;

impl Maps {
    /// Which constants a term stands for, for all values of its immediate. `None`: nothing that tables can hold.
    pub(super) fn fit(&mut self, terms: &Terms, t: Id, signed: bool, align: u32) -> Option<ImmMap> {
        let bits = imm_width(terms, t)?;
        let key = (t, bits, signed, align);
        if let Some(known) = self.known.get(&key) {
            return *known;
        }
        let made = match bits <= MOST_BITS {
            true => fit(terms, t, bits, signed, align),
            false => itself(terms, t, bits, signed, align),
        };
        self.known.insert(key, made);
        made
    }
}

/// A wide immediate that is the constant as it is.
fn itself(terms: &Terms, t: Id, bits: u32, sign: bool, align: u32) -> Option<ImmMap> {
    let is = matches!(terms.op(t), Op::Var(Var::Imm(_))) && align == 0 && bits < 63;
    let most = 1i64 << bits.min(62);
    is.then_some(ImmMap::Affine {
        width: bits as u8,
        mul: 1,
        add: 0,
        lo: if sign { -(most / 2) } else { 0 },
        hi: if sign { most / 2 - 1 } else { most - 1 },
        step: 1,
    })
}

fn fit(terms: &Terms, t: Id, bits: u32, sign: bool, align: u32) -> Option<ImmMap> {
    let width = terms.width(t);
    if width > 64 {
        return None;
    }
    let value = |raw: u128| match sign {
        true => (sext(raw, bits) << align) as i64,
        false => (raw << align) as i64,
    };
    let mut pairs: Vec<(i64, u64)> = (0..1u128 << bits)
        .map(|raw| (value(raw), eval(terms, t, raw) as u64))
        .collect();
    pairs.sort_unstable();
    let ((lo, first), (hi, _)) = (*pairs.first()?, *pairs.last()?);
    let step = 1i64 << align;
    if let Some((_, second)) = pairs.get(1) {
        let apart = sext(u128::from(second.wrapping_sub(first)) & mask(width), width) as i64;
        let mul = apart / step;
        let plain = mul.unsigned_abs().is_power_of_two() && mul * step == apart;
        if plain {
            let add = (first as i64).wrapping_sub(mul.wrapping_mul(lo));
            let of = |v: i64| mul.wrapping_mul(v).wrapping_add(add) as u64 & mask(width) as u64;
            let unique = i128::from(hi - lo) * i128::from(mul.unsigned_abs()) < 1i128 << width;
            if unique && pairs.iter().all(|(v, c)| of(*v) == *c) {
                let add = sext(add as u128 & mask(width), width) as i64;
                return Some(ImmMap::Affine {
                    width: width as u8,
                    mul,
                    add,
                    lo,
                    hi,
                    step,
                });
            }
        }
    }
    let signed = |(v, c): &(i64, u64)| sext(*v as u128, bits) as u64 & mask(width) as u64 == *c;
    if !sign && align == 0 && bits < width && pairs.iter().all(signed) {
        return Some(ImmMap::Signed {
            width: width as u8,
            bits: bits as u8,
        });
    }
    for flip in [0, mask(width) as u64] {
        let bit = |v: i64| u32::try_from(v).ok().filter(|v| *v < width).map(|v| 1u64 << v ^ flip);
        if pairs.iter().all(|(v, c)| bit(*v) == Some(*c)) {
            return Some(ImmMap::Bit {
                width: width as u8,
                flip,
                lo,
                hi,
            });
        }
    }
    if bits > MOST_TABLE {
        return None;
    }
    let mut table: Vec<(u64, i64)> = pairs.into_iter().map(|(v, c)| (c, v)).collect();
    table.sort_unstable();
    table.dedup_by_key(|(c, _)| *c);
    Some(ImmMap::Table(Box::leak(table.into_boxed_slice())))
}

/// Numbers leaves in the order of the operands.
struct Numbering<'a> {
    raw: &'a Raw,
    shape: &'a Shape,
    sources: Vec<Option<u8>>,
    imms: Vec<Option<u8>>,
}

/// A pattern of one instruction. `None`: an immediate has no form that tables can hold.
pub fn of_raw(
    machine: &Machine<'_>,
    terms: &Terms,
    maps: &mut Maps,
    op: usize,
    shape: &Shape,
    raw: &Raw,
) -> Option<Pattern> {
    let model = machine.isa.ops.get(op)?;
    let mut numbering = Numbering {
        raw,
        shape,
        sources: vec![None; shape.sources.len()],
        imms: vec![None; shape.numbers.len()],
    };
    let mut used = (Vec::new(), Vec::new());
    uses(terms, &raw.tree, &mut used.0, &mut used.1);
    let number = |slots: &mut [Option<u8>], used: &[u8]| {
        let used = slots.iter_mut().enumerate().filter(|(i, _)| used.contains(&(*i as u8)));
        used.enumerate().for_each(|(next, (_, slot))| *slot = Some(next as u8));
    };
    number(&mut numbering.sources, &used.0);
    number(&mut numbering.imms, &used.1);
    let tree = numbering.node(terms, maps, &raw.tree)?;
    let mut args = Vec::new();
    let (mut source, mut number, mut code) = (0, 0, 0);
    for operand in &shape.operands {
        args.push(match operand {
            Operand::Register { dir: Dir::Out, file } => {
                let result = raw.results.first().and_then(|r| machine.reprs.get(usize::from(*r)));
                match result.map(|r| r.file).filter(|of| of != file) {
                    Some(part) => Arg::OutOf(part),
                    None => Arg::Out,
                }
            }
            Operand::Register { .. } => {
                let nth = source;
                source += 1;
                numbering.argument(nth)
            }
            Operand::Number { pcrel: true, .. } => {
                number += 1;
                Arg::Target
            }
            Operand::Number { .. } => {
                number += 1;
                match (raw.numbers.get(number - 1)?, numbering.imms.get(number - 1)?) {
                    (Number::Constant(value), _) => Arg::Number(*value),
                    (_, Some(imm)) => Arg::Imm(*imm),
                    _ => Arg::Number(0),
                }
            }
            Operand::Codes { .. } => {
                code += 1;
                Arg::Number(*raw.codes.get(code - 1)?)
            }
        });
    }
    let placed = shape.places.iter().map(|place| match *place {
        Place::Operand(at) => args.get(at).cloned(),
        Place::Alternative { alt, first, count } => {
            Some(Arg::Alternative(alt, args.get(first..first + count)?.to_vec()))
        }
    });
    let args = placed.collect::<Option<Vec<Arg>>>()?;
    Some(Pattern {
        tree,
        results: raw.results.clone(),
        steps: vec![Step { op: op as u16, args }],
        value: None,
        where_: Vec::new(),
        effect: raw.effect,
        cost: data(model, "cost", 1),
        latency: data(model, "latency", 1),
        needs: model.needs.clone(),
        requires: Vec::new(),
        approximation: None,
        origin: Origin::Op(op as u16),
    })
}

impl Numbering<'_> {
    /// The register of source number `nth` of the instruction.
    fn argument(&self, nth: usize) -> Arg {
        match self.raw.sources.get(nth) {
            Some(Source::Zero(n)) => Arg::Fixed(*n),
            Some(Source::Twin(of)) => self.argument(usize::from(*of)),
            _ => match self.sources.get(nth).copied().flatten() {
                Some(source) => Arg::Source(source),
                None => Arg::Fixed(0),
            },
        }
    }

    fn node(&self, terms: &Terms, maps: &mut Maps, tree: &Tree) -> Option<Node> {
        Some(match tree {
            Tree::Gate(at, args) => {
                let args = args.iter().map(|a| self.node(terms, maps, a));
                Node::Gate(*at, args.collect::<Option<_>>()?)
            }
            Tree::Source(i, _) => match self.raw.sources.get(usize::from(*i))? {
                Source::Repr(repr) => Node::Reg {
                    source: (*self.sources.get(usize::from(*i))?)?,
                    repr: *repr,
                },
                _ => return None,
            },
            Tree::Imm(t, ty) => {
                let i = terms.facts(*t).imms.trailing_zeros() as usize;
                let operand = self.shape.numbers.get(i).and_then(|o| self.shape.operands.get(*o))?;
                let Operand::Number {
                    signed, align, bits, ..
                } = operand
                else {
                    return None;
                };
                // An immediate that was narrowed has no sign left.
                let narrowed = self.raw.numbers.get(i) != Some(&Number::Bits(*bits as u8));
                Node::Imm {
                    imm: (*self.imms.get(i)?)?,
                    map: maps.fit(terms, *t, *signed && !narrowed, *align)?,
                    ty: *ty,
                }
            }
            Tree::Const(value, ty) => Node::Const(*value, *ty),
        })
    }
}

fn uses(terms: &Terms, tree: &Tree, sources: &mut Vec<u8>, imms: &mut Vec<u8>) {
    match tree {
        Tree::Gate(_, args) => args.iter().for_each(|a| uses(terms, a, sources, imms)),
        Tree::Source(i, _) => sources.push(*i),
        Tree::Imm(t, _) => imms.push(terms.facts(*t).imms.trailing_zeros() as u8),
        Tree::Const(..) => {}
    }
}

/// A number of an instruction's data.
pub(super) fn data(op: &model::Op, key: &str, default: u16) -> u16 {
    let found = op.data.iter().find(|(k, _)| k == key);
    found.and_then(|(_, v)| v.parse().ok()).unwrap_or(default)
}

/// A free move.
pub fn of_move(from: u16, tree: &Tree, results: Vec<u16>) -> Pattern {
    fn node(tree: &Tree, repr: u16) -> Node {
        match tree {
            Tree::Gate(at, args) => Node::Gate(*at, args.iter().map(|a| node(a, repr)).collect()),
            Tree::Source(..) => Node::Reg { source: 0, repr },
            Tree::Imm(_, ty) => Node::Const(0, *ty),
            Tree::Const(value, ty) => Node::Const(*value, *ty),
        }
    }
    Pattern {
        tree: node(tree, from),
        results,
        steps: Vec::new(),
        value: Some(Arg::Source(0)),
        where_: Vec::new(),
        effect: Effect::None,
        cost: 0,
        latency: 0,
        needs: Needs::default(),
        requires: Vec::new(),
        approximation: None,
        origin: Origin::Move,
    }
}
