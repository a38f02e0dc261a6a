//! Other spellings of one instruction: aliases, and entries that abbreviate another (`is:`).

use super::cx::Cx;
use super::entry::{Body, Defs, Layer};
use super::exprs::Env;
use super::family::{Columns, members};
use super::features::{Features, both};
use super::kinds::Kinds;
use super::matcher::{self, Item};
use crate::model::{Alias, BinOp, Constraint, Expr, Is, Isa, Kind, Op, Operand, Part};
use crate::syntax::assembly::Piece;
use crate::syntax::yaml::{self, Text, TextOr};
use onespec_diag::{Diag, did_you_mean};
use std::collections::HashMap;

/// Fills in `is` of operations; `wanted` are the texts for each, of which the first that fits is taken.
pub fn abbreviations(cx: &Cx<'_>, features: &Features, kinds: &Kinds, isa: &mut Isa, wanted: &[(usize, Vec<Text>)]) {
    for (op, texts) in wanted {
        let mark = cx.mark();
        let mut found = None;
        for text in texts {
            found = found.or_else(|| abbreviation(cx, features, kinds, isa, *op, text));
        }
        match (found, texts.first()) {
            (Some(is), _) => isa.ops[*op].is = Some(is),
            (None, Some(first)) if cx.mark() == mark => no_match(
                cx,
                isa,
                first,
                "what this abbreviates is no text of an instruction that exists with its `needs`",
            ),
            (None, _) => {}
        }
    }
}

fn abbreviation(cx: &Cx<'_>, features: &Features, kinds: &Kinds, isa: &Isa, op: usize, text: &Text) -> Option<Is> {
    let own = &isa.ops[op];
    let names: Vec<String> = own.operands.iter().map(|o| o.name.clone()).collect();
    let lets: Vec<String> = own.lets.iter().map(|l| l.name.clone()).collect();
    let env = Env {
        operands: &names,
        declared: &own.operands,
        lets: &lets,
        params: &[],
        consts: Some(&own.consts),
    };
    let template = cx.template(text)?;
    let value = |name: &str| {
        let found = env.get(name)?;
        // The text shows it modulo a power of two, so that is what the other instruction gets.
        let shown = match found {
            Expr::Operand(i) => own.operands.get(i as usize).and_then(|o| o.shown),
            _ => None,
        };
        Some(match shown {
            Some(bits) => Expr::Bin(BinOp::BitAnd, Box::new(found), Box::new(Expr::Num((1 << bits) - 1))),
            None => found,
        })
    };
    let items = match matcher::items(&template, &value) {
        Ok(items) => items,
        Err(name) => {
            let diag = Diag::error(
                "E0210",
                &text.origin,
                format!("`{name}` is no operand of `{}`", own.name),
            );
            cx.report(diag.help(did_you_mean(&name, env.names()).unwrap_or_default()));
            return None;
        }
    };
    let candidates = candidates(isa, &items).into_iter().filter(|c| *c != op);
    for candidate in candidates {
        let other = &isa.ops[candidate];
        if features.disjoint(isa, &other.needs, &own.needs) {
            continue;
        }
        if let Some(found) = matcher::find(kinds, other, &items) {
            return Some(Is {
                op: candidate as u16,
                args: found.args,
                origin: text.origin.clone(),
            });
        }
    }
    // Through an alias of that instruction: `mv {rd}, {rs}`.
    through_alias(cx, features, kinds, isa, op, &items).map(|(op, args)| Is {
        op,
        args,
        origin: text.origin.clone(),
    })
}

/// Aliases are made after abbreviations; here they are read once more as texts.
fn through_alias(
    cx: &Cx<'_>,
    features: &Features,
    kinds: &Kinds,
    isa: &Isa,
    op: usize,
    items: &[Item],
) -> Option<(u16, Vec<Expr>)> {
    for alias in each(cx) {
        let Some(template) = cx.languages.template(&alias.left).ok() else {
            continue;
        };
        if mnemonic(&template) != first_word(items) {
            continue;
        }
        for built in build_one(cx, features, kinds, isa, &alias, false) {
            if features.disjoint(isa, &built.needs, &isa.ops[op].needs) {
                continue;
            }
            let pattern = Op {
                name: built.name.clone(),
                templates: vec![built.template],
                operands: built.operands,
                ..Op::default()
            };
            if let Some(found) = matcher::find(kinds, &pattern, items) {
                let args = built.args.iter().map(|arg| matcher::substitute(arg, &found.args, &[]));
                return Some((built.op, args.collect()));
            }
        }
    }
    None
}

