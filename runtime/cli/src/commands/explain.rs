//! `onespec explain`: what a word, a mnemonic, the code of a diagnostic or a line of a source means.

use super::{explain_line, names};
use crate::entries::{feature, kind, listed};
use crate::escape::{self, Harmless};
use crate::machine::{Machine, is_gates};
use crate::outcome::{FINDINGS, Failure, OK, Outcome};
use crate::paint::Paint;
use crate::session::{Session, semantics};
use crate::{description, diagram, gates, pseudo};
use clap::Args;
use clap::builder::NonEmptyStringValueParser;
use onespec_circuit::GATES;
use onespec_core::explain::explain;
use onespec_core::isa::{Dir, Isa, Op, Word};
use onespec_driver::Level;
use onespec_gen::emit::gates::GateText;
use onespec_gen::source::FileSource;
use onespec_machines::ALL;
use std::io::{BufWriter, StdoutLock, Write};

/// Explain a word, a mnemonic, a name of a machine, the code of a diagnostic, or a line of a source
///
/// A name is looked for in the machine that is meant, then among the gates and in all other machines: instructions, aliases, CSRs,
/// registers, extensions, targets, settings, traps.
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  onespec explain 0x00850513
  onespec explain c.addi4spn
  onespec explain mstatus
  onespec explain VALUE_SELECTOR
  onespec explain E0401
  onespec explain examples/volt/01_fib.vt:3")]
pub struct Options {
    /// How much work is spent on the code of a source: 0, 1 or 2
    #[arg(short = 'O', value_name = "LEVEL", default_value = "2")]
    level: Level,
    /// A word (0x…), a name, a code such as E0401, or a line of a source (FILE.vt:LINE)
    #[arg(value_parser = NonEmptyStringValueParser::new())]
    what: String,
    #[command(flatten)]
    machine: Machine,
}

type Out = Harmless<BufWriter<StdoutLock<'static>>>;

pub fn run(options: &Options) -> Outcome {
    let what = options.what.trim();
    if let Some((file, line)) = explain_line::place(what) {
        return explain_line::run(&options.machine, &file, line, options.level);
    }
    let mut out = escape::stdout();
    let code = explained(options, what, &mut out)?;
    out.flush()?;
    Ok(code)
}

fn explained(options: &Options, what: &str, out: &mut Out) -> Outcome {
    let paint = Paint::for_stdout();
    if let Some(gates) = gates::texts_of(&options.machine)? {
        return match gates.iter().find(|gate| names::same(&gate.name, what)) {
            Some(gate) => {
                gates::explain(out, gate, paint)?;
                Ok(OK)
            }
            None => article_or(what, out, || Err(no_gate(what, &gates))),
        };
    }
    let session = Session::open(&options.machine)?;
    // What is asked of one machine is answered from it; else the usual one comes first.
    let machine = &options.machine;
    let is_asked = machine.isa.is_some() || machine.spec.is_some() || machine.target.is_some();
    let others: Vec<&'static Isa> = ALL
        .iter()
        .map(|known| known.isa)
        .filter(|isa| !std::ptr::eq(*isa, session.isa))
        .collect();
    let mut explainer = Explainer {
        session: &session,
        paint,
        out,
    };
    // Gates are written in capitals.
    let is_op = session.isa.ops.iter().any(|op| op.name == what);
    if !is_asked && !is_op && GATES.gates.iter().any(|gate| gate.name == what) {
        explainer.elsewhere(what, &[])?;
        also(explainer.out, what, &[&others[..], &[session.isa]].concat())?;
        return Ok(OK);
    }
    if explainer.instruction(what)? {
        if !is_asked {
            also(explainer.out, what, &others)?;
        }
        return Ok(OK);
    }
    if let Some(text) = explanation(what) {
        write!(explainer.out, "{text}")?;
        return Ok(OK);
    }
    if let Some((word, bits)) = word(what) {
        return explainer.word(word, bits);
    }
    if explainer.name(machine, what)? {
        return Ok(OK);
    }
    if !is_asked && explainer.elsewhere(what, &others)? {
        return Ok(OK);
    }
    Err(explainer.unknown(what, is_asked, &others))
}

