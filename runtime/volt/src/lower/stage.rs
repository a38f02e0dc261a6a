//! Shaders: the function of one thread of a stage.
//!
//! Registers of inputs, outputs and constants have four scalars of 32 bits each; a value begins one, as does each element of an array of
//! constants. A kernel has what is known before it begins as arguments, and leaves outputs as values; otherwise services give and take
//! them. Extern functions are services, too: their arguments and results are words of 32 bits.
//!
//! A sum or a difference of floats with a product beside it is rounded once; of two products, the right one is the one that is not
//! rounded. Quotients are products with inverses.

use super::function::{Function, Storage};
use super::paths::{Argument, Stage};
use super::value::Val;
use crate::source::Span;
use crate::syntax::ast::{BinOp, Role};
use crate::types::tree::{self, Expr, Kind};
use crate::types::ty::Ty;
use hashbrown::HashMap;
use onespec_circuit::{Opcode, types};
use onespec_graph::circuit::Signature;
use onespec_graph::module::{self, Extern};
use onespec_graph::{Gate, Role as GateRole, Type};

/// What stands before the names of services of the wave.
const PREFIX: &str = "shader_";
/// Scalars of a register.
const SCALARS: u32 = 4;

/// Where the values of a shader come from and go to.
#[derive(Debug, Clone, Default)]
pub struct Shader {
    /// What the author calls its stage.
    pub stage: String,
    pub line: u32,
    pub inputs: Vec<Value>,
    pub outputs: Vec<Value>,
    pub constants: Vec<Value>,
    /// Of a kernel, what its arguments are.
    pub arguments: Vec<Argument>,
}

/// A value of a shader: its first register, and how many it takes.
#[derive(Debug, Clone)]
pub struct Value {
    pub name: String,
    /// What the author says of it before its name.
    pub words: Vec<String>,
    pub line: u32,
    pub first: u32,
    pub registers: u32,
    /// Scalars in each register.
    pub components: u32,
}

impl Shader {
    pub(super) fn of(shader: &tree::Shader, arguments: Vec<Argument>, line: impl Fn(Span) -> u32) -> Shader {
        let values = |role: Role| {
            let placed = placed(shader).filter(move |(value, _)| value.role == role);
            let value = |(value, first): (&tree::Value, u32)| Value {
                name: value.name.text.to_string(),
                words: value.words.iter().map(|word| word.text.to_string()).collect(),
                line: line(value.name.span),
                first,
                registers: registers(&value.ty),
                components: components(&value.ty),
            };
            placed.map(value).collect()
        };
        Shader {
            stage: shader.stage.text.to_string(),
            line: line(shader.stage.span),
            inputs: values(Role::Input),
            outputs: values(Role::Output),
            constants: values(Role::Constant),
            arguments,
        }
    }
}

/// Values of a shader with their first registers.
fn placed(shader: &tree::Shader) -> impl Iterator<Item = (&tree::Value, u32)> {
    let mut next: HashMap<Role, u32> = HashMap::new();
    shader.values.iter().map(move |value| {
        let next = next.entry(value.role).or_insert(0);
        let first = *next;
        *next = next.saturating_add(registers(&value.ty));
        (value, first)
    })
}

fn registers(ty: &Ty) -> u32 {
    match ty {
        Ty::Array(_, count) => u32::try_from(*count).unwrap_or(u32::MAX),
        _ => 1,
    }
}

/// Scalars in each register of a value.
fn components(ty: &Ty) -> u32 {
    match ty {
        Ty::Array(of, _) => components(of),
        Ty::Short(lanes, _) => u32::from(*lanes),
        _ => 1,
    }
}

/// That of a stage, but for its arguments.
pub(super) fn signature() -> Signature {
    Signature {
        name: "main".into(),
        params: Vec::new(),
        result: Type::NONE,
    }
}

/// That of a service: words, one behind the other.
pub(super) fn service(function: &tree::Function) -> Signature {
    let words = function.params.iter().map(components).sum::<u32>() as usize;
    Signature {
        name: function.link.clone(),
        params: vec![types::I32; words],
        result: match function.result {
            Ty::Void => Type::NONE,
            _ => types::I32,
        },
    }
}