/// One member of one alias, as written.
struct Written<'a> {
    /// The file that it stands in.
    unit: usize,
    key: &'a Text,
    left: Text,
    right: Text,
    full: Option<&'a yaml::Alias>,
    columns: Columns,
}

fn each<'a>(cx: &Cx<'a>) -> Vec<Written<'a>> {
    let mut out = Vec::new();
    for (unit, yaml) in cx.units.iter().map(|u| &u.yaml).enumerate() {
        for (key, alias) in yaml.aliases.iter() {
            let (right, full) = match alias {
                TextOr::Text(right) => (Some(right), None),
                TextOr::Full(full) => (full.is.as_ref(), Some(full)),
            };
            let Some(right) = right else { continue };
            let (axis, with, when) = full.map_or((None, &[][..], None), |f| {
                (f.for_.as_ref(), &f.with.0[..], f.when.as_ref())
            });
            for columns in members(cx, unit, axis, with, when, key) {
                let (left, right) = (columns.fill(key), columns.fill(right));
                out.push(Written {
                    unit,
                    key,
                    left,
                    right,
                    full,
                    columns,
                });
            }
        }
    }
    out
}

/// Fills `isa.aliases`.
pub fn build(cx: &Cx<'_>, features: &Features, kinds: &Kinds, isa: &mut Isa) {
    for (key, alias) in cx.units.iter().flat_map(|u| u.yaml.aliases.iter()) {
        if matches!(alias, TextOr::Full(full) if full.is.is_none()) {
            let diag = Diag::error("E0719", &key.origin, format!("alias `{}` has no `is`", key.text));
            cx.report(diag.help("say which text it stands for"));
        }
        let print = match alias {
            TextOr::Full(full) => full.print.as_ref(),
            TextOr::Text(_) => None,
        };
        if let Some(print) = print.filter(|print| &*print.text != "never") {
            let diag = Diag::error(
                "E0718",
                &print.origin,
                format!("`{}` does not say when to print", print.text),
            );
            cx.report(diag.help("write `print: never`, or take the key away: then the alias is printed"));
        }
    }
    let mut built = Vec::new();
    for alias in each(cx) {
        let mark = cx.mark();
        let found = build_one(cx, features, kinds, isa, &alias, true);
        if found.is_empty()
            && cx.mark() == mark
            && cx.languages.template(&alias.left).is_ok()
            && cx.languages.template(&alias.right).is_ok()
        {
            no_match(cx, isa, &alias.right, "the right side is no text of an instruction");
        }
        built.extend(found);
    }
    void_conditions(cx, isa, &built);
    isa.aliases = built;
}

/// Reports conditions that exclude nothing, because another alias takes the same texts to the same instruction without
/// one. Where that alias is never printed, the condition says when to print.
fn void_conditions(cx: &Cx<'_>, isa: &Isa, built: &[Alias]) {
    let mut free: HashMap<(u16, String), &Alias> = HashMap::new();
    let shape = |alias: &Alias| {
        (
            alias.op,
            format!("{:?} {:?} {:?}", alias.name, alias.template, alias.args),
        )
    };
    for alias in built.iter().filter(|a| a.where_.is_empty() && a.print) {
        free.entry(shape(alias)).or_insert(alias);
    }
    for alias in built.iter().filter(|a| !a.where_.is_empty()) {
        let other = free.get(&shape(alias)).filter(|other| other.needs == alias.needs);
        if let (Some(other), Some(condition)) = (other, alias.where_.first()) {
            let op = isa.ops.get(usize::from(alias.op)).map_or("", |op| op.name.as_str());
            let message = format!("this excludes nothing: another alias is `{op}` for the same texts, unconditionally");
            let diag = Diag::error("E0212", &condition.origin, message).also(&other.origin, "the other alias");
            cx.report(diag.help("say what its operands are: `operands: {m: X}`, or names that are declared"));
        }
    }
}

fn no_match(cx: &Cx<'_>, isa: &Isa, text: &Text, message: &str) {
    let word = text.text.split_whitespace().next().unwrap_or("");
    let known = isa.ops.iter().any(|op| op.name == word);
    let diag = Diag::error("E0211", &text.origin, message);
    cx.report(if known {
        let same = isa.ops.iter().find(|op| op.name == word);
        let diag = diag.help(format!(
            "`{word}` has another form, or a constant does not fit its operand"
        ));
        match same {
            Some(op) => diag.also(&op.origin, "the instruction"),
            None => diag,
        }
    } else {
        let help = did_you_mean(word, isa.ops.iter().map(|op| op.name.as_str()));
        diag.help(help.unwrap_or_else(|| format!("there is no instruction `{word}`")))
    });
}

