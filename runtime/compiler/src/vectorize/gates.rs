//! The gates that the vectoriser makes, by their names in the description of the gates: the twin of a gate on scalars is
//! called as the gate with a prefix, and takes the number of elements that count as its last input.

use onespec_graph::set::{Bitfield, Term};
use onespec_graph::{GateSet, Opcode, Role, Type, TypeSet};

/// Before the name of a gate on scalars: the name of the gate that does the same to each element.
pub(super) const TWIN: &str = "V_";

/// The gates that access memory in one way.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Accesses {
    pub load: Option<Opcode>,
    pub store: Option<Opcode>,
    /// Those that do so for the elements under a mask.
    pub masked_load: Option<Opcode>,
    pub masked_store: Option<Opcode>,
}

impl Accesses {
    fn of(set: &'static GateSet, way: &str) -> Accesses {
        let name = |what: &str| set.by_name(&format!("{TWIN}{what}{way}"));
        Accesses {
            load: name("LOAD"),
            store: name("STORE"),
            masked_load: name("MLOAD"),
            masked_store: name("MSTORE"),
        }
    }

    /// The gate that reads or writes, all elements or those under a mask.
    pub fn gate(&self, writes: bool, masked: bool) -> Option<Opcode> {
        match (writes, masked) {
            (false, false) => self.load,
            (true, false) => self.store,
            (false, true) => self.masked_load,
            (true, true) => self.masked_store,
        }
    }

    /// All of them, each with the one under a mask.
    pub fn pairs(&self) -> [[Option<Opcode>; 2]; 2] {
        [[self.load, self.masked_load], [self.store, self.masked_store]]
    }
}

/// The names of the gates of a way to access memory, for messages.
pub(crate) fn access_name(writes: bool, masked: bool, way: &str) -> String {
    let (mask, what) = (if masked { "M" } else { "" }, if writes { "STORE" } else { "LOAD" });
    format!("{TWIN}{mask}{what}{way}")
}

/// Opcodes.
#[derive(Clone, Copy)]
pub(crate) struct Gates {
    pub set: &'static GateSet,
    pub begin: Opcode,
    pub back: Opcode,
    pub branch: Opcode,
    pub yes: Opcode,
    pub no: Opcode,
    pub values: Opcode,
    pub memories: Opcode,
    pub relay: Opcode,
    pub constant: Opcode,
    pub select: Opcode,
    pub add: Opcode,
    pub sub: Opcode,
    pub mul: Opcode,
    pub shl: Opcode,
    pub and: Opcode,
    pub or: Opcode,
    pub xor: Option<Opcode>,
    pub lshr: Option<Opcode>,
    pub zext: Opcode,
    pub sext: Opcode,
    pub trunc: Opcode,
    pub icmp: Opcode,
    pub setvl: Opcode,
    pub splat: Opcode,
    /// Accesses to memory: side by side, at a distance, and at offsets without and with signs.
    pub near: Accesses,
    pub strided: Accesses,
    pub indexed: [Accesses; 2],
    /// An element of a vector as a scalar.
    pub extract: Option<Opcode>,
    /// The mask of the elements that count.
    pub active: Option<Opcode>,
    /// How many elements a mask has; the elements under a mask side by side; elements some places higher.
    pub mask_count: Option<Opcode>,
    pub compress: Option<Opcode>,
    pub slide_up: Option<Opcode>,
    /// The lesser of two numbers without signs.
    pub umin: Option<Opcode>,
    /// The numbers of the elements, if there is such a gate.
    pub iota: Option<Opcode>,
    pub bit: Type,
    pub word: Type,
}

