//! The firmware's side: it takes commands from queues, looks at them in order, and answers.

use crate::description::{Command, CommandAction, Description, List, Step, Unsolicited};
use crate::device::Device;
use crate::expr::Values;
use crate::host::HostMemory;
use crate::layout::Struct;
use crate::state::{Begin, QueueId, Taken};

/// What became of the first command of a queue.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Served {
    Done,
    Waits,
}

/// Nodes of a list that are looked at most.
const MAX_NODES: usize = 4096;

impl Device {
    /// Takes commands, does what can be done, and lets a kernel go on.
    pub(crate) fn work(&mut self, host: &mut dyn HostMemory) {
        self.take();
        self.serve(host);
        if self.kernel.is_some() {
            self.run_kernel();
            self.serve(host);
        }
    }

    /// Takes everything that is in the queues, which are free then.
    fn take(&mut self) {
        let description = self.description.clone();
        let Some(header) = description.layout(&description.header.layout) else {
            return;
        };
        let started = self.harts.retired();
        for queue in self.nodes.iter_mut().flat_map(|node| &mut node.submissions) {
            if queue.ring.used() == 0 {
                continue;
            }
            while queue.ring.used() > 0 {
                let head = queue.ring.peek(header.size);
                let size = header.get(&head, &description.header.size).unwrap_or(0);
                let bytes = queue.ring.take((size as usize).max(header.size));
                queue.taken.push_back(Taken {
                    bytes,
                    started,
                    waits: false,
                });
            }
            queue.available = queue.ring.free() as u64 >= queue.threshold;
        }
    }

    /// Serves queues until each is empty or waits. Those that a flag chooses come first.
    fn serve(&mut self, host: &mut dyn HostMemory) {
        let mut order: Vec<(std::cmp::Reverse<usize>, QueueId)> = Vec::new();
        for (node, of_node) in self.nodes.iter().enumerate() {
            for (queue, of_queue) in of_node.submissions.iter().enumerate() {
                order.push((std::cmp::Reverse(of_queue.kind), QueueId { node, queue }));
            }
        }
        order.sort_by_key(|(kind, id)| (*kind, id.node, id.queue));
        let mut going = true;
        while going {
            going = false;
            for (_, id) in &order {
                while let Some(taken) = self.first(*id) {
                    if self.command(*id, &taken, host) == Served::Waits {
                        break;
                    }
                    going = true;
                }
            }
        }
    }

    /// The first command of a queue; it is taken out.
    fn first(&mut self, id: QueueId) -> Option<Taken> {
        let node = self.nodes.get_mut(id.node)?;
        node.submissions.get_mut(id.queue)?.taken.pop_front()
    }

    /// Puts a command back that waits.
    fn wait(&mut self, id: QueueId, taken: &Taken, looked_at: bool) -> Served {
        let queue = self
            .nodes
            .get_mut(id.node)
            .and_then(|node| node.submissions.get_mut(id.queue));
        if let Some(queue) = queue {
            queue.taken.push_front(Taken {
                waits: looked_at,
                ..taken.clone()
            });
        }
        Served::Waits
    }

    fn command(&mut self, id: QueueId, taken: &Taken, host: &mut dyn HostMemory) -> Served {
        let description = self.description.clone();
        let mut values = self.command_values(taken);
        let flags = values.get("header.flags").copied().unwrap_or(0);
        let number = values.get("header.msg_id").copied().unwrap_or(0);
        let runs_here = self.kernel.as_ref().is_some_and(|kernel| kernel.queue == id);
        if flags & description.header.barrier != 0 && runs_here {
            return self.wait(id, taken, taken.waits);
        }
        let node = description.nodes.get(id.node);
        let kind = self.nodes.get(id.node).and_then(|node| node.submissions.get(id.queue));
        let kind = kind.and_then(|queue| node?.submits.get(queue.kind));
        let is = |command: &&Command| {
            (command.ids.0..=command.ids.1).contains(&number)
                && node.is_some_and(|node| node.name == command.node)
                && kind.is_some_and(|kind| kind.name == command.queue)
        };
        let Some(command) = description.commands.iter().find(is) else {
            let events = description.unsolicited.iter();
            if let Some(event) = events.clone().find(|event| event.kind == "unsupported") {
                self.tell(id.node, event, &values, host);
            }
            return Served::Done;
        };
        read_fields(&description, command, &taken.bytes, &mut values, |when, values| {
            self.value(when, values, &*host)
        });
        let waits = command.steps.iter().any(|step| matches!(step, Step::Wait));
        let mut behind = !taken.waits;
        for step in &command.steps {
            match step {
                Step::Let(name, value) => {
                    let value = self.value(value, &values, &*host);
                    values.insert(name.clone(), value);
                }
                // What stands before the wait has been done when the command was looked at first.
                Step::Fail(check) if behind => {
                    if self.holds(&check.when, &values, &*host) {
                        self.answer(id, command, &mut values, check.fails, host);
                        return Served::Done;
                    }
                }
                Step::Rest(to, when) if behind => {
                    if self.holds(when, &values, &*host) {
                        let to = self.value(to, &values, &*host);
                        let from = values.get("rest").copied().unwrap_or(0) as usize;
                        self.harts.write(to, taken.bytes.get(from..).unwrap_or_default());
                    }
                }
                Step::Wait if self.kernel.is_some() => return self.wait(id, taken, waits),
                Step::Wait => behind = true,
                Step::Fail(_) | Step::Rest(..) => {}
            }
        }
        self.act(id, command, (taken, &mut values), host);
        Served::Done
    }

