//! Types of operands: registers, codes, shapes.
use crate::*;
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
        self.file == 0 && self.number == Some(*register as u16)
    }
}
/// floating-point registers; narrower values are boxed in ones.
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
        self.file == 1 && self.number == Some(*register as u16)
    }
}
/// vector registers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u16)]
pub enum Vreg {
    /// `v0`, register 0.
    V0 = 0,
    /// `v1`, register 1.
    V1 = 1,
    /// `v2`, register 2.
    V2 = 2,
    /// `v3`, register 3.
    V3 = 3,
    /// `v4`, register 4.
    V4 = 4,
    /// `v5`, register 5.
    V5 = 5,
    /// `v6`, register 6.
    V6 = 6,
    /// `v7`, register 7.
    V7 = 7,
    /// `v8`, register 8.
    V8 = 8,
    /// `v9`, register 9.
    V9 = 9,
    /// `v10`, register 10.
    V10 = 10,
    /// `v11`, register 11.
    V11 = 11,
    /// `v12`, register 12.
    V12 = 12,
    /// `v13`, register 13.
    V13 = 13,
    /// `v14`, register 14.
    V14 = 14,
    /// `v15`, register 15.
    V15 = 15,
    /// `v16`, register 16.
    V16 = 16,
    /// `v17`, register 17.
    V17 = 17,
    /// `v18`, register 18.
    V18 = 18,
    /// `v19`, register 19.
    V19 = 19,
    /// `v20`, register 20.
    V20 = 20,
    /// `v21`, register 21.
    V21 = 21,
    /// `v22`, register 22.
    V22 = 22,
    /// `v23`, register 23.
    V23 = 23,
    /// `v24`, register 24.
    V24 = 24,
    /// `v25`, register 25.
    V25 = 25,
    /// `v26`, register 26.
    V26 = 26,
    /// `v27`, register 27.
    V27 = 27,
    /// `v28`, register 28.
    V28 = 28,
    /// `v29`, register 29.
    V29 = 29,
    /// `v30`, register 30.
    V30 = 30,
    /// `v31`, register 31.
    V31 = 31,
}
#[allow(non_upper_case_globals)]
impl Vreg {
    /// All 32 of them, in order.
    pub const ALL: [Self; 32] = [
        Self::V0,
        Self::V1,
        Self::V2,
        Self::V3,
        Self::V4,
        Self::V5,
        Self::V6,
        Self::V7,
        Self::V8,
        Self::V9,
        Self::V10,
        Self::V11,
        Self::V12,
        Self::V13,
        Self::V14,
        Self::V15,
        Self::V16,
        Self::V17,
        Self::V18,
        Self::V19,
        Self::V20,
        Self::V21,
        Self::V22,
        Self::V23,
        Self::V24,
        Self::V25,
        Self::V26,
        Self::V27,
        Self::V28,
        Self::V29,
        Self::V30,
        Self::V31,
    ];
}
impl TryFrom<Arg> for Vreg {
    type Error = Arg;
    /// The register with this number; the number when there is none.
    fn try_from(number: Arg) -> Result<Self, Arg> {
        usize::try_from(number)
            .ok()
            .and_then(|i| Self::ALL.get(i).copied())
            .ok_or(number)
    }
}
impl From<Vreg> for Arg {
    fn from(register: Vreg) -> Arg {
        register as Arg
    }
}
impl PartialEq<Vreg> for RegisterUse {
    /// Is it this register?
    fn eq(&self, register: &Vreg) -> bool {
        self.file == 4 && self.number == Some(*register as u16)
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
/// An operand of kind `Vtype11`: one of several shapes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Vtype11 {
    /// The alternative `named`.
    Named {
        /// The part `vsew`.
        vsew: Arg,
        /// The part `vlmul`.
        vlmul: Arg,
        /// The part `vta`.
        vta: Arg,
        /// The part `vma`.
        vma: Arg,
    },
    /// The alternative `raw`.
    Raw {
        /// The part `n`.
        n: Arg,
    },
}
impl Vtype11 {
    /// The operand's bits, which are its argument.
    pub const fn bits(self) -> Arg {
        (match self {
            Self::Named { vsew, vlmul, vta, vma } => {
                0 | ((vsew) as u64 >> 0 & 7) << 3 | ((vlmul) as u64 >> 0 & 7) << 0
                    | ((vta) as u64 >> 0 & 1) << 6 | ((vma) as u64 >> 0 & 1) << 7
            }
            Self::Raw { n } => 0 | ((n) as u64 >> 0 & 2047) << 0,
        }) as Arg
    }
    /// The shape of the operand with this name; `None` where the instruction has none of this kind.
    pub fn of(inst: &Inst, name: &str) -> Option<Self> {
        let (alternative, values) = inst.shape(12, name)?;
        Some(
            match alternative {
                0 => {
                    Self::Named {
                        vsew: values[0] as Arg,
                        vlmul: values[1] as Arg,
                        vta: values[2] as Arg,
                        vma: values[3] as Arg,
                    }
                }
                1 => Self::Raw { n: values[0] as Arg },
                _ => return None,
            },
        )
    }
}
impl From<Vtype11> for Arg {
    fn from(shape: Vtype11) -> Arg {
        shape.bits()
    }
}
/// An operand of kind `Vtype10`: one of several shapes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Vtype10 {
    /// The alternative `named`.
    Named {
        /// The part `vsew`.
        vsew: Arg,
        /// The part `vlmul`.
        vlmul: Arg,
        /// The part `vta`.
        vta: Arg,
        /// The part `vma`.
        vma: Arg,
    },
    /// The alternative `raw`.
    Raw {
        /// The part `n`.
        n: Arg,
    },
}
impl Vtype10 {
    /// The operand's bits, which are its argument.
    pub const fn bits(self) -> Arg {
        (match self {
            Self::Named { vsew, vlmul, vta, vma } => {
                0 | ((vsew) as u64 >> 0 & 7) << 3 | ((vlmul) as u64 >> 0 & 7) << 0
                    | ((vta) as u64 >> 0 & 1) << 6 | ((vma) as u64 >> 0 & 1) << 7
            }
            Self::Raw { n } => 0 | ((n) as u64 >> 0 & 1023) << 0,
        }) as Arg
    }
    /// The shape of the operand with this name; `None` where the instruction has none of this kind.
    pub fn of(inst: &Inst, name: &str) -> Option<Self> {
        let (alternative, values) = inst.shape(13, name)?;
        Some(
            match alternative {
                0 => {
                    Self::Named {
                        vsew: values[0] as Arg,
                        vlmul: values[1] as Arg,
                        vta: values[2] as Arg,
                        vma: values[3] as Arg,
                    }
                }
                1 => Self::Raw { n: values[0] as Arg },
                _ => return None,
            },
        )
    }
}
impl From<Vtype10> for Arg {
    fn from(shape: Vtype10) -> Arg {
        shape.bits()
    }
}
/// Codes of an operand of kind `Mask`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(i32)]
pub enum Mask {
    /// `v0.t`
    V0T = 0,
    /// Nothing in the text.
    None = 1,
}
impl TryFrom<Arg> for Mask {
    type Error = Arg;
    /// The name for this code; the code when it has none.
    fn try_from(code: Arg) -> Result<Self, Arg> {
        match code {
            0 => Ok(Self::V0T),
            1 => Ok(Self::None),
            _ => Err(code),
        }
    }
}
impl From<Mask> for Arg {
    fn from(code: Mask) -> Arg {
        code as Arg
    }
}
/// Codes of an operand of kind `Reglist`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(i32)]
pub enum Reglist {
    /// `{ra}`
    Ra = 4,
    /// `{ra, s0}`
    RaS0 = 5,
    /// `{ra, s0-s1}`
    RaS0S1 = 6,
    /// `{ra, s0-s2}`
    RaS0S2 = 7,
    /// `{ra, s0-s3}`
    RaS0S3 = 8,
    /// `{ra, s0-s4}`
    RaS0S4 = 9,
    /// `{ra, s0-s5}`
    RaS0S5 = 10,
    /// `{ra, s0-s6}`
    RaS0S6 = 11,
    /// `{ra, s0-s7}`
    RaS0S7 = 12,
    /// `{ra, s0-s8}`
    RaS0S8 = 13,
    /// `{ra, s0-s9}`
    RaS0S9 = 14,
    /// `{ra, s0-s11}`
    RaS0S11 = 15,
}
impl TryFrom<Arg> for Reglist {
    type Error = Arg;
    /// The name for this code; the code when it has none.
    fn try_from(code: Arg) -> Result<Self, Arg> {
        match code {
            4 => Ok(Self::Ra),
            5 => Ok(Self::RaS0),
            6 => Ok(Self::RaS0S1),
            7 => Ok(Self::RaS0S2),
            8 => Ok(Self::RaS0S3),
            9 => Ok(Self::RaS0S4),
            10 => Ok(Self::RaS0S5),
            11 => Ok(Self::RaS0S6),
            12 => Ok(Self::RaS0S7),
            13 => Ok(Self::RaS0S8),
            14 => Ok(Self::RaS0S9),
            15 => Ok(Self::RaS0S11),
            _ => Err(code),
        }
    }
}
impl From<Reglist> for Arg {
    fn from(code: Reglist) -> Arg {
        code as Arg
    }
}
/// Codes of an operand of kind `Constant`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(i32)]
pub enum Constant {
    /// `-1.0`
    N10 = 0,
    /// `min`
    Min = 1,
    /// `1.52587890625e-05`
    N152587890625e05 = 2,
    /// `3.0517578125e-05`
    N30517578125e05 = 3,
    /// `0.00390625`
    N000390625 = 4,
    /// `0.0078125`
    N00078125 = 5,
    /// `0.0625`
    N00625 = 6,
    /// `0.125`
    N0125 = 7,
    /// `0.25`
    N025 = 8,
    /// `0.3125`
    N03125 = 9,
    /// `0.375`
    N0375 = 10,
    /// `0.4375`
    N04375 = 11,
    /// `0.5`
    N05 = 12,
    /// `0.625`
    N0625 = 13,
    /// `0.75`
    N075 = 14,
    /// `0.875`
    N0875 = 15,
    /// `1.0`
    N10_2 = 16,
    /// `1.25`
    N125 = 17,
    /// `1.5`
    N15 = 18,
    /// `1.75`
    N175 = 19,
    /// `2.0`
    N20 = 20,
    /// `2.5`
    N25 = 21,
    /// `3.0`
    N30 = 22,
    /// `4.0`
    N40 = 23,
    /// `8.0`
    N80 = 24,
    /// `16.0`
    N160 = 25,
    /// `128.0`
    N1280 = 26,
    /// `256.0`
    N2560 = 27,
    /// `32768.0`
    N327680 = 28,
    /// `65536.0`
    N655360 = 29,
    /// `inf`
    Inf = 30,
    /// `nan`
    Nan = 31,
}
impl TryFrom<Arg> for Constant {
    type Error = Arg;
    /// The name for this code; the code when it has none.
    fn try_from(code: Arg) -> Result<Self, Arg> {
        match code {
            0 => Ok(Self::N10),
            1 => Ok(Self::Min),
            2 => Ok(Self::N152587890625e05),
            3 => Ok(Self::N30517578125e05),
            4 => Ok(Self::N000390625),
            5 => Ok(Self::N00078125),
            6 => Ok(Self::N00625),
            7 => Ok(Self::N0125),
            8 => Ok(Self::N025),
            9 => Ok(Self::N03125),
            10 => Ok(Self::N0375),
            11 => Ok(Self::N04375),
            12 => Ok(Self::N05),
            13 => Ok(Self::N0625),
            14 => Ok(Self::N075),
            15 => Ok(Self::N0875),
            16 => Ok(Self::N10_2),
            17 => Ok(Self::N125),
            18 => Ok(Self::N15),
            19 => Ok(Self::N175),
            20 => Ok(Self::N20),
            21 => Ok(Self::N25),
            22 => Ok(Self::N30),
            23 => Ok(Self::N40),
            24 => Ok(Self::N80),
            25 => Ok(Self::N160),
            26 => Ok(Self::N1280),
            27 => Ok(Self::N2560),
            28 => Ok(Self::N327680),
            29 => Ok(Self::N655360),
            30 => Ok(Self::Inf),
            31 => Ok(Self::Nan),
            _ => Err(code),
        }
    }
}
impl From<Constant> for Arg {
    fn from(code: Constant) -> Arg {
        code as Arg
    }
}
/// Codes of an operand of kind `Csr`; other numbers are allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Csr(pub Arg);
impl Csr {
    /// `FFLAGS`
    pub const FFLAGS: Self = Self(1);
    /// `FRM`
    pub const FRM: Self = Self(2);
    /// `FCSR`
    pub const FCSR: Self = Self(3);
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
    /// `MISA`
    pub const MISA: Self = Self(769);
    /// `MSTATUS`
    pub const MSTATUS: Self = Self(768);
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
    /// `VSTART`
    pub const VSTART: Self = Self(8);
    /// `VXSAT`
    pub const VXSAT: Self = Self(9);
    /// `VXRM`
    pub const VXRM: Self = Self(10);
    /// `VCSR`
    pub const VCSR: Self = Self(15);
    /// `VL`
    pub const VL: Self = Self(3104);
    /// `VTYPE`
    pub const VTYPE: Self = Self(3105);
    /// `VLENB`
    pub const VLENB: Self = Self(3106);
    /// `SSP`
    pub const SSP: Self = Self(17);
    /// `SEED`
    pub const SEED: Self = Self(21);
    /// `SSTATEEN0`
    pub const SSTATEEN0: Self = Self(268);
    /// `SSTATEEN1`
    pub const SSTATEEN1: Self = Self(269);
    /// `SSTATEEN2`
    pub const SSTATEEN2: Self = Self(270);
    /// `SSTATEEN3`
    pub const SSTATEEN3: Self = Self(271);
    /// `SCOUNTINHIBIT`
    pub const SCOUNTINHIBIT: Self = Self(288);
    /// `STIMECMP`
    pub const STIMECMP: Self = Self(333);
    /// `SISELECT`
    pub const SISELECT: Self = Self(336);
    /// `SIREG`
    pub const SIREG: Self = Self(337);
    /// `SIREG2`
    pub const SIREG2: Self = Self(338);
    /// `SIREG3`
    pub const SIREG3: Self = Self(339);
    /// `SIREG4`
    pub const SIREG4: Self = Self(341);
    /// `SIREG5`
    pub const SIREG5: Self = Self(342);
    /// `SIREG6`
    pub const SIREG6: Self = Self(343);
    /// `STOPEI`
    pub const STOPEI: Self = Self(348);
    /// `SRMCFG`
    pub const SRMCFG: Self = Self(385);
    /// `VSSTATUS`
    pub const VSSTATUS: Self = Self(512);
    /// `VSIE`
    pub const VSIE: Self = Self(516);
    /// `VSTVEC`
    pub const VSTVEC: Self = Self(517);
    /// `VSSCRATCH`
    pub const VSSCRATCH: Self = Self(576);
    /// `VSEPC`
    pub const VSEPC: Self = Self(577);
    /// `VSCAUSE`
    pub const VSCAUSE: Self = Self(578);
    /// `VSTVAL`
    pub const VSTVAL: Self = Self(579);
    /// `VSIP`
    pub const VSIP: Self = Self(580);
    /// `VSTIMECMP`
    pub const VSTIMECMP: Self = Self(589);
    /// `VSISELECT`
    pub const VSISELECT: Self = Self(592);
    /// `VSIREG`
    pub const VSIREG: Self = Self(593);
    /// `VSIREG2`
    pub const VSIREG2: Self = Self(594);
    /// `VSIREG3`
    pub const VSIREG3: Self = Self(595);
    /// `VSIREG4`
    pub const VSIREG4: Self = Self(597);
    /// `VSIREG5`
    pub const VSIREG5: Self = Self(598);
    /// `VSIREG6`
    pub const VSIREG6: Self = Self(599);
    /// `VSTOPEI`
    pub const VSTOPEI: Self = Self(604);
    /// `VSATP`
    pub const VSATP: Self = Self(640);
    /// `MVIEN`
    pub const MVIEN: Self = Self(776);
    /// `MVIP`
    pub const MVIP: Self = Self(777);
    /// `MSTATEEN0`
    pub const MSTATEEN0: Self = Self(780);
    /// `MSTATEEN1`
    pub const MSTATEEN1: Self = Self(781);
    /// `MSTATEEN2`
    pub const MSTATEEN2: Self = Self(782);
    /// `MSTATEEN3`
    pub const MSTATEEN3: Self = Self(783);
    /// `MTINST`
    pub const MTINST: Self = Self(842);
    /// `MTVAL2`
    pub const MTVAL2: Self = Self(843);
    /// `MISELECT`
    pub const MISELECT: Self = Self(848);
    /// `MIREG`
    pub const MIREG: Self = Self(849);
    /// `MIREG2`
    pub const MIREG2: Self = Self(850);
    /// `MIREG3`
    pub const MIREG3: Self = Self(851);
    /// `MIREG4`
    pub const MIREG4: Self = Self(853);
    /// `MIREG5`
    pub const MIREG5: Self = Self(854);
    /// `MIREG6`
    pub const MIREG6: Self = Self(855);
    /// `MTOPEI`
    pub const MTOPEI: Self = Self(860);
    /// `SCONTEXT`
    pub const SCONTEXT: Self = Self(1448);
    /// `HSTATUS`
    pub const HSTATUS: Self = Self(1536);
    /// `HEDELEG`
    pub const HEDELEG: Self = Self(1538);
    /// `HIDELEG`
    pub const HIDELEG: Self = Self(1539);
    /// `HIE`
    pub const HIE: Self = Self(1540);
    /// `HTIMEDELTA`
    pub const HTIMEDELTA: Self = Self(1541);
    /// `HCOUNTEREN`
    pub const HCOUNTEREN: Self = Self(1542);
    /// `HGEIE`
    pub const HGEIE: Self = Self(1543);
    /// `HVIEN`
    pub const HVIEN: Self = Self(1544);
    /// `HVICTL`
    pub const HVICTL: Self = Self(1545);
    /// `HENVCFG`
    pub const HENVCFG: Self = Self(1546);
    /// `HSTATEEN0`
    pub const HSTATEEN0: Self = Self(1548);
    /// `HSTATEEN1`
    pub const HSTATEEN1: Self = Self(1549);
    /// `HSTATEEN2`
    pub const HSTATEEN2: Self = Self(1550);
    /// `HSTATEEN3`
    pub const HSTATEEN3: Self = Self(1551);
    /// `HTVAL`
    pub const HTVAL: Self = Self(1603);
    /// `HIP`
    pub const HIP: Self = Self(1604);
    /// `HVIP`
    pub const HVIP: Self = Self(1605);
    /// `HVIPRIO1`
    pub const HVIPRIO1: Self = Self(1606);
    /// `HVIPRIO2`
    pub const HVIPRIO2: Self = Self(1607);
    /// `HTINST`
    pub const HTINST: Self = Self(1610);
    /// `HGATP`
    pub const HGATP: Self = Self(1664);
    /// `HCONTEXT`
    pub const HCONTEXT: Self = Self(1704);
    /// `MNSCRATCH`
    pub const MNSCRATCH: Self = Self(1856);
    /// `MNEPC`
    pub const MNEPC: Self = Self(1857);
    /// `MNCAUSE`
    pub const MNCAUSE: Self = Self(1858);
    /// `MNSTATUS`
    pub const MNSTATUS: Self = Self(1860);
    /// `MSECCFG`
    pub const MSECCFG: Self = Self(1863);
    /// `MCONTEXT`
    pub const MCONTEXT: Self = Self(1960);
    /// `DCSR`
    pub const DCSR: Self = Self(1968);
    /// `DPC`
    pub const DPC: Self = Self(1969);
    /// `DSCRATCH0`
    pub const DSCRATCH0: Self = Self(1970);
    /// `DSCRATCH1`
    pub const DSCRATCH1: Self = Self(1971);
    /// `SCOUNTOVF`
    pub const SCOUNTOVF: Self = Self(3488);
    /// `STOPI`
    pub const STOPI: Self = Self(3504);
    /// `HGEIP`
    pub const HGEIP: Self = Self(3602);
    /// `VSTOPI`
    pub const VSTOPI: Self = Self(3760);
    /// `MTOPI`
    pub const MTOPI: Self = Self(4016);
    /// `SIEH`
    pub const SIEH: Self = Self(276);
    /// `SIPH`
    pub const SIPH: Self = Self(340);
    /// `STIMECMPH`
    pub const STIMECMPH: Self = Self(349);
    /// `VSIEH`
    pub const VSIEH: Self = Self(532);
    /// `VSIPH`
    pub const VSIPH: Self = Self(596);
    /// `VSTIMECMPH`
    pub const VSTIMECMPH: Self = Self(605);
    /// `MIDELEGH`
    pub const MIDELEGH: Self = Self(787);
    /// `MIEH`
    pub const MIEH: Self = Self(788);
    /// `MVIENH`
    pub const MVIENH: Self = Self(792);
    /// `MVIPH`
    pub const MVIPH: Self = Self(793);
    /// `MSTATEEN0H`
    pub const MSTATEEN0H: Self = Self(796);
    /// `MSTATEEN1H`
    pub const MSTATEEN1H: Self = Self(797);
    /// `MSTATEEN2H`
    pub const MSTATEEN2H: Self = Self(798);
    /// `MSTATEEN3H`
    pub const MSTATEEN3H: Self = Self(799);
    /// `MIPH`
    pub const MIPH: Self = Self(852);
    /// `HIDELEGH`
    pub const HIDELEGH: Self = Self(1555);
    /// `HTIMEDELTAH`
    pub const HTIMEDELTAH: Self = Self(1557);
    /// `HVIENH`
    pub const HVIENH: Self = Self(1560);
    /// `HENVCFGH`
    pub const HENVCFGH: Self = Self(1562);
    /// `HSTATEEN0H`
    pub const HSTATEEN0H: Self = Self(1564);
    /// `HSTATEEN1H`
    pub const HSTATEEN1H: Self = Self(1565);
    /// `HSTATEEN2H`
    pub const HSTATEEN2H: Self = Self(1566);
    /// `HSTATEEN3H`
    pub const HSTATEEN3H: Self = Self(1567);
    /// `HVIPH`
    pub const HVIPH: Self = Self(1621);
    /// `HVIPRIO1H`
    pub const HVIPRIO1H: Self = Self(1622);
    /// `HVIPRIO2H`
    pub const HVIPRIO2H: Self = Self(1623);
    /// `MHPMEVENT3H`
    pub const MHPMEVENT3H: Self = Self(1827);
    /// `MHPMEVENT4H`
    pub const MHPMEVENT4H: Self = Self(1828);
    /// `MHPMEVENT5H`
    pub const MHPMEVENT5H: Self = Self(1829);
    /// `MHPMEVENT6H`
    pub const MHPMEVENT6H: Self = Self(1830);
    /// `MHPMEVENT7H`
    pub const MHPMEVENT7H: Self = Self(1831);
    /// `MHPMEVENT8H`
    pub const MHPMEVENT8H: Self = Self(1832);
    /// `MHPMEVENT9H`
    pub const MHPMEVENT9H: Self = Self(1833);
    /// `MHPMEVENT10H`
    pub const MHPMEVENT10H: Self = Self(1834);
    /// `MHPMEVENT11H`
    pub const MHPMEVENT11H: Self = Self(1835);
    /// `MHPMEVENT12H`
    pub const MHPMEVENT12H: Self = Self(1836);
    /// `MHPMEVENT13H`
    pub const MHPMEVENT13H: Self = Self(1837);
    /// `MHPMEVENT14H`
    pub const MHPMEVENT14H: Self = Self(1838);
    /// `MHPMEVENT15H`
    pub const MHPMEVENT15H: Self = Self(1839);
    /// `MHPMEVENT16H`
    pub const MHPMEVENT16H: Self = Self(1840);
    /// `MHPMEVENT17H`
    pub const MHPMEVENT17H: Self = Self(1841);
    /// `MHPMEVENT18H`
    pub const MHPMEVENT18H: Self = Self(1842);
    /// `MHPMEVENT19H`
    pub const MHPMEVENT19H: Self = Self(1843);
    /// `MHPMEVENT20H`
    pub const MHPMEVENT20H: Self = Self(1844);
    /// `MHPMEVENT21H`
    pub const MHPMEVENT21H: Self = Self(1845);
    /// `MHPMEVENT22H`
    pub const MHPMEVENT22H: Self = Self(1846);
    /// `MHPMEVENT23H`
    pub const MHPMEVENT23H: Self = Self(1847);
    /// `MHPMEVENT24H`
    pub const MHPMEVENT24H: Self = Self(1848);
    /// `MHPMEVENT25H`
    pub const MHPMEVENT25H: Self = Self(1849);
    /// `MHPMEVENT26H`
    pub const MHPMEVENT26H: Self = Self(1850);
    /// `MHPMEVENT27H`
    pub const MHPMEVENT27H: Self = Self(1851);
    /// `MHPMEVENT28H`
    pub const MHPMEVENT28H: Self = Self(1852);
    /// `MHPMEVENT29H`
    pub const MHPMEVENT29H: Self = Self(1853);
    /// `MHPMEVENT30H`
    pub const MHPMEVENT30H: Self = Self(1854);
    /// `MHPMEVENT31H`
    pub const MHPMEVENT31H: Self = Self(1855);
    /// `MSECCFGH`
    pub const MSECCFGH: Self = Self(1879);
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
/// A number from 0 to 2, a multiple of 2.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Uimm2By2(Arg);
impl Uimm2By2 {
    /// Checks a number.
    ///
    /// # Errors
    /// It is out of range, or no multiple of the step.
    pub const fn new(value: Arg) -> Result<Self, ImmediateError> {
        match ImmediateError::check(value as i64, 0, 2, 2) {
            Ok(()) => Ok(Self(value)),
            Err(error) => Err(error),
        }
    }
    /// The number.
    pub const fn get(self) -> Arg {
        self.0
    }
}
impl From<Arg> for Uimm2By2 {
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
/// A number from -16 to 15.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Imm5(Arg);
impl Imm5 {
    /// Checks a number.
    ///
    /// # Errors
    /// It is out of range, or no multiple of the step.
    pub const fn new(value: Arg) -> Result<Self, ImmediateError> {
        match ImmediateError::check(value as i64, -16, 15, 1) {
            Ok(()) => Ok(Self(value)),
            Err(error) => Err(error),
        }
    }
    /// The number.
    pub const fn get(self) -> Arg {
        self.0
    }
}
impl From<Arg> for Imm5 {
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
/// A number from -2048 to 2016, a multiple of 32.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Imm12By32(Arg);
impl Imm12By32 {
    /// Checks a number.
    ///
    /// # Errors
    /// It is out of range, or no multiple of the step.
    pub const fn new(value: Arg) -> Result<Self, ImmediateError> {
        match ImmediateError::check(value as i64, -2048, 2016, 32) {
            Ok(()) => Ok(Self(value)),
            Err(error) => Err(error),
        }
    }
    /// The number.
    pub const fn get(self) -> Arg {
        self.0
    }
}
impl From<Arg> for Imm12By32 {
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
impl Inst {
    /// The alternative of an operand that is a sum of this kind, and the values of its parts.
    fn shape(
        &self,
        kind: u16,
        name: &str,
    ) -> Option<(usize, onespec_core::operand::Args)> {
        let op = self.op.info();
        let index = op.operands.iter().position(|o| o.name == name && o.kind == kind)?;
        let mut values: onespec_core::operand::Args = [0; onespec_core::operand::MAX_OPERANDS];
        for (value, arg) in values.iter_mut().zip(self.args) {
            *value = arg as i64;
        }
        let env = onespec_core::expr::Env::of(&ISA, op.operands, op.lets, &values);
        let (params, count) = onespec_core::operand::arguments(
            &env,
            op.operands.get(index)?,
        );
        match ISA.kinds.get(usize::from(kind)) {
            Some(onespec_core::isa::Kind::Sum { alts, .. }) => {
                onespec_core::operand::shape(
                    &ISA,
                    alts,
                    *values.get(index)? as u64,
                    params.get(..count)?,
                    0,
                )
            }
            _ => None,
        }
    }
}
