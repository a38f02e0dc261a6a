//! Programs of kernels, `tests/kernels`, those in C++ in its folder `sfpi`: each prints what stands beside it on every target that its line `// targets:` names;
//! `evaluator` is the evaluator of circuits. On targets of its line `// vectors:` the code has vector instructions, on others
//! none.

use crate::support::{onespec, root, scratch};

/// The programs of a folder and their texts, in order.
fn programs(folder: &str) -> Vec<(String, String)> {
    let entries = std::fs::read_dir(root().join(folder)).expect("the folder");
    let names = entries.map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned());
    let mut files: Vec<String> = names
        .filter(|name| name.ends_with(".vt") || name.ends_with(".cc"))
        .map(|name| format!("{folder}/{name}"))
        .collect();
    files.sort();
    let text = |file: &String| std::fs::read_to_string(root().join(file)).expect("a text");
    files.into_iter().map(|file| (file.clone(), text(&file))).collect()
}

#[test]
fn programs_of_kernels_print_the_same_everywhere() {
    let mut ran = 0;
    for (file, text) in programs("tests/kernels") {
        let wanted = root().join(&file).with_extension("expected");
        let wanted = std::fs::read_to_string(wanted).unwrap_or_else(|e| panic!("{file}: {e}"));
        let targets = text.lines().find_map(|line| line.strip_prefix("// targets: "));
        let targets = targets.unwrap_or_else(|| panic!("{file}: no line `// targets: …`"));
        for target in targets.split_whitespace() {
            let ended = match target {
                "evaluator" => onespec(&["eval", &file], b""),
                target => onespec(&["run", "--target", target, &file], b""),
            };
            let found = (ended.code, ended.out.as_str());
            assert_eq!(found, (0, wanted.as_str()), "{file} on {target}: {}", ended.err);
            ran += 1;
        }
    }
    println!("{ran} runs");
    assert!(ran >= 60, "{ran} runs");
}

/// Targets that are as different as the machines are.
const MACHINES: [&str; 6] = ["rv64gc", "rv64gcv", "esperanto-a0", "wormhole", "blackhole", "ir3-a420"];

#[test]
fn ten_programs_run_on_each_kind_of_machine() {
    let all = programs("tests/kernels");
    let on_all = all.iter().filter(|(_, text)| {
        let targets = text.lines().find_map(|line| line.strip_prefix("// targets: "));
        let targets: Vec<&str> = targets.into_iter().flat_map(str::split_whitespace).collect();
        MACHINES.iter().all(|machine| targets.contains(machine))
    });
    let count = on_all.count();
    assert!(count >= 10, "{count} programs");
}

/// `tests/data/all_targets`: what the programs of the same name print on all targets, side by side.
#[test]
fn programs_run_on_all_targets_side_by_side() {
    let folder = root().join("tests/data/all_targets");
    let entries = std::fs::read_dir(&folder).expect("the folder");
    let (mut wrong, mut count) = (Vec::new(), 0);
    for entry in entries {
        let golden = entry.expect("an entry").path();
        let name = golden.file_stem().expect("a name").to_string_lossy().into_owned();
        let ended = onespec(&["run", "--target", "all", &format!("tests/kernels/{name}.vt")], b"");
        assert_eq!(ended.code, 0, "{name}: {}{}", ended.out, ended.err);
        if std::env::var_os("UPDATE_EXPECTED").is_some() {
            std::fs::write(&golden, &ended.out).expect("a golden");
        }
        if std::fs::read_to_string(&golden).expect("a golden") != ended.out {
            wrong.push(format!("{}:\n{}", golden.display(), ended.out));
        }
        count += 1;
    }
    assert!(count >= 2, "{count} goldens");
    assert!(
        wrong.is_empty(),
        "UPDATE_EXPECTED=1 writes these:\n{}",
        wrong.join("\n")
    );
}

