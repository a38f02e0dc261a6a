//! Gates that are said to be commutative, tried on values: those at which things change, with each other, and random ones.
//!
//! Rules match commutative gates with their first two operands in either order, so one that is not is a rule that is wrong.

use onespec_description::model::{Bank, Bitfield, Gate, Graph};
use onespec_diag::{Diag, Diags};
use onespec_graph::Type;
use onespec_graph::semantics::{NoMemory, Semantics, WideArgs};
use onespec_select::{EdgesOf, Samples, edges};
use onespec_sem::eval::Gates;
use onespec_sem::ir::Program;

/// Edges of each operand that are tried with each other, and random values besides.
const EDGES: usize = 40;
const ROUNDS: usize = 256;
/// Vectors are wider, and take longer.
const VECTOR_ROUNDS: usize = 16;
const SEED: u64 = 0xc033_0b1e;

pub(super) fn check(graph: &Graph, program: &Program, diags: &mut Diags) {
    let said: Vec<(usize, &Gate)> = graph
        .gates
        .iter()
        .enumerate()
        .filter(|(_, gate)| gate.commutative)
        .collect();
    if said.is_empty() {
        return;
    }
    let mut gates = Gates::of(Box::leak(Box::new(program.clone())), 1);
    for (op, gate) in said {
        if gate.values.len() < 2 {
            let message = format!("`{}` has not two operands that could be exchanged", gate.name);
            let diag = Diag::error("E0509", &gate.origin, message);
            diags.push(diag.help("gates of two value inputs are commutative, or not"));
        } else if gate.bitfield == Bitfield::None {
            diags.list.extend(one(graph, &mut gates, op as u16, gate));
        }
    }
}

/// Values of an operand: words, the lowest first.
type Words = Vec<u64>;

fn one(graph: &Graph, gates: &mut Gates, op: u16, gate: &Gate) -> Option<Diag> {
    let types: Vec<(u8, Vec<u8>)> = gates
        .assignments(op)
        .map(|(own, inputs)| (own, inputs.to_vec()))
        .collect();
    let name = |ty: u8| {
        graph
            .types
            .get(usize::from(ty))
            .map_or("?", |ty| ty.name.as_str())
            .to_lowercase()
    };
    for (own, inputs) in types {
        let [a, b, rest @ ..] = inputs.as_slice() else { continue };
        if a != b {
            let message = format!(
                "`{}` is not commutative: its operands may have different types",
                gate.name
            );
            let help = format!("at {} and {}", name(*a), name(*b));
            return Some(Diag::error("E0509", &gate.origin, message).help(help));
        }
        let types: Vec<Type> = inputs.iter().map(|ty| Type(*ty)).collect();
        let mut samples = Samples::new(SEED);
        for (x, y) in pairs(graph, *a, &mut samples) {
            let others: Vec<Words> = rest.iter().map(|ty| any(graph, *ty, &mut samples)).collect();
            let mut value = |x: &Words, y: &Words| {
                let values = [x, y].into_iter().chain(&others).map(Vec::as_slice);
                let args = WideArgs {
                    op,
                    ty: Type(own),
                    bits: 0,
                    types: &types,
                    values: &values.collect::<Vec<_>>(),
                };
                gates.run(args, &mut NoMemory)
            };
            let (there, back) = (value(&x, &y), value(&y, &x));
            if there != back {
                let message = format!("`{}` is not commutative, at {}", gate.name, name(own));
                let (there, back) = (there.unwrap_or_default(), back.unwrap_or_default());
                let (x, y) = (shown(&x), shown(&y));
                let help = format!(
                    "of {x} and {y} it is {}, of {y} and {x} {}",
                    shown(&there),
                    shown(&back)
                );
                return Some(Diag::error("E0509", &gate.origin, message).help(help));
            }
        }
    }
    None
}

/// What values of a type look like, of a vector its elements, and its bits.
fn shape(graph: &Graph, ty: u8) -> (EdgesOf, u32) {
    let Some(whole) = graph.types.get(usize::from(ty)) else {
        return (EdgesOf::default(), 0);
    };
    let element = match whole.lanes {
        0 => whole,
        _ => graph.types.get(usize::from(whole.element)).unwrap_or(whole),
    };
    let shape = EdgesOf {
        width: element.width.clamp(1, 64),
        float: element.bank == Bank::Float,
    };
    (shape, Gates::width(graph, ty, 1))
}

/// Values for the two operands.
fn pairs(graph: &Graph, ty: u8, samples: &mut Samples) -> Vec<(Words, Words)> {
    let (shape, width) = shape(graph, ty);
    let edges: Vec<u64> = match width {
        0..=64 => edges(shape).into_iter().take(EDGES).collect(),
        _ => Vec::new(),
    };
    let grid = edges
        .iter()
        .flat_map(|x| edges.iter().map(move |y| (vec![*x], vec![*y])));
    let mut pairs: Vec<(Words, Words)> = grid.collect();
    let rounds = if width > 64 { VECTOR_ROUNDS } else { ROUNDS };
    pairs.extend((0..rounds).map(|_| (any(graph, ty, samples), any(graph, ty, samples))));
    pairs
}

/// Any value of a type.
fn any(graph: &Graph, ty: u8, samples: &mut Samples) -> Words {
    let (shape, width) = shape(graph, ty);
    let mut words = vec![0; width.div_ceil(64) as usize];
    for lane in 0..width / shape.width.max(1) {
        let at = lane * shape.width;
        if let Some(word) = words.get_mut((at / 64) as usize) {
            *word |= samples.value(shape, None) << (at % 64);
        }
    }
    words
}

fn shown(words: &Words) -> String {
    match words.as_slice() {
        [] => "nothing".to_string(),
        words => {
            let digits: String = words.iter().rev().map(|word| format!("{word:016x}")).collect();
            format!(
                "0x{}",
                Some(digits.trim_start_matches('0'))
                    .filter(|d| !d.is_empty())
                    .unwrap_or("0")
            )
        }
    }
}
