//! A described machine as plain data.
//!
//! The generator lowers a checked description to these types once; `emit` prints them as `static` items of a generated
//! crate, and `--spec` uses them as they are in memory (leaked: a loaded description lives as long as the process).
//! So the decoder, encoder, printer, parser, assembler and verifier exist once, whichever way the tables came.

pub mod convention;
mod effects;
mod mirror;
mod packed;
pub mod platform;
pub mod timing;
pub mod variants;

use crate::packed::Table;
pub use convention::{ArrayRows, Bank, Convention};
pub use effects::{Above, AccessSize, Effects, End, Flow, Hold, Touch, Which};
pub use mirror::{Instance, Mirror, MirrorType, Mode, ReadBack, Role, Sets, Setup};

/// Index into [`Isa::ops`].
pub type OpId = u16;
/// Index into [`Isa::kinds`].
pub type KindId = u16;
/// Index into [`Isa::files`].
pub type FileId = u16;
/// An encoded instruction, right-aligned; [`Op::length`] tells how many bits count.
pub type Word = u128;

/// One machine: every instruction of every extension; a [`Target`] says which of them it has.
#[derive(Debug)]
pub struct Isa {
    /// Name on the command line: `riscv`.
    pub name: &'static str,
    /// Permitted encoding lengths in bits, ascending.
    pub word_bits: &'static [u16],
    /// Extensions, versions and parameter values, each one bit of a [`FeatureSet`].
    pub features: &'static [Feature],
    /// Parameters that a target fixes (`xlen`), with their values.
    pub params: &'static [Param],
    /// Properties of a machine that are fixed while it runs (`vlen`).
    pub settings: &'static [Setting],
    /// Machines that the description names.
    pub targets: &'static [Target],
    /// Spellings of one-letter (and longer) abbreviations in target names: `g` for `I M A F D Zicsr Zifencei`.
    pub letters: &'static [(&'static str, FeatureSet)],
    /// Target used when none is asked for: index into `targets`.
    pub default_target: u16,
    /// Register files.
    pub files: &'static [RegFile],
    /// Operand kinds.
    pub kinds: &'static [Kind],
    /// Names of enum codes that only some targets know, by kind and code; the others print the number.
    pub name_needs: &'static [(KindId, i64, Needs)],
    /// Instructions.
    pub ops: &'static [Op],
    /// Their variants, and the state that these name.
    pub flows: variants::Flows,
    /// Other spellings of one instruction.
    pub aliases: &'static [Alias],
    /// Pseudo-instructions that expand to several instructions.
    pub macros: &'static [Macro],
    /// Relocation functions of the assembler: `%hi`, `%pcrel_lo`.
    pub relocs: &'static [Reloc],
    /// Names of trap causes.
    pub causes: &'static [(&'static str, u32)],
    /// Other bit orders in which words travel: name, left rotation in bits.
    pub transports: &'static [(&'static str, u16)],
    /// What an emulator has to know about programs for this machine: `("sp", "X[2]")`. See `environment:` in
    /// `docs/reference/spec_files.md` for the keys.
    pub environment: &'static [(&'static str, &'static str)],
    /// How functions call each other, best first.
    pub conventions: &'static [Convention],
    /// What stands around the processor where programs run without an operating system, the usual ones first.
    pub platforms: &'static [platform::Platform],
    /// Cores that targets name: how long instructions take, and what has to stand between them.
    pub cores: &'static [timing::Core],
    /// Pseudo-instructions computed from the instructions above, which then are those of another machine.
    pub mirror: Option<&'static Table<Mirror>>,
    /// Hash of the description's text.
    pub hash: &'static str,
}

/// An extension, a version (generation), or a parameter value such as `xlen32`.
#[derive(Debug)]
pub struct Feature {
    /// Name in descriptions and targets: `Zba`.
    pub name: &'static str,
    /// Description for manuals.
    pub doc: &'static str,
    /// Must be enabled too.
    pub requires: FeatureSet,
    /// Must not be enabled too.
    pub conflicts: FeatureSet,
    /// When this holds over the other features, a target has this feature without naming it.
    pub implied: Option<&'static Needs>,
}

/// A set of features by index. 256 bits hold every standard RISC-V extension twice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct FeatureSet(pub [u64; 4]);

