//! Registers and lanes as instructions name them, and what one run of the lane evaluator computes in terms of these.

use super::super::machine::Machine;
use super::super::pattern::Holder;
use super::super::symbolic::NoPattern;
use super::setting::Setting;
use super::{Source, given};
use onespec_lanes::sources::Sources;
use onespec_lanes::split::Run;
use onespec_lanes::term::{Id, Op, Terms, Var};
use onespec_lanes::{Base, Location, Number, Part, Place};

/// A register as an instruction names it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Register {
    Operand(u8),
    /// Always the one of this number.
    Number(u16),
    /// A piece of state.
    State(u16),
}

impl Register {
    /// What a pattern requires it as; none for an operand.
    pub fn holder(self, file: u16) -> Option<Holder> {
        match self {
            Register::Operand(_) => None,
            Register::Number(n) => Some(Holder::Register(file, n)),
            Register::State(s) => Some(Holder::State(s)),
        }
    }
}

/// A register, or its lanes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cell {
    pub file: u16,
    pub register: Register,
    /// Bits of its lanes. `None`: it is read as a whole.
    pub lane: Option<u32>,
}

/// A result.
pub struct Meaning {
    pub result: Cell,
    pub function: Id,
    /// Where its lanes are written: those that this has a one in.
    pub mask: Option<Cell>,
    pub sources: Vec<Source>,
    /// The condition under which it traps.
    pub trap: Option<Id>,
    /// The piece of state that says how many lanes are computed. `None`: all are.
    pub count: Option<u16>,
    pub form: Form,
}

/// How lanes, results and the function go together.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Form {
    /// The function is that of each lane.
    Lanes,
    /// Each lane is its own number.
    Number,
    /// The lanes are read from memory at the address that is the first source; what else their addresses depend on is the second.
    /// The function is what has to be 0: how far behind the first source the lanes begin.
    Load(Way),
    /// Likewise the first source is written there, to the second.
    Store(Way),
    /// Lane 0 of the first source is combined with one lane of the second after the other, and is lane 0 of the result; it
    /// stays where no lane counts. The function is over both.
    Fold,
    /// The result is a scalar: the function of this lane of the only source.
    Element(u32),
}

/// Where the lanes of an access are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Way {
    /// One behind the other.
    Near,
    /// As many bytes apart as another source says.
    Strided,
    /// At offsets that are lanes of another source.
    Indexed(Sign),
}

/// How an offset becomes as wide as an address.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sign {
    Without,
    With,
    /// It is as wide.
    Any,
}

impl Sign {
    /// Whether gates that extend offsets with a sign, or without, say the same.
    pub fn is(self, signed: bool) -> bool {
        match self {
            Sign::Without => !signed,
            Sign::With => signed,
            Sign::Any => true,
        }
    }
}

impl Meaning {
    /// Registers of files that it reads whatever its operands are.
    pub fn fixed(&self) -> Vec<(u16, u16)> {
        let cells = self.sources.iter().map(|s| s.cell).chain(self.mask);
        let found = cells.filter_map(|cell| match cell.register {
            Register::Number(n) => Some((cell.file, n)),
            _ => None,
        });
        found.collect()
    }
}

/// The register of a location; none where it is something else.
pub(super) fn cell(machine: &Machine<'_>, at: Location) -> Result<Option<Cell>, NoPattern> {
    let (file, number) = match at.place {
        Place::Register { file, number } => (file, number),
        Place::State(state) => return Ok(of_state(machine, state, at.part)),
        _ => return Ok(None),
    };
    let register = register(number)?;
    let lane = match at.part {
        Part::Lane(bits) => Some(bits),
        Part::Whole => None,
        Part::Element(..) => return Err("it works on one lane of a register"),
    };
    let holds = machine
        .reprs
        .iter()
        .any(|r| r.file == file && r.lanes.is_some() == lane.is_some());
    match holds || lane.is_none() {
        true => Ok(Some(Cell { file, register, lane })),
        false => Err("it works on lanes that no type is"),
    }
}

/// The register of a number.
fn register(number: Number) -> Result<Register, NoPattern> {
    Ok(match number {
        Number {
            base: Base::Operand(k),
            offset: 0,
            plus: None,
        } => Register::Operand(k),
        Number {
            base: Base::None,
            offset,
            plus: None,
        } => Register::Number(u16::try_from(offset).map_err(|_| "it names a register that is not there")?),
        _ => return Err("it computes the number of a register"),
    })
}

/// The lanes of a register of which a location is one, and which; none where it is something else.
pub(super) fn lane(machine: &Machine<'_>, at: Location) -> Option<(Cell, u32)> {
    let (Place::Register { file, number }, Part::Element(bits, k)) = (at.place, at.part) else {
        return None;
    };
    let held = machine.reprs.iter().any(|r| r.file == file && r.lanes.is_some());
    let register = register(number).ok().filter(|_| held)?;
    Some((
        Cell {
            file,
            register,
            lane: Some(bits),
        },
        k,
    ))
}

/// A piece of state that holds vectors.
fn of_state(machine: &Machine<'_>, state: u16, part: Part) -> Option<Cell> {
    let name = machine.program.state.get(usize::from(state)).map(|s| &s.name);
    let at = machine.isa.state.iter().position(|s| Some(&s.name) == name)?;
    let file = u16::try_from(machine.isa.files.len() + at).ok()?;
    let held = machine.reprs.iter().any(|r| r.file == file && r.lanes.is_some());
    let lane = match part {
        Part::Lane(bits) => Some(bits),
        Part::Whole => None,
        Part::Element(..) => return None,
    };
    held.then_some(Cell {
        file,
        register: Register::State(state),
        lane,
    })
}

/// How many lanes as wide as those of a cell a register of its file has.
pub(super) fn lanes_of(machine: &Machine<'_>, cell: Cell) -> u32 {
    let mut held = machine.reprs.iter();
    let held = held.find(|r| r.file == cell.file && r.lanes.is_some());
    held.map_or(0, |r| r.width) / cell.lane.unwrap_or(1).max(1)
}

/// The piece of state that says up to where loops over lanes go; none where they go over all `lanes`.
pub(super) fn counts(
    machine: &Machine<'_>,
    terms: &mut Terms,
    sources: &Sources,
    run: &Run,
    setting: Option<&Setting>,
    lanes: u32,
) -> Result<Option<u16>, NoPattern> {
    let count = setting.and_then(|s| s.count);
    let mut counts = None;
    for (first, bound) in &run.bounds {
        let first = given::put(machine, terms, sources, *first);
        let bound = given::put(machine, terms, sources, *bound);
        let is_all = terms.as_const(bound) == Some(lanes.into()) && setting.is_none();
        if !is_all {
            counts = count.filter(|s| is_state(terms, sources, bound, *s));
        }
        if terms.as_const(first) != Some(0) || !is_all && counts.is_none() {
            return Err("it does not compute all lanes");
        }
    }
    Ok(counts)
}

/// Whether a term is a piece of state.
pub(super) fn is_state(terms: &Terms, sources: &Sources, t: Id, state: u16) -> bool {
    match terms.op(t) {
        Op::Var(Var::Other(n)) => sources.location(*n) == Some(Location::whole(Place::State(state))),
        _ => false,
    }
}
