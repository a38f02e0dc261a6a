//! The words of a set of gates: what opcodes, conditions, types and roots are called.

use super::nearest::did_you_mean;
use crate::circuit::set::{Bitfield, ConditionTable, GateSet, Opcode, Role, Type};
use crate::circuit::word::{GateWord, GcClass};
use hashbrown::HashMap;

pub(super) struct Vocabulary {
    pub set: &'static GateSet,
    opcodes: HashMap<&'static str, Opcode>,
}

impl Vocabulary {
    pub fn new(set: &'static GateSet) -> Vocabulary {
        let opcodes = set.gates.iter().zip(0..).map(|(def, op)| (def.name, op));
        Vocabulary {
            set,
            opcodes: opcodes.skip(usize::from(set.roots)).collect(),
        }
    }

    /// An opcode, and the condition behind its last dot. An opcode may have dots of its own.
    pub fn opcode<'w>(&self, word: &'w str) -> Option<(Opcode, Option<&'w str>)> {
        if let Some(&op) = self.opcodes.get(word) {
            return Some((op, None));
        }
        let (name, condition) = word.rsplit_once('.')?;
        Some((*self.opcodes.get(name)?, Some(condition)))
    }

    /// A hint for an opcode that there isn't.
    pub fn opcode_hint(&self, word: &str) -> String {
        let names = || self.set.gates[usize::from(self.set.roots)..].iter().map(|def| def.name);
        let whole = did_you_mean(word, names());
        match word.rsplit_once('.') {
            Some((name, _)) if whole.is_empty() => did_you_mean(name, names()),
            _ => whole,
        }
    }

    /// The conditions that an opcode takes.
    pub fn conditions(&self, op: Opcode) -> Option<&'static ConditionTable> {
        match self.set.def(op).bitfield {
            Bitfield::Condition(table) => self.set.conditions.get(usize::from(table)),
            _ => None,
        }
    }

    /// A type by its name; that of gates without a value is one.
    pub fn ty(&self, name: &str, arch: Type) -> Option<Type> {
        if name == "arch" {
            return Some(arch);
        }
        self.set.type_by_name(name)
    }

    /// A hint for a type that there isn't.
    pub fn ty_hint(&self, name: &str) -> String {
        let types = self.set.types.iter().skip(1).map(|ty| ty.name);
        did_you_mean(name, types.chain(["arch"]))
    }

    /// A root by what stands behind its `@`.
    pub fn root(&self, name: &str) -> Option<u32> {
        let roots = &self.set.gates[..usize::from(self.set.roots)];
        let found = match name {
            "S" => roots.iter().position(|def| def.role == Role::StateEntry),
            "D" => roots.iter().position(|def| def.role == Role::DependEntry),
            _ => roots.iter().position(|def| def.name == name),
        };
        found.map(|index| index as u32)
    }

    /// A hint for a root that there isn't.
    pub fn root_hint(&self, name: &str) -> String {
        let roots = &self.set.gates[..usize::from(self.set.roots)];
        did_you_mean(name, roots.iter().map(|def| def.name))
    }

    /// What stands behind a `!`: what a collector must know of the value, or a type of the source language.
    pub fn word(&self, name: &str) -> Option<GateWord> {
        if let Some(digits) = name.strip_prefix("0x") {
            return u32::from_str_radix(digits, 16).ok().map(GateWord);
        }
        let classes = CLASSES.iter().find(|(known, _)| *known == name);
        if let Some(&(_, class)) = classes {
            return Some(GateWord::mir(class));
        }
        let mut lattices = self.set.lattices.iter();
        lattices.find_map(|lattice| {
            let name = name.strip_prefix(lattice.prefix)?;
            let known = lattice.types.iter().find(|known| known.name == name)?;
            Some(GateWord(known.word))
        })
    }

    /// The reverse of [`Vocabulary::word`]: what stands before the name, and the name.
    pub fn word_name(&self, word: GateWord) -> Option<(&'static str, &'static str)> {
        if word.is_mir() {
            let found = CLASSES.iter().find(|(_, class)| GateWord::mir(*class) == word);
            return found.map(|(name, _)| ("", *name));
        }
        let mut lattices = self.set.lattices.iter();
        lattices.find_map(|lattice| {
            let known = lattice.types.iter().find(|known| known.word == word.0)?;
            Some((lattice.prefix, known.name))
        })
    }
}

/// Classes of MIR values.
const CLASSES: [(&str, GcClass); 4] = [
    ("tagged", GcClass::Tagged),
    ("pointer", GcClass::Pointer),
    ("no_pointer", GcClass::NoPointer),
    ("plain", GcClass::Plain),
];
