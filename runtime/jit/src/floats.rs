//! Functions of floating point.
//!
//! Where the inexact flag is up already, and flags are only ever collected, the host's operation rounded to the nearest is the
//! result unless it may be something else than inexact: then the software float computes it. The result tells which: a sum or
//! difference that is finite, another result that is neither zero, subnormal nor the smallest normal number (which may have been
//! tiny before it was rounded) nor infinite nor no number.

use crate::Refused;
use crate::held::Held;
use crate::lower::{End, Lower};
use crate::sites::{MAX_ARGUMENTS, Site, call};
use crate::value::{Val, type_of};
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::types::{F32, F64, I32, I64};
use cranelift_codegen::ir::{self, AbiParam, BlockArg, InstBuilder, MemFlags, Signature, StackSlotData, StackSlotKind};
use onespec_core::fp::{Rounding, STICKY};
use onespec_core::host::Call;
use onespec_sem::eval::fp::result_width;
use onespec_sem::eval::value::Value;
use onespec_sem::ir::Ty;

impl Lower<'_, '_> {
    /// The result of a pure function.
    pub fn float(&mut self, function: u16, args: &[Val], ty: &Ty) -> Result<Val, End> {
        self.visible()?;
        let program = self.around.program;
        let declared = program
            .externs
            .get(usize::from(function))
            .and_then(|decl| decl.function);
        let declared = declared
            .filter(|f| matches!(f.call, Call::Float))
            .ok_or(Refused("a function of the host"))?;
        let width = |value: &Val| match value {
            Val::Bits(width, _) => Some(*width),
            Val::Known(Value::Bits(bits)) => Some(bits.width()),
            _ => None,
        };
        let data: Vec<(u32, &Val)> = args.iter().filter_map(|value| Some((width(value)?, value))).collect();
        let w = data.first().map(|(width, _)| *width).filter(|w| *w <= 64);
        let n = result_width(ty).filter(|n| *n <= 64);
        let (w, n) = w.zip(n).ok_or(Refused("a wide float"))?;
        if data.len() > MAX_ARGUMENTS {
            return Err(Refused("a function of many numbers").into());
        }
        let mut numbers = Vec::new();
        for (width, value) in &data {
            numbers.push(self.ops().bits(value, *width)?);
        }
        let flag_width = match ty {
            Ty::Tuple(parts) => parts.get(1).and_then(Ty::bits),
            _ => None,
        };
        let (value_ty, flag_ty) = (
            type_of(n).ok_or(Refused("a wide float"))?,
            type_of(flag_width.unwrap_or(1)).ok_or(Refused("many flags"))?,
        );
        let site = self.site(function, declared.name, (w, n), numbers.len());
        let behind = self.builder.create_block();
        if let Some((conditions, value)) = self.quick(declared.name, w, &numbers, &data)? {
            let slow = self.builder.create_block();
            self.builder.set_cold_block(slow);
            for fits in conditions {
                let on = self.builder.create_block();
                self.builder.ins().brif(fits, on, &[], slow, &[]);
                self.begin(on);
            }
            let none = self.builder.ins().iconst(flag_ty, 0);
            self.builder
                .ins()
                .jump(behind, &[BlockArg::from(value), BlockArg::from(none)]);
            self.begin(slow);
        }
        let (value, flags) = self.call(site, &numbers);
        let value = match value_ty == I64 {
            true => value,
            false => self.builder.ins().ireduce(value_ty, value),
        };
        let flags = self.builder.ins().ireduce(flag_ty, flags);
        self.builder
            .ins()
            .jump(behind, &[BlockArg::from(value), BlockArg::from(flags)]);
        let value = self.builder.append_block_param(behind, value_ty);
        let flags = self.builder.append_block_param(behind, flag_ty);
        self.begin(behind);
        let value = Val::Bits(n, value);
        Ok(match flag_width {
            Some(width) => Val::Tuple(vec![value, Val::Bits(width, flags)]),
            None => value,
        })
    }

    fn site(&self, function: u16, name: &'static str, widths: (u32, u32), count: usize) -> *const Site {
        let mut sites = self.around.sites.borrow_mut();
        let made = || {
            let unit = self.around.program.float;
            Box::new(Site {
                unit,
                name,
                widths,
                count,
            })
        };
        &raw const **sites.entry((function, widths.0, widths.1)).or_insert_with(made)
    }

