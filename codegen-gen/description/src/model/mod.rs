//! The resolved description: ids instead of strings, every node with its place in `spec/`.
//!
//! `expand` builds it, `check` checks it, `sem` reads the semantics in it, `emit` prints it. It holds the description;
//! layouts for speed are the business of `emit`.

mod graph;
mod mirror;
mod select;

pub use graph::{
    Bank, Bitfield, Class, Condition, Count, Effect, Gate, Graph, Input, Known, Lattice, Level, MAX_CLASSES, Out,
    PrimType, Role as GateRole, StateSet, StateTerm, Succ, Term, TypeSet,
};
pub use mirror::{Instance, Mirror, MirrorType, Mode, ReadBack, Role, Sets, Setup};

pub use select::{Approximation, Fuses, Repr, Scale, Select, SelectSetting};

use onespec_diag::Origin;
use std::collections::{BTreeMap, BTreeSet};

pub use onespec_core::isa::{Above, BinOp, Dir, FeatureSet, Func, Piece, UnOp, Word};

/// One machine.
#[derive(Debug, Default, Clone)]
pub struct Isa {
    pub name: String,
    pub word_bits: Vec<u16>,
    pub features: Vec<Feature>,
    pub params: Vec<Param>,
    pub settings: Vec<Setting>,
    pub targets: Vec<Target>,
    /// Abbreviations in target names: `g`.
    pub letters: Vec<(String, FeatureSet)>,
    pub default_target: usize,
    pub files: Vec<RegFile>,
    pub kinds: Vec<Kind>,
    /// Names of enum codes that only some targets know: kind, code.
    pub name_needs: Vec<(u16, i64, Needs)>,
    /// For each kind, the name it has in the description (`rounding`): the generated Rust type is named after it.
    /// Empty for kinds without a name (`s12`, `X`).
    pub kind_names: Vec<String>,
    pub ops: Vec<Op>,
    /// Mnemonics that two entries define, which was reported. How their encodings meet says nothing more.
    pub twice: BTreeSet<String>,
    pub aliases: Vec<Alias>,
    pub macros: Vec<Macro>,
    pub relocs: Vec<Reloc>,
    pub causes: Vec<(String, u32)>,
    pub transports: Vec<(String, u16)>,
    pub state: Vec<StateVar>,
    pub csrs: Vec<Csr>,
    /// ROM tables of the semantics.
    pub tables: Vec<RomTable>,
    /// Types and gates, in a description of an intermediate representation.
    pub graph: Graph,
    /// `static:` names for which semantics are specialised.
    pub statics: Vec<StaticParam>,
    /// Semantics libraries (`fns:`), in file order, the prelude first.
    pub fns: Vec<LibraryText>,
    /// The machine around the instructions: which fns translate addresses, enter traps, …
    pub machine: MachineHooks,
    /// What an emulator has to know about programs for this machine (`environment:`), as written; the keys are in
    /// [`onespec_core::environment`].
    pub environment: Vec<EnvironmentKey>,
    /// State that compilers may take as settled (`settled:` there), by name.
    pub settled: Vec<String>,
    /// State that selects what instructions do and is set by instructions of its own (`modes:` there), by name.
    pub modes: Vec<String>,
    /// How functions call each other.
    pub conventions: Vec<Convention>,
    /// What stands around the processor where programs run without an operating system.
    pub platforms: Vec<Platform>,
    /// Cores that targets name, and that of targets that name none.
    pub cores: Vec<Core>,
    /// Pseudo-instructions computed from all of the above, which then is another machine's.
    pub mirror: Option<Mirror>,
    /// What a compiler selects its instructions by.
    pub select: Option<Select>,
    /// Hash of all source text, hexadecimal.
    pub hash: String,
}

impl Isa {
    /// The register that `L[10]` names: its file, and its number.
    pub fn register(&self, name: &str) -> Option<(u16, u16)> {
        let (file, number) = name.strip_suffix(']')?.split_once('[')?;
        let at = self.files.iter().position(|f| f.name == file)?;
        let number: u16 = number.parse().ok()?;
        let exists = self.files.get(at).is_some_and(|f| u32::from(number) < f.count);
        exists.then_some((at as u16, number))
    }

