//! Register files.

use super::cx::Cx;
use super::features::Features;
use super::instructions::source_text;
use crate::model::{Above, Isa, PartOf, RegFile, SourceText};
use crate::syntax::bits::{RegisterName, number};
use crate::syntax::semantics::MAX_WIDTH;
use crate::syntax::yaml::{Registers, Text};
use onespec_diag::{Diag, did_you_mean};
use std::collections::{HashMap, HashSet};

/// Most registers of a file.
const MAX_COUNT: u32 = 4096;

/// Most braces in a word that names registers.
const MAX_BRACES: usize = 4;

/// Fills `isa.files`. False where one could not be made.
pub fn build(cx: &Cx<'_>, isa: &mut Isa) -> bool {
    let mut complete = true;
    let declared = cx.units.iter().enumerate();
    let declared = declared.flat_map(|(unit, u)| u.yaml.registers.iter().map(move |(name, file)| (unit, name, file)));
    for (unit, name, registers) in declared {
        if let Some(known) = isa.files.iter().find(|f| f.name == *name.text) {
            if cx.replaced(&known.origin, unit) {
                continue;
            }
            let diag = Diag::error(
                "E0115",
                &name.origin,
                format!("register file `{}` is declared twice", name.text),
            );
            cx.report(
                diag.also(&known.origin, "first here")
                    .help("the files of a machine share their register files"),
            );
            continue;
        }
        let made = file(cx, name, registers);
        complete &= made.is_some();
        isa.files.extend(made);
    }
    complete
}

/// Which files have registers that are parts of those of another: said when features are known.
pub fn parts(cx: &Cx<'_>, features: &Features, isa: &mut Isa) {
    let declared = cx.units.iter().flat_map(|u| u.yaml.registers.iter());
    for (name, part) in declared.filter_map(|(name, file)| Some((name, file.part_of.as_ref()?))) {
        let (Some(whole), Some(needs)) = (&part.file, &part.needs) else {
            let message = format!(
                "`part_of` of register file `{}` has no `file`, or no `needs`",
                name.text
            );
            let help =
                "`part_of: {file: R, needs: FEATURE}`: its registers are parts of those of R where a target has it";
            cx.report(Diag::error("E0719", &name.origin, message).help(help));
            continue;
        };
        let Some(at) = isa.files.iter().position(|f| f.name == *whole.text) else {
            let message = format!("unknown register file `{}`", whole.text);
            let help = did_you_mean(&whole.text, isa.files.iter().map(|f| f.name.as_str()));
            cx.report(Diag::error("E0114", &whole.origin, message).help(help.unwrap_or_default()));
            continue;
        };
        if isa.files.get(at).is_none_or(|f| !f.grouped) || whole.text == name.text {
            let message = format!("parts of registers of `{}` have no numbers of their own", whole.text);
            let help = "name another file, which is `grouped: true`";
            cx.report(Diag::error("E0718", &whole.origin, message).help(help));
            continue;
        }
        let Some(feature) = features.find(cx, &needs.text, &needs.origin) else {
            continue;
        };
        if let Some(file) = isa.files.iter_mut().find(|f| f.name == *name.text) {
            file.part_of = Some(PartOf {
                file: at as u16,
                feature,
            });
        }
    }
}