    /// Calls the software float.
    fn call(&mut self, site: *const Site, numbers: &[ir::Value]) -> (ir::Value, ir::Value) {
        let builder = &mut *self.builder;
        let slot = *self.values.arguments.get_or_insert_with(|| {
            let size = 8 * (MAX_ARGUMENTS as u32 + 2);
            builder.create_sized_stack_slot(StackSlotData::new(StackSlotKind::ExplicitSlot, size, 3))
        });
        for (at, number) in numbers.iter().enumerate() {
            let number = match builder.func.dfg.value_type(*number) {
                I64 => *number,
                _ => builder.ins().uextend(I64, *number),
            };
            builder.ins().stack_store(number, slot, 8 * at as i32);
        }
        let mut signature = Signature::new(self.around.convention);
        signature.params.extend([AbiParam::new(I64); 3]);
        let signature = builder.import_signature(signature);
        let function = builder.ins().iconst(I64, call as *const () as i64);
        let site = builder.ins().iconst(I64, site as i64);
        let data = builder.ins().stack_addr(I64, slot, 0);
        let out = builder.ins().stack_addr(I64, slot, 8 * MAX_ARGUMENTS as i32);
        builder.ins().call_indirect(signature, function, &[site, data, out]);
        let value = builder.ins().load(I64, MemFlags::trusted(), out, 0);
        let flags = builder.ins().load(I64, MemFlags::trusted(), out, 8);
        (value, flags)
    }

    /// The host's result, and the conditions under which it is the result and raises nothing new.
    fn quick(
        &mut self,
        name: &str,
        w: u32,
        numbers: &[ir::Value],
        data: &[(u32, &Val)],
    ) -> Result<Option<(Vec<ir::Value>, ir::Value)>, End> {
        let (Some(collector), true) = (self.around.collector, STICKY.contains(&name) && matches!(w, 32 | 64)) else {
            return Ok(None);
        };
        let unit = self.around.program.float;
        let nearest = unit.modes.iter().position(|mode| *mode == Rounding::NearestEven);
        let (Some(nearest), Some((_, mode)), Some((rm, operands))) = (nearest, data.last(), numbers.split_last())
        else {
            return Ok(None);
        };
        let mut conditions = Vec::new();
        match mode.amount() {
            Some(mode) if mode as usize % 8 != nearest => return Ok(None),
            Some(_) => {}
            None => conditions.push(self.builder.ins().icmp_imm(IntCC::Equal, *rm, nearest as i64)),
        }
        let flags = self.held(Held::State(collector))?;
        let flags = self.ops().bits(&flags, 64)?;
        let inexact = self.builder.ins().band_imm(flags, i64::from(unit.flags.inexact));
        conditions.push(self.builder.ins().icmp_imm(IntCC::NotEqual, inexact, 0));
        let (float, int, fraction, most) = match w {
            32 => (F32, I32, 23, 0xff),
            _ => (F64, I64, 52, 0x7ff),
        };
        let mut floats = Vec::new();
        for operand in operands {
            floats.push(self.builder.ins().bitcast(float, MemFlags::new(), *operand));
        }
        let ins = self.builder.ins();
        let result = match (name, floats.as_slice()) {
            ("f_add", [a, b]) => ins.fadd(*a, *b),
            ("f_mul", [a, b]) => ins.fmul(*a, *b),
            ("f_div", [a, b]) => ins.fdiv(*a, *b),
            ("f_sqrt", [a]) => ins.sqrt(*a),
            ("f_fma", [a, b, c]) if self.around.has_fma => ins.fma(*a, *b, *c),
            _ => return Ok(None),
        };
        let value = self.builder.ins().bitcast(int, MemFlags::new(), result);
        let moved = self.builder.ins().ishl_imm(value, 1);
        let exponent = self.builder.ins().ushr_imm(moved, fraction + 1);
        let fits = if name == "f_add" {
            self.builder.ins().icmp_imm(IntCC::NotEqual, exponent, most)
        } else {
            let above = self.builder.ins().iadd_imm(exponent, -2);
            self.builder.ins().icmp_imm(IntCC::UnsignedLessThan, above, most - 2)
        };
        conditions.push(fits);
        Ok(Some((conditions, value)))
    }
}
