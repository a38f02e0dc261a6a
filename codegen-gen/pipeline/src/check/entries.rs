//! Checks of single entries.

use onespec_core::isa::{Dir, Operand, Which};
use onespec_core::operand::encode;
use onespec_description::model::{Isa, Kind};
use onespec_diag::{Diag, Diags};
use std::collections::HashSet;

/// The longest time until a result may be read, in cycles.
const MAX_LATENCY: u32 = 1000;

pub fn check(isa: &Isa, tables: &onespec_core::isa::Isa, diags: &mut Diags) {
    // One line of documentation serves a whole family: report the entry once.
    let mut seen = HashSet::new();
    for op in isa.ops.iter().filter(|op| op.doc.trim().is_empty()) {
        if seen.insert((op.origin.file, op.origin.start)) {
            diags.push(
                Diag::warning("W0701", &op.origin, format!("`{}` has no documentation", op.name))
                    .help("add `doc:` with one line that says what it does"),
            );
        }
    }
    for op in &isa.ops {
        for operand in op.operands.iter().filter(|o| o.pieces.is_empty() && o.width > 0) {
            diags.push(
                Diag::error(
                    "E0406",
                    &operand.origin,
                    format!("`{}` has an operand `{}` that is never encoded", op.name, operand.name),
                )
                .help("place it in the layout, or fix its value with a `let`"),
            );
        }
    }
    values(isa, tables, diags);
    latencies(isa, diags);
    directions(isa, tables, diags);
}

/// Operands that semantics write although they are inputs, or only read although they are outputs: who schedules or
/// allocates registers would not know.
fn directions(isa: &Isa, tables: &onespec_core::isa::Isa, diags: &mut Diags) {
    let mut seen = HashSet::new();
    for (op, lowered) in isa.ops.iter().zip(tables.ops) {
        for touch in lowered.registers {
            let Which::Operand(i) = touch.which else { continue };
            let Some(operand) = op.operands.get(usize::from(i)) else {
                continue;
            };
            let (what, is, help) = match (operand.dir, touch.reads > 0, touch.writes > 0) {
                (Dir::In, _, true) => (
                    "writes",
                    "input",
                    "say `out` behind its kind, or `inout` where it is read, too",
                ),
                (Dir::Out, true, false) => ("only reads", "output", "take `out` away from its kind, or write it"),
                _ => continue,
            };
            if seen.insert((op.origin.file, op.origin.start)) {
                let message = format!("`{}` {what} `{}`, which is an {is}", op.name, operand.name);
                let diag = Diag::error("E0409", &op.origin, message).also(&operand.origin, "the operand");
                diags.push(diag.help(help));
            }
        }
    }
}

/// Defaults and excluded values that an operand cannot have.
fn values(isa: &Isa, tables: &onespec_core::isa::Isa, diags: &mut Diags) {
    let mut seen = HashSet::new();
    for (op, lowered) in isa.ops.iter().zip(tables.ops) {
        for (operand, lowered) in op.operands.iter().zip(lowered.operands) {
            let sum = matches!(isa.kinds.get(usize::from(operand.kind)), Some(Kind::Sum { .. }));
            let has = |value: i64| {
                let all = Operand {
                    except: &[],
                    ..*lowered
                };
                sum || operand.width == 0 || encode(tables, &all, value).is_ok()
            };
            let written = operand.default.iter().map(|value| (*value, "its default"));
            let excluded = operand
                .except
                .iter()
                .map(|value| (*value, "the value that is excluded"));
            for (value, what) in written.chain(excluded).filter(|(value, _)| !has(*value)) {
                if seen.insert((operand.origin.file, operand.origin.start, value, what)) {
                    let message = format!("`{}` of `{}` cannot be {value}, {what}", operand.name, op.name);
                    let diag = Diag::error("E0408", &operand.origin, message).also(&op.origin, "used by this entry");
                    diags.push(diag.help("give a value that the kind has in the bits of this operand"));
                }
            }
        }
    }
}

/// Times until a result may be read that are none.
fn latencies(isa: &Isa, diags: &mut Diags) {
    let mut seen = HashSet::new();
    let own = isa.ops.iter().map(|op| (&op.data, &op.origin));
    let adapted = isa.ops.iter().flat_map(|op| &op.adapted).map(|a| (&a.data, &a.origin));
    for (data, origin) in own.chain(adapted) {
        let given = data.iter().find(|(key, _)| key == "latency").map(|(_, value)| value);
        // What is no number is checked where timing is read.
        let wrong = given.filter(|text| {
            let number: Result<u16, _> = text.parse();
            number.is_ok_and(|cycles| !(1..=MAX_LATENCY).contains(&u32::from(cycles)))
        });
        if let Some(text) = wrong
            && seen.insert((origin.file, origin.start))
        {
            let diag = Diag::error("E0718", origin, format!("`latency: {text}` is no number of cycles"));
            diags.push(diag.help(format!(
                "a whole number from 1 to {MAX_LATENCY}; 1 where nothing is said"
            )));
        }
    }
}
