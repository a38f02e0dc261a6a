//! The interpreter of circuits, and what gates mean there: the generated folder, the reference evaluator of the description, and
//! plain arithmetic of the host beside each other.

mod accesses;
mod atomics;
mod engines;
mod lanes;
mod modules;
mod programs;
#[path = "../support/mod.rs"]
mod support;
mod vectors;

use onespec_gen::sem::eval::Gates;
use std::path::Path;

/// The reference evaluator over the description, read again; vectors are `scale` times as wide as their types say.
fn reference(scale: u32) -> Gates {
    let spec = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../spec");
    let checked = onespec_gen::check_machine(&spec, "circuit");
    assert!(!checked.diags.has_errors(), "{}", checked.rendered(false));
    match scale {
        1 => Gates::new(checked.programs).unwrap(),
        scale => Gates::scaled(checked.model.as_ref().unwrap(), scale),
    }
}
