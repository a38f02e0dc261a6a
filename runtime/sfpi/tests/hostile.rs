//! Sources that were cut off, mixed up, or made to be deep or large: there is always an answer, and what is lowered is right Volt.

use onespec_sfpi::FRONT_END;
use onespec_test_support::Rng;
use onespec_volt::{Options, compile_text};
use std::path::Path;

/// Kernels of the tests, good and bad ones.
fn sources() -> Vec<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut all = Vec::new();
    for folder in [root.join("../../tests/kernels/sfpi"), root.join("tests/bad")] {
        let entries = std::fs::read_dir(folder).expect("sources").flatten();
        let mut paths: Vec<_> = entries
            .map(|entry| entry.path())
            .filter(|path| path.extension().is_some_and(|e| e == "cc"))
            .collect();
        paths.sort();
        all.extend(
            paths
                .iter()
                .map(|path| std::fs::read_to_string(path).expect("a source")),
        );
    }
    assert!(all.len() >= 20);
    all
}

fn answer(text: &str) -> bool {
    let options = Options {
        front_ends: &[FRONT_END],
        ..Options::default()
    };
    let done = compile_text("mixed.cc", text, &options);
    let shown = done.rendered(false);
    assert_eq!(done.module.is_none(), shown.contains("error["), "{shown}\n{text}");
    assert!(!shown.contains("E2099"), "{shown}\n{text}");
    done.module.is_some()
}

#[test]
fn sources_that_are_cut_off_are_answered() {
    for text in sources().iter().filter(|text| text.len() < 10_000) {
        for part in 0..10 {
            let mut end = text.len() * part / 10;
            while !text.is_char_boundary(end) {
                end -= 1;
            }
            answer(&text[..end]);
        }
    }
}

#[test]
fn sources_that_are_mixed_up_are_answered() {
    const WORDS: [&str; 40] = [
        "vFloat",
        "vInt",
        "vUInt",
        "int",
        "float",
        "bool",
        "*",
        "&",
        "-",
        "0",
        "1.5F",
        "300",
        "(",
        ")",
        "{",
        "}",
        "[",
        "]",
        ";",
        "v_if",
        "v_endif;",
        "v_else",
        "v_block {",
        "} v_endblock;",
        "v_and (x < 0.0F);",
        "if",
        "else",
        "for",
        "return",
        "=",
        "==",
        "<",
        "dst_reg",
        "dst_reg++;",
        "l_reg",
        "x",
        "true",
        "template <int N>",
        "0x80000000",
        "é",
    ];
    let number = |name: &str| std::env::var(name).ok().and_then(|text| text.parse::<u64>().ok());
    let first = number("ONESPEC_SEED").unwrap_or(1);
    let rounds = number("ONESPEC_ROUNDS").unwrap_or(400);
    let all: Vec<String> = sources().into_iter().filter(|text| text.len() < 10_000).collect();
    let mut good = 0;
    for seed in first..first + rounds {
        let mut rng = Rng::new(seed);
        let text = &all[rng.below(all.len())];
        let mut pieces: Vec<&str> = text
            .split_inclusive([' ', '(', ')', ';', ',', '[', ']', '<', '>'])
            .collect();
        for _ in 0..1 + rng.below(3) {
            let at = rng.below(pieces.len());
            match rng.below(4) {
                0 => drop(pieces.remove(at)),
                1 => pieces.insert(at, WORDS[rng.below(WORDS.len())]),
                2 => {
                    let other = rng.below(pieces.len());
                    pieces.swap(at, other);
                }
                _ => pieces[at] = WORDS[rng.below(WORDS.len())],
            }
        }
        let mixed = pieces.concat();
        let answered = std::panic::catch_unwind(|| answer(&mixed));
        good += usize::from(answered.unwrap_or_else(|_| panic!("ONESPEC_SEED={seed}\n{mixed}")));
    }
    assert!(good > 0 || rounds < 100, "none of {rounds} is right");
}

#[test]
fn deep_and_large_texts_are_refused() {
    let n = 20_000;
    let body = |text: String| format!("void k() {{ {text} dst_reg[0] = 1.0F; }}");
    let texts = [
        body(format!("vFloat x = {}1.0F{};", "(".repeat(n), ")".repeat(n))),
        body(format!("vFloat x = {}1.0F;", "-".repeat(n))),
        body(format!("vFloat x = 1.0F{};", " + 1.0F".repeat(n))),
        body(format!(
            "vFloat x = 1.0F; bool b = {}true;",
            "true ? false : ".repeat(n)
        )),
        body("{".repeat(n) + &"}".repeat(n)),
        body("v_block {".repeat(n) + &"} v_endblock;".repeat(n)),
        body("if (true) ".repeat(n) + ";"),
        body(
            "vFloat y = 1.0F; v_block { v_and (y < 2.0F);".to_owned()
                + &"v_and (y < 2.0F);".repeat(150)
                + "y = 3.0F; } v_endblock;",
        ),
        body("for (int a = 0; a < 4000; a++) { for (int b = 0; b < 4000; b++) { dst_reg[1] = 2.0F; } }".to_owned()),
        body("for (int a = 0; a < 2000000000; a++) { for (int b = 0; b < 4000; b++) { ; } }".to_owned()),
        body("bool b = a < b < c < d < e < f;".repeat(50)),
        "template <int N>\nvoid f() { f<N>(); f<N>(); dst_reg[0] = 1.0F; }\nvoid k() { f<1>(); dst_reg[0] = 1.0F; }"
            .to_string(),
        (0..30)
            .map(|i| format!("vFloat f{}(vFloat x) {{ return f{i}(x) + f{i}(x); }}\n", i + 1))
            .collect::<String>()
            + "vFloat f0(vFloat x) { return x; }\nvoid k() { dst_reg[0] = f30(dst_reg[0]); }",
    ];
    for text in &texts {
        answer(text);
    }
}
