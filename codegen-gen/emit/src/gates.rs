//! Gates in words: a signature, types by their names, semantics as written. For the manual and the command.

use onespec_description::model::{Gate, Graph, Input, Isa, Succ};
use onespec_diag::Sources;
use onespec_graph::set::{Bitfield, Class, Count, Effect, Out, Term, TypeSet};
use serde::Serialize;

/// A gate in words.
#[derive(Debug, Clone, Serialize)]
pub struct GateText {
    pub name: String,
    pub doc: String,
    /// Of which language it is: `hir`, `mir`, `lir`, or `any`.
    pub level: String,
    pub class: String,
    /// `ADD v(a: T, b: T) -> T`
    pub signature: String,
    pub inputs: Vec<InputText>,
    /// What it gives: a type, `T` for the gate's own; empty for nothing.
    pub result: String,
    /// What `T` may be.
    pub types: String,
    /// Conditions on types.
    pub wheres: Vec<String>,
    /// What follows a state.
    pub successors: String,
    pub effect: String,
    pub commutative: bool,
    pub cost: u8,
    /// As the author wrote it; empty for none.
    pub semantics: String,
    /// File and line.
    pub origin: String,
}

/// A value input.
#[derive(Debug, Clone, Serialize)]
pub struct InputText {
    pub name: String,
    pub types: String,
}

/// All gates of a description, in its order.
pub fn texts(model: &Isa, sources: &Sources) -> Vec<GateText> {
    let text = |gate: &Gate| text(&model.graph, gate, sources);
    model.graph.gates.iter().map(text).collect()
}

fn text(graph: &Graph, gate: &Gate, sources: &Sources) -> GateText {
    let input = |input: &Input| InputText {
        name: input.name.clone(),
        types: term(graph, gate, input.term),
    };
    let mut inputs: Vec<InputText> = gate.values.iter().map(input).collect();
    if let Some(repeated) = &gate.values_rep {
        let repeated = input(repeated);
        inputs.push(InputText {
            name: format!("{}...", repeated.name),
            types: repeated.types,
        });
    }
    let result = match gate.out {
        Out::None => String::new(),
        Out::Own => "T".into(),
        Out::OwnOrNone => "T or nothing".into(),
        Out::One(ty) => type_name(graph, ty.0),
        Out::Arch => arch(graph),
    };
    GateText {
        name: gate.name.clone(),
        doc: gate.doc.clone(),
        level: format!("{:?}", gate.level).to_lowercase(),
        class: class(gate.class).into(),
        signature: signature(graph, gate, &inputs, &result),
        inputs,
        result,
        types: set(graph, gate.types),
        wheres: gate.wheres.iter().map(|text| text.text.clone()).collect(),
        successors: successors(graph, gate),
        effect: match gate.effect {
            Effect::None => "none",
            Effect::Read => "reads memory",
            Effect::Write => "writes memory",
            Effect::ReadWrite => "reads and writes memory",
        }
        .into(),
        commutative: gate.commutative,
        cost: gate.cost,
        semantics: gate
            .sem
            .as_ref()
            .map_or(String::new(), |sem| sem.text.trim().to_owned()),
        origin: sources.line_of(&gate.origin),
    }
}

fn signature(graph: &Graph, gate: &Gate, inputs: &[InputText], result: &str) -> String {
    let mut text = gate.name.clone();
    match gate.bitfield {
        Bitfield::None | Bitfield::Immediates(_) => {}
        Bitfield::Condition(table) => {
            let name = graph.conditions.get(usize::from(table)).map_or("", |c| c.name.as_str());
            text += &format!(".{name}");
        }
        Bitfield::Count => text += "<count>",
        Bitfield::Number(_) => text += &format!("<{}>", or(&gate.bitfield_name, "number")),
        Bitfield::Constant => text += &format!("<{}>", or(&gate.bitfield_name, "value")),
        Bitfield::Case => text += &format!("<{}>", or(&gate.bitfield_name, "case")),
    }
    let states = gate.states.len() + usize::from(gate.states_rep.is_some());
    if states > 0 {
        let more = if gate.states_rep.is_some() { "..." } else { "" };
        text += &format!(" s({}{more})", vec!["state"; states].join(", "));
    }
    match gate.depends {
        Count::Fixed(0) => {}
        Count::Fixed(count) => text += &format!(" d({})", vec!["memory"; usize::from(count)].join(", ")),
        Count::Bitfield => text += " d(memory...)",
    }
    if !inputs.is_empty() {
        let shown: Vec<String> = inputs.iter().map(|i| format!("{}: {}", i.name, i.types)).collect();
        text += &format!(" v({})", shown.join(", "));
    }
    if !result.is_empty() {
        text += &format!(" -> {result}");
    }
    text
}

fn or<'t>(text: &'t str, other: &'t str) -> &'t str {
    if text.is_empty() { other } else { text }
}

fn class(class: Class) -> &'static str {
    match class {
        Class::Root => "root",
        Class::State => "state",
        Class::Fixed => "bound to a state",
        Class::StateCompute => "state and computation",
        Class::Compute => "computation",
        Class::Effect => "memory",
        Class::Prologue => "known from the beginning",
    }
}

fn term(graph: &Graph, gate: &Gate, term: Term) -> String {
    match term {
        Term::Own => "T".into(),
        Term::Arch => arch(graph),
        Term::One(ty) => type_name(graph, ty.0),
        Term::Any(types) => set(graph, types),
        Term::Same(input, _) => {
            let input = gate.values.get(usize::from(input));
            format!("type of {}", input.map_or("an input", |input| input.name.as_str()))
        }
    }
}

fn arch(graph: &Graph) -> String {
    graph
        .arch
        .as_ref()
        .map_or(String::new(), |(name, ..)| name.to_lowercase())
}

fn type_name(graph: &Graph, ty: u8) -> String {
    graph
        .types
        .get(usize::from(ty))
        .map_or(String::new(), |ty| ty.name.to_lowercase())
}

/// A set by its name where it has one, else its members.
fn set(graph: &Graph, types: TypeSet) -> String {
    if types == TypeSet::NONE {
        return String::new();
    }
    if let Some((name, _)) = graph.type_sets.iter().find(|(_, known)| *known == types) {
        return name.clone();
    }
    let members = (0..64).filter(|ty| types.0 >> ty & 1 == 1);
    members.map(|ty| type_name(graph, ty)).collect::<Vec<_>>().join("|")
}

fn successors(graph: &Graph, gate: &Gate) -> String {
    let name = |op: &u16| graph.gates.get(usize::from(*op)).map_or("", |gate| gate.name.as_str());
    let names = |ops: &[u16], between: &str| ops.iter().map(name).collect::<Vec<_>>().join(between);
    let one = |successor: &Succ| match successor {
        Succ::One(term) => match graph.state_sets.get(usize::from(term.0)) {
            Some(set) if !set.name.is_empty() => format!("one of {}", set.name),
            Some(set) => names(&set.members, " or "),
            None => String::new(),
        },
        Succ::Each(ops) => names(ops, " and "),
        Succ::Many(op) => format!("any number of {}", name(op)),
    };
    gate.successors.iter().map(one).collect::<Vec<_>>().join(", ")
}
