//! The page of pseudo-instructions that stand for several instructions: the lines of assembly that each comes to, and when.

use super::book::{Book, cell};
use crate::describe::template_text;
use onespec_core::expr::show;
use onespec_core::isa;
use onespec_description::model::{Arm, Macro};
use serde::Serialize;

#[derive(Serialize)]
pub struct Page {
    macros: Vec<MacroText>,
}

#[derive(Serialize)]
struct MacroText {
    name: String,
    anchor: String,
    syntax: String,
    doc: String,
    needs: String,
    arms: Vec<ArmText>,
    origin: String,
}

#[derive(Serialize)]
struct ArmText {
    /// When these lines are taken: a condition, features, operands that are labels.
    when: String,
    lines: Vec<String>,
}

/// The page; `None` where there are no such pseudo-instructions.
pub fn page(book: &Book<'_>) -> Option<Page> {
    let both = book.model.macros.iter().zip(book.tables.macros);
    let macros: Vec<MacroText> = both.map(|(m, table)| macro_text(book, m, table)).collect();
    (!macros.is_empty()).then_some(Page { macros })
}

fn macro_text(book: &Book<'_>, m: &Macro, table: &isa::Macro) -> MacroText {
    let same = |other: &&Macro| other.name == m.name;
    let first = book
        .model
        .macros
        .iter()
        .find(same)
        .is_some_and(|first| std::ptr::eq(first, m));
    let place = book
        .model
        .macros
        .iter()
        .position(|other| std::ptr::eq(other, m))
        .unwrap_or(0);
    MacroText {
        name: m.name.clone(),
        // Several entries may have one name, for other targets.
        anchor: if first {
            m.name.clone()
        } else {
            format!("{}-{place}", m.name)
        },
        syntax: template_text(&m.name, &m.template, &m.operands, &[]),
        doc: cell(&m.doc),
        needs: book.needs(&m.needs),
        arms: m
            .arms
            .iter()
            .zip(table.arms)
            .map(|(arm, table)| self::arm(book, m, arm, table))
            .collect(),
        origin: book.sources.line_of(&m.origin),
    }
}

fn arm(book: &Book<'_>, m: &Macro, arm: &Arm, table: &isa::Arm) -> ArmText {
    let mut when = Vec::new();
    if arm.symbolic {
        when.push("an operand is an expression over labels".to_string());
    }
    when.extend(arm.when.iter().map(|condition| format!("`{}`", condition.text)));
    let needs = book.needs(&arm.needs);
    if !needs.is_empty() {
        when.push(format!("the target has {needs}"));
    }
    let line = |line: &&[isa::Line]| {
        let piece = |piece: &isa::Line| match piece {
            isa::Line::Text(text) => (*text).to_string(),
            isa::Line::Operand(i) => m
                .operands
                .get(usize::from(*i))
                .map_or("?", |o| o.name.as_str())
                .to_string(),
            isa::Line::Value(value) => format!("{{{}}}", show(value, table_operands(book, m), &[])),
            isa::Line::Unique => "N".to_string(),
            isa::Line::Mode(_) => String::new(),
        };
        line.iter().map(piece).collect::<String>()
    };
    ArmText {
        when: when.join(", and "),
        lines: table.lines.iter().map(line).collect(),
    }
}

fn table_operands(book: &Book<'_>, m: &Macro) -> &'static [isa::Operand] {
    let place = book.model.macros.iter().position(|other| std::ptr::eq(other, m));
    let table = place.and_then(|place| book.tables.macros.get(place));
    table.map_or(&[][..], |table| table.operands)
}
