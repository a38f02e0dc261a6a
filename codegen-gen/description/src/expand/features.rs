//! Features: extensions, versions and parameter values, and expressions over them.

use super::cx::Cx;
use super::family::Columns;
use crate::model::{Feature, FeatureSet, Isa, Needs, Param};
use crate::syntax::bits::{Need, NeedWhat};
use crate::syntax::yaml::{Extension, Text};
use onespec_diag::{Diag, Origin, did_you_mean};
use std::collections::BTreeMap;

/// Most features of a machine: the bits of a set, but for the one that is no feature.
const MAX_FEATURES: usize = FeatureSet::ALLOW_RESERVED as usize;
/// Most alternatives of one feature expression.
const MAX_ALTERNATIVES: usize = 64;

/// Features by name, and what the expressions need to know about them.
#[derive(Debug, Default)]
pub struct Features {
    names: BTreeMap<String, u16>,
    /// Versions, oldest first.
    versions: Vec<u16>,
    /// Sets of which a machine has at most one: versions, values of a parameter.
    exclusive: Vec<FeatureSet>,
    /// For each unit, the feature that its entries belong to by default.
    of_unit: Vec<Option<u16>>,
    /// Extensions, as against versions and parameter values.
    extensions: FeatureSet,
    /// What entries belong to that name no extension.
    base: u16,
    /// Stands for what files of other folders need and this machine takes nothing of.
    elsewhere: Option<u16>,
}

/// A set of these features.
fn all_of(ids: &[u16]) -> FeatureSet {
    ids.iter()
        .fold(FeatureSet::EMPTY, |set, id| set.union(&FeatureSet::of(*id)))
}

/// Declares all features of the machine.
pub fn build(cx: &Cx<'_>, machine: &str, isa: &mut Isa) -> Features {
    let mut features = Features {
        of_unit: vec![None; cx.units.len()],
        ..Features::default()
    };
    let mut extensions: Vec<(u16, &Extension)> = Vec::new();
    let machines = cx.units.iter().filter_map(|u| u.yaml.machine.as_ref());
    for (name, values) in machines.flat_map(|m| m.params.iter()) {
        // The machine's own folder comes first and says which values there are. What a file of another folder needs for
        // further ones is then there for no target.
        if let Some(known) = isa.params.iter().position(|p| p.name == *name.text) {
            features.other_values(cx, isa, known, &values.words());
            continue;
        }
        let mut param = Param {
            name: name.text.to_string(),
            ..Param::default()
        };
        for value in values.words() {
            let Ok(number) = value.text.parse() else {
                let diag = Diag::error(
                    "E0718",
                    &value.origin,
                    format!("`{}` is no value of a parameter", value.text),
                );
                cx.report(diag.help("values are decimal numbers, separated by blanks"));
                continue;
            };
            param.values.push(number);
            let doc = format!("`{}` is {number}", name.text);
            param
                .features
                .push(features.add(cx, isa, &format!("{}{number}", name.text), &doc, &value.origin));
        }
        features.exclusive.push(all_of(&param.features));
        isa.params.push(param);
    }
    for version in cx.units.iter().flat_map(|u| &u.yaml.versions.names) {
        let id = features.add(cx, isa, &version.text, "a generation", &version.origin);
        features.versions.push(id);
    }
    let versions = all_of(&features.versions);
    features.exclusive.push(versions);
    for version in &features.versions {
        if let Some(feature) = isa.features.get_mut(*version as usize) {
            feature.conflicts = versions;
            feature.conflicts.remove(*version);
        }
    }
    for (unit, yaml) in cx.units.iter().map(|u| &u.yaml).enumerate() {
        if let Some(extension) = &yaml.extension {
            let Some(name) = &extension.name else {
                let diag = Diag::error("E0719", &extension.origin, "`extension` has no `name`");
                cx.report(diag.help("write `extension: {name: …}`"));
                continue;
            };
            let id = features.extension(cx, isa, name, extension);
            features.of_unit[unit] = Some(id);
            extensions.push((id, extension));
        }
        for (name, extension) in yaml.extensions.iter() {
            extensions.push((features.extension(cx, isa, name, extension), extension));
        }
    }
    if cx.units.iter().any(|u| !u.own && u.name.contains('/')) {
        let doc = "what files of other folders mention and this machine takes nothing of";
        let id = features.add(cx, isa, "elsewhere", doc, &Origin::default());
        features.elsewhere = Some(id);
    }
    if extensions.is_empty() {
        features.base = features.add(cx, isa, machine, "everything", &Origin::default());
        features.extensions.insert(features.base);
        if let Some(feature) = isa.features.get_mut(features.base as usize) {
            feature.implied = Some(Needs {
                any: vec![(FeatureSet::EMPTY, FeatureSet::EMPTY)],
            });
        }
    } else {
        features.base = extensions[0].0;
    }
    for (id, extension) in extensions {
        let requires = features.set(cx, &extension.requires.0);
        let conflicts = features.conflicts(cx, isa, id, &requires, extension);
        let implied = extension.implied.as_ref().and_then(|text| features.needs(cx, text));
        for other in conflicts.iter() {
            if let Some(feature) = isa.features.get_mut(other as usize) {
                feature.conflicts.insert(id);
            }
        }
        if let Some(feature) = isa.features.get_mut(id as usize) {
            (feature.requires, feature.implied) = (requires, implied);
            feature.conflicts = feature.conflicts.union(&conflicts);
        }
    }
    carried(&features, isa);
    if let Some(feature) = features.elsewhere.and_then(|id| isa.features.get_mut(usize::from(id))) {
        feature.conflicts.insert(features.elsewhere.unwrap_or(0));
    }
    features
}

