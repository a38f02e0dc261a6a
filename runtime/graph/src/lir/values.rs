//! Variants of instructions as gates: wires for lanes, groups, rows, halves, masks and flags.

use super::numbers;
use super::shape::{Shaped, TOUCHES, opaque, types};
use super::{Opaque, Register, Shape};
use crate::circuit::set::{GateSet, Type, TypeSet};
use onespec_core::isa::variants::{At, Values, Variant};
use onespec_core::isa::{Effects, FeatureSet, FileId, Hold, Isa, Kind, Op, OpId, Which};

/// Most gates that are variants of one instruction.
const MAX_VARIANTS: usize = 12;

/// The variants of an instruction that are gates with values, and whether they are all of it.
pub(super) fn shapes(
    set: &GateSet,
    isa: &'static Isa,
    features: &FeatureSet,
    id: OpId,
    op: &Op,
) -> (Vec<Shaped>, bool) {
    let all = isa.flows.get().variants;
    let Ok(at) = all.binary_search_by_key(&id, |v| v.op) else {
        return (Vec::new(), false);
    };
    let Some(variants) = all.get(at) else {
        return (Vec::new(), false);
    };
    let here: Vec<&Variant> = variants.list.iter().filter(|v| v.is_of(features)).collect();
    let mut made: Vec<Shaped> = here.iter().filter_map(|v| shape(set, isa, features, op, v)).collect();
    // One register for a value first; what computes before what has effects.
    made.sort_by_key(|s| {
        let rows = s.inputs.iter().chain(&s.result).any(|r| r.count > 1);
        (s.shape == Shape::Effect, rows)
    });
    let complete = variants.rest.is_empty() && made.len() == here.len() && made.len() <= MAX_VARIANTS;
    made.truncate(MAX_VARIANTS);
    (made, complete)
}

/// The gate that a variant is; `None` where it has no values, or they have no types.
fn shape(
    set: &GateSet,
    isa: &'static Isa,
    features: &FeatureSet,
    op: &Op,
    variant: &'static Variant,
) -> Option<Shaped> {
    let effects = variant.effects;
    if effects.any(Effects::JUMPS.and(Effects::BRANCHES)) {
        return None;
    }
    let wire = |values: &Values| wire(set, isa, features, values);
    let mut inputs = variant.inputs.iter().map(wire).collect::<Option<Vec<_>>>()?;
    let results = variant.results.iter().map(wire).collect::<Option<Vec<_>>>()?;
    if results.len() > 1 {
        return None;
    }
    for (values, register) in variant.results.iter().zip(&results) {
        if values.tied && !inputs.contains(register) {
            inputs.push(*register);
        }
    }
    let is_effect = effects.any(TOUCHES) || results.is_empty();
    if is_effect && inputs.is_empty() && results.is_empty() {
        return None;
    }
    let is_register =
        |o: &onespec_core::isa::Operand| matches!(isa.kinds.get(usize::from(o.kind)), Some(Kind::Reg { .. }));
    let named = |i: u8| {
        let of = |r: &Register| r.which == Which::Operand(i);
        op.operands.get(usize::from(i)).is_some_and(is_register) && inputs.iter().chain(&results).any(of)
    };
    let numbers: Vec<u8> = (0..op.operands.len() as u8).filter(|&i| !named(i)).collect();
    if numbers::width(op, &numbers) > 64 {
        return None;
    }
    Some(Shaped {
        shape: if is_effect { Shape::Effect } else { Shape::Compute },
        inputs,
        result: results.first().copied(),
        numbers,
        target: None,
        effects,
        opaque: is_effect.then(|| opaque(effects, None::<Opaque>, results.len())),
        variant: Some(variant),
    })
}

/// The wire of a value, where a type has it.
fn wire(set: &GateSet, isa: &'static Isa, features: &FeatureSet, values: &Values) -> Option<Register> {
    let (file, which) = match values.at {
        At::Register(file, which) | At::Unit(file, _, which) => (file, which),
        At::State(_) => (FileId::MAX, Which::Fixed(0)),
        At::File(_) => return None,
    };
    if which == Which::Computed {
        return None;
    }
    let bits = match values.at {
        At::Unit(_, unit, _) => u32::from(unit),
        At::State(state) => isa.flows.get().state.get(usize::from(state)).map_or(0, |s| s.width),
        _ => isa
            .register_bits(file, features)
            .saturating_mul(values.count.max(1).into()),
    };
    let register = Register {
        at: Some(values.at),
        count: values.count,
        mask: values.mask,
        file,
        which,
        bits,
    };
    (types_of(set, isa, features, &register) != TypeSet::NONE).then_some(register)
}

/// The types of the values that a wire for a register has.
pub(super) fn types_of(set: &GateSet, isa: &Isa, features: &FeatureSet, register: &Register) -> TypeSet {
    let scalars = |list: &[Hold]| {
        let known = list.iter().filter_map(|hold| set.type_by_name(hold.ty));
        known.filter(|ty| *ty != Type::NONE).collect::<Vec<Type>>()
    };
    match register.at {
        None => types(set, isa, features, register.file).0,
        Some(At::State(state)) => of(scalars(
            isa.flows.get().state.get(usize::from(state)).map_or(&[], |s| s.holds),
        )),
        Some(At::Unit(_, unit, _)) => {
            let unit = u32::from(unit);
            of(["i", "f"]
                .iter()
                .filter_map(|letter| set.type_by_name(&format!("{letter}{unit}")))
                .collect())
        }
        Some(At::Register(file, _)) => {
            let held = scalars(isa.files.get(usize::from(file)).map_or(&[], |f| f.holds));
            match register.count {
                // A row of registers is a vector of what each of them holds.
                2.. => {
                    let rows = |ty: &Type| {
                        let all = (0..set.types.len()).map(|i| Type(i as u8));
                        let element = *ty;
                        all.filter(move |v| {
                            let def = set.type_def(*v);
                            def.lanes == register.count && def.element == element
                        })
                    };
                    of(held
                        .iter()
                        .filter(|ty| set.type_def(**ty).lanes == 0)
                        .flat_map(rows)
                        .collect())
                }
                _ => {
                    let bits = isa.register_bits(file, features);
                    let fits = |ty: &Type| set.type_def(*ty).lanes > 0 || set.type_def(*ty).width <= bits;
                    let is_mask = |ty: &Type| {
                        let def = set.type_def(*ty);
                        def.lanes > 0 && set.type_def(def.element).width == 1
                    };
                    let (masks, others): (Vec<Type>, Vec<Type>) = held.into_iter().filter(fits).partition(is_mask);
                    // A mask register that holds nothing else is one, however it is written.
                    of(if register.mask || others.is_empty() {
                        masks
                    } else {
                        others
                    })
                }
            }
        }
        Some(At::File(_)) => TypeSet::NONE,
    }
}

fn of(types: Vec<Type>) -> TypeSet {
    types
        .into_iter()
        .fold(TypeSet::NONE, |all, ty| TypeSet(all.0 | 1 << ty.0))
}
