//! Accesses to the guest's memory.
//!
//! Nearly all are within a run of pages that one comparison tells; which one, is guessed when code is made by where the register points that
//! the address is made of. Where that fails, the tags of pages are asked; where they do not know the page, code leaves, and the interpreter
//! executes the instruction.

use crate::Refused;
use crate::enter::Shared;
use crate::flags::OWN;
use crate::lower::{End, Lower, constant};
use crate::pointers::{longest, run_of};
use crate::value::Val;
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::types::I64;
use cranelift_codegen::ir::{self, BlockArg, InstBuilder, InstructionData, Opcode};
use onespec_core::exec::ram::PAGE;
use onespec_core::exec::spans::SPANS;
use onespec_core::exec::window::Run;
use std::mem::offset_of;

/// How deep sums are looked into for an address.
const DEPTH: usize = 4;

/// Where code finds the first address of a run by its number, the bytes, and what is added to an address, among what it shares.
pub fn of_run(number: usize, store: bool) -> [usize; 3] {
    let number = usize::from(store) * SPANS + number;
    let run = offset_of!(Shared, memory.runs) + number * size_of::<Run>();
    [offset_of!(Run, first), offset_of!(Run, bytes), offset_of!(Run, offset)].map(|field| run + field)
}

impl Lower<'_, '_> {
    /// The address in the host of an access to memory, behind the tests that it is there.
    pub(crate) fn address(&mut self, addr: &Val, addr_width: u32, bytes: u32, store: bool) -> Result<ir::Value, End> {
        if !matches!(bytes, 1 | 2 | 4 | 8) {
            return Err(Refused("an access to several words").into());
        }
        // Nothing may branch before it is known that code can leave.
        self.leave()?;
        let addr = self.ops().bits(addr, addr_width)?;
        let addr = match addr_width {
            64 => addr,
            _ => self.builder.ins().uextend(I64, addr),
        };
        let [first, limit, offset] = of_run(self.run(addr, store), store);
        let first = self.shared(first);
        let below = self.builder.ins().isub(addr, first);
        let limit = self.shared(limit);
        let is_in = self.builder.ins().icmp(IntCC::UnsignedLessThan, below, limit);
        let [quick, slow, on] = std::array::from_fn(|_| self.builder.create_block());
        self.builder.ins().brif(is_in, quick, &[], slow, &[]);
        self.builder.set_cold_block(slow);
        self.begin(slow);
        let at = self.by_tag(addr, bytes, store)?;
        self.builder.ins().jump(on, &[BlockArg::from(at)]);
        self.begin(quick);
        let offset = self.shared(offset);
        let at = self.builder.ins().iadd(addr, offset);
        self.builder.ins().jump(on, &[BlockArg::from(at)]);
        let at = self.builder.append_block_param(on, I64);
        self.begin(on);
        Ok(at)
    }

    /// The same by the tag of the page, of an aligned access.
    fn by_tag(&mut self, addr: ir::Value, bytes: u32, store: bool) -> Result<ir::Value, End> {
        let memory = self.around.memory;
        let tags = self.shared(match store {
            true => offset_of!(Shared, memory.stores),
            false => offset_of!(Shared, memory.loads),
        });
        let row = self.builder.ins().ushr_imm(addr, i64::from(PAGE.trailing_zeros()) - 3);
        let row = self.builder.ins().band_imm(row, ((memory.rows - 1) << 3) as i64);
        let row = self.builder.ins().iadd(tags, row);
        let tag = self.builder.ins().load(I64, OWN, row, 0);
        let page = (!(PAGE - 1) | u64::from(bytes - 1)) as i64;
        let page = self.builder.ins().band_imm(addr, page);
        let is_known = self.builder.ins().icmp(IntCC::Equal, tag, page);
        self.unless(is_known)?;
        let at = self.builder.ins().band_imm(addr, memory.mask as i64);
        if memory.mask >= memory.size {
            let size = memory.size as i64;
            let is_there = self.builder.ins().icmp_imm(IntCC::UnsignedLessThan, at, size);
            self.unless(is_there)?;
        }
        let ram = self.shared(offset_of!(Shared, memory.ram));
        Ok(self.builder.ins().iadd(ram, at))
    }

    fn shared(&mut self, offset: usize) -> ir::Value {
        self.builder.ins().load(I64, OWN, self.around.shared, offset as i32)
    }

    /// The run in which an address is likely to be: that of an address that it is made of, else the longest.
    fn run(&self, addr: ir::Value, store: bool) -> usize {
        let runs = &self.around.memory.runs[usize::from(store)];
        self.run_of(addr, store, DEPTH).unwrap_or_else(|| longest(runs))
    }

    /// The run of a value that is made of sums.
    fn run_of(&self, value: ir::Value, store: bool, depth: usize) -> Option<usize> {
        let of = |value| self.run_of(value, store, depth.checked_sub(1)?);
        if let Some(known) = constant(self.builder, value) {
            return run_of(&self.around.memory.runs[usize::from(store)], known as u64);
        }
        let dfg = &self.builder.func.dfg;
        let made = dfg.value_def(value).inst().map(|inst| dfg.insts[inst]);
        let made = match made {
            Some(InstructionData::BinaryImm64 {
                opcode: Opcode::IaddImm,
                arg,
                ..
            })
            | Some(InstructionData::Unary {
                opcode: Opcode::Uextend,
                arg,
            }) => of(arg),
            Some(InstructionData::Binary {
                opcode: Opcode::Iadd,
                args: [a, b],
            }) => of(a).or_else(|| of(b)),
            _ => None,
        };
        made.or_else(|| self.around.pointers.run(*self.values.read.get(&value)?, store))
    }
}
