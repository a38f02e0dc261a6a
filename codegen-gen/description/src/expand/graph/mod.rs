//! An intermediate representation: types, sets, conditions, lattices, and gates, which have wires instead of bits.
//!
//! `types` and `lattices` read what gates refer to, `names` numbers the gates, `terms` reads the texts of wires, `words`
//! knows the words that say what a gate is, `lift` makes gates on vectors of those on scalars, and this file puts a gate
//! together.

mod lattices;
mod lift;
mod names;
mod rules;
mod terms;
mod types;
mod words;

pub use rules::{texts as rule_texts, unique as unique_rules};

use super::cx::Cx;
use super::family::{Columns, members};
use super::instructions::source_text;
use super::once::Once;
use crate::model::{Bitfield, Class, Condition, Count, Effect, Gate, GateRole, Graph, Isa, Out, TypeSet};
use crate::syntax::yaml::{self, Text, TextOr};
use names::Names;
use onespec_diag::{Diag, Origin, Sources, did_you_mean};
use terms::Terms;

/// A member of a family of gates, before its texts are read.
struct Entry<'a> {
    name: Text,
    class: Class,
    yaml: &'a yaml::Gate,
    columns: Columns,
    key: &'a Text,
}

/// Fills `isa.graph`.
pub fn build(cx: &Cx<'_>, sources: &Sources, isa: &mut Isa) {
    let mut graph = Graph::default();
    types::build(cx, &mut graph);
    conditions(cx, &mut graph);
    lattices::build(cx, &mut graph);
    let entries = entries(cx);
    graph.roots = entries.iter().take_while(|e| e.class == Class::Root).count();
    let names = Names::new(cx, &entries, &mut graph);
    for entry in &entries {
        let terms = Terms {
            cx,
            names: &names,
            graph: &mut graph,
        };
        let gate = gate(entry, terms);
        graph.gates.push(gate);
    }
    lift::build(cx, &names, &mut graph);
    names.finish(cx, &mut graph);
    rules::build(cx, sources, &mut graph);
    isa.graph = graph;
}

/// All members of all families, roots first: their opcodes are their places in a circuit.
fn entries<'a>(cx: &Cx<'a>) -> Vec<Entry<'a>> {
    let mut entries: Vec<Entry<'a>> = Vec::new();
    for (unit, yaml) in cx.units.iter().map(|u| &u.yaml).enumerate() {
        for (key, gate) in yaml.gates.iter().filter(|(_, gate)| gate.lift.is_none()) {
            for columns in members(cx, unit, gate.for_.as_ref(), &gate.with.0, gate.when.as_ref(), key) {
                let name = columns.fill(gate.name.as_ref().unwrap_or(key));
                if let Some(known) = entries.iter().find(|e| e.name.text == name.text) {
                    let diag = Diag::error(
                        "E0115",
                        &name.origin,
                        format!("two entries define gate `{}`", name.text),
                    );
                    cx.report(
                        diag.also(&known.name.origin, "first here")
                            .help("gates have unique names"),
                    );
                    continue;
                }
                let class = gate.class.as_ref().map(|word| columns.fill(word));
                entries.push(Entry {
                    class: class.map_or(Class::Compute, |word| words::CLASS.read(cx, &word)),
                    name,
                    yaml: gate,
                    columns,
                    key,
                });
            }
        }
    }
    entries.sort_by_key(|entry| entry.class != Class::Root);
    entries
}

