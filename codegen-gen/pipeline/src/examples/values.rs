//! The notation of state in examples: names, numbers of any width, bytes of memory.

use onespec_core::isa::Isa;
use onespec_description::syntax::bits;

/// Most bytes of a register.
const MAX_BYTES: usize = (onespec_sem::MAX_WIDTH / 8) as usize;

/// A number as it was written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Number {
    /// Little endian, without the sign.
    magnitude: Vec<u8>,
    negative: bool,
    /// Fills what is above again and again: `each 0x3f800000`.
    rest: Vec<u8>,
}

impl Number {
    /// Decimal, `0x…` of any length, negative, or lanes: `0x00000001 each 0x3f800000`, the lowest first. The digits of a lane say
    /// how wide it is, and the last one fills the rest.
    pub fn parse(text: &str) -> Option<Number> {
        if let Some((first, rest)) = text.split_once("each ") {
            let lane = |text: &str| {
                let digits = text.strip_prefix("0x")?.replace('_', "");
                hex(&digits).filter(|_| digits.len().is_multiple_of(2))
            };
            let rest = lane(rest.trim())?;
            let lanes: Option<Vec<Vec<u8>>> = first.split_whitespace().map(lane).collect();
            let lanes = lanes?.concat();
            return (lanes.len() <= MAX_BYTES && lanes.len().is_multiple_of(rest.len())).then_some(Number {
                magnitude: lanes,
                negative: false,
                rest,
            });
        }
        let (negative, text) = text.strip_prefix('-').map_or((false, text), |rest| (true, rest));
        let magnitude = match text.strip_prefix("0x") {
            Some(digits) => hex(&digits.replace('_', ""))?,
            None => bits::number(text)?.to_le_bytes().to_vec(),
        };
        Some(Number {
            magnitude,
            negative,
            rest: vec![0],
        })
    }

    /// The number in so many bytes, and whether all of it is there.
    pub fn bytes(&self, count: usize) -> (Vec<u8>, bool) {
        let over = self.magnitude.get(count..).unwrap_or_default();
        let missing = count.saturating_sub(self.magnitude.len());
        let fill = self.rest.iter().copied().cycle().take(missing);
        let mut bytes: Vec<u8> = self.magnitude.iter().copied().take(count).chain(fill).collect();
        if self.negative {
            let mut carry = true;
            for byte in &mut bytes {
                (*byte, carry) = (!*byte).overflowing_add(u8::from(carry));
            }
        }
        let whole = over.iter().all(|byte| *byte == 0) && missing.is_multiple_of(self.rest.len());
        (bytes, whole)
    }

    /// A negative number, whose upper bits are as many as what holds it has.
    pub fn is_negative(&self) -> bool {
        self.negative
    }
}

/// Bytes of digits, the lowest first.
fn hex(digits: &str) -> Option<Vec<u8>> {
    let ascii = !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_hexdigit());
    if !ascii || digits.len() > 2 * MAX_BYTES {
        return None;
    }
    let pairs = digits.as_bytes().rchunks(2);
    pairs
        .map(|pair| u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok())
        .collect()
}

/// The address in `mem 0x100`; `None` for a name of other state.
pub fn address(name: &str) -> Option<u64> {
    let address = name.strip_prefix("mem ")?;
    bits::number(address.trim()).and_then(|n| u64::try_from(n).ok())
}

/// Bytes of memory in the order of addresses: `0102ff`.
pub fn memory(text: &str) -> Option<Vec<u8>> {
    let mut bytes = hex(text).filter(|_| text.len().is_multiple_of(2))?;
    bytes.reverse();
    Some(bytes)
}

/// `X11` is `X[11]`.
pub fn canonical(isa: &Isa, name: &str) -> String {
    let short = isa
        .files
        .iter()
        .find_map(|file| name.strip_prefix(file.name)?.parse::<u16>().ok().map(|i| (file, i)));
    short.map_or_else(|| name.to_string(), |(file, index)| format!("{}[{index}]", file.name))
}

/// Numbers as people read them: the highest digit first, no more of them than there are.
pub fn shown(bytes: &[u8]) -> String {
    let digits: String = bytes.iter().rev().map(|byte| format!("{byte:02x}")).collect();
    let digits = digits.trim_start_matches('0');
    format!("0x{}", if digits.is_empty() { "0" } else { digits })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bytes(text: &str, count: usize) -> Option<Vec<u8>> {
        let (bytes, whole) = Number::parse(text)?.bytes(count);
        whole.then_some(bytes)
    }

    #[test]
    fn numbers_have_the_width_of_what_holds_them() {
        assert_eq!(bytes("258", 4), Some(vec![2, 1, 0, 0]));
        assert_eq!(bytes("0x1_00", 2), Some(vec![0, 1]));
        assert_eq!(bytes("0x10000", 2), None);
        assert_eq!(bytes("-2", 3), Some(vec![0xfe, 0xff, 0xff]));
        assert_eq!(bytes("-256", 3), Some(vec![0, 0xff, 0xff]));
        assert_eq!(bytes("each 0x0201", 6), Some(vec![1, 2, 1, 2, 1, 2]));
        assert_eq!(bytes("0x05 0x06 each 0x07", 4), Some(vec![5, 6, 7, 7]));
        assert_eq!(bytes("each 0x0201", 5), None);
        for bad in [
            "",
            "-",
            "0x1 each 0x12",
            "0x12 each",
            "5 each 0x12",
            "0x",
            "each 5",
            "each 0x123",
            "each -0x12",
            "12ab",
            "0xg",
            "é",
            "- 1",
        ] {
            assert_eq!(Number::parse(bad), None, "{bad}");
        }
    }

    #[test]
    fn memory_is_bytes_in_order() {
        assert_eq!(memory("0102ff"), Some(vec![1, 2, 255]));
        assert_eq!((memory("012"), memory("0g"), memory("")), (None, None, None));
        assert_eq!(
            (address("mem 0x10"), address("mem"), address("memory")),
            (Some(16), None, None)
        );
    }
}
