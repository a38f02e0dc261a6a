//! What is outside of semantics, as terms: registers, state, memory, and what an instruction is given.
//!
//! Registers and state hold anything at first, each a variable of its own. Memory is a function of the address for each size of
//! access; a store is noted, and nothing may be read after one. A trap is noted with its condition, and the walk goes on:
//! whoever asks makes sure that it does not happen.

use super::Unsupported;
use super::terms::{Number, Sym, Term, Terms, bits_of};

use crate::ir::{Program, Ty};
use onespec_core::isa::FeatureSet;
use std::collections::{BTreeMap, BTreeSet};

type Res<T> = Result<T, Unsupported>;

/// A store: under which condition, where, how many bytes, what.
#[derive(Debug, Clone)]
pub struct Stored {
    pub under: Term,
    pub address: Term,
    pub bytes: u32,
    pub value: Term,
}

/// Registers, state, memory and the instruction itself, as terms; traps and stores with their conditions.
#[derive(Debug, Clone)]
pub struct World {
    /// Of the instruction, in their order.
    pub operands: Vec<Sym>,
    /// Features that the machine has; of the others nothing is known.
    pub features: FeatureSet,
    pub pc: i128,
    pub length: i128,
    /// The address of what comes next; `None`: what stands behind the instruction.
    pub next: Option<Term>,
    /// By file and number.
    pub registers: BTreeMap<(u16, u32), Term>,
    pub state: BTreeMap<u16, Sym>,
    /// The conditions under which this is reached.
    pub under: Term,
    pub stores: Vec<Stored>,
    /// Whether it has trapped.
    pub traps: Term,
    /// Variables that are declared.
    declared: BTreeSet<String>,
}

impl World {
    /// Nothing is known but these features and this state.
    pub fn new(features: FeatureSet, pc: i128, length: i128) -> World {
        World {
            operands: Vec::new(),
            features,
            pc,
            length,
            next: None,
            registers: BTreeMap::new(),
            state: BTreeMap::new(),
            under: Term::constant(1, 1),
            stores: Vec::new(),
            traps: Term::constant(1, 0),
            declared: BTreeSet::new(),
        }
    }

    fn variable(&mut self, terms: &mut Terms, name: String, width: u32) -> Term {
        match self.declared.insert(name.clone()) {
            true => terms.declare(&name, width),
            false => Term::variable(&name, width),
        }
    }

    /// Variables that another world declared are there.
    pub fn knows(&mut self, other: &World) {
        self.declared.extend(other.declared.iter().cloned());
    }

    /// A register.
    pub fn register(&mut self, program: &Program, terms: &mut Terms, file: u16, number: u32) -> Res<Term> {
        let Some(decl) = program.files.get(usize::from(file)).filter(|f| f.setting.is_none()) else {
            return Err(Unsupported("a register as wide as a setting".into()));
        };
        if decl.zero == Some(number) {
            return Ok(Term::constant(decl.width, 0));
        }
        if let Some(known) = self.registers.get(&(file, number)) {
            return Ok(known.clone());
        }
        Ok(self.variable(terms, format!("r{file}.{number}"), decl.width))
    }

    pub fn set_register(&mut self, program: &Program, file: u16, number: u32, value: Term) {
        let decl = program.files.get(usize::from(file));
        if decl.is_some_and(|decl| decl.zero != Some(number)) {
            self.registers.insert((file, number), value);
        }
    }

    /// A piece of state; what nobody wrote is a variable.
    pub fn state(&mut self, program: &Program, terms: &mut Terms, state: u16) -> Res<Sym> {
        if let Some(known) = self.state.get(&state) {
            return Ok(known.clone());
        }
        let name = format!("s{state}");
        match program.state.get(usize::from(state)).map(|s| &s.ty) {
            Some(Ty::Bits(width)) => Ok(Sym::Bits(self.variable(terms, name, *width))),
            Some(Ty::Int(lo, hi)) => {
                let width = bits_of(*lo, *hi);
                let term = self.variable(terms, name, width);
                let number = terms.integer(&term, true);
                for (low, high) in [
                    (Number::constant(*lo), number.clone()),
                    (number.clone(), Number::constant(*hi)),
                ] {
                    let holds = terms.int_compare(crate::ir::CmpOp::LeS, &low, &high);
                    terms.require(&holds);
                }
                Ok(Sym::Int(number))
            }
            _ => Err(Unsupported("state that is no number".into())),
        }
    }

