//! The vectors of a target, as the tables of its machine have them.

use crate::Driver;
use onespec_backend::Machine;
use onespec_backend::machine::Binding;
use onespec_backend::select::computes;
use onespec_compiler::vectorize::{Computes, Scale, Tail, Twins, VectorTarget};
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
                let computes = |target: &VectorTarget| {
                    let more = target.approximates.as_ref().filter(|_| approximate);
                    more.unwrap_or(&target.computes)(circuit.op(gate), circuit.ty(of))
                };
                vectors.is_some_and(computes)
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
    let mut lanes: Vec<(u32, u16)> = of_numbers
        .map(|ty| {
            let def = set.type_def(*ty);
            (set.type_def(def.element).width, def.lanes)
        })
        .collect();
    lanes.sort_unstable();
    lanes.dedup();
    let types = all_types(&held, set, &binding);
    let computed = computed(machine, &binding, &held);
    let approximates = match selector.approximate.is_empty() || machine.approximate {
        true => None,
        false => {
            let computed = self::computed(machine, machine.binding_for(set, true).ok()?.as_ref(), &held);
            let computes: Arc<Computes> = Arc::new(move |op, ty| computed.contains(&(op, ty)));
            Some(computes)
        }
    };
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
        approximates,
    })
}

/// The gates that code of a binding computes, at the types that registers hold.
fn computed(machine: &Machine, binding: &Binding, held: &[Type]) -> HashSet<(Opcode, Type)> {
    let set = binding.set;
    let mut computed: HashSet<(Opcode, Type)> = binding.computed_alone().collect();
    computed.extend(binding.computed_under_masks());
    let twins = Twins::of(set);
    let reduces = |op| twins.is_some_and(|twins| twins.reduction(op).is_some());
    // What rules make of gates counts, too.
    for op in 0..set.gates.len() as Opcode {
        let element = |ty: &Type| set.type_def(*ty).element;
        let open = held.iter().filter(|ty| match reduces(op) {
            true => set.def(op).types.has(element(ty)),
            false => set.def(op).types.has(**ty),
        });
        let made: Vec<Type> = open.copied().filter(|ty| !computed.contains(&(op, *ty))).collect();
        let made = made.into_iter().filter(|ty| computes(machine, binding, op, *ty));
        computed.extend(made.map(|ty| (op, ty)));
    }
    computed
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
