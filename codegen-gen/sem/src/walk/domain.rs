//! What a walk needs of its values: the interface between the control flow of the semantics IR and a domain.

use super::{Iterations, Locals, Step, Walk};
use crate::ir::{Expr, FuncId, Ty};
use std::ops::Range;

/// Bounds of one walk.
pub struct Limits {
    /// Deepest nesting of expressions, blocks and calls.
    pub depth: u32,
    /// Most nodes visited.
    pub steps: u64,
    /// Most iterations of all loops together.
    pub iterations: u64,
}

/// The bound of [`Limits`] that a walk has reached.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Limit {
    Depth,
    Steps,
    Iterations,
}

/// A place outside of locals; its indices are values.
#[derive(Debug, Clone)]
pub enum Outside<V> {
    /// A whole register.
    Reg { file: u16, index: V },
    /// Bits `lane * width +: width` of a register.
    Lane { file: u16, index: V, lane: V, width: u32 },
    /// Bits `lo +: width` of a register.
    RegBits { file: u16, index: V, lo: V, width: u32 },
    /// A whole piece of named state.
    State(u16),
    /// Bits `lo +: width` of a piece of state.
    StateBits { state: u16, lo: V, width: u32 },
    /// The address of the instruction when read, of the next one when written.
    Pc,
    /// Memory of `bytes` bytes at an address of `addr_width` bits.
    Mem {
        addr: V,
        addr_width: u32,
        bytes: u32,
        phys: bool,
    },
}

/// What a walk needs of its values. Every method is total: expressions are typed, and what a domain can't express is an
/// error of its own.
pub trait Domain: Sized {
    type Value: Clone;
    type Error;

    const LIMITS: Limits;
    /// Whether cause and value of a trap are evaluated.
    const EVALUATES_TRAPS: bool;

    /// Asked at every expression: an error ends the walk.
    ///
    /// # Errors
    /// The domain has run out of something.
    fn check(&mut self) -> Result<(), Self::Error> {
        Ok(())
    }

    /// The error for a bound that was reached.
    fn exceeded(&mut self, limit: Limit) -> Self::Error;

    fn unit(&self) -> Self::Value;
    fn int(&mut self, value: i128) -> Self::Value;
    fn bool(&mut self, value: bool) -> Self::Value;
    fn tuple(&mut self, parts: Vec<Self::Value>) -> Self::Value;
    /// The parts of a tuple.
    fn parts(&mut self, value: Self::Value) -> Option<Vec<Self::Value>>;
    /// A condition as data of one bit.
    fn truth(&mut self, value: Self::Value) -> Self::Value;

    /// An expression without operands.
    ///
    /// # Errors
    /// The domain has no value for it.
    fn leaf(&mut self, expr: &Expr) -> Result<Self::Value, Self::Error>;
    /// An expression with one operand.
    ///
    /// # Errors
    /// The domain has no value for it.
    fn unary(&mut self, expr: &Expr, operand: Self::Value) -> Result<Self::Value, Self::Error>;
    /// An expression with two operands, both of which are evaluated.
    ///
    /// # Errors
    /// The domain has no value for it.
    fn binary(&mut self, expr: &Expr, a: Self::Value, b: Self::Value) -> Result<Self::Value, Self::Error>;
    /// An entry of a ROM table; 0 beyond its end.
    ///
    /// # Errors
    /// The domain has no value for it.
    fn table(&mut self, table: u16, index: Self::Value, ty: &Ty) -> Result<Self::Value, Self::Error>;
    /// Whether a host function may be called, before its arguments are evaluated.
    ///
    /// # Errors
    /// It may not.
    fn may_call(&mut self, _function: u16) -> Result<(), Self::Error> {
        Ok(())
    }
    /// The result of a host function.
    ///
    /// # Errors
    /// The domain has no value for it, or the host stops.
    fn external(&mut self, function: u16, args: Vec<Self::Value>, ty: &Ty) -> Result<Self::Value, Self::Error>;

    /// The result of a fn of the description without a walk over its body; `None`: the body is walked.
    fn shortcut(&mut self, _function: FuncId, _args: &[Self::Value]) -> Option<Self::Value> {
        None
    }
    /// The body of a fn, or of an instruction, begins.
    fn entered(&mut self) {}
    /// The body that began last ends with this value.
    ///
    /// # Errors
    /// What returned earlier can't be joined with it.
    fn left(&mut self, value: Self::Value) -> Result<Self::Value, Self::Error> {
        Ok(value)
    }

    /// Bits `lo +: width` of a value.
    ///
    /// # Errors
    /// The domain has no value for it.
    fn slice(&mut self, whole: Self::Value, lo: Self::Value, width: u32) -> Result<Self::Value, Self::Error>;
    /// The value with other bits `lo +: width`.
    ///
    /// # Errors
    /// The domain has no value for it.
    fn with_slice(
        &mut self,
        whole: Self::Value,
        lo: Self::Value,
        width: u32,
        part: Self::Value,
    ) -> Result<Self::Value, Self::Error>;

    /// Reads a place.
    ///
    /// # Errors
    /// The domain can't, or it traps.
    fn read(&mut self, place: Outside<Self::Value>, ty: &Ty) -> Result<Self::Value, Self::Error>;
    /// Writes a place.
    ///
    /// # Errors
    /// The domain can't, or it traps.
    fn write(&mut self, place: Outside<Self::Value>, value: Self::Value) -> Result<(), Self::Error>;
    /// The fns that read and write the CSR of a number.
    ///
    /// # Errors
    /// There is no such CSR, or the domain can't tell.
    fn csr(&mut self, number: Self::Value) -> Result<CsrAccess, Self::Error>;
    /// A trap; with cause and value where [`Domain::EVALUATES_TRAPS`].
    ///
    /// # Errors
    /// The walk ends there.
    fn trap(&mut self, cause_and_value: Option<(Self::Value, Self::Value)>) -> Result<(), Self::Error>;

    /// The bounds of a loop.
    ///
    /// # Errors
    /// They are not known.
    fn bounds(&mut self, lo: Self::Value, hi: Self::Value) -> Result<Range<i128>, Self::Error>;

    /// Runs a loop from `lo` up to `hi`.
    ///
    /// # Errors
    /// Those of its body; the bounds are not known.
    fn repeat(
        walk: &mut Walk<'_, Self>,
        locals: &mut Locals<Self>,
        of: &Iterations<'_>,
        lo: Self::Value,
        hi: Self::Value,
    ) -> Step<Self, ()> {
        let range = walk.domain.bounds(lo, hi)?;
        walk.iterate(locals, of, range)
    }

    /// Walks the arm that a condition selects; where the condition is undecided, both arms, and joins their results, locals
    /// and effects.
    ///
    /// # Errors
    /// Those of an arm; the arms can't be joined.
    fn branch<'p>(
        walk: &mut Walk<'p, Self>,
        locals: &mut Locals<Self>,
        cond: Self::Value,
        arm: impl FnMut(&mut Walk<'p, Self>, &mut Locals<Self>, bool) -> Step<Self>,
    ) -> Step<Self>;
}

/// The fns behind a CSR.
#[derive(Debug, Clone, Copy)]
pub struct CsrAccess {
    pub read: FuncId,
    pub write: FuncId,
}
