//! Reserved combinations of operands: refused, told what to do, and executed as their semantics say where that is asked for.

use crate::support::{edited_spec, onespec, scratch};

/// The program, and what it exits with where its reserved instructions are executed.
const PROGRAM: &str = "tests/programs/vector/reserved.s";
const TARGET: [&str; 2] = ["--target", "rv64gcv"];
const ALLOW: &str = "--allow-reserved";

#[test]
fn reserved_combinations_trap_unless_they_are_allowed() {
    let edited = edited_spec("reserved-spec");
    let engines = [
        &["--engine", "interp"][..],
        &["--engine", "reference"],
        &["--spec", &edited],
    ];
    let refused = onespec(&[&["run"][..], &TARGET, &[PROGRAM]].concat(), b"");
    assert!(
        refused.code == 1 && refused.err.contains("requires `vd != vs2`"),
        "{}",
        refused.err
    );
    let elf = scratch("reserved").join("reserved.elf").display().to_string();
    let made = onespec(
        &[&["asm", ALLOW, "--format", "elf", "-o", &elf][..], &TARGET, &[PROGRAM]].concat(),
        b"",
    );
    assert_eq!(made.code, 0, "{}", made.err);
    for engine in engines {
        for program in [PROGRAM, &elf] {
            let ended = onespec(&[&["run", ALLOW][..], &TARGET, engine, &[program]].concat(), b"");
            assert_eq!((ended.code, ended.out.as_str()), (0, ""), "{engine:?}: {}", ended.err);
        }
        // Without arguments the word itself is reserved; with one, the state makes it so.
        for (arguments, why) in [
            (
                &[][..],
                "reserved combination of operands: `vslideup.vi` requires `vd != vs2`",
            ),
            (
                &["state"],
                "reserved combination of operands in this state of the machine",
            ),
        ] {
            let ended = onespec(&[&["run"][..], &TARGET, engine, &[&elf], arguments].concat(), b"");
            assert_eq!(ended.code, 128 + 4, "{engine:?}: {}", ended.err);
            assert!(ended.err.contains("IllegalInstruction"), "{}", ended.err);
            assert!(ended.err.contains(why) && ended.err.contains(ALLOW), "{}", ended.err);
        }
    }
}

/// An illegal instruction that is no reserved combination is not told to be one.
#[test]
fn other_illegal_instructions_are_not_called_reserved() {
    let dir = scratch("not-reserved");
    for source in ["_start: .4byte 0", "_start: vadd.vv v8, v16, v24"] {
        let file = dir.join("illegal.s");
        std::fs::write(&file, source).expect("a file");
        let ended = onespec(&[&["run"][..], &TARGET, &[&file.display().to_string()]].concat(), b"");
        assert_eq!(ended.code, 128 + 4, "{source}: {}", ended.err);
        assert!(!ended.err.contains("reserved"), "{source}: {}", ended.err);
    }
}

#[test]
fn vectors_may_be_reserved_too() {
    let header = "insn,sew,lmul,vl,vxrm,frm,v0,vd_before,vs2,vs1,x_a1,f_fa0,vd_after,vxsat,fflags";
    let bytes = "000102030405060708090a0b0c0d0e0f";
    // Each element is what the one below has become.
    let after = "00".repeat(16);
    let row = format!("\"vslide1up.vx v8,v8,a1\",8,m1,16,,,,{bytes},{bytes},,0,,{after},,");
    let file = scratch("reserved-vectors").join("rows.csv");
    std::fs::write(&file, format!("{header}\n{row}\n")).expect("a file");
    let file = file.display().to_string();
    for engine in ["interp", "reference"] {
        let asked = ["replay", "--isa", "riscv", "--engine", engine, &file];
        let refused = onespec(&asked, b"");
        assert!(
            refused.out.contains("requires `vd != vs2`"),
            "{}{}",
            refused.out,
            refused.err
        );
        let taken = onespec(&[&asked[..], &[ALLOW]].concat(), b"");
        assert_eq!(taken.out, "1 passed, 0 failed\n", "{}", taken.err);
    }
}
