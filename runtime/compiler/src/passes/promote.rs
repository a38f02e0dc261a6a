//! SROA and mem2reg: slices of stack slots become SSA values; a load takes the value of the last store, through phis
//! where control flow joins.
//!
//! Memory states already form a chain with memory phis at joins. So the value of a slice in a memory state is found by
//! walking up the chain: to the last store, or to a phi at the same join. Phis are made only for joins that a load
//! reaches; a phi whose inputs turn out to be one value is removed again.

use super::algebra::same_bits;
use super::alias::unhook;
use super::constants::Constants;
use super::memory_segments::{NO_SEGMENT, Segments};
use super::slices::{Slices, Stored};
use super::{Context, Pass, dead_gates, memory_barriers, selectors};
use hashbrown::HashMap;
use onespec_graph::{Circuit, Gate, Role, Type};

pub(super) struct Promote;

/// Slices of the chain that may be looked at for each gate of the circuit: what is not done by then stays in memory.
const LOOKS: usize = 16;

impl Pass for Promote {
    fn name(&self) -> &'static str {
        "sroa"
    }

    fn former_name(&self) -> Option<&'static str> {
        Some("promote")
    }

    fn about(&self) -> &'static str {
        "makes values of stack slots whose address does not escape"
    }

    fn run(&self, circuit: &mut Circuit, context: &mut Context) -> bool {
        // What nothing needs would fork the chain.
        let mut changed = dead_gates::DeadGates.run(circuit, context);
        let pieces = Slices::of(circuit);
        if pieces.all.is_empty() && pieces.stores.is_empty() {
            return changed;
        }
        let promotion = Promotion::new(circuit, pieces);
        changed |= promotion.run(circuit, context);
        changed |= memory_barriers::remove_relays(circuit, context);
        changed |= selectors::remove_copies(circuit, context);
        dead_gates::DeadGates.run(circuit, context) || changed
    }
}

struct Promotion {
    pieces: Slices,
    segments: Segments,
    constants: Constants,
    /// By piece of memory, the loads whose value comes from before a segment, with that segment.
    open: Vec<Vec<(Gate, u32)>>,
    /// By piece and segment, what is there at the end, where it was stored there.
    last: HashMap<(u32, u32), Gate>,
    /// By load, its value.
    values: HashMap<Gate, Gate>,
    looks: usize,
}

impl Promotion {
    fn new(circuit: &Circuit, pieces: Slices) -> Promotion {
        Promotion {
            segments: Segments::of(circuit),
            constants: Constants::of(circuit),
            open: vec![Vec::new(); pieces.all.len()],
            last: HashMap::new(),
            values: HashMap::new(),
            looks: LOOKS * circuit.live(),
            pieces,
        }
    }

    fn run(mut self, circuit: &mut Circuit, context: &mut Context) -> bool {
        for segment in 0..self.segments.heads.len() as u32 {
            self.walk(circuit, segment);
        }
        for piece in 0..self.pieces.all.len() as u32 {
            if self.pieces.is_whole(piece) && !self.resolve(circuit, piece) {
                self.pieces.give_up(piece);
            }
        }
        self.finish(circuit, context)
    }

    /// What a segment stores, and its loads.
    fn walk(&mut self, circuit: &mut Circuit, segment: u32) {
        for &effect in self.segments.effects(segment) {
            if let Some(&piece) = self.pieces.loads.get(&effect) {
                match self.last.get(&(piece, segment)) {
                    Some(&value) => {
                        self.values.insert(effect, value);
                    }
                    None => self.open[piece as usize].push((effect, segment)),
                }
            }
            for (piece, stored) in self.pieces.stores.get(&effect).cloned().unwrap_or_default() {
                let ty = self.pieces.all[piece as usize].ty;
                if !self.pieces.is_whole(piece) {
                    continue;
                }
                let value = match stored {
                    Stored::Gate(value) => Some(cast(circuit, value, ty, circuit.line(effect))),
                    Stored::Bits(bits) => self.constants.get(circuit, ty, bits),
                };
                match value {
                    Some(value) => self.last.insert((piece, segment), value),
                    None => {
                        self.pieces.give_up(piece);
                        None
                    }
                };
            }
        }
    }

