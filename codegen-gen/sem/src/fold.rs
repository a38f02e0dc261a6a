//! Expressions are built here, and made smaller while they are built: constants are folded, static conditions choose
//! their branch, what cannot matter is left out. Everything else is left to the back ends.
//!
//! Folding never drops an effect: an operand that may trap or write keeps its place.

use super::interval::{self, Range};
use super::ir::*;
use onespec_bv::word::{self, MAX_WIDTH, mask};
use onespec_core::isa::FeatureSet;

pub fn expr(kind: ExprKind, ty: Ty) -> Expr {
    Expr { kind, ty }
}

pub fn int(value: i128) -> Expr {
    expr(ExprKind::Int(value), Ty::Int(value, value))
}

pub fn constant(width: u32, value: u128) -> Expr {
    expr(ExprKind::Const(value & mask(width)), Ty::Bits(width))
}

pub fn boolean(value: bool) -> Expr {
    constant(1, value.into())
}

/// Whether the machine executes reserved combinations of operands.
pub fn allow_reserved() -> Expr {
    expr(ExprKind::Feature(FeatureSet::ALLOW_RESERVED), Ty::BOOL)
}

pub fn local(id: LocalId, ty: Ty) -> Expr {
    expr(ExprKind::Local(id), ty)
}

pub fn read(place: Place, ty: Ty) -> Expr {
    expr(ExprKind::Read(Box::new(place)), ty)
}

/// A value for a place that is never reached.
pub fn zero(ty: &Ty) -> Expr {
    match ty {
        Ty::Bits(width) => constant(*width, 0),
        Ty::Int(lo, _) => int(*lo),
        Ty::Tuple(parts) => expr(ExprKind::Tuple(parts.iter().map(zero).collect()), ty.clone()),
        Ty::Unit => expr(ExprKind::Block(Block::default()), Ty::Unit),
    }
}

/// Value of constant data of at most 128 bits.
pub fn as_const(e: &Expr) -> Option<u128> {
    match (&e.kind, &e.ty) {
        (ExprKind::Const(value), Ty::Bits(width)) if *width <= MAX_WIDTH => Some(*value),
        _ => None,
    }
}

/// Value of an integer that is known.
pub fn as_int(e: &Expr) -> Option<i128> {
    match e.kind {
        ExprKind::Int(value) => Some(value),
        _ => None,
    }
}

pub fn as_bool(e: &Expr) -> Option<bool> {
    if e.ty == Ty::BOOL {
        as_const(e).map(|value| value != 0)
    } else {
        None
    }
}

/// Range of an integer.
pub fn range(e: &Expr) -> Option<Range> {
    match e.ty {
        Ty::Int(lo, hi) => Some((lo, hi)),
        _ => None,
    }
}

fn width(e: &Expr) -> u32 {
    e.ty.bits().unwrap_or(0)
}

/// Neither traps nor reads or writes anything but locals: may be computed anywhere, or not at all.
pub fn is_pure(e: &Expr) -> bool {
    let all = |parts: &[&Expr]| parts.iter().all(|part| is_pure(part));
    match &e.kind {
        ExprKind::Const(_) | ExprKind::Int(_) | ExprKind::Local(_) | ExprKind::Operand(_) => true,
        ExprKind::Pc | ExprKind::Ilen | ExprKind::Feature(_) | ExprKind::Setting(_) => true,
        ExprKind::Un(_, a) | ExprKind::Zext(a) | ExprKind::Sext(a) | ExprKind::Trunc(a) => is_pure(a),
        ExprKind::ToBits(a) | ExprKind::ToUint(a) | ExprKind::ToSint(a) | ExprKind::Rep(a, _) => is_pure(a),
        ExprKind::Count(_, a) | ExprKind::Table(_, a) => is_pure(a),
        ExprKind::Bin(_, a, b) | ExprKind::Cmp(_, a, b) | ExprKind::AndAlso(a, b) => all(&[a, b]),
        ExprKind::OrElse(a, b) | ExprKind::Slice(a, b) | ExprKind::Concat(a, b) => all(&[a, b]),
        ExprKind::IMin(a, b) | ExprKind::IMax(a, b) => all(&[a, b]),
        ExprKind::Cond(a, b, c) => all(&[a, b, c]),
        ExprKind::Tuple(parts) => parts.iter().all(is_pure),
        ExprKind::Read(place) => match &**place {
            Place::Local(_) | Place::State(_) | Place::Pc => true,
            Place::LocalBits { lo, .. } | Place::StateBits { lo, .. } => is_pure(lo),
            Place::Reg { index, .. } => is_pure(index),
            Place::Lane { index, lane: part, .. } | Place::RegBits { index, lo: part, .. } => all(&[index, part]),
            Place::Mem { .. } | Place::Csr(_) => false,
        },
        ExprKind::Block(block) => {
            block
                .stmts
                .iter()
                .all(|stmt| matches!(stmt, Stmt::Let(_, value) if is_pure(value)))
                && block.value.as_deref().is_none_or(is_pure)
        }
        ExprKind::Call(..) | ExprKind::Extern(..) | ExprKind::IfElse(..) => false,
    }
}

