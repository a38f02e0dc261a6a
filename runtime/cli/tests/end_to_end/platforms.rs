//! Programs on platforms by the command: raw images, state before and after, cycles, and what is told where something is missing.

use crate::support::{onespec, scratch};

const SQUARE: &str = "tests/platforms/sfpu_square.s";
const STATE: [&str; 2] = ["--state", "L1=each:0x40400000"];

#[test]
fn images_run_where_elf_has_no_number() {
    let dir = scratch("images");
    let text = |name: &str| dir.join(name).to_string_lossy().into_owned();
    let (hex, bin) = (text("square.hex"), text("square.bin"));
    for (format, to) in [("hex", &hex), ("bin", &bin)] {
        let made = onespec(
            &["asm", "--target", "wormhole", "--format", format, "-o", to, SQUARE],
            b"",
        );
        assert_eq!(made.code, 0, "{}", made.err);
    }
    for program in [SQUARE, &hex, &bin] {
        for engine in ["interp", "reference"] {
            let options = [
                "run", "--target", "wormhole", "--engine", engine, "--timing", "--show", "dst[0]", "--show", "pc",
            ];
            let ended = onespec(&[&options[..], &STATE, &[program]].concat(), b"");
            let told = "dst[0]=0x108200001082000010820000108200001082000010820000108200001082\npc=0xc\n3 instructions in 3 cycles, \
                        of which hardware waited 0\n";
            assert_eq!((ended.code, ended.err.as_str()), (0, told), "{program} {engine}");
        }
    }
    let made = onespec(
        &["asm", "--target", "wormhole", "--format", "elf", "-o", &bin, SQUARE],
        b"",
    );
    assert!(
        made.code != 0 && made.err.contains("no machine number for ELF"),
        "{}",
        made.err
    );
}

#[test]
fn faults_of_images_and_options_are_told() {
    let dir = scratch("image_faults");
    let bad = dir.join("bad.hex").to_string_lossy().into_owned();
    std::fs::write(&bad, "8f000000\n\n8f00000 # seven digits\n").expect("a file");
    let early = dir.join("early.s").to_string_lossy().into_owned();
    std::fs::write(&early, "start:\n sfpmul L2,L1,L1,0\n sfpstore L2,0,3,3\n").expect("a file");
    for (arguments, code, told) in [
        (
            vec![bad.as_str()],
            1,
            "bad.hex:3: `8f00000` is no word of hexadecimal digits",
        ),
        (vec!["--show", "L77", SQUARE], 1, "`sfpu` has no state `L77`"),
        (
            vec!["--state", "cc=0x100000000", SQUARE],
            1,
            "`cc` cannot have this value: it is 0 then",
        ),
        (vec!["--state", "cc", SQUARE], 2, "write NAME=VALUE"),
        (
            vec!["--platform", "board", SQUARE],
            1,
            "target `wormhole` has no platform `board`; it has `thread`",
        ),
        (vec!["--mode", "user", SQUARE], 1, "syscall_cause"),
        (
            vec!["--timing", &early],
            123,
            "0x4 in start+0x4: `sfpstore L2,0,3,3` reads L2 a slot too early: `sfpmul` at 0x0 has it after 2 cycles",
        ),
    ] {
        let ended = onespec(&[&["run", "--target", "wormhole"][..], &arguments].concat(), b"");
        assert!(
            ended.code == code && ended.err.contains(told),
            "{arguments:?}: {} {}",
            ended.code,
            ended.err
        );
    }
}

#[test]
fn platforms_are_listed() {
    let listed = onespec(&["list", "--platforms"], b"");
    assert!(listed.out.contains("riscv        board "), "{}", listed.out);
    assert!(listed.out.contains("(esperanto-a0 esperanto-later)"), "{}", listed.out);
    let listed = onespec(&["list", "--platforms", "--isa", "sfpu", "--json"], b"");
    assert!(listed.out.contains("\"data\":\"dst\""), "{}", listed.out);
    let told = onespec(&["explain", "esperanto-a0"], b"");
    assert!(told.out.contains("runs programs on: minion kernel"), "{}", told.out);
}
