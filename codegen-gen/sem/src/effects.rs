//! What bodies may do, found by walking them: files, state and memory read and written, traps, services of the host.
//! Fns are made after the fns they call, so one pass in order knows every callee.

use super::ir::*;

/// Fills in the effects of all fns and instructions.
pub fn infer(program: &mut Program) {
    for id in 0..program.funcs.len() {
        let effects = program.funcs.get(id).map(|func| of_block(program, &func.body));
        if let (Some(func), Some(effects)) = (program.funcs.get_mut(id), effects) {
            func.effects = effects;
        }
    }
    let found: Vec<Option<Effects>> = program
        .insts
        .iter()
        .map(|inst| inst.as_ref().map(|inst| of_block(program, &inst.body)))
        .collect();
    for (inst, effects) in program.insts.iter_mut().zip(found) {
        if let (Some(inst), Some(effects)) = (inst, effects) {
            inst.effects = effects;
        }
    }
}

impl Effects {
    /// A basic block ends behind an instruction with these effects: it may jump, or change how what follows is executed.
    pub fn ends_block(&self) -> bool {
        self.writes_pc || self.system
    }

    /// Reads and writes nothing, and cannot trap.
    pub fn is_pure(&self) -> bool {
        *self == Effects::default()
    }

    fn add(&mut self, other: &Effects) {
        let merge = |into: &mut Vec<u16>, from: &[u16]| from.iter().for_each(|id| insert(into, *id));
        merge(&mut self.reads_files, &other.reads_files);
        merge(&mut self.writes_files, &other.writes_files);
        merge(&mut self.reads_state, &other.reads_state);
        merge(&mut self.writes_state, &other.writes_state);
        self.reads_pc |= other.reads_pc;
        self.writes_pc |= other.writes_pc;
        self.reads_mem |= other.reads_mem;
        self.writes_mem |= other.writes_mem;
        self.system |= other.system;
        self.traps |= other.traps;
    }
}

fn insert(ids: &mut Vec<u16>, id: u16) {
    if let Err(at) = ids.binary_search(&id) {
        ids.insert(at, id);
    }
}

/// Effects of a body; those of the fns it calls must be known.
pub fn of_block(program: &Program, block: &Block) -> Effects {
    let mut walk = Walk {
        program,
        effects: Effects::default(),
    };
    walk.block(block);
    walk.effects
}

struct Walk<'p> {
    program: &'p Program,
    effects: Effects,
}

impl Walk<'_> {
    fn block(&mut self, block: &Block) {
        block.stmts.iter().for_each(|stmt| self.stmt(stmt));
        block.value.iter().for_each(|value| self.expr(value));
    }

    fn stmt(&mut self, stmt: &Stmt) {
        match stmt {
            Stmt::Let(_, e) | Stmt::LetTuple(_, e) | Stmt::Return(e) | Stmt::Do(e) => self.expr(e),
            Stmt::Assign(place, e) => {
                self.expr(e);
                self.place(place, true);
            }
            Stmt::If(cond, yes, no) => {
                self.expr(cond);
                self.block(yes);
                self.block(no);
            }
            Stmt::For { lo, hi, cond, body, .. } => {
                self.expr(lo);
                self.expr(hi);
                cond.iter().for_each(|cond| self.expr(cond));
                self.block(body);
            }
            Stmt::Trap(cause, value) => {
                self.expr(cause);
                self.expr(value);
                self.effects.traps = true;
            }
        }
    }

    fn place(&mut self, place: &Place, write: bool) {
        let effects = &mut self.effects;
        match place {
            Place::Local(_) => {}
            Place::LocalBits { lo, .. } => self.expr(lo),
            Place::Reg { file, index } => {
                insert(
                    if write {
                        &mut effects.writes_files
                    } else {
                        &mut effects.reads_files
                    },
                    *file,
                );
                self.expr(index);
            }
            Place::Lane {
                file,
                index,
                lane: part,
                ..
            }
            | Place::RegBits {
                file, index, lo: part, ..
            } => {
                insert(
                    if write {
                        &mut effects.writes_files
                    } else {
                        &mut effects.reads_files
                    },
                    *file,
                );
                self.expr(index);
                self.expr(part);
            }
            Place::State(id) => insert(
                if write {
                    &mut effects.writes_state
                } else {
                    &mut effects.reads_state
                },
                *id,
            ),
            Place::StateBits { state, lo, .. } => {
                insert(
                    if write {
                        &mut effects.writes_state
                    } else {
                        &mut effects.reads_state
                    },
                    *state,
                );
                self.expr(lo);
            }
            Place::Pc => {
                *(if write {
                    &mut effects.writes_pc
                } else {
                    &mut effects.reads_pc
                }) = true
            }
            Place::Mem { addr, .. } => {
                *(if write {
                    &mut effects.writes_mem
                } else {
                    &mut effects.reads_mem
                }) = true;
                effects.traps = true;
                self.expr(addr);
            }
            Place::Csr(number) => {
                effects.system = true;
                effects.traps = true;
                self.expr(number);
            }
        }
    }

    fn expr(&mut self, e: &Expr) {
        match &e.kind {
            ExprKind::Const(_) | ExprKind::Int(_) | ExprKind::Local(_) | ExprKind::Operand(_) => {}
            ExprKind::Ilen | ExprKind::Feature(_) | ExprKind::Setting(_) => {}
            ExprKind::Pc => self.effects.reads_pc = true,
            ExprKind::Un(_, a) | ExprKind::Zext(a) | ExprKind::Sext(a) | ExprKind::Trunc(a) => self.expr(a),
            ExprKind::ToBits(a) | ExprKind::ToUint(a) | ExprKind::ToSint(a) | ExprKind::Rep(a, _) => self.expr(a),
            ExprKind::Count(_, a) | ExprKind::Table(_, a) => self.expr(a),
            ExprKind::Bin(_, a, b) | ExprKind::Cmp(_, a, b) | ExprKind::AndAlso(a, b) | ExprKind::OrElse(a, b) => {
                self.expr(a);
                self.expr(b);
            }
            ExprKind::Slice(a, b) | ExprKind::Concat(a, b) | ExprKind::IMin(a, b) | ExprKind::IMax(a, b) => {
                self.expr(a);
                self.expr(b);
            }
            ExprKind::Cond(a, b, c) => {
                self.expr(a);
                self.expr(b);
                self.expr(c);
            }
            ExprKind::Read(place) => self.place(place, false),
            ExprKind::Call(func, args) => {
                args.iter().for_each(|arg| self.expr(arg));
                if let Some(func) = self.program.funcs.get(*func as usize) {
                    self.effects.add(&func.effects);
                }
            }
            ExprKind::Extern(id, args) => {
                args.iter().for_each(|arg| self.expr(arg));
                if self
                    .program
                    .externs
                    .get(usize::from(*id))
                    .is_some_and(|host| !host.pure)
                {
                    self.effects.system = true;
                    self.effects.traps = true;
                }
            }
            ExprKind::Tuple(parts) => parts.iter().for_each(|part| self.expr(part)),
            ExprKind::Block(block) => self.block(block),
            ExprKind::IfElse(cond, yes, no) => {
                self.expr(cond);
                self.block(yes);
                self.block(no);
            }
        }
    }
}
