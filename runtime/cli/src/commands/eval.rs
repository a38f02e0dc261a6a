//! `onespec eval`: the result of a circuit for arguments. Circuits of one file call each other by their symbols.

use crate::circuits::{Effects, Source, show, value};
use crate::commands::run::EngineName;
use crate::machine::Machine;
use crate::outcome::{FINDINGS, Failure, OK, Outcome};
use crate::session::Session;
use crate::{description, gates};
use clap::{Args, ValueEnum};
use onespec_circuit::GATES;
use onespec_compiler::evaluate::{
    Call, Event, Host, Limits, Memory, OnMachine, Oracle, Outcome as Left, Program, Raised, Run, Semantics, Stop,
    Tables,
};
use onespec_core::exec::{self, Visitor};
use onespec_graph::set::Class;
use onespec_graph::{Circuit, Role, Type};
use onespec_machines::with_machine;
use std::io::{self, Write};
use std::path::PathBuf;

/// What tells the values of gates.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Engine {
    /// The generated folder of constants: scalars
    Folder,
    /// The reference evaluator of the description: everything
    Reference,
}

/// Evaluate a circuit: its result for arguments, exit code 1 if it throws or cannot go on. A whole program (.vt) runs from `main`
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  onespec eval --trace examples/sum.cir 10
  onespec eval examples/volt/01_fib.vt")]
pub struct Options {
    /// Which circuit of the file is entered; the others may be called
    #[arg(long, value_name = "NAME")]
    circuit: Option<String>,
    /// What tells the values of gates; without it the folder, where it has all of them
    #[arg(long)]
    engine: Option<Engine>,
    /// Semantics of gates from the descriptions in this directory as they are now, by the reference evaluator
    #[arg(long, value_name = "DIR")]
    gates: Option<PathBuf>,
    /// How many times as wide as their types say vectors are
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=64))]
    vscale: u32,
    /// Tell of stores and calls too, in their order
    #[arg(long)]
    trace: bool,
    /// Stop after so many states and gates
    #[arg(long, value_name = "N", value_parser = super::number, default_value = "100000000")]
    steps: u64,
    #[command(flatten)]
    effects: Effects,
    #[command(flatten)]
    machine: Machine,
    #[command(flatten)]
    source: Source,
    /// Arguments, as their types are: 7, -7, 0x7, and for floats also 1.5, 1e9, inf, nan
    #[arg(allow_negative_numbers = true)]
    arguments: Vec<String>,
}

pub fn run(options: &Options) -> Outcome {
    if options.circuit.is_none()
        && options.arguments.is_empty()
        && let Some(module) = options.source.program(&options.machine, onespec_volt::Vectors::Lanes)?
    {
        let of_circuits = options.engine == Some(Engine::Reference) || options.gates.is_some();
        if of_circuits || options.trace || options.vscale > 1 {
            let why = "--trace, --engine reference, --gates and --vscale are for one circuit: choose it with --circuit";
            return Err(Failure::Usage(why.into()));
        }
        return super::eval_program::run(&module, options.steps);
    }
    let circuits = options.source.read(&options.machine, options.effects)?;
    let entry = options.source.choose(&circuits, options.circuit.as_deref())?;
    let circuit = &circuits[entry];
    let params = params(circuit);
    if params.len() != options.arguments.len() {
        let names: Vec<&str> = params.iter().map(|&ty| GATES.type_def(ty).name).collect();
        return Err(Failure::Usage(format!(
            "the circuit takes {} arguments ({}), {} given",
            params.len(),
            names.join(", "),
            options.arguments.len()
        )));
    }
    let given = params.iter().zip(&options.arguments);
    let arguments: Result<Vec<u64>, String> = given.map(|(&ty, text)| value(ty, text)).collect();
    let arguments = arguments.map_err(Failure::Usage)?;
    let limits = Limits {
        steps: options.steps,
        depth: usize::MAX,
        events: if options.trace { 1_000_000 } else { 0 },
    };
    let job = Job {
        circuits: &circuits,
        entry,
        arguments: &arguments,
        limits,
    };
    let ran = match circuit.set().machine {
        None => job.run(&mut *semantics(options, &circuits)?),
        Some(_) if options.engine.is_some() || options.gates.is_some() || options.vscale > 1 => {
            let why = "among the instructions of a machine, other gates are the folder's: leave --engine, --gates and --vscale away";
            return Err(Failure::Usage(why.into()));
        }
        Some(_) => {
            let engine = EngineName::Interp.engine(&options.machine)?;
            let target = Session::open(&options.machine)?.target;
            let description = description::for_running(&options.machine, engine)?;
            let ran = with_machine(&description, engine, &target, job);
            ran.map_err(|error| Failure::Findings(error.to_string()))?
        }
    };
    let mut out = io::stdout().lock();
    for event in &ran.events {
        writeln!(out, "{}", line(event))?;
    }
    let (word, value, code) = match &ran.outcome {
        Ok(Left::Return(value)) => ("return", value, OK),
        Ok(Left::Throw(value)) => ("throw", value, FINDINGS),
        Err(stop) => {
            let mut told = stop.describe(&circuits[ran.function]);
            if let (Stop::NoSemantics(_), None) = (stop, options.engine) {
                told += "; --engine reference may know one";
            }
            return Err(Failure::Findings(told));
        }
    };
    match value {
        Some((ty, bits)) => writeln!(out, "{word} {}", show(*ty, *bits))?,
        None => writeln!(out, "{word}")?,
    }
    Ok(code)
}

