//! Extension Zve64x: 76 instructions. vectors of integers up to 64 bits
use crate::tables::*;
use onespec_core::isa::*;
mod constructors {
    use crate::*;
    #[allow(clippy::too_many_arguments)]
    impl Inst {
        /// `vle64.v vd, (rs1)[, vm]`: Load 64-bit elements
        #[inline]
        pub const fn vle64_v(vd: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vle64V,
                args: [vd as Arg, rs1 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vle64ff.v vd, (rs1)[, vm]`: Load 64-bit elements up to the first that cannot be read
        #[inline]
        pub const fn vle64ff_v(vd: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vle64ffV,
                args: [vd as Arg, rs1 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vlse64.v vd, (rs1), rs2[, vm]`: Load 64-bit elements at a distance
        #[inline]
        pub const fn vlse64_v(vd: Vreg, rs1: Gpr, rs2: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vlse64V,
                args: [vd as Arg, rs1 as Arg, rs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vlseg2e64.v vd, (rs1)[, vm]`: Load 2-field segments of 64-bit elements
        #[inline]
        pub const fn vlseg2e64_v(vd: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vlseg2e64V,
                args: [vd as Arg, rs1 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vlseg2e64ff.v vd, (rs1)[, vm]`: Load 2-field segments of 64-bit elements up to the first that cannot be read
        #[inline]
        pub const fn vlseg2e64ff_v(vd: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vlseg2e64ffV,
                args: [vd as Arg, rs1 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vlsseg2e64.v vd, (rs1), rs2[, vm]`: Load 2-field segments of 64-bit elements at a distance
        #[inline]
        pub const fn vlsseg2e64_v(vd: Vreg, rs1: Gpr, rs2: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vlsseg2e64V,
                args: [vd as Arg, rs1 as Arg, rs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vlseg3e64.v vd, (rs1)[, vm]`: Load 3-field segments of 64-bit elements
        #[inline]
        pub const fn vlseg3e64_v(vd: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vlseg3e64V,
                args: [vd as Arg, rs1 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vlseg3e64ff.v vd, (rs1)[, vm]`: Load 3-field segments of 64-bit elements up to the first that cannot be read
        #[inline]
        pub const fn vlseg3e64ff_v(vd: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vlseg3e64ffV,
                args: [vd as Arg, rs1 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vlsseg3e64.v vd, (rs1), rs2[, vm]`: Load 3-field segments of 64-bit elements at a distance
        #[inline]
        pub const fn vlsseg3e64_v(vd: Vreg, rs1: Gpr, rs2: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vlsseg3e64V,
                args: [vd as Arg, rs1 as Arg, rs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vlseg4e64.v vd, (rs1)[, vm]`: Load 4-field segments of 64-bit elements
        #[inline]
        pub const fn vlseg4e64_v(vd: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vlseg4e64V,
                args: [vd as Arg, rs1 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vlseg4e64ff.v vd, (rs1)[, vm]`: Load 4-field segments of 64-bit elements up to the first that cannot be read
        #[inline]
        pub const fn vlseg4e64ff_v(vd: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vlseg4e64ffV,
                args: [vd as Arg, rs1 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vlsseg4e64.v vd, (rs1), rs2[, vm]`: Load 4-field segments of 64-bit elements at a distance
        #[inline]
        pub const fn vlsseg4e64_v(vd: Vreg, rs1: Gpr, rs2: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vlsseg4e64V,
                args: [vd as Arg, rs1 as Arg, rs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vlseg5e64.v vd, (rs1)[, vm]`: Load 5-field segments of 64-bit elements
        #[inline]
        pub const fn vlseg5e64_v(vd: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vlseg5e64V,
                args: [vd as Arg, rs1 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vlseg5e64ff.v vd, (rs1)[, vm]`: Load 5-field segments of 64-bit elements up to the first that cannot be read
        #[inline]
        pub const fn vlseg5e64ff_v(vd: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vlseg5e64ffV,
                args: [vd as Arg, rs1 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vlsseg5e64.v vd, (rs1), rs2[, vm]`: Load 5-field segments of 64-bit elements at a distance
        #[inline]
        pub const fn vlsseg5e64_v(vd: Vreg, rs1: Gpr, rs2: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vlsseg5e64V,
                args: [vd as Arg, rs1 as Arg, rs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vlseg6e64.v vd, (rs1)[, vm]`: Load 6-field segments of 64-bit elements
        #[inline]
        pub const fn vlseg6e64_v(vd: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vlseg6e64V,
                args: [vd as Arg, rs1 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vlseg6e64ff.v vd, (rs1)[, vm]`: Load 6-field segments of 64-bit elements up to the first that cannot be read
        #[inline]
        pub const fn vlseg6e64ff_v(vd: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vlseg6e64ffV,
                args: [vd as Arg, rs1 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vlsseg6e64.v vd, (rs1), rs2[, vm]`: Load 6-field segments of 64-bit elements at a distance
        #[inline]
        pub const fn vlsseg6e64_v(vd: Vreg, rs1: Gpr, rs2: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vlsseg6e64V,
                args: [vd as Arg, rs1 as Arg, rs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vlseg7e64.v vd, (rs1)[, vm]`: Load 7-field segments of 64-bit elements
        #[inline]
        pub const fn vlseg7e64_v(vd: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vlseg7e64V,
                args: [vd as Arg, rs1 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vlseg7e64ff.v vd, (rs1)[, vm]`: Load 7-field segments of 64-bit elements up to the first that cannot be read
        #[inline]
        pub const fn vlseg7e64ff_v(vd: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vlseg7e64ffV,
                args: [vd as Arg, rs1 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vlsseg7e64.v vd, (rs1), rs2[, vm]`: Load 7-field segments of 64-bit elements at a distance
        #[inline]
        pub const fn vlsseg7e64_v(vd: Vreg, rs1: Gpr, rs2: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vlsseg7e64V,
                args: [vd as Arg, rs1 as Arg, rs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vlseg8e64.v vd, (rs1)[, vm]`: Load 8-field segments of 64-bit elements
        #[inline]
        pub const fn vlseg8e64_v(vd: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vlseg8e64V,
                args: [vd as Arg, rs1 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vlseg8e64ff.v vd, (rs1)[, vm]`: Load 8-field segments of 64-bit elements up to the first that cannot be read
        #[inline]
        pub const fn vlseg8e64ff_v(vd: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vlseg8e64ffV,
                args: [vd as Arg, rs1 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vlsseg8e64.v vd, (rs1), rs2[, vm]`: Load 8-field segments of 64-bit elements at a distance
        #[inline]
        pub const fn vlsseg8e64_v(vd: Vreg, rs1: Gpr, rs2: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vlsseg8e64V,
                args: [vd as Arg, rs1 as Arg, rs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vse64.v vs3, (rs1)[, vm]`: Store 64-bit elements
        #[inline]
        pub const fn vse64_v(vs3: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vse64V,
                args: [vs3 as Arg, rs1 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vsse64.v vs3, (rs1), rs2[, vm]`: Store 64-bit elements at a distance
        #[inline]
        pub const fn vsse64_v(vs3: Vreg, rs1: Gpr, rs2: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vsse64V,
                args: [vs3 as Arg, rs1 as Arg, rs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vsseg2e64.v vs3, (rs1)[, vm]`: Store 2-field segments of 64-bit elements
        #[inline]
        pub const fn vsseg2e64_v(vs3: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vsseg2e64V,
                args: [vs3 as Arg, rs1 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vssseg2e64.v vs3, (rs1), rs2[, vm]`: Store 2-field segments of 64-bit elements at a distance
        #[inline]
        pub const fn vssseg2e64_v(vs3: Vreg, rs1: Gpr, rs2: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vssseg2e64V,
                args: [vs3 as Arg, rs1 as Arg, rs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vsseg3e64.v vs3, (rs1)[, vm]`: Store 3-field segments of 64-bit elements
        #[inline]
        pub const fn vsseg3e64_v(vs3: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vsseg3e64V,
                args: [vs3 as Arg, rs1 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vssseg3e64.v vs3, (rs1), rs2[, vm]`: Store 3-field segments of 64-bit elements at a distance
        #[inline]
        pub const fn vssseg3e64_v(vs3: Vreg, rs1: Gpr, rs2: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vssseg3e64V,
                args: [vs3 as Arg, rs1 as Arg, rs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vsseg4e64.v vs3, (rs1)[, vm]`: Store 4-field segments of 64-bit elements
        #[inline]
        pub const fn vsseg4e64_v(vs3: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vsseg4e64V,
                args: [vs3 as Arg, rs1 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vssseg4e64.v vs3, (rs1), rs2[, vm]`: Store 4-field segments of 64-bit elements at a distance
        #[inline]
        pub const fn vssseg4e64_v(vs3: Vreg, rs1: Gpr, rs2: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vssseg4e64V,
                args: [vs3 as Arg, rs1 as Arg, rs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vsseg5e64.v vs3, (rs1)[, vm]`: Store 5-field segments of 64-bit elements
        #[inline]
        pub const fn vsseg5e64_v(vs3: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vsseg5e64V,
                args: [vs3 as Arg, rs1 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vssseg5e64.v vs3, (rs1), rs2[, vm]`: Store 5-field segments of 64-bit elements at a distance
        #[inline]
        pub const fn vssseg5e64_v(vs3: Vreg, rs1: Gpr, rs2: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vssseg5e64V,
                args: [vs3 as Arg, rs1 as Arg, rs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vsseg6e64.v vs3, (rs1)[, vm]`: Store 6-field segments of 64-bit elements
        #[inline]
        pub const fn vsseg6e64_v(vs3: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vsseg6e64V,
                args: [vs3 as Arg, rs1 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vssseg6e64.v vs3, (rs1), rs2[, vm]`: Store 6-field segments of 64-bit elements at a distance
        #[inline]
        pub const fn vssseg6e64_v(vs3: Vreg, rs1: Gpr, rs2: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vssseg6e64V,
                args: [vs3 as Arg, rs1 as Arg, rs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vsseg7e64.v vs3, (rs1)[, vm]`: Store 7-field segments of 64-bit elements
        #[inline]
        pub const fn vsseg7e64_v(vs3: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vsseg7e64V,
                args: [vs3 as Arg, rs1 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vssseg7e64.v vs3, (rs1), rs2[, vm]`: Store 7-field segments of 64-bit elements at a distance
        #[inline]
        pub const fn vssseg7e64_v(vs3: Vreg, rs1: Gpr, rs2: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vssseg7e64V,
                args: [vs3 as Arg, rs1 as Arg, rs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vsseg8e64.v vs3, (rs1)[, vm]`: Store 8-field segments of 64-bit elements
        #[inline]
        pub const fn vsseg8e64_v(vs3: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vsseg8e64V,
                args: [vs3 as Arg, rs1 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vssseg8e64.v vs3, (rs1), rs2[, vm]`: Store 8-field segments of 64-bit elements at a distance
        #[inline]
        pub const fn vssseg8e64_v(vs3: Vreg, rs1: Gpr, rs2: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vssseg8e64V,
                args: [vs3 as Arg, rs1 as Arg, rs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vluxei64.v vd, (rs1), vs2[, vm]`: Load elements at 64-bit offsets, in any order
        #[inline]
        pub const fn vluxei64_v(vd: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vluxei64V,
                args: [vd as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vloxei64.v vd, (rs1), vs2[, vm]`: Load elements at 64-bit offsets, in order
        #[inline]
        pub const fn vloxei64_v(vd: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vloxei64V,
                args: [vd as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vluxseg2ei64.v vd, (rs1), vs2[, vm]`: Load 2-field segments at 64-bit offsets, in any order
        #[inline]
        pub const fn vluxseg2ei64_v(vd: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vluxseg2ei64V,
                args: [vd as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vloxseg2ei64.v vd, (rs1), vs2[, vm]`: Load 2-field segments at 64-bit offsets, in order
        #[inline]
        pub const fn vloxseg2ei64_v(vd: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vloxseg2ei64V,
                args: [vd as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vluxseg3ei64.v vd, (rs1), vs2[, vm]`: Load 3-field segments at 64-bit offsets, in any order
        #[inline]
        pub const fn vluxseg3ei64_v(vd: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vluxseg3ei64V,
                args: [vd as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vloxseg3ei64.v vd, (rs1), vs2[, vm]`: Load 3-field segments at 64-bit offsets, in order
        #[inline]
        pub const fn vloxseg3ei64_v(vd: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vloxseg3ei64V,
                args: [vd as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vluxseg4ei64.v vd, (rs1), vs2[, vm]`: Load 4-field segments at 64-bit offsets, in any order
        #[inline]
        pub const fn vluxseg4ei64_v(vd: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vluxseg4ei64V,
                args: [vd as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vloxseg4ei64.v vd, (rs1), vs2[, vm]`: Load 4-field segments at 64-bit offsets, in order
        #[inline]
        pub const fn vloxseg4ei64_v(vd: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vloxseg4ei64V,
                args: [vd as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vluxseg5ei64.v vd, (rs1), vs2[, vm]`: Load 5-field segments at 64-bit offsets, in any order
        #[inline]
        pub const fn vluxseg5ei64_v(vd: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vluxseg5ei64V,
                args: [vd as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vloxseg5ei64.v vd, (rs1), vs2[, vm]`: Load 5-field segments at 64-bit offsets, in order
        #[inline]
        pub const fn vloxseg5ei64_v(vd: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vloxseg5ei64V,
                args: [vd as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vluxseg6ei64.v vd, (rs1), vs2[, vm]`: Load 6-field segments at 64-bit offsets, in any order
        #[inline]
        pub const fn vluxseg6ei64_v(vd: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vluxseg6ei64V,
                args: [vd as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vloxseg6ei64.v vd, (rs1), vs2[, vm]`: Load 6-field segments at 64-bit offsets, in order
        #[inline]
        pub const fn vloxseg6ei64_v(vd: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vloxseg6ei64V,
                args: [vd as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vluxseg7ei64.v vd, (rs1), vs2[, vm]`: Load 7-field segments at 64-bit offsets, in any order
        #[inline]
        pub const fn vluxseg7ei64_v(vd: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vluxseg7ei64V,
                args: [vd as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vloxseg7ei64.v vd, (rs1), vs2[, vm]`: Load 7-field segments at 64-bit offsets, in order
        #[inline]
        pub const fn vloxseg7ei64_v(vd: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vloxseg7ei64V,
                args: [vd as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vluxseg8ei64.v vd, (rs1), vs2[, vm]`: Load 8-field segments at 64-bit offsets, in any order
        #[inline]
        pub const fn vluxseg8ei64_v(vd: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vluxseg8ei64V,
                args: [vd as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vloxseg8ei64.v vd, (rs1), vs2[, vm]`: Load 8-field segments at 64-bit offsets, in order
        #[inline]
        pub const fn vloxseg8ei64_v(vd: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vloxseg8ei64V,
                args: [vd as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vsuxei64.v vs3, (rs1), vs2[, vm]`: Store elements at 64-bit offsets, in any order
        #[inline]
        pub const fn vsuxei64_v(vs3: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vsuxei64V,
                args: [vs3 as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vsoxei64.v vs3, (rs1), vs2[, vm]`: Store elements at 64-bit offsets, in order
        #[inline]
        pub const fn vsoxei64_v(vs3: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vsoxei64V,
                args: [vs3 as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vsuxseg2ei64.v vs3, (rs1), vs2[, vm]`: Store 2-field segments at 64-bit offsets, in any order
        #[inline]
        pub const fn vsuxseg2ei64_v(vs3: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vsuxseg2ei64V,
                args: [vs3 as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vsoxseg2ei64.v vs3, (rs1), vs2[, vm]`: Store 2-field segments at 64-bit offsets, in order
        #[inline]
        pub const fn vsoxseg2ei64_v(vs3: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vsoxseg2ei64V,
                args: [vs3 as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vsuxseg3ei64.v vs3, (rs1), vs2[, vm]`: Store 3-field segments at 64-bit offsets, in any order
        #[inline]
        pub const fn vsuxseg3ei64_v(vs3: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vsuxseg3ei64V,
                args: [vs3 as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vsoxseg3ei64.v vs3, (rs1), vs2[, vm]`: Store 3-field segments at 64-bit offsets, in order
        #[inline]
        pub const fn vsoxseg3ei64_v(vs3: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vsoxseg3ei64V,
                args: [vs3 as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vsuxseg4ei64.v vs3, (rs1), vs2[, vm]`: Store 4-field segments at 64-bit offsets, in any order
        #[inline]
        pub const fn vsuxseg4ei64_v(vs3: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vsuxseg4ei64V,
                args: [vs3 as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vsoxseg4ei64.v vs3, (rs1), vs2[, vm]`: Store 4-field segments at 64-bit offsets, in order
        #[inline]
        pub const fn vsoxseg4ei64_v(vs3: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vsoxseg4ei64V,
                args: [vs3 as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vsuxseg5ei64.v vs3, (rs1), vs2[, vm]`: Store 5-field segments at 64-bit offsets, in any order
        #[inline]
        pub const fn vsuxseg5ei64_v(vs3: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vsuxseg5ei64V,
                args: [vs3 as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vsoxseg5ei64.v vs3, (rs1), vs2[, vm]`: Store 5-field segments at 64-bit offsets, in order
        #[inline]
        pub const fn vsoxseg5ei64_v(vs3: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vsoxseg5ei64V,
                args: [vs3 as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vsuxseg6ei64.v vs3, (rs1), vs2[, vm]`: Store 6-field segments at 64-bit offsets, in any order
        #[inline]
        pub const fn vsuxseg6ei64_v(vs3: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vsuxseg6ei64V,
                args: [vs3 as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vsoxseg6ei64.v vs3, (rs1), vs2[, vm]`: Store 6-field segments at 64-bit offsets, in order
        #[inline]
        pub const fn vsoxseg6ei64_v(vs3: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vsoxseg6ei64V,
                args: [vs3 as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vsuxseg7ei64.v vs3, (rs1), vs2[, vm]`: Store 7-field segments at 64-bit offsets, in any order
        #[inline]
        pub const fn vsuxseg7ei64_v(vs3: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vsuxseg7ei64V,
                args: [vs3 as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vsoxseg7ei64.v vs3, (rs1), vs2[, vm]`: Store 7-field segments at 64-bit offsets, in order
        #[inline]
        pub const fn vsoxseg7ei64_v(vs3: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vsoxseg7ei64V,
                args: [vs3 as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vsuxseg8ei64.v vs3, (rs1), vs2[, vm]`: Store 8-field segments at 64-bit offsets, in any order
        #[inline]
        pub const fn vsuxseg8ei64_v(vs3: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vsuxseg8ei64V,
                args: [vs3 as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vsoxseg8ei64.v vs3, (rs1), vs2[, vm]`: Store 8-field segments at 64-bit offsets, in order
        #[inline]
        pub const fn vsoxseg8ei64_v(vs3: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vsoxseg8ei64V,
                args: [vs3 as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vl1re64.v vd, (rs1)`: Load 1 whole registers of 64-bit elements
        #[inline]
        pub const fn vl1re64_v(vd: Vreg, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::Vl1re64V,
                args: [vd as Arg, rs1 as Arg, 0, 0, 0],
            }
        }
        /// `vl2re64.v vd, (rs1)`: Load 2 whole registers of 64-bit elements
        #[inline]
        pub const fn vl2re64_v(vd: Vreg, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::Vl2re64V,
                args: [vd as Arg, rs1 as Arg, 0, 0, 0],
            }
        }
        /// `vl4re64.v vd, (rs1)`: Load 4 whole registers of 64-bit elements
        #[inline]
        pub const fn vl4re64_v(vd: Vreg, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::Vl4re64V,
                args: [vd as Arg, rs1 as Arg, 0, 0, 0],
            }
        }
        /// `vl8re64.v vd, (rs1)`: Load 8 whole registers of 64-bit elements
        #[inline]
        pub const fn vl8re64_v(vd: Vreg, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::Vl8re64V,
                args: [vd as Arg, rs1 as Arg, 0, 0, 0],
            }
        }
    }
}
pub(crate) const VLE64_V: Op = Op {
    name: "vle64.v",
    ident: "vle64_v",
    feature: 26,
    length: 32,
    value: 0x7007,
    mask: 0xfdf0707f,
    needs: Needs { any: &T152C8BEF },
    operands: &T67E483AA,
    legal: &T873F281A,
    templates: &T3383481E,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Bytes(8),
    registers: &T4520ED76,
    flows: &TA1E6ADDB,
    doc: info!("Load 64-bit elements"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &T26A709A3,
    ..Op::DEFAULT
};
pub(crate) const VLE64FF_V: Op = Op {
    name: "vle64ff.v",
    ident: "vle64ff_v",
    feature: 26,
    length: 32,
    value: 0x1007007,
    mask: 0xfdf0707f,
    needs: Needs { any: &T152C8BEF },
    operands: &T67E483AA,
    legal: &T873F281A,
    templates: &T3383481E,
    has_semantics: true,
    effects: Effects(0x20d),
    access: AccessSize::Bytes(8),
    registers: &T4520ED76,
    flows: &T49239AD3,
    doc: info!("Load 64-bit elements up to the first that cannot be read"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &TB3A8917A,
    ..Op::DEFAULT
};
pub(crate) const VLSE64_V: Op = Op {
    name: "vlse64.v",
    ident: "vlse64_v",
    feature: 26,
    length: 32,
    value: 0x8007007,
    mask: 0xfc00707f,
    needs: Needs { any: &T152C8BEF },
    operands: &T205B57E3,
    legal: &T757FE0D9,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Bytes(8),
    registers: &T440AB12E,
    flows: &T7DB8B7C6,
    doc: info!("Load 64-bit elements at a distance"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &T40CB71A4,
    ..Op::DEFAULT
};
pub(crate) const VLSEG2E64_V: Op = Op {
    name: "vlseg2e64.v",
    ident: "vlseg2e64_v",
    feature: 26,
    length: 32,
    value: 0x20007007,
    mask: 0xfdf0707f,
    needs: Needs { any: &T152C8BEF },
    operands: &T67E483AA,
    legal: &T373445D2,
    templates: &T3383481E,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Bytes(8),
    registers: &T4520ED76,
    flows: &TA1E6ADDB,
    doc: info!("Load 2-field segments of 64-bit elements"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &T323BFE6F,
    ..Op::DEFAULT
};
pub(crate) const VLSEG2E64FF_V: Op = Op {
    name: "vlseg2e64ff.v",
    ident: "vlseg2e64ff_v",
    feature: 26,
    length: 32,
    value: 0x21007007,
    mask: 0xfdf0707f,
    needs: Needs { any: &T152C8BEF },
    operands: &T67E483AA,
    legal: &T373445D2,
    templates: &T3383481E,
    has_semantics: true,
    effects: Effects(0x20d),
    access: AccessSize::Bytes(8),
    registers: &T4520ED76,
    flows: &T49239AD3,
    doc: info!(
        "Load 2-field segments of 64-bit elements up to the first that cannot be read"
    ),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &TAA4BFA5C,
    ..Op::DEFAULT
};
pub(crate) const VLSSEG2E64_V: Op = Op {
    name: "vlsseg2e64.v",
    ident: "vlsseg2e64_v",
    feature: 26,
    length: 32,
    value: 0x28007007,
    mask: 0xfc00707f,
    needs: Needs { any: &T152C8BEF },
    operands: &T205B57E3,
    legal: &T2504AFF1,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Bytes(8),
    registers: &T440AB12E,
    flows: &T7DB8B7C6,
    doc: info!("Load 2-field segments of 64-bit elements at a distance"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &TDECEC87B,
    ..Op::DEFAULT
};
pub(crate) const VLSEG3E64_V: Op = Op {
    name: "vlseg3e64.v",
    ident: "vlseg3e64_v",
    feature: 26,
    length: 32,
    value: 0x40007007,
    mask: 0xfdf0707f,
    needs: Needs { any: &T152C8BEF },
    operands: &T67E483AA,
    legal: &TFC3F493B,
    templates: &T3383481E,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Bytes(8),
    registers: &T4520ED76,
    flows: &TA1E6ADDB,
    doc: info!("Load 3-field segments of 64-bit elements"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &T0C20A8E0,
    ..Op::DEFAULT
};
pub(crate) const VLSEG3E64FF_V: Op = Op {
    name: "vlseg3e64ff.v",
    ident: "vlseg3e64ff_v",
    feature: 26,
    length: 32,
    value: 0x41007007,
    mask: 0xfdf0707f,
    needs: Needs { any: &T152C8BEF },
    operands: &T67E483AA,
    legal: &TFC3F493B,
    templates: &T3383481E,
    has_semantics: true,
    effects: Effects(0x20d),
    access: AccessSize::Bytes(8),
    registers: &T4520ED76,
    flows: &T49239AD3,
    doc: info!(
        "Load 3-field segments of 64-bit elements up to the first that cannot be read"
    ),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &T823BDDFE,
    ..Op::DEFAULT
};
pub(crate) const VLSSEG3E64_V: Op = Op {
    name: "vlsseg3e64.v",
    ident: "vlsseg3e64_v",
    feature: 26,
    length: 32,
    value: 0x48007007,
    mask: 0xfc00707f,
    needs: Needs { any: &T152C8BEF },
    operands: &T205B57E3,
    legal: &T756DC200,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Bytes(8),
    registers: &T440AB12E,
    flows: &T7DB8B7C6,
    doc: info!("Load 3-field segments of 64-bit elements at a distance"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &TE07D6423,
    ..Op::DEFAULT
};
pub(crate) const VLSEG4E64_V: Op = Op {
    name: "vlseg4e64.v",
    ident: "vlseg4e64_v",
    feature: 26,
    length: 32,
    value: 0x60007007,
    mask: 0xfdf0707f,
    needs: Needs { any: &T152C8BEF },
    operands: &T67E483AA,
    legal: &T31D1FDA0,
    templates: &T3383481E,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Bytes(8),
    registers: &T4520ED76,
    flows: &TA1E6ADDB,
    doc: info!("Load 4-field segments of 64-bit elements"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &TDA445C79,
    ..Op::DEFAULT
};
pub(crate) const VLSEG4E64FF_V: Op = Op {
    name: "vlseg4e64ff.v",
    ident: "vlseg4e64ff_v",
    feature: 26,
    length: 32,
    value: 0x61007007,
    mask: 0xfdf0707f,
    needs: Needs { any: &T152C8BEF },
    operands: &T67E483AA,
    legal: &T31D1FDA0,
    templates: &T3383481E,
    has_semantics: true,
    effects: Effects(0x20d),
    access: AccessSize::Bytes(8),
    registers: &T4520ED76,
    flows: &T49239AD3,
    doc: info!(
        "Load 4-field segments of 64-bit elements up to the first that cannot be read"
    ),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &T60517154,
    ..Op::DEFAULT
};
pub(crate) const VLSSEG4E64_V: Op = Op {
    name: "vlsseg4e64.v",
    ident: "vlsseg4e64_v",
    feature: 26,
    length: 32,
    value: 0x68007007,
    mask: 0xfc00707f,
    needs: Needs { any: &T152C8BEF },
    operands: &T205B57E3,
    legal: &T48400E1B,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Bytes(8),
    registers: &T440AB12E,
    flows: &T7DB8B7C6,
    doc: info!("Load 4-field segments of 64-bit elements at a distance"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &T932FDF67,
    ..Op::DEFAULT
};
pub(crate) const VLSEG5E64_V: Op = Op {
    name: "vlseg5e64.v",
    ident: "vlseg5e64_v",
    feature: 26,
    length: 32,
    value: 0x80007007,
    mask: 0xfdf0707f,
    needs: Needs { any: &T152C8BEF },
    operands: &T67E483AA,
    legal: &TC204C191,
    templates: &T3383481E,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Bytes(8),
    registers: &T4520ED76,
    flows: &TA1E6ADDB,
    doc: info!("Load 5-field segments of 64-bit elements"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &T1EF5D19A,
    ..Op::DEFAULT
};
pub(crate) const VLSEG5E64FF_V: Op = Op {
    name: "vlseg5e64ff.v",
    ident: "vlseg5e64ff_v",
    feature: 26,
    length: 32,
    value: 0x81007007,
    mask: 0xfdf0707f,
    needs: Needs { any: &T152C8BEF },
    operands: &T67E483AA,
    legal: &TC204C191,
    templates: &T3383481E,
    has_semantics: true,
    effects: Effects(0x20d),
    access: AccessSize::Bytes(8),
    registers: &T4520ED76,
    flows: &T49239AD3,
    doc: info!(
        "Load 5-field segments of 64-bit elements up to the first that cannot be read"
    ),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &T2387B6EA,
    ..Op::DEFAULT
};
pub(crate) const VLSSEG5E64_V: Op = Op {
    name: "vlsseg5e64.v",
    ident: "vlsseg5e64_v",
    feature: 26,
    length: 32,
    value: 0x88007007,
    mask: 0xfc00707f,
    needs: Needs { any: &T152C8BEF },
    operands: &T205B57E3,
    legal: &TA63E75B2,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Bytes(8),
    registers: &T440AB12E,
    flows: &T7DB8B7C6,
    doc: info!("Load 5-field segments of 64-bit elements at a distance"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &T20D43677,
    ..Op::DEFAULT
};
pub(crate) const VLSEG6E64_V: Op = Op {
    name: "vlseg6e64.v",
    ident: "vlseg6e64_v",
    feature: 26,
    length: 32,
    value: 0xa0007007,
    mask: 0xfdf0707f,
    needs: Needs { any: &T152C8BEF },
    operands: &T67E483AA,
    legal: &TFA024106,
    templates: &T3383481E,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Bytes(8),
    registers: &T4520ED76,
    flows: &TA1E6ADDB,
    doc: info!("Load 6-field segments of 64-bit elements"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &TB978655B,
    ..Op::DEFAULT
};
pub(crate) const VLSEG6E64FF_V: Op = Op {
    name: "vlseg6e64ff.v",
    ident: "vlseg6e64ff_v",
    feature: 26,
    length: 32,
    value: 0xa1007007,
    mask: 0xfdf0707f,
    needs: Needs { any: &T152C8BEF },
    operands: &T67E483AA,
    legal: &TFA024106,
    templates: &T3383481E,
    has_semantics: true,
    effects: Effects(0x20d),
    access: AccessSize::Bytes(8),
    registers: &T4520ED76,
    flows: &T49239AD3,
    doc: info!(
        "Load 6-field segments of 64-bit elements up to the first that cannot be read"
    ),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &T12A63EAC,
    ..Op::DEFAULT
};
pub(crate) const VLSSEG6E64_V: Op = Op {
    name: "vlsseg6e64.v",
    ident: "vlsseg6e64_v",
    feature: 26,
    length: 32,
    value: 0xa8007007,
    mask: 0xfc00707f,
    needs: Needs { any: &T152C8BEF },
    operands: &T205B57E3,
    legal: &TE794420D,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Bytes(8),
    registers: &T440AB12E,
    flows: &T7DB8B7C6,
    doc: info!("Load 6-field segments of 64-bit elements at a distance"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &T8DB86443,
    ..Op::DEFAULT
};
pub(crate) const VLSEG7E64_V: Op = Op {
    name: "vlseg7e64.v",
    ident: "vlseg7e64_v",
    feature: 26,
    length: 32,
    value: 0xc0007007,
    mask: 0xfdf0707f,
    needs: Needs { any: &T152C8BEF },
    operands: &T67E483AA,
    legal: &TA4CFA2DF,
    templates: &T3383481E,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Bytes(8),
    registers: &T4520ED76,
    flows: &TA1E6ADDB,
    doc: info!("Load 7-field segments of 64-bit elements"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &T21FA5C2C,
    ..Op::DEFAULT
};
pub(crate) const VLSEG7E64FF_V: Op = Op {
    name: "vlseg7e64ff.v",
    ident: "vlseg7e64ff_v",
    feature: 26,
    length: 32,
    value: 0xc1007007,
    mask: 0xfdf0707f,
    needs: Needs { any: &T152C8BEF },
    operands: &T67E483AA,
    legal: &TA4CFA2DF,
    templates: &T3383481E,
    has_semantics: true,
    effects: Effects(0x20d),
    access: AccessSize::Bytes(8),
    registers: &T4520ED76,
    flows: &T49239AD3,
    doc: info!(
        "Load 7-field segments of 64-bit elements up to the first that cannot be read"
    ),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &T2610EF26,
    ..Op::DEFAULT
};
pub(crate) const VLSSEG7E64_V: Op = Op {
    name: "vlsseg7e64.v",
    ident: "vlsseg7e64_v",
    feature: 26,
    length: 32,
    value: 0xc8007007,
    mask: 0xfc00707f,
    needs: Needs { any: &T152C8BEF },
    operands: &T205B57E3,
    legal: &T19C2695C,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Bytes(8),
    registers: &T440AB12E,
    flows: &T7DB8B7C6,
    doc: info!("Load 7-field segments of 64-bit elements at a distance"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &T83870A5B,
    ..Op::DEFAULT
};
pub(crate) const VLSEG8E64_V: Op = Op {
    name: "vlseg8e64.v",
    ident: "vlseg8e64_v",
    feature: 26,
    length: 32,
    value: 0xe0007007,
    mask: 0xfdf0707f,
    needs: Needs { any: &T152C8BEF },
    operands: &T67E483AA,
    legal: &T09082BA4,
    templates: &T3383481E,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Bytes(8),
    registers: &T4520ED76,
    flows: &TA1E6ADDB,
    doc: info!("Load 8-field segments of 64-bit elements"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &TB1E74AE5,
    ..Op::DEFAULT
};
pub(crate) const VLSEG8E64FF_V: Op = Op {
    name: "vlseg8e64ff.v",
    ident: "vlseg8e64ff_v",
    feature: 26,
    length: 32,
    value: 0xe1007007,
    mask: 0xfdf0707f,
    needs: Needs { any: &T152C8BEF },
    operands: &T67E483AA,
    legal: &T09082BA4,
    templates: &T3383481E,
    has_semantics: true,
    effects: Effects(0x20d),
    access: AccessSize::Bytes(8),
    registers: &T4520ED76,
    flows: &T49239AD3,
    doc: info!(
        "Load 8-field segments of 64-bit elements up to the first that cannot be read"
    ),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &T059D8CB4,
    ..Op::DEFAULT
};
pub(crate) const VLSSEG8E64_V: Op = Op {
    name: "vlsseg8e64.v",
    ident: "vlsseg8e64_v",
    feature: 26,
    length: 32,
    value: 0xe8007007,
    mask: 0xfc00707f,
    needs: Needs { any: &T152C8BEF },
    operands: &T205B57E3,
    legal: &T9E6F8EA7,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Bytes(8),
    registers: &T440AB12E,
    flows: &T7DB8B7C6,
    doc: info!("Load 8-field segments of 64-bit elements at a distance"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &TB18F3357,
    ..Op::DEFAULT
};
pub(crate) const VSE64_V: Op = Op {
    name: "vse64.v",
    ident: "vse64_v",
    feature: 26,
    length: 32,
    value: 0x7027,
    mask: 0xfdf0707f,
    needs: Needs { any: &T152C8BEF },
    operands: &T5F382728,
    templates: &T3383481E,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Bytes(8),
    registers: &TB5C49B35,
    flows: &T54AF86A8,
    doc: info!("Store 64-bit elements"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &TDD509C9E,
    ..Op::DEFAULT
};
pub(crate) const VSSE64_V: Op = Op {
    name: "vsse64.v",
    ident: "vsse64_v",
    feature: 26,
    length: 32,
    value: 0x8007027,
    mask: 0xfc00707f,
    needs: Needs { any: &T152C8BEF },
    operands: &T687FBCCD,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Bytes(8),
    registers: &T1B83BBAD,
    flows: &TC438BFA4,
    doc: info!("Store 64-bit elements at a distance"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &T2A251D53,
    ..Op::DEFAULT
};
pub(crate) const VSSEG2E64_V: Op = Op {
    name: "vsseg2e64.v",
    ident: "vsseg2e64_v",
    feature: 26,
    length: 32,
    value: 0x20007027,
    mask: 0xfdf0707f,
    needs: Needs { any: &T152C8BEF },
    operands: &T5F382728,
    legal: &T464AB7C8,
    templates: &T3383481E,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Bytes(8),
    registers: &TB5C49B35,
    flows: &T54AF86A8,
    doc: info!("Store 2-field segments of 64-bit elements"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &TB86E03C1,
    ..Op::DEFAULT
};
pub(crate) const VSSSEG2E64_V: Op = Op {
    name: "vssseg2e64.v",
    ident: "vssseg2e64_v",
    feature: 26,
    length: 32,
    value: 0x28007027,
    mask: 0xfc00707f,
    needs: Needs { any: &T152C8BEF },
    operands: &T687FBCCD,
    legal: &T464AB7C8,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Bytes(8),
    registers: &T1B83BBAD,
    flows: &TC438BFA4,
    doc: info!("Store 2-field segments of 64-bit elements at a distance"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &TE2123511,
    ..Op::DEFAULT
};
pub(crate) const VSSEG3E64_V: Op = Op {
    name: "vsseg3e64.v",
    ident: "vsseg3e64_v",
    feature: 26,
    length: 32,
    value: 0x40007027,
    mask: 0xfdf0707f,
    needs: Needs { any: &T152C8BEF },
    operands: &T5F382728,
    legal: &TF61D08F9,
    templates: &T3383481E,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Bytes(8),
    registers: &TB5C49B35,
    flows: &T54AF86A8,
    doc: info!("Store 3-field segments of 64-bit elements"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &T87A05CBC,
    ..Op::DEFAULT
};
pub(crate) const VSSSEG3E64_V: Op = Op {
    name: "vssseg3e64.v",
    ident: "vssseg3e64_v",
    feature: 26,
    length: 32,
    value: 0x48007027,
    mask: 0xfc00707f,
    needs: Needs { any: &T152C8BEF },
    operands: &T687FBCCD,
    legal: &TF61D08F9,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Bytes(8),
    registers: &T1B83BBAD,
    flows: &TC438BFA4,
    doc: info!("Store 3-field segments of 64-bit elements at a distance"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &T1692E8B5,
    ..Op::DEFAULT
};
pub(crate) const VSSEG4E64_V: Op = Op {
    name: "vsseg4e64.v",
    ident: "vsseg4e64_v",
    feature: 26,
    length: 32,
    value: 0x60007027,
    mask: 0xfdf0707f,
    needs: Needs { any: &T152C8BEF },
    operands: &T5F382728,
    legal: &T22E7A83A,
    templates: &T3383481E,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Bytes(8),
    registers: &TB5C49B35,
    flows: &T54AF86A8,
    doc: info!("Store 4-field segments of 64-bit elements"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &T1BFFE9F7,
    ..Op::DEFAULT
};
pub(crate) const VSSSEG4E64_V: Op = Op {
    name: "vssseg4e64.v",
    ident: "vssseg4e64_v",
    feature: 26,
    length: 32,
    value: 0x68007027,
    mask: 0xfc00707f,
    needs: Needs { any: &T152C8BEF },
    operands: &T687FBCCD,
    legal: &T22E7A83A,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Bytes(8),
    registers: &T1B83BBAD,
    flows: &TC438BFA4,
    doc: info!("Store 4-field segments of 64-bit elements at a distance"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &TDBAF7B9D,
    ..Op::DEFAULT
};
pub(crate) const VSSEG5E64_V: Op = Op {
    name: "vsseg5e64.v",
    ident: "vsseg5e64_v",
    feature: 26,
    length: 32,
    value: 0x80007027,
    mask: 0xfdf0707f,
    needs: Needs { any: &T152C8BEF },
    operands: &T5F382728,
    legal: &T4AA86223,
    templates: &T3383481E,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Bytes(8),
    registers: &TB5C49B35,
    flows: &T54AF86A8,
    doc: info!("Store 5-field segments of 64-bit elements"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &T4DD6DF52,
    ..Op::DEFAULT
};
pub(crate) const VSSSEG5E64_V: Op = Op {
    name: "vssseg5e64.v",
    ident: "vssseg5e64_v",
    feature: 26,
    length: 32,
    value: 0x88007027,
    mask: 0xfc00707f,
    needs: Needs { any: &T152C8BEF },
    operands: &T687FBCCD,
    legal: &T4AA86223,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Bytes(8),
    registers: &T1B83BBAD,
    flows: &TC438BFA4,
    doc: info!("Store 5-field segments of 64-bit elements at a distance"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &TB11F48B9,
    ..Op::DEFAULT
};
pub(crate) const VSSEG6E64_V: Op = Op {
    name: "vsseg6e64.v",
    ident: "vsseg6e64_v",
    feature: 26,
    length: 32,
    value: 0xa0007027,
    mask: 0xfdf0707f,
    needs: Needs { any: &T152C8BEF },
    operands: &T5F382728,
    legal: &T677253E4,
    templates: &T3383481E,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Bytes(8),
    registers: &TB5C49B35,
    flows: &T54AF86A8,
    doc: info!("Store 6-field segments of 64-bit elements"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &TEB1182A5,
    ..Op::DEFAULT
};
pub(crate) const VSSSEG6E64_V: Op = Op {
    name: "vssseg6e64.v",
    ident: "vssseg6e64_v",
    feature: 26,
    length: 32,
    value: 0xa8007027,
    mask: 0xfc00707f,
    needs: Needs { any: &T152C8BEF },
    operands: &T687FBCCD,
    legal: &T677253E4,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Bytes(8),
    registers: &T1B83BBAD,
    flows: &TC438BFA4,
    doc: info!("Store 6-field segments of 64-bit elements at a distance"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &T0F368DD9,
    ..Op::DEFAULT
};
pub(crate) const VSSEG7E64_V: Op = Op {
    name: "vsseg7e64.v",
    ident: "vsseg7e64_v",
    feature: 26,
    length: 32,
    value: 0xc0007027,
    mask: 0xfdf0707f,
    needs: Needs { any: &T152C8BEF },
    operands: &T5F382728,
    legal: &T5BD42755,
    templates: &T3383481E,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Bytes(8),
    registers: &TB5C49B35,
    flows: &T54AF86A8,
    doc: info!("Store 7-field segments of 64-bit elements"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &TF1259440,
    ..Op::DEFAULT
};
pub(crate) const VSSSEG7E64_V: Op = Op {
    name: "vssseg7e64.v",
    ident: "vssseg7e64_v",
    feature: 26,
    length: 32,
    value: 0xc8007027,
    mask: 0xfc00707f,
    needs: Needs { any: &T152C8BEF },
    operands: &T687FBCCD,
    legal: &T5BD42755,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Bytes(8),
    registers: &T1B83BBAD,
    flows: &TC438BFA4,
    doc: info!("Store 7-field segments of 64-bit elements at a distance"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &T863D8815,
    ..Op::DEFAULT
};
pub(crate) const VSSEG8E64_V: Op = Op {
    name: "vsseg8e64.v",
    ident: "vsseg8e64_v",
    feature: 26,
    length: 32,
    value: 0xe0007027,
    mask: 0xfdf0707f,
    needs: Needs { any: &T152C8BEF },
    operands: &T5F382728,
    legal: &T165CF846,
    templates: &T3383481E,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Bytes(8),
    registers: &TB5C49B35,
    flows: &T54AF86A8,
    doc: info!("Store 8-field segments of 64-bit elements"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &T9D0508AB,
    ..Op::DEFAULT
};
pub(crate) const VSSSEG8E64_V: Op = Op {
    name: "vssseg8e64.v",
    ident: "vssseg8e64_v",
    feature: 26,
    length: 32,
    value: 0xe8007027,
    mask: 0xfc00707f,
    needs: Needs { any: &T152C8BEF },
    operands: &T687FBCCD,
    legal: &T165CF846,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Bytes(8),
    registers: &T1B83BBAD,
    flows: &TC438BFA4,
    doc: info!("Store 8-field segments of 64-bit elements at a distance"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &T2FD9BBBD,
    ..Op::DEFAULT
};
pub(crate) const VLUXEI64_V: Op = Op {
    name: "vluxei64.v",
    ident: "vluxei64_v",
    feature: 26,
    length: 32,
    value: 0x4007007,
    mask: 0xfc00707f,
    needs: Needs { any: &T0A0FE1B9 },
    operands: &TC67BFA4C,
    legal: &T757FE0D9,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Various,
    registers: &T4520ED76,
    flows: &TA1E6ADDB,
    doc: info!("Load elements at 64-bit offsets, in any order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &T79DA798D,
    ..Op::DEFAULT
};
pub(crate) const VLOXEI64_V: Op = Op {
    name: "vloxei64.v",
    ident: "vloxei64_v",
    feature: 26,
    length: 32,
    value: 0xc007007,
    mask: 0xfc00707f,
    needs: Needs { any: &T0A0FE1B9 },
    operands: &TC67BFA4C,
    legal: &T757FE0D9,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Various,
    registers: &T4520ED76,
    flows: &TA1E6ADDB,
    doc: info!("Load elements at 64-bit offsets, in order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &T79DA798D,
    ..Op::DEFAULT
};
pub(crate) const VLUXSEG2EI64_V: Op = Op {
    name: "vluxseg2ei64.v",
    ident: "vluxseg2ei64_v",
    feature: 26,
    length: 32,
    value: 0x24007007,
    mask: 0xfc00707f,
    needs: Needs { any: &T0A0FE1B9 },
    operands: &TC67BFA4C,
    legal: &TF70A2245,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Various,
    registers: &T4520ED76,
    flows: &TA1E6ADDB,
    doc: info!("Load 2-field segments at 64-bit offsets, in any order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &TCFD0CA9E,
    ..Op::DEFAULT
};
pub(crate) const VLOXSEG2EI64_V: Op = Op {
    name: "vloxseg2ei64.v",
    ident: "vloxseg2ei64_v",
    feature: 26,
    length: 32,
    value: 0x2c007007,
    mask: 0xfc00707f,
    needs: Needs { any: &T0A0FE1B9 },
    operands: &TC67BFA4C,
    legal: &TF70A2245,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Various,
    registers: &T4520ED76,
    flows: &TA1E6ADDB,
    doc: info!("Load 2-field segments at 64-bit offsets, in order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &TCFD0CA9E,
    ..Op::DEFAULT
};
pub(crate) const VLUXSEG3EI64_V: Op = Op {
    name: "vluxseg3ei64.v",
    ident: "vluxseg3ei64_v",
    feature: 26,
    length: 32,
    value: 0x44007007,
    mask: 0xfc00707f,
    needs: Needs { any: &T0A0FE1B9 },
    operands: &TC67BFA4C,
    legal: &TFEDE8538,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Various,
    registers: &T4520ED76,
    flows: &TA1E6ADDB,
    doc: info!("Load 3-field segments at 64-bit offsets, in any order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &T060FDCFB,
    ..Op::DEFAULT
};
pub(crate) const VLOXSEG3EI64_V: Op = Op {
    name: "vloxseg3ei64.v",
    ident: "vloxseg3ei64_v",
    feature: 26,
    length: 32,
    value: 0x4c007007,
    mask: 0xfc00707f,
    needs: Needs { any: &T0A0FE1B9 },
    operands: &TC67BFA4C,
    legal: &TFEDE8538,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Various,
    registers: &T4520ED76,
    flows: &TA1E6ADDB,
    doc: info!("Load 3-field segments at 64-bit offsets, in order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &T060FDCFB,
    ..Op::DEFAULT
};
pub(crate) const VLUXSEG4EI64_V: Op = Op {
    name: "vluxseg4ei64.v",
    ident: "vluxseg4ei64_v",
    feature: 26,
    length: 32,
    value: 0x64007007,
    mask: 0xfc00707f,
    needs: Needs { any: &T0A0FE1B9 },
    operands: &TC67BFA4C,
    legal: &T9947A50F,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Various,
    registers: &T4520ED76,
    flows: &TA1E6ADDB,
    doc: info!("Load 4-field segments at 64-bit offsets, in any order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &TC1F6CD34,
    ..Op::DEFAULT
};
pub(crate) const VLOXSEG4EI64_V: Op = Op {
    name: "vloxseg4ei64.v",
    ident: "vloxseg4ei64_v",
    feature: 26,
    length: 32,
    value: 0x6c007007,
    mask: 0xfc00707f,
    needs: Needs { any: &T0A0FE1B9 },
    operands: &TC67BFA4C,
    legal: &T9947A50F,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Various,
    registers: &T4520ED76,
    flows: &TA1E6ADDB,
    doc: info!("Load 4-field segments at 64-bit offsets, in order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &TC1F6CD34,
    ..Op::DEFAULT
};
pub(crate) const VLUXSEG5EI64_V: Op = Op {
    name: "vluxseg5ei64.v",
    ident: "vluxseg5ei64_v",
    feature: 26,
    length: 32,
    value: 0x84007007,
    mask: 0xfc00707f,
    needs: Needs { any: &T0A0FE1B9 },
    operands: &TC67BFA4C,
    legal: &T0FF25202,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Various,
    registers: &T4520ED76,
    flows: &TA1E6ADDB,
    doc: info!("Load 5-field segments at 64-bit offsets, in any order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &TDDE0EA19,
    ..Op::DEFAULT
};
pub(crate) const VLOXSEG5EI64_V: Op = Op {
    name: "vloxseg5ei64.v",
    ident: "vloxseg5ei64_v",
    feature: 26,
    length: 32,
    value: 0x8c007007,
    mask: 0xfc00707f,
    needs: Needs { any: &T0A0FE1B9 },
    operands: &TC67BFA4C,
    legal: &T0FF25202,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Various,
    registers: &T4520ED76,
    flows: &TA1E6ADDB,
    doc: info!("Load 5-field segments at 64-bit offsets, in order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &TDDE0EA19,
    ..Op::DEFAULT
};
pub(crate) const VLUXSEG6EI64_V: Op = Op {
    name: "vluxseg6ei64.v",
    ident: "vluxseg6ei64_v",
    feature: 26,
    length: 32,
    value: 0xa4007007,
    mask: 0xfc00707f,
    needs: Needs { any: &T0A0FE1B9 },
    operands: &TC67BFA4C,
    legal: &T4F0CD169,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Various,
    registers: &T4520ED76,
    flows: &TA1E6ADDB,
    doc: info!("Load 6-field segments at 64-bit offsets, in any order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &TA6C2C03A,
    ..Op::DEFAULT
};
pub(crate) const VLOXSEG6EI64_V: Op = Op {
    name: "vloxseg6ei64.v",
    ident: "vloxseg6ei64_v",
    feature: 26,
    length: 32,
    value: 0xac007007,
    mask: 0xfc00707f,
    needs: Needs { any: &T0A0FE1B9 },
    operands: &TC67BFA4C,
    legal: &T4F0CD169,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Various,
    registers: &T4520ED76,
    flows: &TA1E6ADDB,
    doc: info!("Load 6-field segments at 64-bit offsets, in order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &TA6C2C03A,
    ..Op::DEFAULT
};
pub(crate) const VLUXSEG7EI64_V: Op = Op {
    name: "vluxseg7ei64.v",
    ident: "vluxseg7ei64_v",
    feature: 26,
    length: 32,
    value: 0xc4007007,
    mask: 0xfc00707f,
    needs: Needs { any: &T0A0FE1B9 },
    operands: &TC67BFA4C,
    legal: &T6F6F27EC,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Various,
    registers: &T4520ED76,
    flows: &TA1E6ADDB,
    doc: info!("Load 7-field segments at 64-bit offsets, in any order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &T74446DD7,
    ..Op::DEFAULT
};
pub(crate) const VLOXSEG7EI64_V: Op = Op {
    name: "vloxseg7ei64.v",
    ident: "vloxseg7ei64_v",
    feature: 26,
    length: 32,
    value: 0xcc007007,
    mask: 0xfc00707f,
    needs: Needs { any: &T0A0FE1B9 },
    operands: &TC67BFA4C,
    legal: &T6F6F27EC,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Various,
    registers: &T4520ED76,
    flows: &TA1E6ADDB,
    doc: info!("Load 7-field segments at 64-bit offsets, in order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &T74446DD7,
    ..Op::DEFAULT
};
pub(crate) const VLUXSEG8EI64_V: Op = Op {
    name: "vluxseg8ei64.v",
    ident: "vluxseg8ei64_v",
    feature: 26,
    length: 32,
    value: 0xe4007007,
    mask: 0xfc00707f,
    needs: Needs { any: &T0A0FE1B9 },
    operands: &TC67BFA4C,
    legal: &TD290B023,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Various,
    registers: &T4520ED76,
    flows: &TA1E6ADDB,
    doc: info!("Load 8-field segments at 64-bit offsets, in any order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &TEE0802A0,
    ..Op::DEFAULT
};
pub(crate) const VLOXSEG8EI64_V: Op = Op {
    name: "vloxseg8ei64.v",
    ident: "vloxseg8ei64_v",
    feature: 26,
    length: 32,
    value: 0xec007007,
    mask: 0xfc00707f,
    needs: Needs { any: &T0A0FE1B9 },
    operands: &TC67BFA4C,
    legal: &TD290B023,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Various,
    registers: &T4520ED76,
    flows: &TA1E6ADDB,
    doc: info!("Load 8-field segments at 64-bit offsets, in order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &TEE0802A0,
    ..Op::DEFAULT
};
pub(crate) const VSUXEI64_V: Op = Op {
    name: "vsuxei64.v",
    ident: "vsuxei64_v",
    feature: 26,
    length: 32,
    value: 0x4007027,
    mask: 0xfc00707f,
    needs: Needs { any: &T0A0FE1B9 },
    operands: &T4F278C12,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Various,
    registers: &TB5C49B35,
    flows: &T54AF86A8,
    doc: info!("Store elements at 64-bit offsets, in any order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &T218A9FD6,
    ..Op::DEFAULT
};
pub(crate) const VSOXEI64_V: Op = Op {
    name: "vsoxei64.v",
    ident: "vsoxei64_v",
    feature: 26,
    length: 32,
    value: 0xc007027,
    mask: 0xfc00707f,
    needs: Needs { any: &T0A0FE1B9 },
    operands: &T4F278C12,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Various,
    registers: &TB5C49B35,
    flows: &T54AF86A8,
    doc: info!("Store elements at 64-bit offsets, in order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &T218A9FD6,
    ..Op::DEFAULT
};
pub(crate) const VSUXSEG2EI64_V: Op = Op {
    name: "vsuxseg2ei64.v",
    ident: "vsuxseg2ei64_v",
    feature: 26,
    length: 32,
    value: 0x24007027,
    mask: 0xfc00707f,
    needs: Needs { any: &T0A0FE1B9 },
    operands: &T4F278C12,
    legal: &T464AB7C8,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Various,
    registers: &TB5C49B35,
    flows: &T54AF86A8,
    doc: info!("Store 2-field segments at 64-bit offsets, in any order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &TACB4005D,
    ..Op::DEFAULT
};
pub(crate) const VSOXSEG2EI64_V: Op = Op {
    name: "vsoxseg2ei64.v",
    ident: "vsoxseg2ei64_v",
    feature: 26,
    length: 32,
    value: 0x2c007027,
    mask: 0xfc00707f,
    needs: Needs { any: &T0A0FE1B9 },
    operands: &T4F278C12,
    legal: &T464AB7C8,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Various,
    registers: &TB5C49B35,
    flows: &T54AF86A8,
    doc: info!("Store 2-field segments at 64-bit offsets, in order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &TACB4005D,
    ..Op::DEFAULT
};
pub(crate) const VSUXSEG3EI64_V: Op = Op {
    name: "vsuxseg3ei64.v",
    ident: "vsuxseg3ei64_v",
    feature: 26,
    length: 32,
    value: 0x44007027,
    mask: 0xfc00707f,
    needs: Needs { any: &T0A0FE1B9 },
    operands: &T4F278C12,
    legal: &TF61D08F9,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Various,
    registers: &TB5C49B35,
    flows: &T54AF86A8,
    doc: info!("Store 3-field segments at 64-bit offsets, in any order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &TD039E458,
    ..Op::DEFAULT
};
pub(crate) const VSOXSEG3EI64_V: Op = Op {
    name: "vsoxseg3ei64.v",
    ident: "vsoxseg3ei64_v",
    feature: 26,
    length: 32,
    value: 0x4c007027,
    mask: 0xfc00707f,
    needs: Needs { any: &T0A0FE1B9 },
    operands: &T4F278C12,
    legal: &TF61D08F9,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Various,
    registers: &TB5C49B35,
    flows: &T54AF86A8,
    doc: info!("Store 3-field segments at 64-bit offsets, in order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &TD039E458,
    ..Op::DEFAULT
};
pub(crate) const VSUXSEG4EI64_V: Op = Op {
    name: "vsuxseg4ei64.v",
    ident: "vsuxseg4ei64_v",
    feature: 26,
    length: 32,
    value: 0x64007027,
    mask: 0xfc00707f,
    needs: Needs { any: &T0A0FE1B9 },
    operands: &T4F278C12,
    legal: &T22E7A83A,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Various,
    registers: &TB5C49B35,
    flows: &T54AF86A8,
    doc: info!("Store 4-field segments at 64-bit offsets, in any order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &TF91FBCFF,
    ..Op::DEFAULT
};
pub(crate) const VSOXSEG4EI64_V: Op = Op {
    name: "vsoxseg4ei64.v",
    ident: "vsoxseg4ei64_v",
    feature: 26,
    length: 32,
    value: 0x6c007027,
    mask: 0xfc00707f,
    needs: Needs { any: &T0A0FE1B9 },
    operands: &T4F278C12,
    legal: &T22E7A83A,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Various,
    registers: &TB5C49B35,
    flows: &T54AF86A8,
    doc: info!("Store 4-field segments at 64-bit offsets, in order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &TF91FBCFF,
    ..Op::DEFAULT
};
pub(crate) const VSUXSEG5EI64_V: Op = Op {
    name: "vsuxseg5ei64.v",
    ident: "vsuxseg5ei64_v",
    feature: 26,
    length: 32,
    value: 0x84007027,
    mask: 0xfc00707f,
    needs: Needs { any: &T0A0FE1B9 },
    operands: &T4F278C12,
    legal: &T4AA86223,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Various,
    registers: &TB5C49B35,
    flows: &T54AF86A8,
    doc: info!("Store 5-field segments at 64-bit offsets, in any order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &T88EC0B4A,
    ..Op::DEFAULT
};
pub(crate) const VSOXSEG5EI64_V: Op = Op {
    name: "vsoxseg5ei64.v",
    ident: "vsoxseg5ei64_v",
    feature: 26,
    length: 32,
    value: 0x8c007027,
    mask: 0xfc00707f,
    needs: Needs { any: &T0A0FE1B9 },
    operands: &T4F278C12,
    legal: &T4AA86223,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Various,
    registers: &TB5C49B35,
    flows: &T54AF86A8,
    doc: info!("Store 5-field segments at 64-bit offsets, in order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &T88EC0B4A,
    ..Op::DEFAULT
};
pub(crate) const VSUXSEG6EI64_V: Op = Op {
    name: "vsuxseg6ei64.v",
    ident: "vsuxseg6ei64_v",
    feature: 26,
    length: 32,
    value: 0xa4007027,
    mask: 0xfc00707f,
    needs: Needs { any: &T0A0FE1B9 },
    operands: &T4F278C12,
    legal: &T677253E4,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Various,
    registers: &TB5C49B35,
    flows: &T54AF86A8,
    doc: info!("Store 6-field segments at 64-bit offsets, in any order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &T5BD31061,
    ..Op::DEFAULT
};
pub(crate) const VSOXSEG6EI64_V: Op = Op {
    name: "vsoxseg6ei64.v",
    ident: "vsoxseg6ei64_v",
    feature: 26,
    length: 32,
    value: 0xac007027,
    mask: 0xfc00707f,
    needs: Needs { any: &T0A0FE1B9 },
    operands: &T4F278C12,
    legal: &T677253E4,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Various,
    registers: &TB5C49B35,
    flows: &T54AF86A8,
    doc: info!("Store 6-field segments at 64-bit offsets, in order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &T5BD31061,
    ..Op::DEFAULT
};
pub(crate) const VSUXSEG7EI64_V: Op = Op {
    name: "vsuxseg7ei64.v",
    ident: "vsuxseg7ei64_v",
    feature: 26,
    length: 32,
    value: 0xc4007027,
    mask: 0xfc00707f,
    needs: Needs { any: &T0A0FE1B9 },
    operands: &T4F278C12,
    legal: &T5BD42755,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Various,
    registers: &TB5C49B35,
    flows: &T54AF86A8,
    doc: info!("Store 7-field segments at 64-bit offsets, in any order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &T392BC1DC,
    ..Op::DEFAULT
};
pub(crate) const VSOXSEG7EI64_V: Op = Op {
    name: "vsoxseg7ei64.v",
    ident: "vsoxseg7ei64_v",
    feature: 26,
    length: 32,
    value: 0xcc007027,
    mask: 0xfc00707f,
    needs: Needs { any: &T0A0FE1B9 },
    operands: &T4F278C12,
    legal: &T5BD42755,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Various,
    registers: &TB5C49B35,
    flows: &T54AF86A8,
    doc: info!("Store 7-field segments at 64-bit offsets, in order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &T392BC1DC,
    ..Op::DEFAULT
};
pub(crate) const VSUXSEG8EI64_V: Op = Op {
    name: "vsuxseg8ei64.v",
    ident: "vsuxseg8ei64_v",
    feature: 26,
    length: 32,
    value: 0xe4007027,
    mask: 0xfc00707f,
    needs: Needs { any: &T0A0FE1B9 },
    operands: &T4F278C12,
    legal: &T165CF846,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Various,
    registers: &TB5C49B35,
    flows: &T54AF86A8,
    doc: info!("Store 8-field segments at 64-bit offsets, in any order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &T84014F93,
    ..Op::DEFAULT
};
pub(crate) const VSOXSEG8EI64_V: Op = Op {
    name: "vsoxseg8ei64.v",
    ident: "vsoxseg8ei64_v",
    feature: 26,
    length: 32,
    value: 0xec007027,
    mask: 0xfc00707f,
    needs: Needs { any: &T0A0FE1B9 },
    operands: &T4F278C12,
    legal: &T165CF846,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Various,
    registers: &TB5C49B35,
    flows: &T54AF86A8,
    doc: info!("Store 8-field segments at 64-bit offsets, in order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &T84014F93,
    ..Op::DEFAULT
};
pub(crate) const VL1RE64_V: Op = Op {
    name: "vl1re64.v",
    ident: "vl1re64_v",
    feature: 26,
    length: 32,
    value: 0x2807007,
    mask: 0xfff0707f,
    needs: Needs { any: &T152C8BEF },
    operands: &TFB033FFB,
    legal: &TBDDD88D1,
    templates: &TEDFEDAD1,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Bytes(8),
    registers: &T4520ED76,
    flows: &TB9385CDA,
    doc: info!("Load 1 whole registers of 64-bit elements"),
    origin: info!("spec/riscv/vmem.yaml:108"),
    data: &T53C62E79,
    ..Op::DEFAULT
};
pub(crate) const VL2RE64_V: Op = Op {
    name: "vl2re64.v",
    ident: "vl2re64_v",
    feature: 26,
    length: 32,
    value: 0x22807007,
    mask: 0xfff0707f,
    needs: Needs { any: &T152C8BEF },
    operands: &T0DAD7E40,
    legal: &TBDDD88D1,
    templates: &TEDFEDAD1,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Bytes(8),
    registers: &T4520ED76,
    flows: &TB9385CDA,
    doc: info!("Load 2 whole registers of 64-bit elements"),
    origin: info!("spec/riscv/vmem.yaml:108"),
    data: &TB92DF02A,
    ..Op::DEFAULT
};
pub(crate) const VL4RE64_V: Op = Op {
    name: "vl4re64.v",
    ident: "vl4re64_v",
    feature: 26,
    length: 32,
    value: 0x62807007,
    mask: 0xfff0707f,
    needs: Needs { any: &T152C8BEF },
    operands: &T7292BE71,
    legal: &TBDDD88D1,
    templates: &TEDFEDAD1,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Bytes(8),
    registers: &T4520ED76,
    flows: &TB9385CDA,
    doc: info!("Load 4 whole registers of 64-bit elements"),
    origin: info!("spec/riscv/vmem.yaml:108"),
    data: &TF2968028,
    ..Op::DEFAULT
};
pub(crate) const VL8RE64_V: Op = Op {
    name: "vl8re64.v",
    ident: "vl8re64_v",
    feature: 26,
    length: 32,
    value: 0xe2807007,
    mask: 0xfff0707f,
    needs: Needs { any: &T152C8BEF },
    operands: &T5906B1EE,
    legal: &TBDDD88D1,
    templates: &TEDFEDAD1,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Bytes(8),
    registers: &T4520ED76,
    flows: &TB9385CDA,
    doc: info!("Load 8 whole registers of 64-bit elements"),
    origin: info!("spec/riscv/vmem.yaml:108"),
    data: &T1E1619DC,
    ..Op::DEFAULT
};
