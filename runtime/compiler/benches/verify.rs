//! How fast circuits are built and verified: `cargo bench -p onespec-compiler --bench verify [-- LARGEST] [-- NAME]`.

#[path = "../tests/support/families.rs"]
mod families;
mod frame;
#[path = "../tests/verify/shapes.rs"]
mod shapes;

use frame::Table;
use onespec_compiler::verify::{Options, Verifier};
use onespec_graph::{Circuit, Gate};

fn main() {
    let mut table = Table::new();
    let order = |c: &Circuit| -> Vec<Gate> { c.gates().filter(|g| g.0 >= u32::from(c.set().roots)).collect() };
    table.row("build: random", families::random, order, |c, order| {
        drop(shapes::reordered(c, &order));
    });
    table.row("build: one_block", families::one_block, order, |c, order| {
        drop(shapes::reordered(c, &order));
    });

    let mut verifier = Verifier::new();
    let options = Options::default();
    let mut verify = |name: &str, make: &dyn Fn(usize) -> Circuit| {
        table.row(
            &format!("verify: {name}"),
            make,
            |_| (),
            |c, ()| {
                let report = verifier.verify(c, &options);
                assert!(report.is_ok(), "{name}: {}", report.findings.list()[0]);
            },
        );
    };
    verify("random", &families::random);
    verify("random, gates in random order", &|size| {
        shapes::shuffled(&families::random(size), 7)
    });
    // Loads beside the chain, which the usual discipline does not allow, have their own row.
    let strict = families::ALL
        .iter()
        .filter(|(name, _)| !["random", "loads"].contains(name));
    for (name, make) in strict {
        verify(name, make);
    }
    verify("effects", &shapes::effects);
    verify("loops, each in the other", &|size| shapes::nested_loops(size / 8));
    verify("switch", &shapes::switch);
    table.finish();
}
