//! Why a loop stays scalar.

use std::fmt;

/// One of the reasons, and the line of the source that it is about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reason {
    /// A number of the module's lines; 0 where there is none.
    pub line: u32,
    /// What keeps the loop scalar.
    pub why: Why,
}

/// What keeps a loop scalar.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum Why {
    /// There is another loop in it.
    Outer,
    /// It does not count from one number to another by ones.
    NotCounted,
    /// It does nothing.
    Empty,
    /// It has more gates than are looked at.
    TooLarge,
    /// Control flow that is no `if`: a switch, something that may throw, paths that cross.
    Unstructured,
    /// It may be left in the middle, for a reason that is not known before it begins.
    Exit,
    /// It has branches, which order accesses that others look at: there are atomic accesses or fences, or all order is kept.
    Ordered,
    /// A variable is handed from one iteration to the next, and is no sum or the like.
    Carried,
    /// Elements of a sum of floating-point numbers may not be added in another order.
    Order,
    /// A sum of floating-point numbers that is made in order, and to which an iteration adds more than once.
    Updates,
    /// Something touches memory and is no load or store: a call, an atomic access, a vector.
    Effect(&'static str),
    /// A store that only some iterations do: there is no masked store, and to write back what was read is wrong where others see it.
    ConditionalStore,
    /// A load that only some iterations do, from where there may be nothing.
    ConditionalLoad,
    /// Addresses that are so many bytes apart, and not side by side, where that is no distance of elements.
    Strided(i64),
    /// Addresses that do not grow by the same number from one iteration to the next, where elements lie side by side.
    Indexed,
    /// Such addresses, whose offsets are not seen to fit so many bits, the most that the target has code for.
    Offsets(u32),
    /// All iterations write one place.
    SharedStore,
    /// One iteration may read or write what another one writes.
    Dependence,
    /// What an atomic access finds depends on which ones came before, and is used or left there.
    Exchanged,
    /// It accesses what is in no array that is known before it begins.
    Unplaced,
    /// It has more bounds, scalars and arrays than this.
    Parameters(usize),
    /// There is no gate that does this to elements.
    NoGate(String),
    /// There is such a gate, and no code for it at this type on the target.
    NoCode {
        /// The gate.
        gate: String,
        /// Its type.
        ty: String,
    },
    /// No number of lanes is there for all widths of elements in the loop.
    NoLanes,
    /// There are not enough vector registers.
    Registers,
    /// Vector code would take longer.
    NoGain {
        /// Cycles for one iteration, about, in hundredths.
        vector: u64,
        /// The same of scalar code.
        scalar: u64,
    },
}

impl Why {
    /// The reason at a line.
    pub(crate) fn at(self, line: u32) -> Reason {
        Reason { line, why: self }
    }
}

impl fmt::Display for Why {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Why::Exchanged => f.write_str(
                "what its atomic accesses find or leave depends on their order: what they find is used, or they are not all \
                 of one operation that may be done in any order",
            ),
            Why::Unplaced => f.write_str("it accesses what is in no array that is known before it begins"),
            Why::Parameters(most) => write!(f, "it has more than {most} bounds, scalars and arrays"),
            Why::Outer => f.write_str("there is another loop in it"),
            Why::NotCounted => f.write_str("it does not count up by ones to a bound that is known before it begins"),
            Why::Empty => f.write_str("it does nothing"),
            Why::TooLarge => f.write_str("it is too large"),
            Why::Unstructured => f.write_str("it has a switch, something that may throw, or too many branches"),
            Why::Exit => f.write_str("whether it is left early is not known before it begins"),
            Why::Ordered => f.write_str("others may see the order of its accesses, so its branches stay"),
            Why::Carried => {
                f.write_str("a variable goes from one iteration to the next and is no sum, minimum or the like")
            }
            Why::Order => f.write_str("this sum of floats has an order, and no gate adds to a number in order"),
            Why::Updates => f.write_str(
                "this sum or product of floats is made in order and updated more than once in an iteration: update it \
                 once, or say `reduce unordered`",
            ),
            Why::Effect(gate) => write!(f, "{gate} touches memory and is no load or store"),
            Why::ConditionalStore => f.write_str(
                "a store under a condition: there is no masked store, and others may see what is written back",
            ),
            Why::ConditionalLoad => f.write_str("a load under a condition: there may be nothing at its address"),
            Why::Strided(bytes) => write!(f, "elements of one access are {bytes} bytes apart, not side by side"),
            Why::Indexed => f.write_str("addresses that are computed: elements do not lie side by side"),
            Why::Offsets(bits) => write!(
                f,
                "addresses that are computed: offsets may need more than the {bits} bits that the target takes; cut the index \
                 to fewer bits with `&`, or take a narrower one"
            ),
            Why::SharedStore => f.write_str("all iterations write one place"),
            Why::Dependence => f.write_str("an iteration may read or write what another one writes"),
            Why::NoGate(gate) => write!(f, "there is no gate {gate}"),
            Why::NoCode { gate, ty } => write!(f, "the target has no code for {gate} at {ty}"),
            Why::NoLanes => f.write_str("no number of lanes is there for all types of the loop"),
            Why::Registers => f.write_str("there are not enough vector registers"),
            Why::NoGain { vector, scalar } => {
                let shown = |n: &u64| format!("{}.{:02}", n / 100, n % 100);
                let (vector, scalar) = (shown(vector), shown(scalar));
                write!(
                    f,
                    "vector code takes {vector} cycles an iteration, scalar code {scalar}"
                )
            }
        }
    }
}
