//! A program of the host: a node that is open, and memory.

use crate::description::{Argument, Description, IoctlAction};
use crate::device::{Device, NodeId};
use crate::errno::Errno;
use crate::host::Buffers;
use crate::layout::{Struct, get, put};
use std::fmt;

/// Bytes of a structure, by the names of its fields.
#[derive(Debug, Clone)]
pub struct Message {
    layout: Struct,
    /// Its bytes.
    pub bytes: Vec<u8>,
}

impl Message {
    /// Zeros for a structure. `None`: the description has none of this name.
    pub fn new(description: &Description, layout: &str) -> Option<Message> {
        let layout = description.layout(layout)?.clone();
        Some(Message {
            bytes: vec![0; layout.size],
            layout,
        })
    }

    /// A structure in bytes that a device gave. `None`: the description has none of this name.
    pub fn of(description: &Description, layout: &str, bytes: Vec<u8>) -> Option<Message> {
        let layout = description.layout(layout)?.clone();
        Some(Message { layout, bytes })
    }

    /// A command with its number and its size. `None`: the description has none of this name.
    pub fn command(description: &Description, name: &str) -> Option<Message> {
        let command = description.command(name)?;
        let mut message = Message::new(description, &command.layout)?;
        let header = description.layout(&description.header.layout)?;
        header.put(&mut message.bytes, &description.header.id, command.ids.0);
        message.resize(description);
        Some(message)
    }

    /// Puts more bytes behind it, and their number into the header.
    pub fn append(&mut self, description: &Description, bytes: &[u8]) {
        self.bytes.extend_from_slice(bytes);
        self.resize(description);
    }

    fn resize(&mut self, description: &Description) {
        let size = self.bytes.len() as u64;
        if let Some(header) = description.layout(&description.header.layout) {
            header.put(&mut self.bytes, &description.header.size, size);
        }
    }

    /// A field by its path; `None` where there is none.
    pub fn get(&self, field: &str) -> Option<u64> {
        self.layout.get(&self.bytes, field)
    }

    /// Sets a field by its path; false where there is none.
    pub fn set(&mut self, field: &str, value: u64) -> bool {
        self.layout.put(&mut self.bytes, field, value)
    }
}

/// A header of a message.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Head {
    /// Bytes, as the header has them.
    pub size: u64,
    /// The tag.
    pub tag: u64,
    /// The number of the message.
    pub id: u64,
}

/// The header of a message.
pub fn head(description: &Description, message: &[u8]) -> Head {
    let names = &description.header;
    let field = |name: &str| {
        let header = description.layout(&names.layout);
        header.and_then(|header| header.get(message, name)).unwrap_or(0)
    };
    Head {
        size: field(&names.size),
        tag: field(&names.tag),
        id: field(&names.id),
    }
}

/// Why a command was not answered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum AskError {
    /// The description has no such message.
    NoMessage,
    /// A call failed.
    Call(Errno),
    /// No answer came, or one that cannot be read.
    NoAnswer,
    /// No answer will ever come: why.
    Never(String),
}

impl fmt::Display for AskError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AskError::NoMessage => f.write_str("the description of the device has no message that a command needs"),
            AskError::Call(errno) => write!(f, "the device answers a call with {errno}"),
            AskError::NoAnswer => f.write_str("the device does not answer a message"),
            AskError::Never(why) => f.write_str(why),
        }
    }
}

impl std::error::Error for AskError {}

impl From<Errno> for AskError {
    fn from(errno: Errno) -> AskError {
        AskError::Call(errno)
    }
}

/// Requests that find nothing, after which no answer is expected any more.
const MAX_POLLS: u32 = 1_000_000;

/// A program that has opened a node of a device in this process.
#[derive(Debug)]
pub struct Client<'d> {
    device: &'d mut Device,
    node: NodeId,
    /// The tag of the last command that was asked.
    tag: u64,
    /// Memory of the program.
    pub memory: Buffers,
}

impl Drop for Client<'_> {
    fn drop(&mut self) {
        self.device.close(self.node);
    }
}

