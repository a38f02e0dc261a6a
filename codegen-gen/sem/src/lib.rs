//! Semantics: the language, its checker, and the typed IR that every engine and product reads.
//!
//! A text is parsed once (`parse`), checked and lowered once per value of the machine's parameters ([`lower()`]), and is
//! from then on an [`ir::Program`]: no names, every width known, every index proven. `docs/reference/semantics.md` is the
//! language; the codes of its errors are in its section 10.

mod builtins;
mod carried;
mod convert;
mod csr;
mod csr_bits;
pub mod definitions;
mod earlier;
pub mod effects;
pub mod eval;
mod externs;
pub mod fold;
pub mod footprint;
mod gates;
mod infer;
pub mod interval;
pub mod ir;
pub mod isa_tables;
mod lookup;
mod lower;
mod lower_call;
mod lower_expr;
mod lower_ops;
mod lower_place;
mod lower_stmt;
mod mentions;
mod names;
mod needs;
mod operands;
pub mod packed;
mod prune;
mod representations;
mod rewrite;
pub mod rules;
mod scope;
mod semantics;
pub mod smt;
mod statements;
pub mod sticky;
mod sums;
mod tables;
mod texts;
pub mod traps;
pub mod visit;
pub mod walk;

#[cfg(test)]
mod tests;

pub use earlier::Earlier;
use onespec_description::model::Isa;
pub use onespec_description::syntax::semantics::{MAX_WIDTH, ast, parse};
use onespec_diag::Diags;
pub use prune::renumbered;
use std::collections::BTreeSet;
use std::rc::Rc;
pub use texts::Texts;

/// All semantics of a machine for one assignment of its parameters, such as `[("xlen", 64)]`.
///
/// What is wrong goes to `diags`; an instruction whose semantics is wrong has none in the program, and the others are not
/// affected. A program from a run with errors is not for running.
pub fn lower(isa: &Isa, params: &[(String, i64)], diags: &mut Diags) -> ir::Program {
    lower_with(&mut Texts::default(), isa, params, diags)
}

/// Programs for every assignment of the parameters, the first parameter varying slowest. Texts are parsed once for all.
pub fn lower_all(isa: &Isa, diags: &mut Diags) -> Vec<ir::Program> {
    lower_all_but(isa, None, diags)
}

/// [`lower_all`], but for instructions that an earlier run has lowered.
pub fn lower_all_but(isa: &Isa, mut earlier: Option<&mut Earlier>, diags: &mut Diags) -> Vec<ir::Program> {
    let mut texts = Texts::default();
    let all = assignments(isa);
    let mut called = BTreeSet::new();
    let lowered = all.iter().enumerate().map(|(i, params)| {
        let calls = Calls {
            called: &mut called,
            is_last: i + 1 == all.len(),
        };
        lower_as(&mut texts, isa, params, 1, Some(calls), earlier.as_deref_mut(), diags)
    });
    lowered.collect()
}

/// Every assignment of the parameters.
pub fn assignments(isa: &Isa) -> Vec<Vec<(String, i64)>> {
    isa.params.iter().fold(vec![Vec::new()], |all, param| {
        let extend = |given: &Vec<(String, i64)>| {
            let given = given.clone();
            param
                .values
                .iter()
                .map(move |value| [given.as_slice(), &[(param.name.clone(), *value)]].concat())
                .collect::<Vec<_>>()
        };
        all.iter().flat_map(extend).collect()
    })
}

/// The program of an intermediate representation on a machine whose vectors are `scale` times as wide as their types say.
pub fn lower_scaled(isa: &Isa, scale: u32, diags: &mut Diags) -> ir::Program {
    lower_as(&mut Texts::default(), isa, &[], scale, None, None, diags)
}

/// [`lower()`] with texts that were parsed before.
pub fn lower_with(texts: &mut Texts, isa: &Isa, params: &[(String, i64)], diags: &mut Diags) -> ir::Program {
    lower_as(texts, isa, params, 1, None, None, diags)
}

/// Fns that some assignment of the parameters has called.
struct Calls<'a> {
    called: &'a mut BTreeSet<Rc<str>>,
    /// No assignment follows.
    is_last: bool,
}

fn lower_as(
    texts: &mut Texts,
    isa: &Isa,
    params: &[(String, i64)],
    scale: u32,
    calls: Option<Calls<'_>>,
    earlier: Option<&mut Earlier>,
    diags: &mut Diags,
) -> ir::Program {
    let statics: BTreeSet<Rc<str>> = params
        .iter()
        .map(|(name, _)| name.as_str())
        .chain(isa.statics.iter().map(|s| s.name.as_str()))
        .map(Rc::from)
        .collect();
    let library = names::read(isa, &statics, texts, diags);
    // Once for all values of the parameters.
    if assignments(isa).first().is_none_or(|first| first == params) && scale == 1 {
        externs::check(&library, diags);
    }
    let mut lower = lower::Lower::new(isa, &library, texts, diags, params);
    lower.declare();
    match earlier {
        Some(earlier) => earlier.instructions(&mut lower),
        None => lower.instructions(),
    }
    lower.define_csrs();
    lower.hooks();
    lower.gates(scale);
    lower.representations();
    lower.approximations();
    if let Some(calls) = calls {
        calls.called.extend(lower.called());
        if calls.is_last {
            lower.uncalled(calls.called);
        }
    }
    let mut program = lower.program;
    program.rules = rules::resolve_all(&isa.graph, &program, diags);
    prune::unused(&mut program);
    effects::infer(&mut program);
    program
}
