//! Semantics in few bytes, as generated crates carry it for code that is translated while a program runs.
//!
//! It holds what instructions do, reads and writes of registers of control and status that are only state, and the fns that these call; what compilers need (gates, rules, representations) is left out.

use crate::ir::{
    Block, CsrCode, ExprKind, Extern, Faults, File, Func, FuncId, Inst, Program, Setting, State, Table, Ty,
};
use crate::visit::{self, Node};
use onespec_core::fp::Unit;
use onespec_core::host;
use onespec_core::isa::FeatureSet;
use onespec_description::model::Needs;
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
    csrs: Vec<Csr>,
    collector: Option<u16>,
}

/// What reading and writing by a number does, where that is nothing to the rest of the system.
#[derive(Serialize, Deserialize)]
struct Csr {
    number: u32,
    /// The words of sets of features: one that has all of the first and none of the second is enough.
    needs: Vec<(Vec<u64>, Vec<u64>)>,
    read: FuncId,
    write: FuncId,
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
    let csrs: Vec<Csr> = program.csrs.iter().filter_map(|csr| csr_of(program, csr)).collect();
    let mut is_called = vec![false; program.funcs.len()];
    let mut work: Vec<&Block> = program.insts.iter().flatten().map(|inst| &inst.body).collect();
    for id in csrs.iter().flat_map(|csr| [csr.read, csr.write]) {
        if let (Some(func), Some(is_called)) = (program.funcs.get(id as usize), is_called.get_mut(id as usize)) {
            *is_called = true;
            work.push(&func.body);
        }
    }
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
        csrs,
        collector: crate::sticky::collector(program),
    }
}

fn csr_of(program: &Program, csr: &CsrCode) -> Option<Csr> {
    let funcs = [csr.read, csr.write].map(|id| program.funcs.get(id as usize));
    let words = |set: &FeatureSet| set.0.to_vec();
    funcs
        .into_iter()
        .all(|func| func.is_some_and(|func| !func.effects.system))
        .then(|| Csr {
            number: csr.number,
            needs: csr
                .needs
                .any
                .iter()
                .map(|(all, none)| (words(all), words(none)))
                .collect(),
            read: csr.read,
            write: csr.write,
        })
}

fn restored_csr(csr: Csr) -> CsrCode {
    let set = |words: &[u64]| {
        let mut set = FeatureSet::default();
        set.0.iter_mut().zip(words).for_each(|(to, word)| *to = *word);
        set
    };
    CsrCode {
        name: String::new(),
        number: csr.number,
        needs: Needs {
            any: csr.needs.iter().map(|(all, none)| (set(all), set(none))).collect(),
        },
        read: csr.read,
        write: csr.write,
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
        csrs: kept.csrs.into_iter().map(restored_csr).collect(),
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
