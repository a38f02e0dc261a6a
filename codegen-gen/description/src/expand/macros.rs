//! Pseudo-instructions that stand for several instructions, and the relocation functions that they use.

use super::aliases::{mnemonic, spelling};
use super::cx::Cx;
use super::entry::{Body, Defs, Layer};
use super::exprs::{self, Env};
use super::family::{Columns, members};
use super::features::Features;
use super::kinds::{Kinds, Resolved};
use super::once::Once;
use crate::model::{Arm, Isa, Line, Macro, Operand, Reloc};
use crate::syntax::assembly::Piece;
use crate::syntax::yaml::{self, Text, TextOr};
use onespec_core::isa::Dir;
use onespec_diag::{Diag, did_you_mean};

/// Fills `isa.macros` and `isa.relocs`.
pub fn build(cx: &Cx<'_>, features: &Features, kinds: &Kinds, isa: &mut Isa) {
    let mut relocs = Once::new(cx, "relocation");
    for (unit, yaml) in cx.units.iter().map(|u| &u.yaml).enumerate() {
        for (key, written) in yaml.macros.iter() {
            for columns in members(
                cx,
                unit,
                written.for_.as_ref(),
                &written.with.0,
                written.when.as_ref(),
                key,
            ) {
                isa.macros
                    .extend(one(cx, features, kinds, unit, key, written, &columns));
            }
        }
        for (name, reloc) in yaml.relocs.iter() {
            if relocs.is_first(unit, name) {
                isa.relocs.extend(relocation(cx, name, reloc));
            }
        }
    }
}

fn relocation(cx: &Cx<'_>, name: &Text, reloc: &yaml::Reloc) -> Option<Reloc> {
    let Some(value) = &reloc.value else {
        let diag = Diag::error(
            "E0719",
            &name.origin,
            format!("relocation `{}` has no `value`", name.text),
        );
        cx.report(diag.help("an expression over `x`, the value of the symbol"));
        return None;
    };
    let params = ["x".to_string()];
    let env = Env {
        params: &params,
        ..Env::default()
    };
    let flag = |text: &Option<Text>| text.as_ref().is_some_and(|t| &*t.text == "true");
    Some(Reloc {
        name: name.text.to_string(),
        pcrel: flag(&reloc.pcrel),
        of_label: flag(&reloc.of_label),
        value: exprs::text(cx, &env, value)?,
    })
}

fn one(
    cx: &Cx<'_>,
    features: &Features,
    kinds: &Kinds,
    unit: usize,
    key: &Text,
    written: &yaml::Macro,
    columns: &Columns,
) -> Option<Macro> {
    let left_text = columns.fill(key);
    let left = cx.template(&left_text)?;
    let mut names: Vec<String> = Vec::new();
    for piece in left.iter() {
        if let Piece::Hole { name, .. } = piece
            && !names.contains(name)
        {
            names.push(name.clone());
        }
    }
    let layers = vec![Layer {
        unit,
        map: &written.operands,
        columns: columns.clone(),
    }];
    let defs = Defs {
        layers,
        units: vec![unit],
    };
    let mut body = Body::default();
    let mut symbolic = false;
    for name in &names {
        let label = written.operands.iter().any(|(key, def)| {
            let label = matches!(def, TextOr::Text(text) if &*text.text == "label");
            label && key.text.split_whitespace().any(|word| word == name)
        });
        symbolic |= label;
        body.operands.push(if label {
            Operand {
                pcrel: true,
                signed: true,
                ..number(kinds, key, name)
            }
        } else {
            operand(cx, kinds, &defs, key, name)?
        });
        body.operand_names.push(name.clone());
    }
    body.consts.extend(
        columns
            .list
            .iter()
            .filter_map(|c| Some((c.name.to_string(), c.number?))),
    );
    let arms = written
        .arms
        .iter()
        .filter_map(|arm| expansion(cx, features, key, arm, &body, columns, symbolic));
    let arms: Vec<Arm> = arms.collect();
    if written.arms.is_empty() {
        let diag = Diag::error("E0719", &key.origin, format!("macro `{}` has no `arms`", key.text));
        cx.report(diag.help("give it at least one arm with `lines`"));
    }
    let needs = written
        .needs
        .as_ref()
        .map(|text| features.needs(cx, &columns.fill(text)));
    Some(Macro {
        name: mnemonic(&left),
        template: spelling(&left, &names),
        operands: body.operands,
        needs: needs.unwrap_or_default().unwrap_or_default(),
        doc: written
            .doc
            .as_ref()
            .map_or(String::new(), |d| columns.fill(d).text.to_string()),
        arms,
        origin: left_text.origin.clone(),
    })
}

/// A 64-bit number that is encoded nowhere.
fn number(kinds: &Kinds, key: &Text, name: &str) -> Operand {
    Operand {
        name: name.to_string(),
        kind: kinds.id(super::kinds::Shape::Int, 64),
        args: Vec::new(),
        dir: Dir::In,
        width: 64,
        signed: false,
        align: 0,
        pieces: Vec::new(),
        default: None,
        except: Vec::new(),
        pcrel: false,
        scale: 1,
        hex: false,
        wrap: false,
        shown: None,
        origin: key.origin.clone(),
    }
}

