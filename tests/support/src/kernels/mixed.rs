//! Loops over arrays of integers of several widths, computed in one of them.

use super::COMPARISONS;
use crate::Rng;
use std::fmt::Write;

/// Types of arrays of kernels on numbers of several widths, and those that such a kernel computes in.
const WIDTHS: [&str; 7] = ["i8", "u8", "i16", "u16", "i32", "u32", "i64"];
const COMPUTED_IN: [&str; 4] = ["i16", "i32", "u32", "i64"];

/// An expression of a type over elements of arrays of other types.
fn mixed_expression(rng: &mut Rng, depth: usize, ty: &str, arrays: &[(&str, &str)]) -> String {
    let (name, own) = *rng.choose(arrays);
    if depth == 0 || rng.one_in(8) {
        return match rng.below(5) {
            0 => "k".into(),
            1 => (*rng.choose(&["1", "2", "3", "7", "100"])).into(),
            _ if own == ty => format!("{name}[i]"),
            _ => format!("({name}[i] as {ty})"),
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
    for (name, own) in read.iter().chain(&written) {
        let _ = writeln!(text, "static {name}: [{own}; 300];");
    }
    let _ = writeln!(text, "fn kernel(n: i32, k: {ty}) {{\n    foreach i in 0..n {{");
    for _ in 0..1 + rng.below(2) {
        let (name, own) = *rng.choose(&written);
        let depth = 1 + rng.below(3);
        let value = mixed_expression(&mut rng, depth, ty, &read);
        let _ = match own == ty {
            true => writeln!(text, "        {name}[i] = {value};"),
            false => writeln!(text, "        {name}[i] = ({value}) as {own};"),
        };
    }
    let first = rng.below(1 << 30);
    let _ = writeln!(
        text,
        "    }}\n}}\nfn main() -> i32 {{\n    var s: u32 = {first}u32;\n    var i: i32 = 0;"
    );
    text.push_str("    while i < 300 {\n");
    for (name, own) in read {
        let _ = writeln!(
            text,
            "        s = s * 1664525u32 + 1013904223u32; {name}[i] = (s >> 4) as {own};"
        );
    }
    let (size, k) = (*rng.choose(&[1, 8, 31, 33, 77, 100, 255, 300]), rng.below(100));
    let _ = writeln!(text, "        i += 1;\n    }}\n    kernel({size}, {k} as {ty});");
    text.push_str("    var h: u64 = 7u64; i = 0;\n    while i < 300 {\n");
    for (name, _) in written {
        let _ = writeln!(text, "        h = h * 31u64 + ({name}[i] as u64);");
    }
    text.push_str("        i += 1;\n    }\n    print(h);\n    return 0;\n}\n");
    text
}
