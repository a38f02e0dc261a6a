//! What the vectoriser asks of a target: which vectors it has, how many elements they hold, and what it computes on them.

use super::gates::Gates;
use onespec_graph::{GateSet, Opcode, Type, TypeSet};
use std::fmt;
use std::sync::Arc;

/// `vscale`: how many times as many elements as its type says a vector has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Scale {
    /// Always this number.
    Known(u32),
    /// Known when the program runs; at least this number.
    AtLeast(u32),
}

impl Scale {
    /// The least that it can be.
    pub fn least(self) -> u32 {
        match self {
            Scale::Known(n) | Scale::AtLeast(n) => n,
        }
    }
}

/// What becomes of the last iterations, of which there may be fewer than a vector has elements.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tail {
    /// The operand `vl` of a gate may be any number: by a length register, or by a mask of the lowest elements.
    Length,
    /// Gates compute all elements. A scalar loop follows for what is left.
    Scalar,
}

/// Answers whether a gate with a result of a type is computed by some pattern. Of a store, the type of what is stored.
pub type Computes = dyn Fn(Opcode, Type) -> bool + Send + Sync;

/// The same of a gate with an input that is a vector and has the last of these types: of most gates the first such, of accesses to
/// memory at offsets these.
pub type Takes = dyn Fn(Opcode, Type, Type) -> bool + Send + Sync;

/// What a target has code for.
#[derive(Clone)]
pub struct Code {
    /// Whether there is code for a gate at a type.
    pub computes: Arc<Computes>,
    /// Whether there is code for it with an input of a type.
    pub takes: Arc<Takes>,
}

/// The vectors of a target. Without one, the compiler makes no vector gates of its own.
#[derive(Clone)]
pub struct VectorTarget {
    /// `vscale`.
    pub scale: Scale,
    /// Vector types of which it has values, those of masks among them.
    pub types: TypeSet,
    /// By width of an element in bits, the lanes of the type that fills one register: LMUL 1.
    pub lanes: Vec<(u32, u16)>,
    /// Vector registers.
    pub registers: u32,
    /// Registers that fields of structures take which are accessed together, at most; 0: each is accessed by itself.
    pub row: u32,
    /// Whether instructions take a scalar as an operand for all elements: then a splat takes no register.
    pub scalars: bool,
    /// The last iterations of a loop.
    pub tail: Tail,
    /// Whether there is code for a gate at a type.
    pub computes: Arc<Computes>,
    /// Whether there is code for it with an input of a type: not every width is extended to every other.
    pub takes: Arc<Takes>,
    /// The same in functions whose floats may be approximated, where that is more.
    pub approximates: Option<Code>,
}

impl fmt::Debug for VectorTarget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("VectorTarget")
            .field("scale", &self.scale)
            .field("types", &self.types)
            .field("lanes", &self.lanes)
            .field("registers", &self.registers)
            .field("row", &self.row)
            .field("scalars", &self.scalars)
            .field("tail", &self.tail)
            .finish_non_exhaustive()
    }
}

impl VectorTarget {
    /// All vector types of a set of gates, and everything that it has for them; `bits` of a register for each unit of the scale.
    pub fn everything(set: &GateSet, scale: Scale, bits: u32, registers: u32, tail: Tail) -> VectorTarget {
        let vectors = set.types.iter().enumerate().filter(|(_, def)| def.lanes > 0);
        let types = vectors.fold(0, |all, (at, _)| all | 1 << at);
        let widths = set.types.iter().filter(|def| def.lanes == 0 && def.width >= 8);
        let mut lanes: Vec<(u32, u16)> = widths.map(|def| (def.width, (bits / def.width) as u16)).collect();
        lanes.sort_unstable();
        lanes.dedup();
        VectorTarget {
            scale,
            types: TypeSet(types),
            lanes,
            registers,
            row: 0,
            scalars: false,
            tail,
            computes: Arc::new(|_, _| true),
            takes: Arc::new(|_, _, _| true),
            approximates: None,
        }
    }

    /// The target as a function sees it whose floats may be approximated, or may not.
    pub(super) fn of(&self, approximate: bool) -> VectorTarget {
        let more = self.approximates.as_ref().filter(|_| approximate);
        VectorTarget {
            computes: more.map_or(&self.computes, |code| &code.computes).clone(),
            takes: more.map_or(&self.takes, |code| &code.takes).clone(),
            ..self.clone()
        }
    }

    /// Whether there is code for the number of elements of a mask.
    pub(super) fn counts_masks(&self, gates: &Gates) -> bool {
        let all = (0..gates.set.types.len()).map(|at| Type(at as u8));
        let is_mask = |ty: &Type| {
            let def = gates.set.type_def(*ty);
            def.lanes > 0 && def.element == gates.bit && self.types.has(*ty)
        };
        let count = gates.mask_count;
        all.filter(is_mask)
            .any(|ty| count.is_some_and(|op| (self.computes)(op, ty)))
    }

    /// Registers that a vector of so many lanes takes.
    pub(super) fn registers_of(&self, width: u32, lanes: u16) -> u32 {
        let one = self
            .lanes
            .iter()
            .find(|(w, _)| *w == width)
            .map_or(0, |(_, lanes)| *lanes);
        match (width, one) {
            // A mask.
            (..8, _) | (_, 0) => 1,
            _ => u32::from(lanes).div_ceil(one.into()),
        }
    }
}
