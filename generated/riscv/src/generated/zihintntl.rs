//! Extension Zihintntl: 8 instructions. non-temporal locality hints
use crate::tables::*;
use onespec_core::isa::*;
mod constructors {
    use crate::*;
    #[allow(clippy::too_many_arguments)]
    impl Inst {
        /// `ntl.p1`: The next access will not be repeated soon in the innermost private cache
        #[inline]
        pub const fn ntl_p1() -> Inst {
            Inst {
                op: Opcode::NtlP1,
                args: [0, 0, 0, 0, 0],
            }
        }
        /// `ntl.pall`: The next access will not be repeated soon in any private cache
        #[inline]
        pub const fn ntl_pall() -> Inst {
            Inst {
                op: Opcode::NtlPall,
                args: [0, 0, 0, 0, 0],
            }
        }
        /// `ntl.s1`: The next access will not be repeated soon in the innermost shared cache
        #[inline]
        pub const fn ntl_s1() -> Inst {
            Inst {
                op: Opcode::NtlS1,
                args: [0, 0, 0, 0, 0],
            }
        }
        /// `ntl.all`: The next access will not be repeated soon in any cache
        #[inline]
        pub const fn ntl_all() -> Inst {
            Inst {
                op: Opcode::NtlAll,
                args: [0, 0, 0, 0, 0],
            }
        }
        /// `c.ntl.p1`: The next access will not be repeated soon in the innermost private cache (compressed)
        #[inline]
        pub const fn c_ntl_p1() -> Inst {
            Inst {
                op: Opcode::CNtlP1,
                args: [0, 0, 0, 0, 0],
            }
        }
        /// `c.ntl.pall`: The next access will not be repeated soon in any private cache (compressed)
        #[inline]
        pub const fn c_ntl_pall() -> Inst {
            Inst {
                op: Opcode::CNtlPall,
                args: [0, 0, 0, 0, 0],
            }
        }
        /// `c.ntl.s1`: The next access will not be repeated soon in the innermost shared cache (compressed)
        #[inline]
        pub const fn c_ntl_s1() -> Inst {
            Inst {
                op: Opcode::CNtlS1,
                args: [0, 0, 0, 0, 0],
            }
        }
        /// `c.ntl.all`: The next access will not be repeated soon in any cache (compressed)
        #[inline]
        pub const fn c_ntl_all() -> Inst {
            Inst {
                op: Opcode::CNtlAll,
                args: [0, 0, 0, 0, 0],
            }
        }
    }
}
pub(crate) const NTL_P1: Op = Op {
    name: "ntl.p1",
    ident: "ntl_p1",
    feature: 76,
    length: 32,
    value: 0x200033,
    mask: 0xffffffff,
    needs: Needs { any: &TBE92F580 },
    templates: &TC2049D1D,
    specialises: &T606D6797,
    has_semantics: true,
    effects: Effects(0xf),
    access: AccessSize::Various,
    doc: info!(
        "The next access will not be repeated soon in the innermost private cache"
    ),
    origin: info!("spec/riscv/zihint.yaml:21"),
    data: &T7384AE80,
    ..Op::DEFAULT
};
pub(crate) const NTL_PALL: Op = Op {
    name: "ntl.pall",
    ident: "ntl_pall",
    feature: 76,
    length: 32,
    value: 0x300033,
    mask: 0xffffffff,
    needs: Needs { any: &TBE92F580 },
    templates: &TC2049D1D,
    specialises: &T606D6797,
    has_semantics: true,
    effects: Effects(0xf),
    access: AccessSize::Various,
    doc: info!("The next access will not be repeated soon in any private cache"),
    origin: info!("spec/riscv/zihint.yaml:21"),
    data: &T7384AE80,
    ..Op::DEFAULT
};
pub(crate) const NTL_S1: Op = Op {
    name: "ntl.s1",
    ident: "ntl_s1",
    feature: 76,
    length: 32,
    value: 0x400033,
    mask: 0xffffffff,
    needs: Needs { any: &TBE92F580 },
    templates: &TC2049D1D,
    specialises: &T606D6797,
    has_semantics: true,
    effects: Effects(0xf),
    access: AccessSize::Various,
    doc: info!(
        "The next access will not be repeated soon in the innermost shared cache"
    ),
    origin: info!("spec/riscv/zihint.yaml:21"),
    data: &T7384AE80,
    ..Op::DEFAULT
};
pub(crate) const NTL_ALL: Op = Op {
    name: "ntl.all",
    ident: "ntl_all",
    feature: 76,
    length: 32,
    value: 0x500033,
    mask: 0xffffffff,
    needs: Needs { any: &TBE92F580 },
    templates: &TC2049D1D,
    specialises: &T606D6797,
    has_semantics: true,
    effects: Effects(0xf),
    access: AccessSize::Various,
    doc: info!("The next access will not be repeated soon in any cache"),
    origin: info!("spec/riscv/zihint.yaml:21"),
    data: &T7384AE80,
    ..Op::DEFAULT
};
pub(crate) const C_NTL_P1: Op = Op {
    name: "c.ntl.p1",
    ident: "c_ntl_p1",
    feature: 76,
    length: 16,
    value: 0x900a,
    mask: 0xffff,
    needs: Needs { any: &T847EE77B },
    templates: &TC2049D1D,
    specialises: &TF81C154B,
    has_semantics: true,
    effects: Effects(0xf),
    access: AccessSize::Various,
    doc: info!(
        "The next access will not be repeated soon in the innermost private cache (compressed)"
    ),
    origin: info!("spec/riscv/zihint.yaml:29"),
    data: &T7384AE80,
    ..Op::DEFAULT
};
pub(crate) const C_NTL_PALL: Op = Op {
    name: "c.ntl.pall",
    ident: "c_ntl_pall",
    feature: 76,
    length: 16,
    value: 0x900e,
    mask: 0xffff,
    needs: Needs { any: &T847EE77B },
    templates: &TC2049D1D,
    specialises: &TF81C154B,
    has_semantics: true,
    effects: Effects(0xf),
    access: AccessSize::Various,
    doc: info!(
        "The next access will not be repeated soon in any private cache (compressed)"
    ),
    origin: info!("spec/riscv/zihint.yaml:29"),
    data: &T7384AE80,
    ..Op::DEFAULT
};
pub(crate) const C_NTL_S1: Op = Op {
    name: "c.ntl.s1",
    ident: "c_ntl_s1",
    feature: 76,
    length: 16,
    value: 0x9012,
    mask: 0xffff,
    needs: Needs { any: &T847EE77B },
    templates: &TC2049D1D,
    specialises: &TF81C154B,
    has_semantics: true,
    effects: Effects(0xf),
    access: AccessSize::Various,
    doc: info!(
        "The next access will not be repeated soon in the innermost shared cache (compressed)"
    ),
    origin: info!("spec/riscv/zihint.yaml:29"),
    data: &T7384AE80,
    ..Op::DEFAULT
};
pub(crate) const C_NTL_ALL: Op = Op {
    name: "c.ntl.all",
    ident: "c_ntl_all",
    feature: 76,
    length: 16,
    value: 0x9016,
    mask: 0xffff,
    needs: Needs { any: &T847EE77B },
    templates: &TC2049D1D,
    specialises: &TF81C154B,
    has_semantics: true,
    effects: Effects(0xf),
    access: AccessSize::Various,
    doc: info!("The next access will not be repeated soon in any cache (compressed)"),
    origin: info!("spec/riscv/zihint.yaml:29"),
    data: &T7384AE80,
    ..Op::DEFAULT
};
