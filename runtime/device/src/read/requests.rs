//! Ioctls, commands and events.

use super::{Names, Reader};
use crate::description::{
    Answer, Argument, Check, Command, CommandAction, Ioctl, IoctlAction, List, Part, Step, Unsolicited,
};
use crate::errno::Errno;
use crate::expr::number;
use crate::text::{Line, Section};

/// What expressions of ioctls may name besides fields.
const DRIVER: &[&str] = &[
    "on_ops",
    "on_mgmt",
    "submission_queues",
    "submission_bytes",
    "submission_bits",
    "submission_pending",
    "completion_queues",
    "completion_bits",
    "number",
    "value",
];
/// What expressions of commands may name besides fields.
const FIRMWARE: &[&str] = &[
    "header.size",
    "header.flags",
    "header.tag_id",
    "header.msg_id",
    "started",
    "executed",
    "waited",
    "now",
    "failed",
    "status",
    "nodes",
];

impl Reader {
    pub(super) fn ioctls(&mut self, head: Line<'_>) {
        if let Some([magic, prefix]) = self.exactly(head, "the first byte of numbers, and what C writes before names") {
            self.magic = self.number(head, magic) as u32 & 0xff;
            self.description.ioctl_prefix = prefix.to_owned();
        }
    }

    /// Names of the fields of a structure, behind a prefix.
    pub(super) fn fields(&self, layout: &str, prefix: &str) -> Vec<String> {
        let fields = self.description.layout(layout).map_or(&[][..], |layout| &layout.flat);
        fields.iter().map(|field| format!("{prefix}{}", field.name)).collect()
    }

    pub(super) fn ioctl(&mut self, section: &Section<'_>, head: Line<'_>) {
        let what = "a name, a number, read, write or both, and an argument";
        let Some([name, nr, direction, argument]) = self.exactly(head, what) else {
            return;
        };
        let nr = self.number(head, nr) as u32 & 0xff;
        let direction = match direction {
            "write" => 1,
            "read" => 2,
            "both" => 3,
            _ => {
                self.wrong(head, format!("`{direction}` is no direction: read, write or both"));
                return;
            }
        };
        let (argument, bytes) = match argument {
            "char" => (Argument::Characters, 0),
            "u8" => (Argument::Scalar(1), 1),
            "u16" => (Argument::Scalar(2), 2),
            "u32" => (Argument::Scalar(4), 4),
            "u64" => (Argument::Scalar(8), 8),
            other => {
                let Some(layout) = self.layout(head, other) else { return };
                (Argument::Struct(other.to_owned()), layout.size as u32 & 0x3fff)
            }
        };
        let mut names = Names::of(DRIVER);
        let opened: Vec<String> = self
            .description
            .nodes
            .iter()
            .flat_map(|node| [format!("{}_open", node.name), format!("on_{}", node.name)])
            .collect();
        names = names.and(opened);
        if let Argument::Struct(layout) = &argument {
            names = names.and(self.fields(layout, ""));
        }
        let mut ioctl = Ioctl {
            name: name.to_owned(),
            number: direction << 30 | bytes << 16 | self.magic << 8 | nr,
            argument,
            node: None,
            action: IoctlAction::Answer,
            checks: Vec::new(),
            list: None,
            each: Vec::new(),
            notes: Vec::new(),
            sets: Vec::new(),
            returns: None,
            resets: None,
        };
        let mut of_node = names.clone();
        for line in &section.lines {
            let (key, rest) = line.split();
            match key {
                "node" => ioctl.node = Some(rest.text.to_owned()),
                "do" => match self.ioctl_action(rest) {
                    Some(action) => ioctl.action = action,
                    None => self.wrong(
                        rest,
                        "`push` with four fields, `pop` with three, or `threshold` with two",
                    ),
                },
                "fail" => ioctl.checks.extend(self.errno_check(rest, &names)),
                "list" => {
                    ioctl.list = self.list(rest, &names);
                    let layout = ioctl.list.as_ref().map_or("", |list| &list.layout);
                    of_node = names.and(self.fields(layout, ""));
                }
                "each" => ioctl.each.extend(self.errno_check(rest, &of_node)),
                "note" => ioctl.notes.extend(self.assignment(rest, &of_node)),
                "set" => ioctl.sets.extend(self.assignment(rest, &names)),
                "return" => ioctl.returns = Some(self.expr(rest, &names)),
                "reset" => {
                    if let ("if", when) = rest.split() {
                        ioctl.resets = Some(self.expr(when, &names));
                    }
                }
                "text" => ioctl.action = IoctlAction::Text(rest.text.to_owned()),
                "copy" => {
                    let (field, rest) = rest.split();
                    match rest.around(" ") {
                        Some((at, bytes)) => {
                            let at = self.expr(at, &names);
                            let bytes = self.expr(bytes, &names);
                            ioctl.action = IoctlAction::Copy(field.to_owned(), at, bytes);
                        }
                        None => self.wrong(rest, "a field, an address and bytes are expected"),
                    }
                }
                _ => self.unknown(*line, key),
            }
        }
        self.description.ioctls.push(ioctl);
    }

