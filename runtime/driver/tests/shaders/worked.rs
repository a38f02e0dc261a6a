//! Small shaders stage by stage: instructions over virtual registers, with groups of registers as `parts`, then code with the
//! registers that it got, then what depends on what in it.

use super::{golden, read, target};
use onespec_backend::dependences::{Dependence, dot, svg};
use onespec_core::print::{PrintOptions, Printer};
use onespec_tgsi::names::Stage;
use std::fmt::Write;
use std::path::Path;

/// The target of the examples.
const TARGET: &str = "a420";

#[test]
fn stages_of_worked_examples_are_these() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/shaders/worked");
    let target = target(TARGET);
    let mut files: Vec<_> = std::fs::read_dir(&folder)
        .unwrap()
        .map(|file| file.unwrap().path())
        .filter(|file| file.extension().is_some_and(|ending| ending == "tgsi"))
        .collect();
    files.sort();
    assert!(files.len() >= 4, "{} examples", files.len());
    for file in files {
        let name = file.file_stem().unwrap().to_string_lossy().into_owned();
        let shader = read(&std::fs::read_to_string(&file).unwrap());
        let driver = match shader.stage {
            Stage::Vertex => &target.vertex,
            _ => &target.fragment,
        };
        let mut prepared = driver.prepare(&shader).unwrap();
        let stages = driver.stages(&mut prepared).unwrap();
        let made = driver.compile(&shader).unwrap();
        let graph = made.code.dependences(&driver.driver, &name).unwrap();
        let machine = &driver.driver.machine;
        let printer = Printer::new(machine.isa, &machine.target.features, PrintOptions::default());
        let mut text = format!("# selected\n{}\n# code\n", driver.selected(&prepared, &stages));
        let mut instructions = 0;
        for item in target.decoder.iter(&made.code.code) {
            printer.print(item.op.unwrap(), item.word, None, &mut text);
            text.push('\n');
            instructions += 1;
        }
        let _ = write!(text, "\n# dependences\n{}", dot(&graph));
        golden(&format!("worked/{name}"), &text);

        let nodes: usize = graph.blocks.iter().map(|block| block.nodes.len()).sum();
        assert_eq!(nodes, instructions, "{name}");
        let edges = || graph.blocks.iter().flat_map(|block| &block.edges);
        assert!(edges().any(|edge| edge.dependence == Dependence::True), "{name}");
        assert!(edges().all(|edge| edge.from < edge.to), "{name}");
        let picture = svg(&graph);
        assert_eq!(picture.matches("<path").count(), edges().count(), "{name}");
    }
}
