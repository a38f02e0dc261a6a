//! How kernels begin and end, what is recorded of harts, how instructions are probed.

use super::{Names, Reader};
use crate::description::{CommandAction, Copier, Probe, Programs, Record, Step, Store, TrapAction, TrapRule};
use crate::text::{Line, Section};

/// What expressions of a launch may name besides fields of the command.
const LAUNCH: &[&str] = &["h", "now", "started", "header.size", "header.flags", "header.tag_id"];
/// What expressions of records and traps may name besides.
const TRAP: &[&str] = &["trap_pc", "trap_cause", "trap_value"];

impl Reader {
    /// Fields, parts and names of the command that launches.
    fn launch_names(&self) -> Names {
        let launches = |action: &CommandAction| matches!(action, CommandAction::Launch);
        let mut names = Names::of(LAUNCH);
        if let Some(command) = self
            .description
            .commands
            .iter()
            .find(|command| launches(&command.action))
        {
            names = names.and(self.fields(&command.layout, ""));
            for part in &command.parts {
                names = names.and(self.fields(&part.layout, &format!("{}.", part.name)));
                names = names.and([format!("{}.asked", part.name), format!("{}.given", part.name)]);
            }
            let lets = command.steps.iter().filter_map(|step| match step {
                Step::Let(name, _) => Some(name.clone()),
                _ => None,
            });
            names = names.and(lets);
        }
        names.and(self.description.launch.lets.iter().map(|(name, _)| name.clone()))
    }

    /// The names of statuses of a launch.
    fn launch_statuses(&self) -> String {
        let launches = |action: &CommandAction| matches!(action, CommandAction::Launch);
        let found = self
            .description
            .commands
            .iter()
            .find(|command| launches(&command.action));
        found.map_or(String::new(), |command| command.answer.statuses.clone())
    }

    pub(super) fn launch(&mut self, section: &Section<'_>) {
        let statuses = self.launch_statuses();
        let mut names = self.launch_names();
        for line in &section.lines {
            let (key, rest) = line.split();
            match key {
                "let" => {
                    if let Some(new) = self.assignment(rest, &names) {
                        names = names.and([new.to.clone()]);
                        self.description.launch.lets.push((new.to, new.value));
                    }
                }
                "runs" => self.description.launch.runs = Some(self.expr(rest, &names)),
                "set" => {
                    let new = self.assignment(rest, &names);
                    self.description.launch.sets.extend(new);
                }
                "store" => {
                    let new = self.store(rest, &names);
                    self.description.launch.stores.extend(new);
                }
                "once" => {
                    let new = self.store(rest, &names);
                    self.description.launch.once.extend(new);
                }
                "after" => {
                    let new = self.store(rest, &names);
                    self.description.launch.after.extend(new);
                }
                "rank" => {
                    let ranked = rest.words().into_iter().map(|name| self.member(rest, &statuses, name));
                    self.description.launch.rank = ranked.collect();
                }
                "limit" => self.description.launch.limit = self.member(rest, &statuses, rest.text),
                "empty" => match rest.text {
                    "caches" => self.description.launch.empties_caches = true,
                    _ => self.wrong(rest, "`caches` is expected"),
                },
                "abort" => {
                    let (status, record) = rest.split();
                    let record = (!record.text.is_empty()).then(|| record.text.to_owned());
                    self.description.launch.abort = (self.member(rest, &statuses, status), record);
                }
                _ => self.unknown(*line, key),
            }
        }
    }

    /// `BYTES ADDRESS = VALUE [if CONDITION]`.
    fn store(&mut self, line: Line<'_>, names: &Names) -> Option<Store> {
        let (bytes, rest) = line.split();
        let bytes = self.number(line, bytes) as u32;
        if ![1, 2, 4, 8].contains(&bytes) {
            self.wrong(line, "stores have 1, 2, 4 or 8 bytes");
        }
        let Some((at, value)) = rest.around(" = ") else {
            self.wrong(line, "`BYTES ADDRESS = VALUE` is expected");
            return None;
        };
        let (value, when) = match value.around(" if ") {
            Some((value, when)) => (value, Some(when)),
            None => (value, None),
        };
        Some(Store {
            bytes,
            at: self.expr(at, names),
            value: self.expr(value, names),
            when: when.map(|when| self.expr(when, names)),
        })
    }

