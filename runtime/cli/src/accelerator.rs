//! Programs on accelerators, machines whose convention has no stack: the evaluator of circuits runs the host part of a
//! program, kernels run on the target's platform in the emulator.

mod emulated;

use crate::outcome::Failure;
use emulated::Emulated;
use onespec_backend::Problem;
use onespec_compiler::elements::{self, Elements, Offload, Output, Report, Source, Target};
use onespec_compiler::evaluate::{Limits, Program, Stop, Tables};
use onespec_compiler::opt::{self, outline_module};
use onespec_compiler::vectorize::{Reason, VectorTarget};
use onespec_core::decode::Decoder;
use onespec_core::print::{PrintOptions, Printer};
use onespec_driver::{Arrays, Driver, LaneCode, Level, Place};
use onespec_emulator::machines::Description;
use onespec_emulator::options::Options;
use onespec_emulator::platforms;
use onespec_graph::module::Function;
use onespec_graph::set::Bank;
use onespec_graph::{Circuit, Module, Role, Type};
use onespec_volt::Services;

/// Whether programs of a target are kernels alone: without a text that programs begin with, there is no host part.
pub fn is_one(driver: &Driver) -> bool {
    driver.machine.text_if("start").is_none()
}

/// Bits of addresses of the host part.
pub const HOST_BITS: u32 = 64;

/// A program whose kernels are compiled.
pub struct Compiled {
    /// What the evaluator runs.
    host: Module,
    pub kernels: Vec<Kernel>,
    /// Iterations that a kernel does at once.
    lanes: usize,
}

/// A kernel with its code.
pub struct Kernel {
    pub name: String,
    pub code: LaneCode,
    /// By input and by result, the bits that an element takes in its register.
    widths: [Vec<u32>; 2],
}

/// Takes kernels out of a program and compiles them.
///
/// # Errors
/// A loop that can't run on the target, with its line and why.
pub fn compile(driver: &Driver, mut module: Module) -> Result<(Compiled, Vec<Elements>), Vec<Problem>> {
    onespec_driver::check_declarations(&module)?;
    let found = outline_module(&mut module, driver.ordered).map_err(|found| {
        let told = |finding: &onespec_graph::finding::Finding| Problem::new(finding.to_string()).at(finding.line);
        found.list().iter().map(told).collect::<Vec<_>>()
    });
    let (kernels, mut stays) = found?;
    let (elements, others) = elements::take(&mut module, &kernels);
    stays.extend(others);
    let target = &driver.machine.target.name;
    let refused = |line: u32, reason: &Reason| {
        let mut why = reason.why.to_string();
        if reason.line != line
            && let Some((_, place)) = module.lines.place(reason.line)
        {
            why.push_str(&format!(" (line {place})"));
        }
        Problem::new(format!("this loop can't run on {target}: {why}")).at(line)
    };
    let mut problems: Vec<Problem> = stays.iter().map(|stay| refused(stay.line, &stay.reason)).collect();
    let vectors = driver.vector_target(module.set);
    let mut compiled = Vec::new();
    for kernel in &elements {
        match compile_one(driver, &module, kernel, vectors.as_ref()) {
            Ok((code, widths)) => compiled.push(Kernel {
                name: kernel.name.clone(),
                code,
                widths,
            }),
            Err(Refused::Loop(reason)) => problems.push(refused(kernel.line, &reason)),
            Err(Refused::Code(found)) => problems.extend(found),
        }
    }
    problems.sort_by_key(|problem| problem.line);
    if !problems.is_empty() {
        return Err(problems);
    }
    if driver.level != Level::O0 {
        // It verified before kernels were taken out.
        let _ = opt::optimise_module(&mut module, opt::Level::Full);
    }
    let made = Compiled {
        host: module,
        kernels: compiled,
        lanes: vectors.as_ref().and_then(elements::count).unwrap_or(1),
    };
    Ok((made, elements))
}

/// The instructions of all kernels, each below its name and the places of its arguments and results.
pub fn listing(driver: &Driver, compiled: &Compiled) -> String {
    let (isa, target) = (driver.machine.isa, &driver.machine.target);
    let printer = Printer::new(isa, &target.features, PrintOptions::default());
    let decoder = Decoder::new(isa, target);
    let names = |places: &[Place]| {
        let name = |place: &Place| match place {
            Place::Register(file, number) => {
                let file = isa.files.get(usize::from(*file));
                let name = file.and_then(|file| file.spelling(i64::from(*number)));
                name.unwrap_or("?").to_owned()
            }
            Place::Row(row) => format!("row {row}"),
        };
        places.iter().map(name).collect::<Vec<String>>().join(", ")
    };
    let mut text = String::new();
    for kernel in &compiled.kernels {
        let code = &kernel.code;
        let (arguments, results) = (names(&code.arguments), names(&code.results));
        text.push_str(&format!("{}:  # {arguments} -> {results}\n", kernel.name));
        for item in decoder.iter(&code.code) {
            let Ok(op) = item.op else { continue };
            text.push_str("        ");
            printer.print(op, item.word, None, &mut text);
            text.push('\n');
        }
    }
    text
}

