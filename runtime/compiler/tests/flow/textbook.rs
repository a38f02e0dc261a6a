//! Lengauer and Tarjan's algorithm as short as it can be written, with switches for the mistakes that are made in it. It
//! shows that the tests see them.

use crate::families::Graph;

#[derive(Clone, Copy, PartialEq)]
pub enum Numbering {
    /// A node gets its number, and its parent, when it is first visited.
    Visit,
    /// A node is marked when it is put on the work list, with who put it there as parent, and numbered when it is taken.
    Push,
}

pub struct Textbook {
    pub numbering: Numbering,
    /// Step 3 skips nodes whose `sdom` is the entry.
    pub shortcut_entry: bool,
}

impl Textbook {
    /// Immediate dominators, the entry's its own; nothing for nodes that are not reached, and for those that step 3 left
    /// out.
    pub fn run(&self, graph: &Graph) -> Vec<Option<u32>> {
        let (order, parent) = match self.numbering {
            Numbering::Visit => visit(graph),
            Numbering::Push => push(graph),
        };
        let n = order.len();
        let mut number = vec![None; graph.len()];
        order
            .iter()
            .enumerate()
            .for_each(|(i, &node)| number[node as usize] = Some(i));
        let mut predecessors = vec![Vec::new(); n];
        for (v, &node) in order.iter().enumerate() {
            graph[node as usize]
                .iter()
                .for_each(|&to| predecessors[number[to as usize].expect("reached")].push(v));
        }
        let mut sdom = vec![0; n];
        let mut from = vec![None; n];
        let mut deferred = vec![Vec::new(); n];
        for w in (1..n).rev() {
            for v in std::mem::take(&mut deferred[w]) {
                from[v] = Some(query(&parent, &sdom, v, w).1);
            }
            let candidate = |&v: &usize| if v <= w { v } else { query(&parent, &sdom, v, w).0 };
            sdom[w] = predecessors[w].iter().map(candidate).min().expect("its parent");
            if self.shortcut_entry && sdom[w] == 0 {
                from[w] = Some(w);
            } else {
                deferred[sdom[w]].push(w);
            }
        }
        let mut idom = vec![Some(0); n];
        for w in 1..n {
            idom[w] = from[w].and_then(|u| if u == w { Some(sdom[w]) } else { idom[u] });
        }
        number
            .iter()
            .map(|&w| w.and_then(|w| idom[w]).map(|d| order[d]))
            .collect()
    }
}

fn query(parent: &[usize], sdom: &[usize], v: usize, limit: usize) -> (usize, usize) {
    std::iter::successors(Some(v), |&u| Some(parent[u]).filter(|&p| p > limit))
        .map(|u| (sdom[u], u))
        .min()
        .expect("v")
}

type Walk = (Vec<u32>, Vec<usize>);

fn visit(graph: &Graph) -> Walk {
    let (mut order, mut parent) = (Vec::new(), Vec::new());
    let mut seen = vec![false; graph.len()];
    let mut stack = vec![(0, 0)];
    while let Some((node, above)) = stack.pop() {
        if std::mem::replace(&mut seen[node as usize], true) {
            continue;
        }
        stack.extend(graph[node as usize].iter().rev().map(|&to| (to, order.len())));
        order.push(node);
        parent.push(above);
    }
    (order, parent)
}

fn push(graph: &Graph) -> Walk {
    let (mut order, mut parent) = (Vec::new(), Vec::new());
    let mut seen = vec![false; graph.len()];
    seen[0] = true;
    let mut stack = vec![(0, 0)];
    while let Some((node, above)) = stack.pop() {
        for &to in &graph[node as usize] {
            if !std::mem::replace(&mut seen[to as usize], true) {
                stack.push((to, order.len()));
            }
        }
        order.push(node);
        parent.push(above);
    }
    (order, parent)
}
