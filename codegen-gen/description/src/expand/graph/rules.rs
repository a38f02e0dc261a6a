//! Files of rewrite rules: their families are made into rules here, each a text with its place.

use crate::expand::cx::Cx;
use crate::expand::units::Unit;
use crate::model::{Graph, SourceText};
use crate::syntax::rules::{Item, items};
use crate::syntax::yaml::Text;
use onespec_diag::{Diag, Hole, Origin, Place, Sources};
use std::collections::BTreeMap;
use std::sync::Arc;

/// Most rules of a description.
const MOST: usize = 20_000;

/// The value of a placeholder, and where it stands.
type Value = (String, String, Arc<Place>);

/// Fills `graph.rules`.
pub fn build(cx: &Cx<'_>, sources: &Sources, graph: &mut Graph) {
    for unit in cx.units {
        texts(cx, sources, unit, &unit.yaml.rules.0, &mut graph.rules);
    }
    unique(cx, &graph.rules);
}

/// Reports rules that share a name without being of one family: what is told of a rule names it.
pub fn unique(cx: &Cx<'_>, rules: &[SourceText]) {
    let mut known: BTreeMap<&str, &Origin> = BTreeMap::new();
    for rule in rules {
        let name = rule.text.split_whitespace().nth(1).unwrap_or("");
        let name = name.split(':').next().unwrap_or("");
        let first = *known.entry(name).or_insert(&rule.origin);
        if (first.file, first.start) != (rule.origin.file, rule.origin.start) {
            let diag = Diag::error("E0115", &rule.origin, format!("two rules are called `{name}`"));
            cx.report(diag.also(first, "first here").help("rename one"));
        }
    }
}

/// The rules of some files of a unit, their placeholders replaced.
pub fn texts(cx: &Cx<'_>, sources: &Sources, unit: &Unit, names: &[Text], rules: &mut Vec<SourceText>) {
    for name in names {
        let Some(file) = unit.data.get(&name.text) else {
            continue;
        };
        let Some(source) = sources.file(file.0) else { continue };
        let whole = Origin::file(file.0);
        match items(&source.text) {
            Ok(list) => {
                let mut read = Read {
                    cx,
                    file: file.0,
                    text: &source.text,
                    rules,
                };
                read.items(&list, &mut Vec::new());
            }
            Err(bad) => {
                let place = Origin {
                    start: bad.at.0 as u32,
                    end: bad.at.1 as u32,
                    ..whole
                };
                cx.report(Diag::error("E0600", place, "cannot parse these rules").label(bad.message));
            }
        }
    }
}

/// The text on one line, comments blanked: a break and the blanks around it are one blank. So it is what places are
/// counted in.
fn folded(source: &str) -> String {
    let mut out = String::with_capacity(source.len());
    for (i, line) in source.lines().enumerate() {
        let code = line.split('#').next().unwrap_or("");
        let line = format!("{code}{}", " ".repeat(line.len() - code.len()));
        match i {
            0 => out.push_str(&line),
            _ if line.trim().is_empty() => {}
            _ => {
                out.truncate(out.trim_end().len());
                out.push(' ');
                out.push_str(line.trim_start());
            }
        }
    }
    out
}

struct Read<'x, 'a> {
    cx: &'x Cx<'a>,
    file: u32,
    text: &'x str,
    rules: &'x mut Vec<SourceText>,
}

impl Read<'_, '_> {
    fn origin(&self, (start, end): (usize, usize)) -> Origin {
        Origin {
            start: start as u32,
            end: end as u32,
            ..Origin::file(self.file)
        }
    }

    fn items(&mut self, items: &[Item], values: &mut Vec<Value>) {
        for item in items {
            match item {
                Item::Rule(span) if self.rules.len() < MOST => {
                    let rule = self.rule(*span, values);
                    self.rules.push(rule);
                }
                Item::Rule(span) => {
                    let diag = Diag::error("E0307", self.origin(*span), format!("there are more than {MOST} rules"));
                    return self
                        .cx
                        .report(diag.help("a placeholder may be meant where a variable is written"));
                }
                Item::For {
                    params,
                    tuples,
                    items,
                    span,
                } => {
                    for tuple in tuples {
                        if tuple.len() != params.len() {
                            let at = tuple.first().map_or(*span, |(_, at)| *at);
                            let message = format!("{} values for {} placeholders", tuple.len(), params.len());
                            let diag = Diag::error("E0301", self.origin(at), message);
                            self.cx.report(diag.help("each value in brackets: (ADD, add)"));
                            continue;
                        }
                        let made = params.iter().zip(tuple).map(|(param, (value, at))| {
                            (param.clone(), value.clone(), Arc::new(Place::from(&self.origin(*at))))
                        });
                        let depth = values.len();
                        values.extend(made.collect::<Vec<_>>());
                        self.items(items, values);
                        values.truncate(depth);
                    }
                }
            }
        }
    }

    /// The text of a rule with its placeholders replaced.
    fn rule(&self, span: (usize, usize), values: &[Value]) -> SourceText {
        let source = &folded(self.text.get(span.0..span.1).unwrap_or(""));
        let mut origin = self.origin(span);
        origin.row = values
            .iter()
            .map(|(_, value, _)| value.as_str())
            .collect::<Vec<_>>()
            .join(" ")
            .into();
        let (mut text, mut holes) = (String::with_capacity(source.len()), Vec::new());
        let mut at = 0;
        while let Some(found) = source.get(at..).and_then(|rest| rest.find('$')).map(|i| i + at) {
            let word = source.get(found + 1..).unwrap_or("");
            let len = word
                .find(|c: char| !c.is_ascii_alphanumeric() && c != '_')
                .unwrap_or(word.len());
            let name = source.get(found..found + 1 + len).unwrap_or("");
            text.push_str(source.get(at..found).unwrap_or(""));
            at = found + 1 + len;
            match values.iter().rev().find(|(param, ..)| param == name) {
                Some((_, value, cell)) => {
                    let start = text.len() as u32;
                    text.push_str(value);
                    holes.push(Hole {
                        new: (start, text.len() as u32),
                        old: (found as u32, at as u32),
                        cell: Some(cell.clone()),
                    });
                }
                None => text.push_str(name),
            }
        }
        text.push_str(source.get(at..).unwrap_or(""));
        if !holes.is_empty() {
            origin.holes = Some(holes.into());
        }
        SourceText { text, origin }
    }
}
