//! Optimisations of the back end that can be left out: each makes code better, and none changes what it computes.

use std::fmt;
use std::str::FromStr;

/// An optimisation of the back end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pass {
    /// Choices between the two floats that are compared, which may be approximated, become minima and maxima.
    MinMax,
    /// Products and sums of floats that may be approximated become fused multiply-adds.
    Contract,
    /// Comparisons of floats that may be approximated become comparisons of integers.
    RelaxComparisons,
    /// Comparisons of integers whose signs are known become comparisons of their difference with zero.
    SignComparisons,
    /// Shifts whose upper bits nothing looks at fill with zeros.
    FillShifts,
    /// Selections inside each other that choose between the same values become one.
    JoinMasks,
    /// Joined masks that state holds become comparisons under each other.
    NarrowMasks,
    /// Gates under masks that state holds are selected so that masks change seldom.
    OrderMasks,
    /// List scheduling.
    Schedule,
    /// Constants that instructions require in certain registers are made again.
    Rematerialise,
    /// Constants become operands of instructions that have an alternative for a register of constants.
    FoldConstants,
    /// What texts of services compute twice in a block is computed once.
    Reuse,
    /// Registers of shaders whose numbers are computed are accessed by relative operands.
    Arrays,
    /// Branches of shaders become selections.
    Flatten,
    /// Windows that come several times in the code of a tile are recorded and issued again.
    Replay,
}

impl Pass {
    /// All of them.
    pub const ALL: [Pass; 15] = [
        Pass::MinMax,
        Pass::Contract,
        Pass::RelaxComparisons,
        Pass::SignComparisons,
        Pass::FillShifts,
        Pass::JoinMasks,
        Pass::NarrowMasks,
        Pass::OrderMasks,
        Pass::Schedule,
        Pass::Rematerialise,
        Pass::FoldConstants,
        Pass::Reuse,
        Pass::Arrays,
        Pass::Flatten,
        Pass::Replay,
    ];

    /// The name by which it is left out.
    pub const fn name(self) -> &'static str {
        match self {
            Pass::MinMax => "min-max",
            Pass::Contract => "contract",
            Pass::RelaxComparisons => "relax-comparisons",
            Pass::SignComparisons => "sign-comparisons",
            Pass::FillShifts => "fill-shifts",
            Pass::JoinMasks => "join-masks",
            Pass::NarrowMasks => "narrow-masks",
            Pass::OrderMasks => "order-masks",
            Pass::Schedule => "schedule",
            Pass::Rematerialise => "rematerialise",
            Pass::FoldConstants => "fold-constants",
            Pass::Reuse => "reuse",
            Pass::Arrays => "arrays",
            Pass::Flatten => "flatten",
            Pass::Replay => "replay",
        }
    }
}

impl fmt::Display for Pass {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Pass {
    type Err = String;

    /// ```
    /// use onespec_backend::Pass;
    ///
    /// assert_eq!("contract".parse(), Ok(Pass::Contract));
    /// assert!("contarct".parse::<Pass>().unwrap_err().contains("contract, "));
    /// ```
    fn from_str(text: &str) -> Result<Pass, String> {
        let found = Pass::ALL.into_iter().find(|pass| pass.name() == text);
        found.ok_or_else(|| format!("there is no such pass; write one of {}", names()))
    }
}

/// The names of all passes.
fn names() -> String {
    Pass::ALL.map(Pass::name).join(", ")
}

/// Which optimisations are made: all, but for those that are left out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Passes {
    /// A bit for each that is left out.
    left_out: u32,
}

impl Passes {
    /// ```
    /// use onespec_backend::{Pass, Passes};
    ///
    /// let passes = Passes::without([Pass::Schedule]);
    /// assert!(!passes.has(Pass::Schedule) && passes.has(Pass::Contract));
    /// ```
    pub fn without(left_out: impl IntoIterator<Item = Pass>) -> Passes {
        let bits = left_out.into_iter().map(|pass| 1 << pass as u32);
        Passes {
            left_out: bits.fold(0, |all, bit| all | bit),
        }
    }

    pub const fn has(self, pass: Pass) -> bool {
        self.left_out >> pass as u32 & 1 == 0
    }
}