/// Notes with each instruction the generations that have it, under the key that `versions` gives.
pub fn note_versions(cx: &Cx<'_>, features: &Features, isa: &mut Isa) {
    let Some(key) = cx.units.iter().find_map(|u| u.yaml.versions.key.as_ref()) else {
        return;
    };
    let versions: Vec<(u16, String)> = features
        .versions
        .iter()
        .filter_map(|id| Some((*id, isa.features.get(usize::from(*id))?.name.clone())))
        .collect();
    let all = all_of(&features.versions);
    for op in &mut isa.ops {
        let has = |version: u16| {
            let fits = |(with, without): &(FeatureSet, FeatureSet)| {
                let mut others = all;
                others.remove(version);
                !with.intersects(&others) && !without.contains(version)
            };
            op.needs.any.is_empty() || op.needs.any.iter().any(fits)
        };
        let list: Vec<&str> = versions
            .iter()
            .filter(|(id, _)| has(*id))
            .map(|(_, name)| name.as_str())
            .collect();
        op.data.retain(|(known, _)| **known != *key.text);
        op.data.push((key.text.to_string(), list.join(" ")));
    }
}

/// Words that something else carries share no stream with others: such an extension excludes all that are not its own.
fn carried(features: &Features, isa: &mut Isa) {
    let carried: Vec<u16> = (0..isa.features.len() as u16)
        .filter(|id| isa.features.get(usize::from(*id)).is_some_and(|f| f.carrier.is_some()))
        .collect();
    for id in &carried {
        let mut others = features.extensions;
        others.remove(*id);
        if let Some(feature) = isa.features.get_mut(usize::from(*id)) {
            feature.conflicts = feature.conflicts.union(&others);
        }
        for other in others.iter() {
            if let Some(feature) = isa.features.get_mut(usize::from(other)) {
                feature.conflicts.insert(*id);
            }
        }
    }
}

impl Features {
    /// What an extension can conflict with: neither itself nor what it requires. Reports the others.
    fn conflicts(&self, cx: &Cx<'_>, isa: &Isa, id: u16, requires: &FeatureSet, extension: &Extension) -> FeatureSet {
        let written = self.set(cx, &extension.conflicts.0);
        let Some(feature) = isa.features.get(usize::from(id)) else {
            return written;
        };
        if requires.contains(id) {
            let diag = Diag::error("E0333", &feature.origin, format!("`{}` requires itself", feature.name));
            cx.report(diag.help("`requires` lists other extensions"));
        }
        let mut conflicts = written;
        // What another folder has and this machine does not is one feature, and says nothing here.
        let known = written.iter().filter(|other| Some(*other) != self.elsewhere);
        for other in known.filter(|other| *other == id || requires.contains(*other)) {
            let message = match isa.features.get(usize::from(other)) {
                Some(other) if other.name != feature.name => {
                    format!("`{}` requires `{}` and conflicts with it", feature.name, other.name)
                }
                _ => format!("`{}` conflicts with itself", feature.name),
            };
            let diag = Diag::error("E0333", &feature.origin, message);
            cx.report(diag.help("no target could have this extension: take the name out of `conflicts`"));
            conflicts.remove(other);
        }
        conflicts
    }

