//! A module: circuits of functions, the static data beside them, and what is defined elsewhere. What front ends give and
//! back ends take.
//!
//! A gate with the role [`Symbol`](crate::Role::Symbol) names one of the module's symbols by its number, which is an index
//! into [`Module::symbols`]: numbers stay while functions come and go.

mod lines;
mod marks;
mod read;
mod write;

pub use lines::Lines;
pub use read::{is_module, parse};
pub use write::print;

use crate::circuit::set::GateSet;
use crate::circuit::{Circuit, Gate, Signature};

/// Bytes that all data of a module may have together. They are held in memory, several times on the way to a program.
pub const MAX_DATA: u64 = 1 << 30;
/// Largest alignment of a datum: what is left free before it is part of a program.
pub const MAX_ALIGN: u32 = 1 << 20;

/// Functions as circuits, static data, declarations of what is defined elsewhere, and the symbols of all of them.
#[derive(Clone)]
pub struct Module {
    /// The gates that circuits of the module consist of.
    pub set: &'static GateSet,
    /// By the index in [`Symbol::Function`].
    pub functions: Vec<Function>,
    /// By the index in [`Symbol::Data`].
    pub data: Vec<Data>,
    /// By the index in [`Symbol::Extern`].
    pub externs: Vec<Extern>,
    /// By number of the gates that name them. Every function, datum and extern is here once.
    pub symbols: Vec<Symbol>,
    /// Where lines of gates are from.
    pub lines: Lines,
}

/// A function that the module defines.
#[derive(Clone)]
pub struct Function {
    /// As a linker sees it.
    pub name: String,
    /// Types of the parameters and of the result.
    pub signature: Signature,
    /// [`Circuit::line`] of its gates is a place in [`Module::lines`]. It goes with the gate through every pass.
    pub circuit: Circuit,
    /// The line that the function begins in; 0 where there is none.
    pub line: u32,
    /// Heads of loops whose iterations the source calls independent; one that a pass took away is dead.
    pub independent: Vec<Gate>,
    /// Phis of such loops that are sums, of which the source says that their elements may be added in any order.
    pub unordered: Vec<Gate>,
    /// The source allows what a machine computes in the place of IEEE 754: its approximations of gates on floats.
    pub approximate: bool,
}

/// Bytes that are there before the program runs.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Data {
    /// As a linker sees it.
    pub name: String,
    /// A power of two.
    pub align: u32,
    /// The initial contents; the eight bytes of a relocation count, whatever they are.
    pub bytes: Vec<u8>,
    /// Bytes behind those, all 0: they take no memory here, and where the bytes are none, no room in a file.
    pub zeros: u64,
    /// Addresses of symbols within `bytes`.
    pub relocations: Vec<Relocation>,
    /// Whether the program may write to it: `data`, not `const`.
    pub writable: bool,
}

impl Data {
    /// Bytes in memory.
    pub fn size(&self) -> u64 {
        (self.bytes.len() as u64).saturating_add(self.zeros)
    }

    /// Whether it begins as zeros alone: bytes that are 0 count as such, addresses do not.
    pub fn is_zero(&self) -> bool {
        self.relocations.is_empty() && self.bytes.iter().all(|byte| *byte == 0)
    }
}

/// Eight bytes of a datum that are the address of a symbol.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Relocation {
    /// Where in the datum.
    pub offset: u64,
    /// Index into [`Module::symbols`].
    pub symbol: u32,
    /// What is added to the address.
    pub addend: i64,
}

/// A function that is defined elsewhere.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Extern {
    /// As a linker sees it.
    pub name: String,
    /// Types of the parameters and of the result.
    pub signature: Signature,
}

/// What a symbol's number stands for: an index into the list of its kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Symbol {
    /// Index into [`Module::functions`].
    Function(u32),
    /// Index into [`Module::data`].
    Data(u32),
    /// Index into [`Module::externs`].
    Extern(u32),
}

impl Module {
    /// A module in which there is nothing yet.
    pub fn new(set: &'static GateSet) -> Module {
        Module {
            set,
            functions: Vec::new(),
            data: Vec::new(),
            externs: Vec::new(),
            symbols: Vec::new(),
            lines: Lines::default(),
        }
    }

    /// Bytes of an address: those of the first function; 8 where there is none.
    pub fn address_bytes(&self) -> u32 {
        let first = self.functions.first();
        first.map_or(8, |f| self.set.type_def(f.circuit.arch()).width / 8)
    }

    /// Adds a function; the number of its symbol.
    pub fn add_function(&mut self, function: Function) -> u32 {
        self.functions.push(function);
        self.add(Symbol::Function(self.functions.len() as u32 - 1))
    }

    /// Adds a datum; the number of its symbol.
    pub fn add_data(&mut self, data: Data) -> u32 {
        self.data.push(data);
        self.add(Symbol::Data(self.data.len() as u32 - 1))
    }

    /// Adds a function that is defined elsewhere; the number of its symbol.
    pub fn add_extern(&mut self, external: Extern) -> u32 {
        self.externs.push(external);
        self.add(Symbol::Extern(self.externs.len() as u32 - 1))
    }

    fn add(&mut self, symbol: Symbol) -> u32 {
        self.symbols.push(symbol);
        self.symbols.len() as u32 - 1
    }

    /// What a gate that names a symbol stands for.
    pub fn symbol(&self, number: u64) -> Option<Symbol> {
        self.symbols.get(usize::try_from(number).ok()?).copied()
    }

    /// The name of a symbol as a linker sees it.
    pub fn name(&self, symbol: Symbol) -> &str {
        match symbol {
            Symbol::Function(at) => self.functions.get(at as usize).map_or("", |f| &f.name),
            Symbol::Data(at) => self.data.get(at as usize).map_or("", |d| &d.name),
            Symbol::Extern(at) => self.externs.get(at as usize).map_or("", |e| &e.name),
        }
    }

    /// The function with a name.
    pub fn function(&self, name: &str) -> Option<&Function> {
        self.functions.iter().find(|f| f.name == name)
    }

    /// The file and the line that a gate is from.
    pub fn place(&self, function: &Function, gate: Gate) -> Option<(&str, u32)> {
        self.lines.place(function.circuit.line(gate))
    }
}
