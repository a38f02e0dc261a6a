//! Finds the piece of state that collects the inexact flag: then an operation need not find out whether it is inexact
//! where the flag is up already, which for sums and products costs more than the operation.
//!
//! It is right where flags of floating point go nowhere else. What this asks of a description: the flags that a function
//! of `onespec_core::fp` gives are passed on, joined and chosen between, and end in `state |= flags`; whatever else looks
//! at them masks the inexact flag away; and no instruction that computes with floats writes that state in another way.

use crate::ir::{BinOp, Block, Expr, ExprKind, LocalId, Place, Program, Stmt, Ty};
use onespec_core::fp::STICKY;

/// Which parts of a value may hold an inexact flag, a bit for each part of a tuple; bit 0 of a value that is none.
type Parts = u64;

/// Whether an extern computes with numbers of 32 or 64 bits whose inexact flag may be collected.
pub fn is_sticky(program: &Program, id: usize, args: &[Expr]) -> bool {
    sticky_bits(program, id, args).is_some()
}

/// The bits of these numbers.
pub fn sticky_bits(program: &Program, id: usize, args: &[Expr]) -> Option<u32> {
    let function = program.externs.get(id).and_then(|x| x.function);
    function.filter(|f| STICKY.contains(&f.name))?;
    let first = args.iter().find_map(|a| a.ty.bits());
    first.filter(|bits| matches!(bits, 32 | 64))
}

/// The state that collects inexact flags and nothing but collects them; `None` where there is no such state.
pub fn collector(program: &Program) -> Option<u16> {
    let mut flow = Flow::new(program);
    // Facts are only added, so this ends: at a fixed point.
    while flow.turn() {}
    let state = flow.state?;
    (!flow.escapes && flow.keeps(state)).then_some(state)
}

/// The flow of flags through all fns and instructions.
struct Flow<'a> {
    program: &'a Program,
    /// By fn, then by instruction: its locals.
    locals: Vec<Vec<Parts>>,
    /// By fn: its result.
    results: Vec<Parts>,
    /// Where flags end.
    state: Option<u16>,
    /// Flags end elsewhere, too.
    escapes: bool,
    changed: bool,
}

/// What one body does, fns that it calls included.
#[derive(Clone, Default)]
struct Does {
    computes: bool,
    /// States that are written otherwise than by joining something to them.
    writes: Vec<u16>,
    /// A CSR is written, whichever.
    any: bool,
}

