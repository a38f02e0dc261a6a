//! The texts of wires: `GENERAL_STATE * n`, `t(a)`, `each(IF_TRUE, IF_FALSE)`.

use super::names::Names;
use super::{types, unknown};
use crate::expand::cx::Cx;
use crate::model::{Bitfield, Count, Gate, Graph, Input, Out, StateTerm, Succ, Term, TypeSet};
use crate::syntax::yaml::Text;
use onespec_diag::Diag;
use onespec_graph::set::Type;

/// What texts of wires are read with.
pub struct Terms<'x, 'a> {
    pub cx: &'x Cx<'a>,
    pub names: &'x Names,
    pub graph: &'x mut Graph,
}

/// The parts of a text between separators, without blanks around them.
fn parts(text: &Text, separator: char) -> Vec<Text> {
    let mut out = Vec::new();
    let (mut start, mut depth) = (0, 0u32);
    for (i, c) in text.text.char_indices().chain([(text.text.len(), separator)]) {
        match c {
            '(' => depth += 1,
            ')' => depth = depth.saturating_sub(1),
            _ => {}
        }
        if c == separator && (depth == 0 || i == text.text.len()) {
            let raw = &text.text[start..i];
            let lead = raw.len() - raw.trim_start().len();
            out.push(text.part(start + lead, start + lead + raw.trim().len()));
            start = i + c.len_utf8();
        }
    }
    out
}

/// `NAME(…)`: the name and the text inside.
fn call(text: &Text) -> Option<(&str, Text)> {
    let (name, rest) = text.text.split_once('(')?;
    let inside = rest.strip_suffix(')')?;
    let start = name.len() + 1;
    Some((name.trim(), text.part(start, start + inside.len())))
}

impl Terms<'_, '_> {
    fn bad(&self, text: &Text, what: &str, help: &str) {
        let diag = Diag::error("E0503", &text.origin, format!("`{}` is no {what}", text.text));
        self.cx.report(diag.help(help));
    }

    /// A number up to `most`.
    pub fn number(&self, text: &Text, most: i64) -> u64 {
        match crate::expand::exprs::constant(self.cx, text) {
            Some(n) if (0..=most).contains(&n) => n as u64,
            Some(_) => {
                self.bad(text, &format!("number up to {most}"), "write a smaller number");
                0
            }
            None => 0,
        }
    }

    /// `A, B * n`: what comes once, and what repeats.
    fn repeated(&self, text: &Text) -> (Vec<Text>, Option<Text>) {
        let mut once = parts(text, ',');
        let last = once.pop();
        match last.as_ref().map(|last| (last.text.contains('*'), parts(last, '*'))) {
            Some((true, mut list)) if list.len() == 2 => (once, (list.len() == 2).then(|| list.swap_remove(0))),
            _ => {
                once.extend(last);
                (once, None)
            }
        }
    }

    /// State wires.
    pub fn states(&mut self, text: &Text) -> (Vec<StateTerm>, Option<StateTerm>) {
        let (once, rep) = self.repeated(text);
        let states = once
            .iter()
            .filter_map(|t| self.names.state(self.cx, self.graph, t))
            .collect();
        (states, rep.and_then(|t| self.names.state(self.cx, self.graph, &t)))
    }

    /// How many depend wires: a number, or the name of the bitfield.
    pub fn count(&self, text: &Text) -> Count {
        match text.text.starts_with(|c: char| c.is_ascii_digit()) {
            true => Count::Fixed(self.number(text, 16) as u16),
            false => Count::Bitfield,
        }
    }

    /// Value wires: names and types.
    pub fn values(&mut self, pairs: &[(Text, Text)]) -> (Vec<Input>, Option<Input>) {
        let mut values: Vec<Input> = Vec::new();
        let mut rep = None;
        for (i, (name, text)) in pairs.iter().enumerate() {
            let (once, repeats) = self.repeated(text);
            let last = i + 1 == pairs.len();
            if repeats.is_some() && !last {
                self.bad(text, "last input", "only the last value input may repeat");
            }
            let written = repeats.as_ref().or(once.first()).unwrap_or(text);
            let input = Input {
                name: name.text.to_string(),
                term: self.term(written, &values),
            };
            match repeats {
                Some(_) if last => rep = Some(input),
                _ => values.push(input),
            }
        }
        (values, rep)
    }

