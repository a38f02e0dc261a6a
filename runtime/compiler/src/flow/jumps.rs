//! Level ancestors in a tree by O(log n) steps and O(n) memory: each node has its parent and one further ancestor,
//! chosen so that the distances are skew-binary numbers (Myers 1983).

/// Shortcuts upwards in a tree, whose parents the owner keeps.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Jumps {
    /// By node: how many ancestors it has.
    pub(crate) depth: Vec<u32>,
    /// By node: some ancestor; the root's is itself.
    jump: Vec<u32>,
}

impl Jumps {
    /// For the tree of the nodes in `order`, the root first and each after its parent.
    pub(crate) fn new(parent: &[u32], order: &[u32]) -> Jumps {
        let mut depth = vec![0; parent.len()];
        let mut jump = vec![0; parent.len()];
        let Some((&root, rest)) = order.split_first() else {
            return Jumps { depth, jump };
        };
        jump[root as usize] = root;
        for &node in rest {
            let above = parent[node as usize] as usize;
            depth[node as usize] = depth[above] + 1;
            let far = jump[above] as usize;
            let farther = jump[far];
            // Two jumps of the same length become one.
            let equal = depth[above] - depth[far] == depth[far] - depth[farther as usize];
            jump[node as usize] = if equal { farther } else { above as u32 };
        }
        Jumps { depth, jump }
    }

    /// The first of `node` and its ancestors upwards for which `done` holds. It holds for all that follow one for which
    /// it does, and for the root.
    pub(crate) fn climb(&self, parent: &[u32], mut node: u32, done: impl Fn(u32) -> bool) -> u32 {
        while !done(node) {
            let jump = self.jump[node as usize];
            // A jump that goes too far is not taken, unless it is but one step.
            node = if done(jump) { parent[node as usize] } else { jump };
        }
        node
    }
}
