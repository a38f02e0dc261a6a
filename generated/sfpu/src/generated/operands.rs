//! Types of operands: registers, codes, shapes.
use crate::*;
/// lane registers; 8 to 15 are constants, of which 11 to 14 can be configured.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u16)]
pub enum LReg {
    /// `L0`, register 0.
    L0 = 0,
    /// `L1`, register 1.
    L1 = 1,
    /// `L2`, register 2.
    L2 = 2,
    /// `L3`, register 3.
    L3 = 3,
    /// `L4`, register 4.
    L4 = 4,
    /// `L5`, register 5.
    L5 = 5,
    /// `L6`, register 6.
    L6 = 6,
    /// `L7`, register 7.
    L7 = 7,
    /// `L8`, register 8.
    L8 = 8,
    /// `L9`, register 9.
    L9 = 9,
    /// `L10`, register 10.
    L10 = 10,
    /// `L11`, register 11.
    L11 = 11,
    /// `L12`, register 12.
    L12 = 12,
    /// `L13`, register 13.
    L13 = 13,
    /// `L14`, register 14.
    L14 = 14,
    /// `L15`, register 15.
    L15 = 15,
}
#[allow(non_upper_case_globals)]
impl LReg {
    /// All 16 of them, in order.
    pub const ALL: [Self; 16] = [
        Self::L0,
        Self::L1,
        Self::L2,
        Self::L3,
        Self::L4,
        Self::L5,
        Self::L6,
        Self::L7,
        Self::L8,
        Self::L9,
        Self::L10,
        Self::L11,
        Self::L12,
        Self::L13,
        Self::L14,
        Self::L15,
    ];
}
impl TryFrom<Arg> for LReg {
    type Error = Arg;
    /// The register with this number; the number when there is none.
    fn try_from(number: Arg) -> Result<Self, Arg> {
        usize::try_from(number)
            .ok()
            .and_then(|i| Self::ALL.get(i).copied())
            .ok_or(number)
    }
}
impl From<LReg> for Arg {
    fn from(register: LReg) -> Arg {
        register as Arg
    }
}
impl PartialEq<LReg> for RegisterUse {
    /// Is it this register?
    fn eq(&self, register: &LReg) -> bool {
        self.file == 0 && self.number == Some(*register as u16)
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
/// A number from 0 to 1023.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Uimm10(Arg);
impl Uimm10 {
    /// Checks a number.
    ///
    /// # Errors
    /// It is out of range, or no multiple of the step.
    pub const fn new(value: Arg) -> Result<Self, ImmediateError> {
        match ImmediateError::check(value as i64, 0, 1023, 1) {
            Ok(()) => Ok(Self(value)),
            Err(error) => Err(error),
        }
    }
    /// The number.
    pub const fn get(self) -> Arg {
        self.0
    }
}
impl From<Arg> for Uimm10 {
    /// Takes a number as it is: it is checked when the instruction is encoded.
    fn from(value: Arg) -> Self {
        Self(value)
    }
}
/// A number from 0 to 4095.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Uimm12(Arg);
impl Uimm12 {
    /// Checks a number.
    ///
    /// # Errors
    /// It is out of range, or no multiple of the step.
    pub const fn new(value: Arg) -> Result<Self, ImmediateError> {
        match ImmediateError::check(value as i64, 0, 4095, 1) {
            Ok(()) => Ok(Self(value)),
            Err(error) => Err(error),
        }
    }
    /// The number.
    pub const fn get(self) -> Arg {
        self.0
    }
}
impl From<Arg> for Uimm12 {
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
/// A number from 0 to 16383.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Uimm14(Arg);
impl Uimm14 {
    /// Checks a number.
    ///
    /// # Errors
    /// It is out of range, or no multiple of the step.
    pub const fn new(value: Arg) -> Result<Self, ImmediateError> {
        match ImmediateError::check(value as i64, 0, 16383, 1) {
            Ok(()) => Ok(Self(value)),
            Err(error) => Err(error),
        }
    }
    /// The number.
    pub const fn get(self) -> Arg {
        self.0
    }
}
impl From<Arg> for Uimm14 {
    /// Takes a number as it is: it is checked when the instruction is encoded.
    fn from(value: Arg) -> Self {
        Self(value)
    }
}
/// A number from 0 to 65535.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Uimm16(Arg);
impl Uimm16 {
    /// Checks a number.
    ///
    /// # Errors
    /// It is out of range, or no multiple of the step.
    pub const fn new(value: Arg) -> Result<Self, ImmediateError> {
        match ImmediateError::check(value as i64, 0, 65535, 1) {
            Ok(()) => Ok(Self(value)),
            Err(error) => Err(error),
        }
    }
    /// The number.
    pub const fn get(self) -> Arg {
        self.0
    }
}
impl From<Arg> for Uimm16 {
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
