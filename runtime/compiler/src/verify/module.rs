//! Rules of modules: the circuits of all functions, and the symbols, data and externs beside them. Front ends and files
//! produce modules; the compiler and the evaluator index without checks what these rules promise.

use super::{Options, Verifier};
use onespec_graph::finding::{Finding, Findings};
use onespec_graph::module::{Data, MAX_ALIGN, MAX_DATA, Module, Symbol};
use onespec_graph::{Gate, Role};
use std::collections::HashSet;

/// Every error of a module: those of its circuits, each with its function, and those of its symbols, data and externs.
///
/// # Errors
/// What was found, without warnings.
pub fn verify_module(module: &Module, options: &Options) -> Result<(), Findings> {
    let mut found = Findings::new(options.limit);
    symbols(module, &mut found);
    data(module, &mut found);
    let mut verifier = Verifier::new();
    for function in &module.functions {
        let circuit = &function.circuit;
        let report = verifier.verify(circuit, options);
        if !report.is_ok() {
            found.append(report.findings);
            continue;
        }
        let names = |gate: &Gate| !circuit.is_dead(*gate) && circuit.role(*gate) == Role::Symbol;
        for gate in circuit.gates().filter(names) {
            let number = circuit.bits(gate);
            if module.symbol(number).is_none() {
                let count = module.symbols.len();
                let message = format!("symbol {number} is not one of the {count} of the module");
                found.push(|| Finding::at(circuit, gate, "E092", message));
            }
        }
    }
    if found.is_empty() { Ok(()) } else { Err(found) }
}

fn about(code: &'static str, message: String) -> Finding {
    Finding::in_text(0, 0, code, message)
}

/// Numbers stand for what is there, once each, and no two have one name.
fn symbols(module: &Module, found: &mut Findings) {
    let mut left: HashSet<Symbol> = HashSet::new();
    left.extend((0..module.functions.len() as u32).map(Symbol::Function));
    left.extend((0..module.data.len() as u32).map(Symbol::Data));
    left.extend((0..module.externs.len() as u32).map(Symbol::Extern));
    let mut names = HashSet::new();
    for (number, symbol) in module.symbols.iter().enumerate() {
        let name = module.name(*symbol);
        if !left.remove(symbol) {
            let message = format!("symbol {number} (`{name}`) stands for nothing, or for what has a symbol already");
            found.push(|| about("E093", message));
        } else if name.is_empty() {
            found.push(|| about("E093", format!("symbol {number} has no name")));
        } else if !names.insert(name) {
            found.push(|| {
                about(
                    "E093",
                    format!("symbol {number}: the name `{name}` stands for something else already"),
                )
            });
        }
    }
    if !left.is_empty() {
        let count = left.len();
        found.push(|| {
            about(
                "E093",
                format!("{count} functions, data or externs of the module have no symbol"),
            )
        });
    }
}

fn data(module: &Module, found: &mut Findings) {
    let mut total: u64 = 0;
    let address = u64::from(module.address_bytes());
    for datum in &module.data {
        let Data { name, align, .. } = datum;
        let size = datum.bytes.len() as u64;
        total = total.saturating_add(datum.size());
        if !align.is_power_of_two() || *align > MAX_ALIGN {
            let message = format!("`{name}`: an alignment is a power of two up to {MAX_ALIGN}, not {align}");
            found.push(|| about("E094", message));
        }
        let mut end = 0;
        let mut relocations: Vec<_> = datum.relocations.iter().collect();
        relocations.sort_by_key(|relocation| relocation.offset);
        for relocation in relocations {
            let (offset, symbol) = (relocation.offset, relocation.symbol);
            let wrong = if module.symbol(symbol.into()).is_none() {
                "is that of a symbol that the module lacks"
            } else if offset < end {
                "overlaps another one"
            } else if offset.checked_add(address).is_none_or(|behind| behind > size) {
                "does not fit the datum"
            } else {
                end = offset + address;
                continue;
            };
            found.push(|| {
                about(
                    "E094",
                    format!("`{name}`: the address at byte {offset} (symbol {symbol}) {wrong}"),
                )
            });
        }
    }
    if total > MAX_DATA {
        found.push(|| {
            about(
                "E094",
                format!("all data have {total} bytes, at most {MAX_DATA} are possible"),
            )
        });
    }
}
