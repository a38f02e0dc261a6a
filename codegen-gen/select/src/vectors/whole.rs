//! Patterns of gates on vectors as a whole, whose elements move or are counted: which instruction computes one is found by
//! generate and test, as superoptimisers do (Massalin, "Superoptimizer: a look at the smallest program", ASPLOS 1987). An
//! instruction is a candidate where its operands are as many registers and numbers as the gate has inputs; each assignment of
//! inputs to operands is tried with the reference evaluators of both.

use super::super::gates::Types;
use super::super::kept::Kept;
use super::super::machine::Machine;
use super::super::offered::{Given, possible};
use super::super::pattern::{Arg, Held, Holder, Node, Origin, Pattern, Require, Step, data};
use super::super::{GateName, GateSet, Selection};
use super::redundant::{ask_least, under_any};
use super::setting::{self, Setting, With};
use super::trial::Trial;
use super::twins::{ALL, WHOLE};
use onespec_core::isa::FeatureSet;
use onespec_core::select::{Effect, ImmMap};
use onespec_description::model::{Dir, Isa, Kind, Op, Scale};
use onespec_sem::ir::Program;
use std::collections::HashMap;

/// The scale of vectors that candidates are tried on, where a setting of the machine says what it is: so many elements show
/// where they move.
const SCALE: u32 = 8;
const SEED: u64 = 0x5e1e_c701;
/// Values on which a candidate is tried.
const ROUNDS: usize = 256;
/// Types at which a way of computing a gate is wrong whatever state holds, behind which it is not tried at others.
const WRONG: u32 = 2;
/// Inputs of a gate, at most.
const MOST_INPUTS: usize = 4;

/// What patterns of one machine are made from.
pub struct Wholes<'x, 'a> {
    pub isa: &'x Isa,
    pub program: &'x Program,
    pub set: &'x GateSet,
    pub types: &'x Types,
    pub machine: &'x Machine<'a>,
    /// With the patterns that are derived.
    pub selection: &'x Selection,
}

/// Where an instruction has an input of the gate.
#[derive(Clone, Copy)]
enum Slot {
    /// A register of this file.
    Register(u16),
    /// A number up to this.
    Number(i64),
}

/// Operands of an instruction that have a result and inputs.
struct Shape {
    result: usize,
    file: u16,
    slots: Vec<(usize, Slot)>,
}

impl Wholes<'_, '_> {
    /// The patterns that are right for all values that were tried, or were so before.
    pub fn patterns(&self, kept: &mut Kept<'_>) -> Vec<Pattern> {
        let is_whole = |name: &GateName| {
            let gate = self.set.isa.graph.gates.get(usize::from(name.op));
            gate.is_some_and(|gate| gate.data.iter().any(|(key, _)| key == WHOLE))
        };
        let all = (0u16..).zip(&self.selection.gates);
        let gates: Vec<(u16, &GateName)> = all.filter(|(_, name)| is_whole(name)).collect();
        if gates.is_empty() {
            return Vec::new();
        }
        let fixed = self.isa.select.as_ref().and_then(|s| s.scale.as_ref());
        let scale = fixed.and_then(Scale::fixed).unwrap_or(SCALE);
        // Gates on wide vectors are lowered anew for it, so it is made when something is to be tried.
        let mut trial = None;
        let settings = setting::all(self.machine);
        let known = self.settings_of(&settings);
        let mut order: Vec<_> = known.iter().collect();
        order.sort();
        let given = Given::of(self.isa);
        let mut made = Vec::new();
        // Instructions that are known to compute something else compute none of these.
        for (id, _) in &self.selection.without {
            let Some(op) = self.isa.ops.get(usize::from(*id)) else {
                continue;
            };
            let Some(shape) = self.shape(op) else { continue };
            made.extend(kept.whole(self.isa, self.program, usize::from(*id), &order, || {
                let mut found = Vec::new();
                // By opcode of a gate and places of its inputs.
                let mut wrong: HashMap<(u16, Places), u32> = HashMap::new();
                for (at, name) in &gates {
                    for (places, candidate) in self.candidates((*id, op), &shape, (*at, name)) {
                        let wrong = wrong.entry((name.op, places)).or_default();
                        let under: Vec<Option<&Setting>> = match settings.is_empty() {
                            true => vec![None],
                            false => {
                                let own = candidate.results.first().and_then(|repr| known.get(repr));
                                let fits = |at: &usize| own.is_none_or(|own| own.contains(at));
                                (0..settings.len()).filter(fits).map(|at| settings.get(at)).collect()
                            }
                        };
                        if *wrong >= WRONG {
                            continue;
                        }
                        let (before, mut is_wrong) = (found.len(), false);
                        for setting in under {
                            let pattern = self.under(&candidate, setting);
                            if possible(self.isa, self.program, &given, &pattern).is_empty() {
                                continue;
                            }
                            let scaled =
                                || Trial::scaled(self.isa, self.program, self.set, self.selection, SEED, scale);
                            match trial.get_or_insert_with(scaled).run(&pattern, ROUNDS) {
                                Ok(runs) if runs > 0 => found.push(pattern),
                                Ok(_) => {}
                                Err(_) => is_wrong = true,
                            }
                        }
                        // Under no setting it is right, so it will not be for elements of another type.
                        *wrong += u32::from(is_wrong && found.len() == before);
                    }
                }
                ask_least(&mut found);
                under_any(&mut found, &settings);
                found
            }));
        }
        made
    }

