//! Files of vectors in every format: what runs, what only reads, and what cannot be answered.

use crate::support::{edited_spec, onespec, root, scratch};

fn lines(file: &str) -> usize {
    let text = std::fs::read_to_string(root().join(file)).expect("vectors");
    text.lines().count()
}

#[test]
fn every_format_is_replayed() {
    let edited = edited_spec("replay-spec");
    for (isa, file) in [
        ("sfpu", "sfpu/vectors/exchange.jsonl"),
        ("ir3", "ir3/vectors/encodings.jsonl"),
        ("ir3", "ir3/vectors/generated.jsonl"),
        ("ir3", "ir3/vectors/decode_only.jsonl"),
        ("ir3", "ir3/vectors/delay.jsonl"),
        ("circuit", "circuit/vectors/semantics.csv"),
    ] {
        let file = format!("tests/data/{file}");
        let vectors = lines(&file) - usize::from(file.ends_with(".csv"));
        for engine in [
            &["--engine", "interp"][..],
            &["--engine", "reference"],
            &["--spec", &edited],
        ] {
            let ended = onespec(&[&["replay", "--isa", isa, &file], engine].concat(), b"");
            let wanted = format!("{vectors} passed, 0 failed\n");
            assert_eq!(
                (ended.out.as_str(), ended.code),
                (wanted.as_str(), 0),
                "{file}: {}",
                ended.err
            );
        }
    }
}

#[test]
fn shaders_are_replayed_by_their_evaluator() {
    for (file, vectors) in [("runs", 149), ("texts", 127)] {
        let file = format!("runtime/tgsi/tests/data/{file}.jsonl");
        let ended = onespec(&["replay", &file], b"");
        let wanted = format!("{vectors} passed, 0 failed\n");
        assert_eq!((ended.out.as_str(), ended.code), (wanted.as_str(), 0), "{}", ended.err);
    }
    let wrong = scratch("wrong-shader").join("wrong.jsonl");
    let line = r#"{"name": "a", "stage": "VERT", "text": "VERT\nDCL OUT[0], POSITION\nIMM[0] FLT32 {1, 1, 1, 1}\nMOV OUT[0], IMM[0]\nEND", "runs": [{"in": [], "out": [[["3f800000","3f800000","3f800000","3f800000"],["3f800000","3f800000","3f800000","3f800000"],["3f800000","3f800000","40000000","3f800000"],["3f800000","3f800000","3f800000","3f800000"]]]}]}"#;
    std::fs::write(&wrong, line).expect("a file");
    let ended = onespec(&["replay", wrong.to_str().expect("a path")], b"");
    let told = "line 1: a: OUT[0].z of lane 2 is 3f800000 instead of 40000000\n0 passed, 1 failed\n";
    assert_eq!((ended.out.as_str(), ended.code), (told, 1), "{}", ended.err);
}

