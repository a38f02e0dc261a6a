//! Small programs by hand: what the order of evaluation promises, and that no program takes the process down.

use super::{EvalState, concrete::walk};
use crate::ir::{BinOp, Block, Expr, ExprKind, Faults, File, Inst, Place, Program, Stmt, Ty};
use onespec_core::exec::{Host, Stop, Trap};
use onespec_core::isa::FeatureSet;

fn bits(kind: ExprKind) -> Expr {
    Expr { kind, ty: Ty::Bits(64) }
}

fn int(v: i128) -> Expr {
    Expr {
        kind: ExprKind::Int(v),
        ty: Ty::Int(v, v),
    }
}

fn reg(index: i128) -> Place {
    Place::Reg {
        file: 0,
        index: int(index),
    }
}

fn value(v: u128) -> Expr {
    bits(ExprKind::Const(v))
}

/// A machine with one register file of which register 0 reads zero, and no memory.
struct Machine(EvalState);

impl AsMut<EvalState> for Machine {
    fn as_mut(&mut self) -> &mut EvalState {
        &mut self.0
    }
}

struct Nothing;

impl Host<Machine> for Nothing {
    fn load(&mut self, m: &mut Machine, addr: u64, _: u32) -> Result<u64, Stop> {
        m.0.trap = Trap { cause: 5, tval: addr };
        Err(Stop)
    }

    fn store(&mut self, _: &mut Machine, _: u64, _: u32, _: u64) -> Result<(), Stop> {
        Err(Stop)
    }

    fn phys_load(&mut self, _: &mut Machine, _: u64, _: u32) -> Option<u64> {
        None
    }

    fn phys_store(&mut self, _: &mut Machine, _: u64, _: u32, _: u64) -> bool {
        false
    }

    fn readable(&mut self, _: &mut Machine, _: u64, _: u32) -> bool {
        false
    }

    fn service(&mut self, _: &mut Machine, _: onespec_core::exec::Service, _: &[u64]) -> Result<u64, Stop> {
        Ok(0)
    }
}

/// Runs statements as an instruction; the result and registers 0 to 3.
fn run(stmts: Vec<Stmt>) -> (Result<(), Stop>, Trap, [u64; 4]) {
    let file = File {
        name: "X".into(),
        count: 4,
        width: 64,
        setting: None,
        zero: Some(0),
        grouped: false,
    };
    let faults = Faults {
        illegal: 2,
        ..Faults::default()
    };
    let code: &'static Program = Box::leak(Box::new(Program {
        files: vec![file],
        faults,
        ..Program::default()
    }));
    let mut m = Machine(EvalState::new(code, FeatureSet::default(), &[]));
    let inst = Inst {
        operands: Vec::new(),
        locals: Vec::new(),
        body: Block { stmts, value: None },
        effects: Default::default(),
    };
    let result = walk(code, &mut m, &mut Nothing, (0x100, 4), &[]).inst(&inst);
    let regs = std::array::from_fn(|i| m.0.reg(0, &code.files[0], i as u64).low64());
    (result, m.0.trap, regs)
}

#[test]
fn what_was_written_before_a_trap_stays_and_the_rest_is_untouched() {
    let load = Place::Mem {
        addr: value(0x40),
        bytes: 8,
        phys: false,
    };
    let (result, trap, regs) = run(vec![
        Stmt::Assign(reg(1), value(7)),
        Stmt::Assign(reg(2), bits(ExprKind::Read(Box::new(load)))),
        Stmt::Assign(reg(3), value(9)),
    ]);
    assert_eq!(
        (result, trap, regs),
        (Err(Stop), Trap { cause: 5, tval: 0x40 }, [0, 7, 0, 0])
    );
}

#[test]
fn the_zero_register_and_registers_that_are_not_there() {
    let missing = bits(ExprKind::Read(Box::new(reg(1 << 70))));
    let (result, _, regs) = run(vec![
        Stmt::Assign(reg(0), value(7)),
        Stmt::Assign(reg(-1), value(7)),
        Stmt::Assign(reg(1), bits(ExprKind::Un(crate::ir::UnOp::Not, Box::new(missing)))),
    ]);
    assert_eq!((result, regs), (Ok(()), [0, u64::MAX, 0, 0]));
}

#[test]
fn bottomless_nesting_and_endless_loops_trap() {
    let one = || Box::new(value(1));
    let deep = (0..1000).fold(value(1), |e, _| bits(ExprKind::Bin(BinOp::Add, Box::new(e), one())));
    let (result, trap, _) = run(vec![Stmt::Assign(reg(1), deep)]);
    assert_eq!((result, trap.cause), (Err(Stop), 2));

    let local = 0;
    let body = Block {
        stmts: vec![Stmt::Assign(reg(1), value(3))],
        value: None,
    };
    let endless = Stmt::For {
        local,
        lo: int(0),
        hi: int(i128::MAX),
        cond: None,
        body,
    };
    let (result, trap, regs) = run(vec![endless]);
    assert_eq!((result, trap.cause, regs[1]), (Err(Stop), 2, 3));
}
