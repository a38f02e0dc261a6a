//! A device: its nodes and queues, and what its firmware does with them.
//!
//! Firmware works while the host asks for something: each request that finds nothing lets it go on for a slice of instructions.
//! So what a program of the host sees depends on its requests alone, and repeats exactly.

use crate::description::Description;
use crate::errno::Errno;
use crate::host::HostMemory;
use crate::registers::Described;
use crate::ring::Ring;
use crate::state::{Kernel, Node, Submission};
use onespec_core::target::Resolved;
use onespec_emulator::api;
use onespec_emulator::engine::Engine;
use onespec_emulator::error::RunError;
use onespec_emulator::harts::{CacheSetup, Exchange, Harts, Setup};
use onespec_emulator::machines;
use onespec_emulator::memory::caches::Finding;
use std::collections::VecDeque;
use std::fmt;
use std::rc::Rc;
use std::str::FromStr;

/// A node that was opened.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NodeId(pub(crate) usize);

/// How a device is made.
#[derive(Debug, Clone, Default)]
pub struct Options {
    /// The number of the device, in the paths of its nodes.
    pub number: u32,
    /// Instructions of all harts that a launch may execute. The real device has no such limit: a launch that reaches it answers
    /// with a status of its own ([`crate::description::Launch::limit`]).
    pub max_instructions: Option<u64>,
    /// How instructions are executed.
    pub engine: Engine,
    /// Bytes of the device's memory that may be touched; 8 GiB without.
    pub memory: Option<u64>,
    /// Whether harts see each other's writes.
    pub coherence: Coherence,
}

/// Whether harts see each other's writes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Coherence {
    /// All at once, as if there were no caches.
    #[default]
    Flat,
    /// As the device's caches let them.
    Modelled,
    /// The same, and it is noted who reads what is out of date, whose writes are lost, and which commands come too early.
    Checked,
}

impl FromStr for Coherence {
    type Err = String;
    fn from_str(text: &str) -> Result<Coherence, String> {
        match text {
            "flat" => Ok(Coherence::Flat),
            "modelled" => Ok(Coherence::Modelled),
            "checked" => Ok(Coherence::Checked),
            _ => Err(format!("`{text}` is none of `flat`, `modelled` and `checked`")),
        }
    }
}

/// Why there is no device.
#[derive(Debug)]
pub enum DeviceError {
    /// The machine of its harts cannot be made.
    Machine(RunError),
    /// The description asks for something that the machine does not have.
    Description(String),
}

impl fmt::Display for DeviceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DeviceError::Machine(error) => error.fmt(f),
            DeviceError::Description(text) => f.write_str(text),
        }
    }
}

impl std::error::Error for DeviceError {}

/// A device as its host sees it.
pub struct Device {
    pub(crate) description: Rc<Description>,
    pub(crate) harts: Box<dyn Harts>,
    pub(crate) nodes: Vec<Node>,
    pub(crate) kernel: Option<Kernel>,
    pub(crate) options: Options,
    /// Why the last launch that a limit of ours ended did not end by itself.
    pub(crate) told: Option<String>,
}

impl fmt::Debug for Device {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Device")
            .field("nodes", &self.nodes)
            .finish_non_exhaustive()
    }
}

impl Device {
    /// A device of a description, with harts of a machine.
    ///
    /// # Errors
    /// The machine has no such target, or cannot be run; or the description names state or memory that it does not have.
    pub fn new(
        description: Description,
        machine: machines::Description,
        options: Options,
    ) -> Result<Device, DeviceError> {
        let description = Rc::new(description);
        let target = machine.isa.target(&description.target);
        let target = target.map_err(|error| DeviceError::Machine(error.into()))?;
        let harts = harts(&description, &machine, &target, &options)?;
        let mut device = Device {
            nodes: nodes(&description),
            description,
            harts,
            kernel: None,
            options,
            told: None,
        };
        device.check()?;
        Ok(device)
    }

    /// What it is described by.
    pub fn description(&self) -> &Description {
        &self.description
    }

    /// Why the last launch that a limit ended did not end by itself, if one did.
    pub fn told(&self) -> Option<&str> {
        self.told.as_deref()
    }

    /// What was found wrong in kernels so far, with [`Coherence::Checked`].
    pub fn findings(&self) -> Vec<Finding> {
        self.harts.findings()
    }

    /// Instructions that its harts have executed.
    pub fn instructions(&self) -> u64 {
        self.harts.retired()
    }

    /// The path of a node.
    pub fn path(&self, node: usize) -> Option<String> {
        let kind = self.description.nodes.get(node)?;
        Some(kind.path.replace("{n}", &self.options.number.to_string()))
    }

    /// Opens a node by its path.
    ///
    /// # Errors
    /// `ENOENT`: no node has this path; `EBUSY`: it is open.
    pub fn open(&mut self, path: &str) -> Result<NodeId, Errno> {
        let at = (0..self.nodes.len()).find(|at| self.path(*at).as_deref() == Some(path));
        let at = at.ok_or(Errno::ENOENT)?;
        let node = self.nodes.get_mut(at).ok_or(Errno::ENOENT)?;
        if std::mem::replace(&mut node.open, true) {
            return Err(Errno::EBUSY);
        }
        Ok(NodeId(at))
    }

    /// Closes a node. Queues and messages stay for who opens it next.
    pub fn close(&mut self, node: NodeId) {
        if let Some(node) = self.nodes.get_mut(node.0) {
            node.open = false;
        }
    }

