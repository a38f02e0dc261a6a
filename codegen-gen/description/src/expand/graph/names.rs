//! Gates and sets of states by name. A set may hold gates of a class, or gates that feed another one: those are found
//! when all gates are there.

use super::{Entry, unknown, words};
use crate::expand::cx::Cx;
use crate::model::{Class, Graph, StateSet, StateTerm, Succ};
use crate::syntax::yaml::Text;
use std::collections::BTreeSet;

/// Opcodes by name, and the sets that were declared.
pub struct Names {
    gates: Vec<(String, Class)>,
    declared: Vec<(Text, Vec<Text>)>,
}

impl Names {
    /// Numbers the gates and gives the declared sets their indices.
    pub fn new(cx: &Cx<'_>, entries: &[Entry<'_>], graph: &mut Graph) -> Names {
        let gates = entries.iter().map(|e| (e.name.text.to_string(), e.class)).collect();
        let declared = cx.units.iter().flat_map(|u| u.yaml.state_sets.iter());
        let declared: Vec<(Text, Vec<Text>)> = declared.map(|(name, words)| (name.clone(), words.0.clone())).collect();
        graph.state_sets = declared
            .iter()
            .map(|(name, _)| StateSet {
                name: name.text.to_string(),
                members: Vec::new(),
            })
            .collect();
        Names { gates, declared }
    }

    /// Fills the declared sets.
    pub fn finish(&self, cx: &Cx<'_>, graph: &mut Graph) {
        for (at, (_, words)) in self.declared.iter().enumerate() {
            let mut members = BTreeSet::new();
            for word in words {
                match word.text.split_once('.') {
                    Some(("class", class)) => {
                        let class = words::CLASS.read(
                            cx,
                            &Text {
                                text: class.into(),
                                origin: word.origin.clone(),
                            },
                        );
                        let of_class = self.gates.iter().enumerate().filter(|(_, gate)| gate.1 == class);
                        members.extend(of_class.map(|(i, _)| i as u16));
                    }
                    Some(("feeds", gate)) => {
                        let text = Text {
                            text: gate.into(),
                            origin: word.origin.clone(),
                        };
                        let Some(gate) = self.gate(cx, &text) else { continue };
                        members.extend(feeding(graph, gate));
                    }
                    _ => members.extend(self.gate(cx, word)),
                }
            }
            if let Some(set) = graph.state_sets.get_mut(at) {
                set.members = members.into_iter().collect();
            }
        }
    }

    /// A gate by name.
    pub fn gate(&self, cx: &Cx<'_>, word: &Text) -> Option<u16> {
        let found = self.gates.iter().position(|(name, _)| *name == *word.text);
        if found.is_none() {
            let known: Vec<&str> = self.gates.iter().map(|(name, _)| name.as_str()).collect();
            unknown(cx, "E0502", "gate", word, &known);
        }
        found.map(|i| i as u16)
    }

    /// A set of states: a declared one, or a gate.
    pub fn state(&self, cx: &Cx<'_>, graph: &mut Graph, word: &Text) -> Option<StateTerm> {
        if let Some(i) = graph.state_sets.iter().position(|set| set.name == *word.text) {
            return Some(StateTerm(i as u8));
        }
        if !self.gates.iter().any(|(name, _)| *name == *word.text) {
            let sets = self.declared.iter().map(|(name, _)| &*name.text);
            let known: Vec<&str> = self.gates.iter().map(|(name, _)| name.as_str()).chain(sets).collect();
            unknown(cx, "E0502", "gate or set of states", word, &known);
            return None;
        }
        let one = StateSet {
            name: String::new(),
            members: vec![self.gate(cx, word)?],
        };
        let at = graph
            .state_sets
            .iter()
            .position(|set| set.name.is_empty() && set.members == one.members);
        Some(StateTerm(at.unwrap_or_else(|| {
            graph.state_sets.push(one);
            graph.state_sets.len() - 1
        }) as u8))
    }
}

/// Gates that say that `gate` follows them.
fn feeding(graph: &Graph, gate: u16) -> Vec<u16> {
    let leads = |succ: &Succ| match succ {
        Succ::Each(gates) => gates.contains(&gate),
        Succ::Many(one) => *one == gate,
        Succ::One(_) => false,
    };
    let feeding = graph
        .gates
        .iter()
        .enumerate()
        .filter(|(_, g)| g.successors.iter().any(leads));
    feeding.map(|(i, _)| i as u16).collect()
}
