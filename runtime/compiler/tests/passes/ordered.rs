//! Branches that keep stores behind loads stay where that is asked for, and where others look at the order.

use crate::support::gates;
use onespec_compiler::passes::{Context, Pipeline};
use onespec_graph::Role;
use onespec_graph::text::{Options, parse_one};

/// Branches that are left of the two, without and with [`Context::ordered`].
fn branches(text: &str) -> [usize; 2] {
    let before = parse_one(gates(), text, &Options::default()).expect("a circuit");
    [false, true].map(|ordered| {
        let mut circuit = before.clone();
        let mut context = Context {
            ordered,
            ..Context::default()
        };
        Pipeline::parse("if-conversion")
            .expect("a pass")
            .run(&mut circuit, &mut context)
            .expect("a valid circuit");
        circuit.gates().filter(|&g| circuit.role(g) == Role::Branch).count()
    })
}

#[test]
fn branches_on_loads_stay_in_order() {
    let atomic = include_str!("golden/if-conversion/atomic.in.cir");
    assert_eq!(branches(atomic), [2, 2]);
    let plain = atomic.replace("ATOMIC_LOAD", "LOAD");
    assert_eq!(branches(&plain), [0, 2]);
    let fenced = plain.replace(
        "%st = STORE d(%plain)",
        "%fence = FENCE d(%plain)\n%st = STORE d(%fence)",
    );
    assert_eq!(branches(&fenced), [2, 2]);
    // A condition that memory has nothing to do with.
    let argument = atomic.replace("v(%flag, %zero)", "v(%x, %zero)");
    assert_eq!(branches(&argument), [1, 1]);
}
