//! Operand values during matching, with undo for backtracking.

use super::matcher::Matcher;
use crate::isa::{Alt, Expr, Let, Operand};
use crate::operand::Args;

/// Operands of one instruction or of one alternative of a sum, as far as they are known.
#[derive(Debug, Clone)]
pub struct Frame {
    pub operands: &'static [Operand],
    pub lets: &'static [Let],
    pub values: Args,
    /// Which operands have a value.
    pub set: u32,
    /// The alternative that this frame is of: frame and operand of the sum, its alternatives, which one.
    pub owner: Option<(usize, u8, &'static [Alt], usize)>,
}

/// Something that must turn out true for the text to be the print of the operands.
#[derive(Debug, Clone, Copy)]
pub enum Check {
    /// A choice went this way.
    Cond {
        frame: usize,
        cond: &'static Expr,
        holds: bool,
    },
    /// A let was read as this number.
    Let { frame: usize, index: u8, value: i64 },
}

/// Sums of one instruction, nested ones included.
pub const MAX_FRAMES: usize = 16;

/// Everything that backtracking has to restore.
pub struct Mark {
    frames: usize,
    checks: usize,
    symbols: usize,
    set: [u32; MAX_FRAMES],
}

impl Matcher {
    pub fn depth(&self, mut frame: usize) -> usize {
        let mut depth = 0;
        while let Some((parent, ..)) = self.frames.get(frame).and_then(|f| f.owner) {
            depth += 1;
            frame = parent;
        }
        depth
    }

    pub fn assign(&mut self, frame: usize, index: u8, value: i64) {
        if let Some(f) = self.frames.get_mut(frame)
            && let Some(v) = f.values.get_mut(index as usize)
        {
            *v = value;
            f.set |= 1 << index;
        }
    }

    pub fn mark_set(&mut self, frame: usize, index: u8) {
        if let Some(f) = self.frames.get_mut(frame) {
            f.set |= 1 << (index & 31);
        }
    }

    pub fn mark(&self) -> Mark {
        let mut set = [0; MAX_FRAMES];
        for (s, f) in set.iter_mut().zip(&self.frames) {
            *s = f.set;
        }
        Mark {
            frames: self.frames.len(),
            checks: self.checks.len(),
            symbols: self.open.len(),
            set,
        }
    }

    pub fn restore(&mut self, mark: &Mark) {
        self.frames.truncate(mark.frames);
        self.checks.truncate(mark.checks);
        self.open.truncate(mark.symbols);
        for (f, s) in self.frames.iter_mut().zip(mark.set) {
            f.set = s;
        }
    }
}
