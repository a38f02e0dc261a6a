//! Sums over 1,024 minions by exchanges of registers, against the tree that the commands describe; and exchanges that nobody takes
//! part in.

#[path = "../../../examples/device/reduce.rs"]
#[allow(dead_code)]
mod reduce;

use onespec_device::Options;
use onespec_emulator::engine::Engine;
use reduce::{LANES, MINIONS, numbers, sums};

/// The sums, pair by pair.
fn tree(numbers: &[f32]) -> Vec<f32> {
    let mut rows: Vec<Vec<f32>> = numbers.chunks(LANES).map(<[f32]>::to_vec).collect();
    let mut distance = 1;
    while distance < MINIONS {
        for low in (0..MINIONS).step_by(2 * distance) {
            let high = rows[low + distance].clone();
            rows[low].iter_mut().zip(high).for_each(|(own, sent)| *own += sent);
        }
        distance *= 2;
    }
    rows.swap_remove(0)
}

#[test]
fn sums_are_those_of_the_tree() {
    let bits = |values: Vec<f32>| values.into_iter().map(f32::to_bits).collect::<Vec<_>>();
    let expected = bits(tree(&numbers()));
    for engine in [Engine::Interp, Engine::Jit] {
        let options = Options {
            engine,
            ..Options::default()
        };
        let mut device = reduce::launch::device(options).unwrap();
        assert_eq!(bits(sums(&mut device, &numbers()).unwrap()), expected, "{engine}");
    }
}
