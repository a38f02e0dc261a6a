//! The patterns of a selector for one target as discrimination trees: without the instructions that the target lacks,
//! with numbers instead of lists, and with the inputs of each pattern's cost. Built once for a machine;
//! [`select`](crate::select) visits it for each gate.

use super::Machine;
use onespec_core::isa::{Dir, Operand};
use onespec_core::select::{
    Arg, Effect, Held, Holder, KeyId, Leaf, NodeId, PatternId, ReprId, Require, Selector, Span, Token,
};

/// No key.
pub const NO_KEY: KeyId = KeyId::MAX;
/// A set of representations: a bit for each.
pub type Reprs = u64;

/// Costs are counted in this part of an instruction, so that shared ones can be divided.
pub const UNIT: u32 = 64;
/// What a constant costs that an instruction needs in a register.
const CONSTANT: u32 = 2 * UNIT;
/// What a source costs that a pattern requires in a register by number: it is copied there, and what was there comes back.
const REQUIRED: u32 = 2 * UNIT;
/// A register that is written beside a result in state. It is less than an instruction, but more than half of one: an input
/// that something else needs, too, is computed once, in a register.
const BESIDE: u32 = UNIT * 3 / 4;
/// A source that is written over: where all else is the same, an instruction that leaves it needs no copy.
const OVER: u32 = 1;
/// No node.
pub const NO_NODE: u32 = u32::MAX;

/// Discrimination trees over the patterns that a target has, and the costs of these patterns.
pub struct Automaton {
    nodes: Vec<Node>,
    edges: Vec<(KeyId, u32)>,
    accepts: Vec<Accept>,
    leaves: Vec<Placed>,
    checks: Vec<Check>,
    /// By key, the node behind a gate that is the root; [`NO_NODE`] without patterns.
    roots: Vec<u32>,
    /// Patterns whose tree is a constant.
    constants: Vec<Accept>,
    /// By key, how many inputs are looked at.
    arity: Vec<u8>,
    /// By pattern.
    costs: Vec<PatternCost>,
    conversions: Vec<Conversion>,
    /// By pattern: the target has it.
    has: Vec<bool>,
}

/// A node: what may follow for the next wire.
#[derive(Debug, Clone, Copy)]
pub struct Node {
    edges: (u32, u32),
    pub constant: u32,
    pub any: u32,
    accepts: (u32, u32),
}

/// A pattern in one order of operands, with its leaves.
#[derive(Debug, Clone, Copy)]
pub struct Accept {
    pub pattern: PatternId,
    /// As of its [`PatternCost`]: most are too costly, and then nothing else is looked at.
    pub effect: Effect,
    pub cost: u32,
    pub reprs: Reprs,
    leaves: (u32, u32),
}

/// A leaf and the number of its wire, in the order in which wires are walked.
#[derive(Debug, Clone, Copy)]
pub struct Placed {
    pub wire: u8,
    pub leaf: Leaf,
}

/// An operand that has to hold a number computed from a match.
#[derive(Debug, Clone, Copy)]
pub struct Check {
    pub calc: Span,
    pub operand: &'static Operand,
}

/// What is known of a pattern's pattern_cost without its sources.
#[derive(Debug, Clone, Copy)]
pub struct PatternCost {
    /// In parts of an instruction.
    pub cost: u32,
    /// All representations in which the result is, implied ones with them.
    pub reprs: Reprs,
    pub effect: Effect,
    pub where_: Span,
    /// Whether registers that no operand names, or state, have to hold something.
    pub requires: bool,
    checks: (u32, u32),
}

/// A change of representation.
#[derive(Debug, Clone, Copy)]
pub struct Conversion {
    pub pattern: PatternId,
    pub from: ReprId,
}

