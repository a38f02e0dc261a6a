//! What the tests of this crate share: gates by the names that data files have for them, random numbers, and the
//! reference evaluator over the description that this crate was generated from.
#![allow(dead_code, clippy::unwrap_used)]

use onespec_circuit::GATES;
use onespec_gen::sem::eval::Gates;
use onespec_graph::set::{Bitfield, FoldArgs, Out, Term};
use onespec_graph::{GateDef, Opcode, Type};
use std::path::Path;

/// The description, read again.
pub fn reference() -> Gates {
    let spec = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../spec");
    let checked = onespec_gen::check_machine(&spec, "circuit");
    assert!(!checked.diags.has_errors(), "{}", checked.rendered(false));
    Gates::new(checked.programs).unwrap()
}

/// `ICMP.SLT`: the opcode and its bitfield.
pub fn gate(name: &str) -> (Opcode, u64) {
    let (op, cond) = name.split_once('.').unwrap_or((name, ""));
    let op = GATES.by_name(op).unwrap_or_else(|| panic!("no gate {op}"));
    let bits = match GATES.def(op).bitfield {
        Bitfield::Condition(table) => GATES.conditions[usize::from(table)].by_name(cond).unwrap().code.into(),
        _ => 0,
    };
    (op, bits)
}

/// Folds with the generated code.
pub fn fold(op: Opcode, ty: Type, bits: u64, types: &[Type], values: &[u64]) -> Option<u64> {
    (GATES.fold)(FoldArgs {
        op,
        ty,
        bits,
        types,
        values,
    })
}

/// Every assignment of scalar types to a gate and its value inputs that its entry allows.
pub fn instances(def: &GateDef) -> Vec<(Type, Vec<Type>)> {
    let scalars = (1..GATES.types.len())
        .filter(|i| GATES.types[*i].lanes == 0)
        .map(|i| Type(i as u8));
    let scalars: Vec<Type> = scalars.collect();
    let own: Vec<Type> = match def.out {
        Out::Own | Out::OwnOrNone => scalars.iter().copied().filter(|t| def.types.has(*t)).collect(),
        Out::One(ty) => vec![ty],
        Out::Arch => GATES.arch.to_vec(),
        Out::None => Vec::new(),
    };
    let mut all = Vec::new();
    for own in own {
        let mut rows = vec![Vec::new()];
        for (i, term) in def.values.iter().enumerate() {
            let fits = |row: &[Type], ty: Type| {
                let of_term = match *term {
                    Term::Own => ty == own,
                    Term::Arch => GATES.arch.contains(&ty),
                    Term::One(one) => ty == one,
                    Term::Any(set) => set.has(ty),
                    Term::Same(other, _) => ty == row[usize::from(other)],
                };
                let mut wheres = def.wheres.iter().filter(|w| usize::from(w.input) == i);
                of_term && wheres.all(|w| w.allowed[usize::from(own.0)].has(ty))
            };
            let longer = |row: &Vec<Type>| {
                let types = scalars.iter().copied().filter(|ty| fits(row, *ty));
                types.map(|ty| [row.as_slice(), &[ty]].concat()).collect::<Vec<_>>()
            };
            rows = rows.iter().flat_map(longer).collect();
        }
        all.extend(rows.into_iter().map(|row| (own, row)));
    }
    all
}

/// Random numbers, with values of types.
pub struct Rng(onespec_test_support::Rng);

impl Rng {
    pub fn new(seed: u64) -> Rng {
        Rng(onespec_test_support::Rng::new(seed))
    }

    pub fn next(&mut self) -> u64 {
        self.0.next()
    }

    pub fn below(&mut self, n: usize) -> usize {
        self.0.below(n)
    }

    /// A value of a type: any, or one of those where things change.
    pub fn value(&mut self, ty: Type) -> u64 {
        let width = GATES.type_def(ty).width;
        let any = self.next();
        let corners = [
            0,
            1,
            u64::MAX,
            1 << (width - 1),
            (1 << (width - 1)) - 1,
            any % u64::from(width + 1),
            1 << (any % u64::from(width)),
            // Floats: one, infinities, NaNs, the least and the greatest.
            0x3ff0_0000_0000_0000,
            0x3f80_0000,
            0x7ff0_0000_0000_0000,
            0x7f80_0000,
            0xfff8_0000_0000_0001,
            0x7fa0_0000,
            0x7fef_ffff_ffff_ffff,
            0x7f7f_ffff,
            // A float of middling size.
            0x4000_0000_0000_0000 | any >> 8,
            0x4000_0000 | (any >> 34 & 0x7ff_ffff),
        ];
        let value = match self.below(2) {
            0 => any,
            _ => corners[self.below(corners.len())],
        };
        value & (u64::MAX >> (64 - width))
    }
}
