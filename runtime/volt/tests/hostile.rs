//! Programs that were cut off, mixed up, or made to be deep or large: there is always an answer, in time that grows with the text.

use onespec_test_support::Rng;
use onespec_volt::{Options, compile_text, format};
use std::path::Path;
use std::time::{Duration, Instant};

fn programs() -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/volt");
    let mut all: Vec<(String, String)> = std::fs::read_dir(folder)
        .expect("programs")
        .flatten()
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|e| e == "vt"))
        .map(|path| {
            let text = std::fs::read_to_string(&path).expect("a program");
            (path.display().to_string(), text)
        })
        .collect();
    all.sort();
    assert!(all.len() >= 20);
    all
}

fn answer(path: &str, text: &str) {
    let done = compile_text(path, text, &Options::default());
    let shown = done.rendered(false);
    assert_eq!(done.module.is_none(), shown.contains("error["), "{shown}\n{text}");
    assert!(!shown.contains("E2099"), "{shown}\n{text}");
    let _ = format::program(path, text, false);
}

#[test]
fn programs_that_are_cut_off_are_answered() {
    for (path, text) in programs() {
        for part in 0..12 {
            let mut end = text.len() * part / 12;
            while !text.is_char_boundary(end) {
                end -= 1;
            }
            answer(&path, &text[..end]);
        }
    }
}

#[test]
fn programs_that_are_mixed_up_are_answered() {
    let all = programs();
    let words = [
        "i32",
        "f64",
        "u8",
        "*",
        "&",
        "-",
        "0",
        "1.5",
        "300",
        "(",
        ")",
        "{",
        "}",
        "[",
        "]",
        ";",
        "if",
        "while",
        "return",
        "break",
        "=",
        "==",
        "as",
        "x",
        "true",
        "\"t\"",
        "..",
        "?",
        ":",
        "throw",
        "try",
        "foreach",
        "switch",
        "else",
        "fn",
        "<v x 4 x f32>",
    ];
    for seed in 1..=300u64 {
        let mut rng = Rng::new(seed);
        let (path, text) = &all[rng.below(all.len())];
        let mut pieces: Vec<&str> = text.split_inclusive([' ', '(', ')', ';', ',', '[', ']']).collect();
        for _ in 0..1 + rng.below(4) {
            let at = rng.below(pieces.len());
            match rng.below(4) {
                0 => {
                    pieces.remove(at);
                }
                1 => pieces.insert(at, words[rng.below(words.len())]),
                2 => {
                    let other = rng.below(pieces.len());
                    pieces.swap(at, other);
                }
                _ => pieces[at] = words[rng.below(words.len())],
            }
        }
        answer(path, &pieces.concat());
    }
}

#[test]
fn deep_texts_are_refused() {
    let n = 100_000;
    let texts = [
        format!("fn f() -> i64 {{ return {}1{}; }}", "(".repeat(n), ")".repeat(n)),
        format!("fn f() {{ {}{} }}", "{".repeat(n), "}".repeat(n)),
        format!("fn f() -> i64 {{ return {}1; }}", "-".repeat(n)),
        format!("fn f() -> i64 {{ return 1{}; }}", " + 1".repeat(n)),
        format!("fn f(a: [i64]) -> i64 {{ return a{}[0]; }}", "[0..1]".repeat(n)),
        format!("fn f(a: *i64) -> i64 {{ return a{}; }}", "[0]".repeat(n)),
        format!("fn f(a: i64) -> i64 {{ return a{}; }}", " as i64".repeat(n)),
        format!("fn f(x: {}i32) {{ }}", "*".repeat(n)),
        format!(
            "fn f(c: bool) -> i64 {{ return {}1{}; }}",
            "c ? ".repeat(n),
            " : 2".repeat(n)
        ),
        format!("fn f(a: {}i32{}) {{ }}", "[".repeat(n), "]".repeat(n)),
        "/*".repeat(n),
        "\"".repeat(n),
        "fn ".repeat(n),
    ];
    for text in texts {
        let done = compile_text("deep.vt", &text, &Options::default());
        assert!(done.module.is_none());
        assert!(done.rendered(false).contains("error["));
    }
}

