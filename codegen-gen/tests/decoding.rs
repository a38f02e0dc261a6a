//! Decoding by a list and by a decision tree, beside each other: words of every instruction, with any bits in the place of operands
//! and constraints, and words at random.

use fastrand::Rng;
use onespec_core::decode::{Decoder, List};
use onespec_core::isa::Word;
use onespec_gen::source::FileSource;
use onespec_gen::{Checked, Opening};
use std::path::Path;

/// Words of each instruction.
const WORDS: usize = 12;

#[test]
fn a_list_decodes_as_a_tree_does() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../spec");
    let opening = Opening {
        fast: true,
        ..Opening::default()
    };
    for machine in ["riscv", "esperanto", "ir3", "sfpu"] {
        let checked = Checked::open(FileSource::Folder(&root), machine, &opening);
        let isa = checked.tables.expect("tables");
        let mut random = Rng::with_seed(1);
        let mut found = 0;
        for target in isa
            .targets
            .iter()
            .map(|target| isa.target(target.name).expect("a target"))
        {
            let (tree, list) = (Decoder::new(isa, &target), List::new(isa, &target.features));
            for op in isa.ops {
                for _ in 0..WORDS {
                    let any: Word = random.u128(..);
                    for word in [op.value | any & !op.mask, any] {
                        let decoded = tree.decode(word);
                        found += usize::from(decoded.is_some());
                        assert_eq!(list.decode(word), decoded, "{machine}, {}: {word:#x}", target.name);
                    }
                }
            }
        }
        assert!(found > 1000, "{machine}: {found} words");
    }
}
