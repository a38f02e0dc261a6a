//! Random kernels on the lanes of accelerators: straight-line code on values that come and leave in registers, executed on
//! the machine's platform. Each lane has what the same gates on scalars give, by the evaluator of circuits.
//!
//! Kernels on floats are compared on values for which every result is exact, whatever a machine approximates: whole numbers
//! below 2^24, so that no sum or product is rounded or subnormal. Zeros of both signs are one value.
//!
//! `ONESPEC_SEED` is the first seed, `ONESPEC_ROUNDS` how many kernels a target has, `ONESPEC_TARGETS` which targets.

use onespec_compiler::evaluate::{self, Limits, Outcome, Tables};
use onespec_core::asm::{AsmOptions, assemble};
use onespec_core::timing::Model;
use onespec_driver::{Driver, LaneCode, Level, Place};
use onespec_emulator::options::{End, Mode, Options, StateValue};
use onespec_emulator::user::files::Streams;
use onespec_emulator::{api, machines, platforms};
use onespec_graph::circuit::Signature;
use onespec_graph::module::Function;
use onespec_graph::set::Bitfield;
use onespec_graph::{Circuit, Gate, GateSet, Module, Opcode, Role, Type};
use onespec_machines::Machine;
use onespec_test_support::Rng;
use onespec_volt::Services;
use std::io::{Cursor, sink};

#[path = "lanes/typed.rs"]
mod typed;

/// A machine, a target, state that compiled code relies on, the register that says where a kernel returns to, and what
/// stands there: the end of a program.
struct Target {
    machine: &'static str,
    name: &'static str,
    given: &'static [(&'static str, u64)],
    link: Option<(&'static str, &'static str)>,
    /// Properties of the machine, such as the size of its registers.
    settings: &'static [(&'static str, i64)],
}

const TARGETS: [Target; 3] = [
    Target {
        machine: "sfpu",
        name: "wormhole",
        given: &[],
        link: None,
        settings: &[],
    },
    Target {
        machine: "sfpu",
        name: "blackhole",
        given: &[],
        link: None,
        settings: &[],
    },
    Target {
        machine: "esperanto",
        name: "esperanto-a0",
        given: &[("csr.mstatus", 0x8000_000a_0000_6000)],
        link: Some(("X[1]", "li t0, 0x1feed000\ncsrw validation0, t0\n")),
        settings: &[],
    },
];
/// Most instructions of a gate of random kernels.
const SHORT: usize = 32;
/// Gates that kernels are made of, as far as the target computes their twins.
const GATES: [&str; 13] = [
    "ADD", "SUB", "AND", "OR", "XOR", "MUL", "SHL", "LSHR", "ASHR", "SMIN", "SMAX", "UMIN", "UMAX",
];
const CONDITIONS: [&str; 10] = ["EQ", "NE", "SLT", "SGE", "SGT", "SLE", "ULT", "UGE", "UGT", "ULE"];
/// Those of kernels on floats, with how many inputs each has.
const FLOAT_GATES: [(&str, usize); 6] = [
    ("FADD", 2),
    ("FSUB", 2),
    ("FMUL", 2),
    ("FMA", 3),
    ("FNEG", 1),
    ("FABS", 1),
];
const FLOAT_CONDITIONS: [&str; 12] = [
    "OEQ", "ONE", "OLT", "OLE", "OGT", "OGE", "UEQ", "UNE", "ULT", "ULE", "UGT", "UGE",
];
/// Whole numbers below this are floats, and so are their sums and products as long as these are below it.
const EXACT: u64 = 1 << 24;
/// Most of an input of a kernel on floats.
const MOST_FLOAT: u64 = 9;

fn set() -> &'static GateSet {
    &onespec_circuit::GATES
}

fn opcode(name: &str) -> Opcode {
    set().by_name(name).unwrap_or_else(|| panic!("no gate {name}"))
}

