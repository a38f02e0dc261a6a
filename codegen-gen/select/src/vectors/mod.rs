//! Patterns on vectors: what an instruction does to every lane, as a tree of gates on vectors.
//!
//! `onespec_lanes` evaluates an instruction for one lane. `meaning` takes from such a run what one result is computed
//! from; the function of the lane is covered with gates on scalars like any other; `twins` puts the gates on vectors in
//! their places that do the same to each element. What does not depend on the lane stays scalar, below a gate that puts
//! a scalar into every element.
//!
//! Where a mask says which lanes are written there are two patterns: one that asks for a mask of ones, and one that is a
//! selection between the result and what the register held.

mod given;
mod meaning;
mod numbers;
mod setting;
mod traps;
pub mod trial;
mod twins;

use super::gates::Types;
use super::lift::{Lift, Tree};
use super::machine::Machine;
use super::pattern::{Arg, Held, Holder, Maps, Node, Origin, Pattern, Require, Step, data, of_move};
use super::prune::Moves;
use super::symbolic::NoPattern;
use super::{GateName, GateSet, Selection};
use meaning::{Access, Cell, Meaning, Register};
use numbers::Number;
use onespec_core::isa::FeatureSet;
use onespec_core::select::Effect;
use onespec_description::model::{Approximation, Isa, Kind, Op};
use onespec_lanes::sources::Sources;
use onespec_lanes::split::leaves;
use onespec_lanes::substitute;
use onespec_lanes::term::{Id, Terms, Var};
use onespec_lanes::variables::Variable;
use onespec_lanes::world::World;
use onespec_sem::ir::{FuncId, Program};
use setting::{Setting, With};
use std::collections::{HashMap, HashSet};
use twins::Twins;

/// Most choices of types and of numbers for one run.
const MOST_CHOICES: usize = 400;
/// Most trees that are kept for one choice.
const MOST_TREES: usize = 4;

/// Derives patterns on vectors of one machine.
pub struct Vectors<'x, 'a> {
    machine: &'x Machine<'a>,
    types: &'x Types,
    world: World<'a>,
    sources: Sources,
    twins: Twins,
    /// Gates that read a vector as one of another type.
    casts: HashSet<u16>,
    /// What free moves between registers of scalars compute, over source 0.
    free: Vec<Node>,
    /// Approximations that never differ from their gates: other words for these.
    exact: Vec<u16>,
    /// Settings under which instructions are evaluated; none: as they are.
    settings: Vec<Setting>,
}

/// How a source is read.
#[derive(Debug, Clone, Copy)]
struct Source {
    cell: Cell,
    /// The variable that stands for it in the function.
    variable: Id,
}

impl<'x, 'a> Vectors<'x, 'a> {
    /// `None`: no register of the machine holds a vector. The gates on vectors are added to `names`, which are those of the
    /// gates that cover terms.
    pub fn new(
        machine: &'x Machine<'a>,
        types: &'x Types,
        set: &GateSet,
        free: &Moves,
        names: &mut Vec<GateName>,
        terms: &mut Terms,
    ) -> Option<Vectors<'x, 'a>> {
        machine.reprs.iter().find(|r| r.lanes.is_some())?;
        let zeros = machine.given.iter().filter(|(_, value)| *value == 0);
        let zeros: Vec<u16> = zeros.map(|(state, _)| *state).collect();
        let mut sources = Sources::default();
        let arch = set.isa.graph.arch.as_ref();
        let address = arch.map_or(0, |(_, narrow, wide)| {
            if types.width(*narrow) == machine.word() {
                *narrow
            } else {
                *wide
            }
        });
        let memory = onespec_lanes::Location::whole(onespec_lanes::Place::Memory);
        sources.variable(terms, memory, 1);
        Some(Vectors {
            settings: setting::all(machine),
            exact: exact(machine.isa),
            free: free
                .list()
                .map(|(from, tree, results)| of_move(from, tree, results.to_vec()).tree)
                .filter(|tree| matches!(tree, Node::Gate(..)))
                .collect(),
            machine,
            types,
            world: World::new(machine.isa, machine.program).with_zeros(&zeros),
            sources,
            twins: Twins::new(types, set, address, names),
            casts: HashSet::new(),
        })
    }

