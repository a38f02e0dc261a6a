//! A unit on its platform, which executes words as another machine pushes them.

use crate::board::Board;
use crate::board::console::Console;
use crate::board::map::MemoryMap;
use crate::engine::StopReason;
use crate::error::RunError;
use crate::memory::Bus;
use crate::messages;
use crate::options::{End, Options};
use crate::platforms;
use crate::run::{On, named, session};
use crate::session::{Disassemble, Session};
use crate::state::Named;
use crate::tiles;
use crate::unit::{Done, Unit};
use onespec_core::decode::Decoder;
use onespec_core::exec::Machine;
use onespec_core::isa::Word;
use onespec_core::isa::platform::{Host, Platform};
use onespec_core::print::transported;

/// Words behind the last one in which what is pending has to end.
const MAX_IDLE: usize = 1 << 10;

/// A unit on its platform.
pub(crate) struct Pushed<M: Machine> {
    session: Session<M>,
    platform: &'static Platform,
    decoder: Decoder,
    /// How far words are turned left in the program, and their bits.
    turned: (u16, u16),
    shown: Vec<Named>,
    saves: Vec<tiles::Save>,
    last: u64,
}

impl<M: Machine> Pushed<M> {
    /// # Errors
    /// The target has no platform or no timing, or what the options name is not there.
    pub(crate) fn new(
        mut m: M,
        on: On<'_>,
        disassemble: Disassemble,
        host: &Host,
        options: &Options,
    ) -> Result<Pushed<M>, RunError> {
        let missing = || crate::run::no_platform(on.isa, on.target);
        let platform = on.platform.ok_or_else(missing)?;
        let console = Console::new(Box::new(std::io::empty()), Box::new(std::io::sink()));
        let map = MemoryMap::new(platform, None);
        let board = map.map(|map| Board::new(platform, map, None, None, console));
        let bus = board.and_then(|board| Bus::board(board, 64));
        let bus = bus.ok_or(RunError::OutOfMemory { size: 0 })?;
        m.allow_reserved(options.reserved);
        platforms::reset(&mut m, platform, platform.entry).map_err(|name| RunError::NoState {
            isa: on.isa.name,
            name: name.to_owned(),
        })?;
        for fill in &options.fills {
            tiles::fill(&mut m, Some(platform), fill)?;
        }
        for (name, value) in &options.state {
            Named::of(on.isa, &on.target.features, name).put(&mut m, value)?;
        }
        let transport = on.isa.transports.iter().find(|(name, _)| *name == host.transport);
        Ok(Pushed {
            session: session((m, bus), on, disassemble, (&[], 0), options)?,
            platform,
            decoder: Decoder::new(on.isa, on.target),
            turned: (
                transport.map_or(0, |(_, by)| *by),
                on.isa.word_bits.first().copied().unwrap_or(32),
            ),
            shown: named(on, &options.shown),
            saves: options.saves.clone(),
            last: platform.entry,
        })
    }

    fn execute(&mut self, pc: u64, word: u64) -> Result<(), End> {
        self.last = pc;
        self.session.m.set_pc(pc);
        match self.session.execute(word) {
            StopReason::Trap => {}
            StopReason::Limit => return Err(End::Limit),
            StopReason::Event => return Ok(()),
        }
        if let Some(early) = self.session.early() {
            let (pc, report) = (early.pc, format!("{:#x}: {}\n", early.pc, early.message));
            return Err(End::Hazard { pc, report });
        }
        const SIGABRT: u8 = 6;
        let text = (self.session.disassemble)(word, pc);
        let cause = messages::cause(self.session.isa, self.session.m.trap());
        Err(End::Signal {
            signal: SIGABRT,
            report: format!("{pc:#x}: `{}` raised {cause}\n", text.trim()),
        })
    }
}

impl<M: Machine> Unit for Pushed<M> {
    fn word(&self, of_program: u32) -> Option<u64> {
        let (by, bits) = self.turned;
        let word = transported(of_program.into(), bits, bits.saturating_sub(by));
        self.decoder.decode(word as Word).map(|_| word as u64)
    }

    fn push(&mut self, pc: u64, word: u64) -> Result<(), End> {
        self.execute(pc, word)
    }

    fn finish(&mut self) -> Result<Result<Done, End>, RunError> {
        if let Some(idle) = self.platform.idle {
            for _ in 0..MAX_IDLE {
                if platforms::ended(&self.session.m, self.platform, true).is_some() {
                    break;
                }
                if let Err(end) = self.execute(self.last, idle) {
                    return Ok(Err(end));
                }
            }
        }
        let mut state = Vec::new();
        for named in &self.shown {
            state.extend(named.read(&self.session.m)?);
        }
        let saved = self
            .saves
            .iter()
            .map(|save| tiles::save(&self.session.m, Some(self.platform), save));
        Ok(Ok(Done {
            state,
            cycles: self.session.cycles(),
            saved: saved.collect::<Result<_, _>>()?,
        }))
    }
}
