//! Which pseudo-instruction of a mirror each instruction of a function is: by its base instruction and the modes that the
//! setting before it establishes, where one stands before each.

use super::is_inserted;
use crate::code::{Arg, Function, Inst, VReg, What};
use crate::machine::Machine;
use onespec_core::isa::{Instance, Isa, Mirror, Op, OpId, ReadBack};
use onespec_core::mirror::State;
use onespec_core::operand::{Args, MAX_OPERANDS};
use std::collections::HashMap;

/// A mirror with the numbers that the machine's instructions have there.
pub(super) struct Mirrored {
    pub isa: &'static Isa,
    pub mirror: &'static Mirror,
    /// By instruction of the machine.
    ids: Vec<Option<OpId>>,
    /// What stands before the base instruction in the names of pseudo-instructions.
    prefix: &'static str,
}

/// The pseudo-instruction that an instruction is.
#[derive(Clone)]
pub(super) struct Chosen {
    pub op: &'static Op,
    pub instance: &'static Instance,
    /// Values of the modes.
    pub row: &'static [i64],
    /// The state that it was found under.
    pub state: State,
    /// What stands for the old value of a result where that may be anything.
    pub undefined: Option<VReg>,
}

impl Mirrored {
    /// Nothing if the tables have no pseudo-instructions, or those of another machine.
    pub fn of(machine: &Machine, isa: &'static Isa) -> Option<Mirrored> {
        let mirror = isa.mirror.filter(|mirror| mirror.of == machine.isa.name)?;
        let known: HashMap<&str, OpId> = isa.ops.iter().map(|op| op.name).zip(0..).collect();
        let prefix = mirror.ops.iter().find_map(|op| {
            let base = isa.ops.get(usize::from(op.is.as_ref()?.op))?;
            op.name.split_once(&identifier(base.name)).map(|(before, _)| before)
        });
        Some(Mirrored {
            isa,
            mirror,
            ids: machine.isa.ops.iter().map(|op| known.get(op.name).copied()).collect(),
            prefix: prefix.unwrap_or_default(),
        })
    }

    fn id(&self, what: What) -> Option<OpId> {
        match what {
            What::Op(op) => self.ids.get(usize::from(op)).copied().flatten(),
            _ => None,
        }
    }

    /// The name among pseudo-instructions of one that establishes modes; nothing for others.
    pub fn setting(&self, machine: &Machine, what: What) -> Option<String> {
        let id = self.id(what)?;
        self.mirror.sets.binary_search_by_key(&id, |set| set.op).ok()?;
        Some(format!(
            "{}{}",
            self.prefix,
            identifier(crate::print::name(machine, what))
        ))
    }

    /// By instruction of a function without settings, the pseudo-instruction that it is. `naive` is that function with a
    /// setting before each instruction that demands one.
    pub fn choose(&self, function: &Function, naive: &Function) -> Vec<Option<Chosen>> {
        let mut state = State::unknown();
        let mut all = Vec::with_capacity(function.insts.len());
        for inst in &naive.insts {
            if let Some(id) = self.id(inst.what) {
                state.step_args(self.isa, self.mirror, id, &numbers(naive, inst));
            }
            if !is_inserted(function, inst) {
                all.push(self.id(inst.what).and_then(|id| self.at(id, &state)));
            }
        }
        all
    }

    fn at(&self, id: OpId, state: &State) -> Option<Chosen> {
        if state.modes().is_empty() {
            return None;
        }
        let index = self.mirror.at(id, state.modes()).next()?;
        let instance = self.mirror.instances.get(index)?;
        let fits = |row: &&&[i64]| {
            let mut values = row.iter().zip(state.modes());
            values.all(|(value, known)| known.is_none_or(|known| known == *value))
        };
        Some(Chosen {
            op: self.mirror.ops.get(index)?,
            instance,
            row: instance.rows.iter().find(fits)?,
            state: state.clone(),
            undefined: None,
        })
    }
}

/// A mnemonic as names have it.
fn identifier(mnemonic: &str) -> String {
    mnemonic.replace('.', "_").to_uppercase()
}

/// The numbers among operands; 0 for registers.
fn numbers(function: &Function, inst: &Inst) -> Args {
    let mut args = [0; MAX_OPERANDS];
    for (number, arg) in args.iter_mut().zip(function.args_of(inst)) {
        if let Arg::Number(n) = arg {
            *number = *n;
        }
    }
    args
}

impl Chosen {
    /// The operand of the base instruction that a result is, where another operand is tied to it: what the register held.
    pub fn kept(&self) -> Option<usize> {
        let tied = self.instance.roles.iter().find_map(|role| role.tied)?;
        match self.instance.roles.get(usize::from(tied))?.back {
            ReadBack::Base(base) => Some(usize::from(base)),
            _ => None,
        }
    }
}
