//! The registers of a round: where sources, what a pattern asks for and what its instructions write lie.

use super::super::state_of;
use super::{Round, Trial};
use crate::pattern::{Arg, Held, Holder, Node, Pattern, Step};
use crate::trial::{Each, encodes, sources_files, written_in};
use onespec_bv::Bits;
use onespec_core::select::calculate;
use onespec_description::model::{Dir, SelectSetting};
use onespec_lanes::term::Var;
use onespec_lanes::{Choice, variables};

/// Where the values of a round are.
pub(super) struct Placed {
    /// By source, its file and register.
    pub sources: Vec<(u16, u64)>,
    /// Registers that have to hold something.
    pub fixed: Vec<(u16, u64)>,
    /// By instruction that ran, the register that it wrote; of several, that of its last operand.
    pub written: Vec<Option<(u16, u64)>>,
    /// All registers that instructions wrote.
    pub each: Each<u64>,
}

impl Trial<'_> {
    /// Puts sources into registers, some of which are the same, and what the pattern asks for into its places.
    pub(super) fn place(
        &mut self,
        pattern: &Pattern,
        round: &Round,
        setting: Option<&SelectSetting>,
    ) -> Option<Placed> {
        let files = sources_files(&pattern.tree, &self.selection.reprs);
        // What has to lie in a register of its own number does.
        let mut places: Vec<Option<u64>> = vec![None; files.len()];
        let mut taken: Vec<(u16, u64)> = Vec::new();
        let count = self.count(setting);
        for require in &pattern.requires {
            // How many elements count is a value that goes into state, and all at most.
            if let (Holder::State(state), Some(setting)) = (require.place, setting)
                && Some(state) == count
            {
                let lanes = u64::from(setting.lanes * self.scale);
                let wanted = match require.held {
                    Held::Number(n) => n as u64,
                    Held::Source(i) => round.sources.get(usize::from(i))?.as_ref()?.1.low64(),
                    Held::Lanes(_) => continue,
                };
                self.steps.set_state(state, wanted.min(lanes));
                continue;
            }
            let number = match require.place {
                Holder::Register(_, number) => number,
                Holder::State(_) => 0,
            };
            let value = match require.held {
                Held::Number(n) => None.ok_or(n),
                // A setting says it.
                Held::Lanes(_) => continue,
                Held::Source(i) => {
                    *places.get_mut(usize::from(i))? = Some(number.into());
                    Ok(round.sources.get(usize::from(i))?.as_ref()?.0.clone())
                }
            };
            match require.place {
                Holder::Register(file, number) => {
                    let width = self.program.files.get(usize::from(file))?.width;
                    let value = value.unwrap_or_else(|n| Bits::from_int(width, n.into()));
                    self.put(file, number.into(), &value);
                    taken.push((file, number.into()));
                }
                Holder::State(state) => {
                    let value = value.map_or_else(|n| n as u64, |value| value.low64());
                    self.steps.set_state(state, value);
                }
            }
        }
        for (i, file) in files.iter().enumerate() {
            let (register, _) = round.sources.get(i)?.as_ref()?;
            if places.get(i)?.is_none() {
                let allowed = self.allowed(&pattern.steps, &|arg, _| *arg == Arg::Source(i as u8));
                let number = self.fresh(*file, &taken, allowed.as_deref())?;
                self.put(*file, number, register);
                taken.push((*file, number));
                *places.get_mut(i)? = Some(number);
            }
        }
        let sources: Option<Vec<(u16, u64)>> = files
            .iter()
            .zip(&places)
            .map(|(file, n)| Some((*file, (*n)?)))
            .collect();
        let fixed = pattern.requires.iter().filter_map(|require| match require.place {
            Holder::Register(file, number) => Some((file, u64::from(number))),
            Holder::State(_) => None,
        });
        Some(Placed {
            sources: sources?,
            fixed: fixed.collect(),
            written: Vec::new(),
            each: Vec::new(),
        })
    }

    /// The operands of instruction number `at` of a pattern, and the register that it writes behind those of the ones before.
    pub(super) fn operands(
        &mut self,
        pattern: &Pattern,
        (at, step): (usize, &Step),
        round: &Round,
        placed: &mut Placed,
    ) -> Option<Vec<i64>> {
        let op = self.isa.ops.get(usize::from(step.op))?;
        // Registers of what is read from here on.
        let mut taken = placed.fixed.clone();
        let rest = pattern.steps.get(at..)?;
        for arg in rest.iter().flat_map(|step| &step.args).chain(&pattern.value) {
            match arg {
                Arg::Source(i) => taken.push(*placed.sources.get(usize::from(*i))?),
                Arg::Temp(i) => taken.extend(placed.written.get(usize::from(*i)).copied().flatten()),
                Arg::Written(step, operand) => taken.extend(written_in(&placed.each, (*step, *operand))),
                _ => {}
            }
        }
        let alone = pattern.steps.len() == 1;
        let mut written = None;
        let mut operands = Vec::with_capacity(step.args.len());
        for (i, (arg, operand)) in step.args.iter().zip(&op.operands).enumerate() {
            let file = crate::file_of(self.isa, step.op, i);
            let own = |arg: &Arg, of: (usize, usize)| {
                of == (at, i) || *arg == Arg::Temp(at as u8) || *arg == Arg::Written(at as u8, i as u8)
            };
            let mut here = None;
            operands.push(match arg {
                Arg::Out => {
                    let file = file?;
                    let allowed = self.allowed(&pattern.steps, &own);
                    let legal = |n: &u64| allowed.as_ref().is_none_or(|all| all.contains(n));
                    // Often one of the sources, unless that has to stay where it is, or has elements of another width.
                    let other = self.apart(pattern);
                    let dying = (0u8..).zip(&placed.sources).filter(|(i, (f, n))| {
                        *f == file && alone && legal(n) && !placed.fixed.contains(&(file, *n)) && !other.contains(i)
                    });
                    let dying: Vec<u64> = dying.map(|(_, (_, n))| *n).collect();
                    let number = match self.samples.below(2) {
                        0 if !dying.is_empty() => dying[self.samples.below(dying.len() as u64) as usize],
                        _ => self.fresh(file, &taken, allowed.as_deref())?,
                    };
                    here = Some((file, number));
                    number as i64
                }
                Arg::Source(_) | Arg::Temp(_) | Arg::Written(..) => {
                    let (of, number) = match arg {
                        Arg::Source(n) => *placed.sources.get(usize::from(*n))?,
                        Arg::Temp(n) => (*placed.written.get(usize::from(*n))?)?,
                        Arg::Written(step, operand) => written_in(&placed.each, (*step, *operand))?,
                        _ => return None,
                    };
                    let number = match (operand.dir, alone) {
                        (Dir::In, _) => number,
                        (_, true) => {
                            here = Some((file?, number));
                            number
                        }
                        // What is read again stays as it is: the instruction works on a copy.
                        (_, false) => {
                            let allowed = self.allowed(&pattern.steps, &own);
                            let copy = self.fresh(file?, &taken, allowed.as_deref())?;
                            let value = self.steps.wide(of, number);
                            self.steps.set_wide(file?, copy, value);
                            here = Some((file?, copy));
                            copy
                        }
                    };
                    number as i64
                }
                Arg::Fixed(n) => i64::from(*n),
                Arg::Imm(n) => *round.imms.get(usize::from(*n))?,
                Arg::Calc(ops) => {
                    let value = i64::try_from(calculate(ops, &round.imms)?).ok()?;
                    Some(value).filter(|value| encodes(operand, *value))?
                }
                Arg::Number(n) => *n,
                Arg::Constant(..) | Arg::Target | Arg::Alternative(..) | Arg::OutOf(_) => return None,
            });
            placed.each.extend(here.map(|place| ((at as u8, i as u8), place)));
            written = here.or(written);
        }
        placed.written.push(written);
        Some(operands)
    }

    /// The register of the result, or its piece of state. A store has none.
    pub(super) fn result(&self, pattern: &Pattern, placed: &Placed) -> Option<(u16, u64)> {
        let written = match &pattern.value {
            None => placed.written.last().copied().flatten(),
            Some(Arg::Temp(n)) => placed.written.get(usize::from(*n)).copied().flatten(),
            Some(Arg::Written(step, operand)) => written_in(&placed.each, (*step, *operand)),
            Some(_) => return None,
        };
        let of_state = || {
            let repr = pattern
                .results
                .first()
                .and_then(|r| self.selection.reprs.get(usize::from(*r)));
            repr.map(|r| (r.file, 0))
        };
        let stores = || pattern.results.is_empty().then_some((u16::MAX, 0));
        // A register beside a result in state may be anything.
        let in_state = of_state().filter(|(file, _)| state_of(self.isa, self.program, *file).is_some());
        in_state.or(written).or_else(stores)
    }

    /// The sources that are not in the place of the result, as registers are allocated: vectors of other elements, and all
    /// whose elements move.
    fn apart(&self, pattern: &Pattern) -> Vec<u8> {
        if self.is_whole(pattern) {
            return (0..super::SLOTS as u8).collect();
        }
        let width = |repr: u16| {
            let repr = self.selection.reprs.get(usize::from(repr)).filter(|r| r.vector)?;
            let bits = self.shapes.get(usize::from(repr.ty))?.width;
            (bits > 1).then_some(bits)
        };
        let Some(own) = pattern.results.first().and_then(|repr| width(*repr)) else {
            return Vec::new();
        };
        let mut leaves = Vec::new();
        pattern.tree.leaves(&mut leaves);
        let other = leaves.into_iter().filter_map(|leaf| match leaf {
            Node::Reg { source, repr } => width(*repr).filter(|bits| *bits != own).map(|_| *source),
            _ => None,
        });
        other.collect()
    }

    /// The registers that operands may be that are named by arguments, in all instructions of a pattern. `None`: all of
    /// their file. `named` is asked of an argument, and of the numbers of its instruction and operand.
    fn allowed(&self, steps: &[Step], named: &dyn Fn(&Arg, (usize, usize)) -> bool) -> Option<Vec<u64>> {
        let mut found: Option<Vec<u64>> = None;
        for (at, step) in steps.iter().enumerate() {
            if !(0..).zip(&step.args).any(|(k, arg)| named(arg, (at, k))) {
                continue;
            }
            let op = self.isa.ops.get(usize::from(step.op))?;
            let code = self.program.insts.get(usize::from(step.op))?.as_ref()?;
            let all = variables::of(self.isa, op, code);
            let mut choice = Choice::default();
            for (k, variable) in (0u8..).zip(&all) {
                if let Some(values) = &variable.values {
                    choice.values.insert(Var::Index(k), values.clone());
                }
            }
            variables::narrow(op, &all, &mut choice);
            for (k, (arg, variable)) in (0u8..).zip(step.args.iter().zip(&all)) {
                if !named(arg, (at, k.into())) || variable.file.is_none() {
                    continue;
                }
                if let Some(values) = choice.allowed(Var::Index(k)) {
                    let values: Vec<u64> = values.iter().map(|v| *v as u64).collect();
                    found = Some(match found {
                        Some(known) => known.into_iter().filter(|n| values.contains(n)).collect(),
                        None => values,
                    });
                }
            }
        }
        found
    }

    /// A register that is not in use, of those that code may use; never the one that is always zero.
    fn fresh(&mut self, file: u16, taken: &[(u16, u64)], allowed: Option<&[u64]>) -> Option<u64> {
        let decl = self.program.files.get(usize::from(file))?;
        let constant = |n: &u64| self.constants.iter().any(|(f, c, _)| (*f, u64::from(*c)) == (file, *n));
        let used = self.used.get(usize::from(file)).map_or(&[][..], Vec::as_slice);
        let is_used = |n: &u64| used.is_empty() || used.iter().any(|number| u64::from(*number) == *n);
        let own = |n: &u64| decl.zero.map(u64::from) != Some(*n) && !constant(n) && is_used(n);
        let free = (0..u64::from(decl.count)).filter(|n| own(n) && !taken.contains(&(file, *n)));
        let free: Vec<u64> = free.filter(|n| allowed.is_none_or(|all| all.contains(n))).collect();
        let at = self.samples.below(free.len().max(1) as u64) as usize;
        free.get(at).copied()
    }
}
