//! Pieces of a machine's state that code keeps as values of its own between where it enters and where it leaves.

use crate::value::type_of;
use crate::{Refused, fixed::Fixed};
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::types::I64;
use cranelift_codegen::ir::{self, StackSlot};
use cranelift_frontend::{FunctionBuilder, Variable};
use onespec_bv::Bits;
use onespec_sem::ir::{Program, Ty};
use std::collections::{BTreeMap, HashMap};

/// A piece of the state.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Held {
    /// A register: its file and its number.
    Register(u16, u32),
    /// State with a name, by number.
    State(u16),
}

/// Where a state has a piece, and what is in it.
#[derive(Debug, Clone, Copy)]
pub struct Home {
    /// Bytes of the state before it.
    pub offset: i32,
    /// The host's type of it.
    pub ty: ir::Type,
    /// Bits of data; 64 of an integer.
    pub width: u32,
    /// It is an integer, not data.
    pub is_int: bool,
}

impl Held {
    /// Where it is.
    ///
    /// # Errors
    /// It is no word of the host.
    pub fn home(self, program: &Program, fixed: &Fixed) -> Result<Home, Refused> {
        let (piece, index, width, is_int) = match self {
            Held::Register(file, index) => {
                let piece = fixed.layout.files.get(usize::from(file));
                let declared = program.files.get(usize::from(file));
                let declared = declared.filter(|file| !file.grouped && file.setting.is_none());
                (piece, index, declared.map(|file| file.width), false)
            }
            Held::State(state) => {
                let piece = fixed.layout.state.get(usize::from(state));
                match program.state.get(usize::from(state)).map(|declared| &declared.ty) {
                    Some(Ty::Bits(width)) => (piece, 0, Some(*width), false),
                    Some(Ty::Int(..)) => (piece, 0, Some(64), true),
                    _ => (piece, 0, None, false),
                }
            }
        };
        let refused = Refused("state that is no word of the host");
        let (piece, width) = piece.zip(width).ok_or(refused)?;
        let ty = type_of(width).filter(|ty| ty.bytes() as usize == piece.bytes && *ty != ir::types::I128);
        let offset = piece.offset + index as usize * piece.bytes;
        let is_there = (index as usize) < piece.count && (!is_int || ty == Some(I64));
        Ok(Home {
            offset: i32::try_from(offset).ok().filter(|_| is_there).ok_or(refused)?,
            ty: ty.ok_or(refused)?,
            width,
            is_int,
        })
    }
}

/// A value that consists of data above which stand bits that are known.
#[derive(Debug, Clone)]
pub struct Topped {
    pub low: ir::Value,
    /// Bits of it.
    pub width: u32,
    pub high: Bits,
}

/// A comparison of a value with a number, or with another value.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Comparison {
    pub condition: IntCC,
    pub value: ir::Value,
    pub with: Result<i64, ir::Value>,
}

/// What is known of values of a function that is being made.
#[derive(Debug, Default)]
pub struct Values {
    /// What code keeps of the state.
    pub variables: BTreeMap<Held, Variable>,
    /// Values with known bits at the top: narrow numbers in wide registers.
    pub topped: HashMap<ir::Value, Topped>,
    /// Pieces that were read, by value.
    pub read: HashMap<ir::Value, Held>,
    /// The same bits as a float of the host.
    pub floats: HashMap<ir::Value, ir::Value>,
    /// Comparisons whose outcome is known from here on.
    pub facts: HashMap<Comparison, bool>,
    /// Room for numbers that functions are called with.
    pub arguments: Option<StackSlot>,
}

impl Values {
    /// The variable of a piece.
    pub fn variable(&mut self, builder: &mut FunctionBuilder<'_>, held: Held, home: &Home) -> Variable {
        *self
            .variables
            .entry(held)
            .or_insert_with(|| builder.declare_var(home.ty))
    }
}
