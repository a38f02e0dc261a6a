//! Descriptions: files of a machine, rules of a set of gates, and semantics of one instruction. All stages of opening follow,
//! then what is made of a description that has no errors.

use super::Target;
use crate::corpus;
use crate::trail::Trail;
use onespec_core::decode::Decoder;
use onespec_core::exec::{Cpu, Machine, NoHost};
use onespec_core::isa::Isa;
use onespec_core::print::{PrintOptions, Printer};
use onespec_emulator::machines::Description;
use onespec_gen::emit::graph;
use onespec_gen::source::{FileSource, Level};
use onespec_gen::{Checked, check_from};

/// Files of descriptions.
pub fn spec() -> Box<dyn Target> {
    Box::new(Spec { kind: Kind::File })
}

/// Rules of gates.
pub fn rules() -> Box<dyn Target> {
    Box::new(Spec { kind: Kind::Rules })
}

/// Semantics of an instruction.
pub fn semantics() -> Box<dyn Target> {
    Box::new(Spec { kind: Kind::Semantics })
}

/// What an input is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// A file, which the first line names: it stands in place of that file of its machine, or beside the others.
    File,
    /// The rules of a small set of gates.
    Rules,
    /// The semantics of the instruction `probe` of a small machine.
    Semantics,
}

struct Spec {
    kind: Kind,
}

/// Names the file that an input stands for.
const MARK: &str = "# file: ";
/// The rules of gates, and the files that say which gates there are, without those that few rules are about.
const RULES: &str = "circuit/simplify.rules";
const GATES: [&str; 3] = ["circuit/base.yaml", "circuit/mir.yaml", "circuit/ext_scalar.yaml"];
/// The machine for semantics.
const PROBE: &str = "tests/fuzz/corpus/semantics/probe.yaml";
/// Where the semantics stand in the description of the machine for semantics, and how far they are indented there.
const HOLE: &str = "      SEMANTICS";
const INDENT: &str = "      ";

impl Target for Spec {
    fn corpus(&self) -> Vec<Vec<u8>> {
        match self.kind {
            Kind::File => {
                let base = corpus::text("codegen-gen/tests/specs/tiny/base.yaml");
                let mut all = vec![format!("{MARK}tiny/base.yaml\n{base}").into_bytes()];
                for item in corpus::files(&["codegen-gen/tests/specs/bad"], ".yaml", 1500) {
                    all.push([format!("{MARK}tiny/more.yaml\n").as_bytes(), &item].concat());
                }
                for file in [
                    "sfpu/base.yaml",
                    "sfpu/mad.yaml",
                    "sfpu/cross.yaml",
                    "circuit/ext_scalar.yaml",
                    "circuit/hir.yaml",
                ] {
                    let text = corpus::text(&format!("spec/{file}"));
                    all.push(format!("{MARK}{file}\n{text}").into_bytes());
                }
                all
            }
            Kind::Rules => {
                let text = corpus::text("spec/circuit/simplify.rules");
                text.split("\n\n").map(|part| part.as_bytes().to_vec()).collect()
            }
            Kind::Semantics => corpus::parts(&corpus::text("tests/fuzz/corpus/semantics/bodies.txt"), "### "),
        }
    }

    fn run(&self, input: &[u8]) -> Trail {
        let mut trail = Trail::default();
        let Ok(text) = std::str::from_utf8(input) else {
            return trail;
        };
        let made;
        let (name, text) = match self.kind {
            Kind::File => match text.strip_prefix(MARK).and_then(|rest| rest.split_once('\n')) {
                Some(parts) => parts,
                None => return trail,
            },
            Kind::Rules => (RULES, text),
            Kind::Semantics => {
                let indented: Vec<String> = text.lines().map(|line| format!("{INDENT}{line}")).collect();
                made = corpus::text(PROBE).replace(HOLE, &indented.join("\n"));
                ("probe/probe.yaml", made.as_str())
            }
        };
        let machine = name.split('/').next().unwrap_or("");
        let mut files = others(machine);
        let is_rules = self.kind == Kind::Rules;
        files.retain(|(known, _)| known != name && (!is_rules || GATES.contains(&known.as_str())));
        files.push((name.to_owned(), text.to_owned()));
        let files: Vec<(&str, &str)> = files
            .iter()
            .map(|(name, text)| (name.as_str(), text.as_str()))
            .collect();
        let checked = check_from(FileSource::Texts(&files), machine);
        self.judge(&checked, &mut trail);
        let _ = checked.rendered(false);
        if !checked.diags.has_errors() {
            used(&checked, &mut trail);
        }
        trail
    }
}

