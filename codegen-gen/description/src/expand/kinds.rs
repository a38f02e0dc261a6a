//! Operand kinds: from a kind's text or map to the model's kinds, each made once.

use super::cx::Cx;
use super::family::Columns;
use super::features::Features;
use super::numbers::ones;
use crate::model::{FeatureSet, Isa, Kind, Needs, RegFile};
use crate::syntax::bits::{Expr, KindBase, KindUse, RegisterName, signed};
use crate::syntax::yaml::{self, Codes, Text, TextOr};
use onespec_core::isa::Dir;
use onespec_diag::{Diag, Origin, Place, did_you_mean};
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

/// Kinds that contain kinds may be nested this deeply.
const MAX_DEPTH: u32 = 16;

/// What a kind says about one operand besides its shape.
#[derive(Debug, Clone, Default)]
pub struct Attrs {
    pub dir: Option<Dir>,
    pub pcrel: bool,
    /// Bytes of a step; 0 where nothing says it.
    pub scale: u8,
    pub hex: bool,
    pub wrap: bool,
    pub except: Vec<i64>,
    pub shown: Option<u8>,
    pub default: Option<i64>,
}

/// The shape of a kind; numbers get their width from the layout.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Shape {
    Int,
    Float,
    Id(u16),
}

/// A kind as an operand uses it.
#[derive(Debug, Clone)]
pub struct Resolved {
    pub shape: Shape,
    /// `None`: as wide as it is placed.
    pub width: Option<u32>,
    pub signed: bool,
    pub attrs: Attrs,
    /// Arguments, and the text in which they stand.
    pub args: Vec<Expr>,
    pub args_in: Text,
    /// Names of the parameters that the kind wants.
    pub params: Vec<String>,
}

impl Resolved {
    fn new(shape: Shape, width: Option<u32>) -> Resolved {
        let (attrs, args, args_in, params) = (Attrs::default(), Vec::new(), Text::default(), Vec::new());
        Resolved {
            shape,
            width,
            signed: false,
            attrs,
            args,
            args_in,
            params,
        }
    }
}

#[derive(Default)]
struct Table {
    kinds: Vec<Kind>,
    names: Vec<String>,
    /// By file and name; `None` for what has an error.
    known: HashMap<(usize, String), Option<Resolved>>,
    /// What is being made: a kind that meets itself here contains itself.
    making: HashSet<(usize, String)>,
    plain: BTreeMap<Plain, u16>,
    /// Kinds without a name by what they are.
    unnamed: HashMap<String, u16>,
}

/// Kinds without a name that are the same wherever they are used.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
enum Plain {
    Int,
    Float(u16),
    File(u16),
    Csr,
}

/// All kinds of a machine.
pub struct Kinds {
    pub files: Vec<RegFile>,
    csrs: Vec<(String, i64, Needs, Origin)>,
    table: RefCell<Table>,
}

impl Kinds {
    /// Needs the register files and the CSRs of the model. A name under `csr_names` is a number, and behind it, where not
    /// every target knows the name, the features that do.
    pub fn new(cx: &Cx<'_>, features: &Features, isa: &Isa) -> Kinds {
        let known = isa.csrs.iter();
        let mut csrs: Vec<_> = known
            .map(|c| (c.name.clone(), i64::from(c.number), c.needs.clone(), c.origin.clone()))
            .collect();
        for (name, value) in cx.units.iter().flat_map(|u| u.yaml.csr_names.iter()) {
            let (number, needs) = match value.text.find(' ') {
                Some(at) => (
                    value.part(0, at),
                    features.needs(cx, &value.part(at + 1, value.text.len())),
                ),
                None => (value.clone(), None),
            };
            if let Some(number) = super::exprs::constant(cx, &number) {
                let needs = needs.unwrap_or_default();
                csrs.push((name.text.to_string(), number, needs, name.origin.clone()));
            }
        }
        let mut seen = BTreeSet::new();
        csrs.retain(|(name, ..)| seen.insert(name.clone()));
        Kinds {
            files: isa.files.clone(),
            csrs,
            table: RefCell::default(),
        }
    }

