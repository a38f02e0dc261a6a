//! `onespec list`: every instruction of a machine, a line each; or machines, targets, extensions and platforms.

use super::inventory::{self, Inventory};
use crate::entries::{feature, kind, listed};
use crate::machine::Machine;
use crate::outcome::{OK, Outcome};
use crate::session::Session;
use crate::{escape, gates};
use clap::Args;
use onespec_core::isa::timing::{Core, Expr, Keys, Wait};
use onespec_core::isa::{Dir, End, Flow, Instance, Isa, Op, Operand, Touch, Which};
use onespec_core::print::transported;
use onespec_core::timing::show;
use onespec_emulator::api;
use onespec_emulator::engine::Way;
use serde_json::{Map, Value, json};
use std::io::Write;

/// List the instructions of a machine, the gates (--isa circuit), or what machines, targets, extensions and platforms there are
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  onespec list --isa riscv --target rv64gc_zba --json
  onespec list --isa circuit
  onespec list --targets")]
pub struct Options {
    #[command(flatten)]
    inventory: Inventory,
    #[command(flatten)]
    machine: Machine,
    /// One JSON object a line, with `mnemonic`, `length` (bits), `match`, `mask`, `feature`, `operands`, `doc`, and what
    /// its entry says in keys of its own, such as `latency`; `effects`, `registers` and `flows` are what its semantics touches, and what
    /// goes where in it; `timing` is what the core of the target says; `translation` is how `run --engine jit` executes it: by code of
    /// its own (`translated`), by the interpreter amid such code (`called`, and why), or by the interpreter alone (`system`)
    #[arg(long)]
    json: bool,
}

/// Without `--target` every instruction that a target can have is listed; with it those that this target has.
pub fn run(options: &Options) -> Outcome {
    if options.inventory.is_asked() {
        return inventory::run(&options.inventory, &options.machine, options.json);
    }
    if let Some(gates) = gates::texts_of(&options.machine)? {
        let mut out = escape::stdout();
        for gate in &gates {
            match options.json {
                true => writeln!(out, "{}", gates::object(gate))?,
                false => writeln!(out, "{:<16} {:<34} {}", gate.level, gate.name, gate.doc)?,
            }
        }
        out.flush()?;
        return Ok(OK);
    }
    let session = Session::open(&options.machine)?;
    let isa = session.isa;
    let core = session.target.core.and_then(|core| isa.cores.get(usize::from(core)));
    let chosen = |op: &Op| match &options.machine.target {
        Some(_) => op.needs.holds(&session.target.features),
        None => isa.possible(&op.needs),
    };
    let ways = match (options.json, isa.mirror) {
        // Of the built machine alone: what a folder says was not generated.
        (true, None) => onespec_machines::find(isa.name)
            .filter(|known| std::ptr::eq(known.isa, isa))
            .and_then(|known| api::ways(&known.description(), &session.target)),
        _ => None,
    };
    let mut out = escape::stdout();
    for (index, op) in listed(isa).iter().enumerate().filter(|(_, op)| chosen(op)) {
        if options.json {
            let mut object = object(isa, op);
            if let (Some(core), None) = (core, isa.mirror) {
                object["timing"] = timing(core, core.keys_of(index as u16));
            }
            if let Some(way) = way(isa, ways.as_deref().unwrap_or_default(), index) {
                object["translation"] = way;
            }
            let instance = isa.mirror.and_then(|mirror| mirror.instances.get(index));
            let object = match instance {
                Some(instance) => pseudo(object, op, instance),
                None => object,
            };
            writeln!(out, "{object}")?;
        } else {
            let operands: Vec<&str> = op.operands.iter().map(|operand| operand.name).collect();
            let signature = format!("{} {}", op.name, operands.join(", "));
            writeln!(out, "{:<16} {:<34} {}", feature(isa, op), signature.trim_end(), op.doc)?;
        }
    }
    out.flush()?;
    Ok(OK)
}

/// How an instruction is executed where code is translated; an abbreviation as what it stands for.
fn way(isa: &Isa, ways: &[Option<Way>], index: usize) -> Option<Value> {
    let mut index = index;
    while let Some(is) = isa.ops.get(index).and_then(|op| op.is.as_ref()) {
        index = is.op.into();
    }
    Some(match (*ways.get(index)?)? {
        Way::Translated => json!("translated"),
        Way::System => json!("system"),
        Way::Called(why) => json!(format!("called: {why}")),
    })
}

/// A pseudo-instruction has no word; its operands have classes and ties, and state is read besides.
fn pseudo(mut object: Value, op: &Op, instance: &Instance) -> Value {
    let Some(map) = object.as_object_mut() else {
        return object;
    };
    for key in ["length", "match", "mask"] {
        map.remove(key);
    }
    if let Some(operands) = map.get_mut("operands").and_then(Value::as_array_mut) {
        for (operand, role) in operands.iter_mut().zip(instance.roles) {
            let Some(operand) = operand.as_object_mut() else {
                continue;
            };
            operand.remove("bits");
            if !role.class.is_empty() {
                operand.insert("class".into(), json!(role.class));
            }
            if let Some(tied) = role.tied.and_then(|i| op.operands.get(usize::from(i))) {
                operand.insert("tied".into(), json!(tied.name));
            }
            if role.early {
                operand.insert("early_clobber".into(), json!(true));
            }
        }
    }
    map.insert("uses".into(), json!(instance.uses));
    map.insert("defs".into(), json!(instance.defs));
    object
}

