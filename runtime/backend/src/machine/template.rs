//! Templates: the texts of a calling convention as instructions with holes.
//!
//! A text such as `ld {value}, {offset}({base})` is assembled twice, with different registers and numbers in its holes.
//! The operands that differ between the results are the holes. So nothing has to be said about operands.

use super::Machine;
use super::expand::{Expanded, Operand, expand};
use crate::code::Within;
use crate::problem::Problem;
use onespec_core::convention;
pub use onespec_core::convention::Hole;
use onespec_core::isa::{Dir, OpId};
use onespec_core::operand::alternative;
use std::sync::Arc;

/// What an operand of a line is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Source {
    Fixed(i64),
    Hole(Hole),
    /// A hole in an operand that is a sum.
    Within {
        hole: Hole,
        within: Within,
        dir: Dir,
        /// The bank of the register, 0 for numbers.
        bank: u8,
    },
    /// The name in a hole, through a relocation function.
    Name {
        hole: Hole,
        reloc: Option<u16>,
    },
    /// A name of the text's own choice.
    Global {
        name: String,
        reloc: Option<u16>,
    },
    /// The address of a line of the same text.
    Line {
        line: u32,
        reloc: Option<u16>,
    },
}

/// An instruction of a text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    pub op: OpId,
    pub sources: Vec<Source>,
    /// Other lines refer to its address.
    pub labelled: bool,
}

/// A text that was read.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Template {
    pub lines: Vec<Line>,
    /// The bank of the register in the hole `to`: the text's, where its operand is a part of another file's register.
    pub to: Option<u8>,
}

impl Template {
    /// The instruction of a text that has no other.
    pub fn only(&self) -> Option<OpId> {
        match self.lines.as_slice() {
            [line] => Some(line.op),
            _ => None,
        }
    }

    /// Whether something is put into a hole.
    pub fn has(&self, hole: Hole) -> bool {
        let mut sources = self.lines.iter().flat_map(|line| &line.sources);
        sources.any(|source| match source {
            Source::Hole(h) | Source::Within { hole: h, .. } | Source::Name { hole: h, .. } => *h == hole,
            _ => false,
        })
    }

    /// Registers that the text itself names as written: operand's file and number.
    pub fn written<'a>(&'a self, machine: &'a Machine) -> impl Iterator<Item = (u8, u8)> + 'a {
        self.lines.iter().flat_map(move |line| {
            let operands = machine.operands(line.op).iter().zip(&line.sources);
            operands.filter_map(move |(operand, source)| {
                let bank = machine.bank_of_operand(operand)?;
                match (operand.dir, source) {
                    (Dir::Out | Dir::InOut, Source::Fixed(n)) => Some((bank, u8::try_from(*n).ok()?)),
                    _ => None,
                }
            })
        })
    }
}

/// Reads a text.
pub fn read(machine: &Machine, key: &str, text: &str) -> Result<Template, String> {
    let holes = holes(text)?;
    // A constant's text depends on the constant: it is read when that is known.
    let (one, other) = (
        fill(machine, key, text, &holes, 0)?,
        fill(machine, key, text, &holes, 1)?,
    );
    between(machine, key, &holes, &one, &other)
}

/// The instructions that put a number into a register, by the convention's text; the register is a hole. The text is read
/// again for each number, since what a pseudo-instruction stands for may depend on it; the machine remembers it.
pub fn constant(machine: &Machine, number: i64) -> Result<Arc<Template>, Problem> {
    let known = machine.cache.constant(number);
    match known {
        Some(template) => Ok(template),
        None => {
            let template = Arc::new(read_constant(machine, number)?);
            machine.cache.keep_constant(number, &template);
            Ok(template)
        }
    }
}

fn read_constant(machine: &Machine, number: i64) -> Result<Template, Problem> {
    let text = machine.convention.text("constant");
    let text = text.ok_or_else(|| Problem::new("the calling convention has no text `constant`"))?;
    let text = text.replace("{number}", &number.to_string());
    let read = || {
        let holes = holes(&text)?;
        let (one, other) = (
            fill(machine, "constant", &text, &holes, 0)?,
            fill(machine, "constant", &text, &holes, 1)?,
        );
        between(machine, "constant", &holes, &one, &other)
    };
    read().map_err(|error: String| Problem::new(format!("constant {number}: {error}")))
}

