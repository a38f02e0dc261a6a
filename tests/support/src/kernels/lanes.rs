//! A loop over arrays of 32-bit integers and floats for machines that hold masks in state: conditions that are nested, joined
//! and compared with constants, integers at the ends of their range.
//!
//! Every float is a multiple of a power of two with few digits, so that no sum or product is rounded, whatever a machine
//! approximates and whichever gates become one. No operand of a comparison is a negative zero, of which a function that says
//! `approximate` may say that it is less than zero.

use super::COMPARISONS;
use crate::Rng;
use std::fmt::Write;

/// Elements of an array, and how many of them a loop may take.
const SIZE: usize = 96;
const SIZES: [usize; 5] = [1, 31, 33, 64, 96];
/// Constants of integers: small ones, those that immediates do and do not hold, the ends of the range.
const INTEGERS: [&str; 18] = [
    "0",
    "1",
    "-1",
    "2",
    "7",
    "127",
    "-128",
    "255",
    "2047",
    "2048",
    "-2048",
    "-2049",
    "65535",
    "100000",
    "-100000",
    "2147483647",
    "-2147483647",
    "1073741824",
];
/// Constants of floats: how many digits they have before and behind the point.
const FLOATS: [(&str, u32, u32); 8] = [
    ("0.5f32", 0, 1),
    ("1.0f32", 1, 0),
    ("-1.0f32", 1, 0),
    ("2.0f32", 2, 0),
    ("-1.5f32", 1, 1),
    ("0.25f32", 0, 2),
    ("3.25f32", 2, 2),
    ("-6.75f32", 3, 2),
];
/// Binary digits that a float may have.
const DIGITS: u32 = 21;
/// How deep statements are.
const DEPTH: usize = 2;

/// A float with the binary digits that it may have before and behind the point.
#[derive(Clone)]
struct Float {
    text: String,
    before: u32,
    behind: u32,
}

struct Kernel {
    rng: Rng,
    text: String,
    integers: Vec<String>,
    floats: Vec<Float>,
    /// Integers of floats as they were loaded, whose bits are the same everywhere.
    loaded: Vec<String>,
    names: usize,
}

/// A program with a loop over arrays of integers and floats.
pub fn program(seed: u64) -> String {
    let mut rng = Rng::new(seed);
    let approximate = if rng.one_in(2) { "approximate " } else { "" };
    let size = *rng.choose(&SIZES);
    let (first, scalar) = (rng.below(1 << 30), *rng.choose(&INTEGERS));
    let mut kernel = Kernel {
        rng,
        text: String::new(),
        integers: ["a[i]", "b[i]", "k"].map(String::from).to_vec(),
        floats: vec![loaded("f[i]"), loaded("g[i]")],
        loaded: vec!["f[i]".into(), "g[i]".into()],
        names: 0,
    };
    let values = [
        ("y", kernel.integer(1)),
        ("z", kernel.integer(1)),
        ("w", kernel.float(1).text),
    ];
    for (array, value) in values {
        kernel.line(2, &format!("var r{array} = {value};"));
    }
    for _ in 0..1 + kernel.rng.below(2) {
        kernel.statement(DEPTH, 2);
    }
    for array in ["y", "z", "w"] {
        match kernel.rng.below(5) {
            0 | 1 => {}
            2 => {
                let condition = kernel.condition(2);
                kernel.line(2, &format!("if {condition} {{ {array}[i] = r{array}; }}"));
            }
            _ => kernel.line(2, &format!("{array}[i] = r{array};")),
        }
    }
    let body = kernel.text;
    format!(
        "static a: [i32; {SIZE}];\nstatic b: [i32; {SIZE}];\nstatic f: [f32; {SIZE}];\nstatic g: [f32; {SIZE}];\n\
         static y: [i32; {SIZE}];\nstatic z: [i32; {SIZE}];\nstatic w: [f32; {SIZE}];\n\
         {approximate}fn kernel(n: i32, k: i32) {{\n    foreach i in 0..n {{\n{body}    }}\n}}\n\
         fn main() -> i32 {{\n    var s = {first}u32;\n    for i in 0..{SIZE}i32 {{\n\
         \x20       s = s * 1664525u32 + 1013904223u32; a[i] = (s as i32) >> (i & 31);\n\
         \x20       s = s * 1664525u32 + 1013904223u32; b[i] = (s as i32) >> ((i >> 1) & 31);\n\
         \x20       s = s * 1664525u32 + 1013904223u32; f[i] = (((s >> 26) as i32) - 32) as f32 * 0.25f32;\n\
         \x20       s = s * 1664525u32 + 1013904223u32; g[i] = (((s >> 26) as i32) - 32) as f32 * 0.25f32;\n\
         \x20       y[i] = -1; z[i] = -2; w[i] = 0.5f32;\n    }}\n\
         \x20   for i in 0..8i32 {{\n        a[i] = -2147483648 + (i >> 1); b[i] = 2147483647 - (i & 1); a[8 + i] = 2147483647 - i;\n\
         \x20       a[16 + i] = i - 2; b[16 + i] = 2 - i; a[24 + i] = b[24 + i]; f[32 + i] = g[32 + i]; f[i] = 0.0f32;\n    }}\n\
         \x20   kernel({size}, {scalar});\n    var h = 7u32;\n    for i in 0..{SIZE}i32 {{\n\
         \x20       h = h * 31u32 + (y[i] as u32); h = h * 31u32 + (z[i] as u32);\n\
         \x20       h = h * 31u32 + (((w[i] * 16.0f32) as i32) as u32);\n    }}\n    print(h);\n    return 0;\n}}\n"
    )
}

