//! Emits the instructions of one match.

use super::block::{Maker, Value};
use super::gate_data::says;
use super::hoist::Made;
use super::tiles::Match;
use super::walk::SLOTS;
use crate::code::{Arg as CodeArg, Function, VReg, What, Within};
use crate::machine::Machine;
use crate::problem::Problem;
use onespec_core::isa::{Alt, Dir, Operand};
use onespec_core::operand::compose;
use onespec_core::select::{Arg, Effect, Leaf, Pattern, ReprId, Selector, Span, Step, Token, calculate};
use onespec_graph::{Gate, Role, Type};

/// Where the sources of a match are.
pub(super) type Sources = [Option<Value>; SLOTS];

impl Maker<'_> {
    /// What a match with this root reads, in registers. What the instruction will not have is register 0.
    pub(super) fn sources(&mut self, code: &mut Function, m: &Match, root: Gate) -> Result<Sources, Problem> {
        let selector = self.tiles.binding.selector;
        let pattern = &selector.patterns[usize::from(m.pattern)];
        let mut sources: Sources = [None; SLOTS];
        for leaf in selector.leaves(pattern) {
            if let Leaf::Reg { source, repr } = leaf
                && let Some(None) = sources.get(usize::from(source))
                && let Some(gate) = self.tiles.source(m, source)
                && self.state_of(repr).is_none()
                && !(self.tiles.circuit.role(gate) == Role::Constant && self.is_counted(m.pattern, source))
                && !self.is_whole(m, source)
            {
                sources[usize::from(source)] = Some(match self.tiles.rows.leaves_out(self.tiles.circuit, root, gate) {
                    true => Value::Fixed(0),
                    false => self.value(code, gate, repr)?,
                });
            }
        }
        Ok(sources)
    }

    /// Makes a match; where its result is.
    pub(super) fn make_match(&mut self, code: &mut Function, m: &Match, root: Gate) -> Result<Option<Value>, Problem> {
        let selector = self.tiles.binding.selector;
        let pattern = &selector.patterns[usize::from(m.pattern)];
        let line = self.tiles.circuit.line(root);
        let mut sources = self.sources(code, m, root)?;
        let ty = self.tiles.circuit.ty(root);
        if ty != Type::NONE && self.tiles.binding.set.type_def(ty).lanes > 0 {
            self.free(code, (m, pattern), root, &mut sources)?;
        }
        if let Some(value) = self.known_result(pattern, m, &sources) {
            return Ok(Some(value));
        }
        let held = self.required(code, (m, root), &sources)?;
        let first = self.scratch.written.len();
        let first_of_each = self.scratch.each.len();
        let steps = pattern.steps.of(selector.steps);
        let groups = self.groups(m, root);
        for (at, step) in steps.iter().enumerate() {
            // What is on the way may be as large as anything.
            let groups = Groups {
                size: if at + 1 == steps.len() {
                    groups.size
                } else {
                    groups.most
                },
                ..groups
            };
            let before = self.scratch.each.len();
            let written = self.step(
                code,
                m,
                pattern,
                (at, step),
                (&sources, [first, first_of_each], &groups),
                line,
            )?;
            if self.scratch.each.len() > before + 1 {
                self.keep_results(pattern, m, &sources, before);
            }
            self.hold(code, &held);
            if let Some(register) = written {
                self.note_computed(code, (m, pattern), &sources, register);
            }
            self.scratch.written.push(written.unwrap_or(VReg(u32::MAX)));
        }
        if self.gives_state(code, pattern, root) {
            self.scratch.written.truncate(first);
            self.scratch.each.truncate(first_of_each);
            return Ok(Some(Value::State));
        }
        let is_register = |register: &VReg| register.0 != u32::MAX;
        let value = match pattern.value {
            _ if pattern.effect != Effect::None && pattern.results.1 == 0 => None,
            None => self
                .scratch
                .written
                .get(first..)
                .and_then(<[VReg]>::last)
                .copied()
                .filter(is_register)
                .map(Value::Register),
            Some(Arg::Source(i)) => sources.get(usize::from(i)).copied().flatten(),
            Some(Arg::Temp(i)) => self
                .scratch
                .written
                .get(first + usize::from(i))
                .copied()
                .map(Value::Register),
            Some(Arg::Written(step, operand)) => {
                let of_match = self.scratch.each.get(first_of_each..).unwrap_or(&[]);
                of_match
                    .iter()
                    .find(|(of, _)| *of == (step, operand))
                    .map(|(_, register)| Value::Register(*register))
            }
            Some(Arg::Fixed(n)) => Some(Value::Fixed(n)),
            Some(_) => None,
        };
        self.scratch.written.truncate(first);
        self.scratch.each.truncate(first_of_each);
        Ok(value)
    }

    /// Puts sources that are in registers of their own, but are written over, into others; of two that may change places, that is
    /// written over which nothing else needs.
    fn free(
        &mut self,
        code: &mut Function,
        (m, pattern): (&Match, &'static Pattern),
        root: Gate,
        sources: &mut Sources,
    ) -> Result<(), Problem> {
        let (machine, selector) = (self.tiles.machine, self.tiles.binding.selector);
        let steps = pattern.steps.of(selector.steps);
        let over: Vec<u8> = steps
            .iter()
            .flat_map(|step| step.args.of(selector.args).iter().zip(machine.operands(step.op)))
            .filter_map(|(arg, operand)| match arg {
                Arg::Source(i) if operand.dir != Dir::In => Some(*i),
                _ => None,
            })
            .collect();
        if let (&[over], [_]) = (&over[..], steps)
            && let Some(other) = self.exchanged(m, root, over)
        {
            let is_needed =
                |maker: &Self, i: u8| maker.tiles.source(m, i).is_some_and(|gate| maker.is_needed(gate, root));
            let is_register = |i: u8| matches!(sources.get(usize::from(i)), Some(Some(Value::Register(_))));
            if is_register(other) && (!is_register(over) || is_needed(self, over) && !is_needed(self, other)) {
                sources.swap(usize::from(over), usize::from(other));
            }
        }
        for i in over {
            let at = usize::from(i);
            if let (Some(Some(Value::Fixed(fixed))), Some(gate)) = (sources.get(at).copied(), self.tiles.source(m, i)) {
                let copy = self.copy_of(code, gate, fixed)?;
                sources[at] = Some(Value::Register(copy));
            }
        }
        Ok(())
    }

    /// The source with which another one may change places: both are inputs of the only gate of a match, and it commutes.
    fn exchanged(&self, m: &Match, root: Gate, one: u8) -> Option<u8> {
        let (selector, circuit) = (self.tiles.binding.selector, self.tiles.circuit);
        let pattern = &selector.patterns[usize::from(m.pattern)];
        let [Token::Gate(_), Token::Leaf(_), Token::Leaf(_), ..] = pattern.tree.of(selector.tokens) else {
            return None;
        };
        let values = circuit.values(root);
        let other = (0..SLOTS as u8).find(|i| *i != one && self.tiles.source(m, *i).is_some())?;
        let of = |i: u8| self.tiles.source(m, i);
        let both = [of(one)?, of(other)?];
        let is_both = |pair: [usize; 2]| pair.map(|at| values.get(at)) == both.map(Some);
        let commutes = circuit.def(root).commutative;
        (commutes && (is_both([0, 1]) || is_both([1, 0]))).then_some(other)
    }

    /// What registers a match takes. A result of elements of another width than those of a source, or of another number of
    /// registers, lies apart from it: machines forbid most such overlaps, and those of results whose elements moved.
    fn groups(&self, m: &Match, root: Gate) -> Groups {
        let (binding, circuit) = (self.tiles.binding, self.tiles.circuit);
        let ty = circuit.ty(root);
        let is_vector = |ty: Type| ty != Type::NONE && binding.set.type_def(ty).lanes > 0;
        let width = |ty: Type| binding.set.type_def(binding.set.type_def(ty).element).width;
        let size = binding.registers(ty);
        let moves = says(binding.set, circuit.op(root), "whole");
        let mut groups = Groups {
            size,
            most: size,
            apart: [false; SLOTS],
        };
        for (i, apart) in (0u8..).zip(&mut groups.apart) {
            let Some(source) = self.tiles.source(m, i).map(|gate| circuit.ty(gate)) else {
                continue;
            };
            if is_vector(source) {
                groups.most = groups.most.max(binding.registers(source));
            }
            if is_vector(source) && is_vector(ty) {
                let (own, of) = (width(ty), width(source));
                *apart = moves || binding.registers(source) != size || own > 1 && of > 1 && own != of;
            }
        }
        groups
    }

    /// An instruction of a match; the register that it writes.
    fn step(
        &mut self,
        code: &mut Function,
        m: &Match,
        pattern: &'static Pattern,
        (at, step): (usize, &Step),
        (sources, [first, first_of_each], groups): (&Sources, [usize; 2], &Groups),
        line: u32,
    ) -> Result<Option<VReg>, Problem> {
        let machine = self.tiles.machine;
        let selector = self.tiles.binding.selector;
        let origin = usize::from(pattern.origin);
        let bad = |what: &str| Problem::new(format!("pattern of {}: {what}", selector.origins[origin].name));
        let args = step.args.of(selector.args);
        // The text of a constant stands before this instruction: so it comes before its operands are appended.
        let mut constant = None;
        for (arg, _) in step.operands(selector, machine.isa) {
            if let Arg::Constant(span, repr) = arg {
                let register = self.constant_of(code, m, *span, *repr, line)?;
                constant = Some(register.ok_or_else(|| bad("a computation is malformed"))?);
            }
        }
        let start = code.args.len() as u32;
        let mut given = Given {
            machine,
            selector,
            values: self.tiles.values(m),
            sources,
            groups,
            temps: self.scratch.written.get(first..).unwrap_or(&[]),
            each: self.scratch.each.get(first_of_each..).unwrap_or(&[]),
            constant,
            written: None,
        };
        let mut each = Vec::new();
        for (index, (arg, operand)) in (0u8..).zip(args.iter().zip(machine.operands(step.op))) {
            let before = given.written;
            let arg = match arg {
                Arg::Alternative(alt, parts) => {
                    let alt = machine.isa.alternative(operand, *alt);
                    let alt = alt.ok_or_else(|| bad("an alternative is missing"))?;
                    given.sum(code, alt, parts.of(selector.args)).map_err(bad)?
                }
                arg => given.arg(code, arg, operand).map_err(bad)?,
            };
            code.args.push(arg);
            if given.written != before {
                each.extend(given.written.map(|register| ((at as u8, index), register)));
            }
        }
        let written = given.written;
        self.scratch.each.extend(each);
        let at = code.push_made(What::Op(step.op), start, line);
        if let Some(inst) = code.insts.get_mut(at as usize) {
            inst.origin = Some(pattern.origin);
        }
        Ok(written)
    }

    /// The register of a constant that an instruction needs in one; nothing if its computation is malformed.
    fn constant_of(
        &mut self,
        code: &mut Function,
        m: &Match,
        span: Span,
        repr: ReprId,
        line: u32,
    ) -> Result<Option<VReg>, Problem> {
        let binding = self.tiles.binding;
        let selector = binding.selector;
        let Some(value) = calculate(span.of(selector.calcs), self.tiles.values(m)) else {
            return Ok(None);
        };
        let ty = selector.reprs.get(usize::from(repr)).map_or("", |r| r.ty);
        let ty = binding.set.type_by_name(ty).unwrap_or_default();
        let number = binding.at_border(ty, value as u64);
        self.material(code, Made::Number(number), line).map(Some)
    }
}

