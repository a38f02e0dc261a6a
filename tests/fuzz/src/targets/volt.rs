//! Volt: reader, checker, formatter, then everything that a compiled program goes through.

use super::Target;
use super::compiled::{Compilers, shape};
use crate::corpus;
use crate::trail::Trail;
use onespec_volt::diag::Level;
use onespec_volt::{Options, Vectors, compile_text, format};

/// The target.
pub fn open() -> Box<dyn Target> {
    Box::new(Volt {
        compilers: Compilers::new(),
    })
}

struct Volt {
    compilers: Compilers,
}

impl Target for Volt {
    fn corpus(&self) -> Vec<Vec<u8>> {
        let folders = [
            "examples/volt",
            "tests/data/peers/programs",
            "runtime/volt/tests/bad/good",
        ];
        corpus::files(&folders, ".vt", 3000)
    }

    fn run(&self, input: &[u8]) -> Trail {
        let mut trail = Trail::default();
        let Ok(text) = std::str::from_utf8(input) else {
            return trail;
        };
        let options = Options {
            vectors: Vectors::Lanes,
            verify: true,
            ..Options::default()
        };
        let _ = format::program("fuzz.vt", text, false);
        let done = compile_text("fuzz.vt", text, &options);
        for diag in done.diags.list() {
            trail.saw(diag.code);
            trail.message(&diag.message);
            if diag.level == Level::Error {
                trail.line(&format!("{}: {}", diag.code, diag.message));
            }
            assert!(diag.code != "E2099", "{}", diag.message);
        }
        let _ = done.rendered(false);
        let Some(module) = done.module else {
            return trail;
        };
        trail.accepted = true;
        for function in &module.functions {
            shape(&function.circuit, &mut trail);
        }
        self.compilers.run(&module, &mut trail);
        trail
    }
}