    /// Do all declared targets have a feature (then every target has), or can none have it, whatever is added?
    /// Targets of words that something else carries do not count.
    pub fn has(&self, feature: u16) -> Option<bool> {
        let carried = |set: &FeatureSet| {
            let is_carried = |f: u16| self.features.get(usize::from(f)).is_some_and(|f| f.carrier.is_some());
            set.iter().any(is_carried)
        };
        let mut targets = self
            .targets
            .iter()
            .map(|t| &t.features)
            .filter(|set| !carried(set))
            .peekable();
        targets.peek()?;
        let conflicts = self
            .features
            .get(usize::from(feature))
            .map(|f| f.conflicts)
            .unwrap_or_default();
        let state = |set: &FeatureSet| match (set.contains(feature), set.intersects(&conflicts)) {
            (true, _) => Some(true),
            (false, true) => Some(false),
            (false, false) => None,
        };
        let first = state(targets.next()?)?;
        targets.all(|set| state(set) == Some(first)).then_some(first)
    }

    /// Has an instruction semantics?
    pub fn means(&self, op: &Op) -> bool {
        !op.unreachable && (op.sem.is_some() || op.is.is_some() || !op.guards.is_empty())
    }
}

/// Text of one of the small languages with its place.
#[derive(Debug, Clone, Default)]
pub struct SourceText {
    pub text: String,
    pub origin: Origin,
}

/// A key of `environment:` with its text.
#[derive(Debug, Clone, Default)]
pub struct EnvironmentKey {
    pub name: SourceText,
    pub value: SourceText,
    /// Stands in the machine's own folder: what it names has to be there.
    pub own: bool,
}

/// A library of the semantics language.
#[derive(Debug, Clone, Default)]
pub struct LibraryText {
    pub text: SourceText,
    /// Stands in the machine's own folder: its fns replace those of other folders and of the prelude.
    pub own: bool,
}

#[derive(Debug, Clone, Default)]
pub struct Feature {
    pub name: String,
    pub doc: String,
    pub requires: FeatureSet,
    pub conflicts: FeatureSet,
    pub implied: Option<Needs>,
    /// Its words are no instructions of the stream: what carries them, for people.
    pub carrier: Option<String>,
    pub origin: Origin,
}

/// Any of: all of the first and none of the second. Empty: always.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Needs {
    pub any: Vec<(FeatureSet, FeatureSet)>,
}

impl Needs {
    /// Whether a target with these features has what is needed.
    pub fn hold(&self, features: &FeatureSet) -> bool {
        let all = |set: &FeatureSet| set.0.iter().zip(features.0).all(|(want, have)| want & !have == 0);
        let none = |set: &FeatureSet| set.0.iter().zip(features.0).all(|(avoid, have)| avoid & have == 0);
        self.any.is_empty() || self.any.iter().any(|(with, without)| all(with) && none(without))
    }
}

#[derive(Debug, Clone, Default)]
pub struct Param {
    pub name: String,
    pub values: Vec<i64>,
    pub features: Vec<u16>,
}

/// Mirrors [`onespec_core::isa::Setting`].
#[derive(Debug, Clone, Default)]
pub struct Setting {
    pub name: String,
    pub doc: String,
    pub values: Vec<i64>,
    pub default: i64,
    /// What is derived from semantics holds for this value: the others are choices that no code may depend on.
    pub assumed: Option<i64>,
    pub least: Vec<(u16, i64)>,
    pub most: Vec<(u16, i64)>,
    pub origin: Origin,
}

#[derive(Debug, Clone, Default)]
pub struct Target {
    pub name: String,
    pub doc: String,
    pub features: FeatureSet,
    /// (mask, value, bits), longest mask first.
    pub lengths: Vec<(u32, u32, u16)>,
    /// Its timing: index into [`Isa::cores`].
    pub core: Option<u16>,
    pub origin: Origin,
}

/// The timing of a core. Its tables are those of the runtime: nothing is computed from them here.
#[derive(Debug, Clone)]
pub struct Core {
    pub table: onespec_core::isa::timing::Core,
    /// Its name, where it has one.
    pub origin: Origin,
}

/// A platform. Its tables are those of the runtime; beside them stands where the parts are written.
#[derive(Debug, Clone)]
pub struct Platform {
    pub table: onespec_core::isa::platform::Platform,
    /// Its name.
    pub origin: Origin,
    /// The names of memory, in order.
    pub memory: Vec<Origin>,
    /// The names of devices, in order.
    pub devices: Vec<Origin>,
    /// The address of the first instruction.
    pub entry: Origin,
    /// Every piece of state that it names, with the value that it gives it.
    pub state: Vec<PlatformState>,
}

/// State that a platform names.
#[derive(Debug, Clone)]
pub struct PlatformState {
    pub name: SourceText,
    /// What it is set to or compared with.
    pub value: Option<(u64, Origin)>,
}

