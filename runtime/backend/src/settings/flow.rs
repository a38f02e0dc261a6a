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
    /// An instruction demands something.
    Wants(u32, Wants),
    /// State may hold anything behind it.
    Clobbers,
    Writes(VReg),
    /// State holds this behind it.
    Leaves(Wants),
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
    pub blocks: Vec<Step>,
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
        Ok(Flow { states, groups, blocks })
    }

    pub fn states(&self) -> &[&'static str] {
        &self.states
    }

    /// A setting before each instruction with demands.
    pub fn naive(&self) -> Vec<Site> {
        let mut sites = Vec::new();
        for block in &self.blocks {
            for event in &block.events {
                if let Event::Wants(before, wants) = event {
                    let nothing = vec![Fact::Unknown; self.states.len()];
                    self.sites_for(*before, block.depth, wants, &nothing, &mut sites);
                }
            }
        }
        sites
    }

    /// Settings for demands that do not hold: one for each group of state. What else a group holds stays so.
    fn sites_for(&self, before: u32, depth: u32, wants: &Wants, facts: &[Fact], sites: &mut Vec<Site>) {
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
                    *done = true;
                }
            }
            sites.push(Site { before, values, depth });
        }
    }

    /// A demand: settings where it does not hold, and what holds behind it.
    fn demand(&self, before: u32, depth: u32, wants: &Wants, facts: &mut [Fact], sites: &mut Vec<Site>) {
        let holds = |at: usize, facts: &[Fact]| {
            let wanted = wants.get(at).copied().flatten();
            wanted.is_none_or(|held| facts.get(at).is_some_and(|fact| fact.satisfies(held)))
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
        self.sites_for(before, depth, &lacking, facts, sites);
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
                self.demand(block.last, block.depth, &one.wants, facts, sites);
            }
        };
        for event in &block.events {
            match event {
                Event::Wants(before, wants) => {
                    if *before == block.last {
                        end(&mut facts, sites);
                    }
                    self.demand(*before, block.depth, wants, &mut facts, sites);
                }
                Event::Clobbers => facts.iter_mut().for_each(|fact| *fact = Fact::Unknown),
                Event::Writes(register) => facts.iter_mut().for_each(|fact| fact.forget(*register)),
                Event::Leaves(values) => self.set(values, &mut facts),
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
            events.push(Event::Wants(number, by_state(&on.demands)));
        }
        if clobbers(machine, inst, *on != none) {
            events.push(Event::Clobbers);
        }
        let written = code.args_of(inst).iter().filter_map(crate::code::Arg::written);
        events.extend(written.map(Event::Writes));
        if !on.leaves.is_empty() {
            events.push(Event::Leaves(by_state(&on.leaves)));
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
