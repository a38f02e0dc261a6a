//! ir3 against what is published of it: texts both ways for every golden word, every leaf of the encodings, the
//! instructions that `list` shows, and what is said about words of another generation.

use onespec_core::decode::Decoder;
use onespec_core::parse::Parser;
use onespec_core::print::{PrintOptions, Printer};
use onespec_ir3::ISA;
use std::collections::{BTreeMap, BTreeSet};

const GENERATIONS: [(&str, u32); 4] = [("a320", 320), ("a420", 420), ("a540", 540), ("a630", 630)];

struct Tools {
    decoder: Decoder,
    printer: Printer,
    parser: Parser,
}

impl Tools {
    fn new(target: &str) -> Tools {
        let target = ISA.target(target).expect("a target");
        Tools {
            decoder: Decoder::new(&ISA, &target),
            printer: Printer::new(&ISA, &target.features, PrintOptions::default()),
            parser: Parser::new(&ISA, &target.features),
        }
    }

    fn text(&self, word: u128) -> Option<String> {
        let op = self.decoder.decode(word)?;
        let mut text = String::new();
        self.printer.print(op, word, None, &mut text);
        Some(text)
    }
}

fn all_tools() -> BTreeMap<&'static str, Tools> {
    GENERATIONS
        .iter()
        .map(|(target, _)| (*target, Tools::new(target)))
        .collect()
}

fn hex(text: &str) -> u128 {
    u128::from_str_radix(text, 16).expect("a hexadecimal number")
}

/// Every golden prints as published; where the text says all, it reads back as the word, else as a word of that text.
fn goldens(text: &str, least: usize) {
    let tools = all_tools();
    let (mut count, mut wrong) = (0, Vec::new());
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let cells: Vec<&str> = line.splitn(4, ' ').collect();
        let [target, word, how, text] = cells[..] else {
            panic!("four columns: {line}");
        };
        let (tools, word) = (&tools[target], hex(word));
        match tools.text(word) {
            Some(own) if own == text => {}
            own => wrong.push(format!("{target} {word:016x} is `{own:?}`, not `{text}`")),
        }
        if how == "both" {
            match tools.parser.parse(text) {
                Ok((_, back)) if back == word => {}
                Ok((_, back)) => wrong.push(format!("{target} `{text}` is {back:016x}, not {word:016x}")),
                Err(error) => wrong.push(format!("{target} `{text}` does not parse: {error}")),
            }
        }
        count += 1;
    }
    assert!(wrong.is_empty(), "{} differences:\n{}", wrong.len(), wrong.join("\n"));
    assert!(count >= least, "{count} words");
}

#[test]
fn published_words_and_texts() {
    goldens(include_str!("../data/ir3/encodings.txt"), 120);
}

#[test]
fn generated_words_and_texts() {
    goldens(include_str!("../data/ir3/generated.txt"), 2888);
}

#[test]
fn words_with_ignored_bits() {
    let text = include_str!("../data/ir3/decode_only.txt");
    goldens(text, 3);
    // Written again, the bits are clear.
    let tools = all_tools();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let cells: Vec<&str> = line.splitn(4, ' ').collect();
        let (_, back) = tools[cells[0]].parser.parse(cells[3]).expect("an instruction");
        assert_ne!(back, hex(cells[1]), "{line}");
        assert_eq!(tools[cells[0]].text(back).as_deref(), Some(cells[3]));
    }
}

/// A text denotes a word that prints as this text, also where the text leaves bits open.
#[test]
fn texts_read_back_as_words_of_that_text() {
    let tools = all_tools();
    let (mut count, mut wrong) = (0, Vec::new());
    for line in include_str!("../data/ir3/generated.txt").lines() {
        let cells: Vec<&str> = line.splitn(4, ' ').collect();
        if cells.get(2) != Some(&"decode") {
            continue;
        }
        count += 1;
        let tools = &tools[cells[0]];
        let again = tools.parser.parse(cells[3]).map(|(_, word)| tools.text(word));
        if !matches!(&again, Ok(Some(text)) if text == cells[3]) {
            wrong.push(format!("{}: {again:?}", cells[3]));
        }
    }
    assert!(wrong.is_empty(), "{} of {count}:\n{}", wrong.len(), wrong.join("\n"));
}

