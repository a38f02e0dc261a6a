//! What surrounds the instructions of a machine: facts about state and fns that every run asks for.

use onespec_description::model::Isa;
use onespec_sem::ir::{Expr, ExprKind, Place, Program, Stmt};
use onespec_sem::visit::{self, Node};

/// Fns with more nodes, those that they call included, stay calls where what they compute depends on data.
const MAX_INLINED: u32 = 120;

pub struct World<'a> {
    pub isa: &'a Isa,
    pub program: &'a Program,
    /// By piece of state: it is set up before code runs and orders nothing.
    pub settled: Vec<bool>,
    /// By piece of state: it selects what instructions do, and is set by instructions of its own.
    pub modes: Vec<bool>,
    /// By piece of state: it is 0.
    pub zeros: Vec<bool>,
    /// Pieces of state with the values that they have when an instruction begins, and settings of the machine with theirs.
    pub known: Vec<(u16, u128)>,
    pub settings: Vec<(u16, i64)>,
    functions: Vec<Function>,
}

#[derive(Debug, Clone, Copy, Default)]
struct Function {
    size: u32,
    lanes: bool,
    /// It computes its result and touches nothing but settled state.
    pure: bool,
    known: bool,
}

impl<'a> World<'a> {
    pub fn new(isa: &'a Isa, program: &'a Program) -> World<'a> {
        let named = |list: &[String]| program.state.iter().map(|s| list.contains(&s.name)).collect::<Vec<_>>();
        let mut world = World {
            isa,
            program,
            settled: named(&isa.settled),
            modes: named(&isa.modes),
            zeros: Vec::new(),
            known: Vec::new(),
            settings: Vec::new(),
            functions: vec![Function::default(); program.funcs.len()],
        };
        for id in 0..program.funcs.len() {
            world.measure(id, 0);
        }
        world
    }

    /// The same where these pieces of state are 0.
    #[must_use]
    pub fn with_zeros(mut self, zeros: &[u16]) -> World<'a> {
        let all = 0..self.program.state.len() as u16;
        self.zeros = all.map(|s| zeros.contains(&s)).collect();
        self
    }

    /// The value of a setting of the machine: that under which an instruction is evaluated, else the one that is assumed.
    pub fn setting(&self, at: u16) -> Option<i128> {
        let known = self.settings.iter().find(|(known, _)| *known == at);
        let assumed = || self.program.settings.get(usize::from(at))?.assumed;
        known.map(|(_, value)| i128::from(*value)).or_else(assumed)
    }

    fn measure(&mut self, id: usize, depth: u32) -> Function {
        let Some(func) = self.program.funcs.get(id) else {
            return Function::default();
        };
        if self.functions[id].known || depth > 100 {
            return self.functions[id];
        }
        let (mut size, mut lanes, mut calls) = (0u32, false, Vec::new());
        visit::block(&func.body, &mut |node| match node {
            Node::Read(place) | Node::Write(place) => lanes |= is_lane(place),
            Node::Expr(Expr {
                kind: ExprKind::Call(id, _),
                ..
            }) => calls.push(*id as usize),
            Node::Expr(_) => size += 1,
            // Bits one by one make large terms of small fns.
            Node::Stmt(Stmt::For { .. }) => size += MAX_INLINED,
            Node::Stmt(_) => {}
        });
        for call in calls {
            let of = self.measure(call, depth + 1);
            size = size.saturating_add(of.size);
            lanes |= of.lanes;
        }
        let e = &func.effects;
        let settled = |list: &[u16]| list.iter().all(|s| self.settled.get(usize::from(*s)) == Some(&true));
        let pure = e.reads_files.is_empty()
            && e.writes_files.is_empty()
            && settled(&e.reads_state)
            && settled(&e.writes_state)
            && !(e.reads_pc || e.writes_pc || e.reads_mem || e.writes_mem || e.system || e.traps);
        self.functions[id] = Function {
            size,
            lanes,
            pure,
            known: true,
        };
        self.functions[id]
    }

    /// Whether a fn stays a call where its arguments are data.
    pub fn stays_call(&self, id: u32) -> bool {
        self.functions
            .get(id as usize)
            .is_some_and(|f| f.pure && f.size > MAX_INLINED)
    }

    /// The name by which a fn stays a call.
    pub fn name(&self, id: u32) -> Option<&str> {
        let func = self.program.funcs.get(id as usize)?;
        func.name.split(['<', '(', ' ', ':']).next()
    }

    /// Whether a body names lanes, itself or by fns.
    pub fn names_lanes(&self, block: &onespec_sem::ir::Block) -> bool {
        let mut found = false;
        visit::block(block, &mut |node| match node {
            Node::Read(place) | Node::Write(place) => found |= is_lane(place),
            Node::Expr(Expr {
                kind: ExprKind::Call(id, _),
                ..
            }) => found |= self.functions.get(*id as usize).is_some_and(|f| f.lanes),
            _ => {}
        });
        found
    }

    pub fn width(&self, file: u16) -> u32 {
        self.program.files.get(usize::from(file)).map_or(64, |f| f.width)
    }

    /// Whether state never orders anything and is known when an instruction is written: settled, or a mode.
    pub fn is_given(&self, state: u16) -> bool {
        let at = usize::from(state);
        self.settled.get(at) == Some(&true) || self.modes.get(at) == Some(&true)
    }
}

fn is_lane(place: &Place) -> bool {
    matches!(
        place,
        Place::Lane { .. } | Place::StateBits { .. } | Place::RegBits { .. }
    )
}

/// Locals that a body assigns.
pub fn assigned(block: &onespec_sem::ir::Block) -> Vec<u32> {
    let mut found = Vec::new();
    visit::block(block, &mut |node| {
        if let Node::Write(Place::Local(local) | Place::LocalBits { local, .. }) = node {
            found.push(*local);
        }
    });
    found
}
