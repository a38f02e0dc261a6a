//! The conditions that a word must satisfy besides an instruction's fixed bits, with the bits that each of them reads.

use super::solve::Condition;
use onespec_core::expr::Env;
use onespec_core::isa::{Expr, Isa, Kind, Let, Op, Operand, Piece, Word};
use onespec_core::operand::{accepts, arguments, footprint, gather, has_copies, read, scatter, shape};

/// All conditions of an instruction: copies of bits, operands' kinds, `where`.
pub fn conditions(isa: &'static Isa, op: &'static Op) -> Vec<Condition<'static>> {
    let mut list = Vec::new();
    for o in op.operands {
        let bits = footprint(o.pieces);
        if has_copies(o) {
            let agree = move |word| scatter(o.pieces, gather(o.pieces, word)) == word & bits;
            list.push(Condition {
                bits,
                holds: Box::new(agree),
            });
        }
        if let Some(Kind::Sum { alts, .. }) = isa.kinds.get(usize::from(o.kind)) {
            let args = o
                .args
                .iter()
                .map(|e| looked_at(e, op.operands, op.lets, 0))
                .fold(bits, |all, more| all | more);
            let holds = move |word| {
                let values = values(isa, op.operands, args, word);
                let (params, n) = arguments(&Env::of(isa, op.operands, op.lets, &values), o);
                shape(isa, alts, gather(o.pieces, word), &params[..n], 0).is_some()
            };
            list.push(Condition {
                bits: args,
                holds: Box::new(holds),
            });
        }
        if restricts(isa, o) {
            let holds = move |word| accepts(isa, o, gather(o.pieces, word)).is_ok();
            list.push(Condition {
                bits,
                holds: Box::new(holds),
            });
        }
    }
    list.extend(op.where_.iter().map(|e| condition(isa, op, e)));
    list
}

/// An expression over the operands of an instruction, on the word.
pub fn condition(isa: &'static Isa, op: &'static Op, e: &'static Expr) -> Condition<'static> {
    let bits = looked_at(e, op.operands, op.lets, 0);
    let holds = move |word| {
        let values = values(isa, op.operands, bits, word);
        Env::of(isa, op.operands, op.lets, &values).holds(e)
    };
    Condition {
        bits,
        holds: Box::new(holds),
    }
}

/// Values of the operands that stand in `bits`; 0 for the others, which nobody asks for.
pub fn values(isa: &Isa, operands: &[Operand], bits: Word, word: Word) -> Vec<i64> {
    operands
        .iter()
        .map(|o| {
            if footprint(o.pieces) & bits == 0 {
                0
            } else {
                read(isa, o, word)
            }
        })
        .collect()
}

/// Whether some bits of the operand are no encoding.
fn restricts(isa: &Isa, o: &Operand) -> bool {
    let codes = 1u64.checked_shl(u32::from(o.width)).unwrap_or(u64::MAX);
    !o.except.is_empty()
        || match isa.kinds.get(usize::from(o.kind)) {
            Some(Kind::Reg {
                file,
                list,
                exclude,
                step,
            }) => {
                let count = isa.files.get(usize::from(*file)).map_or(0, |f| u64::from(f.count));
                let numbers = if list.is_empty() { count } else { list.len() as u64 };
                !exclude.is_empty() || *step > 1 || numbers < codes
            }
            Some(Kind::Enum { names, open: false }) => {
                let mut codes_named: Vec<i64> = names.iter().map(|n| n.1).collect();
                codes_named.sort_unstable();
                codes_named.dedup();
                (codes_named.len() as u64) < codes
            }
            _ => false,
        }
}

/// Bits of the word that an expression depends on.
pub fn looked_at(e: &Expr, operands: &[Operand], lets: &[Let], depth: u8) -> Word {
    /// Lets that use lets that use lets; a cycle is cut off.
    const MAX_DEPTH: u8 = 32;
    let of = |e: &Expr| looked_at(e, operands, lets, depth + 1);
    match e {
        _ if depth > MAX_DEPTH => 0,
        Expr::Num(_) | Expr::Param(_) => 0,
        Expr::Operand(i) => operands.get(usize::from(*i)).map_or(0, |o| footprint(o.pieces)),
        Expr::Let(i) => lets.get(usize::from(*i)).map_or(0, |l| of(&l.value)),
        Expr::Slice(i, hi, lo) => operands.get(usize::from(*i)).map_or(0, |o| sliced(o, *hi, *lo)),
        Expr::Un(_, a) | Expr::In(a, _) | Expr::Call(_, a) => of(a),
        Expr::Bin(_, a, b) => of(a) | of(b),
        Expr::Cond(c, a, b) => of(c) | of(a) | of(b),
    }
}

/// Bits of the word in which bits `hi..=lo` of an operand's encoded number stand.
fn sliced(o: &Operand, hi: u8, lo: u8) -> Word {
    let placed_at = |p: &Piece| {
        (0..p.len)
            .filter(|i| (lo..=hi).contains(&(p.value + i)))
            .map(|i| bit(p.word + i))
            .fold(0, |all, b| all | b)
    };
    o.pieces.iter().map(placed_at).fold(0, |all, bits| all | bits)
}

fn bit(i: u8) -> Word {
    1u128.checked_shl(u32::from(i)).unwrap_or(0)
}