    /// Reading a register of vectors as one of another type costs nothing.
    pub fn moves(&mut self, lift: &Lift<'_>) -> Vec<Pattern> {
        let machine = self.machine;
        let reprs = || (0u16..).zip(&machine.reprs).filter(|(_, r)| r.lanes.is_some());
        let mut made = Vec::new();
        for (to, r) in reprs() {
            for (from, s) in reprs().filter(|(from, s)| *from != to && s.file == r.file) {
                let cast = lift.gates.casts.iter().find_map(|at| {
                    let twin = self.twins.of(*at, r.lanes?.0)?;
                    let (own, inputs) = self.twins.types(twin)?;
                    (own == r.ty && inputs.first() == Some(&s.ty)).then_some(twin)
                });
                if let Some(cast) = cast {
                    self.casts.insert(cast);
                    let leaf = Node::Reg { source: 0, repr: from };
                    made.push(Pattern {
                        tree: Node::Gate(cast, vec![leaf, Node::Any]),
                        ..of_move(from, &Tree::Source(0, s.ty), vec![to])
                    });
                }
            }
        }
        made
    }

    /// What an instruction computes lane by lane. An error says why that is nothing.
    pub fn instruction(
        &mut self,
        terms: &mut Terms,
        lift: &mut Lift<'a>,
        maps: &mut Maps,
        id: usize,
    ) -> Result<Vec<Pattern>, NoPattern> {
        if self.settings.is_empty() {
            return self.under(terms, lift, maps, id, None);
        }
        let count = self.twins.count();
        let mut reprs = self.machine.reprs.iter();
        if !reprs.any(|r| r.full && r.lanes.is_none() && Some(r.ty) == count) {
            return Err("no register holds how many elements count");
        }
        let (mut made, mut why) = (Vec::new(), None);
        for setting in self.settings.clone() {
            self.world.known.clone_from(&setting.known);
            self.world.settings.clone_from(&setting.settings);
            match self.under(terms, lift, maps, id, Some(&setting)) {
                Ok(found) => made.extend(found),
                Err(bad) => {
                    why.get_or_insert(bad);
                }
            }
        }
        ask_least(&mut made);
        match made.is_empty() {
            true => Err(why.unwrap_or("no gates compute it")),
            false => Ok(made),
        }
    }

    /// Whether patterns on vectors of an instruction are looked for: where there are settings, only if it names a register of
    /// vectors.
    pub fn is_about(&self, op: &Op) -> bool {
        let machine = self.machine;
        let holds = |file: u16| machine.reprs.iter().any(|r| r.file == file && r.lanes.is_some());
        let named = |kind: u16| match machine.isa.kinds.get(usize::from(kind)) {
            Some(Kind::Reg { file, .. }) => holds(*file),
            _ => false,
        };
        self.settings.is_empty() || op.operands.iter().any(|o| named(o.kind))
    }

