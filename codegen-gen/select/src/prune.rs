//! Removes redundant selection patterns: those subsumed by another pattern of the same instruction, possibly through a
//! zero-cost representation change.
//!
//! 1. the same tree found twice; 2. a tree with a free move in it, where the tree without it is there; 3. a plain copy;
//! 4. a pattern that asks for more and gives no more (of two sign-extended values is sign-extended);
//! 5. the instance of a pattern for one immediate, or for the zero register.

use super::derive::{Number, Raw, Source};
use super::lift::Tree;
use onespec_bv::word::{self, mask, sext};
use onespec_bv::{Binary, Compare, Count};
use onespec_lanes::term::{Id, Op, Terms, Var};
use std::collections::{HashMap, HashSet};
use std::rc::Rc;

/// Free moves and weakenings.
pub struct Moves {
    /// Trees over source 0 with its representation and those of the result.
    free: Vec<(u16, Rc<Tree>, Vec<u16>)>,
    /// (from, to), transitively closed.
    pub weaken: HashSet<(u16, u16)>,
    /// By gate, whether its operands commute.
    commutes: Vec<bool>,
}

impl Moves {
    pub fn of(raws: &[Raw], commutes: Vec<bool>) -> Moves {
        let mut moves = Moves {
            commutes,
            free: Vec::new(),
            weaken: HashSet::new(),
        };
        for raw in raws {
            let Some(Source::Repr(from)) = raw.sources.first() else {
                continue;
            };
            match *raw.tree {
                Tree::Source(..) => moves
                    .weaken
                    .extend(raw.results.iter().filter(|to| *to != from).map(|to| (*from, *to))),
                _ => moves.free.push((*from, raw.tree.clone(), raw.results.clone())),
            }
        }
        // A move from what is weaker, or to what is implied, is no news.
        let weaken = moves.weaken.clone();
        let free = moves.free.clone();
        moves.free.retain(|(from, tree, results)| {
            !free.iter().any(|(weaker, same, more)| {
                same == tree && weaken.contains(&(*from, *weaker)) && covers(&weaken, more, results)
            })
        });
        // Nor is one that two others make.
        let free = moves.free.clone();
        let composed = |from: u16, tree: &Rc<Tree>, results: &[u16]| {
            free.iter().any(|(first, inner, made)| {
                (*first == from || weaken.contains(&(from, *first)))
                    && inner.gates() < tree.gates()
                    && free.iter().any(|(second, outer, more)| {
                        outer.gates() < tree.gates()
                            && gives(&weaken, made, *second)
                            && covers(&weaken, more, results)
                            && replaced(outer, inner) == **tree
                    })
            })
        };
        moves
            .free
            .retain(|(from, tree, results)| !composed(*from, tree, results));
        moves
    }

    pub fn list(&self) -> impl Iterator<Item = (u16, &Rc<Tree>, &[u16])> {
        self.free
            .iter()
            .map(|(from, tree, results)| (*from, tree, results.as_slice()))
    }

    /// Without those that others of the list imply.
    pub fn strongest(&self, results: &[u16]) -> Vec<u16> {
        let implied = |r: &u16| {
            results
                .iter()
                .any(|s| self.weaken.contains(&(*s, *r)) && (!self.weaken.contains(&(*r, *s)) || s < r))
        };
        results.iter().copied().filter(|r| !implied(r)).collect()
    }

    fn commute(&self, gate: u16) -> bool {
        self.commutes.get(usize::from(gate)).copied().unwrap_or(false)
    }

    fn covers(&self, more: &[u16], results: &[u16]) -> bool {
        covers(&self.weaken, more, results)
    }
}

fn gives(weaken: &HashSet<(u16, u16)>, have: &[u16], want: u16) -> bool {
    have.iter().any(|h| *h == want || weaken.contains(&(*h, want)))
}

fn covers(weaken: &HashSet<(u16, u16)>, have: &[u16], want: &[u16]) -> bool {
    want.iter().all(|w| gives(weaken, have, *w))
}

