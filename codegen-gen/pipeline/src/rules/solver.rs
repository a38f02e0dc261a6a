//! Questions to z3. Many easy ones go to one process, which saves most of the time that starting it takes; what it leaves open
//! may be asked again by itself, with more time.

use std::io::{self, Write};
use std::process::{Command, Stdio};
use std::sync::Mutex;

/// Questions of one process.
const BATCH: usize = 24;
/// Seconds after which a process ends whatever it does. Answers do not depend on it: steps end long before.
const SECONDS: u32 = 600;

/// Who proves rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Solver {
    /// Nobody: rules are tried on values.
    None,
    Z3,
}

/// How much work a question may be, in steps of z3 (`rlimit`), of which it makes about seven million a second. Unlike a time,
/// they are the same on every machine, whatever else it does.
#[derive(Debug, Clone, Copy)]
pub(super) struct Limits {
    /// Among others.
    pub first: u32,
    /// By itself, for what was left open; 0: it stays open.
    pub then: u32,
}

/// What the solver said.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Answer {
    /// No values satisfy the question.
    Unsat,
    /// Some do.
    Sat,
    /// It did not say in time.
    Open,
}

impl Solver {
    /// z3 where it is installed.
    pub fn of_this_machine() -> Solver {
        let mut command = Command::new("z3");
        let quiet = command.arg("--version").stdout(Stdio::null()).stderr(Stdio::null());
        match quiet.status() {
            Ok(status) if status.success() => Solver::Z3,
            _ => Solver::None,
        }
    }

    /// Answers in the order of the questions, which are texts of SMT-LIB 2 up to `(check-sat)`.
    pub(super) fn ask(self, questions: &[&str], limits: Limits) -> Vec<Answer> {
        if self == Solver::None {
            return vec![Answer::Open; questions.len()];
        }
        let batches: Vec<&[&str]> = questions.chunks(BATCH).collect();
        let mut answers: Vec<Answer> = each(&batches, |batch| together(batch, limits.first)).concat();
        if limits.then > 0 {
            let open = (0..answers.len()).filter(|i| answers.get(*i) == Some(&Answer::Open));
            let open: Vec<usize> = open.collect();
            let again = each(&open, |at| {
                let text = questions.get(*at).copied().unwrap_or_default();
                let said = z3(&limited(text, limits.then)).unwrap_or_default();
                said.lines().next().and_then(answer).unwrap_or(Answer::Open)
            });
            for (at, answer) in open.into_iter().zip(again) {
                if let Some(slot) = answers.get_mut(at) {
                    *slot = answer;
                }
            }
        }
        answers
    }

    /// What a question that is satisfied says of some terms: `((x1 #x0f) (x2 #b1))`.
    pub(super) fn values(self, question: &str, terms: &[&str], steps: u32) -> Option<String> {
        let text = format!("{question}(get-value ({}))\n", terms.join(" "));
        let said = z3(&limited(&text, steps)).ok()?;
        Some(said.lines().skip(1).collect::<Vec<_>>().join(" "))
    }
}

/// Does something with each item, on all processors; results in the order of the items.
fn each<T: Sync, R: Send>(items: &[T], work: impl Fn(&T) -> R + Sync) -> Vec<R> {
    let threads = std::thread::available_parallelism()
        .map_or(1, usize::from)
        .min(items.len().max(1));
    let next = Mutex::new(0);
    let mut done: Vec<(usize, R)> = std::thread::scope(|scope| {
        let one = || {
            let mut done = Vec::new();
            loop {
                let at = match next.lock() {
                    Ok(mut next) => {
                        *next += 1;
                        *next - 1
                    }
                    Err(_) => return done,
                };
                let Some(item) = items.get(at) else { return done };
                done.push((at, work(item)));
            }
        };
        let running: Vec<_> = (0..threads).map(|_| scope.spawn(one)).collect();
        running
            .into_iter()
            .flat_map(|thread| thread.join().unwrap_or_default())
            .collect()
    });
    done.sort_by_key(|(at, _)| *at);
    done.into_iter().map(|(_, result)| result).collect()
}

/// Asks several questions of one process. What it does not answer, or not in a way that can be read, is open.
fn together(batch: &&[&str], steps: u32) -> Vec<Answer> {
    let mut text = String::new();
    for question in *batch {
        text += "(reset)\n";
        text += &limited(question, steps);
    }
    let said = z3(&text).unwrap_or_default();
    let lines: Vec<&str> = said.lines().filter(|line| !line.is_empty()).collect();
    let mut answers: Vec<Answer> = lines.iter().map_while(|line| answer(line)).collect();
    answers.truncate(batch.len());
    answers.resize(batch.len(), Answer::Open);
    answers
}

fn limited(question: &str, steps: u32) -> String {
    format!("(set-option :rlimit {steps})\n{question}")
}

/// A line that is an answer.
fn answer(line: &str) -> Option<Answer> {
    match line.trim() {
        "unsat" => Some(Answer::Unsat),
        "sat" => Some(Answer::Sat),
        "unknown" | "timeout" => Some(Answer::Open),
        _ => None,
    }
}

/// What z3 prints for a text.
///
/// # Errors
/// It can't be run.
pub(super) fn z3(text: &str) -> io::Result<String> {
    let mut child = Command::new("z3")
        .args(["-in", &format!("-T:{SECONDS}")])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()?;
    if let Some(mut stdin) = child.stdin.take() {
        // One that ended before it had read all says so by what it printed.
        let _ = stdin.write_all(text.as_bytes());
    }
    let output = child.wait_with_output()?;
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}
