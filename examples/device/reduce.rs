//! Sums over minions by tensor_reduce: each minion has eight numbers, pairs of minions add theirs level by level, as in a tree, and
//! the first minion stores the eight sums.
//!
//! `cargo run --release -p onespec-device --example reduce`

#[path = "launch.rs"]
#[allow(dead_code)]
pub mod launch;
#[path = "session.rs"]
mod session;

use onespec_device::Device;
use session::{Session, assembled};

/// Levels of the tree.
pub const LEVELS: u32 = 10;
/// Minions that take part: those of 32 shires.
pub const MINIONS: usize = 1 << LEVELS;
const SHIRES: u64 = 0xffff_ffff;
/// Lanes of a register.
pub const LANES: usize = 8;

/// The sums of the numbers of all minions, lane by lane; eight numbers of a minion stand side by side.
///
/// # Errors
/// The kernel cannot be assembled, a message is not answered, or the launch fails.
pub fn sums(device: &mut Device, numbers: &[f32]) -> Result<Vec<f32>, String> {
    let mut session = Session::open(device)?;
    let base = session.base;
    let (at_numbers, at_sums) = (base + 0x10_0000, base + 0x20_0000);
    let flat: Vec<u8> = numbers.iter().flat_map(|value| value.to_le_bytes()).collect();
    session.write(at_numbers, &flat)?;
    session.write(base, &assembled("reduce.s", include_str!("reduce.s"))?)?;
    session.launch(&[at_numbers, at_sums, u64::from(LEVELS)], SHIRES)?;
    let found = session.read(at_sums, 4 * LANES)?;
    let words = found.chunks_exact(4).filter_map(|word| word.try_into().ok());
    Ok(words.map(f32::from_le_bytes).collect())
}

/// Numbers that repeat; their sums are rounded.
pub fn numbers() -> Vec<f32> {
    (0..MINIONS * LANES)
        .map(|i| ((i * 7919 % 4093) as f32 - 2046.0) / 3.0)
        .collect()
}

fn main() -> Result<(), String> {
    let mut device = launch::device(onespec_device::Options::default())?;
    let sums = sums(&mut device, &numbers())?;
    println!("{} instructions, sums {sums:?}", device.instructions());
    Ok(())
}