/// `outer` with `inner` for its source.
fn replaced(outer: &Tree, inner: &Rc<Tree>) -> Tree {
    match outer {
        Tree::Source(..) => (**inner).clone(),
        Tree::Gate(at, args) => Tree::Gate(*at, args.iter().map(|a| Rc::new(replaced(a, inner))).collect()),
        other => other.clone(),
    }
}

/// What a free move's tree stands around in a tree, if it fits: the subtree at its source.
fn inside<'t>(outer: &Tree, tree: &'t Rc<Tree>) -> Option<&'t Rc<Tree>> {
    match (outer, &**tree) {
        (Tree::Source(..), _) => Some(tree),
        (Tree::Gate(a, args), Tree::Gate(b, own)) if a == b && args.len() == own.len() => {
            let mut found = None;
            for (a, b) in args.iter().zip(own) {
                match (&**a, inside(a, b)) {
                    (Tree::Const(..), _) if a == b => {}
                    (Tree::Const(..), _) | (_, None) => return None,
                    (_, Some(at)) => found = Some(at),
                }
            }
            found
        }
        _ => None,
    }
}

/// Keeps what says something. `reprs`: type and file of each representation.
pub fn prune(raws: Vec<Raw>, moves: &Moves, reprs: &[(u8, u16)], terms: &mut Terms) -> Vec<Raw> {
    let raws = merged(raws, reprs);
    let keyed = raws.iter().enumerate().map(|(i, raw)| (key(raw, reprs), i));
    let known: HashMap<Key, usize> = keyed.collect();
    let mut keep: Vec<Raw> = raws
        .iter()
        .filter(|raw| !composed(raw, &raws, &known, moves, reprs) && !copies(raw, moves))
        .cloned()
        .collect();
    keep = undominated(keep, moves);
    let all = keep.clone();
    keep.retain(|raw| !instance(raw, &all, moves, terms));
    for raw in &mut keep {
        raw.results = moves.strongest(&raw.results);
    }
    keep
}

/// Sources, numbers, tree, and the file of the result.
type Key = (Vec<Source>, Vec<Number>, Rc<Tree>, Option<u16>);

fn key(raw: &Raw, reprs: &[(u8, u16)]) -> Key {
    // A source that the tree does not have may be anything.
    let mut sources = raw.sources.clone();
    for (i, source) in sources.iter_mut().enumerate() {
        if let Source::Repr(_) = source
            && raw.tree.uses(i as u8) == 0
        {
            *source = Source::Repr(u16::MAX);
        }
    }
    let result = raw.results.first().and_then(|r| reprs.get(usize::from(*r)));
    (
        sources,
        raw.numbers.clone(),
        raw.tree.clone(),
        result.map(|(_, file)| *file),
    )
}

/// The same tree once, with all that is promised; of codes that do not matter, the first.
fn merged(raws: Vec<Raw>, reprs: &[(u8, u16)]) -> Vec<Raw> {
    let mut out: Vec<Raw> = Vec::new();
    let mut known: HashMap<(Key, bool), usize> = HashMap::new();
    for raw in raws {
        let branch = raw.effect == onespec_core::select::Effect::Branch(false);
        match known.get(&(key(&raw, reprs), branch)).and_then(|i| out.get_mut(*i)) {
            Some(first) if first.codes == raw.codes => {
                let news: Vec<u16> = raw
                    .results
                    .iter()
                    .copied()
                    .filter(|r| !first.results.contains(r))
                    .collect();
                first.results.extend(news);
            }
            Some(_) => {}
            None => {
                known.insert((key(&raw, reprs), branch), out.len());
                out.push(raw);
            }
        }
    }
    out
}

