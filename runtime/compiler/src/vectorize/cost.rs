//! How many lanes a strip has, and whether it gains: cycles of the gates, by the numbers of their descriptions.

use super::gates::Gates;
use super::neighbours::neighbours;
use super::reason::{Reason, Why};
use super::recipe::{Node, Recipe, Step, Sum, SumKind, Value};
use super::shape::{Shape, View, is_pure};
use super::target::{Scale, Tail, VectorTarget};
use hashbrown::HashSet;
use onespec_graph::{Gate, Opcode, Type};

/// Cycles of what counts and branches, in each iteration.
const OVERHEAD: u64 = 4;
/// Cycles of what hands the variable of a scan from one strip to the next: moves between vectors and scalars.
const CARRY: u64 = 8;
/// Gates that one turn of a loop over whole strips has at most where these are unrolled, and strips of it at most.
const TURN: usize = 40;
const UNROLLED: u32 = 8;
/// Registers that are taken to be there beside vectors.
const SPARE: u32 = 1;

/// The number of lanes for each unit of the scale, and the cycles of a strip.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Lanes {
    pub count: u16,
    pub cycles: u64,
    /// Whether sums are vectors as long as strips are whole.
    pub accumulates: bool,
    /// Elements of a strip at most, where it is not to have as many as there are: a number of steps depends on it.
    pub most: Option<u64>,
    /// Whole strips that one turn of their loop does, where their number of elements is known: a power of two.
    pub unrolled: u32,
    /// Elements that lie side by side in a lane: 1, but for narrow ones in wide lanes.
    pub places: u32,
}

/// The best number of lanes.
///
/// # Errors
/// There is none, or scalar code is as fast.
pub(crate) fn lanes(view: &View<'_>, shape: &Shape, recipe: &Recipe, target: &VectorTarget) -> Result<Lanes, Reason> {
    let mut counts: Vec<u16> = view
        .gates
        .set
        .types
        .iter()
        .map(|def| def.lanes)
        .filter(|n| *n > 0)
        .collect();
    counts.sort_unstable();
    counts.dedup();
    let line = view.circuit.line(shape.head);
    let neighbours = neighbours(view.circuit, recipe);
    let mut best: Option<Lanes> = None;
    let mut refused: Option<Reason> = None;
    for count in counts {
        match strip(&view.gates, (recipe, &neighbours), target, count) {
            // Of equals, the one with fewer registers, which comes first.
            Ok(now) => {
                let is_better = |best: &Lanes| now.cycles * u64::from(best.count) < best.cycles * u64::from(count);
                if best.as_ref().is_none_or(is_better) {
                    best = Some(now);
                }
            }
            // The reason of the widest that has all types is told.
            Err(Why::NoLanes) => {}
            Err(why) => {
                refused = Some(why.at(line));
            }
        }
    }
    let best = best.ok_or_else(|| refused.unwrap_or(Why::NoLanes.at(line)))?;
    gains(view, (shape, recipe), target, &best)?;
    Ok(best)
}

/// Asks whether a strip is faster than scalar code.
///
/// # Errors
/// It is not.
pub(super) fn gains(
    view: &View<'_>,
    (shape, recipe): (&Shape, &Recipe),
    target: &VectorTarget,
    lanes: &Lanes,
) -> Result<(), Reason> {
    let scalar = scalar(view, shape, recipe);
    let elements = u64::from(lanes.count) * u64::from(target.scale.least()) * u64::from(lanes.places);
    if lanes.cycles < scalar * elements {
        return Ok(());
    }
    let why = Why::NoGain {
        vector: lanes.cycles * 100 / elements.max(1),
        scalar: scalar * 100,
    };
    Err(why.at(view.circuit.line(shape.head)))
}

/// The type of a value.
pub(crate) fn vector(gates: &Gates, element: Type, count: u16) -> Option<Type> {
    gates.vector(count, element)
}

