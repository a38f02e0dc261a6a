//! The gates on vectors that do to each element what a gate on scalars does, by numbers behind those of the gates that
//! cover terms.

use super::super::gates::{self, Means, Types};
use super::super::lift::Lift;
use super::super::{GateName, GateSet};
use onespec_description::model::{Class, Gate, GateRole, Graph, Term};
use onespec_lanes::term::{Op as TermOp, Terms};
use onespec_sem::ir::GateCode;
use std::collections::HashMap;

/// As a number of elements that count: all that there are.
pub const ALL: u64 = u32::MAX as u64;

/// Keys of gates: the gate on scalars by which one combines elements, and that one gives an element as a scalar.
pub const FOLDS: &str = "folds";
/// Key of gates that move the elements of vectors, or count those of masks.
pub const WHOLE: &str = "whole";
const EXTRACTS: &str = "extracts";
/// The key of the gate whose elements are their own numbers.
const NUMBERS: &str = "numbers";
/// The key of accesses at offsets, and what stands under it where these have signs.
const OFFSETS: &str = "offsets";
const SIGNED: &str = "signed";

/// An access to memory: type of the vector, whether only elements under a mask are accessed, and where they are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Access {
    pub vector: u8,
    pub masked: bool,
    pub place: Place,
}

/// Where elements are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Place {
    Near,
    Strided,
    /// At offsets, a vector of this type, of numbers with a sign or without.
    Indexed(u8, bool),
}

pub struct Twins {
    /// By gate on scalars and elements: the gate on vectors.
    of: HashMap<(u16, u32), u16>,
    /// By type of a scalar and elements: the gate that puts one into every element.
    splats: HashMap<(u8, u32), u16>,
    /// The gate that reads a vector from memory, and the one that writes it there.
    loads: HashMap<Access, u16>,
    stores: HashMap<Access, u16>,
    /// By gate on scalars and elements: the gate that combines the elements of a vector by it, beginning with one of another.
    folds: HashMap<(u16, u32), u16>,
    /// By type of a vector: the gate whose elements are their own numbers.
    numbers: HashMap<u8, u16>,
    /// By type of a vector: the gate that gives an element as a scalar, and the type of its number.
    extracts: HashMap<u8, (u16, u8)>,
    /// Types of the gates that were added, and the number of the first.
    types: Vec<(u8, Vec<u8>)>,
    first: u16,
}

impl Twins {
    /// Adds the gates to `names`, which has those on scalars; `address` is the type of addresses. Only such are added whose vectors a register of the machine may
    /// hold: vectors of `types` have the machine's scale.
    pub fn new(types: &Types, set: &GateSet, address: u8, names: &mut Vec<GateName>) -> Twins {
        let graph = &set.isa.graph;
        let mut made = Twins {
            of: HashMap::new(),
            splats: HashMap::new(),
            loads: HashMap::new(),
            stores: HashMap::new(),
            folds: HashMap::new(),
            numbers: HashMap::new(),
            extracts: HashMap::new(),
            types: Vec::new(),
            first: names.len() as u16,
        };
        let scalars = names.len();
        let vector = |element: u8, lanes: u32| {
            let found = types.lanes.iter().position(|l| *l == Some((lanes, element)));
            found.map(|at| at as u8)
        };
        let mut counts: Vec<u32> = types.lanes.iter().flatten().map(|(lanes, _)| *lanes).collect();
        counts.sort_unstable();
        counts.dedup();
        for at in 0..scalars {
            let Some(scalar) = names.get(at).cloned() else { break };
            let found = (0u16..).zip(&graph.gates).find(|(_, g)| g.lifts == Some(scalar.op));
            let Some((op, gate)) = found else { continue };
            for lanes in &counts {
                let of = |ty: u8| vector(ty, *lanes);
                let Some(own) = scalar.own.and_then(of) else { continue };
                let inputs: Option<Vec<u8>> = scalar.inputs.iter().map(|ty| of(*ty)).collect();
                let Some(mut inputs) = inputs else { continue };
                let more = gate.values.iter().skip(scalar.inputs.len());
                inputs.extend(more.filter_map(|input| match input.term {
                    Term::One(ty) => Some(ty.0),
                    _ => None,
                }));
                made.of.insert((at as u16, *lanes), names.len() as u16);
                made.types.push((own, inputs.clone()));
                names.push(GateName {
                    gate: gate.name.clone(),
                    op,
                    own: Some(own),
                    inputs,
                    ..scalar.clone()
                });
            }
        }
        made.add_splats(types, graph, names);
        made.add_accesses(types, set, address, names);
        made.add_counted(types, set, names);
        made.add_folds(types, set, (scalars, names));
        made.add_extracts(types, set, names);
        made.add_wholes(types, set, names);
        made
    }

