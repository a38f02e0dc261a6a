//! Loops over arrays of integers of several widths, computed in one of them.

use super::COMPARISONS;
use crate::Rng;
use std::fmt::Write;

/// Types of arrays of kernels on numbers of several widths, and those that such a kernel computes in.
const WIDTHS: [&str; 7] = ["i8", "u8", "i16", "u16", "i32", "u32", "i64"];
const COMPUTED_IN: [&str; 4] = ["i16", "i32", "u32", "i64"];

/// Elements of an array of a kernel on numbers of several widths.
const SIZE: usize = 700;

/// Of an element that a kernel reads: side by side mostly, at a distance, or at a place that is read from memory.
fn read_at(rng: &mut Rng) -> String {
    match rng.below(10) {
        0 => format!("2 * i + {}", rng.below(3)),
        1 => "299 - i".into(),
        2 => (*rng.choose(&["p[i] & 255", "p[i]", "p[i] + i"])).into(),
        3 => "q[i]".into(),
        _ => "i".into(),
    }
}

/// An expression of a type over elements of arrays of other types.
fn mixed_expression(rng: &mut Rng, depth: usize, ty: &str, arrays: &[(&str, &str)]) -> String {
    let (name, own) = *rng.choose(arrays);
    if depth == 0 || rng.one_in(8) {
        return match rng.below(5) {
            0 => "k".into(),
            1 => (*rng.choose(&["1", "2", "3", "7", "100"])).into(),
            _ if own == ty => format!("{name}[{}]", read_at(rng)),
            _ => format!("({name}[{}] as {ty})", read_at(rng)),
        };
    }
    let x = mixed_expression(rng, depth - 1, ty, arrays);
    let y = mixed_expression(rng, depth - 1, ty, arrays);
    match rng.below(8) {
        0..4 => format!("({x} {} {y})", rng.choose(&["+", "-", "*", "&", "|", "^"])),
        4 | 5 => format!("({x} {} {})", rng.choose(&["<<", ">>"]), rng.below(7)),
        // A comparison of one width chooses numbers of another.
        6 => {
            let number = rng.below(50);
            format!(
                "({name}[i] {} ({number} as {own}) ? {x} : {y})",
                rng.choose(&COMPARISONS)
            )
        }
        _ => format!("({x} {} {y} ? {x} : {y})", rng.choose(&COMPARISONS)),
    }
}

/// A program whose arrays have integers of several widths.
pub fn program(seed: u64) -> String {
    let mut rng = Rng::new(seed);
    let read = ["a", "b", "c"].map(|name| (name, *rng.choose(&WIDTHS)));
    let ty = *rng.choose(&COMPUTED_IN);
    let written = [("d", *rng.choose(&WIDTHS)), ("e", ty)];
    let mut text = String::new();
    // Places below 300, each once, and any bytes.
    let places = [("p", "i32"), ("q", "u8")];
    let mut parameters = String::new();
    for (name, own) in read.iter().chain(&written).chain(&places) {
        let _ = writeln!(text, "static {name}: [{own}; {SIZE}];");
        let _ = write!(parameters, ", {name}: *{own}");
    }
    let _ = writeln!(
        text,
        "fn kernel(n: i32, k: {ty}{parameters}) {{\n    foreach i in 0..n {{"
    );
    let stores = written.map(|_| *rng.choose(&["i", "i", "2 * i", "299 - i", "p[i]"]));
    for _ in 0..1 + rng.below(2) {
        let at = rng.below(written.len());
        let ((name, own), index) = (written[at], stores[at]);
        let depth = 1 + rng.below(3);
        let value = mixed_expression(&mut rng, depth, ty, &read);
        let _ = match own == ty {
            true => writeln!(text, "        {name}[{index}] = {value};"),
            false => writeln!(text, "        {name}[{index}] = ({value}) as {own};"),
        };
    }
    let first = rng.below(1 << 30);
    let _ = writeln!(
        text,
        "    }}\n}}\nfn main() -> i32 {{\n    var s: u32 = {first}u32;\n    var i: i32 = 0;"
    );
    let _ = writeln!(text, "    while i < {SIZE} {{");
    for (name, own) in read {
        let _ = writeln!(
            text,
            "        s = s * 1664525u32 + 1013904223u32; {name}[i] = (s >> 4) as {own};"
        );
    }
    let (size, k) = (*rng.choose(&[1, 8, 31, 33, 77, 100, 255, 300]), rng.below(100));
    text.push_str("        p[i] = (i * 7 + 3) % 300; q[i] = (s >> 9) as u8;\n");
    let arguments: Vec<&str> = read
        .iter()
        .chain(&written)
        .chain(&places)
        .map(|(name, _)| *name)
        .collect();
    let arguments = arguments.join(", ");
    let _ = writeln!(
        text,
        "        i += 1;\n    }}\n    kernel({size}, {k} as {ty}, {arguments});"
    );
    let _ = writeln!(text, "    var h: u64 = 7u64; i = 0;\n    while i < {SIZE} {{");
    for (name, _) in written {
        let _ = writeln!(text, "        h = h * 31u64 + ({name}[i] as u64);");
    }
    text.push_str("        i += 1;\n    }\n    print(h);\n    return 0;\n}\n");
    text
}
