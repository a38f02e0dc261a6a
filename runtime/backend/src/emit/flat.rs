//! Instructions of the machine in a row, all registers known, places still by name.

use super::maps::At;
use crate::machine::{Hole, Source, Template};
use crate::problem::Problem;
use onespec_core::isa::OpId;

/// Instructions in a row.
#[derive(Debug, Clone, Default)]
pub struct Flat {
    pub insts: Vec<Inst>,
    /// Values of operands.
    pub values: Vec<i64>,
    /// For each name of a place, the instruction there.
    pub labels: Vec<u32>,
    /// Where references are at calls, by the label of the place that these come back to.
    pub maps: Vec<(u32, Vec<At>)>,
}

/// An instruction of the machine.
#[derive(Debug, Clone)]
pub struct Inst {
    pub op: OpId,
    /// Where its operands begin in [`Flat::values`].
    pub values: u32,
    pub fix: Option<Fix>,
    /// The instruction that jumps where this one does not.
    pub inverse: Option<OpId>,
    pub line: u32,
    /// As of [`crate::code::Inst::origin`].
    pub origin: Option<u16>,
}

/// An operand that is a place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Fix {
    pub operand: u8,
    pub to: To,
    pub reloc: Option<u16>,
}

/// A place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum To {
    Label(u32),
    Symbol(u32, i64),
}

/// No instruction yet.
const UNBOUND: u32 = u32::MAX;

/// What is put into the holes of a text.
#[derive(Debug, Clone, Default)]
pub struct Holes {
    pub values: Vec<(Hole, i64)>,
    pub names: Vec<(Hole, To)>,
}

impl Holes {
    /// Registers and numbers.
    pub fn of(values: &[(Hole, i64)]) -> Holes {
        Holes {
            values: values.to_vec(),
            names: Vec::new(),
        }
    }

    /// The same with a place.
    #[must_use]
    pub fn with(mut self, hole: Hole, to: To) -> Holes {
        self.names.push((hole, to));
        self
    }
}

impl Flat {
    /// A new name for a place.
    pub fn label(&mut self) -> u32 {
        self.labels.push(UNBOUND);
        self.labels.len() as u32 - 1
    }

    /// The place is here.
    pub fn bind(&mut self, label: u32) {
        let at = self.insts.len() as u32;
        if let Some(slot) = self.labels.get_mut(label as usize) {
            *slot = at;
        }
    }

    /// Appends an instruction.
    pub fn push(&mut self, op: OpId, values: &[i64], fix: Option<Fix>, line: u32) {
        let start = self.values.len() as u32;
        self.values.extend_from_slice(values);
        self.insts.push(Inst {
            op,
            values: start,
            fix,
            inverse: None,
            line,
            origin: None,
        });
    }

    /// Appends the instructions of a text.
    pub fn template(
        &mut self,
        template: &Template,
        holes: &Holes,
        line: u32,
        symbol: &dyn Fn(&str) -> Option<u32>,
    ) -> Result<(), Problem> {
        let first = self.labels.len() as u32;
        self.labels.resize(self.labels.len() + template.lines.len(), UNBOUND);
        for (number, one) in template.lines.iter().enumerate() {
            self.bind(first + number as u32);
            let mut values = Vec::with_capacity(one.sources.len());
            let mut fix = None;
            for (operand, source) in one.sources.iter().enumerate() {
                let mut place = |to: To, reloc: Option<u16>| {
                    fix = Some(Fix {
                        operand: operand as u8,
                        to,
                        reloc,
                    });
                    0
                };
                values.push(match source {
                    Source::Fixed(n) => *n,
                    Source::Hole(hole) => {
                        let found = holes.values.iter().find(|(h, _)| h == hole);
                        found
                            .map(|(_, n)| *n)
                            .ok_or_else(|| Problem::new(format!("nothing for hole {hole:?}")))?
                    }
                    Source::Name { hole, reloc } => {
                        let found = holes.names.iter().find(|(h, _)| h == hole);
                        let to = found.map(|(_, to)| *to);
                        place(
                            to.ok_or_else(|| Problem::new(format!("nothing for hole {hole:?}")))?,
                            *reloc,
                        )
                    }
                    Source::Global { name, reloc } => {
                        let to = symbol(name).map(|s| To::Symbol(s, 0));
                        place(
                            to.ok_or_else(|| Problem::new(format!("there is no function `{name}`")))?,
                            *reloc,
                        )
                    }
                    Source::Line { line, reloc } => place(To::Label(first + line), *reloc),
                });
            }
            self.push(one.op, &values, fix, line);
        }
        Ok(())
    }
}
