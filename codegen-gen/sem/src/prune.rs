//! Drops fns that nothing calls: those that only served to find a width, or whose result was a constant.

use super::ir::*;

/// Keeps what instructions, CSRs and hooks reach, and renumbers.
pub fn unused(program: &mut Program) {
    let mut keep = vec![false; program.funcs.len()];
    let mut todo: Vec<FuncId> = Vec::new();
    for inst in program.insts.iter_mut().flatten() {
        calls(&mut inst.body, &mut |id| todo.push(*id));
    }
    todo.extend(
        program
            .gates
            .iter()
            .flat_map(|gate| &gate.instances)
            .filter_map(|instance| instance.func),
    );
    todo.extend(
        program
            .reprs
            .iter()
            .flatten()
            .flat_map(|r| [Some(r.value), r.register])
            .flatten(),
    );
    let approximations = program.approximations.iter().flatten();
    todo.extend(approximations.flat_map(|a| [Some(a.value), a.differs]).flatten());
    todo.extend(program.csrs.iter().flat_map(|csr| [csr.read, csr.write]));
    todo.extend(
        [
            program.translate,
            program.take_trap,
            program.pending,
            program.reset,
            program.accept,
        ]
        .into_iter()
        .flatten(),
    );
    while let Some(id) = todo.pop() {
        let Some(seen) = keep.get_mut(id as usize) else {
            continue;
        };
        if !std::mem::replace(seen, true)
            && let Some(func) = program.funcs.get_mut(id as usize)
        {
            calls(&mut func.body, &mut |id| todo.push(*id));
        }
    }
    let mut next = 0;
    let new: Vec<FuncId> = keep
        .iter()
        .map(|keep| {
            next += FuncId::from(*keep);
            next.saturating_sub(1)
        })
        .collect();
    let renumber = |id: &mut FuncId| *id = new.get(*id as usize).copied().unwrap_or(0);
    let mut at = 0;
    program.funcs.retain(|_| {
        at += 1;
        keep.get(at - 1).copied().unwrap_or(false)
    });
    program
        .insts
        .iter_mut()
        .flatten()
        .for_each(|inst| calls(&mut inst.body, &mut |id| renumber(id)));
    program
        .funcs
        .iter_mut()
        .for_each(|func| calls(&mut func.body, &mut |id| renumber(id)));
    let instances = program.gates.iter_mut().flat_map(|gate| &mut gate.instances);
    instances
        .filter_map(|instance| instance.func.as_mut())
        .for_each(renumber);
    for repr in program.reprs.iter_mut().flatten() {
        renumber(&mut repr.value);
        repr.register.iter_mut().for_each(renumber);
    }
    for made in program.approximations.iter_mut().flatten() {
        renumber(&mut made.value);
        made.differs.iter_mut().for_each(renumber);
    }
    for csr in &mut program.csrs {
        renumber(&mut csr.read);
        renumber(&mut csr.write);
    }
    for hook in [
        &mut program.translate,
        &mut program.take_trap,
        &mut program.pending,
        &mut program.reset,
        &mut program.accept,
    ] {
        hook.iter_mut().for_each(renumber);
    }
}

/// A block with other numbers for the fns that it calls.
pub fn renumbered(block: &Block, number: &mut dyn FnMut(FuncId) -> FuncId) -> Block {
    let mut block = block.clone();
    calls(&mut block, &mut |id| *id = number(*id));
    block
}

/// Visits every callee in a block.
fn calls(block: &mut Block, f: &mut dyn FnMut(&mut FuncId)) {
    for stmt in &mut block.stmts {
        match stmt {
            Stmt::Let(_, e) | Stmt::LetTuple(_, e) | Stmt::Return(e) | Stmt::Do(e) => in_expr(e, f),
            Stmt::Assign(place, e) => {
                in_place(place, f);
                in_expr(e, f);
            }
            Stmt::If(cond, yes, no) => {
                in_expr(cond, f);
                calls(yes, f);
                calls(no, f);
            }
            Stmt::For { lo, hi, cond, body, .. } => {
                in_expr(lo, f);
                in_expr(hi, f);
                cond.iter_mut().for_each(|cond| in_expr(cond, f));
                calls(body, f);
            }
            Stmt::Trap(cause, value) => {
                in_expr(cause, f);
                in_expr(value, f);
            }
        }
    }
    block.value.iter_mut().for_each(|value| in_expr(value, f));
}

fn in_place(place: &mut Place, f: &mut dyn FnMut(&mut FuncId)) {
    match place {
        Place::Local(_) | Place::State(_) | Place::Pc => {}
        Place::LocalBits { lo: e, .. } | Place::StateBits { lo: e, .. } => in_expr(e, f),
        Place::Reg { index: e, .. } | Place::Mem { addr: e, .. } | Place::Csr(e) => in_expr(e, f),
        Place::Lane { index, lane: part, .. } | Place::RegBits { index, lo: part, .. } => {
            in_expr(index, f);
            in_expr(part, f);
        }
    }
}

fn in_expr(e: &mut Expr, f: &mut dyn FnMut(&mut FuncId)) {
    match &mut e.kind {
        ExprKind::Const(_) | ExprKind::Int(_) | ExprKind::Local(_) | ExprKind::Operand(_) => {}
        ExprKind::Pc | ExprKind::Ilen | ExprKind::Feature(_) | ExprKind::Setting(_) => {}
        ExprKind::Un(_, a) | ExprKind::Zext(a) | ExprKind::Sext(a) | ExprKind::Trunc(a) => in_expr(a, f),
        ExprKind::ToBits(a) | ExprKind::ToUint(a) | ExprKind::ToSint(a) | ExprKind::Rep(a, _) => in_expr(a, f),
        ExprKind::Count(_, a) | ExprKind::Table(_, a) => in_expr(a, f),
        ExprKind::Bin(_, a, b) | ExprKind::Cmp(_, a, b) | ExprKind::AndAlso(a, b) | ExprKind::OrElse(a, b) => {
            in_expr(a, f);
            in_expr(b, f);
        }
        ExprKind::Slice(a, b) | ExprKind::Concat(a, b) | ExprKind::IMin(a, b) | ExprKind::IMax(a, b) => {
            in_expr(a, f);
            in_expr(b, f);
        }
        ExprKind::Cond(a, b, c) => {
            in_expr(a, f);
            in_expr(b, f);
            in_expr(c, f);
        }
        ExprKind::Read(place) => in_place(place, f),
        ExprKind::Call(func, args) => {
            args.iter_mut().for_each(|arg| in_expr(arg, f));
            f(func);
        }
        ExprKind::Extern(_, args) | ExprKind::Tuple(args) => args.iter_mut().for_each(|arg| in_expr(arg, f)),
        ExprKind::Block(block) => calls(block, f),
        ExprKind::IfElse(cond, yes, no) => {
            in_expr(cond, f);
            calls(yes, f);
            calls(no, f);
        }
    }
}