/// Does a free move, inside or outside, with a smaller pattern give it?
fn composed(raw: &Raw, all: &[Raw], known: &HashMap<Key, usize>, moves: &Moves, reprs: &[(u8, u16)]) -> bool {
    let have = |sources: Vec<Source>, tree: Rc<Tree>| {
        let raw = Raw {
            sources,
            tree,
            ..raw.clone()
        };
        known.get(&key(&raw, reprs)).and_then(|i| all.get(*i))
    };
    for (from, outer, results) in &moves.free {
        // Outside.
        if let Some(inner) = inside(outer, &raw.tree)
            && !matches!(**inner, Tree::Source(..))
            && moves.covers(results, &raw.results)
            && !raw.results.is_empty()
            && let Some(smaller) = have(raw.sources.clone(), inner.clone())
            && gives(&moves.weaken, &smaller.results, *from)
        {
            return true;
        }
    }
    // Inside, at sources that are nowhere else: any of them, and several.
    let mut todo = vec![(raw.sources.clone(), raw.tree.clone())];
    let mut tried = 0;
    while let Some((sources, tree)) = todo.pop() {
        tried += 1;
        if tried > MOST_STEPS {
            break;
        }
        for (from, outer, results) in &moves.free {
            for (i, source) in sources.iter().enumerate() {
                let (Source::Repr(repr), i) = (source, i as u8) else {
                    continue;
                };
                if *repr != *from && !moves.weaken.contains(&(*repr, *from)) || tree.uses(i) != 1 {
                    continue;
                }
                for result in results {
                    let ty = reprs.get(usize::from(*result)).map_or(0, |(ty, _)| *ty);
                    let Some(less) = without(moves, &tree, outer, i, ty) else {
                        continue;
                    };
                    if matches!(less, Tree::Source(..)) {
                        continue;
                    }
                    let less = Rc::new(less);
                    let weaker = moves
                        .weaken
                        .iter()
                        .filter(|(from, _)| from == result)
                        .map(|(_, to)| *to);
                    for result in weaker.chain([*result]) {
                        let mut sources = sources.clone();
                        if let Some(slot) = sources.get_mut(usize::from(i)) {
                            *slot = Source::Repr(result);
                        }
                        if let Some(smaller) = have(sources.clone(), less.clone())
                            && moves.covers(&smaller.results, &raw.results)
                        {
                            return true;
                        }
                        todo.push((sources, less.clone()));
                    }
                }
            }
        }
    }
    false
}

/// Most ways to take moves out of a tree that are tried.
const MOST_STEPS: usize = 60;

/// The tree with a source of another type for the move over that source. `None`: the move is not in it.
fn without(moves: &Moves, tree: &Rc<Tree>, outer: &Tree, source: u8, ty: u8) -> Option<Tree> {
    if let Some(at) = inside(outer, tree)
        && matches!((&**at, outer), (Tree::Source(i, own), outer) if *i == source && source_type(outer) == Some(*own))
    {
        return Some(Tree::Source(source, ty));
    }
    let Tree::Gate(at, args) = &**tree else { return None };
    let (i, made) = args
        .iter()
        .enumerate()
        .find_map(|(i, arg)| Some((i, without(moves, arg, outer, source, ty)?)))?;
    let mut args = args.clone();
    *args.get_mut(i)? = Rc::new(made);
    Some(Tree::gate(*at, args, moves.commute(*at)))
}

fn source_type(tree: &Tree) -> Option<u8> {
    match tree {
        Tree::Source(_, ty) => Some(*ty),
        Tree::Gate(_, args) => args.iter().find_map(|a| source_type(a)),
        _ => None,
    }
}

/// Is it a copy that leaves everything as it was?
fn copies(raw: &Raw, moves: &Moves) -> bool {
    match (&*raw.tree, raw.sources.as_slice()) {
        (tree @ Tree::Gate(..), [Source::Repr(own), ..]) if tree.uses(0) > 0 => {
            moves.free.iter().any(|(from, free, results)| {
                (own == from || moves.weaken.contains(&(*own, *from)))
                    && **free == *tree
                    && moves.covers(results, &raw.results)
            })
        }
        (Tree::Source(i, _), sources) => match sources.get(usize::from(*i)) {
            Some(Source::Repr(from)) => moves.covers(&[*from], &raw.results),
            _ => false,
        },
        _ => false,
    }
}

