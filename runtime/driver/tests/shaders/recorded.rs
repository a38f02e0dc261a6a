//! Shaders that the reference executor ran.

use super::waves::{class, wave};
use super::{BUDGET, MACHINE, TARGETS, compiled, target};
use onespec_core::decode::Decoder;
use onespec_driver::tgsi::InputPlace;
use onespec_gen::sem::eval::Steps;
use onespec_graph::semantics::NoMemory;
use onespec_tgsi::eval::{self, Rules};
use onespec_tgsi::names::Stage;
use onespec_tgsi::vectors::{Case, shaders};
use std::path::Path;

/// The shaders that the reference executor ran.
fn recorded() -> Vec<Case> {
    shaders(include_str!("../../../tgsi/tests/data/runs.jsonl")).expect("vectors")
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
