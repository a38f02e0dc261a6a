//! Words and texts of every generated machine: they come back as themselves, and no spoiled one makes anything panic.

use onespec_core::decode::{Decoder, keys};
use onespec_core::explain::explain;
use onespec_core::isa::Isa;
use onespec_core::parse::Parser;
use onespec_core::print::{PrintOptions, Printer};
use onespec_core::target::Resolved;
use onespec_core::verify::Verifier;
use onespec_emulator::round_trip::round_trip;
use onespec_emulator::vectors::Random;
use onespec_machines::ALL;
use onespec_tests::known::Known;

const WORDS: usize = 20_000;
const SEED: u64 = 4;
const KNOWN: &str = include_str!("../differential/known_texts.txt");

fn targets() -> impl Iterator<Item = (&'static Isa, Resolved)> {
    let each = |isa: &'static Isa| {
        isa.targets
            .iter()
            .map(move |target| (isa, isa.target(target.name).expect("a target")))
    };
    ALL.iter().flat_map(move |generated| each(generated.isa))
}

#[test]
fn every_word_comes_back_from_its_text() {
    let mut known = Known::parse(KNOWN);
    let mut wrong = Vec::new();
    for (isa, target) in targets() {
        let found = round_trip(isa, &target, SEED, WORDS);
        println!("{} {}: {} words of seed {SEED}", isa.name, target.name, found.same);
        let different = found.different.into_iter();
        let unknown = different.filter(|(name, _)| !known.expects(&format!("{}:{name}", isa.name)));
        wrong.extend(unknown.map(|(name, (count, why))| format!("{} {name}: {count} words: {why}", target.name)));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn decoders_of_declared_targets_need_no_search_and_are_what_it_finds() {
    for (isa, target) in targets() {
        let declared = isa.targets.iter().find(|declared| declared.features == target.features);
        let found = keys(isa, &target.features);
        assert_eq!(
            declared.map(|declared| declared.keys),
            Some(&found[..]),
            "{}",
            target.name
        );
    }
    let isa = &onespec_riscv::ISA;
    let target = isa
        .target(onespec_riscv::Target::default().name())
        .expect("the default target");
    // The default target's tree was made by the generator, which searched.
    let searched = onespec_riscv::Decoder::default();
    assert_eq!(Decoder::new(isa, &target).nodes(), searched.inner().nodes());
}

#[test]
fn random_bytes_and_spoiled_texts_get_an_answer() {
    for (isa, target) in targets() {
        let mut random = Random(SEED);
        let bytes: Vec<u8> = (0..64_000).map(|_| random.draw() as u8).collect();
        let decoder = Decoder::new(isa, &target);
        let printer = Printer::new(isa, &target.features, PrintOptions::default());
        let parser = Parser::new(isa, &target.features);
        let findings = Verifier::new(&decoder, &bytes).count();
        println!("{} {}: {findings} findings in random bytes", isa.name, target.name);
        let mut accepted = 0;
        for item in decoder.iter(&bytes) {
            explain(&decoder, item.word, item.length);
            let Ok(op) = item.op else { continue };
            let mut text = String::new();
            printer.print(op, item.word, Some(0x1000), &mut text);
            accepted += usize::from(parser.parse(&spoiled(&text, &mut random)).is_ok());
        }
        println!("{} {}: {accepted} spoiled texts are texts", isa.name, target.name);
    }
}

#[test]
fn streams_of_texts_are_the_texts_of_single_words() {
    for (isa, target) in targets() {
        let mut random = Random(SEED);
        let bytes: Vec<u8> = (0..8_000).map(|_| random.draw() as u8).collect();
        let decoder = Decoder::new(isa, &target);
        let printer = Printer::new(isa, &target.features, PrintOptions::default());
        let (base, mut texts, mut illegal) = (u64::MAX - 400, Vec::new(), 0);
        let mut stream = printer.stream(&decoder, &bytes, base);
        for item in decoder.iter(&bytes) {
            let address = base.wrapping_add(item.offset as u64);
            let line = stream.advance().expect("as many instructions");
            assert_eq!(
                (line.address, line.word, line.length),
                (address, item.word, item.length)
            );
            let mut text = String::new();
            if let Ok(op) = item.op {
                printer.print(op, item.word, Some(address), &mut text);
            }
            let alone = item.op.is_ok().then_some(text.as_str());
            assert_eq!(line.instruction.map(|found| found.1), alone, "{:#x}", item.word);
            illegal += usize::from(alone.is_none());
            texts.push(alone.unwrap_or("illegal").to_owned());
        }
        assert_eq!(stream.advance(), None);
        let mut all = String::new();
        let written = printer.stream(&decoder, &bytes, base).write_to(&mut all);
        assert_eq!((written, all.lines().count()), (Ok(()), texts.len()));
        assert!(all.lines().eq(texts.iter()), "{}", target.name);
        println!("{} {}: {} of {} are none", isa.name, target.name, illegal, texts.len());
    }
}

/// A text with a character changed, doubled, left out, or cut off there.
fn spoiled(text: &str, random: &mut Random) -> String {
    const MARKS: &[char] = &['(', ')', '{', '<', ',', '.', '-', '+', '0', 'x', ' ', '|', 'ß', '\u{0}'];
    let at = random.below(text.chars().count().max(1) as u64) as usize;
    let mark = MARKS[random.below(MARKS.len() as u64) as usize];
    let how = random.below(4);
    let mut out = String::new();
    for (i, c) in text.chars().enumerate() {
        match (i == at, how) {
            (false, _) => out.push(c),
            (true, 0) => out.push(mark),
            (true, 1) => out.extend([c, c]),
            (true, 2) => {}
            (true, _) => return out,
        }
    }
    out
}
