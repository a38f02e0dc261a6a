//! Texts that the public text reader (Mesa 22.3.6) accepted or refused, with its canonical dump of those that it
//! accepted: the same are read here, and printed as the same text.

use onespec_tgsi::vectors::{Text, texts};
use onespec_tgsi::{Diags, Opcode, dump, dump_exact, parse};

fn recorded() -> Vec<Text> {
    texts(include_str!("data/texts.jsonl")).expect("vectors")
}

#[test]
fn what_is_read_is_what_was_recorded() {
    let all = recorded();
    let wrong = all
        .iter()
        .filter_map(|text| Some(format!("{}: {}", text.name, text.difference()?)));
    let wrong: Vec<String> = wrong.collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    let accepted = all.iter().filter(|text| text.accepted.is_some()).count();
    assert_eq!((accepted, all.len() - accepted), (28, 99));
    for text in all {
        let mut diags = Diags::new(0);
        let shader = parse(&text.text, &mut diags);
        assert_eq!(
            shader.is_none(),
            diags.has_errors(),
            "{}: {:?}",
            text.name,
            diags.list()
        );
    }
}

#[test]
fn another_verdict_or_text_is_found() {
    let text = |text: &str, accepted: Option<&str>| Text {
        line: 1,
        name: "planted".into(),
        text: text.into(),
        accepted: accepted.map(Into::into),
    };
    let good = "FRAG\n  0: END\n";
    assert_eq!(text("frag end", Some(good)).difference(), None);
    for wrong in [
        text("frag end", None),
        text("frag end", Some("FRAG\n")),
        text("frog end", Some(good)),
    ] {
        assert!(wrong.difference().is_some(), "{wrong:?}");
    }
}

/// What a text says, without its places.
fn unplaced(text: &str) -> String {
    let shader = parse(text, &mut Diags::new(0)).unwrap_or_else(|| panic!("a shader:\n{text}"));
    dump_exact(&shader)
}

#[test]
fn exact_dumps_are_read_as_what_they_were_printed_from() {
    let cases = recorded();
    for case in cases.iter().filter(|case| case.accepted.is_some()) {
        let exact = unplaced(&case.text);
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