impl Spec {
    /// Codes and shapes of diagnostics; whether the reader was passed.
    fn judge(&self, checked: &Checked, trail: &mut Trail) {
        // Files and YAML (E0702 to E0719), rules and semantics that cannot be parsed; other codes are about what they say.
        let is_file = |code: &str| code.len() == 5 && code.starts_with("E07");
        let is_syntax = |code: &str| match self.kind {
            Kind::File => is_file(code),
            Kind::Rules => code == "E0600" || is_file(code),
            Kind::Semantics => code.starts_with("E10") || is_file(code),
        };
        trail.accepted = checked.model.is_some();
        for diag in &checked.diags.list {
            trail.saw(diag.code);
            trail.message(&diag.message);
            if diag.level == Level::Error {
                trail.accepted &= !is_syntax(diag.code);
                trail.line(&format!("{}: {}", diag.code, diag.message));
            }
        }
    }
}

/// The other files of a machine.
fn others(machine: &str) -> Vec<(String, String)> {
    let own = |name: &str, path: &str| (name.to_owned(), corpus::text(path));
    match machine {
        "tiny" => vec![own("tiny/base.yaml", "codegen-gen/tests/specs/tiny/base.yaml")],
        "probe" => vec![own("prelude.yaml", "spec/prelude.yaml")],
        _ => {
            let folder = corpus::root().join("spec").join(machine);
            let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
            let mut files: Vec<(String, String)> = entries
                .map(|entry| format!("{machine}/{}", entry.file_name().to_string_lossy()))
                .map(|name| own(&name, &format!("spec/{name}")))
                .collect();
            files.sort();
            files.push(own("prelude.yaml", "spec/prelude.yaml"));
            files
        }
    }
}

/// What is made of a description without errors: the crate of a set of gates, a decoder and a printer, and instructions by
/// the reference evaluator.
fn used(checked: &Checked, trail: &mut Trail) {
    trail.line("no errors");
    if let (Some(model), Some(program)) = (&checked.model, checked.programs.first())
        && !model.graph.gates.is_empty()
    {
        let text = graph::crate_text(model, program, &|_| String::new()).to_string();
        trail.counted("crate", text.len());
    }
    let Some(isa) = checked.tables else { return };
    // Both live as long as the process, which ends when it has grown too large.
    let description = Description::live(isa, checked.programs);
    let Ok(target) = isa.target("") else { return };
    let decoder = Decoder::new(isa, &target);
    let printer = Printer::new(isa, &target.features, PrintOptions::default());
    let Ok(mut machine) = description.reference(&target) else {
        return;
    };
    for (at, op) in isa.ops.iter().enumerate().take(60) {
        let random =
            0x1234_5678_9abc_def0_u128.rotate_left(at as u32) << 64 | 0xfedc_ba98_7654_3210_u128.rotate_left(at as u32);
        let word = op.value | random & !op.mask;
        let mut text = String::new();
        if let Some(found) = decoder.decode(word) {
            printer.print(found, word, Some(0), &mut text);
        }
        step(isa, &mut machine, word, trail);
    }
}

/// One instruction, in a world in which nothing else is.
fn step<M: Machine>(isa: &Isa, machine: &mut M, word: u128, trail: &mut Trail) {
    for file in isa.files {
        for at in 0..file.count.min(32) {
            machine.set(
                &format!("{}[{at}]", file.name),
                u64::from(at).wrapping_mul(0x0123_4567_89ab_cdef),
            );
        }
    }
    let Some(slot) = machine.decode(word, 0x1000) else {
        return;
    };
    machine.set_pc(0x1004);
    let ended = machine.execute(&mut NoHost, &slot).is_ok();
    trail.saw((M::slot_op(&slot), ended, Cpu::trap(machine).cause));
}
