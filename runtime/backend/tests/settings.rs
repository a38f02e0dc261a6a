//! Insertion of settings on functions made by hand and by chance: on every way through a function state holds what
//! instructions demand, and settings are where they are expected. `ONESPEC_SEED` is the first seed, `ONESPEC_ROUNDS` how
//! many functions there are.

#[path = "vsets/cases.rs"]
mod cases;
#[allow(dead_code)]
mod support;

use onespec_backend::Machine;
use onespec_backend::code::{Arg, Demand, Function, Held, OnState, VReg, What};
use onespec_backend::settings::{Mode, Setters, insert};
use onespec_core::select::Setting;
use onespec_test_support::Rng;
use std::collections::HashMap;

/// Settings of two pieces of state, as those of vectors are, and of one by itself.
static SETTINGS: &[Setting] = &[
    setting(
        ("e32", 2),
        &[("vtype", 0x50)],
        &[
            ("number", "vsetivli zero, {number}, e32, m1, ta, mu"),
            ("register", "vsetvli zero, {from}, e32, m1, ta, mu"),
            ("all", "vsetvli {to}, zero, e32, m1, ta, mu"),
            ("counted", "vsetvli {to}, {from}, e32, m1, ta, mu"),
        ],
    ),
    setting(
        ("e64", 1),
        &[("vtype", 0x58)],
        &[
            ("number", "vsetivli zero, {number}, e64, m1, ta, mu"),
            ("register", "vsetvli zero, {from}, e64, m1, ta, mu"),
            ("all", "vsetvli {to}, zero, e64, m1, ta, mu"),
        ],
    ),
    Setting {
        count: None,
        ..setting(("nearest", 1), &[("frm", 0)], &[("all", "csrrwi zero, frm, 0")])
    },
];

const fn setting(
    (name, lanes): (&'static str, u32),
    state: &'static [(&'static str, i64)],
    set: &'static [(&'static str, &'static str)],
) -> Setting {
    Setting {
        name,
        lanes,
        alike: None,
        count: Some("vl"),
        state,
        set,
    }
}

fn machine() -> Machine {
    let isa = support::riscv().isa;
    Machine::new(isa, isa.target("rv64gcv").unwrap(), [], None).unwrap()
}

/// A value while a function runs: a number, or a register's at the time of a definition.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Value {
    Number(i64),
    Made(u64),
}

/// Demands by line of the source, which are unique.
type Lines = HashMap<u32, Vec<Demand>>;

