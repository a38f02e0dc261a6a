//! A made-up processor for the tests of this crate: eight registers, two instruction lengths, a trap handler.
//!
//! Words: bits 3..0 opcode, 6..4 register a, 9..7 register b, from bit 16 a signed 16-bit immediate (4-byte ones only).
//! Opcodes below 8 have two bytes.

use onespec_core::exec::chain::Entry;
use onespec_core::exec::{Access, Cpu, Host, Machine, Service, Stop, Trap};
use onespec_core::isa::Word;

pub const HALT: u32 = 0;
pub const ADD: u32 = 1;
pub const SUB: u32 = 2;
pub const FENCE: u32 = 3;
pub const RETURN: u32 = 4;
pub const WAIT: u32 = 5;
pub const TIME: u32 = 6;
pub const LI: u32 = 8;
pub const ADDI: u32 = 9;
pub const LOAD: u32 = 10;
pub const STORE: u32 = 11;
pub const BNEZ: u32 = 12;
pub const SHL: u32 = 13;

pub const CAUSE_FAULT: u64 = 5;
pub const CAUSE_ILLEGAL: u64 = 2;
pub const CAUSE_HALT: u64 = 8;

/// Registers, program counter, and the machine-mode pieces: handler address, saved pc, interrupts on.
#[derive(Debug, Default, Clone)]
pub struct Toy {
    pub r: [u64; 8],
    pub pc: u64,
    pub trap: Trap,
    pub handler: u64,
    pub epc: u64,
    pub enabled: bool,
    pub names: Vec<String>,
    /// Adds one too many when the sum passes 5: a machine that is wrong.
    pub odd: bool,
}

/// A decoded word.
#[derive(Debug, Clone, Copy)]
pub struct Slot(u32);

impl Slot {
    fn op(self) -> u32 {
        self.0 & 15
    }
}

/// A two-byte instruction.
pub fn short(op: u32, a: u32, b: u32) -> Vec<u8> {
    ((op | a << 4 | b << 7) as u16).to_le_bytes().to_vec()
}

/// A four-byte instruction.
pub fn long(op: u32, a: u32, b: u32, imm: i32) -> Vec<u8> {
    (op | a << 4 | b << 7 | (imm as u32) << 16).to_le_bytes().to_vec()
}

impl Toy {
    pub fn new() -> Toy {
        let names = (0..8)
            .map(|i| format!("r[{i}]"))
            .chain(["pc".to_owned(), "enabled".to_owned()])
            .collect();
        Toy {
            names,
            ..Toy::default()
        }
    }
}

impl Cpu for Toy {
    fn pc(&self) -> u64 {
        self.pc
    }
    fn set_pc(&mut self, pc: u64) {
        self.pc = pc;
    }
    fn trap(&self) -> Trap {
        self.trap
    }
    fn set_trap(&mut self, trap: Trap) {
        self.trap = trap;
    }
    fn get(&self, name: &str) -> Option<u64> {
        match name {
            "pc" => Some(self.pc),
            "enabled" => Some(u64::from(self.enabled)),
            _ => self
                .names
                .iter()
                .position(|n| n == name)
                .and_then(|i| self.r.get(i).copied()),
        }
    }
    fn set(&mut self, name: &str, value: u64) -> bool {
        match name {
            "pc" => self.pc = value,
            "enabled" => self.enabled = value != 0,
            _ => match self
                .names
                .iter()
                .position(|n| n == name)
                .and_then(|i| self.r.get_mut(i))
            {
                Some(register) => *register = value,
                None => return false,
            },
        }
        true
    }
    fn names(&self) -> &[String] {
        &self.names
    }
}

impl Entry for Slot {}

impl Machine for Toy {
    type Slot = Slot;
    type Code = Slot;

    fn ready(slot: Slot, _: Option<&Slot>) -> Slot {
        slot
    }

    fn slot(code: &Slot) -> &Slot {
        code
    }

    fn decode(&self, word: Word, _: u64) -> Option<Slot> {
        let slot = Slot(word as u32);
        (slot.op() <= SHL && slot.op() != 7).then_some(slot)
    }
    fn length(&self, low: u32) -> Option<u8> {
        Some(if low & 15 < 8 { 2 } else { 4 })
    }
    fn slot_len(slot: &Slot) -> u8 {
        if slot.op() < 8 { 2 } else { 4 }
    }
    fn slot_op(slot: &Slot) -> u16 {
        slot.op() as u16
    }
    fn ends_block(slot: &Slot) -> bool {
        matches!(slot.op(), HALT | FENCE | RETURN | WAIT | TIME | BNEZ)
    }

    fn execute(&mut self, host: &mut dyn Host<Toy>, slot: &Slot) -> Result<(), Stop> {
        let (a, b) = ((slot.0 >> 4 & 7) as usize, (slot.0 >> 7 & 7) as usize);
        let imm = i64::from(slot.0 as i32 >> 16) as u64;
        let here = self.pc.wrapping_sub(u64::from(Toy::slot_len(slot)));
        match slot.op() {
            ADD => {
                self.r[a] = self.r[a].wrapping_add(self.r[b]);
                self.r[a] += u64::from(self.odd && self.r[a] > 5);
            }
            SUB => self.r[a] = self.r[a].wrapping_sub(self.r[b]),
            FENCE => drop(host.service(self, Service::InstructionFence, &[])?),
            RETURN => {
                self.pc = self.epc;
                self.enabled = true;
            }
            WAIT => drop(host.service(self, Service::WaitForInterrupt, &[])?),
            TIME => self.r[a] = host.service(self, Service::InstructionsRetired, &[])?,
            LI => self.r[a] = imm,
            ADDI => self.r[a] = self.r[b].wrapping_add(imm),
            LOAD => self.r[a] = host.load(self, self.r[b].wrapping_add(imm), 8)?,
            STORE => host.store(self, self.r[b].wrapping_add(imm), 8, self.r[a])?,
            BNEZ if self.r[a] != 0 => self.pc = here.wrapping_add(imm),
            SHL => self.r[a] = self.r[b] << (imm & 63),
            HALT => {
                self.trap = Trap {
                    cause: CAUSE_HALT,
                    tval: 0,
                };
                return Err(Stop);
            }
            _ => {}
        }
        Ok(())
    }

    fn translate(&mut self, _: &mut dyn Host<Toy>, addr: u64, _: Access) -> Result<u64, Stop> {
        Ok(addr)
    }
    fn take_trap(&mut self, _: &mut dyn Host<Toy>, pc: u64) -> bool {
        if self.handler == 0 {
            return false;
        }
        // A halt is a call: it returns behind itself.
        self.epc = if self.trap.cause == CAUSE_HALT { pc + 2 } else { pc };
        self.pc = self.handler;
        self.enabled = false;
        true
    }
    fn pending(&mut self, host: &mut dyn Host<Toy>) -> bool {
        if self.enabled && host.service(self, Service::InterruptLines, &[]).unwrap_or(0) != 0 {
            self.trap = Trap {
                cause: 1 << 63,
                tval: 0,
            };
            return true;
        }
        false
    }
    fn fault_cause(&self, access: Access) -> u64 {
        CAUSE_FAULT + access as u64
    }
    fn illegal_cause(&self) -> u64 {
        CAUSE_ILLEGAL
    }
}
