//! A scheduled circuit as SVG: boxes of blocks that list their gates, control flow between the boxes, wires between the
//! lines.

use super::Blocks;
use super::layout::{self, Edge, Layout, Node};
use super::model::{self, Kind};
use super::page::{CHARACTER, Page, curve, escaped};
use crate::circuit::set::Role;
use crate::circuit::{Circuit, Gate, WireClass};
use crate::text::Lines;
use std::fmt::Write;

const ROW: f64 = 19.0;
const HEADER: f64 = 24.0;
/// Room at both sides of a box's text for wires.
const SIDE: f64 = 30.0;
/// Room at both sides of all boxes.
const BESIDE: f64 = 50.0;
/// A picture of more lines has no rules for the mouse.
const RULES: usize = 500;
/// Longer lines are shown in part.
const LONG: usize = 72;

/// A line of a box.
struct Row {
    gate: Gate,
    text: String,
}

/// A box.
struct Panel {
    name: String,
    rows: Vec<Row>,
    node: Node,
}

/// Where a gate's line is: its panel and its number in it.
type Where = (usize, usize);

pub(super) fn svg(circuit: &Circuit, blocks: &Blocks) -> String {
    let lines = Lines::new(circuit);
    let mut places: Vec<Option<Where>> = vec![None; circuit.len()];
    let mut panels: Vec<Panel> = Vec::new();
    for block in &blocks.blocks {
        let gates: Vec<Gate> = block
            .gates
            .iter()
            .copied()
            .filter(|g| g.index() < circuit.len())
            .collect();
        panels.push(panel(circuit, &lines, &block.name, &gates, panels.len(), &mut places));
    }
    let mut edges: Vec<Edge> = Vec::new();
    for (from, block) in blocks.blocks.iter().enumerate() {
        edges.extend(flow(from, block, panels.len()));
    }
    let visible = edges.len();
    let free: Vec<Gate> = model::gates(circuit)
        .into_iter()
        .filter(|g| places[g.index()].is_none())
        .collect();
    let free: Vec<Gate> = free
        .into_iter()
        .filter(|g| g.0 >= u32::from(circuit.set().roots))
        .collect();
    if !free.is_empty() {
        // It stands above the first block, as if control came from it.
        if !panels.is_empty() {
            edges.push(Edge {
                from: panels.len(),
                to: 0,
                leaves: 0.0,
                arrives: 0.0,
                closes_loop: false,
                weight: 1.0,
            });
        }
        panels.push(panel(circuit, &lines, "in no block", &free, panels.len(), &mut places));
    }
    let nodes: Vec<Node> = panels.iter().map(|p| p.node).collect();
    let first = layout::layout(&nodes, &edges);
    spread(&mut edges[..visible], &first, panels.len());
    let mut layout = layout::layout(&nodes, &edges);
    // Wires run beside the boxes too.
    layout.places.iter_mut().for_each(|place| place.0 += BESIDE);
    layout.routes.iter_mut().flatten().for_each(|point| point.0 += BESIDE);
    let mut page = Page::new(layout.width + 2.0 * BESIDE, layout.height);
    for (panel, place) in panels.iter().zip(&layout.places) {
        frame(&mut page.body, panel, *place);
    }
    for (number, (edge, route)) in edges[..visible].iter().zip(&layout.routes).enumerate() {
        let _ = writeln!(
            page.body,
            "<path class=\"wire state\" d=\"{}\" marker-end=\"url(#head-state)\"><title>{} → {}</title></path>",
            curve(route, number),
            escaped(&panels[edge.from].name),
            escaped(&panels[edge.to].name)
        );
    }
    let count: usize = panels.iter().map(|p| p.rows.len()).sum();
    for (at, panel) in panels.iter().enumerate() {
        for (number, row) in panel.rows.iter().enumerate() {
            wires(&mut page.body, circuit, &panels, &places, &layout, (at, number));
            let gate = row.gate.0;
            if count <= RULES {
                let _ = write!(
                    page.rules,
                    "svg:has(#g{gate}:hover) .t{gate}{{stroke-width:3.2;opacity:1}}"
                );
            }
        }
    }
    for (panel, place) in panels.iter().zip(&layout.places) {
        rows(&mut page.body, circuit, &lines, panel, *place);
    }
    let name = circuit.signature.as_ref().map_or("circuit", |s| &s.name);
    page.finish(name)
}

