//! Branch relaxation: the shortest encodings whose branches reach.
//!
//! All branches start in their shortest form and grow where the distance is too large, until nothing changes. Forms
//! only grow, so this terminates. A branch that reaches in no form becomes a branch around a jump; a jump that does not
//! reach goes through a register.

use super::flat::{Fix, Flat, Holes, Inst, To};
use super::{Code, Context, How, Open, OpenTo, StackMap, Table};
use crate::machine::{Hole, Machine};
use crate::problem::Problem;
use onespec_core::encode;
use onespec_core::isa::{OpId, Word};
use onespec_core::operand::{Args, MAX_OPERANDS};
use onespec_core::parse::reloc_value;

/// How an instruction is encoded.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Form {
    /// These bits.
    Done(Word, u8),
    /// A jump inside the function, in its short form with so many bytes.
    Short(u8),
    /// The same in its own form.
    Full(u8),
    /// An operand waits for a symbol or for another instruction.
    Open(u8),
}

impl Form {
    fn bytes(self) -> u32 {
        match self {
            Form::Done(_, n) | Form::Short(n) | Form::Full(n) | Form::Open(n) => u32::from(n),
        }
    }
}

/// Scratch buffers for the forms of a function's instructions, used again for each.
#[derive(Default)]
pub struct Scratch {
    forms: Vec<Form>,
    offsets: Vec<u32>,
    /// Jumps inside the function.
    jumps: Vec<usize>,
    /// Those that don't reach.
    far: Vec<usize>,
}

/// Rounds in which branches are made longer by hand, at most: each makes those that don't reach.
const ROUNDS: usize = 8;

/// The bytes. `None`: a jump needs a register that was not kept.
pub fn encode(machine: &Machine, how: How, name: &str, context: &mut Context) -> Result<Option<Code>, Problem> {
    let Context { flat, words } = context;
    let Scratch {
        forms,
        offsets,
        jumps,
        far,
    } = words;
    let compress = how.compress && machine.compress;
    for _ in 0..ROUNDS {
        forms.clear();
        jumps.clear();
        for (number, inst) in flat.insts.iter().enumerate() {
            forms.push(first_form(machine, flat, inst, compress)?);
            if is_local(inst).is_some() {
                jumps.push(number);
            }
        }
        grow(machine, flat, jumps, forms, offsets, far);
        if far.is_empty() {
            return write(machine, flat, forms, offsets, name).map(Some);
        }
        match lengthen(machine, flat, far, how.scratch)? {
            Some(longer) => *flat = longer,
            None => return Ok(None),
        }
    }
    Err(Problem::new(
        "the function is so large that jumps don't reach from one end to the other: split it",
    ))
}

fn values<'a>(machine: &Machine, flat: &'a Flat, inst: &Inst) -> &'a [i64] {
    let start = inst.values as usize;
    flat.values
        .get(start..start + machine.operands(inst.op).len())
        .unwrap_or(&[])
}

fn args(values: &[i64]) -> Args {
    let mut args = [0; MAX_OPERANDS];
    args.iter_mut().zip(values).for_each(|(a, v)| *a = *v);
    args
}

fn bytes(machine: &Machine, op: OpId) -> u8 {
    machine.isa.bytes(op)
}

/// A jump inside the function: its operand is the distance.
fn is_local(inst: &Inst) -> Option<(u8, u32)> {
    match inst.fix {
        Some(Fix {
            operand,
            to: To::Label(label),
            reloc: None,
        }) => Some((operand, label)),
        _ => None,
    }
}

fn first_form(machine: &Machine, flat: &Flat, inst: &Inst, compress: bool) -> Result<Form, Problem> {
    let own = bytes(machine, inst.op);
    let values = values(machine, flat, inst);
    if is_local(inst).is_some() {
        let short = compress
            .then(|| machine.compressor.compress(inst.op, &args(values)))
            .flatten();
        return Ok(short.map_or(Form::Full(own), |(op, _)| Form::Short(bytes(machine, op))));
    }
    if inst.fix.is_some() {
        return Ok(Form::Open(own));
    }
    if compress && let Some((op, word)) = machine.compressor.compress(inst.op, &args(values)) {
        return Ok(Form::Done(word, bytes(machine, op)));
    }
    match machine.word(inst.op, values) {
        Ok(word) => Ok(Form::Done(word, own)),
        Err(error) => Err(Problem::new(format!("an instruction has no encoding: {error}")).at(inst.line)),
    }
}

