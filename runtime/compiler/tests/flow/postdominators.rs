//! Post-dominators against the definition.

use crate::brute;
use crate::graphs;
use onespec_compiler::flow::PostDominators;

#[test]
fn random_graphs() {
    let mut endless = 0;
    graphs::random(40_000, 14, |graph, seed| {
        let mut rng = fastrand::Rng::with_seed(seed);
        let cfg = graphs::cfg(graph);
        let exit = graph.len() as u32;
        let named: Vec<u32> = cfg.nodes().filter(|_| rng.u32(0..8) == 0).collect();
        let post = PostDominators::new(&cfg, &named).expect("post-dominators");
        let ends = cfg
            .nodes()
            .filter(|&n| graph[n as usize].is_empty() || named.contains(&n));
        let ends = ends.fold(0, |set, n| set | 1u64 << n);
        // d is on all paths from w to an end, if there is a path and none is left without d.
        let reaches = |w: u32, without: brute::Set| brute::reach(graph, w, !without) & ends != 0;
        let post_dominates = |d: u32, w: u32| reaches(w, 0) && !reaches(w, 1 << d);
        assert_eq!(post.exit(), exit);
        for w in cfg.nodes() {
            assert_eq!(post.reaches_exit(w), reaches(w, 0), "seed {seed}: {w}");
            endless += u32::from(!reaches(w, 0));
            let strict: Vec<u32> = cfg.nodes().filter(|&d| d != w && post_dominates(d, w)).collect();
            for d in cfg.nodes() {
                assert_eq!(post.post_dominates(d, w), post_dominates(d, w), "seed {seed}: {d}, {w}");
            }
            // The first: all others are on the paths from it.
            let first = strict
                .iter()
                .copied()
                .find(|&d| strict.iter().all(|&e| post_dominates(e, d)));
            let expected = if reaches(w, 0) { first.or(Some(exit)) } else { None };
            assert_eq!(post.ipdom(w), expected, "seed {seed}: {w} in {graph:?}");
        }
        assert_eq!(post.ipdom(exit), None);
    });
    assert!(endless > 10_000, "{endless}");
}

#[test]
fn an_endless_loop_has_post_dominators_if_one_of_it_is_named() {
    // 0 goes into the loop of 1 and 2 or returns at 3.
    let cfg = graphs::cfg(&vec![vec![1, 3], vec![2], vec![1], vec![]]);
    let ipdoms = |exits: &[u32]| {
        let post = PostDominators::new(&cfg, exits).expect("post-dominators");
        [0, 1, 2, 3].map(|node| post.ipdom(node))
    };
    assert_eq!(ipdoms(&[]), [Some(3), None, None, Some(4)]);
    assert_eq!(ipdoms(&[2]), [Some(4), Some(2), Some(4), Some(4)]);
    assert!(PostDominators::new(&cfg, &[4]).is_err());
}
