//! Reading and writing what a meaning can name: locals, registers and their lanes, state, memory, CSRs.

use super::state::EvalState;
use super::value::Value;
use super::walk::{Frame, Step, Walk, set_local};
use crate::sem::ir::{CsrCode, Expr, File, Place, Ty};
use onespec_bv::Bits;
use onespec_core::exec::Host;

/// Address of a run of bits in a register file.
struct RegBits<'p> {
    file: usize,
    decl: &'p File,
    index: u64,
    lo: u64,
    width: u32,
}

fn file_of<S, H>(w: &Walk<'_, S, H>, file: u16) -> Option<&'static File> {
    w.code.files.get(usize::from(file))
}

fn reg_bits<S: AsMut<EvalState>, H: Host<S>>(
    w: &mut Walk<'_, S, H>,
    frame: &mut Frame<'_>,
    place: &Place,
) -> Step<Option<RegBits<'static>>> {
    let (file, index, at, width, step) = match place {
        Place::Lane {
            file,
            index,
            lane,
            width,
        } => (*file, index, lane, *width, u64::from(*width)),
        Place::RegBits { file, index, lo, width } => (*file, index, lo, *width, 1),
        _ => return Ok(None),
    };
    let index = w.index(frame, index)?;
    let lo = w.index(frame, at)?.saturating_mul(step);
    Ok(file_of(w, file).map(|decl| RegBits {
        file: usize::from(file),
        decl,
        index,
        lo,
        width,
    }))
}

/// Reads a place.
pub fn read<S: AsMut<EvalState>, H: Host<S>>(
    w: &mut Walk<'_, S, H>,
    frame: &mut Frame<'_>,
    place: &Place,
    ty: &Ty,
) -> Step<Value> {
    Ok(match place {
        Place::Local(id) => frame.locals.get(*id as usize).cloned().unwrap_or(Value::Unit),
        Place::LocalBits { local, lo, width } => {
            let lo = w.index(frame, lo)?;
            let whole = frame.locals.get(*local as usize).cloned().unwrap_or(Value::Unit);
            Value::Bits(whole.into_bits(*width).slice(lo, *width))
        }
        Place::Reg { file, index } => {
            let index = w.index(frame, index)?;
            match file_of(w, *file) {
                Some(decl) => Value::Bits(w.state().reg(usize::from(*file), decl, index)),
                None => Value::Unit,
            }
        }
        Place::Lane { .. } | Place::RegBits { .. } => match reg_bits(w, frame, place)? {
            Some(r) => Value::Bits(w.state().reg_bits(r.file, r.decl, r.index, r.lo, r.width)),
            None => Value::Unit,
        },
        Place::State(i) => w.state().var(usize::from(*i)),
        Place::StateBits { state, lo, width } => {
            let lo = w.index(frame, lo)?;
            Value::Bits(w.state().var(usize::from(*state)).into_bits(*width).slice(lo, *width))
        }
        Place::Pc => Value::from_low64(ty, w.pc),
        Place::Mem { addr, bytes, phys } => {
            let (base, width) = address(w, frame, addr)?;
            Value::Bits(load(w, base, width, *bytes, *phys)?)
        }
        Place::Csr(number) => {
            let number = w.index(frame, number)?;
            match find_csr(w, number) {
                Some(csr) => w.call(csr.read, Vec::new())?,
                None => return w.trap(w.code.faults.illegal, 0),
            }
        }
    })
}

