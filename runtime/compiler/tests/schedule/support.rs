use onespec_graph::Circuit;
use onespec_graph::text::{Options, parse_one};
use std::path::Path;

pub fn read(path: &Path, text: &str) -> Result<Circuit, String> {
    parse_one(&onespec_circuit::GATES, text, &Options::default()).map_err(|findings| {
        let file = path.display().to_string();
        let lines: Vec<String> = findings.list().iter().map(|f| f.in_file(&file)).collect();
        lines.join("\n")
    })
}
