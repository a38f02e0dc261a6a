//! Which instructions are translated, and why the others are not.

use crate::decode::Guest;
use crate::fixed::Fixed;
use crate::translator::Translator;
use onespec_core::exec::Machine;
use onespec_core::exec::window::Bare;
use onespec_core::operand::MAX_OPERANDS;
use std::ptr::null_mut;

/// How a machine's instruction is executed where code is translated.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Way {
    /// By code of its own.
    Translated,
    /// By the interpreter, which translated code calls, with the reason.
    Called(&'static str),
    /// By the interpreter, to which translated code leads.
    System,
}

/// The ways of all instructions, by their numbers; `None` for one without semantics of its own. An instruction whose way depends on its
/// operands is looked at with registers and numbers 0. `None` in all: nothing of this machine is translated.
pub fn ways<M: Machine>(m: &M) -> Option<Vec<Option<Way>>> {
    let fixed = Fixed::of(m)?;
    let isa = fixed.isa;
    let translator = Translator::new(fixed, 0)?;
    // Code is made and thrown away: nothing runs.
    let memory = Bare::nothing(null_mut());
    let way = |op: usize| {
        let length = u64::from(isa.ops.get(op)?.length / 8);
        let guest = Guest {
            pc: 0,
            length,
            op: u16::try_from(op).ok()?,
            operands: vec![0; MAX_OPERANDS],
        };
        Some(match translator.inst(&guest)?.effects.system {
            true => Way::System,
            false => match translator.look(&guest, memory) {
                Ok(_) => Way::Translated,
                Err(refused) => Way::Called(refused.0),
            },
        })
    };
    Some((0..isa.ops.len()).map(way).collect())
}
