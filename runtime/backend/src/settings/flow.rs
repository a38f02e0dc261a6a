//! Forward data flow analysis: what state holds at each instruction, and where a setting is needed.

use super::facts::Fact;
use super::setters::Setters;
use crate::code::{Block, Demand, Function, Held, Inst, OnState, VReg, What};
use crate::machine::Machine;
use crate::problem::Problem;
use onespec_core::isa::Effects;

/// A setting before an instruction: by state, what it sets it to. `None`: to anything.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Site {
    pub before: u32,
    pub values: Vec<Option<Held>>,
    pub depth: u32,
    /// How many elements count stays as it is.
    pub kept: bool,
}

/// What is demanded of each piece of state.
pub type Wants = Vec<Option<Held>>;

/// A demand at the end of a block, before its branch.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AtEnd {
    pub block: u32,
    pub wants: Wants,
}

/// What happens to state in a function, in the order of instructions.
#[derive(Debug)]
pub enum Event {
    /// An instruction demands something; and by state, a number that would be as good and is demanded next.
    Wants(u32, Wants, Vec<Option<i64>>),
    /// State may hold anything behind it.
    Clobbers,
    Writes(VReg),
    /// State holds this behind an instruction.
    Leaves(u32, Wants),
}

/// What a block does.
#[derive(Debug, Default)]
pub struct Step {
    pub events: Vec<Event>,
    pub params: Vec<VReg>,
    /// Where its edges go, and what they hand on.
    pub edges: Vec<(u32, Vec<VReg>)>,
    /// Where its edges come from.
    pub before: Vec<u32>,
    pub last: u32,
    pub depth: u32,
}

/// A function as far as state is concerned.
#[derive(Debug)]
pub struct Flow {
    states: Vec<&'static str>,
    /// By state, those that are set together with it, itself among them.
    groups: Vec<Vec<usize>>,
    /// By state and number, how many elements vectors have under it.
    lanes: Vec<(usize, i64, u32)>,
    /// Likewise those that a text `counted` sets.
    counted: Vec<(usize, i64)>,
    /// By state, whether it says how many elements count.
    counts: Vec<bool>,
    pub blocks: Vec<Step>,
    /// Instructions that set state to a number: they may as well set it to the second one, which is demanded next.
    pub retargeted: Vec<(u32, usize, i64, i64)>,
}

/// What an analysis found.
#[derive(Debug, Clone)]
pub struct Found {
    pub sites: Vec<Site>,
    /// By block and state, what it holds behind the block.
    pub after: Vec<Vec<Fact>>,
}

impl Found {
    /// How often settings run, if each loop runs ten times.
    pub fn cost(&self) -> u64 {
        let runs = |site: &Site| 10u64.saturating_pow(site.depth);
        self.sites.iter().map(runs).fold(0, u64::saturating_add)
    }
}

