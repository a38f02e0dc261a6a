//! Keys of results: a hash of a rule's text and of everything that its result depends on.
//!
//! Of a program that are its declarations, and the bodies that the rule's gates and instructions reach. Numbers of fns change
//! with whatever else a description holds, so a body is hashed with its callees numbered in the order in which they are met.

use onespec_cache::Key;
use onespec_sem::ir::{FuncId, Program};
use onespec_sem::renumbered;
use std::collections::HashMap;

/// The key of a rule, before anything is added.
pub(super) fn rule_key() -> Key {
    Key::new("rule")
}

/// Hashes of the parts of a program.
pub(super) struct Parts<'a> {
    program: &'a Program,
    declared: u128,
    gates: HashMap<usize, u128>,
    insts: HashMap<usize, u128>,
}

impl<'a> Parts<'a> {
    pub fn of(program: &'a Program) -> Parts<'a> {
        let mut hash = rule_key();
        let externs: Vec<(&String, &Vec<String>)> = program.externs.iter().map(|x| (&x.name, &x.effects)).collect();
        hash.add(&(&program.params, &program.settings, &program.files, &program.state));
        hash.add(&(&program.causes, program.faults, externs, &program.conditions));
        hash.add(&(&program.tables, program.float));
        let csrs: Vec<(&String, u32)> = program.csrs.iter().map(|csr| (&csr.name, csr.number)).collect();
        hash.add(&csrs);
        for repr in program.reprs.iter().flatten() {
            reach(
                program,
                [Some(repr.value), repr.register].into_iter().flatten(),
                &mut hash,
            );
        }
        Parts {
            program,
            declared: hash.number(),
            gates: HashMap::new(),
            insts: HashMap::new(),
        }
    }

    /// What all rules depend on: registers, state, representations.
    pub fn declared(&self) -> u128 {
        self.declared
    }

    /// Adds fns with what they reach.
    pub fn funcs(&self, funcs: impl IntoIterator<Item = FuncId>, hash: &mut Key) {
        reach(self.program, funcs, hash);
    }

    /// A gate with all of its types.
    pub fn gate(&mut self, op: usize) -> u128 {
        let program = self.program;
        *self.gates.entry(op).or_insert_with(|| {
            let mut hash = rule_key();
            let gate = program.gates.get(op);
            for instance in gate.iter().flat_map(|gate| &gate.instances) {
                hash.add(&(instance.own, &instance.inputs, instance.func.is_some()));
                reach(program, instance.func, &mut hash);
            }
            hash.add(&gate.map(|gate| &gate.relations));
            hash.number()
        })
    }

    /// An instruction.
    pub fn inst(&mut self, op: usize) -> u128 {
        let program = self.program;
        *self.insts.entry(op).or_insert_with(|| {
            let mut hash = rule_key();
            if let Some(inst) = program.insts.get(op).and_then(Option::as_ref) {
                hash.add(&(&inst.operands, &inst.locals));
                let mut order = Order::default();
                hash.add(&renumbered(&inst.body, &mut |id| order.of(id)));
                order.reach(program, &mut hash);
            }
            hash.number()
        })
    }
}

/// Fns in the order in which they are met.
#[derive(Default)]
struct Order {
    numbers: HashMap<FuncId, FuncId>,
    list: Vec<FuncId>,
}

impl Order {
    fn of(&mut self, id: FuncId) -> FuncId {
        let next = self.list.len() as FuncId;
        *self.numbers.entry(id).or_insert_with(|| {
            self.list.push(id);
            next
        })
    }

    /// Hashes all that was met, and what that meets.
    fn reach(&mut self, program: &Program, hash: &mut Key) {
        let mut at = 0;
        while let Some(id) = self.list.get(at).copied() {
            at += 1;
            let Some(func) = program.funcs.get(id as usize) else {
                continue;
            };
            hash.add(&(&func.params, &func.locals, &func.result));
            let body = renumbered(&func.body, &mut |id| self.of(id));
            hash.add(&body);
        }
    }
}

/// Hashes fns with what they reach.
fn reach(program: &Program, funcs: impl IntoIterator<Item = FuncId>, hash: &mut Key) {
    let mut order = Order::default();
    for func in funcs {
        order.of(func);
    }
    order.reach(program, hash);
}
