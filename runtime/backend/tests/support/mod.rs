//! What tests of the back end share: a machine with hand-written patterns, modules out of circuits, running programs.

pub mod handmade;

use onespec_backend::{Level, Machine, Options, compile, object, program};
use onespec_circuit::GATES;
use onespec_emulator::engine::Engine;
use onespec_emulator::user::files::Streams;
use onespec_emulator::{api, machines, options};
use onespec_graph::module::{Function, Module};
use onespec_graph::text;
use std::path::Path;
use std::sync::OnceLock;

/// The description as it is now, read once.
pub fn riscv() -> &'static machines::Description {
    static READ: OnceLock<machines::Description> = OnceLock::new();
    READ.get_or_init(|| {
        let spec = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../spec");
        let checked = onespec_gen::check_machine(&spec, "riscv");
        assert!(!checked.diags.has_errors(), "{}", checked.rendered(false));
        machines::Description::live(checked.tables.unwrap(), checked.programs)
    })
}

/// The machine with the patterns of `few.patterns`.
pub fn machine() -> Machine {
    let isa = riscv().isa;
    let selectors = handmade::selector(isa, include_str!("../data/few.patterns"));
    Machine::new(isa, isa.target("rv64gc").unwrap(), selectors, None).unwrap()
}

/// The module of a text of circuits; a symbol's number is the place of its circuit.
pub fn module(source: &str) -> Module {
    let circuits = text::parse(&GATES, source, &Default::default()).unwrap_or_else(|e| panic!("{e:?}"));
    let mut module = Module::new(&GATES);
    for circuit in circuits {
        let signature = circuit.signature.clone().unwrap();
        module.add_function(Function {
            name: signature.name.clone(),
            signature,
            circuit,
            line: 0,
            independent: Vec::new(),
            unordered: Vec::new(),
            approximate: false,
        });
    }
    module
}

/// The file of a program at a level.
pub fn build(machine: &Machine, module: &Module, level: Level) -> Result<Vec<u8>, String> {
    let told = |problems: Vec<onespec_backend::Problem>| {
        problems.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
    };
    let module = &mut module.clone();
    let options = Options {
        level,
        ..Options::default()
    };
    let code = compile(machine, module, &options).map_err(told)?;
    let unit = object::Unit { module, code: &code };
    let image = program(machine, &[unit], onespec_backend::driver::Beginning::PROGRAM).map_err(told)?;
    object::relocatable(machine, module, &code).map_err(told)?;
    object::executable::program(machine, &image)
}

/// Runs a program; what it gives.
pub fn run(file: &[u8]) -> Result<u8, String> {
    let streams = Streams {
        input: Box::new(std::io::empty()),
        output: Box::new(std::io::sink()),
        error: Box::new(std::io::sink()),
        terminal: false,
    };
    let how = options::Options {
        target: "rv64gc".into(),
        engine: Engine::Reference,
        max_insns: Some(10_000_000),
        ..options::Options::default()
    };
    let outcome = api::run(riscv(), file, &how, streams).map_err(|e| e.to_string())?;
    match outcome.end {
        options::End::Exit => Ok(outcome.code),
        end => Err(format!("{end:?}")),
    }
}