    /// What an instruction computes under a setting.
    fn under(
        &mut self,
        terms: &mut Terms,
        lift: &mut Lift<'a>,
        maps: &mut Maps,
        id: usize,
        setting: Option<&Setting>,
    ) -> Result<Vec<Pattern>, NoPattern> {
        let (op, code) = (self.machine.isa.ops.get(id), self.machine.program.insts.get(id));
        let (Some(op), Some(Some(code))) = (op, code) else {
            return Err("it has no semantics of its own");
        };
        let (variables, runs) = leaves(&self.world, terms, &mut self.sources, op, code);
        let (mut made, mut why): (Vec<Pattern>, Option<NoPattern>) = (Vec::new(), None);
        let mut known = HashSet::new();
        for leaf in runs {
            let run = match leaf.done {
                Ok(run) => run,
                Err(bad) => {
                    why.get_or_insert(bad);
                    continue;
                }
            };
            let by_state = |var: &Var| matches!(var, Var::State(_));
            if setting.is_some() && leaf.choice.narrowed.iter().any(by_state) {
                why.get_or_insert("it depends on state");
                continue;
            }
            terms.begin();
            let Some(features) =
                setting::features(&leaf.choice).or_else(|| setting.is_none().then_some(FeatureSet::EMPTY))
            else {
                // What is so only where a feature lacks is no use.
                continue;
            };
            let with = With { setting, features };
            let meaning = meaning::read(self.machine, terms, &mut self.sources, &run, setting);
            let numbers = numbers::choices(self.machine, op, &variables, &leaf.choice);
            let found = match (meaning, numbers) {
                // What is required of a register of a file is in that one alone: other operands are elsewhere.
                (Ok(meaning), _) if numbers::names_some_registers(&variables, &leaf.choice, &meaning.fixed()) => {
                    Err("it does so for some registers only")
                }
                (Ok(meaning), Ok(numbers)) => {
                    self.run(terms, lift, maps, (id, op), (&meaning, with), (&variables, &numbers))
                }
                (Err(bad), _) | (_, Err(bad)) => Err(bad),
            };
            match found {
                Ok(found) => made.extend(found.into_iter().filter(|p| known.insert(key(p)))),
                Err(bad) => {
                    why.get_or_insert(bad);
                }
            }
        }
        match made.is_empty() {
            true => Err(why.unwrap_or("no gates compute it")),
            false => Ok(made),
        }
    }

