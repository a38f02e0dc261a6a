//! Layout of rewrite rules: one rule a line while it fits, its conditions on lines of their own where it does not.

use crate::code::{Kind, Node, Printer, RULES, Style, first, tokens, tree};
use crate::lines;
use crate::yaml::at_byte;
use crate::{COMFORTABLE, Error, WIDEST};

/// The text as it should look.
pub fn format(text: &str) -> Result<String, Error> {
    let tokens = tokens(text, &RULES);
    let nodes = tree(&tokens).map_err(|error| {
        let help = "brackets close in the order in which they were opened; `#` begins a comment";
        at_byte(text, error.at, error.message, help)
    })?;
    if let Some(item) = wrong(&nodes) {
        let at = item.nodes.first().map_or(0, |node| first(node).at);
        let help = "rules look like `simplify NAME: PATTERN => RESULT where CONDITION`, families like `for $X in [a, b] { RULES }`";
        return Err(at_byte(text, at, "this is no rule".into(), help));
    }
    let mut writer = Writer {
        printer: Printer::new(0, &Style::RULES),
    };
    writer.items(&nodes, 0);
    Ok(lines::text(&writer.printer.finish()))
}

struct Writer {
    printer: Printer<'static>,
}

/// Is this where a rule or a family of rules begins? Names of rules stand behind a kind, so may be any word.
fn begins(nodes: &[Node], at: usize) -> bool {
    let word = |i: usize| {
        nodes
            .get(i)
            .and_then(Node::token)
            .filter(|token| token.kind == Kind::Word)
    };
    match word(at).map(|token| token.text.as_str()) {
        Some("simplify" | "canonical" | "expand" | "select") => {
            word(at + 1).is_some() && nodes.get(at + 2).is_some_and(|n| n.is(":"))
        }
        Some("for") => word(at + 1).is_some_and(|token| token.text.starts_with('$')),
        _ => false,
    }
}

/// What is no rule, family or comment.
fn wrong(nodes: &[Node]) -> Option<Item<'_>> {
    items(nodes).into_iter().find_map(|item| match item.nodes {
        [node] if node.is_kind(Kind::Comment) => None,
        [head @ .., Node::Group(group)] if group.is_block() && head.first().is_some_and(|node| node.is("for")) => {
            wrong(&group.nodes)
        }
        nodes => {
            let arrows = nodes.iter().filter(|node| node.is("=>")).count();
            let ends = nodes.last().is_some_and(|node| node.is("=>"));
            // Behind the block of a result stand clauses only.
            let clause = |node: &Node| node.is_kind(Kind::Comment) || CLAUSES.iter().any(|word| node.is(word));
            let goes_on = nodes
                .windows(2)
                .any(|pair| matches!(pair, [a, b] if a.is_block() && !clause(b)));
            (!begins(nodes, 0) || arrows != 1 || ends || goes_on).then_some(item)
        }
    })
}

/// A rule, a family, or a comment.
struct Item<'a> {
    nodes: &'a [Node],
    /// The comment at its end.
    note: Option<&'a str>,
    blank: bool,
}

fn items(nodes: &[Node]) -> Vec<Item<'_>> {
    let mut out: Vec<Item<'_>> = Vec::new();
    let mut at = 0;
    while let Some(node) = nodes.get(at) {
        let token = first(node);
        let blank = token.breaks > 1 && at > 0;
        if token.kind == Kind::Comment {
            match out.last_mut() {
                Some(last) if token.breaks == 0 && last.note.is_none() => last.note = Some(&token.text),
                _ => out.push(Item {
                    nodes: nodes.get(at..=at).unwrap_or(&[]),
                    note: None,
                    blank,
                }),
            }
            at += 1;
            continue;
        }
        let family = begins(nodes, at) && node.is("for");
        let mut end = at + 1;
        while let Some(next) = nodes.get(end) {
            let closed = family && nodes.get(end - 1).is_some_and(Node::is_block);
            if closed || begins(nodes, end) {
                break;
            }
            if next.is_kind(Kind::Comment) && ends(nodes, end) {
                break;
            }
            end += 1;
        }
        out.push(Item {
            nodes: nodes.get(at..end).unwrap_or(&[]),
            note: None,
            blank,
        });
        at = end;
    }
    out
}

/// Do only comments stand from here to the next rule?
fn ends(nodes: &[Node], at: usize) -> bool {
    let rest = nodes.get(at..).unwrap_or(&[]);
    let next = rest.iter().position(|node| !node.is_kind(Kind::Comment));
    next.is_none_or(|next| begins(nodes, at + next))
}

