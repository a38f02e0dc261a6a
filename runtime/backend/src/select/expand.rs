//! Gates on vectors that the machine has no instruction for become other gates, by the `expand` rules of the description.
//! The rules are those of scalars: a gate on vectors is what its scalar gate is, in each element. In kernels, which call nothing,
//! gates on scalars become others in the same way.

use super::gate_data::{with_data, with_value};
use super::library::{Inputs, is_covered, is_kept};
use super::options::PrepareOptions;
use super::{contract, masks, natural, relax};
use crate::machine::Binding;
use crate::machine::Machine;
use crate::machine::automaton::NO_KEY;
use crate::passes::Pass;
use hashbrown::HashMap;
use onespec_compiler::vectorize::Twins;
use onespec_core::select::Scale;
use onespec_graph::set::{Bank, Bitfield};
use onespec_graph::{Circuit, Gate, Role, Type};

/// How often what a rule has made is expanded again.
const DEPTH: usize = 16;

/// Expands all gates on vectors that no instruction computes by themselves, in kernels those on scalars, too.
pub fn expand(circuit: &mut Circuit, machine: &Machine, binding: &Binding, how: PrepareOptions) {
    if machine.convention.stack.is_none() {
        scalars(circuit, machine, binding);
    }
    let twins = binding.twins.filter(|_| binding.has_vectors());
    let Some(twins) = twins else { return };
    let mut open: Vec<Gate> = circuit.gates().collect();
    for _ in 0..DEPTH {
        let before = circuit.len() as u32;
        for gate in std::mem::take(&mut open) {
            if circuit.op(gate) == twins.splat() {
                if integers(circuit, binding, twins, gate).is_none()
                    && mask(circuit, machine, binding, twins, gate).is_none()
                {
                    halves(circuit, machine, binding, twins, gate);
                }
            } else if !(is_dead_or_computed(circuit, machine, binding, gate)
                || how.passes.has(Pass::NarrowMasks) && masks::is_joining(circuit, binding, gate))
                && numbers(circuit, binding, twins, gate).is_none()
            {
                replace(circuit, binding, twins, gate, how);
            }
        }
        open.extend((before..circuit.len() as u32).map(Gate));
        if open.is_empty() {
            break;
        }
    }
}

/// Expands the gates on scalars that no instruction computes by themselves.
fn scalars(circuit: &mut Circuit, machine: &Machine, binding: &Binding) {
    let set = circuit.set();
    let mut open: Vec<Gate> = circuit.gates().collect();
    for _ in 0..DEPTH {
        let before = circuit.len() as u32;
        for gate in std::mem::take(&mut open) {
            let is_scalar = |value: Gate| set.type_def(circuit.ty(value)).lanes == 0;
            let is_operation =
                matches!(circuit.role(gate), Role::Compute | Role::Select) && circuit.ty(gate) != Type::NONE;
            let all = is_operation && is_scalar(gate) && circuit.values(gate).iter().all(is_scalar);
            if circuit.is_dead(gate) || !all || is_computed(circuit, machine, binding, gate) {
                continue;
            }
            let (line, first) = (circuit.line(gate), circuit.len() as u32);
            if let Some(new) = (set.expand)(circuit, gate) {
                (first..circuit.len() as u32).for_each(|made| circuit.set_line(Gate(made), line));
                circuit.replace_uses(gate, new);
                circuit.kill(gate);
            }
        }
        open.extend((before..circuit.len() as u32).map(Gate));
        if open.is_empty() {
            break;
        }
    }
}

fn is_dead_or_computed(circuit: &Circuit, machine: &Machine, binding: &Binding, gate: Gate) -> bool {
    let set = circuit.set();
    let is_operation = matches!(circuit.role(gate), Role::Compute | Role::Select);
    if circuit.is_dead(gate) || !is_operation || set.type_def(circuit.ty(gate)).lanes == 0 {
        return true;
    }
    is_computed(circuit, machine, binding, gate)
}

/// Whether an instruction computes a gate by itself.
pub(super) fn is_computed(circuit: &Circuit, machine: &Machine, binding: &Binding, gate: Gate) -> bool {
    let key = binding.key(circuit, gate);
    if key == NO_KEY {
        return false;
    }
    // What a constant is decides whether an instruction has it as an immediate.
    let of_constant = |value: Gate| circuit.values(value).iter().any(|v| circuit.role(v) == Role::Constant);
    let is_kept = |value: Gate| is_kept(binding, circuit, value);
    match circuit.values(gate).iter().any(of_constant) && circuit.values(gate).iter().any(is_kept) {
        true => is_covered(machine, binding, circuit, gate, Inputs::Constants),
        false => binding.is_computed(key, || is_covered(machine, binding, circuit, gate, Inputs::Registers)),
    }
}