/// Cycles of a strip of so many lanes. Of each step it is known how many fields of structures are accessed side by side.
pub(super) fn strip(
    gates: &Gates,
    (recipe, neighbours): (&Recipe, &[u32]),
    target: &VectorTarget,
    count: u16,
) -> Result<Lanes, Why> {
    let name = |op| gates.set.def(op).name.to_string();
    let shown = |ty: Type| gates.set.type_def(ty).name.to_string();
    let mut types = Vec::with_capacity(recipe.values.len());
    for value in &recipe.values {
        let ty = vector(gates, value.element, count).filter(|ty| target.types.has(*ty));
        types.push(ty.ok_or(Why::NoLanes)?);
    }
    let known = |op, ty| match (target.computes)(op, ty) {
        true => Ok(()),
        false => Err(Why::NoCode {
            gate: name(op),
            ty: shown(ty),
        }),
    };
    let cost = |op, ty: Type| {
        let width = gates.width(gates.set.type_def(ty).element);
        u64::from(gates.set.def(op).cost) * u64::from(target.registers_of(width, count))
    };
    let elements = u32::from(count) * target.scale.least();
    let mut cycles = OVERHEAD;
    for (value, &ty) in recipe.values.iter().zip(&types) {
        match &value.node {
            // Made once before the loop.
            Node::Splat(_) | Node::Constant(_) => known(gates.splat, ty)?,
            Node::Bit(_) => {
                let byte = gates.set.type_by_name("i8").and_then(|byte| vector(gates, byte, count));
                let byte = byte.filter(|ty| target.types.has(*ty)).ok_or(Why::NoLanes)?;
                let compare = gates
                    .twin(gates.icmp)
                    .ok_or_else(|| Why::NoGate(gates.twin_name(gates.icmp)))?;
                known(gates.splat, byte)?;
                known(compare, ty)?;
            }
            Node::Index(..) => {
                let (Some(iota), Some(add)) = (gates.iota, gates.twin(gates.add)) else {
                    return Err(Why::NoGate("V_IOTA".into()));
                };
                known(iota, ty)?;
                known(add, ty)?;
                cycles += cost(add, ty);
            }
            Node::Numbers(step) => {
                let missing = || Why::NoGate("V_IOTA".into());
                known(gates.iota.ok_or_else(missing)?, ty)?;
                if *step != 1 {
                    known(gates.twin(gates.mul).ok_or_else(missing)?, ty)?;
                    known(gates.splat, ty)?;
                }
            }
            Node::Scan { op, before, .. } => {
                let slide = gates.slide_up.ok_or_else(|| Why::NoGate("V_SLIDEUP".into()))?;
                let each = gates.twin(*op).ok_or_else(|| Why::NoGate(gates.twin_name(*op)))?;
                for gate in [slide, each, gates.splat] {
                    known(gate, ty)?;
                }
                if gates.umin.is_none() || target.tail != Tail::Length {
                    return Err(Why::Carried);
                }
                let steps = u64::from(elements.next_power_of_two().trailing_zeros());
                cycles += CARRY + steps * (cost(slide, ty) + cost(each, ty)) + cost(each, ty);
                cycles += if *before { cost(slide, ty) } else { 0 };
            }
            // Asked of where it stands among effects.
            Node::Load(_) => {}
            Node::Each { op, inputs, .. } => {
                let twin = gates.twin(*op).ok_or_else(|| Why::NoGate(gates.twin_name(*op)))?;
                let inputs: Vec<Type> = inputs.iter().map(|&id| types[id]).collect();
                if !gates.allows(twin, ty, &inputs) {
                    return Err(Why::NoGate(format!("{} at {}", name(twin), shown(ty))));
                }
                known(twin, ty)?;
                let first = inputs.first().copied().unwrap_or(ty);
                let steps = steps(gates, target, twin, ty, first).ok_or_else(|| Why::NoCode {
                    gate: name(twin),
                    ty: format!("{} from {}", shown(ty), shown(first)),
                })?;
                cycles += steps.iter().map(|&step| cost(twin, step)).sum::<u64>();
                // A comparison takes as long as its operands are wide.
                let wide = inputs.iter().map(|&input| cost(twin, input)).max().unwrap_or(0);
                cycles += wide.max(cost(twin, ty));
            }
        }
    }
    for (step, fields) in recipe.steps.iter().zip(neighbours) {
        let (of, way, masked, writes) = match step {
            Step::Scalar(_) => {
                cycles += 3;
                continue;
            }
            Step::Append { value, mask, .. } => {
                let compress = gates.compress.ok_or(Why::Indexed)?;
                let counted = gates.mask_count.ok_or(Why::Indexed)?;
                let store = gates.near.gate(true, false).ok_or(Why::Indexed)?;
                for (gate, ty) in [
                    (compress, types[*value]),
                    (counted, types[*mask]),
                    (store, types[*value]),
                ] {
                    known(gate, ty)?;
                }
                cycles += cost(compress, types[*value]) + cost(store, types[*value]);
                continue;
            }
            Step::Load { id, way, mask } => (*id, way, mask.is_some(), false),
            Step::Store { value, way, mask, .. } => (*value, way, mask.is_some(), true),
        };
        let access = match way.gate(gates, writes, masked) {
            Ok(access) => access,
            Err(_) if masked && writes => return Err(Why::ConditionalStore),
            Err(_) if masked => return Err(Why::ConditionalLoad),
            Err(name) => return Err(Why::NoGate(name)),
        };
        let ty = types[of];
        known(access, ty)?;
        if let Some(offsets) = way.offsets().map(|offsets| types[offsets])
            && !(target.takes)(access, ty, offsets)
        {
            return Err(Why::NoCode {
                gate: name(access),
                ty: format!("{} at {}", shown(ty), shown(offsets)),
            });
        }
        // What is accessed together takes as long as what lies side by side.
        let registers = target.registers_of(gates.width(recipe.values[of].element), count);
        let together = *fields > 1 && fields.saturating_mul(registers) <= target.row;
        let near = gates.near.gate(writes, masked).filter(|_| together);
        cycles += cost(near.unwrap_or(access), ty);
    }
    let mut accumulates = recipe.sums.iter().any(|sum| sum.kind != SumKind::Count);
    let (mut alone, mut kept) = (0, 0);
    for sum in &recipe.sums {
        if sum.kind == SumKind::Count {
            let counted = gates.mask_count.ok_or(Why::Carried)?;
            known(counted, types[sum.value])?;
            cycles += u64::from(gates.set.def(counted).cost + gates.set.def(sum.reduction.op).cost);
            continue;
        }
        let missing = || Why::NoGate(sum.reduction.name.into());
        let (gate, ty) = (sum.reduction.gate.ok_or_else(missing)?, types[sum.value]);
        known(gate, ty)?;
        let more = if sum.reduction.begins {
            0
        } else {
            gates.set.def(sum.reduction.op).cost
        };
        alone += cost(gate, ty) + u64::from(more);
        let twin = gates
            .twin(sum.reduction.op)
            .filter(|&twin| gates.allows(twin, ty, &[ty, ty]));
        let twin = twin.filter(|&twin| known(twin, ty).and(known(gates.splat, ty)).is_ok());
        let twin = twin.filter(|_| !sum.reduction.is_ordered);
        accumulates &= twin.is_some() && sum.kind != SumKind::Scanned;
        kept += twin.map_or(0, |twin| cost(twin, ty));
    }
    cycles += if accumulates { kept } else { alone };
    let sums = recipe
        .sums
        .iter()
        .filter(|sum| accumulates && sum.kind != SumKind::Count);
    let sums: u32 = sums
        .map(|sum| target.registers_of(gates.width(recipe.values[sum.value].element), count))
        .sum();
    let is_scan = |value: &&Value| matches!(value.node, Node::Scan { .. });
    let scans = recipe.values.iter().filter(is_scan);
    // Elements below others, and what stands below the first.
    let of_scan = scans
        .clone()
        .map(|value| 2 * target.registers_of(gates.width(value.element), count));
    let sums = sums + of_scan.max().unwrap_or(0);
    if pressure(gates, recipe, target, count) + sums > target.registers {
        return Err(Why::Registers);
    }
    Ok(Lanes {
        count,
        cycles,
        accumulates,
        most: scans.clone().next().map(|_| elements.into()),
        unrolled: unrolled(recipe, target),
        places: 1,
    })
}