    pub(super) fn traps(&mut self, section: &Section<'_>) {
        let statuses = self.launch_statuses();
        let names = self
            .launch_names()
            .and(TRAP.iter().map(|name| (*name).to_owned()))
            .with_state();
        for line in &section.lines {
            let (cause, rest) = line.split();
            let Some(rest) = self.condition(rest) else { continue };
            let parts = [" end ", " go "]
                .into_iter()
                .find_map(|key| Some((key, rest.around(key)?)));
            let Some((key, (when, behind))) = parts else {
                self.wrong(
                    *line,
                    "`CAUSE if CONDITION end STATUS [RECORD]` or `… go STATE = VALUE  …` is expected",
                );
                continue;
            };
            let when = self.expr(when, &names);
            let action = match key {
                " end " => {
                    let (status, record) = behind.split();
                    let status = self.member(behind, &statuses, status);
                    TrapAction::End(status, (!record.text.is_empty()).then(|| record.text.to_owned()))
                }
                _ => {
                    // Assignments stand two spaces or more apart.
                    let mut sets = Vec::new();
                    let mut evicts = Vec::new();
                    let mut rest = Some(behind);
                    while let Some(line) = rest {
                        let (now, next) = match line.around("  ") {
                            Some((now, next)) => (now, Some(next)),
                            None => (line, None),
                        };
                        let assignment = self.assignment(now, &names);
                        match assignment.as_ref().and_then(|new| new.to.strip_prefix("evict.")) {
                            Some(cache) => evicts.extend(self.evicted(now, cache).zip(assignment.map(|new| new.value))),
                            None => sets.extend(assignment),
                        }
                        rest = next;
                    }
                    TrapAction::Go(sets, evicts)
                }
            };
            self.description.traps.push(TrapRule {
                cause: (cause != "any").then(|| cause.to_owned()),
                when,
                action,
            });
        }
    }

    /// The number of a cache of the device.
    fn evicted(&mut self, line: Line<'_>, name: &str) -> Option<usize> {
        let caches = self.description.caches.as_ref();
        let found = caches.and_then(|caches| caches.geometry.caches.iter().position(|cache| cache.name == name));
        if found.is_none() {
            self.wrong(line, format!("`{name}` is no cache of `[caches]`"));
        }
        found
    }

    pub(super) fn resume(&mut self, section: &Section<'_>) {
        for line in &section.lines {
            if let Some([cause, bytes]) = self.exactly(*line, "a cause and bytes") {
                let bytes = self.number(*line, bytes);
                self.description.resume.push((cause.to_owned(), bytes));
            }
        }
    }

    pub(super) fn record(&mut self, section: &Section<'_>, head: Line<'_>) {
        let Some([name, layout]) = self.exactly(head, "a name and a structure") else {
            return;
        };
        let Some(fields) = self.layout(head, layout) else {
            return;
        };
        let names = self
            .launch_names()
            .and(TRAP.iter().map(|name| (*name).to_owned()))
            .with_state();
        let zero = crate::expr::Expr::Number(0);
        let mut record = Record {
            name: name.to_owned(),
            layout: layout.to_owned(),
            at: zero.clone(),
            when: None,
            step: zero,
            sets: Vec::new(),
            copies: Vec::new(),
        };
        for line in &section.lines {
            let (key, rest) = line.split();
            match key {
                "at" => {
                    let (at, when) = match rest.around(" if ") {
                        Some((at, when)) => (at, Some(when)),
                        None => (rest, None),
                    };
                    record.at = self.expr(at, &names);
                    record.when = when.map(|when| self.expr(when, &names));
                }
                "step" => record.step = self.expr(rest, &names),
                "set" => {
                    if let Some(new) = self.assignment(rest, &names) {
                        if fields.field(&new.to).is_none() {
                            self.wrong(rest, format!("`{layout}` has no field `{}`", new.to));
                        }
                        record.sets.push(new);
                    }
                }
                "copy" => {
                    if let Some([field, file, first]) = self.exactly(rest, "a field, a register file and a number") {
                        if fields.field(field).is_none_or(|field| field.count.is_none()) {
                            self.wrong(rest, format!("`{layout}` has no array `{field}`"));
                        }
                        let first = self.number(rest, first);
                        record.copies.push((field.to_owned(), file.to_owned(), first));
                    }
                }
                _ => self.unknown(*line, key),
            }
        }
        self.description.records.push(record);
    }

