//! What an instruction computes, form by form. Which values of operands of few values (codes) matter is found by splitting on
//! demand.
//!
//! A run in which something depends on a code that is not chosen ends and says so; then there is a run for each of its values.

use super::derive::{Raw, Run, Shape, Source, file_of, has_floats, number_choices, source_choices};
use super::forms::{self, DEPENDS, Legal};
use super::lift::Lift;
use super::machine::{Machine, Operand};
use super::symbolic::{NO_OPERAND, NoPattern};
use onespec_description::model::Op;
use onespec_lanes::term::Terms;
use std::cell::Cell;

/// Most combinations of codes of a form.
const MOST_COMBINATIONS: usize = 2_000;
/// Most codes that are others than the usual ones: what a program writes with two modifiers is two patterns.
const MOST_UNUSUAL: usize = 1;

/// Everything that instruction `op` computes, by its forms. An error says why that is nothing.
pub fn instruction(
    machine: &Machine<'_>,
    terms: &mut Terms,
    lift: &mut Lift<'_>,
    op: usize,
) -> Result<Vec<(Shape, Vec<Raw>)>, NoPattern> {
    let (model, code) = (machine.isa.ops.get(op), machine.program.insts.get(op));
    let (Some(model), Some(Some(code))) = (model, code) else {
        return Err("it has no semantics of its own");
    };
    let (mut why, mut made) = (None, Vec::new());
    for form in forms::of(machine, model)? {
        let shape = match Shape::of(form) {
            Ok(shape) => shape,
            Err(bad) => {
                why.get_or_insert(bad);
                continue;
            }
        };
        match of_shape(machine, terms, lift, (model, code), &shape, &mut why) {
            raws if raws.is_empty() => {}
            raws => made.push((shape, raws)),
        }
    }
    match made.is_empty() {
        true => Err(why.unwrap_or("no gates compute it")),
        false => Ok(made),
    }
}

/// What an instruction computes in a form. The codes that matter are found by splitting on demand.
fn of_shape(
    machine: &Machine<'_>,
    terms: &mut Terms,
    lift: &mut Lift<'_>,
    (model, code): (&Op, &onespec_sem::ir::Inst),
    shape: &Shape,
    why: &mut Option<NoPattern>,
) -> Vec<Raw> {
    let mut raws = Vec::new();
    let choices = source_choices(machine, shape);
    let mut open: Vec<Vec<Option<i64>>> = vec![vec![None; shape.codes.len()]];
    let mut runs = 0;
    while let Some(codes) = open.pop() {
        runs += 1;
        if runs > MOST_COMBINATIONS {
            break;
        }
        let before = raws.len();
        let mut of_codes = OfCodes {
            machine,
            terms: &mut *terms,
            lift: &mut *lift,
            shape,
            choices: &choices,
            codes: &codes,
        };
        match of_codes.runs(model, code, &mut raws, why) {
            Some(wanted) => {
                raws.truncate(before);
                split(shape, &codes, wanted, &mut open);
            }
            None if raws.len() > before => match shape.form().legal(machine, model, &of_codes.settled()) {
                Legal::Yes => {}
                Legal::No => raws.truncate(before),
                Legal::Depends => {
                    raws.truncate(before);
                    why.get_or_insert(DEPENDS);
                }
            },
            None => {}
        }
    }
    // A register that the tree does not have may hold anything, so what was known of it cannot have been used.
    let known = |source: &Source| match source {
        Source::Repr(r) => machine
            .reprs
            .get(usize::from(*r))
            .is_some_and(|r| r.code.register.is_some()),
        _ => false,
    };
    raws.retain(|raw: &Raw| {
        let mut sources = raw.sources.iter().enumerate();
        sources.all(|(i, source)| !known(source) || raw.tree.uses(i as u8) > 0)
    });
    raws
}