fn rows(text: &'static str) -> impl Iterator<Item = Vec<&'static str>> {
    text.lines().skip(1).map(|line| line.split(',').collect())
}

fn has(generation: u32, low: &str, high: &str) -> bool {
    let low: u32 = low.parse().expect("a generation");
    generation >= low && high.parse().is_ok_and(|high: u32| generation <= high) | high.is_empty()
}

/// Every leaf of the published encodings is an instruction in the generations that have it, and in no other.
#[test]
fn every_leaf_has_its_instruction() {
    let (mut leaves, mut wrong) = (0, Vec::new());
    let tools = all_tools();
    let mut random = 0x9e37_79b9_7f4a_7c15_u64;
    let all: Vec<Vec<&str>> = rows(include_str!("../data/ir3/leaves.csv")).collect();
    let fixed: Vec<(u128, u128)> = all.iter().map(|leaf| (hex(leaf[5]), hex(leaf[6]))).collect();
    for row in &all {
        let [id, _, mnemonic, low, high, value, mask, ignored, asserted, wanted] = row[..] else {
            panic!("ten columns: {row:?}");
        };
        let (value, mask, ignored) = (hex(value), hex(mask), hex(ignored));
        let (asserted, wanted) = (hex(asserted), hex(wanted));
        leaves += 1;
        for (target, generation) in GENERATIONS {
            let tools = &tools[target];
            for round in 0..8 {
                random = random
                    .wrapping_mul(0x5851_f42d_4c95_7f2d)
                    .wrapping_add(0x1405_7b7e_f767_814f);
                let noise = if round == 0 {
                    0
                } else {
                    u128::from(random ^ random >> 29)
                };
                // Fixed bits as published, ignored ones at random, all else 0.
                let word = value & mask | wanted & asserted | noise & ignored & !asserted;
                let op = tools.decoder.decode(word).map(|op| &ISA.ops[usize::from(op)]);
                let named = op.is_some_and(|op| mnemonic.split('/').any(|name| name == op.name));
                // Another leaf of the name may have taken over what was fixed before.
                let meant = all
                    .iter()
                    .zip(&fixed)
                    .filter(|(leaf, _)| leaf[2] == mnemonic && has(generation, leaf[3], leaf[4]))
                    .any(|(_, (value, mask))| word & mask == *value);
                if named != meant || !named && has(generation, low, high) {
                    wrong.push(format!("{id} {target} {word:016x}: {:?}", op.map(|op| op.name)));
                    break;
                }
                if let (Some(op), true) = (op, named) {
                    let own = op.operands.iter().map(|o| onespec_core::operand::footprint(o.pieces));
                    let own = own.fold(0, |all, bits| all | bits);
                    // Nothing is fixed that is open there, and no operand has bits that are ignored there.
                    let open = !(mask | asserted | ignored) & u128::from(u64::MAX);
                    if op.mask & open != 0 || own & ignored != 0 {
                        wrong.push(format!("{id} {target}: {} fixes {:016x}", op.name, op.mask));
                        break;
                    }
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{} differences:\n{}", wrong.len(), wrong.join("\n"));
    assert_eq!(leaves, 233);
}

/// The instructions with a public layout are those of the description, each with its category and its generations.
#[test]
fn every_mnemonic_with_its_category_and_generations() {
    let mut theirs: BTreeMap<&str, (BTreeSet<&str>, &str)> = BTreeMap::new();
    for row in rows(include_str!("../data/ir3/mnemonics.csv")) {
        let [name, category, low, high] = row[..] else {
            panic!("four columns: {row:?}");
        };
        let generations = GENERATIONS.iter().filter(|g| has(g.1, low, high));
        let (known, kind) = theirs.entry(name).or_default();
        known.extend(generations.map(|g| g.0));
        *kind = category;
    }
    // Two names for special cases of `mov` that the texts have.
    for name in ["mova", "mova1"] {
        theirs.insert(name, (GENERATIONS.iter().map(|g| g.0).collect(), "1"));
    }
    let mut ours: BTreeMap<&str, (BTreeSet<&str>, &str)> = BTreeMap::new();
    for op in ISA.ops {
        let data = |key: &str| op.data.iter().find(|d| d.0 == key).map_or("", |d| d.1);
        let (known, kind) = ours.entry(op.name).or_default();
        for (target, _) in GENERATIONS {
            if op.needs.holds(&ISA.target(target).expect("a target").features) {
                known.insert(target);
                let version = format!("a{}xx", &target[1..2]);
                assert!(
                    data("gens").split(' ').any(|g| g == version),
                    "{}: {}",
                    op.name,
                    data("gens")
                );
            }
        }
        *kind = data("category");
    }
    for (name, wanted) in &theirs {
        assert_eq!(ours.get(name), Some(wanted), "{name}");
    }
    assert_eq!(ours.len(), theirs.len());
    assert_eq!(theirs.len(), 215 + 1 + 2, "mov and cov are one line there");
}

#[test]
fn words_of_another_generation_say_which() {
    let cases = [
        ("a320", 0x6400_0000_0000_2000, "`shrm` needs a6xx"),
        ("a420", 0x2400_0000_0000_0000, "`swz` needs a5xx"),
        ("a630", 0xc180_0000_0000_0001, "`ldib` needs a3xx"),
        ("a630", 0xc418_0000_0000_0000, "`atomic.s.add` needs a3xx"),
    ];
    for (target, word, message) in cases {
        let error = Tools::new(target)
            .decoder
            .decode_checked(word, 64)
            .expect_err("not there");
        assert_eq!(error.message(&ISA), message, "{word:016x}");
    }
    let error = Tools::new("a320")
        .parser
        .parse("shrm r0.x, r0.x, r0.x, r0.x")
        .expect_err("not there");
    assert!(error.message.contains("`shrm` needs a6xx"), "{}", error.message);
}
