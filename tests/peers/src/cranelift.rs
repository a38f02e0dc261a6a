//! Functions as Cranelift takes them, and how many instructions it makes of them.
//!
//! Switches come as the branches that our back end makes of them: Cranelift's front end would do so before, too.

use crate::shape::{End, Kind, Shape, kind, kind_of};
use cranelift_codegen::Context;
use cranelift_codegen::control::ControlPlane;
use cranelift_codegen::cursor::{Cursor, FuncCursor};
use cranelift_codegen::ir::condcodes::{FloatCC, IntCC};
use cranelift_codegen::ir::{
    AbiParam, ArgumentExtension, Block, BlockArg, ExtFuncData, ExternalName, FuncRef, Function, GlobalValueData,
    InstBuilder, MemFlags, Signature, StackSlotData, StackSlotKind, Type, UserExternalName, UserFuncName, Value, types,
};
use cranelift_codegen::isa::{self, CallConv, OwnedTargetIsa, TargetIsa};
use cranelift_codegen::settings::{self, Configurable};
use onespec_circuit::GATES;
use onespec_graph::module::{Module, Symbol};
use onespec_graph::{self as graph, Circuit, Gate, Role};
use std::collections::HashMap;

/// The ways in which Cranelift makes code.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mode {
    /// As fast as it can.
    Fastest,
    /// The same with its verifier, which embedders switch off.
    FastestVerified,
    /// Optimised.
    Speed,
    /// The same with its verifier.
    SpeedVerified,
}

impl Mode {
    fn is_verified(self) -> bool {
        matches!(self, Mode::FastestVerified | Mode::SpeedVerified)
    }
}

/// The machine.
///
/// # Errors
/// This build of Cranelift does not have it.
pub fn target(mode: Mode, extensions: &[&str]) -> Result<OwnedTargetIsa, String> {
    let told = |e: &dyn std::fmt::Display| format!("Cranelift: {e}");
    let mut flags = settings::builder();
    let (level, allocator) = match mode {
        Mode::Fastest | Mode::FastestVerified => ("none", "single_pass"),
        Mode::Speed | Mode::SpeedVerified => ("speed", "backtracking"),
    };
    let verifier = if mode.is_verified() { "true" } else { "false" };
    let all = [
        ("opt_level", level),
        ("regalloc_algorithm", allocator),
        ("enable_verifier", verifier),
        ("unwind_info", "false"),
    ];
    for (name, value) in all {
        flags.set(name, value).map_err(|e| told(&e))?;
    }
    let mut builder = isa::lookup_by_name("riscv64").map_err(|e| told(&e))?;
    for extension in extensions {
        builder.enable(&format!("has_{extension}")).map_err(|e| told(&e))?;
    }
    builder.finish(settings::Flags::new(flags)).map_err(|e| told(&e))
}

/// The code of a function.
///
/// # Errors
/// Cranelift can't.
pub fn compile(isa: &dyn TargetIsa, function: Function) -> Result<Vec<u8>, String> {
    let mut context = Context::for_function(function);
    let code = context.compile(isa, &mut ControlPlane::default());
    code.map(|c| c.code_buffer().to_vec())
        .map_err(|e| format!("Cranelift: {:?}", e.inner))
}

/// Number of instructions: without the compressed ones each has four bytes.
pub fn count(code: &[u8]) -> usize {
    code.len() / 4
}

fn ty(kind: Kind) -> Option<Type> {
    Some(match kind {
        Kind::None => return None,
        Kind::Int(1 | 8) => types::I8,
        Kind::Int(16) => types::I16,
        Kind::Int(32) => types::I32,
        Kind::Int(_) => types::I64,
        Kind::Float(32) => types::F32,
        Kind::Float(_) => types::F64,
    })
}

fn signature(circuit: &Circuit, signature: &graph::circuit::Signature) -> Signature {
    let param = |t: &graph::Type| {
        let ty = ty(kind_of(circuit, *t))?;
        let mut param = AbiParam::new(ty);
        if ty.is_int() && ty.bits() < 64 {
            param.extension = ArgumentExtension::Sext;
        }
        Some(param)
    };
    let mut result = Signature::new(CallConv::SystemV);
    result.params = signature.params.iter().filter_map(param).collect();
    result.returns = param(&signature.result).into_iter().collect();
    result
}

