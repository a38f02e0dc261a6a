//! Groups of lanes that execute one program together, as data: `data/waves` holds programs with how lanes begin, what is
//! bound, and what must come of them, worked out apart from the emulator. Random programs are compared with the execution
//! of each lane by itself, planted hazards have to be found, and words that are no programs end.
//!
//! Lines `#! key …` of a program: `targets`, `expect STATE VALUES`, `discarded LANES`, `fault TEXT`, `hazard TEXT`, `end
//! limit`, `depth N`, `holds ADDR WORDS`, `cycles TARGET N`, `occupancy TARGET N`; all others are lines of a data file
//! (`onespec_emulator::group::read`).

#[path = "waves/random.rs"]
mod random;

use onespec_core::asm::{AsmOptions, assemble};
use onespec_core::isa::Isa;
use onespec_emulator::engine::Engine;
use onespec_emulator::error::RunError;
use onespec_emulator::group::{self, GroupData, GroupOutcome, LaneGroup, Lanes, Launch, Resources};
use onespec_emulator::machines::Description;
use onespec_emulator::options::{End, Options};
use onespec_emulator::{api, platforms};
use onespec_tests::ours::described;
use std::path::Path;

const ISA: &Isa = &onespec_ir3::ISA;

fn generated() -> Description {
    Description::generated(&onespec_ir3::MACHINE)
}

/// An ELF image of a source at the entry of the usual platform.
fn assembled(target: &str, source: &str) -> Vec<u8> {
    let target = ISA.target(target).expect("a target");
    let platform = platforms::choose(ISA, &target, None)
        .expect("platforms")
        .expect("a platform");
    let options = AsmOptions {
        base: platform.entry,
        compress: false,
        ..AsmOptions::default()
    };
    let assembly = assemble(ISA, &target, source, &options);
    assert!(assembly.errors.is_empty(), "{:?}", assembly.errors);
    onespec_elf::runnable(ISA, &target, &assembly).expect("a program")
}

fn options(target: &str, timing: bool) -> Options {
    Options {
        target: target.to_owned(),
        engine: Engine::Interp,
        max_insns: Some(20_000),
        timing,
        ..Options::default()
    }
}

fn loaded(target: &str, data: &[u8], timing: bool) -> Result<Box<dyn LaneGroup>, RunError> {
    api::load_group(&generated(), data, &options(target, timing))
}

/// 32 bits as data files write them.
fn word(text: &str) -> u64 {
    let bits = match (text.strip_prefix("0x"), text.contains('.')) {
        (Some(digits), _) => u32::from_str_radix(digits, 16).ok(),
        (None, true) => text.parse().ok().map(f32::to_bits),
        (None, false) => text.parse::<i64>().ok().map(|n| n as u32),
    };
    u64::from(bits.unwrap_or_else(|| panic!("{text} is no value")))
}

fn words(text: &str) -> Vec<u64> {
    text.split_whitespace().map(word).collect()
}

fn set(text: &str) -> Lanes {
    let lanes = text
        .split_whitespace()
        .map(|lane| Lanes::one(lane.parse().expect("a lane")));
    lanes.fold(Lanes::default(), |all, lane| all | lane)
}

const OWN: [&str; 10] = [
    "targets",
    "expect",
    "discarded",
    "fault",
    "hazard",
    "end",
    "depth",
    "holds",
    "cycles",
    "occupancy",
];

/// What a program says of itself: its own lines, and those of a data file.
fn said(source: &str) -> (Vec<(&str, &str)>, String) {
    let lines = source.lines().filter_map(|line| line.strip_prefix("#! "));
    let (mut own, mut data) = (Vec::new(), String::new());
    for line in lines {
        let (key, rest) = line.split_once(' ').unwrap_or((line, ""));
        match OWN.contains(&key) {
            true => own.push((key, rest.trim())),
            false => data.extend([line, "\n"]),
        }
    }
    (own, data)
}

/// A lane for lack of a value would read as one that has it: values are those of all lanes, or one for all.
fn differs(found: &[u64], wanted: &[u64]) -> bool {
    match wanted {
        [one] => found.iter().any(|value| value != one),
        wanted => found != wanted,
    }
}

