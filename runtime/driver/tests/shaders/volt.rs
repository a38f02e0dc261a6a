//! Shaders in Volt on waves of every target: what they leave is what their circuits give by the evaluator of circuits, thread by thread,
//! and, where the same shader stands beside them in TGSI, what the evaluator of TGSI gives.

use super::waves::{Left, evaluated, wave_beside};
use super::{TARGETS, case, compiled_volt, target};
use onespec_compiler::evaluate::{Host, Limits, Memory, Program, Stop, Tables};
use onespec_driver::tgsi::VoltShader;
use onespec_graph::Module;
use onespec_test_support::Rng;
use onespec_tgsi::eval::Register;
use onespec_tgsi::vectors::{Case, Class, Run};
use onespec_volt::source::Disk;
use onespec_volt::{Compiled, Options};
use std::path::Path;

/// Runs of each program.
const RUNS: u64 = 6;
/// Registers of constants.
const TABLE: usize = 16;
/// The program whose first constant counts iterations.
const LOOP: &str = "4_loop";
/// Steps of a thread at most.
const STEPS: u64 = 1_000_000;
/// What programs name whose results are within a few units in the last place.
const APPROXIMATE: [&str; 12] = [
    "exp2",
    "log2",
    "sin(",
    "cos(",
    "inverse",
    "rsqrt",
    "sqrt",
    "pow(",
    "normalize",
    "tex_",
    "txl_",
    " / ",
];
/// What the services of one thread here do not have.
const OTHERS: [&str; 5] = ["tex_", "txl_", "txf_", "ddx", "to_half"];

fn compile(path: &Path, kernel: bool) -> Compiled {
    let options = Options {
        pointer_bits: 32,
        kernel,
        ..Options::default()
    };
    let done = onespec_volt::compile(path, &mut Disk, &options);
    assert!(done.module.is_some(), "{}", done.rendered(false));
    done
}

/// A shader that is right.
pub fn read(path: &Path) -> VoltShader {
    let done = compile(path, true);
    VoltShader::new(done.module.unwrap(), &done.shader.unwrap()).unwrap_or_else(|problems| panic!("{problems:?}"))
}

/// The services of one thread.
struct Thread<'r> {
    case: &'r Case,
    run: &'r Run,
    lane: usize,
    outputs: Vec<Register>,
    is_discarded: bool,
}

impl Host for Thread<'_> {
    fn external(&mut self, name: &str, arguments: &[u64], _memory: &mut Memory) -> Result<u64, Stop> {
        let at = |index: usize| arguments.get(index).map_or(0, |word| *word as u32);
        let float = |index: usize| f64::from(f32::from_bits(at(index)));
        let scalar = |number: u32| (number as usize / 4, number as usize % 4);
        let bits = |value: f64| (value as f32).to_bits();
        let word = match name.strip_prefix("shader_").unwrap_or("") {
            "input" => {
                let (register, component) = scalar(at(0));
                self.run.inputs[register][self.lane][component]
            }
            "constant" => {
                let (register, component) = scalar(at(1));
                self.case
                    .constants
                    .get(register)
                    .map_or(0, |register| register[component])
            }
            "output" => {
                let (register, component) = scalar(at(0));
                self.outputs
                    .resize(self.outputs.len().max(register + 1), Register::default());
                self.outputs[register][self.lane][component] = at(1);
                0
            }
            "discard" => {
                self.is_discarded = true;
                0
            }
            "discard_if" => {
                self.is_discarded |= at(0) != 0;
                0
            }
            "exp2" => bits(float(0).exp2()),
            "log2" => bits(float(0).log2()),
            "rsqrt" => bits(1.0 / float(0).sqrt()),
            "sqrt" => bits(float(0).sqrt()),
            "inverse" => bits(1.0 / float(0)),
            "sin" => bits(float(0).sin()),
            "cos" => bits(float(0).cos()),
            "pow" => bits(float(0).powf(float(1))),
            other => return Err(Stop::Call(format!("`{other}`"))),
        };
        Ok(u64::from(word))
    }
}

