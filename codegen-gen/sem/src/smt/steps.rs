//! Steps of computations on constants ([`onespec_bv::calc`]) as terms. What a prover is told stands here by itself, and not by the function that
//! computes, since the one is to find faults of the other.

use super::terms::{Term, Terms};
use crate::ir::{BinOp, CmpOp};
use onespec_bv::calc::{Step, WIDTH};

impl Terms {
    /// The value of a step that is no leaf, for as many operands as it has. Widths are constants.
    pub fn calculate<L>(&mut self, step: &Step<L>, operands: &[Term]) -> Term {
        let nothing = Term::constant(WIDTH, 0);
        let at = |i: usize| operands.get(i).unwrap_or(&nothing);
        let (a, b) = (at(0), at(1));
        let width = || b.known.map_or(WIDTH, |width| width.min(WIDTH.into()) as u32);
        let holds = match step {
            Step::Number(n) => return Term::constant(WIDTH, i128::from(*n) as u128),
            Step::Leaf(_) => return nothing,
            Step::Unary(op) => return self.unary(*op, a),
            Step::Binary(op) => return self.binary(*op, a, b),
            Step::Choose => {
                let chosen = self.is_true(a);
                return self.choose(&chosen, b, at(2));
            }
            Step::Count(op) => {
                let low = self.low(a, width());
                let count = self.count(*op, &low);
                return self.data(&count, WIDTH);
            }
            Step::Zext | Step::Sext => {
                let low = self.low(a, width());
                return self.resize(&low, WIDTH, matches!(step, Step::Sext));
            }
            // Shifts by 128 and more give 0, and 0 - 1 is all ones.
            Step::Ones => {
                let one = Term::constant(WIDTH, 1);
                let top = self.binary(BinOp::Shl, &one, a);
                return self.binary(BinOp::Sub, &top, &one);
            }
            Step::Compare(op) => self.compare(*op, a, b),
            Step::IsZero => self.compare(CmpOp::Eq, a, &nothing),
            Step::Both => {
                let (x, y) = (self.is_true(a), self.is_true(b));
                self.both(&x, &y)
            }
            Step::Either => {
                let (x, y) = (self.is_true(a), self.is_true(b));
                self.either(&x, &y)
            }
            Step::IsPowerOfTwo => {
                let less = self.binary(BinOp::Sub, a, &Term::constant(WIDTH, 1));
                let common = self.binary(BinOp::And, a, &less);
                let single = self.compare(CmpOp::Eq, &common, &nothing);
                let some = self.compare(CmpOp::Ne, a, &nothing);
                self.both(&single, &some)
            }
        };
        self.resize(&holds, WIDTH, false)
    }

    fn low(&mut self, a: &Term, width: u32) -> Term {
        self.extract(a, 0, width.max(1))
    }
}
