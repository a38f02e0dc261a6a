//! Tests whether a number is in a set of constants: a comparison, a range comparison, or a bit of a mask (a "bit test").
//!
//! The numbers are on a circle, so a range may go from negative to positive ones. Outside of the longest run of numbers that
//! are all in the set or all not, the window, bits of a constant say which are: `x - base < count && mask >> (x - base) & 1`.

use super::algebra::{algebra, by_results, says};
use super::constants::Constants;
use super::intervals::NumberSet;
use onespec_graph::set::{Bank, Bitfield};
use onespec_graph::{Circuit, Gate, GateSet, Opcode, Type};

/// The gates of such tests.
pub(super) struct Membership {
    set: &'static GateSet,
    arch: Type,
    bit: Type,
    compare: Opcode,
    equal: Relation,
    less: Relation,
    add: Opcode,
    cut: Opcode,
    zeros: Opcode,
    sign: Opcode,
    both: Opcode,
    either: Opcode,
}

/// The code of a condition, and of its opposite.
#[derive(Debug, Clone, Copy)]
struct Relation {
    holds: u64,
    fails: u64,
}

impl Relation {
    fn code(self, negated: bool) -> u64 {
        if negated { self.fails } else { self.holds }
    }
}

/// How a test is made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Plan {
    /// Subtracted from the number first.
    base: u64,
    kind: Kind,
    /// The set is all that the kind says is not in it. Of a mask: what is outside of the window is in the set.
    negated: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// All numbers are in the set.
    Always,
    /// The number is the base.
    Equal,
    /// So many numbers from the base on.
    Less(u64),
    /// Of so many from the base on, those whose bit is one.
    Mask { count: u64, bits: u64 },
}

/// Bits of a constant that one instruction, or two, hold on most machines.
const SHORT: u32 = 11;
const LONG: u32 = 31;

/// About how many instructions a constant takes.
fn constant_cost(bits: u64) -> u32 {
    match 64 - bits.leading_zeros() {
        0..=SHORT => 1,
        wide if wide <= LONG => 2,
        _ => 5,
    }
}

impl Plan {
    /// About how many instructions it takes.
    pub fn cost(&self) -> u32 {
        let subtraction = u32::from(self.base != 0);
        match self.kind {
            Kind::Always => 0,
            Kind::Equal | Kind::Less(_) => subtraction + 1,
            // The comparison, the shift, the bit, and what joins them.
            Kind::Mask { bits, .. } => subtraction + 4 + constant_cost(bits),
        }
    }

    /// Whether it is a comparison alone.
    pub fn is_comparison(&self) -> bool {
        !matches!(self.kind, Kind::Mask { .. })
    }
}

impl Membership {
    /// `None` where the set of gates lacks one.
    pub fn of(circuit: &Circuit) -> Option<Membership> {
        let set = circuit.set();
        let compare = says_any(set, "cases")?;
        let (_, names) = set.def(compare).data.iter().find(|(key, _)| *key == "cases")?;
        let Bitfield::Condition(table) = set.def(compare).bitfield else {
            return None;
        };
        let table = set.conditions.get(usize::from(table))?;
        let mut relations = names.split_whitespace().map(|name| {
            let code = table.by_name(name)?;
            Some(Relation {
                holds: code.code.into(),
                fails: code.negated.into(),
            })
        });
        let bit = Type(set.types.iter().position(|t| t.width == 1 && t.lanes == 0)? as u8);
        // Bit by bit, so on a single bit, too.
        let joins = |results: &[([u64; 2], u64)]| {
            by_results(set, circuit.arch(), results).filter(|op| set.def(*op).types.has(bit))
        };
        Some(Membership {
            set,
            arch: circuit.arch(),
            bit,
            compare,
            equal: relations.next()??,
            less: relations.next()??,
            add: algebra(circuit, "add")?,
            cut: says(set, "resizes", "low")?,
            zeros: says(set, "resizes", "zeros")?,
            sign: says(set, "resizes", "sign")?,
            both: joins(&[([3, 5], 1), ([12, 10], 8)])?,
            either: joins(&[([3, 5], 7), ([12, 10], 14)])?,
        })
    }

    /// The comparison of integers.
    pub fn comparison(&self) -> Opcode {
        self.compare
    }

    /// Whether a comparison with this condition holds where its operands are equal (`true`), or where they are not.
    pub fn is_equality(&self, condition: u64) -> Option<bool> {
        match condition {
            code if code == self.equal.holds => Some(true),
            code if code == self.equal.fails => Some(false),
            _ => None,
        }
    }

    /// Bits of numbers of a type that tests are made of.
    pub fn width(&self, ty: Type) -> Option<u32> {
        let def = self.set.type_def(ty);
        let fits = def.bank == Bank::Int && def.lanes == 0 && (8..=self.word()).contains(&def.width);
        fits.then_some(def.width)
    }

    /// Bits of an address, which are those of a mask.
    fn word(&self) -> u32 {
        self.set.type_def(self.arch).width
    }

