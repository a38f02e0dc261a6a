//! Vector instructions beside QEMU: cases made from the opcode data and a seed, run there and here, and compared whole.
//!
//! A [`Case`] is an instruction, a setting of `vtype`, `vl` and `vstart`, and a seed from which everything else follows: all
//! vector registers, the scalar operands, rounding modes and memory. An [`Answer`] is the state behind it. So a recorded
//! case is one short line, with a digest of the answer in it.

mod case;
mod here;
mod qemu;
mod recorded;
mod values;
mod widths;
mod wild;

pub use case::{Case, Start, cases, may_be_absent};
pub use here::answers;
pub use qemu::Qemu;
pub use recorded::{Recorded, recorded};
pub use wild::wild;

/// Lengths of vector registers that are compared.
pub const VLENS: [u32; 3] = [128, 256, 512];
/// Where loads and stores work; nothing is around it.
pub const WINDOW: u64 = 0x3000_0000;
/// Bytes of it.
pub const PAGE: usize = 4096;

/// Everything that QEMU has of vectors, as our target.
pub const TARGET: &str = "rv64gcv_zvbb_zvbc_zvkb_zvkg_zvkned_zvknhb_zvksed_zvksh_zfh_zvfh_zfbfmin_zvfbfmin_zvfbfwma";

/// What an instruction left behind.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Answer {
    /// Linux signal of the trap, 0 without one.
    pub signal: u64,
    pub vstart: u64,
    pub vl: u64,
    pub vtype: u64,
    pub vcsr: u64,
    pub fcsr: u64,
    /// The integer and the floating-point destination.
    pub x: u64,
    pub f: u64,
    /// The 32 vector registers, lowest first.
    pub registers: Vec<u8>,
    /// Memory behind a store.
    pub memory: Option<Vec<u8>>,
}

impl Answer {
    /// A number that tells answers apart.
    pub fn digest(&self) -> u64 {
        let scalars = [
            self.signal,
            self.vstart,
            self.vl,
            self.vtype,
            self.vcsr,
            self.fcsr,
            self.x,
            self.f,
        ];
        let scalars = scalars.iter().flat_map(|value| value.to_le_bytes());
        let bytes = scalars
            .chain(self.registers.iter().copied())
            .chain(self.memory.iter().flatten().copied());
        onespec_core::exec::digest(&bytes.collect::<Vec<u8>>())
    }

    /// The first thing in which two answers differ, ours first; `None` when they agree.
    pub fn difference(&self, other: &Answer, case: &Case) -> Option<String> {
        let scalars = [
            ("signal", self.signal, other.signal),
            ("vstart", self.vstart, other.vstart),
            ("vl", self.vl, other.vl),
            ("vtype", self.vtype, other.vtype),
            ("vcsr", self.vcsr, other.vcsr),
            ("fcsr", self.fcsr, other.fcsr),
            ("x12", self.x, other.x),
            ("f12", self.f, other.f),
        ];
        if let Some((name, ours, theirs)) = scalars.iter().find(|(_, a, b)| a != b) {
            return Some(format!("{name} is {ours:#x}, qemu {theirs:#x}"));
        }
        let registers = self.registers.iter().zip(&other.registers);
        if let Some(at) = registers.into_iter().position(|(a, b)| a != b) {
            let (register, lane) = (case.vlen as usize / 8, case.sew() as usize / 8);
            let from = at / lane * lane;
            let show = |bytes: &[u8]| -> String {
                let lane = bytes.get(from..from + lane).unwrap_or_default();
                lane.iter().rev().map(|byte| format!("{byte:02x}")).collect()
            };
            return Some(format!(
                "v{}, element {} of {} bits is {}, qemu {}",
                at / register,
                at % register / lane,
                lane * 8,
                show(&self.registers),
                show(&other.registers)
            ));
        }
        let memory = self.memory.iter().flatten().zip(other.memory.iter().flatten());
        let at = memory.into_iter().position(|(a, b)| a != b)?;
        Some(format!("memory differs at {:#x}", WINDOW + at as u64))
    }
}