    /// Finds the values of loads that come from before their segments. False if that takes too long.
    fn resolve(&mut self, circuit: &mut Circuit, piece: u32) -> bool {
        let loads = std::mem::take(&mut self.open[piece as usize]);
        let mut before = Before {
            piece,
            ty: self.pieces.all[piece as usize].ty,
            known: HashMap::new(),
            todo: Vec::new(),
            made: Vec::new(),
        };
        for (load, segment) in loads {
            let Some(value) = self.before(circuit, &mut before, segment) else {
                return before.undo(circuit);
            };
            self.values.insert(load, value);
        }
        while let Some((selector, memories)) = before.todo.pop() {
            for index in 0..circuit.depends(memories).len() as u32 {
                let version = circuit.depend(memories, index);
                let segment = self.segments.piece(version);
                let known = self.last.get(&(piece, segment)).copied();
                let Some(value) = known.or_else(|| self.before(circuit, &mut before, segment)) else {
                    return before.undo(circuit);
                };
                circuit.set_input(selector, index + 1, value);
            }
        }
        true
    }

    /// The value at the beginning of a segment.
    fn before(&mut self, circuit: &mut Circuit, of: &mut Before, segment: u32) -> Option<Gate> {
        let mut way = Vec::new();
        let mut at = segment;
        let value = loop {
            if let Some(&known) = of.known.get(&at) {
                break known;
            }
            if self.looks == 0 || at == NO_SEGMENT {
                return None;
            }
            self.looks -= 1;
            way.push(at);
            let head = self.segments.heads[at as usize];
            if circuit.role(head) == Role::DependSelector {
                break of.selector(circuit, head)?;
            }
            if circuit.depends(head).is_empty() {
                // Nothing was stored yet: what is there is not specified.
                break self.constants.get(circuit, of.ty, 0)?;
            }
            at = self.segments.piece(circuit.depend(head, 0));
            if let Some(&value) = self.last.get(&(of.piece, at)) {
                break value;
            }
        };
        for at in way {
            of.known.insert(at, value);
        }
        Some(value)
    }

    /// Takes away what is in no memory any more.
    fn finish(self, circuit: &mut Circuit, context: &mut Context) -> bool {
        let mut changed = false;
        let whole = |piece: &u32| self.pieces.is_whole(*piece);
        let mut stores: Vec<Gate> = self.pieces.stores.keys().copied().collect();
        stores.sort_unstable();
        for store in stores {
            if self.pieces.stores[&store].iter().all(|(piece, _)| whole(piece)) {
                unhook(circuit, store);
                circuit.kill(store);
                changed = true;
            }
        }
        let mut loads: Vec<Gate> = self.values.keys().copied().collect();
        loads.sort_unstable();
        for load in loads.into_iter().filter(|load| whole(&self.pieces.loads[load])) {
            // What was stored may have been loaded in turn.
            let mut value = self.values[&load];
            while let Some(&next) = self.values.get(&value).filter(|_| whole(&self.pieces.loads[&value])) {
                value = next;
            }
            let value = cast(circuit, value, circuit.ty(load), circuit.line(load));
            unhook(circuit, load);
            context.replace(circuit, load, value);
            circuit.kill(load);
            changed = true;
        }
        changed
    }
}

/// Values of one piece at the beginnings of segments.
struct Before {
    piece: u32,
    ty: Type,
    known: HashMap<u32, Gate>,
    /// Selectors that were made, with the memory phis beside them, whose inputs are to be set.
    todo: Vec<(Gate, Gate)>,
    made: Vec<Gate>,
}

impl Before {
    /// A selector of values beside one of memory; its inputs come later.
    fn selector(&mut self, circuit: &mut Circuit, memories: Gate) -> Option<Gate> {
        let op = circuit.set().by_role(Role::ValueSelector)?;
        let state = circuit.state(memories, 0);
        let inputs = vec![Gate::NONE; circuit.depends(memories).len()];
        let gate = circuit.add(op, self.ty, 0, &[state], &[], &inputs);
        circuit.set_line(gate, circuit.line(state));
        self.todo.push((gate, memories));
        self.made.push(gate);
        Some(gate)
    }

    /// Forgets the selectors.
    fn undo(&self, circuit: &mut Circuit) -> bool {
        self.made.iter().for_each(|&gate| circuit.kill(gate));
        false
    }
}

/// A value as another type of the same width.
fn cast(circuit: &mut Circuit, value: Gate, ty: Type, line: u32) -> Gate {
    if circuit.ty(value) == ty {
        return value;
    }
    let Some(op) = same_bits(circuit) else { return value };
    let gate = circuit.add(op, ty, 0, &[], &[], &[value]);
    circuit.set_line(gate, line);
    gate
}