fn undominated(raws: Vec<Raw>, moves: &Moves) -> Vec<Raw> {
    let mut groups: HashMap<(Rc<Tree>, Vec<Number>, bool), Vec<usize>> = HashMap::new();
    let branch = |raw: &Raw| raw.effect == onespec_core::select::Effect::Branch(false);
    for (i, raw) in raws.iter().enumerate() {
        let key = (raw.tree.clone(), raw.numbers.clone(), branch(raw));
        groups.entry(key).or_default().push(i);
    }
    let mut drop = vec![false; raws.len()];
    for group in groups.values() {
        for a in group {
            let better = |b: &&usize| {
                let (Some(mine), Some(other)) = (raws.get(*a), raws.get(**b)) else {
                    return false;
                };
                let asks_less = mine
                    .sources
                    .iter()
                    .zip(&other.sources)
                    .enumerate()
                    .all(|(i, (x, y))| match (x, y) {
                        (x, y) if x == y => true,
                        _ if mine.tree.uses(i as u8) == 0 => true,
                        (Source::Repr(x), Source::Repr(y)) => moves.weaken.contains(&(*x, *y)),
                        _ => false,
                    });
                let same = asks_less
                    && mine.sources.iter().zip(&other.sources).all(|(x, y)| x == y)
                    && moves.covers(&mine.results, &other.results);
                a != *b && asks_less && moves.covers(&other.results, &mine.results) && (!same || **b < *a)
            };
            if group.iter().any(|b| better(&b))
                && let Some(slot) = drop.get_mut(*a)
            {
                *slot = true;
            }
        }
    }
    let mut dropped = drop.into_iter();
    raws.into_iter().filter(|_| !dropped.next().unwrap_or(false)).collect()
}

/// Is it another pattern for one value of an immediate, or for sources that are special?
fn instance(raw: &Raw, all: &[Raw], moves: &Moves, terms: &mut Terms) -> bool {
    let general = |n: &Number| matches!(n, Number::Bits(_));
    let special_source = raw.sources.iter().any(|s| !matches!(s, Source::Repr(_)));
    all.iter().any(|other| {
        if raw.sources == other.sources && raw.numbers == other.numbers
            || other.effect != raw.effect
            || !moves.covers(&other.results, &raw.results)
        {
            return false;
        }
        let wider = raw.numbers.iter().zip(&other.numbers).all(|(a, b)| match (a, b) {
            (a, b) if a == b => true,
            (Number::Bits(a), Number::Bits(b)) => a < b,
            (Number::Constant(_), b) => general(b),
            _ => false,
        });
        let same_numbers = raw.numbers == other.numbers;
        let sources = raw
            .sources
            .iter()
            .zip(&other.sources)
            .enumerate()
            .all(|(i, (a, b))| match (a, b) {
                (a, b) if a == b => true,
                _ if raw.tree.uses(i as u8) == 0 && other.tree.uses(i as u8) == 0 => true,
                (Source::Repr(a), Source::Repr(b)) => moves.weaken.contains(&(*a, *b)),
                (Source::Zero(_) | Source::Twin(_), Source::Repr(_)) => true,
                _ => false,
            });
        let fewer_special = raw
            .sources
            .iter()
            .zip(&other.sources)
            .any(|(a, b)| a != b && matches!(b, Source::Repr(_)));
        if !wider || !sources || same_numbers && !(special_source && fewer_special) {
            return false;
        }
        specialised(moves, &other.tree, raw, terms) == Some((*raw.tree).clone())
    })
}

/// A tree with the numbers and special sources of another pattern. `None`: it has none of them.
fn specialised(moves: &Moves, tree: &Tree, raw: &Raw, terms: &mut Terms) -> Option<Tree> {
    Some(match tree {
        Tree::Gate(at, args) => {
            let args = args.iter().map(|a| Some(Rc::new(specialised(moves, a, raw, terms)?)));
            Tree::gate(*at, args.collect::<Option<_>>()?, moves.commute(*at))
        }
        Tree::Source(i, ty) => match raw.sources.get(usize::from(*i))? {
            Source::Repr(_) => tree.clone(),
            Source::Zero(_) => Tree::Const(0, *ty),
            Source::Twin(of) => Tree::Source(*of, *ty),
        },
        Tree::Imm(term, ty) => {
            let i = terms.facts(*term).imms.trailing_zeros();
            match raw.numbers.get(i as usize)? {
                Number::Constant(value) => Tree::Const(value_of(terms, *term, *value)? as u64, *ty),
                Number::Bits(kept) => {
                    let wide = imm_width(terms, *term)?;
                    if wide == u32::from(*kept) {
                        return Some(tree.clone());
                    }
                    let var = terms.var(Var::Imm(i as u8), u32::from(*kept));
                    let narrow = terms.zext(var, wide);
                    Tree::Imm(substitute(terms, *term, narrow), *ty)
                }
            }
        }
        Tree::Const(..) => tree.clone(),
    })
}