    /// Puts the kinds and their names into the model. A CSR that only some values of a parameter have (`xlen32`) is known
    /// by name to those targets only; extensions do not matter, a name may be useful before the CSR is there.
    pub fn finish(self, isa: &mut Isa) {
        let table = self.table.into_inner();
        let values = isa.params.iter().flat_map(|p| p.features.iter().copied());
        let values: FeatureSet = values.fold(FeatureSet::default(), |mut set, f| {
            set.insert(f);
            set
        });
        if let Some(kind) = table.plain.get(&Plain::Csr) {
            for (_, number, needs, _) in &self.csrs {
                let any: Vec<_> = needs
                    .any
                    .iter()
                    .map(|(all, none)| (all.intersection(&values), none.intersection(&values)))
                    .collect();
                if any.iter().all(|(all, none)| !all.is_empty() || !none.is_empty()) && !any.is_empty() {
                    isa.name_needs.push((*kind, *number, Needs { any }));
                }
            }
        }
        (isa.kinds, isa.kind_names) = (table.kinds, table.names);
    }

    /// A copy of a kind, to look at.
    pub fn get(&self, id: u16) -> Option<Kind> {
        self.table.borrow().kinds.get(id as usize).cloned()
    }

    /// All kinds so far, and their names.
    pub fn all(&self) -> (Vec<Kind>, Vec<String>) {
        let table = self.table.borrow();
        (table.kinds.clone(), table.names.clone())
    }

    /// A kind without a name; the same one for what is the same.
    pub fn unnamed(&self, kind: Kind) -> u16 {
        self.add(kind, "")
    }

    /// A kind as an operand's declaration writes it.
    pub fn text(&self, cx: &Cx<'_>, unit: usize, text: &Text) -> Option<Resolved> {
        self.of_text(cx, unit, text, 0)
    }

    /// Adds a kind. One without a name that is there already is not added again.
    fn add(&self, kind: Kind, name: &str) -> u16 {
        let mut table = self.table.borrow_mut();
        if name.is_empty() && !matches!(kind, Kind::Sum { .. }) {
            let next = table.kinds.len() as u16;
            let id = *table.unnamed.entry(format!("{kind:?}")).or_insert(next);
            if id != next {
                return id;
            }
        }
        table.kinds.push(kind);
        table.names.push(name.to_string());
        (table.kinds.len() - 1) as u16
    }

    fn plain(&self, plain: Plain, name: &str, make: impl FnOnce() -> Kind) -> u16 {
        if let Some(id) = self.table.borrow().plain.get(&plain) {
            return *id;
        }
        let id = self.add(make(), name);
        self.table.borrow_mut().plain.insert(plain, id);
        id
    }

    /// The kind of an operand whose width is known.
    pub fn id(&self, shape: Shape, width: u32) -> u16 {
        match shape {
            Shape::Int => self.plain(Plain::Int, "", || Kind::Int),
            Shape::Float => self.plain(Plain::Float(width as u16), "", || Kind::Float(width as u16)),
            Shape::Id(id) => id,
        }
    }

    /// The kind that an operand is declared with.
    pub fn resolve(
        &self,
        cx: &Cx<'_>,
        unit: usize,
        def: &TextOr<yaml::Kind>,
        columns: &Columns,
        depth: u32,
    ) -> Option<Resolved> {
        match def {
            TextOr::Text(text) => self.of_text(cx, unit, &columns.fill(text), depth),
            TextOr::Full(kind) => {
                let values: Vec<&str> = columns.list.iter().map(|c| &*c.value).collect();
                let key = (unit, format!("@{} {}", kind.origin.start, values.join(" ")));
                if let Some(known) = self.table.borrow().known.get(&key) {
                    return known.clone();
                }
                let resolved = self.of_map(cx, unit, kind, columns, "", depth);
                self.table.borrow_mut().known.insert(key, resolved.clone());
                resolved
            }
        }
    }

    fn of_text(&self, cx: &Cx<'_>, unit: usize, text: &Text, depth: u32) -> Option<Resolved> {
        let used = cx.kind_use(text)?;
        let at = text.origin.at(used.at.0, used.at.1);
        let mut resolved = match &used.base {
            KindBase::Number(letter, width) => {
                let shape = if *letter == b'f' { Shape::Float } else { Shape::Int };
                Resolved {
                    signed: *letter == b's',
                    ..Resolved::new(shape, *width)
                }
            }
            KindBase::Named(name, args) => {
                let mut resolved = self.named(cx, unit, name, &at, depth)?;
                if args.len() != resolved.params.len() {
                    let (want, have) = (resolved.params.len(), args.len());
                    let message = format!("kind `{name}` takes {want} arguments, here are {have}");
                    let params = resolved.params.join(", ");
                    cx.report(Diag::error("E0119", at, message).help(format!("write `{name}({params})`")));
                    return None;
                }
                (resolved.args, resolved.args_in) = (args.clone(), text.clone());
                resolved
            }
        };
        self.attributes(cx, &mut resolved, &used, &at);
        Some(resolved)
    }

