//! Random programs with nested ifs, loops that end, and arithmetic, each of whose waits is needed.

use onespec_emulator::group::{Initial, Launch, Resources};
use std::fmt::Write as _;

/// SplitMix64.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }

    fn below(&mut self, most: u64) -> u64 {
        self.next() % most
    }
}

/// A line of a program: an instruction, a label, or a wait that the instruction behind it needs.
enum Line {
    Plain(String),
    /// With how many branches it stands in.
    Wait(String, u32),
}

pub struct Program {
    lines: Vec<Line>,
}

/// Registers that programs compute with; r4 and up are for counters and conditions.
const VALUES: [&str; 8] = ["r0.x", "r0.y", "r0.z", "r0.w", "r1.x", "r1.y", "r1.z", "r1.w"];

struct Maker {
    random: Random,
    lines: Vec<Line>,
    labels: u32,
    depth: u32,
    with_flags: bool,
}

impl Maker {
    fn plain(&mut self, text: String) {
        self.lines.push(Line::Plain(text));
    }

    /// What lets all results come: arithmetic reads three cycles later than other instructions, so six serve all.
    fn wait(&mut self) {
        self.lines.push(Line::Wait("(rpt5)nop".to_owned(), self.depth));
    }

    fn value(&mut self) -> &'static str {
        VALUES[self.random.below(8) as usize]
    }

    fn label(&mut self) -> String {
        self.labels += 1;
        format!("l{}", self.labels)
    }

    /// A predicate that differs between lanes, behind the wait that a branch needs.
    fn condition(&mut self) {
        let (a, b) = (self.value(), self.value());
        let cond = ["lt", "ge", "eq", "ne"][self.random.below(4) as usize];
        self.plain(format!("cmps.u.{cond} p0.x, {a}, {b}"));
        self.wait();
    }

    fn statements(&mut self, count: u64) {
        for _ in 0..count {
            match self.random.below(if self.depth < 3 { 10 } else { 6 }) {
                0..6 => self.arithmetic(),
                6 | 7 => self.branch(),
                8 => self.loop_(),
                _ => self.predicated(),
            }
        }
    }

    fn arithmetic(&mut self) {
        let (to, a, b) = (self.value(), self.value(), self.value());
        if self.with_flags && self.random.below(4) == 0 {
            // A result that is there only when it was waited for: the reader has the flag.
            self.plain(format!("rcp r2.x, {a}"));
            self.lines.push(Line::Wait("(ss)nop".to_owned(), self.depth));
            self.plain("add.f r2.y, r2.x, r2.x".to_owned());
            self.lines.push(Line::Plain("(rpt5)nop".to_owned()));
            return;
        }
        let op =
            ["add.u", "sub.u", "xor.b", "and.b", "or.b", "mull.u", "max.s", "shl.b"][self.random.below(8) as usize];
        self.plain(format!("{op} {to}, {a}, {b}"));
        // The next statement may read it at once.
        self.plain("(rpt5)nop".to_owned());
    }

    fn branch(&mut self) {
        let (otherwise, behind) = (self.label(), self.label());
        self.condition();
        self.plain(format!("br !p0.x, #{otherwise}"));
        self.depth += 1;
        let (then, other) = (1 + self.random.below(3), self.random.below(3));
        self.statements(then);
        self.plain(format!("jump #{behind}"));
        self.plain(format!("{otherwise}: (jp)nop"));
        self.statements(other);
        self.plain(format!("{behind}: (jp)nop"));
        self.depth -= 1;
    }

    /// Each lane goes round as often as low bits of a value say.
    fn loop_(&mut self) {
        let (top, behind) = (self.label(), self.label());
        let counter = ["r4.x", "r4.y", "r4.z", "r4.w"][self.depth as usize % 4];
        let value = self.value();
        self.plain(format!("and.b {counter}, {value}, 7"));
        self.wait();
        self.plain(format!("{top}: (jp)cmps.u.eq p0.x, {counter}, 0"));
        self.wait();
        self.plain(format!("br p0.x, #{behind}"));
        self.plain(format!("sub.u {counter}, {counter}, 1"));
        self.depth += 1;
        let count = 1 + self.random.below(2);
        self.statements(count);
        self.depth -= 1;
        self.plain("(rpt5)nop".to_owned());
        self.plain(format!("jump #{top}"));
        self.plain(format!("{behind}: (jp)nop"));
    }

    fn predicated(&mut self) {
        let (to, a) = (self.value(), self.value());
        self.condition();
        self.plain("predt p0.x".to_owned());
        self.plain(format!("(ss)add.u {to}, {a}, 3"));
        // The other part may read what this one has written.
        self.plain("(rpt5)nop".to_owned());
        self.plain("predf p0.x".to_owned());
        self.plain(format!("xor.b {to}, {a}, 5"));
        self.plain("prede".to_owned());
        self.plain("(rpt5)nop".to_owned());
    }
}

/// A program; with `with_flags`, also results that are waited for by flag.
pub fn program(seed: u64, with_flags: bool) -> Program {
    let mut maker = Maker {
        random: Random(seed),
        lines: Vec::new(),
        labels: 0,
        depth: 0,
        with_flags,
    };
    let count = 4 + maker.random.below(6);
    maker.statements(count);
    maker.plain("end".to_owned());
    Program { lines: maker.lines }
}

impl Program {
    pub fn text(&self) -> String {
        self.without(usize::MAX)
    }

    fn without(&self, skipped: usize) -> String {
        let mut text = String::new();
        for (at, line) in self.lines.iter().enumerate() {
            match line {
                Line::Wait(..) if at == skipped => {}
                Line::Plain(line) | Line::Wait(line, _) => _ = writeln!(text, "  {line}"),
            }
        }
        text
    }

    /// The program without one of its waits, for each of them that all lanes come to.
    pub fn faults(&self) -> Vec<String> {
        let certain = |(at, line): (usize, &Line)| matches!(line, Line::Wait(_, 0)).then(|| self.without(at));
        self.lines.iter().enumerate().filter_map(certain).collect()
    }
}

/// Eight lanes with values of their own.
pub fn launch(seed: u64) -> Launch {
    let mut random = Random(!seed);
    let registers = VALUES.map(|name| Initial {
        name: name.to_owned(),
        // Small, so that comparisons hold in some lanes.
        values: (0..8).map(|_| random.below(9)).collect(),
    });
    Launch {
        lanes: 8,
        registers: registers.to_vec(),
        shown: VALUES.map(str::to_owned).to_vec(),
        ..Launch::default()
    }
}

/// State of one lane of a launch.
pub fn of_lane(launch: &Launch, lane: usize) -> Vec<Initial> {
    let one = |initial: &Initial| Initial {
        name: initial.name.clone(),
        values: vec![initial.values[lane]],
    };
    launch.registers.iter().map(one).collect()
}

pub fn resources() -> Resources {
    Resources::default()
}
