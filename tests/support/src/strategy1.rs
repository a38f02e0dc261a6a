//! Strategy 1 of the reworked Lengauer-Tarjan for dominators: every query walks up the depth-first tree, so nothing is
//! deferred and nothing is cached. O(N·E), which the compiler's own algorithms are measured against.

use onespec_compiler::flow::{Cfg, DepthFirst};

/// What is known of a node by its depth-first number: its parent, the least semidominator found so far.
#[derive(Clone, Copy)]
struct Link {
    parent: u32,
    semidominator: u32,
}

/// The immediate dominator of each node, and how many nodes the queries passed. With `shortcuts` nothing is asked where the
/// answer is known: when a semidominator is the entry or the parent.
pub fn immediate_dominators(cfg: &Cfg, shortcuts: bool) -> (Vec<Option<u32>>, u64) {
    let walk = DepthFirst::new(cfg);
    let number = |node: u32| walk.number(node).unwrap_or(0);
    let parent = |node: u32| walk.parent(node).map_or(0, number);
    let mut links: Vec<Link> = walk
        .nodes()
        .iter()
        .map(|&node| Link {
            parent: parent(node),
            semidominator: parent(node),
        })
        .collect();
    let mut steps = 0;
    for w in (1..links.len() as u32).rev() {
        let mut least = links[w as usize].semidominator;
        let predecessors = cfg.predecessors(walk.nodes()[w as usize]).iter();
        for v in predecessors.filter_map(|&from| walk.number(from)) {
            // The parent is the least already; an edge from a node to itself says nothing.
            least = match v {
                v if v < w => least.min(v),
                v if v > w => least.min(query(&links, v, w, &mut steps).0),
                _ => least,
            };
        }
        links[w as usize].semidominator = least;
    }
    let mut dominator = vec![0u32];
    for w in 1..links.len() as u32 {
        let Link { parent, semidominator } = links[w as usize];
        let known = shortcuts && (semidominator == 0 || semidominator == parent);
        let from = match known {
            true => w,
            false => query(&links, w, semidominator, &mut steps).1,
        };
        dominator.push(if from == w {
            semidominator
        } else {
            dominator[from as usize]
        });
    }
    let mut immediate = vec![None; cfg.len()];
    for (&node, &dominator) in walk.nodes().iter().zip(&dominator).skip(1) {
        immediate[node as usize] = Some(walk.nodes()[dominator as usize]);
    }
    (immediate, steps)
}

/// The least semidominator on the path from `v` up to, and without, the first node that is at most `limit`, and the node
/// that has it.
fn query(links: &[Link], v: u32, limit: u32, steps: &mut u64) -> (u32, u32) {
    let mut best = (links[v as usize].semidominator, v);
    *steps += 1;
    let mut above = links[v as usize].parent;
    while above > limit {
        let link = links[above as usize];
        best = best.min((link.semidominator, above));
        *steps += 1;
        above = link.parent;
    }
    best
}
