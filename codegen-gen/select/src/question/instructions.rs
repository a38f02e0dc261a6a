//! What the instructions of a pattern do: registers and state before them, their operands, and the register that holds the result.

use super::{Asker, Res, no};
use crate::forms;
use crate::parts;
use crate::pattern::{Arg, Held, Holder};
use crate::trial::{Each, branch_operand, bytes, sources_files, written_in};
use crate::vectors;
use onespec_bv::calc::{self, Domain, Step};
use onespec_core::isa::FeatureSet;
use onespec_core::select::{CalcOp, Value};
use onespec_description::model::{self, Dir, Kind};
use onespec_sem::ir::{CmpOp, Ty};
use onespec_sem::smt::Unsupported;
use onespec_sem::smt::domain::{Sym, walk};
use onespec_sem::smt::terms::{Number, Term, bits_of};
use onespec_sem::smt::world::World;

/// What the operands of an instruction are made of.
struct Placing<'r> {
    /// Files and registers of the sources and of temporaries.
    sources: &'r [(u16, u32)],
    temps: &'r [(u16, u32)],
    free: &'r mut u32,
    written: Option<(u16, u32)>,
    /// By step and operand, files and registers that were written.
    each: &'r mut Each<u32>,
    /// The numbers of the step and of its operand.
    at: (u8, u8),
}

impl Placing<'_> {
    /// The instruction writes a register in an operand.
    fn writes(&mut self, place: (u16, u32)) {
        self.written = Some(place);
        self.each.push((self.at, place));
    }
}

