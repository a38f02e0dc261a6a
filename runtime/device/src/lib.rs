//! Devices that launch kernels, as their hosts see them.
//!
//! A [`Device`] has nodes that a host opens, calls by ioctls, and queues for messages: commands that firmware checks, obeys and
//! answers. Nothing here knows a device: nodes, numbers, structures, checks in their order, statuses, memory, what harts begin
//! with and what becomes of their traps come from a [`Description`](description::Description), which is text
//! ([`read::read`]) and stands beside the description of the machine whose harts execute kernels. Its language is described
//! in docs/reference/devices.md.
//!
//! [`Client`] is a program of the host in this process.
#![warn(missing_docs)]
#![warn(clippy::missing_errors_doc)]

pub mod client;
pub mod description;
mod device;
mod driver;
pub mod encodings;
pub mod errno;
pub mod expr;
mod firmware;
pub mod header;
pub mod host;
mod kernel;
pub mod layout;
pub mod probe;
pub mod program;
pub mod read;
mod registers;
mod ring;
mod state;
pub mod text;

pub use client::Client;
pub use device::{Coherence, Device, DeviceError, NodeId, Options};
pub use errno::Errno;
pub use read::read;
