//! Their side: a guest program that runs cases one after the other under `qemu-riscv64`.

use super::case::{Case, Start};
use super::{Answer, PAGE};
use crate::programs;
use std::io::{self, Read, Write};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::thread;

/// Bytes before the registers of a case, and of an answer.
const HEAD: usize = 128;
/// `ret`, behind the instruction.
const RETURN: u32 = 0x0000_8067;
/// The oldest version that has the extensions.
const OLDEST: u32 = 10;

/// The emulator and the guest program that it runs.
#[derive(Debug)]
pub struct Qemu {
    guest: PathBuf,
    /// Agnostic elements become all ones.
    ones: bool,
}

/// What QEMU calls the machine of these vectors.
fn cpu(vlen: u32, ones: bool) -> String {
    let extensions = super::TARGET.split('_').skip(1).map(|name| format!("{name}=true"));
    let policies = ["rvv_ta_all_1s", "rvv_ma_all_1s"].map(|name| format!("{name}={ones}"));
    let extensions: Vec<String> = extensions.chain(policies).collect();
    format!("rv64,v=true,vlen={vlen},elen=64,{}", extensions.join(","))
}

impl Qemu {
    /// Assembles the guest, or says what is missing.
    pub fn new() -> io::Result<Qemu> {
        let version = Command::new("qemu-riscv64").arg("--version").output()?;
        let text = String::from_utf8_lossy(&version.stdout).into_owned();
        let number = text.split("version ").nth(1).and_then(|rest| rest.split('.').next());
        let number: u32 = number.and_then(|n| n.parse().ok()).unwrap_or(0);
        if number < OLDEST {
            let message = format!("qemu-riscv64 {number} is too old, {OLDEST} is wanted; `.ci/qemu` installs it");
            return Err(io::Error::other(message));
        }
        println!("{}", text.lines().next().unwrap_or_default());
        let guest = programs::scratch("rvv")?.join("guest");
        let source = programs::here().join("programs/rvv/guest.s");
        let mut assembler = Command::new(programs::onespec());
        assembler.args(["asm", "--target", "rv64gcv", "--format", "elf", "-o"]);
        let made = programs::run(assembler.arg(&guest).arg(source), "")?;
        match made.code {
            Some(0) => Ok(Qemu::at(guest)),
            _ => Err(io::Error::other(made.errors)),
        }
    }

    /// With a guest that was assembled before.
    pub fn at(guest: PathBuf) -> Qemu {
        Qemu { guest, ones: false }
    }

    /// The same where agnostic elements become all ones, or stay as they were.
    #[must_use]
    pub fn with_ones(self, ones: bool) -> Qemu {
        Qemu { ones, ..self }
    }

    /// What QEMU makes of cases, which all have the same length of registers.
    pub fn answers(&self, cases: &[(Case, Start)]) -> io::Result<Vec<Answer>> {
        let Some((first, _)) = cases.first() else {
            return Ok(Vec::new());
        };
        let mut child = Command::new("qemu-riscv64")
            .args(["-cpu", &cpu(first.vlen, self.ones)])
            .arg(&self.guest)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()?;
        let (Some(mut stdin), Some(mut stdout)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(io::Error::other("no pipes"));
        };
        let input = question(cases);
        let writer = thread::spawn(move || stdin.write_all(&input));
        let mut output = Vec::new();
        stdout.read_to_end(&mut output)?;
        let written = writer.join().map_err(|_| io::Error::other("writer panicked"))?;
        let ended = child.wait()?;
        if !ended.success() {
            return Err(io::Error::other(format!("the guest ended with {ended}")));
        }
        written?;
        let mut rest = output.as_slice();
        let answers = cases.iter().map(|(case, _)| answer(case, &mut rest));
        let answers: Option<Vec<Answer>> = answers.collect();
        answers.ok_or_else(|| io::Error::other("the guest printed too little"))
    }
}

/// The guest's input.
fn question(cases: &[(Case, Start)]) -> Vec<u8> {
    let mut bytes = Vec::new();
    bytes.extend((cases.len() as u64).to_le_bytes());
    bytes.extend([0; 8]);
    bytes.extend(Case::memory());
    for (case, start) in cases {
        let from = bytes.len();
        bytes.extend(case.word.to_le_bytes());
        bytes.extend(RETURN.to_le_bytes());
        let words = [
            case.vtype,
            case.vl,
            case.vstart,
            start.vcsr,
            start.fcsr,
            start.x[0],
            start.x[1],
            start.x[2],
            start.f[0],
            start.f[1],
            0,
            u64::from(case.stores()),
        ];
        bytes.extend(words.iter().flat_map(|word| word.to_le_bytes()));
        bytes.resize(from + HEAD, 0);
        bytes.extend(&start.registers);
    }
    bytes
}

/// The next answer in the guest's output.
fn answer(case: &Case, rest: &mut &[u8]) -> Option<Answer> {
    let mut take = |count: usize| {
        let (taken, left) = rest.split_at_checked(count)?;
        *rest = left;
        Some(taken)
    };
    let head = take(HEAD)?;
    let word = |i: usize| onespec_core::exec::low64(head.get(8 * i..8 * i + 8).unwrap_or_default());
    Some(Answer {
        signal: word(0),
        vstart: word(2),
        vl: word(3),
        vtype: word(4),
        vcsr: word(5),
        fcsr: word(6),
        x: word(7),
        f: word(8),
        registers: take(case.vlen as usize * 4)?.to_vec(),
        memory: match case.stores() {
            true => Some(take(PAGE)?.to_vec()),
            false => None,
        },
    })
}
