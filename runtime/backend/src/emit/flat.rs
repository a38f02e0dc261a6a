//! Linear code: machine instructions in a row, with physical registers and symbolic labels.

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
    /// Jump tables: the symbol of each, and by entry the name of the place.
    pub tables: Vec<(u32, Vec<u32>)>,
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
#[derive(Debug, Clone, Copy, Default)]
pub struct Holes {
    values: [i64; Hole::COUNT],
    /// The holes that have a value, as bits.
    known: u16,
    name: Option<(Hole, To)>,
}

impl Holes {
    /// Registers and numbers.
    pub fn of(values: &[(Hole, i64)]) -> Holes {
        let mut holes = Holes::default();
        for &(hole, value) in values {
            holes.values[hole as usize] = value;
            holes.known |= 1 << hole as usize;
        }
        holes
    }

    /// The same with a place.
    #[must_use]
    pub fn with(mut self, hole: Hole, to: To) -> Holes {
        self.name = Some((hole, to));
        self
    }

    /// The register or number in a hole.
    pub fn value(&self, hole: Hole) -> Option<i64> {
        (self.known >> hole as usize & 1 == 1).then(|| self.values[hole as usize])
    }
}

impl Flat {
    /// Forgets everything but keeps the memory, and has so many names of places.
    pub fn clear(&mut self, labels: usize) {
        self.insts.clear();
        self.values.clear();
        self.labels.clear();
        self.maps.clear();
        self.tables.clear();
        self.labels.resize(labels, UNBOUND);
    }

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

    /// Appends an instruction whose operands were appended to [`Flat::values`] before, from `values` on.
    pub fn push(&mut self, op: OpId, values: u32, fix: Option<Fix>, line: u32) {
        self.insts.push(Inst {
            op,
            values,
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
        if template.lines.iter().any(|l| l.labelled) {
            self.labels.resize(self.labels.len() + template.lines.len(), UNBOUND);
        }
        for (number, one) in template.lines.iter().enumerate() {
            if one.labelled {
                self.bind(first + number as u32);
            }
            let start = self.values.len() as u32;
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
                let empty = |hole: &Hole| Problem::new(format!("nothing for hole {hole:?}"));
                let value = match source {
                    Source::Fixed(n) => *n,
                    Source::Hole(hole) => holes.value(*hole).ok_or_else(|| empty(hole))?,
                    Source::Within { hole, within, .. } => within.with(holes.value(*hole).ok_or_else(|| empty(hole))?),
                    Source::Name { hole, reloc } => {
                        let to = holes.name.filter(|(h, _)| h == hole).map(|(_, to)| to);
                        place(to.ok_or_else(|| empty(hole))?, *reloc)
                    }
                    Source::Global { name, reloc } => {
                        let to = symbol(name).map(|s| To::Symbol(s, 0));
                        place(
                            to.ok_or_else(|| Problem::new(format!("there is no function `{name}`")))?,
                            *reloc,
                        )
                    }
                    Source::Line { line, reloc } => place(To::Label(first + line), *reloc),
                };
                self.values.push(value);
            }
            self.push(one.op, start, fix, line);
        }
        Ok(())
    }
}
