//! Types of operands: registers, codes, shapes.
use crate::*;
/// 8 lanes of 32 bits; scalar instructions use lane 0 and clear the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u16)]
pub enum Fpr {
    /// `ft0`, register 0.
    Ft0 = 0,
    /// `ft1`, register 1.
    Ft1 = 1,
    /// `ft2`, register 2.
    Ft2 = 2,
    /// `ft3`, register 3.
    Ft3 = 3,
    /// `ft4`, register 4.
    Ft4 = 4,
    /// `ft5`, register 5.
    Ft5 = 5,
    /// `ft6`, register 6.
    Ft6 = 6,
    /// `ft7`, register 7.
    Ft7 = 7,
    /// `fs0`, register 8.
    Fs0 = 8,
    /// `fs1`, register 9.
    Fs1 = 9,
    /// `fa0`, register 10.
    Fa0 = 10,
    /// `fa1`, register 11.
    Fa1 = 11,
    /// `fa2`, register 12.
    Fa2 = 12,
    /// `fa3`, register 13.
    Fa3 = 13,
    /// `fa4`, register 14.
    Fa4 = 14,
    /// `fa5`, register 15.
    Fa5 = 15,
    /// `fa6`, register 16.
    Fa6 = 16,
    /// `fa7`, register 17.
    Fa7 = 17,
    /// `fs2`, register 18.
    Fs2 = 18,
    /// `fs3`, register 19.
    Fs3 = 19,
    /// `fs4`, register 20.
    Fs4 = 20,
    /// `fs5`, register 21.
    Fs5 = 21,
    /// `fs6`, register 22.
    Fs6 = 22,
    /// `fs7`, register 23.
    Fs7 = 23,
    /// `fs8`, register 24.
    Fs8 = 24,
    /// `fs9`, register 25.
    Fs9 = 25,
    /// `fs10`, register 26.
    Fs10 = 26,
    /// `fs11`, register 27.
    Fs11 = 27,
    /// `ft8`, register 28.
    Ft8 = 28,
    /// `ft9`, register 29.
    Ft9 = 29,
    /// `ft10`, register 30.
    Ft10 = 30,
    /// `ft11`, register 31.
    Ft11 = 31,
}
#[allow(non_upper_case_globals)]
impl Fpr {
    /// All 32 of them, in order.
    pub const ALL: [Self; 32] = [
        Self::Ft0,
        Self::Ft1,
        Self::Ft2,
        Self::Ft3,
        Self::Ft4,
        Self::Ft5,
        Self::Ft6,
        Self::Ft7,
        Self::Fs0,
        Self::Fs1,
        Self::Fa0,
        Self::Fa1,
        Self::Fa2,
        Self::Fa3,
        Self::Fa4,
        Self::Fa5,
        Self::Fa6,
        Self::Fa7,
        Self::Fs2,
        Self::Fs3,
        Self::Fs4,
        Self::Fs5,
        Self::Fs6,
        Self::Fs7,
        Self::Fs8,
        Self::Fs9,
        Self::Fs10,
        Self::Fs11,
        Self::Ft8,
        Self::Ft9,
        Self::Ft10,
        Self::Ft11,
    ];
    /// `ft0`, register 0.
    pub const F0: Self = Self::Ft0;
    /// `ft1`, register 1.
    pub const F1: Self = Self::Ft1;
    /// `ft2`, register 2.
    pub const F2: Self = Self::Ft2;
    /// `ft3`, register 3.
    pub const F3: Self = Self::Ft3;
    /// `ft4`, register 4.
    pub const F4: Self = Self::Ft4;
    /// `ft5`, register 5.
    pub const F5: Self = Self::Ft5;
    /// `ft6`, register 6.
    pub const F6: Self = Self::Ft6;
    /// `ft7`, register 7.
    pub const F7: Self = Self::Ft7;
    /// `fs0`, register 8.
    pub const F8: Self = Self::Fs0;
    /// `fs1`, register 9.
    pub const F9: Self = Self::Fs1;
    /// `fa0`, register 10.
    pub const F10: Self = Self::Fa0;
    /// `fa1`, register 11.
    pub const F11: Self = Self::Fa1;
    /// `fa2`, register 12.
    pub const F12: Self = Self::Fa2;
    /// `fa3`, register 13.
    pub const F13: Self = Self::Fa3;
    /// `fa4`, register 14.
    pub const F14: Self = Self::Fa4;
    /// `fa5`, register 15.
    pub const F15: Self = Self::Fa5;
    /// `fa6`, register 16.
    pub const F16: Self = Self::Fa6;
    /// `fa7`, register 17.
    pub const F17: Self = Self::Fa7;
    /// `fs2`, register 18.
    pub const F18: Self = Self::Fs2;
    /// `fs3`, register 19.
    pub const F19: Self = Self::Fs3;
    /// `fs4`, register 20.
    pub const F20: Self = Self::Fs4;
    /// `fs5`, register 21.
    pub const F21: Self = Self::Fs5;
    /// `fs6`, register 22.
    pub const F22: Self = Self::Fs6;
    /// `fs7`, register 23.
    pub const F23: Self = Self::Fs7;
    /// `fs8`, register 24.
    pub const F24: Self = Self::Fs8;
    /// `fs9`, register 25.
    pub const F25: Self = Self::Fs9;
    /// `fs10`, register 26.
    pub const F26: Self = Self::Fs10;
    /// `fs11`, register 27.
    pub const F27: Self = Self::Fs11;
    /// `ft8`, register 28.
    pub const F28: Self = Self::Ft8;
    /// `ft9`, register 29.
    pub const F29: Self = Self::Ft9;
    /// `ft10`, register 30.
    pub const F30: Self = Self::Ft10;
    /// `ft11`, register 31.
    pub const F31: Self = Self::Ft11;
}
impl TryFrom<Arg> for Fpr {
    type Error = Arg;
    /// The register with this number; the number when there is none.
    fn try_from(number: Arg) -> Result<Self, Arg> {
        usize::try_from(number)
            .ok()
            .and_then(|i| Self::ALL.get(i).copied())
            .ok_or(number)
    }
}
impl From<Fpr> for Arg {
    fn from(register: Fpr) -> Arg {
        register as Arg
    }
}
impl PartialEq<Fpr> for RegisterUse {
    /// Is it this register?
    fn eq(&self, register: &Fpr) -> bool {
        self.file == 2 && self.number == Some(*register as u16)
    }
}
/// masks of one bit a lane; m0 gates the packed unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u16)]
pub enum Mask {
    /// `m0`, register 0.
    M0 = 0,
    /// `m1`, register 1.
    M1 = 1,
    /// `m2`, register 2.
    M2 = 2,
    /// `m3`, register 3.
    M3 = 3,
    /// `m4`, register 4.
    M4 = 4,
    /// `m5`, register 5.
    M5 = 5,
    /// `m6`, register 6.
    M6 = 6,
    /// `m7`, register 7.
    M7 = 7,
}
#[allow(non_upper_case_globals)]
impl Mask {
    /// All 8 of them, in order.
    pub const ALL: [Self; 8] = [
        Self::M0,
        Self::M1,
        Self::M2,
        Self::M3,
        Self::M4,
        Self::M5,
        Self::M6,
        Self::M7,
    ];
}
impl TryFrom<Arg> for Mask {
    type Error = Arg;
    /// The register with this number; the number when there is none.
    fn try_from(number: Arg) -> Result<Self, Arg> {
        usize::try_from(number)
            .ok()
            .and_then(|i| Self::ALL.get(i).copied())
            .ok_or(number)
    }
}
impl From<Mask> for Arg {
    fn from(register: Mask) -> Arg {
        register as Arg
    }
}
impl PartialEq<Mask> for RegisterUse {
    /// Is it this register?
    fn eq(&self, register: &Mask) -> bool {
        self.file == 3 && self.number == Some(*register as u16)
    }
}
/// integer registers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u16)]
pub enum Gpr {
    /// `zero`, register 0.
    Zero = 0,
    /// `ra`, register 1.
    Ra = 1,
    /// `sp`, register 2.
    Sp = 2,
    /// `gp`, register 3.
    Gp = 3,
    /// `tp`, register 4.
    Tp = 4,
    /// `t0`, register 5.
    T0 = 5,
    /// `t1`, register 6.
    T1 = 6,
    /// `t2`, register 7.
    T2 = 7,
    /// `s0`, register 8.
    S0 = 8,
    /// `s1`, register 9.
    S1 = 9,
    /// `a0`, register 10.
    A0 = 10,
    /// `a1`, register 11.
    A1 = 11,
    /// `a2`, register 12.
    A2 = 12,
    /// `a3`, register 13.
    A3 = 13,
    /// `a4`, register 14.
    A4 = 14,
    /// `a5`, register 15.
    A5 = 15,
    /// `a6`, register 16.
    A6 = 16,
    /// `a7`, register 17.
    A7 = 17,
    /// `s2`, register 18.
    S2 = 18,
    /// `s3`, register 19.
    S3 = 19,
    /// `s4`, register 20.
    S4 = 20,
    /// `s5`, register 21.
    S5 = 21,
    /// `s6`, register 22.
    S6 = 22,
    /// `s7`, register 23.
    S7 = 23,
    /// `s8`, register 24.
    S8 = 24,
    /// `s9`, register 25.
    S9 = 25,
    /// `s10`, register 26.
    S10 = 26,
    /// `s11`, register 27.
    S11 = 27,
    /// `t3`, register 28.
    T3 = 28,
    /// `t4`, register 29.
    T4 = 29,
    /// `t5`, register 30.
    T5 = 30,
    /// `t6`, register 31.
    T6 = 31,
}
#[allow(non_upper_case_globals)]
impl Gpr {
    /// All 32 of them, in order.
    pub const ALL: [Self; 32] = [
        Self::Zero,
        Self::Ra,
        Self::Sp,
        Self::Gp,
        Self::Tp,
        Self::T0,
        Self::T1,
        Self::T2,
        Self::S0,
        Self::S1,
        Self::A0,
        Self::A1,
        Self::A2,
        Self::A3,
        Self::A4,
        Self::A5,
        Self::A6,
        Self::A7,
        Self::S2,
        Self::S3,
        Self::S4,
        Self::S5,
        Self::S6,
        Self::S7,
        Self::S8,
        Self::S9,
        Self::S10,
        Self::S11,
        Self::T3,
        Self::T4,
        Self::T5,
        Self::T6,
    ];
    /// `zero`, register 0.
    pub const X0: Self = Self::Zero;
    /// `ra`, register 1.
    pub const X1: Self = Self::Ra;
    /// `sp`, register 2.
    pub const X2: Self = Self::Sp;
    /// `gp`, register 3.
    pub const X3: Self = Self::Gp;
    /// `tp`, register 4.
    pub const X4: Self = Self::Tp;
    /// `t0`, register 5.
    pub const X5: Self = Self::T0;
    /// `t1`, register 6.
    pub const X6: Self = Self::T1;
    /// `t2`, register 7.
    pub const X7: Self = Self::T2;
    /// `s0`, register 8.
    pub const Fp: Self = Self::S0;
    /// `s0`, register 8.
    pub const X8: Self = Self::S0;
    /// `s1`, register 9.
    pub const X9: Self = Self::S1;
    /// `a0`, register 10.
    pub const X10: Self = Self::A0;
    /// `a1`, register 11.
    pub const X11: Self = Self::A1;
    /// `a2`, register 12.
    pub const X12: Self = Self::A2;
    /// `a3`, register 13.
    pub const X13: Self = Self::A3;
    /// `a4`, register 14.
    pub const X14: Self = Self::A4;
    /// `a5`, register 15.
    pub const X15: Self = Self::A5;
    /// `a6`, register 16.
    pub const X16: Self = Self::A6;
    /// `a7`, register 17.
    pub const X17: Self = Self::A7;
    /// `s2`, register 18.
    pub const X18: Self = Self::S2;
    /// `s3`, register 19.
    pub const X19: Self = Self::S3;
    /// `s4`, register 20.
    pub const X20: Self = Self::S4;
    /// `s5`, register 21.
    pub const X21: Self = Self::S5;
    /// `s6`, register 22.
    pub const X22: Self = Self::S6;
    /// `s7`, register 23.
    pub const X23: Self = Self::S7;
    /// `s8`, register 24.
    pub const X24: Self = Self::S8;
    /// `s9`, register 25.
    pub const X25: Self = Self::S9;
    /// `s10`, register 26.
    pub const X26: Self = Self::S10;
    /// `s11`, register 27.
    pub const X27: Self = Self::S11;
    /// `t3`, register 28.
    pub const X28: Self = Self::T3;
    /// `t4`, register 29.
    pub const X29: Self = Self::T4;
    /// `t5`, register 30.
    pub const X30: Self = Self::T5;
    /// `t6`, register 31.
    pub const X31: Self = Self::T6;
}
impl TryFrom<Arg> for Gpr {
    type Error = Arg;
    /// The register with this number; the number when there is none.
    fn try_from(number: Arg) -> Result<Self, Arg> {
        usize::try_from(number)
            .ok()
            .and_then(|i| Self::ALL.get(i).copied())
            .ok_or(number)
    }
}
impl From<Gpr> for Arg {
    fn from(register: Gpr) -> Arg {
        register as Arg
    }
}
impl PartialEq<Gpr> for RegisterUse {
    /// Is it this register?
    fn eq(&self, register: &Gpr) -> bool {
        self.file == 7 && self.number == Some(*register as u16)
    }
}
/// Codes of an operand of kind `Masked`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(i32)]
pub enum Masked {
    /// Nothing in the text.
    None = 0,
    /// `.m`
    M = 1,
}
impl TryFrom<Arg> for Masked {
    type Error = Arg;
    /// The name for this code; the code when it has none.
    fn try_from(code: Arg) -> Result<Self, Arg> {
        match code {
            0 => Ok(Self::None),
            1 => Ok(Self::M),
            _ => Err(code),
        }
    }
}
impl From<Masked> for Arg {
    fn from(code: Masked) -> Arg {
        code as Arg
    }
}
/// Codes of an operand of kind `Rounding`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(i32)]
pub enum Rounding {
    /// `rne`
    Rne = 0,
    /// `rtz`
    Rtz = 1,
    /// `rdn`
    Rdn = 2,
    /// `rup`
    Rup = 3,
    /// `rmm`
    Rmm = 4,
    /// `dyn`
    Dyn = 7,
}
impl TryFrom<Arg> for Rounding {
    type Error = Arg;
    /// The name for this code; the code when it has none.
    fn try_from(code: Arg) -> Result<Self, Arg> {
        match code {
            0 => Ok(Self::Rne),
            1 => Ok(Self::Rtz),
            2 => Ok(Self::Rdn),
            3 => Ok(Self::Rup),
            4 => Ok(Self::Rmm),
            7 => Ok(Self::Dyn),
            _ => Err(code),
        }
    }
}
impl From<Rounding> for Arg {
    fn from(code: Rounding) -> Arg {
        code as Arg
    }
}
/// Codes of an operand of kind `RoundingAny`; other numbers are allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RoundingAny(pub Arg);
impl RoundingAny {
    /// `RNE`
    pub const RNE: Self = Self(0);
    /// `RTZ`
    pub const RTZ: Self = Self(1);
    /// `RDN`
    pub const RDN: Self = Self(2);
    /// `RUP`
    pub const RUP: Self = Self(3);
    /// `RMM`
    pub const RMM: Self = Self(4);
    /// `DYN_`
    pub const DYN_: Self = Self(7);
}
impl From<Arg> for RoundingAny {
    fn from(code: Arg) -> Self {
        Self(code)
    }
}
impl From<RoundingAny> for Arg {
    fn from(code: RoundingAny) -> Arg {
        code.0
    }
}
/// Codes of an operand of kind `Tenb`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(i32)]
pub enum Tenb {
    /// Nothing in the text.
    None = 0,
    /// `.tenb`
    Tenb = 1,
}
impl TryFrom<Arg> for Tenb {
    type Error = Arg;
    /// The name for this code; the code when it has none.
    fn try_from(code: Arg) -> Result<Self, Arg> {
        match code {
            0 => Ok(Self::None),
            1 => Ok(Self::Tenb),
            _ => Err(code),
        }
    }
}
impl From<Tenb> for Arg {
    fn from(code: Tenb) -> Arg {
        code as Arg
    }
}
/// Codes of an operand of kind `First`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(i32)]
pub enum First {
    /// Nothing in the text.
    None = 0,
    /// `.first`
    First = 1,
}
impl TryFrom<Arg> for First {
    type Error = Arg;
    /// The name for this code; the code when it has none.
    fn try_from(code: Arg) -> Result<Self, Arg> {
        match code {
            0 => Ok(Self::None),
            1 => Ok(Self::First),
            _ => Err(code),
        }
    }
}
impl From<First> for Arg {
    fn from(code: First) -> Arg {
        code as Arg
    }
}
/// Codes of an operand of kind `Int8`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(i32)]
pub enum Int8 {
    /// `s`
    S = 0,
    /// `u`
    U = 1,
}
impl TryFrom<Arg> for Int8 {
    type Error = Arg;
    /// The name for this code; the code when it has none.
    fn try_from(code: Arg) -> Result<Self, Arg> {
        match code {
            0 => Ok(Self::S),
            1 => Ok(Self::U),
            _ => Err(code),
        }
    }
}
impl From<Int8> for Arg {
    fn from(code: Int8) -> Arg {
        code as Arg
    }
}
/// A set of the letters `iorw`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rw(pub Arg);
impl Rw {
    /// The empty set.
    pub const NONE: Self = Self(0);
    /// `i`
    pub const I: Self = Self(8);
    /// `o`
    pub const O: Self = Self(4);
    /// `r`
    pub const R: Self = Self(2);
    /// `w`
    pub const W: Self = Self(1);
}
impl From<Arg> for Rw {
    fn from(code: Arg) -> Self {
        Self(code)
    }
}
impl From<Rw> for Arg {
    fn from(code: Rw) -> Arg {
        code.0
    }
}
impl core::ops::BitOr for Rw {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}
/// Codes of an operand of kind `Order`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(i32)]
pub enum Order {
    /// Nothing in the text.
    None = 0,
    /// `.rl`
    Rl = 1,
    /// `.aq`
    Aq = 2,
    /// `.aqrl`
    Aqrl = 3,
}
impl TryFrom<Arg> for Order {
    type Error = Arg;
    /// The name for this code; the code when it has none.
    fn try_from(code: Arg) -> Result<Self, Arg> {
        match code {
            0 => Ok(Self::None),
            1 => Ok(Self::Rl),
            2 => Ok(Self::Aq),
            3 => Ok(Self::Aqrl),
            _ => Err(code),
        }
    }
}
impl From<Order> for Arg {
    fn from(code: Order) -> Arg {
        code as Arg
    }
}
/// Codes of an operand of kind `Csr`; other numbers are allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Csr(pub Arg);
impl Csr {
    /// `FFLAGS`
    pub const FFLAGS: Self = Self(1);
    /// `FCSR`
    pub const FCSR: Self = Self(3);
    /// `MSTATUS`
    pub const MSTATUS: Self = Self(768);
    /// `MISA`
    pub const MISA: Self = Self(769);
    /// `MVENDORID`
    pub const MVENDORID: Self = Self(3857);
    /// `MARCHID`
    pub const MARCHID: Self = Self(3858);
    /// `MIMPID`
    pub const MIMPID: Self = Self(3859);
    /// `MHARTID`
    pub const MHARTID: Self = Self(3860);
    /// `MCONFIGPTR`
    pub const MCONFIGPTR: Self = Self(3861);
    /// `DDATA0`
    pub const DDATA0: Self = Self(1976);
    /// `MATP`
    pub const MATP: Self = Self(1984);
    /// `MINSTMASK`
    pub const MINSTMASK: Self = Self(1997);
    /// `MINSTMATCH`
    pub const MINSTMATCH: Self = Self(1998);
    /// `CACHE_INVALIDATE`
    pub const CACHE_INVALIDATE: Self = Self(2000);
    /// `MENABLE_SHADOWS`
    pub const MENABLE_SHADOWS: Self = Self(2002);
    /// `EXCL_MODE`
    pub const EXCL_MODE: Self = Self(2003);
    /// `MBUSADDR`
    pub const MBUSADDR: Self = Self(2005);
    /// `MCACHE_CONTROL`
    pub const MCACHE_CONTROL: Self = Self(2016);
    /// `EVICT_SW`
    pub const EVICT_SW: Self = Self(2041);
    /// `FLUSH_SW`
    pub const FLUSH_SW: Self = Self(2043);
    /// `LOCK_SW`
    pub const LOCK_SW: Self = Self(2045);
    /// `UNLOCK_SW`
    pub const UNLOCK_SW: Self = Self(2047);
    /// `TENSOR_REDUCE`
    pub const TENSOR_REDUCE: Self = Self(2048);
    /// `TENSOR_FMA`
    pub const TENSOR_FMA: Self = Self(2049);
    /// `TENSOR_QUANT`
    pub const TENSOR_QUANT: Self = Self(2054);
    /// `PREFETCH_VA`
    pub const PREFETCH_VA: Self = Self(2079);
    /// `TENSOR_LOAD`
    pub const TENSOR_LOAD: Self = Self(2111);
    /// `TENSOR_LOAD_L2`
    pub const TENSOR_LOAD_L2: Self = Self(2143);
    /// `TENSOR_STORE`
    pub const TENSOR_STORE: Self = Self(2175);
    /// `EVICT_VA`
    pub const EVICT_VA: Self = Self(2207);
    /// `FLUSH_VA`
    pub const FLUSH_VA: Self = Self(2239);
    /// `LOCK_VA`
    pub const LOCK_VA: Self = Self(2271);
    /// `UNLOCK_VA`
    pub const UNLOCK_VA: Self = Self(2303);
    /// `TENSOR_CONV_SIZE`
    pub const TENSOR_CONV_SIZE: Self = Self(2050);
    /// `TENSOR_CONV_CTRL`
    pub const TENSOR_CONV_CTRL: Self = Self(2051);
    /// `TENSOR_COOP`
    pub const TENSOR_COOP: Self = Self(2052);
    /// `TENSOR_MASK`
    pub const TENSOR_MASK: Self = Self(2053);
    /// `TEX_SEND`
    pub const TEX_SEND: Self = Self(2055);
    /// `TENSOR_ERROR`
    pub const TENSOR_ERROR: Self = Self(2056);
    /// `UCACHE_CONTROL`
    pub const UCACHE_CONTROL: Self = Self(2064);
    /// `FLB`
    pub const FLB: Self = Self(2080);
    /// `FCC`
    pub const FCC: Self = Self(2081);
    /// `STALL`
    pub const STALL: Self = Self(2082);
    /// `TENSOR_WAIT`
    pub const TENSOR_WAIT: Self = Self(2096);
    /// `GSC_PROGRESS`
    pub const GSC_PROGRESS: Self = Self(2112);
    /// `VALIDATION0`
    pub const VALIDATION0: Self = Self(2256);
    /// `VALIDATION1`
    pub const VALIDATION1: Self = Self(2257);
    /// `VALIDATION2`
    pub const VALIDATION2: Self = Self(2258);
    /// `VALIDATION3`
    pub const VALIDATION3: Self = Self(2259);
    /// `PORTCTRL0`
    pub const PORTCTRL0: Self = Self(2508);
    /// `PORTCTRL1`
    pub const PORTCTRL1: Self = Self(2509);
    /// `PORTCTRL2`
    pub const PORTCTRL2: Self = Self(2510);
    /// `PORTCTRL3`
    pub const PORTCTRL3: Self = Self(2511);
    /// `FCCNB`
    pub const FCCNB: Self = Self(3264);
    /// `PORTHEAD0`
    pub const PORTHEAD0: Self = Self(3272);
    /// `PORTHEAD1`
    pub const PORTHEAD1: Self = Self(3273);
    /// `PORTHEAD2`
    pub const PORTHEAD2: Self = Self(3274);
    /// `PORTHEAD3`
    pub const PORTHEAD3: Self = Self(3275);
    /// `PORTHEADNB0`
    pub const PORTHEADNB0: Self = Self(3276);
    /// `PORTHEADNB1`
    pub const PORTHEADNB1: Self = Self(3277);
    /// `PORTHEADNB2`
    pub const PORTHEADNB2: Self = Self(3278);
    /// `PORTHEADNB3`
    pub const PORTHEADNB3: Self = Self(3279);
    /// `HARTID`
    pub const HARTID: Self = Self(3280);
    /// `DCACHE_DEBUG`
    pub const DCACHE_DEBUG: Self = Self(4032);
    /// `FRM`
    pub const FRM: Self = Self(2);
    /// `JVT`
    pub const JVT: Self = Self(23);
    /// `CYCLE`
    pub const CYCLE: Self = Self(3072);
    /// `TIME`
    pub const TIME: Self = Self(3073);
    /// `INSTRET`
    pub const INSTRET: Self = Self(3074);
    /// `CYCLEH`
    pub const CYCLEH: Self = Self(3200);
    /// `TIMEH`
    pub const TIMEH: Self = Self(3201);
    /// `INSTRETH`
    pub const INSTRETH: Self = Self(3202);
    /// `HPMCOUNTER3`
    pub const HPMCOUNTER3: Self = Self(3075);
    /// `HPMCOUNTER4`
    pub const HPMCOUNTER4: Self = Self(3076);
    /// `HPMCOUNTER5`
    pub const HPMCOUNTER5: Self = Self(3077);
    /// `HPMCOUNTER6`
    pub const HPMCOUNTER6: Self = Self(3078);
    /// `HPMCOUNTER7`
    pub const HPMCOUNTER7: Self = Self(3079);
    /// `HPMCOUNTER8`
    pub const HPMCOUNTER8: Self = Self(3080);
    /// `HPMCOUNTER9`
    pub const HPMCOUNTER9: Self = Self(3081);
    /// `HPMCOUNTER10`
    pub const HPMCOUNTER10: Self = Self(3082);
    /// `HPMCOUNTER11`
    pub const HPMCOUNTER11: Self = Self(3083);
    /// `HPMCOUNTER12`
    pub const HPMCOUNTER12: Self = Self(3084);
    /// `HPMCOUNTER13`
    pub const HPMCOUNTER13: Self = Self(3085);
    /// `HPMCOUNTER14`
    pub const HPMCOUNTER14: Self = Self(3086);
    /// `HPMCOUNTER15`
    pub const HPMCOUNTER15: Self = Self(3087);
    /// `HPMCOUNTER16`
    pub const HPMCOUNTER16: Self = Self(3088);
    /// `HPMCOUNTER17`
    pub const HPMCOUNTER17: Self = Self(3089);
    /// `HPMCOUNTER18`
    pub const HPMCOUNTER18: Self = Self(3090);
    /// `HPMCOUNTER19`
    pub const HPMCOUNTER19: Self = Self(3091);
    /// `HPMCOUNTER20`
    pub const HPMCOUNTER20: Self = Self(3092);
    /// `HPMCOUNTER21`
    pub const HPMCOUNTER21: Self = Self(3093);
    /// `HPMCOUNTER22`
    pub const HPMCOUNTER22: Self = Self(3094);
    /// `HPMCOUNTER23`
    pub const HPMCOUNTER23: Self = Self(3095);
    /// `HPMCOUNTER24`
    pub const HPMCOUNTER24: Self = Self(3096);
    /// `HPMCOUNTER25`
    pub const HPMCOUNTER25: Self = Self(3097);
    /// `HPMCOUNTER26`
    pub const HPMCOUNTER26: Self = Self(3098);
    /// `HPMCOUNTER27`
    pub const HPMCOUNTER27: Self = Self(3099);
    /// `HPMCOUNTER28`
    pub const HPMCOUNTER28: Self = Self(3100);
    /// `HPMCOUNTER29`
    pub const HPMCOUNTER29: Self = Self(3101);
    /// `HPMCOUNTER30`
    pub const HPMCOUNTER30: Self = Self(3102);
    /// `HPMCOUNTER31`
    pub const HPMCOUNTER31: Self = Self(3103);
    /// `HPMCOUNTER3H`
    pub const HPMCOUNTER3H: Self = Self(3203);
    /// `HPMCOUNTER4H`
    pub const HPMCOUNTER4H: Self = Self(3204);
    /// `HPMCOUNTER5H`
    pub const HPMCOUNTER5H: Self = Self(3205);
    /// `HPMCOUNTER6H`
    pub const HPMCOUNTER6H: Self = Self(3206);
    /// `HPMCOUNTER7H`
    pub const HPMCOUNTER7H: Self = Self(3207);
    /// `HPMCOUNTER8H`
    pub const HPMCOUNTER8H: Self = Self(3208);
    /// `HPMCOUNTER9H`
    pub const HPMCOUNTER9H: Self = Self(3209);
    /// `HPMCOUNTER10H`
    pub const HPMCOUNTER10H: Self = Self(3210);
    /// `HPMCOUNTER11H`
    pub const HPMCOUNTER11H: Self = Self(3211);
    /// `HPMCOUNTER12H`
    pub const HPMCOUNTER12H: Self = Self(3212);
    /// `HPMCOUNTER13H`
    pub const HPMCOUNTER13H: Self = Self(3213);
    /// `HPMCOUNTER14H`
    pub const HPMCOUNTER14H: Self = Self(3214);
    /// `HPMCOUNTER15H`
    pub const HPMCOUNTER15H: Self = Self(3215);
    /// `HPMCOUNTER16H`
    pub const HPMCOUNTER16H: Self = Self(3216);
    /// `HPMCOUNTER17H`
    pub const HPMCOUNTER17H: Self = Self(3217);
    /// `HPMCOUNTER18H`
    pub const HPMCOUNTER18H: Self = Self(3218);
    /// `HPMCOUNTER19H`
    pub const HPMCOUNTER19H: Self = Self(3219);
    /// `HPMCOUNTER20H`
    pub const HPMCOUNTER20H: Self = Self(3220);
    /// `HPMCOUNTER21H`
    pub const HPMCOUNTER21H: Self = Self(3221);
    /// `HPMCOUNTER22H`
    pub const HPMCOUNTER22H: Self = Self(3222);
    /// `HPMCOUNTER23H`
    pub const HPMCOUNTER23H: Self = Self(3223);
    /// `HPMCOUNTER24H`
    pub const HPMCOUNTER24H: Self = Self(3224);
    /// `HPMCOUNTER25H`
    pub const HPMCOUNTER25H: Self = Self(3225);
    /// `HPMCOUNTER26H`
    pub const HPMCOUNTER26H: Self = Self(3226);
    /// `HPMCOUNTER27H`
    pub const HPMCOUNTER27H: Self = Self(3227);
    /// `HPMCOUNTER28H`
    pub const HPMCOUNTER28H: Self = Self(3228);
    /// `HPMCOUNTER29H`
    pub const HPMCOUNTER29H: Self = Self(3229);
    /// `HPMCOUNTER30H`
    pub const HPMCOUNTER30H: Self = Self(3230);
    /// `HPMCOUNTER31H`
    pub const HPMCOUNTER31H: Self = Self(3231);
    /// `MCYCLE`
    pub const MCYCLE: Self = Self(2816);
    /// `MCYCLEH`
    pub const MCYCLEH: Self = Self(2944);
    /// `MINSTRET`
    pub const MINSTRET: Self = Self(2818);
    /// `MINSTRETH`
    pub const MINSTRETH: Self = Self(2946);
    /// `MHPMCOUNTER3`
    pub const MHPMCOUNTER3: Self = Self(2819);
    /// `MHPMCOUNTER4`
    pub const MHPMCOUNTER4: Self = Self(2820);
    /// `MHPMCOUNTER5`
    pub const MHPMCOUNTER5: Self = Self(2821);
    /// `MHPMCOUNTER6`
    pub const MHPMCOUNTER6: Self = Self(2822);
    /// `MHPMCOUNTER7`
    pub const MHPMCOUNTER7: Self = Self(2823);
    /// `MHPMCOUNTER8`
    pub const MHPMCOUNTER8: Self = Self(2824);
    /// `MHPMCOUNTER9`
    pub const MHPMCOUNTER9: Self = Self(2825);
    /// `MHPMCOUNTER10`
    pub const MHPMCOUNTER10: Self = Self(2826);
    /// `MHPMCOUNTER11`
    pub const MHPMCOUNTER11: Self = Self(2827);
    /// `MHPMCOUNTER12`
    pub const MHPMCOUNTER12: Self = Self(2828);
    /// `MHPMCOUNTER13`
    pub const MHPMCOUNTER13: Self = Self(2829);
    /// `MHPMCOUNTER14`
    pub const MHPMCOUNTER14: Self = Self(2830);
    /// `MHPMCOUNTER15`
    pub const MHPMCOUNTER15: Self = Self(2831);
    /// `MHPMCOUNTER16`
    pub const MHPMCOUNTER16: Self = Self(2832);
    /// `MHPMCOUNTER17`
    pub const MHPMCOUNTER17: Self = Self(2833);
    /// `MHPMCOUNTER18`
    pub const MHPMCOUNTER18: Self = Self(2834);
    /// `MHPMCOUNTER19`
    pub const MHPMCOUNTER19: Self = Self(2835);
    /// `MHPMCOUNTER20`
    pub const MHPMCOUNTER20: Self = Self(2836);
    /// `MHPMCOUNTER21`
    pub const MHPMCOUNTER21: Self = Self(2837);
    /// `MHPMCOUNTER22`
    pub const MHPMCOUNTER22: Self = Self(2838);
    /// `MHPMCOUNTER23`
    pub const MHPMCOUNTER23: Self = Self(2839);
    /// `MHPMCOUNTER24`
    pub const MHPMCOUNTER24: Self = Self(2840);
    /// `MHPMCOUNTER25`
    pub const MHPMCOUNTER25: Self = Self(2841);
    /// `MHPMCOUNTER26`
    pub const MHPMCOUNTER26: Self = Self(2842);
    /// `MHPMCOUNTER27`
    pub const MHPMCOUNTER27: Self = Self(2843);
    /// `MHPMCOUNTER28`
    pub const MHPMCOUNTER28: Self = Self(2844);
    /// `MHPMCOUNTER29`
    pub const MHPMCOUNTER29: Self = Self(2845);
    /// `MHPMCOUNTER30`
    pub const MHPMCOUNTER30: Self = Self(2846);
    /// `MHPMCOUNTER31`
    pub const MHPMCOUNTER31: Self = Self(2847);
    /// `MHPMCOUNTER3H`
    pub const MHPMCOUNTER3H: Self = Self(2947);
    /// `MHPMCOUNTER4H`
    pub const MHPMCOUNTER4H: Self = Self(2948);
    /// `MHPMCOUNTER5H`
    pub const MHPMCOUNTER5H: Self = Self(2949);
    /// `MHPMCOUNTER6H`
    pub const MHPMCOUNTER6H: Self = Self(2950);
    /// `MHPMCOUNTER7H`
    pub const MHPMCOUNTER7H: Self = Self(2951);
    /// `MHPMCOUNTER8H`
    pub const MHPMCOUNTER8H: Self = Self(2952);
    /// `MHPMCOUNTER9H`
    pub const MHPMCOUNTER9H: Self = Self(2953);
    /// `MHPMCOUNTER10H`
    pub const MHPMCOUNTER10H: Self = Self(2954);
    /// `MHPMCOUNTER11H`
    pub const MHPMCOUNTER11H: Self = Self(2955);
    /// `MHPMCOUNTER12H`
    pub const MHPMCOUNTER12H: Self = Self(2956);
    /// `MHPMCOUNTER13H`
    pub const MHPMCOUNTER13H: Self = Self(2957);
    /// `MHPMCOUNTER14H`
    pub const MHPMCOUNTER14H: Self = Self(2958);
    /// `MHPMCOUNTER15H`
    pub const MHPMCOUNTER15H: Self = Self(2959);
    /// `MHPMCOUNTER16H`
    pub const MHPMCOUNTER16H: Self = Self(2960);
    /// `MHPMCOUNTER17H`
    pub const MHPMCOUNTER17H: Self = Self(2961);
    /// `MHPMCOUNTER18H`
    pub const MHPMCOUNTER18H: Self = Self(2962);
    /// `MHPMCOUNTER19H`
    pub const MHPMCOUNTER19H: Self = Self(2963);
    /// `MHPMCOUNTER20H`
    pub const MHPMCOUNTER20H: Self = Self(2964);
    /// `MHPMCOUNTER21H`
    pub const MHPMCOUNTER21H: Self = Self(2965);
    /// `MHPMCOUNTER22H`
    pub const MHPMCOUNTER22H: Self = Self(2966);
    /// `MHPMCOUNTER23H`
    pub const MHPMCOUNTER23H: Self = Self(2967);
    /// `MHPMCOUNTER24H`
    pub const MHPMCOUNTER24H: Self = Self(2968);
    /// `MHPMCOUNTER25H`
    pub const MHPMCOUNTER25H: Self = Self(2969);
    /// `MHPMCOUNTER26H`
    pub const MHPMCOUNTER26H: Self = Self(2970);
    /// `MHPMCOUNTER27H`
    pub const MHPMCOUNTER27H: Self = Self(2971);
    /// `MHPMCOUNTER28H`
    pub const MHPMCOUNTER28H: Self = Self(2972);
    /// `MHPMCOUNTER29H`
    pub const MHPMCOUNTER29H: Self = Self(2973);
    /// `MHPMCOUNTER30H`
    pub const MHPMCOUNTER30H: Self = Self(2974);
    /// `MHPMCOUNTER31H`
    pub const MHPMCOUNTER31H: Self = Self(2975);
    /// `MHPMEVENT3`
    pub const MHPMEVENT3: Self = Self(803);
    /// `MHPMEVENT4`
    pub const MHPMEVENT4: Self = Self(804);
    /// `MHPMEVENT5`
    pub const MHPMEVENT5: Self = Self(805);
    /// `MHPMEVENT6`
    pub const MHPMEVENT6: Self = Self(806);
    /// `MHPMEVENT7`
    pub const MHPMEVENT7: Self = Self(807);
    /// `MHPMEVENT8`
    pub const MHPMEVENT8: Self = Self(808);
    /// `MHPMEVENT9`
    pub const MHPMEVENT9: Self = Self(809);
    /// `MHPMEVENT10`
    pub const MHPMEVENT10: Self = Self(810);
    /// `MHPMEVENT11`
    pub const MHPMEVENT11: Self = Self(811);
    /// `MHPMEVENT12`
    pub const MHPMEVENT12: Self = Self(812);
    /// `MHPMEVENT13`
    pub const MHPMEVENT13: Self = Self(813);
    /// `MHPMEVENT14`
    pub const MHPMEVENT14: Self = Self(814);
    /// `MHPMEVENT15`
    pub const MHPMEVENT15: Self = Self(815);
    /// `MHPMEVENT16`
    pub const MHPMEVENT16: Self = Self(816);
    /// `MHPMEVENT17`
    pub const MHPMEVENT17: Self = Self(817);
    /// `MHPMEVENT18`
    pub const MHPMEVENT18: Self = Self(818);
    /// `MHPMEVENT19`
    pub const MHPMEVENT19: Self = Self(819);
    /// `MHPMEVENT20`
    pub const MHPMEVENT20: Self = Self(820);
    /// `MHPMEVENT21`
    pub const MHPMEVENT21: Self = Self(821);
    /// `MHPMEVENT22`
    pub const MHPMEVENT22: Self = Self(822);
    /// `MHPMEVENT23`
    pub const MHPMEVENT23: Self = Self(823);
    /// `MHPMEVENT24`
    pub const MHPMEVENT24: Self = Self(824);
    /// `MHPMEVENT25`
    pub const MHPMEVENT25: Self = Self(825);
    /// `MHPMEVENT26`
    pub const MHPMEVENT26: Self = Self(826);
    /// `MHPMEVENT27`
    pub const MHPMEVENT27: Self = Self(827);
    /// `MHPMEVENT28`
    pub const MHPMEVENT28: Self = Self(828);
    /// `MHPMEVENT29`
    pub const MHPMEVENT29: Self = Self(829);
    /// `MHPMEVENT30`
    pub const MHPMEVENT30: Self = Self(830);
    /// `MHPMEVENT31`
    pub const MHPMEVENT31: Self = Self(831);
    /// `MCOUNTINHIBIT`
    pub const MCOUNTINHIBIT: Self = Self(800);
    /// `MSTATUSH`
    pub const MSTATUSH: Self = Self(784);
    /// `MEDELEG`
    pub const MEDELEG: Self = Self(770);
    /// `MIDELEG`
    pub const MIDELEG: Self = Self(771);
    /// `MIE`
    pub const MIE: Self = Self(772);
    /// `MIP`
    pub const MIP: Self = Self(836);
    /// `MTVEC`
    pub const MTVEC: Self = Self(773);
    /// `MCOUNTEREN`
    pub const MCOUNTEREN: Self = Self(774);
    /// `MENVCFG`
    pub const MENVCFG: Self = Self(778);
    /// `MENVCFGH`
    pub const MENVCFGH: Self = Self(794);
    /// `MSCRATCH`
    pub const MSCRATCH: Self = Self(832);
    /// `MEPC`
    pub const MEPC: Self = Self(833);
    /// `MCAUSE`
    pub const MCAUSE: Self = Self(834);
    /// `MTVAL`
    pub const MTVAL: Self = Self(835);
    /// `TSELECT`
    pub const TSELECT: Self = Self(1952);
    /// `TDATA1`
    pub const TDATA1: Self = Self(1953);
    /// `TDATA2`
    pub const TDATA2: Self = Self(1954);
    /// `TDATA3`
    pub const TDATA3: Self = Self(1955);
    /// `SSTATUS`
    pub const SSTATUS: Self = Self(256);
    /// `SIE`
    pub const SIE: Self = Self(260);
    /// `SIP`
    pub const SIP: Self = Self(324);
    /// `STVEC`
    pub const STVEC: Self = Self(261);
    /// `SCOUNTEREN`
    pub const SCOUNTEREN: Self = Self(262);
    /// `SENVCFG`
    pub const SENVCFG: Self = Self(266);
    /// `SSCRATCH`
    pub const SSCRATCH: Self = Self(320);
    /// `SEPC`
    pub const SEPC: Self = Self(321);
    /// `SCAUSE`
    pub const SCAUSE: Self = Self(322);
    /// `STVAL`
    pub const STVAL: Self = Self(323);
    /// `SATP`
    pub const SATP: Self = Self(384);
    /// `PMPCFG0`
    pub const PMPCFG0: Self = Self(928);
    /// `PMPCFG2`
    pub const PMPCFG2: Self = Self(930);
    /// `PMPCFG4`
    pub const PMPCFG4: Self = Self(932);
    /// `PMPCFG6`
    pub const PMPCFG6: Self = Self(934);
    /// `PMPCFG8`
    pub const PMPCFG8: Self = Self(936);
    /// `PMPCFG10`
    pub const PMPCFG10: Self = Self(938);
    /// `PMPCFG12`
    pub const PMPCFG12: Self = Self(940);
    /// `PMPCFG14`
    pub const PMPCFG14: Self = Self(942);
    /// `PMPCFG1`
    pub const PMPCFG1: Self = Self(929);
    /// `PMPCFG3`
    pub const PMPCFG3: Self = Self(931);
    /// `PMPCFG5`
    pub const PMPCFG5: Self = Self(933);
    /// `PMPCFG7`
    pub const PMPCFG7: Self = Self(935);
    /// `PMPCFG9`
    pub const PMPCFG9: Self = Self(937);
    /// `PMPCFG11`
    pub const PMPCFG11: Self = Self(939);
    /// `PMPCFG13`
    pub const PMPCFG13: Self = Self(941);
    /// `PMPCFG15`
    pub const PMPCFG15: Self = Self(943);
    /// `PMPADDR0`
    pub const PMPADDR0: Self = Self(944);
    /// `PMPADDR1`
    pub const PMPADDR1: Self = Self(945);
    /// `PMPADDR2`
    pub const PMPADDR2: Self = Self(946);
    /// `PMPADDR3`
    pub const PMPADDR3: Self = Self(947);
    /// `PMPADDR4`
    pub const PMPADDR4: Self = Self(948);
    /// `PMPADDR5`
    pub const PMPADDR5: Self = Self(949);
    /// `PMPADDR6`
    pub const PMPADDR6: Self = Self(950);
    /// `PMPADDR7`
    pub const PMPADDR7: Self = Self(951);
    /// `PMPADDR8`
    pub const PMPADDR8: Self = Self(952);
    /// `PMPADDR9`
    pub const PMPADDR9: Self = Self(953);
    /// `PMPADDR10`
    pub const PMPADDR10: Self = Self(954);
    /// `PMPADDR11`
    pub const PMPADDR11: Self = Self(955);
    /// `PMPADDR12`
    pub const PMPADDR12: Self = Self(956);
    /// `PMPADDR13`
    pub const PMPADDR13: Self = Self(957);
    /// `PMPADDR14`
    pub const PMPADDR14: Self = Self(958);
    /// `PMPADDR15`
    pub const PMPADDR15: Self = Self(959);
    /// `PMPADDR16`
    pub const PMPADDR16: Self = Self(960);
    /// `PMPADDR17`
    pub const PMPADDR17: Self = Self(961);
    /// `PMPADDR18`
    pub const PMPADDR18: Self = Self(962);
    /// `PMPADDR19`
    pub const PMPADDR19: Self = Self(963);
    /// `PMPADDR20`
    pub const PMPADDR20: Self = Self(964);
    /// `PMPADDR21`
    pub const PMPADDR21: Self = Self(965);
    /// `PMPADDR22`
    pub const PMPADDR22: Self = Self(966);
    /// `PMPADDR23`
    pub const PMPADDR23: Self = Self(967);
    /// `PMPADDR24`
    pub const PMPADDR24: Self = Self(968);
    /// `PMPADDR25`
    pub const PMPADDR25: Self = Self(969);
    /// `PMPADDR26`
    pub const PMPADDR26: Self = Self(970);
    /// `PMPADDR27`
    pub const PMPADDR27: Self = Self(971);
    /// `PMPADDR28`
    pub const PMPADDR28: Self = Self(972);
    /// `PMPADDR29`
    pub const PMPADDR29: Self = Self(973);
    /// `PMPADDR30`
    pub const PMPADDR30: Self = Self(974);
    /// `PMPADDR31`
    pub const PMPADDR31: Self = Self(975);
    /// `PMPADDR32`
    pub const PMPADDR32: Self = Self(976);
    /// `PMPADDR33`
    pub const PMPADDR33: Self = Self(977);
    /// `PMPADDR34`
    pub const PMPADDR34: Self = Self(978);
    /// `PMPADDR35`
    pub const PMPADDR35: Self = Self(979);
    /// `PMPADDR36`
    pub const PMPADDR36: Self = Self(980);
    /// `PMPADDR37`
    pub const PMPADDR37: Self = Self(981);
    /// `PMPADDR38`
    pub const PMPADDR38: Self = Self(982);
    /// `PMPADDR39`
    pub const PMPADDR39: Self = Self(983);
    /// `PMPADDR40`
    pub const PMPADDR40: Self = Self(984);
    /// `PMPADDR41`
    pub const PMPADDR41: Self = Self(985);
    /// `PMPADDR42`
    pub const PMPADDR42: Self = Self(986);
    /// `PMPADDR43`
    pub const PMPADDR43: Self = Self(987);
    /// `PMPADDR44`
    pub const PMPADDR44: Self = Self(988);
    /// `PMPADDR45`
    pub const PMPADDR45: Self = Self(989);
    /// `PMPADDR46`
    pub const PMPADDR46: Self = Self(990);
    /// `PMPADDR47`
    pub const PMPADDR47: Self = Self(991);
    /// `PMPADDR48`
    pub const PMPADDR48: Self = Self(992);
    /// `PMPADDR49`
    pub const PMPADDR49: Self = Self(993);
    /// `PMPADDR50`
    pub const PMPADDR50: Self = Self(994);
    /// `PMPADDR51`
    pub const PMPADDR51: Self = Self(995);
    /// `PMPADDR52`
    pub const PMPADDR52: Self = Self(996);
    /// `PMPADDR53`
    pub const PMPADDR53: Self = Self(997);
    /// `PMPADDR54`
    pub const PMPADDR54: Self = Self(998);
    /// `PMPADDR55`
    pub const PMPADDR55: Self = Self(999);
    /// `PMPADDR56`
    pub const PMPADDR56: Self = Self(1000);
    /// `PMPADDR57`
    pub const PMPADDR57: Self = Self(1001);
    /// `PMPADDR58`
    pub const PMPADDR58: Self = Self(1002);
    /// `PMPADDR59`
    pub const PMPADDR59: Self = Self(1003);
    /// `PMPADDR60`
    pub const PMPADDR60: Self = Self(1004);
    /// `PMPADDR61`
    pub const PMPADDR61: Self = Self(1005);
    /// `PMPADDR62`
    pub const PMPADDR62: Self = Self(1006);
    /// `PMPADDR63`
    pub const PMPADDR63: Self = Self(1007);
}
impl From<Arg> for Csr {
    fn from(code: Arg) -> Self {
        Self(code)
    }
}
impl From<Csr> for Arg {
    fn from(code: Csr) -> Arg {
        code.0
    }
}
pub use onespec_core::immediate::ImmediateError;
/// A number from 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Uimm1(Arg);
impl Uimm1 {
    /// Checks a number.
    ///
    /// # Errors
    /// It is out of range, or no multiple of the step.
    pub const fn new(value: Arg) -> Result<Self, ImmediateError> {
        match ImmediateError::check(value as i64, 0, 1, 1) {
            Ok(()) => Ok(Self(value)),
            Err(error) => Err(error),
        }
    }
    /// The number.
    pub const fn get(self) -> Arg {
        self.0
    }
}
impl From<Arg> for Uimm1 {
    /// Takes a number as it is: it is checked when the instruction is encoded.
    fn from(value: Arg) -> Self {
        Self(value)
    }
}
/// A number from 0 to 3.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Uimm2(Arg);
impl Uimm2 {
    /// Checks a number.
    ///
    /// # Errors
    /// It is out of range, or no multiple of the step.
    pub const fn new(value: Arg) -> Result<Self, ImmediateError> {
        match ImmediateError::check(value as i64, 0, 3, 1) {
            Ok(()) => Ok(Self(value)),
            Err(error) => Err(error),
        }
    }
    /// The number.
    pub const fn get(self) -> Arg {
        self.0
    }
}
impl From<Arg> for Uimm2 {
    /// Takes a number as it is: it is checked when the instruction is encoded.
    fn from(value: Arg) -> Self {
        Self(value)
    }
}
/// A number from 0 to 7.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Uimm3(Arg);
impl Uimm3 {
    /// Checks a number.
    ///
    /// # Errors
    /// It is out of range, or no multiple of the step.
    pub const fn new(value: Arg) -> Result<Self, ImmediateError> {
        match ImmediateError::check(value as i64, 0, 7, 1) {
            Ok(()) => Ok(Self(value)),
            Err(error) => Err(error),
        }
    }
    /// The number.
    pub const fn get(self) -> Arg {
        self.0
    }
}
impl From<Arg> for Uimm3 {
    /// Takes a number as it is: it is checked when the instruction is encoded.
    fn from(value: Arg) -> Self {
        Self(value)
    }
}
/// A number from 0 to 15.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Uimm4(Arg);
impl Uimm4 {
    /// Checks a number.
    ///
    /// # Errors
    /// It is out of range, or no multiple of the step.
    pub const fn new(value: Arg) -> Result<Self, ImmediateError> {
        match ImmediateError::check(value as i64, 0, 15, 1) {
            Ok(()) => Ok(Self(value)),
            Err(error) => Err(error),
        }
    }
    /// The number.
    pub const fn get(self) -> Arg {
        self.0
    }
}
impl From<Arg> for Uimm4 {
    /// Takes a number as it is: it is checked when the instruction is encoded.
    fn from(value: Arg) -> Self {
        Self(value)
    }
}
/// A number from 0 to 31.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Uimm5(Arg);
impl Uimm5 {
    /// Checks a number.
    ///
    /// # Errors
    /// It is out of range, or no multiple of the step.
    pub const fn new(value: Arg) -> Result<Self, ImmediateError> {
        match ImmediateError::check(value as i64, 0, 31, 1) {
            Ok(()) => Ok(Self(value)),
            Err(error) => Err(error),
        }
    }
    /// The number.
    pub const fn get(self) -> Arg {
        self.0
    }
}
impl From<Arg> for Uimm5 {
    /// Takes a number as it is: it is checked when the instruction is encoded.
    fn from(value: Arg) -> Self {
        Self(value)
    }
}
/// A number from 0 to 63.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Uimm6(Arg);
impl Uimm6 {
    /// Checks a number.
    ///
    /// # Errors
    /// It is out of range, or no multiple of the step.
    pub const fn new(value: Arg) -> Result<Self, ImmediateError> {
        match ImmediateError::check(value as i64, 0, 63, 1) {
            Ok(()) => Ok(Self(value)),
            Err(error) => Err(error),
        }
    }
    /// The number.
    pub const fn get(self) -> Arg {
        self.0
    }
}
impl From<Arg> for Uimm6 {
    /// Takes a number as it is: it is checked when the instruction is encoded.
    fn from(value: Arg) -> Self {
        Self(value)
    }
}
/// A number from 0 to 127.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Uimm7(Arg);
impl Uimm7 {
    /// Checks a number.
    ///
    /// # Errors
    /// It is out of range, or no multiple of the step.
    pub const fn new(value: Arg) -> Result<Self, ImmediateError> {
        match ImmediateError::check(value as i64, 0, 127, 1) {
            Ok(()) => Ok(Self(value)),
            Err(error) => Err(error),
        }
    }
    /// The number.
    pub const fn get(self) -> Arg {
        self.0
    }
}
impl From<Arg> for Uimm7 {
    /// Takes a number as it is: it is checked when the instruction is encoded.
    fn from(value: Arg) -> Self {
        Self(value)
    }
}
/// A number from 0 to 124, a multiple of 4.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Uimm7By4(Arg);
impl Uimm7By4 {
    /// Checks a number.
    ///
    /// # Errors
    /// It is out of range, or no multiple of the step.
    pub const fn new(value: Arg) -> Result<Self, ImmediateError> {
        match ImmediateError::check(value as i64, 0, 124, 4) {
            Ok(()) => Ok(Self(value)),
            Err(error) => Err(error),
        }
    }
    /// The number.
    pub const fn get(self) -> Arg {
        self.0
    }
}
impl From<Arg> for Uimm7By4 {
    /// Takes a number as it is: it is checked when the instruction is encoded.
    fn from(value: Arg) -> Self {
        Self(value)
    }
}
/// A number from 0 to 255.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Uimm8(Arg);
impl Uimm8 {
    /// Checks a number.
    ///
    /// # Errors
    /// It is out of range, or no multiple of the step.
    pub const fn new(value: Arg) -> Result<Self, ImmediateError> {
        match ImmediateError::check(value as i64, 0, 255, 1) {
            Ok(()) => Ok(Self(value)),
            Err(error) => Err(error),
        }
    }
    /// The number.
    pub const fn get(self) -> Arg {
        self.0
    }
}
impl From<Arg> for Uimm8 {
    /// Takes a number as it is: it is checked when the instruction is encoded.
    fn from(value: Arg) -> Self {
        Self(value)
    }
}
/// A number from 0 to 252, a multiple of 4.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Uimm8By4(Arg);
impl Uimm8By4 {
    /// Checks a number.
    ///
    /// # Errors
    /// It is out of range, or no multiple of the step.
    pub const fn new(value: Arg) -> Result<Self, ImmediateError> {
        match ImmediateError::check(value as i64, 0, 252, 4) {
            Ok(()) => Ok(Self(value)),
            Err(error) => Err(error),
        }
    }
    /// The number.
    pub const fn get(self) -> Arg {
        self.0
    }
}
impl From<Arg> for Uimm8By4 {
    /// Takes a number as it is: it is checked when the instruction is encoded.
    fn from(value: Arg) -> Self {
        Self(value)
    }
}
/// A number from 0 to 248, a multiple of 8.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Uimm8By8(Arg);
impl Uimm8By8 {
    /// Checks a number.
    ///
    /// # Errors
    /// It is out of range, or no multiple of the step.
    pub const fn new(value: Arg) -> Result<Self, ImmediateError> {
        match ImmediateError::check(value as i64, 0, 248, 8) {
            Ok(()) => Ok(Self(value)),
            Err(error) => Err(error),
        }
    }
    /// The number.
    pub const fn get(self) -> Arg {
        self.0
    }
}
impl From<Arg> for Uimm8By8 {
    /// Takes a number as it is: it is checked when the instruction is encoded.
    fn from(value: Arg) -> Self {
        Self(value)
    }
}
/// A number from 0 to 504, a multiple of 8.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Uimm9By8(Arg);
impl Uimm9By8 {
    /// Checks a number.
    ///
    /// # Errors
    /// It is out of range, or no multiple of the step.
    pub const fn new(value: Arg) -> Result<Self, ImmediateError> {
        match ImmediateError::check(value as i64, 0, 504, 8) {
            Ok(()) => Ok(Self(value)),
            Err(error) => Err(error),
        }
    }
    /// The number.
    pub const fn get(self) -> Arg {
        self.0
    }
}
impl From<Arg> for Uimm9By8 {
    /// Takes a number as it is: it is checked when the instruction is encoded.
    fn from(value: Arg) -> Self {
        Self(value)
    }
}
/// A number from 0 to 1020, a multiple of 4.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Uimm10By4(Arg);
impl Uimm10By4 {
    /// Checks a number.
    ///
    /// # Errors
    /// It is out of range, or no multiple of the step.
    pub const fn new(value: Arg) -> Result<Self, ImmediateError> {
        match ImmediateError::check(value as i64, 0, 1020, 4) {
            Ok(()) => Ok(Self(value)),
            Err(error) => Err(error),
        }
    }
    /// The number.
    pub const fn get(self) -> Arg {
        self.0
    }
}
impl From<Arg> for Uimm10By4 {
    /// Takes a number as it is: it is checked when the instruction is encoded.
    fn from(value: Arg) -> Self {
        Self(value)
    }
}
/// A number from 0 to 8191.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Uimm13(Arg);
impl Uimm13 {
    /// Checks a number.
    ///
    /// # Errors
    /// It is out of range, or no multiple of the step.
    pub const fn new(value: Arg) -> Result<Self, ImmediateError> {
        match ImmediateError::check(value as i64, 0, 8191, 1) {
            Ok(()) => Ok(Self(value)),
            Err(error) => Err(error),
        }
    }
    /// The number.
    pub const fn get(self) -> Arg {
        self.0
    }
}
impl From<Arg> for Uimm13 {
    /// Takes a number as it is: it is checked when the instruction is encoded.
    fn from(value: Arg) -> Self {
        Self(value)
    }
}
/// A number from 0 to 131071.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Uimm17(Arg);
impl Uimm17 {
    /// Checks a number.
    ///
    /// # Errors
    /// It is out of range, or no multiple of the step.
    pub const fn new(value: Arg) -> Result<Self, ImmediateError> {
        match ImmediateError::check(value as i64, 0, 131071, 1) {
            Ok(()) => Ok(Self(value)),
            Err(error) => Err(error),
        }
    }
    /// The number.
    pub const fn get(self) -> Arg {
        self.0
    }
}
impl From<Arg> for Uimm17 {
    /// Takes a number as it is: it is checked when the instruction is encoded.
    fn from(value: Arg) -> Self {
        Self(value)
    }
}
/// A number from 0 to 1048575.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Uimm20(Arg);
impl Uimm20 {
    /// Checks a number.
    ///
    /// # Errors
    /// It is out of range, or no multiple of the step.
    pub const fn new(value: Arg) -> Result<Self, ImmediateError> {
        match ImmediateError::check(value as i64, 0, 1048575, 1) {
            Ok(()) => Ok(Self(value)),
            Err(error) => Err(error),
        }
    }
    /// The number.
    pub const fn get(self) -> Arg {
        self.0
    }
}
impl From<Arg> for Uimm20 {
    /// Takes a number as it is: it is checked when the instruction is encoded.
    fn from(value: Arg) -> Self {
        Self(value)
    }
}
/// A number from 0 to 17179869183.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Uimm34(Arg);
impl Uimm34 {
    /// Checks a number.
    ///
    /// # Errors
    /// It is out of range, or no multiple of the step.
    pub const fn new(value: Arg) -> Result<Self, ImmediateError> {
        match ImmediateError::check(value as i64, 0, 17179869183, 1) {
            Ok(()) => Ok(Self(value)),
            Err(error) => Err(error),
        }
    }
    /// The number.
    pub const fn get(self) -> Arg {
        self.0
    }
}
impl From<Arg> for Uimm34 {
    /// Takes a number as it is: it is checked when the instruction is encoded.
    fn from(value: Arg) -> Self {
        Self(value)
    }
}
/// A number from 0 to 1099511627775.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Uimm40(Arg);
impl Uimm40 {
    /// Checks a number.
    ///
    /// # Errors
    /// It is out of range, or no multiple of the step.
    pub const fn new(value: Arg) -> Result<Self, ImmediateError> {
        match ImmediateError::check(value as i64, 0, 1099511627775, 1) {
            Ok(()) => Ok(Self(value)),
            Err(error) => Err(error),
        }
    }
    /// The number.
    pub const fn get(self) -> Arg {
        self.0
    }
}
impl From<Arg> for Uimm40 {
    /// Takes a number as it is: it is checked when the instruction is encoded.
    fn from(value: Arg) -> Self {
        Self(value)
    }
}
/// A number from 0 to 4398046511103.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Uimm42(Arg);
impl Uimm42 {
    /// Checks a number.
    ///
    /// # Errors
    /// It is out of range, or no multiple of the step.
    pub const fn new(value: Arg) -> Result<Self, ImmediateError> {
        match ImmediateError::check(value as i64, 0, 4398046511103, 1) {
            Ok(()) => Ok(Self(value)),
            Err(error) => Err(error),
        }
    }
    /// The number.
    pub const fn get(self) -> Arg {
        self.0
    }
}
impl From<Arg> for Uimm42 {
    /// Takes a number as it is: it is checked when the instruction is encoded.
    fn from(value: Arg) -> Self {
        Self(value)
    }
}
/// A number from 0 to 17592186044415.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Uimm44(Arg);
impl Uimm44 {
    /// Checks a number.
    ///
    /// # Errors
    /// It is out of range, or no multiple of the step.
    pub const fn new(value: Arg) -> Result<Self, ImmediateError> {
        match ImmediateError::check(value as i64, 0, 17592186044415, 1) {
            Ok(()) => Ok(Self(value)),
            Err(error) => Err(error),
        }
    }
    /// The number.
    pub const fn get(self) -> Arg {
        self.0
    }
}
impl From<Arg> for Uimm44 {
    /// Takes a number as it is: it is checked when the instruction is encoded.
    fn from(value: Arg) -> Self {
        Self(value)
    }
}
/// A number from -32 to 31.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Imm6(Arg);
impl Imm6 {
    /// Checks a number.
    ///
    /// # Errors
    /// It is out of range, or no multiple of the step.
    pub const fn new(value: Arg) -> Result<Self, ImmediateError> {
        match ImmediateError::check(value as i64, -32, 31, 1) {
            Ok(()) => Ok(Self(value)),
            Err(error) => Err(error),
        }
    }
    /// The number.
    pub const fn get(self) -> Arg {
        self.0
    }
}
impl From<Arg> for Imm6 {
    /// Takes a number as it is: it is checked when the instruction is encoded.
    fn from(value: Arg) -> Self {
        Self(value)
    }
}
/// A number from -256 to 254, a multiple of 2.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Imm9By2(Arg);
impl Imm9By2 {
    /// Checks a number.
    ///
    /// # Errors
    /// It is out of range, or no multiple of the step.
    pub const fn new(value: Arg) -> Result<Self, ImmediateError> {
        match ImmediateError::check(value as i64, -256, 254, 2) {
            Ok(()) => Ok(Self(value)),
            Err(error) => Err(error),
        }
    }
    /// The number.
    pub const fn get(self) -> Arg {
        self.0
    }
}
impl From<Arg> for Imm9By2 {
    /// Takes a number as it is: it is checked when the instruction is encoded.
    fn from(value: Arg) -> Self {
        Self(value)
    }
}
/// A number from -512 to 511.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Imm10(Arg);
impl Imm10 {
    /// Checks a number.
    ///
    /// # Errors
    /// It is out of range, or no multiple of the step.
    pub const fn new(value: Arg) -> Result<Self, ImmediateError> {
        match ImmediateError::check(value as i64, -512, 511, 1) {
            Ok(()) => Ok(Self(value)),
            Err(error) => Err(error),
        }
    }
    /// The number.
    pub const fn get(self) -> Arg {
        self.0
    }
}
impl From<Arg> for Imm10 {
    /// Takes a number as it is: it is checked when the instruction is encoded.
    fn from(value: Arg) -> Self {
        Self(value)
    }
}
/// A number from -512 to 496, a multiple of 16.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Imm10By16(Arg);
impl Imm10By16 {
    /// Checks a number.
    ///
    /// # Errors
    /// It is out of range, or no multiple of the step.
    pub const fn new(value: Arg) -> Result<Self, ImmediateError> {
        match ImmediateError::check(value as i64, -512, 496, 16) {
            Ok(()) => Ok(Self(value)),
            Err(error) => Err(error),
        }
    }
    /// The number.
    pub const fn get(self) -> Arg {
        self.0
    }
}
impl From<Arg> for Imm10By16 {
    /// Takes a number as it is: it is checked when the instruction is encoded.
    fn from(value: Arg) -> Self {
        Self(value)
    }
}
/// A number from -2048 to 2047.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Imm12(Arg);
impl Imm12 {
    /// Checks a number.
    ///
    /// # Errors
    /// It is out of range, or no multiple of the step.
    pub const fn new(value: Arg) -> Result<Self, ImmediateError> {
        match ImmediateError::check(value as i64, -2048, 2047, 1) {
            Ok(()) => Ok(Self(value)),
            Err(error) => Err(error),
        }
    }
    /// The number.
    pub const fn get(self) -> Arg {
        self.0
    }
}
impl From<Arg> for Imm12 {
    /// Takes a number as it is: it is checked when the instruction is encoded.
    fn from(value: Arg) -> Self {
        Self(value)
    }
}
/// A number from -2048 to 2046, a multiple of 2.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Imm12By2(Arg);
impl Imm12By2 {
    /// Checks a number.
    ///
    /// # Errors
    /// It is out of range, or no multiple of the step.
    pub const fn new(value: Arg) -> Result<Self, ImmediateError> {
        match ImmediateError::check(value as i64, -2048, 2046, 2) {
            Ok(()) => Ok(Self(value)),
            Err(error) => Err(error),
        }
    }
    /// The number.
    pub const fn get(self) -> Arg {
        self.0
    }
}
impl From<Arg> for Imm12By2 {
    /// Takes a number as it is: it is checked when the instruction is encoded.
    fn from(value: Arg) -> Self {
        Self(value)
    }
}
/// A number from -4096 to 4094, a multiple of 2.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Imm13By2(Arg);
impl Imm13By2 {
    /// Checks a number.
    ///
    /// # Errors
    /// It is out of range, or no multiple of the step.
    pub const fn new(value: Arg) -> Result<Self, ImmediateError> {
        match ImmediateError::check(value as i64, -4096, 4094, 2) {
            Ok(()) => Ok(Self(value)),
            Err(error) => Err(error),
        }
    }
    /// The number.
    pub const fn get(self) -> Arg {
        self.0
    }
}
impl From<Arg> for Imm13By2 {
    /// Takes a number as it is: it is checked when the instruction is encoded.
    fn from(value: Arg) -> Self {
        Self(value)
    }
}
/// A number from -1048576 to 1048574, a multiple of 2.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Imm21By2(Arg);
impl Imm21By2 {
    /// Checks a number.
    ///
    /// # Errors
    /// It is out of range, or no multiple of the step.
    pub const fn new(value: Arg) -> Result<Self, ImmediateError> {
        match ImmediateError::check(value as i64, -1048576, 1048574, 2) {
            Ok(()) => Ok(Self(value)),
            Err(error) => Err(error),
        }
    }
    /// The number.
    pub const fn get(self) -> Arg {
        self.0
    }
}
impl From<Arg> for Imm21By2 {
    /// Takes a number as it is: it is checked when the instruction is encoded.
    fn from(value: Arg) -> Self {
        Self(value)
    }
}