/// Condition on the features of a target: any of the alternatives holds. An empty list means all targets.
#[derive(Debug, Clone, Copy, Default)]
pub struct Needs {
    /// Each: all of the first set and none of the second.
    pub any: &'static [(FeatureSet, FeatureSet)],
}

/// A parameter and its legal values; value `i` is the feature `name` followed by the value (`xlen64`).
#[derive(Debug)]
pub struct Param {
    /// Name in descriptions and expressions: `xlen`.
    pub name: &'static str,
    /// Legal values.
    pub values: &'static [i64],
    /// Feature index of each value.
    pub features: &'static [u16],
}

/// A property of a machine that is fixed while it runs, and that code does not depend on: how long vectors are.
#[derive(Debug)]
pub struct Setting {
    /// Name in descriptions and on the command line: `vlen`.
    pub name: &'static str,
    /// Description for manuals.
    pub doc: &'static str,
    /// What it can be, ascending.
    pub values: &'static [i64],
    /// What it is when nobody says.
    pub default: i64,
    /// Targets with the feature have at least the value.
    pub least: &'static [(u16, i64)],
    /// Targets with the feature have at most the value.
    pub most: &'static [(u16, i64)],
}

/// A machine to assemble for.
#[derive(Debug)]
pub struct Target {
    /// Name on the command line: `rv64gcv`.
    pub name: &'static str,
    /// Description for manuals.
    pub doc: &'static str,
    /// Everything enabled, parameter values, requirements and implications included.
    pub features: FeatureSet,
    /// Length of an instruction by its low bits: (mask, value, bits); the longest mask that fits wins (sorted so).
    pub lengths: &'static [(u32, u32, u16)],
    /// Its timing: index into [`Isa::cores`].
    pub core: Option<u16>,
    /// Keys of the decoder's tree, as [`crate::decode::keys`] gives them; empty: they are searched for.
    pub keys: &'static [u32],
}

/// A register file.
#[derive(Debug)]
pub struct RegFile {
    /// Name in descriptions: `X`.
    pub name: &'static str,
    /// Number of registers.
    pub count: u16,
    /// Numbered spellings: `x0`…
    pub numbered: &'static [&'static str],
    /// Preferred spellings, first one printed: `["s0", "fp"]`. Empty when the numbered ones are all.
    pub abi: &'static [&'static [&'static str]],
    /// Bits of a register, for each assignment of the machine's parameters ([`Isa::assignment`]); the most that it can be
    /// where a setting decides. Empty where nothing has semantics.
    pub width: &'static [u32],
    /// This register reads 0 and drops writes.
    pub zero: Option<u16>,
    /// What a register can hold: primary types of an intermediate representation.
    pub holds: &'static [Hold],
    /// Its registers are parts of those of another file.
    pub part_of: Option<PartOf>,
}

/// Registers of a file are parts of those of another, one behind the other from bit 0 of its first register on, where a target
/// has a feature. For other targets they are registers of their own.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PartOf {
    /// The file with the larger registers.
    pub file: FileId,
    /// The feature: index into [`Isa::features`].
    pub feature: u16,
}

/// How the number in an operand's bits reads.
#[derive(Debug)]
pub enum Kind {
    /// An integer; `signed` and everything else is with the operand.
    Int,
    /// An IEEE number of that many bits, written in decimal or as raw bits.
    Float(u16),
    /// A register of a class.
    Reg {
        /// Register file.
        file: FileId,
        /// Register number of each encoded number. Empty: the encoded number is the register number.
        list: &'static [u16],
        /// Register numbers that the class does not contain.
        exclude: &'static [u16],
        /// Register numbers are multiples of this (register groups); 0 and 1 allow every number.
        step: u16,
    },
    /// A name for each code. Codes without a name are no encodings unless `open`. The empty name prints nothing.
    Enum {
        /// Names with their codes.
        names: &'static [(&'static str, i64)],
        /// Codes without a name are encodings, too, and print as numbers.
        open: bool,
    },
    /// A set of letters, one bit each, the first one in the highest bit.
    Flags {
        /// The letters.
        letters: &'static str,
        /// Text of the empty set.
        none: &'static str,
    },
    /// A tagged operand (sum type): the first alternative whose bits accept wins. Also a struct, with one alternative.
    Sum {
        /// Number of the kind's parameters.
        params: u8,
        /// Alternatives in the order in which they are tried.
        alts: &'static [Alt],
    },
}

