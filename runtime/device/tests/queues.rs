//! Queues, calls, messages and kernels of the device that is described first, against what its sources say.

#[path = "../../../examples/device/launch.rs"]
#[allow(dead_code)]
mod launch;

use launch::{device, program};
use onespec_device::Options;

#[test]
fn the_program_of_the_blog_prints_what_it_printed_on_silicon() {
    let mut device = device(Options::default()).unwrap();
    let printed = program(&mut device).unwrap();
    assert_eq!(
        printed,
        [
            "Have 34265366528 bytes of DRAM starting at 0x8005801000",
            "Kernel launch status: 0",
            "Faulty launch status: 2",
            "Faulty launch scause: 2",
        ]
    );
}
