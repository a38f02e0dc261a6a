//! Binding of a selector's names to a set of gates.

use super::Machine;
use super::automaton::{Accept, Automaton, Conversion, NO_KEY, Reprs};
use super::scaled::Scaled;
use crate::problem::Problem;
use hashbrown::HashMap;
use onespec_compiler::passes::{PartOps, RegisterTypes};
use onespec_compiler::vectorize::Twins;
use onespec_core::isa::Bank;
use onespec_core::select::{Extension, KeyId, Leaf, PatternId, Repr, ReprId, Require, Selector, Token};
use onespec_graph::set::Bitfield;
use onespec_graph::{Circuit, Gate, GateSet, Opcode, Role, Type};
use std::sync::atomic::{AtomicU8, Ordering};

/// Inputs of a gate that keys distinguish, at most.
const INPUTS: usize = 8;

/// A gate with its types, in one number: opcode, condition, own type, types of inputs.
type Typed = u128;

fn typed(op: u16, cond: u8, own: u8, inputs: [u8; INPUTS]) -> Typed {
    let inputs = inputs.iter().fold(0, |all, ty| all << 8 | Typed::from(*ty));
    inputs << 32 | Typed::from(op) << 16 | Typed::from(cond) << 8 | Typed::from(own)
}

/// A selector for a set of gates and the features of a target.
pub struct Binding {
    pub selector: &'static Selector,
    pub set: &'static GateSet,
    /// Whether patterns that approximate gates are among those of the target.
    pub approximate: bool,
    keys: HashMap<Typed, KeyId>,
    /// The patterns that the target has.
    pub automaton: Automaton,
    /// For each type, its changes of representation.
    pub conversions: Vec<Vec<Conversion>>,
    /// For each type, the patterns that make its constants.
    pub constants: Vec<Vec<Accept>>,
    /// For each representation, those in which a register in it is as well, itself among them.
    weaker: Vec<Reprs>,
    /// For each type, the representation in which its values cross borders.
    border: Vec<Option<ReprId>>,
    /// For each type, all of its representations.
    pub of_type: Vec<Reprs>,
    /// For each type, the bank of the convention in which its values are.
    banks: Vec<Option<u8>>,
    /// The types whose values single registers hold. All others are in several, or in those of another class.
    pub types: RegisterTypes,
    /// The gates between such values and their parts, where the set has them.
    pub parts: Option<PartOps>,
    /// The gate that says how many elements of a vector count, where the set has one.
    pub counting: Option<Opcode>,
    /// The gates on vectors, where the set has them.
    pub twins: Option<Twins>,
    /// The key of a branch.
    pub branch: KeyId,
    /// By key: one instruction computes such a gate from registers.
    alone: Vec<bool>,
    /// Instructions that a branch costs together with one that it jumps over, where the core runs them as one.
    pub fuses: Option<u32>,
    /// By key, 1 + whether an instruction computes it; 0 where that was not asked.
    computed: Vec<AtomicU8>,
    /// For which vectors patterns hold besides those that they name.
    pub scaled: Scaled,
    /// The gates of each key: opcode, own type, types of inputs.
    instances: Vec<(KeyId, Opcode, Type, Vec<Type>)>,
}

/// The bank in which values of a type are, and whether one register of it holds one: that with the name of the type's class, if its
/// registers are large enough, else the one beyond it, or one that says that it is for the class. Of vectors, and of values that
/// have a file of their own at borders, the bank of that file.
fn homes(machine: &Machine, set: &GateSet, ty: Type, border: Option<&Repr>) -> Option<(u8, bool)> {
    let def = set.type_def(ty);
    if def.lanes > 0 {
        return machine.bank_of_file(border?.file).map(|bank| (bank, true));
    }
    let class = set.register_classes.get(usize::from(def.class?.0))?;
    let convention = machine.convention;
    let at_border = border.and_then(|repr| machine.bank_of_file(repr.file));
    let is_held = |at: &u8| machine.bank(*at).is_some_and(|bank| def.width <= 8 * bank.slot);
    if let Some(at) = at_border.filter(is_held) {
        return Some((at, true));
    }
    let (at, bank) = match convention.bank(class) {
        Some(found) => found,
        None => {
            let has = |bank: &Bank| bank.classes.contains(class);
            let at = convention.banks.iter().position(has)?;
            let bank = convention.banks.get(at)?;
            // Whole where registers of the bank hold the type themselves.
            let held = border.is_some_and(|repr| repr.file == bank.file) && def.width <= 8 * bank.slot;
            return Some((at as u8, held));
        }
    };
    if def.width <= 8 * bank.slot {
        return Some((at as u8, true));
    }
    Some((bank.beyond.unwrap_or(at as u8), false))
}