    /// The type of a value input.
    fn term(&self, text: &Text, before: &[Input]) -> Term {
        if &*text.text == "FLEX" {
            return Term::Own;
        }
        if self.is_arch(text) {
            return Term::Arch;
        }
        if let Some(("t", of)) = call(text) {
            let set = |term: &Term| match term {
                Term::Any(set) | Term::Same(_, set) => Some(*set),
                Term::One(ty) => Some(TypeSet(1 << ty.0)),
                Term::Own | Term::Arch => None,
            };
            let found = before.iter().position(|input| input.name == *of.text);
            let found = found.and_then(|i| Some(Term::Same(i as u8, set(&before.get(i)?.term)?)));
            return found.unwrap_or_else(|| {
                let known: Vec<&str> = before.iter().map(|input| input.name.as_str()).collect();
                unknown(self.cx, "E0502", "value input before this one", &of, &known);
                Term::Own
            });
        }
        let set = self.types(text);
        match set.0.is_power_of_two() {
            true => Term::One(Type(set.0.trailing_zeros() as u8)),
            false => Term::Any(set),
        }
    }

    fn is_arch(&self, text: &Text) -> bool {
        self.graph.arch.as_ref().is_some_and(|(name, ..)| *name == *text.text)
    }

    /// Types and sets of types, with blanks between them.
    pub fn types(&self, text: &Text) -> TypeSet {
        TypeSet(
            text.words()
                .iter()
                .fold(0, |all, word| all | types::named(self.cx, self.graph, word).0),
        )
    }

    /// The list that a gate is attached to.
    pub fn root(&self, text: &Text) -> Option<u16> {
        let root = self.names.gate(self.cx, text)?;
        if usize::from(root) >= self.graph.roots {
            self.bad(text, "root", "`root` names a gate of class root");
            return None;
        }
        Some(root)
    }

    /// What the 64 bits of a gate are.
    pub fn bitfield(&self, text: &Text) -> Bitfield {
        match &*text.text {
            "none" => Bitfield::None,
            "count" => Bitfield::Count,
            "constant" => Bitfield::Constant,
            "case" => Bitfield::Case,
            "immediates" => Bitfield::Immediates(&[]),
            number if number.starts_with(|c: char| c.is_ascii_digit()) => Bitfield::Number(self.number(text, 64) as u8),
            name => {
                if let Some(i) = self.graph.conditions.iter().position(|table| table.name == name) {
                    return Bitfield::Condition(i as u8);
                }
                let tables = self.graph.conditions.iter().map(|table| table.name.as_str());
                let known: Vec<&str> = ["none", "count", "constant", "case", "immediates"]
                    .into_iter()
                    .chain(tables)
                    .collect();
                unknown(self.cx, "E0502", "use of a bitfield", text, &known);
                Bitfield::None
            }
        }
    }

    /// One of the outputs of a gate.
    pub fn output(&mut self, gate: &mut Gate, name: &str, text: &Text) {
        match name {
            "depend" => gate.depend_out = true,
            "fixed" => {
                gate.fixed_out = text
                    .words()
                    .iter()
                    .filter_map(|t| self.names.gate(self.cx, t))
                    .collect()
            }
            "state" => gate.successors = parts(text, ',').iter().filter_map(|t| self.successor(t)).collect(),
            _ => {
                gate.out = match &*text.text {
                    "FLEX" => Out::Own,
                    "FLEX or none" => Out::OwnOrNone,
                    _ if self.is_arch(text) => Out::Arch,
                    _ => match self.types(text) {
                        set if set.0.is_power_of_two() => Out::One(Type(set.0.trailing_zeros() as u8)),
                        _ => {
                            self.bad(text, "type of a result", "FLEX, `FLEX or none`, or one type");
                            Out::None
                        }
                    },
                };
            }
        }
    }

    fn successor(&mut self, text: &Text) -> Option<Succ> {
        match call(text) {
            Some(("one", of)) => self.names.state(self.cx, self.graph, &of).map(Succ::One),
            Some(("many", of)) => self.names.gate(self.cx, &of).map(Succ::Many),
            Some(("each", of)) => Some(Succ::Each(
                parts(&of, ',')
                    .iter()
                    .filter_map(|t| self.names.gate(self.cx, t))
                    .collect(),
            )),
            _ => {
                self.bad(
                    text,
                    "rule for what follows",
                    "one(SET), each(A, B) or many(A), with commas between them",
                );
                None
            }
        }
    }
}