enum Refused {
    Loop(Reason),
    Code(Vec<Problem>),
}

fn compile_one(
    driver: &Driver,
    module: &Module,
    kernel: &Elements,
    vectors: Option<&VectorTarget>,
) -> Result<(LaneCode, [Vec<u32>; 2]), Refused> {
    let circuit = match vectors {
        Some(vectors) => elements::on_registers(&kernel.circuit, vectors).map_err(Refused::Loop)?,
        None => elements::widen(&kernel.circuit, &integers(driver, module)).map_err(Refused::Loop)?,
    };
    let widths = widths(&circuit);
    let mut alone = Module::new(module.set);
    alone.lines = module.lines.clone();
    alone.add_function(Function {
        name: kernel.name.clone(),
        signature: circuit.signature.clone().unwrap_or_default(),
        circuit,
        line: kernel.line,
        independent: Vec::new(),
        unordered: Vec::new(),
        approximate: kernel.approximate,
    });
    let at_loop = |problem: Problem| match problem.line {
        0 => problem.at(kernel.line),
        _ => problem,
    };
    // What is the same in all lanes is in a register.
    let arguments = kernel
        .inputs
        .iter()
        .map(|input| !matches!(input.source, Source::Scalar(_)));
    let own = |output: &Output| {
        let Target::Store { address, bytes } = output.target else {
            return None;
        };
        let source = Source::Load { address, bytes };
        kernel.inputs.iter().position(|input| input.source == source)
    };
    let made = match driver.machine.convention.rows {
        Some(_) => {
            let arrays = Arrays {
                arguments: &arguments.collect::<Vec<bool>>(),
                results: &kernel.results.iter().map(own).collect::<Vec<Option<usize>>>(),
            };
            driver.lanes_in_rows(&mut alone, 0, arrays)
        }
        None => driver.lanes(&mut alone, 0),
    };
    let code = made.map_err(|found| Refused::Code(found.into_iter().map(at_loop).collect()))?;
    let given = (code.arguments.len(), code.results.len());
    if given != (kernel.inputs.len(), kernel.results.len()) {
        let problem = Problem::new(format!(
            "a value of this loop takes several registers of {}: use narrower numbers",
            driver.machine.target.name
        ));
        return Err(Refused::Code(vec![problem.at(kernel.line)]));
    }
    Ok((code, widths))
}

/// The widths of the integers that registers of a target hold.
fn integers(driver: &Driver, module: &Module) -> Vec<u32> {
    let Ok(binding) = driver.machine.binding(module.set) else {
        return Vec::new();
    };
    let types = (0u8..).map(Type).zip(module.set.types);
    let held = types.filter(|(ty, def)| def.lanes == 0 && def.bank == Bank::Int && binding.types.is_held(*ty));
    held.map(|(_, def)| def.width).collect()
}

/// By argument and by result, the bits of an element.
fn widths(circuit: &Circuit) -> [Vec<u32>; 2] {
    let set = circuit.set();
    let of = |ty: Type| set.type_def(set.type_def(ty).element).width;
    let arguments = circuit.signature.iter().flat_map(|signature| &signature.params);
    let ends = circuit.gates().find(|gate| circuit.role(*gate) == Role::Return);
    let results = ends.map_or_else(Vec::new, |gate| circuit.values(gate).to_vec());
    [
        arguments.map(|ty| of(*ty)).collect(),
        results.iter().map(|value| of(circuit.ty(*value))).collect(),
    ]
}

/// What was done, and the cycles of all kernels where they are counted.
#[derive(Debug, Clone, Copy, Default)]
pub struct Ran {
    pub code: u8,
    pub report: Report,
    pub instructions: u64,
    pub cycles: Option<u64>,
}

/// Runs a program: its `main` by the evaluator, its kernels as the emulator's options say. What it prints is in the services.
///
/// # Errors
/// A kernel that ends in another way than it should, or what ends an evaluated program.
pub fn run(
    compiled: &Compiled,
    elements: &[Elements],
    driver: &Driver,
    description: &Description,
    options: &Options,
    services: &mut Services,
) -> Result<Ran, Failure> {
    let (mut ran, ended) = execute(compiled, elements, driver, description, options, services)?;
    ran.code = match ended {
        Ok(code) => code.unwrap_or(0) as u8,
        Err(Stop::Exit(code)) => code,
        Err(stop) => return Err(Failure::Findings(stop.to_string())),
    };
    Ok(ran)
}

