//! Lowered shaders are valid circuits, and threads of them compute what the evaluator computes: all runs of the
//! reference executor, and shaders of control flow, arrays and arithmetic that those do not have.

use onespec_compiler::evaluate::{Host, Limits, Memory, Program, Stop, Tables};
use onespec_compiler::verify::{Options, verify};
use onespec_graph::Module;
use onespec_tgsi::ast::Shader;
use onespec_tgsi::eval::{self, Environment, Register, Rules};
use onespec_tgsi::lower::{Error, MAIN, lower};
use onespec_tgsi::vectors::shaders;
use onespec_tgsi::{Diags, check, parse};

/// The services of one thread. Derivatives and textures ask other threads: they are not here.
struct Thread<'e> {
    environment: &'e Environment,
    lane: usize,
    outputs: Vec<Register>,
    is_killed: bool,
}

impl Host for Thread<'_> {
    fn external(&mut self, name: &str, arguments: &[u64], _memory: &mut Memory) -> Result<u64, Stop> {
        let lane = self.lane;
        let at = |index: usize| arguments.get(index).map_or(0, |word| *word as u32);
        let float = |index: usize| f64::from(f32::from_bits(at(index)));
        let scalar = |registers: &[Register], number: u32| {
            let number = number as i32;
            let register = usize::try_from(number >> 2)
                .ok()
                .and_then(|register| registers.get(register));
            register.map_or(0, |register| register[lane][(number & 3) as usize])
        };
        let bits = |value: f64| (value as f32).to_bits();
        let word = match name.strip_prefix("shader_").unwrap_or("") {
            "input" => scalar(&self.environment.inputs, at(0)),
            "system_value" => scalar(&self.environment.system_values, at(0)),
            "constant" => {
                let buffer = self.environment.constants.get(at(0) as usize);
                let register = buffer.and_then(|buffer| buffer.get(((at(1) as i32) >> 2) as usize));
                register.map_or(0, |register| register[(at(1) & 3) as usize])
            }
            "output" => {
                let register = at(0) as usize / 4;
                self.outputs
                    .resize(self.outputs.len().max(register + 1), Register::default());
                self.outputs[register][lane][at(0) as usize & 3] = at(1);
                0
            }
            "discard" => {
                self.is_killed = true;
                0
            }
            "exp2" => bits(float(0).exp2()),
            "log2" => bits(float(0).log2()),
            "rsqrt" => bits(1.0 / float(0).sqrt()),
            "sin" => bits(float(0).sin()),
            "cos" => bits(float(0).cos()),
            "pow" => bits(float(0).powf(float(1))),
            other => return Err(Stop::Call(format!("`{other}`"))),
        };
        Ok(u64::from(word))
    }
}

fn read(text: &str) -> Shader {
    let mut diags = Diags::new(0);
    let shader = parse(text, &mut diags).unwrap_or_else(|| panic!("{:?}\n{text}", diags.list()));
    check(&shader, &mut diags);
    assert!(!diags.has_errors(), "{:?}\n{text}", diags.list());
    shader
}

fn verified(shader: &Shader, text: &str) -> Module {
    let module = lower(shader).unwrap_or_else(|error| panic!("{error}\n{text}"));
    for function in &module.functions {
        let report = verify(&function.circuit, &Options::errors());
        assert!(report.is_ok(), "{:?}\n{text}", report.findings);
    }
    module
}

/// How results may differ.
#[derive(Clone, Copy)]
enum Equality {
    /// Equal bits.
    Bits,
    /// All NaNs are one, and the sign of a zero does not count: that of MIN and MAX is not defined.
    Floats,
    /// Besides, this relative error.
    Near(f32),
}

impl Equality {
    fn holds(self, got: u32, wanted: u32) -> bool {
        let (x, y) = (f32::from_bits(got), f32::from_bits(wanted));
        let tolerance = match self {
            Equality::Bits => return got == wanted,
            Equality::Floats => 0.0,
            Equality::Near(tolerance) => tolerance,
        };
        got == wanted || x.is_nan() && y.is_nan() || (x - y).abs() <= tolerance * y.abs()
    }
}

