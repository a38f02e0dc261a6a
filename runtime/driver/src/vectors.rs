//! The vectors of a target, as the tables of its machine have them.

use crate::Driver;
use onespec_backend::Machine;
use onespec_backend::machine::Binding;
use onespec_backend::select::computed_from;
use onespec_compiler::vectorize::{Code, Scale, Tail, Twins, VectorTarget};
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
        let functions = module.functions.iter().map(|f| (f.approximate, &f.circuit));
        functions
            .flat_map(|(approximate, c)| c.gates().map(move |gate| (approximate, c, gate)))
            .all(|(approximate, circuit, gate)| {
                let is_vector = |gate: Gate| circuit.set().type_def(circuit.ty(gate)).lanes > 0;
                let values = circuit.values(gate);
                let of = match is_vector(gate) {
                    true => Some(gate),
                    false => values.iter().find(|value| is_vector(*value)),
                };
                let works = matches!(circuit.role(gate), Role::Compute | Role::Splat | Role::Select);
                let Some(of) = of.filter(|_| works) else { return true };
                let vectors = self.vectors.as_ref();
                let (op, ty) = (circuit.op(gate), circuit.ty(of));
                vectors.is_some_and(|target| {
                    let more = target.approximates.as_ref().filter(|_| approximate);
                    match values.iter().find(|value| is_vector(*value)) {
                        Some(input) => more.map_or(&target.takes, |code| &code.takes)(op, ty, circuit.ty(input)),
                        None => more.map_or(&target.computes, |code| &code.computes)(op, ty),
                    }
                })
            })
    }
}

/// See [`Driver::vector_target`].
pub(crate) fn of(machine: &Machine, set: &'static GateSet) -> Option<VectorTarget> {
    let selector = machine.selector?;
    let scale = match selector.scale? {
        select::Scale::Fixed(n) => Scale::Known(n),
        select::Scale::Setting(name, per) => {
            let setting = machine.isa.settings.iter().find(|setting| setting.name == name);
            let (least, _) = setting?.bounds(&machine.target.features);
            Scale::AtLeast((least / i64::from(per.max(1))).max(1) as u32)
        }
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
    let Known { computed, taken, .. } = Known::of(machine, &binding, &held);
    let approximates = match selector.approximate.is_empty() || machine.approximate {
        true => None,
        false => Some(Known::of(machine, machine.binding_for(set, true).ok()?.as_ref(), &held).code()),
    };
    let masks = set
        .by_name("V_LOAD")
        .is_some_and(|load| computed.iter().any(|(op, _)| *op == load));
    Some(VectorTarget {
        scale,
        types,
        lanes,
        registers: machine.bank(bank).map_or(0, |bank| bank.order.len() as u32),
        row: match machine.joined().is_empty() {
            true => 0,
            false => machine.largest_group(bank).into(),
        },
        scalars: false,
        tail: if masks { Tail::Length } else { Tail::Scalar },
        computes: Arc::new(move |op, ty| computed.contains(&(op, ty))),
        takes: Arc::new(move |op, ty, input| taken.contains(&(op, ty, input))),
        approximates,
    })
}

/// The gates on vectors that the target computes.
struct Known {
    set: &'static GateSet,
    /// By type of the result, or of the first input that is a vector where the result is none.
    computed: HashSet<(Opcode, Type)>,
    /// The same with the type of that input, and of others that are vectors.
    taken: HashSet<(Opcode, Type, Type)>,
}

impl Known {
    /// What code of a binding computes, at the types that registers hold: single patterns, and what rules make of gates. What
    /// rules make of none of the vectors that patterns name, they make of no others.
    fn of(machine: &Machine, binding: &Binding, held: &[Type]) -> Known {
        let set = binding.set;
        let mut known = Known {
            set,
            computed: HashSet::new(),
            taken: HashSet::new(),
        };
        for (op, ty, inputs) in binding.computed_alone().chain(binding.computed_under_masks()) {
            known.add(op, ty, &inputs);
        }
        let twins = Twins::of(set);
        let reduces = |op| twins.is_some_and(|twins| twins.reduction(op).is_some());
        let is_named = |ty: &Type| binding.scaled.derived(set, *ty) == *ty;
        for op in 0..set.gates.len() as Opcode {
            let fits = |ty: &Type| match reduces(op) {
                true => set.def(op).types.has(set.type_def(*ty).element),
                false => set.def(op).types.has(*ty),
            };
            for ty in held.iter().copied().filter(|ty| fits(ty) && is_named(ty)) {
                let made = computed_from(machine, binding, op, ty, &|inputs| known.takes(op, ty, inputs));
                if made.is_empty() {
                    continue;
                }
                made.iter().for_each(|inputs| known.add(op, ty, inputs));
                for lanes in binding.scaled.others() {
                    let Some(ty) = binding.scaled.of_lanes(set, ty, *lanes).filter(|ty| held.contains(ty)) else {
                        continue;
                    };
                    let made = computed_from(machine, binding, op, ty, &|inputs| known.takes(op, ty, inputs));
                    made.iter().for_each(|inputs| known.add(op, ty, inputs));
                }
            }
        }
        known
    }

    fn code(self) -> Code {
        let Known { computed, taken, .. } = self;
        Code {
            computes: Arc::new(move |op, ty| computed.contains(&(op, ty))),
            takes: Arc::new(move |op, ty, input| taken.contains(&(op, ty, input))),
        }
    }

    fn first(&self, inputs: &[Type]) -> Option<Type> {
        inputs.iter().copied().find(|ty| self.set.type_def(*ty).lanes > 0)
    }

    fn add(&mut self, op: Opcode, ty: Type, inputs: &[Type]) {
        self.computed.insert((op, ty));
        if let Some(first) = self.first(inputs)
            && self.set.type_def(ty).lanes == 0
        {
            self.computed.insert((op, first));
        }
        let vectors = inputs.iter().filter(|ty| self.set.type_def(**ty).lanes > 0);
        self.taken.extend(vectors.map(|input| (op, ty, *input)));
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
