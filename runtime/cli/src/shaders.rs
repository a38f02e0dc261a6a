//! Shaders in TGSI and in Volt: files that are some, and their code with where inputs, constants and outputs are.

use crate::machine::Machine;
use crate::outcome::Failure;
use crate::problems::findings;
use crate::session::Session;
use crate::{escape, input};
use onespec_backend::Problem;
use onespec_core::decode::Decoder;
use onespec_core::isa::FileId;
use onespec_core::print::{PrintOptions, Printer};
use onespec_diag::Sources;
use onespec_driver::tgsi::{CompiledShader, InputPlace, ShaderDriver, Source, VoltShader};
use onespec_driver::{Level, Passes};
use onespec_tgsi::names::File;
use onespec_tgsi::{Diags, check, parse};
use onespec_volt::source::Disk;
use std::io::IsTerminal;
use std::path::Path;

/// Components of a register, by their letters.
pub const COMPONENTS: [char; 4] = ['x', 'y', 'z', 'w'];
/// Bits of addresses in shaders, which have no memory.
const ADDRESS_BITS: u32 = 32;

/// How names of sources in Volt end.
const VOLT: &str = "vt";

/// Whether a file is a shader: its name says so, or it is a source in Volt that has a stage.
pub fn is_one(file: &Path) -> bool {
    let ending = file.extension().and_then(|ending| ending.to_str()).unwrap_or("");
    // What cannot be read is told by who reads it as a program.
    ending == "tgsi" || ending == VOLT && input::text(file).is_ok_and(|text| onespec_volt::is_shader(&text))
}

/// Reads and checks a shader. Warnings go to standard error.
///
/// # Errors
/// What is wrong with it, with its places.
pub fn read(file: &Path) -> Result<Source, Failure> {
    if file.extension().is_some_and(|ending| ending == VOLT) {
        return read_volt(file);
    }
    let text = input::text(file)?;
    let mut sources = Sources::default();
    let number = sources.add(escape::path(file), &text);
    let mut diags = Diags::new(number);
    let shader = parse(&text, &mut diags);
    if let Some(shader) = &shader {
        check(shader, &mut diags);
    }
    let shown = diags.render(&sources, std::io::stderr().is_terminal());
    match shader.filter(|_| !diags.has_errors()) {
        Some(shader) => {
            if !shown.is_empty() {
                escape::tell(&shown);
            }
            Ok(Source::Tgsi(Box::new(shader)))
        }
        None => Err(Failure::Diagnostics(shown)),
    }
}

fn read_volt(file: &Path) -> Result<Source, Failure> {
    let options = onespec_volt::Options {
        pointer_bits: ADDRESS_BITS,
        kernel: true,
        ..onespec_volt::Options::default()
    };
    let done = onespec_volt::compile(file, &mut Disk, &options);
    let shown = done.rendered(std::io::stderr().is_terminal());
    let (Some(module), Some(shader)) = (done.module, done.shader) else {
        return Err(Failure::Diagnostics(shown));
    };
    if !shown.is_empty() {
        escape::tell(&shown);
    }
    let lines = module.lines.clone();
    let made = VoltShader::new(module, &shader);
    let made = made.map_err(|problems| findings(&lines, &problems))?;
    Ok(Source::Volt(Box::new(made)))
}

/// A compiler for a shader's stage on a target.
///
/// # Errors
/// The target has no calling convention for the stage.
pub fn driver(shader: &Source, machine: &Machine, level: Level, passes: Passes) -> Result<ShaderDriver, Failure> {
    let session = Session::open(machine)?;
    let selectors = session.selectors()?;
    let driver = ShaderDriver::new(session.isa, session.target, selectors, level, shader.stage());
    let mut driver = driver.map_err(|problem| Failure::Findings(problem.to_string()))?;
    driver.driver.passes = passes;
    Ok(driver)
}

