//! Runs of shaders in the reference executor (Mesa 22.3.6): the evaluator gives the same outputs, to the bit unless
//! transcendental functions are part of it.

use onespec_tgsi::eval::{Plane, Program, Rules, interpolate};
use onespec_tgsi::names::{File, Semantic};
use onespec_tgsi::vectors::{Case, Run, shaders};
use serde_json::Value;

const RUNS: &str = include_str!("data/runs.jsonl");

fn cases() -> Vec<Case> {
    shaders(RUNS).expect("vectors")
}

/// Calls `each` with every shader and run.
fn runs(mut each: impl FnMut(&Case, &Run)) {
    for case in cases() {
        case.runs.iter().for_each(|run| each(&case, run));
    }
}

#[test]
fn runs_give_what_the_reference_executor_gave() {
    let (mut count, mut others, mut wrong) = (0, 0, Vec::new());
    runs(|case, run| {
        let program = Program::new(&case.shader).expect("a program");
        for fused in [false, true] {
            let rules = Rules {
                fused,
                ..Rules::default()
            };
            let got = program.run(&mut case.environment(run), &rules).expect("an end");
            let difference = case.difference(run, &rules, &got);
            wrong.extend(difference.map(|difference| format!("{} fused {fused}: {difference}", case.name)));
        }
        others += usize::from(run.fused != run.outputs);
        count += 1;
    });
    assert!(wrong.is_empty(), "{} wrong:\n{}", wrong.len(), wrong.join("\n"));
    assert!(
        count >= 140 && others >= 15,
        "{count} runs, {others} with other results when they are fused"
    );
}

/// The bits of a float of an object's list.
fn float(value: &Value, key: &str, at: usize) -> f32 {
    let digits = value[key][at].as_str().expect("hexadecimal digits");
    f32::from_bits(u32::from_str_radix(digits, 16).expect("hexadecimal digits"))
}

#[test]
fn inputs_are_what_their_planes_say() {
    let mut count = 0;
    // The planes are of no use to a shader: they are read here.
    for (case, line) in cases().iter().zip(RUNS.lines()) {
        let recorded: Value = serde_json::from_str(line).expect("a line");
        let recorded = recorded["runs"].as_array().expect("runs");
        for (run, recorded) in case.runs.iter().zip(recorded) {
            let planes = recorded["coef"].as_array().map_or(&[][..], Vec::as_slice);
            for (register, coefficients) in planes.iter().enumerate() {
                let planes = std::array::from_fn(|component| Plane {
                    a0: float(coefficients, "a0", component),
                    dadx: float(coefficients, "dadx", component),
                    dady: float(coefficients, "dady", component),
                });
                let holds = |range: (u32, u32)| (range.0..=range.1).contains(&(register as u32));
                let mut declarations = case.shader.declarations().filter(|it| it.file == File::Input);
                let declaration = declarations
                    .find(|it| it.range.is_some_and(holds))
                    .expect("a declaration");
                // The face of the primitive comes with the quad.
                if declaration
                    .semantic
                    .is_some_and(|(semantic, _)| semantic == Semantic::Face)
                {
                    continue;
                }
                let corner = std::array::from_fn(|axis| float(recorded, "pos", axis));
                let w = std::array::from_fn(|lane| float(recorded, "w", lane));
                let got = interpolate(planes, declaration.interpolation, corner, w);
                assert_eq!(got, run.inputs[register], "{} IN[{register}]", case.name);
                count += 1;
            }
        }
    }
    assert!(count >= 35, "{count} inputs");
}

#[test]
fn a_bit_that_is_wrong_is_found() {
    let (mut planted, mut found) = (0, 0);
    runs(|case, run| {
        if case.class.approximate {
            return;
        }
        let program = Program::new(&case.shader).expect("a program");
        let rules = Rules::default();
        let mut got = program.run(&mut case.environment(run), &rules).expect("an end");
        got.outputs[0][1][0] ^= 1 << 20;
        planted += 1;
        found += usize::from(case.difference(run, &rules, &got).is_some());
    });
    // A NaN with another payload is none.
    assert!(found + planted / 10 > planted, "{found} of {planted}");
}