impl Flow {
    /// # Errors
    /// A demand for state that nothing sets.
    pub fn of(machine: &Machine, setters: &Setters, code: &Function) -> Result<Flow, Problem> {
        let all = code.on_state.iter().flat_map(|on| on.demands.iter().chain(&on.leaves));
        let mut states: Vec<&'static str> = all.map(|demand| demand.state).collect();
        states.sort_unstable();
        states.dedup();
        if let Some(state) = states.iter().find(|s| !setters.sets(s)) {
            let message = format!("no setting of the description (`settings:`) sets `{state}`");
            return Err(Problem::new(message));
        }
        let together = |one: &&'static str| {
            let others = states.iter().enumerate();
            others
                .filter(|(_, other)| setters.are_together(one, other))
                .map(|(at, _)| at)
                .collect()
        };
        let groups = states.iter().map(together).collect();
        let of_state = (0..)
            .zip(&states)
            .flat_map(|(at, state)| setters.lanes_of(state).map(move |(n, lanes)| (at, n, lanes)));
        let lanes = of_state.collect();
        let of_state = (0..)
            .zip(&states)
            .flat_map(|(at, state)| setters.counted_by(state).map(move |n| (at, n)));
        let counted = of_state.collect();
        let counts = states.iter().map(|state| setters.is_count(state)).collect();
        let mut blocks: Vec<Step> = Vec::with_capacity(code.blocks.len());
        for block in &code.blocks {
            blocks.push(step(machine, code, block, &states));
        }
        for from in 0..blocks.len() {
            let to: Vec<u32> = blocks
                .get(from)
                .map_or(Vec::new(), |b| b.edges.iter().map(|(to, _)| *to).collect());
            for to in to {
                if let Some(block) = blocks.get_mut(to as usize) {
                    block.before.push(from as u32);
                }
            }
        }
        let mut flow = Flow {
            states,
            groups,
            lanes,
            counted,
            counts,
            blocks,
            retargeted: Vec::new(),
        };
        flow.look_ahead();
        Ok(flow)
    }

    /// How many elements vectors have where state holds a number.
    fn lanes(&self, at: usize, number: i64) -> Option<u32> {
        let found = self.lanes.iter().find(|(of, n, _)| *of == at && *n == number);
        found.map(|(_, _, lanes)| *lanes)
    }

    /// Whether a fact about a piece of state is what is demanded of it.
    pub fn satisfies(&self, at: usize, fact: &Fact, held: Held) -> bool {
        match (fact, held) {
            (Fact::Number(n), Held::Lanes(wanted)) => self.lanes(at, *n) == Some(wanted),
            (fact, held) => fact.satisfies(held),
        }
    }

    /// Finds what is demanded next, against the order of instructions: where any of several numbers will do, that one is set,
    /// and an instruction that sets one of them anyway sets that.
    fn look_ahead(&mut self) {
        let count = self.states.len();
        let mut begins: Vec<Vec<Option<i64>>> = vec![vec![None; count]; self.blocks.len()];
        let mut retargeted = Vec::new();
        for number in (0..self.blocks.len()).rev() {
            let Some(mut block) = self.blocks.get_mut(number).map(std::mem::take) else {
                continue;
            };
            // What all ways out that do not lead back have in common.
            let ahead: Vec<&Vec<Option<i64>>> = block
                .edges
                .iter()
                .filter_map(|(to, _)| begins.get(*to as usize).filter(|_| *to as usize > number))
                .collect();
            let common = |at: usize| {
                let first = ahead.first().and_then(|all| all.get(at).copied().flatten());
                let same = ahead.iter().all(|all| all.get(at).copied().flatten() == first);
                first.filter(|_| same)
            };
            let mut next: Vec<Option<i64>> = (0..count).map(common).collect();
            for event in block.events.iter_mut().rev() {
                match event {
                    Event::Wants(_, wants, hints) => {
                        for (at, wanted) in wants.iter().enumerate() {
                            let (Some(next), Some(hint)) = (next.get_mut(at), hints.get_mut(at)) else {
                                continue;
                            };
                            match wanted {
                                Some(Held::Number(n)) => *next = Some(*n),
                                Some(Held::Lanes(wanted)) => {
                                    *next = next.filter(|n| self.lanes(at, *n) == Some(*wanted));
                                    *hint = *next;
                                }
                                _ => {}
                            }
                        }
                    }
                    Event::Clobbers => next.iter_mut().for_each(|next| *next = None),
                    Event::Leaves(inst, values) => {
                        for (at, value) in values.iter_mut().enumerate() {
                            let Some(next) = next.get_mut(at) else { continue };
                            if let (Some(Held::Number(old)), Some(new)) = (*value, *next)
                                && old != new
                                && self
                                    .lanes(at, old)
                                    .is_some_and(|lanes| self.lanes(at, new) == Some(lanes))
                                && [old, new].iter().all(|n| self.counted.contains(&(at, *n)))
                            {
                                retargeted.push((*inst, at, old, new));
                                *value = Some(Held::Number(new));
                            }
                            if value.is_some() {
                                *next = None;
                            }
                        }
                    }
                    Event::Writes(_) => {}
                }
            }
            if let Some(begin) = begins.get_mut(number) {
                *begin = next;
            }
            if let Some(slot) = self.blocks.get_mut(number) {
                *slot = block;
            }
        }
        retargeted.sort_unstable();
        self.retargeted = retargeted;
    }

    pub fn states(&self) -> &[&'static str] {
        &self.states
    }

    /// A setting before each instruction with demands.
    pub fn naive(&self) -> Vec<Site> {
        let mut sites = Vec::new();
        for block in &self.blocks {
            for event in &block.events {
                if let Event::Wants(before, wants, hints) = event {
                    let nothing = vec![Fact::Unknown; self.states.len()];
                    self.sites_for(*before, block.depth, (wants, hints), &nothing, &mut sites);
                }
            }
        }
        sites
    }

    /// Settings for demands that do not hold: one for each group of state. What else a group holds stays so.
    fn sites_for(
        &self,
        before: u32,
        depth: u32,
        (wants, hints): (&Wants, &[Option<i64>]),
        facts: &[Fact],
        sites: &mut Vec<Site>,
    ) {
        let mut done = vec![false; self.states.len()];
        for (at, group) in self.groups.iter().enumerate() {
            if done.get(at) == Some(&true) || !wants.get(at).is_some_and(Option::is_some) {
                continue;
            }
            let mut values = vec![None; self.states.len()];
            for member in group {
                let known = || facts.get(*member).and_then(Fact::held);
                if let (Some(value), Some(done)) = (values.get_mut(*member), done.get_mut(*member)) {
                    *value = wants.get(*member).copied().flatten().or_else(known);
                    if let Some(Held::Lanes(lanes)) = *value {
                        *value = self.one_of(*member, lanes, facts, hints).map(Held::Number);
                    }
                    *done = true;
                }
            }
            let kept = group.iter().all(|member| self.is_kept(*member, &values, facts));
            sites.push(Site {
                before,
                values,
                depth,
                kept,
            });
        }
    }

    /// A number that state holds under a setting with so many elements: the one that it holds already, else the one that is
    /// demanded next.
    fn one_of(&self, at: usize, lanes: u32, facts: &[Fact], hints: &[Option<i64>]) -> Option<i64> {
        let now = match facts.get(at) {
            Some(Fact::Number(n)) => Some(*n).filter(|n| self.lanes(at, *n) == Some(lanes)),
            _ => None,
        };
        let next = hints.get(at).copied().flatten();
        let mut all = self.lanes.iter().filter(|(of, _, n)| *of == at && *n == lanes);
        now.or(next).or_else(|| all.next().map(|(_, n, _)| *n))
    }

    /// Whether a piece of state may stay as it is where a setting keeps how many elements count: it says how many, and that
    /// is right, or it is set to a number under which vectors have as many elements as they had.
    fn is_kept(&self, at: usize, values: &[Option<Held>], facts: &[Fact]) -> bool {
        let value = values.get(at).copied().flatten();
        match (facts.get(at), value) {
            (Some(fact), value) if self.counts.get(at) == Some(&true) => value.is_some_and(|held| fact.satisfies(held)),
            (Some(Fact::Number(now)), Some(Held::Number(next))) => {
                let lanes = self.lanes(at, *now);
                lanes.is_some() && lanes == self.lanes(at, next)
            }
            _ => false,
        }
    }

    /// A demand: settings where it does not hold, and what holds behind it.
    fn demand(
        &self,
        before: u32,
        depth: u32,
        (wants, hints): (&Wants, &[Option<i64>]),
        facts: &mut [Fact],
        sites: &mut Vec<Site>,
    ) {
        let holds = |at: usize, facts: &[Fact]| {
            let wanted = wants.get(at).copied().flatten();
            wanted.is_none_or(|held| facts.get(at).is_some_and(|fact| self.satisfies(at, fact, held)))
        };
        let lacking: Wants = (0..wants.len())
            .map(|at| {
                let group = self.groups.get(at)?;
                match group.iter().all(|member| holds(*member, facts)) {
                    true => None,
                    false => wants.get(at).copied().flatten(),
                }
            })
            .collect();
        let first = sites.len();
        self.sites_for(before, depth, (&lacking, hints), facts, sites);
        for site in sites.iter().skip(first) {
            self.set(&site.values, facts);
        }
    }

    /// State is set: the rest of what is set together with it may hold anything.
    fn set(&self, values: &Wants, facts: &mut [Fact]) {
        for group in &self.groups {
            if group.iter().any(|m| values.get(*m).is_some_and(Option::is_some)) {
                for member in group {
                    let value = values.get(*member).copied().flatten();
                    if let Some(fact) = facts.get_mut(*member)
                        && value.is_none_or(|held| !fact.satisfies(held))
                    {
                        *fact = value.map_or(Fact::Unknown, Fact::of);
                    }
                }
            }
        }
    }

    /// What state holds everywhere, and where settings are needed: the greatest solution, with demands at the ends of blocks
    /// besides those of instructions.
    pub fn solve(&self, more: &[AtEnd]) -> Found {
        let count = self.blocks.len();
        let mut after = vec![vec![Fact::Unreached; self.states.len()]; count];
        let mut nowhere = Vec::new();
        // Facts only fall, each at most as often as it has names; so this ends.
        let mut changed = true;
        while changed {
            changed = false;
            for number in 0..count {
                nowhere.clear();
                let now = self.through(number, more, &after, &mut nowhere);
                if let Some(known) = after.get_mut(number)
                    && *known != now
                {
                    *known = now;
                    changed = true;
                }
            }
        }
        let mut sites = Vec::new();
        for number in 0..count {
            self.through(number, more, &after, &mut sites);
        }
        Found { sites, after }
    }

    /// What state holds where a block begins.
    pub fn entry(&self, number: usize, after: &[Vec<Fact>]) -> Vec<Fact> {
        let Some(block) = self.blocks.get(number) else {
            return Vec::new();
        };
        let unknown = || vec![Fact::Unknown; self.states.len()];
        if block.before.is_empty() || number == 0 {
            return unknown();
        }
        let mut met = vec![Fact::Unreached; self.states.len()];
        for from in &block.before {
            let (Some(facts), Some(source)) = (after.get(*from as usize), self.blocks.get(*from as usize)) else {
                return unknown();
            };
            for (_, passed) in source.edges.iter().filter(|(to, _)| *to as usize == number) {
                for (met, fact) in met.iter_mut().zip(facts) {
                    *met = met.meet(&fact.across(&block.params, passed));
                }
            }
        }
        met
    }

    fn through(&self, number: usize, more: &[AtEnd], after: &[Vec<Fact>], sites: &mut Vec<Site>) -> Vec<Fact> {
        let mut facts = self.entry(number, after);
        let Some(block) = self.blocks.get(number) else {
            return facts;
        };
        let mut at_end = more.iter().filter(|m| m.block as usize == number);
        let mut end = |facts: &mut Vec<Fact>, sites: &mut Vec<Site>| {
            for one in at_end.by_ref() {
                self.demand(block.last, block.depth, (&one.wants, &[]), facts, sites);
            }
        };
        for event in &block.events {
            match event {
                Event::Wants(before, wants, hints) => {
                    if *before == block.last {
                        end(&mut facts, sites);
                    }
                    self.demand(*before, block.depth, (wants, hints), &mut facts, sites);
                }
                Event::Clobbers => facts.iter_mut().for_each(|fact| *fact = Fact::Unknown),
                Event::Writes(register) => facts.iter_mut().for_each(|fact| fact.forget(*register)),
                Event::Leaves(_, values) => {
                    for (fact, value) in facts.iter_mut().zip(values) {
                        if let Some(held) = value.filter(|held| !fact.satisfies(*held)) {
                            *fact = Fact::of(held);
                        }
                    }
                }
            }
        }
        end(&mut facts, sites);
        facts
    }
}

