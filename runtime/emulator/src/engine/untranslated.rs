//! In place of [`super::translated`] where nothing is translated.

use super::{StopReason, Tiers};
use crate::memory::Bus;
use onespec_core::exec::Machine;
use std::marker::PhantomData;

/// How an instruction is executed where code is translated.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Way {
    /// By code of its own.
    Translated,
    /// By the interpreter, which translated code calls, with the reason.
    Called(&'static str),
    /// By the interpreter, to which translated code leads.
    System,
}

/// Nothing is translated.
pub const fn ways<M: Machine>(_: &M) -> Option<Vec<Option<Way>>> {
    None
}

/// No translations.
pub struct Translated<M>(PhantomData<M>);

impl<M: Machine> Translated<M> {
    /// None, whatever is wanted.
    pub const fn new(_: Option<Tiers>) -> Translated<M> {
        Translated(PhantomData)
    }

    /// None.
    pub const fn take_made(&mut self) -> Vec<u64> {
        Vec::new()
    }

    /// Nothing runs.
    pub fn run(&mut self, _: &mut M, _: &mut Bus, _: u64, _: impl Fn(u64) -> bool) -> Option<StopReason> {
        None
    }
}
