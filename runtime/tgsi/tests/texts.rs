//! Texts that the public text reader (Mesa 22.3.6) accepted or refused, with its canonical dump of those that it
//! accepted: the same are read here, and printed as the same text.

use onespec_tgsi::{Diags, Opcode, dump, dump_exact, parse};
use serde_json::Value;

fn texts() -> Vec<Value> {
    let lines = include_str!("data/texts.jsonl").lines();
    lines.map(|line| serde_json::from_str(line).expect("a line")).collect()
}

#[test]
fn what_is_read_is_what_was_recorded() {
    let (mut accepted, mut refused, mut wrong) = (0, 0, Vec::new());
    for case in texts() {
        let (name, text) = (
            case["name"].as_str().expect("a name"),
            case["text"].as_str().expect("a text"),
        );
        let mut diags = Diags::new(0);
        let shader = parse(text, &mut diags);
        assert_eq!(shader.is_none(), diags.has_errors(), "{name}: {:?}", diags.list());
        if shader.is_some() != case["accepted"].as_bool().expect("a verdict") {
            wrong.push(format!("{name}: {:?}\n{text}", diags.list()));
            continue;
        }
        let Some(shader) = shader else {
            refused += 1;
            continue;
        };
        accepted += 1;
        let printed = dump(&shader);
        if Some(printed.as_str()) != case["dump"].as_str() {
            wrong.push(format!("{name}: printed as\n{printed}\nwanted\n{}", case["dump"]));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert_eq!((accepted, refused), (28, 99));
}

/// What a text says, without its places.
fn unplaced(text: &str) -> String {
    let shader = parse(text, &mut Diags::new(0)).unwrap_or_else(|| panic!("a shader:\n{text}"));
    dump_exact(&shader)
}

#[test]
fn exact_dumps_are_read_as_what_they_were_printed_from() {
    let cases = texts();
    let good = cases.iter().filter(|case| case["accepted"] == true);
    for case in good {
        let exact = unplaced(case["text"].as_str().expect("a text"));
        assert_eq!(unplaced(&exact), exact);
    }
    let bits =
        "FRAG\nIMM[0] FLT32 {0x7fc00001, 1e-40, -0.0, 1e40}\nIMM[1] FLT64 {0.1, -1e999}\nIMM[2] INT64 {-1, 5}\nEND";
    let exact = unplaced(bits);
    assert!(
        exact.contains("FLT32 {0x7fc00001, 0x000116c2, 0x80000000, 0x7f800000}"),
        "{exact}"
    );
    assert_eq!(unplaced(&exact), exact);
}

#[test]
fn every_opcode_is_read_with_its_operands_and_printed() {
    for opcode in Opcode::all() {
        let info = opcode.info();
        let target = match info.kind {
            onespec_tgsi::opcodes::Kind::Texture => vec!["2D".to_owned()],
            _ => Vec::new(),
        };
        let operands: Vec<String> = (0..info.destinations + info.sources)
            .map(|n| format!("TEMP[{n}]"))
            .chain(target)
            .collect();
        let line = format!("{} {}", info.name, operands.join(", "));
        let text = format!("FRAG\n{}\nEND", line.to_lowercase());
        let shader = parse(&text, &mut Diags::new(0)).unwrap_or_else(|| panic!("{text}"));
        let printed = dump(&shader);
        assert!(printed.contains(&format!("  0: {}\n", line.trim_end())), "{printed}");
    }
}
