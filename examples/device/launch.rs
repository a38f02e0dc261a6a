//! A program of the host: it asks how much memory the device has, launches a kernel of three instructions, launches one that
//! faults, and reads why. Line for line the program of Peter Cawley's "Which RISC-V instructions does the ET-SoC-1 give us?"
//! (2025), with names of fields in place of structures of C.
//!
//! `cargo run -p onespec-device --example launch`

use onespec_device::client::{Client, Message, head};
use onespec_device::{Device, Errno, Options};

/// Pushes a message with a fresh tag, which it gives.
fn sq_push(client: &mut Client<'_>, message: &mut Message, tag: u64, flags: u64) -> Result<u64, Errno> {
    message.set("command_info.cmd_hdr.tag_id", tag);
    loop {
        match client.push(&message.bytes, flags) {
            Err(Errno::EAGAIN) => continue,
            Err(errno) => return Err(errno),
            Ok(_) => return Ok(tag),
        }
    }
}

/// Pops messages until the one with this number and tag comes.
fn cq_pop_until(client: &mut Client<'_>, kind: u64, tag: u64) -> Result<Vec<u8>, Errno> {
    loop {
        match client.pop() {
            Err(Errno::EAGAIN) => continue,
            Err(errno) => return Err(errno),
            Ok(message) => {
                let header = head(client.device().description(), &message);
                if (header.id, header.tag) == (kind, tag) {
                    return Ok(message);
                }
            }
        }
    }
}

/// Asks for a copy of memory of the device.
fn async_memcpy_from_device(client: &mut Client<'_>, to: u64, from: u64, size: u64, tag: u64) -> Result<u64, Errno> {
    const CMD_DESC_FLAG_DMA: u64 = 1;
    let description = client.device().description();
    let mut command = Message::command(description, "DEVICE_OPS_DMA_READLIST_CMD").ok_or(Errno::EINVAL)?;
    let mut node = Message::new(description, "dma_read_node").ok_or(Errno::EINVAL)?;
    node.set("dst_host_virt_addr", to);
    node.set("src_device_phy_addr", from);
    node.set("size", size);
    command.append(description, &node.bytes);
    sq_push(client, &mut command, tag, CMD_DESC_FLAG_DMA)
}

/// What the program prints.
///
/// # Errors
/// A call fails.
pub fn program(device: &mut Device) -> Result<Vec<String>, Errno> {
    const LAUNCH_RSP: u64 = 522;
    const DMA_READLIST_RSP: u64 = 526;
    const ARGS_EMBEDDED: u64 = 32;
    let mut printed = Vec::new();
    let mut client = Client::open(device, "/dev/et0_ops")?;
    let (_, dram_info) = client.ioctl("GET_USER_DRAM_INFO", &[])?;
    let field = |name: &str| dram_info.get(name).ok_or(Errno::EINVAL);
    let (base, size) = (field("base")?, field("size")?);
    printed.push(format!("Have {size} bytes of DRAM starting at {base:#x}"));

    let description = client.device().description();
    let mut launch = Message::command(description, "DEVICE_OPS_KERNEL_LAUNCH_CMD").ok_or(Errno::EINVAL)?;
    let rv_code: [u32; 3] = [
        0x0000_0013, // nop
        0x0080_0513, // li a0, 8
        0x0000_0073, // ecall
    ];
    let code_at = launch.bytes.len();
    launch.append(description, &rv_code.map(u32::to_le_bytes).concat());
    launch.set("command_info.cmd_hdr.flags", ARGS_EMBEDDED);
    launch.set("code_start_address", base);
    launch.set("pointer_to_args", base);
    launch.set("exception_buffer", base + 64);
    launch.set("shire_mask", 1);
    let tag = sq_push(&mut client, &mut launch, 11, 0)?;
    let answer = cq_pop_until(&mut client, LAUNCH_RSP, tag)?;
    printed.push(format!("Kernel launch status: {}", status(&client, answer)?));

    launch.bytes[code_at..code_at + 4].copy_from_slice(&0x1234_deaf_u32.to_le_bytes());
    let tag = sq_push(&mut client, &mut launch, 12, 0)?;
    let answer = cq_pop_until(&mut client, LAUNCH_RSP, tag)?;
    printed.push(format!("Faulty launch status: {}", status(&client, answer)?));

    let contexts_size = 320 * 64;
    let dma_buf = client.map(contexts_size)?;
    let tag = async_memcpy_from_device(&mut client, dma_buf, base + 64, contexts_size, 13)?;
    cq_pop_until(&mut client, DMA_READLIST_RSP, tag)?;
    let context = client.memory.bytes(dma_buf, 320).ok_or(Errno::EFAULT)?.to_vec();
    let context = Message::of(client.device().description(), "execution_context_t", context).ok_or(Errno::EINVAL)?;
    printed.push(format!(
        "Faulty launch scause: {}",
        context.get("scause").ok_or(Errno::EINVAL)?
    ));
    Ok(printed)
}

fn status(client: &Client<'_>, answer: Vec<u8>) -> Result<u64, Errno> {
    let answer = Message::of(client.device().description(), "device_ops_kernel_launch_rsp_t", answer);
    answer.and_then(|answer| answer.get("status")).ok_or(Errno::EINVAL)
}

/// The device of this program that is described first.
///
/// # Errors
/// The program has none, or it cannot be made.
pub fn device(options: Options) -> Result<Device, String> {
    let (name, files) = onespec_machines::DEVICES.first().ok_or("no device is described")?;
    let machine = onespec_machines::find(name).ok_or("no machine of the device")?;
    let problems = |problems: Vec<onespec_device::text::Problem>| problems.iter().map(|p| format!("{p}\n")).collect();
    let description = onespec_device::read(files).map_err(|found| -> String { problems(found) })?;
    Device::new(description, machine.description(), options).map_err(|error| error.to_string())
}

fn main() -> Result<(), String> {
    let mut device = device(Options::default())?;
    let printed = program(&mut device).map_err(|errno| errno.to_string())?;
    printed.iter().for_each(|line| println!("{line}"));
    Ok(())
}
