//! A multiplication of matrices by tensor commands over all harts that kernels run on: matrices are copied to the device, a kernel
//! of `matmul.s` is launched, and the product is copied back.
//!
//! `cargo run --release -p onespec-device --example matmul -- 256`

#[path = "launch.rs"]
#[allow(dead_code)]
pub mod launch;

use onespec_core::asm::{AsmOptions, assemble};
use onespec_device::Device;
use onespec_device::client::{AskError, Client, Message};
use onespec_device::host::HostMemory;
use std::time::Instant;

/// Minions that are counted on; those of the highest shire have no more blocks.
const MINIONS: u64 = 1024;
/// Shires 0 to 32.
const SHIRES: u64 = 0x1_ffff_ffff;
const CMD_DESC_FLAG_DMA: u64 = 1;

/// The kernel's code.
fn code() -> Result<Vec<u8>, String> {
    let (name, _) = onespec_machines::DEVICES.first().ok_or("no device is described")?;
    let isa = onespec_machines::find(name).ok_or("no machine of the device")?.isa;
    let target = isa.target("").map_err(|error| error.to_string())?;
    let assembly = assemble(isa, &target, include_str!("matmul.s"), &AsmOptions::default());
    if let Some(error) = assembly.errors.first() {
        return Err(error.render("matmul.s"));
    }
    let text = assembly.section(".text").ok_or("no code")?;
    Ok(text.bytes.clone())
}

/// Copies bytes to the device.
fn write(client: &mut Client<'_>, at: u64, bytes: &[u8]) -> Result<(), AskError> {
    let from = client.map(bytes.len() as u64)?;
    client.memory.write(from, bytes);
    let description = client.device().description();
    let mut command = Message::command(description, "DEVICE_OPS_DMA_WRITELIST_CMD").ok_or(AskError::NoMessage)?;
    let mut node = Message::new(description, "dma_write_node").ok_or(AskError::NoMessage)?;
    node.set("src_host_virt_addr", from);
    node.set("dst_device_phy_addr", at);
    node.set("size", bytes.len() as u64);
    command.append(description, &node.bytes);
    client.ask(command, 0, CMD_DESC_FLAG_DMA)?;
    client.memory.free(from);
    Ok(())
}

/// Copies bytes from the device.
fn read(client: &mut Client<'_>, at: u64, bytes: usize) -> Result<Vec<u8>, AskError> {
    let to = client.map(bytes as u64)?;
    let description = client.device().description();
    let mut command = Message::command(description, "DEVICE_OPS_DMA_READLIST_CMD").ok_or(AskError::NoMessage)?;
    let mut node = Message::new(description, "dma_read_node").ok_or(AskError::NoMessage)?;
    node.set("dst_host_virt_addr", to);
    node.set("src_device_phy_addr", at);
    node.set("size", bytes as u64);
    command.append(description, &node.bytes);
    client.ask(command, 0, CMD_DESC_FLAG_DMA)?;
    let mut found = client.memory.free(to).unwrap_or_default();
    found.truncate(bytes);
    Ok(found)
}

/// The product of two matrices of `n` rows and columns, a multiple of 16; rows one behind the other.
///
/// # Errors
/// The kernel cannot be assembled, a message is not answered, or the launch fails.
pub fn multiply(device: &mut Device, n: usize, a: &[f32], b: &[f32]) -> Result<Vec<f32>, String> {
    let told = |error: AskError| error.to_string();
    let mut client = Client::open(device, "/dev/et0_ops").map_err(|errno| errno.to_string())?;
    let (_, memory) = client
        .ioctl("GET_USER_DRAM_INFO", &[])
        .map_err(|errno| errno.to_string())?;
    let base = memory.get("base").ok_or("no address of memory")?;
    let bytes = (4 * n * n) as u64;
    let [at_a, at_b, at_c] = [1, 2, 3].map(|i| base + 0x10_0000 + i * bytes.next_multiple_of(64));
    let flat = |values: &[f32]| -> Vec<u8> { values.iter().flat_map(|value| value.to_le_bytes()).collect() };
    write(&mut client, at_a, &flat(a)).map_err(told)?;
    write(&mut client, at_b, &flat(b)).map_err(told)?;
    write(&mut client, base, &code()?).map_err(told)?;
    let blocks = (n / 16) as u64;
    let arguments = [at_a, at_b, at_c, 4 * n as u64, blocks, blocks * blocks, MINIONS];
    let arguments: Vec<u8> = arguments.into_iter().flat_map(u64::to_le_bytes).collect();
    let description = client.device().description();
    let mut launch = Message::command(description, "DEVICE_OPS_KERNEL_LAUNCH_CMD").ok_or("no command")?;
    launch.append(description, &arguments);
    launch.set("code_start_address", base);
    launch.set("pointer_to_args", base + 0x1000);
    launch.set("shire_mask", SHIRES);
    const ARGS_EMBEDDED: u64 = 32;
    let answer = client.ask(launch, ARGS_EMBEDDED, 0).map_err(told)?;
    if answer.get("status") != Some(0) {
        return Err(format!("the launch ends with status {:?}", answer.get("status")));
    }
    let product = read(&mut client, at_c, 4 * n * n).map_err(told)?;
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
