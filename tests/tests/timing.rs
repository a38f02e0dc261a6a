//! Hazards of the described machines against what is published of them, as data in `data/timing`: delays that a compiler of
//! ir3 computed, who reads what on the SFPU, compiled programs, commands of the tensor unit. Faults are planted, and the two
//! implementations (analysis of a flow graph, pipeline) are held against each other and against enumerated paths.

use onespec_core::isa::Isa;
use onespec_core::isa::timing::Core;
use onespec_core::parse::Parser;
use onespec_core::timing::{Block, Clock, Found, Graph, Hazard, Instance, Model, Placed};
use onespec_test_support::Rng;
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// Code and what is wrong with it: `2 slots 1`, `1 ss`, `1 next`, by the instruction.
#[derive(Deserialize)]
struct Case {
    name: String,
    target: String,
    code: Vec<String>,
    found: Vec<String>,
    /// Flags are not looked at, and nothing before the last instruction.
    #[serde(default)]
    only: Option<String>,
}

/// Straight code.
#[derive(Deserialize)]
struct Delay {
    instrs: Vec<String>,
}

fn delays() -> Vec<Delay> {
    let text = data("../ir3/vectors/delay.jsonl");
    let lines = text.lines().map(serde_json::from_str);
    lines.map(|delay| delay.expect("a delay")).collect()
}

struct Tools {
    model: Model,
    parser: Parser,
}

fn isa_of(target: &str) -> &'static Isa {
    match target {
        "wormhole" | "blackhole" => &onespec_sfpu::ISA,
        "esperanto-command" => &onespec_esperanto::ISA,
        _ => &onespec_ir3::ISA,
    }
}

impl Tools {
    fn new(target: &str) -> Tools {
        let isa = isa_of(target);
        let target = isa.target(target).expect("a target");
        Tools {
            model: Model::of(isa, &target).expect("timing"),
            parser: Parser::new(isa, &target.features),
        }
    }

    fn placed(&self, code: &[String]) -> Vec<Placed> {
        let one = |line: &String| match line.strip_prefix(".word 0x") {
            Some(word) => (None, u128::from_str_radix(word, 16).expect("a word")),
            None => {
                let (op, word) = self.parser.parse(line).unwrap_or_else(|e| panic!("{line}: {e:?}"));
                (Some(op), word)
            }
        };
        code.iter().map(one).collect()
    }

    fn instances(&self, code: &[Placed]) -> Vec<Instance> {
        code.iter().map(|(op, word)| self.model.instance(*op, *word)).collect()
    }

    fn found(&self, code: &[Instance]) -> Vec<Found> {
        Graph::straight(code.len()).hazards(&self.model, code)
    }

    /// The same on the pipeline.
    fn on_clock(&self, code: &[Instance]) -> Vec<Found> {
        let mut clock = Clock::new(&self.model);
        (0..code.len())
            .flat_map(|at| clock.step(&self.model, code, at).hazards)
            .collect()
    }

    fn texts(&self, found: &[Found]) -> BTreeSet<String> {
        texts(self.model.core(), found)
    }
}

/// Hazards as cases write them; of slots the most of an instruction.
fn texts(core: &Core, found: &[Found]) -> BTreeSet<String> {
    let mut slots: BTreeMap<u32, u32> = BTreeMap::new();
    let mut all = BTreeSet::new();
    for f in found {
        let at = f.at;
        match f.hazard {
            Hazard::Slots => {
                let most = slots.entry(at).or_default();
                *most = f.missing.max(*most);
            }
            Hazard::Class(class) | Hazard::Late(class) => {
                all.insert(format!("{at} {}", core.classes[usize::from(class)].name));
            }
            Hazard::Next(_) => {
                all.insert(format!("{at} next"));
            }
        }
    }
    all.extend(slots.iter().map(|(at, most)| format!("{at} slots {most}")));
    all
}

