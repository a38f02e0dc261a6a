//! The generated crates that are part of this program: one line each, behind a feature of the crate's name.
//!
//! A build without features knows no machine of its own and works on descriptions that it reads.

use crate::error::RunError;
use onespec_core::exec::Visitor;
use onespec_core::isa::Isa;
use onespec_core::select::Selector;
use onespec_core::target::Resolved;

/// A machine that was generated.
#[derive(Debug, Clone, Copy)]
pub struct Generated {
    pub isa: &'static Isa,
    /// The description's files: path and text.
    pub sources: &'static [(&'static str, &'static str)],
    /// What a compiler selects instructions by: one for each assignment of the parameters; none where the description says
    /// nothing of gates.
    pub selectors: &'static [&'static Selector],
}

macro_rules! crates {
    ($($feature:literal $name:ident;)*) => {
        /// All of them; the first is meant where none is named.
        pub const ALL: &[Generated] = &[
            $(
                #[cfg(feature = $feature)]
                Generated {
                    isa: &$name::ISA,
                    sources: $name::SOURCES,
                    selectors: $name::SELECTORS,
                },
            )*
        ];

        fn choose<V: Visitor>(isa: &'static Isa, target: &Resolved, visitor: V) -> Option<V::Out> {
            $(
                #[cfg(feature = $feature)]
                if std::ptr::eq(isa, &$name::ISA) {
                    return $name::with_machine(target, visitor);
                }
            )*
            let _ = (isa, target, visitor);
            None
        }
    };
}

crates! {
    "riscv" onespec_riscv;
    "esperanto" onespec_esperanto;
    "ir3" onespec_ir3;
    "rvv-pseudo" onespec_rvv_pseudo;
    "sfpu" onespec_sfpu;
}

/// Hands a fresh generated machine for the target to the visitor.
///
/// # Errors
/// `isa` is none of [`ALL`], or there is no code for the target's parameter values.
pub fn with_machine<V: Visitor>(isa: &'static Isa, target: &Resolved, visitor: V) -> Result<V::Out, RunError> {
    choose(isa, target, visitor).ok_or_else(|| RunError::NotGenerated {
        isa: isa.name,
        target: target.name.to_string(),
    })
}