/// A function of a module.
///
/// # Errors
/// A gate for which Cranelift has no word.
pub fn function(module: &Module, index: usize, shape: &Shape<'_>) -> Result<Function, String> {
    let circuit = shape.circuit;
    let declared = &module.functions[index].signature;
    let name = UserFuncName::user(0, index as u32);
    let mut function = Function::with_name_signature(name, signature(circuit, declared));
    let blocks: Vec<Block> = shape.blocks.iter().map(|_| function.dfg.make_block()).collect();
    for block in &blocks {
        function.layout.append_block(*block);
    }
    let mut values = HashMap::new();
    let mut arguments = Vec::new();
    for param in &declared.params {
        if let Some(ty) = ty(kind_of(circuit, *param)) {
            arguments.push(function.dfg.append_block_param(blocks[0], ty));
        }
    }
    for (block, to) in shape.blocks.iter().zip(&blocks) {
        for param in &block.params {
            let ty = ty(kind(circuit, *param)).ok_or("a selector without a value")?;
            values.insert(*param, function.dfg.append_block_param(*to, ty));
        }
    }
    let mut maker = Maker {
        module,
        circuit,
        cursor: FuncCursor::new(&mut function),
        values,
        arguments,
        callees: HashMap::new(),
        here: HashMap::new(),
    };
    for (block, at) in shape.blocks.iter().zip(&blocks) {
        maker.cursor.goto_bottom(*at);
        maker.here.clear();
        for gate in &block.gates {
            maker.gate(*gate)?;
        }
        match &block.end {
            End::Return(value) => {
                let values: Vec<Value> = value.iter().map(|v| maker.value(*v)).collect::<Result<_, _>>()?;
                maker.cursor.ins().return_(&values);
            }
            End::Jump(to, passed) => {
                let passed: Vec<BlockArg> = passed
                    .iter()
                    .map(|v| maker.value(*v).map(BlockArg::Value))
                    .collect::<Result<_, _>>()?;
                maker.cursor.ins().jump(blocks[*to], &passed);
            }
            End::Branch(c, yes, no) => {
                let c = maker.value(*c)?;
                maker.cursor.ins().brif(c, blocks[*yes], &[], blocks[*no], &[]);
            }
            End::Switch(..) => return Err("a switch".into()),
        }
    }
    Ok(function)
}

struct Maker<'a> {
    module: &'a Module,
    circuit: &'a Circuit,
    cursor: FuncCursor<'a>,
    values: HashMap<Gate, Value>,
    arguments: Vec<Value>,
    callees: HashMap<u64, FuncRef>,
    /// Constants of this block.
    here: HashMap<Gate, Value>,
}

