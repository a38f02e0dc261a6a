//! Register files.

use super::cx::Cx;
use super::instructions::source_text;
use crate::model::{Isa, RegFile, SourceText};
use crate::source::Diag;
use crate::syntax::bits::{RegisterName, number};
use crate::syntax::yaml::{Registers, Text};

/// Most registers of a file.
const MAX_COUNT: u32 = 4096;

/// Fills `isa.files`.
pub fn build(cx: &Cx<'_>, isa: &mut Isa) {
    for (name, registers) in cx.units.iter().flat_map(|u| u.yaml.registers.iter()) {
        if let Some(known) = isa.files.iter().find(|f| f.name == *name.text) {
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
        isa.files.extend(file(cx, name, registers));
    }
}

fn file(cx: &Cx<'_>, name: &Text, registers: &Registers) -> Option<RegFile> {
    let missing = |key: &str| {
        let diag = Diag::error(
            "E0019",
            &name.origin,
            format!("register file `{}` has no `{key}`", name.text),
        );
        cx.report(diag.help("it needs `count`, `name: \"x{i}\"`, and `width` in bits"));
    };
    let count_text = registers.count.as_ref().or_else(|| (missing("count"), None).1)?;
    let pattern = registers.name.as_ref().or_else(|| (missing("name"), None).1)?;
    let Some(count) = count_text.text.parse().ok().filter(|n| (1..=MAX_COUNT).contains(n)) else {
        let diag = Diag::error(
            "E0018",
            &count_text.origin,
            format!("`{}` is no number of registers", count_text.text),
        );
        cx.report(diag.help(format!("a number from 1 to {MAX_COUNT}")));
        return None;
    };
    if !pattern.text.contains("{i}") {
        let diag = Diag::error("E0018", &pattern.origin, "the name of the registers has no `{i}`");
        cx.report(diag.help("`{i}` stands for the number: `x{i}`"));
        return None;
    }
    let plain = |text: &Option<Text>| text.as_ref().map_or(String::new(), |t| t.text.to_string());
    let width = match &registers.width {
        Some(text) => source_text(text),
        None if meanings(cx) => {
            missing("width");
            return None;
        }
        // Where nothing has a meaning, nothing asks for the width.
        None => SourceText {
            text: "64".into(),
            origin: name.origin.clone(),
        },
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
        numbered: (0..count)
            .map(|i| pattern.text.replace("{i}", &i.to_string()))
            .collect(),
        abi: registers
            .abi
            .as_ref()
            .map_or_else(Vec::new, |abi| spellings(cx, abi, count)),
        width,
        zero: registers
            .zero
            .as_ref()
            .and_then(|z| number(&z.text))
            .and_then(|z| u32::try_from(z).ok()),
        grouped: registers.grouped.as_ref().is_some_and(|g| &*g.text == "true"),
        views: registers.views.iter().map(view).collect(),
        origin: name.origin.clone(),
    })
}

/// Does any instruction of this machine have a meaning?
fn meanings(cx: &Cx<'_>) -> bool {
    let mut entries = cx.units.iter().flat_map(|u| u.yaml.instructions.iter());
    entries.any(|(_, entry)| entry.sem.is_some())
}

fn spellings(cx: &Cx<'_>, abi: &Text, count: u32) -> Vec<Vec<String>> {
    let names = match cx.languages.register_names(abi) {
        Ok(names) => names,
        Err(bad) => {
            cx.report(
                bad.diag("list of register names", &abi.origin)
                    .help("`zero ra sp`, `t0..t2` for a run, `s0|fp` for two spellings"),
            );
            return Vec::new();
        }
    };
    let mut out: Vec<Vec<String>> = Vec::new();
    for name in names {
        match name {
            RegisterName::Run(stem, first, last, _) => out.extend((first..=last).map(|i| vec![format!("{stem}{i}")])),
            RegisterName::Spellings(spellings, _) => out.push(spellings),
        }
    }
    if out.len() != count as usize {
        let message = format!("`abi` names {} registers, the file has {count}", out.len());
        cx.report(Diag::error("E0018", &abi.origin, message).help("one name for each register, in order"));
        return Vec::new();
    }
    out
}
