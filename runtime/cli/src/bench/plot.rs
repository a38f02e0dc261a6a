//! Line charts as SVG: how the time of a group grows with the size of its cases.

use super::measure::Measured;
use super::report::shown;
use super::suite::Group;
use std::fmt::Write;
use std::time::Duration;

const WIDTH: f64 = 640.0;
const HEIGHT: f64 = 360.0;
/// Around the area of the lines: for numbers of axes, the title, what the sizes count.
const LEFT: f64 = 80.0;
const RIGHT: f64 = 140.0;
const TOP: f64 = 36.0;
const BOTTOM: f64 = 56.0;
/// Lines of an axis between its ends, about.
const STEPS: f64 = 5.0;
/// One for each line, again from the first when there are more; ours is the first.
const COLOURS: [&str; 6] = ["#1f5fa8", "#c2571a", "#3a7d44", "#7a3e9d", "#555555", "#a8801f"];

/// The chart of a group; `None` when there is nothing to draw: no sizes, or fewer than two.
pub fn svg(group: &Group, all: &[Measured]) -> Option<String> {
    let counts = group.grows_with.as_ref()?;
    let lines = lines(group, all);
    let points = || lines.iter().flat_map(|line| &line.points);
    let most_x = points().map(|point| point.0).fold(0.0, f64::max);
    let most_y = points().map(|point| point.1).fold(0.0, f64::max);
    if all.len() < 2 || most_x <= 0.0 || most_y <= 0.0 {
        return None;
    }
    let (width, height) = (WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM);
    let x = |size: f64| LEFT + width * size / most_x;
    let y = |seconds: f64| HEIGHT - BOTTOM - height * seconds / most_y;
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{WIDTH}\" height=\"{HEIGHT}\" \
         viewBox=\"0 0 {WIDTH} {HEIGHT}\" font-family=\"sans-serif\" font-size=\"12\">\n\
         <rect width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"white\"/>\n"
    );
    text(
        &mut out,
        (LEFT, 20.0),
        "start",
        &format!("{}, {}", group.title, group.clock.name()),
    );
    for tick in ticks(most_x) {
        let at = x(tick);
        rule(&mut out, (at, TOP), (at, HEIGHT - BOTTOM));
        text(&mut out, (at, HEIGHT - BOTTOM + 18.0), "middle", &format!("{tick}"));
    }
    for tick in ticks(most_y) {
        let at = y(tick);
        rule(&mut out, (LEFT, at), (WIDTH - RIGHT, at));
        text(
            &mut out,
            (LEFT - 8.0, at + 4.0),
            "end",
            &shown(Duration::from_secs_f64(tick)),
        );
    }
    text(&mut out, (LEFT + width / 2.0, HEIGHT - 14.0), "middle", counts);
    for (number, line) in lines.iter().enumerate() {
        let colour = COLOURS[number % COLOURS.len()];
        let points: Vec<(f64, f64)> = line.points.iter().map(|(size, time)| (x(*size), y(*time))).collect();
        let path: Vec<String> = points.iter().map(|(x, y)| format!("{x:.1},{y:.1}")).collect();
        let _ = writeln!(
            out,
            "<polyline points=\"{}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"2\"/>",
            path.join(" ")
        );
        for (x, y) in points {
            let _ = writeln!(out, "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"3\" fill=\"{colour}\"/>");
        }
        let at = TOP + 16.0 * number as f64;
        let left = WIDTH - RIGHT + 12.0;
        let _ = writeln!(
            out,
            "<rect x=\"{left}\" y=\"{at}\" width=\"10\" height=\"10\" fill=\"{colour}\"/>"
        );
        text(&mut out, (left + 16.0, at + 9.0), "start", line.name);
    }
    out += "</svg>\n";
    Some(out)
}

/// What one command took.
struct Line<'a> {
    name: &'a str,
    /// Sizes and seconds.
    points: Vec<(f64, f64)>,
}

