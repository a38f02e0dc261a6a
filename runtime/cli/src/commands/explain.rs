//! `onespec explain`: what a word, a mnemonic, the code of a diagnostic or a line of a source means.

use super::explain_line;
use super::list::{feature, kind};
use crate::arguments::Machine;
use crate::diagram;
use crate::outcome::{FINDINGS, Failure, OK, Outcome};
use crate::paint::Paint;
use crate::pseudo;
use crate::session::{Session, meaning};
use clap::Args;
use onespec_core::explain::explain;
use onespec_core::isa::{Dir, Op, Word};
use onespec_core::names;
use onespec_driver::Level;
use std::io::{self, Write};

/// Explain a word, a mnemonic, the code of a diagnostic, or a line of a source
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  onespec explain 0x00850513
  onespec explain c.addi4spn
  onespec explain E0401
  onespec explain examples/volt/01_fib.vt:5")]
pub struct Options {
    /// How much work is spent on the code of a source: 0, 1 or 2
    #[arg(short = 'O', value_name = "LEVEL", default_value = "2")]
    level: Level,
    /// A word (0x…), a mnemonic, a code such as E0401, or a line of a source (FILE.vt:LINE)
    what: String,
    #[command(flatten)]
    machine: Machine,
}

pub fn run(options: &Options) -> Outcome {
    let what = options.what.trim();
    if let Some(text) = article(what) {
        write!(io::stdout().lock(), "{text}")?;
        return Ok(OK);
    }
    if let Some((file, line)) = explain_line::place(what) {
        return explain_line::run(&options.machine, &file, line, options.level);
    }
    let session = Session::open(&options.machine)?;
    if let Some(index) = session.isa.mirror.and_then(|mirror| mirror.find(what)) {
        pseudo::entry(&mut io::stdout().lock(), &session, index, Paint::for_stdout())?;
        return Ok(OK);
    }
    let named: Vec<&Op> = session
        .isa
        .ops
        .iter()
        .filter(|op| op.name.eq_ignore_ascii_case(what))
        .collect();
    let explainer = Explainer {
        session: &session,
        paint: Paint::for_stdout(),
        out: io::stdout().lock(),
    };
    if !named.is_empty() {
        return explainer.mnemonic(&named);
    }
    match word(what) {
        Some((word, bits)) => explainer.word(word, bits),
        None => explainer.other(what),
    }
}

/// The article about a diagnostic's code.
fn article(code: &str) -> Option<String> {
    if let Some(article) = onespec_volt::articles::article(code) {
        let example: String = article.example.lines().map(|line| format!("    {line}\n")).collect();
        let gap = if example.is_empty() { "" } else { "\n" };
        let text = article.explanation.trim();
        return Some(format!("{}: {}\n\n{text}\n{gap}{example}", article.code, article.title));
    }
    let article = onespec_gen::source::article(code)?;
    let example: String = article.example.lines().map(|line| format!("    {line}\n")).collect();
    let gap = if example.is_empty() { "" } else { "\n" };
    Some(format!(
        "{}: {}\n\n{}\n{gap}{example}",
        code.to_ascii_uppercase(),
        article.title,
        article.explanation.trim()
    ))
}

/// A word, and how many bits of it there are: at least as many as it has digits.
fn word(text: &str) -> Option<(Word, u16)> {
    let digits = text.strip_prefix("0x").or(text.strip_prefix("0X")).unwrap_or(text);
    let digits: String = digits.chars().filter(|c| *c != '_').collect();
    if digits.is_empty() || digits.len() > 32 || !digits.chars().all(|c| c.is_ascii_hexdigit()) {
        return None;
    }
    let bits = if digits.len() <= 4 {
        16
    } else {
        (digits.len() as u16 * 4).next_multiple_of(16)
    };
    Some((Word::from_str_radix(&digits, 16).ok()?, bits))
}

struct Explainer<'a> {
    session: &'a Session,
    paint: Paint,
    out: io::StdoutLock<'static>,
}

