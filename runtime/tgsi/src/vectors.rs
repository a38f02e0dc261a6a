//! Recorded vectors of the language, in files of one JSON object a line: shaders with runs of four lanes, and texts that a reader accepts or
//! refuses.
//!
//! A shader has `name`, `stage`, `text`, `class` (`bit`, or `approx` where transcendental functions are part of it), `consts`, `textures` by unit, and
//! `runs`: `in`, `sv` and `out` by register, lane and component (32 bits each, in hexadecimal digits), `out_fused` where products and sums that round
//! once give other results, `alive` (lanes that are not killed, bit 0 for lane 0; all without it). A text has `name`, `text`, `accepted` and `dump`.

use crate::ast::Shader;
use crate::eval::{Environment, Filter, Level, Mip, Outcome, Register, Rules, Texture, Wrap};
use crate::{Diags, check, dump, parse};
use serde_json::{Map, Value};

/// Relative error that results with transcendental functions may have: those of the recording executor are a C library's, within a few
/// units in the last place.
const APPROXIMATE: f32 = 2e-6;
/// Lanes of a quad.
const ALL_LANES: u8 = 15;

/// A shader and its runs.
#[derive(Debug, Clone)]
pub struct Case {
    /// Line in the file, from 1.
    pub line: usize,
    /// What it is called.
    pub name: String,
    /// Its text.
    pub text: String,
    /// The shader.
    pub shader: Shader,
    /// How results may differ from what was recorded.
    pub class: Class,
    /// Registers of constants.
    pub constants: Vec<[u32; 4]>,
    /// Textures by unit.
    pub textures: Vec<Option<Texture>>,
    /// What was recorded.
    pub runs: Vec<Run>,
}

/// A run of a shader.
#[derive(Debug, Clone, PartialEq)]
pub struct Run {
    /// Inputs, after interpolation.
    pub inputs: Vec<Register>,
    /// System values.
    pub system_values: Vec<Register>,
    /// Outputs where products and sums round each.
    pub outputs: Vec<Register>,
    /// Outputs where they round once.
    pub fused: Vec<Register>,
    /// Lanes that are not killed, bit 0 for lane 0.
    pub alive: u8,
}

/// How results may differ from what was recorded.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Class {
    /// Transcendental functions are part of the shader.
    pub approximate: bool,
    /// The sign of a zero that MIN, MAX or _SAT gives is not defined.
    pub unsigned_zero: bool,
}

/// A text that was accepted or refused.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Text {
    /// Line in the file, from 1.
    pub line: usize,
    /// What it is called.
    pub name: String,
    /// The text.
    pub text: String,
    /// Its canonical form if it was accepted.
    pub accepted: Option<String>,
}

impl Case {
    /// What a run finds.
    pub fn environment(&self, run: &Run) -> Environment {
        Environment {
            inputs: run.inputs.clone(),
            system_values: run.system_values.clone(),
            constants: vec![self.constants.clone()],
            textures: self.textures.clone(),
            ..Environment::default()
        }
    }

    /// The first difference between what came of a run and what was recorded, by the rules that it ran by.
    pub fn difference(&self, run: &Run, rules: &Rules, got: &Outcome) -> Option<String> {
        let wanted = if rules.fused { &run.fused } else { &run.outputs };
        if got.alive != run.alive {
            return Some(format!("lanes {:04b} live instead of {:04b}", got.alive, run.alive));
        }
        if got.outputs.len() < wanted.len() {
            return Some(format!("{} outputs instead of {}", got.outputs.len(), wanted.len()));
        }
        self.class.difference(&got.outputs, wanted)
    }
}

impl Class {
    /// Whether a word is what was recorded.
    pub fn agrees(self, got: u32, wanted: u32) -> bool {
        let (x, y) = (f32::from_bits(got), f32::from_bits(wanted));
        let is_near = self.approximate && (x - y).abs() <= APPROXIMATE * y.abs();
        let is_zero = self.unsigned_zero && x == 0.0 && y == 0.0;
        got == wanted || x.is_nan() && y.is_nan() || is_zero || is_near
    }

