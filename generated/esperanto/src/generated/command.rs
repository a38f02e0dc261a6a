//! Extension Command: 31 instructions. commands of the tensor unit and the caches
use crate::tables::*;
use onespec_core::isa::*;
mod constructors {
    use crate::*;
    #[allow(clippy::too_many_arguments)]
    impl Inst {
        /// `evict_vamask level, last_row=last_row, addr=addr, stride=stride, slot=slot`: Evict lines by address
        #[inline]
        pub fn evict_va(
            mask: Masked,
            level: Arg,
            last_row: impl Into<Uimm4>,
            addr: impl Into<Uimm42>,
            stride: impl Into<Uimm42>,
            slot: impl Into<Uimm1>,
        ) -> Inst {
            Inst {
                op: Opcode::EvictVa,
                args: [
                    mask as Arg,
                    level,
                    last_row.into().get(),
                    addr.into().get(),
                    stride.into().get(),
                    slot.into().get(),
                    0,
                    0,
                    0,
                    0,
                    0,
                    0,
                ],
            }
        }
        /// `flush_vamask level, last_row=last_row, addr=addr, stride=stride, slot=slot`: Write back lines by address
        #[inline]
        pub fn flush_va(
            mask: Masked,
            level: Arg,
            last_row: impl Into<Uimm4>,
            addr: impl Into<Uimm42>,
            stride: impl Into<Uimm42>,
            slot: impl Into<Uimm1>,
        ) -> Inst {
            Inst {
                op: Opcode::FlushVa,
                args: [
                    mask as Arg,
                    level,
                    last_row.into().get(),
                    addr.into().get(),
                    stride.into().get(),
                    slot.into().get(),
                    0,
                    0,
                    0,
                    0,
                    0,
                    0,
                ],
            }
        }
        /// `prefetch_vamask level, last_row=last_row, addr=addr, stride=stride, slot=slot`: Prefetch lines by address
        #[inline]
        pub fn prefetch_va(
            mask: Masked,
            level: Arg,
            last_row: impl Into<Uimm4>,
            addr: impl Into<Uimm42>,
            stride: impl Into<Uimm42>,
            slot: impl Into<Uimm1>,
        ) -> Inst {
            Inst {
                op: Opcode::PrefetchVa,
                args: [
                    mask as Arg,
                    level,
                    last_row.into().get(),
                    addr.into().get(),
                    stride.into().get(),
                    slot.into().get(),
                    0,
                    0,
                    0,
                    0,
                    0,
                    0,
                ],
            }
        }
        /// `evict_swmask level, set=set, way=way, last_row=last_row`: Evict lines by set and way
        #[inline]
        pub fn evict_sw(
            mask: Masked,
            level: Arg,
            set: impl Into<Uimm4>,
            way: impl Into<Uimm2>,
            last_row: impl Into<Uimm4>,
        ) -> Inst {
            Inst {
                op: Opcode::EvictSw,
                args: [
                    mask as Arg,
                    level,
                    set.into().get(),
                    way.into().get(),
                    last_row.into().get(),
                    0,
                    0,
                    0,
                    0,
                    0,
                    0,
                    0,
                ],
            }
        }
        /// `flush_swmask level, set=set, way=way, last_row=last_row`: Write back lines by set and way
        #[inline]
        pub fn flush_sw(
            mask: Masked,
            level: Arg,
            set: impl Into<Uimm4>,
            way: impl Into<Uimm2>,
            last_row: impl Into<Uimm4>,
        ) -> Inst {
            Inst {
                op: Opcode::FlushSw,
                args: [
                    mask as Arg,
                    level,
                    set.into().get(),
                    way.into().get(),
                    last_row.into().get(),
                    0,
                    0,
                    0,
                    0,
                    0,
                    0,
                    0,
                ],
            }
        }
        /// `lock_vamask last_row=last_row, addr=addr, stride=stride`: Lock lines by address and zero them
        #[inline]
        pub fn lock_va(
            mask: Masked,
            last_row: impl Into<Uimm4>,
            addr: impl Into<Uimm42>,
            stride: impl Into<Uimm42>,
        ) -> Inst {
            Inst {
                op: Opcode::LockVa,
                args: [
                    mask as Arg,
                    last_row.into().get(),
                    addr.into().get(),
                    stride.into().get(),
                    0,
                    0,
                    0,
                    0,
                    0,
                    0,
                    0,
                    0,
                ],
            }
        }
        /// `unlock_vamask last_row=last_row, addr=addr, stride=stride`: Unlock lines by address
        #[inline]
        pub fn unlock_va(
            mask: Masked,
            last_row: impl Into<Uimm4>,
            addr: impl Into<Uimm42>,
            stride: impl Into<Uimm42>,
        ) -> Inst {
            Inst {
                op: Opcode::UnlockVa,
                args: [
                    mask as Arg,
                    last_row.into().get(),
                    addr.into().get(),
                    stride.into().get(),
                    0,
                    0,
                    0,
                    0,
                    0,
                    0,
                    0,
                    0,
                ],
            }
        }
        /// `lock_sw way=way, line=line`: Lock a physical line in a way and zero it
        #[inline]
        pub fn lock_sw(way: impl Into<Uimm2>, line: impl Into<Uimm34>) -> Inst {
            Inst {
                op: Opcode::LockSw,
                args: [way.into().get(), line.into().get(), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `unlock_sw way=way, set=set`: Unlock a way of a set
        #[inline]
        pub fn unlock_sw(way: impl Into<Uimm2>, set: impl Into<Uimm4>) -> Inst {
            Inst {
                op: Opcode::UnlockSw,
                args: [way.into().get(), set.into().get(), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `tensor_send f=freg, count=count, function, minion=partner`: Send registers to a minion
        #[inline]
        pub fn tensor_send(
            freg: impl Into<Uimm5>,
            count: impl Into<Uimm7>,
            function: Arg,
            partner: impl Into<Uimm13>,
        ) -> Inst {
            Inst {
                op: Opcode::TensorSend,
                args: [
                    freg.into().get(),
                    count.into().get(),
                    function,
                    partner.into().get(),
                    0,
                    0,
                    0,
                    0,
                    0,
                    0,
                    0,
                    0,
                ],
            }
        }
        /// `tensor_recv f=freg, count=count, function, minion=partner`: Combine registers with those that a minion sends
        #[inline]
        pub fn tensor_recv(
            freg: impl Into<Uimm5>,
            count: impl Into<Uimm7>,
            function: Arg,
            partner: impl Into<Uimm13>,
        ) -> Inst {
            Inst {
                op: Opcode::TensorRecv,
                args: [
                    freg.into().get(),
                    count.into().get(),
                    function,
                    partner.into().get(),
                    0,
                    0,
                    0,
                    0,
                    0,
                    0,
                    0,
                    0,
                ],
            }
        }
        /// `tensor_broadcast f=freg, count=count, function, level=distance`: Send registers to the upper minion of a pair
        #[inline]
        pub fn tensor_broadcast(
            freg: impl Into<Uimm5>,
            count: impl Into<Uimm7>,
            function: Arg,
            distance: impl Into<Uimm4>,
        ) -> Inst {
            Inst {
                op: Opcode::TensorBroadcast,
                args: [
                    freg.into().get(),
                    count.into().get(),
                    function,
                    distance.into().get(),
                    0,
                    0,
                    0,
                    0,
                    0,
                    0,
                    0,
                    0,
                ],
            }
        }
        /// `tensor_reduce f=freg, count=count, function, level=distance`: Combine registers with those of the upper minion of a pair
        #[inline]
        pub fn tensor_reduce(
            freg: impl Into<Uimm5>,
            count: impl Into<Uimm7>,
            function: Arg,
            distance: impl Into<Uimm4>,
        ) -> Inst {
            Inst {
                op: Opcode::TensorReduce,
                args: [
                    freg.into().get(),
                    count.into().get(),
                    function,
                    distance.into().get(),
                    0,
                    0,
                    0,
                    0,
                    0,
                    0,
                    0,
                    0,
                ],
            }
        }
        /// `tensor_fma32masktenbfirst last_row=last_row, last_col=last_col, last_k=last_k, a=aline, offset=offset, b=bline`: C plus or = A times B in single precision; a factor that is +0 leaves the sum alone
        #[inline]
        pub fn tensor_fma32(
            mask: Masked,
            tenb: Tenb,
            first: First,
            last_row: impl Into<Uimm4>,
            last_col: impl Into<Uimm2>,
            last_k: impl Into<Uimm4>,
            aline: impl Into<Uimm6>,
            offset: impl Into<Uimm4>,
            bline: impl Into<Uimm6>,
        ) -> Inst {
            Inst {
                op: Opcode::TensorFma32,
                args: [
                    mask as Arg,
                    tenb as Arg,
                    first as Arg,
                    last_row.into().get(),
                    last_col.into().get(),
                    last_k.into().get(),
                    aline.into().get(),
                    offset.into().get(),
                    bline.into().get(),
                    0,
                    0,
                    0,
                ],
            }
        }
        /// `tensor_fma16a32masktenbfirst last_row=last_row, last_col=last_col, last_k=last_k, a=aline, offset=offset, b=bline`: C plus or = A times B in half precision, two products at a time into single precision, rounded towards zero
        #[inline]
        pub fn tensor_fma16a32(
            mask: Masked,
            tenb: Tenb,
            first: First,
            last_row: impl Into<Uimm4>,
            last_col: impl Into<Uimm2>,
            last_k: impl Into<Uimm4>,
            aline: impl Into<Uimm6>,
            offset: impl Into<Uimm4>,
            bline: impl Into<Uimm6>,
        ) -> Inst {
            Inst {
                op: Opcode::TensorFma16a32,
                args: [
                    mask as Arg,
                    tenb as Arg,
                    first as Arg,
                    last_row.into().get(),
                    last_col.into().get(),
                    last_k.into().get(),
                    aline.into().get(),
                    offset.into().get(),
                    bline.into().get(),
                    0,
                    0,
                    0,
                ],
            }
        }
        /// `tensor_ima8a32tomasktenbfirst last_row=last_row, last_col=last_col, last_k=last_k, aua=aline, offset=offset, bub=bline`: Sums plus or = A times B in bytes; the last round may go to C
        #[inline]
        pub fn tensor_ima8a32(
            to: Arg,
            mask: Masked,
            tenb: Tenb,
            first: First,
            last_row: impl Into<Uimm4>,
            last_col: impl Into<Uimm2>,
            last_k: impl Into<Uimm4>,
            au: Int8,
            aline: impl Into<Uimm6>,
            offset: impl Into<Uimm4>,
            bu: Int8,
            bline: impl Into<Uimm6>,
        ) -> Inst {
            Inst {
                op: Opcode::TensorIma8a32,
                args: [
                    to,
                    mask as Arg,
                    tenb as Arg,
                    first as Arg,
                    last_row.into().get(),
                    last_col.into().get(),
                    last_k.into().get(),
                    au as Arg,
                    aline.into().get(),
                    offset.into().get(),
                    bu as Arg,
                    bline.into().get(),
                ],
            }
        }
        /// `tensor_quant f=freg, last_row=last_row, last_col=last_col, line=line, ops`: Transform C by up to ten steps, a digit each, the first one lowest
        #[inline]
        pub fn tensor_quant(
            freg: impl Into<Uimm5>,
            last_row: impl Into<Uimm4>,
            last_col: impl Into<Uimm2>,
            line: impl Into<Uimm6>,
            ops: impl Into<Uimm40>,
        ) -> Inst {
            Inst {
                op: Opcode::TensorQuant,
                args: [
                    freg.into().get(),
                    last_row.into().get(),
                    last_col.into().get(),
                    line.into().get(),
                    ops.into().get(),
                    0,
                    0,
                    0,
                    0,
                    0,
                    0,
                    0,
                ],
            }
        }
        /// `tensor_loadmask line=line, last_row=last_row, addr=addr, off=off, stride=stride, slot=slot, coop=coop`: Load lines into the scratchpad
        #[inline]
        pub fn tensor_load(
            mask: Masked,
            line: impl Into<Uimm6>,
            last_row: impl Into<Uimm4>,
            addr: impl Into<Uimm42>,
            off: impl Into<Uimm2>,
            stride: impl Into<Uimm42>,
            slot: impl Into<Uimm1>,
            coop: impl Into<Uimm1>,
        ) -> Inst {
            Inst {
                op: Opcode::TensorLoad,
                args: [
                    mask as Arg,
                    line.into().get(),
                    last_row.into().get(),
                    addr.into().get(),
                    off.into().get(),
                    stride.into().get(),
                    slot.into().get(),
                    coop.into().get(),
                    0,
                    0,
                    0,
                    0,
                ],
            }
        }
        /// `tensor_load.interleave8mask line=line, last_row=last_row, addr=addr, off=off, stride=stride, slot=slot, coop=coop`: Load lines into the scratchpad, four rows of bytes interleaved
        #[inline]
        pub fn tensor_load_interleave8(
            mask: Masked,
            line: impl Into<Uimm6>,
            last_row: impl Into<Uimm4>,
            addr: impl Into<Uimm42>,
            off: impl Into<Uimm2>,
            stride: impl Into<Uimm42>,
            slot: impl Into<Uimm1>,
            coop: impl Into<Uimm1>,
        ) -> Inst {
            Inst {
                op: Opcode::TensorLoadInterleave8,
                args: [
                    mask as Arg,
                    line.into().get(),
                    last_row.into().get(),
                    addr.into().get(),
                    off.into().get(),
                    stride.into().get(),
                    slot.into().get(),
                    coop.into().get(),
                    0,
                    0,
                    0,
                    0,
                ],
            }
        }
        /// `tensor_load.interleave16mask line=line, last_row=last_row, addr=addr, off=off, stride=stride, slot=slot, coop=coop`: Load lines into the scratchpad, two rows of halves interleaved
        #[inline]
        pub fn tensor_load_interleave16(
            mask: Masked,
            line: impl Into<Uimm6>,
            last_row: impl Into<Uimm4>,
            addr: impl Into<Uimm42>,
            off: impl Into<Uimm2>,
            stride: impl Into<Uimm42>,
            slot: impl Into<Uimm1>,
            coop: impl Into<Uimm1>,
        ) -> Inst {
            Inst {
                op: Opcode::TensorLoadInterleave16,
                args: [
                    mask as Arg,
                    line.into().get(),
                    last_row.into().get(),
                    addr.into().get(),
                    off.into().get(),
                    stride.into().get(),
                    slot.into().get(),
                    coop.into().get(),
                    0,
                    0,
                    0,
                    0,
                ],
            }
        }
        /// `tensor_load.transpose8mask line=line, last_row=last_row, addr=addr, off=off, stride=stride, slot=slot, coop=coop`: Load lines into the scratchpad, bytes transposed
        #[inline]
        pub fn tensor_load_transpose8(
            mask: Masked,
            line: impl Into<Uimm6>,
            last_row: impl Into<Uimm4>,
            addr: impl Into<Uimm42>,
            off: impl Into<Uimm2>,
            stride: impl Into<Uimm42>,
            slot: impl Into<Uimm1>,
            coop: impl Into<Uimm1>,
        ) -> Inst {
            Inst {
                op: Opcode::TensorLoadTranspose8,
                args: [
                    mask as Arg,
                    line.into().get(),
                    last_row.into().get(),
                    addr.into().get(),
                    off.into().get(),
                    stride.into().get(),
                    slot.into().get(),
                    coop.into().get(),
                    0,
                    0,
                    0,
                    0,
                ],
            }
        }
        /// `tensor_load.transpose16mask line=line, last_row=last_row, addr=addr, off=off, stride=stride, slot=slot, coop=coop`: Load lines into the scratchpad, halves transposed
        #[inline]
        pub fn tensor_load_transpose16(
            mask: Masked,
            line: impl Into<Uimm6>,
            last_row: impl Into<Uimm4>,
            addr: impl Into<Uimm42>,
            off: impl Into<Uimm2>,
            stride: impl Into<Uimm42>,
            slot: impl Into<Uimm1>,
            coop: impl Into<Uimm1>,
        ) -> Inst {
            Inst {
                op: Opcode::TensorLoadTranspose16,
                args: [
                    mask as Arg,
                    line.into().get(),
                    last_row.into().get(),
                    addr.into().get(),
                    off.into().get(),
                    stride.into().get(),
                    slot.into().get(),
                    coop.into().get(),
                    0,
                    0,
                    0,
                    0,
                ],
            }
        }
        /// `tensor_load.transpose32mask line=line, last_row=last_row, addr=addr, off=off, stride=stride, slot=slot, coop=coop`: Load lines into the scratchpad, words transposed
        #[inline]
        pub fn tensor_load_transpose32(
            mask: Masked,
            line: impl Into<Uimm6>,
            last_row: impl Into<Uimm4>,
            addr: impl Into<Uimm42>,
            off: impl Into<Uimm2>,
            stride: impl Into<Uimm42>,
            slot: impl Into<Uimm1>,
            coop: impl Into<Uimm1>,
        ) -> Inst {
            Inst {
                op: Opcode::TensorLoadTranspose32,
                args: [
                    mask as Arg,
                    line.into().get(),
                    last_row.into().get(),
                    addr.into().get(),
                    off.into().get(),
                    stride.into().get(),
                    slot.into().get(),
                    coop.into().get(),
                    0,
                    0,
                    0,
                    0,
                ],
            }
        }
        /// `tensor_load.reservedmask code=code, line=line, last_row=last_row, addr=addr, off=off, stride=stride, slot=slot, coop=coop`: Transforms that do not exist; only an error is noted
        #[inline]
        pub fn tensor_load_reserved(
            mask: Masked,
            code: impl Into<Uimm3>,
            line: impl Into<Uimm6>,
            last_row: impl Into<Uimm4>,
            addr: impl Into<Uimm42>,
            off: impl Into<Uimm2>,
            stride: impl Into<Uimm42>,
            slot: impl Into<Uimm1>,
            coop: impl Into<Uimm1>,
        ) -> Inst {
            Inst {
                op: Opcode::TensorLoadReserved,
                args: [
                    mask as Arg,
                    code.into().get(),
                    line.into().get(),
                    last_row.into().get(),
                    addr.into().get(),
                    off.into().get(),
                    stride.into().get(),
                    slot.into().get(),
                    coop.into().get(),
                    0,
                    0,
                    0,
                ],
            }
        }
        /// `tensor_load_b last_row=last_row, addr=addr, stride=stride, slot=slot, coop=coop`: Load matrix B on its way to the multiplication that follows
        #[inline]
        pub fn tensor_load_b(
            last_row: impl Into<Uimm4>,
            addr: impl Into<Uimm42>,
            stride: impl Into<Uimm42>,
            slot: impl Into<Uimm1>,
            coop: impl Into<Uimm1>,
        ) -> Inst {
            Inst {
                op: Opcode::TensorLoadB,
                args: [
                    last_row.into().get(),
                    addr.into().get(),
                    stride.into().get(),
                    slot.into().get(),
                    coop.into().get(),
                    0,
                    0,
                    0,
                    0,
                    0,
                    0,
                    0,
                ],
            }
        }
        /// `tensor_load_l2mask line=line, last_row=last_row, addr=addr, stride=stride, slot=slot`: Load lines into the scratchpad of the own shire
        #[inline]
        pub fn tensor_load_l2(
            mask: Masked,
            line: impl Into<Uimm17>,
            last_row: impl Into<Uimm4>,
            addr: impl Into<Uimm42>,
            stride: impl Into<Uimm42>,
            slot: impl Into<Uimm1>,
        ) -> Inst {
            Inst {
                op: Opcode::TensorLoadL2,
                args: [
                    mask as Arg,
                    line.into().get(),
                    last_row.into().get(),
                    addr.into().get(),
                    stride.into().get(),
                    slot.into().get(),
                    0,
                    0,
                    0,
                    0,
                    0,
                    0,
                ],
            }
        }
        /// `tensor_store f=freg, step=inc, last_row=last_row, last_col=last_col, addr=addr, stride=stride, coop=coop`: Store C in blocks of 16 bytes
        #[inline]
        pub fn tensor_store(
            freg: impl Into<Uimm5>,
            inc: impl Into<Uimm2>,
            last_row: impl Into<Uimm4>,
            last_col: impl Into<Uimm2>,
            addr: impl Into<Uimm44>,
            stride: impl Into<Uimm44>,
            coop: impl Into<Uimm2>,
        ) -> Inst {
            Inst {
                op: Opcode::TensorStore,
                args: [
                    freg.into().get(),
                    inc.into().get(),
                    last_row.into().get(),
                    last_col.into().get(),
                    addr.into().get(),
                    stride.into().get(),
                    coop.into().get(),
                    0,
                    0,
                    0,
                    0,
                    0,
                ],
            }
        }
        /// `tensor_store.scp line=line, step=inc, last_row=last_row, addr=addr, stride=stride`: Store lines of the scratchpad
        #[inline]
        pub fn tensor_store_scp(
            line: impl Into<Uimm6>,
            inc: impl Into<Uimm2>,
            last_row: impl Into<Uimm4>,
            addr: impl Into<Uimm42>,
            stride: impl Into<Uimm42>,
        ) -> Inst {
            Inst {
                op: Opcode::TensorStoreScp,
                args: [
                    line.into().get(),
                    inc.into().get(),
                    last_row.into().get(),
                    addr.into().get(),
                    stride.into().get(),
                    0,
                    0,
                    0,
                    0,
                    0,
                    0,
                    0,
                ],
            }
        }
        /// `tensor_wait event`: Wait for an event; commands complete at once here, so there is none
        #[inline]
        pub fn tensor_wait(event: impl Into<Uimm4>) -> Inst {
            Inst {
                op: Opcode::TensorWait,
                args: [event.into().get(), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `flb counter=counter, limit=limit`: Arrive at a fast local barrier; the last of limit + 1 arrivals clears it
        #[inline]
        pub fn flb(counter: impl Into<Uimm5>, limit: impl Into<Uimm8>) -> Inst {
            Inst {
                op: Opcode::Flb,
                args: [
                    counter.into().get(),
                    limit.into().get(),
                    0,
                    0,
                    0,
                    0,
                    0,
                    0,
                    0,
                    0,
                    0,
                    0,
                ],
            }
        }
        /// `fcc counter`: Take a credit of a counter; without one, the command starts anew
        #[inline]
        pub fn fcc(counter: impl Into<Uimm1>) -> Inst {
            Inst {
                op: Opcode::Fcc,
                args: [counter.into().get(), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
    }
}
pub(crate) const EVICT_VA: Op = Op {
    name: "evict_va",
    ident: "evict_va",
    feature: 8,
    length: 128,
    value: 0x89f00000000000000000000000000000,
    mask: 0xffff0000000000000000000000000000,
    needs: Needs { any: &T09B02F16 },
    operands: &T25FB5099,
    templates: &T502D754F,
    has_semantics: true,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    doc: info!("Evict lines by address"),
    origin: info!("spec/esperanto/cache.yaml:109"),
    data: &T22FB1B2B,
    ..Op::DEFAULT
};
pub(crate) const FLUSH_VA: Op = Op {
    name: "flush_va",
    ident: "flush_va",
    feature: 8,
    length: 128,
    value: 0x8bf00000000000000000000000000000,
    mask: 0xffff0000000000000000000000000000,
    needs: Needs { any: &T09B02F16 },
    operands: &T25FB5099,
    templates: &T502D754F,
    has_semantics: true,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    doc: info!("Write back lines by address"),
    origin: info!("spec/esperanto/cache.yaml:109"),
    data: &TEDE3DF26,
    ..Op::DEFAULT
};
pub(crate) const PREFETCH_VA: Op = Op {
    name: "prefetch_va",
    ident: "prefetch_va",
    feature: 8,
    length: 128,
    value: 0x81f00000000000000000000000000000,
    mask: 0xffff0000000000000000000000000000,
    needs: Needs { any: &T09B02F16 },
    operands: &T61652A17,
    templates: &T502D754F,
    has_semantics: true,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    doc: info!("Prefetch lines by address"),
    origin: info!("spec/esperanto/cache.yaml:128"),
    data: &TECA3E911,
    ..Op::DEFAULT
};
pub(crate) const EVICT_SW: Op = Op {
    name: "evict_sw",
    ident: "evict_sw",
    feature: 8,
    length: 128,
    value: 0x7f900000000000000000000000000000,
    mask: 0xffff0000000000000000000000000000,
    needs: Needs { any: &T09B02F16 },
    operands: &TC3B0C6A0,
    templates: &T6362F6C8,
    has_semantics: true,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    doc: info!("Evict lines by set and way"),
    origin: info!("spec/esperanto/cache.yaml:138"),
    data: &T680358AA,
    ..Op::DEFAULT
};
pub(crate) const FLUSH_SW: Op = Op {
    name: "flush_sw",
    ident: "flush_sw",
    feature: 8,
    length: 128,
    value: 0x7fb00000000000000000000000000000,
    mask: 0xffff0000000000000000000000000000,
    needs: Needs { any: &T09B02F16 },
    operands: &TC3B0C6A0,
    templates: &T6362F6C8,
    has_semantics: true,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    doc: info!("Write back lines by set and way"),
    origin: info!("spec/esperanto/cache.yaml:138"),
    data: &TFCA102C5,
    ..Op::DEFAULT
};
pub(crate) const LOCK_VA: Op = Op {
    name: "lock_va",
    ident: "lock_va",
    feature: 8,
    length: 128,
    value: 0x8df00000000000000000000000000000,
    mask: 0xffff0000000000000000000000000000,
    needs: Needs { any: &T09B02F16 },
    operands: &TC578091F,
    templates: &TEBF348F3,
    has_semantics: true,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    doc: info!("Lock lines by address and zero them"),
    origin: info!("spec/esperanto/cache.yaml:153"),
    data: &TEC3000EA,
    ..Op::DEFAULT
};
pub(crate) const UNLOCK_VA: Op = Op {
    name: "unlock_va",
    ident: "unlock_va",
    feature: 8,
    length: 128,
    value: 0x8ff00000000000000000000000000000,
    mask: 0xffff0000000000000000000000000000,
    needs: Needs { any: &T09B02F16 },
    operands: &TC578091F,
    templates: &TEBF348F3,
    has_semantics: true,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    doc: info!("Unlock lines by address"),
    origin: info!("spec/esperanto/cache.yaml:153"),
    data: &T38994206,
    ..Op::DEFAULT
};
pub(crate) const LOCK_SW: Op = Op {
    name: "lock_sw",
    ident: "lock_sw",
    feature: 8,
    length: 128,
    value: 0x7fd00000000000000000000000000000,
    mask: 0xffff0000000000000000000000000000,
    needs: Needs { any: &T09B02F16 },
    operands: &T6E2D2CE2,
    templates: &TD74AB080,
    has_semantics: true,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    doc: info!("Lock a physical line in a way and zero it"),
    origin: info!("spec/esperanto/cache.yaml:167"),
    data: &TA80850B9,
    ..Op::DEFAULT
};
pub(crate) const UNLOCK_SW: Op = Op {
    name: "unlock_sw",
    ident: "unlock_sw",
    feature: 8,
    length: 128,
    value: 0x7ff00000000000000000000000000000,
    mask: 0xffff0000000000000000000000000000,
    needs: Needs { any: &T09B02F16 },
    operands: &TAD3ABFD8,
    templates: &TF5EE48A5,
    has_semantics: true,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    doc: info!("Unlock a way of a set"),
    origin: info!("spec/esperanto/cache.yaml:176"),
    data: &T38994206,
    ..Op::DEFAULT
};
pub(crate) const TENSOR_SEND: Op = Op {
    name: "tensor_send",
    ident: "tensor_send",
    feature: 8,
    length: 128,
    value: 0x80000000000000000000000000000000,
    mask: 0xffff0000000000000000000000000003,
    needs: Needs { any: &T09B02F16 },
    operands: &TD140F2ED,
    templates: &T092CF514,
    has_semantics: true,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    doc: info!("Send registers to a minion"),
    origin: info!("spec/esperanto/cache.yaml:182"),
    data: &TDF1DCEE7,
    ..Op::DEFAULT
};
pub(crate) const TENSOR_RECV: Op = Op {
    name: "tensor_recv",
    ident: "tensor_recv",
    feature: 8,
    length: 128,
    value: 0x80000000000000000000000000000001,
    mask: 0xffff0000000000000000000000000003,
    needs: Needs { any: &T09B02F16 },
    operands: &TD140F2ED,
    templates: &T092CF514,
    has_semantics: true,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    doc: info!("Combine registers with those that a minion sends"),
    origin: info!("spec/esperanto/cache.yaml:182"),
    data: &T543C2D94,
    ..Op::DEFAULT
};
pub(crate) const TENSOR_BROADCAST: Op = Op {
    name: "tensor_broadcast",
    ident: "tensor_broadcast",
    feature: 8,
    length: 128,
    value: 0x80000000000000000000000000000002,
    mask: 0xffff0000000000000000000000000003,
    needs: Needs { any: &T09B02F16 },
    operands: &TDEAD9809,
    templates: &TA748B091,
    has_semantics: true,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    doc: info!("Send registers to the upper minion of a pair"),
    origin: info!("spec/esperanto/cache.yaml:196"),
    data: &T9365225E,
    ..Op::DEFAULT
};
pub(crate) const TENSOR_REDUCE: Op = Op {
    name: "tensor_reduce",
    ident: "tensor_reduce",
    feature: 8,
    length: 128,
    value: 0x80000000000000000000000000000003,
    mask: 0xffff0000000000000000000000000003,
    needs: Needs { any: &T09B02F16 },
    operands: &TDEAD9809,
    templates: &TA748B091,
    has_semantics: true,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    doc: info!("Combine registers with those of the upper minion of a pair"),
    origin: info!("spec/esperanto/cache.yaml:196"),
    data: &T89A1F398,
    ..Op::DEFAULT
};
pub(crate) const TENSOR_FMA32: Op = Op {
    name: "tensor_fma32",
    ident: "tensor_fma32",
    feature: 8,
    length: 128,
    value: 0x80100000000000000000000000000000,
    mask: 0xffff000000000000000000000000000e,
    needs: Needs { any: &T09B02F16 },
    operands: &T00812FB4,
    templates: &T53020FA0,
    has_semantics: true,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    doc: info!(
        "C plus or = A times B in single precision; a factor that is +0 leaves the sum alone"
    ),
    origin: info!("spec/esperanto/tensor.yaml:130"),
    data: &T5973BB70,
    ..Op::DEFAULT
};
pub(crate) const TENSOR_FMA16A32: Op = Op {
    name: "tensor_fma16a32",
    ident: "tensor_fma16a32",
    feature: 8,
    length: 128,
    value: 0x80100000000000000000000000000002,
    mask: 0xffff000000000000000000000000000e,
    needs: Needs { any: &T09B02F16 },
    operands: &T00812FB4,
    templates: &T53020FA0,
    has_semantics: true,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    doc: info!(
        "C plus or = A times B in half precision, two products at a time into single precision, rounded towards zero"
    ),
    origin: info!("spec/esperanto/tensor.yaml:150"),
    data: &T38637278,
    ..Op::DEFAULT
};
pub(crate) const TENSOR_IMA8A32: Op = Op {
    name: "tensor_ima8a32",
    ident: "tensor_ima8a32",
    feature: 8,
    length: 128,
    value: 0x80100000000000000000000000000006,
    mask: 0xffff000000000000000000000000000e,
    needs: Needs { any: &T09B02F16 },
    operands: &T2140E755,
    templates: &TB919BC81,
    has_semantics: true,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    doc: info!("Sums plus or = A times B in bytes; the last round may go to C"),
    origin: info!("spec/esperanto/tensor.yaml:163"),
    data: &T376EBFEF,
    ..Op::DEFAULT
};
pub(crate) const TENSOR_QUANT: Op = Op {
    name: "tensor_quant",
    ident: "tensor_quant",
    feature: 8,
    length: 128,
    value: 0x80600000000000000000000000000000,
    mask: 0xffff0000000000000000000000000000,
    needs: Needs { any: &T09B02F16 },
    operands: &TD29EE6FC,
    templates: &T6FC20656,
    has_semantics: true,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    doc: info!("Transform C by up to ten steps, a digit each, the first one lowest"),
    origin: info!("spec/esperanto/tensor.yaml:199"),
    data: &T005C15A5,
    ..Op::DEFAULT
};
pub(crate) const TENSOR_LOAD: Op = Op {
    name: "tensor_load",
    ident: "tensor_load",
    feature: 8,
    length: 128,
    value: 0x83f00000000000000000000000000000,
    mask: 0xffff0000000000003810000000000000,
    needs: Needs { any: &T09B02F16 },
    operands: &T4854C2DA,
    templates: &TD9A40B16,
    has_semantics: true,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    doc: info!("Load lines into the scratchpad"),
    origin: info!("spec/esperanto/tensor.yaml:256"),
    data: &T2A764AE2,
    ..Op::DEFAULT
};
pub(crate) const TENSOR_LOAD_INTERLEAVE8: Op = Op {
    name: "tensor_load.interleave8",
    ident: "tensor_load_interleave8",
    feature: 8,
    length: 128,
    value: 0x83f00000000000000800000000000000,
    mask: 0xffff0000000000003810000000000000,
    needs: Needs { any: &T09B02F16 },
    operands: &T4854C2DA,
    templates: &TD9A40B16,
    has_semantics: true,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    doc: info!("Load lines into the scratchpad, four rows of bytes interleaved"),
    origin: info!("spec/esperanto/tensor.yaml:256"),
    data: &T77550771,
    ..Op::DEFAULT
};
pub(crate) const TENSOR_LOAD_INTERLEAVE16: Op = Op {
    name: "tensor_load.interleave16",
    ident: "tensor_load_interleave16",
    feature: 8,
    length: 128,
    value: 0x83f00000000000001000000000000000,
    mask: 0xffff0000000000003810000000000000,
    needs: Needs { any: &T09B02F16 },
    operands: &T4854C2DA,
    templates: &TD9A40B16,
    has_semantics: true,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    doc: info!("Load lines into the scratchpad, two rows of halves interleaved"),
    origin: info!("spec/esperanto/tensor.yaml:256"),
    data: &TB3403DB6,
    ..Op::DEFAULT
};
pub(crate) const TENSOR_LOAD_TRANSPOSE8: Op = Op {
    name: "tensor_load.transpose8",
    ident: "tensor_load_transpose8",
    feature: 8,
    length: 128,
    value: 0x83f00000000000002800000000000000,
    mask: 0xffff0000000000003810000000000000,
    needs: Needs { any: &T09B02F16 },
    operands: &T4854C2DA,
    templates: &TD9A40B16,
    has_semantics: true,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    doc: info!("Load lines into the scratchpad, bytes transposed"),
    origin: info!("spec/esperanto/tensor.yaml:256"),
    data: &TC12EF7D9,
    ..Op::DEFAULT
};
pub(crate) const TENSOR_LOAD_TRANSPOSE16: Op = Op {
    name: "tensor_load.transpose16",
    ident: "tensor_load_transpose16",
    feature: 8,
    length: 128,
    value: 0x83f00000000000003000000000000000,
    mask: 0xffff0000000000003810000000000000,
    needs: Needs { any: &T09B02F16 },
    operands: &T4854C2DA,
    templates: &TD9A40B16,
    has_semantics: true,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    doc: info!("Load lines into the scratchpad, halves transposed"),
    origin: info!("spec/esperanto/tensor.yaml:256"),
    data: &TC29258EF,
    ..Op::DEFAULT
};
pub(crate) const TENSOR_LOAD_TRANSPOSE32: Op = Op {
    name: "tensor_load.transpose32",
    ident: "tensor_load_transpose32",
    feature: 8,
    length: 128,
    value: 0x83f00000000000003800000000000000,
    mask: 0xffff0000000000003810000000000000,
    needs: Needs { any: &T09B02F16 },
    operands: &T4854C2DA,
    templates: &TD9A40B16,
    has_semantics: true,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    doc: info!("Load lines into the scratchpad, words transposed"),
    origin: info!("spec/esperanto/tensor.yaml:256"),
    data: &T0B43B832,
    ..Op::DEFAULT
};
pub(crate) const TENSOR_LOAD_RESERVED: Op = Op {
    name: "tensor_load.reserved",
    ident: "tensor_load_reserved",
    feature: 8,
    length: 128,
    value: 0x83f00000000000000000000000000000,
    mask: 0xffff0000000000000010000000000000,
    needs: Needs { any: &T09B02F16 },
    operands: &T9D338BFE,
    where_: &T849AD417,
    templates: &TCB417314,
    has_semantics: true,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    doc: info!("Transforms that do not exist; only an error is noted"),
    origin: info!("spec/esperanto/tensor.yaml:294"),
    data: &T36E08B57,
    ..Op::DEFAULT
};
pub(crate) const TENSOR_LOAD_B: Op = Op {
    name: "tensor_load_b",
    ident: "tensor_load_b",
    feature: 8,
    length: 128,
    value: 0x83f00000000000000010000000000000,
    mask: 0xffff0000000000000010000000000000,
    needs: Needs { any: &T09B02F16 },
    operands: &T18EA88B9,
    templates: &TDE708A1C,
    has_semantics: true,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    doc: info!("Load matrix B on its way to the multiplication that follows"),
    origin: info!("spec/esperanto/tensor.yaml:305"),
    data: &TDA1B681C,
    ..Op::DEFAULT
};
pub(crate) const TENSOR_LOAD_L2: Op = Op {
    name: "tensor_load_l2",
    ident: "tensor_load_l2",
    feature: 8,
    length: 128,
    value: 0x85f00000000000000000000000000000,
    mask: 0xffff0000000000000000000000000000,
    needs: Needs { any: &T09B02F16 },
    operands: &T080B6E8F,
    templates: &T25299C4D,
    has_semantics: true,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    doc: info!("Load lines into the scratchpad of the own shire"),
    origin: info!("spec/esperanto/tensor.yaml:334"),
    data: &T94B88855,
    ..Op::DEFAULT
};
pub(crate) const TENSOR_STORE: Op = Op {
    name: "tensor_store",
    ident: "tensor_store",
    feature: 8,
    length: 128,
    value: 0x87f00000000000000000000000000000,
    mask: 0xffff0000000000000001000000000000,
    needs: Needs { any: &T09B02F16 },
    operands: &T668F5365,
    templates: &T13E7E41B,
    has_semantics: true,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    doc: info!("Store C in blocks of 16 bytes"),
    origin: info!("spec/esperanto/tensor.yaml:357"),
    data: &T48917558,
    ..Op::DEFAULT
};
pub(crate) const TENSOR_STORE_SCP: Op = Op {
    name: "tensor_store.scp",
    ident: "tensor_store_scp",
    feature: 8,
    length: 128,
    value: 0x87f00000000000000001000000000000,
    mask: 0xffff0000000000000001000000000000,
    needs: Needs { any: &T09B02F16 },
    operands: &T88736BDF,
    templates: &TF93FB732,
    has_semantics: true,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    doc: info!("Store lines of the scratchpad"),
    origin: info!("spec/esperanto/tensor.yaml:391"),
    data: &TCE3FE8CC,
    ..Op::DEFAULT
};
pub(crate) const TENSOR_WAIT: Op = Op {
    name: "tensor_wait",
    ident: "tensor_wait",
    feature: 8,
    length: 128,
    value: 0x83000000000000000000000000000000,
    mask: 0xffff0000000000000000000000000000,
    needs: Needs { any: &T09B02F16 },
    operands: &T8CF8F3D4,
    templates: &TDB893BFD,
    has_semantics: true,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    doc: info!("Wait for an event; commands complete at once here, so there is none"),
    origin: info!("spec/esperanto/tensor.yaml:408"),
    data: &T48B58A42,
    ..Op::DEFAULT
};
pub(crate) const FLB: Op = Op {
    name: "flb",
    ident: "flb",
    feature: 8,
    length: 128,
    value: 0x82000000000000000000000000000000,
    mask: 0xffff0000000000000000000000000000,
    needs: Needs { any: &T09B02F16 },
    operands: &T0F1E0635,
    templates: &TA6B981CD,
    has_semantics: true,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    doc: info!(
        "Arrive at a fast local barrier; the last of limit + 1 arrivals clears it"
    ),
    origin: info!("spec/esperanto/tensor.yaml:425"),
    data: &T34D98DF1,
    ..Op::DEFAULT
};
pub(crate) const FCC: Op = Op {
    name: "fcc",
    ident: "fcc",
    feature: 8,
    length: 128,
    value: 0x82100000000000000000000000000000,
    mask: 0xffff0000000000000000000000000000,
    needs: Needs { any: &T09B02F16 },
    operands: &T6B44CBF1,
    templates: &TDB893BFD,
    has_semantics: true,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    doc: info!("Take a credit of a counter; without one, the command starts anew"),
    origin: info!("spec/esperanto/tensor.yaml:435"),
    data: &T1C4CAC1C,
    ..Op::DEFAULT
};