/// What the evaluator of circuits says that a shader leaves.
fn threads(module: &Module, case: &Case, run: &Run) -> Result<Left, String> {
    let program = Program::new(module).map_err(|stop| stop.to_string())?;
    let mut left = Left {
        outputs: Vec::new(),
        alive: 0,
    };
    for lane in 0..4 {
        let mut thread = Thread {
            case,
            run,
            lane,
            outputs: std::mem::take(&mut left.outputs),
            is_discarded: false,
        };
        let limits = Limits {
            steps: STEPS,
            ..Limits::default()
        };
        let ended = program.run("main", &[], &mut thread, &mut Tables(module.set), limits);
        ended.map_err(|stop| stop.to_string())?;
        left.alive |= u8::from(!thread.is_discarded) << lane;
        left.outputs = thread.outputs;
    }
    Ok(left)
}

#[test]
fn programs_in_volt_give_what_their_circuits_and_their_twins_give() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/shaders");
    let folders = [root.clone(), root.join("programs")];
    let files = folders
        .iter()
        .flat_map(|folder| std::fs::read_dir(folder).expect("shaders"));
    let mut files: Vec<_> = files.map(|file| file.expect("a file").path()).collect();
    files.retain(|file| file.extension().is_some_and(|ending| ending == "vt"));
    files.sort();
    assert!(files.len() >= 6, "{} programs", files.len());
    let targets = TARGETS.map(target);
    let mut failed = Vec::new();
    for file in files {
        let name = file.file_stem().expect("a name").to_string_lossy().into_owned();
        let text = std::fs::read_to_string(&file).expect("a shader");
        let shader = read(&file);
        let alone = compile(&file, false).module.unwrap();
        let class = Class {
            approximate: APPROXIMATE.iter().any(|word| text.contains(word)),
            unsigned_zero: true,
        };
        let twin = std::fs::read_to_string(file.with_extension("tgsi")).ok();
        let asks_others = OTHERS.iter().any(|word| text.contains(word));
        assert!(
            twin.is_some() || !asks_others,
            "{name}: nothing says what it should give"
        );
        let mut own = Case {
            shader: shader.declarations.clone(),
            ..case(&name, twin.as_deref().unwrap_or("VERT\nEND\n"), class)
        };
        let mut of_twin = twin.map(|text| case(&name, &text, class));
        for seed in 1..=RUNS {
            let mut random = Rng::new(seed);
            let (mut constants, textures, mut run) = super::programs::bound(&mut random);
            // Numbers of elements: outside of an array of constants nothing is said.
            constants.resize(TABLE, constants[0]);
            if name == LOOP {
                constants[0][0] = seed as u32;
            }
            for word in run.inputs[1].iter_mut().flatten() {
                *word &= i32::MAX as u32;
            }
            for case in std::iter::once(&mut own).chain(of_twin.as_mut()) {
                case.constants = constants.clone();
                case.textures = textures.clone();
            }
            let mut wanted = Vec::new();
            if !asks_others {
                wanted.push(("its circuit", threads(&alone, &own, &run)));
            }
            if let Some(twin) = &of_twin {
                wanted.push(("its twin", evaluated(twin, &run)));
            }
            for (whose, wanted) in wanted {
                for target in &targets {
                    let made = compiled_volt(target, &shader);
                    let beside = |wanted: &Left| {
                        made.clone()
                            .and_then(|made| wave_beside(target, &made, (&own, &run), wanted))
                    };
                    if let Err(why) = wanted.as_ref().map_err(String::clone).and_then(beside) {
                        failed.push(format!("{name} on {}, seed {seed}, beside {whose}: {why}", target.name));
                    }
                }
            }
        }
    }
    let shown = failed[..failed.len().min(30)].join("\n");
    assert!(failed.is_empty(), "{} failed:\n{shown}", failed.len());
}
