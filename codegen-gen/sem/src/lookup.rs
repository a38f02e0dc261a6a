//! Ids of what a machine declares, by name.

use super::ir;
use serde::{Deserialize, Serialize};
use std::collections::HashMap;

/// Ids by name.
#[derive(Debug, Default)]
pub(super) struct Lookup {
    pub files: HashMap<String, u16>,
    pub state: HashMap<String, u16>,
    pub tables: HashMap<String, u16>,
    pub externs: HashMap<String, u16>,
    /// Index into the model's CSRs.
    pub csrs: HashMap<String, usize>,
    pub causes: HashMap<String, u32>,
    pub features: HashMap<String, u16>,
    pub csr_code: HashMap<usize, Code>,
    /// CSR functions that are being made.
    pub csr_open: Vec<usize>,
}

/// The two fns of a CSR.
#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
pub(super) struct Code {
    pub read: ir::FuncId,
    pub write: ir::FuncId,
}
