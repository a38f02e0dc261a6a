//! Code that is large: branches that do not reach, long chains, and what cannot be compiled at all.

mod support;

use onespec_backend::{Level, Options, compile};
use std::fmt::Write;

/// A loop that goes so often through a body of so many loads, sums and stores; it sums up the rounds.
fn loop_of(body: u32, rounds: u32) -> String {
    let mut text = format!("circuit main() -> i32\n%n : i64 = CONSTANT<{rounds}>\n");
    text += "%z : i64 = CONSTANT<0>\n%one : i64 = CONSTANT<1>\n%p : i64 = ALLOCA<64>\n\
         %st = STORE d(@D) v(%z, %p)\n%h = LOOP_BEGIN s(@S, %back)\n%i : i64 = VALUE_SELECTOR s(%h) v(%z, %i2)\n";
    let _ = writeln!(text, "%d = DEPEND_SELECTOR s(%h) d(%st, %e{body})");
    text += "%c = ICMP.SLT v(%i, %n)\n%br = IF_BRANCH s(%h) v(%c)\n%t = IF_TRUE s(%br)\n%f = IF_FALSE s(%br)\n\
             %i2 : i64 = ADD v(%i, %one)\n%e0 = DEPEND_RELAY s(%t) d(%d)\n";
    for i in 1..=body {
        let before = i - 1;
        let more = if i == 1 { "%i2" } else { "%z" };
        let _ = writeln!(text, "%l{i} : i64 = LOAD d(%e{before}) v(%p)");
        let _ = writeln!(text, "%m{i} : i64 = ADD v(%l{i}, {more})");
        let _ = writeln!(text, "%e{i} = STORE d(%l{i}) v(%m{i}, %p)");
    }
    text += "%back = LOOP_BACK s(%t)\n%df = DEPEND_RELAY s(%f) d(%d)\n%l : i64 = LOAD d(%df) v(%p)\n%x : i32 = TRUNC v(%l)\n\
             %r = RETURN s(%f) d(%l) v(%x)\n";
    text
}

#[test]
fn branches_that_do_not_reach_go_round() {
    let machine = support::machine();
    // 4 KiB is what a branch reaches, 1 MiB what a jump does.
    for body in [10, 1_500] {
        let module = support::module(&loop_of(body, 10));
        for level in [Level::Quick, Level::Good] {
            let file = support::build(&machine, &module, level).unwrap();
            assert_eq!(support::run(&file), Ok(55), "{body} {level:?}");
        }
    }
}

#[test]
fn jumps_that_do_not_reach_take_a_register() {
    let machine = support::machine();
    let module = support::module(&loop_of(180_000, 1));
    let file = support::build(&machine, &module, Level::Quick).unwrap();
    assert!(file.len() > 1 << 20);
    assert_eq!(support::run(&file), Ok(1));
}

#[test]
fn a_gate_that_no_instruction_computes_is_a_call() {
    let machine = support::machine();
    let text = "circuit f(i64) -> i64\n%a : i64 = ARG<0>\n%odd : i64 = BITREV v(%a)\n%b : i64 = ADD v(%odd, %a)\n%r = RETURN s(@S) d(@D) v(%b)\n";
    let mut module = support::module(text);
    // Without a library nothing computes it.
    assert!(compile(&machine, &mut module.clone(), &Options::default()).is_err());
    let options = Options {
        gate_function: Some(|circuit, gate| format!("library_{}", circuit.def(gate).name.to_lowercase())),
        ..Options::default()
    };
    let code = compile(&machine, &mut module, &options).unwrap();
    let names: Vec<&str> = module.externs.iter().map(|e| e.name.as_str()).collect();
    assert_eq!((names.as_slice(), code.len()), (&["library_bitrev"][..], 1));
}