/// A register file, for text and for semantics.
#[derive(Debug, Clone, Default)]
pub struct RegFile {
    pub name: String,
    /// Name of the Rust type: `Gpr`.
    pub type_name: String,
    pub doc: String,
    pub count: u32,
    pub numbered: Vec<String>,
    pub abi: Vec<Vec<String>>,
    /// Bits of a register, an expression over parameters (`xlen`), kept as text of the semantics language.
    pub width: SourceText,
    /// This register reads 0 and drops writes.
    pub zero: Option<u32>,
    /// Lane views run on into the next registers.
    pub grouped: bool,
    /// Named views: name, fn that reads, fn that writes.
    pub views: Vec<(String, String, String)>,
    /// Primary types that a register can hold, and what stands above them.
    pub holds: Vec<(String, Above)>,
    /// Its registers are parts of those of another file.
    pub part_of: Option<PartOf>,
    pub origin: Origin,
}

/// Registers of a file are parts of those of another, one behind the other, where a target has a feature.
#[derive(Debug, Clone, Copy)]
pub struct PartOf {
    pub file: u16,
    pub feature: u16,
}

/// How an operand's number reads. Mirrors [`onespec_core::isa::Kind`].
#[derive(Debug, Clone)]
pub enum Kind {
    Int,
    Float(u16),
    Reg {
        file: u16,
        list: Vec<u16>,
        exclude: Vec<u16>,
        step: u16,
    },
    Enum {
        names: Vec<(String, i64)>,
        open: bool,
    },
    Flags {
        letters: String,
        none: String,
    },
    Sum {
        params: Vec<String>,
        alts: Vec<Alt>,
    },
}

#[derive(Debug, Clone)]
pub struct Alt {
    pub name: String,
    pub mask: u64,
    pub value: u64,
    pub operands: Vec<Operand>,
    pub lets: Vec<Let>,
    pub where_: Vec<Constraint>,
    pub prefer: Vec<Constraint>,
    pub template: Vec<Part>,
    pub origin: Origin,
}

#[derive(Debug, Clone)]
pub struct Operand {
    pub name: String,
    pub kind: u16,
    pub args: Vec<Expr>,
    pub dir: Dir,
    pub width: u8,
    pub signed: bool,
    pub align: u8,
    /// Runs that hold the same bits of the number are copies: written alike, and compared when decoding.
    pub pieces: Vec<Piece>,
    pub default: Option<i64>,
    pub except: Vec<i64>,
    pub pcrel: bool,
    pub scale: u8,
    pub hex: bool,
    pub wrap: bool,
    pub shown: Option<u8>,
    pub origin: Origin,
}

impl Operand {
    /// Does a bit of the number stand in several places of the word?
    pub fn has_copies(&self) -> bool {
        let placed: u32 = self.pieces.iter().map(|p| u32::from(p.len)).sum();
        let ones = |p: &Piece| (1u128 << p.len.min(64)) - 1;
        let bits = self.pieces.iter().fold(0, |all, p| all | ones(p) << p.value.min(63));
        placed > bits.count_ones()
    }
}

#[derive(Debug, Clone)]
pub struct Let {
    pub name: String,
    pub value: Expr,
}

/// An expression with the text it came from, for messages.
#[derive(Debug, Clone)]
pub struct Constraint {
    pub expr: Expr,
    pub text: String,
    pub origin: Origin,
}

/// Mirrors [`onespec_core::isa::Expr`].
#[derive(Debug, Clone, PartialEq)]
pub enum Expr {
    Num(i64),
    Operand(u8),
    Let(u8),
    Param(u8),
    Slice(u8, u8, u8),
    Un(UnOp, Box<Expr>),
    Bin(BinOp, Box<Expr>, Box<Expr>),
    Cond(Box<Expr>, Box<Expr>, Box<Expr>),
    In(Box<Expr>, Vec<(i64, i64)>),
    Call(Func, Box<Expr>),
}

/// Mirrors [`onespec_core::isa::Part`].
#[derive(Debug, Clone)]
pub enum Part {
    Text(String),
    Name,
    /// The mnemonic where the text has another word for it.
    Spelled(String),
    Operand {
        index: u8,
        lead: String,
        trail: String,
        optional: bool,
    },
    Let(u8),
    Choice {
        cond: Expr,
        yes: Vec<Part>,
        no: Vec<Part>,
    },
}

