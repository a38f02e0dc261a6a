//! How many instructions that set state functions need, beside what LLVM needs for the same: `cases.txt`. Each function is
//! run for counts of all sizes: at each instruction state is what it demands, as the architecture says how it is set.

use super::support;
use onespec_backend::Machine;
use onespec_backend::code::{Arg, Demand, Function, Held, OnState, VReg, What};
use onespec_backend::settings::{Mode, Setters, insert};
use onespec_core::select::Setting;
use onespec_test_support::Rng;
use std::collections::HashMap;

/// Bits of a register on the machine that functions run on.
const VLEN: u64 = 128;

/// What demands stand at: an instruction that touches no vector state.
const PLAIN: &str = "fence";

/// The settings of the description.
fn settings() -> &'static [Setting] {
    let spec = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../spec");
    let checked = onespec_gen::check_machine(&spec, "riscv");
    let model = checked.model.expect("a model");
    let text = |text: &str| -> &'static str { Box::leak(text.to_string().into_boxed_str()) };
    let select = model.select.expect("something to select");
    let made = select.settings.iter().map(|of| Setting {
        name: text(&of.name),
        lanes: of.lanes,
        alike: of.alike.as_deref().map(text),
        count: of.count.as_deref().map(text),
        state: of
            .state
            .iter()
            .map(|(name, n)| (text(name), *n))
            .collect::<Vec<_>>()
            .leak(),
        set: of
            .set
            .iter()
            .map(|(way, of)| (text(way), text(of)))
            .collect::<Vec<_>>()
            .leak(),
    });
    made.collect::<Vec<_>>().leak()
}

/// A function that is built, with its demands by line.
struct Built<'a> {
    machine: &'a Machine,
    settings: &'static [Setting],
    setters: &'a Setters,
    code: Function,
    names: HashMap<String, VReg>,
    demands: HashMap<u32, (Option<Held>, Vec<i64>)>,
    plain: u16,
    read: u16,
}

