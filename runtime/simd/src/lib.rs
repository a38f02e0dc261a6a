//! Function multiversioning: code compiled twice, for the host's baseline and for its wider vector instructions, of
//! which one is chosen while the program runs.
//!
//! [`widest`] takes a closure, as loops over lanes are. On x86-64 its second copy may use AVX2, BMI and LZCNT, which
//! the baseline (SSE2) lacks: vectors of 256 bits, shifts of each lane by an amount of its own, the minimum and the
//! product of 32-bit lanes. Elsewhere, and without the feature `std`, the closure is called as it is.
//!
//! Both copies compute the same: no instruction is contracted or reordered beyond what Rust's semantics allow.
#![no_std]
#![warn(missing_docs)]

#[cfg(all(feature = "std", target_arch = "x86_64"))]
extern crate std;

/// Calls a closure, compiled for the widest vector instructions of those that this crate knows and the host has.
///
/// The closure has to be inlined into both copies, or it is compiled for the baseline alone: write `#[inline(always)]`
/// before it.
///
/// ```
/// let (left, right) = ([3u32; 32], [1u32; 32]);
/// let mut out = [0; 32];
/// onespec_simd::widest(
///     #[inline(always)]
///     || {
///         for lane in 0..32 {
///             out[lane] = left[lane] << right[lane];
///         }
///     },
/// );
/// assert_eq!(out, [6; 32]);
/// ```
#[inline(always)]
pub fn widest<T>(work: impl FnOnce() -> T) -> T {
    #[cfg(all(feature = "std", target_arch = "x86_64"))]
    if x86::is_wide() {
        // SAFETY: `is_wide` says that the host, and its operating system, have all features that `wide` is compiled
        // for.
        return unsafe { x86::wide(work) };
    }
    work()
}

/// Sets whether [`widest`] may use more than the baseline, for the whole process, and gives whether it does so from now
/// on: the host may have no more. Results are the same; tests compare them.
pub fn allow(wide: bool) -> bool {
    #[cfg(all(feature = "std", target_arch = "x86_64"))]
    let is_wide = x86::allow(wide);
    #[cfg(not(all(feature = "std", target_arch = "x86_64")))]
    let is_wide = {
        _ = wide;
        false
    };
    is_wide
}

#[cfg(all(feature = "std", target_arch = "x86_64"))]
mod x86 {
    use core::sync::atomic::{AtomicU8, Ordering};

    const UNKNOWN: u8 = 0;
    const BASELINE: u8 = 1;
    const WIDE: u8 = 2;

    /// The answer of the host, asked once in a process. Threads that ask at the same time find the same.
    static FORM: AtomicU8 = AtomicU8::new(UNKNOWN);

    #[inline(always)]
    pub fn is_wide() -> bool {
        match FORM.load(Ordering::Relaxed) {
            UNKNOWN => allow(true),
            form => form == WIDE,
        }
    }

    #[cold]
    #[inline(never)]
    pub fn allow(wide: bool) -> bool {
        let is_wide = wide
            && std::arch::is_x86_feature_detected!("avx2")
            && std::arch::is_x86_feature_detected!("bmi1")
            && std::arch::is_x86_feature_detected!("bmi2")
            && std::arch::is_x86_feature_detected!("lzcnt");
        FORM.store(if is_wide { WIDE } else { BASELINE }, Ordering::Relaxed);
        is_wide
    }

    #[target_feature(enable = "avx2,bmi1,bmi2,lzcnt")]
    pub fn wide<T>(work: impl FnOnce() -> T) -> T {
        work()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_copies_compute_the_same() {
        let shifted = |wide: bool| {
            let is_wide = allow(wide);
            assert!(wide || !is_wide);
            let mut out = [0u32; 64];
            widest(
                #[inline(always)]
                || {
                    for (lane, to) in out.iter_mut().enumerate() {
                        *to = 0x9e37_79b9u32.wrapping_mul(lane as u32) >> (lane % 32);
                    }
                },
            );
            out
        };
        assert_eq!(shifted(false), shifted(true));
    }
}
