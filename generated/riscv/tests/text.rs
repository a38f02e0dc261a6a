//! What prints reads back as the same word, with and without aliases, and the decision tree finds what a search through
//! all instructions finds.

use onespec_core::decode::{Decoder, fault};
use onespec_core::isa::{Op, OpId, Word};
use onespec_core::operand::{footprint, word_ones};
use onespec_core::parse::Parser;
use onespec_core::print::{PrintOptions, Printer};
use onespec_riscv::ISA;

const ROUNDS: usize = 24;

fn round_trip(target: &str) {
    let target = ISA.target(target).expect("a target");
    let decoder = Decoder::new(&ISA, &target);
    let parser = Parser::new(&ISA, &target.features);
    let printers = [false, true].map(|aliases| {
        let options = PrintOptions {
            aliases,
            ..PrintOptions::default()
        };
        (aliases, Printer::new(&ISA, &target.features, options))
    });
    let mut state = 0x0123_4567_89ab_cdefu64;
    let mut random = move || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        u128::from(state.wrapping_mul(0x2545_f491_4f6c_dd1d))
    };
    let mut texts = 0;
    for round in 0..ROUNDS {
        for (i, op) in ISA
            .ops
            .iter()
            .enumerate()
            .filter(|(_, op)| op.needs.holds(&target.features))
        {
            // Ignored bits are written as 0. Sparse words meet the special cases more often.
            let bits = if round % 2 == 0 {
                random()
            } else {
                random() & random() & random()
            };
            let placed = op.operands.iter().fold(0, |m, o| m | footprint(o.pieces));
            let word = (bits & placed & !op.mask | op.value) & word_ones(op.length);
            let found = decoder.decode(word);
            agrees_with_search(op, i as OpId, word, found);
            let Some(found) = found else { continue };
            for (aliases, printer) in &printers {
                let mut text = String::new();
                printer.print(found, word, None, &mut text);
                texts += 1;
                let (_, back) = parser
                    .parse(&text)
                    .unwrap_or_else(|e| panic!("{word:#x} prints `{text}`: {e}"));
                if back != word {
                    // An abbreviation prints as what it abbreviates: that must print the same.
                    assert!(aliases, "`{text}` is {back:#x}, not {word:#x}");
                    let mut again = String::new();
                    printer.print(decoder.decode(back).expect("an instruction"), back, None, &mut again);
                    assert_eq!(again, text, "{word:#x} and {back:#x}");
                }
            }
        }
    }
    assert!(texts > 1000);
}

fn agrees_with_search(op: &Op, id: OpId, word: Word, found: Option<OpId>) {
    let accepts = fault(&ISA, op, word).is_none();
    match found {
        Some(f) if f != id && accepts => {
            let special = ISA.ops[usize::from(f)].specialises.contains(&id);
            assert!(
                special,
                "{word:#x} decodes as {}, not {}",
                ISA.ops[usize::from(f)].name,
                op.name
            );
        }
        Some(f) => assert!(fault(&ISA, &ISA.ops[usize::from(f)], word).is_none(), "{word:#x}"),
        None => assert!(!accepts, "{word:#x} is {}", op.name),
    }
}

#[test]
fn rv64gc() {
    round_trip("rv64gc");
}

#[test]
fn rv32gc() {
    round_trip("rv32gc");
}

#[test]
fn many_extensions() {
    round_trip("rv64gc_zba_zbb_zbc_zbs_zfh_zfa_zcb_zicond_zacas_zabha_zbkb_zbkx_zimop_zawrs_zicboz");
}
