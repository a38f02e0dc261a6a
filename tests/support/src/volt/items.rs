//! Random structs, globals, functions, and `main`, which calls all of them and prints the results.

use super::places::Variable;
use super::ty::{I64, Ty};
use super::{Callable, Maker};

impl Maker {
    pub(super) fn program(&mut self) {
        for id in 0..self.rng.below(4) {
            let fields: Vec<Ty> = (0..1 + self.rng.below(4)).map(|_| self.stored_ty(1)).collect();
            let shown: Vec<String> = (0..).zip(&fields).map(|(at, ty)| format!("f{at}: {ty}")).collect();
            self.line(&format!("struct S{id} {{ {} }}", shown.join(", ")));
            self.structs.push(fields);
        }
        for _ in 0..2 + self.rng.below(6) {
            self.global();
        }
        for _ in 0..self.shape.functions {
            self.function();
        }
        self.main();
        let late = std::mem::take(&mut self.late);
        self.text.push_str(&late);
    }

    fn global(&mut self) {
        let ty = self.stored_ty(2);
        let constant = ty.is_scalar() && self.rng.one_in(4);
        let name = self.name(if constant { "K" } else { "g" });
        let keyword = if constant { "const" } else { "static" };
        let value = match self.rng.below(3) {
            0 if !constant => String::new(),
            _ => self.image(&ty),
        };
        let value = if value.is_empty() { value } else { format!(" = {value}") };
        self.line(&format!("{keyword} {name}: {ty}{value};"));
        if let Ty::Array(of, n) = &ty
            && self.rng.one_in(3)
        {
            let (more, pointer) = (self.name("g"), self.rng.one_in(2));
            let (view, value) = match pointer {
                true => (
                    Ty::Pointer(of.clone()),
                    format!("&{name}[{}]", self.rng.below(*n as usize)),
                ),
                false => (Ty::Slice(of.clone()), name.clone()),
            };
            self.line(&format!("static {more}: {view} = {value};"));
            self.declare_global(&more, view, false);
        }
        self.declare_global(&name, ty, !constant);
    }

    fn declare_global(&mut self, name: &str, ty: Ty, mutable: bool) {
        let global = true;
        self.variables.push(Variable {
            global,
            ..Variable::new(name, ty, mutable)
        });
    }

    /// A value that is known before the program runs.
    fn image(&mut self, ty: &Ty) -> String {
        match ty {
            Ty::Array(of, n) => {
                let values: Vec<String> = (0..*n).map(|_| self.image(of)).collect();
                format!("[{}]", values.join(", "))
            }
            Ty::Struct(id) => {
                let fields = self.structs[*id].clone();
                let values: Vec<String> = fields.iter().map(|field| self.image(field)).collect();
                format!("{ty}({})", values.join(", "))
            }
            ty => self.literal(ty),
        }
    }

    /// A global of a type, made if there is none. Other functions find it too, from the next one on.
    pub(super) fn spare(&mut self, ty: &Ty) -> String {
        let fits = |v: &&Variable| v.global && v.mutable && v.ty == *ty;
        let known = self.variables.iter().chain(&self.spares).find(fits);
        if let Some(known) = known {
            return known.name.clone();
        }
        let name = self.name("g");
        self.late.push_str(&format!("static {name}: {ty};\n"));
        self.spares.push(Variable {
            global: true,
            ..Variable::new(&name, ty.clone(), true)
        });
        name
    }

    fn parameter(&mut self) -> Ty {
        let of = self.scalar_ty();
        match self.rng.below(8) {
            0 => Ty::Slice(Box::new(self.kept_ty())),
            1 => Ty::Pointer(Box::new(self.kept_ty())),
            2 if !self.structs.is_empty() => {
                let of = Ty::Struct(self.rng.below(self.structs.len()));
                if self.rng.one_in(2) {
                    Ty::Pointer(Box::new(of))
                } else {
                    of
                }
            }
            _ => of,
        }
    }

