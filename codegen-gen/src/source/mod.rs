//! Files, places and diagnostics.

/// Where a node was written: file, byte range there, and the families it was expanded from.
///
/// Cheap to clone. For text of the small languages inside a YAML string, `start..end` is the whole scalar in the file;
/// an offset inside the decoded text is mapped to a file offset when a diagnostic is shown.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash)]
pub struct Origin {
    /// Index into the sources.
    pub file: u32,
    pub start: u32,
    pub end: u32,
    /// Which row of which family: `add{w} (w = -)`. Empty for a loner.
    pub row: std::rc::Rc<str>,
}
