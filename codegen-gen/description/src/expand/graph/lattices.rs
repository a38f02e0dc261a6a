//! Secondary types: a finite order that has a least upper bound for any two, which is checked.

use super::unknown;
use crate::expand::cx::Cx;
use crate::expand::once::Once;
use crate::model::{Graph, Known, Lattice};
use crate::syntax::yaml::{self, Text};
use onespec_diag::Diag;

/// What is below a type is the bits of one number.
const MOST: usize = 64;
/// Bits 30:29 of the word of a type.
const GC: [(&str, u8); 4] = [("tagged", 0), ("pointer", 1), ("no_pointer", 2), ("plain", 3)];

/// Fills `graph.lattices`.
pub fn build(cx: &Cx<'_>, graph: &mut Graph) {
    let mut once = Once::new(cx, "lattice");
    let units = cx.units.iter().enumerate();
    for (unit, (name, yaml)) in units.flat_map(|(unit, u)| u.yaml.lattices.iter().map(move |pair| (unit, pair))) {
        if !once.is_first(unit, name) {
            continue;
        }
        if let Some(lattice) = lattice(cx, name, yaml) {
            graph.lattices.push(lattice);
        }
    }
}

/// A lattice by name.
pub fn named(cx: &Cx<'_>, graph: &Graph, text: &Text) -> Option<u8> {
    let found = graph.lattices.iter().position(|lattice| lattice.name == *text.text);
    if found.is_none() {
        let known: Vec<&str> = graph.lattices.iter().map(|lattice| lattice.name.as_str()).collect();
        unknown(cx, "E0502", "lattice", text, &known);
    }
    found.map(|i| i as u8)
}

fn lattice(cx: &Cx<'_>, name: &Text, yaml: &yaml::Lattice) -> Option<Lattice> {
    let count = yaml.types.0.len();
    if count == 0 || count > MOST {
        let diag = Diag::error(
            "E0508",
            &name.origin,
            format!("lattice `{}` has {count} types", name.text),
        );
        cx.report(diag.help(format!("a lattice has 1 to {MOST} types")));
        return None;
    }
    let known: Vec<&str> = yaml.types.iter().map(|(name, _)| &*name.text).collect();
    // above[i]: the types that say that i is directly below them, and so on: closed below.
    let mut below: Vec<u64> = (0..count).map(|i| 1 << i).collect();
    let mut types: Vec<Known> = Vec::new();
    for (at, (name, ty)) in yaml.types.iter().enumerate() {
        for above in &ty.below.0 {
            match known.iter().position(|n| *n == &*above.text) {
                Some(above) => below[above] |= 1 << at,
                None => unknown(cx, "E0501", "type of this lattice", above, &known),
            }
        }
        let gc = ty.gc.as_ref().map_or(Some(3), |text| {
            let found = GC.iter().find(|(word, _)| *word == &*text.text);
            if found.is_none() {
                unknown(cx, "E0504", "class for the collector", text, &GC.map(|(word, _)| word));
            }
            found.map(|(_, gc)| *gc)
        });
        types.push(Known {
            name: name.text.to_string(),
            gc: gc.unwrap_or(3),
            below: 0,
            origin: name.origin.clone(),
        });
    }
    close(&mut below);
    for (i, ty) in types.iter_mut().enumerate() {
        ty.below = below[i];
    }
    let (join, meet) = (bounds(&below, true), bounds(&below, false));
    for (table, what) in [(&join, "least type above both"), (&meet, "greatest type below both")] {
        let Some(bad) = table.iter().position(Option::is_none) else {
            continue;
        };
        let (a, b) = (&types[bad / count], &types[bad % count]);
        let diag = Diag::error(
            "E0508",
            &a.origin,
            format!("`{}` and `{}` have no {what}", a.name, b.name),
        );
        cx.report(
            diag.also(&b.origin, "the other")
                .help("add a type between, or one below or above all"),
        );
        return None;
    }
    let all = u64::MAX >> (64 - count);
    if below.last() != Some(&all) || below.iter().any(|set| set & 1 == 0) {
        let diag = Diag::error(
            "E0508",
            &name.origin,
            "the first type is not below, or the last not above, all others",
        );
        cx.report(diag.help("write the types from what is known of nothing to what anything is"));
        return None;
    }
    Some(Lattice {
        name: name.text.to_string(),
        prefix: yaml.prefix.as_ref().map_or(String::new(), |t| t.text.to_string()),
        types,
        join: join.into_iter().flatten().collect(),
        meet: meet.into_iter().flatten().collect(),
        origin: name.origin.clone(),
    })
}

/// What is below something below is below.
fn close(below: &mut [u64]) {
    loop {
        let mut changed = false;
        for i in 0..below.len() {
            let all = (0..below.len())
                .filter(|j| below[i] >> j & 1 == 1)
                .fold(0, |all, j| all | below[j]);
            changed |= all != below[i];
            below[i] |= all;
        }
        if !changed {
            return;
        }
    }
}

/// For any two types, the least one above both, or the greatest one below both.
fn bounds(below: &[u64], up: bool) -> Vec<Option<u8>> {
    let n = below.len();
    let leq = |a: usize, b: usize| {
        if up {
            below[b] >> a & 1 == 1
        } else {
            below[a] >> b & 1 == 1
        }
    };
    let pairs = (0..n * n).map(|i| (i / n, i % n));
    let bound = |(a, b): (usize, usize)| {
        let both = |c: &usize| leq(a, *c) && leq(b, *c);
        (0..n)
            .filter(both)
            .find(|c| (0..n).filter(both).all(|d| leq(*c, d)))
            .map(|c| c as u8)
    };
    pairs.map(bound).collect()
}
