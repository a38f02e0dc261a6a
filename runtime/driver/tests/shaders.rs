//! Shaders in TGSI compiled for four generations of ir3, thread by thread: the words, on the reference evaluator of the machine's
//! semantics, give what the direct evaluator of shaders gives. Those whose inputs are interpolated, and which ask other threads, are
//! compiled here; waves run them elsewhere.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use onespec_core::decode::Decoder;
use onespec_core::print::{PrintOptions, Printer};
use onespec_core::timing::Model;
use onespec_core::timing::check as check_timing;
use onespec_driver::Level;
use onespec_driver::tgsi::{CompiledShader, InputPlace, ShaderDriver};
use onespec_emulator::engine::Engine;
use onespec_emulator::group::{Initial, LaneGroup, Launch, Resources, Texture, Varyings};
use onespec_emulator::options::{End, Options};
use onespec_emulator::{api, platforms};
use onespec_gen::sem::eval::Steps;
use onespec_graph::semantics::NoMemory;
use onespec_sampling::Shape;
use onespec_tgsi::ast::Shader;
use onespec_tgsi::eval::{self, Rules};
use onespec_tgsi::names::Stage;
use onespec_tgsi::vectors::{Case, Class, Run, shaders};
use onespec_tgsi::{Diags, check, parse};
use std::path::Path;

const MACHINE: &str = "ir3";
const TARGETS: [&str; 4] = ["a320", "a420", "a540", "a630"];
/// Instructions that a thread executes, at most.
const BUDGET: usize = 100_000;

fn read(text: &str) -> Shader {
    let mut diags = Diags::new(0);
    let shader = parse(text, &mut diags).unwrap_or_else(|| panic!("{:?}\n{text}", diags.list()));
    check(&shader, &mut diags);
    assert!(!diags.has_errors(), "{:?}\n{text}", diags.list());
    shader
}

/// The shaders that the reference executor ran.
fn recorded() -> Vec<Case> {
    shaders(include_str!("../../tgsi/tests/data/runs.jsonl")).expect("vectors")
}

/// How results may differ: quotients are products with inverses, and which zero it is does not count.
fn class(case: &Case) -> Class {
    Class {
        approximate: case.class.approximate || case.text.contains("DIV"),
        unsigned_zero: true,
    }
}

/// Runs a thread; false where it does something that a thread alone cannot do.
fn run(steps: &mut Steps, decoder: &Decoder, code: &[u8]) -> bool {
    let isa = decoder.isa();
    let items: Vec<_> = decoder.iter(code).collect();
    let mut pc = 0;
    for _ in 0..BUDGET {
        let Some(item) = items.get(pc as usize / 8) else {
            return false;
        };
        let op = item.op.as_ref().copied().expect("an instruction");
        let args = isa.extract(op, item.word);
        let of = &isa.ops[usize::from(op)];
        if of.name == "end" {
            return true;
        }
        match steps.run(op, &args[..of.operands.len()], (pc, 8), &mut NoMemory) {
            Some(next) => pc = next,
            None => return false,
        }
    }
    panic!("the thread does not end");
}

struct Target {
    name: &'static str,
    vertex: ShaderDriver,
    fragment: ShaderDriver,
    decoder: Decoder,
    model: Model,
}

fn target(name: &'static str) -> Target {
    let found = onespec_machines::find(MACHINE).unwrap();
    let resolved = found.isa.target(name).unwrap();
    let of = |stage| ShaderDriver::new(found.isa, resolved.clone(), found.selectors, Level::O2, stage).unwrap();
    Target {
        name,
        vertex: of(Stage::Vertex),
        fragment: of(Stage::Fragment),
        decoder: Decoder::new(found.isa, &resolved),
        model: Model::of(found.isa, &resolved).unwrap(),
    }
}

fn compiled(target: &Target, shader: &Shader) -> Result<CompiledShader, String> {
    let driver = match shader.stage {
        Stage::Vertex => &target.vertex,
        _ => &target.fragment,
    };
    let made = driver.compile(shader).map_err(|problems| format!("{problems:?}"))?;
    let hazards = check_timing(&target.model, &target.decoder, &made.code.code, 0);
    match hazards.first() {
        Some(hazard) => Err(format!("{hazard:?}")),
        None => Ok(made),
    }
}

