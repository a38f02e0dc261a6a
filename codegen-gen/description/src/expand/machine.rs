//! The machine around the instructions: state, CSRs, causes, tables, hooks, the libraries of the semantics.

use super::cx::Cx;
use super::exprs;
use super::family::{Columns, members};
use super::features::Features;
use super::instructions::source_text;
use super::once::Once;
use super::registers::holds;
use super::rom;
use crate::model::{Csr, CsrField, EnvironmentKey, Isa, LibraryText, Needs, Reset, SourceText, StateVar, StaticParam};
use crate::syntax::spelling::file_fault;
use crate::syntax::yaml::{self, Codes, CsrFields, Text, TextOr};
use onespec_diag::{Diag, Origin, Sources};

/// The key of `environment:` that names state which compilers may take as settled. All files together say what is.
const SETTLED: &str = "settled";
/// The key that names state which selects what instructions do.
const MODES: &str = "modes";

/// What `faults:` names causes for.
const FAULTS: [&str; 3] = ["load", "store", "fetch"];

/// Fills everything that is neither features, registers, operands nor instructions.
pub fn build(cx: &Cx<'_>, features: &Features, sources: &Sources, isa: &mut Isa) {
    let [mut causes, mut transports, mut state, mut statics, mut tables] =
        ["cause", "bit order", "state", "static parameter", "table"].map(|what| Once::new(cx, what));
    let mut numbered: Vec<(usize, &Text, Option<u32>)> = Vec::new();
    for (unit, yaml) in cx.units.iter().map(|u| &u.yaml).enumerate() {
        isa.fns.extend(yaml.fns.iter().map(|text| LibraryText {
            text: source_text(text),
            own: cx.owns(unit),
        }));
        for (key, value) in yaml
            .environment
            .iter()
            .filter(|(key, _)| ![SETTLED, MODES].contains(&&*key.text))
        {
            let own = cx.owns(unit);
            let known = isa.environment.iter_mut().find(|known| known.name.text == *key.text);
            match known {
                Some(known) if known.own == own => {
                    let message = format!("`{}` is declared twice in `environment:`", key.text);
                    let diag = Diag::error("E0115", &key.origin, message);
                    cx.report(diag.also(&known.name.origin, "first here").help("remove one"));
                }
                // What the machine's own folder says stands, whichever is read first.
                Some(known) => {
                    if own {
                        known.name = source_text(key);
                        known.value = source_text(value);
                        known.own = own;
                    }
                }
                None => isa.environment.push(EnvironmentKey {
                    name: source_text(key),
                    value: source_text(value),
                    own,
                }),
            }
        }
        for (name, value) in yaml.causes.iter() {
            if !causes.is_first(unit, name) {
                continue;
            }
            let number = constant(cx, value).map(u32::try_from);
            if let Some(Err(_)) = number {
                let diag = Diag::error(
                    "E0718",
                    &value.origin,
                    format!("`{}` is no number of a cause", value.text),
                );
                cx.report(diag.help("a number of 32 bits"));
            }
            isa.causes
                .push((name.text.to_string(), number.and_then(Result::ok).unwrap_or(0)));
            numbered.push((unit, name, number.and_then(Result::ok)));
        }
        for (name, order) in yaml.transport.iter() {
            if !transports.is_first(unit, name) {
                continue;
            }
            match order.text.strip_prefix("rotl ").and_then(|n| n.trim().parse().ok()) {
                Some(bits) => isa.transports.push((name.text.to_string(), bits)),
                None => {
                    let diag = Diag::error("E0718", &order.origin, format!("unknown bit order `{}`", order.text));
                    cx.report(diag.help("`rotl N`: rotated left by N bits"));
                }
            }
        }
        for (name, declared) in yaml.state.iter() {
            if state.is_first(unit, name) {
                isa.state.extend(state_var(cx, name, declared));
            }
        }
        for (name, shape) in yaml.static_.iter() {
            if statics.is_first(unit, name) {
                isa.statics.push(static_parameter(cx, name, shape));
            }
        }
        for (name, table) in yaml.tables.iter() {
            for columns in members(cx, unit, table.for_.as_ref(), &[], None, name) {
                if !tables.is_first(unit, &columns.fill(name)) {
                    continue;
                }
                isa.tables.push(rom::table(
                    cx,
                    unit,
                    sources,
                    &columns.fill(name),
                    &rom::member(table, &columns),
                ));
            }
        }
    }
    one_name_a_cause(cx, &numbered);
    hooks(cx, isa);
    for (unit, yaml) in cx.units.iter().map(|u| &u.yaml).enumerate() {
        for (key, csr) in yaml.csrs.iter() {
            for columns in members(cx, unit, csr.for_.as_ref(), &csr.with.0, csr.when.as_ref(), key) {
                let number = number(cx, key, csr, &columns);
                let built = register(cx, features, key, csr, &columns, number.unwrap_or(0));
                if let Some(known) = isa.csrs.iter().find(|c| c.name == built.name) {
                    if cx.replaced(&known.origin, unit) {
                        continue;
                    }
                    let diag = Diag::error("E0115", &key.origin, format!("CSR `{}` is declared twice", built.name));
                    cx.report(diag.also(&known.origin, "first here").help("rename one"));
                    continue;
                }
                let meets =
                    |known: &&Csr| known.number == built.number && !features.disjoint(isa, &known.needs, &built.needs);
                if let Some(known) = isa.csrs.iter().find(meets).filter(|_| number.is_some()) {
                    let message = format!("`{}` has the number {:#x} of another CSR", built.name, built.number);
                    let diag = Diag::error("E0115", &built.origin, message).also(&known.origin, "that one");
                    cx.report(diag.help("give it a number of its own, or both `needs` that exclude each other"));
                }
                isa.csrs.push(built);
            }
        }
    }
    views(cx, isa);
    isa.settled = named_state(cx, isa, SETTLED);
    isa.modes = named_state(cx, isa, MODES);
}