/// The explanation about a code, where the text is one; else what follows.
fn article_or(what: &str, out: &mut Out, other: impl FnOnce() -> Outcome) -> Outcome {
    match explanation(what) {
        Some(text) => {
            write!(out, "{text}")?;
            Ok(OK)
        }
        None => other(),
    }
}

fn no_gate(what: &str, gates: &[GateText]) -> Failure {
    let near = onespec_core::names::near(what, gates.iter().map(|gate| gate.name.as_str()));
    let hint = match near.is_empty() {
        true => "`onespec list --isa circuit` tells all of them".to_owned(),
        false => format!("did you mean `{}`?", near.join("`, `")),
    };
    Failure::Usage(format!("there is no gate `{}`; {hint}", what.escape_debug()))
}

/// In which other machines an instruction of this name stands.
fn also(out: &mut Out, what: &str, others: &[&'static Isa]) -> Result<(), Failure> {
    let has = |isa: &&&'static Isa| listed(isa).iter().any(|op| names::same(op.name, what));
    let found: Vec<&str> = others.iter().filter(has).map(|isa| isa.name).collect();
    if !found.is_empty() {
        writeln!(out, "also an instruction of: {} (--isa)", found.join(", "))?;
    }
    Ok(())
}

/// The explanation about a diagnostic's code.
fn explanation(code: &str) -> Option<String> {
    onespec_gen::source::explanation(code).map(|explanation| explanation.text(code))
}

/// A word, and how many bits of it there are: at least as many as it has digits. Digits alone are hexadecimal, too; what has
/// letters is a word behind `0x`.
fn word(text: &str) -> Option<(Word, u16)> {
    let behind = text.strip_prefix("0x").or(text.strip_prefix("0X"));
    if behind.is_none() && !text.starts_with(|c: char| c.is_ascii_digit()) {
        return None;
    }
    let is_digit = |c: char| match behind {
        Some(_) => c.is_ascii_hexdigit(),
        None => c.is_ascii_digit(),
    };
    let digits: String = behind.unwrap_or(text).chars().filter(|c| *c != '_').collect();
    if digits.is_empty() || digits.len() > 32 || !digits.chars().all(is_digit) {
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
    out: &'a mut Out,
}

impl Explainer<'_> {
    /// Instructions, pseudo-instructions of a mirror and aliases with that name.
    fn instruction(&mut self, what: &str) -> Result<bool, Failure> {
        let isa = self.session.isa;
        if let Some(index) = isa.mirror.and_then(|mirror| mirror.find(what)) {
            pseudo::entry(self.out, self.session, index, self.paint)?;
            return Ok(true);
        }
        let named: Vec<&Op> = isa.ops.iter().filter(|op| names::same(op.name, what)).collect();
        if !named.is_empty() {
            self.mnemonic(&named)?;
            return Ok(true);
        }
        let alias = isa.aliases.iter().find(|alias| names::same(alias.name, what));
        let Some(op) = alias.and_then(|alias| isa.ops.get(usize::from(alias.op))) else {
            return Ok(false);
        };
        let name = self.paint.bold(what);
        writeln!(self.out, "{name} is another spelling of {}  {}", op.name, op.doc)?;
        self.entry(op, None)?;
        Ok(true)
    }

    /// Whatever else of the machine has that name.
    fn name(&mut self, machine: &Machine, what: &str) -> Result<bool, Failure> {
        let isa = self.session.isa;
        let mut found = names::tables(self.out, isa, what, self.paint)?;
        // Of CSRs there are no tables: the description is read.
        let loaded = match &machine.spec {
            Some(dir) => {
                let place = description::place(dir, machine)?;
                onespec_gen::load(&place.root, &place.name)
            }
            None => {
                let known = ALL.iter().find(|known| std::ptr::eq(known.isa, isa));
                let sources = known.map_or(&[][..], |known| known.sources);
                onespec_gen::expand::load_from(FileSource::Texts(sources), isa.name)
            }
        };
        if let Some(model) = &loaded.isa {
            found |= names::csr(self.out, model, &loaded.sources, what, self.paint)?;
        }
        if !found {
            found = names::target(self.out, isa, what, self.paint)?;
        }
        Ok(found)
    }

    /// Gates and other machines.
    fn elsewhere(&mut self, what: &str, others: &[&'static Isa]) -> Result<bool, Failure> {
        if let Some(gate) = gates::all().iter().find(|gate| names::same(&gate.name, what)) {
            gates::explain(self.out, gate, self.paint)?;
            return Ok(true);
        }
        if is_gates(what) {
            writeln!(
                self.out,
                "{}  gates of the intermediate representation",
                self.paint.bold(what)
            )?;
            writeln!(self.out, "`onespec list --isa {what}` tells all of them")?;
            return Ok(true);
        }
        for isa in others {
            let session = Session::open(&Machine {
                isa: Some(isa.name.to_owned()),
                ..Machine::default()
            })?;
            let mut explainer = Explainer {
                session: &session,
                paint: self.paint,
                out: &mut *self.out,
            };
            let is_instruction = explainer.instruction(what)?;
            if is_instruction {
                writeln!(self.out, "machine: {}", isa.name)?;
            }
            if is_instruction
                || names::tables(self.out, isa, what, self.paint)?
                || names::target(self.out, isa, what, self.paint)?
            {
                return Ok(true);
            }
        }
        Ok(false)
    }

    fn unknown(&self, what: &str, is_asked: bool, others: &[&'static Isa]) -> Failure {
        let isa = self.session.isa;
        let behind = match is_asked {
            true => &[],
            false => others,
        };
        let known = names::known(isa).chain(behind.iter().copied().flat_map(names::known));
        let near = onespec_core::names::near(what, known);
        let is_hex = !what.is_empty() && what.len() <= 32 && what.chars().all(|c| c.is_ascii_hexdigit());
        let as_word = match is_hex {
            true => format!("write 0x{what} for a word"),
            false => "a word is written in hexadecimal, 0x…".to_owned(),
        };
        let hint = match (near.is_empty(), is_hex) {
            (true, _) => as_word,
            (false, true) => format!("did you mean `{}`? Or {as_word}", near.join("`, `")),
            (false, false) => format!("did you mean `{}`?", near.join("`, `")),
        };
        let of = match is_asked {
            true => isa.name,
            false => "any machine",
        };
        Failure::Usage(format!(
            "`{}` is no word, no name of {of} and no code of a diagnostic; {hint}",
            what.escape_debug()
        ))
    }

    /// Every entry with that name: an instruction may have another encoding on another target.
    fn mnemonic(&mut self, ops: &[&Op]) -> Result<(), Failure> {
        for (index, op) in ops.iter().enumerate() {
            if index > 0 {
                writeln!(self.out)?;
            }
            writeln!(self.out, "{}  {}", self.paint.bold(op.name), op.doc)?;
            self.entry(op, None)?;
        }
        Ok(())
    }

    fn word(&mut self, word: Word, bits: u16) -> Outcome {
        let isa = self.session.isa;
        let decoder = self.session.decoder();
        let explanation = explain(&decoder, word, bits.max(32));
        let op = explanation.op.and_then(|op| isa.ops.get(usize::from(op)));
        let Some(error) = explanation.error else {
            let Some(op) = op else { return Ok(FINDINGS) };
            if op.length < 128 && word >> op.length != 0 {
                return Err(Failure::Findings(format!(
                    "0x{word:x} is longer than an instruction: its low {} bits are `{}` ({}), what is above them is no part of it",
                    op.length, explanation.alias, op.name
                )));
            }
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

    /// The picture, the operands, the semantics and the place of an entry.
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
        if let Some(semantics) = semantics(op) {
            writeln!(self.out, "semantics:")?;
            for line in semantics.trim().lines() {
                writeln!(self.out, "    {}", line.trim_end())?;
            }
        } else if op.is.is_none() && !op.has_semantics {
            writeln!(self.out, "no semantics yet: it encodes and decodes, and cannot be run")?;
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
