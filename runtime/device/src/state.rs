//! What a device keeps: nodes with their queues, messages that were taken, the kernel that runs.

use crate::expr::Values;
use crate::ring::Ring;
use std::collections::VecDeque;

/// A queue: the node and its place there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct QueueId {
    pub(crate) node: usize,
    pub(crate) queue: usize,
}

/// A message that firmware has taken.
#[derive(Debug, Clone)]
pub(crate) struct Taken {
    pub(crate) bytes: Vec<u8>,
    /// When it was taken.
    pub(crate) started: u64,
    /// It has been looked at, and waits.
    pub(crate) waits: bool,
}

/// A queue for commands.
#[derive(Debug)]
pub(crate) struct Submission {
    /// Which kind of queues it is one of, and which of them.
    pub(crate) kind: usize,
    pub(crate) index: u64,
    pub(crate) ring: Ring,
    pub(crate) bytes: u64,
    pub(crate) threshold: u64,
    /// There is as much room as the threshold asks for, as far as the driver knows.
    pub(crate) available: bool,
    pub(crate) taken: VecDeque<Taken>,
}

/// A node.
#[derive(Debug)]
pub(crate) struct Node {
    pub(crate) open: bool,
    pub(crate) submissions: Vec<Submission>,
    pub(crate) completions: VecDeque<Vec<u8>>,
}

/// What a launch begins with.
pub(crate) struct Begin {
    pub(crate) queue: QueueId,
    pub(crate) command: String,
    /// Fields and names of the command.
    pub(crate) values: Values,
    pub(crate) started: u64,
}

/// A kernel that runs.
#[derive(Debug)]
pub(crate) struct Kernel {
    pub(crate) queue: QueueId,
    pub(crate) tag: u64,
    pub(crate) command: String,
    pub(crate) values: Values,
    pub(crate) started: u64,
    /// When its first instruction was executed.
    pub(crate) begun: u64,
    pub(crate) status: u64,
    /// Groups with a hart that has failed, a bit each.
    pub(crate) failed: u64,
    /// All of its harts wait for ever.
    pub(crate) stuck: bool,
    /// The harts that it began with.
    pub(crate) harts: Vec<u64>,
}
