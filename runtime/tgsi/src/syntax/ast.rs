//! The syntax tree: what a text says, with places. Nothing is resolved; see [`crate::check`].

pub use crate::diag::Span;
use crate::names::{
    File, ImmediateType, Interpolation, Location, MemoryKind, PropertyName, Qualifier, ReturnType, Semantic, Stage,
    Target,
};
use crate::opcodes::Opcode;

/// A text.
#[derive(Debug, Clone, PartialEq)]
pub struct Shader {
    /// What it is for.
    pub stage: Stage,
    /// Its statements in order.
    pub items: Vec<Item>,
}

/// A statement.
#[derive(Debug, Clone, PartialEq)]
pub enum Item {
    /// `PROPERTY …`
    Property(Property),
    /// `DCL …`
    Declaration(Box<Declaration>),
    /// `IMM …`
    Immediate(Immediate),
    /// An opcode with its operands.
    Instruction(Box<Instruction>),
}

/// `PROPERTY FS_COORD_ORIGIN LOWER_LEFT`
#[derive(Debug, Clone, PartialEq)]
pub struct Property {
    /// Which.
    pub name: PropertyName,
    /// A number, or the place of the word in [`PropertyName::values`].
    pub value: u32,
}

/// First and last register, both included.
pub type Range = (u32, u32);

/// `DCL TEMP[0..3], ARRAY(1), LOCAL`
#[derive(Debug, Clone, PartialEq)]
pub struct Declaration {
    /// The register file.
    pub file: File,
    /// The first of two brackets: the buffer, or vertices. `Some(None)` for empty brackets.
    pub outer: Option<Option<Range>>,
    /// The registers; nothing for empty brackets.
    pub range: Option<Range>,
    /// Components, bit 0 for x.
    pub mask: u8,
    /// `ARRAY(n)`
    pub array: Option<u32>,
    /// `LOCAL`
    pub local: bool,
    /// What it holds, and the index behind that word.
    pub semantic: Option<(Semantic, u32)>,
    /// `STREAM(a, b, c, d)`
    pub streams: Option<[u32; 4]>,
    /// How it is interpolated.
    pub interpolation: Option<Interpolation>,
    /// Where in the pixel.
    pub location: Location,
    /// `INVARIANT`
    pub invariant: bool,
    /// Of views and images.
    pub target: Option<Target>,
    /// Of views: one, or one for each component.
    pub types: Vec<ReturnType>,
    /// Of images: the format's name.
    pub format: Option<String>,
    /// Of images: `WR`.
    pub writable: bool,
    /// Of images: `RAW`.
    pub raw: bool,
    /// Of buffers: `ATOMIC`.
    pub atomic: bool,
    /// Of memory: which.
    pub memory: MemoryKind,
    /// Its place.
    pub span: Span,
}

/// `IMM[0] FLT32 {0.5, 1, 2, 0x3f800000}`
#[derive(Debug, Clone, PartialEq)]
pub struct Immediate {
    /// Its number, counted from 0.
    pub index: u32,
    /// What the values are.
    pub ty: ImmediateType,
    /// Bits of the values: four, or two of 64 bits.
    pub values: Vec<u64>,
    /// Its place.
    pub span: Span,
}

/// `12: MAD_SAT TEMP[0].xy, …`
#[derive(Debug, Clone, PartialEq)]
pub struct Instruction {
    /// Which.
    pub opcode: Opcode,
    /// `_SAT`
    pub saturate: bool,
    /// `_PRECISE`
    pub precise: bool,
    /// What is written.
    pub destinations: Vec<Destination>,
    /// What is read.
    pub sources: Vec<Source>,
    /// The target, of texture opcodes and of accesses.
    pub target: Option<Target>,
    /// Offsets of texels.
    pub offsets: Vec<Offset>,
    /// Qualifiers of an access.
    pub qualifiers: Vec<Qualifier>,
    /// The format of an access to an image.
    pub format: Option<String>,
    /// `:n`
    pub label: Option<u32>,
    /// Place of the whole.
    pub span: Span,
    /// Place of the mnemonic.
    pub name: Span,
}

/// `FILE[index](array)` or `FILE[outer][index](array)`
#[derive(Debug, Clone, PartialEq)]
pub struct Register {
    /// The register file.
    pub file: File,
    /// The first of two brackets.
    pub outer: Option<Index>,
    /// The only bracket, or the last one.
    pub index: Index,
    /// Its place.
    pub span: Span,
}

/// What stands in a bracket.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Index {
    /// The number, or what is added to the register.
    pub base: i32,
    /// The register whose component is added.
    pub indirect: Option<Indirect>,
    /// `(n)` behind the bracket.
    pub array: Option<u32>,
}

/// `ADDR[0].x` within a bracket.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Indirect {
    /// The register file.
    pub file: File,
    /// The register.
    pub index: u32,
    /// 0 for x.
    pub component: u8,
}

/// An operand that is written.
#[derive(Debug, Clone, PartialEq)]
pub struct Destination {
    /// The register.
    pub register: Register,
    /// Components, bit 0 for x.
    pub mask: u8,
}

/// An operand that is read.
#[derive(Debug, Clone, PartialEq)]
pub struct Source {
    /// The register.
    pub register: Register,
    /// Which component each of the four is, 0 for x.
    pub swizzle: [u8; 4],
    /// `-` in front.
    pub negate: bool,
    /// `| |` around it, applied before `-`.
    pub absolute: bool,
}

/// An offset of texels.
#[derive(Debug, Clone, PartialEq)]
pub struct Offset {
    /// The register.
    pub register: Register,
    /// Components for the three coordinates.
    pub swizzle: [u8; 3],
}

impl Shader {
    /// Instructions in order; their numbers are what labels mean.
    pub fn instructions(&self) -> impl Iterator<Item = &Instruction> {
        self.items.iter().filter_map(|item| match item {
            Item::Instruction(instruction) => Some(&**instruction),
            _ => None,
        })
    }

    /// Declarations in order.
    pub fn declarations(&self) -> impl Iterator<Item = &Declaration> {
        self.items.iter().filter_map(|item| match item {
            Item::Declaration(declaration) => Some(&**declaration),
            _ => None,
        })
    }

    /// Immediates in order.
    pub fn immediates(&self) -> impl Iterator<Item = &Immediate> {
        self.items.iter().filter_map(|item| match item {
            Item::Immediate(immediate) => Some(immediate),
            _ => None,
        })
    }

    /// The value of a property; 0 where it is not set.
    pub fn property(&self, name: PropertyName) -> u32 {
        let properties = self.items.iter().rev().filter_map(|item| match item {
            Item::Property(property) => Some(property),
            _ => None,
        });
        let mut properties = properties.filter(|property| property.name == name);
        properties.next().map_or(0, |property| property.value)
    }
}

impl Immediate {
    /// The four words that the immediate is as a register.
    pub fn words(&self) -> [u32; 4] {
        let mut words = [0; 4];
        match self.values[..] {
            [low, high] => words = [low as u32, (low >> 32) as u32, high as u32, (high >> 32) as u32],
            _ => words
                .iter_mut()
                .zip(&self.values)
                .for_each(|(word, value)| *word = *value as u32),
        }
        words
    }
}