#[test]
fn threads_of_recorded_vertex_shaders_give_what_was_recorded() {
    let spec = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../spec");
    let checked = onespec_gen::check_machine(&spec, MACHINE);
    let cases = recorded();
    let (mut failed, mut ran) = (Vec::new(), 0);
    for name in TARGETS {
        let target = target(name);
        let mut steps = Steps::new(&checked.programs[0]);
        steps.set_features(target.vertex.driver.machine.target.features);
        for case in &cases {
            let (name, shader) = (&case.name, &case.shader);
            let made = match compiled(&target, shader) {
                Ok(made) => made,
                Err(why) => {
                    failed.push(format!("{} {name}: {why}", target.name));
                    continue;
                }
            };
            if shader.stage != Stage::Vertex {
                continue;
            }
            for run_of in &case.runs {
                let environment = case.environment(run_of);
                let program = eval::Program::new(shader).expect("a program");
                let rules = Rules {
                    flush: false,
                    fused: true,
                    ..Rules::default()
                };
                let wanted = program.run(&mut environment.clone(), &rules).expect("an end");
                for lane in 0..4 {
                    let isa = target.decoder.isa();
                    let file = |name: &str| isa.files.iter().position(|file| file.name == name).unwrap() as u16;
                    for (scalar, place) in &made.inputs {
                        let InputPlace::Register(file, register) = place else {
                            panic!("{place:?}")
                        };
                        let value = run_of.inputs[*scalar as usize / 4][lane][*scalar as usize % 4];
                        steps.set_reg(*file, u64::from(*register), value.into());
                    }
                    for (at, value) in case.constants.iter().flatten().enumerate() {
                        steps.set_reg(file("C"), at as u64, (*value).into());
                    }
                    for (at, value) in (u64::from(made.literals)..).zip(&made.code.literals) {
                        steps.set_reg(file("C"), at, *value as u64 & 0xffff_ffff);
                    }
                    if !run(&mut steps, &target.decoder, &made.code.code) {
                        failed.push(format!("{} {name}: a thread traps", target.name));
                        break;
                    }
                    ran += 1;
                    for (register, (file, first)) in &made.outputs {
                        for component in 0..4 {
                            let got = steps.reg(*file, u64::from(*first) + component) as u32;
                            let wanted = wanted.outputs[*register as usize][lane][component as usize];
                            if !class(case).agrees(got, wanted) {
                                failed.push(format!(
                                    "{} {name} OUT[{register}].{component} lane {lane}: {got:08x}, not {wanted:08x}",
                                    target.name
                                ));
                            }
                        }
                    }
                }
            }
        }
    }
    assert!(
        failed.is_empty(),
        "{} failed:\n{}",
        failed.len(),
        failed[..failed.len().min(200)].join("\n")
    );
    assert!(ran >= 100, "{ran} threads");
}

// ---- waves

/// The program of a shader, ready for waves.
fn loaded(target: &Target, code: &[u8]) -> Box<dyn LaneGroup> {
    let found = onespec_machines::find(MACHINE).unwrap();
    let resolved = found.isa.target(target.name).unwrap();
    let platform = platforms::choose(found.isa, &resolved, None).unwrap().unwrap();
    let image = onespec_elf::image(found.isa, &resolved, platform.entry, code).unwrap();
    let options = Options {
        target: target.name.to_owned(),
        engine: Engine::Interp,
        max_insns: Some(BUDGET as u64),
        // What a lane reads too early ends the run.
        timing: true,
        ..Options::default()
    };
    api::load_group(&found.description(), &image, &options).unwrap()
}

