//! Values and effects of both sides of a condition as one: where code comes together again, or where both are computed and one is
//! chosen.

use crate::Refused;
use crate::held::Held;
use crate::lower::{End, Lower, Next, Way, Writes};
use crate::value::{Val, type_of};
use cranelift_codegen::ir::{self, Block, BlockArg, InstBuilder};
use onespec_sem::eval::value::Value;
use onespec_sem::walk::{Locals, Step, Walk};
use std::collections::BTreeSet;

/// Instructions of a side that is computed in vain at most.
const CHEAP: usize = 8;

impl Lower<'_, '_> {
    /// One value of several, by which of these blocks code comes from.
    pub(crate) fn join(&mut self, ways: Vec<Way>) -> Result<(Val, Vec<Val>, Writes), End> {
        let block = self.builder.create_block();
        let mut arguments: Vec<Vec<BlockArg>> = vec![Vec::new(); ways.len()];
        let values: Vec<&Val> = ways.iter().map(|way| &way.value).collect();
        let value = self.joined(block, &mut arguments, &ways, &values)?;
        let count = ways.iter().map(|way| way.locals.len()).max().unwrap_or(0);
        let mut locals = Vec::with_capacity(count);
        for local in 0..count {
            let values: Vec<&Val> = ways
                .iter()
                .map(|way| way.locals.get(local).unwrap_or(&Val::UNIT))
                .collect();
            locals.push(self.joined(block, &mut arguments, &ways, &values)?);
        }
        let mut writes = Writes::default();
        let written: BTreeSet<Held> = ways.iter().flat_map(|way| way.writes.held.keys().copied()).collect();
        for held in written {
            let mut olds = Vec::new();
            for way in &ways {
                olds.push(match way.writes.held.get(&held) {
                    Some(value) => value.clone(),
                    None => {
                        self.builder.switch_to_block(way.block);
                        self.held_before(held)?
                    }
                });
            }
            let olds: Vec<&Val> = olds.iter().collect();
            let value = self.joined(block, &mut arguments, &ways, &olds)?;
            writes.held.insert(held, value);
        }
        if ways.iter().any(|way| way.writes.next.is_some()) {
            let behind = self.guest.behind();
            let mut nexts = Vec::new();
            for way in &ways {
                let next = way.writes.next.clone().unwrap_or(Next::To(behind));
                self.builder.switch_to_block(way.block);
                nexts.push(self.address_of(&next)?);
            }
            let all: Vec<&Val> = nexts.iter().collect();
            writes.next = Some(match self.joined(block, &mut arguments, &ways, &all)? {
                Val::Bits(_, v) => Next::Anywhere(v),
                Val::Known(value) => Next::To(value.low64()),
                _ => return Err(Refused("an address").into()),
            });
        }
        for (way, arguments) in ways.iter().zip(&arguments) {
            self.builder.switch_to_block(way.block);
            self.builder.ins().jump(block, arguments);
        }
        self.begin(block);
        Ok((value, locals, writes))
    }

    pub(crate) fn address_of(&mut self, next: &Next) -> Result<Val, End> {
        Ok(match next {
            Next::To(pc) => Val::bits(64, (*pc).into()),
            Next::Anywhere(v) => Val::Bits(64, *v),
            Next::Choice(cond, yes, no) => {
                let (yes, no) = (self.address_of(yes)?, self.address_of(no)?);
                let (yes, no) = (self.ops().bits(&yes, 64)?, self.ops().bits(&no, 64)?);
                Val::Bits(64, self.builder.ins().select(*cond, yes, no))
            }
        })
    }

    fn joined(
        &mut self,
        block: Block,
        arguments: &mut [Vec<BlockArg>],
        ways: &[Way],
        values: &[&Val],
    ) -> Result<Val, End> {
        let Some(first) = values.first() else {
            return Ok(Val::UNIT);
        };
        if values.iter().all(|value| value == first) {
            return Ok((*first).clone());
        }
        // A local of one side only: nothing reads it afterwards.
        if values.iter().any(|value| **value == Val::UNIT) {
            return Ok(Val::UNIT);
        }
        let kind = values
            .iter()
            .find(|value| !matches!(value, Val::Known(_)))
            .unwrap_or(first);
        let width = match kind {
            Val::Bits(width, _) => *width,
            Val::Int(_) => 64,
            Val::Known(Value::Bits(bits)) => bits.width(),
            Val::Known(Value::Int(_)) => 64,
            _ => return Err(Refused("several values from two sides").into()),
        };
        let is_int = matches!(kind, Val::Int(_) | Val::Known(Value::Int(_)));
        let ty = type_of(width).ok_or(Refused("wide data from two sides"))?;
        for ((value, way), arguments) in values.iter().zip(ways).zip(arguments.iter_mut()) {
            self.builder.switch_to_block(way.block);
            let v = match is_int {
                true => self.ops().int(value)?,
                false => self.ops().bits(value, width)?,
            };
            arguments.push(v.into());
        }
        let v = self.builder.append_block_param(block, ty);
        Ok(if is_int { Val::Int(v) } else { Val::Bits(width, v) })
    }

