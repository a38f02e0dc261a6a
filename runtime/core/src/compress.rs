//! Abbreviations read backwards: from an instruction to a shorter one that stands for it.

use crate::encode;
use crate::expr::Env;
use crate::isa::{Expr, FeatureSet, Isa, Op, OpId, Operand, Word};
use crate::operand::{Args, MAX_OPERANDS};
use alloc::vec;
use alloc::vec::Vec;

/// For each instruction of a target, the shorter ones that abbreviate it.
#[derive(Debug, Clone)]
pub struct Compressor {
    isa: &'static Isa,
    shorter: Vec<Vec<OpId>>,
}

impl Compressor {
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
            let values = abbreviate(base, o, args)?;
            let env = Env::of(self.isa, o.operands, o.lets, &values);
            if o.hint.as_ref().is_some_and(|h| env.holds(h)) {
                return None;
            }
            let word = encode::encode(self.isa, o, values.get(..o.operands.len())?).ok()?;
            Some((short, word))
        })
    }
}

/// Operand values of an abbreviation from those of the instruction it stands for.
fn abbreviate(base: &Op, short: &Op, args: &Args) -> Option<Args> {
    let is = short.is.as_ref()?;
    let mut values = [0; MAX_OPERANDS];
    let mut set = 0u32;
    for ((e, operand), &arg) in is.args.iter().zip(base.operands).zip(args) {
        match e {
            Expr::Num(n) if *n == arg => {}
            Expr::Operand(i) => {
                let o = short.operands.get(usize::from(*i))?;
                let value = reading(operand, o, arg);
                let v = values.get_mut(usize::from(*i))?;
                if set >> i & 1 != 0 && *v != value {
                    return None;
                }
                *v = value;
                set |= 1 << i;
            }
            _ => return None,
        }
    }
    Some(values)
}

/// An unsigned number of the long form may be a signed one of the short form: the same bits.
fn reading(long: &Operand, short: &Operand, value: i64) -> i64 {
    if short.signed && !long.signed && long.width > 0 && long.width < 64 {
        let shift = 64 - long.width;
        value << shift >> shift
    } else {
        value
    }
}