    /// The patterns of a run: for each choice of types, and of numbers that are part of the function.
    fn run(
        &mut self,
        terms: &mut Terms,
        lift: &mut Lift<'a>,
        maps: &mut Maps,
        (id, op): (usize, &Op),
        (meaning, with): (&Meaning, With<'_>),
        (variables, numbers): (&[Variable], &numbers::Choices),
    ) -> Result<Vec<Pattern>, NoPattern> {
        let (mut made, mut traps) = (Vec::new(), true);
        let choices = numbers.rows(terms, &[Some(meaning.function), meaning.trap]);
        let typings = self.typings(meaning, with.setting);
        for numbers in choices.iter().take(MOST_CHOICES) {
            let trap = meaning.trap.map(|trap| with_numbers(terms, trap, numbers));
            let mut with = with;
            let trap = trap.map(|trap| with.features(terms, trap));
            if trap.is_some_and(|trap| !traps::never(terms, trap, variables, &meaning.fixed())) {
                continue;
            }
            traps = false;
            if let Some(access) = meaning.access {
                // Lanes begin at the address that is a source: an offset to it is 0.
                let zeros: Vec<Number> = numbers.iter().map(Number::zero).collect();
                let numbers = [numbers.as_slice(), &zeros].into_iter().find(|numbers| {
                    let offset = with_numbers(terms, meaning.function, numbers);
                    terms.as_const(offset) == Some(0)
                });
                if let Some(numbers) = numbers {
                    let maker = |typing: &Typing| self.access(access, meaning, typing, (numbers, &with), (id, op));
                    made.extend(typings.iter().filter_map(maker));
                }
                continue;
            }
            for typing in typings.iter().take(MOST_CHOICES) {
                terms.begin();
                let Some((function, sources)) = self.function(terms, meaning, numbers, typing) else {
                    continue;
                };
                let Some((lanes, element)) = self.lanes(typing.result) else {
                    continue;
                };
                let trees = lift.trees(terms, function, element);
                for tree in trees.iter().take(MOST_TREES) {
                    // A register that the tree does not have may hold anything: what was known of it cannot have been used.
                    let unknown = |(i, source): (u8, &Typed)| {
                        let repr = self.machine.reprs.get(usize::from(source.repr));
                        repr.is_none_or(|r| r.code.register.is_none()) || tree.uses(i) > 0
                    };
                    if !(0u8..).zip(&sources).all(unknown) {
                        continue;
                    }
                    let maker = Maker {
                        of: self,
                        sources: &sources,
                        numbers,
                        lanes,
                        approximation: tree.approximation_but(lift.gates, &self.exact),
                        with: &with,
                    };
                    let Some(made_of) = maker.vector(terms, lift, maps, tree) else {
                        continue;
                    };
                    // A constant is no use either, where instructions read registers that do not matter.
                    if with.setting.is_some() && !meaning.sources.is_empty() && !has_wires(&made_of) {
                        continue;
                    }
                    if with.setting.is_some() && self.has_free_move(&made_of) {
                        continue;
                    }
                    if matches!(made_of, Node::Reg { .. }) && meaning.mask.is_none() || self.has_move(&made_of) {
                        continue;
                    }
                    made.extend(maker.patterns((id, op), meaning, typing, lift, &made_of));
                }
            }
        }
        match traps {
            true => Err("it may trap"),
            false => Ok(made),
        }
    }

    /// The pattern of an access to memory at an address.
    fn access(
        &self,
        access: Access,
        meaning: &Meaning,
        typing: &Typing,
        (numbers, with): (&[Number], &With<'_>),
        (id, op): (usize, &Op),
    ) -> Option<Pattern> {
        let (lanes, _) = self.lanes(typing.result)?;
        let vector = self.machine.reprs.get(usize::from(typing.result))?.ty;
        let gate = self
            .twins
            .access(vector, access == Access::Load, meaning.mask.is_some())?;
        let (_, inputs) = self.twins.types(gate)?;
        let counts = *inputs.last()?;
        let typed = meaning.sources.iter().zip(&typing.sources);
        let sources: Vec<Typed> = typed
            .map(|(source, repr)| Typed {
                cell: source.cell,
                repr: *repr,
            })
            .collect();
        let mut args = Vec::new();
        for ((i, source), ty) in (0u8..).zip(&sources).zip(inputs) {
            let repr = self.machine.reprs.get(usize::from(source.repr))?;
            if repr.ty != *ty || !repr.full {
                return None;
            }
            args.push(Node::Reg {
                source: i,
                repr: source.repr,
            });
        }
        let mut requires = with.requires();
        if let Some(mask) = &meaning.mask {
            // Behind the other sources.
            let source = sources.len() as u8 + 1;
            let mut candidates = self.candidates(mask).into_iter();
            let repr = candidates.find(|r| self.lanes(*r).is_some_and(|(n, _)| n == lanes))?;
            args.push(Node::Reg { source, repr });
            requires.push(Require {
                place: mask.register.holder(mask.file)?,
                held: Held::Source(source),
            });
        }
        args.push(match meaning.count {
            Some(_) => Node::Any,
            None => Node::Const(twins::ALL, counts),
        });
        let maker = Maker {
            of: self,
            sources: &sources,
            numbers,
            lanes,
            approximation: None,
            with,
        };
        let made = maker.pattern((id, op), meaning, typing, Node::Gate(gate, args), None, requires)?;
        Some(match access {
            Access::Load => Pattern {
                effect: Effect::Load,
                ..made
            },
            Access::Store => Pattern {
                effect: Effect::Store,
                results: Vec::new(),
                ..made
            },
        })
    }

    /// Whether a part of a tree is a free move: the same without it is a pattern as well.
    fn has_free_move(&self, tree: &Node) -> bool {
        let Node::Gate(_, args) = tree else { return false };
        self.free.iter().any(|free| is_same_move(free, tree)) || args.iter().any(|a| self.has_free_move(a))
    }

    /// Whether a tree reads a register of vectors as another type, which is a pattern of its own.
    fn has_move(&self, tree: &Node) -> bool {
        match tree {
            Node::Gate(at, args) => match args.as_slice() {
                [Node::Reg { .. }, Node::Any] if self.casts.contains(at) => true,
                args => args.iter().any(|a| self.has_move(a)),
            },
            _ => false,
        }
    }

    fn lanes(&self, repr: u16) -> Option<(u32, u8)> {
        self.machine.reprs.get(usize::from(repr))?.lanes
    }

    /// The representations in which a cell may be read or written.
    fn candidates(&self, cell: &Cell) -> Vec<u16> {
        let reprs = (0u16..).zip(&self.machine.reprs).filter(|(_, r)| r.file == cell.file);
        let fits = |(at, r): (u16, &super::machine::Repr)| match (cell.lane, r.lanes) {
            (Some(bits), Some((_, element))) => (self.types.width(element) == bits).then_some(at),
            (None, None) => self.machine.is_plain(at).then_some(at),
            _ => None,
        };
        reprs.filter_map(fits).collect()
    }

    fn typings(&self, meaning: &Meaning, setting: Option<&Setting>) -> Vec<Typing> {
        // Under a setting vectors have its elements.
        let fits = |repr: &u16| match (setting, self.lanes(*repr)) {
            (Some(setting), Some((lanes, _))) => setting.lanes == lanes,
            _ => true,
        };
        let candidates = |cell: &Cell| -> Vec<u16> { self.candidates(cell).into_iter().filter(fits).collect() };
        let mut rows = vec![Vec::new()];
        for cell in &meaning.sources {
            let list = candidates(&cell.cell);
            rows = rows
                .iter()
                .flat_map(|row: &Vec<u16>| list.iter().map(move |r| [row.as_slice(), &[*r]].concat()))
                .take(MOST_CHOICES)
                .collect();
        }
        let results = candidates(&meaning.result);
        let typing = |row: &Vec<u16>| {
            let row = row.clone();
            results.iter().map(move |result| Typing {
                sources: row.clone(),
                result: *result,
            })
        };
        rows.iter().flat_map(typing).collect()
    }

    /// The function of a lane over sources of the gates' types; what each of these is.
    fn function(
        &self,
        terms: &mut Terms,
        meaning: &Meaning,
        numbers: &[Number],
        typing: &Typing,
    ) -> Option<(Id, Vec<Typed>)> {
        let mut map = hashbrown::HashMap::new();
        let mut sources = Vec::new();
        for (i, (source, repr)) in (0u8..).zip(meaning.sources.iter().zip(&typing.sources)) {
            let info = self.machine.reprs.get(usize::from(*repr))?;
            let term = match info.lanes {
                Some((_, element)) => terms.var(Var::Source(i, element), self.types.width(element)),
                None => self.machine.source(terms, i, *repr)?,
            };
            map.insert(source.variable, term);
            sources.push(Typed {
                cell: source.cell,
                repr: *repr,
            });
        }
        let function = with_numbers(terms, meaning.function, numbers);
        Some((substitute(terms, function, &mut map), sources))
    }
}

/// A term with operands as they are given.
fn with_numbers(terms: &mut Terms, t: Id, numbers: &[Number]) -> Id {
    let mut map: hashbrown::HashMap<Id, Id> = numbers.iter().filter_map(|n| n.term(terms)).collect();
    substitute(terms, t, &mut map)
}

/// Representations of the sources and of the result.
struct Typing {
    sources: Vec<u16>,
    result: u16,
}

/// A source in a representation.
struct Typed {
    cell: Cell,
    repr: u16,
}

/// Whether two trees over one source are the same, whatever number the source has.
fn is_same_move(one: &Node, other: &Node) -> bool {
    match (one, other) {
        (Node::Gate(a, xs), Node::Gate(b, ys)) => {
            a == b && xs.len() == ys.len() && xs.iter().zip(ys).all(|(x, y)| is_same_move(x, y))
        }
        (Node::Reg { repr: a, .. }, Node::Reg { repr: b, .. }) => a == b,
        (a, b) => a == b,
    }
}

/// Drops patterns that ask for more than another one which says the same.
fn ask_least(patterns: &mut Vec<Pattern>) {
    let all = patterns.clone();
    patterns.retain(|pattern| {
        let same = all
            .iter()
            .filter(|p| p.tree == pattern.tree && p.results == pattern.results);
        let less = |p: &Pattern| {
            p.requires.len() < pattern.requires.len() && p.requires.iter().all(|r| pattern.requires.contains(r))
        };
        !same.into_iter().any(less)
    });
}

/// Whether a tree reads registers or immediates.
fn has_wires(node: &Node) -> bool {
    match node {
        Node::Gate(_, args) => args.iter().any(has_wires),
        Node::Reg { .. } | Node::Imm { .. } => true,
        Node::Const(..) | Node::Any => false,
    }
}

/// What two patterns that say the same have in common.
fn key(pattern: &Pattern) -> String {
    format!("{:?} {:?} {:?}", pattern.tree, pattern.results, pattern.requires)
}

/// Makes patterns of trees on scalars.
struct Maker<'m, 'x, 'a> {
    of: &'m Vectors<'x, 'a>,
    sources: &'m [Typed],
    numbers: &'m [Number],
    lanes: u32,
    approximation: Option<u16>,
    with: &'m With<'m>,
}

impl Maker<'_, '_, '_> {
    /// The tree with how many elements count, and the source behind all others that is it. Without a setting that counts, all
    /// do; a tree that has no such input asks for all.
    fn counted(&self, meaning: &Meaning, tree: Node) -> Option<(Node, Option<Require>)> {
        let Some(state) = meaning.count else {
            return Some((tree, None));
        };
        let (place, source) = (Holder::State(state), self.sources.len() as u8 + 2);
        let required = |held| Some(Require { place, held });
        match tree {
            Node::Gate(at, mut args) if args.last() == Some(&Node::Any) => {
                let (_, inputs) = self.of.twins.types(at)?;
                let ty = *inputs.last()?;
                let all = (0u16..).zip(&self.of.machine.reprs);
                let repr = all.into_iter().find(|(_, r)| r.ty == ty && r.full && r.lanes.is_none());
                *args.last_mut()? = Node::Reg { source, repr: repr?.0 };
                Some((Node::Gate(at, args), required(Held::Source(source))))
            }
            tree => Some((tree, required(Held::Number(-1)))),
        }
    }

