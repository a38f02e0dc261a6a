//! Cooper, Harvey and Kennedy's iteration over reverse postorder: another algorithm, for graphs too large for brute force.

use crate::families::Graph;

/// The immediate dominator of each node; nothing for the entry, node 0, and for nodes that are not reached.
pub fn immediate(graph: &Graph) -> Vec<Option<u32>> {
    let order = postorder(graph);
    let mut number = vec![None; graph.len()];
    for (n, &node) in order.iter().enumerate() {
        number[node as usize] = Some(n);
    }
    // In postorder numbers; the entry is the last.
    let mut predecessors = vec![Vec::new(); order.len()];
    for (n, &node) in order.iter().enumerate() {
        for &to in &graph[node as usize] {
            predecessors[number[to as usize].expect("reached")].push(n);
        }
    }
    let entry = order.len() - 1;
    let mut idom = vec![None; order.len()];
    idom[entry] = Some(entry);
    let mut changed = true;
    while changed {
        changed = false;
        for n in (0..entry).rev() {
            let mut known = predecessors[n].iter().copied().filter(|&p| idom[p].is_some());
            let first = known.next().expect("one comes before it");
            let new = known.fold(first, |mut a, mut b| {
                while a != b {
                    while a < b {
                        a = idom[a].expect("known");
                    }
                    while b < a {
                        b = idom[b].expect("known");
                    }
                }
                a
            });
            changed |= idom[n] != Some(new);
            idom[n] = Some(new);
        }
    }
    let mut result = vec![None; graph.len()];
    for n in 0..entry {
        result[order[n] as usize] = idom[n].map(|d| order[d]);
    }
    result
}

fn postorder(graph: &Graph) -> Vec<u32> {
    let mut seen = vec![false; graph.len()];
    let mut order = Vec::new();
    let mut stack = vec![(0u32, 0)];
    seen[0] = true;
    while let Some((node, next)) = stack.last_mut() {
        match graph[*node as usize].get(*next) {
            None => {
                order.push(*node);
                stack.pop();
            }
            Some(&to) => {
                *next += 1;
                if !std::mem::replace(&mut seen[to as usize], true) {
                    stack.push((to, 0));
                }
            }
        }
    }
    order
}
