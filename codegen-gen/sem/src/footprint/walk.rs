//! The walk over a body. A path that traps ends: what is written there does not count.

use super::flows::{Flows, Numbers, Register};
use super::known::{Control, Known, Sources, Value};
use super::{Footprint, merged};
use crate::ir::*;
use onespec_core::isa::{AccessSize, Effects as Bits, Touch, Which};
use onespec_description::model::{Isa, Op};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::rc::Rc;

/// How many of the low bits of each register.
pub(super) type Extents = BTreeMap<Register, u32>;

/// What is written on every path to a point.
#[derive(Debug, Clone, Default, PartialEq)]
pub(super) struct Written {
    pub(super) registers: BTreeSet<Register>,
    pub(super) pc: bool,
}

/// What a fn does for arguments of which so much is known.
#[derive(Debug, Clone, Default)]
pub(super) struct Summary {
    pub(super) effects: Bits,
    pub(super) access: AccessSize,
    pub(super) reads: Extents,
    pub(super) writes: Extents,
    /// A trap that nothing stands before.
    pub(super) traps: bool,
    /// `None`: no path comes back.
    pub(super) always: Option<Written>,
    pub(super) result: Option<Value>,
    pub(super) flows: Flows,
    /// It read operands itself, so it holds for one instruction only.
    pub(super) own: bool,
}

/// Walks the bodies of one program.
pub struct Walker<'p> {
    pub(super) isa: &'p Isa,
    pub(super) program: &'p Program,
    /// By piece of state.
    pub(super) settled: Vec<bool>,
    /// Bytes of an instruction, where all have as many.
    pub(super) length: Option<i128>,
    pub(super) summaries: HashMap<(FuncId, Vec<Value>), Rc<Summary>>,
    pub(super) numbers: Numbers,
}

/// The body of a fn or of an instruction.
pub(super) struct Body<'w, 'p> {
    pub(super) walker: &'w mut Walker<'p>,
    pub(super) op: &'p Op,
    pub(super) locals: Vec<Value>,
    /// What decides whether this is reached.
    pub(super) control: Control,
    /// The innermost condition: where that is settled, whoever writes the instruction keeps it from trapping.
    pub(super) innermost: Control,
    /// What the conditions come from under which this is reached.
    pub(super) under: Sources,
    pub(super) summary: Summary,
    /// What is written so far; `None` behind a trap.
    pub(super) always: Option<Written>,
    /// What was written where the body was left early.
    pub(super) left: Option<Written>,
    pub(super) results: Vec<Value>,
    /// The loosest condition under which it was left.
    pub(super) leaving: Control,
    /// What the conditions come from under which it was left.
    pub(super) leaving_from: Sources,
    /// Bytes of the instruction, where that is known.
    pub(super) length: Option<i128>,
}

