//! Names that become files, crates and mnemonics.

use onespec_description::model::Isa;
use onespec_description::syntax::spelling::{file_fault, mnemonic_fault};
use onespec_diag::{Diag, Diags, Origin};
use std::collections::{BTreeMap, BTreeSet};

/// The page that lists the pages of a manual.
const INDEX: &str = "index";

pub fn check(isa: &Isa, diags: &mut Diags) {
    let mirrored = isa.mirror.iter().flat_map(|mirror| &mirror.ops);
    let mut seen = BTreeSet::new();
    for op in isa.ops.iter().chain(mirrored) {
        mnemonic(&op.name, &op.origin, &mut seen, diags);
    }
    let aliases = isa.aliases.iter().map(|alias| (&alias.name, &alias.origin));
    for (name, origin) in aliases.chain(isa.macros.iter().map(|found| (&found.name, &found.origin))) {
        mnemonic(name, origin, &mut seen, diags);
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
    alike(
        "extension",
        isa.features.iter().map(|f| (f.name.as_str(), &f.origin)),
        diags,
    );
    alike(
        "target",
        isa.targets.iter().map(|t| (t.name.as_str(), &t.origin)),
        diags,
    );
    for target in &isa.targets {
        file("target", &target.name, &target.origin, diags);
    }
    for csr in &isa.csrs {
        file("CSR", &csr.name, &csr.origin, diags);
    }
}

/// A mnemonic that no line of assembly can have, once for each family.
fn mnemonic(name: &str, origin: &Origin, seen: &mut BTreeSet<(u32, u32)>, diags: &mut Diags) {
    if let (Some(why), true) = (mnemonic_fault(name), seen.insert((origin.file, origin.start))) {
        let message = format!("the mnemonic `{}` {why}", name.escape_debug());
        let diag = Diag::error("E0160", origin, message);
        diags.push(diag.help("letters, digits, `_`, `.` and `$`, the first no digit and no dot"));
    }
}

fn file(what: &str, name: &str, origin: &Origin, diags: &mut Diags) {
    if let Some(why) = file_fault(name) {
        let message = format!("the {what} name `{}` {why}", name.escape_debug());
        diags.push(Diag::error("E0161", origin, message).help("letters, digits, `_`, `-` and `.` inside are safe"));
    }
}

/// Names of one sort that differ in case only: targets and pages do not tell them apart.
fn alike<'a>(what: &str, names: impl Iterator<Item = (&'a str, &'a Origin)>, diags: &mut Diags) {
    let mut known: BTreeMap<String, &Origin> = BTreeMap::new();
    for (name, origin) in names {
        if let Some(first) = known.insert(name.to_ascii_lowercase(), origin) {
            let message = format!("another {what} is called `{name}`, but for upper and lower case");
            let diag = Diag::error("E0162", origin, message).also(first, "that one");
            diags.push(diag.help("names of targets do not tell them apart: rename one"));
        }
    }
}
