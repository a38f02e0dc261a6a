//! Decoding and disassembling of every generated machine: random words of all instructions of a target, in random order.

use criterion::{Criterion, Throughput};
use onespec_core::decode::Decoder;
use onespec_core::isa::{Isa, OpId, Word};
use onespec_core::print::{PrintOptions, Printer};
use onespec_core::target::Resolved;
use onespec_emulator::vectors::{Random, word};
use onespec_machines::ALL;
use std::hint::black_box;

/// Words in a run: more than the first-level cache holds.
const WORDS: usize = 1 << 14;

/// Targets that are measured, where the machine's default does not show enough.
const MORE: &[(&str, &str)] = &[("riscv", "rv64gcv")];

pub fn bench(c: &mut Criterion) {
    for isa in ALL.iter().map(|known| known.isa).filter(|isa| !isa.ops.is_empty()) {
        let more = MORE
            .iter()
            .filter(|(name, _)| *name == isa.name)
            .map(|(_, target)| *target);
        for name in std::iter::once("").chain(more) {
            one(c, isa, &isa.target(name).expect("a target"));
        }
    }
}

/// Random words of all instructions of a target, in random order.
pub fn words(isa: &Isa, target: &Resolved, decoder: &Decoder) -> Vec<Word> {
    let mut random = Random(1);
    let ops: Vec<_> = isa
        .ops
        .iter()
        .enumerate()
        .filter(|(_, op)| op.needs.holds(&target.features))
        .collect();
    let mut draw = || {
        let (id, op) = ops.get(random.below(ops.len() as u64) as usize)?;
        word(isa, *id as OpId, op, &mut random).filter(|word| decoder.decode(*word).is_some())
    };
    (0..WORDS).filter_map(|_| draw()).collect()
}

fn one(c: &mut Criterion, isa: &'static Isa, target: &Resolved) {
    let decoder = Decoder::new(isa, target);
    let printer = Printer::new(isa, &target.features, PrintOptions::default());
    let words = words(isa, target, &decoder);
    let mut group = c.benchmark_group(format!("{} {}", isa.name, target.name));
    group.throughput(Throughput::Elements(words.len() as u64));
    group.bench_function("decode", |b| {
        b.iter(|| {
            words
                .iter()
                .filter_map(|word| decoder.decode(black_box(*word)))
                .map(u64::from)
                .sum::<u64>()
        });
    });
    let mut text = String::new();
    group.bench_function("disassemble", |b| {
        b.iter(|| {
            let mut bytes = 0;
            for word in &words {
                if let Some(op) = decoder.decode(black_box(*word)) {
                    text.clear();
                    printer.print(op, *word, None, &mut text);
                    bytes += text.len();
                }
            }
            bytes
        });
    });
    // Each word in as many bytes as it has, as code is.
    let bytes: Vec<u8> = words
        .iter()
        .filter_map(|word| Some((word, isa.ops.get(usize::from(decoder.decode(*word)?))?)))
        .flat_map(|(word, op)| word.to_le_bytes().into_iter().take(usize::from(op.length / 8)))
        .collect();
    group.bench_function("disassemble a stream", |b| {
        b.iter(|| {
            let mut stream = printer.stream(&decoder, black_box(&bytes), 0);
            let mut length = 0;
            while let Some(line) = stream.advance() {
                length += line.instruction.map_or(0, |(_, text)| text.len());
            }
            length
        });
    });
    group.finish();
}