impl Binding {
    /// # Errors
    /// The machine has no selector, or one for other gates.
    pub fn new(machine: &Machine, set: &'static GateSet, approximate: bool) -> Result<Binding, Problem> {
        let selector = machine.selector.ok_or_else(|| {
            Problem::new(format!(
                "there are no patterns for instructions of {}",
                machine.target.name
            ))
        })?;
        if selector.reprs.len() > Reprs::BITS as usize {
            return Err(Problem::new("the selector has too many representations"));
        }
        let types: HashMap<&str, u8> = set.types.iter().enumerate().map(|(i, t)| (t.name, i as u8)).collect();
        let ty = |name: &str| types.get(name).copied().unwrap_or(0);
        let scaled = Scaled::of(selector);
        let mut keys = HashMap::with_capacity(selector.keys.len());
        let mut instances = Vec::with_capacity(selector.keys.len());
        for (id, key) in selector.keys.iter().enumerate() {
            let Some(op) = set.by_name(key.gate) else { continue };
            let cond = match set.def(op).bitfield {
                Bitfield::Condition(table) => {
                    let table = set.conditions.get(usize::from(table));
                    table.and_then(|t| t.by_name(key.cond)).map_or(u8::MAX, |c| c.code)
                }
                _ => 0,
            };
            let mut inputs = [0; INPUTS];
            if key.inputs.len() > INPUTS {
                continue;
            }
            inputs
                .iter_mut()
                .zip(key.inputs)
                .for_each(|(slot, name)| *slot = ty(name));
            keys.insert(typed(op, cond, ty(key.own), inputs), id as KeyId);
            let of_inputs: Vec<Type> = key.inputs.iter().map(|name| Type(ty(name))).collect();
            let own = match key.own {
                "" => Type::NONE,
                name => Type(ty(name)),
            };
            let is_vector = |ty: &Type| *ty != Type::NONE && set.type_def(*ty).lanes > 0;
            let has_vectors = is_vector(&own) || of_inputs.iter().any(is_vector);
            // The same of vectors of other numbers of elements.
            for lanes in scaled.others().iter().filter(|_| has_vectors) {
                let of = |ty: &Type| match *ty {
                    Type::NONE => Some(Type::NONE),
                    ty => scaled.of_lanes(set, ty, *lanes),
                };
                let made: Option<Vec<Type>> = of_inputs.iter().map(of).collect();
                let (Some(own), Some(made)) = (of(&own), made) else {
                    continue;
                };
                let mut inputs = [0; INPUTS];
                inputs.iter_mut().zip(&made).for_each(|(slot, ty)| *slot = ty.0);
                let of_own = if own == Type::NONE { 0 } else { own.0 };
                keys.entry(typed(op, cond, of_own, inputs)).or_insert(id as KeyId);
                instances.push((id as KeyId, op, own, made));
            }
            instances.push((id as KeyId, op, own, of_inputs));
        }
        let mut weaker: Vec<Reprs> = (0..selector.reprs.len()).map(|r| 1 << r).collect();
        for (from, to) in selector.weaken {
            if let Some(set) = weaker.get_mut(usize::from(*from)) {
                *set |= 1 << to;
            }
        }
        let mut border = vec![None; set.types.len()];
        let mut of_type = vec![0; set.types.len()];
        for (id, repr) in selector.reprs.iter().enumerate() {
            let at = usize::from(ty(repr.ty));
            if let Some(all) = of_type.get_mut(at) {
                *all |= 1 << id;
            }
            if let Some(slot) = border.get_mut(at).filter(|_| repr.at_border) {
                *slot = Some(id as ReprId);
            }
        }
        // Where a description does not say, the representation that promises most.
        for (slot, all) in border.iter_mut().zip(&of_type) {
            let most = (0..weaker.len())
                .filter(|r| all >> r & 1 == 1)
                .rev()
                .max_by_key(|r| weaker[*r].count_ones());
            *slot = slot.or(most.map(|r| r as ReprId));
        }
        let derived: Vec<usize> = (0..set.types.len())
            .map(|at| usize::from(scaled.derived(set, Type(at as u8)).0))
            .collect();
        for (at, of) in derived.iter().enumerate() {
            let (repr, all) = (
                border.get(*of).copied().flatten(),
                of_type.get(*of).copied().unwrap_or(0),
            );
            if let (Some(border), Some(of_type)) = (border.get_mut(at), of_type.get_mut(at)) {
                (*border, *of_type) = (repr, all);
            }
        }
        let mut condition = [0; INPUTS];
        condition[0] = bit(set).map_or(0, |ty| ty.0);
        let branch = set
            .by_role(Role::Branch)
            .and_then(|op| keys.get(&typed(op, 0, 0, condition)).copied());
        let has: Vec<bool> = selector
            .needs
            .iter()
            .map(|n| n.holds(&machine.target.features))
            .collect();
        let mut alone = vec![false; selector.keys.len()];
        for pattern in selector.patterns {
            let [Token::Gate(key), inputs @ ..] = pattern.tree.of(selector.tokens) else {
                continue;
            };
            let plain = inputs.iter().all(|t| matches!(t, Token::Leaf(Leaf::Reg { .. })));
            if plain && pattern.steps.1 == 1 && has.get(usize::from(pattern.needs)).copied().unwrap_or(true) {
                alone[usize::from(*key)] = true;
            }
        }
        let automaton = Automaton::new(machine, selector, (&weaker, &has), approximate);
        let mut conversions = vec![Vec::new(); set.types.len()];
        for one in automaton.conversions() {
            let of = selector.reprs.get(usize::from(one.from)).map(|r| usize::from(ty(r.ty)));
            if let Some(list) = of.and_then(|of| conversions.get_mut(of)) {
                list.push(*one);
            }
        }
        for (at, of) in derived.iter().enumerate().filter(|(at, of)| at != *of) {
            let same = conversions.get(*of).cloned().unwrap_or_default();
            if let Some(list) = conversions.get_mut(at) {
                *list = same;
            }
        }
        let mut constants = vec![Vec::new(); set.types.len()];
        for one in automaton.constants() {
            let reprs = automaton.pattern_cost(one.pattern).reprs;
            for (list, of_type) in constants.iter_mut().zip(&of_type) {
                if reprs & of_type != 0 {
                    list.push(*one);
                }
            }
        }
        let at_border = border.clone();
        let homes = |ty: Type| {
            let border = at_border.get(usize::from(ty.0)).copied().flatten();
            homes(
                machine,
                set,
                ty,
                border.and_then(|repr| selector.reprs.get(usize::from(repr))),
            )
        };
        let types = RegisterTypes::new(set, |ty| {
            // Whoever describes no bank for a type is told so where such a value is met.
            homes(ty).is_none_or(|(_, held)| held)
        });
        let fuses = selector
            .fuses
            .filter(|f| has.get(usize::from(f.needs)).copied().unwrap_or(false));
        Ok(Binding {
            fuses: fuses.map(|f| f.cost.into()),
            selector,
            set,
            approximate,
            keys,
            automaton,
            conversions,
            constants,
            branch: branch.unwrap_or(NO_KEY),
            alone,
            weaker,
            border,
            of_type,
            banks: (0..set.types.len())
                .map(|ty| homes(Type(ty as u8)).map(|(bank, _)| bank))
                .collect(),
            types,
            parts: PartOps::of(set),
            counting: counting(set),
            twins: Twins::of(set),
            computed: selector.keys.iter().map(|_| AtomicU8::new(0)).collect(),
            scaled,
            instances,
        })
    }