    /// Whether memory for copies may be mapped: with this offset and this many bytes.
    ///
    /// # Errors
    /// `ENODEV`: the node maps none; `EINVAL`: an offset, or no bytes.
    pub fn mmap(&self, node: NodeId, offset: u64, bytes: u64) -> Result<u64, Errno> {
        let kind = self.description.nodes.get(node.0).ok_or(Errno::EBADF)?;
        if !kind.maps {
            return Err(Errno(19));
        }
        let page = self.description.page.max(1);
        match bytes.checked_next_multiple_of(page) {
            Some(bytes) if bytes > 0 && offset == 0 => Ok(bytes),
            _ => Err(Errno::EINVAL),
        }
    }

    /// Whether there is room in a queue for commands, and whether a message waits: what `poll` tells.
    pub fn poll(&mut self, node: NodeId, host: &mut dyn HostMemory) -> (bool, bool) {
        self.work(host);
        let Some(node) = self.nodes.get(node.0) else {
            return (false, false);
        };
        let usual = node.submissions.iter().filter(|queue| queue.kind == 0);
        let writable = usual.into_iter().any(|queue| queue.available);
        (writable, !node.completions.is_empty())
    }

    /// Everything is as at first, but for memory and nodes that are open.
    pub(crate) fn reset(&mut self) {
        self.kernel = None;
        for hart in self.harts.running() {
            self.harts.end(hart);
        }
        let fresh = nodes(&self.description);
        for (node, fresh) in self.nodes.iter_mut().zip(fresh) {
            node.submissions = fresh.submissions;
        }
    }

    /// The description names state that the machine has.
    fn check(&mut self) -> Result<(), DeviceError> {
        let description = self.description.clone();
        let no_state = |name: &str| DeviceError::Description(format!("the machine has no state `{name}`"));
        let hart = 0;
        self.harts.start(hart, &[]).map_err(|name| no_state(&name))?;
        let mut read: Vec<String> = Vec::new();
        let mut note = |expr: &crate::expr::Expr| {
            expr.visit(
                &mut |name| {
                    if name.contains('[') || name.starts_with("csr.") {
                        read.push(name.to_owned());
                    }
                },
                &mut |_, _| {},
            );
        };
        for rule in &description.traps {
            note(&rule.when);
            if let crate::description::TrapAction::Go(sets, evicts) = &rule.action {
                sets.iter().for_each(|set| note(&set.value));
                evicts.iter().for_each(|(_, to)| note(to));
            }
        }
        for record in &description.records {
            record.sets.iter().for_each(|set| note(&set.value));
        }
        read.extend(description.shared.iter().map(|(name, _)| name.clone()));
        read.extend(description.exchanges.iter().flat_map(Exchange::state));
        for name in &read {
            if self.harts.get(hart, name).is_none() {
                return Err(no_state(name));
            }
        }
        let sets = description.traps.iter().filter_map(|rule| match &rule.action {
            crate::description::TrapAction::Go(sets, _) => Some(sets),
            crate::description::TrapAction::End(..) => None,
        });
        for set in sets.flatten().chain(&description.launch.sets) {
            if self.harts.get(hart, &set.to).is_none() {
                return Err(no_state(&set.to));
            }
        }
        self.harts.end(hart);
        Ok(())
    }
}

fn harts(
    description: &Rc<Description>,
    machine: &machines::Description,
    target: &Resolved,
    options: &Options,
) -> Result<Box<dyn Harts>, DeviceError> {
    /// More than most hosts have.
    const MEMORY: u64 = 8 << 30;
    let ends = description
        .memory
        .iter()
        .map(|region| region.base.saturating_add(region.bytes));
    let setup = Setup {
        shared: description.shared.clone(),
        exchanges: description.exchanges.clone(),
        registers: Box::new(Described::new(description.clone())),
        end: ends.max().unwrap_or(0),
        memory: options.memory.unwrap_or(MEMORY),
        caches: caches(description, machine, options.coherence)?,
    };
    let mut harts = api::harts(machine, target, setup, options.engine).map_err(DeviceError::Machine)?;
    for region in &description.memory {
        if !harts.map(region.base, region.bytes, region.rights) {
            return Err(DeviceError::Description(format!(
                "memory of {:#x} bytes at {:#x} is not made of whole pages",
                region.bytes, region.base
            )));
        }
    }
    Ok(harts)
}

/// Caches of the harts, if they are asked for.
fn caches(
    description: &Description,
    machine: &machines::Description,
    coherence: Coherence,
) -> Result<Option<CacheSetup>, DeviceError> {
    if coherence == Coherence::Flat {
        return Ok(None);
    }
    let Some(caches) = &description.caches else {
        let text = "the description of the device has no section `[caches]`, so memory is always flat";
        return Err(DeviceError::Description(text.to_owned()));
    };
    let commands = description.carried.as_ref().map(|name| machine.isa.target(name));
    Ok(Some(CacheSetup {
        geometry: caches.geometry.clone(),
        checked: coherence == Coherence::Checked,
        commands: commands
            .transpose()
            .map_err(|error| DeviceError::Machine(error.into()))?,
    }))
}

fn nodes(description: &Description) -> Vec<Node> {
    let node = |kind: &crate::description::NodeKind| {
        let queues = (0..).zip(&kind.submits).flat_map(|(at, queue)| {
            (0..queue.count).map(move |index| Submission {
                kind: at,
                index,
                ring: Ring::new(queue.bytes as usize),
                bytes: queue.bytes,
                threshold: queue.bytes / 4,
                available: true,
                taken: VecDeque::new(),
            })
        });
        Node {
            open: false,
            submissions: queues.collect(),
            completions: VecDeque::new(),
        }
    };
    description.nodes.iter().map(node).collect()
}
