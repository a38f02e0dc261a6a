//! Programs without an operating system on the platforms of every machine, as data: `tests/platforms` holds programs with what
//! they print, leave behind and cost. Recorded programs of the SFPU run on its platform, too, and listings whose hazards are
//! known run with the clock on: it has to find what the analysis finds.
//!
//! Lines `#! key …` of a program: `targets`, `platform`, `set` (a setting), `state` (before), `input`, `output`, `code`,
//! `after` (state), `cycles TARGET n stalls m`, `hazard TARGET text`, `same` (a program that leaves the same tile). The
//! command's own tests read `kernel` (`runtime/cli/tests/end_to_end/scheduled.rs`).

#[path = "platforms/macros.rs"]
mod macros;

use onespec_core::asm::{AsmOptions, assemble};
use onespec_core::isa::{Effects, Isa};
use onespec_core::parse::Parser;
use onespec_core::target::Resolved;
use onespec_core::timing::{Graph, Instance, Model};
use onespec_emulator::engine::Engine;
use onespec_emulator::error::RunError;
use onespec_emulator::generated::Generated;
use onespec_emulator::machines::Description;
use onespec_emulator::options::{End, Mode, Options, Outcome, StateValue};
use onespec_emulator::tiles::{Area, Fill, Save, Shape, Source};
use onespec_emulator::user::files::Streams;
use onespec_emulator::{api, platforms};
use serde_json::Value;
use std::collections::BTreeMap;
use std::io::{Cursor, Write};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Sender, channel};

/// The machine that has a target.
fn machine(target: &str) -> &'static dyn Generated {
    let known: [&'static dyn Generated; 4] = [
        &onespec_riscv::MACHINE,
        &onespec_esperanto::MACHINE,
        &onespec_sfpu::MACHINE,
        &onespec_ir3::MACHINE,
    ];
    let has = |machine: &&&'static dyn Generated| machine.isa().target(target).is_ok();
    known
        .iter()
        .find(has)
        .copied()
        .unwrap_or_else(|| panic!("no machine has {target}"))
}

struct Pipe(Sender<Vec<u8>>);

impl Write for Pipe {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        drop(self.0.send(bytes.to_vec()));
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

/// Runs a program; what came of it, and what it printed.
fn run(target: &str, data: &[u8], input: &str, options: &Options) -> Result<(Outcome, String), RunError> {
    let (sender, printed) = channel();
    let streams = Streams {
        input: Box::new(Cursor::new(input.as_bytes().to_vec())),
        output: Box::new(Pipe(sender)),
        error: Box::new(std::io::sink()),
        terminal: false,
    };
    let options = Options {
        target: target.to_owned(),
        ..options.clone()
    };
    let outcome = api::run(&Description::generated(machine(target)), data, &options, streams)?;
    let printed: Vec<u8> = printed.try_iter().flatten().collect();
    Ok((outcome, String::from_utf8_lossy(&printed).into_owned()))
}

/// An assembled source at the entry of a platform.
fn assembled(isa: &'static Isa, target: &Resolved, platform: Option<&str>, source: &str) -> Vec<u8> {
    let platform = platforms::choose(isa, target, platform)
        .expect("a platform")
        .expect("a platform");
    let options = AsmOptions {
        base: platform.entry,
        compress: false,
        ..AsmOptions::default()
    };
    let assembly = assemble(isa, target, source, &options);
    assert!(assembly.errors.is_empty(), "{:?}", assembly.errors);
    onespec_elf::runnable(isa, target, &assembly).expect("a program")
}

fn number(text: &str) -> u64 {
    match text.strip_prefix("0x") {
        Some(hex) => u64::from_str_radix(hex, 16).unwrap_or_else(|_| panic!("{text}")),
        None => text.parse().unwrap_or_else(|_| panic!("{text}")),
    }
}

/// `L1=each:0x3f800000 a0=5 dst[0]=0x00…`
fn values(text: &str) -> Vec<(String, StateValue)> {
    let pair = |item: &str| {
        let (name, value) = item.split_once('=').unwrap_or_else(|| panic!("{item}"));
        let value = match (value.strip_prefix("each:"), value.strip_prefix("0x")) {
            (Some(each), _) => StateValue::Each(number(each) as u32),
            (None, Some(digits)) if digits.len() > 16 => {
                let pairs = digits.as_bytes().chunks(2).rev();
                let byte = |pair: &[u8]| u8::from_str_radix(std::str::from_utf8(pair).unwrap(), 16).unwrap();
                StateValue::Number(pairs.map(byte).collect())
            }
            _ => StateValue::Number(number(value).to_le_bytes().to_vec()),
        };
        (name.to_owned(), value)
    };
    text.split_whitespace().map(pair).collect()
}

fn is_value(found: &[u8], wanted: &StateValue) -> bool {
    let wanted: Vec<u8> = match wanted {
        StateValue::Number(bytes) => bytes.clone(),
        StateValue::Each(bits) => bits.to_le_bytes().into_iter().cycle().take(found.len()).collect(),
    };
    let byte = |of: &[u8], at: usize| of.get(at).copied().unwrap_or(0);
    (0..found.len().max(wanted.len())).all(|at| byte(found, at) == byte(&wanted, at))
}

/// What a program says of itself.
fn said<'a>(source: &'a str, key: &str) -> Vec<&'a str> {
    let lines = source.lines().filter_map(|line| line.strip_prefix("#! "));
    lines
        .filter_map(|line| line.strip_prefix(key)?.strip_prefix(' ').map(str::trim))
        .collect()
}

