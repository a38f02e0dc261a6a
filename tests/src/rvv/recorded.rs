//! Cases with what QEMU did, kept as lines: the register length, the word, `vtype`, `vl`, `vstart`, the seed, and a digest of
//! the answer.

use super::Case;

const FILE: &str = include_str!("../../data/riscv/rvv_qemu.txt");

/// A recorded case.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Recorded {
    pub case: Case,
    pub digest: u64,
}

/// All of them.
pub fn recorded() -> Vec<Recorded> {
    let lines = FILE.lines().filter(|line| !line.starts_with('#'));
    lines
        .map(|line| Recorded::parse(line).unwrap_or_else(|| panic!("no recorded case: {line}")))
        .collect()
}

impl Recorded {
    fn parse(line: &str) -> Option<Recorded> {
        let cells: Vec<&str> = line.split(' ').collect();
        let [vlen, word, vtype, vl, vstart, seed, digest] = cells[..] else {
            return None;
        };
        let hex = |text: &str| u64::from_str_radix(text, 16).ok();
        Some(Recorded {
            case: Case {
                vlen: vlen.parse().ok()?,
                word: u32::try_from(hex(word)?).ok()?,
                vtype: hex(vtype)?,
                vl: vl.parse().ok()?,
                vstart: vstart.parse().ok()?,
                seed: hex(seed)?,
            },
            digest: hex(digest)?,
        })
    }
}

impl std::fmt::Display for Recorded {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Case {
            vlen,
            word,
            vtype,
            vl,
            vstart,
            seed,
        } = self.case;
        write!(
            f,
            "{vlen} {word:08x} {vtype:x} {vl} {vstart} {seed:x} {:x}",
            self.digest
        )
    }
}
