//! Kernels beside the same in C, for a target with vectors: how many instructions retire, how many there are, and which of
//! their functions are vector code.

use crate::in_c::CLANG;
use crate::llvm;
use crate::run::run;
use crate::subject::{driver, functions, module, names, told};
use onespec_driver::Level;
use std::collections::BTreeMap;

/// What kernels are compiled for.
pub const TARGET: &str = "rv64gcv";
/// Bits of a vector register of the machines that run them.
pub const VLENS: [&str; 3] = ["128", "256", "512"];
const FOLDER: &str = "kernels";

/// A kernel: one or several functions, and a `main` that calls them.
pub struct Row {
    pub name: String,
    pub ours: Side,
    pub clang: Side,
}

/// What a compiler makes of a kernel.
pub struct Side {
    /// Instructions of the whole program that retire, for each length of vectors.
    pub retired: [u64; VLENS.len()],
    /// Instructions of all functions but `main`.
    pub instructions: usize,
    /// Functions but `main`.
    pub functions: usize,
    /// Those with instructions on vectors.
    pub vectors: usize,
}

impl Side {
    fn new(retired: [u64; VLENS.len()], assembly: &str) -> Side {
        let of_kernel = |counts: BTreeMap<String, usize>| -> Vec<usize> {
            let kept = counts.into_iter().filter(|(name, _)| name != "main");
            kept.map(|(_, count)| count).collect()
        };
        let all = of_kernel(llvm::count(assembly));
        Side {
            retired,
            instructions: all.iter().sum(),
            functions: all.len(),
            vectors: of_kernel(llvm::count_of(assembly, is_vector)).len(),
        }
    }
}

/// Whether a word of assembly is an instruction on vectors; those that set their length are not.
fn is_vector(word: &str) -> bool {
    word.starts_with('v') && !word.starts_with("vset")
}

/// All kernels.
///
/// # Errors
/// A compiler fails, or a kernel gives something else than the same in C.
pub fn rows() -> Result<Vec<Row>, String> {
    names(FOLDER)?.into_iter().map(row).collect()
}

fn row(name: String) -> Result<Row, String> {
    let source = format!("{FOLDER}/{name}.vt");
    let driver = driver(TARGET, Level::O2)?;
    let ours = driver.program(module(&source)?).map_err(told)?;
    let clang = CLANG.program(FOLDER, &name, TARGET)?;
    let (mut retired, mut wanted) = ([0; VLENS.len()], [0; VLENS.len()]);
    for (number, vlen) in VLENS.into_iter().enumerate() {
        let arguments = ["--target", TARGET, "--vlen", vlen];
        let (ended, other) = (run(&ours, &arguments)?, run(&clang, &arguments)?);
        if ended.gives != other.gives {
            return Err(format!("{name} gives {}, by clang {}", ended.gives, other.gives));
        }
        retired[number] = ended.retired;
        wanted[number] = other.retired;
    }
    // Without `main` no function is lost to inlining.
    let mut module = functions(&source)?;
    driver.optimise(&mut module).map_err(told)?;
    let code = driver.code(&mut module).map_err(told)?;
    let assembly = onespec_backend::object::assembly(&driver.machine, &module, &code);
    Ok(Row {
        ours: Side::new(retired, &assembly),
        clang: Side::new(wanted, &CLANG.assembly(FOLDER, &name, TARGET)?),
        name,
    })
}
