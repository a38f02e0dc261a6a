//! Reads the description of a device. All that is wrong in it is told at once, with lines and columns.

mod caches;
mod check;
mod launching;
mod memory;
mod requests;
mod structures;

use crate::description::{Assignment, Description};
use crate::expr::{Expr, Function, Scope, number};
use crate::text::{Line, Problem, Section, sections};

/// Reads a description, whose files are texts with names for messages.
///
/// # Errors
/// All that is wrong in it.
pub fn read(files: &[(&str, &str)]) -> Result<Description, Vec<Problem>> {
    let mut all: Vec<Section<'_>> = Vec::new();
    for (file, text) in files {
        all.extend(sections(file, text)?);
    }
    let sections = all;
    let mut reader = Reader::default();
    // Names come before what uses them, wherever they stand.
    let order: [&[&str]; 5] = [
        &["device", "enum"],
        &["constants", "functions"],
        &["struct", "header", "nodes"],
        &["queues", "ioctls", "messages", "registers", "shared"],
        &["caches"],
    ];
    for kinds in order {
        for section in sections
            .iter()
            .filter(|section| kinds.contains(&section.head.split().0))
        {
            reader.section(section);
        }
    }
    let early: Vec<&str> = order.into_iter().flatten().copied().collect();
    for section in sections
        .iter()
        .filter(|section| !early.contains(&section.head.split().0))
    {
        reader.section(section);
    }
    check::check(&mut reader);
    reader
        .problems
        .sort_by(|a, b| (&a.file, a.line, a.column).cmp(&(&b.file, b.line, b.column)));
    reader.problems.dedup();
    match reader.problems.is_empty() {
        true => Ok(reader.description),
        false => Err(reader.problems),
    }
}

/// An expression with its place, to be looked at when all names are known.
struct Seen {
    file: String,
    line: usize,
    column: usize,
    value: Expr,
    /// Structures whose fields it may name, and names besides.
    names: Vec<String>,
    /// It may name state of a machine.
    state: bool,
}

#[derive(Default)]
struct Reader {
    description: Description,
    problems: Vec<Problem>,
    seen: Vec<Seen>,
    /// The first byte of ioctl numbers.
    magic: u32,
}

/// What an expression may name.
#[derive(Debug, Clone, Default)]
struct Names {
    names: Vec<String>,
    state: bool,
}

impl Names {
    fn of(names: &[&str]) -> Names {
        Names {
            names: names.iter().map(|name| (*name).to_owned()).collect(),
            state: false,
        }
    }

    fn and(&self, more: impl IntoIterator<Item = String>) -> Names {
        let mut names = self.clone();
        names.names.extend(more);
        names
    }

    fn with_state(mut self) -> Names {
        self.state = true;
        self
    }
}

impl Reader {
    fn section(&mut self, section: &Section<'_>) {
        let (kind, rest) = section.head.split();
        match kind {
            "device" => self.device(section),
            "constants" => self.constants(section),
            "functions" => self.functions(section),
            "memory" => self.memory(section),
            "aliases" => self.aliases(section),
            "registers" => self.register_groups(section),
            "register" => self.register(section, rest),
            "shared" => self.shared(section),
            "caches" => self.caches(section),
            "exchanges" => self.exchanges(section),
            "enum" => self.enumeration(section, rest),
            "struct" => self.structure(section, rest),
            "header" => self.header(section, rest),
            "nodes" => self.nodes(section),
            "queues" => self.queues(section),
            "ioctls" => self.ioctls(rest),
            "ioctl" => self.ioctl(section, rest),
            "messages" => self.description.message_prefix = rest.text.to_owned(),
            "command" => self.command(section, rest),
            "event" => self.event(section, rest),
            "launch" => self.launch(section),
            "traps" => self.traps(section),
            "resume" => self.resume(section),
            "record" => self.record(section, rest),
            "probe" => self.probe(section),
            "programs" => self.programs(section),
            _ => self.wrong(section.head, format!("there is no section `{kind}`")),
        }
    }

    fn wrong(&mut self, line: Line<'_>, message: impl Into<String>) {
        self.problems.push(line.problem(message));
    }

    /// An expression over names.
    fn expr(&mut self, line: Line<'_>, names: &Names) -> Expr {
        match Expr::parse(line.text) {
            Ok(value) => {
                self.seen.push(Seen {
                    file: line.file.to_owned(),
                    line: line.number,
                    column: line.column,
                    value: value.clone(),
                    names: names.names.clone(),
                    state: names.state,
                });
                value
            }
            Err((at, message)) => {
                let before = line.text.get(..at).unwrap_or_default().chars().count();
                self.problems.push(Problem {
                    file: line.file.to_owned(),
                    line: line.number,
                    column: line.column + before,
                    message,
                });
                Expr::Number(0)
            }
        }
    }

