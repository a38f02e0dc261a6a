//! The kind of gate that an instruction becomes, from what its semantics touch.

use super::{Opaque, Reason, Register, Shape, numbers};
use crate::circuit::set::{GateSet, Type, TypeSet};
use onespec_core::isa::variants::Variant;
use onespec_core::isa::{Effects, FeatureSet, FileId, Isa, Op, Touch, Which};

/// An instruction on its way to a gate.
pub(super) struct Shaped {
    pub shape: Shape,
    pub inputs: Vec<Register>,
    pub result: Option<Register>,
    /// Operands that are numbers of the bitfield.
    pub numbers: Vec<u8>,
    pub target: Option<u8>,
    /// What it does to memory and state, registers without a type included.
    pub effects: Effects,
    pub opaque: Option<Opaque>,
    pub variant: Option<&'static Variant>,
}

/// The kind of gate that an instruction of a target is.
pub(super) fn shape(set: &GateSet, isa: &Isa, features: &FeatureSet, op: &Op) -> Result<Shaped, Reason> {
    if !op.has_semantics || op.effects.any(Effects::UNKNOWN) {
        return Err(Reason::NoSemantics);
    }
    let mut effects = op.effects;
    let mut inputs = Vec::new();
    let mut results = Vec::new();
    let mut untyped = None;
    for touch in op.registers {
        if is_wire(set, isa, features, touch) {
            let register = |bits| Register {
                at: None,
                count: 1,
                mask: false,
                file: touch.file,
                which: touch.which,
                bits,
            };
            if touch.reads > 0 {
                inputs.push(register(touch.reads));
            }
            if touch.writes > 0 {
                results.push(register(touch.writes));
            }
            continue;
        }
        untyped.get_or_insert(match touch.which {
            Which::Computed => Opaque::Registers,
            _ => Opaque::Types,
        });
        // A register that stays a register: whoever touches it is kept in order.
        if touch.reads > 0 {
            effects = effects.and(Effects::READS_STATE);
        }
        if touch.writes > 0 {
            effects = effects.and(Effects::WRITES_STATE);
        }
    }
    let target = op.operands.iter().position(|o| o.pcrel).map(|i| i as u8);
    let writes = effects.any(Effects::WRITES_MEMORY.and(Effects::WRITES_STATE));
    let goes = effects.any(Effects::JUMPS.and(Effects::BRANCHES));
    let indirect = effects.any(Effects::INDIRECT);
    let shape = match () {
        () if !goes && results.len() > 1 => return Err(Reason::Results),
        () if !goes && effects.any(TOUCHES) => Shape::Effect,
        () if !goes && results.is_empty() => Shape::Effect,
        () if !goes => Shape::Compute,
        () if effects.any(Effects::JUMPS) && effects.any(Effects::LINKS) => {
            // The way back is the machine's affair; the register that holds it stays a number.
            let linked = results.pop();
            let memory = Effects::READS_MEMORY.and(Effects::WRITES_MEMORY);
            match (inputs.len(), indirect, target) {
                _ if !results.is_empty() || linked.is_some_and(|link| inputs.contains(&link)) => {
                    return Err(Reason::Besides);
                }
                _ if effects.any(memory) => return Err(Reason::Besides),
                (1, true, None) | (0, false, Some(_)) => Shape::Call,
                _ => return Err(Reason::Goes),
            }
        }
        () if indirect => return Err(Reason::Goes),
        () if writes || !results.is_empty() => return Err(Reason::Besides),
        () if effects.any(Effects::BRANCHES) => Shape::Fork,
        () if inputs.is_empty() && !effects.any(TOUCHES) => Shape::Jump,
        () => return Err(Reason::Besides),
    };
    let target = if goes { target } else { None };
    let named = |i: u8| {
        let is = |r: &Register| r.which == Which::Operand(i);
        target == Some(i) || inputs.iter().chain(&results).any(is)
    };
    let numbers: Vec<u8> = (0..op.operands.len() as u8).filter(|&i| !named(i)).collect();
    if numbers::width(op, &numbers) > 64 {
        return Err(Reason::Bits);
    }
    let opaque = opaque(op.effects, untyped, results.len());
    Ok(Shaped {
        shape,
        inputs,
        result: results.pop(),
        numbers,
        target,
        effects,
        opaque: (shape == Shape::Effect).then_some(opaque),
        variant: None,
    })
}

/// Why something is an effect.
pub(super) fn opaque(effects: Effects, untyped: Option<Opaque>, results: usize) -> Opaque {
    match () {
        () if effects.any(Effects::READS_MEMORY.and(Effects::WRITES_MEMORY)) => Opaque::Memory,
        () if effects.any(Effects::MAY_TRAP) => Opaque::Traps,
        () if effects.any(Effects::READS_STATE.and(Effects::WRITES_STATE)) => Opaque::State,
        () if results > 1 => Opaque::Results,
        () => untyped.unwrap_or(Opaque::Order),
    }
}

/// What makes a gate that goes nowhere an effect.
pub(super) const TOUCHES: Effects = Effects::READS_MEMORY
    .and(Effects::WRITES_MEMORY)
    .and(Effects::READS_STATE)
    .and(Effects::WRITES_STATE)
    .and(Effects::MAY_TRAP);

/// Whether a wire can stand for a register: its number is known, and a type has all bits that are touched.
fn is_wire(set: &GateSet, isa: &Isa, features: &FeatureSet, touch: &Touch) -> bool {
    let bits = isa.register_bits(touch.file, features);
    let most = types(set, isa, features, touch.file).1;
    let fits = touch.reads.min(bits) <= most && touch.writes.min(bits) <= most && most > 0;
    fits && touch.which != Which::Computed
}

/// The types that registers of a file hold on a target, and the width of the widest.
pub(super) fn types(set: &GateSet, isa: &Isa, features: &FeatureSet, file: FileId) -> (TypeSet, u32) {
    let bits = isa.register_bits(file, features);
    let holds = isa.files.get(usize::from(file)).map_or(&[][..], |f| f.holds);
    let known = holds.iter().filter_map(|hold| set.type_by_name(hold.ty));
    // Vectors are values of variants.
    let is_scalar = |ty: Type| ty != Type::NONE && set.type_def(ty).lanes == 0;
    let fits = known.filter(|&ty| is_scalar(ty) && set.type_def(ty).width <= bits);
    fits.fold((TypeSet::NONE, 0), |(types, most), ty| {
        (TypeSet(types.0 | 1 << ty.0), most.max(set.type_def(ty).width))
    })
}
