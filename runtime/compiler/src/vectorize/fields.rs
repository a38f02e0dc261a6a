//! Fields of structures in memory: accesses at one distance between elements whose addresses follow each other. A machine
//! may access them together (segment loads and stores).

use super::gates::Gates;
use super::linear::sign;
use onespec_graph::set::Effect;
use onespec_graph::{Circuit, Gate, Role, Type};

/// Sums in each other that are looked through.
const DEPTH: u32 = 16;

/// Accesses that can be one: of elements of one type, with the same distance between elements, number of elements and mask.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fields {
    /// In the order of their addresses, each so many bytes behind the one before it as an element has.
    pub accesses: Vec<Gate>,
    /// Where all are accessed at once: that of these which comes first if they read, last if they write.
    pub at: Gate,
    /// The distance between elements of one field, where it is known.
    pub step: Option<i64>,
    pub writes: bool,
}

/// The inputs of an access at a distance, by number: its address, and the distance.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Inputs {
    pub address: u32,
    pub step: u32,
}

/// Reads or writes elements at a distance.
struct Strided {
    gate: Gate,
    ty: Type,
    /// The address without a constant, as values that are added or subtracted, and the constant.
    terms: Vec<(Gate, bool)>,
    offset: i64,
    /// The distance, the mask if there is one, and how many elements count.
    rest: Vec<Gate>,
    /// In the order of the block.
    order: usize,
}

/// The fields that the gates of a block access, given in their order; together at most as many as `most` says of their type.
///
/// Reads are joined over whatever does not write memory, writes only where nothing is between them that touches it, and where
/// the distance is known to be as large as all fields: then no element is written twice.
pub(super) fn fields(circuit: &Circuit, gates: &Gates, block: &[Gate], most: &dyn Fn(Type) -> usize) -> Vec<Fields> {
    let (mut found, mut reads, mut writes) = (Vec::new(), Vec::new(), Vec::new());
    for (order, &gate) in block.iter().enumerate() {
        let effect = circuit.def(gate).effect;
        if effect == Effect::None && circuit.role(gate) != Role::Call {
            continue;
        }
        let strided = strided(circuit, gates, gate, order);
        if effect != Effect::Read {
            rows(circuit, gates, &mut reads, false, most, &mut found);
        }
        match strided {
            Some(read) if effect == Effect::Read => reads.push(read),
            Some(write) => {
                let follows = |before: &Strided| before.is_like(&write);
                if !writes.last().is_none_or(follows) {
                    rows(circuit, gates, &mut writes, true, most, &mut found);
                }
                writes.push(write);
                continue;
            }
            None => {}
        }
        rows(circuit, gates, &mut writes, true, most, &mut found);
    }
    rows(circuit, gates, &mut reads, false, most, &mut found);
    rows(circuit, gates, &mut writes, true, most, &mut found);
    found
}

/// Where an access at a distance has its address and the distance. `None` for other gates.
pub(super) fn inputs(circuit: &Circuit, gates: &Gates, gate: Gate) -> Option<Inputs> {
    let op = circuit.op(gate);
    let [reads, writes] = gates.strided.pairs();
    let address = match op {
        _ if reads.contains(&Some(op)) => 0,
        _ if writes.contains(&Some(op)) => 1,
        _ => return None,
    };
    Some(Inputs {
        address,
        step: address + 1,
    })
}

impl Strided {
    /// Whether the two differ in the constants of their addresses alone.
    fn is_like(&self, other: &Strided) -> bool {
        self.ty == other.ty && self.rest == other.rest && self.terms == other.terms
    }
}

fn strided(circuit: &Circuit, gates: &Gates, gate: Gate, order: usize) -> Option<Strided> {
    let Inputs { address, step } = inputs(circuit, gates, gate)?;
    let value = match address {
        0 => gate,
        _ => circuit.value(gate, 0),
    };
    let (mut terms, mut offset) = (Vec::new(), 0u64);
    sum(circuit, gates, (circuit.value(gate, address), false), DEPTH, &mut terms, &mut offset);
    terms.sort_unstable();
    Some(Strided {
        gate,
        ty: circuit.ty(value),
        terms,
        offset: sign(offset, gates.width(circuit.arch())),
        rest: circuit.values(gate).iter().skip(step as usize).collect(),
        order,
    })
}

/// Adds the summands of a value, or subtracts them.
fn sum(
    circuit: &Circuit,
    gates: &Gates,
    (value, minus): (Gate, bool),
    depth: u32,
    terms: &mut Vec<(Gate, bool)>,
    offset: &mut u64,
) {
    let op = circuit.op(value);
    if circuit.role(value) == Role::Constant {
        let bits = circuit.bits(value);
        *offset = offset.wrapping_add(if minus { bits.wrapping_neg() } else { bits });
    } else if depth > 0 && (op == gates.add || op == gates.sub) {
        for (at, input) in [(0, minus), (1, minus ^ (op == gates.sub))] {
            sum(circuit, gates, (circuit.value(value, at), input), depth - 1, terms, offset);
        }
    } else {
        terms.push((value, minus));
    }
}

/// Takes those that follow each other out of a list, which is empty then.
fn rows(
    circuit: &Circuit,
    gates: &Gates,
    all: &mut Vec<Strided>,
    writes: bool,
    most: &dyn Fn(Type) -> usize,
    found: &mut Vec<Fields>,
) {
    all.sort_by(|a, b| (&a.terms, a.ty.0, &a.rest, a.offset).cmp(&(&b.terms, b.ty.0, &b.rest, b.offset)));
    let mut rest = all.as_slice();
    while let Some(first) = rest.first() {
        let like = rest.iter().take_while(|one| one.is_like(first)).count();
        let (run, behind) = rest.split_at(like);
        rest = behind;
        let size = i64::from(gates.width(circuit.set().type_def(first.ty).element) / 8);
        let step = first.rest.first().filter(|step| circuit.role(**step) == Role::Constant);
        let step = step.map(|step| sign(circuit.bits(*step), gates.width(circuit.arch())));
        if size == 0 || writes && !step.is_some_and(|step| is_apart(run, size, step)) {
            continue;
        }
        let mut run = run;
        while let Some(first) = run.first() {
            let most = most(first.ty).max(1);
            let follows = |pair: &&[Strided]| pair[1].offset.checked_sub(pair[0].offset) == Some(size);
            let count = (1 + run.windows(2).take_while(follows).count()).min(most);
            let (row, behind) = run.split_at(count);
            run = behind;
            let at = match writes {
                true => row.iter().max_by_key(|one| one.order),
                false => row.iter().min_by_key(|one| one.order),
            };
            if let Some(at) = at.filter(|_| count > 1) {
                found.push(Fields {
                    accesses: row.iter().map(|one| one.gate).collect(),
                    at: at.gate,
                    step,
                    writes,
                });
            }
        }
    }
    all.clear();
}

/// Whether no two accesses of a run, in the order of their addresses, touch one byte, whichever elements they do it for.
fn is_apart(run: &[Strided], size: i64, step: i64) -> bool {
    let (Some(first), Some(last)) = (run.first(), run.last()) else {
        return true;
    };
    let span = last.offset.checked_sub(first.offset).and_then(|span| span.checked_add(size));
    let apart = |pair: &[Strided]| pair[1].offset.checked_sub(pair[0].offset).is_none_or(|gap| gap >= size);
    run.windows(2).all(apart) && span.is_some_and(|span| span.unsigned_abs() <= step.unsigned_abs())
}