    /// An expression of constants.
    fn constant(&mut self, line: Line<'_>) -> u64 {
        let value = self.expr(line, &Names::default());
        value.eval(&Constants(&self.description)).unwrap_or(0)
    }

    /// `NAME = VALUE`.
    fn assignment(&mut self, line: Line<'_>, names: &Names) -> Option<Assignment> {
        let Some((to, value)) = line.around(" = ") else {
            self.wrong(line, "`NAME = VALUE` is expected");
            return None;
        };
        Some(Assignment {
            to: to.text.to_owned(),
            value: self.expr(value, names),
        })
    }

    /// A number of a name of an enumeration.
    fn member(&mut self, line: Line<'_>, of: &str, name: &str) -> u64 {
        let found = self.description.enumeration(of).and_then(|known| known.number(name));
        if found.is_none() {
            self.wrong(line, format!("`{name}` is no name of `[enum {of}]`"));
        }
        found.unwrap_or(0)
    }

    fn number(&mut self, line: Line<'_>, text: &str) -> u64 {
        let found = number(text);
        if found.is_none() {
            self.wrong(line, format!("`{text}` is no number; write 16 or 0x10"));
        }
        found.unwrap_or(0)
    }

    /// Exactly so many words.
    fn exactly<'a, const N: usize>(&mut self, line: Line<'a>, what: &str) -> Option<[&'a str; N]> {
        let found = line.words().try_into();
        if found.is_err() {
            self.wrong(line, format!("{what} are expected"));
        }
        found.ok()
    }

    fn unknown(&mut self, line: Line<'_>, key: &str) {
        self.wrong(line, format!("there is no line `{key}` in this section"));
    }

    fn device(&mut self, section: &Section<'_>) {
        for line in &section.lines {
            let (key, rest) = line.split();
            match key {
                "target" => self.description.target = rest.text.to_owned(),
                "commands" => self.description.carried = Some(rest.text.to_owned()),
                "mask" => self.description.mask = rest.text.to_owned(),
                "group" => self.description.group = self.number(rest, rest.text),
                "page" => self.description.page = self.number(rest, rest.text),
                "turns" => self.description.slice = self.number(rest, rest.text),
                _ => self.unknown(*line, key),
            }
        }
    }

    fn constants(&mut self, section: &Section<'_>) {
        for line in &section.lines {
            let Some((name, value)) = line.around(" = ") else {
                self.wrong(*line, "`NAME = VALUE` is expected");
                continue;
            };
            let value = self.constant(value);
            if self.description.constants.insert(name.text.to_owned(), value).is_some() {
                self.wrong(*line, format!("`{}` is there already", name.text));
            }
        }
    }

    fn functions(&mut self, section: &Section<'_>) {
        for line in &section.lines {
            let parts = line.around(" = ");
            let head = parts.and_then(|(head, value)| {
                let (name, parameters) = head.text.strip_suffix(')')?.split_once('(')?;
                Some((name.trim(), parameters, value))
            });
            let Some((name, parameters, value)) = head else {
                self.wrong(*line, "`NAME(PARAMETER, …) = VALUE` is expected");
                continue;
            };
            let parameters: Vec<String> = parameters.split(',').map(|name| name.trim().to_owned()).collect();
            let value = self.expr(value, &Names::default().and(parameters.clone()));
            // A function calls those before it only, so that no call goes on for ever.
            let mut later = Vec::new();
            value.visit(&mut |_| {}, &mut |called, _| later.push(called.to_owned()));
            later.retain(|called| !self.description.functions.contains_key(called) && called != "popcount");
            for called in later {
                self.wrong(*line, format!("`{called}` is no function that stands before this one"));
            }
            let function = Function { parameters, value };
            self.description.functions.insert(name.to_owned(), function);
        }
    }
}

/// Constants as a scope.
struct Constants<'a>(&'a Description);

impl Scope for Constants<'_> {
    fn name(&self, name: &str) -> Option<u64> {
        self.0.constants.get(name).copied()
    }

    fn call(&self, _: &str, _: &[u64]) -> Option<u64> {
        None
    }

    fn function(&self, name: &str) -> Option<&Function> {
        self.0.functions.get(name)
    }
}
