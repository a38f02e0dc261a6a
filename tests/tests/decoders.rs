//! `decode` of each generated crate beside looking through all instructions of its default target one after the other, and the
//! operands that it extracts beside those that are put together run by run.

use onespec_core::decode::List;
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

#[test]
fn generated_decoders_find_what_looking_through_all_instructions_finds() {
    check!(onespec_riscv);
    check!(onespec_esperanto);
    check!(onespec_sfpu);
    check!(onespec_ir3);
}
