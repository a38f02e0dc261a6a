//! Commands that instructions carry to a unit beside the hart: at which cache they act, and whether the program waited for
//! what they access.

use super::{Caches, Kind};
use onespec_core::decode::List;
use onespec_core::isa::{Isa, Word};
use onespec_core::print::{PrintOptions, Printer};
use onespec_core::target::Resolved;
use onespec_core::timing::{Clock, Instance, Model, describe};
use std::collections::HashMap;

/// The commands of a target, and those of each hart that nothing has waited for.
pub struct Commands {
    list: List,
    printer: Printer,
    /// The rules of waiting, where they are checked.
    model: Option<Model>,
    clocks: HashMap<u64, Clock>,
    /// Commands by their words, and where each stands that was carried.
    code: Vec<Instance>,
    places: Vec<u64>,
    known: HashMap<(u64, Word), usize>,
}

impl std::fmt::Debug for Commands {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Commands").finish_non_exhaustive()
    }
}

impl Commands {
    /// The commands of a target. With `checked`, what is accessed too early is noted, if the target's description has timing.
    pub fn new(isa: &'static Isa, target: &Resolved, checked: bool) -> Commands {
        Commands {
            list: List::new(isa, &target.features),
            printer: Printer::new(isa, &target.features, PrintOptions::default()),
            model: checked.then(|| Model::of(isa, target)).flatten(),
            clocks: HashMap::new(),
            code: Vec::new(),
            places: Vec::new(),
            known: HashMap::new(),
        }
    }

    /// Nothing is under way for a hart.
    pub fn restart(&mut self, hart: u64) {
        self.clocks.remove(&hart);
    }

    /// The running instruction carries a command.
    pub fn carry(&mut self, caches: &mut Caches, word: Word) {
        let Some(op) = self.list.decode(word) else { return };
        caches.act_as(op);
        let (Some(model), running) = (&self.model, caches.running()) else {
            return;
        };
        let next = self.code.len();
        let at = *self.known.entry((running.pc, word)).or_insert(next);
        if at == next {
            self.code.push(model.instance(Some(op), word));
            self.places.push(running.pc);
        }
        let clock = self
            .clocks
            .entry(running.hart.unwrap_or(0))
            .or_insert_with(|| Clock::new(model));
        for found in clock.step(model, &self.code, at).hazards {
            let by = self.places.get(found.by as usize).copied().unwrap_or(0);
            let mut text = String::new();
            self.printer.print(op, word, None, &mut text);
            let message = describe(model, &self.code, &found, text.trim(), &format!(" at {by:#x}"));
            caches.note(Kind::Early(message), by);
        }
    }
}
