//! IEEE floating point, bit-exact with flags: the pure externs of the semantics language.
//!
//! Every function takes and returns raw bits, right-aligned in a `u64`; `w` and `n` are widths in bits (16, 32, 64).
//! `rm`: 0 nearest even, 1 toward zero, 2 down, 3 up, 4 nearest away, 5 to odd. Flags: NV 16, DZ 8, OF 4, UF 2, NX 1.
//! NaN results are canonical; tininess is detected after rounding (RISC-V unprivileged ISA, chapter "F").

/// Result bits and flags.
pub type Fp = (u64, u32);

pub fn f_add(_w: u32, _a: u64, _b: u64, _rm: u32) -> Fp { unimplemented!() }
pub fn f_mul(_w: u32, _a: u64, _b: u64, _rm: u32) -> Fp { unimplemented!() }
pub fn f_div(_w: u32, _a: u64, _b: u64, _rm: u32) -> Fp { unimplemented!() }
pub fn f_sqrt(_w: u32, _a: u64, _rm: u32) -> Fp { unimplemented!() }
pub fn f_fma(_w: u32, _a: u64, _b: u64, _c: u64, _rm: u32) -> Fp { unimplemented!() }
pub fn f_rint(_w: u32, _a: u64, _rm: u32) -> Fp { unimplemented!() }
/// Between formats: from width `w` to width `n`.
pub fn f_cvt(_w: u32, _n: u32, _a: u64, _rm: u32) -> Fp { unimplemented!() }
/// To a signed integer of `n` bits, saturating; the result is zero-extended from `n`.
pub fn f_to_s(_w: u32, _n: u32, _a: u64, _rm: u32) -> Fp { unimplemented!() }
pub fn f_to_u(_w: u32, _n: u32, _a: u64, _rm: u32) -> Fp { unimplemented!() }
/// From a signed integer of `w` bits to a float of `n` bits.
pub fn f_from_s(_w: u32, _n: u32, _a: u64, _rm: u32) -> Fp { unimplemented!() }
pub fn f_from_u(_w: u32, _n: u32, _a: u64, _rm: u32) -> Fp { unimplemented!() }
/// IEEE remainder, exact.
pub fn f_rem(_w: u32, _a: u64, _b: u64) -> Fp { unimplemented!() }
