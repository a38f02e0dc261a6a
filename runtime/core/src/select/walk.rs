//! Which patterns fit at a wire: a walk down the discrimination trees, which looks at each gate's key once per branch
//! instead of trying pattern by pattern.

use super::{Accept, KeyId, Leaf, NodeId, Pattern, PatternId, Selector, Token, calculate};

/// A graph, as patterns see it.
pub trait Wires {
    type Wire: Copy + PartialEq;

    /// The key of the gate that this wire comes from, where a pattern may cover it; `None` for gates that no pattern has.
    fn key(&self, wire: Self::Wire) -> Option<KeyId>;

    /// Its value, if it is a constant: bits above its type's width are 0.
    fn constant(&self, wire: Self::Wire) -> Option<u64>;

    /// Value input number `i` of the gate.
    fn input(&self, wire: Self::Wire, i: usize) -> Self::Wire;
}

/// Wires of a pattern, at most: gates and leaves.
const MOST: usize = 24;
/// Sources and values of a pattern, at most.
const SLOTS: usize = 8;

/// A pattern that fits, and what its leaves are.
#[derive(Debug, Clone, Copy)]
pub struct Match<W> {
    pub pattern: PatternId,
    wires: [Option<W>; SLOTS],
    values: [i64; SLOTS],
    sources: u8,
    imms: u8,
}

impl<W: Copy> Match<W> {
    /// The wire of source number `i`.
    pub fn source(&self, i: u8) -> Option<W> {
        *self.wires.get(usize::from(i))?
    }

    /// How many sources there are.
    pub fn sources(&self) -> u8 {
        self.sources
    }

    /// Values of immediates, by number.
    pub fn values(&self) -> &[i64] {
        self.values.get(..usize::from(self.imms)).unwrap_or(&[])
    }
}

impl Selector {
    /// Calls `found` for each pattern that fits at a wire by its gates and constants. Whether its sources can be had in
    /// the representations that it asks for is for the caller; so is whether the target has what it needs.
    pub fn matches<G: Wires>(&self, graph: &G, root: G::Wire, found: &mut dyn FnMut(&Match<G::Wire>)) {
        let mut walk = Walk {
            selector: self,
            graph,
            wires: [None; MOST],
            found,
        };
        let mut pending = [None; MOST];
        if let Some(key) = graph.key(root)
            && let Ok(at) = self.roots.binary_search_by_key(&key, |(k, _)| *k)
            && let Some((_, node)) = self.roots.get(at)
        {
            walk.gate(root, key, *node, 0, &mut pending, 0);
        }
        if graph.constant(root).is_some()
            && let Some(node) = self.constant
        {
            walk.leaf(root, node, 0, &mut pending, 0);
        }
        if let Some(node) = self.any {
            walk.leaf(root, node, 0, &mut pending, 0);
        }
    }

    /// The leaves of a pattern, in the order of its tree.
    pub fn leaves(&self, pattern: &Pattern) -> impl Iterator<Item = Leaf> {
        pattern.tree.of(self.tokens).iter().filter_map(|token| match token {
            Token::Leaf(leaf) => Some(*leaf),
            Token::Gate(_) => None,
        })
    }
}

struct Walk<'a, G: Wires> {
    selector: &'a Selector,
    graph: &'a G,
    /// By number, in the order in which they are walked.
    wires: [Option<G::Wire>; MOST],
    found: &'a mut dyn FnMut(&Match<G::Wire>),
}

/// Wires that are still to be walked; the last one is the next.
type Pending<W> = [Option<W>; MOST];

impl<G: Wires> Walk<'_, G> {
    /// The wire is taken as a gate: its inputs come next.
    fn gate(
        &mut self,
        wire: G::Wire,
        key: KeyId,
        node: NodeId,
        number: usize,
        pending: &mut Pending<G::Wire>,
        waiting: usize,
    ) {
        let inputs = self.selector.keys.get(usize::from(key)).map_or(0, |k| k.inputs.len());
        if waiting + inputs > MOST {
            return;
        }
        for i in 0..inputs {
            if let Some(slot) = pending.get_mut(waiting + inputs - 1 - i) {
                *slot = Some(self.graph.input(wire, i));
            }
        }
        self.leaf(wire, node, number, pending, waiting + inputs);
    }

    /// The wire has its place; what is behind it?
    fn leaf(&mut self, wire: G::Wire, node: NodeId, number: usize, pending: &mut Pending<G::Wire>, waiting: usize) {
        let Some(slot) = self.wires.get_mut(number) else { return };
        *slot = Some(wire);
        let selector = self.selector;
        let Some(node) = selector.nodes.get(node as usize) else {
            return;
        };
        for accept in node.accepts.of(selector.accepts) {
            self.accept(accept);
        }
        let Some(next) = waiting.checked_sub(1) else { return };
        let Some(wire) = pending.get(next).copied().flatten() else {
            return;
        };
        let edges = node.edges.of(selector.edges);
        // What is pushed over the wire's own place is put back for the other ways.
        if let Some(key) = self.graph.key(wire).filter(|_| !edges.is_empty())
            && let Ok(at) = edges.binary_search_by_key(&key, |(k, _)| *k)
            && let Some((_, to)) = edges.get(at)
        {
            let mut below = *pending;
            self.gate(wire, key, *to, number + 1, &mut below, next);
        }
        if let Some(to) = node.constant
            && self.graph.constant(wire).is_some()
        {
            let mut below = *pending;
            self.leaf(wire, to, number + 1, &mut below, next);
        }
        if let Some(to) = node.any {
            let mut below = *pending;
            self.leaf(wire, to, number + 1, &mut below, next);
        }
    }

    /// All gates fit: do the leaves?
    fn accept(&mut self, accept: &Accept) {
        let selector = self.selector;
        let Some(pattern) = selector.patterns.get(usize::from(accept.pattern)) else {
            return;
        };
        let mut made = Match {
            pattern: accept.pattern,
            wires: [None; SLOTS],
            values: [0; SLOTS],
            sources: 0,
            imms: 0,
        };
        let mut known = [false; SLOTS];
        for (leaf, number) in selector.leaves(pattern).zip(accept.order.of(selector.orders)) {
            let Some(wire) = self.wires.get(usize::from(*number)).copied().flatten() else {
                return;
            };
            match leaf {
                Leaf::Reg { source, .. } => {
                    let Some(slot) = made.wires.get_mut(usize::from(source)) else {
                        return;
                    };
                    if slot.is_some_and(|before| before != wire) {
                        return;
                    }
                    *slot = Some(wire);
                    made.sources = made.sources.max(source + 1);
                }
                Leaf::Const(value) => {
                    if self.graph.constant(wire) != Some(value) {
                        return;
                    }
                }
                Leaf::Imm { imm, map } => {
                    let constant = self.graph.constant(wire);
                    let Some(value) = constant.and_then(|c| selector.maps.get(usize::from(map))?.invert(c)) else {
                        return;
                    };
                    let at = usize::from(imm);
                    let (Some(slot), Some(known)) = (made.values.get_mut(at), known.get_mut(at)) else {
                        return;
                    };
                    if *known && *slot != value {
                        return;
                    }
                    (*slot, *known) = (value, true);
                    made.imms = made.imms.max(imm + 1);
                }
            }
        }
        let condition = pattern.where_.of(selector.calcs);
        if condition.is_empty() || calculate(condition, made.values()).is_some_and(|held| held != 0) {
            (self.found)(&made);
        }
    }
}