    /// Whether the machine has a feature. Reserved combinations of operands are not executed.
    pub fn feature(&mut self, terms: &mut Terms, feature: u16) -> Term {
        match self.features.contains(feature) {
            true => Term::constant(1, 1),
            false if feature == FeatureSet::ALLOW_RESERVED => Term::constant(1, 0),
            false => self.variable(terms, format!("f{feature}"), 1),
        }
    }

    pub fn load(&mut self, terms: &mut Terms, address: &Term, bytes: u32) -> Res<Term> {
        if !self.stores.is_empty() {
            return Err(Unsupported("a load behind a store".into()));
        }
        let address = terms.resize(address, 64, false);
        Ok(terms.unknown("mem", &[address], 8 * bytes))
    }

    pub fn store(&mut self, terms: &mut Terms, address: &Term, bytes: u32, value: Term) {
        let address = terms.resize(address, 64, false);
        let value = terms.resize(&value, 8 * bytes, false);
        let under = self.under.clone();
        self.stores.push(Stored {
            under,
            address,
            bytes,
            value,
        });
    }

    pub fn trap(&mut self, terms: &mut Terms) {
        let under = self.under.clone();
        self.traps = terms.either(&self.traps, &under);
    }

    /// What both sides of a choice leave, where `self` and `other` came from one world.
    pub fn choose(&mut self, program: &Program, terms: &mut Terms, cond: &Term, other: World) -> Res<()> {
        let mut other = other;
        self.knows(&other);
        let registers: BTreeSet<(u16, u32)> = self.registers.keys().chain(other.registers.keys()).copied().collect();
        for (file, number) in registers {
            let a = self.register(program, terms, file, number)?;
            other.knows(self);
            let b = other.register(program, terms, file, number)?;
            let chosen = terms.choose(cond, &a, &b);
            self.registers.insert((file, number), chosen);
        }
        let states: BTreeSet<u16> = self.state.keys().chain(other.state.keys()).copied().collect();
        for state in states {
            let a = self.state(program, terms, state)?;
            other.knows(self);
            let b = other.state(program, terms, state)?;
            let chosen = match (a, b) {
                (Sym::Bits(a), Sym::Bits(b)) => Sym::Bits(terms.choose(cond, &a, &b)),
                (Sym::Int(a), Sym::Int(b)) => Sym::Int(terms.int_choose(cond, &a, &b)),
                _ => return Err(Unsupported("state that is no number".into())),
            };
            self.state.insert(state, chosen);
        }
        self.next = match (self.next.take(), other.next.take()) {
            (None, None) => None,
            (a, b) => {
                let width = a.as_ref().or(b.as_ref()).map_or(64, |t| t.width);
                let behind = Term::constant(width, (self.pc + self.length) as u128);
                let (a, b) = (a.unwrap_or(behind.clone()), b.unwrap_or(behind));
                Some(terms.choose(cond, &a, &b))
            }
        };
        // Stores and traps have their conditions with them; those from before are on both sides.
        let before = self.stores.len().min(other.stores.len());
        let common = (0..before).take_while(|&i| {
            let text = |s: &Stored| (s.under.text.clone(), s.address.text.clone(), s.value.text.clone());
            self.stores.get(i).map(text) == other.stores.get(i).map(text)
        });
        let common = common.count();
        self.stores.extend(other.stores.into_iter().skip(common));
        self.traps = terms.either(&self.traps, &other.traps);
        Ok(())
    }
}
