//! `timing:`: cores and what they say about instructions. A core is resolved with the cores that it extends, then its keys are
//! found for each instruction: what the entry and its formats say, and above that what the core says of selectors.

mod exprs;
mod keys;
mod pairs;
mod selectors;

use super::cx::Cx;
use super::once::Once;
use crate::model::{Core, FeatureSet, Isa, Needs, Op};
use crate::syntax::yaml::{self, Map, Text, TimingKeys};
use exprs::{Exprs, Given, Sees};
pub(super) use exprs::{leak, leak_text};
use keys::{Declared, Maker};
use onespec_core::isa::OpId;
use onespec_core::isa::timing::{Class, Fill, FillPart, Keys, Pieces, Wait};
use onespec_core::isa::timing::{Core as Table, OTHER};
use onespec_diag::{Diag, Origin, did_you_mean};
use std::collections::{BTreeMap, HashMap, HashSet};

/// Cores extend cores; this deep.
const MAX_EXTENDS: usize = 8;

/// Classes and units that the tables have room for.
const MAX_CLASSES: usize = 64;
const MAX_UNITS: usize = 255;

/// A core as it is written.
#[derive(Clone, Copy)]
struct Written<'a> {
    unit: usize,
    name: &'a Text,
    core: &'a yaml::Core,
}

/// Fills `isa.cores`, and the core of each target. `said` is what entries and formats say, for each instruction.
pub fn build(cx: &Cx<'_>, isa: &mut Isa, said: &[TimingKeys]) {
    // What `adapt` changes stands in the data.
    let said: Vec<TimingKeys> = said
        .iter()
        .zip(&isa.ops)
        .map(|(keys, op)| keys.adapted(&op.data, &op.origin))
        .collect();
    let said = said.as_slice();
    let written = written(cx);
    let mut used: HashSet<&str> = HashSet::new();
    let mut named: Vec<(usize, Text)> = Vec::new();
    for unit in cx.units {
        for (target, shape) in unit.yaml.targets.iter() {
            let at = isa
                .targets
                .iter()
                .position(|t| t.name == *target.text && t.origin == target.origin);
            named.extend(at.zip(shape.timing.clone()));
        }
    }
    let mut cores: Vec<Core> = Vec::new();
    let mut indexes: BTreeMap<String, u16> = BTreeMap::new();
    let mut of_targets: Vec<Option<u16>> = vec![None; isa.targets.len()];
    let exprs = Exprs::new(cx, isa);
    for (target, name) in &named {
        let Some(core) = written.iter().find(|w| w.name.text == name.text) else {
            let diag = Diag::error("E0801", &name.origin, format!("there is no core `{}`", name.text));
            let help = did_you_mean(&name.text, written.iter().map(|w| &*w.name.text));
            cx.report(diag.help(help.unwrap_or_else(|| "declare it under `timing`".into())));
            continue;
        };
        let index = *indexes.entry(name.text.to_string()).or_insert_with(|| {
            let chain = chain(cx, &written, core);
            used.extend(chain.iter().map(|w| &*w.name.text));
            let targets = named.iter().filter(|(_, of)| of.text == name.text);
            let features = targets.filter_map(|(at, _)| Some(isa.targets.get(*at)?.features));
            cores.push(make(&exprs, isa, &chain, said, &features.collect::<Vec<_>>()));
            cores.len() as u16 - 1
        });
        if let Some(of) = of_targets.get_mut(*target) {
            *of = Some(index);
        }
    }
    for core in written
        .iter()
        .filter(|w| cx.owns(w.unit) && !used.contains(&*w.name.text))
    {
        let message = format!("no target has the core `{}`", core.name.text);
        let diag = Diag::error("E0801", &core.name.origin, message);
        cx.report(diag.help(format!("name it in a target: `timing: {}`", core.name.text)));
    }
    // Targets that name no core have one of what the entries say: hardware waits for all of it.
    let timed = said.iter().any(|keys| keys.latency.is_some());
    if timed && of_targets.iter().any(Option::is_none) {
        cores.push(make(&exprs, isa, &[], said, &[]));
        let last = cores.len() as u16 - 1;
        of_targets.iter_mut().for_each(|of| *of = of.or(Some(last)));
    }
    exprs.finish();
    isa.cores = cores;
    for (target, core) in isa.targets.iter_mut().zip(of_targets) {
        target.core = core;
    }
}

