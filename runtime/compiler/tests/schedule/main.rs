//! Tests of scheduling. Data files are under `tests/data/schedule`.

mod golden;
mod places;
mod support;

datatest_stable::harness! {
    { test = places::places, root = "tests/data/schedule/places", pattern = r"\.cir$" },
    { test = golden::golden, root = "tests/data/schedule/golden", pattern = r"\.cir$" },
}
