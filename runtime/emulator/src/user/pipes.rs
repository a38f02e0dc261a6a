//! Pipes of a process with itself: bytes that wait in memory.
//!
//! There is no second thread or process that could fill or empty one, so where a kernel would put the program to sleep
//! for ever the call fails with `EAGAIN`.

use super::errno::{EAGAIN, Errno};
use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::{Rc, Weak};

/// Bytes that wait at most, as on Linux.
const CAPACITY: usize = 1 << 16;
const EPIPE: Errno = Errno(32);

type Bytes = RefCell<VecDeque<u8>>;

/// The end that reads. It keeps the bytes.
#[derive(Debug)]
pub struct PipeReader {
    bytes: Rc<Bytes>,
    writer: Weak<()>,
}

/// The end that writes.
#[derive(Debug)]
pub struct PipeWriter {
    bytes: Weak<Bytes>,
    /// Its being there tells the reader that more may come.
    _alive: Rc<()>,
}

/// Both ends of a new pipe.
pub fn pipe() -> (PipeReader, PipeWriter) {
    let (bytes, alive) = (Rc::new(Bytes::default()), Rc::new(()));
    let writer = PipeWriter {
        bytes: Rc::downgrade(&bytes),
        _alive: alive.clone(),
    };
    (
        PipeReader {
            bytes,
            writer: Rc::downgrade(&alive),
        },
        writer,
    )
}

impl PipeReader {
    /// `readable` where bytes wait, `hang_up` where nobody writes any more.
    pub fn events(&self, readable: u16, hang_up: u16) -> u16 {
        let waiting = if self.bytes.borrow().is_empty() { 0 } else { readable };
        let closed = if self.writer.strong_count() == 0 { hang_up } else { 0 };
        waiting | closed
    }

    /// What waits, as far as it fits; 0 bytes when nothing waits and nobody writes.
    pub fn read(&mut self, to: &mut [u8]) -> Result<usize, Errno> {
        let mut bytes = self.bytes.borrow_mut();
        if bytes.is_empty() && !to.is_empty() && self.writer.strong_count() > 0 {
            return Err(EAGAIN);
        }
        let len = to.len().min(bytes.len());
        for (to, byte) in to.iter_mut().zip(bytes.drain(..len)) {
            *to = byte;
        }
        Ok(len)
    }
}

impl PipeWriter {
    /// `writable` where there is room, `hang_up` where nobody reads any more.
    pub fn events(&self, writable: u16, hang_up: u16) -> u16 {
        match self.bytes.upgrade() {
            Some(bytes) if bytes.borrow().len() < CAPACITY => writable,
            Some(_) => 0,
            None => hang_up,
        }
    }

    /// As much as there is room for.
    pub fn write(&mut self, from: &[u8]) -> Result<usize, Errno> {
        let bytes = self.bytes.upgrade().ok_or(EPIPE)?;
        let mut bytes = bytes.borrow_mut();
        let len = from.len().min(CAPACITY - bytes.len());
        if len == 0 && !from.is_empty() {
            return Err(EAGAIN);
        }
        bytes.extend(from.iter().take(len));
        Ok(len)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_come_out_in_order_and_then_nothing_or_the_end() {
        let (mut reader, mut writer) = pipe();
        let mut buffer = [0; 3];
        assert_eq!(reader.read(&mut buffer), Err(EAGAIN));
        assert_eq!(writer.write(b"abcd"), Ok(4));
        assert_eq!((reader.read(&mut buffer), &buffer), (Ok(3), b"abc"));
        assert_eq!(writer.write(&vec![0; 2 * CAPACITY]), Ok(CAPACITY - 1));
        assert_eq!(writer.write(b"x"), Err(EAGAIN));
        drop(writer);
        assert_eq!(reader.read(&mut vec![0; 2 * CAPACITY]), Ok(CAPACITY));
        assert_eq!(reader.read(&mut buffer), Ok(0));
        let (reader, mut writer) = pipe();
        drop(reader);
        assert_eq!(writer.write(b"x"), Err(EPIPE));
    }
}
