//! A function prepared to run: blocks of steps whose operands are slots of a frame.

use super::trap::Trap;
use crate::schedule::{Options, Policy, schedule};
use hashbrown::HashMap;
use onespec_graph::set::{Class, Effect};
use onespec_graph::{Circuit, Gate, Opcode, Role, Type};
use std::ops::Range;

/// What a step does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Does {
    /// Scalars to a scalar.
    Compute,
    /// What the given [`super::Semantics`] know.
    Wide,
    Load,
    Store,
    Call,
}

#[derive(Debug, Clone)]
pub(super) struct Step {
    pub does: Does,
    pub gate: Gate,
    pub op: Opcode,
    pub ty: Type,
    pub bits: u64,
    pub to: u32,
    /// In [`Plan::operands`] and [`Plan::types`].
    pub operands: Range<u32>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum End {
    Return(Option<u32>),
    Throw,
    Go(u32),
    /// The place of the condition, and the edges for 1 and 0.
    Branch(u32, [u32; 2]),
    /// The place of the value, and a number in [`Plan::switches`].
    Switch(u32, u32),
    /// Nothing follows.
    Stuck,
}

#[derive(Debug, Clone)]
pub(super) struct Edge {
    pub block: u32,
    /// In [`Plan::copies`].
    pub copies: Range<u32>,
}

#[derive(Debug, Clone)]
pub(super) struct Block {
    pub steps: Range<u32>,
    pub end: End,
}

/// A scheduled function: its blocks, and for each gate the slot of a frame that holds its value.
#[derive(Debug, Clone, Default)]
pub(super) struct Plan {
    pub blocks: Vec<Block>,
    pub steps: Vec<Step>,
    pub operands: Vec<u32>,
    pub types: Vec<Type>,
    pub edges: Vec<Edge>,
    pub copies: Vec<(u32, u32)>,
    pub switches: Vec<(HashMap<u64, u32>, u32)>,
    /// What a frame begins with.
    pub frame: Vec<u64>,
    /// Places of arguments, with their number.
    pub arguments: Vec<(u32, u64)>,
    /// Places of symbols' addresses, with their number.
    pub symbols: Vec<(u32, u64)>,
    /// Places of stack slots, with their sizes.
    pub areas: Vec<(u32, u64)>,
    /// Whether a gate of the function has a vector's value.
    pub wide: bool,
}

impl Plan {
    pub fn new(circuit: &Circuit) -> Result<Plan, Trap> {
        let made = schedule(circuit, &Options::with(Policy::Late));
        let schedule = made.map_err(|finding| Trap::Module(finding.to_string()))?;
        let mut plan = Plan {
            frame: vec![0],
            ..Plan::default()
        };
        let mut places = vec![0u32; circuit.len()];
        let mut place = |plan: &mut Plan, gate: Gate| {
            let known = &mut places[gate.index()];
            if *known == 0 {
                *known = plan.frame.len() as u32;
                let role = circuit.role(gate);
                let bits = circuit.bits(gate);
                plan.frame.push(if role == Role::Constant { bits } else { 0 });
                match role {
                    Role::Arg => plan.arguments.push((*known, bits)),
                    Role::Symbol => plan.symbols.push((*known, bits)),
                    Role::Alloca => plan.areas.push((*known, bits)),
                    _ => {}
                }
            }
            *known
        };
        let scalar = |ty: Type| circuit.set().type_def(ty).lanes == 0;
        for index in 0..schedule.len() as u32 {
            let block = schedule.block(index);
            let first = plan.steps.len() as u32;
            for &gate in block.gates {
                let def = circuit.def(gate);
                if !matches!(def.class, Class::Compute | Class::Effect) {
                    continue;
                }
                let start = plan.operands.len() as u32;
                for value in circuit.values(gate).iter() {
                    let at = place(&mut plan, value);
                    plan.operands.push(at);
                    plan.types.push(circuit.ty(value));
                }
                let end = plan.operands.len() as u32;
                let types = &plan.types[start as usize..];
                let scalars = scalar(circuit.ty(gate)) && types.iter().all(|ty| scalar(*ty));
                plan.wide |= !scalars;
                let does = match def.role {
                    Role::Load => Does::Load,
                    Role::Store => Does::Store,
                    Role::Call => Does::Call,
                    _ if scalars && def.effect == Effect::None => Does::Compute,
                    _ => Does::Wide,
                };
                let to = if circuit.ty(gate) == Type::NONE {
                    0
                } else {
                    place(&mut plan, gate)
                };
                plan.steps.push(Step {
                    does,
                    gate,
                    op: circuit.op(gate),
                    ty: circuit.ty(gate),
                    bits: circuit.bits(gate),
                    to,
                    operands: start..end,
                });
            }
            let last = block.states.last().copied().unwrap_or(circuit.state_entry());
            let mut edge = |plan: &mut Plan, to: Gate| -> u32 {
                let next = schedule.block_of(to).unwrap_or(u32::MAX);
                let start = plan.copies.len() as u32;
                if let Some(input) = circuit.states(to).iter().position(|s| s == last)
                    && next != u32::MAX
                    && schedule.block(next).states.first() == Some(&to)
                {
                    let fixed = schedule.block(next).fixed;
                    for &selector in fixed.iter().filter(|g| circuit.role(**g) == Role::ValueSelector) {
                        let from = circuit.value(selector, input as u32);
                        let pair = (place(plan, selector), place(plan, from));
                        plan.copies.push(pair);
                    }
                }
                let end = plan.copies.len() as u32;
                plan.edges.push(Edge {
                    block: next,
                    copies: start..end,
                });
                plan.edges.len() as u32 - 1
            };
            let end = match circuit.role(last) {
                Role::Return => {
                    let value = circuit.values(last).get(0);
                    End::Return(value.map(|value| place(&mut plan, value)))
                }
                Role::Throw => End::Throw,
                Role::Branch => {
                    let sides: Vec<Gate> = circuit.successors(last).collect();
                    let find = |role| sides.iter().copied().find(|s| circuit.role(*s) == role);
                    let (Some(yes), Some(no)) = (find(Role::True), find(Role::False)) else {
                        return Err(Trap::Module("a branch without its sides".into()));
                    };
                    let edges = [edge(&mut plan, yes), edge(&mut plan, no)];
                    End::Branch(place(&mut plan, circuit.value(last, 0)), edges)
                }
                Role::Switch => {
                    let mut cases = HashMap::new();
                    let mut other = u32::MAX;
                    let sides: Vec<Gate> = circuit.successors(last).collect();
                    for side in sides {
                        let to = edge(&mut plan, side);
                        match circuit.role(side) {
                            Role::Case => {
                                cases.insert(circuit.bits(side), to);
                            }
                            _ => other = to,
                        }
                    }
                    plan.switches.push((cases, other));
                    let at = place(&mut plan, circuit.value(last, 0));
                    End::Switch(at, plan.switches.len() as u32 - 1)
                }
                Role::Raise => return Err(Trap::Module("operations that may throw are not run in modules".into())),
                _ => match circuit.successors(last).next() {
                    Some(next) => End::Go(edge(&mut plan, next)),
                    None => End::Stuck,
                },
            };
            let steps = first..plan.steps.len() as u32;
            plan.blocks.push(Block { steps, end });
        }
        Ok(plan)
    }
}
