//! Extension sfpu: 74 instructions. everything
use crate::tables::*;
use onespec_core::isa::*;
mod constructors {
    use crate::*;
    #[allow(clippy::too_many_arguments)]
    impl Inst {
        /// `sfpshft2 vd,vc,imm,mod`: Moves L1 to L3 down and fills L3 with 0, L0 a row further, or vc a lane further (0 to 2); vc a lane further (3), without its first lanes (4, which Wormhole takes from the last turn); shifts by vc or a constant (5, 6)
        #[inline]
        pub fn sfpshft2(
            vd: LReg,
            vc: LReg,
            imm: impl Into<Uimm12>,
            mod_: impl Into<Uimm4>,
        ) -> Inst {
            Inst {
                op: Opcode::Sfpshft2,
                args: [vd as Arg, vc as Arg, imm.into().get(), mod_.into().get(), 0, 0],
            }
        }
        /// `sfpshft2 vd,vc,imm,mod`: Moves L1 to L3 down and fills L3 with 0, L0 a row further, or vc a lane further (0 to 2); vc a lane further (3), without its first lanes (4, which Wormhole takes from the last turn); shifts by vc or a constant (5, 6)
        #[inline]
        pub fn sfpshft2_bh(
            vd: LReg,
            vc: LReg,
            imm: impl Into<Uimm12>,
            mod_: impl Into<Uimm4>,
        ) -> Inst {
            Inst {
                op: Opcode::Sfpshft2Bh,
                args: [vd as Arg, vc as Arg, imm.into().get(), mod_.into().get(), 0, 0],
            }
        }
        /// `sfpswap vd,vc,mod`: Exchanges two registers (0), or sorts them: the smaller to vd in all rows (1), rows 0 and 1, 2, 3 (2 to 4), one row (5 to 8), no row (9, Blackhole)
        #[inline]
        pub fn sfpswap(vd: LReg, vc: LReg, mod_: impl Into<Uimm4>) -> Inst {
            Inst {
                op: Opcode::Sfpswap,
                args: [vd as Arg, vc as Arg, mod_.into().get(), 0, 0, 0],
            }
        }
        /// `sfpswap vd,vc,mod`: Exchanges two registers (0), or sorts them: the smaller to vd in all rows (1), rows 0 and 1, 2, 3 (2 to 4), one row (5 to 8), no row (9, Blackhole)
        #[inline]
        pub fn sfpswap_bh(vd: LReg, vc: LReg, mod_: impl Into<Uimm4>) -> Inst {
            Inst {
                op: Opcode::SfpswapBh,
                args: [vd as Arg, vc as Arg, mod_.into().get(), 0, 0, 0],
            }
        }
        /// `sfptransp`: Transposes L0 to L3, and L4 to L7, as matrices of registers by rows
        #[inline]
        pub const fn sfptransp() -> Inst {
            Inst {
                op: Opcode::Sfptransp,
                args: [0, 0, 0, 0, 0, 0],
            }
        }
        /// `sfpstochrnd vd,vb,vc,imm,mod,rnd`: Rounds a float to fp16, bf16, u8, i8, u16, i16 (0 to 3, 6, 7), a sign-magnitude integer shifted right to u8, i8 (4, 5); to nearest, stochastically (rnd 1), on Blackhole to zero (2)
        #[inline]
        pub fn sfpstochrnd(
            vd: LReg,
            vb: LReg,
            vc: LReg,
            imm: impl Into<Uimm5>,
            mod_: impl Into<Uimm4>,
            rnd: impl Into<Uimm1>,
        ) -> Inst {
            Inst {
                op: Opcode::Sfpstochrnd,
                args: [
                    vd as Arg,
                    vb as Arg,
                    vc as Arg,
                    imm.into().get(),
                    mod_.into().get(),
                    rnd.into().get(),
                ],
            }
        }
        /// `sfpstochrnd vd,vb,vc,imm,mod,rnd`: Rounds a float to fp16, bf16, u8, i8, u16, i16 (0 to 3, 6, 7), a sign-magnitude integer shifted right to u8, i8 (4, 5); to nearest, stochastically (rnd 1), on Blackhole to zero (2)
        #[inline]
        pub fn sfpstochrnd_bh(
            vd: LReg,
            vb: LReg,
            vc: LReg,
            imm: impl Into<Uimm5>,
            mod_: impl Into<Uimm4>,
            rnd: impl Into<Uimm2>,
        ) -> Inst {
            Inst {
                op: Opcode::SfpstochrndBh,
                args: [
                    vd as Arg,
                    vb as Arg,
                    vc as Arg,
                    imm.into().get(),
                    mod_.into().get(),
                    rnd.into().get(),
                ],
            }
        }
        /// `sfpload vd,imm,mod,am`: Loads from Dst: as configured (0), fp16, bf16, fp32, int32, int8, uint16, high half, int16, low half (1 to 9), int32 in all lanes (10), zero, integers made two's complement (12, 13), one half kept (14, 15)
        #[inline]
        pub fn sfpload(
            vd: LReg,
            imm: impl Into<Uimm14>,
            mod_: impl Into<Uimm4>,
            am: impl Into<Uimm2>,
        ) -> Inst {
            Inst {
                op: Opcode::Sfpload,
                args: [
                    vd as Arg,
                    imm.into().get(),
                    mod_.into().get(),
                    am.into().get(),
                    0,
                    0,
                ],
            }
        }
        /// `sfpload vd,imm,mod,am`: Loads from Dst: as configured (0), fp16, bf16, fp32, int32, int8, uint16, high half, int16, low half (1 to 9), int32 in all lanes (10), zero, integers made two's complement (12, 13), one half kept (14, 15)
        #[inline]
        pub fn sfpload_bh(
            vd: LReg,
            imm: impl Into<Uimm13>,
            mod_: impl Into<Uimm4>,
            am: impl Into<Uimm3>,
        ) -> Inst {
            Inst {
                op: Opcode::SfploadBh,
                args: [
                    vd as Arg,
                    imm.into().get(),
                    mod_.into().get(),
                    am.into().get(),
                    0,
                    0,
                ],
            }
        }
        /// `sfpstore vd,imm,mod,am`: Stores to Dst: formats as those of sfpload; 7 and 9 write 32 bits without a change of order
        #[inline]
        pub fn sfpstore(
            vd: LReg,
            imm: impl Into<Uimm14>,
            mod_: impl Into<Uimm4>,
            am: impl Into<Uimm2>,
        ) -> Inst {
            Inst {
                op: Opcode::Sfpstore,
                args: [
                    vd as Arg,
                    imm.into().get(),
                    mod_.into().get(),
                    am.into().get(),
                    0,
                    0,
                ],
            }
        }
        /// `sfpstore vd,imm,mod,am`: Stores to Dst: formats as those of sfpload; 7 and 9 write 32 bits without a change of order
        #[inline]
        pub fn sfpstore_bh(
            vd: LReg,
            imm: impl Into<Uimm13>,
            mod_: impl Into<Uimm4>,
            am: impl Into<Uimm3>,
        ) -> Inst {
            Inst {
                op: Opcode::SfpstoreBh,
                args: [
                    vd as Arg,
                    imm.into().get(),
                    mod_.into().get(),
                    am.into().get(),
                    0,
                    0,
                ],
            }
        }
        /// `sfploadi vd,imm,mod`: Loads a constant: bf16, fp16, unsigned, signed (0, 1, 2, 4), the high or the low half (8, 10)
        #[inline]
        pub fn sfploadi(
            vd: LReg,
            imm: impl Into<Uimm16>,
            mod_: impl Into<Uimm4>,
        ) -> Inst {
            Inst {
                op: Opcode::Sfploadi,
                args: [vd as Arg, imm.into().get(), mod_.into().get(), 0, 0, 0],
            }
        }
        /// `sfpconfig mod2,imm,mod`: Configures lanes by column from L0 or a constant (1), assigned, or-ed, and-ed, xor-ed (2, 4, 6), 8 for columns of a mask; mod2 0 to 3 templates, 4 to 7 sequences, 8 macros, 11 to 14 constants, 15 lanes
        #[inline]
        pub fn sfpconfig(
            mod2: impl Into<Uimm4>,
            imm: impl Into<Uimm16>,
            mod_: impl Into<Uimm4>,
        ) -> Inst {
            Inst {
                op: Opcode::Sfpconfig,
                args: [mod2.into().get(), imm.into().get(), mod_.into().get(), 0, 0, 0],
            }
        }
        /// `sfpnop`: Lets a cycle pass
        #[inline]
        pub const fn sfpnop() -> Inst {
            Inst {
                op: Opcode::Sfpnop,
                args: [0, 0, 0, 0, 0, 0],
            }
        }
        /// `ttnop`: Lets a cycle of the whole core pass
        #[inline]
        pub const fn ttnop() -> Inst {
            Inst {
                op: Opcode::Ttnop,
                args: [0, 0, 0, 0, 0, 0],
            }
        }
        /// `ttincrwc cr,d,b,a`: Adds d to the row counter of Dst, or to where it started (bit 2 of cr)
        #[inline]
        pub fn ttincrwc(
            cr: impl Into<Uimm6>,
            d: impl Into<Uimm4>,
            b: impl Into<Uimm4>,
            a: impl Into<Uimm4>,
        ) -> Inst {
            Inst {
                op: Opcode::Ttincrwc,
                args: [
                    cr.into().get(),
                    d.into().get(),
                    b.into().get(),
                    a.into().get(),
                    0,
                    0,
                ],
            }
        }
        /// `ttsetrwc clear,cr,d,b,a,which`: Sets the row counter of Dst (bit 2 of which) to d, d behind its start (bit 2 of cr), d behind itself (bit 3)
        #[inline]
        pub fn ttsetrwc(
            clear: impl Into<Uimm2>,
            cr: impl Into<Uimm4>,
            d: impl Into<Uimm4>,
            b: impl Into<Uimm4>,
            a: impl Into<Uimm4>,
            which: impl Into<Uimm6>,
        ) -> Inst {
            Inst {
                op: Opcode::Ttsetrwc,
                args: [
                    clear.into().get(),
                    cr.into().get(),
                    d.into().get(),
                    b.into().get(),
                    a.into().get(),
                    which.into().get(),
                ],
            }
        }
        /// `ttreplay start,len,now,load`: Records the next words in slots (load), which are executed now too (now), or issues recorded words
        #[inline]
        pub fn ttreplay(
            start: impl Into<Uimm10>,
            len: impl Into<Uimm10>,
            now: impl Into<Uimm3>,
            load: impl Into<Uimm1>,
        ) -> Inst {
            Inst {
                op: Opcode::Ttreplay,
                args: [
                    start.into().get(),
                    len.into().get(),
                    now.into().get(),
                    load.into().get(),
                    0,
                    0,
                ],
            }
        }
        /// `sfploadmacro macro,vd,imm,mod,am`: Loads as sfpload does and schedules what a sequence says, by template, with the loaded register as vc (or vb) and vd: instructions of the simple, the multiply-add and the round unit, and a store
        #[inline]
        pub fn sfploadmacro(
            macro_: impl Into<Uimm2>,
            vd: LReg,
            imm: impl Into<Uimm10>,
            mod_: impl Into<Uimm4>,
            am: impl Into<Uimm2>,
        ) -> Inst {
            Inst {
                op: Opcode::Sfploadmacro,
                args: [
                    macro_.into().get(),
                    vd as Arg,
                    imm.into().get(),
                    mod_.into().get(),
                    am.into().get(),
                    0,
                ],
            }
        }
        /// `sfploadmacro macro,vd,imm,mod,am`: Loads as sfpload does and schedules what a sequence says, by template, with the loaded register as vc (or vb) and vd: instructions of the simple, the multiply-add and the round unit, and a store
        #[inline]
        pub fn sfploadmacro_bh(
            macro_: impl Into<Uimm2>,
            vd: LReg,
            imm: impl Into<Uimm10>,
            mod_: impl Into<Uimm4>,
            am: impl Into<Uimm3>,
        ) -> Inst {
            Inst {
                op: Opcode::SfploadmacroBh,
                args: [
                    macro_.into().get(),
                    vd as Arg,
                    imm.into().get(),
                    mod_.into().get(),
                    am.into().get(),
                    0,
                ],
            }
        }
        /// `sfpmad vd,va,vb,vc,mod`: Product plus addend; negates va (1) and vc (2) on Blackhole, takes the number of va (4) and of vd (8) from L7
        #[inline]
        pub fn sfpmad(
            vd: LReg,
            va: LReg,
            vb: LReg,
            vc: LReg,
            mod_: impl Into<Uimm4>,
        ) -> Inst {
            Inst {
                op: Opcode::Sfpmad,
                args: [vd as Arg, va as Arg, vb as Arg, vc as Arg, mod_.into().get(), 0],
            }
        }
        /// `sfpmad vd,va,vb,vc,mod`: Product plus addend; negates va (1) and vc (2) on Blackhole, takes the number of va (4) and of vd (8) from L7
        #[inline]
        pub fn sfpmad_bh(
            vd: LReg,
            va: LReg,
            vb: LReg,
            vc: LReg,
            mod_: impl Into<Uimm4>,
        ) -> Inst {
            Inst {
                op: Opcode::SfpmadBh,
                args: [vd as Arg, va as Arg, vb as Arg, vc as Arg, mod_.into().get(), 0],
            }
        }
        /// `sfpadd vd,vb,vc,mod`: Sum; negates va (1) and vc (2) on Blackhole, takes the number of va (4) and of vd (8) from L7
        #[inline]
        pub fn sfpadd(vd: LReg, vb: LReg, vc: LReg, mod_: impl Into<Uimm4>) -> Inst {
            Inst {
                op: Opcode::Sfpadd,
                args: [vd as Arg, vb as Arg, vc as Arg, mod_.into().get(), 0, 0],
            }
        }
        /// `sfpadd vd,vb,vc,mod`: Sum; negates va (1) and vc (2) on Blackhole, takes the number of va (4) and of vd (8) from L7
        #[inline]
        pub fn sfpadd_bh(vd: LReg, vb: LReg, vc: LReg, mod_: impl Into<Uimm4>) -> Inst {
            Inst {
                op: Opcode::SfpaddBh,
                args: [vd as Arg, vb as Arg, vc as Arg, mod_.into().get(), 0, 0],
            }
        }
        /// `sfpmul vd,va,vb,mod`: Product; negates va (1) and vc (2) on Blackhole, takes the number of va (4) and of vd (8) from L7
        #[inline]
        pub fn sfpmul(vd: LReg, va: LReg, vb: LReg, mod_: impl Into<Uimm4>) -> Inst {
            Inst {
                op: Opcode::Sfpmul,
                args: [vd as Arg, va as Arg, vb as Arg, mod_.into().get(), 0, 0],
            }
        }
        /// `sfpmul vd,va,vb,mod`: Product; negates va (1) and vc (2) on Blackhole, takes the number of va (4) and of vd (8) from L7
        #[inline]
        pub fn sfpmul_bh(vd: LReg, va: LReg, vb: LReg, mod_: impl Into<Uimm4>) -> Inst {
            Inst {
                op: Opcode::SfpmulBh,
                args: [vd as Arg, va as Arg, vb as Arg, mod_.into().get(), 0, 0],
            }
        }
        /// `sfpadd vd,va,vb,vc,mod`: Product plus addend; negates va (1) and vc (2) on Blackhole, takes the number of va (4) and of vd (8) from L7
        #[inline]
        pub fn sfpadd_wh(
            vd: LReg,
            va: LReg,
            vb: LReg,
            vc: LReg,
            mod_: impl Into<Uimm4>,
        ) -> Inst {
            Inst {
                op: Opcode::SfpaddWh,
                args: [vd as Arg, va as Arg, vb as Arg, vc as Arg, mod_.into().get(), 0],
            }
        }
        /// `sfpadd vd,va,vb,vc,mod`: Product plus addend; negates va (1) and vc (2) on Blackhole, takes the number of va (4) and of vd (8) from L7
        #[inline]
        pub fn sfpadd_bh_2(
            vd: LReg,
            va: LReg,
            vb: LReg,
            vc: LReg,
            mod_: impl Into<Uimm4>,
        ) -> Inst {
            Inst {
                op: Opcode::SfpaddBh2,
                args: [vd as Arg, va as Arg, vb as Arg, vc as Arg, mod_.into().get(), 0],
            }
        }
        /// `sfpmul vd,va,vb,vc,mod`: Product plus addend; negates va (1) and vc (2) on Blackhole, takes the number of va (4) and of vd (8) from L7
        #[inline]
        pub fn sfpmul_wh(
            vd: LReg,
            va: LReg,
            vb: LReg,
            vc: LReg,
            mod_: impl Into<Uimm4>,
        ) -> Inst {
            Inst {
                op: Opcode::SfpmulWh,
                args: [vd as Arg, va as Arg, vb as Arg, vc as Arg, mod_.into().get(), 0],
            }
        }
        /// `sfpmul vd,va,vb,vc,mod`: Product plus addend; negates va (1) and vc (2) on Blackhole, takes the number of va (4) and of vd (8) from L7
        #[inline]
        pub fn sfpmul_bh_2(
            vd: LReg,
            va: LReg,
            vb: LReg,
            vc: LReg,
            mod_: impl Into<Uimm4>,
        ) -> Inst {
            Inst {
                op: Opcode::SfpmulBh2,
                args: [vd as Arg, va as Arg, vb as Arg, vc as Arg, mod_.into().get(), 0],
            }
        }
        /// `sfpmuli vd,imm,mod`: Product of vd and a bf16 constant; negates vd (2) on Blackhole, takes the number of vd from L7 (8)
        #[inline]
        pub fn sfpmuli(
            vd: LReg,
            imm: impl Into<Uimm16>,
            mod_: impl Into<Uimm4>,
        ) -> Inst {
            Inst {
                op: Opcode::Sfpmuli,
                args: [vd as Arg, imm.into().get(), mod_.into().get(), 0, 0, 0],
            }
        }
        /// `sfpmuli vd,imm,mod`: Product of vd and a bf16 constant; negates vd (2) on Blackhole, takes the number of vd from L7 (8)
        #[inline]
        pub fn sfpmuli_bh(
            vd: LReg,
            imm: impl Into<Uimm16>,
            mod_: impl Into<Uimm4>,
        ) -> Inst {
            Inst {
                op: Opcode::SfpmuliBh,
                args: [vd as Arg, imm.into().get(), mod_.into().get(), 0, 0, 0],
            }
        }
        /// `sfpaddi vd,imm,mod`: Sum of vd and a bf16 constant; negates vd (2) on Blackhole, takes the number of vd from L7 (8)
        #[inline]
        pub fn sfpaddi(
            vd: LReg,
            imm: impl Into<Uimm16>,
            mod_: impl Into<Uimm4>,
        ) -> Inst {
            Inst {
                op: Opcode::Sfpaddi,
                args: [vd as Arg, imm.into().get(), mod_.into().get(), 0, 0, 0],
            }
        }
        /// `sfpaddi vd,imm,mod`: Sum of vd and a bf16 constant; negates vd (2) on Blackhole, takes the number of vd from L7 (8)
        #[inline]
        pub fn sfpaddi_bh(
            vd: LReg,
            imm: impl Into<Uimm16>,
            mod_: impl Into<Uimm4>,
        ) -> Inst {
            Inst {
                op: Opcode::SfpaddiBh,
                args: [vd as Arg, imm.into().get(), mod_.into().get(), 0, 0, 0],
            }
        }
        /// `sfpmul24 vd,va,vb,mod`: Low (0) or high (1) half of a product of 23-bit integers; takes the number of va (4) and of vd (8) from L7
        #[inline]
        pub fn sfpmul24(vd: LReg, va: LReg, vb: LReg, mod_: impl Into<Uimm4>) -> Inst {
            Inst {
                op: Opcode::Sfpmul24,
                args: [vd as Arg, va as Arg, vb as Arg, mod_.into().get(), 0, 0],
            }
        }
        /// `sfplut vd,mod`: Linear function of |L3| with 8-bit coefficients of three ranges in L0 to L2; keeps the sign (4), takes the number of vd from L7 (8)
        #[inline]
        pub fn sfplut(vd: LReg, mod_: impl Into<Uimm4>) -> Inst {
            Inst {
                op: Opcode::Sfplut,
                args: [vd as Arg, mod_.into().get(), 0, 0, 0, 0],
            }
        }
        /// `sfplut vd,mod`: Linear function of |L3| with 8-bit coefficients of three ranges in L0 to L2; keeps the sign (4), takes the number of vd from L7 (8)
        #[inline]
        pub fn sfplut_bh(vd: LReg, mod_: impl Into<Uimm4>) -> Inst {
            Inst {
                op: Opcode::SfplutBh,
                args: [vd as Arg, mod_.into().get(), 0, 0, 0, 0],
            }
        }
        /// `sfplutfp32 vd,mod`: Linear function of |L3|: 3 ranges of floats (0), 6 of fp16 cut at 3 or 4 (2, 3), 3 of fp16 (10); keeps the sign (4), takes the number of vd from L7 (8)
        #[inline]
        pub fn sfplutfp32(vd: LReg, mod_: impl Into<Uimm4>) -> Inst {
            Inst {
                op: Opcode::Sfplutfp32,
                args: [vd as Arg, mod_.into().get(), 0, 0, 0, 0],
            }
        }
        /// `sfplutfp32 vd,mod`: Linear function of |L3|: 3 ranges of floats (0), 6 of fp16 cut at 3 or 4 (2, 3), 3 of fp16 (10); keeps the sign (4), takes the number of vd from L7 (8)
        #[inline]
        pub fn sfplutfp32_bh(vd: LReg, mod_: impl Into<Uimm4>) -> Inst {
            Inst {
                op: Opcode::Sfplutfp32Bh,
                args: [vd as Arg, mod_.into().get(), 0, 0, 0, 0],
            }
        }
        /// `sfpand vd,vc`: Bitwise and
        #[inline]
        pub const fn sfpand(vd: LReg, vc: LReg) -> Inst {
            Inst {
                op: Opcode::Sfpand,
                args: [vd as Arg, vc as Arg, 0, 0, 0, 0],
            }
        }
        /// `sfpand vd,vb,vc,mod`: Bitwise and, of vd (0) or vb (1)
        #[inline]
        pub fn sfpand_bh(vd: LReg, vb: LReg, vc: LReg, mod_: impl Into<Uimm4>) -> Inst {
            Inst {
                op: Opcode::SfpandBh,
                args: [vd as Arg, vb as Arg, vc as Arg, mod_.into().get(), 0, 0],
            }
        }
        /// `sfpor vd,vc`: Bitwise or
        #[inline]
        pub const fn sfpor(vd: LReg, vc: LReg) -> Inst {
            Inst {
                op: Opcode::Sfpor,
                args: [vd as Arg, vc as Arg, 0, 0, 0, 0],
            }
        }
        /// `sfpor vd,vb,vc,mod`: Bitwise or, of vd (0) or vb (1)
        #[inline]
        pub fn sfpor_bh(vd: LReg, vb: LReg, vc: LReg, mod_: impl Into<Uimm4>) -> Inst {
            Inst {
                op: Opcode::SfporBh,
                args: [vd as Arg, vb as Arg, vc as Arg, mod_.into().get(), 0, 0],
            }
        }
        /// `sfpxor vd,vc`: Bitwise exclusive or
        #[inline]
        pub const fn sfpxor(vd: LReg, vc: LReg) -> Inst {
            Inst {
                op: Opcode::Sfpxor,
                args: [vd as Arg, vc as Arg, 0, 0, 0, 0],
            }
        }
        /// `sfpnot vd,vc`: Bitwise complement
        #[inline]
        pub const fn sfpnot(vd: LReg, vc: LReg) -> Inst {
            Inst {
                op: Opcode::Sfpnot,
                args: [vd as Arg, vc as Arg, 0, 0, 0, 0],
            }
        }
        /// `sfpabs vd,vc,mod`: Absolute value of an integer (0) or of a float, except negative NaN (1)
        #[inline]
        pub fn sfpabs(vd: LReg, vc: LReg, mod_: impl Into<Uimm4>) -> Inst {
            Inst {
                op: Opcode::Sfpabs,
                args: [vd as Arg, vc as Arg, mod_.into().get(), 0, 0, 0],
            }
        }
        /// `sfpexman vd,vc,mod`: Mantissa with its hidden bit (0) or without (1)
        #[inline]
        pub fn sfpexman(vd: LReg, vc: LReg, mod_: impl Into<Uimm4>) -> Inst {
            Inst {
                op: Opcode::Sfpexman,
                args: [vd as Arg, vc as Arg, mod_.into().get(), 0, 0, 0],
            }
        }
        /// `sfpcast vd,vc,mod`: Sign-magnitude integer to float, to nearest (0) or stochastically (1)
        #[inline]
        pub fn sfpcast(vd: LReg, vc: LReg, mod_: impl Into<Uimm4>) -> Inst {
            Inst {
                op: Opcode::Sfpcast,
                args: [vd as Arg, vc as Arg, mod_.into().get(), 0, 0, 0],
            }
        }
        /// `sfpcast vd,vc,mod`: Sign-magnitude to float, to nearest or stochastically (0, 1); absolute value (2), two's complement both ways (3)
        #[inline]
        pub fn sfpcast_bh(vd: LReg, vc: LReg, mod_: impl Into<Uimm4>) -> Inst {
            Inst {
                op: Opcode::SfpcastBh,
                args: [vd as Arg, vc as Arg, mod_.into().get(), 0, 0, 0],
            }
        }
        /// `sfpsetexp vd,vc,imm,mod`: vc with another exponent, from vd as a number (0), the constant (1), vd as a float (2)
        #[inline]
        pub fn sfpsetexp(
            vd: LReg,
            vc: LReg,
            imm: impl Into<Uimm12>,
            mod_: impl Into<Uimm4>,
        ) -> Inst {
            Inst {
                op: Opcode::Sfpsetexp,
                args: [vd as Arg, vc as Arg, imm.into().get(), mod_.into().get(), 0, 0],
            }
        }
        /// `sfpsetman vd,vc,imm,mod`: vc with another mantissa, from vd (0) or the constant (1)
        #[inline]
        pub fn sfpsetman(
            vd: LReg,
            vc: LReg,
            imm: impl Into<Uimm12>,
            mod_: impl Into<Uimm4>,
        ) -> Inst {
            Inst {
                op: Opcode::Sfpsetman,
                args: [vd as Arg, vc as Arg, imm.into().get(), mod_.into().get(), 0, 0],
            }
        }
        /// `sfpsetsgn vd,vc,imm,mod`: vc with another sign, from vd (0) or the constant (1)
        #[inline]
        pub fn sfpsetsgn(
            vd: LReg,
            vc: LReg,
            imm: impl Into<Uimm12>,
            mod_: impl Into<Uimm4>,
        ) -> Inst {
            Inst {
                op: Opcode::Sfpsetsgn,
                args: [vd as Arg, vc as Arg, imm.into().get(), mod_.into().get(), 0, 0],
            }
        }
        /// `sfpdivp2 vd,vc,imm,mod`: Sets the exponent (0) or adds to it, except of infinities and NaNs (1)
        #[inline]
        pub fn sfpdivp2(
            vd: LReg,
            vc: LReg,
            imm: impl Into<Imm12>,
            mod_: impl Into<Uimm4>,
        ) -> Inst {
            Inst {
                op: Opcode::Sfpdivp2,
                args: [vd as Arg, vc as Arg, imm.into().get(), mod_.into().get(), 0, 0],
            }
        }
        /// `sfpshft vd,vc,imm,mod`: Shifts vd left, or right by a negative amount, in vc (0) or constant (1)
        #[inline]
        pub fn sfpshft(
            vd: LReg,
            vc: LReg,
            imm: impl Into<Imm12>,
            mod_: impl Into<Uimm4>,
        ) -> Inst {
            Inst {
                op: Opcode::Sfpshft,
                args: [vd as Arg, vc as Arg, imm.into().get(), mod_.into().get(), 0, 0],
            }
        }
        /// `sfpshft vd,vc,imm,mod`: Shifts vd left, or right by a negative amount, in vc or constant (1); arithmetically (2); vc (5, 7)
        #[inline]
        pub fn sfpshft_bh(
            vd: LReg,
            vc: LReg,
            imm: impl Into<Imm12>,
            mod_: impl Into<Uimm4>,
        ) -> Inst {
            Inst {
                op: Opcode::SfpshftBh,
                args: [vd as Arg, vc as Arg, imm.into().get(), mod_.into().get(), 0, 0],
            }
        }
        /// `sfparecip vd,vc,mod`: Approximate reciprocal (0), the same where vb is negative (1), approximate exponential (2)
        #[inline]
        pub fn sfparecip(vd: LReg, vc: LReg, mod_: impl Into<Uimm4>) -> Inst {
            Inst {
                op: Opcode::Sfparecip,
                args: [vd as Arg, vc as Arg, mod_.into().get(), 0, 0, 0],
            }
        }
        /// `sfparecip vd,vb,vc,mod`: Approximate reciprocal (0), the same where vb is negative (1), approximate exponential (2)
        #[inline]
        pub fn sfparecip_bh(
            vd: LReg,
            vb: LReg,
            vc: LReg,
            mod_: impl Into<Uimm4>,
        ) -> Inst {
            Inst {
                op: Opcode::SfparecipBh,
                args: [vd as Arg, vb as Arg, vc as Arg, mod_.into().get(), 0, 0],
            }
        }
        /// `sfpmov vd,vc,mod`: Copies (0), negates (1), copies in all lanes (2), or reads what configuration wrote, random numbers by vc = 9 (8)
        #[inline]
        pub fn sfpmov(vd: LReg, vc: LReg, mod_: impl Into<Uimm4>) -> Inst {
            Inst {
                op: Opcode::Sfpmov,
                args: [vd as Arg, vc as Arg, mod_.into().get(), 0, 0, 0],
            }
        }
        /// `sfpiadd vd,vc,imm,mod`: Sum with vd (0), a constant (1), vd negated (2); flags by sign (0), left (4), negated (8), inverted (12)
        #[inline]
        pub fn sfpiadd(
            vd: LReg,
            vc: LReg,
            imm: impl Into<Imm12>,
            mod_: impl Into<Uimm4>,
        ) -> Inst {
            Inst {
                op: Opcode::Sfpiadd,
                args: [vd as Arg, vc as Arg, imm.into().get(), mod_.into().get(), 0, 0],
            }
        }
        /// `sfpexexp vd,vc,mod`: Exponent without bias (0) or with it (1); flags by its sign (2), inverted (8)
        #[inline]
        pub fn sfpexexp(vd: LReg, vc: LReg, mod_: impl Into<Uimm4>) -> Inst {
            Inst {
                op: Opcode::Sfpexexp,
                args: [vd as Arg, vc as Arg, mod_.into().get(), 0, 0, 0],
            }
        }
        /// `sfplz vd,vc,mod`: Leading zeros, sign left out (4); flags by whether there is a one (2), inverted (8)
        #[inline]
        pub fn sfplz(vd: LReg, vc: LReg, mod_: impl Into<Uimm4>) -> Inst {
            Inst {
                op: Opcode::Sfplz,
                args: [vd as Arg, vc as Arg, mod_.into().get(), 0, 0, 0],
            }
        }
        /// `sfple vd,vc,mod2,mod`: vd <= vc in sign-magnitude order: to the flags (bit 0), and-ed or or-ed into the top of the stack (bits 1, 2), to vd as -1 or 0 (bit 3)
        #[inline]
        pub fn sfple(
            vd: LReg,
            vc: LReg,
            mod2: impl Into<Uimm4>,
            mod_: impl Into<Uimm4>,
        ) -> Inst {
            Inst {
                op: Opcode::Sfple,
                args: [vd as Arg, vc as Arg, mod2.into().get(), mod_.into().get(), 0, 0],
            }
        }
        /// `sfpgt vd,vc,mod2,mod`: vd > vc in sign-magnitude order: to the flags (bit 0), and-ed or or-ed into the top of the stack (bits 1, 2), to vd as -1 or 0 (bit 3)
        #[inline]
        pub fn sfpgt(
            vd: LReg,
            vc: LReg,
            mod2: impl Into<Uimm4>,
            mod_: impl Into<Uimm4>,
        ) -> Inst {
            Inst {
                op: Opcode::Sfpgt,
                args: [vd as Arg, vc as Arg, mod2.into().get(), mod_.into().get(), 0, 0],
            }
        }
        /// `sfpsetcc vc,imm,mod`: Sets the flags of active lanes by a register against zero, to a constant, or to 0
        #[inline]
        pub fn sfpsetcc(
            vc: LReg,
            imm: impl Into<Uimm12>,
            mod_: impl Into<Uimm4>,
        ) -> Inst {
            Inst {
                op: Opcode::Sfpsetcc,
                args: [vc as Arg, imm.into().get(), mod_.into().get(), 0, 0, 0],
            }
        }
        /// `sfpencc imm,mod`: Sets or inverts which flags count, and sets all flags
        #[inline]
        pub fn sfpencc(imm: impl Into<Uimm12>, mod_: impl Into<Uimm4>) -> Inst {
            Inst {
                op: Opcode::Sfpencc,
                args: [imm.into().get(), mod_.into().get(), 0, 0, 0, 0],
            }
        }
        /// `sfpcompc`: Else; complements the flags within the top of the stack
        #[inline]
        pub const fn sfpcompc() -> Inst {
            Inst {
                op: Opcode::Sfpcompc,
                args: [0, 0, 0, 0, 0, 0],
            }
        }
        /// `sfppushc mod`: Pushes enables and flags, or combines them with the top of the stack
        #[inline]
        pub fn sfppushc(mod_: impl Into<Uimm4>) -> Inst {
            Inst {
                op: Opcode::Sfppushc,
                args: [mod_.into().get(), 0, 0, 0, 0, 0],
            }
        }
        /// `sfppopc mod`: Pops enables and flags, or combines them with the top of the stack, which on Wormhole spoils the bottom of a full one (erratum)
        #[inline]
        pub fn sfppopc(mod_: impl Into<Uimm4>) -> Inst {
            Inst {
                op: Opcode::Sfppopc,
                args: [mod_.into().get(), 0, 0, 0, 0, 0],
            }
        }
        /// `sfpsetcc vc,imm,mod,vd`: Setting flags by a register as a template for macros, or executed where the lanes are configured so
        #[inline]
        pub fn sfpsetcc_2(
            vc: LReg,
            imm: impl Into<Uimm12>,
            mod_: impl Into<Uimm4>,
            vd: LReg,
        ) -> Inst {
            Inst {
                op: Opcode::Sfpsetcc2,
                args: [vc as Arg, imm.into().get(), mod_.into().get(), vd as Arg, 0, 0],
            }
        }
        /// `sfpencc imm,mod,vd`: Setting what flags count as a template for macros, or executed where the lanes are configured so
        #[inline]
        pub fn sfpencc_2(
            imm: impl Into<Uimm12>,
            mod_: impl Into<Uimm4>,
            vd: LReg,
        ) -> Inst {
            Inst {
                op: Opcode::Sfpencc2,
                args: [imm.into().get(), mod_.into().get(), vd as Arg, 0, 0, 0],
            }
        }
        /// `sfppushc mod,vd`: Pushing flags as a template for macros, or executed where the lanes are configured so
        #[inline]
        pub fn sfppushc_2(mod_: impl Into<Uimm4>, vd: LReg) -> Inst {
            Inst {
                op: Opcode::Sfppushc2,
                args: [mod_.into().get(), vd as Arg, 0, 0, 0, 0],
            }
        }
        /// `sfppopc mod,vd`: Popping flags as a template for macros, or executed where the lanes are configured so
        #[inline]
        pub fn sfppopc_2(mod_: impl Into<Uimm4>, vd: LReg) -> Inst {
            Inst {
                op: Opcode::Sfppopc2,
                args: [mod_.into().get(), vd as Arg, 0, 0, 0, 0],
            }
        }
        /// `sfpcompc vd`: Else as a template for macros, or executed where the lanes are configured so
        #[inline]
        pub const fn sfpcompc_2(vd: LReg) -> Inst {
            Inst {
                op: Opcode::Sfpcompc2,
                args: [vd as Arg, 0, 0, 0, 0, 0],
            }
        }
        /// `sfptransp vd`: Transposition as a template for macros, or executed where the lanes are configured so
        #[inline]
        pub const fn sfptransp_2(vd: LReg) -> Inst {
            Inst {
                op: Opcode::Sfptransp2,
                args: [vd as Arg, 0, 0, 0, 0, 0],
            }
        }
    }
}
pub(crate) const SFPSHFT2: Op = Op {
    name: "sfpshft2",
    ident: "sfpshft2",
    feature: 2,
    length: 32,
    value: 0x94000000,
    mask: 0xff000000,
    needs: Needs { any: &T875F586E },
    operands: &T99DE0120,
    legal: &T10195CDF,
    templates: &T50CCBE15,
    has_semantics: true,
    effects: Effects(0xc),
    registers: &T9B9923C0,
    flows: &TDAF29C4C,
    doc: info!(
        "Moves L1 to L3 down and fills L3 with 0, L0 a row further, or vc a lane further (0 to 2); vc a lane further (3), without its first lanes (4, which Wormhole takes from the last turn); shifts by vc or a constant (5, 6)"
    ),
    origin: info!("spec/sfpu/cross.yaml:25"),
    data: &TB3C3CD77,
    ..Op::DEFAULT
};
pub(crate) const SFPSHFT2_BH: Op = Op {
    name: "sfpshft2",
    ident: "sfpshft2_bh",
    feature: 2,
    length: 32,
    value: 0x94000000,
    mask: 0xff000000,
    needs: Needs { any: &TC3E95E4D },
    operands: &T99DE0120,
    legal: &T10195CDF,
    templates: &T50CCBE15,
    has_semantics: true,
    effects: Effects(0x4),
    registers: &T9B9923C0,
    flows: &TDAF29C4C,
    doc: info!(
        "Moves L1 to L3 down and fills L3 with 0, L0 a row further, or vc a lane further (0 to 2); vc a lane further (3), without its first lanes (4, which Wormhole takes from the last turn); shifts by vc or a constant (5, 6)"
    ),
    origin: info!("spec/sfpu/cross.yaml:25"),
    data: &TDA1C56B2,
    ..Op::DEFAULT
};
pub(crate) const SFPSWAP: Op = Op {
    name: "sfpswap",
    ident: "sfpswap",
    feature: 2,
    length: 32,
    value: 0x92000000,
    mask: 0xfffff000,
    needs: Needs { any: &T875F586E },
    operands: &T2ED49542,
    legal: &TE6B60134,
    templates: &TD99B26F9,
    has_semantics: true,
    effects: Effects(0x4),
    registers: &TBBBF1F58,
    flows: &T0412C632,
    doc: info!(
        "Exchanges two registers (0), or sorts them: the smaller to vd in all rows (1), rows 0 and 1, 2, 3 (2 to 4), one row (5 to 8), no row (9, Blackhole)"
    ),
    origin: info!("spec/sfpu/cross.yaml:65"),
    data: &T9B0AA157,
    ..Op::DEFAULT
};
pub(crate) const SFPSWAP_BH: Op = Op {
    name: "sfpswap",
    ident: "sfpswap_bh",
    feature: 2,
    length: 32,
    value: 0x92000000,
    mask: 0xfffff000,
    needs: Needs { any: &TC3E95E4D },
    operands: &T2ED49542,
    legal: &T89A8895F,
    templates: &TD99B26F9,
    has_semantics: true,
    effects: Effects(0x4),
    registers: &TBBBF1F58,
    flows: &T0412C632,
    doc: info!(
        "Exchanges two registers (0), or sorts them: the smaller to vd in all rows (1), rows 0 and 1, 2, 3 (2 to 4), one row (5 to 8), no row (9, Blackhole)"
    ),
    origin: info!("spec/sfpu/cross.yaml:65"),
    data: &T3BC5D2DC,
    ..Op::DEFAULT
};
pub(crate) const SFPTRANSP: Op = Op {
    name: "sfptransp",
    ident: "sfptransp",
    feature: 2,
    length: 32,
    value: 0x8c000000,
    mask: 0xffffffff,
    templates: &TC2049D1D,
    has_semantics: true,
    effects: Effects(0x4),
    registers: &T9200307D,
    flows: &T2E506A26,
    doc: info!("Transposes L0 to L3, and L4 to L7, as matrices of registers by rows"),
    origin: info!("spec/sfpu/cross.yaml:109"),
    data: &TB3A0E605,
    ..Op::DEFAULT
};
pub(crate) const SFPSTOCHRND: Op = Op {
    name: "sfpstochrnd",
    ident: "sfpstochrnd",
    feature: 2,
    length: 32,
    value: 0x8e000000,
    mask: 0xffc00000,
    needs: Needs { any: &T875F586E },
    operands: &T74810DFC,
    legal: &TD94F9C6F,
    templates: &TAA8EE42D,
    has_semantics: true,
    effects: Effects(0xc),
    registers: &TC07C1877,
    flows: &TD4CD0D8D,
    doc: info!(
        "Rounds a float to fp16, bf16, u8, i8, u16, i16 (0 to 3, 6, 7), a sign-magnitude integer shifted right to u8, i8 (4, 5); to nearest, stochastically (rnd 1), on Blackhole to zero (2)"
    ),
    origin: info!("spec/sfpu/cross.yaml:131"),
    data: &T16AE8188,
    ..Op::DEFAULT
};
pub(crate) const SFPSTOCHRND_BH: Op = Op {
    name: "sfpstochrnd",
    ident: "sfpstochrnd_bh",
    feature: 2,
    length: 32,
    value: 0x8e000000,
    mask: 0xff800000,
    needs: Needs { any: &TC3E95E4D },
    operands: &TBE975FBD,
    legal: &TD94F9C6F,
    templates: &TAA8EE42D,
    has_semantics: true,
    effects: Effects(0xc),
    registers: &TC07C1877,
    flows: &TD4CD0D8D,
    doc: info!(
        "Rounds a float to fp16, bf16, u8, i8, u16, i16 (0 to 3, 6, 7), a sign-magnitude integer shifted right to u8, i8 (4, 5); to nearest, stochastically (rnd 1), on Blackhole to zero (2)"
    ),
    origin: info!("spec/sfpu/cross.yaml:131"),
    data: &T7664C29B,
    ..Op::DEFAULT
};
pub(crate) const SFPLOAD: Op = Op {
    name: "sfpload",
    ident: "sfpload",
    feature: 2,
    length: 32,
    value: 0x70000000,
    mask: 0xff000000,
    needs: Needs { any: &T875F586E },
    operands: &T20F9DFC5,
    legal: &T1EC156E6,
    templates: &T50CCBE15,
    has_semantics: true,
    effects: Effects(0xc),
    registers: &TB348A3A2,
    flows: &T5D3ACAF3,
    doc: info!(
        "Loads from Dst: as configured (0), fp16, bf16, fp32, int32, int8, uint16, high half, int16, low half (1 to 9), int32 in all lanes (10), zero, integers made two's complement (12, 13), one half kept (14, 15)"
    ),
    origin: info!("spec/sfpu/dst.yaml:92"),
    data: &T39DFF78B,
    ..Op::DEFAULT
};
pub(crate) const SFPLOAD_BH: Op = Op {
    name: "sfpload",
    ident: "sfpload_bh",
    feature: 2,
    length: 32,
    value: 0x70000000,
    mask: 0xff000000,
    needs: Needs { any: &TC3E95E4D },
    operands: &T3BBED724,
    legal: &T1EC156E6,
    templates: &T50CCBE15,
    has_semantics: true,
    effects: Effects(0xc),
    registers: &TB348A3A2,
    flows: &T5D3ACAF3,
    doc: info!(
        "Loads from Dst: as configured (0), fp16, bf16, fp32, int32, int8, uint16, high half, int16, low half (1 to 9), int32 in all lanes (10), zero, integers made two's complement (12, 13), one half kept (14, 15)"
    ),
    origin: info!("spec/sfpu/dst.yaml:92"),
    data: &TBAC1D6D8,
    ..Op::DEFAULT
};
pub(crate) const SFPSTORE: Op = Op {
    name: "sfpstore",
    ident: "sfpstore",
    feature: 2,
    length: 32,
    value: 0x72000000,
    mask: 0xff000000,
    needs: Needs { any: &T875F586E },
    operands: &TB2BC27A7,
    templates: &T50CCBE15,
    has_semantics: true,
    effects: Effects(0xc),
    registers: &TD3372A63,
    flows: &T3A2A7C01,
    doc: info!(
        "Stores to Dst: formats as those of sfpload; 7 and 9 write 32 bits without a change of order"
    ),
    origin: info!("spec/sfpu/dst.yaml:107"),
    data: &T61D649FA,
    ..Op::DEFAULT
};
pub(crate) const SFPSTORE_BH: Op = Op {
    name: "sfpstore",
    ident: "sfpstore_bh",
    feature: 2,
    length: 32,
    value: 0x72000000,
    mask: 0xff000000,
    needs: Needs { any: &TC3E95E4D },
    operands: &TEED32006,
    templates: &T50CCBE15,
    has_semantics: true,
    effects: Effects(0xc),
    registers: &TD3372A63,
    flows: &T3A2A7C01,
    doc: info!(
        "Stores to Dst: formats as those of sfpload; 7 and 9 write 32 bits without a change of order"
    ),
    origin: info!("spec/sfpu/dst.yaml:107"),
    data: &T2A7B394D,
    ..Op::DEFAULT
};
pub(crate) const SFPLOADI: Op = Op {
    name: "sfploadi",
    ident: "sfploadi",
    feature: 2,
    length: 32,
    value: 0x71000000,
    mask: 0xff000000,
    operands: &TFAF6BAB7,
    legal: &T27DBB2D3,
    templates: &TD99B26F9,
    has_semantics: true,
    effects: Effects(0x4),
    registers: &T6FE6766A,
    flows: &TBCCEFDBE,
    doc: info!(
        "Loads a constant: bf16, fp16, unsigned, signed (0, 1, 2, 4), the high or the low half (8, 10)"
    ),
    origin: info!("spec/sfpu/dst.yaml:151"),
    data: &T93DE2C8B,
    ..Op::DEFAULT
};
pub(crate) const SFPCONFIG: Op = Op {
    name: "sfpconfig",
    ident: "sfpconfig",
    feature: 2,
    length: 32,
    value: 0x91000000,
    mask: 0xff000000,
    operands: &T236B4CE1,
    legal: &TEF0DA04D,
    templates: &TD99B26F9,
    has_semantics: true,
    effects: Effects(0xc),
    registers: &T134B30FA,
    flows: &T13CFE347,
    doc: info!(
        "Configures lanes by column from L0 or a constant (1), assigned, or-ed, and-ed, xor-ed (2, 4, 6), 8 for columns of a mask; mod2 0 to 3 templates, 4 to 7 sequences, 8 macros, 11 to 14 constants, 15 lanes"
    ),
    origin: info!("spec/sfpu/dst.yaml:170"),
    data: &TBBBB053F,
    ..Op::DEFAULT
};
pub(crate) const SFPNOP: Op = Op {
    name: "sfpnop",
    ident: "sfpnop",
    feature: 2,
    length: 32,
    value: 0x8f000000,
    mask: 0xffffffff,
    templates: &TC2049D1D,
    has_semantics: true,
    effects: Effects(0xf),
    access: AccessSize::Various,
    doc: info!("Lets a cycle pass"),
    origin: info!("spec/sfpu/dst.yaml:204"),
    data: &T20BA0BE5,
    ..Op::DEFAULT
};
pub(crate) const TTNOP: Op = Op {
    name: "ttnop",
    ident: "ttnop",
    feature: 2,
    length: 32,
    value: 0x2000000,
    mask: 0xffffffff,
    templates: &TC2049D1D,
    has_semantics: true,
    effects: Effects(0xf),
    access: AccessSize::Various,
    doc: info!("Lets a cycle of the whole core pass"),
    origin: info!("spec/sfpu/dst.yaml:210"),
    data: &T2C54FC33,
    ..Op::DEFAULT
};
pub(crate) const TTINCRWC: Op = Op {
    name: "ttincrwc",
    ident: "ttincrwc",
    feature: 2,
    length: 32,
    value: 0x38000000,
    mask: 0xff00003f,
    operands: &T93BD60F4,
    templates: &T50CCBE15,
    has_semantics: true,
    effects: Effects(0xc),
    doc: info!("Adds d to the row counter of Dst, or to where it started (bit 2 of cr)"),
    origin: info!("spec/sfpu/dst.yaml:217"),
    data: &T7CF0903D,
    ..Op::DEFAULT
};
pub(crate) const TTSETRWC: Op = Op {
    name: "ttsetrwc",
    ident: "ttsetrwc",
    feature: 2,
    length: 32,
    value: 0x37000000,
    mask: 0xff000000,
    operands: &TFA02B48B,
    templates: &TAA8EE42D,
    has_semantics: true,
    effects: Effects(0xc),
    doc: info!(
        "Sets the row counter of Dst (bit 2 of which) to d, d behind its start (bit 2 of cr), d behind itself (bit 3)"
    ),
    origin: info!("spec/sfpu/dst.yaml:230"),
    data: &T37BF8F13,
    ..Op::DEFAULT
};
pub(crate) const TTREPLAY: Op = Op {
    name: "ttreplay",
    ident: "ttreplay",
    feature: 2,
    length: 32,
    value: 0x4000000,
    mask: 0xff000000,
    operands: &T7FD23EEA,
    templates: &T50CCBE15,
    has_semantics: true,
    effects: Effects(0x20f),
    access: AccessSize::Various,
    registers: &TB42D690C,
    doc: info!(
        "Records the next words in slots (load), which are executed now too (now), or issues recorded words"
    ),
    origin: info!("spec/sfpu/dst.yaml:246"),
    data: &T49E88D61,
    ..Op::DEFAULT
};
pub(crate) const SFPLOADMACRO: Op = Op {
    name: "sfploadmacro",
    ident: "sfploadmacro",
    feature: 2,
    length: 32,
    value: 0x93000000,
    mask: 0xff003c00,
    needs: Needs { any: &T875F586E },
    operands: &T2EA2C188,
    templates: &TDB94F452,
    has_semantics: true,
    effects: Effects(0x20c),
    registers: &TC0ECA851,
    flows: &T44D295C1,
    doc: info!(
        "Loads as sfpload does and schedules what a sequence says, by template, with the loaded register as vc (or vb) and vd: instructions of the simple, the multiply-add and the round unit, and a store"
    ),
    origin: info!("spec/sfpu/macros.yaml:235"),
    data: &T8FD15F01,
    ..Op::DEFAULT
};
pub(crate) const SFPLOADMACRO_BH: Op = Op {
    name: "sfploadmacro",
    ident: "sfploadmacro_bh",
    feature: 2,
    length: 32,
    value: 0x93000000,
    mask: 0xff001c00,
    needs: Needs { any: &TC3E95E4D },
    operands: &T9C1F41EC,
    templates: &TDB94F452,
    has_semantics: true,
    effects: Effects(0x20c),
    registers: &TC0ECA851,
    flows: &T44D295C1,
    doc: info!(
        "Loads as sfpload does and schedules what a sequence says, by template, with the loaded register as vc (or vb) and vd: instructions of the simple, the multiply-add and the round unit, and a store"
    ),
    origin: info!("spec/sfpu/macros.yaml:235"),
    data: &T0FF59E66,
    ..Op::DEFAULT
};
pub(crate) const SFPMAD: Op = Op {
    name: "sfpmad",
    ident: "sfpmad",
    feature: 2,
    length: 32,
    value: 0x84000000,
    mask: 0xfff00000,
    needs: Needs { any: &T875F586E },
    operands: &T62A4F5C5,
    legal: &TBA8553F4,
    templates: &TDB94F452,
    has_semantics: true,
    effects: Effects(0x4),
    registers: &T15248DFD,
    flows: &T5CCDF32B,
    doc: info!(
        "Product plus addend; negates va (1) and vc (2) on Blackhole, takes the number of va (4) and of vd (8) from L7"
    ),
    origin: info!("spec/sfpu/mad.yaml:116"),
    data: &TB7E94AFF,
    ..Op::DEFAULT
};
pub(crate) const SFPMAD_BH: Op = Op {
    name: "sfpmad",
    ident: "sfpmad_bh",
    feature: 2,
    length: 32,
    value: 0x84000000,
    mask: 0xfff00000,
    needs: Needs { any: &TC3E95E4D },
    operands: &T62A4F5C5,
    legal: &TAB157FEB,
    templates: &TDB94F452,
    has_semantics: true,
    effects: Effects(0x4),
    registers: &T15248DFD,
    flows: &T5CCDF32B,
    doc: info!(
        "Product plus addend; negates va (1) and vc (2) on Blackhole, takes the number of va (4) and of vd (8) from L7"
    ),
    origin: info!("spec/sfpu/mad.yaml:116"),
    data: &T5D8CFAE4,
    ..Op::DEFAULT
};
pub(crate) const SFPADD: Op = Op {
    name: "sfpadd",
    ident: "sfpadd",
    feature: 2,
    length: 32,
    value: 0x850a0000,
    mask: 0xffff0000,
    needs: Needs { any: &T875F586E },
    operands: &TECC454C7,
    legal: &TD6E72583,
    templates: &T50CCBE15,
    has_semantics: true,
    effects: Effects(0x4),
    registers: &T65B99B9B,
    flows: &T5CCDF32B,
    doc: info!(
        "Sum; negates va (1) and vc (2) on Blackhole, takes the number of va (4) and of vd (8) from L7"
    ),
    origin: info!("spec/sfpu/mad.yaml:116"),
    data: &TB7E94AFF,
    ..Op::DEFAULT
};
pub(crate) const SFPADD_BH: Op = Op {
    name: "sfpadd",
    ident: "sfpadd_bh",
    feature: 2,
    length: 32,
    value: 0x850a0000,
    mask: 0xffff0000,
    needs: Needs { any: &TC3E95E4D },
    operands: &TECC454C7,
    legal: &TA578A824,
    templates: &T50CCBE15,
    has_semantics: true,
    effects: Effects(0x4),
    registers: &T65B99B9B,
    flows: &T5CCDF32B,
    doc: info!(
        "Sum; negates va (1) and vc (2) on Blackhole, takes the number of va (4) and of vd (8) from L7"
    ),
    origin: info!("spec/sfpu/mad.yaml:116"),
    data: &T5D8CFAE4,
    ..Op::DEFAULT
};
pub(crate) const SFPMUL: Op = Op {
    name: "sfpmul",
    ident: "sfpmul",
    feature: 2,
    length: 32,
    value: 0x86000900,
    mask: 0xfff00f00,
    needs: Needs { any: &T875F586E },
    operands: &T7B7DC118,
    legal: &TD6E72583,
    templates: &T50CCBE15,
    has_semantics: true,
    effects: Effects(0x4),
    registers: &T4DAE6536,
    flows: &T5CCDF32B,
    doc: info!(
        "Product; negates va (1) and vc (2) on Blackhole, takes the number of va (4) and of vd (8) from L7"
    ),
    origin: info!("spec/sfpu/mad.yaml:116"),
    data: &TB7E94AFF,
    ..Op::DEFAULT
};
pub(crate) const SFPMUL_BH: Op = Op {
    name: "sfpmul",
    ident: "sfpmul_bh",
    feature: 2,
    length: 32,
    value: 0x86000900,
    mask: 0xfff00f00,
    needs: Needs { any: &TC3E95E4D },
    operands: &T7B7DC118,
    legal: &TA578A824,
    templates: &T50CCBE15,
    has_semantics: true,
    effects: Effects(0x4),
    registers: &T4DAE6536,
    flows: &T5CCDF32B,
    doc: info!(
        "Product; negates va (1) and vc (2) on Blackhole, takes the number of va (4) and of vd (8) from L7"
    ),
    origin: info!("spec/sfpu/mad.yaml:116"),
    data: &T5D8CFAE4,
    ..Op::DEFAULT
};
pub(crate) const SFPADD_WH: Op = Op {
    name: "sfpadd",
    ident: "sfpadd_wh",
    feature: 2,
    length: 32,
    value: 0x85000000,
    mask: 0xfff00000,
    needs: Needs { any: &T875F586E },
    operands: &T62A4F5C5,
    where_: &T4788D9DF,
    legal: &TBA8553F4,
    templates: &TDB94F452,
    has_semantics: true,
    effects: Effects(0x4),
    registers: &T15248DFD,
    flows: &T5CCDF32B,
    doc: info!(
        "Product plus addend; negates va (1) and vc (2) on Blackhole, takes the number of va (4) and of vd (8) from L7"
    ),
    origin: info!("spec/sfpu/mad.yaml:116"),
    data: &TB7E94AFF,
    ..Op::DEFAULT
};
pub(crate) const SFPADD_BH_2: Op = Op {
    name: "sfpadd",
    ident: "sfpadd_bh_2",
    feature: 2,
    length: 32,
    value: 0x85000000,
    mask: 0xfff00000,
    needs: Needs { any: &TC3E95E4D },
    operands: &T62A4F5C5,
    where_: &T4788D9DF,
    legal: &TAB157FEB,
    templates: &TDB94F452,
    has_semantics: true,
    effects: Effects(0x4),
    registers: &T15248DFD,
    flows: &T5CCDF32B,
    doc: info!(
        "Product plus addend; negates va (1) and vc (2) on Blackhole, takes the number of va (4) and of vd (8) from L7"
    ),
    origin: info!("spec/sfpu/mad.yaml:116"),
    data: &T5D8CFAE4,
    ..Op::DEFAULT
};
pub(crate) const SFPMUL_WH: Op = Op {
    name: "sfpmul",
    ident: "sfpmul_wh",
    feature: 2,
    length: 32,
    value: 0x86000000,
    mask: 0xfff00000,
    needs: Needs { any: &T875F586E },
    operands: &T62A4F5C5,
    where_: &TD5EE24DD,
    legal: &TBA8553F4,
    templates: &TDB94F452,
    has_semantics: true,
    effects: Effects(0x4),
    registers: &T15248DFD,
    flows: &T5CCDF32B,
    doc: info!(
        "Product plus addend; negates va (1) and vc (2) on Blackhole, takes the number of va (4) and of vd (8) from L7"
    ),
    origin: info!("spec/sfpu/mad.yaml:116"),
    data: &TB7E94AFF,
    ..Op::DEFAULT
};
pub(crate) const SFPMUL_BH_2: Op = Op {
    name: "sfpmul",
    ident: "sfpmul_bh_2",
    feature: 2,
    length: 32,
    value: 0x86000000,
    mask: 0xfff00000,
    needs: Needs { any: &TC3E95E4D },
    operands: &T62A4F5C5,
    where_: &TD5EE24DD,
    legal: &TAB157FEB,
    templates: &TDB94F452,
    has_semantics: true,
    effects: Effects(0x4),
    registers: &T15248DFD,
    flows: &T5CCDF32B,
    doc: info!(
        "Product plus addend; negates va (1) and vc (2) on Blackhole, takes the number of va (4) and of vd (8) from L7"
    ),
    origin: info!("spec/sfpu/mad.yaml:116"),
    data: &T5D8CFAE4,
    ..Op::DEFAULT
};
pub(crate) const SFPMULI: Op = Op {
    name: "sfpmuli",
    ident: "sfpmuli",
    feature: 2,
    length: 32,
    value: 0x74000000,
    mask: 0xff000000,
    needs: Needs { any: &T875F586E },
    operands: &TFFD9AEE5,
    legal: &TA4BA0E94,
    templates: &TD99B26F9,
    has_semantics: true,
    effects: Effects(0x4),
    registers: &T028514B5,
    flows: &T1BE03E7D,
    doc: info!(
        "Product of vd and a bf16 constant; negates vd (2) on Blackhole, takes the number of vd from L7 (8)"
    ),
    origin: info!("spec/sfpu/mad.yaml:151"),
    data: &T19DE25A7,
    ..Op::DEFAULT
};
pub(crate) const SFPMULI_BH: Op = Op {
    name: "sfpmuli",
    ident: "sfpmuli_bh",
    feature: 2,
    length: 32,
    value: 0x74000000,
    mask: 0xff000000,
    needs: Needs { any: &TC3E95E4D },
    operands: &TFFD9AEE5,
    legal: &TCCAC6AF6,
    templates: &TD99B26F9,
    has_semantics: true,
    effects: Effects(0x4),
    registers: &T028514B5,
    flows: &T1BE03E7D,
    doc: info!(
        "Product of vd and a bf16 constant; negates vd (2) on Blackhole, takes the number of vd from L7 (8)"
    ),
    origin: info!("spec/sfpu/mad.yaml:151"),
    data: &T9B3F998C,
    ..Op::DEFAULT
};
pub(crate) const SFPADDI: Op = Op {
    name: "sfpaddi",
    ident: "sfpaddi",
    feature: 2,
    length: 32,
    value: 0x75000000,
    mask: 0xff000000,
    needs: Needs { any: &T875F586E },
    operands: &TFFD9AEE5,
    legal: &TA4BA0E94,
    templates: &TD99B26F9,
    has_semantics: true,
    effects: Effects(0x4),
    registers: &T028514B5,
    flows: &T1BE03E7D,
    doc: info!(
        "Sum of vd and a bf16 constant; negates vd (2) on Blackhole, takes the number of vd from L7 (8)"
    ),
    origin: info!("spec/sfpu/mad.yaml:151"),
    data: &TB4600D18,
    ..Op::DEFAULT
};
pub(crate) const SFPADDI_BH: Op = Op {
    name: "sfpaddi",
    ident: "sfpaddi_bh",
    feature: 2,
    length: 32,
    value: 0x75000000,
    mask: 0xff000000,
    needs: Needs { any: &TC3E95E4D },
    operands: &TFFD9AEE5,
    legal: &TCCAC6AF6,
    templates: &TD99B26F9,
    has_semantics: true,
    effects: Effects(0x4),
    registers: &T028514B5,
    flows: &T1BE03E7D,
    doc: info!(
        "Sum of vd and a bf16 constant; negates vd (2) on Blackhole, takes the number of vd from L7 (8)"
    ),
    origin: info!("spec/sfpu/mad.yaml:151"),
    data: &T5FBED1CB,
    ..Op::DEFAULT
};
pub(crate) const SFPMUL24: Op = Op {
    name: "sfpmul24",
    ident: "sfpmul24",
    feature: 2,
    length: 32,
    value: 0x98000900,
    mask: 0xfff00f00,
    needs: Needs { any: &TC3E95E4D },
    operands: &T7B7DC118,
    legal: &T1A981AF4,
    templates: &T50CCBE15,
    has_semantics: true,
    effects: Effects(0x4),
    registers: &T6D2346B7,
    flows: &T1BE03E7D,
    doc: info!(
        "Low (0) or high (1) half of a product of 23-bit integers; takes the number of va (4) and of vd (8) from L7"
    ),
    origin: info!("spec/sfpu/mad.yaml:173"),
    data: &TA471BCB0,
    ..Op::DEFAULT
};
pub(crate) const SFPLUT: Op = Op {
    name: "sfplut",
    ident: "sfplut",
    feature: 2,
    length: 32,
    value: 0x73000000,
    mask: 0xff00ffff,
    needs: Needs { any: &T875F586E },
    operands: &TC2C156B8,
    legal: &T2BD9E831,
    templates: &T7EAADA8D,
    has_semantics: true,
    effects: Effects(0x4),
    registers: &T6ABAF19E,
    flows: &T8655F62C,
    doc: info!(
        "Linear function of |L3| with 8-bit coefficients of three ranges in L0 to L2; keeps the sign (4), takes the number of vd from L7 (8)"
    ),
    origin: info!("spec/sfpu/mad.yaml:186"),
    data: &T57441C50,
    ..Op::DEFAULT
};
pub(crate) const SFPLUT_BH: Op = Op {
    name: "sfplut",
    ident: "sfplut_bh",
    feature: 2,
    length: 32,
    value: 0x73000000,
    mask: 0xff00ffff,
    needs: Needs { any: &TC3E95E4D },
    operands: &TC2C156B8,
    legal: &T2BD9E831,
    templates: &T7EAADA8D,
    has_semantics: true,
    effects: Effects(0x4),
    registers: &T6ABAF19E,
    flows: &T8655F62C,
    doc: info!(
        "Linear function of |L3| with 8-bit coefficients of three ranges in L0 to L2; keeps the sign (4), takes the number of vd from L7 (8)"
    ),
    origin: info!("spec/sfpu/mad.yaml:186"),
    data: &T708493E3,
    ..Op::DEFAULT
};
pub(crate) const SFPLUTFP32: Op = Op {
    name: "sfplutfp32",
    ident: "sfplutfp32",
    feature: 2,
    length: 32,
    value: 0x95000000,
    mask: 0xffffff00,
    needs: Needs { any: &T875F586E },
    operands: &T5D45BBD1,
    legal: &T68609695,
    templates: &T7EAADA8D,
    has_semantics: true,
    effects: Effects(0x4),
    registers: &T4C41CF79,
    flows: &T27251F76,
    doc: info!(
        "Linear function of |L3|: 3 ranges of floats (0), 6 of fp16 cut at 3 or 4 (2, 3), 3 of fp16 (10); keeps the sign (4), takes the number of vd from L7 (8)"
    ),
    origin: info!("spec/sfpu/mad.yaml:195"),
    data: &T33CE0337,
    ..Op::DEFAULT
};
pub(crate) const SFPLUTFP32_BH: Op = Op {
    name: "sfplutfp32",
    ident: "sfplutfp32_bh",
    feature: 2,
    length: 32,
    value: 0x95000000,
    mask: 0xffffff00,
    needs: Needs { any: &TC3E95E4D },
    operands: &T5D45BBD1,
    legal: &T68609695,
    templates: &T7EAADA8D,
    has_semantics: true,
    effects: Effects(0x4),
    registers: &T4C41CF79,
    flows: &T27251F76,
    doc: info!(
        "Linear function of |L3|: 3 ranges of floats (0), 6 of fp16 cut at 3 or 4 (2, 3), 3 of fp16 (10); keeps the sign (4), takes the number of vd from L7 (8)"
    ),
    origin: info!("spec/sfpu/mad.yaml:195"),
    data: &TD48934BC,
    ..Op::DEFAULT
};
pub(crate) const SFPAND: Op = Op {
    name: "sfpand",
    ident: "sfpand",
    feature: 2,
    length: 32,
    value: 0x7e000000,
    mask: 0xfffff00f,
    needs: Needs { any: &T875F586E },
    operands: &T738F944A,
    legal: &T1EC156E6,
    templates: &T7EAADA8D,
    has_semantics: true,
    effects: Effects(0x4),
    registers: &T5347861E,
    flows: &TC4F0FBC5,
    doc: info!("Bitwise and"),
    origin: info!("spec/sfpu/simple.yaml:118"),
    data: &TEF3BC7D5,
    ..Op::DEFAULT
};
pub(crate) const SFPAND_BH: Op = Op {
    name: "sfpand",
    ident: "sfpand_bh",
    feature: 2,
    length: 32,
    value: 0x7e000000,
    mask: 0xffff0000,
    needs: Needs { any: &TC3E95E4D },
    operands: &TED95515C,
    legal: &TE32F6D85,
    templates: &T50CCBE15,
    has_semantics: true,
    effects: Effects(0x4),
    registers: &TC07C1877,
    flows: &TD4CD0D8D,
    doc: info!("Bitwise and, of vd (0) or vb (1)"),
    origin: info!("spec/sfpu/simple.yaml:118"),
    data: &T728BF643,
    ..Op::DEFAULT
};
pub(crate) const SFPOR: Op = Op {
    name: "sfpor",
    ident: "sfpor",
    feature: 2,
    length: 32,
    value: 0x7f000000,
    mask: 0xfffff00f,
    needs: Needs { any: &T875F586E },
    operands: &T738F944A,
    legal: &T1EC156E6,
    templates: &T7EAADA8D,
    has_semantics: true,
    effects: Effects(0x4),
    registers: &T5347861E,
    flows: &TC4F0FBC5,
    doc: info!("Bitwise or"),
    origin: info!("spec/sfpu/simple.yaml:118"),
    data: &TC899BAEF,
    ..Op::DEFAULT
};
pub(crate) const SFPOR_BH: Op = Op {
    name: "sfpor",
    ident: "sfpor_bh",
    feature: 2,
    length: 32,
    value: 0x7f000000,
    mask: 0xffff0000,
    needs: Needs { any: &TC3E95E4D },
    operands: &TED95515C,
    legal: &TE32F6D85,
    templates: &T50CCBE15,
    has_semantics: true,
    effects: Effects(0x4),
    registers: &TC07C1877,
    flows: &TD4CD0D8D,
    doc: info!("Bitwise or, of vd (0) or vb (1)"),
    origin: info!("spec/sfpu/simple.yaml:118"),
    data: &T53A08D6D,
    ..Op::DEFAULT
};
pub(crate) const SFPXOR: Op = Op {
    name: "sfpxor",
    ident: "sfpxor",
    feature: 2,
    length: 32,
    value: 0x8d000000,
    mask: 0xfffff00f,
    operands: &T738F944A,
    legal: &T1EC156E6,
    templates: &T7EAADA8D,
    has_semantics: true,
    effects: Effects(0x4),
    registers: &T5347861E,
    flows: &TC4F0FBC5,
    doc: info!("Bitwise exclusive or"),
    origin: info!("spec/sfpu/simple.yaml:118"),
    data: &T6B92FACD,
    ..Op::DEFAULT
};
pub(crate) const SFPNOT: Op = Op {
    name: "sfpnot",
    ident: "sfpnot",
    feature: 2,
    length: 32,
    value: 0x80000000,
    mask: 0xfffff00f,
    operands: &T75945327,
    legal: &T1EC156E6,
    templates: &T7EAADA8D,
    has_semantics: true,
    effects: Effects(0x4),
    registers: &T5347861E,
    flows: &TC4F0FBC5,
    doc: info!("Bitwise complement"),
    origin: info!("spec/sfpu/simple.yaml:118"),
    data: &T3CD185BB,
    ..Op::DEFAULT
};
pub(crate) const SFPABS: Op = Op {
    name: "sfpabs",
    ident: "sfpabs",
    feature: 2,
    length: 32,
    value: 0x7d000000,
    mask: 0xfffff000,
    operands: &T04F29498,
    legal: &T60D3927C,
    templates: &TD99B26F9,
    has_semantics: true,
    effects: Effects(0x4),
    registers: &T5347861E,
    flows: &TC4F0FBC5,
    doc: info!(
        "Absolute value of an integer (0) or of a float, except negative NaN (1)"
    ),
    origin: info!("spec/sfpu/simple.yaml:118"),
    data: &T348B3EDC,
    ..Op::DEFAULT
};
pub(crate) const SFPEXMAN: Op = Op {
    name: "sfpexman",
    ident: "sfpexman",
    feature: 2,
    length: 32,
    value: 0x78000000,
    mask: 0xfffff000,
    operands: &T04F29498,
    legal: &T60D3927C,
    templates: &TD99B26F9,
    has_semantics: true,
    effects: Effects(0x4),
    registers: &T5347861E,
    flows: &TC4F0FBC5,
    doc: info!("Mantissa with its hidden bit (0) or without (1)"),
    origin: info!("spec/sfpu/simple.yaml:118"),
    data: &T3EA20B31,
    ..Op::DEFAULT
};
pub(crate) const SFPCAST: Op = Op {
    name: "sfpcast",
    ident: "sfpcast",
    feature: 2,
    length: 32,
    value: 0x90000000,
    mask: 0xfffff000,
    needs: Needs { any: &T875F586E },
    operands: &T04F29498,
    legal: &T60D3927C,
    templates: &TD99B26F9,
    has_semantics: true,
    effects: Effects(0xc),
    registers: &T5347861E,
    flows: &TC4F0FBC5,
    doc: info!("Sign-magnitude integer to float, to nearest (0) or stochastically (1)"),
    origin: info!("spec/sfpu/simple.yaml:118"),
    data: &T9F6338EC,
    ..Op::DEFAULT
};
pub(crate) const SFPCAST_BH: Op = Op {
    name: "sfpcast",
    ident: "sfpcast_bh",
    feature: 2,
    length: 32,
    value: 0x90000000,
    mask: 0xfffff000,
    needs: Needs { any: &TC3E95E4D },
    operands: &T04F29498,
    legal: &TD0756256,
    templates: &TD99B26F9,
    has_semantics: true,
    effects: Effects(0xc),
    registers: &T5347861E,
    flows: &TC4F0FBC5,
    doc: info!(
        "Sign-magnitude to float, to nearest or stochastically (0, 1); absolute value (2), two's complement both ways (3)"
    ),
    origin: info!("spec/sfpu/simple.yaml:118"),
    data: &T6A3B7C96,
    ..Op::DEFAULT
};
pub(crate) const SFPSETEXP: Op = Op {
    name: "sfpsetexp",
    ident: "sfpsetexp",
    feature: 2,
    length: 32,
    value: 0x82000000,
    mask: 0xff000000,
    operands: &T99DE0120,
    legal: &TDC6931E3,
    templates: &T50CCBE15,
    has_semantics: true,
    effects: Effects(0x4),
    registers: &T5347861E,
    flows: &TC4F0FBC5,
    doc: info!(
        "vc with another exponent, from vd as a number (0), the constant (1), vd as a float (2)"
    ),
    origin: info!("spec/sfpu/simple.yaml:118"),
    data: &T3EC872B3,
    ..Op::DEFAULT
};
pub(crate) const SFPSETMAN: Op = Op {
    name: "sfpsetman",
    ident: "sfpsetman",
    feature: 2,
    length: 32,
    value: 0x83000000,
    mask: 0xff000000,
    operands: &T99DE0120,
    legal: &TCE84E221,
    templates: &T50CCBE15,
    has_semantics: true,
    effects: Effects(0x4),
    registers: &T5347861E,
    flows: &TC4F0FBC5,
    doc: info!("vc with another mantissa, from vd (0) or the constant (1)"),
    origin: info!("spec/sfpu/simple.yaml:118"),
    data: &T101A84D7,
    ..Op::DEFAULT
};
pub(crate) const SFPSETSGN: Op = Op {
    name: "sfpsetsgn",
    ident: "sfpsetsgn",
    feature: 2,
    length: 32,
    value: 0x89000000,
    mask: 0xff000000,
    operands: &T99DE0120,
    legal: &TCE84E221,
    templates: &T50CCBE15,
    has_semantics: true,
    effects: Effects(0x4),
    registers: &T5347861E,
    flows: &TC4F0FBC5,
    doc: info!("vc with another sign, from vd (0) or the constant (1)"),
    origin: info!("spec/sfpu/simple.yaml:118"),
    data: &T929BFD10,
    ..Op::DEFAULT
};
pub(crate) const SFPDIVP2: Op = Op {
    name: "sfpdivp2",
    ident: "sfpdivp2",
    feature: 2,
    length: 32,
    value: 0x76000000,
    mask: 0xff000000,
    operands: &TDFDF28D9,
    legal: &TE32F6D85,
    templates: &T50CCBE15,
    has_semantics: true,
    effects: Effects(0x4),
    registers: &T5347861E,
    flows: &TC4F0FBC5,
    doc: info!("Sets the exponent (0) or adds to it, except of infinities and NaNs (1)"),
    origin: info!("spec/sfpu/simple.yaml:118"),
    data: &T203163AA,
    ..Op::DEFAULT
};
pub(crate) const SFPSHFT: Op = Op {
    name: "sfpshft",
    ident: "sfpshft",
    feature: 2,
    length: 32,
    value: 0x7a000000,
    mask: 0xff000000,
    needs: Needs { any: &T875F586E },
    operands: &T955F366A,
    legal: &TCE84E221,
    templates: &T50CCBE15,
    has_semantics: true,
    effects: Effects(0x4),
    registers: &T5347861E,
    flows: &TC4F0FBC5,
    doc: info!(
        "Shifts vd left, or right by a negative amount, in vc (0) or constant (1)"
    ),
    origin: info!("spec/sfpu/simple.yaml:118"),
    data: &TBF987576,
    ..Op::DEFAULT
};
pub(crate) const SFPSHFT_BH: Op = Op {
    name: "sfpshft",
    ident: "sfpshft_bh",
    feature: 2,
    length: 32,
    value: 0x7a000000,
    mask: 0xff000000,
    needs: Needs { any: &TC3E95E4D },
    operands: &T955F366A,
    legal: &T4A8FE28C,
    templates: &T50CCBE15,
    has_semantics: true,
    effects: Effects(0x4),
    registers: &T5347861E,
    flows: &TC4F0FBC5,
    doc: info!(
        "Shifts vd left, or right by a negative amount, in vc or constant (1); arithmetically (2); vc (5, 7)"
    ),
    origin: info!("spec/sfpu/simple.yaml:118"),
    data: &T32A0FE8C,
    ..Op::DEFAULT
};
pub(crate) const SFPARECIP: Op = Op {
    name: "sfparecip",
    ident: "sfparecip",
    feature: 2,
    length: 32,
    value: 0x99000000,
    mask: 0xfffff000,
    needs: Needs { any: &TC3E95E4D },
    operands: &T04F29498,
    legal: &T2C125517,
    templates: &TD99B26F9,
    has_semantics: true,
    effects: Effects(0x4),
    registers: &T2958930C,
    flows: &TD4CD0D8D,
    doc: info!(
        "Approximate reciprocal (0), the same where vb is negative (1), approximate exponential (2)"
    ),
    origin: info!("spec/sfpu/simple.yaml:178"),
    data: &T5D58B3B9,
    ..Op::DEFAULT
};
pub(crate) const SFPARECIP_BH: Op = Op {
    name: "sfparecip",
    ident: "sfparecip_bh",
    feature: 2,
    length: 32,
    value: 0x99000000,
    mask: 0xffff0000,
    needs: Needs { any: &TC3E95E4D },
    operands: &TECC454C7,
    where_: &TCB6D4DA2,
    legal: &T2F0D9356,
    templates: &T50CCBE15,
    has_semantics: true,
    effects: Effects(0x4),
    registers: &TC07C1877,
    flows: &TD4CD0D8D,
    doc: info!(
        "Approximate reciprocal (0), the same where vb is negative (1), approximate exponential (2)"
    ),
    origin: info!("spec/sfpu/simple.yaml:178"),
    data: &TBD12AFDF,
    ..Op::DEFAULT
};
pub(crate) const SFPMOV: Op = Op {
    name: "sfpmov",
    ident: "sfpmov",
    feature: 2,
    length: 32,
    value: 0x7c000000,
    mask: 0xfffff000,
    operands: &T04F29498,
    legal: &TF29BD9F3,
    templates: &TD99B26F9,
    has_semantics: true,
    effects: Effects(0xc),
    registers: &TA2030B7A,
    flows: &T0A526306,
    doc: info!(
        "Copies (0), negates (1), copies in all lanes (2), or reads what configuration wrote, random numbers by vc = 9 (8)"
    ),
    origin: info!("spec/sfpu/simple.yaml:200"),
    data: &T03601627,
    ..Op::DEFAULT
};
pub(crate) const SFPIADD: Op = Op {
    name: "sfpiadd",
    ident: "sfpiadd",
    feature: 2,
    length: 32,
    value: 0x79000000,
    mask: 0xff000000,
    operands: &T955F366A,
    legal: &TB7DB983F,
    templates: &T50CCBE15,
    has_semantics: true,
    effects: Effects(0xc),
    registers: &T5347861E,
    flows: &TC4F0FBC5,
    doc: info!(
        "Sum with vd (0), a constant (1), vd negated (2); flags by sign (0), left (4), negated (8), inverted (12)"
    ),
    origin: info!("spec/sfpu/simple.yaml:228"),
    data: &TDC21AD17,
    ..Op::DEFAULT
};
pub(crate) const SFPEXEXP: Op = Op {
    name: "sfpexexp",
    ident: "sfpexexp",
    feature: 2,
    length: 32,
    value: 0x77000000,
    mask: 0xfffff000,
    operands: &T04F29498,
    legal: &T0A5904BE,
    templates: &TD99B26F9,
    has_semantics: true,
    effects: Effects(0xc),
    registers: &T5347861E,
    flows: &TC4F0FBC5,
    doc: info!(
        "Exponent without bias (0) or with it (1); flags by its sign (2), inverted (8)"
    ),
    origin: info!("spec/sfpu/simple.yaml:228"),
    data: &T2D4CCB74,
    ..Op::DEFAULT
};
pub(crate) const SFPLZ: Op = Op {
    name: "sfplz",
    ident: "sfplz",
    feature: 2,
    length: 32,
    value: 0x81000000,
    mask: 0xfffff000,
    operands: &T04F29498,
    legal: &TA5BC43CD,
    templates: &TD99B26F9,
    has_semantics: true,
    effects: Effects(0xc),
    registers: &T5347861E,
    flows: &TC4F0FBC5,
    doc: info!(
        "Leading zeros, sign left out (4); flags by whether there is a one (2), inverted (8)"
    ),
    origin: info!("spec/sfpu/simple.yaml:228"),
    data: &T15A4C7B8,
    ..Op::DEFAULT
};
pub(crate) const SFPLE: Op = Op {
    name: "sfple",
    ident: "sfple",
    feature: 2,
    length: 32,
    value: 0x96000000,
    mask: 0xffff0000,
    needs: Needs { any: &TC3E95E4D },
    operands: &T84425603,
    legal: &T1EC156E6,
    templates: &T50CCBE15,
    has_semantics: true,
    effects: Effects(0xc),
    registers: &T6FE963D1,
    flows: &TD8A40E64,
    doc: info!(
        "vd <= vc in sign-magnitude order: to the flags (bit 0), and-ed or or-ed into the top of the stack (bits 1, 2), to vd as -1 or 0 (bit 3)"
    ),
    origin: info!("spec/sfpu/simple.yaml:260"),
    data: &TF5DC1987,
    ..Op::DEFAULT
};
pub(crate) const SFPGT: Op = Op {
    name: "sfpgt",
    ident: "sfpgt",
    feature: 2,
    length: 32,
    value: 0x97000000,
    mask: 0xffff0000,
    needs: Needs { any: &TC3E95E4D },
    operands: &T84425603,
    legal: &T1EC156E6,
    templates: &T50CCBE15,
    has_semantics: true,
    effects: Effects(0xc),
    registers: &T6FE963D1,
    flows: &TD8A40E64,
    doc: info!(
        "vd > vc in sign-magnitude order: to the flags (bit 0), and-ed or or-ed into the top of the stack (bits 1, 2), to vd as -1 or 0 (bit 3)"
    ),
    origin: info!("spec/sfpu/simple.yaml:260"),
    data: &T63823C94,
    ..Op::DEFAULT
};
pub(crate) const SFPSETCC: Op = Op {
    name: "sfpsetcc",
    ident: "sfpsetcc",
    feature: 2,
    length: 32,
    value: 0x7b000000,
    mask: 0xff0000f0,
    operands: &T05CEDBAB,
    legal: &TE6911E60,
    templates: &TD99B26F9,
    has_semantics: true,
    effects: Effects(0xc),
    registers: &TC8EC49A1,
    doc: info!(
        "Sets the flags of active lanes by a register against zero, to a constant, or to 0"
    ),
    origin: info!("spec/sfpu/simple.yaml:298"),
    data: &T8B10472C,
    ..Op::DEFAULT
};
pub(crate) const SFPENCC: Op = Op {
    name: "sfpencc",
    ident: "sfpencc",
    feature: 2,
    length: 32,
    value: 0x8a000000,
    mask: 0xff000ff0,
    operands: &TD4BB0962,
    legal: &T11378CEB,
    templates: &T7EAADA8D,
    has_semantics: true,
    effects: Effects(0xc),
    doc: info!("Sets or inverts which flags count, and sets all flags"),
    origin: info!("spec/sfpu/simple.yaml:319"),
    data: &T5DA85998,
    ..Op::DEFAULT
};
pub(crate) const SFPCOMPC: Op = Op {
    name: "sfpcompc",
    ident: "sfpcompc",
    feature: 2,
    length: 32,
    value: 0x8b000000,
    mask: 0xffffffff,
    templates: &TC2049D1D,
    has_semantics: true,
    effects: Effects(0xc),
    registers: &T941565DB,
    doc: info!("Else; complements the flags within the top of the stack"),
    origin: info!("spec/sfpu/simple.yaml:330"),
    data: &TBADF05F1,
    ..Op::DEFAULT
};
pub(crate) const SFPPUSHC: Op = Op {
    name: "sfppushc",
    ident: "sfppushc",
    feature: 2,
    length: 32,
    value: 0x87000000,
    mask: 0xfffffff0,
    operands: &T4CB736B1,
    templates: &TDB893BFD,
    has_semantics: true,
    effects: Effects(0xc),
    registers: &TF513314F,
    flows: &TBCCEFDBE,
    doc: info!("Pushes enables and flags, or combines them with the top of the stack"),
    origin: info!("spec/sfpu/simple.yaml:341"),
    data: &T61A5CF28,
    ..Op::DEFAULT
};
pub(crate) const SFPPOPC: Op = Op {
    name: "sfppopc",
    ident: "sfppopc",
    feature: 2,
    length: 32,
    value: 0x88000000,
    mask: 0xfffffff0,
    operands: &T4CB736B1,
    templates: &TDB893BFD,
    has_semantics: true,
    effects: Effects(0xc),
    registers: &T91166B1C,
    flows: &T7919A96D,
    doc: info!(
        "Pops enables and flags, or combines them with the top of the stack, which on Wormhole spoils the bottom of a full one (erratum)"
    ),
    origin: info!("spec/sfpu/simple.yaml:361"),
    data: &TA2E27B8A,
    ..Op::DEFAULT
};
pub(crate) const SFPSETCC_2: Op = Op {
    name: "sfpsetcc",
    ident: "sfpsetcc_2",
    feature: 2,
    length: 32,
    value: 0x7b000000,
    mask: 0xff000000,
    operands: &T0303487D,
    where_: &T398A5CAC,
    templates: &T50CCBE15,
    has_semantics: true,
    effects: Effects(0xc),
    registers: &T91A0BF9D,
    flows: &TE6696748,
    doc: info!(
        "Setting flags by a register as a template for macros, or executed where the lanes are configured so"
    ),
    origin: info!("spec/sfpu/simple.yaml:396"),
    data: &TA0319022,
    ..Op::DEFAULT
};
pub(crate) const SFPENCC_2: Op = Op {
    name: "sfpencc",
    ident: "sfpencc_2",
    feature: 2,
    length: 32,
    value: 0x8a000000,
    mask: 0xff000f00,
    operands: &T4136D596,
    where_: &T920F7BD7,
    templates: &TD99B26F9,
    has_semantics: true,
    effects: Effects(0xc),
    registers: &TE41310C9,
    flows: &TA03CF463,
    doc: info!(
        "Setting what flags count as a template for macros, or executed where the lanes are configured so"
    ),
    origin: info!("spec/sfpu/simple.yaml:396"),
    data: &T95D6AE7C,
    ..Op::DEFAULT
};
pub(crate) const SFPPUSHC_2: Op = Op {
    name: "sfppushc",
    ident: "sfppushc_2",
    feature: 2,
    length: 32,
    value: 0x87000000,
    mask: 0xffffff00,
    operands: &T04E720E7,
    where_: &T05280B32,
    templates: &T7EAADA8D,
    has_semantics: true,
    effects: Effects(0xc),
    registers: &TC8FD569D,
    flows: &TB6132D58,
    doc: info!(
        "Pushing flags as a template for macros, or executed where the lanes are configured so"
    ),
    origin: info!("spec/sfpu/simple.yaml:396"),
    data: &T3D7D84A7,
    ..Op::DEFAULT
};
pub(crate) const SFPPOPC_2: Op = Op {
    name: "sfppopc",
    ident: "sfppopc_2",
    feature: 2,
    length: 32,
    value: 0x88000000,
    mask: 0xffffff00,
    operands: &T04E720E7,
    where_: &T05280B32,
    templates: &T7EAADA8D,
    has_semantics: true,
    effects: Effects(0xc),
    registers: &TEC374ECE,
    flows: &T831CD27D,
    doc: info!(
        "Popping flags as a template for macros, or executed where the lanes are configured so"
    ),
    origin: info!("spec/sfpu/simple.yaml:396"),
    data: &T218B5C50,
    ..Op::DEFAULT
};
pub(crate) const SFPCOMPC_2: Op = Op {
    name: "sfpcompc",
    ident: "sfpcompc_2",
    feature: 2,
    length: 32,
    value: 0x8b000000,
    mask: 0xffffff0f,
    operands: &TA661BF7C,
    where_: &TF127ABA5,
    templates: &TDB893BFD,
    has_semantics: true,
    effects: Effects(0xc),
    registers: &T2921153E,
    flows: &TA03CF463,
    doc: info!(
        "Else as a template for macros, or executed where the lanes are configured so"
    ),
    origin: info!("spec/sfpu/simple.yaml:396"),
    data: &T866C47D7,
    ..Op::DEFAULT
};
pub(crate) const SFPTRANSP_2: Op = Op {
    name: "sfptransp",
    ident: "sfptransp_2",
    feature: 2,
    length: 32,
    value: 0x8c000000,
    mask: 0xffffff0f,
    operands: &TA661BF7C,
    where_: &TF127ABA5,
    templates: &TDB893BFD,
    has_semantics: true,
    effects: Effects(0x4),
    registers: &T9D2EC101,
    flows: &TBCCEFDBE,
    doc: info!(
        "Transposition as a template for macros, or executed where the lanes are configured so"
    ),
    origin: info!("spec/sfpu/simple.yaml:396"),
    data: &TC1B32D0B,
    ..Op::DEFAULT
};
