//! The parts of the library that a program needs: services of its environment, and gates without an instruction on the
//! machine. The library consists of ordinary modules; unused functions are removed before it is compiled.

use onespec_backend::Problem;
use onespec_backend::select::GateFunction;
use onespec_compiler::passes::{is_formula, operations};
use onespec_graph::circuit::Signature;
use onespec_graph::module::{Extern, Module, Symbol};
use onespec_graph::{Circuit, Gate, Role, Type};
use onespec_volt::{Options, Vectors, library};
use std::collections::{HashMap, HashSet};
use std::sync::OnceLock;

/// A part of the library, for the gates that there are.
type Part = fn(&Options) -> Result<Module, String>;

/// The parts of the library: each may need those behind it. Bodies of gates use no services.
const PARTS: [Part; 3] = [library::c, library::services, library::gates];

/// How the library calls the function that computes a gate.
pub const GATE_FUNCTION: GateFunction = library::gate_function;

/// The parts of the library that a module needs, without the functions that it does not, for addresses of so many bits.
/// `legalise` splits what no register holds, and `calls` finds the functions that gates of a circuit are then.
///
/// # Errors
/// The library can't be read: a fault of this project.
pub fn needed(
    module: &Module,
    pointer_bits: u32,
    legalise: &dyn Fn(&mut Module) -> Result<(), Problem>,
    calls: &dyn Fn(&Circuit) -> Vec<String>,
) -> Result<Vec<Module>, Problem> {
    let loaded = loaded(pointer_bits)?;
    let mut wanted: HashSet<String> = module.externs.iter().map(|e| e.name.clone()).collect();
    let mut parts = Vec::new();
    for part in loaded {
        if !part.functions.iter().any(|f| wanted.contains(&f.name)) {
            continue;
        }
        let mut part = part.clone();
        legalise(&mut part)?;
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
    let loaded = loaded(8 * module.address_bytes()).map_err(|problem| vec![problem])?;
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

/// Formulas of gates whose values no register holds: they stand in place of the gates.
pub struct Formulas {
    by_name: HashMap<String, Circuit>,
}

/// Operations of a body that stands in place of its gate, where the gate is otherwise a call.
const SMALL: usize = 12;

impl Formulas {
    /// The formula of a gate, if there is one.
    pub fn of(&self, circuit: &Circuit, gate: Gate) -> Option<&Circuit> {
        let named = |name: String| self.by_name.get(&name);
        named(library::formula(circuit, gate)).or_else(|| named(library::gate_function(circuit, gate)))
    }

    fn load(pointer_bits: u32) -> Result<Formulas, String> {
        let options = options(pointer_bits);
        let wide = library::wide(&options)?.functions.into_iter();
        let bodies = library::gates(&options)?.functions.into_iter();
        let small = bodies.filter(|f| f.name.starts_with("volt_gate_") && operations(&f.circuit) <= SMALL);
        let formulas = wide.chain(small).filter(|f| is_formula(&f.circuit));
        Ok(Formulas {
            by_name: formulas.map(|f| (f.name, f.circuit)).collect(),
        })
    }
}

/// The formulas for addresses of so many bits, read once.
///
/// # Errors
/// The library can't be read: a fault of this project.
pub fn formulas(pointer_bits: u32) -> Result<&'static Formulas, Problem> {
    static LOADED: [OnceLock<Result<Formulas, String>>; 2] = [const { OnceLock::new() }; 2];
    let of_width = &LOADED[usize::from(pointer_bits == 32)];
    let loaded = of_width.get_or_init(|| Formulas::load(pointer_bits));
    loaded.as_ref().map_err(Problem::new)
}

/// The parts for addresses of so many bits, read once: they are the same for every program.
fn loaded(pointer_bits: u32) -> Result<&'static [Module], Problem> {
    static LOADED: [OnceLock<Result<Vec<Module>, String>>; 2] = [const { OnceLock::new() }; 2];
    let of_width = &LOADED[usize::from(pointer_bits == 32)];
    let load = || PARTS.iter().map(|part| part(&options(pointer_bits))).collect();
    let loaded = of_width.get_or_init(load);
    loaded.as_ref().map(Vec::as_slice).map_err(Problem::new)
}

fn options(pointer_bits: u32) -> Options {
    Options {
        vectors: Vectors::Lanes,
        pointer_bits,
        ..Options::default()
    }
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