fn gate(entry: &Entry<'_>, mut terms: Terms<'_, '_>) -> Gate {
    let (cx, yaml) = (terms.cx, entry.yaml);
    let filled = |text: &Option<Text>| {
        text.as_ref()
            .map(|t| entry.columns.fill(t))
            .filter(|t| !t.text.is_empty())
    };
    let source = |text: &Option<Text>| filled(text).map(|t| source_text(&t));
    let yes = |text: &Option<Text>, otherwise| filled(text).map_or(otherwise, |t| words::YES.read(cx, &t));
    let class = entry.class;
    let (states, states_rep) = filled(&yaml.state).map_or_else(Default::default, |t| terms.states(&t));
    let depends = filled(&yaml.depend).map_or(Count::Fixed(0), |t| terms.count(&t));
    let pairs = yaml.value.iter().flat_map(|pairs| pairs.iter());
    let pairs: Vec<(Text, Text)> = pairs
        .map(|(n, t)| (entry.columns.fill(n), entry.columns.fill(t)))
        .collect();
    let (values, values_rep) = terms.values(&pairs);
    let (bitfield_name, bitfield) = match &yaml.bitfield {
        None => (String::new(), Bitfield::None),
        Some(TextOr::Text(text)) => (String::new(), terms.bitfield(&entry.columns.fill(text))),
        Some(TextOr::Full(map)) => map.0.first().map_or((String::new(), Bitfield::None), |(name, text)| {
            (name.text.to_string(), terms.bitfield(&entry.columns.fill(text)))
        }),
    };
    let mut gate = Gate {
        name: entry.name.text.to_string(),
        class,
        role: filled(&yaml.role).map_or(GateRole::Compute, |t| words::ROLE.read(cx, &t)),
        level: filled(&yaml.level).map_or(words::level(class), |t| words::LEVEL.read(cx, &t)),
        effect: filled(&yaml.effect).map_or(Effect::None, |t| words::EFFECT.read(cx, &t)),
        states,
        states_rep,
        depends,
        values,
        values_rep,
        out: Out::None,
        types: filled(&yaml.type_).map_or(TypeSet::NONE, |t| terms.types(&t)),
        successors: Vec::new(),
        fixed_out: Vec::new(),
        depend_out: false,
        root: filled(&yaml.root).and_then(|t| terms.root(&t)),
        bitfield,
        bitfield_name,
        wheres: yaml.where_.0.iter().filter_map(|t| source(&Some(t.clone()))).collect(),
        commutative: yes(&yaml.commutative, false),
        unique: yes(&yaml.unique, !matches!(class, Class::Compute | Class::Prologue)),
        cost: filled(&yaml.cost).map_or(1, |t| terms.number(&t, 255) as u8),
        lattice: filled(&yaml.lattice).and_then(|t| lattices::named(cx, terms.graph, &t)),
        infer: source(&yaml.infer),
        sem: source(&yaml.sem),
        lifts: None,
        doc: filled(&yaml.doc).map_or(String::new(), |t| t.text.to_string()),
        data: yaml
            .other
            .iter()
            .map(|(k, v)| {
                (
                    entry.columns.fill(k).text.to_string(),
                    entry.columns.fill(&v.0).text.to_string(),
                )
            })
            .collect(),
        origin: Origin {
            row: entry.columns.row.clone(),
            ..entry.key.origin.clone()
        },
    };
    match &yaml.out {
        None => {}
        Some(TextOr::Text(text)) => terms.output(&mut gate, "value", &entry.columns.fill(text)),
        Some(TextOr::Full(map)) => {
            for (name, text) in map.iter() {
                if !["value", "state", "depend", "fixed"].contains(&&*name.text) {
                    let diag = Diag::error("E0712", &name.origin, format!("`out` has no key `{}`", name.text));
                    cx.report(diag.help("it has: value, state, depend, fixed"));
                    continue;
                }
                terms.output(&mut gate, &name.text, &entry.columns.fill(text));
            }
        }
    }
    if matches!(gate.out, Out::Own | Out::OwnOrNone) && gate.types == TypeSet::NONE {
        let diag = Diag::error(
            "E0503",
            &entry.name.origin,
            format!("`{}` does not say which types it may have", gate.name),
        );
        cx.report(diag.help("`type:` names a type or a set of types"));
    }
    gate
}

fn conditions(cx: &Cx<'_>, graph: &mut Graph) {
    let mut once = Once::new(cx, "table of conditions");
    let units = cx.units.iter().enumerate();
    for (unit, (name, table)) in units.flat_map(|(unit, u)| u.yaml.conditions.iter().map(move |pair| (unit, pair))) {
        if !once.is_first(unit, name) {
            continue;
        }
        let number = |text: &Text| {
            super::exprs::constant(cx, text)
                .and_then(|n| u64::try_from(n).ok())
                .unwrap_or(0)
        };
        let width = table.width.as_ref().map_or(0, number);
        if !(1..=8).contains(&width) {
            let diag = Diag::error(
                "E0503",
                &name.origin,
                format!("`{}` does not say how many bits its codes have", name.text),
            );
            cx.report(diag.help("`width:` is a number from 1 to 8"));
        }
        let mut codes: Vec<(String, u64)> = Vec::new();
        for (code, text) in table.codes.iter() {
            let value = number(text);
            if width < 64 && value >> width != 0 || codes.iter().any(|(_, known)| *known == value) {
                let diag = Diag::error(
                    "E0503",
                    &text.origin,
                    format!("`{}` is no code of its own of {width} bits", code.text),
                );
                cx.report(diag.help("codes are different numbers that fit `width` bits"));
            }
            codes.push((code.text.to_string(), value));
        }
        for (text, what) in [(&table.swapped, "swapped"), (&table.negated, "negated")] {
            if text.is_none() {
                let message = format!("`{}` does not say which code is {what}", name.text);
                let diag = Diag::error("E0503", &name.origin, message);
                cx.report(diag.help(format!("`{what}:` is an expression over the code `c`")));
            }
        }
        let text = |text: &Option<Text>| text.as_ref().map(source_text).unwrap_or_default();
        graph.conditions.push(Condition {
            name: name.text.to_string(),
            width: width.clamp(1, 8) as u32,
            codes,
            swapped: text(&table.swapped),
            negated: text(&table.negated),
            origin: name.origin.clone(),
        });
    }
}

/// Reports a name that is nothing of a kind.
fn unknown(cx: &Cx<'_>, code: &'static str, what: &str, text: &Text, known: &[&str]) {
    let diag = Diag::error(code, &text.origin, format!("unknown {what} `{}`", text.text));
    let help = did_you_mean(&text.text, known.iter().copied());
    cx.report(diag.help(help.unwrap_or_else(|| format!("there are: {}", known.join(", ")))));
}
