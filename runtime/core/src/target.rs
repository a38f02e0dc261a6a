//! Target names: `rv64imac_zba_zicond` is a declared target, then letters, then `_Feature` items.

use crate::isa::{FeatureSet, Isa, Setting, Target};
use crate::names::near;
use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

/// A machine to decode, assemble and run for.
#[derive(Debug, Clone)]
pub struct Resolved {
    /// As it was asked for.
    pub name: String,
    /// Everything enabled, requirements and implications included.
    pub features: FeatureSet,
    /// Values of the description's parameters: `("xlen", 64)`.
    pub params: Vec<(&'static str, i64)>,
    /// Values of the description's settings: `("vlen", 128)`.
    pub settings: Vec<(&'static str, i64)>,
    /// Length of an instruction by its low bits: (mask, value, bits), longest mask first.
    pub lengths: &'static [(u32, u32, u16)],
    /// Timing: index into [`Isa::cores`].
    pub core: Option<u16>,
}

/// Why a target name is refused.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TargetError {
    /// The name asked for.
    pub name: String,
    /// The piece of it that is at fault.
    pub piece: String,
    /// What is wrong with the piece.
    pub problem: TargetProblem,
}

/// What is wrong with the piece.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TargetProblem {
    /// No declared target starts the name; these are similar, or all when few.
    NoTarget {
        /// Declared targets with similar names, or up to eight of all.
        near: Vec<&'static str>,
    },
    /// No feature has this name.
    NoFeature {
        /// Features with similar names.
        near: Vec<&'static str>,
    },
    /// Two features exclude each other.
    Conflict {
        /// The feature declared first.
        first: &'static str,
        /// The feature declared later.
        second: &'static str,
    },
}

impl fmt::Display for TargetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let list = |f: &mut fmt::Formatter<'_>, lead: &str, names: &[&str]| {
            if names.is_empty() {
                Ok(())
            } else {
                write!(f, "; {lead} `{}`", names.join("`, `"))
            }
        };
        match &self.problem {
            TargetProblem::NoTarget { near } => {
                write!(f, "unknown target `{}`", self.name)?;
                list(f, "did you mean", near)
            }
            TargetProblem::NoFeature { near } => {
                write!(f, "target `{}`: there is no feature `{}`", self.name, self.piece)?;
                list(f, "did you mean", near)
            }
            TargetProblem::Conflict { first, second } => {
                write!(f, "target `{}`: {first} and {second} exclude each other", self.name)
            }
        }
    }
}

impl core::error::Error for TargetError {}

impl Resolved {
    /// Bits of an address, 8 to 64: the value of the first parameter, by the convention of descriptions; 64 where there is none.
    pub fn address_bits(&self) -> u8 {
        let width = self.params.first().map_or(64, |(_, value)| *value);
        u8::try_from(width).unwrap_or(64).clamp(8, 64)
    }

    /// Length in bits of the instruction that starts with these low bits; `None` when the machine has no such length.
    #[inline]
    pub fn length(&self, low: u32) -> Option<u16> {
        self.lengths
            .iter()
            .find(|(mask, value, _)| low & mask == *value)
            .map(|l| l.2)
    }

    /// Value of a setting.
    pub fn setting(&self, name: &str) -> Option<i64> {
        self.settings.iter().find(|s| s.0 == name).map(|s| s.1)
    }

    /// Value of a parameter.
    pub fn param(&self, name: &str) -> Option<i64> {
        self.params.iter().find(|p| p.0 == name).map(|p| p.1)
    }
}

/// Why a setting is refused.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SettingError {
    /// The setting asked for.
    pub name: String,
    /// The value asked for.
    pub value: i64,
    /// Name of the target.
    pub target: String,
    /// What is wrong.
    pub problem: SettingProblem,
}

/// What is wrong with it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SettingProblem {
    /// The machine has no such setting; it has these.
    Unknown {
        /// Names of all settings.
        known: Vec<&'static str>,
    },
    /// It is never this; it can be these.
    NoValue {
        /// All values that the setting can have on some target, ascending.
        values: &'static [i64],
    },
    /// The target has it from the first to the second.
    Outside {
        /// Smallest value on this target.
        least: i64,
        /// Largest value on this target.
        most: i64,
    },
}

