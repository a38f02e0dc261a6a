//! From a text to circuits: line by line, each token looked at once, whatever the text is.

use super::Options;
use super::case::type_of_case;
use super::cursor::{Cursor, Fault};
use super::nearest::nearest;
use super::symbols::{SPOILT, Symbols, UNDEFINED};
use super::vocabulary::Vocabulary;
use crate::circuit::set::{GateSet, Type};
use crate::circuit::{Circuit, Gate, Names};
use crate::finding::{Finding, Findings, Wire};
use hashbrown::HashMap;

pub(super) struct Parser<'t> {
    pub words: Vocabulary,
    pub cursor: Cursor<'t>,
    pub symbols: Symbols<'t>,
    /// The circuit that is being read.
    pub circuit: Circuit,
    pub findings: Findings,
    /// Cases with negative numbers: gate and number without its sign.
    pub cases: Vec<(u32, u64)>,
    /// Symbols whose line could not be read, with the line.
    pub spoilt: HashMap<u32, u32>,
    /// Circuits with headers: where the first of that name is.
    pub headers: HashMap<&'t str, u32>,
    pub arch_bits: u32,
    pub done: Vec<Circuit>,
    /// Where the circuit that is being read begins: line and place in the text.
    pub begin: (u32, usize),
}

/// See [`super::parse`]. The second value is the width of addresses.
pub(super) fn parse(set: &'static GateSet, text: &str, options: &Options) -> Result<(Vec<Circuit>, u32), Findings> {
    let mut findings = Findings::new(options.limit);
    if text.len() >= u32::MAX as usize {
        findings.push(|| Finding::in_text(0, 0, "E001", "a text of 4 GiB or more cannot be read"));
        return Err(findings);
    }
    let mut parser = Parser {
        words: Vocabulary::new(set),
        cursor: Cursor::new(text),
        symbols: Symbols::new(text, set.roots),
        circuit: Circuit::new(set, options.arch_bits),
        findings,
        cases: Vec::new(),
        spoilt: HashMap::new(),
        headers: HashMap::new(),
        arch_bits: options.arch_bits,
        done: Vec::new(),
        begin: (1, 0),
    };
    parser.nameless_roots();
    parser.lines();
    match parser.findings.is_empty() {
        true => Ok((parser.done, parser.arch_bits)),
        false => {
            parser.findings.sort_by_place();
            Err(parser.findings)
        }
    }
}

