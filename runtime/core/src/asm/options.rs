//! How to assemble.

/// Choices of the assembler's user.
#[derive(Debug, Clone, Copy)]
pub struct AsmOptions {
    /// Address of the first section.
    pub base: u64,
    /// Sections with other permissions than the one before start at a multiple of this (a power of two).
    pub page: u64,
    /// Use a shorter instruction where one abbreviates what is written.
    pub compress: bool,
    /// Take combinations of operands that are reserved (`legal`), too.
    pub reserved: bool,
    /// All sections together have at most this many bytes.
    pub limit: u64,
}

impl Default for AsmOptions {
    fn default() -> Self {
        AsmOptions {
            base: 0,
            page: 1,
            compress: false,
            reserved: false,
            limit: 1 << 28,
        }
    }
}
