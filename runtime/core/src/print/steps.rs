//! Templates as steps of printing: tables of texts, by places in shared lists.

use super::line::Short;
use crate::isa::{Expr, OpId, Part};
use alloc::string::String;
use alloc::vec::Vec;

/// Steps, by their places in the list of all.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Span {
    pub(super) start: u32,
    pub(super) end: u32,
}

/// A text, by its place in the text of all.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Cell {
    pub(super) start: u32,
    pub(super) end: u32,
}

/// What is printed next.
#[derive(Debug, Clone)]
pub(super) enum Step {
    Short(Short),
    Text(Cell),
    /// The value of the operand chooses a text. What the table has not is printed as `before` and `part`.
    Named {
        index: u8,
        table: Span,
        before: Cell,
        part: &'static Part,
    },
    Choice {
        cond: &'static Expr,
        yes: Span,
        no: Span,
    },
    Part(&'static Part),
}

/// How an instruction is printed.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Plan {
    pub(super) steps: Span,
    /// Which of its lets the steps look at, a bit each.
    pub(super) lets: u8,
}

/// The plans of a printer.
#[derive(Debug, Clone, Default)]
pub(super) struct Plans {
    pub(super) steps: Vec<Step>,
    pub(super) texts: String,
    /// Texts of tables, table after table.
    pub(super) cells: Vec<Short>,
    pub(super) ops: Vec<Plan>,
    pub(super) aliases: Vec<Span>,
    /// By kind, then by alternative.
    pub(super) alts: Vec<Vec<Span>>,
}

impl Plans {
    #[inline]
    pub(super) fn steps(&self, span: Span) -> &[Step] {
        self.steps.get(span.start as usize..span.end as usize).unwrap_or(&[])
    }

    #[inline]
    pub(super) fn text(&self, cell: Cell) -> &str {
        self.texts.get(cell.start as usize..cell.end as usize).unwrap_or("")
    }

    /// The text of a value in a table.
    #[inline]
    pub(super) fn named(&self, table: Span, value: i64) -> Option<&Short> {
        let at = usize::try_from(value).ok()?;
        let cells = self.cells.get(table.start as usize..table.end as usize)?;
        cells.get(at)
    }

    #[inline]
    pub(super) fn op(&self, op: OpId) -> Plan {
        self.ops.get(op as usize).copied().unwrap_or_default()
    }

    #[inline]
    pub(super) fn alias(&self, index: u16) -> Span {
        self.aliases.get(usize::from(index)).copied().unwrap_or_default()
    }

    #[inline]
    pub(super) fn alt(&self, kind: u16, index: usize) -> Span {
        self.alts
            .get(usize::from(kind))
            .and_then(|alts| alts.get(index))
            .copied()
            .unwrap_or_default()
    }
}