    fn ioctl_action(&mut self, line: Line<'_>) -> Option<IoctlAction> {
        let words = line.words();
        let (kind, fields) = words.split_first()?;
        let fields: Vec<String> = fields.iter().map(|field| (*field).to_owned()).collect();
        match *kind {
            "push" => fields.try_into().ok().map(IoctlAction::Push),
            "pop" => fields.try_into().ok().map(IoctlAction::Pop),
            "threshold" => fields.try_into().ok().map(IoctlAction::Threshold),
            _ => None,
        }
    }

    /// `ERROR if CONDITION`, or `ERROR CONDITION` with the word `if` left out.
    fn errno_check(&mut self, line: Line<'_>, names: &Names) -> Option<Check<Errno>> {
        let (name, rest) = line.split();
        let Some(fails) = Errno::named(name) else {
            self.wrong(line, format!("`{name}` is no error of Linux that is known here"));
            return None;
        };
        let when = self.condition(rest)?;
        Some(Check {
            fails,
            when: self.expr(when, names),
        })
    }

    /// What stands behind `if`.
    pub(super) fn condition<'a>(&mut self, line: Line<'a>) -> Option<Line<'a>> {
        match line.split() {
            ("if", when) => Some(when),
            _ => {
                self.wrong(line, "`if` and a condition are expected");
                None
            }
        }
    }

    fn status_check(&mut self, line: Line<'_>, statuses: &str, names: &Names) -> Option<Check<u64>> {
        let (name, rest) = line.split();
        let fails = self.member(line, statuses, name);
        let when = self.condition(rest)?;
        Some(Check {
            fails,
            when: self.expr(when, names),
        })
    }

    /// `LAYOUT FROM [if CONDITION]`.
    fn list(&mut self, line: Line<'_>, names: &Names) -> Option<List> {
        let (layout, rest) = line.split();
        self.layout(line, layout)?;
        let (from, rest) = rest.split();
        let from = self.number(line, from) as usize;
        let when = match rest.text.is_empty() {
            true => None,
            false => Some(self.condition(rest)?),
        };
        Some(List {
            layout: layout.to_owned(),
            from,
            when: when.map(|when| self.expr(when, names)),
        })
    }

    pub(super) fn command(&mut self, section: &Section<'_>, head: Line<'_>) {
        let Some([name, ids, layout]) = self.exactly(head, "a name, a number and a structure") else {
            return;
        };
        let (first, last) = ids.split_once("..").unwrap_or((ids, ids));
        let ids = (self.number(head, first), self.number(head, last));
        if self.layout(head, layout).is_none() {
            return;
        }
        let names = Names::of(FIRMWARE).and(self.fields(layout, ""));
        let answer = section.lines.iter().find(|line| line.split().0 == "answer");
        let Some(answer) = answer.and_then(|line| self.answer(line.split().1)) else {
            self.wrong(head, "a command has a line `answer NAME NUMBER STRUCTURE STATUSES`");
            return;
        };
        let usual = |reader: &Reader| reader.description.nodes.first().map(|node| node.name.clone());
        let mut command = Command {
            name: name.to_owned(),
            ids,
            layout: layout.to_owned(),
            node: usual(self).unwrap_or_default(),
            queue: String::new(),
            action: CommandAction::Answer,
            parts: Vec::new(),
            steps: Vec::new(),
            list: None,
            first: None,
            each: Vec::new(),
            notes: Vec::new(),
            answer,
        };
        let mut names = names;
        for line in &section.lines {
            self.command_line(*line, &mut command, &mut names);
        }
        let node = self.description.nodes.iter().find(|node| node.name == command.node);
        let usual = node.and_then(|node| node.submits.iter().find(|queue| queue.flag == 0));
        if command.queue.is_empty() {
            command.queue = usual.map_or(String::new(), |queue| queue.name.clone());
        }
        self.description.commands.push(command);
    }

    fn command_line(&mut self, line: Line<'_>, command: &mut Command, names: &mut Names) {
        let (key, rest) = line.split();
        let statuses = command.answer.statuses.clone();
        match key {
            "answer" => {}
            "node" => command.node = rest.text.to_owned(),
            "queue" => command.queue = rest.text.to_owned(),
            "do" => match self.command_action(rest, &statuses) {
                Some(action) => command.action = action,
                None => self.wrong(
                    rest,
                    "`launch`, `abort_launch`, `abort_queue`, `reset`, `copy_out` or `copy_in`",
                ),
            },
            "part" => {
                let (name, rest) = rest.split();
                let (layout, rest) = rest.split();
                if self.layout(rest, layout).is_none() {
                    return;
                }
                let Some(when) = self.condition(rest) else { return };
                let when = self.expr(when, names);
                *names = names.and(self.fields(layout, &format!("{name}.")));
                *names = names.and([format!("{name}.asked"), format!("{name}.given")]);
                command.parts.push(Part {
                    name: name.to_owned(),
                    layout: layout.to_owned(),
                    when,
                });
            }
            "let" => {
                if let Some(new) = self.assignment(rest, names) {
                    *names = names.and([new.to.clone()]);
                    command.steps.push(Step::Let(new.to, new.value));
                }
            }
            "fail" => command
                .steps
                .extend(self.status_check(rest, &statuses, names).map(Step::Fail)),
            "rest" => {
                if let Some((to, when)) = rest.around(" if ") {
                    let to = self.expr(to, names);
                    let when = self.expr(when, names);
                    command.steps.push(Step::Rest(to, when));
                }
            }
            "wait" => command.steps.push(Step::Wait),
            "list" => {
                command.list = self.list(rest, names);
                let layout = command.list.as_ref().map(|list| list.layout.clone());
                *names = names.and(self.fields(&layout.unwrap_or_default(), ""));
            }
            "first" => command.first = Some(self.expr(rest, names)),
            "each" => command.each.extend(self.each_check(rest, &statuses, names)),
            "note" => command.notes.extend(self.assignment(rest, names)),
            "set" => {
                let Some(mut set) = self.assignment(rest, names) else {
                    return;
                };
                match set.to.strip_prefix("tail.") {
                    Some(to) => {
                        set.to = to.to_owned();
                        command.answer.tail_sets.push(set);
                    }
                    None => command.answer.sets.push(set),
                }
            }
            "tail" => {
                let (layout, rest) = rest.split();
                if self.layout(rest, layout).is_some()
                    && let Some(when) = self.condition(rest)
                {
                    command.answer.tail = Some((layout.to_owned(), self.expr(when, names)));
                }
            }
            _ => self.unknown(line, key),
        }
    }

    fn each_check(&mut self, line: Line<'_>, statuses: &str, names: &Names) -> Option<Check<u64>> {
        self.status_check(line, statuses, names)
    }

    fn command_action(&mut self, line: Line<'_>, statuses: &str) -> Option<CommandAction> {
        let words = line.words();
        Some(match *words.as_slice() {
            ["launch"] => CommandAction::Launch,
            ["abort_queue"] => CommandAction::AbortQueue,
            ["reset"] => CommandAction::Reset,
            ["abort_launch", tag, status] => {
                CommandAction::AbortLaunch(tag.to_owned(), self.member(line, statuses, status))
            }
            [kind @ ("copy_out" | "copy_in"), host, device, size, status] => CommandAction::Copy {
                out: kind == "copy_out",
                fields: [host, device, size].map(str::to_owned),
                fails: self.member(line, statuses, status),
            },
            _ => return None,
        })
    }

    fn answer(&mut self, line: Line<'_>) -> Option<Answer> {
        let [name, id, layout, statuses] = self.exactly(line, "a name, a number, a structure and statuses")?;
        self.layout(line, layout)?;
        if self.description.enumeration(statuses).is_none() {
            self.wrong(line, format!("there is no `[enum {statuses}]`"));
        }
        Some(Answer {
            name: name.to_owned(),
            id: number(id),
            layout: layout.to_owned(),
            statuses: statuses.to_owned(),
            sets: Vec::new(),
            tail: None,
            tail_sets: Vec::new(),
        })
    }

    pub(super) fn event(&mut self, section: &Section<'_>, head: Line<'_>) {
        let Some([kind, name, id, layout]) = self.exactly(head, "when, a name, a number and a structure") else {
            return;
        };
        let names = Names::of(FIRMWARE);
        let id = self.number(head, id);
        self.layout(head, layout);
        let mut sets = Vec::new();
        for line in &section.lines {
            let (key, rest) = line.split();
            match key {
                "set" => sets.extend(self.assignment(rest, &names)),
                _ => self.unknown(*line, key),
            }
        }
        self.description.unsolicited.push(Unsolicited {
            kind: kind.to_owned(),
            name: name.to_owned(),
            id,
            layout: layout.to_owned(),
            sets,
        });
    }
}