impl<'a> Flow<'a> {
    fn new(program: &'a Program) -> Flow<'a> {
        let of_funcs = program.funcs.iter().map(|func| vec![0; func.locals.len()]);
        let of_insts = program
            .insts
            .iter()
            .map(|inst| vec![0; inst.as_ref().map_or(0, |i| i.locals.len())]);
        Flow {
            program,
            locals: of_funcs.chain(of_insts).collect(),
            results: vec![0; program.funcs.len()],
            state: None,
            escapes: false,
            changed: false,
        }
    }

    /// Walks everything once; whether anything new was found.
    fn turn(&mut self) -> bool {
        self.changed = false;
        let program = self.program;
        for (id, func) in program.funcs.iter().enumerate() {
            let result = self.block(id, &func.body);
            self.give(id, result);
        }
        for (at, inst) in program.insts.iter().enumerate() {
            if let Some(inst) = inst {
                let value = self.block(program.funcs.len() + at, &inst.body);
                self.no_flags(value);
            }
        }
        self.changed
    }

    fn give(&mut self, func: usize, parts: Parts) {
        // An instruction has no result.
        match self.results.get_mut(func) {
            Some(result) => {
                self.changed |= *result | parts != *result;
                *result |= parts;
            }
            None => self.no_flags(parts),
        }
    }

    fn put(&mut self, body: usize, local: LocalId, parts: Parts) {
        if let Some(known) = self.locals.get_mut(body).and_then(|l| l.get_mut(local as usize)) {
            self.changed |= *known | parts != *known;
            *known |= parts;
        }
    }

    /// A place where flags are not expected.
    fn no_flags(&mut self, parts: Parts) {
        self.escapes |= parts != 0;
    }

    fn plain(&mut self, body: usize, exprs: &[&Expr]) {
        for expr in exprs {
            let parts = self.expr(body, expr);
            self.no_flags(parts);
        }
    }

    fn block(&mut self, body: usize, block: &Block) -> Parts {
        for stmt in &block.stmts {
            match stmt {
                Stmt::Let(local, value) | Stmt::Assign(Place::Local(local), value) => {
                    let parts = self.expr(body, value);
                    self.put(body, *local, parts);
                }
                Stmt::LetTuple(locals, value) => {
                    let parts = self.expr(body, value);
                    for (part, local) in locals.iter().enumerate() {
                        self.put(body, *local, parts >> part.min(63) & 1);
                    }
                }
                Stmt::Assign(Place::State(state), value) => {
                    let parts = self.expr(body, value);
                    if parts != 0 {
                        let first = *self.state.get_or_insert(*state) == *state;
                        self.escapes |= !first || joined(*state, value).is_none();
                    }
                }
                Stmt::Assign(place, value) => {
                    self.place(body, place);
                    self.plain(body, &[value]);
                }
                Stmt::If(condition, yes, no) => {
                    self.plain(body, &[condition]);
                    let parts = self.block(body, yes) | self.block(body, no);
                    self.no_flags(parts);
                }
                Stmt::For {
                    lo,
                    hi,
                    cond,
                    body: inner,
                    ..
                } => {
                    self.plain(body, &[lo, hi]);
                    self.plain(body, &cond.iter().collect::<Vec<_>>());
                    let parts = self.block(body, inner);
                    self.no_flags(parts);
                }
                Stmt::Trap(cause, value) => self.plain(body, &[cause, value]),
                Stmt::Return(value) => {
                    let parts = self.expr(body, value);
                    self.give(body, parts);
                }
                // Flags that nobody takes.
                Stmt::Do(value) => {
                    self.expr(body, value);
                }
            }
        }
        block.value.as_ref().map_or(0, |value| self.expr(body, value))
    }

    fn place(&mut self, body: usize, place: &Place) {
        match place {
            Place::Local(_) | Place::State(_) | Place::Pc => {}
            Place::LocalBits { lo, .. } | Place::StateBits { lo, .. } => self.plain(body, &[lo]),
            Place::Reg { index, .. } => self.plain(body, &[index]),
            Place::Lane { index, lane: at, .. } | Place::RegBits { index, lo: at, .. } => {
                self.plain(body, &[index, at])
            }
            Place::Mem { addr, .. } => self.plain(body, &[addr]),
            Place::Csr(number) => self.plain(body, &[number]),
        }
    }

    fn expr(&mut self, body: usize, expr: &Expr) -> Parts {
        match &expr.kind {
            ExprKind::Const(_)
            | ExprKind::Int(_)
            | ExprKind::Operand(_)
            | ExprKind::Pc
            | ExprKind::Ilen
            | ExprKind::Feature(_)
            | ExprKind::Setting(_) => 0,
            ExprKind::Local(local) => self
                .locals
                .get(body)
                .and_then(|l| l.get(*local as usize))
                .copied()
                .unwrap_or(0),
            ExprKind::Read(place) => {
                self.place(body, place);
                match &**place {
                    Place::Local(local) => self
                        .locals
                        .get(body)
                        .and_then(|l| l.get(*local as usize))
                        .copied()
                        .unwrap_or(0),
                    // Bits of a local may be the flag's.
                    Place::LocalBits { local, .. } => {
                        let parts = self.locals.get(body).and_then(|l| l.get(*local as usize)).copied();
                        self.no_flags(parts.unwrap_or(0));
                        0
                    }
                    _ => 0,
                }
            }
            ExprKind::Extern(_, args) => {
                self.plain(body, &args.iter().collect::<Vec<_>>());
                match &expr.ty {
                    Ty::Tuple(parts) if parts.len() == 2 => 2,
                    _ => 0,
                }
            }
            ExprKind::Call(id, args) => {
                let params = self.program.funcs.get(*id as usize).map_or(&[][..], |f| &f.params);
                for (arg, param) in args.iter().zip(params) {
                    let parts = self.expr(body, arg);
                    self.put(*id as usize, *param, parts);
                }
                self.results.get(*id as usize).copied().unwrap_or(0)
            }
            ExprKind::Tuple(parts) => {
                let mut all = 0;
                for (at, part) in parts.iter().enumerate() {
                    let flags = self.expr(body, part);
                    self.no_flags(flags & !1);
                    all |= (flags & 1) << at.min(63);
                }
                all
            }
            ExprKind::Block(block) => self.block(body, block),
            ExprKind::IfElse(condition, yes, no) => {
                self.plain(body, &[condition]);
                self.block(body, yes) | self.block(body, no)
            }
            ExprKind::Cond(condition, yes, no) => {
                self.plain(body, &[condition]);
                self.expr(body, yes) | self.expr(body, no)
            }
            ExprKind::Bin(BinOp::Or, a, b) => self.expr(body, a) | self.expr(body, b),
            ExprKind::Bin(BinOp::And, a, b) if self.masks(a) || self.masks(b) => {
                self.expr(body, a);
                self.expr(body, b);
                0
            }
            ExprKind::Un(_, x)
            | ExprKind::Zext(x)
            | ExprKind::Sext(x)
            | ExprKind::Trunc(x)
            | ExprKind::ToBits(x)
            | ExprKind::ToUint(x)
            | ExprKind::ToSint(x)
            | ExprKind::Rep(x, _)
            | ExprKind::Count(_, x)
            | ExprKind::Table(_, x) => {
                self.plain(body, &[x]);
                0
            }
            ExprKind::Bin(_, a, b)
            | ExprKind::Cmp(_, a, b)
            | ExprKind::AndAlso(a, b)
            | ExprKind::OrElse(a, b)
            | ExprKind::Slice(a, b)
            | ExprKind::Concat(a, b)
            | ExprKind::IMin(a, b)
            | ExprKind::IMax(a, b) => {
                self.plain(body, &[a, b]);
                0
            }
        }
    }

    /// A mask that lets no inexact flag through.
    fn masks(&self, expr: &Expr) -> bool {
        matches!(expr.kind, ExprKind::Const(bits) if bits & u128::from(self.program.float.flags.inexact) == 0)
    }

    /// No instruction that computes with floats writes the state otherwise than by joining.
    fn keeps(&self, state: u16) -> bool {
        let mut funcs = vec![Does::default(); self.program.funcs.len()];
        // Fns are made after the fns that they call.
        for (id, func) in self.program.funcs.iter().enumerate() {
            let does = self.does(&funcs, &func.body);
            if let Some(place) = funcs.get_mut(id) {
                *place = does;
            }
        }
        let insts = self.program.insts.iter().flatten();
        insts
            .map(|inst| self.does(&funcs, &inst.body))
            .all(|does| !does.computes || !does.any && !does.writes.contains(&state))
    }

    fn does(&self, funcs: &[Does], block: &Block) -> Does {
        use crate::visit::{self, Node};
        let mut does = Does::default();
        visit::block(block, &mut |node| match node {
            Node::Expr(Expr {
                kind: ExprKind::Call(id, _),
                ..
            }) => {
                if let Some(callee) = funcs.get(*id as usize) {
                    does.computes |= callee.computes;
                    does.any |= callee.any;
                    does.writes.extend(&callee.writes);
                }
            }
            Node::Expr(Expr {
                kind: ExprKind::Extern(..),
                ty,
            }) => does.computes |= matches!(ty, Ty::Tuple(_)),
            Node::Stmt(Stmt::Assign(Place::State(state), value)) if joined(*state, value).is_none() => {
                does.writes.push(*state);
            }
            Node::Write(Place::StateBits { state, .. }) => does.writes.push(*state),
            Node::Write(Place::Csr(_)) => does.any = true,
            _ => {}
        });
        does.writes.sort_unstable();
        does.writes.dedup();
        does
    }
}

/// What `state | what` joins to a state.
fn joined(state: u16, value: &Expr) -> Option<&Expr> {
    let ExprKind::Bin(BinOp::Or, a, b) = &value.kind else {
        return None;
    };
    let is_state = |e: &Expr| matches!(&e.kind, ExprKind::Read(place) if **place == Place::State(state));
    match (is_state(a), is_state(b)) {
        (true, _) => Some(b),
        (_, true) => Some(a),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::{CmpOp, Inst, Local};

    fn bits5(kind: ExprKind) -> Expr {
        Expr { kind, ty: Ty::Bits(5) }
    }

    /// The flags of a sum, in local 1.
    fn flags() -> Expr {
        bits5(ExprKind::Local(1))
    }

    fn state(number: u16) -> Expr {
        bits5(ExprKind::Read(Box::new(Place::State(number))))
    }

    fn binary(op: BinOp, a: Expr, b: Expr) -> Expr {
        bits5(ExprKind::Bin(op, Box::new(a), Box::new(b)))
    }

    fn join(number: u16, what: Expr) -> Stmt {
        Stmt::Assign(Place::State(number), binary(BinOp::Or, state(number), what))
    }

    /// The collector of a machine whose one instruction adds two floats and then does this.
    fn of(then: Vec<Stmt>) -> Option<u16> {
        let sum = Expr {
            kind: ExprKind::Extern(0, Vec::new()),
            ty: Ty::Tuple(vec![Ty::Bits(32), Ty::Bits(5)]),
        };
        let local = |bits| Local {
            name: String::new(),
            ty: Ty::Bits(bits),
            mutable: false,
        };
        let mut stmts = vec![Stmt::LetTuple(vec![0, 1], sum)];
        stmts.extend(then);
        let inst = Inst {
            operands: Vec::new(),
            locals: vec![local(32), local(5), local(1)],
            body: Block { stmts, value: None },
            effects: crate::ir::Effects::default(),
        };
        collector(&Program {
            insts: vec![Some(inst)],
            ..Program::default()
        })
    }

    #[test]
    fn flags_that_are_joined_to_one_state_are_collected() {
        assert_eq!(of(vec![join(3, flags())]), Some(3));
        let masked = binary(BinOp::And, flags(), bits5(ExprKind::Const(2)));
        let is_tiny = Expr {
            kind: ExprKind::Cmp(CmpOp::Ne, Box::new(masked), Box::new(bits5(ExprKind::Const(0)))),
            ty: Ty::BOOL,
        };
        assert_eq!(
            of(vec![Stmt::Let(2, is_tiny), join(3, flags())]),
            Some(3),
            "underflow alone is looked at"
        );
        assert_eq!(of(Vec::new()), None, "nobody takes them");
    }

    #[test]
    fn flags_that_go_elsewhere_are_not() {
        let seen = |flags: Expr| Expr {
            kind: ExprKind::Cmp(CmpOp::Ne, Box::new(flags), Box::new(bits5(ExprKind::Const(0)))),
            ty: Ty::BOOL,
        };
        assert_eq!(
            of(vec![join(3, flags()), Stmt::Let(2, seen(flags()))]),
            None,
            "compared"
        );
        let with_inexact = binary(BinOp::And, flags(), bits5(ExprKind::Const(1)));
        assert_eq!(
            of(vec![join(3, flags()), Stmt::Let(2, seen(with_inexact))]),
            None,
            "compared under a mask"
        );
        assert_eq!(of(vec![join(3, flags()), join(4, flags())]), None, "two states");
        assert_eq!(
            of(vec![Stmt::Assign(Place::State(3), flags())]),
            None,
            "the last ones alone"
        );
        let cleared = Stmt::Assign(Place::State(3), bits5(ExprKind::Const(0)));
        assert_eq!(
            of(vec![cleared, join(3, flags())]),
            None,
            "cleared by the instruction itself"
        );
    }
}