    /// The first difference between registers and what was recorded of them.
    pub fn difference(self, got: &[Register], wanted: &[Register]) -> Option<String> {
        let words = |registers: &[Register]| -> Vec<u32> { registers.iter().flatten().flatten().copied().collect() };
        let pairs = words(got).into_iter().zip(words(wanted));
        let mut wrong = pairs
            .enumerate()
            .filter(|(_, (got, wanted))| !self.agrees(*got, *wanted));
        wrong.next().map(|(at, (got, wanted))| {
            let (register, lane, component) = (at / 16, at / 4 % 4, at % 4);
            let component = ["x", "y", "z", "w"].get(component).unwrap_or(&"");
            format!("OUT[{register}].{component} of lane {lane} is {got:08x} instead of {wanted:08x}")
        })
    }
}

impl Text {
    /// How what this reader says of the text differs from what was recorded.
    pub fn difference(&self) -> Option<String> {
        let mut diags = Diags::new(0);
        match (parse(&self.text, &mut diags), &self.accepted) {
            (Some(shader), Some(wanted)) => {
                let printed = dump(&shader);
                (printed != *wanted).then(|| format!("printed as\n{printed}\ninstead of\n{wanted}"))
            }
            (None, None) => None,
            (Some(_), None) => Some("accepted, was refused".to_owned()),
            (None, Some(_)) => Some(format!("refused, was accepted: {}", first(&diags))),
        }
    }
}

/// The shaders of a file.
///
/// # Errors
/// A line that cannot be read, with its number.
pub fn shaders(text: &str) -> Result<Vec<Case>, String> {
    lines(text, |line, object| {
        let source = string(object, "text")?;
        let mut textures = Vec::new();
        for (unit, value) in object.get("textures").and_then(Value::as_object).into_iter().flatten() {
            let unit: usize = unit
                .parse()
                .ok()
                .filter(|unit| *unit < 128)
                .ok_or("a unit of textures")?;
            textures.resize(textures.len().max(unit + 1), None);
            if let Some(place) = textures.get_mut(unit) {
                *place = Some(texture(value)?);
            }
        }
        Ok(Case {
            line,
            name: string(object, "name")?.to_owned(),
            text: source.to_owned(),
            shader: shader(source)?,
            class: Class {
                approximate: object.get("class").and_then(Value::as_str) == Some("approx"),
                unsigned_zero: ["MIN", "MAX", "_SAT"].iter().any(|word| source.contains(word)),
            },
            constants: array(object.get("consts"))
                .iter()
                .map(words)
                .collect::<Result<_, _>>()?,
            textures,
            runs: array(object.get("runs")).iter().map(run).collect::<Result<_, _>>()?,
        })
    })
}

/// The texts of a file.
///
/// # Errors
/// A line that cannot be read, with its number.
pub fn texts(text: &str) -> Result<Vec<Text>, String> {
    lines(text, |line, object| {
        let accepted = object.get("accepted").and_then(Value::as_bool).ok_or("no `accepted`")?;
        Ok(Text {
            line,
            name: string(object, "name")?.to_owned(),
            text: string(object, "text")?.to_owned(),
            accepted: match accepted {
                true => Some(string(object, "dump")?.to_owned()),
                false => None,
            },
        })
    })
}

fn lines<T>(text: &str, read: impl Fn(usize, &Map<String, Value>) -> Result<T, String>) -> Result<Vec<T>, String> {
    let all = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
    all.map(|(at, line)| {
        let object: Result<Map<String, Value>, _> = serde_json::from_str(line);
        let object = object.map_err(|error| error.to_string());
        object
            .and_then(|object| read(at + 1, &object))
            .map_err(|why| format!("line {}: {why}", at + 1))
    })
    .collect()
}

fn shader(text: &str) -> Result<Shader, String> {
    let mut diags = Diags::new(0);
    let shader = parse(text, &mut diags).ok_or_else(|| first(&diags))?;
    check(&shader, &mut diags);
    match diags.has_errors() {
        true => Err(first(&diags)),
        false => Ok(shader),
    }
}

/// The message of the first error.
fn first(diags: &Diags) -> String {
    diags.list().first().map_or(String::new(), |diag| diag.message.clone())
}

