//! Names that become files, crates and mnemonics.

use crate::model::{Isa, Op};
use crate::source::{Diag, Diags, Origin};
use crate::syntax::spelling::{file_fault, mnemonic_fault};
use std::collections::{BTreeMap, BTreeSet};

/// The page that lists the pages of a manual.
const INDEX: &str = "index";

pub fn check(isa: &Isa, diags: &mut Diags) {
    let mirrored = isa.mirror.iter().flat_map(|mirror| &mirror.ops);
    let mut seen = BTreeSet::new();
    for op in isa.ops.iter().chain(mirrored) {
        if let (Some(why), true) = (mnemonic_fault(&op.name), seen.insert((op.origin.file, op.origin.start))) {
            diags.push(mnemonic(op, &why));
        }
    }
    for feature in &isa.features {
        file("extension", &feature.name, &feature.origin, diags);
        if feature.name.eq_ignore_ascii_case(INDEX) {
            let message = format!(
                "the extension `{}` has the name of the manual's first page",
                feature.name
            );
            diags.push(Diag::error("E0161", &feature.origin, message).help("rename it"));
        }
    }
    alike(isa, diags);
    for target in &isa.targets {
        file("target", &target.name, &target.origin, diags);
    }
    for csr in &isa.csrs {
        file("CSR", &csr.name, &csr.origin, diags);
    }
}

fn mnemonic(op: &Op, why: &str) -> Diag {
    let message = format!("the mnemonic `{}` {why}", op.name.escape_debug());
    Diag::error("E0160", &op.origin, message).help("letters, digits and signs that assembly has no other use for")
}

fn file(what: &str, name: &str, origin: &Origin, diags: &mut Diags) {
    if let Some(why) = file_fault(name) {
        let message = format!("the {what} name `{}` {why}", name.escape_debug());
        diags.push(Diag::error("E0161", origin, message).help("letters, digits, `_`, `-` and `.` inside are safe"));
    }
}

/// Extensions that differ in case only: targets and pages do not tell them apart.
fn alike(isa: &Isa, diags: &mut Diags) {
    let mut known: BTreeMap<String, &Origin> = BTreeMap::new();
    for feature in &isa.features {
        if let Some(first) = known.insert(feature.name.to_ascii_lowercase(), &feature.origin) {
            let message = format!(
                "another extension is called `{}`, but for upper and lower case",
                feature.name
            );
            let diag = Diag::error("E0162", &feature.origin, message).also(first, "that one");
            diags.push(diag.help("names of targets do not tell them apart: rename one"));
        }
    }
}