/// State that a key of `environment:` names. Files of other folders may name what this machine does not have.
fn named_state(cx: &Cx<'_>, isa: &mut Isa, key: &str) -> Vec<String> {
    let mut named = Vec::new();
    let fields = isa.csrs.iter().flat_map(|csr| {
        let field = |field: &CsrField| format!("csr.{}.{}", csr.name, field.name);
        csr.fields.iter().map(field).chain([format!("csr.{}", csr.name)])
    });
    let known: Vec<String> = isa.state.iter().map(|s| s.name.clone()).chain(fields).collect();
    for (unit, yaml) in cx.units.iter().map(|u| &u.yaml).enumerate() {
        let Some(text) = yaml.environment.get(key) else {
            continue;
        };
        for name in text.text.split_whitespace() {
            if known.iter().any(|k| k == name) {
                named.push(name.to_string());
            } else if cx.owns(unit) {
                let diag = Diag::error("E0718", &text.origin, format!("no state is called `{name}`"));
                let help = onespec_diag::did_you_mean(name, known.iter().map(String::as_str));
                cx.report(diag.help(help.unwrap_or_else(|| "names of state, as `fflags csr.mstatus.FS`".into())));
            }
        }
    }
    named.sort_unstable();
    named.dedup();
    if !named.is_empty() {
        // Every word of it was looked up here.
        let text = |text: String| SourceText {
            text,
            ..SourceText::default()
        };
        isa.environment.push(EnvironmentKey {
            name: text(key.to_string()),
            value: text(named.join(" ")),
            own: false,
        });
    }
    named
}

/// A trap is told by its number: in the machine's own folder each has one name.
fn one_name_a_cause(cx: &Cx<'_>, causes: &[(usize, &Text, Option<u32>)]) {
    let own = || causes.iter().filter(|(unit, ..)| cx.owns(*unit));
    for (at, (_, name, number)) in own().enumerate() {
        let first = own().take(at).find(|(_, _, known)| known.is_some() && known == number);
        if let (Some((_, first, _)), Some(number)) = (first, number) {
            let message = format!("cause {number} is `{}` already", first.text);
            let diag = Diag::error("E0115", &name.origin, message).also(&first.origin, "first here");
            cx.report(diag.help("give it a number of its own, or remove one"));
        }
    }
}

