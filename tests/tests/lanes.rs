//! Exchange of values between the lanes of a group, as data in `data/ir3/lanes.txt`. The host here is a whole group: it
//! executes lane after lane, stops those whose answer depends on lanes that have not come there, and executes them
//! again. So an instruction that writes before it exchanges, or that exchanges under a condition, fails.

use onespec_core::exec::{Cpu, Generated, Host, Machine, Service, Stop, Visitor};
use onespec_core::parse::Parser;
use onespec_core::target::Resolved;
use onespec_tests::ours::described;
use std::collections::BTreeMap;

const PC: u64 = 0x1000;

/// A group at one instruction.
#[derive(Default)]
struct Group {
    active: Vec<bool>,
    lane: usize,
    /// Exchanges of this lane so far.
    calls: usize,
    /// By exchange and lane: what the lane handed over.
    handed: BTreeMap<(usize, usize), u64>,
    /// The lane was stopped because others have not come there.
    waits: bool,
}

impl Group {
    /// What all active lanes hand over at this call.
    fn exchange(&mut self, value: u64) -> Result<BTreeMap<usize, u64>, Stop> {
        let call = self.calls;
        self.calls += 1;
        self.handed.insert((call, self.lane), value);
        let lanes = (0..self.active.len()).filter(|lane| self.active[*lane]);
        let all: Option<BTreeMap<usize, u64>> = lanes
            .map(|lane| Some((lane, *self.handed.get(&(call, lane))?)))
            .collect();
        self.waits |= all.is_none();
        all.ok_or(Stop)
    }
}

impl<M: Cpu> Host<M> for Group {
    fn load(&mut self, _: &mut M, _: u64, _: u32) -> Result<u64, Stop> {
        Err(Stop)
    }

    fn store(&mut self, _: &mut M, _: u64, _: u32, _: u64) -> Result<(), Stop> {
        Err(Stop)
    }

    fn phys_load(&mut self, _: &mut M, _: u64, _: u32) -> Option<u64> {
        None
    }

    fn phys_store(&mut self, _: &mut M, _: u64, _: u32, _: u64) -> bool {
        false
    }

    fn readable(&mut self, _: &mut M, _: u64, _: u32) -> bool {
        false
    }

    fn service(&mut self, _: &mut M, service: Service, args: &[u64]) -> Result<u64, Stop> {
        match (service, args) {
            (Service::LaneIndex, _) => Ok(self.lane as u64),
            (Service::Ballot, [holds, first]) => {
                let all = self.exchange(holds & 1)?;
                let bits = all.iter().filter(|(_, holds)| **holds != 0);
                let bit = |lane: &usize| (*lane as u64).checked_sub(*first).filter(|at| *at < 32);
                Ok(bits.filter_map(|(lane, _)| bit(lane)).fold(0, |all, at| all | 1 << at))
            }
            (Service::Shuffle, [value, lane]) => {
                let all = self.exchange(*value)?;
                Ok(usize::try_from(*lane)
                    .ok()
                    .and_then(|lane| all.get(&lane).copied())
                    .unwrap_or(*value))
            }
            _ => Err(Stop),
        }
    }
}

/// State by lane: `R[0]=1,2,3,4`.
fn state(text: &str) -> Vec<(&str, Vec<u64>)> {
    let number = |text: &str| match text.strip_prefix("0x") {
        Some(digits) => u64::from_str_radix(digits, 16).expect("digits"),
        None => text.parse().expect("a number"),
    };
    let pieces = text
        .split_whitespace()
        .map(|piece| piece.split_once('=').expect("name=values"));
    pieces
        .map(|(name, values)| (name, values.split(',').map(number).collect()))
        .collect()
}

/// Executes the instruction of a line, and says what is wrong.
struct Line<'a> {
    text: &'a str,
    target: &'a Resolved,
}

impl Visitor for Line<'_> {
    type Out = Result<(), String>;

    fn visit<M: Machine>(self, machine: M) -> Result<(), String> {
        let cells: Vec<&str> = self.text.split('|').map(str::trim).collect();
        let [instruction, active, before, after] = cells[..] else {
            panic!("four cells: {}", self.text);
        };
        let parser = Parser::new(&onespec_ir3::ISA, &self.target.features);
        let (_, word) = parser
            .parse(instruction)
            .map_err(|error| format!("{instruction}: {error}"))?;
        let slot = machine.decode(word, PC).ok_or("it does not decode")?;
        let active: Vec<bool> = active.chars().map(|c| c == '1').collect();
        let mut lanes = vec![machine; active.len()];
        for lane in &mut lanes {
            lane.set_pc(PC);
        }
        for (name, values) in state(before) {
            for (lane, value) in lanes.iter_mut().zip(values) {
                assert!(lane.set(name, value), "{name}");
            }
        }
        let mut group = Group {
            active: active.clone(),
            ..Group::default()
        };
        let mut waiting: Vec<usize> = (0..lanes.len()).filter(|lane| active[*lane]).collect();
        for _ in 0..64 {
            for lane in std::mem::take(&mut waiting) {
                (group.lane, group.calls, group.waits) = (lane, 0, false);
                let state = &mut lanes[lane];
                state.set_pc(PC + 8);
                match (state.execute(&mut group, &slot), group.waits) {
                    (Ok(()), _) => {}
                    (Err(Stop), true) => waiting.push(lane),
                    (Err(Stop), false) => return Err(format!("{instruction}: trap {:?}", state.trap())),
                }
            }
        }
        if !waiting.is_empty() {
            return Err(format!("{instruction}: the lanes {waiting:?} wait for ever"));
        }
        for (name, wanted) in state(after) {
            let found: Option<Vec<u64>> = lanes.iter().map(|lane| lane.get(name)).collect();
            if found.as_ref() != Some(&wanted) {
                return Err(format!("{instruction}: {name} is {found:x?}, should be {wanted:x?}"));
            }
        }
        Ok(())
    }
}

#[test]
fn lanes_exchange_values() {
    let isa = &onespec_ir3::ISA;
    let target = isa.target("a630").expect("a target");
    let reference = described(isa.name).reference(&target).expect("semantics");
    let mut wrong = Vec::new();
    let lines = include_str!("../data/ir3/lanes.txt")
        .lines()
        .filter(|line| !line.starts_with('#'));
    for text in lines {
        let line = || Line { text, target: &target };
        wrong.extend(
            onespec_ir3::MACHINE
                .with_machine(&target, line())
                .expect("a machine")
                .err(),
        );
        wrong.extend(line().visit(reference.clone()).err());
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