/// One shape of a sum. Its operands are pieces of the sum's own bits.
#[derive(Debug)]
pub struct Alt {
    /// Name of the alternative.
    pub name: &'static str,
    /// Which bits of the sum are fixed.
    pub mask: u64,
    /// Values of the fixed bits; 0 outside of `mask`.
    pub value: u64,
    /// Operands; their pieces are places in the sum's bits.
    pub operands: &'static [Operand],
    /// Values computed from the operands.
    pub lets: &'static [Let],
    /// Conditions that bits must satisfy besides fixed bits and kinds to be this alternative.
    pub where_: &'static [Expr],
    /// Preferences of the parser: of several encodings of a text, the one that satisfies most of them is taken.
    pub prefer: &'static [Expr],
    /// Text of the alternative.
    pub template: &'static [Part],
}

/// Read, written, or both.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Dir {
    /// Read.
    In,
    /// Written.
    Out,
    /// Read and written.
    InOut,
}

/// A run of bits of an operand's encoded number and where it stands in the word.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Piece {
    /// Lowest bit in the word.
    pub word: u8,
    /// Lowest bit in the number.
    pub value: u8,
    /// Number of bits.
    pub len: u8,
}

/// An operand of an instruction.
///
/// Its *encoded number* is gathered from `pieces`; its *value* is what text and semantics see: the register's number in its
/// file, the signed or unsigned integer (low bits that are never placed are zero), an enum's code, a sum's bits.
#[derive(Debug)]
pub struct Operand {
    /// Name in descriptions and templates: `rd`.
    pub name: &'static str,
    /// How its number reads.
    pub kind: KindId,
    /// Arguments of a kind with parameters.
    pub args: &'static [Expr],
    /// Whether it is read, written, or both.
    pub dir: Dir,
    /// Bits of the encoded number, unplaced low bits included.
    pub width: u8,
    /// The encoded number is sign-extended from `width`.
    pub signed: bool,
    /// Low bits that are always zero: the value is a multiple of `1 << align`.
    pub align: u8,
    /// Places of its bits in the word. Bits of the number that stand in several pieces must agree.
    pub pieces: &'static [Piece],
    /// Value when the text leaves it out.
    pub default: Option<i64>,
    /// Values that are no encodings of this instruction.
    pub except: &'static [i64],
    /// An offset from the address of this instruction.
    pub pcrel: bool,
    /// What one step of such an offset is, in bytes; not 0.
    pub scale: u8,
    /// Printed in hexadecimal.
    pub hex: bool,
    /// The assembler takes the signed and the unsigned reading.
    pub wrap: bool,
    /// Text shows the value modulo `1 << shown`; a float, with that many decimals.
    pub shown: Option<u8>,
}

impl Operand {
    /// An integer without a name and without bits: what a table's entry has where it says nothing.
    pub const DEFAULT: Operand = Operand {
        name: "",
        kind: 0,
        args: &[],
        dir: Dir::In,
        width: 0,
        signed: false,
        align: 0,
        pieces: &[],
        default: None,
        except: &[],
        pcrel: false,
        scale: 1,
        hex: false,
        wrap: false,
        shown: None,
    };

    /// The value of a `pcrel` operand for a distance in bytes. `None`: it is not a whole number of steps.
    pub fn steps(&self, distance: i64) -> Option<i64> {
        let scale = i64::from(self.scale.max(1));
        (distance % scale == 0).then_some(distance / scale)
    }

    /// The distance in bytes that a value of a `pcrel` operand says.
    pub fn distance(&self, value: i64) -> i64 {
        value.wrapping_mul(i64::from(self.scale.max(1)))
    }
}

/// A named value computed from operands; it has no bits.
#[derive(Debug)]
pub struct Let {
    /// Name in descriptions and templates.
    pub name: &'static str,
    /// Expression over the operands and the other lets.
    pub value: Expr,
}