/// All cores that files declare. What the machine's own folder declares replaces what it takes from others.
fn written<'a>(cx: &Cx<'a>) -> Vec<Written<'a>> {
    let mut once = Once::new(cx, "core");
    let mut all = Vec::new();
    let own = cx.units.iter().enumerate().filter(|(_, u)| u.own);
    let others = cx.units.iter().enumerate().filter(|(_, u)| !u.own);
    for (unit, u) in own.chain(others) {
        for (name, core) in u.yaml.timing.iter() {
            if once.is_first(unit, name) {
                all.push(Written { unit, name, core });
            }
        }
    }
    all
}

/// A core and those that it extends, the nearest first.
fn chain<'a>(cx: &Cx<'_>, all: &[Written<'a>], core: &Written<'a>) -> Vec<Written<'a>> {
    let mut chain = vec![*core];
    let mut next = core.core.extends.as_ref();
    while let Some(name) = next {
        let Some(parent) = all.iter().find(|w| w.name.text == name.text) else {
            let diag = Diag::error("E0801", &name.origin, format!("there is no core `{}`", name.text));
            let help = did_you_mean(&name.text, all.iter().map(|w| &*w.name.text));
            cx.report(diag.help(help.unwrap_or_else(|| "declare it under `timing`".into())));
            break;
        };
        if chain.iter().any(|known| known.name.text == parent.name.text) || chain.len() > MAX_EXTENDS {
            let diag = Diag::error(
                "E0801",
                &name.origin,
                format!("the core `{}` extends itself", name.text),
            );
            cx.report(diag.help("a core extends one that is declared without it"));
            break;
        }
        chain.push(*parent);
        next = parent.core.extends.as_ref();
    }
    chain
}

/// The entries of a map of all cores of a chain; a nearer one replaces one of the same name in its place.
fn merged<'a, T>(chain: &[Written<'a>], map: impl Fn(&'a yaml::Core) -> &'a Map<T>) -> Vec<(&'a Text, &'a T)> {
    let mut all: Vec<(&Text, &T)> = Vec::new();
    for core in chain.iter().rev() {
        for (name, value) in map(core.core).iter() {
            match all.iter_mut().find(|(known, _)| known.text == name.text) {
                Some(known) => *known = (name, value),
                None => all.push((name, value)),
            }
        }
    }
    all
}

/// A whole number within bounds.
fn number(cx: &Cx<'_>, text: &Text, what: &str, least: i64, most: i64) -> Option<i64> {
    let found = crate::syntax::bits::signed(text.text.trim()).filter(|n| (least..=most).contains(n));
    if found.is_none() {
        let diag = Diag::error("E0803", &text.origin, format!("`{}` is no {what}", text.text));
        cx.report(diag.help(format!("a whole number from {least} to {most}")));
    }
    found
}

