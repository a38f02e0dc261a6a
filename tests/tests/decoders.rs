//! `decode` of each generated crate beside looking through all instructions of its default target one after the other, and the
//! operands that it extracts beside those that are put together run by run.

use onespec_core::decode::{List, choice};
use onespec_core::isa::{Isa, Op, Word};
use onespec_core::operand::{gather, value};
use onespec_emulator::vectors::Random;

/// Words of each instruction, and of none in particular for each of them.
const WORDS: usize = 24;
const SEED: u64 = 9;

/// Random bits, or few ones: many fields have a meaning of their own for zero.
fn bits(random: &mut Random) -> Word {
    let mut word = || Word::from(random.draw()) << 64 | Word::from(random.draw());
    let one = word();
    if one & 3 == 0 { one & word() & word() } else { one }
}

/// Words of an instruction, and words that differ from one of its words in one bit.
fn words(op: &Op, random: &mut Random) -> Vec<Word> {
    let mut words = Vec::new();
    for _ in 0..WORDS {
        let word = op.value | bits(random) & !op.mask;
        words.extend([word, word ^ 1 << (random.draw() % u64::from(op.length))]);
    }
    words
}

/// Operands as the tables say.
fn operands(isa: &Isa, op: &Op, word: Word) -> Vec<i64> {
    let of = |operand| value(isa, operand, gather(operand.pieces, word));
    op.operands.iter().map(of).collect()
}

macro_rules! check {
    ($machine:ident) => {{
        let isa: &'static Isa = &$machine::ISA;
        let list = List::new(isa, $machine::Decoder::default().inner().features());
        let mut random = Random(SEED);
        let (mut known, mut others) = (0, 0);
        for word in isa.ops.iter().flat_map(|op| words(op, &mut random)) {
            let word = word as $machine::Word;
            let wanted = list.decode(word.into());
            match $machine::decode(word) {
                Ok(found) => {
                    assert_eq!(Some(found.op as u16), wanted, "{}: {word:#x}", isa.name);
                    let op = &isa.ops[found.op as usize];
                    let mut wanted = operands(isa, op, word.into());
                    wanted.resize(found.args.len(), 0);
                    let wanted: Vec<$machine::Arg> = wanted.into_iter().map(|arg| arg as $machine::Arg).collect();
                    assert_eq!(found.args[..], wanted[..], "{}: {word:#x} {}", isa.name, op.name);
                    known += 1;
                }
                Err(_) => {
                    assert_eq!(wanted, None, "{}: {word:#x}", isa.name);
                    others += 1;
                }
            }
        }
        println!("{}: seed {SEED}, {known} words, {others} that are none", isa.name);
        assert!(known > isa.ops.len() && others > 0, "{}", isa.name);
    }};
}

/// Each declared target of a machine beside looking through its instructions, and a stream beside single words.
macro_rules! check_targets {
    ($machine:ident) => {{
        let isa: &'static Isa = &$machine::ISA;
        let mut random = Random(SEED);
        for target in isa.targets {
            let decoder = $machine::Decoder::new(target.name).expect("a declared target");
            let list = List::new(isa, decoder.inner().features());
            let (mut bytes, mut wanted) = (Vec::new(), Vec::new());
            for op in isa.ops.iter() {
                let Some(word) = words(op, &mut random).first().copied() else {
                    continue;
                };
                let inst = decoder.find(word as $machine::Word);
                let found = inst.as_ref().map(|inst| inst.op as u16);
                assert_eq!(found, list.decode(word), "{}: {word:#x}", target.name);
                if let (Some(inst), Some(op)) = (inst, found) {
                    let length = usize::from(isa.ops[usize::from(op)].length / 8);
                    wanted.push((bytes.len(), inst));
                    bytes.extend(&word.to_le_bytes()[..length]);
                }
            }
            let stream: Vec<_> = decoder.decode_all(&bytes).collect();
            assert_eq!(stream.len(), wanted.len(), "{}", target.name);
            for ((at, found), (wanted_at, wanted)) in stream.into_iter().zip(wanted) {
                assert_eq!((at, found), (wanted_at, Ok(wanted)), "{}", target.name);
            }
        }
    }};
}

#[test]
fn decoders_of_all_targets_find_what_looking_through_their_instructions_finds() {
    check_targets!(onespec_riscv);
    check_targets!(onespec_esperanto);
    check_targets!(onespec_sfpu);
    check_targets!(onespec_ir3);
}

/// What a choice tells is right, whatever may share tables, and it leaves few words to the tree.
#[test]
fn choices_tell_what_looking_through_all_instructions_tells() {
    // How many are told for each that is left at least: most instructions of ir3 are constrained by more than bits.
    for (isa, least) in [
        (&onespec_riscv::ISA, 100),
        (&onespec_esperanto::ISA, 100),
        (&onespec_sfpu::ISA, 20),
        (&onespec_ir3::ISA, 0),
    ] {
        for target in isa.targets {
            let features = isa.target(target.name).expect("a declared target").features;
            let list = List::new(isa, &features);
            let each: Vec<u32> = (0..isa.ops.len() as u32).collect();
            for classes in [each, vec![0; isa.ops.len()]] {
                let choice = choice(isa, &features, &classes);
                let mut random = Random(SEED);
                let (mut told, mut left) = (0, 0);
                for word in isa.ops.iter().flat_map(|op| words(op, &mut random)) {
                    match (choice.find(word), list.decode(word)) {
                        (Some(found), wanted) => {
                            assert_eq!(Some(found), wanted, "{}: {word:#x}", target.name);
                            told += 1;
                        }
                        (None, Some(_)) => left += 1,
                        (None, None) => {}
                    }
                }
                println!("{}: seed {SEED}, {told} words told, {left} left", target.name);
                // Generated decoders are for the default target.
                let is_default = isa
                    .targets
                    .get(usize::from(isa.default_target))
                    .is_some_and(|t| t.name == target.name);
                assert!(!is_default || left * least < told, "{}", target.name);
            }
        }
    }
}

#[test]
fn generated_decoders_find_what_looking_through_all_instructions_finds() {
    check!(onespec_riscv);
    check!(onespec_esperanto);
    check!(onespec_sfpu);
    check!(onespec_ir3);
}
