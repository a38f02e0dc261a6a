//! Dependence graphs of machine code: what an instruction has from which one before it.
//!
//! Registers are those that the timing tables of the target say that instructions access. A true dependence is a read of what an
//! earlier instruction wrote. False dependences are those that only the choice of registers makes: a write of what an earlier
//! instruction reads (anti) or writes (output). Each basic block is a graph of its own: what comes from others has no edge.
//! [`dot`] and [`svg`] draw a graph.

mod dot;
mod svg;

pub use dot::dot;
pub use svg::svg;

use crate::emit::{self, Text, blocks};
use crate::machine::Machine;
use hashbrown::HashMap;
use onespec_core::isa::FileId;
use onespec_core::print::{PrintOptions, Printer};
use onespec_core::timing::{Access, Instance, Model, Piece};
use std::collections::{BTreeMap, BTreeSet};

/// Why an instruction has to stay behind another one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Dependence {
    /// It reads what the other one writes.
    True,
    /// It writes what the other one reads.
    Anti,
    /// It writes what the other one writes.
    Output,
}

/// An edge between two instructions of a block, by their numbers in it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Edge {
    pub from: usize,
    pub to: usize,
    pub dependence: Dependence,
    /// The registers, as ranges of those that lie one behind the other: `r0.x..r0.w`.
    pub registers: Vec<String>,
}

/// An instruction.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Node {
    /// As assembly.
    pub text: String,
    /// Groups of registers, one behind the other, that it reads or writes as one.
    pub groups: Vec<String>,
}

/// A basic block.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Block {
    pub nodes: Vec<Node>,
    /// In the order of the instructions that they go to.
    pub edges: Vec<Edge>,
    /// Blocks that may come next.
    pub successors: Vec<usize>,
}

/// The dependences of a function.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Graph {
    pub name: String,
    pub blocks: Vec<Block>,
}

/// A register, by the file that assembly names it by.
type Register = (FileId, u16);

impl Graph {
    /// The graph of code that calls nothing: its bytes, and the offsets of instructions that jump, in order, with those that they
    /// jump to. Nothing for a target whose description says nothing of timing.
    pub fn of(machine: &Machine, name: &str, bytes: &[u8], jumps: &[(u32, u32)]) -> Option<Graph> {
        let model = Model::of(machine.isa, &machine.target)?;
        let printer = Printer::new(machine.isa, &machine.target.features, PrintOptions::default());
        let text = Text {
            bytes,
            insts: &[],
            jumps,
        };
        let cut = blocks(machine, text);
        let of = |(number, from): (usize, &emit::Block)| {
            let falls = Some(number + 1).filter(|next| from.falls && *next < cut.len());
            let mut block = Block {
                successors: falls.into_iter().chain(from.jumps).collect(),
                ..Block::default()
            };
            block.successors.dedup();
            let mut builder = Builder::default();
            for unit in &from.code {
                let (op, word) = unit.placed;
                let mut text = String::new();
                match op {
                    Some(op) => printer.print(op, word, None, &mut text),
                    None => text = format!("{word:#x}"),
                }
                builder.add(machine, &mut block, text, &model.instance(op, word));
            }
            block
        };
        Some(Graph {
            name: name.to_owned(),
            blocks: cut.iter().enumerate().map(of).collect(),
        })
    }
}

/// What is known while a block is read.
#[derive(Default)]
struct Builder {
    /// By piece, the instruction that wrote it last, and those that read it since.
    written: HashMap<Piece, usize>,
    read: HashMap<Piece, Vec<usize>>,
}

impl Builder {
    fn add(&mut self, machine: &Machine, block: &mut Block, text: String, instance: &Instance) {
        let at = block.nodes.len();
        let mut edges: BTreeMap<(usize, Dependence), BTreeSet<Register>> = BTreeMap::new();
        let mut groups = Vec::new();
        // All sources are read before something is written.
        let (reads, writes): (Vec<&Access>, Vec<&Access>) = instance.accesses.iter().partition(|access| !access.writes);
        for access in reads.into_iter().chain(writes) {
            let file = named_by(machine, access);
            let registers: BTreeSet<Register> = access
                .items
                .iter()
                .map(|item| (file.unwrap_or(item.piece.file), item.register))
                .collect();
            if registers.len() > 1 {
                groups.extend(ranges(machine, &registers));
            }
            for item in &access.items {
                let register = (file.unwrap_or(item.piece.file), item.register);
                let mut edge = |from: usize, dependence: Dependence| {
                    if from != at {
                        edges.entry((from, dependence)).or_default().insert(register);
                    }
                };
                let writer = self.written.get(&item.piece).copied();
                match access.writes {
                    false => {
                        writer.into_iter().for_each(|from| edge(from, Dependence::True));
                        self.read.entry(item.piece).or_default().push(at);
                    }
                    true => {
                        let readers = self.read.remove(&item.piece).unwrap_or_default();
                        // Who reads it is behind who wrote it.
                        match readers.is_empty() {
                            true => writer.into_iter().for_each(|from| edge(from, Dependence::Output)),
                            false => readers.into_iter().for_each(|from| edge(from, Dependence::Anti)),
                        }
                        self.written.insert(item.piece, at);
                    }
                }
            }
        }
        block.nodes.push(Node { text, groups });
        block
            .edges
            .extend(edges.into_iter().map(|((from, dependence), registers)| Edge {
                from,
                to: at,
                dependence,
                registers: ranges(machine, &registers),
            }));
    }
}

/// The file by which assembly names the registers of an access: that of parts, where it is of parts of registers.
fn named_by(machine: &Machine, access: &Access) -> Option<FileId> {
    let file = access.items.first()?.piece.file;
    let of = machine.isa.files.get(usize::from(file))?;
    let whole = of.width.iter().copied().max()?;
    let is_part = access.width.is_some_and(|bits| bits > 0 && bits < i64::from(whole));
    let mut parts = machine.isa.files.iter();
    let parts = parts.position(|part| part.part_of.is_some_and(|part| part.file == file));
    parts.filter(|_| is_part).and_then(|at| FileId::try_from(at).ok())
}

/// Registers as ranges of those that lie one behind the other.
fn ranges(machine: &Machine, registers: &BTreeSet<Register>) -> Vec<String> {
    let name = |(file, number): Register| {
        let file = machine.isa.files.get(usize::from(file));
        file.and_then(|file| file.spelling(number.into())).unwrap_or("?")
    };
    let mut all: Vec<(Register, Register)> = Vec::new();
    for register in registers {
        match all.last_mut() {
            Some((_, last)) if last.0 == register.0 && last.1.checked_add(1) == Some(register.1) => *last = *register,
            _ => all.push((*register, *register)),
        }
    }
    let text = |(first, last): (Register, Register)| match first == last {
        true => name(first).to_owned(),
        false => format!("{}..{}", name(first), name(last)),
    };
    all.into_iter().map(text).collect()
}
