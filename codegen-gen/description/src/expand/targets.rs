//! Targets: what a machine to assemble for has.

use super::cx::Cx;
use super::features::Features;
use super::once::Once;
use crate::model::{FeatureSet, Isa, Needs, Target};
use crate::syntax::yaml::{File, Map, Text};
use onespec_diag::{Diag, did_you_mean};
use std::collections::{HashMap, HashSet};

/// Fills `isa.targets`, `isa.letters` and `isa.default_target`.
pub fn build(cx: &Cx<'_>, features: &Features, isa: &mut Isa) {
    let mut common = common_lengths(cx);
    if let (true, [only]) = (common.is_empty(), isa.word_bits.as_slice()) {
        common.push((0, 0, *only));
    }
    let says = |yaml: &File| yaml.targets.iter().next().is_some();
    for (name, target) in cx.deciding(says).flat_map(|u| u.yaml.targets.iter()) {
        if let Some(known) = isa.targets.iter().find(|t| t.name == *name.text) {
            let diag = Diag::error(
                "E0115",
                &name.origin,
                format!("target `{}` is declared twice", name.text),
            );
            cx.report(diag.also(&known.origin, "first here").help("rename one"));
            continue;
        }
        let mut enabled = features.set(cx, &target.enable.0);
        if let Some(version) = &target.version {
            enabled = enabled.union(&features.set(cx, std::slice::from_ref(version)));
        }
        let own = lengths(cx, &target.length);
        let mut lengths = if own.is_empty() { common.clone() } else { own };
        lengths.sort_by_key(|(mask, value, _)| (std::cmp::Reverse(mask.count_ones()), *value));
        isa.targets.push(Target {
            name: name.text.to_string(),
            doc: target.doc.as_ref().map_or(String::new(), |d| d.text.to_string()),
            features: closure(isa, enabled),
            lengths,
            core: None,
            origin: name.origin.clone(),
        });
    }
    let mut letters = Once::new(cx, "letter");
    let own = cx.units.iter().any(|u| u.own && says(&u.yaml));
    let deciding = cx.units.iter().enumerate().filter(|(_, u)| u.own || !own);
    for (unit, (letter, names)) in deciding.flat_map(|(unit, u)| u.yaml.letters.iter().map(move |pair| (unit, pair))) {
        if !letters.is_first(unit, letter) {
            continue;
        }
        let set = features.set(cx, &names.words());
        isa.letters.push((letter.text.to_string(), set));
    }
    default(cx, isa);
    words_without_length(cx, isa, &common);
    unreachable(isa);
}

/// The lengths of targets that say none, of all files together.
fn common_lengths(cx: &Cx<'_>) -> Vec<(u32, u32, u16)> {
    let mut patterns = Once::new(cx, "length of");
    let says = |yaml: &File| yaml.length.iter().next().is_some();
    let own = cx.units.iter().any(|u| u.own && says(&u.yaml));
    let mut all = Vec::new();
    for (unit, u) in cx.units.iter().enumerate().filter(|(_, u)| u.own || !own) {
        let counts = u
            .yaml
            .length
            .iter()
            .filter(|(pattern, _)| patterns.is_first(unit, pattern));
        all.extend(lengths(cx, &Map(counts.cloned().collect())));
    }
    all
}

/// Marks what no target can have, whatever is added to it: instructions and CSRs of other folders that this machine
/// excludes. They stay in the tables, so that a word of them is named, and have no semantics.
fn unreachable(isa: &mut Isa) {
    let mut known: HashMap<Vec<(FeatureSet, FeatureSet)>, bool> = HashMap::new();
    let mut lost = |needs: &Needs| !*known.entry(needs.any.clone()).or_insert_with(|| reached(isa, needs));
    let ops: Vec<bool> = isa.ops.iter().map(|op| lost(&op.needs)).collect();
    let csrs: Vec<bool> = isa.csrs.iter().map(|csr| lost(&csr.needs)).collect();
    isa.ops.iter_mut().zip(ops).for_each(|(op, lost)| op.unreachable = lost);
    isa.csrs
        .iter_mut()
        .zip(csrs)
        .for_each(|(csr, lost)| csr.unreachable = lost);
}

/// Can some target, with more features or without, have what needs this?
fn reached(isa: &Isa, needs: &Needs) -> bool {
    let always = [(FeatureSet::EMPTY, FeatureSet::EMPTY)];
    let any = if needs.any.is_empty() { &always[..] } else { &needs.any };
    let reaches = |target: &Target| any.iter().any(|needs| possible(isa, target, needs));
    isa.targets.is_empty() || isa.targets.iter().any(reaches)
}

/// Can the target, with more features or without, have all of the first and none of the second?
fn possible(isa: &Isa, target: &Target, (all, none): &(FeatureSet, FeatureSet)) -> bool {
    let set = closure(isa, target.features.union(all));
    let feature = |f: u16| isa.features.get(usize::from(f));
    let clash = |f: u16| feature(f).is_some_and(|f| f.conflicts.intersects(&set));
    let values = |p: &crate::model::Param| p.features.iter().filter(|f| set.contains(**f)).count() > 1;
    !set.intersects(none) && !set.iter().any(clash) && !isa.params.iter().any(values)
}

