//! Places outside of locals, read and written: registers and their lanes, state, memory.

use super::concrete::Concrete;
use super::state::EvalState;
use super::value::Value;
use crate::ir::{File, Ty};
use crate::walk::Outside;
use onespec_bv::Bits;
use onespec_core::exec::{Host, Stop};

/// A run of bits in a register file.
struct RegBits<'p> {
    file: usize,
    decl: &'p File,
    index: u64,
    lo: u64,
    width: u32,
}

/// The run of bits that a lane or a part of a register is. `None`: there is no such file.
fn reg_bits<'p, S, H: ?Sized>(c: &Concrete<'p, '_, S, H>, place: Outside<Value>) -> Option<RegBits<'p>> {
    let (file, index, at, width, step) = match place {
        Outside::Lane {
            file,
            index,
            lane,
            width,
        } => (file, index, lane, width, u64::from(width)),
        Outside::RegBits { file, index, lo, width } => (file, index, lo, width, 1),
        _ => return None,
    };
    Some(RegBits {
        file: usize::from(file),
        decl: c.code.files.get(usize::from(file))?,
        index: index.into_amount(),
        lo: at.into_amount().saturating_mul(step),
        width,
    })
}

impl<S: AsMut<EvalState>, H: Host<S> + ?Sized> Concrete<'_, '_, S, H> {
    /// Reads a place.
    pub(super) fn read_outside(&mut self, place: Outside<Value>, ty: &Ty) -> Result<Value, Stop> {
        read(self, place, ty)
    }

    /// Writes a place.
    pub(super) fn write_outside(&mut self, place: Outside<Value>, value: Value) -> Result<(), Stop> {
        write(self, place, value)
    }
}

fn read<S: AsMut<EvalState>, H: Host<S> + ?Sized>(
    c: &mut Concrete<'_, '_, S, H>,
    place: Outside<Value>,
    ty: &Ty,
) -> Result<Value, Stop> {
    Ok(match place {
        Outside::Reg { file, index } => match c.code.files.get(usize::from(file)) {
            Some(decl) => Value::Bits(c.state().reg(usize::from(file), decl, index.into_amount())),
            None => Value::Unit,
        },
        Outside::Lane { .. } | Outside::RegBits { .. } => match reg_bits(c, place) {
            Some(r) => Value::Bits(c.state().reg_bits(r.file, r.decl, r.index, r.lo, r.width)),
            None => Value::Unit,
        },
        Outside::State(i) => c.state().var(usize::from(i)),
        Outside::StateBits { state, lo, width } => {
            let whole = c.state().var(usize::from(state)).into_bits(width);
            Value::Bits(whole.slice(lo.into_amount(), width))
        }
        Outside::Pc => Value::from_low64(ty, c.pc),
        Outside::Mem {
            addr,
            addr_width,
            bytes,
            phys,
        } => Value::Bits(load(c, (addr.low64(), addr_width.min(64)), bytes, phys)?),
    })
}

fn write<S: AsMut<EvalState>, H: Host<S> + ?Sized>(
    c: &mut Concrete<'_, '_, S, H>,
    place: Outside<Value>,
    value: Value,
) -> Result<(), Stop> {
    match place {
        Outside::Reg { file, index } => {
            if let Some(decl) = c.code.files.get(usize::from(file)) {
                let value = value.into_bits(decl.width);
                c.state().set_reg(usize::from(file), decl, index.into_amount(), value);
            }
        }
        Outside::Lane { .. } | Outside::RegBits { .. } => {
            if let Some(r) = reg_bits(c, place) {
                let value = value.into_bits(r.width).zext(r.width);
                c.state().set_reg_bits(r.file, r.decl, r.index, r.lo, &value);
            }
        }
        Outside::State(i) => {
            let i = usize::from(i);
            let value = match c.code.state.get(i).map(|s| &s.ty) {
                Some(Ty::Bits(n)) => Value::Bits(value.into_bits(*n)),
                Some(Ty::Int(..)) => Value::Int(value.into_int()),
                _ => value,
            };
            c.state().set_var(i, value);
        }
        Outside::StateBits { state, lo, width } => {
            let i = usize::from(state);
            if let Value::Bits(old) = c.state().var(i) {
                let new = old.with_slice(lo.into_amount(), &value.into_bits(width));
                c.state().set_var(i, Value::Bits(new));
            }
        }
        Outside::Pc => c.state().pc = value.low64(),
        Outside::Mem {
            addr,
            addr_width,
            bytes,
            phys,
        } => {
            let value = value.into_bits(bytes.saturating_mul(8));
            store(c, (addr.low64(), addr_width.min(64)), (bytes, phys), &value)?;
        }
    }
    Ok(())
}

/// How `bytes` bytes are cut into accesses that a host takes, lowest address first: (offset, length).
pub fn chunks(bytes: u32) -> impl Iterator<Item = (u32, u32)> {
    let mut at = 0;
    std::iter::from_fn(move || {
        let len = [8, 4, 2, 1].into_iter().find(|len| bytes - at >= *len)?;
        at += len;
        Some((at - len, len))
    })
}

/// Addresses wrap at their width.
fn wrap((base, width): (u64, u32), offset: u32) -> u64 {
    base.wrapping_add(u64::from(offset)) & u64::MAX.checked_shr(64 - width).unwrap_or(0)
}

fn load<S: AsMut<EvalState>, H: Host<S> + ?Sized>(
    c: &mut Concrete<'_, '_, S, H>,
    base: (u64, u32),
    bytes: u32,
    phys: bool,
) -> Result<Bits, Stop> {
    let mut out = Bits::new(bytes.saturating_mul(8), 0);
    for (offset, len) in chunks(bytes) {
        let at = wrap(base, offset);
        let part = if phys {
            match c.host.phys_load(c.machine, at, len) {
                Some(part) => part,
                None => return Err(c.trap_with(c.code.faults.load, at)),
            }
        } else {
            c.host.load(c.machine, at, len)?
        };
        out = out.with_slice(u64::from(offset) * 8, &Bits::new(len * 8, u128::from(part)));
    }
    Ok(out)
}

fn store<S: AsMut<EvalState>, H: Host<S> + ?Sized>(
    c: &mut Concrete<'_, '_, S, H>,
    base: (u64, u32),
    (bytes, phys): (u32, bool),
    value: &Bits,
) -> Result<(), Stop> {
    for (offset, len) in chunks(bytes) {
        let at = wrap(base, offset);
        let part = value.slice(u64::from(offset) * 8, len * 8).low64();
        if !phys {
            c.host.store(c.machine, at, len, part)?;
        } else if !c.host.phys_store(c.machine, at, len, part) {
            return Err(c.trap_with(c.code.faults.store, at));
        }
    }
    Ok(())
}
