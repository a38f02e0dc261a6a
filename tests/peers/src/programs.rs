//! Whole programs beside the same in C: how many instructions retire until they end.

use crate::in_c::{CLANG, GCC};
use crate::run::{Ended, run};
use crate::subject::{checked, driver, module, names, told};
use onespec_driver::Level;

/// Programs that stand in one folder, each once in Volt and once in C.
pub struct Group {
    pub folder: &'static str,
    pub title: &'static str,
}

/// Those that the compiler was tuned on, and those that nobody who tunes it looks into.
pub const GROUPS: [Group; 2] = [
    Group {
        folder: "programs",
        title: "Programs that were there while the compiler was tuned",
    },
    Group {
        folder: "unseen",
        title: "Programs that nobody tuned for",
    },
];

/// A program and how many instructions it took.
pub struct Row {
    pub name: String,
    pub ours: u64,
    /// The same with checks that indices lie within arrays and slices.
    pub checked: u64,
    pub clang: u64,
    pub gcc: u64,
}

impl Row {
    /// How many times as many as by clang.
    pub fn to_clang(&self) -> f64 {
        self.ours as f64 / self.clang as f64
    }

    /// How many times as many as by gcc.
    pub fn to_gcc(&self) -> f64 {
        self.ours as f64 / self.gcc as f64
    }
}

/// All programs of a group.
///
/// # Errors
/// A compiler fails, or a program gives something else than the same in C.
pub fn rows(group: &Group, target: &str) -> Result<Vec<Row>, String> {
    names(group.folder)?
        .into_iter()
        .map(|name| row(group.folder, name, target))
        .collect()
}

fn row(folder: &str, name: String, target: &str) -> Result<Row, String> {
    let driver = driver(target, Level::O2)?;
    let source = format!("{folder}/{name}.vt");
    let arguments = ["--target", target];
    let ours = run(&driver.program(module(&source)?).map_err(told)?, &arguments)?;
    let same = |what: &str, ended: Ended| match ended.gives == ours.gives {
        true => Ok(ended.retired),
        false => Err(format!("{name} gives {}, {what} {}", ours.gives, ended.gives)),
    };
    let program = driver.program(checked(&source)?).map_err(told)?;
    let checked = same("with checks", run(&program, &arguments)?)?;
    let clang = same("by clang", run(&CLANG.program(folder, &name, target)?, &arguments)?)?;
    let gcc = same("by gcc", run(&GCC.program(folder, &name, target)?, &arguments)?)?;
    Ok(Row {
        ours: ours.retired,
        checked,
        clang,
        gcc,
        name,
    })
}
