//! Numbers and strings in bytes.

/// Appends a number.
pub(super) fn push(out: &mut Vec<u8>, mut number: u64) {
    while number >= 0x80 {
        out.push(number as u8 | 0x80);
        number >>= 7;
    }
    out.push(number as u8);
}

/// Appends a string behind its length.
pub(super) fn push_str(out: &mut Vec<u8>, text: &str) {
    push(out, text.len() as u64);
    out.extend_from_slice(text.as_bytes());
}

/// A number with a sign as one without.
pub(super) fn fold(number: i64) -> u64 {
    (number << 1 ^ number >> 63) as u64
}

/// The reverse of [`fold`].
pub(super) fn unfold(number: u64) -> i64 {
    (number >> 1) as i64 ^ -((number & 1) as i64)
}

/// What was expected at a byte.
#[derive(Debug)]
pub(super) struct Fault {
    pub at: usize,
    pub message: String,
}

/// Bytes that are still to be read.
pub(super) struct Bytes<'b> {
    all: &'b [u8],
    pub at: usize,
}

impl<'b> Bytes<'b> {
    pub fn new(all: &'b [u8]) -> Bytes<'b> {
        Bytes { all, at: 0 }
    }

    pub fn left(&self) -> usize {
        self.all.len() - self.at
    }

    pub fn fault<T>(&self, message: impl Into<String>) -> Result<T, Fault> {
        Err(Fault {
            at: self.at,
            message: message.into(),
        })
    }

    /// So many bytes.
    pub fn take(&mut self, length: usize, what: &str) -> Result<&'b [u8], Fault> {
        if length > self.left() {
            return self.fault(format!("expected {length} bytes of {what}, found {}", self.left()));
        }
        self.at += length;
        Ok(&self.all[self.at - length..self.at])
    }

    pub fn number(&mut self, what: &str) -> Result<u64, Fault> {
        let start = self.at;
        let mut number = 0u64;
        for shift in (0..64).step_by(7) {
            let Some(&byte) = self.all.get(self.at) else {
                return self.fault(format!("expected {what}, found the end"));
            };
            self.at += 1;
            let part = u64::from(byte & 0x7f);
            if part << shift >> shift != part {
                break;
            }
            number |= part << shift;
            if byte < 0x80 {
                return Ok(number);
            }
        }
        self.at = start;
        self.fault(format!("expected {what}, found a number of more than 64 bits"))
    }

    /// The length of a list whose elements take `size` bytes at least: more than there is room for is no length.
    pub fn length(&mut self, size: usize, what: &str) -> Result<usize, Fault> {
        let start = self.at;
        let number = self.number(what)?;
        match usize::try_from(number).ok().filter(|&n| n <= self.left() / size) {
            Some(length) => Ok(length),
            None => {
                self.at = start;
                self.fault(format!(
                    "expected {what}, found {number}, for which the file is too short"
                ))
            }
        }
    }

    /// A number below `end`.
    pub fn below(&mut self, end: usize, what: &str) -> Result<usize, Fault> {
        let start = self.at;
        let number = self.number(what)?;
        match usize::try_from(number).ok().filter(|&n| n < end) {
            Some(index) => Ok(index),
            None => {
                self.at = start;
                self.fault(format!("expected {what}, which is below {end}, found {number}"))
            }
        }
    }

    pub fn string(&mut self, what: &str) -> Result<&'b str, Fault> {
        let length = self.length(1, what)?;
        let start = self.at;
        match std::str::from_utf8(self.take(length, what)?) {
            Ok(text) => Ok(text),
            Err(_) => {
                self.at = start;
                self.fault(format!("expected {what}, found bytes that are not UTF-8"))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_come_back() {
        let edges = [
            0,
            1,
            127,
            128,
            16383,
            16384,
            u64::from(u32::MAX),
            u64::MAX - 1,
            u64::MAX,
        ];
        for number in edges {
            let mut out = Vec::new();
            push(&mut out, number);
            let mut bytes = Bytes::new(&out);
            assert_eq!(bytes.number("a number").unwrap(), number);
            assert_eq!(bytes.left(), 0);
            assert_eq!(unfold(fold(number as i64)), number as i64);
        }
    }

    #[test]
    fn too_large_a_number_is_told() {
        let nine = [0xff; 9];
        for last in [2, 0x7f, 0x80, 0xff] {
            let all = [&nine[..], &[last, 0]].concat();
            assert!(Bytes::new(&all).number("a number").is_err(), "{last}");
        }
        assert_eq!(
            Bytes::new(&[&nine[..], &[1]].concat()).number("a number").unwrap(),
            u64::MAX
        );
    }
}
