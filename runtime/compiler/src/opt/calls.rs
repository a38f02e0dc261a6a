//! The call graph: functions in an order in which callees come before callers, and which of them are recursive.

use super::reach;
use crate::flow::scc::components;
use onespec_graph::module::Module;
use onespec_graph::{Circuit, Gate, Role};

pub(super) struct Calls {
    /// Every function, callees first as far as nothing recurs.
    pub order: Vec<usize>,
    /// By function: a number that those have in common which call each other in a circle.
    scc: Vec<u32>,
    /// By function, whether it may get to itself.
    recurs: Vec<bool>,
    /// By function, how many gates and data name it.
    pub named: Vec<u32>,
}

impl Calls {
    pub fn of(module: &Module) -> Calls {
        let count = module.functions.len();
        let mut named = vec![0; count];
        let mut callees = vec![Vec::new(); count];
        for (caller, callees) in callees.iter_mut().enumerate() {
            let circuit = &module.functions[caller].circuit;
            for gate in circuit.gates().filter(|&g| circuit.role(g) == Role::Symbol) {
                if let Some(callee) = reach::function(module, circuit.bits(gate)) {
                    callees.push(callee);
                    named[callee] += circuit.uses(gate).count() as u32;
                }
            }
        }
        for relocation in module.data.iter().flat_map(|data| &data.relocations) {
            if let Some(function) = reach::function(module, relocation.symbol.into()) {
                named[function] += 1;
            }
        }
        let (order, scc) = sccs(&callees);
        let mut size = vec![0u32; count];
        scc.iter().for_each(|&k| size[k as usize] += 1);
        let recurs = |f: usize| size[scc[f] as usize] > 1 || callees[f].contains(&f);
        Calls {
            recurs: (0..count).map(recurs).collect(),
            order,
            scc,
            named,
        }
    }

    /// Whether a function may get to itself.
    pub fn recurs(&self, function: usize) -> bool {
        self.recurs[function]
    }

    /// A function does not call itself any more.
    pub fn ends(&mut self, function: usize) {
        let alone = self.scc.iter().filter(|&&k| k == self.scc[function]).count() == 1;
        self.recurs[function] &= !alone;
    }

    /// Whether the body of one function may stand in another without an end.
    pub fn may_hold(&self, caller: usize, callee: usize) -> bool {
        !self.recurs[callee] && self.scc[caller] != self.scc[callee]
    }
}

/// The function that a call names.
pub(super) fn callee(module: &Module, circuit: &Circuit, call: Gate) -> Option<usize> {
    let target = (circuit.role(call) == Role::Call).then(|| circuit.value(call, 0))?;
    let is_symbol = target.index() < circuit.len() && circuit.role(target) == Role::Symbol;
    reach::function(module, is_symbol.then(|| circuit.bits(target))?)
}

/// Nodes, each behind those that it leads to, and by node the number of its strongly connected component.
fn sccs(edges: &[Vec<usize>]) -> (Vec<usize>, Vec<u32>) {
    let next = |node: u32, at: usize| edges[node as usize].get(at).map(|&to| to as u32);
    let (mut order, mut scc) = (Vec::with_capacity(edges.len()), vec![0; edges.len()]);
    for (number, component) in (0..).zip(components(edges.len(), next)) {
        for &member in component.iter().rev() {
            scc[member as usize] = number;
            order.push(member as usize);
        }
    }
    (order, scc)
}

#[cfg(test)]
mod tests {
    use super::sccs;

    #[test]
    fn callees_come_first() {
        // 0 calls 1 and 3, 1 and 2 call each other, 3 calls 2, 4 calls itself.
        let (order, scc) = sccs(&[vec![1, 3], vec![2], vec![1], vec![2], vec![4]]);
        let at = |f: usize| order.iter().position(|&g| g == f);
        assert_eq!(order.len(), 5);
        assert!(at(1) < at(3) && at(2) < at(3) && at(3) < at(0));
        assert_eq!(scc[1], scc[2]);
        assert_eq!(scc.iter().collect::<std::collections::BTreeSet<_>>().len(), 4);
    }
}