/// Leaves arguments out that the function does not use.
pub(super) fn used(function: &mut module::Function, arguments: Vec<Argument>) -> Vec<Argument> {
    let circuit = &mut function.circuit;
    let all: Vec<Gate> = circuit
        .gates()
        .filter(|gate| circuit.role(*gate) == GateRole::Arg)
        .collect();
    let mut kept = Vec::new();
    for gate in all {
        if circuit.is_unused(gate) {
            circuit.kill(gate);
        } else if let Some(argument) = arguments.get(circuit.bits(gate) as usize) {
            circuit.set_bits(gate, kept.len() as u64);
            kept.push(*argument);
        }
    }
    function.signature.params = vec![types::I32; kept.len()];
    function.circuit.signature = Some(function.signature.clone());
    kept
}

impl Function<'_> {
    /// Values are where they come from when a thread begins.
    pub fn begin_stage(&mut self, shader: &tree::Shader) {
        self.stage = Some(Stage {
            arguments: Vec::new(),
            known: HashMap::new(),
            mark: self.mark(),
            returns: Vec::new(),
        });
        for (local, (value, first)) in placed(shader).enumerate() {
            let argument = match value.role {
                Role::Input => Argument::Input,
                _ => Argument::Constant,
            };
            if let (Ty::Array(..), Role::Constant) = (&value.ty, value.role) {
                self.storage[local] = Storage::Table(first);
                continue;
            }
            let lane = value.ty.lane();
            let scalars = (SCALARS.wrapping_mul(first)..).take(components(&value.ty) as usize);
            let gates: Vec<Gate> = match value.role {
                Role::Output => vec![self.constant(self.m.scalar(lane), 0); components(&value.ty) as usize],
                _ => scalars.map(|scalar| self.given(argument(scalar), lane)).collect(),
            };
            let slot = self.slots(gates.len());
            self.write_slots(slot, Val::of(gates));
            self.storage[local] = Storage::Slots(slot);
        }
        let mark = self.mark();
        if let Some(stage) = &mut self.stage {
            stage.mark = mark;
        }
    }

    /// Leaves the function of a stage, for its end. Nothing is done in others.
    pub fn leave_stage(&mut self) -> bool {
        let Some(mark) = self.stage.as_ref().map(|stage| stage.mark) else {
            return false;
        };
        let exit = self.jump(&mark);
        if let Some(stage) = &mut self.stage {
            stage.returns.extend(exit);
        }
        true
    }

    /// Gives outputs to the stage.
    pub fn end_stage(&mut self, shader: &tree::Shader) {
        let Some(stage) = &mut self.stage else { return };
        let (mark, mut exits) = (stage.mark, std::mem::take(&mut stage.returns));
        exits.extend(self.exit(&mark));
        self.rollback(&mark);
        self.join(&mark, exits);
        if self.state.is_none() {
            return;
        }
        let mut words = Vec::new();
        for (local, (value, _)) in placed(shader).enumerate() {
            let Storage::Slots(first) = self.storage[local] else {
                continue;
            };
            if value.role != Role::Output {
                continue;
            }
            let count = components(&value.ty);
            for component in 0..SCALARS {
                let word = match component < count {
                    true => {
                        let lane = self.get(first + component);
                        self.word(lane)
                    }
                    false => self.constant(types::I32, 0),
                };
                words.push(word);
            }
        }
        if self.m.options.kernel {
            return self.leave_with_values(&words);
        }
        for (number, word) in (0..).zip(words) {
            let number = self.constant(types::I32, number);
            self.ask("output", Type::NONE, &[number, word]);
        }
        self.leave_with_zero();
    }

    /// What a thread has when it begins.
    fn given(&mut self, argument: Argument, ty: &Ty) -> Gate {
        let known = self
            .stage
            .as_ref()
            .and_then(|stage| stage.known.get(&argument))
            .copied();
        if let Some(word) = known {
            return self.of_word(word, ty);
        }
        let word = match (self.m.options.kernel, argument) {
            (true, _) => {
                let number = self.stage.as_ref().map_or(0, |stage| stage.arguments.len() as u64);
                self.add(Opcode::Arg, types::I32, number, [&[], &[], &[]])
            }
            (false, Argument::Input(scalar)) => {
                let scalar = self.constant(types::I32, scalar.into());
                self.ask("input", types::I32, &[scalar])
            }
            (false, Argument::Constant(scalar)) => {
                let (buffer, scalar) = (self.constant(types::I32, 0), self.constant(types::I32, scalar.into()));
                self.ask("constant", types::I32, &[buffer, scalar])
            }
        };
        if let (Some(stage), true) = (&mut self.stage, self.m.options.kernel) {
            stage.arguments.push(argument);
            stage.known.insert(argument, word);
        }
        self.of_word(word, ty)
    }

    /// Whether values of a type are floats of a shader, computed as its machine does.
    pub fn is_word(&self, ty: &Ty) -> bool {
        self.m.program.shader.is_some() && *ty.lane() == Ty::Float(32)
    }

    pub fn of_word(&mut self, word: Gate, ty: &Ty) -> Gate {
        match ty.is_float() {
            true => self.pure(Opcode::Bitcast, types::F32, &[word]),
            false => word,
        }
    }

    /// A scalar as a word.
    pub fn word(&mut self, value: Gate) -> Gate {
        if self.circuit.ty(value) != types::F32 {
            return value;
        }
        // What was a word is the same one.
        if self.circuit.op(value) == Opcode::Bitcast as u16 {
            let from = self.circuit.value(value, 0);
            if self.circuit.ty(from) == types::I32 {
                return from;
            }
        }
        self.pure(Opcode::Bitcast, types::I32, &[value])
    }

    // ---- services

    /// Calls a service of the wave with words.
    pub fn ask(&mut self, name: &str, result: Type, words: &[Gate]) -> Gate {
        let number = self.m.wave_service(format!("{PREFIX}{name}"), words.len(), result);
        let target = self.symbol(number);
        let values: Vec<Gate> = [target].into_iter().chain(words.iter().copied()).collect();
        self.effect(Opcode::Call as u16, result, &values)
    }

    /// What a service makes of a float.
    pub fn of_wave(&mut self, name: &str, value: Gate) -> Gate {
        let word = self.word(value);
        let made = self.ask(name, types::I32, &[word]);
        self.pure(Opcode::Bitcast, types::F32, &[made])
    }

    pub fn quotient(&mut self, a: Gate, b: Gate) -> Gate {
        let inverse = self.of_wave("inverse", b);
        self.pure(Opcode::Fmul, types::F32, &[a, inverse])
    }

    /// Calls an extern function: a service whose name is the function's. A short vector that it gives is a row.
    pub fn call_wave(&mut self, id: u32, arguments: &[Expr]) -> Val {
        let m = self.m;
        let callee = &m.program.functions[id as usize];
        let Signature { params, result, .. } = m.signature(id as usize);
        let number = m.wave_service(callee.link.clone(), params.len(), *result);
        let mut words = vec![self.symbol(number)];
        for argument in arguments {
            let of = argument.ty.lane().clone();
            for lane in self.value(argument).gates() {
                let lane = self.widened(lane, &of);
                words.push(self.word(lane));
            }
        }
        let given = self.effect(Opcode::Call as u16, *result, &words);
        match &callee.result {
            Ty::Void => Val::None,
            Ty::Short(lanes, of) => Val::Many(self.row(given, u32::from(*lanes), of)),
            ty if ty.is_float() => Val::One(self.of_word(given, ty)),
            ty => Val::One(self.narrowed(given, ty)),
        }
    }

    /// Scalars of a row.
    fn row(&mut self, handle: Gate, count: u32, of: &Ty) -> Vec<Gate> {
        let mut scalars = Vec::new();
        for number in 0..count {
            let number = self.constant(types::I32, number.into());
            let word = self.ask("texel", types::I32, &[handle, number]);
            scalars.push(self.of_word(word, of));
        }
        scalars
    }

    // ---- tables of constants

    /// The first register of an array of constants that an expression is.
    pub fn table_of(&self, expr: &Expr) -> Option<u32> {
        match expr.kind {
            Kind::Local(local) => match self.storage.get(local as usize) {
                Some(Storage::Table(first)) => Some(*first),
                _ => None,
            },
            _ => None,
        }
    }

    /// An element of an array of constants.
    pub fn table_element(&mut self, of: &Expr, index: &Expr, ty: &Ty) -> Val {
        let first = self.table_of(of).unwrap_or(0);
        let (count, lane) = (components(ty), ty.lane().clone());
        let at = self.value(index).one();
        if self.circuit.op(at) == Opcode::Constant as u16 {
            let register = first.wrapping_add(self.circuit.bits(at) as u32);
            let scalars = (SCALARS.wrapping_mul(register)..).take(count as usize);
            return Val::of(
                scalars
                    .map(|scalar| self.given(Argument::Constant(scalar), &lane))
                    .collect(),
            );
        }
        let number = self.convert(at, &index.ty, &Ty::I32);
        let buffer = self.constant(types::I32, 0);
        if self.m.options.kernel {
            let base = self.constant(types::I32, u64::from(SCALARS.wrapping_mul(first)));
            let handle = self.ask("constant_row", types::I32, &[buffer, number, base]);
            return Val::of(self.row(handle, count, &lane));
        }
        let four = self.constant(types::I32, SCALARS.into());
        let moved = self.pure(Opcode::Mul, types::I32, &[number, four]);
        let mut scalars = Vec::new();
        for component in 0..count {
            let base = self.constant(
                types::I32,
                u64::from(SCALARS.wrapping_mul(first).wrapping_add(component)),
            );
            let scalar = self.pure(Opcode::Add, types::I32, &[moved, base]);
            let word = self.ask("constant", types::I32, &[buffer, scalar]);
            scalars.push(self.of_word(word, &lane));
        }
        Val::of(scalars)
    }

    /// A copy of an array of constants in memory.
    pub fn table(&mut self, first: u32, ty: &Ty) -> Gate {
        let at = self.area(ty);
        let Ty::Array(of, length) = ty else { return at };
        if !self.has_room(ty) {
            return at;
        }
        let size = self.m.program.structs.size(of);
        for element in 0..*length {
            let start = SCALARS.wrapping_mul(first.wrapping_add(element as u32));
            for component in 0..components(of) {
                let value = self.given(Argument::Constant(start.wrapping_add(component)), of.lane());
                let to = self.offset(
                    at,
                    element * size + u64::from(component) * (size / u64::from(components(of))),
                );
                self.store_part(value, to);
            }
        }
        at
    }

    // ---- products and sums

    /// Whether a sum or a difference is rounded once, with one of its products.
    pub fn is_fused(&self, op: BinOp, left: &Expr, right: &Expr) -> bool {
        let is_product = |expr: &Expr| matches!(expr.kind, Kind::Binary(BinOp::Mul, ..));
        let is_sum = matches!(op, BinOp::Add | BinOp::Sub) && self.is_word(&left.ty) && self.is_word(&right.ty);
        is_sum && (is_product(left) || is_product(right))
    }

    /// A sum or a difference that is rounded once. `None`: it is none.
    pub fn fused(&mut self, op: BinOp, left: &Expr, right: &Expr) -> Option<Val> {
        if !self.is_fused(op, left, right) {
            return None;
        }
        let count = |ty: &Ty| match ty {
            Ty::Short(lanes, _) => usize::from(*lanes),
            _ => 1,
        };
        let lanes = count(&left.ty).max(count(&right.ty));
        let is_right = matches!(right.kind, Kind::Binary(BinOp::Mul, ..));
        let (product, other) = if is_right { (right, left) } else { (left, right) };
        let Kind::Binary(_, x, y) = &product.kind else {
            return None;
        };
        // What is subtracted is negated.
        let (negates_product, negates_other) = (op == BinOp::Sub && is_right, op == BinOp::Sub && !is_right);
        let first = is_right.then(|| self.value(other));
        let (x, y) = (self.value(x).lanes(lanes), self.value(y).lanes(lanes));
        let other_value = first.unwrap_or_else(|| self.value(other)).lanes(lanes);
        let mut sums = Vec::with_capacity(lanes);
        for ((mut x, y), mut other) in x.into_iter().zip(y).zip(other_value) {
            if negates_product {
                x = self.pure(Opcode::Fneg, types::F32, &[x]);
            }
            if negates_other {
                other = self.pure(Opcode::Fneg, types::F32, &[other]);
            }
            sums.push(self.pure(Opcode::Fma, types::F32, &[x, y, other]));
        }
        Some(Val::of(sums))
    }
}

impl super::Module<'_> {
    /// The symbol of a service of the wave.
    fn wave_service(&self, name: String, words: usize, result: Type) -> u32 {
        let late = &mut *self.late.borrow_mut();
        if let Some(&number) = late.services.get(&name) {
            return number;
        }
        let number = late.module.add_extern(Extern {
            name: name.clone(),
            signature: Signature {
                name: name.clone(),
                params: vec![types::I32; words],
                result,
            },
        });
        late.services.insert(name, number);
        number
    }
}
