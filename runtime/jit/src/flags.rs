//! What Cranelift may assume of accesses: they do not fail, and the state, the guest's memory and what belongs to the translator are
//! apart from each other.

use cranelift_codegen::ir::{AliasRegion, MemFlags};

/// Of the machine's state.
pub const STATE: MemFlags = MemFlags::trusted().with_alias_region(Some(AliasRegion::Vmctx));
/// Of the guest's memory: it may be unaligned for the host.
pub const MEMORY: MemFlags = MemFlags::new().with_notrap().with_alias_region(Some(AliasRegion::Heap));
/// Of tables and of what code shares with who enters it.
pub const OWN: MemFlags = MemFlags::trusted().with_alias_region(Some(AliasRegion::Table));
