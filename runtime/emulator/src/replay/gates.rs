//! Rows about gates: the value of a gate for values of its inputs, compared with what an evaluator of gates says.

use super::{Case, Code, Summary};
use onespec_graph::meaning::Meaning;
use onespec_graph::set::{Bitfield, FoldArgs, GateSet};
use onespec_graph::{Opcode, Type};

/// Evaluates the gates of cases and compares their values.
pub fn replay_gates(set: &'static GateSet, meaning: &mut dyn Meaning, cases: &[Case<'_>]) -> Summary {
    Summary::of(cases, |case| one(set, meaning, &case.code))
}

fn one(set: &'static GateSet, meaning: &mut dyn Meaning, code: &Code<'_>) -> Result<(), String> {
    let Code::Gate {
        name,
        input_type,
        value_type,
        sources,
        result,
    } = code
    else {
        return Err(format!("`{}` has gates, and no instructions", set.name));
    };
    let (op, bits) = gate(set, name)?;
    let inputs = set.def(op).values.len();
    if inputs != sources.len() {
        return Err(format!("it has {inputs} value inputs, the vector {}", sources.len()));
    }
    let (of, ty) = (type_of(set, input_type)?, type_of(set, value_type)?);
    for value in sources {
        fits(set, of, *value)?;
    }
    let wanted = result.ok_or("the vector has no value to compare with")?;
    fits(set, ty, wanted)?;
    let args = FoldArgs {
        op,
        ty,
        bits,
        types: &vec![of; sources.len()],
        values: sources,
    };
    let found = meaning.eval(args);
    let found = found.ok_or_else(|| format!("it has no value for {input_type} to {value_type}"))?;
    if found != wanted {
        let operands: Vec<String> = sources.iter().map(|value| format!("{value:x}")).collect();
        let operands = operands.join(", ");
        return Err(format!(
            "of {input_type} {operands}: the value is {found:x}, should be {wanted:x}"
        ));
    }
    Ok(())
}

/// `ICMP.SLT`: the opcode, and the bitfield with the condition's code.
fn gate(set: &'static GateSet, name: &str) -> Result<(Opcode, u64), String> {
    let (gate, condition) = name.split_once('.').unwrap_or((name, ""));
    let op = set
        .by_name(gate)
        .ok_or_else(|| format!("`{}` has no gate `{gate}`", set.name))?;
    match set.def(op).bitfield {
        Bitfield::Condition(table) => {
            let table = set.conditions.get(usize::from(table));
            let code = table.and_then(|table| table.by_name(condition));
            let code = code.ok_or_else(|| format!("`{gate}` has no condition `{condition}`"))?;
            Ok((op, code.code.into()))
        }
        _ if condition.is_empty() => Ok((op, 0)),
        _ => Err(format!("`{gate}` has no conditions, and so no `{condition}`")),
    }
}

fn type_of(set: &'static GateSet, name: &str) -> Result<Type, String> {
    set.type_by_name(name)
        .ok_or_else(|| format!("`{}` has no type `{name}`", set.name))
}

fn fits(set: &'static GateSet, ty: Type, value: u64) -> Result<(), String> {
    let def = set.type_def(ty);
    match def.width < 64 && value >> def.width != 0 {
        true => Err(format!("{value:x} does not fit {}", def.name)),
        false => Ok(()),
    }
}