/// Instructions of a function with demands, which it gets: each has a line of its own.
fn demand(code: &mut Function, lines: &mut Lines, demands: &[(&'static str, Held)]) {
    let line = lines.len() as u32 + 1;
    let at = code.push(What::Op(0), &[], line);
    let demands: Vec<Demand> = demands
        .iter()
        .map(|(state, held)| Demand { state, held: *held })
        .collect();
    let on = OnState {
        demands: demands.clone(),
        leaves: Vec::new(),
    };
    code.on_state(at, on);
    lines.insert(line, demands);
}

/// Walks through a function; how many settings ran. Panics where a demand does not hold.
fn walk(machine: &Machine, code: &Function, lines: &Lines, random: &mut Rng, what: &str) -> usize {
    let (mut values, mut state): (HashMap<VReg, Value>, HashMap<&str, Value>) = Default::default();
    let (mut at, mut next, mut settings) = (0usize, 0u64, 0);
    for _ in 0..60 {
        let block = &code.blocks[at];
        for number in block.insts.clone() {
            let inst = &code.insts[number as usize];
            let args = code.args_of(inst);
            let read = |values: &HashMap<VReg, Value>, arg: &Arg| match arg {
                Arg::Use(v) => values.get(v).copied(),
                Arg::Number(n) => Some(Value::Number(*n)),
                _ => None,
            };
            let name = match inst.what {
                What::Op(op) => machine.isa.ops[usize::from(op)].name,
                _ => "",
            };
            let mut counted = None;
            let sets = ["", "vsetvli", "vsetivli", "csrrwi"].contains(&name);
            if let Some(demands) = lines.get(&inst.line).filter(|_| !sets) {
                for demand in demands {
                    let wanted = match demand.held {
                        Held::Number(n) => Value::Number(n),
                        Held::Register(v) => values[&v],
                        Held::Lanes(_) => panic!("not demanded here"),
                    };
                    assert_eq!(
                        state.get(demand.state),
                        Some(&wanted),
                        "{what}: `{}` at line {}, block {at}",
                        demand.state,
                        inst.line
                    );
                }
            } else if name == "vsetvli" || name == "vsetivli" {
                settings += 1;
                let Some(Arg::Number(vtype)) = args.last() else {
                    panic!("{args:?}")
                };
                state.insert("vtype", Value::Number(vtype & 0xff));
                let all = matches!(args[0], Arg::Def(_));
                counted = match args[..2] {
                    [Arg::Def(made), Arg::Use(_)] => Some(made),
                    _ => None,
                };
                let count = if all {
                    Some(Value::Number(-1))
                } else {
                    read(&values, &args[1])
                };
                state.insert("vl", count.expect("a count"));
            } else if name == "csrrwi" {
                settings += 1;
                state.insert("frm", Value::Number(0));
            } else if inst.what == What::Call {
                state.clear();
            }
            for arg in args {
                if let Some(v) = arg.written() {
                    // Those of the functions are 1, and stand for anything.
                    let constant = (inst.what == What::Constant).then_some(&args[1]);
                    let value = match constant {
                        Some(Arg::Number(n)) if *n != 1 => Value::Number(*n),
                        _ => Value::Made(next),
                    };
                    next += 1;
                    values.insert(v, value);
                }
            }
            if let Some(made) = counted {
                state.insert("vl", values[&made]);
            }
        }
        let edges = code.edges_of(block);
        if edges.is_empty() {
            break;
        }
        let edge = &edges[random.below(edges.len())];
        let passed: Vec<Value> = code.passed_at(edge).iter().map(|v| values[v]).collect();
        at = edge.to as usize;
        for (param, value) in code.params_of(&code.blocks[at]).iter().zip(passed) {
            values.insert(*param, value);
        }
    }
    settings
}

/// Inserts settings in both modes and walks; settings that stand in each block.
fn run(machine: &Machine, code: &Function, lines: &Lines, seed: u64) -> [(Vec<usize>, usize); 2] {
    let setters = Setters::new(machine, SETTINGS).unwrap();
    [Mode::Naive, Mode::DataFlow].map(|mode| {
        let mut made = code.clone();
        let count = insert(machine, &setters, &mut made, mode).unwrap();
        assert!(made.on_state.is_empty());
        let mut ran = 0;
        for round in 0..20 {
            let what = format!("{mode:?}, seed {seed}");
            ran += walk(machine, &made, lines, &mut Rng::new(seed + 1000 * round), &what);
        }
        let stands = made.blocks.iter().zip(&code.blocks).map(|(now, before)| {
            let constants = |b: &onespec_backend::code::Block, of: &Function| {
                let insts = of.insts[b.insts.start as usize..b.insts.end as usize].iter();
                insts.filter(|i| i.what == What::Constant).count()
            };
            let more = constants(now, &made) - constants(before, code);
            now.insts.len() - before.insts.len() - more
        });
        let stands: Vec<usize> = stands.collect();
        assert_eq!(stands.iter().sum::<usize>(), count);
        (stands, ran)
    })
}

const E32: (&str, Held) = ("vtype", Held::Number(0x50));
const E64: (&str, Held) = ("vtype", Held::Number(0x58));
const ALL: (&str, Held) = ("vl", Held::Number(-1));

/// A block that makes a value, one that is a loop with a parameter, and one behind it.
fn looped(body: impl Fn(&mut Function, &mut Lines, VReg, VReg)) -> (Function, Lines) {
    looped_behind(|_, _, _| {}, body)
}

/// The same with instructions in front of the loop.
fn looped_behind(
    front: impl Fn(&mut Function, &mut Lines, VReg),
    body: impl Fn(&mut Function, &mut Lines, VReg, VReg),
) -> (Function, Lines) {
    let (mut code, mut lines) = (Function::default(), Lines::new());
    code.begin(&[], 0);
    let v = code.vreg(0);
    code.push(What::Constant, &[Arg::Def(v), Arg::Number(1)], 0);
    front(&mut code, &mut lines, v);
    code.push(What::Jump, &[], 0);
    code.edge(1, &[v]);
    code.end();
    let param = code.vreg(0);
    code.begin(&[param], 1);
    body(&mut code, &mut lines, param, v);
    let next = code.vreg(0);
    code.push(What::Constant, &[Arg::Def(next), Arg::Number(1)], 0);
    code.push(What::Branch(0, None), &[], 0);
    code.edge(2, &[next]);
    code.edge(3, &[]);
    code.end();
    code.begin(&[next], 1);
    code.params.pop();
    code.blocks[2].params.end -= 1;
    let handed = code.vreg(0);
    code.push(What::Constant, &[Arg::Def(handed), Arg::Number(1)], 0);
    code.push(What::Jump, &[], 0);
    code.edge(1, &[handed]);
    code.end();
    code.edges[1].passed.end = code.edges[1].passed.start;
    code.begin(&[], 0);
    code.push(What::Return, &[], 0);
    code.end();
    (code, lines)
}

#[test]
fn settings_stand_where_they_are_expected() {
    let machine = machine();
    let stands = |(code, lines): (Function, Lines)| run(&machine, &code, &lines, 1).map(|(stands, _)| stands);
    // What is the same in all iterations leaves the loop.
    let same = looped(|code, lines, _, v| {
        demand(code, lines, &[E32, ("vl", Held::Register(v))]);
        demand(code, lines, &[E32, ("vl", Held::Register(v))]);
    });
    assert_eq!(stands(same), [vec![0, 2, 0, 0], vec![1, 0, 0, 0]]);
    // A count that is another in each iteration does not.
    let counted = looped(|code, lines, param, _| {
        demand(code, lines, &[E32, ("vl", Held::Register(param))]);
        demand(code, lines, &[E32, ("vl", Held::Register(param))]);
    });
    assert_eq!(stands(counted), [vec![0, 2, 0, 0], vec![0, 1, 0, 0]]);
    // Not even where the first count is what state holds already.
    let first = looped_behind(
        |code, lines, v| demand(code, lines, &[E32, ("vl", Held::Register(v))]),
        |code, lines, param, _| demand(code, lines, &[E32, ("vl", Held::Register(param))]),
    );
    assert_eq!(stands(first), [vec![1, 1, 0, 0], vec![1, 1, 0, 0]]);
    // Two types in turn are set in turn.
    let turns = looped(|code, lines, _, _| {
        demand(code, lines, &[E32, ALL]);
        demand(code, lines, &[E64, ALL]);
        demand(code, lines, &[E64, ALL]);
    });
    assert_eq!(stands(turns), [vec![0, 3, 0, 0], vec![0, 2, 0, 0]]);
    // A demand for a part leaves the rest as it is.
    let part = looped(|code, lines, param, _| {
        demand(code, lines, &[E32, ("vl", Held::Register(param))]);
        demand(code, lines, &[E32]);
        demand(code, lines, &[("vl", Held::Register(param))]);
    });
    assert_eq!(stands(part), [vec![0, 3, 0, 0], vec![0, 1, 0, 0]]);
    // A call forgets.
    let call = looped(|code, lines, _, _| {
        demand(code, lines, &[E32, ALL]);
        code.push(What::Call, &[], 0);
        demand(code, lines, &[E32, ALL]);
    });
    assert_eq!(stands(call), [vec![0, 2, 0, 0], vec![1, 1, 0, 0]]);
    // State that is set by itself does not matter to the other.
    let other = looped(|code, lines, _, _| {
        demand(code, lines, &[E32, ALL, ("frm", Held::Number(0))]);
    });
    assert_eq!(stands(other), [vec![0, 2, 0, 0], vec![2, 0, 0, 0]]);
}

#[test]
fn demands_stay_with_instructions_that_are_put_in_another_order() {
    let machine = machine();
    let op = |name: &str| machine.isa.ops.iter().position(|op| op.name == name).unwrap() as u16;
    let (mul, add) = (op("mul"), op("add"));
    let (mut code, mut lines) = (Function::default(), Lines::new());
    code.begin(&[], 0);
    let v = code.vreg(0);
    code.push(What::Constant, &[Arg::Def(v), Arg::Number(1)], 0);
    // Each product is waited for, and demands something else than what uses it.
    for _ in 0..4 {
        let mut computes = |op, a, setting| {
            let made = code.vreg(0);
            let line = lines.len() as u32 + 1;
            let at = code.push(What::Op(op), &[Arg::Def(made), Arg::Use(a), Arg::Use(v)], line);
            code.insts[at as usize].origin = Some(0);
            let demands: Vec<Demand> = [setting, ALL]
                .into_iter()
                .map(|(state, held)| Demand { state, held })
                .collect();
            lines.insert(line, demands.clone());
            let leaves = Vec::new();
            code.on_state(at, OnState { demands, leaves });
            made
        };
        let product = computes(mul, v, E32);
        computes(add, product, E64);
    }
    code.push(What::Return, &[], 0);
    code.end();
    let written: Vec<u32> = code.insts.iter().map(|inst| inst.line).collect();
    onespec_backend::list_scheduling::order(&machine, &mut code);
    let ordered: Vec<u32> = code.insts.iter().map(|inst| inst.line).collect();
    assert_ne!(written, ordered, "nothing was put in another order");
    run(&machine, &code, &lines, 1);
}

#[test]
fn what_an_instruction_leaves_need_not_be_set() {
    let machine = machine();
    let (mut code, mut lines) = (Function::default(), Lines::new());
    let setters = Setters::new(&machine, SETTINGS).unwrap();
    code.begin(&[], 0);
    let wanted = code.vreg(0);
    code.push(What::Constant, &[Arg::Def(wanted), Arg::Number(1)], 0);
    let count = setters.count(&machine, &mut code, 2, wanted, 0).unwrap();
    demand(&mut code, &mut lines, &[E32, ("vl", Held::Register(count))]);
    demand(&mut code, &mut lines, &[E64, ("vl", Held::Register(count))]);
    code.push(What::Return, &[], 0);
    code.end();
    let [(naive, _), (found, _)] = run(&machine, &code, &lines, 1);
    assert_eq!((naive, found), (vec![2], vec![1]));
    let told = setters
        .count(&machine, &mut code, 3, wanted, 0)
        .unwrap_err()
        .to_string();
    assert!(told.contains("has 3 lanes and a text `counted`"), "{told}");
}

/// Settings that may leave open what becomes of elements that masks leave out.
static WITH_OPEN: &[Setting] = &[
    setting(
        ("e32", 2),
        &[("vtype", 0x50)],
        &[
            ("all", "vsetvli {to}, zero, e32, m1, ta, mu"),
            ("open all", "vsetvli {to}, zero, e32, m1, ta, ma"),
            ("counted", "vsetvli {to}, {from}, e32, m1, ta, mu"),
            ("open counted", "vsetvli {to}, {from}, e32, m1, ta, ma"),
        ],
    ),
    setting(
        ("e64", 1),
        &[("vtype", 0x58)],
        &[
            ("all", "vsetvli {to}, zero, e64, m1, ta, mu"),
            ("open all", "vsetvli {to}, zero, e64, m1, ta, ma"),
        ],
    ),
];

/// The numbers that settings of a function give, in their order.
fn numbers(machine: &Machine, code: &Function) -> Vec<i64> {
    let of = |op: u16| machine.isa.ops[usize::from(op)].name.starts_with("vset");
    let sets = code
        .insts
        .iter()
        .filter(|inst| matches!(inst.what, What::Op(op) if of(op)));
    let last = sets.map(|inst| match code.args_of(inst).last() {
        Some(Arg::Number(n)) => n & 0xff,
        other => panic!("{other:?}"),
    });
    last.collect()
}

#[test]
fn what_masks_leave_out_is_open_where_no_instruction_keeps_it() {
    let machine = machine();
    let setters = Setters::new(&machine, WITH_OPEN).unwrap();
    let add = machine.isa.ops.iter().position(|op| op.name == "vadd.vv").unwrap() as u16;
    let v0 = onespec_backend::code::PReg { bank: 2, number: 0 };
    // An instruction under a mask, whose result keeps what the register held, or not.
    let masked = |code: &mut Function, lines: &mut Lines, keeps: bool| {
        let [old, a, made, mask] = [0; 4].map(|_| code.vreg(2));
        let out = if keeps { Arg::Tied(old, made) } else { Arg::Def(made) };
        let args = [out, Arg::Use(a), Arg::Use(a), Arg::Number(0), Arg::UseLateAt(mask, v0)];
        demand(code, lines, &[E32, ALL]);
        let at = code.insts.len() - 1;
        code.insts.pop();
        code.push(What::Op(add), &args, 0);
        code.insts[at].on_state = Some(code.on_state.len() as u32 - 1);
    };
    for (keeps, wanted) in [(true, [0x50, 0xd8]), (false, [0xd0, 0xd8])] {
        // The setting in front of a loop counts for what is in the loop.
        let (code, _) = looped_behind(
            |code, lines, _| demand(code, lines, &[E32, ALL]),
            |code, lines, _, _| {
                masked(code, lines, keeps);
                demand(code, lines, &[E64, ALL]);
                demand(code, lines, &[E32, ALL]);
            },
        );
        let mut made = code.clone();
        insert(&machine, &setters, &mut made, Mode::DataFlow).unwrap();
        let found = numbers(&machine, &made);
        assert_eq!((found[0], found[1]), (wanted[0], wanted[1]), "{found:x?}");
        // What comes last holds where the loop begins again.
        assert_eq!(found[2], wanted[0], "{found:x?}");
        let mut made = code.clone();
        insert(&machine, &setters, &mut made, Mode::Naive).unwrap();
        assert_eq!(numbers(&machine, &made), [0xd0, wanted[0], 0xd8, 0xd0], "{keeps}");
    }
    // What counts elements sets it likewise.
    for (keeps, wanted) in [(true, 0x50), (false, 0xd0)] {
        let (mut code, mut lines) = (Function::default(), Lines::new());
        code.begin(&[], 0);
        let count = code.vreg(0);
        code.push(What::Constant, &[Arg::Def(count), Arg::Number(1)], 0);
        let made = setters.count(&machine, &mut code, 2, count, 0).unwrap();
        demand(&mut code, &mut lines, &[E32, ("vl", Held::Register(made))]);
        let on = code.insts.last().and_then(|inst| inst.on_state);
        code.insts.pop();
        let [old, a, out, mask] = [0; 4].map(|_| code.vreg(2));
        let first = if keeps { Arg::Tied(old, out) } else { Arg::Def(out) };
        let args = [
            first,
            Arg::Use(a),
            Arg::Use(a),
            Arg::Number(0),
            Arg::UseLateAt(mask, v0),
        ];
        let at = code.push(What::Op(add), &args, 0);
        code.insts[at as usize].on_state = on;
        code.push(What::Return, &[], 0);
        code.end();
        insert(&machine, &setters, &mut code, Mode::DataFlow).unwrap();
        assert_eq!(numbers(&machine, &code), [wanted], "{keeps}");
    }
}

#[test]
fn what_no_setting_gives_is_told() {
    let machine = machine();
    let setters = Setters::new(&machine, SETTINGS).unwrap();
    let told = |demands: &[(&'static str, Held)]| {
        let (mut code, mut lines) = (Function::default(), Lines::new());
        code.begin(&[], 0);
        demand(&mut code, &mut lines, demands);
        code.push(What::Return, &[], 0);
        code.end();
        insert(&machine, &setters, &mut code, Mode::DataFlow)
            .unwrap_err()
            .to_string()
    };
    assert_eq!(
        told(&[("vtype", Held::Number(0x42)), ALL]),
        "no setting of the description (`settings:`) gives vl = -1, vtype = 66"
    );
    assert_eq!(
        told(&[("vxrm", Held::Number(0))]),
        "no setting of the description (`settings:`) sets `vxrm`"
    );
    static BAD: &[Setting] = &[setting(("bad", 1), &[("vtype", 0)], &[("all", "vsetvli {to}, zero")])];
    let bad = Setters::new(&machine, BAD).unwrap_err().to_string();
    assert!(bad.starts_with("text of `bad`: "), "{bad}");
}

/// A function of blocks that go anywhere; edges from several to several go through blocks of their own.
fn random_function(random: &mut Rng) -> (Function, Lines) {
    let count = 2 + random.below(7);
    let mut edges: Vec<Vec<usize>> = Vec::new();
    for at in 0..count {
        let forward = |random: &mut Rng| (at + 1 + random.below(3)).min(count);
        edges.push(match random.below(4) {
            0 | 1 => vec![forward(random)],
            2 => vec![forward(random), 1 + random.below(count)],
            _ => vec![forward(random), forward(random)],
        });
    }
    edges.push(Vec::new());
    let mut into = vec![0; count + 1];
    edges.iter().flatten().for_each(|to| into[*to] += 1);
    for at in 0..=count {
        for k in 0..edges[at].len() {
            let to = edges[at][k];
            if edges[at].len() > 1 && into[to] > 1 {
                edges[at][k] = edges.len();
                edges.push(vec![to]);
            }
        }
    }
    let (mut code, mut lines) = (Function::default(), Lines::new());
    let params: Vec<Vec<VReg>> = (0..edges.len())
        .map(|at| {
            (0..if at == 0 { 0 } else { random.below(3) })
                .map(|_| code.vreg(0))
                .collect()
        })
        .collect();
    let mut early: Vec<VReg> = Vec::new();
    for (at, targets) in edges.iter().enumerate() {
        code.begin(&params[at], random.below(3) as u32);
        let mut known: Vec<VReg> = early.iter().chain(&params[at]).copied().collect();
        for _ in 0..if at == 0 { 2 } else { random.below(5) } {
            match random.below(8) {
                0 => {
                    code.push(What::Call, &[], 0);
                }
                1 | 2 => {
                    let made = code.vreg(0);
                    code.push(What::Constant, &[Arg::Def(made), Arg::Number(1)], 0);
                    known.push(made);
                }
                _ => {
                    let mut demands = Vec::new();
                    if random.below(4) > 0 {
                        demands.push(if random.below(2) == 0 { E32 } else { E64 });
                    }
                    let count = match random.below(4) {
                        0 if !known.is_empty() => Held::Register(known[random.below(known.len())]),
                        1 if !known.is_empty() => Held::Register(known[0]),
                        2 => Held::Number([4, 40][random.below(2)]),
                        _ => Held::Number(-1),
                    };
                    demands.push(("vl", count));
                    if random.below(4) == 0 {
                        demands.push(("frm", Held::Number(0)));
                    }
                    demand(&mut code, &mut lines, &demands);
                }
            }
        }
        if at == 0 {
            let made = code.vreg(0);
            code.push(What::Constant, &[Arg::Def(made), Arg::Number(1)], 0);
            known.push(made);
            early = known.clone();
        }
        code.push(if targets.is_empty() { What::Return } else { What::Jump }, &[], 0);
        for to in targets {
            let values: Vec<VReg> = params[*to].iter().map(|_| known[random.below(known.len())]).collect();
            code.edge(*to as u32, &values);
        }
        code.end();
    }
    (code, lines)
}

#[test]
fn demands_hold_on_every_way() {
    let asked = |name: &str, usual: u64| std::env::var(name).ok().and_then(|n| n.parse().ok()).unwrap_or(usual);
    let (first, machine) = (asked("ONESPEC_SEED", 1), machine());
    println!("ONESPEC_SEED={first}");
    let (mut naive, mut found) = (0, 0);
    for seed in first..first + asked("ONESPEC_ROUNDS", 400) {
        let (code, lines) = random_function(&mut Rng::new(seed));
        let [(_, before), (_, now)] = run(&machine, &code, &lines, seed);
        naive += before;
        found += now;
    }
    println!("{naive} settings ran by the naive mode, {found} by data flow");
    assert!(found * 10 < naive * 9, "{found} of {naive}");
}