/// What a wave of four lanes leaves that differs from what the evaluator gives.
fn wave(target: &Target, made: &CompiledShader, case: &Case, run: &Run) -> Result<(), String> {
    let isa = target.decoder.isa();
    let name = |file: u16, number: u64| {
        isa.files[usize::from(file)]
            .spelling(number as i64)
            .expect("a register")
            .to_owned()
    };
    let constant_file = isa.files.iter().position(|file| file.name == "C").unwrap() as u16;
    let mut resources = Resources::default();
    for texture in &case.textures {
        resources
            .samplers
            .push(texture.as_ref().map(eval::Texture::sampler).unwrap_or_default());
        resources.textures.push(texture.as_ref().map(|texture| Texture {
            levels: texture.levels.clone(),
            shape: Shape::TWO_D,
        }));
    }
    let rules = Rules {
        flush: true,
        fused: true,
        ..Rules::default()
    };
    let wanted = eval::Program::new(&case.shader).map_err(|error| error.to_string())?;
    let wanted = wanted
        .run(&mut case.environment(run), &rules)
        .map_err(|error| error.to_string())?;
    let mut launch = Launch {
        lanes: 4,
        ..Launch::default()
    };
    let mut varyings = Varyings {
        primitives: vec![Vec::new(); 4],
        lane: vec![0, 1, 2, 3],
        provoking: 0,
    };
    for (scalar, place) in &made.inputs {
        let of = |lane: usize| run.inputs[*scalar as usize / 4][lane][*scalar as usize % 4];
        match place {
            InputPlace::Register(file, number) => launch.registers.push(Initial {
                name: name(*file, (*number).into()),
                values: (0..4).map(|lane| of(lane).into()).collect(),
            }),
            InputPlace::Slot(slot) => {
                for (lane, slots) in varyings.primitives.iter_mut().enumerate() {
                    slots.resize(slots.len().max(*slot as usize + 1), [0; 3]);
                    slots[*slot as usize] = [of(lane); 3];
                }
            }
        }
    }
    resources.varyings = varyings;
    let literals = (made.literals..).zip(made.code.literals.iter().map(|number| *number as u32));
    let all = (0..).zip(case.constants.iter().flatten().copied()).chain(literals);
    launch.registers.extend(all.map(|(at, value)| Initial {
        name: name(constant_file, u64::from(at)),
        values: vec![value.into()],
    }));
    let outputs = made.outputs.iter().flat_map(|(register, (file, first))| {
        (0..4).map(move |component| (*register, component, *file, u64::from(*first) + component as u64))
    });
    let outputs: Vec<_> = outputs.collect();
    launch.shown = outputs
        .iter()
        .map(|(_, _, file, number)| name(*file, *number))
        .collect();
    let end = loaded(target, &made.code.code).run(&launch, &mut resources);
    let end = end.map_err(|error| error.to_string())?;
    if !matches!(end.end, End::Exit) {
        return Err(format!("{:?} {:?}", end.end, end.fault));
    }
    let discarded = end.discarded.0 as u8;
    if !discarded & 0xf != wanted.alive {
        return Err(format!("lanes {discarded:b} are discarded, {:b} live", wanted.alive));
    }
    for ((register, component, ..), (_, values)) in outputs.iter().zip(&end.values) {
        for lane in (0..4).filter(|lane| wanted.alive >> lane & 1 == 1) {
            let (got, wanted) = (
                values[lane] as u32,
                wanted.outputs[*register as usize][lane][*component],
            );
            if !class(case).agrees(got, wanted) {
                return Err(format!(
                    "OUT[{register}].{component} lane {lane}: {got:08x}, not {wanted:08x}"
                ));
            }
        }
    }
    Ok(())
}

#[test]
fn waves_of_recorded_shaders_give_what_the_evaluator_gives() {
    let (mut failed, mut ran) = (Vec::new(), 0);
    for name in TARGETS {
        let target = target(name);
        for case in &recorded() {
            let Ok(made) = compiled(&target, &case.shader) else {
                continue;
            };
            for run in &case.runs {
                match wave(&target, &made, case, run) {
                    Ok(()) => ran += 1,
                    Err(why) => failed.push(format!("{name} {}: {why}", case.name)),
                }
            }
        }
    }
    assert!(
        failed.is_empty(),
        "{} failed:\n{}",
        failed.len(),
        failed[..failed.len().min(80)].join("\n")
    );
    assert!(ran >= 500, "{ran} runs");
}

/// Numbers of code as the public compiler counts them: a repeat and idle cycles count as often as they take a slot.
#[derive(Debug, Default)]
struct Count {
    instructions: u32,
    nops: u32,
    full: u32,
    ss: u32,
    sy: u32,
}