/// What a program says of one target.
fn said_of<'a>(source: &'a str, key: &str, target: &str) -> Option<&'a str> {
    said(source, key)
        .into_iter()
        .find_map(|text| text.strip_prefix(target)?.strip_prefix(' '))
}

/// A setting of the machine: `name=value`.
fn setting(text: &str) -> Option<(String, i64)> {
    let (name, value) = text.split_once('=')?;
    Some((name.to_owned(), value.parse().ok()?))
}

fn program(file: &Path, wrong: &mut Vec<String>) -> usize {
    let source = std::fs::read_to_string(file).expect("a program");
    let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let one = |key: &str| said(&source, key).first().copied();
    let targets: Vec<&str> = one("targets").expect("targets").split_whitespace().collect();
    for target in &targets {
        let isa = machine(target).isa();
        let resolved = isa.target(target).expect("a target");
        let data = assembled(isa, &resolved, one("platform"), &source);
        let after = one("after").map_or_else(Vec::new, values);
        let hazard = said_of(&source, "hazard", target);
        let cycles = said_of(&source, "cycles", target);
        let options = Options {
            mode: Some(Mode::Machine),
            platform: one("platform").map(str::to_owned),
            state: one("state").map_or_else(Vec::new, values),
            settings: said(&source, "set").into_iter().filter_map(setting).collect(),
            shown: after.iter().map(|(name, _)| name.clone()).collect(),
            max_insns: Some(100_000),
            ..Options::default()
        };
        let timed = Options {
            timing: true,
            ..options.clone()
        };
        let mut ways = vec![("blocks", options)];
        if Model::of(isa, &resolved).is_some() {
            ways.push(("timing", timed));
        }
        for (how, options) in ways {
            let place = format!("{name}, {target}, {how}");
            let (outcome, printed) = match run(target, &data, one("input").unwrap_or(""), &options) {
                Ok(done) => done,
                Err(error) => {
                    wrong.push(format!("{place}: {error}"));
                    continue;
                }
            };
            if let (Some(hazard), true) = (hazard, options.timing) {
                match &outcome.end {
                    End::Hazard { report, .. } if report.trim() == hazard => {}
                    end => wrong.push(format!("{place}: {end:?}, not a hazard: {hazard}")),
                }
                continue;
            }
            let code = one("code").map_or(0, |code| number(code) as u8);
            if (&outcome.end, outcome.code) != (&End::Exit, code) {
                wrong.push(format!(
                    "{place}: {:?} with code {}, not {code}",
                    outcome.end, outcome.code
                ));
            }
            let output = one("output").unwrap_or("");
            if printed != output {
                wrong.push(format!("{place}: printed {printed:?}, not {output:?}"));
            }
            for ((name, found), (_, wanted)) in outcome.state.iter().zip(&after) {
                if !is_value(found, wanted) {
                    wrong.push(format!("{place}: {name} is {found:02x?}, not {wanted:x?}"));
                }
            }
            if let (Some(wanted), Some(found)) = (cycles, outcome.cycles) {
                let text = format!("{} stalls {}", found.cycles, found.stalls);
                if text != wanted {
                    wrong.push(format!("{place}: {text} cycles, not {wanted}"));
                }
            }
        }
    }
    targets.len()
}