/// An integer whose range is one value is that value.
fn settle(e: Expr) -> Expr {
    match e.ty {
        Ty::Int(lo, hi) if lo == hi && is_pure(&e) => int(lo),
        _ => e,
    }
}

/// An expression over integers with its range.
pub fn int_expr(kind: ExprKind, range: Range) -> Expr {
    settle(expr(kind, Ty::Int(range.0, range.1)))
}

pub fn un(op: UnOp, a: Expr) -> Expr {
    let w = width(&a);
    if let Some(value) = as_const(&a) {
        return constant(w, word::unary(op, value, w));
    }
    if let (UnOp::Not, ExprKind::Un(UnOp::Not, _)) = (op, &a.kind)
        && let ExprKind::Un(_, inner) = a.kind
    {
        return *inner;
    }
    let ty = a.ty.clone();
    expr(ExprKind::Un(op, Box::new(a)), ty)
}

pub fn not(a: Expr) -> Expr {
    un(UnOp::Not, a)
}

/// Data of one width; the amount of a shift is an int or data.
pub fn bin(op: BinOp, a: Expr, b: Expr) -> Expr {
    let w = width(&a);
    // A negative amount, which the checker excludes, is a large one.
    let amount = as_int(&b).map(|n| n as u128).or_else(|| as_const(&b));
    let second = if op.is_shift() { amount } else { as_const(&b) };
    if let (Some(x), Some(y)) = (as_const(&a), second) {
        return constant(w, word::binary(op, x, y, w));
    }
    let by_nothing = matches!(
        op,
        BinOp::Add | BinOp::Sub | BinOp::Or | BinOp::Xor | BinOp::Shl | BinOp::ShrU | BinOp::ShrS
    );
    if by_nothing && amount == Some(0) {
        return a;
    }
    if op == BinOp::And && w <= MAX_WIDTH && as_const(&b) == Some(mask(w)) {
        return a;
    }
    if matches!(op, BinOp::Add | BinOp::Or | BinOp::Xor) && as_const(&a) == Some(0) {
        return b;
    }
    let ty = a.ty.clone();
    expr(ExprKind::Bin(op, Box::new(a), Box::new(b)), ty)
}

pub fn cmp(op: CmpOp, a: Expr, b: Expr) -> Expr {
    let known = match (range(&a), range(&b)) {
        (Some(x), Some(y)) => compare_ranges(op, x, y),
        _ => match (as_const(&a), as_const(&b)) {
            (Some(x), Some(y)) => Some(word::compare(op, x, y, width(&a))),
            _ => None,
        },
    };
    match known {
        Some(value) if is_pure(&a) && is_pure(&b) => boolean(value),
        _ => expr(ExprKind::Cmp(op, Box::new(a), Box::new(b)), Ty::BOOL),
    }
}

fn compare_ranges(op: CmpOp, x: Range, y: Range) -> Option<bool> {
    let (below, not_above, above, not_below) = (x.1 < y.0, x.1 <= y.0, x.0 > y.1, x.0 >= y.1);
    let same = x.0 == x.1 && x == y;
    match op {
        CmpOp::LtS => below.then_some(true).or(not_below.then_some(false)),
        CmpOp::LeS => not_above.then_some(true).or(above.then_some(false)),
        CmpOp::Eq => same.then_some(true).or((below || above).then_some(false)),
        CmpOp::Ne => same.then_some(false).or((below || above).then_some(true)),
        _ => None,
    }
}

