//! Driving `llvm-mc` in batches: thousands of words or lines in one process.
//!
//! Words go in as one bracketed group of bytes a line, so that a word that is no instruction costs exactly its line; the
//! numbers of such lines come from the warnings. Assembly goes in one instruction a line and comes back with
//! `--show-encoding`; lines with errors are told the same way.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::io::{self, Read, Write};
use std::process::{Command, Stdio};
use std::thread;

/// Name of the program; Debian's package llvm-19 installs it.
const PROGRAM: &str = "llvm-mc-19";

/// One configuration of the tool.
#[derive(Debug, Clone)]
pub struct Llvm {
    /// `riscv64` or `riscv32`.
    pub triple: &'static str,
    /// As after `-mattr=`.
    pub attributes: String,
}

/// An encoding: the bits and how many of them there are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Encoding {
    pub bits: u32,
    /// 16 or 32.
    pub width: u16,
}

impl Encoding {
    /// The bytes in memory order.
    pub fn bytes(&self) -> Vec<u8> {
        self.bits.to_le_bytes()[..usize::from(self.width / 8)].to_vec()
    }
}

impl std::fmt::Display for Encoding {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:0width$x}", self.bits, width = usize::from(self.width / 4))
    }
}

impl Llvm {
    /// Whether the program is installed.
    pub fn installed() -> bool {
        Command::new(PROGRAM)
            .arg("--version")
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .status()
            .is_ok()
    }

    /// The text of each word, `None` where it is no instruction. A tab between mnemonic and operands becomes a blank.
    pub fn disassemble(&self, words: &[Encoding], aliases: bool) -> io::Result<Vec<Option<String>>> {
        let mut input = String::new();
        for word in words {
            let bytes: Vec<String> = word.bytes().iter().map(|b| format!("0x{b:02x}")).collect();
            let _ = writeln!(input, "[{}]", bytes.join(" "));
        }
        let mut arguments = vec!["--disassemble"];
        if !aliases {
            arguments.extend(["-M", "no-aliases"]);
        }
        let (out, bad) = self.run(&arguments, input)?;
        let texts = out
            .lines()
            .map(|line| line.trim().replace('\t', " "))
            .filter(|line| is_instruction(line));
        let answer = align(words.len(), &bad, texts);
        answer.ok_or_else(|| io::Error::other("the disassembler printed another number of lines than it was given"))
    }

    /// The bytes of each line of assembly, `None` where it has errors.
    pub fn assemble(&self, lines: &[String]) -> io::Result<Vec<Option<Vec<u8>>>> {
        let (out, bad) = self.run(&["--show-encoding"], lines.join("\n") + "\n")?;
        let encodings = out
            .lines()
            .filter_map(|line| line.split_once("encoding: ["))
            .map(|(_, rest)| bytes(rest));
        let answer = align(lines.len(), &bad, encodings);
        answer.ok_or_else(|| io::Error::other("the assembler printed another number of encodings than it had lines"))
    }

    /// An object file of a whole source.
    pub fn object(&self, source: &str) -> io::Result<Vec<u8>> {
        let mut child = self
            .command(&["-filetype=obj"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()?;
        if let Some(mut stdin) = child.stdin.take() {
            // The tool reads all of its input before it writes.
            stdin.write_all(source.as_bytes())?;
        }
        child.wait_with_output().map(|out| out.stdout)
    }

    fn command(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(PROGRAM);
        command
            .arg(format!("-triple={}", self.triple))
            .arg(format!("-mattr={}", self.attributes))
            .args(arguments);
        command
    }

    /// Runs the tool; returns its output and the numbers (from 0) of the input lines that it complains about.
    fn run(&self, arguments: &[&str], input: String) -> io::Result<(String, BTreeSet<usize>)> {
        let mut child = self
            .command(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()?;
        let (Some(mut stdin), Some(mut stdout), Some(mut stderr)) =
            (child.stdin.take(), child.stdout.take(), child.stderr.take())
        else {
            return Err(io::Error::other("no pipes"));
        };
        let writer = thread::spawn(move || stdin.write_all(input.as_bytes()));
        let complaints = thread::spawn(move || {
            let mut text = String::new();
            stderr.read_to_string(&mut text).map(|_| text)
        });
        let mut out = String::new();
        stdout.read_to_string(&mut out)?;
        let complaints = complaints.join().map_err(|_| io::Error::other("reader panicked"))??;
        writer.join().map_err(|_| io::Error::other("writer panicked"))??;
        child.wait()?;
        Ok((out, complaints.lines().filter_map(line_number).collect()))
    }
}

/// Directives and labels are not what was asked for.
fn is_instruction(line: &str) -> bool {
    !line.is_empty() && !line.starts_with('.')
}

/// The line (from 0) in `<stdin>:12:3: error: …` or in the disassembler's warning; notes belong to a complaint that was
/// counted already, and other warnings stand beside an answer.
fn line_number(complaint: &str) -> Option<usize> {
    let rest = complaint.strip_prefix("<stdin>:")?;
    if !rest.contains(" error: ") && !rest.contains(" invalid instruction encoding") {
        return None;
    }
    let number: usize = rest.split(':').next()?.parse().ok()?;
    number.checked_sub(1)
}

/// Puts answers into the places of the inputs without complaint. `None` when the numbers do not fit.
fn align<T>(count: usize, bad: &BTreeSet<usize>, mut answers: impl Iterator<Item = T>) -> Option<Vec<Option<T>>> {
    let mut all = Vec::with_capacity(count);
    for index in 0..count {
        all.push(if bad.contains(&index) {
            None
        } else {
            Some(answers.next()?)
        });
    }
    answers.next().is_none().then_some(all)
}

/// Bytes in `0x13,0x05]`; a byte that depends on a fixup (`0bAAAA0101`, `A`) ends the list.
fn bytes(text: &str) -> Vec<u8> {
    let inside = text.split(']').next().unwrap_or("");
    inside
        .split(',')
        .map_while(|b| u8::from_str_radix(b.strip_prefix("0x")?, 16).ok())
        .collect()
}
