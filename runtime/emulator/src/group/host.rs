//! The host as a lane of a group sees it: memory of the board, services of the group.

use super::Resources;
use super::exchange::Exchange;
use super::services::{self, Last};
use crate::memory::Bus;
use onespec_core::exec::{Host, Machine, Service, Stop};

/// The host of one lane.
pub struct LaneHost<'a> {
    pub bus: &'a mut Bus,
    pub exchange: &'a mut Exchange,
    pub resources: &'a mut Resources,
    pub last: &'a mut Last,
    pub lane: usize,
    /// The lane works for its neighbours only: what it writes is dropped.
    pub helper: bool,
}

impl<M: Machine> Host<M> for LaneHost<'_> {
    fn load(&mut self, m: &mut M, addr: u64, bytes: u32) -> Result<u64, Stop> {
        Host::<M>::load(self.bus, m, addr, bytes)
    }

    fn store(&mut self, m: &mut M, addr: u64, bytes: u32, value: u64) -> Result<(), Stop> {
        match self.helper {
            true => Ok(()),
            false => Host::<M>::store(self.bus, m, addr, bytes, value),
        }
    }

    fn phys_load(&mut self, m: &mut M, addr: u64, bytes: u32) -> Option<u64> {
        Host::<M>::phys_load(self.bus, m, addr, bytes)
    }

    fn phys_store(&mut self, m: &mut M, addr: u64, bytes: u32, value: u64) -> bool {
        self.helper || Host::<M>::phys_store(self.bus, m, addr, bytes, value)
    }

    fn readable(&mut self, m: &mut M, addr: u64, bytes: u32) -> bool {
        Host::<M>::readable(self.bus, m, addr, bytes)
    }

    fn writable(&mut self, m: &mut M, addr: u64, bytes: u32) -> bool {
        Host::<M>::writable(self.bus, m, addr, bytes)
    }

    fn service(&mut self, m: &mut M, service: Service, args: &[u64]) -> Result<u64, Stop> {
        if let Some(answer) = self.exchange.answer(service, args) {
            return answer;
        }
        match services::answer(self.resources, self.last, (self.lane, self.helper), service, args) {
            Some(answer) => Ok(answer.into()),
            None => Host::<M>::service(self.bus, m, service, args),
        }
    }
}
