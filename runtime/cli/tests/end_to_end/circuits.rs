//! Commands on circuits: what they print and how they end.

use crate::support::onespec;

const MEMORY: &[u8] = b"circuit f(i64, i32, f64) -> i32
%p : i64 = ARG<0>
%x : i32 = ARG<1>
%y : f64 = ARG<2>
%c : i1 = CONSTANT<1>
%br = IF_BRANCH s(@S) v(%c)
%t = IF_TRUE s(%br)
%f = IF_FALSE s(%br)
%r2 = RETURN s(%f) d(@D) v(%x)
%dt = DEPEND_RELAY s(%t) d(@D)
%st = STORE d(%dt) v(%y, %p)
%s2 = STORE d(%st) v(%x, %p)
%l : i32 = LOAD d(%s2) v(%p)
%r = RETURN s(%t) d(%l) v(%l)
";

#[test]
fn eval_tells_result_and_trace() {
    let ended = onespec(&["eval", "--trace", "-", "0x1000", "-7", "1.5"], MEMORY);
    let expected =
        "store 0x1000 0x3ff8000000000000\nstore 0x1000 0xfffffff9\nreturn i32 0xfffffff9 = -7 (4294967289 unsigned)\n";
    assert_eq!((ended.out.as_str(), ended.code), (expected, 0), "{}", ended.err);
}

#[test]
fn eval_of_a_throw_ends_with_1() {
    let throws = b"%a : f32 = ARG<0>\n%r = THROW s(@S) d(@D) v(%a)\n";
    let ended = onespec(&["eval", "-", "0x40490fdb"], throws);
    assert_eq!(
        (ended.out.as_str(), ended.code),
        ("throw f32 0x40490fdb = 3.1415927\n", 1)
    );
}

#[test]
fn eval_says_what_is_wrong_with_arguments() {
    for (arguments, says) in [
        (vec!["0x1000", "-7"], "takes 3 arguments (i64, i32, f64), 2 given"),
        (vec!["0", "4294967296", "1"], "4294967296 does not fit i32"),
        (vec!["0", "1", "one"], "`one` is no f64"),
    ] {
        let ended = onespec(&[&["eval", "-"], arguments.as_slice()].concat(), MEMORY);
        assert_eq!(ended.code, 2);
        assert!(ended.err.contains(says), "{}", ended.err);
    }
}

/// A whole program is run by another machine, which has not all that a circuit is run with: what it lacks is told, not passed over.
#[test]
fn eval_of_a_program_takes_no_options_of_circuits() {
    let program = "examples/volt/01_fib.vt";
    for options in [
        &["--trace"] as &[&str],
        &["--engine", "reference"],
        &["--vscale", "2"],
        &["--gates", "spec"],
    ] {
        let ended = onespec(&[&["eval"], options, &[program]].concat(), b"");
        assert_eq!((ended.out.as_str(), ended.code), ("", 2), "{options:?}");
        assert!(
            ended.err.contains("choose it with --circuit"),
            "{options:?}: {}",
            ended.err
        );
    }
}

/// Loads that stand beside the chain are taken where that is asked for, and passes keep them.
#[test]
fn relaxed_circuits_are_optimised() {
    let beside = b"circuit f(i64, i64) -> i64
%p : i64 = ARG<0>
%x : i64 = ARG<1>
%zero : i64 = CONSTANT<0>
%old : i64 = LOAD d(@D) v(%p)
%sum : i64 = ADD v(%old, %zero)
%st = STORE d(@D) v(%x, %p)
%r = RETURN s(@S) d(%st) v(%sum)
";
    let strict = onespec(&["opt", "-"], beside);
    assert_eq!((strict.out.as_str(), strict.code), ("", 1));
    assert!(strict.err.contains("E071"), "{}", strict.err);
    let relaxed = onespec(&["opt", "--relaxed", "-"], beside);
    assert_eq!(relaxed.code, 0, "{}", relaxed.err);
    assert!(!relaxed.out.contains("ADD"), "{}", relaxed.out);
    let again = onespec(&["schedule", "--relaxed", "-"], relaxed.out.as_bytes());
    assert_eq!(again.code, 0, "{}", again.err);
    let at = |text: &str| again.out.find(text).expect(text);
    assert!(at("LOAD") < at("STORE"), "{}", again.out);
}

