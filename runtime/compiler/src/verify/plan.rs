//! The description of gates laid out for checking: a few words per opcode, types as masks.
//!
//! A [`GateDef`] is made to be read. Checking millions of gates needs the answer to "may this follow that" in one load.
//! Nothing is decided here that the description does not say.

use onespec_graph::circuit::{Look, NEAR};
use onespec_graph::set::{Bitfield, Class, Count, Effect, GateDef, GateSet, Out, StateTerm, Successor, Term};
use onespec_graph::{Gate, Opcode, Role, Type};
use std::sync::{Arc, Mutex, PoisonError};

/// How many operands are looked at without asking how many there are.
pub(super) const LANES: usize = NEAR;

/// What is wanted of the type of a value input, as masks of types (bit `t` for type `t`).
#[derive(Debug, Clone, Copy)]
pub(super) enum Want {
    Mask(u64),
    /// The gate's own type.
    Own,
    /// The type of an earlier value input, within a mask.
    Same(u8, u64),
}

/// Which list the bitfield counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Repeat {
    None,
    States,
    Depends,
    Values,
}

/// What is asked of one opcode.
#[derive(Debug, Clone)]
pub(super) struct OpPlan {
    pub def: &'static GateDef,
    pub kind: Kind,
    /// Allowed own types; bit 0 for none.
    pub own: u64,
    /// Numbers of inputs without what repeats.
    pub states: u32,
    pub depends: u32,
    pub values: u32,
    pub repeat: Repeat,
    /// Where its state sets and wanted types begin in [`Plan::state_slots`] and [`Plan::wants`]; that of what repeats
    /// stands behind them.
    pub first_state: u32,
    pub first_want: u32,
    /// The root input, or [`Gate::NONE`].
    pub root: Gate,
    /// Whether it is a root itself; a loop's way back.
    pub is_root: bool,
    pub is_back: bool,
    /// What else there is to look at, so that most gates skip it.
    pub bits: Bits,
    pub selector: bool,
    /// Whether it takes memory states or values.
    pub uses: bool,
    pub wheres: bool,
    /// Whether it is an argument or a return.
    pub in_header: bool,
    /// Whether inputs are to be compared that are not in `lanes`: states, or some with each other.
    pub more: bool,
    pub lanes: [Lane; LANES],
}

/// What one operand may be: bits of [`Kind::offer`], and what else must have one of these.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Lane {
    pub mask: u64,
    /// 0 for nothing, 1 for the gate itself, `2 + k` for operand `k`.
    pub like: u8,
}

impl OpPlan {
    /// Whether the bitfield says how often its list repeats. That of an instruction has other numbers.
    pub fn is_counted(&self) -> bool {
        self.bits == Bits::Count
    }
}

/// What a bitfield may be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Bits {
    Any,
    Zero,
    /// Counted with the inputs.
    Count,
    Below(u8),
    /// A code of a table; bit `c` for code `c`, as far as codes are below 64.
    Condition(u8, u64),
    Constant,
    Case,
    /// Those of a machine's instruction.
    Numbers,
}

/// What the checks ask of a set of gates.
pub(super) struct Plan {
    pub ops: Vec<OpPlan>,
    pub wants: Vec<Want>,
    /// By type: the bits that a constant of it may have.
    masks: Vec<u64>,
    /// By state input: the set that its gate must be in.
    pub state_slots: Vec<u32>,
    sets: Sets,
    pub arch: Type,
    set: &'static GateSet,
}

/// Sets of opcodes as rows of bits.
#[derive(Debug, Clone)]
struct Sets {
    words: usize,
    bits: Vec<u64>,
}

impl Sets {
    fn add(&mut self, members: impl Iterator<Item = Opcode>) -> u32 {
        let start = self.bits.len();
        self.bits.resize(start + self.words, 0);
        for op in members {
            if let Some(word) = self.bits.get_mut(start + usize::from(op) / 64) {
                *word |= 1 << (op % 64);
            }
        }
        (start / self.words) as u32
    }

    fn has(&self, set: u32, op: Opcode) -> bool {
        self.bits[set as usize * self.words + usize::from(op) / 64] >> (op % 64) & 1 == 1
    }
}

/// A gate in four bytes: opcode, type, and what its users ask of it.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Kind(pub u32);

