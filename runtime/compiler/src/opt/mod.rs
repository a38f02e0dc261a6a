//! Optimisation of whole modules: a pipeline for each function, callees before callers, with inlining; functions that
//! nothing calls any more are removed.

mod body;
mod calls;
mod inline;
mod reach;
mod tail;

use crate::outline::{Kernel, Stays, outline};
use crate::passes::{Context, Datum, Pipeline, has_order};
use crate::vectorize::{LoopReport, VectorTarget, vectorize};
use crate::verify::{self, Discipline, verify_module};
use onespec_graph::module::{Function, Module, Symbol};
use onespec_graph::{Circuit, Findings, Role};
use std::sync::Arc;

/// How much time may be spent for faster programs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum Level {
    /// Nothing changes.
    None,
    /// What makes circuits smaller, each function by itself.
    #[default]
    Basic,
    /// Everything.
    Full,
}

impl Level {
    /// The level that command lines call `-O0`, `-O1`, and `-O2` or more.
    pub const fn of(number: u8) -> Level {
        match number {
            0 => Level::None,
            1 => Level::Basic,
            _ => Level::Full,
        }
    }

    /// The passes of a function, as [`Pipeline::parse`] takes them.
    pub const fn passes(self) -> &'static str {
        match self {
            Level::None => "",
            Level::Basic => Pipeline::BASIC,
            Level::Full => Pipeline::FULL,
        }
    }
}

/// What is asked of the optimiser; a [`Level`] alone is one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Settings {
    pub level: Level,
    /// Branches on what was loaded stay, as in modules with atomic accesses or fences; see [`Context::ordered`].
    pub ordered: bool,
}

impl From<Level> for Settings {
    fn from(level: Level) -> Settings {
        Settings { level, ordered: false }
    }
}

/// Whether anything in a module is atomic or a fence, so that other threads may see in which order its accesses come.
pub fn is_ordered(module: &Module) -> bool {
    module.functions.iter().any(|f| has_order(&f.circuit))
}

/// Verifies a module and optimises every function of it. What `main` reaches stays; without a `main` every function does.
///
/// # Errors
/// What the verifier finds, at every level. The module is as it was.
pub fn optimise_module(module: &mut Module, settings: impl Into<Settings>) -> Result<(), Findings> {
    optimise_for_vectors(module, settings, None).map(drop)
}

/// The same for a target with vectors: at the highest level, loops become vector code where that gains. What became of each loop.
///
/// # Errors
/// As [`optimise_module`].
pub fn optimise_for_vectors(
    module: &mut Module,
    settings: impl Into<Settings>,
    vectors: Option<&VectorTarget>,
) -> Result<Vec<LoopReport>, Findings> {
    verify_module(module, &verify::Options::errors())?;
    let mut reports = Vec::new();
    // Nothing else can go wrong.
    let _ = optimise(module, settings.into(), vectors, &mut reports, &mut |_, _| Ok(()));
    Ok(reports)
}

/// The same with a look at each function after each step.
///
/// # Errors
/// What the verifier finds first, or what the check says first, with the step and the function.
pub fn optimise_module_checked(
    module: &mut Module,
    settings: impl Into<Settings>,
    check: &mut dyn FnMut(&str, &Circuit) -> Result<(), String>,
) -> Result<(), String> {
    verify_module(module, &verify::Options::errors()).map_err(|found| match found.list() {
        [first, ..] => first.to_string(),
        [] => String::new(),
    })?;
    optimise(module, settings.into(), None, &mut Vec::new(), check)
}

