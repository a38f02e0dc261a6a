//! Command lines, an argument a line. They run in an empty folder with a few files in it; what a mutation makes names nothing
//! outside of that.

use super::Target;
use crate::corpus;
use crate::mutate::{self, Pool};
use crate::trail::Trail;
use fastrand::Rng;
use std::cell::Cell;
use std::fs;
use std::path::PathBuf;

/// The target.
pub fn open() -> Box<dyn Target> {
    let folder = std::env::temp_dir().join(format!("onespec-fuzz-arguments-{}", std::process::id()));
    Box::new(Arguments {
        folder,
        runs: Cell::new(0),
    })
}

struct Arguments {
    folder: PathBuf,
    runs: Cell<u32>,
}

impl Drop for Arguments {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// Files that commands find, and where they are from.
const FILES: [(&str, &str); 6] = [
    ("sum.cir", "examples/sum.cir"),
    ("fib.vt", "examples/volt/01_fib.vt"),
    ("primes.s", "examples/primes.s"),
    ("LB.litmus", "tests/data/litmus/LB+ctrls.litmus"),
    ("d/tiny/base.yaml", "codegen-gen/tests/specs/tiny/base.yaml"),
    ("vectors.csv", "tests/data/riscv/vectors/scalar.csv"),
];
/// Command lines are run again in a fresh folder after so many: they write files.
const FRESH: u32 = 200;

impl Arguments {
    fn refresh(&self) {
        let _ = fs::remove_dir_all(&self.folder);
        for (name, from) in FILES {
            let path = self.folder.join(name);
            let _ = path.parent().map(fs::create_dir_all);
            let text = corpus::text(from);
            let most = text.lines().take(60).collect::<Vec<_>>().join("\n") + "\n";
            let _ = fs::write(path, most);
        }
        let _ = std::env::set_current_dir(&self.folder);
    }
}

impl Target for Arguments {
    fn corpus(&self) -> Vec<Vec<u8>> {
        let lines = corpus::text("tests/fuzz/corpus/arguments.txt");
        let lines = lines.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
        lines.map(|line| line.replace(' ', "\n").into_bytes()).collect()
    }

    fn mutate(&self, input: &[u8], pool: &Pool<'_>, rng: &mut Rng, wild: bool) -> Vec<u8> {
        if !wild && rng.u8(..16) > 0 {
            let other = pool.any(rng);
            return with_options(&String::from_utf8_lossy(input), &String::from_utf8_lossy(other)).into_bytes();
        }
        let bytes = mutate::text(input, pool, rng, wild);
        // A long line of one argument says nothing that a shorter one does not.
        bytes.into_iter().take(4000).collect()
    }

    fn run(&self, input: &[u8]) -> Trail {
        let mut trail = Trail::default();
        if self.runs.get().is_multiple_of(FRESH) {
            self.refresh();
        }
        self.runs.set(self.runs.get() + 1);
        let text = String::from_utf8_lossy(input);
        let is_inside = |argument: &str| argument == "d/tiny" || !(argument.contains('/') || argument.contains(".."));
        let arguments: Vec<&str> = text.lines().filter(|argument| is_inside(argument)).collect();
        let command = arguments.first().copied().unwrap_or("").to_owned();
        let arguments = bounded(arguments);
        let code = onespec_cli::main_with(["onespec"].into_iter().chain(arguments));
        // 2 is what command lines that are not understood give, and files that there are not.
        trail.accepted = code != 2;
        trail.saw((command, code));
        trail.line(&format!("exit code {code}"));
        trail
    }
}

/// A command line that ends soon: what evaluates and does not say how long gets a limit. Without one an endless loop runs to the
/// default of 100,000,000 steps, which is no fault.
fn bounded(mut arguments: Vec<&str>) -> Vec<&str> {
    if arguments.first() == Some(&"eval") && !arguments.iter().any(|argument| argument.starts_with("--steps")) {
        arguments.splice(1..1, ["--steps", "1000000"]);
    }
    arguments
}

/// A command line with the options of another one of the same command that it has not yet. What stands behind an option is its
/// value, but for the last argument, which is a file most often.
fn with_options(input: &str, other: &str) -> String {
    let own: Vec<&str> = input.lines().collect();
    let others: Vec<&str> = other.lines().collect();
    if own.first() != others.first() {
        return input.to_owned();
    }
    let mut all = own.clone();
    for (at, option) in others.iter().enumerate() {
        if !option.starts_with('-') || own.contains(option) {
            continue;
        }
        all.insert(1, option);
        let value = others
            .get(at + 1)
            .filter(|value| !value.starts_with('-') && at + 2 < others.len());
        if let Some(value) = value {
            all.insert(2, value);
        }
    }
    all.join("\n")
}
