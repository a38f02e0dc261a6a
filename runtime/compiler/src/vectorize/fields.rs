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

/// Distances between elements that are looked at: vectors have at most 2 to the power of 16 elements, so those of one do not
/// come around an address space of 32 bits.
const MOST_STEP: i64 = 1 << 15;
/// Accesses of a block that are looked at together; what is behind them is looked at for itself.
const MOST: usize = 128;

/// Reads or writes elements at a distance.
struct Strided {
    ty: Type,
    /// Bytes of an element.
    size: i64,
    /// The address without a constant, as values that are added or subtracted, and the constant.
    terms: Vec<(Gate, bool)>,
    offset: i64,
    /// The distance, the mask if there is one, and how many elements count.
    rest: Vec<Gate>,
    /// The distance, where it is known.
    step: Option<i64>,
}

/// A gate that touches memory.
struct Touch {
    gate: Gate,
    effect: Effect,
    strided: Option<Strided>,
    /// Where it is done, among those of the block.
    place: usize,
    joined: bool,
}

/// The fields that the gates of a block access, given in their order; together at most as many as `most` says of their type, and
/// those alone that are accepted.
///
/// Reads go to the place of the first, writes to that of the last; none passes what may touch the same bytes, where one of the
/// two writes. Writes are joined where the distance is known to be as large as all fields: then no byte is written twice.
pub(super) fn fields(
    circuit: &Circuit,
    gates: &Gates,
    block: &[Gate],
    most: &dyn Fn(Type) -> usize,
    accept: &mut dyn FnMut(&Fields) -> bool,
) -> Vec<Fields> {
    let touches = |gate: &&Gate| circuit.def(**gate).effect != Effect::None || circuit.role(**gate) == Role::Call;
    let all: Vec<Gate> = block.iter().filter(touches).copied().collect();
    let mut found = Vec::new();
    for some in all.chunks(MOST) {
        let touch = |(place, &gate): (usize, &Gate)| Touch {
            gate,
            effect: match circuit.role(gate) {
                Role::Call => Effect::ReadWrite,
                _ => circuit.def(gate).effect,
            },
            strided: strided(circuit, gates, gate),
            place,
            joined: false,
        };
        let mut touches: Vec<Touch> = some.iter().enumerate().map(touch).collect();
        let mut order: Vec<usize> = (0..touches.len()).filter(|at| touches[*at].strided.is_some()).collect();
        order.sort_by(|a, b| key(&touches[*a]).cmp(&key(&touches[*b])));
        for at in 0..order.len() {
            let row = row(&touches, &order[at..], most);
            if let [first, _, ..] = row[..] {
                let (fields, place) = join(&touches, &row, first);
                if accept(&fields) {
                    // What is looked at next sees these where they are done.
                    for one in row {
                        (touches[one].place, touches[one].joined) = (place, true);
                    }
                    found.push(fields);
                }
            }
        }
    }
    found
}

/// By what accesses are sorted: those that differ in the constants of their addresses alone stand side by side.
fn key(touch: &Touch) -> impl Ord + '_ {
    let strided = touch.strided.as_ref();
    let like = strided.map(|one| (&one.terms, one.ty.0, &one.rest));
    (touch.effect.writes(), like, strided.map(|one| one.offset), touch.place)
}

/// The first of a sorted list and those behind it whose addresses follow each other, as many as can be done together.
fn row(touches: &[Touch], sorted: &[usize], most: &dyn Fn(Type) -> usize) -> Vec<usize> {
    let mut row: Vec<usize> = Vec::new();
    for &at in sorted {
        let (next, Some(field)) = (&touches[at], &touches[at].strided) else {
            break;
        };
        let Some(&first) = row.first() else {
            if next.joined {
                break;
            }
            row.push(at);
            continue;
        };
        let writes = next.effect.writes();
        let (Some(first), true) = (&touches[first].strided, touches[first].effect == next.effect) else {
            break;
        };
        let wanted = first.offset.checked_add(first.size.saturating_mul(row.len() as i64));
        if !first.is_like(field) || wanted.is_none_or(|wanted| wanted < field.offset) || row.len() >= most(first.ty) {
            break;
        }
        let all = first.size.saturating_mul(row.len() as i64 + 1);
        let is_next = wanted == Some(field.offset) && !next.joined && first.size > 0;
        if is_next && (!writes || first.step.is_some_and(|step| step.unsigned_abs() >= all.unsigned_abs())) {
            row.push(at);
            if !may_move(touches, &row, writes) {
                row.pop();
            }
        }
    }
    row
}