/// How `main` ended, and what was done until then; what it prints is in the services.
fn execute(
    compiled: &Compiled,
    elements: &[Elements],
    driver: &Driver,
    description: &Description,
    options: &Options,
    services: &mut Services,
) -> Result<(Ran, Result<Option<u64>, Stop>), Failure> {
    let told = |message: String| Failure::Findings(message);
    let (isa, target) = (driver.machine.isa, &driver.machine.target);
    let platform = platforms::choose(isa, target, options.platform.as_deref()).map_err(|e| told(e.to_string()))?;
    let platform = platform.ok_or_else(|| told(onespec_emulator::run::no_platform(isa, target).to_string()))?;
    let images = emulated::images(driver, platform.entry, compiled).map_err(told)?;
    let code = (images.as_slice(), platform.entry);
    let mut device = Emulated::new(compiled, elements, code, driver, description, options).map_err(told)?;
    let program = Program::new(&compiled.host).map_err(|stop| told(stop.to_string()))?;
    let set = compiled.host.set;
    let (mut of_host, mut of_program) = (Tables(set), Tables(set));
    let mut host = Offload::new(elements, services, &mut device, &mut of_host, Limits::default());
    let ended = program.run("main", &[], &mut host, &mut of_program, Limits::default());
    let mut ran = Ran {
        report: host.report(),
        ..Ran::default()
    };
    (ran.instructions, ran.cycles) = (device.instructions, device.cycles);
    Ok((ran, ended))
}

#[cfg(test)]
mod tests {
    mod subsets;

    use super::{Compiled, Decoder, HOST_BITS, PrintOptions, Printer, Services, compile, run};
    use crate::outcome::Failure;
    use crate::programs;
    use onespec_driver::{Driver, Level};
    use onespec_emulator::machines::Description;
    use onespec_emulator::options::Options;
    use std::path::Path;

    /// Kernels of a program for a target, without each of their instructions that lets cycles pass: what the emulator says.
    fn without_slots(machine: &str, target: &str, idle: &str) -> Vec<String> {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/kernels/absolute_difference_f32.vt");
        let machine = onespec_machines::find(machine).expect("a machine");
        let resolved = machine.isa.target(target).expect("a target");
        let printer = Printer::new(machine.isa, &resolved.features, PrintOptions::default());
        let decoder = Decoder::new(machine.isa, &resolved);
        let driver = Driver::new(machine.isa, resolved, machine.selectors, Level::O2).expect("a driver");
        let gates = &onespec_circuit::GATES;
        let module = programs::module(&file, HOST_BITS, driver.explicit_vectors(), true, gates);
        let module = module.unwrap_or_else(|_| panic!("{} compiles", file.display()));
        let (mut compiled, elements) = compile(&driver, module).expect("kernels");
        let description = Description::generated(machine.code);
        let options = Options {
            target: target.into(),
            timing: true,
            ..Options::default()
        };
        let run = |compiled: &Compiled| match run(
            compiled,
            &elements,
            &driver,
            &description,
            &options,
            &mut Services::default(),
        ) {
            Ok(_) => None,
            Err(Failure::Findings(message)) => Some(message),
            Err(_) => panic!("another failure"),
        };
        assert_eq!(run(&compiled), None, "{target}");
        let whole = compiled.kernels[0].code.clone();
        let mut told = Vec::new();
        for item in decoder.iter(&whole.code) {
            let mut text = String::new();
            printer.print(item.op.expect("an instruction"), item.word, None, &mut text);
            if !text.ends_with(idle) {
                continue;
            }
            let (from, length) = (item.offset, usize::from(item.length) / 8);
            let mut broken = whole.clone();
            broken.code.drain(from..from + length);
            broken.instructions.retain(|(at, _)| *at as usize != from);
            let behind = broken.instructions.iter_mut().filter(|(at, _)| *at as usize > from);
            behind.for_each(|(at, _)| *at -= length as u32);
            compiled.kernels[0].code = broken;
            told.extend(run(&compiled));
        }
        told
    }

    #[test]
    fn kernels_without_their_slots_are_found_with_the_line_of_the_source() {
        for (machine, target, idle, early) in [
            ("sfpu", "wormhole", "sfpnop", "a slot too early"),
            ("ir3", "a420", "nop", "too early"),
        ] {
            let told = without_slots(machine, target, idle);
            assert!(!told.is_empty(), "{target}: no slot is needed");
            for message in told {
                let line = message.contains("tests/kernels/absolute_difference_f32.vt:6)");
                assert!(line && message.contains(early), "{target}: {message}");
            }
        }
    }
}
