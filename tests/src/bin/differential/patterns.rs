//! Patterns of instruction selection, proven by z3: for all registers that hold values as the representations of a pattern's
//! sources say, for all constants and all state, the instructions give what the gates give, in every representation that the
//! pattern names. Questions come from the semantics as they were written. Patterns that are broken on purpose must be refuted
//! where the evaluators refute them.
//!
//! What z3 does not decide within its limit, and what it cannot be asked, stands in `tests/differential/known_patterns.txt`; those patterns
//! are tried on values only (`codegen-gen/tests/patterns`). `ONESPEC_ALL=1` asks about them too, `ONESPEC_MACHINES="esperanto ir3"` about
//! those of some parts alone, `ONESPEC_STEPS` with another limit.
//!
//! Parts that are asked about only where they are named have thousands of patterns, or vectors on which each question takes long.
//! Of these a sample is asked about: for each instruction and each gate that it computes, the first pattern that can be asked about.

use crate::z3;
use onespec_gen::model::Isa;
use onespec_gen::select::pattern::{Arg, Node, Pattern};
use onespec_gen::select::question::{Question, Questions};
use onespec_gen::select::trial::Trial;
use onespec_gen::select::vectors::trial::{self as vectors, is_on_vectors};
use onespec_gen::select::{GateSet, Selection, gates_of, select};
use onespec_gen::sem::ir::Program;
use onespec_gen::source::{Diags, FileSource, render};
use onespec_tests::random::Random;
use std::collections::{BTreeMap, BTreeSet};
use std::io;
use std::path::Path;
use std::sync::Mutex;

/// Steps of z3 for a question: about fifteen seconds.
const LIMIT: u32 = 100_000_000;

/// Steps of z3 for a question, unless fewer or more are asked for.
fn limit(usual: u32) -> u32 {
    let asked = std::env::var("ONESPEC_STEPS").ok();
    asked.and_then(|steps| steps.parse().ok()).unwrap_or(usual)
}
/// Broken patterns, and values on which each is tried.
const BROKEN: usize = 60;
const ROUNDS: usize = 200;

/// What z3 said of a question.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Answer {
    Proven,
    Refuted,
    Open(String),
}

/// Patterns that are asked about together.
struct Part {
    /// By which it is asked for.
    name: &'static str,
    machine: &'static str,
    /// Whether it is the patterns on vectors, or the others.
    on_vectors: bool,
    /// A sample is asked about, where the part is named.
    sample: bool,
}

const fn part(name: &'static str, machine: &'static str, on_vectors: bool, sample: bool) -> Part {
    Part {
        name,
        machine,
        on_vectors,
        sample,
    }
}

const PARTS: &[Part] = &[
    part("riscv", "riscv", false, false),
    part("esperanto", "esperanto", true, false),
    part("ir3", "ir3", false, true),
    part("sfpu", "sfpu", true, true),
    part("riscv-vectors", "riscv", true, true),
];
/// Steps of z3 for a question of a sample, a fraction of a second, and broken patterns.
const SAMPLE_LIMIT: u32 = 1_000_000;
const SAMPLE_BROKEN: usize = 20;

/// Proves all patterns of the descriptions, and refutes broken ones.
pub fn run() -> io::Result<usize> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let known = names(&std::fs::read_to_string(
        root.join("tests/differential/known_patterns.txt"),
    )?);
    let mut wrong = 0;
    let mut left_out = BTreeSet::new();
    let asked = std::env::var("ONESPEC_MACHINES").ok();
    let is_asked = |part: &&Part| {
        let mut names = asked.iter().flat_map(|asked| asked.split_whitespace());
        asked.is_none() && !part.sample || names.any(|name| name == part.name)
    };
    let mut sections = BTreeSet::new();
    for part in PARTS.iter().filter(is_asked) {
        wrong += of_part(&root, part, &known, &mut left_out, &mut sections)?;
    }
    let is_of = |name: &String| name.split_once(' ').is_some_and(|(first, _)| sections.contains(first));
    let known: BTreeSet<String> = known.into_iter().filter(is_of).collect();
    for name in left_out.difference(&known) {
        wrong += 1;
        println!("known_patterns.txt: not proven: {name}");
    }
    for name in known.difference(&left_out) {
        wrong += 1;
        println!("known_patterns.txt: proven now, or no pattern: {name}");
    }
    println!("{} patterns are not proven", left_out.len());
    Ok(wrong)
}