/// Reports widths of words that no pattern of `length` gives: an instruction of that width would never be met.
fn words_without_length(cx: &Cx<'_>, isa: &Isa, common: &[(u32, u32, u16)]) {
    let given = |bits: u16| {
        let of_targets = isa.targets.iter().flat_map(|target| &target.lengths);
        of_targets.chain(common).any(|(.., length)| *length == bits)
    };
    for word in cx.deciding(|yaml| !yaml.word.0.is_empty()).flat_map(|u| &u.yaml.word.0) {
        if word
            .text
            .parse()
            .is_ok_and(|bits| isa.word_bits.contains(&bits) && !given(bits))
        {
            let message = format!("no pattern of `length` gives {} bits", word.text);
            let diag = Diag::error("E0334", &word.origin, message);
            cx.report(diag.help("say which low bits such words have: `length: {\"11\": 32}`"));
        }
    }
}

/// Reports what the machine's own files declare and no target can have.
pub fn had_by_no_target(cx: &Cx<'_>, isa: &Isa) {
    let always = (FeatureSet::EMPTY, FeatureSet::EMPTY);
    // A target that contradicts itself is told as such.
    if !isa.targets.iter().all(|target| possible(isa, target, &always)) {
        return;
    }
    let ops = isa.ops.iter().map(|op| (&op.name, &op.needs, &op.origin));
    let csrs = isa.csrs.iter().map(|csr| (&csr.name, &csr.needs, &csr.origin));
    let aliases = isa
        .aliases
        .iter()
        .map(|alias| (&alias.name, &alias.needs, &alias.origin));
    let macros = isa
        .macros
        .iter()
        .map(|found| (&found.name, &found.needs, &found.origin));
    let own: HashSet<u32> = cx.units.iter().filter(|u| u.own).map(|u| u.yaml.origin.file).collect();
    let all = ops.chain(csrs).chain(aliases).chain(macros);
    let mut seen = HashSet::new();
    for (name, needs, origin) in all.filter(|(.., origin)| own.contains(&origin.file)) {
        if !reached(isa, needs) && seen.insert((origin.file, origin.start)) {
            let diag = Diag::error("E0335", origin, format!("no target can have `{name}`"));
            cx.report(diag.help("what it needs, with what its extension requires, excludes itself or every target"));
        }
    }
}

fn default(cx: &Cx<'_>, isa: &mut Isa) {
    // A second one was reported with what else `machine:` says.
    let own = cx
        .units
        .iter()
        .filter(|u| u.own)
        .find_map(|u| u.yaml.machine.as_ref()?.default.as_ref());
    let Some(name) = own else { return };
    match isa.targets.iter().position(|t| t.name == *name.text) {
        Some(found) => isa.default_target = found,
        None => {
            let diag = Diag::error("E0332", &name.origin, format!("there is no target `{}`", name.text));
            let help = did_you_mean(&name.text, isa.targets.iter().map(|t| t.name.as_str()));
            cx.report(diag.help(help.unwrap_or_else(|| "declare it under `targets`".into())));
        }
    }
}

/// The default target of a mirror: the mirrored machine's, or the first that has a pseudo-instruction where that one has none.
pub fn default_of_mirror(isa: &mut Isa) {
    let Some(mirror) = &isa.mirror else { return };
    let holds = |needs: &Needs, set: &FeatureSet| {
        let mut any = needs.any.iter();
        needs.any.is_empty() || any.any(|(all, none)| all.is_subset(set) && !none.intersects(set))
    };
    let has = |target: &Target| mirror.ops.iter().any(|op| holds(&op.needs, &target.features));
    if isa.targets.get(isa.default_target).is_some_and(has) {
        return;
    }
    isa.default_target = isa.targets.iter().position(has).unwrap_or(isa.default_target);
}

/// What is enabled, and what that requires or implies.
pub fn closure(isa: &Isa, enabled: FeatureSet) -> FeatureSet {
    let holds = |needs: &Needs, set: &FeatureSet| {
        needs
            .any
            .iter()
            .any(|(all, none)| all.is_subset(set) && !none.intersects(set))
    };
    let mut set = enabled;
    loop {
        let before = set;
        for (id, feature) in isa.features.iter().enumerate() {
            if set.contains(id as u16) {
                set = set.union(&feature.requires);
            } else if feature.implied.as_ref().is_some_and(|needs| holds(needs, &set)) {
                set.insert(id as u16);
            }
        }
        if set == before {
            return set;
        }
    }
}

/// Patterns of low bits with their lengths.
fn lengths(cx: &Cx<'_>, map: &Map<Text>) -> Vec<(u32, u32, u16)> {
    let mut out = Vec::new();
    for (pattern, bits) in map.iter() {
        let value = u32::from_str_radix(&pattern.text, 2)
            .ok()
            .filter(|_| pattern.text.len() <= 32);
        match (value, bits.text.parse()) {
            (Some(value), Ok(bits @ 1..=128)) => {
                let mask = if pattern.text.len() == 32 {
                    u32::MAX
                } else {
                    (1 << pattern.text.len()) - 1
                };
                out.push((mask, value, bits));
            }
            (None, _) => {
                let diag = Diag::error(
                    "E0718",
                    &pattern.origin,
                    format!("`{}` is no pattern of low bits", pattern.text),
                );
                cx.report(diag.help("up to 32 binary digits, quoted: `\"011111\": 48`"));
            }
            _ => {
                let diag = Diag::error("E0718", &bits.origin, format!("`{}` is no length", bits.text));
                cx.report(diag.help("a number of bits from 1 to 128"));
            }
        }
    }
    out
}
