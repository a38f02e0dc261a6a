//! The software float, as code that was translated calls it.

use onespec_core::fp::Unit;
use onespec_sem::eval::fp::compute;
use std::cell::RefCell;
use std::collections::BTreeMap;

/// Arguments of a function at most.
pub const MAX_ARGUMENTS: usize = 4;

/// A function for numbers of a width, as code that was translated calls it.
#[derive(Debug)]
pub struct Site {
    /// How it computes.
    pub unit: Unit,
    /// Its name in `onespec_core::fp`.
    pub name: &'static str,
    /// Bits of its numbers and of its result.
    pub widths: (u32, u32),
    /// Numbers that it takes.
    pub count: usize,
}

/// The functions that are called, by number and widths; their addresses stay.
pub type Sites = RefCell<BTreeMap<(u16, u32, u32), Box<Site>>>;

/// Called by code that was translated.
///
/// # Safety
/// `site` and `data` are addresses of a site and of as many numbers as it takes, `out` that of two.
pub unsafe extern "C" fn call(site: *const Site, data: *const u64, out: *mut u64) {
    // SAFETY: as the caller says; nothing else refers to its stack meanwhile, and sites live as long as the code.
    let (site, out) = unsafe { (&*site, &mut *out.cast::<[u64; 2]>()) };
    // SAFETY: as before.
    let data = unsafe { std::slice::from_raw_parts(data, site.count) };
    let (value, flags) = compute(&site.unit, site.name, site.widths, data).unwrap_or_default();
    *out = [value, flags.into()];
}