#[test]
fn opt_prints_what_is_left() {
    let ended = onespec(&["opt", "--passes", "simplifycfg,dce", "-"], MEMORY);
    let expected = "circuit f(i64, i32, f64) -> i32
%p : i64 = ARG<0>
%x : i32 = ARG<1>
%y : f64 = ARG<2>
%st = STORE d(@D) v(%y, %p)
%s2 = STORE d(%st) v(%x, %p)
%l : i32 = LOAD d(%s2) v(%p)
%r = RETURN s(@S) d(%l) v(%l)
";
    assert_eq!((ended.out.as_str(), ended.code), (expected, 0), "{}", ended.err);
}

#[test]
fn opt_knows_its_passes() {
    let ended = onespec(&["opt", "--list"], b"");
    assert_eq!(ended.code, 0, "{}", ended.err);
    assert!(ended.out.contains("gvn "), "{}", ended.out);
    let ended = onespec(&["opt", "--passes", "gvn,steam", "-"], MEMORY);
    assert_eq!(ended.code, 2);
    assert!(ended.err.contains("there is no pass `steam`"), "{}", ended.err);
}

#[test]
fn a_text_that_is_wrong_is_told_with_its_lines() {
    let ended = onespec(&["opt", "-"], b"%a : i32 = ARG<0>\n%b : i32 = ADDD v(%a, %a)\n");
    assert_eq!(ended.code, 1);
    assert!(
        ended.err.contains("-:2:") && ended.err.contains("E002"),
        "{}",
        ended.err
    );
}

#[test]
fn convert_to_bytes_and_back() {
    let dir = crate::support::scratch("convert");
    let file = |name: &str| dir.join(name).display().to_string();
    let [bytes, text, picture] = ["f.cirb", "f.cir", "f.svg"].map(file);
    for (input, output, given) in [("-", &bytes, MEMORY), (&*bytes, &text, b""), (&*bytes, &picture, b"")] {
        let ended = onespec(&["convert", input, "-o", output], given);
        assert_eq!((ended.out.as_str(), ended.code), ("", 0), "{}", ended.err);
    }
    assert!(std::fs::read(&bytes).expect("it was written").starts_with(b"\x89CIR"));
    let direct = onespec(&["convert", "-"], MEMORY);
    assert_eq!(std::fs::read_to_string(&text).expect("it was written"), direct.out);
    assert!(
        std::fs::read_to_string(&picture)
            .expect("it was written")
            .starts_with("<svg ")
    );
    let dot = onespec(&["convert", "--to", "dot", &bytes], b"");
    assert!(dot.out.starts_with("digraph \"f\" {"), "{}", dot.err);
    // What reads circuits reads both forms.
    let ended = onespec(&["eval", &bytes, "0x1000", "-7", "1.5"], b"");
    assert!(ended.out.starts_with("return i32 0xfffffff9"), "{}", ended.err);
}

#[test]
fn bytes_that_are_wrong_are_told() {
    let whole = onespec(&["convert", "-"], MEMORY).out;
    for bytes in [b"\x89CIR".as_slice(), b"\x89CIR\r\n\x1a\n\x02", b"\xff\xfe"] {
        let ended = onespec(&["convert", "-"], bytes);
        assert_eq!((ended.out.as_str(), ended.code), ("", 1), "{}", ended.err);
        assert!(ended.err.contains("byte"), "{}", ended.err);
    }
    assert!(whole.starts_with("circuit f("));
    let two = format!("{whole}\ncircuit g() -> i32\n%k : i32 = CONSTANT<1>\n%r = RETURN s(@S) d(@D) v(%k)\n");
    let ended = onespec(&["convert", "--to", "svg", "-"], two.as_bytes());
    assert_eq!(ended.code, 2);
    assert!(ended.err.contains("--circuit"), "{}", ended.err);
}

