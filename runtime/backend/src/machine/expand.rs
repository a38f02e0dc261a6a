//! Assembly text to instructions with unresolved symbols.

use super::Machine;
use onespec_core::asm::expansion;
use onespec_core::isa::OpId;
use onespec_core::parse::expr::{Scope, Value};
use onespec_core::parse::{Matcher, Outcome};

/// An operand of an expanded instruction.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Operand {
    Value(i64),
    /// A name through a relocation function.
    Name {
        name: String,
        reloc: Option<u16>,
    },
}

/// An instruction of a text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Expanded {
    /// The name that its address has in the text.
    pub label: Option<String>,
    pub op: OpId,
    pub operands: Vec<Operand>,
}

/// Expansions in expansions.
const MAX_DEPTH: u32 = 24;
/// Instructions that a text may come to.
const MAX_INSTS: usize = 256;

/// Names have no values: they stay.
struct Names<'a>(&'a Machine);

impl Scope for Names<'_> {
    fn symbol(&self, _: &str) -> Option<Value> {
        None
    }
    fn numeric(&self, _: u64, _: bool) -> Option<Value> {
        None
    }
    fn here(&self) -> Option<Value> {
        None
    }
    fn reserved(&self, name: &str) -> bool {
        self.0.parser.is_register(name)
    }
}

/// The instructions of a text of lines, pseudo-instructions expanded.
pub fn expand(machine: &Machine, text: &str) -> Result<Vec<Expanded>, String> {
    let mut out = Vec::new();
    let mut unique = 0;
    lines(machine, text, 0, &mut unique, &mut out)?;
    Ok(out)
}

fn lines(machine: &Machine, text: &str, depth: u32, unique: &mut u32, out: &mut Vec<Expanded>) -> Result<(), String> {
    let mut label = None;
    for line in text.lines() {
        let mut line = line.trim();
        if let Some((name, rest)) = line.split_once(':')
            && name.chars().all(|c| c.is_alphanumeric() || "._$".contains(c))
        {
            label = Some(name.to_owned());
            line = rest.trim_start();
        }
        if line.is_empty() {
            continue;
        }
        if out.len() >= MAX_INSTS || depth > MAX_DEPTH {
            return Err(format!("`{line}` comes to too many instructions"));
        }
        let before = out.len();
        statement(machine, line, depth, unique, out)?;
        if let (Some(name), Some(first)) = (label.take(), out.get_mut(before)) {
            first.label = Some(name);
        }
    }
    Ok(())
}

fn statement(
    machine: &Machine,
    line: &str,
    depth: u32,
    unique: &mut u32,
    out: &mut Vec<Expanded>,
) -> Result<(), String> {
    let mut matcher = Matcher::new();
    let outcome = machine.parser.parse_with(&mut matcher, line, &Names(machine));
    match outcome.map_err(|e| format!("`{line}`: {e}"))? {
        Outcome::Instruction { op, .. } => {
            let count = machine.operands(op).len();
            let values = matcher.args().iter().take(count);
            let mut operands: Vec<Operand> = values.map(|v| Operand::Value(*v)).collect();
            for symbol in matcher.symbols() {
                let name = line
                    .get(symbol.start as usize..symbol.end as usize)
                    .unwrap_or("")
                    .trim()
                    .to_owned();
                if let Some(operand) = operands.get_mut(usize::from(symbol.operand)) {
                    *operand = Operand::Name {
                        name,
                        reloc: symbol.reloc,
                    };
                }
            }
            out.push(Expanded {
                label: None,
                op,
                operands,
            });
            Ok(())
        }
        Outcome::Macro { index } => {
            let features = machine.parser.features();
            let all = expansion(machine.isa, features, index, &matcher, line, *unique);
            *unique += 1;
            let all = all.ok_or_else(|| format!("`{line}` has no expansion for these operands"))?;
            lines(machine, &all.join("\n"), depth + 1, unique, out)
        }
        Outcome::Mirror { .. } => Err(format!("`{line}` is a pseudo-instruction of a mirror")),
    }
}
