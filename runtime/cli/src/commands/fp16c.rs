//! `onespec fp16c`: floats of 32 bits beside the narrower ones that kernels write. A machine's narrow floats are described by
//! instructions that widen them; a number is narrowed by a search among what these instructions give.

use crate::machine::Machine;
use crate::outcome::{FINDINGS, Failure, OK, Outcome};
use crate::session::Session;
use crate::{assembling, description, escape};
use clap::Args;
use onespec_core::asm::AsmOptions;
use onespec_emulator::api;
use onespec_emulator::engine::Engine;
use onespec_emulator::machines::Description;
use onespec_emulator::options;
use onespec_emulator::user::files::Streams;
use onespec_machines::NARROW_FLOATS;
use std::io::Write;

/// Convert numbers between floats of 32 bits and the narrower ones of kernels, both ways
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  onespec fp16c 1.2                       # the nearest float of each format, and what rounding changes
  onespec fp16c --from fp16a 0x3c00       # the number of these bits
  onespec fp16c -- -0.5 0x40490fdb        # bits without --from are those of fp32

The exit code is 1 where no format of fewer bits holds a number.")]
pub struct Options {
    #[command(flatten)]
    machine: Machine,
    /// The format of the bits that are given: fp32, or one of the machine's
    #[arg(long, value_name = "FORMAT", default_value = WIDE)]
    from: String,
    /// Numbers, such as 1.5, 2e-3 or -inf, or bits, such as 0x3f80
    #[arg(required = true, allow_hyphen_values = true)]
    numbers: Vec<String>,
}

/// The format of a register.
const WIDE: &str = "fp32";

pub fn run(options: &Options) -> Outcome {
    let widener = Widener::open(&options.machine)?;
    let formats = &widener.formats;
    let known = || {
        let names = formats.iter().map(|format| format.name);
        std::iter::once(WIDE).chain(names).collect::<Vec<&str>>().join(", ")
    };
    let from = formats.iter().find(|format| format.name == options.from);
    if from.is_none() && options.from != WIDE {
        return Err(Failure::Usage(format!(
            "unknown format `{}`; there are: {}",
            options.from.escape_debug(),
            known()
        )));
    }
    let mut out = escape::stdout();
    let mut code = OK;
    for (index, text) in options.numbers.iter().enumerate() {
        let (value, is_rounded) = widener.read(text, from)?;
        let rounded = if is_rounded { "  (rounded to 32 bits)" } else { "" };
        let space = if index > 0 { "\n" } else { "" };
        writeln!(out, "{space}{WIDE:<6} 0x{:08x}  {value:?}{rounded}", value.to_bits())?;
        let mut is_held = false;
        for format in formats {
            let found = widener.narrow(format, value)?;
            is_held |= found.is_ok();
            writeln!(out, "{}", line(format, value, found))?;
        }
        if !is_held {
            code = FINDINGS;
        }
    }
    out.flush()?;
    Ok(code)
}

/// The line of a format: bits and their number, and what rounding changed; or why there are no bits.
fn line(format: &Format, value: f32, found: Result<(u32, f32), String>) -> String {
    let (name, digits) = (format.name, format.bits as usize / 4);
    match found {
        Err(why) => format!("{name:<6} {why}"),
        Ok((bits, held)) => {
            let shown = format!("0x{bits:0digits$x}");
            let note = match held.to_bits() == value.to_bits() || held.is_nan() {
                true => "exact".to_owned(),
                false if held == value => "exact but for the sign of zero".to_owned(),
                false => format!("rounded by {:e}", f64::from(held) - f64::from(value)),
            };
            format!("{name:<6} {shown:<10}  {held:?}  ({note})")
        }
    }
}

/// A format of fewer bits than a register has.
struct Format {
    name: &'static str,
    bits: u32,
    /// Below the sign, greater bits are greater numbers.
    is_rising: bool,
    /// The state that is the result of the instructions.
    result: &'static str,
    instructions: &'static str,
}

impl Format {
    /// The format of a line of a description.
    fn of(line: &'static str) -> Option<Format> {
        let (name, rest) = cut(line)?;
        let (bits, rest) = cut(rest)?;
        let (order, rest) = cut(rest)?;
        let (result, instructions) = cut(rest)?;
        Some(Format {
            name,
            bits: bits.parse().ok().filter(|bits| (4..=16).contains(bits))?,
            is_rising: order == "rising",
            result,
            instructions,
        })
    }
}

/// The first word, and what is behind it.
fn cut(text: &str) -> Option<(&str, &str)> {
    text.split_once(' ').map(|(word, rest)| (word, rest.trim_start()))
}

/// Widens floats on a machine.
struct Widener {
    session: Session,
    description: Description,
    machine: Machine,
    formats: Vec<Format>,
}

impl Widener {
    /// The machine that is meant; without a name, the first that has such floats.
    fn open(asked: &Machine) -> Result<Widener, Failure> {
        let mut machine = asked.clone();
        if machine.isa.is_none() && machine.target.is_none() && machine.spec.is_none() {
            machine.isa = NARROW_FLOATS.first().map(|(name, _)| (*name).to_owned());
        }
        let session = Session::open(&machine)?;
        let text = NARROW_FLOATS.iter().find(|(name, _)| *name == session.isa.name);
        let (_, text) = text.ok_or_else(|| {
            let names: Vec<&str> = NARROW_FLOATS.iter().map(|(name, _)| *name).collect();
            Failure::Usage(format!(
                "{} has no floats of fewer bits; machines that have: {}",
                session.isa.name,
                names.join(", ")
            ))
        })?;
        let lines = text.lines().filter(|line| !line.starts_with('#'));
        let description = description::for_running(&machine, Engine::Interp)?;
        Ok(Widener {
            formats: lines.filter_map(Format::of).collect(),
            description,
            session,
            machine,
        })
    }

