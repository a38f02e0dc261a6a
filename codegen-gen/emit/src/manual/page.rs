//! The contents of a page of the manual.

use crate::describe::{Run, runs, template_text};
use onespec_core::encode::class;
use onespec_core::isa;
use onespec_core::operand::range;
use onespec_description::model::{Dir, Isa, Kind, Op, Operand};
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
    aliases: Vec<Alias>,
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
    abbreviates: String,
    semantics: String,
    no_semantics: bool,
    examples: Vec<Example>,
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
struct Example {
    asm: String,
    word: String,
}

#[derive(Serialize)]
struct Alias {
    text: String,
    doc: String,
}

/// The pages of all extensions that have instructions, in the order of declaration.
pub fn pages(model: &Isa, tables: &isa::Isa) -> Vec<Page> {
    let page = |(i, feature): (usize, &onespec_description::model::Feature)| {
        let of_page = |op: &&Op| usize::from(op.feature) == i && !op.unreachable;
        let rows = model.ops.iter().zip(tables.ops).filter(|(op, _)| of_page(op));
        let instructions: Vec<Instruction> = rows.map(|(op, table)| instruction(model, tables, op, table)).collect();
        if instructions.is_empty() {
            return None;
        }
        let aliases = model
            .aliases
            .iter()
            .filter(|a| model.ops.get(usize::from(a.op)).is_some_and(|op| of_page(&op)));
        let implied = feature
            .implied
            .iter()
            .flat_map(|n| &n.any)
            .map(|(all, _)| list(tables, all));
        Some(Page {
            file: format!("{}.md", feature.name.to_ascii_lowercase()),
            title: feature.name.clone(),
            doc: feature.doc.clone(),
            requires: list(tables, &feature.requires),
            conflicts: list(tables, &feature.conflicts),
            implied: implied.collect::<Vec<_>>().join(", or with "),
            count: instructions.len(),
            instructions,
            aliases: aliases.map(|a| alias(model, a)).collect(),
        })
    };
    model.features.iter().enumerate().filter_map(page).collect()
}

fn list(tables: &isa::Isa, set: &isa::FeatureSet) -> String {
    tables.feature_names(set).join(", ")
}

fn instruction(model: &Isa, tables: &isa::Isa, op: &Op, table: &isa::Op) -> Instruction {
    let constraints = op.where_.iter().map(|c| ("only this instruction when", c));
    let constraints = constraints.chain(op.legal.iter().map(|c| ("reserved unless", c)));
    let constraints = constraints.chain(op.hint.iter().map(|c| ("a hint, without effect, when", c)));
    let abbreviates = op.is.as_ref().and_then(|is| model.ops.get(usize::from(is.op)));
    let own = isa::FeatureSet::of(op.feature);
    let others = op.needs.any.iter().filter(|(all, _)| *all != own);
    let needs: Vec<String> = others
        .map(|(all, _)| list(tables, all))
        .filter(|s| !s.is_empty())
        .collect();
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
            .map(|(o, t)| operand(model, tables, o, t))
            .collect(),
        constraints: constraints
            .map(|(what, c)| Constraint {
                what,
                text: c.text.clone(),
            })
            .collect(),
        abbreviates: abbreviates.map_or(String::new(), |base| base.name.clone()),
        semantics: op.sem.as_ref().map_or(String::new(), |s| s.text.trim().to_string()),
        no_semantics: op.sem.is_none() && op.is.is_none(),
        examples: op.examples.iter().map(|e| example(op, e)).collect(),
        origin: table.origin.to_string(),
        needs: needs.join(" or "),
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

fn operand(model: &Isa, tables: &isa::Isa, o: &Operand, table: &isa::Operand) -> OperandRow {
    let dir = match o.dir {
        Dir::In => "in",
        Dir::Out => "out",
        Dir::InOut => "in, out",
    };
    let mut values = match model.kinds.get(usize::from(o.kind)) {
        Some(Kind::Reg { .. }) => class(tables, table),
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
    /// Longer lists (CSRs) have a page of their own.
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

fn example(op: &Op, e: &onespec_description::model::Example) -> Example {
    let digits = usize::from(op.length).div_ceil(4) + 2;
    let asm = if e.asm.text.is_empty() { &op.name } else { &e.asm.text };
    Example {
        asm: cell(asm),
        word: e
            .word
            .as_ref()
            .map_or(String::new(), |(w, _)| format!("`{w:#0digits$x}`")),
    }
}

fn alias(model: &Isa, a: &onespec_description::model::Alias) -> Alias {
    let base = model.ops.get(usize::from(a.op)).map_or("", |op| op.name.as_str());
    let doc = if a.doc.is_empty() {
        format!("`{base}`")
    } else {
        format!("`{base}`: {}", a.doc)
    };
    let text = template_text(&a.name, &a.template, &a.operands, &[]);
    Alias {
        text: cell(&text),
        doc: cell(&doc),
    }
}

/// Text inside a table's cell.
fn cell(text: &str) -> String {
    text.replace('|', "\\|").replace('\n', " ")
}
