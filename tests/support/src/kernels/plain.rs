//! Loops over arrays of one type: arithmetic, shifts by constants and choices.

use super::COMPARISONS;
use crate::Rng;
use std::fmt::Write;

const TYPES: [&str; 6] = ["i32", "u32", "f32", "i8", "u8", "i16"];
const SIZES: [usize; 7] = [1, 8, 31, 32, 33, 77, 100];

/// An expression of a type over elements of arrays, an argument and numbers.
fn expression(rng: &mut Rng, depth: usize, ty: &str) -> String {
    let float = ty == "f32";
    if depth == 0 || rng.one_in(7) {
        return match rng.below(5) {
            0 => "k".into(),
            1 if float => (*rng.choose(&["0.5f32", "1.0f32", "2.0f32", "-3.25f32"])).into(),
            1 => (*rng.choose(&["0", "1", "2", "3", "7", "100", "127"])).into(),
            _ => (*rng.choose(&["a[i]", "b[i]", "c[i]"])).into(),
        };
    }
    let (x, y) = (expression(rng, depth - 1, ty), expression(rng, depth - 1, ty));
    match rng.below(8) {
        0..4 if float => format!("({x} {} {y})", rng.choose(&["+", "-", "*"])),
        0..4 => format!("({x} {} {y})", rng.choose(&["+", "-", "*", "&", "|", "^"])),
        4 | 5 if !float => format!("({x} {} {})", rng.choose(&["<<", ">>"]), rng.below(7)),
        _ => {
            let (then, other) = (expression(rng, depth - 1, ty), expression(rng, depth - 1, ty));
            format!("({x} {} {y} ? {then} : {other})", rng.choose(&COMPARISONS))
        }
    }
}

/// A program with a loop over arrays of one type, which is one that accelerators have.
pub fn program(seed: u64) -> String {
    let mut rng = Rng::new(seed);
    let ty = *rng.choose(&TYPES);
    let mut text = String::new();
    for name in ["a", "b", "c", "d", "e"] {
        let _ = writeln!(text, "static {name}: [{ty}; 128];");
    }
    let _ = writeln!(text, "fn kernel(n: i32, k: {ty}) {{\n    foreach i in 0..n {{");
    for _ in 0..1 + rng.below(2) {
        let depth = 1 + rng.below(3);
        let value = expression(&mut rng, depth, ty);
        let _ = writeln!(text, "        {}[i] = {value};", rng.choose(&["d", "e"]));
    }
    let (size, first) = (*rng.choose(&SIZES), rng.below(1 << 30));
    // Floats have a quarter as their last digit, so that small results are exact; numbers may wrap.
    let (value, shown) = match ty {
        "f32" => ("(((s >> 20) as i32) - 2048i32) as f32", "((x * 4.0f32) as i32) as u32"),
        "u32" => ("s", "x"),
        _ => ("(s >> 8) as TYPE", "x as u32"),
    };
    let value = value.replace("TYPE", ty);
    let _ = writeln!(
        text,
        "    }}\n}}\nfn main() -> i32 {{\n    var s: u32 = {first}u32;\n    var i: i32 = 0;"
    );
    let _ = writeln!(text, "    while i < 128 {{");
    for name in ["a", "b", "c"] {
        let _ = writeln!(text, "        s = s * 1664525u32 + 1013904223u32; {name}[i] = {value};");
    }
    let _ = writeln!(
        text,
        "        i += 1;\n    }}\n    kernel({size}, a[3]);\n    var h: u32 = 7u32; i = 0;\n    while i < 128 {{"
    );
    for name in ["d", "e"] {
        let _ = writeln!(
            text,
            "        let x{name}: {ty} = {name}[i]; h = h * 31u32 + {};",
            shown.replace('x', &format!("x{name}"))
        );
    }
    text.push_str("        i += 1;\n    }\n    print(h);\n    return 0;\n}\n");
    text
}