impl Automaton {
    /// `weaker` are the representations that each implies, `has` says of each list of needs whether the target has it.
    pub fn new(
        machine: &Machine,
        selector: &'static Selector,
        (weaker, has): (&[Reprs], &[bool]),
        approximate: bool,
    ) -> Automaton {
        let mut automaton = Automaton {
            nodes: Vec::new(),
            edges: Vec::new(),
            accepts: Vec::new(),
            leaves: Vec::new(),
            checks: Vec::new(),
            roots: vec![NO_NODE; selector.keys.len()],
            constants: Vec::new(),
            arity: selector.keys.iter().map(|k| k.inputs.len() as u8).collect(),
            costs: Vec::with_capacity(selector.patterns.len()),
            conversions: Vec::new(),
            has: Vec::new(),
        };
        for (id, pattern) in (0 as PatternId..).zip(selector.patterns) {
            let is_moved = |require: &Require| match (require.place, require.held) {
                (Holder::Register(..), Held::Source(_)) => REQUIRED,
                _ => 0,
            };
            let moved: u32 = selector.requires(id).map(|require| is_moved(&require)).sum();
            let results = pattern.results.of(selector.results).iter();
            let mut pattern_cost = PatternCost {
                cost: u32::from(pattern.cost) * UNIT + moved,
                reprs: results.fold(0, |all, r| all | weaker.get(usize::from(*r)).copied().unwrap_or(0)),
                effect: pattern.effect,
                where_: pattern.where_,
                requires: selector.requires(id).next().is_some(),
                checks: (automaton.checks.len() as u32, 0),
            };
            let mut written = pattern.results.of(selector.results).iter();
            let is_state = |repr: &ReprId| {
                selector
                    .reprs
                    .get(usize::from(*repr))
                    .is_some_and(|r| !r.state.is_empty())
            };
            let steps = pattern.steps.of(selector.steps);
            let mut operands = steps.iter().flat_map(|step| machine.operands(step.op));
            if written.any(is_state) && operands.any(|operand| operand.dir != Dir::In) {
                pattern_cost.cost += BESIDE;
            }
            for step in pattern.steps.of(selector.steps) {
                for (arg, operand) in step.operands(selector, machine.isa) {
                    match arg {
                        Arg::Source(_) if operand.dir != Dir::In => pattern_cost.cost += OVER,
                        Arg::Calc(calc) => automaton.checks.push(Check { calc: *calc, operand }),
                        Arg::Constant(..) => pattern_cost.cost += CONSTANT,
                        _ => {}
                    }
                }
            }
            pattern_cost.checks.1 = automaton.checks.len() as u32;
            automaton.costs.push(pattern_cost);
        }
        let all = 0..selector.patterns.len() as PatternId;
        automaton.has = all
            .map(|pattern| has_pattern(machine, selector, (has, approximate), pattern))
            .collect();
        let mut copy = Copy {
            selector,
            to: &mut automaton,
        };
        for (key, node) in selector.roots {
            let at = copy.node(*node);
            if let Some(root) = copy.to.roots.get_mut(usize::from(*key)) {
                *root = at;
            }
        }
        let constant = selector.constant.map_or(NO_NODE, |node| copy.node(node));
        copy.to.find_constants(constant);
        let changes = |pattern: PatternId| {
            let pattern = selector.patterns.get(usize::from(pattern))?;
            match pattern.tree.of(selector.tokens) {
                [Token::Leaf(Leaf::Reg { repr, .. })] => Some(*repr),
                _ => None,
            }
        };
        let any = selector.any.and_then(|node| selector.nodes.get(node as usize));
        for accept in any.map_or(&[][..], |node| node.accepts.of(selector.accepts)) {
            if copy.to.has(accept.pattern)
                && let Some(from) = changes(accept.pattern)
            {
                copy.to.conversions.push(Conversion {
                    pattern: accept.pattern,
                    from,
                });
            }
        }
        automaton
    }

    /// Whether the target has a pattern.
    pub fn has(&self, pattern: PatternId) -> bool {
        self.has.get(usize::from(pattern)).copied().unwrap_or(false)
    }

    /// The node behind a gate with a key that is the root.
    pub fn root(&self, key: KeyId) -> u32 {
        self.roots.get(usize::from(key)).copied().unwrap_or(NO_NODE)
    }

    /// A node of this automaton.
    pub fn node(&self, node: u32) -> Option<&Node> {
        self.nodes.get(node as usize)
    }

    /// What may follow if the next wire is a gate with this key.
    pub fn edge(&self, node: &Node, key: KeyId) -> Option<u32> {
        let edges = self.edges.get(node.edges.0 as usize..node.edges.1 as usize)?;
        let at = edges.binary_search_by_key(&key, |(k, _)| *k).ok()?;
        edges.get(at).map(|(_, to)| *to)
    }

    /// Whether a gate may follow at all.
    pub fn has_edges(&self, node: &Node) -> bool {
        node.edges.0 != node.edges.1
    }

    /// The patterns that end at a node.
    pub fn accepts(&self, node: &Node) -> &[Accept] {
        self.accepts
            .get(node.accepts.0 as usize..node.accepts.1 as usize)
            .unwrap_or(&[])
    }

    /// The leaves of a pattern.
    pub fn leaves(&self, accept: &Accept) -> &[Placed] {
        self.leaves
            .get(accept.leaves.0 as usize..accept.leaves.1 as usize)
            .unwrap_or(&[])
    }

    /// The pattern_cost of a pattern.
    pub fn pattern_cost(&self, pattern: PatternId) -> &PatternCost {
        &self.costs[usize::from(pattern)]
    }

    /// Operands of a pattern that have to hold what is computed for them.
    pub fn checks(&self, pattern_cost: &PatternCost) -> &[Check] {
        self.checks
            .get(pattern_cost.checks.0 as usize..pattern_cost.checks.1 as usize)
            .unwrap_or(&[])
    }

    /// Inputs that are looked at of a gate with a key.
    pub fn arity(&self, key: KeyId) -> usize {
        match key {
            NO_KEY => 0,
            key => self.arity.get(usize::from(key)).copied().unwrap_or(0).into(),
        }
    }