fn optimise(
    module: &mut Module,
    Settings { level, ordered }: Settings,
    vectors: Option<&VectorTarget>,
    reports: &mut Vec<LoopReport>,
    check: &mut dyn FnMut(&str, &Circuit) -> Result<(), String>,
) -> Result<(), String> {
    if level == Level::None {
        return Ok(());
    }
    let pipeline = Pipeline::parse(level.passes()).map_err(|unknown| unknown.to_string())?;
    let mut calls = calls::Calls::of(module);
    let data = data_of(module);
    // What orders accesses may stand in a function that is called.
    let ordered = ordered || is_ordered(module);
    for at in std::mem::take(&mut calls.order) {
        if level >= Level::Full && inline::inline_calls(module, at, &mut calls) {
            let function = &module.functions[at];
            check(&function.name, &function.circuit)
                .map_err(|why| format!("`{}` after inlining: {why}", function.name))?;
        }
        if level >= Level::Full && tail_calls(module, at) {
            let function = &module.functions[at];
            check(&function.name, &function.circuit)
                .map_err(|why| format!("`{}` after its tail calls: {why}", function.name))?;
            let circuit = &function.circuit;
            if !circuit.gates().any(|g| calls::callee(module, circuit, g) == Some(at)) {
                calls.ends(at);
            }
        }
        let mut context = Context {
            data: data.clone(),
            ordered,
            ..Context::default()
        };
        if let (Level::Full, Some(target)) = (level, vectors)
            && vectorize(&mut module.functions[at], target, &mut context, reports)
        {
            let function = &module.functions[at];
            check(&function.name, &function.circuit)
                .map_err(|why| format!("`{}` after vectorisation: {why}", function.name))?;
        }
        run(&pipeline, &mut module.functions[at], context, check)?;
    }
    reach::remove_unreached(module);
    if level >= Level::Full {
        let late = Pipeline::late().map_err(|unknown| unknown.to_string())?;
        let data = data_of(module);
        for function in &mut module.functions {
            let context = Context {
                data: data.clone(),
                ordered,
                ..Context::default()
            };
            run(&late, function, context, check)?;
        }
    }
    Ok(())
}

/// Verifies a module and makes kernels of its outermost independent loops: [`outline`]. Calls in them are put in place first, where
/// that is done at the highest level. Nothing else is optimised.
///
/// # Errors
/// As [`optimise_module`].
pub fn outline_module(module: &mut Module, ordered: bool) -> Result<(Vec<Kernel>, Vec<Stays>), Findings> {
    verify_module(module, &verify::Options::errors())?;
    let mut calls = calls::Calls::of(module);
    for at in std::mem::take(&mut calls.order) {
        // What is put in place may call others in its turn, none of them itself.
        let is_kernel = !module.functions[at].independent.is_empty();
        while is_kernel && inline::inline_calls(module, at, &mut calls) {}
    }
    let mut context = Context {
        data: data_of(module),
        ordered: ordered || is_ordered(module),
        ..Context::default()
    };
    Ok(outline(module, &mut context))
}

fn tail_calls(module: &mut Module, at: usize) -> bool {
    let is_own = |symbol: &Symbol| matches!(symbol, Symbol::Function(function) if *function as usize == at);
    let number = module.symbols.iter().position(is_own);
    number.is_some_and(|number| tail::make_loop(&mut module.functions[at].circuit, number as u64))
}

/// What passes may know of static data, by symbol.
fn data_of(module: &Module) -> Arc<[Option<Datum>]> {
    let datum = |symbol: &Symbol| match symbol {
        Symbol::Data(at) => module.data.get(*at as usize).map(|data| Datum {
            bytes: data.size(),
            writable: data.writable,
        }),
        _ => None,
    };
    module.symbols.iter().map(datum).collect()
}

fn run(
    pipeline: &Pipeline,
    function: &mut Function,
    mut context: Context,
    check: &mut dyn FnMut(&str, &Circuit) -> Result<(), String>,
) -> Result<(), String> {
    let Function { name, circuit, .. } = function;
    let done = pipeline.run_verified(circuit, &mut context, Discipline::Strict, &mut |circuit| {
        check(name, circuit)
    });
    done.map_err(|failure| format!("`{name}` {failure}"))?;
    // A head of a loop may have become something else.
    let is_loop = |circuit: &Circuit, gate| !circuit.is_dead(gate) && circuit.role(gate) == Role::LoopBegin;
    let circuit = &function.circuit;
    function.independent.retain(|&gate| is_loop(circuit, gate));
    function.unordered.retain(|&gate| !circuit.is_dead(gate));
    Ok(())
}
