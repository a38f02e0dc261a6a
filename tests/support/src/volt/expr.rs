//! Random expressions of a type. Each stands in parentheses where operators could take it apart.

use super::ty::{I64, Ty};
use super::{Maker, Shape};
use onespec_graph::set::{Bitfield, Class, Out, Term};
use onespec_graph::{GateSet, Opcode, Type};

/// Gates that programs may name.
pub(super) fn nameable(set: &GateSet, shape: &Shape) -> Vec<Opcode> {
    if !shape.gates {
        return Vec::new();
    }
    let scalar = |ty: Type| set.type_def(ty).lanes == 0;
    let all = (0..).zip(set.gates).filter(|(_, def)| {
        def.class == Class::Compute
            && def.bitfield == Bitfield::None
            && def.out == Out::Own
            && def.wheres.is_empty()
            && def.values_rep.is_none()
            && !def.values.is_empty()
            && { def.values.iter() }.all(|v| matches!(v, Term::Own) || matches!(v, Term::One(ty) if scalar(*ty)))
            && set.scalars_of(def.types).next().is_some()
            && !shape.without.contains(&def.name)
    });
    all.map(|(op, _)| op).collect()
}

impl Maker {
    pub(super) fn expr(&mut self, ty: &Ty, depth: u32) -> String {
        match ty {
            Ty::Pointer(of) => self.pointer(ty, of, depth),
            Ty::Slice(of) => self.slice(ty, of, depth),
            Ty::Array(..) | Ty::Struct(_) => self.aggregate(ty, depth),
            _ => self.scalar(ty, depth),
        }
    }

    fn scalar(&mut self, ty: &Ty, depth: u32) -> String {
        if depth == 0 || self.rng.one_in(6) {
            return match self.rng.below(4) {
                0 => None,
                _ => self.place(ty, false, depth.min(1)),
            }
            .unwrap_or_else(|| self.literal(ty));
        }
        let below = depth - 1;
        match self.rng.below(12) {
            0 => self.call(ty, below),
            1 => Some(self.choose(ty, below)),
            2 => self.conversion(ty, below),
            3 => self.gate(ty, below),
            4 => self.prefix(ty, below),
            5 => self.place(ty, false, depth),
            _ => Some(self.infix(ty, below)),
        }
        .unwrap_or_else(|| self.infix(ty, below))
    }

    /// A condition that is not known at once.
    pub(super) fn condition(&mut self, depth: u32) -> String {
        self.infix(&Ty::Bool, depth)
    }

    fn infix(&mut self, ty: &Ty, depth: u32) -> String {
        let (operator, of) = match ty {
            Ty::Bool => match self.rng.below(8) {
                0 => ("&&", Ty::Bool),
                1 => ("||", Ty::Bool),
                2 => (["&", "|", "^", "==", "!="][self.rng.below(5)], Ty::Bool),
                _ => {
                    let of = self.scalar_ty();
                    let of = if of == Ty::Bool { I64 } else { of };
                    (["<", "<=", ">", ">=", "==", "!="][self.rng.below(6)], of)
                }
            },
            Ty::Float(_) => (["+", "-", "*", "/", "+", "-", "*", "%"][self.rng.below(8)], ty.clone()),
            _ => match self.rng.below(12) {
                n @ (0 | 1) => {
                    // An amount has any type.
                    let amount = self.int_ty();
                    let (a, b) = (self.expr(ty, depth), self.expr(&amount, depth));
                    return format!("({a} {} {b})", ["<<", ">>"][n]);
                }
                2 => ("/", ty.clone()),
                3 => ("%", ty.clone()),
                _ => (["+", "-", "*", "&", "|", "^"][self.rng.below(6)], ty.clone()),
            },
        };
        let (a, b) = (self.expr(&of, depth), self.expr(&of, depth));
        format!("({a} {operator} {b})")
    }

    fn prefix(&mut self, ty: &Ty, depth: u32) -> Option<String> {
        let operator = match ty {
            Ty::Bool => "!",
            Ty::Float(_) => "-",
            _ => ["-", "~"][self.rng.below(2)],
        };
        Some(format!("({operator}{})", self.expr(ty, depth)))
    }

    fn choose(&mut self, ty: &Ty, depth: u32) -> String {
        let condition = self.condition(depth);
        let (a, b) = (self.expr(ty, depth), self.expr(ty, depth));
        match self.rng.one_in(3) {
            true => format!("select({condition}, {a}, {b})"),
            false => format!("({condition} ? {a} : {b})"),
        }
    }

