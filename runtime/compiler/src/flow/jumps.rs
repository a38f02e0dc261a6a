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
    /// For a tree of the nodes `0..nodes` of which only the root is there yet.
    pub(crate) fn with_root(nodes: usize, root: u32) -> Jumps {
        let mut jump = vec![0; nodes];
        if let Some(own) = jump.get_mut(root as usize) {
            *own = root;
        }
        Jumps {
            depth: vec![0; nodes],
            jump,
        }
    }

    /// Adds a node below one that is there.
    pub(crate) fn add(&mut self, node: u32, parent: u32) {
        let Jumps { depth, jump } = self;
        let above = parent as usize;
        depth[node as usize] = depth[above] + 1;
        let far = jump[above] as usize;
        let farther = jump[far];
        // Two jumps of the same length become one.
        let equal = depth[above] - depth[far] == depth[far] - depth[farther as usize];
        jump[node as usize] = if equal { farther } else { parent };
    }

    /// For the tree of the nodes in `order`, the root first and each after its parent.
    pub(crate) fn new(parent: &[u32], order: &[u32]) -> Jumps {
        let Some((&root, rest)) = order.split_first() else {
            return Jumps::with_root(parent.len(), 0);
        };
        let mut jumps = Jumps::with_root(parent.len(), root);
        for &node in rest {
            jumps.add(node, parent[node as usize]);
        }
        jumps
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

    /// The last of `node` and its ancestors upwards for which `holds` is true. It holds for `node` and for all before one
    /// for which it does, and not for the root.
    pub(crate) fn climb_while(&self, parent: &[u32], mut node: u32, holds: impl Fn(u32) -> bool) -> u32 {
        loop {
            let (jump, above) = (self.jump[node as usize], parent[node as usize]);
            node = match () {
                () if holds(jump) => jump,
                () if holds(above) => above,
                () => return node,
            };
        }
    }
}
