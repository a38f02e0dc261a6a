//! Instructions that do what several others of one kind do, each for one field of structures in memory (`joins:`).

use onespec_description::model::{Isa, Op};
use onespec_diag::{Diag, Diags, did_you_mean};
use std::collections::HashSet;

/// Fields that an instruction may have, at most.
const MOST: u8 = 32;

pub fn check(isa: &Isa, diags: &mut Diags) {
    // One entry serves a whole family: it is reported once.
    let mut seen = HashSet::new();
    for op in &isa.ops {
        let said = op.data.iter().find(|(key, _)| key == "joins");
        let Some((_, text)) = said else { continue };
        if let Err((message, help)) = joins(isa, op, text)
            && seen.insert((op.origin.file, op.origin.start))
        {
            let message = format!("`{}` joins `{text}`: {message}", op.name);
            diags.push(Diag::error("E0410", &op.origin, message).help(help));
        }
    }
}

/// Whether an entry may join what its text says; else what is wrong, and what to do.
fn joins(isa: &Isa, op: &Op, text: &str) -> Result<(), (String, String)> {
    let wrong = |message: &str, help: &str| (message.to_string(), help.to_string());
    let mut words = text.split_whitespace();
    let (Some(name), Some(number), None) = (words.next(), words.next(), words.next()) else {
        return Err(wrong(
            "this is no instruction and number",
            "write a mnemonic and how many of these it joins: `joins: load 2`",
        ));
    };
    if !number.parse().is_ok_and(|fields: u8| (2..=MOST).contains(&fields)) {
        let help = format!("a number from 2 to {MOST} says how many instructions it stands for");
        return Err((format!("`{number}` is no number of fields"), help));
    }
    let Some(one) = isa.ops.iter().find(|known| known.name == name) else {
        let help = did_you_mean(name, isa.ops.iter().map(|op| op.name.as_str()));
        return Err((
            format!("there is no instruction `{name}`"),
            help.unwrap_or_else(|| "name an instruction of this machine".into()),
        ));
    };
    for operand in &op.operands {
        let found = one.operands.iter().find(|other| other.name == operand.name);
        if found.is_none_or(|other| other.kind != operand.kind || other.dir != operand.dir) {
            return Err((
                format!("its operand `{}` is none of `{name}`", operand.name),
                "operands of both have the same names, kinds and directions".into(),
            ));
        }
    }
    if one.operands.len() > op.operands.len() + 1 {
        return Err(wrong(
            "it lacks more than one operand",
            "only the distance of elements may be left out, where it is the size of all fields",
        ));
    }
    Ok(())
}