/// Makes the numbers of elements, of which there is a known number, one after the other: each is put into all elements, and kept
/// in those below it by masks.
fn numbers(circuit: &mut Circuit, binding: &Binding, twins: Twins, gate: Gate) -> Option<()> {
    let Some(Scale::Fixed(scale)) = binding.selector.scale else {
        return None;
    };
    if Some(circuit.op(gate)) != twins.numbers() {
        return None;
    }
    let (set, ty, line) = (circuit.set(), circuit.ty(gate), circuit.line(gate));
    let (lanes, element) = (set.type_def(ty).lanes, set.type_def(ty).element);
    let (constant, active, select) = (set.by_role(Role::Constant)?, twins.active()?, twins.select()?);
    let mask = twins.vector(lanes, twins.bit())?;
    let all = circuit.add(constant, twins.length(), Twins::ALL, &[], &[], &[]);
    let mut made: Option<Gate> = None;
    for number in (0..u64::from(lanes) * u64::from(scale)).rev() {
        let of = circuit.add(constant, element, number, &[], &[], &[]);
        let of = circuit.add(twins.splat(), ty, 0, &[], &[], &[of]);
        made = Some(match made {
            None => of,
            Some(above) => {
                let below = circuit.add(constant, twins.length(), number + 1, &[], &[], &[]);
                let below = circuit.add(active, mask, 0, &[], &[], &[below]);
                circuit.add(select, ty, 0, &[], &[], &[below, of, above, all])
            }
        });
    }
    let made = made?;
    circuit.set_line(made, line);
    circuit.replace_uses(gate, made);
    circuit.kill(gate);
    Some(())
}

/// Puts what a rule makes of the scalar gate, on vectors, into the place of a gate.
fn replace(circuit: &mut Circuit, binding: &Binding, twins: Twins, gate: Gate, how: PrepareOptions) -> Option<()> {
    let near = if how.approximate {
        contract::difference(circuit, binding, gate)
    } else {
        None
    };
    let by_signs = how.passes.has(Pass::SignComparisons);
    let signs = |circuit: &mut Circuit| {
        by_signs
            .then(|| natural::comparison(circuit, binding, twins, gate))
            .flatten()
    };
    if let Some(new) = near.or_else(|| signs(circuit)) {
        circuit.replace_uses(gate, new);
        circuit.kill(gate);
        return Some(());
    }
    let set = circuit.set();
    let scalar = twins.scalar(circuit.op(gate))?;
    let inputs = circuit.values(gate).to_vec();
    let (length, inputs) = inputs.split_last()?;
    let element = |ty: Type| set.type_def(ty).element;
    let mut alone = Circuit::new(set, set.type_def(circuit.arch()).width);
    let (arg, constant) = (set.by_role(Role::Arg)?, set.by_role(Role::Constant)?);
    let mut of_input: HashMap<Gate, Gate> = HashMap::new();
    let mut values = Vec::new();
    for (at, input) in inputs.iter().enumerate() {
        let ty = element(circuit.ty(*input));
        let number = splat_of(circuit, twins, *input);
        let same = inputs
            .iter()
            .position(|other| other == input)
            .filter(|first| *first < at);
        let value = match (number, same) {
            (Some(bits), _) => alone.add(constant, ty, bits, &[], &[], &[]),
            (None, Some(first)) => values[first],
            (None, None) => alone.add(arg, ty, at as u64, &[], &[], &[]),
        };
        of_input.insert(value, *input);
        values.push(value);
    }
    let root = alone.add(scalar, element(circuit.ty(gate)), circuit.bits(gate), &[], &[], &values);
    let relaxed = if how.approximate && how.passes.has(Pass::RelaxComparisons) {
        relax::comparison(&mut alone, root)
    } else {
        None
    };
    let made = relaxed.or_else(|| (set.expand)(&mut alone, root))?;
    let vectors = Vectors {
        alone: &alone,
        twins,
        lanes: set.type_def(circuit.ty(gate)).lanes,
        length: *length,
        line: circuit.line(gate),
    };
    let new = vectors.put(circuit, &mut of_input, made)?;
    circuit.replace_uses(gate, new);
    circuit.kill(gate);
    Some(())
}