pub fn and_also(a: Expr, b: Expr) -> Expr {
    match (as_bool(&a), as_bool(&b)) {
        (Some(false), _) | (_, Some(true)) => a,
        (Some(true), _) => b,
        _ => expr(ExprKind::AndAlso(Box::new(a), Box::new(b)), Ty::BOOL),
    }
}

pub fn or_else(a: Expr, b: Expr) -> Expr {
    match (as_bool(&a), as_bool(&b)) {
        (Some(true), _) | (_, Some(false)) => a,
        (Some(false), _) => b,
        _ => expr(ExprKind::OrElse(Box::new(a), Box::new(b)), Ty::BOOL),
    }
}

/// Bits lo +: width of data; `lo` is in range.
pub fn slice(a: Expr, lo: Expr, to: u32) -> Expr {
    if to == width(&a) {
        return a;
    }
    if let (Some(value), Some(at)) = (as_const(&a), as_int(&lo)) {
        return constant(to, value >> at.clamp(0, 127));
    }
    expr(ExprKind::Slice(Box::new(a), Box::new(lo)), Ty::Bits(to))
}

pub fn concat(high: Expr, low: Expr) -> Expr {
    let (wh, wl) = (width(&high), width(&low));
    if let (Some(x), Some(y)) = (as_const(&high), as_const(&low))
        && wh + wl <= MAX_WIDTH
    {
        return constant(wh + wl, x << wl | y);
    }
    expr(ExprKind::Concat(Box::new(high), Box::new(low)), Ty::Bits(wh + wl))
}

pub fn zext(a: Expr, to: u32) -> Expr {
    match as_const(&a) {
        _ if to == width(&a) => a,
        Some(value) if to <= MAX_WIDTH => constant(to, value),
        _ => expr(ExprKind::Zext(Box::new(a)), Ty::Bits(to)),
    }
}

pub fn sext(a: Expr, to: u32) -> Expr {
    match as_const(&a) {
        _ if to == width(&a) => a,
        Some(value) => constant(to, word::sext(value, width(&a)) as u128),
        _ => expr(ExprKind::Sext(Box::new(a)), Ty::Bits(to)),
    }
}

pub fn trunc(a: Expr, to: u32) -> Expr {
    match as_const(&a) {
        _ if to == width(&a) => a,
        Some(value) => constant(to, value),
        _ => expr(ExprKind::Trunc(Box::new(a)), Ty::Bits(to)),
    }
}

/// Integer to data, modulo 2^width; choices are entered so that constants in them stay constants.
pub fn to_bits(a: Expr, to: u32) -> Expr {
    match a.kind {
        // Above 128 bits a constant repeats its bit 127, which an integer of the language always allows.
        ExprKind::Int(value) => constant(to, value as u128),
        ExprKind::ToUint(inner) if width(&inner) == to => *inner,
        ExprKind::ToUint(inner) if width(&inner) < to => zext(*inner, to),
        ExprKind::Cond(c, x, y) => expr(
            ExprKind::Cond(c, Box::new(to_bits(*x, to)), Box::new(to_bits(*y, to))),
            Ty::Bits(to),
        ),
        _ => expr(ExprKind::ToBits(Box::new(a)), Ty::Bits(to)),
    }
}

/// Data as an integer that is not negative; `None` when it is too wide for integers of the language.
pub fn to_uint(a: Expr) -> Option<Expr> {
    let (lo, hi) = interval::unsigned(width(&a))?;
    Some(match as_const(&a) {
        Some(value) => int(value as i128),
        None => expr(ExprKind::ToUint(Box::new(a)), Ty::Int(lo, hi)),
    })
}

/// Data as a signed integer; `None` when it is too wide.
pub fn to_sint(a: Expr) -> Option<Expr> {
    let (lo, hi) = interval::signed(width(&a))?;
    Some(match as_const(&a) {
        Some(value) => int(word::sext(value, width(&a))),
        None => expr(ExprKind::ToSint(Box::new(a)), Ty::Int(lo, hi)),
    })
}