fn ty(name: &str) -> Type {
    set().type_by_name(name).unwrap_or_else(|| panic!("no type {name}"))
}

/// A gate of a kernel: what it is, and the numbers of its inputs.
#[derive(Debug, Clone)]
enum Made {
    Input(u64),
    Constant(u64),
    Gate(&'static str, Vec<usize>),
    /// `inputs[0] <condition> 0 ? inputs[1] : inputs[2]`
    Choice(&'static str, Vec<usize>),
}

/// Elements of a kernel.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Element {
    Integer,
    Float,
}

impl Element {
    /// Its type, that of vectors of it, and the gate that compares.
    fn names(self) -> (&'static str, &'static str, &'static str) {
        match self {
            Element::Integer => ("i32", "v2i32", "ICMP"),
            Element::Float => ("f32", "v2f32", "FCMP"),
        }
    }

    fn value(self, rng: &mut Rng) -> u32 {
        match (self, rng.below(4)) {
            (Element::Integer, 0) => rng.below(3) as u32,
            (Element::Integer, 1) => u32::MAX - rng.below(3) as u32,
            (Element::Integer, _) => rng.next() as u32,
            (Element::Float, sign) => {
                let whole = rng.below(MOST_FLOAT as usize + 1) as f32;
                (if sign < 2 { -whole } else { whole }).to_bits()
            }
        }
    }