    /// Values of a parameter that this machine does not have.
    fn other_values(&mut self, cx: &Cx<'_>, isa: &mut Isa, param: usize, values: &[Text]) {
        let Some(param) = isa.params.get(param).cloned() else {
            return;
        };
        let mut exclusive = all_of(&param.features);
        for value in values {
            let name = format!("{}{}", param.name, value.text);
            if !self.names.contains_key(&name) {
                let doc = format!("`{}` is {}, which this machine never has", param.name, value.text);
                exclusive.insert(self.add(cx, isa, &name, &doc, &value.origin));
            }
        }
        for id in exclusive.iter() {
            if let Some(feature) = isa.features.get_mut(usize::from(id)) {
                feature.conflicts = feature.conflicts.union(&exclusive);
                feature.conflicts.remove(id);
            }
        }
        self.exclusive.push(exclusive);
    }

    fn extension(&mut self, cx: &Cx<'_>, isa: &mut Isa, name: &Text, extension: &Extension) -> u16 {
        let doc = extension.doc.as_ref().map_or("", |d| &d.text);
        let id = self.add(cx, isa, &name.text, doc, &name.origin);
        self.extensions.insert(id);
        if let (Some(feature), Some(carrier)) = (isa.features.get_mut(usize::from(id)), &extension.carrier) {
            feature.carrier = Some(carrier.text.to_string());
        }
        id
    }

    fn add(&mut self, cx: &Cx<'_>, isa: &mut Isa, name: &str, doc: &str, origin: &Origin) -> u16 {
        if let Some(known) = self.names.get(name) {
            let mut diag = Diag::error("E0115", origin, format!("feature `{name}` is declared twice"));
            if let Some(first) = isa.features.get(*known as usize) {
                diag = diag.also(&first.origin, "first here");
            }
            cx.report(diag.help("extensions, versions and parameter values share one set of names"));
            return *known;
        }
        if isa.features.len() >= MAX_FEATURES {
            let message = format!("`{name}` is one feature too many: a machine has at most {MAX_FEATURES}");
            cx.report(Diag::error("E0118", origin, message).help("put what is always together into one extension"));
            return 0;
        }
        let id = isa.features.len() as u16;
        self.names.insert(name.to_string(), id);
        let (name, doc, origin) = (name.to_string(), doc.to_string(), origin.clone());
        isa.features.push(Feature {
            name,
            doc,
            origin,
            ..Feature::default()
        });
        id
    }

    pub fn get(&self, name: &str) -> Option<u16> {
        self.names.get(name).copied()
    }

    /// The one feature with this name; reports what does not exist.
    pub fn find(&self, cx: &Cx<'_>, name: &str, at: impl Into<onespec_diag::Place>) -> Option<u16> {
        let at = at.into();
        let foreign = || cx.units.iter().any(|u| !u.own && u.yaml.origin.file == at.origin.file);
        let found = self.get(name).or_else(|| self.elsewhere.filter(|_| foreign()));
        if found.is_none() {
            let diag = Diag::error("E0113", at, format!("unknown feature `{name}`"));
            let help = did_you_mean(name, self.names.keys().map(String::as_str));
            cx.report(
                diag.help(help.unwrap_or_else(|| "declare it under `extension`, `extensions` or `versions`".into())),
            );
        }
        found
    }

    /// A set of features by name.
    pub fn set(&self, cx: &Cx<'_>, words: &[Text]) -> FeatureSet {
        let ids = words.iter().filter_map(|word| self.find(cx, &word.text, &word.origin));
        ids.fold(FeatureSet::EMPTY, |set, id| set.union(&FeatureSet::of(id)))
    }

    /// A feature expression as alternatives.
    pub fn needs(&self, cx: &Cx<'_>, text: &Text) -> Option<Needs> {
        let mut needs = Needs::default();
        // An empty column: no needs.
        if text.text.trim().is_empty() {
            return Some(needs);
        }
        for all in cx.feature_expr(text)?.iter() {
            let mut alternatives = vec![(FeatureSet::EMPTY, FeatureSet::EMPTY)];
            for need in all {
                alternatives = self.with(cx, text, need, &alternatives)?;
            }
            needs.any.extend(alternatives);
        }
        if needs.any.len() > MAX_ALTERNATIVES {
            cx.report(Diag::error(
                "E0118",
                &text.origin,
                "too many alternatives in a feature expression",
            ));
            return None;
        }
        Some(needs)
    }

