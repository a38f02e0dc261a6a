//! Tries rules on values with the reference evaluator: all values where they are few, else those where things change
//! and random ones. What is found is a counterexample in full; what is not found is no proof beyond the widths that
//! were tried completely.

use super::{Is, LeftKind, Operand, Right, Rule, assignments};
use crate::eval::Gates;
use crate::ir::Program;
use onespec_bv::calc::{self, Domain, Step};
use onespec_description::model::Graph;
use onespec_description::syntax::numbers::{grid, numbers};
use onespec_description::syntax::rules;

/// What was tried.
#[derive(Debug, Clone, Copy, Default)]
pub struct Tried {
    /// Assignments of types.
    pub types: usize,
    /// Of these, how many were tried with all values.
    pub complete: usize,
    /// Values for which the condition held.
    pub values: usize,
}

/// Values for which a rule is wrong.
#[derive(Debug, Clone)]
pub struct Refuted {
    pub types: Vec<String>,
    /// By node of the pattern: variables and constants.
    pub values: Vec<(usize, u64)>,
    pub left: u64,
    pub right: u64,
}

/// One trial.
struct Trial<'a> {
    graph: &'a Graph,
    gates: &'a mut Gates,
    rule: &'a Rule,
    types: &'a [u8],
    values: Vec<u64>,
}

/// Computations on the constants of a rule. A gate may have no value for some types; what does not ask for it has one all the same.
impl Domain for Trial<'_> {
    type Leaf = Operand;
    type Value = Option<u128>;
    type Error = ();

    fn malformed(&self) {}

    fn step(&mut self, step: &Step<Operand>, operands: &[Option<u128>]) -> Result<Option<u128>, ()> {
        Ok(match (step, operands) {
            (Step::Leaf(operand), _) => self.operand(*operand, operands),
            (Step::Both, [Some(0), _]) => Some(0),
            (Step::Either, [Some(1..), _]) => Some(1),
            (Step::Choose, [Some(0), _, otherwise]) => *otherwise,
            (Step::Choose, [Some(_), then, _]) => *then,
            _ => {
                let known: Option<Vec<u128>> = operands.iter().copied().collect();
                known.map(|known| calc::evaluate(step, &known))
            }
        })
    }
}

impl Trial<'_> {
    fn operand(&mut self, operand: Operand, operands: &[Option<u128>]) -> Option<u128> {
        match operand {
            Operand::Constant(node) => Some(self.values.get(node).copied().unwrap_or(0).into()),
            Operand::Width(class) => Some(self.width(class).into()),
            Operand::Fold(op, class, _) => {
                let mask = self.mask(class);
                let values: Option<Vec<u64>> = operands.iter().map(|value| value.map(|v| v as u64 & mask)).collect();
                let (ty, values) = (self.types.get(class).copied()?, values?);
                let types = vec![ty; values.len()];
                self.gates.value(op, ty, 0, &types, &values).map(u128::from)
            }
        }
    }

    fn width(&self, class: usize) -> u32 {
        let ty = self.types.get(class).copied().unwrap_or(0);
        self.graph.types.get(usize::from(ty)).map_or(1, |t| t.width.max(1))
    }

    /// The value of a computation.
    fn calculate(&mut self, calc: &[Step<Operand>]) -> Option<u128> {
        calc::walk(calc, self).ok().flatten()
    }

    fn mask(&self, class: usize) -> u64 {
        u64::MAX >> (64 - self.width(class))
    }

    fn ty(&self, class: usize) -> u8 {
        self.types.get(class).copied().unwrap_or(0)
    }

    /// Value and type of a node of the pattern; nodes are outermost first, so its operands follow it.
    fn left(&mut self, at: &mut usize) -> Option<(u64, u8)> {
        let node = *at;
        *at += 1;
        let left = self.rule.left.get(node)?;
        let (class, kind) = (left.class, left.kind.clone());
        let ty = self.ty(class);
        match kind {
            LeftKind::Number(n) => Some((n as u64 & self.mask(class), ty)),
            LeftKind::Var(_, first) => Some((self.values.get(first.unwrap_or(node)).copied()?, ty)),
            LeftKind::Gate(op, cond, operands) => {
                let (mut values, mut types) = (Vec::new(), Vec::new());
                for _ in 0..operands {
                    let (value, ty) = self.left(at)?;
                    values.push(value);
                    types.push(ty);
                }
                Some((self.gates.value(op, ty, cond.unwrap_or(0), &types, &values)?, ty))
            }
        }
    }

    fn right(&mut self, right: &Right, lets: &[(u64, u8)]) -> Option<(u64, u8)> {
        match right {
            Right::Let(i) => lets.get(*i).copied(),
            Right::Left(node) => {
                let mut at = *node;
                self.left(&mut at)
            }
            Right::Constant(calc, class) => {
                let value = self.calculate(calc)? as u64;
                Some((value & self.mask(*class), self.ty(*class)))
            }
            Right::Gate(op, cond, class, args) => {
                let (mut values, mut types) = (Vec::new(), Vec::new());
                for arg in args {
                    let (value, ty) = self.right(arg, lets)?;
                    values.push(value);
                    types.push(ty);
                }
                let ty = self.ty(*class);
                Some((self.gates.value(*op, ty, cond.unwrap_or(0), &types, &values)?, ty))
            }
        }
    }
}