    /// How to test whether a number of a type is in a set; `None` where its numbers are too far apart.
    pub fn plan(&self, ty: Type, numbers: &NumberSet) -> Option<Plan> {
        let width = self.width(ty)?;
        let runs = numbers.runs();
        let longest = runs.iter().max_by_key(|run| run.count)?;
        let negated = longest.inside;
        let of = |base: u64, kind: Kind, negated: bool| Plan { base, kind, negated };
        let all = numbers.greatest();
        let base = (u128::from(longest.first) + longest.count) as u64 & all;
        let count = (u128::from(all) + 1).checked_sub(longest.count)?;
        let plan = match runs.len() {
            1 => of(0, Kind::Always, !negated),
            2 if count == 1 => of(base, Kind::Equal, negated),
            // The run itself begins at 0.
            2 if longest.first == 0 => of(0, Kind::Less(u64::try_from(longest.count).ok()?), !negated),
            2 => of(base, Kind::Less(u64::try_from(count).ok()?), negated),
            _ => {
                let count = u64::try_from(count).ok().filter(|count| *count <= self.word().into())?;
                let mut bits = 0;
                for run in runs.iter().filter(|run| run.inside && *run != longest) {
                    let from = run.first.wrapping_sub(base) & all;
                    let ones = u64::MAX.checked_shr(64u32.checked_sub(u32::try_from(run.count).ok()?)?)?;
                    bits |= ones.checked_shl(u32::try_from(from).ok()?)?;
                }
                let plan = of(base, Kind::Mask { count, bits }, negated);
                // A longer mask may do without the subtraction.
                let end = base.checked_add(count).filter(|end| *end <= u64::from(LONG));
                let from_zero = end.map(|count| {
                    let below = if negated { (1 << base) - 1 } else { 0 };
                    let bits = bits << base | below;
                    of(0, Kind::Mask { count, bits }, negated)
                });
                from_zero.filter(|other| other.cost() <= plan.cost()).unwrap_or(plan)
            }
        };
        // Narrow numbers are widened first, where a window must not come round.
        let end = match plan.kind {
            Kind::Always | Kind::Equal => 0,
            Kind::Less(count) | Kind::Mask { count, .. } => u128::from(plan.base) + u128::from(count),
        };
        (!self.is_narrow(width) || end <= u128::from(all) + 1).then_some(plan)
    }

    /// Whether numbers of so many bits are widened, since machines compute in wider ones.
    fn is_narrow(&self, width: u32) -> bool {
        width < 32
    }

    /// The condition that a number is in the set of a plan.
    pub fn make(
        &self,
        circuit: &mut Circuit,
        constants: &mut Constants,
        number: Gate,
        plan: &Plan,
        line: u32,
    ) -> Option<Gate> {
        let mut ty = circuit.ty(number);
        let width = self.width(ty)?;
        let add = |circuit: &mut Circuit, op: Opcode, ty: Type, bits: u64, values: &[Gate]| {
            let gate = circuit.add(op, ty, bits, &[], &[], values);
            circuit.set_line(gate, line);
            gate
        };
        if plan.kind == Kind::Always {
            return constants.get(circuit, self.bit, u64::from(!plan.negated));
        }
        if plan.kind == Kind::Equal {
            let base = constants.get(circuit, ty, plan.base)?;
            return Some(add(
                circuit,
                self.compare,
                self.bit,
                self.equal.code(plan.negated),
                &[number, base],
            ));
        }
        let mut at = number;
        let is_mask = matches!(plan.kind, Kind::Mask { .. });
        if self.is_narrow(width) && (is_mask || plan.base != 0) {
            ty = self.arch;
            at = add(circuit, self.zeros, ty, 0, &[number]);
        }
        let width = self.width(ty)?;
        if plan.base != 0 {
            let minus = plan.base.wrapping_neg() & u64::MAX >> (64 - width);
            let minus = constants.get(circuit, ty, minus)?;
            at = add(circuit, self.add, ty, 0, &[at, minus]);
        }
        let (Kind::Less(count) | Kind::Mask { count, .. }) = plan.kind else {
            return None;
        };
        let end = constants.get(circuit, ty, count)?;
        let near = add(
            circuit,
            self.compare,
            self.bit,
            self.less.code(plan.negated),
            &[at, end],
        );
        let Kind::Mask { bits, .. } = plan.kind else {
            return Some(near);
        };
        if count > width.into() {
            // Only low bits of an amount count, so what stands above does not matter.
            ty = self.arch;
            at = add(circuit, self.sign, ty, 0, &[at]);
        }
        let shift = self.shift_right(ty)?;
        let mask = constants.get(circuit, ty, bits)?;
        let moved = add(circuit, shift, ty, 0, &[mask, at]);
        let bit = add(circuit, self.cut, self.bit, 0, &[moved]);
        let join = if plan.negated { self.either } else { self.both };
        Some(add(circuit, join, self.bit, 0, &[near, bit]))
    }
}

impl Membership {
    /// The shift to the right into whose result zeros come; its amount counts modulo the width.
    fn shift_right(&self, ty: Type) -> Option<Opcode> {
        let width = self.width(ty)?;
        let (ones, all) = (u64::MAX >> (64 - width), u64::from(width));
        let highest = ones ^ ones >> 1;
        let results = [
            ([highest, all - 1], 1),
            ([ones, 1], ones >> 1),
            ([ones, 0], ones),
            ([ones, all], ones),
        ];
        by_results(self.set, ty, &results)
    }
}

/// The first gate that says something under a key.
fn says_any(set: &GateSet, key: &str) -> Option<Opcode> {
    let is = |def: &onespec_graph::GateDef| def.data.iter().any(|(known, _)| *known == key);
    set.gates.iter().position(is).map(|op| op as Opcode)
}