/// Writes a place; the value has been evaluated.
pub fn write<S: AsMut<EvalState>, H: Host<S>>(
    w: &mut Walk<'_, S, H>,
    frame: &mut Frame<'_>,
    place: &Place,
    value: Value,
) -> Step<()> {
    match place {
        Place::Local(id) => set_local(frame, *id, value),
        Place::LocalBits { local, lo, width } => {
            let lo = w.index(frame, lo)?;
            if let Some(Value::Bits(old)) = frame.locals.get(*local as usize) {
                let new = old.with_slice(lo, &value.into_bits(*width));
                set_local(frame, *local, Value::Bits(new));
            }
        }
        Place::Reg { file, index } => {
            let index = w.index(frame, index)?;
            if let Some(decl) = file_of(w, *file) {
                w.state()
                    .set_reg(usize::from(*file), decl, index, value.into_bits(decl.width));
            }
        }
        Place::Lane { .. } | Place::RegBits { .. } => {
            if let Some(r) = reg_bits(w, frame, place)? {
                let value = value.into_bits(r.width).zext(r.width);
                w.state().set_reg_bits(r.file, r.decl, r.index, r.lo, &value);
            }
        }
        Place::State(i) => {
            let i = usize::from(*i);
            let value = match w.code.state.get(i).map(|s| &s.ty) {
                Some(Ty::Bits(n)) => Value::Bits(value.into_bits(*n)),
                Some(Ty::Int(..)) => Value::Int(value.into_int()),
                _ => value,
            };
            w.state().set_var(i, value);
        }
        Place::StateBits { state, lo, width } => {
            let lo = w.index(frame, lo)?;
            let i = usize::from(*state);
            if let Value::Bits(old) = w.state().var(i) {
                let new = old.with_slice(lo, &value.into_bits(*width));
                w.state().set_var(i, Value::Bits(new));
            }
        }
        Place::Pc => w.state().pc = value.low64(),
        Place::Mem { addr, bytes, phys } => {
            let (base, width) = address(w, frame, addr)?;
            store(
                w,
                base,
                width,
                (*bytes, *phys),
                &value.into_bits(bytes.saturating_mul(8)),
            )?;
        }
        Place::Csr(number) => {
            let number = w.index(frame, number)?;
            match find_csr(w, number) {
                Some(csr) => {
                    w.call(csr.write, vec![value])?;
                }
                None => return w.trap(w.code.faults.illegal, 0),
            }
        }
    }
    Ok(())
}

fn address<S: AsMut<EvalState>, H: Host<S>>(
    w: &mut Walk<'_, S, H>,
    frame: &mut Frame<'_>,
    addr: &Expr,
) -> Step<(u64, u32)> {
    Ok((w.expr(frame, addr)?.low64(), addr.ty.bits().unwrap_or(64).min(64)))
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
fn wrap(base: u64, offset: u32, width: u32) -> u64 {
    base.wrapping_add(u64::from(offset)) & u64::MAX.checked_shr(64 - width).unwrap_or(0)
}

fn load<S: AsMut<EvalState>, H: Host<S>>(
    w: &mut Walk<'_, S, H>,
    base: u64,
    width: u32,
    bytes: u32,
    phys: bool,
) -> Step<Bits> {
    let mut out = Bits::new(bytes.saturating_mul(8), 0);
    for (offset, len) in chunks(bytes) {
        let at = wrap(base, offset, width);
        let part = if phys {
            match w.host.phys_load(w.machine, at, len) {
                Some(part) => part,
                None => return w.trap(w.code.faults.load, at),
            }
        } else {
            w.host.load(w.machine, at, len)?
        };
        out = out.with_slice(u64::from(offset) * 8, &Bits::new(len * 8, u128::from(part)));
    }
    Ok(out)
}

fn store<S: AsMut<EvalState>, H: Host<S>>(
    w: &mut Walk<'_, S, H>,
    base: u64,
    width: u32,
    (bytes, phys): (u32, bool),
    value: &Bits,
) -> Step<()> {
    for (offset, len) in chunks(bytes) {
        let at = wrap(base, offset, width);
        let part = value.slice(u64::from(offset) * 8, len * 8).low64();
        if !phys {
            w.host.store(w.machine, at, len, part)?;
        } else if !w.host.phys_store(w.machine, at, len, part) {
            return w.trap(w.code.faults.store, at);
        }
    }
    Ok(())
}

/// The CSR of this number that the target has.
fn find_csr<S: AsMut<EvalState>, H: Host<S>>(w: &mut Walk<'_, S, H>, number: u64) -> Option<&'static CsrCode> {
    let code = w.code;
    let state = w.state();
    code.csrs
        .iter()
        .find(|c| u64::from(c.number) == number && state.has(&c.needs))
}
