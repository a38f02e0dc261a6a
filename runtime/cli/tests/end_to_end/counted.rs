//! Words of kernels in C++ beside those of public code: `tests/kernels/counted.csv` names kernel, target and the public count,
//! `counted.txt` has both (`UPDATE_EXPECTED=1` writes it). Ours are more only where the table says why.

use crate::support::{onespec, root};
use std::collections::HashMap;

/// The name and a number of each kernel of a file, in its order.
fn numbers(file: &str, target: &str, flags: &[&str], key: &str) -> Vec<(String, u64)> {
    let command = ["compile", "--target", target, "--stats", "--json"];
    let made = onespec(&[&command, flags, &[file]].concat(), b"");
    assert_eq!((made.code, made.err.as_str()), (0, ""), "{file}");
    let objects = made.out.lines().map(|line| {
        let object: serde_json::Value = serde_json::from_str(line).expect("an object");
        let name = object["function"].as_str().expect("a name");
        let name = name.split('.').next().expect("the kernel").to_owned();
        (name, object[key].as_u64().expect("a count"))
    });
    objects.collect()
}

/// Words of each kernel of a source, by the kernel's name.
fn words(source: &str, target: &str) -> HashMap<String, u64> {
    let file = format!("tests/kernels/sfpi/{source}.cc");
    numbers(&file, target, &[], "words").into_iter().collect()
}

/// `tests/kernels/recorded.txt`: the words that are pushed for a whole tile, without the replay buffer and with it
/// (`UPDATE_EXPECTED=1` writes it). A body that fits the buffer is at most recorded once, and issued again for each group of rows.
#[test]
fn kernels_of_a_whole_tile_are_recorded() {
    const GROUPS: u64 = 32;
    const SLOTS: u64 = 32;
    let mut table = "kernel target pushed recorded\n".to_owned();
    let files = ["published.vt", "sfpi/counted.cc", "sfpi/shapes.cc", "sfpi/sequences.cc"];
    for (file, target) in files
        .iter()
        .flat_map(|file| ["wormhole", "blackhole"].map(|target| (file, target)))
    {
        let file = format!("tests/kernels/{file}");
        let all = numbers(&file, target, &["-fno-rvtt-sfpu-replay"], "tile");
        let recorded = numbers(&file, target, &[], "tile");
        for ((name, pushed), (other, recorded)) in all.into_iter().zip(recorded) {
            assert_eq!(name, other, "{file} on {target}");
            let body = pushed / GROUPS;
            assert_eq!(pushed, body * GROUPS, "{name} on {target}");
            if (4..=SLOTS).contains(&body) {
                assert!(
                    recorded <= body + GROUPS,
                    "{name} on {target}: {recorded} words, {pushed} without"
                );
            }
            assert!(
                recorded <= pushed,
                "{name} on {target}: {recorded} words, {pushed} without"
            );
            table.push_str(&format!("{name} {target} {pushed} {recorded}\n"));
        }
    }
    let golden = root().join("tests/kernels/recorded.txt");
    if std::env::var_os("UPDATE_EXPECTED").is_some() {
        std::fs::write(&golden, &table).expect("the golden can be written");
    }
    assert_eq!(std::fs::read_to_string(&golden).expect("the golden"), table);
}

#[test]
fn words_of_kernels_are_no_more_than_those_of_public_code() {
    let folder = root().join("tests/kernels");
    let published = std::fs::read_to_string(folder.join("counted.csv")).expect("the counts");
    let mut made: HashMap<(String, String), HashMap<String, u64>> = HashMap::new();
    let (mut table, mut more, mut count) = ("kernel target words published\n".to_owned(), Vec::new(), 0);
    for line in published.lines().filter(|line| !line.starts_with('#')).skip(1) {
        let cells: Vec<&str> = line.split(',').collect();
        let [source, kernel, target, theirs, step, why] = cells[..] else {
            panic!("six columns: {line}");
        };
        let [theirs, step] = [theirs, step].map(|cell| cell.parse::<u64>().expect("a count"));
        let of = made
            .entry((source.to_owned(), target.to_owned()))
            .or_insert_with(|| words(source, target));
        let ours = of[kernel] + step;
        table.push_str(&format!("{kernel} {target} {ours} {theirs}\n"));
        if (ours > theirs) == why.is_empty() {
            more.push(format!("{kernel}: {ours} words, and {theirs} published"));
        }
        count += 1;
    }
    assert!(count >= 10, "{count} kernels");
    assert!(more.is_empty(), "{}", more.join("\n"));
    let golden = folder.join("counted.txt");
    if std::env::var_os("UPDATE_EXPECTED").is_some() {
        std::fs::write(&golden, &table).expect("the golden can be written");
    }
    assert_eq!(std::fs::read_to_string(&golden).expect("the golden"), table);
}

/// Switches of SFPI's compiler leave out passes and warnings; others are refused with those that there are.
#[test]
fn switches_of_another_compiler_leave_out_passes() {
    let compiled = |file: &str, switches: &[&str]| {
        let command = ["compile", "--target", "wormhole", "--emit", "asm"];
        onespec(&[&command, switches, &[file]].concat(), b"")
    };
    let file = "tests/kernels/sfpi/shapes.cc";
    let usual = compiled(file, &[]);
    assert_eq!((usual.code, usual.err.as_str()), (0, ""));
    for (switch, passes) in [
        ("-fno-rvtt-sfpu-combine", "min-max,contract,sign-comparisons"),
        ("-fno-rvtt-sfpu-cc", "join-masks,narrow-masks,order-masks"),
    ] {
        let (switched, without) = (compiled(file, &[switch]), compiled(file, &["--without", passes]));
        assert_eq!((switched.code, &switched.out), (0, &without.out), "{switch}");
    }
    assert_ne!(compiled(file, &["-fno-rvtt-sfpu-combine"]).out, usual.out);
    let other = compiled(file, &["-fno-rvtt-sfpu-combin"]);
    assert_eq!(other.code, 2, "{}", other.err);
    assert!(other.err.contains("-fno-rvtt-sfpu-combine, "), "{}", other.err);
    let warned = "runtime/sfpi/tests/warnings/false.cc";
    assert!(compiled(warned, &[]).err.contains("warning[W2002]"));
    let quiet = compiled(warned, &["-fno-rvtt-sfpu-warn"]);
    assert_eq!((quiet.code, quiet.err.as_str()), (0, ""));
}