/// Whether all accesses of a row may be done at the place of one of them.
fn may_move(touches: &[Touch], row: &[usize], writes: bool) -> bool {
    let places = || row.iter().map(|at| touches[*at].place);
    let place = if writes { places().max() } else { places().min() }.unwrap_or(0);
    row.iter().all(|&at| {
        let one = &touches[at];
        let between = one.place.min(place)..=one.place.max(place);
        let passed =
            |other: &&Touch| between.contains(&other.place) && !row.iter().any(|at| touches[*at].gate == other.gate);
        let meets = |other: &Touch| (writes || other.effect.writes()) && !one.is_apart(other);
        !touches.iter().filter(passed).any(meets)
    })
}

/// A row, and its place.
fn join(touches: &[Touch], row: &[usize], first: usize) -> (Fields, usize) {
    let writes = touches[first].effect.writes();
    let places = row.iter().copied();
    let at = match writes {
        true => places.max_by_key(|at| touches[*at].place),
        false => places.min_by_key(|at| touches[*at].place),
    };
    let at = at.unwrap_or(first);
    let fields = Fields {
        accesses: row.iter().map(|one| touches[*one].gate).collect(),
        at: touches[at].gate,
        step: touches[first].strided.as_ref().and_then(|one| one.step),
        writes,
    };
    (fields, touches[at].place)
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

impl Touch {
    /// Whether the two touch no byte in common, whichever elements they do it for.
    fn is_apart(&self, other: &Touch) -> bool {
        let (Some(a), Some(b)) = (&self.strided, &other.strided) else {
            return false;
        };
        let (Some(step), true) = (a.step.filter(|step| *step != 0 && a.step == b.step), a.terms == b.terms) else {
            return false;
        };
        // Elements are at offsets modulo the distance.
        let step = step.saturating_abs();
        let behind = |from: i64, to: i64| to.wrapping_sub(from).rem_euclid(step);
        a.offset.checked_sub(b.offset).is_some()
            && behind(a.offset, b.offset) >= a.size
            && behind(b.offset, a.offset) >= b.size
    }
}

impl Strided {
    /// Whether the two differ in the constants of their addresses alone.
    fn is_like(&self, other: &Strided) -> bool {
        self.ty == other.ty && self.rest == other.rest && self.terms == other.terms
    }
}

fn strided(circuit: &Circuit, gates: &Gates, gate: Gate) -> Option<Strided> {
    let Inputs { address, step } = inputs(circuit, gates, gate)?;
    let value = match address {
        0 => gate,
        _ => circuit.value(gate, 0),
    };
    let (mut terms, mut offset) = (Vec::new(), 0u64);
    sum(
        circuit,
        gates,
        (circuit.value(gate, address), false),
        DEPTH,
        &mut terms,
        &mut offset,
    );
    terms.sort_unstable();
    let (ty, bits) = (circuit.ty(value), gates.width(circuit.arch()));
    let distance = circuit.value(gate, step);
    Some(Strided {
        ty,
        size: i64::from(gates.width(circuit.set().type_def(ty).element) / 8),
        terms,
        offset: sign(offset, bits),
        rest: circuit.values(gate).iter().skip(step as usize).collect(),
        step: (circuit.role(distance) == Role::Constant)
            .then(|| sign(circuit.bits(distance), bits))
            .filter(|step| (-MOST_STEP..=MOST_STEP).contains(step)),
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
            sum(
                circuit,
                gates,
                (circuit.value(value, at), input),
                depth - 1,
                terms,
                offset,
            );
        }
    } else {
        terms.push((value, minus));
    }
}
