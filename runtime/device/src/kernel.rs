//! A kernel that runs: how its harts begin, what becomes of their traps, what is recorded of them, how it is answered.

use crate::description::{Record, Store, TrapAction};
use crate::device::Device;
use crate::expr::{Expr, Values};
use crate::host::Buffers;
use crate::layout::put;
use crate::registers::Named;
use crate::state::{Begin, Kernel};
use onespec_emulator::harts::{Event, HartTrap};

impl Device {
    /// Starts the harts of a launch.
    pub(crate) fn launch(&mut self, begin: Begin) {
        let description = self.description.clone();
        let Begin {
            queue,
            command,
            values,
            started,
        } = begin;
        for store in &description.launch.once {
            self.store(store, &values);
        }
        let mask = values.get(&description.mask).copied().unwrap_or(0);
        let group = description.group.clamp(1, 1 << 16);
        for hart in of_groups(mask, group) {
            let values = self.of_hart(hart, &values);
            if !self.runs(&values) {
                continue;
            }
            let sets = &description.launch.sets;
            let state: Vec<(String, u64)> = sets
                .iter()
                .map(|set| (set.to.clone(), self.of_values(&set.value, &values)))
                .collect();
            // The description was held against the machine when the device was made.
            let _ = self.harts.start(hart, &state);
            for store in &description.launch.stores {
                self.store(store, &values);
            }
        }
        let begun = self.harts.retired();
        let started_on = self.harts.running();
        self.told = None;
        self.kernel = Some(Kernel {
            queue,
            tag: values.get("header.tag_id").copied().unwrap_or(0),
            command,
            values,
            started,
            begun,
            status: description.launch.rank.first().copied().unwrap_or(0),
            failed: 0,
            stuck: false,
            harts: started_on,
        });
    }

    /// The harts of groups, a bit each, that a launch starts, in their order.
    pub fn harts_of(&self, groups: u64) -> Vec<u64> {
        let group = self.description.group.clamp(1, 1 << 16);
        let runs = |hart: &u64| self.runs(&Values::from([("h".to_owned(), *hart)]));
        of_groups(groups, group).filter(runs).collect()
    }

    /// Whether a hart of the groups of a launch runs the kernel.
    fn runs(&self, values: &Values) -> bool {
        let runs = self.description.launch.runs.as_ref();
        runs.is_none_or(|runs| self.of_values(runs, values) != 0)
    }

    /// Names of a launch for one of its harts.
    fn of_hart(&self, hart: u64, values: &Values) -> Values {
        let mut values = values.clone();
        values.insert("h".to_owned(), hart);
        values.insert("now".to_owned(), self.harts.retired());
        for (name, value) in &self.description.launch.lets {
            let value = self.of_values(value, &values);
            values.insert(name.clone(), value);
        }
        values
    }

    fn of_values(&self, expr: &Expr, values: &Values) -> u64 {
        self.value(expr, values, &Buffers::default())
    }

    /// A store where its condition holds. Its value may be one that is loaded from memory.
    fn store(&mut self, store: &Store, values: &Values) {
        let is_off = |when| self.of_values(when, values) == 0;
        if store.when.as_ref().is_some_and(is_off) {
            return;
        }
        let at = self.of_values(&store.at, values);
        let bytes = match &store.value {
            Expr::Call(name, arguments) if name == "load" => {
                let mut bytes = [0; 8];
                if let [from, count] = arguments.as_slice() {
                    let count = self.of_values(count, values).min(8) as usize;
                    let from = self.of_values(from, values);
                    self.harts.read(from, bytes.get_mut(..count).unwrap_or_default());
                }
                bytes
            }
            value => self.of_values(value, values).to_le_bytes(),
        };
        self.harts
            .write(at, bytes.get(..store.bytes as usize).unwrap_or_default());
    }