impl Built<'_> {
    fn begin(&mut self, depth: u32) {
        self.code.begin(&[], depth);
    }

    fn register(&mut self, name: &str) -> VReg {
        *self.names.get(name).unwrap_or_else(|| panic!("no register {name}"))
    }

    /// An instruction, or more; whether the line opens or closes a block.
    fn line(&mut self, words: &[&str]) {
        match words {
            ["call"] => {
                self.code.push(What::Call, &[], 0);
            }
            [name, "=", "count", wanted, setting] => {
                let wanted = self.register(wanted);
                let lanes = self.setting(setting).lanes;
                let made = self
                    .setters
                    .count(self.machine, &mut self.code, lanes.into(), wanted, 0);
                self.names.insert((*name).to_string(), made.expect("a count"));
            }
            [name, "=", "state"] => {
                let made = self.code.vreg(0);
                let at = self.code.push(
                    What::Op(self.read),
                    &[Arg::Def(made), Arg::Number(0xc20), Arg::Number(0)],
                    0,
                );
                let leaves = vec![Demand {
                    state: "vl",
                    held: Held::Register(made),
                }];
                self.code.on_state(
                    at,
                    OnState {
                        demands: Vec::new(),
                        leaves,
                    },
                );
                self.names.insert((*name).to_string(), made);
            }
            [count, setting] => {
                let count = match *count {
                    "-" => None,
                    "all" => Some(Held::Number(-1)),
                    count => Some(match count.parse() {
                        Ok(n) => Held::Number(n),
                        Err(_) => Held::Register(self.register(count)),
                    }),
                };
                let (held, numbers) = match setting.strip_prefix("lanes") {
                    Some(lanes) => {
                        let lanes = lanes.parse().expect("a number");
                        let all = self.settings.iter().filter(|s| s.lanes == lanes);
                        (Held::Lanes(lanes), all.map(|s| s.state[0].1).collect())
                    }
                    None => {
                        let number = self.setting(setting).state[0].1;
                        (Held::Number(number), vec![number])
                    }
                };
                let line = self.demands.len() as u32 + 1;
                let at = self
                    .code
                    .push(What::Op(self.plain), &[Arg::Number(0), Arg::Number(0)], line);
                let vtype = Demand { state: "vtype", held };
                let counted = count.map(|held| Demand { state: "vl", held });
                let demands: Vec<Demand> = std::iter::once(vtype).chain(counted).collect();
                let leaves = Vec::new();
                self.code.on_state(at, OnState { demands, leaves });
                self.demands.insert(line, (count, numbers));
            }
            _ => panic!("{words:?}"),
        }
    }

    fn setting(&self, name: &str) -> &'static Setting {
        self.settings
            .iter()
            .find(|s| s.name == name)
            .unwrap_or_else(|| panic!("no setting {name}"))
    }

    /// Ends a block that goes on in the next.
    fn falls(&mut self) {
        let next = self.code.blocks.len() as u32;
        self.code.push(What::Jump, &[], 0);
        self.code.edge(next, &[]);
        self.code.end();
    }

    /// Lines up to `else` or `end`; how many were taken.
    fn lines(&mut self, lines: &[&str], depth: u32) -> usize {
        let mut at = 0;
        while let Some(line) = lines.get(at) {
            let words: Vec<&str> = line.split_whitespace().collect();
            at += 1;
            match words.as_slice() {
                ["else" | "end"] => return at - 1,
                ["loop"] => {
                    self.falls();
                    let head = self.code.blocks.len() as u32;
                    self.begin(depth + 1);
                    at += self.lines(&lines[at..], depth + 1) + 1;
                    // A block on the way back: no edge goes from one of several to one of several.
                    let next = self.code.blocks.len() as u32;
                    self.code.push(What::Branch(0, None), &[], 0);
                    self.code.edge(next, &[]);
                    self.code.edge(next + 1, &[]);
                    self.code.end();
                    self.begin(depth + 1);
                    self.code.push(What::Jump, &[], 0);
                    self.code.edge(head, &[]);
                    self.code.end();
                    self.begin(depth);
                }
                ["if"] => {
                    let branch = self.code.blocks.len();
                    self.code.push(What::Branch(0, None), &[], 0);
                    self.code.edge(branch as u32, &[]);
                    self.code.edge(u32::MAX, &[]);
                    self.code.end();
                    let other = self.code.edges.len() - 1;
                    self.begin(depth);
                    at += self.lines(&lines[at..], depth);
                    self.code.push(What::Jump, &[], 0);
                    self.code.edge(u32::MAX, &[]);
                    self.code.end();
                    let first = self.code.edges.len() - 1;
                    self.code.edges[other].to = self.code.blocks.len() as u32;
                    self.begin(depth);
                    if lines.get(at).is_some_and(|line| line.trim() == "else") {
                        at += 1 + self.lines(&lines[at + 1..], depth);
                    }
                    at += 1;
                    self.falls();
                    self.code.edges[first].to = self.code.blocks.len() as u32;
                    self.begin(depth);
                }
                words => self.line(words),
            }
        }
        at
    }
}

/// Elements that a register has under a setting, by the bits of the architecture.
fn most(vtype: i64) -> u64 {
    let (group, width) = (vtype & 7, 8u64 << (vtype >> 3 & 7));
    match group {
        0..=3 => (VLEN << group) / width,
        part => (VLEN >> (8 - part)) / width,
    }
}

