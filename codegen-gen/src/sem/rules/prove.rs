//! Tries rules on values with the reference evaluator: all values where they are few, else those where things change
//! and random ones. What is found is a counterexample in full; what is not found is no proof beyond the widths that
//! were tried completely.

use super::calc::{self, World};
use super::{LeftKind, Right, Rule, assignments};
use crate::model::Graph;
use crate::sem::eval::Gates;
use crate::sem::ir::Program;

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

impl World for Trial<'_> {
    fn constant(&self, node: usize) -> (u64, u32) {
        let class = self.rule.left.get(node).map_or(0, |left| left.class);
        (self.values.get(node).copied().unwrap_or(0), self.width(class))
    }

    fn width(&self, class: usize) -> u32 {
        let ty = self.types.get(class).copied().unwrap_or(0);
        self.graph.types.get(usize::from(ty)).map_or(1, |t| t.width.max(1))
    }

    fn fold(&mut self, op: u16, class: usize, values: &[u64]) -> Option<u64> {
        let ty = self.types.get(class).copied()?;
        let types = vec![ty; values.len()];
        self.gates.value(op, ty, 0, &types, values)
    }
}

impl Trial<'_> {
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
                let value = calc::value(self, calc)? as u64;
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
            && calc::value(self, condition).is_none_or(|held| held == 0)
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

/// xorshift64*.
fn random(seed: &mut u64) -> u64 {
    *seed ^= *seed >> 12;
    *seed ^= *seed << 25;
    *seed ^= *seed >> 27;
    seed.wrapping_mul(0x2545_f491_4f6c_dd1d)
}

/// A value of a width: any, or one of those where things change.
fn pick(seed: &mut u64, width: u32) -> u64 {
    let any = random(seed);
    let corners = [
        0,
        1,
        u64::MAX,
        1 << (width - 1),
        (1 << (width - 1)) - 1,
        any % u64::from(width + 1),
        1 << (any % u64::from(width)),
    ];
    let value = match random(seed) >> 40 & 1 {
        0 => any,
        _ => corners
            .get(random(seed) as usize % corners.len())
            .copied()
            .unwrap_or(any),
    };
    value & (u64::MAX >> (64 - width))
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

/// Tries a rule for every assignment of types, on about `rounds` values each.
pub fn prove(
    graph: &Graph,
    program: &Program,
    gates: &mut Gates,
    rule: &Rule,
    rounds: u64,
    seed: u64,
) -> Result<Tried, Box<Refuted>> {
    let mut tried = Tried::default();
    let mut seed = seed | 1;
    let free: Vec<usize> = (0..rule.left.len())
        .filter(|i| matches!(rule.left.get(*i).map(|l| &l.kind), Some(LeftKind::Var(_, None))))
        .collect();
    for types in assignments(program, rule) {
        tried.types += 1;
        let mut trial = Trial {
            graph,
            gates,
            rule,
            types: &types,
            values: vec![0; rule.left.len()],
        };
        let widths: Vec<u32> = free.iter().map(|node| trial.constant(*node).1).collect();
        let bits: u32 = widths.iter().sum();
        let complete = bits < 63 && 1u64 << bits <= rounds;
        tried.complete += usize::from(complete);
        let count = if complete { 1 << bits } else { rounds };
        for round in 0..count {
            let mut rest = round;
            for (node, width) in free.iter().zip(&widths) {
                let value = match complete {
                    true => rest & ((1 << width) - 1),
                    false => pick(&mut seed, *width),
                };
                rest = rest.checked_shr(*width).unwrap_or(0);
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
                return Err(Box::new(Refuted {
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
    Ok(tried)
}