fn operand(cx: &Cx<'_>, kinds: &Kinds, defs: &Defs<'_>, key: &Text, name: &str) -> Option<Operand> {
    let Some(resolved) = defs.resolve(cx, kinds, name, 0) else {
        let diag = Diag::error(
            "E0111",
            &key.origin,
            format!("operand `{name}` of this macro has no kind"),
        );
        cx.report(diag.help("declare it under `operands`: a kind, `s64`, `u64`, or `label`"));
        return None;
    };
    let resolved: Resolved = resolved?;
    let width = resolved.width.unwrap_or(64);
    let attrs = &resolved.attrs;
    Some(Operand {
        kind: kinds.id(resolved.shape, width),
        width: width.min(64) as u8,
        signed: resolved.signed,
        dir: attrs.dir.unwrap_or(Dir::In),
        default: attrs.default,
        except: attrs.except.clone(),
        hex: attrs.hex,
        wrap: attrs.wrap,
        shown: attrs.shown,
        ..number(kinds, key, name)
    })
}

fn expansion(
    cx: &Cx<'_>,
    features: &Features,
    key: &Text,
    arm: &yaml::Arm,
    body: &Body,
    columns: &Columns,
    symbolic: bool,
) -> Option<Arm> {
    let Some(text) = arm.lines.as_ref().map(|lines| columns.fill(lines)) else {
        cx.report(
            Diag::error("E0719", &arm.origin, format!("an arm of `{}` has no `lines`", key.text))
                .help("lines of assembly"),
        );
        return None;
    };
    let when = arm.when.as_ref().map(|when| body.constraint(cx, &columns.fill(when)));
    if let (true, Some(when)) = (symbolic, &arm.when) {
        let diag = Diag::error(
            "E0126",
            &when.origin,
            "the value of a label is not known when arms are chosen",
        );
        cx.report(diag.help("choose by `needs`, or take a number (`s64`) as operand"));
        return None;
    }
    let when = match when {
        Some(condition) => Some(condition?),
        None => None,
    };
    let needs = match &arm.needs {
        Some(text) => features.needs(cx, &columns.fill(text))?,
        None => Default::default(),
    };
    let base = text.text.as_ptr() as usize;
    let mut lines = Vec::new();
    for raw in text.text.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let named = |name: &str| {
            body.operand_names
                .iter()
                .position(|n| n == name)
                .map(|i| Line::Operand(i as u8))
        };
        lines.push(line(cx, &text, raw, raw.as_ptr() as usize - base, &body.env(), &named)?);
    }
    Some(Arm {
        when,
        needs,
        symbolic,
        lines,
    })
}

/// One line: text, `{name}` as `named` has it, `{= expression}`, `\@`.
pub fn line(
    cx: &Cx<'_>,
    text: &Text,
    raw: &str,
    base: usize,
    env: &Env<'_>,
    named: &dyn Fn(&str) -> Option<Line>,
) -> Option<Vec<Line>> {
    let mut out = Vec::new();
    let mut plain = String::new();
    let mut at = 0;
    let flush = |plain: &mut String, out: &mut Vec<Line>| {
        if !plain.is_empty() {
            out.push(Line::Text(std::mem::take(plain)));
        }
    };
    while let Some(c) = raw[at..].chars().next() {
        let rest = &raw[at + c.len_utf8()..];
        match c {
            '\\' if rest.starts_with('@') => {
                flush(&mut plain, &mut out);
                out.push(Line::Unique);
                at += 2;
            }
            '\\' if rest.starts_with(['{', '}']) => {
                plain.push_str(&rest[..1]);
                at += 2;
            }
            '{' => {
                let Some(end) = rest.find('}') else {
                    let place = text.origin.at(base + at, base + raw.len());
                    cx.report(Diag::error("E0100", place, "`{` without `}`").help("`\\{` is the character itself"));
                    return None;
                };
                flush(&mut plain, &mut out);
                let inner = &rest[..end];
                let start = base + at + 1;
                out.push(match inner.strip_prefix('=') {
                    Some(expr) => {
                        let lead = 1 + expr.len() - expr.trim_start().len();
                        let part = text.part(start + lead, start + lead + expr.trim().len());
                        Line::Value(exprs::text(cx, env, &part)?)
                    }
                    None => match named(inner.trim()) {
                        Some(line) => line,
                        None => {
                            let place = text.origin.at(start, start + inner.len());
                            let diag = Diag::error("E0204", place, format!("`{inner}` is no operand here"));
                            let help = did_you_mean(inner, env.operands.iter().map(String::as_str));
                            cx.report(diag.help(help.unwrap_or_else(|| "`{= …}` is a number".into())));
                            return None;
                        }
                    },
                });
                at += end + 2;
            }
            c => {
                plain.push(c);
                at += c.len_utf8();
            }
        }
    }
    flush(&mut plain, &mut out);
    Some(out)
}