#[test]
fn verify_tells_of_circuits() {
    let dir = crate::support::scratch("verify-circuits");
    let file = dir.join("f.cir").display().to_string();
    std::fs::write(&file, MEMORY).expect("it is written");
    let ended = onespec(&["verify", &file], b"");
    assert_eq!(ended.code, 0, "{}{}", ended.out, ended.err);
    assert!(
        ended.out.ends_with("1 circuits, 13 gates, 0 errors, 0 warnings\n"),
        "{}",
        ended.out
    );
    let wrong = String::from_utf8_lossy(MEMORY).replace("%x : i32 = ARG<1>", "%x : i64 = ARG<1>");
    let ended = onespec(&["verify", "--circuits", "-"], wrong.as_bytes());
    assert_eq!(ended.code, 1, "{}", ended.err);
    assert!(ended.out.contains("E0"), "{}", ended.out);
    let ended = onespec(&["verify", "--circuits", "--json", "-"], b"%a : i32 = ADDD\n");
    assert_eq!(ended.code, 1, "{}", ended.err);
    let found: serde_json::Value = serde_json::from_str(&ended.out).expect("one object");
    assert_eq!(
        (&found["code"], &found["gate"], &found["line"]),
        (&"E002".into(), &"%a".into(), &1.into())
    );
}

const LOOP: &[u8] = b"%n : i64 = ARG<0>
%k : i64 = ARG<1>
%z : i64 = CONSTANT<0>
%h = LOOP_BEGIN s(@S, %back)
%i : i64 = VALUE_SELECTOR s(%h) v(%z, %i2)
%inv : i64 = MUL v(%k, %k)
%c = ICMP.SLT v(%i, %n)
%br = IF_BRANCH s(%h) v(%c)
%t = IF_TRUE s(%br)
%f = IF_FALSE s(%br)
%i2 : i64 = ADD v(%i, %inv)
%back = LOOP_BACK s(%t)
%r = RETURN s(%f) d(@D) v(%i)
";

#[test]
fn schedule_prints_blocks() {
    let expected = "# block 0, to 1; registers: int 3
%n : i64 = ARG<0>
%k : i64 = ARG<1>
%inv : i64 = MUL v(%k, %k)
%z : i64 = CONSTANT<0>
#   %i <- %z
# block 1, in 1 loop, to 2 and 3; registers: int 4
%h = LOOP_BEGIN s(@S, %back)
%i : i64 = VALUE_SELECTOR<2> s(%h) v(%z, %i2)
%c = ICMP.SLT v(%i, %n)
%br = IF_BRANCH s(%h) v(%c)
# block 2, in 1 loop, to 1; registers: int 3
%t = IF_TRUE s(%br)
%i2 : i64 = ADD v(%i, %inv)
%back = LOOP_BACK s(%t)
#   %i <- %i2
# block 3; registers: int 1
%f = IF_FALSE s(%br)
%r = RETURN s(%f) d(@D) v(%i)
";
    let ended = onespec(&["schedule", "-"], LOOP);
    assert_eq!((ended.out.as_str(), ended.code), (expected, 0), "{}", ended.err);
    let in_loop = |policy: &str| {
        let ended = onespec(&["schedule", "--policy", policy, "-"], LOOP);
        ended.out.find("# block 1").unwrap() < ended.out.find("%inv : i64 = MUL").unwrap()
    };
    assert_eq!(
        ["late", "click", "pressure", "ark"].map(in_loop),
        [true, false, false, true]
    );
}

#[test]
fn schedule_draws() {
    for (emit, begins) in [("dot", "digraph"), ("svg", "<svg")] {
        let ended = onespec(&["schedule", "--emit", emit, "-"], LOOP);
        assert_eq!(ended.code, 0, "{}", ended.err);
        assert!(
            ended.out.contains(begins) && ended.out.contains("block 2, in 1 loop"),
            "{}",
            ended.out
        );
    }
}

