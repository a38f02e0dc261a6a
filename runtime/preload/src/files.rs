//! Which file descriptors are nodes of devices.

use crate::worker::Node;
use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

static FILES: Mutex<BTreeMap<i32, Node>> = Mutex::new(BTreeMap::new());
static MAPPINGS: Mutex<BTreeMap<usize, usize>> = Mutex::new(BTreeMap::new());
/// Files and mappings that there are: without any, no call waits for a lock, which this thread might have.
static COUNT: AtomicUsize = AtomicUsize::new(0);

/// The node of a file descriptor.
pub fn node(file: i32) -> Option<Node> {
    if COUNT.load(Ordering::Acquire) == 0 {
        return None;
    }
    FILES.lock().ok()?.get(&file).copied()
}

/// A file descriptor is a node.
pub fn add(file: i32, node: Node) {
    if let Ok(mut files) = FILES.lock() {
        files.insert(file, node);
        COUNT.fetch_add(1, Ordering::AcqRel);
    }
}

/// It is none any more.
pub fn remove(file: i32) -> Option<Node> {
    node(file)?;
    let removed = FILES.lock().ok()?.remove(&file)?;
    COUNT.fetch_sub(1, Ordering::AcqRel);
    Some(removed)
}

/// A device has given this mapping.
pub fn map(addr: usize, bytes: usize) {
    if let Ok(mut mappings) = MAPPINGS.lock() {
        mappings.insert(addr, bytes);
        COUNT.fetch_add(1, Ordering::AcqRel);
    }
}

/// A mapping ends, if a device has given it.
pub fn unmap(addr: usize) -> bool {
    if COUNT.load(Ordering::Acquire) == 0 {
        return false;
    }
    let Ok(mut mappings) = MAPPINGS.lock() else {
        return false;
    };
    let found = mappings.remove(&addr).is_some();
    if found {
        COUNT.fetch_sub(1, Ordering::AcqRel);
    }
    found
}
