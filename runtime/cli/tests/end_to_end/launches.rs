//! Kernels that a device launches on groups of harts.

use crate::support::{onespec, scratch};
use std::fs;

/// A kernel as a file of the test's own.
fn kernel(name: &str, source: &str) -> String {
    let path = scratch(name).join("kernel.s");
    fs::write(&path, source).expect("a source");
    path.display().to_string()
}

const TARGET: [&str; 3] = ["run", "--target", "esperanto-a0"];

#[test]
fn harts_of_two_shires_add_their_numbers_and_meet() {
    for engine in ["interp", "jit", "reference"] {
        let ran = |mask: &str| {
            let arguments = [
                &TARGET,
                &["--engine", engine, "--groups", mask, "tests/programs/host/sum.s"][..],
            ]
            .concat();
            onespec(&arguments, b"")
        };
        let both = ran("0x3");
        assert_eq!((both.code, both.err.as_str()), (0, ""), "{engine}");
        // The sum of other harts is another one, which the last of them tells.
        let others = ran("0x5");
        assert_eq!(others.code, 1, "{engine}");
        let told = "status 1: ERROR\nrecord 190: type=0x4 cycles=0x913 hart_id=0xbe user_error=0xffffffffffffffff\n";
        assert_eq!(others.err, told, "{engine}");
    }
}

#[test]
fn what_does_not_end_is_told() {
    let endless = kernel("endless", "_start: j _start\n");
    let ran = onespec(
        &[&TARGET, &["--groups", "1", "--max-insns", "100000", &endless][..]].concat(),
        b"",
    );
    assert_eq!(ran.code, 124, "{}", ran.err);
    assert!(
        ran.err.contains("TIMEOUT_HANG") && ran.err.contains("a limit of this emulation"),
        "{}",
        ran.err
    );
    let waiting = kernel("waiting", "_start: csrwi 0x821, 0\n");
    let ran = onespec(&[&TARGET, &["--groups", "1", &waiting][..]].concat(), b"");
    assert_eq!(ran.code, 1);
    assert!(
        ran.err
            .contains("deadlock: 64 harts wait for each other, hart 0 at 0x8005801000"),
        "{}",
        ran.err
    );
    let nowhere = kernel("nowhere", "_start: li a0, 8\n ecall\n");
    let ran = onespec(&[&TARGET, &["--groups", "0", &nowhere][..]].concat(), b"");
    assert!(ran.err.contains("INVALID_ARGS_INVALID_SHIRE_MASK"), "{}", ran.err);
}

/// The quotient of lanes is computed where firmware executes it; without, the kernel traps.
#[test]
fn firmware_executes_what_hardware_leaves_to_it() {
    let divides = kernel(
        "divides",
        "_start:
    li t0, 7
    fbcx.ps ft0, t0
    fcvt.ps.pw ft0, ft0
    li t0, 2
    fbcx.ps ft1, t0
    fcvt.ps.pw ft1, ft1
    fdiv.ps ft2, ft0, ft1
    fmvz.x.ps t1, ft2, 7
    fdiv.pi ft3, ft2, ft1
    fence.i
    li t0, 0x40600000
    sub a1, t1, t0
    snez a1, a1
    neg a1, a1
    li a0, 8
    li a2, 0
    ecall
",
    );
    let with = onespec(&[&TARGET, &["--groups", "1", "--emulate", &divides][..]].concat(), b"");
    assert_eq!((with.code, with.err.as_str()), (0, ""));
    let without = onespec(&[&TARGET, &["--groups", "1", &divides][..]].concat(), b"");
    assert_eq!(without.code, 1);
    assert!(
        without.err.contains("status 2: EXCEPTION") && without.err.contains("scause=0x1e"),
        "{}",
        without.err
    );
}
