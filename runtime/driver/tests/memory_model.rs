//! What a branch orders stays in order when it is compiled. The function of a file is a thread of a litmus test ("load
//! buffering"): it loads from its first argument, branches on that, and stores 1 at its second; the other thread answers behind a
//! fence. Lines `# LEVEL VERDICT` say for each level whether both may see the other's store.

use onespec_backend::object::assembly;
use onespec_driver::{Driver, Level};
use onespec_emulator::api;
use onespec_emulator::litmus::{Finding, parse};
use onespec_graph::lir::with_machine;
use onespec_graph::module;
use std::path::Path;

/// The other thread, and an end in which the first has read 1.
const AROUND: &str = "\
thread 1: a0 = y, a1 = x, s0 = 1
    lw t0, 0(a0)
    fence rw, rw
    sw s0, 0(a1)
exists 0:a0 = 9, 1:t0 = 1
";

fn found(source: &str, level: &str) -> Result<Finding, Box<dyn std::error::Error>> {
    let machine = onespec_machines::find("riscv").ok_or("RISC-V")?;
    let target = machine.isa.target("rv64gc_zba_zbb_zbs_zicond")?;
    let gates = with_machine(&onespec_circuit::GATES, machine.isa, &target);
    let mut module = module::parse(gates, source, &Default::default()).map_err(|e| format!("{e:?}"))?;
    let (number, ordered) = match level.strip_suffix(" --ordered") {
        Some(level) => (level, true),
        None => (level, false),
    };
    let level: Level = number.trim_start_matches("-O").parse()?;
    let driver = Driver {
        ordered,
        ..Driver::new(machine.isa, target.clone(), machine.selectors, level).map_err(|e| e.to_string())?
    };
    driver.optimise(&mut module).map_err(|e| format!("{e:?}"))?;
    let code = driver.code(&mut module).map_err(|e| format!("{e:?}"))?;
    let text = assembly(&driver.machine, &module, &code);
    let indented: String = text.lines().map(|line| format!(" {line}\n")).collect();
    let test = format!(
        "litmus {number}\nwhere x = 0, y = 0\nthread 0: a0 = x, a1 = y, ra = end, sp = stack\n{indented}{AROUND}forbidden\n"
    );
    let riscv = machine.description();
    api::litmus(&riscv, &target, &parse(&test)?).map_err(|error| format!("{error}\n{test}").into())
}

fn order(path: &Path) -> datatest_stable::Result<()> {
    let source = std::fs::read_to_string(path)?;
    let mut lines = 0;
    let said = source.lines().filter_map(|line| line.strip_prefix("# -"));
    for (level, verdict) in said.filter_map(|line| line.rsplit_once(' ')) {
        let level = format!("-{level}");
        let finding = found(&source, &level)?;
        if finding.candidates == 0 || finding.verdict.to_string() != verdict {
            return Err(format!("{level}: {} of {} candidates", finding.verdict, finding.candidates).into());
        }
        lines += 1;
    }
    match lines {
        0 => Err("nothing is said".into()),
        _ => Ok(()),
    }
}

datatest_stable::harness! {
    { test = order, root = "tests/data/memory_model", pattern = r"\.cir$" },
}
