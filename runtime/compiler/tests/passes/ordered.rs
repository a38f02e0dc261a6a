//! Branches that keep stores behind loads stay where that is asked for.

use crate::support::gates;
use onespec_compiler::passes::{Context, Pipeline};
use onespec_graph::Role;
use onespec_graph::text::{Options, parse_one};

#[test]
fn branches_on_loads_stay_in_order() {
    let text = include_str!("golden/ifconv/atomic.in.cir");
    let before = parse_one(gates(), text, &Options::default()).expect("a circuit");
    let branches = |ordered: bool| {
        let mut circuit = before.clone();
        let mut context = Context {
            ordered,
            ..Context::default()
        };
        Pipeline::parse("ifconv")
            .expect("a pass")
            .run(&mut circuit, &mut context);
        circuit.gates().filter(|&g| circuit.role(g) == Role::Branch).count()
    };
    // That on an atomic load stays in any case.
    assert_eq!([branches(false), branches(true)], [1, 2]);
}