/// Results that differ are told of and end with 1, unless they are near enough; what is no source is refused.
#[test]
fn results_that_differ_are_told_of() {
    let path = scratch("all_targets").join("third.vt");
    // The minion rounds sums of products once, others twice.
    let text = "approximate fn f(n: i32, a: *f32, b: *f32) { foreach i in 0..n { b[i] = a[i] * a[i] + 0.1f32; } }\n\
                static a: [f32; 8]; static b: [f32; 8];\n\
                fn main() -> i32 { for i in 0..8i32 { a[i] = i as f32 / 3.0f32; } f(8, a, b); \
                for i in 0..8i32 { print(b[i]); } return 0; }\n";
    std::fs::write(&path, text).expect("a program");
    let path = path.display().to_string();
    let exact = onespec(&["run", "--target", "all", &path], b"");
    assert_eq!(exact.code, 1, "{}{}", exact.out, exact.err);
    assert!(exact.out.contains(" instead of "), "{}", exact.out);
    let near = onespec(&["run", "--target", "all", "--tolerance", "1e-3", &path], b"");
    assert_eq!(near.code, 0, "{}{}", near.out, near.err);
    let other = onespec(&["run", "--target", "all", "tests/platforms/ir3_sum.s"], b"");
    assert_eq!(other.code, 2, "{}", other.err);
    assert!(other.err.contains(".vt"), "{}", other.err);
}

/// Where the program's header says so there are vector instructions: loads and stores of these names.
const VECTOR_ACCESSES: [(&str, &[&str]); 2] = [
    ("rv64gcv", &["vle", "vse", "vlse", "vsse", "vluxei", "vsuxei"]),
    ("esperanto-a0", &["flw.ps", "fsw.ps", "fgw.ps", "fscw.ps"]),
];

/// Whether the code of a program for a target has vector instructions.
fn is_vector_code(target: &str, accesses: &[&str], file: &str) -> bool {
    let code = onespec(&["compile", "--target", target, "--emit", "asm", file], b"");
    let begins = |line: &str| accesses.iter().any(|access| line.trim_start().starts_with(access));
    code.out.lines().any(begins)
}

/// Vectors of any size, whatever becomes of elements that nobody asked for: the same text, and vector instructions where the program's header says so.
#[test]
fn kernels_are_vector_code_where_their_headers_say_so() {
    let mut vectors = 0;
    for (file, text) in programs("tests/kernels") {
        let wanted = text
            .lines()
            .find_map(|line| line.strip_prefix("// vectors: "))
            .unwrap_or("");
        for (target, accesses) in VECTOR_ACCESSES {
            let made = is_vector_code(target, accesses, &file);
            let is_wanted = wanted.split_whitespace().any(|name| name == target);
            assert_eq!(made, is_wanted, "{file} on {target}: vector code: {made}");
            vectors += u32::from(made);
            if made && target == "rv64gcv" {
                let expected = std::fs::read_to_string(root().join(&file).with_extension("expected")).expect("a text");
                let other = ["--vlen", "256", "--set", "agnostic=1"];
                let ended = onespec(&[&["run", "--target", target], &other[..], &[&file]].concat(), b"");
                assert_eq!((ended.code, ended.out.as_str()), (0, expected.as_str()), "{file}");
            }
        }
    }
    println!("{vectors} programs are vector code");
    assert!(vectors >= 28, "{vectors} programs are vector code");
}

/// A gather whose offsets may not fit what a target takes is told of at its line; elsewhere it is vector code.
#[test]
fn gathers_that_a_target_lacks_are_told_of() {
    let text = std::fs::read_to_string(root().join("tests/kernels/gather.vt")).expect("a text");
    let line = 1 + text
        .lines()
        .position(|line| line.starts_with("fn any("))
        .expect("the function");
    let place = format!("tests/kernels/gather.vt:{line}");
    for (target, told) in [
        ("rv64gcv", "vector code, 8 elements at once"),
        (
            "esperanto-a0",
            "offsets may need more than the 32 bits that the target takes",
        ),
    ] {
        let shown = onespec(&["explain", "--target", target, &place], b"");
        assert!(shown.out.contains(told), "{target}: {}{}", shown.out, shown.err);
    }
}

