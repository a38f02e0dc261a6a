//! What does not change while a machine runs.

use onespec_core::exec::Machine;
use onespec_core::exec::layout::StateLayout;
use onespec_core::isa::{FeatureSet, Isa};
use onespec_core::target::Resolved;
use onespec_sem::ir::Program;
use onespec_sem::packed::{self, Unpacked};
use std::sync::Mutex;

/// A machine, as far as its code is translated.
#[derive(Debug, Clone)]
pub struct Fixed {
    /// The semantics for the target's parameter values.
    pub program: &'static Program,
    /// The state that collects the inexact flag, if that is all that happens to it.
    pub collector: Option<u16>,
    pub isa: &'static Isa,
    pub target: Resolved,
    /// Where its state has its pieces.
    pub layout: &'static StateLayout,
    /// What its target has.
    pub features: FeatureSet,
    /// Its settings, in the order of the description.
    pub settings: Vec<i64>,
}

impl Fixed {
    /// What a machine says of itself. `None`: it has no fixed places, or no semantics for its parameter values.
    pub fn of<M: Machine>(m: &M) -> Option<Fixed> {
        let described = m
            .described()
            .filter(|described| described.layout.size == size_of::<M>())?;
        let unpacked = unpacked(described.semantics, described.target)?;
        Some(Fixed {
            program: &unpacked.program,
            collector: unpacked.collector,
            isa: described.isa,
            target: described.target.clone(),
            layout: described.layout,
            features: *described.features,
            settings: described.settings.to_vec(),
        })
    }
}

/// The program for a target in some bytes, read once: there are as many as machines in this program.
fn unpacked(bytes: &'static [u8], target: &Resolved) -> Option<&'static Unpacked> {
    static KNOWN: Mutex<Vec<(usize, &'static Unpacked)>> = Mutex::new(Vec::new());
    let mut known = KNOWN.lock().ok()?;
    let at = bytes.as_ptr() as usize;
    let wanted = |name: &str, value| target.param(name).is_none_or(|wanted| wanted == value);
    let fits = |unpacked: &Unpacked| unpacked.program.params.iter().all(|(name, value)| wanted(name, *value));
    if let Some((_, unpacked)) = known.iter().find(|(of, unpacked)| *of == at && fits(unpacked)) {
        return Some(unpacked);
    }
    let unpacked: &'static Unpacked = Box::leak(Box::new(packed::unpack(bytes, wanted)?));
    known.push((at, unpacked));
    Some(unpacked)
}
