//! Compiling, running what was compiled, and asking why it became that.

use crate::support::{onespec, scratch};

#[test]
fn a_program_is_compiled_and_runs() {
    let folder = scratch("compile");
    let program = folder.join("fib");
    let program = program.to_str().unwrap();
    let source = "examples/volt/01_fib.vt";
    let wanted = std::fs::read_to_string(crate::support::root().join("examples/volt/01_fib.expected")).unwrap();
    for level in ["-O0", "-O2"] {
        let made = onespec(&["compile", level, "-o", program, source], b"");
        assert_eq!((made.code, made.err.as_str()), (0, ""));
        let ran = onespec(&["run", program], b"");
        assert_eq!((ran.code, ran.out.as_str()), (0, wanted.as_str()), "{}", ran.err);
        let ran = onespec(&["run", level, source], b"");
        assert_eq!((ran.code, ran.out.as_str()), (0, wanted.as_str()), "{}", ran.err);
    }
}

#[test]
fn every_stage_can_be_seen() {
    for (emit, has) in [
        ("circuit", "ARG"),
        ("scheduled", "block"),
        ("selected", "function rfib"),
        ("asm", "\t.globl rfib"),
        ("dot", "digraph"),
        ("svg", "<svg"),
    ] {
        let made = onespec(&["compile", "--emit", emit, "examples/volt/01_fib.vt"], b"");
        assert_eq!((made.code, made.err.as_str()), (0, ""), "{emit}");
        assert!(made.out.contains(has), "{emit}: {}", made.out);
    }
    let object = scratch("object").join("fib.o");
    let made = onespec(
        &[
            "compile",
            "--emit",
            "obj",
            "-o",
            object.to_str().unwrap(),
            "examples/volt/01_fib.vt",
        ],
        b"",
    );
    assert_eq!(made.code, 0, "{}", made.err);
    let shown = onespec(&["disasm", object.to_str().unwrap()], b"");
    assert!(shown.out.contains("rfib"), "{}{}", shown.out, shown.err);
}

#[test]
fn a_line_tells_what_chose_its_instructions() {
    let source = "examples/volt/01_fib.vt";
    let shown = onespec(&["explain", "-O0", &format!("{source}:2")], b"");
    let text = format!("{}{}", shown.out, shown.err);
    let near = text.contains("line ") || text.contains("by the meaning of");
    assert!(near, "{text}");
    let all: String = (1..30)
        .map(|line| onespec(&["explain", "-O0", &format!("{source}:{line}")], b"").out)
        .collect();
    assert!(all.contains("by the meaning of addi, spec/riscv/"), "{all}");
    assert_eq!(onespec(&["explain", "nowhere.vt:1"], b"").code, 1);
}

#[test]
fn what_cannot_be_compiled_is_told() {
    let folder = scratch("uncompiled");
    let path = folder.join("bad.vt");
    std::fs::write(
        &path,
        "extern fn f() -> i64;\nfn main() -> i32 { return f() as i32; }\n",
    )
    .unwrap();
    let made = onespec(&["compile", path.to_str().unwrap()], b"");
    assert_eq!(made.code, 1);
    assert!(made.err.contains("`f` is declared and defined nowhere"), "{}", made.err);
    let made = onespec(&["compile", "--target", "rv32imac", "examples/volt/01_fib.vt"], b"");
    assert_eq!(made.code, 1);
    assert!(made.err.contains("calling convention"), "{}", made.err);
    let made = onespec(&["compile", "--isa", "sfpu", "examples/volt/01_fib.vt"], b"");
    assert_eq!(made.code, 1);
}