#[test]
fn schedule_prints_one_text_for_all_spellings() {
    let canonical = |text: &str| onespec(&["schedule", "--emit", "canonical", "-"], text.as_bytes()).out;
    let text = String::from_utf8_lossy(LOOP).into_owned();
    let mut lines: Vec<&str> = text.lines().collect();
    lines.reverse();
    let other = lines
        .join("\n")
        .replace("%i", "%x")
        .replace("ICMP.SLT v(%x, %n)", "ICMP.SGT v(%n, %x)");
    assert_ne!(canonical(&text), "");
    assert_eq!(canonical(&text), canonical(&other));
}

#[test]
fn schedule_says_what_does_not_verify() {
    let text =
        b"%a : i64 = ARG<0>\n%x : i64 = ADD v(%y, %a)\n%y : i64 = MUL v(%x, %a)\n%r = RETURN s(@S) d(@D) v(%x)\n";
    let ended = onespec(&["schedule", "-"], text);
    assert_eq!(ended.code, 1);
    assert!(
        ended
            .err
            .contains("-:2: E060 %x ADD: it depends on itself: %x -> %y -> %x"),
        "{}",
        ended.err
    );
}

/// The source's gates above, instructions of a machine below.
const CHOSEN: &[u8] = b"circuit f(i64, i32) -> i64
%p : i64 = ARG<0>
%x : i32 = ARG<1>
%three : i32 = CONSTANT<3>
%y : i32 = ADD v(%x, %three)
%st = riscv.sw<imm=8> d(@D) v(%y, %p)
%l : i64 = riscv.lw<imm=8> d(%st) v(%p)
%r = RETURN s(@S) d(%l) v(%l)
";

#[test]
fn instructions_are_gates_where_a_machine_is_named() {
    let ended = onespec(&["verify", "--circuits", "--target", "rv64gc", "-"], CHOSEN);
    assert_eq!(
        (ended.out.as_str(), ended.code),
        ("1 circuits, 7 gates, 0 errors, 0 warnings\n", 0)
    );
    let ended = onespec(&["eval", "--trace", "--target", "rv64gc", "-", "0x1000", "-10"], CHOSEN);
    let expected = "store 0x1008 0xfffffff9\nreturn i64 0xfffffffffffffff9 = -7 (18446744073709551609 unsigned)\n";
    assert_eq!((ended.out.as_str(), ended.code), (expected, 0), "{}", ended.err);
    let printed = onespec(&["opt", "--passes", "gvn,dce", "--target", "rv64gc", "-"], CHOSEN);
    assert_eq!((printed.out.as_bytes(), printed.code), (CHOSEN, 0), "{}", printed.err);
    let scheduled = onespec(&["schedule", "--target", "rv64gc", "-"], CHOSEN);
    assert_eq!(scheduled.code, 0, "{}", scheduled.err);
    assert!(scheduled.out.contains("riscv.lw<imm=8> d(%st)"), "{}", scheduled.out);
}

#[test]
fn without_a_machine_there_are_no_instructions() {
    let ended = onespec(&["verify", "--circuits", "-"], CHOSEN);
    assert_eq!(ended.code, 1);
    assert!(
        ended.out.contains("E002 %st riscv.sw: there is no such opcode"),
        "{}",
        ended.out
    );
}

/// fac(n) = n == 0 ? 1 : n * fac(n - 1), beside a circuit that calls it twice.
const CALLS: &[u8] = b"circuit fac(i64) -> i64
%n : i64 = ARG<0>
%me : i64 = SYMBOL<0>
%zero : i64 = CONSTANT<0>
%one : i64 = CONSTANT<1>
%c = ICMP.EQ v(%n, %zero)
%br = IF_BRANCH s(@S) v(%c)
%t = IF_TRUE s(%br)
%f = IF_FALSE s(%br)
%rt = DEPEND_RELAY s(%t) d(@D)
%rf = DEPEND_RELAY s(%f) d(@D)
%n1 : i64 = SUB v(%n, %one)
%a : i64 = CALL<1> d(%rf) v(%me, %n1)
%p : i64 = MUL v(%a, %n)
%m = MERGE<2> s(%t, %f)
%md = DEPEND_SELECTOR<2> s(%m) d(%rt, %a)
%v : i64 = VALUE_SELECTOR<2> s(%m) v(%one, %p)
%r = RETURN s(%m) d(%md) v(%v)
circuit main(i64, i64) -> i64
%a : i64 = ARG<0>
%b : i64 = ARG<1>
%fac : i64 = SYMBOL<0>
%x : i64 = CALL<1> d(@D) v(%fac, %a)
%y : i64 = CALL<1> d(%x) v(%fac, %b)
%s : i64 = SUB v(%x, %y)
%r = RETURN s(@S) d(%y) v(%s)
";