impl fmt::Display for SettingError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let SettingError {
            name, value, target, ..
        } = self;
        match &self.problem {
            SettingProblem::Unknown { known } if known.is_empty() => {
                write!(f, "`{target}` has no setting `{name}`, nor any other")
            }
            SettingProblem::Unknown { known } => {
                write!(f, "`{target}` has no setting `{name}`; it has `{}`", known.join("`, `"))
            }
            SettingProblem::NoValue { values } => {
                write!(f, "{name} cannot be {value}; it is one of")?;
                values.iter().try_for_each(|v| write!(f, " {v}"))
            }
            SettingProblem::Outside { least, most } if value < least => {
                write!(f, "{name} cannot be {value}: target `{target}` has at least {least}")?;
                if most < least {
                    write!(f, " and at most {most}")
                } else {
                    Ok(())
                }
            }
            SettingProblem::Outside { most, .. } => {
                write!(f, "{name} cannot be {value}: target `{target}` has at most {most}")
            }
        }
    }
}

impl core::error::Error for SettingError {}

impl Setting {
    /// Least and greatest value for a feature set.
    pub fn bounds(&self, features: &FeatureSet) -> (i64, i64) {
        let of = |list: &[(u16, i64)]| {
            let held: Vec<i64> = list
                .iter()
                .filter(|(f, _)| features.contains(*f))
                .map(|(_, v)| *v)
                .collect();
            (held.iter().copied().min(), held.iter().copied().max())
        };
        let least = of(self.least)
            .1
            .or(self.values.first().copied())
            .unwrap_or(self.default);
        let most = of(self.most).0.or(self.values.last().copied()).unwrap_or(self.default);
        (least, most)
    }
}

