//! What a handler looks like: the text of generated code for small semantics.

use super::tokens;
use onespec_description::model::Isa;
use onespec_sem::ir::{BinOp, Block, Effects, Expr, ExprKind, File, Inst, Place, Program, Stmt, Ty};

fn operand(i: u8, lo: i128, hi: i128) -> Expr {
    Expr {
        kind: ExprKind::Operand(i),
        ty: Ty::Int(lo, hi),
    }
}

fn bits(kind: ExprKind) -> Expr {
    Expr { kind, ty: Ty::Bits(64) }
}

fn x(i: u8) -> Place {
    Place::Reg {
        file: 0,
        index: operand(i, 0, 31),
    }
}

/// The module for one instruction with operands `rd`, `rs1` and an immediate, as text without blanks.
fn printed(stmts: Vec<Stmt>) -> String {
    let file = File {
        name: "X".into(),
        count: 32,
        width: 64,
        setting: None,
        zero: Some(0),
        grouped: false,
    };
    let inst = Inst {
        operands: vec![Ty::Int(0, 31), Ty::Int(0, 31), Ty::Int(-2048, 2047)],
        locals: Vec::new(),
        body: Block { stmts, value: None },
        effects: Effects::default(),
    };
    let program = Program {
        files: vec![file],
        insts: vec![Some(inst)],
        ..Program::default()
    };
    let text = tokens(&program, &Isa::default()).to_string();
    assert!(syn::parse_str::<syn::File>(&text).is_ok(), "the module is Rust");
    text.split_whitespace().collect()
}

#[test]
fn registers_are_read_and_written_without_a_look_at_zero() {
    let imm = bits(ExprKind::ToBits(Box::new(operand(2, -2048, 2047))));
    let sum = bits(ExprKind::Bin(
        BinOp::Add,
        Box::new(bits(ExprKind::Read(Box::new(x(1))))),
        Box::new(imm),
    ));
    let text = printed(vec![Stmt::Assign(x(0), sum)]);
    // The written register has the sink for zero in the slot.
    assert!(text.contains("sink:Some((0,32))"), "{text}");
    assert!(
        text.contains("lett_value=s.x[d.b[0]asusize].wrapping_add(((d.i[0]asi64)asu64));"),
        "{text}"
    );
    assert!(text.contains("s.x[d.b[1]asusize]=t_value;"), "{text}");
}

#[test]
fn a_load_has_a_quick_handler_only_when_it_can_be_started_anew() {
    let load = || {
        let addr = bits(ExprKind::Read(Box::new(x(1))));
        bits(ExprKind::Read(Box::new(Place::Mem {
            addr,
            bytes: 8,
            phys: false,
        })))
    };
    let text = printed(vec![Stmt::Assign(x(0), load())]);
    assert!(
        text.contains("s.window.load(t_addr,8)") && text.contains("h.load(s,t_addr,8)?"),
        "{text}"
    );
    let first = Stmt::Assign(x(0), bits(ExprKind::Const(1)));
    let text = printed(vec![first, Stmt::Assign(x(1), load())]);
    assert!(!text.contains("s.window.load(t_addr"), "{text}");
}