/// An instruction after expansion.
#[derive(Debug, Default, Clone)]
pub struct Op {
    pub name: String,
    pub ident: String,
    pub feature: u16,
    pub needs: Needs,
    pub length: u16,
    pub value: Word,
    pub mask: Word,
    /// Bits that are ignored when decoding and written as 0.
    pub ignored: Word,
    pub operands: Vec<Operand>,
    pub lets: Vec<Let>,
    pub where_: Vec<Constraint>,
    pub legal: Vec<Constraint>,
    pub hint: Option<Constraint>,
    pub templates: Vec<Vec<Part>>,
    pub specialises: Vec<u16>,
    pub is: Option<Is>,
    /// The semantics as written, placeholders replaced.
    pub sem: Option<SourceText>,
    /// Numeric columns of the family and fixed fields that the semantics may name as static integers.
    pub consts: BTreeMap<String, i64>,
    pub doc: String,
    pub examples: Vec<Example>,
    pub data: Vec<(String, String)>,
    /// What extensions change in it (`adapt:`) where not every target has them.
    pub adapted: Vec<Adapted>,
    /// What runs before its semantics, because of its data (`guards:`).
    pub guards: Vec<Guard>,
    /// No declared target can have it, whatever is added: described for messages only.
    pub unreachable: bool,
    pub origin: Origin,
}

/// A text that runs before semantics, where a target has the feature.
#[derive(Debug, Clone)]
pub struct Guard {
    pub feature: Option<u16>,
    pub text: SourceText,
}

/// A change to an instruction of another file, in force where a target has the feature.
#[derive(Debug, Clone)]
pub struct Adapted {
    pub feature: u16,
    /// Replaces the semantics.
    pub sem: Option<SourceText>,
    /// Replaces or adds data of the same key.
    pub data: Vec<(String, String)>,
    pub origin: Origin,
}

/// The instruction that another one abbreviates.
#[derive(Debug, Clone)]
pub struct Is {
    pub op: u16,
    /// Value of each operand of `op` over the operands of the abbreviating instruction.
    pub args: Vec<Expr>,
    pub origin: Origin,
}

/// An item of `examples:`. Every part knows its place.
#[derive(Debug, Clone, Default)]
pub struct Example {
    pub asm: SourceText,
    pub word: Option<(Word, Origin)>,
    /// Printed form when it differs from `asm`.
    pub text: Option<SourceText>,
    /// Target to assemble for.
    pub on: Option<SourceText>,
    /// State before and after by name (`X[1]`, `pc`, `mem 0x100` as hex bytes).
    pub before: Vec<(SourceText, SourceText)>,
    pub after: Vec<(SourceText, SourceText)>,
    /// The cause of the trap that it ends with, and its value.
    pub trap: Option<(SourceText, Option<u64>)>,
    /// It says what the instruction does: one of the three above is there, if only as an empty map.
    pub runs: bool,
    /// The word in other bit orders: name of the transport, word.
    pub transports: Vec<(SourceText, Word)>,
    pub origin: Origin,
}

#[derive(Debug, Clone)]
pub struct Alias {
    pub name: String,
    pub template: Vec<Part>,
    pub operands: Vec<Operand>,
    pub op: u16,
    pub args: Vec<Expr>,
    pub from: Vec<u8>,
    pub where_: Vec<Constraint>,
    pub print: bool,
    pub needs: Needs,
    pub doc: String,
    pub origin: Origin,
}

/// A calling convention; registers by file and number.
#[derive(Debug, Clone)]
pub struct Convention {
    pub name: String,
    pub doc: String,
    pub needs: Needs,
    /// `None`: a convention of kernels.
    pub stack: Option<(u16, u16)>,
    /// Whether code computes approximations of gates.
    pub approximate: bool,
    pub align: u32,
    pub slot: u32,
    /// Where kernels have arrays; `None`: in registers.
    pub rows: Option<ArrayRows>,
    /// State, with the number that it holds where a function begins and ends.
    pub keeps: Vec<(String, i64)>,
    pub banks: Vec<ConventionBank>,
    pub texts: Vec<(String, SourceText)>,
}

/// Rows of a tile memory that kernels have arrays in.
#[derive(Debug, Clone)]
pub struct ArrayRows {
    pub memory: String,
    pub format: String,
    pub tile: u32,
    pub step: u32,
    pub count: u32,
}

/// The registers in which a convention has values of a bank.
#[derive(Debug, Clone)]
pub struct ConventionBank {
    pub name: String,
    pub file: u16,
    pub order: Vec<u16>,
    pub saved: Vec<u16>,
    pub arguments: Vec<u16>,
    pub results: Vec<u16>,
    pub beyond: Option<u8>,
    /// Classes of types whose values are here, unless a bank has the name of the class.
    pub classes: Vec<String>,
    /// Bytes of a value that a register holds at most.
    pub slot: u32,
}

