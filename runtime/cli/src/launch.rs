//! Programs that a device launches on groups of harts.

use crate::devices;
use crate::machine::Machine;
use crate::outcome::{Failure, Outcome};
use crate::{escape, outcome};
use onespec_device::program;
use onespec_emulator::elf;
use onespec_emulator::lines::Lines;
use onespec_emulator::memory::caches::{Finding, Place};
use onespec_emulator::options::End;
use onespec_emulator::options::code;

/// Records that are told at most.
const SHOWN: usize = 8;

/// How a program is launched.
#[derive(Debug)]
pub struct Launch {
    /// Groups of harts, a bit each.
    pub groups: u64,
    /// Firmware executes what hardware leaves to it.
    pub emulate: bool,
    /// Rates are told.
    pub stats: bool,
    /// How the device is made.
    pub options: onespec_device::Options,
}

/// Where code without addresses of its own begins.
pub fn base(machine: &Machine) -> Result<u64, Failure> {
    let described = devices::described(machine)?;
    let programs = described.programs.as_ref();
    programs.map(|programs| programs.base).ok_or_else(nothing)
}

/// Launches an ELF file. The exit code is 0 where the status is that of success, 124 where a limit ended the kernel, 123 where
/// the kernel relies on what nothing guarantees, else 1.
pub fn run(data: &[u8], machine: &Machine, launch: Launch) -> Outcome {
    let mut described = devices::described(machine)?;
    let success = described.launch.rank.first().copied();
    let limit = described.launch.limit;
    if launch.emulate {
        devices::emulate(&mut described)?;
    }
    let found = elf::read(data).map_err(|error| Failure::Findings(error.to_string()))?;
    let mut device = devices::device(machine, described, launch.options)?;
    // Fresh memory is zero: what a file does not hold need not be copied.
    let segments: Vec<program::Segment<'_>> = found
        .segments
        .iter()
        .map(|segment| (segment.load_addr, segment.data))
        .collect();
    let started = std::time::Instant::now();
    let ran = program::run(&mut device, &segments, found.entry, launch.groups);
    let ran = ran.map_err(|error| Failure::Findings(error.to_string()))?;
    let seconds = started.elapsed().as_secs_f64();
    if Some(ran.status) != success {
        escape::tell(&format!("status {}: {}", ran.status, ran.name));
    }
    if let Some(told) = device.told() {
        escape::tell(told);
    }
    for (number, fields) in ran.records.iter().take(SHOWN) {
        let fields: Vec<String> = fields
            .iter()
            .map(|(name, value)| format!("{name}={value:#x}"))
            .collect();
        escape::tell(&format!("record {number}: {}", fields.join(" ")));
    }
    if ran.records.len() > SHOWN {
        escape::tell(&format!("and {} more records", ran.records.len() - SHOWN));
    }
    let lines = Lines::of(data);
    let findings = device.findings();
    for finding in &findings {
        let mut places = [finding.by, finding.of].map(|place| source(&lines, place)).to_vec();
        places.dedup();
        escape::tell(&format!("{finding}{}", places.concat()));
    }
    if launch.stats {
        let instructions = device.instructions();
        let rate = instructions as f64 / seconds.max(1e-9) / 1e6;
        escape::tell(&format!(
            "{instructions} instructions in {seconds:.3} s, {rate:.1} MIPS"
        ));
    }
    Ok(match ran.status {
        status if Some(status) == success => match findings.first() {
            None => outcome::OK,
            Some(finding) => code_of(finding),
        },
        status if status == limit => code(&End::Limit),
        _ => outcome::FINDINGS,
    })
}

/// The exit code of a kernel that relies on what nothing guarantees.
pub fn code_of(finding: &Finding) -> u8 {
    code(&End::Hazard {
        pc: finding.by.pc,
        report: finding.to_string(),
    })
}

/// ` (file:line)` of an instruction, where it is known.
fn source(lines: &Lines, place: Place) -> String {
    let found = place.hart.and_then(|_| lines.at(place.pc));
    found.map_or_else(String::new, |(file, line)| format!(" ({file}:{line})"))
}

fn nothing() -> Failure {
    Failure::Findings("the description of the device has no section `[programs]`".to_owned())
}