/// Puts the bits of a number into every element as an integer, where registers do not hold the number itself.
fn integers(circuit: &mut Circuit, binding: &Binding, twins: Twins, gate: Gate) -> Option<()> {
    let set = circuit.set();
    let ty = circuit.ty(gate);
    let (lanes, element) = (set.type_def(ty).lanes, set.type_def(set.type_def(ty).element));
    if circuit.is_dead(gate) || element.bank == Bank::Int || binding.types.is_held(set.type_def(ty).element) {
        return None;
    }
    let is_integer = |at: &Type| {
        let def = set.type_def(*at);
        def.lanes == 0 && def.width == element.width && def.bank == Bank::Int
    };
    let integer = (0..set.types.len()).map(|at| Type(at as u8)).find(is_integer)?;
    binding.bank(integer)?;
    let vector = twins.vector(lanes, integer)?;
    let (cast, _) = with_data(set, "same_bits")?;
    let number = circuit.value(gate, 0);
    let bits = match circuit.role(number) {
        Role::Constant => {
            let constant = set.by_role(Role::Constant)?;
            circuit.add(constant, integer, circuit.bits(number), &[], &[], &[])
        }
        _ if circuit.op(number) == cast => {
            let bits = circuit.values(number).get(0)?;
            (circuit.ty(bits) == integer).then_some(bits)?
        }
        _ => return None,
    };
    let (line, constant) = (circuit.line(gate), set.by_role(Role::Constant)?);
    let splat = circuit.add(twins.splat(), vector, 0, &[], &[], &[bits]);
    let all = circuit.add(constant, twins.length(), Twins::ALL, &[], &[], &[]);
    let made = circuit.add(twins.twin(cast)?, ty, 0, &[], &[], &[splat, all]);
    for gate in [splat, made] {
        circuit.set_line(gate, line);
    }
    circuit.replace_uses(gate, made);
    circuit.kill(gate);
    if circuit.uses(number).next().is_none() {
        circuit.kill(number);
    }
    Some(())
}

/// Makes a condition for all elements, in a mask that is in registers, of a comparison: no instruction puts it there.
fn mask(circuit: &mut Circuit, machine: &Machine, binding: &Binding, twins: Twins, gate: Gate) -> Option<()> {
    let set = circuit.set();
    let ty = circuit.ty(gate);
    let def = set.type_def(ty);
    let is_mask = set.type_def(def.element).width == 1 && binding.bank(ty).is_some();
    if !is_mask || circuit.is_dead(gate) || is_covered(machine, binding, circuit, gate, Inputs::Constants) {
        return None;
    }
    let is_number = |at: &Type| {
        let scalar = set.type_def(*at);
        let vector = twins.vector(def.lanes, *at).filter(|ty| binding.bank(*ty).is_some());
        scalar.lanes == 0 && scalar.width > 1 && scalar.bank == Bank::Int && vector.is_some()
    };
    let element = (0..set.types.len()).map(|at| Type(at as u8)).find(is_number)?;
    let numbers = twins.vector(def.lanes, element)?;
    let resize = with_value(set, "resizes", "zeros")?;
    let (compare, codes) = with_data(set, "cases")?;
    let Bitfield::Condition(table) = set.def(compare).bitfield else {
        return None;
    };
    let equal = set
        .conditions
        .get(usize::from(table))?
        .by_name(codes.split_whitespace().next()?)?;
    let (constant, line) = (set.by_role(Role::Constant)?, circuit.line(gate));
    let condition = circuit.value(gate, 0);
    let scalar = match circuit.role(condition) {
        Role::Constant => circuit.add(constant, element, circuit.bits(condition) & 1, &[], &[], &[]),
        _ => circuit.add(resize, element, 0, &[], &[], &[condition]),
    };
    let length = circuit.add(constant, twins.length(), Twins::ALL, &[], &[], &[]);
    let one = circuit.add(constant, element, 1, &[], &[], &[]);
    let [scalar, one] = [scalar, one].map(|number| circuit.add(twins.splat(), numbers, 0, &[], &[], &[number]));
    let compare = twins.twin(compare)?;
    let made = circuit.add(compare, ty, u64::from(equal.code), &[], &[], &[scalar, one, length]);
    // What a rule makes of the comparison may ask for such a condition again.
    if !is_covered(machine, binding, circuit, made, Inputs::Registers) {
        for gate in [made, scalar, one] {
            circuit.kill(gate);
        }
        return None;
    }
    circuit.set_line(made, line);
    circuit.replace_uses(gate, made);
    circuit.kill(gate);
    Some(())
}