#[test]
fn programs_run_on_the_platforms_of_their_machines() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("platforms");
    let entries = std::fs::read_dir(folder).expect("the folder");
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("a file").path()).collect();
    files.sort();
    let mut wrong = Vec::new();
    let count: usize = files.iter().map(|file| program(file, &mut wrong)).sum();
    assert!(count >= 20, "{count} programs");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Programs that leave the same tile as others (`#! same FILE IN OUT`, with the formats before and behind): of numbers, of any
/// bits, and of special values.
#[test]
fn programs_leave_the_tiles_of_others() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("platforms");
    let entries = std::fs::read_dir(&folder).expect("the folder");
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("a file").path()).collect();
    files.sort();
    let mut count = 0;
    for file in files {
        let source = std::fs::read_to_string(&file).expect("a program");
        let Some(same) = said(&source, "same").first().copied() else {
            continue;
        };
        let [other, before, behind] = same.split_whitespace().collect::<Vec<_>>()[..] else {
            panic!("{}: {same}", file.display());
        };
        let other = std::fs::read_to_string(folder.join(other)).expect("the other program");
        for target in said(&source, "targets").join(" ").split_whitespace() {
            for values in [Source::Random(1), Source::Bits(2), Source::Special(3)] {
                let tiles = [&source, &other].map(|source| tile(target, source, (before, behind), &values));
                assert!(
                    tiles[0] == tiles[1],
                    "{} and its other, {target}, {values:?}",
                    file.display()
                );
                count += 1;
            }
        }
    }
    assert!(count >= 24, "{count} pairs");
}

