//! Register files of operands.

use onespec_core::isa::{FileId, Isa, Kind};

/// The register file of an operand.
pub(super) fn file_of(isa: &Isa, kind: u16) -> Option<FileId> {
    match isa.kinds.get(usize::from(kind)) {
        Some(Kind::Reg { file, .. }) => Some(*file),
        _ => None,
    }
}