/// Makes a number that no instruction puts into every element of its two halves: instructions with immediates of half the
/// width replace one half of what an element holds.
fn halves(circuit: &mut Circuit, machine: &Machine, binding: &Binding, twins: Twins, gate: Gate) -> Option<()> {
    let set = circuit.set();
    let bits = splat_of(circuit, twins, gate).filter(|_| !circuit.is_dead(gate))?;
    let ty = circuit.ty(gate);
    let (lanes, width) = (set.type_def(ty).lanes, set.type_def(set.type_def(ty).element).width);
    if !(16..=64).contains(&width) {
        return None;
    }
    let low = u64::MAX >> (64 - width / 2);
    let is_half = bits & low == 0 || bits & !low == 0;
    if is_half || is_covered(machine, binding, circuit, gate, Inputs::Constants) {
        return None;
    }
    // Instructions may have it as an immediate.
    let mut users = circuit.uses(gate).map(|of| of.user);
    if users.all(|user| is_covered(machine, binding, circuit, user, Inputs::Constants)) {
        return None;
    }
    let (constant, line) = (set.by_role(Role::Constant)?, circuit.line(gate));
    let is_integer = |at: &Type| {
        let def = set.type_def(*at);
        def.lanes == 0 && def.width == width && def.bank == Bank::Int
    };
    let element = (0..set.types.len()).map(|at| Type(at as u8)).find(is_integer)?;
    let integers = twins.vector(lanes, element)?;
    let length = circuit.add(constant, twins.length(), Twins::ALL, &[], &[], &[]);
    let splat = |circuit: &mut Circuit, bits: u64| {
        let number = circuit.add(constant, element, bits, &[], &[], &[]);
        circuit.add(twins.splat(), integers, 0, &[], &[], &[number])
    };
    let (first, mask, second) = (
        splat(circuit, bits & low),
        splat(circuit, low),
        splat(circuit, bits & !low),
    );
    let (and, or) = (twins.and()?, twins.or()?);
    let cleared = circuit.add(and, integers, 0, &[], &[], &[first, mask, length]);
    let mut made = circuit.add(or, integers, 0, &[], &[], &[cleared, second, length]);
    if integers != ty {
        let (cast, _) = with_data(set, "same_bits")?;
        let cast = twins.twin(cast)?;
        made = circuit.add(cast, ty, 0, &[], &[], &[made, length]);
    }
    circuit.set_line(made, line);
    circuit.replace_uses(gate, made);
    circuit.kill(gate);
    Some(())
}

/// The number that is in every element of a vector.
fn splat_of(circuit: &Circuit, twins: Twins, vector: Gate) -> Option<u64> {
    let scalar = circuit
        .values(vector)
        .get(0)
        .filter(|_| circuit.op(vector) == twins.splat())?;
    (circuit.role(scalar) == Role::Constant).then(|| circuit.bits(scalar))
}

/// Gates on scalars that become gates on vectors.
struct Vectors<'a> {
    alone: &'a Circuit,
    twins: Twins,
    lanes: u16,
    length: Gate,
    line: u32,
}

impl Vectors<'_> {
    /// The twin of a gate and of those before it; a rule's right side is no deeper than it is written.
    fn put(&self, circuit: &mut Circuit, known: &mut HashMap<Gate, Gate>, gate: Gate) -> Option<Gate> {
        if let Some(known) = known.get(&gate) {
            return Some(*known);
        }
        let ty = self.twins.vector(self.lanes, self.alone.ty(gate))?;
        let (op, bits, values) = match self.alone.role(gate) {
            Role::Constant => {
                let constant = circuit.set().by_role(Role::Constant)?;
                let number = circuit.add(constant, self.alone.ty(gate), self.alone.bits(gate), &[], &[], &[]);
                (self.twins.splat(), 0, vec![number])
            }
            _ => {
                let inputs = self.alone.values(gate).to_vec();
                let mut values = Vec::with_capacity(inputs.len() + 1);
                for input in inputs {
                    values.push(self.put(circuit, known, input)?);
                }
                values.push(self.length);
                (self.twins.twin(self.alone.op(gate))?, self.alone.bits(gate), values)
            }
        };
        let made = circuit.add(op, ty, bits, &[], &[], &values);
        circuit.set_line(made, self.line);
        known.insert(gate, made);
        Some(made)
    }
}