/// Expressions of constraints, lets, arguments and templates. They are total: a quotient by zero is -1, a
/// remainder by zero the dividend, and amounts of shifts are unsigned, so that 64 and more shift every bit out.
#[derive(Debug)]
pub enum Expr {
    /// A constant.
    Num(i64),
    /// Value of operand `i` of the instruction (or alternative).
    Operand(u8),
    /// Value of let `i` of the instruction (or alternative).
    Let(u8),
    /// Argument `i` of a parameterised kind.
    Param(u8),
    /// Bits `hi..=lo` of operand `i`'s encoded number.
    Slice(u8, u8, u8),
    /// A unary operator and its operand.
    Un(UnOp, &'static Expr),
    /// A binary operator with its left and right operand.
    Bin(BinOp, &'static Expr, &'static Expr),
    /// Condition, value where it is not 0, value where it is 0.
    Cond(&'static Expr, &'static Expr, &'static Expr),
    /// Membership in inclusive ranges.
    In(&'static Expr, &'static [(i64, i64)]),
    /// A function: `sext(x, 12)`, see [`Func`].
    Call(Func, &'static Expr),
}

/// Unary operators of expressions.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum UnOp {
    /// `!a`: 1 where `a` is 0, else 0.
    Not,
    /// `-a`, wrapping.
    Neg,
    /// `~a`: all bits inverted.
    Inv,
}

/// Binary operators of expressions, on signed 64-bit numbers. Conditions and comparisons give 0 or 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BinOp {
    /// Logical or: one operand is not 0.
    Or,
    /// Logical and: both operands are not 0.
    And,
    /// Equal.
    Eq,
    /// Not equal.
    Ne,
    /// Less than.
    Lt,
    /// Less than or equal.
    Le,
    /// Greater than.
    Gt,
    /// Greater than or equal.
    Ge,
    /// Bitwise or.
    BitOr,
    /// Bitwise exclusive or.
    BitXor,
    /// Bitwise and.
    BitAnd,
    /// Shift left.
    Shl,
    /// Arithmetic shift right.
    Shr,
    /// Sum, wrapping.
    Add,
    /// Difference, wrapping.
    Sub,
    /// Product, wrapping.
    Mul,
    /// Quotient, rounded towards 0.
    Div,
    /// Remainder with the sign of the dividend.
    Rem,
}

/// Functions that expressions compute with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Func {
    /// Trailing zeros, 64 for 0.
    Ctz,
    /// Leading zeros of 64 bits.
    Clz,
    /// Set bits of 64.
    Popcount,
    /// That many low bits, sign-extended: 1 to 64.
    Sext(u8),
}

/// A piece of a template.
#[derive(Debug)]
pub enum Part {
    /// Literal text: a blank is one or more blanks, `, ` also matches `,`.
    Text(&'static str),
    /// The mnemonic.
    Name,
    /// An operand.
    Operand {
        /// Index of the operand.
        index: u8,
        /// Text before the operand.
        lead: &'static str,
        /// Text behind the operand.
        trail: &'static str,
        /// The operand and the text around it may be left out where it has its default.
        optional: bool,
    },
    /// A let's number.
    Let(u8),
    /// One branch or the other.
    Choice {
        /// Condition over operands and lets.
        cond: Expr,
        /// Pieces where the condition holds.
        yes: &'static [Part],
        /// Pieces where it does not hold.
        no: &'static [Part],
    },
}

/// An instruction.
#[derive(Debug)]
pub struct Op {
    /// Mnemonic as printed: `c.addi`.
    pub name: &'static str,
    /// Unique Rust identifier: `c_addi`.
    pub ident: &'static str,
    /// Extension it belongs to: index into [`Isa::features`].
    pub feature: u16,
    /// Targets that have it.
    pub needs: Needs,
    /// Bits of the encoding.
    pub length: u16,
    /// Fixed bits.
    pub value: Word,
    /// Which bits are fixed.
    pub mask: Word,
    /// Operands, in the order of operand values.
    pub operands: &'static [Operand],
    /// Values computed from the operands.
    pub lets: &'static [Let],
    /// What words must satisfy besides fixed bits and kinds to be this instruction.
    pub where_: &'static [Expr],
    /// What the assembler insists on.
    pub legal: &'static [Expr],
    /// Legal words that do nothing.
    pub hint: Option<Expr>,
    /// The first prints, all parse.
    pub templates: &'static [&'static [Part]],
    /// Instructions of which this is a subset: decoded before them.
    pub specialises: &'static [OpId],
    /// The instruction that this one abbreviates, with the value of each of its operands over this one's.
    pub is: Option<Is>,
    /// Whether the description says what it does.
    pub has_semantics: bool,
    /// What it does to state and memory beside writing registers, found in its semantics.
    pub effects: Effects,
    /// How much memory it accesses at once, found in its semantics.
    pub access: AccessSize,
    /// The registers that its semantics reads and writes; where there is none, those that its operands say.
    pub registers: &'static [Touch],
    /// What goes where in its semantics.
    pub flows: &'static [Flow],
    /// Description for manuals.
    pub doc: &'static str,
    /// `spec/riscv/zbb.yaml:41`.
    pub origin: &'static str,
    /// Further data of the entry: `unit`, `latency`, `hw`.
    pub data: &'static [(&'static str, &'static str)],
}

