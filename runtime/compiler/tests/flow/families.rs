//! Graphs of a given size and shape, as successor lists; the entry is node 0. The tests and the benchmark read this file.

/// Successor lists.
pub type Graph = Vec<Vec<u32>>;

/// Makes the graph of about so many nodes.
pub type Make = fn(u32) -> Graph;

/// The families without chance in them, on which the strategies differ most.
pub const ALL: [(&str, Make); 9] = [
    ("chain_back", chain_back),
    ("nested_loops", nested_loops),
    ("comb_shared", comb_shared),
    ("sink_join", sink_join),
    ("revchain", revchain),
    ("irr_ladder", irr_ladder),
    ("ladder", ladder),
    ("skip2", skip2),
    ("switch_merge", switch_merge),
];

pub fn chain(n: u32) -> Graph {
    (0..n).map(|i| (i + 1..n).take(1).collect()).collect()
}

/// A chain whose end goes back to every node but the entry.
pub fn chain_back(n: u32) -> Graph {
    let mut graph = chain(n);
    graph[n as usize - 1] = (1..n - 1).collect();
    graph
}

/// A chain whose entry goes to every node.
pub fn ladder(n: u32) -> Graph {
    let mut graph = chain(n);
    graph[0] = (1..n).collect();
    graph
}

/// A chain, and from each node to the next but one.
pub fn skip2(n: u32) -> Graph {
    (0..n).map(|i| (i + 1..n).take(2).collect()).collect()
}

/// `n / 2` loops inside each other: headers downwards, then latches upwards, each back to its header.
pub fn nested_loops(n: u32) -> Graph {
    let m = n / 2;
    let mut graph = chain(2 * m);
    for j in 0..m {
        graph[(m + j) as usize].insert(0, m - 1 - j);
    }
    graph
}

/// A chain of `m` and joins of its nodes, from the end backwards, with node 1.
pub fn sink_join(n: u32) -> Graph {
    let m = n / 2;
    let joins = m - 3;
    let mut graph = chain(m);
    graph.resize((m + joins) as usize, Vec::new());
    for j in 0..joins {
        graph[(m - 1 - j) as usize].push(m + j);
        graph[1].push(m + j);
    }
    graph
}

/// A chain of half the nodes and joins of its end with node 1.
pub fn comb_shared(n: u32) -> Graph {
    let m = n / 2;
    let mut graph = chain(m);
    graph.resize(n as usize, Vec::new());
    for join in m..n {
        graph[m as usize - 1].push(join);
        graph[1].push(join);
    }
    graph
}

/// One switch whose cases all meet.
pub fn switch_merge(n: u32) -> Graph {
    let mut graph = vec![vec![n - 1]; n as usize];
    graph[0] = (1..n - 1).collect();
    graph[n as usize - 1] = Vec::new();
    graph
}

/// A chain, and from each node back by every power of two.
pub fn revchain(n: u32) -> Graph {
    let mut graph = chain(n);
    for i in 0..n {
        graph[i as usize].extend((1..32).map_while(|k| i.checked_sub(1 << k)));
    }
    graph
}

/// Two chains from the entry with edges both ways between all rungs: every cycle has two entries.
pub fn irr_ladder(n: u32) -> Graph {
    let m = n / 2;
    let mut graph = chain(m);
    graph[0].push(m);
    for left in 1..m {
        graph[left as usize].push(m + left - 1);
    }
    for right in 0..m {
        let (down, across) = (m + right + 1, right + 1);
        graph.push(
            [down]
                .into_iter()
                .filter(|&n| n < 2 * m)
                .chain([across].into_iter().filter(|&n| n < m))
                .collect(),
        );
    }
    graph
}

/// What structured programs have: sequences, conditionals with and without an alternative, switches, loops with the test
/// at either end, some with a way out of the middle. `below(k)` draws a number under `k`.
pub fn reducible(n: u32, below: &mut impl FnMut(u32) -> u32) -> Graph {
    let mut graph: Graph = vec![Vec::new()];
    // Constructs that are open: where the code after each goes on from, and its loop header.
    enum Open {
        Arms { head: u32, ends: Vec<u32>, more: u32 },
        Loop { header: u32, exit: Option<u32> },
    }
    let mut open: Vec<Open> = Vec::new();
    let mut at = 0;
    let node = |graph: &mut Graph, from: u32| {
        let new = graph.len() as u32;
        graph.push(Vec::new());
        graph[from as usize].push(new);
        new
    };
    while (graph.len() as u32) < n || !open.is_empty() {
        let closing = graph.len() as u32 >= n || (!open.is_empty() && below(10) < 3 + open.len() as u32 / 8);
        if !closing {
            match below(8) {
                0..=2 => at = node(&mut graph, at),
                3..=5 => {
                    let more = if below(6) == 0 { 2 + below(6) } else { below(2) };
                    let ends = if more == 0 { vec![at] } else { Vec::new() };
                    open.push(Open::Arms { head: at, ends, more });
                    at = node(&mut graph, at);
                }
                _ => {
                    let header = node(&mut graph, at);
                    let exit = (below(2) == 0).then_some(header);
                    open.push(Open::Loop { header, exit });
                    at = node(&mut graph, header);
                }
            }
            continue;
        }
        match open.pop().expect("something is open when it closes") {
            Open::Arms { head, mut ends, more } => {
                ends.push(at);
                if more > 0 {
                    at = node(&mut graph, head);
                    open.push(Open::Arms {
                        head,
                        ends,
                        more: more - 1,
                    });
                } else {
                    at = node(&mut graph, ends[0]);
                    for &end in &ends[1..] {
                        graph[end as usize].push(at);
                    }
                }
            }
            Open::Loop { header, exit } => {
                graph[at as usize].push(header);
                at = node(&mut graph, exit.unwrap_or(at));
            }
        }
    }
    graph
}

/// `reducible` with edges from anywhere to anywhere near: one for every 16 nodes.
pub fn irreducible(n: u32, below: &mut impl FnMut(u32) -> u32) -> Graph {
    let mut graph = reducible(n, below);
    let n = graph.len() as u32;
    for _ in 0..n / 16 {
        let from = below(n);
        let to = (from + below(65)).saturating_sub(32).min(n - 1);
        graph[from as usize].push(to);
    }
    graph
}

/// `edges` edges anywhere.
pub fn random(n: u32, edges: u32, below: &mut impl FnMut(u32) -> u32) -> Graph {
    let mut graph = vec![Vec::new(); n as usize];
    for _ in 0..edges {
        let from = below(n);
        graph[from as usize].push(below(n));
    }
    graph
}
