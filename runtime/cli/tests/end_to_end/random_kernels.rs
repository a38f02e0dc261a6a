//! Random programs with a `foreach` loop over arrays: each prints on every target what the evaluator of circuits prints.
//! Accelerators may refuse one whose values do not fit their registers, and say so.
//!
//! `ONESPEC_SEED` is the first seed, `ONESPEC_ROUNDS` how many programs there are.

use crate::support::{onespec, scratch};
use onespec_test_support::Rng;
use std::fmt::Write;

/// A target, and arguments besides.
const TARGETS: [(&str, &[&str]); 7] = [
    ("rv64gc", &[]),
    ("rv32gc", &[]),
    ("rv64gcv", &["--vlen", "128"]),
    ("rv64gcv", &["--vlen", "256"]),
    ("esperanto-a0", &[]),
    ("blackhole", &[]),
    ("ir3-a420", &[]),
];
/// Targets whose kernels have registers alone.
const WITHOUT_STACK: [&str; 2] = ["blackhole", "ir3-a420"];
const TYPES: [&str; 6] = ["i32", "u32", "f32", "i8", "u8", "i16"];
const COMPARISONS: [&str; 6] = ["<", ">", "<=", ">=", "==", "!="];
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

fn program(seed: u64) -> String {
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

/// Types of arrays of kernels on numbers of several widths, and those that such a kernel computes in.
const WIDTHS: [&str; 7] = ["i8", "u8", "i16", "u16", "i32", "u32", "i64"];
const COMPUTED_IN: [&str; 4] = ["i16", "i32", "u32", "i64"];
/// Sizes of vectors for these.
const VLENS: [&str; 3] = ["128", "256", "512"];

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

/// A program whose arrays have elements of several widths.
fn mixed(seed: u64) -> String {
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

#[test]
fn random_kernels_of_several_widths_print_the_same_on_vectors_of_any_size() {
    let number = |name: &str, usual: u64| std::env::var(name).map_or(usual, |text| text.parse().expect("a number"));
    let (first, rounds) = (number("ONESPEC_SEED", 1), number("ONESPEC_ROUNDS", 6));
    println!("seeds from {first}");
    let folder = scratch("random_mixed_kernels");
    for seed in first..first + rounds {
        let path = folder.join(format!("{seed}.vt"));
        let text = mixed(seed);
        std::fs::write(&path, &text).expect("the program can be written");
        let path = path.to_str().expect("a name");
        let wanted = onespec(&["eval", path], b"");
        assert_eq!(wanted.code, 0, "seed {seed}: {}\n{text}", wanted.err);
        for vlen in VLENS {
            let ended = onespec(&["run", "--target", "rv64gcv", "--vlen", vlen, path], b"");
            let found = (ended.code, &ended.out);
            assert_eq!(found, (0, &wanted.out), "seed {seed} at {vlen}: {}\n{text}", ended.err);
        }
    }
}

#[test]
fn random_kernels_print_the_same_everywhere() {
    let number = |name: &str, usual: u64| std::env::var(name).map_or(usual, |text| text.parse().expect("a number"));
    let (first, rounds) = (number("ONESPEC_SEED", 1), number("ONESPEC_ROUNDS", 8));
    println!("seeds from {first}");
    let folder = scratch("random_kernels");
    let (mut ran, mut refused) = (0, 0);
    for seed in first..first + rounds {
        let path = folder.join(format!("{seed}.vt"));
        let text = program(seed);
        std::fs::write(&path, &text).expect("the program can be written");
        let path = path.to_str().expect("a name");
        let wanted = onespec(&["eval", path], b"");
        assert_eq!(wanted.code, 0, "seed {seed}: {}\n{text}", wanted.err);
        for (target, more) in TARGETS {
            let arguments: Vec<&str> = ["run", "--target", target]
                .iter()
                .chain(more)
                .copied()
                .chain([path])
                .collect();
            let ended = onespec(&arguments, b"");
            if WITHOUT_STACK.contains(&target) && ended.code == 1 && ended.err.contains("are live at one point") {
                refused += 1;
                continue;
            }
            let found = (ended.code, &ended.out);
            assert_eq!(
                found,
                (0, &wanted.out),
                "seed {seed} on {target}: {}\n{text}",
                ended.err
            );
            ran += 1;
        }
    }
    println!("{ran} runs, {refused} programs do not fit registers");
    assert!(refused < ran, "{refused} programs do not fit registers");
}
