//! Assembling the text of a C program, beside llvm-mc on the same text.

use crate::decode::words;
use criterion::{Criterion, Throughput};
use onespec_core::asm::{AsmOptions, assemble};
use onespec_tests::llvm::{Encoding, Llvm};
use onespec_tests::ours::{Ours, riscv};
use std::hint::black_box;

/// Lines of the source.
const LINES: usize = 20_000;

/// A source: what a real program's code prints as.
fn source() -> String {
    let ours = Ours::new("rv64gc").expect("a declared target");
    let width = |word: u32| if word & 3 == 3 { 32 } else { 16 };
    let text = |word: &u32| {
        ours.text(
            Encoding {
                bits: *word,
                width: width(*word),
            },
            true,
        )
    };
    let all: Vec<String> = words().iter().filter_map(text).collect();
    all.iter()
        .cycle()
        .take(LINES)
        .map(|line| format!("        {line}\n"))
        .collect()
}

pub fn bench(c: &mut Criterion) {
    let source = source();
    let target = riscv().target("rv64gc").expect("a declared target");
    let options = AsmOptions {
        compress: true,
        ..AsmOptions::default()
    };
    let mut group = c.benchmark_group("assemble");
    group.sample_size(10);
    group.throughput(Throughput::Elements(LINES as u64));
    group.bench_function("lines", |b| {
        b.iter(|| assemble(riscv(), &target, black_box(&source), &options).items.len());
    });
    if Llvm::installed() {
        let llvm = Llvm {
            triple: "riscv64",
            attributes: "+m,+a,+f,+d,+c,+zicsr,+zifencei".into(),
        };
        group.bench_function("lines by llvm-mc, to an object file", |b| {
            b.iter(|| llvm.object(black_box(&source)).expect("llvm-mc runs").len());
        });
    }
    group.finish();
}
