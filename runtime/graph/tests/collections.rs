//! Every circuit of the collections is read, and what can't be read is so for the reason that stands there.

#[path = "support/collection.rs"]
mod collection;

use onespec_circuit::GATES;
use onespec_graph::isomorphic::difference;
use onespec_graph::text::{Options, parse_one, print};

/// Codes that reading a text gives; others are the verifier's.
const READING: [&str; 4] = ["E001", "E002", "E003", "E004"];

fn check(text: &str) -> datatest_stable::Result<()> {
    for entry in collection::split(text) {
        let verdict: Vec<&str> = entry.fields[0].split_whitespace().collect();
        // Graphs without a verdict are whole.
        let expected = (READING.contains(&verdict[0])).then(|| (verdict[0], verdict[1].replace('@', "%")));
        let read = parse_one(&GATES, entry.text, &Options::default());
        let found = read.as_ref().err().map(|findings| {
            let list = findings.list();
            assert_eq!(list.len(), 1, "{}: {list:?}", entry.name);
            (list[0].code, list[0].name.clone())
        });
        assert_eq!(found, expected, "{}", entry.name);
        if let Ok(circuit) = read {
            let printed = print(&circuit);
            let again = parse_one(&GATES, &printed, &Options::default()).unwrap_or_else(|e| panic!("{e:?}\n{printed}"));
            assert_eq!(difference(&circuit, &again), None, "{}:\n{printed}", entry.name);
            assert_eq!(print(&again), printed, "{}", entry.name);
        }
    }
    Ok(())
}

fn collection(_: &std::path::Path, text: String) -> datatest_stable::Result<()> {
    check(&text)
}

datatest_stable::harness! {
    { test = collection, root = "../compiler/tests/data", pattern = r"^(examples|schedule_graphs)\.cir$" },
}
