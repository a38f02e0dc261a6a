//! Targets: everything that is required is there (E0330), nothing that excludes another (E0331).

use super::features::Compatibility;
use onespec_core::isa::{Isa, Op};
use onespec_description::model;
use onespec_diag::{Diag, Diags};

pub fn check(model: &model::Isa, isa: &'static Isa, compat: &Compatibility, diags: &mut Diags) {
    for target in &model.targets {
        let name = |f: u16| isa.features.get(usize::from(f)).map_or("?", |x| x.name);
        for f in target.features.iter() {
            let Some(feature) = isa.features.get(usize::from(f)) else {
                continue;
            };
            for missing in feature.requires.iter().filter(|r| !target.features.contains(*r)) {
                let message = format!(
                    "target `{}` enables {}, which requires {}",
                    target.name,
                    name(f),
                    name(missing)
                );
                diags.push(Diag::error("E0330", &target.origin, message).help(format!(
                    "enable {} too, or drop {}",
                    name(missing),
                    name(f)
                )));
            }
        }
        for (a, b) in compat.clashes(&target.features) {
            let message = format!("target `{}` enables both {} and {}", target.name, name(a), name(b));
            let mut diag = Diag::error("E0331", &target.origin, message);
            if let Some(feature) = model.features.get(usize::from(a)) {
                diag = diag.also(
                    &feature.origin,
                    format!("{} and {} exclude each other", name(a), name(b)),
                );
            }
            let (count, example) = shared(isa, a, b);
            if let Some((x, y)) = example {
                let pairs = if count == 1 {
                    "1 pair".into()
                } else {
                    format!("{count} pairs")
                };
                diag = diag.note(format!(
                    "{pairs} of their instructions have fixed bits in common: {:#x} fits `{}` and `{}`",
                    x.value | y.value,
                    x.name,
                    y.name
                ));
            }
            diags.push(diag.help(format!("leave out {} or {}", name(a), name(b))));
        }
    }
}

/// Pairs of instructions of two features whose fixed bits agree: how many, and the first.
fn shared(isa: &'static Isa, a: u16, b: u16) -> (usize, Option<(&'static Op, &'static Op)>) {
    let of = |f: u16| isa.ops.iter().filter(move |op| op.feature == f);
    let mut pairs = of(a)
        .flat_map(|x| of(b).map(move |y| (x, y)))
        .filter(|(x, y)| x.length == y.length && (x.value ^ y.value) & x.mask & y.mask == 0);
    let first = pairs.next();
    (pairs.count() + usize::from(first.is_some()), first)
}