impl Gates {
    /// `None` for a set without one of them.
    pub fn of(set: &'static GateSet) -> Option<Gates> {
        let role = |role| set.by_role(role);
        let name = |name| set.by_name(name);
        Some(Gates {
            set,
            begin: role(Role::LoopBegin)?,
            back: role(Role::LoopBack)?,
            branch: role(Role::Branch)?,
            yes: role(Role::True)?,
            no: role(Role::False)?,
            values: role(Role::ValueSelector)?,
            memories: role(Role::DependSelector)?,
            relay: role(Role::Relay)?,
            constant: role(Role::Constant)?,
            select: role(Role::Select)?,
            add: name("ADD")?,
            sub: name("SUB")?,
            mul: name("MUL")?,
            shl: name("SHL")?,
            and: name("AND")?,
            or: name("OR")?,
            xor: name("XOR"),
            lshr: name("LSHR"),
            zext: name("ZEXT")?,
            sext: name("SEXT")?,
            trunc: name("TRUNC")?,
            icmp: name("ICMP")?,
            setvl: name("V_SETVL")?,
            splat: name("V_SPLAT")?,
            near: Accesses::of(set, ""),
            strided: Accesses::of(set, "_STRIDED"),
            indexed: ["_INDEXED", "_SIGNED"].map(|way| Accesses::of(set, way)),
            extract: name("V_EXTRACT"),
            active: name("V_ACTIVE"),
            mask_count: name("V_COUNT"),
            compress: name("V_COMPRESS"),
            slide_up: name("V_SLIDEUP"),
            umin: name("UMIN"),
            iota: name("V_IOTA"),
            bit: set.type_by_name("i1")?,
            word: set.type_by_name("i64")?,
        })
    }

    /// All gates that access memory, each with the one that does so under a mask.
    pub fn accesses(&self) -> impl Iterator<Item = [Option<Opcode>; 2]> {
        let [unsigned, signed] = self.indexed;
        let ways = [self.near, self.strided, unsigned, signed];
        ways.into_iter().flat_map(|way| way.pairs())
    }

    /// The gate that does to each element what a gate on scalars does.
    pub fn twin(&self, scalar: Opcode) -> Option<Opcode> {
        let def = self.set.def(scalar);
        let twin = self.set.by_name(&format!("{TWIN}{}", def.name))?;
        (self.set.def(twin).values.len() == def.values.len() + 1).then_some(twin)
    }

    /// The name that this gate has or would have.
    pub fn twin_name(&self, scalar: Opcode) -> String {
        format!("{TWIN}{}", self.set.def(scalar).name)
    }

    /// How values of a gate are combined to one.
    pub fn reduction(&self, scalar: Opcode) -> Option<Reduction> {
        let name = self.set.def(scalar).name;
        let (gate, neutral) = match name {
            "ADD" => ("V_REDSUM", Neutral::Zero),
            "FADD" => ("V_FREDSUM", Neutral::MinusZero),
            "FMUL" => ("V_FREDMUL", Neutral::FloatOne),
            "MUL" => ("V_REDMUL", Neutral::One),
            "AND" => ("V_REDAND", Neutral::Ones),
            "OR" => ("V_REDOR", Neutral::Zero),
            "XOR" => ("V_REDXOR", Neutral::Zero),
            "SMIN" => ("V_REDSMIN", Neutral::SignedMost),
            "SMAX" => ("V_REDSMAX", Neutral::SignedLeast),
            "UMIN" => ("V_REDUMIN", Neutral::Ones),
            "UMAX" => ("V_REDUMAX", Neutral::Zero),
            _ => return None,
        };
        let found = self.set.by_name(gate);
        Some(Reduction {
            op: scalar,
            gate: found,
            name: gate,
            neutral,
            begins: found.is_some_and(|gate| self.set.def(gate).values.len() == 3),
            is_ordered: false,
        })
    }

    /// The gate that combines the elements of a vector by a gate on scalars, beginning with element 0 of another vector.
    pub fn fold(&self, scalar: Opcode) -> Option<Opcode> {
        let by = self.set.def(scalar).name;
        let folds = |def: &onespec_graph::GateDef| def.data.contains(&("folds", by));
        self.set.gates.iter().position(folds).map(|op| op as Opcode)
    }

    /// The integer type of a width.
    pub fn integer(&self, width: u32) -> Option<Type> {
        let fits = |def: &onespec_graph::set::TypeDef| {
            def.lanes == 0 && def.width == width && def.bank == onespec_graph::set::Bank::Int
        };
        self.set.types.iter().position(fits).map(|at| Type(at as u8))
    }