    /// By representation of a vector, the settings under which something is known to compute one.
    fn settings_of(&self, settings: &[Setting]) -> HashMap<u16, Vec<usize>> {
        let mut known: HashMap<u16, Vec<usize>> = HashMap::new();
        for pattern in &self.selection.patterns {
            let is_vector = |repr: &&u16| {
                self.machine
                    .reprs
                    .get(usize::from(**repr))
                    .is_some_and(|r| r.lanes.is_some())
            };
            let Some(repr) = pattern.results.first().filter(is_vector) else {
                continue;
            };
            for (at, setting) in settings.iter().enumerate() {
                let with = With {
                    setting: Some(setting),
                    features: FeatureSet::EMPTY,
                };
                let asks = with.requires();
                if !asks.is_empty() && asks.iter().all(|require| pattern.requires.contains(require)) {
                    let list = known.entry(*repr).or_default();
                    if !list.contains(&at) {
                        list.push(at);
                    }
                }
            }
        }
        known
    }

    /// The operands of an instruction that writes one register: registers that it reads, and numbers that have no usual value.
    fn shape(&self, op: &Op) -> Option<Shape> {
        let (mut result, mut slots) = (None, Vec::new());
        for (at, operand) in op.operands.iter().enumerate() {
            match (self.isa.kinds.get(usize::from(operand.kind))?, operand.dir) {
                (Kind::Reg { file, .. }, Dir::In) => slots.push((at, Slot::Register(*file))),
                (Kind::Reg { file, .. }, _) => {
                    if result.replace((at, *file)).is_some() {
                        return None;
                    }
                }
                (Kind::Int, Dir::In) if operand.default.is_none() => {
                    if operand.signed || operand.pcrel || operand.align > 0 || !(1..32).contains(&operand.width) {
                        return None;
                    }
                    slots.push((at, Slot::Number((1 << operand.width) - 1)));
                }
                _ if operand.default.is_some() => {}
                _ => return None,
            }
        }
        let (result, file) = result.filter(|_| (1..=MOST_INPUTS).contains(&slots.len()))?;
        Some(Shape { result, file, slots })
    }

    /// The ways in which an instruction may compute a gate, without what they ask of state, each with the places of inputs.
    fn candidates(&self, of: (u16, &Op), shape: &Shape, (at, name): (u16, &GateName)) -> Vec<(Places, Pattern)> {
        let Some((count, inputs)) = name.inputs.split_last() else {
            return Vec::new();
        };
        let Some(result) = name.own.and_then(|own| self.held(shape.file, own)) else {
            return Vec::new();
        };
        // The register of the result may hold one of the inputs before.
        let same = |input: &u8| Some(*input) == name.own && self.types.lanes(*input).is_some();
        let tied = (0..inputs.len()).filter(|i| inputs.get(*i).is_some_and(same)).map(Some);
        let mut made = Vec::new();
        for tied in [None].into_iter().chain(tied) {
            let rest: Vec<usize> = (0..inputs.len()).filter(|i| Some(*i) != tied).collect();
            if rest.len() != shape.slots.len() || inputs.len() > MOST_INPUTS {
                continue;
            }
            for order in permutations(&rest) {
                let placed = Placed {
                    tied,
                    order: &order,
                    inputs,
                    count: *count,
                };
                let pattern = self.pattern(of, shape, (at, result), &placed);
                made.extend(pattern.map(|pattern| ((tied, order.clone()), pattern)));
            }
        }
        made
    }