impl Parser<'_> {
    fn lines(&mut self) {
        loop {
            self.cursor.blank();
            match self.cursor.peek() {
                Some(b'%') => self.gate_line(),
                None | Some(b'\n' | b'#') => {}
                Some(_) => self.other_line(),
            }
            if !self.cursor.next_line() {
                break;
            }
        }
        self.finish(true);
    }

    /// Whether nothing of the circuit that is being read has been read.
    pub(super) fn is_fresh(&self) -> bool {
        self.circuit.signature.is_none() && self.circuit.is_empty() && self.symbols.len() == self.roots()
    }

    fn roots(&self) -> usize {
        usize::from(self.words.set.roots)
    }

    pub(super) fn nameless_roots(&mut self) {
        self.circuit.names = Names::default();
        for _ in 0..self.roots() {
            self.circuit.names.push_unique("");
        }
    }

    /// The circuit that has been read is complete; the next one begins.
    pub(super) fn finish(&mut self, last: bool) {
        if !self.is_fresh() {
            self.link();
            self.widths_of_cases();
            let fresh = self.fresh();
            let mut circuit = std::mem::replace(&mut self.circuit, fresh);
            circuit.shrink();
            if self.findings.is_empty() {
                self.done.push(circuit);
            }
        }
        if !last {
            self.circuit = self.fresh();
            self.nameless_roots();
            self.symbols.clear();
            self.spoilt = HashMap::new();
            self.begin = (self.cursor.line, self.cursor.start);
        }
    }

    pub(super) fn fresh(&self) -> Circuit {
        Circuit::new(self.words.set, self.arch_bits)
    }

    /// Turns names into gates, and tells of those that nothing is.
    fn link(&mut self) {
        let roots = self.roots();
        let first = roots.saturating_sub(1);
        let mut missing: Vec<(Gate, u32, u32)> = Vec::new();
        let limit = self.findings.room();
        let (symbols, mut more) = (&self.symbols, 0);
        self.circuit
            .link_drafts(first, |user, index, symbol| match symbols.gate(symbol) {
                SPOILT => Gate::NONE,
                UNDEFINED => {
                    if missing.len() < limit {
                        missing.push((user, index, symbol));
                    } else {
                        more += 1;
                    }
                    Gate::NONE
                }
                gate => Gate(gate),
            });
        self.findings.leave_out(more);
        self.report_missing(&missing);
    }

    /// A finding for each input that is not defined. Their lines are looked at again for the column.
    fn report_missing(&mut self, missing: &[(Gate, u32, u32)]) {
        /// Nearest names are looked for this often, among at most so many: hints are no reason to be slow.
        const HINTS: (usize, usize) = (20, 2000);
        let (mut line, mut at) = self.begin;
        for (hints, &(user, index, symbol)) in missing.iter().enumerate() {
            while line < self.circuit.line(user) {
                let rest = &self.cursor.text.as_bytes()[at..];
                at += rest
                    .iter()
                    .position(|&b| b == b'\n')
                    .map_or(rest.len(), |length| length + 1);
                line += 1;
            }
            let name = self.symbols.name(symbol);
            let mut message = format!("%{name} is not defined");
            let may_hint = hints < HINTS.0 && self.symbols.len() < HINTS.1;
            if let Some(found) = may_hint.then(|| nearest(name, self.symbols.defined())).flatten() {
                message += &format!("; did you mean %{found}?");
            }
            let wire = Wire::of(&self.circuit, user, index);
            let column = column_of_input(&self.cursor.text[at..], index);
            let finding = Finding {
                column,
                input: Some(wire),
                ..Finding::at(&self.circuit, user, "E004", message)
            };
            self.findings.push(|| finding);
        }
    }

    /// Negative numbers of cases, in the width of the value that their switch takes.
    fn widths_of_cases(&mut self) {
        for (gate, size) in std::mem::take(&mut self.cases) {
            let gate = Gate(gate);
            if gate.index() >= self.circuit.len() {
                continue;
            }
            let ty = type_of_case(&self.circuit, gate);
            if ty != Type::NONE {
                let bits = self.negated(ty, size);
                self.circuit.set_bits(gate, bits);
            }
        }
    }

    /// Column, from 1 and in characters, of a place in the line that is being read.
    pub(super) fn column(&self, at: usize) -> u32 {
        self.cursor.text[self.cursor.start..at].chars().count() as u32 + 1
    }

    /// A finding about a line that is not a gate's.
    pub(super) fn fault(&mut self, fault: Fault) {
        let place = (self.cursor.line, self.column(fault.at));
        self.findings
            .push(|| Finding::in_text(place.0, place.1, fault.code, fault.message));
    }
}

/// Column of input `index` in a gate's line that was read without a fault; 0 in lines that are too long to be looked at
/// for each of their inputs.
fn column_of_input(text: &str, index: u32) -> u32 {
    const LONG: usize = 1 << 14;
    let start = &text.as_bytes()[..text.len().min(LONG)];
    let end = start.iter().position(|&b| b == b'\n');
    let line = match end {
        Some(end) => &text[..end],
        None if text.len() < LONG => text,
        None => return 0,
    };
    let behind = line.find('=').map_or(0, |at| at + 1);
    let mut references = line[behind..].match_indices(['%', '@']);
    match references.nth(index as usize) {
        Some((at, _)) => line[..behind + at].chars().count() as u32 + 1,
        None => 0,
    }
}