/// A float of an array.
fn loaded(text: &str) -> Float {
    Float {
        text: text.into(),
        before: 4,
        behind: 2,
    }
}

impl Kernel {
    fn line(&mut self, depth: usize, text: &str) {
        let _ = writeln!(self.text, "{}{text}", "    ".repeat(depth));
    }

    fn name(&mut self) -> String {
        self.names += 1;
        format!("v{}", self.names)
    }

    /// A statement, `indent` levels inside.
    fn statement(&mut self, depth: usize, indent: usize) {
        match self.rng.below(if depth == 0 { 5 } else { 9 }) {
            0 => {
                let (name, value) = (self.name(), self.integer(2));
                self.line(indent, &format!("let {name} = {value};"));
                self.integers.push(name);
            }
            1 => {
                let (name, value) = (self.name(), self.float(2));
                self.line(indent, &format!("let {name} = {};", value.text));
                self.floats.push(Float { text: name, ..value });
            }
            2 | 3 => {
                let (to, value) = (*self.rng.choose(&["ry", "rz"]), self.integer(2));
                self.line(indent, &format!("{to} = {value};"));
            }
            4 => {
                let value = self.float(2);
                self.line(indent, &format!("rw = {};", value.text));
            }
            _ => {
                let condition = self.condition(2);
                self.line(indent, &format!("if {condition} {{"));
                self.block(depth, indent);
                if self.rng.one_in(2) {
                    self.line(indent, "} else {");
                    self.block(depth, indent);
                }
                self.line(indent, "}");
            }
        }
    }

    /// Statements of a block, the last of which is an assignment. Their variables end with it.
    fn block(&mut self, depth: usize, indent: usize) {
        let (integers, floats) = (self.integers.len(), self.floats.len());
        for _ in 0..self.rng.below(2) {
            self.statement(depth - 1, indent + 1);
        }
        let (to, value) = (*self.rng.choose(&["ry", "rz"]), self.integer(1));
        self.line(indent + 1, &format!("{to} = {value};"));
        self.integers.truncate(integers);
        self.floats.truncate(floats);
    }