fn count(target: &Target, code: &[u8]) -> Count {
    let isa = target.decoder.isa();
    let full = isa.files.iter().position(|file| file.name == "R").unwrap() as u16;
    let mut count = Count::default();
    for item in target.decoder.iter(code) {
        let op = item.op.as_ref().copied().expect("an instruction");
        let of = &isa.ops[usize::from(op)];
        let instance = target.model.instance(Some(op), item.word);
        let operand = |name: &str| {
            let at = of.operands.iter().position(|operand| operand.name == name);
            at.map_or(0, |at| isa.extract(op, item.word)[at] as u32)
        };
        count.instructions += instance.span().max(1);
        count.nops += if of.name == "nop" {
            instance.span()
        } else {
            instance.idle
        };
        count.ss += operand("ss");
        count.sy += operand("sy");
        let registers = instance.accesses.iter().flat_map(|access| &access.items);
        // What an `end` reads is every register.
        let registers = registers.map(|item| target.model.whole(item.piece));
        let registers = registers.filter(|(file, number, half)| *file == full && *number < 192 && !half);
        let registers = registers.filter(|_| of.name != "end");
        count.full = registers
            .map(|(_, number, _)| u32::from(number) / 4 + 1)
            .fold(count.full, u32::max);
    }
    count
}

/// The six programs of the public compiler's figures, with its counts beside ours.
#[test]
fn programs_of_the_public_compiler_take_as_many_instructions() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/shaders");
    let targets = TARGETS.map(target);
    let mut table = String::from("target  shader        instructions      nops      full        ss        sy\n");
    let mut ratios: Vec<f64> = Vec::new();
    for line in include_str!("shaders/peer.csv").lines().skip(1) {
        let row: Vec<&str> = line.split(',').collect();
        let target = targets.iter().find(|target| target.name == row[0]).unwrap();
        let text = std::fs::read_to_string(folder.join(format!("{}.tgsi", row[1]))).unwrap();
        let made = compiled(target, &read(&text)).unwrap();
        let own = count(target, &made.code.code);
        let cell = |own: u32, peer: &str| format!("{own:>5} {peer:>4}");
        table += &format!(
            "{:<7} {:<12} {:>5}{} {} {} {} {}\n",
            row[0],
            row[1],
            "",
            cell(own.instructions, row[2]),
            cell(own.nops, row[3]),
            cell(own.full, row[4]),
            cell(own.ss, row[5]),
            cell(own.sy, row[6])
        );
        ratios.push(f64::from(own.instructions) / row[2].parse::<f64>().unwrap());
    }
    let of = |from: usize| {
        let six = &ratios[from..from + 6];
        (six.iter().map(|ratio| ratio.ln()).sum::<f64>() / 6.0).exp()
    };
    for (number, name) in TARGETS.iter().enumerate() {
        table += &format!(
            "{name}: geometric mean of instructions beside the peer's {:.2}\n",
            of(6 * number)
        );
    }
    golden("peer", &table);
}

/// The code of the six programs.
#[test]
fn programs_have_this_code() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/shaders");
    let target = target("a420");
    let printer = Printer::new(
        target.decoder.isa(),
        &target.vertex.driver.machine.target.features,
        PrintOptions::default(),
    );
    let mut text = String::new();
    let mut files: Vec<_> = std::fs::read_dir(folder)
        .unwrap()
        .flatten()
        .map(|entry| entry.path())
        .collect();
    files.sort();
    for path in files
        .iter()
        .filter(|path| path.extension().is_some_and(|ending| ending == "tgsi"))
    {
        let made = compiled(&target, &read(&std::fs::read_to_string(path).unwrap())).unwrap();
        text += &format!("{}:\n", path.file_stem().unwrap().to_str().unwrap());
        for item in target.decoder.iter(&made.code.code) {
            text.push_str("    ");
            printer.print(*item.op.as_ref().expect("an instruction"), item.word, None, &mut text);
            text.push('\n');
        }
    }
    golden("code", &text);
}

fn golden(name: &str, text: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/shaders/{name}.expected"));
    if std::env::var_os("UPDATE_EXPECTED").is_some() {
        std::fs::write(&path, text).unwrap();
    }
    let known = std::fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(known, text, "{}", path.display());
}
