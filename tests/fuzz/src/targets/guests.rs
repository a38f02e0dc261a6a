//! Programs for a board, of which bytes are changed anywhere: the interpreter and its translations must end alike.

use super::Target;
use crate::mutate::{self, Pool};
use crate::trail::Trail;
use fastrand::Rng;
use onespec_core::isa::Isa;
use onespec_core::target::Resolved;
use onespec_emulator::engine::{Engine, Tiers};
use onespec_emulator::machines::Description;
use onespec_emulator::options::Options;
use onespec_emulator::user::files::Streams;
use onespec_emulator::{api, error::RunError};
use onespec_test_support::guests::{BASE, guest};

/// Guests to begin with.
const GUESTS: u64 = 24;
/// Bytes of a guest at most.
const BYTES: usize = 1 << 14;
/// Instructions that are executed at most.
const MAX_INSTRUCTIONS: u64 = 20_000;

/// The target.
pub fn open() -> Box<dyn Target> {
    let machine = onespec_machines::find("riscv").expect("RISC-V is built in");
    Box::new(Guests {
        isa: machine.isa,
        target: machine.isa.target("rv64gc").expect("a target of RISC-V"),
        description: machine.description(),
    })
}

struct Guests {
    isa: &'static Isa,
    target: Resolved,
    description: Description,
}

impl Guests {
    /// How a file ends on an engine: in words.
    fn ended(&self, file: &[u8], engine: Engine) -> Result<(u64, String), RunError> {
        let options = Options {
            target: self.target.name.clone(),
            engine,
            tiers: Tiers::AT_ONCE,
            shown: ["pc", "X", "F", "fflags", "csr.mepc", "csr.mcause", "csr.mtval"]
                .map(String::from)
                .to_vec(),
            max_insns: Some(MAX_INSTRUCTIONS),
            deterministic: true,
            ..Options::default()
        };
        let outcome = api::load(&self.description, file, &[], &options, Streams::host())?.run(&[], &[])?;
        Ok((
            outcome.retired,
            format!("{:?} {} {:x?}", outcome.end, outcome.code, outcome.state),
        ))
    }
}

impl Target for Guests {
    fn corpus(&self) -> Vec<Vec<u8>> {
        (1..=GUESTS).map(|seed| guest(self.isa, &self.target, seed)).collect()
    }

    fn mutate(&self, input: &[u8], pool: &Pool<'_>, rng: &mut Rng, wild: bool) -> Vec<u8> {
        mutate::bytes(input, pool, rng, wild)
    }

    fn run(&self, input: &[u8]) -> Trail {
        let mut trail = Trail::default();
        let words = input.get(..BYTES).unwrap_or(input);
        let Ok(file) = onespec_elf::image(self.isa, &self.target, BASE, words) else {
            return trail;
        };
        match [Engine::Interp, Engine::Jit].map(|engine| self.ended(&file, engine)) {
            [Ok(wanted), Ok(found)] => {
                assert_eq!(found, wanted, "translated code ends otherwise");
                trail.accepted = wanted.0 > 0;
                trail.counted("instructions", wanted.0 as usize);
                trail.line(&wanted.1);
            }
            [Err(wanted), Err(found)] => assert_eq!(found.to_string(), wanted.to_string()),
            [wanted, found] => panic!("{found:?}, not {wanted:?}"),
        }
        trail
    }
}
