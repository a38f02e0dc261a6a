//! Covers a term with gates: the tree of gates that computes it.
//!
//! Every gate that fits at the root gives a tree of its own, since a graph may be written with any of them; below the root
//! the first that works is enough, in the order largest term first, except right below a branch.

use super::gates::{Gates, Means, Types, kind};
use hashbrown::HashMap;
use onespec_lanes::Binds;
use onespec_lanes::term::{Id, Op, Terms, Var};
use std::rc::Rc;

/// Most gates of a tree, deepest nesting, and most trees for one term.
const MOST_GATES: usize = 6;
const MAX_DEPTH: u32 = 6;
const MOST_TREES: usize = 24;
/// From this depth on a gate is compared as a whole, its inputs being sources.
const LARGE: u16 = 5;

/// A tree of gates; leaves have types.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Tree {
    Gate(u16, Vec<Rc<Tree>>),
    Source(u8, u8),
    /// A function of immediates, of a type.
    Imm(Id, u8),
    Const(u64, u8),
}

impl Tree {
    /// A gate; where operands commute they are in order, constants last.
    pub fn gate(at: u16, mut args: Vec<Rc<Tree>>, commutes: bool) -> Tree {
        if commutes {
            args.sort();
        }
        Tree::Gate(at, args)
    }

    /// How often the tree has a source, by its number.
    pub fn uses(&self, source: u8) -> usize {
        match self {
            Tree::Source(i, _) => usize::from(*i == source),
            Tree::Gate(_, args) => args.iter().map(|a| a.uses(source)).sum(),
            _ => 0,
        }
    }

    /// The approximation that the tree has in it, but for those of a list.
    pub fn approximation_but(&self, gates: &Gates, exact: &[u16]) -> Option<u16> {
        let Tree::Gate(at, args) = self else { return None };
        let own = gates.get(*at).and_then(|g| g.approximates).map(|(id, _)| id);
        let own = own.filter(|id| !exact.contains(id));
        own.or_else(|| args.iter().find_map(|a| a.approximation_but(gates, exact)))
    }

    pub fn gates(&self) -> usize {
        match self {
            Tree::Gate(_, args) => 1 + args.iter().map(|a| a.gates()).sum::<usize>(),
            _ => 0,
        }
    }
}

pub struct Lift<'a> {
    pub gates: &'a Gates,
    pub types: &'a Types,
    memo: HashMap<(Id, u8), Rc<[Rc<Tree>]>>,
    /// What is being lifted: a gate may lead back to its own result.
    open: Vec<(Id, u8)>,
}

