//! Operations whose flags are joined to ones that are up already.

use super::{Fp, Unit};

#[cfg(feature = "std")]
use super::host::exact::WIDEST;
/// Without the host's arithmetic, exactness is never told.
#[cfg(not(feature = "std"))]
const WIDEST: u32 = 0;

/// The functions that [`After`] has.
pub const STICKY: [&str; 5] = ["f_add", "f_mul", "f_div", "f_fma", "f_sqrt"];

/// A unit some of whose flags are up: see [`Unit::after`].
#[derive(Debug, Clone, Copy)]
pub struct After<'a> {
    unit: &'a Unit,
    /// The inexact flag is up.
    inexact: bool,
}

impl Unit {
    /// For operations whose flags are joined to `flags`, as the unit tells them: an inexact result may leave out the flag
    /// for it where that is up already, which spares finding out.
    #[inline(always)]
    pub const fn after(&self, flags: u32) -> After<'_> {
        After {
            unit: self,
            inexact: flags & self.flags.inexact as u32 != 0,
        }
    }
}

impl After<'_> {
    /// Whether the inexact flag is up, so that inexact operations change nothing.
    #[inline(always)]
    pub const fn is_inexact(&self) -> bool {
        self.inexact
    }
}

impl Unit {
    /// Whether attempts can tell that a result of an operation on numbers of so many bits is exact.
    #[inline(always)]
    pub const fn tells_exactness(&self, bits: u32) -> bool {
        bits <= WIDEST
    }
}

/// The value by the host's operation where nothing but inexactness can have happened.
macro_rules! sticky {
    ($(#[$doc:meta] $name:ident $normal:ident $near:ident $attempt:ident $host:ident ($($operand:ident),*);)*) => {
        impl After<'_> {
            $(
                #[$doc]
                #[inline(always)]
                pub fn $name(&self, w: u32, $($operand: u64,)* rm: u32) -> Fp {
                    if self.inexact
                        && let (value, true) = self.unit.$near(w, $($operand,)* rm)
                    {
                        return (value, 0);
                    }
                    self.unit.$name(w, $($operand,)* rm)
                }
            )*
        }

        impl Unit {
            $(
                #[$doc]
                ///
                /// The nearest value, and whether it is the result of the operation and inexactness all that can have
                /// happened. No, where it cannot be told without a branch.
                #[inline(always)]
                pub fn $near(&self, w: u32, $($operand: u64,)* rm: u32) -> (u64, bool) {
                    #[cfg(feature = "std")]
                    {
                        let near = super::host::near::$host(w, $($operand),*);
                        (near.bits, (near.normal | near.exact) & self.is_nearest(rm))
                    }
                    #[cfg(not(feature = "std"))]
                    {
                        let _ = (w, $($operand,)* rm);
                        (0, false)
                    }
                }

                #[$doc]
                ///
                /// The same, but a result that is no normal number is never sure: less to ask where one result alone is wanted.
                #[inline(always)]
                pub fn $normal(&self, w: u32, $($operand: u64,)* rm: u32) -> (u64, bool) {
                    #[cfg(feature = "std")]
                    {
                        let near = super::host::near::$host(w, $($operand),*);
                        (near.bits, near.normal & self.is_nearest(rm))
                    }
                    #[cfg(not(feature = "std"))]
                    {
                        let _ = (w, $($operand,)* rm);
                        (0, false)
                    }
                }

                #[$doc]
                ///
                /// The nearest value, and whether it is the result of the operation and raises no flag that is not up; `UP` says
                /// that the inexact flag is. No, where it cannot be told without a branch.
                #[inline(always)]
                pub fn $attempt<const UP: bool>(&self, w: u32, $($operand: u64,)* rm: u32) -> (u64, bool) {
                    let (value, sure) = self.$near(w, $($operand,)* rm);
                    #[cfg(feature = "std")]
                    let exact = UP || super::host::exact::$host(w, $($operand,)* value);
                    #[cfg(not(feature = "std"))]
                    let exact = UP;
                    (value, sure & exact)
                }
            )*
        }
    };
}

sticky! {
    /// `a + b`.
    f_add normal_add near_add attempt_add add (a, b);
    /// `a * b`.
    f_mul normal_mul near_mul attempt_mul mul (a, b);
    /// `a / b`.
    f_div normal_div near_div attempt_div div (a, b);
    /// Square root.
    f_sqrt normal_sqrt near_sqrt attempt_sqrt sqrt (a);
    /// `a * b + c`, rounded once.
    f_fma normal_fma near_fma attempt_fma fma (a, b, c);
}
