//! Statements.

use super::Maker;
use super::places::Variable;
use super::ty::{I64, Ty, U8};

const ASSIGN: [&str; 11] = ["=", "=", "=", "+=", "-=", "*=", "&=", "|=", "^=", "/=", "%="];

impl Maker {
    pub(super) fn stmts(&mut self, count: usize, depth: u32) {
        let scope = self.variables.len();
        for _ in 0..count {
            if !self.affords(1) {
                break;
            }
            self.pay(1);
            self.stmt(depth);
        }
        // What a function declares at its top is known where it returns.
        if self.indent > 1 {
            self.variables.truncate(scope);
        }
    }

    fn block(&mut self, depth: u32) {
        let count = 1 + self.rng.below(4);
        self.stmts(count, depth.saturating_sub(1));
    }

    fn stmt(&mut self, depth: u32) {
        let kind = match depth {
            0 => self.rng.below(11),
            _ => self.rng.below(22),
        };
        match kind {
            0..4 => self.declare(depth),
            4..8 => self.assign(depth),
            8 => self.effect(depth),
            9 => self.jump(depth),
            10 => self.print(depth),
            11..14 => self.branch(depth),
            14 => self.switch(depth),
            15 => self.attempt(depth),
            16 => self.foreach(depth),
            17 => {
                self.open("");
                self.block(depth);
                self.close("");
            }
            _ => self.repeat(depth),
        }
    }

    fn declare(&mut self, depth: u32) {
        let ty = match self.rng.below(7) {
            0 => Ty::Pointer(Box::new(self.kept_ty())),
            1 => Ty::Slice(Box::new(self.kept_ty())),
            2 | 3 => self.stored_ty(2),
            _ => self.scalar_ty(),
        };
        let address = matches!(ty, Ty::Pointer(_) | Ty::Slice(_));
        let mutable = !address && !self.rng.one_in(4);
        let value = self.expr(&ty, depth + 1);
        let name = self.name("v");
        let cleared = mutable && self.rng.one_in(8);
        let keyword = if mutable { "var" } else { "let" };
        self.line(&match cleared {
            true => format!("{keyword} {name}: {ty};"),
            false => format!("{keyword} {name}: {ty} = {value};"),
        });
        self.variables.push(Variable::new(&name, ty, mutable));
    }

    fn assign(&mut self, depth: u32) {
        let ty = match self.rng.below(8) {
            0 => self.stored_ty(1),
            _ => self.scalar_ty(),
        };
        let Some(place) = self.place(&ty, true, depth.min(2)) else {
            return self.declare(depth);
        };
        let operator = match &ty {
            Ty::Int { .. } => self.rng.pick(&ASSIGN).unwrap_or("="),
            Ty::Float(_) => self.rng.pick(&ASSIGN[..6]).unwrap_or("="),
            Ty::Bool => "=",
            _ => "=",
        };
        let value = self.expr(&ty, depth + 1);
        self.line(&format!("{place} {operator} {value};"));
    }

    /// A call for what it does.
    fn effect(&mut self, depth: u32) {
        if self.functions.is_empty() {
            return self.assign(depth);
        }
        let at = self.rng.below(self.functions.len());
        match self.call_of(at, depth.min(2)) {
            Some(call) => self.line(&format!("{call};")),
            None => self.assign(depth),
        }
    }

    fn print(&mut self, depth: u32) {
        // Prints in loops are many.
        if self.times > 20 {
            return self.assign(depth);
        }
        match self.rng.below(6) {
            0 => {
                let value = self.expr(&U8, 1);
                self.line(&format!("putc(32 + ({value} & 63));"));
            }
            1 => {
                let text = self.name("at ");
                self.line(&format!("print(\"{text}\");"));
            }
            _ => {
                let ty = self.scalar_ty();
                let value = self.expr(&ty, depth + 1);
                self.line(&format!("print({value});"));
            }
        }
    }

    /// Something that leaves, if a condition holds.
    fn jump(&mut self, depth: u32) {
        let condition = self.condition(depth.min(2));
        let leave = match self.rng.below(8) {
            0 | 1 if self.throws() => format!("throw {};", self.expr(&I64, 1)),
            0 if self.rng.one_in(8) => format!("exit({});", self.rng.below(100)),
            1..4 if self.loops > 0 => "break;".into(),
            4 | 5 if self.loops > 0 => "continue;".into(),
            _ => match self.current.as_ref().map(|f| f.result.clone()) {
                Some(Some(ty)) => format!("return {};", self.expr(&ty, depth.min(2))),
                Some(None) => "return;".into(),
                None => return self.assign(depth),
            },
        };
        self.line(&format!("if {condition} {{ {leave} }}"));
    }

    fn branch(&mut self, depth: u32) {
        let condition = self.condition(depth);
        self.open(&format!("if {condition}"));
        self.block(depth);
        while self.rng.one_in(4) {
            let condition = self.condition(depth.min(2));
            self.indent -= 1;
            self.open(&format!("}} else if {condition}"));
            self.block(depth);
        }
        if self.rng.one_in(2) {
            self.indent -= 1;
            self.open("} else");
            self.block(depth);
        }
        self.close("");
    }