#[test]
fn vectors_that_ask_for_what_there_is_not_are_told() {
    let dir = scratch("unanswered");
    for (line, says) in [
        (
            r#"{"name": "a", "stage": "VERT", "text": "VERT\nDCL", "runs": []}"#,
            "line 1: ",
        ),
        (
            r#"{"name": "a", "stage": "VERT", "text": "VERT\nEND", "runs": [{"in": [[["00"]]], "out": []}]}"#,
            "there are not four components",
        ),
        (r#"{"name": "a", "text": "frag", "accepted": true}"#, "no text `dump`"),
        (
            r#"{"arch": "wh", "words": [], "pre": {}, "post": {}}"#,
            "`words` is empty",
        ),
        (r#"{"arch": "wh", "in_words": [], "issued": []}"#, "`in_words` is empty"),
        (
            r#"{"words": ["8f000000"], "dst_in": {"x": "00"}, "dst_out": {}}"#,
            "`x` in `dst_in`",
        ),
        (
            r#"{"words": ["8f000000"], "dst_in": {}, "dst_out": {"4": "zz"}}"#,
            "no row of hexadecimal",
        ),
        (r#"{"asm": "sfpnop", "tensix": 5}"#, "is no text"),
        (
            r#"{"arch": "steam", "asm": "sfpnop", "tensix": "8f000000"}"#,
            "has no target `steam`",
        ),
    ] {
        let file = dir.join("vectors.jsonl");
        std::fs::write(&file, format!("{line}\n")).expect("a file");
        let ended = onespec(&["replay", "--isa", "sfpu", &file.display().to_string()], b"");
        assert_eq!(ended.code, 1, "{line}: {}", ended.out);
        assert!(ended.err.contains(says), "{line}: {}", ended.err);
    }
}

/// A wrong result, a wrong word and a wrong text are failures, not errors.
#[test]
fn vectors_that_are_wrong_fail() {
    let dir = scratch("wrong-vectors");
    let one = |text: &str, from: &str, to: &str| {
        let line = text.lines().next().expect("a line");
        assert!(line.contains(from), "no {from} in {line}");
        format!("{}\n", line.replacen(from, to, 1))
    };
    let read = |file: &str| std::fs::read_to_string(root().join("tests/data").join(file)).expect("vectors");
    for (isa, text) in [
        (
            "ir3",
            one(&read("ir3/vectors/encodings.jsonl"), "\"nop\"", "\"(rpt1)nop\""),
        ),
        (
            "ir3",
            one(
                &read("ir3/vectors/encodings.jsonl"),
                "0000000000000000",
                "0000020000000000",
            ),
        ),
        (
            "ir3",
            one(
                &read("ir3/vectors/delay.jsonl"),
                "\"delay_split\": 6",
                "\"delay_split\": 5",
            ),
        ),
        (
            "sfpu",
            one(
                &read("sfpu/vectors/exchange.jsonl"),
                "\"words\":[\"",
                "\"words\":[\"8f000000\",\"8a000000\",\"",
            ),
        ),
    ] {
        let file = dir.join("vectors.jsonl");
        std::fs::write(&file, &text).expect("a file");
        let ended = onespec(&["replay", "--isa", isa, &file.display().to_string()], b"");
        let wanted = if isa == "sfpu" { 0..=1 } else { 1..=1 };
        assert!(wanted.contains(&ended.code), "{text}: {}{}", ended.out, ended.err);
    }
}

#[test]
fn questions_that_are_wrong_are_usage_errors() {
    let file = "tests/data/riscv/vectors/scalar.csv";
    for arguments in [
        &["replay", "--target", "rv64gq", file][..],
        &["replay", "--target", "rv64gcv", "--vlen", "100", file],
        &["replay", "--set", "wlen=1", file],
        &["litmus", "--target", "rv64gq", "tests/data/litmus/LB.litmus"],
        &["replay", "--isa", "circuit", "--target", "rv64gc", file],
        &["replay", "--isa", "circuit", "--set", "vlen=128", file],
    ] {
        assert_eq!(onespec(arguments, b"").code, 2, "{arguments:?}");
    }
}

/// A row that is wrong, that asks for what gates have not, or that gives state a value that it cannot have, fails by itself.
#[test]
fn rows_are_held_against_the_description() {
    let dir = scratch("rows");
    let gates = "op,type,a,b,result_type,result";
    let vectors = "insn,sew,lmul,vl,vxrm,frm,v0,vd_before,vs2,vs1,x_a1,f_fa0,vd_after,vxsat,fflags";
    for (isa, header, row, says) in [
        ("circuit", gates, "ADD,i8,0xff,0x2,i8,0x1", "1 passed, 0 failed"),
        ("circuit", gates, "ICMP.SLT,i8,0xff,0x2,i1,0x1", "1 passed, 0 failed"),
        (
            "circuit",
            gates,
            "ADD,i8,0xff,0x2,i8,0x2",
            "line 2: ADD: of i8 ff, 2: the value is 1, should be 2",
        ),
        (
            "circuit",
            gates,
            "ADD,i8,0x1ff,0x2,i8,0x1",
            "line 2: ADD: 1ff does not fit i8",
        ),
        (
            "circuit",
            gates,
            "ADD,i8,0x1,,i8,0x1",
            "line 2: ADD: it has 2 value inputs, the vector 1",
        ),
        (
            "circuit",
            gates,
            "ADDD,i8,0x1,0x1,i8,0x2",
            "`circuit` has no gate `ADDD`",
        ),
        ("circuit", gates, "ADD,i9,0x1,0x1,i9,0x2", "`circuit` has no type `i9`"),
        (
            "circuit",
            gates,
            "ADD.SLT,i8,0x1,0x1,i8,0x2",
            "`ADD` has no conditions, and so no `SLT`",
        ),
        (
            "circuit",
            gates,
            "ICMP.XX,i8,0x1,0x1,i1,0x0",
            "`ICMP` has no condition `XX`",
        ),
        (
            "circuit",
            gates,
            "ADD,i8,0x1,0x1,i16,0x2",
            "it has no value for i8 to i16",
        ),
        (
            "riscv",
            vectors,
            "\"vadd.vv v8,v16,v24\",8,m1,70000,,,,00,00,00,,,00,,",
            "`vl` cannot hold 11170: it is 10000 then",
        ),
    ] {
        let file = dir.join("rows.csv");
        std::fs::write(&file, format!("{header}\n{row}\n")).expect("a file");
        for engine in ["interp", "reference"] {
            let arguments = ["replay", "--isa", isa, "--engine", engine, &file.display().to_string()];
            let ended = onespec(&arguments, b"");
            assert!(ended.out.contains(says), "{row}: {}{}", ended.out, ended.err);
        }
    }
    let file = dir.join("rows.csv");
    std::fs::write(&file, format!("{gates}\nADD,i8,x,0x1,i8,0x2\n")).expect("a file");
    let ended = onespec(&["replay", "--isa", "circuit", &file.display().to_string()], b"");
    let says = "rows.csv: line 2: `x` is no hexadecimal number";
    assert!(ended.code == 1 && ended.err.contains(says), "{}", ended.err);
    std::fs::write(&file, "op,a\n").expect("a file");
    let ended = onespec(&["replay", "--isa", "circuit", &file.display().to_string()], b"");
    assert!(ended.code == 1 && ended.err.contains(gates), "{}", ended.err);
}
