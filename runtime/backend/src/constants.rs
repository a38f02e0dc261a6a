//! Copy propagation of constants. Values that are known when code is made, and those that lie in registers of constants, become
//! operands of the instructions that use them, where these have an alternative for a register of constants; elsewhere they are
//! copied to a register in front of the first use of each block.
//!
//! How many operands of an instruction may be constants is data of its entry (`constants: 1`). `swaps: a b` names two operands that
//! may change places. A number that is an operand gets a register of constants of its own: [`Literals`].

use crate::code::{Arg, Function, Inst, Known, VReg, What, Within};
use crate::machine::{Hole, Machine, Template, constant};
use crate::problem::Problem;
use crate::select::text::{Fill, instantiate};
use hashbrown::{HashMap, HashSet};
use onespec_core::isa::{Alt, Kind, OpId};
use onespec_core::operand::{alternative, compose};

/// Data of an entry: how many operands may be constants.
const LIMIT: &str = "constants";
/// Data of an entry: operands that may change places.
const SWAPS: &str = "swaps";

/// Numbers that lie in registers of constants, from one on.
#[derive(Debug, Clone, Default)]
pub struct Literals {
    /// The register of the first one.
    pub first: u32,
    pub numbers: Vec<i64>,
}

impl Literals {
    fn register(&mut self, number: i64) -> u32 {
        let known = self.numbers.iter().position(|known| *known == number);
        let at = known.unwrap_or_else(|| {
            self.numbers.push(number);
            self.numbers.len() - 1
        });
        self.first + at as u32
    }
}

/// Puts what is known into operands, unless `folds` is false, or into registers.
///
/// # Errors
/// The convention does not say how constants get into registers.
pub fn place(machine: &Machine, code: &mut Function, literals: &mut Literals, folds: bool) -> Result<(), Problem> {
    if code.known.is_empty() {
        return Ok(());
    }
    let mut place = Place {
        machine,
        constants: machine.constants(),
        folds,
        known: code.known.drain(..).collect(),
        gone: HashSet::new(),
        there: HashMap::new(),
    };
    place.function(code, literals)
}

struct Place<'a> {
    machine: &'a Machine,
    constants: Option<(u8, &'a Template)>,
    folds: bool,
    known: HashMap<VReg, Known>,
    /// Arguments that hold no register of a sum any more.
    gone: HashSet<u32>,
    /// Copies of the block.
    there: HashMap<Known, VReg>,
}