/// A choice for each value of a code, the first on top. Combinations of more than a few unusual ones are not followed.
fn split(shape: &Shape, codes: &[Option<i64>], wanted: u8, open: &mut Vec<Vec<Option<i64>>>) {
    let Some(nth) = shape.codes.iter().position(|i| *i == usize::from(wanted)) else {
        return;
    };
    for code in shape.code(nth).0.iter().rev() {
        let mut next = codes.to_vec();
        if let Some(slot) = next.get_mut(nth) {
            *slot = Some(*code);
        }
        let unusual = (0..).zip(&next).filter(|(nth, code)| {
            let (_, usual) = shape.code(*nth);
            usual.is_some() && code.is_some() && **code != usual
        });
        if unusual.count() <= MOST_UNUSUAL {
            open.push(next);
        }
    }
}

/// The runs for some values of codes.
struct OfCodes<'x, 'm, 'l> {
    machine: &'x Machine<'m>,
    terms: &'x mut Terms,
    lift: &'x mut Lift<'l>,
    shape: &'x Shape,
    choices: &'x [(Vec<Source>, bool)],
    codes: &'x [Option<i64>],
}

impl OfCodes<'_, '_, '_> {
    /// By operand of the form, the code that is written: one that does not matter is the usual one, or the first.
    fn settled(&self) -> Vec<Option<i64>> {
        let mut all = vec![None; self.shape.operands.len()];
        for ((nth, at), code) in self.shape.codes.iter().enumerate().zip(self.codes) {
            let (codes, usual) = self.shape.code(nth);
            if let Some(slot) = all.get_mut(*at) {
                *slot = code.or(usual).or(codes.first().copied());
            }
        }
        all
    }

    /// The files of the registers of a choice of sources.
    fn files(&self, sources: &[Source]) -> Vec<u16> {
        let file = |(nth, at): (usize, &usize)| match self.shape.operands.get(*at) {
            Some(Operand::Register { file, .. }) => file_of(self.machine, sources, nth, *file),
            _ => 0,
        };
        self.shape.sources.iter().enumerate().map(file).collect()
    }

    /// All numbers and sources. A code that is wanted ends the runs.
    fn runs(
        &mut self,
        model: &Op,
        code: &onespec_sem::ir::Inst,
        raws: &mut Vec<Raw>,
        why: &mut Option<NoPattern>,
    ) -> Option<u8> {
        let settled = self.settled();
        let written: Vec<i64> = self.shape.codes.iter().filter_map(|i| *settled.get(*i)?).collect();
        let start = raws.len();
        for (nth, numbers) in number_choices(self.machine, self.shape).into_iter().enumerate() {
            let before = raws.len();
            // What stands against one choice of sources stands against all in registers of the same files, but for special ones.
            let mut failed: Vec<Vec<u16>> = Vec::new();
            for (sources, plain) in self.choices {
                let files = self.files(sources);
                if failed.contains(&files) {
                    continue;
                }
                // What computes nothing on registers of which nothing is known is not worth a search.
                if !plain && nth == 0 && raws.len() == before {
                    break;
                }
                let (wanted, assumed) = (Cell::new(None), Cell::new(false));
                let mut run = Run {
                    machine: self.machine,
                    terms: &mut *self.terms,
                    shape: self.shape,
                    sources,
                    numbers: &numbers,
                    codes: self.codes,
                    written: &written,
                    wanted: &wanted,
                    assumed: &assumed,
                };
                let known = raws.len();
                let ended = run.go(model, code, self.lift, raws);
                if assumed.get() {
                    let (lift, types) = (&*self.lift, self.machine.types);
                    let mut number = 0..;
                    raws.retain(|raw| number.next() < Some(known) || has_floats(&raw.tree, lift, types));
                }
                if self.terms.is_full() {
                    raws.truncate(known);
                }
                if wanted.get().is_some() {
                    return wanted.get();
                }
                match ended {
                    Ok(()) => {}
                    Err(bad) => {
                        // What reads other registers than were given says least.
                        if why.is_none_or(|known| known == NO_OPERAND) {
                            *why = Some(bad);
                        }
                        if sources.iter().all(|s| matches!(s, Source::Repr(_))) {
                            failed.push(files);
                        }
                    }
                }
            }
            if nth == 0 && raws.len() == start {
                break;
            }
        }
        None
    }
}
