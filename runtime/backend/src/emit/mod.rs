//! From allocated code to bytes: frames ([`frame`]), linear code ([`lower`], [`flat`]), branch relaxation ([`relax`]).
//! References to symbols outside of the function stay open, as [`Open`]: the linker or the object file resolves them.

mod blocks;
mod empty;
mod fetches;
mod flat;
mod frame;
mod hazards;
mod lower;
mod maps;
mod ready;
mod relax;

pub(crate) use blocks::{Block, Text, blocks};
pub use fetches::fetches;
pub use flat::{Fix, Flat, To};
pub use frame::Frame;
pub use hazards::{Repaired, without_hazards};
pub use maps::{At, Shape, StackMap};

use crate::allocate::{Allocated, Place};
use crate::code::{Beginning, Function, PReg, What};
use crate::machine::Machine;
use crate::problem::Problem;
use onespec_core::isa::OpId;

/// The machine code of a function.
#[derive(Debug, Clone, Default)]
pub struct Code {
    pub name: String,
    pub bytes: Vec<u8>,
    pub open: Vec<Open>,
    /// Where each instruction begins, and the line of the source that it is for.
    pub insts: Vec<(u32, u32)>,
    /// Of each instruction, the pattern that it is of, as an index into the selector's origins. None: a text of the
    /// convention, or the frame.
    pub origins: Vec<Option<u16>>,
    /// Instructions that jump inside the function, and where to.
    pub jumps: Vec<(u32, u32)>,
    pub tables: Vec<Table>,
    /// Registers of what the function's end reads, where it has one end; of rows, the first.
    pub left: Vec<PReg>,
    /// What is in registers when a kernel begins, besides its arguments.
    pub begins: Vec<Beginning>,
    /// Calls across which references live.
    pub maps: Vec<StackMap>,
    pub shape: Shape,
}

/// A table of addresses for an indirect jump: the linker or the object file writes them into the module's datum.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Table {
    /// The symbol of the datum.
    pub symbol: u32,
    /// By entry, where in the function it leads.
    pub offsets: Vec<u32>,
}

/// An instruction that waits for an address.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Open {
    pub offset: u32,
    pub op: OpId,
    pub operand: u8,
    pub reloc: Option<u16>,
    pub to: OpenTo,
}

/// What an instruction waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OpenTo {
    Symbol(u32, i64),
    /// What the instruction at this offset of the same function computed.
    Pair(u32),
}

/// How words are made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct How {
    /// A register was kept free for large distances.
    pub scratch: bool,
    /// Whether shorter instructions are looked for, where the machine has some.
    pub compress: bool,
}

/// Makes machine code of a function whose registers are decided. `None`: it has to be allocated with a register kept
/// free for distances that instructions cannot hold.
///
/// # Errors
/// The convention lacks a text, or an instruction has no encoding.
pub fn emit(
    machine: &Machine,
    function: &Function,
    allocated: &Allocated,
    how: How,
    context: &mut Context,
) -> Result<Option<Code>, Problem> {
    let frame = Frame::new(machine, function, allocated);
    if !lower::lower(machine, function, allocated, &frame, how.scratch, &mut context.flat)? {
        return Ok(None);
    }
    let code = relax::encode(machine, how, &function.name, context)?;
    Ok(code.map(|code| Code {
        shape: Shape::new(machine, frame),
        left: left(function, allocated),
        begins: function.begins.iter().map(|it| begins(*it, allocated)).collect(),
        ..code
    }))
}

/// Where something is when a kernel begins.
fn begins(it: Beginning, allocated: &Allocated) -> Beginning {
    let place = allocated.moved.map_or(it.place, |moved| moved.place(it.place));
    Beginning { place, ..it }
}

/// The registers that the end of a function reads.
fn left(function: &Function, allocated: &Allocated) -> Vec<PReg> {
    let mut ends = function.insts.iter().filter(|inst| inst.what == What::Return);
    let places = |inst: &crate::code::Inst| {
        let all = allocated.places.get(inst.args.start as usize..inst.args.end as usize);
        let registers = all.unwrap_or(&[]).iter().filter_map(|place| match place {
            Some(Place::Register(register)) => Some(*register),
            _ => None,
        });
        registers.collect()
    };
    ends.next().map_or_else(Vec::new, places)
}

/// Scratch buffers for emission, used again for each function.
#[derive(Default)]
pub struct Context {
    flat: Flat,
    words: relax::Scratch,
}

/// The code of a function that is a text of the convention.
///
/// # Errors
/// There is no such text, or it has holes.
pub fn from_text(
    machine: &Machine,
    key: &str,
    name: &str,
    symbol: &dyn Fn(&str) -> Option<u32>,
) -> Result<Code, Problem> {
    let template = machine.text(key)?;
    let mut context = Context::default();
    context.flat.template(template, &flat::Holes::default(), 0, symbol)?;
    let how = How {
        scratch: false,
        compress: true,
    };
    let code = relax::encode(machine, how, name, &mut context)?;
    code.ok_or_else(|| Problem::new(format!("text `{key}` is too large")))
}
