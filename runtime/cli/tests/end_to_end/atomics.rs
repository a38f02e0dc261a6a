//! Atomic accesses of programs in Volt: compiled code prints what the evaluator prints, and a target without one says so.

use crate::support::{onespec, scratch};
use std::fs;

/// Each access, on words of both sizes, with what it finds and what it leaves.
const ACCESSES: &str = "static a: i64 = 12;
static b: i32 = -7;
fn on(p: *i64, q: *i32, x: i64, y: i32) {
    print(circuit::atomic_add(x, p)); print(circuit::atomic_or(x, p)); print(circuit::atomic_xor(x, p));
    print(circuit::atomic_and(-3, p)); print(circuit::atomic_smin(x, p)); print(circuit::atomic_smax(5, p));
    print(circuit::atomic_umin(x, p)); print(circuit::atomic_umax(x, p)); print(circuit::atomic_swap(x, p));
    print(circuit::atomic_add(y, q)); print(circuit::atomic_umin(y, q)); print(circuit::atomic_smax(3i32, q));
    print(circuit::atomic_swap(y, q));
    // Nobody looks at what these find.
    circuit::atomic_add(x, p);
    circuit::atomic_xor(y, q);
    print(*p); print(*q);
}
fn main() -> i32 {
    on(&a, &b, -9, 100i32); on(&a, &b, 1 << 40, -1i32);
    return 0;
}
";

/// As above.
const COMPARED: &str = "static a: i64 = 12;
fn main() -> i32 {
    print(circuit::atomic_cas(12, 5, &a)); print(circuit::atomic_cas(12, 6, &a)); print(a);
    return 0;
}
";

#[test]
fn atomic_accesses_do_what_they_do_in_the_evaluator() {
    let folder = scratch("atomics");
    let source = folder.join("accesses.vt");
    fs::write(&source, ACCESSES).expect("writable");
    let source = source.display().to_string();
    let evaluated = onespec(&["eval", &source], b"");
    assert_eq!((evaluated.code, evaluated.err.as_str()), (0, ""));
    assert_eq!(evaluated.out.lines().next(), Some("12"));
    for options in [
        &["--target", "rv64gc"][..],
        &["--target", "rv64gc", "-O", "0"],
        &["--target", "rv64gcv"],
    ] {
        let ran = onespec(&[&["run"], options, &[&source]].concat(), b"");
        assert_eq!(
            (ran.code, &ran.out, ran.err.as_str()),
            (0, &evaluated.out, ""),
            "{options:?}"
        );
    }
}

#[test]
fn an_atomic_access_that_a_target_does_not_have() {
    let folder = scratch("atomics_missing");
    let source = folder.join("compared.vt");
    fs::write(&source, COMPARED).expect("writable");
    let source = source.display().to_string();
    let evaluated = onespec(&["eval", &source], b"");
    assert_eq!(
        (evaluated.code, evaluated.out.as_str()),
        (0, "12\n5\n5\n"),
        "{}",
        evaluated.err
    );
    let ran = onespec(&["run", &source], b"");
    assert_eq!(ran.code, 1);
    let told = "ATOMIC_CAS: calling convention lp64d_a of rv64gc has no text `service gate_atomic_cas_i64`";
    assert!(ran.err.contains(told), "{}", ran.err);
}
