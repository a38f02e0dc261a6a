//! Type inference for a source language: from the bottom of its lattice of types upwards to a fixpoint.
//!
//! The description says what a gate's result is, given what its inputs are. A gate without such a rule keeps its
//! declared type. A worklist over users: each gate rises at most as often as its lattice is high.

use super::{Context, Pass};
use onespec_graph::set::{Infer, Lattice};
use onespec_graph::word::GateWord;
use onespec_graph::{Circuit, Finding, Findings, Gate, GateSet, Role};

pub(super) struct InferTypes;

impl Pass for InferTypes {
    fn name(&self) -> &'static str {
        "infer"
    }

    fn about(&self) -> &'static str {
        "finds what is known of values of the source language"
    }

    fn run(&self, circuit: &mut Circuit, _: &mut Context) -> bool {
        let facts = solve(circuit);
        let mut changed = false;
        let gates: Vec<Gate> = circuit.gates().collect();
        for gate in gates {
            if let (Fact::Of(lattice, ty), true) = (facts[gate.index()], infers(circuit, gate)) {
                let word = GateWord(circuit.set().lattices[usize::from(lattice)].types[usize::from(ty)].word);
                changed |= word != circuit.word(gate);
                circuit.set_word(gate, word);
            }
        }
        changed
    }
}

/// What is known of a value.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Fact {
    Nothing,
    /// A lattice and a type of it.
    Of(u8, u8),
    /// It is no value of a source language.
    Plain,
}

fn infers(circuit: &Circuit, gate: Gate) -> bool {
    circuit.def(gate).infer != Infer::None
}

fn declared(set: &GateSet, word: GateWord) -> Fact {
    if word.is_mir() {
        return Fact::Plain;
    }
    let in_lattice = |lattice: &Lattice| lattice.types.iter().position(|known| known.word == word.0);
    let mut found = set
        .lattices
        .iter()
        .enumerate()
        .filter_map(|(l, lattice)| Some((l, in_lattice(lattice)?)));
    found.next().map_or(Fact::Plain, |(l, t)| Fact::Of(l as u8, t as u8))
}

fn join(set: &GateSet, a: Fact, b: Fact) -> Fact {
    match (a, b) {
        (Fact::Nothing, x) | (x, Fact::Nothing) => x,
        (Fact::Of(l, a), Fact::Of(m, b)) if l == m => {
            let lattice = &set.lattices[usize::from(l)];
            Fact::Of(l, lattice.join[usize::from(a) * lattice.types.len() + usize::from(b)])
        }
        _ => Fact::Plain,
    }
}

/// What a gate says of its result.
fn result(circuit: &Circuit, gate: Gate, fact: impl Fn(Gate) -> Fact) -> Fact {
    by_rule(circuit, gate, &circuit.def(gate).infer, fact)
}

fn by_rule(circuit: &Circuit, gate: Gate, rule: &Infer, fact: impl Fn(Gate) -> Fact) -> Fact {
    let set = circuit.set();
    let values = circuit.values(gate);
    match *rule {
        Infer::Cases {
            input,
            cases,
            otherwise,
        } => {
            let named = values.get(usize::from(input));
            let number = named.filter(|&g| g.index() < circuit.len() && circuit.role(g) == Role::Constant);
            let number = number.map(|g| circuit.bits(g));
            let case = cases
                .iter()
                .find(|(lo, hi, _)| number.is_some_and(|n| (lo..=hi).contains(&&n)));
            by_rule(circuit, gate, case.map_or(otherwise, |(_, _, rule)| rule), fact)
        }
        Infer::None => Fact::Plain,
        Infer::Join { inputs: [] } => values
            .iter()
            .fold(Fact::Nothing, |all, input| join(set, all, fact(input))),
        Infer::Join { inputs } => {
            let named = inputs.iter().filter_map(|&i| values.get(usize::from(i)));
            named.fold(Fact::Nothing, |all, input| join(set, all, fact(input)))
        }
        Infer::Table { lattice, inputs, table } => {
            let height = set.lattices[usize::from(lattice)].types.len();
            let mut index = 0;
            for &input in inputs {
                let ty = match values.get(usize::from(input)).map(&fact) {
                    Some(Fact::Nothing) => return Fact::Nothing,
                    Some(Fact::Of(l, ty)) if l == lattice => usize::from(ty),
                    // What is not of this language may be anything of it.
                    _ => height - 1,
                };
                index = index * height + ty;
            }
            table.get(index).map_or(Fact::Plain, |&ty| Fact::Of(lattice, ty))
        }
    }
}

fn solve(circuit: &Circuit) -> Vec<Fact> {
    let set = circuit.set();
    let mut facts = vec![Fact::Plain; circuit.len()];
    let mut work = Vec::new();
    for gate in circuit.gates() {
        facts[gate.index()] = match infers(circuit, gate) {
            true => {
                work.push(gate);
                Fact::Nothing
            }
            false => declared(set, circuit.word(gate)),
        };
    }
    work.reverse();
    while let Some(gate) = work.pop() {
        let of = |g: Gate| facts.get(g.index()).copied().unwrap_or(Fact::Plain);
        let old = facts[gate.index()];
        let new = join(set, old, result(circuit, gate, of));
        if new != old {
            facts[gate.index()] = new;
            work.extend(circuit.uses(gate).map(|u| u.user).filter(|&u| infers(circuit, u)));
        }
    }
    facts
}

/// Whether every gate is declared as at least what follows from what its inputs are declared as; E021 where it is not.
pub fn check_types(circuit: &Circuit) -> Findings {
    let set = circuit.set();
    let mut findings = Findings::default();
    let of = |g: Gate| match g.index() < circuit.len() {
        true => declared(set, circuit.word(g)),
        false => Fact::Plain,
    };
    for gate in circuit.gates().filter(|&g| infers(circuit, g)) {
        let (Fact::Of(l, ty), is) = (result(circuit, gate, of), of(gate)) else {
            continue;
        };
        let lattice = &set.lattices[usize::from(l)];
        let fits = match is {
            Fact::Of(m, is) => l == m && lattice.types[usize::from(is)].below >> ty & 1 == 1,
            // Not declared: nothing is claimed.
            Fact::Plain | Fact::Nothing => true,
        };
        if !fits {
            let name = |fact: Fact| match fact {
                Fact::Of(l, ty) => {
                    let lattice = &set.lattices[usize::from(l)];
                    format!("{}{}", lattice.prefix, lattice.types[usize::from(ty)].name)
                }
                _ => "nothing".to_string(),
            };
            let (is, may) = (name(is), name(Fact::Of(l, ty)));
            findings.push(|| {
                let message =
                    format!("declared as {is}, but by its inputs it may be {may}; declare it as {may} or run `infer`");
                Finding::at(circuit, gate, "E021", message)
            });
        }
    }
    findings
}