    /// Whether registers or state of the target hold vectors.
    pub fn has_vectors(&self) -> bool {
        let types = (0..self.set.types.len()).map(|at| Type(at as u8));
        let mut vectors = types.filter(|ty| self.set.type_def(*ty).lanes > 0);
        self.selector.scale.is_some() && vectors.any(|ty| self.bank(ty).is_some())
    }

    /// The representation of a type at borders.
    pub fn border(&self, ty: Type) -> Option<ReprId> {
        self.border.get(usize::from(ty.0)).copied().flatten()
    }

    /// The representations in which a register is that is in one, itself among them.
    pub fn implied(&self, repr: ReprId) -> Reprs {
        self.weaker.get(usize::from(repr)).copied().unwrap_or(0)
    }

    /// The representation of a type that promises least of those in which a value at a border is: what a function of a
    /// library, which may extend narrow numbers in another way, gives.
    pub fn weakest(&self, ty: Type) -> Option<ReprId> {
        let border = self.border(ty)?;
        let all = self.weaker.get(usize::from(border)).copied().unwrap_or(0) & self.of_type.get(usize::from(ty.0))?;
        let reprs = (0..self.weaker.len()).filter(|r| all >> r & 1 == 1);
        reprs.min_by_key(|r| self.weaker[*r].count_ones()).map(|r| r as ReprId)
    }

