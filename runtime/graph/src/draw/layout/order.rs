//! The order of each layer: sweeps down and up, each place at the middle of its neighbours; the order with the fewest
//! crossings is kept.

use super::{Layered, Segment};

const SWEEPS: usize = 24;

pub(super) fn reduce_crossings(layered: &mut Layered) {
    let mut position = vec![0.0; layered.places.len()];
    for layer in &mut layered.layers {
        // Lanes of lines begin at the right of the boxes, where their number puts them.
        for (at, &place) in layer.iter().enumerate() {
            position[place] = at as f64;
        }
    }
    let mut best = (crossings(layered, &position), layered.layers.clone());
    for sweep in 0..SWEEPS {
        if best.0 == 0 {
            break;
        }
        let downwards = sweep % 2 == 0;
        let count = layered.layers.len();
        for step in 0..count {
            let number = if downwards { step } else { count - 1 - step };
            sort(layered, number, downwards, &mut position);
        }
        let now = crossings(layered, &position);
        if now < best.0 {
            best = (now, layered.layers.clone());
        }
    }
    layered.layers = best.1;
}

/// Sorts a layer by the barycentres of the layer before it.
fn sort(layered: &mut Layered, number: usize, downwards: bool, position: &mut [f64]) {
    let mut layer = std::mem::take(&mut layered.layers[number]);
    let wanted = |&place: &usize| {
        let list = match downwards {
            true => &layered.above[place],
            false => &layered.below[place],
        };
        let ends = list.iter().map(|&s| {
            let segment = &layered.segments[s];
            let (other, port) = match downwards {
                true => (segment.upper, segment.leaves),
                false => (segment.lower, segment.arrives),
            };
            position[other] + share(layered, other, port)
        });
        match list.len() {
            0 => match layered.places[place].turns_to {
                Some(anchor) => position[anchor] + 0.6,
                None => position[place],
            },
            n => ends.sum::<f64>() / n as f64,
        }
    };
    let mut keyed: Vec<(f64, usize)> = layer.iter().map(|place| (wanted(place), *place)).collect();
    keyed.sort_by(|a, b| a.0.total_cmp(&b.0));
    layer.clear();
    for (at, (_, place)) in keyed.into_iter().enumerate() {
        position[place] = at as f64;
        layer.push(place);
    }
    layered.layers[number] = layer;
}

/// How far a port is from the middle of its box, as a part of it.
fn share(layered: &Layered, place: usize, port: f64) -> f64 {
    match layered.places[place].width {
        width if width > 0.0 => port / width * 0.9,
        _ => 0.0,
    }
}

/// How many lines cross.
fn crossings(layered: &Layered, position: &[f64]) -> usize {
    let mut count = 0;
    let mut lines: Vec<(f64, f64)> = Vec::new();
    for layer in &layered.layers {
        lines.clear();
        let below = layer
            .iter()
            .flat_map(|&p| &layered.below[p])
            .map(|&s| &layered.segments[s]);
        lines.extend(below.map(|s: &Segment| {
            let upper = position[s.upper] + share(layered, s.upper, s.leaves);
            (upper, position[s.lower] + share(layered, s.lower, s.arrives))
        }));
        lines.sort_by(|a, b| a.0.total_cmp(&b.0).then(a.1.total_cmp(&b.1)));
        let mut ends: Vec<f64> = lines.iter().map(|l| l.1).collect();
        count += inversions(&mut ends);
    }
    count
}

/// Pairs that are in the wrong order; the list is sorted on the way (merge sort from below).
fn inversions(list: &mut [f64]) -> usize {
    let mut count = 0;
    let mut width = 1;
    let mut merged = list.to_vec();
    while width < list.len() {
        for start in (0..list.len()).step_by(2 * width) {
            let middle = (start + width).min(list.len());
            let end = (start + 2 * width).min(list.len());
            let (mut a, mut b) = (start, middle);
            for slot in &mut merged[start..end] {
                if b == end || a < middle && list[a] <= list[b] {
                    *slot = list[a];
                    a += 1;
                } else {
                    *slot = list[b];
                    count += middle - a;
                    b += 1;
                }
            }
        }
        list.copy_from_slice(&merged);
        width *= 2;
    }
    count
}

#[cfg(test)]
mod tests {
    #[test]
    fn inversions_are_counted() {
        let mut seed = 1u64;
        for length in 0..40 {
            let mut list: Vec<f64> = (0..length)
                .map(|_| {
                    seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                    (seed >> 60) as f64
                })
                .collect();
            let pairs = (0..length).flat_map(|i| (i..length).map(move |j| (i, j)));
            let expected = pairs.filter(|&(i, j)| list[i] > list[j]).count();
            assert_eq!(super::inversions(&mut list), expected);
            assert!(list.is_sorted());
        }
    }
}