#[test]
fn eval_runs_circuits_that_call_each_other() {
    for engine in ["folder", "reference"] {
        let ended = onespec(&["eval", "--engine", engine, "--circuit", "main", "-", "5", "3"], CALLS);
        assert_eq!(
            (ended.out.as_str(), ended.code),
            ("return i64 0x0000000000000072 = 114\n", 0),
            "{}",
            ended.err
        );
    }
    // Calls that never end.
    let ended = onespec(&["eval", "--circuit", "fac", "-", "-1"], CALLS);
    assert_eq!(ended.code, 1);
    assert!(ended.err.contains("calls are open: too many"), "{}", ended.err);
}

const VECTORS: &[u8] = b"circuit f(i32, i64) -> i32
%a : i32 = ARG<0>
%n : i64 = ARG<1>
%vl : i64 = V_SETVL<4> v(%n)
%v : v4i32 = V_SPLAT v(%a)
%s : i32 = V_REDSUM v(%v, %vl)
%r = RETURN s(@S) d(@D) v(%s)
";

#[test]
fn eval_knows_vectors_of_any_width() {
    for (scale, expected) in [("1", 20), ("2", 40), ("16", 320)] {
        let ended = onespec(&["eval", "--vscale", scale, "-", "5", "100"], VECTORS);
        assert_eq!(
            ended.out,
            format!("return i32 0x{expected:08x} = {expected}\n"),
            "{}",
            ended.err
        );
    }
    let ended = onespec(&["eval", "--engine", "folder", "-", "5", "100"], VECTORS);
    assert_eq!(ended.code, 1);
    assert!(ended.err.contains("V_SETVL: it has no semantics here"), "{}", ended.err);
    let ended = onespec(
        &["eval", "--engine", "folder", "--vscale", "2", "-", "5", "100"],
        VECTORS,
    );
    assert_eq!(ended.code, 2);
    assert!(ended.err.contains("leave --engine away"), "{}", ended.err);
}

#[test]
fn eval_takes_meanings_from_a_description() {
    let spec = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../spec");
    let copy = crate::support::scratch("eval-spec");
    std::fs::create_dir_all(copy.join("circuit")).unwrap();
    std::fs::copy(spec.join("prelude.yaml"), copy.join("prelude.yaml")).unwrap();
    for entry in std::fs::read_dir(spec.join("circuit")).unwrap() {
        let path = entry.unwrap().path();
        std::fs::copy(&path, copy.join("circuit").join(path.file_name().unwrap())).unwrap();
    }
    let zeros = b"circuit f(i16) -> i16\n%a : i16 = ARG<0>\n%s : i16 = CTZ v(%a)\n%r = RETURN s(@S) d(@D) v(%s)\n";
    let folder = copy.display().to_string();
    let ended = onespec(&["eval", "--gates", &folder, "-", "8"], zeros);
    assert_eq!(ended.out, "return i16 0x0003 = 3\n", "{}", ended.err);
    // Other semantics, of a gate about which no rule says anything, without a rebuild.
    let file = copy.join("circuit/ext_scalar.yaml");
    let text = std::fs::read_to_string(&file).unwrap();
    std::fs::write(
        &file,
        text.replace("bits(ctz(a), width(a))  ", "bits(ctz(a), width(a)) + 1  "),
    )
    .unwrap();
    let ended = onespec(&["eval", "--gates", &folder, "-", "8"], zeros);
    assert_eq!(ended.out, "return i16 0x0004 = 4\n", "{}", ended.err);
    // Other gates: refused.
    let file = copy.join("circuit/mir.yaml");
    let text = std::fs::read_to_string(&file).unwrap();
    std::fs::write(&file, text.replace("ALLOCA:", "ALLOCATE:")).unwrap();
    let ended = onespec(&["eval", "--gates", &folder, "-", "8"], zeros);
    assert!(
        ended.err.contains("has other gates or types than this program"),
        "{}",
        ended.err
    );
}

