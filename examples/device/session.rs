//! What programs of the host have in common: code is assembled, bytes are copied to the device and back, a kernel is launched.

use onespec_core::asm::{AsmOptions, assemble};
use onespec_device::Device;
use onespec_device::client::{Client, Message};
use onespec_device::host::HostMemory;

const CMD_DESC_FLAG_DMA: u64 = 1;
const CMD_DESC_FLAG_ARGS_EMBEDDED: u64 = 32;

/// Code that was assembled for the device. `name` is told where it is wrong.
///
/// # Errors
/// The code is wrong, or no device is described.
pub fn assembled(name: &str, text: &str) -> Result<Vec<u8>, String> {
    let (machine, _) = onespec_machines::DEVICES.first().ok_or("no device is described")?;
    let isa = onespec_machines::find(machine).ok_or("no machine of the device")?.isa;
    let target = isa.target("").map_err(|error| error.to_string())?;
    let assembly = assemble(isa, &target, text, &AsmOptions::default());
    if let Some(error) = assembly.errors.first() {
        return Err(error.render(name));
    }
    let text = assembly.section(".text").ok_or("no code")?;
    Ok(text.bytes.clone())
}

/// A program of the host with the memory that the device gives it.
pub struct Session<'a> {
    client: Client<'a>,
    /// First address of the device's memory for programs.
    pub base: u64,
}

impl<'a> Session<'a> {
    /// Opens the device.
    ///
    /// # Errors
    /// The device has no such node, or does not tell its memory.
    pub fn open(device: &'a mut Device) -> Result<Session<'a>, String> {
        let mut client = Client::open(device, "/dev/et0_ops").map_err(|errno| errno.to_string())?;
        let (_, memory) = client
            .ioctl("GET_USER_DRAM_INFO", &[])
            .map_err(|errno| errno.to_string())?;
        let base = memory.get("base").ok_or("no address of memory")?;
        Ok(Session { client, base })
    }

    /// Copies bytes to the device.
    ///
    /// # Errors
    /// A message is not answered.
    pub fn write(&mut self, at: u64, bytes: &[u8]) -> Result<(), String> {
        let from = self.client.map(bytes.len() as u64).map_err(told)?;
        self.client.memory.write(from, bytes);
        let description = self.client.device().description();
        let mut command =
            Message::command(description, "DEVICE_OPS_DMA_WRITELIST_CMD").ok_or("no message of this name")?;
        let mut node = Message::new(description, "dma_write_node").ok_or("no message of this name")?;
        node.set("src_host_virt_addr", from);
        node.set("dst_device_phy_addr", at);
        node.set("size", bytes.len() as u64);
        command.append(description, &node.bytes);
        self.client.ask(command, 0, CMD_DESC_FLAG_DMA).map_err(told)?;
        self.client.memory.free(from);
        Ok(())
    }

    /// Copies bytes from the device.
    ///
    /// # Errors
    /// A message is not answered.
    pub fn read(&mut self, at: u64, bytes: usize) -> Result<Vec<u8>, String> {
        let to = self.client.map(bytes as u64).map_err(told)?;
        let description = self.client.device().description();
        let mut command =
            Message::command(description, "DEVICE_OPS_DMA_READLIST_CMD").ok_or("no message of this name")?;
        let mut node = Message::new(description, "dma_read_node").ok_or("no message of this name")?;
        node.set("dst_host_virt_addr", to);
        node.set("src_device_phy_addr", at);
        node.set("size", bytes as u64);
        command.append(description, &node.bytes);
        self.client.ask(command, 0, CMD_DESC_FLAG_DMA).map_err(told)?;
        let mut found = self.client.memory.free(to).unwrap_or_default();
        found.truncate(bytes);
        Ok(found)
    }

    /// Launches code at the first address, with these words as arguments, on the shires of a mask, and waits for its end.
    ///
    /// # Errors
    /// A message is not answered, or the launch fails.
    pub fn launch(&mut self, arguments: &[u64], shires: u64) -> Result<(), String> {
        let arguments: Vec<u8> = arguments.iter().flat_map(|word| word.to_le_bytes()).collect();
        let description = self.client.device().description();
        let mut launch = Message::command(description, "DEVICE_OPS_KERNEL_LAUNCH_CMD").ok_or("no command")?;
        launch.append(description, &arguments);
        launch.set("code_start_address", self.base);
        launch.set("pointer_to_args", self.base + 0x1000);
        launch.set("shire_mask", shires);
        let answer = self.client.ask(launch, CMD_DESC_FLAG_ARGS_EMBEDDED, 0).map_err(told)?;
        match answer.get("status") {
            Some(0) => Ok(()),
            status => Err(format!("the launch ends with status {status:?}")),
        }
    }
}

fn told(error: impl std::fmt::Display) -> String {
    error.to_string()
}
