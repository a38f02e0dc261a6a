//! `onespec opt`: runs passes over a circuit.

use crate::circuits::{Effects, Source};
use crate::machine::Machine;
use crate::outcome::{Failure, OK, Outcome};
use clap::Args;
use onespec_compiler::passes::{Context, Pipeline, all};
use std::io::{self, Write};

/// Optimise circuits: a list of passes over a .cir file, the text of the result
#[derive(Debug, Args)]
#[command(after_help = "Example: onespec opt --passes sccp,gvn,dce examples/sum.cir")]
pub struct Options {
    /// Names of passes in order, separated by commas
    #[arg(long, value_name = "A,B,…", default_value = Pipeline::DEFAULT)]
    passes: String,
    /// Tell what each pass does, and stop
    #[arg(long, exclusive = true)]
    list: bool,
    /// Tell how many gates there are before and after each pass, on standard error
    #[arg(long)]
    stats: bool,
    #[command(flatten)]
    effects: Effects,
    #[command(flatten)]
    machine: Machine,
    #[command(flatten)]
    source: Option<Source>,
}

pub fn run(options: &Options) -> Outcome {
    let mut out = io::stdout().lock();
    if options.list {
        for pass in all() {
            writeln!(out, "{:<10} {}", pass.name(), pass.about())?;
        }
        return Ok(OK);
    }
    let pipeline = Pipeline::parse(&options.passes).map_err(|unknown| Failure::Usage(unknown.to_string()))?;
    let Some(source) = &options.source else {
        return Err(Failure::Usage("name a file (.cir), or - for standard input".into()));
    };
    let mut circuits = source.read(&options.machine, options.effects)?;
    let mut maps = String::new();
    for circuit in &mut circuits {
        let mut names = pipeline.names();
        let mut stats = vec![format!("{} gates", circuit.live())];
        let check = &mut |c: &onespec_graph::Circuit| {
            stats.push(format!("{} {}", names.next().unwrap_or_default(), c.live()));
            Ok(())
        };
        let mut context = Context::default();
        let ran = pipeline.run_checked(circuit, &mut context, check);
        ran.map_err(|failure| Failure::Findings(failure.to_string()))?;
        if let Some(made) = context.maps {
            maps += &made.comments(circuit);
        }
        if options.stats {
            let _ = writeln!(io::stderr(), "{}", stats.join(", "));
        }
    }
    writeln!(out, "{}", onespec_graph::text::print_all(&circuits).trim_end())?;
    write!(out, "{maps}")?;
    Ok(OK)
}
