//! The interpreter on kernels of a lane machine: nanoseconds for an instruction on all 32 lanes, with all of them enabled. Operands
//! are random floats. A kernel runs in two ways: as straight code, of which each word is fetched, and out of the replay buffer,
//! which the front end issues without a fetch.

use criterion::{Criterion, Throughput};
use onespec_core::asm::{AsmOptions, assemble};
use onespec_emulator::api;
use onespec_emulator::machines::Description;
use onespec_emulator::options::{Options, StateValue};
use onespec_emulator::user::files::Streams;
use onespec_emulator::vectors::Random;
use std::io;

/// Instructions of a program.
const COUNT: usize = 100_000;
/// Words of the replay buffer.
const SLOTS: usize = 32;
/// Lanes of a register.
const LANES: usize = 32;

/// The bodies of programs, which repeat.
const KERNELS: [(&str, &str); 4] = [
    ("multiply-add", "sfpmad L4, L0, L1, L2, 0"),
    ("integer sum", "sfpiadd L5, L2, 18, 5"),
    ("absolute value", "sfpabs L2, L1, 1"),
    (
        "kernel",
        "sfpload L0, 0, 4, 3\n sfpload L1, 64, 4, 3\n sfpmad L2, L0, L1, L0, 0\n sfpnop\n sfpiadd L3, L2, 18, 5\n \
         sfpabs L3, L3, 1\n sfpsetcc L3, 0, 0\n sfpiadd L3, L2, 1, 5\n sfpencc 3, 10\n sfpstore L3, 128, 4, 3",
    ),
];

/// A body again and again, as straight code.
fn straight(body: &str) -> String {
    format!("{body}\n").repeat(COUNT / body.lines().count())
}

/// The same out of the replay buffer, which it fills as far as whole bodies do.
fn replayed(body: &str) -> String {
    let times = SLOTS / body.lines().count();
    let words = times * body.lines().count();
    let recorded = format!("ttreplay 0, {words}, 1, 1\n{}", format!("{body}\n").repeat(times));
    recorded + &format!("ttreplay 0, {words}, 0, 0\n").repeat(COUNT / words)
}

/// A register of random floats of -2 to 2.
fn lanes(random: &mut Random) -> StateValue {
    let float = |_| {
        let unit = random.below(1 << 24) as f32 / (1 << 22) as f32;
        (unit - 2.0).to_le_bytes()
    };
    StateValue::Number((0..LANES).flat_map(float).collect())
}

pub fn bench(c: &mut Criterion) {
    let description = Description::generated(&onespec_sfpu::MACHINE);
    let isa = description.isa;
    let mut random = Random(1);
    let state = (0..8).map(|n| (format!("L{n}"), lanes(&mut random))).collect();
    let options = Options {
        target: "wormhole".into(),
        state,
        ..Options::default()
    };
    let target = isa.target("wormhole").expect("a target");
    let streams = || Streams {
        input: Box::new(io::empty()),
        output: Box::new(io::sink()),
        error: Box::new(io::sink()),
        terminal: false,
    };
    let mut group = c.benchmark_group("interpret-lanes");
    group.sample_size(10);
    let ways = [("", straight as fn(&str) -> String), (", replayed", replayed)];
    for ((name, body), (way, source)) in KERNELS.iter().flat_map(|kernel| ways.map(|way| (*kernel, way))) {
        let (name, source) = (format!("{name}{way}"), source(body));
        let assembly = assemble(isa, &target, &source, &AsmOptions::default());
        assert!(assembly.errors.is_empty(), "{name} does not assemble");
        let program = onespec_elf::runnable(isa, &target, &assembly).expect("a program");
        let run = || api::run(&description, &program, &options, streams()).expect("a run");
        group.throughput(Throughput::Elements(run().retired));
        // Without loading the program.
        let timed = |times| (0..times).map(|_| run().elapsed).sum();
        group.bench_function(&name, |b| b.iter_custom(timed));
    }
    group.finish();
}