    fn is_vector(&self, source: u8) -> bool {
        let repr = self.sources.get(usize::from(source)).map(|s| s.repr);
        repr.is_some_and(|r| self.of.lanes(r).is_some())
    }

    fn has_lanes(&self, tree: &Tree) -> bool {
        match tree {
            Tree::Gate(_, args) => args.iter().any(|a| self.has_lanes(a)),
            Tree::Source(i, _) => self.is_vector(*i),
            Tree::Imm(..) | Tree::Const(..) => false,
        }
    }

    /// A tree that depends on the lane, on vectors; another one is put into every element.
    fn vector(&self, terms: &Terms, lift: &Lift<'_>, maps: &mut Maps, tree: &Tree) -> Option<Node> {
        if !self.has_lanes(tree) {
            let splat = self.of.twins.splat(type_of(lift, tree)?, self.lanes)?;
            return Some(Node::Gate(splat, vec![self.scalar(terms, lift, maps, tree)?]));
        }
        match tree {
            Tree::Gate(at, args) => {
                let twin = self.of.twins.of(lift.gates.exact(*at), self.lanes)?;
                let mut made: Vec<Node> = args
                    .iter()
                    .map(|a| self.vector(terms, lift, maps, a))
                    .collect::<Option<_>>()?;
                made.push(Node::Any);
                Some(Node::Gate(twin, made))
            }
            Tree::Source(i, _) => {
                let source = self.sources.get(usize::from(*i))?;
                let (lanes, _) = self.of.lanes(source.repr)?;
                (lanes == self.lanes).then_some(Node::Reg {
                    source: *i,
                    repr: source.repr,
                })
            }
            _ => None,
        }
    }

