//! Instantiates a text of the calling convention with virtual registers.

use crate::code::{Arg, Function, VReg, What};
use crate::machine::{Hole, Machine, Source, Template};
use crate::problem::Problem;
use onespec_core::isa::Dir;

/// What is put into a hole.
#[derive(Debug, Clone, Copy)]
pub enum Fill {
    /// A fixed register, or a number.
    Number(i64),
    Register(VReg),
    /// A new register of a bank, which the text writes first.
    Scratch(u8),
    Symbol(u32, i64),
    /// The first successor of the block.
    Target,
    /// An element of an area of a kernel's frame: the number of its register.
    Element(u32, i64),
}

/// Appends the instructions of a text; the register that is in the hole `to` at the end, or that is loaded.
pub fn instantiate(
    machine: &Machine,
    function: &mut Function,
    template: &Template,
    holes: &[(Hole, Fill)],
    line: u32,
) -> Result<VReg, Problem> {
    let to = instantiate_all(machine, function, template, holes, line)?;
    to.ok_or_else(|| Problem::new("a text writes no register"))
}

/// The same of a text that may write no register.
pub fn instantiate_all(
    machine: &Machine,
    function: &mut Function,
    template: &Template,
    holes: &[(Hole, Fill)],
    line: u32,
) -> Result<Option<VReg>, Problem> {
    let mut to: Option<VReg> = None;
    let mut scratch: Vec<(Hole, VReg)> = Vec::new();
    let first = function.labels;
    let label = |line: u32| {
        let labelled = template.lines.get(line as usize).is_some_and(|l| l.labelled);
        labelled.then_some(first + line)
    };
    if template.lines.iter().any(|l| l.labelled) {
        function.labels += template.lines.len() as u32;
    }
    let hole = |hole: &Hole| holes.iter().find(|(h, _)| h == hole).map(|(_, fill)| *fill);
    let empty = |hole: &Hole| Problem::new(format!("nothing for hole {hole:?}"));
    for (number, one) in template.lines.iter().enumerate() {
        let start = function.args.len() as u32;
        let mut written = None;
        for (source, operand) in one.sources.iter().zip(machine.operands(one.op)) {
            let (source, within, dir, bank) = match source {
                Source::Within {
                    hole,
                    within,
                    dir,
                    bank,
                } => (&Source::Hole(*hole), Some(*within), *dir, *bank),
                source => {
                    let bank = machine.bank_of_operand(operand).unwrap_or(0);
                    (source, None, operand.dir, bank)
                }
            };
            let bank = match source {
                Source::Hole(Hole::To) => template.to.unwrap_or(bank),
                _ => bank,
            };
            let arg = match source {
                Source::Fixed(n) => Arg::Number(*n),
                Source::Hole(Hole::To) => match dir {
                    Dir::In => Arg::Use(to.ok_or_else(|| empty(&Hole::To))?),
                    Dir::Out => match hole(&Hole::To) {
                        Some(Fill::Element(slot, addend)) => Arg::Slot { slot, addend },
                        _ => {
                            let made = function.vreg(bank);
                            written = Some(made);
                            Arg::Def(made)
                        }
                    },
                    Dir::InOut => {
                        let made = function.vreg(bank);
                        written = Some(made);
                        Arg::Tied(to.ok_or_else(|| empty(&Hole::To))?, made)
                    }
                },
                Source::Hole(Hole::Value) if dir == Dir::Out => {
                    let made = function.vreg(bank);
                    written = Some(made);
                    Arg::Def(made)
                }
                Source::Hole(h) => match hole(h).ok_or_else(|| empty(h))? {
                    Fill::Number(n) => Arg::Number(n),
                    Fill::Element(slot, addend) => Arg::Slot { slot, addend },
                    Fill::Register(register) => Arg::Use(register),
                    Fill::Scratch(bank) if dir == Dir::Out => {
                        let made = function.vreg(bank);
                        scratch.push((*h, made));
                        Arg::Def(made)
                    }
                    Fill::Scratch(_) => {
                        let made = scratch.iter().rev().find(|(known, _)| known == h);
                        Arg::Use(made.ok_or_else(|| empty(h))?.1)
                    }
                    Fill::Symbol(..) | Fill::Target => return Err(empty(h)),
                },
                Source::Name { hole: h, reloc } => match hole(h).ok_or_else(|| empty(h))? {
                    Fill::Symbol(symbol, addend) => Arg::Symbol {
                        symbol,
                        addend,
                        reloc: *reloc,
                    },
                    Fill::Target if reloc.is_none() => Arg::Target,
                    _ => return Err(empty(h)),
                },
                Source::Line { line, reloc } => match label(*line) {
                    Some(label) => Arg::Label { label, reloc: *reloc },
                    None => return Err(Problem::new("a text refers to a line that it does not have")),
                },
                Source::Within { .. } => return Err(empty(&Hole::To)),
                Source::Global { name, .. } => {
                    return Err(Problem::new(format!("a text names `{name}`, which is not known here")));
                }
            };
            let arg = match (arg, within) {
                (Arg::Number(n), Some(within)) => Arg::Number(within.with(n)),
                (arg, Some(within)) => {
                    function.within.push((function.args.len() as u32, within));
                    arg
                }
                (arg, None) => arg,
            };
            function.args.push(arg);
        }
        let at = function.push_made(What::Op(one.op), start, line);
        if let Some(inst) = function.insts.get_mut(at as usize) {
            inst.label = label(number as u32);
        }
        to = written.or(to);
    }
    Ok(to)
}