fn find_offsets(forms: &[Form], all: &mut Vec<u32>) {
    let mut at = 0;
    all.clear();
    for form in forms {
        all.push(at);
        at += form.bytes();
    }
    all.push(at);
}

/// Where a label is.
fn place(flat: &Flat, offsets: &[u32], label: u32) -> i64 {
    let inst = flat.labels.get(label as usize).copied().unwrap_or(u32::MAX);
    offsets
        .get(inst as usize)
        .or(offsets.last())
        .map_or(0, |o| i64::from(*o))
}

/// The operands of a jump at a place.
fn jump(machine: &Machine, flat: &Flat, offsets: &[u32], number: usize) -> Option<Args> {
    let inst = flat.insts.get(number)?;
    let (operand, label) = is_local(inst)?;
    let mut args = args(values(machine, flat, inst));
    let distance = place(flat, offsets, label) - i64::from(*offsets.get(number)?);
    let of = machine.operands(inst.op).get(usize::from(operand))?;
    *args.get_mut(usize::from(operand))? = of.steps(distance)?;
    Some(args)
}

/// Lets jumps grow until all reach that can; those that can't are `far`.
fn grow(
    machine: &Machine,
    flat: &Flat,
    jumps: &[usize],
    forms: &mut [Form],
    offsets: &mut Vec<u32>,
    far: &mut Vec<usize>,
) {
    loop {
        find_offsets(forms, offsets);
        let mut changed = false;
        far.clear();
        for &number in jumps {
            let (Some(inst), Some(args)) = (flat.insts.get(number), jump(machine, flat, offsets, number)) else {
                continue;
            };
            let Some(form) = forms.get_mut(number) else { continue };
            if let Form::Short(_) = form {
                if machine.compressor.compress(inst.op, &args).is_some() {
                    continue;
                }
                *form = Form::Full(bytes(machine, inst.op));
                changed = true;
            }
            let count = machine.operands(inst.op).len();
            if machine.word(inst.op, &args[..count]).is_err() {
                far.push(number);
            }
        }
        if !changed {
            return;
        }
    }
}

/// The same code with jumps that don't reach written in another way.
fn lengthen(machine: &Machine, flat: &Flat, far: &[usize], scratch: bool) -> Result<Option<Flat>, Problem> {
    let mut longer = Flat {
        insts: Vec::with_capacity(flat.insts.len() + 2 * far.len()),
        values: flat.values.clone(),
        labels: flat.labels.clone(),
        maps: flat.maps.clone(),
        tables: flat.tables.clone(),
    };
    let mut moved = Vec::with_capacity(flat.insts.len() + 1);
    let mut far = far.iter().copied().peekable();
    for (number, inst) in flat.insts.iter().enumerate() {
        moved.push(longer.insts.len() as u32);
        if far.next_if_eq(&number).is_none() {
            longer.insts.push(inst.clone());
            continue;
        }
        let Some(fix) = inst.fix else { continue };
        let jump_text = machine.text("jump")?;
        let is_jump = jump_text.lines.first().is_some_and(|l| l.op == inst.op);
        if is_jump {
            let Some(register) = machine.scratch().filter(|_| scratch) else {
                return Ok(None);
            };
            let holes = Holes::of(&[(Hole::Scratch, i64::from(register.number))]).with(Hole::Label, fix.to);
            longer.template(machine.text("jump_far")?, &holes, inst.line, &|_| None)?;
            continue;
        }
        // Labels of these places are bound by instruction at once: they lie behind all that `moved` maps.
        let end = longer.label();
        let to_jump = Holes::default().with(Hole::Label, fix.to);
        match inst.inverse {
            Some(inverse) => {
                let around = Inst {
                    op: inverse,
                    fix: Some(Fix {
                        to: To::Label(end),
                        ..fix
                    }),
                    inverse: Some(inst.op),
                    ..inst.clone()
                };
                longer.insts.push(around);
                longer.template(jump_text, &to_jump, inst.line, &|_| None)?;
            }
            None => {
                let taken = longer.label();
                let there = Inst {
                    fix: Some(Fix {
                        to: To::Label(taken),
                        ..fix
                    }),
                    ..inst.clone()
                };
                longer.insts.push(there);
                let over = Holes::default().with(Hole::Label, To::Label(end));
                longer.template(jump_text, &over, inst.line, &|_| None)?;
                longer.bind(taken);
                longer.template(jump_text, &to_jump, inst.line, &|_| None)?;
            }
        }
        longer.bind(end);
    }
    moved.push(longer.insts.len() as u32);
    for label in longer.labels.iter_mut().take(flat.labels.len()) {
        if let Some(to) = moved.get(*label as usize) {
            *label = *to;
        }
    }
    Ok(Some(longer))
}