    fn switch(&mut self, depth: u32) {
        let ty = self.int_ty();
        let value = self.expr(&ty, depth.min(2));
        let mask = [3, 7, 15];
        let value = match self.rng.pick(&mask) {
            Some(mask) if !self.rng.one_in(4) => format!("{value} & {mask}"),
            _ => value,
        };
        self.open(&format!("switch {value}"));
        let mut next = 0;
        for _ in 0..1 + self.rng.below(5) {
            let mut cases = Vec::new();
            for _ in 0..1 + self.rng.below(3) {
                next += 1 + self.rng.below(3);
                cases.push(next.to_string());
            }
            self.open(&format!("{} =>", cases.join(", ")));
            self.block(depth);
            self.close("");
        }
        if !self.rng.one_in(3) {
            self.open("else =>");
            self.block(depth);
            self.close("");
        }
        self.close("");
    }

    fn attempt(&mut self, depth: u32) {
        self.open("try");
        let before = std::mem::replace(&mut self.in_try, true);
        self.block(depth);
        if self.rng.one_in(2) {
            let condition = self.condition(1);
            let thrown = self.expr(&I64, 1);
            self.line(&format!("if {condition} {{ throw {thrown}; }}"));
        }
        self.in_try = before;
        self.indent -= 1;
        let name = self.name("e");
        self.open(&format!("}} catch {name}"));
        self.variables.push(Variable::new(&name, I64, false));
        self.block(depth);
        self.variables.pop();
        self.close("");
    }

    /// Iterations that do not need each other: each writes one element.
    fn foreach(&mut self, depth: u32) {
        let of = self.kept_ty();
        let n = 1 << (1 + self.rng.below(3));
        let array = Ty::Array(Box::new(of.clone()), n);
        let fits = |v: &Variable| v.mutable && v.ty == array;
        let known: Vec<String> = self
            .variables
            .iter()
            .filter(|v| fits(v))
            .map(|v| v.name.clone())
            .collect();
        let place = match known.get(self.rng.below(known.len())) {
            Some(name) => name.clone(),
            None => self.spare(&array),
        };
        let index = self.name("i");
        self.open(&format!("foreach {index} in 0..{n}"));
        let times = self.times;
        self.times = times.saturating_mul(n);
        self.pay(2);
        self.variables.push(Variable::new(&index, I64, false));
        self.bare = true;
        let value = self.expr(&of, depth.min(2));
        self.bare = false;
        self.line(&format!("{place}[{index}] = {value};"));
        self.variables.pop();
        self.times = times;
        self.close("");
    }

    fn repeat(&mut self, depth: u32) {
        let turns = 1 + self.rng.below(9) as u64;
        if !self.affords(4 * turns) {
            return self.assign(depth);
        }
        let scope = self.variables.len();
        let times = self.times;
        match self.rng.below(5) {
            0 | 1 => {
                let name = self.name("i");
                let ty = if self.rng.one_in(2) { I64 } else { self.int_ty() };
                let to = match self.rng.below(3) {
                    0 => format!("({} & {})", self.expr(&ty, 1), turns.next_power_of_two() - 1),
                    _ => format!("{turns}{ty}"),
                };
                let most = turns.next_power_of_two().max(turns + 1);
                let from = if self.rng.one_in(4) { 1 } else { 0 };
                self.open(&format!("for {name} in {from}{ty}..{to}"));
                let mut variable = Variable::new(&name, ty, false);
                variable.below = most.next_power_of_two();
                self.variables.push(variable);
                self.turns(times, turns.next_power_of_two(), depth);
                self.close("");
            }
            2 => {
                let (name, ty) = self.counter(turns);
                let more = self.more(depth);
                self.open(&format!("while {name} > 0{more}"));
                self.line(&format!("{name} -= 1;"));
                self.variables.push(Variable::new(&name, ty, false));
                self.turns(times, turns, depth);
                self.close("");
            }
            3 => {
                let (name, ty) = self.counter(turns);
                self.open("do");
                self.line(&format!("{name} -= 1;"));
                self.variables.push(Variable::new(&name, ty, false));
                self.turns(times, turns, depth);
                self.variables.truncate(scope);
                let more = self.more(depth);
                self.close(&format!(" while {name} > 0{more};"));
            }
            _ => {
                let (name, ty) = self.counter(turns);
                self.open("loop");
                self.line(&format!("if {name} <= 0 {{ break; }}"));
                self.line(&format!("{name} -= 1;"));
                self.variables.push(Variable::new(&name, ty, false));
                self.turns(times, turns, depth);
                self.close("");
            }
        }
        self.variables.truncate(scope);
    }

    /// A variable that counts turns down, and is not assigned otherwise.
    fn counter(&mut self, turns: u64) -> (String, Ty) {
        let name = self.name("n");
        let bits = self.rng.pick(&[8, 16, 32, 64]).unwrap_or(64);
        let ty = Ty::Int { bits, signed: true };
        self.line(&format!("var {name}: {ty} = {turns};"));
        (name, ty)
    }

    /// A second condition of a loop, at times.
    fn more(&mut self, depth: u32) -> String {
        match self.rng.one_in(3) {
            true => format!(" && {}", self.condition(depth.min(2))),
            false => String::new(),
        }
    }

    fn turns(&mut self, times: u64, turns: u64, depth: u32) {
        self.times = times.saturating_mul(turns);
        self.loops += 1;
        self.block(depth);
        self.loops -= 1;
        self.times = times;
    }
}