/// What of a shader cannot be compiled.
pub fn told(shader: &Source, problems: &[Problem]) -> Failure {
    if let Source::Volt(shader) = shader {
        return findings(&shader.module().lines, problems);
    }
    let told = problems.iter().map(|problem| match problem.line {
        0 => format!("error: {problem}\n"),
        line => {
            let place = |line: u32| Some(format!("instruction {}", line.checked_sub(1)?));
            format!("error: instruction {}: {}\n", line - 1, problem.text(&place))
        }
    });
    Failure::Diagnostics(told.collect())
}

/// Compiles a shader for a target.
///
/// # Errors
/// What of it cannot be compiled.
pub fn compile(
    shader: &Source,
    machine: &Machine,
    level: Level,
    passes: Passes,
) -> Result<(ShaderDriver, CompiledShader), Failure> {
    let driver = driver(shader, machine, level, passes)?;
    let made = driver
        .compile_source(shader)
        .map_err(|problems| told(shader, &problems))?;
    Ok((driver, made))
}

/// The name of a register.
pub fn register(driver: &ShaderDriver, (file, number): (FileId, u16)) -> String {
    let file = driver.driver.machine.isa.files.get(usize::from(file));
    file.and_then(|file| file.spelling(number.into()))
        .unwrap_or("?")
        .to_owned()
}

/// The name of a register of constants.
pub fn constant(driver: &ShaderDriver, number: u32) -> String {
    let machine = &driver.driver.machine;
    let bank = machine.constants().and_then(|(bank, _)| machine.bank(bank));
    match (bank, u16::try_from(number)) {
        (Some(bank), Ok(number)) => register(driver, (bank.file, number)),
        _ => "?".to_owned(),
    }
}

/// The instructions of a shader, below comments that say where its inputs, constants and outputs are.
pub fn listing(driver: &ShaderDriver, source: &Source, shader: &CompiledShader) -> String {
    let machine = &driver.driver.machine;
    let isa = machine.isa;
    let name = |place: (FileId, u16)| register(driver, place);
    let mut text = String::new();
    for (scalar, place) in &shader.inputs {
        let place = match place {
            InputPlace::Register(file, number) => name((*file, *number)),
            InputPlace::Slot(slot) => format!("slot {slot}"),
            InputPlace::Flat(slot) => format!("slot {slot}, flat"),
            InputPlace::Begins => continue,
        };
        text.push_str(&format!("# {}: {place}\n", source.name(File::Input, 0, *scalar)));
    }
    for (what, first, count) in &shader.code.begins {
        let last = (first.0, first.1.saturating_add(u16::from(count.saturating_sub(1))));
        match count {
            1 => text.push_str(&format!("# {what}: {}\n", name(*first))),
            _ => text.push_str(&format!("# {what}: {} to {}\n", name(*first), name(last))),
        }
    }
    let constant = |number: u32| constant(driver, number);
    for (buffer, (first, count)) in shader.constants.iter().enumerate().filter(|(_, (_, count))| *count > 0) {
        let last = constant(first + count - 1);
        text.push_str(&format!(
            "# CONST[{buffer}][0..{}]: {} to {last}\n",
            count / 4 - 1,
            constant(*first)
        ));
    }
    for (register, number) in (shader.literals..).zip(&shader.code.literals) {
        text.push_str(&format!("# 0x{:08x}: {}\n", *number as u32, constant(register)));
    }
    for (register, place) in &shader.outputs {
        text.push_str(&format!("# OUT[{register}]: {}\n", name(*place)));
    }
    let printer = Printer::new(isa, &machine.target.features, PrintOptions::default());
    for item in Decoder::new(isa, &machine.target).iter(&shader.code.before) {
        let Ok(op) = item.op else { continue };
        text.push_str("# before: ");
        printer.print(op, item.word, None, &mut text);
        text.push('\n');
    }
    for item in Decoder::new(isa, &machine.target).iter(&shader.code.code) {
        let Ok(op) = item.op else { continue };
        printer.print(op, item.word, None, &mut text);
        text.push('\n');
    }
    text
}