impl Explainer<'_> {
    /// Every entry with that name: an instruction may have another encoding on another target.
    fn mnemonic(mut self, ops: &[&Op]) -> Outcome {
        for (index, op) in ops.iter().enumerate() {
            if index > 0 {
                writeln!(self.out)?;
            }
            writeln!(self.out, "{}  {}", self.paint.bold(op.name), op.doc)?;
            self.entry(op, None)?;
        }
        Ok(OK)
    }

    fn word(mut self, word: Word, bits: u16) -> Outcome {
        let isa = self.session.isa;
        let decoder = self.session.decoder();
        let explanation = explain(&decoder, word, bits.max(32));
        let op = explanation.op.and_then(|op| isa.ops.get(usize::from(op)));
        let Some(error) = explanation.error else {
            let Some(op) = op else { return Ok(FINDINGS) };
            writeln!(self.out, "{}  {}", self.paint.bold(&explanation.alias), op.doc)?;
            if explanation.text != explanation.alias {
                writeln!(self.out, "in its own name: {}", explanation.text)?;
            }
            self.entry(op, Some(word))?;
            if let Some(remark) = explanation.remark {
                writeln!(self.out, "remark: {remark}")?;
            }
            return Ok(OK);
        };
        writeln!(
            self.out,
            "0x{word:x} on {}: {}",
            self.session.target.name,
            error.message(isa)
        )?;
        if let Some(op) = op {
            writeln!(self.out, "\n{}  {}", self.paint.bold(op.name), op.doc)?;
            self.entry(op, Some(word))?;
        }
        Ok(FINDINGS)
    }

    /// Names that are no instruction: aliases and macros, or something close.
    fn other(mut self, what: &str) -> Outcome {
        let isa = self.session.isa;
        let alias = isa.aliases.iter().find(|alias| alias.name.eq_ignore_ascii_case(what));
        if let Some(op) = alias.and_then(|alias| isa.ops.get(usize::from(alias.op))) {
            writeln!(
                self.out,
                "{} is another spelling of {}  {}",
                self.paint.bold(what),
                op.name,
                op.doc
            )?;
            self.entry(op, None)?;
            return Ok(OK);
        }
        if let Some(found) = isa.macros.iter().find(|found| found.name.eq_ignore_ascii_case(what)) {
            writeln!(self.out, "{}  {}", self.paint.bold(found.name), found.doc)?;
            writeln!(
                self.out,
                "a pseudo-instruction: the assembler puts several instructions in its place"
            )?;
            return Ok(OK);
        }
        let known = isa
            .ops
            .iter()
            .map(|op| op.name)
            .chain(isa.aliases.iter().map(|alias| alias.name))
            .chain(isa.mirror.iter().flat_map(|mirror| mirror.ops).map(|op| op.name));
        let near = names::near(what, known);
        let hint = if near.is_empty() {
            "a word is written in hexadecimal".to_string()
        } else {
            format!("did you mean `{}`?", near.join("`, `"))
        };
        Err(Failure::Usage(format!(
            "`{}` is no word, no instruction of {} and no code of a diagnostic; {hint}",
            what.escape_debug(),
            isa.name
        )))
    }

    /// The picture, the operands, the meaning and the place of an entry.
    fn entry(&mut self, op: &Op, word: Option<Word>) -> Result<(), Failure> {
        let isa = self.session.isa;
        write!(self.out, "\n{}\n", diagram::draw(op, word, self.paint))?;
        for (index, operand) in op.operands.iter().enumerate() {
            let dir = match operand.dir {
                Dir::In => "read",
                Dir::Out => "written",
                Dir::InOut => "read and written",
            };
            let value = match word {
                Some(word) => format!(" = {}", onespec_core::operand::read(isa, operand, word)),
                None => String::new(),
            };
            let name = self.paint.field(index, &format!("{:<6}", operand.name));
            writeln!(self.out, "  {name} {}, {dir}{value}", kind(isa, operand))?;
        }
        if let Some(meaning) = meaning(op) {
            writeln!(self.out, "meaning:")?;
            for line in meaning.trim().lines() {
                writeln!(self.out, "    {}", line.trim_end())?;
            }
        } else if op.is.is_none() && !op.has_meaning {
            writeln!(self.out, "no meaning yet: it encodes and decodes, and cannot be run")?;
        }
        if let Some(is) = op.is.as_ref().and_then(|is| isa.ops.get(usize::from(is.op))) {
            writeln!(self.out, "abbreviates: {}", is.name)?;
        }
        for (key, value) in op.data.iter().filter(|(key, _)| *key != "sem") {
            writeln!(self.out, "{key}: {value}")?;
        }
        let id = isa.ops.iter().position(|other| std::ptr::eq(other, op));
        if let Some(names) = id.and_then(|id| pseudo::mirrors(isa, id as u16)) {
            writeln!(self.out, "pseudo-instructions: {names}")?;
        }
        writeln!(self.out, "extension: {}\nwritten in: {}", feature(isa, op), op.origin)?;
        Ok(())
    }
}