impl Writer {
    fn items(&mut self, nodes: &[Node], indent: usize) {
        for (i, item) in items(nodes).into_iter().enumerate() {
            self.printer.blank(item.blank && i > 0);
            match item.nodes {
                [Node::Token(token)] if token.kind == Kind::Comment => self.printer.comment(&token.text, indent),
                [.., Node::Group(group)]
                    if item.nodes.first().is_some_and(|node| node.is("for")) && group.is_block() =>
                {
                    self.family(item.nodes, &group.nodes, indent, item.note);
                }
                nodes => self.rule(nodes, indent, item.note),
            }
        }
    }

    fn family(&mut self, nodes: &[Node], inner: &[Node], indent: usize, note: Option<&str>) {
        if let Some(text) = self.family_line(nodes, inner)
            && indent + lines::width(&text) <= COMFORTABLE
        {
            self.printer.start(indent);
            self.printer.text(&text);
            self.printer.set_note(note);
            return self.printer.end();
        }
        let head = nodes.get(..nodes.len().saturating_sub(1)).unwrap_or(&[]);
        let from = self.printer.count();
        self.printer.start(indent);
        self.printer.put(head, indent + 4, 2);
        self.printer.text(" {");
        self.printer.end();
        self.items(inner, indent + 2);
        self.printer.start(indent);
        self.printer.text("}");
        self.printer.set_note(note);
        self.printer.end();
        self.printer.lead_note(from, indent);
    }

    /// A family of one rule on one line.
    fn family_line(&self, nodes: &[Node], inner: &[Node]) -> Option<String> {
        let head = self.printer.one_line(nodes.get(..nodes.len().saturating_sub(1))?)?;
        let [item] = items(inner).try_into().ok()?;
        let item: Item<'_> = item;
        let family = item.nodes.first().is_some_and(|node| node.is("for"));
        let body = match item.nodes.last() {
            _ if item.note.is_some() => None,
            Some(Node::Group(group)) if family && group.is_block() => self.family_line(item.nodes, &group.nodes),
            _ => self.rule_line(item.nodes),
        };
        Some(format!("{head} {{ {} }}", body?))
    }

    /// A rule on one line; two blanks stand in front of each clause.
    fn rule_line(&self, nodes: &[Node]) -> Option<String> {
        let parts: Option<Vec<String>> = clauses(nodes)
            .into_iter()
            .map(|part| self.printer.one_line(part))
            .collect();
        Some(parts?.join("  "))
    }

    fn rule(&mut self, nodes: &[Node], indent: usize, note: Option<&str>) {
        let parts = clauses(nodes);
        let margin = indent + 4;
        self.printer.start(indent);
        if let Some(text) = self.rule_line(nodes)
            && indent + lines::width(&text) <= WIDEST
        {
            self.printer.text(&text);
            self.printer.set_note(note);
            return self.printer.end();
        }
        let from = self.printer.count();
        for (i, part) in parts.into_iter().enumerate() {
            if i > 0 {
                self.printer.end();
                self.printer.start(margin);
            }
            let line = self.printer.one_line(part);
            let fits = line.is_some_and(|line| margin + lines::width(&line) <= WIDEST);
            let block = part.last().is_some_and(Node::is_block);
            let arrow = part.iter().position(|node| node.is("=>")).filter(|_| !fits && !block);
            let (left, right) = part
                .split_at_checked(arrow.map_or(0, |at| at + 1))
                .unwrap_or((&[], part));
            if !left.is_empty() {
                self.printer.put(left, margin, 0);
                self.printer.end();
                self.printer.start(margin);
            }
            self.printer.put(right, margin + 4, 0);
        }
        self.printer.set_note(note);
        self.printer.end();
        self.printer.lead_note(from, indent);
    }
}

/// Words that clauses of rules begin with.
const CLAUSES: [&str; 4] = ["where", "prio", "cost", "trust"];

/// The rule, and each of its clauses.
fn clauses(nodes: &[Node]) -> Vec<&[Node]> {
    let mut out = Vec::new();
    let mut from = 0;
    for (at, node) in nodes.iter().enumerate().skip(3) {
        if CLAUSES.iter().any(|word| node.is(word)) {
            out.extend(nodes.get(from..at));
            from = at;
        }
    }
    out.extend(nodes.get(from..));
    out
}