impl<'p> Walker<'p> {
    pub fn new(isa: &'p Isa, program: &'p Program) -> Walker<'p> {
        let settled = |state: &State| isa.settled.contains(&state.name);
        Walker {
            isa,
            program,
            settled: program.state.iter().map(settled).collect(),
            length: match isa.word_bits.as_slice() {
                [bits] => Some(i128::from(*bits / 8)),
                _ => None,
            },
            summaries: HashMap::new(),
            numbers: Numbers::default(),
        }
    }

    /// The footprint of an instruction.
    pub fn inst(&mut self, op: &'p Op, inst: &'p Inst) -> Footprint {
        let length = Some(i128::from(op.length / 8));
        let mut summary = self.body(op, length, vec![Value::SETTLED; inst.locals.len()], &inst.body);
        let mut effects = summary.effects;
        if summary.traps {
            effects = effects.and(Bits::MAY_TRAP);
        }
        let always = summary.always.unwrap_or_default();
        if effects.any(Bits::BRANCHES) && always.pc {
            effects = Bits(effects.0 & !Bits::BRANCHES.0).and(Bits::JUMPS);
        }
        if effects == Bits::default() && summary.writes.is_empty() && !self.is_case_of_another(op) {
            // It is there for something that semantics do not say: an order of accesses, a hint.
            let all = [
                Bits::READS_MEMORY,
                Bits::WRITES_MEMORY,
                Bits::READS_STATE,
                Bits::WRITES_STATE,
            ];
            effects = all.into_iter().fold(effects, Bits::and);
            summary.access = AccessSize::Various;
        }
        for at in summary.writes.keys().filter(|at| !always.registers.contains(at)) {
            let itself = self.numbers.bit(*at);
            summary.flows.writes(*at, itself);
        }
        let touch = |(which, file): Register, reads, writes| Touch {
            file,
            which,
            reads,
            writes,
        };
        let written = summary.writes.iter().map(|(at, bits)| {
            let may_stay = !always.registers.contains(at);
            touch(*at, if may_stay { self.width(at.1) } else { 0 }, *bits)
        });
        let read = summary.reads.iter().map(|(at, bits)| touch(*at, *bits, 0));
        Footprint {
            effects,
            access: summary.access,
            registers: merged(read.chain(written)),
            flows: self.numbers.ports(&summary.flows),
        }
    }

    /// Does it stand for another instruction whose semantics does something? Then doing nothing is what it means: its result
    /// goes where nothing is kept.
    fn is_case_of_another(&self, op: &Op) -> bool {
        let of = op.is.as_ref().and_then(|is| self.program.insts.get(usize::from(is.op)));
        matches!(of, Some(Some(of)) if !of.body.stmts.is_empty())
    }

    fn body(&mut self, op: &'p Op, length: Option<i128>, locals: Vec<Value>, block: &'p Block) -> Summary {
        let mut body = Body {
            walker: self,
            op,
            locals,
            control: Control::Always,
            innermost: Control::Always,
            under: Sources::NONE,
            summary: Summary::default(),
            always: Some(Written::default()),
            left: None,
            results: Vec::new(),
            leaving: Control::Always,
            leaving_from: Sources::NONE,
            length,
        };
        let value = body.block(block);
        if body.always.is_some() {
            body.results.extend(value);
        }
        let by = match body.leaving {
            Control::Data => Known::Data,
            _ => Known::Settled,
        };
        let mut summary = body.summary;
        let from = body.leaving_from;
        summary.result = body.results.into_iter().reduce(|a, b| a.or(b, by).also(from));
        summary.always = either(body.always, body.left);
        summary
    }

    pub(super) fn call(&mut self, op: &'p Op, id: FuncId, args: Vec<Value>) -> Option<Rc<Summary>> {
        let key = (id, args);
        if let Some(known) = self.summaries.get(&key) {
            return Some(known.clone());
        }
        let program = self.program;
        let func = program.funcs.get(id as usize)?;
        let mut locals = vec![Value::SETTLED; func.locals.len()];
        for (param, arg) in func.params.iter().zip(&key.1) {
            if let Some(local) = locals.get_mut(*param as usize) {
                *local = *arg;
            }
        }
        let summary = Rc::new(self.body(op, self.length, locals, &func.body));
        if !summary.own {
            self.summaries.insert(key, summary.clone());
        }
        Some(summary)
    }

    /// Bits of a register of a file.
    pub(super) fn width(&self, file: u16) -> u32 {
        self.program.files.get(usize::from(file)).map_or(0, |file| file.width)
    }

    /// Which register an index means.
    pub(super) fn which(file: u16, index: Known) -> Which {
        match index {
            Known::Register(i, of) if of == file => Which::Operand(i),
            Known::Number(n) => u16::try_from(n).map_or(Which::Computed, Which::Fixed),
            _ => Which::Computed,
        }
    }
}

/// What is written on every path, where there are two ways to a point.
fn either(a: Option<Written>, b: Option<Written>) -> Option<Written> {
    match (a, b) {
        (None, other) | (other, None) => other,
        (Some(a), Some(b)) => Some(Written {
            registers: a.registers.intersection(&b.registers).copied().collect(),
            pc: a.pc && b.pc,
        }),
    }
}

pub(super) fn grow(extents: &mut Extents, at: Register, bits: u32) {
    let known = extents.entry(at).or_insert(bits);
    *known = bits.max(*known);
}

