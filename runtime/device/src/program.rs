//! Programs that are files, launched as a host does it: segments are copied, a kernel is launched, and records of harts are copied
//! back.

use crate::client::{AskError, Client, Message};
use crate::description::{Copier, Description, Programs};
use crate::device::Device;
use crate::layout::get;

/// Bytes of a program: an address, and what lies there.
pub type Segment<'a> = (u64, &'a [u8]);

/// What came of a launch.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ran {
    /// The status.
    pub status: u64,
    /// Its name.
    pub name: String,
    /// Records that were written: their numbers, and fields that are not 0 and no array.
    pub records: Vec<(u64, Vec<(String, u64)>)>,
}

/// Bytes that one copy takes at most: what the host maps for it.
const PIECE: usize = 16 << 20;

/// A host that launches programs: a node is open, and copies go through it.
#[derive(Debug)]
pub struct Launcher<'d> {
    client: Client<'d>,
    description: Description,
    programs: Programs,
}

impl<'d> Launcher<'d> {
    /// Opens the node that the description names for programs.
    ///
    /// # Errors
    /// The node cannot be opened, or the description says nothing of programs.
    pub fn open(device: &'d mut Device) -> Result<Launcher<'d>, AskError> {
        let description = device.description().clone();
        let programs = description.programs.clone().ok_or(AskError::NoMessage)?;
        let node = description.nodes.iter().position(|node| node.name == programs.node);
        let path = node.and_then(|node| device.path(node)).ok_or(AskError::NoMessage)?;
        Ok(Launcher {
            client: Client::open(device, &path)?,
            description,
            programs,
        })
    }

    /// The device.
    pub fn device(&self) -> &Device {
        self.client.device()
    }

    /// Copies bytes to the device.
    ///
    /// # Errors
    /// The copy fails, with the place.
    pub fn write(&mut self, at: u64, bytes: &[u8]) -> Result<(), AskError> {
        for (number, piece) in bytes.chunks(PIECE).enumerate() {
            let at = at.wrapping_add((number * PIECE) as u64);
            write(&mut self.client, &self.description, &self.programs.write, at, piece)?;
        }
        Ok(())
    }

    /// Copies bytes from the device.
    ///
    /// # Errors
    /// The copy fails, with the place.
    pub fn read(&mut self, at: u64, bytes: usize) -> Result<Vec<u8>, AskError> {
        let mut all = Vec::with_capacity(bytes);
        while all.len() < bytes {
            let count = (bytes - all.len()).min(PIECE);
            let from = at.wrapping_add(all.len() as u64);
            all.extend(read(
                &mut self.client,
                &self.description,
                &self.programs.read,
                from,
                count,
            )?);
        }
        Ok(all)
    }

    /// Copies what a program holds to where it stands.
    ///
    /// # Errors
    /// A copy fails, with the place.
    pub fn load(&mut self, segments: &[Segment<'_>]) -> Result<(), AskError> {
        segments.iter().try_for_each(|(at, bytes)| self.write(*at, bytes))
    }

    /// Launches what stands at an address on groups of harts, a bit each, and waits for its end. Each hart is given the
    /// argument.
    ///
    /// # Errors
    /// A call fails, or a message is not answered.
    pub fn launch(&mut self, entry: u64, argument: u64, groups: u64) -> Result<Ran, AskError> {
        let (description, programs) = (&self.description, &self.programs);
        let mut launch = Message::command(description, &programs.command).ok_or(AskError::NoMessage)?;
        let (field, at, layout, count) = &programs.records;
        for (field, value) in [
            (&programs.start, entry),
            (&programs.argument, argument),
            (&description.mask, groups),
            (field, *at),
        ] {
            if !launch.set(field, value) {
                return Err(AskError::NoMessage);
            }
        }
        let answer = self.client.ask(launch, 0, 0)?;
        let status = answer.get(&description.header.status).ok_or(AskError::NoAnswer)?;
        let command = description.command(&programs.command).ok_or(AskError::NoMessage)?;
        let statuses = description.enumeration(&command.answer.statuses);
        let name = statuses
            .and_then(|known| known.name(status))
            .unwrap_or_default()
            .to_owned();
        // Harts that have ended without an error leave no record.
        if Some(&status) == description.launch.rank.first() {
            return Ok(Ran {
                status,
                name,
                records: Vec::new(),
            });
        }
        let layout = description.layout(layout).ok_or(AskError::NoMessage)?.clone();
        let (at, bytes) = (*at, layout.size.saturating_mul(*count as usize));
        let bytes = self.read(at, bytes)?;
        let record = |bytes: &[u8]| -> Vec<(String, u64)> {
            let single = layout.flat.iter().filter(|field| field.count.is_none());
            let values = single.map(|field| (field.name.clone(), get(bytes, field.offset, field.width())));
            values.filter(|(_, value)| *value != 0).collect()
        };
        let records = (0..).zip(bytes.chunks_exact(layout.size.max(1)));
        let records = records.map(|(number, bytes)| (number, record(bytes)));
        Ok(Ran {
            status,
            name,
            records: records.filter(|(_, fields)| !fields.is_empty()).collect(),
        })
    }
}

/// Launches a program on groups of harts, a bit each.
///
/// # Errors
/// A call fails, a message is not answered, or the description says nothing of programs.
pub fn run(device: &mut Device, segments: &[Segment<'_>], entry: u64, groups: u64) -> Result<Ran, AskError> {
    let mut launcher = Launcher::open(device)?;
    launcher.load(segments)?;
    launcher.launch(entry, 0, groups)
}

fn list(description: &Description, copier: &Copier, [host, device, bytes]: [u64; 3]) -> Option<Message> {
    let mut command = Message::command(description, &copier.command)?;
    let list = description.command(&copier.command)?.list.as_ref()?;
    let mut node = Message::new(description, &list.layout)?;
    for (field, value) in copier.fields.iter().zip([host, device, bytes]) {
        node.set(field, value);
    }
    command.append(description, &node.bytes);
    Some(command)
}

/// Asks for a copy; the status must be that of success.
fn copy(client: &mut Client<'_>, description: &Description, copier: &Copier, places: [u64; 3]) -> Result<(), AskError> {
    let command = list(description, copier, places).ok_or(AskError::NoMessage)?;
    let answer = client.ask(command, 0, copier.flag)?;
    match answer.get(&description.header.status) {
        Some(0) => Ok(()),
        status => {
            let statuses = description
                .command(&copier.command)
                .map(|command| &command.answer.statuses);
            let known = statuses.and_then(|name| description.enumeration(name));
            let name = known.zip(status).and_then(|(known, status)| known.name(status));
            let [_, at, bytes] = places;
            Err(AskError::Never(format!(
                "a copy of {bytes} bytes at {at:#x} of the device ends with {}",
                name.unwrap_or("an unknown status")
            )))
        }
    }
}

fn write(
    client: &mut Client<'_>,
    description: &Description,
    copier: &Copier,
    at: u64,
    bytes: &[u8],
) -> Result<(), AskError> {
    use crate::host::HostMemory;
    if bytes.is_empty() {
        return Ok(());
    }
    let from = client.map(bytes.len() as u64)?;
    client.memory.write(from, bytes);
    let done = copy(client, description, copier, [from, at, bytes.len() as u64]);
    client.memory.free(from);
    done
}

fn read(
    client: &mut Client<'_>,
    description: &Description,
    copier: &Copier,
    at: u64,
    bytes: usize,
) -> Result<Vec<u8>, AskError> {
    let to = client.map(bytes as u64)?;
    copy(client, description, copier, [to, at, bytes as u64])?;
    let mut found = client.memory.free(to).unwrap_or_default();
    found.truncate(bytes);
    Ok(found)
}