    /// The representation in which a register of a file is a value of a type, and nothing more is known of it.
    fn held(&self, file: u16, ty: u8) -> Option<u16> {
        let fits = |(_, r): &(u16, &super::super::machine::Repr)| r.file == file && r.ty == ty && r.full;
        (0u16..).zip(&self.machine.reprs).find(fits).map(|(at, _)| at)
    }

    fn pattern(
        &self,
        (id, op): (u16, &Op),
        shape: &Shape,
        (at, result): (u16, u16),
        of: &Placed<'_>,
    ) -> Option<Pattern> {
        // By input, the operand that it is.
        let slot = |input: usize| match Some(input) == of.tied {
            true => Some((shape.result, Slot::Register(shape.file))),
            false => {
                let nth = of.order.iter().position(|known| *known == input)?;
                shape.slots.get(nth).copied()
            }
        };
        let defaults = op
            .operands
            .iter()
            .map(|operand| Arg::Number(operand.default.unwrap_or(0)));
        let mut args: Vec<Arg> = defaults.collect();
        *args.get_mut(shape.result)? = Arg::Out;
        let (mut tree, mut sources, mut numbers) = (Vec::new(), 0u8, 0u8);
        for (input, ty) in of.inputs.iter().enumerate() {
            let (operand, slot) = slot(input)?;
            let arg = args.get_mut(operand)?;
            match slot {
                Slot::Register(file) => {
                    let repr = self.held(file, *ty)?;
                    tree.push(Node::Reg { source: sources, repr });
                    *arg = Arg::Source(sources);
                    sources += 1;
                }
                Slot::Number(hi) if self.types.lanes(*ty).is_none() => {
                    let map = ImmMap::Affine {
                        width: u8::try_from(self.types.width(*ty)).ok()?,
                        mul: 1,
                        add: 0,
                        lo: 0,
                        hi,
                        step: 1,
                    };
                    tree.push(Node::Imm {
                        imm: numbers,
                        map,
                        ty: *ty,
                    });
                    *arg = Arg::Imm(numbers);
                    numbers += 1;
                }
                Slot::Number(_) => return None,
            }
        }
        tree.push(Node::Const(ALL, of.count));
        Some(Pattern {
            tree: Node::Gate(at, tree),
            results: vec![result],
            steps: vec![Step { op: id, args }],
            value: None,
            where_: Vec::new(),
            effect: Effect::None,
            cost: data(op, "cost", 1),
            latency: data(op, "latency", 1),
            needs: op.needs.clone(),
            requires: Vec::new(),
            approximation: None,
            origin: Origin::Op(id),
        })
    }

    /// The pattern under a setting: with what it asks for, and how many elements count as its last source.
    fn under(&self, pattern: &Pattern, setting: Option<&Setting>) -> Pattern {
        let with = With {
            setting,
            features: FeatureSet::EMPTY,
        };
        let mut made = Pattern {
            needs: with.needs(&pattern.needs),
            requires: with.requires(),
            ..pattern.clone()
        };
        let count = setting.and_then(|setting| setting.count);
        if let (Some(state), Node::Gate(_, args)) = (count, &mut made.tree) {
            let registers = args.iter().filter(|arg| matches!(arg, Node::Reg { .. })).count();
            let of_type = |ty: u8| {
                let mut all = (0u16..).zip(&self.machine.reprs);
                all.find(|(_, r)| r.ty == ty && r.full && r.lanes.is_none())
            };
            if let Some(Node::Const(_, ty)) = args.last().cloned()
                && let Some((repr, _)) = of_type(ty)
                && let Some(last) = args.last_mut()
            {
                let source = registers as u8;
                *last = Node::Reg { source, repr };
                made.requires.push(Require {
                    place: Holder::State(state),
                    held: Held::Source(source),
                });
            }
        }
        made
    }
}

/// The input that is in the register of the result before, and by operand the others.
type Places = (Option<usize>, Vec<usize>);

/// Which inputs of a gate are where.
struct Placed<'p> {
    /// The one that is in the register of the result before.
    tied: Option<usize>,
    /// By operand, the input.
    order: &'p [usize],
    inputs: &'p [u8],
    /// The type of the number of elements that count.
    count: u8,
}

/// All orders of a few numbers.
fn permutations(of: &[usize]) -> Vec<Vec<usize>> {
    let mut all = vec![Vec::new()];
    for _ in of {
        let longer = |row: &Vec<usize>| {
            let rest = of.iter().filter(|n| !row.contains(n));
            rest.map(|n| row.iter().copied().chain([*n]).collect())
                .collect::<Vec<Vec<usize>>>()
        };
        all = all.iter().flat_map(longer).collect();
    }
    all
}
