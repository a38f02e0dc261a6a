//! The page of an extension: its instructions, and the aliases of these.

use super::book::{Book, STATE, cell};
use super::functions::texts_of;
use crate::describe::{Run, runs, template_text};
use onespec_core::encode::class;
use onespec_core::expr::show;
use onespec_core::isa;
use onespec_core::operand::range;
use onespec_description::model::{Alias, Dir, Example, Kind, Op, Operand};
use serde::Serialize;

#[derive(Serialize)]
pub struct Page {
    pub file: String,
    title: String,
    doc: String,
    requires: String,
    conflicts: String,
    implied: String,
    count: usize,
    instructions: Vec<Instruction>,
    aliases: Vec<AliasText>,
}

#[derive(Serialize)]
struct Instruction {
    name: String,
    anchor: String,
    doc: String,
    syntax: Vec<String>,
    fields: Vec<Field>,
    operands: Vec<OperandRow>,
    constraints: Vec<Constraint>,
    timing: Vec<String>,
    abbreviates: String,
    semantics: String,
    functions: String,
    no_semantics: bool,
    examples: Vec<ExampleText>,
    origin: String,
    needs: String,
}

#[derive(Serialize)]
struct Field {
    bits: String,
    text: String,
}

#[derive(Serialize)]
struct OperandRow {
    name: String,
    dir: &'static str,
    values: String,
}

#[derive(Serialize)]
struct Constraint {
    what: &'static str,
    text: String,
}

#[derive(Serialize)]
struct ExampleText {
    asm: String,
    word: String,
}

#[derive(Serialize)]
struct AliasText {
    text: String,
    /// A link to the instruction, with the operands that it gets.
    stands_for: String,
    /// Whether, and when, an instruction is printed as this alias.
    printed: String,
    doc: String,
}

/// The pages of all extensions that have instructions, in the order of declaration.
pub fn pages(book: &Book<'_>) -> Vec<Page> {
    let model = book.model;
    let page = |(i, feature): (usize, &onespec_description::model::Feature)| {
        let of_page = |op: &&Op| usize::from(op.feature) == i && !op.unreachable;
        let rows = model
            .ops
            .iter()
            .zip(book.tables.ops)
            .enumerate()
            .filter(|(_, (op, _))| of_page(op));
        let instructions: Vec<Instruction> = rows
            .map(|(id, (op, table))| instruction(book, id as isa::OpId, op, table))
            .collect();
        if instructions.is_empty() {
            return None;
        }
        let aliases = model.aliases.iter().zip(book.tables.aliases);
        let aliases = aliases.filter(|(a, _)| model.ops.get(usize::from(a.op)).is_some_and(|op| of_page(&op)));
        let implied = feature.implied.iter().flat_map(|n| &n.any);
        let implied = implied.map(|(all, _)| book.features(all));
        Some(Page {
            file: book.page_of(u16::try_from(i).unwrap_or(u16::MAX)),
            title: feature.name.clone(),
            doc: feature.doc.clone(),
            requires: book.features(&feature.requires),
            conflicts: book.features(&feature.conflicts),
            implied: implied.collect::<Vec<_>>().join(", or with "),
            count: instructions.len(),
            instructions,
            aliases: aliases.map(|(a, table)| alias(book, a, table)).collect(),
        })
    };
    model.features.iter().enumerate().filter_map(page).collect()
}

fn instruction(book: &Book<'_>, id: isa::OpId, op: &Op, table: &isa::Op) -> Instruction {
    let constraints = op.where_.iter().map(|c| ("only this instruction when", c));
    let constraints = constraints.chain(op.legal.iter().map(|c| ("reserved unless", c)));
    let constraints = constraints.chain(op.hint.iter().map(|c| ("a hint, without effect, when", c)));
    let own = isa::FeatureSet::of(op.feature);
    let others = op.needs.any.iter().filter(|(all, _)| *all != own);
    let needs: Vec<String> = others
        .map(|(all, _)| book.features(all))
        .filter(|s| !s.is_empty())
        .collect();
    let stands_for = table.is.as_ref().map(|is| {
        let text = with_operands(book, is.op, is.args, table.operands);
        book.instruction_as(usize::from(is.op), &text)
    });
    Instruction {
        name: op.name.clone(),
        anchor: op.ident.clone(),
        doc: cell(&op.doc),
        syntax: op
            .templates
            .iter()
            .map(|t| template_text(&op.name, t, &op.operands, &op.lets))
            .collect(),
        fields: fields(op),
        operands: op
            .operands
            .iter()
            .zip(table.operands)
            .map(|(o, t)| operand(book, o, t))
            .collect(),
        constraints: constraints
            .map(|(what, c)| Constraint {
                what,
                text: c.text.clone(),
            })
            .collect(),
        timing: super::timing::lines(book.tables, id, table),
        abbreviates: stands_for.unwrap_or_default(),
        semantics: op.sem.as_ref().map_or(String::new(), |s| s.text.trim().to_string()),
        functions: book.functions_in(texts_of(op)).join(", "),
        no_semantics: op.sem.is_none() && op.is.is_none(),
        examples: op.examples.iter().map(|e| example(op, e)).collect(),
        origin: table.origin.to_string(),
        needs: needs.join(" or "),
    }
}

/// An instruction's text with values for its operands: `addi rd, rs, 0`.
fn with_operands(book: &Book<'_>, base: isa::OpId, args: &[isa::Expr], of: &[isa::Operand]) -> String {
    let Some(op) = book.model.ops.get(usize::from(base)) else {
        return String::new();
    };
    let values = op.operands.iter().zip(args).map(|(operand, arg)| Operand {
        name: value(book, operand, arg, of),
        ..operand.clone()
    });
    let values: Vec<Operand> = values.collect();
    op.templates.first().map_or(String::new(), |template| {
        template_text(&op.name, template, &values, &op.lets)
    })
}

