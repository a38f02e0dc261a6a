//! Where the boxes of a drawing stand and how its lines run: layers from top to bottom (Sugiyama's method).
//!
//! Edges that close loops are set aside; layers are longest paths over the others. Edges over several layers get a place
//! in each, boxes of a layer are ordered by barycentres of their neighbours, and coordinates are the least squares from
//! what the neighbours ask for, under the distances that boxes need. Edges that close loops run upwards in a lane.

mod coordinates;
mod layers;
mod order;

/// A box. Units are those of the drawing.
#[derive(Debug, Clone, Copy)]
pub(super) struct Node {
    pub width: f64,
    pub height: f64,
}

/// A line from the lower side of a box to the upper side of another one.
#[derive(Debug, Clone, Copy)]
pub(super) struct Edge {
    pub from: usize,
    pub to: usize,
    /// Where it leaves and where it arrives, to the right of the boxes' middles.
    pub leaves: f64,
    pub arrives: f64,
    /// Whether it is known to close a loop.
    pub closes_loop: bool,
    /// How much it wants to be straight.
    pub weight: f64,
}

pub(super) struct Layout {
    /// By node, its middle and its upper side.
    pub places: Vec<(f64, f64)>,
    /// By edge, the points that it runs through: between the first and the second, the third and the fourth, … it bends;
    /// between the second and the third, … it is straight.
    pub routes: Vec<Vec<(f64, f64)>>,
    pub width: f64,
    pub height: f64,
}

/// Space between boxes of a layer, and of a line from what is beside it.
const GAP: f64 = 26.0;
const LINE_GAP: f64 = 12.0;
/// Room above the first and below the last layer for lines that turn.
const TURN: f64 = 34.0;
/// Space between layers.
const LAYER_GAP: f64 = 40.0;
/// More boxes or more places of lines are not ordered: who could look at them?
const MANY_NODES: usize = 3000;
const MANY_PLACES: usize = 30_000;

/// A box or a line's place in a layer.
#[derive(Debug, Clone, Copy)]
struct Place {
    layer: usize,
    width: f64,
    /// Of a box, its number.
    node: Option<usize>,
    /// At the end of a lane, the box of the same layer that the line turns to.
    turns_to: Option<usize>,
}

/// A line between places of neighbouring layers.
#[derive(Debug, Clone, Copy)]
struct Segment {
    upper: usize,
    lower: usize,
    leaves: f64,
    arrives: f64,
    weight: f64,
}

/// Places and lines between them, before they have coordinates.
struct Layered {
    places: Vec<Place>,
    segments: Vec<Segment>,
    /// By place, its segments upwards and downwards.
    above: Vec<Vec<usize>>,
    below: Vec<Vec<usize>>,
    /// By layer, its places from left to right.
    layers: Vec<Vec<usize>>,
    /// By edge, its places without the boxes at its ends, from the upper to the lower one.
    lanes: Vec<Vec<usize>>,
    /// By edge, whether it runs upwards.
    upwards: Vec<bool>,
}

/// Finds places and routes.
pub(super) fn layout(nodes: &[Node], edges: &[Edge]) -> Layout {
    let upwards = layers::loops(nodes.len(), edges);
    let ranks = layers::ranks(nodes.len(), edges, &upwards);
    let mut layered = Layered::new(nodes, edges, &ranks, upwards);
    if nodes.len() <= MANY_NODES && layered.places.len() <= nodes.len() + MANY_PLACES {
        order::reduce_crossings(&mut layered);
    }
    let x = coordinates::horizontal(&layered, nodes.len() <= MANY_NODES);
    finish(nodes, edges, &layered, &x)
}

impl Layered {
    fn new(nodes: &[Node], edges: &[Edge], ranks: &[usize], upwards: Vec<bool>) -> Layered {
        let count = ranks.iter().max().map_or(0, |last| last + 1);
        let mut layered = Layered {
            places: Vec::new(),
            segments: Vec::new(),
            above: Vec::new(),
            below: Vec::new(),
            layers: vec![Vec::new(); count],
            lanes: Vec::new(),
            upwards,
        };
        for (index, node) in nodes.iter().enumerate() {
            layered.place(Place {
                layer: ranks[index],
                width: node.width,
                node: Some(index),
                turns_to: None,
            });
        }
        // Lines over very many layers altogether run straight from end to end.
        let spans = edges.iter().map(|e| ranks[e.from].abs_diff(ranks[e.to]));
        let has_lanes = nodes.len() <= MANY_NODES && spans.sum::<usize>() <= MANY_PLACES;
        for (index, edge) in edges.iter().enumerate() {
            let lane = match (has_lanes, layered.upwards[index]) {
                (false, _) => Vec::new(),
                (true, false) => layered.lane_down(edge, ranks),
                (true, true) => layered.lane_up(edge, ranks),
            };
            layered.lanes.push(lane);
        }
        layered
    }

