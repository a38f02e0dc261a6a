//! Statements.

use super::function::{Exit, Frame, Function, Head, Mark, Storage};
use super::value::Val;
use crate::types::tree::{Expr, Kind, LoopInfo, Stmt, StmtKind};
use crate::types::ty::Ty;
use onespec_circuit::{Icmp, Opcode, types};
use onespec_graph::{Gate, Type};

impl Function<'_> {
    pub fn stmts(&mut self, stmts: &[Stmt]) {
        for stmt in stmts {
            if self.state.is_none() {
                return;
            }
            self.at(stmt.span);
            self.stmt(stmt);
        }
    }

    fn stmt(&mut self, stmt: &Stmt) {
        match &stmt.kind {
            StmtKind::Let(local, init) => self.declare(*local, init.as_ref()),
            StmtKind::If(arms, rest) => self.if_(arms, rest),
            StmtKind::While(condition, body, info) => {
                let (head, mark) = self.enter(info, None);
                let [yes, mut no] = self.condition(condition);
                self.rollback(&mark);
                self.join_some(yes);
                self.stmts(body);
                self.next_turn(&head, &mark, |_| ());
                if let [out] = no.as_mut_slice() {
                    self.behind(&head, out);
                }
                self.leave(no);
            }
            StmtKind::Do(body, condition, info) => {
                let (head, mark) = self.enter(info, None);
                self.stmts(body);
                self.continues(&mark);
                let mut outs = Vec::new();
                if self.state.is_some() {
                    let before = self.mark();
                    let [yes, no] = self.condition(condition);
                    // What the body changed goes both ways.
                    for (side, again) in [(no, false), (yes, true)] {
                        self.rollback(&before);
                        self.join_some(side);
                        if !again {
                            outs.extend(self.exit(&mark));
                        }
                    }
                }
                self.end_loop(&head);
                self.rollback(&mark);
                self.leave(outs);
            }
            StmtKind::Loop(body, info) => {
                let (head, mark) = self.enter(info, None);
                self.stmts(body);
                self.next_turn(&head, &mark, |_| ());
                self.leave(Vec::new());
            }
            StmtKind::For {
                local,
                from,
                to,
                body,
                info,
                independent,
                unordered,
            } => self.for_(*local, [from, to], body, info, independent.then_some(unordered)),
            StmtKind::Switch { value, cases, default } => self.switch_(value, cases, default),
            StmtKind::Break | StmtKind::Continue => {
                let Some(mark) = self.loops.last().map(|frame| frame.mark) else {
                    return;
                };
                let exit = self.jump(&mark);
                if let Some(frame) = self.loops.last_mut() {
                    match stmt.kind {
                        StmtKind::Break => frame.breaks.extend(exit),
                        _ => frame.continues.extend(exit),
                    }
                }
            }
            StmtKind::Return(value) => self.return_(value.as_ref()),
            StmtKind::Throw(value) => {
                let value = self.value(value).one();
                self.throw(value);
            }
            StmtKind::Try { body, caught, handler } => self.try_(body, *caught, handler),
            StmtKind::Block(body) => self.stmts(body),
            StmtKind::Assign(place, value) => self.assign(place, value),
            StmtKind::Update(place, operator, value) if matches!(place.kind, Kind::Swizzle(..)) => {
                let result = self.value(&Expr {
                    kind: Kind::Binary(operator.op, Box::new(place.clone()), Box::new(value.clone())),
                    ty: place.ty.clone(),
                    span: place.span,
                });
                self.assign_lanes(place, result);
            }
            StmtKind::Update(place, operator, value) if self.is_fused(operator.op, place, value) => {
                let at = self.place(place);
                let result = self.fused(operator.op, place, value).unwrap_or(Val::None);
                self.write_place(at, &place.ty, result);
            }
            StmtKind::Update(place, operator, value) => {
                let at = self.place(place);
                let right = self.value(value);
                let left = self.read_place(at, &place.ty);
                let result = self.operate(operator.op, &place.ty, left, &value.ty, right);
                self.write_place(at, &place.ty, result);
            }
            StmtKind::Expr(expr) => {
                self.value(expr);
            }
        }
    }

    fn declare(&mut self, local: u32, init: Option<&Expr>) {
        let found = &self.m.locals(self.function_number)[local as usize];
        let (ty, addressed, indexed) = (found.ty.clone(), found.addressed, found.indexed);
        if let (true, false, Some(array)) = (indexed, addressed, self.array(&ty)) {
            self.storage[local as usize] = Storage::Array(array);
            self.array_clear(array);
            if let Some(init) = init {
                self.array_write(array, init);
            }
            return;
        }
        if ty.is_aggregate() || addressed {
            let at = self.area(&ty);
            self.storage[local as usize] = Storage::Memory(at);
            match init {
                Some(init) => self.write(init, at),
                None => self.clear_value(at, &ty),
            }
            return;
        }
        let value = match init {
            Some(init) => {
                self.learn(local, init);
                self.value(init)
            }
            None => self.zero(&ty),
        };
        let first = self.slots(self.m.parts(&ty).len());
        self.storage[local as usize] = Storage::Slots(first);
        self.write_slots(first, value);
    }

    fn assign(&mut self, place: &Expr, value: &Expr) {
        if let Kind::Swizzle(..) = place.kind {
            let value = self.value(value);
            return self.assign_lanes(place, value);
        }
        if let (Some(array), true) = (self.array_of(place), place.ty.is_aggregate()) {
            return self.array_write(array, value);
        }
        if place.ty.is_aggregate() {
            let to = self.address(place);
            // What is assigned may need what is overwritten.
            let value = self.value(value);
            self.store(&place.ty, to, value);
            return;
        }
        let at = self.place(place);
        let value = self.value(value);
        self.write_place(at, &place.ty, value);
    }

    /// Assigns lanes of a short vector; the others stay.
    fn assign_lanes(&mut self, place: &Expr, value: Val) {
        let Kind::Swizzle(of, lanes) = &place.kind else { return };
        let at = self.place(of);
        for (lane, value) in lanes.iter().zip(value.gates()) {
            let to = self.lane(at, of.ty.lane(), *lane);
            self.write_place(to, of.ty.lane(), Val::One(value));
        }
    }

    fn if_(&mut self, arms: &[(Expr, Vec<Stmt>)], rest: &[Stmt]) {
        let mark = self.mark();
        let mut ends: Vec<Exit> = Vec::new();
        for (condition, body) in arms {
            let here = self.mark();
            let [yes, no] = self.condition(condition);
            self.rollback(&here);
            self.join_some(yes);
            self.stmts(body);
            ends.extend(self.exit(&mark));
            self.rollback(&here);
            self.join_some(no);
            if self.state.is_none() {
                break;
            }
        }
        self.stmts(rest);
        ends.extend(self.exit(&mark));
        self.rollback(&mark);
        self.join(&mark, ends);
    }

    // ---- loops

    /// Begins a loop. `counter` is a slot that it changes by itself.
    fn enter(&mut self, info: &LoopInfo, counter: Option<u32>) -> (Head, Mark) {
        let number = self.function_number;
        let m = self.m;
        let (mut slots, effects) = self.loop_facts(info, |local| m.parts(&m.locals(number)[local as usize].ty).len());
        slots.extend(counter);
        let head = self.begin_loop(&slots, effects);
        let mark = self.mark();
        self.loops.push(Frame {
            mark,
            breaks: Vec::new(),
            continues: Vec::new(),
        });
        (head, mark)
    }

    /// Joins what goes to the loop's next iteration.
    fn continues(&mut self, mark: &Mark) {
        let Some(frame) = self.loops.last_mut() else { return };
        let mut all = std::mem::take(&mut frame.continues);
        all.extend(self.exit(mark));
        self.rollback(mark);
        self.join_some(all);
    }

    fn next_turn(&mut self, head: &Head, mark: &Mark, step: impl FnOnce(&mut Self)) {
        self.continues(mark);
        if self.state.is_some() {
            step(self);
        }
        self.end_loop(head);
        self.rollback(mark);
    }

    /// Goes on behind a loop.
    fn leave(&mut self, mut outs: Vec<Exit>) {
        if let Some(frame) = self.loops.pop() {
            outs.extend(frame.breaks);
        }
        match outs.is_empty() {
            // The loop keeps the memory state.
            true => self.leaves(),
            false => self.join_some(outs),
        }
    }

    /// `independent`: of a `foreach`, the variables that are sums in any order.
    fn for_(&mut self, local: u32, bounds: [&Expr; 2], body: &[Stmt], info: &LoopInfo, independent: Option<&Vec<u32>>) {
        let ty = bounds[0].ty.clone();
        let [from, to] = bounds.map(|bound| self.value(bound).one());
        let slot = self.slots(1);
        self.storage[local as usize] = Storage::Slots(slot);
        self.set(slot, from);
        self.learn_loop(local, bounds);
        let (head, mark) = self.enter(info, Some(slot));
        if let Some(sums) = independent {
            self.independent.push(head.gate);
            for &sum in sums {
                if let Storage::Slots(slot) = self.storage[sum as usize] {
                    self.unordered.extend(head.phi_of(slot));
                }
            }
        }
        let at = self.get(slot);
        let code = if ty.is_signed() { Icmp::Slt } else { Icmp::Ult };
        let more = self.compare(code, at, to);
        let [yes, mut no] = self.fork(more);
        self.rollback(&mark);
        self.join_some(vec![yes]);
        self.stmts(body);
        self.next_turn(&head, &mark, |f| {
            let primary = f.m.scalar(&ty);
            let one = f.constant(primary, 1);
            let next = f.pure(Opcode::Add, primary, &[at, one]);
            f.set(slot, next);
        });
        self.behind(&head, &mut no);
        self.leave(vec![no]);
    }

    // ---- ways

    fn switch_(&mut self, value: &Expr, cases: &[(Vec<u64>, Vec<Stmt>)], default: &[Stmt]) {
        let value = self.value(value).one();
        let mark = self.mark();
        let all: Vec<u64> = cases.iter().flat_map(|(bits, _)| bits.iter().copied()).collect();
        let (sides, other) = self.switch(value, &all);
        let mut sides = sides.into_iter();
        let mut ends = Vec::new();
        for (bits, body) in cases {
            let arm: Vec<Exit> = sides.by_ref().take(bits.len()).collect();
            self.rollback(&mark);
            self.join_some(arm);
            self.stmts(body);
            ends.extend(self.exit(&mark));
        }
        self.rollback(&mark);
        self.join_some(vec![other]);
        self.stmts(default);
        ends.extend(self.exit(&mark));
        self.rollback(&mark);
        self.join(&mark, ends);
    }

    fn return_(&mut self, value: Option<&Expr>) {
        if self.leave_inlined(value) || self.leave_stage() {
            return;
        }
        let Some(value) = value else {
            return self.leave_with_zero();
        };
        if let Some(at) = self.result_at {
            // The caller's place may be what is read: only a value that is whole is written.
            let given = self.value(value);
            self.store(&value.ty, at, given);
            return self.leave_with_zero();
        }
        let given = self.value(value).one();
        let given = self.widened(given, &value.ty);
        self.leave_with(Some(given));
    }

    /// Leaves the function with a value, or without one.
    fn leave_with(&mut self, value: Option<Gate>) {
        let Some(state) = self.state else { return };
        let depend = self.depend;
        match value {
            Some(value) => self.add(Opcode::Return, Type::NONE, 0, [&[state], &[depend], &[value]]),
            None => self.add(Opcode::ReturnVoid, Type::NONE, 0, [&[state], &[depend], &[]]),
        };
        self.leaves();
    }

    /// Leaves a kernel with these values.
    pub fn leave_with_values(&mut self, values: &[Gate]) {
        let Some(state) = self.state else { return };
        let (depend, count) = (self.depend, values.len() as u64);
        self.add(Opcode::ReturnValues, Type::NONE, count, [&[state], &[depend], values]);
        self.leaves();
    }

    /// Leaves the function with a value that nobody is going to look at, or with none.
    pub fn leave_with_zero(&mut self) {
        match self.m.signature(self.function_number).result {
            Type::NONE => self.leave_with(None),
            ty => {
                let zero = self.constant(ty, 0);
                self.leave_with(Some(zero));
            }
        }
    }

    // ---- exceptions

    /// Goes to the handler, or to the caller's.
    fn throw(&mut self, value: Gate) {
        let thrown = self.symbol(self.m.thrown());
        let at = self.offset(thrown, 8);
        self.store_part(value, at);
        let one = self.constant(types::I64, 1);
        self.store_part(one, thrown);
        self.go_to_handler();
    }

    /// Where something has been thrown.
    fn go_to_handler(&mut self) {
        let Some(mark) = self.tries.last().map(|frame| frame.mark) else {
            return self.leave_with_zero();
        };
        let exit = self.jump(&mark);
        if let Some(frame) = self.tries.last_mut() {
            frame.breaks.extend(exit);
        }
    }

    /// Behind a call that may have thrown.
    pub fn check_thrown(&mut self) {
        let thrown = self.symbol(self.m.thrown());
        let flag = self.load_part(types::I64, thrown);
        let zero = self.constant(types::I64, 0);
        let threw = self.compare(Icmp::Ne, flag, zero);
        let mark = self.mark();
        let [yes, no] = self.fork(threw);
        self.join_some(vec![yes]);
        self.go_to_handler();
        self.rollback(&mark);
        self.join_some(vec![no]);
    }

    fn try_(&mut self, body: &[Stmt], caught: Option<u32>, handler: &[Stmt]) {
        let mark = self.mark();
        self.tries.push(Frame {
            mark,
            breaks: Vec::new(),
            continues: Vec::new(),
        });
        self.stmts(body);
        let thrown = self.tries.pop().map(|frame| frame.breaks).unwrap_or_default();
        let mut ends: Vec<Exit> = self.exit(&mark).into_iter().collect();
        self.rollback(&mark);
        self.join_some(thrown);
        if self.state.is_some() {
            let at = self.symbol(self.m.thrown());
            let zero = self.constant(types::I64, 0);
            self.store_part(zero, at);
            if let Some(local) = caught {
                let at = self.offset(at, 8);
                let value = self.load_part(types::I64, at);
                let slot = self.slots(1);
                self.storage[local as usize] = Storage::Slots(slot);
                self.set(slot, value);
            }
            self.stmts(handler);
            ends.extend(self.exit(&mark));
        }
        self.rollback(&mark);
        self.join(&mark, ends);
    }

    // ---- parameters

    /// Arguments as parameters: narrow numbers come as 32 bits, slices as two, structs by their address.
    pub fn parameters(&mut self, params: &[Ty], result: &Ty) {
        let mut order = 0;
        let mut argument = |f: &mut Self, ty: Type| {
            let gate = f.add(Opcode::Arg, ty, order, [&[], &[], &[]]);
            order += 1;
            gate
        };
        if super::by_address(result) {
            let arch = self.m.arch();
            self.result_at = Some(argument(self, arch));
        }
        for (local, ty) in params.iter().enumerate() {
            let storage = match ty {
                Ty::Struct(_) => Storage::Memory(argument(self, self.m.arch())),
                _ => {
                    let gates = match ty {
                        Ty::Slice(_) => vec![argument(self, self.m.arch()), argument(self, types::I64)],
                        Ty::Short(lanes, of) => {
                            let gates = (0..*lanes).map(|_| argument(self, self.m.passed(of)));
                            let gates: Vec<Gate> = gates.collect();
                            gates.into_iter().map(|gate| self.narrowed(gate, of)).collect()
                        }
                        ty => {
                            let gate = argument(self, self.m.passed(ty));
                            vec![self.narrowed(gate, ty)]
                        }
                    };
                    let first = self.slots(gates.len());
                    self.write_slots(first, Val::of(gates));
                    Storage::Slots(first)
                }
            };
            self.storage[local] = storage;
        }
    }

    /// A number in the type that it is passed in.
    pub fn widened(&mut self, value: Gate, ty: &Ty) -> Gate {
        let passed = self.m.passed(ty);
        if passed == self.m.scalar(ty) {
            return value;
        }
        let op = if ty.is_signed() { Opcode::Sext } else { Opcode::Zext };
        self.pure(op, passed, &[value])
    }

    /// A number as it was before it was passed.
    pub fn narrowed(&mut self, value: Gate, ty: &Ty) -> Gate {
        let own = self.m.scalar(ty);
        if self.m.passed(ty) == own {
            return value;
        }
        self.pure(Opcode::Trunc, own, &[value])
    }
}
