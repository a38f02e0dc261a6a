//! Conversions of integers to the nearest float, which the host does without a branch and without knowing flags first.

use onespec_core::fp::Rounding;
use onespec_core::host::Function;
use onespec_sem::ir::{Expr, ExprKind, Program, Ty};

/// Whether the call of an extern is such a conversion, to 32 or 64 bits. `ty` is the type of its result.
pub fn converts(program: &Program, id: u16, args: &[Expr], ty: &Ty) -> bool {
    let function = program.externs.get(usize::from(id)).and_then(|x| x.function);
    let number = match ty {
        Ty::Tuple(parts) => parts.first(),
        other => Some(other),
    };
    function
        .zip(number)
        .is_some_and(|(function, number)| is_conversion(program, function, args, number))
}

/// The same of a function and the type of the number that it gives.
pub fn is_conversion(program: &Program, function: &Function, args: &[Expr], number: &Ty) -> bool {
    let mode = match args.last().map(|arg| &arg.kind) {
        Some(ExprKind::Const(code)) => usize::try_from(*code).ok(),
        _ => None,
    };
    let mode = mode.and_then(|code| program.float.modes.get(code));
    function.name == "f_from_s"
        && mode == Some(&Rounding::NearestEven)
        && matches!(number, Ty::Bits(32 | 64))
        && matches!(args.first().map(|a| &a.ty), Some(Ty::Bits(1..=64)))
}
