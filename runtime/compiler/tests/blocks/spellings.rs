//! Commuted, reordered and renumbered spellings of a circuit have one canonical text.

use crate::support::{count, gates, run_native};
use onespec_compiler::schedule::canonical::Canonical;
use onespec_graph::set::{Bitfield, Class};
use onespec_graph::text::{Options, parse_one, print_in_order};
use onespec_graph::{Circuit, Gate, Role, isomorphic};
use onespec_test_support::Rng;
use onespec_test_support::circuits::{Shape, arguments, circuit};

/// The same circuit with operands exchanged, joins turned, lines in another order, gates numbered and named again.
fn respell(c: &Circuit, rng: &mut Rng) -> Circuit {
    let mut c = c.clone();
    for gate in c.gates().collect::<Vec<_>>() {
        let def = c.def(gate);
        if c.values(gate).len() == 2 && rng.one_in(2) {
            let (a, b) = (c.value(gate, 0), c.value(gate, 1));
            let code = match def.bitfield {
                Bitfield::Condition(table) => c.set().conditions[usize::from(table)]
                    .by_code(c.bits(gate))
                    .map(|code| u64::from(code.swapped)),
                _ if def.commutative => Some(c.bits(gate)),
                _ => None,
            };
            if let Some(code) = code {
                c.set_input(gate, 0, b);
                c.set_input(gate, 1, a);
                c.set_bits(gate, code);
            }
        }
        if def.role == Role::Merge {
            let (i, j) = (
                rng.below(c.states(gate).len()) as u32,
                rng.below(c.states(gate).len()) as u32,
            );
            let fixed: Vec<Gate> = c
                .uses(gate)
                .map(|u| u.user)
                .filter(|&g| c.def(g).class == Class::Fixed)
                .collect();
            let turned = std::iter::once((gate, 0)).chain(fixed.into_iter().map(|g| (g, 1)));
            for (gate, first) in turned.collect::<Vec<_>>() {
                let (a, b) = (c.input(gate, first + i), c.input(gate, first + j));
                c.set_input(gate, first + i, b);
                c.set_input(gate, first + j, a);
            }
        }
    }
    let mut lines: Vec<Gate> = c.gates().filter(|&g| c.def(g).class != Class::Root).collect();
    for i in (1..lines.len()).rev() {
        lines.swap(i, rng.below(i + 1));
    }
    let text = print_in_order(&c, &lines).replace('%', "%x");
    parse_one(gates(), &text, &Options::default()).unwrap_or_else(|e| panic!("{:?}\n{text}", e.list().first()))
}

#[test]
fn spellings_have_one_text() {
    let mut different = 0;
    for seed in 0..count(500) {
        let original = circuit(gates(), seed, &Shape::of_seed(seed));
        let mut rng = Rng::new(seed);
        let canonical = Canonical::new(&original).unwrap_or_else(|e| panic!("seed {seed}: {e}"));
        let text = canonical.text();
        for _ in 0..4 {
            let spelling = respell(&original, &mut rng);
            let other = Canonical::new(&spelling).unwrap_or_else(|e| panic!("seed {seed}: {e}"));
            same(&other.text(), &text, seed);
            different += usize::from(!isomorphic(&original, &spelling));
        }
        // It is stable, it is the circuit, and it means the same.
        let read = parse_one(gates(), &text, &Options::default()).unwrap_or_else(|e| panic!("{:?}", e.list().first()));
        assert!(isomorphic(&read, &canonical.circuit), "seed {seed}");
        assert_eq!(Canonical::new(&read).map(|c| c.text()), Ok(text), "seed {seed}");
        let arguments = arguments(&original, seed);
        let (before, after) = (
            run_native(&original, &arguments),
            run_native(&canonical.circuit, &arguments),
        );
        assert_eq!(before.visible(), after.visible(), "seed {seed}");
    }
    assert!(different > 100, "the spellings are all alike");
}

/// Says where two texts differ first.
fn same(one: &str, other: &str, seed: u64) {
    let differs = one.lines().zip(other.lines()).find(|(a, b)| a != b);
    assert_eq!(differs, None, "seed {seed}");
    assert_eq!(one.len(), other.len(), "seed {seed}");
}
