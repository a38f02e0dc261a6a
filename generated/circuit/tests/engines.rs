//! The generated folder and the reference evaluator agree on every gate with every assignment of types.

mod support;

use onespec_circuit::GATES;
use onespec_graph::set::{Bitfield, Class};
use support::{Rng, fold, instances, reference};

#[test]
fn folder_and_reference_agree() {
    let rounds = std::env::var("ONESPEC_ROUNDS")
        .ok()
        .and_then(|n| n.parse().ok())
        .unwrap_or(24);
    let mut reference = reference();
    let mut rng = Rng::new(0x5eed_6a7e);
    let (mut gates, mut compared, mut assignments) = (0, 0, 0);
    let mut not_folded = Vec::new();
    for (op, def) in GATES
        .gates
        .iter()
        .enumerate()
        .filter(|(_, d)| d.class == Class::Compute)
    {
        let all = instances(def);
        gates += usize::from(!all.is_empty());
        for (own, types) in all {
            assignments += 1;
            let numbers: Vec<u8> = types.iter().map(|t| t.0).collect();
            for round in 0..rounds {
                let bits = match def.bitfield {
                    Bitfield::Condition(table) => {
                        let codes = GATES.conditions[usize::from(table)].codes;
                        codes[rng.below(codes.len())].code.into()
                    }
                    Bitfield::None => 0,
                    _ => rng.next() % 64,
                };
                let values: Vec<u64> = types.iter().map(|ty| rng.value(*ty)).collect();
                let expected = reference.value(op as u16, own.0, bits, &numbers, &values);
                assert!(
                    expected.is_some(),
                    "{} has no semantics for {own:?} {types:?}",
                    def.name
                );
                let found = fold(op as u16, own, bits, &types, &values);
                if found.is_none() {
                    not_folded.push(def.name);
                    break;
                }
                assert_eq!(
                    found, expected,
                    "{} {own:?} {types:?} {bits} {values:x?}, seed 0x5eed6a7e, round {round}",
                    def.name
                );
                compared += 1;
            }
        }
    }
    assert!(gates > 50, "{gates}");
    // How wide vectors are is not known when constants are folded.
    assert_eq!(not_folded, ["V_SETVL"]);
    println!("{gates} gates, {assignments} assignments of types, {compared} values");
}