    /// How many registers of its bank a value of a type takes, where it is in one bank.
    pub fn registers(&self, ty: Type) -> u8 {
        match ty {
            Type::NONE => 1,
            ty => self.scaled.registers(self.set, ty),
        }
    }

    /// The bank of the convention in which values of a type are.
    pub fn bank(&self, ty: Type) -> Option<u8> {
        self.banks.get(usize::from(ty.0)).copied().flatten()
    }

    /// The value that a gate is a part of, and which, where it is one: no instruction computes it.
    pub fn part(&self, circuit: &Circuit, gate: Gate) -> Option<(Gate, u32)> {
        self.parts?.part(circuit, &self.types, gate)
    }

    /// Whether a gate only says which parts a value has: no instruction computes it.
    pub fn is_joined(&self, circuit: &Circuit, gate: Gate) -> bool {
        self.parts
            .is_some_and(|parts| parts.is_joined(circuit, &self.types, gate))
    }

    /// The values in registers that a value is: itself, or its parts.
    pub fn parts_of(&self, circuit: &Circuit, value: Gate) -> Vec<Gate> {
        let mut parts = Vec::new();
        let mut open = vec![value];
        while let Some(gate) = open.pop() {
            match self.is_joined(circuit, gate) {
                true => open.extend(circuit.values(gate).to_vec().iter().rev()),
                false => parts.push(gate),
            }
        }
        parts
    }

    /// The key of a gate; [`NO_KEY`] where no pattern has it.
    pub fn key(&self, circuit: &Circuit, gate: Gate) -> KeyId {
        let cond = match circuit.def(gate).bitfield {
            Bitfield::Condition(_) => circuit.bits(gate) as u8,
            _ => 0,
        };
        self.key_under(circuit, gate, cond, false)
    }

    /// The key of a comparison with its first two inputs exchanged; [`NO_KEY`] of other gates, and where no pattern has it.
    pub fn exchanged_key(&self, circuit: &Circuit, gate: Gate) -> KeyId {
        let Bitfield::Condition(table) = circuit.def(gate).bitfield else {
            return NO_KEY;
        };
        let table = self.set.conditions.get(usize::from(table));
        match table.and_then(|table| table.by_code(circuit.bits(gate))) {
            Some(code) => self.key_under(circuit, gate, code.swapped, true),
            None => NO_KEY,
        }
    }

    fn key_under(&self, circuit: &Circuit, gate: Gate, cond: u8, exchanged: bool) -> KeyId {
        let values = circuit.values(gate);
        if values.len() > INPUTS {
            return NO_KEY;
        }
        let mut inputs = [0; INPUTS];
        inputs
            .iter_mut()
            .zip(values.iter())
            .for_each(|(slot, v)| *slot = circuit.ty(v).0);
        if exchanged {
            inputs.swap(0, 1);
        }
        let key = typed(circuit.op(gate), cond, circuit.ty(gate).0, inputs);
        self.keys.get(&key).copied().unwrap_or(NO_KEY)
    }

    /// What registers and state that are no operands have to hold for a pattern. Most ask for nothing, which is known at once.
    pub fn requires(&self, pattern: PatternId) -> impl Iterator<Item = Require> + use<> {
        let selector = self.selector;
        let any = self.automaton.pattern_cost(pattern).requires;
        any.then(|| selector.requires(pattern)).into_iter().flatten()
    }

