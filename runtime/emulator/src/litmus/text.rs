//! The text of a litmus test, line by line:
//!
//! ```text
//! litmus LB+ctrl            # the name
//! target rv64gc_zicond      # without it, the machine's usual one
//! where x = 0, y = 0        # locations and what they hold
//! thread 0: a0 = x, a1 = y  # what registers and state hold: numbers, addresses of locations, `end` (the
//!                           # address behind the code), `stack` (the end of memory of its own)
//!     lw t0, 0(a0)
//! exists 0:t0 = 1, x = 2    # the end that is asked for: registers of threads, locations
//! forbidden                 # or: allowed
//! ```

use super::Verdict;
use std::fmt;

/// What is wrong with a test.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Problem {
    /// Line of the test; 0: no one line.
    pub line: usize,
    /// The error as a text for people, without the line.
    pub text: String,
}

impl Problem {
    /// An error in a line; 0 for an error of no one line.
    pub fn new(line: usize, text: impl Into<String>) -> Problem {
        Problem {
            line,
            text: text.into(),
        }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => f.write_str(&self.text),
            line => write!(f, "line {line}: {}", self.text),
        }
    }
}

impl std::error::Error for Problem {}

/// A litmus test.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Test {
    /// Name of the test.
    pub name: String,
    /// Empty: the machine's usual one.
    pub target: String,
    /// Name and first value.
    pub locations: Vec<(String, u64)>,
    /// Threads, by number.
    pub threads: Vec<Thread>,
    /// The end that is asked for: all of these conditions together.
    pub exists: Vec<Condition>,
    /// What the test says the verdict is.
    pub expected: Verdict,
}

/// A thread of a test.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Thread {
    /// Line of its head.
    pub line: usize,
    /// Name and first value of registers and other state.
    pub registers: Vec<(String, Value)>,
    /// Its lines, from that behind its head.
    pub code: String,
}

/// What a register holds at first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Value {
    /// This number.
    Number(u64),
    /// The address of a location.
    Location(usize),
    /// The address behind the thread's code: jumping there ends it.
    End,
    /// The end of memory that the thread has for itself.
    Stack,
}

/// A condition on the end of an execution.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Condition {
    /// State of a thread holds a value.
    Register {
        /// Number of the thread.
        thread: usize,
        /// Name of the register.
        name: String,
        /// The value that it must hold.
        value: u64,
    },
    /// A location holds a value.
    Location {
        /// Index into [`Test::locations`].
        location: usize,
        /// The value that it must hold.
        value: u64,
    },
}

/// Most threads of a test, and most locations.
const MOST: usize = 8;

/// Reads a test.
///
/// # Errors
/// The first line that is not understood.
pub fn parse(source: &str) -> Result<Test, Problem> {
    let mut test = Test {
        name: String::new(),
        target: String::new(),
        locations: Vec::new(),
        threads: Vec::new(),
        exists: Vec::new(),
        expected: Verdict::Forbidden,
    };
    let mut expected = None;
    for (at, line) in source.lines().enumerate() {
        let at = at + 1;
        let told = |text: String| Problem::new(at, text);
        let plain = line.split('#').next().unwrap_or("").trim_end();
        let in_code = plain.starts_with([' ', '\t']) || plain.is_empty();
        if in_code {
            match test.threads.last_mut() {
                Some(thread) => {
                    thread.code.push_str(plain);
                    thread.code.push('\n');
                }
                None if plain.is_empty() => {}
                None => return Err(told("code stands behind a line `thread 0:`".into())),
            }
            continue;
        }
        let (word, rest) = plain.split_once(' ').unwrap_or((plain, ""));
        match word {
            "litmus" => test.name = rest.trim().into(),
            "target" => test.target = rest.trim().into(),
            "where" => {
                for (name, value) in pairs(rest).map_err(told)? {
                    test.locations.push((name.into(), number(value).map_err(told)?));
                }
            }
            "thread" => {
                let thread = thread(at, rest, &test).map_err(told)?;
                test.threads.push(thread);
            }
            "exists" => {
                for (name, value) in pairs(rest).map_err(told)? {
                    let condition = condition(name, value, &test).map_err(told)?;
                    test.exists.push(condition);
                }
            }
            "allowed" if rest.is_empty() => expected = Some(Verdict::Allowed),
            "forbidden" if rest.is_empty() => expected = Some(Verdict::Forbidden),
            _ => {
                return Err(told(format!(
                    "`{word}` begins no line: those are litmus, target, where, thread, exists, allowed and forbidden; code is indented"
                )));
            }
        }
        if test.threads.len() > MOST || test.locations.len() > MOST {
            return Err(told(format!("at most {MOST} threads and {MOST} locations")));
        }
    }
    if test.threads.is_empty() || test.exists.is_empty() {
        return Err(Problem::new(0, "a test has threads and a line `exists`"));
    }
    let expected = expected.ok_or_else(|| Problem::new(0, "write `allowed` or `forbidden`, what is expected"));
    test.expected = expected?;
    Ok(test)
}

/// `a = b, c = d`
fn pairs(text: &str) -> Result<Vec<(&str, &str)>, String> {
    let items = text.split(',').map(str::trim).filter(|item| !item.is_empty());
    let pair = |item: &str| format!("`{item}` is not `name = value`");
    items
        .map(|item| {
            let (name, value) = item.split_once('=').ok_or_else(|| pair(item))?;
            Ok((name.trim(), value.trim()))
        })
        .collect()
}

fn number(text: &str) -> Result<u64, String> {
    let parsed = match text.strip_prefix("0x") {
        Some(hex) => u64::from_str_radix(hex, 16).ok(),
        None => text.parse::<i64>().map(|n| n as u64).ok().or_else(|| text.parse().ok()),
    };
    parsed.ok_or_else(|| format!("`{text}` is no number"))
}

fn location(name: &str, test: &Test) -> Option<usize> {
    test.locations.iter().position(|(known, _)| known == name)
}

fn thread(line: usize, rest: &str, test: &Test) -> Result<Thread, String> {
    let (number, registers) = rest
        .split_once(':')
        .ok_or("a colon stands behind the thread's number")?;
    let next = test.threads.len();
    if number.trim() != next.to_string() {
        return Err(format!("threads are numbered in order: this one is {next}"));
    }
    let value = |text: &str| match (text, location(text, test)) {
        (_, Some(location)) => Ok(Value::Location(location)),
        ("end", None) => Ok(Value::End),
        ("stack", None) => Ok(Value::Stack),
        _ => self::number(text)
            .map(Value::Number)
            .map_err(|e| format!("{e}, and no location")),
    };
    let registers = pairs(registers)?.into_iter();
    let registers: Result<_, String> = registers
        .map(|(name, text)| Ok((name.to_owned(), value(text)?)))
        .collect();
    Ok(Thread {
        line,
        registers: registers?,
        code: String::new(),
    })
}

fn condition(name: &str, value: &str, test: &Test) -> Result<Condition, String> {
    let value = number(value)?;
    let Some((thread, register)) = name.split_once(':') else {
        let location = location(name, test).ok_or_else(|| format!("`{name}` is no location"))?;
        return Ok(Condition::Location { location, value });
    };
    let thread = thread.trim().parse().ok().filter(|t| *t < test.threads.len());
    Ok(Condition::Register {
        thread: thread.ok_or_else(|| format!("`{name}` begins with no thread's number"))?,
        name: register.trim().into(),
        value,
    })
}
