//! Where our time goes: the same functions, stage by stage.

use crate::speed::now;
use crate::subject::{TARGETS, driver, module, told};
use onespec_backend::driver::Worker;
use onespec_driver::Level;

/// Seconds that each stage takes for a function, at a level.
pub struct Stages {
    pub level: &'static str,
    pub seconds: Vec<(&'static str, f64)>,
}

const ROUNDS: usize = 60;

/// Times the stages of all levels that the report has.
///
/// # Errors
/// A function can't be compiled.
pub fn stages() -> Result<Vec<Stages>, String> {
    [("-O0", Level::O0), ("-O2", Level::O2)]
        .into_iter()
        .map(of_level)
        .collect()
}

fn of_level((name, level): (&'static str, Level)) -> Result<Stages, String> {
    let plain = module("functions.vt")?;
    let driver = driver(TARGETS[0].name, level)?;
    let (machine, options) = (&driver.machine, driver.options(&plain));
    let one = |problem| told(vec![problem]);
    let mut seconds = ["optimisation", "scheduling", "selection", "registers and code"].map(|name| (name, 0.0));
    for _ in 0..ROUNDS {
        let mut module = plain.clone();
        let mut last = now();
        let mut lap = |stage: usize| {
            let time = now();
            seconds[stage].1 += time - std::mem::replace(&mut last, time);
        };
        driver.optimise(&mut module).map_err(told)?;
        lap(0);
        let mut worker = Worker::new(machine, &mut module, &options).map_err(one)?;
        for function in &mut module.functions {
            let schedule = worker.schedule(function).map_err(one)?;
            lap(1);
            worker.select(function, &schedule).map_err(one)?;
            lap(2);
            worker.finish().map_err(one)?;
            lap(3);
        }
    }
    let functions = (ROUNDS * plain.functions.len()) as f64;
    let seconds = seconds.into_iter().map(|(name, all)| (name, all / functions)).collect();
    Ok(Stages { level: name, seconds })
}