    /// The gates that one pattern of the target computes by themselves, with the types of their results, and of their inputs;
    /// of a store, the type of what is stored, and of what makes a scalar of a vector, that of the vector.
    pub fn computed_alone(&self) -> impl Iterator<Item = (Opcode, Type, Vec<Type>)> + '_ {
        self.computed_from(|leaf| matches!(leaf, Leaf::Reg { .. } | Leaf::Any))
    }

    /// Likewise accesses to vectors in memory that the target does under a mask, which it makes of how many elements count.
    pub fn computed_under_masks(&self) -> Vec<(Opcode, Type, Vec<Type>)> {
        let Some(twins) = self.twins else {
            return Vec::new();
        };
        let is_masked = |leaf: &Leaf| matches!(leaf, Leaf::Reg { .. } | Leaf::Const(Twins::ALL));
        let masked: Vec<(Opcode, Type, Vec<Type>)> = self.computed_from(is_masked).collect();
        let is_mask_made = masked.iter().any(|(op, ..)| Some(*op) == twins.active());
        let accesses = twins.accesses().filter(|_| is_mask_made);
        let of = |access: Opcode| {
            let found = masked
                .iter()
                .filter(move |(op, ..)| Some(*op) == twins.under_mask(access));
            // The gate without a mask has all other inputs.
            found.map(move |(_, ty, inputs)| {
                let is_mask = |ty: &Type| {
                    self.set.type_def(*ty).lanes > 0 && self.set.type_def(self.set.type_def(*ty).element).width == 1
                };
                (access, *ty, inputs.iter().copied().filter(|ty| !is_mask(ty)).collect())
            })
        };
        let made = accesses.flat_map(of);
        // Those under masks, and counts of masks, where the elements that count are part of the mask.
        let kept = masked
            .iter()
            .filter(|(op, ..)| is_mask_made && (twins.is_masked(*op) || Some(*op) == twins.mask_count()));
        made.chain(kept.cloned()).collect()
    }

    fn computed_from<'a>(
        &'a self,
        fits: impl Fn(&Leaf) -> bool + 'a,
    ) -> impl Iterator<Item = (Opcode, Type, Vec<Type>)> + 'a {
        let selector = self.selector;
        let patterns = (0..).zip(selector.patterns).filter(|(id, _)| self.automaton.has(*id));
        let mut keys = vec![false; selector.keys.len()];
        patterns.for_each(|(_, pattern)| {
            let [Token::Gate(key), inputs @ ..] = pattern.tree.of(selector.tokens) else {
                return;
            };
            let alone = inputs.iter().all(|t| matches!(t, Token::Leaf(leaf) if fits(leaf)));
            if let Some(known) = keys.get_mut(usize::from(*key)) {
                *known |= alone;
            }
        });
        let is_vector = |ty: &Type| self.set.type_def(*ty).lanes > 0;
        let all = self.instances.iter();
        all.filter(move |(key, ..)| keys.get(usize::from(*key)) == Some(&true))
            .filter_map(move |(_, op, own, inputs)| {
                let first = inputs.first().copied();
                let ty = match *own {
                    Type::NONE => first?,
                    own if is_vector(&own) => own,
                    own => first.filter(is_vector).unwrap_or(own),
                };
                Some((*op, ty, inputs.clone()))
            })
    }

    /// Whether one instruction computes gates with a key from registers.
    pub fn is_alone(&self, key: KeyId) -> bool {
        self.alone.get(usize::from(key)).copied().unwrap_or(false)
    }

    /// Whether an instruction computes gates with a key; `find` finds it out.
    pub fn is_computed(&self, key: KeyId, find: impl FnOnce() -> bool) -> bool {
        let Some(known) = self.computed.get(usize::from(key)) else {
            return find();
        };
        match known.load(Ordering::Relaxed) {
            0 => {
                let found = find();
                known.store(1 + u8::from(found), Ordering::Relaxed);
                found
            }
            known => known == 2,
        }
    }

    /// A constant of a type as the number that its register holds at borders.
    pub fn at_border(&self, ty: Type, bits: u64) -> i64 {
        let border = self.border(ty).and_then(|repr| self.constant_in(repr, ty, bits));
        border.unwrap_or_else(|| self.extended(Extension::Sign, ty, bits))
    }

    /// A constant of a type as the number that a register holds in a representation; nothing where no extension of it is that.
    pub fn constant_in(&self, repr: ReprId, ty: Type, bits: u64) -> Option<i64> {
        let extension = self.selector.reprs.get(usize::from(repr))?.constants;
        (extension != Extension::None).then(|| self.extended(extension, ty, bits))
    }

    fn extended(&self, extension: Extension, ty: Type, bits: u64) -> i64 {
        let above = 64 - self.set.type_def(ty).width.clamp(1, 64);
        match extension {
            Extension::Zero => (bits << above >> above) as i64,
            Extension::Sign | Extension::None => (bits << above) as i64 >> above,
        }
    }
}

/// The gate whose description says that it counts elements.
fn counting(set: &GateSet) -> Option<Opcode> {
    let counts = |gate: &onespec_graph::set::GateDef| gate.data.iter().any(|(key, _)| *key == "counts");
    set.gates.iter().position(counts).map(|op| op as Opcode)
}

/// The type of conditions.
pub fn bit(set: &GateSet) -> Option<Type> {
    let at = set.types.iter().position(|t| t.width == 1 && t.lanes == 0)?;
    Some(Type(at as u8))
}
