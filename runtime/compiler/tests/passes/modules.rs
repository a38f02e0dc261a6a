//! Every `modules/NAME.in.cir` becomes `NAME.out.cir` when the whole module is optimised: the whole text. `main` gives the same
//! at every level. `UPDATE_EXPECTED=1` writes what comes out.

use crate::support::{gates, well_formed};
use onespec_compiler::evaluate::{Limits, Program, Stop, Tables};
use onespec_compiler::opt::{Level, optimise_module_checked};
use onespec_graph::Module;
use onespec_graph::module::{parse, print};
use onespec_graph::text::Options;
use onespec_volt::Services;
use std::path::Path;

fn run(module: &Module) -> (Result<Option<u64>, Stop>, Vec<u8>) {
    let program = Program::new(module).expect("a program");
    let mut services = Services::default();
    let ran = program.run("main", &[], &mut services, &mut Tables(module.set), Limits::default());
    (ran, services.output)
}

fn golden(path: &Path) {
    let text = std::fs::read_to_string(path).expect("a file");
    let before =
        parse(gates(), &text, &Options::default()).unwrap_or_else(|found| panic!("{path:?} {:?}", found.list()));
    let wanted = run(&before);
    for level in [Level::Basic, Level::Full] {
        let mut module = before.clone();
        let mut check = |_: &str, circuit: &_| well_formed(circuit);
        optimise_module_checked(&mut module, level, &mut check).unwrap_or_else(|why| panic!("{path:?} {why}"));
        assert_eq!(wanted, run(&module), "{path:?} {level:?}");
        if level == Level::Full {
            let printed = print(&module);
            let name = path.to_string_lossy().replace(".in.cir", ".out.cir");
            if std::env::var_os("UPDATE_EXPECTED").is_some() {
                std::fs::write(&name, &printed).expect("a file");
            }
            assert_eq!(printed, std::fs::read_to_string(&name).unwrap_or_default(), "{name}");
        }
    }
}

#[test]
fn modules() {
    let mut files: Vec<_> = std::fs::read_dir("tests/passes/modules")
        .expect("a folder")
        .flatten()
        .map(|f| f.path())
        .collect();
    files.retain(|path| path.to_string_lossy().ends_with(".in.cir"));
    files.sort();
    assert!(!files.is_empty());
    files.iter().for_each(|path| golden(path));
}