/// Registers of what a match reads and writes.
#[derive(Debug, Clone, Copy)]
struct Groups {
    /// How many registers its result takes, and the largest of its values.
    size: u8,
    most: u8,
    /// By source: it is read when the result is written already.
    apart: [bool; SLOTS],
}

/// What the arguments of an instruction of a match are made of.
struct Given<'x> {
    machine: &'x Machine,
    selector: &'static Selector,
    /// Values of the match, sources, what its steps wrote.
    values: &'x [i64],
    sources: &'x Sources,
    groups: &'x Groups,
    temps: &'x [VReg],
    each: &'x [((u8, u8), VReg)],
    /// The register of a constant that the instruction needs in one.
    constant: Option<VReg>,
    /// The register that it writes.
    written: Option<VReg>,
}

impl Given<'_> {
    fn made(&mut self, code: &mut Function, operand: &Operand) -> VReg {
        let register = code.vreg_of(self.machine.bank_of_operand(operand).unwrap_or(0), self.groups.size);
        self.written = Some(register);
        register
    }

    fn is_apart(&self, arg: &Arg) -> bool {
        matches!(arg, Arg::Source(i) if self.groups.apart.get(usize::from(*i)) == Some(&true))
    }

    fn arg(&mut self, code: &mut Function, arg: &Arg, operand: &Operand) -> Result<CodeArg, &'static str> {
        let value = match arg {
            Arg::Source(i) => self.sources.get(usize::from(*i)).copied().flatten(),
            Arg::Temp(i) => self.temps.get(usize::from(*i)).copied().map(Value::Register),
            Arg::Written(step, operand) => {
                let written = self.each.iter().find(|(of, _)| *of == (*step, *operand));
                written.map(|(_, register)| Value::Register(*register))
            }
            _ => None,
        };
        Ok(match (arg, value) {
            (Arg::Source(_) | Arg::Temp(_) | Arg::Written(..), Some(Value::Register(v))) => match operand.dir {
                // What it writes a part of, or nothing in some lanes, is read as well.
                Dir::InOut | Dir::Out => CodeArg::Tied(v, self.made(code, operand)),
                Dir::In if self.is_apart(arg) => CodeArg::UseLate(v),
                Dir::In => CodeArg::Use(v),
            },
            (Arg::Source(_) | Arg::Temp(_) | Arg::Written(..), Some(Value::Fixed(n))) => CodeArg::Number(i64::from(n)),
            (Arg::Source(_) | Arg::Temp(_) | Arg::Written(..), None | Some(Value::State)) => {
                return Err("a source or a temporary is missing");
            }
            (Arg::Out, _) => CodeArg::Def(self.made(code, operand)),
            (Arg::OutOf(file), _) => {
                let bank = self.machine.bank_of_file(*file);
                let register = code.vreg(bank.ok_or("the convention has no bank for a part of a register")?);
                self.written = Some(register);
                CodeArg::Def(register)
            }
            (Arg::Fixed(n), _) => CodeArg::Number(i64::from(*n)),
            (Arg::Imm(i), _) => CodeArg::Number(self.values.get(usize::from(*i)).copied().unwrap_or(0)),
            (Arg::Calc(span), _) => {
                let value = calculate(span.of(self.selector.calcs), self.values);
                CodeArg::Number(value.ok_or("a computation is malformed")? as i64)
            }
            (Arg::Constant(..), _) => CodeArg::Use(self.constant.ok_or("a constant is missing")?),
            (Arg::Number(n), _) => CodeArg::Number(*n),
            (Arg::Target, _) => CodeArg::Target,
            (Arg::Alternative(..), _) => return Err("an alternative is no part of another one"),
        })
    }

    /// A sum: a number, or a register with the bits around it.
    fn sum(&mut self, code: &mut Function, alt: &'static Alt, parts: &[Arg]) -> Result<CodeArg, &'static str> {
        let (mut values, mut register) = (Vec::with_capacity(parts.len()), None);
        for (at, (part, operand)) in parts.iter().zip(alt.operands).enumerate() {
            values.push(match self.arg(code, part, operand)? {
                CodeArg::Number(n) => n,
                arg if register.is_none() => {
                    register = Some((at, arg));
                    0
                }
                _ => return Err("an alternative names two registers"),
            });
        }
        let isa = self.machine.isa;
        let Some((at, arg)) = register else {
            return Ok(CodeArg::Number(compose(isa, alt, values)));
        };
        let within =
            Within::new(isa, alt, at, &values).ok_or("the registers of an alternative have numbers of their own")?;
        code.within.push((code.args.len() as u32, within));
        Ok(arg)
    }
}