fn of_part(
    root: &Path,
    part: &'static Part,
    known: &BTreeSet<String>,
    left_out: &mut BTreeSet<String>,
    sections: &mut BTreeSet<String>,
) -> io::Result<usize> {
    let spec = root.join("spec");
    let checked = onespec_gen::check_machine(&spec, part.machine);
    let Some(isa) = &checked.model else {
        return Err(io::Error::other(checked.rendered(false)));
    };
    let mut diags = Diags::default();
    let gates = gates_of(isa, FileSource::Folder(&spec), &mut diags);
    let gates = gates.ok_or_else(|| io::Error::other(render(&checked.sources, &diags.list, false)))?;
    let mut selections = select(isa, checked.programs, &gates, &mut diags);
    for selection in &mut selections {
        let kept: Vec<Pattern> = selection.patterns.drain(..).collect();
        let asked = |p: &Pattern| is_on_vectors(selection, p) == part.on_vectors;
        selection.patterns = kept.into_iter().filter(asked).collect();
    }
    let all = std::env::var_os("ONESPEC_ALL").is_some();
    let seed = match std::env::var("ONESPEC_SEED") {
        Ok(seed) => seed.parse().map_err(io::Error::other)?,
        Err(_) => 1,
    };
    let mut wrong = 0;
    for (selection, program) in selections.iter().zip(checked.programs) {
        let made = Made {
            isa,
            program,
            gates: &gates,
            selection,
            part,
        };
        sections.insert(made.name());
        wrong += made.prove(known, all, left_out)?;
        wrong += made.refute(seed)?;
    }
    Ok(wrong)
}

/// Names of patterns that are not proven, a line each.
fn names(text: &str) -> BTreeSet<String> {
    let lines = text
        .lines()
        .map(str::trim)
        .filter(|l| !l.is_empty() && !l.starts_with('#'));
    lines.map(str::to_owned).collect()
}

/// The patterns of one assignment of the machine's parameters.
struct Made<'a> {
    isa: &'a Isa,
    program: &'a Program,
    gates: &'a GateSet,
    selection: &'a Selection,
    part: &'static Part,
}

impl Made<'_> {
    fn name(&self) -> String {
        if self.part.on_vectors || self.selection.params.is_empty() {
            return self.part.name.to_string();
        }
        let params = self.selection.params.iter();
        params.map(|(name, value)| format!("{name}{value}")).collect()
    }

    /// `xlen64 MUL.i64(a: i64, b: i64) -> i64  =>  mul rd, a, b`
    fn named(&self, pattern: &Pattern) -> String {
        format!("{} {}", self.name(), self.selection.show(self.isa, pattern))
    }

    /// The patterns that are asked about.
    fn asked(&self, questions: &Questions<'_>) -> Vec<&Pattern> {
        if !self.part.sample {
            return self.selection.patterns.iter().collect();
        }
        let mut seen = BTreeSet::new();
        let mut kinds = BTreeSet::new();
        let all = self.selection.patterns.iter();
        let found = all.filter(|pattern| {
            let gate = match &pattern.tree {
                Node::Gate(at, _) => self.selection.gates.get(usize::from(*at)).map(|gate| gate.op),
                _ => None,
            };
            let kind = (pattern.steps.last().map(|step| step.op), gate);
            kinds.insert(kind);
            !seen.contains(&kind) && questions.ask(pattern).is_ok() && seen.insert(kind)
        });
        let found: Vec<&Pattern> = found.collect();
        println!(
            "{}: {} pairs of an instruction and a gate, {} can be asked about",
            self.name(),
            kinds.len(),
            found.len()
        );
        found
    }

    fn limit(&self) -> u32 {
        limit(if self.part.sample { SAMPLE_LIMIT } else { LIMIT })
    }

    /// Asks about every pattern, alike ones once.
    fn prove(&self, known: &BTreeSet<String>, all: bool, left_out: &mut BTreeSet<String>) -> io::Result<usize> {
        let questions = Questions::new(self.isa, self.program, self.gates, self.selection);
        let mut alike: BTreeMap<Question, Vec<&Pattern>> = BTreeMap::new();
        let mut open: Vec<(&Pattern, String)> = Vec::new();
        let mut skipped = 0;
        let asked = self.asked(&questions);
        for pattern in &asked {
            let pattern = *pattern;
            if !all && known.contains(&self.named(pattern)) {
                left_out.insert(self.named(pattern));
                skipped += 1;
                continue;
            }
            match questions.ask(pattern) {
                Ok(questions) => questions
                    .into_iter()
                    .for_each(|q| alike.entry(q).or_default().push(pattern)),
                Err(why) => open.push((pattern, format!("it cannot be asked: {}", why.0))),
            }
        }
        let questions: Vec<&Question> = alike.keys().collect();
        let answers = ask_all(&questions, self.limit())?;
        let (mut proven, mut wrong) = (0, 0);
        for (patterns, answer) in alike.values().zip(answers) {
            for pattern in patterns {
                match &answer {
                    Answer::Proven => proven += 1,
                    Answer::Open(why) => open.push((pattern, why.clone())),
                    Answer::Refuted => {
                        wrong += 1;
                        println!("wrong: {}", self.selection.show(self.isa, pattern));
                    }
                }
            }
        }
        for (pattern, why) in &open {
            let name = self.named(pattern);
            if !known.contains(&name) {
                println!("{why}: {name}");
            }
            left_out.insert(name);
        }
        println!(
            "{}: {} patterns, {} questions: {proven} proven, {} not decided, {skipped} tried only, {wrong} wrong",
            self.name(),
            asked.len(),
            alike.len(),
            open.len(),
        );
        Ok(wrong)
    }

    /// Patterns with sources exchanged, a number changed, or another representation of the result: where the evaluators find
    /// values for which they are wrong, z3 must not call them proven.
    fn refute(&self, seed: u64) -> io::Result<usize> {
        let mut random = Random::new(seed);
        let mut trial = Trial::of(self.isa, self.program, self.gates, self.selection, seed);
        let mut on_vectors = vectors::Trial::of(self.isa, self.program, self.gates, self.selection, seed);
        let questions = Questions::new(self.isa, self.program, self.gates, self.selection);
        let (mut refuted, mut wrong, mut tries) = (0, 0, 0);
        // A machine without vectors has next to none.
        let wanted = match self.part.sample {
            true => SAMPLE_BROKEN.min(self.selection.patterns.len() / SAMPLE_BROKEN),
            false => BROKEN,
        };
        while refuted < wanted && tries < 100 * wanted {
            tries += 1;
            let at = random.below(self.selection.patterns.len());
            let Some(pattern) = self.selection.patterns.get(at) else {
                continue;
            };
            let Some(broken) = self.broken(pattern, &mut random) else {
                continue;
            };
            let is_right = match self.part.on_vectors {
                true => on_vectors.run(&broken, ROUNDS).is_ok(),
                false => {
                    let verdict = trial.run(&broken, &broken.results, ROUNDS);
                    verdict.rounds == 0 || verdict.held == broken.results
                }
            };
            if is_right {
                continue;
            }
            let Ok(questions) = questions.ask(&broken) else {
                continue;
            };
            let answers = questions
                .iter()
                .map(|question| ask(question, self.limit()))
                .collect::<io::Result<Vec<Answer>>>()?;
            if answers.iter().any(|answer| matches!(answer, Answer::Refuted)) {
                refuted += 1;
            } else if answers.iter().all(|answer| matches!(answer, Answer::Proven)) {
                wrong += 1;
                println!("broken, but proven: {}", self.selection.show(self.isa, &broken));
            }
        }
        println!("{}: {refuted} broken patterns refuted (seed {seed})", self.name());
        Ok(wrong + usize::from(refuted < wanted))
    }

    /// A pattern that is likely to be wrong.
    fn broken(&self, pattern: &Pattern, random: &mut Random) -> Option<Pattern> {
        let mut broken = pattern.clone();
        match random.below(3) {
            0 => {
                let args = &mut broken.steps.last_mut()?.args;
                let sources: Vec<usize> = (0..args.len()).filter(|i| matches!(args[*i], Arg::Source(_))).collect();
                let [first, second, ..] = sources.as_slice() else {
                    return None;
                };
                args.swap(*first, *second);
            }
            1 => {
                let mut args = broken.steps.iter_mut().flat_map(|step| &mut step.args);
                let number = args.find_map(|arg| match arg {
                    Arg::Number(n) => Some(n),
                    _ => None,
                });
                *number? ^= 1;
            }
            _ => {
                let first = self.selection.reprs.get(usize::from(*pattern.results.first()?))?;
                let others = self.selection.reprs.iter().enumerate();
                let others = others.filter(|(i, r)| {
                    r.ty == first.ty && r.file == first.file && !pattern.results.contains(&(*i as u16))
                });
                let others: Vec<u16> = others.map(|(i, _)| i as u16).collect();
                broken.results = vec![*others.get(random.below(others.len()))?];
            }
        }
        Some(broken)
    }
}

