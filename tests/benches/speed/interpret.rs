//! The interpreter on a loop of integer arithmetic, memory and branches, beside QEMU on the same program, and on three loops of the
//! minion: integers, packed lanes, memory.

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

/// Six instructions of each loop of the minion; two more count.
const MINION: [(&str, &str); 3] = [
    (
        "scalar",
        "add a4, a1, a2; xor a5, a4, a1; mul a6, a5, a3; slli a7, a6, 3; sub a1, a7, a4; and a2, a5, a6",
    ),
    (
        "packed",
        "fmadd.ps ft1, ft2, ft3, ft1, rne; fadd.pi ft6, ft4, ft5; fmul.ps ft2, ft3, ft5, rne; fswizz.ps ft7, ft1, 27; \
         for.pi fa0, ft6, ft4; fmax.ps fa1, ft1, ft2",
    ),
    (
        "memory",
        "flw.ps ft1, 0(s1); flw.ps ft2, 32(s1); fsw.ps ft1, 64(s1); ld a1, 96(s1); sd a1, 104(s1); sw a1, 112(s1)",
    ),
];

/// A loop of the minion as a bare-metal program. Its data lies on another page than its code.
fn minion(body: &str) -> String {
    let body = body.replace("; ", "\n");
    format!(
        "_start: li t0, 0x2000
        csrs mstatus, t0
        mov.m.x m0, zero, 0xff
        li t0, 0x3dcccccd
        fbcx.ps ft1, t0
        fbcx.ps ft2, t0
        fbcx.ps ft3, t0
        fbcx.ps ft4, t0
        fbcx.ps ft5, t0
        li s0, 300000
        la s1, data
        li a1, 3
        li a2, 5
        li a3, 7
loop:   {body}
        addi s0, s0, -1
        bnez s0, loop
        li t0, 0x1feed000
        csrw 0x8d0, t0
        .align 12
data:   .zero 256
"
    )
}

/// A program as a file.
pub fn program(name: &str, text: &str, flags: &[&str]) -> io::Result<PathBuf> {
    let scratch = programs::scratch("speed")?;
    let (source, program) = (scratch.join(format!("{name}.s")), scratch.join(name));
    std::fs::write(&source, text)?;
    let (from, to) = (source.display().to_string(), program.display().to_string());
    let args = ["onespec", "asm", "--format", "elf", "-o", &to, &from];
    match onespec_cli::main_with(args.iter().chain(flags)) {
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
    let path = program("loop", SOURCE, &[]).expect("a program");
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
    let description = Description::generated(&onespec_esperanto::MACHINE);
    for (name, body) in MINION {
        let flags = ["--target", "esperanto-a0", "--base", "0x8000001000"];
        let path = program(name, &minion(body), &flags).expect("a program");
        let data = std::fs::read(&path).expect("the program");
        let options = Options {
            target: "esperanto-a0".into(),
            platform: Some("minion".into()),
            ..Options::default()
        };
        let run = || api::run(&description, &data, &options, quiet()).expect("a run");
        let mut group = c.benchmark_group("interpret-minion");
        group.sample_size(10);
        group.throughput(Throughput::Elements(run().retired));
        group.bench_function(name, |b| b.iter(|| run().code));
        group.finish();
    }
}
