//! Function multiversioning: code compiled for the host's baseline and for its wider vector instructions, of which the
//! widest are chosen while the program runs.
//!
//! [`widest`] takes a closure, as loops over lanes are. On x86-64 a second copy of it may use AVX2, BMI and LZCNT, which
//! the baseline (SSE2) lacks: vectors of 256 bits, shifts of each lane by an amount of its own, the minimum and the
//! product of 32-bit lanes. A third may use AVX-512 (F, BW, CD, DQ and VL), too: vectors of 512 bits, a mask beside each
//! operation, a choice of three operands' bits. Elsewhere, and without the feature `std`, the closure is called as it is.
//!
//! All copies compute the same: no instruction is contracted or reordered beyond what Rust's semantics allow.
#![no_std]
#![warn(missing_docs)]

#[cfg(all(feature = "std", target_arch = "x86_64"))]
extern crate std;

/// Calls a closure, compiled for the widest vector instructions of those that this crate knows and the host has.
///
/// The closure has to be inlined into all copies, or it is compiled for the baseline alone: write `#[inline(always)]`
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
    match x86::form() {
        // SAFETY: `form` says that the host, and its operating system, have all features that `avx512` is compiled for.
        Vectors::Avx512 => return unsafe { x86::avx512(work) },
        // SAFETY: the same, of `avx2`.
        Vectors::Avx2 => return unsafe { x86::avx2(work) },
        Vectors::Baseline => {}
    }
    work()
}

/// The vector instructions that a copy of a closure is compiled for, from few to many.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
#[repr(u8)]
pub enum Vectors {
    /// Those that the compiler was told of.
    Baseline,
    /// AVX2, BMI and LZCNT of x86-64.
    Avx2,
    /// These and AVX-512 F, BW, CD, DQ and VL.
    Avx512,
}

/// Sets what [`widest`] may use at most, for the whole process, and gives what it uses from now on: the host may have
/// less. Results are the same; tests compare them.
pub fn allow(most: Vectors) -> Vectors {
    #[cfg(all(feature = "std", target_arch = "x86_64"))]
    let form = x86::allow(most);
    #[cfg(not(all(feature = "std", target_arch = "x86_64")))]
    let form = {
        _ = most;
        Vectors::Baseline
    };
    form
}

#[cfg(all(feature = "std", target_arch = "x86_64"))]
mod x86 {
    use super::Vectors;
    use core::sync::atomic::{AtomicU8, Ordering};

    const BASELINE: u8 = Vectors::Baseline as u8;
    const AVX2: u8 = Vectors::Avx2 as u8;
    const AVX512: u8 = Vectors::Avx512 as u8;
    const UNKNOWN: u8 = AVX512 + 1;

    /// The answer of the host, asked once in a process. Threads that ask at the same time find the same.
    static FORM: AtomicU8 = AtomicU8::new(UNKNOWN);

    #[inline(always)]
    pub fn form() -> Vectors {
        match FORM.load(Ordering::Relaxed) {
            AVX512 => Vectors::Avx512,
            AVX2 => Vectors::Avx2,
            BASELINE => Vectors::Baseline,
            _ => allow(Vectors::Avx512),
        }
    }

    #[cold]
    #[inline(never)]
    pub fn allow(most: Vectors) -> Vectors {
        let has_avx2 = std::arch::is_x86_feature_detected!("avx2")
            && std::arch::is_x86_feature_detected!("bmi1")
            && std::arch::is_x86_feature_detected!("bmi2")
            && std::arch::is_x86_feature_detected!("lzcnt");
        let has_avx512 = has_avx2
            && std::arch::is_x86_feature_detected!("avx512f")
            && std::arch::is_x86_feature_detected!("avx512bw")
            && std::arch::is_x86_feature_detected!("avx512cd")
            && std::arch::is_x86_feature_detected!("avx512dq")
            && std::arch::is_x86_feature_detected!("avx512vl");
        let has = match (has_avx512, has_avx2) {
            (true, _) => Vectors::Avx512,
            (false, true) => Vectors::Avx2,
            (false, false) => Vectors::Baseline,
        };
        let form = most.min(has);
        FORM.store(form as u8, Ordering::Relaxed);
        form
    }

    #[target_feature(enable = "avx2,bmi1,bmi2,lzcnt")]
    pub fn avx2<T>(work: impl FnOnce() -> T) -> T {
        work()
    }

    #[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,avx512f,avx512bw,avx512cd,avx512dq,avx512vl")]
    pub fn avx512<T>(work: impl FnOnce() -> T) -> T {
        work()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_copies_compute_the_same() {
        let shifted = |most: Vectors| {
            assert!(allow(most) <= most);
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
        let baseline = shifted(Vectors::Baseline);
        assert_eq!([Vectors::Avx2, Vectors::Avx512].map(shifted), [baseline; 2]);
    }
}
