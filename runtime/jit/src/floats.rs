//! Functions of floating point: the host's where that is right, else the software float, which is called.

use crate::Refused;
use crate::lower::{End, Lower};
use crate::quick::Quick;
use crate::sites::{MAX_ARGUMENTS, Site, call};
use crate::value::{Val, type_of};
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::types::I64;
use cranelift_codegen::ir::{self, AbiParam, BlockArg, InstBuilder, MemFlags, Signature, StackSlotData, StackSlotKind};
use onespec_core::host::Call;
use onespec_sem::eval::fp::result_width;
use onespec_sem::eval::value::Value;
use onespec_sem::ir::Ty;

/// A function that is called: where it stands, its numbers, the host's type of its result.
type Called<'a> = (*const Site, &'a [ir::Value], ir::Type);

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
        let value_ty = type_of(n).ok_or(Refused("a wide float"))?;
        let called = (
            self.site(function, declared.name, (w, n), numbers.len()),
            &numbers[..],
            value_ty,
        );
        let flag_width = match ty {
            Ty::Tuple(parts) => parts.get(1).and_then(Ty::bits),
            _ => None,
        };
        let Some(flag_width) = flag_width else {
            let (value, _) = self.call(called);
            return Ok(Val::Bits(n, value));
        };
        let flag_ty = type_of(flag_width).ok_or(Refused("many flags"))?;
        let (value, flags) = match self.quick(declared.name, (w, n), &numbers, &data)? {
            Some(quick) if quick.collected.is_some() => (self.collected(quick, called)?, None),
            Some(quick) => self.exact(quick, called, flag_ty),
            None => {
                let (value, flags) = self.call(called);
                (value, Some(self.builder.ins().ireduce(flag_ty, flags)))
            }
        };
        let flags = match flags {
            Some(flags) => Val::Bits(flag_width, flags),
            None => Val::bits(flag_width, 0),
        };
        Ok(Val::Tuple(vec![Val::Bits(n, value), flags]))
    }

    /// Goes on where the host's result is the result; gives the block for where it is not, and that for what follows both.
    fn ways(&mut self, conditions: Vec<ir::Value>) -> [ir::Block; 2] {
        let [slow, behind] = std::array::from_fn(|_| self.builder.create_block());
        self.builder.set_cold_block(slow);
        for fits in conditions {
            let on = self.builder.create_block();
            self.builder.ins().brif(fits, on, &[], slow, &[]);
            self.begin(on);
        }
        [slow, behind]
    }

    /// The result of an operation whose flags are collected: it raises none that is not up already. Where it would, code leaves, and
    /// the interpreter executes the instruction.
    fn collected(&mut self, quick: Quick, called: Called<'_>) -> Result<ir::Value, End> {
        // Nothing may branch before it is known that code can leave.
        self.leave()?;
        let [slow, behind] = self.ways(quick.conditions);
        self.builder.ins().jump(behind, &[BlockArg::from(quick.value)]);
        self.begin(slow);
        let (value, flags) = self.call(called);
        let others = match quick.collected {
            Some(collected) => self.builder.ins().band_not(flags, collected),
            None => flags,
        };
        let none = self.builder.ins().icmp_imm(IntCC::Equal, others, 0);
        self.unless(none)?;
        let float = self.builder.func.dfg.value_type(quick.value);
        let value = self.same_bits(float, value);
        self.builder.ins().jump(behind, &[BlockArg::from(value)]);
        Ok(self.behind(behind, float, called.2))
    }

    /// The result of an operation that raises flags where the host does not compute it, and those.
    fn exact(&mut self, quick: Quick, called: Called<'_>, flag_ty: ir::Type) -> (ir::Value, Option<ir::Value>) {
        let never = quick.conditions.is_empty();
        let [slow, behind] = self.ways(quick.conditions);
        let none = self.builder.ins().iconst(flag_ty, 0);
        let result = [quick.value, none].map(BlockArg::from);
        let float = self.builder.func.dfg.value_type(quick.value);
        if never {
            self.builder.ins().jump(behind, &result[..1]);
            return (self.behind(behind, float, called.2), None);
        }
        self.builder.ins().jump(behind, &result);
        self.begin(slow);
        let (value, flags) = self.call(called);
        let value = self.same_bits(float, value);
        let flags = self.builder.ins().ireduce(flag_ty, flags);
        self.builder.ins().jump(behind, &[value, flags].map(BlockArg::from));
        let value = self.behind(behind, float, called.2);
        (value, Some(self.builder.append_block_param(behind, flag_ty)))
    }

    /// Goes on in a block that takes a float, or an integer; gives its bits.
    fn behind(&mut self, block: ir::Block, float: ir::Type, bits: ir::Type) -> ir::Value {
        let value = self.builder.append_block_param(block, float);
        self.begin(block);
        let seen = self.same_bits(bits, value);
        if seen != value {
            self.values.floats.insert(seen, value);
        }
        seen
    }

    /// A value as another type of as many bits.
    fn same_bits(&mut self, ty: ir::Type, value: ir::Value) -> ir::Value {
        match self.builder.func.dfg.value_type(value) == ty {
            true => value,
            false => self.builder.ins().bitcast(ty, MemFlags::new(), value),
        }
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
    fn call(&mut self, (site, numbers, ty): Called<'_>) -> (ir::Value, ir::Value) {
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
        // The low bytes come first.
        let value = builder.ins().load(ty, MemFlags::trusted(), out, 0);
        let flags = builder.ins().load(I64, MemFlags::trusted(), out, 8);
        (value, flags)
    }
}