    /// Adds what stands behind the kind's name.
    fn attributes(&self, cx: &Cx<'_>, resolved: &mut Resolved, used: &KindUse, at: &Place) {
        let excepts: Vec<i64> = used
            .except
            .iter()
            .filter_map(|l| self.literal(cx, resolved, l, at))
            .collect();
        let default = used.default.as_ref().and_then(|l| self.literal(cx, resolved, l, at));
        let attrs = &mut resolved.attrs;
        attrs.dir = used.dir.or(attrs.dir);
        attrs.pcrel |= used.pcrel;
        attrs.scale = used.scale.unwrap_or(attrs.scale);
        attrs.hex |= used.hex;
        attrs.wrap |= used.wrap;
        attrs.shown = used.shown.map(|n| n.min(63) as u8).or(attrs.shown);
        attrs.except.extend(excepts);
        attrs.default = default.or(attrs.default);
    }

    /// A number, or a name that the kind has.
    fn literal(&self, cx: &Cx<'_>, resolved: &Resolved, text: &str, at: &Place) -> Option<i64> {
        let shape = match resolved.shape {
            Shape::Id(id) => self.get(id),
            _ => None,
        };
        let names: Vec<(String, i64)> = match &shape {
            Some(Kind::Enum { names, .. }) => names.clone(),
            Some(Kind::Reg { file, .. }) => self.files.get(*file as usize).map(register_names).unwrap_or_default(),
            _ => Vec::new(),
        };
        let named = names.iter().find(|(name, _)| name == text).map(|(_, value)| *value);
        let found = named.or_else(|| signed(text));
        if found.is_none() {
            let diag = Diag::error("E0116", at.clone(), format!("`{text}` is no value of this kind"));
            let help = did_you_mean(text, names.iter().map(|(name, _)| name.as_str()));
            cx.report(diag.help(help.unwrap_or_else(|| "a number, or a name that the kind has".into())));
        }
        found
    }

    fn named(&self, cx: &Cx<'_>, unit: usize, name: &str, at: &Place, depth: u32) -> Option<Resolved> {
        if let Some((owner, member)) = cx.kind(unit, name) {
            let key = (owner, name.to_string());
            let known = self.table.borrow().known.get(&key).cloned();
            if let Some(known) = known {
                return known;
            }
            if !self.table.borrow_mut().making.insert(key.clone()) {
                let diag = Diag::error("E0117", at.clone(), format!("kind `{name}` contains itself"));
                cx.report(diag.help("a kind is made of smaller kinds"));
                return None;
            }
            let resolved = match member.shape {
                TextOr::Text(text) => self.of_text(cx, owner, &member.columns.fill(text), depth + 1),
                TextOr::Full(kind) => self.of_map(cx, owner, kind, &member.columns, name, depth + 1),
            };
            self.table.borrow_mut().making.remove(&key);
            self.table.borrow_mut().known.insert(key, resolved.clone());
            return resolved;
        }
        if let Some(file) = self.files.iter().position(|f| f.name == name) {
            return Some(self.file(file as u16));
        }
        if name == "csr" && !self.csrs.is_empty() {
            let id = self.plain(Plain::Csr, "csr", || Kind::Enum {
                names: self.csrs.iter().map(|c| (c.0.clone(), c.1)).collect(),
                open: true,
            });
            let highest = self.csrs.iter().map(|c| c.1).max().unwrap_or(0);
            return Some(Resolved::new(Shape::Id(id), Some(bits_for(highest as u64))));
        }
        let diag = Diag::error("E0112", at.clone(), format!("unknown kind `{name}`"));
        let declared = cx.scope(unit).iter().filter_map(|u| cx.locals().get(*u));
        let known = declared
            .flat_map(|l| l.kinds.keys())
            .chain(self.files.iter().map(|f| &f.name));
        let help = did_you_mean(name, known.map(String::as_str));
        cx.report(diag.help(
            help.unwrap_or_else(|| "a register file, a kind of `kinds`, or a number such as `s12`, `u5`, `f32`".into()),
        ));
        None
    }

