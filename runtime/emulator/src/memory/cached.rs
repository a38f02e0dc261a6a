//! What instructions ask of caches, and accesses through them.

use super::caches::{At, Caches};
use super::shared::{Lead, Shared};
use super::{Bus, World};
use onespec_core::exec::Machine;
use onespec_core::exec::ram::Ram;
use onespec_core::host::Service;
use onespec_core::isa::Word;

impl Bus {
    /// Caches between harts and memory, and RAM behind them.
    pub fn caches(&mut self) -> Option<(&mut Caches, &mut Ram)> {
        let World::Shared(shared) = &mut self.world else {
            return None;
        };
        Some((shared.caches.as_deref_mut()?, &mut self.window.ram))
    }

    pub(super) fn read_cached(&mut self, at: At, bytes: u32) -> Option<u64> {
        let (caches, ram) = self.caches()?;
        caches.read(ram, at, bytes)
    }

    pub(super) fn write_cached(&mut self, at: At, bytes: u32, value: u64) -> Option<()> {
        let (caches, ram) = self.caches()?;
        caches.write(ram, at, bytes, value)
    }

    /// What is no hart has written bytes of RAM, within a page.
    pub(super) fn wrote_from_outside(&mut self, at: u64, len: u64) {
        if let Some((caches, _)) = self.caches() {
            caches.written_from_outside(at, len as usize);
        }
    }

    /// A hart runs from now on. Its state says which sets of caches it uses.
    pub fn run_hart<M: Machine>(&mut self, m: &M, hart: u64) {
        let World::Shared(shared) = &mut self.world else { return };
        shared.hart = hart;
        if let Some(caches) = &mut shared.caches {
            caches.run(hart, |cache| shared.registers.sets(cache, hart, &|name| m.get(name)));
        }
    }

    /// Does what an instruction asks of caches, where there are any.
    pub(super) fn serve_caches<M: Machine>(&mut self, m: &mut M, service: Service, args: &[u64]) {
        let arg = |i: usize| args.get(i).copied().unwrap_or(0);
        let World::Shared(shared) = &mut self.world else { return };
        let ram = &mut self.window.ram;
        let hart = shared.hart;
        let place = match service {
            Service::WriteBack | Service::Prefetch => at(shared, ram, arg(0)),
            _ => None,
        };
        let Some(caches) = &mut shared.caches else { return };
        match (service, place) {
            (Service::Announce, _) => {
                if let Some(commands) = &mut shared.commands {
                    commands.carry(caches, Word::from(arg(0)) << 64 | Word::from(arg(1)));
                }
            }
            (Service::WriteBack, Some(place)) => caches.write_back(ram, place, arg(1) as usize, arg(2) != 0),
            (Service::WriteBackWay, _) => caches.write_back_way(ram, (arg(0), arg(1)), arg(2) as usize, arg(3) != 0),
            (Service::Prefetch, Some(place)) => caches.prefetch(ram, place, arg(1) as usize),
            (Service::EvictCache, _) => {
                let cache = arg(0) as usize;
                caches.evict(ram, hart, cache, cache + 1);
                // Whatever asks for this may have changed which sets are used.
                self.run_hart(m, hart);
            }
            _ => {}
        }
    }
}

/// Where an address of the running hart leads, if to memory.
fn at(shared: &mut Shared, ram: &mut Ram, addr: u64) -> Option<At> {
    let Lead::Memory { at, .. } = shared.registers.lead(shared.hart, addr) else {
        return None;
    };
    let offset = shared.space.resolve(ram, at, None).ok()?;
    Some(At { offset, addr: at })
}
