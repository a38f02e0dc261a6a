//! The graph of gates as SVG.

use super::layout::{self, Edge, Node};
use super::model::{self, Kind, Label};
use super::page::{CHARACTER, Page, curve, escaped, shape};
use crate::circuit::set::Role;
use crate::circuit::{Circuit, Gate, WireClass};
use crate::text::Lines;
use std::fmt::Write;

/// A picture of more boxes has no rules for the mouse: they make it large.
const RULES: usize = 500;

/// A box of the picture. A constant has one at each of its users.
struct Drawn {
    gate: Gate,
    label: Label,
    kind: Kind,
}

struct Wire {
    class: WireClass,
    edge: Edge,
}

pub(super) fn svg(circuit: &Circuit) -> String {
    let lines = Lines::new(circuit);
    let (drawn, wires) = picture(circuit, &lines);
    let nodes: Vec<Node> = drawn.iter().map(size).collect();
    let edges: Vec<Edge> = wires.iter().map(|w| w.edge).collect();
    let layout = layout::layout(&nodes, &edges);
    let mut page = Page::new(layout.width, layout.height);
    for (number, (wire, route)) in wires.iter().zip(&layout.routes).enumerate() {
        let name = model::wire_name(wire.class);
        let _ = writeln!(
            page.body,
            "<path class=\"wire {name} t{} t{}\" d=\"{}\" marker-end=\"url(#head-{name})\"/>",
            wire.edge.from,
            wire.edge.to,
            curve(route, number)
        );
    }
    for (index, ((drawn, node), &(middle, top))) in drawn.iter().zip(&nodes).zip(&layout.places).enumerate() {
        push_box(
            &mut page.body,
            index,
            drawn,
            node,
            middle,
            top,
            &model::tooltip(&lines, circuit, drawn.gate),
        );
        if nodes.len() <= RULES {
            let _ = write!(page.rules, "svg:has(#g{index}:hover) .t{index}{{stroke-width:3.6}}");
        }
    }
    let name = circuit.signature.as_ref().map_or("circuit", |s| &s.name);
    page.finish(name)
}

fn push_box(out: &mut String, index: usize, drawn: &Drawn, node: &Node, middle: f64, top: f64, tooltip: &str) {
    let Label { title, below } = &drawn.label;
    let name = drawn.kind.name();
    let _ = write!(
        out,
        "<g class=\"gate\" id=\"g{index}\"><title>{}</title>{}",
        escaped(tooltip),
        shape(drawn.kind, middle, top, node.width, node.height)
    );
    let strong = if drawn.kind == Kind::State { " strong" } else { "" };
    let (first, second) = match below.is_empty() {
        true => (top + node.height / 2.0 + 4.0, 0.0),
        false => (top + 15.0, top + 29.0),
    };
    let _ = write!(
        out,
        "<text class=\"{name} middle{strong}\" x=\"{middle:.1}\" y=\"{first:.1}\">{}</text>",
        escaped(title)
    );
    if !below.is_empty() {
        let _ = write!(
            out,
            "<text class=\"below small middle\" x=\"{middle:.1}\" y=\"{second:.1}\">{}</text>",
            escaped(below)
        );
    }
    out.push_str("</g>\n");
}

fn size(drawn: &Drawn) -> Node {
    let Label { title, below } = &drawn.label;
    let length = |text: &str| text.chars().count() as f64 * CHARACTER;
    let text = length(title).max(length(below) * 10.5 / 12.0);
    Node {
        width: text + if drawn.kind == Kind::Fixed { 36.0 } else { 22.0 },
        height: if below.is_empty() { 22.0 } else { 36.0 },
    }
}

/// Boxes and wires.
fn picture(circuit: &Circuit, lines: &Lines<'_>) -> (Vec<Drawn>, Vec<Wire>) {
    const LONG: usize = 40;
    let gates = model::gates(circuit);
    let mut drawn: Vec<Drawn> = Vec::with_capacity(gates.len());
    let mut number = vec![usize::MAX; circuit.len()];
    let is_copied = |gate: Gate| {
        circuit.role(gate) == Role::Constant && !circuit.is_unused(gate) && circuit.inputs(gate).len() <= 1
    };
    for &gate in &gates {
        if !is_copied(gate) || !has_users(circuit, gate) {
            number[gate.index()] = drawn.len();
            let mut label = model::label(lines, circuit, gate);
            label.title = model::shortened(&label.title, LONG);
            label.below = model::shortened(&label.below, LONG);
            drawn.push(Drawn {
                gate,
                label,
                kind: Kind::of(circuit, gate),
            });
        }
    }
    let mut wires = Vec::new();
    for at in 0..drawn.len() {
        let user = drawn[at].gate;
        let all: Vec<_> = model::inputs(circuit, user).collect();
        let width = size(&drawn[at]).width - 24.0;
        for (nth, &(index, class, input)) in all.iter().enumerate() {
            let step = 15.0f64.min(width / (all.len().max(2) - 1) as f64);
            let mut from = number[input.index()];
            if from == usize::MAX {
                if !is_copied(input) {
                    continue;
                }
                from = drawn.len();
                drawn.push(constant(circuit, lines, input));
            }
            let (leaves, weight) = match class {
                WireClass::State => (0.0, 5.0),
                WireClass::Depend => (8.0, 2.0),
                _ => (0.0, 1.0),
            };
            wires.push(Wire {
                class,
                edge: Edge {
                    from,
                    to: at,
                    leaves,
                    arrives: (nth as f64 - (all.len() - 1) as f64 / 2.0) * step,
                    closes_loop: model::closes_loop(circuit, user, index),
                    weight,
                },
            });
        }
    }
    (drawn, wires)
}

/// Whether a gate is an input of another one, not only a member of a list.
fn has_users(circuit: &Circuit, gate: Gate) -> bool {
    circuit
        .uses(gate)
        .any(|u| u.user.index() >= usize::from(circuit.set().roots))
}

/// A small box with a constant's value: `-1 i32`.
fn constant(circuit: &Circuit, lines: &Lines<'_>, gate: Gate) -> Drawn {
    let opcode = lines.opcode(gate);
    let value = opcode
        .split_once('<')
        .map_or("", |(_, rest)| rest.trim_end_matches('>'));
    let ty = circuit.set().type_def(circuit.ty(gate)).name;
    Drawn {
        gate,
        label: Label {
            title: format!("{value} {ty}"),
            below: String::new(),
        },
        kind: Kind::Prologue,
    }
}
