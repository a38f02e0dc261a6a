//! Kernels of machines without a stack: random straight-line functions on scalars give, as words on the reference evaluator of
//! the machine's semantics, what the evaluator of circuits gives; and the words have no hazards by the target's timing.
//!
//! `ONESPEC_SEED` repeats a run, `ONESPEC_KERNELS` says how many there are.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use onespec_compiler::evaluate::{Limits, Program, Tables};
use onespec_core::decode::Decoder;
use onespec_core::isa::Word;
use onespec_core::print::{PrintOptions, Printer};
use onespec_core::timing::{Graph, Instance, Model};
use onespec_driver::{Driver, LaneCode, Level};
use onespec_gen::sem::eval::Steps;
use onespec_gen::sem::ir::Program as IrProgram;
use onespec_graph::module::Function;
use onespec_graph::semantics::{GateMemory, NoMemory};
use onespec_graph::{Module, text};
use onespec_test_support::Rng;
use onespec_volt::Services;
use std::fmt::Write;
use std::path::Path;

/// Machines, their targets, and the gates that these compute on scalars.
const TARGETS: &[(&str, &[&str])] = &[("ir3", &["a320", "a420", "a540", "a630"])];
const KERNELS: u64 = 500;
const GATES: usize = 24;
/// Arguments on which each kernel runs.
const RUNS: usize = 6;

/// Gates by the types of their inputs and of their result: integers of 32 (also constants that are amounts), 16 and 8 bits,
/// floats, conditions.
const OPS: &[(&str, &str, &str)] = &[
    ("ADD", "ii", "i"),
    ("SUB", "ii", "i"),
    ("MUL", "ii", "i"),
    ("AND", "ii", "i"),
    ("OR", "ii", "i"),
    ("XOR", "ii", "i"),
    ("SHL", "ik", "i"),
    ("LSHR", "ik", "i"),
    ("ASHR", "ik", "i"),
    ("SMIN", "ii", "i"),
    ("UMAX", "ii", "i"),
    ("CLZ", "i", "i"),
    ("CTZ", "i", "i"),
    ("POPCNT", "i", "i"),
    ("ROTL", "ik", "i"),
    ("ICMP.SLT", "ii", "b"),
    ("ICMP.ULE", "ii", "b"),
    ("ICMP.EQ", "ii", "b"),
    ("SELECT", "bii", "i"),
    ("SELECT", "bff", "f"),
    ("ZEXT", "b", "i"),
    ("FADD", "ff", "f"),
    ("FSUB", "ff", "f"),
    ("FMUL", "ff", "f"),
    ("FMA", "fff", "f"),
    ("FMIN", "ff", "f"),
    ("FNEG", "f", "f"),
    ("FABS", "f", "f"),
    ("FFLOOR", "f", "f"),
    ("FCMP.OLT", "ff", "b"),
    ("FCMP.UNE", "ff", "b"),
    ("FCMP.UGE", "ff", "b"),
    ("SITOFP", "i", "f"),
    ("FPTOSI", "f", "i"),
    ("BITCAST", "f", "i"),
    ("TRUNC", "i", "h"),
    ("TRUNC", "i", "c"),
    ("TRUNC", "h", "c"),
    ("SEXT", "h", "i"),
    ("ZEXT", "h", "i"),
    ("SEXT", "c", "i"),
    ("ZEXT", "c", "h"),
    ("ADD", "hh", "h"),
    ("SUB", "cc", "c"),
    ("MUL", "hh", "h"),
    ("XOR", "cc", "c"),
    ("SHL", "hh", "h"),
    ("LSHR", "cc", "c"),
    ("ASHR", "hh", "h"),
    ("SMAX", "hh", "h"),
    ("UMIN", "cc", "c"),
    ("UMULH", "hh", "h"),
    ("SMULH", "cc", "c"),
    ("CLZ", "h", "h"),
    ("ICMP.SLT", "cc", "b"),
    ("ICMP.UGE", "hh", "b"),
    ("ICMP.EQ", "cc", "b"),
    ("SELECT", "bhh", "h"),
    ("SITOFP", "h", "f"),
    ("FPTOSI", "f", "h"),
    ("FPTOUI", "f", "c"),
];