fn data(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("data/timing").join(name);
    std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

fn cases(name: &str) -> Vec<Case> {
    let text = data(name);
    let lines = text.lines().filter(|line| !line.trim().is_empty());
    lines.map(|line| serde_json::from_str(line).expect("a case")).collect()
}

/// Tools by target.
fn tools(all: &mut BTreeMap<String, Tools>, target: &str) -> Tools {
    let tools = all.entry(target.to_string()).or_insert_with(|| Tools::new(target));
    Tools {
        model: tools.model,
        parser: tools.parser.clone(),
    }
}

fn agree(name: &str, least: usize) {
    let mut all = BTreeMap::new();
    let cases = cases(name);
    assert!(cases.len() >= least, "{} cases", cases.len());
    let mut wrong = Vec::new();
    for case in &cases {
        let tools = tools(&mut all, &case.target);
        let code = tools.instances(&tools.placed(&case.code));
        for (how, found) in [("graph", tools.found(&code)), ("pipeline", tools.on_clock(&code))] {
            let mut found = tools.texts(&found);
            if case.only.is_some() {
                let last = format!("{} slots ", code.len() - 1);
                found.retain(|text| text.starts_with(&last));
            }
            let wanted: BTreeSet<String> = case.found.iter().cloned().collect();
            if found != wanted {
                wrong.push(format!("{} ({how}): {found:?}, not {wanted:?}", case.name));
            }
        }
    }
    assert!(
        wrong.is_empty(),
        "{} of {}\n{}",
        wrong.len(),
        cases.len(),
        wrong.join("\n")
    );
}

#[test]
fn delays_and_flags_of_ir3() {
    agree("ir3.jsonl", 50);
}

#[test]
fn hazards_of_the_sfpu() {
    agree("sfpu.jsonl", 90);
}

#[test]
fn compiled_programs_have_no_hazard() {
    agree("sfpu_compiled.jsonl", 33);
}

#[test]
fn waits_of_the_tensor_unit() {
    agree("tensor.jsonl", 26);
}

#[test]
fn readers_of_a_product_of_the_sfpu() {
    let mut all = BTreeMap::new();
    let text = data("sfpu_readers.txt");
    let (mut count, mut wrong) = (0, Vec::new());
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let cells: Vec<&str> = line.splitn(3, ' ').collect();
        let [target, wanted, reader] = cells[..] else {
            panic!("three columns: {line}");
        };
        let tools = tools(&mut all, target);
        let lines = ["sfpmad L5,L0,L1,L2,0".to_string(), reader.to_string()];
        let code = tools.instances(&tools.placed(&lines));
        let found = tools.found(&code);
        let found = if found.is_empty() { "fine" } else { "early" };
        if found != wanted {
            wrong.push(format!("{found}: {line}"));
        }
        count += 1;
    }
    assert!(count >= 700, "{count}");
    assert!(wrong.is_empty(), "{}\n{}", wrong.len(), wrong.join("\n"));
}

/// Programs of a target: those of its cases.
fn programs(target: &str) -> Vec<Vec<String>> {
    let files = ["ir3.jsonl", "sfpu.jsonl", "sfpu_compiled.jsonl", "tensor.jsonl"];
    let of = files.into_iter().flat_map(cases).filter(|case| case.target == target);
    of.map(|case| case.code).collect()
}

/// Straight code of lines of a target, at random.
fn random_code(rng: &mut Rng, lines: &[Placed], most: usize) -> Vec<Placed> {
    let count = 2 + rng.below(most);
    (0..count).map(|_| *rng.choose(lines)).collect()
}

fn lines(tools: &Tools, target: &str) -> Vec<Placed> {
    let mut all: Vec<Placed> = Vec::new();
    let mut more: Vec<Vec<String>> = programs(target);
    if target.starts_with('a') {
        more.extend(delays().into_iter().map(|delay| delay.instrs).take(60));
    }
    if target.ends_with("hole") {
        more.extend(programs("wormhole"));
    }
    for program in more {
        // What only waits is put in where it is needed.
        let waits = |line: &&String| line.starts_with('.') || line.contains("nop") || line.contains("_wait");
        for placed in program.iter().filter(|line| !waits(line)) {
            if let Ok((op, word)) = tools.parser.parse(placed) {
                all.push((Some(op), word));
            }
        }
    }
    all.sort_unstable();
    all.dedup();
    all
}

/// What was put in is needed: without it there is a hazard. On each machine at least 100 such faults are found.
#[test]
fn planted_faults_are_found() {
    for target in ["wormhole", "blackhole", "a320", "a630", "esperanto-command"] {
        let tools = Tools::new(target);
        let lines = lines(&tools, target);
        let mut rng = Rng::new(7);
        let (mut planted, mut missed) = (0, Vec::new());
        for _ in 0..20_000 {
            if planted == 150 {
                break;
            }
            let code = random_code(&mut rng, &lines, 12);
            let Ok(mended) = tools.model.repair(&tools.parser, &code) else {
                panic!("{target}: not repaired");
            };
            let mended = mended.words;
            let clean = tools.found(&tools.instances(&mended));
            assert!(clean.is_empty(), "{target}: {clean:?}");
            // Without the last of what was put in.
            let Some(at) = (0..mended.len()).find(|at| mended[*at] != *code.get(*at).unwrap_or(&(None, 0))) else {
                continue;
            };
            let mut broken = mended.clone();
            match code.get(at) {
                // A flag was set, or a field.
                Some(was) if mended.len() == code.len() || was.0 == mended[at].0 => broken[at] = *was,
                _ => {
                    broken.remove(at);
                }
            }
            planted += 1;
            if tools.found(&tools.instances(&broken)).is_empty() {
                missed.push(format!("{code:x?}"));
            }
        }
        assert!(planted >= 100, "{target}: {planted} faults");
        assert!(
            missed.is_empty(),
            "{target}: {} of {planted}\n{}",
            missed.len(),
            missed.join("\n")
        );
    }
}