/// Control flow out of a block.
fn flow(from: usize, block: &super::Block, count: usize) -> impl Iterator<Item = Edge> + '_ {
    let ways = block.successors.iter().copied().filter(move |&to| to < count);
    ways.map(move |to| Edge {
        from,
        to,
        leaves: 0.0,
        arrives: 0.0,
        closes_loop: false,
        weight: 3.0,
    })
}

/// Lines leave and arrive beside each other, in the order of where they come from and go to.
fn spread(edges: &mut [Edge], layout: &Layout, count: usize) {
    let mut leaving: Vec<Vec<(f64, usize)>> = vec![Vec::new(); count];
    let mut arriving = leaving.clone();
    for (number, (edge, route)) in edges.iter().zip(&layout.routes).enumerate() {
        if let [_, after, .., before, _] = route[..] {
            leaving[edge.from].push((after.0, number));
            arriving[edge.to].push((before.0, number));
        } else {
            leaving[edge.from].push((layout.places[edge.to].0, number));
            arriving[edge.to].push((layout.places[edge.from].0, number));
        }
    }
    for (lists, is_leaving) in [(leaving, true), (arriving, false)] {
        for mut list in lists {
            list.sort_by(|a, b| a.0.total_cmp(&b.0).then(a.1.cmp(&b.1)));
            let step = 24.0f64.min(180.0 / list.len().max(1) as f64);
            let middle = (list.len().max(1) - 1) as f64 / 2.0;
            for (nth, (_, number)) in list.into_iter().enumerate() {
                let offset = (nth as f64 - middle) * step;
                match is_leaving {
                    true => edges[number].leaves = offset,
                    false => edges[number].arrives = offset,
                }
            }
        }
    }
}

fn panel(
    circuit: &Circuit,
    lines: &Lines<'_>,
    name: &str,
    gates: &[Gate],
    number: usize,
    places: &mut [Option<Where>],
) -> Panel {
    let mut rows: Vec<Row> = Vec::new();
    for &gate in gates {
        if places[gate.index()].is_none() {
            places[gate.index()] = Some((number, rows.len()));
            let text = match gate.0 < u32::from(circuit.set().roots) {
                true => circuit.def(gate).name.to_string(),
                false => model::shortened(&lines.line(gate), LONG),
            };
            rows.push(Row { gate, text });
        }
    }
    let longest = rows.iter().map(|row| row.text.chars().count()).max().unwrap_or(0);
    let longest = longest.max(name.chars().count() + 2);
    let height = HEADER + rows.len() as f64 * ROW + if rows.is_empty() { 0.0 } else { 6.0 };
    Panel {
        name: name.to_string(),
        node: Node {
            width: longest as f64 * CHARACTER + 2.0 * SIDE,
            height,
        },
        rows,
    }
}

fn frame(out: &mut String, panel: &Panel, (middle, top): (f64, f64)) {
    let Node { width, height } = panel.node;
    let left = middle - width / 2.0;
    let _ = writeln!(
        out,
        "<rect class=\"panel\" x=\"{left:.1}\" y=\"{top:.1}\" width=\"{width:.1}\" height=\"{height:.1}\" rx=\"6\"/><path \
         class=\"title\" d=\"M{:.1} {:.1}v-{:.1}a6 6 0 0 1 6 -6h{:.1}a6 6 0 0 1 6 6v{:.1}Z\"/><text class=\"strong middle\" \
         x=\"{middle:.1}\" y=\"{:.1}\">{}</text>",
        left + 0.5,
        top + HEADER - 2.0,
        HEADER - 8.5,
        width - 13.0,
        HEADER - 8.5,
        top + 15.0,
        escaped(&panel.name)
    );
}