impl Isa {
    /// The longest declared target that a name starts with.
    fn declared(&self, name: &str) -> Option<&'static Target> {
        let starts = |t: &&'static Target| starts_with(name, t.name).is_some();
        self.targets.iter().filter(starts).max_by_key(|t| t.name.len())
    }

    /// Resolves a target name; the empty name is the default target. A name may begin with the machine's
    /// (`sfpu-wormhole`), or leave it out where the description has it (`a0` for `esperanto-a0`).
    ///
    /// # Errors
    /// No declared target starts the name, a piece of the name is no feature, or two features exclude each other.
    pub fn target(&self, name: &str) -> Result<Resolved, TargetError> {
        let fail = |piece: &str, problem| {
            Err(TargetError {
                name: name.to_owned(),
                piece: piece.to_owned(),
                problem,
            })
        };
        let asked = if name.is_empty() {
            self.targets.get(self.default_target as usize).map_or("", |t| t.name)
        } else {
            name
        };
        let with_machine;
        let mut declared = self.declared(asked);
        let mut asked = asked;
        if declared.is_none() {
            match starts_with(asked, self.name).and_then(|rest| rest.strip_prefix('-')) {
                Some(rest) => asked = rest,
                None => {
                    with_machine = format!("{}-{asked}", self.name);
                    if self.declared(&with_machine).is_some() {
                        asked = &with_machine;
                    }
                }
            }
            declared = self.declared(asked);
        }
        let Some(base) = declared else {
            let mut names = near(asked, self.targets.iter().map(|t| t.name));
            if names.is_empty() {
                names = self.targets.iter().map(|t| t.name).take(8).collect();
            }
            return fail(asked, TargetProblem::NoTarget { near: names });
        };
        let mut features = base.features;
        let rest = &asked[base.name.len()..];
        for (i, item) in rest.split('_').enumerate() {
            let found = if i == 0 {
                self.letters_of(item)
            } else {
                self.item(item).ok_or(item)
            };
            match found {
                Ok(set) => features = features.union(&set),
                Err(piece) => {
                    let near = near(piece, self.features.iter().map(|f| f.name));
                    return fail(piece, TargetProblem::NoFeature { near });
                }
            }
        }
        features = self.closure(&features);
        if let Some(&(a, b)) = self.conflicts(&features).first() {
            let (first, second) = (self.features[a as usize].name, self.features[b as usize].name);
            return fail(rest, TargetProblem::Conflict { first, second });
        }
        Ok(Resolved {
            name: asked.to_owned(),
            features,
            params: self.param_values(&features),
            settings: self.setting_values(&features),
            lengths: base.lengths,
            core: base.core,
        })
    }

    /// Parameter values that a feature set fixes.
    pub fn param_values(&self, features: &FeatureSet) -> Vec<(&'static str, i64)> {
        let value = |p: &crate::isa::Param| {
            p.values
                .iter()
                .zip(p.features)
                .find(|(_, f)| features.contains(**f))
                .map(|(v, _)| (p.name, *v))
        };
        self.params.iter().filter_map(value).collect()
    }

    /// What settings are for a feature set when nobody says.
    pub fn setting_values(&self, features: &FeatureSet) -> Vec<(&'static str, i64)> {
        let value = |s: &Setting| {
            let (least, most) = s.bounds(features);
            (s.name, s.default.min(most).max(least))
        };
        self.settings.iter().map(value).collect()
    }

    /// Changes a setting of a target of this description.
    ///
    /// # Errors
    /// There is no such setting, the setting never has this value, or the value is out of the target's bounds.
    pub fn set(&self, target: &mut Resolved, name: &str, value: i64) -> Result<(), SettingError> {
        let fail = |problem| {
            Err(SettingError {
                name: name.to_owned(),
                value,
                target: target.name.clone(),
                problem,
            })
        };
        let Some(setting) = self.settings.iter().find(|s| s.name == name) else {
            return fail(SettingProblem::Unknown {
                known: self.settings.iter().map(|s| s.name).collect(),
            });
        };
        if !setting.values.contains(&value) {
            return fail(SettingProblem::NoValue { values: setting.values });
        }
        let (least, most) = setting.bounds(&target.features);
        if value < least || value > most {
            return fail(SettingProblem::Outside { least, most });
        }
        for (_, place) in target.settings.iter_mut().filter(|(n, _)| *n == setting.name) {
            *place = value;
        }
        Ok(())
    }

    /// Letters glued to the base name: abbreviations, longest first, then one-letter extensions, each maybe with a
    /// version.
    fn letters_of<'n>(&self, mut text: &'n str) -> Result<FeatureSet, &'n str> {
        let mut set = FeatureSet::EMPTY;
        while let Some(first) = text.chars().next() {
            let abbreviation = self
                .letters
                .iter()
                .filter(|(l, _)| text.get(..l.len()).is_some_and(|head| head.eq_ignore_ascii_case(l)))
                .max_by_key(|(l, _)| l.len());
            let piece = &text[..first.len_utf8()];
            let used = match abbreviation {
                Some((letters, features)) if !letters.is_empty() => {
                    set = set.union(features);
                    letters.len()
                }
                _ => {
                    set.insert(self.feature_ignoring_case(piece).ok_or(text)?);
                    piece.len()
                }
            };
            text = skip_version(&text[used..]);
        }
        Ok(set)
    }

    /// One item after `_`: a feature, or an abbreviation; a version number after it is dropped.
    fn item(&self, item: &str) -> Option<FeatureSet> {
        let exact = |name: &str| {
            let letters = self
                .letters
                .iter()
                .find(|(l, _)| l.eq_ignore_ascii_case(name))
                .map(|l| l.1);
            self.feature_ignoring_case(name).map(FeatureSet::of).or(letters)
        };
        exact(item).or_else(|| exact(without_version(item)?))
    }

    fn feature_ignoring_case(&self, name: &str) -> Option<u16> {
        self.features
            .iter()
            .position(|f| f.name.eq_ignore_ascii_case(name))
            .map(|i| i as u16)
    }
}

/// What follows a beginning, ignoring case.
fn starts_with<'t>(text: &'t str, beginning: &str) -> Option<&'t str> {
    let head = text.get(..beginning.len())?;
    head.eq_ignore_ascii_case(beginning)
        .then(|| text.get(beginning.len()..))
        .flatten()
}

/// `2p1` at the front of the text is a version: dropped.
fn skip_version(text: &str) -> &str {
    let major = text.trim_start_matches(|c: char| c.is_ascii_digit());
    if major.len() == text.len() {
        return text;
    }
    match major.strip_prefix(['p', 'P']) {
        Some(minor) if minor.starts_with(|c: char| c.is_ascii_digit()) => {
            minor.trim_start_matches(|c: char| c.is_ascii_digit())
        }
        _ => major,
    }
}

/// `zba1p0` without its version.
fn without_version(item: &str) -> Option<&str> {
    let (major, minor) = item.rsplit_once(['p', 'P'])?;
    let name = major.trim_end_matches(|c: char| c.is_ascii_digit());
    let numbered = name.len() < major.len() && !minor.is_empty() && minor.bytes().all(|b| b.is_ascii_digit());
    numbered.then_some(name)
}