/// A RISC-V program that counts a loop, and pushes words of the vector unit in it, leaves the tile of the words alone.
#[test]
fn a_thread_pushes_words_of_the_vector_unit() {
    let text = |target: &str, bad: bool| {
        let isa = machine(target).isa();
        let parser = Parser::new(isa, &isa.target(target).expect("a target").features);
        let turned = isa
            .transports
            .iter()
            .find(|(name, _)| *name == "riscv")
            .expect("a transport")
            .1;
        let pushed = |line: &str| {
            let (_, word) = parser.parse(line).expect("a word");
            format!("  .word {:#x}\n", onespec_core::print::transported(word, 32, turned))
        };
        let body = [
            "sfpload L0,0,3,3",
            "sfpmad L1,L12,L0,L13,0",
            "sfpnop",
            "sfpstore L1,0,3,3",
            "ttincrwc 0,2,0,0",
        ];
        let body: String = body
            .into_iter()
            .filter(|line| !bad || *line != "sfpnop")
            .map(pushed)
            .collect();
        format!(
            "  li a0, 32\nloop:\n{body}  addi a0, a0, -1\n  bnez a0, loop\n  li a1, 0x5555\n  li a2, 0x100000\n  sw a1, 0(a2)\n"
        )
    };
    let riscv = onespec_riscv::MACHINE.isa();
    let scalar = riscv.target("rv32im").expect("a target");
    let area = Area {
        memory: "dst".into(),
        tiles: None,
        format: "fp32".into(),
    };
    let plain = std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("platforms/sfpu_plain_scale.s"))
        .expect("a program");
    let values = Source::Random(5);
    for target in ["wormhole", "blackhole"] {
        let run = |bad: bool| {
            let data = assembled(riscv, &scalar, None, &text(target, bad));
            let options = Options {
                target: target.into(),
                fills: vec![Fill {
                    area: area.clone(),
                    source: values.clone(),
                }],
                saves: vec![Save {
                    area: area.clone(),
                    shape: Shape::Text,
                }],
                timing: true,
                ..Options::default()
            };
            let sfpu = Description::generated(machine(target));
            let host = api::host(sfpu.isa, &data, &options, |name| (name == "riscv").then_some(243)).expect("a host");
            let other = Description::generated(&onespec_riscv::MACHINE);
            let streams = Streams {
                input: Box::new(std::io::empty()),
                output: Box::new(std::io::sink()),
                error: Box::new(std::io::sink()),
                terminal: false,
            };
            api::run_pushed(&sfpu, &other, host, &data, &options, streams).unwrap_or_else(|error| panic!("{error}"))
        };
        let outcome = run(false);
        assert_eq!(outcome.end, End::Exit, "{target}");
        assert_eq!(
            String::from_utf8_lossy(&outcome.saved[0]),
            tile(target, &plain, ("fp32", "fp32"), &values)
        );
        // Without the slot behind the product, Wormhole's program is wrong at the addresses of the thread's program.
        match (target, run(true).end) {
            ("wormhole", End::Hazard { pc, report }) => {
                assert_eq!(pc, 0x8000_000c, "{report}");
                assert!(report.contains("at 0x80000008"), "{report}");
            }
            ("blackhole", End::Exit) => {}
            (_, end) => panic!("{target}: {end:?}"),
        }
    }
}

/// The first tile behind a program, as text.
fn tile(target: &str, source: &str, (before, behind): (&str, &str), values: &Source) -> String {
    let isa = machine(target).isa();
    let resolved = isa.target(target).expect("a target");
    let area = |format: &str| Area {
        memory: "dst".into(),
        tiles: None,
        format: format.into(),
    };
    let options = Options {
        state: said(source, "state")
            .first()
            .map_or_else(Vec::new, |text| self::values(text)),
        fills: vec![Fill {
            area: area(before),
            source: values.clone(),
        }],
        saves: vec![Save {
            area: area(behind),
            shape: Shape::Text,
        }],
        timing: true,
        ..Options::default()
    };
    let data = assembled(isa, &resolved, None, source);
    let (outcome, _) = run(target, &data, "", &options).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(outcome.end, End::Exit);
    String::from_utf8_lossy(&outcome.saved[0]).into_owned()
}

/// Lanes as vectors write them: the lowest first, each in 8 digits.
fn lanes(text: &str) -> Vec<u8> {
    let lane = |digits: &[u8]| u32::from_str_radix(std::str::from_utf8(digits).unwrap(), 16).unwrap();
    text.as_bytes()
        .chunks(8)
        .flat_map(|digits| lane(digits).to_le_bytes())
        .collect()
}