    /// Patterns whose tree is a constant, without those that never cost less than another one that gives as much.
    fn find_constants(&mut self, root: u32) {
        let Some(root) = self.nodes.get(root as usize) else {
            return;
        };
        let all: Vec<Accept> = self.accepts(root).to_vec();
        for (at, accept) in all.iter().enumerate() {
            if !all[..at].iter().any(|other| self.is_as_good(other, accept)) {
                self.constants.push(*accept);
            }
        }
    }

    /// Whether a pattern fits wherever another one does, gives at least what that gives, and costs no more.
    fn is_as_good(&self, one: &Accept, other: &Accept) -> bool {
        let (a, b) = (self.pattern_cost(one.pattern), self.pattern_cost(other.pattern));
        let same = match (self.leaves(one), self.leaves(other)) {
            ([x], [y]) => x.leaf == y.leaf,
            _ => false,
        };
        let sure = a.where_.1 == 0 && self.checks(a).is_empty();
        same && sure && a.cost <= b.cost && a.reprs & b.reprs == b.reprs
    }

    /// Patterns whose tree is a constant; its wire has the number 0.
    pub fn constants(&self) -> &[Accept] {
        &self.constants
    }

    /// All changes of representation.
    pub fn conversions(&self) -> &[Conversion] {
        &self.conversions
    }
}

/// Whether a target has a pattern: its instructions (`has`, by index into [`Selector::needs`]), registers for what it reads
/// and gives, a way to what it requires, and the leave to compute what it computes.
fn has_pattern(
    machine: &Machine,
    selector: &'static Selector,
    (has, approximate): (&[bool], bool),
    pattern: PatternId,
) -> bool {
    let Some(of) = selector.patterns.get(usize::from(pattern)) else {
        return false;
    };
    let is_held = |repr: ReprId| {
        let repr = selector.reprs.get(usize::from(repr));
        repr.is_some_and(|repr| !repr.state.is_empty() || machine.bank_of_file(repr.file).is_some())
    };
    let read = selector.leaves(of).all(|leaf| match leaf {
        Leaf::Reg { repr, .. } => is_held(repr),
        _ => true,
    });
    read && of.results.of(selector.results).iter().all(|repr| is_held(*repr))
        && selector.requires(pattern).all(|require| machine.holds_for(&require))
        && (approximate || selector.approximation(pattern).is_none())
        && has.get(usize::from(of.needs)).copied().unwrap_or(true)
}

/// Copies trees, without patterns that the target lacks and nodes that lead to none.
struct Copy<'a> {
    selector: &'static Selector,
    to: &'a mut Automaton,
}

impl Copy<'_> {
    /// The copy of a node, [`NO_NODE`] if nothing is left of it. Trees are no deeper than patterns are large.
    fn node(&mut self, node: NodeId) -> u32 {
        let selector = self.selector;
        let Some(old) = selector.nodes.get(node as usize) else {
            return NO_NODE;
        };
        let mut edges = Vec::new();
        for (key, to) in old.edges.of(selector.edges) {
            let to = self.node(*to);
            if to != NO_NODE {
                edges.push((*key, to));
            }
        }
        let constant = old.constant.map_or(NO_NODE, |node| self.node(node));
        let any = old.any.map_or(NO_NODE, |node| self.node(node));
        let accepts = self.to.accepts.len() as u32;
        for accept in old.accepts.of(selector.accepts) {
            if self.to.has(accept.pattern) {
                self.accept(accept);
            }
        }
        let accepts = (accepts, self.to.accepts.len() as u32);
        if edges.is_empty() && constant == NO_NODE && any == NO_NODE && accepts.0 == accepts.1 {
            return NO_NODE;
        }
        let start = self.to.edges.len() as u32;
        self.to.edges.extend(edges);
        self.to.nodes.push(Node {
            edges: (start, self.to.edges.len() as u32),
            constant,
            any,
            accepts,
        });
        self.to.nodes.len() as u32 - 1
    }

    fn accept(&mut self, accept: &onespec_core::select::Accept) {
        let selector = self.selector;
        let Some(pattern) = selector.patterns.get(usize::from(accept.pattern)) else {
            return;
        };
        let start = self.to.leaves.len() as u32;
        let order = accept.order.of(selector.orders);
        let leaves = selector.leaves(pattern).zip(order);
        self.to
            .leaves
            .extend(leaves.map(|(leaf, wire)| Placed { wire: *wire, leaf }));
        // Constants are asked for first: they fit more rarely than registers can be had, and cost less to ask.
        self.to.leaves[start as usize..].sort_by_key(|p| matches!(p.leaf, Leaf::Reg { .. }));
        let pattern_cost = self.to.pattern_cost(accept.pattern);
        self.to.accepts.push(Accept {
            pattern: accept.pattern,
            effect: pattern_cost.effect,
            cost: pattern_cost.cost,
            reprs: pattern_cost.reprs,
            leaves: (start, self.to.leaves.len() as u32),
        });
    }
}