fn check(target: &str, source: &str, wrong: &mut Vec<String>) -> Option<GroupOutcome> {
    let (own, text) = said(source);
    let mut data: GroupData =
        group::read(&text, &|_| Err("no pictures".to_owned())).unwrap_or_else(|error| panic!("{error}"));
    let all = |key: &'static str| {
        own.iter()
            .filter(move |(known, _)| *known == key)
            .map(|(_, text)| *text)
    };
    let of_target = |key| all(key).find_map(|text| text.strip_prefix(target)?.strip_prefix(' '));
    let expected: Vec<(&str, Vec<u64>)> = all("expect")
        .map(|text| text.split_once(' ').expect("a name and values"))
        .map(|(name, values)| (name, words(values)))
        .collect();
    data.launch
        .shown
        .extend(expected.iter().map(|(name, _)| (*name).to_owned()));
    let kept: Vec<(u64, Vec<u64>)> = all("holds")
        .map(words)
        .map(|values| (values[0], values[1..].to_vec()))
        .collect();
    data.launch
        .read
        .extend(kept.iter().map(|(addr, values)| (*addr, values.len() as u32 * 4)));
    let timing = all("hazard").next().is_some() || of_target("cycles").is_some();
    let mut program = match loaded(target, &assembled(target, source), timing) {
        Ok(program) => program,
        Err(error) => {
            wrong.push(error.to_string());
            return None;
        }
    };
    let lanes = match data.launch.lanes {
        0 => program.lanes(),
        lanes => lanes,
    };
    let launch = data.launch(0, lanes);
    let end = match program.run(&launch, &mut data.resources) {
        Ok(end) => end,
        Err(error) => {
            wrong.push(error.to_string());
            return None;
        }
    };
    let how = match (&end.end, all("fault").next(), all("hazard").next(), all("end").next()) {
        (End::Exit, None, None, None) | (End::Limit, None, None, Some("limit")) => None,
        (End::Signal { report, .. }, Some(text), ..) | (End::Hazard { report, .. }, _, Some(text), _)
            if report.contains(text) =>
        {
            None
        }
        (other, ..) => Some(format!("it ends with {other:?}")),
    };
    wrong.extend(how);
    for (name, wanted) in &expected {
        let found = end.of(name).unwrap_or(&[]);
        if differs(found, wanted) {
            wrong.push(format!("{name} is {found:x?}, should be {wanted:x?}"));
        }
    }
    for ((addr, wanted), bytes) in kept.iter().zip(&end.memory[data.launch.read.len() - kept.len()..]) {
        let found = bytes
            .chunks(4)
            .map(|word| u64::from(u32::from_le_bytes(word.try_into().expect("4 bytes"))));
        let found: Vec<u64> = found.collect();
        if found != *wanted {
            wrong.push(format!("memory at {addr:#x} is {found:x?}, should be {wanted:x?}"));
        }
    }
    if let Some(text) = all("discarded").next()
        && end.discarded != set(text)
    {
        wrong.push(format!("lanes {:b} were discarded, not {text}", end.discarded.0));
    }
    let number = |text: Option<&str>, name: &str, found: Option<u64>, wrong: &mut Vec<String>| {
        if let Some(text) = text
            && text.parse().ok() != found
        {
            wrong.push(format!("{name} is {found:?}, should be {text}"));
        }
    };
    number(all("depth").next(), "depth", Some(end.depth as u64), wrong);
    number(
        of_target("cycles"),
        "cycles",
        end.cycles.map(|cycles| cycles.cycles),
        wrong,
    );
    number(of_target("occupancy"), "occupancy", end.occupancy.map(u64::from), wrong);
    Some(end)
}