/// Packed floats that are not those of IEEE 754 are used where the source allows it, and nowhere else.
#[test]
fn floats_are_approximated_where_the_source_says_so() {
    let (target, accesses) = VECTOR_ACCESSES[1];
    let folder = scratch("approximate");
    for file in ["saxpy_f32", "absolute_difference_f32", "count_f32"] {
        let text = std::fs::read_to_string(root().join(format!("tests/kernels/{file}.vt"))).expect("a text");
        assert!(text.contains("approximate fn "), "{file}");
        let path = folder.join(format!("{file}.vt"));
        let made = [text.replace("approximate fn ", "fn "), text].map(|text| {
            std::fs::write(&path, text).expect("a program");
            is_vector_code(target, accesses, path.to_str().expect("a path"))
        });
        assert_eq!(made, [false, true], "{file}");
    }
}

/// A function whose floats may be approximated is no part of one whose floats may not; the word is a name elsewhere, and
/// stays where it is when a program is formatted.
#[test]
fn functions_that_approximate_stay_functions() {
    let text = "approximate fn more(x: f32) -> f32 { return x + 1.0f32; }\n\
        fn less(x: f32) -> f32 { return x - 1.0f32; }\n\
        fn main() -> i32 {\n    let approximate = more(2.0f32) + less(2.0f32);\n    print(approximate);\n    return 0;\n}\n";
    let path = scratch("functions_that_approximate").join("functions.vt");
    std::fs::write(&path, text).expect("a program");
    let path = path.to_str().expect("a path");
    for command in [vec!["eval", path], vec!["run", "--target", "rv64gc", path]] {
        let ended = onespec(&command, b"");
        assert_eq!(
            (ended.code, ended.out.as_str()),
            (0, "4.0\n"),
            "{command:?}: {}",
            ended.err
        );
    }
    let code = onespec(&["compile", "--target", "rv64gc", "--emit", "asm", path], b"").out;
    let has = |label: &str| code.lines().any(|line| line.trim() == label);
    assert_eq!([has("more:"), has("less:")], [true, false], "{code}");
    let formatted = onespec(&["fmt", path], b"");
    assert_eq!(formatted.code, 0, "{}", formatted.err);
    assert_eq!(std::fs::read_to_string(path).expect("a program"), text);
}

/// Kernels that a target can't have, `tests/kernels/bad`: what is told stands beside each (`UPDATE_EXPECTED=1` writes it), for the
/// target of its line `// target:`.
#[test]
fn kernels_that_do_not_fit_a_target_are_told_of() {
    let mut ran = 0;
    for (file, text) in programs("tests/kernels/bad") {
        let target = text.lines().find_map(|line| line.strip_prefix("// target: "));
        let target = target.unwrap_or_else(|| panic!("{file}: no line `// target: …`"));
        // Kernels in C++ are no programs.
        let command: &[&str] = if file.ends_with(".cc") {
            &["compile", "--stats"]
        } else {
            &["run"]
        };
        let ended = onespec(
            &[command, &["--no-bounds-checks", "--target", target, &file]].concat(),
            b"",
        );
        assert_eq!((ended.code, ended.out.as_str()), (1, ""), "{file}: {}", ended.err);
        let golden = root().join(&file).with_extension("expected");
        if std::env::var_os("UPDATE_EXPECTED").is_some() {
            std::fs::write(&golden, &ended.err).expect("the golden can be written");
        }
        let wanted = std::fs::read_to_string(&golden).unwrap_or_default();
        assert_eq!(ended.err, wanted, "{file}");
        ran += 1;
    }
    assert!(ran >= 6, "{ran} programs");
}