fn name_of(ty: char) -> &'static str {
    match ty {
        'f' => "f32",
        'b' => "i1",
        'h' => "i16",
        'c' => "i8",
        _ => "i32",
    }
}

/// What kernels are given.
const ARGUMENTS: &str = "iiffhc";

/// A circuit of so many gates, of which the last ones are used together. It gives a value of this type.
fn kernel(rng: &mut Rng, result_type: char) -> String {
    let types: Vec<&str> = ARGUMENTS.chars().map(name_of).collect();
    let mut text = format!("circuit kernel({}) -> {}\n", types.join(", "), name_of(result_type));
    let mut known: Vec<(String, char)> = Vec::new();
    for (i, ty) in ARGUMENTS.chars().enumerate() {
        let _ = writeln!(text, "%a{i} : {} = ARG<{i}>", name_of(ty));
        known.push((format!("%a{i}"), ty));
    }
    for (i, ty) in "iifk".chars().enumerate() {
        let bits = match ty {
            'f' => u64::from((rng.below(64) as f32 / 4.0 - 8.0).to_bits()),
            'k' => rng.below(32) as u64,
            _ if rng.below(2) == 0 => rng.below(2000) as u64,
            _ => rng.next() & 0xffff_ffff,
        };
        let _ = writeln!(text, "%c{i} : {} = CONSTANT<{bits}>", name_of(ty));
        known.push((format!("%c{i}"), ty));
    }
    let mut made = 0;
    while made < GATES {
        let (op, inputs, own) = *rng.choose(OPS);
        let mut values = Vec::new();
        for ty in inputs.chars() {
            let fits: Vec<&String> = known
                .iter()
                .filter(|(_, of)| *of == ty || ty == 'i' && *of == 'k')
                .map(|(name, _)| name)
                .collect();
            // What was made last is used more often.
            let from = fits.len().saturating_sub(4 + rng.below(6));
            let Some(name) = fits.get(from + rng.below((fits.len() - from).max(1))) else {
                break;
            };
            values.push(name.as_str());
        }
        if values.len() < inputs.len() {
            continue;
        }
        let own = own.chars().next().unwrap();
        let _ = writeln!(text, "%x{made} : {} = {op} v({})", name_of(own), values.join(", "));
        known.push((format!("%x{made}"), own));
        made += 1;
    }
    // What is not of 32 bits counts as well.
    let others: Vec<(String, char)> = known
        .iter()
        .rev()
        .filter(|(_, ty)| "fhcb".contains(*ty))
        .take(3)
        .cloned()
        .collect();
    for (i, (name, ty)) in others.into_iter().enumerate() {
        let op = if ty == 'f' { "BITCAST" } else { "ZEXT" };
        let _ = writeln!(text, "%y{i} : i32 = {op} v({name})");
        known.push((format!("%y{i}"), 'i'));
    }
    let last: Vec<&(String, char)> = known.iter().rev().filter(|(_, ty)| *ty == 'i').take(6).collect();
    let mut result = last[0].0.clone();
    for (i, (name, _)) in last.iter().skip(1).enumerate() {
        let _ = writeln!(text, "%z{i} : i32 = XOR v({result}, {name})");
        result = format!("%z{i}");
    }
    if result_type != 'i' {
        let _ = writeln!(text, "%n : {} = TRUNC v({result})", name_of(result_type));
        result = "%n".into();
    }
    let _ = writeln!(text, "%r = RETURN s(@S) d(@D) v({result})");
    text
}

fn module(source: &str) -> Module {
    let set = &onespec_circuit::GATES;
    let circuits = text::parse(set, source, &Default::default()).unwrap_or_else(|e| panic!("{e:?}\n{source}"));
    let mut module = Module::new(set);
    for circuit in circuits {
        let signature = circuit.signature.clone().unwrap();
        module.add_function(Function {
            name: signature.name.clone(),
            signature,
            circuit,
            line: 0,
            independent: Vec::new(),
            unordered: Vec::new(),
            approximate: false,
        });
    }
    module
}

