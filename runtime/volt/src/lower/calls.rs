//! Calls, and built-in functions.

use super::function::Function;
use super::value::Val;
use crate::types::tree::{Builtin, Expr};
use crate::types::ty::Ty;
use onespec_circuit::{Opcode, types};
use onespec_graph::{Gate, Type};

impl Function<'_> {
    /// A call of a function of the program. `to` is where a result that fits no register may be written.
    pub fn call(&mut self, id: u32, arguments: &[Expr], to: Option<Gate>) -> Val {
        let m = self.m;
        let callee = &m.program.functions[id as usize];
        if callee.body.is_none() && m.program.shader.is_some() {
            return self.call_wave(id, arguments);
        }
        if let (Some(body), true) = (&callee.body, m.program.shader.is_some()) {
            return self.inline(id as usize, callee, body, arguments);
        }
        let mut values = Vec::new();
        let result_at = super::by_address(&callee.result).then(|| to.unwrap_or_else(|| self.area(&callee.result)));
        values.extend(result_at);
        for argument in arguments {
            let value = self.value(argument);
            match (&argument.ty, value) {
                (Ty::Struct(_), Val::Memory(from)) => {
                    let copy = self.area(&argument.ty);
                    self.store(&argument.ty, copy, Val::Memory(from));
                    values.push(copy);
                }
                (Ty::Slice(_), value) => values.extend(value.gates()),
                (Ty::Short(_, of), value) => {
                    let lanes = value.gates().into_iter();
                    values.extend(lanes.map(|lane| self.widened(lane, of)));
                }
                (ty, value) => {
                    let value = self.widened(value.one(), ty);
                    values.push(value);
                }
            }
        }
        let target = self.symbol(m.functions[id as usize]);
        values.insert(0, target);
        let ty = m.signature(id as usize).result;
        let gate = self.effect(Opcode::Call as u16, ty, &values);
        if callee.throws {
            self.check_thrown();
            if self.state.is_none() {
                return self.zero(&callee.result);
            }
        }
        match (result_at, &callee.result) {
            (Some(at), Ty::Slice(_) | Ty::Short(..)) => self.load(&callee.result, at),
            (Some(at), _) => Val::Memory(at),
            (None, Ty::Void) => Val::None,
            (None, result) => Val::One(self.narrowed(gate, result)),
        }
    }

    /// A call of what the program's surroundings offer.
    pub fn call_service(&mut self, name: &str, result: Type, arguments: &[Gate]) -> Gate {
        let params: Vec<Type> = arguments.iter().map(|a| self.circuit.ty(*a)).collect();
        let number = self.m.service(name, &params, result);
        let target = self.symbol(number);
        let values: Vec<Gate> = std::iter::once(target).chain(arguments.iter().copied()).collect();
        self.effect(Opcode::Call as u16, result, &values)
    }

    pub fn builtin(&mut self, builtin: Builtin, arguments: &[Expr], ty: &Ty) -> Val {
        match builtin {
            Builtin::Print => {
                let value = self.value(&arguments[0]);
                self.print(&arguments[0].ty, value);
                Val::None
            }
            Builtin::Putc => {
                let value = self.value(&arguments[0]).one();
                let value = self.widened(value, &Ty::U8);
                self.call_service("putc", Type::NONE, &[value]);
                Val::None
            }
            Builtin::Exit => {
                let value = self.value(&arguments[0]).one();
                self.call_service("exit", Type::NONE, &[value]);
                Val::None
            }
            Builtin::Clock => Val::One(self.call_service("clock", types::I64, &[])),
            Builtin::Alloc => {
                let size = self.value(&arguments[0]).one();
                let arch = self.m.arch();
                Val::One(self.call_service("alloc", arch, &[size]))
            }
            Builtin::Sqrt => {
                let value = self.value(&arguments[0]).one();
                if self.is_word(ty) {
                    return Val::One(self.of_wave("sqrt", value));
                }
                Val::One(self.pure(Opcode::Fsqrt, self.m.scalar(ty), &[value]))
            }
            Builtin::Select if matches!(ty, Ty::Vector(..)) => self.select_lanes(arguments, ty),
            Builtin::Select if matches!(ty, Ty::Short(..)) => {
                let count = self.m.parts(ty).len();
                let primary = self.m.scalar(ty.lane());
                let [condition, a, b] = [0, 1, 2].map(|at| self.value(&arguments[at]).lanes(count));
                let all = condition.into_iter().zip(a).zip(b);
                Val::Many(
                    all.map(|((c, a), b)| self.pure(Opcode::Select, primary, &[c, a, b]))
                        .collect(),
                )
            }
            Builtin::Select => {
                let values: Vec<Gate> = arguments.iter().map(|a| self.value(a).one()).collect();
                Val::One(self.pure(Opcode::Select, self.m.scalar(ty), &values))
            }
            _ => self.vector(builtin, arguments, ty),
        }
    }

    fn print(&mut self, ty: &Ty, value: Val) {
        match ty {
            Ty::Slice(_) => {
                let parts = value.gates();
                self.call_service("print_text", Type::NONE, &parts);
            }
            Ty::Float(bits) => {
                let name = if *bits == 32 { "print_f32" } else { "print_f64" };
                self.call_service(name, Type::NONE, &[value.one()]);
            }
            ty => {
                let signed = ty.is_signed();
                let to = Ty::Int { bits: 64, signed };
                let wide = self.convert(value.one(), ty, &to);
                let name = if signed { "print_i64" } else { "print_u64" };
                self.call_service(name, Type::NONE, &[wide]);
            }
        }
    }
}
