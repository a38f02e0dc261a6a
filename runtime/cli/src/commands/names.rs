//! Names other than instructions: a CSR, a register, an extension, a target, a macro, a trap, a gate, a machine.
//! `onespec explain` shows all entities of that name.

use crate::entries::listed;
use crate::outcome::Failure;
use crate::paint::Paint;
use onespec_core::isa::{Isa, RegFile};
use onespec_gen::model::{self, Csr};
use onespec_gen::source::Sources;
use std::io::Write;

/// Whether two names are one, as people write them.
pub fn same(a: &str, b: &str) -> bool {
    a.eq_ignore_ascii_case(b)
}

/// Everything of a machine's tables that has this name; whether there was anything.
pub fn tables(out: &mut impl Write, isa: &Isa, what: &str, paint: Paint) -> Result<bool, Failure> {
    let mut found = false;
    for known in isa.macros.iter().filter(|known| same(known.name, what)) {
        writeln!(out, "{}  {}", paint.bold(known.name), known.doc)?;
        let why = "a pseudo-instruction: the assembler puts several instructions in its place";
        writeln!(out, "{why}")?;
        found = true;
    }
    for file in isa.files {
        found |= register(out, isa, file, what, paint)?;
    }
    for known in isa.features.iter().filter(|known| same(known.name, what)) {
        writeln!(out, "{}  {}", paint.bold(known.name), known.doc)?;
        writeln!(out, "an extension of {}", isa.name)?;
        for (text, set) in [("requires", &known.requires), ("excludes", &known.conflicts)] {
            let names = isa.feature_names(set);
            if !names.is_empty() {
                writeln!(out, "{text}: {}", names.join(" "))?;
            }
        }
        let own = |op: &&onespec_core::isa::Op| {
            isa.features
                .get(usize::from(op.feature))
                .is_some_and(|f| std::ptr::eq(f, known))
        };
        let names: Vec<&str> = listed(isa).iter().filter(own).map(|op| op.name).collect();
        if !names.is_empty() {
            writeln!(out, "instructions: {}", names.join(" "))?;
        }
        found = true;
    }
    for setting in isa.settings.iter().filter(|setting| same(setting.name, what)) {
        let values: Vec<String> = setting.values.iter().map(i64::to_string).collect();
        writeln!(out, "{}  {}", paint.bold(setting.name), setting.doc)?;
        writeln!(
            out,
            "a setting of {}: one of {}; {} unless said otherwise",
            isa.name,
            values.join(" "),
            setting.default
        )?;
        found = true;
    }
    for (name, number) in isa.causes.iter().filter(|(name, _)| same(name, what)) {
        writeln!(out, "{}", paint.bold(name))?;
        writeln!(out, "a trap of {}: cause {number}", isa.name)?;
        found = true;
    }
    if same(isa.name, what) {
        let usual = isa.targets.get(usize::from(isa.default_target)).map_or("", |t| t.name);
        writeln!(out, "{}", paint.bold(isa.name))?;
        writeln!(
            out,
            "a machine: {} instructions, {} extensions, {} targets, {usual} unless said otherwise",
            listed(isa).len(),
            isa.features.len(),
            isa.targets.len()
        )?;
        found = true;
    }
    Ok(found)
}

/// A target by its name, as long as it may be.
pub fn target(out: &mut impl Write, isa: &Isa, what: &str, paint: Paint) -> Result<bool, Failure> {
    let Ok(target) = isa.target(what) else {
        return Ok(false);
    };
    let declared = isa.targets.iter().find(|known| same(known.name, &target.name));
    let doc = declared.map_or("", |known| known.doc);
    writeln!(out, "{}  {doc}", paint.bold(&target.name))?;
    writeln!(out, "a target of {}", isa.name)?;
    writeln!(out, "has: {}", isa.feature_names(&target.features).join(" "))?;
    let platforms: Vec<&str> = isa
        .platforms_of(target.features)
        .map(|platform| platform.name)
        .collect();
    if !platforms.is_empty() {
        writeln!(out, "runs programs on: {}", platforms.join(" "))?;
    }
    for (name, value) in target.params.iter().chain(&target.settings) {
        writeln!(out, "{name}: {value}")?;
    }
    Ok(true)
}