impl Kind {
    const DEAD: u32 = 1 << 24;
    const DEPEND_OUT: u32 = 1 << 25;
    const STATE: u32 = 1 << 26;
    const WRITES: u32 = 1 << 27;
    const READS: u32 = 1 << 28;
    const CLASS: u32 = 29;

    fn of(op: usize, def: &GateDef) -> Kind {
        let state = matches!(def.class, Class::State | Class::StateCompute) || def.role == Role::StateEntry;
        let flag = |is: bool, bit: u32| if is { bit } else { 0 };
        let effect = def.effect != Effect::None;
        Kind(
            op as u32
                | flag(def.depend_out, Kind::DEPEND_OUT)
                | flag(state, Kind::STATE)
                | flag(def.effect.writes(), Kind::WRITES)
                | flag(effect && !def.effect.writes(), Kind::READS)
                | (def.class as u32) << Kind::CLASS,
        )
    }

    pub fn with(self, ty: Type, dead: bool) -> Kind {
        Kind(self.0 | u32::from(ty.0) << 16 | if dead { Kind::DEAD } else { 0 })
    }

    pub fn op(self) -> Opcode {
        self.0 as Opcode
    }

    pub fn ty(self) -> Type {
        Type((self.0 >> 16) as u8)
    }

    /// The type as a mask; none where there is no such type.
    #[inline]
    pub fn type_bit(self) -> u64 {
        1u64.checked_shl(self.0 >> 16 & 0xff).unwrap_or(0)
    }

    /// What an input of this kind is good for: its type as a mask, and bit 0, which is no type, for a memory state.
    #[inline]
    pub fn offer(self) -> u64 {
        self.type_bit() & !1 | u64::from(self.gives_memory())
    }

    pub fn is_dead(self) -> bool {
        self.0 & Kind::DEAD != 0
    }

    pub fn gives_memory(self) -> bool {
        self.0 & Kind::DEPEND_OUT != 0
    }

    pub fn is_state(self) -> bool {
        self.0 & Kind::STATE != 0
    }

    /// Whether memory may be another one after it.
    pub fn writes(self) -> bool {
        self.0 & Kind::WRITES != 0
    }

    /// Whether it reads memory and leaves it as it is.
    pub fn reads(self) -> bool {
        self.0 & Kind::READS != 0
    }

    pub fn is(self, class: Class) -> bool {
        self.0 >> Kind::CLASS == class as u32
    }
}

/// Plans that were made, the latest last. A plan takes as long as the verification of a small circuit, and a process asks
/// for one description or a few.
static PLANS: Mutex<Vec<Arc<Plan>>> = Mutex::new(Vec::new());
const MAX_PLANS: usize = 8;

impl Plan {
    /// The plan of a set, which is made once as long as no more than [`MAX_PLANS`] are in use.
    pub fn of(set: &'static GateSet, arch: Type) -> Arc<Plan> {
        // Nothing panics while it is locked, and a list of plans would be whole even then.
        let mut plans = PLANS.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(plan) = plans.iter().find(|plan| plan.fits(set, arch)) {
            return plan.clone();
        }
        let plan = Arc::new(Plan::new(set, arch));
        if plans.len() == MAX_PLANS {
            plans.remove(0);
        }
        plans.push(plan.clone());
        plan
    }

    fn new(set: &'static GateSet, arch: Type) -> Plan {
        let mut plan = Plan {
            ops: Vec::with_capacity(set.gates.len()),
            wants: Vec::new(),
            masks: (0..set.types.len() as u8)
                .map(|ty| low_bits(width(set, Type(ty))))
                .collect(),
            state_slots: Vec::new(),
            sets: Sets {
                words: set.gates.len().div_ceil(64).max(1),
                bits: Vec::new(),
            },
            arch,
            set,
        };
        for states in set.state_sets {
            plan.sets.add(states.members.iter().copied());
        }
        for (op, def) in set.gates.iter().enumerate() {
            let op = plan.op(set, op as Opcode, def);
            plan.ops.push(op);
        }
        plan
    }

    /// Whether the plan was made for this.
    pub fn fits(&self, set: &'static GateSet, arch: Type) -> bool {
        std::ptr::eq(self.set, set) && self.arch == arch
    }

