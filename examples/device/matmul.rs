//! A multiplication of matrices by tensor commands over all harts that kernels run on: matrices are copied to the device, a kernel
//! of `matmul.s` is launched, and the product is copied back.
//!
//! `cargo run --release -p onespec-device --example matmul -- 256`

#[path = "launch.rs"]
#[allow(dead_code)]
pub mod launch;

#[path = "session.rs"]
mod session;

use onespec_device::Device;
use session::{Session, assembled};
use std::time::Instant;

/// Minions that are counted on; those of the highest shire have no more blocks.
const MINIONS: u64 = 1024;
/// Shires 0 to 32.
const SHIRES: u64 = 0x1_ffff_ffff;

/// The product of two matrices of `n` rows and columns, a multiple of 16; rows one behind the other.
///
/// # Errors
/// The kernel cannot be assembled, a message is not answered, or the launch fails.
pub fn multiply(device: &mut Device, n: usize, a: &[f32], b: &[f32]) -> Result<Vec<f32>, String> {
    let mut session = Session::open(device)?;
    let base = session.base;
    let bytes = (4 * n * n) as u64;
    let [at_a, at_b, at_c] = [1, 2, 3].map(|i| base + 0x10_0000 + i * bytes.next_multiple_of(64));
    let flat = |values: &[f32]| -> Vec<u8> { values.iter().flat_map(|value| value.to_le_bytes()).collect() };
    session.write(at_a, &flat(a))?;
    session.write(at_b, &flat(b))?;
    session.write(base, &assembled("matmul.s", include_str!("matmul.s"))?)?;
    let blocks = (n / 16) as u64;
    session.launch(
        &[at_a, at_b, at_c, 4 * n as u64, blocks, blocks * blocks, MINIONS],
        SHIRES,
    )?;
    let product = session.read(at_c, 4 * n * n)?;
    let words = product.chunks_exact(4).filter_map(|word| word.try_into().ok());
    Ok(words.map(f32::from_le_bytes).collect())
}

/// Numbers of a matrix, which repeat.
pub fn numbers(n: usize, seed: u32) -> Vec<f32> {
    let next = |state: &mut u32| {
        // A linear congruential generator (Press et al., "Numerical Recipes", 7.1).
        *state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        Some((*state >> 16) as f32 / 4096.0 - 8.0)
    };
    std::iter::repeat_n((), n * n)
        .scan(seed, |state, ()| next(state))
        .collect()
}

fn main() -> Result<(), String> {
    let n = std::env::args().nth(1).and_then(|n| n.parse().ok()).unwrap_or(128);
    let n = (n as usize).next_multiple_of(16).clamp(16, 4096);
    let mut device = launch::device(onespec_device::Options::default())?;
    let started = Instant::now();
    let product = multiply(&mut device, n, &numbers(n, 1), &numbers(n, 2))?;
    println!(
        "{n} by {n}: {} instructions in {:.2} s, C[0][0] = {}",
        device.instructions(),
        started.elapsed().as_secs_f64(),
        product.first().copied().unwrap_or_default()
    );
    Ok(())
}
