//! Which values would best lie in one place, or beside each other: sets of values with offsets, by union-find. Ties,
//! parameters of blocks and parts of groups join values, those in the deepest loops first. Sets only say what is preferred.

use super::graph::Graph;
use super::input::{Function, Kind, Operand, Value};
use super::registers::Registers;

/// The most units that a set may span.
const MAX_SPAN: i64 = 64;

#[derive(Debug, Clone, Copy)]
struct Set {
    /// The first and the last unit, behind it, that any value of the set takes, from the root's first.
    low: i64,
    high: i64,
    align: i64,
    /// How many values it has.
    count: u32,
    /// Where the root would lie if all members lay as the one that was placed last.
    last: Option<i64>,
    /// The same from an operand that is fixed.
    fixed: Option<i64>,
}

/// Sets of values.
#[derive(Debug, Clone, Default)]
pub struct Affinity {
    parent: Vec<u32>,
    /// From the parent's first unit.
    offset: Vec<i64>,
    /// By value; of roots alone.
    sets: Vec<Set>,
}

/// The units that a set takes around one of its values.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Span {
    /// Units before the value, and in all.
    pub before: usize,
    pub size: usize,
    pub align: usize,
}

impl Affinity {
    pub fn new(function: &Function, graph: &Graph, registers: &Registers) -> Affinity {
        let count = function.values.len();
        let set = |value: usize| {
            let class = function.class_of(Value(value as u32));
            Set {
                low: 0,
                high: class.size.into(),
                align: class.align.into(),
                count: 1,
                last: None,
                fixed: None,
            }
        };
        let mut affinity = Affinity {
            parent: (0..count as u32).collect(),
            offset: vec![0; count],
            sets: (0..count).map(set).collect(),
        };
        // Deeper blocks first, then in order.
        let mut blocks = graph.order.clone();
        blocks.sort_by_key(|b| std::cmp::Reverse(graph.depth[*b as usize]));
        for block in &blocks {
            let block = *block as usize;
            for inst in function.insts_of(block) {
                affinity.inst(function, inst);
            }
            for edge in function.edges_of(block) {
                let to = function.edges[edge].to.index();
                for (arg, param) in function.args_of(edge).iter().zip(function.params_of(to)) {
                    affinity.join(function, *arg, *param, 0);
                }
            }
        }
        for block in &blocks {
            for inst in function.insts_of(*block as usize) {
                for operand in function.operands_of(inst) {
                    affinity.fix(function, registers, operand);
                }
            }
        }
        affinity
    }

    fn inst(&mut self, function: &Function, inst: usize) {
        let operands = function.operands_of(inst);
        for operand in operands {
            if let Some(to) = operand.tied.and_then(|to| operands.get(usize::from(to))) {
                self.join(function, to.value, operand.value, to.offset.into());
            }
        }
        if function.insts[inst].kind == Kind::Parts {
            let mut defs = operands.iter().filter(|o| o.role.is_def());
            let (mut def, mut taken) = (defs.next(), 0i64);
            for operand in operands.iter().filter(|o| !o.role.is_def()) {
                let size = |o: &Operand| i64::from(function.classes[o.class.index()].size);
                let mut used = 0;
                while used < size(operand) {
                    let Some(to) = def else { break };
                    // Unit `used` of the use is unit `taken` of the definition.
                    self.join(
                        function,
                        operand.value,
                        to.value,
                        i64::from(operand.offset) + used - taken,
                    );
                    let both = (size(operand) - used).min(size(to) - taken);
                    used += both;
                    taken += both;
                    if taken == size(to) {
                        (def, taken) = (defs.next(), 0);
                    }
                }
            }
        }
    }

    /// The root, and where the value begins from the root's first unit.
    fn root(&self, value: u32) -> (u32, i64) {
        let (mut at, mut offset) = (value, 0);
        while self.parent[at as usize] != at {
            offset += self.offset[at as usize];
            at = self.parent[at as usize];
        }
        (at, offset)
    }

    /// Joins two values of which the second begins `offset` units behind the first.
    fn join(&mut self, function: &Function, a: Value, b: Value, offset: i64) {
        if function.class_of(a).file != function.class_of(b).file {
            return;
        }
        let ((ra, oa), (rb, ob)) = (self.root(a.0), self.root(b.0));
        if ra == rb {
            return;
        }
        // Of the two roots.
        let distance = oa + offset - ob;
        let (sa, sb) = (self.sets[ra as usize], self.sets[rb as usize]);
        let (low, high) = (sa.low.min(sb.low + distance), sa.high.max(sb.high + distance));
        if high - low > MAX_SPAN {
            return;
        }
        let align = sa.align.max(sb.align);
        // The larger set keeps its root, so that paths are short.
        let (root, child, distance, low, high) = if sa.count >= sb.count {
            (ra, rb, distance, low, high)
        } else {
            (rb, ra, -distance, low - distance, high - distance)
        };
        self.parent[child as usize] = root;
        self.offset[child as usize] = distance;
        let set = &mut self.sets[root as usize];
        (set.low, set.high, set.align) = (low, high, align);
        set.count = sa.count + sb.count;
    }

    fn fix(&mut self, function: &Function, registers: &Registers, operand: &Operand) {
        let class = &function.classes[operand.class.index()];
        let starts = registers.starts(operand.class.index());
        let file = class.file.index();
        let only = starts.first().filter(|first| Some(*first) == starts.last());
        let Some(at) = operand.fixed.map(|fixed| registers.unit(file, fixed)).or(only) else {
            return;
        };
        let (root, offset) = self.root(operand.value.0);
        let set = &mut self.sets[root as usize];
        let base = at as i64 - i64::from(operand.offset) - offset;
        set.fixed.get_or_insert(base);
    }

    /// Where a value would best begin, best first.
    pub fn hints(&self, value: u32) -> [Option<usize>; 2] {
        let (root, offset) = self.root(value);
        let set = &self.sets[root as usize];
        let at = |base: Option<i64>| base.and_then(|base| usize::try_from(base + offset).ok());
        [at(set.last), at(set.fixed)]
    }

    /// The units that the set of a value takes around it, if they are more than its own.
    pub fn span(&self, function: &Function, value: u32) -> Option<Span> {
        let (root, offset) = self.root(value);
        let set = &self.sets[root as usize];
        let size = set.high - set.low;
        (size > i64::from(function.class_of(Value(value)).size)).then_some(Span {
            before: (offset - set.low) as usize,
            size: size as usize,
            align: set.align as usize,
        })
    }

    /// Notes where a value was placed.
    pub fn placed(&mut self, value: u32, at: usize) {
        let (root, offset) = self.root(value);
        self.sets[root as usize].last = Some(at as i64 - offset);
    }
}
