//! The manual: a page an extension, with everything that an entry says.
#![cfg(feature = "manual")]

use std::path::Path;

#[test]
fn pages_show_what_entries_say() {
    let spec = Path::new(env!("CARGO_MANIFEST_DIR")).join("../spec");
    let checked = onespec_gen::check_machine(&spec, "riscv");
    let pages = onespec_gen::manual::markdown(&checked).expect("templates");
    let page = |name: &str| &pages.iter().find(|p| p.0 == name).unwrap_or_else(|| panic!("{name}")).1;

    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/zicond.md");
    if std::env::var_os("UPDATE_EXPECTED").is_some() {
        std::fs::write(&path, page("zicond.md")).expect("a golden");
    }
    let golden = &std::fs::read_to_string(&path).expect("a golden");
    // The line of the entry may move.
    let without_lines = |text: &str| {
        text.split("yaml:")
            .map(|s| s.trim_start_matches(|c: char| c.is_ascii_digit()).to_string())
            .collect::<String>()
    };
    assert_eq!(without_lines(page("zicond.md")), without_lines(golden));

    let index = page("index.md");
    let model = checked.model.as_ref().expect("a model");
    for op in &model.ops {
        let feature = &model.features[usize::from(op.feature)].name;
        let file = format!("{}.md", feature.to_ascii_lowercase());
        assert!(
            page(&file).contains(&format!("## `{}`\n", op.name)),
            "{} in {file}",
            op.name
        );
        assert!(index.contains(&format!("]({file})")), "{file} in the index");
    }
}
