//! Compression: from an instruction to a shorter encoding that abbreviates it.

use crate::encode;
use crate::expr::Env;
use crate::isa::{BinOp, Expr, FeatureSet, Isa, Op, OpId, Operand, Word};
use crate::operand::{self, Args, MAX_OPERANDS};
use alloc::vec;
use alloc::vec::Vec;

/// For each instruction of a target, the shorter ones that abbreviate it.
#[derive(Debug, Clone)]
pub struct Compressor {
    isa: &'static Isa,
    shorter: Vec<Vec<OpId>>,
}

impl Compressor {
    /// Collects the shorter instructions that a target with these features has.
    pub fn new(isa: &'static Isa, features: &FeatureSet) -> Compressor {
        let mut shorter = vec![Vec::new(); isa.ops.len()];
        for (i, op) in isa.ops.iter().enumerate() {
            let Some(is) = op.is.as_ref().filter(|_| op.needs.holds(features)) else {
                continue;
            };
            if isa
                .ops
                .get(usize::from(is.op))
                .is_some_and(|base| base.length > op.length)
            {
                shorter[usize::from(is.op)].push(i as OpId);
            }
        }
        Compressor { isa, shorter }
    }

    /// The shortest instruction that means the same as `op` with these operand values. Hints are never chosen.
    pub fn compress(&self, op: OpId, args: &Args) -> Option<(OpId, Word)> {
        let base = self.isa.ops.get(usize::from(op))?;
        self.shorter.get(usize::from(op))?.iter().find_map(|&short| {
            let o = self.isa.ops.get(usize::from(short))?;
            let values = abbreviate(self.isa, base, o, args)?;
            let env = Env::of(self.isa, o.operands, o.lets, &values);
            if o.hint.as_ref().is_some_and(|h| env.holds(h)) {
                return None;
            }
            let word = encode::encode(self.isa, o, values.get(..o.operands.len())?).ok()?;
            Some((short, word))
        })
    }
}

/// Operand values of an abbreviation from those of the instruction it stands for: each one that is handed on, whole or
/// its low bits, is read back; then all must give the operands that are there.
fn abbreviate(isa: &Isa, base: &Op, short: &Op, args: &Args) -> Option<Args> {
    let is = short.is.as_ref()?;
    let mut values = [0; MAX_OPERANDS];
    for ((e, operand), &arg) in is.args.iter().zip(base.operands).zip(args) {
        let (index, bits) = match e {
            Expr::Operand(i) => (*i, operand.width),
            Expr::Bin(BinOp::BitAnd, Expr::Operand(i), Expr::Num(mask)) => (*i, mask.trailing_ones() as u8),
            _ => continue,
        };
        let o = short.operands.get(usize::from(index))?;
        *values.get_mut(usize::from(index))? = reading(operand, o, bits, arg);
    }
    let env = Env::of(isa, short.operands, short.lets, &values);
    let number = |o: &Operand, value: i64| operand::number(isa, o, value);
    let same = |((e, o), &arg): ((&Expr, &Operand), &i64)| number(o, env.eval(e)) == number(o, arg);
    is.args.iter().zip(base.operands).zip(args).all(same).then_some(values)
}

/// An unsigned number of the long form may be a signed one of the short form: the same low bits.
fn reading(long: &Operand, short: &Operand, bits: u8, value: i64) -> i64 {
    if short.signed && !long.signed && bits > 0 && bits < 64 {
        let shift = 64 - bits;
        value << shift >> shift
    } else {
        value
    }
}
