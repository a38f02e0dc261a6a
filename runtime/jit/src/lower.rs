//! Instructions of the guest to instructions of Cranelift: what a walk over the semantics IR has while it makes them.
//!
//! What an instruction writes is kept until it is complete. Where it cannot go on (it would trap, or memory does not answer
//! directly), code leaves with the state as it was before, and the interpreter executes that one instruction.

use crate::Refused;
use crate::decode::Guest;
use crate::fixed::Fixed;
use crate::held::{Comparison, Held, Values};
use crate::operators::Operators;
use crate::pointers::Pointers;
use crate::sites::Sites;
use crate::value::Val;
use cranelift_codegen::ir::{self, Block, InstBuilder, InstructionData, Opcode};
use cranelift_codegen::isa::CallConv;
use cranelift_frontend::FunctionBuilder;
use onespec_core::exec::window::Bare;
use onespec_sem::eval::value::Value;
use onespec_sem::ir::Program;
use onespec_sem::walk::Walk;
use std::collections::BTreeMap;

/// Where code goes behind an instruction.
#[derive(Debug, Clone, PartialEq)]
pub enum Next {
    /// To an address that is known.
    To(u64),
    /// To an address that is a value.
    Anywhere(ir::Value),
    /// By a condition, to the first or to the second.
    Choice(ir::Value, Box<Next>, Box<Next>),
}

/// What an instruction has written so far.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Writes {
    pub held: BTreeMap<Held, Val>,
    pub next: Option<Next>,
}

/// Why a walk ends early.
#[derive(Debug, Clone, Copy)]
pub enum End {
    /// Code leaves here, and the interpreter executes the instruction.
    Left,
    /// The instruction is not translated.
    Refused(Refused),
}

impl From<Refused> for End {
    fn from(refused: Refused) -> End {
        End::Refused(refused)
    }
}

/// What an instruction is translated in.
#[derive(Clone, Copy)]
pub struct Surroundings<'a> {
    pub program: &'static Program,
    pub fixed: &'a Fixed,
    pub memory: Bare,
    /// The address of what code shares with who enters it.
    pub shared: ir::Value,
    /// Where registers point.
    pub pointers: &'a Pointers,
    /// The functions of floating point that are called.
    pub sites: &'a Sites,
    /// The state that collects the inexact flag, if that is all that happens to it.
    pub collector: Option<u16>,
    /// How the host calls functions.
    pub convention: CallConv,
    /// Whether the host multiplies and adds at once.
    pub has_fma: bool,
}

/// A fn or an instruction that is being walked: the places from which it returned early.
pub(crate) struct Frame {
    pub early: Vec<Way>,
}

/// A place from which code goes on elsewhere, with what it has computed.
pub(crate) struct Way {
    pub block: Block,
    pub value: Val,
    pub locals: Vec<Val>,
    pub writes: Writes,
}

/// The domain of the walk.
pub struct Lower<'a, 'f> {
    pub builder: &'a mut FunctionBuilder<'f>,
    pub around: Surroundings<'a>,
    pub values: &'a mut Values,
    pub guest: &'a Guest,
    pub writes: Writes,
    /// Memory was written: nothing may stop the instruction any more.
    pub(crate) has_stored: bool,
    /// Where code goes that cannot go on.
    aside: Option<Block>,
    pub(crate) frames: Vec<Frame>,
    /// Registers that were read, with their values.
    pub(crate) read: Vec<(Held, ir::Value)>,
    /// Both sides of a condition are computed, one of them in vain: only what cannot be seen may happen.
    pub(crate) in_vain: bool,
}

/// What an instruction has become.
pub struct Lowered {
    pub writes: Writes,
    /// The block to which code goes that cannot go on; it has nothing in it.
    pub aside: Option<Block>,
}

/// Makes the code of one instruction, from the block that is being filled on.
///
/// # Errors
/// The instruction is not translated. What was made so far is of no use.
pub fn lower(
    builder: &mut FunctionBuilder<'_>,
    around: Surroundings<'_>,
    values: &mut Values,
    guest: &Guest,
) -> Result<Lowered, Refused> {
    let inst = around.program.insts.get(usize::from(guest.op)).and_then(Option::as_ref);
    let inst = inst.ok_or(Refused("no semantics"))?;
    let domain = Lower {
        builder,
        around,
        values,
        guest,
        writes: Writes::default(),
        has_stored: false,
        aside: None,
        frames: Vec::new(),
        read: Vec::new(),
        in_vain: false,
    };
    let mut walk = Walk::new(around.program, domain);
    match walk.inst(inst) {
        Ok(()) => {
            // What is written as it was read is not written.
            let Lower { mut writes, read, .. } = walk.domain;
            writes.held.retain(|held, value| match value {
                Val::Bits(_, v) | Val::Int(v) => !read.contains(&(*held, *v)),
                _ => true,
            });
            Ok(Lowered {
                writes,
                aside: walk.domain.aside,
            })
        }
        Err(End::Left) => Err(Refused("it always stops")),
        Err(End::Refused(refused)) => Err(refused),
    }
}

