//! Opcodes of memory: storage buffers and shared or private memory, little endian. Lanes take turns in their order.

use super::files::Files;
use super::{Environment, Register};
use crate::ast::{self, Instruction};
use crate::names::File;
use crate::opcodes::Opcode::{self, *};

/// Lanes that read, and those whose writes count: killed lanes and helpers write nothing.
#[derive(Debug, Clone, Copy)]
pub(super) struct Lanes {
    pub active: u8,
    pub writing: u8,
}

impl Lanes {
    fn first(self) -> usize {
        (self.active & 0xf).trailing_zeros() as usize % 4
    }
}

/// Bytes of a resource; nothing where none is bound.
fn bytes<'e>(
    files: &Files<'_>,
    environment: &'e mut Environment,
    resource: &ast::Register,
    lane: usize,
) -> &'e mut [u8] {
    let number = files.index(environment, &resource.index, lane);
    match resource.file {
        File::Memory => &mut environment.memory,
        _ => {
            let found = usize::try_from(number)
                .ok()
                .and_then(|at| environment.buffers.get_mut(at));
            found.map_or(&mut [], |buffer| buffer.as_mut_slice())
        }
    }
}

fn read(bytes: &[u8], address: u64) -> Option<u32> {
    let at = usize::try_from(address).ok()?;
    let word = bytes.get(at..at.checked_add(4)?)?;
    Some(u32::from_le_bytes(word.try_into().ok()?))
}

fn write(bytes: &mut [u8], address: u64, value: u32) {
    let range = usize::try_from(address)
        .ok()
        .and_then(|at| Some(at..at.checked_add(4)?));
    if let Some(word) = range.and_then(|range| bytes.get_mut(range)) {
        word.copy_from_slice(&value.to_le_bytes());
    }
}

/// `STORE resource.mask, address, data`: components outside of the resource are dropped.
pub(super) fn store(
    files: &Files<'_>,
    environment: &mut Environment,
    instruction: &Instruction,
    sources: &[Register],
    lanes: Lanes,
) {
    let Some(to) = instruction.destinations.first() else {
        return;
    };
    let memory = bytes(files, environment, &to.register, lanes.first());
    for lane in (0..4).filter(|lane| lanes.writing >> lane & 1 == 1) {
        let address = u64::from(sources[0][lane][0]);
        for component in (0..4).filter(|component| to.mask >> component & 1 == 1) {
            write(memory, address + 4 * component as u64, sources[1][lane][component]);
        }
    }
}

/// What loads, atomic operations and questions for sizes give.
pub(super) fn load(
    files: &Files<'_>,
    environment: &mut Environment,
    instruction: &Instruction,
    sources: &[Register],
    lanes: Lanes,
) -> Register {
    let mut out = Register::default();
    let Some(resource) = instruction.sources.first() else {
        return out;
    };
    let memory = bytes(files, environment, &resource.register, lanes.first());
    let mask = instruction.destinations.first().map_or(0xf, |to| to.mask);
    for lane in (0..4).filter(|lane| lanes.active >> lane & 1 == 1) {
        let address = sources.get(1).map_or(0, |it| u64::from(it[lane][0]));
        let operand = |source: usize| sources.get(source).map_or(0, |it| it[lane][0]);
        match instruction.opcode {
            LOAD => {
                let last = u64::from(7 - (mask & 0xf).leading_zeros().min(7));
                if read(memory, address + 4 * last).is_some() {
                    out[lane] = std::array::from_fn(|c| read(memory, address + 4 * c as u64).unwrap_or(0));
                }
            }
            RESQ => out[lane] = [memory.len() as u32, 0, 0, 0],
            opcode => {
                let old = read(memory, address).unwrap_or(0);
                if lanes.writing >> lane & 1 == 1 {
                    write(memory, address, combined(opcode, old, operand(2), operand(3)));
                }
                out[lane] = [old; 4];
            }
        }
    }
    out
}

/// What an atomic operation leaves in memory.
fn combined(opcode: Opcode, old: u32, value: u32, new: u32) -> u32 {
    match opcode {
        ATOMUADD => old.wrapping_add(value),
        ATOMXCHG => value,
        ATOMCAS => {
            if old == value {
                new
            } else {
                old
            }
        }
        ATOMAND => old & value,
        ATOMOR => old | value,
        ATOMXOR => old ^ value,
        ATOMUMIN => old.min(value),
        ATOMUMAX => old.max(value),
        ATOMIMIN => (old as i32).min(value as i32) as u32,
        ATOMIMAX => (old as i32).max(value as i32) as u32,
        ATOMFADD => (f32::from_bits(old) + f32::from_bits(value)).to_bits(),
        ATOMINC_WRAP => {
            if old >= value {
                0
            } else {
                old + 1
            }
        }
        ATOMDEC_WRAP => {
            if old == 0 || old > value {
                value
            } else {
                old - 1
            }
        }
        _ => old,
    }
}
