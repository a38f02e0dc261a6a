//! Texts that were cut off, mixed up, or made to be deep or large: there is always an answer, in time that grows with
//! their length, and what is right runs to an end.

use onespec_tgsi::eval::{Environment, Error, Program, Rules};
use onespec_tgsi::lower::lower;
use onespec_tgsi::{Diags, check, parse};
use std::time::{Duration, Instant};

/// Texts of the other tests.
fn texts() -> Vec<String> {
    let lines = include_str!("data/texts.jsonl")
        .lines()
        .chain(include_str!("data/runs.jsonl").lines());
    let text = |line: &str| {
        let case: serde_json::Value = serde_json::from_str(line).expect("a line");
        case["text"].as_str().expect("a text").to_owned()
    };
    lines.map(text).collect()
}

/// Reads, checks, runs and lowers a text, whatever it is; tells whether it is a shader.
fn answer(text: &str) -> bool {
    let mut diags = Diags::new(0);
    let Some(shader) = parse(text, &mut diags) else {
        assert!(diags.has_errors(), "nothing is told of\n{text}");
        return false;
    };
    check(&shader, &mut diags);
    if let Ok(program) = Program::new(&shader) {
        let rules = Rules {
            steps: 2000,
            ..Rules::default()
        };
        match program.run(&mut Environment::default(), &rules) {
            Ok(outcome) => assert!(outcome.steps <= 2000),
            Err(error) => assert_eq!(error, Error::Steps(2000)),
        }
    }
    if let Ok(module) = lower(&shader) {
        assert_eq!(module.functions.len(), 1);
    }
    !diags.has_errors()
}

#[test]
fn texts_that_are_cut_off_are_answered() {
    for text in texts().iter().filter(|text| text.is_ascii() && text.len() < 4000) {
        for part in 0..8 {
            answer(&text[..text.len() * part / 8]);
        }
    }
}

#[test]
fn texts_that_are_mixed_up_are_answered() {
    const WORDS: [&str; 36] = [
        "TEMP[0]",
        "IN[1]",
        "OUT[0].xw",
        "CONST[ADDR[0].x-7]",
        "TEMP[ADDR[0].y+30000](1)",
        "IMM[0].wzyx",
        "ADDR[0]",
        "SAMP[0]",
        "-",
        "|",
        ",",
        ".xyzw",
        "IF TEMP[0].xxxx",
        "UIF IN[0].yyyy",
        "ELSE",
        "ENDIF",
        "BGNLOOP",
        "ENDLOOP",
        "BRK",
        "CONT",
        "RET",
        "CAL :3",
        "BGNSUB",
        "ENDSUB",
        "SWITCH IN[0].xxxx",
        "CASE IMM[0].xxxx",
        "DEFAULT",
        "ENDSWITCH",
        "UMAD TEMP[0], IN[0], IN[0], IN[0]",
        "KILL",
        "END",
        "TXF OUT[0], IN[0], SAMP[0], 2D",
        "STORE BUFFER[0].x, IN[0], IN[0]",
        "DCL TEMP[3..0]",
        "IMM FLT32 {1, 2, 3, 4}",
        "é",
    ];
    let number = |name: &str| std::env::var(name).ok().and_then(|text| text.parse::<u64>().ok());
    let first = number("ONESPEC_SEED").unwrap_or(1);
    let rounds = number("ONESPEC_ROUNDS").unwrap_or(1500);
    let all: Vec<String> = texts().into_iter().filter(|text| text.len() < 3000).collect();
    let mut good = 0;
    for seed in first..first + rounds {
        let mut random = fastrand::Rng::with_seed(seed);
        let text = &all[random.usize(..all.len())];
        let mut pieces: Vec<&str> = text.split_inclusive(['\n', ' ', ',', '[', ']', '.']).collect();
        for _ in 0..1 + random.usize(..3) {
            let at = random.usize(..pieces.len());
            let word = WORDS[random.usize(..WORDS.len())];
            match random.u8(..5) {
                0 => drop(pieces.remove(at)),
                1 => pieces.splice(at..at, ["\n", word, "\n"]).for_each(drop),
                2 => {
                    let other = random.usize(..pieces.len());
                    pieces.swap(at, other);
                }
                _ => pieces[at] = word,
            }
            if pieces.is_empty() {
                break;
            }
        }
        let mixed = pieces.concat();
        let answered = std::panic::catch_unwind(|| answer(&mixed));
        good += usize::from(answered.unwrap_or_else(|_| panic!("ONESPEC_SEED={seed}\n{mixed}")));
    }
    assert!(good > 0 || rounds < 100, "none of {rounds} is right");
}

#[test]
fn deep_and_large_texts_take_time_that_grows_with_their_length() {
    let n = 20_000;
    let body = |text: String| format!("FRAG\nDCL IN[0], FACE, CONSTANT\nDCL TEMP[0..1]\n{text}END\n");
    let texts = [
        body("IF IN[0].xxxx\n".repeat(n) + &"ENDIF\n".repeat(n)),
        body("IF IN[0].xxxx\nELSE\n".repeat(n) + &"ENDIF\n".repeat(n)),
        body("BGNLOOP\nIF IN[0].xxxx\n".repeat(n) + &"BRK\nCONT\nENDIF\nENDLOOP\n".repeat(n)),
        body("BGNLOOP\n".to_owned() + &"IF IN[0].xxxx\nBRK\n".repeat(n) + &"ENDIF\n".repeat(n) + "ENDLOOP\n"),
        body("SWITCH IN[0].xxxx\nCASE IN[0].yyyy\n".repeat(n) + &"BRK\nENDSWITCH\n".repeat(n)),
        body(
            "BGNLOOP\nSWITCH IN[0].xxxx\n".to_owned()
                + &"CASE IN[0].yyyy\nBRK\nCONT\n".repeat(n)
                + "ENDSWITCH\nBRK\nENDLOOP\n",
        ),
        body("BGNSUB\n".repeat(n)),
        body("ENDIF\n".repeat(n)),
        body((0..n).map(|i| format!("{}: CAL :{}\n", i, i + n)).collect()),
        body("ADD TEMP[0], TEMP[0], TEMP[1]\n".repeat(n)),
        body("ADD TEMP[0] TEMP[0]\n".repeat(n)),
        body("ADD TEMP[0], TEMP[0], ".repeat(n)),
        body("[".repeat(n)),
        body("-".repeat(n)),
        body("TEMP[".repeat(n)),
        body(" ".repeat(40 * n)),
        format!("FRAG\n{}END\n", "DCL TEMP[0..65535]\n".repeat(n)),
        format!("FRAG\n{}END\n", "IMM FLT32 {1, 2, 3, 4}\n".repeat(n)),
        format!("FRAG\nADD{}", "9".repeat(40 * n)),
        "\u{e9}".repeat(n),
        String::new(),
        "FRAG\0\nEND".to_owned(),
    ];
    for text in &texts {
        let start = Instant::now();
        answer(text);
        let spent = start.elapsed();
        assert!(spent < Duration::from_secs(20), "{spent:?} for {:?}", text.get(..80));
    }
    assert!(!answer(&"x".repeat(onespec_tgsi::syntax::MAX_BYTES + 1)));
}