impl Op {
    /// An instruction without bits, operands and semantics: what a table's entry has where it says nothing.
    pub const DEFAULT: Op = Op {
        name: "",
        ident: "",
        feature: 0,
        needs: Needs { any: &[] },
        length: 0,
        value: 0,
        mask: 0,
        operands: &[],
        lets: &[],
        where_: &[],
        legal: &[],
        hint: None,
        templates: &[],
        specialises: &[],
        is: None,
        has_semantics: false,
        effects: Effects(0),
        access: AccessSize::None,
        registers: &[],
        flows: &[],
        doc: "",
        origin: "",
        data: &[],
    };
}

/// The instruction that another one abbreviates: `c.addi` is `addi rd, rd, imm`.
#[derive(Debug)]
pub struct Is {
    /// The instruction that is abbreviated.
    pub op: OpId,
    /// Value of operand `i` of `op`, over the operands of the abbreviating instruction.
    pub args: &'static [Expr],
}

/// Another spelling of one instruction.
#[derive(Debug)]
pub struct Alias {
    /// `beqz`
    pub name: &'static str,
    /// Text of the spelling.
    pub template: &'static [Part],
    /// Operands of the spelling; kinds come from the instruction. Pieces are empty.
    pub operands: &'static [Operand],
    /// The instruction that it spells.
    pub op: OpId,
    /// Value of each operand of `op` over the alias's operands.
    pub args: &'static [Expr],
    /// For each operand of the alias: an operand of `op` from which the printer reads it.
    pub from: &'static [u8],
    /// Further conditions over the alias's operands, for printing and for parsing.
    pub where_: &'static [Expr],
    /// The printer uses it. Where this is false, only the parser does.
    pub print: bool,
    /// Targets that have it.
    pub needs: Needs,
}

/// A pseudo-instruction that stands for several instructions.
#[derive(Debug)]
pub struct Macro {
    /// Mnemonic.
    pub name: &'static str,
    /// Text of the pseudo-instruction.
    pub template: &'static [Part],
    /// Operands that the text shows; arms compute with their values.
    pub operands: &'static [Operand],
    /// Targets that have it.
    pub needs: Needs,
    /// Description for manuals.
    pub doc: &'static str,
    /// First arm whose condition holds.
    pub arms: &'static [Arm],
}

/// A way to expand a macro.
#[derive(Debug)]
pub struct Arm {
    /// Over the macro's operands; a symbol's value is not known when arms are chosen, see `symbolic`.
    pub when: Option<Expr>,
    /// Targets that have the arm.
    pub needs: Needs,
    /// This arm is for operands that are expressions over labels.
    pub symbolic: bool,
    /// Lines of assembly; `{operand}` and `{= expr}` are replaced, `\@` is unique to the expansion (local labels).
    pub lines: &'static [&'static [Line]],
}

/// A piece of a macro's line.
#[derive(Debug)]
pub enum Line {
    /// Literal text.
    Text(&'static str),
    /// The operand's text as the author wrote it.
    Operand(u8),
    /// A number computed from the operands.
    Value(Expr),
    /// A number unique to this expansion.
    Unique,
    /// The name of the value that a mirror's mode has in this instance.
    Mode(u8),
}

/// A relocation function of the assembler.
#[derive(Debug)]
pub struct Reloc {
    /// `hi` in `%hi(sym)`.
    pub name: &'static str,
    /// The value is relative to the address of the instruction.
    pub pcrel: bool,
    /// The argument labels an instruction with a `pcrel` relocation, whose low part is wanted (`%pcrel_lo`).
    pub of_label: bool,
    /// Over `Param(0)`: the symbol's value (or distance).
    pub value: Expr,
}
