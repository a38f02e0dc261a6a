//! The vectors of a target, as the tables of its machine have them.

use crate::Driver;
use onespec_backend::Machine;
use onespec_backend::machine::Binding;
use onespec_backend::select::computed_from;
use onespec_compiler::vectorize::{Scale, Tail, VectorTarget};
use onespec_core::select;
use onespec_graph::{Gate, GateSet, Module, Opcode, Role, Type, TypeSet};
use std::collections::HashSet;
use std::sync::Arc;

impl Driver {
    /// What loops of this set of gates may use on the target: the types that its registers hold, and the gates on them that a
    /// pattern of the target computes. `None`: no register that code may use holds a vector.
    pub fn vector_target(&self, set: &'static GateSet) -> Option<VectorTarget> {
        of(&self.machine, set)
    }

    /// Whether instructions of the target compute all gates on vectors of a module, each by itself.
    pub fn computes_vectors(&self, module: &Module) -> bool {
        let functions = module.functions.iter().map(|f| &f.circuit);
        functions
            .flat_map(|c| c.gates().map(move |gate| (c, gate)))
            .all(|(circuit, gate)| {
                let is_vector = |gate: Gate| circuit.set().type_def(circuit.ty(gate)).lanes > 0;
                let values = circuit.values(gate);
                let of = match circuit.ty(gate) {
                    Type::NONE => values.iter().find(|value| is_vector(*value)),
                    _ if is_vector(gate) || values.iter().any(is_vector) => Some(gate),
                    _ => None,
                };
                let works = matches!(circuit.role(gate), Role::Compute | Role::Splat | Role::Select);
                let Some(of) = of.filter(|_| works) else { return true };
                let vectors = self.vectors.as_ref();
                let (op, ty) = (circuit.op(gate), circuit.ty(of));
                vectors.is_some_and(|target| match values.iter().find(|value| is_vector(*value)) {
                    Some(input) => (target.takes)(op, ty, circuit.ty(input)),
                    None => (target.computes)(op, ty),
                })
            })
    }
}

/// See [`Driver::vector_target`].
pub(crate) fn of(machine: &Machine, set: &'static GateSet) -> Option<VectorTarget> {
    let selector = machine.selector?;
    let scale = match selector.scale? {
        select::Scale::Fixed(n) => Scale::Known(n),
        select::Scale::Setting(..) => Scale::AtLeast(1),
    };
    // Most targets have none: this is known without their patterns.
    let is_held = |repr: &select::Repr| {
        let ty = set.type_by_name(repr.ty);
        ty.is_some_and(|ty| set.type_def(ty).lanes > 0) && machine.bank_of_file(repr.file).is_some()
    };
    if !selector.reprs.iter().any(is_held) {
        return None;
    }
    let binding = machine.binding(set).ok()?;
    let all = (0..set.types.len()).map(|at| Type(at as u8));
    let held = all.filter(|ty| set.type_def(*ty).lanes > 0 && binding.bank(*ty).is_some());
    let held: Vec<Type> = held.collect();
    let of_numbers = held
        .iter()
        .filter(|ty| set.type_def(**ty).width > u32::from(set.type_def(**ty).lanes));
    let bank = of_numbers.clone().find_map(|ty| binding.bank(*ty))?;
    // Of each width, the most elements that are in one register.
    let mut lanes: Vec<(u32, u16)> = Vec::new();
    for ty in of_numbers.filter(|ty| binding.registers(**ty) == 1) {
        let def = set.type_def(*ty);
        let width = set.type_def(def.element).width;
        match lanes.iter_mut().find(|(known, _)| *known == width) {
            Some((_, most)) => *most = (*most).max(def.lanes),
            None => lanes.push((width, def.lanes)),
        }
    }
    lanes.sort_unstable();
    let types = all_types(&held, set, &binding);
    let mut known = Known::new(set);
    for (op, ty, inputs) in binding.computed_alone().chain(binding.computed_under_masks()) {
        known.add(op, ty, &inputs);
    }
    // What rules make of gates counts, too. What they make of none of the vectors that patterns name, they make of no others.
    let is_named = |ty: &Type| binding.scaled.derived(set, *ty) == *ty;
    for op in 0..set.gates.len() as Opcode {
        for ty in held
            .iter()
            .copied()
            .filter(|ty| set.def(op).types.has(*ty) && is_named(ty))
        {
            let made = computed_from(machine, &binding, op, ty, &|inputs| known.takes(op, ty, inputs));
            if made.is_empty() {
                continue;
            }
            made.iter().for_each(|inputs| known.add(op, ty, inputs));
            for lanes in binding.scaled.others() {
                let Some(ty) = binding.scaled.of_lanes(set, ty, *lanes).filter(|ty| held.contains(ty)) else {
                    continue;
                };
                let made = computed_from(machine, &binding, op, ty, &|inputs| known.takes(op, ty, inputs));
                made.iter().for_each(|inputs| known.add(op, ty, inputs));
            }
        }
    }
    let Known { computed, taken, .. } = known;
    let masks = set
        .by_name("V_LOAD")
        .is_some_and(|load| computed.iter().any(|(op, _)| *op == load));
    Some(VectorTarget {
        scale,
        types,
        lanes,
        registers: machine.bank(bank).map_or(0, |bank| bank.order.len() as u32),
        scalars: false,
        tail: if masks { Tail::Length } else { Tail::Scalar },
        computes: Arc::new(move |op, ty| computed.contains(&(op, ty))),
        takes: Arc::new(move |op, ty, input| taken.contains(&(op, ty, input))),
    })
}

/// The gates on vectors that the target computes.
struct Known {
    set: &'static GateSet,
    /// By type of the result, or of the first input that is a vector where the result is none.
    computed: HashSet<(Opcode, Type)>,
    /// The same with the type of that input.
    taken: HashSet<(Opcode, Type, Type)>,
}

impl Known {
    fn new(set: &'static GateSet) -> Known {
        Known {
            set,
            computed: HashSet::new(),
            taken: HashSet::new(),
        }
    }

    fn first(&self, inputs: &[Type]) -> Option<Type> {
        inputs.iter().copied().find(|ty| self.set.type_def(*ty).lanes > 0)
    }

    fn add(&mut self, op: Opcode, ty: Type, inputs: &[Type]) {
        self.computed.insert((op, ty));
        if let Some(first) = self.first(inputs) {
            self.taken.insert((op, ty, first));
            if self.set.type_def(ty).lanes == 0 {
                self.computed.insert((op, first));
            }
        }
    }

    fn takes(&self, op: Opcode, ty: Type, inputs: &[Type]) -> bool {
        match self.first(inputs) {
            Some(first) => self.taken.contains(&(op, ty, first)),
            None => self.computed.contains(&(op, ty)),
        }
    }
}

/// Types of vectors that registers hold, and masks that are in state.
fn all_types(held: &[Type], set: &'static GateSet, binding: &Binding) -> TypeSet {
    let in_state = (0..set.types.len()).map(|at| Type(at as u8)).filter(|ty| {
        let repr = binding
            .border(*ty)
            .and_then(|repr| binding.selector.reprs.get(usize::from(repr)));
        set.type_def(*ty).lanes > 0 && repr.is_some_and(|repr| !repr.state.is_empty())
    });
    TypeSet(held.iter().copied().chain(in_state).fold(0, |all, ty| all | 1 << ty.0))
}