/// What `machine:` of the own folder says. It may stand in several files, each key in one of them.
fn hooks(cx: &Cx<'_>, isa: &mut Isa) {
    let machines = cx.units.iter().enumerate().filter(|(_, u)| u.own);
    let machines = machines.filter_map(|(unit, u)| Some((unit, u.yaml.machine.as_ref()?)));
    let machines: Vec<(usize, &yaml::Machine)> = machines.collect();
    let mut once = Once::new(cx, "key of `machine:`");
    let mut machine = yaml::Machine::default();
    for (unit, from) in machines {
        let mut take = |key: &str, to: &mut Option<Text>, from: &Option<Text>| {
            if let Some(text) = from.as_ref().filter(|text| once.named(unit, key, &text.origin)) {
                *to = Some(text.clone());
            }
        };
        take("name", &mut machine.name, &from.name);
        take("default", &mut machine.default, &from.default);
        take("illegal", &mut machine.illegal, &from.illegal);
        take("translate", &mut machine.translate, &from.translate);
        take("take_trap", &mut machine.take_trap, &from.take_trap);
        take("pending", &mut machine.pending, &from.pending);
        take("reset", &mut machine.reset, &from.reset);
        take("accept", &mut machine.accept, &from.accept);
        for (key, cause) in from.faults.iter() {
            if !FAULTS.contains(&&*key.text) {
                let diag = Diag::error("E0712", &key.origin, format!("`faults` has no key `{}`", key.text));
                let help = onespec_diag::did_you_mean(&key.text, FAULTS);
                cx.report(diag.help(help.unwrap_or_else(|| format!("it has: {}", FAULTS.join(", ")))));
            } else if once.named(unit, &format!("faults.{}", key.text), &key.origin) {
                machine.faults.0.push((key.clone(), cause.clone()));
            }
        }
    }
    if let Some(name) = &machine.name {
        match file_fault(&name.text) {
            None => isa.name = name.text.to_string(),
            Some(why) => {
                let message = format!("the machine name `{}` {why}", name.text.escape_debug());
                let diag = Diag::error("E0161", &name.origin, message);
                cx.report(diag.help("letters, digits, `_`, `-` and `.` inside are safe"));
            }
        }
    }
    let cause = |text: Option<&Text>| {
        let Some(text) = text else { return String::new() };
        if !isa.causes.iter().any(|(name, _)| *name == *text.text) {
            let diag = Diag::error("E0124", &text.origin, format!("unknown cause `{}`", text.text));
            let help = onespec_diag::did_you_mean(&text.text, isa.causes.iter().map(|(n, _)| n.as_str()));
            cx.report(diag.help(help.unwrap_or_else(|| "declare it under `causes`".into())));
        }
        text.text.to_string()
    };
    let hooks = crate::model::MachineHooks {
        translate: machine.translate.as_ref().map(source_text),
        take_trap: machine.take_trap.as_ref().map(source_text),
        pending: machine.pending.as_ref().map(source_text),
        reset: machine.reset.as_ref().map(source_text),
        accept: machine.accept.as_ref().map(source_text),
        fault_load: cause(machine.faults.get("load")),
        fault_store: cause(machine.faults.get("store")),
        fault_fetch: cause(machine.faults.get("fetch")),
        illegal: cause(machine.illegal.as_ref()),
    };
    isa.machine = hooks;
}

fn constant(cx: &Cx<'_>, text: &Text) -> Option<i64> {
    exprs::constant(cx, text)
}

