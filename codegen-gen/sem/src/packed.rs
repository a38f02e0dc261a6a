//! Semantics in few bytes, as generated crates carry it for code that is translated while a program runs.
//!
//! It holds what instructions do, and the fns that they call; what compilers need (gates, rules, representations) is left out.

use crate::ir::{Block, ExprKind, Extern, Faults, File, Func, Inst, Program, Setting, State, Table, Ty};
use crate::visit::{self, Node};
use onespec_core::fp::Unit;
use onespec_core::host;
use serde::{Deserialize, Serialize};

/// The part of a program that is kept.
#[derive(Serialize, Deserialize)]
struct Kept {
    params: Vec<(String, i64)>,
    settings: Vec<(String, i64, i64, i64)>,
    files: Vec<File>,
    state: Vec<State>,
    tables: Vec<Table>,
    faults: Faults,
    funcs: Vec<Option<Func>>,
    externs: Vec<Extern>,
    float: Unit,
    insts: Vec<Option<Inst>>,
    collector: Option<u16>,
}

/// A program, and what was found out about it.
#[derive(Debug)]
pub struct Unpacked {
    /// The part of the program that is kept.
    pub program: Program,
    /// The state that collects inexact flags and nothing but collects them; see [`crate::sticky::collector`].
    pub collector: Option<u16>,
}

/// Parameters with their values.
type Params = Vec<(String, i64)>;

/// The bytes of programs.
pub fn pack(programs: &[Program]) -> Vec<u8> {
    // Into memory of its own: nothing can fail.
    let bytes = |program| postcard::to_allocvec(&keep(program)).unwrap_or_default();
    let kept: Vec<(&Params, Vec<u8>)> = programs
        .iter()
        .map(|program| (&program.params, bytes(program)))
        .collect();
    postcard::to_allocvec(&kept).unwrap_or_default()
}

/// The program of bytes that [`pack`] has made whose parameters have the values that are wanted. `None`: there is none, or the bytes are
/// others.
pub fn unpack(bytes: &[u8], wanted: impl Fn(&str, i64) -> bool) -> Option<Unpacked> {
    let all: Vec<(Params, &[u8])> = postcard::from_bytes(bytes).ok()?;
    let fits = |params: &Params| params.iter().all(|(name, value)| wanted(name, *value));
    let (_, bytes) = all.iter().find(|(params, _)| fits(params))?;
    let kept: Kept = postcard::from_bytes(bytes).ok()?;
    Some(Unpacked {
        collector: kept.collector,
        program: restored(kept),
    })
}

fn keep(program: &Program) -> Kept {
    let mut is_called = vec![false; program.funcs.len()];
    let mut work: Vec<&Block> = program.insts.iter().flatten().map(|inst| &inst.body).collect();
    while let Some(body) = work.pop() {
        visit::block(body, &mut |node| {
            if let Node::Expr(expr) = node
                && let ExprKind::Call(id, _) = &expr.kind
                && let Some(is_called) = is_called.get_mut(*id as usize)
                && !std::mem::replace(is_called, true)
            {
                work.extend(program.funcs.get(*id as usize).map(|func| &func.body));
            }
        });
    }
    let in_range = |n: i128| n.clamp(i64::MIN.into(), i64::MAX.into()) as i64;
    let setting = |s: &Setting| (s.name.clone(), in_range(s.lo), in_range(s.hi), in_range(s.default));
    Kept {
        params: program.params.clone(),
        settings: program.settings.iter().map(setting).collect(),
        files: program.files.clone(),
        state: program.state.clone(),
        tables: program.tables.clone(),
        faults: program.faults,
        funcs: program
            .funcs
            .iter()
            .zip(is_called)
            .map(|(func, is_called)| is_called.then(|| func.clone()))
            .collect(),
        externs: program.externs.clone(),
        float: program.float,
        insts: program.insts.clone(),
        collector: crate::sticky::collector(program),
    }
}

fn restored(kept: Kept) -> Program {
    let setting = |(name, lo, hi, default): (String, i64, i64, i64)| Setting {
        name,
        lo: lo.into(),
        hi: hi.into(),
        default: default.into(),
        assumed: None,
    };
    let offered = |x: Extern| Extern {
        function: host::named(&x.name),
        ..x
    };
    Program {
        params: kept.params,
        settings: kept.settings.into_iter().map(setting).collect(),
        files: kept.files,
        state: kept.state,
        tables: kept.tables,
        faults: kept.faults,
        funcs: kept
            .funcs
            .into_iter()
            .map(|func| func.unwrap_or_else(nothing))
            .collect(),
        externs: kept.externs.into_iter().map(offered).collect(),
        float: kept.float,
        insts: kept.insts,
        ..Program::default()
    }
}

/// A fn that nothing calls.
fn nothing() -> Func {
    Func {
        name: String::new(),
        params: Vec::new(),
        locals: Vec::new(),
        body: Block::default(),
        result: Ty::Unit,
        effects: Default::default(),
    }
}