fn run(value: &Value) -> Result<Run, String> {
    let outputs = registers(value.get("out"))?;
    let alive = value.get("alive").and_then(Value::as_u64);
    Ok(Run {
        inputs: registers(value.get("in"))?,
        system_values: registers(value.get("sv"))?,
        fused: match value.get("out_fused") {
            None | Some(Value::Null) => outputs.clone(),
            fused => registers(fused)?,
        },
        outputs,
        alive: alive.and_then(|alive| u8::try_from(alive).ok()).unwrap_or(ALL_LANES),
    })
}

fn texture(value: &Value) -> Result<Texture, String> {
    let text = |key: &str| value.get(key).and_then(Value::as_str);
    let wrap = |key: &str| match text(key) {
        Some("REPEAT") => Ok(Wrap::Repeat),
        Some("CLAMP_TO_EDGE") => Ok(Wrap::ClampToEdge),
        Some("CLAMP_TO_BORDER") => Ok(Wrap::ClampToBorder),
        Some("MIRROR_REPEAT") => Ok(Wrap::MirrorRepeat),
        _ => Err(format!("`{key}` is no way to wrap")),
    };
    let filter = |key: &str| match text(key) {
        Some("LINEAR") => Ok(Filter::Linear),
        Some("NEAREST") => Ok(Filter::Nearest),
        _ => Err(format!("`{key}` is no filter")),
    };
    let level = |level: &Value| {
        let size = |key: &str| {
            level
                .get(key)
                .and_then(Value::as_u64)
                .and_then(|size| u32::try_from(size).ok())
        };
        let (wide, high) = size("w").zip(size("h")).ok_or("a level without a size")?;
        let texels = array(level.get("rgba"))
            .iter()
            .map(word)
            .collect::<Result<Vec<u32>, String>>()?;
        let texels: Vec<[u32; 4]> = texels
            .chunks_exact(4)
            .filter_map(|texel| texel.try_into().ok())
            .collect();
        match u64::from(wide) * u64::from(high) == texels.len() as u64 {
            true => Ok(Level {
                size: [wide, high, 1],
                texels,
            }),
            false => Err(format!("{} texels are not {wide} by {high}", texels.len())),
        }
    };
    Ok(Texture {
        levels: array(value.get("levels"))
            .iter()
            .map(level)
            .collect::<Result<_, String>>()?,
        wrap: [wrap("wrap_s")?, wrap("wrap_t")?, Wrap::Repeat],
        minify: filter("min")?,
        magnify: filter("mag")?,
        mip: match text("mip") {
            Some("LINEAR") => Mip::Linear,
            Some("NEAREST") => Mip::Nearest,
            _ => Mip::None,
        },
        border: words(value.get("border").unwrap_or(&Value::Null))?,
        ..Texture::default()
    })
}

fn registers(value: Option<&Value>) -> Result<Vec<Register>, String> {
    array(value)
        .iter()
        .map(|register| {
            let lanes = array(Some(register))
                .iter()
                .map(words)
                .collect::<Result<Vec<_>, String>>()?;
            lanes.try_into().map_err(|_| "a register has not four lanes".to_owned())
        })
        .collect()
}

fn words(value: &Value) -> Result<[u32; 4], String> {
    let words = array(Some(value))
        .iter()
        .map(word)
        .collect::<Result<Vec<_>, String>>()?;
    words.try_into().map_err(|_| "there are not four components".to_owned())
}

fn word(value: &Value) -> Result<u32, String> {
    let digits = value
        .as_str()
        .ok_or_else(|| format!("`{value}` is no text of hexadecimal digits"))?;
    u32::from_str_radix(digits, 16).map_err(|error| format!("`{digits}`: {error}"))
}

fn array(value: Option<&Value>) -> &[Value] {
    value.and_then(Value::as_array).map_or(&[], Vec::as_slice)
}

fn string<'v>(object: &'v Map<String, Value>, key: &str) -> Result<&'v str, String> {
    object
        .get(key)
        .and_then(Value::as_str)
        .ok_or_else(|| format!("no text `{key}`"))
}
