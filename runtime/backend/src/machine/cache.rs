//! Facts about a machine that are computed once and shared by all threads: texts of constants, registers in the
//! allocator's form, the binding of the selector to a set of gates, the decoder.

use super::binding::Binding;
use super::latency::Times;
use super::{Machine, Template};
use crate::problem::Problem;
use hashbrown::HashMap;
use onespec_core::decode::Decoder;
use onespec_graph::GateSet;
use regalloc2::{MachineEnv, PRegSet};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

/// Constants, and texts, that are remembered, at most.
const CONSTANTS: usize = 1 << 16;

/// Facts about one machine, computed on first use and shared by all threads.
#[derive(Default)]
pub struct Cache {
    constants: Mutex<HashMap<i64, Arc<Template>>>,
    texts: Mutex<HashMap<String, Template>>,
    bindings: Mutex<Vec<Arc<Binding>>>,
    /// Without and with a register kept free.
    registers: [OnceLock<Result<MachineEnv, Problem>>; 2],
    /// By calls of symbols and of addresses.
    clobbered: OnceLock<[PRegSet; 2]>,
    times: OnceLock<Times>,
    decoder: OnceLock<Decoder>,
}

/// Nothing is left half done while one of these is held.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Cache {
    pub(super) fn constant(&self, number: i64) -> Option<Arc<Template>> {
        lock(&self.constants).get(&number).cloned()
    }

    pub(super) fn text(&self, text: &str) -> Option<Template> {
        lock(&self.texts).get(text).cloned()
    }

    pub(super) fn keep_text(&self, text: &str, template: &Template) {
        let mut texts = lock(&self.texts);
        if texts.len() < CONSTANTS {
            texts.insert(text.to_owned(), template.clone());
        }
    }

    pub(super) fn keep_constant(&self, number: i64, template: &Arc<Template>) {
        let mut constants = lock(&self.constants);
        if constants.len() < CONSTANTS {
            constants.insert(number, template.clone());
        }
    }
}

impl Machine {
    /// What the machine's selector means for a set of gates.
    ///
    /// # Errors
    /// The machine has no patterns.
    pub fn binding(&self, set: &'static GateSet) -> Result<Arc<Binding>, Problem> {
        self.binding_for(set, false)
    }

    /// The same for code that may compute approximations, or may not beyond what the machine's convention says.
    ///
    /// # Errors
    /// The machine has no patterns.
    pub fn binding_for(&self, set: &'static GateSet, approximate: bool) -> Result<Arc<Binding>, Problem> {
        let approximate = approximate || self.approximate;
        let mut bindings = lock(&self.cache.bindings);
        let fits = |b: &&Arc<Binding>| std::ptr::eq(b.set, set) && b.approximate == approximate;
        if let Some(known) = bindings.iter().find(fits) {
            return Ok(known.clone());
        }
        let binding = Arc::new(Binding::new(self, set, approximate)?);
        bindings.push(binding.clone());
        Ok(binding)
    }

    /// The registers that the allocator may use.
    ///
    /// # Errors
    /// As of [`Machine::allocatable`].
    pub fn registers(&self, scratch: bool) -> Result<&MachineEnv, Problem> {
        let known = self.cache.registers[usize::from(scratch)].get_or_init(|| self.allocatable(scratch));
        known.as_ref().map_err(Clone::clone)
    }

    /// What reads the target's words.
    pub(crate) fn decoder(&self) -> &Decoder {
        let make = || Decoder::new(self.isa, &self.target);
        self.cache.decoder.get_or_init(make)
    }

    /// How long instructions take.
    pub(crate) fn times(&self) -> &Times {
        self.cache.times.get_or_init(|| Times::new(self))
    }

    /// What calls of symbols, and of addresses, leave with other values.
    pub fn clobbered_by_calls(&self) -> [PRegSet; 2] {
        let of = |key| self.text_if(key).map(|t| self.clobbered(t)).unwrap_or_default();
        *self.cache.clobbered.get_or_init(|| ["call", "call_register"].map(of))
    }
}