/// What the core of the target says about an instruction: numbers where they are constant, else expressions.
fn timing(core: &Core, keys: &Keys) -> Value {
    let number = |e: &Expr| match e {
        Expr::Num(n) => json!(n),
        e => json!(show(core, e)),
    };
    let named = |list: &[(&str, Expr)]| match list {
        [("", e)] => number(e),
        list => {
            let of = |(name, e): &(&str, Expr)| (if name.is_empty() { "*" } else { name }.to_string(), number(e));
            Value::Object(list.iter().map(of).collect())
        }
    };
    let name = |wait: &Wait| match wait {
        Wait::Hardware => "hardware",
        Wait::Slots => "slots",
        Wait::Class(class) => core.classes.get(usize::from(*class)).map_or("?", |class| class.name),
    };
    let unit = |unit: &u8| core.units.get(usize::from(*unit)).map_or("?", |unit| unit.0);
    let mut object = Map::new();
    let mut set = |key: &str, value: Option<Value>| {
        if let Some(value) = value {
            object.insert(key.into(), value);
        }
    };
    let list = |list: &[(&str, Expr)]| (!list.is_empty()).then(|| named(list));
    set("latency", Some(list(keys.latency).unwrap_or(json!(1))));
    set("reads", list(keys.reads));
    set("slots", keys.slots.as_ref().map(number));
    set("idle", keys.idle.as_ref().map(number));
    set("busy", list(keys.busy));
    let units = keys
        .units
        .iter()
        .map(|any| any.iter().map(unit).collect::<Vec<_>>().join("|"));
    let units: Vec<String> = units.collect();
    set("unit", (!units.is_empty()).then(|| json!(units.join("+"))));
    let wait = match keys.wait {
        [] => json!("hardware"),
        [(wait, None), ..] => json!(name(wait)),
        list => {
            let of = |(wait, when): &(Wait, Option<Expr>)| {
                (name(wait).to_string(), when.as_ref().map_or(json!("otherwise"), number))
            };
            Value::Object(list.iter().map(of).collect())
        }
    };
    set("wait", Some(wait));
    set("late", keys.late.map(|class| json!(name(&Wait::Class(class)))));
    let next = keys
        .next
        .iter()
        .map(|next| json!({"must": show(core, &next.must), "for": number(&next.slots)}));
    set("next", (!keys.next.is_empty()).then(|| next.collect()));
    Value::Object(object)
}

fn object(isa: &Isa, op: &Op) -> Value {
    let digits = usize::from(op.length).div_ceil(4);
    let hex = |bits: u128| format!("0x{bits:0digits$x}");
    let operands: Vec<Value> = op.operands.iter().map(|operand| self::operand(isa, operand)).collect();
    let transports: Map<String, Value> = isa
        .transports
        .iter()
        .map(|(name, rotl)| {
            let turned = |word| hex(transported(word, op.length, *rotl));
            (
                (*name).into(),
                json!({"match": turned(op.value), "mask": turned(op.mask)}),
            )
        })
        .collect();
    let mut object = json!({
        "mnemonic": op.name,
        "length": op.length,
        "match": hex(op.value),
        "mask": hex(op.mask),
        "feature": feature(isa, op),
        "operands": operands,
        "doc": op.doc,
        "semantics": op.has_semantics, "meaning": op.has_semantics,
        "effects": op.effects.names().collect::<Vec<_>>(),
        "registers": op.registers.iter().map(|touch| touched(isa, op, touch)).collect::<Vec<_>>(),
        "flows": op.flows.iter().map(|flow| flowing(isa, op, *flow)).collect::<Vec<_>>(),
        "origin": op.origin,
    });
    if let Some(object) = object.as_object_mut() {
        // What entries say in keys of their own, beside what every instruction has.
        for (key, value) in op.data {
            object.entry(*key).or_insert_with(|| json!(value));
        }
        if !transports.is_empty() {
            object.insert("transports".into(), Value::Object(transports));
        }
    }
    object
}

/// A register that the semantics touches: how many low bits it reads and writes, `operand` or `register` or neither, where
/// the number is computed.
fn touched(isa: &Isa, op: &Op, touch: &Touch) -> Value {
    let file = isa.files.get(usize::from(touch.file));
    let mut object = json!({"file": file.map(|file| file.name)});
    let mut set = |key: &str, value: Value| object[key] = value;
    match touch.which {
        Which::Operand(i) => set("operand", json!(op.operands.get(usize::from(i)).map(|o| o.name))),
        Which::Fixed(n) => set("register", json!(file.and_then(|file| file.spelling(i64::from(n))))),
        Which::Computed => {}
    }
    for (key, bits) in [("reads", touch.reads), ("writes", touch.writes)] {
        if bits > 0 {
            set(key, json!(bits));
        }
    }
    object
}

/// What goes where: names of operands or registers, `memory`, `state`, `address`, `target`; `V[..]` where the number of a
/// register is computed.
fn flowing(isa: &Isa, op: &Op, flow: Flow) -> String {
    let register = |touch: &Touch| {
        let file = isa.files.get(usize::from(touch.file));
        let known = match touch.which {
            Which::Operand(i) => op.operands.get(usize::from(i)).map(|o| o.name),
            Which::Fixed(n) => file.and_then(|file| file.spelling(i64::from(n))),
            Which::Computed => None,
        };
        let computed = || format!("{}[..]", file.map_or("?", |file| file.name));
        known.map_or_else(computed, str::to_string)
    };
    let name = |end: End| match end {
        End::Register(at) => op.registers.get(usize::from(at)).map_or("?".to_string(), register),
        End::Memory => "memory".to_string(),
        End::State => "state".to_string(),
        End::Address => "address".to_string(),
        End::Target => "target".to_string(),
    };
    format!("{} > {}", name(flow.from), name(flow.to))
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
