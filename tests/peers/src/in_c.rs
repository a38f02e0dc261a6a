//! Programs in C, freestanding: without a library, so that nothing but the program is counted.

use crate::subject::folder;
use std::path::PathBuf;
use std::process::Command;

/// A compiler of C, and its own arguments.
pub struct Compiler {
    name: &'static str,
    arguments: &'static [&'static str],
}

/// LLVM's.
pub const CLANG: Compiler = Compiler {
    name: "clang-19",
    arguments: &["--target=riscv64-linux-gnu"],
};

/// GNU's. It makes calls of `memcpy` of loops, which nobody defines here.
pub const GCC: Compiler = Compiler {
    name: "riscv64-linux-gnu-gcc",
    arguments: &["-no-pie", "-fno-tree-loop-distribute-patterns"],
};

/// What all of them are told. Products and sums of floats stay apart, as in Volt.
const ARGUMENTS: [&str; 5] = ["-O2", "-mabi=lp64d", "-ffp-contract=off", "-ffreestanding", "-nostdlib"];

impl Compiler {
    /// A program of a folder below the sources, linked.
    ///
    /// # Errors
    /// The compiler's.
    pub fn program(&self, group: &str, name: &str, target: &str) -> Result<Vec<u8>, String> {
        let out = std::env::temp_dir().join(format!("onespec-peers-{name}-{}", std::process::id()));
        let mut command = self.command(group, name, target);
        command.args(["-static", "-Wl,--no-warn-rwx-segments", "-o"]).arg(&out);
        command
            .arg(folder().join("print.c"))
            .arg(folder().join("programs/start.c"));
        self.done(command)?;
        let program = std::fs::read(&out).map_err(|e| e.to_string());
        std::fs::remove_file(&out).ok();
        program
    }

    /// The assembly of a program's own functions.
    ///
    /// # Errors
    /// The compiler's.
    pub fn assembly(&self, group: &str, name: &str, target: &str) -> Result<String, String> {
        let mut command = self.command(group, name, target);
        command.args(["-S", "-o", "-"]);
        self.done(command)
    }

    fn command(&self, group: &str, name: &str, target: &str) -> Command {
        let mut command = Command::new(self.name);
        command.args(self.arguments).args(ARGUMENTS);
        command.arg(format!("-march={target}"));
        command.arg(source(group, name));
        command
    }

    /// What it prints.
    fn done(&self, mut command: Command) -> Result<String, String> {
        let output = command.output().map_err(|e| format!("{}: {e}", self.name))?;
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        match output.status.success() {
            true => Ok(text(&output.stdout)),
            false => Err(format!("{}: {}", self.name, text(&output.stderr))),
        }
    }
}

fn source(group: &str, name: &str) -> PathBuf {
    folder().join(group).join(format!("{name}.c"))
}