    /// Lets the kernel go on for a slice.
    pub(crate) fn run_kernel(&mut self) {
        let end = self.harts.retired().saturating_add(self.description.slice.max(1));
        loop {
            let Some(kernel) = self.kernel.as_ref().filter(|kernel| !kernel.stuck) else {
                return;
            };
            let now = self.harts.retired();
            let limit = self
                .options
                .max_instructions
                .map(|most| kernel.begun.saturating_add(most));
            let until = limit.map_or(end, |limit| limit.min(end));
            match self.harts.run(until.saturating_sub(now)) {
                Event::Trap(trap) => self.trap(&trap),
                Event::Ended => return self.complete(),
                Event::Limit if limit.is_some_and(|limit| self.harts.retired() >= limit) => {
                    let most = self.options.max_instructions.unwrap_or(0);
                    return self.give_up(format!("stopped after {most} instructions, a limit of this emulation"));
                }
                Event::Limit => return,
                Event::Deadlock(harts) => {
                    let first = harts.first().copied().unwrap_or(0);
                    let pc = self.harts.get(first, "pc").unwrap_or(0);
                    let count = harts.len();
                    let told = match count {
                        1 => format!("deadlock: hart {first} waits for another one, and no other runs, at {pc:#x}"),
                        _ => format!("deadlock: {count} harts wait for each other, hart {first} at {pc:#x}"),
                    };
                    if limit.is_some() {
                        return self.give_up(told);
                    }
                    // As the real device does it: nothing, until the host aborts it.
                    self.told = Some(told);
                    if let Some(kernel) = &mut self.kernel {
                        kernel.stuck = true;
                    }
                }
                Event::OutOfMemory => {
                    return self.give_up("the memory that this emulation may touch is used up".to_owned());
                }
            }
        }
    }

    /// Ends a kernel that has not ended by itself.
    fn give_up(&mut self, told: String) {
        self.told = Some(told);
        let status = self.description.launch.limit;
        for hart in self.harts.running() {
            self.fail(hart, status);
            self.harts.end(hart);
        }
        self.complete();
    }

    /// Ends the kernel that runs, if there is one, as aborted by the host.
    pub(crate) fn abort_kernel(&mut self) {
        let description = self.description.clone();
        let Some(kernel) = &self.kernel else { return };
        let values = kernel.values.clone();
        let (status, record) = &description.launch.abort;
        for hart in self.harts.running() {
            if let Some(record) = record {
                self.record(record, hart, &values, None);
            }
            self.fail(hart, *status);
            self.harts.end(hart);
        }
        self.complete();
    }

    /// A hart of the kernel gives a status. The last in the description's order is answered.
    fn fail(&mut self, hart: u64, status: u64) {
        let description = self.description.clone();
        let rank = |status: u64| description.launch.rank.iter().position(|known| *known == status);
        let Some(kernel) = &mut self.kernel else { return };
        if rank(status) > rank(kernel.status) {
            kernel.status = status;
        }
        if rank(status).is_some_and(|rank| rank > 0) {
            kernel.failed |= 1u64.checked_shl((hart / description.group.max(1)) as u32).unwrap_or(0);
        }
    }

    /// What becomes of a hart that has trapped.
    fn trap(&mut self, trap: &HartTrap) {
        let description = self.description.clone();
        let Some(kernel) = &self.kernel else { return };
        let values = kernel.values.clone();
        let of_trap = with_trap(self.of_hart(trap.hart, &values), trap);
        let rule = description.traps.iter().find(|rule| {
            let is = rule.cause.is_none() || rule.cause.as_deref() == trap.name;
            is && self.of_state(&rule.when, trap.hart, &of_trap) != 0
        });
        match rule.map(|rule| &rule.action) {
            Some(TrapAction::Go(sets, evicts)) => {
                for (cache, to) in evicts {
                    let to = self.of_state(to, trap.hart, &of_trap);
                    self.harts.evict(trap.hart, *cache, to as usize);
                }
                let new: Vec<(&String, u64)> = sets
                    .iter()
                    .map(|set| (&set.to, self.of_state(&set.value, trap.hart, &of_trap)))
                    .collect();
                for (name, value) in new {
                    self.harts.set(trap.hart, name, value);
                }
                let resume = description
                    .resume
                    .iter()
                    .find(|(cause, _)| Some(cause.as_str()) == trap.name);
                let behind = resume.map_or(0, |(_, bytes)| *bytes);
                self.harts.set(trap.hart, "pc", trap.pc.wrapping_add(behind));
            }
            Some(TrapAction::End(status, record)) => {
                if let Some(record) = record {
                    self.record(record, trap.hart, &values, Some(trap));
                }
                self.fail(trap.hart, *status);
                self.harts.end(trap.hart);
            }
            None => {
                self.fail(trap.hart, description.launch.limit);
                self.harts.end(trap.hart);
            }
        }
    }

