//! The operands of an instruction that are no registers: immediates of patterns, or numbers that are part of what is
//! computed.

use super::super::machine::Machine;
use super::super::pattern::Arg;
use super::super::symbolic::NoPattern;
use super::given;
use onespec_description::model::{Kind, Op};
use onespec_lanes::Choice;
use onespec_lanes::term::{Id, Terms, Var};
use onespec_lanes::variables::Variable;

/// Operands with more values are no codes.
const MOST_CODES: usize = 16;

/// An operand and how it is given.
#[derive(Debug, Clone)]
pub struct Number {
    pub operand: u8,
    /// Its number among the immediates. `None`: it has one value.
    pub imm: Option<u8>,
    pub signed: bool,
    pub align: u32,
    width: u32,
    value: i64,
}

impl Number {
    pub fn arg(&self) -> Arg {
        match self.imm {
            Some(imm) => Arg::Imm(imm),
            None => Arg::Number(self.value),
        }
    }

    /// An immediate as 0; a number that is part of what is computed stays.
    pub fn zero(&self) -> Number {
        match self.imm {
            None => self.clone(),
            Some(_) => Number {
                imm: None,
                value: 0,
                ..self.clone()
            },
        }
    }

    /// The variable of the operand, and the term in its place.
    pub fn term(&self, terms: &mut Terms) -> Option<(Id, Id)> {
        let variable = terms.var(Var::Index(self.operand), self.width);
        let term = match self.imm {
            None => terms.constant(self.width, self.value as u128 & (u128::MAX >> (128 - self.width))),
            Some(imm) => {
                let bits = self.width.checked_sub(self.align).filter(|b| *b > 0)?;
                let var = terms.var(Var::Imm(imm), bits);
                match self.align {
                    0 => var,
                    zeros => {
                        let zeros = terms.constant(zeros, 0);
                        terms.concat(vec![zeros, var])
                    }
                }
            }
        };
        Some((variable, term))
    }
}

/// For each operand that is no register, the ways in which it may be given.
pub struct Choices {
    operands: Vec<Vec<Number>>,
}

/// Whether a choice leaves out registers that an operand may name, others than these of a file.
pub fn names_some_registers(variables: &[Variable], choice: &Choice, but: &[(u16, u16)]) -> bool {
    (0u8..).zip(variables).any(|(k, v)| {
        let (Some(file), Some(chosen)) = (v.file, choice.allowed(Var::Index(k))) else {
            return false;
        };
        let known = |n: &u128| chosen.contains(n) || but.iter().any(|(f, r)| *f == file && u128::from(*r) == *n);
        let all = v.values.as_ref();
        v.part.is_none() && all.is_none_or(|all| chosen.len() != all.len() && !all.iter().all(known))
    })
}

/// The operands of an instruction under a choice of the evaluator. An error: a pattern cannot have one of them.
pub fn choices(machine: &Machine<'_>, op: &Op, variables: &[Variable], choice: &Choice) -> Result<Choices, NoPattern> {
    let mut operands = Vec::new();
    let mut next = 0;
    for (k, (operand, variable)) in (0u8..).zip(op.operands.iter().zip(variables)) {
        let kind = machine.isa.kinds.get(usize::from(operand.kind));
        if let Some(Kind::Reg { .. }) = kind {
            continue;
        }
        if let Some(Kind::Sum { .. }) = kind {
            return Err("it has an operand with alternatives");
        }
        let number = |value: u128| Number {
            operand: k,
            imm: None,
            signed: variable.signed,
            align: operand.align.into(),
            width: variable.width,
            value: match variable.signed {
                true => onespec_bv::word::sext(value, variable.width) as i64,
                false => value as i64,
            },
        };
        let values = choice.allowed(Var::Index(k)).map(<[u128]>::to_vec);
        let narrowed = choice.narrowed.contains(&Var::Index(k));
        let codes = matches!(kind, Some(Kind::Enum { .. })) || narrowed;
        operands.push(match values {
            Some(values) if codes && values.len() <= MOST_CODES => values.into_iter().map(number).collect(),
            Some(_) | None if codes => return Err("it has an operand of which some values are others"),
            _ => {
                next += 1;
                vec![Number {
                    imm: Some(next - 1),
                    ..number(0)
                }]
            }
        });
    }
    Ok(Choices { operands })
}

impl Choices {
    /// All rows; of operands that the functions do not depend on, only the first value.
    pub fn rows(&self, terms: &Terms, functions: &[Option<Id>]) -> Vec<Vec<Number>> {
        let functions = functions.iter().flatten();
        let used: Vec<(Id, Var)> = functions.flat_map(|t| given::variables(terms, *t)).collect();
        let mut rows = vec![Vec::new()];
        for list in &self.operands {
            let matters = list
                .first()
                .is_some_and(|n| used.iter().any(|(_, var)| *var == Var::Index(n.operand)));
            let count = if matters { list.len() } else { 1 };
            rows = rows
                .iter()
                .flat_map(|row: &Vec<Number>| {
                    let more = list.iter().take(count);
                    more.map(move |n| row.iter().cloned().chain([n.clone()]).collect())
                })
                .take(super::MOST_CHOICES)
                .collect();
        }
        rows
    }
}
