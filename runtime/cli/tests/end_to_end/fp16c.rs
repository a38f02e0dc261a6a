//! `onespec fp16c` beside `tests/data/sfpu/fp16c.txt`: numbers in all formats, and bits of each format.

use crate::support::{onespec, root};

/// The rows of the file, cut into words.
fn rows() -> Vec<Vec<String>> {
    let text = std::fs::read_to_string(root().join("tests/data/sfpu/fp16c.txt")).expect("the rows");
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines.map(|line| line.split(' ').map(str::to_owned).collect()).collect()
}

/// Of each number that was asked for, the bits by line: `-` where a format has none.
fn told(arguments: &[&str], code: i32) -> Vec<Vec<String>> {
    let ended = onespec(&[&["fp16c"], arguments].concat(), b"");
    assert_eq!((ended.code, ended.err.as_str()), (code, ""), "{arguments:?}");
    let bits = |line: &str| match line.contains("cannot hold it") {
        true => "-".to_owned(),
        false => line.split_whitespace().nth(1).unwrap_or("").to_owned(),
    };
    let blocks = ended.out.split("\n\n");
    blocks.map(|block| block.lines().map(bits).collect()).collect()
}

#[test]
fn numbers_have_the_bits_of_the_documents() {
    let rows: Vec<Vec<String>> = rows().into_iter().filter(|row| row.len() == 5).collect();
    let numbers: Vec<&str> = rows.iter().map(|row| row[0].as_str()).collect();
    for target in ["wormhole", "blackhole"] {
        let found = told(&[&["--target", target, "--"], numbers.as_slice()].concat(), 0);
        assert_eq!(found.len(), rows.len());
        for (found, row) in found.iter().zip(&rows) {
            assert_eq!(found[..], row[1..], "{} on {target}", row[0]);
        }
    }
    assert!(rows.len() >= 20, "{} numbers", rows.len());
}

#[test]
fn bits_have_the_numbers_of_the_documents() {
    let mut count = 0;
    for (format, column) in [("fp16a", 1), ("fp16b", 2), ("fp8", 3)] {
        let rows = rows().into_iter().filter(|row| row[0] == format);
        for row in rows {
            let found = told(&["--from", format, &row[1]], 0);
            assert_eq!(found[0][0], row[2], "{row:?}");
            // What is held comes back as it was.
            assert_eq!(found[0][column], row[1], "{row:?}");
            count += 1;
        }
    }
    assert!(count >= 20, "{count} rows");
}

#[test]
fn numbers_that_cannot_be_held_are_told_of() {
    let shown = onespec(&["fp16c", "500000", "0.1"], b"");
    for text in [
        "fp16a  cannot hold it: the greatest number is 131008.0",
        "fp16b  0x48f4      499712.0  (rounded by -2.88e2)",
        "fp8    cannot hold it: the greatest number is 1.9375",
        "fp32   0x3dcccccd  0.1  (rounded to 32 bits)",
    ] {
        assert!(shown.out.contains(text), "{text}: {}", shown.out);
    }
    for (arguments, code, text) in [
        (&["1e39"][..], 2, "greater than what fp32 holds"),
        (&["one"][..], 2, "write a number"),
        (&["--from", "fp9", "0"][..], 2, "there are: fp32, fp16a, fp16b, fp8"),
        (&["--from", "fp8", "0x100"][..], 2, "write 8 bits"),
        (&["--from", "fp8", "1.5"][..], 2, "write 0x and 2 hexadecimal digits"),
        (&["--isa", "riscv", "1"][..], 2, "has no floats of fewer bits"),
    ] {
        let ended = onespec(&[&["fp16c"], arguments].concat(), b"");
        assert!(
            ended.code == code && ended.err.contains(text),
            "{arguments:?}: {}",
            ended.err
        );
    }
}