    /// The value of an expression over state of a hart.
    fn of_state(&self, expr: &Expr, hart: u64, values: &Values) -> u64 {
        let state = |name: &str| self.harts.get(hart, name);
        let named = Named {
            description: &self.description,
            values,
            state: Some(&state),
            mapped: None,
        };
        expr.eval(&named).unwrap_or(0)
    }

    /// Writes what is recorded of a hart.
    fn record(&mut self, name: &str, hart: u64, values: &Values, trap: Option<&HartTrap>) {
        let description = self.description.clone();
        let record: Option<&Record> = description.records.iter().find(|known| known.name == name);
        let layout = record.and_then(|record| description.layout(&record.layout));
        let (Some(record), Some(layout)) = (record, layout) else {
            return;
        };
        let mut values = self.of_hart(hart, values);
        if let Some(trap) = trap {
            values = with_trap(values, trap);
        }
        if record
            .when
            .as_ref()
            .is_some_and(|when| self.of_state(when, hart, &values) == 0)
        {
            return;
        }
        let at = self.of_state(&record.at, hart, &values);
        let at = at.wrapping_add(self.of_state(&record.step, hart, &values));
        let mut bytes = vec![0; layout.size];
        if !self.harts.read(at, &mut bytes) {
            return;
        }
        for set in &record.sets {
            let value = self.of_state(&set.value, hart, &values);
            layout.put(&mut bytes, &set.to, value);
        }
        for (field, file, first) in &record.copies {
            let Some(field) = layout.field(field) else { continue };
            let (width, count) = (field.width(), field.count.unwrap_or(1));
            for (i, number) in (0..count).zip(*first..) {
                let value = self.harts.get(hart, &format!("{file}[{number}]")).unwrap_or(0);
                put(&mut bytes, field.offset + i * width, width, value);
            }
        }
        self.harts.write(at, &bytes);
    }

    /// Answers the launch whose kernel has ended.
    fn complete(&mut self) {
        let Some(mut kernel) = self.kernel.take() else { return };
        let description = self.description.clone();
        if description.launch.empties_caches {
            self.harts.empty_caches();
        }
        for hart in &kernel.harts {
            if description.launch.after.is_empty() {
                break;
            }
            let values = self.of_hart(*hart, &kernel.values);
            for store in &description.launch.after {
                self.store(store, &values);
            }
        }
        let now = self.harts.retired();
        for (name, value) in [
            ("now", now),
            ("executed", now - kernel.begun),
            ("waited", kernel.begun.saturating_sub(kernel.started)),
            ("failed", kernel.failed),
        ] {
            kernel.values.insert(name.to_owned(), value);
        }
        if let Some(command) = description.command(&kernel.command) {
            self.answer(
                kernel.queue,
                command,
                &mut kernel.values,
                kernel.status,
                &Buffers::default(),
            );
        }
    }
}

/// The numbers of harts of groups, a bit each.
fn of_groups(mask: u64, group: u64) -> impl Iterator<Item = u64> {
    let groups = (0..64).filter(move |bit| mask >> bit & 1 != 0);
    groups.flat_map(move |bit| bit * group..(bit + 1) * group)
}

fn with_trap(mut values: Values, trap: &HartTrap) -> Values {
    for (name, value) in [
        ("trap_pc", trap.pc),
        ("trap_cause", trap.cause),
        ("trap_value", trap.value),
    ] {
        values.insert(name.to_owned(), value);
    }
    values
}