/// Instructions of kernels, `tests/kernels/code`: those of the program `NAME.vt` or `sfpi/NAME.cc` for a target in `NAME.TARGET.s`
/// (`UPDATE_EXPECTED=1` writes them).
#[test]
fn instructions_of_kernels_are_as_recorded() {
    let folder = root().join("tests/kernels/code");
    let mut shown = 0;
    for entry in std::fs::read_dir(&folder).expect("the folder") {
        let golden = entry.expect("an entry").path();
        let name = golden.file_name().expect("a name").to_string_lossy().into_owned();
        let (program, target) = name
            .trim_end_matches(".s")
            .split_once('.')
            .expect("a program and a target");
        let volt = format!("tests/kernels/{program}.vt");
        let file = match root().join(&volt).exists() {
            true => volt,
            false => format!("tests/kernels/sfpi/{program}.cc"),
        };
        let made = onespec(&["compile", "--target", target, "--emit", "asm", &file], b"");
        assert_eq!(made.code, 0, "{name}: {}", made.err);
        if std::env::var_os("UPDATE_EXPECTED").is_some() {
            std::fs::write(&golden, &made.out).expect("the golden can be written");
        }
        let wanted = std::fs::read_to_string(&golden).expect("the golden");
        assert_eq!(made.out, wanted, "{name}");
        shown += 1;
    }
    assert!(shown >= 10, "{shown} programs");
}

/// Words of the kernels of `tests/kernels/published.vt`, and the idle ones among them, beside those that a public compiler made
/// of the same (`published.csv`): `published.txt` (`UPDATE_EXPECTED=1` writes it).
#[test]
fn words_of_kernels_beside_those_of_a_public_compiler_are_as_recorded() {
    let published = std::fs::read_to_string(root().join("tests/kernels/published.csv")).expect("the counts");
    let file = "tests/kernels/published.vt";
    let made = onespec(&["compile", "--target", "wormhole", "--emit", "asm", file], b"");
    assert_eq!(made.code, 0, "{}", made.err);
    let mut ours: std::collections::HashMap<&str, [u32; 2]> = std::collections::HashMap::new();
    let mut kernel = "";
    for line in made.out.lines() {
        match line.split_once('.').filter(|_| !line.starts_with(' ')) {
            Some((name, _)) => kernel = name,
            None => {
                let [words, idle] = ours.entry(kernel).or_default();
                *words += 1;
                *idle += u32::from(line.trim() == "sfpnop");
            }
        }
    }
    let mut table = "kernel rows words idle published idle\n".to_owned();
    let (mut logarithms, mut count) = (0.0, 0.0);
    for line in published.lines().filter(|line| !line.starts_with('#')).skip(1) {
        let mut columns = line.split(',');
        let name = columns.next().expect("a name");
        let [their_words, their_idle, rows] =
            [(); 3].map(|()| columns.next().and_then(|n| n.parse::<u32>().ok()).expect("a count"));
        let may_be_more = columns.next().is_some_and(|why| !why.is_empty());
        let [words, idle] = ours[name];
        // Behind each row but a single one is a step to the next.
        let [words, idle] = [(words + u32::from(rows > 1)) * rows, idle * rows];
        table.push_str(&format!("{name} {rows} {words} {idle} {their_words} {their_idle}\n"));
        assert_eq!(
            words > their_words,
            may_be_more,
            "{name}: {words} words, and {their_words} published"
        );
        logarithms += (f64::from(words) / f64::from(their_words)).ln();
        count += 1.0;
    }
    let mean = f64::exp(logarithms / count);
    table.push_str(&format!("geometric mean of words to published words: {mean:.2}\n"));
    assert!(mean <= 0.85, "{mean}");
    let golden = root().join("tests/kernels/published.txt");
    if std::env::var_os("UPDATE_EXPECTED").is_some() {
        std::fs::write(&golden, &table).expect("the golden can be written");
    }
    assert_eq!(std::fs::read_to_string(&golden).expect("the golden"), table);
}

/// Kernels in C++ are no programs, and a Volt program that imports them is formatted and evaluated as any other.
#[test]
fn kernel_sources_without_a_program_are_told_of() {
    let file = "tests/kernels/sfpi/silly.cc";
    let ended = onespec(&["run", "--target", "wormhole", file], b"");
    assert_eq!((ended.code, ended.out.as_str()), (1, ""), "{}", ended.err);
    assert!(
        ended.err.contains(&format!("import \"{file}\" as kernels;")),
        "{}",
        ended.err
    );
    let missing = onespec(
        &[
            "compile",
            "--target",
            "wormhole",
            "--stats",
            "tests/kernels/sfpi/none.cc",
        ],
        b"",
    );
    assert_eq!(missing.code, 1, "{}", missing.err);
    assert!(
        missing.err.contains("cannot read tests/kernels/sfpi/none.cc"),
        "{}",
        missing.err
    );
}

