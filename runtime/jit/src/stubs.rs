//! Code that no instruction of the guest stands for.

use crate::enter::{LEFT, Shared};
use crate::flags::{OWN, STATE};
use crate::slots::Slot;
use cranelift_codegen::ir::types::I64;
use cranelift_codegen::ir::{AbiParam, Function, InstBuilder, Signature, UserFuncName};
use cranelift_codegen::isa::CallConv;
use cranelift_frontend::{FunctionBuilder, FunctionBuilderContext};
use std::mem::offset_of;

/// How regions are entered: with the addresses of the state and of what is shared, the budget, and the address of the slot by which code
/// goes on there. They give why code came back.
pub fn of_regions() -> Signature {
    let mut signature = Signature::new(CallConv::Tail);
    signature.params.extend([AbiParam::new(I64); 4]);
    signature.returns.push(AbiParam::new(I64));
    signature
}

/// From the host's convention of calls to that of regions: the addresses of the state, of what is shared, and of the region.
pub fn trampoline(convention: CallConv) -> Option<Function> {
    let mut signature = Signature::new(convention);
    signature.params.extend([AbiParam::new(I64); 3]);
    signature.returns.push(AbiParam::new(I64));
    let mut function = Function::with_name_signature(UserFuncName::user(0, 0), signature);
    let mut frontend = FunctionBuilderContext::new();
    let mut builder = FunctionBuilder::new(&mut function, &mut frontend);
    let entry = builder.create_block();
    builder.append_block_params_for_function_params(entry);
    builder.switch_to_block(entry);
    let [state, shared, code] = builder.block_params(entry).try_into().ok()?;
    let signature = builder.import_signature(of_regions());
    let budget = builder.ins().load(I64, OWN, shared, offset_of!(Shared, budget) as i32);
    let call = builder
        .ins()
        .call_indirect(signature, code, &[state, shared, budget, code]);
    let result = builder.inst_results(call).to_vec();
    builder.ins().return_(&result);
    builder.seal_all_blocks();
    builder.finalize();
    Some(function)
}

/// What code goes on at where there is no region: it comes back with the slot's address as that of the next instruction, which the
/// state has behind so many bytes.
pub fn nowhere(pc_at: i32) -> Function {
    let mut function = Function::with_name_signature(UserFuncName::user(0, 0), of_regions());
    let mut frontend = FunctionBuilderContext::new();
    let mut builder = FunctionBuilder::new(&mut function, &mut frontend);
    let entry = builder.create_block();
    builder.append_block_params_for_function_params(entry);
    builder.switch_to_block(entry);
    if let [state, shared, budget, slot] = *builder.block_params(entry) {
        let pc = builder.ins().load(I64, OWN, slot, offset_of!(Slot, pc) as i32);
        builder.ins().store(STATE, pc, state, pc_at);
        builder
            .ins()
            .store(OWN, budget, shared, offset_of!(Shared, budget) as i32);
    }
    let left = builder.ins().iconst(I64, LEFT as i64);
    builder.ins().return_(&[left]);
    builder.seal_all_blocks();
    builder.finalize();
    function
}
