//! Decoding RV64GC beside a decoder that was written by hand: the code of a C program (newlib's printf and friends), and
//! random words of all instructions in random order.

use crate::{handwritten, machines};
use criterion::{Criterion, Throughput};
use onespec_core::decode::Decoder;
use onespec_tests::programs;
use std::hint::black_box;

/// Words of the piece of a program.
const SHORT: usize = 400;

/// The instructions of a recorded program, one word each, repeated to a size that leaves the first-level cache.
pub fn words() -> Vec<u32> {
    let path = programs::here().join("programs/machine/libc.rv64.elf");
    let data = std::fs::read(path).unwrap_or_default();
    let program = onespec_emulator::elf::read(&data).unwrap_or_default();
    let code = program
        .segments
        .iter()
        .find(|segment| segment.addr <= program.entry && !segment.data.is_empty());
    let bytes = code.map_or(&[][..], |segment| segment.data);
    let decoder = decoder();
    let items = decoder
        .iter(bytes)
        .filter(|item| item.op.is_ok())
        .map(|item| item.word as u32);
    items.take(1 << 16).collect()
}

fn decoder() -> Decoder {
    let target = onespec_riscv::ISA.target("rv64gc").expect("a declared target");
    Decoder::new(&onespec_riscv::ISA, &target)
}

pub fn bench(c: &mut Criterion) {
    let decoder = decoder();
    let program = words();
    // So few words that a processor's branch prediction learns them.
    let from = program.len() / 3;
    let short = program.get(from..from + SHORT).unwrap_or(&program);
    one(c, "decode a piece of a program", short, &decoder);
    one(c, "decode a program", &program, &decoder);
    let target = onespec_riscv::ISA.target("rv64gc").expect("a declared target");
    let random = machines::words(&onespec_riscv::ISA, &target, &decoder);
    let random: Vec<u32> = random.into_iter().map(|word| word as u32).collect();
    one(c, "decode random words", &random, &decoder);
}

fn one(c: &mut Criterion, name: &str, words: &[u32], decoder: &Decoder) {
    let mut group = c.benchmark_group(name);
    group.throughput(Throughput::Elements(words.len() as u64));
    group.bench_function("by hand: match on opcode, funct3, funct7", |b| {
        b.iter(|| {
            words
                .iter()
                .fold(0u64, |sum, word| sum + fold(handwritten::decode(black_box(*word))))
        });
    });
    group.bench_function("instruction and operands", |b| {
        b.iter(|| words.iter().fold(0u64, |sum, word| sum + generated(black_box(*word))));
    });
    group.bench_function("instruction alone, from tables", |b| {
        b.iter(|| {
            let number = |word: &u32| u64::from(decoder.decode(black_box(u128::from(*word))).unwrap_or(0));
            words.iter().map(number).sum::<u64>()
        });
    });
    group.finish();
}

/// Uses every part of the answer, so that none of it is left out.
fn fold(decoded: handwritten::Decoded) -> u64 {
    let registers = u64::from(decoded.rd) + u64::from(decoded.rs1) + u64::from(decoded.rs2);
    u64::from(decoded.op) + registers + decoded.imm as u64
}

fn generated(word: u32) -> u64 {
    match onespec_riscv::decode(word) {
        Ok(inst) => {
            inst.op as u64
                + inst
                    .args
                    .iter()
                    .fold(0u64, |sum, value| sum.wrapping_add(*value as u64))
        }
        Err(_) => 0,
    }
}