impl<'d> Client<'d> {
    /// Opens a node by its path.
    ///
    /// # Errors
    /// As [`Device::open`].
    pub fn open(device: &'d mut Device, path: &str) -> Result<Client<'d>, Errno> {
        let node = device.open(path)?;
        Ok(Client {
            device,
            node,
            tag: 0,
            memory: Buffers::default(),
        })
    }

    /// The device.
    pub fn device(&self) -> &Device {
        self.device
    }

    /// An ioctl by its name, with fields of its argument (`value` of a number); gives what it returns, and the argument behind it.
    ///
    /// # Errors
    /// As [`Device::ioctl`]; `EINVAL`: there is no such ioctl or field.
    pub fn ioctl(&mut self, name: &str, fields: &[(&str, u64)]) -> Result<(u64, Reply), Errno> {
        let ioctl = self.device.description().ioctl(name).ok_or(Errno::EINVAL)?;
        let (number, argument) = (ioctl.number, ioctl.argument.clone());
        let mut bytes = vec![0; self.device.argument_bytes(number)?];
        let layout = match &argument {
            Argument::Struct(layout) => self.device.description().layout(layout).cloned(),
            _ => None,
        };
        for (field, value) in fields {
            let done = match (&argument, &layout) {
                (Argument::Scalar(width), _) => {
                    put(&mut bytes, 0, *width, *value);
                    true
                }
                (_, Some(layout)) => layout.put(&mut bytes, field, *value),
                _ => false,
            };
            if !done {
                return Err(Errno::EINVAL);
            }
        }
        let returned = self.device.ioctl(self.node, number, &mut bytes, &mut self.memory)?;
        Ok((returned, Reply { bytes, layout }))
    }

    /// Pushes a message to queue 0, with flags of the push.
    ///
    /// # Errors
    /// `EAGAIN`: there is too little room. Else as the description has it.
    pub fn push(&mut self, message: &[u8], flags: u64) -> Result<u64, Errno> {
        let pushes = self
            .device
            .description()
            .ioctls
            .iter()
            .find_map(|ioctl| match &ioctl.action {
                IoctlAction::Push(fields) => Some((ioctl.name.clone(), fields.clone())),
                _ => None,
            });
        let (name, [address, size, _, of_flags]) = pushes.ok_or(Errno::EINVAL)?;
        let at = self.memory.place(message.to_vec());
        let fields = [(&*address, at), (&*size, message.len() as u64), (&*of_flags, flags)];
        let pushed = self.ioctl(&name, &fields);
        self.memory.free(at);
        pushed.map(|(returned, _)| returned)
    }

    /// Takes the oldest message.
    ///
    /// # Errors
    /// `EAGAIN`: there is none.
    pub fn pop(&mut self) -> Result<Vec<u8>, Errno> {
        /// More than the largest message.
        const BUFFER: u64 = 1 << 16;
        let pops = self
            .device
            .description()
            .ioctls
            .iter()
            .find_map(|ioctl| match &ioctl.action {
                IoctlAction::Pop(fields) => Some((ioctl.name.clone(), fields.clone())),
                _ => None,
            });
        let (name, [address, size, _]) = pops.ok_or(Errno::EINVAL)?;
        let at = self.memory.place(vec![0; BUFFER as usize - 1]);
        let popped = self.ioctl(&name, &[(&*address, at), (&*size, BUFFER - 1)]);
        let mut bytes = self.memory.free(at).unwrap_or_default();
        bytes.truncate(popped?.0 as usize);
        Ok(bytes)
    }

    /// Pushes a command with flags of its header and of the push, and pops messages until its answer comes.
    ///
    /// # Errors
    /// A call fails, no answer comes, or none will ever come because the harts of the kernel wait for each other.
    pub fn ask(&mut self, mut command: Message, header_flags: u64, flags: u64) -> Result<Message, AskError> {
        self.tag = (self.tag + 1) & 0x7fff;
        let description = self.device.description();
        let names = description.header.clone();
        let header = description.layout(&names.layout).cloned().ok_or(AskError::NoMessage)?;
        header.put(&mut command.bytes, &names.tag, self.tag);
        header.put(&mut command.bytes, &names.flags, header_flags);
        let number = head(description, &command.bytes).id;
        let known = description.commands.iter().find(|known| known.ids.0 == number);
        let (id, layout) = known
            .map(|known| (known.answer.id.unwrap_or(number), known.answer.layout.clone()))
            .ok_or(AskError::NoMessage)?;
        for _ in 0..MAX_POLLS {
            match self.push(&command.bytes, flags) {
                Ok(_) => break,
                Err(Errno::EAGAIN) => {}
                Err(errno) => return Err(errno.into()),
            }
        }
        for _ in 0..MAX_POLLS {
            let message = match self.pop() {
                Ok(message) => message,
                Err(Errno::EAGAIN) => match self.device.told() {
                    Some(told) => return Err(AskError::Never(told.to_owned())),
                    None => continue,
                },
                Err(errno) => return Err(errno.into()),
            };
            let description = self.device.description();
            let found = head(description, &message);
            if (found.id, found.tag) == (id, self.tag) {
                return Message::of(description, &layout, message).ok_or(AskError::NoAnswer);
            }
        }
        Err(AskError::NoAnswer)
    }

    /// Maps zeroed memory for copies; gives its address.
    ///
    /// # Errors
    /// As [`Device::mmap`]; `ENOMEM`: the host has not so much.
    pub fn map(&mut self, bytes: u64) -> Result<u64, Errno> {
        let bytes = self.device.mmap(self.node, 0, bytes)?;
        self.memory.map(bytes).ok_or(Errno::ENOMEM)
    }
}

/// The argument of an ioctl behind the call.
#[derive(Debug, Clone)]
pub struct Reply {
    /// Its bytes.
    pub bytes: Vec<u8>,
    layout: Option<Struct>,
}

impl Reply {
    /// A field of a structure, or the `value` of a number; `None` where there is none.
    pub fn get(&self, field: &str) -> Option<u64> {
        match &self.layout {
            Some(layout) => layout.get(&self.bytes, field),
            None => (field == "value").then(|| get(&self.bytes, 0, self.bytes.len())),
        }
    }
}
