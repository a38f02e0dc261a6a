//! Vectors in groups of registers, or in a part of one: patterns are derived for one number of elements, and settings that
//! are `alike` say for which others they hold.

use onespec_core::select::{Scale, Selector};
use onespec_graph::{GateSet, Type};

/// For which numbers of elements patterns hold, for each unit of the scale.
#[derive(Debug, Default)]
pub struct Scaled {
    /// Those that patterns are derived for; 0: they hold for no others.
    base: u32,
    /// All others.
    others: Vec<u32>,
    /// Bits of a register for each unit of the scale; 0: a vector takes one register.
    bits: u32,
}

impl Scaled {
    pub fn of(selector: &Selector) -> Scaled {
        let settings = selector.settings.iter();
        let derived = settings.clone().filter(|s| s.alike.is_none());
        let mut bases: Vec<u32> = derived.map(|s| s.lanes).collect();
        bases.dedup();
        let mut others: Vec<u32> = settings.filter(|s| s.alike.is_some()).map(|s| s.lanes).collect();
        others.sort_unstable();
        others.dedup();
        match (bases.as_slice(), selector.scale) {
            ([base], Some(Scale::Setting(_, bits))) => Scaled {
                base: *base,
                others: others.into_iter().filter(|n| n != base).collect(),
                bits,
            },
            _ => Scaled::default(),
        }
    }

    /// The numbers of elements for which patterns hold besides those that they are derived for.
    pub fn others(&self) -> &[u32] {
        &self.others
    }

    /// The type that patterns name where they hold for a type.
    pub fn derived(&self, set: &GateSet, ty: Type) -> Type {
        let lanes = u32::from(set.type_def(ty).lanes);
        match self.others.contains(&lanes) {
            true => vector(set, ty, self.base).unwrap_or(ty),
            false => ty,
        }
    }

    /// The type for so many elements in the place of one that patterns name; itself if it is no vector.
    pub fn of_lanes(&self, set: &GateSet, ty: Type, lanes: u32) -> Option<Type> {
        match u32::from(set.type_def(ty).lanes) {
            0 => Some(ty),
            own if own == self.base => vector(set, ty, lanes),
            _ => None,
        }
    }

    /// How many registers a value of a type takes.
    pub fn registers(&self, set: &GateSet, ty: Type) -> u8 {
        let def = set.type_def(ty);
        if self.bits == 0 || def.lanes == 0 {
            return 1;
        }
        let bits = u32::from(def.lanes) * set.type_def(def.element).width;
        let registers = bits.div_ceil(self.bits).max(1).next_power_of_two();
        u8::try_from(registers).unwrap_or(u8::MAX)
    }
}

/// The number that a piece of state holds under the setting with so many elements that is like the one under which it holds
/// another; that one itself, if it has as many.
pub fn number_for(selector: &Selector, state: &str, number: i64, lanes: u32) -> Option<i64> {
    let holds =
        |s: &&onespec_core::select::Setting, n: i64| s.state.iter().any(|(name, value)| *name == state && *value == n);
    let derived = selector
        .settings
        .iter()
        .find(|s| s.alike.is_none() && holds(s, number))?;
    if derived.lanes == lanes {
        return Some(number);
    }
    let mut all = selector.settings.iter();
    let like = all.find(|s| s.alike == Some(derived.name) && s.lanes == lanes)?;
    let mut state_of = like.state.iter();
    state_of.find(|(name, _)| *name == state).map(|(_, value)| *value)
}

/// The type of vectors of the same elements.
fn vector(set: &GateSet, ty: Type, lanes: u32) -> Option<Type> {
    let element = set.type_def(ty).element;
    let is = |def: &onespec_graph::set::TypeDef| u32::from(def.lanes) == lanes && def.element == element;
    set.types.iter().position(is).map(|at| Type(at as u8))
}