fn state_var(cx: &Cx<'_>, name: &Text, state: &TextOr<yaml::State>) -> Option<StateVar> {
    let var = |ty: &Text| StateVar {
        name: name.text.to_string(),
        ty: source_text(ty),
        holds: Vec::new(),
        reset: Reset::default(),
        doc: String::new(),
    };
    let state = match state {
        TextOr::Text(ty) => return Some(var(ty)),
        TextOr::Full(state) => state,
    };
    let Some(ty) = &state.type_ else {
        let diag = Diag::error("E0719", &name.origin, format!("state `{}` has no `type`", name.text));
        cx.report(diag.help("write `name: TYPE` or `name: {type: TYPE, …}`, for example `bits<xlen>`"));
        return None;
    };
    Some(StateVar {
        holds: state.holds.as_ref().map_or_else(Vec::new, |types| holds(cx, types)),
        reset: state.reset.as_ref().map_or_else(Reset::default, |text| reset(cx, text)),
        doc: state.doc.as_ref().map_or(String::new(), |d| d.text.to_string()),
        ..var(ty)
    })
}

/// What state is when the machine starts.
fn reset(cx: &Cx<'_>, text: &Text) -> Reset {
    let value = exprs::constant(cx, text);
    Reset {
        value: value.unwrap_or(0) as u64,
        origin: text.origin.clone(),
    }
}

fn static_parameter(cx: &Cx<'_>, name: &Text, shape: &yaml::Static) -> StaticParam {
    let value = |text: &Text| constant(cx, text).unwrap_or(0);
    let (values, names): (Vec<i64>, Vec<(String, i64)>) = match &shape.in_ {
        None => Default::default(),
        Some(Codes::Names(list)) => (list.iter().map(value).collect(), Vec::new()),
        Some(Codes::Numbered(map)) => map
            .iter()
            .map(|(k, v)| (value(v), (k.text.to_string(), value(v))))
            .unzip(),
    };
    if values.is_empty() {
        let diag = Diag::error(
            "E0719",
            &name.origin,
            format!("static parameter `{}` has no values", name.text),
        );
        cx.report(diag.help("`in: [8, 16]` or `in: {NAME: 0, …}`"));
    }
    let source = |text: &Option<Text>| text.as_ref().map(source_text).unwrap_or_default();
    StaticParam {
        name: name.text.to_string(),
        values,
        names,
        from: source(&shape.from),
        otherwise: source(&shape.otherwise),
        origin: name.origin.clone(),
    }
}

/// The number of a CSR. `None` after reporting.
fn number(cx: &Cx<'_>, key: &Text, csr: &yaml::Csr, columns: &Columns) -> Option<u32> {
    let Some(text) = &csr.number else {
        let diag = Diag::error("E0719", &key.origin, format!("CSR `{}` has no `number`", key.text));
        cx.report(diag.help("write `number: 0x…`"));
        return None;
    };
    let found = u32::try_from(constant(cx, &columns.fill(text))?);
    if found.is_err() {
        let diag = Diag::error("E0718", &text.origin, format!("`{}` is no number of a CSR", text.text));
        cx.report(diag.help("numbers start at 0 and have at most 32 bits"));
    }
    found.ok()
}

fn register(cx: &Cx<'_>, features: &Features, key: &Text, csr: &yaml::Csr, columns: &Columns, number: u32) -> Csr {
    let name = columns.fill(key);
    let source = |text: &Option<Text>| text.as_ref().map(|t| source_text(&columns.fill(t)));
    let needs = |text: &Option<Text>| {
        text.as_ref()
            .and_then(|t| features.needs(cx, &columns.fill(t)))
            .unwrap_or_default()
    };
    let fields = match &csr.fields {
        CsrFields::Names(names) => names
            .iter()
            .map(|n| CsrField {
                name: columns.fill(n).text.to_string(),
                origin: n.origin.clone(),
                ..CsrField::default()
            })
            .collect(),
        CsrFields::Own(map) => map
            .iter()
            .filter_map(|(k, f)| field(cx, k, f, columns, &needs))
            .collect(),
    };
    Csr {
        name: name.text.to_string(),
        number,
        needs: needs(&csr.needs),
        doc: csr
            .doc
            .as_ref()
            .map_or(String::new(), |d| columns.fill(d).text.to_string()),
        fields,
        view: csr.view.as_ref().map(|v| columns.fill(v).text.to_string()),
        read: source(&csr.read),
        write: source(&csr.write),
        access: source(&csr.access),
        unreachable: false,
        origin: name.origin,
    }
}