/// Circuits to be run, on a machine where their gates are instructions.
struct Job<'a> {
    circuits: &'a [Circuit],
    entry: usize,
    arguments: &'a [u64],
    limits: Limits,
}

impl Job<'_> {
    fn run(&self, semantics: &mut dyn Semantics) -> Run {
        let mut host = Linked {
            oracle: Oracle::default(),
            functions: self.circuits.iter().map(|c| c.signature.is_some()).collect(),
        };
        let circuit = &self.circuits[self.entry];
        Program::demanded(self.circuits).enter(
            self.entry,
            self.arguments,
            &mut Memory::flat(circuit.set().type_def(circuit.arch()).width),
            &mut host,
            semantics,
            self.limits,
        )
    }
}

impl Visitor for Job<'_> {
    type Out = Run;

    fn visit<M: exec::Machine>(self, machine: M) -> Run {
        let set = self.circuits[self.entry].set();
        match set.machine {
            Some(found) => self.run(&mut OnMachine::new(set, found.isa, machine)),
            None => self.run(&mut Tables(set)),
        }
    }
}

/// Circuits are at the addresses of the symbols of their numbers; everything else the oracle answers.
struct Linked {
    oracle: Oracle,
    /// Which circuits have names.
    functions: Vec<bool>,
}

impl Host for Linked {
    fn call(&mut self, call: Call<'_>, memory: &mut Memory) -> Result<u64, String> {
        self.oracle.call(call, memory)
    }

    fn function(&mut self, target: u64) -> Option<usize> {
        let named = self.functions.iter().enumerate().filter(|(_, named)| **named);
        let numbers: Vec<u64> = named.map(|(number, _)| number as u64).collect();
        let at = numbers
            .into_iter()
            .find(|&number| self.oracle.symbol(number) == Ok(target))?;
        usize::try_from(at).ok()
    }

    fn raise(&mut self, call: Call<'_>, memory: &mut Memory) -> Result<Raised, String> {
        self.oracle.raise(call, memory)
    }

    fn symbol(&mut self, number: u64) -> Result<u64, String> {
        self.oracle.symbol(number)
    }
}

/// The engine that is asked for, or the one that these circuits need.
fn semantics(options: &Options, circuits: &[Circuit]) -> Result<Box<dyn Semantics>, Failure> {
    let wanted = match options.engine {
        Some(Engine::Folder) if options.gates.is_some() || options.vscale > 1 => {
            let why = "the folder was generated: it knows neither --gates nor --vscale; leave --engine away";
            return Err(Failure::Usage(why.into()));
        }
        Some(engine) => engine,
        None if options.gates.is_some() || options.vscale > 1 || circuits.iter().any(is_wide) => Engine::Reference,
        None => Engine::Folder,
    };
    match wanted {
        Engine::Folder => Ok(Box::new(Tables(&GATES))),
        Engine::Reference => Ok(Box::new(gates::reference(options.gates.as_deref(), options.vscale)?)),
    }
}

/// Whether there are vectors, or accesses to memory that are no plain ones.
fn is_wide(circuit: &Circuit) -> bool {
    circuit.gates().any(|gate| {
        let def = circuit.def(gate);
        let access = def.class == Class::Effect && def.role == Role::Compute;
        access || GATES.type_def(circuit.ty(gate)).lanes > 0
    })
}

/// Types of the arguments: as the signature has them, or as the gates say that use them; those that nobody uses are
/// addresses.
fn params(circuit: &Circuit) -> Vec<Type> {
    if let Some(signature) = &circuit.signature {
        return signature.params.clone();
    }
    let mut params = Vec::new();
    for gate in circuit.gates().filter(|&g| circuit.role(g) == Role::Arg) {
        let order = circuit.bits(gate) as usize;
        // An order without bound would be memory without bound.
        if order < 1 << 16 {
            if params.len() <= order {
                params.resize(order + 1, circuit.arch());
            }
            params[order] = circuit.ty(gate);
        }
    }
    params
}

fn line(event: &Event) -> String {
    let list = |values: &[u64]| values.iter().map(|v| format!("0x{v:x}")).collect::<Vec<_>>().join(", ");
    let gives = |result: &Option<u64>| result.map_or(String::new(), |r| format!(" -> 0x{r:x}"));
    match event {
        Event::Store { address, bytes, value } => {
            let digits = 2 * *bytes as usize;
            format!("store 0x{address:x} 0x{value:0digits$x}")
        }
        Event::Call {
            target,
            arguments,
            result,
        } => format!("call 0x{target:x}({}){}", list(arguments), gives(result)),
        Event::Raise { arguments, result } => {
            let threw = if result.is_none() { " threw" } else { "" };
            format!("operation ({}){}{threw}", list(arguments), gives(result))
        }
        Event::Access { operands, result } => format!("access ({}){}", list(operands), gives(result)),
    }
}
