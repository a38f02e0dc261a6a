//! Name resolution and type checking: from the syntax tree to a [`tree::Program`], or all errors.
//!
//! Items are known before bodies are checked, so their order does not matter. A wrong type is [`ty::Ty::Error`], which
//! matches everything: one mistake gives one error.

mod body;
mod builtins;
mod calls;
mod constant;
mod expr;
mod foreach;
pub(crate) mod gates;
mod globals;
mod items;
mod layout;
mod ops;
mod order;
mod places;
mod reduce;
mod shader;
mod stmt;
pub mod tree;
pub mod ty;

pub(crate) use ty::{cut as cut_to, signed};

/// Bits of a type as 64 bits, with copies of the sign where the type has one.
pub(crate) fn extended(bits: u64, ty: &ty::Ty) -> u64 {
    signed(bits, ty) as u64
}

use crate::diag::Diags;
use crate::syntax::ast;
use hashbrown::HashMap;
use onespec_graph::{GateSet, Opcode};
use std::rc::Rc;
use tree::Program;
use ty::{Structs, Ty};

/// A file that was read, with the files that it imports by the names that it gives them.
#[derive(Debug)]
pub struct Unit {
    /// What stands before its names for a linker; empty for the main file.
    pub prefix: String,
    /// What stands before the names of its extern functions.
    pub externs: &'static str,
    pub items: Vec<ast::Item>,
    /// Indices of units.
    pub imports: HashMap<Rc<str>, usize>,
}

impl Unit {
    /// Whether an import of the file has this name, also where what it names could not be read.
    fn is_imported(&self, name: &str) -> bool {
        let is_import = |item: &ast::Item| matches!(item, ast::Item::Import(import) if *import.name.text == *name);
        self.items.iter().any(is_import)
    }
}

/// What a name of a file stands for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Entity {
    Function(u32),
    Global(u32),
    Struct(u32),
    /// What a shader has from its stage, or gives to it.
    Value,
}

/// A function as calls see it.
#[derive(Debug, Clone)]
struct Signature {
    params: Vec<Ty>,
    result: Ty,
    throws: bool,
}

struct Checker<'a> {
    diags: &'a mut Diags,
    set: &'static GateSet,
    /// Names of gates in lower case.
    gates: HashMap<String, Opcode>,
    units: &'a [Unit],
    /// By unit.
    names: Vec<HashMap<Rc<str>, (Entity, crate::source::Span)>>,
    structs: Structs,
    /// Declarations of structs with their units, and how far each is laid out.
    struct_items: Vec<(usize, &'a ast::Struct)>,
    laid_out: Vec<globals::State>,
    globals: Vec<globals::GlobalState<'a>>,
    /// How many globals and layouts are being found out.
    open: usize,
    signatures: Vec<Signature>,
    /// Of a shader.
    values: Vec<tree::Value>,
    /// The function that each thread of a stage does.
    stage: Option<(usize, &'a ast::Function)>,
    texts: Vec<Rc<[u8]>>,
    text_ids: HashMap<Rc<[u8]>, u32>,
}

/// Checks the files of a program, the main one first, for addresses of so many bits. The program is whole where `diags` has no errors afterwards.
pub fn check(units: &[Unit], set: &'static GateSet, pointer_bits: u32, diags: &mut Diags) -> Program {
    let gates = set.gates.iter().enumerate();
    let mut checker = Checker {
        diags,
        set,
        gates: gates
            .map(|(op, def)| (def.name.to_ascii_lowercase(), op as Opcode))
            .collect(),
        units,
        names: Vec::new(),
        structs: Structs {
            list: Vec::new(),
            pointer: u64::from(pointer_bits / 8),
        },
        struct_items: Vec::new(),
        laid_out: Vec::new(),
        globals: Vec::new(),
        open: 0,
        signatures: Vec::new(),
        values: Vec::new(),
        stage: None,
        texts: Vec::new(),
        text_ids: HashMap::new(),
    };
    let declared = checker.declare();
    let functions = checker.bodies(declared);
    let globals = checker.images();
    let shader = checker.shader();
    Program {
        structs: checker.structs,
        globals,
        functions,
        texts: checker.texts,
        shader,
    }
}

impl Checker<'_> {
    /// The number of a text.
    fn text(&mut self, bytes: &Rc<[u8]>) -> u32 {
        if let Some(&id) = self.text_ids.get(bytes) {
            return id;
        }
        let id = self.texts.len() as u32;
        self.texts.push(bytes.clone());
        self.text_ids.insert(bytes.clone(), id);
        id
    }

    fn show(&self, ty: &Ty) -> String {
        self.structs.show(ty)
    }
}