impl Asker<'_> {
    /// A number in every element of a register, or in all of one that holds no vectors.
    fn filled(&mut self, file: u16, number: i64) -> Term {
        let width = self.register_width(file);
        let low = Term::constant(64, number as u64 as u128);
        self.terms.resize(&low, width, true)
    }

    /// Puts what the pattern requires into registers and state; the state that it requires.
    pub(super) fn requires(&mut self) -> Res<Vec<(u16, Sym)>> {
        for (file, number, value) in self.of.constants.clone() {
            let repr = self.of.selection.reprs.iter().find(|r| r.file == file && r.vector);
            let element = repr.and_then(|r| {
                let ty = self.of.set.isa.graph.types.get(usize::from(r.ty))?;
                self.of.set.isa.graph.types.get(usize::from(ty.element))
            });
            let width = self.register_width(file);
            let element = Term::constant(element.map_or(width, |t| t.width), value.into());
            let whole = self.terms.repeat(&element, width);
            self.world.set_register(&self.of.program, file, number.into(), whole);
        }
        let mut state = Vec::new();
        for require in &self.pattern.requires {
            let source = |of: &Self, i: u8| {
                of.sources
                    .get(usize::from(i))
                    .cloned()
                    .flatten()
                    .map(|(register, _)| register)
            };
            let value = |of: &mut Self, file: u16| match require.held {
                Held::Number(n) => Some(of.filled(file, n)),
                Held::Source(i) => source(of, i),
                Held::Lanes(_) => None,
            };
            match require.place {
                Holder::Register(file, number) => {
                    let Some(value) = value(self, file) else {
                        return no("a required value that is not there");
                    };
                    self.world.set_register(&self.of.program, file, number.into(), value);
                }
                Holder::State(at) => {
                    let value = self.required_state(at, require.held)?;
                    self.world.state.insert(at, value.clone());
                    state.push((at, value));
                }
            }
        }
        Ok(state)
    }

    /// What a pattern requires of a piece of state.
    fn required_state(&mut self, at: u16, held: Held) -> Res<Sym> {
        let of = self.of;
        let number = match held {
            Held::Source(i) => {
                let known = self.sources.get(usize::from(i)).cloned().flatten();
                let Some((register, _)) = known else {
                    return no("a required value that is not there");
                };
                match register.known {
                    Some(number) => number as i128,
                    None => return Ok(Sym::Bits(register)),
                }
            }
            // So many elements at most, or all.
            Held::Number(_) if self.is_count(at) => self.all_elements().into(),
            Held::Number(number) => number.into(),
            Held::Lanes(lanes) => match crate::vectors::some_setting(of.isa, &of.program, at, lanes) {
                Some(number) => number.into(),
                None => return no("a required value that is not there"),
            },
        };
        match of.program.state.get(usize::from(at)).map(|s| &s.ty) {
            Some(Ty::Bits(width)) => {
                let low = Term::constant(64, number as u64 as u128);
                Ok(Sym::Bits(self.terms.resize(&low, *width, true)))
            }
            Some(Ty::Int(..)) => Ok(Sym::Int(Number::constant(number))),
            _ => no("required state that is no number"),
        }
    }

    /// Runs the instructions; the register that holds the result.
    pub(super) fn instructions(&mut self) -> Res<Option<Term>> {
        let of = self.of;
        let (isa, program) = (of.isa, &*of.program);
        let mut free = 0;
        let files = sources_files(&self.pattern.tree, &self.of.selection.reprs);
        let mut source_registers = Vec::new();
        for (i, file) in files.iter().enumerate() {
            let held = self.pattern.requires.iter().find(|r| r.held == Held::Source(i as u8));
            let number = match held.map(|r| r.place) {
                Some(Holder::Register(_, number)) => number.into(),
                Some(Holder::State(_)) => 0,
                None => self.fresh(*file, &mut free)?,
            };
            let register = self.sources.get(i).cloned().flatten().map(|(register, _)| register);
            if let Some(register) = register {
                self.put(*file, number, register)?;
            }
            source_registers.push((*file, number));
        }
        let (mut temps, mut each): (Vec<(u16, u32)>, Each<u32>) = Default::default();
        for (at, step) in (0u8..).zip(&self.pattern.steps) {
            let Some(op) = isa.ops.get(usize::from(step.op)) else {
                return no("an instruction that is not there");
            };
            let Some(inst) = program.insts.get(usize::from(step.op)).and_then(Option::as_ref) else {
                return no("an instruction without semantics");
            };
            let mut operands = Vec::new();
            let mut placing = Placing {
                sources: &source_registers,
                temps: &temps,
                free: &mut free,
                written: None,
                each: &mut each,
                at: (at, 0),
            };
            for (index, (arg, operand)) in (0u8..).zip(step.args.iter().zip(&op.operands)) {
                placing.at = (at, index);
                let number = match arg {
                    Arg::Alternative(alt, parts) => {
                        let Some(alt) = forms::alternative(isa, operand, *alt) else {
                            return no("an alternative that is not there");
                        };
                        let mut bits = Term::constant(64, alt.value.into());
                        for (part, operand) in parts.iter().zip(&alt.operands) {
                            let value = self.operand(part, operand, &mut placing)?;
                            bits = self.placed(&bits, operand, &value);
                        }
                        self.terms.integer(&bits, false)
                    }
                    arg => self.operand(arg, operand, &mut placing)?,
                };
                operands.push(Sym::Int(number));
            }
            let written = placing.written;
            self.world.operands = operands;
            self.world.length = i128::from(bytes(op));
            let world = std::mem::replace(&mut self.world, World::new(FeatureSet::default(), 0, 0));
            let mut walk = walk(program, &mut self.terms, Some(world));
            let ran = walk.inst(inst);
            if let Some(world) = walk.domain.world.take() {
                self.world = world;
            }
            ran?;
            temps.push(written.unwrap_or_default());
        }
        let place = match &self.pattern.value {
            None => temps.last().copied(),
            Some(Arg::Source(n)) => source_registers.get(usize::from(*n)).copied(),
            Some(Arg::Temp(n)) => temps.get(usize::from(*n)).copied(),
            Some(Arg::Written(step, operand)) => written_in(&each, (*step, *operand)),
            Some(Arg::Fixed(n)) => {
                let result = self.pattern.results.first();
                let repr = result.and_then(|r| self.of.selection.reprs.get(usize::from(*r)));
                repr.map(|repr| (repr.file, u32::from(*n)))
            }
            Some(_) => None,
        };
        let of_state = self.pattern.results.first().and_then(|r| {
            let repr = self.of.selection.reprs.get(usize::from(*r))?;
            vectors::state_of(self.of.isa, &self.of.program, repr.file)
        });
        if let Some(state) = of_state {
            return match self.world.state(program, &mut self.terms, state)? {
                Sym::Bits(value) => Ok(Some(value)),
                _ => no("state that is no number"),
            };
        }
        match place {
            Some((file, number)) => self.get(file, number).map(Some),
            None => Ok(None),
        }
    }

    /// The value of an operand, or of a part of one that is a sum.
    fn operand(&mut self, arg: &Arg, operand: &model::Operand, placing: &mut Placing<'_>) -> Res<Number> {
        let of = self.of;
        let program = &*of.program;
        let file = match (arg, self.of.isa.kinds.get(usize::from(operand.kind))) {
            (Arg::OutOf(file), _) => Some(*file),
            (_, Some(Kind::Reg { file, .. })) => Some(*file),
            _ => None,
        };
        let register = |known: Option<&(u16, u32)>| known.map(|(_, n)| Number::constant((*n).into()));
        let number = match arg {
            Arg::Out | Arg::OutOf(_) => {
                let Some(file) = file else {
                    return no("a result that is no register");
                };
                let number = self.fresh(file, placing.free)?;
                placing.writes((file, number));
                Some(Number::constant(number.into()))
            }
            Arg::Source(n) => register(placing.sources.get(usize::from(*n))),
            Arg::Temp(n) => register(placing.temps.get(usize::from(*n))),
            Arg::Written(step, operand) => register(written_in(placing.each, (*step, *operand)).as_ref()),
            Arg::Fixed(n) => Some(Number::constant((*n).into())),
            Arg::Imm(n) => self.imms.get(usize::from(*n)).cloned().flatten(),
            Arg::Calc(ops) => Some(self.computed(ops, operand)?),
            Arg::Constant(ops, _) => {
                let Some(file) = file else {
                    return no("a constant that is in no register");
                };
                let number = self.fresh(file, placing.free)?;
                let value = self.calc(ops)?;
                let width = program.files.get(usize::from(file)).map_or(64, |f| f.width);
                let low = self.terms.resize(&value, width, false);
                self.world.set_register(program, file, number, low);
                Some(Number::constant(number.into()))
            }
            Arg::Number(n) => Some(Number::constant((*n).into())),
            Arg::Target => branch_operand(operand).map(|n| Number::constant(n.into())),
            Arg::Alternative(..) => None,
        };
        let Some(mut number) = number else {
            return no("an operand that is not there");
        };
        // A source that is written stays as it is for others.
        let kept = matches!(arg, Arg::Source(_)) && operand.dir == Dir::Out;
        if let (true, Some(file)) = (kept || operand.dir == Dir::InOut, file) {
            let from = number.known.and_then(|n| u32::try_from(n).ok()).unwrap_or(0);
            let value = self.world.register(program, &mut self.terms, file, from)?;
            let copy = self.fresh(file, placing.free)?;
            self.world.set_register(program, file, copy, value);
            placing.writes((file, copy));
            number = Number::constant(copy.into());
        }
        Ok(number)
    }

    /// The bits of a sum with the value of one of its operands in its places.
    fn placed(&mut self, bits: &Term, operand: &model::Operand, value: &Number) -> Term {
        let mut bits = bits.clone();
        let value = self.terms.data(value, bits.width);
        for piece in &operand.pieces {
            let (lo, len) = (u32::from(piece.word), u32::from(piece.len));
            let run = self.terms.extract(&value, piece.value.into(), len);
            let mut new = run;
            if lo > 0 {
                let low = self.terms.extract(&bits, 0, lo);
                new = self.terms.concat(&new, &low);
            }
            if let Some(above) = bits.width.checked_sub(lo + len).filter(|above| *above > 0) {
                let high = self.terms.extract(&bits, lo + len, above);
                new = self.terms.concat(&high, &new);
            }
            bits = new;
        }
        bits
    }

    /// A register that is not in use; never the one that is always zero.
    fn fresh(&self, file: u16, free: &mut u32) -> Res<u32> {
        let Some(decl) = self.of.program.files.get(usize::from(file)) else {
            return no("a register file that is not there");
        };
        *free += 1;
        if decl.zero == Some(*free) {
            *free += 1;
        }
        // As many as are wanted: which they are does not matter here, but for those that are parts of others.
        let part = parts::part(self.of.isa, &self.of.program, file);
        let first = part.map_or(0, |part| part.first_free(decl.count));
        Ok(*free + first as u32)
    }

    /// Sets a register, and the part of a larger one that it is where the machine has it as one.
    fn put(&mut self, file: u16, number: u32, value: Term) -> Res<()> {
        let of = self.of;
        let program = &*of.program;
        if let Some(part) = parts::part(self.of.isa, program, file) {
            let (whole, lo) = part.place(number.into());
            let old = self.world.register(program, &mut self.terms, part.of, whole as u32)?;
            let mut new = value.clone();
            if lo > 0 {
                let below = self.terms.extract(&old, 0, lo);
                new = self.terms.concat(&new, &below);
            }
            if let Some(above) = old.width.checked_sub(new.width).filter(|above| *above > 0) {
                let above = self.terms.extract(&old, old.width - above, above);
                new = self.terms.concat(&above, &new);
            }
            self.world.set_register(program, part.of, whole as u32, new);
        }
        self.world.set_register(program, file, number, value);
        Ok(())
    }

    /// What a register holds, by the features that the machine has.
    fn get(&mut self, file: u16, number: u32) -> Res<Term> {
        let of = self.of;
        let program = &*of.program;
        let own = self.world.register(program, &mut self.terms, file, number)?;
        let Some(part) = parts::part(self.of.isa, program, file) else {
            return Ok(own);
        };
        let (whole, lo) = part.place(number.into());
        let larger = self.world.register(program, &mut self.terms, part.of, whole as u32)?;
        let there = self.terms.extract(&larger, lo, part.width);
        let is_part = self.world.feature(&mut self.terms, part.feature);
        Ok(self.terms.choose(&is_part, &there, &own))
    }

    /// A computed operand: only constants count for which it has an encoding.
    fn computed(&mut self, ops: &[CalcOp], operand: &model::Operand) -> Res<Number> {
        let value = self.calc(ops)?;
        let exact = self.terms.integer(&value, true);
        let bits = u32::from(operand.width).min(63);
        let (lo, hi) = match operand.signed {
            true => (
                -(1i128 << bits.saturating_sub(1)),
                (1i128 << bits.saturating_sub(1)) - 1,
            ),
            false => (0, (1i128 << bits) - 1),
        };
        self.within(&exact, lo as i64, hi as i64);
        let align = u32::from(operand.align).min(62);
        if align > 0 {
            let low = self.terms.extract(&value, 0, align);
            let none = self.terms.compare(CmpOp::Eq, &low, &Term::constant(align, 0));
            self.terms.require(&none);
        }
        for except in &operand.except {
            let other = self
                .terms
                .int_compare(CmpOp::Ne, &exact, &Number::constant((*except).into()));
            self.terms.require(&other);
        }
        let narrow = self.terms.data(&exact, bits_of(lo, hi));
        Ok(self.terms.integer(&narrow, true))
    }

    /// A computation on constants.
    pub(super) fn calc(&mut self, ops: &[CalcOp]) -> Res<Term> {
        calc::walk(ops, self)
    }

    fn imm(&self, i: u8) -> Res<Number> {
        match self.imms.get(usize::from(i)).cloned().flatten() {
            Some(number) => Ok(number),
            None => no("a constant that is not there"),
        }
    }
}

impl Domain for Asker<'_> {
    type Leaf = Value;
    type Value = Term;
    type Error = Unsupported;

    fn malformed(&self) -> Unsupported {
        Unsupported("a computation that is not well formed".into())
    }

    fn step(&mut self, step: &CalcOp, operands: &[Term]) -> Res<Term> {
        let Step::Leaf(Value(i)) = step else {
            return Ok(self.terms.calculate(step, operands));
        };
        let number = self.imm(*i)?;
        let low = self.terms.data(&number, 64);
        Ok(self.terms.resize(&low, calc::WIDTH, false))
    }
}