fn write(machine: &Machine, flat: &Flat, forms: &[Form], offsets: &[u32], name: &str) -> Result<Code, Problem> {
    let mut code = Code {
        name: name.to_owned(),
        bytes: Vec::with_capacity(offsets.last().copied().unwrap_or(0) as usize),
        insts: Vec::with_capacity(flat.insts.len()),
        origins: Vec::with_capacity(flat.insts.len()),
        ..Code::default()
    };
    for (number, (inst, form)) in flat.insts.iter().zip(forms).enumerate() {
        let offset = offsets.get(number).copied().unwrap_or(0);
        code.insts.push((offset, inst.line));
        code.origins.push(inst.origin);
        if let Some((_, label)) = is_local(inst) {
            code.jumps.push((offset, place(flat, offsets, label) as u32));
        }
        let told = |error: encode::EncodeError| Problem::new(format!("a jump has no encoding: {error}")).at(inst.line);
        let word = match form {
            Form::Done(word, _) => *word,
            Form::Short(_) | Form::Full(_) => {
                let args = jump(machine, flat, offsets, number).unwrap_or([0; MAX_OPERANDS]);
                let short = matches!(form, Form::Short(_))
                    .then(|| machine.compressor.compress(inst.op, &args))
                    .flatten();
                match short {
                    Some((_, word)) => word,
                    None => machine
                        .word(inst.op, &args[..machine.operands(inst.op).len()])
                        .map_err(told)?,
                }
            }
            Form::Open(_) => match half(machine, flat, offsets, number) {
                Some(args) => machine
                    .word(inst.op, &args[..machine.operands(inst.op).len()])
                    .map_err(told)?,
                None => open(machine, flat, offsets, number, &mut code.open),
            },
        };
        code.bytes
            .extend_from_slice(&word.to_le_bytes()[..(form.bytes() as usize).min(16)]);
    }
    code.maps.extend(flat.maps.iter().map(|(label, places)| StackMap {
        offset: place(flat, offsets, *label) as u32,
        places: places.clone(),
    }));
    code.tables.extend(flat.tables.iter().map(|(symbol, labels)| Table {
        symbol: *symbol,
        offsets: labels.iter().map(|label| place(flat, offsets, *label) as u32).collect(),
    }));
    Ok(code)
}

/// An instruction that waits for what the linker knows, and the word that stands in for it.
fn open(machine: &Machine, flat: &Flat, offsets: &[u32], number: usize, list: &mut Vec<Open>) -> Word {
    let (Some(inst), Some(offset)) = (flat.insts.get(number), offsets.get(number)) else {
        return 0;
    };
    if let Some(fix) = inst.fix {
        list.push(Open {
            offset: *offset,
            op: inst.op,
            operand: fix.operand,
            reloc: fix.reloc,
            to: match fix.to {
                To::Symbol(symbol, addend) => OpenTo::Symbol(symbol, addend),
                To::Label(label) => OpenTo::Pair(place(flat, offsets, label) as u32),
            },
        });
    }
    let op = machine.isa.ops.get(usize::from(inst.op));
    op.map_or(0, |op| {
        encode::provisional(machine.isa, op, values(machine, flat, inst))
    })
}

/// The operands of an instruction that takes one half of the distance to a place in the function.
fn half(machine: &Machine, flat: &Flat, offsets: &[u32], number: usize) -> Option<Args> {
    let inst = flat.insts.get(number)?;
    let fix = inst.fix?;
    let To::Label(label) = fix.to else { return None };
    let reloc = machine.isa.relocs.get(usize::from(fix.reloc?))?;
    // The lower half belongs to the instruction with the label, which says the place.
    let (from, label) = match reloc.of_label {
        false => (number, label),
        true => {
            let other = *flat.labels.get(label as usize)? as usize;
            match flat.insts.get(other)?.fix?.to {
                To::Label(label) => (other, label),
                To::Symbol(..) => return None,
            }
        }
    };
    let distance = place(flat, offsets, label) - i64::from(*offsets.get(from)?);
    let mut args = args(values(machine, flat, inst));
    *args.get_mut(usize::from(fix.operand))? = reloc_value(machine.isa, &reloc.value, distance);
    Some(args)
}
