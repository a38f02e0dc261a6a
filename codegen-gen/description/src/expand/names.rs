//! Finding things by name: in the file, then in the files of `use`.

use super::cx::Cx;
use super::family::{Columns, members};
use super::local::{FieldDef, Local, Member};
use crate::syntax::yaml::{Axis, Entry, Kind, Text, TextOr};
use onespec_diag::{Diag, did_you_mean};

impl<'a> Local<'a> {
    fn new(cx: &Cx<'a>, unit: usize) -> Local<'a> {
        let mut local = Local::default();
        let Some(yaml) = cx.units.get(unit).map(|u| &u.yaml) else {
            return local;
        };
        for (key, field) in yaml.fields.iter() {
            if let Some(def) = FieldDef::new(cx, key, field) {
                local
                    .fields
                    .extend(key.words().iter().map(|name| (name.text.to_string(), def.clone())));
            }
        }
        for (key, kind) in yaml.operands.iter() {
            local
                .operands
                .extend(key.words().iter().map(|name| (name.text.to_string(), kind)));
        }
        for (key, shape) in yaml.kinds.iter() {
            let axis = match shape {
                TextOr::Full(kind) => kind.for_.as_ref(),
                TextOr::Text(_) => None,
            };
            for (name, columns) in named(cx, unit, key, axis) {
                local.kinds.insert(name, Member { columns, shape });
            }
        }
        for (key, shape) in yaml.formats.iter() {
            for (name, columns) in named(cx, unit, key, shape.for_.as_ref()) {
                local.formats.insert(name, Member { columns, shape });
            }
        }
        local
    }
}

fn named(cx: &Cx<'_>, unit: usize, key: &Text, axis: Option<&Axis>) -> Vec<(String, Columns)> {
    let list = members(cx, unit, axis, &[], None, key);
    list.into_iter()
        .map(|columns| (columns.fill(key).text.to_string(), columns))
        .collect()
}

impl<'a> Cx<'a> {
    /// Makes the members of families that have names in files: kinds and formats.
    pub fn read_families(&self) {
        let locals = (0..self.units.len()).map(|unit| Local::new(self, unit)).collect();
        // Called once, before anything is looked up.
        let _ = self.locals.set(locals);
    }

    /// The first of the files in scope that has it, and which file that is.
    pub fn find<T>(&self, unit: usize, get: impl Fn(usize) -> Option<T>) -> Option<(usize, T)> {
        self.scope(unit)
            .iter()
            .find_map(|at| get(*at).map(|found| (*at, found)))
    }

    pub fn field(&self, unit: usize, name: &str) -> Option<&FieldDef> {
        self.find(unit, |at| self.locals().get(at)?.fields.get(name))
            .map(|(_, def)| def)
    }

    pub fn operand(&self, unit: usize, name: &str) -> Option<(usize, &'a TextOr<Kind>)> {
        self.find(unit, |at| self.locals().get(at)?.operands.get(name).copied())
    }

    pub fn kind(&self, unit: usize, name: &str) -> Option<(usize, &Member<'a, TextOr<Kind>>)> {
        self.find(unit, |at| self.locals().get(at)?.kinds.get(name))
    }

    pub fn text(&self, unit: usize, name: &str) -> Option<(usize, &'a Text)> {
        self.find(unit, |at| self.units.get(at)?.yaml.texts.get(name))
    }

    pub fn axis(&self, unit: usize, name: &str) -> Option<(usize, &'a Axis)> {
        self.find(unit, |at| self.units.get(at)?.yaml.axes.get(name))
    }

    /// A format by name; reports one that does not exist.
    pub fn format(&self, unit: usize, name: &str, used_at: onespec_diag::Place) -> Option<(usize, &Member<'a, Entry>)> {
        let found = self.find(unit, |at| self.locals().get(at)?.formats.get(name));
        if found.is_none() {
            let known = self.scope(unit).iter().filter_map(|at| self.locals().get(*at));
            let known: Vec<&str> = known.flat_map(|l| l.formats.keys().map(String::as_str)).collect();
            let diag = Diag::error("E0101", used_at, format!("unknown format `{name}`"));
            let help = did_you_mean(name, known);
            self.report(diag.help(help.unwrap_or_else(|| "declare it under `formats`, or `use` its file".into())));
        }
        found
    }
}