    fn with(
        &self,
        cx: &Cx<'_>,
        text: &Text,
        need: &Need,
        so_far: &[(FeatureSet, FeatureSet)],
    ) -> Option<Vec<(FeatureSet, FeatureSet)>> {
        let at = text.origin.at(need.at.0, need.at.1);
        let wanted: Vec<u16> = match &need.what {
            NeedWhat::Feature(name) => vec![self.find(cx, name, at)?],
            NeedWhat::Versions(low, high) => {
                let position = |name: &Option<String>, default: usize| match name {
                    None => Some(default),
                    Some(name) => {
                        let id = self.find(cx, name, at.clone())?;
                        self.versions.iter().position(|v| *v == id)
                    }
                };
                let (low, high) = (
                    position(low, 0)?,
                    position(high, self.versions.len().saturating_sub(1))?,
                );
                self.versions.get(low..=high).unwrap_or(&[]).to_vec()
            }
        };
        let mut out = Vec::new();
        for (all, none) in so_far {
            if need.absent {
                out.push((*all, wanted.iter().fold(*none, |s, f| s.union(&FeatureSet::of(*f)))));
            } else {
                out.extend(wanted.iter().map(|f| (all.union(&FeatureSet::of(*f)), *none)));
            }
        }
        Some(out)
    }

    /// The needs of an entry and the extension that it belongs to: its own `needs`, else its column, else the file's.
    pub fn of_entry(&self, cx: &Cx<'_>, unit: usize, own: Option<&Text>, columns: &Columns) -> Option<(Needs, u16)> {
        let text = columns.says("needs", own);
        let text = text.or_else(|| cx.units.get(unit)?.yaml.needs.clone());
        let mut needs = match &text {
            Some(text) => self.needs(cx, text)?,
            None => Needs::default(),
        };
        let of_file = self.of_unit.get(unit).copied().flatten();
        if let Some(feature) = of_file {
            needs = both(
                &needs,
                &Needs {
                    any: vec![(FeatureSet::of(feature), FeatureSet::EMPTY)],
                },
            );
        }
        let named = text
            .filter(|t| !t.text.trim().is_empty())
            .and_then(|text| self.first_extension(cx, &text));
        Some((needs, of_file.or(named).unwrap_or(self.base)))
    }

    fn first_extension(&self, cx: &Cx<'_>, text: &Text) -> Option<u16> {
        let needs = cx.feature_expr(text)?;
        let names = needs
            .iter()
            .flatten()
            .filter(|need| !need.absent)
            .filter_map(|need| match &need.what {
                NeedWhat::Feature(name) => self.get(name),
                NeedWhat::Versions(..) => None,
            });
        names.into_iter().find(|id| self.extensions.contains(*id))
    }

    /// Can a machine that satisfies one not satisfy the other?
    pub fn disjoint(&self, isa: &Isa, a: &Needs, b: &Needs) -> bool {
        let always = [(FeatureSet::EMPTY, FeatureSet::EMPTY)];
        let list = |n: &Needs| {
            if n.any.is_empty() {
                always.to_vec()
            } else {
                n.any.clone()
            }
        };
        list(a).iter().all(|x| list(b).iter().all(|y| self.clash(isa, x, y)))
    }

    fn clash(&self, isa: &Isa, a: &(FeatureSet, FeatureSet), b: &(FeatureSet, FeatureSet)) -> bool {
        let all = a.0.union(&b.0);
        all.intersects(&a.1.union(&b.1))
            || self
                .exclusive
                .iter()
                .any(|one| all.intersection(one).iter().count() > 1)
            || all.iter().any(|f| {
                isa.features
                    .get(f as usize)
                    .is_some_and(|f| f.conflicts.intersects(&all))
            })
    }
}

/// Both of two needs.
pub fn both(a: &Needs, b: &Needs) -> Needs {
    if a.any.is_empty() || b.any.is_empty() {
        return if a.any.is_empty() { b.clone() } else { a.clone() };
    }
    let pairs = || {
        let of_a = a.any.iter();
        of_a.flat_map(|x| b.any.iter().map(move |y| (x.0.union(&y.0), x.1.union(&y.1))))
    };
    let mut any: Vec<(FeatureSet, FeatureSet)> = Vec::new();
    for pair in pairs().filter(|(all, none)| !all.intersects(none)) {
        if !any.contains(&pair) {
            any.push(pair);
        }
    }
    // No alternative at all would hold always. Where all contradict themselves, one of them stands for "never".
    if any.is_empty() {
        any.extend(pairs().next());
    }
    Needs { any }
}

impl Features {
    /// Could a target with at least these features have it? Exclusive features must agree.
    pub fn possible(&self, isa: &Isa, needs: &Needs, target: &FeatureSet) -> bool {
        let one = Needs {
            any: vec![(*target, FeatureSet::EMPTY)],
        };
        !self.disjoint(isa, needs, &one)
    }
}
