//! The generated crates that are part of this program: one line each, behind a feature of the crate's name.
//!
//! A build without features knows no machine of its own and works on descriptions that it reads. A program that needs one
//! machine takes its crate and the emulator instead.
#![warn(missing_docs)]
#![warn(clippy::missing_errors_doc)]

use onespec_core::exec::{Generated, Visitor};
use onespec_core::isa::Isa;
use onespec_core::select::Selector;
use onespec_core::target::Resolved;
use onespec_emulator::engine::Engine;
use onespec_emulator::error::RunError;
use onespec_emulator::generated;
use onespec_emulator::machines::Description;

/// A machine that was generated.
#[derive(Debug, Clone, Copy)]
pub struct Machine {
    /// The description as tables.
    pub isa: &'static Isa,
    /// Its code.
    pub code: &'static dyn generated::Generated,
    /// The description's files: path and text.
    pub sources: &'static [(&'static str, &'static str)],
    /// What a compiler selects instructions by: one for each assignment of the parameters; none where the description says
    /// nothing of gates.
    pub selectors: &'static [&'static Selector],
}

impl Machine {
    /// What an emulator needs of it, without semantics for the reference engine.
    pub fn description(&self) -> Description {
        Description::generated(self.code)
    }
}

macro_rules! crates {
    ($($feature:literal $name:ident;)*) => {
        /// All of them; the first is meant where none is named.
        pub const ALL: &[Machine] = &[
            $(
                #[cfg(feature = $feature)]
                Machine {
                    isa: &$name::ISA,
                    code: &$name::MACHINE,
                    sources: $name::SOURCES,
                    selectors: $name::SELECTORS,
                },
            )*
        ];

        fn choose<V: Visitor>(isa: &'static Isa, target: &Resolved, visitor: V) -> Option<V::Out> {
            $(
                #[cfg(feature = $feature)]
                if std::ptr::eq(isa, &$name::ISA) {
                    return $name::MACHINE.with_machine(target, visitor);
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

/// The machine with this name.
pub fn find(name: &str) -> Option<&'static Machine> {
    ALL.iter().find(|machine| machine.isa.name == name)
}

/// Machines whose kernels write floats of fewer bits than a register has, with the text that describes these: a line for
/// each, its name, its bits, the order of its bits, the state that is the result, and the instructions.
pub const NARROW_FLOATS: &[(&str, &str)] = &[
    #[cfg(feature = "sfpu")]
    ("sfpu", include_str!("../../../spec/sfpu/numbers.txt")),
];

/// Machines whose kernels other compilers compile, with the text of the switches of these: a line for each, its name and what it
/// stands for.
pub const SWITCHES: &[(&str, &str)] = &[
    #[cfg(feature = "sfpu")]
    ("sfpu", include_str!("../../../spec/sfpu/switches.txt")),
];

/// Files of a description: names and texts.
pub type Files = &'static [(&'static str, &'static str)];

/// Devices that launch kernels on harts of machines, with the files that describe each (docs/reference/devices.md).
pub const DEVICES: &[(&str, Files)] = &[
    #[cfg(feature = "esperanto")]
    (
        "esperanto",
        &[
            ("device.txt", include_str!("../../../spec/esperanto/device.txt")),
            (
                "device_layouts.txt",
                include_str!("../../../spec/esperanto/device_layouts.txt"),
            ),
        ],
    ),
];

/// The tables of the first machine of pseudo-instructions that mirrors the one with this name.
pub fn mirror_of(name: &str) -> Option<&'static Isa> {
    let mirrors = |isa: &&'static Isa| isa.mirror.is_some_and(|mirror| mirror.of == name);
    ALL.iter().map(|machine| machine.isa).find(mirrors)
}

/// Hands a fresh machine for the target to the visitor: of generated code, or the reference evaluator.
///
/// # Errors
/// There is no code for the target's parameter values, the description brings code that is none of [`ALL`], or it has no
/// semantics for the reference evaluator.
pub fn with_machine<V: Visitor>(
    description: &Description,
    engine: Engine,
    target: &Resolved,
    visitor: V,
) -> Result<V::Out, RunError> {
    match description.code_for(engine) {
        Some(code) => choose(code.isa(), target, visitor).ok_or_else(|| description.not_generated(target)),
        None => Ok(visitor.visit(description.reference(target)?)),
    }
}
