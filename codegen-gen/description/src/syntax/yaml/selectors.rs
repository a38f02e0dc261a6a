//! The shapes of what a compiler needs to know of a machine to select its instructions. `docs/reference/selection.md` says
//! what they mean.

use super::axis::Axis;
use super::shape::{Map, Text, Words, shape};

shape! {
    /// From which gates instructions are selected.
    Select "`select`" {
        gates: Option<Text>,
        vscale: Option<Text>,
        rules: Words,
        given: Map<Text>,
        unobserved: Words,
        immediates: Words,
        fuses: Option<Fuses>,
        settings: Map<SelectSetting>,
    }
}

shape! {
    /// Values of state that code sets before instructions that depend on them.
    SelectSetting "a setting of `select`" {
        for_ = "for": Option<Axis>,
        when: Option<Text>,
        needs: Option<Text>,
        lanes: Option<Text>,
        alike: Option<Text>,
        count: Option<Text>,
        state: Map<Text>,
        given: Map<Text>,
        set: Map<Text>,
    }
}

shape! {
    /// Cores that run a branch over one instruction together with it.
    Fuses "`fuses`" {
        needs: Option<Text>,
        cost: Option<Text>,
    }
}

shape! {
    /// What stands for a gate where a machine computes something near it.
    Approximation "an approximation" {
        for_ = "for": Option<Axis>,
        when: Option<Text>,
        inputs: Words,
        width: Option<Text>,
        out: Option<Text>,
        sem: Option<Text>,
        differs: Option<Text>,
        bound: Option<Text>,
    }
}

shape! {
    /// How a value lies in a register.
    Repr "a representation" {
        for_ = "for": Option<Axis>,
        when: Option<Text>,
        type_ = "type": Option<Text>,
        width: Option<Text>,
        value: Option<Text>,
        register: Option<Text>,
        border: Option<Text>,
    }
}
