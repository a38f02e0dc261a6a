//! A scheduled circuit as compilers with blocks and block parameters take it: what is left to say in another language is a
//! name for each gate.

use onespec_compiler::schedule::Schedule;
use onespec_graph::{Circuit, Gate, Role};

/// A function in blocks; the first is its entry.
pub struct Shape<'a> {
    pub circuit: &'a Circuit,
    pub blocks: Vec<Block>,
}

/// A block.
pub struct Block {
    /// Selectors of values: each is one value, whichever way control came.
    pub params: Vec<Gate>,
    /// What is computed, in order.
    pub gates: Vec<Gate>,
    pub end: End,
}

/// How a block ends.
pub enum End {
    Return(Option<Gate>),
    /// To a block, with values for its parameters.
    Jump(usize, Vec<Gate>),
    /// To the first if the value is 1.
    Branch(Gate, usize, usize),
    /// By value: cases, and the block of all other values.
    Switch(Gate, Vec<(u64, usize)>, usize),
}

impl Shape<'_> {
    /// # Errors
    /// Control goes where no other language follows.
    pub fn new<'a>(circuit: &'a Circuit, schedule: &Schedule) -> Result<Shape<'a>, String> {
        let params = |index: u32| -> Vec<Gate> {
            let fixed = schedule.block(index).fixed.iter().copied();
            fixed.filter(|g| circuit.role(*g) == Role::ValueSelector).collect()
        };
        let mut blocks = Vec::new();
        for (index, block) in (0..).zip(schedule.blocks()) {
            let last = *block.states.last().ok_or("a block without a state")?;
            let to = |state: Gate| {
                schedule
                    .block_of(state)
                    .map(|b| b as usize)
                    .ok_or("a state without a block")
            };
            let mut sides = circuit.successors(last);
            let end = match circuit.role(last) {
                Role::Return => End::Return(circuit.values(last).get(0)),
                Role::Branch => {
                    let (yes, no): (Vec<Gate>, Vec<Gate>) = sides.partition(|s| circuit.role(*s) == Role::True);
                    let (Some(yes), Some(no)) = (yes.first(), no.first()) else {
                        return Err("a branch without sides".into());
                    };
                    End::Branch(circuit.value(last, 0), to(*yes)?, to(*no)?)
                }
                Role::Switch => {
                    let default = sides.find(|s| circuit.role(*s) == Role::DefaultCase);
                    let mut cases = Vec::new();
                    for side in circuit.successors(last).filter(|s| circuit.role(*s) == Role::Case) {
                        cases.push((circuit.bits(side), to(side)?));
                    }
                    cases.sort_unstable();
                    End::Switch(
                        circuit.value(last, 0),
                        cases,
                        to(default.ok_or("a switch without a default")?)?,
                    )
                }
                Role::Throw | Role::Raise | Role::Fork => return Err("control of the source language".into()),
                _ => {
                    let &next = block.successors.first().ok_or("a block that goes nowhere")?;
                    let copies: Vec<(Gate, Gate)> = schedule.copies(circuit, index).collect();
                    let passed = params(next)
                        .into_iter()
                        .map(|p| copies.iter().find(|c| c.0 == p).map(|c| c.1));
                    let passed: Option<Vec<Gate>> = passed.collect();
                    End::Jump(next as usize, passed.ok_or("a selector without a value")?)
                }
            };
            let computed = |g: &Gate| {
                let is_state = circuit.is_state(*g);
                !is_state
                    && !matches!(
                        circuit.role(*g),
                        Role::Relay
                            | Role::DependSelector
                            | Role::ValueSelector
                            | Role::Arg
                            | Role::Constant
                            | Role::Symbol
                    )
            };
            blocks.push(Block {
                params: params(index),
                gates: block.ordered().filter(computed).collect(),
                end,
            });
        }
        Ok(Shape { circuit, blocks })
    }
}

/// The numbers of arguments and results of gates, in bits; floats separately.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    None,
    Int(u32),
    Float(u32),
}

/// Of which kind a gate's value is.
pub fn kind(circuit: &Circuit, gate: Gate) -> Kind {
    kind_of(circuit, circuit.ty(gate))
}

/// Of which kind values of a type are.
pub fn kind_of(circuit: &Circuit, ty: onespec_graph::Type) -> Kind {
    let def = circuit.set().type_def(ty);
    match def.bank {
        onespec_graph::set::Bank::None => Kind::None,
        onespec_graph::set::Bank::Float => Kind::Float(def.width),
        _ => Kind::Int(def.width),
    }
}