/// Bits of the immediate in a term of one.
pub fn imm_width(terms: &Terms, t: Id) -> Option<u32> {
    match terms.op(t) {
        Op::Var(Var::Imm(_)) => Some(terms.width(t)),
        _ => terms.args(t).iter().find_map(|a| imm_width(terms, *a)),
    }
}

/// The value of a term of one immediate.
pub fn value_of(terms: &mut Terms, t: Id, value: i64) -> Option<u128> {
    let width = imm_width(terms, t)?;
    Some(eval(terms, t, value as u128 & mask(width)))
}

/// A term of one immediate with another term for it.
fn substitute(terms: &mut Terms, t: Id, imm: Id) -> Id {
    let node = terms.node(t).clone();
    if let Op::Var(Var::Imm(_)) = node.op {
        return imm;
    }
    let args: Vec<Id> = node.args.iter().map(|a| substitute(terms, *a, imm)).collect();
    terms.rebuild(&node.op, node.width, args)
}

/// Evaluates a term of one immediate.
pub fn eval(terms: &Terms, t: Id, imm: u128) -> u128 {
    let node = terms.node(t);
    let width = node.width;
    let at = |i: usize| node.args.get(i).map_or(0, |a| eval(terms, *a, imm));
    let own = |i: usize| node.args.get(i).map_or(1, |a| terms.width(*a));
    let two = |op: Binary| word::binary(op, at(0), at(1), width);
    let holds = |op: Compare| u128::from(word::compare(op, at(0), at(1), own(0)));
    let count = |op: Count| u128::from(word::count(op, at(0), own(0)));
    let made = match &node.op {
        Op::Const(v) => *v,
        Op::Var(_) => imm,
        Op::Lin(c, factors) => {
            let parts = factors.iter().enumerate();
            parts.fold(*c, |sum, (i, k)| sum.wrapping_add(k.wrapping_mul(at(i))))
        }
        Op::Mul => (0..node.args.len()).fold(1u128, |p, i| p.wrapping_mul(at(i))),
        Op::And => (0..node.args.len()).fold(u128::MAX, |p, i| p & at(i)),
        Op::Or => (0..node.args.len()).fold(0, |p, i| p | at(i)),
        Op::Xor => (0..node.args.len()).fold(0, |p, i| p ^ at(i)),
        Op::Shl => two(Binary::Shl),
        Op::Shr => two(Binary::ShrU),
        Op::Sar => two(Binary::ShrS),
        Op::Rotl => word::rotl(at(0), at(1), width),
        Op::Udiv => two(Binary::DivU),
        Op::Urem => two(Binary::RemU),
        Op::Sdiv => two(Binary::DivS),
        Op::Srem => two(Binary::RemS),
        Op::Eq => holds(Compare::Eq),
        Op::Ult => holds(Compare::LtU),
        Op::Slt => holds(Compare::LtS),
        Op::Ite => {
            if at(0) != 0 {
                at(1)
            } else {
                at(2)
            }
        }
        Op::Slice(lo) => at(0) >> lo,
        Op::Concat => {
            let (mut all, mut place) = (0, 0);
            for i in 0..node.args.len() {
                all |= at(i) << place;
                place += own(i);
            }
            all
        }
        Op::Sext => sext(at(0), own(0)) as u128,
        Op::Clz => count(Count::Clz),
        Op::Ctz => count(Count::Ctz),
        Op::Pop => count(Count::Popcount),
        Op::Load | Op::Call(..) => 0,
    };
    made & mask(width)
}
