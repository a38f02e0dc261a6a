//! Kernels whose instructions macros schedule beside what the compiler makes of the same kernels. A program in
//! `tests/platforms` names one: `#! kernel FILE FUNCTION BEFORE BEHIND STATE…`, a source in `tests/kernels`, formats of
//! the tile before and behind it, and the kernel's arguments. Both leave the same tile, of numbers, of any bits and of
//! special values; the macros take fewer cycles. `tests/kernels/scheduled.txt` has the cycles of both
//! (`UPDATE_EXPECTED=1` writes it).

use crate::support::{onespec, root, scratch};
use std::path::Path;

/// Row groups of a tile, and what goes on to the next one.
const GROUPS: usize = 32;
const NEXT: &str = "        ttincrwc 0,2,0,0\n";
/// Where tiles come from.
const SOURCES: [&str; 3] = ["random:1", "bits:2", "special:3"];

/// What a program says of itself after `#! KEY `.
fn said<'a>(source: &'a str, key: &str) -> Option<&'a str> {
    let line = |line: &'a str| line.strip_prefix("#! ")?.strip_prefix(key)?.strip_prefix(' ');
    source.lines().find_map(line)
}

/// A whole tile by the code of a kernel, without the replay buffer.
fn compiled(file: &str, kernel: &str, target: &str) -> String {
    let file = format!("tests/kernels/{file}");
    let made = onespec(&["compile", "--target", target, "--emit", "asm", &file], b"");
    assert_eq!((made.code, made.err.as_str()), (0, ""), "{file} for {target}");
    let is_label = |line: &&str| !line.starts_with(' ');
    let begins = |line: &&str| line.strip_prefix(kernel).is_some_and(|rest| rest.starts_with('.'));
    let body = made.out.lines().skip_while(|line| !begins(line)).skip(1);
    let body: String = body
        .take_while(|line| !is_label(line))
        .map(|line| format!("{line}\n"))
        .collect();
    assert!(!body.is_empty(), "{file} has no kernel {kernel}");
    (body + NEXT).repeat(GROUPS)
}

/// The tile behind a program, and its cycles.
fn run(program: &Path, target: &str, state: &str, (before, behind): (&str, &str), source: &str) -> (String, u64) {
    let (fill, save) = (format!("dst={before}:{source}"), format!("dst={behind}:-"));
    let mut arguments = vec!["run", "--target", target, "--timing", "--fill", &fill, "--save", &save];
    arguments.extend(state.split_whitespace().flat_map(|value| ["--state", value]));
    let program = program.to_str().expect("a path");
    arguments.push(program);
    let ended = onespec(&arguments, b"");
    assert_eq!(ended.code, 0, "{program} on {target}: {}", ended.err);
    let cycles = ended
        .err
        .split(" cycles")
        .next()
        .and_then(|text| text.split(' ').next_back());
    let cycles = cycles.and_then(|number| number.parse().ok());
    (ended.out, cycles.unwrap_or_else(|| panic!("no cycles: {}", ended.err)))
}

#[test]
fn macros_compute_what_kernels_do_in_fewer_cycles() {
    let folder = root().join("tests/platforms");
    let entries = std::fs::read_dir(&folder).expect("the folder");
    let mut programs: Vec<_> = entries.map(|entry| entry.expect("an entry").path()).collect();
    programs.sort();
    let dir = scratch("scheduled");
    let (mut table, mut kernels) = ("kernel target macros compiled\n".to_owned(), 0);
    for program in programs {
        let text = std::fs::read_to_string(&program).expect("a program");
        let Some(says) = said(&text, "kernel") else { continue };
        let [file, kernel, before, behind, arguments @ ..] = &says.split(' ').collect::<Vec<_>>()[..] else {
            panic!("{}: {says}", program.display());
        };
        kernels += 1;
        for target in said(&text, "targets").expect("targets").split(' ') {
            let plain = dir.join(format!("{kernel}.{target}.s"));
            std::fs::write(&plain, compiled(file, kernel, target)).expect("written");
            let mut cycles = [0, 0];
            for source in SOURCES {
                let formats = (*before, *behind);
                let (tile, macros) = run(&program, target, said(&text, "state").unwrap_or(""), formats, source);
                let (wanted, other) = run(&plain, target, &arguments.join(" "), formats, source);
                assert!(tile == wanted, "{kernel} on {target}, {source}:\n{tile}\nnot\n{wanted}");
                cycles = [macros, other];
            }
            assert!(cycles[0] < cycles[1], "{kernel} on {target}: {cycles:?} cycles");
            table.push_str(&format!("{kernel} {target} {} {}\n", cycles[0], cycles[1]));
        }
    }
    assert!(kernels >= 4, "{kernels} kernels");
    let golden = root().join("tests/kernels/scheduled.txt");
    if std::env::var_os("UPDATE_EXPECTED").is_some() {
        std::fs::write(&golden, &table).expect("the golden can be written");
    }
    assert_eq!(std::fs::read_to_string(&golden).expect("the golden"), table);
}
