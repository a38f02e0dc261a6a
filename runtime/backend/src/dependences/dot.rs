//! A dependence graph in GraphViz's language: a cluster for each block, false dependences dashed.

use super::{Dependence, Graph};
use std::fmt::Write;

/// The text of a graph.
pub fn dot(graph: &Graph) -> String {
    let mut out = String::new();
    let _ = writeln!(out, "digraph {} {{", quoted(&graph.name));
    out.push_str("  node [fontname=\"monospace\", fontsize=10, shape=box, margin=\"0.08,0.04\"];\n");
    out.push_str("  edge [fontname=\"monospace\", fontsize=8, arrowsize=0.6];\n");
    for (number, block) in graph.blocks.iter().enumerate() {
        let _ = writeln!(out, "  subgraph cluster_{number} {{");
        let _ = writeln!(
            out,
            "    label=\"block {number}\"; style=rounded; color=gray50; fontname=\"monospace\";"
        );
        for (at, node) in block.nodes.iter().enumerate() {
            let groups = match node.groups.is_empty() {
                true => String::new(),
                false => format!(", xlabel={}", quoted(&node.groups.join(" "))),
            };
            let _ = writeln!(out, "    i{number}_{at} [label={}{groups}];", quoted(&node.text));
        }
        out.push_str("  }\n");
    }
    for (number, block) in graph.blocks.iter().enumerate() {
        for edge in &block.edges {
            let style = match edge.dependence {
                Dependence::True => "",
                Dependence::Anti => ", style=dashed, color=darkorange",
                Dependence::Output => ", style=dotted, color=red",
            };
            let label = quoted(&edge.registers.join(" "));
            let _ = writeln!(
                out,
                "  i{number}_{} -> i{number}_{} [label={label}{style}];",
                edge.from, edge.to
            );
        }
        let last = block.nodes.len().saturating_sub(1);
        for next in &block.successors {
            let _ = writeln!(out, "  i{number}_{last} -> i{next}_0 [style=bold, color=gray50];");
        }
    }
    out.push_str("}\n");
    out
}

/// A string of the language.
fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""))
}
