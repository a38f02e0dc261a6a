//! Output of commands about pseudo-instructions: an entry in words, and base instructions read back.

use crate::entries::{feature, kind};
use crate::outcome::Failure;
use crate::paint::Paint;
use crate::session::Session;
use onespec_core::expr::show;
use onespec_core::isa::{Dir, Isa, Line, Mirror, OpId, Operand, Word};
use onespec_core::mirror::{State, Unread};
use onespec_core::print::Printer;
use std::io::Write;

/// A pseudo-instruction: its operands with classes and ties, its modes, what it comes to.
pub fn entry(out: &mut impl Write, session: &Session, index: usize, paint: Paint) -> Result<(), Failure> {
    let isa = session.isa;
    let found = isa
        .mirror
        .and_then(|m| Some((m, m.ops.get(index)?, m.instances.get(index)?)));
    let Some((mirror, op, instance)) = found else {
        return Ok(());
    };
    let base = op.is.as_ref().and_then(|is| isa.ops.get(usize::from(is.op)));
    writeln!(out, "{}  {}", paint.bold(op.name), op.doc)?;
    writeln!(
        out,
        "\nstands for: {} of {}",
        base.map_or("?", |base| base.name),
        mirror.of
    )?;
    for (i, (operand, role)) in op.operands.iter().zip(instance.roles).enumerate() {
        let dir = match operand.dir {
            Dir::In => "read",
            Dir::Out => "written",
            Dir::InOut => "read and written",
        };
        let class = if role.class.is_empty() {
            kind(isa, operand)
        } else {
            role.class.to_string()
        };
        let tied = role.tied.and_then(|t| op.operands.get(usize::from(t)));
        let tied = tied.map_or(String::new(), |t| format!(", tied to {}", t.name));
        let early = if role.early {
            ", before all sources are read"
        } else {
            ""
        };
        writeln!(
            out,
            "  {} {class}, {dir}{tied}{early}",
            paint.field(i, &format!("{:<11}", operand.name))
        )?;
    }
    for (text, list) in [("reads besides", instance.uses), ("writes besides", instance.defs)] {
        if !list.is_empty() {
            writeln!(out, "{text}: {}", list.join(" "))?;
        }
    }
    writeln!(out, "modes:")?;
    for row in instance.rows {
        writeln!(out, "    {}", mode(mirror, row))?;
    }
    if !op.legal.is_empty() {
        writeln!(out, "legal:")?;
    }
    for rule in op.legal {
        writeln!(out, "    {}", show(rule, op.operands, op.lets))?;
    }
    writeln!(out, "comes to:")?;
    let lines = |out: &mut dyn Write, after: bool| -> std::io::Result<()> {
        for setup in instance.setup.iter().filter(|s| s.after == after) {
            for line in setup.lines {
                let when = setup
                    .when
                    .as_ref()
                    .map(|w| show(w, op.operands, op.lets))
                    .unwrap_or_default();
                let when = if when.is_empty() {
                    when
                } else {
                    format!("    # if {when}")
                };
                writeln!(out, "    {}{when}", pattern(mirror, op.operands, line))?;
            }
        }
        Ok(())
    };
    lines(out, false)?;
    writeln!(out, "    {}", base.map_or("?", |base| base.name))?;
    lines(out, true)?;
    writeln!(out, "extension: {}\nwritten in: {}", feature(isa, op), op.origin)?;
    Ok(())
}

/// The pseudo-instructions that stand for a base instruction, in a line.
pub fn mirrors(isa: &Isa, op: OpId) -> Option<String> {
    let mirror = isa.mirror?;
    let names: Vec<&str> = mirror
        .of_base(op)
        .filter_map(|i| Some(mirror.ops.get(i)?.name))
        .collect();
    (!names.is_empty()).then(|| names.join(" "))
}

/// `sew=e32 lmul=m2`
pub fn mode(mirror: &Mirror, row: &[i64]) -> String {
    let named = mirror
        .modes
        .iter()
        .zip(row)
        .map(|(mode, value)| (mode.name, mode.name_of(*value)));
    let named = named.filter(|(_, value)| *value != "-");
    named
        .map(|(name, value)| format!("{name}={value}"))
        .collect::<Vec<_>>()
        .join(" ")
}

/// A line of `setup` with names for what is filled in.
fn pattern(mirror: &Mirror, operands: &[Operand], line: &[Line]) -> String {
    let piece = |piece: &Line| match piece {
        Line::Text(text) => (*text).to_string(),
        Line::Operand(i) => operands.get(usize::from(*i)).map_or("?", |o| o.name).to_string(),
        Line::Value(e) => format!("{{{}}}", show(e, operands, &[])),
        Line::Mode(i) => mirror.modes.get(usize::from(*i)).map_or("?", |m| m.name).to_string(),
        Line::Unique => String::new(),
    };
    line.iter().map(piece).collect()
}

/// Follows the state through code and reads base instructions back.
#[derive(Debug)]
pub struct Follower {
    mirror: &'static Mirror,
    start: State,
    state: State,
}

impl Follower {
    /// For a machine that is a mirror. `before` are instructions of the base that ran before the code.
    pub fn new(session: &Session, before: &[String]) -> Result<Option<Follower>, Failure> {
        let Some(mirror) = session.isa.mirror else {
            return match before {
                [] => Ok(None),
                _ => Err(Failure::Usage(format!(
                    "{} has no pseudo-instructions that depend on state: --after is for a machine that mirrors another one (`mirror:`)",
                    session.isa.name
                ))),
            };
        };
        let parser = onespec_core::parse::Parser::new(session.isa, &session.target.features);
        let mut start = State::unknown();
        for text in before {
            let (op, word) = parser
                .parse(text)
                .map_err(|error| Failure::Usage(format!("--after: {error}")))?;
            if !start.step(session.isa, mirror, op, word) {
                return Err(Failure::Usage(format!("--after: `{text}` establishes no state")));
            }
        }
        Ok(Some(Follower {
            mirror,
            state: start.clone(),
            start,
        }))
    }

    /// Where code can be reached from elsewhere nothing is known but what was said.
    pub fn restart(&mut self) {
        self.state = self.start.clone();
    }

    /// The text of an instruction as a pseudo-instruction, or why it is none; the state goes on behind it.
    pub fn next(&mut self, printer: &Printer, op: OpId, word: Word) -> Result<String, Unread> {
        let isa = printer.isa();
        let read = self.state.read(isa, self.mirror, op, word);
        self.state.step(isa, self.mirror, op, word);
        let (index, args) = read?;
        let mut text = String::new();
        if let Some(pseudo) = self.mirror.ops.get(index) {
            printer.print_op(pseudo, &args, &mut text);
        }
        Ok(text)
    }
}