impl Trial<'_> {
    /// Values of both sides, where the condition holds.
    fn sides(&mut self) -> Option<(u64, u64)> {
        let rule = self.rule;
        if let Some(condition) = &rule.where_
            && self.calculate(condition).is_none_or(|held| held == 0)
        {
            return None;
        }
        let (left, _) = self.left(&mut 0)?;
        let mut lets = Vec::new();
        for part in &rule.lets {
            let made = self.right(part, &lets);
            lets.extend(made);
        }
        let (right, _) = self.right(&rule.right, &lets)?;
        Some((left, right))
    }
}

/// How much is tried.
#[derive(Debug, Clone, Copy)]
pub struct Effort<'a> {
    /// All values, where there are so many bits of them at most.
    pub complete: u32,
    /// Random values for each assignment of types, else.
    pub rounds: u64,
    pub seed: u64,
    /// Values at which things change, by type, the most important ones first: they are tried with each other.
    pub edges: &'a [Vec<u64>],
}

/// What came out.
#[derive(Debug, Clone)]
pub enum Outcome {
    Held(Tried),
    Refuted(Box<Refuted>),
}

/// Most points of the grid that edges make with each other.
const MOST_POINTS: usize = 1024;
/// How often each point of the grid that a rule's own numbers make is tried with other values of the variables.
const REPEATS: u64 = 4;

/// xorshift64*.
fn random(seed: &mut u64) -> u64 {
    *seed ^= *seed >> 12;
    *seed ^= *seed << 25;
    *seed ^= *seed >> 27;
    seed.wrapping_mul(0x2545_f491_4f6c_dd1d)
}

/// A value of a width: any, or one at which things change.
fn pick(seed: &mut u64, width: u32, edges: &[u64]) -> u64 {
    let any = random(seed);
    let value = match random(seed) >> 40 & 1 {
        0 => any,
        _ => edges
            .get((any >> 20) as usize % edges.len().max(1))
            .copied()
            .unwrap_or(any),
    };
    value & (u64::MAX >> (64 - width))
}

/// So many edges of each of some values are tried with each other.
fn each(values: usize) -> usize {
    match values {
        0 | 1 => MOST_POINTS,
        _ => (2..)
            .take_while(|n: &usize| n.saturating_pow(values as u32) <= MOST_POINTS)
            .last()
            .unwrap_or(1),
    }
}

/// Whether a rule holds for values of its variables and constants, by node of the pattern. `None`: its condition does not
/// hold, or a gate has no value.
pub fn holds_for(graph: &Graph, gates: &mut Gates, rule: &Rule, types: &[u8], values: &[(usize, u64)]) -> Option<bool> {
    let mut trial = Trial {
        graph,
        gates,
        rule,
        types,
        values: vec![0; rule.left.len()],
    };
    for &(node, value) in values {
        *trial.values.get_mut(node)? = value;
    }
    let (left, right) = trial.sides()?;
    Some(left == right)
}