    /// One of two values, by a condition.
    pub(crate) fn select(&mut self, condition: ir::Value, yes: &Val, no: &Val) -> Result<Val, End> {
        if yes == no {
            return Ok(yes.clone());
        }
        let is_int = |value: &Val| matches!(value, Val::Int(_) | Val::Known(Value::Int(_)));
        let width = |value: &Val| match value {
            Val::Bits(width, _) => Some(*width),
            Val::Known(Value::Bits(bits)) => Some(bits.width()),
            _ => None,
        };
        match (yes, no) {
            // A local of one side only: nothing reads it afterwards.
            (Val::Known(Value::Unit), _) | (_, Val::Known(Value::Unit)) => Ok(Val::UNIT),
            (Val::Tuple(yes), Val::Tuple(no)) if yes.len() == no.len() => {
                let both = yes.iter().zip(no).map(|(yes, no)| self.select(condition, yes, no));
                Ok(Val::Tuple(both.collect::<Result<_, _>>()?))
            }
            _ if is_int(yes) || is_int(no) => {
                let (yes, no) = (self.ops().int(yes)?, self.ops().int(no)?);
                Ok(Val::Int(self.builder.ins().select(condition, yes, no)))
            }
            _ => {
                let width = width(yes)
                    .or(width(no))
                    .ok_or(Refused("several values from two sides"))?;
                let (yes, no) = (self.ops().bits(yes, width)?, self.ops().bits(no, width)?);
                Ok(Val::Bits(width, self.builder.ins().select(condition, yes, no)))
            }
        }
    }

    /// What two sides have written, by a condition.
    pub(crate) fn select_writes(&mut self, condition: ir::Value, yes: &Writes, no: &Writes) -> Result<Writes, End> {
        let mut both = Writes::default();
        let written: BTreeSet<Held> = yes.held.keys().chain(no.held.keys()).copied().collect();
        for held in written {
            let mut sides = Vec::new();
            for writes in [yes, no] {
                sides.push(match writes.held.get(&held) {
                    Some(value) => value.clone(),
                    None => self.held_before(held)?,
                });
            }
            if let [yes, no] = sides.as_slice() {
                let value = self.select(condition, yes, no)?;
                both.held.insert(held, value);
            }
        }
        let behind = self.guest.behind();
        both.next = match (&yes.next, &no.next) {
            (yes, no) if yes == no => yes.clone(),
            (yes, no) => match known_next(yes, behind).zip(known_next(no, behind)) {
                Some((yes, no)) => Some(Next::Choice(condition, Box::new(yes), Box::new(no))),
                None => {
                    let yes = self.address_of(yes.as_ref().unwrap_or(&Next::To(behind)))?;
                    let no = self.address_of(no.as_ref().unwrap_or(&Next::To(behind)))?;
                    let (yes, no) = (self.ops().bits(&yes, 64)?, self.ops().bits(&no, 64)?);
                    Some(Next::Anywhere(self.builder.ins().select(condition, yes, no)))
                }
            },
        };
        Ok(both)
    }

    /// Both sides of a condition, computed one behind the other, where nobody sees that, and it is cheap. `None`: it is not.
    pub(crate) fn both<'p>(
        walk: &mut Walk<'p, Self>,
        locals: &mut Locals<Self>,
        condition: ir::Value,
        arm: &mut impl FnMut(&mut Walk<'p, Self>, &mut Locals<Self>, bool) -> Step<Self>,
    ) -> Option<Val> {
        let depth = walk.depth;
        let domain = &mut walk.domain;
        let (before, was_in_vain, frames) = (domain.writes.clone(), domain.in_vain, domain.frames.len());
        domain.in_vain = true;
        let mut sides = Vec::new();
        for taken in [true, false] {
            let count = walk.domain.builder.func.dfg.num_insts();
            walk.domain.writes = before.clone();
            walk.depth = depth;
            let mut own = locals.clone();
            let result = arm(walk, &mut own, taken);
            let writes = std::mem::take(&mut walk.domain.writes);
            let is_cheap = walk.domain.builder.func.dfg.num_insts() - count <= CHEAP;
            match result {
                Ok(value) if is_cheap => sides.push((value, own, writes)),
                _ => break,
            }
        }
        walk.depth = depth;
        walk.domain.in_vain = was_in_vain;
        walk.domain.frames.truncate(frames);
        walk.domain.writes = before.clone();
        let [(yes, yes_locals, yes_writes), (no, no_locals, no_writes)] = sides.as_slice() else {
            return None;
        };
        let domain = &mut walk.domain;
        let mut joined = || {
            let value = domain.select(condition, yes, no)?;
            let mut locals = Vec::with_capacity(yes_locals.len());
            for (yes, no) in yes_locals.iter().zip(no_locals) {
                locals.push(domain.select(condition, yes, no)?);
            }
            Ok::<_, End>((value, locals, domain.select_writes(condition, yes_writes, no_writes)?))
        };
        let joined = joined().ok();
        walk.domain.writes = before;
        let (value, all, writes) = joined?;
        walk.domain.writes = writes;
        *locals = all;
        Some(value)
    }

    pub(crate) fn way(&mut self, value: Val, locals: Vec<Val>, writes: Writes) -> Option<Way> {
        let block = self.builder.current_block()?;
        Some(Way {
            block,
            value,
            locals,
            writes,
        })
    }
}

/// Where a side goes, if that is known before its condition is.
fn known_next(next: &Option<Next>, behind: u64) -> Option<Next> {
    match next {
        None => Some(Next::To(behind)),
        Some(Next::To(pc)) => Some(Next::To(*pc)),
        Some(_) => None,
    }
}

/// Where two sides of a condition go, when each goes to an address that is known before the condition is.
pub(crate) fn choice(condition: ir::Value, ways: &[Way], behind: u64) -> Option<Next> {
    let [yes, no] = ways else { return None };
    let (yes, no) = (&yes.writes.next, &no.writes.next);
    if yes == no {
        return None;
    }
    let (yes, no) = known_next(yes, behind).zip(known_next(no, behind))?;
    Some(Next::Choice(condition, Box::new(yes), Box::new(no)))
}
