//! What all SVG pictures have in common: styles, arrow heads, the legend, text that XML can have.

use super::model::{Kind, WIRES};
use std::fmt::Write;

/// Width of a character of the pictures' monospaced font, of 12 units' size.
pub(super) const CHARACTER: f64 = 7.23;
const MARGIN: f64 = 24.0;
const LEGEND: f64 = 58.0;

/// Colours stand as they are, for programs that know no variables.
const STYLE: &str = "
svg{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,'DejaVu Sans Mono',monospace;font-size:12px}
.back{fill:#fff}text{fill:#17202c}.below,.legend text{fill:#64707f}.small{font-size:10.5px}
.middle{text-anchor:middle}.strong{font-weight:600}
.box{stroke-width:1.3}.box.entry{fill:#17202c;stroke:#17202c}.box.state{fill:#e4e8ee;stroke:#27313f;stroke-width:1.8}
.box.fixed{fill:#dff3e4;stroke:#4f9a67}.box.effect{fill:#fdecd2;stroke:#d08a26}.box.compute{fill:#e3edfd;stroke:#6b93d6}
.box.prologue{fill:#f6f4ea;stroke:#a8a083}text.entry{fill:#fff}
.wire{fill:none}.wire.state{stroke:#27313f;stroke-width:2.2}.wire.value{stroke:#2f6fde;stroke-width:1.15}
.wire.depend{stroke:#d97706;stroke-width:1.5;stroke-dasharray:5 3.5}
.head.state{fill:#27313f}.head.value{fill:#2f6fde}.head.depend{fill:#d97706}
.panel{fill:#fafbfc;stroke:#c3cad4}.title{fill:#e4e8ee}.far{opacity:.45}
@media(prefers-color-scheme:dark){
.back{fill:#14181f}text{fill:#e6eaf0}.below,.legend text{fill:#95a1b1}
.box.entry{fill:#e6eaf0;stroke:#e6eaf0}.box.state{fill:#333c49;stroke:#ccd5e0}.box.fixed{fill:#20402b;stroke:#58ab73}
.box.effect{fill:#4a3718;stroke:#c98f3a}.box.compute{fill:#22345a;stroke:#5f87cc}.box.prologue{fill:#33322b;stroke:#8a8468}
text.entry{fill:#14181f}.wire.state{stroke:#ccd5e0}.wire.value{stroke:#74a7ff}.wire.depend{stroke:#f0a541}
.head.state{fill:#ccd5e0}.head.value{fill:#74a7ff}.head.depend{fill:#f0a541}
.panel{fill:#1a2029;stroke:#3d4755}.title{fill:#333c49}}
g.gate:hover .box{stroke-width:2.8}
";

/// A picture that is being written. Coordinates are the drawing's; the margin is added around them.
pub(super) struct Page {
    pub body: String,
    /// More rules, such as what is shown when the mouse is over a gate.
    pub rules: String,
    width: f64,
    height: f64,
}

impl Page {
    pub fn new(width: f64, height: f64) -> Page {
        Page {
            body: String::new(),
            rules: String::new(),
            width,
            height,
        }
    }

    /// The file.
    pub fn finish(self, title: &str) -> String {
        let legend = legend();
        let width = self.width.max(legend.1) + 2.0 * MARGIN;
        let height = self.height + 2.0 * MARGIN + LEGEND;
        let mut out = String::with_capacity(self.body.len() + 8192);
        let _ = writeln!(
            out,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width:.0}\" height=\"{height:.0}\" viewBox=\"0 0 {width:.0} \
             {height:.0}\">\n<title>{}</title>",
            escaped(title)
        );
        let _ = writeln!(out, "<style>{STYLE}{}</style>\n<defs>", self.rules);
        for (_, name) in WIRES {
            let size = if name == "state" { 3.6 } else { 5.6 };
            let _ = writeln!(
                out,
                "<marker id=\"head-{name}\" viewBox=\"0 0 8 8\" refX=\"7\" refY=\"4\" markerWidth=\"{size}\" \
                 markerHeight=\"{size}\" orient=\"auto\"><path class=\"head {name}\" d=\"M0 .6 8 4 0 7.4Z\"/></marker>"
            );
        }
        let left = (width - self.width) / 2.0;
        let _ = writeln!(
            out,
            "</defs>\n<rect class=\"back\" width=\"100%\" height=\"100%\"/>\n<g transform=\"translate({left:.1} {MARGIN})\">"
        );
        out.push_str(&self.body);
        let _ = writeln!(
            out,
            "</g>\n<g class=\"legend small\" transform=\"translate({:.1} {:.1})\">\n{}</g>\n</svg>",
            (width - legend.1) / 2.0,
            height - LEGEND,
            legend.0
        );
        out
    }
}

/// What lines and shapes mean, and how wide that is.
fn legend() -> (String, f64) {
    let mut out = String::new();
    let character = CHARACTER * 10.5 / 12.0;
    let (mut x, mut widest) = (0.0, 0.0f64);
    for (kind, text) in Kind::ALL {
        let node = shape(kind, x + 13.0, 0.0, 26.0, 15.0);
        let _ = writeln!(out, "{node}<text x=\"{:.1}\" y=\"11.5\">{text}</text>", x + 32.0);
        x += 32.0 + text.len() as f64 * character + 18.0;
        widest = widest.max(x - 18.0);
    }
    x = 0.0;
    for (_, name) in WIRES {
        let text = format!("{name} wire");
        let _ = writeln!(
            out,
            "<path class=\"wire {name}\" d=\"M{x:.1} 32h30\" marker-end=\"url(#head-{name})\"/><text x=\"{:.1}\" y=\"36\">{text}</text>",
            x + 38.0
        );
        x += 38.0 + text.len() as f64 * character + 18.0;
    }
    (out, widest.max(x - 18.0))
}

/// The outline of a gate's box, around a middle and below an upper side.
pub(super) fn shape(kind: Kind, middle: f64, top: f64, width: f64, height: f64) -> String {
    let (left, name) = (middle - width / 2.0, kind.name());
    let rounded = |radius: f64| {
        format!(
            "<rect class=\"box {name}\" x=\"{left:.1}\" y=\"{top:.1}\" width=\"{width:.1}\" height=\"{height:.1}\" \
             rx=\"{radius:.1}\"/>"
        )
    };
    match kind {
        Kind::State => rounded(3.0),
        Kind::Entry | Kind::Prologue => rounded(height / 2.0),
        Kind::Compute => rounded(9.0f64.min(height / 2.0)),
        Kind::Fixed => {
            let cut = height * 0.36;
            format!(
                "<path class=\"box {name}\" d=\"M{:.1} {top:.1}h{:.1}l{cut:.1} {half:.1} -{cut:.1} {half:.1}h-{:.1}l-{cut:.1} \
                 -{half:.1}Z\"/>",
                left + cut,
                width - 2.0 * cut,
                width - 2.0 * cut,
                half = height / 2.0
            )
        }
        Kind::Effect => {
            let cut = height * 0.22;
            format!(
                "<path class=\"box {name}\" d=\"M{:.1} {top:.1}h{w:.1}l{cut:.1} {cut:.1}v{h:.1}l-{cut:.1} {cut:.1}h-{w:.1}l-{cut:.1} \
                 -{cut:.1}v-{h:.1}Z\"/>",
                left + cut,
                w = width - 2.0 * cut,
                h = height - 2.0 * cut
            )
        }
    }
}

/// Text as XML has it. Characters that XML cannot have become a mark.
pub(super) fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '&' => out.push_str("&amp;"),
            '"' => out.push_str("&quot;"),
            '\n' => out.push('\n'),
            c if c.is_control() || c == '\u{fffe}' || c == '\u{ffff}' => out.push('\u{fffd}'),
            c => out.push(c),
        }
    }
    out
}

/// A line through points that was laid out: it bends between layers and is straight through them. `number` tells lines
/// apart that turn at the same height.
pub(super) fn curve(route: &[(f64, f64)], number: usize) -> String {
    let mut out = String::new();
    let Some(&(x, y)) = route.first() else {
        return out;
    };
    let _ = write!(out, "M{x:.1} {y:.1}");
    let is_upwards = route.len() > 2 && route[2].1 < route[1].1;
    let depth = 10.0 + (number % 4) as f64 * 5.0;
    for (i, pair) in route.windows(2).enumerate() {
        let (a, b) = (pair[0], pair[1]);
        let (is_first, is_last) = (i == 0, i + 2 == route.len());
        if i % 2 == 1 {
            let _ = write!(out, "V{:.1}", b.1);
        } else if is_upwards && is_first {
            turn(&mut out, a, b, a.1.max(b.1) + depth);
        } else if is_upwards && is_last {
            turn(&mut out, a, b, a.1.min(b.1) - depth - 4.0);
        } else {
            let leave = if b.1 > a.1 || !is_first {
                (a.1 + b.1) / 2.0
            } else {
                a.1 + 50.0
            };
            let arrive = if b.1 > a.1 || !is_first { leave } else { b.1 - 50.0 };
            let _ = write!(
                out,
                "C{:.1} {leave:.1} {:.1} {arrive:.1} {:.1} {:.1}",
                a.0, b.0, b.0, b.1
            );
        }
    }
    out
}

/// From one point over a horizontal line to the other point, around rounded corners.
fn turn(out: &mut String, a: (f64, f64), b: (f64, f64), level: f64) {
    let side = if b.0 >= a.0 { 1.0 } else { -1.0 };
    let radius = ((b.0 - a.0).abs() / 2.0).min(10.0);
    let down = if level >= a.1 { 1.0 } else { -1.0 };
    let sweep = |right: bool| u8::from(right);
    let _ = write!(
        out,
        "V{:.1}A{radius:.1} {radius:.1} 0 0 {} {:.1} {level:.1}H{:.1}A{radius:.1} {radius:.1} 0 0 {} {:.1} {:.1}V{:.1}",
        level - down * radius,
        sweep(side * down < 0.0),
        a.0 + side * radius,
        b.0 - side * radius,
        sweep(side * down < 0.0),
        b.0,
        level - down * radius,
        b.1
    );
}
