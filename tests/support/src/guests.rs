//! Random guests: programs of random instructions for a board, with traps, jumps to anywhere, accesses that are not aligned or cross
//! pages, and code that writes itself.
//!
//! Around them stands a frame: registers and memory are filled, a handler counts traps and goes on behind the instruction that raised
//! one, and after a number of rounds memory is summed up into a register and the program ends.

use crate::Rng;
use onespec_core::asm::{AsmOptions, assemble};
use onespec_core::isa::{Isa, Kind, Op, OpId, Operand};
use onespec_core::target::Resolved;
use std::fmt::Write as _;

/// Where a guest lies.
pub const BASE: u64 = 0x8000_0000;
/// Where its random instructions begin.
const BODY: u64 = BASE + 0x1000;
/// Where its data lie: two pages.
const DATA: u64 = BASE + 0x1_0000;
/// Where it keeps what its frame needs.
const SAVE: u64 = BASE + 0x8000;
/// Instructions of it, at most.
const MAX_INSTRUCTIONS: usize = 120;

/// Instructions that would end the frame's control: returns from traps it has not taken, waiting, and writes to registers by which it
/// has it.
const LEFT_OUT: [&str; 12] = [
    "mret", "sret", "mnret", "wfi", "csrrw", "csrrs", "csrrc", "csrrwi", "csrrsi", "csrrci", "wrs.nto", "wrs.sto",
];

/// The bytes of a guest at [`BASE`].
///
/// # Panics
/// The frame is no text for the target.
pub fn guest(isa: &'static Isa, target: &Resolved, seed: u64) -> Vec<u8> {
    let mut rng = Rng::new(seed);
    let text = text(isa, target, &mut rng);
    let made = assemble(isa, target, &text, &AsmOptions::default());
    assert!(made.errors.is_empty(), "seed {seed}: {:?}", made.errors);
    made.sections.iter().flat_map(|section| section.bytes.clone()).collect()
}

fn text(isa: &'static Isa, target: &Resolved, rng: &mut Rng) -> String {
    let is_wide = target.param("xlen") == Some(64);
    let (load, store, size) = if is_wide { ("ld", "sd", 8) } else { ("lw", "sw", 4) };
    let mut text = format!(
        "li t0, 0x6600\ncsrs mstatus, t0\nla t0, trap\ncsrw mtvec, t0\nli t0, {SAVE}\ncsrw mscratch, t0\n\
         li t1, {rounds}\n{store} t1, 8(t0)\nli t0, {DATA}\nli t1, {end}\nli t2, {factor}\n\
         fill: {store} t2, 0(t0)\nslli t3, t2, 3\nxor t2, t2, t3\nsrli t3, t2, 7\nxor t2, t2, t3\naddi t0, t0, {size}\nbltu t0, t1, fill\n\
         csrw fflags, {flags}\n",
        rounds = 1 + rng.below(5),
        end = DATA + 0x2000,
        factor = 0x3b9a_ca07,
        flags = if rng.one_in(2) { "x0" } else { "t0" },
    );
    for register in 0..32 {
        let _ = match is_wide {
            true => writeln!(text, "li t0, {}\nfmv.d.x f{register}, t0", number(rng)),
            false => writeln!(text, "li t0, {}\nfmv.w.x f{register}, t0", number(rng) as i32),
        };
    }
    for register in 1..32 {
        let _ = writeln!(text, "li x{register}, {}", value(rng, is_wide));
    }
    let _ = write!(
        text,
        "j body\n\
         trap: csrrw t6, mscratch, t6\n{store} t5, 0(t6)\n{store} t4, 16(t6)\n{load} t5, 24(t6)\naddi t5, t5, 1\n{store} t5, 24(t6)\n\
         li t4, 400\nbgeu t5, t4, done\ncsrr t5, mepc\nla t4, body\nbltu t5, t4, wild\nla t4, tail\nbgeu t5, t4, wild\n\
         lhu t4, 0(t5)\nandi t4, t4, 3\naddi t4, t4, -3\naddi t5, t5, 2\nbnez t4, resume\naddi t5, t5, 2\n\
         resume: csrw mepc, t5\n{load} t5, 0(t6)\n{load} t4, 16(t6)\ncsrrw t6, mscratch, t6\nmret\n\
         wild: {load} t5, 24(t6)\nandi t5, t5, 31\nslli t5, t5, 3\nla t4, body\nadd t5, t5, t4\nj resume\n\
         done: li t0, {DATA}\nli t1, {end}\nli s0, 0\n\
         sum: {load} t2, 0(t0)\nslli t3, s0, 5\nsub s0, t3, s0\nadd s0, s0, t2\naddi t0, t0, {size}\nbltu t0, t1, sum\n\
         li t2, 0x100000\nli t3, 0x5555\nsw t3, 0(t2)\nend: j end\n\
         .balign 4096\nbody:\n",
        end = DATA + 0x2000,
    );
    let ops: Vec<(OpId, &Op)> = isa
        .ops
        .iter()
        .enumerate()
        .filter(|(_, op)| (op.has_semantics || op.is.is_some()) && op.needs.holds(&target.features))
        .filter(|(_, op)| !LEFT_OUT.contains(&op.name))
        .map(|(id, op)| (id as OpId, op))
        .collect();
    for _ in 0..8 + rng.below(MAX_INSTRUCTIONS - 8) {
        match rng.below(12) {
            0 => {
                let _ = writeln!(text, "li x{}, {}", 1 + rng.below(31), pointer(rng));
            }
            1 => {
                let quiet = [
                    "frflags x5",
                    "fsrm x6, x0",
                    "csrr x7, instret",
                    "fsflags x8, x9",
                    "csrwi fflags, 1",
                    "nop",
                ];
                let _ = writeln!(text, "{}", rng.choose(&quiet));
            }
            _ => {
                let (id, op) = *rng.choose(&ops);
                if let Some(word) = word(isa, id, op, rng) {
                    let directive = if op.length == 16 { ".2byte" } else { ".4byte" };
                    let _ = writeln!(text, "{directive} {word:#x}");
                }
            }
        }
    }
    let _ = write!(
        text,
        ".balign 4\ntail: csrrw t6, mscratch, t6\n{store} t5, 0(t6)\n{load} t5, 8(t6)\naddi t5, t5, -1\n{store} t5, 8(t6)\nblez t5, done\n\
         {load} t5, 0(t6)\ncsrrw t6, mscratch, t6\nj body\n"
    );
    text
}

