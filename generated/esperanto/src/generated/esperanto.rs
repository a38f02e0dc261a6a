//! Extension Esperanto: 214 instructions. what the minion adds to RV64IMFC
use crate::tables::*;
use onespec_core::isa::*;
mod constructors {
    use crate::*;
    #[allow(clippy::too_many_arguments)]
    impl Inst {
        /// `cubeface.ps fda, fs1, fs2`: Face of a cube map
        #[inline]
        pub const fn cubeface_ps(fda: Fpr, fs1: Fpr, fs2: Fpr) -> Inst {
            Inst {
                op: Opcode::CubefacePs,
                args: [fda as Arg, fs1 as Arg, fs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `cubefaceidx.ps fd, fs1, fs2`: Number of a face of a cube map from its axis and a coordinate
        #[inline]
        pub const fn cubefaceidx_ps(fd: Fpr, fs1: Fpr, fs2: Fpr) -> Inst {
            Inst {
                op: Opcode::CubefaceidxPs,
                args: [fd as Arg, fs1 as Arg, fs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `cubesgnsc.ps fd, fs1, fs2`: Sign of the S coordinate of a face of a cube map
        #[inline]
        pub const fn cubesgnsc_ps(fd: Fpr, fs1: Fpr, fs2: Fpr) -> Inst {
            Inst {
                op: Opcode::CubesgnscPs,
                args: [fd as Arg, fs1 as Arg, fs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `cubesgntc.ps fd, fs1, fs2`: Sign of the T coordinate of a face of a cube map
        #[inline]
        pub const fn cubesgntc_ps(fd: Fpr, fs1: Fpr, fs2: Fpr) -> Inst {
            Inst {
                op: Opcode::CubesgntcPs,
                args: [fd as Arg, fs1 as Arg, fs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `frcp.fix.rast fd, fs1, fs2`: Step of a reciprocal in fixed point
        #[inline]
        pub const fn frcp_fix_rast(fd: Fpr, fs1: Fpr, fs2: Fpr) -> Inst {
            Inst {
                op: Opcode::FrcpFixRast,
                args: [fd as Arg, fs1 as Arg, fs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fcvt.ps.f10 fd, fs1`: Convert lanes to ps from f10
        #[inline]
        pub const fn fcvt_ps_f10(fd: Fpr, fs1: Fpr) -> Inst {
            Inst {
                op: Opcode::FcvtPsF10,
                args: [fd as Arg, fs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fcvt.ps.f11 fd, fs1`: Convert lanes to ps from f11
        #[inline]
        pub const fn fcvt_ps_f11(fd: Fpr, fs1: Fpr) -> Inst {
            Inst {
                op: Opcode::FcvtPsF11,
                args: [fd as Arg, fs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fcvt.ps.un24 fd, fs1`: Convert lanes to ps from un24
        #[inline]
        pub const fn fcvt_ps_un24(fd: Fpr, fs1: Fpr) -> Inst {
            Inst {
                op: Opcode::FcvtPsUn24,
                args: [fd as Arg, fs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fcvt.ps.un16 fd, fs1`: Convert lanes to ps from un16
        #[inline]
        pub const fn fcvt_ps_un16(fd: Fpr, fs1: Fpr) -> Inst {
            Inst {
                op: Opcode::FcvtPsUn16,
                args: [fd as Arg, fs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fcvt.ps.un10 fd, fs1`: Convert lanes to ps from un10
        #[inline]
        pub const fn fcvt_ps_un10(fd: Fpr, fs1: Fpr) -> Inst {
            Inst {
                op: Opcode::FcvtPsUn10,
                args: [fd as Arg, fs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fcvt.ps.un8 fd, fs1`: Convert lanes to ps from un8
        #[inline]
        pub const fn fcvt_ps_un8(fd: Fpr, fs1: Fpr) -> Inst {
            Inst {
                op: Opcode::FcvtPsUn8,
                args: [fd as Arg, fs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fcvt.ps.un2 fd, fs1`: Convert lanes to ps from un2
        #[inline]
        pub const fn fcvt_ps_un2(fd: Fpr, fs1: Fpr) -> Inst {
            Inst {
                op: Opcode::FcvtPsUn2,
                args: [fd as Arg, fs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fcvt.ps.rast fd, fs1`: Convert lanes to ps from rast
        #[inline]
        pub const fn fcvt_ps_rast(fd: Fpr, fs1: Fpr) -> Inst {
            Inst {
                op: Opcode::FcvtPsRast,
                args: [fd as Arg, fs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fcvt.f11.ps fd, fs1`: Convert lanes to f11 from ps
        #[inline]
        pub const fn fcvt_f11_ps(fd: Fpr, fs1: Fpr) -> Inst {
            Inst {
                op: Opcode::FcvtF11Ps,
                args: [fd as Arg, fs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fcvt.f10.ps fd, fs1`: Convert lanes to f10 from ps
        #[inline]
        pub const fn fcvt_f10_ps(fd: Fpr, fs1: Fpr) -> Inst {
            Inst {
                op: Opcode::FcvtF10Ps,
                args: [fd as Arg, fs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fcvt.un24.ps fd, fs1`: Convert lanes to un24 from ps
        #[inline]
        pub const fn fcvt_un24_ps(fd: Fpr, fs1: Fpr) -> Inst {
            Inst {
                op: Opcode::FcvtUn24Ps,
                args: [fd as Arg, fs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fcvt.un16.ps fd, fs1`: Convert lanes to un16 from ps
        #[inline]
        pub const fn fcvt_un16_ps(fd: Fpr, fs1: Fpr) -> Inst {
            Inst {
                op: Opcode::FcvtUn16Ps,
                args: [fd as Arg, fs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fcvt.un10.ps fd, fs1`: Convert lanes to un10 from ps
        #[inline]
        pub const fn fcvt_un10_ps(fd: Fpr, fs1: Fpr) -> Inst {
            Inst {
                op: Opcode::FcvtUn10Ps,
                args: [fd as Arg, fs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fcvt.un8.ps fd, fs1`: Convert lanes to un8 from ps
        #[inline]
        pub const fn fcvt_un8_ps(fd: Fpr, fs1: Fpr) -> Inst {
            Inst {
                op: Opcode::FcvtUn8Ps,
                args: [fd as Arg, fs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fcvt.un2.ps fd, fs1`: Convert lanes to un2 from ps
        #[inline]
        pub const fn fcvt_un2_ps(fd: Fpr, fs1: Fpr) -> Inst {
            Inst {
                op: Opcode::FcvtUn2Ps,
                args: [fd as Arg, fs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fcvt.sn16.ps fd, fs1`: Convert lanes to sn16 from ps
        #[inline]
        pub const fn fcvt_sn16_ps(fd: Fpr, fs1: Fpr) -> Inst {
            Inst {
                op: Opcode::FcvtSn16Ps,
                args: [fd as Arg, fs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fcvt.sn8.ps fd, fs1`: Convert lanes to sn8 from ps
        #[inline]
        pub const fn fcvt_sn8_ps(fd: Fpr, fs1: Fpr) -> Inst {
            Inst {
                op: Opcode::FcvtSn8Ps,
                args: [fd as Arg, fs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fcvt.rast.ps fd, fs1`: Convert lanes to rast from ps
        #[inline]
        pub const fn fcvt_rast_ps(fd: Fpr, fs1: Fpr) -> Inst {
            Inst {
                op: Opcode::FcvtRastPs,
                args: [fd as Arg, fs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fcvt.ps.sn16 fd, fs1`: Convert lanes to ps from sn16; to which side a quotient is rounded is not known
        #[inline]
        pub const fn fcvt_ps_sn16(fd: Fpr, fs1: Fpr) -> Inst {
            Inst {
                op: Opcode::FcvtPsSn16,
                args: [fd as Arg, fs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fcvt.ps.sn8 fd, fs1`: Convert lanes to ps from sn8; to which side a quotient is rounded is not known
        #[inline]
        pub const fn fcvt_ps_sn8(fd: Fpr, fs1: Fpr) -> Inst {
            Inst {
                op: Opcode::FcvtPsSn8,
                args: [fd as Arg, fs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `maskpopc.rast rd, ms1, ms2, uimm`: Number of ones in chosen parts of two masks
        #[inline]
        pub fn maskpopc_rast(
            rd: Gpr,
            ms1: Mask,
            ms2: Mask,
            uimm: impl Into<Uimm4>,
        ) -> Inst {
            Inst {
                op: Opcode::MaskpopcRast,
                args: [
                    rd as Arg,
                    ms1 as Arg,
                    ms2 as Arg,
                    uimm.into().get(),
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
        /// `bitmixb rd, rs1, rs2`: Bits of a register from bit 0 and from bit 8 on; a mask says from where the next one comes
        #[inline]
        pub const fn bitmixb(rd: Gpr, rs1: Gpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::Bitmixb,
                args: [rd as Arg, rs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `maskand md, ms1, ms2`: And of masks
        #[inline]
        pub const fn maskand(md: Mask, ms1: Mask, ms2: Mask) -> Inst {
            Inst {
                op: Opcode::Maskand,
                args: [md as Arg, ms1 as Arg, ms2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `maskor md, ms1, ms2`: Or of masks
        #[inline]
        pub const fn maskor(md: Mask, ms1: Mask, ms2: Mask) -> Inst {
            Inst {
                op: Opcode::Maskor,
                args: [md as Arg, ms1 as Arg, ms2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `maskxor md, ms1, ms2`: Exclusive or of masks
        #[inline]
        pub const fn maskxor(md: Mask, ms1: Mask, ms2: Mask) -> Inst {
            Inst {
                op: Opcode::Maskxor,
                args: [md as Arg, ms1 as Arg, ms2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `masknot md, ms1`: Inversion of a mask
        #[inline]
        pub const fn masknot(md: Mask, ms1: Mask) -> Inst {
            Inst {
                op: Opcode::Masknot,
                args: [md as Arg, ms1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `maskpopc rd, ms1`: Number of ones in a mask
        #[inline]
        pub const fn maskpopc(rd: Gpr, ms1: Mask) -> Inst {
            Inst {
                op: Opcode::Maskpopc,
                args: [rd as Arg, ms1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `maskpopcz rd, ms1`: Number of zeros in a mask
        #[inline]
        pub const fn maskpopcz(rd: Gpr, ms1: Mask) -> Inst {
            Inst {
                op: Opcode::Maskpopcz,
                args: [rd as Arg, ms1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `mov.m.x md, rs1, uimm`: Low byte of an integer register or an immediate into a mask
        #[inline]
        pub fn mov_m_x(md: Mask, rs1: Gpr, uimm: impl Into<Uimm8>) -> Inst {
            Inst {
                op: Opcode::MovMX,
                args: [
                    md as Arg,
                    rs1 as Arg,
                    uimm.into().get(),
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
        /// `mova.m.x rs1`: All masks from the bytes of an integer register
        #[inline]
        pub const fn mova_m_x(rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::MovaMX,
                args: [rs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `mova.x.m rd`: All masks as the bytes of an integer register
        #[inline]
        pub const fn mova_x_m(rd: Gpr) -> Inst {
            Inst {
                op: Opcode::MovaXM,
                args: [rd as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `flq2 fd, imm(rs1)`: Load all lanes
        #[inline]
        pub fn flq2(fd: Fpr, imm: impl Into<Imm12>, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::Flq2,
                args: [
                    fd as Arg,
                    imm.into().get(),
                    rs1 as Arg,
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
        /// `fsq2 fs2, imm(rs1)`: Store all lanes
        #[inline]
        pub fn fsq2(fs2: Fpr, imm: impl Into<Imm12>, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::Fsq2,
                args: [
                    fs2 as Arg,
                    imm.into().get(),
                    rs1 as Arg,
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
        /// `flw.ps fd, imm(rs1)`: Load lanes
        #[inline]
        pub fn flw_ps(fd: Fpr, imm: impl Into<Imm12>, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::FlwPs,
                args: [
                    fd as Arg,
                    imm.into().get(),
                    rs1 as Arg,
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
        /// `fsw.ps fs2, imm(rs1)`: Store lanes
        #[inline]
        pub fn fsw_ps(fs2: Fpr, imm: impl Into<Imm12>, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::FswPs,
                args: [
                    fs2 as Arg,
                    imm.into().get(),
                    rs1 as Arg,
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
        /// `fbc.ps fd, imm(rs1)`: Load 32 bits into all lanes
        #[inline]
        pub fn fbc_ps(fd: Fpr, imm: impl Into<Imm12>, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::FbcPs,
                args: [
                    fd as Arg,
                    imm.into().get(),
                    rs1 as Arg,
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
        /// `fbcx.ps fd, rs1`: Broadcast the low 32 bits of an integer register
        #[inline]
        pub const fn fbcx_ps(fd: Fpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::FbcxPs,
                args: [fd as Arg, rs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fgb.ps fd, fs1(rs2)`: Gather 1 bytes into each lane, sign-extended
        #[inline]
        pub const fn fgb_ps(fd: Fpr, fs1: Fpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::FgbPs,
                args: [fd as Arg, fs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fgbl.ps fd, fs1(rs2)`: Gather 1 bytes into each lane, sign-extended at the shared L2
        #[inline]
        pub const fn fgbl_ps(fd: Fpr, fs1: Fpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::FgblPs,
                args: [fd as Arg, fs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fgbg.ps fd, fs1(rs2)`: Gather 1 bytes into each lane, sign-extended at the global L3
        #[inline]
        pub const fn fgbg_ps(fd: Fpr, fs1: Fpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::FgbgPs,
                args: [fd as Arg, fs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fgh.ps fd, fs1(rs2)`: Gather 2 bytes into each lane, sign-extended
        #[inline]
        pub const fn fgh_ps(fd: Fpr, fs1: Fpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::FghPs,
                args: [fd as Arg, fs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fghl.ps fd, fs1(rs2)`: Gather 2 bytes into each lane, sign-extended at the shared L2
        #[inline]
        pub const fn fghl_ps(fd: Fpr, fs1: Fpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::FghlPs,
                args: [fd as Arg, fs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fghg.ps fd, fs1(rs2)`: Gather 2 bytes into each lane, sign-extended at the global L3
        #[inline]
        pub const fn fghg_ps(fd: Fpr, fs1: Fpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::FghgPs,
                args: [fd as Arg, fs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fgw.ps fd, fs1(rs2)`: Gather 4 bytes into each lane, sign-extended
        #[inline]
        pub const fn fgw_ps(fd: Fpr, fs1: Fpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::FgwPs,
                args: [fd as Arg, fs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fgwl.ps fd, fs1(rs2)`: Gather 4 bytes into each lane, sign-extended at the shared L2
        #[inline]
        pub const fn fgwl_ps(fd: Fpr, fs1: Fpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::FgwlPs,
                args: [fd as Arg, fs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fgwg.ps fd, fs1(rs2)`: Gather 4 bytes into each lane, sign-extended at the global L3
        #[inline]
        pub const fn fgwg_ps(fd: Fpr, fs1: Fpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::FgwgPs,
                args: [fd as Arg, fs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fscb.ps fd1, fs1(rs2)`: Scatter 1 bytes of each lane, in order
        #[inline]
        pub const fn fscb_ps(fd1: Fpr, fs1: Fpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::FscbPs,
                args: [fd1 as Arg, fs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fscbl.ps fd1, fs1(rs2)`: Scatter 1 bytes of each lane, in order at the shared L2
        #[inline]
        pub const fn fscbl_ps(fd1: Fpr, fs1: Fpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::FscblPs,
                args: [fd1 as Arg, fs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fscbg.ps fd1, fs1(rs2)`: Scatter 1 bytes of each lane, in order at the global L3
        #[inline]
        pub const fn fscbg_ps(fd1: Fpr, fs1: Fpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::FscbgPs,
                args: [fd1 as Arg, fs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fsch.ps fd1, fs1(rs2)`: Scatter 2 bytes of each lane, in order
        #[inline]
        pub const fn fsch_ps(fd1: Fpr, fs1: Fpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::FschPs,
                args: [fd1 as Arg, fs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fschl.ps fd1, fs1(rs2)`: Scatter 2 bytes of each lane, in order at the shared L2
        #[inline]
        pub const fn fschl_ps(fd1: Fpr, fs1: Fpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::FschlPs,
                args: [fd1 as Arg, fs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fschg.ps fd1, fs1(rs2)`: Scatter 2 bytes of each lane, in order at the global L3
        #[inline]
        pub const fn fschg_ps(fd1: Fpr, fs1: Fpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::FschgPs,
                args: [fd1 as Arg, fs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fscw.ps fd1, fs1(rs2)`: Scatter 4 bytes of each lane, in order
        #[inline]
        pub const fn fscw_ps(fd1: Fpr, fs1: Fpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::FscwPs,
                args: [fd1 as Arg, fs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fscwl.ps fd1, fs1(rs2)`: Scatter 4 bytes of each lane, in order at the shared L2
        #[inline]
        pub const fn fscwl_ps(fd1: Fpr, fs1: Fpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::FscwlPs,
                args: [fd1 as Arg, fs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fscwg.ps fd1, fs1(rs2)`: Scatter 4 bytes of each lane, in order at the global L3
        #[inline]
        pub const fn fscwg_ps(fd1: Fpr, fs1: Fpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::FscwgPs,
                args: [fd1 as Arg, fs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fg32b.ps fd, rs1(rs2)`: Gather 1 bytes into each lane from one block of 32 bytes; the indices are fields of one register
        #[inline]
        pub const fn fg32b_ps(fd: Fpr, rs1: Gpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::Fg32bPs,
                args: [fd as Arg, rs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fg32h.ps fd, rs1(rs2)`: Gather 2 bytes into each lane from one block of 32 bytes; the indices are fields of one register
        #[inline]
        pub const fn fg32h_ps(fd: Fpr, rs1: Gpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::Fg32hPs,
                args: [fd as Arg, rs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fg32w.ps fd, rs1(rs2)`: Gather 4 bytes into each lane from one block of 32 bytes; the indices are fields of one register
        #[inline]
        pub const fn fg32w_ps(fd: Fpr, rs1: Gpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::Fg32wPs,
                args: [fd as Arg, rs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fsc32b.ps fd1, rs1(rs2)`: Scatter 1 bytes of each lane into one block of 32 bytes; the indices are fields of one register
        #[inline]
        pub const fn fsc32b_ps(fd1: Fpr, rs1: Gpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::Fsc32bPs,
                args: [fd1 as Arg, rs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fsc32h.ps fd1, rs1(rs2)`: Scatter 2 bytes of each lane into one block of 32 bytes; the indices are fields of one register
        #[inline]
        pub const fn fsc32h_ps(fd1: Fpr, rs1: Gpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::Fsc32hPs,
                args: [fd1 as Arg, rs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fsc32w.ps fd1, rs1(rs2)`: Scatter 4 bytes of each lane into one block of 32 bytes; the indices are fields of one register
        #[inline]
        pub const fn fsc32w_ps(fd1: Fpr, rs1: Gpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::Fsc32wPs,
                args: [fd1 as Arg, rs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `flwl.ps fd, (rs1)`: Load lanes at the shared L2
        #[inline]
        pub const fn flwl_ps(fd: Fpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::FlwlPs,
                args: [fd as Arg, rs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `flwg.ps fd, (rs1)`: Load lanes at the global L3
        #[inline]
        pub const fn flwg_ps(fd: Fpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::FlwgPs,
                args: [fd as Arg, rs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fswl.ps fd1, (rs1)`: Store lanes at the shared L2
        #[inline]
        pub const fn fswl_ps(fd1: Fpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::FswlPs,
                args: [fd1 as Arg, rs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fswg.ps fd1, (rs1)`: Store lanes at the global L3
        #[inline]
        pub const fn fswg_ps(fd1: Fpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::FswgPs,
                args: [fd1 as Arg, rs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fadd.ps fd, fs1, fs2[, rm]`: Sum of lanes
        #[inline]
        pub const fn fadd_ps(fd: Fpr, fs1: Fpr, fs2: Fpr, rm: Rounding) -> Inst {
            Inst {
                op: Opcode::FaddPs,
                args: [
                    fd as Arg,
                    fs1 as Arg,
                    fs2 as Arg,
                    rm as Arg,
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
        /// `fsub.ps fd, fs1, fs2[, rm]`: Difference of lanes
        #[inline]
        pub const fn fsub_ps(fd: Fpr, fs1: Fpr, fs2: Fpr, rm: Rounding) -> Inst {
            Inst {
                op: Opcode::FsubPs,
                args: [
                    fd as Arg,
                    fs1 as Arg,
                    fs2 as Arg,
                    rm as Arg,
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
        /// `fmul.ps fd, fs1, fs2[, rm]`: Product of lanes
        #[inline]
        pub const fn fmul_ps(fd: Fpr, fs1: Fpr, fs2: Fpr, rm: Rounding) -> Inst {
            Inst {
                op: Opcode::FmulPs,
                args: [
                    fd as Arg,
                    fs1 as Arg,
                    fs2 as Arg,
                    rm as Arg,
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
        /// `fdiv.ps fd, fs1, fs2[, rm]`: Quotient of lanes
        #[inline]
        pub const fn fdiv_ps(fd: Fpr, fs1: Fpr, fs2: Fpr, rm: RoundingAny) -> Inst {
            Inst {
                op: Opcode::FdivPs,
                args: [fd as Arg, fs1 as Arg, fs2 as Arg, rm.0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fsqrt.ps fd, fs1`: Square root of lanes
        #[inline]
        pub const fn fsqrt_ps(fd: Fpr, fs1: Fpr) -> Inst {
            Inst {
                op: Opcode::FsqrtPs,
                args: [fd as Arg, fs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fsin.ps fd, fs1`: Sine of a multiple of a turn of lanes
        #[inline]
        pub const fn fsin_ps(fd: Fpr, fs1: Fpr) -> Inst {
            Inst {
                op: Opcode::FsinPs,
                args: [fd as Arg, fs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `frsq.ps fd, fs1`: Reciprocal of the square root of lanes
        #[inline]
        pub const fn frsq_ps(fd: Fpr, fs1: Fpr) -> Inst {
            Inst {
                op: Opcode::FrsqPs,
                args: [fd as Arg, fs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fmadd.ps fd, fs1, fs2, fs3[, rm]`: Fused product plus addend of lanes
        #[inline]
        pub const fn fmadd_ps(
            fd: Fpr,
            fs1: Fpr,
            fs2: Fpr,
            fs3: Fpr,
            rm: Rounding,
        ) -> Inst {
            Inst {
                op: Opcode::FmaddPs,
                args: [
                    fd as Arg,
                    fs1 as Arg,
                    fs2 as Arg,
                    fs3 as Arg,
                    rm as Arg,
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
        /// `fmsub.ps fd, fs1, fs2, fs3[, rm]`: Fused product minus addend of lanes
        #[inline]
        pub const fn fmsub_ps(
            fd: Fpr,
            fs1: Fpr,
            fs2: Fpr,
            fs3: Fpr,
            rm: Rounding,
        ) -> Inst {
            Inst {
                op: Opcode::FmsubPs,
                args: [
                    fd as Arg,
                    fs1 as Arg,
                    fs2 as Arg,
                    fs3 as Arg,
                    rm as Arg,
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
        /// `fnmsub.ps fd, fs1, fs2, fs3[, rm]`: Fused negated product plus addend of lanes
        #[inline]
        pub const fn fnmsub_ps(
            fd: Fpr,
            fs1: Fpr,
            fs2: Fpr,
            fs3: Fpr,
            rm: Rounding,
        ) -> Inst {
            Inst {
                op: Opcode::FnmsubPs,
                args: [
                    fd as Arg,
                    fs1 as Arg,
                    fs2 as Arg,
                    fs3 as Arg,
                    rm as Arg,
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
        /// `fnmadd.ps fd, fs1, fs2, fs3[, rm]`: Fused negated product minus addend of lanes
        #[inline]
        pub const fn fnmadd_ps(
            fd: Fpr,
            fs1: Fpr,
            fs2: Fpr,
            fs3: Fpr,
            rm: Rounding,
        ) -> Inst {
            Inst {
                op: Opcode::FnmaddPs,
                args: [
                    fd as Arg,
                    fs1 as Arg,
                    fs2 as Arg,
                    fs3 as Arg,
                    rm as Arg,
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
        /// `fsgnj.ps fd, fs1, fs2`: First operand with the sign of the second of lanes
        #[inline]
        pub const fn fsgnj_ps(fd: Fpr, fs1: Fpr, fs2: Fpr) -> Inst {
            Inst {
                op: Opcode::FsgnjPs,
                args: [fd as Arg, fs1 as Arg, fs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fsgnjn.ps fd, fs1, fs2`: First operand with the inverted sign of the second of lanes
        #[inline]
        pub const fn fsgnjn_ps(fd: Fpr, fs1: Fpr, fs2: Fpr) -> Inst {
            Inst {
                op: Opcode::FsgnjnPs,
                args: [fd as Arg, fs1 as Arg, fs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fsgnjx.ps fd, fs1, fs2`: First operand with the exclusive or of both signs of lanes
        #[inline]
        pub const fn fsgnjx_ps(fd: Fpr, fs1: Fpr, fs2: Fpr) -> Inst {
            Inst {
                op: Opcode::FsgnjxPs,
                args: [fd as Arg, fs1 as Arg, fs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fmin.ps fd, fs1, fs2`: Minimum (a NaN loses against a number) of lanes
        #[inline]
        pub const fn fmin_ps(fd: Fpr, fs1: Fpr, fs2: Fpr) -> Inst {
            Inst {
                op: Opcode::FminPs,
                args: [fd as Arg, fs1 as Arg, fs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fmax.ps fd, fs1, fs2`: Maximum (a NaN loses against a number) of lanes
        #[inline]
        pub const fn fmax_ps(fd: Fpr, fs1: Fpr, fs2: Fpr) -> Inst {
            Inst {
                op: Opcode::FmaxPs,
                args: [fd as Arg, fs1 as Arg, fs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fle.ps fd, fs1, fs2`: Floating-point less-or-equal (all ones or 0) of lanes
        #[inline]
        pub const fn fle_ps(fd: Fpr, fs1: Fpr, fs2: Fpr) -> Inst {
            Inst {
                op: Opcode::FlePs,
                args: [fd as Arg, fs1 as Arg, fs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `flt.ps fd, fs1, fs2`: Floating-point less-than (all ones or 0) of lanes
        #[inline]
        pub const fn flt_ps(fd: Fpr, fs1: Fpr, fs2: Fpr) -> Inst {
            Inst {
                op: Opcode::FltPs,
                args: [fd as Arg, fs1 as Arg, fs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `feq.ps fd, fs1, fs2`: Floating-point equality (all ones or 0) of lanes
        #[inline]
        pub const fn feq_ps(fd: Fpr, fs1: Fpr, fs2: Fpr) -> Inst {
            Inst {
                op: Opcode::FeqPs,
                args: [fd as Arg, fs1 as Arg, fs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `flem.ps md, fs1, fs2`: Floating-point less-or-equal of lanes into a mask
        #[inline]
        pub const fn flem_ps(md: Mask, fs1: Fpr, fs2: Fpr) -> Inst {
            Inst {
                op: Opcode::FlemPs,
                args: [md as Arg, fs1 as Arg, fs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fltm.ps md, fs1, fs2`: Floating-point less-than of lanes into a mask
        #[inline]
        pub const fn fltm_ps(md: Mask, fs1: Fpr, fs2: Fpr) -> Inst {
            Inst {
                op: Opcode::FltmPs,
                args: [md as Arg, fs1 as Arg, fs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `feqm.ps md, fs1, fs2`: Floating-point equality of lanes into a mask
        #[inline]
        pub const fn feqm_ps(md: Mask, fs1: Fpr, fs2: Fpr) -> Inst {
            Inst {
                op: Opcode::FeqmPs,
                args: [md as Arg, fs1 as Arg, fs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fround.ps fd, fs1[, rm]`: Round lanes to integers
        #[inline]
        pub const fn fround_ps(fd: Fpr, fs1: Fpr, rm: Rounding) -> Inst {
            Inst {
                op: Opcode::FroundPs,
                args: [fd as Arg, fs1 as Arg, rm as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fcvt.pw.ps fd, fs1[, rm]`: Convert lanes to signed integers, saturating
        #[inline]
        pub const fn fcvt_pw_ps(fd: Fpr, fs1: Fpr, rm: Rounding) -> Inst {
            Inst {
                op: Opcode::FcvtPwPs,
                args: [fd as Arg, fs1 as Arg, rm as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fcvt.pwu.ps fd, fs1[, rm]`: Convert lanes to unsigned integers, saturating
        #[inline]
        pub const fn fcvt_pwu_ps(fd: Fpr, fs1: Fpr, rm: Rounding) -> Inst {
            Inst {
                op: Opcode::FcvtPwuPs,
                args: [fd as Arg, fs1 as Arg, rm as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fcvt.ps.pw fd, fs1[, rm]`: Convert lanes from signed integers
        #[inline]
        pub const fn fcvt_ps_pw(fd: Fpr, fs1: Fpr, rm: Rounding) -> Inst {
            Inst {
                op: Opcode::FcvtPsPw,
                args: [fd as Arg, fs1 as Arg, rm as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fcvt.ps.pwu fd, fs1[, rm]`: Convert lanes from unsigned integers
        #[inline]
        pub const fn fcvt_ps_pwu(fd: Fpr, fs1: Fpr, rm: Rounding) -> Inst {
            Inst {
                op: Opcode::FcvtPsPwu,
                args: [fd as Arg, fs1 as Arg, rm as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fcvt.f16.ps fd, fs1`: Convert lanes to half precision, in the dynamic rounding mode
        #[inline]
        pub const fn fcvt_f16_ps(fd: Fpr, fs1: Fpr) -> Inst {
            Inst {
                op: Opcode::FcvtF16Ps,
                args: [fd as Arg, fs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fcvt.ps.f16 fd, fs1`: Convert the low halves of lanes from half precision
        #[inline]
        pub const fn fcvt_ps_f16(fd: Fpr, fs1: Fpr) -> Inst {
            Inst {
                op: Opcode::FcvtPsF16,
                args: [fd as Arg, fs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fclass.ps fd, fs1`: Class of lanes as one of ten bits
        #[inline]
        pub const fn fclass_ps(fd: Fpr, fs1: Fpr) -> Inst {
            Inst {
                op: Opcode::FclassPs,
                args: [fd as Arg, fs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `ffrc.ps fd, fs1`: Fraction of lanes with the sign of the number
        #[inline]
        pub const fn ffrc_ps(fd: Fpr, fs1: Fpr) -> Inst {
            Inst {
                op: Opcode::FfrcPs,
                args: [fd as Arg, fs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fcmov.ps fd, fs1, fs2, fs3`: Lanes of the second where the first is not zero as bits, else of the third
        #[inline]
        pub const fn fcmov_ps(fd: Fpr, fs1: Fpr, fs2: Fpr, fs3: Fpr) -> Inst {
            Inst {
                op: Opcode::FcmovPs,
                args: [
                    fd as Arg,
                    fs1 as Arg,
                    fs2 as Arg,
                    fs3 as Arg,
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
        /// `fcmovm.ps fd, fs1, fs2`: Lanes of the first where m0 has a one, else of the second; every lane is written
        #[inline]
        pub const fn fcmovm_ps(fd: Fpr, fs1: Fpr, fs2: Fpr) -> Inst {
            Inst {
                op: Opcode::FcmovmPs,
                args: [fd as Arg, fs1 as Arg, fs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fswizz.ps fd, fs1, uimm`: Permute each group of four lanes by two bits a lane
        #[inline]
        pub fn fswizz_ps(fd: Fpr, fs1: Fpr, uimm: impl Into<Uimm8>) -> Inst {
            Inst {
                op: Opcode::FswizzPs,
                args: [
                    fd as Arg,
                    fs1 as Arg,
                    uimm.into().get(),
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
        /// `fmvs.x.ps rd, fs1, uimm`: Move a lane to an integer register, sign-extended
        #[inline]
        pub fn fmvs_x_ps(rd: Gpr, fs1: Fpr, uimm: impl Into<Uimm3>) -> Inst {
            Inst {
                op: Opcode::FmvsXPs,
                args: [
                    rd as Arg,
                    fs1 as Arg,
                    uimm.into().get(),
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
        /// `fmvz.x.ps rd, fs1, uimm`: Move a lane to an integer register, zero-extended
        #[inline]
        pub fn fmvz_x_ps(rd: Gpr, fs1: Fpr, uimm: impl Into<Uimm3>) -> Inst {
            Inst {
                op: Opcode::FmvzXPs,
                args: [
                    rd as Arg,
                    fs1 as Arg,
                    uimm.into().get(),
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
        /// `fadd.pi fd, fs1, fs2`: Sum of lanes
        #[inline]
        pub const fn fadd_pi(fd: Fpr, fs1: Fpr, fs2: Fpr) -> Inst {
            Inst {
                op: Opcode::FaddPi,
                args: [fd as Arg, fs1 as Arg, fs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fsub.pi fd, fs1, fs2`: Difference of lanes
        #[inline]
        pub const fn fsub_pi(fd: Fpr, fs1: Fpr, fs2: Fpr) -> Inst {
            Inst {
                op: Opcode::FsubPi,
                args: [fd as Arg, fs1 as Arg, fs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fsll.pi fd, fs1, fs2`: Left shift of lanes
        #[inline]
        pub const fn fsll_pi(fd: Fpr, fs1: Fpr, fs2: Fpr) -> Inst {
            Inst {
                op: Opcode::FsllPi,
                args: [fd as Arg, fs1 as Arg, fs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fxor.pi fd, fs1, fs2`: Bitwise exclusive or of lanes
        #[inline]
        pub const fn fxor_pi(fd: Fpr, fs1: Fpr, fs2: Fpr) -> Inst {
            Inst {
                op: Opcode::FxorPi,
                args: [fd as Arg, fs1 as Arg, fs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fsrl.pi fd, fs1, fs2`: Logical right shift of lanes
        #[inline]
        pub const fn fsrl_pi(fd: Fpr, fs1: Fpr, fs2: Fpr) -> Inst {
            Inst {
                op: Opcode::FsrlPi,
                args: [fd as Arg, fs1 as Arg, fs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fsra.pi fd, fs1, fs2`: Arithmetic right shift of lanes
        #[inline]
        pub const fn fsra_pi(fd: Fpr, fs1: Fpr, fs2: Fpr) -> Inst {
            Inst {
                op: Opcode::FsraPi,
                args: [fd as Arg, fs1 as Arg, fs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `for.pi fd, fs1, fs2`: Bitwise or of lanes
        #[inline]
        pub const fn for_pi(fd: Fpr, fs1: Fpr, fs2: Fpr) -> Inst {
            Inst {
                op: Opcode::ForPi,
                args: [fd as Arg, fs1 as Arg, fs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fand.pi fd, fs1, fs2`: Bitwise and of lanes
        #[inline]
        pub const fn fand_pi(fd: Fpr, fs1: Fpr, fs2: Fpr) -> Inst {
            Inst {
                op: Opcode::FandPi,
                args: [fd as Arg, fs1 as Arg, fs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fmul.pi fd, fs1, fs2`: Low half of the product of lanes
        #[inline]
        pub const fn fmul_pi(fd: Fpr, fs1: Fpr, fs2: Fpr) -> Inst {
            Inst {
                op: Opcode::FmulPi,
                args: [fd as Arg, fs1 as Arg, fs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fmulh.pi fd, fs1, fs2`: High half of the signed product of lanes
        #[inline]
        pub const fn fmulh_pi(fd: Fpr, fs1: Fpr, fs2: Fpr) -> Inst {
            Inst {
                op: Opcode::FmulhPi,
                args: [fd as Arg, fs1 as Arg, fs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fmulhu.pi fd, fs1, fs2`: High half of the unsigned product of lanes
        #[inline]
        pub const fn fmulhu_pi(fd: Fpr, fs1: Fpr, fs2: Fpr) -> Inst {
            Inst {
                op: Opcode::FmulhuPi,
                args: [fd as Arg, fs1 as Arg, fs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fdiv.pi fd, fs1, fs2`: Signed quotient of lanes
        #[inline]
        pub const fn fdiv_pi(fd: Fpr, fs1: Fpr, fs2: Fpr) -> Inst {
            Inst {
                op: Opcode::FdivPi,
                args: [fd as Arg, fs1 as Arg, fs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fdivu.pi fd, fs1, fs2`: Unsigned quotient of lanes
        #[inline]
        pub const fn fdivu_pi(fd: Fpr, fs1: Fpr, fs2: Fpr) -> Inst {
            Inst {
                op: Opcode::FdivuPi,
                args: [fd as Arg, fs1 as Arg, fs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `frem.pi fd, fs1, fs2`: Signed remainder of lanes
        #[inline]
        pub const fn frem_pi(fd: Fpr, fs1: Fpr, fs2: Fpr) -> Inst {
            Inst {
                op: Opcode::FremPi,
                args: [fd as Arg, fs1 as Arg, fs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fremu.pi fd, fs1, fs2`: Unsigned remainder of lanes
        #[inline]
        pub const fn fremu_pi(fd: Fpr, fs1: Fpr, fs2: Fpr) -> Inst {
            Inst {
                op: Opcode::FremuPi,
                args: [fd as Arg, fs1 as Arg, fs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fmin.pi fd, fs1, fs2`: Signed minimum of lanes
        #[inline]
        pub const fn fmin_pi(fd: Fpr, fs1: Fpr, fs2: Fpr) -> Inst {
            Inst {
                op: Opcode::FminPi,
                args: [fd as Arg, fs1 as Arg, fs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fmax.pi fd, fs1, fs2`: Signed maximum of lanes
        #[inline]
        pub const fn fmax_pi(fd: Fpr, fs1: Fpr, fs2: Fpr) -> Inst {
            Inst {
                op: Opcode::FmaxPi,
                args: [fd as Arg, fs1 as Arg, fs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fminu.pi fd, fs1, fs2`: Unsigned minimum of lanes
        #[inline]
        pub const fn fminu_pi(fd: Fpr, fs1: Fpr, fs2: Fpr) -> Inst {
            Inst {
                op: Opcode::FminuPi,
                args: [fd as Arg, fs1 as Arg, fs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fmaxu.pi fd, fs1, fs2`: Unsigned maximum of lanes
        #[inline]
        pub const fn fmaxu_pi(fd: Fpr, fs1: Fpr, fs2: Fpr) -> Inst {
            Inst {
                op: Opcode::FmaxuPi,
                args: [fd as Arg, fs1 as Arg, fs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fle.pi fd, fs1, fs2`: Signed less-or-equal (all ones or 0) of lanes
        #[inline]
        pub const fn fle_pi(fd: Fpr, fs1: Fpr, fs2: Fpr) -> Inst {
            Inst {
                op: Opcode::FlePi,
                args: [fd as Arg, fs1 as Arg, fs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `flt.pi fd, fs1, fs2`: Signed less-than (all ones or 0) of lanes
        #[inline]
        pub const fn flt_pi(fd: Fpr, fs1: Fpr, fs2: Fpr) -> Inst {
            Inst {
                op: Opcode::FltPi,
                args: [fd as Arg, fs1 as Arg, fs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `feq.pi fd, fs1, fs2`: Equality (all ones or 0) of lanes
        #[inline]
        pub const fn feq_pi(fd: Fpr, fs1: Fpr, fs2: Fpr) -> Inst {
            Inst {
                op: Opcode::FeqPi,
                args: [fd as Arg, fs1 as Arg, fs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fltu.pi fd, fs1, fs2`: Unsigned less-than (all ones or 0) of lanes
        #[inline]
        pub const fn fltu_pi(fd: Fpr, fs1: Fpr, fs2: Fpr) -> Inst {
            Inst {
                op: Opcode::FltuPi,
                args: [fd as Arg, fs1 as Arg, fs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fnot.pi fd, fs1`: Bitwise inversion of lanes
        #[inline]
        pub const fn fnot_pi(fd: Fpr, fs1: Fpr) -> Inst {
            Inst {
                op: Opcode::FnotPi,
                args: [fd as Arg, fs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fsat8.pi fd, fs1`: Clamp lanes to 8 bits, signed; the upper bits are 0
        #[inline]
        pub const fn fsat8_pi(fd: Fpr, fs1: Fpr) -> Inst {
            Inst {
                op: Opcode::Fsat8Pi,
                args: [fd as Arg, fs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fsatu8.pi fd, fs1`: Clamp signed lanes to 0 to 255
        #[inline]
        pub const fn fsatu8_pi(fd: Fpr, fs1: Fpr) -> Inst {
            Inst {
                op: Opcode::Fsatu8Pi,
                args: [fd as Arg, fs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `faddi.pi fd, fs1, imm`: Sum of lanes and a sign-extended immediate
        #[inline]
        pub fn faddi_pi(fd: Fpr, fs1: Fpr, imm: impl Into<Imm10>) -> Inst {
            Inst {
                op: Opcode::FaddiPi,
                args: [
                    fd as Arg,
                    fs1 as Arg,
                    imm.into().get(),
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
        /// `fandi.pi fd, fs1, imm`: Bitwise and of lanes and a sign-extended immediate
        #[inline]
        pub fn fandi_pi(fd: Fpr, fs1: Fpr, imm: impl Into<Imm10>) -> Inst {
            Inst {
                op: Opcode::FandiPi,
                args: [
                    fd as Arg,
                    fs1 as Arg,
                    imm.into().get(),
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
        /// `fslli.pi fd, fs1, shamt`: Left shift of lanes by a constant
        #[inline]
        pub fn fslli_pi(fd: Fpr, fs1: Fpr, shamt: impl Into<Uimm5>) -> Inst {
            Inst {
                op: Opcode::FslliPi,
                args: [
                    fd as Arg,
                    fs1 as Arg,
                    shamt.into().get(),
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
        /// `fsrli.pi fd, fs1, shamt`: Logical right shift of lanes by a constant
        #[inline]
        pub fn fsrli_pi(fd: Fpr, fs1: Fpr, shamt: impl Into<Uimm5>) -> Inst {
            Inst {
                op: Opcode::FsrliPi,
                args: [
                    fd as Arg,
                    fs1 as Arg,
                    shamt.into().get(),
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
        /// `fsrai.pi fd, fs1, shamt`: Arithmetic right shift of lanes by a constant
        #[inline]
        pub fn fsrai_pi(fd: Fpr, fs1: Fpr, shamt: impl Into<Uimm5>) -> Inst {
            Inst {
                op: Opcode::FsraiPi,
                args: [
                    fd as Arg,
                    fs1 as Arg,
                    shamt.into().get(),
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
        /// `fpackrepb.pi fd, fs1`: Low bytes of the lanes: those of lanes 0 to 3 into even lanes, of 4 to 7 into odd ones
        #[inline]
        pub const fn fpackrepb_pi(fd: Fpr, fs1: Fpr) -> Inst {
            Inst {
                op: Opcode::FpackrepbPi,
                args: [fd as Arg, fs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fpackreph.pi fd, fs1`: Low halves of the lanes: those of lanes 2k and 2k+1 into lanes k and k+4
        #[inline]
        pub const fn fpackreph_pi(fd: Fpr, fs1: Fpr) -> Inst {
            Inst {
                op: Opcode::FpackrephPi,
                args: [fd as Arg, fs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fltm.pi md, fs1, fs2`: Signed less-than of lanes into a mask
        #[inline]
        pub const fn fltm_pi(md: Mask, fs1: Fpr, fs2: Fpr) -> Inst {
            Inst {
                op: Opcode::FltmPi,
                args: [md as Arg, fs1 as Arg, fs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fsetm.pi md, fs1`: Lanes that are not zero into a mask
        #[inline]
        pub const fn fsetm_pi(md: Mask, fs1: Fpr) -> Inst {
            Inst {
                op: Opcode::FsetmPi,
                args: [md as Arg, fs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fslloi.pi fd, fs1, fs2`: Left shift and or (never built)
        #[inline]
        pub const fn fslloi_pi(fd: Fpr, fs1: Fpr, fs2: Fpr) -> Inst {
            Inst {
                op: Opcode::FslloiPi,
                args: [fd as Arg, fs1 as Arg, fs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fbci.pi fd, uimm`: Broadcast a sign-extended immediate
        #[inline]
        pub fn fbci_pi(fd: Fpr, uimm: impl Into<Uimm20>) -> Inst {
            Inst {
                op: Opcode::FbciPi,
                args: [fd as Arg, uimm.into().get(), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fbci.ps fd, uimm`: Broadcast the float whose upper 20 bits are given; the last digit repeats below, rounded
        #[inline]
        pub fn fbci_ps(fd: Fpr, uimm: impl Into<Uimm20>) -> Inst {
            Inst {
                op: Opcode::FbciPs,
                args: [fd as Arg, uimm.into().get(), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `packb rd, rs1, rs2`: Low bytes of two registers
        #[inline]
        pub const fn packb(rd: Gpr, rs1: Gpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::Packb,
                args: [rd as Arg, rs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `sbl rs2, (rs1)`: Store 1 bytes at the shared L2
        #[inline]
        pub const fn sbl(rs2: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::Sbl,
                args: [rs2 as Arg, rs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `sbg rs2, (rs1)`: Store 1 bytes at the global L3
        #[inline]
        pub const fn sbg(rs2: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::Sbg,
                args: [rs2 as Arg, rs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `shl rs2, (rs1)`: Store 2 bytes at the shared L2
        #[inline]
        pub const fn shl(rs2: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::Shl,
                args: [rs2 as Arg, rs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `shg rs2, (rs1)`: Store 2 bytes at the global L3
        #[inline]
        pub const fn shg(rs2: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::Shg,
                args: [rs2 as Arg, rs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `amoaddl.w rd, rs2, (rs1)`: Add in memory at the shared L2, 4 bytes; the old value is the result
        #[inline]
        pub const fn amoaddl_w(rd: Gpr, rs2: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::AmoaddlW,
                args: [rd as Arg, rs2 as Arg, rs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `amoaddl.d rd, rs2, (rs1)`: Add in memory at the shared L2, 8 bytes; the old value is the result
        #[inline]
        pub const fn amoaddl_d(rd: Gpr, rs2: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::AmoaddlD,
                args: [rd as Arg, rs2 as Arg, rs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `amoaddg.w rd, rs2, (rs1)`: Add in memory at the global L3, 4 bytes; the old value is the result
        #[inline]
        pub const fn amoaddg_w(rd: Gpr, rs2: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::AmoaddgW,
                args: [rd as Arg, rs2 as Arg, rs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `amoaddg.d rd, rs2, (rs1)`: Add in memory at the global L3, 8 bytes; the old value is the result
        #[inline]
        pub const fn amoaddg_d(rd: Gpr, rs2: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::AmoaddgD,
                args: [rd as Arg, rs2 as Arg, rs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `amoswapl.w rd, rs2, (rs1)`: Swap in memory at the shared L2, 4 bytes; the old value is the result
        #[inline]
        pub const fn amoswapl_w(rd: Gpr, rs2: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::AmoswaplW,
                args: [rd as Arg, rs2 as Arg, rs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `amoswapl.d rd, rs2, (rs1)`: Swap in memory at the shared L2, 8 bytes; the old value is the result
        #[inline]
        pub const fn amoswapl_d(rd: Gpr, rs2: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::AmoswaplD,
                args: [rd as Arg, rs2 as Arg, rs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `amoswapg.w rd, rs2, (rs1)`: Swap in memory at the global L3, 4 bytes; the old value is the result
        #[inline]
        pub const fn amoswapg_w(rd: Gpr, rs2: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::AmoswapgW,
                args: [rd as Arg, rs2 as Arg, rs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `amoswapg.d rd, rs2, (rs1)`: Swap in memory at the global L3, 8 bytes; the old value is the result
        #[inline]
        pub const fn amoswapg_d(rd: Gpr, rs2: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::AmoswapgD,
                args: [rd as Arg, rs2 as Arg, rs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `amoxorl.w rd, rs2, (rs1)`: Exclusive or in memory at the shared L2, 4 bytes; the old value is the result
        #[inline]
        pub const fn amoxorl_w(rd: Gpr, rs2: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::AmoxorlW,
                args: [rd as Arg, rs2 as Arg, rs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `amoxorl.d rd, rs2, (rs1)`: Exclusive or in memory at the shared L2, 8 bytes; the old value is the result
        #[inline]
        pub const fn amoxorl_d(rd: Gpr, rs2: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::AmoxorlD,
                args: [rd as Arg, rs2 as Arg, rs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `amoxorg.w rd, rs2, (rs1)`: Exclusive or in memory at the global L3, 4 bytes; the old value is the result
        #[inline]
        pub const fn amoxorg_w(rd: Gpr, rs2: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::AmoxorgW,
                args: [rd as Arg, rs2 as Arg, rs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `amoxorg.d rd, rs2, (rs1)`: Exclusive or in memory at the global L3, 8 bytes; the old value is the result
        #[inline]
        pub const fn amoxorg_d(rd: Gpr, rs2: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::AmoxorgD,
                args: [rd as Arg, rs2 as Arg, rs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `amoorl.w rd, rs2, (rs1)`: Or in memory at the shared L2, 4 bytes; the old value is the result
        #[inline]
        pub const fn amoorl_w(rd: Gpr, rs2: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::AmoorlW,
                args: [rd as Arg, rs2 as Arg, rs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `amoorl.d rd, rs2, (rs1)`: Or in memory at the shared L2, 8 bytes; the old value is the result
        #[inline]
        pub const fn amoorl_d(rd: Gpr, rs2: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::AmoorlD,
                args: [rd as Arg, rs2 as Arg, rs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `amoorg.w rd, rs2, (rs1)`: Or in memory at the global L3, 4 bytes; the old value is the result
        #[inline]
        pub const fn amoorg_w(rd: Gpr, rs2: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::AmoorgW,
                args: [rd as Arg, rs2 as Arg, rs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `amoorg.d rd, rs2, (rs1)`: Or in memory at the global L3, 8 bytes; the old value is the result
        #[inline]
        pub const fn amoorg_d(rd: Gpr, rs2: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::AmoorgD,
                args: [rd as Arg, rs2 as Arg, rs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `amoandl.w rd, rs2, (rs1)`: And in memory at the shared L2, 4 bytes; the old value is the result
        #[inline]
        pub const fn amoandl_w(rd: Gpr, rs2: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::AmoandlW,
                args: [rd as Arg, rs2 as Arg, rs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `amoandl.d rd, rs2, (rs1)`: And in memory at the shared L2, 8 bytes; the old value is the result
        #[inline]
        pub const fn amoandl_d(rd: Gpr, rs2: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::AmoandlD,
                args: [rd as Arg, rs2 as Arg, rs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `amoandg.w rd, rs2, (rs1)`: And in memory at the global L3, 4 bytes; the old value is the result
        #[inline]
        pub const fn amoandg_w(rd: Gpr, rs2: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::AmoandgW,
                args: [rd as Arg, rs2 as Arg, rs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `amoandg.d rd, rs2, (rs1)`: And in memory at the global L3, 8 bytes; the old value is the result
        #[inline]
        pub const fn amoandg_d(rd: Gpr, rs2: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::AmoandgD,
                args: [rd as Arg, rs2 as Arg, rs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `amominl.w rd, rs2, (rs1)`: Signed minimum in memory at the shared L2, 4 bytes; the old value is the result
        #[inline]
        pub const fn amominl_w(rd: Gpr, rs2: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::AmominlW,
                args: [rd as Arg, rs2 as Arg, rs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `amominl.d rd, rs2, (rs1)`: Signed minimum in memory at the shared L2, 8 bytes; the old value is the result
        #[inline]
        pub const fn amominl_d(rd: Gpr, rs2: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::AmominlD,
                args: [rd as Arg, rs2 as Arg, rs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `amoming.w rd, rs2, (rs1)`: Signed minimum in memory at the global L3, 4 bytes; the old value is the result
        #[inline]
        pub const fn amoming_w(rd: Gpr, rs2: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::AmomingW,
                args: [rd as Arg, rs2 as Arg, rs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `amoming.d rd, rs2, (rs1)`: Signed minimum in memory at the global L3, 8 bytes; the old value is the result
        #[inline]
        pub const fn amoming_d(rd: Gpr, rs2: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::AmomingD,
                args: [rd as Arg, rs2 as Arg, rs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `amomaxl.w rd, rs2, (rs1)`: Signed maximum in memory at the shared L2, 4 bytes; the old value is the result
        #[inline]
        pub const fn amomaxl_w(rd: Gpr, rs2: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::AmomaxlW,
                args: [rd as Arg, rs2 as Arg, rs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `amomaxl.d rd, rs2, (rs1)`: Signed maximum in memory at the shared L2, 8 bytes; the old value is the result
        #[inline]
        pub const fn amomaxl_d(rd: Gpr, rs2: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::AmomaxlD,
                args: [rd as Arg, rs2 as Arg, rs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `amomaxg.w rd, rs2, (rs1)`: Signed maximum in memory at the global L3, 4 bytes; the old value is the result
        #[inline]
        pub const fn amomaxg_w(rd: Gpr, rs2: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::AmomaxgW,
                args: [rd as Arg, rs2 as Arg, rs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `amomaxg.d rd, rs2, (rs1)`: Signed maximum in memory at the global L3, 8 bytes; the old value is the result
        #[inline]
        pub const fn amomaxg_d(rd: Gpr, rs2: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::AmomaxgD,
                args: [rd as Arg, rs2 as Arg, rs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `amominul.w rd, rs2, (rs1)`: Unsigned minimum in memory at the shared L2, 4 bytes; the old value is the result
        #[inline]
        pub const fn amominul_w(rd: Gpr, rs2: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::AmominulW,
                args: [rd as Arg, rs2 as Arg, rs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `amominul.d rd, rs2, (rs1)`: Unsigned minimum in memory at the shared L2, 8 bytes; the old value is the result
        #[inline]
        pub const fn amominul_d(rd: Gpr, rs2: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::AmominulD,
                args: [rd as Arg, rs2 as Arg, rs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `amominug.w rd, rs2, (rs1)`: Unsigned minimum in memory at the global L3, 4 bytes; the old value is the result
        #[inline]
        pub const fn amominug_w(rd: Gpr, rs2: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::AmominugW,
                args: [rd as Arg, rs2 as Arg, rs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `amominug.d rd, rs2, (rs1)`: Unsigned minimum in memory at the global L3, 8 bytes; the old value is the result
        #[inline]
        pub const fn amominug_d(rd: Gpr, rs2: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::AmominugD,
                args: [rd as Arg, rs2 as Arg, rs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `amomaxul.w rd, rs2, (rs1)`: Unsigned maximum in memory at the shared L2, 4 bytes; the old value is the result
        #[inline]
        pub const fn amomaxul_w(rd: Gpr, rs2: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::AmomaxulW,
                args: [rd as Arg, rs2 as Arg, rs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `amomaxul.d rd, rs2, (rs1)`: Unsigned maximum in memory at the shared L2, 8 bytes; the old value is the result
        #[inline]
        pub const fn amomaxul_d(rd: Gpr, rs2: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::AmomaxulD,
                args: [rd as Arg, rs2 as Arg, rs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `amomaxug.w rd, rs2, (rs1)`: Unsigned maximum in memory at the global L3, 4 bytes; the old value is the result
        #[inline]
        pub const fn amomaxug_w(rd: Gpr, rs2: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::AmomaxugW,
                args: [rd as Arg, rs2 as Arg, rs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `amomaxug.d rd, rs2, (rs1)`: Unsigned maximum in memory at the global L3, 8 bytes; the old value is the result
        #[inline]
        pub const fn amomaxug_d(rd: Gpr, rs2: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::AmomaxugD,
                args: [rd as Arg, rs2 as Arg, rs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `amocmpswapl.w rd, rs2, (rs1)`: Swap if equal to x31 in memory at the shared L2, 4 bytes; the old value is the result
        #[inline]
        pub const fn amocmpswapl_w(rd: Gpr, rs2: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::AmocmpswaplW,
                args: [rd as Arg, rs2 as Arg, rs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `amocmpswapl.d rd, rs2, (rs1)`: Swap if equal to x31 in memory at the shared L2, 8 bytes; the old value is the result
        #[inline]
        pub const fn amocmpswapl_d(rd: Gpr, rs2: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::AmocmpswaplD,
                args: [rd as Arg, rs2 as Arg, rs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `amocmpswapg.w rd, rs2, (rs1)`: Swap if equal to x31 in memory at the global L3, 4 bytes; the old value is the result
        #[inline]
        pub const fn amocmpswapg_w(rd: Gpr, rs2: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::AmocmpswapgW,
                args: [rd as Arg, rs2 as Arg, rs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `amocmpswapg.d rd, rs2, (rs1)`: Swap if equal to x31 in memory at the global L3, 8 bytes; the old value is the result
        #[inline]
        pub const fn amocmpswapg_d(rd: Gpr, rs2: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::AmocmpswapgD,
                args: [rd as Arg, rs2 as Arg, rs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `famoaddl.pi fda, fs1(rs2)`: Add in memory at the shared L2 for each lane; the old values are the result
        #[inline]
        pub const fn famoaddl_pi(fda: Fpr, fs1: Fpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::FamoaddlPi,
                args: [fda as Arg, fs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `famoaddg.pi fda, fs1(rs2)`: Add in memory at the global L3 for each lane; the old values are the result
        #[inline]
        pub const fn famoaddg_pi(fda: Fpr, fs1: Fpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::FamoaddgPi,
                args: [fda as Arg, fs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `famoswapl.pi fda, fs1(rs2)`: Swap in memory at the shared L2 for each lane; the old values are the result
        #[inline]
        pub const fn famoswapl_pi(fda: Fpr, fs1: Fpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::FamoswaplPi,
                args: [fda as Arg, fs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `famoswapg.pi fda, fs1(rs2)`: Swap in memory at the global L3 for each lane; the old values are the result
        #[inline]
        pub const fn famoswapg_pi(fda: Fpr, fs1: Fpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::FamoswapgPi,
                args: [fda as Arg, fs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `famoandl.pi fda, fs1(rs2)`: And in memory at the shared L2 for each lane; the old values are the result
        #[inline]
        pub const fn famoandl_pi(fda: Fpr, fs1: Fpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::FamoandlPi,
                args: [fda as Arg, fs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `famoandg.pi fda, fs1(rs2)`: And in memory at the global L3 for each lane; the old values are the result
        #[inline]
        pub const fn famoandg_pi(fda: Fpr, fs1: Fpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::FamoandgPi,
                args: [fda as Arg, fs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `famoorl.pi fda, fs1(rs2)`: Or in memory at the shared L2 for each lane; the old values are the result
        #[inline]
        pub const fn famoorl_pi(fda: Fpr, fs1: Fpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::FamoorlPi,
                args: [fda as Arg, fs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `famoorg.pi fda, fs1(rs2)`: Or in memory at the global L3 for each lane; the old values are the result
        #[inline]
        pub const fn famoorg_pi(fda: Fpr, fs1: Fpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::FamoorgPi,
                args: [fda as Arg, fs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `famoxorl.pi fda, fs1(rs2)`: Exclusive or in memory at the shared L2 for each lane; the old values are the result
        #[inline]
        pub const fn famoxorl_pi(fda: Fpr, fs1: Fpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::FamoxorlPi,
                args: [fda as Arg, fs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `famoxorg.pi fda, fs1(rs2)`: Exclusive or in memory at the global L3 for each lane; the old values are the result
        #[inline]
        pub const fn famoxorg_pi(fda: Fpr, fs1: Fpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::FamoxorgPi,
                args: [fda as Arg, fs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `famominl.pi fda, fs1(rs2)`: Signed minimum in memory at the shared L2 for each lane; the old values are the result
        #[inline]
        pub const fn famominl_pi(fda: Fpr, fs1: Fpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::FamominlPi,
                args: [fda as Arg, fs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `famoming.pi fda, fs1(rs2)`: Signed minimum in memory at the global L3 for each lane; the old values are the result
        #[inline]
        pub const fn famoming_pi(fda: Fpr, fs1: Fpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::FamomingPi,
                args: [fda as Arg, fs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `famomaxl.pi fda, fs1(rs2)`: Signed maximum in memory at the shared L2 for each lane; the old values are the result
        #[inline]
        pub const fn famomaxl_pi(fda: Fpr, fs1: Fpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::FamomaxlPi,
                args: [fda as Arg, fs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `famomaxg.pi fda, fs1(rs2)`: Signed maximum in memory at the global L3 for each lane; the old values are the result
        #[inline]
        pub const fn famomaxg_pi(fda: Fpr, fs1: Fpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::FamomaxgPi,
                args: [fda as Arg, fs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `famominul.pi fda, fs1(rs2)`: Unsigned minimum in memory at the shared L2 for each lane; the old values are the result
        #[inline]
        pub const fn famominul_pi(fda: Fpr, fs1: Fpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::FamominulPi,
                args: [fda as Arg, fs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `famominug.pi fda, fs1(rs2)`: Unsigned minimum in memory at the global L3 for each lane; the old values are the result
        #[inline]
        pub const fn famominug_pi(fda: Fpr, fs1: Fpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::FamominugPi,
                args: [fda as Arg, fs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `famomaxul.pi fda, fs1(rs2)`: Unsigned maximum in memory at the shared L2 for each lane; the old values are the result
        #[inline]
        pub const fn famomaxul_pi(fda: Fpr, fs1: Fpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::FamomaxulPi,
                args: [fda as Arg, fs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `famomaxug.pi fda, fs1(rs2)`: Unsigned maximum in memory at the global L3 for each lane; the old values are the result
        #[inline]
        pub const fn famomaxug_pi(fda: Fpr, fs1: Fpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::FamomaxugPi,
                args: [fda as Arg, fs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `famomaxl.ps fda, fs1(rs2)`: Floating-point maximum in memory at the shared L2 for each lane; the old values are the result
        #[inline]
        pub const fn famomaxl_ps(fda: Fpr, fs1: Fpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::FamomaxlPs,
                args: [fda as Arg, fs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `famomaxg.ps fda, fs1(rs2)`: Floating-point maximum in memory at the global L3 for each lane; the old values are the result
        #[inline]
        pub const fn famomaxg_ps(fda: Fpr, fs1: Fpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::FamomaxgPs,
                args: [fda as Arg, fs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `famominl.ps fda, fs1(rs2)`: Floating-point minimum in memory at the shared L2 for each lane; the old values are the result
        #[inline]
        pub const fn famominl_ps(fda: Fpr, fs1: Fpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::FamominlPs,
                args: [fda as Arg, fs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `famoming.ps fda, fs1(rs2)`: Floating-point minimum in memory at the global L3 for each lane; the old values are the result
        #[inline]
        pub const fn famoming_ps(fda: Fpr, fs1: Fpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::FamomingPs,
                args: [fda as Arg, fs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `flog.ps fd, fs1`: Logarithm to base 2 of lanes, approximated
        #[inline]
        pub const fn flog_ps(fd: Fpr, fs1: Fpr) -> Inst {
            Inst {
                op: Opcode::FlogPs,
                args: [fd as Arg, fs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fexp.ps fd, fs1`: Power of 2 of lanes, approximated
        #[inline]
        pub const fn fexp_ps(fd: Fpr, fs1: Fpr) -> Inst {
            Inst {
                op: Opcode::FexpPs,
                args: [fd as Arg, fs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `frcp.ps fd, fs1`: Reciprocal of lanes, approximated
        #[inline]
        pub const fn frcp_ps(fd: Fpr, fs1: Fpr) -> Inst {
            Inst {
                op: Opcode::FrcpPs,
                args: [fd as Arg, fs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
    }
}
pub(crate) const CUBEFACE_PS: Op = Op {
    name: "cubeface.ps",
    ident: "cubeface_ps",
    feature: 4,
    length: 32,
    value: 0x8800007b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &TF2571D3C,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &T1C6BB62B,
    flows: &TEC8E398D,
    doc: info!("Face of a cube map"),
    origin: info!("spec/esperanto/graphics.yaml:54"),
    data: &T56648043,
    ..Op::DEFAULT
};
pub(crate) const CUBEFACEIDX_PS: Op = Op {
    name: "cubefaceidx.ps",
    ident: "cubefaceidx_ps",
    feature: 4,
    length: 32,
    value: 0x8800107b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T49186C98,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &T1C6BB62B,
    flows: &TEC8E398D,
    doc: info!("Number of a face of a cube map from its axis and a coordinate"),
    origin: info!("spec/esperanto/graphics.yaml:58"),
    data: &T391B44B1,
    ..Op::DEFAULT
};
pub(crate) const CUBESGNSC_PS: Op = Op {
    name: "cubesgnsc.ps",
    ident: "cubesgnsc_ps",
    feature: 4,
    length: 32,
    value: 0x8800207b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T49186C98,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &T1C6BB62B,
    flows: &TEC8E398D,
    doc: info!("Sign of the S coordinate of a face of a cube map"),
    origin: info!("spec/esperanto/graphics.yaml:58"),
    data: &T5A1B3BD1,
    ..Op::DEFAULT
};
pub(crate) const CUBESGNTC_PS: Op = Op {
    name: "cubesgntc.ps",
    ident: "cubesgntc_ps",
    feature: 4,
    length: 32,
    value: 0x8800307b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T49186C98,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &T1C6BB62B,
    flows: &TEC8E398D,
    doc: info!("Sign of the T coordinate of a face of a cube map"),
    origin: info!("spec/esperanto/graphics.yaml:58"),
    data: &TF8B49831,
    ..Op::DEFAULT
};
pub(crate) const FRCP_FIX_RAST: Op = Op {
    name: "frcp.fix.rast",
    ident: "frcp_fix_rast",
    feature: 4,
    length: 32,
    value: 0x3000007b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T49186C98,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &T1C6BB62B,
    flows: &TEC8E398D,
    doc: info!("Step of a reciprocal in fixed point"),
    origin: info!("spec/esperanto/graphics.yaml:70"),
    data: &TFCE92326,
    ..Op::DEFAULT
};
pub(crate) const FCVT_PS_F10: Op = Op {
    name: "fcvt.ps.f10",
    ident: "fcvt_ps_f10",
    feature: 4,
    length: 32,
    value: 0xd080007b,
    mask: 0xfff0707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T58B19133,
    templates: &TB855FCFF,
    has_semantics: true,
    registers: &TFC8456D0,
    flows: &T9C40D655,
    doc: info!("Convert lanes to ps from f10"),
    origin: info!("spec/esperanto/graphics.yaml:76"),
    data: &T5021AD58,
    ..Op::DEFAULT
};
pub(crate) const FCVT_PS_F11: Op = Op {
    name: "fcvt.ps.f11",
    ident: "fcvt_ps_f11",
    feature: 4,
    length: 32,
    value: 0xd090007b,
    mask: 0xfff0707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T58B19133,
    templates: &TB855FCFF,
    has_semantics: true,
    registers: &TFC8456D0,
    flows: &T9C40D655,
    doc: info!("Convert lanes to ps from f11"),
    origin: info!("spec/esperanto/graphics.yaml:76"),
    data: &TDB8C2543,
    ..Op::DEFAULT
};
pub(crate) const FCVT_PS_UN24: Op = Op {
    name: "fcvt.ps.un24",
    ident: "fcvt_ps_un24",
    feature: 4,
    length: 32,
    value: 0xd100007b,
    mask: 0xfff0707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T58B19133,
    templates: &TB855FCFF,
    has_semantics: true,
    registers: &TFC8456D0,
    flows: &T9C40D655,
    doc: info!("Convert lanes to ps from un24"),
    origin: info!("spec/esperanto/graphics.yaml:76"),
    data: &T966A967B,
    ..Op::DEFAULT
};
pub(crate) const FCVT_PS_UN16: Op = Op {
    name: "fcvt.ps.un16",
    ident: "fcvt_ps_un16",
    feature: 4,
    length: 32,
    value: 0xd110007b,
    mask: 0xfff0707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T58B19133,
    templates: &TB855FCFF,
    has_semantics: true,
    registers: &TFC8456D0,
    flows: &T9C40D655,
    doc: info!("Convert lanes to ps from un16"),
    origin: info!("spec/esperanto/graphics.yaml:76"),
    data: &T5423B80F,
    ..Op::DEFAULT
};
pub(crate) const FCVT_PS_UN10: Op = Op {
    name: "fcvt.ps.un10",
    ident: "fcvt_ps_un10",
    feature: 4,
    length: 32,
    value: 0xd120007b,
    mask: 0xfff0707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T58B19133,
    templates: &TB855FCFF,
    has_semantics: true,
    registers: &TFC8456D0,
    flows: &T9C40D655,
    doc: info!("Convert lanes to ps from un10"),
    origin: info!("spec/esperanto/graphics.yaml:76"),
    data: &T009C2259,
    ..Op::DEFAULT
};
pub(crate) const FCVT_PS_UN8: Op = Op {
    name: "fcvt.ps.un8",
    ident: "fcvt_ps_un8",
    feature: 4,
    length: 32,
    value: 0xd130007b,
    mask: 0xfff0707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T58B19133,
    templates: &TB855FCFF,
    has_semantics: true,
    registers: &TFC8456D0,
    flows: &T9C40D655,
    doc: info!("Convert lanes to ps from un8"),
    origin: info!("spec/esperanto/graphics.yaml:76"),
    data: &T0ED43AE3,
    ..Op::DEFAULT
};
pub(crate) const FCVT_PS_UN2: Op = Op {
    name: "fcvt.ps.un2",
    ident: "fcvt_ps_un2",
    feature: 4,
    length: 32,
    value: 0xd170007b,
    mask: 0xfff0707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T58B19133,
    templates: &TB855FCFF,
    has_semantics: true,
    registers: &TFC8456D0,
    flows: &T9C40D655,
    doc: info!("Convert lanes to ps from un2"),
    origin: info!("spec/esperanto/graphics.yaml:76"),
    data: &T300C2EB9,
    ..Op::DEFAULT
};
pub(crate) const FCVT_PS_RAST: Op = Op {
    name: "fcvt.ps.rast",
    ident: "fcvt_ps_rast",
    feature: 4,
    length: 32,
    value: 0xd020007b,
    mask: 0xfff0707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T58B19133,
    templates: &TB855FCFF,
    has_semantics: true,
    registers: &TFC8456D0,
    flows: &T9C40D655,
    doc: info!("Convert lanes to ps from rast"),
    origin: info!("spec/esperanto/graphics.yaml:76"),
    data: &TB0565E84,
    ..Op::DEFAULT
};
pub(crate) const FCVT_F11_PS: Op = Op {
    name: "fcvt.f11.ps",
    ident: "fcvt_f11_ps",
    feature: 4,
    length: 32,
    value: 0xd880007b,
    mask: 0xfff0707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T58B19133,
    templates: &TB855FCFF,
    has_semantics: true,
    registers: &TFC8456D0,
    flows: &T9C40D655,
    doc: info!("Convert lanes to f11 from ps"),
    origin: info!("spec/esperanto/graphics.yaml:76"),
    data: &T3742A123,
    ..Op::DEFAULT
};
pub(crate) const FCVT_F10_PS: Op = Op {
    name: "fcvt.f10.ps",
    ident: "fcvt_f10_ps",
    feature: 4,
    length: 32,
    value: 0xd8b0007b,
    mask: 0xfff0707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T58B19133,
    templates: &TB855FCFF,
    has_semantics: true,
    registers: &TFC8456D0,
    flows: &T9C40D655,
    doc: info!("Convert lanes to f10 from ps"),
    origin: info!("spec/esperanto/graphics.yaml:76"),
    data: &T41844FB8,
    ..Op::DEFAULT
};
pub(crate) const FCVT_UN24_PS: Op = Op {
    name: "fcvt.un24.ps",
    ident: "fcvt_un24_ps",
    feature: 4,
    length: 32,
    value: 0xd900007b,
    mask: 0xfff0707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T58B19133,
    templates: &TB855FCFF,
    has_semantics: true,
    registers: &TFC8456D0,
    flows: &T9C40D655,
    doc: info!("Convert lanes to un24 from ps"),
    origin: info!("spec/esperanto/graphics.yaml:76"),
    data: &TFCE4A556,
    ..Op::DEFAULT
};
pub(crate) const FCVT_UN16_PS: Op = Op {
    name: "fcvt.un16.ps",
    ident: "fcvt_un16_ps",
    feature: 4,
    length: 32,
    value: 0xd910007b,
    mask: 0xfff0707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T58B19133,
    templates: &TB855FCFF,
    has_semantics: true,
    registers: &TFC8456D0,
    flows: &T9C40D655,
    doc: info!("Convert lanes to un16 from ps"),
    origin: info!("spec/esperanto/graphics.yaml:76"),
    data: &T879E8CBA,
    ..Op::DEFAULT
};
pub(crate) const FCVT_UN10_PS: Op = Op {
    name: "fcvt.un10.ps",
    ident: "fcvt_un10_ps",
    feature: 4,
    length: 32,
    value: 0xd920007b,
    mask: 0xfff0707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T58B19133,
    templates: &TB855FCFF,
    has_semantics: true,
    registers: &TFC8456D0,
    flows: &T9C40D655,
    doc: info!("Convert lanes to un10 from ps"),
    origin: info!("spec/esperanto/graphics.yaml:76"),
    data: &TB2DCAE51,
    ..Op::DEFAULT
};
pub(crate) const FCVT_UN8_PS: Op = Op {
    name: "fcvt.un8.ps",
    ident: "fcvt_un8_ps",
    feature: 4,
    length: 32,
    value: 0xd930007b,
    mask: 0xfff0707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T58B19133,
    templates: &TB855FCFF,
    has_semantics: true,
    registers: &TFC8456D0,
    flows: &T9C40D655,
    doc: info!("Convert lanes to un8 from ps"),
    origin: info!("spec/esperanto/graphics.yaml:76"),
    data: &TB31A6E7E,
    ..Op::DEFAULT
};
pub(crate) const FCVT_UN2_PS: Op = Op {
    name: "fcvt.un2.ps",
    ident: "fcvt_un2_ps",
    feature: 4,
    length: 32,
    value: 0xd970007b,
    mask: 0xfff0707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T58B19133,
    templates: &TB855FCFF,
    has_semantics: true,
    registers: &TFC8456D0,
    flows: &T9C40D655,
    doc: info!("Convert lanes to un2 from ps"),
    origin: info!("spec/esperanto/graphics.yaml:76"),
    data: &TA45741A1,
    ..Op::DEFAULT
};
pub(crate) const FCVT_SN16_PS: Op = Op {
    name: "fcvt.sn16.ps",
    ident: "fcvt_sn16_ps",
    feature: 4,
    length: 32,
    value: 0xd990007b,
    mask: 0xfff0707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T58B19133,
    templates: &TB855FCFF,
    has_semantics: true,
    registers: &TFC8456D0,
    flows: &T9C40D655,
    doc: info!("Convert lanes to sn16 from ps"),
    origin: info!("spec/esperanto/graphics.yaml:76"),
    data: &T1934342F,
    ..Op::DEFAULT
};
pub(crate) const FCVT_SN8_PS: Op = Op {
    name: "fcvt.sn8.ps",
    ident: "fcvt_sn8_ps",
    feature: 4,
    length: 32,
    value: 0xd9b0007b,
    mask: 0xfff0707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T58B19133,
    templates: &TB855FCFF,
    has_semantics: true,
    registers: &TFC8456D0,
    flows: &T9C40D655,
    doc: info!("Convert lanes to sn8 from ps"),
    origin: info!("spec/esperanto/graphics.yaml:76"),
    data: &T121A1FF7,
    ..Op::DEFAULT
};
pub(crate) const FCVT_RAST_PS: Op = Op {
    name: "fcvt.rast.ps",
    ident: "fcvt_rast_ps",
    feature: 4,
    length: 32,
    value: 0xc020007b,
    mask: 0xfff0707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T58B19133,
    templates: &TB855FCFF,
    has_semantics: true,
    registers: &TFC8456D0,
    flows: &T9C40D655,
    doc: info!("Convert lanes to rast from ps"),
    origin: info!("spec/esperanto/graphics.yaml:76"),
    data: &TD8268415,
    ..Op::DEFAULT
};
pub(crate) const FCVT_PS_SN16: Op = Op {
    name: "fcvt.ps.sn16",
    ident: "fcvt_ps_sn16",
    feature: 4,
    length: 32,
    value: 0xd190007b,
    mask: 0xfff0707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T58B19133,
    templates: &TB855FCFF,
    has_semantics: true,
    effects: Effects(0x200),
    registers: &T9DFEA2A3,
    doc: info!(
        "Convert lanes to ps from sn16; to which side a quotient is rounded is not known"
    ),
    origin: info!("spec/esperanto/graphics.yaml:112"),
    data: &TBDB1CBE6,
    ..Op::DEFAULT
};
pub(crate) const FCVT_PS_SN8: Op = Op {
    name: "fcvt.ps.sn8",
    ident: "fcvt_ps_sn8",
    feature: 4,
    length: 32,
    value: 0xd1b0007b,
    mask: 0xfff0707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T58B19133,
    templates: &TB855FCFF,
    has_semantics: true,
    effects: Effects(0x200),
    registers: &T9DFEA2A3,
    doc: info!(
        "Convert lanes to ps from sn8; to which side a quotient is rounded is not known"
    ),
    origin: info!("spec/esperanto/graphics.yaml:112"),
    data: &TBDB1CBE6,
    ..Op::DEFAULT
};
pub(crate) const MASKPOPC_RAST: Op = Op {
    name: "maskpopc.rast",
    ident: "maskpopc_rast",
    feature: 4,
    length: 32,
    value: 0x5e00007b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T034F26DF,
    templates: &T26DECE89,
    has_semantics: true,
    registers: &T23C38E52,
    flows: &TF6BDDD3A,
    doc: info!("Number of ones in chosen parts of two masks"),
    origin: info!("spec/esperanto/graphics.yaml:131"),
    data: &TDE8B93F5,
    ..Op::DEFAULT
};
pub(crate) const BITMIXB: Op = Op {
    name: "bitmixb",
    ident: "bitmixb",
    feature: 4,
    length: 32,
    value: 0x8000703b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T5F023ED2,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &T80DFF124,
    flows: &TF6BDDD3A,
    doc: info!(
        "Bits of a register from bit 0 and from bit 8 on; a mask says from where the next one comes"
    ),
    origin: info!("spec/esperanto/graphics.yaml:138"),
    data: &TF7803E16,
    ..Op::DEFAULT
};
pub(crate) const MASKAND: Op = Op {
    name: "maskand",
    ident: "maskand",
    feature: 4,
    length: 32,
    value: 0x6600707b,
    mask: 0xff8c7c7f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T0314334B,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &TE279B236,
    flows: &TF6BDDD3A,
    doc: info!("And of masks"),
    origin: info!("spec/esperanto/masks.yaml:6"),
    data: &T68BE8458,
    ..Op::DEFAULT
};
pub(crate) const MASKOR: Op = Op {
    name: "maskor",
    ident: "maskor",
    feature: 4,
    length: 32,
    value: 0x6600607b,
    mask: 0xff8c7c7f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T0314334B,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &TE279B236,
    flows: &TF6BDDD3A,
    doc: info!("Or of masks"),
    origin: info!("spec/esperanto/masks.yaml:6"),
    data: &T40F13872,
    ..Op::DEFAULT
};
pub(crate) const MASKXOR: Op = Op {
    name: "maskxor",
    ident: "maskxor",
    feature: 4,
    length: 32,
    value: 0x6600407b,
    mask: 0xff8c7c7f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T0314334B,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &TE279B236,
    flows: &TF6BDDD3A,
    doc: info!("Exclusive or of masks"),
    origin: info!("spec/esperanto/masks.yaml:6"),
    data: &T608B04A0,
    ..Op::DEFAULT
};
pub(crate) const MASKNOT: Op = Op {
    name: "masknot",
    ident: "masknot",
    feature: 4,
    length: 32,
    value: 0x6600207b,
    mask: 0xfffc7c7f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T02597D20,
    templates: &TB855FCFF,
    has_semantics: true,
    registers: &T99CEC695,
    flows: &T42B7485B,
    doc: info!("Inversion of a mask"),
    origin: info!("spec/esperanto/masks.yaml:20"),
    data: &TD9908BEF,
    ..Op::DEFAULT
};
pub(crate) const MASKPOPC: Op = Op {
    name: "maskpopc",
    ident: "maskpopc",
    feature: 4,
    length: 32,
    value: 0x5200007b,
    mask: 0xfffc707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T9704F382,
    templates: &TB855FCFF,
    has_semantics: true,
    registers: &T0C82B2E9,
    flows: &T42B7485B,
    doc: info!("Number of ones in a mask"),
    origin: info!("spec/esperanto/masks.yaml:25"),
    data: &T994D644A,
    ..Op::DEFAULT
};
pub(crate) const MASKPOPCZ: Op = Op {
    name: "maskpopcz",
    ident: "maskpopcz",
    feature: 4,
    length: 32,
    value: 0x5400007b,
    mask: 0xfffc707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T9704F382,
    templates: &TB855FCFF,
    has_semantics: true,
    registers: &T0C82B2E9,
    flows: &T42B7485B,
    doc: info!("Number of zeros in a mask"),
    origin: info!("spec/esperanto/masks.yaml:30"),
    data: &TC1522869,
    ..Op::DEFAULT
};
pub(crate) const MOV_M_X: Op = Op {
    name: "mov.m.x",
    ident: "mov_m_x",
    feature: 4,
    length: 32,
    value: 0x5600007b,
    mask: 0xfe000c7f,
    needs: Needs { any: &TA404CDA8 },
    operands: &TC4D52A28,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &TF36BF7B1,
    flows: &T42B7485B,
    doc: info!("Low byte of an integer register or an immediate into a mask"),
    origin: info!("spec/esperanto/masks.yaml:35"),
    data: &TE29627CA,
    ..Op::DEFAULT
};
pub(crate) const MOVA_M_X: Op = Op {
    name: "mova.m.x",
    ident: "mova_m_x",
    feature: 4,
    length: 32,
    value: 0xd600107b,
    mask: 0xfff07fff,
    needs: Needs { any: &TA404CDA8 },
    operands: &TED335353,
    templates: &TDB893BFD,
    has_semantics: true,
    registers: &TF23DA59B,
    flows: &T3E800920,
    doc: info!("All masks from the bytes of an integer register"),
    origin: info!("spec/esperanto/masks.yaml:45"),
    data: &T404E7018,
    ..Op::DEFAULT
};
pub(crate) const MOVA_X_M: Op = Op {
    name: "mova.x.m",
    ident: "mova_x_m",
    feature: 4,
    length: 32,
    value: 0xd600007b,
    mask: 0xfffff07f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T9515A334,
    templates: &TDB893BFD,
    has_semantics: true,
    registers: &T8DEA0013,
    flows: &T42B7485B,
    doc: info!("All masks as the bytes of an integer register"),
    origin: info!("spec/esperanto/masks.yaml:53"),
    data: &T2E2C3C08,
    ..Op::DEFAULT
};
pub(crate) const FLQ2: Op = Op {
    name: "flq2",
    ident: "flq2",
    feature: 4,
    length: 32,
    value: 0x5007,
    mask: 0x707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &TF0560EDA,
    templates: &TE9897D59,
    has_semantics: true,
    effects: Effects(0x1),
    access: AccessSize::Bytes(4),
    registers: &TA7922D93,
    flows: &TFA7FD35C,
    doc: info!("Load all lanes"),
    origin: info!("spec/esperanto/memory.yaml:42"),
    data: &T356E77C7,
    ..Op::DEFAULT
};
pub(crate) const FSQ2: Op = Op {
    name: "fsq2",
    ident: "fsq2",
    feature: 4,
    length: 32,
    value: 0x5027,
    mask: 0x707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &TA6451765,
    templates: &TE9897D59,
    has_semantics: true,
    effects: Effects(0x2),
    access: AccessSize::Bytes(4),
    registers: &T5B7C4D8C,
    flows: &TA355812B,
    doc: info!("Store all lanes"),
    origin: info!("spec/esperanto/memory.yaml:50"),
    data: &TA46CD4AC,
    ..Op::DEFAULT
};
pub(crate) const FLW_PS: Op = Op {
    name: "flw.ps",
    ident: "flw_ps",
    feature: 4,
    length: 32,
    value: 0x200b,
    mask: 0x707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &TF0560EDA,
    templates: &TE9897D59,
    has_semantics: true,
    effects: Effects(0x1),
    access: AccessSize::Bytes(4),
    registers: &TEDED1599,
    flows: &TBC612BF8,
    doc: info!("Load lanes"),
    origin: info!("spec/esperanto/memory.yaml:58"),
    data: &T2A7FE78D,
    ..Op::DEFAULT
};
pub(crate) const FSW_PS: Op = Op {
    name: "fsw.ps",
    ident: "fsw_ps",
    feature: 4,
    length: 32,
    value: 0x600b,
    mask: 0x707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &TA6451765,
    templates: &TE9897D59,
    has_semantics: true,
    effects: Effects(0x2),
    access: AccessSize::Bytes(4),
    registers: &TFD6975E0,
    flows: &T7A78D030,
    doc: info!("Store lanes"),
    origin: info!("spec/esperanto/memory.yaml:65"),
    data: &TE37A6F4F,
    ..Op::DEFAULT
};
pub(crate) const FBC_PS: Op = Op {
    name: "fbc.ps",
    ident: "fbc_ps",
    feature: 4,
    length: 32,
    value: 0xb,
    mask: 0x707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &TF0560EDA,
    templates: &TE9897D59,
    has_semantics: true,
    effects: Effects(0x1),
    access: AccessSize::Bytes(4),
    registers: &TEDED1599,
    flows: &TBC612BF8,
    doc: info!("Load 32 bits into all lanes"),
    origin: info!("spec/esperanto/memory.yaml:74"),
    data: &TF1B214A3,
    ..Op::DEFAULT
};
pub(crate) const FBCX_PS: Op = Op {
    name: "fbcx.ps",
    ident: "fbcx_ps",
    feature: 4,
    length: 32,
    value: 0x300b,
    mask: 0xfff0707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T388689B9,
    templates: &TB855FCFF,
    has_semantics: true,
    registers: &T83F72E73,
    flows: &T9C40D655,
    doc: info!("Broadcast the low 32 bits of an integer register"),
    origin: info!("spec/esperanto/memory.yaml:83"),
    data: &T79CAB8A1,
    ..Op::DEFAULT
};
pub(crate) const FGB_PS: Op = Op {
    name: "fgb.ps",
    ident: "fgb_ps",
    feature: 4,
    length: 32,
    value: 0x4800100b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &TA76A061A,
    templates: &T0BF8C93F,
    has_semantics: true,
    effects: Effects(0xd),
    access: AccessSize::Bytes(1),
    registers: &TEC55DA17,
    flows: &T86BE9F45,
    doc: info!("Gather 1 bytes into each lane, sign-extended"),
    origin: info!("spec/esperanto/memory.yaml:88"),
    data: &T7EBBAB2E,
    ..Op::DEFAULT
};
pub(crate) const FGBL_PS: Op = Op {
    name: "fgbl.ps",
    ident: "fgbl_ps",
    feature: 4,
    length: 32,
    value: 0x8000700b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &TA76A061A,
    templates: &T0BF8C93F,
    has_semantics: true,
    effects: Effects(0x20d),
    access: AccessSize::Bytes(1),
    registers: &TEC55DA17,
    flows: &T86BE9F45,
    doc: info!("Gather 1 bytes into each lane, sign-extended at the shared L2"),
    origin: info!("spec/esperanto/memory.yaml:88"),
    data: &T5B56FA46,
    ..Op::DEFAULT
};
pub(crate) const FGBG_PS: Op = Op {
    name: "fgbg.ps",
    ident: "fgbg_ps",
    feature: 4,
    length: 32,
    value: 0x8200700b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &TA76A061A,
    templates: &T0BF8C93F,
    has_semantics: true,
    effects: Effects(0x20d),
    access: AccessSize::Bytes(1),
    registers: &TEC55DA17,
    flows: &T86BE9F45,
    doc: info!("Gather 1 bytes into each lane, sign-extended at the global L3"),
    origin: info!("spec/esperanto/memory.yaml:88"),
    data: &T52B277ED,
    ..Op::DEFAULT
};
pub(crate) const FGH_PS: Op = Op {
    name: "fgh.ps",
    ident: "fgh_ps",
    feature: 4,
    length: 32,
    value: 0x5000100b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &TA76A061A,
    templates: &T0BF8C93F,
    has_semantics: true,
    effects: Effects(0xd),
    access: AccessSize::Bytes(2),
    registers: &TEC55DA17,
    flows: &T86BE9F45,
    doc: info!("Gather 2 bytes into each lane, sign-extended"),
    origin: info!("spec/esperanto/memory.yaml:88"),
    data: &T081F7A72,
    ..Op::DEFAULT
};
pub(crate) const FGHL_PS: Op = Op {
    name: "fghl.ps",
    ident: "fghl_ps",
    feature: 4,
    length: 32,
    value: 0x8800700b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &TA76A061A,
    templates: &T0BF8C93F,
    has_semantics: true,
    effects: Effects(0x20d),
    access: AccessSize::Bytes(2),
    registers: &TEC55DA17,
    flows: &T86BE9F45,
    doc: info!("Gather 2 bytes into each lane, sign-extended at the shared L2"),
    origin: info!("spec/esperanto/memory.yaml:88"),
    data: &TBD4755F2,
    ..Op::DEFAULT
};
pub(crate) const FGHG_PS: Op = Op {
    name: "fghg.ps",
    ident: "fghg_ps",
    feature: 4,
    length: 32,
    value: 0x8a00700b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &TA76A061A,
    templates: &T0BF8C93F,
    has_semantics: true,
    effects: Effects(0x20d),
    access: AccessSize::Bytes(2),
    registers: &TEC55DA17,
    flows: &T86BE9F45,
    doc: info!("Gather 2 bytes into each lane, sign-extended at the global L3"),
    origin: info!("spec/esperanto/memory.yaml:88"),
    data: &T7A3EFBC9,
    ..Op::DEFAULT
};
pub(crate) const FGW_PS: Op = Op {
    name: "fgw.ps",
    ident: "fgw_ps",
    feature: 4,
    length: 32,
    value: 0x6000100b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &TA76A061A,
    templates: &T0BF8C93F,
    has_semantics: true,
    effects: Effects(0xd),
    access: AccessSize::Bytes(4),
    registers: &TEC55DA17,
    flows: &T86BE9F45,
    doc: info!("Gather 4 bytes into each lane, sign-extended"),
    origin: info!("spec/esperanto/memory.yaml:88"),
    data: &T7362C502,
    ..Op::DEFAULT
};
pub(crate) const FGWL_PS: Op = Op {
    name: "fgwl.ps",
    ident: "fgwl_ps",
    feature: 4,
    length: 32,
    value: 0x9000700b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &TA76A061A,
    templates: &T0BF8C93F,
    has_semantics: true,
    effects: Effects(0x20d),
    access: AccessSize::Bytes(4),
    registers: &TEC55DA17,
    flows: &T86BE9F45,
    doc: info!("Gather 4 bytes into each lane, sign-extended at the shared L2"),
    origin: info!("spec/esperanto/memory.yaml:88"),
    data: &T78D25306,
    ..Op::DEFAULT
};
pub(crate) const FGWG_PS: Op = Op {
    name: "fgwg.ps",
    ident: "fgwg_ps",
    feature: 4,
    length: 32,
    value: 0x9200700b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &TA76A061A,
    templates: &T0BF8C93F,
    has_semantics: true,
    effects: Effects(0x20d),
    access: AccessSize::Bytes(4),
    registers: &TEC55DA17,
    flows: &T86BE9F45,
    doc: info!("Gather 4 bytes into each lane, sign-extended at the global L3"),
    origin: info!("spec/esperanto/memory.yaml:88"),
    data: &TEE302EAD,
    ..Op::DEFAULT
};
pub(crate) const FSCB_PS: Op = Op {
    name: "fscb.ps",
    ident: "fscb_ps",
    feature: 4,
    length: 32,
    value: 0xc800100b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &TF11B4D93,
    templates: &T0BF8C93F,
    has_semantics: true,
    effects: Effects(0xe),
    access: AccessSize::Bytes(1),
    registers: &T9E66E238,
    flows: &T38379DB7,
    doc: info!("Scatter 1 bytes of each lane, in order"),
    origin: info!("spec/esperanto/memory.yaml:103"),
    data: &TD6D87F0E,
    ..Op::DEFAULT
};
pub(crate) const FSCBL_PS: Op = Op {
    name: "fscbl.ps",
    ident: "fscbl_ps",
    feature: 4,
    length: 32,
    value: 0xc000700b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &TF11B4D93,
    templates: &T0BF8C93F,
    has_semantics: true,
    effects: Effects(0x20e),
    access: AccessSize::Bytes(1),
    registers: &T9E66E238,
    flows: &T38379DB7,
    doc: info!("Scatter 1 bytes of each lane, in order at the shared L2"),
    origin: info!("spec/esperanto/memory.yaml:103"),
    data: &T099614E0,
    ..Op::DEFAULT
};
pub(crate) const FSCBG_PS: Op = Op {
    name: "fscbg.ps",
    ident: "fscbg_ps",
    feature: 4,
    length: 32,
    value: 0xc200700b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &TF11B4D93,
    templates: &T0BF8C93F,
    has_semantics: true,
    effects: Effects(0x20e),
    access: AccessSize::Bytes(1),
    registers: &T9E66E238,
    flows: &T38379DB7,
    doc: info!("Scatter 1 bytes of each lane, in order at the global L3"),
    origin: info!("spec/esperanto/memory.yaml:103"),
    data: &TBDA06FA7,
    ..Op::DEFAULT
};
pub(crate) const FSCH_PS: Op = Op {
    name: "fsch.ps",
    ident: "fsch_ps",
    feature: 4,
    length: 32,
    value: 0xd000100b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &TF11B4D93,
    templates: &T0BF8C93F,
    has_semantics: true,
    effects: Effects(0xe),
    access: AccessSize::Bytes(2),
    registers: &T9E66E238,
    flows: &T38379DB7,
    doc: info!("Scatter 2 bytes of each lane, in order"),
    origin: info!("spec/esperanto/memory.yaml:103"),
    data: &T2933A27C,
    ..Op::DEFAULT
};
pub(crate) const FSCHL_PS: Op = Op {
    name: "fschl.ps",
    ident: "fschl_ps",
    feature: 4,
    length: 32,
    value: 0xc800700b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &TF11B4D93,
    templates: &T0BF8C93F,
    has_semantics: true,
    effects: Effects(0x20e),
    access: AccessSize::Bytes(2),
    registers: &T9E66E238,
    flows: &T38379DB7,
    doc: info!("Scatter 2 bytes of each lane, in order at the shared L2"),
    origin: info!("spec/esperanto/memory.yaml:103"),
    data: &TEFC56722,
    ..Op::DEFAULT
};
pub(crate) const FSCHG_PS: Op = Op {
    name: "fschg.ps",
    ident: "fschg_ps",
    feature: 4,
    length: 32,
    value: 0xca00700b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &TF11B4D93,
    templates: &T0BF8C93F,
    has_semantics: true,
    effects: Effects(0x20e),
    access: AccessSize::Bytes(2),
    registers: &T9E66E238,
    flows: &T38379DB7,
    doc: info!("Scatter 2 bytes of each lane, in order at the global L3"),
    origin: info!("spec/esperanto/memory.yaml:103"),
    data: &T7D1647F9,
    ..Op::DEFAULT
};
pub(crate) const FSCW_PS: Op = Op {
    name: "fscw.ps",
    ident: "fscw_ps",
    feature: 4,
    length: 32,
    value: 0xe000100b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &TF11B4D93,
    templates: &T0BF8C93F,
    has_semantics: true,
    effects: Effects(0xe),
    access: AccessSize::Bytes(4),
    registers: &T9E66E238,
    flows: &T38379DB7,
    doc: info!("Scatter 4 bytes of each lane, in order"),
    origin: info!("spec/esperanto/memory.yaml:103"),
    data: &TC1931060,
    ..Op::DEFAULT
};
pub(crate) const FSCWL_PS: Op = Op {
    name: "fscwl.ps",
    ident: "fscwl_ps",
    feature: 4,
    length: 32,
    value: 0xd000700b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &TF11B4D93,
    templates: &T0BF8C93F,
    has_semantics: true,
    effects: Effects(0x20e),
    access: AccessSize::Bytes(4),
    registers: &T9E66E238,
    flows: &T38379DB7,
    doc: info!("Scatter 4 bytes of each lane, in order at the shared L2"),
    origin: info!("spec/esperanto/memory.yaml:103"),
    data: &TE254E94E,
    ..Op::DEFAULT
};
pub(crate) const FSCWG_PS: Op = Op {
    name: "fscwg.ps",
    ident: "fscwg_ps",
    feature: 4,
    length: 32,
    value: 0xd200700b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &TF11B4D93,
    templates: &T0BF8C93F,
    has_semantics: true,
    effects: Effects(0x20e),
    access: AccessSize::Bytes(4),
    registers: &T9E66E238,
    flows: &T38379DB7,
    doc: info!("Scatter 4 bytes of each lane, in order at the global L3"),
    origin: info!("spec/esperanto/memory.yaml:103"),
    data: &T16EEB3D5,
    ..Op::DEFAULT
};
pub(crate) const FG32B_PS: Op = Op {
    name: "fg32b.ps",
    ident: "fg32b_ps",
    feature: 4,
    length: 32,
    value: 0x800100b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T491FE018,
    templates: &T0BF8C93F,
    has_semantics: true,
    effects: Effects(0x1),
    access: AccessSize::Bytes(1),
    registers: &T63019541,
    flows: &TE5F68E9D,
    doc: info!(
        "Gather 1 bytes into each lane from one block of 32 bytes; the indices are fields of one register"
    ),
    origin: info!("spec/esperanto/memory.yaml:123"),
    data: &T4FB87B86,
    ..Op::DEFAULT
};
pub(crate) const FG32H_PS: Op = Op {
    name: "fg32h.ps",
    ident: "fg32h_ps",
    feature: 4,
    length: 32,
    value: 0x1000100b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T491FE018,
    templates: &T0BF8C93F,
    has_semantics: true,
    effects: Effects(0x1),
    access: AccessSize::Bytes(2),
    registers: &T63019541,
    flows: &TE5F68E9D,
    doc: info!(
        "Gather 2 bytes into each lane from one block of 32 bytes; the indices are fields of one register"
    ),
    origin: info!("spec/esperanto/memory.yaml:123"),
    data: &T7595C41D,
    ..Op::DEFAULT
};
pub(crate) const FG32W_PS: Op = Op {
    name: "fg32w.ps",
    ident: "fg32w_ps",
    feature: 4,
    length: 32,
    value: 0x2000100b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T491FE018,
    templates: &T0BF8C93F,
    has_semantics: true,
    effects: Effects(0x1),
    access: AccessSize::Bytes(4),
    registers: &T63019541,
    flows: &TE5F68E9D,
    doc: info!(
        "Gather 4 bytes into each lane from one block of 32 bytes; the indices are fields of one register"
    ),
    origin: info!("spec/esperanto/memory.yaml:123"),
    data: &T8757733C,
    ..Op::DEFAULT
};
pub(crate) const FSC32B_PS: Op = Op {
    name: "fsc32b.ps",
    ident: "fsc32b_ps",
    feature: 4,
    length: 32,
    value: 0x8800100b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T9E50D9E1,
    templates: &T0BF8C93F,
    has_semantics: true,
    effects: Effects(0x2),
    access: AccessSize::Bytes(1),
    registers: &T5A5A5CBC,
    flows: &TD38844FC,
    doc: info!(
        "Scatter 1 bytes of each lane into one block of 32 bytes; the indices are fields of one register"
    ),
    origin: info!("spec/esperanto/memory.yaml:133"),
    data: &T9B8D76D2,
    ..Op::DEFAULT
};
pub(crate) const FSC32H_PS: Op = Op {
    name: "fsc32h.ps",
    ident: "fsc32h_ps",
    feature: 4,
    length: 32,
    value: 0x9000100b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T9E50D9E1,
    templates: &T0BF8C93F,
    has_semantics: true,
    effects: Effects(0x2),
    access: AccessSize::Bytes(2),
    registers: &T5A5A5CBC,
    flows: &TD38844FC,
    doc: info!(
        "Scatter 2 bytes of each lane into one block of 32 bytes; the indices are fields of one register"
    ),
    origin: info!("spec/esperanto/memory.yaml:133"),
    data: &TD9FA185F,
    ..Op::DEFAULT
};
pub(crate) const FSC32W_PS: Op = Op {
    name: "fsc32w.ps",
    ident: "fsc32w_ps",
    feature: 4,
    length: 32,
    value: 0xa000100b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T9E50D9E1,
    templates: &T0BF8C93F,
    has_semantics: true,
    effects: Effects(0x2),
    access: AccessSize::Bytes(4),
    registers: &T5A5A5CBC,
    flows: &TD38844FC,
    doc: info!(
        "Scatter 4 bytes of each lane into one block of 32 bytes; the indices are fields of one register"
    ),
    origin: info!("spec/esperanto/memory.yaml:133"),
    data: &TDBAA5AAC,
    ..Op::DEFAULT
};
pub(crate) const FLWL_PS: Op = Op {
    name: "flwl.ps",
    ident: "flwl_ps",
    feature: 4,
    length: 32,
    value: 0x1000700b,
    mask: 0xfff0707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T388689B9,
    templates: &TB8C70622,
    has_semantics: true,
    effects: Effects(0x201),
    access: AccessSize::Bytes(4),
    registers: &TCAC91E5E,
    flows: &TBC612BF8,
    doc: info!("Load lanes at the shared L2"),
    origin: info!("spec/esperanto/memory.yaml:141"),
    data: &T6A40EAB5,
    ..Op::DEFAULT
};
pub(crate) const FLWG_PS: Op = Op {
    name: "flwg.ps",
    ident: "flwg_ps",
    feature: 4,
    length: 32,
    value: 0x1200700b,
    mask: 0xfff0707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T388689B9,
    templates: &TB8C70622,
    has_semantics: true,
    effects: Effects(0x201),
    access: AccessSize::Bytes(4),
    registers: &TCAC91E5E,
    flows: &TBC612BF8,
    doc: info!("Load lanes at the global L3"),
    origin: info!("spec/esperanto/memory.yaml:141"),
    data: &T265586AE,
    ..Op::DEFAULT
};
pub(crate) const FSWL_PS: Op = Op {
    name: "fswl.ps",
    ident: "fswl_ps",
    feature: 4,
    length: 32,
    value: 0x5000700b,
    mask: 0xfff0707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &TCC3DE332,
    templates: &TB8C70622,
    has_semantics: true,
    effects: Effects(0x202),
    access: AccessSize::Bytes(4),
    registers: &TFA921A37,
    flows: &T7A78D030,
    doc: info!("Store lanes at the shared L2"),
    origin: info!("spec/esperanto/memory.yaml:154"),
    data: &TA613F26E,
    ..Op::DEFAULT
};
pub(crate) const FSWG_PS: Op = Op {
    name: "fswg.ps",
    ident: "fswg_ps",
    feature: 4,
    length: 32,
    value: 0x5200700b,
    mask: 0xfff0707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &TCC3DE332,
    templates: &TB8C70622,
    has_semantics: true,
    effects: Effects(0x202),
    access: AccessSize::Bytes(4),
    registers: &TFA921A37,
    flows: &T7A78D030,
    doc: info!("Store lanes at the global L3"),
    origin: info!("spec/esperanto/memory.yaml:154"),
    data: &T09CEF675,
    ..Op::DEFAULT
};
pub(crate) const FADD_PS: Op = Op {
    name: "fadd.ps",
    ident: "fadd_ps",
    feature: 4,
    length: 32,
    value: 0x7b,
    mask: 0xfe00007f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T28500D4B,
    templates: &T06C6D143,
    has_semantics: true,
    registers: &T1C6BB62B,
    flows: &TEC8E398D,
    doc: info!("Sum of lanes"),
    origin: info!("spec/esperanto/packed_fp.yaml:26"),
    data: &T77C87B3C,
    ..Op::DEFAULT
};
pub(crate) const FSUB_PS: Op = Op {
    name: "fsub.ps",
    ident: "fsub_ps",
    feature: 4,
    length: 32,
    value: 0x800007b,
    mask: 0xfe00007f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T28500D4B,
    templates: &T06C6D143,
    has_semantics: true,
    registers: &T1C6BB62B,
    flows: &TEC8E398D,
    doc: info!("Difference of lanes"),
    origin: info!("spec/esperanto/packed_fp.yaml:26"),
    data: &T6919119B,
    ..Op::DEFAULT
};
pub(crate) const FMUL_PS: Op = Op {
    name: "fmul.ps",
    ident: "fmul_ps",
    feature: 4,
    length: 32,
    value: 0x1000007b,
    mask: 0xfe00007f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T28500D4B,
    templates: &T06C6D143,
    has_semantics: true,
    registers: &T1C6BB62B,
    flows: &TEC8E398D,
    doc: info!("Product of lanes"),
    origin: info!("spec/esperanto/packed_fp.yaml:26"),
    data: &T31A3EDD7,
    ..Op::DEFAULT
};
pub(crate) const FDIV_PS: Op = Op {
    name: "fdiv.ps",
    ident: "fdiv_ps",
    feature: 4,
    length: 32,
    value: 0x1800007b,
    mask: 0xfe00007f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T4309A392,
    templates: &T06C6D143,
    has_semantics: true,
    registers: &T1C6BB62B,
    flows: &TEC8E398D,
    doc: info!("Quotient of lanes"),
    origin: info!("spec/esperanto/packed_fp.yaml:47"),
    data: &T05306359,
    ..Op::DEFAULT
};
pub(crate) const FSQRT_PS: Op = Op {
    name: "fsqrt.ps",
    ident: "fsqrt_ps",
    feature: 4,
    length: 32,
    value: 0x5800007b,
    mask: 0xfff0707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T58B19133,
    templates: &TB855FCFF,
    has_semantics: true,
    registers: &TFC8456D0,
    flows: &T9C40D655,
    doc: info!("Square root of lanes"),
    origin: info!("spec/esperanto/packed_fp.yaml:64"),
    data: &T479D580A,
    ..Op::DEFAULT
};
pub(crate) const FSIN_PS: Op = Op {
    name: "fsin.ps",
    ident: "fsin_ps",
    feature: 4,
    length: 32,
    value: 0x5860007b,
    mask: 0xfff0707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T58B19133,
    templates: &TB855FCFF,
    has_semantics: true,
    effects: Effects(0x200),
    registers: &T9DFEA2A3,
    doc: info!("Sine of a multiple of a turn of lanes"),
    origin: info!("spec/esperanto/packed_fp.yaml:76"),
    data: &T5340F444,
    ..Op::DEFAULT
};
pub(crate) const FRSQ_PS: Op = Op {
    name: "frsq.ps",
    ident: "frsq_ps",
    feature: 4,
    length: 32,
    value: 0x5880007b,
    mask: 0xfff0707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T58B19133,
    templates: &TB855FCFF,
    has_semantics: true,
    effects: Effects(0x200),
    registers: &T9DFEA2A3,
    doc: info!("Reciprocal of the square root of lanes"),
    origin: info!("spec/esperanto/packed_fp.yaml:76"),
    data: &T5340F444,
    ..Op::DEFAULT
};
pub(crate) const FMADD_PS: Op = Op {
    name: "fmadd.ps",
    ident: "fmadd_ps",
    feature: 4,
    length: 32,
    value: 0x5b,
    mask: 0x600007f,
    needs: Needs { any: &TA404CDA8 },
    operands: &TB748D8F4,
    templates: &T3EF7472B,
    has_semantics: true,
    registers: &T575753B9,
    flows: &T251D68AE,
    doc: info!("Fused product plus addend of lanes"),
    origin: info!("spec/esperanto/packed_fp.yaml:90"),
    data: &T8D363CE8,
    ..Op::DEFAULT
};
pub(crate) const FMSUB_PS: Op = Op {
    name: "fmsub.ps",
    ident: "fmsub_ps",
    feature: 4,
    length: 32,
    value: 0x200005b,
    mask: 0x600007f,
    needs: Needs { any: &TA404CDA8 },
    operands: &TB748D8F4,
    templates: &T3EF7472B,
    has_semantics: true,
    registers: &T575753B9,
    flows: &T251D68AE,
    doc: info!("Fused product minus addend of lanes"),
    origin: info!("spec/esperanto/packed_fp.yaml:90"),
    data: &TEBBDAA3B,
    ..Op::DEFAULT
};
pub(crate) const FNMSUB_PS: Op = Op {
    name: "fnmsub.ps",
    ident: "fnmsub_ps",
    feature: 4,
    length: 32,
    value: 0x400005b,
    mask: 0x600007f,
    needs: Needs { any: &TA404CDA8 },
    operands: &TB748D8F4,
    templates: &T3EF7472B,
    has_semantics: true,
    registers: &T575753B9,
    flows: &T251D68AE,
    doc: info!("Fused negated product plus addend of lanes"),
    origin: info!("spec/esperanto/packed_fp.yaml:90"),
    data: &T4EB28443,
    ..Op::DEFAULT
};
pub(crate) const FNMADD_PS: Op = Op {
    name: "fnmadd.ps",
    ident: "fnmadd_ps",
    feature: 4,
    length: 32,
    value: 0x600005b,
    mask: 0x600007f,
    needs: Needs { any: &TA404CDA8 },
    operands: &TB748D8F4,
    templates: &T3EF7472B,
    has_semantics: true,
    registers: &T575753B9,
    flows: &T251D68AE,
    doc: info!("Fused negated product minus addend of lanes"),
    origin: info!("spec/esperanto/packed_fp.yaml:90"),
    data: &TDFB4EAFC,
    ..Op::DEFAULT
};
pub(crate) const FSGNJ_PS: Op = Op {
    name: "fsgnj.ps",
    ident: "fsgnj_ps",
    feature: 4,
    length: 32,
    value: 0x2000007b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T49186C98,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &T1C6BB62B,
    flows: &TEC8E398D,
    doc: info!("First operand with the sign of the second of lanes"),
    origin: info!("spec/esperanto/packed_fp.yaml:117"),
    data: &T96BE3D6C,
    ..Op::DEFAULT
};
pub(crate) const FSGNJN_PS: Op = Op {
    name: "fsgnjn.ps",
    ident: "fsgnjn_ps",
    feature: 4,
    length: 32,
    value: 0x2000107b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T49186C98,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &T1C6BB62B,
    flows: &TEC8E398D,
    doc: info!("First operand with the inverted sign of the second of lanes"),
    origin: info!("spec/esperanto/packed_fp.yaml:117"),
    data: &T72C6234B,
    ..Op::DEFAULT
};
pub(crate) const FSGNJX_PS: Op = Op {
    name: "fsgnjx.ps",
    ident: "fsgnjx_ps",
    feature: 4,
    length: 32,
    value: 0x2000207b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T49186C98,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &T1C6BB62B,
    flows: &TEC8E398D,
    doc: info!("First operand with the exclusive or of both signs of lanes"),
    origin: info!("spec/esperanto/packed_fp.yaml:117"),
    data: &TB38E3E39,
    ..Op::DEFAULT
};
pub(crate) const FMIN_PS: Op = Op {
    name: "fmin.ps",
    ident: "fmin_ps",
    feature: 4,
    length: 32,
    value: 0x2800007b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T49186C98,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &T1C6BB62B,
    flows: &TEC8E398D,
    doc: info!("Minimum (a NaN loses against a number) of lanes"),
    origin: info!("spec/esperanto/packed_fp.yaml:117"),
    data: &T690BA6FD,
    ..Op::DEFAULT
};
pub(crate) const FMAX_PS: Op = Op {
    name: "fmax.ps",
    ident: "fmax_ps",
    feature: 4,
    length: 32,
    value: 0x2800107b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T49186C98,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &T1C6BB62B,
    flows: &TEC8E398D,
    doc: info!("Maximum (a NaN loses against a number) of lanes"),
    origin: info!("spec/esperanto/packed_fp.yaml:117"),
    data: &T47262FB3,
    ..Op::DEFAULT
};
pub(crate) const FLE_PS: Op = Op {
    name: "fle.ps",
    ident: "fle_ps",
    feature: 4,
    length: 32,
    value: 0xa000007b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T49186C98,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &T1C6BB62B,
    flows: &TEC8E398D,
    doc: info!("Floating-point less-or-equal (all ones or 0) of lanes"),
    origin: info!("spec/esperanto/packed_fp.yaml:117"),
    data: &T1F739F4F,
    ..Op::DEFAULT
};
pub(crate) const FLT_PS: Op = Op {
    name: "flt.ps",
    ident: "flt_ps",
    feature: 4,
    length: 32,
    value: 0xa000107b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T49186C98,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &T1C6BB62B,
    flows: &TEC8E398D,
    doc: info!("Floating-point less-than (all ones or 0) of lanes"),
    origin: info!("spec/esperanto/packed_fp.yaml:117"),
    data: &TA388227A,
    ..Op::DEFAULT
};
pub(crate) const FEQ_PS: Op = Op {
    name: "feq.ps",
    ident: "feq_ps",
    feature: 4,
    length: 32,
    value: 0xa000207b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T49186C98,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &T1C6BB62B,
    flows: &TEC8E398D,
    doc: info!("Floating-point equality (all ones or 0) of lanes"),
    origin: info!("spec/esperanto/packed_fp.yaml:117"),
    data: &T990DD720,
    ..Op::DEFAULT
};
pub(crate) const FLEM_PS: Op = Op {
    name: "flem.ps",
    ident: "flem_ps",
    feature: 4,
    length: 32,
    value: 0xa000407b,
    mask: 0xfe007c7f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T18ACAC14,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &TD95504C2,
    flows: &TEC8E398D,
    doc: info!("Floating-point less-or-equal of lanes into a mask"),
    origin: info!("spec/esperanto/packed_fp.yaml:138"),
    data: &TA043D5ED,
    ..Op::DEFAULT
};
pub(crate) const FLTM_PS: Op = Op {
    name: "fltm.ps",
    ident: "fltm_ps",
    feature: 4,
    length: 32,
    value: 0xa000507b,
    mask: 0xfe007c7f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T18ACAC14,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &TD95504C2,
    flows: &TEC8E398D,
    doc: info!("Floating-point less-than of lanes into a mask"),
    origin: info!("spec/esperanto/packed_fp.yaml:138"),
    data: &T628DAA4A,
    ..Op::DEFAULT
};
pub(crate) const FEQM_PS: Op = Op {
    name: "feqm.ps",
    ident: "feqm_ps",
    feature: 4,
    length: 32,
    value: 0xa000607b,
    mask: 0xfe007c7f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T18ACAC14,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &TD95504C2,
    flows: &TEC8E398D,
    doc: info!("Floating-point equality of lanes into a mask"),
    origin: info!("spec/esperanto/packed_fp.yaml:138"),
    data: &T8B6DD34C,
    ..Op::DEFAULT
};
pub(crate) const FROUND_PS: Op = Op {
    name: "fround.ps",
    ident: "fround_ps",
    feature: 4,
    length: 32,
    value: 0x5810007b,
    mask: 0xfff0007f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T3771DB5E,
    templates: &T224FBA65,
    has_semantics: true,
    registers: &TFC8456D0,
    flows: &T9C40D655,
    doc: info!("Round lanes to integers"),
    origin: info!("spec/esperanto/packed_fp.yaml:152"),
    data: &TD13C7D9E,
    ..Op::DEFAULT
};
pub(crate) const FCVT_PW_PS: Op = Op {
    name: "fcvt.pw.ps",
    ident: "fcvt_pw_ps",
    feature: 4,
    length: 32,
    value: 0xc000007b,
    mask: 0xfff0007f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T3771DB5E,
    templates: &T224FBA65,
    has_semantics: true,
    registers: &TFC8456D0,
    flows: &T9C40D655,
    doc: info!("Convert lanes to signed integers, saturating"),
    origin: info!("spec/esperanto/packed_fp.yaml:152"),
    data: &TE9729B24,
    ..Op::DEFAULT
};
pub(crate) const FCVT_PWU_PS: Op = Op {
    name: "fcvt.pwu.ps",
    ident: "fcvt_pwu_ps",
    feature: 4,
    length: 32,
    value: 0xc010007b,
    mask: 0xfff0007f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T3771DB5E,
    templates: &T224FBA65,
    has_semantics: true,
    registers: &TFC8456D0,
    flows: &T9C40D655,
    doc: info!("Convert lanes to unsigned integers, saturating"),
    origin: info!("spec/esperanto/packed_fp.yaml:152"),
    data: &T273E62A2,
    ..Op::DEFAULT
};
pub(crate) const FCVT_PS_PW: Op = Op {
    name: "fcvt.ps.pw",
    ident: "fcvt_ps_pw",
    feature: 4,
    length: 32,
    value: 0xd000007b,
    mask: 0xfff0007f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T3771DB5E,
    templates: &T224FBA65,
    has_semantics: true,
    registers: &TFC8456D0,
    flows: &T9C40D655,
    doc: info!("Convert lanes from signed integers"),
    origin: info!("spec/esperanto/packed_fp.yaml:152"),
    data: &T152BC46B,
    ..Op::DEFAULT
};
pub(crate) const FCVT_PS_PWU: Op = Op {
    name: "fcvt.ps.pwu",
    ident: "fcvt_ps_pwu",
    feature: 4,
    length: 32,
    value: 0xd010007b,
    mask: 0xfff0007f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T3771DB5E,
    templates: &T224FBA65,
    has_semantics: true,
    registers: &TFC8456D0,
    flows: &T9C40D655,
    doc: info!("Convert lanes from unsigned integers"),
    origin: info!("spec/esperanto/packed_fp.yaml:152"),
    data: &T8F6AF1A9,
    ..Op::DEFAULT
};
pub(crate) const FCVT_F16_PS: Op = Op {
    name: "fcvt.f16.ps",
    ident: "fcvt_f16_ps",
    feature: 4,
    length: 32,
    value: 0xd890007b,
    mask: 0xfff0707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T58B19133,
    templates: &TB855FCFF,
    has_semantics: true,
    registers: &TFC8456D0,
    flows: &T9C40D655,
    doc: info!("Convert lanes to half precision, in the dynamic rounding mode"),
    origin: info!("spec/esperanto/packed_fp.yaml:171"),
    data: &T3218E3CD,
    ..Op::DEFAULT
};
pub(crate) const FCVT_PS_F16: Op = Op {
    name: "fcvt.ps.f16",
    ident: "fcvt_ps_f16",
    feature: 4,
    length: 32,
    value: 0xd0a0007b,
    mask: 0xfff0707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T58B19133,
    templates: &TB855FCFF,
    has_semantics: true,
    registers: &TFC8456D0,
    flows: &T9C40D655,
    doc: info!("Convert the low halves of lanes from half precision"),
    origin: info!("spec/esperanto/packed_fp.yaml:177"),
    data: &T35DA6C4F,
    ..Op::DEFAULT
};
pub(crate) const FCLASS_PS: Op = Op {
    name: "fclass.ps",
    ident: "fclass_ps",
    feature: 4,
    length: 32,
    value: 0xe000107b,
    mask: 0xfff0707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T58B19133,
    templates: &TB855FCFF,
    has_semantics: true,
    registers: &TFC8456D0,
    flows: &T9C40D655,
    doc: info!("Class of lanes as one of ten bits"),
    origin: info!("spec/esperanto/packed_fp.yaml:181"),
    data: &TFFC2D220,
    ..Op::DEFAULT
};
pub(crate) const FFRC_PS: Op = Op {
    name: "ffrc.ps",
    ident: "ffrc_ps",
    feature: 4,
    length: 32,
    value: 0x5820007b,
    mask: 0xfff0707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T58B19133,
    templates: &TB855FCFF,
    has_semantics: true,
    registers: &TFC8456D0,
    flows: &T9C40D655,
    doc: info!("Fraction of lanes with the sign of the number"),
    origin: info!("spec/esperanto/packed_fp.yaml:185"),
    data: &TA606761D,
    ..Op::DEFAULT
};
pub(crate) const FCMOV_PS: Op = Op {
    name: "fcmov.ps",
    ident: "fcmov_ps",
    feature: 4,
    length: 32,
    value: 0x400203f,
    mask: 0x600707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &TC962A355,
    templates: &T26DECE89,
    has_semantics: true,
    registers: &T575753B9,
    flows: &T251D68AE,
    doc: info!(
        "Lanes of the second where the first is not zero as bits, else of the third"
    ),
    origin: info!("spec/esperanto/packed_fp.yaml:190"),
    data: &TCCE60EE8,
    ..Op::DEFAULT
};
pub(crate) const FCMOVM_PS: Op = Op {
    name: "fcmovm.ps",
    ident: "fcmovm_ps",
    feature: 4,
    length: 32,
    value: 0x77,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T49186C98,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &T1C6BB62B,
    flows: &TEC8E398D,
    doc: info!(
        "Lanes of the first where m0 has a one, else of the second; every lane is written"
    ),
    origin: info!("spec/esperanto/packed_fp.yaml:195"),
    data: &T7B97D23B,
    ..Op::DEFAULT
};
pub(crate) const FSWIZZ_PS: Op = Op {
    name: "fswizz.ps",
    ident: "fswizz_ps",
    feature: 4,
    length: 32,
    value: 0xe600007b,
    mask: 0xfe00007f,
    needs: Needs { any: &TA404CDA8 },
    operands: &TE767E7D6,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &TFC8456D0,
    flows: &T9C40D655,
    doc: info!("Permute each group of four lanes by two bits a lane"),
    origin: info!("spec/esperanto/packed_fp.yaml:203"),
    data: &T5A8D418C,
    ..Op::DEFAULT
};
pub(crate) const FMVS_X_PS: Op = Op {
    name: "fmvs.x.ps",
    ident: "fmvs_x_ps",
    feature: 4,
    length: 32,
    value: 0xe000207b,
    mask: 0xff80707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &TC76F451C,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &T95D89521,
    flows: &T42B7485B,
    doc: info!("Move a lane to an integer register, sign-extended"),
    origin: info!("spec/esperanto/packed_fp.yaml:216"),
    data: &T6E2D9A24,
    ..Op::DEFAULT
};
pub(crate) const FMVZ_X_PS: Op = Op {
    name: "fmvz.x.ps",
    ident: "fmvz_x_ps",
    feature: 4,
    length: 32,
    value: 0xe000007b,
    mask: 0xff80707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &TC76F451C,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &T4A9169D6,
    flows: &T42B7485B,
    doc: info!("Move a lane to an integer register, zero-extended"),
    origin: info!("spec/esperanto/packed_fp.yaml:216"),
    data: &T355AE9AB,
    ..Op::DEFAULT
};
pub(crate) const FADD_PI: Op = Op {
    name: "fadd.pi",
    ident: "fadd_pi",
    feature: 4,
    length: 32,
    value: 0x600007b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T49186C98,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &T1C6BB62B,
    flows: &TEC8E398D,
    doc: info!("Sum of lanes"),
    origin: info!("spec/esperanto/packed_int.yaml:6"),
    data: &TB8CD0288,
    ..Op::DEFAULT
};
pub(crate) const FSUB_PI: Op = Op {
    name: "fsub.pi",
    ident: "fsub_pi",
    feature: 4,
    length: 32,
    value: 0xe00007b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T49186C98,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &T1C6BB62B,
    flows: &TEC8E398D,
    doc: info!("Difference of lanes"),
    origin: info!("spec/esperanto/packed_int.yaml:6"),
    data: &T3A1FFF46,
    ..Op::DEFAULT
};
pub(crate) const FSLL_PI: Op = Op {
    name: "fsll.pi",
    ident: "fsll_pi",
    feature: 4,
    length: 32,
    value: 0x600107b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T49186C98,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &T1C6BB62B,
    flows: &TEC8E398D,
    doc: info!("Left shift of lanes"),
    origin: info!("spec/esperanto/packed_int.yaml:6"),
    data: &T4DB2198D,
    ..Op::DEFAULT
};
pub(crate) const FXOR_PI: Op = Op {
    name: "fxor.pi",
    ident: "fxor_pi",
    feature: 4,
    length: 32,
    value: 0x600407b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T49186C98,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &T1C6BB62B,
    flows: &TEC8E398D,
    doc: info!("Bitwise exclusive or of lanes"),
    origin: info!("spec/esperanto/packed_int.yaml:6"),
    data: &T508AAC11,
    ..Op::DEFAULT
};
pub(crate) const FSRL_PI: Op = Op {
    name: "fsrl.pi",
    ident: "fsrl_pi",
    feature: 4,
    length: 32,
    value: 0x600507b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T49186C98,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &T1C6BB62B,
    flows: &TEC8E398D,
    doc: info!("Logical right shift of lanes"),
    origin: info!("spec/esperanto/packed_int.yaml:6"),
    data: &T4BC16BC5,
    ..Op::DEFAULT
};
pub(crate) const FSRA_PI: Op = Op {
    name: "fsra.pi",
    ident: "fsra_pi",
    feature: 4,
    length: 32,
    value: 0xe00507b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T49186C98,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &T1C6BB62B,
    flows: &TEC8E398D,
    doc: info!("Arithmetic right shift of lanes"),
    origin: info!("spec/esperanto/packed_int.yaml:6"),
    data: &TFEBC5A78,
    ..Op::DEFAULT
};
pub(crate) const FOR_PI: Op = Op {
    name: "for.pi",
    ident: "for_pi",
    feature: 4,
    length: 32,
    value: 0x600607b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T49186C98,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &T1C6BB62B,
    flows: &TEC8E398D,
    doc: info!("Bitwise or of lanes"),
    origin: info!("spec/esperanto/packed_int.yaml:6"),
    data: &T47EE4913,
    ..Op::DEFAULT
};
pub(crate) const FAND_PI: Op = Op {
    name: "fand.pi",
    ident: "fand_pi",
    feature: 4,
    length: 32,
    value: 0x600707b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T49186C98,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &T1C6BB62B,
    flows: &TEC8E398D,
    doc: info!("Bitwise and of lanes"),
    origin: info!("spec/esperanto/packed_int.yaml:6"),
    data: &T791CCDF9,
    ..Op::DEFAULT
};
pub(crate) const FMUL_PI: Op = Op {
    name: "fmul.pi",
    ident: "fmul_pi",
    feature: 4,
    length: 32,
    value: 0x1600007b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T49186C98,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &T1C6BB62B,
    flows: &TEC8E398D,
    doc: info!("Low half of the product of lanes"),
    origin: info!("spec/esperanto/packed_int.yaml:6"),
    data: &T063BA275,
    ..Op::DEFAULT
};
pub(crate) const FMULH_PI: Op = Op {
    name: "fmulh.pi",
    ident: "fmulh_pi",
    feature: 4,
    length: 32,
    value: 0x1600107b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T49186C98,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &T1C6BB62B,
    flows: &TEC8E398D,
    doc: info!("High half of the signed product of lanes"),
    origin: info!("spec/esperanto/packed_int.yaml:6"),
    data: &TAFC2CE19,
    ..Op::DEFAULT
};
pub(crate) const FMULHU_PI: Op = Op {
    name: "fmulhu.pi",
    ident: "fmulhu_pi",
    feature: 4,
    length: 32,
    value: 0x1600207b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T49186C98,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &T1C6BB62B,
    flows: &TEC8E398D,
    doc: info!("High half of the unsigned product of lanes"),
    origin: info!("spec/esperanto/packed_int.yaml:6"),
    data: &TA0CDDC35,
    ..Op::DEFAULT
};
pub(crate) const FDIV_PI: Op = Op {
    name: "fdiv.pi",
    ident: "fdiv_pi",
    feature: 4,
    length: 32,
    value: 0x1e00007b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T49186C98,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &T1C6BB62B,
    flows: &TEC8E398D,
    doc: info!("Signed quotient of lanes"),
    origin: info!("spec/esperanto/packed_int.yaml:6"),
    data: &TD887421E,
    ..Op::DEFAULT
};
pub(crate) const FDIVU_PI: Op = Op {
    name: "fdivu.pi",
    ident: "fdivu_pi",
    feature: 4,
    length: 32,
    value: 0x1e00107b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T49186C98,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &T1C6BB62B,
    flows: &TEC8E398D,
    doc: info!("Unsigned quotient of lanes"),
    origin: info!("spec/esperanto/packed_int.yaml:6"),
    data: &TD20B1FE8,
    ..Op::DEFAULT
};
pub(crate) const FREM_PI: Op = Op {
    name: "frem.pi",
    ident: "frem_pi",
    feature: 4,
    length: 32,
    value: 0x1e00207b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T49186C98,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &T1C6BB62B,
    flows: &TEC8E398D,
    doc: info!("Signed remainder of lanes"),
    origin: info!("spec/esperanto/packed_int.yaml:6"),
    data: &T9C453CD0,
    ..Op::DEFAULT
};
pub(crate) const FREMU_PI: Op = Op {
    name: "fremu.pi",
    ident: "fremu_pi",
    feature: 4,
    length: 32,
    value: 0x1e00307b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T49186C98,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &T1C6BB62B,
    flows: &TEC8E398D,
    doc: info!("Unsigned remainder of lanes"),
    origin: info!("spec/esperanto/packed_int.yaml:6"),
    data: &T60E6D306,
    ..Op::DEFAULT
};
pub(crate) const FMIN_PI: Op = Op {
    name: "fmin.pi",
    ident: "fmin_pi",
    feature: 4,
    length: 32,
    value: 0x2e00007b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T49186C98,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &T1C6BB62B,
    flows: &TEC8E398D,
    doc: info!("Signed minimum of lanes"),
    origin: info!("spec/esperanto/packed_int.yaml:6"),
    data: &T5E5EBD1C,
    ..Op::DEFAULT
};
pub(crate) const FMAX_PI: Op = Op {
    name: "fmax.pi",
    ident: "fmax_pi",
    feature: 4,
    length: 32,
    value: 0x2e00107b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T49186C98,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &T1C6BB62B,
    flows: &TEC8E398D,
    doc: info!("Signed maximum of lanes"),
    origin: info!("spec/esperanto/packed_int.yaml:6"),
    data: &T7C69611E,
    ..Op::DEFAULT
};
pub(crate) const FMINU_PI: Op = Op {
    name: "fminu.pi",
    ident: "fminu_pi",
    feature: 4,
    length: 32,
    value: 0x2e00207b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T49186C98,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &T1C6BB62B,
    flows: &TEC8E398D,
    doc: info!("Unsigned minimum of lanes"),
    origin: info!("spec/esperanto/packed_int.yaml:6"),
    data: &T78467BC2,
    ..Op::DEFAULT
};
pub(crate) const FMAXU_PI: Op = Op {
    name: "fmaxu.pi",
    ident: "fmaxu_pi",
    feature: 4,
    length: 32,
    value: 0x2e00307b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T49186C98,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &T1C6BB62B,
    flows: &TEC8E398D,
    doc: info!("Unsigned maximum of lanes"),
    origin: info!("spec/esperanto/packed_int.yaml:6"),
    data: &TF9D4E5D0,
    ..Op::DEFAULT
};
pub(crate) const FLE_PI: Op = Op {
    name: "fle.pi",
    ident: "fle_pi",
    feature: 4,
    length: 32,
    value: 0xa600007b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T49186C98,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &T1C6BB62B,
    flows: &TEC8E398D,
    doc: info!("Signed less-or-equal (all ones or 0) of lanes"),
    origin: info!("spec/esperanto/packed_int.yaml:6"),
    data: &T38BD4DB2,
    ..Op::DEFAULT
};
pub(crate) const FLT_PI: Op = Op {
    name: "flt.pi",
    ident: "flt_pi",
    feature: 4,
    length: 32,
    value: 0xa600107b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T49186C98,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &T1C6BB62B,
    flows: &TEC8E398D,
    doc: info!("Signed less-than (all ones or 0) of lanes"),
    origin: info!("spec/esperanto/packed_int.yaml:6"),
    data: &TAABB356B,
    ..Op::DEFAULT
};
pub(crate) const FEQ_PI: Op = Op {
    name: "feq.pi",
    ident: "feq_pi",
    feature: 4,
    length: 32,
    value: 0xa600207b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T49186C98,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &T1C6BB62B,
    flows: &TEC8E398D,
    doc: info!("Equality (all ones or 0) of lanes"),
    origin: info!("spec/esperanto/packed_int.yaml:6"),
    data: &TAA47CD1C,
    ..Op::DEFAULT
};
pub(crate) const FLTU_PI: Op = Op {
    name: "fltu.pi",
    ident: "fltu_pi",
    feature: 4,
    length: 32,
    value: 0xa600307b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T49186C98,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &T1C6BB62B,
    flows: &TEC8E398D,
    doc: info!("Unsigned less-than (all ones or 0) of lanes"),
    origin: info!("spec/esperanto/packed_int.yaml:6"),
    data: &T69DC20DD,
    ..Op::DEFAULT
};
pub(crate) const FNOT_PI: Op = Op {
    name: "fnot.pi",
    ident: "fnot_pi",
    feature: 4,
    length: 32,
    value: 0x600207b,
    mask: 0xfff0707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T58B19133,
    templates: &TB855FCFF,
    has_semantics: true,
    registers: &TFC8456D0,
    flows: &T9C40D655,
    doc: info!("Bitwise inversion of lanes"),
    origin: info!("spec/esperanto/packed_int.yaml:49"),
    data: &T69C9D40F,
    ..Op::DEFAULT
};
pub(crate) const FSAT8_PI: Op = Op {
    name: "fsat8.pi",
    ident: "fsat8_pi",
    feature: 4,
    length: 32,
    value: 0x600307b,
    mask: 0xfff0707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T58B19133,
    templates: &TB855FCFF,
    has_semantics: true,
    registers: &TFC8456D0,
    flows: &T9C40D655,
    doc: info!("Clamp lanes to 8 bits, signed; the upper bits are 0"),
    origin: info!("spec/esperanto/packed_int.yaml:49"),
    data: &T50BB8106,
    ..Op::DEFAULT
};
pub(crate) const FSATU8_PI: Op = Op {
    name: "fsatu8.pi",
    ident: "fsatu8_pi",
    feature: 4,
    length: 32,
    value: 0x610307b,
    mask: 0xfff0707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T58B19133,
    templates: &TB855FCFF,
    has_semantics: true,
    registers: &TFC8456D0,
    flows: &T9C40D655,
    doc: info!("Clamp signed lanes to 0 to 255"),
    origin: info!("spec/esperanto/packed_int.yaml:49"),
    data: &T086B9D4C,
    ..Op::DEFAULT
};
pub(crate) const FADDI_PI: Op = Op {
    name: "faddi.pi",
    ident: "faddi_pi",
    feature: 4,
    length: 32,
    value: 0x400003f,
    mask: 0x600707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T8B1CDA1E,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &TFC8456D0,
    flows: &T9C40D655,
    doc: info!("Sum of lanes and a sign-extended immediate"),
    origin: info!("spec/esperanto/packed_int.yaml:63"),
    data: &T3BF2019D,
    ..Op::DEFAULT
};
pub(crate) const FANDI_PI: Op = Op {
    name: "fandi.pi",
    ident: "fandi_pi",
    feature: 4,
    length: 32,
    value: 0x400103f,
    mask: 0x600707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T8B1CDA1E,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &TFC8456D0,
    flows: &T9C40D655,
    doc: info!("Bitwise and of lanes and a sign-extended immediate"),
    origin: info!("spec/esperanto/packed_int.yaml:63"),
    data: &T779F8070,
    ..Op::DEFAULT
};
pub(crate) const FSLLI_PI: Op = Op {
    name: "fslli.pi",
    ident: "fslli_pi",
    feature: 4,
    length: 32,
    value: 0x4e00107b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &TF4EA844D,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &TFC8456D0,
    flows: &T9C40D655,
    doc: info!("Left shift of lanes by a constant"),
    origin: info!("spec/esperanto/packed_int.yaml:76"),
    data: &T64F42DB6,
    ..Op::DEFAULT
};
pub(crate) const FSRLI_PI: Op = Op {
    name: "fsrli.pi",
    ident: "fsrli_pi",
    feature: 4,
    length: 32,
    value: 0x4e00507b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &TF4EA844D,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &TFC8456D0,
    flows: &T9C40D655,
    doc: info!("Logical right shift of lanes by a constant"),
    origin: info!("spec/esperanto/packed_int.yaml:76"),
    data: &T352011AE,
    ..Op::DEFAULT
};
pub(crate) const FSRAI_PI: Op = Op {
    name: "fsrai.pi",
    ident: "fsrai_pi",
    feature: 4,
    length: 32,
    value: 0x4e00707b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &TF4EA844D,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &TFC8456D0,
    flows: &T9C40D655,
    doc: info!("Arithmetic right shift of lanes by a constant"),
    origin: info!("spec/esperanto/packed_int.yaml:76"),
    data: &T4A095D97,
    ..Op::DEFAULT
};
pub(crate) const FPACKREPB_PI: Op = Op {
    name: "fpackrepb.pi",
    ident: "fpackrepb_pi",
    feature: 4,
    length: 32,
    value: 0x2600007b,
    mask: 0xfff0707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T58B19133,
    templates: &TB855FCFF,
    has_semantics: true,
    registers: &TFC8456D0,
    flows: &T9C40D655,
    doc: info!(
        "Low bytes of the lanes: those of lanes 0 to 3 into even lanes, of 4 to 7 into odd ones"
    ),
    origin: info!("spec/esperanto/packed_int.yaml:91"),
    data: &TD467281F,
    ..Op::DEFAULT
};
pub(crate) const FPACKREPH_PI: Op = Op {
    name: "fpackreph.pi",
    ident: "fpackreph_pi",
    feature: 4,
    length: 32,
    value: 0x2600107b,
    mask: 0xfff0707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T58B19133,
    templates: &TB855FCFF,
    has_semantics: true,
    registers: &TFC8456D0,
    flows: &T9C40D655,
    doc: info!(
        "Low halves of the lanes: those of lanes 2k and 2k+1 into lanes k and k+4"
    ),
    origin: info!("spec/esperanto/packed_int.yaml:100"),
    data: &TD1E63EE2,
    ..Op::DEFAULT
};
pub(crate) const FLTM_PI: Op = Op {
    name: "fltm.pi",
    ident: "fltm_pi",
    feature: 4,
    length: 32,
    value: 0x3e00007b,
    mask: 0xfe007c7f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T18ACAC14,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &TD95504C2,
    flows: &TEC8E398D,
    doc: info!("Signed less-than of lanes into a mask"),
    origin: info!("spec/esperanto/packed_int.yaml:106"),
    data: &TC7303E99,
    ..Op::DEFAULT
};
pub(crate) const FSETM_PI: Op = Op {
    name: "fsetm.pi",
    ident: "fsetm_pi",
    feature: 4,
    length: 32,
    value: 0xa600407b,
    mask: 0xfff07c7f,
    needs: Needs { any: &TA404CDA8 },
    operands: &TE5F3A89F,
    templates: &TB855FCFF,
    has_semantics: true,
    registers: &TD1A84223,
    flows: &T9C40D655,
    doc: info!("Lanes that are not zero into a mask"),
    origin: info!("spec/esperanto/packed_int.yaml:115"),
    data: &TCCB9C443,
    ..Op::DEFAULT
};
pub(crate) const FSLLOI_PI: Op = Op {
    name: "fslloi.pi",
    ident: "fslloi_pi",
    feature: 4,
    length: 32,
    value: 0xe800007b,
    mask: 0xf800007f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T49186C98,
    templates: &TCEF6EFA2,
    has_semantics: true,
    effects: Effects(0x200),
    registers: &T5E0DF444,
    doc: info!("Left shift and or (never built)"),
    origin: info!("spec/esperanto/packed_int.yaml:121"),
    data: &TD6B4DF98,
    ..Op::DEFAULT
};
pub(crate) const FBCI_PI: Op = Op {
    name: "fbci.pi",
    ident: "fbci_pi",
    feature: 4,
    length: 32,
    value: 0x5f,
    mask: 0x7f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T886D0821,
    templates: &TB855FCFF,
    has_semantics: true,
    registers: &TC04F92C6,
    flows: &T4B458B3E,
    doc: info!("Broadcast a sign-extended immediate"),
    origin: info!("spec/esperanto/packed_int.yaml:126"),
    data: &T67F401C3,
    ..Op::DEFAULT
};
pub(crate) const FBCI_PS: Op = Op {
    name: "fbci.ps",
    ident: "fbci_ps",
    feature: 4,
    length: 32,
    value: 0x1f,
    mask: 0x7f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T886D0821,
    templates: &TB855FCFF,
    has_semantics: true,
    registers: &TC04F92C6,
    flows: &T4B458B3E,
    doc: info!(
        "Broadcast the float whose upper 20 bits are given; the last digit repeats below, rounded"
    ),
    origin: info!("spec/esperanto/packed_int.yaml:131"),
    data: &T6530DACF,
    ..Op::DEFAULT
};
pub(crate) const PACKB: Op = Op {
    name: "packb",
    ident: "packb",
    feature: 4,
    length: 32,
    value: 0x8000603b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T5F023ED2,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &T74F0013D,
    flows: &TF6BDDD3A,
    doc: info!("Low bytes of two registers"),
    origin: info!("spec/esperanto/scalar.yaml:26"),
    data: &TC2A95A15,
    ..Op::DEFAULT
};
pub(crate) const SBL: Op = Op {
    name: "sbl",
    ident: "sbl",
    feature: 4,
    length: 32,
    value: 0x1000303b,
    mask: 0xfe007fff,
    needs: Needs { any: &TA404CDA8 },
    operands: &TACB1FEE6,
    templates: &TB8C70622,
    has_semantics: true,
    effects: Effects(0x202),
    access: AccessSize::Bytes(1),
    registers: &TD3873505,
    flows: &TA355812B,
    doc: info!("Store 1 bytes at the shared L2"),
    origin: info!("spec/esperanto/scalar.yaml:36"),
    data: &T03A30DA6,
    ..Op::DEFAULT
};
pub(crate) const SBG: Op = Op {
    name: "sbg",
    ident: "sbg",
    feature: 4,
    length: 32,
    value: 0x1200303b,
    mask: 0xfe007fff,
    needs: Needs { any: &TA404CDA8 },
    operands: &TACB1FEE6,
    templates: &TB8C70622,
    has_semantics: true,
    effects: Effects(0x202),
    access: AccessSize::Bytes(1),
    registers: &TD3873505,
    flows: &TA355812B,
    doc: info!("Store 1 bytes at the global L3"),
    origin: info!("spec/esperanto/scalar.yaml:36"),
    data: &TB8EACE91,
    ..Op::DEFAULT
};
pub(crate) const SHL: Op = Op {
    name: "shl",
    ident: "shl",
    feature: 4,
    length: 32,
    value: 0x1800303b,
    mask: 0xfe007fff,
    needs: Needs { any: &TA404CDA8 },
    operands: &TACB1FEE6,
    templates: &TB8C70622,
    has_semantics: true,
    effects: Effects(0x202),
    access: AccessSize::Bytes(2),
    registers: &T41F2046C,
    flows: &TA355812B,
    doc: info!("Store 2 bytes at the shared L2"),
    origin: info!("spec/esperanto/scalar.yaml:36"),
    data: &TE3247550,
    ..Op::DEFAULT
};
pub(crate) const SHG: Op = Op {
    name: "shg",
    ident: "shg",
    feature: 4,
    length: 32,
    value: 0x1a00303b,
    mask: 0xfe007fff,
    needs: Needs { any: &TA404CDA8 },
    operands: &TACB1FEE6,
    templates: &TB8C70622,
    has_semantics: true,
    effects: Effects(0x202),
    access: AccessSize::Bytes(2),
    registers: &T41F2046C,
    flows: &TA355812B,
    doc: info!("Store 2 bytes at the global L3"),
    origin: info!("spec/esperanto/scalar.yaml:36"),
    data: &T13A98EBB,
    ..Op::DEFAULT
};
pub(crate) const AMOADDL_W: Op = Op {
    name: "amoaddl.w",
    ident: "amoaddl_w",
    feature: 4,
    length: 32,
    value: 0x203b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T798707BE,
    templates: &T38B38D51,
    has_semantics: true,
    effects: Effects(0x203),
    access: AccessSize::Bytes(4),
    registers: &TEF278E1F,
    flows: &T8E85D6DC,
    doc: info!("Add in memory at the shared L2, 4 bytes; the old value is the result"),
    origin: info!("spec/esperanto/scalar.yaml:57"),
    data: &TAF4EB286,
    ..Op::DEFAULT
};
pub(crate) const AMOADDL_D: Op = Op {
    name: "amoaddl.d",
    ident: "amoaddl_d",
    feature: 4,
    length: 32,
    value: 0x303b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T798707BE,
    templates: &T38B38D51,
    has_semantics: true,
    effects: Effects(0x203),
    access: AccessSize::Bytes(8),
    registers: &T80DFF124,
    flows: &T8E85D6DC,
    doc: info!("Add in memory at the shared L2, 8 bytes; the old value is the result"),
    origin: info!("spec/esperanto/scalar.yaml:57"),
    data: &T254D2996,
    ..Op::DEFAULT
};
pub(crate) const AMOADDG_W: Op = Op {
    name: "amoaddg.w",
    ident: "amoaddg_w",
    feature: 4,
    length: 32,
    value: 0x200203b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T798707BE,
    templates: &T38B38D51,
    has_semantics: true,
    effects: Effects(0x203),
    access: AccessSize::Bytes(4),
    registers: &TEF278E1F,
    flows: &T8E85D6DC,
    doc: info!("Add in memory at the global L3, 4 bytes; the old value is the result"),
    origin: info!("spec/esperanto/scalar.yaml:57"),
    data: &T64ACC878,
    ..Op::DEFAULT
};
pub(crate) const AMOADDG_D: Op = Op {
    name: "amoaddg.d",
    ident: "amoaddg_d",
    feature: 4,
    length: 32,
    value: 0x200303b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T798707BE,
    templates: &T38B38D51,
    has_semantics: true,
    effects: Effects(0x203),
    access: AccessSize::Bytes(8),
    registers: &T80DFF124,
    flows: &T8E85D6DC,
    doc: info!("Add in memory at the global L3, 8 bytes; the old value is the result"),
    origin: info!("spec/esperanto/scalar.yaml:57"),
    data: &T670E9608,
    ..Op::DEFAULT
};
pub(crate) const AMOSWAPL_W: Op = Op {
    name: "amoswapl.w",
    ident: "amoswapl_w",
    feature: 4,
    length: 32,
    value: 0x800203b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T798707BE,
    templates: &T38B38D51,
    has_semantics: true,
    effects: Effects(0x203),
    access: AccessSize::Bytes(4),
    registers: &TEF278E1F,
    flows: &T6FDA3739,
    doc: info!("Swap in memory at the shared L2, 4 bytes; the old value is the result"),
    origin: info!("spec/esperanto/scalar.yaml:57"),
    data: &T930F8222,
    ..Op::DEFAULT
};
pub(crate) const AMOSWAPL_D: Op = Op {
    name: "amoswapl.d",
    ident: "amoswapl_d",
    feature: 4,
    length: 32,
    value: 0x800303b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T798707BE,
    templates: &T38B38D51,
    has_semantics: true,
    effects: Effects(0x203),
    access: AccessSize::Bytes(8),
    registers: &T80DFF124,
    flows: &T6FDA3739,
    doc: info!("Swap in memory at the shared L2, 8 bytes; the old value is the result"),
    origin: info!("spec/esperanto/scalar.yaml:57"),
    data: &T15EAC832,
    ..Op::DEFAULT
};
pub(crate) const AMOSWAPG_W: Op = Op {
    name: "amoswapg.w",
    ident: "amoswapg_w",
    feature: 4,
    length: 32,
    value: 0xa00203b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T798707BE,
    templates: &T38B38D51,
    has_semantics: true,
    effects: Effects(0x203),
    access: AccessSize::Bytes(4),
    registers: &TEF278E1F,
    flows: &T6FDA3739,
    doc: info!("Swap in memory at the global L3, 4 bytes; the old value is the result"),
    origin: info!("spec/esperanto/scalar.yaml:57"),
    data: &T9D64EB8C,
    ..Op::DEFAULT
};
pub(crate) const AMOSWAPG_D: Op = Op {
    name: "amoswapg.d",
    ident: "amoswapg_d",
    feature: 4,
    length: 32,
    value: 0xa00303b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T798707BE,
    templates: &T38B38D51,
    has_semantics: true,
    effects: Effects(0x203),
    access: AccessSize::Bytes(8),
    registers: &T80DFF124,
    flows: &T6FDA3739,
    doc: info!("Swap in memory at the global L3, 8 bytes; the old value is the result"),
    origin: info!("spec/esperanto/scalar.yaml:57"),
    data: &T4FC895DC,
    ..Op::DEFAULT
};
pub(crate) const AMOXORL_W: Op = Op {
    name: "amoxorl.w",
    ident: "amoxorl_w",
    feature: 4,
    length: 32,
    value: 0x2000203b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T798707BE,
    templates: &T38B38D51,
    has_semantics: true,
    effects: Effects(0x203),
    access: AccessSize::Bytes(4),
    registers: &TEF278E1F,
    flows: &T8E85D6DC,
    doc: info!(
        "Exclusive or in memory at the shared L2, 4 bytes; the old value is the result"
    ),
    origin: info!("spec/esperanto/scalar.yaml:57"),
    data: &T4215BBB9,
    ..Op::DEFAULT
};
pub(crate) const AMOXORL_D: Op = Op {
    name: "amoxorl.d",
    ident: "amoxorl_d",
    feature: 4,
    length: 32,
    value: 0x2000303b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T798707BE,
    templates: &T38B38D51,
    has_semantics: true,
    effects: Effects(0x203),
    access: AccessSize::Bytes(8),
    registers: &T80DFF124,
    flows: &T8E85D6DC,
    doc: info!(
        "Exclusive or in memory at the shared L2, 8 bytes; the old value is the result"
    ),
    origin: info!("spec/esperanto/scalar.yaml:57"),
    data: &TE086BA29,
    ..Op::DEFAULT
};
pub(crate) const AMOXORG_W: Op = Op {
    name: "amoxorg.w",
    ident: "amoxorg_w",
    feature: 4,
    length: 32,
    value: 0x2200203b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T798707BE,
    templates: &T38B38D51,
    has_semantics: true,
    effects: Effects(0x203),
    access: AccessSize::Bytes(4),
    registers: &TEF278E1F,
    flows: &T8E85D6DC,
    doc: info!(
        "Exclusive or in memory at the global L3, 4 bytes; the old value is the result"
    ),
    origin: info!("spec/esperanto/scalar.yaml:57"),
    data: &TF703E0BB,
    ..Op::DEFAULT
};
pub(crate) const AMOXORG_D: Op = Op {
    name: "amoxorg.d",
    ident: "amoxorg_d",
    feature: 4,
    length: 32,
    value: 0x2200303b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T798707BE,
    templates: &T38B38D51,
    has_semantics: true,
    effects: Effects(0x203),
    access: AccessSize::Bytes(8),
    registers: &T80DFF124,
    flows: &T8E85D6DC,
    doc: info!(
        "Exclusive or in memory at the global L3, 8 bytes; the old value is the result"
    ),
    origin: info!("spec/esperanto/scalar.yaml:57"),
    data: &TCA1F66AB,
    ..Op::DEFAULT
};
pub(crate) const AMOORL_W: Op = Op {
    name: "amoorl.w",
    ident: "amoorl_w",
    feature: 4,
    length: 32,
    value: 0x4000203b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T798707BE,
    templates: &T38B38D51,
    has_semantics: true,
    effects: Effects(0x203),
    access: AccessSize::Bytes(4),
    registers: &TEF278E1F,
    flows: &T8E85D6DC,
    doc: info!("Or in memory at the shared L2, 4 bytes; the old value is the result"),
    origin: info!("spec/esperanto/scalar.yaml:57"),
    data: &T26C541FB,
    ..Op::DEFAULT
};
pub(crate) const AMOORL_D: Op = Op {
    name: "amoorl.d",
    ident: "amoorl_d",
    feature: 4,
    length: 32,
    value: 0x4000303b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T798707BE,
    templates: &T38B38D51,
    has_semantics: true,
    effects: Effects(0x203),
    access: AccessSize::Bytes(8),
    registers: &T80DFF124,
    flows: &T8E85D6DC,
    doc: info!("Or in memory at the shared L2, 8 bytes; the old value is the result"),
    origin: info!("spec/esperanto/scalar.yaml:57"),
    data: &T7151E22B,
    ..Op::DEFAULT
};
pub(crate) const AMOORG_W: Op = Op {
    name: "amoorg.w",
    ident: "amoorg_w",
    feature: 4,
    length: 32,
    value: 0x4200203b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T798707BE,
    templates: &T38B38D51,
    has_semantics: true,
    effects: Effects(0x203),
    access: AccessSize::Bytes(4),
    registers: &TEF278E1F,
    flows: &T8E85D6DC,
    doc: info!("Or in memory at the global L3, 4 bytes; the old value is the result"),
    origin: info!("spec/esperanto/scalar.yaml:57"),
    data: &T19468A99,
    ..Op::DEFAULT
};
pub(crate) const AMOORG_D: Op = Op {
    name: "amoorg.d",
    ident: "amoorg_d",
    feature: 4,
    length: 32,
    value: 0x4200303b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T798707BE,
    templates: &T38B38D51,
    has_semantics: true,
    effects: Effects(0x203),
    access: AccessSize::Bytes(8),
    registers: &T80DFF124,
    flows: &T8E85D6DC,
    doc: info!("Or in memory at the global L3, 8 bytes; the old value is the result"),
    origin: info!("spec/esperanto/scalar.yaml:57"),
    data: &TD78107C9,
    ..Op::DEFAULT
};
pub(crate) const AMOANDL_W: Op = Op {
    name: "amoandl.w",
    ident: "amoandl_w",
    feature: 4,
    length: 32,
    value: 0x6000203b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T798707BE,
    templates: &T38B38D51,
    has_semantics: true,
    effects: Effects(0x203),
    access: AccessSize::Bytes(4),
    registers: &TEF278E1F,
    flows: &T8E85D6DC,
    doc: info!("And in memory at the shared L2, 4 bytes; the old value is the result"),
    origin: info!("spec/esperanto/scalar.yaml:57"),
    data: &T906D8D71,
    ..Op::DEFAULT
};
pub(crate) const AMOANDL_D: Op = Op {
    name: "amoandl.d",
    ident: "amoandl_d",
    feature: 4,
    length: 32,
    value: 0x6000303b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T798707BE,
    templates: &T38B38D51,
    has_semantics: true,
    effects: Effects(0x203),
    access: AccessSize::Bytes(8),
    registers: &T80DFF124,
    flows: &T8E85D6DC,
    doc: info!("And in memory at the shared L2, 8 bytes; the old value is the result"),
    origin: info!("spec/esperanto/scalar.yaml:57"),
    data: &T7EF52641,
    ..Op::DEFAULT
};
pub(crate) const AMOANDG_W: Op = Op {
    name: "amoandg.w",
    ident: "amoandg_w",
    feature: 4,
    length: 32,
    value: 0x6200203b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T798707BE,
    templates: &T38B38D51,
    has_semantics: true,
    effects: Effects(0x203),
    access: AccessSize::Bytes(4),
    registers: &TEF278E1F,
    flows: &T8E85D6DC,
    doc: info!("And in memory at the global L3, 4 bytes; the old value is the result"),
    origin: info!("spec/esperanto/scalar.yaml:57"),
    data: &TF7135C83,
    ..Op::DEFAULT
};
pub(crate) const AMOANDG_D: Op = Op {
    name: "amoandg.d",
    ident: "amoandg_d",
    feature: 4,
    length: 32,
    value: 0x6200303b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T798707BE,
    templates: &T38B38D51,
    has_semantics: true,
    effects: Effects(0x203),
    access: AccessSize::Bytes(8),
    registers: &T80DFF124,
    flows: &T8E85D6DC,
    doc: info!("And in memory at the global L3, 8 bytes; the old value is the result"),
    origin: info!("spec/esperanto/scalar.yaml:57"),
    data: &TDBFB8B53,
    ..Op::DEFAULT
};
pub(crate) const AMOMINL_W: Op = Op {
    name: "amominl.w",
    ident: "amominl_w",
    feature: 4,
    length: 32,
    value: 0x8000203b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T798707BE,
    templates: &T38B38D51,
    has_semantics: true,
    effects: Effects(0x203),
    access: AccessSize::Bytes(4),
    registers: &TEF278E1F,
    flows: &T8E85D6DC,
    doc: info!(
        "Signed minimum in memory at the shared L2, 4 bytes; the old value is the result"
    ),
    origin: info!("spec/esperanto/scalar.yaml:57"),
    data: &T66BA042A,
    ..Op::DEFAULT
};
pub(crate) const AMOMINL_D: Op = Op {
    name: "amominl.d",
    ident: "amominl_d",
    feature: 4,
    length: 32,
    value: 0x8000303b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T798707BE,
    templates: &T38B38D51,
    has_semantics: true,
    effects: Effects(0x203),
    access: AccessSize::Bytes(8),
    registers: &T80DFF124,
    flows: &T8E85D6DC,
    doc: info!(
        "Signed minimum in memory at the shared L2, 8 bytes; the old value is the result"
    ),
    origin: info!("spec/esperanto/scalar.yaml:57"),
    data: &T50CC6A7A,
    ..Op::DEFAULT
};
pub(crate) const AMOMING_W: Op = Op {
    name: "amoming.w",
    ident: "amoming_w",
    feature: 4,
    length: 32,
    value: 0x8200203b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T798707BE,
    templates: &T38B38D51,
    has_semantics: true,
    effects: Effects(0x203),
    access: AccessSize::Bytes(4),
    registers: &TEF278E1F,
    flows: &T8E85D6DC,
    doc: info!(
        "Signed minimum in memory at the global L3, 4 bytes; the old value is the result"
    ),
    origin: info!("spec/esperanto/scalar.yaml:57"),
    data: &T202DAD6C,
    ..Op::DEFAULT
};
pub(crate) const AMOMING_D: Op = Op {
    name: "amoming.d",
    ident: "amoming_d",
    feature: 4,
    length: 32,
    value: 0x8200303b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T798707BE,
    templates: &T38B38D51,
    has_semantics: true,
    effects: Effects(0x203),
    access: AccessSize::Bytes(8),
    registers: &T80DFF124,
    flows: &T8E85D6DC,
    doc: info!(
        "Signed minimum in memory at the global L3, 8 bytes; the old value is the result"
    ),
    origin: info!("spec/esperanto/scalar.yaml:57"),
    data: &TD6CDD4BC,
    ..Op::DEFAULT
};
pub(crate) const AMOMAXL_W: Op = Op {
    name: "amomaxl.w",
    ident: "amomaxl_w",
    feature: 4,
    length: 32,
    value: 0xa000203b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T798707BE,
    templates: &T38B38D51,
    has_semantics: true,
    effects: Effects(0x203),
    access: AccessSize::Bytes(4),
    registers: &TEF278E1F,
    flows: &T8E85D6DC,
    doc: info!(
        "Signed maximum in memory at the shared L2, 4 bytes; the old value is the result"
    ),
    origin: info!("spec/esperanto/scalar.yaml:57"),
    data: &TE8D9EE0C,
    ..Op::DEFAULT
};
pub(crate) const AMOMAXL_D: Op = Op {
    name: "amomaxl.d",
    ident: "amomaxl_d",
    feature: 4,
    length: 32,
    value: 0xa000303b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T798707BE,
    templates: &T38B38D51,
    has_semantics: true,
    effects: Effects(0x203),
    access: AccessSize::Bytes(8),
    registers: &T80DFF124,
    flows: &T8E85D6DC,
    doc: info!(
        "Signed maximum in memory at the shared L2, 8 bytes; the old value is the result"
    ),
    origin: info!("spec/esperanto/scalar.yaml:57"),
    data: &T1179C2FC,
    ..Op::DEFAULT
};
pub(crate) const AMOMAXG_W: Op = Op {
    name: "amomaxg.w",
    ident: "amomaxg_w",
    feature: 4,
    length: 32,
    value: 0xa200203b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T798707BE,
    templates: &T38B38D51,
    has_semantics: true,
    effects: Effects(0x203),
    access: AccessSize::Bytes(4),
    registers: &TEF278E1F,
    flows: &T8E85D6DC,
    doc: info!(
        "Signed maximum in memory at the global L3, 4 bytes; the old value is the result"
    ),
    origin: info!("spec/esperanto/scalar.yaml:57"),
    data: &TA54260C2,
    ..Op::DEFAULT
};
pub(crate) const AMOMAXG_D: Op = Op {
    name: "amomaxg.d",
    ident: "amomaxg_d",
    feature: 4,
    length: 32,
    value: 0xa200303b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T798707BE,
    templates: &T38B38D51,
    has_semantics: true,
    effects: Effects(0x203),
    access: AccessSize::Bytes(8),
    registers: &T80DFF124,
    flows: &T8E85D6DC,
    doc: info!(
        "Signed maximum in memory at the global L3, 8 bytes; the old value is the result"
    ),
    origin: info!("spec/esperanto/scalar.yaml:57"),
    data: &T2B945772,
    ..Op::DEFAULT
};
pub(crate) const AMOMINUL_W: Op = Op {
    name: "amominul.w",
    ident: "amominul_w",
    feature: 4,
    length: 32,
    value: 0xc000203b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T798707BE,
    templates: &T38B38D51,
    has_semantics: true,
    effects: Effects(0x203),
    access: AccessSize::Bytes(4),
    registers: &TEF278E1F,
    flows: &T8E85D6DC,
    doc: info!(
        "Unsigned minimum in memory at the shared L2, 4 bytes; the old value is the result"
    ),
    origin: info!("spec/esperanto/scalar.yaml:57"),
    data: &T070ADBD0,
    ..Op::DEFAULT
};
pub(crate) const AMOMINUL_D: Op = Op {
    name: "amominul.d",
    ident: "amominul_d",
    feature: 4,
    length: 32,
    value: 0xc000303b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T798707BE,
    templates: &T38B38D51,
    has_semantics: true,
    effects: Effects(0x203),
    access: AccessSize::Bytes(8),
    registers: &T80DFF124,
    flows: &T8E85D6DC,
    doc: info!(
        "Unsigned minimum in memory at the shared L2, 8 bytes; the old value is the result"
    ),
    origin: info!("spec/esperanto/scalar.yaml:57"),
    data: &TD4D656A0,
    ..Op::DEFAULT
};
pub(crate) const AMOMINUG_W: Op = Op {
    name: "amominug.w",
    ident: "amominug_w",
    feature: 4,
    length: 32,
    value: 0xc200203b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T798707BE,
    templates: &T38B38D51,
    has_semantics: true,
    effects: Effects(0x203),
    access: AccessSize::Bytes(4),
    registers: &TEF278E1F,
    flows: &T8E85D6DC,
    doc: info!(
        "Unsigned minimum in memory at the global L3, 4 bytes; the old value is the result"
    ),
    origin: info!("spec/esperanto/scalar.yaml:57"),
    data: &T6AA4C826,
    ..Op::DEFAULT
};
pub(crate) const AMOMINUG_D: Op = Op {
    name: "amominug.d",
    ident: "amominug_d",
    feature: 4,
    length: 32,
    value: 0xc200303b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T798707BE,
    templates: &T38B38D51,
    has_semantics: true,
    effects: Effects(0x203),
    access: AccessSize::Bytes(8),
    registers: &T80DFF124,
    flows: &T8E85D6DC,
    doc: info!(
        "Unsigned minimum in memory at the global L3, 8 bytes; the old value is the result"
    ),
    origin: info!("spec/esperanto/scalar.yaml:57"),
    data: &T1E6CE3F6,
    ..Op::DEFAULT
};
pub(crate) const AMOMAXUL_W: Op = Op {
    name: "amomaxul.w",
    ident: "amomaxul_w",
    feature: 4,
    length: 32,
    value: 0xe000203b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T798707BE,
    templates: &T38B38D51,
    has_semantics: true,
    effects: Effects(0x203),
    access: AccessSize::Bytes(4),
    registers: &TEF278E1F,
    flows: &T8E85D6DC,
    doc: info!(
        "Unsigned maximum in memory at the shared L2, 4 bytes; the old value is the result"
    ),
    origin: info!("spec/esperanto/scalar.yaml:57"),
    data: &TC28B426E,
    ..Op::DEFAULT
};
pub(crate) const AMOMAXUL_D: Op = Op {
    name: "amomaxul.d",
    ident: "amomaxul_d",
    feature: 4,
    length: 32,
    value: 0xe000303b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T798707BE,
    templates: &T38B38D51,
    has_semantics: true,
    effects: Effects(0x203),
    access: AccessSize::Bytes(8),
    registers: &T80DFF124,
    flows: &T8E85D6DC,
    doc: info!(
        "Unsigned maximum in memory at the shared L2, 8 bytes; the old value is the result"
    ),
    origin: info!("spec/esperanto/scalar.yaml:57"),
    data: &TDA43E29E,
    ..Op::DEFAULT
};
pub(crate) const AMOMAXUG_W: Op = Op {
    name: "amomaxug.w",
    ident: "amomaxug_w",
    feature: 4,
    length: 32,
    value: 0xe200203b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T798707BE,
    templates: &T38B38D51,
    has_semantics: true,
    effects: Effects(0x203),
    access: AccessSize::Bytes(4),
    registers: &TEF278E1F,
    flows: &T8E85D6DC,
    doc: info!(
        "Unsigned maximum in memory at the global L3, 4 bytes; the old value is the result"
    ),
    origin: info!("spec/esperanto/scalar.yaml:57"),
    data: &T273B5070,
    ..Op::DEFAULT
};
pub(crate) const AMOMAXUG_D: Op = Op {
    name: "amomaxug.d",
    ident: "amomaxug_d",
    feature: 4,
    length: 32,
    value: 0xe200303b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T798707BE,
    templates: &T38B38D51,
    has_semantics: true,
    effects: Effects(0x203),
    access: AccessSize::Bytes(8),
    registers: &T80DFF124,
    flows: &T8E85D6DC,
    doc: info!(
        "Unsigned maximum in memory at the global L3, 8 bytes; the old value is the result"
    ),
    origin: info!("spec/esperanto/scalar.yaml:57"),
    data: &T6257A120,
    ..Op::DEFAULT
};
pub(crate) const AMOCMPSWAPL_W: Op = Op {
    name: "amocmpswapl.w",
    ident: "amocmpswapl_w",
    feature: 4,
    length: 32,
    value: 0xf000203b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T798707BE,
    templates: &T38B38D51,
    has_semantics: true,
    effects: Effects(0x203),
    access: AccessSize::Bytes(4),
    registers: &TCA7AF478,
    flows: &T67ECE567,
    doc: info!(
        "Swap if equal to x31 in memory at the shared L2, 4 bytes; the old value is the result"
    ),
    origin: info!("spec/esperanto/scalar.yaml:57"),
    data: &T016C8DF2,
    ..Op::DEFAULT
};
pub(crate) const AMOCMPSWAPL_D: Op = Op {
    name: "amocmpswapl.d",
    ident: "amocmpswapl_d",
    feature: 4,
    length: 32,
    value: 0xf000303b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T798707BE,
    templates: &T38B38D51,
    has_semantics: true,
    effects: Effects(0x203),
    access: AccessSize::Bytes(8),
    registers: &T9F8B690E,
    flows: &T67ECE567,
    doc: info!(
        "Swap if equal to x31 in memory at the shared L2, 8 bytes; the old value is the result"
    ),
    origin: info!("spec/esperanto/scalar.yaml:57"),
    data: &T252A71C2,
    ..Op::DEFAULT
};
pub(crate) const AMOCMPSWAPG_W: Op = Op {
    name: "amocmpswapg.w",
    ident: "amocmpswapg_w",
    feature: 4,
    length: 32,
    value: 0xf200203b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T798707BE,
    templates: &T38B38D51,
    has_semantics: true,
    effects: Effects(0x203),
    access: AccessSize::Bytes(4),
    registers: &TCA7AF478,
    flows: &T67ECE567,
    doc: info!(
        "Swap if equal to x31 in memory at the global L3, 4 bytes; the old value is the result"
    ),
    origin: info!("spec/esperanto/scalar.yaml:57"),
    data: &T8BE47AA4,
    ..Op::DEFAULT
};
pub(crate) const AMOCMPSWAPG_D: Op = Op {
    name: "amocmpswapg.d",
    ident: "amocmpswapg_d",
    feature: 4,
    length: 32,
    value: 0xf200303b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T798707BE,
    templates: &T38B38D51,
    has_semantics: true,
    effects: Effects(0x203),
    access: AccessSize::Bytes(8),
    registers: &T9F8B690E,
    flows: &T67ECE567,
    doc: info!(
        "Swap if equal to x31 in memory at the global L3, 8 bytes; the old value is the result"
    ),
    origin: info!("spec/esperanto/scalar.yaml:57"),
    data: &TA8BB2DF4,
    ..Op::DEFAULT
};
pub(crate) const FAMOADDL_PI: Op = Op {
    name: "famoaddl.pi",
    ident: "famoaddl_pi",
    feature: 4,
    length: 32,
    value: 0x600400b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T086CEA16,
    templates: &T0BF8C93F,
    has_semantics: true,
    effects: Effects(0x20f),
    access: AccessSize::Bytes(4),
    registers: &TEC55DA17,
    flows: &T183F49B4,
    doc: info!(
        "Add in memory at the shared L2 for each lane; the old values are the result"
    ),
    origin: info!("spec/esperanto/scalar.yaml:90"),
    data: &TAE747678,
    ..Op::DEFAULT
};
pub(crate) const FAMOADDG_PI: Op = Op {
    name: "famoaddg.pi",
    ident: "famoaddg_pi",
    feature: 4,
    length: 32,
    value: 0x8600400b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T086CEA16,
    templates: &T0BF8C93F,
    has_semantics: true,
    effects: Effects(0x20f),
    access: AccessSize::Bytes(4),
    registers: &TEC55DA17,
    flows: &T183F49B4,
    doc: info!(
        "Add in memory at the global L3 for each lane; the old values are the result"
    ),
    origin: info!("spec/esperanto/scalar.yaml:90"),
    data: &T0770A6FC,
    ..Op::DEFAULT
};
pub(crate) const FAMOSWAPL_PI: Op = Op {
    name: "famoswapl.pi",
    ident: "famoswapl_pi",
    feature: 4,
    length: 32,
    value: 0xe00400b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T086CEA16,
    templates: &T0BF8C93F,
    has_semantics: true,
    effects: Effects(0x20f),
    access: AccessSize::Bytes(4),
    registers: &TEC55DA17,
    flows: &T183F49B4,
    doc: info!(
        "Swap in memory at the shared L2 for each lane; the old values are the result"
    ),
    origin: info!("spec/esperanto/scalar.yaml:90"),
    data: &TCFA74894,
    ..Op::DEFAULT
};
pub(crate) const FAMOSWAPG_PI: Op = Op {
    name: "famoswapg.pi",
    ident: "famoswapg_pi",
    feature: 4,
    length: 32,
    value: 0x8e00400b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T086CEA16,
    templates: &T0BF8C93F,
    has_semantics: true,
    effects: Effects(0x20f),
    access: AccessSize::Bytes(4),
    registers: &TEC55DA17,
    flows: &T183F49B4,
    doc: info!(
        "Swap in memory at the global L3 for each lane; the old values are the result"
    ),
    origin: info!("spec/esperanto/scalar.yaml:90"),
    data: &T038018F0,
    ..Op::DEFAULT
};
pub(crate) const FAMOANDL_PI: Op = Op {
    name: "famoandl.pi",
    ident: "famoandl_pi",
    feature: 4,
    length: 32,
    value: 0x1600400b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T086CEA16,
    templates: &T0BF8C93F,
    has_semantics: true,
    effects: Effects(0x20f),
    access: AccessSize::Bytes(4),
    registers: &TEC55DA17,
    flows: &T183F49B4,
    doc: info!(
        "And in memory at the shared L2 for each lane; the old values are the result"
    ),
    origin: info!("spec/esperanto/scalar.yaml:90"),
    data: &T834039B1,
    ..Op::DEFAULT
};
pub(crate) const FAMOANDG_PI: Op = Op {
    name: "famoandg.pi",
    ident: "famoandg_pi",
    feature: 4,
    length: 32,
    value: 0x9600400b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T086CEA16,
    templates: &T0BF8C93F,
    has_semantics: true,
    effects: Effects(0x20f),
    access: AccessSize::Bytes(4),
    registers: &TEC55DA17,
    flows: &T183F49B4,
    doc: info!(
        "And in memory at the global L3 for each lane; the old values are the result"
    ),
    origin: info!("spec/esperanto/scalar.yaml:90"),
    data: &T70A57271,
    ..Op::DEFAULT
};
pub(crate) const FAMOORL_PI: Op = Op {
    name: "famoorl.pi",
    ident: "famoorl_pi",
    feature: 4,
    length: 32,
    value: 0x1e00400b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T086CEA16,
    templates: &T0BF8C93F,
    has_semantics: true,
    effects: Effects(0x20f),
    access: AccessSize::Bytes(4),
    registers: &TEC55DA17,
    flows: &T183F49B4,
    doc: info!(
        "Or in memory at the shared L2 for each lane; the old values are the result"
    ),
    origin: info!("spec/esperanto/scalar.yaml:90"),
    data: &TD898A8EB,
    ..Op::DEFAULT
};
pub(crate) const FAMOORG_PI: Op = Op {
    name: "famoorg.pi",
    ident: "famoorg_pi",
    feature: 4,
    length: 32,
    value: 0x9e00400b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T086CEA16,
    templates: &T0BF8C93F,
    has_semantics: true,
    effects: Effects(0x20f),
    access: AccessSize::Bytes(4),
    registers: &TEC55DA17,
    flows: &T183F49B4,
    doc: info!(
        "Or in memory at the global L3 for each lane; the old values are the result"
    ),
    origin: info!("spec/esperanto/scalar.yaml:90"),
    data: &T5483F997,
    ..Op::DEFAULT
};
pub(crate) const FAMOXORL_PI: Op = Op {
    name: "famoxorl.pi",
    ident: "famoxorl_pi",
    feature: 4,
    length: 32,
    value: 0x2600400b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T086CEA16,
    templates: &T0BF8C93F,
    has_semantics: true,
    effects: Effects(0x20f),
    access: AccessSize::Bytes(4),
    registers: &TEC55DA17,
    flows: &T183F49B4,
    doc: info!(
        "Exclusive or in memory at the shared L2 for each lane; the old values are the result"
    ),
    origin: info!("spec/esperanto/scalar.yaml:90"),
    data: &TBD255299,
    ..Op::DEFAULT
};
pub(crate) const FAMOXORG_PI: Op = Op {
    name: "famoxorg.pi",
    ident: "famoxorg_pi",
    feature: 4,
    length: 32,
    value: 0xa600400b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T086CEA16,
    templates: &T0BF8C93F,
    has_semantics: true,
    effects: Effects(0x20f),
    access: AccessSize::Bytes(4),
    registers: &TEC55DA17,
    flows: &T183F49B4,
    doc: info!(
        "Exclusive or in memory at the global L3 for each lane; the old values are the result"
    ),
    origin: info!("spec/esperanto/scalar.yaml:90"),
    data: &T98C69049,
    ..Op::DEFAULT
};
pub(crate) const FAMOMINL_PI: Op = Op {
    name: "famominl.pi",
    ident: "famominl_pi",
    feature: 4,
    length: 32,
    value: 0x2e00400b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T086CEA16,
    templates: &T0BF8C93F,
    has_semantics: true,
    effects: Effects(0x20f),
    access: AccessSize::Bytes(4),
    registers: &TEC55DA17,
    flows: &T183F49B4,
    doc: info!(
        "Signed minimum in memory at the shared L2 for each lane; the old values are the result"
    ),
    origin: info!("spec/esperanto/scalar.yaml:90"),
    data: &T0954DE1C,
    ..Op::DEFAULT
};
pub(crate) const FAMOMING_PI: Op = Op {
    name: "famoming.pi",
    ident: "famoming_pi",
    feature: 4,
    length: 32,
    value: 0xae00400b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T086CEA16,
    templates: &T0BF8C93F,
    has_semantics: true,
    effects: Effects(0x20f),
    access: AccessSize::Bytes(4),
    registers: &TEC55DA17,
    flows: &T183F49B4,
    doc: info!(
        "Signed minimum in memory at the global L3 for each lane; the old values are the result"
    ),
    origin: info!("spec/esperanto/scalar.yaml:90"),
    data: &TA1D0A340,
    ..Op::DEFAULT
};
pub(crate) const FAMOMAXL_PI: Op = Op {
    name: "famomaxl.pi",
    ident: "famomaxl_pi",
    feature: 4,
    length: 32,
    value: 0x3600400b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T086CEA16,
    templates: &T0BF8C93F,
    has_semantics: true,
    effects: Effects(0x20f),
    access: AccessSize::Bytes(4),
    registers: &TEC55DA17,
    flows: &T183F49B4,
    doc: info!(
        "Signed maximum in memory at the shared L2 for each lane; the old values are the result"
    ),
    origin: info!("spec/esperanto/scalar.yaml:90"),
    data: &TC9A117DE,
    ..Op::DEFAULT
};
pub(crate) const FAMOMAXG_PI: Op = Op {
    name: "famomaxg.pi",
    ident: "famomaxg_pi",
    feature: 4,
    length: 32,
    value: 0xb600400b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T086CEA16,
    templates: &T0BF8C93F,
    has_semantics: true,
    effects: Effects(0x20f),
    access: AccessSize::Bytes(4),
    registers: &TEC55DA17,
    flows: &T183F49B4,
    doc: info!(
        "Signed maximum in memory at the global L3 for each lane; the old values are the result"
    ),
    origin: info!("spec/esperanto/scalar.yaml:90"),
    data: &T16D49236,
    ..Op::DEFAULT
};
pub(crate) const FAMOMINUL_PI: Op = Op {
    name: "famominul.pi",
    ident: "famominul_pi",
    feature: 4,
    length: 32,
    value: 0x3e00400b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T086CEA16,
    templates: &T0BF8C93F,
    has_semantics: true,
    effects: Effects(0x20f),
    access: AccessSize::Bytes(4),
    registers: &TEC55DA17,
    flows: &T183F49B4,
    doc: info!(
        "Unsigned minimum in memory at the shared L2 for each lane; the old values are the result"
    ),
    origin: info!("spec/esperanto/scalar.yaml:90"),
    data: &T7B55DB12,
    ..Op::DEFAULT
};
pub(crate) const FAMOMINUG_PI: Op = Op {
    name: "famominug.pi",
    ident: "famominug_pi",
    feature: 4,
    length: 32,
    value: 0xbe00400b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T086CEA16,
    templates: &T0BF8C93F,
    has_semantics: true,
    effects: Effects(0x20f),
    access: AccessSize::Bytes(4),
    registers: &TEC55DA17,
    flows: &T183F49B4,
    doc: info!(
        "Unsigned minimum in memory at the global L3 for each lane; the old values are the result"
    ),
    origin: info!("spec/esperanto/scalar.yaml:90"),
    data: &T50B8C66A,
    ..Op::DEFAULT
};
pub(crate) const FAMOMAXUL_PI: Op = Op {
    name: "famomaxul.pi",
    ident: "famomaxul_pi",
    feature: 4,
    length: 32,
    value: 0x4600400b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T086CEA16,
    templates: &T0BF8C93F,
    has_semantics: true,
    effects: Effects(0x20f),
    access: AccessSize::Bytes(4),
    registers: &TEC55DA17,
    flows: &T183F49B4,
    doc: info!(
        "Unsigned maximum in memory at the shared L2 for each lane; the old values are the result"
    ),
    origin: info!("spec/esperanto/scalar.yaml:90"),
    data: &TF4E48CE0,
    ..Op::DEFAULT
};
pub(crate) const FAMOMAXUG_PI: Op = Op {
    name: "famomaxug.pi",
    ident: "famomaxug_pi",
    feature: 4,
    length: 32,
    value: 0xc600400b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T086CEA16,
    templates: &T0BF8C93F,
    has_semantics: true,
    effects: Effects(0x20f),
    access: AccessSize::Bytes(4),
    registers: &TEC55DA17,
    flows: &T183F49B4,
    doc: info!(
        "Unsigned maximum in memory at the global L3 for each lane; the old values are the result"
    ),
    origin: info!("spec/esperanto/scalar.yaml:90"),
    data: &TFC9B6B94,
    ..Op::DEFAULT
};
pub(crate) const FAMOMAXL_PS: Op = Op {
    name: "famomaxl.ps",
    ident: "famomaxl_ps",
    feature: 4,
    length: 32,
    value: 0x2800400b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T086CEA16,
    templates: &T0BF8C93F,
    has_semantics: true,
    effects: Effects(0x20f),
    access: AccessSize::Bytes(4),
    registers: &TEC55DA17,
    flows: &T183F49B4,
    doc: info!(
        "Floating-point maximum in memory at the shared L2 for each lane; the old values are the result"
    ),
    origin: info!("spec/esperanto/scalar.yaml:90"),
    data: &T982FAE88,
    ..Op::DEFAULT
};
pub(crate) const FAMOMAXG_PS: Op = Op {
    name: "famomaxg.ps",
    ident: "famomaxg_ps",
    feature: 4,
    length: 32,
    value: 0xa800400b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T086CEA16,
    templates: &T0BF8C93F,
    has_semantics: true,
    effects: Effects(0x20f),
    access: AccessSize::Bytes(4),
    registers: &TEC55DA17,
    flows: &T183F49B4,
    doc: info!(
        "Floating-point maximum in memory at the global L3 for each lane; the old values are the result"
    ),
    origin: info!("spec/esperanto/scalar.yaml:90"),
    data: &T674860F6,
    ..Op::DEFAULT
};
pub(crate) const FAMOMINL_PS: Op = Op {
    name: "famominl.ps",
    ident: "famominl_ps",
    feature: 4,
    length: 32,
    value: 0x3000400b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T086CEA16,
    templates: &T0BF8C93F,
    has_semantics: true,
    effects: Effects(0x20f),
    access: AccessSize::Bytes(4),
    registers: &TEC55DA17,
    flows: &T183F49B4,
    doc: info!(
        "Floating-point minimum in memory at the shared L2 for each lane; the old values are the result"
    ),
    origin: info!("spec/esperanto/scalar.yaml:90"),
    data: &TD5773553,
    ..Op::DEFAULT
};
pub(crate) const FAMOMING_PS: Op = Op {
    name: "famoming.ps",
    ident: "famoming_ps",
    feature: 4,
    length: 32,
    value: 0xb000400b,
    mask: 0xfe00707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T086CEA16,
    templates: &T0BF8C93F,
    has_semantics: true,
    effects: Effects(0x20f),
    access: AccessSize::Bytes(4),
    registers: &TEC55DA17,
    flows: &T183F49B4,
    doc: info!(
        "Floating-point minimum in memory at the global L3 for each lane; the old values are the result"
    ),
    origin: info!("spec/esperanto/scalar.yaml:90"),
    data: &T5B26BCF9,
    ..Op::DEFAULT
};
pub(crate) const FLOG_PS: Op = Op {
    name: "flog.ps",
    ident: "flog_ps",
    feature: 4,
    length: 32,
    value: 0x5830007b,
    mask: 0xfff0707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T58B19133,
    templates: &TB855FCFF,
    has_semantics: true,
    registers: &TFC8456D0,
    flows: &T9C40D655,
    doc: info!("Logarithm to base 2 of lanes, approximated"),
    origin: info!("spec/esperanto/trans.yaml:109"),
    data: &T0197F939,
    ..Op::DEFAULT
};
pub(crate) const FEXP_PS: Op = Op {
    name: "fexp.ps",
    ident: "fexp_ps",
    feature: 4,
    length: 32,
    value: 0x5840007b,
    mask: 0xfff0707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T58B19133,
    templates: &TB855FCFF,
    has_semantics: true,
    registers: &TFC8456D0,
    flows: &T9C40D655,
    doc: info!("Power of 2 of lanes, approximated"),
    origin: info!("spec/esperanto/trans.yaml:109"),
    data: &T974263D2,
    ..Op::DEFAULT
};
pub(crate) const FRCP_PS: Op = Op {
    name: "frcp.ps",
    ident: "frcp_ps",
    feature: 4,
    length: 32,
    value: 0x5870007b,
    mask: 0xfff0707f,
    needs: Needs { any: &TA404CDA8 },
    operands: &T58B19133,
    templates: &TB855FCFF,
    has_semantics: true,
    registers: &TFC8456D0,
    flows: &T9C40D655,
    doc: info!("Reciprocal of lanes, approximated"),
    origin: info!("spec/esperanto/trans.yaml:109"),
    data: &TBEE70D94,
    ..Op::DEFAULT
};