/// The middle of a line's height, and where its box begins and ends.
fn spot(panels: &[Panel], layout: &Layout, (panel, row): Where) -> (f64, f64, f64) {
    let (middle, top) = layout.places[panel];
    let half = panels[panel].node.width / 2.0;
    let y = top + HEADER + (row as f64 + 0.5) * ROW + 1.0;
    (y, middle - half, middle + half)
}

fn rows(out: &mut String, circuit: &Circuit, lines: &Lines<'_>, panel: &Panel, (middle, top): (f64, f64)) {
    let left = middle - panel.node.width / 2.0 + SIDE;
    for (number, row) in panel.rows.iter().enumerate() {
        let y = top + HEADER + number as f64 * ROW + 1.0;
        let kind = Kind::of(circuit, row.gate);
        let strong = if kind == Kind::State { " class=\"strong\"" } else { "" };
        let _ = writeln!(
            out,
            "<g class=\"gate\" id=\"g{}\"><title>{}</title><rect class=\"box {}\" x=\"{:.1}\" y=\"{:.1}\" width=\"{:.1}\" \
             height=\"{:.1}\" rx=\"4\"/><text{strong} x=\"{left:.1}\" y=\"{:.1}\">{}</text></g>",
            row.gate.0,
            escaped(&model::tooltip(lines, circuit, row.gate)),
            if kind == Kind::Entry { "prologue" } else { kind.name() },
            left - 7.0,
            y + 1.5,
            panel.node.width - 2.0 * SIDE + 14.0,
            ROW - 3.0,
            y + 13.5,
            escaped(&row.text)
        );
    }
}

/// Depend wires at the left, value wires at the right of the boxes. What control flow says already is not drawn, nor are
/// wires from constants, whose names say enough.
fn wires(out: &mut String, circuit: &Circuit, panels: &[Panel], places: &[Option<Where>], layout: &Layout, to: Where) {
    let user = panels[to.0].rows[to.1].gate;
    for (_, class, input) in model::inputs(circuit, user) {
        let Some(from) = places[input.index()] else {
            continue;
        };
        if class == WireClass::State || circuit.role(input) == Role::Constant {
            continue;
        }
        let (y1, left1, right1) = spot(panels, layout, from);
        let (y2, left2, right2) = spot(panels, layout, to);
        let is_left = class == WireClass::Depend;
        let inset = SIDE - 7.0;
        let (x1, mut x2, side) = match is_left {
            true => (left1 + inset, left2 + inset, -1.0),
            false => (right1 - inset, right2 - inset, 1.0),
        };
        let mut arrive = side;
        let (bulge, far) = match from.0 == to.0 {
            true => (6.0 + ((y2 - y1).abs() * 0.12).min(inset - 8.0), ""),
            false => {
                // From one side of a box to the side of the other box that is nearer.
                if !is_left && left2 > right1 {
                    (x2, arrive) = (left2 + inset, -1.0);
                } else if is_left && right2 < left1 {
                    (x2, arrive) = (right2 - inset, 1.0);
                }
                (30.0 + ((x2 - x1).abs() * 0.25).min(60.0), " far")
            }
        };
        let name = model::wire_name(class);
        let _ = writeln!(
            out,
            "<path class=\"wire {name}{far} t{} t{}\" d=\"M{x1:.1} {y1:.1}C{:.1} {y1:.1} {:.1} {y2:.1} {x2:.1} {y2:.1}\" \
             marker-end=\"url(#head-{name})\"/>",
            input.0,
            user.0,
            x1 + side * bulge * 1.3,
            x2 + arrive * bulge * 1.3
        );
    }
}
