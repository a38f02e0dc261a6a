//! Exchange of values between the lanes at one instruction. A lane whose answer depends on lanes that have not come to the
//! same call stops, and is executed again: instructions write nothing before they exchange.

use super::Lanes;
use onespec_core::exec::{Service, Stop};

/// Calls of an instruction at most.
const MAX_CALLS: usize = 256;

/// The exchanges of one instruction.
#[derive(Debug, Default)]
pub struct Exchange {
    active: Lanes,
    lane: usize,
    /// Exchanges of this lane so far.
    calls: usize,
    /// By exchange: the lanes that have handed something over, and what, by lane.
    handed: Vec<(Lanes, Vec<u64>)>,
    /// The lane was stopped because others have not come there.
    pub waits: bool,
}

impl Exchange {
    /// An instruction begins with these active lanes.
    pub fn begin(&mut self, active: Lanes) {
        self.active = active;
        for (lanes, _) in &mut self.handed {
            *lanes = Lanes::default();
        }
    }

    /// A lane begins to execute it, for the first time or again.
    pub fn enter(&mut self, lane: usize) {
        (self.lane, self.calls, self.waits) = (lane, 0, false);
    }

    /// The answer of a service of lanes. `None`: it is none.
    pub fn answer(&mut self, service: Service, args: &[u64]) -> Option<Result<u64, Stop>> {
        let arg = |i: usize| args.get(i).copied().unwrap_or(0);
        match service {
            Service::LaneIndex => Some(Ok(self.lane as u64)),
            Service::Ballot => Some(self.exchange(arg(0) & 1, |values, active| {
                let first = usize::try_from(arg(1)).unwrap_or(usize::MAX);
                let bit = |at: usize| {
                    let lane = first.checked_add(at).filter(|lane| active.has(*lane))?;
                    values.get(lane).filter(|holds| **holds != 0).map(|_| 1 << at)
                };
                (0..32).filter_map(bit).fold(0, |all: u64, bit: u64| all | bit)
            })),
            Service::Shuffle => Some(self.exchange(arg(0), |values, active| {
                let lane = usize::try_from(arg(1)).ok().filter(|lane| active.has(*lane));
                lane.and_then(|lane| values.get(lane).copied()).unwrap_or(arg(0))
            })),
            _ => None,
        }
    }

    /// Hands a value over, and gives what is made of those of all active lanes.
    fn exchange(&mut self, value: u64, make: impl FnOnce(&[u64], Lanes) -> u64) -> Result<u64, Stop> {
        let call = self.calls;
        self.calls += 1;
        if call >= MAX_CALLS {
            return Err(Stop);
        }
        if self.handed.len() <= call {
            self.handed.resize(call + 1, (Lanes::default(), Vec::new()));
        }
        let Some((lanes, values)) = self.handed.get_mut(call) else {
            return Err(Stop);
        };
        if values.len() <= self.lane {
            values.resize(self.lane + 1, 0);
        }
        values[self.lane] = value;
        *lanes = *lanes | Lanes::one(self.lane);
        match (self.active - *lanes).is_empty() {
            true => Ok(make(values, self.active)),
            false => {
                self.waits = true;
                Err(Stop)
            }
        }
    }
}
