//! Size: nothing is quadratic in practice, nothing recurses.

#[path = "../support/families.rs"]
mod families;

use onespec_compiler::schedule::canonical::Canonical;
use onespec_compiler::schedule::{Options, Policy, schedule};
use std::time::{Duration, Instant};

/// What no single run may take on a busy machine; a quadratic one would take hours.
const LONG: Duration = Duration::from_secs(60);

#[test]
fn large_circuits_of_each_family() {
    for (name, make) in families::ALL {
        let circuit = make(100_000);
        for (policy_name, policy) in Policy::ALL {
            let start = Instant::now();
            let scheduled = schedule(&circuit, &Options::with(policy)).unwrap_or_else(|e| panic!("{name}: {e}"));
            let time = start.elapsed();
            println!(
                "{name} {policy_name}: {} gates, {} blocks, {time:?}",
                circuit.live(),
                scheduled.len()
            );
            assert!(time < LONG, "{name}, {policy_name}: {time:?}");
        }
        let start = Instant::now();
        assert!(Canonical::new(&circuit).is_ok(), "{name}");
        assert!(start.elapsed() < LONG, "{name}, canonical: {:?}", start.elapsed());
    }
}

#[test]
fn a_million_gates() {
    for make in [families::add_chain, families::diamonds] {
        let circuit = make(1_000_000);
        let start = Instant::now();
        assert!(schedule(&circuit, &Options::default()).is_ok());
        assert!(Canonical::new(&circuit).is_ok());
        assert!(start.elapsed() < LONG, "{:?}", start.elapsed());
    }
}
