//! Patterns from the cache: the same as those that were derived, in much less time; after an edit, what it touches is new.

use super::added::texts;
use onespec_gen::cache::Cache;
use onespec_gen::select::{Programs, selectors};
use onespec_gen::source::{Diags, FileSource, Origin, render};
use std::time::{Duration, Instant};

const RV64: [(&str, i64); 1] = [("xlen", 64)];

/// The tables for these values of parameters, as text, and how long it took to find them.
fn tables(texts: &[(String, String)], params: &[(&str, i64)], cache: &Cache) -> (String, Duration) {
    let borrowed: Vec<(&str, &str)> = texts
        .iter()
        .map(|(name, text)| (name.as_str(), text.as_str()))
        .collect();
    let files = FileSource::Texts(&borrowed);
    let checked = onespec_gen::check_from(files, "riscv");
    assert!(!checked.diags.has_errors(), "{}", checked.rendered(false));
    let mut diags = Diags::default();
    let isa = checked.model.as_ref().expect("a model");
    let programs = Programs::with(checked.programs, params);
    let line = |origin: &Origin| checked.sources.line_of(origin);
    let start = Instant::now();
    let made = selectors(isa, programs, files, cache, &mut diags, &line);
    let time = start.elapsed();
    assert!(
        diags.list.is_empty(),
        "{}",
        render(&checked.sources, &diags.list, false)
    );
    assert_eq!(made.len(), 2 - params.len());
    (format!("{made:?}"), time)
}

pub fn kept_patterns_are_those_that_were_derived() {
    let folder = std::env::temp_dir().join(format!("onespec-kept-{}", std::process::id()));
    let cache = Cache::at(&folder);
    let mut texts = texts(&super::spec());
    texts.push(("riscv/added.yaml".into(), include_str!("../data/added.yaml").into()));
    let (first, slow) = tables(&texts, &RV64, &cache);
    let (again, quick) = tables(&texts, &RV64, &cache);
    assert!(first == again, "the tables are others");
    assert!(quick * 3 < slow, "{quick:?} {slow:?}");
    // One entry becomes another instruction; all others are as they were.
    for (name, text) in &mut texts {
        if name == "riscv/added.yaml" {
            *text = text
                .replace("X[rs2][7:0] @ X[rs1][7:0]", "X[rs1][7:0] @ X[rs2][7:0]")
                .replace("\"X[10]\": 0x2211", "\"X[10]\": 0x1122");
        }
    }
    let (edited, time) = tables(&texts, &RV64, &cache);
    assert!(edited != first, "the edit is not seen");
    assert!(time * 2 < slow, "{time:?} {slow:?}");
    // What is kept for some values of the parameters says which rules there are, too.
    tables(&texts, &[], &cache);
    std::fs::remove_dir_all(folder).expect("the cache can be removed");
}
