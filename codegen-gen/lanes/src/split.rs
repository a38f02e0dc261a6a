//! Variants of an instruction: runs of the evaluator over sets of operand values, split where it asks for it.

use super::effects::Effects;
use super::evaluate::{Choice, Fold, Lanes, Stop, Subject, Why, walk};
use super::number::{evaluate, variables};
use super::sources::Sources;
use super::term::{Id, Terms, Var};
use super::variables::{self as operands, Variable};
use super::world::World;
use onespec_description::model::{Kind, Op};
use onespec_sem::ir::{Inst, Ty};
use std::collections::BTreeMap;

/// Most runs for an instruction.
const MAX_RUNS: u32 = 200;
/// Most operands, features and alternatives in a run that are other than usual.
const MAX_UNUSUAL: usize = 2;
/// Conditions over several variables, one of which has at most so many values, split by these.
const MAX_SINGLES: usize = 16;

/// A run that came to its end.
#[derive(Debug)]
pub struct Leaf {
    pub choice: Choice,
    pub done: Result<Run, Why>,
}

#[derive(Debug)]
pub struct Run {
    pub effects: Effects,
    /// What loops over lanes carry.
    pub folds: Vec<Fold>,
    pub loops: u32,
    /// Where loops over lanes begin and end.
    pub bounds: Vec<(Id, Id)>,
}

/// All runs of an instruction; those that always trap are left out.
pub fn leaves(
    world: &World<'_>,
    terms: &mut Terms,
    sources: &mut Sources,
    op: &Op,
    inst: &Inst,
) -> (Vec<Variable>, Vec<Leaf>) {
    let mut all = operands::of(world.isa, op, inst);
    let registers: Vec<bool> = all.iter().map(|v| v.file.is_some()).collect();
    let mut first = Choice::default();
    for (at, variable) in all.iter().enumerate() {
        if let (Some(values), Ok(at)) = (&variable.values, u8::try_from(at)) {
            first.values.insert(Var::Index(at), values.clone());
        }
    }
    first.values.extend(given(world));
    operands::narrow(op, &all, &mut first);
    for (variable, at) in all.iter_mut().zip(0..) {
        let values = first.values.get(&Var::Index(at)).cloned();
        if values != variable.values {
            first.narrowed.insert(Var::Index(at));
        }
        variable.values = values;
    }
    let (mut open, mut leaves, mut runs) = (vec![first], Vec::new(), 0);
    while let Some(choice) = open.pop() {
        if !operands::is_legal(op, &all, &choice) {
            continue;
        }
        runs += 1;
        if runs > MAX_RUNS {
            leaves.push(Leaf {
                choice,
                done: Err("it has too many variants"),
            });
            break;
        }
        terms.begin();
        let given = operands::operands(terms, world.isa, op, &all, &choice);
        let subject = Subject {
            operands: &given,
            registers: &registers,
            choice: &choice,
            ilen: u32::from(op.length / 8),
        };
        let mut walk = walk(world.program, Lanes::new(world, &subject, terms, sources));
        let end = walk.inst(inst);
        let domain = walk.domain;
        let done = match end {
            Ok(()) => Ok(Run {
                effects: domain.effects,
                folds: domain.folds,
                loops: domain.loops,
                bounds: domain.bounds,
            }),
            Err(Stop::Why(why)) => Err(why),
            Err(Stop::Pin(var)) => {
                let before = open.len();
                singles(&choice, var, &mut open);
                if open.len() > before {
                    continue;
                }
                Err("the number of a register is data")
            }
            Err(Stop::Split(cond)) => {
                let before = open.len();
                split(world, terms, op, &choice, cond, &mut open);
                if open.len() > before {
                    continue;
                }
                Err("it has too many variants")
            }
        };
        let full = terms.is_full();
        match done {
            Ok(_) if full => leaves.push(Leaf {
                choice,
                done: Err("its semantics is too large"),
            }),
            Ok(run) if run.effects.dead => {}
            done => leaves.push(Leaf { choice, done }),
        }
    }
    (all, leaves)
}

/// State that is given, with its values where these are few.
fn given(world: &World<'_>) -> BTreeMap<Var, Vec<u128>> {
    let state = world.program.state.iter().enumerate().filter_map(|(i, s)| match &s.ty {
        Ty::Bits(n) if *n <= 8 && world.is_given(i as u16) => Some((Var::State(i as u16), (0..1u128 << n).collect())),
        _ => None,
    });
    state.collect()
}

fn singles(choice: &Choice, var: Var, out: &mut Vec<Choice>) {
    let Some(values) = choice.allowed(var).filter(|v| v.len() > 1) else {
        return;
    };
    classes(choice, var, values.iter().map(|v| vec![*v]).collect(), out);
}

/// A choice for each set of values of a variable. Combinations of more than a few unusual ones are not followed.
fn classes(choice: &Choice, var: Var, sets: Vec<Vec<u128>>, out: &mut Vec<Choice>) {
    let most = sets.iter().map(Vec::len).max().unwrap_or(0);
    let usual = sets.iter().position(|s| s.len() == most);
    for (at, set) in sets.into_iter().enumerate().rev() {
        let mut next = choice.clone();
        next.values.insert(var, set);
        next.narrowed.insert(var);
        if Some(at) != usual {
            next.unusual.insert(var);
        }
        if next.unusual.len() <= MAX_UNUSUAL {
            out.push(next);
        }
    }
}

/// Two or more choices in place of one, such that a condition is decided in each, or nearer to it.
fn split(world: &World<'_>, terms: &Terms, op: &Op, choice: &Choice, cond: Id, out: &mut Vec<Choice>) {
    let vars = variables(terms, cond);
    // An alternative of a sum that is not chosen yet.
    for var in &vars {
        let Var::Index(i) = var else { continue };
        let kind = op.operands.get(usize::from(*i)).map(|o| usize::from(o.kind));
        let Some(Kind::Sum { alts, .. }) = kind.and_then(|k| world.isa.kinds.get(k)) else {
            continue;
        };
        for alt in (0..alts.len() as u8).rev() {
            let mut next = choice.clone();
            next.alternatives.insert(*i, alt);
            if alt > 0 {
                next.unusual.insert(*var);
            }
            if next.unusual.len() <= MAX_UNUSUAL {
                out.push(next);
            }
        }
        return;
    }
    let few: Vec<(Var, &[u128])> = vars.iter().filter_map(|v| Some((*v, choice.allowed(*v)?))).collect();
    if let ([var], [(_, values)]) = (vars.as_slice(), few.as_slice()) {
        let mut by_value: BTreeMap<u128, Vec<u128>> = BTreeMap::new();
        for value in *values {
            let made = evaluate(terms, cond, &|v| (v == *var).then_some(*value));
            by_value.entry(made.unwrap_or(0)).or_default().push(*value);
        }
        if by_value.len() > 1 {
            classes(choice, *var, by_value.into_values().collect(), out);
            return;
        }
    }
    let smallest = few.iter().filter(|(_, v)| v.len() > 1).min_by_key(|(_, v)| v.len());
    match smallest {
        Some((var, values)) if vars.len() > 1 && values.len() <= MAX_SINGLES => singles(choice, *var, out),
        _ if choice.assumed.iter().any(|(c, _)| *c == cond) => {}
        _ => {
            for side in [false, true] {
                let mut next = choice.clone();
                next.assumed.push((cond, side));
                out.push(next);
            }
        }
    }
}