/// Asks all questions, on two solvers at once.
fn ask_all(questions: &[&Question], limit: u32) -> io::Result<Vec<Answer>> {
    let next = Mutex::new(0);
    let answers = Mutex::new(vec![Answer::Open("it was not asked".into()); questions.len()]);
    let work = || -> io::Result<()> {
        loop {
            let at = {
                let mut next = next.lock().map_err(|_| io::Error::other("a thread ended"))?;
                *next += 1;
                *next - 1
            };
            let Some(question) = questions.get(at) else {
                return Ok(());
            };
            let answer = ask(question, limit)?;
            if let Some(slot) = answers
                .lock()
                .map_err(|_| io::Error::other("a thread ended"))?
                .get_mut(at)
            {
                *slot = answer;
            }
        }
    };
    std::thread::scope(|scope| {
        let threads = [scope.spawn(work), scope.spawn(work)];
        threads
            .into_iter()
            .try_for_each(|thread| thread.join().map_err(|_| io::Error::other("a thread ended"))?)
    })?;
    answers.into_inner().map_err(|_| io::Error::other("a thread ended"))
}

fn ask(question: &Question, limit: u32) -> io::Result<Answer> {
    let said = z3::said(&question.text, limit)?;
    Ok(match said.trim() {
        "unsat" => Answer::Proven,
        "sat" if question.opaque => Answer::Open("it needs to know functions of floats".into()),
        "sat" => Answer::Refuted,
        "unknown" | "timeout" | "" => Answer::Open(format!("no answer in {limit} steps")),
        other => Answer::Open(other.to_owned()),
    })
}
