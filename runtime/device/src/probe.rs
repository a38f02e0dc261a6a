//! Which instructions a device has: each is launched as a kernel of its own, and what came of it is read from the records of
//! harts.

use crate::client::{AskError, Client, Message};
use crate::description::{CommandAction, Probe};
use crate::device::Device;
use crate::errno::Errno;
use std::fmt;

/// What came of a probe.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finding {
    /// What it is told as.
    pub status: String,
    /// The cause of the trap, if there was one.
    pub cause: Option<u64>,
    /// It did not end, and a limit of ours ended it.
    pub endless: bool,
}

/// Why there is no finding.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ProbeError {
    /// The description says nothing of probes.
    NoProbe,
    /// A message is not answered.
    Ask(AskError),
}

impl fmt::Display for ProbeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ProbeError::NoProbe => {
                f.write_str("the description of the device has no section `[probe]` that can be used")
            }
            ProbeError::Ask(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for ProbeError {}

impl From<Errno> for ProbeError {
    fn from(errno: Errno) -> ProbeError {
        ProbeError::Ask(AskError::Call(errno))
    }
}

impl From<AskError> for ProbeError {
    fn from(error: AskError) -> ProbeError {
        ProbeError::Ask(error)
    }
}

/// A program of the host that probes instructions.
#[derive(Debug)]
pub struct Prober<'d> {
    client: Client<'d>,
    probe: Probe,
    /// Memory that records are copied to.
    buffer: u64,
}

impl<'d> Prober<'d> {
    /// Opens the node that the description names, and maps memory for records.
    ///
    /// # Errors
    /// The description says nothing of probes, or a call fails.
    pub fn new(device: &'d mut Device) -> Result<Prober<'d>, ProbeError> {
        let probe = device.description().probe.clone().ok_or(ProbeError::NoProbe)?;
        let nodes = &device.description().nodes;
        let node = nodes.iter().position(|node| node.name == probe.node);
        let path = node.and_then(|node| device.path(node)).ok_or(ProbeError::NoProbe)?;
        let record = device
            .description()
            .layout(&probe.record.0)
            .ok_or(ProbeError::NoProbe)?;
        let bytes = (record.size as u64).saturating_mul(probe.record.2);
        let mut client = Client::open(device, &path)?;
        let buffer = client.map(bytes)?;
        Ok(Prober { client, probe, buffer })
    }

    /// Launches a kernel of one instruction of 16 or 32 bits.
    ///
    /// # Errors
    /// A call fails, or no answer comes.
    pub fn word(&mut self, word: u32, bits: u16) -> Result<Finding, ProbeError> {
        let instruction = match bits {
            16 => word & 0xffff | u32::from(self.probe.pad) << 16,
            _ => word,
        };
        let words = self.probe.words.iter().map(|word| word.unwrap_or(instruction));
        let code: Vec<u8> = words.flat_map(u32::to_le_bytes).collect();
        let mut launch = self.message(&self.probe.command)?;
        let mut record = 0;
        let description = self.client.device().description();
        for set in &self.probe.sets {
            let few = crate::registers::Few {
                description,
                names: &[],
            };
            let value = set.value.eval(&few).unwrap_or(0);
            launch.set(&set.to, value);
            if set.to == self.probe.at {
                record = value;
            }
        }
        launch.append(description, &code);
        let answer = self.client.ask(launch, self.probe.flags, 0)?;
        let status = answer.get(&self.client.device().description().header.status.clone());
        let status = status.ok_or(ProbeError::Ask(AskError::NoAnswer))?;
        let told = |status: &str, cause, endless| Finding {
            status: status.to_owned(),
            cause,
            endless,
        };
        if let Some((_, as_what)) = self.probe.is.iter().find(|(known, _)| *known == status) {
            return Ok(told(as_what, None, false));
        }
        if status == self.probe.limit.0 {
            return Ok(told(&self.probe.limit.1, None, true));
        }
        let cause = self.cause(record)?;
        let known = self.probe.causes.iter().find(|(known, _)| *known == cause);
        let as_what = known.map_or(&self.probe.other, |(_, as_what)| as_what);
        Ok(told(as_what, Some(cause), false))
    }

    /// A command that the description must have.
    fn message(&self, name: &str) -> Result<Message, ProbeError> {
        Message::command(self.client.device().description(), name).ok_or(ProbeError::NoProbe)
    }

    /// Copies the records at an address to the host; gives the cause of the first.
    fn cause(&mut self, at: u64) -> Result<u64, ProbeError> {
        let (reader, flag) = self.probe.reader.clone();
        let mut command = self.message(&reader)?;
        let description = self.client.device().description();
        let (layout, field, count) = self.probe.record.clone();
        let record = description.layout(&layout).cloned().ok_or(ProbeError::NoProbe)?;
        let of_list = description.command(&reader).and_then(|command| match command.action {
            CommandAction::Copy { out: true, .. } => command.list.as_ref(),
            _ => None,
        });
        let of_list = of_list.ok_or(ProbeError::NoProbe)?;
        let mut node = Message::new(description, &of_list.layout).ok_or(ProbeError::NoProbe)?;
        let bytes = (record.size as u64).saturating_mul(count);
        let [to, from, size] = &self.probe.node_fields;
        for (field, value) in [(to, self.buffer), (from, at), (size, bytes)] {
            node.set(field, value);
        }
        command.append(description, &node.bytes);
        self.client.ask(command, 0, flag)?;
        let found = self.client.memory.bytes(self.buffer, record.size);
        found
            .and_then(|bytes| record.get(bytes, &field))
            .ok_or(ProbeError::Ask(AskError::NoAnswer))
    }
}
