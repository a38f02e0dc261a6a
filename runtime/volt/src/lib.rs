//! Volt, the small typed language of the compiler ([reference](../../../docs/reference/volt.md)): from text to a module of circuits.
//!
//! ```
//! use onespec_volt::{Options, compile_text};
//!
//! let done = compile_text("twice.vt", "fn twice(x: i32) -> i32 { return 2 * x; }", &Options::default());
//! assert_eq!(done.module.unwrap().functions[0].name, "twice");
//!
//! let done = compile_text("bad.vt", "fn f() { x = 1; }", &Options::default());
//! assert!(done.rendered(false).contains("error[E2004]"));
//! ```
//!
//! [`syntax`] reads, [`types`] checks, [`lower`] makes circuits; each sees only what the one before it gives. [`mod@format`] works on
//! the text alone. Depth is bounded before anything recurses, and all of it runs on a stack of its own.
#![cfg_attr(not(test), warn(clippy::print_stdout, clippy::print_stderr))]

pub mod diag;
pub mod format;
mod imports;
pub mod library;
pub mod lower;
pub mod services;
pub mod source;
pub mod syntax;
mod types;

pub use lower::{Argument, Event, Shader, Value, Vectors};
pub use services::Services;
pub use syntax::ast::Role;

use diag::{Diag, Diags};
use onespec_circuit::GATES;
use onespec_compiler::verify::{self, verify};
use onespec_graph::{GateSet, Module};
use source::{Disk, Loader, Sources, Span};
use std::path::Path;

/// How a program is compiled.
#[derive(Clone, Copy)]
pub struct Options {
    /// The gates that there are: those of Circuit IR first, then perhaps those of a target, which programs may name.
    pub set: &'static GateSet,
    pub vectors: Vectors,
    /// Bits of an address: 64, or 32 for machines with such registers.
    pub pointer_bits: u32,
    /// Whether an index outside of an array or a slice ends the program with a message; else it is not looked at.
    pub bounds: bool,
    /// Ask the verifier about every circuit.
    pub verify: bool,
    /// See [`lower::Options::trace`].
    pub trace: bool,
    /// See [`lower::Options::kernel`].
    pub kernel: bool,
    /// What reads files of other languages, which may be the main file or imported.
    pub front_ends: &'static [FrontEnd],
}

/// A reader of sources of another language, as items of Volt: names and places are those of its source.
#[derive(Clone, Copy)]
pub struct FrontEnd {
    /// How names of such files end, without the dot.
    pub endings: &'static [&'static str],
    /// The items of a file that is among the sources; it may add files of a library.
    pub read: fn(file: u32, sources: &mut Sources, diags: &mut Diags) -> Vec<syntax::ast::Item>,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            set: &GATES,
            vectors: Vectors::default(),
            pointer_bits: 64,
            bounds: true,
            verify: cfg!(debug_assertions),
            trace: false,
            kernel: false,
            front_ends: &[],
        }
    }
}

/// What came of a program.
pub struct Compiled {
    /// Nothing where there are errors.
    pub module: Option<Module>,
    pub diags: Diags,
    pub sources: Sources,
    /// By function of the module; see [`lower::Options::trace`].
    pub traces: Vec<Vec<Event>>,
    /// Of a shader, where its values come from and go to.
    pub shader: Option<Shader>,
}

impl Compiled {
    /// Errors and warnings as text; empty if there are none.
    pub fn rendered(&self, colour: bool) -> String {
        self.diags.render(&self.sources, colour)
    }
}

/// Stack for what recurses over trees whose depth is bounded.
const STACK: usize = 256 << 20;

/// Whether a text is a shader: what each thread of a stage does.
pub fn is_shader(text: &str) -> bool {
    let of = || {
        let items = syntax::parse(0, text, &mut Diags::default());
        let is_stage = |item: &syntax::ast::Item| matches!(item, syntax::ast::Item::Function(it) if it.is_stage);
        items.iter().any(is_stage)
    };
    // Most texts have no such word.
    let may_be = text.contains("foreach");
    may_be
        && std::thread::scope(|scope| {
            let thread = std::thread::Builder::new().stack_size(STACK).spawn_scoped(scope, of);
            thread.is_ok_and(|thread| thread.join().unwrap_or(false))
        })
}

/// Compiles a file and what it imports.
pub fn compile(path: &Path, loader: &mut (dyn Loader + Send), options: &Options) -> Compiled {
    on_large_stack(|| work(path, None, loader, options))
}

/// Compiles a text; what it imports comes from the disk, beside `path`.
pub fn compile_text(path: &str, text: &str, options: &Options) -> Compiled {
    on_large_stack(|| work(Path::new(path), Some(text), &mut Disk, options))
}

fn on_large_stack(work: impl FnOnce() -> Compiled + Send) -> Compiled {
    let ran = std::thread::scope(|scope| {
        let thread = std::thread::Builder::new().stack_size(STACK).spawn_scoped(scope, work);
        thread.map(|thread| match thread.join() {
            Ok(done) => done,
            // A fault of this crate goes on as it would have without a thread.
            Err(fault) => std::panic::resume_unwind(fault),
        })
    });
    ran.unwrap_or_else(|error| {
        let mut diags = Diags::default();
        let message = format!("there is no memory for the compiler: {error}");
        diags.push(Diag::error("E2003", Span::default(), message));
        Compiled {
            module: None,
            diags,
            sources: Sources::default(),
            traces: Vec::new(),
            shader: None,
        }
    })
}

fn work(path: &Path, text: Option<&str>, loader: &mut dyn Loader, options: &Options) -> Compiled {
    let mut diags = Diags::default();
    let mut sources = Sources::default();
    let units = imports::read((path, text), loader, options.front_ends, &mut sources, &mut diags);
    let program = types::check(&units, options.set, options.pointer_bits, &mut diags);
    drop(units);
    let mut done = Compiled {
        module: None,
        diags,
        sources,
        traces: Vec::new(),
        shader: None,
    };
    if done.diags.has_errors() {
        return done;
    }
    let how = lower::Options {
        vectors: options.vectors,
        pointer_bits: options.pointer_bits,
        bounds: options.bounds,
        trace: options.trace,
        kernel: options.kernel,
    };
    let lowered = lower::lower(&program, &done.sources, options.set, how);
    for (span, message) in &lowered.faults {
        let help = "write a loop: functions of a shader stand in the place of their calls";
        done.diags.push(Diag::error("E2022", *span, message).help(help));
    }
    if options.verify && lowered.faults.is_empty() {
        for function in &lowered.module.functions {
            let report = verify(&function.circuit, &verify::Options::default());
            if let Some(found) = report.findings.list().iter().find(|f| !f.is_warning()) {
                let message = format!("the circuit of `{}` is wrong: {found}", function.name);
                let span = program
                    .functions
                    .iter()
                    .find(|f| f.link == function.name)
                    .map_or(Span::default(), |f| f.span);
                done.diags.push(
                    Diag::error("E2099", span, message)
                        .help("this is a fault of the compiler: please report the program"),
                );
            }
        }
    }
    done.module = Some(lowered.module).filter(|_| !done.diags.has_errors());
    done.traces = lowered.traces;
    done.shader = lowered.shader;
    done
}
