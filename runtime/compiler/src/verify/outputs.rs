//! Stage 2: the successors of each state. Only states count: phis and barriers are attached to a state and are no
//! successors.

use super::states::NONE;
use super::{Checks, message};
use onespec_graph::circuit::WireClass;
use onespec_graph::set::{GateDef, StateTerm, Successor};
use onespec_graph::{Finding, Gate, Role};

impl Checks<'_> {
    /// E030 to E034; and the state graph.
    pub(super) fn outputs(&mut self) {
        if self.touches_dead {
            self.dead_inputs();
        }
        let mut states = std::mem::take(self.states);
        states.collect(self.circuit, self.kinds, self.dense);
        if let Some(cfg) = &states.cfg {
            let mut followers = Vec::new();
            for (state, &gate) in (0..).zip(&states.gates) {
                let next = cfg.successors(state);
                let def = self.plan.ops[usize::from(self.kinds[gate.index()].op())].def;
                // What nearly every state has: one successor, any state, which stage 1 has seen to.
                if let ([_], [Successor::One(term)]) = (next, def.successors)
                    && self.plan.allows(
                        u32::from(term.0),
                        self.kinds[states.gates[next[0] as usize].index()].op(),
                    )
                {
                    continue;
                }
                followers.clear();
                followers.extend(next.iter().map(|&s| states.gates[s as usize]));
                self.followers(gate, def, &followers);
            }
        }
        *self.states = states;
    }

    fn followers(&mut self, gate: Gate, def: &GateDef, next: &[Gate]) {
        let c = self.circuit;
        match def.successors {
            [] if next.is_empty() => {}
            [] => self.found.push(|| {
                Finding::at(
                    c,
                    gate,
                    "E030",
                    format!("{} follows, but nothing may", message::some(c, next)),
                )
            }),
            list if list.iter().any(|s| matches!(s, Successor::Many(_))) => self.switch(gate, list, next),
            list if list.iter().any(|s| matches!(s, Successor::Each(_))) => self.sides(gate, list, next),
            list => self.single(gate, def, list, next),
        }
    }

    /// Exactly one successor: E030, of a back edge E033.
    fn single(&mut self, gate: Gate, def: &GateDef, list: &[Successor], next: &[Gate]) {
        let c = self.circuit;
        let of_set = |s: &Successor, next: Gate| match s {
            Successor::One(term) => self.plan.allows(u32::from(term.0), c.op(next)),
            _ => false,
        };
        if next.len() == list.len() && list.iter().all(|s| next.iter().filter(|&&n| of_set(s, n)).count() == 1) {
            return;
        }
        let code = if def.role == Role::LoopBack { "E033" } else { "E030" };
        let expected = message::both(list.iter().map(|s| match s {
            Successor::One(term) => format!("exactly one of {}", message::states(c.set(), *term)),
            _ => String::new(),
        }));
        self.found.push(|| {
            let given = match next {
                [] => "nothing follows".to_string(),
                [one] => format!("{} follows", message::full(c, *one)),
                many => format!("{} follow", message::some(c, many)),
            };
            Finding::at(c, gate, code, format!("{given}, expected {expected}"))
        });
    }

    /// Each side once and nothing else: E031.
    fn sides(&mut self, gate: Gate, list: &[Successor], next: &[Gate]) {
        let c = self.circuit;
        let sides: Vec<u16> = list
            .iter()
            .flat_map(|s| match s {
                Successor::Each(sides) => *sides,
                _ => &[],
            })
            .copied()
            .collect();
        if let [one, other] = next
            && sides.len() == 2
            && (sides == [c.op(*one), c.op(*other)] || sides == [c.op(*other), c.op(*one)])
        {
            return;
        }
        for &side in &sides {
            let given: Vec<Gate> = next.iter().copied().filter(|&n| c.op(n) == side).collect();
            if given.len() != 1 {
                let name = c.set().def(side).name;
                self.found.push(|| {
                    let message = match given.as_slice() {
                        [] => format!("{name} is missing, expected exactly one"),
                        many => format!("{} are all its {name}, expected exactly one", message::some(c, many)),
                    };
                    Finding::at(c, gate, "E031", message)
                });
            }
        }
        for &other in next.iter().filter(|&&n| !sides.contains(&c.op(n))) {
            self.found.push(|| {
                let sides = message::both(sides.iter().map(|&s| c.set().def(s).name.to_string()));
                Finding::at(
                    c,
                    gate,
                    "E031",
                    format!("{} follows, expected only {sides}", message::full(c, other)),
                )
            });
        }
    }

    /// Any number of distinct cases and what else is named once: E032.
    fn switch(&mut self, gate: Gate, list: &[Successor], next: &[Gate]) {
        let c = self.circuit;
        let is_case = |n: Gate| list.iter().any(|s| matches!(s, Successor::Many(op) if *op == c.op(n)));
        let mut cases: Vec<(u64, Gate)> = next.iter().filter(|&&n| is_case(n)).map(|&n| (c.bits(n), n)).collect();
        cases.sort_unstable();
        for two in cases.windows(2) {
            if two[0].0 == two[1].0 {
                self.found.push(|| {
                    let [(bits, one), (_, other)] = [two[0], two[1]];
                    let message = format!(
                        "case {bits} is there twice: {} and {}",
                        message::name(c, one),
                        message::name(c, other)
                    );
                    Finding::at(c, gate, "E032", message)
                });
            }
        }
        let mut others: Vec<Gate> = next.iter().copied().filter(|&n| !is_case(n)).collect();
        for term in list.iter().filter_map(|s| match s {
            Successor::One(term) => Some(*term),
            _ => None,
        }) {
            self.one_of(gate, term, &mut others);
        }
        for other in others {
            self.found.push(|| {
                Finding::at(
                    c,
                    gate,
                    "E032",
                    format!("{} follows, which is no case", message::full(c, other)),
                )
            });
        }
    }

    /// Takes those of a set out of `others`; there must be one.
    fn one_of(&mut self, gate: Gate, term: StateTerm, others: &mut Vec<Gate>) {
        let c = self.circuit;
        let given: Vec<Gate> = others
            .iter()
            .copied()
            .filter(|&n| self.plan.allows(u32::from(term.0), c.op(n)))
            .collect();
        others.retain(|&n| !self.plan.allows(u32::from(term.0), c.op(n)));
        if given.len() != 1 {
            self.found.push(|| {
                let set = message::states(c.set(), term);
                let message = match given.as_slice() {
                    [] => format!("{set} is missing, expected exactly one"),
                    many => format!("{} are all its {set}, expected exactly one", message::some(c, many)),
                };
                Finding::at(c, gate, "E032", message)
            });
        }
    }

    /// E034: one finding for each dead gate with users.
    #[cold]
    fn dead_inputs(&mut self) {
        let c = self.circuit;
        let mut first_use = vec![(NONE, 0); c.len()];
        let mut uses = vec![0u32; c.len()];
        for user in c.gates() {
            for (i, input) in c.inputs(user).iter().enumerate() {
                if self.kinds[input.index()].is_dead() {
                    if uses[input.index()] == 0 {
                        first_use[input.index()] = (user.0, i as u32);
                    }
                    uses[input.index()] += 1;
                }
            }
        }
        for dead in (0..c.len() as u32).map(Gate).filter(|g| uses[g.index()] > 0) {
            self.found.push(|| {
                let (user, index) = first_use[dead.index()];
                let (class, index) = message::wire(c, Gate(user), index);
                let class = match class {
                    WireClass::State => "state",
                    WireClass::Depend => "depend",
                    WireClass::Value => "value",
                    WireClass::Root => "root",
                };
                let more = match uses[dead.index()] {
                    1 => String::new(),
                    n => format!(" and {} more inputs", n - 1),
                };
                let user = message::full(c, Gate(user));
                Finding::at(
                    c,
                    dead,
                    "E034",
                    format!("it is dead, but {user} uses it as {class} input {index}{more}"),
                )
            });
        }
    }
}
