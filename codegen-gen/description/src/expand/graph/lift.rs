//! Gates on vectors that do to each element what a gate on scalars does: `"V_{GATE}": {lift: compute, …}` makes one of
//! every gate that computes scalars from scalars.
//!
//! The types of the made gate are vectors whose elements have the types of the gate's; which of them go together is found
//! where widths are known, from the gate that was lifted. Value inputs of the entry come behind those of the gate.

use super::names::Names;
use super::terms::Terms;
use super::words;
use crate::expand::columns::{Column, Columns};
use crate::expand::cx::Cx;
use crate::expand::instructions::source_text;
use crate::model::{Bitfield, Class, Gate, GateRole, Graph, Input, Out, Term, TypeSet};
use crate::syntax::yaml::{self, Text};
use onespec_diag::{Diag, Origin, Place};
use std::sync::Arc;

/// Adds the gates of all entries with `lift:`.
pub fn build(cx: &Cx<'_>, names: &Names, graph: &mut Graph) {
    for (key, entry) in cx.units.iter().flat_map(|u| u.yaml.gates.iter()) {
        if let Some(class) = &entry.lift {
            family(cx, names, graph, key, entry, class);
        }
    }
}

fn family(cx: &Cx<'_>, names: &Names, graph: &mut Graph, key: &Text, entry: &yaml::Gate, class: &Text) {
    let class = words::CLASS.read(cx, class);
    if class != Class::Compute {
        let diag = Diag::error("E0503", &key.origin, "only gates of class `compute` can be lifted");
        return cx.report(diag.help("write `lift: compute`"));
    }
    let pairs: Vec<(Text, Text)> = entry.value.iter().flat_map(|pairs| pairs.iter()).cloned().collect();
    let (more, _) = Terms { cx, names, graph }.values(&pairs);
    for of in 0..graph.gates.len() {
        let Some(made) = lifted(cx, graph, of, key, entry, &more) else {
            continue;
        };
        if let Some(known) = graph.gates.iter().find(|g| g.name == made.name) {
            let diag = Diag::error(
                "E0115",
                &made.origin,
                format!("two entries define gate `{}`", made.name),
            );
            cx.report(diag.also(&known.origin, "first here").help("gates have unique names"));
            continue;
        }
        graph.gates.push(made);
    }
}

/// The gate on vectors. `None`: the gate does not compute a scalar from scalars alone, or there are no such vectors.
fn lifted(cx: &Cx<'_>, graph: &Graph, of: usize, key: &Text, entry: &yaml::Gate, more: &[Input]) -> Option<Gate> {
    let scalar = graph.gates.get(of)?;
    let plain = scalar.class == Class::Compute
        && scalar.lifts.is_none()
        && scalar.sem.is_some()
        && scalar.values_rep.is_none()
        && matches!(scalar.bitfield, Bitfield::None | Bitfield::Condition(_));
    if !plain {
        return None;
    }
    let vectors = |set: TypeSet| {
        let all = graph.types.iter().enumerate();
        let fit = all.filter(|(_, ty)| ty.lanes > 0 && set.0 >> ty.element & 1 == 1);
        Some(TypeSet(fit.fold(0, |all, (i, _)| all | 1 << i))).filter(|set| *set != TypeSet::NONE)
    };
    let is_scalar = |set: TypeSet| {
        graph
            .types
            .iter()
            .enumerate()
            .all(|(i, ty)| set.0 >> i & 1 == 0 || ty.lanes == 0)
    };
    let types = match scalar.out {
        Out::Own => scalar.types,
        Out::One(ty) => TypeSet(1 << ty.0),
        _ => return None,
    };
    let input = |input: &Input| {
        let term = match input.term {
            Term::Own => Term::Own,
            Term::One(ty) => Term::Any(vectors(TypeSet(1 << ty.0))?),
            Term::Any(set) if is_scalar(set) => Term::Any(vectors(set)?),
            Term::Same(other, set) if is_scalar(set) => Term::Same(other, vectors(set)?),
            _ => return None,
        };
        Some(Input {
            name: input.name.clone(),
            term,
        })
    };
    let mut values: Vec<Input> = scalar.values.iter().map(input).collect::<Option<_>>()?;
    if values.is_empty() || !is_scalar(types) {
        return None;
    }
    values.extend(more.iter().cloned());
    let columns = columns(scalar);
    let filled = |text: &Option<Text>| text.as_ref().map(|t| columns.fill(t));
    Some(Gate {
        name: columns.fill(key).text.to_string(),
        values,
        out: Out::Own,
        types: vectors(types)?,
        wheres: Vec::new(),
        lattice: None,
        infer: None,
        data: Vec::new(),
        sem: filled(&entry.sem).map(|t| source_text(&t)),
        doc: filled(&entry.doc).map_or(String::new(), |t| t.text.to_string()),
        cost: match filled(&entry.cost) {
            Some(text) => crate::expand::exprs::constant(cx, &text).map_or(1, |n| n.clamp(0, 255) as u8),
            None => scalar.cost,
        },
        origin: Origin {
            row: columns.row.clone(),
            ..key.origin.clone()
        },
        role: GateRole::Compute,
        lifts: Some(of as u16),
        ..scalar.clone()
    })
}

/// What texts of the entry may name of the gate that is lifted.
fn columns(scalar: &Gate) -> Columns {
    let column = |name: &str, value: &str| Column {
        name: name.into(),
        value: value.into(),
        number: None,
        cell: Arc::new(Place::from(&scalar.origin)),
    };
    Columns {
        list: vec![column("GATE", &scalar.name), column("doc", &scalar.doc)],
        row: Arc::from(scalar.name.as_str()),
    }
}