#[test]
fn long_chains_below_the_bound_compile() {
    for text in [
        format!("fn f(a: [i64]) -> i64 {{ return a{}[0]; }}", "[0..1]".repeat(1900)),
        format!("fn f(a: i64) -> i64 {{ return a{}; }}", " as i32 as i64".repeat(950)),
        format!("fn f(a: [i64]) -> i64 {{ return {}0; }}", "a[1] + ".repeat(900)),
    ] {
        let done = compile_text("long.vt", &text, &Options::default());
        assert!(done.module.is_some(), "{}", done.rendered(false));
    }
}

#[test]
fn constants_may_need_those_behind_them() {
    for n in [3, 300, 20_000] {
        let mut text = String::from("struct S { bytes: [u8; C0] }\n");
        for i in 0..n {
            text += &format!("const C{i} = C{} + 1;\n", i + 1);
        }
        text += &format!("const C{n}: i64 = 4;\nfn f() -> i64 {{ return sizeof(S); }}\n");
        let start = Instant::now();
        let done = compile_text("backwards.vt", &text, &Options::default());
        assert!(done.module.is_some(), "{n}: {}", done.rendered(false));
        assert!(start.elapsed() < Duration::from_secs(60));
    }
}

#[test]
fn circles_of_constants_are_told() {
    for n in [1, 2, 300, 5000] {
        let mut text = String::new();
        for i in 0..n {
            text += &format!("const C{i} = C{} + 1;\n", (i + 1) % n);
        }
        let done = compile_text("circle.vt", &text, &Options::default());
        assert!(done.rendered(false).contains("error[E2014]"), "{n}");
    }
}

#[test]
fn zeros_take_no_memory() {
    let text = "static a: [u8; 1000000000];\nfn f(i: i64) -> u8 { return a[i]; }\n";
    let start = Instant::now();
    let done = compile_text("large.vt", text, &Options::default());
    let module = done.module.unwrap();
    assert_eq!((module.data[0].bytes.len(), module.data[0].size()), (0, 1_000_000_000));
    let text = onespec_graph::module::print(&module);
    assert!(text.contains("data a align 1 zero(1000000000)\n"), "{text}");
    assert!(start.elapsed() < Duration::from_secs(10));
}

#[test]
fn long_programs_take_time_in_proportion() {
    let program = |n: usize| {
        let mut text = String::from("fn f(a: i64, p: *i64) -> i64 {\n    var x = a; var y: i64 = 1;\n");
        for i in 0..n {
            text += &format!(
                "    x = x * {i} + y; if x > {i} {{ y += p[x & 7]; }} else {{ p[{}] = y; }}\n",
                i % 8
            );
        }
        text + "    return x + y;\n}\n"
    };
    let time = |n: usize| -> Duration {
        let text = program(n);
        let start = Instant::now();
        let done = compile_text(
            "long.vt",
            &text,
            &Options {
                verify: false,
                ..Options::default()
            },
        );
        assert!(done.module.is_some(), "{}", done.rendered(false));
        start.elapsed()
    };
    time(100);
    let (short, long) = (time(1000), time(8000));
    // Eight times as long: a square would be 64 times.
    assert!(long < short * 30, "{short:?} {long:?}");
}

#[test]
fn long_chains_of_else_if_are_fine() {
    let mut text = String::from("fn f(a: i64) -> i64 {\n");
    for i in 0..3000 {
        text += &format!("    if a == {i} {{ return {i}; }} else ");
    }
    text += "{ return 0; }\n}\n";
    let done = compile_text("chain.vt", &text, &Options::default());
    assert!(done.module.is_some(), "{}", done.rendered(false));
}
