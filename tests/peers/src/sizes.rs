//! How many instructions each compiler makes of the same functions.

use crate::shape::Shape;
use crate::subject::{Target, driver, module, told};
use crate::{cranelift, llvm};
use cranelift::Mode;
use onespec_compiler::schedule::{Options, Policy};
use onespec_driver::Level;
use onespec_graph::Module;
use std::collections::BTreeMap;

/// Instructions of a function, by compiler.
pub struct Row {
    pub name: String,
    pub ours: usize,
    /// LLVM's static compiler on the circuits that our back end gets.
    pub llc: usize,
    /// LLVM's optimiser and static compiler on the circuits that our optimiser gets.
    pub llvm: usize,
    /// Cranelift at its best on the circuits that our back end gets.
    pub cranelift: usize,
    pub cranelift_fastest: usize,
}

impl Row {
    /// How many times as many as LLVM's static compiler.
    pub fn ratio(&self) -> f64 {
        self.ours as f64 / self.llc as f64
    }
}

/// All functions for a target.
///
/// # Errors
/// A compiler fails.
pub fn rows(target: &Target) -> Result<Vec<Row>, String> {
    let driver = driver(target.name, Level::O2)?;
    let plain = module("functions.vt")?;
    let mut optimised = plain.clone();
    driver.optimise(&mut optimised).map_err(told)?;
    let wanted = std::env::var("PEERS_KEEP").ok();
    let keep = |name: &str, text: &str| {
        if let Some(folder) = &wanted {
            std::fs::write(format!("{folder}/{}.{name}", target.name), text).ok();
        }
    };
    let same = llvm::text(&optimised, &Options::with(Policy::Pressure))?;
    let unoptimised = llvm::text(&plain, &Options::with(Policy::Late))?;
    keep("same.ll", &same);
    keep("plain.ll", &unoptimised);
    let llc = llvm::assembly(&same, target.llvm, false)?;
    let whole = llvm::assembly(&unoptimised, target.llvm, true)?;
    keep("llc.s", &llc);
    keep("llvm.s", &whole);
    let (llc, whole) = (llvm::count(&llc), llvm::count(&whole));
    let best = with_cranelift(&optimised, target, Mode::Speed)?;
    let fastest = with_cranelift(&optimised, target, Mode::Fastest)?;
    let code = driver.code(&mut optimised).map_err(told)?;
    keep(
        "ours.s",
        &onespec_backend::object::assembly(&driver.machine, &optimised, &code),
    );
    let of = |counts: &BTreeMap<String, usize>, name: &str| counts.get(name).copied().ok_or(format!("{name} is lost"));
    code.iter()
        .map(|code| {
            Ok(Row {
                ours: code.insts.len(),
                llc: of(&llc, &code.name)?,
                llvm: of(&whole, &code.name)?,
                cranelift: of(&best, &code.name)?,
                cranelift_fastest: of(&fastest, &code.name)?,
                name: code.name.clone(),
            })
        })
        .collect()
}

fn with_cranelift(module: &Module, target: &Target, mode: Mode) -> Result<BTreeMap<String, usize>, String> {
    let isa = cranelift::target(mode, target.cranelift)?;
    let mut counts = BTreeMap::new();
    for (name, function) in functions(module, target)? {
        let code = cranelift::compile(&*isa, function).map_err(|e| format!("{name}: {e}"))?;
        counts.insert(name, cranelift::count(&code));
    }
    Ok(counts)
}

/// All functions of a module as Cranelift takes them.
///
/// # Errors
/// One can't be said.
pub fn functions(module: &Module, target: &Target) -> Result<Vec<(String, cranelift_codegen::ir::Function)>, String> {
    let mut module = module.clone();
    let stages = driver(target.name, Level::O0)?.stages(&mut module).map_err(told)?;
    stages
        .iter()
        .enumerate()
        .map(|(index, stage)| {
            let name = module.functions[index].name.clone();
            let shape = Shape::new(&stage.circuit, &stage.schedule)?;
            let function = cranelift::function(&module, index, &shape).map_err(|e| format!("{name}: {e}"))?;
            Ok((name, function))
        })
        .collect()
}

/// The geometric mean.
pub fn mean(ratios: impl Iterator<Item = f64>) -> f64 {
    let (sum, n) = ratios.fold((0.0, 0.0), |(sum, n), r| (sum + r.ln(), n + 1.0));
    f64::exp(sum / f64::max(n, 1.0))
}
