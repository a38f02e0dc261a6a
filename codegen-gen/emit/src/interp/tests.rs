//! What a handler looks like: the text of generated code for small semantics.

use super::module;
use crate::files::{Part, Piece};
use onespec_description::model::Isa;
use onespec_sem::ir::{
    BinOp, Block, CmpOp, Effects, Expr, ExprKind, File, Func, Inst, Local, Place, Program, Stmt, Ty,
};
use proc_macro2::TokenStream;

/// The module of a program as tokens.
fn tokens(program: &Program, isa: &Isa) -> TokenStream {
    let Part::Module(_, pieces) = module(program, isa) else {
        panic!("no module");
    };
    let tokens = pieces.map(|piece| match piece {
        Piece::Items(tokens) => tokens,
        Piece::Around(around) => (around.item)(around.parts.collect()),
    });
    tokens.collect()
}

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
    printed_with(Vec::new(), stmts)
}

/// The same for an instruction that may call a fn `check` with this body.
fn printed_with(check: Vec<Stmt>, stmts: Vec<Stmt>) -> String {
    let file = |name: &str, width, zero, grouped| File {
        name: name.into(),
        count: 32,
        width,
        setting: None,
        zero,
        grouped,
    };
    let writes_pc = stmts.iter().any(|stmt| matches!(stmt, Stmt::Assign(Place::Pc, _)));
    let inst = Inst {
        operands: vec![Ty::Int(0, 31), Ty::Int(0, 31), Ty::Int(-2048, 2047)],
        locals: [("i", Ty::Int(0, 7)), ("base", Ty::Bits(64))]
            .map(|(name, ty)| Local {
                name: name.into(),
                ty,
                mutable: false,
            })
            .to_vec(),
        body: Block { stmts, value: None },
        effects: Effects {
            writes_pc,
            ..Effects::default()
        },
    };
    let program = Program {
        files: vec![file("X", 64, Some(0), false), file("V", 256, None, true)],
        insts: vec![Some(inst)],
        funcs: vec![Func {
            name: "check".into(),
            params: Vec::new(),
            locals: Vec::new(),
            body: Block {
                stmts: check,
                value: None,
            },
            result: Ty::Unit,
            effects: Effects::default(),
        }],
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
    let read = "(ifF==1{*t_lastasu64}else{s.x[d.b[1]asusize]})";
    assert!(
        text.contains(&format!("lett_value={read}.wrapping_add(((d.i[0]asi64)asu64));")),
        "{text}"
    );
    assert!(text.contains("s.x[d.b[0]asusize]=t_value;"), "{text}");
}

#[test]
fn a_result_goes_on_in_an_argument_where_nothing_else_writes_the_file() {
    let copy = |to| Stmt::Assign(x(to), bits(ExprKind::Read(Box::new(x(1)))));
    let text = printed(vec![copy(0)]);
    let parts = [
        // What it hands on, and what it takes of the instruction before it.
        "*t_last=t_valueasu64;",
        "Forward{result:Some((0,0)),sources:&[((0,1),&[h1f1])]}",
        "fnh1(s:&mutState,h:H<'_,'_>,chain:&Chain<Code>,code:&[Code],_:u64)->usize",
        "fnh1f1(s:&mutState,h:H<'_,'_>,chain:&Chain<Code>,code:&[Code],mutlast:u64)->usize",
        "matchm1::<1>(s,h,&mutlast,&first.slot){Ok(())=>go(s,h,chain,rest,last),",
    ];
    for part in parts {
        assert!(text.contains(part), "{part}: {text}");
    }
    // Of two writes the next instruction may want the first.
    let text = printed(vec![copy(2), copy(0)]);
    assert!(!text.contains("t_last") && !text.contains("fnh1f1("), "{text}");
    // A load that gives up is started again with all from the state.
    let text = printed(vec![Stmt::Assign(x(0), loaded())]);
    assert!(text.contains("Err(_)=>slow1(s,h,chain,code,0)"), "{text}");
}

#[test]
fn what_may_end_a_block_has_a_handler_for_the_middle_of_a_trace_too() {
    let jump = printed(vec![Stmt::Assign(Place::Pc, bits(ExprKind::Const(8)))]);
    let parts = [
        "fnh1(",
        "fnt1(",
        "table[1]=t1;",
        "follow(s,h,chain,rest)",
        "pass(s,h,chain,rest)",
    ];
    assert!(parts.iter().all(|part| jump.contains(part)), "{jump}");
    let other = printed(vec![Stmt::Assign(x(0), bits(ExprKind::Const(8)))]);
    assert!(other.contains("fnh1(") && !other.contains("fnt1("), "{other}");
}

/// Memory at the address in register `rs1`.
fn loaded() -> Expr {
    let addr = bits(ExprKind::Read(Box::new(x(1))));
    bits(ExprKind::Read(Box::new(Place::Mem {
        addr,
        bytes: 8,
        phys: false,
    })))
}

#[test]
fn a_load_has_a_quick_handler_only_when_it_can_be_started_anew() {
    let text = printed(vec![Stmt::Assign(x(0), loaded())]);
    assert!(
        text.contains("s.window.load_direct(t_addr,8)") && text.contains("load(s,h,t_addr,8)?"),
        "{text}"
    );
    let first = Stmt::Assign(x(0), bits(ExprKind::Const(1)));
    let text = printed(vec![first, Stmt::Assign(x(1), loaded())]);
    assert!(!text.contains("s.window.load_direct(t_addr"), "{text}");
}

#[test]
fn a_quick_handler_calls_fns_that_give_up_where_others_trap() {
    let call = || {
        Stmt::Do(Expr {
            kind: ExprKind::Call(0, Vec::new()),
            ty: Ty::Unit,
        })
    };
    let trap = || Stmt::Trap(bits(ExprKind::Const(2)), bits(ExprKind::Const(0)));
    let write = || Stmt::Assign(x(0), loaded());
    let text = printed_with(vec![trap()], vec![call(), write()]);
    let direct = "fndirect_fn_check(s:&mutState,)->Result<(),Stop>{Ok({returnErr(Stop);})}";
    assert!(text.contains(direct), "{text}");
    let quick = text.split("fnquick1<").nth(1).unwrap_or_default();
    let quick = quick.split("fnh1(").next().unwrap_or_default();
    assert!(quick.contains("direct_fn_check(s,)?"), "{text}");
    // Behind a write it is too late to give up.
    let text = printed_with(vec![trap()], vec![write(), call()]);
    assert!(!text.contains("fnquick1"), "{text}");
    // What cannot trap is called as it is.
    let text = printed_with(Vec::new(), vec![call(), write()]);
    assert!(
        text.contains("fnquick1<") && !text.contains("direct_fn_check"),
        "{text}"
    );
}

/// Lane `i + by` of a vector register, of 32 bits.
fn lane(register: u8, by: i128) -> Place {
    let int = |kind| Expr {
        kind,
        ty: Ty::Int(0, 7),
    };
    let index = int(ExprKind::Local(0));
    let lane = match by {
        0 => index,
        by => {
            let by = int(ExprKind::Int(by));
            int(ExprKind::Bin(BinOp::Add, Box::new(index), Box::new(by)))
        }
    };
    Place::Lane {
        file: 1,
        index: operand(register, 0, 31),
        lane,
        width: 32,
    }
}

/// The loop over eight lanes with this body, printed.
fn looped(to: Place, value: Expr) -> String {
    looped_over(8, to, value)
}

/// The loop over so many lanes with this body, printed.
fn looped_over(count: i128, to: Place, value: Expr) -> String {
    let end = |n| Expr {
        kind: ExprKind::Int(n),
        ty: Ty::Int(n, n),
    };
    printed(vec![Stmt::For {
        local: 0,
        lo: end(0),
        hi: end(count),
        cond: None,
        body: Block {
            stmts: vec![Stmt::Assign(to, value)],
            value: None,
        },
    }])
}

#[test]
fn a_map_over_lanes_takes_eight_at_a_time() {
    let value = |place| Expr {
        kind: ExprKind::Read(Box::new(place)),
        ty: Ty::Bits(32),
    };
    let text = looped(lane(0, 0), value(lane(1, 0)));
    assert!(
        text.contains("wide::lanes::read32(&s.v,") && text.contains("wide::lanes::write32(&muts.v,"),
        "{text}"
    );
    assert!(
        !text.contains("ift_mask>>t_k&1==0"),
        "nothing but the lane has no order: {text}"
    );
    // What goes on to other lanes is read when its turn comes.
    let text = looped(lane(0, 0), value(lane(1, 1)));
    assert!(
        !text.contains("wide::lanes::read32") && text.contains("s.v_get32("),
        "{text}"
    );
}

#[test]
fn a_map_over_all_lanes_of_a_register_takes_them_at_once() {
    let short = |register, by| match lane(register, by) {
        Place::Lane { file, index, lane, .. } => Place::Lane {
            file,
            index,
            lane,
            width: 16,
        },
        other => other,
    };
    let value = |place| Expr {
        kind: ExprKind::Read(Box::new(place)),
        ty: Ty::Bits(16),
    };
    let text = looped_over(16, short(0, 0), value(short(1, 0)));
    assert!(
        text.contains("onespec_core::simd::widest(#[inline(always)]||{")
            && text.contains("wide::whole::read16::<16>(&s.v,t_at0_)")
            && text.contains("wide::whole::write16(&muts.v,t_to_place,&t_out,t_mask)"),
        "{text}"
    );
    // More lanes than a register has.
    let text = looped_over(32, short(0, 0), value(short(1, 0)));
    assert!(text.contains("wide::lanes::read16(&s.v,"), "{text}");
    // What goes on to other lanes has an order.
    let text = looped_over(16, short(0, 0), value(short(1, 1)));
    assert!(!text.contains("wide::whole") && !text.contains("wide::lanes"), "{text}");
}

#[test]
fn a_question_that_all_lanes_answer_alike_is_asked_before_the_loop() {
    let value = |place| Expr {
        kind: ExprKind::Read(Box::new(place)),
        ty: Ty::Bits(32),
    };
    let zero = Expr {
        kind: ExprKind::Int(0),
        ty: Ty::Int(0, 0),
    };
    let asked = Expr {
        kind: ExprKind::Cmp(CmpOp::Eq, Box::new(operand(2, 0, 31)), Box::new(zero)),
        ty: Ty::BOOL,
    };
    let (other, own) = (value(lane(1, 1)), value(lane(1, 0)));
    let chosen = Expr {
        kind: ExprKind::Cond(Box::new(asked), Box::new(other), Box::new(own)),
        ty: Ty::Bits(32),
    };
    let text = looped(lane(0, 0), chosen);
    let (usual, other) = text.split_once("else{fori_0in").unwrap_or_default();
    assert!(
        usual.contains("==0i64){") && usual.contains("wide::lanes::read32(&s.v,") && !usual.contains("s.v_get32("),
        "{text}"
    );
    assert!(other.contains("s.v_get32("), "{text}");
}

#[test]
fn lanes_move_to_memory_by_one_copy_where_they_lie_side_by_side() {
    let stored = |base| {
        let int = |kind| Expr {
            kind,
            ty: Ty::Int(0, 63),
        };
        let (index, four) = (int(ExprKind::Local(0)), int(ExprKind::Int(4)));
        let offset = int(ExprKind::Bin(BinOp::Mul, Box::new(index), Box::new(four)));
        let offset = bits(ExprKind::ToBits(Box::new(offset)));
        let addr = bits(ExprKind::Bin(BinOp::Add, Box::new(bits(base)), Box::new(offset)));
        let memory = Place::Mem {
            addr,
            bytes: 4,
            phys: false,
        };
        let value = Expr {
            kind: ExprKind::Read(Box::new(lane(0, 0))),
            ty: Ty::Bits(32),
        };
        looped(memory, value)
    };
    assert!(stored(ExprKind::Local(1)).contains("s.window.store_run(t_start,4,s.v.get(t_place..t_end))"));
    // A register that is read in each iteration is not known to stay.
    assert!(!stored(ExprKind::Read(Box::new(x(1)))).contains("store_run"));
}

/// A fn of one word with this value, and one that it may call, printed.
fn chooser(value: Expr) -> String {
    let func = |name: &str, value| Func {
        name: name.into(),
        params: vec![0],
        locals: vec![Local {
            name: "a".into(),
            ty: Ty::Bits(64),
            mutable: false,
        }],
        body: Block {
            stmts: Vec::new(),
            value: Some(Box::new(value)),
        },
        result: Ty::Bits(64),
        effects: Effects::default(),
    };
    let double = bits(ExprKind::Bin(BinOp::Add, Box::new(argument()), Box::new(argument())));
    let program = Program {
        funcs: vec![func("double", double), func("chooser", value)],
        ..Program::default()
    };
    let text = tokens(&program, &Isa::default()).to_string();
    assert!(syn::parse_str::<syn::File>(&text).is_ok(), "the module is Rust");
    text.split_whitespace().collect()
}

fn argument() -> Expr {
    bits(ExprKind::Local(0))
}

#[test]
fn a_choice_between_what_fns_compute_has_no_branch_unless_it_traps_or_is_next_to_nothing() {
    let is_zero = || {
        let zero = bits(ExprKind::Const(0));
        Box::new(Expr {
            kind: ExprKind::Cmp(CmpOp::Eq, Box::new(argument()), Box::new(zero)),
            ty: Ty::Bits(1),
        })
    };
    let choice = |yes: Expr| bits(ExprKind::Cond(is_zero(), Box::new(yes), Box::new(argument())));
    let call = bits(ExprKind::Call(0, vec![argument()]));
    let text = chooser(choice(call));
    assert!(text.contains("select_unpredictable(t_if,t_yes,t_no)"), "{text}");
    let text = chooser(choice(bits(ExprKind::Const(1))));
    assert!(!text.contains("select_unpredictable"), "{text}");
    let text = chooser(choice(loaded_at(argument())));
    assert!(!text.contains("select_unpredictable"), "{text}");
}

/// Eight bytes of memory.
fn loaded_at(addr: Expr) -> Expr {
    bits(ExprKind::Read(Box::new(Place::Mem {
        addr,
        bytes: 8,
        phys: false,
    })))
}
