//! Partial redundancy elimination of settings: where some ways into a block have what it demands and others do not, these
//! get it at their ends, if settings run less often then.

use super::facts::Fact;
use super::flow::{AtEnd, Event, Flow, Found, Site, Wants};
use crate::code::{Held, VReg};

/// Most blocks of a function in which more than what is there already is looked for.
const MOST_BLOCKS: usize = 2000;

/// Where settings are needed.
pub fn place(flow: &Flow) -> Vec<Site> {
    let mut more: Vec<AtEnd> = Vec::new();
    let mut found = flow.solve(&more);
    if flow.blocks.len() > MOST_BLOCKS {
        return found.sites;
    }
    // Outer loops have lower numbers: what can leave them all does at once.
    let wanted = anticipated(flow);
    for (number, wants) in wanted.iter().enumerate() {
        let Some(wants) = wants else { continue };
        let with: Vec<AtEnd> = lacking(flow, &found, number, wants)
            .into_iter()
            .map(|block| AtEnd {
                block,
                wants: wants.clone(),
            })
            .collect();
        if with.is_empty() {
            continue;
        }
        let kept = more.len();
        more.extend(with);
        let tried = flow.solve(&more);
        // With as many settings as before none is run twice on a way on which one was enough.
        match tried.cost() <= found.cost() {
            true => found = tried,
            false => more.truncate(kept),
        }
    }
    found.sites
}

/// Blocks before a block, but for those that come back to it, at whose ends its demands do not hold and can be set: they
/// go nowhere else, and registers that are demanded have their values there.
fn lacking(flow: &Flow, found: &Found, number: usize, wants: &Wants) -> Vec<u32> {
    let Some(block) = flow.blocks.get(number) else {
        return Vec::new();
    };
    if block.before.len() < 2 || wants.iter().flatten().any(|held| is_param(&block.params, *held)) {
        return Vec::new();
    }
    let mut all = Vec::new();
    for from in &block.before {
        let (Some(source), Some(facts)) = (flow.blocks.get(*from as usize), found.after.get(*from as usize)) else {
            return Vec::new();
        };
        let holds = wants.iter().zip(facts).enumerate().all(|(at, (wanted, fact))| {
            wanted.is_none_or(|held| flow.satisfies(at, fact, held) || *fact == Fact::Unreached)
        });
        if holds || *from as usize >= number {
            continue;
        }
        if source.edges.len() != 1 {
            return Vec::new();
        }
        all.push(*from);
    }
    all
}

fn is_param(params: &[VReg], held: Held) -> bool {
    matches!(held, Held::Register(v) if params.contains(&v))
}

/// By block, what it, or what follows it, demands first: the same on all ways that demand anything.
fn anticipated(flow: &Flow) -> Vec<Option<Wants>> {
    let count = flow.blocks.len();
    let mut before = vec![Want::Nothing; count];
    let mut changed = true;
    while changed {
        changed = false;
        for (number, block) in flow.blocks.iter().enumerate().rev() {
            let mut now = Want::Nothing;
            for (to, _) in &block.edges {
                let at = before.get(*to as usize).cloned().unwrap_or_default();
                let target = flow.blocks.get(*to as usize);
                now = now.meet(at.without(target.map_or(&[], |b| &b.params)));
            }
            for event in block.events.iter().rev() {
                now = match event {
                    Event::Wants(_, wants, hints) => Want::These(sharpened(wants, hints)),
                    Event::Clobbers | Event::Leaves(..) => Want::Nothing,
                    Event::Writes(register) => now.without(&[*register]),
                };
            }
            if let Some(known) = before.get_mut(number)
                && *known != now
            {
                // Demands only fall: a block that has several keeps them.
                *known = known.clone().meet(now);
                changed = true;
            }
        }
        if !changed {
            break;
        }
    }
    let these = |want: Want| match want {
        Want::These(wants) => Some(wants),
        _ => None,
    };
    before.into_iter().map(these).collect()
}

/// Demands with the numbers that are demanded next where any of several will do.
fn sharpened(wants: &Wants, hints: &[Option<i64>]) -> Wants {
    let number = |(wanted, hint): (&Option<Held>, &Option<i64>)| match (wanted, hint) {
        (Some(Held::Lanes(_)), Some(n)) => Some(Held::Number(*n)),
        (wanted, _) => *wanted,
    };
    wants.iter().zip(hints).map(number).collect()
}

#[derive(Debug, Clone, PartialEq, Eq, Default)]
enum Want {
    /// Nothing is demanded.
    #[default]
    Nothing,
    These(Wants),
    /// One way demands what another does not, or what is not known yet.
    Several,
}

impl Want {
    fn meet(self, other: Want) -> Want {
        match (self, other) {
            (Want::Nothing, want) | (want, Want::Nothing) => want,
            (a, b) if a == b => a,
            _ => Want::Several,
        }
    }

    /// What remains before registers get their values.
    fn without(self, registers: &[VReg]) -> Want {
        match &self {
            Want::These(wants) if wants.iter().flatten().any(|held| is_param(registers, *held)) => Want::Several,
            _ => self,
        }
    }
}