    fn place(&mut self, place: Place) -> usize {
        let number = self.places.len();
        self.layers[place.layer].push(number);
        self.places.push(place);
        self.above.push(Vec::new());
        self.below.push(Vec::new());
        number
    }

    fn join(&mut self, segment: Segment) {
        self.below[segment.upper].push(self.segments.len());
        self.above[segment.lower].push(self.segments.len());
        self.segments.push(segment);
    }

    fn line(&mut self, layer: usize) -> usize {
        self.place(Place {
            layer,
            width: 0.0,
            node: None,
            turns_to: None,
        })
    }

    fn lane_down(&mut self, edge: &Edge, ranks: &[usize]) -> Vec<usize> {
        let lane: Vec<usize> = (ranks[edge.from] + 1..ranks[edge.to])
            .map(|layer| self.line(layer))
            .collect();
        let stations: Vec<usize> = [edge.from]
            .into_iter()
            .chain(lane.iter().copied())
            .chain([edge.to])
            .collect();
        for (i, pair) in stations.windows(2).enumerate() {
            let (is_first, is_last) = (i == 0, i + 2 == stations.len());
            // The middle of a long line is what should be straight.
            let straight = match (is_first, is_last) {
                (true, true) => 1.0,
                (true, false) | (false, true) => 2.0,
                (false, false) => 6.0,
            };
            self.join(Segment {
                upper: pair[0],
                lower: pair[1],
                leaves: if is_first { edge.leaves } else { 0.0 },
                arrives: if is_last { edge.arrives } else { 0.0 },
                weight: edge.weight * straight,
            });
        }
        lane
    }

    /// A lane beside both boxes and all layers between them.
    fn lane_up(&mut self, edge: &Edge, ranks: &[usize]) -> Vec<usize> {
        let lane: Vec<usize> = (ranks[edge.to]..=ranks[edge.from])
            .map(|layer| self.line(layer))
            .collect();
        if let (Some(first), Some(last)) = (lane.first(), lane.last()) {
            self.places[*last].turns_to = Some(edge.from);
            self.places[*first].turns_to = Some(edge.to);
        }
        for pair in lane.windows(2) {
            self.join(Segment {
                upper: pair[0],
                lower: pair[1],
                leaves: 0.0,
                arrives: 0.0,
                weight: 6.0,
            });
        }
        lane
    }
}

/// More room below a layer whose lines turn there, or where those of the next one do.
fn turns(layered: &Layered, layer: usize) -> f64 {
    let count = |layer: usize| {
        layered.layers[layer]
            .iter()
            .filter(|&&p| layered.places[p].turns_to.is_some())
            .count()
    };
    ((count(layer) + count(layer + 1)) as f64 * 5.0).min(40.0)
}