fn field(
    cx: &Cx<'_>,
    name: &Text,
    field: &TextOr<yaml::CsrField>,
    columns: &Columns,
    needs: &dyn Fn(&Option<Text>) -> Needs,
) -> Option<CsrField> {
    let empty = yaml::CsrField::default();
    let (bits, full) = match field {
        TextOr::Text(bits) => (Some(bits), &empty),
        TextOr::Full(full) => (full.bits.as_ref(), full),
    };
    let Some(bits) = bits else {
        let diag = Diag::error(
            "E0719",
            &name.origin,
            format!("CSR field `{}` has no `bits`", name.text),
        );
        cx.report(diag.help("write `NAME: \"high:low\"` or `NAME: {bits: …}`"));
        return None;
    };
    let bits = columns.fill(bits);
    let part = |start: usize, end: usize| {
        let raw = bits.text.get(start..end).unwrap_or("");
        let start = start + raw.len() - raw.trim_start().len();
        let part = bits.part(start, start + raw.trim().len());
        SourceText {
            text: part.text.to_string(),
            origin: part.origin,
        }
    };
    let (hi, lo) = match bits.text.split_once(':') {
        Some((hi, _)) => (part(0, hi.len()), part(hi.len() + 1, bits.text.len())),
        None => (part(0, bits.text.len()), part(0, bits.text.len())),
    };
    let source = |text: &Option<Text>| text.as_ref().map(|t| source_text(&columns.fill(t)));
    Some(CsrField {
        name: columns.fill(name).text.to_string(),
        origin: name.origin.clone(),
        hi,
        lo,
        needs: needs(&full.needs),
        warl: source(&full.warl),
        read: source(&full.read),
        read_only: full.read_only.as_ref().is_some_and(|r| &*r.text == "true"),
        reset: full
            .reset
            .as_ref()
            .map_or_else(Reset::default, |text| reset(cx, &columns.fill(text))),
        doc: full.doc.as_ref().map_or(String::new(), |d| d.text.to_string()),
    })
}

/// A view shows fields of a CSR that exists. Where the machine's own folder replaces a CSR of another one, a view there
/// shows what the new one has.
fn views(cx: &Cx<'_>, isa: &mut Isa) {
    let own = |origin: &Origin| cx.units.iter().any(|u| u.own && u.yaml.origin.file == origin.file);
    let mut lacking: Vec<(usize, String)> = Vec::new();
    for (at, csr) in isa.csrs.iter().enumerate() {
        let Some(view) = &csr.view else { continue };
        let Some(base) = isa.csrs.iter().find(|c| c.name == *view) else {
            let message = format!("`{}` is a view of `{view}`, which does not exist", csr.name);
            let help = onespec_diag::did_you_mean(view, isa.csrs.iter().map(|c| c.name.as_str()));
            let diag = Diag::error("E0125", &csr.origin, message);
            cx.report(diag.help(help.unwrap_or_else(|| "`view` names a CSR".into())));
            continue;
        };
        let has = |name: &str| base.fields.iter().any(|f| f.name == name);
        for field in csr.fields.iter().filter(|field| !has(&field.name)) {
            lacking.push((at, field.name.clone()));
            if own(&base.origin) && !own(&csr.origin) {
                continue;
            }
            let message = format!("`{}` shows `{}`, which `{view}` does not have", csr.name, field.name);
            let help = onespec_diag::did_you_mean(&field.name, base.fields.iter().map(|f| f.name.as_str()));
            let diag = Diag::error("E0125", &field.origin, message).also(&base.origin, "its fields are here");
            cx.report(diag.help(help.unwrap_or_else(|| "a view lists fields of the CSR that it shows".into())));
        }
    }
    for (at, name) in lacking {
        if let Some(csr) = isa.csrs.get_mut(at) {
            csr.fields.retain(|field| field.name != name);
        }
    }
}
