//! Circular buffer of bytes between two sides, one of which writes and the other reads. One byte stays free, so that a full
//! buffer differs from an empty one.

/// A circular buffer.
#[derive(Debug, Clone)]
pub struct Ring {
    data: Vec<u8>,
    /// Where the next byte is written, and where the next one is read.
    head: usize,
    tail: usize,
}

impl Ring {
    /// An empty one over so many bytes.
    pub fn new(length: usize) -> Ring {
        Ring {
            data: vec![0; length],
            head: 0,
            tail: 0,
        }
    }

    /// Bytes that are there to be read.
    pub fn used(&self) -> usize {
        let length = self.data.len();
        match self.head >= self.tail {
            true => self.head - self.tail,
            false => length - self.tail + self.head,
        }
    }

    /// Bytes that may be written.
    pub fn free(&self) -> usize {
        (self.data.len().saturating_sub(1)).saturating_sub(self.used())
    }

    /// Writes all bytes, or none: false where there is too little room.
    #[must_use]
    pub fn push(&mut self, bytes: &[u8]) -> bool {
        if bytes.len() > self.free() {
            return false;
        }
        for byte in bytes {
            if let Some(to) = self.data.get_mut(self.head) {
                *to = *byte;
            }
            self.head = (self.head + 1) % self.data.len();
        }
        true
    }

    /// Reads bytes without taking them; fewer where fewer are there.
    pub fn peek(&self, count: usize) -> Vec<u8> {
        let count = count.min(self.used());
        let at = |i: usize| self.data.get((self.tail + i) % self.data.len()).copied();
        (0..count).filter_map(at).collect()
    }

    /// Takes bytes; fewer where fewer are there.
    pub fn take(&mut self, count: usize) -> Vec<u8> {
        let taken = self.peek(count);
        if !self.data.is_empty() {
            self.tail = (self.tail + taken.len()) % self.data.len();
        }
        taken
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_wrap_and_one_byte_stays_free() {
        let mut ring = Ring::new(16);
        assert!(!ring.push(&[0; 16]) && ring.push(&[1; 15]) && !ring.push(&[2]));
        assert_eq!(ring.take(10), [1; 10]);
        assert!(ring.push(&[3; 8]) && ring.free() == 2 && ring.used() == 13);
        assert_eq!(ring.take(6), [1, 1, 1, 1, 1, 3]);
        assert_eq!(ring.take(99), [3; 7]);
        assert_eq!((ring.used(), ring.free()), (0, 15));
        let mut none = Ring::new(0);
        assert!(!none.push(&[1]) && none.take(4).is_empty() && none.push(&[]));
    }

    #[test]
    fn so_many_messages_fit() {
        for (length, bytes, count) in [(1056, 56, 18), (1056, 40, 26), (1056, 16, 65), (32, 16, 1)] {
            let mut ring = Ring::new(length);
            let pushed = (0..1000).take_while(|_| ring.push(&vec![7; bytes])).count();
            assert_eq!(pushed, count, "{length} {bytes}");
        }
    }
}
