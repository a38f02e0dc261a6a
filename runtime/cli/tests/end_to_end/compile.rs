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

/// Registers of 32 bits, and none for floats: programs are the same.
#[test]
fn targets_whose_registers_hold_less_run_the_same_programs() {
    let wanted = std::fs::read_to_string(crate::support::root().join("examples/volt/22_floats.expected")).unwrap();
    for target in ["rv64imac", "rv64imafc", "rv32gc", "rv32imafc", "rv32imac", "rv32i"] {
        let ran = onespec(&["run", "--target", target, "examples/volt/22_floats.vt"], b"");
        assert_eq!(
            (ran.code, ran.out.as_str()),
            (0, wanted.as_str()),
            "{target}: {}",
            ran.err
        );
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
fn every_stage_of_a_shader_can_be_seen() {
    let compile = |emit: &str| {
        let source = "examples/shaders/rings.tgsi";
        onespec(&["compile", "--target", "a420", "--emit", emit, source], b"")
    };
    for (emit, has) in [
        ("circuit", "extern shader_sqrt"),
        ("scheduled", "# block 0"),
        ("selected", "parts"),
        ("asm", "# OUT[0]: "),
        ("exe", "# OUT[0]: "),
        ("dot", "style=dashed"),
        ("svg", "class=\"anti\""),
    ] {
        let made = compile(emit);
        assert_eq!((made.code, made.err.as_str()), (0, ""), "{emit}");
        assert!(made.out.contains(has), "{emit}: {}", made.out);
    }
    let object = compile("obj");
    assert_eq!(object.code, 1, "{}", object.out);
    assert!(object.err.contains("no object files"), "{}", object.err);
}

/// Instructions are those of the assembly; 16 values that live at once fit into registers, 40 do not.
#[test]
fn functions_have_numbers() {
    let folder = scratch("numbers");
    let path = folder.join("numbers.vt");
    let sum = |count: usize| {
        let load = |n: usize| format!("    let v{n} = p[{n}];\n");
        let store = |n: usize| format!("    p[{n}] = v{};\n", count - 1 - n);
        let body: String = (0..count).map(load).chain((0..count).map(store)).collect();
        format!("fn turn{count}(p: *i64) {{\n{body}}}\n")
    };
    std::fs::write(&path, sum(16) + &sum(40)).unwrap();
    let path = path.to_str().unwrap();
    for target in ["rv64gc", "rv64i"] {
        let shown = onespec(&["compile", "--target", target, "--stats", "--json", path], b"");
        assert_eq!((shown.code, shown.err.as_str()), (0, ""));
        let objects: Vec<serde_json::Value> = shown.out.lines().map(|l| serde_json::from_str(l).unwrap()).collect();
        let assembly = onespec(&["compile", "--target", target, "--emit", "asm", path], b"").out;
        assert_eq!(objects.len(), 2, "{}", shown.out);
        for (object, spills) in objects.iter().zip([false, true]) {
            let name = object["function"].as_str().unwrap();
            assert_eq!(object["target"], target);
            let text = assembly.split(&format!("\n{name}:")).nth(1).expect(name);
            let lines = text.lines().skip(1).take_while(|line| line.starts_with(['\t', ' ']));
            let count = lines.filter(|line| !line.trim().starts_with(['.', '#'])).count();
            assert_eq!(object["instructions"], count, "{name}\n{text}");
            assert_eq!(object["spills"].as_u64() > Some(0), spills, "{object}");
            let words = object["words"].as_u64().unwrap() as usize;
            // Without compressed instructions each is two halves of 32 bits, or one word.
            match target {
                "rv64i" => assert_eq!(words % count, 0, "{object}"),
                _ => assert!((count..2 * count).contains(&words), "{object}"),
            }
        }
    }
    let shown = onespec(&["compile", "--stats", path], b"");
    assert!(
        shown
            .out
            .starts_with("function  instructions  words  nops  spills  registers"),
        "{}",
        shown.out
    );
}

#[test]
fn a_line_tells_what_chose_its_instructions() {
    let source = "examples/volt/01_fib.vt";
    let shown = onespec(&["explain", "-O0", &format!("{source}:2")], b"");
    let text = format!("{}{}", shown.out, shown.err);
    let near = text.contains("line ") || text.contains("by the semantics of");
    assert!(near, "{text}");
    let all: String = (1..30)
        .map(|line| onespec(&["explain", "-O0", &format!("{source}:{line}")], b"").out)
        .collect();
    assert!(all.contains("by the semantics of addi, spec/riscv/"), "{all}");
    assert_eq!(onespec(&["explain", "nowhere.vt:1"], b"").code, 1);
    // Of a loop, why it is scalar.
    let shown = onespec(&["explain", "--target", "rv64gc", "examples/volt/21_foreach.vt:5"], b"");
    let expected = "saxpy: loop (foreach): scalar: rv64gc has no vectors that loops use\n";
    assert!(shown.out.starts_with(expected), "{}{}", shown.out, shown.err);
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
    let made = onespec(&["compile", "--target", "rv32", "examples/volt/01_fib.vt"], b"");
    assert_eq!(made.code, 1);
    let wanted = "target rv32 has none of the calling conventions: lp64d_av, lp64d_v, lp64d_a, lp64d, lp64f, lp64_a, lp64, ilp32d_a, ilp32d, ilp32f, ilp32_a, ilp32";
    assert!(made.err.contains(wanted), "{}", made.err);
    // What no register holds and no instruction computes, and addresses that the target does not have.
    let path = folder.join("atomic.vt");
    let text = "static n: i64;\nfn main() -> i32 {\n    let x: i64 = circuit::atomic_add(5i64, &n as i64);\n    return x as i32;\n}\n";
    std::fs::write(&path, text).unwrap();
    let made = onespec(&["compile", "--target", "rv32gc", path.to_str().unwrap()], b"");
    assert_eq!(made.code, 1);
    assert!(made.err.contains("atomic.vt:3: in `main`"), "{}", made.err);
    let wanted = "calling convention ilp32d_a of rv32gc has no text `service gate_atomic_add_i64`";
    assert!(made.err.contains(wanted), "{}", made.err);
    let made = onespec(
        &[
            "compile",
            "--target",
            "rv32gc",
            "--arch",
            "64",
            "examples/volt/01_fib.vt",
        ],
        b"",
    );
    assert_eq!(made.code, 1);
    assert!(
        made.err.contains("its addresses have 64 bits, those of rv32gc have 32"),
        "{}",
        made.err
    );
    let made = onespec(&["compile", "--isa", "sfpu", "examples/volt/01_fib.vt"], b"");
    assert_eq!(made.code, 1);
}

/// A program that was compiled, as bytes.
fn compiled(folder: &str, arguments: &[&str], source: &str) -> Vec<u8> {
    let program = scratch(folder).join("program");
    let program = program.to_str().unwrap();
    let mut all = vec!["compile", "-o", program];
    all.extend(arguments);
    all.push(source);
    let made = onespec(&all, b"");
    assert_eq!((made.code, made.err.as_str()), (0, ""));
    std::fs::read(program).unwrap()
}

#[test]
fn traces_of_programs_show_lines_of_sources() {
    let folder = scratch("traced");
    let program = folder.join("fib");
    let program = program.to_str().unwrap();
    onespec(&["compile", "-o", program, "examples/volt/01_fib.vt"], b"");
    let ran = onespec(&["run", "--trace", "--max-insns", "400", program], b"");
    assert!(ran.err.contains("examples/volt/01_fib.vt:"), "{}", ran.err);
    // What has no lines is not shown as the function before it.
    let first = ran.err.lines().next().unwrap();
    assert!(!first.contains(".vt:"), "{first}");
}

#[test]
fn headers_say_what_the_code_needs() {
    for (target, flags) in [("rv64gc", 5), ("rv64imafd", 4), ("rv64imafdc", 5)] {
        for emit in ["exe", "obj"] {
            let file = compiled(
                "flags",
                &["--target", target, "--emit", emit],
                "examples/volt/01_fib.vt",
            );
            assert_eq!(file[48..52], [flags, 0, 0, 0], "{target} {emit}");
        }
    }
}

#[test]
fn what_compile_writes_verify_takes() {
    let folder = scratch("verified");
    let program = folder.join("program");
    let program = program.to_str().unwrap();
    for target in ["rv64gc", "rv64imafd"] {
        for source in ["01_fib", "19_modules", "20_errors", "22_floats"] {
            let source = format!("examples/volt/{source}.vt");
            onespec(&["compile", "--target", target, "-o", program, &source], b"");
            let told = onespec(&["verify", "--target", target, program], b"");
            assert_eq!(told.code, 0, "{target} {source}: {}{}", told.out, told.err);
        }
    }
}

#[test]
fn zeros_take_no_room_in_files() {
    let folder = scratch("zeros");
    let source = folder.join("large.vt");
    let text = "static large: [u8; 900000000];\nstatic small: i64 = 3;\nstatic behind: i64;\n\
                fn main() -> i32 { large[899999999] += 5; behind += 2; small += 1;\n\
                return large[899999999] as i32 + small as i32 + behind as i32; }\n";
    std::fs::write(&source, text).unwrap();
    let program = folder.join("large");
    for emit in ["exe", "obj", "asm"] {
        let (program, source) = (program.to_str().unwrap(), source.to_str().unwrap());
        let made = onespec(&["compile", "--emit", emit, "-o", program, source], b"");
        assert_eq!((made.code, made.err.as_str()), (0, ""), "{emit}");
        let size = std::fs::metadata(program).unwrap().len();
        assert!(size < 100_000, "{emit}: {size} bytes");
        if emit == "exe" {
            let ran = onespec(&["run", program], b"");
            assert_eq!(ran.code, 11, "{}", ran.err);
        }
    }
}

#[test]
fn outputs_do_not_replace_inputs() {
    let folder = scratch("same");
    let text = "import \"lib.vt\" as lib;\nfn main() -> i32 { return lib::one(); }\n";
    let library = "fn one() -> i32 { return 1; }\n";
    let path = |name: &str| folder.join(name).to_str().unwrap().to_owned();
    let (source, lib) = (path("a.vt"), path("lib.vt"));
    std::fs::write(&source, text).unwrap();
    std::fs::write(&lib, library).unwrap();
    std::fs::write(path("b.s"), "nop\n").unwrap();
    std::fs::create_dir(folder.join("sub")).unwrap();
    let mut outputs = vec![source.clone(), path("sub/../a.vt"), path("./a.vt"), lib.clone()];
    #[cfg(unix)]
    {
        std::os::unix::fs::symlink(&source, path("link")).unwrap();
        outputs.push(path("link"));
    }
    std::fs::hard_link(&source, path("hard")).unwrap();
    outputs.push(path("hard"));
    for output in outputs {
        for emit in ["exe", "asm"] {
            let made = onespec(&["compile", "--emit", emit, "-o", &output, &source], b"");
            assert_eq!(made.code, 2, "{output}: {}", made.err);
            assert!(made.err.contains("is the input"), "{}", made.err);
        }
        assert_eq!(std::fs::read_to_string(&source).unwrap(), text, "{output}");
        assert_eq!(std::fs::read_to_string(&lib).unwrap(), library, "{output}");
    }
    let made = onespec(&["asm", "-o", &path("sub/../b.s"), &path("b.s")], b"");
    assert_eq!(made.code, 2, "{}", made.err);
    assert_eq!(std::fs::read_to_string(path("b.s")).unwrap(), "nop\n");
    let made = onespec(&["compile", "-o", &path("a"), &source], b"");
    assert_eq!(made.code, 0, "{}", made.err);
}

/// Who declares a function of the library gets that one, so the declaration must be the library's.
#[test]
fn declarations_of_the_library_are_compared_with_it() {
    let folder = scratch("declared");
    let source = folder.join("a.vt").to_str().unwrap().to_owned();
    for (declared, shown) in [
        ("volt_exit(a: f64)", "(f64)"),
        ("volt_print_i64(a: i64, b: i64) -> i64", "(i64, i64) -> i64"),
        ("syscall(a: i64) -> i64", "(i64) -> i64"),
        ("strlen(text: *u8) -> i32", "(i64) -> i32"),
    ] {
        std::fs::write(
            &source,
            format!("extern fn {declared};\nfn main() -> i32 {{ return 5; }}\n"),
        )
        .unwrap();
        for command in [
            &["run"][..],
            &["run", "-O0"],
            &["eval"],
            &["compile", "-o", "/dev/null"],
        ] {
            let ended = onespec(&[command, &[&source]].concat(), b"");
            assert_eq!(ended.code, 1, "{declared} {command:?}: {}", ended.err);
            let wanted = format!("is declared as `{shown}`, but the library's is");
            assert!(ended.err.contains(&wanted), "{}", ended.err);
        }
        // Whoever links the object has a library of their own.
        let ended = onespec(&["compile", "--emit", "obj", "-o", "/dev/null", &source], b"");
        assert_eq!(ended.code, 0, "{}", ended.err);
    }
    std::fs::write(
        &source,
        "extern fn strlen(s: *u8) -> i64;\nextern fn volt_exit(code: i32);\n\
         fn main() -> i32 { volt_exit(strlen(\"abc\") as i32); return 5; }\n",
    )
    .unwrap();
    for command in ["run", "eval"] {
        let ended = onespec(&[command, &source], b"");
        assert_eq!(ended.code, 3, "{command}: {}", ended.err);
    }
}

#[test]
fn indices_are_checked_or_not() {
    let folder = scratch("bounds");
    let source = folder.join("bounds.vt");
    let text = "fn at(i: i64) -> i32 {\n    var a: [i32; 4];\n    a[0] = 1;\n    return a[i];\n}\n\
                fn main() -> i32 { return at(9) & 0; }\n";
    std::fs::write(&source, text).unwrap();
    let source = source.to_str().unwrap();
    let wanted = format!("{source}:4: index 9 is out of bounds: the length is 4\n");
    for command in ["run", "eval"] {
        let ran = onespec(&[command, source], b"");
        assert_eq!((ran.code, ran.err.as_str()), (101, wanted.as_str()), "{command}");
    }
    // What is behind the array is there, wherever that is.
    let ran = onespec(&["run", "--no-bounds-checks", source], b"");
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    let text = "fn main() -> i32 { var a: [i32; 4]; return a[9]; }\n";
    std::fs::write(source, text).unwrap();
    let made = onespec(&["compile", source], b"");
    assert_eq!(made.code, 1);
    assert!(
        made.err.contains("error[E2008]: element 9 of an array of 4"),
        "{}",
        made.err
    );
}

/// A warning that stands in front of errors is called a warning, and an error is called so once.
#[test]
fn diagnostics_name_their_severity() {
    let path = scratch("severity").join("bad.vt");
    let path = path.to_str().unwrap();
    std::fs::write(
        path,
        "fn f() -> i32 {\n    return 1;\n    print(2);\n}\nfn main() -> i32 { return x; }\n",
    )
    .unwrap();
    let object = format!("{path}.o");
    for command in [
        &["eval", path] as &[&str],
        &["run", path],
        &["compile", "-o", &object, path],
        &["convert", path],
        &["opt", path],
    ] {
        let ended = onespec(command, b"");
        assert_eq!((ended.code, ended.out.as_str()), (1, ""), "{command:?}");
        assert!(ended.err.starts_with("warning[W2001]"), "{command:?}: {}", ended.err);
        assert!(ended.err.contains("\nerror[E2004]"), "{command:?}: {}", ended.err);
        assert!(!ended.err.contains("error: "), "{command:?}: {}", ended.err);
    }
}
