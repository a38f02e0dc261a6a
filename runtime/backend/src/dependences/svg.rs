//! A dependence graph for browsers: an arc diagram. Instructions stand one below the other as they are in code; arcs at their
//! right are true dependences, arcs at their left false ones.

use super::{Dependence, Graph};
use std::fmt::Write;

/// Width of a character, and height of a line, in units of the picture.
const CHARACTER: usize = 8;
const LINE: usize = 22;
/// Between blocks, and around everything.
const GAP: usize = 24;
/// How far an arc reaches for each line that it spans, and at most.
const REACH: usize = 12;
const MAX_REACH: usize = 240;

const STYLE: &str = "
svg{font-family:ui-monospace,Menlo,Consolas,'DejaVu Sans Mono',monospace;font-size:12px}
.back{fill:#fff}text{fill:#17202c}.group{fill:#4f9a67;font-size:10.5px}.title{fill:#64707f}
.panel{fill:#fafbfc;stroke:#c3cad4}path{fill:none;stroke-width:1.2}
.true{stroke:#2f6fde}.anti{stroke:#d97706;stroke-dasharray:5 3.5}.output{stroke:#c62f2f;stroke-dasharray:2 3}
@media(prefers-color-scheme:dark){.back{fill:#14181f}text{fill:#e6eaf0}.panel{fill:#1a2029;stroke:#3d4755}}
";

/// The picture of a graph.
pub fn svg(graph: &Graph) -> String {
    let nodes = || graph.blocks.iter().flat_map(|block| &block.nodes);
    let widest = |of: &dyn Fn(&super::Node) -> usize| nodes().map(of).max().unwrap_or(0);
    let text = CHARACTER * widest(&|node| node.text.chars().count()).max(16);
    let groups = CHARACTER * widest(&|node| node.groups.join(" ").chars().count());
    let spans = |wanted: bool| {
        let edges = graph.blocks.iter().flat_map(|block| &block.edges);
        let edges = edges.filter(|edge| (edge.dependence == Dependence::True) == wanted);
        edges.map(|edge| reach(edge.to - edge.from)).max().unwrap_or(0)
    };
    let (left, right) = (GAP + spans(false), spans(true));
    let mut body = String::new();
    let mut top = GAP;
    for (number, block) in graph.blocks.iter().enumerate() {
        let next: Vec<String> = block.successors.iter().map(usize::to_string).collect();
        let next = match next.is_empty() {
            true => String::new(),
            false => format!(", then {}", next.join(" or ")),
        };
        let _ = writeln!(
            body,
            "<text class=\"title\" x=\"{left}\" y=\"{}\">block {number}{next}</text>",
            top + 14
        );
        top += LINE;
        let height = LINE * block.nodes.len();
        let (x, width) = (left - 6, text + groups + 24);
        let _ = writeln!(
            body,
            "<rect class=\"panel\" x=\"{x}\" y=\"{top}\" width=\"{width}\" height=\"{height}\" rx=\"3\"/>"
        );
        let middle = |at: usize| top + LINE * at + LINE / 2;
        for (at, node) in block.nodes.iter().enumerate() {
            let y = middle(at) + 4;
            let _ = writeln!(body, "<text x=\"{left}\" y=\"{y}\">{}</text>", escaped(&node.text));
            if !node.groups.is_empty() {
                let (x, groups) = (left + text + 8, node.groups.join(" "));
                let _ = writeln!(
                    body,
                    "<text class=\"group\" x=\"{x}\" y=\"{y}\">{}</text>",
                    escaped(&groups)
                );
            }
        }
        for edge in &block.edges {
            let (class, x, out) = match edge.dependence {
                Dependence::True => ("true", x + width, true),
                Dependence::Anti => ("anti", x, false),
                Dependence::Output => ("output", x, false),
            };
            let reach = reach(edge.to - edge.from);
            let bend = if out { x + reach } else { x - reach };
            let (from, to) = (middle(edge.from), middle(edge.to));
            let _ = writeln!(
                body,
                "<path class=\"{class}\" d=\"M{x} {from}C{bend} {from} {bend} {to} {x} {to}\"><title>{}</title></path>",
                escaped(&edge.registers.join(" "))
            );
        }
        top += height + GAP;
    }
    let width = left + text + groups + 24 + right + GAP;
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{top}\" viewBox=\"0 0 {width} {top}\">\n\
         <title>{}</title>\n<style>{STYLE}</style>\n<rect class=\"back\" width=\"100%\" height=\"100%\"/>\n{body}</svg>\n",
        escaped(&graph.name)
    )
}

/// How far an arc over so many lines reaches.
fn reach(lines: usize) -> usize {
    (8 + REACH.saturating_mul(lines)).min(MAX_REACH)
}

/// Text as XML has it.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
}