fn register(out: &mut impl Write, isa: &Isa, file: &RegFile, what: &str, paint: Paint) -> Result<bool, Failure> {
    if same(file.name, what) {
        let names = file.numbered;
        let (first, last) = (names.first().unwrap_or(&""), names.last().unwrap_or(&""));
        writeln!(out, "{}", paint.bold(file.name))?;
        writeln!(
            out,
            "a register file of {}: {} registers, {first} to {last}",
            isa.name, file.count
        )?;
        return Ok(true);
    }
    let is_spelling = |number: &usize| {
        let numbered = file.numbered.get(*number).is_some_and(|name| same(name, what));
        numbered
            || file
                .abi
                .get(*number)
                .is_some_and(|names| names.iter().any(|name| same(name, what)))
    };
    let Some(number) = (0..usize::from(file.count)).find(is_spelling) else {
        return Ok(false);
    };
    let numbered = file.numbered.get(number).copied();
    let others = file.abi.get(number).copied().unwrap_or_default().iter().copied();
    let all: Vec<&str> = numbered.into_iter().chain(others).collect();
    writeln!(out, "{}", paint.bold(what))?;
    writeln!(
        out,
        "register {number} of file {} of {}: {}",
        file.name,
        isa.name,
        all.join(", ")
    )?;
    if file.zero == u16::try_from(number).ok() {
        writeln!(out, "it reads 0 and drops writes")?;
    }
    Ok(true)
}

/// A CSR by its name, with its fields.
pub fn csr(
    out: &mut impl Write,
    model: &model::Isa,
    sources: &Sources,
    what: &str,
    paint: Paint,
) -> Result<bool, Failure> {
    let Some(found) = model.csrs.iter().find(|csr| same(&csr.name, what)) else {
        return Ok(false);
    };
    let Csr {
        name,
        number,
        doc,
        fields,
        view,
        read,
        write,
        access,
        origin,
        ..
    } = found;
    writeln!(out, "{}  {doc}", paint.bold(name))?;
    writeln!(out, "CSR {number:#05x} of {}", model.name)?;
    if let Some(view) = view {
        writeln!(out, "a window on {view}")?;
    }
    for field in fields {
        let bits = match (field.hi.text.as_str(), field.lo.text.as_str()) {
            ("", "") => String::new(),
            (hi, lo) if hi == lo || lo.is_empty() => hi.to_owned(),
            (hi, lo) => format!("{hi}:{lo}"),
        };
        let only = if field.read_only { "read-only" } else { "" };
        let line = format!("  {bits:>16}  {:<10} {} {only}", field.name, field.doc);
        writeln!(out, "{}", line.trim_end())?;
    }
    for (text, source) in [("read", read), ("write", write), ("every access", access)] {
        if let Some(source) = source {
            writeln!(out, "{text}: {}", source.text.trim())?;
        }
    }
    writeln!(out, "written in: {}", sources.line_of(origin))?;
    Ok(true)
}

/// Every name of a machine's tables, to find near ones.
pub fn known(isa: &'static Isa) -> impl Iterator<Item = &'static str> {
    let spellings = isa
        .files
        .iter()
        .flat_map(|file| file.numbered.iter().chain(file.abi.iter().copied().flatten()).copied());
    isa.ops
        .iter()
        .map(|op| op.name)
        .chain(isa.aliases.iter().map(|alias| alias.name))
        .chain(isa.mirror.iter().flat_map(|mirror| mirror.ops).map(|op| op.name))
        .chain(isa.macros.iter().map(|known| known.name))
        .chain(isa.features.iter().map(|feature| feature.name))
        .chain(isa.targets.iter().map(|target| target.name))
        .chain(isa.settings.iter().map(|setting| setting.name))
        .chain(isa.causes.iter().map(|(name, _)| *name))
        .chain(spellings)
}
