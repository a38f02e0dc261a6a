//! Rules about vectors. Instructions that work on lanes ask for state and registers (a mask of ones) beside their operands,
//! and versions of a machine have different ones of the same name. Neither is written in a rule: each way to read the
//! names is tried without anything, then with ones in the state that holds vectors.

use super::left::Left;
use super::{Res, SEED, View, absent, right, wrong};
use crate::Selection;
use crate::offered::{Given, possible};
use crate::pattern::{Held, Holder, Origin, Pattern, Require};
use crate::vectors::state_of;
use crate::vectors::trial::Trial;
use onespec_core::select::Effect;
use onespec_description::model::Isa;
use onespec_description::syntax::rules::RuleTree;
use onespec_sem::ir::Program;

/// Values on which a way is tried; each is a vector of them.
const ROUNDS: usize = 96;

/// What rules about vectors are tried with.
pub(super) struct Lanes<'a> {
    isa: &'a Isa,
    selection: &'a Selection,
    given: Given,
    /// What patterns may ask for, nothing first.
    sets: Vec<Vec<Require>>,
    /// Made for the first rule that is about vectors.
    trial: Option<Trial<'a>>,
}

impl<'a> Lanes<'a> {
    pub fn new(isa: &'a Isa, program: &Program, selection: &'a Selection) -> Lanes<'a> {
        Lanes {
            isa,
            selection,
            given: Given::of(isa),
            sets: sets(isa, program, selection),
            trial: None,
        }
    }

    /// The patterns of a rule for one assignment of types, one for each way that is right; how many values were tried.
    pub fn rule(
        &mut self,
        view: &View<'_, '_>,
        left: &Left,
        (i, tree): (usize, &RuleTree),
        made: &mut Vec<Pattern>,
    ) -> Res<usize> {
        let whole = (tree.left.span.0, tree.right.span.1);
        let Lanes {
            isa, selection, trial, ..
        } = self;
        let trial = trial.get_or_insert_with(|| Trial::of(isa, view.machine.program, view.set, selection, SEED));
        let (before, mut values) = (made.len(), 0);
        let (mut why, mut witness) = (None, None);
        for way in 0..right::ways(view, tree) {
            let code = match right::code(view, left, tree, way) {
                Ok(code) => code,
                Err(bad) => {
                    why.get_or_insert(bad);
                    continue;
                }
            };
            let result = view.machine.vector(code.file.unwrap_or(u16::MAX), left.ty);
            let Some(result) = result else { continue };
            let mut pattern = Pattern {
                tree: left.tree.clone(),
                results: vec![result],
                steps: code.steps,
                value: code.value,
                where_: code.where_,
                effect: Effect::None,
                cost: tree.cost.unwrap_or(code.cost),
                latency: code.latency,
                needs: code.needs,
                requires: Vec::new(),
                approximation: None,
                origin: Origin::Rule(i),
            };
            // One instruction of this version, one of that.
            if possible(isa, view.machine.program, &self.given, &pattern).is_empty() {
                continue;
            }
            for set in &self.sets {
                pattern.requires.clone_from(set);
                match trial.run(&pattern, ROUNDS) {
                    Ok(0) => {}
                    Ok(rounds) => {
                        values += rounds;
                        made.push(pattern);
                        break;
                    }
                    Err(bad) => witness = Some(bad),
                }
            }
        }
        let ty = self.selection.ty(left.ty);
        match (made.len() > before, witness, why) {
            (true, ..) => Ok(values),
            (false, Some(witness), _) => {
                let message = format!("the instructions do not compute the gates, at {ty}");
                wrong("E0601", whole, message, witness)
            }
            (false, None, Some(why)) => Err(why),
            (false, None, None) => absent(
                "E0605",
                tree.where_.as_ref().map_or(whole, |w| w.span),
                format!("no values were found on which this can be tried, at {ty}"),
                "the condition never holds, an operand never fits, or no target has all of the instructions",
            ),
        }
    }
}

/// Nothing, and ones in all pieces of state that hold vectors.
fn sets(isa: &Isa, program: &Program, selection: &Selection) -> Vec<Vec<Require>> {
    let of_vectors = selection.reprs.iter().filter(|r| r.vector);
    let mut states: Vec<u16> = of_vectors.filter_map(|r| state_of(isa, program, r.file)).collect();
    states.sort_unstable();
    states.dedup();
    let ones = states.into_iter().map(|state| Require {
        place: Holder::State(state),
        held: Held::Number(-1),
    });
    let ones: Vec<Require> = ones.collect();
    match ones.is_empty() {
        true => vec![ones],
        false => vec![Vec::new(), ones],
    }
}