    fn function(&mut self) {
        let recurs = self.rng.one_in(5);
        // More than there are registers for, at times.
        let count = if self.rng.one_in(6) { 14 } else { 5 };
        let mut params: Vec<Ty> = (0..self.rng.below(count)).map(|_| self.parameter()).collect();
        if recurs {
            params.insert(0, I64);
        }
        let result = match self.rng.below(6) {
            0 => None,
            1 if !self.structs.is_empty() => Some(Ty::Struct(self.rng.below(self.structs.len()))),
            _ => Some(self.scalar_ty()),
        };
        let made = Callable {
            name: self.name("f"),
            params,
            result,
            throws: self.rng.one_in(4),
            recurs,
            cost: 0,
        };
        let named: Vec<(String, Ty)> = made.params.iter().map(|ty| (self.name("p"), ty.clone())).collect();
        let shown: Vec<String> = named.iter().map(|(name, ty)| format!("{name}: {ty}")).collect();
        let result = made.result.as_ref().map_or(String::new(), |ty| format!(" -> {ty}"));
        let throws = if made.throws { " throws" } else { "" };
        self.open(&format!("fn {}({}){result}{throws}", made.name, shown.join(", ")));
        self.variables.append(&mut self.spares);
        let scope = self.variables.len();
        for (at, (name, ty)) in named.iter().enumerate() {
            let mut variable = Variable::new(name, ty.clone(), false);
            if recurs && at == 0 {
                variable.below = 8;
            }
            self.variables.push(variable);
        }
        self.current = Some(made.clone());
        (self.cost, self.times) = (1, 1);
        self.most = self.shape.steps / 4;
        if recurs {
            self.recursion(&made, &named);
        }
        let statements = 1 + self.rng.below(self.shape.statements);
        self.stmts(statements, self.shape.depth);
        if let Some(ty) = &made.result {
            let value = self.expr(ty, self.shape.depth);
            self.line(&format!("return {value};"));
        }
        self.close("");
        self.variables.truncate(scope);
        // Eight turns, and what they call.
        let cost = if recurs { self.cost.saturating_mul(9) } else { self.cost };
        self.functions.push(Callable { cost, ..made });
        self.current = None;
    }

    /// The end of a recursion, and its step.
    fn recursion(&mut self, made: &Callable, named: &[(String, Ty)]) {
        let first = &named[0].0;
        let value = made.result.as_ref().map(|ty| self.expr(ty, 1));
        let end = value.map_or("return;".into(), |value| format!("return {value};"));
        self.line(&format!("if {first} <= 0 {{ {end} }}"));
        let mut arguments = vec![format!("{first} - 1")];
        for (_, ty) in &named[1..] {
            arguments.push(self.expr(ty, 1));
        }
        let call = format!("{}({})", made.name, arguments.join(", "));
        match &made.result {
            None => self.line(&format!("{call};")),
            Some(ty) => {
                let name = self.name("v");
                self.line(&format!("var {name}: {ty} = {call};"));
                self.variables.push(Variable::new(&name, ty.clone(), true));
            }
        }
    }

    fn main(&mut self) {
        self.open("fn main() -> i32");
        self.variables.append(&mut self.spares);
        let scope = self.variables.len();
        (self.cost, self.times, self.most) = (0, 1, self.shape.steps);
        self.stmts(3, self.shape.depth);
        for at in 0..self.functions.len() {
            for _ in 0..2 {
                self.in_try = self.functions[at].throws;
                let Some(call) = self.call_of(at, 2) else { continue };
                let caught = self.functions[at].throws;
                if caught {
                    self.open("try");
                }
                match self.functions[at].result.clone() {
                    None => self.line(&format!("{call};")),
                    Some(ty) => {
                        let name = self.name("v");
                        self.line(&format!("let {name}: {ty} = {call};"));
                        self.show(&name, &ty);
                    }
                }
                if caught {
                    self.close(" catch e { print(e); }");
                }
            }
        }
        self.in_try = false;
        let globals = self.variables.iter().chain(&self.spares).filter(|v| v.global);
        let globals: Vec<Variable> = globals.cloned().collect();
        for global in globals {
            self.show(&global.name, &global.ty);
        }
        let code = self.expr(&Ty::Int { bits: 32, signed: true }, 2);
        self.line(&format!("return {code} & 127;"));
        self.close("");
        self.variables.truncate(scope);
    }

    /// Prints all that is in a place.
    pub(super) fn show(&mut self, place: &str, ty: &Ty) {
        match ty {
            Ty::Array(of, n) if *n > 2 => {
                let name = self.name("i");
                self.open(&format!("for {name} in 0..{n}"));
                self.show(&format!("{place}[{name}]"), of);
                self.close("");
            }
            Ty::Array(of, n) => (0..*n).for_each(|at| self.show(&format!("{place}[{at}]"), of)),
            Ty::Struct(id) => {
                for (at, field) in self.structs[*id].clone().iter().enumerate() {
                    self.show(&format!("{place}.f{at}"), field);
                }
            }
            Ty::Pointer(of) => self.show(&format!("{place}[0]"), of),
            Ty::Slice(of) => self.show(&format!("{place}[0]"), of),
            _ => self.line(&format!("print({place});")),
        }
    }
}
