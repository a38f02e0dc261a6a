//! Strongly connected components (Tarjan 1972), without recursion.

/// Strongly connected components of a graph on `0..nodes` given by its successors; each component comes after those
/// that it has edges to. Tarjan's algorithm with its own stack; linear.
pub(crate) fn components(nodes: usize, next: impl Fn(u32, usize) -> Option<u32>) -> Vec<Vec<u32>> {
    const UNSEEN: u32 = u32::MAX;
    let mut number = vec![UNSEEN; nodes];
    let mut low = vec![0u32; nodes];
    let mut open = vec![false; nodes];
    let mut pending = Vec::new();
    let mut stack: Vec<(u32, usize)> = Vec::new();
    let mut count = 0;
    let mut found = Vec::new();
    for start in 0..nodes as u32 {
        if number[start as usize] != UNSEEN {
            continue;
        }
        stack.push((start, 0));
        while let Some(&mut (node, ref mut edge)) = stack.last_mut() {
            let at = node as usize;
            if *edge == 0 && number[at] == UNSEEN {
                (number[at], low[at], open[at]) = (count, count, true);
                count += 1;
                pending.push(node);
            }
            let to = next(node, *edge);
            *edge += 1;
            match to {
                Some(to) if number[to as usize] == UNSEEN => stack.push((to, 0)),
                Some(to) if open[to as usize] => low[at] = low[at].min(number[to as usize]),
                Some(_) => {}
                None => {
                    stack.pop();
                    if let Some(&(parent, _)) = stack.last() {
                        low[parent as usize] = low[parent as usize].min(low[at]);
                    }
                    if low[at] == number[at] {
                        let first = pending.iter().rposition(|&n| n == node).unwrap_or(0);
                        let component: Vec<u32> = pending.drain(first..).collect();
                        component.iter().for_each(|&n| open[n as usize] = false);
                        found.push(component);
                    }
                }
            }
        }
    }
    found
}
