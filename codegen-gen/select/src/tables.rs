//! Selections as the tables of [`onespec_core::select`]: numbered keys, flat lists, discrimination trees.
//!
//! A pattern with gates that commute enters the tree once for each order of their operands.

use super::pattern::{Arg, Held, Holder, Node, Origin, Pattern, Require};
use super::{GateName, Selection};
use onespec_core::select as core;
use onespec_core::select::{ImmMap, KeyId, NodeId, Span};
use onespec_description::model::{Isa, Scale};
use onespec_diag::Origin as Place;
use onespec_sem::isa_tables as tables;
use std::collections::{BTreeMap, HashMap};

/// Most orders of operands of one pattern.
const MOST_ORDERS: usize = 16;

/// Lowers selections; the same tables serve in memory and as text. `locate` gives the text of a place.
pub fn lower(isa: &Isa, selection: &Selection, locate: &dyn Fn(&Place) -> String) -> core::Selector {
    let mut make = Make {
        isa,
        selection,
        locate,
        keys: Vec::new(),
        key_ids: HashMap::new(),
        origins: Vec::new(),
        origin_ids: HashMap::new(),
        needs: vec![Default::default()],
        maps: Vec::new(),
        map_ids: HashMap::new(),
        tokens: Vec::new(),
        steps: Vec::new(),
        args: Vec::new(),
        calcs: Vec::new(),
        orders: Vec::new(),
        results: Vec::new(),
        trie: vec![Branch::default(), Branch::default()],
        by_op: Vec::new(),
        requires: Vec::new(),
        approximate: Vec::new(),
    };
    let patterns: Vec<core::Pattern> = selection.patterns.iter().map(|p| make.pattern(p)).collect();
    let mut copies = Vec::new();
    let mut all = patterns;
    for (file, pattern) in &selection.copies {
        copies.push((*file, all.len() as u16));
        all.push(make.pattern_alone(pattern));
    }
    make.finish(all, copies)
}

/// The piece of state with the number of a file behind the register files; empty for a file.
fn state_of(isa: &Isa, file: u16) -> &'static str {
    let at = usize::from(file).checked_sub(isa.files.len());
    let state = at.and_then(|at| isa.state.get(at));
    state.map_or("", |state| tables::text(&state.name))
}

fn scale(scale: &Scale) -> core::Scale {
    match scale {
        Scale::Fixed(n) => core::Scale::Fixed(*n),
        Scale::Setting(name, per) => core::Scale::Setting(tables::text(name), *per),
    }
}

fn settings(isa: &Isa) -> Vec<core::Setting> {
    let all = isa.select.iter().flat_map(|s| &s.settings);
    let made = all.map(|setting| {
        let state = setting.state.iter();
        let set = setting.set.iter();
        core::Setting {
            name: tables::text(&setting.name),
            lanes: setting.lanes,
            alike: setting.alike.as_ref().map(|of| tables::text(of)),
            count: setting.count.as_ref().map(|count| tables::text(count)),
            state: tables::leak(state.map(|(name, value)| (tables::text(name), *value)).collect()),
            set: tables::leak(set.map(|(way, text)| (tables::text(way), tables::text(text))).collect()),
        }
    });
    made.collect()
}

fn approximations(isa: &Isa) -> Vec<core::Approximation> {
    let all = isa.select.iter().flat_map(|s| &s.approximations);
    let made = all.map(|made| core::Approximation {
        gate: tables::text(&made.gate),
        cond: tables::text(&made.condition),
        ty: tables::text(&made.ty),
        bound: tables::text(&made.bound),
    });
    made.collect()
}

/// A node of the trees while they grow.
#[derive(Default)]
struct Branch {
    gates: BTreeMap<KeyId, usize>,
    constant: Option<usize>,
    any: Option<usize>,
    accepts: Vec<core::Accept>,
}

/// A step on the way of a pattern through the trees.
#[derive(Clone, Copy, PartialEq)]
enum Way {
    Gate(KeyId),
    Constant,
    Any,
}

/// The ways of a tree in preorder, and the leaf that each is, if it is one.
type Row = Vec<(Way, Option<u8>)>;

struct Make<'a> {
    isa: &'a Isa,
    selection: &'a Selection,
    locate: &'a dyn Fn(&Place) -> String,
    keys: Vec<core::GateKey>,
    key_ids: HashMap<u16, KeyId>,
    origins: Vec<core::PatternOrigin>,
    origin_ids: HashMap<Origin, u16>,
    needs: Vec<onespec_description::model::Needs>,
    maps: Vec<ImmMap>,
    map_ids: HashMap<ImmMap, u16>,
    tokens: Vec<core::Token>,
    steps: Vec<core::Step>,
    args: Vec<core::Arg>,
    calcs: Vec<core::CalcOp>,
    orders: Vec<u8>,
    results: Vec<u16>,
    /// Below 0 are the trees by root; 1 is not used.
    trie: Vec<Branch>,
    by_op: Vec<(u16, u16)>,
    requires: Vec<(u16, core::Require)>,
    approximate: Vec<(u16, u16)>,
}

