//! Printing, time, memory, the end.

use crate::linux::Linux;
use crate::{Runs, options, rounds};
use onespec_compiler::evaluate::{Host, Stop};
use onespec_test_support::Rng;
use onespec_volt::{Services, compile, library, source::Disk};
use std::path::Path;

/// What a service prints is what the interpreter's own prints.
fn check(runs: &Runs<'_>, service: &str, bits: u64) {
    let mut linux = Linux::default();
    let ran = runs.call(service, &[bits], &mut linux);
    assert_eq!(ran, Ok(None), "{service} of {bits:#x}");
    let mut wanted = Services::default();
    wanted
        .external(service, &[bits], &mut onespec_compiler::evaluate::Memory::default())
        .unwrap();
    let [got, wanted] = [&linux.output, &wanted.output].map(|bytes| String::from_utf8_lossy(bytes));
    assert_eq!(got, wanted, "{service} of {bits:#x}");
    assert_eq!(linux.calls.len(), 1, "one line is one call");
}

fn check_all(service: &str, values: impl Iterator<Item = u64>) {
    let module = library::services(&options()).unwrap();
    let runs = Runs::new(&module);
    values.for_each(|bits| check(&runs, service, bits));
}

#[test]
fn integers_are_printed() {
    let mut rng = Rng::new(0x1e6);
    let random = (0..rounds(2000)).map(|_| rng.next() >> rng.below(64));
    let edges = [0, 1, 9, 10, 99, 100, i64::MAX as u64, i64::MIN as u64, u64::MAX];
    let values: Vec<u64> = edges.into_iter().chain(random).collect();
    check_all("volt_print_i64", values.iter().flat_map(|v| [*v, v.wrapping_neg()]));
    check_all("volt_print_u64", values.iter().copied());
}

/// Every power of ten and of two, its neighbours, and what is around the greatest and the smallest number.
fn edges() -> Vec<f64> {
    let tens = (-323..=308).map(|e| format!("1e{e}").parse().unwrap());
    let twos = (1..2047).step_by(5).map(|e| f64::from_bits(e << 52));
    let whole = [
        0.0,
        0.5,
        1.5,
        123_456.789,
        9_007_199_254_740_993.0,
        5e-324,
        f64::MAX,
        f64::MIN_POSITIVE,
        f64::INFINITY,
        f64::NAN,
    ];
    let values = tens.chain(twos).chain(whole);
    values
        .flat_map(|x: f64| {
            [
                x,
                -x,
                f64::from_bits(x.to_bits().wrapping_sub(1)),
                f64::from_bits(x.to_bits() + 1),
            ]
        })
        .collect()
}

#[test]
fn doubles_have_the_shortest_digits() {
    let seed = 0xd16;
    let mut rng = Rng::new(seed);
    println!("seed {seed:#x}");
    let mut values: Vec<u64> = edges().iter().map(|x| x.to_bits()).collect();
    for _ in 0..rounds(1500) {
        values.push(rng.next());
        // Of a size that people use, with few digits and with all.
        let some = (rng.next() >> 1) as f64 / 2f64.powi(rng.below(90) as i32);
        values.push(some.to_bits());
        let few = (rng.next() >> (20 + rng.below(40))) as f64 / 10f64.powi(rng.below(12) as i32);
        values.push(few.to_bits());
    }
    check_all("volt_print_f64", values.into_iter());
}

#[test]
fn floats_have_the_shortest_digits() {
    let seed = 0xf16;
    let mut rng = Rng::new(seed);
    println!("seed {seed:#x}");
    let edges = edges().into_iter().map(|x| u64::from((x as f32).to_bits()));
    let neighbours = edges.flat_map(|bits| [bits, bits.wrapping_sub(1) & 0xffff_ffff, bits + 1]);
    let random = (0..rounds(8000)).map(|_| rng.next() >> 32);
    check_all("volt_print_f32", neighbours.chain(random));
}

#[test]
fn what_a_pipe_does_not_take_is_written_again() {
    let module = library::services(&options()).unwrap();
    let runs = Runs::new(&module);
    let mut linux = Linux {
        moody: true,
        ..Linux::default()
    };
    for n in 0..200u64 {
        runs.call("volt_print_u64", &[n * n * n * n], &mut linux).unwrap();
    }
    let wanted: String = (0..200u64).map(|n| format!("{}\n", n * n * n * n)).collect();
    assert_eq!(String::from_utf8(linux.output).unwrap(), wanted);
    assert!(linux.calls.len() > 250);
}

#[test]
fn who_cannot_write_ends() {
    let module = library::services(&options()).unwrap();
    let runs = Runs::new(&module);
    let mut linux = Linux {
        closed: true,
        ..Linux::default()
    };
    assert_eq!(runs.call("volt_putc", &[65], &mut linux), Err(Stop::Exit(101)));
    assert_eq!(linux.errors, b"the output cannot be written\n");
}

#[test]
fn exits_and_clocks() {
    let module = library::services(&options()).unwrap();
    let runs = Runs::new(&module);
    let mut linux = Linux::default();
    assert_eq!(runs.call("volt_exit", &[0x1234_0107], &mut linux), Err(Stop::Exit(7)));
    assert_eq!(runs.call("volt_clock", &[], &mut linux), Ok(Some(12_345_678_901)));
}

#[test]
fn memory_ends() {
    let module = library::services(&options()).unwrap();
    let runs = Runs::new(&module);
    for size in [1 << 40, u64::MAX, i64::MIN as u64, 1 << 47, (1 << 47) + 1] {
        let mut linux = Linux::default();
        assert_eq!(runs.call("volt_alloc", &[size], &mut linux), Err(Stop::Exit(101)));
        assert_eq!(linux.errors, b"there is no more memory\n");
    }
}

/// What needs memory is asked by a program: `program.vt` beside this file.
#[test]
fn texts_and_areas() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/library/program.vt");
    let done = compile(&path, &mut Disk, &options());
    let shown = done.rendered(false);
    let module = done.module.expect(&shown);
    let mut linux = Linux {
        moody: true,
        ..Linux::default()
    };
    let ran = Runs::new(&module).call("main", &[], &mut linux);
    assert_eq!(ran, Ok(Some(0)));
    let mut wanted = String::from("\nx\n");
    for length in [1022, 1023, 1024, 5000] {
        wanted.extend((0..length).map(|i| char::from(b'a' + (i % 26) as u8)));
        wanted.push('\n');
    }
    assert_eq!(String::from_utf8(linux.output).unwrap(), wanted);
}
