//! The same on vectors whose size is a setting of the machine and of which a register says how many elements count: integers of
//! all widths, and floats, which are exact. Masks are combined, too. Vectors take a part of a register, one, or a group of
//! up to eight. Kernels run at each size in turns, with `ONESPEC_ALL` at all.

use super::{CONDITIONS, GATES, Target, code, execute, finished, opcode, set, ty};
use onespec_compiler::evaluate::{self, Limits, Outcome, Tables};
use onespec_driver::{Driver, LaneCode, Level, Place};
use onespec_graph::module::Function;
use onespec_graph::{Circuit, Gate, Module, Role, Type};
use onespec_test_support::Rng;
use onespec_volt::Services;

/// Vector units in registers whose size is `vlen`; in one, elements of which nobody says what they become are ones.
const TARGETS: [Target; 3] = [
    scalable(&[("vlen", 128)]),
    scalable(&[("vlen", 256), ("agnostic", 1)]),
    scalable(&[("vlen", 512)]),
];

const fn scalable(settings: &'static [(&'static str, i64)]) -> Target {
    Target {
        machine: "riscv",
        name: "rv64gcv",
        given: &[("csr.mstatus", 0x8000_000a_0000_6600), ("X[2]", 0x8700_0000)],
        link: Some(("X[1]", "li t0, 0x100000\nli t1, 0x5555\nsw t1, 0(t0)\n")),
        settings,
    }
}

/// What vectors are made of.
struct Element {
    name: &'static str,
    bits: u32,
    float: bool,
}

/// Most registers of 64 bits for each unit of the scale that a vector takes.
const MOST_REGISTERS: u32 = 8;

const ELEMENTS: [Element; 6] = [
    element("i8", 8, false),
    element("i16", 16, false),
    element("i32", 32, false),
    element("i64", 64, false),
    element("f32", 32, true),
    element("f64", 64, true),
];

const fn element(name: &'static str, bits: u32, float: bool) -> Element {
    Element { name, bits, float }
}

/// Gates on floats, as far as the target computes their twins.
const FLOATS: [&str; 11] = [
    "FADD",
    "FSUB",
    "FMUL",
    "FDIV",
    "FMIN",
    "FMAX",
    "FCOPYSIGN",
    "FSQRT",
    "FNEG",
    "FABS",
    "FMA",
];
const ORDERS: [&str; 14] = [
    "OEQ", "OGT", "OGE", "OLT", "OLE", "ONE", "ORD", "UNO", "UEQ", "UGT", "UGE", "ULT", "ULE", "UNE",
];
/// What two conditions become; the last: the first alone.
const LOGIC: [&str; 4] = ["AND", "OR", "XOR", ""];