/// Kernels of an accelerator have numbers, and their cycles are counted.
#[test]
fn kernels_of_accelerators_have_numbers() {
    let file = "tests/kernels/clamp.vt";
    let shown = onespec(&["compile", "--target", "wormhole", "--stats", "--json", file], b"");
    assert_eq!((shown.code, shown.err.as_str()), (0, ""));
    let objects: Vec<serde_json::Value> = shown.out.lines().map(|l| serde_json::from_str(l).unwrap()).collect();
    let names: Vec<&str> = objects
        .iter()
        .filter_map(|object| object["function"].as_str())
        .collect();
    assert_eq!(names, ["clamp.kernel0", "clamp_where.kernel1"]);
    let count = |key: &'static str| objects.iter().map(move |object| object[key].as_u64().unwrap());
    assert!(
        count("instructions")
            .zip(count("cycles"))
            .all(|(n, cycles)| n > 5 && n <= cycles),
        "{}",
        shown.out
    );
    // Each call is a strip: a tile, for which the kernel is executed 32 times, with a step to the next rows behind each. Besides, what
    // records it and issues it again takes a cycle each: all words of a tile but those of the first rows.
    let ran = onespec(&["run", "--target", "wormhole", "--timing", "--stats", file], b"");
    let of_tile = |(n, tile): (u64, u64)| 32 * (n + 1) + tile - (n + 1);
    let instructions: u64 = count("instructions").zip(count("tile")).map(of_tile).sum();
    let cycles: u64 = count("cycles").zip(count("tile")).map(of_tile).sum();
    let told = format!("kernels: {instructions} instructions in {cycles} cycles");
    assert!(ran.err.contains(&told), "{told}: {}", ran.err);
    assert!(ran.err.contains("2 calls in 2 strips of 83 iterations"), "{}", ran.err);
}

/// Loops that an accelerator can't run are told of with their lines and why.
#[test]
fn loops_that_accelerators_cannot_run_are_told_of() {
    let folder = scratch("accelerated");
    let path = folder.join("loops.vt");
    let text = "static a: [i32; 64];\nstatic f: [f32; 64];\nfn main() -> i32 {\n\
        foreach i in 0..64i32 { a[i] = a[a[i] & 31]; }\n\
        foreach i in 0..64i32 { print(a[i]); }\n\
        foreach i in 0..32i32 { a[2 * i] = 5; }\n\
        foreach i in 0..64i32 { for j in 0..i { a[i] = a[i] + j; } }\n\
        var s: f32 = 0.0f32;\n\
        foreach i in 0..64i32 reduce s { s += f[i]; s += 0.5f32; }\n\
        foreach i in 0..64i32 { a[i] = circuit::popcnt(a[i]); }\n\
        print(s); return 0;\n}\n";
    std::fs::write(&path, text).unwrap();
    let path = path.to_str().unwrap();
    let ended = onespec(&["run", "--no-bounds-checks", "--target", "wormhole", path], b"");
    assert_eq!((ended.code, ended.out.as_str()), (1, ""));
    let told: Vec<&str> = ended.err.lines().collect();
    let wanted = [
        (4, "addresses that are computed"),
        (5, "CALL touches memory"),
        (6, "8 bytes apart"),
        (7, "another loop"),
        (9, "updated more than once"),
        (10, "no instruction of wormhole computes it"),
    ];
    assert_eq!(told.len(), wanted.len(), "{}", ended.err);
    for (line, (number, why)) in told.iter().zip(wanted) {
        assert!(
            line.starts_with("error: ") && line.contains(&format!("loops.vt:{number}: ")),
            "{line}"
        );
        assert!(line.contains(why), "{line}");
    }
    let ended = onespec(&["compile", "--target", "wormhole", path], b"");
    assert_eq!(ended.code, 1);
    assert!(ended.err.contains("wormhole runs kernels alone"), "{}", ended.err);
}
