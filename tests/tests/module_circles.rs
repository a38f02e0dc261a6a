//! No two sibling modules of a crate use each other, directly or by way of others.

use onespec_tests::module_graph::{Circle, ModuleGraph};
use std::fs;
use std::path::Path;

fn circles_of(folder: &Path) -> Vec<Circle> {
    ModuleGraph::of(folder)
        .unwrap_or_else(|error| panic!("{error}"))
        .circles()
}

#[test]
fn crates_have_no_circles_of_modules() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let manifest = fs::read_to_string(root.join("Cargo.toml")).expect("the workspace's manifest");
    let members = manifest.split_once("members = [").expect("members").1;
    let members = members.split_once(']').expect("the end of members").0;
    let mut found = String::new();
    for folder in members.split('"').skip(1).step_by(2) {
        for circle in circles_of(&root.join(folder).join("src")) {
            let arrows = circle.arrows.join("\n    ");
            found += &format!(
                "{folder} {}: {}\n    {arrows}\n",
                circle.below,
                circle.members.join(" ")
            );
        }
    }
    assert!(found.is_empty(), "modules that use each other:\n{found}");
}

#[test]
fn a_circle_is_found_by_each_way_of_writing_a_path() {
    let by = |a: &str, b: &str| {
        let files = [
            ("lib.rs", "mod a; mod b; mod c;"),
            ("a/mod.rs", "mod d;"),
            ("a/d.rs", a),
            ("b.rs", b),
        ];
        ModuleGraph::of_texts(&files).expect("Rust").circles()
    };
    let there = [
        "use crate::b::X;",
        "use super::super::b;",
        "use crate::{c, b::{self, Y}};",
        "fn f() { crate::b::g() }",
    ];
    let back = [
        "use super::a::Z;",
        "use crate::a::d::{Z, W as V};",
        "fn f(_: super::a::T) {}",
        "use super::a::*;",
    ];
    for (a, b) in there.iter().flat_map(|a| back.iter().map(move |b| (a, b))) {
        let found = by(a, b);
        assert_eq!(found.len(), 1, "{a} {b}: {found:?}");
        assert_eq!(found[0].members, ["a", "b"], "{a} {b}");
        assert_eq!(by(a, ""), [], "{a}");
        assert_eq!(by("", b), [], "{b}");
        assert_eq!(by(a, &format!("#[cfg(test)] mod tests {{ {b} }}")), [], "{b} in tests");
        assert_eq!(by(a, &format!("// {b}")), [], "{b} in a comment");
    }
    // Three in a ring, below a folder.
    let ring = [
        ("x/a.rs", "use super::b;"),
        ("x/b.rs", "use super::c;"),
        ("x/c.rs", "use super::a;"),
        ("x/mod.rs", "use self::a::A;"),
    ];
    let found = ModuleGraph::of_texts(&ring).expect("Rust").circles();
    assert_eq!(found.len(), 1);
    assert_eq!((found[0].below.as_str(), found[0].members.len()), ("x", 3));
}