/// A gate of a kernel: what it is, and the numbers of its inputs.
enum Made {
    Input(u64),
    Constant(u64),
    Gate(&'static str, Vec<usize>),
    /// `(inputs[0] <first> inputs[1]) <logic> (inputs[2] <second> inputs[3]) ? inputs[4] : inputs[5]`
    Choice([&'static str; 3], Vec<usize>),
}

/// How many elements count.
#[derive(Debug, Clone, Copy)]
enum Count {
    /// A constant of the code.
    Constant(u64),
    /// The last argument.
    Argument(u64),
}

struct Kernel {
    of: &'static Element,
    /// Elements for each unit of the scale.
    lanes: u32,
    inputs: usize,
    gates: Vec<Made>,
    results: Vec<usize>,
    count: Count,
}

impl Kernel {
    fn random(rng: &mut Rng, of: &'static Element, lanes: u32, gates: &[&'static str]) -> Kernel {
        // Arguments of a group of eight registers there are two of.
        let inputs = 1 + rng.below(if lanes * of.bits > 256 { 2 } else { 3 });
        let mut all: Vec<Made> = (0..inputs as u64).map(Made::Input).collect();
        let conditions: &[&'static str] = if of.float { &ORDERS } else { &CONDITIONS };
        for _ in 0..1 + rng.below(9) {
            let one = |rng: &mut Rng| rng.below(all.len());
            let made = match rng.below(6) {
                0 => Made::Constant(value(rng, of)),
                1 | 2 => {
                    let mut condition = || conditions[rng.below(conditions.len())];
                    let names = [condition(), condition(), LOGIC[rng.below(LOGIC.len())]];
                    Made::Choice(names, (0..6).map(|_| one(rng)).collect())
                }
                _ => Made::Gate(gates[rng.below(gates.len())], (0..3).map(|_| one(rng)).collect()),
            };
            all.push(made);
        }
        let last = all.len() - 1;
        Kernel {
            of,
            lanes,
            inputs,
            gates: all,
            results: (0..1 + rng.below(2)).map(|at| last.saturating_sub(at)).collect(),
            count: match rng.below(4) {
                0 => Count::Constant(u64::from(u32::MAX)),
                1 => Count::Constant(rng.below(40) as u64),
                2 => Count::Argument(rng.below(600) as u64),
                _ => Count::Argument(rng.below(40) as u64),
            },
        }
    }

    /// The gates on scalars or, with how many elements count, on vectors.
    fn gates(&self, c: &mut Circuit, [own, bit]: [Type; 2], vl: Option<Gate>) -> Vec<Gate> {
        let role = |role| set().by_role(role).unwrap();
        let scalar = ty(self.of.name);
        let twin = |name: &str| opcode(&vl.map_or(name.into(), |_| format!("V_{name}")));
        let with = |of: &[Gate]| of.iter().copied().chain(vl).collect::<Vec<Gate>>();
        let mut made: Vec<Gate> = Vec::new();
        for gate in &self.gates {
            let inputs = |of: &[usize]| of.iter().map(|at| made[*at]).collect::<Vec<Gate>>();
            let new = match gate {
                Made::Input(n) => c.add(role(Role::Arg), own, *n, &[], &[], &[]),
                Made::Constant(bits) => {
                    let one = c.add(role(Role::Constant), scalar, *bits, &[], &[], &[]);
                    match vl {
                        Some(_) => c.add(opcode("V_SPLAT"), own, 0, &[], &[], &[one]),
                        None => one,
                    }
                }
                Made::Gate(name, of) => {
                    let of = inputs(&of[..set().def(opcode(name)).values.len()]);
                    c.add(twin(name), own, 0, &[], &[], &with(&of))
                }
                Made::Choice([first, second, logic], of) => {
                    let of = inputs(of);
                    let named = if self.of.float { "FCMP" } else { "ICMP" };
                    let compare = twin(named);
                    let mut asked = c.add(compare, bit, code(named, first), &[], &[], &with(&of[..2]));
                    if !logic.is_empty() {
                        let other = c.add(compare, bit, code(named, second), &[], &[], &with(&of[2..4]));
                        asked = c.add(twin(logic), bit, 0, &[], &[], &with(&[asked, other]));
                    }
                    c.add(twin("SELECT"), own, 0, &[], &[], &with(&[asked, of[4], of[5]]))
                }
            };
            made.push(new);
        }
        made
    }

    /// The values of one lane, as a circuit for a result.
    fn scalar(&self, result: usize) -> Circuit {
        let mut c = Circuit::new(set(), 64);
        let made = self.gates(&mut c, [ty(self.of.name), ty("i1")], None);
        let (state, depend) = (c.state_entry(), c.depend_entry());
        c.add(opcode("RETURN"), Type::NONE, 0, &[state], &[depend], &[made[result]]);
        c
    }

    /// The same on vectors, with all results.
    fn vectors(&self) -> Function {
        let role = |role| set().by_role(role).unwrap();
        let lanes = ty(&format!("v{}{}", self.lanes, self.of.name));
        let mut c = Circuit::new(set(), 64);
        let mut params = vec![lanes; self.inputs];
        let vl = match self.count {
            Count::Constant(n) => c.add(role(Role::Constant), ty("i64"), n, &[], &[], &[]),
            Count::Argument(_) => {
                params.push(ty("i64"));
                c.add(role(Role::Arg), ty("i64"), self.inputs as u64, &[], &[], &[])
            }
        };
        let mask = ty(&format!("v{}i1", self.lanes));
        let made = self.gates(&mut c, [lanes, mask], Some(vl));
        let results: Vec<Gate> = self.results.iter().map(|at| made[*at]).collect();
        finished(c, params, &results)
    }
}

/// A value: the edges of its type as often as any.
fn value(rng: &mut Rng, of: &Element) -> u64 {
    let mask = u64::MAX >> (64 - of.bits);
    if !of.float {
        let edges = [0, 1, 2, mask, mask - 1, mask >> 1, (mask >> 1) + 1, 7];
        return match rng.below(2) {
            0 => edges[rng.below(edges.len())],
            _ => rng.next() & mask,
        };
    }
    let (fraction, sign) = (if of.bits == 32 { 23 } else { 52 }, 1 << (of.bits - 1));
    let infinity = (mask >> 1) >> fraction << fraction;
    let one = infinity >> 1 & !((1 << fraction) - 1);
    let any = rng.next();
    let low = any & ((1 << fraction) - 1);
    let of_exponent = match rng.below(8) {
        0 => 0,
        1 => low,
        2 => infinity,
        3 => infinity | low,
        4 => any & infinity | low,
        // Near one, where sums round and cancel.
        _ => one.wrapping_add((any >> 60) << fraction) | low & !(any >> 8 & 0xff_ffff),
    };
    (of_exponent | any & sign) & mask
}

/// Code whose vectors, the first of its arguments, are in groups of registers: with each register by itself, and the bytes of
/// each.
fn in_registers(
    made: &LaneCode,
    vectors: usize,
    (registers, bytes): (usize, usize),
    given: &[Vec<u8>],
) -> (LaneCode, Vec<Vec<u8>>) {
    let group = |place: Place| {
        let (file, first) = place.register().expect("a register");
        (0..registers as u16).map(move |at| Place::Register(file, first + at))
    };
    let mut code = made.clone();
    code.results = made.results.iter().flat_map(|place| group(*place)).collect();
    code.arguments.clear();
    let mut all = Vec::new();
    for (at, (place, value)) in made.arguments.iter().zip(given).enumerate() {
        if at >= vectors {
            code.arguments.push(*place);
            all.push(value.clone());
            continue;
        }
        let mut value = value.clone();
        value.resize(registers * bytes, 0xa5);
        code.arguments.extend(group(*place));
        all.extend(value.chunks(bytes).map(<[u8]>::to_vec));
    }
    (code, all)
}

#[test]
fn kernels_on_vectors_of_any_size_compute_what_their_gates_do() {
    let first: u64 = std::env::var("ONESPEC_SEED").map_or(1, |s| s.parse().unwrap());
    let rounds: u64 = std::env::var("ONESPEC_ROUNDS").map_or(500, |s| s.parse().unwrap());
    let everywhere = std::env::var_os("ONESPEC_ALL").is_some();
    let target = &TARGETS[0];
    let machine = onespec_machines::find(target.machine).unwrap();
    let resolved = machine.isa.target(target.name).unwrap();
    // At -O0 settings stand before each instruction, and registers are given in one pass.
    let driver = |level| Driver::new(machine.isa, resolved.clone(), machine.selectors, level).unwrap();
    let drivers = [driver(Level::O2), driver(Level::O0)];
    let vectors = drivers[0].vectors.as_ref().expect("a target with vectors");
    let (mut wrong, mut instructions, mut floats) = (Vec::new(), 0, 0);
    println!("{}: seeds from {first}", target.name);
    for seed in first..first + rounds {
        let mut rng = Rng::new(seed);
        let of = &ELEMENTS[rng.below(ELEMENTS.len())];
        floats += u32::from(of.float);
        let count = 1 << rng.below((64 * MOST_REGISTERS / of.bits).ilog2() as usize + 1);
        let vector = ty(&format!("v{count}{}", of.name));
        let has = |name: &&'static str| (vectors.computes)(opcode(&format!("V_{name}")), vector);
        let all = if of.float { &FLOATS[..] } else { &GATES[..] };
        let gates: Vec<&'static str> = all.iter().copied().filter(has).collect();
        assert!(gates.len() * 10 >= all.len() * 8, "few gates of {}: {gates:?}", of.name);
        let kernel = Kernel::random(&mut rng, of, count, &gates);
        let mut module = Module::new(set());
        module.add_function(kernel.vectors());
        let driver = &drivers[usize::from(seed % 6 > 3)];
        let made = match driver.lanes(&mut module, 0) {
            Ok(made) => made,
            Err(problems) => {
                wrong.push(format!("seed {seed}, {}: {problems:?}", of.name));
                continue;
            }
        };
        instructions += made.instructions.len();
        let turn = (seed % TARGETS.len() as u64) as usize;
        for (_, on) in TARGETS.iter().enumerate().filter(|(at, _)| everywhere || *at == turn) {
            let bits: i64 = on.settings.iter().map(|(_, bits)| bits).sum();
            let lanes = (bits as u32 / 64 * kernel.lanes) as usize;
            // Bits of the registers of a vector, and how many there are.
            let bytes_of_register = bits as usize / 8;
            let registers = (kernel.lanes * of.bits).div_ceil(64) as usize;
            let inputs: Vec<Vec<u64>> = (0..kernel.inputs)
                .map(|_| (0..lanes).map(|_| value(&mut rng, of)).collect())
                .collect();
            let bytes = |lane: &u64| lane.to_le_bytes()[..of.bits as usize / 8].to_vec();
            let mut given: Vec<Vec<u8>> = inputs
                .iter()
                .map(|lanes| lanes.iter().flat_map(bytes).collect())
                .collect();
            let count = match kernel.count {
                Count::Constant(n) => n,
                Count::Argument(n) => {
                    given.push(n.to_le_bytes().to_vec());
                    n
                }
            };
            let what = format!("seed {seed}, {} at {bits}, {:?}", of.name, kernel.count);
            let groups = in_registers(&made, kernel.inputs, (registers, bytes_of_register), &given);
            let results = match execute(machine, on, &groups.0, &groups.1) {
                Ok(results) => results,
                Err(error) => {
                    wrong.push(format!("{what}: {error}"));
                    continue;
                }
            };
            let results = results.chunks(registers).map(<[Vec<u8>]>::concat);
            for (result, found) in kernel.results.iter().zip(results) {
                let circuit = kernel.scalar(*result);
                for lane in 0..lanes.min(usize::try_from(count).unwrap()) {
                    let arguments: Vec<u64> = inputs.iter().map(|of| of[lane]).collect();
                    let mut host = Services::default();
                    let run = evaluate::run(&circuit, &arguments, &mut Tables(set()), &mut host, Limits::default());
                    let Ok(Outcome::Return(Some((_, expected)))) = run.outcome else {
                        panic!("{:?}", run.outcome);
                    };
                    let size = of.bits as usize / 8;
                    let mut word = [0; 8];
                    word[..size].copy_from_slice(&found[size * lane..size * (lane + 1)]);
                    let found = u64::from_le_bytes(word);
                    if found != expected {
                        wrong.push(format!("{what}, lane {lane}: {found:#x}, not {expected:#x}"));
                        break;
                    }
                }
            }
        }
    }
    println!("{rounds} kernels of {instructions} instructions, {floats} on floats, at 128 and 256 bits");
    let shown: Vec<String> = wrong.iter().take(20).cloned().collect();
    assert!(wrong.is_empty(), "{} wrong\n{}", wrong.len(), shown.join("\n"));
}
