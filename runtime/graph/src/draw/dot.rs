//! The graph of gates in GraphViz's language.

use super::Blocks;
use super::model::{self, Kind, Label};
use crate::circuit::{Circuit, Gate, WireClass};
use crate::text::Lines;
use std::fmt::Write;

pub(super) fn dot(circuit: &Circuit, blocks: Option<&Blocks>) -> String {
    let lines = Lines::new(circuit);
    let gates = model::gates(circuit);
    let mut out = String::with_capacity(gates.len() * 128);
    let name = circuit.signature.as_ref().map_or("circuit", |s| &s.name);
    let _ = writeln!(out, "digraph {} {{", quoted(name));
    out.push_str("  node [fontname=\"monospace\", fontsize=10, style=filled, margin=\"0.08,0.04\"];\n");
    out.push_str("  edge [fontname=\"monospace\", fontsize=8, arrowsize=0.6];\n");
    let mut is_placed = vec![false; circuit.len()];
    for (number, block) in blocks.iter().flat_map(|b| &b.blocks).enumerate() {
        let _ = writeln!(out, "  subgraph cluster_{number} {{");
        let _ = writeln!(
            out,
            "    label={}; style=rounded; color=gray50; fontname=\"monospace\";",
            quoted(&block.name)
        );
        for &gate in &block.gates {
            if gate.index() < circuit.len() && !std::mem::replace(&mut is_placed[gate.index()], true) {
                out.push_str("  ");
                node(&mut out, &lines, circuit, gate);
            }
        }
        out.push_str("  }\n");
    }
    for &gate in &gates {
        if !is_placed[gate.index()] {
            node(&mut out, &lines, circuit, gate);
        }
    }
    for &gate in &gates {
        for (index, class, input) in model::inputs(circuit, gate) {
            let back = match model::closes_loop(circuit, gate, index) {
                true => ", constraint=false",
                false => "",
            };
            let look = match class {
                WireClass::State => "color=\"#27313f\", penwidth=2",
                WireClass::Depend => "color=\"#d97706\", style=dashed",
                _ => "color=\"#2f6fde\"",
            };
            let _ = writeln!(out, "  g{} -> g{} [{look}{back}];", input.0, gate.0);
        }
    }
    out.push_str(LEGEND);
    out.push_str("}\n");
    out
}

/// What wires look like.
const LEGEND: &str = "  subgraph cluster_legend {
    label=\"wires\"; style=rounded; color=gray70; fontname=\"monospace\"; fontsize=9;
    node [shape=plaintext, style=\"\", fontsize=9];
    legend_from [label=\"from\"]; legend_state [label=\"state\"]; legend_depend [label=\"depend\"]; legend_value [label=\"value\"];
    legend_from -> legend_state [color=\"#27313f\", penwidth=2];
    legend_from -> legend_depend [color=\"#d97706\", style=dashed];
    legend_from -> legend_value [color=\"#2f6fde\"];
  }
";

fn node(out: &mut String, lines: &Lines<'_>, circuit: &Circuit, gate: Gate) {
    let Label { title, below } = model::label(lines, circuit, gate);
    let look = match Kind::of(circuit, gate) {
        Kind::Entry => "shape=oval, fillcolor=\"#17202c\", fontcolor=white",
        Kind::State => "shape=box, fillcolor=\"#e4e8ee\"",
        Kind::Fixed => "shape=hexagon, fillcolor=\"#dff3e4\"",
        Kind::Effect => "shape=octagon, fillcolor=\"#fdecd2\"",
        Kind::Compute => "shape=box, style=\"rounded,filled\", fillcolor=\"#e3edfd\"",
        Kind::Prologue => "shape=oval, fillcolor=\"#f6f4ea\"",
    };
    let text = match below.is_empty() {
        true => title,
        false => format!("{title}\n{below}"),
    };
    let tooltip = model::tooltip(lines, circuit, gate);
    let _ = writeln!(
        out,
        "  g{} [label={}, tooltip={}, {look}];",
        gate.0,
        quoted(&text),
        quoted(&tooltip)
    );
}

/// A string of GraphViz's language.
fn quoted(text: &str) -> String {
    let mut out = String::from("\"");
    for c in text.chars() {
        match c {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            c if c.is_control() => out.push('\u{fffd}'),
            c => out.push(c),
        }
    }
    out.push('"');
    out
}
