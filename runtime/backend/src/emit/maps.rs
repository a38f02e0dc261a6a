//! Data for a garbage collector about one function: the references at its safepoints, and how to find the frame of its
//! caller.

use super::frame::Frame;
use crate::allocate::Place;
use crate::code::PReg;
use crate::machine::Machine;

/// Where a reference is while a call runs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum At {
    /// In a register that calls give back as it was: the callee, or one that it calls, has it or keeps it in its frame.
    Register(PReg),
    /// At a distance from the stack pointer of the function.
    Stack(i64),
}

/// The references that live across a call.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StackMap {
    /// Where the call comes back to, from the beginning of the function.
    pub offset: u32,
    pub places: Vec<At>,
}

/// The frame of a function while it calls another.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Shape {
    /// Bytes; the stack pointer of the caller is so far above.
    pub size: i64,
    /// Where it comes back to, as a distance from the stack pointer; nothing if it calls nobody.
    pub returns: Option<i64>,
    /// Registers of the caller that it keeps, and their distances from the stack pointer.
    pub saved: Vec<(PReg, i64)>,
    /// Slots for values that registers did not suffice for.
    pub spills: u32,
}

impl Shape {
    pub(super) fn new(machine: &Machine, frame: Frame) -> Shape {
        let linked = |register: &PReg| {
            let mut texts = machine.text_if("call").into_iter();
            texts.any(|text| text.written(machine).any(|w| w == (register.bank, register.number)))
        };
        let returns = frame.saved.iter().find(|(register, _)| linked(register));
        Shape {
            size: frame.size,
            returns: returns.map(|(_, at)| *at),
            spills: frame.spilled,
            saved: frame.saved,
        }
    }
}

/// Places with their distances.
pub(super) fn places(frame: &Frame, places: &[Place]) -> Vec<At> {
    let at = |place: &Place| match place {
        Place::Register(register) => At::Register(*register),
        Place::Spill(slot) => At::Stack(frame.spill(*slot)),
        // No reference is in such a register.
        Place::Scaled(..) => At::Stack(frame.size),
    };
    places.iter().map(at).collect()
}