    /// The sum whose negative a difference adds.
    pub fn negating(&self, difference: Opcode) -> Option<Opcode> {
        match self.set.def(difference).name {
            "SUB" => Some(self.add),
            "FSUB" => self.set.by_name("FADD"),
            _ => None,
        }
    }

    /// The vector type of so many lanes.
    pub fn vector(&self, lanes: u16, element: Type) -> Option<Type> {
        let is = |def: &onespec_graph::set::TypeDef| def.lanes == lanes && def.element == element;
        self.set.types.iter().position(is).map(|at| Type(at as u8))
    }

    pub fn width(&self, ty: Type) -> u32 {
        self.set.type_def(ty).width
    }

    /// The code of a comparison of integers.
    pub fn code(&self, name: &str) -> Option<u64> {
        let Bitfield::Condition(table) = self.set.def(self.icmp).bitfield else {
            return None;
        };
        let table = self.set.conditions.get(usize::from(table))?;
        table.by_name(name).map(|code| u64::from(code.code))
    }

    /// The name of a code, after what was done to it.
    pub fn code_name(&self, code: u64, swapped: bool, negated: bool) -> Option<&'static str> {
        let Bitfield::Condition(table) = self.set.def(self.icmp).bitfield else {
            return None;
        };
        let table = self.set.conditions.get(usize::from(table))?;
        let mut entry = table.by_code(code)?;
        if swapped {
            entry = table.by_code(entry.swapped.into())?;
        }
        if negated {
            entry = table.by_code(entry.negated.into())?;
        }
        Some(entry.name)
    }

    /// Whether a gate may have a result of this type and inputs of these, the number of elements left out.
    pub fn allows(&self, op: Opcode, own: Type, inputs: &[Type]) -> bool {
        let def = self.set.def(op);
        let fits = |(at, &ty): (usize, &Type)| match def.values.get(at) {
            Some(Term::Own) => ty == own,
            Some(Term::Any(set) | Term::Same(_, set)) => set.has(ty),
            Some(Term::One(one)) => *one == ty,
            _ => false,
        };
        let goes = |w: &onespec_graph::set::Where| {
            let input = inputs.get(usize::from(w.input));
            input.is_none_or(|&input| {
                let allowed = w.allowed.get(usize::from(own.0)).copied().unwrap_or(TypeSet::NONE);
                allowed.has(input)
            })
        };
        def.types.has(own) && inputs.iter().enumerate().all(fits) && def.wheres.iter().all(goes)
    }
}

/// A gate whose results for many values can be combined in any order.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Reduction {
    /// On scalars.
    pub op: Opcode,
    /// From a vector to a scalar.
    pub gate: Option<Opcode>,
    pub name: &'static str,
    pub neutral: Neutral,
    /// The gate takes the number that it begins with, behind the vector.
    pub begins: bool,
    /// Iterations have to be combined one after the other.
    pub is_ordered: bool,
}

/// What changes nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Neutral {
    Zero,
    One,
    Ones,
    SignedLeast,
    SignedMost,
    MinusZero,
    FloatOne,
}

impl Neutral {
    /// Whether the order of combinations shows.
    pub fn is_float(self) -> bool {
        matches!(self, Neutral::MinusZero | Neutral::FloatOne)
    }

    /// Its bits in a type of this width.
    pub fn bits(self, width: u32) -> u64 {
        let ones = u64::MAX >> (64 - width.clamp(1, 64));
        let top = 1 << (width.clamp(1, 64) - 1);
        match self {
            Neutral::Zero => 0,
            Neutral::One => 1,
            Neutral::Ones => ones,
            Neutral::SignedLeast | Neutral::MinusZero => top,
            Neutral::SignedMost => top - 1,
            Neutral::FloatOne => match width {
                64 => 1.0f64.to_bits(),
                16 => 0x3c00,
                _ => 1.0f32.to_bits().into(),
            },
        }
    }
}