/// Tries a rule for every assignment of types: on all values, or on edges with each other and random ones.
pub fn prove(graph: &Graph, program: &Program, gates: &mut Gates, rule: &Rule, effort: &Effort<'_>) -> Outcome {
    let mut tried = Tried::default();
    let mut seed = effort.seed | 1;
    let free: Vec<usize> = (0..rule.left.len())
        .filter(|i| matches!(rule.left.get(*i).map(|l| &l.kind), Some(LeftKind::Var(_, None))))
        .collect();
    let tree = graph.rules.get(rule.text).and_then(|text| rules::rule(&text.text).ok());
    for types in assignments(program, rule) {
        tried.types += 1;
        let mut trial = Trial {
            graph,
            gates,
            rule,
            types: &types,
            values: vec![0; rule.left.len()],
        };
        let class = |node: &usize| rule.left.get(*node).map_or(0, |left| left.class);
        let widths: Vec<u32> = free.iter().map(|node| trial.width(class(node))).collect();
        let edges: Vec<&[u64]> = free
            .iter()
            .map(|node| types.get(class(node)).and_then(|ty| effort.edges.get(usize::from(*ty))))
            .map(|edges| edges.map_or(&[][..], Vec::as_slice))
            .collect();
        let bits: u32 = widths.iter().sum();
        let complete = bits <= effort.complete.min(32);
        tried.complete += usize::from(complete);
        let few = each(free.len());
        let counts: Vec<usize> = edges.iter().map(|edges| edges.len().clamp(1, few)).collect();
        let points = if complete {
            1 << bits
        } else {
            counts.iter().product::<usize>() as u64
        };
        let width = rule.left.first().map_or(64, |left| trial.width(left.class));
        let names = |name: &str| (name == "w").then_some(width.into());
        let named = tree
            .as_ref()
            .map_or_else(Vec::new, |tree| grid(&constants(rule), &numbers(tree, &names)));
        let behind = points + effort.rounds;
        let count = if complete {
            points
        } else {
            behind + named.len() as u64 * REPEATS
        };
        for round in 0..count {
            let (mut bits, mut point) = (round, round as usize);
            let given = round
                .checked_sub(behind)
                .and_then(|at| named.get((at / REPEATS) as usize));
            for (((node, width), edges), count) in free.iter().zip(&widths).zip(&edges).zip(&counts) {
                let given = given.and_then(|given| given.iter().find(|(of, _)| of == node));
                let value = match (complete, given, round < points) {
                    (true, ..) => bits & (u64::MAX >> (64 - width)),
                    (false, Some((_, number)), _) => number & (u64::MAX >> (64 - width)),
                    (false, None, true) => edges.get(point % count).copied().unwrap_or(0),
                    (false, None, false) => pick(&mut seed, *width, edges),
                };
                bits = bits.checked_shr(*width).unwrap_or(0);
                point /= count;
                if let Some(slot) = trial.values.get_mut(*node) {
                    *slot = value;
                }
            }
            let Some((left, right)) = trial.sides() else { continue };
            tried.values += 1;
            if left != right {
                let name = |ty: &u8| {
                    graph
                        .types
                        .get(usize::from(*ty))
                        .map_or(String::new(), |t| t.name.to_lowercase())
                };
                return Outcome::Refuted(Box::new(Refuted {
                    types: types.iter().map(name).collect(),
                    values: free
                        .iter()
                        .map(|node| (*node, trial.values.get(*node).copied().unwrap_or(0)))
                        .collect(),
                    left,
                    right,
                }));
            }
        }
    }
    Outcome::Held(tried)
}

/// Nodes of a rule that are constants.
fn constants(rule: &Rule) -> Vec<usize> {
    let constant = |node: &usize| {
        let kind = rule.left.get(*node).map(|left| &left.kind);
        matches!(kind, Some(LeftKind::Var(Is::Constant, None)))
    };
    (0..rule.left.len()).filter(constant).collect()
}
