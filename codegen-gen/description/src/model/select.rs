//! What is declared for the selection of instructions: the gates, representations of values, rules.

use super::{Needs, SourceText};
use onespec_diag::Origin;

/// `select:` and `representations:`.
#[derive(Debug, Default, Clone)]
pub struct Select {
    /// The machine whose gates these are.
    pub gates: String,
    /// How many times as wide as their types say vectors are in this machine's registers. `None`: no register holds one.
    pub scale: Option<Scale>,
    /// Values of state that code sets before instructions that depend on them.
    pub settings: Vec<SelectSetting>,
    /// Values of state (`csr.mstatus.FS`) and features (`has_Zca`: 1) that selected code may rely on.
    pub given: Vec<(String, i64)>,
    /// State that compiled code does not look at: an instruction may write it and still be selected.
    pub unobserved: Vec<String>,
    /// Where the names of `given` and of `unobserved` stand.
    pub places: Vec<(String, Origin)>,
    /// Values for which immediates are tried by themselves, since something simpler may come out.
    pub immediates: Vec<i64>,
    /// Targets whose cores run a branch over one instruction together with it.
    pub fuses: Option<Fuses>,
    pub reprs: Vec<Repr>,
    pub approximations: Vec<Approximation>,
    /// `select` rules with their placeholders replaced.
    pub rules: Vec<SourceText>,
    /// By rule, whether it stands in the machine's own folder: what it names has to be there.
    pub own: Vec<bool>,
    pub origin: Origin,
}

/// See [`Select::scale`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Scale {
    /// The same number on all machines.
    Fixed(u32),
    /// A setting of the machine, by its name, divided by a number.
    Setting(String, u32),
}

impl Scale {
    /// The number, where all machines have the same.
    pub fn fixed(&self) -> Option<u32> {
        match self {
            Scale::Fixed(n) => Some(*n),
            Scale::Setting(..) => None,
        }
    }
}

/// Values of state under which patterns are derived, and how code sets them.
#[derive(Debug, Clone)]
pub struct SelectSetting {
    pub name: String,
    /// Targets that have it.
    pub needs: Needs,
    /// Elements of its vectors for each unit of their scale.
    pub lanes: u32,
    /// The setting under which its patterns are derived: instructions do the same here to another number of elements.
    pub alike: Option<String>,
    /// State that says how many elements instructions work on, at most all of them.
    pub count: Option<String>,
    /// What state holds under it: patterns ask for it.
    pub state: Vec<(String, i64)>,
    /// What holds besides in compiled code: state, and settings of the machine.
    pub given: Vec<(String, i64)>,
    /// Instructions that set it, by how the count is given: `number`, `register`, `all`; `{number}` and `{from}` are the
    /// count, `{to}` is a register that they may write.
    /// `counted` leaves in `{to}` how many elements count where `{from}` are wanted.
    pub set: Vec<(String, String)>,
    pub origin: Origin,
}

/// See [`Select::fuses`].
#[derive(Debug, Clone)]
pub struct Fuses {
    pub needs: Needs,
    /// Of both together, in instructions.
    pub cost: u16,
}

/// What stands for a gate where the machine computes something near it.
#[derive(Debug, Clone)]
pub struct Approximation {
    /// Name of the gate; its condition, else empty; the type of its first input, in lower case.
    pub gate: String,
    pub condition: String,
    pub ty: String,
    /// Names of the inputs, and their bits.
    pub inputs: Vec<(String, u32)>,
    /// Bits of the result.
    pub out: u32,
    /// What is computed, over the inputs.
    pub sem: SourceText,
    /// Where it may differ from the gate: a condition over the inputs and `out`, the gate's result. `None`: anywhere.
    pub differs: Option<SourceText>,
    /// In words, by how much.
    pub bound: String,
    pub origin: Origin,
}

/// How a value lies in a register.
#[derive(Debug, Clone)]
pub struct Repr {
    /// `i32.s`
    pub name: String,
    /// Index of the register file; a piece of state that holds values is a file of one register, behind the files.
    pub file: u16,
    /// The gates' type of the value, in lower case.
    pub ty: String,
    /// Bits of the value.
    pub width: u32,
    /// The value over `x`, the register.
    pub value: SourceText,
    /// The register over `value`. `None`: the rest of it is not specified.
    pub register: Option<SourceText>,
    /// Values of the type are like this where they cross from block to block.
    pub border: bool,
    pub origin: Origin,
}