#[test]
fn programs_of_waves() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("data/waves");
    let mut files: Vec<_> = std::fs::read_dir(&folder)
        .expect("a folder")
        .map(|entry| entry.expect("a file").path())
        .collect();
    files.retain(|file| file.extension().is_some_and(|extension| extension == "s"));
    files.sort();
    assert!(files.len() >= 20, "{} programs", files.len());
    let mut wrong = Vec::new();
    for file in files {
        let source = std::fs::read_to_string(&file).expect("a program");
        let (own, _) = said(&source);
        let targets = own.iter().find(|(key, _)| *key == "targets").expect("targets").1;
        for target in targets.split_whitespace() {
            let mut found = Vec::new();
            check(target, &source, &mut found);
            let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
            wrong.extend(found.into_iter().map(|text| format!("{name} on {target}: {text}")));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The reference evaluator and generated code give the same groups.
#[test]
fn engines_agree_on_waves() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("data/waves");
    let isa = "ir3";
    for name in ["divergence.s", "texture_level.s"] {
        let source = std::fs::read_to_string(folder.join(name)).expect("a program");
        let (_, text) = said(&source);
        let mut data = group::read(&text, &|_| Err("no pictures".to_owned())).expect("data");
        data.launch.shown = vec!["R".to_owned()];
        let image = assembled("a630", &source);
        let launch = data.launch(0, 8);
        let of = |description: &Description, engine| {
            let options = Options {
                engine,
                ..options("a630", false)
            };
            let mut program = api::load_group(description, &image, &options).expect("a program");
            program.run(&launch, &mut data.resources.clone()).expect("a run")
        };
        assert_eq!(
            of(&generated(), Engine::Interp),
            of(&described(isa), Engine::Reference),
            "{name}"
        );
    }
}

/// Each of these waits is needed: without it, there is a hazard with both addresses.
#[test]
fn planted_hazards_are_found() {
    let (mut planted, mut found) = (0, 0);
    for seed in 0.. {
        let program = random::program(seed, true);
        let launch = random::launch(seed);
        let end = |source: &str| {
            let mut wave = loaded("a420", &assembled("a420", source), true).expect("a program");
            wave.run(&launch, &mut random::resources()).expect("a run").end
        };
        let kept = end(&program.text());
        assert_eq!(kept, End::Exit, "seed {seed}:\n{}", program.text());
        for fault in program.faults() {
            planted += 1;
            match end(&fault) {
                End::Hazard { report, .. } if report.matches("0x").count() >= 2 => found += 1,
                other => println!("seed {seed}: {other:?}\n{fault}"),
            }
        }
        if planted >= 100 {
            break;
        }
    }
    assert_eq!(planted, found, "faults that were planted, and those that were found");
}

/// A program gives each lane what it gives a lane that is alone, where lanes exchange nothing.
#[test]
fn lanes_compute_as_if_they_were_alone() {
    let rounds = std::env::var("ONESPEC_ROUNDS")
        .ok()
        .and_then(|n| n.parse().ok())
        .unwrap_or(60);
    let first = std::env::var("ONESPEC_SEED")
        .ok()
        .and_then(|n| n.parse().ok())
        .unwrap_or(1);
    for seed in first..first + rounds {
        let program = random::program(seed, false);
        for target in ["a320", "a420", "a540", "a630"] {
            let image = assembled(target, &program.text());
            let mut wave = loaded(target, &image, false).expect("a program");
            let launch = random::launch(seed);
            let together = wave.run(&launch, &mut random::resources()).expect("a run");
            assert_eq!(together.end, End::Exit, "seed {seed} on {target}\n{}", program.text());
            for lane in 0..launch.lanes as usize {
                let alone = Launch {
                    lanes: 1,
                    registers: random::of_lane(&launch, lane),
                    ..launch.clone()
                };
                let alone = wave.run(&alone, &mut random::resources()).expect("a run");
                for ((name, values), (_, own)) in together.values.iter().zip(&alone.values) {
                    assert_eq!(
                        values[lane],
                        own[0],
                        "seed {seed} on {target}, lane {lane}: {name}\n{}",
                        program.text()
                    );
                }
            }
        }
    }
}

/// Words that are no program end by a fault or by the budget, and nothing panics.
#[test]
fn hostile_words_end() {
    let mut state = 0x9e37_79b9_7f4a_7c15_u64;
    let mut next = move || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state
    };
    for round in 0..400 {
        let target = ["a320", "a420", "a540", "a630"][round % 4];
        let category = [0, 1, 2, 3, 4, 5, 6, 7][round / 4 % 8];
        // Of one category each, so that many decode; the others at random.
        let words = (0..24).flat_map(|at| {
            let word = match at % 3 {
                0 => next(),
                _ => next() & !(7 << 61) | category << 61,
            };
            word.to_le_bytes()
        });
        let bytes: Vec<u8> = words.collect();
        let resolved = ISA.target(target).expect("a target");
        let entry = platforms::choose(ISA, &resolved, None)
            .expect("platforms")
            .expect("a platform")
            .entry;
        let image = onespec_elf::image(ISA, &resolved, entry, &bytes).expect("an image");
        for timing in [false, true] {
            let mut wave = loaded(target, &image, timing).expect("a program");
            let launch = random::launch(round as u64);
            drop(wave.run(&launch, &mut random::resources()).expect("a run"));
        }
    }
}

#[test]
fn a_group_has_at_most_so_many_lanes() {
    let mut wave = loaded("a630", &assembled("a630", "end\n"), false).expect("a program");
    assert_eq!(wave.lanes(), 64);
    let launch = |lanes| Launch {
        lanes,
        ..Launch::default()
    };
    let end = wave.run(&launch(128), &mut Resources::default()).expect("a run");
    assert_eq!((end.lane_instructions, end.code()), (128, 0));
    let error = wave.run(&launch(129), &mut Resources::default()).expect_err("too many");
    assert_eq!(
        error.to_string(),
        "129 lanes are more than the 128 that a group can have"
    );
}