/// The alias for each instruction that its right side is a text of. Several may share the mnemonic.
fn build_one(
    cx: &Cx<'_>,
    features: &Features,
    kinds: &Kinds,
    isa: &Isa,
    alias: &Written<'_>,
    report: bool,
) -> Vec<Alias> {
    let mut out = Vec::new();
    let (Some(left), Some(right)) = (cx.template(&alias.left), cx.template(&alias.right)) else {
        return out;
    };
    let mut names: Vec<String> = Vec::new();
    for piece in left.iter() {
        match piece {
            Piece::Hole { name, .. } if !names.contains(name) => names.push(name.clone()),
            Piece::Choice { .. } | Piece::Spelled(_) if report => {
                let diag = Diag::error("E0213", &alias.left.origin, "the left side of an alias cannot choose");
                cx.report(diag.help("write an alias for each text, with `where` to say when"));
                return out;
            }
            _ => {}
        }
    }
    let value = |name: &str| names.iter().position(|n| n == name).map(|i| Expr::Operand(i as u8));
    let items = match matcher::items(&right, &value) {
        Ok(items) => items,
        Err(name) => {
            if report {
                let diag = Diag::error(
                    "E0210",
                    &alias.right.origin,
                    format!("`{name}` is not on the left side"),
                );
                let help = did_you_mean(&name, names.iter().map(String::as_str));
                cx.report(diag.help(help.unwrap_or_else(|| "both sides name the same operands".into())));
            }
            return out;
        }
    };
    let own_text = alias
        .full
        .and_then(|f| f.needs.as_ref())
        .map(|text| alias.columns.fill(text));
    let own = own_text.and_then(|text| features.needs(cx, &text)).unwrap_or_default();
    for candidate in candidates(isa, &items) {
        let op = &isa.ops[candidate];
        let needs = both(&op.needs, &own);
        let never = !needs.any.is_empty() && needs.any.iter().all(|(all, none)| all.intersects(none));
        let Some(found) = matcher::find(kinds, op, &items).filter(|_| !never) else {
            continue;
        };
        let args = found.args;
        let from: Vec<Option<usize>> = (0..names.len())
            .map(|i| args.iter().position(|arg| *arg == Expr::Operand(i as u8)))
            .collect();
        let unused = from.iter().position(Option::is_none).and_then(|i| names.get(i));
        if let Some(name) = unused {
            if report {
                let diag = Diag::error("E0210", &alias.key.origin, format!("`{name}` is not on the right side"));
                cx.report(diag.help("an operand of the alias must be an operand of the instruction"));
            }
            continue;
        }
        let sources = || {
            let each = from.iter().zip(&names);
            each.filter_map(|(from, name)| Some((op.operands.get((*from)?)?, name)))
        };
        if sources().any(|(operand, name)| !declared(cx, kinds, alias, name, operand)) {
            continue;
        }
        let operands: Vec<Operand> = sources()
            .map(|(operand, name)| Operand {
                name: name.clone(),
                pieces: Vec::new(),
                args: operand
                    .args
                    .iter()
                    .map(|arg| matcher::substitute(arg, &args, &op.lets))
                    .collect(),
                ..operand.clone()
            })
            .collect();
        let body = Body {
            operands: operands.clone(),
            operand_names: names.clone(),
            ..Body::default()
        };
        let wheres: Vec<Text> = alias.full.map_or(Vec::new(), |f| {
            f.where_.0.iter().map(|t| alias.columns.fill(t)).collect()
        });
        let chosen = found.conditions.into_iter().map(|expr| Constraint {
            expr,
            text: alias.right.text.to_string(),
            origin: alias.right.origin.clone(),
        });
        out.push(Alias {
            name: mnemonic(&left),
            template: spelling(&left, &names),
            operands,
            op: candidate as u16,
            args,
            from: from.iter().map(|f| f.unwrap_or(0) as u8).collect(),
            where_: body.constraints(cx, &wheres).into_iter().chain(chosen).collect(),
            print: alias.full.is_none_or(|f| f.print.is_none()),
            needs,
            doc: alias
                .full
                .and_then(|f| f.doc.as_ref())
                .map_or(String::new(), |d| alias.columns.fill(d).text.to_string()),
            origin: onespec_diag::Origin {
                row: alias.columns.row.clone(),
                ..alias.key.origin.clone()
            },
        });
    }
    out
}

