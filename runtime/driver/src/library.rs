//! The parts of the library that a program needs: services of its environment, and gates without an instruction on the
//! machine. The library consists of ordinary modules; unused functions are removed before it is compiled.

use onespec_backend::Problem;
use onespec_backend::select::GateFunction;
use onespec_graph::circuit::Signature;
use onespec_graph::module::{Extern, Module, Symbol};
use onespec_graph::{Circuit, Role, Type};
use onespec_volt::{Options, Vectors, library};
use std::collections::{HashMap, HashSet};
use std::sync::OnceLock;

/// A part of the library, for the gates that there are.
type Part = fn(&Options) -> Result<Module, String>;

/// The parts of the library: each may need those behind it. Bodies of gates use no services.
const PARTS: [Part; 3] = [library::c, library::services, library::gates];

/// How the library calls the function that computes a gate.
pub const GATE_FUNCTION: GateFunction = library::gate_function;

/// The parts of the library that a module needs, without the functions that it does not. `calls` finds the functions that
/// gates of a circuit are.
///
/// # Errors
/// The library can't be read: a fault of this project.
pub fn needed(module: &Module, calls: &dyn Fn(&Circuit) -> Vec<String>) -> Result<Vec<Module>, Problem> {
    let loaded = LOADED.get_or_init(load).as_ref().map_err(Problem::new)?;
    let mut wanted: HashSet<String> = module.externs.iter().map(|e| e.name.clone()).collect();
    let mut parts = Vec::new();
    for part in loaded {
        if !part.functions.iter().any(|f| wanted.contains(&f.name)) {
            continue;
        }
        let mut part = part.clone();
        if keep(&mut part, &mut wanted, calls) {
            parts.push(part);
        }
    }
    Ok(parts)
}

/// Holds the declarations of a module against the library: who declares one of its functions gets that one, so parameters
/// and result must be the library's.
///
/// # Errors
/// A problem for each declaration that differs; or the library can't be read, which is a fault of this project.
pub fn check(module: &Module) -> Result<(), Vec<Problem>> {
    if module.externs.is_empty() {
        return Ok(());
    }
    let loaded = LOADED
        .get_or_init(load)
        .as_ref()
        .map_err(|text| vec![Problem::new(text)])?;
    let known: HashMap<&str, &Signature> = loaded
        .iter()
        .flat_map(|part| {
            let functions = part.functions.iter().map(|f| (f.name.as_str(), &f.signature));
            functions.chain(part.externs.iter().map(|e| (e.name.as_str(), &e.signature)))
        })
        .collect();
    let differs = |declared: &Extern| {
        let library = *known.get(declared.name.as_str())?;
        let own = &declared.signature;
        ((&library.params, library.result) != (&own.params, own.result)).then(|| {
            Problem::new(format!(
                "`{}` is declared as `{}`, but the library's is `{}`: declare it like that, or give it another name",
                declared.name,
                show(module, own),
                show(module, library)
            ))
        })
    };
    let wrong: Vec<Problem> = module.externs.iter().filter_map(differs).collect();
    if wrong.is_empty() { Ok(()) } else { Err(wrong) }
}

/// Types of parameters and result: `(i64, i32) -> f64`, or `(i64)` where there is no result.
fn show(module: &Module, signature: &Signature) -> String {
    let name = |ty: Type| module.set.type_def(ty).name;
    let params: Vec<&str> = signature.params.iter().map(|ty| name(*ty)).collect();
    let params = params.join(", ");
    match signature.result {
        Type::NONE => format!("({params})"),
        result => format!("({params}) -> {}", name(result)),
    }
}

/// The parts, read once: they are the same for every program.
static LOADED: OnceLock<Result<Vec<Module>, String>> = OnceLock::new();

fn load() -> Result<Vec<Module>, String> {
    let options = Options {
        vectors: Vectors::Lanes,
        ..Options::default()
    };
    PARTS.iter().map(|part| part(&options)).collect()
}

/// Leaves out functions that are not reached from wanted names; their symbols stay, as declarations. What the others want
/// from elsewhere is wanted then. Whether any are left.
fn keep(module: &mut Module, wanted: &mut HashSet<String>, calls: &dyn Fn(&Circuit) -> Vec<String>) -> bool {
    let by_name: HashMap<&str, usize> = module
        .functions
        .iter()
        .enumerate()
        .map(|(at, f)| (f.name.as_str(), at))
        .collect();
    let function = |symbol: u64| match module.symbol(symbol) {
        Some(Symbol::Function(at)) => Some(at as usize),
        _ => None,
    };
    let mut reached = vec![false; module.functions.len()];
    let mut open: Vec<usize> = wanted.iter().filter_map(|n| by_name.get(n.as_str()).copied()).collect();
    // Data may hold addresses of functions; it stays as it is.
    let data = module.data.iter().flat_map(|d| &d.relocations);
    open.extend(data.filter_map(|r| function(r.symbol.into())));
    while let Some(at) = open.pop() {
        if std::mem::replace(&mut reached[at], true) {
            continue;
        }
        let circuit = &module.functions[at].circuit;
        open.extend(named(circuit).filter_map(function));
        for name in calls(circuit) {
            open.extend(by_name.get(name.as_str()));
            wanted.insert(name);
        }
    }
    let mut kept = 0;
    let mut renumbered = Vec::with_capacity(reached.len());
    for (at, function) in module.functions.iter().enumerate() {
        renumbered.push(if reached[at] {
            kept += 1;
            Symbol::Function(kept - 1)
        } else {
            module.externs.push(Extern {
                name: function.name.clone(),
                signature: function.signature.clone(),
            });
            Symbol::Extern(module.externs.len() as u32 - 1)
        });
    }
    for symbol in &mut module.symbols {
        if let Symbol::Function(at) = *symbol {
            *symbol = renumbered[at as usize];
        }
    }
    let mut reached = reached.into_iter();
    module.functions.retain(|_| reached.next().unwrap_or(true));
    kept > 0
}

/// Numbers of symbols that a circuit names.
fn named(circuit: &Circuit) -> impl Iterator<Item = u64> + '_ {
    let symbols = circuit.gates().filter(|g| circuit.role(*g) == Role::Symbol);
    symbols.map(|g| circuit.bits(g))
}