/// Compiled programs without one of their `sfpnop`; behind a swap hardware waits, and it is not needed.
#[test]
fn each_nop_of_a_compiler_is_needed() {
    let tools = Tools::new("wormhole");
    let (mut found, mut not) = (0, Vec::new());
    let mut same = 0;
    let cases = cases("sfpu_compiled.jsonl");
    for case in &cases {
        let nops = |line: &&String| *line == "sfpnop";
        for at in (0..case.code.len()).filter(|at| nops(&&case.code[*at])) {
            let mut code = case.code.clone();
            code.remove(at);
            match tools.found(&tools.instances(&tools.placed(&code))).is_empty() {
                true => not.push(code[at.saturating_sub(1)].clone()),
                false => found += 1,
            }
        }
        let bare: Vec<String> = case.code.iter().filter(|line| !nops(line)).cloned().collect();
        let mended = tools
            .model
            .repair(&tools.parser, &tools.placed(&bare))
            .expect("repaired");
        same += usize::from(mended.words == tools.placed(&case.code));
    }
    assert_eq!((found, not.len()), (62, 1), "{not:?}");
    assert!(not[0].starts_with("sfpswap"), "{not:?}");
    assert_eq!((same, cases.len()), (32, 33));
}

/// What is found over a flow graph is found on some path through it.
#[test]
fn graphs_have_the_hazards_of_their_paths() {
    for target in ["a630", "a320", "wormhole", "esperanto-command"] {
        let tools = Tools::new(target);
        let lines = lines(&tools, target);
        let mut rng = Rng::new(3);
        let (mut same, mut more) = (0, 0);
        for _ in 0..60 {
            let count = 2 + rng.below(3);
            let mut code = Vec::new();
            let mut graph = Graph::default();
            for b in 0..count {
                let first = code.len();
                code.extend(random_code(&mut rng, &lines, 2));
                let mut successors: Vec<usize> = (0..rng.below(3)).map(|_| rng.below(count)).collect();
                if b == 0 && successors.is_empty() {
                    successors.push(1);
                }
                successors.sort_unstable();
                successors.dedup();
                graph.blocks.push(Block {
                    code: first..code.len(),
                    successors,
                });
            }
            let code = tools.instances(&code);
            let found = tools.texts(&graph.hazards(&tools.model, &code));
            let on_paths = of_paths(&tools, &graph, &code);
            let lacking: Vec<&String> = on_paths.iter().filter(|text| !covers(&found, text)).collect();
            assert!(lacking.is_empty(), "{target}: {lacking:?} of {found:?}");
            match found == on_paths {
                true => same += 1,
                false => more += 1,
            }
        }
        assert!(same > more * 4, "{target}: {same} the same, {more} with more");
    }
}

/// Whether a hazard is found, with as many slots or more.
fn covers(found: &BTreeSet<String>, text: &str) -> bool {
    let slots = |text: &str| {
        let (at, n) = text.split_once(" slots ")?;
        Some((at.to_string(), n.parse::<u32>().ok()?))
    };
    match slots(text) {
        None => found.contains(text),
        Some((at, n)) => found
            .iter()
            .filter_map(|f| slots(f))
            .any(|(of, most)| of == at && most >= n),
    }
}

/// The hazards of all paths of up to 7 blocks.
fn of_paths(tools: &Tools, graph: &Graph, code: &[Instance]) -> BTreeSet<String> {
    let led: BTreeSet<usize> = graph.blocks.iter().flat_map(|b| b.successors.iter().copied()).collect();
    let mut paths: Vec<Vec<usize>> = (0..graph.blocks.len())
        .filter(|b| *b == 0 || !led.contains(b))
        .map(|b| vec![b])
        .collect();
    // A circle that nothing leads to begins at its first block.
    let mut all: Vec<Found> = Vec::new();
    let mut reached: BTreeSet<usize> = BTreeSet::new();
    loop {
        while let Some(path) = paths.pop() {
            reached.extend(&path);
            let places: Vec<usize> = path.iter().flat_map(|b| graph.blocks[*b].code.clone()).collect();
            let straight: Vec<Instance> = places.iter().map(|at| code[*at].clone()).collect();
            let found = tools.found(&straight);
            all.extend(found.into_iter().map(|f| Found {
                at: places[f.at as usize] as u32,
                ..f
            }));
            if path.len() < 7 {
                let last = path[path.len() - 1];
                paths.extend(graph.blocks[last].successors.iter().map(|next| {
                    let mut longer = path.clone();
                    longer.push(*next);
                    longer
                }));
            }
        }
        match (0..graph.blocks.len()).find(|b| !reached.contains(b)) {
            Some(b) => paths.push(vec![b]),
            None => break,
        }
    }
    texts(tools.model.core(), &all)
}