    fn op(&mut self, set: &'static GateSet, op: Opcode, def: &'static GateDef) -> OpPlan {
        let first_state = self.state_slots.len() as u32;
        for &term in def.states.iter().chain(&def.states_rep) {
            let slot = self.state_slot(set, op, def, term);
            self.state_slots.push(slot);
        }
        let first_want = self.wants.len() as u32;
        for term in def.values.iter().chain(&def.values_rep) {
            self.wants.push(want(*term, self.arch));
        }
        let (depends, repeat) = match def.depends {
            Count::Fixed(n) => (n, Repeat::None),
            Count::Bitfield => (0, Repeat::Depends),
        };
        let selector = matches!(def.role, Role::ValueSelector | Role::DependSelector);
        let mut plan = OpPlan {
            def,
            kind: Kind::of(usize::from(op), def),
            own: own(def, self.arch),
            states: def.states.len() as u32,
            depends: u32::from(depends),
            values: def.values.len() as u32,
            repeat: match (def.states_rep, def.values_rep) {
                // As in `GateDef::repeated`, which says what is counted.
                (Some(_), _) => Repeat::States,
                (None, _) if repeat == Repeat::Depends => repeat,
                (None, Some(_)) => Repeat::Values,
                (None, None) => Repeat::None,
            },
            first_state,
            first_want,
            is_root: def.class == Class::Root,
            is_back: def.role == Role::LoopBack,
            root: def.root.map_or(Gate::NONE, |list| Gate(u32::from(list))),
            bits: match def.bitfield {
                Bitfield::None => Bits::Zero,
                Bitfield::Count => Bits::Count,
                Bitfield::Number(n) if n < 64 => Bits::Below(n),
                Bitfield::Number(_) => Bits::Any,
                Bitfield::Immediates(_) => Bits::Numbers,
                Bitfield::Condition(table) => Bits::Condition(table, codes(set, table)),
                Bitfield::Constant => Bits::Constant,
                Bitfield::Case => Bits::Case,
            },
            selector,
            uses: def.depends != Count::Fixed(0) || !def.values.is_empty() || def.values_rep.is_some(),
            wheres: !def.wheres.is_empty(),
            in_header: matches!(def.role, Role::Arg | Role::Return),
            more: !def.states.is_empty() || def.states_rep.is_some() || !def.wheres.is_empty() || selector,
            lanes: [Lane::default(); LANES],
        };
        for i in 0..LANES {
            plan.lanes[i] = self.lane(&plan, i);
        }
        plan
    }

    /// What operand `index` may be, of a gate that has as many as it should.
    fn lane(&self, plan: &OpPlan, index: usize) -> Lane {
        let depends = plan.depends as usize;
        if index < depends || plan.repeat == Repeat::Depends {
            return Lane { mask: 1, like: 0 };
        }
        // Bit 0 is no value: nobody wants that.
        match self.want_at(plan, index - depends) {
            None => Lane::default(),
            Some(Want::Mask(mask)) => Lane {
                mask: mask & !1,
                like: 0,
            },
            Some(Want::Own) => Lane { mask: !1, like: 1 },
            Some(Want::Same(of, mask)) => Lane {
                mask: mask & !1,
                like: (2 + depends + usize::from(of)).min(7) as u8,
            },
        }
    }

    /// The set for a state input. Beyond the entry's own words, what is attached to a state must be what the state allows
    /// there, and the sides of a gate that raises follow a gate that raises.
    fn state_slot(&mut self, set: &'static GateSet, op: Opcode, def: &GateDef, term: StateTerm) -> u32 {
        let term = u32::from(term.0);
        let fixed = def.class == Class::Fixed;
        let side = is_side(def);
        if !fixed && !side {
            return term;
        }
        let members: Vec<Opcode> = (0..set.gates.len() as u32)
            .map(|state| state as Opcode)
            .filter(|&state| self.sets.has(term, state))
            .filter(|&state| !fixed || set.def(state).fixed_out.contains(&op))
            .filter(|&state| !side || has_side(set.def(state), op))
            .collect();
        self.sets.add(members.into_iter())
    }

