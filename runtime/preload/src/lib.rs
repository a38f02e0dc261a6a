//! A shared library that answers for the nodes of devices: `LD_PRELOAD=libonespec_preload.so PROGRAM`.
//!
//! `open`, `ioctl`, `mmap`, `munmap`, `poll` and `close` of nodes that a description names go to an emulated device; all other
//! calls go to the operating system. A program that was written for the driver runs as it is. What `poll` cannot wait for
//! together, `select` and `epoll`, is not answered.
//!
//! Devices live in a thread of their own ([`worker`]); a call waits for its answer. The memory of the program is read and written by the
//! operating system (`/proc/self/mem`), so an address that leads nowhere is an error and not the end.
#![cfg(target_os = "linux")]
#![warn(missing_docs)]

mod calls;
mod files;
mod memory;
mod worker;