impl Place<'_> {
    fn function(&mut self, code: &mut Function, literals: &mut Literals) -> Result<(), Problem> {
        let old = std::mem::take(&mut code.insts);
        for number in 0..code.blocks.len() {
            self.there.clear();
            let (insts, edges) = match code.blocks.get(number) {
                Some(block) => (block.insts.clone(), block.edges.clone()),
                None => continue,
            };
            let start = code.insts.len() as u32;
            for inst in old.get(insts.start as usize..insts.end as usize).unwrap_or(&[]) {
                if inst.what.ends() {
                    for edge in edges.clone() {
                        let passed = code.edges.get(edge as usize).map_or(0..0, |edge| edge.passed.clone());
                        for at in passed {
                            let value = code.passed.get(at as usize).copied().unwrap_or(VReg(0));
                            if let Some(known) = self.known.get(&value).copied() {
                                code.passed[at as usize] = self.made(code, known, inst.line)?;
                            }
                        }
                    }
                }
                self.inst(code, inst, literals)?;
            }
            if let Some(block) = code.blocks.get_mut(number) {
                block.insts = start..code.insts.len() as u32;
            }
        }
        let gone = &self.gone;
        code.within.retain(|(at, _)| !gone.contains(at));
        Ok(())
    }

    fn inst(&mut self, code: &mut Function, inst: &Inst, literals: &mut Literals) -> Result<(), Problem> {
        let mut taken = 0;
        for at in inst.args.clone() {
            let read = code.args.get(at as usize).and_then(Arg::read);
            let Some((value, known)) = read.and_then(|value| Some((value, *self.known.get(&value)?))) else {
                continue;
            };
            if let What::Op(op) = inst.what
                && self.folds
                && taken < self.limit(op)
                && self.fold(code, inst, op, at, known, literals)
            {
                taken += 1;
                continue;
            }
            // What becomes part of a row, or a parameter of a block, is made where it goes.
            let copy = match inst.what {
                What::Parts => self.made(code, known, inst.line)?,
                _ => self.copy(code, known, inst.line)?,
            };
            if let Some(arg) = code.args.get_mut(at as usize) {
                *arg = match *arg {
                    Arg::Use(v) if v == value => Arg::Use(copy),
                    Arg::UseAt(_, place) => Arg::UseAt(copy, place),
                    Arg::UseLate(_) => Arg::UseLate(copy),
                    Arg::UseLateAt(_, place) => Arg::UseLateAt(copy, place),
                    Arg::Tied(_, to) => Arg::Tied(copy, to),
                    other => other,
                };
            }
        }
        code.insts.push(inst.clone());
        Ok(())
    }

    /// A register with the value, from here on in this block.
    fn copy(&mut self, code: &mut Function, known: Known, line: u32) -> Result<VReg, Problem> {
        if let Some(copy) = self.there.get(&known) {
            return Ok(*copy);
        }
        let copy = self.made(code, known, line)?;
        self.there.insert(known, copy);
        Ok(copy)
    }

    /// A register of its own with the value.
    fn made(&self, code: &mut Function, known: Known, line: u32) -> Result<VReg, Problem> {
        match known {
            Known::Constant(register) => {
                let (_, text) = self.constants.ok_or_else(|| Problem::new("no text copies constants"))?;
                let from = [(Hole::From, Fill::Number(register.into()))];
                instantiate(self.machine, code, text, &from, line)
            }
            Known::Number(number) => {
                let text = constant(self.machine, number)?;
                instantiate(self.machine, code, &text, &[], line)
            }
        }
    }

    fn data(&self, op: OpId, key: &str) -> Option<&'static str> {
        let op = self.machine.isa.ops.get(usize::from(op))?;
        op.data.iter().find(|(known, _)| *known == key).map(|(_, text)| *text)
    }

    /// How many operands of an instruction may be constants.
    fn limit(&self, op: OpId) -> u32 {
        self.data(op, LIMIT).and_then(|text| text.parse().ok()).unwrap_or(0)
    }

    /// Makes an operand a constant. False: it may be none.
    fn fold(
        &mut self,
        code: &mut Function,
        inst: &Inst,
        op: OpId,
        arg: u32,
        known: Known,
        literals: &mut Literals,
    ) -> bool {
        let at = (arg - inst.args.start) as usize;
        let within = |code: &Function, arg: u32| code.within.binary_search_by_key(&arg, |(of, _)| *of).is_ok();
        if within(code, arg) {
            let Some(value) = self.as_constant(code, inst, op, at) else {
                return false;
            };
            let register = self.register(known, literals);
            code.args[arg as usize] = Arg::Number(value(register));
            self.gone.insert(arg);
            return true;
        }
        // The other operand may be one, and the two may change places.
        let Some(other) = self.partner(op, at) else {
            return false;
        };
        let partner = inst.args.start + other as u32;
        let (Some(Arg::Use(own)), Some(Arg::Use(of_partner))) = (
            code.args.get(arg as usize).copied(),
            code.args.get(partner as usize).copied(),
        ) else {
            return false;
        };
        if own == of_partner || !within(code, partner) || self.known.contains_key(&of_partner) {
            return false;
        }
        let Some(value) = self.as_constant(code, inst, op, other) else {
            return false;
        };
        let register = self.register(known, literals);
        code.args[arg as usize] = Arg::Use(of_partner);
        code.args[partner as usize] = Arg::Number(value(register));
        self.gone.insert(partner);
        true
    }

    fn register(&self, known: Known, literals: &mut Literals) -> u32 {
        match known {
            Known::Constant(register) => register,
            Known::Number(number) => literals.register(number),
        }
    }

    /// The operand with which operand `at` may change places.
    fn partner(&self, op: OpId, at: usize) -> Option<usize> {
        let operands = self.machine.operands(op);
        let name = operands.get(at)?.name;
        let pair: Vec<&str> = self.data(op, SWAPS)?.split_whitespace().collect();
        let other = match pair.as_slice() {
            [a, b] if *a == name => b,
            [a, b] if *b == name => a,
            _ => return None,
        };
        operands.iter().position(|operand| operand.name == *other)
    }

    /// The value of operand `at`, a sum that holds a register, as one that holds a register of constants. `None`: it has no
    /// such alternative, or this one is not allowed here.
    fn as_constant(&self, code: &Function, inst: &Inst, op: OpId, at: usize) -> Option<impl Fn(u32) -> i64 + use<>> {
        let isa = self.machine.isa;
        let (bank, _) = self.constants?;
        let file = self.machine.bank(bank)?.file;
        let of = isa.ops.get(usize::from(op))?;
        let number = |arg: u32| match code.args.get(arg as usize) {
            Some(Arg::Number(n)) => *n,
            _ => code.operand_of(arg, 0),
        };
        let mut values: Vec<i64> = inst.args.clone().take(of.operands.len()).map(number).collect();
        let (own, parts) = alternative(isa, of, &values, at)?;
        let operand = of.operands.get(at)?;
        let own = isa.alternative(operand, own)?;
        let Kind::Sum { alts, .. } = isa.kinds.get(usize::from(operand.kind))? else {
            return None;
        };
        let is_constant = |alt: &&'static Alt| {
            let holds = |o: &onespec_core::isa::Operand| matches!(isa.kinds.get(usize::from(o.kind)), Some(Kind::Reg { file: f, .. }) if *f == file);
            alt.operands.iter().filter(|o| holds(o)).count() == 1
        };
        let to = alts.iter().find(is_constant)?;
        let mut place = None;
        let mut others = Vec::with_capacity(to.operands.len());
        for (index, operand) in to.operands.iter().enumerate() {
            let same = own.operands.iter().position(|known| known.name == operand.name);
            others.push(match same {
                Some(same) => *parts.get(same)?,
                None => {
                    place = Some(index);
                    0
                }
            });
        }
        let place = place?;
        let within = Within::new(isa, to, place, &others)?;
        // The whole instruction is one, with this alternative.
        let value = values.get_mut(at)?;
        *value = within.with(0);
        debug_assert_eq!(compose(isa, to, others), within.with(0));
        self.machine.word(op, &values).ok()?;
        let (made, _) = alternative(isa, of, &values, at)?;
        if isa.alternative(operand, made)?.name != to.name {
            return None;
        }
        Some(move |register: u32| within.with(register.into()))
    }
}