/// Runs the four lanes of an environment and compares them with the evaluator.
fn compare(text: &str, environment: &Environment, equality: Equality) {
    let shader = read(text);
    let module = verified(&shader, text);
    let program = Program::new(&module).unwrap_or_else(|stop| panic!("{stop}\n{text}"));
    let wanted = eval::Program::new(&shader).expect("a program");
    let wanted = wanted.run(&mut environment.clone(), &Rules::default()).expect("an end");
    for lane in 0..4 {
        let mut thread = Thread {
            environment,
            lane,
            outputs: Vec::new(),
            is_killed: false,
        };
        let limits = Limits {
            steps: 1_000_000,
            ..Limits::default()
        };
        program
            .run(MAIN, &[], &mut thread, &mut Tables(module.set), limits)
            .unwrap_or_else(|stop| panic!("{stop}\n{text}"));
        assert_eq!(thread.is_killed, wanted.alive >> lane & 1 == 0, "lane {lane}\n{text}");
        for (register, wanted) in wanted.outputs.iter().enumerate() {
            for (component, wanted) in wanted[lane].iter().enumerate() {
                let got = thread.outputs[register][lane][component];
                let is_equal = equality.holds(got, *wanted);
                assert!(
                    is_equal,
                    "OUT[{register}] lane {lane}: {got:08x}, not {wanted:08x}\n{text}"
                );
            }
        }
    }
}

#[test]
fn lanes_of_recorded_runs_compute_what_the_quad_computes() {
    let mut count = 0;
    for case in shaders(include_str!("data/runs.jsonl")).expect("vectors") {
        let asks_others = !case.textures.is_empty() || case.text.contains("DDX");
        if asks_others {
            verified(&case.shader, &case.text);
            continue;
        }
        let equality = match case.class.approximate {
            true => Equality::Near(1e-6),
            false => Equality::Floats,
        };
        for run in &case.runs {
            compare(&case.text, &case.environment(run), equality);
            count += 1;
        }
    }
    assert!(count >= 110, "{count} runs");
}

#[test]
fn shaders_of_control_flow_and_arrays_compute_what_the_quad_computes() {
    let environment = |seed: u64| {
        let mut random = fastrand::Rng::with_seed(seed);
        let number = |random: &mut fastrand::Rng| match random.u8(..4) {
            0 => random.u32(..6),
            1 => random.u32(..),
            _ => (random.f32() * 8.0 - 4.0).to_bits(),
        };
        Environment {
            inputs: (0..3)
                .map(|_| std::array::from_fn(|_| std::array::from_fn(|_| number(&mut random))))
                .collect(),
            constants: vec![(0..4u32).map(|at| [at, at + 1, at + 2, at + 3]).collect()],
            ..Environment::default()
        }
    };
    let mut count = 0;
    for path in std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/good"))
        .expect("texts")
        .flatten()
    {
        let text = std::fs::read_to_string(path.path()).expect("a text");
        let equality = match path.file_name() == "floats.tgsi" {
            true => Equality::Floats,
            false => Equality::Bits,
        };
        for seed in 0..20 {
            compare(&text, &environment(seed), equality);
        }
        count += 1;
    }
    assert!(count >= 5, "{count} shaders");
}

#[test]
fn loops_without_an_end_are_valid_circuits() {
    for text in [
        "FRAG\nBGNLOOP\nENDLOOP\nEND",
        "FRAG\nBGNLOOP\nBRK\nKILL\nENDLOOP\nEND",
        "FRAG\nDCL IN[0], FACE\nBGNLOOP\nUIF IN[0].xxxx\nRET\nENDIF\nCONT\nENDLOOP\nEND",
        "FRAG\nRET\nBGNLOOP\nBRK\nENDLOOP\nEND",
    ] {
        verified(&read(text), text);
    }
}

#[test]
fn what_cannot_be_lowered_is_told() {
    let lowered = |text: &str| lower(&parse(text, &mut Diags::new(0)).expect("a shader")).err();
    let memory = "COMP\nDCL BUFFER[0]\nDCL TEMP[0]\nLOAD TEMP[0].x, BUFFER[0], TEMP[0]\nEND";
    assert_eq!(lowered(memory), Some(Error::Unsupported(0, "LOAD".into())));
    assert!(matches!(lowered("FRAG\nENDIF\nEND"), Some(Error::Nesting(_))));
    assert!(matches!(lowered("GEOM\nEND"), Some(Error::Unsupported(0, _))));
    // Each subroutine calls the next one twice.
    let calls: String = (0..40)
        .map(|n| format!("BGNSUB\nCAL :{}\nCAL :{}\nENDSUB\n", 4 * n + 6, 4 * n + 6))
        .collect();
    let text = format!("FRAG\nCAL :2\nEND\n{calls}BGNSUB\nADD TEMP[0], TEMP[0], TEMP[0]\nENDSUB\n");
    assert_eq!(lowered(&text), Some(Error::TooLarge));
}