/// Vertical places, and routes.
fn finish(nodes: &[Node], edges: &[Edge], layered: &Layered, x: &[f64]) -> Layout {
    let left = (0..x.len())
        .map(|i| x[i] - layered.places[i].width / 2.0)
        .fold(f64::INFINITY, f64::min);
    let left = if left.is_finite() { left } else { 0.0 };
    let right = (0..x.len())
        .map(|i| x[i] + layered.places[i].width / 2.0)
        .fold(left, f64::max);
    let mut tops = Vec::with_capacity(layered.layers.len());
    let mut heights = Vec::with_capacity(layered.layers.len());
    let turn = if layered.upwards.contains(&true) { TURN } else { 0.0 };
    let mut y = turn;
    for (number, layer) in layered.layers.iter().enumerate() {
        let boxes = layer.iter().filter_map(|&p| layered.places[p].node);
        let height = boxes.map(|n| nodes[n].height).fold(0.0, f64::max);
        tops.push(y);
        heights.push(height);
        // Lines that have far to go sideways need room to do it.
        let below = layer
            .iter()
            .flat_map(|&p| &layered.below[p])
            .map(|&s| &layered.segments[s]);
        let far = below.map(|s| (x[s.upper] + s.leaves - x[s.lower] - s.arrives).abs());
        let far = far.fold(0.0, f64::max);
        let is_last = number + 1 == layered.layers.len();
        y += height
            + if is_last {
                0.0
            } else {
                LAYER_GAP + (far * 0.08).min(60.0) + turns(layered, number)
            };
    }
    let place = |n: usize| {
        let layer = layered.places[n].layer;
        // Boxes of a layer have their middles on one line.
        (x[n] - left, tops[layer] + (heights[layer] - nodes[n].height) / 2.0)
    };
    let places: Vec<(f64, f64)> = (0..nodes.len()).map(place).collect();
    let route = |(edge, lane, &upwards): (&Edge, &Vec<usize>, &bool)| {
        let start = (
            places[edge.from].0 + edge.leaves,
            places[edge.from].1 + nodes[edge.from].height,
        );
        let end = (places[edge.to].0 + edge.arrives, places[edge.to].1);
        let mut route = vec![start];
        let through = |&p: &usize| {
            let layer = layered.places[p].layer;
            let ends = [tops[layer], tops[layer] + heights[layer]];
            let order = if upwards { [ends[1], ends[0]] } else { ends };
            order.map(|y| (x[p] - left, y))
        };
        match upwards {
            false => route.extend(lane.iter().flat_map(through)),
            true => route.extend(lane.iter().rev().flat_map(through)),
        }
        route.push(end);
        route
    };
    let routes = edges.iter().zip(&layered.lanes).zip(&layered.upwards);
    Layout {
        routes: routes
            .map(|((edge, lane), upwards)| route((edge, lane, upwards)))
            .collect(),
        places,
        width: right - left,
        height: y + turn,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use onespec_test_support::Rng;

    fn random(seed: u64) -> (Vec<Node>, Vec<Edge>) {
        let mut rng = Rng::new(seed);
        let mut below = |end: usize| rng.below(end);
        let count = 1 + below(40);
        let node = |width: usize, height: usize| Node {
            width: 20.0 + width as f64,
            height: 10.0 + height as f64,
        };
        let nodes: Vec<Node> = (0..count).map(|_| node(below(150), below(60))).collect();
        let edges = (0..below(80)).map(|_| Edge {
            from: below(count),
            to: below(count),
            leaves: below(10) as f64 - 5.0,
            arrives: below(10) as f64 - 5.0,
            closes_loop: below(12) == 0,
            weight: 1.0 + below(4) as f64,
        });
        let edges = edges.collect();
        (nodes, edges)
    }

    /// Boxes never touch, and lines begin and end at their boxes.
    #[test]
    fn boxes_have_room() {
        for seed in 0..400 {
            let (nodes, edges) = random(seed);
            let layout = layout(&nodes, &edges);
            let area = |i: usize| {
                let ((x, y), node) = (layout.places[i], nodes[i]);
                (x - node.width / 2.0, x + node.width / 2.0, y, y + node.height)
            };
            for a in 0..nodes.len() {
                let (left, right, top, bottom) = area(a);
                assert!(
                    left >= -0.01 && right <= layout.width + 0.01,
                    "seed {seed}: {left} {right}"
                );
                assert!(top >= 0.0 && bottom <= layout.height + 0.01, "seed {seed}");
                for b in 0..a {
                    let other = area(b);
                    let apart = left >= other.1 || right <= other.0 || top >= other.3 || bottom <= other.2;
                    assert!(apart, "seed {seed}: boxes {a} and {b}");
                }
            }
            for (edge, route) in edges.iter().zip(&layout.routes) {
                let (start, end) = (route[0], route[route.len() - 1]);
                let (from, to) = (layout.places[edge.from], layout.places[edge.to]);
                assert_eq!(
                    start,
                    (from.0 + edge.leaves, from.1 + nodes[edge.from].height),
                    "seed {seed}"
                );
                assert_eq!(end, (to.0 + edge.arrives, to.1), "seed {seed}");
                assert_eq!(route.len() % 2, 0, "seed {seed}");
            }
        }
    }

    /// A tree and a ladder have pictures without crossings, and straight chains are straight.
    #[test]
    fn simple_graphs_are_simple() {
        let edge = |from: usize, to: usize| Edge {
            from,
            to,
            leaves: 0.0,
            arrives: 0.0,
            closes_loop: false,
            weight: 1.0,
        };
        let nodes = vec![
            Node {
                width: 40.0,
                height: 20.0
            };
            31
        ];
        let chain: Vec<Edge> = (0..30).map(|i| edge(i, i + 1)).collect();
        let straight = layout(&nodes, &chain);
        assert!(straight.places.iter().all(|p| (p.0 - straight.places[0].0).abs() < 1.0));
        let tree: Vec<Edge> = (1..31).rev().map(|i| edge((i - 1) / 2, i)).collect();
        let layout = layout(&nodes, &tree);
        for depth in 0..4 {
            let first = (1 << depth) - 1;
            for left in first..2 * first {
                let order = |a: usize, b: usize| layout.places[a].0 < layout.places[b].0;
                let parents = order(left, left + 1);
                assert_eq!(
                    order(2 * left + 1, 2 * left + 3),
                    parents,
                    "children of {left} stand under it"
                );
            }
        }
    }
}
