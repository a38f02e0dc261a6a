//! Horizontal coordinates: each place wants to be under or over its neighbours; a layer's places are the least squares of
//! what they want, in their order and with the distances that they need (pool adjacent violators).

use super::{GAP, LINE_GAP, Layered};

const SWEEPS: usize = 40;

/// The middle of each place.
pub(super) fn horizontal(layered: &Layered, may_sweep: bool) -> Vec<f64> {
    let mut x = vec![0.0; layered.places.len()];
    for layer in &layered.layers {
        let mut at = 0.0;
        for (i, &place) in layer.iter().enumerate() {
            at += match i {
                0 => 0.0,
                _ => distance(layered, layer[i - 1], place),
            };
            x[place] = at;
        }
        let middle = at / 2.0;
        layer.iter().for_each(|&place| x[place] -= middle);
    }
    if !may_sweep {
        return x;
    }
    for sweep in 0..SWEEPS {
        let count = layered.layers.len();
        for step in 0..count {
            let number = if sweep % 2 == 0 { step } else { count - 1 - step };
            // First one side only, so that whole trees move; in the end both.
            let sides = match sweep {
                sweep if sweep + 12 >= SWEEPS => (true, true),
                sweep => (sweep % 2 == 0, sweep % 2 == 1),
            };
            settle(layered, number, sides, &mut x);
        }
    }
    x
}

/// How far the middles of neighbours have to be from each other.
fn distance(layered: &Layered, left: usize, right: usize) -> f64 {
    let [a, b] = [left, right].map(|p| &layered.places[p]);
    let gap = match (a.node, b.node) {
        (Some(_), Some(_)) => GAP,
        _ => LINE_GAP,
    };
    (a.width + b.width) / 2.0 + gap
}

/// Places of one layer, moved towards what is above, below or both.
fn settle(layered: &Layered, number: usize, (above, below): (bool, bool), x: &mut [f64]) {
    /// Places that stand together: how much they weigh, where they want the first one to be.
    struct Pool {
        weight: f64,
        sum: f64,
        count: usize,
    }
    let layer = &layered.layers[number];
    let mut pools: Vec<Pool> = Vec::new();
    let mut offset = 0.0;
    for (i, &place) in layer.iter().enumerate() {
        if i > 0 {
            offset += distance(layered, layer[i - 1], place);
        }
        let (mut weight, mut sum) = (0.0, 0.0);
        if above {
            for &s in &layered.above[place] {
                let s = &layered.segments[s];
                weight += s.weight;
                sum += s.weight * (x[s.upper] + s.leaves - s.arrives);
            }
        }
        if below {
            for &s in &layered.below[place] {
                let s = &layered.segments[s];
                weight += s.weight;
                sum += s.weight * (x[s.lower] + s.arrives - s.leaves);
            }
        }
        if let Some(anchor) = layered.places[place].turns_to {
            let away = layered.places[anchor].width / 2.0 + LINE_GAP + 8.0;
            let is_right = x[place] >= x[anchor];
            weight += 2.0;
            sum += 2.0 * (x[anchor] + if is_right { away } else { -away });
        }
        // A little inertia damps, a little gravity keeps parts together that no line joins.
        sum += 0.01 * x[place];
        weight += 0.012;
        pools.push(Pool {
            weight,
            sum: sum - weight * offset,
            count: 1,
        });
        while let [.., a, b] = &pools[..] {
            if a.sum / a.weight <= b.sum / b.weight {
                break;
            }
            let joined = Pool {
                weight: a.weight + b.weight,
                sum: a.sum + b.sum,
                count: a.count + b.count,
            };
            pools.truncate(pools.len() - 2);
            pools.push(joined);
        }
    }
    let (mut at, mut offset) = (0, 0.0);
    for pool in pools {
        for _ in 0..pool.count {
            if at > 0 {
                offset += distance(layered, layer[at - 1], layer[at]);
            }
            x[layer[at]] = pool.sum / pool.weight + offset;
            at += 1;
        }
    }
}
