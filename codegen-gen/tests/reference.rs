//! Tables of the reference that are lists of the program: the keys of `environment:`, what hosts offer, and what memory
//! models stand on.
//! `UPDATE_EXPECTED=1 cargo test` writes them again.

use onespec_core::environment::memory_model::BASES;
use onespec_core::environment::{KEYS, TOGETHER};
use onespec_core::host::FUNCTIONS;
use std::fmt::Write;
use std::fs;
use std::path::Path;

#[test]
fn the_reference_lists_all_keys_and_functions() {
    let mut keys = String::from("| key | written as | |\n|---|---|---|\n");
    for key in KEYS {
        let _ = writeln!(keys, "| `{}` | {} | {} |", key.name, key.shape.form(), key.doc);
    }
    for group in TOGETHER {
        let list: Vec<String> = group.iter().map(|name| format!("`{name}`")).collect();
        let _ = writeln!(keys, "\nTogether or not at all: {}.", list.join(", "));
    }
    let mut functions = String::from("| declared as | |\n|---|---|\n");
    for function in FUNCTIONS {
        let _ = writeln!(functions, "| `{function}` | {} |", function.doc);
    }
    let mut bases = String::from("| name | |\n|---|---|\n");
    for (name, _, _, doc) in BASES {
        let _ = writeln!(bases, "| `{name}` | {doc} |");
    }
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/reference/spec_files.md");
    let before = fs::read_to_string(&path).expect("the reference");
    let mut text = before.clone();
    for (name, table) in [
        ("environment keys", keys),
        ("host functions", functions),
        ("memory model", bases),
    ] {
        let (start, end) = (format!("<!-- {name} -->\n"), format!("<!-- end of {name} -->\n"));
        let from = text.find(&start).expect("the start of a table") + start.len();
        let to = text.find(&end).expect("the end of a table");
        text.replace_range(from..to, &format!("\n{table}\n"));
    }
    if std::env::var_os("UPDATE_EXPECTED").is_some() {
        fs::write(&path, &text).expect("the reference can be written");
    } else {
        assert!(
            text == before,
            "docs/reference/spec_files.md is out of date: UPDATE_EXPECTED=1"
        );
    }
}
