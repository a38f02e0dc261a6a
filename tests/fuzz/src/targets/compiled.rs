//! What follows the readers of programs: the optimiser with the verifier after each step, all schedulers, the
//! evaluator, and the compiler at every level.

use crate::trail::Trail;
use onespec_compiler::evaluate::{Limits, Program, Tables};
use onespec_compiler::passes::{Context, Pipeline};
use onespec_compiler::schedule::{Options, Policy, canonical::Canonical, quick, schedule};
use onespec_driver::{Driver, Level};
use onespec_graph::{Circuit, Module, draw, module};
use onespec_volt::Services;
use std::hash::{DefaultHasher, Hash, Hasher};

/// Compilers for the targets that programs are compiled for.
pub struct Compilers {
    drivers: Vec<Driver>,
}

impl Compilers {
    pub fn new() -> Compilers {
        let machine = onespec_machines::find("riscv");
        let machine = machine.expect("RISC-V is built in");
        let targets = [
            ("rv64gc", Level::O0),
            ("rv64gc_zba_zbb_zbs_zicond", Level::O2),
            ("rv64gc", Level::O1),
        ];
        let driver = |(target, level): &(&str, Level)| {
            let target = machine.isa.target(target).expect("a target of RISC-V");
            Driver::new(machine.isa, target, machine.selectors, *level).expect("a compiler for it")
        };
        Compilers {
            drivers: targets.iter().map(driver).collect(),
        }
    }

    /// Compiles a module at one of the levels, as a program or an object, and runs it by its circuits.
    pub fn run(&self, made: &Module, trail: &mut Trail) {
        let text = module::print(made);
        trail.counted("bytes of a module", text.len());
        // The text says which level, so that an input always does the same.
        let mut hasher = DefaultHasher::new();
        text.hash(&mut hasher);
        let choice = hasher.finish() as usize;
        let driver = &self.drivers[choice % self.drivers.len()];
        let compiled = match choice / 8 % 4 {
            0 => driver.object(made.clone()),
            _ => driver.program(made.clone()),
        };
        match compiled {
            Ok(file) => trail.counted("bytes of a file", file.len()),
            Err(problems) => problems.iter().for_each(|problem| {
                trail.message(&problem.message);
                trail.line(&format!("{:?}: {problem}", driver.level));
            }),
        }
        let limits = Limits {
            steps: 20_000,
            ..Limits::default()
        };
        let ran = Program::new(made)
            .and_then(|program| program.run("main", &[], &mut Services::default(), &mut Tables(made.set), limits));
        match ran {
            Ok(value) => trail.line(&format!("returns {value:?}")),
            Err(trap) => {
                trail.message(&trap.to_string());
                trail.line(&trap.to_string());
            }
        }
    }
}

/// Optimises and schedules a circuit that was verified.
pub fn circuit(circuit: &Circuit, trail: &mut Trail) {
    let all = onespec_compiler::passes::all();
    let own = (circuit.len() as u64).wrapping_mul(0x9e37_79b9) as usize % all.len();
    // One pass by itself, as the size says, then everything.
    for passes in [all[own].name(), Pipeline::FULL] {
        let mut changed = circuit.clone();
        let Ok(pipeline) = Pipeline::parse(passes) else {
            continue;
        };
        if let Err(failure) = pipeline.run(&mut changed, &mut Context::default()) {
            panic!("a verified circuit is refused by the passes: it {failure}");
        }
        shape(&changed, trail);
        if passes == Pipeline::FULL {
            let _ = draw::dot(&changed, None);
            schedules(&changed, trail);
        }
    }
    schedules(circuit, trail);
    trail.saw(Canonical::new(circuit).is_ok());
}

fn schedules(circuit: &Circuit, trail: &mut Trail) {
    for (name, policy) in Policy::ALL {
        match schedule(circuit, &Options::with(policy)) {
            Ok(schedule) => {
                trail.counted(name, schedule.len());
                trail.counted("bytes of a schedule", schedule.text(circuit).len());
            }
            Err(finding) => panic!("a verified circuit has no schedule by {name}: {finding}"),
        }
    }
    if let Err(finding) = quick(circuit, true) {
        panic!("a verified circuit has no quick schedule: {finding}");
    }
}

/// Which gates feed which.
pub fn shape(circuit: &Circuit, trail: &mut Trail) {
    for gate in circuit.gates().filter(|&gate| !circuit.is_dead(gate)) {
        for (index, input) in circuit.inputs(gate).iter().enumerate() {
            if input.index() < circuit.len() {
                trail.saw((circuit.op(gate), index.min(3), circuit.op(input)));
            }
        }
    }
}
