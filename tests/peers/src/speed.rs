//! How fast code is made: the same functions, as the front end gives them, through each compiler in turn. Processor time of
//! this thread; what goes in is copied before the clock runs.

use crate::cranelift::{self, Mode};
use crate::sizes::functions;
use crate::subject::{TARGETS, driver, module, told};
use onespec_driver::{Driver, Level};
use onespec_graph::Module;
use rustix::time::{ClockId, clock_gettime};
use std::hint::black_box;

/// A way to make code, and the seconds that it took for each function, at the median.
pub struct Rate {
    pub name: &'static str,
    pub seconds: f64,
}

/// What was timed.
pub struct Rates {
    pub functions: usize,
    pub gates: usize,
    pub rates: Vec<Rate>,
    /// How many times as fast as Cranelift we are: at `-O0` beside its fastest mode, at `-O2` beside `speed`.
    pub ratios: [f64; 2],
    /// The same where Cranelift, too, verifies what it is given.
    pub verified: [f64; 2],
}

impl Rates {
    /// Functions a second.
    pub fn functions_per_second(&self, rate: &Rate) -> f64 {
        self.functions as f64 / rate.seconds
    }

    /// Gates a second.
    pub fn gates_per_second(&self, rate: &Rate) -> f64 {
        self.gates as f64 / rate.seconds
    }
}

const ROUNDS: usize = 15;
/// Modules that a round compiles.
const COPIES: usize = 8;

/// Times all of them.
///
/// # Errors
/// A compiler fails.
pub fn rates() -> Result<Rates, String> {
    let target = &TARGETS[0];
    let plain = module("functions.vt")?;
    let gates = plain.functions.iter().map(|f| f.circuit.live()).sum();
    let ours = [Level::O0, Level::O2].map(|level| driver(target.name, level));
    let [quick, good] = ours;
    let (quick, good) = (quick?, good?);
    let theirs = functions(&plain, target)?;
    let peer = |mode| cranelift::target(mode, target.cranelift);
    let (fastest, fastest_verified) = (peer(Mode::Fastest)?, peer(Mode::FastestVerified)?);
    let (speed, speed_verified) = (peer(Mode::Speed)?, peer(Mode::SpeedVerified)?);
    let with_us = |driver: &Driver| -> Result<f64, String> {
        let mut modules: Vec<Module> = vec![plain.clone(); COPIES];
        let start = now();
        for module in &mut modules {
            driver.optimise(module).map_err(told)?;
            black_box(driver.code(module).map_err(told)?);
        }
        Ok((now() - start) / COPIES as f64)
    };
    let with_cranelift = |isa: &dyn cranelift_codegen::isa::TargetIsa| -> Result<f64, String> {
        let all: Vec<_> = (0..COPIES)
            .flat_map(|_| theirs.iter().map(|(_, f)| f.clone()))
            .collect();
        let start = now();
        for function in all {
            black_box(cranelift::compile(isa, function)?);
        }
        Ok((now() - start) / COPIES as f64)
    };
    let mut times = [const { Vec::new() }; 6];
    for round in 0..=ROUNDS {
        let took = [
            with_us(&quick)?,
            with_cranelift(&*fastest)?,
            with_cranelift(&*fastest_verified)?,
            with_us(&good)?,
            with_cranelift(&*speed)?,
            with_cranelift(&*speed_verified)?,
        ];
        // The first warms up.
        if round > 0 {
            for (times, took) in times.iter_mut().zip(took) {
                times.push(took);
            }
        }
    }
    let ratio = |(ours, theirs): (usize, usize)| {
        let rounds = times[ours].iter().zip(&times[theirs]);
        median(rounds.map(|(ours, theirs)| theirs / ours).collect())
    };
    let ratios = [(0, 1), (3, 4)].map(ratio);
    let verified = [(0, 2), (3, 5)].map(ratio);
    let names = [
        "OneSpec -O0",
        "Cranelift, fastest",
        "Cranelift, fastest, with its verifier",
        "OneSpec -O2",
        "Cranelift, speed",
        "Cranelift, speed, with its verifier",
    ];
    let rates = names.into_iter().zip(times).map(|(name, times)| Rate {
        name,
        seconds: median(times),
    });
    Ok(Rates {
        functions: plain.functions.len(),
        gates,
        rates: rates.collect(),
        ratios,
        verified,
    })
}

fn median(mut all: Vec<f64>) -> f64 {
    all.sort_by(f64::total_cmp);
    all.get(all.len() / 2).copied().unwrap_or(0.0)
}

/// Seconds of this thread's processor time.
pub fn now() -> f64 {
    let time = clock_gettime(ClockId::ThreadCPUTime);
    time.tv_sec as f64 + time.tv_nsec as f64 / 1e9
}
