//! What a piece of state is known to hold.

use crate::code::{Held, VReg};

/// A lattice: anything, below it one value under all its names, below these nothing.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum Fact {
    /// The place is not reached yet.
    #[default]
    Unreached,
    Number(i64),
    /// The values of these registers, which are all the same; sorted.
    Registers(Vec<VReg>),
    /// Not known.
    Unknown,
}

impl Fact {
    pub fn of(held: Held) -> Fact {
        match held {
            Held::Number(n) => Fact::Number(n),
            Held::Register(v) => Fact::Registers(vec![v]),
            // One of several numbers: which one is not known.
            Held::Lanes(_) => Fact::Unknown,
        }
    }

    pub fn satisfies(&self, held: Held) -> bool {
        match (self, held) {
            (Fact::Number(n), Held::Number(wanted)) => *n == wanted,
            (Fact::Registers(all), Held::Register(wanted)) => all.contains(&wanted),
            _ => false,
        }
    }

    /// A name for what it is.
    pub fn held(&self) -> Option<Held> {
        match self {
            Fact::Number(n) => Some(Held::Number(*n)),
            Fact::Registers(all) => all.first().copied().map(Held::Register),
            Fact::Unreached | Fact::Unknown => None,
        }
    }

    /// What holds where two ways meet.
    pub fn meet(&self, other: &Fact) -> Fact {
        match (self, other) {
            (Fact::Unreached, fact) | (fact, Fact::Unreached) => fact.clone(),
            (Fact::Registers(a), Fact::Registers(b)) => {
                Fact::some(a.iter().copied().filter(|v| b.contains(v)).collect())
            }
            (a, b) if a == b => a.clone(),
            _ => Fact::Unknown,
        }
    }

    fn some(all: Vec<VReg>) -> Fact {
        match all.is_empty() {
            true => Fact::Unknown,
            false => Fact::Registers(all),
        }
    }

    /// What remains when a register gets another value.
    pub fn forget(&mut self, register: VReg) {
        if let Fact::Registers(all) = self {
            all.retain(|v| *v != register);
            if all.is_empty() {
                *self = Fact::Unknown;
            }
        }
    }

    /// The fact behind an edge: parameters of the block get the values that the edge hands on.
    pub fn across(&self, params: &[VReg], passed: &[VReg]) -> Fact {
        let Fact::Registers(all) = self else {
            return self.clone();
        };
        let handed = params.iter().zip(passed).filter(|(_, value)| all.contains(value));
        let kept = all.iter().filter(|v| !params.contains(v));
        let mut now: Vec<VReg> = handed.map(|(param, _)| *param).chain(kept.copied()).collect();
        now.sort_unstable();
        now.dedup();
        Fact::some(now)
    }
}