    fn scalar(&self, terms: &Terms, lift: &Lift<'_>, maps: &mut Maps, tree: &Tree) -> Option<Node> {
        Some(match tree {
            Tree::Gate(at, args) => {
                let args = args.iter().map(|a| self.scalar(terms, lift, maps, a));
                Node::Gate(lift.gates.exact(*at), args.collect::<Option<_>>()?)
            }
            Tree::Source(i, _) => Node::Reg {
                source: *i,
                repr: self.sources.get(usize::from(*i))?.repr,
            },
            Tree::Imm(t, ty) => {
                let imm = terms.facts(*t).imms.trailing_zeros() as u8;
                let number = self.numbers.iter().find(|n| n.imm == Some(imm))?;
                Node::Imm {
                    imm,
                    map: maps.fit(terms, *t, number.signed, number.align)?,
                    ty: *ty,
                }
            }
            Tree::Const(value, ty) => Node::Const(*value, *ty),
        })
    }

    /// The patterns of a tree on vectors: of all lanes, and where there is a mask, of those that it names.
    fn patterns(
        &self,
        (id, op): (usize, &Op),
        meaning: &Meaning,
        typing: &Typing,
        lift: &Lift<'_>,
        tree: &Node,
    ) -> Vec<Pattern> {
        let mut made = Vec::new();
        let mut fixed = self.with.requires();
        for (i, source) in (0u8..).zip(self.sources) {
            if let Some(place) = source.cell.register.holder(source.cell.file) {
                let held = Held::Source(i);
                fixed.push(Require { place, held });
            }
        }
        let Some(mask) = &meaning.mask else {
            made.extend(self.pattern((id, op), meaning, typing, tree.clone(), None, fixed));
            return made;
        };
        let Some(place) = mask.register.holder(mask.file) else {
            return made;
        };
        let mut all = fixed.clone();
        all.push(Require {
            place,
            held: Held::Number(-1),
        });
        made.extend(self.pattern((id, op), meaning, typing, tree.clone(), None, all));
        // What goes into the mask under itself is the mask and that: the compiler says so with the first.
        if meaning.result == *mask {
            return made;
        }
        // The mask and the old value are sources behind the others, unless the old value is one of them.
        let element = self.of.lanes(typing.result).map(|(_, element)| element);
        let select = element.and_then(|e| self.of.twins.select(lift, e, self.lanes));
        let masks = self.of.candidates(mask).into_iter();
        let mask_repr = masks
            .into_iter()
            .find(|r| self.of.lanes(*r).is_some_and(|(n, _)| n == self.lanes));
        if let (Some(select), Some(mask_repr)) = (select, mask_repr) {
            let behind = self.sources.len() as u8;
            let mut sources = (0u8..).zip(self.sources);
            let own = sources.find(|(_, s)| s.cell.register == meaning.result.register);
            if own.is_some_and(|(_, s)| s.repr != typing.result) {
                return made;
            }
            let old = own.map_or(behind, |(i, _)| i);
            // A selection between the old value and itself.
            if matches!(tree, Node::Reg { source, .. } if *source == old) {
                return made;
            }
            let leaf = |source, repr| Node::Reg { source, repr };
            let args = vec![
                leaf(behind + 1, mask_repr),
                tree.clone(),
                leaf(old, typing.result),
                Node::Any,
            ];
            fixed.push(Require {
                place,
                held: Held::Source(behind + 1),
            });
            made.extend(self.pattern((id, op), meaning, typing, Node::Gate(select, args), Some(old), fixed));
        }
        made
    }

