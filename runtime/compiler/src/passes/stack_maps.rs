//! Stack maps: at each safepoint (a gate that may run a collector), the live GC references.
//!
//! Liveness needs an order of the gates. Without a schedule every gate counts as computed as early as its inputs allow;
//! with a schedule, at its place. A value is live from its definition to its uses; the use by a phi is at the end of
//! the predecessor. The analysis walks from each use up to the definition, so its time is that of the result.
//!
//! The table is in the [context](super::Context) of the passes. A pass may replace a gate or extend a live range, so a
//! pipeline computes the table again after each pass that changed something.

use super::order::Order;
use super::{Context, Pass};
use crate::schedule::Early;
use crate::schedule::Schedule;
use onespec_graph::set::Class;
use onespec_graph::text::gate_name;
use onespec_graph::{Circuit, Gate, Role};
use std::collections::BTreeMap;

/// Gates at which a collector may run, and by each the references that live across it, both in ascending order.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct StackMaps {
    at: BTreeMap<Gate, Vec<Gate>>,
}

pub(super) struct FindStackMaps;

impl Pass for FindStackMaps {
    fn name(&self) -> &'static str {
        "stackmaps"
    }

    fn about(&self) -> &'static str {
        "finds the references that live across each call, and keeps them true from here on"
    }

    fn run(&self, circuit: &mut Circuit, context: &mut Context) -> bool {
        context.maps = Some(StackMaps::of(circuit));
        false
    }
}

impl StackMaps {
    /// Maps of a circuit without a schedule.
    pub fn of(circuit: &Circuit) -> StackMaps {
        StackMaps::in_order(circuit, &Order::early(circuit, &Early::new(circuit)))
    }

    /// Maps of a circuit with every gate where its schedule has it.
    pub fn of_schedule(circuit: &Circuit, schedule: &Schedule) -> StackMaps {
        StackMaps::in_order(circuit, &Order::of_schedule(circuit, schedule))
    }

    /// The references that live across a call.
    pub fn get(&self, call: Gate) -> &[Gate] {
        self.at.get(&call).map_or(&[], Vec::as_slice)
    }

    /// Every map.
    pub fn iter(&self) -> impl Iterator<Item = (Gate, &[Gate])> {
        self.at.iter().map(|(&call, live)| (call, live.as_slice()))
    }

    /// The table as comments of a text, a line for each call.
    pub fn comments(&self, circuit: &Circuit) -> String {
        let line = |(call, live): (Gate, &[Gate])| {
            let names: Vec<String> = live.iter().map(|&g| gate_name(circuit, g).to_string()).collect();
            format!("# stack map {}: {}\n", gate_name(circuit, call), names.join(" "))
        };
        self.iter().map(line).collect()
    }

    fn in_order(circuit: &Circuit, order: &Order) -> StackMaps {
        let mut finder = Finder {
            circuit,
            order,
            calls: vec![Vec::new(); order.places()],
            visited: vec![Gate::NONE; order.places()],
            maps: StackMaps::default(),
        };
        for (position, &gate) in order.gates().iter().enumerate() {
            if matches!(circuit.role(gate), Role::Call | Role::Raise) {
                finder.calls[order.place(gate) as usize].push((position as u32, gate));
                finder.maps.at.insert(gate, Vec::new());
            }
        }
        for &gate in order.gates() {
            if circuit.word(gate).is_reference() {
                finder.value(gate);
            }
        }
        finder.maps.at.values_mut().for_each(|live| live.sort_unstable());
        finder.maps
    }
}

struct Finder<'a> {
    circuit: &'a Circuit,
    order: &'a Order,
    /// By place, what may run a collector there.
    calls: Vec<Vec<(u32, Gate)>>,
    /// By place, the last value that was found to live through it.
    visited: Vec<Gate>,
    maps: StackMaps,
}

impl Finder<'_> {
    fn value(&mut self, value: Gate) {
        let (circuit, order) = (self.circuit, self.order);
        let home = order.place(value);
        let defined = order.position(value);
        let mut last = defined;
        // Places at whose end the value lives.
        let mut through = Vec::new();
        for u in circuit.uses(value) {
            let user = u.user;
            match circuit.def(user).class {
                Class::Fixed if circuit.role(user) == Role::ValueSelector => {
                    let from = circuit.input(circuit.state(user, 0), u.index - 1);
                    through.push(order.place(from));
                }
                _ if order.place(user) == home => last = last.max(order.position(user)),
                _ => {
                    let place = order.place(user);
                    if place as usize >= self.calls.len() || self.visited[place as usize] == value {
                        continue;
                    }
                    self.mark(value, place, 0, order.position(user));
                    self.before(place, &mut through);
                }
            }
        }
        while let Some(place) = through.pop() {
            if place as usize >= self.calls.len() {
                continue;
            }
            if place == home {
                last = u32::MAX;
            } else if self.visited[place as usize] != value {
                self.visited[place as usize] = value;
                self.mark(value, place, 0, u32::MAX);
                self.before(place, &mut through);
            }
        }
        self.mark(value, home, defined + 1, last);
    }

    fn before(&self, place: u32, through: &mut Vec<u32>) {
        let state = self.order.state(place);
        through.extend(self.circuit.states(state).iter().map(|s| self.order.place(s)));
    }

    /// The value lives across the calls of a place at positions from `from` on and before `to`.
    fn mark(&mut self, value: Gate, place: u32, from: u32, to: u32) {
        let calls = &self.calls[place as usize];
        let first = calls.partition_point(|&(at, _)| at < from);
        for &(_, call) in calls[first..].iter().take_while(|&&(at, _)| at < to) {
            // Values come one after the other, so what is in the list already is its last.
            let live = self.maps.at.entry(call).or_default();
            if live.last() != Some(&value) {
                live.push(value);
            }
        }
    }
}
