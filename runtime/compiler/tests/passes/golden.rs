//! Every `golden/PASSES/NAME.in.cir` becomes `NAME.out.cir` by the passes that the folder is called: the whole text. What a
//! run gives stays the same. `UPDATE_EXPECTED=1` writes what comes out.

#[path = "../support/mod.rs"]
mod support;

use onespec_compiler::evaluate::Stop;
use onespec_compiler::passes::{Context, Pipeline};
use onespec_graph::text::{Options, parse_one, print};
use onespec_test_support::circuits::arguments;
use std::path::Path;

fn golden(path: &Path) -> datatest_stable::Result<()> {
    let passes = path
        .parent()
        .and_then(Path::file_name)
        .and_then(|name| name.to_str())
        .unwrap_or("");
    let text = std::fs::read_to_string(path)?;
    let before =
        parse_one(support::gates(), &text, &Options::default()).map_err(|found| format!("{:?}", found.list()))?;
    support::well_formed(&before)?;
    let mut after = before.clone();
    let pipeline = Pipeline::parse(passes)?;
    let mut context = Context::default();
    pipeline.run_checked(&mut after, &mut context, &mut support::well_formed)?;

    for seed in 0..20 {
        let given = arguments(&before, seed);
        let [old, new] = [&before, &after].map(|c| support::run_shortly(c, &given));
        // A run that was stopped has said what it says first.
        let stopped = [&old, &new]
            .iter()
            .any(|run| matches!(run.outcome, Err(Stop::Steps(_))));
        let [(left, first), (now_left, then)] = [support::seen(&old), support::seen(&new)];
        let both = first.len().min(then.len());
        assert_eq!(first[..both], then[..both], "arguments {given:x?}");
        let same = (left, &first) == (now_left, &then);
        assert!(stopped || same, "arguments {given:x?}: {old:?}, then {new:?}");
    }

    let maps = context.maps.map_or(String::new(), |maps| maps.comments(&after));
    let printed = print(&after) + &maps;
    let name = path.to_string_lossy().replace(".in.cir", ".out.cir");
    if std::env::var_os("UPDATE_EXPECTED").is_some() {
        std::fs::write(&name, &printed)?;
    }
    let expected = std::fs::read_to_string(&name)?;
    if printed != expected {
        return Err(format!("{name} says\n{expected}\nbut it is\n{printed}").into());
    }
    Ok(())
}

datatest_stable::harness! {
    { test = golden, root = "tests/passes/golden", pattern = r"\.in\.cir$" },
}