impl<'p> Body<'_, 'p> {
    pub(super) fn add(&mut self, effects: Bits) {
        self.summary.effects = self.summary.effects.and(effects);
    }

    pub(super) fn access(&mut self, size: AccessSize) {
        self.summary.access = self.summary.access.and(size);
    }

    pub(super) fn trap(&mut self) {
        match self.innermost {
            Control::Always => self.summary.traps = true,
            Control::Settled => {}
            Control::Data => self.add(Bits::MAY_TRAP),
        }
    }

    pub(super) fn block(&mut self, block: &'p Block) -> Option<Value> {
        for stmt in &block.stmts {
            // Behind a trap nothing runs.
            self.always.as_ref()?;
            self.stmt(stmt);
        }
        let value = block.value.as_ref()?;
        self.always.is_some().then(|| self.expr(value))
    }

    /// One way or the other, each from here.
    pub(super) fn fork<R>(
        &mut self,
        by: Value,
        yes: impl FnOnce(&mut Self) -> R,
        no: impl FnOnce(&mut Self) -> R,
    ) -> (R, R) {
        let control = (self.control, self.innermost);
        let under = self.under;
        let before = (self.locals.clone(), self.always.clone());
        self.control = control.0.under(by.known);
        self.innermost = Control::Always.under(by.known);
        self.under = under | by.from;
        let yes = yes(self);
        let locals = std::mem::replace(&mut self.locals, before.0);
        let always = std::mem::replace(&mut self.always, before.1);
        let no = no(self);
        (self.control, self.innermost) = control;
        // Where one side left, the other side is what comes behind.
        self.under = under | self.leaving_from;
        if self.always.is_none() {
            self.locals = locals;
        } else if always.is_some() {
            for (here, there) in self.locals.iter_mut().zip(locals) {
                *here = here.or(there, by.known);
            }
        }
        self.always = either(self.always.take(), always);
        (yes, no)
    }

    fn stmt(&mut self, stmt: &'p Stmt) {
        match stmt {
            Stmt::Let(local, e) => {
                let value = self.expr(e);
                self.set(*local, value);
            }
            Stmt::LetTuple(locals, e) => match &e.kind {
                ExprKind::Tuple(parts) => {
                    let known: Vec<Value> = parts.iter().map(|part| self.expr(part)).collect();
                    locals
                        .iter()
                        .zip(known)
                        .for_each(|(local, known)| self.set(*local, known));
                }
                _ => {
                    let known = self.expr(e).weak();
                    locals.iter().for_each(|local| self.set(*local, known));
                }
            },
            Stmt::Assign(place, e) => {
                let value = self.expr(e);
                self.write(place, e, value);
            }
            Stmt::If(cond, yes, no) => {
                let by = self.expr(cond);
                self.fork(by, |body| _ = body.block(yes), |body| _ = body.block(no));
            }
            Stmt::For {
                local,
                lo,
                hi,
                cond,
                body,
            } => self.rounds(*local, [lo, hi], cond.as_ref(), body),
            Stmt::Trap(cause, value) => {
                // What a trap tells is of no use to those who ask what an instruction computes.
                let before = self.summary.effects;
                self.expr(cause);
                self.expr(value);
                let pc = Bits(self.summary.effects.0 & !before.0 & Bits::READS_PC.0);
                self.summary.effects = Bits(self.summary.effects.0 & !pc.0);
                self.trap();
                self.always = None;
            }
            Stmt::Return(e) => {
                let value = self.expr(e).also(self.under);
                self.results.push(value);
                self.leaving_from = self.leaving_from | self.under;
                self.leaving = self.leaving.max(self.control);
                self.left = either(self.left.take(), self.always.take());
            }
            Stmt::Do(e) => _ = self.expr(e),
        }
    }

    fn rounds(&mut self, local: LocalId, [lo, hi]: [&'p Expr; 2], cond: Option<&'p Expr>, block: &'p Block) {
        let (lo, hi) = (self.expr(lo), self.expr(hi));
        let certain =
            matches!((lo.known, hi.known), (Known::Number(lo), Known::Number(hi)) if lo < hi) && cond.is_none();
        let (control, under, before) = (self.control, self.under, self.always.clone());
        if !certain {
            self.control = control.under(lo.known.with(hi.known));
            self.under = under | lo.from | hi.from;
        }
        // What is known of a local only shrinks, so this ends.
        loop {
            let locals = self.locals.clone();
            self.set(local, lo.with(hi));
            let inside = self.control;
            if let Some(cond) = cond {
                let by = self.expr(cond);
                self.control = inside.under(by.known);
                self.under = self.under | by.from;
            }
            self.block(block);
            let by = match self.control {
                Control::Data => Known::Data,
                _ => Known::Settled,
            };
            self.control = inside;
            for (here, there) in self.locals.iter_mut().zip(&locals) {
                *here = here.or(*there, by);
            }
            if !certain {
                self.always.clone_from(&before);
            }
            if self.locals == locals || self.always.is_none() {
                break;
            }
        }
        self.control = control;
        self.under = under | self.leaving_from;
    }

    pub(super) fn set(&mut self, local: LocalId, value: Value) {
        if let Some(here) = self.locals.get_mut(local as usize) {
            *here = value;
        }
    }
}
