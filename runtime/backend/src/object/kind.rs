//! The sections of data: read-only, writable, and zero-initialised (`.bss`, which takes no scratch in the file).

use onespec_graph::module::Data;

/// Which section a datum is in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    Constant,
    Written,
    Zero,
}

impl Kind {
    /// All of them, in the order of their addresses.
    pub const ALL: [Kind; 3] = [Kind::Constant, Kind::Written, Kind::Zero];

    /// That of a datum.
    pub fn of(datum: &Data) -> Kind {
        match datum.writable {
            false => Kind::Constant,
            true if datum.is_zero() => Kind::Zero,
            true => Kind::Written,
        }
    }

    /// The name of the section.
    pub fn section(self) -> &'static str {
        match self {
            Kind::Constant => ".rodata",
            Kind::Written => ".data",
            Kind::Zero => ".bss",
        }
    }

    /// Whether the program writes there.
    pub fn is_written(self) -> bool {
        self != Kind::Constant
    }
}