/// The recorded programs of the SFPU, from state to state, as raw images.
#[test]
fn recorded_programs_of_the_sfpu_end_as_recorded() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("data/sfpu/vectors/programs.jsonl");
    let text = std::fs::read_to_string(path).expect("the vectors");
    let mut wrong = Vec::new();
    let mut count = 0;
    for line in text.lines().filter(|line| !line.trim().is_empty()) {
        let case: Value = serde_json::from_str(line).expect("a case");
        let target = match case["arch"].as_str() {
            Some("wh") => "wormhole",
            Some("bh") => "blackhole",
            other => panic!("{other:?}"),
        };
        let isa = machine(target).isa();
        let resolved = isa.target(target).expect("a target");
        let words = case["words"].as_array().expect("words");
        let bytes: Vec<u8> = words
            .iter()
            .flat_map(|word| u32::from_str_radix(word.as_str().unwrap(), 16).unwrap().to_le_bytes())
            .collect();
        let data = onespec_elf::image(isa, &resolved, 0, &bytes).expect("a file");
        let state = |part: &str| -> Vec<(String, Vec<u8>)> {
            let all = case[part].as_object().expect("state");
            let value = |value: &Value| match value.as_str() {
                Some(text) => lanes(text),
                None => value.as_u64().expect("a number").to_le_bytes().to_vec(),
            };
            all.iter().map(|(name, text)| (name.clone(), value(text))).collect()
        };
        let after = state("post");
        let options = Options {
            state: state("pre")
                .into_iter()
                .map(|(name, value)| (name, StateValue::Number(value)))
                .collect(),
            shown: after.iter().map(|(name, _)| name.clone()).collect(),
            ..Options::default()
        };
        let (outcome, _) = run(target, &data, "", &options).unwrap_or_else(|error| panic!("{error}"));
        if outcome.end != End::Exit {
            wrong.push(format!("{}: {:?}", case["id"], outcome.end));
        }
        for ((name, found), (_, wanted)) in outcome.state.iter().zip(&after) {
            if !is_value(found, &StateValue::Number(wanted.clone())) {
                wrong.push(format!("{}: {name} is {found:02x?}, not {wanted:02x?}", case["id"]));
            }
        }
        count += 1;
    }
    assert!(count >= 16, "{count} programs");
    assert!(wrong.is_empty(), "{} wrong\n{}", wrong.len(), wrong.join("\n"));
}

/// Lines of a listing as a program, and what the analysis says of them.
struct Listing {
    data: Vec<u8>,
    code: Vec<Instance>,
    model: Model,
}

/// What listings of a target are read with.
struct Tools {
    isa: &'static Isa,
    target: Resolved,
    parser: Parser,
}

impl Tools {
    fn new(target: &str) -> Tools {
        let isa = machine(target).isa();
        let target = isa.target(target).expect("a target");
        Tools {
            isa,
            parser: Parser::new(isa, &target.features),
            target,
        }
    }
}

/// `None` where the listing leaves straight code, or holds words of other units: those are not executed.
fn listing(tools: &Tools, lines: &[String]) -> Option<Listing> {
    let Tools {
        isa,
        target: resolved,
        parser,
    } = tools;
    let model = Model::of(isa, resolved).expect("timing");
    let mut code = Vec::new();
    let mut bytes = Vec::new();
    for line in lines {
        let (op, word) = parser.parse(line).ok()?;
        let of = isa.ops.get(usize::from(op))?;
        if of.effects.any(Effects(Effects::JUMPS.0 | Effects::BRANCHES.0)) {
            return None;
        }
        code.push(model.instance(Some(op), word));
        bytes.extend(word.to_le_bytes().iter().take(usize::from(of.length / 8)));
    }
    let platform = platforms::choose(isa, resolved, None)
        .expect("a platform")
        .expect("a platform");
    let data = onespec_elf::image(isa, resolved, platform.entry, &bytes).expect("a file");
    Some(Listing { data, code, model })
}