#[derive(Debug, Clone)]
pub struct Macro {
    pub name: String,
    pub template: Vec<Part>,
    pub operands: Vec<Operand>,
    pub needs: Needs,
    pub doc: String,
    pub arms: Vec<Arm>,
    pub origin: Origin,
}

#[derive(Debug, Clone)]
pub struct Arm {
    pub when: Option<Constraint>,
    pub needs: Needs,
    pub symbolic: bool,
    pub lines: Vec<Vec<Line>>,
}

/// Mirrors [`onespec_core::isa::Line`].
#[derive(Debug, Clone)]
pub enum Line {
    Text(String),
    Operand(u8),
    Value(Expr),
    Unique,
    Mode(u8),
}

#[derive(Debug, Clone)]
pub struct Reloc {
    pub name: String,
    pub pcrel: bool,
    pub of_label: bool,
    pub value: Expr,
}

/// A named piece of state: `resv_addr: bits<xlen>`, `vl: int<129>`. The type is text of the semantics language.
#[derive(Debug, Clone, Default)]
pub struct StateVar {
    pub name: String,
    pub ty: SourceText,
    /// The types of values that it holds, as those of register files.
    pub holds: Vec<(String, Above)>,
    pub reset: Reset,
    pub doc: String,
}

/// What state is when a machine starts.
#[derive(Debug, Clone, Default)]
pub struct Reset {
    pub value: u64,
    pub origin: Origin,
}

/// A control and status register.
#[derive(Debug, Clone, Default)]
pub struct Csr {
    pub name: String,
    pub number: u32,
    pub needs: Needs,
    pub doc: String,
    /// Stored fields; their places are `csr.NAME.FIELD`.
    pub fields: Vec<CsrField>,
    /// A window on another CSR: its name; `fields` lists the visible ones by name only.
    pub view: Option<String>,
    /// Semantics of a read and of a write of the whole (`v` is the value written) when it has no plain fields.
    pub read: Option<SourceText>,
    pub write: Option<SourceText>,
    /// Runs before any access; may trap.
    pub access: Option<SourceText>,
    /// No declared target can have it.
    pub unreachable: bool,
    pub origin: Origin,
}

#[derive(Debug, Clone, Default)]
pub struct CsrField {
    pub name: String,
    /// Bounds, expressions of the semantics language over parameters.
    pub hi: SourceText,
    pub lo: SourceText,
    pub needs: Needs,
    /// New value over `old` and `v` (WARL). `None`: what was written.
    pub warl: Option<SourceText>,
    /// Computed on every read (read-only).
    pub read: Option<SourceText>,
    /// Writes are ignored.
    pub read_only: bool,
    pub reset: Reset,
    pub doc: String,
    pub origin: Origin,
}

/// `static:` a name with a finite domain whose value comes from run-time state or from an operand. Semantics that
/// mentions it is checked and specialised once per value.
#[derive(Debug, Clone, Default)]
pub struct StaticParam {
    pub name: String,
    pub values: Vec<i64>,
    /// Names of values, where they have names: `WH: 0`.
    pub names: Vec<(String, i64)>,
    /// The value at run time: an expression of the semantics language over state and operands.
    pub from: SourceText,
    /// What to do when the value is none of these; empty: nothing.
    pub otherwise: SourceText,
    pub origin: Origin,
}

/// `tables:` a ROM.
#[derive(Debug, Clone, Default)]
pub struct RomTable {
    pub name: String,
    pub width: u32,
    pub data: Vec<u64>,
}

/// `machine:` names of fns in the semantics libraries that the emulator calls.
#[derive(Debug, Clone, Default)]
pub struct MachineHooks {
    /// `fn(addr: bits<xlen>, access: int<3>) -> bits<64>`
    pub translate: Option<SourceText>,
    /// `fn(epc: bits<xlen>, cause: bits<xlen>, tval: bits<xlen>)`
    pub take_trap: Option<SourceText>,
    /// `fn() -> (bool, bits<xlen>)`: take an interrupt now, with this cause.
    pub pending: Option<SourceText>,
    /// `fn()`: what the state is at first, where `reset:` of the state and zero registers do not say it.
    pub reset: Option<SourceText>,
    /// `fn(word: bits<N>) -> bool`: a word comes from the stream of instructions; is it executed?
    pub accept: Option<SourceText>,
    /// Names of causes: load, store and fetch of absent memory; word that is no instruction.
    pub fault_load: String,
    pub fault_store: String,
    pub fault_fetch: String,
    pub illegal: String,
}