/// A core with all that it extends; without any, what the entries say alone. `targets`: the features of those that have it.
fn make(exprs: &Exprs<'_, '_>, isa: &Isa, chain: &[Written<'_>], said: &[TimingKeys], targets: &[FeatureSet]) -> Core {
    let cx = exprs.cx;
    let said_once = |of: fn(&yaml::Core) -> Option<&Text>| chain.iter().find_map(|w| of(w.core));
    let units: Vec<(&'static str, u16)> = merged(chain, |core| &core.units)
        .into_iter()
        .filter_map(|(name, count)| {
            let count = number(cx, count, "number of units", 1, 255)?;
            Some((leak_text(&name.text), count as u16))
        })
        .collect();
    let given: Vec<(&'static str, i64)> = merged(chain, |core| &core.given)
        .into_iter()
        .filter_map(|(name, value)| Some((leak_text(&name.text), number(cx, value, "number", i64::MIN, i64::MAX)?)))
        .collect();
    let waits = merged(chain, |core| &core.waits);
    let class_names: Vec<&str> = waits.iter().map(|(name, _)| &*name.text).collect();
    too_many(cx, "classes", class_names.len(), MAX_CLASSES, chain);
    too_many(cx, "units", units.len(), MAX_UNITS, chain);
    let mut declared = Declared {
        name: chain.first().map(|w| &*w.name.text),
        wait: Wait::Hardware,
        units: &units,
        numbers: &given,
        classes: &class_names,
    };
    if let Some(text) = said_once(|core| core.wait.as_ref()) {
        declared.wait = declared.wait(exprs, text).unwrap_or(Wait::Hardware);
    }
    let issue = said_once(|core| core.issue.as_ref());
    let issue_width = issue
        .and_then(|text| number(cx, text, "number of instructions", 1, 16))
        .unwrap_or(1);
    let mut table = KeyTable::default();
    let of = of_instructions(exprs, isa, (chain, targets), said, &declared, &mut table);
    let pairs = pairs::pairs(exprs, isa, chain, &declared);
    let classes: Vec<Class> = waits
        .iter()
        .map(|(name, class)| Class {
            name: leak_text(&name.text),
            flag: class.flag.as_ref().map(|text| leak_text(&text.text)),
            fill: class.fill.as_ref().map_or("", |text| leak_text(&text.text)),
        })
        .collect();
    let core = Table {
        name: leak_text(declared.name.unwrap_or("")),
        doc: said_once(|core| core.doc.as_ref()).map_or("", |text| leak_text(&text.text)),
        issue: issue_width as u8,
        units: leak(units.clone()),
        classes: leak(classes),
        fill: leak(fill(exprs, isa, chain, declared.given())),
        pieces: leak(pieces(exprs, isa, chain)),
        given: leak(given.clone()),
        keys: leak(table.keys),
        of: leak(of.runs),
        other: of.other,
        pairs: leak(pairs),
    };
    waited_for(cx, isa, &core, &waits);
    if let Some(issue) = issue.filter(|_| issue_width > 1)
        && slots_are_kept(&core)
    {
        let message = "more than one instruction starts in a cycle, and the program keeps distances in slots";
        let diag = Diag::error("E0806", &issue.origin, message);
        cx.report(diag.help("distances in slots are for cores that start one instruction a cycle: `issue: 1`"));
    }
    Core {
        table: core,
        origin: chain.first().map_or_else(Origin::default, |w| w.name.origin.clone()),
    }
}

/// Reports what the tables have no room for.
fn too_many(cx: &Cx<'_>, what: &str, count: usize, most: usize, chain: &[Written<'_>]) {
    if let Some(core) = chain.first().filter(|_| count > most) {
        let message = format!("the core `{}` has {count} {what}", core.name.text);
        let diag = Diag::error("E0803", &core.name.origin, message);
        cx.report(diag.help(format!("a core has at most {most}")));
    }
}

/// Keys, equal ones once.
#[derive(Default)]
struct KeyTable {
    keys: Vec<Keys>,
    known: HashMap<String, u16>,
}

impl KeyTable {
    fn add(&mut self, keys: Keys) -> u16 {
        let next = self.keys.len() as u16;
        let index = *self.known.entry(format!("{keys:?}")).or_insert(next);
        if index == next {
            self.keys.push(keys);
        }
        index
    }
}

/// Which keys each instruction has.
struct Of {
    runs: Vec<(OpId, u16)>,
    other: u16,
}

fn of_instructions(
    exprs: &Exprs<'_, '_>,
    isa: &Isa,
    (chain, targets): (&[Written<'_>], &[FeatureSet]),
    said: &[TimingKeys],
    core: &Declared<'_>,
    table: &mut KeyTable,
) -> Of {
    // Of two selectors that fit, the later counts: cores from the root of the chain, each from above to below.
    let rules = chain.iter().rev().flat_map(|w| w.core.of.iter());
    let rules: Vec<(Vec<OpId>, &TimingKeys)> = rules
        .map(|(selector, keys)| (selectors::select(exprs.cx, isa, selector), keys))
        .collect();
    let mut keys_of = |id: OpId, op: Option<&Op>, own: Option<&TimingKeys>| {
        let above = rules.iter().rev().filter(|(ids, _)| ids.binary_search(&id).is_ok());
        let layers: Vec<&TimingKeys> = above.map(|(_, keys)| *keys).chain(own).collect();
        // What no target of the core has may be for units of other cores.
        let is_had = op.is_none_or(|op| targets.iter().any(|features| holds(&op.needs, features)));
        let maker = Maker {
            exprs,
            isa,
            core,
            op,
            is_had,
        };
        table.add(maker.keys(&layers))
    };
    let mut runs: Vec<(OpId, u16)> = Vec::new();
    for (at, op) in isa.ops.iter().enumerate() {
        let index = keys_of(at as OpId, Some(op), said.get(at));
        if runs.last().is_none_or(|(_, last)| *last != index) {
            runs.push((at as OpId, index));
        }
    }
    let other = keys_of(OTHER, None, None);
    Of { runs, other }
}

/// Whether a target with these features has something.
fn holds(needs: &Needs, features: &FeatureSet) -> bool {
    let mut any = needs.any.iter();
    needs.any.is_empty() || any.any(|(all, none)| all.is_subset(features) && !none.intersects(features))
}

/// What lets cycles pass: the nearest core that says it.
fn fill(exprs: &Exprs<'_, '_>, isa: &Isa, chain: &[Written<'_>], given: Given<'_>) -> Vec<Fill> {
    let cx = exprs.cx;
    let list = chain.iter().map(|w| &w.core.fill.0).find(|list| !list.is_empty());
    let mut out = Vec::new();
    for filler in list.into_iter().flatten() {
        let most = filler
            .most
            .as_ref()
            .map_or(Some(1), |text| number(cx, text, "number of cycles", 1, 255));
        let Some(most) = most else { continue };
        let most = most as u16;
        match (&filler.text, &filler.set) {
            (Some(text), None) => out.extend(fill_text(exprs, given, text).map(|text| Fill::Text { text, most })),
            (None, Some(set)) => {
                let of = filler
                    .of
                    .as_ref()
                    .map_or_else(Vec::new, |text| selectors::select(cx, isa, text));
                let has = |op: &Op| {
                    op.operands.iter().any(|o| o.name == *set.text) || op.lets.iter().any(|l| l.name == *set.text)
                };
                let all: Vec<&Op> = of.iter().filter_map(|id| isa.ops.get(usize::from(*id))).collect();
                let known = all.iter().any(|op| has(op));
                exprs.note((&set.origin).into(), &set.text, known, Vec::new);
                let when = filler.when.as_ref().map(|text| exprs.expr(given, Sees::Any, text));
                let Some(when) = keys::opened(when) else { continue };
                out.push(Fill::Set {
                    name: leak_text(&set.text),
                    of: leak(of),
                    when,
                    most,
                });
            }
            _ => {
                let diag = Diag::error(
                    "E0719",
                    &filler.origin,
                    "what lets cycles pass has one of `text`, `set`",
                );
                cx.report(diag.help("`{text: nop, most: 1}`, or `{set: rpt, of: nop, most: 5}`"));
            }
        }
    }
    out
}

/// `(rpt{n - 1})nop`: text with expressions over the number of cycles.
fn fill_text(exprs: &Exprs<'_, '_>, given: Given<'_>, text: &Text) -> Option<&'static [FillPart]> {
    let mut parts = Vec::new();
    let mut at = 0;
    while let Some(open) = text.text.get(at..)?.find('{').map(|found| at + found) {
        let Some(close) = text.text.get(open..)?.find('}').map(|found| open + found) else {
            break;
        };
        if open > at {
            parts.push(FillPart::Text(leak_text(text.text.get(at..open)?)));
        }
        parts.push(FillPart::Value(exprs.expr(
            given,
            Sees::Cycles,
            &text.part(open + 1, close),
        )?));
        at = close + 1;
    }
    let rest = text.text.get(at..)?;
    if !rest.is_empty() {
        parts.push(FillPart::Text(leak_text(rest)));
    }
    Some(leak(parts))
}

fn pieces(exprs: &Exprs<'_, '_>, isa: &Isa, chain: &[Written<'_>]) -> Vec<Pieces> {
    let cx = exprs.cx;
    let mut out = Vec::new();
    for (name, said) in merged(chain, |core| &core.pieces) {
        let Some(file) = isa.files.iter().position(|file| file.name == *name.text) else {
            let diag = Diag::error(
                "E0801",
                &name.origin,
                format!("there is no register file `{}`", name.text),
            );
            let help = did_you_mean(&name.text, isa.files.iter().map(|file| file.name.as_str()));
            cx.report(diag.help(help.unwrap_or_else(|| "a file of `registers`".into())));
            continue;
        };
        let count = i64::from(isa.files[file].count);
        let bits = |text: &Option<Text>| {
            text.as_ref()
                .map_or(Some(1), |text| number(cx, text, "number of bits", 1, 65_535))
        };
        let below = said
            .below
            .as_ref()
            .map_or(Some(count), |text| number(cx, text, "register", 0, count));
        let (Some(width), Some(of), Some(below)) = (bits(&said.width), bits(&said.of), below) else {
            continue;
        };
        if of % width != 0 {
            let message = format!("a register of {of} bits has no whole pieces of {width}");
            let diag = Diag::error("E0803", &said.origin, message);
            cx.report(diag.help("`of` is a multiple of `width`"));
            continue;
        }
        out.push(Pieces {
            file: file as u16,
            width: width as u16,
            of: of as u16,
            below: below as u16,
            shared: said
                .shared
                .as_ref()
                .is_none_or(|text| !matches!(&*text.text, "no" | "false")),
        });
    }
    out
}

/// Reports classes that nothing waits for: then no program could be right.
fn waited_for(cx: &Cx<'_>, isa: &Isa, core: &Table, waits: &[(&Text, &yaml::WaitClass)]) {
    for (index, (name, class)) in waits.iter().enumerate() {
        if let Some(flag) = &class.flag
            && !isa
                .ops
                .iter()
                .any(|op| op.operands.iter().any(|o| o.name == *flag.text))
        {
            let diag = Diag::error(
                "E0801",
                &flag.origin,
                format!("no instruction has an operand `{}`", flag.text),
            );
            cx.report(diag.help("the operand of one bit by which an instruction waits"));
            continue;
        }
        let cleared = core
            .keys
            .iter()
            .any(|keys| keys.clears.iter().any(|(of, _)| usize::from(*of) == index));
        if class.flag.is_none() && !cleared {
            let diag = Diag::error(
                "E0805",
                &name.origin,
                format!("nothing waits for the class `{}`", name.text),
            );
            cx.report(diag.help("give it a `flag`, or an instruction that `clears` it"));
        }
    }
}

/// Whether the program keeps a distance in slots.
fn slots_are_kept(core: &Table) -> bool {
    let slots = |wait: &Wait| *wait == Wait::Slots;
    core.keys
        .iter()
        .any(|keys| keys.wait.iter().any(|(wait, _)| slots(wait)))
        || core.pairs.iter().any(|pair| pair.wait.as_ref().is_some_and(slots))
}