/// The number that a value always is.
pub fn constant(builder: &FunctionBuilder<'_>, v: ir::Value) -> Option<i64> {
    let inst = builder.func.dfg.value_def(v).inst()?;
    match builder.func.dfg.insts[inst] {
        InstructionData::UnaryImm {
            opcode: Opcode::Iconst,
            imm,
        } => Some(imm.bits()),
        _ => None,
    }
}

/// The comparison that a value is the outcome of.
pub fn comparison(builder: &FunctionBuilder<'_>, v: ir::Value) -> Option<Comparison> {
    let dfg = &builder.func.dfg;
    match dfg.insts[dfg.value_def(v).inst()?] {
        InstructionData::IntCompare { cond, args: [a, b], .. } => Some(Comparison {
            condition: cond,
            value: dfg.resolve_aliases(a),
            with: constant(builder, b).ok_or(dfg.resolve_aliases(b)),
        }),
        _ => None,
    }
}

impl<'f> Lower<'_, 'f> {
    pub fn ops(&mut self) -> Operators<'_, 'f> {
        Operators {
            builder: self.builder,
            topped: &mut self.values.topped,
        }
    }

    /// What follows happens only where it is reached.
    ///
    /// # Errors
    /// It would happen in vain, too.
    pub fn visible(&self) -> Result<(), End> {
        match self.in_vain {
            true => Err(Refused("something to be seen on one side only").into()),
            false => Ok(()),
        }
    }

    /// The block in which code leaves before this instruction.
    pub(crate) fn leave(&mut self) -> Result<Block, End> {
        self.visible()?;
        if self.has_stored {
            return Err(Refused("a stop behind a store").into());
        }
        let builder = &mut *self.builder;
        Ok(*self.aside.get_or_insert_with(|| builder.create_block()))
    }

    /// Goes on in a block to which no more ways will lead.
    pub(crate) fn begin(&mut self, block: Block) {
        self.builder.seal_block(block);
        self.builder.switch_to_block(block);
    }

    /// Goes aside unless a condition holds.
    pub(crate) fn unless(&mut self, holds: ir::Value) -> Result<(), End> {
        let (on, aside) = (self.builder.create_block(), self.leave()?);
        self.builder.ins().brif(holds, on, &[], aside, &[]);
        self.begin(on);
        Ok(())
    }

    /// A register's value, by file and number.
    pub(crate) fn register(&mut self, file: u16, index: u64) -> Result<Val, End> {
        let declared = self.around.program.files.get(usize::from(file));
        match (declared, u32::try_from(index)) {
            (Some(declared), Ok(index)) if declared.zero == Some(index) => Ok(Val::bits(declared.width, 0)),
            (_, Ok(index)) => self.held(Held::Register(file, index)),
            _ => Err(Refused("a register that is not there").into()),
        }
    }

    /// The value of a piece of the state, as the instruction has left it so far.
    pub(crate) fn held(&mut self, held: Held) -> Result<Val, End> {
        match self.writes.held.get(&held) {
            Some(value) => Ok(value.clone()),
            None => self.held_before(held),
        }
    }

    /// The value of a piece of the state before the instruction.
    pub(crate) fn held_before(&mut self, held: Held) -> Result<Val, End> {
        let home = held.home(self.around.program, self.around.fixed)?;
        let variable = self.values.variable(self.builder, held, &home);
        let v = self.builder.use_var(variable);
        let v = self.builder.func.dfg.resolve_aliases(v);
        self.read.push((held, v));
        self.values.read.entry(v).or_insert(held);
        Ok(match (constant(self.builder, v), home.is_int) {
            (Some(known), true) => Val::Known(Value::Int(known.into())),
            (Some(known), false) => Val::bits(home.width, known as u128),
            (None, true) => Val::Int(v),
            (None, false) => Val::Bits(home.width, v),
        })
    }
}
