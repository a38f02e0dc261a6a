//! Loops that append elements under conditions, and loops that need running values: stream compaction and prefix sums.

use super::COMPARISONS;
use crate::Rng;
use std::fmt::Write;

const TYPES: [&str; 8] = ["u8", "i8", "u16", "i16", "i32", "u32", "i64", "u64"];
/// Elements of an array.
const SIZE: usize = 200;

struct Arrays {
    /// By name: what is read, and what is written.
    types: [(&'static str, &'static str); 4],
    counter: &'static str,
}

impl Arrays {
    fn of(&self, name: &str) -> &'static str {
        self.types
            .iter()
            .find(|(known, _)| *known == name)
            .map_or("i64", |(_, ty)| ty)
    }

    /// An element of an array as a number of a type.
    fn element(&self, rng: &mut Rng, ty: &str) -> String {
        let name = *rng.choose(&["a", "b"]);
        match self.of(name) == ty {
            true => format!("{name}[i]"),
            false => format!("({name}[i] as {ty})"),
        }
    }

    fn value(&self, rng: &mut Rng, ty: &str) -> String {
        let one = self.element(rng, ty);
        match rng.below(4) {
            0 => one,
            1 => format!("({one} {} {})", rng.choose(&["+", "-", "^"]), self.element(rng, ty)),
            2 => format!("({one} * 3)"),
            _ => format!("({one} + k as {ty})"),
        }
    }

    fn condition(&self, rng: &mut Rng) -> String {
        let name = *rng.choose(&["a", "b"]);
        let compared = format!(
            "{name}[i] {} ({} as {})",
            rng.choose(&COMPARISONS),
            rng.below(100),
            self.of(name)
        );
        match rng.below(4) {
            0 => format!("{compared} && {}", self.condition(rng)),
            _ => compared,
        }
    }

    /// Statements that append.
    fn append(&self, rng: &mut Rng) -> String {
        let (d, e) = (self.of("d"), self.of("e"));
        let condition = self.condition(rng);
        let (one, other) = (self.value(rng, d), self.value(rng, e));
        match rng.below(4) {
            0 => format!("if {condition} {{ d[p] = {one}; p += 1; }} else {{ e[q] = {other}; q += 1; }}"),
            1 => format!(
                "if {condition} {{ if {} {{ d[p] = {one}; p += 1; }} }}",
                self.condition(rng)
            ),
            // In place.
            2 => format!("if {condition} {{ a[p] = {}; p += 1; }}", self.value(rng, self.of("a"))),
            _ => format!("if {condition} {{ d[p] = {one}; e[p] = {other}; p += 1; }}"),
        }
    }

    /// Statements that need a running value, of the type of an array that is written.
    fn running(&self, rng: &mut Rng, ty: &str) -> String {
        let value = self.value(rng, ty);
        let update = match rng.below(5) {
            0 => format!("if {} {{ s += {value}; }}", self.condition(rng)),
            1 => format!("s -= {value};"),
            2 => format!("s = {value} > s ? {value} : s;"),
            _ => format!("s {}= {value};", rng.choose(&["+", "^", "|", "&", "*"])),
        };
        match rng.below(3) {
            0 => format!("d[i] = s; {update}"),
            1 => format!("{update} d[i] = s + ({} as {ty});", self.element(rng, ty)),
            _ => format!("{update} d[i] = s;"),
        }
    }
}

/// A program whose kernels append to arrays, or keep running values in them.
pub fn program(seed: u64) -> String {
    let mut rng = Rng::new(seed);
    let types = ["a", "b", "d", "e"].map(|name| (name, *rng.choose(&TYPES)));
    let arrays = Arrays {
        types,
        counter: ["i64", "i32", "u32"][rng.below(3)],
    };
    let mut text = String::new();
    for (name, ty) in arrays.types {
        let _ = writeln!(text, "static {name}: [{ty}; {SIZE}];");
    }
    let (counter, ty) = (arrays.counter, arrays.of("d"));
    let append = arrays.append(&mut rng);
    let running = arrays.running(&mut rng, ty);
    let first = rng.below(3);
    let _ = writeln!(
        text,
        "fn append(n: {counter}, k: i32) -> {counter} {{\n    var p: {counter} = {first}; var q: {counter} = 0;\n    \
         for i in 0..n {{ {append} }}\n    return p * 1000 + q;\n}}"
    );
    let _ = writeln!(
        text,
        "fn running(n: {counter}, k: i32) -> {ty} {{\n    var s: {ty} = {};\n    for i in 0..n {{ {running} }}\n    return s;\n}}",
        rng.below(100)
    );
    text += "fn fill() {\n    var s: u64 = 88172645463325252;\n";
    let _ = writeln!(text, "    for i in 0..{SIZE}i64 {{");
    for (name, ty) in arrays.types {
        let value = match rng.below(2) {
            0 => format!("s as {ty}"),
            _ => format!("(s & 127) as {ty}"),
        };
        let _ = writeln!(
            text,
            "        s ^= s << 13; s ^= s >> 7; s ^= s << 17; {name}[i] = {value};"
        );
    }
    let _ = writeln!(
        text,
        "    }}\n}}\nfn show() {{\n    var h: u64 = 0;\n    for i in 0..{SIZE}i64 {{"
    );
    for (name, _) in arrays.types {
        let _ = writeln!(text, "        h = h * 31 + ({name}[i] as u64);");
    }
    text += "    }\n    print(h);\n}\nfn main() -> i32 {\n";
    let most = SIZE - first;
    for n in [0, 1, 7, 33, 100, most] {
        let k = rng.below(100);
        let _ = writeln!(
            text,
            "    fill(); print(append({n}, {k})); show(); print(running({n}, {k})); show();"
        );
    }
    text += "    return 0;\n}\n";
    text
}