fn step(machine: &Machine, code: &Function, block: &Block, states: &[&'static str]) -> Step {
    let mut events = Vec::new();
    let none = OnState::default();
    let by_state = |all: &[Demand]| -> Wants {
        let held = |state: &&'static str| all.iter().rev().find(|d| d.state == *state).map(|d| d.held);
        states.iter().map(held).collect()
    };
    for number in block.insts.clone() {
        let Some(inst) = code.insts.get(number as usize) else {
            continue;
        };
        let on = code.on_state_of(inst).unwrap_or(&none);
        if !on.demands.is_empty() {
            events.push(Event::Wants(number, by_state(&on.demands), vec![None; states.len()]));
        }
        if clobbers(machine, inst, *on != none) {
            events.push(Event::Clobbers);
        }
        let written = code.args_of(inst).iter().filter_map(crate::code::Arg::written);
        events.extend(written.map(Event::Writes));
        if !on.leaves.is_empty() {
            events.push(Event::Leaves(number, by_state(&on.leaves)));
        }
    }
    let edges = code.edges_of(block).iter();
    Step {
        events,
        params: code.params_of(block).to_vec(),
        edges: edges.map(|edge| (edge.to, code.passed_at(edge).to_vec())).collect(),
        before: Vec::new(),
        last: block.insts.end.saturating_sub(1),
        depth: block.loop_depth,
    }
}

/// Whether state may hold anything behind an instruction: a call, or one that writes state of which nothing is known.
fn clobbers(machine: &Machine, inst: &Inst, known: bool) -> bool {
    let writes = |op: &onespec_core::isa::OpId| {
        let op = machine.isa.ops.get(usize::from(*op));
        op.is_some_and(|op| op.effects.any(Effects::WRITES_STATE))
    };
    match &inst.what {
        What::Call | What::CallRegister => true,
        What::Op(op) => !known && writes(op),
        What::Branch(one, other) => writes(one) || other.as_ref().is_some_and(writes),
        What::Choose(op) => writes(op),
        What::Skip(one, other) => writes(one) || writes(other),
        _ => false,
    }
}
