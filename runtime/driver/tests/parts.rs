//! Circuits whose values were split into parts that registers hold, beside the same circuits before: both by the evaluator of
//! circuits, on random arguments. `ONESPEC_ROUNDS` says on how many.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

#[allow(dead_code)]
mod support;

use onespec_circuit::GATES;
use onespec_compiler::evaluate::{Limits, Program, Tables};
use onespec_driver::Level;
use onespec_graph::Module;
use onespec_graph::set::Bank;
use onespec_test_support::Rng;
use onespec_volt::Services;
use onespec_volt::source::Disk;
use std::path::Path;

/// Bits of an argument: anything, something small, an edge, or a float of a usual size.
fn argument(rng: &mut Rng, bank: Bank, width: u32) -> u64 {
    let small = (rng.below(41) as f64 - 20.0) / 4.0;
    match (rng.below(6), bank, width) {
        (0..4, Bank::Float, 64) => (small * 2f64.powi(rng.below(80) as i32 - 20)).to_bits(),
        (0..4, Bank::Float, _) => u64::from((small as f32 * 2f32.powi(rng.below(40) as i32 - 10)).to_bits()),
        (0, ..) => rng.below(4) as u64,
        (1, ..) => 1 << rng.below(width as usize),
        (2, ..) => u64::MAX << rng.below(64),
        _ => rng.next() >> rng.below(64),
    }
    .wrapping_sub(if bank == Bank::Int { rng.below(3) as u64 } else { 0 })
        & (u64::MAX >> (64 - width))
}

fn run(program: &Program<'_>, name: &str, arguments: &[u64]) -> Option<u64> {
    let (mut services, mut tables) = (Services::default(), Tables(&GATES));
    let ran = program.run(name, arguments, &mut services, &mut tables, Limits::default());
    ran.unwrap_or_else(|stop| panic!("{name} of {arguments:x?}: {stop:?}"))
}

/// Values that are wide nowhere but where functions meet: no operation is left on them.
fn is_split(module: &Module, target: &str) {
    for function in &module.functions {
        let text = onespec_graph::text::print(&function.circuit);
        for operation in ["= ADD ", "= SELECT ", "= LOAD ", "= VALUE_SELECTOR ", "= CONSTANT<"] {
            let wide = |line: &&str| line.contains(operation) && line.contains(": i64") && target.starts_with("rv32");
            assert_eq!(text.lines().find(wide), None, "{target}, {}", function.name);
        }
    }
}

#[test]
fn parts_are_what_the_whole_is() {
    let rounds = std::env::var("ONESPEC_ROUNDS")
        .ok()
        .and_then(|n| n.parse().ok())
        .unwrap_or(100);
    let seed = 0x9a27;
    println!("seed {seed:#x}");
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/parts.vt");
    for target in support::NARROW {
        for level in Level::ALL {
            let compiler = support::compiler(target, level);
            let done = onespec_volt::compile(&path, &mut Disk, &compiler.volt_options());
            let shown = done.rendered(false);
            let whole = done.module.expect(&shown);
            let mut parts = whole.clone();
            compiler.driver.optimise(&mut parts).unwrap();
            is_split(&parts, target);
            let (before, after) = (Program::new(&whole).unwrap(), Program::new(&parts).unwrap());
            let mut rng = Rng::new(seed);
            for function in &whole.functions {
                let types = function.signature.params.iter().map(|ty| GATES.type_def(*ty));
                let types: Vec<(Bank, u32)> = types.map(|ty| (ty.bank, ty.width)).collect();
                for _ in 0..rounds {
                    let arguments: Vec<u64> = types
                        .iter()
                        .map(|(bank, width)| argument(&mut rng, *bank, *width))
                        .collect();
                    let [wanted, found] = [&before, &after].map(|program| run(program, &function.name, &arguments));
                    assert_eq!(found, wanted, "{target} {level:?}: {} of {arguments:x?}", function.name);
                }
            }
        }
    }
}