/// Runs a function from its beginning on a random way: panics where a demand does not hold.
fn walk(machine: &Machine, code: &Function, of: &Built<'_>, random: &mut Rng, what: &str) {
    let mut values: HashMap<VReg, u64> = HashMap::new();
    let (mut vtype, mut vl): (Option<i64>, Option<u64>) = (None, None);
    let mut at = 0usize;
    for _ in 0..40 {
        let block = &code.blocks[at];
        for inst in &code.insts[block.insts.start as usize..block.insts.end as usize] {
            let args = code.args_of(inst);
            let name = match inst.what {
                What::Op(op) => machine.isa.ops[usize::from(op)].name,
                _ => "",
            };
            match (inst.what, name) {
                (What::Entry, _) => {
                    for arg in args {
                        values.extend(arg.written().map(|v| (v, [0, 1, 2, 3, 5, 9, 70][random.below(7)])));
                    }
                }
                (What::Constant, _) => {
                    if let [Arg::Def(v), Arg::Number(n)] = args {
                        values.insert(*v, *n as u64);
                    }
                }
                (What::Call | What::CallRegister, _) => (vtype, vl) = (None, None),
                (_, "vsetvli" | "vsetivli") => {
                    let Some(Arg::Number(new)) = args.last() else {
                        panic!("{args:?}")
                    };
                    let most = most(*new);
                    let count = match (args[0], args[1]) {
                        (Arg::Number(0), Arg::Number(0)) if name == "vsetvli" => {
                            let now = vtype.map(self::most);
                            assert_eq!(
                                now,
                                Some(most),
                                "{what}: a count is kept under another number of elements"
                            );
                            vl
                        }
                        (_, Arg::Number(0)) if name == "vsetvli" => Some(most),
                        (_, Arg::Number(n)) => Some((n as u64).min(most)),
                        (_, Arg::Use(v)) => Some(values[&v].min(most)),
                        _ => panic!("{args:?}"),
                    };
                    // Nothing here keeps what a mask leaves out.
                    (vtype, vl) = (Some(*new & 0x7f), count);
                    if let (Arg::Def(v), Some(vl)) = (args[0], vl) {
                        values.insert(v, vl);
                    }
                }
                (What::Op(op), _) if op == of.read => {
                    if let (Arg::Def(v), Some(vl)) = (args[0], vl) {
                        values.insert(v, vl);
                    }
                }
                _ => {}
            }
            if let Some((count, numbers)) = of.demands.get(&inst.line).filter(|_| name == PLAIN) {
                let vtype = vtype.unwrap_or_else(|| panic!("{what}: no setting at line {}", inst.line));
                assert!(numbers.contains(&vtype), "{what}: {vtype:#x} at line {}", inst.line);
                let wanted = match count {
                    None => continue,
                    Some(Held::Number(n)) => *n as u64,
                    Some(Held::Register(v)) => values[v],
                    Some(Held::Lanes(_)) => panic!("a count of lanes"),
                };
                assert_eq!(
                    vl,
                    Some(wanted.min(most(vtype))),
                    "{what}: the count at line {}",
                    inst.line
                );
            }
        }
        let edges = code.edges_of(block);
        if edges.is_empty() {
            break;
        }
        at = edges[random.below(edges.len())].to as usize;
    }
}

#[test]
fn no_more_settings_than_recorded() {
    let isa = support::riscv().isa;
    let machine = Machine::new(isa, isa.target("rv64gcv").unwrap(), [], None).unwrap();
    let settings = settings();
    let setters = Setters::new(&machine, settings).unwrap();
    let op = |name: &str| isa.ops.iter().position(|op| op.name == name).unwrap() as u16;
    let text = include_str!("cases.txt");
    let lines = text
        .lines()
        .filter(|line| !line.starts_with('#') && !line.trim().is_empty());
    let lines: Vec<&str> = lines.collect();
    let (mut cases, mut more) = (0, Vec::new());
    for case in lines.split(|line| line.starts_with("case ")).skip(1) {
        let head = lines
            .iter()
            .filter(|line| line.starts_with("case "))
            .nth(cases)
            .unwrap();
        cases += 1;
        let [_, name, recorded] = head.split_whitespace().collect::<Vec<_>>()[..] else {
            panic!("{head}")
        };
        let mut built = Built {
            machine: &machine,
            settings,
            setters: &setters,
            code: Function::default(),
            names: HashMap::new(),
            demands: HashMap::new(),
            plain: op(PLAIN),
            read: op("csrrs"),
        };
        built.begin(0);
        let n = built.code.vreg(0);
        built.code.push(What::Entry, &[Arg::Def(n)], 0);
        built.names.insert("n".into(), n);
        built.lines(case, 0);
        built.code.push(What::Return, &[], 0);
        built.code.end();
        for mode in [Mode::Naive, Mode::DataFlow] {
            let mut code = built.code.clone();
            insert(&machine, &setters, &mut code, mode).unwrap();
            let sets = |inst: &&onespec_backend::code::Inst| match inst.what {
                What::Op(op) => isa.ops[usize::from(op)].name.starts_with("vset"),
                _ => false,
            };
            let count = code.insts.iter().filter(sets).count();
            for round in 0..50 {
                let what = format!("{name}, {mode:?}, round {round}");
                walk(&machine, &code, &built, &mut Rng::new(round), &what);
            }
            if mode == Mode::DataFlow && count > recorded.parse().unwrap() {
                more.push(format!("{name}: {count} settings, {recorded} are recorded"));
            }
        }
    }
    assert_eq!(cases, 27);
    assert!(more.is_empty(), "{}", more.join("\n"));
}
