//! `onespec convert`: circuits in another form.

use crate::circuits::{Effects, Source};
use crate::machine::Machine;
use crate::outcome::{OK, Outcome};
use crate::output;
use clap::{Args, ValueEnum};
use onespec_circuit::GATES;
use onespec_graph::{Circuit, binary, draw, module, text};
use onespec_volt::Vectors;
use std::path::{Path, PathBuf};

/// Write circuits in another form: text, bytes, or a picture
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  onespec convert examples/sum.cir -o sum.cirb
  onespec convert --to svg examples/sum.cir > sum.svg")]
pub struct Options {
    /// text: .cir; bytes: .cirb; dot: GraphViz; svg: a picture for browsers. Without it, what OUT ends with, else text
    #[arg(long, value_enum)]
    to: Option<Form>,
    /// Write to this file instead of standard output
    #[arg(short, long, value_name = "OUT")]
    output: Option<PathBuf>,
    /// Which circuit of the file; pictures are of one
    #[arg(long, value_name = "NAME")]
    circuit: Option<String>,
    #[command(flatten)]
    effects: Effects,
    #[command(flatten)]
    machine: Machine,
    #[command(flatten)]
    source: Source,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Form {
    Text,
    Bytes,
    Dot,
    Svg,
}

impl Form {
    fn of(file: &Path) -> Form {
        match file.extension().and_then(|ending| ending.to_str()) {
            Some("cirb") => Form::Bytes,
            Some("dot" | "gv") => Form::Dot,
            Some("svg") => Form::Svg,
            _ => Form::Text,
        }
    }
}

pub fn run(options: &Options) -> Outcome {
    let by_name = options.output.as_deref().map_or(Form::Text, Form::of);
    let form = options.to.unwrap_or(by_name);
    // A program is more than its circuits: its text has the data too.
    let program = match (form, &options.circuit) {
        (Form::Text, None) => options.source.program(&options.machine, Vectors::Gates)?,
        _ => None,
    };
    let circuits: Vec<Circuit> = match (form, &options.circuit) {
        _ if program.is_some() => Vec::new(),
        (Form::Text | Form::Bytes, None) => options.source.read(&options.machine, options.effects)?,
        (_, name) => vec![
            options
                .source
                .read_one(&options.machine, options.effects, name.as_deref())?,
        ],
    };
    let written = match form {
        Form::Text if program.is_some() => program.as_ref().map(module::print).unwrap_or_default().into_bytes(),
        Form::Text => text::print_all(&circuits).into_bytes(),
        Form::Bytes => binary::write(circuits.first().map_or(&GATES, Circuit::set), &circuits),
        Form::Dot => circuits
            .iter()
            .map(|c| draw::dot(c, None))
            .collect::<String>()
            .into_bytes(),
        Form::Svg => circuits
            .iter()
            .map(|c| draw::svg(c, None))
            .collect::<String>()
            .into_bytes(),
    };
    // A Volt source can import others.
    let imports = program.iter().flat_map(|module| module.lines.files()).map(Path::new);
    let inputs: Vec<&Path> = std::iter::once(options.source.file())
        .chain(imports)
        .chain(options.machine.spec.as_deref())
        .collect();
    output::to(options.output.as_deref(), &written, output::Kind::Data, &inputs)?;
    Ok(OK)
}