    fn act(
        &mut self,
        id: QueueId,
        command: &Command,
        (taken, values): (&Taken, &mut Values),
        host: &mut dyn HostMemory,
    ) {
        match &command.action {
            CommandAction::Answer => self.answer(id, command, values, 0, host),
            CommandAction::Launch => {
                let begin = Begin {
                    queue: id,
                    command: command.name.clone(),
                    values: std::mem::take(values),
                    started: taken.started,
                };
                self.launch(begin);
            }
            CommandAction::AbortLaunch(tag, unknown) => {
                let tag = values.get(tag).copied();
                let is = self.kernel.as_ref().is_some_and(|kernel| Some(kernel.tag) == tag);
                if is {
                    self.abort_kernel();
                }
                self.answer(id, command, values, if is { 0 } else { *unknown }, host);
            }
            CommandAction::AbortQueue => {
                let index = self.nodes.get(id.node).and_then(|node| node.submissions.get(id.queue));
                let index = index.map_or(0, |queue| queue.index);
                self.abort_queue(id.node, index, host);
                self.answer(id, command, values, 0, host);
            }
            CommandAction::Reset => {
                self.abort_kernel();
                self.answer(id, command, values, 0, host);
            }
            CommandAction::Copy { out, fields, fails } => {
                let status = self.copies(command, (*out, fields, *fails), &taken.bytes, values, host);
                self.answer(id, command, values, status, host);
            }
        }
    }

    /// Copies for each node of a command's list; gives the status.
    fn copies(
        &mut self,
        command: &Command,
        (out, fields, fails): (bool, &[String; 3], u64),
        bytes: &[u8],
        values: &Values,
        host: &mut dyn HostMemory,
    ) -> u64 {
        let description = self.description.clone();
        let Some((list, layout)) = list(&description, command) else {
            return 0;
        };
        let is_one = command
            .first
            .as_ref()
            .is_some_and(|first| self.holds(first, values, &*host));
        let most = if is_one { 1 } else { MAX_NODES };
        let nodes = bytes.get(list.from..).unwrap_or_default();
        let mut ready = Vec::new();
        for node in nodes.chunks_exact(layout.size.max(1)).take(most) {
            let mut values = values.clone();
            layout.values(node, "", &mut values);
            for check in &command.each {
                if self.holds(&check.when, &values, &*host) {
                    return check.fails;
                }
            }
            let mut node = node.to_vec();
            for note in &command.notes {
                layout.put(&mut node, &note.to, self.value(&note.value, &values, &*host));
            }
            ready.push(fields.each_ref().map(|field| layout.get(&node, field).unwrap_or(0)));
        }
        for [of_host, of_device, size] in ready {
            let done = match out {
                true => self.copy_out(of_device, of_host, size, host),
                false => self.copy_in(of_host, of_device, size, host),
            };
            if !done {
                return fails;
            }
        }
        0
    }

    /// Everything of a queue is answered as aborted.
    fn abort_queue(&mut self, node: usize, index: u64, host: &mut dyn HostMemory) {
        let description = self.description.clone();
        let paired = self.nodes.get(node).and_then(|of_node| {
            let mut all = of_node.submissions.iter();
            all.position(|queue| (queue.kind, queue.index) == (0, index))
        });
        let Some(queue) = paired else { return };
        let id = QueueId { node, queue };
        if self.kernel.as_ref().is_some_and(|kernel| kernel.queue == id) {
            self.abort_kernel();
        }
        while let Some(taken) = self.first(id) {
            let mut values = self.command_values(&taken);
            let number = values.get("header.msg_id").copied().unwrap_or(0);
            let of_node = description.nodes.get(node).map(|node| &node.name);
            let is = |command: &&Command| {
                (command.ids.0..=command.ids.1).contains(&number) && Some(&command.node) == of_node
            };
            let Some(command) = description.commands.iter().find(is) else {
                continue;
            };
            let statuses = description.enumeration(&command.answer.statuses);
            let status = statuses.and_then(|known| known.number(&description.header.aborted));
            self.answer(id, command, &mut values, status.unwrap_or(1), host);
        }
    }

