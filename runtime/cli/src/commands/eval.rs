//! `onespec eval`: the result of a circuit for arguments.

use crate::circuits::{Source, show, value};
use crate::outcome::{FINDINGS, Failure, OK, Outcome};
use clap::Args;
use onespec_circuit::GATES;
use onespec_compiler::interp::{Event, Limits, Oracle, Outcome as Left, Tables, run as interpret};
use onespec_graph::{Circuit, Role, Type};
use std::io::{self, Write};

/// Evaluate a circuit: its result for arguments, exit code 1 if it throws or cannot go on
#[derive(Debug, Args)]
#[command(after_help = "Example: onespec eval --trace program.cir 7 -3 0x10 1.5")]
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
    source: Source,
    /// Arguments, as their types are: 7, -7, 0x7, and for floats also 1.5, 1e9, inf, nan
    #[arg(allow_negative_numbers = true)]
    arguments: Vec<String>,
}

pub fn run(options: &Options) -> Outcome {
    let circuit = options.source.read_one(options.circuit.as_deref())?;
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
    let ran = interpret(
        &circuit,
        &arguments,
        &mut Tables(circuit.set()),
        &mut Oracle::default(),
        limits,
    );
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
