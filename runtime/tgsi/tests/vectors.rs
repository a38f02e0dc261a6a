//! Runs of shaders in the reference executor (Mesa 22.3.6): the evaluator gives the same outputs, to the bit unless
//! transcendental functions are part of it.

use onespec_tgsi::ast::Shader;
use onespec_tgsi::eval::{
    Environment, Filter, Level, Mip, Outcome, Plane, Program, Register, Rules, Texture, Wrap, interpolate,
};
use onespec_tgsi::names::File;
use onespec_tgsi::{Diags, check, parse};
use serde_json::Value;

/// Relative error that results with transcendental functions may have: those of the reference are a C library's, within
/// a few units.
const APPROXIMATE: f32 = 2e-6;

fn word(value: &Value) -> u32 {
    u32::from_str_radix(value.as_str().expect("hexadecimal digits"), 16).expect("hexadecimal digits")
}

fn words(value: &Value) -> [u32; 4] {
    std::array::from_fn(|at| word(&value[at]))
}

fn array(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

fn registers(value: &Value) -> Vec<Register> {
    let lanes = |register: &Value| std::array::from_fn(|lane| words(&register[lane]));
    array(value).iter().map(lanes).collect()
}

fn texture(value: &Value) -> Texture {
    let wrap = |key: &str| match value[key].as_str() {
        Some("REPEAT") => Wrap::Repeat,
        Some("CLAMP_TO_EDGE") => Wrap::ClampToEdge,
        Some("CLAMP_TO_BORDER") => Wrap::ClampToBorder,
        Some("MIRROR_REPEAT") => Wrap::MirrorRepeat,
        other => panic!("{key}: {other:?}"),
    };
    let filter = |key: &str| match value[key].as_str() {
        Some("LINEAR") => Filter::Linear,
        Some("NEAREST") => Filter::Nearest,
        other => panic!("{key}: {other:?}"),
    };
    let level = |level: &Value| {
        let size = |key: &str| level[key].as_u64().expect("a size") as u32;
        let texels: Vec<u32> = array(&level["rgba"]).iter().map(word).collect();
        let texels: Vec<[u32; 4]> = texels
            .chunks(4)
            .map(|texel| texel.try_into().expect("four words"))
            .collect();
        let size = [size("w"), size("h"), 1];
        assert_eq!(texels.len() as u32, size[0] * size[1]);
        Level { size, texels }
    };
    Texture {
        levels: array(&value["levels"]).iter().map(level).collect(),
        wrap: [wrap("wrap_s"), wrap("wrap_t"), Wrap::Repeat],
        minify: filter("min"),
        magnify: filter("mag"),
        mip: match value["mip"].as_str() {
            Some("LINEAR") => Mip::Linear,
            Some("NEAREST") => Mip::Nearest,
            _ => Mip::None,
        },
        border: words(&value["border"]),
        ..Texture::default()
    }
}

fn environment(shader: &Value, run: &Value) -> Environment {
    let mut environment = Environment {
        inputs: registers(&run["in"]),
        system_values: registers(&run["sv"]),
        constants: vec![array(&shader["consts"]).iter().map(words).collect()],
        ..Environment::default()
    };
    if let Some(textures) = shader["textures"].as_object() {
        for (unit, value) in textures {
            let unit: usize = unit.parse().expect("a unit");
            environment
                .textures
                .resize(environment.textures.len().max(unit + 1), None);
            environment.textures[unit] = Some(texture(value));
        }
    }
    environment
}

/// How results may differ from what was recorded.
#[derive(Clone, Copy)]
struct Class {
    /// Transcendental functions are part of the shader.
    approximate: bool,
    /// The sign of a zero that MIN, MAX or _SAT gives is not defined.
    unsigned_zero: bool,
}

impl Class {
    fn of(case: &Value) -> Class {
        let text = case["text"].as_str().expect("a text");
        Class {
            approximate: case["class"] == "approx",
            unsigned_zero: ["MIN", "MAX", "_SAT"].iter().any(|word| text.contains(word)),
        }
    }

    fn agrees(self, got: u32, wanted: u32) -> bool {
        let (x, y) = (f32::from_bits(got), f32::from_bits(wanted));
        let is_near = self.approximate && (x - y).abs() <= APPROXIMATE * y.abs();
        let is_zero = self.unsigned_zero && x == 0.0 && y == 0.0;
        got == wanted || x.is_nan() && y.is_nan() || is_zero || is_near
    }
}

/// The first difference between what came out and what was recorded.
fn difference(class: Class, got: &Outcome, wanted: &[Register]) -> Option<String> {
    let words = |registers: &[Register]| -> Vec<u32> { registers.iter().flatten().flatten().copied().collect() };
    let pairs = words(&got.outputs).into_iter().zip(words(wanted));
    let mut wrong = pairs
        .enumerate()
        .filter(|(_, (got, wanted))| !class.agrees(*got, *wanted));
    assert!(got.outputs.len() >= wanted.len());
    wrong.next().map(|(at, words)| {
        let (register, lane, component) = (at / 16, at / 4 % 4, at % 4);
        format!("OUT[{register}] lane {lane} component {component}: {words:08x?}")
    })
}

fn read(text: &str) -> Shader {
    let mut diags = Diags::new(0);
    let shader = parse(text, &mut diags).unwrap_or_else(|| panic!("{:?}\n{text}", diags.list()));
    check(&shader, &mut diags);
    assert!(diags.list().is_empty(), "{:?}\n{text}", diags.list());
    shader
}

/// Calls `each` with every shader and run.
fn runs(mut each: impl FnMut(&Value, &Shader, &Value)) {
    for line in include_str!("data/runs.jsonl").lines() {
        let case: Value = serde_json::from_str(line).expect("a line");
        let shader = read(case["text"].as_str().expect("a text"));
        array(&case["runs"]).iter().for_each(|run| each(&case, &shader, run));
    }
}

#[test]
fn runs_give_what_the_reference_executor_gave() {
    let (mut count, mut fused, mut wrong) = (0, 0, Vec::new());
    runs(|case, shader, run| {
        let program = Program::new(shader).expect("a program");
        let (name, class) = (case["name"].as_str().expect("a name"), Class::of(case));
        for (key, is_fused) in [("out", false), ("out_fused", true)] {
            let wanted = match (&run[key], &run["out"]) {
                (Value::Null, out) => registers(out),
                (found, _) => registers(found),
            };
            let rules = Rules {
                fused: is_fused,
                ..Rules::default()
            };
            let got = program.run(&mut environment(case, run), &rules).expect("an end");
            let difference = difference(class, &got, &wanted);
            wrong.extend(difference.map(|difference| format!("{name} {key}: {difference}")));
            let alive = run["alive"].as_u64().unwrap_or(15);
            if u64::from(got.alive) != alive {
                wrong.push(format!("{name}: lanes {} live, not {alive}", got.alive));
            }
            fused += usize::from(is_fused && !run[key].is_null());
        }
        count += 1;
    });
    assert!(wrong.is_empty(), "{} wrong:\n{}", wrong.len(), wrong.join("\n"));
    assert!(
        count >= 140 && fused >= 15,
        "{count} runs, {fused} with other results when they are fused"
    );
}

#[test]
fn inputs_are_what_their_planes_say() {
    let mut count = 0;
    runs(|case, shader, run| {
        let inputs = registers(&run["in"]);
        for (register, coefficients) in array(&run["coef"]).iter().enumerate() {
            let of = |key: &str, component: usize| f32::from_bits(word(&coefficients[key][component]));
            let planes = std::array::from_fn(|component| Plane {
                a0: of("a0", component),
                dadx: of("dadx", component),
                dady: of("dady", component),
            });
            let holds = |range: (u32, u32)| (range.0..=range.1).contains(&(register as u32));
            let mut declarations = shader.declarations().filter(|it| it.file == File::Input);
            let declaration = declarations
                .find(|it| it.range.is_some_and(holds))
                .expect("a declaration");
            // The face of the primitive comes with the quad.
            if declaration
                .semantic
                .is_some_and(|(semantic, _)| semantic == onespec_tgsi::names::Semantic::Face)
            {
                continue;
            }
            let floats = |key: &str, at: usize| f32::from_bits(word(&run[key][at]));
            let corner = std::array::from_fn(|axis| floats("pos", axis));
            let w = std::array::from_fn(|lane| floats("w", lane));
            let got = interpolate(planes, declaration.interpolation, corner, w);
            assert_eq!(got, inputs[register], "{} IN[{register}]", case["name"]);
            count += 1;
        }
    });
    assert!(count >= 35, "{count} inputs");
}

#[test]
fn a_bit_that_is_wrong_is_found() {
    let (mut planted, mut found) = (0, 0);
    runs(|case, shader, run| {
        let class = Class::of(case);
        if class.approximate {
            return;
        }
        let program = Program::new(shader).expect("a program");
        let mut got = program
            .run(&mut environment(case, run), &Rules::default())
            .expect("an end");
        got.outputs[0][1][0] ^= 1 << 20;
        planted += 1;
        found += usize::from(difference(class, &got, &registers(&run["out"])).is_some());
    });
    // A NaN with another payload is none.
    assert!(found + planted / 10 > planted, "{found} of {planted}");
}