fn file(cx: &Cx<'_>, name: &Text, registers: &Registers) -> Option<RegFile> {
    let missing = |key: &str| {
        let diag = Diag::error(
            "E0719",
            &name.origin,
            format!("register file `{}` has no `{key}`", name.text),
        );
        cx.report(diag.help("it needs `count`, `name: \"x{i}\"`, and `width` in bits"));
    };
    let count_text = registers.count.as_ref().or_else(|| (missing("count"), None).1)?;
    let pattern = registers.name.as_ref().or_else(|| (missing("name"), None).1)?;
    let Some(count) = count_text.text.parse().ok().filter(|n| (1..=MAX_COUNT).contains(n)) else {
        let diag = Diag::error(
            "E0718",
            &count_text.origin,
            format!("`{}` is no number of registers", count_text.text),
        );
        cx.report(diag.help(format!("a number from 1 to {MAX_COUNT}")));
        return None;
    };
    let numbered = numbered(cx, pattern, count)?;
    let plain = |text: &Option<Text>| text.as_ref().map_or(String::new(), |t| t.text.to_string());
    let width = match &registers.width {
        Some(text) => source_text(text),
        None if semantics(cx) => {
            missing("width");
            return None;
        }
        // Where nothing has semantics, nothing asks for the width.
        None => SourceText {
            text: "64".into(),
            origin: name.origin.clone(),
        },
    };
    let abi = match &registers.abi {
        Some(abi) => spellings(cx, abi, &numbered)?,
        None => Vec::new(),
    };
    let zero = match &registers.zero {
        Some(text) => Some(zero(cx, text, count)?),
        None => None,
    };
    let view =
        |(view, fns): &(Text, crate::syntax::yaml::View)| (view.text.to_string(), plain(&fns.read), plain(&fns.write));
    Some(RegFile {
        name: name.text.to_string(),
        type_name: registers
            .type_
            .as_ref()
            .map_or_else(|| name.text.to_string(), |t| t.text.to_string()),
        doc: plain(&registers.doc),
        count,
        numbered,
        abi,
        width,
        zero,
        grouped: registers.grouped.as_ref().is_some_and(|g| &*g.text == "true"),
        views: registers.views.iter().map(view).collect(),
        holds: registers.holds.as_ref().map_or_else(Vec::new, |types| holds(cx, types)),
        part_of: None,
        origin: name.origin.clone(),
    })
}

/// `i64 i32.sign f32.ones`: types, and what stands above a value that is narrower than the register.
pub(super) fn holds(cx: &Cx<'_>, types: &Text) -> Vec<(String, Above)> {
    let mut out = Vec::new();
    for word in types.text.split_whitespace() {
        let (name, above) = word.split_once('.').unwrap_or((word, "any"));
        let above = match above {
            "any" => Above::Any,
            "zero" => Above::Zeros,
            "ones" => Above::Ones,
            "sign" => Above::Sign,
            _ => {
                let diag = Diag::error(
                    "E0718",
                    &types.origin,
                    format!("nothing is called `{above}` above a value"),
                );
                cx.report(diag.help("`i32.sign`, `i1.zero`, `f32.ones`, or `i8.any`, which is also what `i8` means"));
                continue;
            }
        };
        // Floats are those of IEEE 754 that a register can hold.
        let is_type = match name.split_at_checked(1) {
            Some(("f", width)) => matches!(width, "16" | "32" | "64" | "128"),
            Some(("i", width)) => width.parse().is_ok_and(|bits| (1..=MAX_WIDTH).contains(&bits)),
            Some(("v", rest)) => rest.starts_with(|c: char| c.is_ascii_digit()),
            _ => false,
        };
        if !is_type {
            let diag = Diag::error("E0718", &types.origin, format!("`{name}` is no primary type"));
            cx.report(diag.help("types as circuits name them, with blanks between: `i64 i32.sign f32.ones`"));
            continue;
        }
        out.push((name.to_string(), above));
    }
    out
}

/// Does any instruction of this machine have semantics?
fn semantics(cx: &Cx<'_>) -> bool {
    let mut entries = cx.units.iter().flat_map(|u| u.yaml.instructions.iter());
    entries.any(|(_, entry)| entry.sem.is_some())
}

/// The plain names: `x{i}` with the number for `{i}`, or a pattern that names all: `r{0..3}.{x,y}`.
fn numbered(cx: &Cx<'_>, pattern: &Text, count: u32) -> Option<Vec<String>> {
    if pattern.text.contains("{i}") {
        let name = |i: u32| pattern.text.replace("{i}", &i.to_string());
        return Some((0..count).map(name).collect());
    }
    let names: Vec<String> = pattern.text.split_whitespace().flat_map(braces).collect();
    if names.len() != count as usize {
        let message = format!(
            "the name of the registers has no `{{i}}`, and makes {} of {count} names",
            names.len()
        );
        let diag = Diag::error("E0718", &pattern.origin, message);
        cx.report(
            diag.help("`{i}` stands for the number: `x{i}`; or name all: `r{0..3}.{x,y}` makes `r0.x r0.y r1.x …`"),
        );
        return None;
    }
    let mut seen = HashSet::new();
    if let Some(twice) = names.iter().find(|name| !seen.insert(name.as_str())) {
        let diag = Diag::error("E0115", &pattern.origin, format!("`{twice}` names two registers"));
        cx.report(diag.help("a name stands for one register: a text with it would be two instructions"));
        return None;
    }
    Some(names)
}

