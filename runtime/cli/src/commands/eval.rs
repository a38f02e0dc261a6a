//! `onespec eval`: the result of a circuit for arguments.

use crate::arguments::Machine;
use crate::circuits::{Source, show, value};
use crate::commands::run::EngineName;
use crate::description;
use crate::outcome::{FINDINGS, Failure, OK, Outcome};
use crate::session::Session;
use clap::Args;
use onespec_circuit::GATES;
use onespec_compiler::interp::{
    Event, Limits, Meaning, OnMachine, Oracle, Outcome as Left, Run, Tables, run as interpret,
};
use onespec_core::exec::{self, Visitor};
use onespec_graph::{Circuit, Role, Type};
use std::io::{self, Write};

/// Evaluate a circuit: its result for arguments, exit code 1 if it throws or cannot go on
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  onespec eval --trace program.cir 7 -3 0x10 1.5
  onespec eval --target rv64gc selected.cir 7 -3")]
pub struct Options {
    /// Which circuit of the file
    #[arg(long, value_name = "NAME")]
    circuit: Option<String>,
    /// Tell of stores and calls too, in their order
    #[arg(long)]
    trace: bool,
    /// Stop after so many states and gates
    #[arg(long, value_name = "N", value_parser = super::number, default_value = "100000000")]
    steps: u64,
    #[command(flatten)]
    machine: Machine,
    #[command(flatten)]
    source: Source,
    /// Arguments, as their types are: 7, -7, 0x7, and for floats also 1.5, 1e9, inf, nan
    #[arg(allow_negative_numbers = true)]
    arguments: Vec<String>,
}

pub fn run(options: &Options) -> Outcome {
    let circuit = options.source.read_one(&options.machine, options.circuit.as_deref())?;
    let params = params(&circuit);
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
        events: if options.trace { 1_000_000 } else { 0 },
    };
    let job = Job {
        circuit: &circuit,
        arguments: &arguments,
        limits,
    };
    let ran = match circuit.set().machine {
        None => job.run(&mut Tables(circuit.set())),
        Some(_) => {
            let engine = EngineName::Interp.engine(&options.machine);
            let target = Session::open(&options.machine)?.target;
            let description = description::for_running(&options.machine, engine)?;
            let ran = description.with_machine(engine, &target, job);
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
        Err(stop) => return Err(Failure::Findings(stop.describe(&circuit))),
    };
    match value {
        Some((ty, bits)) => writeln!(out, "{word} {}", show(*ty, *bits))?,
        None => writeln!(out, "{word}")?,
    }
    Ok(code)
}

/// A circuit to be run, on a machine where its gates are instructions.
struct Job<'a> {
    circuit: &'a Circuit,
    arguments: &'a [u64],
    limits: Limits,
}

impl Job<'_> {
    fn run(&self, meaning: &mut dyn Meaning) -> Run {
        interpret(
            self.circuit,
            self.arguments,
            meaning,
            &mut Oracle::default(),
            self.limits,
        )
    }
}

impl Visitor for Job<'_> {
    type Out = Run;

    fn visit<M: exec::Machine>(self, machine: M) -> Run {
        let set = self.circuit.set();
        match set.machine {
            Some(found) => self.run(&mut OnMachine::new(set, found.isa, machine)),
            None => self.run(&mut Tables(set)),
        }
    }
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
