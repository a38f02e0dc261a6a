//! Bounds checks: an index outside of an array or a slice, or an invalid slice, ends the program with a message.
//! Intervals ([`super::interval`]) remove the checks that they decide.

use super::function::Function;
use crate::types::tree::Expr;
use onespec_circuit::{Icmp, Opcode, types};
use onespec_graph::{Gate, Type};

/// How many elements there are.
#[derive(Debug, Clone, Copy)]
pub(super) enum Length {
    Known(u64),
    Slice(Gate),
}

impl Function<'_> {
    fn length(&mut self, length: Length) -> Gate {
        match length {
            Length::Known(n) => self.constant(types::I64, n),
            Length::Slice(gate) => gate,
        }
    }

    /// The length where it is known: a text's and a whole array's are constants.
    fn known_length(&self, length: Length) -> Option<i128> {
        match length {
            Length::Known(n) => Some(n.into()),
            Length::Slice(gate) => {
                let is_constant = self.circuit.op(gate) == Opcode::Constant as u16;
                is_constant.then(|| i128::from(self.circuit.bits(gate)))
            }
        }
    }

    /// Sees that an index, `at` in 64 bits, is one of an element of `of`.
    pub fn check_index(&mut self, of: &Expr, index: &Expr, at: Gate, length: Length) {
        let (least, most) = self.interval(index);
        let fits = self.known_length(length).is_some_and(|n| least >= 0 && most < n);
        if !self.m.options.bounds || fits || self.is_below(index, of) {
            return;
        }
        let length = self.length(length);
        self.stop_unless(Icmp::Ult, [at, length], "bad_index", index);
    }

    /// Sees that a range, `from` and `to` in 64 bits, is one of elements; without a length, that it does not end before it begins.
    pub fn check_range(&mut self, bounds: [&Expr; 2], [from, to]: [Gate; 2], length: Option<Length>) {
        if !self.m.options.bounds {
            return;
        }
        let (first, last) = (self.interval(bounds[0]), self.interval(bounds[1]));
        if let Some(length) = length
            && !self.known_length(length).is_some_and(|n| last.0 >= 0 && last.1 <= n)
        {
            let length = self.length(length);
            self.stop_unless(Icmp::Ule, [to, length], "bad_end", bounds[1]);
        }
        // Behind the check of its end, a range of what has a length has an end that is not negative.
        let least = if length.is_some() { last.0.max(0) } else { last.0 };
        let is_ordered = first.1 <= least && (length.is_none() || first.0 >= 0);
        if !is_ordered {
            let code = if length.is_some() { Icmp::Ule } else { Icmp::Sle };
            self.stop_unless(code, [from, to], "bad_range", bounds[0]);
        }
    }

    /// Ends the program where two numbers do not compare like that, by a service that prints the place and both numbers. The
    /// first is that of `of`, whose type says whether the service prints it as signed.
    fn stop_unless(&mut self, code: Icmp, numbers: [Gate; 2], service: &str, of: &Expr) {
        if self.state.is_none() {
            return;
        }
        let fits = self.compare(code, numbers[0], numbers[1]);
        let mark = self.mark();
        let [inside, outside] = self.fork(fits);
        self.join_some(vec![outside]);
        let place = self.symbol(self.m.place(of.span));
        let service = match of.ty.bits() == 64 && !of.ty.is_signed() {
            true => &format!("{service}_unsigned"),
            false => service,
        };
        self.call_service(service, Type::NONE, &[place, numbers[0], numbers[1]]);
        self.leave_with_zero();
        self.rollback(&mark);
        self.join_some(vec![inside]);
    }
}