impl Make<'_> {
    fn pattern(&mut self, pattern: &Pattern) -> core::Pattern {
        let made = self.pattern_alone(pattern);
        let id = self.patterns_so_far();
        for (ways, order) in self.orders(&pattern.tree) {
            let start = self.orders.len() as u32;
            let len = order.len() as u16;
            self.orders.extend(order);
            let mut at = 0;
            for way in ways {
                at = self.down(at, way);
            }
            if let Some(branch) = self.trie.get_mut(at) {
                branch.accepts.push(core::Accept {
                    pattern: id,
                    order: Span(start, len),
                });
            }
        }
        let requires = pattern.requires.iter().map(|r| (id, self.require(r)));
        let requires: Vec<_> = requires.collect();
        self.requires.extend(requires);
        self.approximate.extend(pattern.approximation.map(|of| (id, of)));
        if let Origin::Op(op) = pattern.origin {
            self.by_op.push((op, id));
        }
        self.count();
        made
    }

    fn require(&self, require: &Require) -> core::Require {
        core::Require {
            place: match require.place {
                Holder::Register(file, number) => core::Holder::Register(file, number),
                Holder::State(state) => {
                    let state = self.selection.state.get(usize::from(state));
                    core::Holder::State(tables::text(state.map_or("", String::as_str)))
                }
            },
            held: match require.held {
                Held::Number(n) => core::Held::Number(n),
                Held::Source(i) => core::Held::Source(i),
                Held::Lanes(n) => core::Held::Lanes(n),
            },
        }
    }

    fn patterns_so_far(&self) -> u16 {
        self.trie.get(1).map_or(0, |b| b.accepts.len() as u16)
    }

    /// The unused node counts the patterns.
    fn count(&mut self) {
        if let Some(branch) = self.trie.get_mut(1) {
            branch.accepts.push(core::Accept {
                pattern: 0,
                order: Span::default(),
            });
        }
    }

    fn down(&mut self, at: usize, way: Way) -> usize {
        let next = self.trie.len();
        let Some(branch) = self.trie.get_mut(at) else { return at };
        let to = match way {
            Way::Gate(key) => *branch.gates.entry(key).or_insert(next),
            Way::Constant => *branch.constant.get_or_insert(next),
            Way::Any => *branch.any.get_or_insert(next),
        };
        if to == next {
            self.trie.push(Branch::default());
        }
        to
    }

    /// Every order of a tree: the way through the trees, and for each leaf in the order of the pattern the number of its
    /// wire on that way.
    fn orders(&mut self, tree: &Node) -> Vec<(Vec<Way>, Vec<u8>)> {
        // Each variant: the ways in preorder, and the leaf that each is, if it is one.
        let mut leaf = 0;
        let variants = self.variants(tree, &mut leaf);
        let mut out: Vec<(Vec<Way>, Vec<u8>)> = Vec::new();
        for variant in variants {
            let mut order = vec![0; usize::from(leaf)];
            for (number, (_, of)) in variant.iter().enumerate() {
                if let Some(slot) = of.and_then(|of| order.get_mut(usize::from(of))) {
                    *slot = number as u8;
                }
            }
            let ways: Vec<Way> = variant.into_iter().map(|(way, _)| way).collect();
            out.push((ways, order));
        }
        out
    }

    fn variants(&mut self, node: &Node, leaf: &mut u8) -> Vec<Row> {
        let mut own = |way: Way| {
            *leaf += 1;
            vec![vec![(way, Some(*leaf - 1))]]
        };
        match node {
            Node::Reg { .. } | Node::Any => own(Way::Any),
            Node::Imm { .. } | Node::Const(..) => own(Way::Constant),
            Node::Gate(at, args) => {
                let key = self.key(*at);
                let parts: Vec<Vec<Row>> = args.iter().map(|arg| self.variants(arg, leaf)).collect();
                let commutes = self.selection.gates.get(usize::from(*at)).is_some_and(|g| g.commutes);
                let mut orders: Vec<Vec<usize>> = vec![(0..parts.len()).collect()];
                if commutes && parts.len() == 2 {
                    orders.push(vec![1, 0]);
                }
                let mut out = Vec::new();
                for order in orders {
                    let mut rows = vec![vec![(Way::Gate(key), None)]];
                    for i in order {
                        let Some(part) = parts.get(i) else { continue };
                        rows = rows
                            .iter()
                            .flat_map(|row| part.iter().map(|p| [row.as_slice(), p.as_slice()].concat()))
                            .take(MOST_ORDERS)
                            .collect();
                    }
                    out.extend(rows);
                }
                out.truncate(MOST_ORDERS);
                out
            }
        }
    }

    fn key(&mut self, at: u16) -> KeyId {
        if let Some(key) = self.key_ids.get(&at) {
            return *key;
        }
        let key = self.keys.len() as KeyId;
        let name = |ty: u8| tables::text(self.selection.ty(ty));
        if let Some(GateName {
            gate,
            cond,
            own,
            inputs,
            ..
        }) = self.selection.gates.get(usize::from(at))
        {
            self.keys.push(core::GateKey {
                gate: tables::text(gate),
                cond: tables::text(cond),
                own: own.map_or("", name),
                inputs: tables::leak(inputs.iter().map(|ty| name(*ty)).collect()),
            });
        }
        self.key_ids.insert(at, key);
        key
    }

    /// Everything of a pattern but its place in the trees.
    fn pattern_alone(&mut self, pattern: &Pattern) -> core::Pattern {
        let start = self.tokens.len();
        self.tree(&pattern.tree);
        let tree = Span(start as u32, (self.tokens.len() - start) as u16);
        let start = self.results.len() as u32;
        self.results.extend(&pattern.results);
        let results = Span(start, pattern.results.len() as u16);
        let mut steps = Vec::new();
        for step in &pattern.steps {
            let args: Vec<core::Arg> = step.args.iter().map(|arg| self.arg(arg)).collect();
            let start = self.args.len() as u32;
            let len = args.len() as u16;
            self.args.extend(args);
            steps.push(core::Step {
                op: step.op,
                args: Span(start, len),
            });
        }
        let start = self.steps.len() as u32;
        let len = steps.len() as u16;
        self.steps.extend(steps);
        let needs = self.needs(&pattern.needs);
        core::Pattern {
            tree,
            results,
            steps: Span(start, len),
            value: pattern.value.as_ref().map(|arg| self.arg(arg)),
            where_: self.calc(&pattern.where_),
            effect: pattern.effect,
            cost: pattern.cost,
            latency: pattern.latency,
            needs,
            origin: self.origin(pattern.origin),
        }
    }

    fn needs(&mut self, needs: &onespec_description::model::Needs) -> u16 {
        let known = self.needs.iter().position(|n| n == needs);
        let at = known.unwrap_or_else(|| {
            self.needs.push(needs.clone());
            self.needs.len() - 1
        });
        at as u16
    }

    fn calc(&mut self, ops: &[core::CalcOp]) -> Span {
        let start = self.calcs.len() as u32;
        self.calcs.extend(ops);
        Span(start, ops.len() as u16)
    }

    fn arg(&mut self, arg: &Arg) -> core::Arg {
        match arg {
            Arg::Out => core::Arg::Out,
            Arg::OutOf(file) => core::Arg::OutOf(*file),
            Arg::Source(i) => core::Arg::Source(*i),
            Arg::Temp(i) => core::Arg::Temp(*i),
            Arg::Written(step, operand) => core::Arg::Written(*step, *operand),
            Arg::Fixed(i) => core::Arg::Fixed(*i),
            Arg::Imm(i) => core::Arg::Imm(*i),
            Arg::Calc(ops) => core::Arg::Calc(self.calc(ops)),
            Arg::Constant(ops, repr) => core::Arg::Constant(self.calc(ops), *repr),
            Arg::Number(n) => core::Arg::Number(*n),
            Arg::Target => core::Arg::Target,
            Arg::Alternative(alt, parts) => {
                let parts: Vec<core::Arg> = parts.iter().map(|part| self.arg(part)).collect();
                let start = self.args.len() as u32;
                let len = parts.len() as u16;
                self.args.extend(parts);
                core::Arg::Alternative(*alt, Span(start, len))
            }
        }
    }

    fn tree(&mut self, node: &Node) {
        let token = match node {
            Node::Gate(at, _) => core::Token::Gate(self.key(*at)),
            Node::Reg { source, repr } => core::Token::Leaf(core::Leaf::Reg {
                source: *source,
                repr: *repr,
            }),
            Node::Imm { imm, map, .. } => {
                let next = self.maps.len() as u16;
                let id = *self.map_ids.entry(*map).or_insert(next);
                if id == next {
                    self.maps.push(*map);
                }
                core::Token::Leaf(core::Leaf::Imm { imm: *imm, map: id })
            }
            Node::Const(value, _) => core::Token::Leaf(core::Leaf::Const(*value)),
            Node::Any => core::Token::Leaf(core::Leaf::Any),
        };
        self.tokens.push(token);
        if let Node::Gate(_, args) = node {
            args.iter().for_each(|arg| self.tree(arg));
        }
    }

    fn origin(&mut self, origin: Origin) -> u16 {
        if let Some(id) = self.origin_ids.get(&origin) {
            return *id;
        }
        let id = self.origins.len() as u16;
        let (name, derived, place) = match origin {
            Origin::Op(op) => {
                let op = self.isa.ops.get(usize::from(op));
                let place = op.map_or(String::new(), |o| (self.locate)(&o.origin));
                (op.map_or("", |o| &o.name).to_string(), true, place)
            }
            Origin::Rule(i) => {
                let rule = self.isa.select.as_ref().and_then(|s| s.rules.get(i));
                let place = rule.map_or(String::new(), |r| (self.locate)(&r.origin));
                (super::rules::name(self.isa, i), false, place)
            }
            Origin::Move => (String::new(), true, String::new()),
        };
        self.origins.push(core::PatternOrigin {
            name: tables::text(&name),
            derived,
            place: tables::text(&place),
        });
        self.origin_ids.insert(origin, id);
        id
    }

    fn finish(mut self, patterns: Vec<core::Pattern>, copies: Vec<(u16, u16)>) -> core::Selector {
        let selection = self.selection;
        let (mut nodes, mut edges, mut accepts) = (Vec::new(), Vec::new(), Vec::new());
        // A branch's number is that of its node: all children are there.
        for branch in &self.trie {
            let span = Span(edges.len() as u32, branch.gates.len() as u16);
            edges.extend(branch.gates.iter().map(|(key, to)| (*key, *to as NodeId)));
            let own = Span(accepts.len() as u32, branch.accepts.len() as u16);
            accepts.extend(branch.accepts.iter().copied());
            nodes.push(core::Node {
                edges: span,
                constant: branch.constant.map(|to| to as NodeId),
                any: branch.any.map(|to| to as NodeId),
                accepts: own,
            });
        }
        let root = nodes.first().copied().unwrap_or_default();
        if let Some(unused) = nodes.get_mut(1) {
            *unused = core::Node::default();
        }
        let roots = self.trie.first().map_or(Vec::new(), |branch| {
            branch.gates.iter().map(|(key, to)| (*key, *to as NodeId)).collect()
        });
        self.by_op.sort_unstable();
        let fuses = self.isa.select.as_ref().and_then(|s| s.fuses.clone());
        let fuses = fuses.map(|f| core::Fuses {
            needs: self.needs(&f.needs),
            cost: f.cost,
        });
        core::Selector {
            params: tables::leak(
                selection
                    .params
                    .iter()
                    .map(|(name, v)| (tables::text(name), *v))
                    .collect(),
            ),
            gates: tables::text(&selection.gate_set),
            keys: tables::leak(self.keys),
            reprs: tables::leak(
                selection
                    .reprs
                    .iter()
                    .map(|r| core::Repr {
                        name: tables::text(&r.name),
                        ty: tables::text(selection.ty(r.ty)),
                        file: r.file,
                        state: state_of(self.isa, r.file),
                        at_border: r.border,
                        constants: r.constants,
                    })
                    .collect(),
            ),
            weaken: tables::leak(selection.weaken.clone()),
            copies: tables::leak(copies),
            patterns: tables::leak(patterns),
            nodes: tables::leak(nodes),
            roots: tables::leak(roots),
            constant: root.constant,
            any: root.any,
            needs: tables::leak(self.needs.iter().map(tables::needs).collect()),
            origins: tables::leak(self.origins),
            maps: tables::leak(self.maps),
            tokens: tables::leak(self.tokens),
            steps: tables::leak(self.steps),
            args: tables::leak(self.args),
            calcs: tables::leak(self.calcs),
            edges: tables::leak(edges),
            accepts: tables::leak(accepts),
            orders: tables::leak(self.orders),
            results: tables::leak(self.results),
            by_op: tables::leak(self.by_op),
            requires: tables::leak(self.requires),
            approximate: tables::leak(self.approximate),
            beside: tables::leak(selection.beside.clone()),
            approximations: tables::leak(approximations(self.isa)),
            scale: self.isa.select.as_ref().and_then(|s| s.scale.as_ref()).map(scale),
            settings: tables::leak(settings(self.isa)),
            fuses,
        }
    }
}