impl Maker<'_> {
    fn value(&mut self, gate: Gate) -> Result<Value, String> {
        let circuit = self.circuit;
        let bits = circuit.bits(gate);
        match circuit.role(gate) {
            Role::Arg => self
                .arguments
                .get(bits as usize)
                .copied()
                .ok_or_else(|| "an argument".into()),
            Role::Constant | Role::Symbol => {
                if let Some(known) = self.here.get(&gate) {
                    return Ok(*known);
                }
                let value = match (circuit.role(gate), kind(circuit, gate)) {
                    (Role::Symbol, _) => {
                        let name = self.external(bits);
                        let symbol = self.cursor.func.create_global_value(GlobalValueData::Symbol {
                            name,
                            offset: 0.into(),
                            colocated: true,
                            tls: false,
                        });
                        self.cursor.ins().symbol_value(types::I64, symbol)
                    }
                    (_, Kind::Float(32)) => self.cursor.ins().f32const(f32::from_bits(bits as u32)),
                    (_, Kind::Float(_)) => self.cursor.ins().f64const(f64::from_bits(bits)),
                    (_, kind) => self.number(ty(kind).ok_or("a constant")?, bits),
                };
                self.here.insert(gate, value);
                Ok(value)
            }
            _ => self
                .values
                .get(&gate)
                .copied()
                .ok_or_else(|| format!("{} has no value", circuit.def(gate).name)),
        }
    }

    fn number(&mut self, ty: Type, bits: u64) -> Value {
        let bits = if ty.bits() < 64 {
            bits & ((1 << ty.bits()) - 1)
        } else {
            bits
        };
        self.cursor.ins().iconst(ty, bits as i64)
    }

    fn external(&mut self, symbol: u64) -> ExternalName {
        let name = UserExternalName::new(1, symbol as u32);
        ExternalName::user(self.cursor.func.declare_imported_user_function(name))
    }

    fn gate(&mut self, gate: Gate) -> Result<(), String> {
        let circuit = self.circuit;
        let own = kind(circuit, gate);
        let name = circuit.def(gate).name;
        let gates: Vec<Gate> = circuit.values(gate).to_vec();
        let flags = MemFlags::trusted();
        match circuit.role(gate) {
            Role::Call => return self.call(gate, &gates),
            Role::Load => {
                let address = self.value(gates[0])?;
                let t = ty(own).ok_or("a load without a value")?;
                let mut value = self.cursor.ins().load(t, flags, address, 0);
                if own == Kind::Int(1) {
                    value = self.low_bit(value);
                }
                self.values.insert(gate, value);
                return Ok(());
            }
            Role::Store => {
                let (value, address) = (self.value(gates[0])?, self.value(gates[1])?);
                self.cursor.ins().store(flags, value, address, 0);
                return Ok(());
            }
            Role::Alloca => {
                let size = u32::try_from(circuit.bits(gate)).map_err(|_| "a large area")?;
                let slot = StackSlotData::new(StackSlotKind::ExplicitSlot, size, 4);
                let slot = self.cursor.func.create_sized_stack_slot(slot);
                let value = self.cursor.ins().stack_addr(types::I64, slot, 0);
                self.values.insert(gate, value);
                return Ok(());
            }
            _ => {}
        }
        let values: Vec<Value> = gates.iter().map(|g| self.value(*g)).collect::<Result<_, _>>()?;
        let t = ty(own).ok_or_else(|| format!("{name} without a value"))?;
        let at = |i: usize| values.get(i).copied().ok_or("an input");
        let a = at(0)?;
        let b = at(1).unwrap_or(a);
        let from = kind(circuit, gates[0]);
        let value = match name {
            "FNEG" => self.cursor.ins().fneg(a),
            "FABS" => self.cursor.ins().fabs(a),
            "FSQRT" => self.cursor.ins().sqrt(a),
            "FFLOOR" => self.cursor.ins().floor(a),
            "FCEIL" => self.cursor.ins().ceil(a),
            "FCUT" => self.cursor.ins().trunc(a),
            "FROUND" => self.cursor.ins().nearest(a),
            "CLZ" => self.cursor.ins().clz(a),
            "CTZ" => self.cursor.ins().ctz(a),
            "POPCNT" => self.cursor.ins().popcnt(a),
            "REV" => self.cursor.ins().bswap(a),
            "BITREV" => self.cursor.ins().bitrev(a),
            "SITOFP" => self.cursor.ins().fcvt_from_sint(t, a),
            "UITOFP" => self.cursor.ins().fcvt_from_uint(t, a),
            "FPTOSI" => self.cursor.ins().fcvt_to_sint_sat(t, a),
            "FPTOUI" => self.cursor.ins().fcvt_to_uint_sat(t, a),
            "FEXT" => self.cursor.ins().fpromote(t, a),
            "FTRUNC" => self.cursor.ins().fdemote(t, a),
            "BITCAST" => self.cursor.ins().bitcast(t, MemFlags::new(), a),
            "ADD" => self.cursor.ins().iadd(a, b),
            "SUB" => self.cursor.ins().isub(a, b),
            "MUL" => self.cursor.ins().imul(a, b),
            "SDIV" => self.cursor.ins().sdiv(a, b),
            "SREM" => self.cursor.ins().srem(a, b),
            "UDIV" => self.cursor.ins().udiv(a, b),
            "UREM" => self.cursor.ins().urem(a, b),
            "AND" => self.cursor.ins().band(a, b),
            "OR" => self.cursor.ins().bor(a, b),
            "XOR" => self.cursor.ins().bxor(a, b),
            "SHL" => self.cursor.ins().ishl(a, b),
            "LSHR" => self.cursor.ins().ushr(a, b),
            "ASHR" => self.cursor.ins().sshr(a, b),
            "ROTL" => self.cursor.ins().rotl(a, b),
            "ROTR" => self.cursor.ins().rotr(a, b),
            "SMIN" => self.cursor.ins().smin(a, b),
            "SMAX" => self.cursor.ins().smax(a, b),
            "UMIN" => self.cursor.ins().umin(a, b),
            "UMAX" => self.cursor.ins().umax(a, b),
            "SMULH" => self.cursor.ins().smulhi(a, b),
            "UMULH" => self.cursor.ins().umulhi(a, b),
            "FADD" => self.cursor.ins().fadd(a, b),
            "FSUB" => self.cursor.ins().fsub(a, b),
            "FMUL" => self.cursor.ins().fmul(a, b),
            "FDIV" => self.cursor.ins().fdiv(a, b),
            "FMIN" => self.cursor.ins().fmin(a, b),
            "FMAX" => self.cursor.ins().fmax(a, b),
            "FCOPYSIGN" => self.cursor.ins().fcopysign(a, b),
            "FMA" => {
                let c = at(2)?;
                self.cursor.ins().fma(a, b, c)
            }
            "SELECT" => {
                let c = at(2)?;
                self.cursor.ins().select(a, b, c)
            }
            "ICMP" => {
                let code = GATES.conditions[0].by_code(circuit.bits(gate)).ok_or("a code")?;
                let condition = match code.name {
                    "EQ" => IntCC::Equal,
                    "NE" => IntCC::NotEqual,
                    "UGT" => IntCC::UnsignedGreaterThan,
                    "UGE" => IntCC::UnsignedGreaterThanOrEqual,
                    "ULT" => IntCC::UnsignedLessThan,
                    "ULE" => IntCC::UnsignedLessThanOrEqual,
                    "SGT" => IntCC::SignedGreaterThan,
                    "SGE" => IntCC::SignedGreaterThanOrEqual,
                    "SLT" => IntCC::SignedLessThan,
                    _ => IntCC::SignedLessThanOrEqual,
                };
                self.cursor.ins().icmp(condition, a, b)
            }
            "FCMP" => {
                let code = GATES.conditions[1].by_code(circuit.bits(gate)).ok_or("a code")?;
                let condition = match code.name {
                    "OEQ" => FloatCC::Equal,
                    "OGT" => FloatCC::GreaterThan,
                    "OGE" => FloatCC::GreaterThanOrEqual,
                    "OLT" => FloatCC::LessThan,
                    "OLE" => FloatCC::LessThanOrEqual,
                    "ONE" => FloatCC::OrderedNotEqual,
                    "ORD" => FloatCC::Ordered,
                    "UNO" => FloatCC::Unordered,
                    "UEQ" => FloatCC::UnorderedOrEqual,
                    "UGT" => FloatCC::UnorderedOrGreaterThan,
                    "UGE" => FloatCC::UnorderedOrGreaterThanOrEqual,
                    "ULT" => FloatCC::UnorderedOrLessThan,
                    "ULE" => FloatCC::UnorderedOrLessThanOrEqual,
                    "UNE" => FloatCC::NotEqual,
                    name => return Err(format!("FCMP.{name}")),
                };
                self.cursor.ins().fcmp(condition, a, b)
            }
            "TRUNC" if own == Kind::Int(1) => {
                let byte = if from == Kind::Int(8) {
                    a
                } else {
                    self.cursor.ins().ireduce(types::I8, a)
                };
                self.low_bit(byte)
            }
            "TRUNC" => self.cursor.ins().ireduce(t, a),
            "ZEXT" if own == Kind::Int(8) => a,
            "ZEXT" => self.cursor.ins().uextend(t, a),
            "SEXT" if from == Kind::Int(1) => {
                let wide = if own == Kind::Int(8) {
                    a
                } else {
                    self.cursor.ins().uextend(t, a)
                };
                self.cursor.ins().ineg(wide)
            }
            "SEXT" => self.cursor.ins().sextend(t, a),
            _ => return Err(format!("no word for {name}")),
        };
        self.values.insert(gate, value);
        Ok(())
    }

    fn low_bit(&mut self, value: Value) -> Value {
        let one = self.cursor.ins().iconst(types::I8, 1);
        self.cursor.ins().band(value, one)
    }

    fn call(&mut self, gate: Gate, gates: &[Gate]) -> Result<(), String> {
        let circuit = self.circuit;
        if circuit.role(gates[0]) != Role::Symbol {
            return Err("a call of an address".into());
        }
        let number = circuit.bits(gates[0]);
        let callee = match self.callees.get(&number) {
            Some(known) => *known,
            None => {
                let declared = match self.module.symbol(number) {
                    Some(Symbol::Function(at)) => &self.module.functions[at as usize].signature,
                    Some(Symbol::Extern(at)) => &self.module.externs[at as usize].signature,
                    _ => return Err("a call of something else".into()),
                };
                let signature = self.cursor.func.import_signature(signature(circuit, declared));
                let name = self.external(number);
                let callee = self.cursor.func.import_function(ExtFuncData {
                    name,
                    signature,
                    colocated: true,
                    patchable: false,
                });
                self.callees.insert(number, callee);
                callee
            }
        };
        let arguments: Vec<Value> = gates[1..].iter().map(|g| self.value(*g)).collect::<Result<_, _>>()?;
        let call = self.cursor.ins().call(callee, &arguments);
        if let Some(result) = self.cursor.func.dfg.inst_results(call).first() {
            self.values.insert(gate, *result);
        }
        Ok(())
    }
}