    /// Gates that make a vector of how many elements count, and a scalar of the elements that count, for rules.
    fn add_counted(&mut self, types: &Types, set: &GateSet, names: &mut Vec<GateName>) {
        let Some(count) = self.count() else { return };
        for (op, (gate, code)) in (0u16..).zip(set.isa.graph.gates.iter().zip(&set.program.gates)) {
            if gate.class != Class::Compute || gate.data.iter().any(|(key, _)| key == EXTRACTS) {
                continue;
            }
            for instance in &code.instances {
                let is_made = match instance.inputs.as_slice() {
                    [n] => *n == count && types.lanes(instance.own).is_some(),
                    [vector, n] => {
                        let element = types.lanes(*vector).map(|(_, element)| element);
                        *n == count && element == Some(instance.own)
                    }
                    _ => false,
                };
                if is_made {
                    if gate.data.iter().any(|(key, _)| key == NUMBERS) {
                        self.numbers.insert(instance.own, names.len() as u16);
                    }
                    self.add(
                        names,
                        (op, &gate.name),
                        Some(instance.own),
                        &instance.inputs,
                        instance.own,
                    );
                }
            }
        }
    }

    /// Adds a gate without a condition.
    fn add(&mut self, names: &mut Vec<GateName>, (op, name): (u16, &str), own: Option<u8>, inputs: &[u8], ty: u8) {
        self.types.push((ty, inputs.to_vec()));
        names.push(GateName {
            gate: name.into(),
            cond: String::new(),
            own,
            inputs: inputs.to_vec(),
            commutes: false,
            op,
            code: 0,
        });
    }

    /// Gates that read a vector from an address, or write one there: besides the address they only have how many elements
    /// count, and perhaps a distance or offsets, and a mask.
    fn add_accesses(&mut self, types: &Types, set: &GateSet, address: u8, names: &mut Vec<GateName>) {
        let Some(count) = self.count() else { return };
        let is_vector = |ty: u8| types.lanes(ty).is_some();
        let is_mask = |ty: u8| types.lanes(ty).is_some_and(|(_, element)| types.width(element) == 1);
        for (op, (gate, code)) in (0u16..).zip(set.isa.graph.gates.iter().zip(&set.program.gates)) {
            if gate.class == Class::Compute {
                continue;
            }
            let is_signed = gate.data.iter().any(|(key, how)| key == OFFSETS && how == SIGNED);
            for instance in &code.instances {
                let [rest @ .., n] = instance.inputs.as_slice() else {
                    continue;
                };
                let (rest, mask) = match rest {
                    [rest @ .., mask] if is_mask(*mask) => (rest, Some(*mask)),
                    rest => (rest, None),
                };
                let (value, place) = match rest {
                    [value @ .., at, step] if [*at, *step] == [address; 2] => (value, Place::Strided),
                    [value @ .., at, offsets] if *at == address && is_vector(*offsets) => {
                        (value, Place::Indexed(*offsets, is_signed))
                    }
                    [value @ .., at] if *at == address => (value, Place::Near),
                    _ => continue,
                };
                let (own, vector, loads) = match value {
                    [] if is_vector(instance.own) => (Some(instance.own), instance.own, true),
                    [v] if is_vector(*v) => (None, *v, false),
                    _ => continue,
                };
                let fits = |ty: u8| types.lanes(ty).map(|(n, _)| n) == types.lanes(vector).map(|(n, _)| n);
                let offsets = match place {
                    Place::Indexed(offsets, _) => Some(offsets),
                    _ => None,
                };
                if *n != count || ![mask, offsets].into_iter().flatten().all(fits) {
                    continue;
                }
                let access = Access {
                    vector,
                    masked: mask.is_some(),
                    place,
                };
                let list = if loads { &mut self.loads } else { &mut self.stores };
                list.entry(access).or_insert(names.len() as u16);
                self.add(names, (op, &gate.name), own, &instance.inputs, instance.own);
            }
        }
    }

    /// Gates whose description says by which gate on scalars they combine elements.
    fn add_folds(&mut self, types: &Types, set: &GateSet, (scalars, names): (usize, &mut Vec<GateName>)) {
        for (op, gate, code, by) in marked(set, FOLDS) {
            for instance in &code.instances {
                let Some((lanes, element)) = types.lanes(instance.own) else {
                    continue;
                };
                let mut of = names.iter().take(scalars);
                let at = of.position(|g| g.gate == *by && g.own == Some(element) && g.cond.is_empty());
                if let Some(at) = at {
                    self.folds.insert((at as u16, lanes), names.len() as u16);
                    self.add(
                        names,
                        (op, &gate.name),
                        Some(instance.own),
                        &instance.inputs,
                        instance.own,
                    );
                }
            }
        }
    }

