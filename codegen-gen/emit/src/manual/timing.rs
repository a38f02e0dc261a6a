//! What the cores say about an instruction, in words.

use onespec_core::isa::timing::{Core, Expr, Keys, Pair, Wait};
use onespec_core::isa::{self, OpId};
use onespec_core::timing::show;

/// A line for each core whose targets have the instruction and that says something about it; a core without a name is that of
/// targets that name none.
pub fn lines(tables: &isa::Isa, id: OpId, op: &isa::Op) -> Vec<String> {
    let cores = tables.cores.iter().enumerate().filter(|(at, _)| {
        let mut targets = tables.targets.iter().filter(|target| target.core == Some(*at as u16));
        targets.any(|target| op.needs.holds(&target.features))
    });
    let line = |(_, core): (usize, &'static Core)| {
        let said = of(core, id);
        let lead = match core.name {
            "" => String::new(),
            name => format!("{name}: "),
        };
        (!said.is_empty()).then(|| format!("{lead}{}", said.join("; ")))
    };
    cores.filter_map(line).collect()
}

fn of(core: &Core, id: OpId) -> Vec<String> {
    let keys = core.keys_of(id);
    let mut said = Vec::new();
    let number = |e: &Expr| format!("`{}`", show(core, e));
    let named = |list: &[(&str, Expr)]| {
        let one = |(name, e): &(&str, Expr)| match *name {
            "" => number(e),
            name => format!("{} for `{name}`", number(e)),
        };
        list.iter().map(one).collect::<Vec<_>>().join(", ")
    };
    if !keys.latency.is_empty() {
        said.push(format!("result after {} cycles", named(keys.latency)));
    }
    if !keys.reads.is_empty() {
        said.push(format!("reads in cycle {}", named(keys.reads)));
    }
    said.extend(keys.slots.iter().map(|e| format!("{} issue slots", number(e))));
    said.extend(keys.idle.iter().map(|e| format!("{} idle slots behind it", number(e))));
    said.extend(units(core, keys));
    if !keys.busy.is_empty() {
        said.push(format!("units busy for {}", named(keys.busy)));
    }
    if !said.is_empty() || !keys.wait.is_empty() {
        said.extend(waits(core, keys));
    }
    if let Some(class) = keys.late.and_then(|class| core.classes.get(usize::from(class))) {
        said.push(format!("operands are read until `{}` has been waited for", class.name));
    }
    for next in keys.next {
        let when = next
            .when
            .as_ref()
            .map_or(String::new(), |when| format!("where {}, ", number(when)));
        let must = number(&next.must);
        said.push(format!(
            "{when}in the next {} slots {must} must hold",
            number(&next.slots)
        ));
    }
    let count = core.pairs.iter().filter(|pair| names(pair, id)).count();
    if count > 0 {
        said.push(format!("{count} rules for pairs of instructions name it"));
    }
    said
}

fn units(core: &Core, keys: &Keys) -> Option<String> {
    let name = |unit: &u8| core.units.get(usize::from(*unit)).map_or("?", |unit| unit.0);
    let all: Vec<String> = keys
        .units
        .iter()
        .map(|any| any.iter().map(name).collect::<Vec<_>>().join(" or "))
        .collect();
    (!all.is_empty()).then(|| format!("unit {}", all.join(" and ")))
}

fn waits(core: &Core, keys: &Keys) -> Option<String> {
    let name = |wait: &Wait| match wait {
        Wait::Hardware => "hardware waits".to_string(),
        Wait::Slots => "the program keeps the distance".to_string(),
        Wait::Class(class) => {
            let class = core.classes.get(usize::from(*class)).map_or("?", |class| class.name);
            format!("the program waits for `{class}`")
        }
    };
    let one = |(wait, when): &(Wait, Option<Expr>)| match when {
        None => name(wait),
        Some(when) => format!("{} where `{}`", name(wait), show(core, when)),
    };
    let all: Vec<String> = keys.wait.iter().map(one).collect();
    (!all.is_empty()).then(|| all.join(", else "))
}

/// Whether a rule names an instruction; rules for all are not counted.
fn names(pair: &Pair, id: OpId) -> bool {
    pair.from.contains(&id) || pair.to.contains(&id)
}