    fn same(self, found: u32, expected: u64) -> bool {
        match self {
            Element::Integer => u64::from(found) == expected,
            Element::Float => f32::from_bits(found) == f32::from_bits(expected as u32),
        }
    }
}

struct Kernel {
    element: Element,
    inputs: usize,
    gates: Vec<Made>,
    results: Vec<usize>,
}

impl Kernel {
    fn random(rng: &mut Rng, gates: &[&'static str]) -> Kernel {
        let inputs = 1 + rng.below(3);
        let mut all: Vec<Made> = (0..inputs as u64).map(Made::Input).collect();
        for _ in 0..1 + rng.below(8) {
            let one = |rng: &mut Rng| rng.below(all.len());
            let made = match rng.below(6) {
                0 => Made::Constant([0, 1, 0xffff_ffff, 7, 0x8000_0000, 0x1234][rng.below(6)]),
                1 | 2 => Made::Choice(
                    CONDITIONS[rng.below(CONDITIONS.len())],
                    vec![one(rng), one(rng), one(rng)],
                ),
                _ => Made::Gate(gates[rng.below(gates.len())], vec![one(rng), one(rng)]),
            };
            all.push(made);
        }
        let last = all.len() - 1;
        let results = (0..1 + rng.below(2)).map(|at| last.saturating_sub(at)).collect();
        Kernel {
            element: Element::Integer,
            inputs,
            gates: all,
            results,
        }
    }

    /// One on floats, none of whose values is rounded.
    fn random_floats(rng: &mut Rng) -> Kernel {
        let inputs = 1 + rng.below(3);
        let mut all: Vec<Made> = (0..inputs as u64).map(Made::Input).collect();
        // By value, the most that it can be.
        let mut most = vec![MOST_FLOAT; inputs];
        while all.len() < inputs + 1 + rng.below(8) {
            let one = |rng: &mut Rng| rng.below(all.len());
            let (made, bound) = match rng.below(8) {
                0 => {
                    let whole = rng.below(4);
                    (Made::Constant(u64::from((whole as f32).to_bits())), whole as u64)
                }
                1 => {
                    let of = vec![one(rng), one(rng), one(rng)];
                    let bound = most[of[1]].max(most[of[2]]);
                    let condition = FLOAT_CONDITIONS[rng.below(FLOAT_CONDITIONS.len())];
                    (Made::Choice(condition, of), bound)
                }
                _ => {
                    let (name, count) = FLOAT_GATES[rng.below(FLOAT_GATES.len())];
                    let of: Vec<usize> = (0..count).map(|_| one(rng)).collect();
                    let of_input = |k: usize| most[of[k]];
                    let bound = match name {
                        "FADD" | "FSUB" => of_input(0) + of_input(1),
                        "FMUL" => of_input(0) * of_input(1),
                        "FMA" => of_input(0) * of_input(1) + of_input(2),
                        _ => of_input(0),
                    };
                    (Made::Gate(name, of), bound)
                }
            };
            if bound < EXACT {
                all.push(made);
                most.push(bound);
            }
        }
        let last = all.len() - 1;
        let results = (0..1 + rng.below(2)).map(|at| last.saturating_sub(at)).collect();
        Kernel {
            element: Element::Float,
            inputs,
            gates: all,
            results,
        }
    }

    /// The values of one lane, as a circuit for each result.
    fn scalar(&self, result: usize) -> Circuit {
        let (name, _, compare) = self.element.names();
        let (role, element) = (|role| set().by_role(role).unwrap(), ty(name));
        let mut c = Circuit::new(set(), 64);
        let mut made: Vec<Gate> = Vec::new();
        for gate in &self.gates {
            let inputs = |of: &[usize], made: &[Gate]| of.iter().map(|at| made[*at]).collect::<Vec<Gate>>();
            let new = match gate {
                Made::Input(n) => c.add(role(Role::Arg), element, *n, &[], &[], &[]),
                Made::Constant(bits) => c.add(role(Role::Constant), element, *bits, &[], &[], &[]),
                Made::Gate(name, of) => {
                    let of = inputs(&of[..set().def(opcode(name)).values.len()], &made);
                    c.add(opcode(name), element, 0, &[], &[], &of)
                }
                Made::Choice(condition, of) => {
                    let zero = c.add(role(Role::Constant), element, 0, &[], &[], &[]);
                    let code = code(compare, condition);
                    let asked = c.add(opcode(compare), ty("i1"), code, &[], &[], &[made[of[0]], zero]);
                    c.add(
                        role(Role::Select),
                        element,
                        0,
                        &[],
                        &[],
                        &[asked, made[of[1]], made[of[2]]],
                    )
                }
            };
            made.push(new);
        }
        let (state, depend) = (c.state_entry(), c.depend_entry());
        c.add(opcode("RETURN"), Type::NONE, 0, &[state], &[depend], &[made[result]]);
        c
    }

    /// The same on vectors, with all results.
    fn vectors(&self) -> Function {
        let role = |role| set().by_role(role).unwrap();
        let (name, of_vector, compare) = self.element.names();
        let (lanes, scalar, mask) = (ty(of_vector), ty(name), ty("v2i1"));
        let mut c = Circuit::new(set(), 64);
        let all = c.add(role(Role::Constant), ty("i64"), u64::from(u32::MAX), &[], &[], &[]);
        let mut made: Vec<Gate> = Vec::new();
        for gate in &self.gates {
            let new = match gate {
                Made::Input(n) => c.add(role(Role::Arg), lanes, *n, &[], &[], &[]),
                Made::Constant(bits) => {
                    let one = c.add(role(Role::Constant), scalar, *bits, &[], &[], &[]);
                    c.add(opcode("V_SPLAT"), lanes, 0, &[], &[], &[one])
                }
                Made::Gate(name, of) => {
                    let count = set().def(opcode(name)).values.len();
                    let mut of: Vec<Gate> = of[..count].iter().map(|at| made[*at]).collect();
                    of.push(all);
                    c.add(opcode(&format!("V_{name}")), lanes, 0, &[], &[], &of)
                }
                Made::Choice(condition, of) => {
                    let zero = c.add(role(Role::Constant), scalar, 0, &[], &[], &[]);
                    let zero = c.add(opcode("V_SPLAT"), lanes, 0, &[], &[], &[zero]);
                    let asked = [made[of[0]], zero, all];
                    let asked = c.add(
                        opcode(&format!("V_{compare}")),
                        mask,
                        code(compare, condition),
                        &[],
                        &[],
                        &asked,
                    );
                    let of = [asked, made[of[1]], made[of[2]], all];
                    c.add(opcode("V_SELECT"), lanes, 0, &[], &[], &of)
                }
            };
            made.push(new);
        }
        let results: Vec<Gate> = self.results.iter().map(|at| made[*at]).collect();
        finished(c, vec![lanes; self.inputs], &results)
    }
}

/// The circuit as a kernel that takes values of these types and leaves these results.
fn finished(mut c: Circuit, params: Vec<Type>, results: &[Gate]) -> Function {
    let (state, depend) = (c.state_entry(), c.depend_entry());
    let (leave, count) = (opcode("RETURN_VALUES"), results.len() as u64);
    c.add(leave, Type::NONE, count, &[state], &[depend], results);
    let signature = Signature {
        name: "kernel".into(),
        params,
        result: Type::NONE,
    };
    c.signature = Some(signature.clone());
    Function {
        name: "kernel".into(),
        signature,
        circuit: c,
        line: 0,
        independent: Vec::new(),
        unordered: Vec::new(),
        approximate: false,
    }
}

/// The code of a condition of a gate that compares.
fn code(gate: &str, condition: &str) -> u64 {
    let Bitfield::Condition(table) = set().def(opcode(gate)).bitfield else {
        panic!("{gate} has no condition")
    };
    let found = set().conditions[usize::from(table)].by_name(condition);
    found.unwrap_or_else(|| panic!("no condition {condition}")).code.into()
}

/// A register as `--state` and `--show` name it.
fn name(machine: &Machine, place: Place) -> String {
    let (file, number) = place.register().expect("a register");
    format!("{}[{number}]", machine.isa.files[usize::from(file)].name)
}

/// Executes a kernel; the bytes of its results.
fn execute(machine: &Machine, target: &Target, code: &LaneCode, inputs: &[Vec<u8>]) -> Result<Vec<Vec<u8>>, String> {
    let resolved = machine.isa.target(target.name).unwrap();
    let platform = platforms::choose(machine.isa, &resolved, None).unwrap().unwrap();
    let arguments = code.arguments.iter().zip(inputs);
    let mut state: Vec<(String, StateValue)> = arguments
        .map(|(place, bytes)| (name(machine, *place), StateValue::Number(bytes.clone())))
        .collect();
    let given = target.given.iter();
    state.extend(given.map(|(name, value)| ((*name).into(), StateValue::Number(value.to_le_bytes().to_vec()))));
    let mut words = code.code.clone();
    if let Some((link, end)) = target.link {
        let end = assemble(machine.isa, &resolved, end, &AsmOptions::default());
        assert!(end.errors.is_empty(), "{:?}", end.errors);
        let place = platform.entry + words.len() as u64;
        state.push((link.into(), StateValue::Number(place.to_le_bytes().to_vec())));
        words.extend(end.sections.iter().flat_map(|section| &section.bytes));
    }
    let file = onespec_elf::image(machine.isa, &resolved, platform.entry, &words).unwrap();
    let options = Options {
        target: target.name.into(),
        mode: Some(Mode::Machine),
        max_insns: Some(100_000),
        settings: target
            .settings
            .iter()
            .map(|(name, value)| ((*name).into(), *value))
            .collect(),
        state,
        shown: code.results.iter().map(|place| name(machine, *place)).collect(),
        timing: Model::of(machine.isa, &resolved).is_some(),
        ..Options::default()
    };
    let streams = Streams {
        input: Box::new(Cursor::new(Vec::new())),
        output: Box::new(sink()),
        error: Box::new(sink()),
        terminal: false,
    };
    let description = machines::Description::generated(machine.code);
    let outcome = api::run(&description, &file, &options, streams).map_err(|e| e.to_string())?;
    match outcome.end {
        End::Exit => Ok(outcome.state.into_iter().map(|(_, bytes)| bytes).collect()),
        end => Err(format!("{end:?}")),
    }
}

#[test]
fn kernels_on_lanes_compute_what_their_gates_do() {
    let targets: Vec<&Target> = TARGETS.iter().collect();
    random_kernels(Element::Integer, &targets);
}

/// Machines without IEEE arithmetic among them, on values for which results are exact.
#[test]
fn kernels_on_floats_compute_what_their_gates_do() {
    let targets: Vec<&Target> = TARGETS.iter().filter(|of| driver(of).machine.approximate).collect();
    assert!(targets.len() > 1, "{} targets approximate", targets.len());
    random_kernels(Element::Float, &targets);
}

/// Where a convention does not allow an approximation, the error says what it would have been and what to do.
#[test]
fn approximations_that_are_not_allowed_are_told() {
    let of = &TARGETS[0];
    let mut driver = driver(of);
    driver.machine.approximate = false;
    let kernel = Kernel {
        element: Element::Float,
        inputs: 2,
        gates: vec![Made::Input(0), Made::Input(1), Made::Gate("FMUL", vec![0, 1])],
        results: vec![2],
    };
    let mut module = Module::new(set());
    module.add_function(kernel.vectors());
    let problems = driver.lanes(&mut module, 0).expect_err("an approximation");
    let told: Vec<String> = problems.iter().map(ToString::to_string).collect();
    let wanted = "in `kernel`: %11 V_FMUL: wormhole only approximates it: subnormal numbers are zeros. Calling convention lanes \
                  asks for IEEE 754; take one with `approximate: yes`, or leave this to code that runs elsewhere";
    assert_eq!(told, [wanted]);
}

fn driver(of: &Target) -> Driver {
    let machine = onespec_machines::find(of.machine).unwrap();
    let resolved = machine.isa.target(of.name).unwrap();
    Driver::new(machine.isa, resolved, machine.selectors, Level::O2).unwrap()
}

/// Whether a target computes a gate in few instructions, by itself or by others.
fn is_short(driver: &Driver, name: &'static str) -> bool {
    let kernel = Kernel {
        element: Element::Integer,
        inputs: 2,
        gates: vec![Made::Input(0), Made::Input(1), Made::Gate(name, vec![0, 1])],
        results: vec![2],
    };
    let mut module = Module::new(set());
    module.add_function(kernel.vectors());
    let made = driver.lanes(&mut module, 0);
    made.is_ok_and(|code| code.instructions.len() <= SHORT)
}

/// Random kernels of one kind of elements on some targets.
fn random_kernels(element: Element, targets: &[&Target]) {
    let first: u64 = std::env::var("ONESPEC_SEED").map_or(1, |s| s.parse().unwrap());
    let rounds: u64 = std::env::var("ONESPEC_ROUNDS").map_or(500, |s| s.parse().unwrap());
    let asked = std::env::var("ONESPEC_TARGETS").ok();
    let mut wrong = Vec::new();
    for of in targets {
        let target = of.name;
        if asked
            .as_ref()
            .is_some_and(|asked| !asked.split_whitespace().any(|t| t == target))
        {
            continue;
        }
        let machine = onespec_machines::find(of.machine).unwrap();
        let driver = driver(of);
        let vectors = driver.vector_target(set()).unwrap();
        let has = |name: &&&'static str| is_short(&driver, name);
        let gates: Vec<&'static str> = GATES.iter().filter(has).copied().collect();
        let lanes = 2 * vectors.scale.least() as usize;
        println!(
            "{target}: {lanes} lanes, {element:?}, seeds from {first}, {}",
            gates.join(" ")
        );
        let (mut instructions, mut large) = (0, 0);
        for seed in first..first + rounds {
            let mut rng = Rng::new(seed);
            let kernel = match element {
                Element::Integer => Kernel::random(&mut rng, &gates),
                Element::Float => Kernel::random_floats(&mut rng),
            };
            let mut module = Module::new(set());
            module.add_function(kernel.vectors());
            let made = match driver.lanes(&mut module, 0) {
                Ok(made) => made,
                Err(problems) => {
                    if problems.iter().all(|p| p.message.contains("are live at one point")) {
                        large += 1;
                        continue;
                    }
                    wrong.push(format!("{target}, seed {seed}: {problems:?}"));
                    continue;
                }
            };
            instructions += made.instructions.len();
            if let Err(bad) = compare(machine, of, &kernel, &made, lanes, &mut rng) {
                wrong.push(format!("{target}, seed {seed}: {bad}"));
            }
        }
        println!("{target}: {rounds} kernels of {instructions} instructions, {large} do not fit the registers");
        assert!(large * 20 < rounds, "{large} of {rounds} kernels do not fit");
    }
    assert!(
        wrong.is_empty(),
        "{} wrong\n{}",
        wrong.len(),
        wrong.iter().take(20).cloned().collect::<Vec<_>>().join("\n")
    );
}

/// Executes a kernel on random inputs; the first lane whose result is not that of the evaluator of circuits.
fn compare(
    machine: &Machine,
    of: &Target,
    kernel: &Kernel,
    made: &LaneCode,
    lanes: usize,
    rng: &mut Rng,
) -> Result<(), String> {
    let element = kernel.element;
    let inputs: Vec<Vec<u32>> = (0..kernel.inputs)
        .map(|_| (0..lanes).map(|_| element.value(rng)).collect())
        .collect();
    let bytes: Vec<Vec<u8>> = inputs
        .iter()
        .map(|lanes| lanes.iter().flat_map(|lane| lane.to_le_bytes()).collect())
        .collect();
    let results = execute(machine, of, made, &bytes)?;
    for (result, found) in kernel.results.iter().zip(results) {
        let circuit = kernel.scalar(*result);
        for lane in 0..lanes {
            let arguments: Vec<u64> = inputs.iter().map(|of| of[lane].into()).collect();
            let mut host = Services::default();
            let run = evaluate::run(&circuit, &arguments, &mut Tables(set()), &mut host, Limits::default());
            let Ok(Outcome::Return(Some((_, expected)))) = run.outcome else {
                panic!("{:?}", run.outcome);
            };
            let at = 4 * lane;
            let found = found
                .get(at..at + 4)
                .map_or(0, |b| u32::from_le_bytes(b.try_into().unwrap()));
            if !element.same(found, expected) {
                return Err(format!("lane {lane}: {found:#x}, not {expected:#x}"));
            }
        }
    }
    Ok(())
}

/// Eight constants that are used twice, and a value: constants are computed again, as there are eight registers.
#[test]
fn constants_give_way_where_registers_are_few() {
    let constants = 8;
    let mut gates = vec![Made::Input(0)];
    gates.extend((0..constants).map(|i| Made::Constant(0x0123_4567 + 0x0101_0101 * i)));
    for round in 0..2 * constants as usize {
        let name = ["ADD", "XOR"][round % 2];
        let before = if round == 0 { 0 } else { gates.len() - 1 };
        gates.push(Made::Gate(name, vec![before, 1 + round % constants as usize]));
    }
    let kernel = Kernel {
        element: Element::Integer,
        inputs: 1,
        results: vec![gates.len() - 1],
        gates,
    };
    for of in TARGETS.iter().filter(|of| of.machine == "sfpu") {
        let driver = driver(of);
        let mut module = Module::new(set());
        module.add_function(kernel.vectors());
        let made = driver
            .lanes(&mut module, 0)
            .unwrap_or_else(|p| panic!("{}: {p:?}", of.name));
        let machine = onespec_machines::find(of.machine).unwrap();
        let vectors = driver.vector_target(set()).unwrap();
        let lanes = 2 * vectors.scale.least() as usize;
        let same = compare(machine, of, &kernel, &made, lanes, &mut Rng::new(1));
        assert_eq!(same, Ok(()), "{}", of.name);
    }
}