    /// The header of a command, and times.
    fn command_values(&self, taken: &Taken) -> Values {
        let mut values = Values::new();
        let names = &self.description.header;
        if let Some(header) = self.description.layout(&names.layout) {
            let fields = [
                ("size", &names.size),
                ("tag_id", &names.tag),
                ("msg_id", &names.id),
                ("flags", &names.flags),
            ];
            for (name, field) in fields {
                let value = header.get(&taken.bytes, field).unwrap_or(0);
                values.insert(format!("header.{name}"), value);
            }
        }
        let now = self.harts.retired();
        for (name, value) in [
            ("started", taken.started),
            ("now", now),
            ("waited", now.saturating_sub(taken.started)),
            ("executed", 0),
            ("failed", 0),
            ("status", 0),
        ] {
            values.insert(name.to_owned(), value);
        }
        values
    }

    /// Answers a command.
    pub(crate) fn answer(
        &mut self,
        id: QueueId,
        command: &Command,
        values: &mut Values,
        status: u64,
        host: &dyn HostMemory,
    ) {
        let description = self.description.clone();
        let answer = &command.answer;
        values.insert("status".to_owned(), status);
        let Some(layout) = description.layout(&answer.layout) else {
            return;
        };
        let mut message = vec![0; layout.size];
        for set in &answer.sets {
            layout.put(&mut message, &set.to, self.value(&set.value, values, host));
        }
        layout.put(&mut message, &description.header.status, status);
        if let Some((tail, when)) = &answer.tail
            && self.holds(when, values, host)
            && let Some(tail) = description.layout(tail)
        {
            let mut behind = vec![0; tail.size];
            for set in &answer.tail_sets {
                tail.put(&mut behind, &set.to, self.value(&set.value, values, host));
            }
            message.extend(behind);
        }
        let number = values.get("header.msg_id").copied().unwrap_or(0);
        let tag = values.get("header.tag_id").copied().unwrap_or(0);
        self.send(id.node, message, answer.id.unwrap_or(number), tag);
    }

    /// Sends a message that nobody asked for.
    fn tell(&mut self, node: usize, event: &Unsolicited, values: &Values, host: &dyn HostMemory) {
        let description = self.description.clone();
        let Some(layout) = description.layout(&event.layout) else {
            return;
        };
        let mut message = vec![0; layout.size];
        for set in &event.sets {
            layout.put(&mut message, &set.to, self.value(&set.value, values, host));
        }
        self.send(node, message, event.id, description.header.event_tag);
    }

    fn send(&mut self, node: usize, mut message: Vec<u8>, number: u64, tag: u64) {
        let names = &self.description.header;
        let size = (message.len() as u64).saturating_sub(names.uncounted);
        if let Some(header) = self.description.layout(&names.layout) {
            header.put(&mut message, &names.size, size);
            header.put(&mut message, &names.id, number);
            header.put(&mut message, &names.tag, tag);
        }
        if let Some(node) = self.nodes.get_mut(node) {
            node.completions.push_back(message);
        }
    }
}

fn list<'a>(description: &'a Description, command: &'a Command) -> Option<(&'a List, &'a Struct)> {
    let list = command.list.as_ref()?;
    Some((list, description.layout(&list.layout)?))
}

/// Fields of a command, of its optional parts, and of the first node of its list; `rest` is where the rest begins.
fn read_fields(
    description: &Description,
    command: &Command,
    bytes: &[u8],
    values: &mut Values,
    value: impl Fn(&crate::expr::Expr, &Values) -> u64,
) {
    let Some(layout) = description.layout(&command.layout) else {
        return;
    };
    layout.values(bytes, "", values);
    let mut at = layout.size;
    for part in &command.parts {
        let Some(layout) = description.layout(&part.layout) else {
            continue;
        };
        let asked = value(&part.when, values) != 0;
        let found = bytes.get(at..at + layout.size).filter(|_| asked);
        layout.values(found.unwrap_or_default(), &format!("{}.", part.name), values);
        values.insert(format!("{}.asked", part.name), asked.into());
        values.insert(format!("{}.given", part.name), found.is_some().into());
        if found.is_some() {
            at += layout.size;
        }
    }
    values.insert("rest".to_owned(), at as u64);
    if let Some((list, layout)) = list(description, command) {
        let nodes = bytes.get(list.from..).unwrap_or_default();
        values.insert("nodes".to_owned(), (nodes.len() / layout.size.max(1)) as u64);
        layout.values(nodes, "", values);
    }
}