    /// Whether what a gate says of itself is right: numbers of inputs, its own type, the bitfield, the list that it hangs
    /// on. False also where that takes a closer look.
    #[inline]
    pub fn is_usual(&self, op: &OpPlan, look: &Look<'_>, root: Gate) -> bool {
        let counts = match op.repeat {
            Repeat::None => (look.states, look.depends, look.values) == (op.states, op.depends, op.values),
            // Nothing joins no states.
            Repeat::States => {
                repeats(look.states, op.states, look.bits)
                    && look.states > op.states
                    && (look.depends, look.values) == (op.depends, op.values)
            }
            Repeat::Depends => {
                repeats(look.depends, op.depends, look.bits) && (look.states, look.values) == (op.states, op.values)
            }
            Repeat::Values => {
                repeats(look.values, op.values, look.bits) && (look.states, look.depends) == (op.states, op.depends)
            }
        };
        let bits = match op.bits {
            Bits::Any | Bits::Count => true,
            Bits::Zero => look.bits == 0,
            Bits::Below(width) => look.bits >> width == 0,
            Bits::Condition(_, codes) => look.bits < 64 && codes >> look.bits & 1 == 1,
            Bits::Constant => self
                .masks
                .get(usize::from(look.ty.0))
                .is_some_and(|mask| look.bits & !mask == 0),
            Bits::Case | Bits::Numbers => false,
        };
        let own = look.ty.0 < 64 && op.own >> look.ty.0 & 1 == 1;
        counts && bits && own && root == op.root && !op.is_root
    }

    /// The set for state input `index` of a gate; nothing beyond those that it has.
    #[inline]
    pub fn state_slot_at(&self, plan: &OpPlan, index: usize) -> Option<u32> {
        let fixed = plan.states as usize;
        if index >= fixed && plan.repeat != Repeat::States {
            return None;
        }
        Some(self.state_slots[plan.first_state as usize + index.min(fixed)])
    }

    /// What is wanted of value input `index`; nothing beyond those that it has.
    #[inline]
    pub fn want_at(&self, plan: &OpPlan, index: usize) -> Option<Want> {
        let fixed = plan.values as usize;
        if index >= fixed && plan.repeat != Repeat::Values {
            return None;
        }
        Some(self.wants[plan.first_want as usize + index.min(fixed)])
    }

    /// Whether a state with this opcode may stand at a state input with this set.
    pub fn allows(&self, slot: u32, op: Opcode) -> bool {
        self.sets.has(slot, op)
    }
}

/// Whether it is one of the ways on from a gate that raises.
pub(super) fn is_side(def: &GateDef) -> bool {
    matches!(def.role, Role::Success | Role::Exception)
}

/// Whether a state must be followed by a gate of this opcode among others.
pub(super) fn has_side(state: &GateDef, op: Opcode) -> bool {
    state
        .successors
        .iter()
        .any(|s| matches!(s, Successor::Each(sides) if sides.contains(&op)))
}

/// How many bits values of a type have; 64 for vectors and for what has none, whose bits nothing bounds.
pub(super) fn width(set: &GateSet, ty: Type) -> u32 {
    match set.types.get(usize::from(ty.0)) {
        Some(def) if ty != Type::NONE && def.lanes == 0 => def.width,
        _ => 64,
    }
}

/// Whether a list is so much longer than what is fixed of it.
#[inline]
fn repeats(length: u32, fixed: u32, more: u64) -> bool {
    u64::from(fixed).checked_add(more) == Some(u64::from(length))
}

fn low_bits(width: u32) -> u64 {
    1u64.checked_shl(width).map_or(u64::MAX, |bit| bit - 1)
}

fn codes(set: &GateSet, table: u8) -> u64 {
    match set.conditions.get(usize::from(table)) {
        Some(table) => {
            let codes = table.codes.iter().filter(|code| code.code < 64);
            codes.fold(0, |all, code| all | 1 << code.code)
        }
        None => u64::MAX,
    }
}

fn bit(ty: Type) -> u64 {
    1u64.checked_shl(u32::from(ty.0)).unwrap_or(0)
}

fn want(term: Term, arch: Type) -> Want {
    match term {
        Term::Own => Want::Own,
        Term::Arch => Want::Mask(bit(arch)),
        Term::One(ty) => Want::Mask(bit(ty)),
        Term::Any(types) => Want::Mask(types.0),
        Term::Same(input, types) => Want::Same(input, types.0),
    }
}

fn own(def: &GateDef, arch: Type) -> u64 {
    match def.out {
        Out::None => 1,
        Out::Own => def.types.0,
        Out::OwnOrNone => def.types.0 | 1,
        Out::One(ty) => bit(ty),
        Out::Arch => bit(arch),
    }
}