    /// `old`: the source that the register of the result held.
    fn pattern(
        &self,
        (id, op): (usize, &Op),
        meaning: &Meaning,
        typing: &Typing,
        tree: Node,
        old: Option<u8>,
        mut requires: Vec<Require>,
    ) -> Option<Pattern> {
        let (tree, count) = self.counted(meaning, tree)?;
        requires.extend(count);
        let mut args = Vec::new();
        for k in 0..op.operands.len() as u8 {
            let source = || {
                let mut all = (0u8..).zip(self.sources);
                all.find(|(_, s)| s.cell.register == Register::Operand(k))
                    .map(|(i, _)| i)
            };
            let is_result = meaning.access != Some(Access::Store) && meaning.result.register == Register::Operand(k);
            args.push(match (is_result, source()) {
                // A register that is read and written takes its source's place; one that is kept in part, the old value's.
                (true, Some(i)) if old.is_none_or(|old| old == i) => Arg::Source(i),
                (true, None) => old.map_or(Arg::Out, Arg::Source),
                (true, Some(_)) => return None,
                (false, Some(i)) => Arg::Source(i),
                (false, None) => self.numbers.iter().find(|n| n.operand == k)?.arg(),
            });
        }
        let mut made = Pattern {
            tree,
            results: vec![typing.result],
            steps: vec![Step { op: id as u16, args }],
            value: None,
            where_: Vec::new(),
            effect: Effect::None,
            cost: data(op, "cost", 1),
            latency: data(op, "latency", 1),
            needs: self.with.needs(&op.needs),
            requires,
            approximation: self.approximation,
            origin: Origin::Op(id as u16),
        };
        renumber(&mut made).then_some(made)
    }
}