/// Can an operand of the instruction stand where the alias has this name? Where the alias or its file declares an operand
/// of the name, it says which sort: a register of that file, a number, a name.
fn declared(cx: &Cx<'_>, kinds: &Kinds, alias: &Written<'_>, name: &str, operand: &Operand) -> bool {
    let mut defs = Defs {
        layers: Vec::new(),
        units: vec![alias.unit],
    };
    if let Some(full) = alias.full {
        defs.layers.push(Layer {
            unit: alias.unit,
            map: &full.operands,
            columns: alias.columns.clone(),
        });
    }
    let Some(Some(resolved)) = defs.resolve(cx, kinds, name, 0) else {
        return true;
    };
    let wanted = kinds.get(kinds.id(resolved.shape, resolved.width.unwrap_or(u32::from(operand.width))));
    match (wanted, kinds.get(operand.kind)) {
        (Some(Kind::Reg { file: a, .. }), Some(Kind::Reg { file: b, .. })) => a == b,
        (Some(Kind::Enum { open: true, .. }), Some(Kind::Int))
        | (Some(Kind::Int), Some(Kind::Enum { open: true, .. })) => true,
        (Some(a), Some(b)) => std::mem::discriminant(&a) == std::mem::discriminant(&b),
        _ => true,
    }
}

/// The first word of a template.
pub fn mnemonic(template: &[Piece]) -> String {
    match template.first() {
        Some(Piece::Text(text)) => text.split_whitespace().next().unwrap_or("").to_string(),
        _ => String::new(),
    }
}

/// The left side as parts, the mnemonic as `Name`.
pub fn spelling(template: &[Piece], names: &[String]) -> Vec<Part> {
    let mut out = Vec::new();
    for (i, piece) in template.iter().enumerate() {
        match piece {
            Piece::Text(text) if i == 0 => {
                let word = text.split_whitespace().next().unwrap_or("");
                out.push(Part::Name);
                let rest = text.trim_start().strip_prefix(word).unwrap_or("");
                let last = template.len() == 1;
                let rest = if last { rest.trim_end() } else { rest };
                if !rest.is_empty() {
                    out.push(Part::Text(rest.to_string()));
                }
            }
            Piece::Text(text) => {
                let text = if i + 1 == template.len() { text.trim_end() } else { text };
                if !text.is_empty() {
                    out.push(Part::Text(text.to_string()));
                }
            }
            Piece::Hole { lead, name, trail, .. } => {
                let index = names.iter().position(|n| n == name).unwrap_or(0) as u8;
                let optional = !lead.is_empty() || !trail.is_empty();
                out.push(Part::Operand {
                    index,
                    lead: lead.clone(),
                    trail: trail.clone(),
                    optional,
                });
            }
            Piece::Choice { .. } | Piece::Spelled(_) => {}
        }
    }
    out
}

fn first_word(items: &[Item]) -> String {
    let chars = items.iter().map_while(|item| match item {
        Item::Char(c) if *c != ' ' => Some(*c),
        _ => None,
    });
    chars.collect()
}

/// Does a template have this word for the mnemonic?
fn spelled(parts: &[Part], word: &str) -> bool {
    parts.iter().any(|part| match part {
        Part::Spelled(text) => text == word,
        Part::Choice { yes, no, .. } => spelled(yes, word) || spelled(no, word),
        _ => false,
    })
}

/// Instructions that a text may be of, by its first word: the mnemonic, or one that the word starts with (suffixes that
/// are operands); where mnemonics do not stand first, all.
fn candidates(isa: &Isa, items: &[Item]) -> Vec<usize> {
    let word = first_word(items);
    let by = |fits: &dyn Fn(&Op) -> bool| (0..isa.ops.len()).filter(|i| fits(&isa.ops[*i])).collect::<Vec<_>>();
    let exact = by(&|op| op.name == word || op.templates.iter().any(|template| spelled(template, &word)));
    if !exact.is_empty() {
        return exact;
    }
    let mut starts = by(&|op| word.starts_with(&op.name));
    starts.sort_by_key(|i| std::cmp::Reverse(isa.ops[*i].name.len()));
    if !starts.is_empty() {
        return starts;
    }
    let text: String = items
        .iter()
        .map(|item| match item {
            Item::Char(c) => *c,
            Item::Hole { .. } => ' ',
        })
        .collect();
    by(&|op| text.split(' ').any(|word| word.starts_with(&op.name)))
}
