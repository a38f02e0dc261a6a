//! Hashes of fns with all that they call. Numbers of fns change with whatever else a description holds, so callees are hashed by
//! what they are.

use onespec_cache::Key;
use onespec_sem::ir::{Block, FuncId, Inst, Program};
use onespec_sem::renumbered;

/// The hashes of a program's fns.
pub struct Fns(Vec<u128>);

impl Fns {
    /// Of all fns.
    pub fn of(program: &Program) -> Fns {
        let mut known = vec![None; program.funcs.len()];
        let hashes = (0..program.funcs.len()).map(|id| hash(program, &mut known, id as FuncId));
        Fns(hashes.collect())
    }

    /// The hash of a fn.
    pub fn get(&self, id: FuncId) -> u128 {
        self.0.get(id as usize).copied().unwrap_or(0)
    }

    /// Adds an instruction to a key.
    pub fn inst(&self, key: &mut Key, inst: Option<&Inst>) {
        let Some(inst) = inst else { return key.add(&()) };
        key.add(&(&inst.operands, &inst.locals, &inst.effects));
        let callees = body(key, &inst.body);
        key.add(&callees.iter().map(|id| self.get(*id)).collect::<Vec<_>>());
    }
}

/// The hash of a fn. One that calls itself, which no description has, is met again as 0.
fn hash(program: &Program, known: &mut [Option<u128>], id: FuncId) -> u128 {
    match known.get_mut(id as usize) {
        Some(Some(known)) => return *known,
        Some(none) => *none = Some(0),
        None => return 0,
    }
    let mut key = Key::new("fn");
    if let Some(func) = program.funcs.get(id as usize) {
        key.add(&(&func.params, &func.locals, &func.result, &func.effects));
        for callee in body(&mut key, &func.body) {
            key.add(&hash(program, known, callee));
        }
    }
    let hash = key.number();
    if let Some(slot) = known.get_mut(id as usize) {
        *slot = Some(hash);
    }
    hash
}

/// Adds a body, with callees numbered in the order in which they are called; the callees.
fn body(key: &mut Key, block: &Block) -> Vec<FuncId> {
    let mut callees: Vec<FuncId> = Vec::new();
    let renumbered = renumbered(block, &mut |id| {
        let at = callees.iter().position(|known| *known == id).unwrap_or(callees.len());
        if at == callees.len() {
            callees.push(id);
        }
        at as FuncId
    });
    key.add(&renumbered);
    callees
}
