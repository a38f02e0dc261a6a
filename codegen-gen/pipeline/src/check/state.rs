//! Values that descriptions give to state, against what the state can hold: resets, `given:` of selection, and, from
//! `environment`, state that is set before programs and records.

use onespec_core::exec::register;
use onespec_description::model;
use onespec_diag::{Diag, Diags, did_you_mean};
use onespec_sem::ir::{Program, Ty};
use std::collections::BTreeMap;

/// What a piece of state can hold: the least and the greatest number.
pub type Limits = (i128, i128);

/// Checks resets of state and of fields of CSRs, and what selected code may rely on.
pub fn check(model: &model::Isa, programs: &[Program], diags: &mut Diags) {
    if model.mirror.is_some() {
        return;
    }
    for state in &model.state {
        reset(programs, &state.name, &state.reset, diags);
    }
    for csr in model.csrs.iter().filter(|csr| !csr.unreachable) {
        for field in &csr.fields {
            let name = format!("csr.{}.{}", csr.name, field.name);
            reset(programs, &name, &field.reset, diags);
        }
    }
    select(model, programs, diags);
    settings(model, programs, diags);
}

fn reset(programs: &[Program], name: &str, reset: &model::Reset, diags: &mut Diags) {
    let limits = programs.iter().filter_map(|program| limits(program, name));
    // A description writes numbers of 64 bits with a sign.
    let value = i128::from(reset.value as i64);
    let misfit = |(lo, hi): &Limits| !(*lo..=*hi).contains(&value) && !(*lo..=*hi).contains(&i128::from(reset.value));
    if let Some(limits) = limits.into_iter().find(misfit) {
        let message = format!("`{name}` cannot be {value} at reset");
        let diag = Diag::error("E0185", &reset.origin, message);
        diags.push(diag.help(holds(limits)));
    }
}

/// Names that `select:` takes for state and features, and the values that it says state has.
fn select(model: &model::Isa, programs: &[Program], diags: &mut Diags) {
    let Some(select) = &model.select else { return };
    let state: Vec<&str> = programs
        .iter()
        .flat_map(|program| program.state.iter().map(|state| state.name.as_str()))
        .collect();
    let features: Vec<String> = model.features.iter().map(|f| format!("has_{}", f.name)).collect();
    let given: BTreeMap<&str, i64> = select
        .given
        .iter()
        .map(|(name, value)| (name.as_str(), *value))
        .collect();
    for (name, origin) in &select.places {
        let is_feature = given.contains_key(name.as_str()) && features.contains(name);
        if is_feature || given.contains_key(name.as_str()) && model.register(name).is_some() {
            continue;
        }
        if !state.contains(&name.as_str()) {
            // With errors in semantics some state may be missing.
            if programs.is_empty() {
                continue;
            }
            let what = if name.starts_with("has_") { "feature" } else { "state" };
            let diag = Diag::error("E0620", origin, format!("there is no {what} `{name}`"));
            let known = state.iter().copied().chain(features.iter().map(String::as_str));
            let help = "state as in examples (`fflags`, `csr.mstatus.FS`), or under `given:` a feature: `has_NAME`";
            diags.push(diag.help(did_you_mean(name, known).unwrap_or_else(|| help.into())));
            continue;
        }
        let Some(value) = given.get(name.as_str()) else {
            continue;
        };
        let limits = programs.iter().filter_map(|program| limits(program, name));
        let misfit = |(lo, hi): &Limits| !(*lo..=*hi).contains(&i128::from(*value));
        if let Some(limits) = limits.into_iter().find(misfit) {
            let diag = Diag::error("E0185", origin, format!("`{name}` cannot be {value}"));
            diags.push(diag.help(holds(limits)));
        }
    }
}

/// Names and values of the settings of `select:`.
fn settings(model: &model::Isa, programs: &[Program], diags: &mut Diags) {
    // With errors in semantics some state may be missing.
    if programs.is_empty() {
        return;
    }
    for setting in model.select.iter().flat_map(|s| &s.settings) {
        let of_machine = |name: &str| model.settings.iter().any(|s| s.name == *name);
        let named = setting
            .state
            .iter()
            .chain(&setting.given)
            .map(|(name, _)| name.as_str());
        for name in named.chain(setting.count.as_deref()) {
            let known = || programs.iter().flat_map(|p| p.state.iter().map(|s| s.name.as_str()));
            let given = setting.given.iter().any(|(n, _)| n == name);
            if !(known().any(|n| n == name) || given && of_machine(name)) {
                let message = format!("setting `{}`: there is no state `{name}`", setting.name);
                let help =
                    "state as in examples (`vtype`, `csr.mstatus.VS`), or under `given:` a setting of the machine";
                let help = did_you_mean(name, known()).unwrap_or_else(|| help.into());
                diags.push(Diag::error("E0620", &setting.origin, message).help(help));
            }
        }
        for (name, value) in setting.state.iter().chain(&setting.given) {
            let limits = programs.iter().filter_map(|program| limits(program, name));
            let misfit = |(lo, hi): &Limits| !(*lo..=*hi).contains(&i128::from(*value));
            if let Some(limits) = limits.into_iter().find(misfit) {
                let message = format!("setting `{}`: `{name}` cannot be {value}", setting.name);
                diags.push(Diag::error("E0185", &setting.origin, message).help(holds(limits)));
            }
        }
        for (way, _) in &setting.set {
            if !WAYS.contains(&way.strip_prefix(OPEN).unwrap_or(way)) {
                let message = format!("setting `{}` cannot be set by `{way}`", setting.name);
                let help = format!(
                    "how the count is given is one of: {}; with `open` before it or without",
                    WAYS.join(", ")
                );
                diags.push(Diag::error("E0620", &setting.origin, message).help(help));
            }
        }
    }
}

/// How the count of a setting is given to the instructions that set it.
const WAYS: &[&str] = &["number", "register", "all", "counted", "kept"];
/// What stands before it where it may stay open what becomes of elements that masks leave out.
const OPEN: &str = "open ";

/// What state can hold, for people.
pub fn holds((lo, hi): Limits) -> String {
    let shown = |n: i128| match n {
        0..=9 => n.to_string(),
        10.. => format!("{n:#x}"),
        _ => n.to_string(),
    };
    format!("it is a number from {} to {}", shown(lo), shown(hi))
}

/// What a piece of state can hold in a program: state, a field of a CSR, a whole CSR, a register. `None`: it is not there, or
/// wider than the numbers of descriptions.
pub fn limits(program: &Program, name: &str) -> Option<Limits> {
    let of_width = |width: u32| (width <= 64).then(|| (0, (1i128 << width) - 1));
    if let Some(state) = program.state.iter().find(|state| state.name == name) {
        return match &state.ty {
            Ty::Bits(width) => of_width(*width),
            Ty::Int(lo, hi) => Some((*lo, *hi)),
            _ => None,
        };
    }
    let of_name = |file: &&onespec_sem::ir::File| register(name, &file.name, file.count as usize).is_some();
    program.files.iter().find(of_name).and_then(|file| of_width(file.width))
}
