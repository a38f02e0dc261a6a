//! Rows of `dst_reg` and registers of `l_reg`: what is known of them in an iteration, and their names in Volt.

use super::DST;
use super::value::{Ty, element, variable};
use crate::syntax::ast::Span;
use onespec_volt::syntax::ast;
use std::collections::{BTreeMap, BTreeSet};

/// A place that is no variable of the source.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Register {
    /// A row of `dst_reg`.
    Row(i64),
    /// `l_reg[LRegs::LRegN]`
    Lane(u32),
    /// `vConstFloatPrgmN`, `vConstIntPrgmN`
    Programmable(u32, Ty),
}

/// What is known of a row, or of a register, in an iteration.
#[derive(Debug, Clone, Copy)]
pub struct Use {
    /// It is read, or kept in some lanes, before it is written in all.
    pub is_loaded: bool,
    /// It is read before it is written in all lanes.
    pub is_read: bool,
    pub is_written: bool,
    is_whole: bool,
    /// Where it is used first.
    pub span: Span,
    /// Where it is written last.
    pub stored: Span,
}

#[derive(Debug)]
pub struct Rows {
    /// Where `dst_reg[0]` is; not known behind a loop whose trip count is not.
    at: Option<i64>,
    pub rows: BTreeMap<i64, Use>,
    pub lanes: BTreeMap<u32, Use>,
    /// Bits of programmable constants that the iteration has assigned so far.
    pub programmed: BTreeMap<u32, u32>,
    /// Programmable constants that were read before the iteration assigned them.
    pub asked: BTreeSet<u32>,
    /// How many conditions stand around.
    pub conditions: usize,
}

impl Rows {
    pub fn new(at: Option<i64>) -> Rows {
        Rows {
            at,
            rows: BTreeMap::new(),
            lanes: BTreeMap::new(),
            programmed: BTreeMap::new(),
            asked: BTreeSet::new(),
            conditions: 0,
        }
    }

    pub fn step(&mut self, count: i64) {
        self.at = self.at.and_then(|at| at.checked_add(count));
    }

    /// Where `dst_reg[0]` is by now.
    pub fn at(&self) -> Option<i64> {
        self.at
    }
}

/// What is known of a row behind a read.
pub fn read(known: Option<&mut Use>, span: Span) -> Use {
    match known {
        Some(known) => {
            known.is_loaded |= !known.is_whole;
            known.is_read |= !known.is_whole;
            *known
        }
        None => Use {
            is_loaded: true,
            is_read: true,
            is_written: false,
            is_whole: false,
            span,
            stored: span,
        },
    }
}

/// What is known of a row behind a write.
pub fn write(known: Option<Use>, is_conditional: bool, span: Span) -> Use {
    let before = known.unwrap_or(Use {
        is_loaded: false,
        is_read: false,
        is_written: false,
        is_whole: false,
        span,
        stored: span,
    });
    Use {
        is_loaded: before.is_loaded || is_conditional && !before.is_whole,
        is_read: before.is_read,
        is_written: true,
        is_whole: before.is_whole || !is_conditional,
        span: before.span,
        stored: span,
    }
}

/// The variable of a row.
pub fn row_name(row: i64) -> String {
    format!("dst_reg[{row}]")
}

/// The variable of a register.
pub fn lane_name(number: u32) -> String {
    format!("l_reg[{number}]")
}

/// The parameter that a register's value comes by.
pub fn lane_parameter(number: u32) -> String {
    format!("LReg{number}")
}

/// The programmable constant of a name.
pub fn programmable(name: &str) -> Option<Register> {
    let (ty, rest) = match name.strip_prefix("vConstFloatPrgm") {
        Some(rest) => (Ty::Float, rest),
        None => (Ty::Int, name.strip_prefix("vConstIntPrgm")?),
    };
    let number = rest.parse().ok().filter(|number| *number < 3)?;
    Some(Register::Programmable(number, ty))
}

/// The load of a row: its element in an iteration.
pub fn load(row: i64, span: Span) -> ast::Expr {
    element(variable(&pointer(row), span), variable("lane", span))
}

/// The pointer to a row.
pub fn pointer(row: i64) -> String {
    format!("&dst_reg[{row}]")
}

/// The array of all rows.
pub fn array(span: Span) -> ast::Expr {
    variable(DST, span)
}
