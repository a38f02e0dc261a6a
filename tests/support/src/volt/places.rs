//! Variables, and places within them.

use super::Maker;
use super::ty::Ty;

/// What has a name and a value.
#[derive(Debug, Clone)]
pub(super) struct Variable {
    pub name: String,
    pub ty: Ty,
    /// It may be assigned, and its address taken.
    pub mutable: bool,
    pub global: bool,
    /// A number below this; 0 if that is not known.
    pub below: u64,
}

impl Variable {
    pub fn new(name: &str, ty: Ty, mutable: bool) -> Variable {
        Variable {
            name: name.into(),
            ty,
            mutable,
            global: false,
            below: 0,
        }
    }
}

impl Maker {
    /// Whether a value of a type has one of another in it.
    fn holds(&self, whole: &Ty, part: &Ty) -> bool {
        whole == part
            || match whole {
                Ty::Pointer(of) | Ty::Slice(of) | Ty::Array(of, _) => self.holds(of, part),
                Ty::Struct(id) => self.structs[*id].iter().any(|field| self.holds(field, part)),
                _ => false,
            }
    }

    /// A place of a type in one of the variables; one that may be written, or whose address may be taken, if `write` says so.
    pub(super) fn place(&mut self, ty: &Ty, write: bool, depth: u32) -> Option<String> {
        let fits = |v: &Variable, m: &Maker| {
            let through = matches!(v.ty, Ty::Pointer(_) | Ty::Slice(_)) && v.ty != *ty;
            (!write || v.mutable || through)
                && m.holds(&v.ty, ty)
                && !(m.bare && (!v.ty.is_scalar() || v.global && v.mutable))
        };
        let fitting: Vec<usize> = (0..self.variables.len())
            .filter(|at| fits(&self.variables[*at], self))
            .collect();
        // Those that were declared last are what is around.
        let near = fitting.len().saturating_sub(6);
        let at = match self.rng.one_in(2) {
            true => fitting[near..].get(self.rng.below(fitting.len() - near)).copied(),
            false => self.rng.pick(&fitting),
        }?;
        let Variable { name, ty: whole, .. } = self.variables[at].clone();
        Some(self.inside(name, &whole, ty, depth))
    }

    /// The way from a place to one of a type that it holds.
    fn inside(&mut self, place: String, whole: &Ty, ty: &Ty, depth: u32) -> String {
        if whole == ty {
            return place;
        }
        match whole {
            Ty::Array(of, n) => {
                let index = self.index(*n, depth);
                self.inside(format!("{place}[{index}]"), of, ty, depth)
            }
            Ty::Slice(of) => {
                let index = match self.rng.below(30) {
                    0 => self.rng.below(3).to_string(),
                    1..8 => "0".into(),
                    _ => {
                        let any = self.expr(&super::ty::U64, depth.min(1));
                        format!("{any} % {place}.len as u64")
                    }
                };
                self.inside(format!("{place}[{index}]"), of, ty, depth)
            }
            Ty::Pointer(of) if matches!(**of, Ty::Struct(_)) && **of != *ty => self.inside(place, of, ty, depth),
            Ty::Pointer(of) if self.rng.one_in(2) => self.inside(format!("{place}[0]"), of, ty, depth),
            Ty::Pointer(of) => self.inside(format!("(*{place})"), of, ty, depth),
            Ty::Struct(id) => {
                let fields = self.structs[*id].clone();
                let fitting: Vec<usize> = (0..fields.len()).filter(|at| self.holds(&fields[*at], ty)).collect();
                let at = self.rng.pick(&fitting).unwrap_or(0);
                match fields.get(at) {
                    Some(field) => self.inside(format!("{place}.f{at}"), &field.clone(), ty, depth),
                    None => place,
                }
            }
            _ => place,
        }
    }

    /// A number below a power of two.
    pub(super) fn index(&mut self, n: u64, depth: u32) -> String {
        let known = self
            .variables
            .iter()
            .filter(|v| v.below > 0 && v.below <= n && !v.mutable);
        let known: Vec<String> = known.map(|v| v.name.clone()).collect();
        if !known.is_empty() && !self.rng.one_in(4) {
            return known[self.rng.below(known.len())].clone();
        }
        if depth == 0 || self.rng.one_in(3) {
            return self.rng.below(n as usize).to_string();
        }
        let ty = self.int_ty();
        let any = self.expr(&ty, depth.min(2) - 1);
        format!("{any} & {}", n - 1)
    }
}