    /// All registers of a file.
    fn file(&self, file: u16) -> Resolved {
        let count = self.files.get(file as usize).map_or(1, |f| f.count);
        let id = self.plain(Plain::File(file), "", || {
            let (list, exclude) = (Vec::new(), Vec::new());
            Kind::Reg {
                file,
                list,
                exclude,
                step: 1,
            }
        });
        Resolved::new(Shape::Id(id), Some(bits_for(u64::from(count.saturating_sub(1)))))
    }

    fn of_map(
        &self,
        cx: &Cx<'_>,
        unit: usize,
        kind: &yaml::Kind,
        columns: &Columns,
        name: &str,
        depth: u32,
    ) -> Option<Resolved> {
        if depth > MAX_DEPTH {
            cx.report(
                Diag::error("E0117", &kind.origin, "kinds are nested too deeply").help("give the inner kinds names"),
            );
            return None;
        }
        let fill = |text: &Option<Text>| text.as_ref().map(|t| columns.fill(t));
        let width = match fill(&kind.width) {
            Some(text) => match text.text.parse().ok().filter(|w| (1..=64).contains(w)) {
                Some(width) => Some(width),
                None => {
                    let diag = Diag::error("E0718", &text.origin, format!("`{}` is no width", text.text));
                    cx.report(diag.help("a number of bits from 1 to 64"));
                    return None;
                }
            },
            None => None,
        };
        let mut resolved = if let Some(text) = fill(&kind.kind) {
            self.of_text(cx, unit, &text, depth)?
        } else if let Some(codes) = &kind.enum_ {
            self.enumeration(cx, kind, codes, columns, name)?
        } else if let Some(letters) = fill(&kind.flags) {
            let none = fill(&kind.none).map_or_else(|| "0".to_string(), |t| t.text.to_string());
            let width = letters.text.chars().count() as u32;
            let id = self.add(
                Kind::Flags {
                    letters: letters.text.to_string(),
                    none,
                },
                name,
            );
            Resolved::new(Shape::Id(id), Some(width))
        } else if let Some(class) = fill(&kind.class) {
            self.class(cx, kind, &class, columns, name)?
        } else if kind.bits.is_some() || !kind.oneof.0.is_empty() {
            let (sum, width) = self.sum(cx, unit, kind, columns, depth)?;
            let params = kind.params.0.iter().map(|p| p.text.to_string()).collect();
            Resolved {
                params,
                ..Resolved::new(Shape::Id(self.add(sum, name)), Some(width))
            }
        } else {
            let diag = Diag::error("E0719", &kind.origin, "this kind says not what it is");
            cx.report(diag.help("it needs one of `kind`, `enum`, `flags`, `class`, `bits`, `oneof`"));
            return None;
        };
        if let Some(width) = width {
            self.codes_fit(cx, kind, &resolved, width);
        }
        resolved.width = width.or(resolved.width);
        if let Some(default) = fill(&kind.default) {
            let at = Place::from(&default.origin);
            resolved.attrs.default = self.literal(cx, &resolved, &default.text, &at);
        }
        Some(resolved)
    }

    /// Reports codes that do not fit the width that a kind says; numbers of CSRs where they are declared.
    fn codes_fit(&self, cx: &Cx<'_>, kind: &yaml::Kind, resolved: &Resolved, width: u32) {
        let Shape::Id(id) = resolved.shape else { return };
        let Some(Kind::Enum { names, .. }) = self.get(id) else {
            return;
        };
        let is_csr = self.table.borrow().plain.get(&Plain::Csr) == Some(&id);
        for (name, code) in names.iter().filter(|(_, code)| bits_for(*code as u64) > width) {
            let csr = self.csrs.iter().find(|csr| is_csr && csr.0 == *name);
            let at = csr.map_or(&kind.origin, |csr| &csr.3);
            let diag = Diag::error(
                "E0104",
                at,
                format!("`{name}` is {code:#x}, which does not fit {width} bits"),
            );
            let diag = if csr.is_some() {
                diag.also(&kind.origin, "as wide as this says")
            } else {
                diag
            };
            cx.report(diag.help(format!("the largest value is {:#x}", ones(width))));
        }
    }

