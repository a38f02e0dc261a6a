//! The interpreter on a loop of integer arithmetic, memory and branches, beside QEMU on the same program.

use criterion::{Criterion, Throughput};
use onespec_emulator::api;
use onespec_emulator::machines::Description;
use onespec_emulator::options::Options;
use onespec_emulator::user::files::Streams;
use onespec_tests::programs;
use std::io;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// A xorshift generator that sorts its numbers into buckets: eleven instructions a round.
const SOURCE: &str = "
        .globl  _start
_start: li      s0, 5000000
        li      a0, 88172645463325252
        la      s1, buckets
loop:   slli    t0, a0, 13
        xor     a0, a0, t0
        srli    t0, a0, 7
        xor     a0, a0, t0
        andi    t1, a0, 0xf8
        add     t1, t1, s1
        ld      t2, 0(t1)
        addi    t2, t2, 1
        sd      t2, 0(t1)
        addi    s0, s0, -1
        bnez    s0, loop
        li      a0, 0
        li      a7, 93
        ecall
        .data
        .align  3
buckets: .zero  256
";

/// The program as a file.
fn program() -> io::Result<PathBuf> {
    let scratch = programs::scratch("speed")?;
    let (source, program) = (scratch.join("loop.s"), scratch.join("loop"));
    std::fs::write(&source, SOURCE)?;
    let (from, to) = (source.display().to_string(), program.display().to_string());
    match onespec_cli::main_with(["onespec", "asm", "--format", "elf", "-o", &to, &from]) {
        0 => Ok(program),
        code => Err(io::Error::other(format!("the program does not assemble: {code}"))),
    }
}

fn quiet() -> Streams {
    Streams {
        input: Box::new(io::empty()),
        output: Box::new(io::sink()),
        error: Box::new(io::sink()),
        terminal: false,
    }
}

pub fn bench(c: &mut Criterion) {
    let path = program().expect("a program");
    let data = std::fs::read(&path).expect("the program");
    let description = Description::generated(&onespec_riscv::MACHINE);
    let run = || api::run(&description, &data, &Options::default(), quiet()).expect("a run");
    let mut group = c.benchmark_group("interpret");
    group.sample_size(10);
    group.throughput(Throughput::Elements(run().retired));
    group.bench_function("instructions", |b| b.iter(|| run().code));
    let qemu = || Command::new("qemu-riscv64").arg(&path).stdout(Stdio::null()).status();
    if qemu().is_ok() {
        group.bench_function("instructions by qemu-riscv64", |b| b.iter(|| qemu().is_ok()));
    }
    group.finish();
}
