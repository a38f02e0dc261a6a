//! `onespec list`: every instruction of a machine, a line each.

use crate::arguments::Machine;
use crate::outcome::{OK, Outcome};
use crate::session::Session;
use clap::Args;
use onespec_core::isa::{Dir, Isa, Kind, Op, Operand};
use serde_json::{Map, Value, json};
use std::io::{self, BufWriter, Write};

/// List the instructions of a machine
#[derive(Debug, Args)]
#[command(after_help = "Example: onespec list --isa riscv --target rv64gc_zba --json")]
pub struct Options {
    #[command(flatten)]
    machine: Machine,
    /// One JSON object a line, with `mnemonic`, `length` (bits), `match`, `mask`, `feature`, `operands`, `doc` and more
    #[arg(long)]
    json: bool,
}

/// Without `--target` every instruction of every extension is listed; with it those that the target has.
pub fn run(options: &Options) -> Outcome {
    let session = Session::open(&options.machine)?;
    let isa = session.isa;
    let chosen = |op: &&Op| options.machine.target.is_none() || op.needs.holds(&session.target.features);
    let mut out = BufWriter::new(io::stdout().lock());
    for op in isa.ops.iter().filter(chosen) {
        if options.json {
            writeln!(out, "{}", object(isa, op))?;
        } else {
            let operands: Vec<&str> = op.operands.iter().map(|operand| operand.name).collect();
            let signature = format!("{} {}", op.name, operands.join(", "));
            writeln!(out, "{:<16} {:<34} {}", feature(isa, op), signature.trim_end(), op.doc)?;
        }
    }
    out.flush()?;
    Ok(OK)
}

/// Name of the extension that an instruction belongs to.
pub fn feature(isa: &Isa, op: &Op) -> &'static str {
    isa.features
        .get(usize::from(op.feature))
        .map_or("", |feature| feature.name)
}

fn object(isa: &Isa, op: &Op) -> Value {
    let digits = usize::from(op.length).div_ceil(4);
    let hex = |bits: u128| format!("0x{bits:0digits$x}");
    let operands: Vec<Value> = op.operands.iter().map(|operand| self::operand(isa, operand)).collect();
    let data: Map<String, Value> = op
        .data
        .iter()
        .map(|(key, value)| (key.to_string(), json!(value)))
        .collect();
    let mut object = json!({
        "mnemonic": op.name,
        "length": op.length,
        "match": hex(op.value),
        "mask": hex(op.mask),
        "feature": feature(isa, op),
        "operands": operands,
        "doc": op.doc,
        "meaning": op.has_meaning,
        "origin": op.origin,
    });
    if let (Some(object), false) = (object.as_object_mut(), data.is_empty()) {
        object.insert("data".into(), Value::Object(data));
    }
    object
}

/// An operand: its name, what it is, and which bits of the word hold it, most significant piece first.
fn operand(isa: &Isa, operand: &Operand) -> Value {
    let dir = match operand.dir {
        Dir::In => "in",
        Dir::Out => "out",
        Dir::InOut => "inout",
    };
    let mut pieces = operand.pieces.to_vec();
    pieces.sort_by_key(|piece| std::cmp::Reverse(piece.value));
    let bits: Vec<String> = pieces.iter().map(|piece| span(piece.word, piece.len)).collect();
    json!({"name": operand.name, "kind": kind(isa, operand), "dir": dir, "bits": bits.join(" ")})
}

/// `11:7`, or `7` for a single bit.
fn span(low: u8, len: u8) -> String {
    if len <= 1 {
        low.to_string()
    } else {
        format!("{}:{low}", u16::from(low) + u16::from(len) - 1)
    }
}

/// What an operand is, in a word: the register file, `s12`, `u5`, `enum`.
pub fn kind(isa: &Isa, operand: &Operand) -> String {
    match isa.kinds.get(usize::from(operand.kind)) {
        Some(Kind::Reg { file, .. }) => isa
            .files
            .get(usize::from(*file))
            .map_or("register", |f| f.name)
            .to_string(),
        Some(Kind::Float(bits)) => format!("f{bits}"),
        Some(Kind::Enum { .. }) => "enum".into(),
        Some(Kind::Flags { .. }) => "flags".into(),
        Some(Kind::Sum { .. }) => "sum".into(),
        Some(Kind::Int) | None => format!("{}{}", if operand.signed { "s" } else { "u" }, operand.width),
    }
}