/// What the verifier refuses, every command that uses circuits refuses with the same words, and writes nothing.
#[test]
fn no_command_uses_what_does_not_verify() {
    let invalid = [
        (
            "E017",
            "circuit main() -> i32\n%a : i64 = CONSTANT<1>\n%b : i32 = CONSTANT<2>\n%c : i32 = ADD v(%a, %b)\n%r = RETURN s(@S) d(@D) v(%c)\n",
        ),
        (
            "E030",
            "circuit main() -> i32\n%a : i32 = CONSTANT<1>\n%b = ORDINARY_BLOCK s(@S)\n%r = RETURN s(@S) d(@D) v(%a)\n",
        ),
        (
            "E060",
            "circuit main() -> i32\n%a : i32 = CONSTANT<1>\n%x : i32 = ADD v(%y, %a)\n%y : i32 = SUB v(%x, %a)\n%r = RETURN s(@S) d(@D) v(%x)\n",
        ),
        (
            "E074",
            "circuit main(i1) -> i64\n%c : i1 = ARG<0>\n%p : i64 = CONSTANT<64>\n%s = STORE d(@D) v(%p, %p)\n%z = STORE d(%s) v(%p, %p)\n%i = IF_BRANCH s(@S) v(%c)\n%t = IF_TRUE s(%i)\n%f = IF_FALSE s(%i)\n%r = RETURN s(%t) d(%s) v(%p)\n%q = RETURN s(%f) d(%z) v(%p)\n",
        ),
        (
            "E092",
            "data here align 8 zero(8)\ncircuit main() -> i64\n%p : i64 = SYMBOL<7>\n%r = RETURN s(@S) d(@D) v(%p)\n",
        ),
        (
            "E094",
            "data here align 8 symbol(0) symbol(0)\ndata there align 8 symbol(9)\ncircuit main() -> i64\n%p : i64 = CONSTANT<7>\n%r = RETURN s(@S) d(@D) v(%p)\n",
        ),
    ];
    let folder = crate::support::scratch("invalid");
    let (file, out) = (folder.join("bad.cir"), folder.join("out"));
    let (file, out) = (file.display().to_string(), out.display().to_string());
    let commands: [&[&str]; 9] = [
        &["verify"],
        &["opt"],
        &["eval"],
        &["schedule"],
        &["convert"],
        &["convert", "--to", "bytes", "-o", &out],
        &["compile", "-O0", "-o", &out],
        &["compile", "-O2", "--emit", "asm"],
        &["compile", "-O2", "-o", &out],
    ];
    for (code, text) in invalid {
        std::fs::write(&file, text).expect("written");
        for command in commands {
            let ended = onespec(&[command, &[file.as_str()]].concat(), b"");
            let said = format!("{}{}", ended.out, ended.err);
            assert_eq!(ended.code, 1, "{command:?} {code}: {said}");
            let known = said.contains(code) || code == "E094" && said.contains("E004");
            assert!(known, "{command:?} {code}: {said}");
            assert!(!std::path::Path::new(&out).exists(), "{command:?} wrote a file");
        }
    }
}

#[test]
fn data_beyond_the_bound_is_refused_before_there_is_memory_for_it() {
    let text: String = (0..4).map(|i| format!("data a{i} zero(1073741824)\n")).collect();
    let file = crate::support::scratch("data").join("large.cir");
    std::fs::write(&file, text).expect("written");
    let ended = onespec(&["verify", &file.display().to_string()], b"");
    assert_eq!(ended.code, 1);
    let lines: Vec<&str> = ended.out.lines().filter(|line| line.contains("E001")).collect();
    assert_eq!(lines.len(), 3, "{}", ended.out);
    assert!(
        lines[0].contains("at most 1073741824 bytes together, 0 are left here"),
        "{}",
        ended.out
    );
}