/// A random word of an instruction. Jumps by an offset stay near, mostly.
fn word(isa: &Isa, id: OpId, op: &Op, rng: &mut Rng) -> Option<u128> {
    for _ in 0..16 {
        let args: Vec<i64> = op.operands.iter().map(|operand| argument(isa, operand, rng)).collect();
        if let Ok(word) = isa.encode(id, &args) {
            return Some(word);
        }
    }
    None
}

fn argument(isa: &Isa, operand: &Operand, rng: &mut Rng) -> i64 {
    if operand.pcrel && operand.width < 32 && rng.below(8) > 0 {
        return rng.below(48) as i64 * 2 - 24;
    }
    match isa.kinds.get(operand.kind as usize) {
        Some(Kind::Reg { list, file, .. }) => match list.is_empty() {
            false => (*rng.choose(list)).into(),
            true => rng.below(isa.files.get(*file as usize).map_or(1, |f| f.count.into())) as i64,
        },
        Some(Kind::Enum { names, .. }) if !names.is_empty() => rng.choose(names).1,
        _ => {
            let bits = u32::from(operand.width).clamp(1, 63);
            let number = ((rng.next() & ((1 << bits) - 1)) >> operand.align << operand.align) as i64;
            match operand.signed {
                true => number << (64 - bits) >> (64 - bits),
                false => number,
            }
        }
    }
}

/// An address in data, at the end of a page, or in the code.
fn pointer(rng: &mut Rng) -> u64 {
    match rng.below(8) {
        0 => DATA + 0x1000 - rng.below(16) as u64,
        1 => BODY + rng.below(0x100) as u64 * 2,
        2 => DATA + rng.below(0x2000) as u64,
        _ => DATA + 0x800 + rng.below(0x100) as u64 * 8,
    }
}

fn value(rng: &mut Rng, is_wide: bool) -> i64 {
    match rng.below(3) {
        0 => number(rng),
        _ => pointer(rng) as i64,
    }
    .wrapping_shl(if is_wide { 0 } else { 32 })
    .wrapping_shr(if is_wide { 0 } else { 32 })
}

/// A number as programs have them: small, near a power of two, a float, a narrow one in a wide register, or any.
fn number(rng: &mut Rng) -> i64 {
    let bits = rng.next();
    (match rng.below(8) {
        0 => bits & 0xff,
        1 => (bits & 0xff).wrapping_neg(),
        2 => 1 << (bits & 63),
        3 => 0x3ff0_0000_0000_0000 | bits >> 14,
        4 => 0xffff_ffff_3f80_0000 | bits & 0x7f_ffff,
        5 => 0x7ff8_0000_0000_0000,
        6 => u64::from(bits as u32),
        _ => bits,
    }) as i64
}
