//! Rows about gates: the value of a gate for values of its inputs, compared with what an evaluator of gates says.

use super::{Case, Code, Summary};
use onespec_graph::semantics::Semantics;
use onespec_graph::set::{Bitfield, FoldArgs, GateSet, Out, Term};
use onespec_graph::{Opcode, Type};

/// Evaluates the gates of cases and compares their values.
pub fn replay_gates(set: &'static GateSet, semantics: &mut dyn Semantics, cases: &[Case<'_>]) -> Summary {
    Summary::of(cases, |case| one(set, semantics, &case.code))
}

fn one(set: &'static GateSet, semantics: &mut dyn Semantics, code: &Code<'_>) -> Result<(), String> {
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
    let nothing = || format!("it has no value for {input_type} to {value_type}");
    if !goes_together(set, op, of, ty) {
        return Err(nothing());
    }
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
    let found = semantics.eval(args);
    let found = found.ok_or_else(nothing)?;
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

/// Whether a gate with value inputs of one type may have a value of another. Who evaluates need not ask.
fn goes_together(set: &'static GateSet, op: Opcode, of: Type, ty: Type) -> bool {
    let def = set.def(op);
    let gives = match def.out {
        Out::None => false,
        Out::Own | Out::OwnOrNone => def.types.has(ty),
        Out::One(one) => one == ty,
        Out::Arch => set.arch.contains(&ty),
    };
    let takes = |term: &Term| match *term {
        Term::Own => of == ty,
        Term::Arch => set.arch.contains(&of),
        Term::One(one) => one == of,
        Term::Any(types) | Term::Same(_, types) => types.has(of),
    };
    let allowed = |types: &[onespec_graph::TypeSet]| types.get(usize::from(ty.0)).is_some_and(|types| types.has(of));
    gives && def.values.iter().all(takes) && def.wheres.iter().all(|where_| allowed(where_.allowed))
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
