//! Names of passes: each is understood, the former ones as well, and the page about passes lists them all.

use onespec_compiler::passes::{Pipeline, all};

#[test]
fn each_name_means_one_pass_and_former_names_are_understood() {
    let mut seen = Vec::new();
    for pass in all() {
        for name in [Some(pass.name()), pass.former_name()].into_iter().flatten() {
            assert!(!seen.contains(&name), "two passes are called {name}");
            seen.push(name);
            let pipeline = Pipeline::parse(name).expect("a name of a pass");
            assert_eq!(pipeline.names().collect::<Vec<_>>(), [pass.name()]);
        }
    }
}

#[test]
fn the_page_lists_every_pass() {
    let page = include_str!("../../../../docs/reference/passes.md");
    for pass in all() {
        let row = format!("| `{}` |", pass.name());
        assert!(page.contains(&row), "docs/reference/passes.md has no row {row}");
        if let Some(former) = pass.former_name() {
            assert!(
                page.contains(&format!("`{former}`")),
                "docs/reference/passes.md does not say {former}"
            );
        }
    }
}