impl<'a> Lift<'a> {
    pub fn new(gates: &'a Gates, types: &'a Types) -> Lift<'a> {
        Lift {
            gates,
            types,
            memo: HashMap::new(),
            open: Vec::new(),
        }
    }

    /// Trees of a type that compute a term, the best first. None: it cannot be had.
    pub fn trees(&mut self, terms: &mut Terms, t: Id, ty: u8) -> Rc<[Rc<Tree>]> {
        let none: Rc<[Rc<Tree>]> = Rc::new([]);
        if terms.width(t) != self.types.width(ty) {
            return none;
        }
        let facts = terms.facts(t);
        if let Some(v) = terms.as_const(t) {
            return match u64::try_from(v) {
                Ok(v) => Rc::new([Rc::new(Tree::Const(v, ty))]),
                Err(_) => none,
            };
        }
        if let Op::Var(Var::Source(i, own)) = *terms.op(t) {
            let leaf = Rc::new(Tree::Source(i, own));
            if own == ty {
                return Rc::new([leaf]);
            }
            let casts = self.gates.casts.iter().copied();
            let cast = casts
                .filter_map(|at| Some((at, self.gates.get(at)?)))
                .find(|(_, gate)| gate.own == Some(ty) && gate.inputs == [own] && gate.inputs != [ty]);
            return match cast {
                Some((at, _)) => Rc::new([Rc::new(Tree::Gate(at, vec![leaf]))]),
                None => none,
            };
        }
        if facts.bad || facts.wires {
            return none;
        }
        if facts.sources == 0 && !facts.loads {
            return match facts.imms.count_ones() {
                1 => Rc::new([Rc::new(Tree::Imm(t, ty))]),
                _ => none,
            };
        }
        if let Some(known) = self.memo.get(&(t, ty)) {
            return known.clone();
        }
        if self.open.len() as u32 >= MAX_DEPTH || self.open.contains(&(t, ty)) {
            return none;
        }
        self.open.push((t, ty));
        let found = self.covers(terms, t, ty);
        self.open.pop();
        // Terms that were made since mean nothing.
        if terms.is_full() {
            return none;
        }
        let found: Rc<[Rc<Tree>]> = found.into();
        self.memo.insert((t, ty), found.clone());
        found
    }

    fn covers(&mut self, terms: &mut Terms, t: Id, ty: u8) -> Vec<Rc<Tree>> {
        let gates = self.gates;
        let mut found: Vec<Rc<Tree>> = Vec::new();
        let mut kinds = vec![kind(terms.op(t))];
        // Forms that the normal form hides, see `matching`.
        match terms.op(t) {
            Op::Concat => kinds.extend([kind(&Op::And), kind(&Op::Or), kind(&Op::Shl), kind(&Op::Shr)]),
            Op::Sext => kinds.push(kind(&Op::Sar)),
            Op::Lin(..) => kinds.push(kind(&Op::Mul)),
            Op::Slice(_) => kinds.push(kind(&Op::Slt)),
            _ => {}
        }
        let narrow = self.narrowing(terms, t);
        for kind in kinds {
            for at in gates.of(ty, kind) {
                let Some(gate) = gates.get(*at) else { continue };
                let Means::Value(pattern) = gate.means else { continue };
                for binds in terms.read_as(pattern, t) {
                    self.cover(terms, *at, &gate.inputs, binds, &mut found);
                }
            }
        }
        if found.is_empty() && terms.facts(t).depth >= LARGE {
            self.instances(terms, t, ty, &mut found);
        }
        if found.is_empty() || narrow {
            for at in gates.of(ty, super::gates::kind(&Op::Slice(0))) {
                let Some(gate) = gates.get(*at) else { continue };
                let Means::Value(pattern) = gate.means else { continue };
                for binds in terms.read_as(pattern, t) {
                    self.cover(terms, *at, &gate.inputs, binds, &mut found);
                }
            }
        }
        found.sort_by_cached_key(|tree| (tree.gates(), tree.clone()));
        found.dedup();
        // Of several gates, one: the same operands below another root are news only where nothing is below.
        let mut seen: Vec<Vec<Rc<Tree>>> = Vec::new();
        found.retain(|tree| match &**tree {
            Tree::Gate(at, args) if tree.gates() > 1 => {
                let mut args = args.clone();
                args.sort();
                let degenerate = gates.get(*at).is_some_and(|g| g.degenerate);
                let news = !degenerate && !seen.contains(&args);
                seen.push(args);
                news
            }
            _ => true,
        });
        found.truncate(MOST_TREES);
        found
    }

    /// Gates with large semantics over sources: made for every order of these, and compared.
    fn instances(&mut self, terms: &mut Terms, t: Id, ty: u8, found: &mut Vec<Rc<Tree>>) {
        let mut sources = Vec::new();
        terms.sources(t, &mut sources);
        // Made in the order in which gates are made, which matters where the normal form is not unique.
        let again = terms.instantiate(t, &[], &mut HashMap::new());
        let gates = self.gates;
        for (at, gate) in gates.list.iter().enumerate() {
            let Means::Value(pattern) = gate.means else { continue };
            if gate.own != Some(ty) || gate.inputs.len() != sources.len() || terms.facts(pattern).depth < LARGE {
                continue;
            }
            let orders: &[&[usize]] = match sources.len() {
                1 => &[&[0]],
                2 => &[&[0, 1], &[1, 0]],
                3 => &[&[0, 1, 2], &[0, 2, 1], &[1, 0, 2], &[1, 2, 0], &[2, 0, 1], &[2, 1, 0]],
                _ => return,
            };
            for order in orders {
                let picked: Vec<(Id, u8, u8)> = order.iter().filter_map(|i| sources.get(*i).copied()).collect();
                if picked.iter().zip(&gate.inputs).any(|((_, _, own), input)| own != input) {
                    continue;
                }
                let wires: Vec<Id> = picked.iter().map(|(id, ..)| *id).collect();
                let made = terms.instantiate(pattern, &wires, &mut HashMap::new());
                if made == t || made == again {
                    let args = picked.iter().map(|(_, i, ty)| Rc::new(Tree::Source(*i, *ty))).collect();
                    found.push(Rc::new(Tree::gate(at as u16, args, gate.commutes)));
                    return;
                }
            }
        }
    }

    fn narrowing(&self, terms: &Terms, t: Id) -> bool {
        matches!(terms.op(t), Op::Slice(_))
    }

    fn cover(&mut self, terms: &mut Terms, at: u16, inputs: &[u8], binds: Binds, found: &mut Vec<Rc<Tree>>) {
        let mut args = Vec::new();
        for (i, ty) in inputs.iter().enumerate() {
            // An input that does not matter can be anything: no pattern.
            let Some(value) = binds.get(i).copied().flatten() else {
                return;
            };
            let trees = self.trees(terms, value, *ty);
            let Some(first) = trees.first() else { return };
            args.push(first.clone());
        }
        let commutes = self.gates.get(at).is_some_and(|g| g.commutes);
        let tree = Tree::gate(at, args, commutes);
        if tree.gates() <= MOST_GATES {
            found.push(Rc::new(tree));
        }
    }

    /// Trees of branches that go where a condition says.
    pub fn branches(&mut self, terms: &mut Terms, cond: Id) -> Vec<Rc<Tree>> {
        let bit = self.gates.bit;
        let conds = self.trees(terms, cond, bit);
        let branches = self.gates.branches.iter();
        branches
            .flat_map(|at| conds.iter().map(|c| Rc::new(Tree::Gate(*at, vec![c.clone()]))))
            .collect()
    }

    /// Trees of stores of a value to an address.
    pub fn stores(&mut self, terms: &mut Terms, addr: Id, value: Id) -> Vec<Rc<Tree>> {
        let gates = self.gates;
        let mut found = Vec::new();
        for at in &gates.stores {
            let Some(gate) = gates.get(*at) else { continue };
            let Means::Store(p, v) = gate.means else { continue };
            if terms.width(v) != terms.width(value) {
                continue;
            }
            // Both must hold with the same inputs.
            let values = terms.read_as(v, value);
            for first in terms.read_as(p, addr) {
                for second in &values {
                    let (mut both, mut agree) = (first, true);
                    for (mine, theirs) in both.iter_mut().zip(second) {
                        agree &= mine.is_none() || theirs.is_none() || *mine == *theirs;
                        *mine = mine.or(*theirs);
                    }
                    if agree {
                        self.cover(terms, *at, &gate.inputs, both, &mut found);
                    }
                }
            }
        }
        found
    }
}
