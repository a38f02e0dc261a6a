//! A shortest cycle through a node of a strongly connected component, for diagnostics.
//!
//! Used only after an error was found. Whether there is a cycle at all, the stages find out during their walks.

use std::collections::VecDeque;

/// A shortest path from `from` to a node that `is_end` accepts, both included, over at least one edge, through nodes
/// that `allowed` accepts. Linear.
pub(super) fn path(
    nodes: usize,
    from: u32,
    next: impl Fn(u32, usize) -> Option<u32>,
    allowed: impl Fn(u32) -> bool,
    is_end: impl Fn(u32) -> bool,
) -> Option<Vec<u32>> {
    const UNSEEN: u32 = u32::MAX;
    let mut parent = vec![UNSEEN; nodes];
    let mut queue = VecDeque::from([from]);
    while let Some(node) = queue.pop_front() {
        for edge in 0.. {
            let Some(to) = next(node, edge) else { break };
            if is_end(to) {
                let mut path = vec![to, node];
                let mut at = node;
                while at != from {
                    at = parent[at as usize];
                    path.push(at);
                }
                path.reverse();
                return Some(path);
            }
            if allowed(to) && parent[to as usize] == UNSEEN && to != from {
                parent[to as usize] = node;
                queue.push_back(to);
            }
        }
    }
    None
}

/// Components that have a cycle, by their smallest node, with a shortest cycle through it. `members` walks within one
/// component only. Total time is linear as long as the cycles are asked for within `limit`.
pub(super) fn cycles(
    nodes: usize,
    components: &[Vec<u32>],
    limit: usize,
    next: impl Fn(u32, usize) -> Option<u32> + Copy,
) -> Vec<Vec<u32>> {
    let mut of = vec![u32::MAX; nodes];
    for (component, members) in (0..).zip(components) {
        members.iter().for_each(|&n| of[n as usize] = component);
    }
    let selfish = |n: u32| (0..).map_while(|edge| next(n, edge)).any(|to| to == n);
    let mut cyclic: Vec<(u32, u32)> = (0..)
        .zip(components)
        .filter(|(_, members)| members.len() > 1 || selfish(members[0]))
        .map(|(component, members)| (members.iter().copied().min().unwrap_or(0), component))
        .collect();
    cyclic.sort_unstable();
    let shown = |i: usize, first: u32, component: u32| {
        if i >= limit {
            return vec![first];
        }
        path(nodes, first, next, |n| of[n as usize] == component, |n| n == first).unwrap_or_else(|| vec![first])
    };
    cyclic
        .iter()
        .enumerate()
        .map(|(i, &(first, component))| shown(i, first, component))
        .collect()
}
