//! The thread that devices live in, and requests to it.

use crate::memory::Process;
use onespec_device::host::HostMemory;
use onespec_device::{Device, Errno, NodeId, Options, read};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Mutex, OnceLock};
use std::thread;

/// What is asked.
#[derive(Debug)]
pub enum Request {
    /// A node is opened by its path.
    Open(String),
    /// An ioctl with an address of the process.
    Ioctl(Node, u32, u64),
    /// Memory for copies, from an offset, of so many bytes: whether it may be mapped.
    Map(Node, u64, u64),
    /// It was mapped there.
    Mapped(u64, u64),
    /// It is no more.
    Unmapped(u64),
    /// Which events there are, as bits of `poll`.
    Poll(Node),
    /// A node is closed.
    Close(Node),
}

/// A node of one of the devices.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Node {
    /// Which device.
    pub device: usize,
    /// Which of its nodes.
    pub node: NodeId,
}

/// An answer.
#[derive(Debug, Clone, Copy)]
pub enum Answer {
    /// A node was opened.
    Opened(Node),
    /// What the call returns.
    Value(u64),
}

type Asked = (Request, Sender<Result<Answer, Errno>>);

/// Asks the thread, which begins with the first request.
///
/// # Errors
/// What the call fails with; `EIO` where the thread has ended.
pub fn ask(request: Request) -> Result<Answer, Errno> {
    const EIO: Errno = Errno(libc::EIO);
    static WORKER: OnceLock<Mutex<Sender<Asked>>> = OnceLock::new();
    let worker = WORKER.get_or_init(|| {
        let (sender, receiver) = channel();
        // Where it cannot begin, nobody receives, which is told by every request.
        drop(
            thread::Builder::new()
                .name("devices".to_owned())
                .spawn(move || serve(&receiver)),
        );
        Mutex::new(sender)
    });
    let (sender, receiver) = channel();
    let sent = worker.lock().map_err(|_| EIO)?.send((request, sender));
    sent.map_err(|_| EIO)?;
    receiver.recv().map_err(|_| EIO)?
}

fn serve(requests: &Receiver<Asked>) {
    let mut devices: Vec<Device> = Vec::new();
    for ((name, files), number) in onespec_machines::DEVICES.iter().zip(0..) {
        let machine = onespec_machines::find(name);
        let options = Options {
            number,
            ..Options::default()
        };
        let made = read(files).ok().zip(machine);
        let made = made.and_then(|(described, machine)| Device::new(described, machine.description(), options).ok());
        devices.extend(made);
    }
    let Ok(mut memory) = Process::open() else { return };
    while let Ok((request, sender)) = requests.recv() {
        // Who has asked may be gone.
        let _ = sender.send(answer(&mut devices, &mut memory, request));
    }
}

fn answer(devices: &mut [Device], memory: &mut Process, request: Request) -> Result<Answer, Errno> {
    let value = match request {
        Request::Open(path) => {
            for (number, device) in devices.iter_mut().enumerate() {
                match device.open(&path) {
                    Ok(node) => return Ok(Answer::Opened(Node { device: number, node })),
                    Err(Errno::ENOENT) => {}
                    Err(errno) => return Err(errno),
                }
            }
            return Err(Errno::ENOENT);
        }
        Request::Ioctl(node, number, argument) => {
            let device = devices.get_mut(node.device).ok_or(Errno::EBADF)?;
            let mut bytes = vec![0; device.argument_bytes(number)?];
            if !memory.read(argument, &mut bytes) {
                return Err(Errno::EFAULT);
            }
            let returned = device.ioctl(node.node, number, &mut bytes, memory)?;
            /// The driver writes the argument.
            const READS: u32 = 1 << 31;
            if number & READS != 0 && !memory.write(argument, &bytes) {
                return Err(Errno::EFAULT);
            }
            returned
        }
        Request::Map(node, offset, bytes) => {
            let device = devices.get(node.device).ok_or(Errno::EBADF)?;
            device.mmap(node.node, offset, bytes)?
        }
        Request::Mapped(addr, bytes) => {
            memory.add(addr, bytes);
            0
        }
        Request::Unmapped(addr) => {
            memory.remove(addr);
            0
        }
        Request::Poll(node) => {
            let device = devices.get_mut(node.device).ok_or(Errno::EBADF)?;
            let (writable, readable) = device.poll(node.node, memory);
            let bit = |is: bool, bit: i16| if is { bit as u64 } else { 0 };
            bit(writable, libc::POLLOUT) | bit(readable, libc::POLLIN)
        }
        Request::Close(node) => {
            devices.get_mut(node.device).ok_or(Errno::EBADF)?.close(node.node);
            0
        }
    };
    Ok(Answer::Value(value))
}
