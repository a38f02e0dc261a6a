//! Findings: errors of a circuit as data: a code, a gate, one of its inputs, a position in the text, a message.
//!
//! The text reader, the binary reader and the verifier all report findings, so that whoever shows them has one shape to
//! show: `E017 %x ADD, value input 1: %b is i64, expected i32 (the result type of %x)`.

use crate::circuit::{Circuit, Gate, WireClass, gate_name};
use std::fmt;

/// An input of a gate as people count it: within its class, from 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Wire {
    /// State, depend, value or root.
    pub class: WireClass,
    /// Index among the inputs of this class, from 0.
    pub index: u32,
}

impl Wire {
    /// Input `index` of all inputs of a gate.
    pub fn of(circuit: &Circuit, gate: Gate, index: u32) -> Wire {
        let class = circuit.class_of(gate, index);
        let [states, depends, values] = [
            circuit.states(gate).len(),
            circuit.depends(gate).len(),
            circuit.values(gate).len(),
        ];
        let before = match class {
            WireClass::State => 0,
            WireClass::Depend => states,
            WireClass::Value => states + depends,
            WireClass::Root => states + depends + values,
        };
        Wire {
            class,
            index: index.saturating_sub(before as u32),
        }
    }
}

/// Something that is wrong (code `E…`) or odd (code `W…`).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finding {
    /// Such as `E017`.
    pub code: &'static str,
    /// The gate that it is about; [`Gate::NONE`] where there is none, such as in a line that can't be read.
    pub gate: Gate,
    /// The gate's name as texts write it (`%x`, `@S`); empty without a gate.
    pub name: String,
    /// The gate's opcode as it was written or is called; empty without one.
    pub opcode: String,
    /// From 1; 0 where the circuit is from no text.
    pub line: u32,
    /// From 1, in characters; 0 where only the line is known.
    pub column: u32,
    /// The input that it is about.
    pub input: Option<Wire>,
    /// What is wrong: the offender, what it is, what was expected and why. No full stop.
    pub message: String,
}

impl Finding {
    /// A finding about a gate, with its name, opcode and line.
    pub fn at(circuit: &Circuit, gate: Gate, code: &'static str, message: impl Into<String>) -> Finding {
        let known = gate.index() < circuit.len();
        // Even if the opcode is what is wrong.
        let def = known
            .then(|| circuit.set().gates.get(usize::from(circuit.op(gate))))
            .flatten();
        let opcode = def.map_or("", |def| def.name);
        Finding {
            code,
            gate,
            name: gate_name(circuit, gate).to_string(),
            opcode: opcode.to_string(),
            line: if known { circuit.line(gate) } else { 0 },
            column: 0,
            input: None,
            message: message.into(),
        }
    }

    /// A finding about a place in a text.
    pub fn in_text(line: u32, column: u32, code: &'static str, message: impl Into<String>) -> Finding {
        Finding {
            code,
            gate: Gate::NONE,
            name: String::new(),
            opcode: String::new(),
            line,
            column,
            input: None,
            message: message.into(),
        }
    }

    /// The same about one of the gate's inputs, counted within its class.
    pub fn on(mut self, class: WireClass, index: usize) -> Finding {
        self.input = Some(Wire {
            class,
            index: u32::try_from(index).unwrap_or(u32::MAX),
        });
        self
    }

    /// The same about input `index` of all inputs of the gate.
    pub fn on_input(mut self, circuit: &Circuit, index: u32) -> Finding {
        self.input = Some(Wire::of(circuit, self.gate, index));
        self
    }

    /// Whether the circuit may be used all the same.
    pub fn is_warning(&self) -> bool {
        self.code.starts_with('W')
    }

    /// The finding behind its place: `a.cir:7:3: E001 expected …`.
    pub fn in_file(&self, file: &str) -> String {
        match (self.line, self.column) {
            (0, _) => format!("{file}: {self}"),
            (line, 0) => format!("{file}:{line}: {self}"),
            (line, column) => format!("{file}:{line}:{column}: {self}"),
        }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code)?;
        for part in [&self.name, &self.opcode] {
            if !part.is_empty() {
                write!(f, " {part}")?;
            }
        }
        if let Some(wire) = self.input {
            let class = match wire.class {
                WireClass::State => "state",
                WireClass::Depend => "depend",
                WireClass::Value => "value",
                WireClass::Root => "root",
            };
            match wire.class {
                WireClass::Root => write!(f, ", {class} input")?,
                _ => write!(f, ", {class} input {}", wire.index)?,
            }
        }
        let separator = if self.name.is_empty() && self.opcode.is_empty() {
            " "
        } else {
            ": "
        };
        write!(f, "{separator}{}", self.message)
    }
}

/// Findings in the order in which they were found, up to a limit: a file of ten million wrong lines is answered in
/// bounded memory.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Findings {
    list: Vec<Finding>,
    limit: usize,
    more: usize,
}

impl Findings {
    /// How many are kept unless something else is asked for.
    pub const LIMIT: usize = 1000;

    /// None yet, and at most `limit` to be kept.
    pub fn new(limit: usize) -> Findings {
        Findings {
            list: Vec::new(),
            limit,
            more: 0,
        }
    }

    /// Adds what `make` gives, or, at the limit, only counts it.
    pub fn push(&mut self, make: impl FnOnce() -> Finding) {
        if self.list.len() < self.limit {
            self.list.push(make());
        } else {
            self.more += 1;
        }
    }

    /// Whether nothing was found.
    pub fn is_empty(&self) -> bool {
        self.list.is_empty() && self.more == 0
    }

    /// How many more are kept.
    pub fn room(&self) -> usize {
        self.limit.saturating_sub(self.list.len())
    }

    /// Counts findings that were made nowhere.
    pub fn leave_out(&mut self, more: usize) {
        self.more += more;
    }

    /// Adds those of another list, up to the limit of this one.
    pub fn append(&mut self, other: Findings) {
        self.more += other.more;
        for finding in other.list {
            self.push(|| finding);
        }
    }

    /// Puts them in the order of the text, those of the same place in the order in which they were found.
    pub fn sort_by_place(&mut self) {
        self.list.sort_by_key(|f| (f.line, f.column));
    }

    /// How many were found beyond the limit.
    pub fn more(&self) -> usize {
        self.more
    }

    /// Those that were kept.
    pub fn list(&self) -> &[Finding] {
        &self.list
    }

    /// Those that were kept.
    pub fn into_vec(self) -> Vec<Finding> {
        self.list
    }
}

impl Default for Findings {
    fn default() -> Findings {
        Findings::new(Findings::LIMIT)
    }
}