/// The clock of a run finds a hazard in the instruction in which the analysis finds the first, and none where it finds none.
fn agree(
    all: &mut BTreeMap<String, Tools>,
    target: &str,
    lines: &[String],
    count: &mut [usize; 2],
) -> Result<(), String> {
    let tools = all.entry(target.to_owned()).or_insert_with(|| Tools::new(target));
    let Some(listing) = listing(tools, lines) else {
        return Ok(());
    };
    let options = Options {
        timing: true,
        engine: Engine::Interp,
        max_insns: Some(lines.len() as u64),
        ..Options::default()
    };
    let (outcome, _) = run(target, &listing.data, "", &options).map_err(|error| error.to_string())?;
    // What raises a trap ends the program; what stands behind it has not started.
    let started = outcome
        .cycles
        .map_or(0, |cycles| cycles.instructions as usize)
        .min(lines.len());
    let code = &listing.code[..started];
    let found = Graph::straight(code.len()).hazards(&listing.model, code);
    let first = found.iter().map(|found| found.at as usize).min();
    let is_hazard = matches!(outcome.end, End::Hazard { .. });
    let place = is_hazard.then(|| started - 1);
    count[usize::from(is_hazard)] += 1;
    match place == first {
        true => Ok(()),
        false => Err(format!(
            "{target}: {place:?}, not {first:?}, {:?}: {lines:?}",
            outcome.end
        )),
    }
}

#[test]
fn runs_with_timing_find_what_the_analysis_finds() {
    let data = |name: &str| {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("data/timing").join(name);
        std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
    };
    let code = |lines: &Value| -> Vec<String> {
        let lines = lines.as_array().expect("code").iter();
        lines.map(|line| line.as_str().expect("a line").to_owned()).collect()
    };
    let mut wrong = Vec::new();
    let mut all = BTreeMap::new();
    // Fine, and with a hazard.
    let mut counts = [[0; 2]; 3];
    for line in data("../ir3/vectors/delay.jsonl").lines() {
        let case: Value = serde_json::from_str(line).expect("a case");
        for target in ["a630", "a320"] {
            wrong.extend(agree(&mut all, target, &code(&case["instrs"]), &mut counts[0]).err());
        }
    }
    for file in ["ir3.jsonl", "sfpu.jsonl", "sfpu_compiled.jsonl"] {
        for line in data(file).lines().filter(|line| !line.trim().is_empty()) {
            let case: Value = serde_json::from_str(line).expect("a case");
            let target = case["target"].as_str().expect("a target");
            wrong.extend(agree(&mut all, target, &code(&case["code"]), &mut counts[1]).err());
        }
    }
    // The analysis is held against all of them in `timing.rs`.
    let readers = data("sfpu_readers.txt");
    for line in readers.lines().filter(|line| !line.starts_with('#')).step_by(4) {
        let mut cells = line.splitn(3, ' ');
        let (Some(target), Some(_), Some(reader)) = (cells.next(), cells.next(), cells.next()) else {
            panic!("three columns: {line}");
        };
        let lines = ["sfpmad L5,L0,L1,L2,0".to_owned(), reader.to_owned()];
        wrong.extend(agree(&mut all, target, &lines, &mut counts[2]).err());
    }
    println!("fine and with a hazard: {counts:?}");
    assert_eq!(counts[0].iter().sum::<usize>(), 2 * 339);
    assert!(counts.iter().flatten().all(|count| *count >= 20), "{counts:?}");
    assert!(wrong.is_empty(), "{} wrong\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn a_target_without_a_platform_is_told() {
    let isa = machine("esperanto-command").isa();
    let resolved = isa.target("esperanto-command").expect("a target");
    let data = onespec_elf::image(isa, &resolved, 0, &[0; 16]).expect("a file");
    let error = run("esperanto-command", &data, "", &Options::default()).expect_err("no platform");
    let told = "target `esperanto-command` of `esperanto` has no platform to run on: write one under `platforms:` of its \
                description (docs/reference/platforms.md); other targets have `minion`, `kernel`";
    assert_eq!(error.to_string(), told);
    let data = onespec_elf::image(onespec_ir3::MACHINE.isa(), &resolved, 0, &[0; 8]).expect("a file");
    let options = Options {
        platform: Some("board".to_owned()),
        ..Options::default()
    };
    let error = run("a320", &data, "", &options).expect_err("no such platform");
    assert_eq!(
        error.to_string(),
        "target `a320` has no platform `board`; it has `wave`"
    );
}