/// A value as text shows it: registers and codes by their names.
fn value(book: &Book<'_>, operand: &Operand, arg: &isa::Expr, of: &[isa::Operand]) -> String {
    let plain = || show(arg, of, &[]);
    let isa::Expr::Num(number) = arg else { return plain() };
    match book.model.kinds.get(usize::from(operand.kind)) {
        Some(Kind::Reg { file, .. }) => {
            let file = book.tables.files.get(usize::from(*file));
            file.and_then(|file| file.spelling(*number))
                .map_or_else(plain, str::to_string)
        }
        Some(Kind::Enum { names, .. }) => {
            let name = names.iter().find(|(name, code)| code == number && !name.is_empty());
            name.map_or_else(plain, |(name, _)| name.clone())
        }
        _ => plain(),
    }
}

/// The layout as columns: bit numbers above, what stands there below.
fn fields(op: &Op) -> Vec<Field> {
    let mut top = usize::from(op.length);
    let column = |run: &Run| {
        let (high, low) = (top.saturating_sub(1), top.saturating_sub(run.width()));
        top = low;
        let bits = if high == low {
            format!("{high}")
        } else {
            format!("{high}:{low}")
        };
        Field {
            bits,
            text: format!("`{}`", run.text()),
        }
    };
    runs(op).iter().map(column).collect()
}

fn operand(book: &Book<'_>, o: &Operand, table: &isa::Operand) -> OperandRow {
    let dir = match o.dir {
        Dir::In => "in",
        Dir::Out => "out",
        Dir::InOut => "in, out",
    };
    let mut values = match book.model.kinds.get(usize::from(o.kind)) {
        Some(Kind::Reg { file, .. }) => {
            let file = book
                .model
                .files
                .get(usize::from(*file))
                .map_or("", |file| file.name.as_str());
            format!("[{}]({STATE}#file-{file})", class(book.tables, table))
        }
        Some(Kind::Enum { names, open }) => enum_values(names, *open),
        Some(Kind::Flags { letters, .. }) => format!("letters of `{letters}`"),
        Some(Kind::Float(bits)) => format!("number with {bits} bits"),
        Some(Kind::Sum { alts, .. }) => {
            let names: Vec<String> = alts.iter().map(|a| format!("`{}`", a.name)).collect();
            format!("one of the forms {}", names.join(", "))
        }
        Some(Kind::Int) | None => {
            let (lo, hi) = range(table);
            let step = if o.align > 0 {
                format!(", multiples of {}", 1u64 << o.align.min(63))
            } else {
                String::new()
            };
            format!("{lo} to {hi}{step}")
        }
    };
    if let Some(kind) = book.kind(o.kind) {
        values = format!("{kind}: {values}");
    }
    if o.pcrel {
        values += ", from the address of the instruction";
        if o.scale > 1 {
            values += &format!(" in steps of {} bytes", o.scale);
        }
    }
    if !o.except.is_empty() {
        let except: Vec<String> = o.except.iter().map(i64::to_string).collect();
        values += &format!(", not {}", except.join(", "));
    }
    OperandRow {
        name: o.name.clone(),
        dir,
        values: cell(&values),
    }
}

fn enum_values(names: &[(String, i64)], open: bool) -> String {
    /// Longer lists stand on the page of operand kinds only.
    const SHOWN: usize = 12;
    let shown: Vec<String> = names
        .iter()
        .take(SHOWN)
        .map(|(n, _)| {
            if n.is_empty() {
                "nothing".into()
            } else {
                format!("`{n}`")
            }
        })
        .collect();
    let more = if names.len() > SHOWN {
        format!(" and {} more", names.len() - SHOWN)
    } else {
        String::new()
    };
    let number = if open { ", or a number" } else { "" };
    format!("{}{more}{number}", shown.join(", "))
}

fn example(op: &Op, e: &Example) -> ExampleText {
    let digits = usize::from(op.length).div_ceil(4) + 2;
    let asm = if e.asm.text.is_empty() { &op.name } else { &e.asm.text };
    ExampleText {
        asm: cell(asm),
        word: e
            .word
            .as_ref()
            .map_or(String::new(), |(w, _)| format!("`{w:#0digits$x}`")),
    }
}

fn alias(book: &Book<'_>, a: &Alias, table: &isa::Alias) -> AliasText {
    let text = with_operands(book, table.op, table.args, table.operands);
    let mut when: Vec<String> = a.where_.iter().map(|c| format!("`{}`", cell(&c.text))).collect();
    let base = book.model.ops.get(usize::from(a.op));
    let feature = base.and_then(|op| book.model.features.get(usize::from(op.feature)));
    let needs = book.needs_beside(&a.needs, feature.map_or("", |feature| feature.name.as_str()));
    if !needs.is_empty() {
        when.push(format!("the target has {}", cell(&needs)));
    }
    AliasText {
        text: cell(&template_text(&a.name, &a.template, &a.operands, &[])),
        stands_for: book.instruction_as(usize::from(a.op), &cell(&text)),
        printed: match (a.print, when.is_empty()) {
            (false, true) => "never".to_string(),
            (false, false) => format!("never; taken where {}", when.join(" and ")),
            (true, true) => "always".to_string(),
            (true, false) => format!("where {}", when.join(" and ")),
        },
        doc: cell(&a.doc),
    }
}
