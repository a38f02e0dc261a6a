//! Random programs with a `foreach` loop over arrays: each prints on every target what the evaluator of circuits prints.
//! Accelerators may refuse one whose values do not fit their registers, and say so.
//!
//! `ONESPEC_SEED` is the first seed, `ONESPEC_ROUNDS` how many programs there are.

use crate::support::{onespec, scratch};
use onespec_test_support::kernels::{mixed, plain};

/// A target, and arguments besides.
const TARGETS: [(&str, &[&str]); 7] = [
    ("rv64gc", &[]),
    ("rv32gc", &[]),
    ("rv64gcv", &["--vlen", "128"]),
    ("rv64gcv", &["--vlen", "256", "--set", "agnostic=1"]),
    ("esperanto-a0", &[]),
    ("blackhole", &[]),
    ("ir3-a420", &[]),
];
/// Targets whose kernels have registers alone.
const WITHOUT_STACK: [&str; 2] = ["blackhole", "ir3-a420"];
/// Sizes of vectors for kernels on numbers of several widths, and what agnostic elements become.
const VLENS: [(&str, &str); 3] = [("128", "agnostic=1"), ("256", "agnostic=0"), ("512", "agnostic=1")];

#[test]
fn random_kernels_of_several_widths_print_the_same_on_vectors_of_any_size() {
    let number = |name: &str, usual: u64| std::env::var(name).map_or(usual, |text| text.parse().expect("a number"));
    let (first, rounds) = (number("ONESPEC_SEED", 1), number("ONESPEC_ROUNDS", 6));
    println!("seeds from {first}");
    let folder = scratch("random_mixed_kernels");
    for seed in first..first + rounds {
        let path = folder.join(format!("{seed}.vt"));
        let text = mixed::program(seed);
        std::fs::write(&path, &text).expect("the program can be written");
        let path = path.to_str().expect("a name");
        let wanted = onespec(&["eval", path], b"");
        assert_eq!(wanted.code, 0, "seed {seed}: {}\n{text}", wanted.err);
        for (vlen, set) in VLENS {
            let arguments = ["run", "--target", "rv64gcv", "--vlen", vlen, "--set", set, path];
            let ended = onespec(&arguments, b"");
            let found = (ended.code, &ended.out);
            assert_eq!(
                found,
                (0, &wanted.out),
                "seed {seed} at {vlen}, {set}: {}\n{text}",
                ended.err
            );
        }
    }
}

#[test]
fn random_kernels_print_the_same_everywhere() {
    let number = |name: &str, usual: u64| std::env::var(name).map_or(usual, |text| text.parse().expect("a number"));
    let (first, rounds) = (number("ONESPEC_SEED", 1), number("ONESPEC_ROUNDS", 8));
    println!("seeds from {first}");
    let folder = scratch("random_kernels");
    let (mut ran, mut refused) = (0, 0);
    for seed in first..first + rounds {
        let path = folder.join(format!("{seed}.vt"));
        let text = plain::program(seed);
        std::fs::write(&path, &text).expect("the program can be written");
        let path = path.to_str().expect("a name");
        let wanted = onespec(&["eval", path], b"");
        assert_eq!(wanted.code, 0, "seed {seed}: {}\n{text}", wanted.err);
        for (target, more) in TARGETS {
            let arguments: Vec<&str> = ["run", "--target", target]
                .iter()
                .chain(more)
                .copied()
                .chain([path])
                .collect();
            let ended = onespec(&arguments, b"");
            if WITHOUT_STACK.contains(&target) && ended.code == 1 && ended.err.contains("are live at one point") {
                refused += 1;
                continue;
            }
            let found = (ended.code, &ended.out);
            assert_eq!(
                found,
                (0, &wanted.out),
                "seed {seed} on {target}: {}\n{text}",
                ended.err
            );
            ran += 1;
        }
    }
    println!("{ran} runs, {refused} programs do not fit registers");
    assert!(refused < ran, "{refused} programs do not fit registers");
}
