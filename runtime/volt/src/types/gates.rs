//! The gate of each operator of the language, by type. Constant folding and lowering both use this table.

use super::ty::Ty;
use crate::syntax::ast::BinOp;
use onespec_circuit::{Fcmp, Icmp, Opcode, types};
use onespec_graph::{GateSet, Type};

/// The type of addresses of so many bits.
pub fn address(bits: u32) -> Type {
    if bits == 32 { types::I32 } else { types::I64 }
}

/// The primary type of a scalar where addresses have a type.
pub fn scalar_for(ty: &Ty, arch: Type) -> Type {
    match ty {
        Ty::Pointer(_) => arch,
        ty => scalar(ty),
    }
}

/// The primary type of a scalar. Addresses are computed with 64 bits before a program runs.
pub fn scalar(ty: &Ty) -> Type {
    match ty {
        Ty::Bool => types::I1,
        Ty::Int { bits: 8, .. } => types::I8,
        Ty::Int { bits: 16, .. } => types::I16,
        Ty::Int { bits: 32, .. } => types::I32,
        Ty::Int { .. } | Ty::Pointer(_) => types::I64,
        Ty::Float(32) => types::F32,
        Ty::Float(_) => types::F64,
        _ => Type::NONE,
    }
}

/// The primary type of a scalar or a vector.
pub fn primary(set: &GateSet, ty: &Ty) -> Type {
    match ty {
        Ty::Vector(lanes, of) => {
            let name = format!("v{lanes}{}", gate_name(of));
            set.type_by_name(&name).unwrap_or(Type::NONE)
        }
        ty => scalar(ty),
    }
}

/// The gate of an operator on scalars of a type, and its bitfield.
pub fn binary(op: BinOp, ty: &Ty) -> Option<(Opcode, u64)> {
    let plain = |op| Some((op, 0));
    let float = ty.is_float();
    let signed = ty.is_signed();
    match op {
        BinOp::Add if float => plain(Opcode::Fadd),
        BinOp::Sub if float => plain(Opcode::Fsub),
        BinOp::Mul if float => plain(Opcode::Fmul),
        BinOp::Div if float => plain(Opcode::Fdiv),
        BinOp::Rem if float => plain(Opcode::Fmod),
        BinOp::Add => plain(Opcode::Add),
        BinOp::Sub => plain(Opcode::Sub),
        BinOp::Mul => plain(Opcode::Mul),
        BinOp::Div => plain(if signed { Opcode::Sdiv } else { Opcode::Udiv }),
        BinOp::Rem => plain(if signed { Opcode::Srem } else { Opcode::Urem }),
        BinOp::And if !float => plain(Opcode::And),
        BinOp::Or if !float => plain(Opcode::Or),
        BinOp::Xor if !float => plain(Opcode::Xor),
        BinOp::Shl if !float => plain(Opcode::Shl),
        BinOp::Shr if !float => plain(if signed { Opcode::Ashr } else { Opcode::Lshr }),
        _ if op.compares() && float => {
            let code = match op {
                BinOp::Eq => Fcmp::Oeq,
                BinOp::Ne => Fcmp::Une,
                BinOp::Lt => Fcmp::Olt,
                BinOp::Le => Fcmp::Ole,
                BinOp::Gt => Fcmp::Ogt,
                _ => Fcmp::Oge,
            };
            Some((Opcode::Fcmp, code as u64))
        }
        _ if op.compares() => {
            let code = match (op, signed) {
                (BinOp::Eq, _) => Icmp::Eq,
                (BinOp::Ne, _) => Icmp::Ne,
                (BinOp::Lt, true) => Icmp::Slt,
                (BinOp::Le, true) => Icmp::Sle,
                (BinOp::Gt, true) => Icmp::Sgt,
                (_, true) => Icmp::Sge,
                (BinOp::Lt, false) => Icmp::Ult,
                (BinOp::Le, false) => Icmp::Ule,
                (BinOp::Gt, false) => Icmp::Ugt,
                (_, false) => Icmp::Uge,
            };
            Some((Opcode::Icmp, code as u64))
        }
        _ => None,
    }
}

/// The gate of an operator on vectors with lanes of a type.
pub fn vector(op: BinOp, lane: &Ty) -> Option<(Opcode, u64)> {
    let (scalar, bits) = binary(op, lane)?;
    let op = match scalar {
        Opcode::Fadd => Opcode::VFadd,
        Opcode::Fsub => Opcode::VFsub,
        Opcode::Fmul => Opcode::VFmul,
        Opcode::Fdiv => Opcode::VFdiv,
        Opcode::Add => Opcode::VAdd,
        Opcode::Sub => Opcode::VSub,
        Opcode::Mul => Opcode::VMul,
        Opcode::Sdiv => Opcode::VSdiv,
        Opcode::Udiv => Opcode::VUdiv,
        Opcode::Srem => Opcode::VSrem,
        Opcode::Urem => Opcode::VUrem,
        Opcode::And => Opcode::VAnd,
        Opcode::Or => Opcode::VOr,
        Opcode::Xor => Opcode::VXor,
        Opcode::Shl => Opcode::VShl,
        Opcode::Lshr => Opcode::VLshr,
        Opcode::Ashr => Opcode::VAshr,
        Opcode::Icmp => Opcode::VIcmp,
        Opcode::Fcmp => Opcode::VFcmp,
        _ => return None,
    };
    Some((op, bits))
}

/// What a conversion is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Conversion {
    /// The same bits.
    None,
    Gate(Opcode),
}

/// The gate that converts a scalar; `None` where there is no conversion.
pub fn cast(from: &Ty, to: &Ty) -> Option<Conversion> {
    use Conversion::{Gate, None as Same};
    let (have, want) = (from.bits(), to.bits());
    Some(match (from, to) {
        (Ty::Short(n, from), Ty::Short(m, to)) if n == m => return cast(from, to),
        (Ty::Bool, Ty::Bool) => Same,
        (_, Ty::Bool) => return None,
        (Ty::Pointer(_), Ty::Pointer(_)) => Same,
        (Ty::Pointer(_), Ty::Int { bits: 64, .. }) | (Ty::Int { bits: 64, .. }, Ty::Pointer(_)) => Same,
        (Ty::Pointer(_), _) | (_, Ty::Pointer(_)) => return None,
        (Ty::Bool, Ty::Int { .. }) => Gate(Opcode::Zext),
        (Ty::Int { .. }, Ty::Int { .. }) if have == want => Same,
        (Ty::Int { .. }, Ty::Int { .. }) if have > want => Gate(Opcode::Trunc),
        (Ty::Int { signed, .. }, Ty::Int { .. }) => Gate(if *signed { Opcode::Sext } else { Opcode::Zext }),
        (Ty::Bool, Ty::Float(_)) => Gate(Opcode::Uitofp),
        (Ty::Int { signed, .. }, Ty::Float(_)) => Gate(if *signed { Opcode::Sitofp } else { Opcode::Uitofp }),
        (Ty::Float(_), Ty::Int { signed, .. }) => Gate(if *signed { Opcode::Fptosi } else { Opcode::Fptoui }),
        (Ty::Float(_), Ty::Float(_)) if have == want => Same,
        (Ty::Float(_), Ty::Float(_)) => Gate(if want > have { Opcode::Fext } else { Opcode::Ftrunc }),
        _ => return None,
    })
}

/// A primitive type as the tables of gates call it.
pub fn gate_name(ty: &Ty) -> String {
    match ty {
        Ty::Float(bits) => format!("f{bits}"),
        ty => format!("i{}", ty.bits()),
    }
}