/// How many whole strips a turn of their loop does: as many as keep it short. What counts and branches is then there once
/// for all of them. A variable whose value in each iteration is needed is known at the begin of a turn only.
fn unrolled(recipe: &Recipe, target: &VectorTarget) -> u32 {
    let is_plain = |sum: &Sum| matches!(sum.kind, SumKind::Number | SumKind::Bit);
    let appends = recipe.steps.iter().any(|step| matches!(step, Step::Append { .. }));
    if matches!(target.scale, Scale::AtLeast(_)) || appends || !recipe.sums.iter().all(is_plain) {
        return 1;
    }
    let is_made = |value: &&Value| matches!(value.node, Node::Each { .. } | Node::Index(..));
    let gates = recipe.values.iter().filter(is_made).count() + recipe.steps.len() + recipe.sums.len();
    let most = u32::try_from(TURN / gates.max(1)).unwrap_or(UNROLLED);
    match most.min(UNROLLED) {
        0 => 1,
        most => 1 << most.ilog2(),
    }
}

/// The types between an input and the result of a gate that a target computes in several steps: numbers become half as wide
/// each time. `None`: the target does not compute the gate.
pub(crate) fn steps(gates: &Gates, target: &VectorTarget, op: Opcode, ty: Type, input: Type) -> Option<Vec<Type>> {
    if (target.takes)(op, ty, input) {
        return Some(Vec::new());
    }
    if gates.twin(gates.trunc) != Some(op) {
        return None;
    }
    let set = gates.set;
    let (mut between, mut now) = (Vec::new(), input);
    let width = |ty: Type| gates.width(set.type_def(ty).element);
    while width(now) > width(ty) {
        let element = set.type_by_name(&format!("i{}", width(now) / 2))?;
        let next = gates
            .vector(set.type_def(ty).lanes, element)
            .filter(|next| target.types.has(*next))?;
        if !(target.takes)(op, next, now) {
            return None;
        }
        between.push(next);
        now = next;
    }
    // The last of them is the result.
    between.pop().filter(|last| *last == ty).map(|_| between)
}

