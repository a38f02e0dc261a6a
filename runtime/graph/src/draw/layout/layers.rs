//! Which edges close loops, and which layer each box is in.

use super::Edge;

/// By node, the numbers of its edges.
fn by_node(count: usize, edges: &[Edge], end: impl Fn(&Edge) -> usize) -> Vec<Vec<usize>> {
    let mut lists = vec![Vec::new(); count];
    for (number, edge) in edges.iter().enumerate() {
        lists[end(edge)].push(number);
    }
    lists
}

/// Edges without which there are no loops: those that say so, and those that lead back on a depth-first search.
pub(super) fn loops(count: usize, edges: &[Edge]) -> Vec<bool> {
    #[derive(Clone, Copy, PartialEq)]
    enum State {
        New,
        Open,
        Done,
    }
    let out = by_node(count, edges, |e| e.from);
    let mut upwards: Vec<bool> = edges.iter().map(|e| e.closes_loop).collect();
    let mut state = vec![State::New; count];
    let mut way: Vec<(usize, usize)> = Vec::new();
    for start in 0..count {
        if state[start] == State::New {
            state[start] = State::Open;
            way.push((start, 0));
        }
        while let Some((node, next)) = way.last_mut() {
            let Some(&edge) = out[*node].get(*next) else {
                state[*node] = State::Done;
                way.pop();
                continue;
            };
            *next += 1;
            let to = edges[edge].to;
            match state[to] {
                _ if upwards[edge] => {}
                State::New => {
                    state[to] = State::Open;
                    way.push((to, 0));
                }
                State::Open => upwards[edge] = true,
                State::Done => {}
            }
        }
    }
    upwards
}

/// Layers: longest paths from above, then boxes that have more lines below than above go down to their users.
pub(super) fn ranks(count: usize, edges: &[Edge], upwards: &[bool]) -> Vec<usize> {
    let out = by_node(count, edges, |e| e.from);
    let into = by_node(count, edges, |e| e.to);
    let mut waiting: Vec<usize> = into
        .iter()
        .map(|list| list.iter().filter(|&&e| !upwards[e]).count())
        .collect();
    let mut order: Vec<usize> = (0..count).filter(|&n| waiting[n] == 0).collect();
    let mut ranks = vec![0; count];
    let mut at = 0;
    while let Some(&node) = order.get(at) {
        at += 1;
        for &edge in out[node].iter().filter(|&&e| !upwards[e]) {
            let to = edges[edge].to;
            ranks[to] = ranks[to].max(ranks[node] + 1);
            waiting[to] -= 1;
            if waiting[to] == 0 {
                order.push(to);
            }
        }
    }
    for &node in order.iter().rev() {
        let below = || out[node].iter().filter(|&&e| !upwards[e]);
        let weight = |list: &[usize]| {
            list.iter()
                .filter(|&&e| !upwards[e])
                .map(|&e| edges[e].weight)
                .sum::<f64>()
        };
        let lowest = below().map(|&e| ranks[edges[e].to] - 1).min();
        if let Some(lowest) = lowest
            && weight(&out[node]) > weight(&into[node])
        {
            ranks[node] = ranks[node].max(lowest);
        }
    }
    ranks
}