/// Names that a word with braces stands for: `{a,b}` is one or the other, `{0..3}` a number; the last varies fastest.
fn braces(word: &str) -> Vec<String> {
    let few = word.matches('{').count() <= MAX_BRACES;
    let Some((before, (inside, after))) = word
        .split_once('{')
        .filter(|_| few)
        .and_then(|(before, rest)| Some((before, rest.split_once('}')?)))
    else {
        return vec![word.to_string()];
    };
    let run = inside
        .split_once("..")
        .and_then(|(low, high)| Some((low.parse::<u32>().ok()?, high.parse::<u32>().ok()?.min(MAX_COUNT))));
    let choices: Vec<String> = match run {
        Some((low, high)) => (low..=high).map(|n| n.to_string()).collect(),
        None => inside.split(',').map(|choice| choice.trim().to_string()).collect(),
    };
    let rest = braces(after);
    let mut out = Vec::new();
    for choice in &choices {
        let room = (MAX_COUNT as usize + 1).saturating_sub(out.len());
        out.extend(rest.iter().take(room).map(|rest| format!("{before}{choice}{rest}")));
    }
    out
}

/// The number of the register that reads 0.
fn zero(cx: &Cx<'_>, text: &Text, count: u32) -> Option<u32> {
    let found = number(&text.text).and_then(|zero| u32::try_from(zero).ok());
    let found = found.filter(|zero| *zero < count);
    if found.is_none() {
        let message = format!("`{}` is no register of this file", text.text);
        let help = format!("the number of the register that reads 0, from 0 to {}", count - 1);
        cx.report(Diag::error("E0718", &text.origin, message).help(help));
    }
    found
}

/// The further spellings of each register.
fn spellings(cx: &Cx<'_>, abi: &Text, numbered: &[String]) -> Option<Vec<Vec<String>>> {
    let names = match cx.languages.register_names(abi) {
        Ok(names) => names,
        Err(bad) => {
            cx.report(
                bad.diag("list of register names", &abi.origin)
                    .help("`zero ra sp`, `t0..t2` for a run, `s0|fp` for two spellings"),
            );
            return None;
        }
    };
    // The spellings of each register, and where they are written.
    let mut out: Vec<(Vec<String>, (usize, usize))> = Vec::new();
    for name in names {
        match name {
            RegisterName::Run(stem, first, last, at) => {
                out.extend((first..=last).map(|i| (vec![format!("{stem}{i}")], at)));
            }
            RegisterName::Spellings(spellings, at) => out.push((spellings, at)),
        }
    }
    if out.len() != numbered.len() {
        let message = format!("`abi` names {} registers, the file has {}", out.len(), numbered.len());
        cx.report(Diag::error("E0718", &abi.origin, message).help("one name for each register, in order"));
        return None;
    }
    let mut known: HashMap<&str, usize> = numbered
        .iter()
        .enumerate()
        .map(|(i, name)| (name.as_str(), i))
        .collect();
    for (number, (spellings, at)) in out.iter().enumerate() {
        for name in spellings {
            if let Some(first) = known.insert(name, number).filter(|first| *first != number) {
                let message = format!("`{name}` names two registers, {first} and {number}");
                let diag = Diag::error("E0115", abi.origin.at(at.0, at.1), message);
                cx.report(diag.help("a name stands for one register: a text with it would be two instructions"));
                return None;
            }
        }
    }
    Some(out.into_iter().map(|(spellings, _)| spellings).collect())
}