    pub(super) fn probe(&mut self, section: &Section<'_>) {
        let statuses = self.launch_statuses();
        let mut probe = Probe::default();
        for line in &section.lines {
            let (key, rest) = line.split();
            match key {
                "command" => probe.command = rest.text.to_owned(),
                "node" => probe.node = rest.text.to_owned(),
                "flags" => probe.flags = self.constant(rest),
                "words" => {
                    let word = |reader: &mut Reader, word: &str| match word {
                        "instruction" => None,
                        word => Some(reader.number(rest, word) as u32),
                    };
                    probe.words = rest.words().into_iter().map(|text| word(self, text)).collect();
                }
                "pad" => probe.pad = self.number(rest, rest.text) as u16,
                "set" => probe.sets.extend(self.assignment(rest, &Names::default())),
                "read" => {
                    let what = "a command, a flag, a structure, a field and a number";
                    if let Some([command, flag, layout, field, count]) = self.exactly(rest, what) {
                        probe.reader = (command.to_owned(), self.member(rest, "flags", flag));
                        let known = self.layout(rest, layout).and_then(|known| known.field(field).cloned());
                        if known.is_none() {
                            self.wrong(rest, format!("`{layout}` has no field `{field}`"));
                        }
                        let count = self.number(rest, count);
                        probe.record = (layout.to_owned(), field.to_owned(), count);
                    }
                }
                "list" => {
                    if let Some(fields) = self.exactly::<3>(rest, "three fields of nodes") {
                        probe.node_fields = fields.map(str::to_owned);
                    }
                }
                "record" => probe.at = rest.text.to_owned(),
                "is" | "limit" => {
                    if let Some([status, told]) = self.exactly(rest, "a status and what it is told as") {
                        let pair = (self.member(rest, &statuses, status), told.to_owned());
                        match key {
                            "is" => probe.is.push(pair),
                            _ => probe.limit = pair,
                        }
                    }
                }
                "cause" => {
                    if let Some([cause, told]) = self.exactly(rest, "a cause and what it is told as") {
                        let cause = self.number(rest, cause);
                        probe.causes.push((cause, told.to_owned()));
                    }
                }
                "other" => probe.other = rest.text.to_owned(),
                _ => self.unknown(*line, key),
            }
        }
        self.description.probe = Some(probe);
    }

    pub(super) fn programs(&mut self, section: &Section<'_>) {
        let mut programs = Programs::default();
        for line in &section.lines {
            let (key, rest) = line.split();
            match key {
                "node" => programs.node = rest.text.to_owned(),
                "base" => programs.base = self.constant(rest),
                "command" => programs.command = rest.text.to_owned(),
                "start" => programs.start = rest.text.to_owned(),
                "argument" => programs.argument = rest.text.to_owned(),
                "emulation" => programs.emulation = rest.text.to_owned(),
                "write" => programs.write = self.copier(rest),
                "read" => programs.read = self.copier(rest),
                "records" => {
                    let what = "a field, a constant, a structure and a number";
                    if let Some([field, at, layout, count]) = self.exactly(rest, what) {
                        let at = self.description.constants.get(at).copied().unwrap_or(0);
                        self.layout(rest, layout);
                        let count = self.number(rest, count);
                        programs.records = (field.to_owned(), at, layout.to_owned(), count);
                    }
                }
                _ => self.unknown(*line, key),
            }
        }
        self.description.programs = Some(programs);
    }

    /// `COMMAND FLAG HOST DEVICE BYTES`.
    fn copier(&mut self, line: Line<'_>) -> Copier {
        let what = "a command, a flag, and fields for the host's address, the device's address and bytes";
        let Some([command, flag, host, device, bytes]) = self.exactly(line, what) else {
            return Copier::default();
        };
        Copier {
            command: command.to_owned(),
            flag: self.member(line, "flags", flag),
            fields: [host, device, bytes].map(str::to_owned),
        }
    }
}