/// Numbers sources and immediates in the order in which the tree has them; false where an instruction needs a source that
/// the tree does not have.
fn renumber(pattern: &mut Pattern) -> bool {
    fn walk(node: &mut Node, sources: &mut Vec<u8>, imms: &mut Vec<u8>) {
        let place = |list: &mut Vec<u8>, of: u8| match list.iter().position(|known| *known == of) {
            Some(at) => at as u8,
            None => {
                list.push(of);
                list.len() as u8 - 1
            }
        };
        match node {
            Node::Gate(_, args) => args.iter_mut().for_each(|a| walk(a, sources, imms)),
            Node::Reg { source, .. } => *source = place(sources, *source),
            Node::Imm { imm, .. } => *imm = place(imms, *imm),
            Node::Const(..) | Node::Any => {}
        }
    }
    let (mut sources, mut imms) = (Vec::new(), Vec::new());
    walk(&mut pattern.tree, &mut sources, &mut imms);
    let number = |list: &[u8], of: u8| list.iter().position(|known| *known == of).map(|at| at as u8);
    let args = pattern.steps.iter_mut().flat_map(|s| &mut s.args);
    for arg in args {
        *arg = match &*arg {
            Arg::Source(i) => match number(&sources, *i) {
                Some(i) => Arg::Source(i),
                // A register that the result does not depend on.
                None => Arg::Fixed(0),
            },
            // Likewise a number.
            Arg::Imm(i) => number(&imms, *i).map_or(Arg::Number(0), Arg::Imm),
            other => other.clone(),
        };
    }
    pattern.requires.iter_mut().all(|require| match &mut require.held {
        Held::Source(i) => match number(&sources, *i) {
            Some(at) => {
                *i = at;
                true
            }
            None => false,
        },
        Held::Number(_) => true,
    })
}

/// The type of a tree on scalars.
fn type_of(lift: &Lift<'_>, tree: &Tree) -> Option<u8> {
    match tree {
        Tree::Gate(at, _) => lift.gates.get(*at)?.own,
        Tree::Source(_, ty) | Tree::Imm(_, ty) | Tree::Const(_, ty) => Some(*ty),
    }
}

/// The piece of state that is the file of a representation; none for a register file.
pub(super) fn state_of(isa: &Isa, program: &Program, file: u16) -> Option<u16> {
    let at = usize::from(file).checked_sub(isa.files.len())?;
    let name = &isa.state.get(at)?.name;
    let found = program.state.iter().position(|s| s.name == *name)?;
    u16::try_from(found).ok()
}

/// Approximations that differ nowhere.
fn exact(isa: &Isa) -> Vec<u16> {
    let all = isa.select.iter().flat_map(|s| &s.approximations);
    let never = |made: &Approximation| made.differs.as_ref().is_some_and(|text| text.text.trim() == "0");
    (0u16..)
        .zip(all)
        .filter(|(_, made)| never(made))
        .map(|(at, _)| at)
        .collect()
}

/// The approximations of gates on vectors.
pub(super) fn approximations(
    isa: &Isa,
    program: &Program,
    set: &GateSet,
    selection: &Selection,
) -> HashMap<u16, FuncId> {
    let graph = &set.isa.graph;
    let all = isa
        .select
        .iter()
        .flat_map(|s| &s.approximations)
        .zip(&program.approximations);
    let all: Vec<_> = all.filter_map(|(made, code)| Some((made, (*code)?))).collect();
    let mut found = HashMap::new();
    for (at, name) in (0u16..).zip(&selection.gates) {
        let lifted = graph
            .gates
            .get(usize::from(name.op))
            .and_then(|g| graph.gates.get(usize::from(g.lifts?)));
        let first = name.inputs.first().and_then(|ty| graph.types.get(usize::from(*ty)));
        let element = first.and_then(|ty| graph.types.get(usize::from(ty.element)));
        let (Some(scalar), Some(element)) = (lifted, element) else {
            continue;
        };
        let fits = |made: &Approximation| {
            made.gate == scalar.name && made.condition == name.cond && made.ty == element.name.to_lowercase()
        };
        if let Some((_, code)) = all.iter().find(|(made, _)| fits(made)) {
            found.insert(at, code.value);
        }
    }
    found
}