/// A register as the target has it: its file and number, and where its bits begin there.
fn place(driver: &Driver, (file, number): (u16, u16)) -> (u16, u64, u32, u64) {
    let isa = driver.machine.isa;
    let bits = |file: u16| isa.files[usize::from(file)].width[0];
    let part = isa.files[usize::from(file)].part_of;
    let (small, number) = (bits(file), u64::from(number));
    let mask = u64::MAX >> (64 - small);
    match part.filter(|part| driver.machine.target.features.contains(part.feature)) {
        Some(part) => {
            let ratio = u64::from(bits(part.file) / small);
            (part.file, number / ratio, (number % ratio) as u32 * small, mask)
        }
        None => (file, number, 0, mask),
    }
}

/// The result of a kernel by the machine's semantics.
fn run(driver: &Driver, decoder: &Decoder, steps: &mut Steps, lanes: &LaneCode, arguments: &[u64]) -> u64 {
    let isa = driver.machine.isa;
    for (register, value) in lanes.arguments.iter().zip(arguments) {
        let (file, number, lo, mask) = place(driver, register.register().expect("a register"));
        let old = steps.reg(file, number);
        steps.set_reg(file, number, old & !(mask << lo) | (value & mask) << lo);
    }
    let memory: &mut dyn GateMemory = &mut NoMemory;
    for item in decoder.iter(&lanes.code) {
        let op = item.op.expect("an instruction");
        let args = isa.extract(op, item.word);
        let count = isa.ops[usize::from(op)].operands.len();
        // The last one ends the kernel by a trap.
        if steps.run(op, &args[..count], (0, 8), memory).is_none() {
            assert_eq!(
                item.offset + usize::from(item.length) / 8,
                lanes.code.len(),
                "a trap in the middle"
            );
        }
    }
    let (file, number, lo, mask) = place(driver, lanes.results[0].register().expect("a register"));
    steps.reg(file, number) >> lo & mask
}

/// A float: small ones, which are exact most often, and any bits: subnormal numbers, infinities and NaNs among them.
fn float(rng: &mut Rng) -> u64 {
    const EDGES: [u32; 8] = [
        0,
        1 << 31,
        1,
        0x807f_ffff,
        0x7f80_0000,
        0xff80_0000,
        0x7fc0_0000,
        0x7f7f_ffff,
    ];
    match rng.below(6) {
        0 => u64::from(*rng.choose(&EDGES)),
        1 => rng.next() & 0xffff_ffff,
        _ => u64::from((rng.below(4000) as f32 / 16.0 - 100.0).to_bits()),
    }
}

/// Whether an instruction names a half register.
fn is_of_halves(printer: &Printer, op: u16, word: Word) -> bool {
    let mut text = String::new();
    printer.print(op, word, None, &mut text);
    text.contains("hr")
}

