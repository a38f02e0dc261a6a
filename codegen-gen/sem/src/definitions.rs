//! The functions of a machine's semantics libraries as their author wrote them, and which of them a text mentions: what a
//! manual and `explain` show. A fn that the machine's own folder replaces is shown as replaced.

use crate::mentions;
use crate::names;
use crate::parse;
use crate::texts::Texts;
use onespec_description::model::Isa;
use onespec_diag::{Diags, Origin};
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

/// A function of a semantics library.
#[derive(Debug, Clone)]
pub struct Definition {
    pub name: String,
    /// The host provides it: there is no body.
    pub is_extern: bool,
    /// `fn carry(a: bits<N>, b: bits<N>) -> bool`
    pub signature: String,
    /// The whole definition, its indentation relative to its first line.
    pub text: String,
    /// The comment in front of it, in one line; empty without one.
    pub doc: String,
    /// Functions of libraries that it calls, by name, in alphabetical order.
    pub calls: Vec<String>,
    pub origin: Origin,
}

/// The functions that are in force, by name. What is wrong with a library is left out; opening the description has reported it.
pub fn definitions(isa: &Isa) -> BTreeMap<String, Definition> {
    let mut texts = Texts::default();
    let statics: BTreeSet<Rc<str>> = isa.statics.iter().map(|s| s.name.as_str().into()).collect();
    let library = names::read(isa, &statics, &mut texts, &mut Diags::default());
    let mut found = BTreeMap::new();
    for source in &isa.fns {
        let Ok(parsed) = texts.library(&source.text.text) else {
            continue;
        };
        for code in &parsed.fns {
            let Some(def) = library
                .fns
                .get(&code.name.text)
                .filter(|def| Rc::ptr_eq(&def.code, code))
            else {
                continue;
            };
            let text = &source.text.text;
            let (start, end) = (code.span.start as usize, code.span.end as usize);
            let head = code.body.as_ref().map_or(end, |body| body.span.start as usize);
            let signature = text.get(start..head).unwrap_or("").trim_end();
            let signature = signature.trim_end_matches(['{', ';']).trim_end();
            let calls = mentions::of_fn(code)
                .into_iter()
                .filter(|name| library.fns.contains_key(name));
            found.insert(
                code.name.text.to_string(),
                Definition {
                    name: code.name.text.to_string(),
                    is_extern: code.body.is_none(),
                    signature: signature.split_whitespace().collect::<Vec<_>>().join(" "),
                    text: dedented(text, start, end),
                    doc: comment_at(text, start),
                    calls: calls.map(|name| name.to_string()).collect(),
                    origin: def.origin.clone(),
                },
            );
        }
    }
    found
}

/// All names that a body or an expression of the semantics language mentions; none where it is neither.
pub fn mentioned(text: &str) -> BTreeSet<String> {
    parse::body(text).map_or_else(|_| BTreeSet::new(), |block| strings(mentions::of_block(&block)))
}

fn strings(names: mentions::Names) -> BTreeSet<String> {
    names.into_iter().map(|name| name.to_string()).collect()
}

/// Bytes `start..end` of a text, without the indentation that their first line has in it.
fn dedented(text: &str, start: usize, end: usize) -> String {
    let line = text
        .get(..start)
        .and_then(|before| before.rfind('\n'))
        .map_or(0, |at| at + 1);
    let indent = text.get(line..start).unwrap_or("");
    let indent = if indent.trim().is_empty() { indent } else { "" };
    let lines = text.get(start..end).unwrap_or("").lines();
    let lines = lines.map(|line| line.strip_prefix(indent).unwrap_or(line).trim_end());
    lines.collect::<Vec<_>>().join("\n").trim_end().to_string()
}

/// The lines of comment that stand directly before a place, else the comment at the end of its line. Lines that begin with
/// dashes are titles of sections.
fn comment_at(text: &str, at: usize) -> String {
    let (before, behind) = (text.get(..at).unwrap_or(""), text.get(at..).unwrap_or(""));
    let before = before.rfind('\n').map_or("", |end| &before[..end]);
    let lines = before.lines().rev().map(|line| line.trim().strip_prefix("//"));
    let mut comment: Vec<&str> = lines
        .map_while(|line| line.filter(|line| !line.trim().starts_with("--")))
        .collect();
    comment.reverse();
    if comment.is_empty() {
        let line = behind.lines().next().unwrap_or("");
        comment.extend(line.split_once("//").map(|(_, comment)| comment));
    }
    let words = comment
        .iter()
        .flat_map(|line| line.trim_start_matches('/').split_whitespace());
    words.collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::{comment_at, dedented};

    #[test]
    fn a_comment_belongs_to_the_fn_below_it() {
        let text = "// not this\nfn a() {}\n\n// one\n//  two\nfn b() {}";
        let at = text.find("fn b").unwrap();
        assert_eq!(comment_at(text, at), "one two");
        assert_eq!(comment_at(text, text.find("fn a").unwrap()), "not this");
        let text = "fn a() {} // x\n\n// ---- part\nfn b() {}";
        assert_eq!(comment_at(text, 0), "x");
        assert_eq!(comment_at(text, text.find("fn b").unwrap()), "");
    }

    #[test]
    fn a_definition_loses_the_indentation_of_its_first_line() {
        let text = "  fn a() {\n    x\n  }\n";
        assert_eq!(dedented(text, 2, text.len()), "fn a() {\n  x\n}");
    }
}
