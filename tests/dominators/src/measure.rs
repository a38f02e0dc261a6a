//! Times of several contenders that take turns, so that what slows the machine down slows all of them. Processor time of
//! this thread, since what else the machine does is no contender's doing.

use rustix::time::{ClockId, clock_gettime};
use std::any::Any;
use std::hint::black_box;

/// What is measured. It gives its result away, so that freeing it is not in the time.
pub type Contender<'a> = Box<dyn FnMut() -> Box<dyn Any> + 'a>;

/// Nanoseconds that one call of a contender took, turn by turn.
pub struct Times(Vec<f64>);

/// A turn calls what is short until it took so long, in nanoseconds.
const SHORTEST: f64 = 500_000.0;

/// Measures all of them `rounds` times, one after the other.
pub fn take_turns(rounds: usize, contenders: &mut [Contender<'_>]) -> Vec<Times> {
    let calls: Vec<u32> = contenders
        .iter_mut()
        .map(|contender| {
            time(1, contender);
            (SHORTEST / time(1, contender).max(1.0)).clamp(1.0, 10_000.0) as u32
        })
        .collect();
    let mut times: Vec<Times> = contenders.iter().map(|_| Times(Vec::new())).collect();
    for _ in 0..rounds {
        for ((contender, times), &calls) in contenders.iter_mut().zip(&mut times).zip(&calls) {
            times.0.push(time(calls, contender));
        }
    }
    times
}

impl Times {
    pub fn median(&self) -> f64 {
        median(self.0.clone())
    }

    /// How many times as long as `other` it took: the median over the turns.
    pub fn ratio(&self, other: &Times) -> f64 {
        median(self.0.iter().zip(&other.0).map(|(one, other)| one / other).collect())
    }
}

fn median(mut times: Vec<f64>) -> f64 {
    times.sort_by(f64::total_cmp);
    times[times.len() / 2]
}

/// Nanoseconds of processor time that this thread has used.
pub fn now() -> f64 {
    let time = clock_gettime(ClockId::ThreadCPUTime);
    time.tv_sec as f64 * 1e9 + time.tv_nsec as f64
}

fn time(calls: u32, contender: &mut Contender<'_>) -> f64 {
    let mut results = Vec::with_capacity(calls as usize);
    let start = now();
    for _ in 0..calls {
        results.push(black_box(contender()));
    }
    let time = (now() - start) / f64::from(calls);
    drop(results);
    time
}
