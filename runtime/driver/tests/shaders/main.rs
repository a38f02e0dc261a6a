//! Shaders in TGSI compiled for four generations of ir3: the words, on the reference evaluator of the machine's semantics and on
//! waves, give what the direct evaluator of shaders gives.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod counts;
mod faults;
mod inputs;
mod programs;
mod random;
mod recorded;
mod textures;
mod volt;
mod waves;
mod worked;

use onespec_backend::Problem;
use onespec_core::decode::Decoder;
use onespec_core::timing::Model;
use onespec_core::timing::check as check_timing;
use onespec_driver::Level;
use onespec_driver::tgsi::{CompiledShader, ShaderDriver, VoltShader};
use onespec_tgsi::ast::Shader;
use onespec_tgsi::names::Stage;
use onespec_tgsi::vectors::{Case, Class};
use onespec_tgsi::{Diags, check, parse};
use std::path::Path;

const MACHINE: &str = "ir3";
const TARGETS: [&str; 4] = ["a320", "a420", "a540", "a630"];
/// Instructions that a thread executes, at most.
const BUDGET: usize = 400_000;

fn read(text: &str) -> Shader {
    let mut diags = Diags::new(0);
    let shader = parse(text, &mut diags).unwrap_or_else(|| panic!("{:?}\n{text}", diags.list()));
    check(&shader, &mut diags);
    assert!(!diags.has_errors(), "{:?}\n{text}", diags.list());
    shader
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
    compiled_by(driver, target, shader)
}

/// The same of a shader in Volt.
fn compiled_volt(target: &Target, shader: &VoltShader) -> Result<CompiledShader, String> {
    let driver = match shader.stage() {
        Stage::Vertex => &target.vertex,
        _ => &target.fragment,
    };
    without_hazards(target, driver.compile_volt(shader))
}

/// The same by a driver for the target. The code has no hazards.
fn compiled_by(driver: &ShaderDriver, target: &Target, shader: &Shader) -> Result<CompiledShader, String> {
    without_hazards(target, driver.compile(shader))
}

fn without_hazards(target: &Target, made: Result<CompiledShader, Vec<Problem>>) -> Result<CompiledShader, String> {
    let made = made.map_err(|problems| format!("{problems:?}"))?;
    let hazards = check_timing(&target.model, &target.decoder, &made.code.program(), 0);
    match hazards.first() {
        Some(hazard) => Err(format!("{hazard:?}")),
        None => Ok(made),
    }
}

/// A shader of our own: how its results may differ, and nothing bound.
fn case(name: &str, text: &str, class: Class) -> Case {
    Case {
        line: 0,
        name: name.to_owned(),
        text: text.to_owned(),
        shader: read(text),
        class,
        constants: Vec::new(),
        textures: Vec::new(),
        runs: Vec::new(),
    }
}

/// A number from the surroundings of the test.
fn asked(name: &str, usual: u64) -> u64 {
    std::env::var(name).ok().and_then(|n| n.parse().ok()).unwrap_or(usual)
}

fn golden(name: &str, text: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/shaders/{name}.expected"));
    if std::env::var_os("UPDATE_EXPECTED").is_some() {
        std::fs::write(&path, text).unwrap();
    }
    let known = std::fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(known, text, "{}", path.display());
}