/// Ours, then those of the peers that are installed.
fn lines<'a>(group: &'a Group, all: &[Measured]) -> Vec<Line<'a>> {
    let line = |name: &'a str, time: &dyn Fn(&Measured) -> Option<Duration>| {
        let point = |measured: &Measured| Some((f64::from(measured.size?), time(measured)?.as_secs_f64()));
        let mut points: Vec<(f64, f64)> = all.iter().filter_map(point).collect();
        points.sort_by(|a, b| a.0.total_cmp(&b.0));
        Line { name, points }
    };
    let mut lines = vec![line("onespec", &|measured| Some(measured.ours))];
    for (number, peer) in group.peers.iter().enumerate() {
        lines.push(line(&peer.name, &|measured| *measured.peers.get(number)?));
    }
    lines.retain(|line| !line.points.is_empty());
    lines
}

/// Round numbers from 0 up to at most `most`: 1, 2 or 5 times a power of ten apart.
fn ticks(most: f64) -> Vec<f64> {
    let rough = most / STEPS;
    let power = 10f64.powf(rough.log10().floor());
    let step = [1.0, 2.0, 5.0, 10.0].map(|factor| factor * power);
    let step = step.into_iter().find(|step| *step >= rough).unwrap_or(rough);
    let count = (most / step + 1e-9).floor() as u32;
    (0..=count).map(|number| f64::from(number) * step).collect()
}

fn rule(out: &mut String, from: (f64, f64), to: (f64, f64)) {
    let _ = writeln!(
        out,
        "<line x1=\"{:.1}\" y1=\"{:.1}\" x2=\"{:.1}\" y2=\"{:.1}\" stroke=\"#dddddd\"/>",
        from.0, from.1, to.0, to.1
    );
}

fn text(out: &mut String, at: (f64, f64), anchor: &str, text: &str) {
    let escaped = text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
    let _ = writeln!(
        out,
        "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"{anchor}\">{escaped}</text>",
        at.0, at.1
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bench::suite::{BUILT_IN, read};

    fn measured(size: u32, ours: u64, peer: Option<u64>) -> Measured {
        Measured {
            case: size.to_string(),
            size: Some(size),
            rounds: 1,
            ours: Duration::from_millis(ours),
            peers: vec![peer.map(Duration::from_millis), None],
        }
    }

    #[test]
    fn a_line_for_each_command_that_ran() {
        let groups = read(BUILT_IN).expect("a suite");
        let group = groups.iter().find(|group| group.name == "grow-instructions");
        let group = group.expect("the group");
        let all = [measured(100, 10, Some(20)), measured(400, 40, Some(80))];
        let svg = svg(group, &all).expect("a chart");
        assert_eq!(svg.matches("<polyline").count(), 2, "{svg}");
        assert!(svg.contains(">llvm-mc<") && !svg.contains(">as<"), "{svg}");
        // A quarter of the size and of the time: a straight line through the origin.
        let left = LEFT + (WIDTH - LEFT - RIGHT) / 4.0;
        let bottom = HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) / 4.0;
        let first = format!("points=\"{left:.1},{bottom:.1} {:.1},{TOP:.1}\"", WIDTH - RIGHT);
        assert!(svg.contains(&first), "{first}: {svg}");
    }

    #[test]
    fn nothing_is_drawn_of_one_point_or_without_sizes() {
        let groups = read(BUILT_IN).expect("a suite");
        let grows = groups.iter().find(|group| group.grows_with.is_some()).expect("a group");
        let plain = groups.iter().find(|group| group.grows_with.is_none()).expect("a group");
        let all = [measured(100, 10, None), measured(200, 20, None)];
        assert_eq!(svg(grows, &all[..1]), None);
        assert_eq!(svg(plain, &all), None);
        assert!(svg(grows, &all).is_some());
    }

    #[test]
    fn ticks_are_round_and_end_within_the_axis() {
        assert_eq!(ticks(1000.0), [0.0, 200.0, 400.0, 600.0, 800.0, 1000.0]);
        assert_eq!(ticks(4.0), [0.0, 1.0, 2.0, 3.0, 4.0]);
        assert!(ticks(0.0137).len() >= 3 && ticks(0.0137).iter().all(|tick| *tick <= 0.0137));
    }
}
