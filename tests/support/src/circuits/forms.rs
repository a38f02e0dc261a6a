//! The typings of a pure gate: which types its operands may have for each type of its own.

use onespec_graph::set::{Bitfield, Class, Effect, GateDef, Level, Out, Term};
use onespec_graph::{GateSet, Opcode, Role, Type};

/// Types that go together.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Form {
    pub op: Opcode,
    /// The gate's own type.
    pub ty: Type,
    /// Types of the value inputs.
    pub operands: Vec<Type>,
}

/// Every form of every pure gate on scalars, by gate. Gates without any are left out.
pub fn forms(set: &GateSet, arch: Type) -> Vec<Vec<Form>> {
    let scalars = super::scalars(set);
    let of = |op: usize| of_gate(&set.gates[op], op as Opcode, arch, &scalars);
    (0..set.gates.len()).map(of).filter(|forms| !forms.is_empty()).collect()
}

fn of_gate(def: &GateDef, op: Opcode, arch: Type, scalars: &[Type]) -> Vec<Form> {
    let pure = def.class == Class::Compute && def.effect == Effect::None && def.values_rep.is_none();
    let plain = matches!(def.role, Role::Compute | Role::Select) && matches!(def.level, Level::Any | Level::Mir);
    let bits = matches!(def.bitfield, Bitfield::None | Bitfield::Condition(_));
    if !(pure && plain && bits) {
        return Vec::new();
    }
    let own: Vec<Type> = match def.out {
        Out::None => return Vec::new(),
        Out::Own | Out::OwnOrNone => scalars.iter().copied().filter(|&t| def.types.has(t)).collect(),
        Out::One(ty) => vec![ty],
        Out::Arch => vec![arch],
    };
    let mut all = Vec::new();
    for ty in own.into_iter().filter(|ty| scalars.contains(ty)) {
        // Operand by operand, all that may follow what stands already.
        let mut partial: Vec<Vec<Type>> = vec![Vec::new()];
        for (input, &term) in def.values.iter().enumerate() {
            let mut next = Vec::new();
            for before in &partial {
                let fits = |&&t: &&Type| allows(def, ty, input, term, t, arch, before);
                next.extend(scalars.iter().filter(fits).map(|&t| [before.as_slice(), &[t]].concat()));
            }
            partial = next;
        }
        all.extend(partial.into_iter().map(|operands| Form { op, ty, operands }));
    }
    all
}

fn allows(def: &GateDef, own: Type, input: usize, term: Term, ty: Type, arch: Type, before: &[Type]) -> bool {
    let term = match term {
        Term::Own => ty == own,
        Term::Arch => ty == arch,
        Term::One(one) => ty == one,
        Term::Any(set) => set.has(ty),
        Term::Same(other, set) => before.get(usize::from(other)) == Some(&ty) && set.has(ty),
    };
    let of_input = |w: &&onespec_graph::set::Where| usize::from(w.input) == input;
    let wheres = def.wheres.iter().filter(of_input);
    term && wheres
        .map(|w| w.allowed.get(usize::from(own.0)))
        .all(|allowed| allowed.is_some_and(|set| set.has(ty)))
}
