//! Writes the golden files that `cargo test` compares with, from the tools installed here.
//!
//! `tests/data/disasm/rv64.golden` and `rv32.golden`: valid words and their text by llvm-mc, three columns with tabs
//! between them: the word, the text with aliases, the text without.

use crate::Findings;
use crate::encodings::words;
use onespec_tests::llvm::Encoding;
use onespec_tests::machines::{Machine, machines};
use onespec_tests::programs;
use std::fmt::Write as _;
use std::io;

/// Words kept of each width.
const KEPT: usize = 3_000;

/// Writes all golden files.
pub fn run() -> io::Result<Findings> {
    let folder = programs::here().join("data/disasm");
    std::fs::create_dir_all(&folder)?;
    for xlen in [64, 32] {
        let mut text = String::from("# word, text with aliases, text without: as llvm-mc 19 prints them\n");
        for (index, machine) in machines(xlen).iter().enumerate() {
            let _ = writeln!(text, "# target {}", machine.target);
            // The second machine only adds the few words that its own extensions have.
            let share = if index == 0 { KEPT } else { KEPT / 10 };
            text.push_str(&lines(machine, share)?);
        }
        std::fs::write(folder.join(format!("rv{xlen}.golden")), text)?;
    }
    Ok(0)
}

fn lines(machine: &Machine, share: usize) -> io::Result<String> {
    let all = words(machine.xlen, share * 2, 7);
    let words: Vec<Encoding> = all.into_iter().map(|(_, word)| word).collect();
    let (with, without) = (
        machine.llvm.disassemble(&words, true)?,
        machine.llvm.disassemble(&words, false)?,
    );
    let mut text = String::new();
    let rows = words
        .iter()
        .zip(with)
        .zip(without)
        .filter_map(|((word, a), b)| Some((word, a?, b?)));
    let rows: Vec<_> = rows.take(share).collect();
    // What the tool prints and does not read back (reserved operands) is no witness of anything.
    let texts: Vec<String> = rows.iter().map(|(_, _, without)| without.clone()).collect();
    let back = machine.llvm.assemble(&texts)?;
    let sound = rows
        .iter()
        .zip(back)
        .filter(|((word, _, _), back)| back.as_deref() == Some(&*word.bytes()));
    for ((word, with, without), _) in sound {
        let _ = writeln!(text, "{word}\t{with}\t{without}");
    }
    Ok(text)
}
