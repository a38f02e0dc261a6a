//! Building an instruction from its name: which registers its operands are, and its word.

use super::Code;
use onespec_core::expr::Env;
use onespec_core::isa::{Dir, Isa, Kind, Operand};
use onespec_core::target::Resolved;

/// Registers that operands are bound to, by number: the destination first.
const NUMBERS: [i64; 8] = [10, 11, 12, 13, 14, 15, 8, 9];

/// An instruction ready to run.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bound {
    /// The encoded instruction.
    pub word: u64,
    /// State that holds each source, and the value of it.
    pub inputs: Vec<(String, u64)>,
    /// State that holds the result; `None` without a destination register.
    pub output: Option<String>,
}

/// Builds an instruction that is given by name, from the instruction or the alias of that name.
///
/// # Errors
/// The code is not given by name, the target has no instruction of the name, its operands do not match the sources and
/// names, or it cannot be encoded.
pub fn bind(isa: &Isa, target: &Resolved, code: &Code<'_>) -> Result<Bound, String> {
    let Code::Named {
        mnemonic,
        sources,
        names,
        ..
    } = code
    else {
        return Err("it is not given by name".to_owned());
    };
    let mut why = format!("`{}` has no instruction of this name", target.name);
    let has = |needs: &onespec_core::isa::Needs| needs.holds(&target.features);
    for (id, op) in isa
        .ops
        .iter()
        .enumerate()
        .filter(|(_, op)| op.name == *mnemonic && has(&op.needs))
    {
        let bound = values(isa, op.operands, sources, names).and_then(|(args, inputs, output)| {
            let word = isa.encode(id as u16, &args).map_err(|error| error.message)?;
            Ok(Bound {
                word: word as u64,
                inputs,
                output,
            })
        });
        match bound {
            Ok(bound) => return Ok(bound),
            Err(error) => why = error,
        }
    }
    for alias in isa
        .aliases
        .iter()
        .filter(|alias| alias.name == *mnemonic && has(&alias.needs))
    {
        if !isa.ops.get(alias.op as usize).is_some_and(|op| has(&op.needs)) {
            continue;
        }
        let bound = values(isa, alias.operands, sources, names).and_then(|(args, inputs, output)| {
            let env = Env::of(isa, alias.operands, &[], &args);
            let args: Vec<i64> = alias.args.iter().map(|arg| env.eval(arg)).collect();
            let word = isa.encode(alias.op, &args).map_err(|error| error.message)?;
            Ok(Bound {
                word: word as u64,
                inputs,
                output,
            })
        });
        match bound {
            Ok(bound) => return Ok(bound),
            Err(error) => why = error,
        }
    }
    Err(why)
}

type Values = (Vec<i64>, Vec<(String, u64)>, Option<String>);

/// A value for each operand; sources and destination by name.
fn values(isa: &Isa, operands: &[Operand], sources: &[u64], names: &[&str]) -> Result<Values, String> {
    let mut numbers = NUMBERS.into_iter();
    let mut names = names.iter();
    let (mut args, mut inputs, mut output) = (Vec::new(), Vec::new(), None);
    for operand in operands {
        let value = match isa.kinds.get(operand.kind as usize) {
            Some(Kind::Reg { file, .. }) => {
                let number = numbers.next().ok_or("it has too many registers")?;
                let file = isa.files.get(*file as usize).map_or("", |file| file.name);
                let name = format!("{file}[{number}]");
                if operand.dir != Dir::Out {
                    inputs.push(name.clone());
                }
                if operand.dir != Dir::In {
                    output = Some(name);
                }
                number
            }
            Some(Kind::Enum { names: known, .. }) => match names.next() {
                Some(name) => {
                    let found = known.iter().find(|(known, _)| known == name);
                    found
                        .map(|(_, code)| *code)
                        .ok_or_else(|| format!("operand {} has no `{name}`", operand.name))?
                }
                None => operand.default.unwrap_or(0),
            },
            _ => operand.default.unwrap_or(0),
        };
        args.push(value);
    }
    if inputs.len() != sources.len() {
        return Err(format!(
            "it has {} source registers, the vector {}",
            inputs.len(),
            sources.len()
        ));
    }
    let inputs = inputs.into_iter().zip(sources.iter().copied()).collect();
    Ok((args, inputs, output))
}