/// Compiles kernels for a target and runs each on a few arguments; what was done, for people.
fn kernels_of(machine: &str, target: &str, program: &'static IrProgram, seed: u64, count: u64) -> String {
    let found = onespec_machines::find(machine).unwrap();
    let resolved = found.isa.target(target).unwrap();
    let driver = Driver::new(found.isa, resolved.clone(), found.selectors, Level::O1).unwrap();
    let decoder = Decoder::new(found.isa, &resolved);
    let model = Model::of(found.isa, &resolved).unwrap();
    let printer = Printer::new(found.isa, &resolved.features, PrintOptions::default());
    let mut steps = Steps::new(program);
    steps.set_features(resolved.features);
    let mut rng = Rng::new(seed);
    let (mut words, mut of_halves) = (0, 0);
    for number in 0..count {
        // What is narrow is returned in a half register.
        let result_type = *rng.choose(&['i', 'i', 'h', 'c']);
        let bits = [32, 16, 8][usize::from(result_type != 'i') + usize::from(result_type == 'c')];
        let source = kernel(&mut rng, result_type);
        let mut compiled = module(&source);
        let lanes = driver.lanes(&mut compiled, 0);
        let lanes = lanes.unwrap_or_else(|e| panic!("{target} {number}: {e:?}\n{source}"));
        words += lanes.instructions.len();
        of_halves += decoder
            .iter(&lanes.code)
            .filter(|item| item.op.as_ref().is_ok_and(|op| is_of_halves(&printer, *op, item.word)))
            .count();
        let code: Vec<Instance> = decoder
            .iter(&lanes.code)
            .map(|item| model.instance(item.op.ok(), item.word))
            .collect();
        let hazards = Graph::straight(code.len()).hazards(&model, &code);
        assert!(hazards.is_empty(), "{target} {number}: {hazards:?}\n{source}");
        let circuits = module(&source);
        let evaluated = Program::new(&circuits).unwrap();
        for _ in 0..RUNS {
            let arguments = [
                rng.next() & 0xffff_ffff,
                rng.below(100) as u64,
                float(&mut rng),
                float(&mut rng),
                rng.next() & 0xffff,
                rng.next() & 0xff,
            ];
            let mut services = Services::default();
            let ran = evaluated
                .run(
                    "kernel",
                    &arguments,
                    &mut services,
                    &mut Tables(circuits.set),
                    Limits::default(),
                )
                .unwrap();
            let given = run(&driver, &decoder, &mut steps, &lanes, &arguments);
            let given = given & u64::MAX >> (64 - bits);
            assert_eq!(ran, Some(given), "{target} {number} {arguments:x?}\n{source}");
        }
    }
    assert!(
        of_halves as u64 > count,
        "{target}: {of_halves} instructions on half registers"
    );
    format!("{target}: {count} kernels of {words} words, {of_halves} on half registers, seed {seed}")
}

#[test]
fn kernels_compute_what_circuits_do() {
    let seed = std::env::var("ONESPEC_SEED").map_or(0x4b45_524e, |s| s.parse().unwrap());
    let count = std::env::var("ONESPEC_KERNELS").map_or(KERNELS, |s| s.parse().unwrap());
    println!("seed {seed}");
    for (machine, targets) in TARGETS {
        let spec = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../spec");
        let checked = onespec_gen::check_machine(&spec, machine);
        let program = &checked.programs[0];
        std::thread::scope(|scope| {
            let of = |target| scope.spawn(move || kernels_of(machine, target, program, seed, count));
            let all: Vec<_> = targets.iter().map(|target| of(*target)).collect();
            for one in all {
                println!(
                    "{}",
                    one.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
                );
            }
        });
    }
}

/// More values than registers are an error that says so: there is nowhere else to put them.
#[test]
fn values_that_do_not_fit_the_registers_are_told() {
    let mut source = String::from(
        "circuit kernel(i32, i32) -> i32\n%a : i32 = ARG<0>\n%b : i32 = ARG<1>\n%x0 : i32 = ADD v(%a, %b)\n",
    );
    const VALUES: usize = 80;
    for i in 1..VALUES {
        let _ = writeln!(source, "%x{i} : i32 = MUL v(%x{}, %b)", i - 1);
    }
    // The first ones are wanted last.
    let _ = writeln!(source, "%y{} : i32 = XOR v(%x{}, %a)", VALUES - 1, VALUES - 1);
    for i in (0..VALUES - 1).rev() {
        let _ = writeln!(source, "%y{i} : i32 = SUB v(%y{}, %x{i})", i + 1);
    }
    source += "%r = RETURN s(@S) d(@D) v(%y0)\n";
    let found = onespec_machines::find("ir3").unwrap();
    let resolved = found.isa.target("a420").unwrap();
    let driver = Driver::new(found.isa, resolved, found.selectors, Level::O1).unwrap();
    let problems = driver.lanes(&mut module(&source), 0).expect_err("too many values");
    let [problem] = problems.as_slice() else {
        panic!("{problems:?}")
    };
    let told = problem.to_string();
    let wanted = "values are live at one point, calling convention";
    assert!(
        told.contains(wanted) && told.contains("has no stack for others; "),
        "{told}"
    );
    // The values by their instructions and lines.
    assert!(told.contains("argument") && told.contains("(line 6)"), "{told}");
}