    /// A number, and whether it had more digits than a float of 32 bits.
    fn read(&self, text: &str, from: Option<&Format>) -> Result<(f32, bool), Failure> {
        let usage = |why: String| Failure::Usage(format!("`{}`: {why}", text.escape_debug()));
        let digits = text.strip_prefix("0x").or(text.strip_prefix("0X"));
        if let Some(digits) = digits {
            let (name, bits) = from.map_or((WIDE, 32), |format| (format.name, format.bits));
            let value = u64::from_str_radix(digits, 16).ok().filter(|value| value >> bits == 0);
            let value = value.ok_or_else(|| usage(format!("write {bits} bits as hexadecimal digits for {name}")))?;
            return match from {
                None => Ok((f32::from_bits(value as u32), false)),
                Some(format) => Ok((self.widen(format, value as u32)?, false)),
            };
        }
        if let Some(format) = from {
            let digits = format.bits as usize / 4;
            return Err(usage(format!(
                "--from {} takes bits: write 0x and {digits} hexadecimal digits",
                format.name
            )));
        }
        let exact: f64 = text
            .parse()
            .map_err(|_| usage("write a number, such as 1.5, or bits, such as 0x3fc00000".into()))?;
        let value = exact as f32;
        if value.is_infinite() && exact.is_finite() {
            return Err(usage(format!("it is greater than what fp32 holds: {:e}", f32::MAX)));
        }
        Ok((value, f64::from(value) != exact && !exact.is_nan()))
    }

    /// The number of some bits: what the machine makes of them.
    fn widen(&self, format: &Format, bits: u32) -> Result<f32, Failure> {
        let lines = format
            .instructions
            .replace("{bits}", &bits.to_string())
            .replace(';', "\n");
        let assembly = assembling::assemble(&self.session, format.name, &format!("{lines}\n"), AsmOptions::default())?;
        let program = assembling::runnable(&self.session, &assembly)?;
        let how = options::Options {
            target: self.machine.target.clone().unwrap_or_default(),
            shown: vec![format.result.to_owned()],
            ..options::Options::default()
        };
        let ran = api::run(&self.description, &program, &how, Streams::host());
        let ran = ran.map_err(|error| Failure::Findings(error.to_string()))?;
        let lane = ran.state.first().and_then(|(_, bytes)| bytes.first_chunk::<4>());
        let lane = lane.ok_or_else(|| Failure::Findings(format!("{}: there is no result", format.name)))?;
        Ok(f32::from_bits(u32::from_le_bytes(*lane)))
    }

    /// The bits of the nearest number of a format, of two that are as near those that are even; or why there are none.
    fn narrow(&self, format: &Format, value: f32) -> Result<Result<(u32, f32), String>, Failure> {
        let mut candidates = Vec::new();
        match format.is_rising {
            true => self.around(format, value, &mut candidates)?,
            false => {
                for bits in 0..1u32 << format.bits {
                    candidates.push((bits, self.widen(format, bits)?));
                }
            }
        }
        if value.is_nan() || value.is_infinite() {
            let same = |held: f32| held.is_nan() && value.is_nan() || held == value;
            let what = if value.is_nan() { "NaN" } else { "infinity" };
            let found = candidates.into_iter().find(|(_, held)| same(*held));
            return Ok(found.ok_or_else(|| format!("cannot hold it: there is no {what}")));
        }
        candidates.retain(|(_, held)| held.is_finite());
        let size = |(_, held): &(u32, f32)| held.abs();
        let greatest = candidates.iter().map(size).fold(0.0, f32::max);
        if value.abs() > greatest {
            return Ok(Err(format!("cannot hold it: the greatest number is {greatest:?}")));
        }
        let least = candidates.iter().map(size).fold(f32::INFINITY, f32::min);
        if value.abs() < least {
            return Ok(Err(format!(
                "cannot hold it: the least number is {least:?}, and there is no zero"
            )));
        }
        let distance = |held: f32| (f64::from(held) - f64::from(value)).abs();
        let sign = |held: f32| held.is_sign_negative() != value.is_sign_negative();
        let key = |&(bits, held): &(u32, f32)| (distance(held), sign(held), bits & 1);
        let nearest = candidates.into_iter().min_by(|a, b| {
            let ((da, sa, ea), (db, sb, eb)) = (key(a), key(b));
            da.total_cmp(&db).then((sa, ea).cmp(&(sb, eb)))
        });
        Ok(nearest.ok_or_else(|| "cannot hold it".into()))
    }

    /// The numbers beside a value of a format that rises, with the least, the greatest and what is no number, of the value's sign.
    fn around(&self, format: &Format, value: f32, to: &mut Vec<(u32, f32)>) -> Result<(), Failure> {
        let top = 1u32 << (format.bits - 1);
        let sign = if value.is_sign_negative() { top } else { 0 };
        let mut add = |bits: u32| -> Result<f32, Failure> {
            let held = self.widen(format, bits | sign)?;
            to.push((bits | sign, held));
            Ok(held)
        };
        // Below `low` numbers are not greater; from `high` on they are, or are none.
        let (mut low, mut high) = (0, top);
        while high - low > 1 {
            let middle = low + (high - low) / 2;
            let held = add(middle)?.abs();
            match held <= value.abs() || value.is_nan() && !held.is_nan() {
                true => low = middle,
                false => high = middle,
            }
        }
        add(0)?;
        add(top - 1)?;
        Ok(())
    }
}
