//! How fast circuits are optimised, by pass, family and size:
//! `cargo bench -p onespec-compiler --bench passes [-- LARGEST] [-- NAME]`.

#[path = "../tests/support/families.rs"]
mod families;
mod frame;
#[path = "../tests/verify/shapes.rs"]
mod shapes;

use families::Family;
use frame::{Table, wanted};
use onespec_compiler::passes::{Context, Pipeline, all};
use onespec_graph::Circuit;

fn main() {
    let mut table = Table::new();
    let mut row = |name: &str, passes: &str, make: Family| {
        let pipeline = Pipeline::parse(passes).unwrap_or_else(|unknown| panic!("{unknown}"));
        table.row(name, make, Circuit::clone, |_, mut circuit| {
            pipeline
                .run(&mut circuit, &mut Context::default())
                .expect("a valid circuit");
        });
    };
    for pass in all() {
        row(&format!("random: {}", pass.name()), pass.name(), families::random);
    }
    let more: [(&str, Family); 3] = [
        ("effects", shapes::effects),
        ("loops, each in the other", |size| shapes::nested_loops(size / 8)),
        ("switch", shapes::switch),
    ];
    let families = || families::ALL.into_iter().chain(more);
    for (family, make) in families() {
        row(&format!("{family}: whole pipeline"), Pipeline::DEFAULT, make);
        row(&format!("{family}: full pipeline"), Pipeline::FULL, make);
    }
    // Each pass on each family takes an hour: only where it is asked for.
    for (family, make) in families().filter(|_| wanted("each") && !wanted("")) {
        for pass in all() {
            row(&format!("each: {family}: {}", pass.name()), pass.name(), make);
        }
    }
    table.finish();
}