    fn conversion(&mut self, ty: &Ty, depth: u32) -> Option<String> {
        let from = self.scalar_ty();
        if *ty == Ty::Bool || from == *ty {
            return None;
        }
        let value = self.expr(&from, depth);
        let same = from.bits() == ty.bits() && self.rng.one_in(2);
        Some(match same {
            true => format!("bitcast({ty}, {value})"),
            false => format!("({value} as {ty})"),
        })
    }

    fn gate(&mut self, ty: &Ty, depth: u32) -> Option<String> {
        let set = self.set;
        let name = ty.in_tables()?;
        let own = set.types.iter().position(|def| def.name == name)?;
        let fitting: Vec<Opcode> = (self.gates.iter().copied())
            .filter(|op| set.def(*op).types.has(Type(own as u8)))
            .collect();
        let op = self.rng.pick(&fitting)?;
        let def = set.def(op);
        let mut values = Vec::new();
        for term in def.values {
            let of = match term {
                Term::One(one) => self.named(set.type_def(*one).name)?,
                _ => ty.clone(),
            };
            values.push(self.expr(&of, depth));
        }
        let name = def.name.to_lowercase().replace('.', "_");
        Some(format!("circuit::{name}({})", values.join(", ")))
    }

    /// The type that the tables call so.
    fn named(&self, name: &str) -> Option<Ty> {
        let bits = name.get(1..)?.parse().ok()?;
        match name.as_bytes().first()? {
            b'i' if bits == 1 => Some(Ty::Bool),
            b'i' => Some(Ty::Int { bits, signed: true }),
            b'f' if self.shape.floats => Some(Ty::Float(bits)),
            _ => None,
        }
    }

    /// A call that gives a type.
    pub(super) fn call(&mut self, ty: &Ty, depth: u32) -> Option<String> {
        let fitting: Vec<usize> = (0..self.functions.len())
            .filter(|at| self.functions[*at].result.as_ref() == Some(ty))
            .collect();
        let at = self.rng.pick(&fitting)?;
        self.call_of(at, depth)
    }

    /// A call of a function, if it may stand here.
    pub(super) fn call_of(&mut self, at: usize, depth: u32) -> Option<String> {
        let callee = self.functions[at].clone();
        if self.bare || !self.affords(callee.cost) || callee.throws && !self.throws() {
            return None;
        }
        self.pay(callee.cost);
        let mut arguments = Vec::new();
        for (number, ty) in callee.params.iter().enumerate() {
            arguments.push(match callee.recurs && number == 0 {
                true => format!("{} & 7", self.expr(&I64, depth.min(1))),
                false => self.expr(ty, depth),
            });
        }
        Some(format!("{}({})", callee.name, arguments.join(", ")))
    }

    fn pointer(&mut self, ty: &Ty, of: &Ty, depth: u32) -> String {
        let known = match self.rng.one_in(2) {
            true => self.place(ty, false, depth),
            false => None,
        };
        let made = known.or_else(|| self.place(of, true, depth).map(|place| format!("&{place}")));
        // There is always a global of each type that is pointed to.
        made.unwrap_or_else(|| format!("&{}", self.spare(of)))
    }

    fn slice(&mut self, ty: &Ty, of: &Ty, depth: u32) -> String {
        let known = match self.rng.one_in(3) {
            true => self.place(ty, false, depth),
            false => None,
        };
        known.unwrap_or_else(|| {
            let lengths = [1u64, 2, 4, 8];
            let n = self.rng.pick(&lengths).unwrap_or(4);
            let array = Ty::Array(Box::new(of.clone()), n);
            let place = self.place(&array, true, depth).map(|place| (place, n));
            let (place, n) = place.unwrap_or_else(|| (self.spare(&Ty::Array(Box::new(of.clone()), 4)), 4));
            let from = self.rng.below(n as usize);
            let to = from + 1 + self.rng.below(n as usize - from);
            match self.rng.one_in(2) {
                true => place,
                false => format!("{place}[{from}..{to}]"),
            }
        })
    }

    fn aggregate(&mut self, ty: &Ty, depth: u32) -> String {
        let made = match self.rng.below(6) {
            0 => Some(format!("zero({ty})")),
            1 if depth > 0 => self.call(ty, depth - 1),
            2 | 3 => self.place(ty, false, depth),
            _ => None,
        };
        if let Some(made) = made {
            return made;
        }
        let below = depth.saturating_sub(1);
        match ty {
            Ty::Struct(id) => {
                let fields = self.structs[*id].clone();
                let values: Vec<String> = fields.iter().map(|field| self.expr(field, below)).collect();
                format!("{ty}({})", values.join(", "))
            }
            Ty::Array(of, n) => {
                let count = 1 + self.rng.below(*n as usize);
                let values: Vec<String> = (0..count).map(|_| self.expr(of, below.min(1))).collect();
                format!("[{}]", values.join(", "))
            }
            _ => self.literal(ty),
        }
    }
}