    fn enumeration(
        &self,
        cx: &Cx<'_>,
        kind: &yaml::Kind,
        codes: &Codes,
        columns: &Columns,
        name: &str,
    ) -> Option<Resolved> {
        let mut names: Vec<(String, i64)> = Vec::new();
        match codes {
            Codes::Names(list) => {
                let filled = list.iter().map(|word| columns.fill(word).text.to_string()).enumerate();
                names.extend(
                    filled
                        .filter(|(_, word)| word != "~")
                        .map(|(code, word)| (word, code as i64)),
                );
            }
            Codes::Numbered(map) => {
                for (word, code) in map.iter() {
                    let code = super::exprs::constant(cx, &columns.fill(code))?;
                    names.push((columns.fill(word).text.to_string(), code));
                }
            }
        }
        let mut highest = names.iter().map(|(_, code)| *code).max().unwrap_or(0);
        if let Codes::Names(list) = codes {
            highest = highest.max(list.len() as i64 - 1);
        }
        // A default off the list has no text.
        if let Some(default) = kind.default.as_ref().and_then(|d| signed(&d.text)) {
            if !names.iter().any(|(_, code)| *code == default) {
                names.push((String::new(), default));
            }
            highest = highest.max(default);
        }
        let open = kind.open.as_ref().is_some_and(|o| &*o.text == "true");
        let id = self.add(Kind::Enum { names, open }, name);
        Some(Resolved::new(Shape::Id(id), Some(bits_for(highest.max(0) as u64))))
    }

    fn class(&self, cx: &Cx<'_>, kind: &yaml::Kind, class: &Text, columns: &Columns, name: &str) -> Option<Resolved> {
        let Some(file) = self.files.iter().position(|f| f.name == *class.text) else {
            let diag = Diag::error(
                "E0114",
                &class.origin,
                format!("unknown register file `{}`", class.text),
            );
            let help = did_you_mean(&class.text, self.files.iter().map(|f| f.name.as_str()));
            cx.report(diag.help(help.unwrap_or_else(|| "declare it under `registers`".into())));
            return None;
        };
        let members = |text: &Option<Text>| {
            text.as_ref().map(|t| {
                let file = self.files.get(file);
                file.map_or_else(Vec::new, |file| registers(cx, file, &columns.fill(t)))
            })
        };
        let list = members(&kind.list).unwrap_or_default();
        let exclude = members(&kind.not).unwrap_or_default();
        let step = kind
            .step
            .as_ref()
            .and_then(|s| columns.fill(s).text.parse().ok())
            .unwrap_or(1);
        let width = match list.len() {
            0 => self.file(file as u16).width,
            len => Some(bits_for(len as u64 - 1)),
        };
        let id = self.add(
            Kind::Reg {
                file: file as u16,
                list,
                exclude,
                step,
            },
            name,
        );
        Some(Resolved::new(Shape::Id(id), width))
    }
}

/// Numbers of the registers in a list of names.
pub fn registers(cx: &Cx<'_>, file: &RegFile, text: &Text) -> Vec<u16> {
    let names = match cx.languages.register_names(text) {
        Ok(names) => names,
        Err(bad) => {
            cx.report(bad.diag("list of registers", &text.origin));
            return Vec::new();
        }
    };
    let known = register_names(file);
    let mut out = Vec::new();
    let number = |name: &str| known.iter().find(|(n, _)| n == name).map(|(_, number)| *number as u16);
    // From one name to another where they end in something else than numbers.
    let run = |name: &str| {
        let (first, last) = name.split_once("..")?;
        Some(number(first)?..=number(last)?)
    };
    let mut find = |name: &str, at: (usize, usize)| match (number(name), run(name)) {
        (Some(number), _) => out.push(number),
        (None, Some(run)) => out.extend(run),
        (None, None) => {
            let diag = Diag::error(
                "E0114",
                text.origin.at(at.0, at.1),
                format!("unknown register `{name}`"),
            );
            let help = did_you_mean(name, known.iter().map(|(n, _)| n.as_str()));
            cx.report(diag.help(help.unwrap_or_else(|| "a name of the register file".into())));
        }
    };
    for name in names {
        match name {
            RegisterName::Run(stem, first, last, at) => (first..=last).for_each(|i| find(&format!("{stem}{i}"), at)),
            RegisterName::Spellings(names, at) => names.iter().for_each(|name| find(name, at)),
        }
    }
    out
}

/// All spellings of a file's registers with their numbers.
pub fn register_names(file: &RegFile) -> Vec<(String, i64)> {
    let numbered = file
        .numbered
        .iter()
        .enumerate()
        .map(|(i, name)| (name.clone(), i as i64));
    let abi = file
        .abi
        .iter()
        .enumerate()
        .flat_map(|(i, names)| names.iter().map(move |n| (n.clone(), i as i64)));
    numbered.chain(abi).collect()
}

/// Bits that a number needs, at least one.
fn bits_for(highest: u64) -> u32 {
    (64 - highest.leading_zeros()).max(1)
}