    fn integer(&mut self, depth: usize) -> String {
        if depth == 0 || self.rng.one_in(6) {
            return match self.rng.below(4) {
                0 => format!("{}i32", self.rng.choose(&INTEGERS)),
                _ => self.rng.choose(&self.integers.clone()).clone(),
            };
        }
        match self.rng.below(11) {
            0..4 => {
                let (x, y) = (self.integer(depth - 1), self.integer(depth - 1));
                format!("({x} {} {y})", self.rng.choose(&["+", "-", "&", "|", "^"]))
            }
            4 | 5 => {
                let x = self.integer(depth - 1);
                let by = *self.rng.choose(&[1, 4, 8, 15, 23, 31]);
                match self.rng.below(3) {
                    0 => format!("({x} << {by})"),
                    1 => format!("({x} >> {by})"),
                    _ => format!("((({x}) as u32 >> {by}) as i32)"),
                }
            }
            6 => format!("(~{})", self.integer(depth - 1)),
            7 => format!("(-{})", self.integer(depth - 1)),
            8 => format!("bitcast(i32, {})", self.rng.choose(&self.loaded.clone())),
            _ => {
                let (x, y) = (self.integer(depth - 1), self.integer(depth - 1));
                format!("({} ? {x} : {y})", self.condition(1))
            }
        }
    }

    fn float(&mut self, depth: usize) -> Float {
        if depth == 0 || self.rng.one_in(6) {
            if self.rng.one_in(3) {
                let (text, before, behind) = *self.rng.choose(&FLOATS);
                let text = text.into();
                return Float { text, before, behind };
            }
            return self.rng.choose(&self.floats.clone()).clone();
        }
        let (x, y) = (self.float(depth - 1), self.float(depth - 1));
        match self.rng.below(7) {
            0..3 => self.product(x, y),
            3 | 4 => self.sum(x, y),
            5 => Float {
                text: format!("(-{})", x.text),
                ..x
            },
            _ => Float {
                text: format!("({} ? {} : {})", self.condition(1), x.text, y.text),
                before: x.before.max(y.before),
                behind: x.behind.max(y.behind),
            },
        }
    }

    /// A product, or one of the two where it would have too many digits.
    fn product(&mut self, x: Float, y: Float) -> Float {
        let (before, behind) = (x.before + y.before, x.behind + y.behind);
        match before + behind <= DIGITS {
            true => Float {
                text: format!("({} * {})", x.text, y.text),
                before,
                behind,
            },
            false => x,
        }
    }

    fn sum(&mut self, x: Float, y: Float) -> Float {
        let (before, behind) = (x.before.max(y.before) + 1, x.behind.max(y.behind));
        match before + behind <= DIGITS {
            true => Float {
                text: format!("({} {} {})", x.text, self.rng.choose(&["+", "-"]), y.text),
                before,
                behind,
            },
            false => x,
        }
    }

    /// A float that is no negative zero: of an array, or a sum with a constant that is not zero.
    fn compared(&mut self) -> String {
        if self.rng.one_in(2) {
            return self.rng.choose(&self.loaded.clone()).clone();
        }
        let of = self.float(1);
        match of.before + of.behind + 2 <= DIGITS {
            true => format!("({} + {})", of.text, self.rng.choose(&["0.5f32", "1.0f32", "-2.0f32"])),
            false => "f[i]".into(),
        }
    }

    fn condition(&mut self, depth: usize) -> String {
        let comparison = *self.rng.choose(&COMPARISONS);
        match self.rng.below(if depth == 0 { 6 } else { 10 }) {
            0 | 1 => {
                let (x, number) = (self.integer(depth.min(1)), *self.rng.choose(&INTEGERS));
                format!("{x} {comparison} {number}")
            }
            2 => {
                let (x, y) = (self.integer(depth.min(1)), self.integer(depth.min(1)));
                format!("{x} {comparison} {y}")
            }
            3 => {
                let (x, y) = (self.integer(0), self.integer(0));
                format!("(({x}) as u32) {comparison} (({y}) as u32)")
            }
            4 => {
                let (x, y) = (self.compared(), self.compared());
                format!("{x} {comparison} {y}")
            }
            5 => {
                let number = *self.rng.choose(&["0.0f32", "0.5f32", "-1.25f32", "3.0f32"]);
                format!("{} {comparison} {number}", self.compared())
            }
            6 => format!("!({})", self.condition(depth - 1)),
            joined => {
                let (x, y) = (self.condition(depth - 1), self.condition(depth - 1));
                format!("({x}) {} ({y})", if joined < 9 { "&&" } else { "||" })
            }
        }
    }
}
