//! How fast circuits are scheduled and brought to their canonical form, by family, policy and size:
//! `cargo bench -p onespec-compiler --bench schedule [-- LARGEST] [-- NAME]`.

#[path = "../tests/support/families.rs"]
mod families;
mod frame;
#[path = "../tests/verify/shapes.rs"]
mod shapes;

use families::Family;
use frame::Table;
use onespec_compiler::schedule::canonical::Canonical;
use onespec_compiler::schedule::{Options, Policy, schedule};

fn main() {
    let mut table = Table::new();
    let more: [(&str, Family); 3] = [
        ("effects", shapes::effects),
        ("loops, each in the other", |size| shapes::nested_loops(size / 8)),
        ("switch", shapes::switch),
    ];
    for (family, make) in families::ALL.into_iter().chain(more) {
        for (name, policy) in Policy::ALL {
            let options = Options::with(policy);
            table.row(
                &format!("{family}: {name}"),
                make,
                |_| (),
                |c, ()| {
                    schedule(c, &options)
                        .map(drop)
                        .unwrap_or_else(|e| panic!("{family}: {e}"));
                },
            );
        }
        table.row(
            &format!("{family}: canonical"),
            make,
            |_| (),
            |c, ()| {
                Canonical::new(c).map(drop).unwrap_or_else(|e| panic!("{family}: {e}"));
            },
        );
    }
    table.finish();
}
