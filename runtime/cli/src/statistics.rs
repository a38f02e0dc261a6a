//! What compiled functions cost: instructions, registers, cycles, by their machine code.

use onespec_core::decode::Decoder;
use onespec_core::isa::{Effects, Isa, OpId};
use onespec_core::target::Resolved;
use onespec_core::timing::{Clock, Instance, Model};
use serde_json::{Map, Value, json};
use std::collections::BTreeSet;

/// Numbers of a function.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Statistics {
    pub function: String,
    pub target: String,
    pub instructions: usize,
    /// Of the machine's shortest length.
    pub words: usize,
    /// Instructions that write nothing and do nothing else.
    pub nops: usize,
    /// Slots for values that registers did not suffice for.
    pub spills: u32,
    /// Registers that it reads or writes; two parts of one are one.
    pub registers: usize,
    /// Words for a whole tile of arrays in rows, with what is recorded and issued again; none where the convention has no rows.
    pub tile: Option<usize>,
    /// Of its instructions one after the other; none where the description has no timing.
    pub cycles: Option<u64>,
}

/// What reads the code of a target.
pub struct Reader {
    decoder: Decoder,
    model: Option<Model>,
    target: String,
}

impl Reader {
    pub fn new(isa: &'static Isa, target: &Resolved) -> Reader {
        Reader {
            decoder: Decoder::new(isa, target),
            model: Model::of(isa, target),
            target: target.name.to_string(),
        }
    }

    /// How many words of the machine's shortest length code takes.
    pub fn words(&self, code: &[u8]) -> usize {
        let lengths = self.decoder.isa().word_bits.iter().copied();
        let shortest = lengths.min().unwrap_or(8).max(8);
        code.len().div_ceil(usize::from(shortest / 8))
    }

    /// The numbers of a function's code.
    pub fn read(&self, function: &str, code: &[u8], spills: u32) -> Statistics {
        let isa = self.decoder.isa();
        let mut made = Statistics {
            function: function.to_owned(),
            target: self.target.clone(),
            instructions: 0,
            words: self.words(code),
            tile: None,
            nops: 0,
            spills,
            registers: 0,
            cycles: None,
        };
        let mut registers = BTreeSet::new();
        let has_parts = self.model.as_ref().is_some_and(Model::has_parts);
        let mut instances: Vec<Instance> = Vec::new();
        for item in self.decoder.iter(code) {
            made.instructions += 1;
            if let Ok(op) = item.op {
                let args = isa.extract(op, item.word);
                if !has_parts {
                    let uses = isa.reads(op, args).chain(isa.writes(op, args));
                    registers.extend(uses.filter_map(|used| Some((used.file, used.number?, false))));
                }
                made.nops += usize::from(does_nothing(isa, op) && isa.writes(op, args).next().is_none());
            }
            if let Some(model) = &self.model {
                let made = model.instance(item.op.ok(), item.word);
                if has_parts {
                    let items = made.accesses.iter().flat_map(|access| &access.items);
                    registers.extend(items.map(|item| model.whole(item.piece)));
                }
                instances.push(made);
            }
        }
        made.registers = registers.len();
        made.cycles = self.model.as_ref().map(|model| {
            let mut clock = Clock::new(model);
            for at in 0..instances.len() {
                clock.step(model, &instances, at);
            }
            clock.cycles()
        });
        made
    }
}

fn does_nothing(isa: &Isa, op: OpId) -> bool {
    let effects = isa.ops.get(usize::from(op)).map(|op| op.effects);
    effects.is_some_and(|effects| effects == Effects(0))
}

impl Statistics {
    /// As an object.
    pub fn object(&self) -> Value {
        let mut map = Map::new();
        map.insert("function".into(), json!(self.function));
        map.insert("target".into(), json!(self.target));
        map.insert("instructions".into(), json!(self.instructions));
        map.insert("words".into(), json!(self.words));
        map.insert("nops".into(), json!(self.nops));
        map.insert("spills".into(), json!(self.spills));
        map.insert("registers".into(), json!(self.registers));
        if let Some(tile) = self.tile {
            map.insert("tile".into(), json!(tile));
        }
        if let Some(cycles) = self.cycles {
            map.insert("cycles".into(), json!(cycles));
        }
        Value::Object(map)
    }
}

/// A line for each function, numbers below their names.
pub fn table(all: &[Statistics]) -> String {
    let has_cycles = all.iter().any(|of| of.cycles.is_some());
    let has_tiles = all.iter().any(|of| of.tile.is_some());
    let mut head = vec!["function", "instructions", "words", "nops", "spills", "registers"];
    head.extend(has_tiles.then_some("tile"));
    head.extend(has_cycles.then_some("cycles"));
    let mut rows = vec![head.into_iter().map(str::to_owned).collect::<Vec<_>>()];
    for of in all {
        let counts = [of.instructions, of.words, of.nops, of.spills as usize, of.registers];
        let mut row = vec![of.function.clone()];
        row.extend(counts.map(|count| count.to_string()));
        row.extend(has_tiles.then(|| of.tile.map_or("-".into(), |tile| tile.to_string())));
        row.extend(has_cycles.then(|| of.cycles.map_or("-".into(), |cycles| cycles.to_string())));
        rows.push(row);
    }
    let longest = |at: usize| rows.iter().filter_map(|row| row.get(at)).map(String::len).max();
    let widths: Vec<usize> = (0..8).map(|at| longest(at).unwrap_or(0)).collect();
    let mut text = String::new();
    for row in &rows {
        for (at, (cell, width)) in row.iter().zip(&widths).enumerate() {
            text.push_str(&match at {
                0 => format!("{cell:<width$}"),
                _ => format!("  {cell:>width$}"),
            });
        }
        text.push('\n');
    }
    text
}
