//! Names and what they stand for, in both passes.

use crate::names::Names;
use crate::parse::Parser;
use crate::parse::expr::{Eval, Scope, Value, evaluate};
use alloc::boxed::Box;
use alloc::collections::BTreeMap;
use alloc::rc::Rc;
use alloc::vec;
use alloc::vec::Vec;
use core::cell::RefCell;

/// A piece of source text to be evaluated when all symbols are known.
#[derive(Debug, Clone)]
pub struct Deferred {
    pub text: Rc<str>,
    /// Numeric labels defined before it.
    pub sequence: u32,
    /// Its place: section and offset.
    pub here: (u16, u64),
}

/// What a symbol stands for.
#[derive(Debug, Clone)]
pub enum Definition {
    Value(Value),
    Deferred(Deferred),
}

/// A symbol as far as it is known.
#[derive(Debug, Clone, Default)]
pub struct Entry {
    pub definition: Option<Definition>,
    pub global: bool,
    pub function: bool,
    pub size: u64,
    /// Defined by `.set`: may change.
    pub variable: bool,
    /// Line of the definition.
    pub line: u32,
}

/// All symbols of a source.
#[derive(Debug, Clone, Default)]
pub struct Symbols {
    pub names: Names<Box<str>>,
    pub entries: Vec<Entry>,
    /// Definitions of each numeric label: how many numeric labels came before, section, offset.
    numeric: BTreeMap<u64, Vec<(u32, u16, u64)>>,
    /// Definitions of numeric labels so far.
    pub sequence: u32,
}

impl Symbols {
    pub fn entry(&mut self, name: &str) -> &mut Entry {
        let next = self.entries.len() as u32;
        let index = match self.names.get(name) {
            Some(i) => i,
            None => {
                self.names.insert(name.into(), next);
                self.entries.push(Entry::default());
                next
            }
        };
        &mut self.entries[index as usize]
    }

    #[inline]
    pub fn get(&self, name: &str) -> Option<&Entry> {
        self.entries.get(self.names.get(name)? as usize)
    }

    /// Defines a numeric label.
    pub fn number(&mut self, n: u64, section: u16, offset: u64) {
        self.numeric
            .entry(n)
            .or_default()
            .push((self.sequence, section, offset));
        self.sequence += 1;
    }

    /// The numeric label nearest to the place that `sequence` definitions precede.
    pub fn nearest(&self, n: u64, sequence: u32, forward: bool) -> Option<Value> {
        let all = self.numeric.get(&n)?;
        let split = all.partition_point(|d| d.0 < sequence);
        let found = if forward {
            all.get(split)
        } else {
            split.checked_sub(1).and_then(|i| all.get(i))
        };
        found.map(|d| Value {
            n: d.2 as i64,
            section: Some(d.1),
        })
    }

    /// Gives symbols that are defined by other symbols their values, whatever the order of the source. Depth first, on a
    /// list, so a chain may be as long as the source. What is defined by itself, or by what nothing defines, stays as
    /// it is.
    pub fn settle(&mut self, bases: &[u64]) {
        let mut seen = vec![Seen::No; self.entries.len()];
        for first in 0..self.entries.len() {
            let mut stack = vec![first];
            while let Some(&top) = stack.last() {
                let Some(Definition::Deferred(d)) = &self.entries[top].definition else {
                    stack.pop();
                    continue;
                };
                if seen[top] == Seen::Done {
                    stack.pop();
                    continue;
                }
                let missing = RefCell::new(Vec::new());
                let scope = Everything {
                    symbols: self,
                    bases,
                    sequence: d.sequence,
                    here: d.here,
                    missing: Some(&missing),
                };
                let value = evaluate(&d.text, 0, &scope);
                if seen[top] == Seen::No {
                    seen[top] = Seen::Waits;
                    let depth = stack.len();
                    stack.extend(missing.take().into_iter().filter(|i| seen[*i] == Seen::No));
                    if stack.len() > depth {
                        continue;
                    }
                }
                seen[top] = Seen::Done;
                stack.pop();
                if let Ok((Eval::Known(value), _)) = value {
                    self.entries[top].definition = Some(Definition::Value(value));
                }
            }
        }
    }
}

/// How far [`Symbols::settle`] is with a symbol.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Seen {
    No,
    /// Until the symbols in its definition have values.
    Waits,
    Done,
}

/// Names as the first pass sees them: what has been defined so far.
pub struct SoFar<'a> {
    pub symbols: &'a Symbols,
    pub parser: &'a Parser,
    /// The current section and offset.
    pub here: (u16, u64),
    /// Registers cannot be symbols here, but for those of which the source has a label.
    pub registers: Option<&'a Names<Box<str>>>,
}

impl Scope for SoFar<'_> {
    fn symbol(&self, name: &str) -> Option<Value> {
        match self.symbols.get(name)?.definition {
            Some(Definition::Value(v)) => Some(v),
            _ => None,
        }
    }

    fn numeric(&self, n: u64, forward: bool) -> Option<Value> {
        if forward {
            None
        } else {
            self.symbols.nearest(n, self.symbols.sequence, false)
        }
    }

    fn here(&self) -> Option<Value> {
        Some(Value {
            n: self.here.1 as i64,
            section: Some(self.here.0),
        })
    }

    fn reserved(&self, name: &str) -> bool {
        self.registers
            .is_some_and(|labels| self.parser.is_register(name) && labels.get(name).is_none())
    }
}

/// The section of all places in the second pass: their values are addresses, so that any two have a distance.
pub const ADDRESSES: u16 = u16::MAX;

/// Names when everything is known, seen from one place.
pub struct Everything<'a> {
    pub symbols: &'a Symbols,
    /// Addresses of the sections.
    pub bases: &'a [u64],
    pub sequence: u32,
    pub here: (u16, u64),
    /// Takes symbols whose definitions have no value yet.
    pub missing: Option<&'a RefCell<Vec<usize>>>,
}

impl Everything<'_> {
    fn place(&self, v: Value) -> Value {
        match v.section {
            Some(s) => {
                let base = self.bases.get(usize::from(s)).copied().unwrap_or(0);
                Value {
                    n: v.n.wrapping_add(base as i64),
                    section: Some(ADDRESSES),
                }
            }
            None => v,
        }
    }

    /// The value of a definition.
    pub fn value(&self, definition: &Definition) -> Option<Value> {
        match definition {
            Definition::Value(v) => Some(self.place(*v)),
            Definition::Deferred(_) => None,
        }
    }
}

impl Scope for Everything<'_> {
    fn symbol(&self, name: &str) -> Option<Value> {
        let index = self.symbols.names.get(name)? as usize;
        let value = self.value(self.symbols.entries.get(index)?.definition.as_ref()?);
        if let (None, Some(missing)) = (value, self.missing) {
            missing.borrow_mut().push(index);
        }
        value
    }

    fn numeric(&self, n: u64, forward: bool) -> Option<Value> {
        self.symbols.nearest(n, self.sequence, forward).map(|v| self.place(v))
    }

    fn here(&self) -> Option<Value> {
        Some(self.place(Value {
            n: self.here.1 as i64,
            section: Some(self.here.0),
        }))
    }

    fn reserved(&self, _: &str) -> bool {
        false
    }
}
