//! Operands with a shape of their own: structs, and tagged operands (sum types), whose alternatives differ in bits.

use super::cx::Cx;
use super::entry::{Body, Defs, Layer, open_fields, whole_width};
use super::family::Columns;
use super::kinds::Kinds;
use super::layout::{self, Placed};
use super::templates;
use crate::model::{Alt, Kind};
use crate::syntax::yaml::{self, Alternative, Map, Text};
use onespec_diag::{Diag, Origin};
use std::collections::BTreeMap;

/// What one alternative is made from.
struct Source<'a> {
    name: String,
    origin: Origin,
    bits: Option<&'a Text>,
    asm: Option<&'a Text>,
    wheres: &'a [Text],
    prefers: &'a [Text],
    lets: &'a Map<Text>,
    operands: Option<&'a Map<yaml::TextOr<yaml::Kind>>>,
}

impl<'a> Source<'a> {
    fn alternative(name: &Text, alt: &'a Alternative) -> Source<'a> {
        Source {
            name: name.text.to_string(),
            origin: name.origin.clone(),
            bits: alt.bits.as_ref(),
            asm: alt.asm.as_ref(),
            wheres: &alt.where_.0,
            prefers: &alt.prefer.0,
            lets: &alt.let_,
            operands: Some(&alt.operands),
        }
    }

    /// A struct: the only alternative.
    fn whole(kind: &'a yaml::Kind) -> Source<'a> {
        Source {
            name: String::new(),
            origin: kind.origin.clone(),
            bits: kind.bits.as_ref(),
            asm: kind.asm.as_ref(),
            wheres: &kind.where_.0,
            prefers: &[],
            lets: &kind.let_,
            operands: None,
        }
    }
}

impl Kinds {
    /// A kind of tagged operands (sum type), and its width. `None` after reporting.
    pub(super) fn sum(
        &self,
        cx: &Cx<'_>,
        unit: usize,
        kind: &yaml::Kind,
        columns: &Columns,
        depth: u32,
    ) -> Option<(Kind, u32)> {
        build(cx, self, unit, kind, columns, depth)
    }
}

fn build(
    cx: &Cx<'_>,
    kinds: &Kinds,
    unit: usize,
    kind: &yaml::Kind,
    columns: &Columns,
    depth: u32,
) -> Option<(Kind, u32)> {
    // Names in operands live as long as the file, whatever this kind was copied into.
    let mut sources: Vec<Source<'_>> = kind
        .oneof
        .iter()
        .map(|(name, alt)| Source::alternative(name, alt))
        .collect();
    if kind.bits.is_some() {
        sources.insert(0, Source::whole(kind));
    }
    let mut alts = Vec::new();
    let mut width: Option<(u32, Origin)> = None;
    for source in &sources {
        let (alt, bits) = alternative(cx, kinds, unit, kind, source, columns, depth)?;
        match &width {
            None => width = Some((bits, alt.origin.clone())),
            Some((first, at)) if *first != bits => {
                let message = format!("alternative `{}` has {bits} bits, the first has {first}", alt.name);
                let diag = Diag::error("E0120", &source.origin, message).also(at, "the first alternative");
                cx.report(diag.help("alternatives have equal width: fill up with `.` or `0`"));
                return None;
            }
            Some(_) => {}
        }
        alts.push(alt);
    }
    let params = kind.params.0.iter().map(|p| p.text.to_string()).collect();
    Some((Kind::Sum { params, alts }, width?.0))
}

fn alternative<'s>(
    cx: &Cx<'_>,
    kinds: &Kinds,
    unit: usize,
    kind: &'s yaml::Kind,
    source: &Source<'s>,
    columns: &Columns,
    depth: u32,
) -> Option<(Alt, u32)> {
    let missing = |key: &str| {
        let diag = Diag::error(
            "E0719",
            &source.origin,
            format!("alternative `{}` has no `{key}`", source.name),
        );
        cx.report(diag.help("it needs `bits` and `asm`"));
    };
    let bits = columns.fill(source.bits.or_else(|| (missing("bits"), None).1)?);
    let asm = columns.fill(source.asm.or_else(|| (missing("asm"), None).1)?);
    let layers = [source.operands, Some(&kind.operands)].into_iter().flatten();
    let layers = layers
        .map(|map| Layer {
            unit,
            map,
            columns: columns.clone(),
        })
        .collect();
    let defs = Defs {
        layers,
        units: vec![unit],
    };
    build_alternative(cx, kinds, &defs, kind, source, columns, &bits, &asm, depth)
}

#[expect(clippy::too_many_arguments, reason = "the parts of one alternative, used once")]
fn build_alternative(
    cx: &Cx<'_>,
    kinds: &Kinds,
    defs: &Defs<'_>,
    kind: &yaml::Kind,
    source: &Source<'_>,
    columns: &Columns,
    bits: &Text,
    asm: &Text,
    depth: u32,
) -> Option<(Alt, u32)> {
    let placed: Placed = layout::place(cx, bits, &|name| whole_width(cx, kinds, defs, name, depth + 1))?;
    if placed.width > 64 {
        let diag = Diag::error(
            "E0109",
            &bits.origin,
            format!("this alternative has {} bits", placed.width),
        );
        cx.report(diag.help("an operand has at most 64 bits"));
        return None;
    }
    let mut body = Body {
        params: kind.params.0.iter().map(|p| p.text.to_string()).collect(),
        ..Body::default()
    };
    body.consts.extend(
        columns
            .list
            .iter()
            .filter_map(|c| Some((c.name.to_string(), c.number?))),
    );
    let order = templates::mentions(cx, &[defs.units[0]], asm);
    let resolved = body.operands(
        cx,
        kinds,
        defs,
        &open_fields(&placed, &BTreeMap::new()),
        &order,
        depth + 1,
    )?;
    let lets: Vec<(Text, Text)> = source.lets.iter().map(|(k, v)| (k.clone(), columns.fill(v))).collect();
    body.lets(cx, &lets);
    defs.kinds_of_lets(cx, &lets);
    body.arguments(cx, &resolved);
    let fill = |texts: &[Text]| texts.iter().map(|t| columns.fill(t)).collect::<Vec<_>>();
    let template = templates::compile(cx, &[defs.units[0]], asm, &body.env(), &BTreeMap::new(), false)?;
    let (where_, prefer) = (
        body.constraints(cx, &fill(source.wheres)),
        body.constraints(cx, &fill(source.prefers)),
    );
    let alt = Alt {
        name: source.name.clone(),
        mask: placed.mask as u64,
        value: placed.value as u64,
        operands: body.operands,
        lets: body.lets,
        where_,
        prefer,
        template,
        origin: source.origin.clone(),
    };
    Some((alt, placed.width))
}
