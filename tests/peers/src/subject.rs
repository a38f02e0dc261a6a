//! What is compiled: the functions of one Volt file, as the front end gives them and as the optimiser leaves them.

use onespec_driver::{Driver, Level};
use onespec_graph::Module;
use onespec_riscv::{ISA, SELECTORS};
use onespec_volt::{Options, Vectors, compile_text};
use std::path::PathBuf;

/// What all of them make code for.
pub const TARGETS: [Target; 2] = [
    Target {
        name: "rv64gc",
        llvm: "+m,+a,+f,+d,+c",
        cranelift: &["m", "a", "f", "d", "zicsr", "zifencei"],
    },
    Target {
        name: "rv64gc_zba_zbb_zbs",
        llvm: "+m,+a,+f,+d,+c,+zba,+zbb,+zbs",
        cranelift: &["m", "a", "f", "d", "zicsr", "zifencei", "zba", "zbb", "zbs"],
    },
];

/// A machine by the names that each compiler has for it. Cranelift is not given compressed instructions: their number is
/// the same, and it has less to do.
pub struct Target {
    pub name: &'static str,
    pub llvm: &'static str,
    pub cranelift: &'static [&'static str],
}

/// The folder with the sources.
pub fn folder() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../data/peers"))
}

/// The programs of a folder of it, each of which is there in Volt and in C.
///
/// # Errors
/// The folder can't be read.
pub fn names(group: &str) -> Result<Vec<String>, String> {
    let told = |e: std::io::Error| format!("{group}: {e}");
    let mut names = Vec::new();
    for entry in std::fs::read_dir(folder().join(group)).map_err(told)? {
        let path = entry.map_err(told)?.path();
        let stem = path.file_stem().and_then(|stem| stem.to_str());
        if let (Some(stem), true) = (stem, path.extension().is_some_and(|e| e == "vt")) {
            names.push(stem.to_owned());
        }
    }
    names.sort_unstable();
    Ok(names)
}

/// A file of it.
///
/// # Errors
/// It is not there.
pub fn source(name: &str) -> Result<String, String> {
    std::fs::read_to_string(folder().join(name)).map_err(|e| format!("{name}: {e}"))
}

/// A compiler.
///
/// # Errors
/// There is no such target.
pub fn driver(target: &str, level: Level) -> Result<Driver, String> {
    let resolved = ISA.target(target).map_err(|e| e.to_string())?;
    Driver::new(&ISA, resolved, SELECTORS, level).map_err(|e| e.to_string())
}

/// The module of a source in Volt, without checks of indices: the others have none.
///
/// # Errors
/// What is wrong with it.
pub fn module(name: &str) -> Result<Module, String> {
    read(name, false)
}

/// The same with checks.
///
/// # Errors
/// What is wrong with it.
pub fn checked(name: &str) -> Result<Module, String> {
    read(name, true)
}

/// The functions of a source but `main`, which stands last, without checks.
///
/// # Errors
/// What is wrong with it.
pub fn functions(name: &str) -> Result<Module, String> {
    let text = source(name)?;
    let end = text.find("\nfn main(").ok_or_else(|| format!("{name} has no `main`"))?;
    compiled(name, &text[..=end], false)
}

fn read(name: &str, bounds: bool) -> Result<Module, String> {
    compiled(name, &source(name)?, bounds)
}

fn compiled(name: &str, text: &str, bounds: bool) -> Result<Module, String> {
    let options = Options {
        vectors: Vectors::Lanes,
        bounds,
        ..Options::default()
    };
    let done = compile_text(name, text, &options);
    match done.module {
        Some(ref module) => Ok(module.clone()),
        None => Err(done.rendered(false)),
    }
}

/// Problems as one text.
pub fn told(problems: Vec<onespec_backend::Problem>) -> String {
    problems.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
}