pub fn rep(a: Expr, times: u32) -> Expr {
    if times == 1 {
        return a;
    }
    let w = width(&a);
    let total = w * times;
    match as_const(&a) {
        Some(0) => constant(total, 0),
        Some(value) if value == mask(w) => constant(total, u128::MAX),
        Some(value) if total <= MAX_WIDTH => constant(total, (0..times).fold(0, |all, _| all << w | value)),
        _ => expr(ExprKind::Rep(Box::new(a), times), Ty::Bits(total)),
    }
}

/// `clz`, `ctz`, `popcount`.
pub fn count(count: Count, a: Expr) -> Expr {
    let w = i128::from(width(&a));
    expr(ExprKind::Count(count, Box::new(a)), Ty::Int(0, w))
}

pub fn imin(a: Expr, b: Expr) -> Expr {
    let (Some(x), Some(y)) = (range(&a), range(&b)) else {
        return a;
    };
    match () {
        () if x.1 <= y.0 && is_pure(&b) => a,
        () if y.1 <= x.0 && is_pure(&a) => b,
        () => int_expr(ExprKind::IMin(Box::new(a), Box::new(b)), interval::min(x, y)),
    }
}

pub fn imax(a: Expr, b: Expr) -> Expr {
    let (Some(x), Some(y)) = (range(&a), range(&b)) else {
        return a;
    };
    match () {
        () if x.0 >= y.1 && is_pure(&b) => a,
        () if y.0 >= x.1 && is_pure(&a) => b,
        () => int_expr(ExprKind::IMax(Box::new(a), Box::new(b)), interval::max(x, y)),
    }
}

/// A block without statements is its value.
pub fn block(block: Block) -> Expr {
    match block {
        Block {
            stmts,
            value: Some(value),
        } if stmts.is_empty() => *value,
        block => {
            let ty = block.value.as_ref().map_or(Ty::Unit, |value| value.ty.clone());
            expr(ExprKind::Block(block), ty)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn constants_fold_by_the_rules_of_total_arithmetic() {
        let c = |v: u128| constant(8, v);
        let value = |e: Expr| as_const(&e);
        assert_eq!(value(bin(BinOp::DivU, c(7), c(0))), Some(0xff));
        assert_eq!(value(bin(BinOp::RemU, c(7), c(0))), Some(7));
        assert_eq!(value(bin(BinOp::DivS, c(0x80), c(0xff))), Some(0x80));
        assert_eq!(value(bin(BinOp::RemS, c(0x80), c(0xff))), Some(0));
        assert_eq!(value(bin(BinOp::RemS, c(0xf9), c(2))), Some(0xff));
        assert_eq!(value(bin(BinOp::Shl, c(1), int(8))), Some(0));
        assert_eq!(value(bin(BinOp::ShrS, c(0x80), int(9))), Some(0xff));
        assert_eq!(value(sext(c(0x80), 16)), Some(0xff80));
        assert_eq!(value(to_bits(int(-1), 12)), Some(0xfff));
        assert_eq!(value(rep(constant(4, 5), 3)), Some(0x555));
        assert_eq!(value(concat(c(1), c(2))), Some(0x102));
        assert_eq!(value(slice(c(0xa5), int(4), 4)), Some(0xa));
        assert_eq!(as_bool(&cmp(CmpOp::LtS, c(0xff), c(0))), Some(true));
        assert_eq!(as_bool(&cmp(CmpOp::LtU, c(0xff), c(0))), Some(false));
    }

    #[test]
    fn ranges_decide_comparisons_but_keep_effects() {
        let operand = |lo, hi| expr(ExprKind::Operand(0), Ty::Int(lo, hi));
        assert_eq!(as_bool(&cmp(CmpOp::LtS, operand(0, 7), int(8))), Some(true));
        assert_eq!(as_bool(&cmp(CmpOp::LtS, operand(0, 8), int(8))), None);
        let call = expr(ExprKind::Call(0, Vec::new()), Ty::Int(0, 1));
        assert_eq!(as_bool(&cmp(CmpOp::LtS, call, int(8))), None);
    }
}