fn between(machine: &Machine, key: &str, holes: &[Hole], one: &str, other: &str) -> Result<Template, String> {
    let (one, other) = (expand(machine, one)?, expand(machine, other)?);
    let label = |name: &str| one.iter().position(|e| e.label.as_deref() == Some(name));
    let mut lines: Vec<Line> = Vec::new();
    if one.len() != other.len() {
        return Err("what it stands for depends on the registers".into());
    }
    for (a, b) in one.iter().zip(&other) {
        if a.op != b.op || a.operands.len() != b.operands.len() {
            return Err("what it stands for depends on the registers".into());
        }
        let mut sources = Vec::new();
        for (at, (x, y)) in a.operands.iter().zip(&b.operands).enumerate() {
            sources.push(match (x, y) {
                (Operand::Value(x), Operand::Value(y)) if x == y => Source::Fixed(*x),
                (Operand::Value(x), Operand::Value(y)) => {
                    let of = |hole: Hole, time: usize| probe(machine, key, holes, hole, time);
                    let same = |hole: &&Hole| of(**hole, 0) == *x && of(**hole, 1) == *y;
                    let mut all = holes.iter().filter(|h| !h.is_name());
                    // The bits of a sum may be the number of the register in it: the register is what the text names.
                    let within = all
                        .clone()
                        .find_map(|hole| in_sum(machine, (a, b), at, *hole, [of(*hole, 0), of(*hole, 1)]));
                    match within {
                        Some(within) => within,
                        None => Source::Hole(*all.find(same).ok_or("an operand is computed from a hole")?),
                    }
                }
                (Operand::Name { name, reloc }, _) => {
                    let hole = holes.iter().copied().find(|h| h.is_name() && placeholder(*h) == *name);
                    match (hole, label(name)) {
                        (Some(hole), _) => Source::Name { hole, reloc: *reloc },
                        (None, Some(line)) => Source::Line {
                            line: line as u32,
                            reloc: *reloc,
                        },
                        (None, None) => Source::Global {
                            name: name.clone(),
                            reloc: *reloc,
                        },
                    }
                }
                _ => return Err("what it stands for depends on the registers".into()),
            });
        }
        lines.push(Line {
            op: a.op,
            sources,
            labelled: false,
        });
    }
    for at in lines.iter().flat_map(|l| l.sources.clone()).collect::<Vec<_>>() {
        if let Source::Line { line, .. } = at
            && let Some(line) = lines.get_mut(line as usize)
        {
            line.labelled = true;
        }
    }
    let to = holes
        .contains(&Hole::To)
        .then(|| machine.convention.bank_of_hole(key, Hole::To));
    let to = to.flatten().and_then(|bank| machine.bank_of_file(bank.file));
    Ok(Template { lines, to })
}

/// The hole in operand number `at`, a sum, of an instruction that was read with these two values in the hole.
fn in_sum(
    machine: &Machine,
    (a, b): (&Expanded, &Expanded),
    at: usize,
    hole: Hole,
    values: [i64; 2],
) -> Option<Source> {
    let read = |of: &Expanded| {
        let numbers = of.operands.iter().map(|operand| match operand {
            Operand::Value(n) => *n,
            Operand::Name { .. } => 0,
        });
        let op = machine.isa.ops.get(usize::from(of.op))?;
        alternative(machine.isa, op, &numbers.collect::<Vec<i64>>(), at)
    };
    let ((alt, x), (other, y)) = (read(a)?, read(b)?);
    let alt = machine
        .isa
        .alternative(machine.operands(a.op).get(at)?, alt)
        .filter(|_| alt == other)?;
    let (x, y) = (x.get(..alt.operands.len())?, y.get(..alt.operands.len())?);
    let differs = |(x, y): (&i64, &i64)| [*x, *y] == values && x != y;
    let part = x.iter().zip(y).position(differs)?;
    let mut within = Within::new(machine.isa, alt, part, x)?;
    if let Some(next) = x.iter().zip(y).skip(part + 1).position(differs) {
        within = within.and(alt, part + 1 + next);
    }
    // Nothing else differs.
    let whole = |of: &Expanded, n: i64| matches!(of.operands.get(at), Some(Operand::Value(v)) if *v == within.with(n));
    let operand = alt.operands.get(part)?;
    (whole(a, values[0]) && whole(b, values[1])).then_some(Source::Within {
        hole,
        within,
        dir: operand.dir,
        bank: machine.bank_of_operand(operand).unwrap_or(0),
    })
}

/// The holes of a text, in the order of their first use.
fn holes(text: &str) -> Result<Vec<Hole>, String> {
    let mut out = Vec::new();
    for piece in text.split('{').skip(1) {
        let name = piece.split('}').next().unwrap_or("");
        let Some((_, hole)) = Hole::ALL.iter().find(|(known, _)| *known == name) else {
            let all: Vec<&str> = Hole::ALL.iter().map(|(name, _)| *name).collect();
            return Err(format!("`{{{name}}}` is none of its holes: {}", all.join(", ")));
        };
        if !out.contains(hole) {
            out.push(*hole);
        }
    }
    Ok(out)
}

fn placeholder(hole: Hole) -> String {
    format!("onespec${hole:?}")
}

/// The number that stands in a hole when a text is read for the first (0) or second (1) time.
fn probe(machine: &Machine, key: &str, holes: &[Hole], hole: Hole, time: usize) -> i64 {
    let at = holes.iter().position(|h| *h == hole).unwrap_or(0);
    if hole.is_number() {
        return convention::probes(key)[time];
    }
    // Which registers they are does not matter, as long as no two are alike.
    let number = machine.convention.register_number(key, hole, 2 * at + time);
    i64::from(number.unwrap_or(0))
}

fn fill(machine: &Machine, key: &str, text: &str, holes: &[Hole], time: usize) -> Result<String, String> {
    let mut out = text.to_owned();
    for (at, hole) in holes.iter().enumerate() {
        let (name, _) = Hole::ALL.iter().find(|(_, h)| h == hole).unwrap_or(&Hole::ALL[0]);
        let value = if hole.is_name() {
            placeholder(*hole)
        } else if hole.is_number() {
            probe(machine, key, holes, *hole, time).to_string()
        } else {
            let register = machine.convention.register(machine.isa, key, *hole, 2 * at + time);
            register.ok_or("there are too few registers")?.to_owned()
        };
        out = out.replace(&format!("{{{name}}}"), &value);
    }
    Ok(out)
}