/// Registers that hold values at one time, at most: what is made before the loop lives all along.
fn pressure(gates: &Gates, recipe: &Recipe, target: &VectorTarget, count: u16) -> u32 {
    let mut last: Vec<usize> = (0..recipe.values.len()).collect();
    for (at, value) in recipe.values.iter().enumerate() {
        let inputs = value.node.inputs();
        inputs.iter().for_each(|&input| last[input] = at);
    }
    let end = recipe.values.len();
    for step in &recipe.steps {
        // Where a store stands among values is not told: its value lives until the next one is made.
        match step {
            Step::Store { value, way, mask, .. } => {
                let read = [Some(*value), *mask, way.offsets()];
                let made = read.iter().flatten().max().copied().unwrap_or(*value);
                for id in read.into_iter().flatten() {
                    last[id] = last[id].max((made + 1).min(end));
                }
            }
            Step::Append { value, mask, .. } => {
                for id in [*value, *mask] {
                    last[id] = last[id].max((mask.max(value) + 1).min(end));
                }
            }
            Step::Load { id, way, mask } => {
                for read in [*mask, way.offsets()].into_iter().flatten() {
                    last[read] = last[read].max(*id);
                }
            }
            Step::Scalar(_) => {}
        }
    }
    recipe.sums.iter().for_each(|sum| last[sum.value] = end);
    let size = |at: usize| target.registers_of(gates.width(recipe.values[at].element), count);
    let is_kept = |at: usize| {
        matches!(
            recipe.values[at].node,
            Node::Splat(_) | Node::Constant(_) | Node::Bit(_) | Node::Numbers(_)
        )
    };
    let is_vector = |at: usize| matches!(recipe.values[at].node, Node::Bit(_) | Node::Numbers(_));
    let takes = |at: &usize| is_kept(*at) && (!target.scalars || is_vector(*at));
    // The numbers of elements are made before the loop, once for each factor and width.
    let mut numbers: Vec<(u64, usize)> = Vec::new();
    for (at, value) in recipe.values.iter().enumerate() {
        if let Node::Index(_, step) = value.node
            && !numbers
                .iter()
                .any(|(known, of)| (*known, recipe.values[*of].element) == (step, value.element))
        {
            numbers.push((step, at));
        }
    }
    let numbers: u32 = numbers.into_iter().map(|(_, at)| size(at)).sum();
    let kept: u32 = (0..end).filter(takes).map(size).sum::<u32>() + numbers;
    let at_once = |now: usize| -> u32 {
        let lives = |&at: &usize| !is_kept(at) && at <= now && (last[at] > now || at == now);
        (0..=now).filter(lives).map(size).sum()
    };
    // A mask that instructions read lies in a fixed register: no group of registers lies there.
    let is_mask = |at: usize| gates.width(recipe.values[at].element) < 8;
    let spare = match (0..end).any(is_mask) {
        true => (0..end).map(size).max().unwrap_or(SPARE),
        false => SPARE,
    };
    kept + (0..end).map(at_once).max().unwrap_or(0) + spare
}

/// Cycles of an iteration of scalar code: all that it computes, and its accesses.
fn scalar(view: &View<'_>, shape: &Shape, recipe: &Recipe) -> u64 {
    let c = view.circuit;
    let mut seen: HashSet<Gate> = HashSet::new();
    let mut work: Vec<Gate> = shape.carried.iter().map(|&phi| c.value(phi, 1)).collect();
    let mut cycles = OVERHEAD;
    for access in &recipe.accesses {
        work.push(access.address);
    }
    for gate in c.gates() {
        let is_access = matches!(c.role(gate), onespec_graph::Role::Load | onespec_graph::Role::Store);
        let place = view.early.states().get(view.early.place_of(gate) as usize);
        if is_access && place.is_some_and(|state| shape.states.contains(state)) {
            cycles += u64::from(c.def(gate).cost);
            work.extend(c.values(gate).iter());
        }
        if shape.states.contains(&gate) && c.role(gate) == onespec_graph::Role::Branch && gate != shape.branch {
            cycles += 1;
            work.push(c.value(gate, 0));
        }
    }
    while let Some(gate) = work.pop() {
        if gate.index() >= c.len() || shape.is_fixed(view, gate) || !seen.insert(gate) {
            continue;
        }
        if is_pure(c, gate) {
            cycles += u64::from(c.def(gate).cost);
            work.extend(c.values(gate).iter());
        } else if c.role(gate) == onespec_graph::Role::ValueSelector && gate != shape.index {
            work.extend(c.values(gate).iter());
        }
    }
    cycles
}