    /// The gate whose description says that it gives an element as a scalar.
    fn add_extracts(&mut self, types: &Types, set: &GateSet, names: &mut Vec<GateName>) {
        for (op, gate, code, _) in marked(set, EXTRACTS) {
            for instance in &code.instances {
                let [vector, number] = instance.inputs.as_slice() else {
                    continue;
                };
                if types.lanes(*vector).is_some_and(|(_, element)| element == instance.own) {
                    self.extracts.insert(*vector, (names.len() as u16, *number));
                    self.add(
                        names,
                        (op, &gate.name),
                        Some(instance.own),
                        &instance.inputs,
                        instance.own,
                    );
                }
            }
        }
    }

    /// Gates on vectors as a whole.
    fn add_wholes(&mut self, types: &Types, set: &GateSet, names: &mut Vec<GateName>) {
        for (op, gate, code, _) in marked(set, WHOLE) {
            for instance in &code.instances {
                if instance.inputs.iter().any(|ty| types.lanes(*ty).is_some()) {
                    self.add(
                        names,
                        (op, &gate.name),
                        Some(instance.own),
                        &instance.inputs,
                        instance.own,
                    );
                }
            }
        }
    }

    /// The gate that combines elements by a gate on scalars, for vectors of so many.
    pub fn fold(&self, gate: u16, lanes: u32) -> Option<u16> {
        self.folds.get(&(gate, lanes)).copied()
    }

    /// The gate that makes a vector of a type whose elements are their own numbers.
    pub fn numbers(&self, vector: u8) -> Option<u16> {
        self.numbers.get(&vector).copied()
    }

    /// The gate that gives an element of a vector as a scalar, and the type of the element's number.
    pub fn extract(&self, vector: u8) -> Option<(u16, u8)> {
        self.extracts.get(&vector).copied()
    }

    /// The gate that reads a vector from memory, or writes one.
    pub fn access(&self, access: &Access, loads: bool) -> Option<u16> {
        let list = if loads { &self.loads } else { &self.stores };
        list.get(access).copied()
    }

    fn add_splats(&mut self, types: &Types, graph: &Graph, names: &mut Vec<GateName>) {
        let splat = (0u16..).zip(&graph.gates).find(|(_, g)| g.role == GateRole::Splat);
        let Some((op, gate)) = splat else { return };
        for (own, lanes) in (0u8..).zip(&types.lanes) {
            let Some((count, element)) = *lanes else { continue };
            if gate.types.0 >> own & 1 == 1 {
                self.splats.insert((element, count), names.len() as u16);
                self.add(names, (op, &gate.name), Some(own), &[element], own);
            }
        }
    }

    /// The gate that does to vectors of so many elements what a gate does to scalars.
    pub fn of(&self, gate: u16, lanes: u32) -> Option<u16> {
        self.of.get(&(gate, lanes)).copied()
    }

    /// The gate that puts a scalar into every element.
    pub fn splat(&self, element: u8, lanes: u32) -> Option<u16> {
        self.splats.get(&(element, lanes)).copied()
    }

    /// The selection between two vectors by a mask.
    pub fn select(&self, lift: &Lift<'_>, element: u8, lanes: u32) -> Option<u16> {
        let all = (0u16..).zip(&lift.gates.list);
        let scalar = all
            .into_iter()
            .find(|(_, g)| g.role == GateRole::Select && g.own == Some(element));
        self.of.get(&(scalar?.0, lanes)).copied()
    }

    /// The gate that is the conjunction of two vectors of such elements.
    pub fn and(&self, (terms, lift): (&Terms, &Lift<'_>), element: u8, lanes: u32) -> Option<u16> {
        let is_it = |gate: &gates::Gate| {
            let is_and = matches!(gate.means, Means::Value(value) if matches!(terms.op(value), TermOp::And));
            gate.own == Some(element) && is_and && gate.commutes && !gate.degenerate
        };
        let mut all = (0u16..).zip(&lift.gates.list);
        let scalar = all.find(|(_, gate)| is_it(gate));
        self.of.get(&(scalar?.0, lanes)).copied()
    }

    /// The type of the input that says how many elements count.
    pub fn count(&self) -> Option<u8> {
        let (_, inputs) = self.types.first()?;
        inputs.last().copied()
    }

    /// Types of a gate on vectors: its own, and those of its inputs.
    pub fn types(&self, gate: u16) -> Option<(u8, &[u8])> {
        let (own, inputs) = self.types.get(usize::from(gate.checked_sub(self.first)?))?;
        Some((*own, inputs))
    }
}

/// The gates whose description has a key, by number, with what they are at their types and what the key says.
fn marked<'s>(set: &'s GateSet, key: &'static str) -> impl Iterator<Item = (u16, &'s Gate, &'s GateCode, &'s str)> {
    let all = (0u16..).zip(set.isa.graph.gates.iter().zip(&set.program.gates));
    all.filter_map(move |(op, (gate, code))| {
        let (_, says) = gate.data.iter().find(|(known, _)| known == key)?;
        Some((op, gate, code, says.as_str()))
    })
}
