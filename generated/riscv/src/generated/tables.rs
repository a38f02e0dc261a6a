//! The description as tables: what the runtime works on.
use onespec_core::isa::*;
#[cfg(feature = "info")]
macro_rules! info {
    ($text:expr) => {
        $text
    };
}
#[cfg(not(feature = "info"))]
macro_rules! info {
    ($text:expr) => {
        ""
    };
}
#[allow(unused_imports)]
pub(crate) use info;
#[cfg(feature = "select")]
use crate::flows::VARIANTS;
#[cfg(not(feature = "select"))]
const VARIANTS: &[variants::Variants] = &[];
/// Every table of the description.
pub static ISA: Isa = Isa {
    name: "riscv",
    word_bits: &TD694E76F,
    features: &T195EAA6D,
    params: &T061D3AB9,
    settings: &T3062DF90,
    targets: &T328CAB36,
    letters: &TE47672F1,
    default_target: 3,
    files: &TB3B161FF,
    kinds: &TBBD79303,
    name_needs: &TAB87D904,
    ops: &OPS,
    flows: variants::Flows::known(VARIANTS, &TA5C4C994),
    aliases: &T95877984,
    macros: &T42F04AEF,
    relocs: &T5BC3D926,
    causes: &T934F8494,
    transports: &[],
    environment: &TD3413D3E,
    conventions: &TFF7E851B,
    platforms: &T8E12F73C,
    cores: &T952FD387,
    mirror: None,
    hash: "84862b4fc072a545",
};
static OPS: [Op; 1178usize] = [
    crate::zaamo::AMOSWAP_W,
    crate::zaamo::AMOSWAP_D,
    crate::zaamo::AMOADD_W,
    crate::zaamo::AMOADD_D,
    crate::zaamo::AMOXOR_W,
    crate::zaamo::AMOXOR_D,
    crate::zaamo::AMOAND_W,
    crate::zaamo::AMOAND_D,
    crate::zaamo::AMOOR_W,
    crate::zaamo::AMOOR_D,
    crate::zaamo::AMOMIN_W,
    crate::zaamo::AMOMIN_D,
    crate::zaamo::AMOMAX_W,
    crate::zaamo::AMOMAX_D,
    crate::zaamo::AMOMINU_W,
    crate::zaamo::AMOMINU_D,
    crate::zaamo::AMOMAXU_W,
    crate::zaamo::AMOMAXU_D,
    crate::zalrsc::LR_W,
    crate::zalrsc::LR_D,
    crate::zalrsc::SC_W,
    crate::zalrsc::SC_D,
    crate::zca::C_ADDI4SPN,
    crate::zca::C_LW,
    crate::zca::C_LD,
    crate::zca::C_SW,
    crate::zca::C_SD,
    crate::zcf::C_FLW,
    crate::zcd::C_FLD,
    crate::zcf::C_FSW,
    crate::zcd::C_FSD,
    crate::zca::C_NOP,
    crate::zca::C_ADDI,
    crate::zca::C_JAL,
    crate::zca::C_ADDIW,
    crate::zca::C_LI,
    crate::zca::C_ADDI16SP,
    crate::zca::C_LUI,
    crate::zca::C_SRLI_XLEN32,
    crate::zca::C_SRLI,
    crate::zca::C_SRAI_XLEN32,
    crate::zca::C_SRAI,
    crate::zca::C_ANDI,
    crate::zca::C_SUB,
    crate::zca::C_XOR,
    crate::zca::C_OR,
    crate::zca::C_AND,
    crate::zca::C_SUBW,
    crate::zca::C_ADDW,
    crate::zca::C_J,
    crate::zca::C_BEQZ,
    crate::zca::C_BNEZ,
    crate::zca::C_SLLI_XLEN32,
    crate::zca::C_SLLI,
    crate::zca::C_LWSP,
    crate::zca::C_LDSP,
    crate::zcf::C_FLWSP,
    crate::zcd::C_FLDSP,
    crate::zca::C_JR,
    crate::zca::C_MV,
    crate::zca::C_EBREAK,
    crate::zca::C_JALR,
    crate::zca::C_ADD,
    crate::zca::C_SWSP,
    crate::zca::C_SDSP,
    crate::zcf::C_FSWSP,
    crate::zcd::C_FSDSP,
    crate::f::FADD_S,
    crate::d::FADD_D,
    crate::zfh::FADD_H,
    crate::f::FSUB_S,
    crate::d::FSUB_D,
    crate::zfh::FSUB_H,
    crate::f::FMUL_S,
    crate::d::FMUL_D,
    crate::zfh::FMUL_H,
    crate::f::FDIV_S,
    crate::d::FDIV_D,
    crate::zfh::FDIV_H,
    crate::f::FSQRT_S,
    crate::d::FSQRT_D,
    crate::zfh::FSQRT_H,
    crate::f::FSGNJ_S,
    crate::d::FSGNJ_D,
    crate::zfh::FSGNJ_H,
    crate::f::FSGNJN_S,
    crate::d::FSGNJN_D,
    crate::zfh::FSGNJN_H,
    crate::f::FSGNJX_S,
    crate::d::FSGNJX_D,
    crate::zfh::FSGNJX_H,
    crate::f::FMIN_S,
    crate::d::FMIN_D,
    crate::zfh::FMIN_H,
    crate::f::FMAX_S,
    crate::d::FMAX_D,
    crate::zfh::FMAX_H,
    crate::f::FLE_S,
    crate::d::FLE_D,
    crate::zfh::FLE_H,
    crate::f::FLT_S,
    crate::d::FLT_D,
    crate::zfh::FLT_H,
    crate::f::FEQ_S,
    crate::d::FEQ_D,
    crate::zfh::FEQ_H,
    crate::f::FMADD_S,
    crate::d::FMADD_D,
    crate::zfh::FMADD_H,
    crate::f::FMSUB_S,
    crate::d::FMSUB_D,
    crate::zfh::FMSUB_H,
    crate::f::FNMSUB_S,
    crate::d::FNMSUB_D,
    crate::zfh::FNMSUB_H,
    crate::f::FNMADD_S,
    crate::d::FNMADD_D,
    crate::zfh::FNMADD_H,
    crate::f::FCVT_W_S,
    crate::d::FCVT_W_D,
    crate::zfh::FCVT_W_H,
    crate::f::FCVT_WU_S,
    crate::d::FCVT_WU_D,
    crate::zfh::FCVT_WU_H,
    crate::f::FCVT_L_S,
    crate::d::FCVT_L_D,
    crate::zfh::FCVT_L_H,
    crate::f::FCVT_LU_S,
    crate::d::FCVT_LU_D,
    crate::zfh::FCVT_LU_H,
    crate::f::FCVT_S_W,
    crate::zfh::FCVT_H_W,
    crate::f::FCVT_S_WU,
    crate::zfh::FCVT_H_WU,
    crate::f::FCVT_S_L,
    crate::d::FCVT_D_L,
    crate::zfh::FCVT_H_L,
    crate::f::FCVT_S_LU,
    crate::d::FCVT_D_LU,
    crate::zfh::FCVT_H_LU,
    crate::d::FCVT_D_W,
    crate::d::FCVT_D_WU,
    crate::d::FCVT_S_D,
    crate::zfhmin::FCVT_H_S,
    crate::zfhmin::FCVT_H_D,
    crate::d::FCVT_D_S,
    crate::zfhmin::FCVT_S_H,
    crate::zfhmin::FCVT_D_H,
    crate::f::FCLASS_S,
    crate::d::FCLASS_D,
    crate::zfh::FCLASS_H,
    crate::zfhmin::FMV_X_H,
    crate::f::FMV_X_W,
    crate::d::FMV_X_D,
    crate::zfhmin::FMV_H_X,
    crate::f::FMV_W_X,
    crate::d::FMV_D_X,
    crate::zfhmin::FLH,
    crate::f::FLW,
    crate::d::FLD,
    crate::zfhmin::FSH,
    crate::f::FSW,
    crate::d::FSD,
    crate::i::ADD,
    crate::i::ADDW,
    crate::i::SUB,
    crate::i::SUBW,
    crate::i::SLL,
    crate::i::SLLW,
    crate::i::SRL,
    crate::i::SRLW,
    crate::i::SRA,
    crate::i::SRAW,
    crate::i::SLT,
    crate::i::SLTU,
    crate::i::XOR,
    crate::i::OR,
    crate::i::AND,
    crate::i::ADDI,
    crate::i::SLTI,
    crate::i::SLTIU,
    crate::i::XORI,
    crate::i::ORI,
    crate::i::ANDI,
    crate::i::ADDIW,
    crate::i::SLLI_XLEN32,
    crate::i::SLLI,
    crate::i::SRLI_XLEN32,
    crate::i::SRLI,
    crate::i::SRAI_XLEN32,
    crate::i::SRAI,
    crate::i::SLLIW,
    crate::i::SRLIW,
    crate::i::SRAIW,
    crate::i::LB,
    crate::i::LH,
    crate::i::LW,
    crate::i::LD,
    crate::i::LBU,
    crate::i::LHU,
    crate::i::LWU,
    crate::i::SB,
    crate::i::SH,
    crate::i::SW,
    crate::i::SD,
    crate::i::BEQ,
    crate::i::BNE,
    crate::i::BLT,
    crate::i::BGE,
    crate::i::BLTU,
    crate::i::BGEU,
    crate::i::LUI,
    crate::i::AUIPC,
    crate::i::JAL,
    crate::i::JALR,
    crate::i::FENCE,
    crate::i::FENCE_TSO,
    crate::i::ECALL,
    crate::i::EBREAK,
    crate::m::MUL,
    crate::m::MULW,
    crate::m::DIV,
    crate::m::DIVW,
    crate::m::DIVU,
    crate::m::DIVUW,
    crate::m::REM,
    crate::m::REMW,
    crate::m::REMU,
    crate::m::REMUW,
    crate::m::MULH,
    crate::m::MULHSU,
    crate::m::MULHU,
    crate::sm::MRET,
    crate::s::SRET,
    crate::sm::WFI,
    crate::s::SFENCE_VMA,
    crate::svinval::SINVAL_VMA,
    crate::svinval::SFENCE_W_INVAL,
    crate::svinval::SFENCE_INVAL_IR,
    crate::h::HFENCE_VVMA,
    crate::h::HFENCE_GVMA,
    crate::h::HINVAL_VVMA,
    crate::h::HINVAL_GVMA,
    crate::h::HLV_B,
    crate::h::HLV_BU,
    crate::h::HLV_H,
    crate::h::HLV_HU,
    crate::h::HLVX_HU,
    crate::h::HLV_W,
    crate::h::HLV_WU,
    crate::h::HLVX_WU,
    crate::h::HLV_D,
    crate::h::HSV_B,
    crate::h::HSV_H,
    crate::h::HSV_W,
    crate::h::HSV_D,
    crate::sdext::DRET,
    crate::smrnmi::MNRET,
    crate::ssctr::SCTRCLR,
    crate::zve32x::VSETVLI,
    crate::zve32x::VSETIVLI,
    crate::zve32x::VSETVL,
    crate::zve32f::VFADD_VV,
    crate::zve32f::VFADD_VF,
    crate::zve32f::VFSUB_VV,
    crate::zve32f::VFSUB_VF,
    crate::zve32f::VFMIN_VV,
    crate::zve32f::VFMIN_VF,
    crate::zve32f::VFMAX_VV,
    crate::zve32f::VFMAX_VF,
    crate::zve32f::VFSGNJ_VV,
    crate::zve32f::VFSGNJ_VF,
    crate::zve32f::VFSGNJN_VV,
    crate::zve32f::VFSGNJN_VF,
    crate::zve32f::VFSGNJX_VV,
    crate::zve32f::VFSGNJX_VF,
    crate::zve32f::VFDIV_VV,
    crate::zve32f::VFDIV_VF,
    crate::zve32f::VFRDIV_VF,
    crate::zve32f::VFMUL_VV,
    crate::zve32f::VFMUL_VF,
    crate::zve32f::VFRSUB_VF,
    crate::zve32f::VFMADD_VV,
    crate::zve32f::VFMADD_VF,
    crate::zve32f::VFNMADD_VV,
    crate::zve32f::VFNMADD_VF,
    crate::zve32f::VFMSUB_VV,
    crate::zve32f::VFMSUB_VF,
    crate::zve32f::VFNMSUB_VV,
    crate::zve32f::VFNMSUB_VF,
    crate::zve32f::VFMACC_VV,
    crate::zve32f::VFMACC_VF,
    crate::zve32f::VFNMACC_VV,
    crate::zve32f::VFNMACC_VF,
    crate::zve32f::VFMSAC_VV,
    crate::zve32f::VFMSAC_VF,
    crate::zve32f::VFNMSAC_VV,
    crate::zve32f::VFNMSAC_VF,
    crate::zve32f::VFWADD_VV,
    crate::zve32f::VFWADD_VF,
    crate::zve32f::VFWSUB_VV,
    crate::zve32f::VFWSUB_VF,
    crate::zve32f::VFWMUL_VV,
    crate::zve32f::VFWMUL_VF,
    crate::zve32f::VFWADD_WV,
    crate::zve32f::VFWADD_WF,
    crate::zve32f::VFWSUB_WV,
    crate::zve32f::VFWSUB_WF,
    crate::zve32f::VFWMACC_VV,
    crate::zve32f::VFWMACC_VF,
    crate::zve32f::VFWNMACC_VV,
    crate::zve32f::VFWNMACC_VF,
    crate::zve32f::VFWMSAC_VV,
    crate::zve32f::VFWMSAC_VF,
    crate::zve32f::VFWNMSAC_VV,
    crate::zve32f::VFWNMSAC_VF,
    crate::zve32f::VMFEQ_VV,
    crate::zve32f::VMFEQ_VF,
    crate::zve32f::VMFLE_VV,
    crate::zve32f::VMFLE_VF,
    crate::zve32f::VMFLT_VV,
    crate::zve32f::VMFLT_VF,
    crate::zve32f::VMFNE_VV,
    crate::zve32f::VMFNE_VF,
    crate::zve32f::VMFGT_VF,
    crate::zve32f::VMFGE_VF,
    crate::zve32f::VFREDUSUM_VS,
    crate::zve32f::VFREDOSUM_VS,
    crate::zve32f::VFREDMIN_VS,
    crate::zve32f::VFREDMAX_VS,
    crate::zve32f::VFWREDUSUM_VS,
    crate::zve32f::VFWREDOSUM_VS,
    crate::zve32f::VFCVT_XU_F_V,
    crate::zve32f::VFCVT_RTZ_XU_F_V,
    crate::zve32f::VFCVT_X_F_V,
    crate::zve32f::VFCVT_RTZ_X_F_V,
    crate::zve32f::VFWCVT_XU_F_V,
    crate::zve32f::VFWCVT_RTZ_XU_F_V,
    crate::zve32f::VFWCVT_X_F_V,
    crate::zve32f::VFWCVT_RTZ_X_F_V,
    crate::zve32f::VFNCVT_XU_F_W,
    crate::zve32f::VFNCVT_RTZ_XU_F_W,
    crate::zve32f::VFNCVT_X_F_W,
    crate::zve32f::VFNCVT_RTZ_X_F_W,
    crate::zve32f::VFCVT_F_XU_V,
    crate::zve32f::VFCVT_F_X_V,
    crate::zve32f::VFWCVT_F_XU_V,
    crate::zve32f::VFWCVT_F_X_V,
    crate::zve32f::VFNCVT_F_XU_W,
    crate::zve32f::VFNCVT_F_X_W,
    crate::zve32f::VFWCVT_F_F_V,
    crate::zve32f::VFNCVT_F_F_W,
    crate::zve32f::VFNCVT_ROD_F_F_W,
    crate::zve32f::VFSQRT_V,
    crate::zve32f::VFRSQRT7_V,
    crate::zve32f::VFREC7_V,
    crate::zve32f::VFCLASS_V,
    crate::zve32f::VFMERGE_VFM,
    crate::zve32f::VFMV_V_F,
    crate::zve32f::VFMV_F_S,
    crate::zve32f::VFMV_S_F,
    crate::zve32x::VADD_VV,
    crate::zve32x::VADD_VX,
    crate::zve32x::VADD_VI,
    crate::zve32x::VSUB_VV,
    crate::zve32x::VSUB_VX,
    crate::zve32x::VRSUB_VX,
    crate::zve32x::VRSUB_VI,
    crate::zve32x::VMINU_VV,
    crate::zve32x::VMINU_VX,
    crate::zve32x::VMIN_VV,
    crate::zve32x::VMIN_VX,
    crate::zve32x::VMAXU_VV,
    crate::zve32x::VMAXU_VX,
    crate::zve32x::VMAX_VV,
    crate::zve32x::VMAX_VX,
    crate::zve32x::VAND_VV,
    crate::zve32x::VAND_VX,
    crate::zve32x::VAND_VI,
    crate::zve32x::VOR_VV,
    crate::zve32x::VOR_VX,
    crate::zve32x::VOR_VI,
    crate::zve32x::VXOR_VV,
    crate::zve32x::VXOR_VX,
    crate::zve32x::VXOR_VI,
    crate::zve32x::VSADDU_VV,
    crate::zve32x::VSADDU_VX,
    crate::zve32x::VSADDU_VI,
    crate::zve32x::VSADD_VV,
    crate::zve32x::VSADD_VX,
    crate::zve32x::VSADD_VI,
    crate::zve32x::VSSUBU_VV,
    crate::zve32x::VSSUBU_VX,
    crate::zve32x::VSSUB_VV,
    crate::zve32x::VSSUB_VX,
    crate::zve32x::VSLL_VV,
    crate::zve32x::VSLL_VX,
    crate::zve32x::VSLL_VI,
    crate::zve32x::VSMUL_VV,
    crate::zve32x::VSMUL_VX,
    crate::zve32x::VSRL_VV,
    crate::zve32x::VSRL_VX,
    crate::zve32x::VSRL_VI,
    crate::zve32x::VSRA_VV,
    crate::zve32x::VSRA_VX,
    crate::zve32x::VSRA_VI,
    crate::zve32x::VSSRL_VV,
    crate::zve32x::VSSRL_VX,
    crate::zve32x::VSSRL_VI,
    crate::zve32x::VSSRA_VV,
    crate::zve32x::VSSRA_VX,
    crate::zve32x::VSSRA_VI,
    crate::zve32x::VAADDU_VV,
    crate::zve32x::VAADDU_VX,
    crate::zve32x::VAADD_VV,
    crate::zve32x::VAADD_VX,
    crate::zve32x::VASUBU_VV,
    crate::zve32x::VASUBU_VX,
    crate::zve32x::VASUB_VV,
    crate::zve32x::VASUB_VX,
    crate::zve32x::VDIVU_VV,
    crate::zve32x::VDIVU_VX,
    crate::zve32x::VDIV_VV,
    crate::zve32x::VDIV_VX,
    crate::zve32x::VREMU_VV,
    crate::zve32x::VREMU_VX,
    crate::zve32x::VREM_VV,
    crate::zve32x::VREM_VX,
    crate::zve32x::VMULHU_VV,
    crate::zve32x::VMULHU_VX,
    crate::zve32x::VMUL_VV,
    crate::zve32x::VMUL_VX,
    crate::zve32x::VMULHSU_VV,
    crate::zve32x::VMULHSU_VX,
    crate::zve32x::VMULH_VV,
    crate::zve32x::VMULH_VX,
    crate::zve32x::VWADDU_VV,
    crate::zve32x::VWADDU_VX,
    crate::zve32x::VWADD_VV,
    crate::zve32x::VWADD_VX,
    crate::zve32x::VWSUBU_VV,
    crate::zve32x::VWSUBU_VX,
    crate::zve32x::VWSUB_VV,
    crate::zve32x::VWSUB_VX,
    crate::zve32x::VWMULU_VV,
    crate::zve32x::VWMULU_VX,
    crate::zve32x::VWMULSU_VV,
    crate::zve32x::VWMULSU_VX,
    crate::zve32x::VWMUL_VV,
    crate::zve32x::VWMUL_VX,
    crate::zve32x::VWADDU_WV,
    crate::zve32x::VWADDU_WX,
    crate::zve32x::VWADD_WV,
    crate::zve32x::VWADD_WX,
    crate::zve32x::VWSUBU_WV,
    crate::zve32x::VWSUBU_WX,
    crate::zve32x::VWSUB_WV,
    crate::zve32x::VWSUB_WX,
    crate::zve32x::VMADD_VV,
    crate::zve32x::VMADD_VX,
    crate::zve32x::VNMSUB_VV,
    crate::zve32x::VNMSUB_VX,
    crate::zve32x::VMACC_VV,
    crate::zve32x::VMACC_VX,
    crate::zve32x::VNMSAC_VV,
    crate::zve32x::VNMSAC_VX,
    crate::zve32x::VWMACCU_VV,
    crate::zve32x::VWMACCU_VX,
    crate::zve32x::VWMACC_VV,
    crate::zve32x::VWMACC_VX,
    crate::zve32x::VWMACCUS_VX,
    crate::zve32x::VWMACCSU_VV,
    crate::zve32x::VWMACCSU_VX,
    crate::zve32x::VNSRL_WV,
    crate::zve32x::VNSRL_WX,
    crate::zve32x::VNSRL_WI,
    crate::zve32x::VNSRA_WV,
    crate::zve32x::VNSRA_WX,
    crate::zve32x::VNSRA_WI,
    crate::zve32x::VNCLIPU_WV,
    crate::zve32x::VNCLIPU_WX,
    crate::zve32x::VNCLIPU_WI,
    crate::zve32x::VNCLIP_WV,
    crate::zve32x::VNCLIP_WX,
    crate::zve32x::VNCLIP_WI,
    crate::zve32x::VMSEQ_VV,
    crate::zve32x::VMSEQ_VX,
    crate::zve32x::VMSEQ_VI,
    crate::zve32x::VMSNE_VV,
    crate::zve32x::VMSNE_VX,
    crate::zve32x::VMSNE_VI,
    crate::zve32x::VMSLTU_VV,
    crate::zve32x::VMSLTU_VX,
    crate::zve32x::VMSLT_VV,
    crate::zve32x::VMSLT_VX,
    crate::zve32x::VMSLEU_VV,
    crate::zve32x::VMSLEU_VX,
    crate::zve32x::VMSLEU_VI,
    crate::zve32x::VMSLE_VV,
    crate::zve32x::VMSLE_VX,
    crate::zve32x::VMSLE_VI,
    crate::zve32x::VMSGTU_VX,
    crate::zve32x::VMSGTU_VI,
    crate::zve32x::VMSGT_VX,
    crate::zve32x::VMSGT_VI,
    crate::zve32x::VMADC_VV,
    crate::zve32x::VMADC_VX,
    crate::zve32x::VMADC_VI,
    crate::zve32x::VMSBC_VV,
    crate::zve32x::VMSBC_VX,
    crate::zve32x::VMANDN_MM,
    crate::zve32x::VMAND_MM,
    crate::zve32x::VMOR_MM,
    crate::zve32x::VMXOR_MM,
    crate::zve32x::VMORN_MM,
    crate::zve32x::VMNAND_MM,
    crate::zve32x::VMNOR_MM,
    crate::zve32x::VMXNOR_MM,
    crate::zve32x::VREDSUM_VS,
    crate::zve32x::VREDAND_VS,
    crate::zve32x::VREDOR_VS,
    crate::zve32x::VREDXOR_VS,
    crate::zve32x::VREDMINU_VS,
    crate::zve32x::VREDMIN_VS,
    crate::zve32x::VREDMAXU_VS,
    crate::zve32x::VREDMAX_VS,
    crate::zve32x::VWREDSUMU_VS,
    crate::zve32x::VWREDSUM_VS,
    crate::zve32x::VADC_VVM,
    crate::zve32x::VADC_VXM,
    crate::zve32x::VADC_VIM,
    crate::zve32x::VSBC_VVM,
    crate::zve32x::VSBC_VXM,
    crate::zve32x::VMADC_VVM,
    crate::zve32x::VMADC_VXM,
    crate::zve32x::VMADC_VIM,
    crate::zve32x::VMSBC_VVM,
    crate::zve32x::VMSBC_VXM,
    crate::zve32x::VMERGE_VVM,
    crate::zve32x::VMERGE_VXM,
    crate::zve32x::VMERGE_VIM,
    crate::zve32x::VMV_V_V,
    crate::zve32x::VMV_V_X,
    crate::zve32x::VMV_V_I,
    crate::zve32x::VZEXT_VF8,
    crate::zve32x::VSEXT_VF8,
    crate::zve32x::VZEXT_VF4,
    crate::zve32x::VSEXT_VF4,
    crate::zve32x::VZEXT_VF2,
    crate::zve32x::VSEXT_VF2,
    crate::zve32x::VLE8_V,
    crate::zve32x::VLE8FF_V,
    crate::zve32x::VLSE8_V,
    crate::zve32x::VLE16_V,
    crate::zve32x::VLE16FF_V,
    crate::zve32x::VLSE16_V,
    crate::zve32x::VLE32_V,
    crate::zve32x::VLE32FF_V,
    crate::zve32x::VLSE32_V,
    crate::zve64x::VLE64_V,
    crate::zve64x::VLE64FF_V,
    crate::zve64x::VLSE64_V,
    crate::zve32x::VLSEG2E8_V,
    crate::zve32x::VLSEG2E8FF_V,
    crate::zve32x::VLSSEG2E8_V,
    crate::zve32x::VLSEG2E16_V,
    crate::zve32x::VLSEG2E16FF_V,
    crate::zve32x::VLSSEG2E16_V,
    crate::zve32x::VLSEG2E32_V,
    crate::zve32x::VLSEG2E32FF_V,
    crate::zve32x::VLSSEG2E32_V,
    crate::zve64x::VLSEG2E64_V,
    crate::zve64x::VLSEG2E64FF_V,
    crate::zve64x::VLSSEG2E64_V,
    crate::zve32x::VLSEG3E8_V,
    crate::zve32x::VLSEG3E8FF_V,
    crate::zve32x::VLSSEG3E8_V,
    crate::zve32x::VLSEG3E16_V,
    crate::zve32x::VLSEG3E16FF_V,
    crate::zve32x::VLSSEG3E16_V,
    crate::zve32x::VLSEG3E32_V,
    crate::zve32x::VLSEG3E32FF_V,
    crate::zve32x::VLSSEG3E32_V,
    crate::zve64x::VLSEG3E64_V,
    crate::zve64x::VLSEG3E64FF_V,
    crate::zve64x::VLSSEG3E64_V,
    crate::zve32x::VLSEG4E8_V,
    crate::zve32x::VLSEG4E8FF_V,
    crate::zve32x::VLSSEG4E8_V,
    crate::zve32x::VLSEG4E16_V,
    crate::zve32x::VLSEG4E16FF_V,
    crate::zve32x::VLSSEG4E16_V,
    crate::zve32x::VLSEG4E32_V,
    crate::zve32x::VLSEG4E32FF_V,
    crate::zve32x::VLSSEG4E32_V,
    crate::zve64x::VLSEG4E64_V,
    crate::zve64x::VLSEG4E64FF_V,
    crate::zve64x::VLSSEG4E64_V,
    crate::zve32x::VLSEG5E8_V,
    crate::zve32x::VLSEG5E8FF_V,
    crate::zve32x::VLSSEG5E8_V,
    crate::zve32x::VLSEG5E16_V,
    crate::zve32x::VLSEG5E16FF_V,
    crate::zve32x::VLSSEG5E16_V,
    crate::zve32x::VLSEG5E32_V,
    crate::zve32x::VLSEG5E32FF_V,
    crate::zve32x::VLSSEG5E32_V,
    crate::zve64x::VLSEG5E64_V,
    crate::zve64x::VLSEG5E64FF_V,
    crate::zve64x::VLSSEG5E64_V,
    crate::zve32x::VLSEG6E8_V,
    crate::zve32x::VLSEG6E8FF_V,
    crate::zve32x::VLSSEG6E8_V,
    crate::zve32x::VLSEG6E16_V,
    crate::zve32x::VLSEG6E16FF_V,
    crate::zve32x::VLSSEG6E16_V,
    crate::zve32x::VLSEG6E32_V,
    crate::zve32x::VLSEG6E32FF_V,
    crate::zve32x::VLSSEG6E32_V,
    crate::zve64x::VLSEG6E64_V,
    crate::zve64x::VLSEG6E64FF_V,
    crate::zve64x::VLSSEG6E64_V,
    crate::zve32x::VLSEG7E8_V,
    crate::zve32x::VLSEG7E8FF_V,
    crate::zve32x::VLSSEG7E8_V,
    crate::zve32x::VLSEG7E16_V,
    crate::zve32x::VLSEG7E16FF_V,
    crate::zve32x::VLSSEG7E16_V,
    crate::zve32x::VLSEG7E32_V,
    crate::zve32x::VLSEG7E32FF_V,
    crate::zve32x::VLSSEG7E32_V,
    crate::zve64x::VLSEG7E64_V,
    crate::zve64x::VLSEG7E64FF_V,
    crate::zve64x::VLSSEG7E64_V,
    crate::zve32x::VLSEG8E8_V,
    crate::zve32x::VLSEG8E8FF_V,
    crate::zve32x::VLSSEG8E8_V,
    crate::zve32x::VLSEG8E16_V,
    crate::zve32x::VLSEG8E16FF_V,
    crate::zve32x::VLSSEG8E16_V,
    crate::zve32x::VLSEG8E32_V,
    crate::zve32x::VLSEG8E32FF_V,
    crate::zve32x::VLSSEG8E32_V,
    crate::zve64x::VLSEG8E64_V,
    crate::zve64x::VLSEG8E64FF_V,
    crate::zve64x::VLSSEG8E64_V,
    crate::zve32x::VSE8_V,
    crate::zve32x::VSSE8_V,
    crate::zve32x::VSE16_V,
    crate::zve32x::VSSE16_V,
    crate::zve32x::VSE32_V,
    crate::zve32x::VSSE32_V,
    crate::zve64x::VSE64_V,
    crate::zve64x::VSSE64_V,
    crate::zve32x::VSSEG2E8_V,
    crate::zve32x::VSSSEG2E8_V,
    crate::zve32x::VSSEG2E16_V,
    crate::zve32x::VSSSEG2E16_V,
    crate::zve32x::VSSEG2E32_V,
    crate::zve32x::VSSSEG2E32_V,
    crate::zve64x::VSSEG2E64_V,
    crate::zve64x::VSSSEG2E64_V,
    crate::zve32x::VSSEG3E8_V,
    crate::zve32x::VSSSEG3E8_V,
    crate::zve32x::VSSEG3E16_V,
    crate::zve32x::VSSSEG3E16_V,
    crate::zve32x::VSSEG3E32_V,
    crate::zve32x::VSSSEG3E32_V,
    crate::zve64x::VSSEG3E64_V,
    crate::zve64x::VSSSEG3E64_V,
    crate::zve32x::VSSEG4E8_V,
    crate::zve32x::VSSSEG4E8_V,
    crate::zve32x::VSSEG4E16_V,
    crate::zve32x::VSSSEG4E16_V,
    crate::zve32x::VSSEG4E32_V,
    crate::zve32x::VSSSEG4E32_V,
    crate::zve64x::VSSEG4E64_V,
    crate::zve64x::VSSSEG4E64_V,
    crate::zve32x::VSSEG5E8_V,
    crate::zve32x::VSSSEG5E8_V,
    crate::zve32x::VSSEG5E16_V,
    crate::zve32x::VSSSEG5E16_V,
    crate::zve32x::VSSEG5E32_V,
    crate::zve32x::VSSSEG5E32_V,
    crate::zve64x::VSSEG5E64_V,
    crate::zve64x::VSSSEG5E64_V,
    crate::zve32x::VSSEG6E8_V,
    crate::zve32x::VSSSEG6E8_V,
    crate::zve32x::VSSEG6E16_V,
    crate::zve32x::VSSSEG6E16_V,
    crate::zve32x::VSSEG6E32_V,
    crate::zve32x::VSSSEG6E32_V,
    crate::zve64x::VSSEG6E64_V,
    crate::zve64x::VSSSEG6E64_V,
    crate::zve32x::VSSEG7E8_V,
    crate::zve32x::VSSSEG7E8_V,
    crate::zve32x::VSSEG7E16_V,
    crate::zve32x::VSSSEG7E16_V,
    crate::zve32x::VSSEG7E32_V,
    crate::zve32x::VSSSEG7E32_V,
    crate::zve64x::VSSEG7E64_V,
    crate::zve64x::VSSSEG7E64_V,
    crate::zve32x::VSSEG8E8_V,
    crate::zve32x::VSSSEG8E8_V,
    crate::zve32x::VSSEG8E16_V,
    crate::zve32x::VSSSEG8E16_V,
    crate::zve32x::VSSEG8E32_V,
    crate::zve32x::VSSSEG8E32_V,
    crate::zve64x::VSSEG8E64_V,
    crate::zve64x::VSSSEG8E64_V,
    crate::zve32x::VLUXEI8_V,
    crate::zve32x::VLOXEI8_V,
    crate::zve32x::VLUXEI16_V,
    crate::zve32x::VLOXEI16_V,
    crate::zve32x::VLUXEI32_V,
    crate::zve32x::VLOXEI32_V,
    crate::zve64x::VLUXEI64_V,
    crate::zve64x::VLOXEI64_V,
    crate::zve32x::VLUXSEG2EI8_V,
    crate::zve32x::VLOXSEG2EI8_V,
    crate::zve32x::VLUXSEG2EI16_V,
    crate::zve32x::VLOXSEG2EI16_V,
    crate::zve32x::VLUXSEG2EI32_V,
    crate::zve32x::VLOXSEG2EI32_V,
    crate::zve64x::VLUXSEG2EI64_V,
    crate::zve64x::VLOXSEG2EI64_V,
    crate::zve32x::VLUXSEG3EI8_V,
    crate::zve32x::VLOXSEG3EI8_V,
    crate::zve32x::VLUXSEG3EI16_V,
    crate::zve32x::VLOXSEG3EI16_V,
    crate::zve32x::VLUXSEG3EI32_V,
    crate::zve32x::VLOXSEG3EI32_V,
    crate::zve64x::VLUXSEG3EI64_V,
    crate::zve64x::VLOXSEG3EI64_V,
    crate::zve32x::VLUXSEG4EI8_V,
    crate::zve32x::VLOXSEG4EI8_V,
    crate::zve32x::VLUXSEG4EI16_V,
    crate::zve32x::VLOXSEG4EI16_V,
    crate::zve32x::VLUXSEG4EI32_V,
    crate::zve32x::VLOXSEG4EI32_V,
    crate::zve64x::VLUXSEG4EI64_V,
    crate::zve64x::VLOXSEG4EI64_V,
    crate::zve32x::VLUXSEG5EI8_V,
    crate::zve32x::VLOXSEG5EI8_V,
    crate::zve32x::VLUXSEG5EI16_V,
    crate::zve32x::VLOXSEG5EI16_V,
    crate::zve32x::VLUXSEG5EI32_V,
    crate::zve32x::VLOXSEG5EI32_V,
    crate::zve64x::VLUXSEG5EI64_V,
    crate::zve64x::VLOXSEG5EI64_V,
    crate::zve32x::VLUXSEG6EI8_V,
    crate::zve32x::VLOXSEG6EI8_V,
    crate::zve32x::VLUXSEG6EI16_V,
    crate::zve32x::VLOXSEG6EI16_V,
    crate::zve32x::VLUXSEG6EI32_V,
    crate::zve32x::VLOXSEG6EI32_V,
    crate::zve64x::VLUXSEG6EI64_V,
    crate::zve64x::VLOXSEG6EI64_V,
    crate::zve32x::VLUXSEG7EI8_V,
    crate::zve32x::VLOXSEG7EI8_V,
    crate::zve32x::VLUXSEG7EI16_V,
    crate::zve32x::VLOXSEG7EI16_V,
    crate::zve32x::VLUXSEG7EI32_V,
    crate::zve32x::VLOXSEG7EI32_V,
    crate::zve64x::VLUXSEG7EI64_V,
    crate::zve64x::VLOXSEG7EI64_V,
    crate::zve32x::VLUXSEG8EI8_V,
    crate::zve32x::VLOXSEG8EI8_V,
    crate::zve32x::VLUXSEG8EI16_V,
    crate::zve32x::VLOXSEG8EI16_V,
    crate::zve32x::VLUXSEG8EI32_V,
    crate::zve32x::VLOXSEG8EI32_V,
    crate::zve64x::VLUXSEG8EI64_V,
    crate::zve64x::VLOXSEG8EI64_V,
    crate::zve32x::VSUXEI8_V,
    crate::zve32x::VSOXEI8_V,
    crate::zve32x::VSUXEI16_V,
    crate::zve32x::VSOXEI16_V,
    crate::zve32x::VSUXEI32_V,
    crate::zve32x::VSOXEI32_V,
    crate::zve64x::VSUXEI64_V,
    crate::zve64x::VSOXEI64_V,
    crate::zve32x::VSUXSEG2EI8_V,
    crate::zve32x::VSOXSEG2EI8_V,
    crate::zve32x::VSUXSEG2EI16_V,
    crate::zve32x::VSOXSEG2EI16_V,
    crate::zve32x::VSUXSEG2EI32_V,
    crate::zve32x::VSOXSEG2EI32_V,
    crate::zve64x::VSUXSEG2EI64_V,
    crate::zve64x::VSOXSEG2EI64_V,
    crate::zve32x::VSUXSEG3EI8_V,
    crate::zve32x::VSOXSEG3EI8_V,
    crate::zve32x::VSUXSEG3EI16_V,
    crate::zve32x::VSOXSEG3EI16_V,
    crate::zve32x::VSUXSEG3EI32_V,
    crate::zve32x::VSOXSEG3EI32_V,
    crate::zve64x::VSUXSEG3EI64_V,
    crate::zve64x::VSOXSEG3EI64_V,
    crate::zve32x::VSUXSEG4EI8_V,
    crate::zve32x::VSOXSEG4EI8_V,
    crate::zve32x::VSUXSEG4EI16_V,
    crate::zve32x::VSOXSEG4EI16_V,
    crate::zve32x::VSUXSEG4EI32_V,
    crate::zve32x::VSOXSEG4EI32_V,
    crate::zve64x::VSUXSEG4EI64_V,
    crate::zve64x::VSOXSEG4EI64_V,
    crate::zve32x::VSUXSEG5EI8_V,
    crate::zve32x::VSOXSEG5EI8_V,
    crate::zve32x::VSUXSEG5EI16_V,
    crate::zve32x::VSOXSEG5EI16_V,
    crate::zve32x::VSUXSEG5EI32_V,
    crate::zve32x::VSOXSEG5EI32_V,
    crate::zve64x::VSUXSEG5EI64_V,
    crate::zve64x::VSOXSEG5EI64_V,
    crate::zve32x::VSUXSEG6EI8_V,
    crate::zve32x::VSOXSEG6EI8_V,
    crate::zve32x::VSUXSEG6EI16_V,
    crate::zve32x::VSOXSEG6EI16_V,
    crate::zve32x::VSUXSEG6EI32_V,
    crate::zve32x::VSOXSEG6EI32_V,
    crate::zve64x::VSUXSEG6EI64_V,
    crate::zve64x::VSOXSEG6EI64_V,
    crate::zve32x::VSUXSEG7EI8_V,
    crate::zve32x::VSOXSEG7EI8_V,
    crate::zve32x::VSUXSEG7EI16_V,
    crate::zve32x::VSOXSEG7EI16_V,
    crate::zve32x::VSUXSEG7EI32_V,
    crate::zve32x::VSOXSEG7EI32_V,
    crate::zve64x::VSUXSEG7EI64_V,
    crate::zve64x::VSOXSEG7EI64_V,
    crate::zve32x::VSUXSEG8EI8_V,
    crate::zve32x::VSOXSEG8EI8_V,
    crate::zve32x::VSUXSEG8EI16_V,
    crate::zve32x::VSOXSEG8EI16_V,
    crate::zve32x::VSUXSEG8EI32_V,
    crate::zve32x::VSOXSEG8EI32_V,
    crate::zve64x::VSUXSEG8EI64_V,
    crate::zve64x::VSOXSEG8EI64_V,
    crate::zve32x::VLM_V,
    crate::zve32x::VSM_V,
    crate::zve32x::VL1RE8_V,
    crate::zve32x::VL1RE16_V,
    crate::zve32x::VL1RE32_V,
    crate::zve64x::VL1RE64_V,
    crate::zve32x::VL2RE8_V,
    crate::zve32x::VL2RE16_V,
    crate::zve32x::VL2RE32_V,
    crate::zve64x::VL2RE64_V,
    crate::zve32x::VL4RE8_V,
    crate::zve32x::VL4RE16_V,
    crate::zve32x::VL4RE32_V,
    crate::zve64x::VL4RE64_V,
    crate::zve32x::VL8RE8_V,
    crate::zve32x::VL8RE16_V,
    crate::zve32x::VL8RE32_V,
    crate::zve64x::VL8RE64_V,
    crate::zve32x::VS1R_V,
    crate::zve32x::VS2R_V,
    crate::zve32x::VS4R_V,
    crate::zve32x::VS8R_V,
    crate::zve32x::VMSBF_M,
    crate::zve32x::VMSOF_M,
    crate::zve32x::VMSIF_M,
    crate::zve32x::VIOTA_M,
    crate::zve32x::VID_V,
    crate::zve32x::VCPOP_M,
    crate::zve32x::VFIRST_M,
    crate::zve32x::VSLIDEUP_VX,
    crate::zve32x::VSLIDEUP_VI,
    crate::zve32x::VSLIDEDOWN_VX,
    crate::zve32x::VSLIDEDOWN_VI,
    crate::zve32x::VRGATHER_VV,
    crate::zve32x::VRGATHER_VX,
    crate::zve32x::VRGATHER_VI,
    crate::zve32x::VSLIDE1UP_VX,
    crate::zve32f::VFSLIDE1UP_VF,
    crate::zve32x::VSLIDE1DOWN_VX,
    crate::zve32f::VFSLIDE1DOWN_VF,
    crate::zve32x::VRGATHEREI16_VV,
    crate::zve32x::VCOMPRESS_VM,
    crate::zve32x::VMV1R_V,
    crate::zve32x::VMV2R_V,
    crate::zve32x::VMV4R_V,
    crate::zve32x::VMV8R_V,
    crate::zve32x::VMV_X_S,
    crate::zve32x::VMV_S_X,
    crate::zabha::AMOSWAP_B,
    crate::zabha::AMOSWAP_H,
    crate::zabha::AMOADD_B,
    crate::zabha::AMOADD_H,
    crate::zabha::AMOXOR_B,
    crate::zabha::AMOXOR_H,
    crate::zabha::AMOAND_B,
    crate::zabha::AMOAND_H,
    crate::zabha::AMOOR_B,
    crate::zabha::AMOOR_H,
    crate::zabha::AMOMIN_B,
    crate::zabha::AMOMIN_H,
    crate::zabha::AMOMAX_B,
    crate::zabha::AMOMAX_H,
    crate::zabha::AMOMINU_B,
    crate::zabha::AMOMINU_H,
    crate::zabha::AMOMAXU_B,
    crate::zabha::AMOMAXU_H,
    crate::zacas::AMOCAS_B,
    crate::zacas::AMOCAS_H,
    crate::zacas::AMOCAS_W,
    crate::zacas::AMOCAS_D,
    crate::zacas::AMOCAS_D_XLEN32,
    crate::zacas::AMOCAS_Q,
    crate::zawrs::WRS_NTO,
    crate::zawrs::WRS_STO,
    crate::zba::SH1ADD,
    crate::zba::SH2ADD,
    crate::zba::SH3ADD,
    crate::zbb::ANDN,
    crate::zbb::ORN,
    crate::zbb::XNOR,
    crate::zbb::MAX,
    crate::zbb::MAXU,
    crate::zbb::MIN,
    crate::zbb::MINU,
    crate::zbs::BCLR,
    crate::zbs::BSET,
    crate::zbs::BINV,
    crate::zbs::BEXT,
    crate::zbc::CLMUL,
    crate::zbc::CLMULH,
    crate::zbc::CLMULR,
    crate::zbkb::PACK,
    crate::zbkb::PACKH,
    crate::zbkx::XPERM4,
    crate::zbkx::XPERM8,
    crate::zba::ADD_UW,
    crate::zba::SH1ADD_UW,
    crate::zba::SH2ADD_UW,
    crate::zba::SH3ADD_UW,
    crate::zbb::ROL,
    crate::zbb::ROLW,
    crate::zbb::ROR,
    crate::zbb::RORW,
    crate::zbb::RORI_XLEN32,
    crate::zbb::RORI,
    crate::zbb::RORIW,
    crate::zba::SLLI_UW,
    crate::zbs::BCLRI_XLEN32,
    crate::zbs::BCLRI,
    crate::zbs::BEXTI_XLEN32,
    crate::zbs::BEXTI,
    crate::zbs::BINVI_XLEN32,
    crate::zbs::BINVI,
    crate::zbs::BSETI_XLEN32,
    crate::zbs::BSETI,
    crate::zbb::CLZ,
    crate::zbb::CLZW,
    crate::zbb::CTZ,
    crate::zbb::CTZW,
    crate::zbb::CPOP,
    crate::zbb::CPOPW,
    crate::zbb::SEXT_B,
    crate::zbb::SEXT_H,
    crate::zbb::ORC_B,
    crate::zbb::REV8,
    crate::zbb::REV8_XLEN32,
    crate::zbkb::BREV8,
    crate::zbkb::ZIP,
    crate::zbkb::UNZIP,
    crate::zbb::ZEXT_H_XLEN32,
    crate::zbb::ZEXT_H,
    crate::zbkb::PACKW,
    crate::zcb::C_LBU,
    crate::zcb::C_LHU,
    crate::zcb::C_LH,
    crate::zcb::C_SB,
    crate::zcb::C_SH,
    crate::zcb::C_ZEXT_B,
    crate::zcb::C_SEXT_B,
    crate::zcb::C_ZEXT_H_XLEN32,
    crate::zcb::C_ZEXT_H,
    crate::zcb::C_SEXT_H,
    crate::zcb::C_ZEXT_W,
    crate::zcb::C_NOT,
    crate::zcb::C_MUL,
    crate::zcmop::C_MOP_1,
    crate::zcmop::C_MOP_3,
    crate::zcmop::C_MOP_5,
    crate::zcmop::C_MOP_7,
    crate::zcmop::C_MOP_9,
    crate::zcmop::C_MOP_11,
    crate::zcmop::C_MOP_13,
    crate::zcmop::C_MOP_15,
    crate::zcmp::CM_PUSH,
    crate::zcmp::CM_PUSH_XLEN64,
    crate::zcmp::CM_POP,
    crate::zcmp::CM_POP_XLEN64,
    crate::zcmp::CM_POPRETZ,
    crate::zcmp::CM_POPRETZ_XLEN64,
    crate::zcmp::CM_POPRET,
    crate::zcmp::CM_POPRET_XLEN64,
    crate::zcmp::CM_MVSA01,
    crate::zcmp::CM_MVA01S,
    crate::zcmt::CM_JT,
    crate::zcmt::CM_JALT,
    crate::zfa::FLI_S,
    crate::zfa::FLI_D,
    crate::zfa::FLI_H,
    crate::zfa::FMINM_S,
    crate::zfa::FMINM_D,
    crate::zfa::FMINM_H,
    crate::zfa::FMAXM_S,
    crate::zfa::FMAXM_D,
    crate::zfa::FMAXM_H,
    crate::zfa::FROUND_S,
    crate::zfa::FROUND_D,
    crate::zfa::FROUND_H,
    crate::zfa::FROUNDNX_S,
    crate::zfa::FROUNDNX_D,
    crate::zfa::FROUNDNX_H,
    crate::zfa::FCVTMOD_W_D,
    crate::zfa::FLEQ_S,
    crate::zfa::FLEQ_D,
    crate::zfa::FLEQ_H,
    crate::zfa::FLTQ_S,
    crate::zfa::FLTQ_D,
    crate::zfa::FLTQ_H,
    crate::zfa::FMVH_X_D,
    crate::zfa::FMVP_D_X,
    crate::zfbfmin::FCVT_BF16_S,
    crate::zfbfmin::FCVT_S_BF16,
    crate::zicbom::CBO_CLEAN,
    crate::zicbom::CBO_FLUSH,
    crate::zicbom::CBO_INVAL,
    crate::zicboz::CBO_ZERO,
    crate::zicbop::PREFETCH_I,
    crate::zicbop::PREFETCH_R,
    crate::zicbop::PREFETCH_W,
    crate::zicfilp::LPAD,
    crate::zicfiss::SSPOPCHK,
    crate::zicfiss::SSPOPCHK_2,
    crate::zicfiss::SSRDP,
    crate::zicfiss::SSPUSH,
    crate::zicfiss::SSPUSH_2,
    crate::zicfiss::SSAMOSWAP_W,
    crate::zicfiss::SSAMOSWAP_D,
    crate::zicfiss::C_SSPUSH,
    crate::zicfiss::C_SSPOPCHK,
    crate::zicond::CZERO_EQZ,
    crate::zicond::CZERO_NEZ,
    crate::zicsr::CSRRW,
    crate::zicsr::CSRRWI,
    crate::zicsr::CSRRS,
    crate::zicsr::CSRRSI,
    crate::zicsr::CSRRC,
    crate::zicsr::CSRRCI,
    crate::zifencei::FENCE_I,
    crate::zihintpause::PAUSE,
    crate::zihintntl::NTL_P1,
    crate::zihintntl::NTL_PALL,
    crate::zihintntl::NTL_S1,
    crate::zihintntl::NTL_ALL,
    crate::zihintntl::C_NTL_P1,
    crate::zihintntl::C_NTL_PALL,
    crate::zihintntl::C_NTL_S1,
    crate::zihintntl::C_NTL_ALL,
    crate::zimop::MOP_R_0,
    crate::zimop::MOP_R_1,
    crate::zimop::MOP_R_2,
    crate::zimop::MOP_R_3,
    crate::zimop::MOP_R_4,
    crate::zimop::MOP_R_5,
    crate::zimop::MOP_R_6,
    crate::zimop::MOP_R_7,
    crate::zimop::MOP_R_8,
    crate::zimop::MOP_R_9,
    crate::zimop::MOP_R_10,
    crate::zimop::MOP_R_11,
    crate::zimop::MOP_R_12,
    crate::zimop::MOP_R_13,
    crate::zimop::MOP_R_14,
    crate::zimop::MOP_R_15,
    crate::zimop::MOP_R_16,
    crate::zimop::MOP_R_17,
    crate::zimop::MOP_R_18,
    crate::zimop::MOP_R_19,
    crate::zimop::MOP_R_20,
    crate::zimop::MOP_R_21,
    crate::zimop::MOP_R_22,
    crate::zimop::MOP_R_23,
    crate::zimop::MOP_R_24,
    crate::zimop::MOP_R_25,
    crate::zimop::MOP_R_26,
    crate::zimop::MOP_R_27,
    crate::zimop::MOP_R_28,
    crate::zimop::MOP_R_29,
    crate::zimop::MOP_R_30,
    crate::zimop::MOP_R_31,
    crate::zimop::MOP_RR_0,
    crate::zimop::MOP_RR_1,
    crate::zimop::MOP_RR_2,
    crate::zimop::MOP_RR_3,
    crate::zimop::MOP_RR_4,
    crate::zimop::MOP_RR_5,
    crate::zimop::MOP_RR_6,
    crate::zimop::MOP_RR_7,
    crate::zknh::SHA256SUM0,
    crate::zknh::SHA256SUM1,
    crate::zknh::SHA256SIG0,
    crate::zknh::SHA256SIG1,
    crate::zksh::SM3P0,
    crate::zksh::SM3P1,
    crate::zknh::SHA512SUM0,
    crate::zknh::SHA512SUM1,
    crate::zknh::SHA512SIG0,
    crate::zknh::SHA512SIG1,
    crate::zknh::SHA512SUM0R,
    crate::zknh::SHA512SUM1R,
    crate::zknh::SHA512SIG0L,
    crate::zknh::SHA512SIG0H,
    crate::zknh::SHA512SIG1L,
    crate::zknh::SHA512SIG1H,
    crate::zkne::AES32ESI,
    crate::zkne::AES32ESMI,
    crate::zknd::AES32DSI,
    crate::zknd::AES32DSMI,
    crate::zkne::AES64ES,
    crate::zkne::AES64ESM,
    crate::zknd::AES64DS,
    crate::zknd::AES64DSM,
    crate::zkne::AES64KS1I,
    crate::zkne::AES64KS2,
    crate::zknd::AES64IM,
    crate::zksed::SM4ED,
    crate::zksed::SM4KS,
    crate::zvkb::VANDN_VV,
    crate::zvkb::VANDN_VX,
    crate::zvkb::VROL_VV,
    crate::zvkb::VROL_VX,
    crate::zvkb::VROR_VV,
    crate::zvkb::VROR_VX,
    crate::zvbc::VCLMUL_VV,
    crate::zvbc::VCLMUL_VX,
    crate::zvbc::VCLMULH_VV,
    crate::zvbc::VCLMULH_VX,
    crate::zvkb::VROR_VI,
    crate::zvkb::VBREV8_V,
    crate::zvkb::VREV8_V,
    crate::zvbb::VBREV_V,
    crate::zvbb::VCLZ_V,
    crate::zvbb::VCTZ_V,
    crate::zvbb::VCPOP_V,
    crate::zvbb::VWSLL_VV,
    crate::zvbb::VWSLL_VX,
    crate::zvbb::VWSLL_VI,
    crate::zvfbfmin::VFNCVTBF16_F_F_W,
    crate::zvfbfmin::VFWCVTBF16_F_F_V,
    crate::zvfbfwma::VFWMACCBF16_VV,
    crate::zvfbfwma::VFWMACCBF16_VF,
    crate::zvkned::VAESDM_VV,
    crate::zvkned::VAESDM_VS,
    crate::zvkned::VAESDF_VV,
    crate::zvkned::VAESDF_VS,
    crate::zvkned::VAESEM_VV,
    crate::zvkned::VAESEM_VS,
    crate::zvkned::VAESEF_VV,
    crate::zvkned::VAESEF_VS,
    crate::zvkned::VAESZ_VS,
    crate::zvksed::VSM4R_VV,
    crate::zvksed::VSM4R_VS,
    crate::zvksed::VSM4K_VI,
    crate::zvkned::VAESKF1_VI,
    crate::zvkned::VAESKF2_VI,
    crate::zvkg::VGHSH_VV,
    crate::zvkg::VGMUL_VV,
    crate::zvksh::VSM3C_VI,
    crate::zvksh::VSM3ME_VV,
    crate::zvknha::VSHA2MS_VV,
    crate::zvknha::VSHA2CH_VV,
    crate::zvknha::VSHA2CL_VV,
];
pub(crate) static TD694E76F: [u16; 2] = [16, 32];
pub(crate) static TA404CDA8: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x10, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T09B02F16: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x100, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static TE9DF31CE: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x900, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T22CEE637: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x501, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T627E6A1D: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x0, 0x200, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static TA886C1A9: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x2000, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static TBBADCE97: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x4000, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T45333D7B: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x80000000000, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T688C6CF8: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x0, 0x100000, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T2F8BDDDF: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x0, 0x4000000, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T195EAA6D: [Feature; 94] = [
    Feature {
        name: "xlen32",
        doc: "`xlen` is 32",
        requires: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "xlen64",
        doc: "`xlen` is 64",
        requires: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "Zalrsc",
        doc: "load-reserved and store-conditional",
        requires: FeatureSet([0x4000, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        implied: Some(&Needs { any: &TA404CDA8 }),
    },
    Feature {
        name: "Zaamo",
        doc: "atomic read-modify-write",
        requires: FeatureSet([0x4000, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        implied: Some(&Needs { any: &TA404CDA8 }),
    },
    Feature {
        name: "A",
        doc: "atomic instructions",
        requires: FeatureSet([0x4000, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "Zca",
        doc: "compressed integer instructions",
        requires: FeatureSet([0x4000, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        implied: Some(&Needs { any: &T09B02F16 }),
    },
    Feature {
        name: "Zcd",
        doc: "compressed double-precision loads and stores",
        requires: FeatureSet([0x820, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x8000000000000000, 0x1, 0x0, 0x0]),
        implied: Some(&Needs { any: &TE9DF31CE }),
    },
    Feature {
        name: "Zcf",
        doc: "compressed single-precision loads and stores",
        requires: FeatureSet([0x421, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        implied: Some(&Needs { any: &T22CEE637 }),
    },
    Feature {
        name: "C",
        doc: "compressed instructions",
        requires: FeatureSet([0x4000, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "Zicntr",
        doc: "counters: cycles, time, retired instructions",
        requires: FeatureSet([0x0, 0x200, 0x0, 0x0]),
        conflicts: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        implied: Some(&Needs { any: &T627E6A1D }),
    },
    Feature {
        name: "F",
        doc: "single-precision floating point",
        requires: FeatureSet([0x0, 0x200, 0x0, 0x0]),
        conflicts: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "D",
        doc: "double-precision floating point",
        requires: FeatureSet([0x400, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "Zfhmin",
        doc: "half-precision loads, stores and conversions",
        requires: FeatureSet([0x400, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        implied: Some(&Needs { any: &TA886C1A9 }),
    },
    Feature {
        name: "Zfh",
        doc: "half-precision floating point",
        requires: FeatureSet([0x400, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "I",
        doc: "base integer instructions",
        requires: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "M",
        doc: "multiplication and division",
        requires: FeatureSet([0x4000, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "Xfuse",
        doc: "no instructions: the core runs a short branch over one integer instruction together with it, as SiFive's 7 series does",
        requires: FeatureSet([0x4000, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "Sm",
        doc: "machine mode",
        requires: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        implied: Some(&Needs { any: &TBBADCE97 }),
    },
    Feature {
        name: "S",
        doc: "supervisor mode",
        requires: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        implied: Some(&Needs { any: &TBBADCE97 }),
    },
    Feature {
        name: "H",
        doc: "hypervisor",
        requires: FeatureSet([0x40000, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "Svinval",
        doc: "fine-grained invalidation of address translations",
        requires: FeatureSet([0x40000, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "Sdext",
        doc: "external debug",
        requires: FeatureSet([0x20000, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "Smrnmi",
        doc: "resumable non-maskable interrupts",
        requires: FeatureSet([0x20000, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "Ssctr",
        doc: "control transfer records",
        requires: FeatureSet([0x40000, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "Zve32x",
        doc: "vectors of integers up to 32 bits",
        requires: FeatureSet([0x40000000, 0x200, 0x0, 0x0]),
        conflicts: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "Zve32f",
        doc: "vectors of integers up to 32 bits and of single-precision numbers",
        requires: FeatureSet([0x1000400, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "Zve64x",
        doc: "vectors of integers up to 64 bits",
        requires: FeatureSet([0x81000000, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "Zve64f",
        doc: "vectors of integers up to 64 bits and of single-precision numbers",
        requires: FeatureSet([0x6000000, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "Zve64d",
        doc: "vectors of integers up to 64 bits, of single- and of double-precision numbers",
        requires: FeatureSet([0x8000800, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "V",
        doc: "vectors for application processors",
        requires: FeatureSet([0x110000000, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "Zvl32b",
        doc: "vector registers of at least 32 bits",
        requires: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "Zvl64b",
        doc: "vector registers of at least 64 bits",
        requires: FeatureSet([0x40000000, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "Zvl128b",
        doc: "vector registers of at least 128 bits",
        requires: FeatureSet([0x80000000, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "Zvl256b",
        doc: "vector registers of at least 256 bits",
        requires: FeatureSet([0x100000000, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "Zvl512b",
        doc: "vector registers of at least 512 bits",
        requires: FeatureSet([0x200000000, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "Zvl1024b",
        doc: "vector registers of at least 1024 bits",
        requires: FeatureSet([0x400000000, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "Zvl2048b",
        doc: "vector registers of at least 2048 bits",
        requires: FeatureSet([0x800000000, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "Zvl4096b",
        doc: "vector registers of at least 4096 bits",
        requires: FeatureSet([0x1000000000, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "Zvl8192b",
        doc: "vector registers of at least 8192 bits",
        requires: FeatureSet([0x2000000000, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "Zvl16384b",
        doc: "vector registers of at least 16384 bits",
        requires: FeatureSet([0x4000000000, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "Zvl32768b",
        doc: "vector registers of at least 32768 bits",
        requires: FeatureSet([0x8000000000, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "Zvl65536b",
        doc: "vector registers of 65536 bits",
        requires: FeatureSet([0x10000000000, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "Zvfhmin",
        doc: "vector conversions from and to half precision",
        requires: FeatureSet([0x2000000, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        implied: Some(&Needs { any: &T45333D7B }),
    },
    Feature {
        name: "Zvfh",
        doc: "vectors of half-precision numbers",
        requires: FeatureSet([0x2001000, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "Zvkt",
        doc: "vector instructions whose time does not depend on data",
        requires: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "Zvkn",
        doc: "vector cryptography of NIST",
        requires: FeatureSet([0x100000000000, 0x5080000, 0x0, 0x0]),
        conflicts: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "Zvknc",
        doc: "vector cryptography of NIST with carry-less products",
        requires: FeatureSet([0x200000000000, 0x200000, 0x0, 0x0]),
        conflicts: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "Zvkng",
        doc: "vector cryptography of NIST with GHASH",
        requires: FeatureSet([0x200000000000, 0x20000000, 0x0, 0x0]),
        conflicts: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "Zvks",
        doc: "vector cryptography of ShangMi",
        requires: FeatureSet([0x100000000000, 0x18080000, 0x0, 0x0]),
        conflicts: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "Zvksc",
        doc: "vector cryptography of ShangMi with carry-less products",
        requires: FeatureSet([0x1000000000000, 0x200000, 0x0, 0x0]),
        conflicts: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "Zvksg",
        doc: "vector cryptography of ShangMi with GHASH",
        requires: FeatureSet([0x1000000000000, 0x20000000, 0x0, 0x0]),
        conflicts: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "Zabha",
        doc: "atomic operations on bytes and halfwords",
        requires: FeatureSet([0x8, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "Zacas",
        doc: "atomic compare and swap",
        requires: FeatureSet([0x8, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "Zawrs",
        doc: "wait on a reservation",
        requires: FeatureSet([0x4, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "Zba",
        doc: "address generation",
        requires: FeatureSet([0x4000, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "Zbb",
        doc: "basic bit manipulation",
        requires: FeatureSet([0x4000, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "Zbs",
        doc: "single-bit operations",
        requires: FeatureSet([0x4000, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "Zbc",
        doc: "carry-less multiplication",
        requires: FeatureSet([0x4000, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "Zbkb",
        doc: "bit manipulation for cryptography",
        requires: FeatureSet([0x4000, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "Zbkc",
        doc: "carry-less multiplication for cryptography",
        requires: FeatureSet([0x4000, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "Zbkx",
        doc: "crossbar permutations",
        requires: FeatureSet([0x4000, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "Zcb",
        doc: "simple compressed instructions",
        requires: FeatureSet([0x20, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "Zcmop",
        doc: "compressed may-be-operations",
        requires: FeatureSet([0x20, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "Zcmp",
        doc: "push, pop and moves of saved registers",
        requires: FeatureSet([0x20, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x40, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "Zcmt",
        doc: "table jumps",
        requires: FeatureSet([0x20, 0x200, 0x0, 0x0]),
        conflicts: FeatureSet([0x40, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "Zfa",
        doc: "additional floating-point instructions",
        requires: FeatureSet([0x400, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "Zfbfmin",
        doc: "bfloat16 conversions",
        requires: FeatureSet([0x400, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "Zicbom",
        doc: "cache-block management",
        requires: FeatureSet([0x4000, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "Zicboz",
        doc: "cache-block zeroing",
        requires: FeatureSet([0x4000, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "Zicbop",
        doc: "cache-block prefetch",
        requires: FeatureSet([0x4000, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "Zicfilp",
        doc: "landing pads",
        requires: FeatureSet([0x0, 0x200, 0x0, 0x0]),
        conflicts: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "Zicfiss",
        doc: "shadow stack",
        requires: FeatureSet([0x0, 0x2200, 0x0, 0x0]),
        conflicts: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "Zicond",
        doc: "conditional zero",
        requires: FeatureSet([0x4000, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "Zicsr",
        doc: "control and status registers",
        requires: FeatureSet([0x4000, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "Zifencei",
        doc: "instruction-fetch fence",
        requires: FeatureSet([0x4000, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "Zihintpause",
        doc: "pause hint",
        requires: FeatureSet([0x4000, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "Zihintntl",
        doc: "non-temporal locality hints",
        requires: FeatureSet([0x4000, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "Zimop",
        doc: "may-be-operations",
        requires: FeatureSet([0x4000, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "Zknd",
        doc: "AES decryption",
        requires: FeatureSet([0x4000, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "Zkne",
        doc: "AES encryption",
        requires: FeatureSet([0x4000, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "Zknh",
        doc: "SHA-2",
        requires: FeatureSet([0x4000, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "Zksed",
        doc: "SM4",
        requires: FeatureSet([0x4000, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "Zksh",
        doc: "SM3",
        requires: FeatureSet([0x4000, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "Zvkb",
        doc: "vector bit manipulation for cryptography",
        requires: FeatureSet([0x1000000, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        implied: Some(&Needs { any: &T688C6CF8 }),
    },
    Feature {
        name: "Zvbb",
        doc: "vector bit manipulation",
        requires: FeatureSet([0x0, 0x80000, 0x0, 0x0]),
        conflicts: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "Zvbc",
        doc: "vector carry-less products",
        requires: FeatureSet([0x4000000, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "Zvfbfmin",
        doc: "vector conversions from and to bfloat16",
        requires: FeatureSet([0x2000000, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "Zvfbfwma",
        doc: "vector multiply-add of bfloat16, accumulated in single precision",
        requires: FeatureSet([0x0, 0x400004, 0x0, 0x0]),
        conflicts: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "Zvkned",
        doc: "vector AES",
        requires: FeatureSet([0x1000000, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "Zvknha",
        doc: "vector SHA-256",
        requires: FeatureSet([0x1000000, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        implied: Some(&Needs { any: &T2F8BDDDF }),
    },
    Feature {
        name: "Zvknhb",
        doc: "vector SHA-256 and SHA-512",
        requires: FeatureSet([0x4000000, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "Zvksed",
        doc: "vector SM4",
        requires: FeatureSet([0x1000000, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "Zvksh",
        doc: "vector SM3",
        requires: FeatureSet([0x1000000, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "Zvkg",
        doc: "vector GHASH",
        requires: FeatureSet([0x1000000, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        implied: None,
    },
];
pub(crate) static T896A4EBF: [i64; 2] = [32, 64];
pub(crate) static T1325554A: [u16; 2] = [0, 1];
pub(crate) static T061D3AB9: [Param; 1] = [
    Param {
        name: "xlen",
        values: &T896A4EBF,
        features: &T1325554A,
    },
];
pub(crate) static T2A556F51: [i64; 11] = [
    64, 128, 256, 512, 1024, 2048, 4096, 8192, 16384, 32768, 65536,
];
pub(crate) static TA0BCB849: [(u16, i64); 10] = [
    (32, 128),
    (33, 256),
    (34, 512),
    (35, 1024),
    (36, 2048),
    (37, 4096),
    (38, 8192),
    (39, 16384),
    (40, 32768),
    (41, 65536),
];
pub(crate) static T8EA963A6: [(u16, i64); 1] = [(26, 64)];
pub(crate) static T1C651AF9: [i64; 2] = [0, 1];
pub(crate) static T3062DF90: [Setting; 3] = [
    Setting {
        name: "vlen",
        doc: "bits of a vector register",
        values: &T2A556F51,
        default: 128,
        least: &TA0BCB849,
        most: &[],
    },
    Setting {
        name: "elen",
        doc: "bits of the widest vector element",
        values: &T896A4EBF,
        default: 32,
        least: &T8EA963A6,
        most: &[],
    },
    Setting {
        name: "agnostic",
        doc: "what agnostic elements become, as they were (0) or all ones (1)",
        values: &T1C651AF9,
        default: 0,
        least: &[],
        most: &[],
    },
];
pub(crate) static TC39388FE: [(u32, u32, u16); 6] = [
    (0x7f, 0x3f, 64),
    (0x3f, 0x1f, 48),
    (0x3, 0x0, 16),
    (0x3, 0x1, 16),
    (0x3, 0x2, 16),
    (0x3, 0x3, 32),
];
pub(crate) static T1326F9F9: [u32; 242] = [
    0x30c0700, 0x10f020a, 0x0, 0x10010f, 0x10010f, 0x10010f, 0x10010f, 0x0, 0x10010f,
    0x10010f, 0x10010f, 0x10010f, 0x10f020a, 0x10010f, 0x10010f, 0x10010f, 0x10010f,
    0x10010f, 0x11e0119, 0x10010f, 0x10010f, 0x10010f, 0x10f020a, 0x10010f, 0x1a0119,
    0x10010f, 0x1a0119, 0x10010f, 0x1a0119, 0x10010f, 0x1a0119, 0x10010f, 0x51b0119,
    0x150114, 0x150114, 0x150114, 0x150114, 0x10010f, 0x10010f, 0x10010f, 0x10f020a,
    0x10010f, 0x10010f, 0x10010f, 0x10010f, 0x10010f, 0x21c0119, 0x150114, 0x170314,
    0x10010f, 0x10010f, 0x10010f, 0x10f020a, 0x0, 0x1a0119, 0x1a0119, 0x1a0119, 0x1a0119,
    0x1a0119, 0x51b0119, 0x150114, 0x150114, 0x150114, 0x150114, 0x10010f, 0x10010f,
    0x10010f, 0x20051b, 0x1a0119, 0x1a0119, 0x1a0119, 0x1a0119, 0x1a0119, 0x51b0119,
    0x150114, 0x150114, 0x150114, 0x150114, 0x1a0119, 0x1a0119, 0x1a0119, 0x1a0119,
    0x1a0119, 0x51b0119, 0x150114, 0x150114, 0x150114, 0x150114, 0x10010f, 0x10010f,
    0x10010f, 0x1a0119, 0x1a0119, 0x1a0119, 0x1a0119, 0x1a0119, 0x51b0119, 0x150114,
    0x150114, 0x150114, 0x150114, 0x1f011e, 0x11e0119, 0x10010f, 0x10010f, 0x10010f, 0x0,
    0x10010f, 0x0, 0x10010f, 0x0, 0x10010f, 0x0, 0x10010f, 0x0, 0x10010f, 0x0, 0x10010f,
    0x0, 0x10010f, 0x0, 0x10010f, 0x0, 0x10010f, 0x0, 0x10010f, 0x0, 0x10010f, 0x0,
    0x1a0119, 0x10010f, 0x0, 0x10010f, 0x0, 0x10010f, 0x0, 0x10010f, 0x0, 0x10010f, 0x0,
    0x10010f, 0x0, 0x10010f, 0x0, 0x10010f, 0x0, 0x10010f, 0x0, 0x10010f, 0x0, 0x10010f,
    0x0, 0x10010f, 0x0, 0x10010f, 0x0, 0x10010f, 0x0, 0x10010f, 0x0, 0x10010f, 0x0,
    0x10010f, 0x0, 0x10010f, 0x0, 0x10010f, 0x0, 0x10010f, 0x0, 0x10010f, 0x0, 0x10010f,
    0x0, 0x10010f, 0x0, 0x10010f, 0x0, 0x10010f, 0x0, 0x10010f, 0x0, 0x10010f, 0x0,
    0x10010f, 0x0, 0x10010f, 0x0, 0x10010f, 0x0, 0x10010f, 0x0, 0x10010f, 0x0, 0x1a0119,
    0x10010f, 0x0, 0x10010f, 0x0, 0x10010f, 0x0, 0x10010f, 0x0, 0x1a0119, 0x10010f, 0x0,
    0x1a0119, 0x10010f, 0x0, 0x1a0119, 0x10010f, 0x0, 0x1a0119, 0x10010f, 0x0, 0x51b0119,
    0x150114, 0x150114, 0x150114, 0x150114, 0x10010f, 0x0, 0x10010f, 0x0, 0x10010f, 0x0,
    0x10010f, 0x0, 0x10010f, 0x0, 0x10010f, 0x0, 0x10010f, 0x0, 0x10010f, 0x0, 0x10010f,
    0x0, 0x10010f, 0x0, 0x10010f, 0x0,
];
pub(crate) static TFE32B979: [u32; 280] = [
    0x30c0700, 0x10f020a, 0x0, 0x10010f, 0x10010f, 0x10010f, 0x10010f, 0x0, 0x10010f,
    0x10010f, 0x10010f, 0x10010f, 0x10f020a, 0x10010f, 0x10010f, 0x10010f, 0x10010f,
    0x10010f, 0x11e0119, 0x10010f, 0x10010f, 0x11e0119, 0x10010f, 0x10f020a, 0x10010f,
    0x1a0119, 0x10010f, 0x1a0119, 0x10010f, 0x1a0119, 0x10010f, 0x1a0119, 0x10010f,
    0x51b0119, 0x160214, 0x160214, 0x160214, 0x160214, 0x10010f, 0x10010f, 0x10010f,
    0x10f020a, 0x10010f, 0x10010f, 0x10010f, 0x10010f, 0x10010f, 0x21c0119, 0x150114,
    0x170314, 0x10010f, 0x10010f, 0x10010f, 0x10f020a, 0x10010f, 0x0, 0x10010f, 0x10010f,
    0x10010f, 0x10010f, 0x10010f, 0x10010f, 0x10010f, 0x10f020a, 0x10010f, 0x10010f,
    0x10010f, 0x10010f, 0x10010f, 0x1a0119, 0x10010f, 0x10010f, 0x10010f, 0x10f020a,
    0x10010f, 0x1a0119, 0x10010f, 0x1a0119, 0x10010f, 0x1a0119, 0x10010f, 0x1a0119,
    0x10010f, 0x51b0119, 0x160214, 0x160214, 0x160214, 0x160214, 0x10010f, 0x10010f,
    0x10010f, 0x10010f, 0x10010f, 0x10010f, 0x10010f, 0x10010f, 0x10010f, 0x10010f,
    0x10010f, 0x10010f, 0x10010f, 0x10010f, 0x20051b, 0x1a0119, 0x1a0119, 0x1a0119,
    0x1a0119, 0x1a0119, 0x51b0119, 0x160214, 0x160214, 0x160214, 0x160214, 0x20051b,
    0x1a0119, 0x1a0119, 0x1a0119, 0x1a0119, 0x1a0119, 0x51b0119, 0x160214, 0x160214,
    0x160214, 0x160214, 0x10010f, 0x10010f, 0x10010f, 0x1a0119, 0x1a0119, 0x1a0119,
    0x1a0119, 0x1a0119, 0x51b0119, 0x160214, 0x160214, 0x160214, 0x160214, 0x1f011e,
    0x1f011e, 0x11e0119, 0x11e0119, 0x10010f, 0x10010f, 0x10010f, 0x0, 0x10010f, 0x0,
    0x10010f, 0x0, 0x10010f, 0x0, 0x10010f, 0x0, 0x10010f, 0x0, 0x10010f, 0x0, 0x10010f,
    0x0, 0x10010f, 0x0, 0x10010f, 0x0, 0x10010f, 0x0, 0x10010f, 0x0, 0x1a0119, 0x10010f,
    0x0, 0x10010f, 0x0, 0x10010f, 0x0, 0x10010f, 0x0, 0x10010f, 0x0, 0x10010f, 0x0,
    0x10010f, 0x0, 0x10010f, 0x0, 0x10010f, 0x0, 0x10010f, 0x0, 0x10010f, 0x0, 0x10010f,
    0x0, 0x10010f, 0x0, 0x10010f, 0x0, 0x10010f, 0x0, 0x10010f, 0x0, 0x10010f, 0x0,
    0x10010f, 0x0, 0x10010f, 0x0, 0x10010f, 0x0, 0x10010f, 0x0, 0x10010f, 0x0, 0x10010f,
    0x0, 0x10010f, 0x0, 0x10010f, 0x0, 0x10010f, 0x0, 0x10010f, 0x0, 0x10010f, 0x0,
    0x10010f, 0x0, 0x10010f, 0x0, 0x10010f, 0x0, 0x10010f, 0x0, 0x1a0119, 0x10010f, 0x0,
    0x10010f, 0x0, 0x10010f, 0x0, 0x10010f, 0x0, 0x1a0119, 0x10010f, 0x0, 0x1a0119,
    0x10010f, 0x0, 0x1a0119, 0x10010f, 0x0, 0x1a0119, 0x10010f, 0x0, 0x51b0119, 0x160214,
    0x160214, 0x160214, 0x160214, 0x10010f, 0x0, 0x10010f, 0x0, 0x10010f, 0x0, 0x10010f,
    0x0, 0x10010f, 0x0, 0x10010f, 0x0, 0x10010f, 0x0, 0x10010f, 0x0, 0x10010f, 0x0,
    0x10010f, 0x0, 0x10010f, 0x0,
];
pub(crate) static T503BE02F: [u32; 360] = [
    0x61a0500, 0x10030d, 0x10060a, 0x0, 0x0, 0x0, 0x70205, 0x60105, 0x10040c, 0x0, 0x0,
    0x30c0205, 0x1a0119, 0x1a0119, 0x1a0119, 0x1a0119, 0x1a0119, 0x1a0119, 0x10060a, 0x0,
    0x0, 0x10040c, 0x30c0205, 0x2170214, 0x1170214, 0x1a0119, 0x1a0119, 0x1a0119,
    0x1a0119, 0x1a0119, 0x190217, 0x190217, 0x190217, 0x1a0119, 0x10060a, 0x0, 0x0,
    0x10040c, 0x1a0119, 0x10060a, 0x0, 0x0, 0x10040c, 0x1190205, 0xd010c, 0xd010c,
    0x10060a, 0x0, 0x0, 0x10040c, 0x30c0205, 0x1a0119, 0x1a0119, 0x150114, 0x1a0119,
    0x1a0119, 0x1a0119, 0x1a0119, 0x1a0119, 0x1a0119, 0x1a0119, 0x1a0119, 0x1a0119,
    0x1a0119, 0x1a0119, 0x1a0119, 0x10060a, 0x0, 0x0, 0x10040c, 0x30c0205, 0x10060a, 0x0,
    0x0, 0x10040c, 0x30c0105, 0x1a0119, 0x1a0119, 0x10060a, 0x0, 0x0, 0x10040c,
    0x30c0205, 0x30c0205, 0x30c0205, 0x30c0205, 0x30c0205, 0x30c0205, 0x1190205, 0xd010c,
    0x30c0205, 0x1a0119, 0x1a0119, 0x1a0119, 0x1a0119, 0x1a0119, 0x1a0119, 0x30c0205,
    0x30c0205, 0x30c0205, 0x30c0205, 0x1190205, 0xd010c, 0xd010c, 0x30c0205, 0x1a0119,
    0x1a0119, 0x1a0119, 0x1a0119, 0x1a0119, 0x1a0119, 0x30c0205, 0x1a0119, 0x1a0119,
    0x170314, 0x1a0119, 0x1a0119, 0x1a0119, 0x1a0119, 0x1a0119, 0x30c0205, 0x20c0205,
    0x30c0205, 0x30c0205, 0x1190205, 0xd010c, 0x30c0205, 0x1a0119, 0x1a0119, 0x1a0119,
    0x1a0119, 0x1a0119, 0x1a0119, 0x30c0205, 0x30c0205, 0x30c0205, 0x30c0205, 0x190217,
    0x180117, 0x190217, 0x190217, 0x190217, 0x1190205, 0xd010c, 0x30c0205, 0x1a0119,
    0x1a0119, 0x1a0119, 0x30c0205, 0x30c0205, 0x30c0205, 0x30c0205, 0x30c0205, 0x1190205,
    0x30c0205, 0x1a0119, 0x1a0119, 0x30c0205, 0x30c0205, 0x30c0205, 0x30c0205, 0x30c0205,
    0x30c0205, 0x70205, 0x30c0205, 0x30c0205, 0x30c0205, 0x190118, 0x190118, 0x190118,
    0x190118, 0x1190205, 0xd010c, 0x30c0205, 0x150114, 0x150114, 0x150114, 0x150114,
    0x150114, 0x150114, 0x30c0205, 0x113010f, 0x10c0105, 0x30c0205, 0x30c0205, 0x30c0205,
    0x1a0119, 0x1a0119, 0x1a0119, 0x30c0205, 0x50f0205, 0xf030c, 0xf030c, 0xf030c,
    0xf030c, 0xf030c, 0xf030c, 0xf030c, 0xf030c, 0xf030c, 0xf030c, 0xf030c, 0xf030c,
    0xf030c, 0xf030c, 0xf030c, 0xf030c, 0xf030c, 0xf030c, 0xf030c, 0xf030c, 0xf030c,
    0xf030c, 0xf030c, 0xf030c, 0x30c0205, 0x30c0205, 0x1a0119, 0x311010f, 0x1a0119,
    0x50f0205, 0xd010c, 0xd010c, 0xd010c, 0xd010c, 0xd010c, 0x30c0205, 0x1a0119,
    0x1a0119, 0x1a0119, 0x1a0119, 0x1a0119, 0x1a0119, 0x30c0205, 0x1a0119, 0x1a0119,
    0x1a0119, 0x1a0119, 0x30c0205, 0x190217, 0x180117, 0x190217, 0x190217, 0x190217,
    0x1190205, 0xd010c, 0x30c0205, 0x30c0205, 0x30c0205, 0x30c0205, 0x30c0205, 0x30c0205,
    0x30c0205, 0x30c0205, 0x30c0205, 0x30c0205, 0x30c0205, 0x30c0205, 0x30c0205,
    0x190118, 0x190118, 0x190118, 0x190118, 0x30c0205, 0x0, 0x30c0205, 0x30c0205,
    0x30c0205, 0x30c0205, 0x30c0205, 0x30c0205, 0x30c0205, 0x30c0205, 0x30c0205,
    0x30c0205, 0x70205, 0xf010e, 0x30c0205, 0x12030f, 0x30c0205, 0x190118, 0x190118,
    0x190118, 0x190118, 0x1190205, 0xd010c, 0x30c0205, 0x1a0119, 0x1a0119, 0x1a0119,
    0x30c0205, 0x30c0205, 0x30c0205, 0x30c0205, 0x30c0205, 0x30c0205, 0x30c0205,
    0x30c0205, 0x30c0205, 0x30c0205, 0x30c0205, 0x30c0205, 0x30c0205, 0x190118, 0x190118,
    0x190118, 0x190118, 0x1190205, 0xd010c, 0x30c0205, 0x1190214, 0x1190214, 0x1190214,
    0x1190214, 0x1190214, 0x1190214, 0x30c0205, 0x30c0205, 0x30c0205, 0x30c0205,
    0x30c0205, 0x30c0205, 0x30c0205, 0x30c0205, 0x30c0205, 0x1190214, 0x1190214,
    0x1190214, 0x1190214, 0x1190214, 0x1190214, 0x30c0205, 0x30c0205, 0x30c0205,
    0x30c0205, 0x30c0205, 0x190217, 0x180117, 0x190217, 0x190217, 0x190217, 0x1190205,
    0xd010c, 0x30c0205, 0x1a0119, 0x1a0119, 0x30c0205, 0x30c0205, 0x30c0205, 0x70205,
    0x30c0205, 0x30c0205, 0x30c0205, 0x30c0205, 0x30c0205, 0x1a0119, 0x30c0205,
    0x30c0205, 0x30c0205, 0x30c0205,
];
pub(crate) static T731B970B: [u32; 331] = [
    0x61a0500, 0x10030d, 0x30d020a, 0x0, 0x0, 0x70205, 0x10040c, 0x0, 0x0, 0x30c0205,
    0x1a0119, 0x1a0119, 0x1a0119, 0x1a0119, 0x1a0119, 0x1a0119, 0x30d020a, 0x0, 0x10040c,
    0x30c0205, 0x2170214, 0x1170214, 0x1a0119, 0x1a0119, 0x1a0119, 0x1a0119, 0x1a0119,
    0x190217, 0x190217, 0x190217, 0x1a0119, 0x30d020a, 0x0, 0x10040c, 0x1a0119,
    0x30d020a, 0x0, 0x10040c, 0x1190205, 0xd010c, 0x30d020a, 0x0, 0x10040c, 0x30c0205,
    0x1a0119, 0x1a0119, 0x150114, 0x1a0119, 0x1a0119, 0x1a0119, 0x1a0119, 0x1a0119,
    0x1a0119, 0x1a0119, 0x1a0119, 0x1a0119, 0x1a0119, 0x1a0119, 0x1a0119, 0x30d020a, 0x0,
    0x10040c, 0x30c0205, 0x30d020a, 0x0, 0x10040c, 0x30d020a, 0x0, 0x10040c, 0x30c0205,
    0x30c0205, 0x30c0205, 0x30c0205, 0x30c0205, 0x30c0205, 0x1190205, 0x30c0205,
    0x1a0119, 0x1a0119, 0x1a0119, 0x1a0119, 0x1a0119, 0x1a0119, 0x30c0205, 0x30c0205,
    0x30c0205, 0x30c0205, 0x1190205, 0xd010c, 0xd010c, 0x1190205, 0x30c0205, 0x1a0119,
    0x1a0119, 0x170314, 0x1a0119, 0x1a0119, 0x1a0119, 0x1a0119, 0x1a0119, 0x30c0205,
    0x20c0205, 0x30c0205, 0x30c0205, 0x1190205, 0x30c0205, 0x1a0119, 0x1a0119, 0x1a0119,
    0x1a0119, 0x1a0119, 0x1a0119, 0x30c0205, 0x30c0205, 0x30c0205, 0x30c0205, 0x190217,
    0x180117, 0x190217, 0x190217, 0x190217, 0x1190205, 0x30c0205, 0x1a0119, 0x1a0119,
    0x1a0119, 0x30c0205, 0x30c0205, 0x30c0205, 0x30c0205, 0x30c0205, 0x1190205,
    0x30c0205, 0x1a0119, 0x1a0119, 0x30c0205, 0x30c0205, 0x30c0205, 0x30c0205, 0x30c0205,
    0x30c0205, 0x70205, 0x30c0205, 0x30c0205, 0x30c0205, 0x190118, 0x190118, 0x190118,
    0x190118, 0x1190205, 0x30c0205, 0x150114, 0x150114, 0x150114, 0x150114, 0x150114,
    0x150114, 0x30c0205, 0x113010f, 0x30c0205, 0x30c0205, 0x30c0205, 0x1a0119, 0x1a0119,
    0x1a0119, 0x30c0205, 0x50f0205, 0xf030c, 0xf030c, 0xf030c, 0xf030c, 0xf030c, 0xf030c,
    0xf030c, 0xf030c, 0xf030c, 0xf030c, 0xf030c, 0xf030c, 0xf030c, 0xf030c, 0xf030c,
    0xf030c, 0xf030c, 0xf030c, 0xf030c, 0xf030c, 0xf030c, 0xf030c, 0xf030c, 0xf030c,
    0x30c0205, 0x30c0205, 0x1a0119, 0x311010f, 0x1a0119, 0x50f0205, 0xd010c, 0xd010c,
    0xd010c, 0xd010c, 0xd010c, 0x30c0205, 0x1a0119, 0x1a0119, 0x1a0119, 0x1a0119,
    0x1a0119, 0x1a0119, 0x30c0205, 0x1a0119, 0x1a0119, 0x1a0119, 0x1a0119, 0x30c0205,
    0x190217, 0x180117, 0x190217, 0x190217, 0x190217, 0x1190205, 0x30c0205, 0x30c0205,
    0x30c0205, 0x30c0205, 0x30c0205, 0x30c0205, 0x30c0205, 0x30c0205, 0x30c0205,
    0x30c0205, 0x30c0205, 0x30c0205, 0x30c0205, 0x190118, 0x190118, 0x190118, 0x190118,
    0x1190205, 0xd010c, 0x0, 0x30c0205, 0x30c0205, 0x30c0205, 0x30c0205, 0x30c0205,
    0x30c0205, 0x30c0205, 0x30c0205, 0x30c0205, 0x30c0205, 0x70205, 0xf010e, 0x30c0205,
    0x12030f, 0x30c0205, 0x190118, 0x190118, 0x190118, 0x190118, 0x1190205, 0x30c0205,
    0x1a0119, 0x1a0119, 0x1a0119, 0x30c0205, 0x30c0205, 0x30c0205, 0x30c0205, 0x30c0205,
    0x30c0205, 0x30c0205, 0x30c0205, 0x30c0205, 0x30c0205, 0x30c0205, 0x30c0205,
    0x30c0205, 0x190118, 0x190118, 0x190118, 0x190118, 0x1190205, 0x30c0205, 0x1190114,
    0x1190114, 0x1190114, 0x1190114, 0x1190114, 0x1190114, 0x30c0205, 0x30c0205,
    0x30c0205, 0x30c0205, 0x30c0205, 0x30c0205, 0x30c0205, 0x30c0205, 0x30c0205,
    0x1190114, 0x1190114, 0x1190114, 0x1190114, 0x1190114, 0x1190114, 0x30c0205,
    0x30c0205, 0x30c0205, 0x30c0205, 0x30c0205, 0x190217, 0x180117, 0x190217, 0x190217,
    0x190217, 0x1190205, 0x30c0205, 0x1a0119, 0x30c0205, 0x30c0205, 0x30c0205, 0x70205,
    0x30c0205, 0x30c0205, 0x30c0205, 0x30c0205, 0x30c0205, 0x30c0205, 0x30c0205,
    0x30c0205, 0x30c0205,
];
pub(crate) static T328CAB36: [Target; 6] = [
    Target {
        name: "rv32",
        doc: "32-bit registers",
        features: FeatureSet([0x1, 0x0, 0x0, 0x0]),
        lengths: &TC39388FE,
        core: Some(0),
        keys: &[],
    },
    Target {
        name: "rv64",
        doc: "64-bit registers",
        features: FeatureSet([0x2, 0x0, 0x0, 0x0]),
        lengths: &TC39388FE,
        core: Some(0),
        keys: &[],
    },
    Target {
        name: "rv32gc",
        doc: "32-bit general-purpose machine with compressed instructions",
        features: FeatureSet([0x6cffd, 0x600, 0x0, 0x0]),
        lengths: &TC39388FE,
        core: Some(0),
        keys: &T1326F9F9,
    },
    Target {
        name: "rv64gc",
        doc: "64-bit general-purpose machine with compressed instructions",
        features: FeatureSet([0x6cf7e, 0x600, 0x0, 0x0]),
        lengths: &TC39388FE,
        core: Some(0),
        keys: &TFE32B979,
    },
    Target {
        name: "rv64gcv",
        doc: "64-bit general-purpose machine with vectors",
        features: FeatureSet([0x1ff06cf7e, 0x600, 0x0, 0x0]),
        lengths: &TC39388FE,
        core: Some(0),
        keys: &T503BE02F,
    },
    Target {
        name: "rv32gcv",
        doc: "32-bit general-purpose machine with vectors",
        features: FeatureSet([0x1ff06cffd, 0x600, 0x0, 0x0]),
        lengths: &TC39388FE,
        core: Some(0),
        keys: &T731B970B,
    },
];
pub(crate) static TE47672F1: [(&str, FeatureSet); 2] = [
    ("g", FeatureSet([0xcc10, 0x600, 0x0, 0x0])),
    ("b", FeatureSet([0x1c0000000000000, 0x0, 0x0, 0x0])),
];
pub(crate) static T70C27ACA: [&str; 32] = [
    "x0",
    "x1",
    "x2",
    "x3",
    "x4",
    "x5",
    "x6",
    "x7",
    "x8",
    "x9",
    "x10",
    "x11",
    "x12",
    "x13",
    "x14",
    "x15",
    "x16",
    "x17",
    "x18",
    "x19",
    "x20",
    "x21",
    "x22",
    "x23",
    "x24",
    "x25",
    "x26",
    "x27",
    "x28",
    "x29",
    "x30",
    "x31",
];
pub(crate) static T44CBA6F2: [&str; 1] = ["zero"];
pub(crate) static TDDF414AD: [&str; 1] = ["ra"];
pub(crate) static T1BAF2B1B: [&str; 1] = ["sp"];
pub(crate) static T0ED04BCF: [&str; 1] = ["gp"];
pub(crate) static T3F2EC48C: [&str; 1] = ["tp"];
pub(crate) static T78DACDCC: [&str; 1] = ["t0"];
pub(crate) static T4B4BD8BB: [&str; 1] = ["t1"];
pub(crate) static TE3044712: [&str; 1] = ["t2"];
pub(crate) static T6CDB4B71: [&str; 2] = ["s0", "fp"];
pub(crate) static T01ADBE6C: [&str; 1] = ["s1"];
pub(crate) static TEA5B80B5: [&str; 1] = ["a0"];
pub(crate) static T973853CE: [&str; 1] = ["a1"];
pub(crate) static TC0BE4837: [&str; 1] = ["a2"];
pub(crate) static T2D106D88: [&str; 1] = ["a3"];
pub(crate) static T76C189A1: [&str; 1] = ["a4"];
pub(crate) static TA39D933A: [&str; 1] = ["a5"];
pub(crate) static T4D22BE23: [&str; 1] = ["a6"];
pub(crate) static TBA144734: [&str; 1] = ["a7"];
pub(crate) static TBEF8D199: [&str; 1] = ["s2"];
pub(crate) static TEBD66E32: [&str; 1] = ["s3"];
pub(crate) static T48F5F4EF: [&str; 1] = ["s4"];
pub(crate) static T7547B580: [&str; 1] = ["s5"];
pub(crate) static T7294C06D: [&str; 1] = ["s6"];
pub(crate) static TE00EFF86: [&str; 1] = ["s7"];
pub(crate) static T2D877DB3: [&str; 1] = ["s8"];
pub(crate) static T9B16D784: [&str; 1] = ["s9"];
pub(crate) static TCE00B7AA: [&str; 1] = ["s10"];
pub(crate) static T208480D1: [&str; 1] = ["s11"];
pub(crate) static T362773F9: [&str; 1] = ["t3"];
pub(crate) static T6C758E60: [&str; 1] = ["t4"];
pub(crate) static TBEE762CF: [&str; 1] = ["t5"];
pub(crate) static T56006D66: [&str; 1] = ["t6"];
pub(crate) static TA7015578: [&[&str]; 32] = [
    &T44CBA6F2,
    &TDDF414AD,
    &T1BAF2B1B,
    &T0ED04BCF,
    &T3F2EC48C,
    &T78DACDCC,
    &T4B4BD8BB,
    &TE3044712,
    &T6CDB4B71,
    &T01ADBE6C,
    &TEA5B80B5,
    &T973853CE,
    &TC0BE4837,
    &T2D106D88,
    &T76C189A1,
    &TA39D933A,
    &T4D22BE23,
    &TBA144734,
    &TBEF8D199,
    &TEBD66E32,
    &T48F5F4EF,
    &T7547B580,
    &T7294C06D,
    &TE00EFF86,
    &T2D877DB3,
    &T9B16D784,
    &TCE00B7AA,
    &T208480D1,
    &T362773F9,
    &T6C758E60,
    &TBEE762CF,
    &T56006D66,
];
pub(crate) static TD22C2992: [u32; 2] = [32, 64];
pub(crate) static T221F1C02: [Hold; 5] = [
    Hold {
        ty: "i64",
        above: Above::Any,
    },
    Hold {
        ty: "i32",
        above: Above::Sign,
    },
    Hold {
        ty: "i16",
        above: Above::Sign,
    },
    Hold {
        ty: "i8",
        above: Above::Sign,
    },
    Hold {
        ty: "i1",
        above: Above::Zeros,
    },
];
pub(crate) static TA8B7F29A: [&str; 32] = [
    "f0",
    "f1",
    "f2",
    "f3",
    "f4",
    "f5",
    "f6",
    "f7",
    "f8",
    "f9",
    "f10",
    "f11",
    "f12",
    "f13",
    "f14",
    "f15",
    "f16",
    "f17",
    "f18",
    "f19",
    "f20",
    "f21",
    "f22",
    "f23",
    "f24",
    "f25",
    "f26",
    "f27",
    "f28",
    "f29",
    "f30",
    "f31",
];
pub(crate) static T49FD4FE0: [&str; 1] = ["ft0"];
pub(crate) static T9C6F244F: [&str; 1] = ["ft1"];
pub(crate) static T33882EE6: [&str; 1] = ["ft2"];
pub(crate) static TC749914D: [&str; 1] = ["ft3"];
pub(crate) static T56628F4C: [&str; 1] = ["ft4"];
pub(crate) static T28D39A3B: [&str; 1] = ["ft5"];
pub(crate) static TC08C0892: [&str; 1] = ["ft6"];
pub(crate) static T13AF3579: [&str; 1] = ["ft7"];
pub(crate) static T7DF9CE57: [&str; 1] = ["fs0"];
pub(crate) static TEB892828: [&str; 1] = ["fs1"];
pub(crate) static TC7BE6F11: [&str; 1] = ["fa0"];
pub(crate) static T753912EA: [&str; 1] = ["fa1"];
pub(crate) static T9E1FA393: [&str; 1] = ["fa2"];
pub(crate) static T0A71C8E4: [&str; 1] = ["fa3"];
pub(crate) static TBB592FA5: [&str; 1] = ["fa4"];
pub(crate) static TE8D49CFE: [&str; 1] = ["fa5"];
pub(crate) static T511C2EA7: [&str; 1] = ["fa6"];
pub(crate) static TFE0C8978: [&str; 1] = ["fa7"];
pub(crate) static TA8D5CE55: [&str; 1] = ["fs2"];
pub(crate) static TD5B1D7EE: [&str; 1] = ["fs3"];
pub(crate) static T8A5F0DC3: [&str; 1] = ["fs4"];
pub(crate) static TF75096D4: [&str; 1] = ["fs5"];
pub(crate) static TB53B0DC1: [&str; 1] = ["fs6"];
pub(crate) static T6217E0DA: [&str; 1] = ["fs7"];
pub(crate) static TE5CDE9BF: [&str; 1] = ["fs8"];
pub(crate) static T52BF72D0: [&str; 1] = ["fs9"];
pub(crate) static T36A397DE: [&str; 1] = ["fs10"];
pub(crate) static T8A649585: [&str; 1] = ["fs11"];
pub(crate) static TE2293478: [&str; 1] = ["ft8"];
pub(crate) static T3538D9A7: [&str; 1] = ["ft9"];
pub(crate) static T5B44D0AB: [&str; 1] = ["ft10"];
pub(crate) static TC8D42A7C: [&str; 1] = ["ft11"];
pub(crate) static TF90A9C5D: [&[&str]; 32] = [
    &T49FD4FE0,
    &T9C6F244F,
    &T33882EE6,
    &TC749914D,
    &T56628F4C,
    &T28D39A3B,
    &TC08C0892,
    &T13AF3579,
    &T7DF9CE57,
    &TEB892828,
    &TC7BE6F11,
    &T753912EA,
    &T9E1FA393,
    &T0A71C8E4,
    &TBB592FA5,
    &TE8D49CFE,
    &T511C2EA7,
    &TFE0C8978,
    &TA8D5CE55,
    &TD5B1D7EE,
    &T8A5F0DC3,
    &TF75096D4,
    &TB53B0DC1,
    &T6217E0DA,
    &TE5CDE9BF,
    &T52BF72D0,
    &T36A397DE,
    &T8A649585,
    &TE2293478,
    &T3538D9A7,
    &T5B44D0AB,
    &TC8D42A7C,
];
pub(crate) static TBFAE684D: [u32; 2] = [64, 64];
pub(crate) static T8783BA70: [Hold; 2] = [
    Hold {
        ty: "f64",
        above: Above::Any,
    },
    Hold {
        ty: "f32",
        above: Above::Ones,
    },
];
pub(crate) static TD1E892EA: [&str; 16] = [
    "pmpcfg_0",
    "pmpcfg_1",
    "pmpcfg_2",
    "pmpcfg_3",
    "pmpcfg_4",
    "pmpcfg_5",
    "pmpcfg_6",
    "pmpcfg_7",
    "pmpcfg_8",
    "pmpcfg_9",
    "pmpcfg_10",
    "pmpcfg_11",
    "pmpcfg_12",
    "pmpcfg_13",
    "pmpcfg_14",
    "pmpcfg_15",
];
pub(crate) static T68B7CCB1: [u32; 2] = [8, 8];
pub(crate) static T7764F69A: [&str; 16] = [
    "pmpaddr_0",
    "pmpaddr_1",
    "pmpaddr_2",
    "pmpaddr_3",
    "pmpaddr_4",
    "pmpaddr_5",
    "pmpaddr_6",
    "pmpaddr_7",
    "pmpaddr_8",
    "pmpaddr_9",
    "pmpaddr_10",
    "pmpaddr_11",
    "pmpaddr_12",
    "pmpaddr_13",
    "pmpaddr_14",
    "pmpaddr_15",
];
pub(crate) static T14B749DA: [&str; 32] = [
    "v0",
    "v1",
    "v2",
    "v3",
    "v4",
    "v5",
    "v6",
    "v7",
    "v8",
    "v9",
    "v10",
    "v11",
    "v12",
    "v13",
    "v14",
    "v15",
    "v16",
    "v17",
    "v18",
    "v19",
    "v20",
    "v21",
    "v22",
    "v23",
    "v24",
    "v25",
    "v26",
    "v27",
    "v28",
    "v29",
    "v30",
    "v31",
];
pub(crate) static T5249CD3D: [u32; 2] = [65536, 65536];
pub(crate) static T260FD071: [Hold; 38] = [
    Hold {
        ty: "v1i1",
        above: Above::Any,
    },
    Hold {
        ty: "v2i1",
        above: Above::Any,
    },
    Hold {
        ty: "v4i1",
        above: Above::Any,
    },
    Hold {
        ty: "v8i1",
        above: Above::Any,
    },
    Hold {
        ty: "v16i1",
        above: Above::Any,
    },
    Hold {
        ty: "v32i1",
        above: Above::Any,
    },
    Hold {
        ty: "v64i1",
        above: Above::Any,
    },
    Hold {
        ty: "v1i8",
        above: Above::Any,
    },
    Hold {
        ty: "v2i8",
        above: Above::Any,
    },
    Hold {
        ty: "v4i8",
        above: Above::Any,
    },
    Hold {
        ty: "v8i8",
        above: Above::Any,
    },
    Hold {
        ty: "v16i8",
        above: Above::Any,
    },
    Hold {
        ty: "v32i8",
        above: Above::Any,
    },
    Hold {
        ty: "v64i8",
        above: Above::Any,
    },
    Hold {
        ty: "v1i16",
        above: Above::Any,
    },
    Hold {
        ty: "v2i16",
        above: Above::Any,
    },
    Hold {
        ty: "v4i16",
        above: Above::Any,
    },
    Hold {
        ty: "v8i16",
        above: Above::Any,
    },
    Hold {
        ty: "v16i16",
        above: Above::Any,
    },
    Hold {
        ty: "v32i16",
        above: Above::Any,
    },
    Hold {
        ty: "v1i32",
        above: Above::Any,
    },
    Hold {
        ty: "v2i32",
        above: Above::Any,
    },
    Hold {
        ty: "v4i32",
        above: Above::Any,
    },
    Hold {
        ty: "v8i32",
        above: Above::Any,
    },
    Hold {
        ty: "v16i32",
        above: Above::Any,
    },
    Hold {
        ty: "v1i64",
        above: Above::Any,
    },
    Hold {
        ty: "v2i64",
        above: Above::Any,
    },
    Hold {
        ty: "v4i64",
        above: Above::Any,
    },
    Hold {
        ty: "v8i64",
        above: Above::Any,
    },
    Hold {
        ty: "v1f32",
        above: Above::Any,
    },
    Hold {
        ty: "v2f32",
        above: Above::Any,
    },
    Hold {
        ty: "v4f32",
        above: Above::Any,
    },
    Hold {
        ty: "v8f32",
        above: Above::Any,
    },
    Hold {
        ty: "v16f32",
        above: Above::Any,
    },
    Hold {
        ty: "v1f64",
        above: Above::Any,
    },
    Hold {
        ty: "v2f64",
        above: Above::Any,
    },
    Hold {
        ty: "v4f64",
        above: Above::Any,
    },
    Hold {
        ty: "v8f64",
        above: Above::Any,
    },
];
pub(crate) static TB3B161FF: [RegFile; 5] = [
    RegFile {
        name: "X",
        count: 32,
        numbered: &T70C27ACA,
        abi: &TA7015578,
        width: &TD22C2992,
        zero: Some(0),
        holds: &T221F1C02,
        part_of: None,
    },
    RegFile {
        name: "F",
        count: 32,
        numbered: &TA8B7F29A,
        abi: &TF90A9C5D,
        width: &TBFAE684D,
        zero: None,
        holds: &T8783BA70,
        part_of: None,
    },
    RegFile {
        name: "PmpCfg",
        count: 16,
        numbered: &TD1E892EA,
        abi: &[],
        width: &T68B7CCB1,
        zero: None,
        holds: &[],
        part_of: None,
    },
    RegFile {
        name: "PmpAddr",
        count: 16,
        numbered: &T7764F69A,
        abi: &[],
        width: &TBFAE684D,
        zero: None,
        holds: &[],
        part_of: None,
    },
    RegFile {
        name: "V",
        count: 32,
        numbered: &T14B749DA,
        abi: &[],
        width: &T5249CD3D,
        zero: None,
        holds: &T260FD071,
        part_of: None,
    },
];
pub(crate) static T76D31D40: [(&str, i64); 4] = [
    ("", 0),
    (".rl", 1),
    (".aq", 2),
    (".aqrl", 3),
];
pub(crate) static T2901A765: [u16; 8] = [8, 9, 10, 11, 12, 13, 14, 15];
pub(crate) static TD6327870: [(&str, i64); 6] = [
    ("rne", 0),
    ("rtz", 1),
    ("rdn", 2),
    ("rup", 3),
    ("rmm", 4),
    ("dyn", 7),
];
pub(crate) static TE762BE09: [(&str, i64); 2] = [("mu", 0), ("ma", 1)];
pub(crate) static TD53F0243: [(&str, i64); 2] = [("tu", 0), ("ta", 1)];
pub(crate) static T76364A84: [(&str, i64); 4] = [
    ("e8", 0),
    ("e16", 1),
    ("e32", 2),
    ("e64", 3),
];
pub(crate) static TA26E94D1: [(&str, i64); 7] = [
    ("m1", 0),
    ("m2", 1),
    ("m4", 2),
    ("m8", 3),
    ("mf8", 5),
    ("mf4", 6),
    ("mf2", 7),
];
pub(crate) static T61B6A05B: [Piece; 1] = [Piece { word: 3, value: 0, len: 3 }];
pub(crate) static T323513C8: [Piece; 1] = [Piece { word: 0, value: 0, len: 3 }];
pub(crate) static T701613A8: [Piece; 1] = [Piece { word: 6, value: 0, len: 1 }];
pub(crate) static T7FF646A1: [Piece; 1] = [Piece { word: 7, value: 0, len: 1 }];
pub(crate) static TAE586085: [Operand; 4] = [
    Operand {
        name: "vsew",
        kind: 10,
        width: 3,
        pieces: &T61B6A05B,
        ..Operand::DEFAULT
    },
    Operand {
        name: "vlmul",
        kind: 11,
        width: 3,
        pieces: &T323513C8,
        ..Operand::DEFAULT
    },
    Operand {
        name: "vta",
        kind: 9,
        width: 1,
        pieces: &T701613A8,
        ..Operand::DEFAULT
    },
    Operand {
        name: "vma",
        kind: 8,
        width: 1,
        pieces: &T7FF646A1,
        ..Operand::DEFAULT
    },
];
pub(crate) static T6A6EF5BD: [Part; 7] = [
    Part::Operand {
        index: 0,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", "),
    Part::Operand {
        index: 1,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", "),
    Part::Operand {
        index: 2,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", "),
    Part::Operand {
        index: 3,
        lead: "",
        trail: "",
        optional: false,
    },
];
pub(crate) static T4D89E87B: [Piece; 1] = [
    Piece {
        word: 0,
        value: 0,
        len: 11,
    },
];
pub(crate) static T248D34DB: [Operand; 1] = [
    Operand {
        name: "n",
        kind: 3,
        width: 11,
        pieces: &T4D89E87B,
        ..Operand::DEFAULT
    },
];
pub(crate) static T332A5491: [Part; 1] = [
    Part::Operand {
        index: 0,
        lead: "",
        trail: "",
        optional: false,
    },
];
pub(crate) static T02BEE4B4: [Alt; 2] = [
    Alt {
        name: "named",
        mask: 0x700,
        value: 0x0,
        operands: &TAE586085,
        lets: &[],
        where_: &[],
        prefer: &[],
        template: &T6A6EF5BD,
    },
    Alt {
        name: "raw",
        mask: 0x0,
        value: 0x0,
        operands: &T248D34DB,
        lets: &[],
        where_: &[],
        prefer: &[],
        template: &T332A5491,
    },
];
pub(crate) static T5E7BEFF6: [Piece; 1] = [
    Piece {
        word: 0,
        value: 0,
        len: 10,
    },
];
pub(crate) static T08C2EC9D: [Operand; 1] = [
    Operand {
        name: "n",
        kind: 3,
        width: 10,
        pieces: &T5E7BEFF6,
        ..Operand::DEFAULT
    },
];
pub(crate) static TB843A1FB: [Alt; 2] = [
    Alt {
        name: "named",
        mask: 0x300,
        value: 0x0,
        operands: &TAE586085,
        lets: &[],
        where_: &[],
        prefer: &[],
        template: &T6A6EF5BD,
    },
    Alt {
        name: "raw",
        mask: 0x0,
        value: 0x0,
        operands: &T08C2EC9D,
        lets: &[],
        where_: &[],
        prefer: &[],
        template: &T332A5491,
    },
];
pub(crate) static T18D142E5: [(&str, i64); 2] = [("v0.t", 0), ("", 1)];
pub(crate) static TC6C0FF9C: [(&str, i64); 12] = [
    ("{ra}", 4),
    ("{ra, s0}", 5),
    ("{ra, s0-s1}", 6),
    ("{ra, s0-s2}", 7),
    ("{ra, s0-s3}", 8),
    ("{ra, s0-s4}", 9),
    ("{ra, s0-s5}", 10),
    ("{ra, s0-s6}", 11),
    ("{ra, s0-s7}", 12),
    ("{ra, s0-s8}", 13),
    ("{ra, s0-s9}", 14),
    ("{ra, s0-s11}", 15),
];
pub(crate) static T56BE210D: [u16; 8] = [8, 9, 18, 19, 20, 21, 22, 23];
pub(crate) static T1B1C9911: [(&str, i64); 32] = [
    ("-1.0", 0),
    ("min", 1),
    ("1.52587890625e-05", 2),
    ("3.0517578125e-05", 3),
    ("0.00390625", 4),
    ("0.0078125", 5),
    ("0.0625", 6),
    ("0.125", 7),
    ("0.25", 8),
    ("0.3125", 9),
    ("0.375", 10),
    ("0.4375", 11),
    ("0.5", 12),
    ("0.625", 13),
    ("0.75", 14),
    ("0.875", 15),
    ("1.0", 16),
    ("1.25", 17),
    ("1.5", 18),
    ("1.75", 19),
    ("2.0", 20),
    ("2.5", 21),
    ("3.0", 22),
    ("4.0", 23),
    ("8.0", 24),
    ("16.0", 25),
    ("128.0", 26),
    ("256.0", 27),
    ("32768.0", 28),
    ("65536.0", 29),
    ("inf", 30),
    ("nan", 31),
];
pub(crate) static T507FCB4F: [(&str, i64); 427] = [
    ("fflags", 1),
    ("frm", 2),
    ("fcsr", 3),
    ("jvt", 23),
    ("cycle", 3072),
    ("time", 3073),
    ("instret", 3074),
    ("cycleh", 3200),
    ("timeh", 3201),
    ("instreth", 3202),
    ("hpmcounter3", 3075),
    ("hpmcounter4", 3076),
    ("hpmcounter5", 3077),
    ("hpmcounter6", 3078),
    ("hpmcounter7", 3079),
    ("hpmcounter8", 3080),
    ("hpmcounter9", 3081),
    ("hpmcounter10", 3082),
    ("hpmcounter11", 3083),
    ("hpmcounter12", 3084),
    ("hpmcounter13", 3085),
    ("hpmcounter14", 3086),
    ("hpmcounter15", 3087),
    ("hpmcounter16", 3088),
    ("hpmcounter17", 3089),
    ("hpmcounter18", 3090),
    ("hpmcounter19", 3091),
    ("hpmcounter20", 3092),
    ("hpmcounter21", 3093),
    ("hpmcounter22", 3094),
    ("hpmcounter23", 3095),
    ("hpmcounter24", 3096),
    ("hpmcounter25", 3097),
    ("hpmcounter26", 3098),
    ("hpmcounter27", 3099),
    ("hpmcounter28", 3100),
    ("hpmcounter29", 3101),
    ("hpmcounter30", 3102),
    ("hpmcounter31", 3103),
    ("hpmcounter3h", 3203),
    ("hpmcounter4h", 3204),
    ("hpmcounter5h", 3205),
    ("hpmcounter6h", 3206),
    ("hpmcounter7h", 3207),
    ("hpmcounter8h", 3208),
    ("hpmcounter9h", 3209),
    ("hpmcounter10h", 3210),
    ("hpmcounter11h", 3211),
    ("hpmcounter12h", 3212),
    ("hpmcounter13h", 3213),
    ("hpmcounter14h", 3214),
    ("hpmcounter15h", 3215),
    ("hpmcounter16h", 3216),
    ("hpmcounter17h", 3217),
    ("hpmcounter18h", 3218),
    ("hpmcounter19h", 3219),
    ("hpmcounter20h", 3220),
    ("hpmcounter21h", 3221),
    ("hpmcounter22h", 3222),
    ("hpmcounter23h", 3223),
    ("hpmcounter24h", 3224),
    ("hpmcounter25h", 3225),
    ("hpmcounter26h", 3226),
    ("hpmcounter27h", 3227),
    ("hpmcounter28h", 3228),
    ("hpmcounter29h", 3229),
    ("hpmcounter30h", 3230),
    ("hpmcounter31h", 3231),
    ("mcycle", 2816),
    ("mcycleh", 2944),
    ("minstret", 2818),
    ("minstreth", 2946),
    ("mhpmcounter3", 2819),
    ("mhpmcounter4", 2820),
    ("mhpmcounter5", 2821),
    ("mhpmcounter6", 2822),
    ("mhpmcounter7", 2823),
    ("mhpmcounter8", 2824),
    ("mhpmcounter9", 2825),
    ("mhpmcounter10", 2826),
    ("mhpmcounter11", 2827),
    ("mhpmcounter12", 2828),
    ("mhpmcounter13", 2829),
    ("mhpmcounter14", 2830),
    ("mhpmcounter15", 2831),
    ("mhpmcounter16", 2832),
    ("mhpmcounter17", 2833),
    ("mhpmcounter18", 2834),
    ("mhpmcounter19", 2835),
    ("mhpmcounter20", 2836),
    ("mhpmcounter21", 2837),
    ("mhpmcounter22", 2838),
    ("mhpmcounter23", 2839),
    ("mhpmcounter24", 2840),
    ("mhpmcounter25", 2841),
    ("mhpmcounter26", 2842),
    ("mhpmcounter27", 2843),
    ("mhpmcounter28", 2844),
    ("mhpmcounter29", 2845),
    ("mhpmcounter30", 2846),
    ("mhpmcounter31", 2847),
    ("mhpmcounter3h", 2947),
    ("mhpmcounter4h", 2948),
    ("mhpmcounter5h", 2949),
    ("mhpmcounter6h", 2950),
    ("mhpmcounter7h", 2951),
    ("mhpmcounter8h", 2952),
    ("mhpmcounter9h", 2953),
    ("mhpmcounter10h", 2954),
    ("mhpmcounter11h", 2955),
    ("mhpmcounter12h", 2956),
    ("mhpmcounter13h", 2957),
    ("mhpmcounter14h", 2958),
    ("mhpmcounter15h", 2959),
    ("mhpmcounter16h", 2960),
    ("mhpmcounter17h", 2961),
    ("mhpmcounter18h", 2962),
    ("mhpmcounter19h", 2963),
    ("mhpmcounter20h", 2964),
    ("mhpmcounter21h", 2965),
    ("mhpmcounter22h", 2966),
    ("mhpmcounter23h", 2967),
    ("mhpmcounter24h", 2968),
    ("mhpmcounter25h", 2969),
    ("mhpmcounter26h", 2970),
    ("mhpmcounter27h", 2971),
    ("mhpmcounter28h", 2972),
    ("mhpmcounter29h", 2973),
    ("mhpmcounter30h", 2974),
    ("mhpmcounter31h", 2975),
    ("mhpmevent3", 803),
    ("mhpmevent4", 804),
    ("mhpmevent5", 805),
    ("mhpmevent6", 806),
    ("mhpmevent7", 807),
    ("mhpmevent8", 808),
    ("mhpmevent9", 809),
    ("mhpmevent10", 810),
    ("mhpmevent11", 811),
    ("mhpmevent12", 812),
    ("mhpmevent13", 813),
    ("mhpmevent14", 814),
    ("mhpmevent15", 815),
    ("mhpmevent16", 816),
    ("mhpmevent17", 817),
    ("mhpmevent18", 818),
    ("mhpmevent19", 819),
    ("mhpmevent20", 820),
    ("mhpmevent21", 821),
    ("mhpmevent22", 822),
    ("mhpmevent23", 823),
    ("mhpmevent24", 824),
    ("mhpmevent25", 825),
    ("mhpmevent26", 826),
    ("mhpmevent27", 827),
    ("mhpmevent28", 828),
    ("mhpmevent29", 829),
    ("mhpmevent30", 830),
    ("mhpmevent31", 831),
    ("mcountinhibit", 800),
    ("mvendorid", 3857),
    ("marchid", 3858),
    ("mimpid", 3859),
    ("mhartid", 3860),
    ("mconfigptr", 3861),
    ("misa", 769),
    ("mstatus", 768),
    ("mstatush", 784),
    ("medeleg", 770),
    ("mideleg", 771),
    ("mie", 772),
    ("mip", 836),
    ("mtvec", 773),
    ("mcounteren", 774),
    ("menvcfg", 778),
    ("menvcfgh", 794),
    ("mscratch", 832),
    ("mepc", 833),
    ("mcause", 834),
    ("mtval", 835),
    ("tselect", 1952),
    ("tdata1", 1953),
    ("tdata2", 1954),
    ("tdata3", 1955),
    ("sstatus", 256),
    ("sie", 260),
    ("sip", 324),
    ("stvec", 261),
    ("scounteren", 262),
    ("senvcfg", 266),
    ("sscratch", 320),
    ("sepc", 321),
    ("scause", 322),
    ("stval", 323),
    ("satp", 384),
    ("pmpcfg0", 928),
    ("pmpcfg2", 930),
    ("pmpcfg4", 932),
    ("pmpcfg6", 934),
    ("pmpcfg8", 936),
    ("pmpcfg10", 938),
    ("pmpcfg12", 940),
    ("pmpcfg14", 942),
    ("pmpcfg1", 929),
    ("pmpcfg3", 931),
    ("pmpcfg5", 933),
    ("pmpcfg7", 935),
    ("pmpcfg9", 937),
    ("pmpcfg11", 939),
    ("pmpcfg13", 941),
    ("pmpcfg15", 943),
    ("pmpaddr0", 944),
    ("pmpaddr1", 945),
    ("pmpaddr2", 946),
    ("pmpaddr3", 947),
    ("pmpaddr4", 948),
    ("pmpaddr5", 949),
    ("pmpaddr6", 950),
    ("pmpaddr7", 951),
    ("pmpaddr8", 952),
    ("pmpaddr9", 953),
    ("pmpaddr10", 954),
    ("pmpaddr11", 955),
    ("pmpaddr12", 956),
    ("pmpaddr13", 957),
    ("pmpaddr14", 958),
    ("pmpaddr15", 959),
    ("pmpaddr16", 960),
    ("pmpaddr17", 961),
    ("pmpaddr18", 962),
    ("pmpaddr19", 963),
    ("pmpaddr20", 964),
    ("pmpaddr21", 965),
    ("pmpaddr22", 966),
    ("pmpaddr23", 967),
    ("pmpaddr24", 968),
    ("pmpaddr25", 969),
    ("pmpaddr26", 970),
    ("pmpaddr27", 971),
    ("pmpaddr28", 972),
    ("pmpaddr29", 973),
    ("pmpaddr30", 974),
    ("pmpaddr31", 975),
    ("pmpaddr32", 976),
    ("pmpaddr33", 977),
    ("pmpaddr34", 978),
    ("pmpaddr35", 979),
    ("pmpaddr36", 980),
    ("pmpaddr37", 981),
    ("pmpaddr38", 982),
    ("pmpaddr39", 983),
    ("pmpaddr40", 984),
    ("pmpaddr41", 985),
    ("pmpaddr42", 986),
    ("pmpaddr43", 987),
    ("pmpaddr44", 988),
    ("pmpaddr45", 989),
    ("pmpaddr46", 990),
    ("pmpaddr47", 991),
    ("pmpaddr48", 992),
    ("pmpaddr49", 993),
    ("pmpaddr50", 994),
    ("pmpaddr51", 995),
    ("pmpaddr52", 996),
    ("pmpaddr53", 997),
    ("pmpaddr54", 998),
    ("pmpaddr55", 999),
    ("pmpaddr56", 1000),
    ("pmpaddr57", 1001),
    ("pmpaddr58", 1002),
    ("pmpaddr59", 1003),
    ("pmpaddr60", 1004),
    ("pmpaddr61", 1005),
    ("pmpaddr62", 1006),
    ("pmpaddr63", 1007),
    ("vstart", 8),
    ("vxsat", 9),
    ("vxrm", 10),
    ("vcsr", 15),
    ("vl", 3104),
    ("vtype", 3105),
    ("vlenb", 3106),
    ("ssp", 17),
    ("seed", 21),
    ("sstateen0", 268),
    ("sstateen1", 269),
    ("sstateen2", 270),
    ("sstateen3", 271),
    ("scountinhibit", 288),
    ("stimecmp", 333),
    ("siselect", 336),
    ("sireg", 337),
    ("sireg2", 338),
    ("sireg3", 339),
    ("sireg4", 341),
    ("sireg5", 342),
    ("sireg6", 343),
    ("stopei", 348),
    ("srmcfg", 385),
    ("vsstatus", 512),
    ("vsie", 516),
    ("vstvec", 517),
    ("vsscratch", 576),
    ("vsepc", 577),
    ("vscause", 578),
    ("vstval", 579),
    ("vsip", 580),
    ("vstimecmp", 589),
    ("vsiselect", 592),
    ("vsireg", 593),
    ("vsireg2", 594),
    ("vsireg3", 595),
    ("vsireg4", 597),
    ("vsireg5", 598),
    ("vsireg6", 599),
    ("vstopei", 604),
    ("vsatp", 640),
    ("mvien", 776),
    ("mvip", 777),
    ("mstateen0", 780),
    ("mstateen1", 781),
    ("mstateen2", 782),
    ("mstateen3", 783),
    ("mtinst", 842),
    ("mtval2", 843),
    ("miselect", 848),
    ("mireg", 849),
    ("mireg2", 850),
    ("mireg3", 851),
    ("mireg4", 853),
    ("mireg5", 854),
    ("mireg6", 855),
    ("mtopei", 860),
    ("scontext", 1448),
    ("hstatus", 1536),
    ("hedeleg", 1538),
    ("hideleg", 1539),
    ("hie", 1540),
    ("htimedelta", 1541),
    ("hcounteren", 1542),
    ("hgeie", 1543),
    ("hvien", 1544),
    ("hvictl", 1545),
    ("henvcfg", 1546),
    ("hstateen0", 1548),
    ("hstateen1", 1549),
    ("hstateen2", 1550),
    ("hstateen3", 1551),
    ("htval", 1603),
    ("hip", 1604),
    ("hvip", 1605),
    ("hviprio1", 1606),
    ("hviprio2", 1607),
    ("htinst", 1610),
    ("hgatp", 1664),
    ("hcontext", 1704),
    ("mnscratch", 1856),
    ("mnepc", 1857),
    ("mncause", 1858),
    ("mnstatus", 1860),
    ("mseccfg", 1863),
    ("mcontext", 1960),
    ("dcsr", 1968),
    ("dpc", 1969),
    ("dscratch0", 1970),
    ("dscratch1", 1971),
    ("scountovf", 3488),
    ("stopi", 3504),
    ("hgeip", 3602),
    ("vstopi", 3760),
    ("mtopi", 4016),
    ("sieh", 276),
    ("siph", 340),
    ("stimecmph", 349),
    ("vsieh", 532),
    ("vsiph", 596),
    ("vstimecmph", 605),
    ("midelegh", 787),
    ("mieh", 788),
    ("mvienh", 792),
    ("mviph", 793),
    ("mstateen0h", 796),
    ("mstateen1h", 797),
    ("mstateen2h", 798),
    ("mstateen3h", 799),
    ("miph", 852),
    ("hidelegh", 1555),
    ("htimedeltah", 1557),
    ("hvienh", 1560),
    ("henvcfgh", 1562),
    ("hstateen0h", 1564),
    ("hstateen1h", 1565),
    ("hstateen2h", 1566),
    ("hstateen3h", 1567),
    ("hviph", 1621),
    ("hviprio1h", 1622),
    ("hviprio2h", 1623),
    ("mhpmevent3h", 1827),
    ("mhpmevent4h", 1828),
    ("mhpmevent5h", 1829),
    ("mhpmevent6h", 1830),
    ("mhpmevent7h", 1831),
    ("mhpmevent8h", 1832),
    ("mhpmevent9h", 1833),
    ("mhpmevent10h", 1834),
    ("mhpmevent11h", 1835),
    ("mhpmevent12h", 1836),
    ("mhpmevent13h", 1837),
    ("mhpmevent14h", 1838),
    ("mhpmevent15h", 1839),
    ("mhpmevent16h", 1840),
    ("mhpmevent17h", 1841),
    ("mhpmevent18h", 1842),
    ("mhpmevent19h", 1843),
    ("mhpmevent20h", 1844),
    ("mhpmevent21h", 1845),
    ("mhpmevent22h", 1846),
    ("mhpmevent23h", 1847),
    ("mhpmevent24h", 1848),
    ("mhpmevent25h", 1849),
    ("mhpmevent26h", 1850),
    ("mhpmevent27h", 1851),
    ("mhpmevent28h", 1852),
    ("mhpmevent29h", 1853),
    ("mhpmevent30h", 1854),
    ("mhpmevent31h", 1855),
    ("mseccfgh", 1879),
];
pub(crate) static TBBD79303: [Kind; 25] = [
    Kind::Enum {
        names: &T76D31D40,
        open: false,
    },
    Kind::Reg {
        file: 0,
        list: &[],
        exclude: &[],
        step: 1,
    },
    Kind::Reg {
        file: 0,
        list: &T2901A765,
        exclude: &[],
        step: 1,
    },
    Kind::Int,
    Kind::Reg {
        file: 1,
        list: &T2901A765,
        exclude: &[],
        step: 1,
    },
    Kind::Reg {
        file: 1,
        list: &[],
        exclude: &[],
        step: 1,
    },
    Kind::Enum {
        names: &TD6327870,
        open: false,
    },
    Kind::Flags {
        letters: "iorw",
        none: "0",
    },
    Kind::Enum {
        names: &TE762BE09,
        open: false,
    },
    Kind::Enum {
        names: &TD53F0243,
        open: false,
    },
    Kind::Enum {
        names: &T76364A84,
        open: false,
    },
    Kind::Enum {
        names: &TA26E94D1,
        open: false,
    },
    Kind::Sum {
        params: 0,
        alts: &T02BEE4B4,
    },
    Kind::Sum {
        params: 0,
        alts: &TB843A1FB,
    },
    Kind::Enum {
        names: &T18D142E5,
        open: false,
    },
    Kind::Reg {
        file: 4,
        list: &[],
        exclude: &[],
        step: 1,
    },
    Kind::Reg {
        file: 4,
        list: &[],
        exclude: &[],
        step: 1,
    },
    Kind::Reg {
        file: 4,
        list: &[],
        exclude: &[],
        step: 2,
    },
    Kind::Reg {
        file: 4,
        list: &[],
        exclude: &[],
        step: 4,
    },
    Kind::Reg {
        file: 4,
        list: &[],
        exclude: &[],
        step: 8,
    },
    Kind::Reg {
        file: 0,
        list: &[],
        exclude: &[],
        step: 2,
    },
    Kind::Enum {
        names: &TC6C0FF9C,
        open: false,
    },
    Kind::Reg {
        file: 0,
        list: &T56BE210D,
        exclude: &[],
        step: 1,
    },
    Kind::Enum {
        names: &T1B1C9911,
        open: false,
    },
    Kind::Enum {
        names: &T507FCB4F,
        open: true,
    },
];
pub(crate) static T875F586E: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x1, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static TAB87D904: [(u16, i64, Needs); 129] = [
    (24, 3200, Needs { any: &T875F586E }),
    (24, 3201, Needs { any: &T875F586E }),
    (24, 3202, Needs { any: &T875F586E }),
    (24, 3203, Needs { any: &T875F586E }),
    (24, 3204, Needs { any: &T875F586E }),
    (24, 3205, Needs { any: &T875F586E }),
    (24, 3206, Needs { any: &T875F586E }),
    (24, 3207, Needs { any: &T875F586E }),
    (24, 3208, Needs { any: &T875F586E }),
    (24, 3209, Needs { any: &T875F586E }),
    (24, 3210, Needs { any: &T875F586E }),
    (24, 3211, Needs { any: &T875F586E }),
    (24, 3212, Needs { any: &T875F586E }),
    (24, 3213, Needs { any: &T875F586E }),
    (24, 3214, Needs { any: &T875F586E }),
    (24, 3215, Needs { any: &T875F586E }),
    (24, 3216, Needs { any: &T875F586E }),
    (24, 3217, Needs { any: &T875F586E }),
    (24, 3218, Needs { any: &T875F586E }),
    (24, 3219, Needs { any: &T875F586E }),
    (24, 3220, Needs { any: &T875F586E }),
    (24, 3221, Needs { any: &T875F586E }),
    (24, 3222, Needs { any: &T875F586E }),
    (24, 3223, Needs { any: &T875F586E }),
    (24, 3224, Needs { any: &T875F586E }),
    (24, 3225, Needs { any: &T875F586E }),
    (24, 3226, Needs { any: &T875F586E }),
    (24, 3227, Needs { any: &T875F586E }),
    (24, 3228, Needs { any: &T875F586E }),
    (24, 3229, Needs { any: &T875F586E }),
    (24, 3230, Needs { any: &T875F586E }),
    (24, 3231, Needs { any: &T875F586E }),
    (24, 2944, Needs { any: &T875F586E }),
    (24, 2946, Needs { any: &T875F586E }),
    (24, 2947, Needs { any: &T875F586E }),
    (24, 2948, Needs { any: &T875F586E }),
    (24, 2949, Needs { any: &T875F586E }),
    (24, 2950, Needs { any: &T875F586E }),
    (24, 2951, Needs { any: &T875F586E }),
    (24, 2952, Needs { any: &T875F586E }),
    (24, 2953, Needs { any: &T875F586E }),
    (24, 2954, Needs { any: &T875F586E }),
    (24, 2955, Needs { any: &T875F586E }),
    (24, 2956, Needs { any: &T875F586E }),
    (24, 2957, Needs { any: &T875F586E }),
    (24, 2958, Needs { any: &T875F586E }),
    (24, 2959, Needs { any: &T875F586E }),
    (24, 2960, Needs { any: &T875F586E }),
    (24, 2961, Needs { any: &T875F586E }),
    (24, 2962, Needs { any: &T875F586E }),
    (24, 2963, Needs { any: &T875F586E }),
    (24, 2964, Needs { any: &T875F586E }),
    (24, 2965, Needs { any: &T875F586E }),
    (24, 2966, Needs { any: &T875F586E }),
    (24, 2967, Needs { any: &T875F586E }),
    (24, 2968, Needs { any: &T875F586E }),
    (24, 2969, Needs { any: &T875F586E }),
    (24, 2970, Needs { any: &T875F586E }),
    (24, 2971, Needs { any: &T875F586E }),
    (24, 2972, Needs { any: &T875F586E }),
    (24, 2973, Needs { any: &T875F586E }),
    (24, 2974, Needs { any: &T875F586E }),
    (24, 2975, Needs { any: &T875F586E }),
    (24, 784, Needs { any: &T875F586E }),
    (24, 794, Needs { any: &T875F586E }),
    (24, 929, Needs { any: &T875F586E }),
    (24, 931, Needs { any: &T875F586E }),
    (24, 933, Needs { any: &T875F586E }),
    (24, 935, Needs { any: &T875F586E }),
    (24, 937, Needs { any: &T875F586E }),
    (24, 939, Needs { any: &T875F586E }),
    (24, 941, Needs { any: &T875F586E }),
    (24, 943, Needs { any: &T875F586E }),
    (24, 276, Needs { any: &T875F586E }),
    (24, 340, Needs { any: &T875F586E }),
    (24, 349, Needs { any: &T875F586E }),
    (24, 532, Needs { any: &T875F586E }),
    (24, 596, Needs { any: &T875F586E }),
    (24, 605, Needs { any: &T875F586E }),
    (24, 787, Needs { any: &T875F586E }),
    (24, 788, Needs { any: &T875F586E }),
    (24, 792, Needs { any: &T875F586E }),
    (24, 793, Needs { any: &T875F586E }),
    (24, 796, Needs { any: &T875F586E }),
    (24, 797, Needs { any: &T875F586E }),
    (24, 798, Needs { any: &T875F586E }),
    (24, 799, Needs { any: &T875F586E }),
    (24, 852, Needs { any: &T875F586E }),
    (24, 1555, Needs { any: &T875F586E }),
    (24, 1557, Needs { any: &T875F586E }),
    (24, 1560, Needs { any: &T875F586E }),
    (24, 1562, Needs { any: &T875F586E }),
    (24, 1564, Needs { any: &T875F586E }),
    (24, 1565, Needs { any: &T875F586E }),
    (24, 1566, Needs { any: &T875F586E }),
    (24, 1567, Needs { any: &T875F586E }),
    (24, 1621, Needs { any: &T875F586E }),
    (24, 1622, Needs { any: &T875F586E }),
    (24, 1623, Needs { any: &T875F586E }),
    (24, 1827, Needs { any: &T875F586E }),
    (24, 1828, Needs { any: &T875F586E }),
    (24, 1829, Needs { any: &T875F586E }),
    (24, 1830, Needs { any: &T875F586E }),
    (24, 1831, Needs { any: &T875F586E }),
    (24, 1832, Needs { any: &T875F586E }),
    (24, 1833, Needs { any: &T875F586E }),
    (24, 1834, Needs { any: &T875F586E }),
    (24, 1835, Needs { any: &T875F586E }),
    (24, 1836, Needs { any: &T875F586E }),
    (24, 1837, Needs { any: &T875F586E }),
    (24, 1838, Needs { any: &T875F586E }),
    (24, 1839, Needs { any: &T875F586E }),
    (24, 1840, Needs { any: &T875F586E }),
    (24, 1841, Needs { any: &T875F586E }),
    (24, 1842, Needs { any: &T875F586E }),
    (24, 1843, Needs { any: &T875F586E }),
    (24, 1844, Needs { any: &T875F586E }),
    (24, 1845, Needs { any: &T875F586E }),
    (24, 1846, Needs { any: &T875F586E }),
    (24, 1847, Needs { any: &T875F586E }),
    (24, 1848, Needs { any: &T875F586E }),
    (24, 1849, Needs { any: &T875F586E }),
    (24, 1850, Needs { any: &T875F586E }),
    (24, 1851, Needs { any: &T875F586E }),
    (24, 1852, Needs { any: &T875F586E }),
    (24, 1853, Needs { any: &T875F586E }),
    (24, 1854, Needs { any: &T875F586E }),
    (24, 1855, Needs { any: &T875F586E }),
    (24, 1879, Needs { any: &T875F586E }),
];
pub(crate) static TFAED0C1B: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x8, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T3BB45600: [Piece; 1] = [
    Piece {
        word: 25,
        value: 0,
        len: 2,
    },
];
pub(crate) static T1F87F3DD: [Piece; 1] = [Piece { word: 7, value: 0, len: 5 }];
pub(crate) static T132C57AA: [Piece; 1] = [
    Piece {
        word: 20,
        value: 0,
        len: 5,
    },
];
pub(crate) static TABC3BE1A: [Piece; 1] = [
    Piece {
        word: 15,
        value: 0,
        len: 5,
    },
];
pub(crate) static TCFFBDC0D: [Operand; 4] = [
    Operand {
        name: "aqrl",
        kind: 0,
        width: 2,
        pieces: &T3BB45600,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rd",
        kind: 1,
        width: 5,
        dir: Dir::Out,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs2",
        kind: 1,
        width: 5,
        pieces: &T132C57AA,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs1",
        kind: 1,
        width: 5,
        pieces: &TABC3BE1A,
        ..Operand::DEFAULT
    },
];
pub(crate) static T74A0A039: [Part; 9] = [
    Part::Name,
    Part::Operand {
        index: 0,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(" "),
    Part::Operand {
        index: 1,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", "),
    Part::Operand {
        index: 2,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", ("),
    Part::Operand {
        index: 3,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(")"),
];
pub(crate) static T41BFCE07: [Part; 9] = [
    Part::Name,
    Part::Operand {
        index: 0,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(" "),
    Part::Operand {
        index: 1,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", "),
    Part::Operand {
        index: 2,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", 0("),
    Part::Operand {
        index: 3,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(")"),
];
pub(crate) static T85E402D3: [&[Part]; 2] = [&T74A0A039, &T41BFCE07];
pub(crate) static T464E8887: [Touch; 3] = [
    Touch {
        file: 0,
        which: Which::Operand(1),
        reads: 0,
        writes: 64,
    },
    Touch {
        file: 0,
        which: Which::Operand(2),
        reads: 32,
        writes: 0,
    },
    Touch {
        file: 0,
        which: Which::Operand(3),
        reads: 64,
        writes: 0,
    },
];
pub(crate) static T6FDA3739: [Flow; 3] = [
    Flow {
        from: End::Register(1),
        to: End::Memory,
    },
    Flow {
        from: End::Register(2),
        to: End::Address,
    },
    Flow {
        from: End::Memory,
        to: End::Register(0),
    },
];
pub(crate) static TEC5F6A47: [(&str, &str); 5] = [
    ("sem", "let b = X[rs2][8*4-1:0];\nX[rd] = sext(amo(X[rs1], 4, |old| b));"),
    ("latency", "5"),
    ("atomic", "yes"),
    ("acquire", "aqrl & 2"),
    ("release", "aqrl & 1"),
];
pub(crate) static T55BE0F9E: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0xa, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T64607D48: [Touch; 3] = [
    Touch {
        file: 0,
        which: Which::Operand(1),
        reads: 0,
        writes: 64,
    },
    Touch {
        file: 0,
        which: Which::Operand(2),
        reads: 64,
        writes: 0,
    },
    Touch {
        file: 0,
        which: Which::Operand(3),
        reads: 64,
        writes: 0,
    },
];
pub(crate) static TB357C417: [(&str, &str); 5] = [
    ("sem", "let b = X[rs2][8*8-1:0];\nX[rd] = sext(amo(X[rs1], 8, |old| b));"),
    ("latency", "5"),
    ("atomic", "yes"),
    ("acquire", "aqrl & 2"),
    ("release", "aqrl & 1"),
];
pub(crate) static T8E85D6DC: [Flow; 4] = [
    Flow {
        from: End::Register(1),
        to: End::Memory,
    },
    Flow {
        from: End::Register(2),
        to: End::Address,
    },
    Flow {
        from: End::Memory,
        to: End::Register(0),
    },
    Flow {
        from: End::Memory,
        to: End::Memory,
    },
];
pub(crate) static TBC1389FB: [(&str, &str); 5] = [
    ("sem", "let b = X[rs2][8*4-1:0];\nX[rd] = sext(amo(X[rs1], 4, |old| old + b));"),
    ("latency", "5"),
    ("atomic", "yes"),
    ("acquire", "aqrl & 2"),
    ("release", "aqrl & 1"),
];
pub(crate) static T1AD27D8B: [(&str, &str); 5] = [
    ("sem", "let b = X[rs2][8*8-1:0];\nX[rd] = sext(amo(X[rs1], 8, |old| old + b));"),
    ("latency", "5"),
    ("atomic", "yes"),
    ("acquire", "aqrl & 2"),
    ("release", "aqrl & 1"),
];
pub(crate) static TE43C0DF6: [(&str, &str); 5] = [
    ("sem", "let b = X[rs2][8*4-1:0];\nX[rd] = sext(amo(X[rs1], 4, |old| old ^ b));"),
    ("latency", "5"),
    ("atomic", "yes"),
    ("acquire", "aqrl & 2"),
    ("release", "aqrl & 1"),
];
pub(crate) static TB31B61A6: [(&str, &str); 5] = [
    ("sem", "let b = X[rs2][8*8-1:0];\nX[rd] = sext(amo(X[rs1], 8, |old| old ^ b));"),
    ("latency", "5"),
    ("atomic", "yes"),
    ("acquire", "aqrl & 2"),
    ("release", "aqrl & 1"),
];
pub(crate) static TA5FE659E: [(&str, &str); 5] = [
    ("sem", "let b = X[rs2][8*4-1:0];\nX[rd] = sext(amo(X[rs1], 4, |old| old & b));"),
    ("latency", "5"),
    ("atomic", "yes"),
    ("acquire", "aqrl & 2"),
    ("release", "aqrl & 1"),
];
pub(crate) static T74D4B42E: [(&str, &str); 5] = [
    ("sem", "let b = X[rs2][8*8-1:0];\nX[rd] = sext(amo(X[rs1], 8, |old| old & b));"),
    ("latency", "5"),
    ("atomic", "yes"),
    ("acquire", "aqrl & 2"),
    ("release", "aqrl & 1"),
];
pub(crate) static T6FA0DEFC: [(&str, &str); 5] = [
    ("sem", "let b = X[rs2][8*4-1:0];\nX[rd] = sext(amo(X[rs1], 4, |old| old | b));"),
    ("latency", "5"),
    ("atomic", "yes"),
    ("acquire", "aqrl & 2"),
    ("release", "aqrl & 1"),
];
pub(crate) static TFD2BCAEC: [(&str, &str); 5] = [
    ("sem", "let b = X[rs2][8*8-1:0];\nX[rd] = sext(amo(X[rs1], 8, |old| old | b));"),
    ("latency", "5"),
    ("atomic", "yes"),
    ("acquire", "aqrl & 2"),
    ("release", "aqrl & 1"),
];
pub(crate) static TA0D0B397: [(&str, &str); 5] = [
    (
        "sem",
        "let b = X[rs2][8*4-1:0];\nX[rd] = sext(amo(X[rs1], 4, |old| min_s(old, b)));",
    ),
    ("latency", "5"),
    ("atomic", "yes"),
    ("acquire", "aqrl & 2"),
    ("release", "aqrl & 1"),
];
pub(crate) static TF5442FE7: [(&str, &str); 5] = [
    (
        "sem",
        "let b = X[rs2][8*8-1:0];\nX[rd] = sext(amo(X[rs1], 8, |old| min_s(old, b)));",
    ),
    ("latency", "5"),
    ("atomic", "yes"),
    ("acquire", "aqrl & 2"),
    ("release", "aqrl & 1"),
];
pub(crate) static T5426801D: [(&str, &str); 5] = [
    (
        "sem",
        "let b = X[rs2][8*4-1:0];\nX[rd] = sext(amo(X[rs1], 4, |old| max_s(old, b)));",
    ),
    ("latency", "5"),
    ("atomic", "yes"),
    ("acquire", "aqrl & 2"),
    ("release", "aqrl & 1"),
];
pub(crate) static T5B6FBACD: [(&str, &str); 5] = [
    (
        "sem",
        "let b = X[rs2][8*8-1:0];\nX[rd] = sext(amo(X[rs1], 8, |old| max_s(old, b)));",
    ),
    ("latency", "5"),
    ("atomic", "yes"),
    ("acquire", "aqrl & 2"),
    ("release", "aqrl & 1"),
];
pub(crate) static T8C7C8889: [(&str, &str); 5] = [
    (
        "sem",
        "let b = X[rs2][8*4-1:0];\nX[rd] = sext(amo(X[rs1], 4, |old| min_u(old, b)));",
    ),
    ("latency", "5"),
    ("atomic", "yes"),
    ("acquire", "aqrl & 2"),
    ("release", "aqrl & 1"),
];
pub(crate) static TBEB6CA59: [(&str, &str); 5] = [
    (
        "sem",
        "let b = X[rs2][8*8-1:0];\nX[rd] = sext(amo(X[rs1], 8, |old| min_u(old, b)));",
    ),
    ("latency", "5"),
    ("atomic", "yes"),
    ("acquire", "aqrl & 2"),
    ("release", "aqrl & 1"),
];
pub(crate) static T9E239273: [(&str, &str); 5] = [
    (
        "sem",
        "let b = X[rs2][8*4-1:0];\nX[rd] = sext(amo(X[rs1], 4, |old| max_u(old, b)));",
    ),
    ("latency", "5"),
    ("atomic", "yes"),
    ("acquire", "aqrl & 2"),
    ("release", "aqrl & 1"),
];
pub(crate) static TC3C52C23: [(&str, &str); 5] = [
    (
        "sem",
        "let b = X[rs2][8*8-1:0];\nX[rd] = sext(amo(X[rs1], 8, |old| max_u(old, b)));",
    ),
    ("latency", "5"),
    ("atomic", "yes"),
    ("acquire", "aqrl & 2"),
    ("release", "aqrl & 1"),
];
pub(crate) static TBDBF886F: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x4, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T57DA72E8: [Operand; 3] = [
    Operand {
        name: "aqrl",
        kind: 0,
        width: 2,
        pieces: &T3BB45600,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rd",
        kind: 1,
        width: 5,
        dir: Dir::Out,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs1",
        kind: 1,
        width: 5,
        pieces: &TABC3BE1A,
        ..Operand::DEFAULT
    },
];
pub(crate) static TA15EF624: [Part; 7] = [
    Part::Name,
    Part::Operand {
        index: 0,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(" "),
    Part::Operand {
        index: 1,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", ("),
    Part::Operand {
        index: 2,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(")"),
];
pub(crate) static T96BEC02E: [Part; 7] = [
    Part::Name,
    Part::Operand {
        index: 0,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(" "),
    Part::Operand {
        index: 1,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", 0("),
    Part::Operand {
        index: 2,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(")"),
];
pub(crate) static T5FCB6A4E: [&[Part]; 2] = [&TA15EF624, &T96BEC02E];
pub(crate) static T3C37E843: [Touch; 2] = [
    Touch {
        file: 0,
        which: Which::Operand(1),
        reads: 0,
        writes: 64,
    },
    Touch {
        file: 0,
        which: Which::Operand(2),
        reads: 64,
        writes: 0,
    },
];
pub(crate) static TD8866385: [Flow; 2] = [
    Flow {
        from: End::Register(1),
        to: End::Address,
    },
    Flow {
        from: End::Memory,
        to: End::Register(0),
    },
];
pub(crate) static T1B59D0F2: [(&str, &str); 6] = [
    (
        "sem",
        "let a = X[rs1];\naligned(a, 4, LoadMisaligned);\nlet v = mem[a, 4];\nresv_valid = 1;\nresv_addr = a;\nresv_size = 4;\nX[rd] = sext(v);",
    ),
    ("reservation", "made"),
    ("latency", "5"),
    ("atomic", "yes"),
    ("acquire", "aqrl & 2"),
    ("release", "aqrl & 1"),
];
pub(crate) static TB2A2DE39: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x6, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T344B78C6: [(&str, &str); 6] = [
    (
        "sem",
        "let a = X[rs1];\naligned(a, 8, LoadMisaligned);\nlet v = mem[a, 8];\nresv_valid = 1;\nresv_addr = a;\nresv_size = 8;\nX[rd] = sext(v);",
    ),
    ("reservation", "made"),
    ("latency", "5"),
    ("atomic", "yes"),
    ("acquire", "aqrl & 2"),
    ("release", "aqrl & 1"),
];
pub(crate) static T152DF022: [Touch; 3] = [
    Touch {
        file: 0,
        which: Which::Operand(1),
        reads: 0,
        writes: 1,
    },
    Touch {
        file: 0,
        which: Which::Operand(2),
        reads: 32,
        writes: 0,
    },
    Touch {
        file: 0,
        which: Which::Operand(3),
        reads: 64,
        writes: 0,
    },
];
pub(crate) static TD6ACA8F2: [Flow; 5] = [
    Flow {
        from: End::Register(1),
        to: End::Memory,
    },
    Flow {
        from: End::Register(2),
        to: End::Register(0),
    },
    Flow {
        from: End::Register(2),
        to: End::Address,
    },
    Flow {
        from: End::State,
        to: End::Register(0),
    },
    Flow {
        from: End::State,
        to: End::Address,
    },
];
pub(crate) static T2FE25836: [(&str, &str); 6] = [
    (
        "sem",
        "let a = X[rs1];\naligned(a, 4, StoreMisaligned);\nlet ok = resv_valid && resv_addr == a && resv_size == 4;\nresv_valid = 0;\nif ok {\n  mem[a, 4] = trunc(X[rs2]);\n}\nX[rd] = zext(!ok);",
    ),
    ("reservation", "used"),
    ("latency", "5"),
    ("atomic", "yes"),
    ("acquire", "aqrl & 2"),
    ("release", "aqrl & 1"),
];
pub(crate) static TEE2A6D49: [Touch; 3] = [
    Touch {
        file: 0,
        which: Which::Operand(1),
        reads: 0,
        writes: 1,
    },
    Touch {
        file: 0,
        which: Which::Operand(2),
        reads: 64,
        writes: 0,
    },
    Touch {
        file: 0,
        which: Which::Operand(3),
        reads: 64,
        writes: 0,
    },
];
pub(crate) static T635EDF2A: [(&str, &str); 6] = [
    (
        "sem",
        "let a = X[rs1];\naligned(a, 8, StoreMisaligned);\nlet ok = resv_valid && resv_addr == a && resv_size == 8;\nresv_valid = 0;\nif ok {\n  mem[a, 8] = trunc(X[rs2]);\n}\nX[rd] = zext(!ok);",
    ),
    ("reservation", "used"),
    ("latency", "5"),
    ("atomic", "yes"),
    ("acquire", "aqrl & 2"),
    ("release", "aqrl & 1"),
];
pub(crate) static T36510FF9: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x20, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T118B73BA: [Piece; 1] = [Piece { word: 2, value: 0, len: 3 }];
pub(crate) static T886B062E: [Piece; 4] = [
    Piece {
        word: 11,
        value: 4,
        len: 2,
    },
    Piece { word: 7, value: 6, len: 4 },
    Piece { word: 6, value: 2, len: 1 },
    Piece { word: 5, value: 3, len: 1 },
];
pub(crate) static T84A8F2D8: [i64; 1] = [0];
pub(crate) static T13AD6B17: [Operand; 2] = [
    Operand {
        name: "rdc",
        kind: 2,
        width: 3,
        dir: Dir::Out,
        pieces: &T118B73BA,
        ..Operand::DEFAULT
    },
    Operand {
        name: "uimm",
        kind: 3,
        width: 10,
        align: 2,
        pieces: &T886B062E,
        except: &T84A8F2D8,
        ..Operand::DEFAULT
    },
];
pub(crate) static TF2551DCC: [Part; 5] = [
    Part::Name,
    Part::Text(" "),
    Part::Operand {
        index: 0,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", sp, "),
    Part::Operand {
        index: 1,
        lead: "",
        trail: "",
        optional: false,
    },
];
pub(crate) static TAF4A5691: [&[Part]; 1] = [&TF2551DCC];
pub(crate) static T15C0D5EF: [Expr; 3] = [
    Expr::Operand(0),
    Expr::Num(2),
    Expr::Operand(1),
];
pub(crate) static T721E5B75: [Touch; 2] = [
    Touch {
        file: 0,
        which: Which::Operand(0),
        reads: 0,
        writes: 64,
    },
    Touch {
        file: 0,
        which: Which::Fixed(2),
        reads: 64,
        writes: 0,
    },
];
pub(crate) static T42B7485B: [Flow; 1] = [
    Flow {
        from: End::Register(1),
        to: End::Register(0),
    },
];
pub(crate) static T79FE89A3: [Piece; 3] = [
    Piece {
        word: 10,
        value: 3,
        len: 3,
    },
    Piece { word: 6, value: 2, len: 1 },
    Piece { word: 5, value: 6, len: 1 },
];
pub(crate) static T09295AD7: [Piece; 1] = [Piece { word: 7, value: 0, len: 3 }];
pub(crate) static T89FF5C32: [Operand; 3] = [
    Operand {
        name: "rdc",
        kind: 2,
        width: 3,
        dir: Dir::Out,
        pieces: &T118B73BA,
        ..Operand::DEFAULT
    },
    Operand {
        name: "uimm",
        kind: 3,
        width: 7,
        align: 2,
        pieces: &T79FE89A3,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs1c",
        kind: 2,
        width: 3,
        pieces: &T09295AD7,
        ..Operand::DEFAULT
    },
];
pub(crate) static TD2FE8CB1: [Part; 8] = [
    Part::Name,
    Part::Text(" "),
    Part::Operand {
        index: 0,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", "),
    Part::Operand {
        index: 1,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text("("),
    Part::Operand {
        index: 2,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(")"),
];
pub(crate) static TC6BE2600: [Part; 6] = [
    Part::Name,
    Part::Text(" "),
    Part::Operand {
        index: 0,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", ("),
    Part::Operand {
        index: 2,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(")"),
];
pub(crate) static TE9897D59: [&[Part]; 2] = [&TD2FE8CB1, &TC6BE2600];
pub(crate) static TED2B4210: [Expr; 3] = [
    Expr::Operand(0),
    Expr::Operand(1),
    Expr::Operand(2),
];
pub(crate) static TA0FD8370: [Touch; 2] = [
    Touch {
        file: 0,
        which: Which::Operand(0),
        reads: 0,
        writes: 64,
    },
    Touch {
        file: 0,
        which: Which::Operand(2),
        reads: 64,
        writes: 0,
    },
];
pub(crate) static T2732D02F: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x22, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T995701CF: [Piece; 2] = [
    Piece {
        word: 10,
        value: 3,
        len: 3,
    },
    Piece { word: 5, value: 6, len: 2 },
];
pub(crate) static TA086445A: [Operand; 3] = [
    Operand {
        name: "rdc",
        kind: 2,
        width: 3,
        dir: Dir::Out,
        pieces: &T118B73BA,
        ..Operand::DEFAULT
    },
    Operand {
        name: "uimm",
        kind: 3,
        width: 8,
        align: 3,
        pieces: &T995701CF,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs1c",
        kind: 2,
        width: 3,
        pieces: &T09295AD7,
        ..Operand::DEFAULT
    },
];
pub(crate) static TF20C445B: [Operand; 3] = [
    Operand {
        name: "rs2c",
        kind: 2,
        width: 3,
        pieces: &T118B73BA,
        ..Operand::DEFAULT
    },
    Operand {
        name: "uimm",
        kind: 3,
        width: 7,
        align: 2,
        pieces: &T79FE89A3,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs1c",
        kind: 2,
        width: 3,
        pieces: &T09295AD7,
        ..Operand::DEFAULT
    },
];
pub(crate) static T88629E7F: [Touch; 2] = [
    Touch {
        file: 0,
        which: Which::Operand(0),
        reads: 32,
        writes: 0,
    },
    Touch {
        file: 0,
        which: Which::Operand(2),
        reads: 64,
        writes: 0,
    },
];
pub(crate) static TA355812B: [Flow; 2] = [
    Flow {
        from: End::Register(0),
        to: End::Memory,
    },
    Flow {
        from: End::Register(1),
        to: End::Address,
    },
];
pub(crate) static T803192E7: [Operand; 3] = [
    Operand {
        name: "rs2c",
        kind: 2,
        width: 3,
        pieces: &T118B73BA,
        ..Operand::DEFAULT
    },
    Operand {
        name: "uimm",
        kind: 3,
        width: 8,
        align: 3,
        pieces: &T995701CF,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs1c",
        kind: 2,
        width: 3,
        pieces: &T09295AD7,
        ..Operand::DEFAULT
    },
];
pub(crate) static T86154F94: [Touch; 2] = [
    Touch {
        file: 0,
        which: Which::Operand(0),
        reads: 64,
        writes: 0,
    },
    Touch {
        file: 0,
        which: Which::Operand(2),
        reads: 64,
        writes: 0,
    },
];
pub(crate) static TDAC522CB: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x80, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T8A6C0A18: [Operand; 3] = [
    Operand {
        name: "fdc",
        kind: 4,
        width: 3,
        dir: Dir::Out,
        pieces: &T118B73BA,
        ..Operand::DEFAULT
    },
    Operand {
        name: "uimm",
        kind: 3,
        width: 7,
        align: 2,
        pieces: &T79FE89A3,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs1c",
        kind: 2,
        width: 3,
        pieces: &T09295AD7,
        ..Operand::DEFAULT
    },
];
pub(crate) static T5ADC8267: [Touch; 2] = [
    Touch {
        file: 1,
        which: Which::Operand(0),
        reads: 0,
        writes: 64,
    },
    Touch {
        file: 0,
        which: Which::Operand(2),
        reads: 64,
        writes: 0,
    },
];
pub(crate) static TB4260F17: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x40, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T34871514: [Operand; 3] = [
    Operand {
        name: "fdc",
        kind: 4,
        width: 3,
        dir: Dir::Out,
        pieces: &T118B73BA,
        ..Operand::DEFAULT
    },
    Operand {
        name: "uimm",
        kind: 3,
        width: 8,
        align: 3,
        pieces: &T995701CF,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs1c",
        kind: 2,
        width: 3,
        pieces: &T09295AD7,
        ..Operand::DEFAULT
    },
];
pub(crate) static T77F38265: [Operand; 3] = [
    Operand {
        name: "fs2c",
        kind: 4,
        width: 3,
        pieces: &T118B73BA,
        ..Operand::DEFAULT
    },
    Operand {
        name: "uimm",
        kind: 3,
        width: 7,
        align: 2,
        pieces: &T79FE89A3,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs1c",
        kind: 2,
        width: 3,
        pieces: &T09295AD7,
        ..Operand::DEFAULT
    },
];
pub(crate) static TBF828DA8: [Touch; 2] = [
    Touch {
        file: 1,
        which: Which::Operand(0),
        reads: 32,
        writes: 0,
    },
    Touch {
        file: 0,
        which: Which::Operand(2),
        reads: 64,
        writes: 0,
    },
];
pub(crate) static TEAB6CE9D: [Operand; 3] = [
    Operand {
        name: "fs2c",
        kind: 4,
        width: 3,
        pieces: &T118B73BA,
        ..Operand::DEFAULT
    },
    Operand {
        name: "uimm",
        kind: 3,
        width: 8,
        align: 3,
        pieces: &T995701CF,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs1c",
        kind: 2,
        width: 3,
        pieces: &T09295AD7,
        ..Operand::DEFAULT
    },
];
pub(crate) static T01CC47CF: [Touch; 2] = [
    Touch {
        file: 1,
        which: Which::Operand(0),
        reads: 64,
        writes: 0,
    },
    Touch {
        file: 0,
        which: Which::Operand(2),
        reads: 64,
        writes: 0,
    },
];
pub(crate) static T13910B7F: [Piece; 2] = [
    Piece {
        word: 12,
        value: 5,
        len: 1,
    },
    Piece { word: 2, value: 0, len: 5 },
];
pub(crate) static TF78963D2: [Operand; 1] = [
    Operand {
        name: "imm",
        kind: 3,
        width: 6,
        signed: true,
        pieces: &T13910B7F,
        ..Operand::DEFAULT
    },
];
pub(crate) static T9BECFE58: [Part; 2] = [
    Part::Text(" "),
    Part::Operand {
        index: 0,
        lead: "",
        trail: "",
        optional: false,
    },
];
pub(crate) static T29F5DA6E: [Part; 2] = [
    Part::Name,
    Part::Choice {
        cond: Expr::Bin(BinOp::Ne, &Expr::Operand(0), &Expr::Num(0)),
        yes: &T9BECFE58,
        no: &[],
    },
];
pub(crate) static T0246C71C: [&[Part]; 1] = [&T29F5DA6E];
pub(crate) static T400C67E9: [Expr; 3] = [Expr::Num(0), Expr::Num(0), Expr::Operand(0)];
pub(crate) static TDB5327B2: [Operand; 2] = [
    Operand {
        name: "rds",
        kind: 1,
        width: 5,
        dir: Dir::InOut,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "imm",
        kind: 3,
        width: 6,
        signed: true,
        pieces: &T13910B7F,
        ..Operand::DEFAULT
    },
];
pub(crate) static TAF5BC8E3: [Expr; 1] = [
    Expr::Bin(BinOp::Ne, &Expr::Operand(0), &Expr::Num(0)),
];
pub(crate) static T1FA3D075: [Part; 5] = [
    Part::Name,
    Part::Text(" "),
    Part::Operand {
        index: 0,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", "),
    Part::Operand {
        index: 1,
        lead: "",
        trail: "",
        optional: false,
    },
];
pub(crate) static TB855FCFF: [&[Part]; 1] = [&T1FA3D075];
pub(crate) static TF6D20B2E: [Expr; 3] = [
    Expr::Operand(0),
    Expr::Operand(0),
    Expr::Operand(1),
];
pub(crate) static TDF6BC876: [Touch; 1] = [
    Touch {
        file: 0,
        which: Which::Operand(0),
        reads: 64,
        writes: 64,
    },
];
pub(crate) static TAB85D8CA: [Flow; 1] = [
    Flow {
        from: End::Register(0),
        to: End::Register(0),
    },
];
pub(crate) static T4160A1F4: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x21, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T4E5B5168: [Piece; 8] = [
    Piece {
        word: 12,
        value: 11,
        len: 1,
    },
    Piece {
        word: 11,
        value: 4,
        len: 1,
    },
    Piece { word: 9, value: 8, len: 2 },
    Piece {
        word: 8,
        value: 10,
        len: 1,
    },
    Piece { word: 7, value: 6, len: 1 },
    Piece { word: 6, value: 7, len: 1 },
    Piece { word: 3, value: 1, len: 3 },
    Piece { word: 2, value: 5, len: 1 },
];
pub(crate) static T645C0722: [Operand; 1] = [
    Operand {
        name: "imm",
        kind: 3,
        width: 12,
        signed: true,
        align: 1,
        pieces: &T4E5B5168,
        pcrel: true,
        ..Operand::DEFAULT
    },
];
pub(crate) static T99F03378: [Part; 3] = [
    Part::Name,
    Part::Text(" "),
    Part::Operand {
        index: 0,
        lead: "",
        trail: "",
        optional: false,
    },
];
pub(crate) static TDB893BFD: [&[Part]; 1] = [&T99F03378];
pub(crate) static T681B0B58: [Expr; 2] = [Expr::Num(1), Expr::Operand(0)];
pub(crate) static T333A3B9F: [Touch; 1] = [
    Touch {
        file: 0,
        which: Which::Fixed(1),
        reads: 0,
        writes: 32,
    },
];
pub(crate) static T5285936F: [Touch; 1] = [
    Touch {
        file: 0,
        which: Which::Operand(0),
        reads: 32,
        writes: 64,
    },
];
pub(crate) static T3D5E9E40: [Operand; 2] = [
    Operand {
        name: "rd",
        kind: 1,
        width: 5,
        dir: Dir::Out,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "imm",
        kind: 3,
        width: 6,
        signed: true,
        pieces: &T13910B7F,
        ..Operand::DEFAULT
    },
];
pub(crate) static T087D11E5: [Expr; 3] = [
    Expr::Operand(0),
    Expr::Num(0),
    Expr::Operand(1),
];
pub(crate) static T354A178C: [Touch; 1] = [
    Touch {
        file: 0,
        which: Which::Operand(0),
        reads: 0,
        writes: 64,
    },
];
pub(crate) static TFBFBFD5F: [Piece; 5] = [
    Piece {
        word: 12,
        value: 9,
        len: 1,
    },
    Piece { word: 6, value: 4, len: 1 },
    Piece { word: 5, value: 6, len: 1 },
    Piece { word: 3, value: 7, len: 2 },
    Piece { word: 2, value: 5, len: 1 },
];
pub(crate) static T64AAEA4E: [Operand; 1] = [
    Operand {
        name: "imm",
        kind: 3,
        width: 10,
        signed: true,
        align: 4,
        pieces: &TFBFBFD5F,
        except: &T84A8F2D8,
        ..Operand::DEFAULT
    },
];
pub(crate) static T886FE599: [Part; 3] = [
    Part::Name,
    Part::Text(" sp, "),
    Part::Operand {
        index: 0,
        lead: "",
        trail: "",
        optional: false,
    },
];
pub(crate) static T92831902: [&[Part]; 1] = [&T886FE599];
pub(crate) static T3ADA37D5: [Expr; 3] = [Expr::Num(2), Expr::Num(2), Expr::Operand(0)];
pub(crate) static T8A8668BF: [Touch; 1] = [
    Touch {
        file: 0,
        which: Which::Fixed(2),
        reads: 64,
        writes: 64,
    },
];
pub(crate) static T49A47762: [Operand; 2] = [
    Operand {
        name: "rd",
        kind: 1,
        width: 5,
        dir: Dir::Out,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "imm",
        kind: 3,
        width: 6,
        signed: true,
        pieces: &T13910B7F,
        except: &T84A8F2D8,
        shown: Some(20),
        ..Operand::DEFAULT
    },
];
pub(crate) static T38116A11: [Expr; 1] = [
    Expr::Bin(BinOp::Ne, &Expr::Operand(0), &Expr::Num(2)),
];
pub(crate) static T833D7C0E: [Expr; 2] = [
    Expr::Operand(0),
    Expr::Bin(BinOp::BitAnd, &Expr::Operand(1), &Expr::Num(1048575)),
];
pub(crate) static TDAD40768: [Piece; 1] = [Piece { word: 2, value: 0, len: 5 }];
pub(crate) static T0000D3CC: [Operand; 2] = [
    Operand {
        name: "rdsc",
        kind: 2,
        width: 3,
        dir: Dir::InOut,
        pieces: &T09295AD7,
        ..Operand::DEFAULT
    },
    Operand {
        name: "shamt",
        kind: 3,
        width: 5,
        pieces: &TDAD40768,
        ..Operand::DEFAULT
    },
];
pub(crate) static T9533C29A: [Part; 2] = [
    Part::Text("64 "),
    Part::Operand {
        index: 0,
        lead: "",
        trail: "",
        optional: false,
    },
];
pub(crate) static T73D7C5D5: [Part; 4] = [
    Part::Text(" "),
    Part::Operand {
        index: 0,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", "),
    Part::Operand {
        index: 1,
        lead: "",
        trail: "",
        optional: false,
    },
];
pub(crate) static TF122BF58: [Part; 2] = [
    Part::Name,
    Part::Choice {
        cond: Expr::Bin(BinOp::Eq, &Expr::Operand(1), &Expr::Num(0)),
        yes: &T9533C29A,
        no: &T73D7C5D5,
    },
];
pub(crate) static TD301DD09: [&[Part]; 2] = [&TF122BF58, &T1FA3D075];
pub(crate) static T655F739E: [Touch; 1] = [
    Touch {
        file: 0,
        which: Which::Operand(0),
        reads: 32,
        writes: 32,
    },
];
pub(crate) static TDFF4B9FE: [Operand; 2] = [
    Operand {
        name: "rdsc",
        kind: 2,
        width: 3,
        dir: Dir::InOut,
        pieces: &T09295AD7,
        ..Operand::DEFAULT
    },
    Operand {
        name: "shamt",
        kind: 3,
        width: 6,
        pieces: &T13910B7F,
        ..Operand::DEFAULT
    },
];
pub(crate) static TD6F9B762: [Operand; 2] = [
    Operand {
        name: "rdsc",
        kind: 2,
        width: 3,
        dir: Dir::InOut,
        pieces: &T09295AD7,
        ..Operand::DEFAULT
    },
    Operand {
        name: "imm",
        kind: 3,
        width: 6,
        signed: true,
        pieces: &T13910B7F,
        ..Operand::DEFAULT
    },
];
pub(crate) static TB640615F: [Operand; 2] = [
    Operand {
        name: "rdsc",
        kind: 2,
        width: 3,
        dir: Dir::InOut,
        pieces: &T09295AD7,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs2c",
        kind: 2,
        width: 3,
        pieces: &T118B73BA,
        ..Operand::DEFAULT
    },
];
pub(crate) static T140CC7D3: [Touch; 2] = [
    Touch {
        file: 0,
        which: Which::Operand(0),
        reads: 64,
        writes: 64,
    },
    Touch {
        file: 0,
        which: Which::Operand(1),
        reads: 64,
        writes: 0,
    },
];
pub(crate) static T4B458B3E: [Flow; 2] = [
    Flow {
        from: End::Register(0),
        to: End::Register(0),
    },
    Flow {
        from: End::Register(1),
        to: End::Register(0),
    },
];
pub(crate) static T674434D9: [Touch; 2] = [
    Touch {
        file: 0,
        which: Which::Operand(0),
        reads: 32,
        writes: 64,
    },
    Touch {
        file: 0,
        which: Which::Operand(1),
        reads: 32,
        writes: 0,
    },
];
pub(crate) static TBF97C703: [Expr; 2] = [Expr::Num(0), Expr::Operand(0)];
pub(crate) static T73A13002: [Piece; 5] = [
    Piece {
        word: 12,
        value: 8,
        len: 1,
    },
    Piece {
        word: 10,
        value: 3,
        len: 2,
    },
    Piece { word: 5, value: 6, len: 2 },
    Piece { word: 3, value: 1, len: 2 },
    Piece { word: 2, value: 5, len: 1 },
];
pub(crate) static T9136D70D: [Operand; 2] = [
    Operand {
        name: "rs1c",
        kind: 2,
        width: 3,
        pieces: &T09295AD7,
        ..Operand::DEFAULT
    },
    Operand {
        name: "imm",
        kind: 3,
        width: 9,
        signed: true,
        align: 1,
        pieces: &T73A13002,
        pcrel: true,
        ..Operand::DEFAULT
    },
];
pub(crate) static T3112A030: [Touch; 1] = [
    Touch {
        file: 0,
        which: Which::Operand(0),
        reads: 64,
        writes: 0,
    },
];
pub(crate) static TD483FB07: [Flow; 1] = [
    Flow {
        from: End::Register(0),
        to: End::Target,
    },
];
pub(crate) static T6139AEDC: [Operand; 2] = [
    Operand {
        name: "rds",
        kind: 1,
        width: 5,
        dir: Dir::InOut,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "shamt",
        kind: 3,
        width: 5,
        pieces: &TDAD40768,
        ..Operand::DEFAULT
    },
];
pub(crate) static TA738F92E: [Operand; 2] = [
    Operand {
        name: "rds",
        kind: 1,
        width: 5,
        dir: Dir::InOut,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "shamt",
        kind: 3,
        width: 6,
        pieces: &T13910B7F,
        ..Operand::DEFAULT
    },
];
pub(crate) static TB3AD6495: [Piece; 3] = [
    Piece {
        word: 12,
        value: 5,
        len: 1,
    },
    Piece { word: 4, value: 2, len: 3 },
    Piece { word: 2, value: 6, len: 2 },
];
pub(crate) static TB46E9E5D: [Operand; 2] = [
    Operand {
        name: "rd",
        kind: 1,
        width: 5,
        dir: Dir::Out,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "uimm",
        kind: 3,
        width: 8,
        align: 2,
        pieces: &TB3AD6495,
        ..Operand::DEFAULT
    },
];
pub(crate) static T395E0DA4: [Part; 6] = [
    Part::Name,
    Part::Text(" "),
    Part::Operand {
        index: 0,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", "),
    Part::Operand {
        index: 1,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text("(sp)"),
];
pub(crate) static T3DB3AC5D: [Part; 4] = [
    Part::Name,
    Part::Text(" "),
    Part::Operand {
        index: 0,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", (sp)"),
];
pub(crate) static TF4325286: [&[Part]; 2] = [&T395E0DA4, &T3DB3AC5D];
pub(crate) static T9E19A6AB: [Expr; 3] = [
    Expr::Operand(0),
    Expr::Operand(1),
    Expr::Num(2),
];
pub(crate) static TB28A31C3: [Piece; 3] = [
    Piece {
        word: 12,
        value: 5,
        len: 1,
    },
    Piece { word: 5, value: 3, len: 2 },
    Piece { word: 2, value: 6, len: 3 },
];
pub(crate) static T6C288B64: [Operand; 2] = [
    Operand {
        name: "rd",
        kind: 1,
        width: 5,
        dir: Dir::Out,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "uimm",
        kind: 3,
        width: 9,
        align: 3,
        pieces: &TB28A31C3,
        ..Operand::DEFAULT
    },
];
pub(crate) static T303A720D: [Operand; 2] = [
    Operand {
        name: "fd",
        kind: 5,
        width: 5,
        dir: Dir::Out,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "uimm",
        kind: 3,
        width: 8,
        align: 2,
        pieces: &TB3AD6495,
        ..Operand::DEFAULT
    },
];
pub(crate) static T8502A922: [Touch; 2] = [
    Touch {
        file: 1,
        which: Which::Operand(0),
        reads: 0,
        writes: 64,
    },
    Touch {
        file: 0,
        which: Which::Fixed(2),
        reads: 64,
        writes: 0,
    },
];
pub(crate) static TFBA6A3D4: [Operand; 2] = [
    Operand {
        name: "fd",
        kind: 5,
        width: 5,
        dir: Dir::Out,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "uimm",
        kind: 3,
        width: 9,
        align: 3,
        pieces: &TB28A31C3,
        ..Operand::DEFAULT
    },
];
pub(crate) static T7CADD258: [Operand; 1] = [
    Operand {
        name: "rs1nz",
        kind: 1,
        width: 5,
        pieces: &T1F87F3DD,
        except: &T84A8F2D8,
        ..Operand::DEFAULT
    },
];
pub(crate) static T7221CFA8: [Operand; 2] = [
    Operand {
        name: "rd",
        kind: 1,
        width: 5,
        dir: Dir::Out,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs2nz",
        kind: 1,
        width: 5,
        pieces: &TDAD40768,
        except: &T84A8F2D8,
        ..Operand::DEFAULT
    },
];
pub(crate) static TC8C409DD: [Expr; 3] = [
    Expr::Operand(0),
    Expr::Operand(1),
    Expr::Num(0),
];
pub(crate) static T1A50114D: [Touch; 2] = [
    Touch {
        file: 0,
        which: Which::Operand(0),
        reads: 0,
        writes: 64,
    },
    Touch {
        file: 0,
        which: Which::Operand(1),
        reads: 64,
        writes: 0,
    },
];
pub(crate) static T7022B03A: [Part; 1] = [Part::Name];
pub(crate) static TC2049D1D: [&[Part]; 1] = [&T7022B03A];
pub(crate) static T799A0D42: [Expr; 3] = [Expr::Num(1), Expr::Num(0), Expr::Operand(0)];
pub(crate) static T3D110AB0: [Touch; 2] = [
    Touch {
        file: 0,
        which: Which::Operand(0),
        reads: 64,
        writes: 0,
    },
    Touch {
        file: 0,
        which: Which::Fixed(1),
        reads: 0,
        writes: 64,
    },
];
pub(crate) static T25525E4A: [Operand; 2] = [
    Operand {
        name: "rds",
        kind: 1,
        width: 5,
        dir: Dir::InOut,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs2nz",
        kind: 1,
        width: 5,
        pieces: &TDAD40768,
        except: &T84A8F2D8,
        ..Operand::DEFAULT
    },
];
pub(crate) static T1B19AFB3: [Piece; 2] = [
    Piece { word: 9, value: 2, len: 4 },
    Piece { word: 7, value: 6, len: 2 },
];
pub(crate) static T833D37E8: [Operand; 2] = [
    Operand {
        name: "rs2",
        kind: 1,
        width: 5,
        pieces: &TDAD40768,
        ..Operand::DEFAULT
    },
    Operand {
        name: "uimm",
        kind: 3,
        width: 8,
        align: 2,
        pieces: &T1B19AFB3,
        ..Operand::DEFAULT
    },
];
pub(crate) static T3000487A: [Touch; 2] = [
    Touch {
        file: 0,
        which: Which::Operand(0),
        reads: 32,
        writes: 0,
    },
    Touch {
        file: 0,
        which: Which::Fixed(2),
        reads: 64,
        writes: 0,
    },
];
pub(crate) static T83C4F748: [Piece; 2] = [
    Piece {
        word: 10,
        value: 3,
        len: 3,
    },
    Piece { word: 7, value: 6, len: 3 },
];
pub(crate) static T192B3B68: [Operand; 2] = [
    Operand {
        name: "rs2",
        kind: 1,
        width: 5,
        pieces: &TDAD40768,
        ..Operand::DEFAULT
    },
    Operand {
        name: "uimm",
        kind: 3,
        width: 9,
        align: 3,
        pieces: &T83C4F748,
        ..Operand::DEFAULT
    },
];
pub(crate) static T23362A21: [Touch; 2] = [
    Touch {
        file: 0,
        which: Which::Operand(0),
        reads: 64,
        writes: 0,
    },
    Touch {
        file: 0,
        which: Which::Fixed(2),
        reads: 64,
        writes: 0,
    },
];
pub(crate) static TFBA0C018: [Operand; 2] = [
    Operand {
        name: "fs2",
        kind: 5,
        width: 5,
        pieces: &TDAD40768,
        ..Operand::DEFAULT
    },
    Operand {
        name: "uimm",
        kind: 3,
        width: 8,
        align: 2,
        pieces: &T1B19AFB3,
        ..Operand::DEFAULT
    },
];
pub(crate) static TBA17C76D: [Touch; 2] = [
    Touch {
        file: 1,
        which: Which::Operand(0),
        reads: 32,
        writes: 0,
    },
    Touch {
        file: 0,
        which: Which::Fixed(2),
        reads: 64,
        writes: 0,
    },
];
pub(crate) static T9DED1898: [Operand; 2] = [
    Operand {
        name: "fs2",
        kind: 5,
        width: 5,
        pieces: &TDAD40768,
        ..Operand::DEFAULT
    },
    Operand {
        name: "uimm",
        kind: 3,
        width: 9,
        align: 3,
        pieces: &T83C4F748,
        ..Operand::DEFAULT
    },
];
pub(crate) static T91D47F2A: [Touch; 2] = [
    Touch {
        file: 1,
        which: Which::Operand(0),
        reads: 64,
        writes: 0,
    },
    Touch {
        file: 0,
        which: Which::Fixed(2),
        reads: 64,
        writes: 0,
    },
];
pub(crate) static T8DCE7AEF: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x400, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static TC9856657: [Piece; 1] = [
    Piece {
        word: 12,
        value: 0,
        len: 3,
    },
];
pub(crate) static TB19D7B91: [Operand; 4] = [
    Operand {
        name: "fd",
        kind: 5,
        width: 5,
        dir: Dir::Out,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "fs1",
        kind: 5,
        width: 5,
        pieces: &TABC3BE1A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "fs2",
        kind: 5,
        width: 5,
        pieces: &T132C57AA,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rm",
        kind: 6,
        width: 3,
        pieces: &TC9856657,
        default: Some(7),
        ..Operand::DEFAULT
    },
];
pub(crate) static TB10260EA: [Part; 8] = [
    Part::Name,
    Part::Text(" "),
    Part::Operand {
        index: 0,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", "),
    Part::Operand {
        index: 1,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", "),
    Part::Operand {
        index: 2,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Operand {
        index: 3,
        lead: ", ",
        trail: "",
        optional: true,
    },
];
pub(crate) static T06C6D143: [&[Part]; 1] = [&TB10260EA];
pub(crate) static T65F2332E: [Touch; 3] = [
    Touch {
        file: 1,
        which: Which::Operand(0),
        reads: 0,
        writes: 64,
    },
    Touch {
        file: 1,
        which: Which::Operand(1),
        reads: 64,
        writes: 0,
    },
    Touch {
        file: 1,
        which: Which::Operand(2),
        reads: 64,
        writes: 0,
    },
];
pub(crate) static TF6BDDD3A: [Flow; 2] = [
    Flow {
        from: End::Register(1),
        to: End::Register(0),
    },
    Flow {
        from: End::Register(2),
        to: End::Register(0),
    },
];
pub(crate) static TD1FB9855: [(&str, &str); 2] = [
    (
        "sem",
        "fp();\nlet m = mode(rm);\nF[fd].s = flags(f_add(number(F[fs1].s), number(F[fs2].s), m));",
    ),
    ("latency", "7"),
];
pub(crate) static TCEB179FB: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x800, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T8192B008: [(&str, &str); 2] = [
    (
        "sem",
        "fp();\nlet m = mode(rm);\nF[fd].d = flags(f_add(number(F[fs1].d), number(F[fs2].d), m));",
    ),
    ("latency", "7"),
];
pub(crate) static TED375854: [(&str, &str); 2] = [
    (
        "sem",
        "fp();\nlet m = mode(rm);\nF[fd].h = flags(f_add(number(F[fs1].h), number(F[fs2].h), m));",
    ),
    ("latency", "7"),
];
pub(crate) static T6961B71C: [(&str, &str); 2] = [
    (
        "sem",
        "fp();\nlet m = mode(rm);\nF[fd].s = flags(f_sub(number(F[fs1].s), number(F[fs2].s), m));",
    ),
    ("latency", "7"),
];
pub(crate) static TDA9BB6B9: [(&str, &str); 2] = [
    (
        "sem",
        "fp();\nlet m = mode(rm);\nF[fd].d = flags(f_sub(number(F[fs1].d), number(F[fs2].d), m));",
    ),
    ("latency", "7"),
];
pub(crate) static T50EAA08D: [(&str, &str); 2] = [
    (
        "sem",
        "fp();\nlet m = mode(rm);\nF[fd].h = flags(f_sub(number(F[fs1].h), number(F[fs2].h), m));",
    ),
    ("latency", "7"),
];
pub(crate) static TECA051D0: [(&str, &str); 2] = [
    (
        "sem",
        "fp();\nlet m = mode(rm);\nF[fd].s = flags(f_mul(number(F[fs1].s), number(F[fs2].s), m));",
    ),
    ("latency", "7"),
];
pub(crate) static T8B717F4D: [(&str, &str); 2] = [
    (
        "sem",
        "fp();\nlet m = mode(rm);\nF[fd].d = flags(f_mul(number(F[fs1].d), number(F[fs2].d), m));",
    ),
    ("latency", "7"),
];
pub(crate) static T1BA3C471: [(&str, &str); 2] = [
    (
        "sem",
        "fp();\nlet m = mode(rm);\nF[fd].h = flags(f_mul(number(F[fs1].h), number(F[fs2].h), m));",
    ),
    ("latency", "7"),
];
pub(crate) static TCE895569: [(&str, &str); 2] = [
    (
        "sem",
        "fp();\nlet m = mode(rm);\nF[fd].s = flags(f_div(number(F[fs1].s), number(F[fs2].s), m));",
    ),
    ("latency", "25"),
];
pub(crate) static TE1CD1512: [(&str, &str); 2] = [
    (
        "sem",
        "fp();\nlet m = mode(rm);\nF[fd].d = flags(f_div(number(F[fs1].d), number(F[fs2].d), m));",
    ),
    ("latency", "25"),
];
pub(crate) static T180F3FF6: [(&str, &str); 2] = [
    (
        "sem",
        "fp();\nlet m = mode(rm);\nF[fd].h = flags(f_div(number(F[fs1].h), number(F[fs2].h), m));",
    ),
    ("latency", "25"),
];
pub(crate) static TD11FC2F4: [Operand; 3] = [
    Operand {
        name: "fd",
        kind: 5,
        width: 5,
        dir: Dir::Out,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "fs1",
        kind: 5,
        width: 5,
        pieces: &TABC3BE1A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rm",
        kind: 6,
        width: 3,
        pieces: &TC9856657,
        default: Some(7),
        ..Operand::DEFAULT
    },
];
pub(crate) static TE5A65C97: [Part; 6] = [
    Part::Name,
    Part::Text(" "),
    Part::Operand {
        index: 0,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", "),
    Part::Operand {
        index: 1,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Operand {
        index: 2,
        lead: ", ",
        trail: "",
        optional: true,
    },
];
pub(crate) static T224FBA65: [&[Part]; 1] = [&TE5A65C97];
pub(crate) static T679E8A55: [Touch; 2] = [
    Touch {
        file: 1,
        which: Which::Operand(0),
        reads: 0,
        writes: 64,
    },
    Touch {
        file: 1,
        which: Which::Operand(1),
        reads: 64,
        writes: 0,
    },
];
pub(crate) static T5F3D709C: [(&str, &str); 2] = [
    ("sem", "fp();\nlet m = mode(rm);\nF[fd].s = flags(f_sqrt(number(F[fs1].s), m));"),
    ("latency", "25"),
];
pub(crate) static T5FD8504A: [(&str, &str); 2] = [
    ("sem", "fp();\nlet m = mode(rm);\nF[fd].d = flags(f_sqrt(number(F[fs1].d), m));"),
    ("latency", "25"),
];
pub(crate) static TA11B331A: [(&str, &str); 2] = [
    ("sem", "fp();\nlet m = mode(rm);\nF[fd].h = flags(f_sqrt(number(F[fs1].h), m));"),
    ("latency", "25"),
];
pub(crate) static T49186C98: [Operand; 3] = [
    Operand {
        name: "fd",
        kind: 5,
        width: 5,
        dir: Dir::Out,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "fs1",
        kind: 5,
        width: 5,
        pieces: &TABC3BE1A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "fs2",
        kind: 5,
        width: 5,
        pieces: &T132C57AA,
        ..Operand::DEFAULT
    },
];
pub(crate) static T94CE5FDF: [Part; 7] = [
    Part::Name,
    Part::Text(" "),
    Part::Operand {
        index: 0,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", "),
    Part::Operand {
        index: 1,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", "),
    Part::Operand {
        index: 2,
        lead: "",
        trail: "",
        optional: false,
    },
];
pub(crate) static TCEF6EFA2: [&[Part]; 1] = [&T94CE5FDF];
pub(crate) static T17AF0855: [(&str, &str); 2] = [
    (
        "sem",
        "fp();\nlet a = F[fs1].s;\nlet b = F[fs2].s;\nF[fd].s = with_sign(sign(b), a);",
    ),
    ("latency", "3"),
];
pub(crate) static T17837256: [(&str, &str); 2] = [
    (
        "sem",
        "fp();\nlet a = F[fs1].d;\nlet b = F[fs2].d;\nF[fd].d = with_sign(sign(b), a);",
    ),
    ("latency", "3"),
];
pub(crate) static T31972C12: [(&str, &str); 2] = [
    (
        "sem",
        "fp();\nlet a = F[fs1].h;\nlet b = F[fs2].h;\nF[fd].h = with_sign(sign(b), a);",
    ),
    ("latency", "3"),
];
pub(crate) static T32EDECD8: [(&str, &str); 2] = [
    (
        "sem",
        "fp();\nlet a = F[fs1].s;\nlet b = F[fs2].s;\nF[fd].s = with_sign(!sign(b), a);",
    ),
    ("latency", "3"),
];
pub(crate) static T718D9CC5: [(&str, &str); 2] = [
    (
        "sem",
        "fp();\nlet a = F[fs1].d;\nlet b = F[fs2].d;\nF[fd].d = with_sign(!sign(b), a);",
    ),
    ("latency", "3"),
];
pub(crate) static T2E219319: [(&str, &str); 2] = [
    (
        "sem",
        "fp();\nlet a = F[fs1].h;\nlet b = F[fs2].h;\nF[fd].h = with_sign(!sign(b), a);",
    ),
    ("latency", "3"),
];
pub(crate) static T3D8D7692: [(&str, &str); 2] = [
    (
        "sem",
        "fp();\nlet a = F[fs1].s;\nlet b = F[fs2].s;\nF[fd].s = with_sign(sign(a) ^ sign(b), a);",
    ),
    ("latency", "3"),
];
pub(crate) static T9E127E6D: [(&str, &str); 2] = [
    (
        "sem",
        "fp();\nlet a = F[fs1].d;\nlet b = F[fs2].d;\nF[fd].d = with_sign(sign(a) ^ sign(b), a);",
    ),
    ("latency", "3"),
];
pub(crate) static TE99F1DF1: [(&str, &str); 2] = [
    (
        "sem",
        "fp();\nlet a = F[fs1].h;\nlet b = F[fs2].h;\nF[fd].h = with_sign(sign(a) ^ sign(b), a);",
    ),
    ("latency", "3"),
];
pub(crate) static T6E459DD1: [(&str, &str); 2] = [
    ("sem", "fp();\nF[fd].s = flags(fmin(number(F[fs1].s), number(F[fs2].s)));"),
    ("latency", "3"),
];
pub(crate) static TC0E94B60: [(&str, &str); 2] = [
    ("sem", "fp();\nF[fd].d = flags(fmin(number(F[fs1].d), number(F[fs2].d)));"),
    ("latency", "3"),
];
pub(crate) static T8321E76C: [(&str, &str); 2] = [
    ("sem", "fp();\nF[fd].h = flags(fmin(number(F[fs1].h), number(F[fs2].h)));"),
    ("latency", "3"),
];
pub(crate) static TEB6F4DFF: [(&str, &str); 2] = [
    ("sem", "fp();\nF[fd].s = flags(fmax(number(F[fs1].s), number(F[fs2].s)));"),
    ("latency", "3"),
];
pub(crate) static TFCA42CD6: [(&str, &str); 2] = [
    ("sem", "fp();\nF[fd].d = flags(fmax(number(F[fs1].d), number(F[fs2].d)));"),
    ("latency", "3"),
];
pub(crate) static TD22C725A: [(&str, &str); 2] = [
    ("sem", "fp();\nF[fd].h = flags(fmax(number(F[fs1].h), number(F[fs2].h)));"),
    ("latency", "3"),
];
pub(crate) static T981E32E8: [Operand; 3] = [
    Operand {
        name: "rd",
        kind: 1,
        width: 5,
        dir: Dir::Out,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "fs1",
        kind: 5,
        width: 5,
        pieces: &TABC3BE1A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "fs2",
        kind: 5,
        width: 5,
        pieces: &T132C57AA,
        ..Operand::DEFAULT
    },
];
pub(crate) static T59ED86FA: [Touch; 3] = [
    Touch {
        file: 0,
        which: Which::Operand(0),
        reads: 0,
        writes: 1,
    },
    Touch {
        file: 1,
        which: Which::Operand(1),
        reads: 64,
        writes: 0,
    },
    Touch {
        file: 1,
        which: Which::Operand(2),
        reads: 64,
        writes: 0,
    },
];
pub(crate) static TEA361B96: [(&str, &str); 2] = [
    (
        "sem",
        "fp();\nlet (r, fl) = fle(number(F[fs1].s), number(F[fs2].s));\nraise(fl);\nX[rd] = zext(r);",
    ),
    ("latency", "4"),
];
pub(crate) static TBAA1EEC6: [(&str, &str); 2] = [
    (
        "sem",
        "fp();\nlet (r, fl) = fle(number(F[fs1].d), number(F[fs2].d));\nraise(fl);\nX[rd] = zext(r);",
    ),
    ("latency", "4"),
];
pub(crate) static T0F8972F6: [(&str, &str); 2] = [
    (
        "sem",
        "fp();\nlet (r, fl) = fle(number(F[fs1].h), number(F[fs2].h));\nraise(fl);\nX[rd] = zext(r);",
    ),
    ("latency", "4"),
];
pub(crate) static T04271C55: [(&str, &str); 2] = [
    (
        "sem",
        "fp();\nlet (r, fl) = flt(number(F[fs1].s), number(F[fs2].s));\nraise(fl);\nX[rd] = zext(r);",
    ),
    ("latency", "4"),
];
pub(crate) static T79C400F5: [(&str, &str); 2] = [
    (
        "sem",
        "fp();\nlet (r, fl) = flt(number(F[fs1].d), number(F[fs2].d));\nraise(fl);\nX[rd] = zext(r);",
    ),
    ("latency", "4"),
];
pub(crate) static T4A164065: [(&str, &str); 2] = [
    (
        "sem",
        "fp();\nlet (r, fl) = flt(number(F[fs1].h), number(F[fs2].h));\nraise(fl);\nX[rd] = zext(r);",
    ),
    ("latency", "4"),
];
pub(crate) static TAF40873B: [(&str, &str); 2] = [
    (
        "sem",
        "fp();\nlet (r, fl) = feq(number(F[fs1].s), number(F[fs2].s));\nraise(fl);\nX[rd] = zext(r);",
    ),
    ("latency", "4"),
];
pub(crate) static TDC3BBB4B: [(&str, &str); 2] = [
    (
        "sem",
        "fp();\nlet (r, fl) = feq(number(F[fs1].d), number(F[fs2].d));\nraise(fl);\nX[rd] = zext(r);",
    ),
    ("latency", "4"),
];
pub(crate) static T0642770B: [(&str, &str); 2] = [
    (
        "sem",
        "fp();\nlet (r, fl) = feq(number(F[fs1].h), number(F[fs2].h));\nraise(fl);\nX[rd] = zext(r);",
    ),
    ("latency", "4"),
];
pub(crate) static TCDBEAFAD: [Piece; 1] = [
    Piece {
        word: 27,
        value: 0,
        len: 5,
    },
];
pub(crate) static T1D9AF15E: [Operand; 5] = [
    Operand {
        name: "fd",
        kind: 5,
        width: 5,
        dir: Dir::Out,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "fs1",
        kind: 5,
        width: 5,
        pieces: &TABC3BE1A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "fs2",
        kind: 5,
        width: 5,
        pieces: &T132C57AA,
        ..Operand::DEFAULT
    },
    Operand {
        name: "fs3",
        kind: 5,
        width: 5,
        pieces: &TCDBEAFAD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rm",
        kind: 6,
        width: 3,
        pieces: &TC9856657,
        default: Some(7),
        ..Operand::DEFAULT
    },
];
pub(crate) static TCB6E67F6: [Part; 10] = [
    Part::Name,
    Part::Text(" "),
    Part::Operand {
        index: 0,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", "),
    Part::Operand {
        index: 1,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", "),
    Part::Operand {
        index: 2,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", "),
    Part::Operand {
        index: 3,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Operand {
        index: 4,
        lead: ", ",
        trail: "",
        optional: true,
    },
];
pub(crate) static T3EF7472B: [&[Part]; 1] = [&TCB6E67F6];
pub(crate) static T25C852BE: [Touch; 4] = [
    Touch {
        file: 1,
        which: Which::Operand(0),
        reads: 0,
        writes: 64,
    },
    Touch {
        file: 1,
        which: Which::Operand(1),
        reads: 64,
        writes: 0,
    },
    Touch {
        file: 1,
        which: Which::Operand(2),
        reads: 64,
        writes: 0,
    },
    Touch {
        file: 1,
        which: Which::Operand(3),
        reads: 64,
        writes: 0,
    },
];
pub(crate) static TEECDF3E0: [Flow; 3] = [
    Flow {
        from: End::Register(1),
        to: End::Register(0),
    },
    Flow {
        from: End::Register(2),
        to: End::Register(0),
    },
    Flow {
        from: End::Register(3),
        to: End::Register(0),
    },
];
pub(crate) static T822D5730: [(&str, &str); 2] = [
    (
        "sem",
        "fp();\nlet m = mode(rm);\nlet a = number(F[fs1].s);\nlet b = number(F[fs2].s);\nlet c = number(F[fs3].s);\nF[fd].s = flags(f_fma(a, b, c, m));",
    ),
    ("latency", "7"),
];
pub(crate) static T69013B44: [(&str, &str); 2] = [
    (
        "sem",
        "fp();\nlet m = mode(rm);\nlet a = number(F[fs1].d);\nlet b = number(F[fs2].d);\nlet c = number(F[fs3].d);\nF[fd].d = flags(f_fma(a, b, c, m));",
    ),
    ("latency", "7"),
];
pub(crate) static TA7020DBC: [(&str, &str); 2] = [
    (
        "sem",
        "fp();\nlet m = mode(rm);\nlet a = number(F[fs1].h);\nlet b = number(F[fs2].h);\nlet c = number(F[fs3].h);\nF[fd].h = flags(f_fma(a, b, c, m));",
    ),
    ("latency", "7"),
];
pub(crate) static TF24AB00B: [(&str, &str); 2] = [
    (
        "sem",
        "fp();\nlet m = mode(rm);\nlet a = number(F[fs1].s);\nlet b = number(F[fs2].s);\nlet c = number(F[fs3].s);\nF[fd].s = flags(f_fma(a, b, fneg(c), m));",
    ),
    ("latency", "7"),
];
pub(crate) static T504BBA9F: [(&str, &str); 2] = [
    (
        "sem",
        "fp();\nlet m = mode(rm);\nlet a = number(F[fs1].d);\nlet b = number(F[fs2].d);\nlet c = number(F[fs3].d);\nF[fd].d = flags(f_fma(a, b, fneg(c), m));",
    ),
    ("latency", "7"),
];
pub(crate) static TE47A7B07: [(&str, &str); 2] = [
    (
        "sem",
        "fp();\nlet m = mode(rm);\nlet a = number(F[fs1].h);\nlet b = number(F[fs2].h);\nlet c = number(F[fs3].h);\nF[fd].h = flags(f_fma(a, b, fneg(c), m));",
    ),
    ("latency", "7"),
];
pub(crate) static T27C1CB93: [(&str, &str); 2] = [
    (
        "sem",
        "fp();\nlet m = mode(rm);\nlet a = number(F[fs1].s);\nlet b = number(F[fs2].s);\nlet c = number(F[fs3].s);\nF[fd].s = flags(f_fma(fneg(a), b, c, m));",
    ),
    ("latency", "7"),
];
pub(crate) static TE2EB2617: [(&str, &str); 2] = [
    (
        "sem",
        "fp();\nlet m = mode(rm);\nlet a = number(F[fs1].d);\nlet b = number(F[fs2].d);\nlet c = number(F[fs3].d);\nF[fd].d = flags(f_fma(fneg(a), b, c, m));",
    ),
    ("latency", "7"),
];
pub(crate) static TD8334A3F: [(&str, &str); 2] = [
    (
        "sem",
        "fp();\nlet m = mode(rm);\nlet a = number(F[fs1].h);\nlet b = number(F[fs2].h);\nlet c = number(F[fs3].h);\nF[fd].h = flags(f_fma(fneg(a), b, c, m));",
    ),
    ("latency", "7"),
];
pub(crate) static TE7056D3C: [(&str, &str); 2] = [
    (
        "sem",
        "fp();\nlet m = mode(rm);\nlet a = number(F[fs1].s);\nlet b = number(F[fs2].s);\nlet c = number(F[fs3].s);\nF[fd].s = flags(f_fma(fneg(a), b, fneg(c), m));",
    ),
    ("latency", "7"),
];
pub(crate) static T7B6A15B0: [(&str, &str); 2] = [
    (
        "sem",
        "fp();\nlet m = mode(rm);\nlet a = number(F[fs1].d);\nlet b = number(F[fs2].d);\nlet c = number(F[fs3].d);\nF[fd].d = flags(f_fma(fneg(a), b, fneg(c), m));",
    ),
    ("latency", "7"),
];
pub(crate) static T894D7F48: [(&str, &str); 2] = [
    (
        "sem",
        "fp();\nlet m = mode(rm);\nlet a = number(F[fs1].h);\nlet b = number(F[fs2].h);\nlet c = number(F[fs3].h);\nF[fd].h = flags(f_fma(fneg(a), b, fneg(c), m));",
    ),
    ("latency", "7"),
];
pub(crate) static T2C386E84: [Operand; 3] = [
    Operand {
        name: "rd",
        kind: 1,
        width: 5,
        dir: Dir::Out,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "fs1",
        kind: 5,
        width: 5,
        pieces: &TABC3BE1A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rm",
        kind: 6,
        width: 3,
        pieces: &TC9856657,
        default: Some(7),
        ..Operand::DEFAULT
    },
];
pub(crate) static TF8A644BE: [Touch; 2] = [
    Touch {
        file: 0,
        which: Which::Operand(0),
        reads: 0,
        writes: 64,
    },
    Touch {
        file: 1,
        which: Which::Operand(1),
        reads: 64,
        writes: 0,
    },
];
pub(crate) static T543C840B: [(&str, &str); 2] = [
    (
        "sem",
        "fp();\nlet m = mode(rm);\nlet (r, fl) = f_to_s(number(F[fs1].s), 32, m);\nraise(fl);\nX[rd] = sext(r);",
    ),
    ("latency", "4"),
];
pub(crate) static TC820FBF0: [(&str, &str); 2] = [
    (
        "sem",
        "fp();\nlet m = mode(rm);\nlet (r, fl) = f_to_s(number(F[fs1].d), 32, m);\nraise(fl);\nX[rd] = sext(r);",
    ),
    ("latency", "4"),
];
pub(crate) static T0689F9B4: [(&str, &str); 2] = [
    (
        "sem",
        "fp();\nlet m = mode(rm);\nlet (r, fl) = f_to_s(number(F[fs1].h), 32, m);\nraise(fl);\nX[rd] = sext(r);",
    ),
    ("latency", "4"),
];
pub(crate) static TCD6D4BF1: [(&str, &str); 2] = [
    (
        "sem",
        "fp();\nlet m = mode(rm);\nlet (r, fl) = f_to_u(number(F[fs1].s), 32, m);\nraise(fl);\nX[rd] = sext(r);",
    ),
    ("latency", "4"),
];
pub(crate) static T18202B1A: [(&str, &str); 2] = [
    (
        "sem",
        "fp();\nlet m = mode(rm);\nlet (r, fl) = f_to_u(number(F[fs1].d), 32, m);\nraise(fl);\nX[rd] = sext(r);",
    ),
    ("latency", "4"),
];
pub(crate) static TE2C8C996: [(&str, &str); 2] = [
    (
        "sem",
        "fp();\nlet m = mode(rm);\nlet (r, fl) = f_to_u(number(F[fs1].h), 32, m);\nraise(fl);\nX[rd] = sext(r);",
    ),
    ("latency", "4"),
];
pub(crate) static T82B1D0B9: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x402, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T73DBD6C4: [(&str, &str); 2] = [
    (
        "sem",
        "fp();\nlet m = mode(rm);\nlet (r, fl) = f_to_s(number(F[fs1].s), 64, m);\nraise(fl);\nX[rd] = sext(r);",
    ),
    ("latency", "4"),
];
pub(crate) static T23D77205: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x802, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T13206A83: [(&str, &str); 2] = [
    (
        "sem",
        "fp();\nlet m = mode(rm);\nlet (r, fl) = f_to_s(number(F[fs1].d), 64, m);\nraise(fl);\nX[rd] = sext(r);",
    ),
    ("latency", "4"),
];
pub(crate) static T3643915F: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x2002, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static TC6E39557: [(&str, &str); 2] = [
    (
        "sem",
        "fp();\nlet m = mode(rm);\nlet (r, fl) = f_to_s(number(F[fs1].h), 64, m);\nraise(fl);\nX[rd] = sext(r);",
    ),
    ("latency", "4"),
];
pub(crate) static T8879E9FE: [(&str, &str); 2] = [
    (
        "sem",
        "fp();\nlet m = mode(rm);\nlet (r, fl) = f_to_u(number(F[fs1].s), 64, m);\nraise(fl);\nX[rd] = sext(r);",
    ),
    ("latency", "4"),
];
pub(crate) static TAE5A88A9: [(&str, &str); 2] = [
    (
        "sem",
        "fp();\nlet m = mode(rm);\nlet (r, fl) = f_to_u(number(F[fs1].d), 64, m);\nraise(fl);\nX[rd] = sext(r);",
    ),
    ("latency", "4"),
];
pub(crate) static TBBBC5245: [(&str, &str); 2] = [
    (
        "sem",
        "fp();\nlet m = mode(rm);\nlet (r, fl) = f_to_u(number(F[fs1].h), 64, m);\nraise(fl);\nX[rd] = sext(r);",
    ),
    ("latency", "4"),
];
pub(crate) static T2D0F7E7C: [Operand; 3] = [
    Operand {
        name: "fd",
        kind: 5,
        width: 5,
        dir: Dir::Out,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs1",
        kind: 1,
        width: 5,
        pieces: &TABC3BE1A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rm",
        kind: 6,
        width: 3,
        pieces: &TC9856657,
        default: Some(7),
        ..Operand::DEFAULT
    },
];
pub(crate) static T7F59FF89: [Touch; 2] = [
    Touch {
        file: 1,
        which: Which::Operand(0),
        reads: 0,
        writes: 64,
    },
    Touch {
        file: 0,
        which: Which::Operand(1),
        reads: 32,
        writes: 0,
    },
];
pub(crate) static T54FCF504: [(&str, &str); 2] = [
    (
        "sem",
        "fp();\nlet m = mode(rm);\nlet (r, fl) = f_from_s(X[rs1][32-1:0], 32, m);\nraise(fl);\nF[fd].s = r;",
    ),
    ("latency", "4"),
];
pub(crate) static T396AC633: [(&str, &str); 2] = [
    (
        "sem",
        "fp();\nlet m = mode(rm);\nlet (r, fl) = f_from_s(X[rs1][32-1:0], 16, m);\nraise(fl);\nF[fd].h = r;",
    ),
    ("latency", "4"),
];
pub(crate) static T48940B76: [(&str, &str); 2] = [
    (
        "sem",
        "fp();\nlet m = mode(rm);\nlet (r, fl) = f_from_u(X[rs1][32-1:0], 32, m);\nraise(fl);\nF[fd].s = r;",
    ),
    ("latency", "4"),
];
pub(crate) static TB68A9265: [(&str, &str); 2] = [
    (
        "sem",
        "fp();\nlet m = mode(rm);\nlet (r, fl) = f_from_u(X[rs1][32-1:0], 16, m);\nraise(fl);\nF[fd].h = r;",
    ),
    ("latency", "4"),
];
pub(crate) static T9C9FFE46: [Touch; 2] = [
    Touch {
        file: 1,
        which: Which::Operand(0),
        reads: 0,
        writes: 64,
    },
    Touch {
        file: 0,
        which: Which::Operand(1),
        reads: 64,
        writes: 0,
    },
];
pub(crate) static TB6A81C65: [(&str, &str); 2] = [
    (
        "sem",
        "fp();\nlet m = mode(rm);\nlet (r, fl) = f_from_s(X[rs1][64-1:0], 32, m);\nraise(fl);\nF[fd].s = r;",
    ),
    ("latency", "4"),
];
pub(crate) static T1B66813B: [(&str, &str); 2] = [
    (
        "sem",
        "fp();\nlet m = mode(rm);\nlet (r, fl) = f_from_s(X[rs1][64-1:0], 64, m);\nraise(fl);\nF[fd].d = r;",
    ),
    ("latency", "4"),
];
pub(crate) static T2208802A: [(&str, &str); 2] = [
    (
        "sem",
        "fp();\nlet m = mode(rm);\nlet (r, fl) = f_from_s(X[rs1][64-1:0], 16, m);\nraise(fl);\nF[fd].h = r;",
    ),
    ("latency", "4"),
];
pub(crate) static TA03629DB: [(&str, &str); 2] = [
    (
        "sem",
        "fp();\nlet m = mode(rm);\nlet (r, fl) = f_from_u(X[rs1][64-1:0], 32, m);\nraise(fl);\nF[fd].s = r;",
    ),
    ("latency", "4"),
];
pub(crate) static TD4174A69: [(&str, &str); 2] = [
    (
        "sem",
        "fp();\nlet m = mode(rm);\nlet (r, fl) = f_from_u(X[rs1][64-1:0], 64, m);\nraise(fl);\nF[fd].d = r;",
    ),
    ("latency", "4"),
];
pub(crate) static TC3D9DC58: [(&str, &str); 2] = [
    (
        "sem",
        "fp();\nlet m = mode(rm);\nlet (r, fl) = f_from_u(X[rs1][64-1:0], 16, m);\nraise(fl);\nF[fd].h = r;",
    ),
    ("latency", "4"),
];
pub(crate) static T05D83784: [Part; 2] = [
    Part::Text(", "),
    Part::Operand {
        index: 2,
        lead: "",
        trail: "",
        optional: false,
    },
];
pub(crate) static TCBE091F9: [Part; 6] = [
    Part::Name,
    Part::Text(" "),
    Part::Operand {
        index: 0,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", "),
    Part::Operand {
        index: 1,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Choice {
        cond: Expr::Bin(BinOp::Ne, &Expr::Operand(2), &Expr::Num(0)),
        yes: &T05D83784,
        no: &[],
    },
];
pub(crate) static T7A071A4B: [&[Part]; 1] = [&TCBE091F9];
pub(crate) static TC1F3CCAF: [(&str, &str); 2] = [
    (
        "sem",
        "fp();\nlet m = mode(rm);\nlet (r, fl) = f_from_s(X[rs1][31:0], 64, m);\nraise(fl);\nF[fd].d = r;",
    ),
    ("latency", "4"),
];
pub(crate) static T80AB147D: [(&str, &str); 2] = [
    (
        "sem",
        "fp();\nlet m = mode(rm);\nlet (r, fl) = f_from_u(X[rs1][31:0], 64, m);\nraise(fl);\nF[fd].d = r;",
    ),
    ("latency", "4"),
];
pub(crate) static T73067026: [(&str, &str); 2] = [
    (
        "sem",
        "fp();\nlet m = mode(rm);\nlet (r, fl) = f_cvt(F[fs1].d, 32, m);\nraise(fl);\nF[fd].s = r;",
    ),
    ("latency", "4"),
];
pub(crate) static T0ECFBAA0: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x1000, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static TC8A57724: [(&str, &str); 2] = [
    (
        "sem",
        "fp();\nlet m = mode(rm);\nlet (r, fl) = f_cvt(F[fs1].s, 16, m);\nraise(fl);\nF[fd].h = r;",
    ),
    ("latency", "4"),
];
pub(crate) static T8B0E57F8: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x1800, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T435C7235: [(&str, &str); 2] = [
    (
        "sem",
        "fp();\nlet m = mode(rm);\nlet (r, fl) = f_cvt(F[fs1].d, 16, m);\nraise(fl);\nF[fd].h = r;",
    ),
    ("latency", "4"),
];
pub(crate) static T8FEE2525: [(&str, &str); 2] = [
    (
        "sem",
        "fp();\nlet m = mode(rm);\nlet (r, fl) = f_cvt(F[fs1].s, 64, m);\nraise(fl);\nF[fd].d = r;",
    ),
    ("latency", "4"),
];
pub(crate) static T3D3115A2: [(&str, &str); 2] = [
    (
        "sem",
        "fp();\nlet m = mode(rm);\nlet (r, fl) = f_cvt(F[fs1].h, 32, m);\nraise(fl);\nF[fd].s = r;",
    ),
    ("latency", "4"),
];
pub(crate) static TD1D4127C: [(&str, &str); 2] = [
    (
        "sem",
        "fp();\nlet m = mode(rm);\nlet (r, fl) = f_cvt(F[fs1].h, 64, m);\nraise(fl);\nF[fd].d = r;",
    ),
    ("latency", "4"),
];
pub(crate) static TFB87D423: [Operand; 2] = [
    Operand {
        name: "rd",
        kind: 1,
        width: 5,
        dir: Dir::Out,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "fs1",
        kind: 5,
        width: 5,
        pieces: &TABC3BE1A,
        ..Operand::DEFAULT
    },
];
pub(crate) static TA95E661F: [Touch; 2] = [
    Touch {
        file: 0,
        which: Which::Operand(0),
        reads: 0,
        writes: 10,
    },
    Touch {
        file: 1,
        which: Which::Operand(1),
        reads: 64,
        writes: 0,
    },
];
pub(crate) static T7FA4E3D8: [(&str, &str); 2] = [
    ("sem", "fp();\nX[rd] = zext(fclass(F[fs1].s));"),
    ("latency", "3"),
];
pub(crate) static T5553C1C1: [(&str, &str); 2] = [
    ("sem", "fp();\nX[rd] = zext(fclass(F[fs1].d));"),
    ("latency", "3"),
];
pub(crate) static TD219E365: [(&str, &str); 2] = [
    ("sem", "fp();\nX[rd] = zext(fclass(F[fs1].h));"),
    ("latency", "3"),
];
pub(crate) static T4F3D6AA7: [Touch; 2] = [
    Touch {
        file: 0,
        which: Which::Operand(0),
        reads: 0,
        writes: 64,
    },
    Touch {
        file: 1,
        which: Which::Operand(1),
        reads: 16,
        writes: 0,
    },
];
pub(crate) static T7447F4FA: [(&str, &str); 2] = [
    ("sem", "fp();\nX[rd] = sext(F[fs1][16-1:0]);"),
    ("latency", "3"),
];
pub(crate) static T1AE459E1: [Touch; 2] = [
    Touch {
        file: 0,
        which: Which::Operand(0),
        reads: 0,
        writes: 64,
    },
    Touch {
        file: 1,
        which: Which::Operand(1),
        reads: 32,
        writes: 0,
    },
];
pub(crate) static T0F0D5154: [(&str, &str); 2] = [
    ("sem", "fp();\nX[rd] = sext(F[fs1][32-1:0]);"),
    ("latency", "3"),
];
pub(crate) static T21AEF6EF: [(&str, &str); 2] = [
    ("sem", "fp();\nX[rd] = sext(F[fs1][64-1:0]);"),
    ("latency", "3"),
];
pub(crate) static TD48790AB: [Operand; 2] = [
    Operand {
        name: "fd",
        kind: 5,
        width: 5,
        dir: Dir::Out,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs1",
        kind: 1,
        width: 5,
        pieces: &TABC3BE1A,
        ..Operand::DEFAULT
    },
];
pub(crate) static T21A03BAF: [Touch; 2] = [
    Touch {
        file: 1,
        which: Which::Operand(0),
        reads: 0,
        writes: 64,
    },
    Touch {
        file: 0,
        which: Which::Operand(1),
        reads: 16,
        writes: 0,
    },
];
pub(crate) static TC54F8305: [(&str, &str); 2] = [
    ("sem", "fp();\nF[fd].h = X[rs1][16-1:0];"),
    ("latency", "3"),
];
pub(crate) static TD0D55478: [(&str, &str); 2] = [
    ("sem", "fp();\nF[fd].s = X[rs1][32-1:0];"),
    ("latency", "3"),
];
pub(crate) static T5A12FE6E: [(&str, &str); 2] = [
    ("sem", "fp();\nF[fd].d = X[rs1][64-1:0];"),
    ("latency", "3"),
];
pub(crate) static TE8D23BF8: [Piece; 1] = [
    Piece {
        word: 20,
        value: 0,
        len: 12,
    },
];
pub(crate) static TF448C24B: [Operand; 3] = [
    Operand {
        name: "fd",
        kind: 5,
        width: 5,
        dir: Dir::Out,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "imm",
        kind: 3,
        width: 12,
        signed: true,
        pieces: &TE8D23BF8,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs1",
        kind: 1,
        width: 5,
        pieces: &TABC3BE1A,
        ..Operand::DEFAULT
    },
];
pub(crate) static TA2E6273B: [(&str, &str); 2] = [
    ("sem", "fp();\nF[fd].h = mem[X[rs1] + imm, 2];"),
    ("latency", "3"),
];
pub(crate) static T3E5F4152: [(&str, &str); 2] = [
    ("sem", "fp();\nF[fd].s = mem[X[rs1] + imm, 4];"),
    ("latency", "3"),
];
pub(crate) static T11105BE9: [(&str, &str); 2] = [
    ("sem", "fp();\nF[fd].d = mem[X[rs1] + imm, 8];"),
    ("latency", "3"),
];
pub(crate) static T7C5EA62A: [Piece; 2] = [
    Piece {
        word: 25,
        value: 5,
        len: 7,
    },
    Piece { word: 7, value: 0, len: 5 },
];
pub(crate) static T27E8BA7C: [Operand; 3] = [
    Operand {
        name: "fs2",
        kind: 5,
        width: 5,
        pieces: &T132C57AA,
        ..Operand::DEFAULT
    },
    Operand {
        name: "imm",
        kind: 3,
        width: 12,
        signed: true,
        pieces: &T7C5EA62A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs1",
        kind: 1,
        width: 5,
        pieces: &TABC3BE1A,
        ..Operand::DEFAULT
    },
];
pub(crate) static TB650EA9E: [Touch; 2] = [
    Touch {
        file: 1,
        which: Which::Operand(0),
        reads: 16,
        writes: 0,
    },
    Touch {
        file: 0,
        which: Which::Operand(2),
        reads: 64,
        writes: 0,
    },
];
pub(crate) static T2C03052F: [(&str, &str); 1] = [
    ("sem", "fp();\nmem[X[rs1] + imm, 2] = F[fs2][16-1:0];"),
];
pub(crate) static T19E999FB: [(&str, &str); 1] = [
    ("sem", "fp();\nmem[X[rs1] + imm, 4] = F[fs2][32-1:0];"),
];
pub(crate) static TEC56AC3E: [(&str, &str); 1] = [
    ("sem", "fp();\nmem[X[rs1] + imm, 8] = F[fs2][64-1:0];"),
];
pub(crate) static T1FEE4290: [Operand; 3] = [
    Operand {
        name: "rd",
        kind: 1,
        width: 5,
        dir: Dir::Out,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs1",
        kind: 1,
        width: 5,
        pieces: &TABC3BE1A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs2",
        kind: 1,
        width: 5,
        pieces: &T132C57AA,
        ..Operand::DEFAULT
    },
];
pub(crate) static TCE3C4E25: [Touch; 3] = [
    Touch {
        file: 0,
        which: Which::Operand(0),
        reads: 0,
        writes: 64,
    },
    Touch {
        file: 0,
        which: Which::Operand(1),
        reads: 64,
        writes: 0,
    },
    Touch {
        file: 0,
        which: Which::Operand(2),
        reads: 64,
        writes: 0,
    },
];
pub(crate) static T99AFA147: [(&str, &str); 1] = [
    ("sem", "let a = X[rs1][xlen-1:0];\nlet b = X[rs2][xlen-1:0];\nX[rd] = sext(a + b);"),
];
pub(crate) static T1E6F2C01: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x4002, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T2F46AC9D: [Touch; 3] = [
    Touch {
        file: 0,
        which: Which::Operand(0),
        reads: 0,
        writes: 64,
    },
    Touch {
        file: 0,
        which: Which::Operand(1),
        reads: 32,
        writes: 0,
    },
    Touch {
        file: 0,
        which: Which::Operand(2),
        reads: 32,
        writes: 0,
    },
];
pub(crate) static TB81F6EC7: [(&str, &str); 1] = [
    ("sem", "let a = X[rs1][32-1:0];\nlet b = X[rs2][32-1:0];\nX[rd] = sext(a + b);"),
];
pub(crate) static TEF85EDE1: [(&str, &str); 1] = [
    ("sem", "let a = X[rs1][xlen-1:0];\nlet b = X[rs2][xlen-1:0];\nX[rd] = sext(a - b);"),
];
pub(crate) static T0DF5BB61: [(&str, &str); 1] = [
    ("sem", "let a = X[rs1][32-1:0];\nlet b = X[rs2][32-1:0];\nX[rd] = sext(a - b);"),
];
pub(crate) static TD7A3EF5E: [(&str, &str); 1] = [
    (
        "sem",
        "let a = X[rs1][xlen-1:0];\nlet b = X[rs2][xlen-1:0];\nX[rd] = sext(a << shamt(b));",
    ),
];
pub(crate) static T9ECFECDE: [(&str, &str); 1] = [
    (
        "sem",
        "let a = X[rs1][32-1:0];\nlet b = X[rs2][32-1:0];\nX[rd] = sext(a << shamt(b));",
    ),
];
pub(crate) static TA45FA272: [(&str, &str); 1] = [
    (
        "sem",
        "let a = X[rs1][xlen-1:0];\nlet b = X[rs2][xlen-1:0];\nX[rd] = sext(a >> shamt(b));",
    ),
];
pub(crate) static T6B8B9FF2: [(&str, &str); 1] = [
    (
        "sem",
        "let a = X[rs1][32-1:0];\nlet b = X[rs2][32-1:0];\nX[rd] = sext(a >> shamt(b));",
    ),
];
pub(crate) static TBB5FC4F7: [(&str, &str); 1] = [
    (
        "sem",
        "let a = X[rs1][xlen-1:0];\nlet b = X[rs2][xlen-1:0];\nX[rd] = sext(a >>s shamt(b));",
    ),
];
pub(crate) static TC59FD577: [(&str, &str); 1] = [
    (
        "sem",
        "let a = X[rs1][32-1:0];\nlet b = X[rs2][32-1:0];\nX[rd] = sext(a >>s shamt(b));",
    ),
];
pub(crate) static T2774EB8E: [Touch; 3] = [
    Touch {
        file: 0,
        which: Which::Operand(0),
        reads: 0,
        writes: 1,
    },
    Touch {
        file: 0,
        which: Which::Operand(1),
        reads: 64,
        writes: 0,
    },
    Touch {
        file: 0,
        which: Which::Operand(2),
        reads: 64,
        writes: 0,
    },
];
pub(crate) static T770E1514: [(&str, &str); 1] = [
    ("sem", "let a = X[rs1];\nlet b = X[rs2];\nX[rd] = zext(a <s b);"),
];
pub(crate) static T47374F8A: [(&str, &str); 1] = [
    ("sem", "let a = X[rs1];\nlet b = X[rs2];\nX[rd] = zext(a <u b);"),
];
pub(crate) static T6E286939: [(&str, &str); 1] = [
    ("sem", "let a = X[rs1];\nlet b = X[rs2];\nX[rd] = a ^ b;"),
];
pub(crate) static T2B519993: [(&str, &str); 1] = [
    ("sem", "let a = X[rs1];\nlet b = X[rs2];\nX[rd] = a | b;"),
];
pub(crate) static T2F767961: [(&str, &str); 1] = [
    ("sem", "let a = X[rs1];\nlet b = X[rs2];\nX[rd] = a & b;"),
];
pub(crate) static T47F4FCDB: [Operand; 3] = [
    Operand {
        name: "rd",
        kind: 1,
        width: 5,
        dir: Dir::Out,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs1",
        kind: 1,
        width: 5,
        pieces: &TABC3BE1A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "imm",
        kind: 3,
        width: 12,
        signed: true,
        pieces: &TE8D23BF8,
        ..Operand::DEFAULT
    },
];
pub(crate) static T79F1FF0F: [(&str, &str); 1] = [
    ("sem", "let a = X[rs1];\nX[rd] = a + imm;"),
];
pub(crate) static T5E317C52: [Touch; 2] = [
    Touch {
        file: 0,
        which: Which::Operand(0),
        reads: 0,
        writes: 1,
    },
    Touch {
        file: 0,
        which: Which::Operand(1),
        reads: 64,
        writes: 0,
    },
];
pub(crate) static TBCF6CA13: [(&str, &str); 1] = [
    ("sem", "let a = X[rs1];\nX[rd] = zext(a <s imm);"),
];
pub(crate) static TE8004C41: [(&str, &str); 1] = [
    ("sem", "let a = X[rs1];\nX[rd] = zext(a <u imm);"),
];
pub(crate) static T380A0DA8: [(&str, &str); 1] = [
    ("sem", "let a = X[rs1];\nX[rd] = a ^ imm;"),
];
pub(crate) static TA4CB38BA: [(&str, &str); 1] = [
    ("sem", "let a = X[rs1];\nX[rd] = a | imm;"),
];
pub(crate) static TA183EC80: [(&str, &str); 1] = [
    ("sem", "let a = X[rs1];\nX[rd] = a & imm;"),
];
pub(crate) static T9D681EEE: [Touch; 2] = [
    Touch {
        file: 0,
        which: Which::Operand(0),
        reads: 0,
        writes: 64,
    },
    Touch {
        file: 0,
        which: Which::Operand(1),
        reads: 32,
        writes: 0,
    },
];
pub(crate) static TBA9ACDA1: [(&str, &str); 1] = [
    ("sem", "X[rd] = sext(X[rs1][31:0] + imm);"),
];
pub(crate) static T9EDB80D2: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x4001, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static TBEBA0FFA: [Operand; 3] = [
    Operand {
        name: "rd",
        kind: 1,
        width: 5,
        dir: Dir::Out,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs1",
        kind: 1,
        width: 5,
        pieces: &TABC3BE1A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "shamt",
        kind: 3,
        width: 5,
        pieces: &T132C57AA,
        ..Operand::DEFAULT
    },
];
pub(crate) static T7331B1DF: [Touch; 2] = [
    Touch {
        file: 0,
        which: Which::Operand(0),
        reads: 0,
        writes: 32,
    },
    Touch {
        file: 0,
        which: Which::Operand(1),
        reads: 32,
        writes: 0,
    },
];
pub(crate) static T96CB7980: [(&str, &str); 1] = [
    ("sem", "let a = X[rs1];\nX[rd] = a << shamt;"),
];
pub(crate) static T00966F79: [Piece; 1] = [
    Piece {
        word: 20,
        value: 0,
        len: 6,
    },
];
pub(crate) static T0476E931: [Operand; 3] = [
    Operand {
        name: "rd",
        kind: 1,
        width: 5,
        dir: Dir::Out,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs1",
        kind: 1,
        width: 5,
        pieces: &TABC3BE1A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "shamt",
        kind: 3,
        width: 6,
        pieces: &T00966F79,
        ..Operand::DEFAULT
    },
];
pub(crate) static TAFBE3E3C: [(&str, &str); 1] = [
    ("sem", "let a = X[rs1];\nX[rd] = a >> shamt;"),
];
pub(crate) static T44F58D89: [(&str, &str); 1] = [
    ("sem", "let a = X[rs1];\nX[rd] = a >>s shamt;"),
];
pub(crate) static T2701DDA1: [(&str, &str); 1] = [
    ("sem", "let a = X[rs1][31:0];\nX[rd] = sext(a << shamt);"),
];
pub(crate) static T82FB5055: [(&str, &str); 1] = [
    ("sem", "let a = X[rs1][31:0];\nX[rd] = sext(a >> shamt);"),
];
pub(crate) static TB19064B2: [(&str, &str); 1] = [
    ("sem", "let a = X[rs1][31:0];\nX[rd] = sext(a >>s shamt);"),
];
pub(crate) static TCF0011BB: [Operand; 3] = [
    Operand {
        name: "rd",
        kind: 1,
        width: 5,
        dir: Dir::Out,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "imm",
        kind: 3,
        width: 12,
        signed: true,
        pieces: &TE8D23BF8,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs1",
        kind: 1,
        width: 5,
        pieces: &TABC3BE1A,
        ..Operand::DEFAULT
    },
];
pub(crate) static T4672BF6B: [(&str, &str); 2] = [
    ("sem", "X[rd] = sext(mem[X[rs1] + imm, 1]);"),
    ("latency", "3"),
];
pub(crate) static T75C742E2: [(&str, &str); 2] = [
    ("sem", "X[rd] = sext(mem[X[rs1] + imm, 2]);"),
    ("latency", "3"),
];
pub(crate) static T4F5CA440: [(&str, &str); 2] = [
    ("sem", "X[rd] = sext(mem[X[rs1] + imm, 4]);"),
    ("latency", "3"),
];
pub(crate) static T04FDFCAC: [(&str, &str); 2] = [
    ("sem", "X[rd] = sext(mem[X[rs1] + imm, 8]);"),
    ("latency", "3"),
];
pub(crate) static T8CCEA47A: [Touch; 2] = [
    Touch {
        file: 0,
        which: Which::Operand(0),
        reads: 0,
        writes: 8,
    },
    Touch {
        file: 0,
        which: Which::Operand(2),
        reads: 64,
        writes: 0,
    },
];
pub(crate) static T33FC7BE2: [(&str, &str); 2] = [
    ("sem", "X[rd] = zext(mem[X[rs1] + imm, 1]);"),
    ("latency", "3"),
];
pub(crate) static T40671827: [Touch; 2] = [
    Touch {
        file: 0,
        which: Which::Operand(0),
        reads: 0,
        writes: 16,
    },
    Touch {
        file: 0,
        which: Which::Operand(2),
        reads: 64,
        writes: 0,
    },
];
pub(crate) static T04A7F86B: [(&str, &str); 2] = [
    ("sem", "X[rd] = zext(mem[X[rs1] + imm, 2]);"),
    ("latency", "3"),
];
pub(crate) static T9103B6A5: [Touch; 2] = [
    Touch {
        file: 0,
        which: Which::Operand(0),
        reads: 0,
        writes: 32,
    },
    Touch {
        file: 0,
        which: Which::Operand(2),
        reads: 64,
        writes: 0,
    },
];
pub(crate) static TF2396E25: [(&str, &str); 2] = [
    ("sem", "X[rd] = zext(mem[X[rs1] + imm, 4]);"),
    ("latency", "3"),
];
pub(crate) static TDC1E9C4C: [Operand; 3] = [
    Operand {
        name: "rs2",
        kind: 1,
        width: 5,
        pieces: &T132C57AA,
        ..Operand::DEFAULT
    },
    Operand {
        name: "imm",
        kind: 3,
        width: 12,
        signed: true,
        pieces: &T7C5EA62A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs1",
        kind: 1,
        width: 5,
        pieces: &TABC3BE1A,
        ..Operand::DEFAULT
    },
];
pub(crate) static T9AD37EDA: [Touch; 2] = [
    Touch {
        file: 0,
        which: Which::Operand(0),
        reads: 8,
        writes: 0,
    },
    Touch {
        file: 0,
        which: Which::Operand(2),
        reads: 64,
        writes: 0,
    },
];
pub(crate) static TF14D6A34: [(&str, &str); 1] = [
    ("sem", "mem[X[rs1] + imm, 1] = trunc(X[rs2]);"),
];
pub(crate) static TAA9E5AC9: [Touch; 2] = [
    Touch {
        file: 0,
        which: Which::Operand(0),
        reads: 16,
        writes: 0,
    },
    Touch {
        file: 0,
        which: Which::Operand(2),
        reads: 64,
        writes: 0,
    },
];
pub(crate) static T0A91AB9F: [(&str, &str); 1] = [
    ("sem", "mem[X[rs1] + imm, 2] = trunc(X[rs2]);"),
];
pub(crate) static TF220FE81: [(&str, &str); 1] = [
    ("sem", "mem[X[rs1] + imm, 4] = trunc(X[rs2]);"),
];
pub(crate) static T82697A05: [(&str, &str); 1] = [
    ("sem", "mem[X[rs1] + imm, 8] = trunc(X[rs2]);"),
];
pub(crate) static T824D4466: [Piece; 4] = [
    Piece {
        word: 31,
        value: 12,
        len: 1,
    },
    Piece {
        word: 25,
        value: 5,
        len: 6,
    },
    Piece { word: 8, value: 1, len: 4 },
    Piece {
        word: 7,
        value: 11,
        len: 1,
    },
];
pub(crate) static TCFB3900F: [Operand; 3] = [
    Operand {
        name: "rs1",
        kind: 1,
        width: 5,
        pieces: &TABC3BE1A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs2",
        kind: 1,
        width: 5,
        pieces: &T132C57AA,
        ..Operand::DEFAULT
    },
    Operand {
        name: "imm",
        kind: 3,
        width: 13,
        signed: true,
        align: 1,
        pieces: &T824D4466,
        pcrel: true,
        ..Operand::DEFAULT
    },
];
pub(crate) static TBF2F0F11: [Touch; 2] = [
    Touch {
        file: 0,
        which: Which::Operand(0),
        reads: 64,
        writes: 0,
    },
    Touch {
        file: 0,
        which: Which::Operand(1),
        reads: 64,
        writes: 0,
    },
];
pub(crate) static TCBCF3E0C: [Flow; 2] = [
    Flow {
        from: End::Register(0),
        to: End::Target,
    },
    Flow {
        from: End::Register(1),
        to: End::Target,
    },
];
pub(crate) static T15C7BACA: [(&str, &str); 1] = [
    ("sem", "branch(X[rs1] == X[rs2], imm);"),
];
pub(crate) static T16D7D106: [(&str, &str); 1] = [
    ("sem", "branch(X[rs1] != X[rs2], imm);"),
];
pub(crate) static TF890EF4B: [(&str, &str); 1] = [
    ("sem", "branch(X[rs1] <s X[rs2], imm);"),
];
pub(crate) static T28C27D1E: [(&str, &str); 1] = [
    ("sem", "branch(X[rs1] >=s X[rs2], imm);"),
];
pub(crate) static T6F118495: [(&str, &str); 1] = [
    ("sem", "branch(X[rs1] <u X[rs2], imm);"),
];
pub(crate) static T84BA33C8: [(&str, &str); 1] = [
    ("sem", "branch(X[rs1] >=u X[rs2], imm);"),
];
pub(crate) static T456DD88A: [Piece; 1] = [
    Piece {
        word: 12,
        value: 0,
        len: 20,
    },
];
pub(crate) static TDA3149F4: [Operand; 2] = [
    Operand {
        name: "rd",
        kind: 1,
        width: 5,
        dir: Dir::Out,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "uimm",
        kind: 3,
        width: 20,
        pieces: &T456DD88A,
        ..Operand::DEFAULT
    },
];
pub(crate) static TC5C94AC4: [(&str, &str); 1] = [
    ("sem", "X[rd] = sext(bits(uimm, 20) @ 0u12);"),
];
pub(crate) static TE3107A9A: [(&str, &str); 1] = [
    ("sem", "X[rd] = pc + sext(bits(uimm, 20) @ 0u12);"),
];
pub(crate) static T037EFADA: [Piece; 4] = [
    Piece {
        word: 31,
        value: 20,
        len: 1,
    },
    Piece {
        word: 21,
        value: 1,
        len: 10,
    },
    Piece {
        word: 20,
        value: 11,
        len: 1,
    },
    Piece {
        word: 12,
        value: 12,
        len: 8,
    },
];
pub(crate) static T2F9B3E15: [Operand; 2] = [
    Operand {
        name: "rd",
        kind: 1,
        width: 5,
        dir: Dir::Out,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "imm",
        kind: 3,
        width: 21,
        signed: true,
        align: 1,
        pieces: &T037EFADA,
        pcrel: true,
        ..Operand::DEFAULT
    },
];
pub(crate) static TD3FF7F29: [(&str, &str); 1] = [
    ("sem", "jump(pc + imm);\nX[rd] = pc + ilen;"),
];
pub(crate) static T96B8242E: [Flow; 1] = [
    Flow {
        from: End::Register(1),
        to: End::Target,
    },
];
pub(crate) static T0C5BC043: [(&str, &str); 1] = [
    ("sem", "let target = (X[rs1] + imm) & ~1;\njump(target);\nX[rd] = pc + ilen;"),
];
pub(crate) static TD264E883: [Piece; 1] = [
    Piece {
        word: 24,
        value: 0,
        len: 4,
    },
];
pub(crate) static T8EE0AAAF: [Piece; 1] = [
    Piece {
        word: 20,
        value: 0,
        len: 4,
    },
];
pub(crate) static T1AD05094: [Operand; 2] = [
    Operand {
        name: "pred",
        kind: 7,
        width: 4,
        pieces: &TD264E883,
        ..Operand::DEFAULT
    },
    Operand {
        name: "succ",
        kind: 7,
        width: 4,
        pieces: &T8EE0AAAF,
        ..Operand::DEFAULT
    },
];
pub(crate) static T80DE6298: [(&str, &str); 3] = [
    ("sem", ""),
    ("atomic", "yes"),
    ("orders", "pred > succ"),
];
pub(crate) static T37D0F8C3: [u16; 1] = [215];
pub(crate) static T90442AB2: [(&str, &str); 3] = [
    ("sem", ""),
    ("atomic", "yes"),
    ("orders", "r > rw, w > w"),
];
pub(crate) static TD176AC1B: [(&str, &str); 1] = [("sem", "trap(UserEcall + priv);")];
pub(crate) static T633543E5: [(&str, &str); 1] = [("sem", "trap(Breakpoint, pc);")];
pub(crate) static TDF90992B: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x8000, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T9AE0ABB6: [(&str, &str); 2] = [
    (
        "sem",
        "let a = X[rs1][xlen-1:0];\nlet b = X[rs2][xlen-1:0];\nX[rd] = sext(a * b);",
    ),
    ("latency", "3"),
];
pub(crate) static T2AD46235: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x8002, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T1B343136: [(&str, &str); 2] = [
    ("sem", "let a = X[rs1][32-1:0];\nlet b = X[rs2][32-1:0];\nX[rd] = sext(a * b);"),
    ("latency", "3"),
];
pub(crate) static T29408AAD: [(&str, &str); 2] = [
    (
        "sem",
        "let a = X[rs1][xlen-1:0];\nlet b = X[rs2][xlen-1:0];\nX[rd] = sext(a /s b);",
    ),
    ("latency", "20"),
];
pub(crate) static TA4214C2D: [(&str, &str); 2] = [
    ("sem", "let a = X[rs1][32-1:0];\nlet b = X[rs2][32-1:0];\nX[rd] = sext(a /s b);"),
    ("latency", "20"),
];
pub(crate) static T8E42C597: [(&str, &str); 2] = [
    (
        "sem",
        "let a = X[rs1][xlen-1:0];\nlet b = X[rs2][xlen-1:0];\nX[rd] = sext(a /u b);",
    ),
    ("latency", "20"),
];
pub(crate) static T09238717: [(&str, &str); 2] = [
    ("sem", "let a = X[rs1][32-1:0];\nlet b = X[rs2][32-1:0];\nX[rd] = sext(a /u b);"),
    ("latency", "20"),
];
pub(crate) static T6751A03B: [(&str, &str); 2] = [
    (
        "sem",
        "let a = X[rs1][xlen-1:0];\nlet b = X[rs2][xlen-1:0];\nX[rd] = sext(a %s b);",
    ),
    ("latency", "20"),
];
pub(crate) static TE23261BB: [(&str, &str); 2] = [
    ("sem", "let a = X[rs1][32-1:0];\nlet b = X[rs2][32-1:0];\nX[rd] = sext(a %s b);"),
    ("latency", "20"),
];
pub(crate) static T06E9F0B9: [(&str, &str); 2] = [
    (
        "sem",
        "let a = X[rs1][xlen-1:0];\nlet b = X[rs2][xlen-1:0];\nX[rd] = sext(a %u b);",
    ),
    ("latency", "20"),
];
pub(crate) static T81CAB239: [(&str, &str); 2] = [
    ("sem", "let a = X[rs1][32-1:0];\nlet b = X[rs2][32-1:0];\nX[rd] = sext(a %u b);"),
    ("latency", "20"),
];
pub(crate) static T79B8FFCD: [(&str, &str); 2] = [
    ("sem", "X[rd] = mulh_ss(X[rs1], X[rs2]);"),
    ("latency", "3"),
];
pub(crate) static T37CB1BEF: [(&str, &str); 2] = [
    ("sem", "X[rd] = mulh_su(X[rs1], X[rs2]);"),
    ("latency", "3"),
];
pub(crate) static TEF8F35ED: [(&str, &str); 2] = [
    ("sem", "X[rd] = mulh_uu(X[rs1], X[rs2]);"),
    ("latency", "3"),
];
pub(crate) static T94A5636D: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x20000, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static TE43F9CDC: [Flow; 1] = [
    Flow {
        from: End::State,
        to: End::Target,
    },
];
pub(crate) static T69431A88: [(&str, &str); 1] = [
    (
        "sem",
        "require(priv == 3);\nlet to = uint(csr.mstatus.MPP);\nif to != 3 {\n  csr.mstatus.MPRV = 0;\n}\ncsr.mstatus.MIE = csr.mstatus.MPIE;\ncsr.mstatus.MPIE = 1;\ncsr.mstatus.MPP = 0;\nreturn_to(csr.mepc, to);",
    ),
];
pub(crate) static TE880F16F: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x40000, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static TD0DD4D90: [(&str, &str); 1] = [
    (
        "sem",
        "require(priv == 3 || priv == 1 && !csr.mstatus.TSR);\nlet to = uint(csr.mstatus.SPP);\ncsr.mstatus.MPRV = 0;\ncsr.mstatus.SIE = csr.mstatus.SPIE;\ncsr.mstatus.SPIE = 1;\ncsr.mstatus.SPP = 0;\nreturn_to(csr.sepc, to);",
    ),
];
pub(crate) static T81FA2556: [(&str, &str); 1] = [
    (
        "sem",
        "require(priv == 3 || priv == 1 && !csr.mstatus.TW);\nif (csr.mip & csr.mie) == 0 {\n  wait_for_interrupt();\n}",
    ),
];
pub(crate) static TE23B3472: [Operand; 2] = [
    Operand {
        name: "rs1",
        kind: 1,
        width: 5,
        pieces: &TABC3BE1A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs2",
        kind: 1,
        width: 5,
        pieces: &T132C57AA,
        ..Operand::DEFAULT
    },
];
pub(crate) static TDD8D9EB5: [Touch; 2] = [
    Touch {
        file: 0,
        which: Which::Operand(0),
        reads: 4294967295,
        writes: 0,
    },
    Touch {
        file: 0,
        which: Which::Operand(1),
        reads: 4294967295,
        writes: 0,
    },
];
pub(crate) static T8AF27467: [(&str, &str); 1] = [
    (
        "sem",
        "require(priv == 3 || priv == 1 && !csr.mstatus.TVM);\nflush_translations();",
    ),
];
pub(crate) static T74F71BF8: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x100000, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T98F76712: [(&str, &str); 1] = [("sem", "require(priv != 0);")];
pub(crate) static T0581375B: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x80000, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T4A5A6A70: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x180000, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T441668BB: [Operand; 2] = [
    Operand {
        name: "rd",
        kind: 1,
        width: 5,
        dir: Dir::Out,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs1",
        kind: 1,
        width: 5,
        pieces: &TABC3BE1A,
        ..Operand::DEFAULT
    },
];
pub(crate) static TE488A611: [Part; 6] = [
    Part::Name,
    Part::Text(" "),
    Part::Operand {
        index: 0,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", ("),
    Part::Operand {
        index: 1,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(")"),
];
pub(crate) static TB8C70622: [&[Part]; 1] = [&TE488A611];
pub(crate) static T93C4F08F: [Touch; 2] = [
    Touch {
        file: 0,
        which: Which::Operand(0),
        reads: 0,
        writes: 4294967295,
    },
    Touch {
        file: 0,
        which: Which::Operand(1),
        reads: 4294967295,
        writes: 0,
    },
];
pub(crate) static TC3B2CB65: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x80002, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T6A990652: [Operand; 2] = [
    Operand {
        name: "rs2",
        kind: 1,
        width: 5,
        pieces: &T132C57AA,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs1",
        kind: 1,
        width: 5,
        pieces: &TABC3BE1A,
        ..Operand::DEFAULT
    },
];
pub(crate) static TD32C4599: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x200000, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T029E5A17: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x400000, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T88E8448B: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x800000, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static TC03D62E6: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x1000000, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static TF5BB42CB: [Piece; 1] = [
    Piece {
        word: 20,
        value: 0,
        len: 11,
    },
];
pub(crate) static T50D132B7: [Operand; 3] = [
    Operand {
        name: "rd",
        kind: 1,
        width: 5,
        dir: Dir::Out,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs1",
        kind: 1,
        width: 5,
        pieces: &TABC3BE1A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "vtype",
        kind: 12,
        width: 11,
        pieces: &TF5BB42CB,
        ..Operand::DEFAULT
    },
];
pub(crate) static TDBE73029: [Flow; 1] = [
    Flow {
        from: End::State,
        to: End::Register(0),
    },
];
pub(crate) static T62B6D2D4: [(&str, &str); 1] = [
    (
        "sem",
        "X[rd] = set_vtype(rs1 != 0 ? X[rs1] : rd != 0 ? -1 : bits(vl, xlen), bits(vtype, xlen));",
    ),
];
pub(crate) static T3F1C1F06: [Piece; 1] = [
    Piece {
        word: 20,
        value: 0,
        len: 10,
    },
];
pub(crate) static T5D93637B: [Operand; 3] = [
    Operand {
        name: "rd",
        kind: 1,
        width: 5,
        dir: Dir::Out,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "uimm",
        kind: 3,
        width: 5,
        pieces: &TABC3BE1A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "vtype",
        kind: 13,
        width: 10,
        pieces: &T3F1C1F06,
        ..Operand::DEFAULT
    },
];
pub(crate) static TEAF79382: [(&str, &str); 1] = [
    ("sem", "X[rd] = set_vtype(bits(uimm, xlen), bits(vtype, xlen));"),
];
pub(crate) static T103B4409: [(&str, &str); 1] = [
    (
        "sem",
        "X[rd] = set_vtype(rs1 != 0 ? X[rs1] : rd != 0 ? -1 : bits(vl, xlen), X[rs2]);",
    ),
];
pub(crate) static T73FE101D: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x2000000, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static TBBF70253: [Piece; 1] = [
    Piece {
        word: 25,
        value: 0,
        len: 1,
    },
];
pub(crate) static TB4770F9B: [Operand; 4] = [
    Operand {
        name: "vd",
        kind: 15,
        width: 5,
        dir: Dir::Out,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "vs2",
        kind: 15,
        width: 5,
        pieces: &T132C57AA,
        ..Operand::DEFAULT
    },
    Operand {
        name: "vs1",
        kind: 15,
        width: 5,
        pieces: &TABC3BE1A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "vm",
        kind: 14,
        width: 1,
        pieces: &TBBF70253,
        default: Some(1),
        ..Operand::DEFAULT
    },
];
pub(crate) static T757FE0D9: [Expr; 1] = [
    Expr::Bin(
        BinOp::Or,
        &Expr::Bin(BinOp::Eq, &Expr::Operand(3), &Expr::Num(1)),
        &Expr::Bin(BinOp::Ne, &Expr::Operand(0), &Expr::Num(0)),
    ),
];
pub(crate) static TBF35F443: [Touch; 1] = [
    Touch {
        file: 4,
        which: Which::Computed,
        reads: 65536,
        writes: 65536,
    },
];
pub(crate) static T2E506A26: [Flow; 2] = [
    Flow {
        from: End::Register(0),
        to: End::Register(0),
    },
    Flow {
        from: End::State,
        to: End::Register(0),
    },
];
pub(crate) static T00D0F4D8: [(&str, &str); 3] = [
    (
        "sem",
        "fpv(sew); lanes(0, 0, vs1, vm, |i, a| {\n  let b = V[vs1].e<sew>[i];\n  flags(f_add(a, b, rm()))\n})",
    ),
    ("elements", "16..64"),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static TB9C5CEA8: [Operand; 4] = [
    Operand {
        name: "vd",
        kind: 15,
        width: 5,
        dir: Dir::Out,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "vs2",
        kind: 15,
        width: 5,
        pieces: &T132C57AA,
        ..Operand::DEFAULT
    },
    Operand {
        name: "fs1",
        kind: 5,
        width: 5,
        pieces: &TABC3BE1A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "vm",
        kind: 14,
        width: 1,
        pieces: &TBBF70253,
        default: Some(1),
        ..Operand::DEFAULT
    },
];
pub(crate) static TFEEFD810: [Touch; 2] = [
    Touch {
        file: 1,
        which: Which::Operand(2),
        reads: 64,
        writes: 0,
    },
    Touch {
        file: 4,
        which: Which::Computed,
        reads: 65536,
        writes: 65536,
    },
];
pub(crate) static T7FA3C1AB: [Flow; 3] = [
    Flow {
        from: End::Register(0),
        to: End::Register(1),
    },
    Flow {
        from: End::Register(1),
        to: End::Register(1),
    },
    Flow {
        from: End::State,
        to: End::Register(1),
    },
];
pub(crate) static T84006852: [(&str, &str); 3] = [
    (
        "sem",
        "fpv(sew); lanes(0, 0, -1, vm, |i, a| {\n  let b = F[fs1].sew;\n  flags(f_add(a, b, rm()))\n})",
    ),
    ("elements", "16..64"),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static TC3B65B3B: [(&str, &str); 3] = [
    (
        "sem",
        "fpv(sew); lanes(0, 0, vs1, vm, |i, a| {\n  let b = V[vs1].e<sew>[i];\n  flags(f_sub(a, b, rm()))\n})",
    ),
    ("elements", "16..64"),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static T928702FD: [(&str, &str); 3] = [
    (
        "sem",
        "fpv(sew); lanes(0, 0, -1, vm, |i, a| {\n  let b = F[fs1].sew;\n  flags(f_sub(a, b, rm()))\n})",
    ),
    ("elements", "16..64"),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static T7FA25788: [(&str, &str); 3] = [
    (
        "sem",
        "fpv(sew); lanes(0, 0, vs1, vm, |i, a| {\n  let b = V[vs1].e<sew>[i];\n  flags(fmin(a, b))\n})",
    ),
    ("elements", "16..64"),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static T8595A92A: [(&str, &str); 3] = [
    (
        "sem",
        "fpv(sew); lanes(0, 0, -1, vm, |i, a| {\n  let b = F[fs1].sew;\n  flags(fmin(a, b))\n})",
    ),
    ("elements", "16..64"),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static T95670BE2: [(&str, &str); 3] = [
    (
        "sem",
        "fpv(sew); lanes(0, 0, vs1, vm, |i, a| {\n  let b = V[vs1].e<sew>[i];\n  flags(fmax(a, b))\n})",
    ),
    ("elements", "16..64"),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static TE98AEE40: [(&str, &str); 3] = [
    (
        "sem",
        "fpv(sew); lanes(0, 0, -1, vm, |i, a| {\n  let b = F[fs1].sew;\n  flags(fmax(a, b))\n})",
    ),
    ("elements", "16..64"),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static T5730D234: [(&str, &str); 3] = [
    (
        "sem",
        "fpv(sew); lanes(0, 0, vs1, vm, |i, a| {\n  let b = V[vs1].e<sew>[i];\n  with_sign(sign(b), a)\n})",
    ),
    ("elements", "16..64"),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static TD2E98C32: [(&str, &str); 3] = [
    (
        "sem",
        "fpv(sew); lanes(0, 0, -1, vm, |i, a| {\n  let b = F[fs1].sew;\n  with_sign(sign(b), a)\n})",
    ),
    ("elements", "16..64"),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static T5B609689: [(&str, &str); 3] = [
    (
        "sem",
        "fpv(sew); lanes(0, 0, vs1, vm, |i, a| {\n  let b = V[vs1].e<sew>[i];\n  with_sign(!sign(b), a)\n})",
    ),
    ("elements", "16..64"),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static T82DCBF0B: [(&str, &str); 3] = [
    (
        "sem",
        "fpv(sew); lanes(0, 0, -1, vm, |i, a| {\n  let b = F[fs1].sew;\n  with_sign(!sign(b), a)\n})",
    ),
    ("elements", "16..64"),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static T17C3C4FB: [(&str, &str); 3] = [
    (
        "sem",
        "fpv(sew); lanes(0, 0, vs1, vm, |i, a| {\n  let b = V[vs1].e<sew>[i];\n  with_sign(sign(a) ^ sign(b), a)\n})",
    ),
    ("elements", "16..64"),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static T405301D1: [(&str, &str); 3] = [
    (
        "sem",
        "fpv(sew); lanes(0, 0, -1, vm, |i, a| {\n  let b = F[fs1].sew;\n  with_sign(sign(a) ^ sign(b), a)\n})",
    ),
    ("elements", "16..64"),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static T0D80D3E0: [(&str, &str); 3] = [
    (
        "sem",
        "fpv(sew); lanes(0, 0, vs1, vm, |i, a| {\n  let b = V[vs1].e<sew>[i];\n  flags(f_div(a, b, rm()))\n})",
    ),
    ("elements", "16..64"),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static TDE639ABE: [(&str, &str); 3] = [
    (
        "sem",
        "fpv(sew); lanes(0, 0, -1, vm, |i, a| {\n  let b = F[fs1].sew;\n  flags(f_div(a, b, rm()))\n})",
    ),
    ("elements", "16..64"),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static TEA590308: [(&str, &str); 3] = [
    (
        "sem",
        "fpv(sew); lanes(0, 0, -1, vm, |i, a| {\n  let b = F[fs1].sew;\n  flags(f_div(b, a, rm()))\n})",
    ),
    ("elements", "16..64"),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static T67B5D4D7: [(&str, &str); 3] = [
    (
        "sem",
        "fpv(sew); lanes(0, 0, vs1, vm, |i, a| {\n  let b = V[vs1].e<sew>[i];\n  flags(f_mul(a, b, rm()))\n})",
    ),
    ("elements", "16..64"),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static T5B3A5FE9: [(&str, &str); 3] = [
    (
        "sem",
        "fpv(sew); lanes(0, 0, -1, vm, |i, a| {\n  let b = F[fs1].sew;\n  flags(f_mul(a, b, rm()))\n})",
    ),
    ("elements", "16..64"),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static T82A69D97: [(&str, &str); 3] = [
    (
        "sem",
        "fpv(sew); lanes(0, 0, -1, vm, |i, a| {\n  let b = F[fs1].sew;\n  flags(f_sub(b, a, rm()))\n})",
    ),
    ("elements", "16..64"),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static T44464D1E: [Operand; 4] = [
    Operand {
        name: "vd",
        kind: 15,
        width: 5,
        dir: Dir::InOut,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "vs1",
        kind: 15,
        width: 5,
        pieces: &TABC3BE1A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "vs2",
        kind: 15,
        width: 5,
        pieces: &T132C57AA,
        ..Operand::DEFAULT
    },
    Operand {
        name: "vm",
        kind: 14,
        width: 1,
        pieces: &TBBF70253,
        default: Some(1),
        ..Operand::DEFAULT
    },
];
pub(crate) static TF22D620E: [(&str, &str); 3] = [
    (
        "sem",
        "fpv(sew); lanes(0, 0, vs1, vm, |i, a| {\n  let b = V[vs1].e<sew>[i];\n  let d = V[vd].e<sew>[i];\n  fma(b, d, a)\n})",
    ),
    ("elements", "16..64"),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static T1A34D143: [Operand; 4] = [
    Operand {
        name: "vd",
        kind: 15,
        width: 5,
        dir: Dir::InOut,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "fs1",
        kind: 5,
        width: 5,
        pieces: &TABC3BE1A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "vs2",
        kind: 15,
        width: 5,
        pieces: &T132C57AA,
        ..Operand::DEFAULT
    },
    Operand {
        name: "vm",
        kind: 14,
        width: 1,
        pieces: &TBBF70253,
        default: Some(1),
        ..Operand::DEFAULT
    },
];
pub(crate) static TAA616DFD: [Touch; 2] = [
    Touch {
        file: 1,
        which: Which::Operand(1),
        reads: 64,
        writes: 0,
    },
    Touch {
        file: 4,
        which: Which::Computed,
        reads: 65536,
        writes: 65536,
    },
];
pub(crate) static TCBA77244: [(&str, &str); 3] = [
    (
        "sem",
        "fpv(sew); lanes(0, 0, -1, vm, |i, a| {\n  let b = F[fs1].sew;\n  let d = V[vd].e<sew>[i];\n  fma(b, d, a)\n})",
    ),
    ("elements", "16..64"),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static T3C225ED4: [(&str, &str); 3] = [
    (
        "sem",
        "fpv(sew); lanes(0, 0, vs1, vm, |i, a| {\n  let b = V[vs1].e<sew>[i];\n  let d = V[vd].e<sew>[i];\n  fma(fneg(b), d, fneg(a))\n})",
    ),
    ("elements", "16..64"),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static T34BF6102: [(&str, &str); 3] = [
    (
        "sem",
        "fpv(sew); lanes(0, 0, -1, vm, |i, a| {\n  let b = F[fs1].sew;\n  let d = V[vd].e<sew>[i];\n  fma(fneg(b), d, fneg(a))\n})",
    ),
    ("elements", "16..64"),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static T4FC72491: [(&str, &str); 3] = [
    (
        "sem",
        "fpv(sew); lanes(0, 0, vs1, vm, |i, a| {\n  let b = V[vs1].e<sew>[i];\n  let d = V[vd].e<sew>[i];\n  fma(b, d, fneg(a))\n})",
    ),
    ("elements", "16..64"),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static TAB4C7F13: [(&str, &str); 3] = [
    (
        "sem",
        "fpv(sew); lanes(0, 0, -1, vm, |i, a| {\n  let b = F[fs1].sew;\n  let d = V[vd].e<sew>[i];\n  fma(b, d, fneg(a))\n})",
    ),
    ("elements", "16..64"),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static T333EF4D3: [(&str, &str); 3] = [
    (
        "sem",
        "fpv(sew); lanes(0, 0, vs1, vm, |i, a| {\n  let b = V[vs1].e<sew>[i];\n  let d = V[vd].e<sew>[i];\n  fma(fneg(b), d, a)\n})",
    ),
    ("elements", "16..64"),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static T0E119085: [(&str, &str); 3] = [
    (
        "sem",
        "fpv(sew); lanes(0, 0, -1, vm, |i, a| {\n  let b = F[fs1].sew;\n  let d = V[vd].e<sew>[i];\n  fma(fneg(b), d, a)\n})",
    ),
    ("elements", "16..64"),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static TC304A264: [(&str, &str); 3] = [
    (
        "sem",
        "fpv(sew); lanes(0, 0, vs1, vm, |i, a| {\n  let b = V[vs1].e<sew>[i];\n  let d = V[vd].e<sew>[i];\n  fma(b, a, d)\n})",
    ),
    ("elements", "16..64"),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static T515F85FA: [(&str, &str); 3] = [
    (
        "sem",
        "fpv(sew); lanes(0, 0, -1, vm, |i, a| {\n  let b = F[fs1].sew;\n  let d = V[vd].e<sew>[i];\n  fma(b, a, d)\n})",
    ),
    ("elements", "16..64"),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static T948E3FDC: [(&str, &str); 3] = [
    (
        "sem",
        "fpv(sew); lanes(0, 0, vs1, vm, |i, a| {\n  let b = V[vs1].e<sew>[i];\n  let d = V[vd].e<sew>[i];\n  fma(fneg(b), a, fneg(d))\n})",
    ),
    ("elements", "16..64"),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static T4B310AC2: [(&str, &str); 3] = [
    (
        "sem",
        "fpv(sew); lanes(0, 0, -1, vm, |i, a| {\n  let b = F[fs1].sew;\n  let d = V[vd].e<sew>[i];\n  fma(fneg(b), a, fneg(d))\n})",
    ),
    ("elements", "16..64"),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static T2FADA7D1: [(&str, &str); 3] = [
    (
        "sem",
        "fpv(sew); lanes(0, 0, vs1, vm, |i, a| {\n  let b = V[vs1].e<sew>[i];\n  let d = V[vd].e<sew>[i];\n  fma(b, a, fneg(d))\n})",
    ),
    ("elements", "16..64"),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static T3CE19FCB: [(&str, &str); 3] = [
    (
        "sem",
        "fpv(sew); lanes(0, 0, -1, vm, |i, a| {\n  let b = F[fs1].sew;\n  let d = V[vd].e<sew>[i];\n  fma(b, a, fneg(d))\n})",
    ),
    ("elements", "16..64"),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static TB72D0CCD: [(&str, &str); 3] = [
    (
        "sem",
        "fpv(sew); lanes(0, 0, vs1, vm, |i, a| {\n  let b = V[vs1].e<sew>[i];\n  let d = V[vd].e<sew>[i];\n  fma(fneg(b), a, d)\n})",
    ),
    ("elements", "16..64"),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static TDF509257: [(&str, &str); 3] = [
    (
        "sem",
        "fpv(sew); lanes(0, 0, -1, vm, |i, a| {\n  let b = F[fs1].sew;\n  let d = V[vd].e<sew>[i];\n  fma(fneg(b), a, d)\n})",
    ),
    ("elements", "16..64"),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static T5C421A96: [Expr; 3] = [
    Expr::Bin(
        BinOp::Or,
        &Expr::Bin(BinOp::Eq, &Expr::Operand(3), &Expr::Num(1)),
        &Expr::Bin(BinOp::Ne, &Expr::Operand(0), &Expr::Num(0)),
    ),
    Expr::Bin(BinOp::Ne, &Expr::Operand(0), &Expr::Operand(1)),
    Expr::Bin(BinOp::Ne, &Expr::Operand(0), &Expr::Operand(2)),
];
pub(crate) static T080DFF34: [(&str, &str); 3] = [
    (
        "sem",
        "fpv(sew); fpv(2*sew); lanes(1, 0, vs1, vm, |i, a| {\n  let b = V[vs1].e<sew>[i];\n  flags(f_add(wide(a), wide(b), rm()))\n})",
    ),
    ("elements", "16..32"),
    ("eew", "vd=2 vs2=1 vs1=1"),
];
pub(crate) static TF091601E: [Expr; 2] = [
    Expr::Bin(
        BinOp::Or,
        &Expr::Bin(BinOp::Eq, &Expr::Operand(3), &Expr::Num(1)),
        &Expr::Bin(BinOp::Ne, &Expr::Operand(0), &Expr::Num(0)),
    ),
    Expr::Bin(BinOp::Ne, &Expr::Operand(0), &Expr::Operand(1)),
];
pub(crate) static TEA957802: [(&str, &str); 3] = [
    (
        "sem",
        "fpv(sew); fpv(2*sew); lanes(1, 0, -1, vm, |i, a| {\n  let b = F[fs1].sew;\n  flags(f_add(wide(a), wide(b), rm()))\n})",
    ),
    ("elements", "16..32"),
    ("eew", "vd=2 vs2=1 vs1=1"),
];
pub(crate) static T20C42A1F: [(&str, &str); 3] = [
    (
        "sem",
        "fpv(sew); fpv(2*sew); lanes(1, 0, vs1, vm, |i, a| {\n  let b = V[vs1].e<sew>[i];\n  flags(f_sub(wide(a), wide(b), rm()))\n})",
    ),
    ("elements", "16..32"),
    ("eew", "vd=2 vs2=1 vs1=1"),
];
pub(crate) static T292BA9BD: [(&str, &str); 3] = [
    (
        "sem",
        "fpv(sew); fpv(2*sew); lanes(1, 0, -1, vm, |i, a| {\n  let b = F[fs1].sew;\n  flags(f_sub(wide(a), wide(b), rm()))\n})",
    ),
    ("elements", "16..32"),
    ("eew", "vd=2 vs2=1 vs1=1"),
];
pub(crate) static T78C2C32B: [(&str, &str); 3] = [
    (
        "sem",
        "fpv(sew); fpv(2*sew); lanes(1, 0, vs1, vm, |i, a| {\n  let b = V[vs1].e<sew>[i];\n  flags(f_mul(wide(a), wide(b), rm()))\n})",
    ),
    ("elements", "16..32"),
    ("eew", "vd=2 vs2=1 vs1=1"),
];
pub(crate) static TF95F9D49: [(&str, &str); 3] = [
    (
        "sem",
        "fpv(sew); fpv(2*sew); lanes(1, 0, -1, vm, |i, a| {\n  let b = F[fs1].sew;\n  flags(f_mul(wide(a), wide(b), rm()))\n})",
    ),
    ("elements", "16..32"),
    ("eew", "vd=2 vs2=1 vs1=1"),
];
pub(crate) static T8DE115CD: [Expr; 2] = [
    Expr::Bin(
        BinOp::Or,
        &Expr::Bin(BinOp::Eq, &Expr::Operand(3), &Expr::Num(1)),
        &Expr::Bin(BinOp::Ne, &Expr::Operand(0), &Expr::Num(0)),
    ),
    Expr::Bin(BinOp::Ne, &Expr::Operand(0), &Expr::Operand(2)),
];
pub(crate) static T8B34546C: [(&str, &str); 3] = [
    (
        "sem",
        "fpv(sew); fpv(2*sew); lanes(1, 1, vs1, vm, |i, a| {\n  let b = V[vs1].e<sew>[i];\n  flags(f_add(a, wide(b), rm()))\n})",
    ),
    ("elements", "16..32"),
    ("eew", "vd=2 vs2=2 vs1=1"),
];
pub(crate) static T87464B30: [(&str, &str); 3] = [
    (
        "sem",
        "fpv(sew); fpv(2*sew); lanes(1, 1, -1, vm, |i, a| {\n  let b = F[fs1].sew;\n  flags(f_add(a, wide(b), rm()))\n})",
    ),
    ("elements", "16..32"),
    ("eew", "vd=2 vs2=2 vs1=1"),
];
pub(crate) static T0AC025B7: [(&str, &str); 3] = [
    (
        "sem",
        "fpv(sew); fpv(2*sew); lanes(1, 1, vs1, vm, |i, a| {\n  let b = V[vs1].e<sew>[i];\n  flags(f_sub(a, wide(b), rm()))\n})",
    ),
    ("elements", "16..32"),
    ("eew", "vd=2 vs2=2 vs1=1"),
];
pub(crate) static T08D88583: [(&str, &str); 3] = [
    (
        "sem",
        "fpv(sew); fpv(2*sew); lanes(1, 1, -1, vm, |i, a| {\n  let b = F[fs1].sew;\n  flags(f_sub(a, wide(b), rm()))\n})",
    ),
    ("elements", "16..32"),
    ("eew", "vd=2 vs2=2 vs1=1"),
];
pub(crate) static TAE9D095A: [Expr; 3] = [
    Expr::Bin(
        BinOp::Or,
        &Expr::Bin(BinOp::Eq, &Expr::Operand(3), &Expr::Num(1)),
        &Expr::Bin(BinOp::Ne, &Expr::Operand(0), &Expr::Num(0)),
    ),
    Expr::Bin(BinOp::Ne, &Expr::Operand(0), &Expr::Operand(2)),
    Expr::Bin(BinOp::Ne, &Expr::Operand(0), &Expr::Operand(1)),
];
pub(crate) static T39036417: [(&str, &str); 3] = [
    (
        "sem",
        "fpv(sew); fpv(2*sew); alone(vs1);\nlanes(1, 0, vs1, vm, |i, a| {\n  let b = V[vs1].e<sew>[i];\n  let d = V[vd].e<2*sew>[i];\n  fma(wide(b), wide(a), d)\n})",
    ),
    ("elements", "16..32"),
    ("eew", "vd=2 vs2=1 vs1=1"),
];
pub(crate) static TEA1148ED: [(&str, &str); 3] = [
    (
        "sem",
        "fpv(sew); fpv(2*sew); alone(-1);\nlanes(1, 0, -1, vm, |i, a| {\n  let b = F[fs1].sew;\n  let d = V[vd].e<2*sew>[i];\n  fma(wide(b), wide(a), d)\n})",
    ),
    ("elements", "16..32"),
    ("eew", "vd=2 vs2=1 vs1=1"),
];
pub(crate) static TAD8EC87F: [(&str, &str); 3] = [
    (
        "sem",
        "fpv(sew); fpv(2*sew); alone(vs1);\nlanes(1, 0, vs1, vm, |i, a| {\n  let b = V[vs1].e<sew>[i];\n  let d = V[vd].e<2*sew>[i];\n  fma(fneg(wide(b)), wide(a), fneg(d))\n})",
    ),
    ("elements", "16..32"),
    ("eew", "vd=2 vs2=1 vs1=1"),
];
pub(crate) static T4703FC35: [(&str, &str); 3] = [
    (
        "sem",
        "fpv(sew); fpv(2*sew); alone(-1);\nlanes(1, 0, -1, vm, |i, a| {\n  let b = F[fs1].sew;\n  let d = V[vd].e<2*sew>[i];\n  fma(fneg(wide(b)), wide(a), fneg(d))\n})",
    ),
    ("elements", "16..32"),
    ("eew", "vd=2 vs2=1 vs1=1"),
];
pub(crate) static T207763BE: [(&str, &str); 3] = [
    (
        "sem",
        "fpv(sew); fpv(2*sew); alone(vs1);\nlanes(1, 0, vs1, vm, |i, a| {\n  let b = V[vs1].e<sew>[i];\n  let d = V[vd].e<2*sew>[i];\n  fma(wide(b), wide(a), fneg(d))\n})",
    ),
    ("elements", "16..32"),
    ("eew", "vd=2 vs2=1 vs1=1"),
];
pub(crate) static TB0E54EB8: [(&str, &str); 3] = [
    (
        "sem",
        "fpv(sew); fpv(2*sew); alone(-1);\nlanes(1, 0, -1, vm, |i, a| {\n  let b = F[fs1].sew;\n  let d = V[vd].e<2*sew>[i];\n  fma(wide(b), wide(a), fneg(d))\n})",
    ),
    ("elements", "16..32"),
    ("eew", "vd=2 vs2=1 vs1=1"),
];
pub(crate) static T4A4EFABA: [(&str, &str); 3] = [
    (
        "sem",
        "fpv(sew); fpv(2*sew); alone(vs1);\nlanes(1, 0, vs1, vm, |i, a| {\n  let b = V[vs1].e<sew>[i];\n  let d = V[vd].e<2*sew>[i];\n  fma(fneg(wide(b)), wide(a), d)\n})",
    ),
    ("elements", "16..32"),
    ("eew", "vd=2 vs2=1 vs1=1"),
];
pub(crate) static T76E3A9A4: [(&str, &str); 3] = [
    (
        "sem",
        "fpv(sew); fpv(2*sew); alone(-1);\nlanes(1, 0, -1, vm, |i, a| {\n  let b = F[fs1].sew;\n  let d = V[vd].e<2*sew>[i];\n  fma(fneg(wide(b)), wide(a), d)\n})",
    ),
    ("elements", "16..32"),
    ("eew", "vd=2 vs2=1 vs1=1"),
];
pub(crate) static T82C008D4: [(&str, &str); 3] = [
    (
        "sem",
        "fpv(sew); to_mask(vs1, vm, |i, a| {\n  let b = V[vs1].e<sew>[i];\n  flags(feq(a, b))\n})",
    ),
    ("elements", "16..64"),
    ("eew", "vd=mask vs2=1 vs1=1"),
];
pub(crate) static T64C742C4: [(&str, &str); 3] = [
    (
        "sem",
        "fpv(sew); to_mask(-1, vm, |i, a| {\n  let b = F[fs1].sew;\n  flags(feq(a, b))\n})",
    ),
    ("elements", "16..64"),
    ("eew", "vd=mask vs2=1 vs1=1"),
];
pub(crate) static TEDCEADED: [(&str, &str); 3] = [
    (
        "sem",
        "fpv(sew); to_mask(vs1, vm, |i, a| {\n  let b = V[vs1].e<sew>[i];\n  flags(fle(a, b))\n})",
    ),
    ("elements", "16..64"),
    ("eew", "vd=mask vs2=1 vs1=1"),
];
pub(crate) static T06F0703D: [(&str, &str); 3] = [
    (
        "sem",
        "fpv(sew); to_mask(-1, vm, |i, a| {\n  let b = F[fs1].sew;\n  flags(fle(a, b))\n})",
    ),
    ("elements", "16..64"),
    ("eew", "vd=mask vs2=1 vs1=1"),
];
pub(crate) static T626C73CA: [(&str, &str); 3] = [
    (
        "sem",
        "fpv(sew); to_mask(vs1, vm, |i, a| {\n  let b = V[vs1].e<sew>[i];\n  flags(flt(a, b))\n})",
    ),
    ("elements", "16..64"),
    ("eew", "vd=mask vs2=1 vs1=1"),
];
pub(crate) static TC185123A: [(&str, &str); 3] = [
    (
        "sem",
        "fpv(sew); to_mask(-1, vm, |i, a| {\n  let b = F[fs1].sew;\n  flags(flt(a, b))\n})",
    ),
    ("elements", "16..64"),
    ("eew", "vd=mask vs2=1 vs1=1"),
];
pub(crate) static T49DA51C3: [(&str, &str); 3] = [
    (
        "sem",
        "fpv(sew); to_mask(vs1, vm, |i, a| {\n  let b = V[vs1].e<sew>[i];\n  !flags(feq(a, b))\n})",
    ),
    ("elements", "16..64"),
    ("eew", "vd=mask vs2=1 vs1=1"),
];
pub(crate) static TB044EA93: [(&str, &str); 3] = [
    (
        "sem",
        "fpv(sew); to_mask(-1, vm, |i, a| {\n  let b = F[fs1].sew;\n  !flags(feq(a, b))\n})",
    ),
    ("elements", "16..64"),
    ("eew", "vd=mask vs2=1 vs1=1"),
];
pub(crate) static T40681D5C: [(&str, &str); 3] = [
    (
        "sem",
        "fpv(sew); to_mask(-1, vm, |i, a| {\n  let b = F[fs1].sew;\n  flags(flt(b, a))\n})",
    ),
    ("elements", "16..64"),
    ("eew", "vd=mask vs2=1 vs1=1"),
];
pub(crate) static TE4A17C4F: [(&str, &str); 3] = [
    (
        "sem",
        "fpv(sew); to_mask(-1, vm, |i, a| {\n  let b = F[fs1].sew;\n  flags(fle(b, a))\n})",
    ),
    ("elements", "16..64"),
    ("eew", "vd=mask vs2=1 vs1=1"),
];
pub(crate) static TF38AE67D: [(&str, &str); 4] = [
    ("sem", "fpv(sew); reduce(sew, |a, b| flags(f_add(a, b, rm())))"),
    ("order", "any"),
    ("elements", "16..64"),
    ("eew", "vd=one vs2=1 vs1=one"),
];
pub(crate) static T806B7AC0: [(&str, &str); 3] = [
    ("sem", "fpv(sew); reduce(sew, |a, b| flags(f_add(a, b, rm())))"),
    ("elements", "16..64"),
    ("eew", "vd=one vs2=1 vs1=one"),
];
pub(crate) static T443851F6: [(&str, &str); 3] = [
    ("sem", "fpv(sew); reduce(sew, |a, b| flags(fmin(a, b)))"),
    ("elements", "16..64"),
    ("eew", "vd=one vs2=1 vs1=one"),
];
pub(crate) static T5D077A7C: [(&str, &str); 3] = [
    ("sem", "fpv(sew); reduce(sew, |a, b| flags(fmax(a, b)))"),
    ("elements", "16..64"),
    ("eew", "vd=one vs2=1 vs1=one"),
];
pub(crate) static TE6DE8EF7: [(&str, &str); 4] = [
    (
        "sem",
        "fpv(sew); fpv(2*sew); reduce(2*sew, |a, b| flags(f_add(a, wide(b), rm())))",
    ),
    ("order", "any"),
    ("elements", "16..32"),
    ("eew", "vd=2one vs2=1 vs1=2one"),
];
pub(crate) static T820499CE: [(&str, &str); 3] = [
    (
        "sem",
        "fpv(sew); fpv(2*sew); reduce(2*sew, |a, b| flags(f_add(a, wide(b), rm())))",
    ),
    ("elements", "16..32"),
    ("eew", "vd=2one vs2=1 vs1=2one"),
];
pub(crate) static TA2A4BA4F: [Operand; 3] = [
    Operand {
        name: "vd",
        kind: 15,
        width: 5,
        dir: Dir::Out,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "vs2",
        kind: 15,
        width: 5,
        pieces: &T132C57AA,
        ..Operand::DEFAULT
    },
    Operand {
        name: "vm",
        kind: 14,
        width: 1,
        pieces: &TBBF70253,
        default: Some(1),
        ..Operand::DEFAULT
    },
];
pub(crate) static T873F281A: [Expr; 1] = [
    Expr::Bin(
        BinOp::Or,
        &Expr::Bin(BinOp::Eq, &Expr::Operand(2), &Expr::Num(1)),
        &Expr::Bin(BinOp::Ne, &Expr::Operand(0), &Expr::Num(0)),
    ),
];
pub(crate) static TDE94EFE3: [(&str, &str); 3] = [
    ("sem", "fpv(sew);\nlanes(0, 0, -1, vm, |i, a| flags(f_to_u(a, sew, rm())))"),
    ("elements", "16..64"),
    ("eew", "vd=1 vs2=1"),
];
pub(crate) static TDA07ED6C: [(&str, &str); 3] = [
    ("sem", "fpv(sew);\nlanes(0, 0, -1, vm, |i, a| flags(f_to_u(a, sew, 1)))"),
    ("elements", "16..64"),
    ("eew", "vd=1 vs2=1"),
];
pub(crate) static T687765FD: [(&str, &str); 3] = [
    ("sem", "fpv(sew);\nlanes(0, 0, -1, vm, |i, a| flags(f_to_s(a, sew, rm())))"),
    ("elements", "16..64"),
    ("eew", "vd=1 vs2=1"),
];
pub(crate) static TB2BA163E: [(&str, &str); 3] = [
    ("sem", "fpv(sew);\nlanes(0, 0, -1, vm, |i, a| flags(f_to_s(a, sew, 1)))"),
    ("elements", "16..64"),
    ("eew", "vd=1 vs2=1"),
];
pub(crate) static T49652919: [Expr; 2] = [
    Expr::Bin(
        BinOp::Or,
        &Expr::Bin(BinOp::Eq, &Expr::Operand(2), &Expr::Num(1)),
        &Expr::Bin(BinOp::Ne, &Expr::Operand(0), &Expr::Num(0)),
    ),
    Expr::Bin(BinOp::Ne, &Expr::Operand(0), &Expr::Operand(1)),
];
pub(crate) static T2603E538: [(&str, &str); 3] = [
    ("sem", "fpv(sew);\nlanes(1, 0, -1, vm, |i, a| flags(f_to_u(a, 2*sew, rm())))"),
    ("elements", "16..32"),
    ("eew", "vd=2 vs2=1"),
];
pub(crate) static T8410D7E5: [(&str, &str); 3] = [
    ("sem", "fpv(sew);\nlanes(1, 0, -1, vm, |i, a| flags(f_to_u(a, 2*sew, 1)))"),
    ("elements", "16..32"),
    ("eew", "vd=2 vs2=1"),
];
pub(crate) static TCF8D033A: [(&str, &str); 3] = [
    ("sem", "fpv(sew);\nlanes(1, 0, -1, vm, |i, a| flags(f_to_s(a, 2*sew, rm())))"),
    ("elements", "16..32"),
    ("eew", "vd=2 vs2=1"),
];
pub(crate) static TF3615E5F: [(&str, &str); 3] = [
    ("sem", "fpv(sew);\nlanes(1, 0, -1, vm, |i, a| flags(f_to_s(a, 2*sew, 1)))"),
    ("elements", "16..32"),
    ("eew", "vd=2 vs2=1"),
];
pub(crate) static T56531D19: [(&str, &str); 3] = [
    ("sem", "fpv(2*sew);\nlanes(0, 1, -1, vm, |i, a| flags(f_to_u(a, sew, rm())))"),
    ("elements", "8..32"),
    ("eew", "vd=1 vs2=2"),
];
pub(crate) static T6F0458CE: [(&str, &str); 3] = [
    ("sem", "fpv(2*sew);\nlanes(0, 1, -1, vm, |i, a| flags(f_to_u(a, sew, 1)))"),
    ("elements", "8..32"),
    ("eew", "vd=1 vs2=2"),
];
pub(crate) static T53ABC9EF: [(&str, &str); 3] = [
    ("sem", "fpv(2*sew);\nlanes(0, 1, -1, vm, |i, a| flags(f_to_s(a, sew, rm())))"),
    ("elements", "8..32"),
    ("eew", "vd=1 vs2=2"),
];
pub(crate) static T77B6087C: [(&str, &str); 3] = [
    ("sem", "fpv(2*sew);\nlanes(0, 1, -1, vm, |i, a| flags(f_to_s(a, sew, 1)))"),
    ("elements", "8..32"),
    ("eew", "vd=1 vs2=2"),
];
pub(crate) static T96C11F2E: [(&str, &str); 3] = [
    ("sem", "fpv(sew);\nlanes(0, 0, -1, vm, |i, a| flags(f_from_u(a, sew, rm())))"),
    ("elements", "16..64"),
    ("eew", "vd=1 vs2=1"),
];
pub(crate) static T2A2812FC: [(&str, &str); 3] = [
    ("sem", "fpv(sew);\nlanes(0, 0, -1, vm, |i, a| flags(f_from_s(a, sew, rm())))"),
    ("elements", "16..64"),
    ("eew", "vd=1 vs2=1"),
];
pub(crate) static T4B90F24C: [(&str, &str); 3] = [
    ("sem", "fpv(2*sew);\nlanes(1, 0, -1, vm, |i, a| flags(f_from_u(a, 2*sew, rm())))"),
    ("elements", "8..32"),
    ("eew", "vd=2 vs2=1"),
];
pub(crate) static TE7D9B3C2: [(&str, &str); 3] = [
    ("sem", "fpv(2*sew);\nlanes(1, 0, -1, vm, |i, a| flags(f_from_s(a, 2*sew, rm())))"),
    ("elements", "8..32"),
    ("eew", "vd=2 vs2=1"),
];
pub(crate) static TCB1CFB13: [(&str, &str); 3] = [
    ("sem", "fpv(sew);\nlanes(0, 1, -1, vm, |i, a| flags(f_from_u(a, sew, rm())))"),
    ("elements", "16..32"),
    ("eew", "vd=1 vs2=2"),
];
pub(crate) static TC905F305: [(&str, &str); 3] = [
    ("sem", "fpv(sew);\nlanes(0, 1, -1, vm, |i, a| flags(f_from_s(a, sew, rm())))"),
    ("elements", "16..32"),
    ("eew", "vd=1 vs2=2"),
];
pub(crate) static T2877068B: [(&str, &str); 3] = [
    (
        "sem",
        "fp_formats(has_Zvfhmin);\nlanes(1, 0, -1, vm, |i, a| flags(f_cvt(a, 2*sew, rm())))",
    ),
    ("elements", "16..32"),
    ("eew", "vd=2 vs2=1"),
];
pub(crate) static T4F3773E1: [(&str, &str); 3] = [
    (
        "sem",
        "fp_formats(has_Zvfhmin);\nlanes(0, 1, -1, vm, |i, a| flags(f_cvt(a, sew, rm())))",
    ),
    ("elements", "16..32"),
    ("eew", "vd=1 vs2=2"),
];
pub(crate) static TEC23CB96: [(&str, &str); 3] = [
    (
        "sem",
        "fp_formats(has_Zvfh);\nlanes(0, 1, -1, vm, |i, a| flags(f_cvt(a, sew, 5)))",
    ),
    ("elements", "16..32"),
    ("eew", "vd=1 vs2=2"),
];
pub(crate) static T1A0943EB: [(&str, &str); 3] = [
    ("sem", "fpv(sew);\nlanes(0, 0, -1, vm, |i, a| flags(f_sqrt(a, rm())))"),
    ("elements", "16..64"),
    ("eew", "vd=1 vs2=1"),
];
pub(crate) static TF5CD8341: [(&str, &str); 3] = [
    ("sem", "fpv(sew);\nlanes(0, 0, -1, vm, |i, a| flags(rsqrt7(a)))"),
    ("elements", "16..64"),
    ("eew", "vd=1 vs2=1"),
];
pub(crate) static TD3B7730D: [(&str, &str); 3] = [
    ("sem", "fpv(sew);\nlanes(0, 0, -1, vm, |i, a| flags(rec7(a, rm())))"),
    ("elements", "16..64"),
    ("eew", "vd=1 vs2=1"),
];
pub(crate) static T0516D635: [(&str, &str); 3] = [
    ("sem", "fpv(sew);\nlanes(0, 0, -1, vm, |i, a| zext(fclass(a), sew))"),
    ("elements", "16..64"),
    ("eew", "vd=1 vs2=1"),
];
pub(crate) static T72768B18: [Operand; 3] = [
    Operand {
        name: "vd",
        kind: 15,
        width: 5,
        dir: Dir::Out,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "vs2",
        kind: 15,
        width: 5,
        pieces: &T132C57AA,
        ..Operand::DEFAULT
    },
    Operand {
        name: "fs1",
        kind: 5,
        width: 5,
        pieces: &TABC3BE1A,
        ..Operand::DEFAULT
    },
];
pub(crate) static TF9EF753A: [Part; 8] = [
    Part::Name,
    Part::Text(" "),
    Part::Operand {
        index: 0,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", "),
    Part::Operand {
        index: 1,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", "),
    Part::Operand {
        index: 2,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", v0"),
];
pub(crate) static T93DC4850: [&[Part]; 1] = [&TF9EF753A];
pub(crate) static T9B8B2BF5: [(&str, &str); 3] = [
    (
        "sem",
        "fpv(sew); lanes(0, 0, -1, 1, |i, a| {\n  let b = F[fs1].sew;\n  V[0][i] ? b : a\n})",
    ),
    ("elements", "16..64"),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static TF5266ECA: [Operand; 2] = [
    Operand {
        name: "vd",
        kind: 15,
        width: 5,
        dir: Dir::Out,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "fs1",
        kind: 5,
        width: 5,
        pieces: &TABC3BE1A,
        ..Operand::DEFAULT
    },
];
pub(crate) static TC074E270: [(&str, &str); 3] = [
    ("sem", "fpv(sew);\nready();\nelements(1, |i| F[fs1].sew)"),
    ("eew", "vd=1"),
    ("elements", "16..64"),
];
pub(crate) static T581D2690: [Operand; 2] = [
    Operand {
        name: "fd",
        kind: 5,
        width: 5,
        dir: Dir::Out,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "vs2",
        kind: 15,
        width: 5,
        pieces: &T132C57AA,
        ..Operand::DEFAULT
    },
];
pub(crate) static T7143289A: [Touch; 2] = [
    Touch {
        file: 1,
        which: Which::Operand(0),
        reads: 0,
        writes: 64,
    },
    Touch {
        file: 4,
        which: Which::Computed,
        reads: 64,
        writes: 0,
    },
];
pub(crate) static T93E994CB: [Flow; 2] = [
    Flow {
        from: End::Register(1),
        to: End::Register(0),
    },
    Flow {
        from: End::State,
        to: End::Register(0),
    },
];
pub(crate) static T711B8E29: [(&str, &str); 3] = [
    (
        "sem",
        "require(sew >= 16);\nfp_scalar(sew);\nF[fd].sew = V[vs2].e<sew>[0];\ndone();",
    ),
    ("eew", "vs2=one"),
    ("elements", "16..64"),
];
pub(crate) static T73511F74: [(&str, &str); 3] = [
    (
        "sem",
        "fpv(sew);\nready();\nif vstart < vl {\n  V[vd].e<sew>[0] = F[fs1].sew;\n}\nscalar_tail(vd, sew);\ndone();",
    ),
    ("eew", "vd=one"),
    ("elements", "16..64"),
];
pub(crate) static TBE4EBFEC: [(&str, &str); 2] = [
    ("sem", "lanes(0, 0, vs1, vm, |i, a| {\n  let b = V[vs1].e<sew>[i];\n  a + b\n})"),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static T1E027970: [Operand; 4] = [
    Operand {
        name: "vd",
        kind: 15,
        width: 5,
        dir: Dir::Out,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "vs2",
        kind: 15,
        width: 5,
        pieces: &T132C57AA,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs1",
        kind: 1,
        width: 5,
        pieces: &TABC3BE1A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "vm",
        kind: 14,
        width: 1,
        pieces: &TBBF70253,
        default: Some(1),
        ..Operand::DEFAULT
    },
];
pub(crate) static T6A3F45F7: [Touch; 2] = [
    Touch {
        file: 0,
        which: Which::Operand(2),
        reads: 64,
        writes: 0,
    },
    Touch {
        file: 4,
        which: Which::Computed,
        reads: 65536,
        writes: 65536,
    },
];
pub(crate) static T53B248D5: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(0, 0, -1, vm, |i, a| {\n  let b = resize_s(X[rs1], sew);\n  a + b\n})",
    ),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static TEFA1D6BF: [Operand; 4] = [
    Operand {
        name: "vd",
        kind: 15,
        width: 5,
        dir: Dir::Out,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "vs2",
        kind: 15,
        width: 5,
        pieces: &T132C57AA,
        ..Operand::DEFAULT
    },
    Operand {
        name: "simm5",
        kind: 3,
        width: 5,
        signed: true,
        pieces: &TABC3BE1A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "vm",
        kind: 14,
        width: 1,
        pieces: &TBBF70253,
        default: Some(1),
        ..Operand::DEFAULT
    },
];
pub(crate) static TA75E5C40: [(&str, &str); 2] = [
    ("sem", "lanes(0, 0, -1, vm, |i, a| {\n  let b = bits(simm5, sew);\n  a + b\n})"),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static T680E9612: [(&str, &str); 2] = [
    ("sem", "lanes(0, 0, vs1, vm, |i, a| {\n  let b = V[vs1].e<sew>[i];\n  a - b\n})"),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static TA74A3D9F: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(0, 0, -1, vm, |i, a| {\n  let b = resize_s(X[rs1], sew);\n  a - b\n})",
    ),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static T0E9E3BCF: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(0, 0, -1, vm, |i, a| {\n  let b = resize_s(X[rs1], sew);\n  b - a\n})",
    ),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static T3EA4F71E: [(&str, &str); 2] = [
    ("sem", "lanes(0, 0, -1, vm, |i, a| {\n  let b = bits(simm5, sew);\n  b - a\n})"),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static T39125A4E: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(0, 0, vs1, vm, |i, a| {\n  let b = V[vs1].e<sew>[i];\n  min_u(a, b)\n})",
    ),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static TD30E84D3: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(0, 0, -1, vm, |i, a| {\n  let b = resize_s(X[rs1], sew);\n  min_u(a, b)\n})",
    ),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static T80195608: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(0, 0, vs1, vm, |i, a| {\n  let b = V[vs1].e<sew>[i];\n  min_s(a, b)\n})",
    ),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static T3F38E711: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(0, 0, -1, vm, |i, a| {\n  let b = resize_s(X[rs1], sew);\n  min_s(a, b)\n})",
    ),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static T80A14E74: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(0, 0, vs1, vm, |i, a| {\n  let b = V[vs1].e<sew>[i];\n  max_u(a, b)\n})",
    ),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static T787F5BED: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(0, 0, -1, vm, |i, a| {\n  let b = resize_s(X[rs1], sew);\n  max_u(a, b)\n})",
    ),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static T43660F82: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(0, 0, vs1, vm, |i, a| {\n  let b = V[vs1].e<sew>[i];\n  max_s(a, b)\n})",
    ),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static T493F0B97: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(0, 0, -1, vm, |i, a| {\n  let b = resize_s(X[rs1], sew);\n  max_s(a, b)\n})",
    ),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static T64C832AB: [(&str, &str); 2] = [
    ("sem", "lanes(0, 0, vs1, vm, |i, a| {\n  let b = V[vs1].e<sew>[i];\n  a & b\n})"),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static TCB852FD6: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(0, 0, -1, vm, |i, a| {\n  let b = resize_s(X[rs1], sew);\n  a & b\n})",
    ),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static TE056B267: [(&str, &str); 2] = [
    ("sem", "lanes(0, 0, -1, vm, |i, a| {\n  let b = bits(simm5, sew);\n  a & b\n})"),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static T489DDC4D: [(&str, &str); 2] = [
    ("sem", "lanes(0, 0, vs1, vm, |i, a| {\n  let b = V[vs1].e<sew>[i];\n  a | b\n})"),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static T3741C814: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(0, 0, -1, vm, |i, a| {\n  let b = resize_s(X[rs1], sew);\n  a | b\n})",
    ),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static TBBC1F709: [(&str, &str); 2] = [
    ("sem", "lanes(0, 0, -1, vm, |i, a| {\n  let b = bits(simm5, sew);\n  a | b\n})"),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static T78F55223: [(&str, &str); 2] = [
    ("sem", "lanes(0, 0, vs1, vm, |i, a| {\n  let b = V[vs1].e<sew>[i];\n  a ^ b\n})"),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static T380B511E: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(0, 0, -1, vm, |i, a| {\n  let b = resize_s(X[rs1], sew);\n  a ^ b\n})",
    ),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static T9ADE78CF: [(&str, &str); 2] = [
    ("sem", "lanes(0, 0, -1, vm, |i, a| {\n  let b = bits(simm5, sew);\n  a ^ b\n})"),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static TAA003AB3: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(0, 0, vs1, vm, |i, a| {\n  let b = V[vs1].e<sew>[i];\n  clip_u(zext(a, sew+1) + zext(b), sew)\n})",
    ),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static TDA3FB156: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(0, 0, -1, vm, |i, a| {\n  let b = resize_s(X[rs1], sew);\n  clip_u(zext(a, sew+1) + zext(b), sew)\n})",
    ),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static TFB73C99F: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(0, 0, -1, vm, |i, a| {\n  let b = bits(simm5, sew);\n  clip_u(zext(a, sew+1) + zext(b), sew)\n})",
    ),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static TD3B0C7EB: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(0, 0, vs1, vm, |i, a| {\n  let b = V[vs1].e<sew>[i];\n  clip_s(sext(a, sew+1) + sext(b), sew)\n})",
    ),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static TE520CFAA: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(0, 0, -1, vm, |i, a| {\n  let b = resize_s(X[rs1], sew);\n  clip_s(sext(a, sew+1) + sext(b), sew)\n})",
    ),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static T57C27E1F: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(0, 0, -1, vm, |i, a| {\n  let b = bits(simm5, sew);\n  clip_s(sext(a, sew+1) + sext(b), sew)\n})",
    ),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static T48B3C9B7: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(0, 0, vs1, vm, |i, a| {\n  let b = V[vs1].e<sew>[i];\n  sub_sat_u(a, b)\n})",
    ),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static T46B9DDC6: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(0, 0, -1, vm, |i, a| {\n  let b = resize_s(X[rs1], sew);\n  sub_sat_u(a, b)\n})",
    ),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static TC82A86E5: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(0, 0, vs1, vm, |i, a| {\n  let b = V[vs1].e<sew>[i];\n  clip_s(sext(a, sew+1) - sext(b), sew)\n})",
    ),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static TD97FDB98: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(0, 0, -1, vm, |i, a| {\n  let b = resize_s(X[rs1], sew);\n  clip_s(sext(a, sew+1) - sext(b), sew)\n})",
    ),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static T3021D1BB: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(0, 0, vs1, vm, |i, a| {\n  let b = V[vs1].e<sew>[i];\n  a << shamt(b)\n})",
    ),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static T8869351E: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(0, 0, -1, vm, |i, a| {\n  let b = resize_s(X[rs1], sew);\n  a << shamt(b)\n})",
    ),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static TDA262107: [Operand; 4] = [
    Operand {
        name: "vd",
        kind: 15,
        width: 5,
        dir: Dir::Out,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "vs2",
        kind: 15,
        width: 5,
        pieces: &T132C57AA,
        ..Operand::DEFAULT
    },
    Operand {
        name: "uimm5",
        kind: 3,
        width: 5,
        pieces: &TABC3BE1A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "vm",
        kind: 14,
        width: 1,
        pieces: &TBBF70253,
        default: Some(1),
        ..Operand::DEFAULT
    },
];
pub(crate) static T2F8AE741: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(0, 0, -1, vm, |i, a| {\n  let b = bits(uimm5, sew);\n  a << shamt(b)\n})",
    ),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static TE9857770: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(0, 0, vs1, vm, |i, a| {\n  let b = V[vs1].e<sew>[i];\n  clip_s(rshift_s(sext(a, 2*sew) * sext(b), sew-1), sew)\n})",
    ),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static TE96FE123: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(0, 0, -1, vm, |i, a| {\n  let b = resize_s(X[rs1], sew);\n  clip_s(rshift_s(sext(a, 2*sew) * sext(b), sew-1), sew)\n})",
    ),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static TF9AE8CE7: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(0, 0, vs1, vm, |i, a| {\n  let b = V[vs1].e<sew>[i];\n  a >> shamt(b)\n})",
    ),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static TB5CFF336: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(0, 0, -1, vm, |i, a| {\n  let b = resize_s(X[rs1], sew);\n  a >> shamt(b)\n})",
    ),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static T3DBC2015: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(0, 0, -1, vm, |i, a| {\n  let b = bits(uimm5, sew);\n  a >> shamt(b)\n})",
    ),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static T269BDC24: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(0, 0, vs1, vm, |i, a| {\n  let b = V[vs1].e<sew>[i];\n  a >>s shamt(b)\n})",
    ),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static T8C407AD7: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(0, 0, -1, vm, |i, a| {\n  let b = resize_s(X[rs1], sew);\n  a >>s shamt(b)\n})",
    ),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static T8DED001A: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(0, 0, -1, vm, |i, a| {\n  let b = bits(uimm5, sew);\n  a >>s shamt(b)\n})",
    ),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static TFB917F41: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(0, 0, vs1, vm, |i, a| {\n  let b = V[vs1].e<sew>[i];\n  rshift_u(a, uint(shamt(b)))\n})",
    ),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static T31BB46E4: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(0, 0, -1, vm, |i, a| {\n  let b = resize_s(X[rs1], sew);\n  rshift_u(a, uint(shamt(b)))\n})",
    ),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static TABD3FF73: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(0, 0, -1, vm, |i, a| {\n  let b = bits(uimm5, sew);\n  rshift_u(a, uint(shamt(b)))\n})",
    ),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static T44BA3BCF: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(0, 0, vs1, vm, |i, a| {\n  let b = V[vs1].e<sew>[i];\n  rshift_s(a, uint(shamt(b)))\n})",
    ),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static T05846AC2: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(0, 0, -1, vm, |i, a| {\n  let b = resize_s(X[rs1], sew);\n  rshift_s(a, uint(shamt(b)))\n})",
    ),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static T0324FDCD: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(0, 0, -1, vm, |i, a| {\n  let b = bits(uimm5, sew);\n  rshift_s(a, uint(shamt(b)))\n})",
    ),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static T097E742C: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(0, 0, vs1, vm, |i, a| {\n  let b = V[vs1].e<sew>[i];\n  rshift_u(zext(a, sew+1) + zext(b), 1)[sew-1:0]\n})",
    ),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static T700F041F: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(0, 0, -1, vm, |i, a| {\n  let b = resize_s(X[rs1], sew);\n  rshift_u(zext(a, sew+1) + zext(b), 1)[sew-1:0]\n})",
    ),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static T481BA2AC: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(0, 0, vs1, vm, |i, a| {\n  let b = V[vs1].e<sew>[i];\n  rshift_s(sext(a, sew+1) + sext(b), 1)[sew-1:0]\n})",
    ),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static T4F0FDBFB: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(0, 0, -1, vm, |i, a| {\n  let b = resize_s(X[rs1], sew);\n  rshift_s(sext(a, sew+1) + sext(b), 1)[sew-1:0]\n})",
    ),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static T3B1DF502: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(0, 0, vs1, vm, |i, a| {\n  let b = V[vs1].e<sew>[i];\n  rshift_u(zext(a, sew+1) - zext(b), 1)[sew-1:0]\n})",
    ),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static TD781B129: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(0, 0, -1, vm, |i, a| {\n  let b = resize_s(X[rs1], sew);\n  rshift_u(zext(a, sew+1) - zext(b), 1)[sew-1:0]\n})",
    ),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static T79BB2382: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(0, 0, vs1, vm, |i, a| {\n  let b = V[vs1].e<sew>[i];\n  rshift_s(sext(a, sew+1) - sext(b), 1)[sew-1:0]\n})",
    ),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static T4B60BDDD: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(0, 0, -1, vm, |i, a| {\n  let b = resize_s(X[rs1], sew);\n  rshift_s(sext(a, sew+1) - sext(b), 1)[sew-1:0]\n})",
    ),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static TE3238221: [(&str, &str); 2] = [
    ("sem", "lanes(0, 0, vs1, vm, |i, a| {\n  let b = V[vs1].e<sew>[i];\n  a /u b\n})"),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static T2D8FB2BA: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(0, 0, -1, vm, |i, a| {\n  let b = resize_s(X[rs1], sew);\n  a /u b\n})",
    ),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static T230DBE33: [(&str, &str); 2] = [
    ("sem", "lanes(0, 0, vs1, vm, |i, a| {\n  let b = V[vs1].e<sew>[i];\n  a /s b\n})"),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static T26123114: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(0, 0, -1, vm, |i, a| {\n  let b = resize_s(X[rs1], sew);\n  a /s b\n})",
    ),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static T27DA2E07: [(&str, &str); 2] = [
    ("sem", "lanes(0, 0, vs1, vm, |i, a| {\n  let b = V[vs1].e<sew>[i];\n  a %u b\n})"),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static T4B443A4C: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(0, 0, -1, vm, |i, a| {\n  let b = resize_s(X[rs1], sew);\n  a %u b\n})",
    ),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static TC62012FD: [(&str, &str); 2] = [
    ("sem", "lanes(0, 0, vs1, vm, |i, a| {\n  let b = V[vs1].e<sew>[i];\n  a %s b\n})"),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static TA0BB29F2: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(0, 0, -1, vm, |i, a| {\n  let b = resize_s(X[rs1], sew);\n  a %s b\n})",
    ),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static TAF9F63BB: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(0, 0, vs1, vm, |i, a| {\n  let b = V[vs1].e<sew>[i];\n  mulh_uu(a, b)\n})",
    ),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static TA22DDF4A: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(0, 0, -1, vm, |i, a| {\n  let b = resize_s(X[rs1], sew);\n  mulh_uu(a, b)\n})",
    ),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static TC8219E67: [(&str, &str); 2] = [
    ("sem", "lanes(0, 0, vs1, vm, |i, a| {\n  let b = V[vs1].e<sew>[i];\n  a * b\n})"),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static T0324A1CA: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(0, 0, -1, vm, |i, a| {\n  let b = resize_s(X[rs1], sew);\n  a * b\n})",
    ),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static TD6ED9CB9: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(0, 0, vs1, vm, |i, a| {\n  let b = V[vs1].e<sew>[i];\n  mulh_su(a, b)\n})",
    ),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static T0960F5C0: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(0, 0, -1, vm, |i, a| {\n  let b = resize_s(X[rs1], sew);\n  mulh_su(a, b)\n})",
    ),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static T98095A9B: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(0, 0, vs1, vm, |i, a| {\n  let b = V[vs1].e<sew>[i];\n  mulh_ss(a, b)\n})",
    ),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static TE1668806: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(0, 0, -1, vm, |i, a| {\n  let b = resize_s(X[rs1], sew);\n  mulh_ss(a, b)\n})",
    ),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static T891025A2: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(1, 0, vs1, vm, |i, a| {\n  let b = V[vs1].e<sew>[i];\n  zext(a) + zext(b)\n})",
    ),
    ("eew", "vd=2 vs2=1 vs1=1"),
];
pub(crate) static TA1B469DC: [Touch; 2] = [
    Touch {
        file: 0,
        which: Which::Operand(2),
        reads: 32,
        writes: 0,
    },
    Touch {
        file: 4,
        which: Which::Computed,
        reads: 65536,
        writes: 65536,
    },
];
pub(crate) static T303BE39B: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(1, 0, -1, vm, |i, a| {\n  let b = resize_s(X[rs1], sew);\n  zext(a) + zext(b)\n})",
    ),
    ("eew", "vd=2 vs2=1 vs1=1"),
];
pub(crate) static T3E09E13A: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(1, 0, vs1, vm, |i, a| {\n  let b = V[vs1].e<sew>[i];\n  sext(a) + sext(b)\n})",
    ),
    ("eew", "vd=2 vs2=1 vs1=1"),
];
pub(crate) static T1D373043: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(1, 0, -1, vm, |i, a| {\n  let b = resize_s(X[rs1], sew);\n  sext(a) + sext(b)\n})",
    ),
    ("eew", "vd=2 vs2=1 vs1=1"),
];
pub(crate) static TB2A613CC: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(1, 0, vs1, vm, |i, a| {\n  let b = V[vs1].e<sew>[i];\n  zext(a) - zext(b)\n})",
    ),
    ("eew", "vd=2 vs2=1 vs1=1"),
];
pub(crate) static T05EC7509: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(1, 0, -1, vm, |i, a| {\n  let b = resize_s(X[rs1], sew);\n  zext(a) - zext(b)\n})",
    ),
    ("eew", "vd=2 vs2=1 vs1=1"),
];
pub(crate) static T0C2F4CE4: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(1, 0, vs1, vm, |i, a| {\n  let b = V[vs1].e<sew>[i];\n  sext(a) - sext(b)\n})",
    ),
    ("eew", "vd=2 vs2=1 vs1=1"),
];
pub(crate) static TA05E9F31: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(1, 0, -1, vm, |i, a| {\n  let b = resize_s(X[rs1], sew);\n  sext(a) - sext(b)\n})",
    ),
    ("eew", "vd=2 vs2=1 vs1=1"),
];
pub(crate) static TF9A9320D: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(1, 0, vs1, vm, |i, a| {\n  let b = V[vs1].e<sew>[i];\n  zext(a) * zext(b)\n})",
    ),
    ("eew", "vd=2 vs2=1 vs1=1"),
];
pub(crate) static TD0F6C9C0: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(1, 0, -1, vm, |i, a| {\n  let b = resize_s(X[rs1], sew);\n  zext(a) * zext(b)\n})",
    ),
    ("eew", "vd=2 vs2=1 vs1=1"),
];
pub(crate) static T5A30D59A: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(1, 0, vs1, vm, |i, a| {\n  let b = V[vs1].e<sew>[i];\n  sext(a) * zext(b)\n})",
    ),
    ("eew", "vd=2 vs2=1 vs1=1"),
];
pub(crate) static T9F1445A3: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(1, 0, -1, vm, |i, a| {\n  let b = resize_s(X[rs1], sew);\n  sext(a) * zext(b)\n})",
    ),
    ("eew", "vd=2 vs2=1 vs1=1"),
];
pub(crate) static T3207A3C5: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(1, 0, vs1, vm, |i, a| {\n  let b = V[vs1].e<sew>[i];\n  sext(a) * sext(b)\n})",
    ),
    ("eew", "vd=2 vs2=1 vs1=1"),
];
pub(crate) static TF750E708: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(1, 0, -1, vm, |i, a| {\n  let b = resize_s(X[rs1], sew);\n  sext(a) * sext(b)\n})",
    ),
    ("eew", "vd=2 vs2=1 vs1=1"),
];
pub(crate) static T0625950A: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(1, 1, vs1, vm, |i, a| {\n  let b = V[vs1].e<sew>[i];\n  a + zext(b)\n})",
    ),
    ("eew", "vd=2 vs2=2 vs1=1"),
];
pub(crate) static TF90F5F33: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(1, 1, -1, vm, |i, a| {\n  let b = resize_s(X[rs1], sew);\n  a + zext(b)\n})",
    ),
    ("eew", "vd=2 vs2=2 vs1=1"),
];
pub(crate) static T97EF2A0D: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(1, 1, vs1, vm, |i, a| {\n  let b = V[vs1].e<sew>[i];\n  a + sext(b)\n})",
    ),
    ("eew", "vd=2 vs2=2 vs1=1"),
];
pub(crate) static T991D8058: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(1, 1, -1, vm, |i, a| {\n  let b = resize_s(X[rs1], sew);\n  a + sext(b)\n})",
    ),
    ("eew", "vd=2 vs2=2 vs1=1"),
];
pub(crate) static TCA266DD0: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(1, 1, vs1, vm, |i, a| {\n  let b = V[vs1].e<sew>[i];\n  a - zext(b)\n})",
    ),
    ("eew", "vd=2 vs2=2 vs1=1"),
];
pub(crate) static T248377C5: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(1, 1, -1, vm, |i, a| {\n  let b = resize_s(X[rs1], sew);\n  a - zext(b)\n})",
    ),
    ("eew", "vd=2 vs2=2 vs1=1"),
];
pub(crate) static T0ED1CA9B: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(1, 1, vs1, vm, |i, a| {\n  let b = V[vs1].e<sew>[i];\n  a - sext(b)\n})",
    ),
    ("eew", "vd=2 vs2=2 vs1=1"),
];
pub(crate) static T8C5C0FD2: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(1, 1, -1, vm, |i, a| {\n  let b = resize_s(X[rs1], sew);\n  a - sext(b)\n})",
    ),
    ("eew", "vd=2 vs2=2 vs1=1"),
];
pub(crate) static T0BD5BE08: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(0, 0, vs1, vm, |i, a| {\n  let b = V[vs1].e<sew>[i];\n  let d = V[vd].e<sew>[i];\n  b * d + a\n})",
    ),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static TA68E700B: [Operand; 4] = [
    Operand {
        name: "vd",
        kind: 15,
        width: 5,
        dir: Dir::InOut,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs1",
        kind: 1,
        width: 5,
        pieces: &TABC3BE1A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "vs2",
        kind: 15,
        width: 5,
        pieces: &T132C57AA,
        ..Operand::DEFAULT
    },
    Operand {
        name: "vm",
        kind: 14,
        width: 1,
        pieces: &TBBF70253,
        default: Some(1),
        ..Operand::DEFAULT
    },
];
pub(crate) static T4520ED76: [Touch; 2] = [
    Touch {
        file: 0,
        which: Which::Operand(1),
        reads: 64,
        writes: 0,
    },
    Touch {
        file: 4,
        which: Which::Computed,
        reads: 65536,
        writes: 65536,
    },
];
pub(crate) static TC202FAB5: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(0, 0, -1, vm, |i, a| {\n  let b = resize_s(X[rs1], sew);\n  let d = V[vd].e<sew>[i];\n  b * d + a\n})",
    ),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static TED2F50B6: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(0, 0, vs1, vm, |i, a| {\n  let b = V[vs1].e<sew>[i];\n  let d = V[vd].e<sew>[i];\n  a - b * d\n})",
    ),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static TFA1B54DF: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(0, 0, -1, vm, |i, a| {\n  let b = resize_s(X[rs1], sew);\n  let d = V[vd].e<sew>[i];\n  a - b * d\n})",
    ),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static T0163CB58: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(0, 0, vs1, vm, |i, a| {\n  let b = V[vs1].e<sew>[i];\n  let d = V[vd].e<sew>[i];\n  d + a * b\n})",
    ),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static T115503A5: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(0, 0, -1, vm, |i, a| {\n  let b = resize_s(X[rs1], sew);\n  let d = V[vd].e<sew>[i];\n  d + a * b\n})",
    ),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static T3CCC4EC6: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(0, 0, vs1, vm, |i, a| {\n  let b = V[vs1].e<sew>[i];\n  let d = V[vd].e<sew>[i];\n  d - a * b\n})",
    ),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static T86F6AD0F: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(0, 0, -1, vm, |i, a| {\n  let b = resize_s(X[rs1], sew);\n  let d = V[vd].e<sew>[i];\n  d - a * b\n})",
    ),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static T101B3CAF: [(&str, &str); 2] = [
    (
        "sem",
        "alone(vs1);\nlanes(1, 0, vs1, vm, |i, a| {\n  let b = V[vs1].e<sew>[i];\n  let d = V[vd].e<2*sew>[i];\n  d + zext(a) * zext(b)\n})",
    ),
    ("eew", "vd=2 vs2=1 vs1=1"),
];
pub(crate) static T44B2E151: [Touch; 2] = [
    Touch {
        file: 0,
        which: Which::Operand(1),
        reads: 32,
        writes: 0,
    },
    Touch {
        file: 4,
        which: Which::Computed,
        reads: 65536,
        writes: 65536,
    },
];
pub(crate) static T3522FF50: [(&str, &str); 2] = [
    (
        "sem",
        "alone(-1);\nlanes(1, 0, -1, vm, |i, a| {\n  let b = resize_s(X[rs1], sew);\n  let d = V[vd].e<2*sew>[i];\n  d + zext(a) * zext(b)\n})",
    ),
    ("eew", "vd=2 vs2=1 vs1=1"),
];
pub(crate) static TF98F1737: [(&str, &str); 2] = [
    (
        "sem",
        "alone(vs1);\nlanes(1, 0, vs1, vm, |i, a| {\n  let b = V[vs1].e<sew>[i];\n  let d = V[vd].e<2*sew>[i];\n  d + sext(a) * sext(b)\n})",
    ),
    ("eew", "vd=2 vs2=1 vs1=1"),
];
pub(crate) static T5B8561D8: [(&str, &str); 2] = [
    (
        "sem",
        "alone(-1);\nlanes(1, 0, -1, vm, |i, a| {\n  let b = resize_s(X[rs1], sew);\n  let d = V[vd].e<2*sew>[i];\n  d + sext(a) * sext(b)\n})",
    ),
    ("eew", "vd=2 vs2=1 vs1=1"),
];
pub(crate) static TAFB60F73: [(&str, &str); 2] = [
    (
        "sem",
        "alone(-1);\nlanes(1, 0, -1, vm, |i, a| {\n  let b = resize_s(X[rs1], sew);\n  let d = V[vd].e<2*sew>[i];\n  d + sext(a) * zext(b)\n})",
    ),
    ("eew", "vd=2 vs2=1 vs1=1"),
];
pub(crate) static TD7B8FDE4: [(&str, &str); 2] = [
    (
        "sem",
        "alone(vs1);\nlanes(1, 0, vs1, vm, |i, a| {\n  let b = V[vs1].e<sew>[i];\n  let d = V[vd].e<2*sew>[i];\n  d + zext(a) * sext(b)\n})",
    ),
    ("eew", "vd=2 vs2=1 vs1=1"),
];
pub(crate) static T3472E09B: [(&str, &str); 2] = [
    (
        "sem",
        "alone(-1);\nlanes(1, 0, -1, vm, |i, a| {\n  let b = resize_s(X[rs1], sew);\n  let d = V[vd].e<2*sew>[i];\n  d + zext(a) * sext(b)\n})",
    ),
    ("eew", "vd=2 vs2=1 vs1=1"),
];
pub(crate) static T46A1B43D: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(0, 1, vs1, vm, |i, a| {\n  let b = V[vs1].e<sew>[i];\n  let k = uint(b[log2(2*sew)-1:0]);\n  (a >> k)[sew-1:0]\n})",
    ),
    ("eew", "vd=1 vs2=2 vs1=1"),
];
pub(crate) static TE8B7D012: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(0, 1, -1, vm, |i, a| {\n  let b = resize_s(X[rs1], sew);\n  let k = uint(b[log2(2*sew)-1:0]);\n  (a >> k)[sew-1:0]\n})",
    ),
    ("eew", "vd=1 vs2=2 vs1=1"),
];
pub(crate) static TA92D837D: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(0, 1, -1, vm, |i, a| {\n  let b = bits(uimm5, sew);\n  let k = uint(b[log2(2*sew)-1:0]);\n  (a >> k)[sew-1:0]\n})",
    ),
    ("eew", "vd=1 vs2=2 vs1=1"),
];
pub(crate) static T3F8F7F74: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(0, 1, vs1, vm, |i, a| {\n  let b = V[vs1].e<sew>[i];\n  let k = uint(b[log2(2*sew)-1:0]);\n  (a >>s k)[sew-1:0]\n})",
    ),
    ("eew", "vd=1 vs2=2 vs1=1"),
];
pub(crate) static T41FD9EA5: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(0, 1, -1, vm, |i, a| {\n  let b = resize_s(X[rs1], sew);\n  let k = uint(b[log2(2*sew)-1:0]);\n  (a >>s k)[sew-1:0]\n})",
    ),
    ("eew", "vd=1 vs2=2 vs1=1"),
];
pub(crate) static TDC1960B4: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(0, 1, -1, vm, |i, a| {\n  let b = bits(uimm5, sew);\n  let k = uint(b[log2(2*sew)-1:0]);\n  (a >>s k)[sew-1:0]\n})",
    ),
    ("eew", "vd=1 vs2=2 vs1=1"),
];
pub(crate) static TEF458066: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(0, 1, vs1, vm, |i, a| {\n  let b = V[vs1].e<sew>[i];\n  let k = uint(b[log2(2*sew)-1:0]);\n  clip_u(rshift_u(a, k), sew)\n})",
    ),
    ("eew", "vd=1 vs2=2 vs1=1"),
];
pub(crate) static T56FAD8FD: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(0, 1, -1, vm, |i, a| {\n  let b = resize_s(X[rs1], sew);\n  let k = uint(b[log2(2*sew)-1:0]);\n  clip_u(rshift_u(a, k), sew)\n})",
    ),
    ("eew", "vd=1 vs2=2 vs1=1"),
];
pub(crate) static T3FFAB9A6: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(0, 1, -1, vm, |i, a| {\n  let b = bits(uimm5, sew);\n  let k = uint(b[log2(2*sew)-1:0]);\n  clip_u(rshift_u(a, k), sew)\n})",
    ),
    ("eew", "vd=1 vs2=2 vs1=1"),
];
pub(crate) static T4EE60B7A: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(0, 1, vs1, vm, |i, a| {\n  let b = V[vs1].e<sew>[i];\n  let k = uint(b[log2(2*sew)-1:0]);\n  clip_s(rshift_s(a, k), sew)\n})",
    ),
    ("eew", "vd=1 vs2=2 vs1=1"),
];
pub(crate) static T4DB8EA75: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(0, 1, -1, vm, |i, a| {\n  let b = resize_s(X[rs1], sew);\n  let k = uint(b[log2(2*sew)-1:0]);\n  clip_s(rshift_s(a, k), sew)\n})",
    ),
    ("eew", "vd=1 vs2=2 vs1=1"),
];
pub(crate) static TB8A6B7BA: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(0, 1, -1, vm, |i, a| {\n  let b = bits(uimm5, sew);\n  let k = uint(b[log2(2*sew)-1:0]);\n  clip_s(rshift_s(a, k), sew)\n})",
    ),
    ("eew", "vd=1 vs2=2 vs1=1"),
];
pub(crate) static T70AA5A1D: [(&str, &str); 2] = [
    ("sem", "to_mask(vs1, vm, |i, a| {\n  let b = V[vs1].e<sew>[i];\n  a == b\n})"),
    ("eew", "vd=mask vs2=1 vs1=1"),
];
pub(crate) static T0F67FE14: [(&str, &str); 2] = [
    ("sem", "to_mask(-1, vm, |i, a| {\n  let b = resize_s(X[rs1], sew);\n  a == b\n})"),
    ("eew", "vd=mask vs2=1 vs1=1"),
];
pub(crate) static T8FD2741F: [(&str, &str); 2] = [
    ("sem", "to_mask(-1, vm, |i, a| {\n  let b = bits(simm5, sew);\n  a == b\n})"),
    ("eew", "vd=mask vs2=1 vs1=1"),
];
pub(crate) static T25E21059: [(&str, &str); 2] = [
    ("sem", "to_mask(vs1, vm, |i, a| {\n  let b = V[vs1].e<sew>[i];\n  a != b\n})"),
    ("eew", "vd=mask vs2=1 vs1=1"),
];
pub(crate) static T12A37FC0: [(&str, &str); 2] = [
    ("sem", "to_mask(-1, vm, |i, a| {\n  let b = resize_s(X[rs1], sew);\n  a != b\n})"),
    ("eew", "vd=mask vs2=1 vs1=1"),
];
pub(crate) static TAA044E5B: [(&str, &str); 2] = [
    ("sem", "to_mask(-1, vm, |i, a| {\n  let b = bits(simm5, sew);\n  a != b\n})"),
    ("eew", "vd=mask vs2=1 vs1=1"),
];
pub(crate) static T2B5E7012: [(&str, &str); 2] = [
    ("sem", "to_mask(vs1, vm, |i, a| {\n  let b = V[vs1].e<sew>[i];\n  a <u b\n})"),
    ("eew", "vd=mask vs2=1 vs1=1"),
];
pub(crate) static TC68399E7: [(&str, &str); 2] = [
    ("sem", "to_mask(-1, vm, |i, a| {\n  let b = resize_s(X[rs1], sew);\n  a <u b\n})"),
    ("eew", "vd=mask vs2=1 vs1=1"),
];
pub(crate) static T06D41658: [(&str, &str); 2] = [
    ("sem", "to_mask(vs1, vm, |i, a| {\n  let b = V[vs1].e<sew>[i];\n  a <s b\n})"),
    ("eew", "vd=mask vs2=1 vs1=1"),
];
pub(crate) static T8F40D015: [(&str, &str); 2] = [
    ("sem", "to_mask(-1, vm, |i, a| {\n  let b = resize_s(X[rs1], sew);\n  a <s b\n})"),
    ("eew", "vd=mask vs2=1 vs1=1"),
];
pub(crate) static T900D1A0B: [(&str, &str); 2] = [
    ("sem", "to_mask(vs1, vm, |i, a| {\n  let b = V[vs1].e<sew>[i];\n  a <=u b\n})"),
    ("eew", "vd=mask vs2=1 vs1=1"),
];
pub(crate) static T14FD0C70: [(&str, &str); 2] = [
    ("sem", "to_mask(-1, vm, |i, a| {\n  let b = resize_s(X[rs1], sew);\n  a <=u b\n})"),
    ("eew", "vd=mask vs2=1 vs1=1"),
];
pub(crate) static T67E77041: [(&str, &str); 2] = [
    ("sem", "to_mask(-1, vm, |i, a| {\n  let b = bits(simm5, sew);\n  a <=u b\n})"),
    ("eew", "vd=mask vs2=1 vs1=1"),
];
pub(crate) static T8E77DD71: [(&str, &str); 2] = [
    ("sem", "to_mask(vs1, vm, |i, a| {\n  let b = V[vs1].e<sew>[i];\n  a <=s b\n})"),
    ("eew", "vd=mask vs2=1 vs1=1"),
];
pub(crate) static T54D08FCA: [(&str, &str); 2] = [
    ("sem", "to_mask(-1, vm, |i, a| {\n  let b = resize_s(X[rs1], sew);\n  a <=s b\n})"),
    ("eew", "vd=mask vs2=1 vs1=1"),
];
pub(crate) static TDE633F9B: [(&str, &str); 2] = [
    ("sem", "to_mask(-1, vm, |i, a| {\n  let b = bits(simm5, sew);\n  a <=s b\n})"),
    ("eew", "vd=mask vs2=1 vs1=1"),
];
pub(crate) static TA2B38FED: [(&str, &str); 2] = [
    ("sem", "to_mask(-1, vm, |i, a| {\n  let b = resize_s(X[rs1], sew);\n  a >u b\n})"),
    ("eew", "vd=mask vs2=1 vs1=1"),
];
pub(crate) static T025094FA: [(&str, &str); 2] = [
    ("sem", "to_mask(-1, vm, |i, a| {\n  let b = bits(simm5, sew);\n  a >u b\n})"),
    ("eew", "vd=mask vs2=1 vs1=1"),
];
pub(crate) static TFF5A9FBF: [(&str, &str); 2] = [
    ("sem", "to_mask(-1, vm, |i, a| {\n  let b = resize_s(X[rs1], sew);\n  a >s b\n})"),
    ("eew", "vd=mask vs2=1 vs1=1"),
];
pub(crate) static TBBBE48E0: [(&str, &str); 2] = [
    ("sem", "to_mask(-1, vm, |i, a| {\n  let b = bits(simm5, sew);\n  a >s b\n})"),
    ("eew", "vd=mask vs2=1 vs1=1"),
];
pub(crate) static TA50BF0DF: [Operand; 3] = [
    Operand {
        name: "vd",
        kind: 15,
        width: 5,
        dir: Dir::Out,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "vs2",
        kind: 15,
        width: 5,
        pieces: &T132C57AA,
        ..Operand::DEFAULT
    },
    Operand {
        name: "vs1",
        kind: 15,
        width: 5,
        pieces: &TABC3BE1A,
        ..Operand::DEFAULT
    },
];
pub(crate) static TA7FFA4B5: [(&str, &str); 2] = [
    (
        "sem",
        "to_mask(vs1, vm, |i, a| {\n  let b = V[vs1].e<sew>[i];\n  (zext(a, sew+1) + zext(b))[sew]\n})",
    ),
    ("eew", "vd=mask vs2=1 vs1=1"),
];
pub(crate) static T447E9900: [Operand; 3] = [
    Operand {
        name: "vd",
        kind: 15,
        width: 5,
        dir: Dir::Out,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "vs2",
        kind: 15,
        width: 5,
        pieces: &T132C57AA,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs1",
        kind: 1,
        width: 5,
        pieces: &TABC3BE1A,
        ..Operand::DEFAULT
    },
];
pub(crate) static TC229D05E: [(&str, &str); 2] = [
    (
        "sem",
        "to_mask(-1, vm, |i, a| {\n  let b = resize_s(X[rs1], sew);\n  (zext(a, sew+1) + zext(b))[sew]\n})",
    ),
    ("eew", "vd=mask vs2=1 vs1=1"),
];
pub(crate) static T6420F803: [Operand; 3] = [
    Operand {
        name: "vd",
        kind: 15,
        width: 5,
        dir: Dir::Out,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "vs2",
        kind: 15,
        width: 5,
        pieces: &T132C57AA,
        ..Operand::DEFAULT
    },
    Operand {
        name: "simm5",
        kind: 3,
        width: 5,
        signed: true,
        pieces: &TABC3BE1A,
        ..Operand::DEFAULT
    },
];
pub(crate) static T399E06DF: [(&str, &str); 2] = [
    (
        "sem",
        "to_mask(-1, vm, |i, a| {\n  let b = bits(simm5, sew);\n  (zext(a, sew+1) + zext(b))[sew]\n})",
    ),
    ("eew", "vd=mask vs2=1 vs1=1"),
];
pub(crate) static TB1335477: [(&str, &str); 2] = [
    (
        "sem",
        "to_mask(vs1, vm, |i, a| {\n  let b = V[vs1].e<sew>[i];\n  (zext(a, sew+1) - zext(b))[sew]\n})",
    ),
    ("eew", "vd=mask vs2=1 vs1=1"),
];
pub(crate) static T37E47714: [(&str, &str); 2] = [
    (
        "sem",
        "to_mask(-1, vm, |i, a| {\n  let b = resize_s(X[rs1], sew);\n  (zext(a, sew+1) - zext(b))[sew]\n})",
    ),
    ("eew", "vd=mask vs2=1 vs1=1"),
];
pub(crate) static T856B00C6: [(&str, &str); 2] = [
    (
        "sem",
        "ready();\neach_of_mask(vd, 1, |i| {\n  let a = V[vs2][i];\n  let b = V[vs1][i];\n  a && !b\n})",
    ),
    ("eew", "vd=mask vs2=mask vs1=mask"),
];
pub(crate) static TDCA3CE5B: [(&str, &str); 2] = [
    (
        "sem",
        "ready();\neach_of_mask(vd, 1, |i| {\n  let a = V[vs2][i];\n  let b = V[vs1][i];\n  a && b\n})",
    ),
    ("eew", "vd=mask vs2=mask vs1=mask"),
];
pub(crate) static TFCF7BFF3: [(&str, &str); 2] = [
    (
        "sem",
        "ready();\neach_of_mask(vd, 1, |i| {\n  let a = V[vs2][i];\n  let b = V[vs1][i];\n  a || b\n})",
    ),
    ("eew", "vd=mask vs2=mask vs1=mask"),
];
pub(crate) static TDEB0ECBF: [(&str, &str); 2] = [
    (
        "sem",
        "ready();\neach_of_mask(vd, 1, |i| {\n  let a = V[vs2][i];\n  let b = V[vs1][i];\n  a ^ b\n})",
    ),
    ("eew", "vd=mask vs2=mask vs1=mask"),
];
pub(crate) static T1994612E: [(&str, &str); 2] = [
    (
        "sem",
        "ready();\neach_of_mask(vd, 1, |i| {\n  let a = V[vs2][i];\n  let b = V[vs1][i];\n  a || !b\n})",
    ),
    ("eew", "vd=mask vs2=mask vs1=mask"),
];
pub(crate) static T46556399: [(&str, &str); 2] = [
    (
        "sem",
        "ready();\neach_of_mask(vd, 1, |i| {\n  let a = V[vs2][i];\n  let b = V[vs1][i];\n  !(a && b)\n})",
    ),
    ("eew", "vd=mask vs2=mask vs1=mask"),
];
pub(crate) static T2D90018D: [(&str, &str); 2] = [
    (
        "sem",
        "ready();\neach_of_mask(vd, 1, |i| {\n  let a = V[vs2][i];\n  let b = V[vs1][i];\n  !(a || b)\n})",
    ),
    ("eew", "vd=mask vs2=mask vs1=mask"),
];
pub(crate) static T8BEE81D7: [(&str, &str); 2] = [
    (
        "sem",
        "ready();\neach_of_mask(vd, 1, |i| {\n  let a = V[vs2][i];\n  let b = V[vs1][i];\n  !(a ^ b)\n})",
    ),
    ("eew", "vd=mask vs2=mask vs1=mask"),
];
pub(crate) static T7E9B3C52: [(&str, &str); 2] = [
    ("sem", "reduce(sew, |a, b| a + b)"),
    ("eew", "vd=one vs2=1 vs1=one"),
];
pub(crate) static TF9FCA3DB: [(&str, &str); 2] = [
    ("sem", "reduce(sew, |a, b| a & b)"),
    ("eew", "vd=one vs2=1 vs1=one"),
];
pub(crate) static T7B42D919: [(&str, &str); 2] = [
    ("sem", "reduce(sew, |a, b| a | b)"),
    ("eew", "vd=one vs2=1 vs1=one"),
];
pub(crate) static TB32D2933: [(&str, &str); 2] = [
    ("sem", "reduce(sew, |a, b| a ^ b)"),
    ("eew", "vd=one vs2=1 vs1=one"),
];
pub(crate) static T622BF6A0: [(&str, &str); 2] = [
    ("sem", "reduce(sew, |a, b| min_u(a, b))"),
    ("eew", "vd=one vs2=1 vs1=one"),
];
pub(crate) static T7F94CB9E: [(&str, &str); 2] = [
    ("sem", "reduce(sew, |a, b| min_s(a, b))"),
    ("eew", "vd=one vs2=1 vs1=one"),
];
pub(crate) static T68AFC6EA: [(&str, &str); 2] = [
    ("sem", "reduce(sew, |a, b| max_u(a, b))"),
    ("eew", "vd=one vs2=1 vs1=one"),
];
pub(crate) static T9763AE94: [(&str, &str); 2] = [
    ("sem", "reduce(sew, |a, b| max_s(a, b))"),
    ("eew", "vd=one vs2=1 vs1=one"),
];
pub(crate) static T02E8F712: [(&str, &str); 2] = [
    ("sem", "reduce(2*sew, |a, b| a + zext(b))"),
    ("eew", "vd=2one vs2=1 vs1=2one"),
];
pub(crate) static T9D502BBF: [(&str, &str); 2] = [
    ("sem", "reduce(2*sew, |a, b| a + sext(b))"),
    ("eew", "vd=2one vs2=1 vs1=2one"),
];
pub(crate) static TF1D8E06C: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(0, 0, vs1, 1, |i, a| {\n  let b = V[vs1].e<sew>[i];\n  a + b + zext(V[0][i])\n})",
    ),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static T6CC26995: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(0, 0, -1, 1, |i, a| {\n  let b = resize_s(X[rs1], sew);\n  a + b + zext(V[0][i])\n})",
    ),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static T71069758: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(0, 0, -1, 1, |i, a| {\n  let b = bits(simm5, sew);\n  a + b + zext(V[0][i])\n})",
    ),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static T57768CAC: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(0, 0, vs1, 1, |i, a| {\n  let b = V[vs1].e<sew>[i];\n  a - b - zext(V[0][i])\n})",
    ),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static T7C56A795: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(0, 0, -1, 1, |i, a| {\n  let b = resize_s(X[rs1], sew);\n  a - b - zext(V[0][i])\n})",
    ),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static T58642B17: [(&str, &str); 2] = [
    (
        "sem",
        "to_mask(vs1, 1, |i, a| {\n  let b = V[vs1].e<sew>[i];\n  (zext(a, sew+1) + zext(b) + zext(V[0][i]))[sew]\n})",
    ),
    ("eew", "vd=mask vs2=1 vs1=1"),
];
pub(crate) static T7F236C88: [(&str, &str); 2] = [
    (
        "sem",
        "to_mask(-1, 1, |i, a| {\n  let b = resize_s(X[rs1], sew);\n  (zext(a, sew+1) + zext(b) + zext(V[0][i]))[sew]\n})",
    ),
    ("eew", "vd=mask vs2=1 vs1=1"),
];
pub(crate) static TB0A43125: [(&str, &str); 2] = [
    (
        "sem",
        "to_mask(-1, 1, |i, a| {\n  let b = bits(simm5, sew);\n  (zext(a, sew+1) + zext(b) + zext(V[0][i]))[sew]\n})",
    ),
    ("eew", "vd=mask vs2=1 vs1=1"),
];
pub(crate) static T1AEDA9A3: [(&str, &str); 2] = [
    (
        "sem",
        "to_mask(vs1, 1, |i, a| {\n  let b = V[vs1].e<sew>[i];\n  (zext(a, sew+1) - zext(b) - zext(V[0][i]))[sew]\n})",
    ),
    ("eew", "vd=mask vs2=1 vs1=1"),
];
pub(crate) static T477514FC: [(&str, &str); 2] = [
    (
        "sem",
        "to_mask(-1, 1, |i, a| {\n  let b = resize_s(X[rs1], sew);\n  (zext(a, sew+1) - zext(b) - zext(V[0][i]))[sew]\n})",
    ),
    ("eew", "vd=mask vs2=1 vs1=1"),
];
pub(crate) static T6EF4FA0D: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(0, 0, vs1, 1, |i, a| {\n  let b = V[vs1].e<sew>[i];\n  V[0][i] ? b : a\n})",
    ),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static T820ABDD0: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(0, 0, -1, 1, |i, a| {\n  let b = resize_s(X[rs1], sew);\n  V[0][i] ? b : a\n})",
    ),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static T4120D0B1: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(0, 0, -1, 1, |i, a| {\n  let b = bits(simm5, sew);\n  V[0][i] ? b : a\n})",
    ),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static T315879B5: [Operand; 2] = [
    Operand {
        name: "vd",
        kind: 15,
        width: 5,
        dir: Dir::Out,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "vs1",
        kind: 15,
        width: 5,
        pieces: &TABC3BE1A,
        ..Operand::DEFAULT
    },
];
pub(crate) static T27AB691E: [(&str, &str); 2] = [
    ("sem", "ready();\nsource(vs1, 0, 1);\nelements(1, |i| V[vs1].e<sew>[i])"),
    ("eew", "vd=1 vs1=1"),
];
pub(crate) static TDEA3B2A2: [Operand; 2] = [
    Operand {
        name: "vd",
        kind: 15,
        width: 5,
        dir: Dir::Out,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs1",
        kind: 1,
        width: 5,
        pieces: &TABC3BE1A,
        ..Operand::DEFAULT
    },
];
pub(crate) static T93787445: [(&str, &str); 2] = [
    ("sem", "ready();\nsource(-1, 0, 1);\nelements(1, |i| resize_s(X[rs1], sew))"),
    ("eew", "vd=1 vs1=1"),
];
pub(crate) static TC5100979: [Operand; 2] = [
    Operand {
        name: "vd",
        kind: 15,
        width: 5,
        dir: Dir::Out,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "simm5",
        kind: 3,
        width: 5,
        signed: true,
        pieces: &TABC3BE1A,
        ..Operand::DEFAULT
    },
];
pub(crate) static TA15DD000: [(&str, &str); 2] = [
    ("sem", "ready();\nsource(-1, 0, 1);\nelements(1, |i| bits(simm5, sew))"),
    ("eew", "vd=1 vs1=1"),
];
pub(crate) static T9534C01F: [(&str, &str); 2] = [
    ("sem", "require(sew / 8 >= 8);\nlanes(0, -3, -1, vm, |i, a| zext(a, sew))"),
    ("eew", "vd=1 vs2=1/8"),
];
pub(crate) static TE837F67C: [(&str, &str); 2] = [
    ("sem", "require(sew / 8 >= 8);\nlanes(0, -3, -1, vm, |i, a| sext(a, sew))"),
    ("eew", "vd=1 vs2=1/8"),
];
pub(crate) static T0D7E7470: [(&str, &str); 2] = [
    ("sem", "require(sew / 4 >= 8);\nlanes(0, -2, -1, vm, |i, a| zext(a, sew))"),
    ("eew", "vd=1 vs2=1/4"),
];
pub(crate) static T67E9F8AB: [(&str, &str); 2] = [
    ("sem", "require(sew / 4 >= 8);\nlanes(0, -2, -1, vm, |i, a| sext(a, sew))"),
    ("eew", "vd=1 vs2=1/4"),
];
pub(crate) static TBFF546FD: [(&str, &str); 2] = [
    ("sem", "require(sew / 2 >= 8);\nlanes(0, -1, -1, vm, |i, a| zext(a, sew))"),
    ("eew", "vd=1 vs2=1/2"),
];
pub(crate) static T183DC216: [(&str, &str); 2] = [
    ("sem", "require(sew / 2 >= 8);\nlanes(0, -1, -1, vm, |i, a| sext(a, sew))"),
    ("eew", "vd=1 vs2=1/2"),
];
pub(crate) static T67E483AA: [Operand; 3] = [
    Operand {
        name: "vd",
        kind: 15,
        width: 5,
        dir: Dir::Out,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs1",
        kind: 1,
        width: 5,
        pieces: &TABC3BE1A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "vm",
        kind: 14,
        width: 1,
        pieces: &TBBF70253,
        default: Some(1),
        ..Operand::DEFAULT
    },
];
pub(crate) static T469797A3: [Part; 7] = [
    Part::Name,
    Part::Text(" "),
    Part::Operand {
        index: 0,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", ("),
    Part::Operand {
        index: 1,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(")"),
    Part::Operand {
        index: 2,
        lead: ", ",
        trail: "",
        optional: true,
    },
];
pub(crate) static T8BCABC25: [Part; 7] = [
    Part::Name,
    Part::Text(" "),
    Part::Operand {
        index: 0,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", 0("),
    Part::Operand {
        index: 1,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(")"),
    Part::Operand {
        index: 2,
        lead: ", ",
        trail: "",
        optional: true,
    },
];
pub(crate) static T3383481E: [&[Part]; 2] = [&T469797A3, &T8BCABC25];
pub(crate) static TA1E6ADDB: [Flow; 6] = [
    Flow {
        from: End::Register(0),
        to: End::Address,
    },
    Flow {
        from: End::Register(1),
        to: End::Register(1),
    },
    Flow {
        from: End::Register(1),
        to: End::Address,
    },
    Flow {
        from: End::Memory,
        to: End::Register(1),
    },
    Flow {
        from: End::State,
        to: End::Register(1),
    },
    Flow {
        from: End::State,
        to: End::Address,
    },
];
pub(crate) static T81FFBAE5: [(&str, &str); 2] = [
    ("sem", "strided(1, 0, 8, 1, vd, vm, X[rs1], 1 * 8 / 8);"),
    ("eew", "vd=8b"),
];
pub(crate) static T49239AD3: [Flow; 7] = [
    Flow {
        from: End::Register(0),
        to: End::Register(1),
    },
    Flow {
        from: End::Register(0),
        to: End::Address,
    },
    Flow {
        from: End::Register(1),
        to: End::Register(1),
    },
    Flow {
        from: End::Register(1),
        to: End::Address,
    },
    Flow {
        from: End::Memory,
        to: End::Register(1),
    },
    Flow {
        from: End::State,
        to: End::Register(1),
    },
    Flow {
        from: End::State,
        to: End::Address,
    },
];
pub(crate) static T8696ADE2: [(&str, &str); 2] = [
    ("sem", "strided(1, 1, 8, 1, vd, vm, X[rs1], 1 * 8 / 8);"),
    ("eew", "vd=8b"),
];
pub(crate) static T205B57E3: [Operand; 4] = [
    Operand {
        name: "vd",
        kind: 15,
        width: 5,
        dir: Dir::Out,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs1",
        kind: 1,
        width: 5,
        pieces: &TABC3BE1A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs2",
        kind: 1,
        width: 5,
        pieces: &T132C57AA,
        ..Operand::DEFAULT
    },
    Operand {
        name: "vm",
        kind: 14,
        width: 1,
        pieces: &TBBF70253,
        default: Some(1),
        ..Operand::DEFAULT
    },
];
pub(crate) static T2746CA6F: [Part; 8] = [
    Part::Name,
    Part::Text(" "),
    Part::Operand {
        index: 0,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", ("),
    Part::Operand {
        index: 1,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text("), "),
    Part::Operand {
        index: 2,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Operand {
        index: 3,
        lead: ", ",
        trail: "",
        optional: true,
    },
];
pub(crate) static TC261F1F5: [Part; 8] = [
    Part::Name,
    Part::Text(" "),
    Part::Operand {
        index: 0,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", 0("),
    Part::Operand {
        index: 1,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text("), "),
    Part::Operand {
        index: 2,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Operand {
        index: 3,
        lead: ", ",
        trail: "",
        optional: true,
    },
];
pub(crate) static TE84B3357: [&[Part]; 2] = [&T2746CA6F, &TC261F1F5];
pub(crate) static T440AB12E: [Touch; 3] = [
    Touch {
        file: 0,
        which: Which::Operand(1),
        reads: 64,
        writes: 0,
    },
    Touch {
        file: 0,
        which: Which::Operand(2),
        reads: 64,
        writes: 0,
    },
    Touch {
        file: 4,
        which: Which::Computed,
        reads: 65536,
        writes: 65536,
    },
];
pub(crate) static T7DB8B7C6: [Flow; 7] = [
    Flow {
        from: End::Register(0),
        to: End::Address,
    },
    Flow {
        from: End::Register(1),
        to: End::Address,
    },
    Flow {
        from: End::Register(2),
        to: End::Register(2),
    },
    Flow {
        from: End::Register(2),
        to: End::Address,
    },
    Flow {
        from: End::Memory,
        to: End::Register(2),
    },
    Flow {
        from: End::State,
        to: End::Register(2),
    },
    Flow {
        from: End::State,
        to: End::Address,
    },
];
pub(crate) static T48A23940: [(&str, &str); 2] = [
    ("sem", "strided(1, 0, 8, 1, vd, vm, X[rs1], X[rs2]);"),
    ("eew", "vd=8b"),
];
pub(crate) static T255000C0: [(&str, &str); 2] = [
    ("sem", "strided(1, 0, 16, 1, vd, vm, X[rs1], 1 * 16 / 8);"),
    ("eew", "vd=16b"),
];
pub(crate) static TD9D7F0B1: [(&str, &str); 2] = [
    ("sem", "strided(1, 1, 16, 1, vd, vm, X[rs1], 1 * 16 / 8);"),
    ("eew", "vd=16b"),
];
pub(crate) static TF9DB61F6: [(&str, &str); 2] = [
    ("sem", "strided(1, 0, 16, 1, vd, vm, X[rs1], X[rs2]);"),
    ("eew", "vd=16b"),
];
pub(crate) static T8BA933FE: [(&str, &str); 2] = [
    ("sem", "strided(1, 0, 32, 1, vd, vm, X[rs1], 1 * 32 / 8);"),
    ("eew", "vd=32b"),
];
pub(crate) static T9067DB73: [(&str, &str); 2] = [
    ("sem", "strided(1, 1, 32, 1, vd, vm, X[rs1], 1 * 32 / 8);"),
    ("eew", "vd=32b"),
];
pub(crate) static TD5D6918A: [(&str, &str); 2] = [
    ("sem", "strided(1, 0, 32, 1, vd, vm, X[rs1], X[rs2]);"),
    ("eew", "vd=32b"),
];
pub(crate) static T152C8BEF: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x4000000, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T26A709A3: [(&str, &str); 2] = [
    ("sem", "strided(1, 0, 64, 1, vd, vm, X[rs1], 1 * 64 / 8);"),
    ("eew", "vd=64b"),
];
pub(crate) static TB3A8917A: [(&str, &str); 2] = [
    ("sem", "strided(1, 1, 64, 1, vd, vm, X[rs1], 1 * 64 / 8);"),
    ("eew", "vd=64b"),
];
pub(crate) static T40CB71A4: [(&str, &str); 2] = [
    ("sem", "strided(1, 0, 64, 1, vd, vm, X[rs1], X[rs2]);"),
    ("eew", "vd=64b"),
];
pub(crate) static T373445D2: [Expr; 2] = [
    Expr::Bin(
        BinOp::Or,
        &Expr::Bin(BinOp::Eq, &Expr::Operand(2), &Expr::Num(1)),
        &Expr::Bin(BinOp::Ne, &Expr::Operand(0), &Expr::Num(0)),
    ),
    Expr::Bin(
        BinOp::Le,
        &Expr::Bin(BinOp::Add, &Expr::Operand(0), &Expr::Num(2)),
        &Expr::Num(32),
    ),
];
pub(crate) static T47C2E055: [(&str, &str); 3] = [
    ("sem", "strided(1, 0, 8, 2, vd, vm, X[rs1], 2 * 8 / 8);"),
    ("eew", "vd=8b"),
    ("joins", "vlse8.v 2"),
];
pub(crate) static T76723CBC: [(&str, &str); 2] = [
    ("sem", "strided(1, 1, 8, 2, vd, vm, X[rs1], 2 * 8 / 8);"),
    ("eew", "vd=8b"),
];
pub(crate) static T2504AFF1: [Expr; 2] = [
    Expr::Bin(
        BinOp::Or,
        &Expr::Bin(BinOp::Eq, &Expr::Operand(3), &Expr::Num(1)),
        &Expr::Bin(BinOp::Ne, &Expr::Operand(0), &Expr::Num(0)),
    ),
    Expr::Bin(
        BinOp::Le,
        &Expr::Bin(BinOp::Add, &Expr::Operand(0), &Expr::Num(2)),
        &Expr::Num(32),
    ),
];
pub(crate) static T13BA9BF1: [(&str, &str); 3] = [
    ("sem", "strided(1, 0, 8, 2, vd, vm, X[rs1], X[rs2]);"),
    ("eew", "vd=8b"),
    ("joins", "vlse8.v 2"),
];
pub(crate) static TB89B4645: [(&str, &str); 3] = [
    ("sem", "strided(1, 0, 16, 2, vd, vm, X[rs1], 2 * 16 / 8);"),
    ("eew", "vd=16b"),
    ("joins", "vlse16.v 2"),
];
pub(crate) static T7E1742FB: [(&str, &str); 2] = [
    ("sem", "strided(1, 1, 16, 2, vd, vm, X[rs1], 2 * 16 / 8);"),
    ("eew", "vd=16b"),
];
pub(crate) static T26F9B40A: [(&str, &str); 3] = [
    ("sem", "strided(1, 0, 16, 2, vd, vm, X[rs1], X[rs2]);"),
    ("eew", "vd=16b"),
    ("joins", "vlse16.v 2"),
];
pub(crate) static T90A45065: [(&str, &str); 3] = [
    ("sem", "strided(1, 0, 32, 2, vd, vm, X[rs1], 2 * 32 / 8);"),
    ("eew", "vd=32b"),
    ("joins", "vlse32.v 2"),
];
pub(crate) static TA623AB1D: [(&str, &str); 2] = [
    ("sem", "strided(1, 1, 32, 2, vd, vm, X[rs1], 2 * 32 / 8);"),
    ("eew", "vd=32b"),
];
pub(crate) static TF41E2384: [(&str, &str); 3] = [
    ("sem", "strided(1, 0, 32, 2, vd, vm, X[rs1], X[rs2]);"),
    ("eew", "vd=32b"),
    ("joins", "vlse32.v 2"),
];
pub(crate) static T323BFE6F: [(&str, &str); 3] = [
    ("sem", "strided(1, 0, 64, 2, vd, vm, X[rs1], 2 * 64 / 8);"),
    ("eew", "vd=64b"),
    ("joins", "vlse64.v 2"),
];
pub(crate) static TAA4BFA5C: [(&str, &str); 2] = [
    ("sem", "strided(1, 1, 64, 2, vd, vm, X[rs1], 2 * 64 / 8);"),
    ("eew", "vd=64b"),
];
pub(crate) static TDECEC87B: [(&str, &str); 3] = [
    ("sem", "strided(1, 0, 64, 2, vd, vm, X[rs1], X[rs2]);"),
    ("eew", "vd=64b"),
    ("joins", "vlse64.v 2"),
];
pub(crate) static TFC3F493B: [Expr; 2] = [
    Expr::Bin(
        BinOp::Or,
        &Expr::Bin(BinOp::Eq, &Expr::Operand(2), &Expr::Num(1)),
        &Expr::Bin(BinOp::Ne, &Expr::Operand(0), &Expr::Num(0)),
    ),
    Expr::Bin(
        BinOp::Le,
        &Expr::Bin(BinOp::Add, &Expr::Operand(0), &Expr::Num(3)),
        &Expr::Num(32),
    ),
];
pub(crate) static T9C1B7B96: [(&str, &str); 3] = [
    ("sem", "strided(1, 0, 8, 3, vd, vm, X[rs1], 3 * 8 / 8);"),
    ("eew", "vd=8b"),
    ("joins", "vlse8.v 3"),
];
pub(crate) static TB6B6A3C6: [(&str, &str); 2] = [
    ("sem", "strided(1, 1, 8, 3, vd, vm, X[rs1], 3 * 8 / 8);"),
    ("eew", "vd=8b"),
];
pub(crate) static T756DC200: [Expr; 2] = [
    Expr::Bin(
        BinOp::Or,
        &Expr::Bin(BinOp::Eq, &Expr::Operand(3), &Expr::Num(1)),
        &Expr::Bin(BinOp::Ne, &Expr::Operand(0), &Expr::Num(0)),
    ),
    Expr::Bin(
        BinOp::Le,
        &Expr::Bin(BinOp::Add, &Expr::Operand(0), &Expr::Num(3)),
        &Expr::Num(32),
    ),
];
pub(crate) static T51374C85: [(&str, &str); 3] = [
    ("sem", "strided(1, 0, 8, 3, vd, vm, X[rs1], X[rs2]);"),
    ("eew", "vd=8b"),
    ("joins", "vlse8.v 3"),
];
pub(crate) static T77D3533A: [(&str, &str); 3] = [
    ("sem", "strided(1, 0, 16, 3, vd, vm, X[rs1], 3 * 16 / 8);"),
    ("eew", "vd=16b"),
    ("joins", "vlse16.v 3"),
];
pub(crate) static T50F7A6D9: [(&str, &str); 2] = [
    ("sem", "strided(1, 1, 16, 3, vd, vm, X[rs1], 3 * 16 / 8);"),
    ("eew", "vd=16b"),
];
pub(crate) static T6A46DA2A: [(&str, &str); 3] = [
    ("sem", "strided(1, 0, 16, 3, vd, vm, X[rs1], X[rs2]);"),
    ("eew", "vd=16b"),
    ("joins", "vlse16.v 3"),
];
pub(crate) static TA282386E: [(&str, &str); 3] = [
    ("sem", "strided(1, 0, 32, 3, vd, vm, X[rs1], 3 * 32 / 8);"),
    ("eew", "vd=32b"),
    ("joins", "vlse32.v 3"),
];
pub(crate) static TB36A18BB: [(&str, &str); 2] = [
    ("sem", "strided(1, 1, 32, 3, vd, vm, X[rs1], 3 * 32 / 8);"),
    ("eew", "vd=32b"),
];
pub(crate) static T7D2B35AC: [(&str, &str); 3] = [
    ("sem", "strided(1, 0, 32, 3, vd, vm, X[rs1], X[rs2]);"),
    ("eew", "vd=32b"),
    ("joins", "vlse32.v 3"),
];
pub(crate) static T0C20A8E0: [(&str, &str); 3] = [
    ("sem", "strided(1, 0, 64, 3, vd, vm, X[rs1], 3 * 64 / 8);"),
    ("eew", "vd=64b"),
    ("joins", "vlse64.v 3"),
];
pub(crate) static T823BDDFE: [(&str, &str); 2] = [
    ("sem", "strided(1, 1, 64, 3, vd, vm, X[rs1], 3 * 64 / 8);"),
    ("eew", "vd=64b"),
];
pub(crate) static TE07D6423: [(&str, &str); 3] = [
    ("sem", "strided(1, 0, 64, 3, vd, vm, X[rs1], X[rs2]);"),
    ("eew", "vd=64b"),
    ("joins", "vlse64.v 3"),
];
pub(crate) static T31D1FDA0: [Expr; 2] = [
    Expr::Bin(
        BinOp::Or,
        &Expr::Bin(BinOp::Eq, &Expr::Operand(2), &Expr::Num(1)),
        &Expr::Bin(BinOp::Ne, &Expr::Operand(0), &Expr::Num(0)),
    ),
    Expr::Bin(
        BinOp::Le,
        &Expr::Bin(BinOp::Add, &Expr::Operand(0), &Expr::Num(4)),
        &Expr::Num(32),
    ),
];
pub(crate) static TDB343E1B: [(&str, &str); 3] = [
    ("sem", "strided(1, 0, 8, 4, vd, vm, X[rs1], 4 * 8 / 8);"),
    ("eew", "vd=8b"),
    ("joins", "vlse8.v 4"),
];
pub(crate) static T7A830874: [(&str, &str); 2] = [
    ("sem", "strided(1, 1, 8, 4, vd, vm, X[rs1], 4 * 8 / 8);"),
    ("eew", "vd=8b"),
];
pub(crate) static T48400E1B: [Expr; 2] = [
    Expr::Bin(
        BinOp::Or,
        &Expr::Bin(BinOp::Eq, &Expr::Operand(3), &Expr::Num(1)),
        &Expr::Bin(BinOp::Ne, &Expr::Operand(0), &Expr::Num(0)),
    ),
    Expr::Bin(
        BinOp::Le,
        &Expr::Bin(BinOp::Add, &Expr::Operand(0), &Expr::Num(4)),
        &Expr::Num(32),
    ),
];
pub(crate) static T943B926D: [(&str, &str); 3] = [
    ("sem", "strided(1, 0, 8, 4, vd, vm, X[rs1], X[rs2]);"),
    ("eew", "vd=8b"),
    ("joins", "vlse8.v 4"),
];
pub(crate) static T94F36547: [(&str, &str); 3] = [
    ("sem", "strided(1, 0, 16, 4, vd, vm, X[rs1], 4 * 16 / 8);"),
    ("eew", "vd=16b"),
    ("joins", "vlse16.v 4"),
];
pub(crate) static T60A7C3F7: [(&str, &str); 2] = [
    ("sem", "strided(1, 1, 16, 4, vd, vm, X[rs1], 4 * 16 / 8);"),
    ("eew", "vd=16b"),
];
pub(crate) static TE52B325E: [(&str, &str); 3] = [
    ("sem", "strided(1, 0, 16, 4, vd, vm, X[rs1], X[rs2]);"),
    ("eew", "vd=16b"),
    ("joins", "vlse16.v 4"),
];
pub(crate) static TD2DEDF37: [(&str, &str); 3] = [
    ("sem", "strided(1, 0, 32, 4, vd, vm, X[rs1], 4 * 32 / 8);"),
    ("eew", "vd=32b"),
    ("joins", "vlse32.v 4"),
];
pub(crate) static TA16A9769: [(&str, &str); 2] = [
    ("sem", "strided(1, 1, 32, 4, vd, vm, X[rs1], 4 * 32 / 8);"),
    ("eew", "vd=32b"),
];
pub(crate) static TEC72E260: [(&str, &str); 3] = [
    ("sem", "strided(1, 0, 32, 4, vd, vm, X[rs1], X[rs2]);"),
    ("eew", "vd=32b"),
    ("joins", "vlse32.v 4"),
];
pub(crate) static TDA445C79: [(&str, &str); 3] = [
    ("sem", "strided(1, 0, 64, 4, vd, vm, X[rs1], 4 * 64 / 8);"),
    ("eew", "vd=64b"),
    ("joins", "vlse64.v 4"),
];
pub(crate) static T60517154: [(&str, &str); 2] = [
    ("sem", "strided(1, 1, 64, 4, vd, vm, X[rs1], 4 * 64 / 8);"),
    ("eew", "vd=64b"),
];
pub(crate) static T932FDF67: [(&str, &str); 3] = [
    ("sem", "strided(1, 0, 64, 4, vd, vm, X[rs1], X[rs2]);"),
    ("eew", "vd=64b"),
    ("joins", "vlse64.v 4"),
];
pub(crate) static TC204C191: [Expr; 2] = [
    Expr::Bin(
        BinOp::Or,
        &Expr::Bin(BinOp::Eq, &Expr::Operand(2), &Expr::Num(1)),
        &Expr::Bin(BinOp::Ne, &Expr::Operand(0), &Expr::Num(0)),
    ),
    Expr::Bin(
        BinOp::Le,
        &Expr::Bin(BinOp::Add, &Expr::Operand(0), &Expr::Num(5)),
        &Expr::Num(32),
    ),
];
pub(crate) static TC64DFD64: [(&str, &str); 3] = [
    ("sem", "strided(1, 0, 8, 5, vd, vm, X[rs1], 5 * 8 / 8);"),
    ("eew", "vd=8b"),
    ("joins", "vlse8.v 5"),
];
pub(crate) static TEB676112: [(&str, &str); 2] = [
    ("sem", "strided(1, 1, 8, 5, vd, vm, X[rs1], 5 * 8 / 8);"),
    ("eew", "vd=8b"),
];
pub(crate) static TA63E75B2: [Expr; 2] = [
    Expr::Bin(
        BinOp::Or,
        &Expr::Bin(BinOp::Eq, &Expr::Operand(3), &Expr::Num(1)),
        &Expr::Bin(BinOp::Ne, &Expr::Operand(0), &Expr::Num(0)),
    ),
    Expr::Bin(
        BinOp::Le,
        &Expr::Bin(BinOp::Add, &Expr::Operand(0), &Expr::Num(5)),
        &Expr::Num(32),
    ),
];
pub(crate) static TD5620001: [(&str, &str); 3] = [
    ("sem", "strided(1, 0, 8, 5, vd, vm, X[rs1], X[rs2]);"),
    ("eew", "vd=8b"),
    ("joins", "vlse8.v 5"),
];
pub(crate) static T82E38AF4: [(&str, &str); 3] = [
    ("sem", "strided(1, 0, 16, 5, vd, vm, X[rs1], 5 * 16 / 8);"),
    ("eew", "vd=16b"),
    ("joins", "vlse16.v 5"),
];
pub(crate) static T880535B1: [(&str, &str); 2] = [
    ("sem", "strided(1, 1, 16, 5, vd, vm, X[rs1], 5 * 16 / 8);"),
    ("eew", "vd=16b"),
];
pub(crate) static TEE46E496: [(&str, &str); 3] = [
    ("sem", "strided(1, 0, 16, 5, vd, vm, X[rs1], X[rs2]);"),
    ("eew", "vd=16b"),
    ("joins", "vlse16.v 5"),
];
pub(crate) static TD7D856D8: [(&str, &str); 3] = [
    ("sem", "strided(1, 0, 32, 5, vd, vm, X[rs1], 5 * 32 / 8);"),
    ("eew", "vd=32b"),
    ("joins", "vlse32.v 5"),
];
pub(crate) static T3FA5F423: [(&str, &str); 2] = [
    ("sem", "strided(1, 1, 32, 5, vd, vm, X[rs1], 5 * 32 / 8);"),
    ("eew", "vd=32b"),
];
pub(crate) static TF5A05C50: [(&str, &str); 3] = [
    ("sem", "strided(1, 0, 32, 5, vd, vm, X[rs1], X[rs2]);"),
    ("eew", "vd=32b"),
    ("joins", "vlse32.v 5"),
];
pub(crate) static T1EF5D19A: [(&str, &str); 3] = [
    ("sem", "strided(1, 0, 64, 5, vd, vm, X[rs1], 5 * 64 / 8);"),
    ("eew", "vd=64b"),
    ("joins", "vlse64.v 5"),
];
pub(crate) static T2387B6EA: [(&str, &str); 2] = [
    ("sem", "strided(1, 1, 64, 5, vd, vm, X[rs1], 5 * 64 / 8);"),
    ("eew", "vd=64b"),
];
pub(crate) static T20D43677: [(&str, &str); 3] = [
    ("sem", "strided(1, 0, 64, 5, vd, vm, X[rs1], X[rs2]);"),
    ("eew", "vd=64b"),
    ("joins", "vlse64.v 5"),
];
pub(crate) static TFA024106: [Expr; 2] = [
    Expr::Bin(
        BinOp::Or,
        &Expr::Bin(BinOp::Eq, &Expr::Operand(2), &Expr::Num(1)),
        &Expr::Bin(BinOp::Ne, &Expr::Operand(0), &Expr::Num(0)),
    ),
    Expr::Bin(
        BinOp::Le,
        &Expr::Bin(BinOp::Add, &Expr::Operand(0), &Expr::Num(6)),
        &Expr::Num(32),
    ),
];
pub(crate) static T46F2F731: [(&str, &str); 3] = [
    ("sem", "strided(1, 0, 8, 6, vd, vm, X[rs1], 6 * 8 / 8);"),
    ("eew", "vd=8b"),
    ("joins", "vlse8.v 6"),
];
pub(crate) static T02F5140C: [(&str, &str); 2] = [
    ("sem", "strided(1, 1, 8, 6, vd, vm, X[rs1], 6 * 8 / 8);"),
    ("eew", "vd=8b"),
];
pub(crate) static TE794420D: [Expr; 2] = [
    Expr::Bin(
        BinOp::Or,
        &Expr::Bin(BinOp::Eq, &Expr::Operand(3), &Expr::Num(1)),
        &Expr::Bin(BinOp::Ne, &Expr::Operand(0), &Expr::Num(0)),
    ),
    Expr::Bin(
        BinOp::Le,
        &Expr::Bin(BinOp::Add, &Expr::Operand(0), &Expr::Num(6)),
        &Expr::Num(32),
    ),
];
pub(crate) static TAE656A21: [(&str, &str); 3] = [
    ("sem", "strided(1, 0, 8, 6, vd, vm, X[rs1], X[rs2]);"),
    ("eew", "vd=8b"),
    ("joins", "vlse8.v 6"),
];
pub(crate) static T6442ED49: [(&str, &str); 3] = [
    ("sem", "strided(1, 0, 16, 6, vd, vm, X[rs1], 6 * 16 / 8);"),
    ("eew", "vd=16b"),
    ("joins", "vlse16.v 6"),
];
pub(crate) static TD9794B83: [(&str, &str); 2] = [
    ("sem", "strided(1, 1, 16, 6, vd, vm, X[rs1], 6 * 16 / 8);"),
    ("eew", "vd=16b"),
];
pub(crate) static T129FF27A: [(&str, &str); 3] = [
    ("sem", "strided(1, 0, 16, 6, vd, vm, X[rs1], X[rs2]);"),
    ("eew", "vd=16b"),
    ("joins", "vlse16.v 6"),
];
pub(crate) static T21D6A579: [(&str, &str); 3] = [
    ("sem", "strided(1, 0, 32, 6, vd, vm, X[rs1], 6 * 32 / 8);"),
    ("eew", "vd=32b"),
    ("joins", "vlse32.v 6"),
];
pub(crate) static T0D2FFEAD: [(&str, &str); 2] = [
    ("sem", "strided(1, 1, 32, 6, vd, vm, X[rs1], 6 * 32 / 8);"),
    ("eew", "vd=32b"),
];
pub(crate) static T79E0827C: [(&str, &str); 3] = [
    ("sem", "strided(1, 0, 32, 6, vd, vm, X[rs1], X[rs2]);"),
    ("eew", "vd=32b"),
    ("joins", "vlse32.v 6"),
];
pub(crate) static TB978655B: [(&str, &str); 3] = [
    ("sem", "strided(1, 0, 64, 6, vd, vm, X[rs1], 6 * 64 / 8);"),
    ("eew", "vd=64b"),
    ("joins", "vlse64.v 6"),
];
pub(crate) static T12A63EAC: [(&str, &str); 2] = [
    ("sem", "strided(1, 1, 64, 6, vd, vm, X[rs1], 6 * 64 / 8);"),
    ("eew", "vd=64b"),
];
pub(crate) static T8DB86443: [(&str, &str); 3] = [
    ("sem", "strided(1, 0, 64, 6, vd, vm, X[rs1], X[rs2]);"),
    ("eew", "vd=64b"),
    ("joins", "vlse64.v 6"),
];
pub(crate) static TA4CFA2DF: [Expr; 2] = [
    Expr::Bin(
        BinOp::Or,
        &Expr::Bin(BinOp::Eq, &Expr::Operand(2), &Expr::Num(1)),
        &Expr::Bin(BinOp::Ne, &Expr::Operand(0), &Expr::Num(0)),
    ),
    Expr::Bin(
        BinOp::Le,
        &Expr::Bin(BinOp::Add, &Expr::Operand(0), &Expr::Num(7)),
        &Expr::Num(32),
    ),
];
pub(crate) static T4D915D12: [(&str, &str); 3] = [
    ("sem", "strided(1, 0, 8, 7, vd, vm, X[rs1], 7 * 8 / 8);"),
    ("eew", "vd=8b"),
    ("joins", "vlse8.v 7"),
];
pub(crate) static TF24D2F4E: [(&str, &str); 2] = [
    ("sem", "strided(1, 1, 8, 7, vd, vm, X[rs1], 7 * 8 / 8);"),
    ("eew", "vd=8b"),
];
pub(crate) static T19C2695C: [Expr; 2] = [
    Expr::Bin(
        BinOp::Or,
        &Expr::Bin(BinOp::Eq, &Expr::Operand(3), &Expr::Num(1)),
        &Expr::Bin(BinOp::Ne, &Expr::Operand(0), &Expr::Num(0)),
    ),
    Expr::Bin(
        BinOp::Le,
        &Expr::Bin(BinOp::Add, &Expr::Operand(0), &Expr::Num(7)),
        &Expr::Num(32),
    ),
];
pub(crate) static TA764718D: [(&str, &str); 3] = [
    ("sem", "strided(1, 0, 8, 7, vd, vm, X[rs1], X[rs2]);"),
    ("eew", "vd=8b"),
    ("joins", "vlse8.v 7"),
];
pub(crate) static T3B81163E: [(&str, &str); 3] = [
    ("sem", "strided(1, 0, 16, 7, vd, vm, X[rs1], 7 * 16 / 8);"),
    ("eew", "vd=16b"),
    ("joins", "vlse16.v 7"),
];
pub(crate) static T2BA58129: [(&str, &str); 2] = [
    ("sem", "strided(1, 1, 16, 7, vd, vm, X[rs1], 7 * 16 / 8);"),
    ("eew", "vd=16b"),
];
pub(crate) static T7D2B081A: [(&str, &str); 3] = [
    ("sem", "strided(1, 0, 16, 7, vd, vm, X[rs1], X[rs2]);"),
    ("eew", "vd=16b"),
    ("joins", "vlse16.v 7"),
];
pub(crate) static TEAFAB0D2: [(&str, &str); 3] = [
    ("sem", "strided(1, 0, 32, 7, vd, vm, X[rs1], 7 * 32 / 8);"),
    ("eew", "vd=32b"),
    ("joins", "vlse32.v 7"),
];
pub(crate) static TDE5030BB: [(&str, &str); 2] = [
    ("sem", "strided(1, 1, 32, 7, vd, vm, X[rs1], 7 * 32 / 8);"),
    ("eew", "vd=32b"),
];
pub(crate) static T645DB1D4: [(&str, &str); 3] = [
    ("sem", "strided(1, 0, 32, 7, vd, vm, X[rs1], X[rs2]);"),
    ("eew", "vd=32b"),
    ("joins", "vlse32.v 7"),
];
pub(crate) static T21FA5C2C: [(&str, &str); 3] = [
    ("sem", "strided(1, 0, 64, 7, vd, vm, X[rs1], 7 * 64 / 8);"),
    ("eew", "vd=64b"),
    ("joins", "vlse64.v 7"),
];
pub(crate) static T2610EF26: [(&str, &str); 2] = [
    ("sem", "strided(1, 1, 64, 7, vd, vm, X[rs1], 7 * 64 / 8);"),
    ("eew", "vd=64b"),
];
pub(crate) static T83870A5B: [(&str, &str); 3] = [
    ("sem", "strided(1, 0, 64, 7, vd, vm, X[rs1], X[rs2]);"),
    ("eew", "vd=64b"),
    ("joins", "vlse64.v 7"),
];
pub(crate) static T09082BA4: [Expr; 2] = [
    Expr::Bin(
        BinOp::Or,
        &Expr::Bin(BinOp::Eq, &Expr::Operand(2), &Expr::Num(1)),
        &Expr::Bin(BinOp::Ne, &Expr::Operand(0), &Expr::Num(0)),
    ),
    Expr::Bin(
        BinOp::Le,
        &Expr::Bin(BinOp::Add, &Expr::Operand(0), &Expr::Num(8)),
        &Expr::Num(32),
    ),
];
pub(crate) static TA486F6F7: [(&str, &str); 3] = [
    ("sem", "strided(1, 0, 8, 8, vd, vm, X[rs1], 8 * 8 / 8);"),
    ("eew", "vd=8b"),
    ("joins", "vlse8.v 8"),
];
pub(crate) static T1A263854: [(&str, &str); 2] = [
    ("sem", "strided(1, 1, 8, 8, vd, vm, X[rs1], 8 * 8 / 8);"),
    ("eew", "vd=8b"),
];
pub(crate) static T9E6F8EA7: [Expr; 2] = [
    Expr::Bin(
        BinOp::Or,
        &Expr::Bin(BinOp::Eq, &Expr::Operand(3), &Expr::Num(1)),
        &Expr::Bin(BinOp::Ne, &Expr::Operand(0), &Expr::Num(0)),
    ),
    Expr::Bin(
        BinOp::Le,
        &Expr::Bin(BinOp::Add, &Expr::Operand(0), &Expr::Num(8)),
        &Expr::Num(32),
    ),
];
pub(crate) static T7D36B105: [(&str, &str); 3] = [
    ("sem", "strided(1, 0, 8, 8, vd, vm, X[rs1], X[rs2]);"),
    ("eew", "vd=8b"),
    ("joins", "vlse8.v 8"),
];
pub(crate) static T81C5263B: [(&str, &str); 3] = [
    ("sem", "strided(1, 0, 16, 8, vd, vm, X[rs1], 8 * 16 / 8);"),
    ("eew", "vd=16b"),
    ("joins", "vlse16.v 8"),
];
pub(crate) static T0F820787: [(&str, &str); 2] = [
    ("sem", "strided(1, 1, 16, 8, vd, vm, X[rs1], 8 * 16 / 8);"),
    ("eew", "vd=16b"),
];
pub(crate) static TB8270B56: [(&str, &str); 3] = [
    ("sem", "strided(1, 0, 16, 8, vd, vm, X[rs1], X[rs2]);"),
    ("eew", "vd=16b"),
    ("joins", "vlse16.v 8"),
];
pub(crate) static T6408C44B: [(&str, &str); 3] = [
    ("sem", "strided(1, 0, 32, 8, vd, vm, X[rs1], 8 * 32 / 8);"),
    ("eew", "vd=32b"),
    ("joins", "vlse32.v 8"),
];
pub(crate) static T5F0BFC91: [(&str, &str); 2] = [
    ("sem", "strided(1, 1, 32, 8, vd, vm, X[rs1], 8 * 32 / 8);"),
    ("eew", "vd=32b"),
];
pub(crate) static T911DC850: [(&str, &str); 3] = [
    ("sem", "strided(1, 0, 32, 8, vd, vm, X[rs1], X[rs2]);"),
    ("eew", "vd=32b"),
    ("joins", "vlse32.v 8"),
];
pub(crate) static TB1E74AE5: [(&str, &str); 3] = [
    ("sem", "strided(1, 0, 64, 8, vd, vm, X[rs1], 8 * 64 / 8);"),
    ("eew", "vd=64b"),
    ("joins", "vlse64.v 8"),
];
pub(crate) static T059D8CB4: [(&str, &str); 2] = [
    ("sem", "strided(1, 1, 64, 8, vd, vm, X[rs1], 8 * 64 / 8);"),
    ("eew", "vd=64b"),
];
pub(crate) static TB18F3357: [(&str, &str); 3] = [
    ("sem", "strided(1, 0, 64, 8, vd, vm, X[rs1], X[rs2]);"),
    ("eew", "vd=64b"),
    ("joins", "vlse64.v 8"),
];
pub(crate) static T5F382728: [Operand; 3] = [
    Operand {
        name: "vs3",
        kind: 15,
        width: 5,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs1",
        kind: 1,
        width: 5,
        pieces: &TABC3BE1A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "vm",
        kind: 14,
        width: 1,
        pieces: &TBBF70253,
        default: Some(1),
        ..Operand::DEFAULT
    },
];
pub(crate) static TB5C49B35: [Touch; 2] = [
    Touch {
        file: 0,
        which: Which::Operand(1),
        reads: 64,
        writes: 0,
    },
    Touch {
        file: 4,
        which: Which::Computed,
        reads: 65536,
        writes: 0,
    },
];
pub(crate) static T54AF86A8: [Flow; 5] = [
    Flow {
        from: End::Register(0),
        to: End::Address,
    },
    Flow {
        from: End::Register(1),
        to: End::Memory,
    },
    Flow {
        from: End::Register(1),
        to: End::Address,
    },
    Flow {
        from: End::State,
        to: End::Memory,
    },
    Flow {
        from: End::State,
        to: End::Address,
    },
];
pub(crate) static T4BF7CC02: [(&str, &str); 2] = [
    ("sem", "strided(0, 0, 8, 1, vs3, vm, X[rs1], 1 * 8 / 8);"),
    ("eew", "vs3=8b"),
];
pub(crate) static T687FBCCD: [Operand; 4] = [
    Operand {
        name: "vs3",
        kind: 15,
        width: 5,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs1",
        kind: 1,
        width: 5,
        pieces: &TABC3BE1A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs2",
        kind: 1,
        width: 5,
        pieces: &T132C57AA,
        ..Operand::DEFAULT
    },
    Operand {
        name: "vm",
        kind: 14,
        width: 1,
        pieces: &TBBF70253,
        default: Some(1),
        ..Operand::DEFAULT
    },
];
pub(crate) static T1B83BBAD: [Touch; 3] = [
    Touch {
        file: 0,
        which: Which::Operand(1),
        reads: 64,
        writes: 0,
    },
    Touch {
        file: 0,
        which: Which::Operand(2),
        reads: 64,
        writes: 0,
    },
    Touch {
        file: 4,
        which: Which::Computed,
        reads: 65536,
        writes: 0,
    },
];
pub(crate) static TC438BFA4: [Flow; 6] = [
    Flow {
        from: End::Register(0),
        to: End::Address,
    },
    Flow {
        from: End::Register(1),
        to: End::Address,
    },
    Flow {
        from: End::Register(2),
        to: End::Memory,
    },
    Flow {
        from: End::Register(2),
        to: End::Address,
    },
    Flow {
        from: End::State,
        to: End::Memory,
    },
    Flow {
        from: End::State,
        to: End::Address,
    },
];
pub(crate) static T26FDAC93: [(&str, &str); 2] = [
    ("sem", "strided(0, 0, 8, 1, vs3, vm, X[rs1], X[rs2]);"),
    ("eew", "vs3=8b"),
];
pub(crate) static T88E8964F: [(&str, &str); 2] = [
    ("sem", "strided(0, 0, 16, 1, vs3, vm, X[rs1], 1 * 16 / 8);"),
    ("eew", "vs3=16b"),
];
pub(crate) static T26C1A725: [(&str, &str); 2] = [
    ("sem", "strided(0, 0, 16, 1, vs3, vm, X[rs1], X[rs2]);"),
    ("eew", "vs3=16b"),
];
pub(crate) static TAB4D4939: [(&str, &str); 2] = [
    ("sem", "strided(0, 0, 32, 1, vs3, vm, X[rs1], 1 * 32 / 8);"),
    ("eew", "vs3=32b"),
];
pub(crate) static TBC554A85: [(&str, &str); 2] = [
    ("sem", "strided(0, 0, 32, 1, vs3, vm, X[rs1], X[rs2]);"),
    ("eew", "vs3=32b"),
];
pub(crate) static TDD509C9E: [(&str, &str); 2] = [
    ("sem", "strided(0, 0, 64, 1, vs3, vm, X[rs1], 1 * 64 / 8);"),
    ("eew", "vs3=64b"),
];
pub(crate) static T2A251D53: [(&str, &str); 2] = [
    ("sem", "strided(0, 0, 64, 1, vs3, vm, X[rs1], X[rs2]);"),
    ("eew", "vs3=64b"),
];
pub(crate) static T464AB7C8: [Expr; 1] = [
    Expr::Bin(
        BinOp::Le,
        &Expr::Bin(BinOp::Add, &Expr::Operand(0), &Expr::Num(2)),
        &Expr::Num(32),
    ),
];
pub(crate) static T432DEAF5: [(&str, &str); 3] = [
    ("sem", "strided(0, 0, 8, 2, vs3, vm, X[rs1], 2 * 8 / 8);"),
    ("eew", "vs3=8b"),
    ("joins", "vsse8.v 2"),
];
pub(crate) static TBDE2281F: [(&str, &str); 3] = [
    ("sem", "strided(0, 0, 8, 2, vs3, vm, X[rs1], X[rs2]);"),
    ("eew", "vs3=8b"),
    ("joins", "vsse8.v 2"),
];
pub(crate) static T5F55CE4D: [(&str, &str); 3] = [
    ("sem", "strided(0, 0, 16, 2, vs3, vm, X[rs1], 2 * 16 / 8);"),
    ("eew", "vs3=16b"),
    ("joins", "vsse16.v 2"),
];
pub(crate) static T7FF366A4: [(&str, &str); 3] = [
    ("sem", "strided(0, 0, 16, 2, vs3, vm, X[rs1], X[rs2]);"),
    ("eew", "vs3=16b"),
    ("joins", "vsse16.v 2"),
];
pub(crate) static T13CC1F2D: [(&str, &str); 3] = [
    ("sem", "strided(0, 0, 32, 2, vs3, vm, X[rs1], 2 * 32 / 8);"),
    ("eew", "vs3=32b"),
    ("joins", "vsse32.v 2"),
];
pub(crate) static TA4714626: [(&str, &str); 3] = [
    ("sem", "strided(0, 0, 32, 2, vs3, vm, X[rs1], X[rs2]);"),
    ("eew", "vs3=32b"),
    ("joins", "vsse32.v 2"),
];
pub(crate) static TB86E03C1: [(&str, &str); 3] = [
    ("sem", "strided(0, 0, 64, 2, vs3, vm, X[rs1], 2 * 64 / 8);"),
    ("eew", "vs3=64b"),
    ("joins", "vsse64.v 2"),
];
pub(crate) static TE2123511: [(&str, &str); 3] = [
    ("sem", "strided(0, 0, 64, 2, vs3, vm, X[rs1], X[rs2]);"),
    ("eew", "vs3=64b"),
    ("joins", "vsse64.v 2"),
];
pub(crate) static TF61D08F9: [Expr; 1] = [
    Expr::Bin(
        BinOp::Le,
        &Expr::Bin(BinOp::Add, &Expr::Operand(0), &Expr::Num(3)),
        &Expr::Num(32),
    ),
];
pub(crate) static T65A65D18: [(&str, &str); 3] = [
    ("sem", "strided(0, 0, 8, 3, vs3, vm, X[rs1], 3 * 8 / 8);"),
    ("eew", "vs3=8b"),
    ("joins", "vsse8.v 3"),
];
pub(crate) static T6DDA974F: [(&str, &str); 3] = [
    ("sem", "strided(0, 0, 8, 3, vs3, vm, X[rs1], X[rs2]);"),
    ("eew", "vs3=8b"),
    ("joins", "vsse8.v 3"),
];
pub(crate) static T4C5DF968: [(&str, &str); 3] = [
    ("sem", "strided(0, 0, 16, 3, vs3, vm, X[rs1], 3 * 16 / 8);"),
    ("eew", "vs3=16b"),
    ("joins", "vsse16.v 3"),
];
pub(crate) static T84CD5088: [(&str, &str); 3] = [
    ("sem", "strided(0, 0, 16, 3, vs3, vm, X[rs1], X[rs2]);"),
    ("eew", "vs3=16b"),
    ("joins", "vsse16.v 3"),
];
pub(crate) static T31369520: [(&str, &str); 3] = [
    ("sem", "strided(0, 0, 32, 3, vs3, vm, X[rs1], 3 * 32 / 8);"),
    ("eew", "vs3=32b"),
    ("joins", "vsse32.v 3"),
];
pub(crate) static TF389A7A2: [(&str, &str); 3] = [
    ("sem", "strided(0, 0, 32, 3, vs3, vm, X[rs1], X[rs2]);"),
    ("eew", "vs3=32b"),
    ("joins", "vsse32.v 3"),
];
pub(crate) static T87A05CBC: [(&str, &str); 3] = [
    ("sem", "strided(0, 0, 64, 3, vs3, vm, X[rs1], 3 * 64 / 8);"),
    ("eew", "vs3=64b"),
    ("joins", "vsse64.v 3"),
];
pub(crate) static T1692E8B5: [(&str, &str); 3] = [
    ("sem", "strided(0, 0, 64, 3, vs3, vm, X[rs1], X[rs2]);"),
    ("eew", "vs3=64b"),
    ("joins", "vsse64.v 3"),
];
pub(crate) static T22E7A83A: [Expr; 1] = [
    Expr::Bin(
        BinOp::Le,
        &Expr::Bin(BinOp::Add, &Expr::Operand(0), &Expr::Num(4)),
        &Expr::Num(32),
    ),
];
pub(crate) static TEEFFA8DB: [(&str, &str); 3] = [
    ("sem", "strided(0, 0, 8, 4, vs3, vm, X[rs1], 4 * 8 / 8);"),
    ("eew", "vs3=8b"),
    ("joins", "vsse8.v 4"),
];
pub(crate) static T8DE904D7: [(&str, &str); 3] = [
    ("sem", "strided(0, 0, 8, 4, vs3, vm, X[rs1], X[rs2]);"),
    ("eew", "vs3=8b"),
    ("joins", "vsse8.v 4"),
];
pub(crate) static T8312A1FB: [(&str, &str); 3] = [
    ("sem", "strided(0, 0, 16, 4, vs3, vm, X[rs1], 4 * 16 / 8);"),
    ("eew", "vs3=16b"),
    ("joins", "vsse16.v 4"),
];
pub(crate) static T57B30AB0: [(&str, &str); 3] = [
    ("sem", "strided(0, 0, 16, 4, vs3, vm, X[rs1], X[rs2]);"),
    ("eew", "vs3=16b"),
    ("joins", "vsse16.v 4"),
];
pub(crate) static TEE8942F3: [(&str, &str); 3] = [
    ("sem", "strided(0, 0, 32, 4, vs3, vm, X[rs1], 4 * 32 / 8);"),
    ("eew", "vs3=32b"),
    ("joins", "vsse32.v 4"),
];
pub(crate) static TB9DA74CA: [(&str, &str); 3] = [
    ("sem", "strided(0, 0, 32, 4, vs3, vm, X[rs1], X[rs2]);"),
    ("eew", "vs3=32b"),
    ("joins", "vsse32.v 4"),
];
pub(crate) static T1BFFE9F7: [(&str, &str); 3] = [
    ("sem", "strided(0, 0, 64, 4, vs3, vm, X[rs1], 4 * 64 / 8);"),
    ("eew", "vs3=64b"),
    ("joins", "vsse64.v 4"),
];
pub(crate) static TDBAF7B9D: [(&str, &str); 3] = [
    ("sem", "strided(0, 0, 64, 4, vs3, vm, X[rs1], X[rs2]);"),
    ("eew", "vs3=64b"),
    ("joins", "vsse64.v 4"),
];
pub(crate) static T4AA86223: [Expr; 1] = [
    Expr::Bin(
        BinOp::Le,
        &Expr::Bin(BinOp::Add, &Expr::Operand(0), &Expr::Num(5)),
        &Expr::Num(32),
    ),
];
pub(crate) static T183D507E: [(&str, &str); 3] = [
    ("sem", "strided(0, 0, 8, 5, vs3, vm, X[rs1], 5 * 8 / 8);"),
    ("eew", "vs3=8b"),
    ("joins", "vsse8.v 5"),
];
pub(crate) static T9860AF57: [(&str, &str); 3] = [
    ("sem", "strided(0, 0, 8, 5, vs3, vm, X[rs1], X[rs2]);"),
    ("eew", "vs3=8b"),
    ("joins", "vsse8.v 5"),
];
pub(crate) static TE4E530E6: [(&str, &str); 3] = [
    ("sem", "strided(0, 0, 16, 5, vs3, vm, X[rs1], 5 * 16 / 8);"),
    ("eew", "vs3=16b"),
    ("joins", "vsse16.v 5"),
];
pub(crate) static TF1F44E0C: [(&str, &str); 3] = [
    ("sem", "strided(0, 0, 16, 5, vs3, vm, X[rs1], X[rs2]);"),
    ("eew", "vs3=16b"),
    ("joins", "vsse16.v 5"),
];
pub(crate) static T31A68806: [(&str, &str); 3] = [
    ("sem", "strided(0, 0, 32, 5, vs3, vm, X[rs1], 5 * 32 / 8);"),
    ("eew", "vs3=32b"),
    ("joins", "vsse32.v 5"),
];
pub(crate) static TB3203A0E: [(&str, &str); 3] = [
    ("sem", "strided(0, 0, 32, 5, vs3, vm, X[rs1], X[rs2]);"),
    ("eew", "vs3=32b"),
    ("joins", "vsse32.v 5"),
];
pub(crate) static T4DD6DF52: [(&str, &str); 3] = [
    ("sem", "strided(0, 0, 64, 5, vs3, vm, X[rs1], 5 * 64 / 8);"),
    ("eew", "vs3=64b"),
    ("joins", "vsse64.v 5"),
];
pub(crate) static TB11F48B9: [(&str, &str); 3] = [
    ("sem", "strided(0, 0, 64, 5, vs3, vm, X[rs1], X[rs2]);"),
    ("eew", "vs3=64b"),
    ("joins", "vsse64.v 5"),
];
pub(crate) static T677253E4: [Expr; 1] = [
    Expr::Bin(
        BinOp::Le,
        &Expr::Bin(BinOp::Add, &Expr::Operand(0), &Expr::Num(6)),
        &Expr::Num(32),
    ),
];
pub(crate) static T5B7F5501: [(&str, &str); 3] = [
    ("sem", "strided(0, 0, 8, 6, vs3, vm, X[rs1], 6 * 8 / 8);"),
    ("eew", "vs3=8b"),
    ("joins", "vsse8.v 6"),
];
pub(crate) static TF8F8F047: [(&str, &str); 3] = [
    ("sem", "strided(0, 0, 8, 6, vs3, vm, X[rs1], X[rs2]);"),
    ("eew", "vs3=8b"),
    ("joins", "vsse8.v 6"),
];
pub(crate) static T773E01C1: [(&str, &str); 3] = [
    ("sem", "strided(0, 0, 16, 6, vs3, vm, X[rs1], 6 * 16 / 8);"),
    ("eew", "vs3=16b"),
    ("joins", "vsse16.v 6"),
];
pub(crate) static T96069204: [(&str, &str); 3] = [
    ("sem", "strided(0, 0, 16, 6, vs3, vm, X[rs1], X[rs2]);"),
    ("eew", "vs3=16b"),
    ("joins", "vsse16.v 6"),
];
pub(crate) static TC4E926B9: [(&str, &str); 3] = [
    ("sem", "strided(0, 0, 32, 6, vs3, vm, X[rs1], 6 * 32 / 8);"),
    ("eew", "vs3=32b"),
    ("joins", "vsse32.v 6"),
];
pub(crate) static TAA6D6576: [(&str, &str); 3] = [
    ("sem", "strided(0, 0, 32, 6, vs3, vm, X[rs1], X[rs2]);"),
    ("eew", "vs3=32b"),
    ("joins", "vsse32.v 6"),
];
pub(crate) static TEB1182A5: [(&str, &str); 3] = [
    ("sem", "strided(0, 0, 64, 6, vs3, vm, X[rs1], 6 * 64 / 8);"),
    ("eew", "vs3=64b"),
    ("joins", "vsse64.v 6"),
];
pub(crate) static T0F368DD9: [(&str, &str); 3] = [
    ("sem", "strided(0, 0, 64, 6, vs3, vm, X[rs1], X[rs2]);"),
    ("eew", "vs3=64b"),
    ("joins", "vsse64.v 6"),
];
pub(crate) static T5BD42755: [Expr; 1] = [
    Expr::Bin(
        BinOp::Le,
        &Expr::Bin(BinOp::Add, &Expr::Operand(0), &Expr::Num(7)),
        &Expr::Num(32),
    ),
];
pub(crate) static T48E9F474: [(&str, &str); 3] = [
    ("sem", "strided(0, 0, 8, 7, vs3, vm, X[rs1], 7 * 8 / 8);"),
    ("eew", "vs3=8b"),
    ("joins", "vsse8.v 7"),
];
pub(crate) static T6AC73627: [(&str, &str); 3] = [
    ("sem", "strided(0, 0, 8, 7, vs3, vm, X[rs1], X[rs2]);"),
    ("eew", "vs3=8b"),
    ("joins", "vsse8.v 7"),
];
pub(crate) static TB945E9FC: [(&str, &str); 3] = [
    ("sem", "strided(0, 0, 16, 7, vs3, vm, X[rs1], 7 * 16 / 8);"),
    ("eew", "vs3=16b"),
    ("joins", "vsse16.v 7"),
];
pub(crate) static TF3DD7090: [(&str, &str); 3] = [
    ("sem", "strided(0, 0, 16, 7, vs3, vm, X[rs1], X[rs2]);"),
    ("eew", "vs3=16b"),
    ("joins", "vsse16.v 7"),
];
pub(crate) static TC1C23C4C: [(&str, &str); 3] = [
    ("sem", "strided(0, 0, 32, 7, vs3, vm, X[rs1], 7 * 32 / 8);"),
    ("eew", "vs3=32b"),
    ("joins", "vsse32.v 7"),
];
pub(crate) static T1FBDA6FA: [(&str, &str); 3] = [
    ("sem", "strided(0, 0, 32, 7, vs3, vm, X[rs1], X[rs2]);"),
    ("eew", "vs3=32b"),
    ("joins", "vsse32.v 7"),
];
pub(crate) static TF1259440: [(&str, &str); 3] = [
    ("sem", "strided(0, 0, 64, 7, vs3, vm, X[rs1], 7 * 64 / 8);"),
    ("eew", "vs3=64b"),
    ("joins", "vsse64.v 7"),
];
pub(crate) static T863D8815: [(&str, &str); 3] = [
    ("sem", "strided(0, 0, 64, 7, vs3, vm, X[rs1], X[rs2]);"),
    ("eew", "vs3=64b"),
    ("joins", "vsse64.v 7"),
];
pub(crate) static T165CF846: [Expr; 1] = [
    Expr::Bin(
        BinOp::Le,
        &Expr::Bin(BinOp::Add, &Expr::Operand(0), &Expr::Num(8)),
        &Expr::Num(32),
    ),
];
pub(crate) static T0CFEC1E7: [(&str, &str); 3] = [
    ("sem", "strided(0, 0, 8, 8, vs3, vm, X[rs1], 8 * 8 / 8);"),
    ("eew", "vs3=8b"),
    ("joins", "vsse8.v 8"),
];
pub(crate) static T021BD6FF: [(&str, &str); 3] = [
    ("sem", "strided(0, 0, 8, 8, vs3, vm, X[rs1], X[rs2]);"),
    ("eew", "vs3=8b"),
    ("joins", "vsse8.v 8"),
];
pub(crate) static TC59651DF: [(&str, &str); 3] = [
    ("sem", "strided(0, 0, 16, 8, vs3, vm, X[rs1], 8 * 16 / 8);"),
    ("eew", "vs3=16b"),
    ("joins", "vsse16.v 8"),
];
pub(crate) static T938D7C08: [(&str, &str); 3] = [
    ("sem", "strided(0, 0, 16, 8, vs3, vm, X[rs1], X[rs2]);"),
    ("eew", "vs3=16b"),
    ("joins", "vsse16.v 8"),
];
pub(crate) static TC7EBCDAF: [(&str, &str); 3] = [
    ("sem", "strided(0, 0, 32, 8, vs3, vm, X[rs1], 8 * 32 / 8);"),
    ("eew", "vs3=32b"),
    ("joins", "vsse32.v 8"),
];
pub(crate) static T2986B652: [(&str, &str); 3] = [
    ("sem", "strided(0, 0, 32, 8, vs3, vm, X[rs1], X[rs2]);"),
    ("eew", "vs3=32b"),
    ("joins", "vsse32.v 8"),
];
pub(crate) static T9D0508AB: [(&str, &str); 3] = [
    ("sem", "strided(0, 0, 64, 8, vs3, vm, X[rs1], 8 * 64 / 8);"),
    ("eew", "vs3=64b"),
    ("joins", "vsse64.v 8"),
];
pub(crate) static T2FD9BBBD: [(&str, &str); 3] = [
    ("sem", "strided(0, 0, 64, 8, vs3, vm, X[rs1], X[rs2]);"),
    ("eew", "vs3=64b"),
    ("joins", "vsse64.v 8"),
];
pub(crate) static TC67BFA4C: [Operand; 4] = [
    Operand {
        name: "vd",
        kind: 15,
        width: 5,
        dir: Dir::Out,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs1",
        kind: 1,
        width: 5,
        pieces: &TABC3BE1A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "vs2",
        kind: 15,
        width: 5,
        pieces: &T132C57AA,
        ..Operand::DEFAULT
    },
    Operand {
        name: "vm",
        kind: 14,
        width: 1,
        pieces: &TBBF70253,
        default: Some(1),
        ..Operand::DEFAULT
    },
];
pub(crate) static T85C777B7: [(&str, &str); 2] = [
    ("sem", "indexed(1, 8, 1, vd, vm, X[rs1], vs2);"),
    ("eew", "vd=1 vs2=8b"),
];
pub(crate) static T8F621B91: [(&str, &str); 2] = [
    ("sem", "indexed(1, 16, 1, vd, vm, X[rs1], vs2);"),
    ("eew", "vd=1 vs2=16b"),
];
pub(crate) static T044B39B9: [(&str, &str); 2] = [
    ("sem", "indexed(1, 32, 1, vd, vm, X[rs1], vs2);"),
    ("eew", "vd=1 vs2=32b"),
];
pub(crate) static T0A0FE1B9: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x4000002, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T79DA798D: [(&str, &str); 2] = [
    ("sem", "indexed(1, 64, 1, vd, vm, X[rs1], vs2);"),
    ("eew", "vd=1 vs2=64b"),
];
pub(crate) static TF70A2245: [Expr; 3] = [
    Expr::Bin(
        BinOp::Or,
        &Expr::Bin(BinOp::Eq, &Expr::Operand(3), &Expr::Num(1)),
        &Expr::Bin(BinOp::Ne, &Expr::Operand(0), &Expr::Num(0)),
    ),
    Expr::Bin(
        BinOp::Le,
        &Expr::Bin(BinOp::Add, &Expr::Operand(0), &Expr::Num(2)),
        &Expr::Num(32),
    ),
    Expr::Bin(BinOp::Ne, &Expr::Operand(0), &Expr::Operand(2)),
];
pub(crate) static TA77D49EA: [(&str, &str); 2] = [
    ("sem", "indexed(1, 8, 2, vd, vm, X[rs1], vs2);"),
    ("eew", "vd=1 vs2=8b"),
];
pub(crate) static T00531FF6: [(&str, &str); 2] = [
    ("sem", "indexed(1, 16, 2, vd, vm, X[rs1], vs2);"),
    ("eew", "vd=1 vs2=16b"),
];
pub(crate) static TD2968AAE: [(&str, &str); 2] = [
    ("sem", "indexed(1, 32, 2, vd, vm, X[rs1], vs2);"),
    ("eew", "vd=1 vs2=32b"),
];
pub(crate) static TCFD0CA9E: [(&str, &str); 2] = [
    ("sem", "indexed(1, 64, 2, vd, vm, X[rs1], vs2);"),
    ("eew", "vd=1 vs2=64b"),
];
pub(crate) static TFEDE8538: [Expr; 3] = [
    Expr::Bin(
        BinOp::Or,
        &Expr::Bin(BinOp::Eq, &Expr::Operand(3), &Expr::Num(1)),
        &Expr::Bin(BinOp::Ne, &Expr::Operand(0), &Expr::Num(0)),
    ),
    Expr::Bin(
        BinOp::Le,
        &Expr::Bin(BinOp::Add, &Expr::Operand(0), &Expr::Num(3)),
        &Expr::Num(32),
    ),
    Expr::Bin(BinOp::Ne, &Expr::Operand(0), &Expr::Operand(2)),
];
pub(crate) static T9A04E281: [(&str, &str); 2] = [
    ("sem", "indexed(1, 8, 3, vd, vm, X[rs1], vs2);"),
    ("eew", "vd=1 vs2=8b"),
];
pub(crate) static TD089E66F: [(&str, &str); 2] = [
    ("sem", "indexed(1, 16, 3, vd, vm, X[rs1], vs2);"),
    ("eew", "vd=1 vs2=16b"),
];
pub(crate) static T66DA7E17: [(&str, &str); 2] = [
    ("sem", "indexed(1, 32, 3, vd, vm, X[rs1], vs2);"),
    ("eew", "vd=1 vs2=32b"),
];
pub(crate) static T060FDCFB: [(&str, &str); 2] = [
    ("sem", "indexed(1, 64, 3, vd, vm, X[rs1], vs2);"),
    ("eew", "vd=1 vs2=64b"),
];
pub(crate) static T9947A50F: [Expr; 3] = [
    Expr::Bin(
        BinOp::Or,
        &Expr::Bin(BinOp::Eq, &Expr::Operand(3), &Expr::Num(1)),
        &Expr::Bin(BinOp::Ne, &Expr::Operand(0), &Expr::Num(0)),
    ),
    Expr::Bin(
        BinOp::Le,
        &Expr::Bin(BinOp::Add, &Expr::Operand(0), &Expr::Num(4)),
        &Expr::Num(32),
    ),
    Expr::Bin(BinOp::Ne, &Expr::Operand(0), &Expr::Operand(2)),
];
pub(crate) static T7764D054: [(&str, &str); 2] = [
    ("sem", "indexed(1, 8, 4, vd, vm, X[rs1], vs2);"),
    ("eew", "vd=1 vs2=8b"),
];
pub(crate) static TD51611F4: [(&str, &str); 2] = [
    ("sem", "indexed(1, 16, 4, vd, vm, X[rs1], vs2);"),
    ("eew", "vd=1 vs2=16b"),
];
pub(crate) static T07674204: [(&str, &str); 2] = [
    ("sem", "indexed(1, 32, 4, vd, vm, X[rs1], vs2);"),
    ("eew", "vd=1 vs2=32b"),
];
pub(crate) static TC1F6CD34: [(&str, &str); 2] = [
    ("sem", "indexed(1, 64, 4, vd, vm, X[rs1], vs2);"),
    ("eew", "vd=1 vs2=64b"),
];
pub(crate) static T0FF25202: [Expr; 3] = [
    Expr::Bin(
        BinOp::Or,
        &Expr::Bin(BinOp::Eq, &Expr::Operand(3), &Expr::Num(1)),
        &Expr::Bin(BinOp::Ne, &Expr::Operand(0), &Expr::Num(0)),
    ),
    Expr::Bin(
        BinOp::Le,
        &Expr::Bin(BinOp::Add, &Expr::Operand(0), &Expr::Num(5)),
        &Expr::Num(32),
    ),
    Expr::Bin(BinOp::Ne, &Expr::Operand(0), &Expr::Operand(2)),
];
pub(crate) static T875C3773: [(&str, &str); 2] = [
    ("sem", "indexed(1, 8, 5, vd, vm, X[rs1], vs2);"),
    ("eew", "vd=1 vs2=8b"),
];
pub(crate) static T1834B14D: [(&str, &str); 2] = [
    ("sem", "indexed(1, 16, 5, vd, vm, X[rs1], vs2);"),
    ("eew", "vd=1 vs2=16b"),
];
pub(crate) static T318C4BD5: [(&str, &str); 2] = [
    ("sem", "indexed(1, 32, 5, vd, vm, X[rs1], vs2);"),
    ("eew", "vd=1 vs2=32b"),
];
pub(crate) static TDDE0EA19: [(&str, &str); 2] = [
    ("sem", "indexed(1, 64, 5, vd, vm, X[rs1], vs2);"),
    ("eew", "vd=1 vs2=64b"),
];
pub(crate) static T4F0CD169: [Expr; 3] = [
    Expr::Bin(
        BinOp::Or,
        &Expr::Bin(BinOp::Eq, &Expr::Operand(3), &Expr::Num(1)),
        &Expr::Bin(BinOp::Ne, &Expr::Operand(0), &Expr::Num(0)),
    ),
    Expr::Bin(
        BinOp::Le,
        &Expr::Bin(BinOp::Add, &Expr::Operand(0), &Expr::Num(6)),
        &Expr::Num(32),
    ),
    Expr::Bin(BinOp::Ne, &Expr::Operand(0), &Expr::Operand(2)),
];
pub(crate) static T1B055A46: [(&str, &str); 2] = [
    ("sem", "indexed(1, 8, 6, vd, vm, X[rs1], vs2);"),
    ("eew", "vd=1 vs2=8b"),
];
pub(crate) static T26A8D192: [(&str, &str); 2] = [
    ("sem", "indexed(1, 16, 6, vd, vm, X[rs1], vs2);"),
    ("eew", "vd=1 vs2=16b"),
];
pub(crate) static TB11006AA: [(&str, &str); 2] = [
    ("sem", "indexed(1, 32, 6, vd, vm, X[rs1], vs2);"),
    ("eew", "vd=1 vs2=32b"),
];
pub(crate) static TA6C2C03A: [(&str, &str); 2] = [
    ("sem", "indexed(1, 64, 6, vd, vm, X[rs1], vs2);"),
    ("eew", "vd=1 vs2=64b"),
];
pub(crate) static T6F6F27EC: [Expr; 3] = [
    Expr::Bin(
        BinOp::Or,
        &Expr::Bin(BinOp::Eq, &Expr::Operand(3), &Expr::Num(1)),
        &Expr::Bin(BinOp::Ne, &Expr::Operand(0), &Expr::Num(0)),
    ),
    Expr::Bin(
        BinOp::Le,
        &Expr::Bin(BinOp::Add, &Expr::Operand(0), &Expr::Num(7)),
        &Expr::Num(32),
    ),
    Expr::Bin(BinOp::Ne, &Expr::Operand(0), &Expr::Operand(2)),
];
pub(crate) static T5DE2624D: [(&str, &str); 2] = [
    ("sem", "indexed(1, 8, 7, vd, vm, X[rs1], vs2);"),
    ("eew", "vd=1 vs2=8b"),
];
pub(crate) static TD25517BB: [(&str, &str); 2] = [
    ("sem", "indexed(1, 16, 7, vd, vm, X[rs1], vs2);"),
    ("eew", "vd=1 vs2=16b"),
];
pub(crate) static TC67525E3: [(&str, &str); 2] = [
    ("sem", "indexed(1, 32, 7, vd, vm, X[rs1], vs2);"),
    ("eew", "vd=1 vs2=32b"),
];
pub(crate) static T74446DD7: [(&str, &str); 2] = [
    ("sem", "indexed(1, 64, 7, vd, vm, X[rs1], vs2);"),
    ("eew", "vd=1 vs2=64b"),
];
pub(crate) static TD290B023: [Expr; 3] = [
    Expr::Bin(
        BinOp::Or,
        &Expr::Bin(BinOp::Eq, &Expr::Operand(3), &Expr::Num(1)),
        &Expr::Bin(BinOp::Ne, &Expr::Operand(0), &Expr::Num(0)),
    ),
    Expr::Bin(
        BinOp::Le,
        &Expr::Bin(BinOp::Add, &Expr::Operand(0), &Expr::Num(8)),
        &Expr::Num(32),
    ),
    Expr::Bin(BinOp::Ne, &Expr::Operand(0), &Expr::Operand(2)),
];
pub(crate) static TB1D65640: [(&str, &str); 2] = [
    ("sem", "indexed(1, 8, 8, vd, vm, X[rs1], vs2);"),
    ("eew", "vd=1 vs2=8b"),
];
pub(crate) static TBFCFCE70: [(&str, &str); 2] = [
    ("sem", "indexed(1, 16, 8, vd, vm, X[rs1], vs2);"),
    ("eew", "vd=1 vs2=16b"),
];
pub(crate) static TFD37DEA0: [(&str, &str); 2] = [
    ("sem", "indexed(1, 32, 8, vd, vm, X[rs1], vs2);"),
    ("eew", "vd=1 vs2=32b"),
];
pub(crate) static TEE0802A0: [(&str, &str); 2] = [
    ("sem", "indexed(1, 64, 8, vd, vm, X[rs1], vs2);"),
    ("eew", "vd=1 vs2=64b"),
];
pub(crate) static T4F278C12: [Operand; 4] = [
    Operand {
        name: "vs3",
        kind: 15,
        width: 5,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs1",
        kind: 1,
        width: 5,
        pieces: &TABC3BE1A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "vs2",
        kind: 15,
        width: 5,
        pieces: &T132C57AA,
        ..Operand::DEFAULT
    },
    Operand {
        name: "vm",
        kind: 14,
        width: 1,
        pieces: &TBBF70253,
        default: Some(1),
        ..Operand::DEFAULT
    },
];
pub(crate) static T14A7B764: [(&str, &str); 2] = [
    ("sem", "indexed(0, 8, 1, vs3, vm, X[rs1], vs2);"),
    ("eew", "vs3=1 vs2=8b"),
];
pub(crate) static T4FACC252: [(&str, &str); 2] = [
    ("sem", "indexed(0, 16, 1, vs3, vm, X[rs1], vs2);"),
    ("eew", "vs3=1 vs2=16b"),
];
pub(crate) static T065364E2: [(&str, &str); 2] = [
    ("sem", "indexed(0, 32, 1, vs3, vm, X[rs1], vs2);"),
    ("eew", "vs3=1 vs2=32b"),
];
pub(crate) static T218A9FD6: [(&str, &str); 2] = [
    ("sem", "indexed(0, 64, 1, vs3, vm, X[rs1], vs2);"),
    ("eew", "vs3=1 vs2=64b"),
];
pub(crate) static TF9E0E7B5: [(&str, &str); 2] = [
    ("sem", "indexed(0, 8, 2, vs3, vm, X[rs1], vs2);"),
    ("eew", "vs3=1 vs2=8b"),
];
pub(crate) static TC7B1496D: [(&str, &str); 2] = [
    ("sem", "indexed(0, 16, 2, vs3, vm, X[rs1], vs2);"),
    ("eew", "vs3=1 vs2=16b"),
];
pub(crate) static T0C15B3B5: [(&str, &str); 2] = [
    ("sem", "indexed(0, 32, 2, vs3, vm, X[rs1], vs2);"),
    ("eew", "vs3=1 vs2=32b"),
];
pub(crate) static TACB4005D: [(&str, &str); 2] = [
    ("sem", "indexed(0, 64, 2, vs3, vm, X[rs1], vs2);"),
    ("eew", "vs3=1 vs2=64b"),
];
pub(crate) static TC215FA7E: [(&str, &str); 2] = [
    ("sem", "indexed(0, 8, 3, vs3, vm, X[rs1], vs2);"),
    ("eew", "vs3=1 vs2=8b"),
];
pub(crate) static T40829D84: [(&str, &str); 2] = [
    ("sem", "indexed(0, 16, 3, vs3, vm, X[rs1], vs2);"),
    ("eew", "vs3=1 vs2=16b"),
];
pub(crate) static T8A8B82FC: [(&str, &str); 2] = [
    ("sem", "indexed(0, 32, 3, vs3, vm, X[rs1], vs2);"),
    ("eew", "vs3=1 vs2=32b"),
];
pub(crate) static TD039E458: [(&str, &str); 2] = [
    ("sem", "indexed(0, 64, 3, vs3, vm, X[rs1], vs2);"),
    ("eew", "vs3=1 vs2=64b"),
];
pub(crate) static T3250D877: [(&str, &str); 2] = [
    ("sem", "indexed(0, 8, 4, vs3, vm, X[rs1], vs2);"),
    ("eew", "vs3=1 vs2=8b"),
];
pub(crate) static T23AD937F: [(&str, &str); 2] = [
    ("sem", "indexed(0, 16, 4, vs3, vm, X[rs1], vs2);"),
    ("eew", "vs3=1 vs2=16b"),
];
pub(crate) static T7877CE87: [(&str, &str); 2] = [
    ("sem", "indexed(0, 32, 4, vs3, vm, X[rs1], vs2);"),
    ("eew", "vs3=1 vs2=32b"),
];
pub(crate) static TF91FBCFF: [(&str, &str); 2] = [
    ("sem", "indexed(0, 64, 4, vs3, vm, X[rs1], vs2);"),
    ("eew", "vs3=1 vs2=64b"),
];
pub(crate) static T711C51C0: [(&str, &str); 2] = [
    ("sem", "indexed(0, 8, 5, vs3, vm, X[rs1], vs2);"),
    ("eew", "vs3=1 vs2=8b"),
];
pub(crate) static TCFAAA4DE: [(&str, &str); 2] = [
    ("sem", "indexed(0, 16, 5, vs3, vm, X[rs1], vs2);"),
    ("eew", "vs3=1 vs2=16b"),
];
pub(crate) static T90427F4E: [(&str, &str); 2] = [
    ("sem", "indexed(0, 32, 5, vs3, vm, X[rs1], vs2);"),
    ("eew", "vs3=1 vs2=32b"),
];
pub(crate) static T88EC0B4A: [(&str, &str); 2] = [
    ("sem", "indexed(0, 64, 5, vs3, vm, X[rs1], vs2);"),
    ("eew", "vs3=1 vs2=64b"),
];
pub(crate) static T4042C961: [(&str, &str); 2] = [
    ("sem", "indexed(0, 8, 6, vs3, vm, X[rs1], vs2);"),
    ("eew", "vs3=1 vs2=8b"),
];
pub(crate) static T1CE9DE99: [(&str, &str); 2] = [
    ("sem", "indexed(0, 16, 6, vs3, vm, X[rs1], vs2);"),
    ("eew", "vs3=1 vs2=16b"),
];
pub(crate) static T07F0EEA1: [(&str, &str); 2] = [
    ("sem", "indexed(0, 32, 6, vs3, vm, X[rs1], vs2);"),
    ("eew", "vs3=1 vs2=32b"),
];
pub(crate) static T5BD31061: [(&str, &str); 2] = [
    ("sem", "indexed(0, 64, 6, vs3, vm, X[rs1], vs2);"),
    ("eew", "vs3=1 vs2=64b"),
];
pub(crate) static T1F71A76A: [(&str, &str); 2] = [
    ("sem", "indexed(0, 8, 7, vs3, vm, X[rs1], vs2);"),
    ("eew", "vs3=1 vs2=8b"),
];
pub(crate) static T7A8F3D20: [(&str, &str); 2] = [
    ("sem", "indexed(0, 16, 7, vs3, vm, X[rs1], vs2);"),
    ("eew", "vs3=1 vs2=16b"),
];
pub(crate) static T44685A08: [(&str, &str); 2] = [
    ("sem", "indexed(0, 32, 7, vs3, vm, X[rs1], vs2);"),
    ("eew", "vs3=1 vs2=32b"),
];
pub(crate) static T392BC1DC: [(&str, &str); 2] = [
    ("sem", "indexed(0, 64, 7, vs3, vm, X[rs1], vs2);"),
    ("eew", "vs3=1 vs2=64b"),
];
pub(crate) static T18FEBB73: [(&str, &str); 2] = [
    ("sem", "indexed(0, 8, 8, vs3, vm, X[rs1], vs2);"),
    ("eew", "vs3=1 vs2=8b"),
];
pub(crate) static TA7BA1F9B: [(&str, &str); 2] = [
    ("sem", "indexed(0, 16, 8, vs3, vm, X[rs1], vs2);"),
    ("eew", "vs3=1 vs2=16b"),
];
pub(crate) static T6D858073: [(&str, &str); 2] = [
    ("sem", "indexed(0, 32, 8, vs3, vm, X[rs1], vs2);"),
    ("eew", "vs3=1 vs2=32b"),
];
pub(crate) static T84014F93: [(&str, &str); 2] = [
    ("sem", "indexed(0, 64, 8, vs3, vm, X[rs1], vs2);"),
    ("eew", "vs3=1 vs2=64b"),
];
pub(crate) static TBDDD88D1: [Expr; 1] = [Expr::Num(1)];
pub(crate) static T281045F7: [Part; 6] = [
    Part::Name,
    Part::Text(" "),
    Part::Operand {
        index: 0,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", 0("),
    Part::Operand {
        index: 1,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(")"),
];
pub(crate) static TEDFEDAD1: [&[Part]; 2] = [&TE488A611, &T281045F7];
pub(crate) static T5810433D: [Flow; 5] = [
    Flow {
        from: End::Register(0),
        to: End::Address,
    },
    Flow {
        from: End::Register(1),
        to: End::Register(1),
    },
    Flow {
        from: End::Memory,
        to: End::Register(1),
    },
    Flow {
        from: End::State,
        to: End::Register(1),
    },
    Flow {
        from: End::State,
        to: End::Address,
    },
];
pub(crate) static TDC6F4FF5: [(&str, &str); 2] = [
    (
        "sem",
        "ready();\nlet n = (vl + 7) / 8;\nlet from = vstart;\nwhole(1, 8, vd, X[rs1], n);\nif 1 == 1 && agnostic == 1 && from < n {\n  for i in n..vlen / 8 {\n    V[vd].e8[i] = -1;\n  }\n}",
    ),
    ("eew", "vd=mask"),
];
pub(crate) static TAB75E798: [Operand; 2] = [
    Operand {
        name: "vs3",
        kind: 15,
        width: 5,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs1",
        kind: 1,
        width: 5,
        pieces: &TABC3BE1A,
        ..Operand::DEFAULT
    },
];
pub(crate) static T70FEAEF6: [Flow; 4] = [
    Flow {
        from: End::Register(0),
        to: End::Address,
    },
    Flow {
        from: End::Register(1),
        to: End::Memory,
    },
    Flow {
        from: End::State,
        to: End::Memory,
    },
    Flow {
        from: End::State,
        to: End::Address,
    },
];
pub(crate) static TA0FDA941: [(&str, &str); 2] = [
    (
        "sem",
        "ready();\nlet n = (vl + 7) / 8;\nlet from = vstart;\nwhole(0, 8, vs3, X[rs1], n);\nif 0 == 1 && agnostic == 1 && from < n {\n  for i in n..vlen / 8 {\n    V[vs3].e8[i] = -1;\n  }\n}",
    ),
    ("eew", "vs3=mask"),
];
pub(crate) static TFB033FFB: [Operand; 2] = [
    Operand {
        name: "vd",
        kind: 16,
        width: 5,
        dir: Dir::Out,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs1",
        kind: 1,
        width: 5,
        pieces: &TABC3BE1A,
        ..Operand::DEFAULT
    },
];
pub(crate) static TB9385CDA: [Flow; 3] = [
    Flow {
        from: End::Register(0),
        to: End::Address,
    },
    Flow {
        from: End::Register(1),
        to: End::Register(1),
    },
    Flow {
        from: End::Memory,
        to: End::Register(1),
    },
];
pub(crate) static TF7CC4653: [(&str, &str); 1] = [
    ("sem", "whole(1, 8, vd, X[rs1], 1 * vlen / 8);"),
];
pub(crate) static T9F201A97: [(&str, &str); 1] = [
    ("sem", "whole(1, 16, vd, X[rs1], 1 * vlen / 16);"),
];
pub(crate) static TDEB03703: [(&str, &str); 1] = [
    ("sem", "whole(1, 32, vd, X[rs1], 1 * vlen / 32);"),
];
pub(crate) static T53C62E79: [(&str, &str); 1] = [
    ("sem", "whole(1, 64, vd, X[rs1], 1 * vlen / 64);"),
];
pub(crate) static T0DAD7E40: [Operand; 2] = [
    Operand {
        name: "vd",
        kind: 17,
        width: 5,
        dir: Dir::Out,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs1",
        kind: 1,
        width: 5,
        pieces: &TABC3BE1A,
        ..Operand::DEFAULT
    },
];
pub(crate) static TDDD1D48A: [(&str, &str); 1] = [
    ("sem", "whole(1, 8, vd, X[rs1], 2 * vlen / 8);"),
];
pub(crate) static T8586ADA0: [(&str, &str); 1] = [
    ("sem", "whole(1, 16, vd, X[rs1], 2 * vlen / 16);"),
];
pub(crate) static T98752568: [(&str, &str); 1] = [
    ("sem", "whole(1, 32, vd, X[rs1], 2 * vlen / 32);"),
];
pub(crate) static TB92DF02A: [(&str, &str); 1] = [
    ("sem", "whole(1, 64, vd, X[rs1], 2 * vlen / 64);"),
];
pub(crate) static T7292BE71: [Operand; 2] = [
    Operand {
        name: "vd",
        kind: 18,
        width: 5,
        dir: Dir::Out,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs1",
        kind: 1,
        width: 5,
        pieces: &TABC3BE1A,
        ..Operand::DEFAULT
    },
];
pub(crate) static TDF59D74C: [(&str, &str); 1] = [
    ("sem", "whole(1, 8, vd, X[rs1], 4 * vlen / 8);"),
];
pub(crate) static TCC93D25E: [(&str, &str); 1] = [
    ("sem", "whole(1, 16, vd, X[rs1], 4 * vlen / 16);"),
];
pub(crate) static T0EC39F96: [(&str, &str); 1] = [
    ("sem", "whole(1, 32, vd, X[rs1], 4 * vlen / 32);"),
];
pub(crate) static TF2968028: [(&str, &str); 1] = [
    ("sem", "whole(1, 64, vd, X[rs1], 4 * vlen / 64);"),
];
pub(crate) static T5906B1EE: [Operand; 2] = [
    Operand {
        name: "vd",
        kind: 19,
        width: 5,
        dir: Dir::Out,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs1",
        kind: 1,
        width: 5,
        pieces: &TABC3BE1A,
        ..Operand::DEFAULT
    },
];
pub(crate) static TF0CD22E0: [(&str, &str); 1] = [
    ("sem", "whole(1, 8, vd, X[rs1], 8 * vlen / 8);"),
];
pub(crate) static T6042526A: [(&str, &str); 1] = [
    ("sem", "whole(1, 16, vd, X[rs1], 8 * vlen / 16);"),
];
pub(crate) static T7F630DAA: [(&str, &str); 1] = [
    ("sem", "whole(1, 32, vd, X[rs1], 8 * vlen / 32);"),
];
pub(crate) static T1E1619DC: [(&str, &str); 1] = [
    ("sem", "whole(1, 64, vd, X[rs1], 8 * vlen / 64);"),
];
pub(crate) static TD61E644B: [Operand; 2] = [
    Operand {
        name: "vs3",
        kind: 16,
        width: 5,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs1",
        kind: 1,
        width: 5,
        pieces: &TABC3BE1A,
        ..Operand::DEFAULT
    },
];
pub(crate) static T969A1BCB: [Flow; 2] = [
    Flow {
        from: End::Register(0),
        to: End::Address,
    },
    Flow {
        from: End::Register(1),
        to: End::Memory,
    },
];
pub(crate) static TD8E9CEB4: [(&str, &str); 1] = [
    ("sem", "whole(0, 8, vs3, X[rs1], 1 * vlen / 8);"),
];
pub(crate) static TA61892C6: [Operand; 2] = [
    Operand {
        name: "vs3",
        kind: 17,
        width: 5,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs1",
        kind: 1,
        width: 5,
        pieces: &TABC3BE1A,
        ..Operand::DEFAULT
    },
];
pub(crate) static TC7BBA4B1: [(&str, &str); 1] = [
    ("sem", "whole(0, 8, vs3, X[rs1], 2 * vlen / 8);"),
];
pub(crate) static TADEE3779: [Operand; 2] = [
    Operand {
        name: "vs3",
        kind: 18,
        width: 5,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs1",
        kind: 1,
        width: 5,
        pieces: &TABC3BE1A,
        ..Operand::DEFAULT
    },
];
pub(crate) static TA58E8DFB: [(&str, &str); 1] = [
    ("sem", "whole(0, 8, vs3, X[rs1], 4 * vlen / 8);"),
];
pub(crate) static TB8A90BCC: [Operand; 2] = [
    Operand {
        name: "vs3",
        kind: 19,
        width: 5,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs1",
        kind: 1,
        width: 5,
        pieces: &TABC3BE1A,
        ..Operand::DEFAULT
    },
];
pub(crate) static TD599ACB7: [(&str, &str); 1] = [
    ("sem", "whole(0, 8, vs3, X[rs1], 8 * vlen / 8);"),
];
pub(crate) static T50E116FB: [(&str, &str); 2] = [
    (
        "sem",
        "ready();\nrequire(vstart == 0);\nvar found: bool = 0;\neach_of_mask(vd, vm, |i| {\n  let b = V[vs2][i];\n  let m = !found && !b;\n  found = found || b;\n  m\n})",
    ),
    ("eew", "vd=mask vs2=mask"),
];
pub(crate) static TACF61DBE: [(&str, &str); 2] = [
    (
        "sem",
        "ready();\nrequire(vstart == 0);\nvar found: bool = 0;\neach_of_mask(vd, vm, |i| {\n  let b = V[vs2][i];\n  let m = !found && b;\n  found = found || b;\n  m\n})",
    ),
    ("eew", "vd=mask vs2=mask"),
];
pub(crate) static TC2946A86: [(&str, &str); 2] = [
    (
        "sem",
        "ready();\nrequire(vstart == 0);\nvar found: bool = 0;\neach_of_mask(vd, vm, |i| {\n  let b = V[vs2][i];\n  let m = !found;\n  found = found || b;\n  m\n})",
    ),
    ("eew", "vd=mask vs2=mask"),
];
pub(crate) static TB6CAD69D: [(&str, &str); 2] = [
    (
        "sem",
        "ready();\nrequire(vstart == 0);\nno_overlap(meet(vd, regs(0), vs2, 1));\nvar n: bits<sew> = 0;\nelements(vm, |i| {\n  let m = n;\n  n += zext(V[vs2][i]);\n  m\n})",
    ),
    ("eew", "vd=1 vs2=mask"),
];
pub(crate) static T852181A1: [Operand; 2] = [
    Operand {
        name: "vd",
        kind: 15,
        width: 5,
        dir: Dir::Out,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "vm",
        kind: 14,
        width: 1,
        pieces: &TBBF70253,
        default: Some(1),
        ..Operand::DEFAULT
    },
];
pub(crate) static T3A9CF847: [Expr; 1] = [
    Expr::Bin(
        BinOp::Or,
        &Expr::Bin(BinOp::Eq, &Expr::Operand(1), &Expr::Num(1)),
        &Expr::Bin(BinOp::Ne, &Expr::Operand(0), &Expr::Num(0)),
    ),
];
pub(crate) static T914A0299: [Part; 4] = [
    Part::Name,
    Part::Text(" "),
    Part::Operand {
        index: 0,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Operand {
        index: 1,
        lead: ", ",
        trail: "",
        optional: true,
    },
];
pub(crate) static T8A0777E5: [&[Part]; 1] = [&T914A0299];
pub(crate) static TEEB3E081: [(&str, &str); 2] = [
    ("sem", "ready();\nelements(vm, |i| bits(i, sew))"),
    ("eew", "vd=1 vs2=1"),
];
pub(crate) static T24905DF0: [Operand; 3] = [
    Operand {
        name: "rd",
        kind: 1,
        width: 5,
        dir: Dir::Out,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "vs2",
        kind: 15,
        width: 5,
        pieces: &T132C57AA,
        ..Operand::DEFAULT
    },
    Operand {
        name: "vm",
        kind: 14,
        width: 1,
        pieces: &TBBF70253,
        default: Some(1),
        ..Operand::DEFAULT
    },
];
pub(crate) static T6A8A152A: [Touch; 2] = [
    Touch {
        file: 0,
        which: Which::Operand(0),
        reads: 0,
        writes: 64,
    },
    Touch {
        file: 4,
        which: Which::Computed,
        reads: 65536,
        writes: 0,
    },
];
pub(crate) static T245B8736: [(&str, &str); 2] = [
    (
        "sem",
        "ready();\nrequire(vstart == 0);\nvar r: bits<xlen> = 0;\neach(vm, |i| {\n  if V[vs2][i] {\n    r = r + 1;\n  }\n});\ndone();\nX[rd] = r;",
    ),
    ("eew", "vs2=mask"),
];
pub(crate) static TB97C8596: [(&str, &str); 2] = [
    (
        "sem",
        "ready();\nrequire(vstart == 0);\nvar r: bits<xlen> = -1;\neach(vm, |i| {\n  if V[vs2][i] {\n    r = r == -1 ? bits(i, xlen) : r;\n  }\n});\ndone();\nX[rd] = r;",
    ),
    ("eew", "vs2=mask"),
];
pub(crate) static TE735FB0D: [(&str, &str); 2] = [
    (
        "sem",
        "ready();\nsource(vs2, 0, vm);\ngroup(vd, 0);\nlet off = uint(X[rs1]);\neach(vm, |i| {\n  if i >= off {\n    V[vd].e<sew>[i] = V[vs2].e<sew>[imax(i - off, 0)];\n  }\n});\ninactive(vd, sew, vm, imax(vstart, imin(off, 65536)), vl);\ntail(vd, sew, vl);\ndone();",
    ),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static T0C30F1A5: [(&str, &str); 2] = [
    (
        "sem",
        "ready();\nsource(vs2, 0, vm);\ngroup(vd, 0);\nlet off = uimm5;\neach(vm, |i| {\n  if i >= off {\n    V[vd].e<sew>[i] = V[vs2].e<sew>[imax(i - off, 0)];\n  }\n});\ninactive(vd, sew, vm, imax(vstart, imin(off, 65536)), vl);\ntail(vd, sew, vl);\ndone();",
    ),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static T353D846D: [(&str, &str); 2] = [
    (
        "sem",
        "let off = uint(X[rs1]);\nlet max = vlmax();\nlanes(0, 0, -1, vm, |i, a| i + off < max ? V[vs2].e<sew>[i + off] : 0)",
    ),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static T2255C59B: [(&str, &str); 2] = [
    (
        "sem",
        "let off = uimm5;\nlet max = vlmax();\nlanes(0, 0, -1, vm, |i, a| i + off < max ? V[vs2].e<sew>[i + off] : 0)",
    ),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static TABCDD522: [(&str, &str); 2] = [
    (
        "sem",
        "let max = vlmax();\nlanes(0, 0, vs1, vm, |i, a| {\n  let k = uint(V[vs1].e<sew>[i]);\n  k < max ? V[vs2].e<sew>[k] : 0\n})",
    ),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static T3E7358E7: [(&str, &str); 2] = [
    (
        "sem",
        "let max = vlmax();\nlanes(0, 0, -1, vm, |i, a| {\n  let k = uint(X[rs1]);\n  k < max ? V[vs2].e<sew>[k] : 0\n})",
    ),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static T5375C203: [(&str, &str); 2] = [
    (
        "sem",
        "let max = vlmax();\nlanes(0, 0, -1, vm, |i, a| {\n  let k = uimm5;\n  k < max ? V[vs2].e<sew>[k] : 0\n})",
    ),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static T36CB77F5: [(&str, &str); 3] = [
    (
        "sem",
        "lanes(0, 0, -1, vm, |i, a| {\n  let b = resize_s(X[rs1], sew);\n  i == 0 ? b : V[vs2].e<sew>[imax(i - 1, 0)]\n})",
    ),
    ("elements", "8..64"),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static T0D10616C: [(&str, &str); 3] = [
    (
        "sem",
        "fpv(sew); lanes(0, 0, -1, vm, |i, a| {\n  let b = F[fs1].sew;\n  i == 0 ? b : V[vs2].e<sew>[imax(i - 1, 0)]\n})",
    ),
    ("elements", "16..64"),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static T9470DB07: [(&str, &str); 3] = [
    (
        "sem",
        "lanes(0, 0, -1, vm, |i, a| {\n  let b = resize_s(X[rs1], sew);\n  i == vl - 1 ? b : V[vs2].e<sew>[i + 1]\n})",
    ),
    ("elements", "8..64"),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static T3FFEDB2E: [(&str, &str); 3] = [
    (
        "sem",
        "fpv(sew); lanes(0, 0, -1, vm, |i, a| {\n  let b = F[fs1].sew;\n  i == vl - 1 ? b : V[vs2].e<sew>[i + 1]\n})",
    ),
    ("elements", "16..64"),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static T3389E7D7: [(&str, &str); 2] = [
    (
        "sem",
        "let max = vlmax();\nsource(vs1, ratio(16), vm);\nif sew != 16 {\n  apart(vs2, 0, vs1, ratio(16));\n  apart(vd, 0, vs1, ratio(16));\n}\nlanes(0, 0, -1, vm, |i, a| {\n  let k = uint(V[vs1].e16[i]);\n  k < max ? V[vs2].e<sew>[k] : 0\n})",
    ),
    ("eew", "vd=1 vs2=1 vs1=16b"),
];
pub(crate) static TEDDD99AE: [Expr; 3] = [
    Expr::Num(1),
    Expr::Bin(BinOp::Ne, &Expr::Operand(0), &Expr::Operand(1)),
    Expr::Bin(BinOp::Ne, &Expr::Operand(0), &Expr::Operand(2)),
];
pub(crate) static T8BC1CD21: [(&str, &str); 2] = [
    (
        "sem",
        "ready();\nrequire(vstart == 0);\nno_overlap(meet(vd, regs(0), vs1, 1) || meet(vs2, regs(0), vs1, 1));\ngroup(vd, 0);\ngroup(vs2, 0);\nvar k: int<65537> = 0;\neach(1, |i| {\n  if V[vs1][i] {\n    V[vd].e<sew>[imin(k, 65535)] = V[vs2].e<sew>[i];\n    k = imin(k + 1, 65536);\n  }\n});\ntail(vd, sew, k);\ndone();",
    ),
    ("eew", "vd=1 vs2=1 vs1=mask"),
];
pub(crate) static TB9364239: [Operand; 2] = [
    Operand {
        name: "vd",
        kind: 16,
        width: 5,
        dir: Dir::Out,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "vs2",
        kind: 16,
        width: 5,
        pieces: &T132C57AA,
        ..Operand::DEFAULT
    },
];
pub(crate) static TE403748B: [(&str, &str); 2] = [
    (
        "sem",
        "ready();\nfor i in (vstart << uint(vtype[5:3]))..1 * vlen / 8 {\n  V[vd].e8[i] = V[vs2].e8[i];\n}\ndone();",
    ),
    ("eew", "vd=1 vs2=1"),
];
pub(crate) static T346DB7EB: [Operand; 2] = [
    Operand {
        name: "vd",
        kind: 17,
        width: 5,
        dir: Dir::Out,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "vs2",
        kind: 17,
        width: 5,
        pieces: &T132C57AA,
        ..Operand::DEFAULT
    },
];
pub(crate) static TD130BB12: [(&str, &str); 2] = [
    (
        "sem",
        "ready();\nfor i in (vstart << uint(vtype[5:3]))..2 * vlen / 8 {\n  V[vd].e8[i] = V[vs2].e8[i];\n}\ndone();",
    ),
    ("eew", "vd=1 vs2=1"),
];
pub(crate) static TE78E7CDD: [Operand; 2] = [
    Operand {
        name: "vd",
        kind: 18,
        width: 5,
        dir: Dir::Out,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "vs2",
        kind: 18,
        width: 5,
        pieces: &T132C57AA,
        ..Operand::DEFAULT
    },
];
pub(crate) static TB0D149A8: [(&str, &str); 2] = [
    (
        "sem",
        "ready();\nfor i in (vstart << uint(vtype[5:3]))..4 * vlen / 8 {\n  V[vd].e8[i] = V[vs2].e8[i];\n}\ndone();",
    ),
    ("eew", "vd=1 vs2=1"),
];
pub(crate) static TAC9F3953: [Operand; 2] = [
    Operand {
        name: "vd",
        kind: 19,
        width: 5,
        dir: Dir::Out,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "vs2",
        kind: 19,
        width: 5,
        pieces: &T132C57AA,
        ..Operand::DEFAULT
    },
];
pub(crate) static T62535F44: [(&str, &str); 2] = [
    (
        "sem",
        "ready();\nfor i in (vstart << uint(vtype[5:3]))..8 * vlen / 8 {\n  V[vd].e8[i] = V[vs2].e8[i];\n}\ndone();",
    ),
    ("eew", "vd=1 vs2=1"),
];
pub(crate) static T038BE180: [Operand; 2] = [
    Operand {
        name: "rd",
        kind: 1,
        width: 5,
        dir: Dir::Out,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "vs2",
        kind: 15,
        width: 5,
        pieces: &T132C57AA,
        ..Operand::DEFAULT
    },
];
pub(crate) static TE85B7113: [Touch; 2] = [
    Touch {
        file: 0,
        which: Which::Operand(0),
        reads: 0,
        writes: 64,
    },
    Touch {
        file: 4,
        which: Which::Computed,
        reads: 64,
        writes: 0,
    },
];
pub(crate) static T7B2FF4FC: [(&str, &str); 2] = [
    ("sem", "ready();\nX[rd] = resize_s(V[vs2].e<sew>[0], xlen);\ndone();"),
    ("eew", "vs2=one"),
];
pub(crate) static T03BF3533: [(&str, &str); 2] = [
    (
        "sem",
        "ready();\nif vstart < vl {\n  V[vd].e<sew>[0] = resize_s(X[rs1], sew);\n}\nscalar_tail(vd, sew);\ndone();",
    ),
    ("eew", "vd=one"),
];
pub(crate) static TFEE566DB: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x8000000000000, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T6BAD3588: [Touch; 3] = [
    Touch {
        file: 0,
        which: Which::Operand(1),
        reads: 0,
        writes: 64,
    },
    Touch {
        file: 0,
        which: Which::Operand(2),
        reads: 8,
        writes: 0,
    },
    Touch {
        file: 0,
        which: Which::Operand(3),
        reads: 64,
        writes: 0,
    },
];
pub(crate) static T5D2BA517: [(&str, &str); 5] = [
    ("sem", "let b = X[rs2][8*1-1:0];\nX[rd] = sext(amo(X[rs1], 1, |old| b));"),
    ("latency", "5"),
    ("atomic", "yes"),
    ("acquire", "aqrl & 2"),
    ("release", "aqrl & 1"),
];
pub(crate) static T0F0979CD: [Touch; 3] = [
    Touch {
        file: 0,
        which: Which::Operand(1),
        reads: 0,
        writes: 64,
    },
    Touch {
        file: 0,
        which: Which::Operand(2),
        reads: 16,
        writes: 0,
    },
    Touch {
        file: 0,
        which: Which::Operand(3),
        reads: 64,
        writes: 0,
    },
];
pub(crate) static TD15EB8EB: [(&str, &str); 5] = [
    ("sem", "let b = X[rs2][8*2-1:0];\nX[rd] = sext(amo(X[rs1], 2, |old| b));"),
    ("latency", "5"),
    ("atomic", "yes"),
    ("acquire", "aqrl & 2"),
    ("release", "aqrl & 1"),
];
pub(crate) static T6CFF568B: [(&str, &str); 5] = [
    ("sem", "let b = X[rs2][8*1-1:0];\nX[rd] = sext(amo(X[rs1], 1, |old| old + b));"),
    ("latency", "5"),
    ("atomic", "yes"),
    ("acquire", "aqrl & 2"),
    ("release", "aqrl & 1"),
];
pub(crate) static TE5DF1F97: [(&str, &str); 5] = [
    ("sem", "let b = X[rs2][8*2-1:0];\nX[rd] = sext(amo(X[rs1], 2, |old| old + b));"),
    ("latency", "5"),
    ("atomic", "yes"),
    ("acquire", "aqrl & 2"),
    ("release", "aqrl & 1"),
];
pub(crate) static T05483AA6: [(&str, &str); 5] = [
    ("sem", "let b = X[rs2][8*1-1:0];\nX[rd] = sext(amo(X[rs1], 1, |old| old ^ b));"),
    ("latency", "5"),
    ("atomic", "yes"),
    ("acquire", "aqrl & 2"),
    ("release", "aqrl & 1"),
];
pub(crate) static T95E6B56A: [(&str, &str); 5] = [
    ("sem", "let b = X[rs2][8*2-1:0];\nX[rd] = sext(amo(X[rs1], 2, |old| old ^ b));"),
    ("latency", "5"),
    ("atomic", "yes"),
    ("acquire", "aqrl & 2"),
    ("release", "aqrl & 1"),
];
pub(crate) static TC7018D2E: [(&str, &str); 5] = [
    ("sem", "let b = X[rs2][8*1-1:0];\nX[rd] = sext(amo(X[rs1], 1, |old| old & b));"),
    ("latency", "5"),
    ("atomic", "yes"),
    ("acquire", "aqrl & 2"),
    ("release", "aqrl & 1"),
];
pub(crate) static TAF90D7F2: [(&str, &str); 5] = [
    ("sem", "let b = X[rs2][8*2-1:0];\nX[rd] = sext(amo(X[rs1], 2, |old| old & b));"),
    ("latency", "5"),
    ("atomic", "yes"),
    ("acquire", "aqrl & 2"),
    ("release", "aqrl & 1"),
];
pub(crate) static T4F58A3EC: [(&str, &str); 5] = [
    ("sem", "let b = X[rs2][8*1-1:0];\nX[rd] = sext(amo(X[rs1], 1, |old| old | b));"),
    ("latency", "5"),
    ("atomic", "yes"),
    ("acquire", "aqrl & 2"),
    ("release", "aqrl & 1"),
];
pub(crate) static T7CA86240: [(&str, &str); 5] = [
    ("sem", "let b = X[rs2][8*2-1:0];\nX[rd] = sext(amo(X[rs1], 2, |old| old | b));"),
    ("latency", "5"),
    ("atomic", "yes"),
    ("acquire", "aqrl & 2"),
    ("release", "aqrl & 1"),
];
pub(crate) static T354240E7: [(&str, &str); 5] = [
    (
        "sem",
        "let b = X[rs2][8*1-1:0];\nX[rd] = sext(amo(X[rs1], 1, |old| min_s(old, b)));",
    ),
    ("latency", "5"),
    ("atomic", "yes"),
    ("acquire", "aqrl & 2"),
    ("release", "aqrl & 1"),
];
pub(crate) static TB598ADC3: [(&str, &str); 5] = [
    (
        "sem",
        "let b = X[rs2][8*2-1:0];\nX[rd] = sext(amo(X[rs1], 2, |old| min_s(old, b)));",
    ),
    ("latency", "5"),
    ("atomic", "yes"),
    ("acquire", "aqrl & 2"),
    ("release", "aqrl & 1"),
];
pub(crate) static T9B6DCBCD: [(&str, &str); 5] = [
    (
        "sem",
        "let b = X[rs2][8*1-1:0];\nX[rd] = sext(amo(X[rs1], 1, |old| max_s(old, b)));",
    ),
    ("latency", "5"),
    ("atomic", "yes"),
    ("acquire", "aqrl & 2"),
    ("release", "aqrl & 1"),
];
pub(crate) static TB348D3A1: [(&str, &str); 5] = [
    (
        "sem",
        "let b = X[rs2][8*2-1:0];\nX[rd] = sext(amo(X[rs1], 2, |old| max_s(old, b)));",
    ),
    ("latency", "5"),
    ("atomic", "yes"),
    ("acquire", "aqrl & 2"),
    ("release", "aqrl & 1"),
];
pub(crate) static TFEB4DB59: [(&str, &str); 5] = [
    (
        "sem",
        "let b = X[rs2][8*1-1:0];\nX[rd] = sext(amo(X[rs1], 1, |old| min_u(old, b)));",
    ),
    ("latency", "5"),
    ("atomic", "yes"),
    ("acquire", "aqrl & 2"),
    ("release", "aqrl & 1"),
];
pub(crate) static T6569CD6D: [(&str, &str); 5] = [
    (
        "sem",
        "let b = X[rs2][8*2-1:0];\nX[rd] = sext(amo(X[rs1], 2, |old| min_u(old, b)));",
    ),
    ("latency", "5"),
    ("atomic", "yes"),
    ("acquire", "aqrl & 2"),
    ("release", "aqrl & 1"),
];
pub(crate) static T03C33D23: [(&str, &str); 5] = [
    (
        "sem",
        "let b = X[rs2][8*1-1:0];\nX[rd] = sext(amo(X[rs1], 1, |old| max_u(old, b)));",
    ),
    ("latency", "5"),
    ("atomic", "yes"),
    ("acquire", "aqrl & 2"),
    ("release", "aqrl & 1"),
];
pub(crate) static T2554B84F: [(&str, &str); 5] = [
    (
        "sem",
        "let b = X[rs2][8*2-1:0];\nX[rd] = sext(amo(X[rs1], 2, |old| max_u(old, b)));",
    ),
    ("latency", "5"),
    ("atomic", "yes"),
    ("acquire", "aqrl & 2"),
    ("release", "aqrl & 1"),
];
pub(crate) static T5D3B6DD0: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x18000000000000, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T93C815C0: [Operand; 4] = [
    Operand {
        name: "aqrl",
        kind: 0,
        width: 2,
        pieces: &T3BB45600,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rd",
        kind: 1,
        width: 5,
        dir: Dir::InOut,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs2",
        kind: 1,
        width: 5,
        pieces: &T132C57AA,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs1",
        kind: 1,
        width: 5,
        pieces: &TABC3BE1A,
        ..Operand::DEFAULT
    },
];
pub(crate) static T2ED475E0: [Touch; 3] = [
    Touch {
        file: 0,
        which: Which::Operand(1),
        reads: 8,
        writes: 64,
    },
    Touch {
        file: 0,
        which: Which::Operand(2),
        reads: 8,
        writes: 0,
    },
    Touch {
        file: 0,
        which: Which::Operand(3),
        reads: 64,
        writes: 0,
    },
];
pub(crate) static T722F039C: [Flow; 5] = [
    Flow {
        from: End::Register(0),
        to: End::Memory,
    },
    Flow {
        from: End::Register(1),
        to: End::Memory,
    },
    Flow {
        from: End::Register(2),
        to: End::Address,
    },
    Flow {
        from: End::Memory,
        to: End::Register(0),
    },
    Flow {
        from: End::Memory,
        to: End::Memory,
    },
];
pub(crate) static T7C6984F4: [(&str, &str); 5] = [
    (
        "sem",
        "let new = X[rs2][8*1-1:0];\nlet want = X[rd][8*1-1:0];\nX[rd] = sext(amo_if(X[rs1], 1, want, new));",
    ),
    ("latency", "5"),
    ("atomic", "yes"),
    ("acquire", "aqrl & 2"),
    ("release", "aqrl & 1"),
];
pub(crate) static T8F42DCAE: [Touch; 3] = [
    Touch {
        file: 0,
        which: Which::Operand(1),
        reads: 16,
        writes: 64,
    },
    Touch {
        file: 0,
        which: Which::Operand(2),
        reads: 16,
        writes: 0,
    },
    Touch {
        file: 0,
        which: Which::Operand(3),
        reads: 64,
        writes: 0,
    },
];
pub(crate) static T0DAD8755: [(&str, &str); 5] = [
    (
        "sem",
        "let new = X[rs2][8*2-1:0];\nlet want = X[rd][8*2-1:0];\nX[rd] = sext(amo_if(X[rs1], 2, want, new));",
    ),
    ("latency", "5"),
    ("atomic", "yes"),
    ("acquire", "aqrl & 2"),
    ("release", "aqrl & 1"),
];
pub(crate) static T883FF5D8: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x10000000000000, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T57EE7B92: [Touch; 3] = [
    Touch {
        file: 0,
        which: Which::Operand(1),
        reads: 32,
        writes: 64,
    },
    Touch {
        file: 0,
        which: Which::Operand(2),
        reads: 32,
        writes: 0,
    },
    Touch {
        file: 0,
        which: Which::Operand(3),
        reads: 64,
        writes: 0,
    },
];
pub(crate) static T4137ECF7: [(&str, &str); 5] = [
    (
        "sem",
        "let new = X[rs2][8*4-1:0];\nlet want = X[rd][8*4-1:0];\nX[rd] = sext(amo_if(X[rs1], 4, want, new));",
    ),
    ("latency", "5"),
    ("atomic", "yes"),
    ("acquire", "aqrl & 2"),
    ("release", "aqrl & 1"),
];
pub(crate) static T2490ABEE: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x10000000000002, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static TE84F0580: [Touch; 3] = [
    Touch {
        file: 0,
        which: Which::Operand(1),
        reads: 64,
        writes: 64,
    },
    Touch {
        file: 0,
        which: Which::Operand(2),
        reads: 64,
        writes: 0,
    },
    Touch {
        file: 0,
        which: Which::Operand(3),
        reads: 64,
        writes: 0,
    },
];
pub(crate) static T647FAF4B: [(&str, &str); 5] = [
    (
        "sem",
        "let new = X[rs2][8*8-1:0];\nlet want = X[rd][8*8-1:0];\nX[rd] = sext(amo_if(X[rs1], 8, want, new));",
    ),
    ("latency", "5"),
    ("atomic", "yes"),
    ("acquire", "aqrl & 2"),
    ("release", "aqrl & 1"),
];
pub(crate) static T611AB1CD: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x10000000000001, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T4ADD56FC: [Operand; 4] = [
    Operand {
        name: "aqrl",
        kind: 0,
        width: 2,
        pieces: &T3BB45600,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rdp",
        kind: 20,
        width: 5,
        dir: Dir::InOut,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs2p",
        kind: 20,
        width: 5,
        pieces: &T132C57AA,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs1",
        kind: 1,
        width: 5,
        pieces: &TABC3BE1A,
        ..Operand::DEFAULT
    },
];
pub(crate) static T2A1ADE2F: [Touch; 4] = [
    Touch {
        file: 0,
        which: Which::Operand(1),
        reads: 32,
        writes: 32,
    },
    Touch {
        file: 0,
        which: Which::Operand(2),
        reads: 32,
        writes: 0,
    },
    Touch {
        file: 0,
        which: Which::Operand(3),
        reads: 32,
        writes: 0,
    },
    Touch {
        file: 0,
        which: Which::Computed,
        reads: 32,
        writes: 32,
    },
];
pub(crate) static TF1F12CA8: [Flow; 9] = [
    Flow {
        from: End::Register(0),
        to: End::Register(0),
    },
    Flow {
        from: End::Register(0),
        to: End::Memory,
    },
    Flow {
        from: End::Register(1),
        to: End::Memory,
    },
    Flow {
        from: End::Register(2),
        to: End::Address,
    },
    Flow {
        from: End::Register(3),
        to: End::Register(3),
    },
    Flow {
        from: End::Register(3),
        to: End::Memory,
    },
    Flow {
        from: End::Memory,
        to: End::Register(0),
    },
    Flow {
        from: End::Memory,
        to: End::Register(3),
    },
    Flow {
        from: End::Memory,
        to: End::Memory,
    },
];
pub(crate) static TA1094F2B: [(&str, &str); 4] = [
    (
        "sem",
        "let a = X[rs1];\naligned(a, 2 * xlen / 8, StoreMisaligned);\nlet lo = mem[a, xlen / 8];\nlet hi = mem[a + xlen / 8, xlen / 8];\n// the pair of x0 reads as zero and is not written\nlet some = rdp != 0;\nlet same = lo == X[rdp] && hi == (some ? X[(rdp + 1) % 32] : 0);\nmem[a, xlen / 8] = same ? X[rs2p] : lo;\nmem[a + xlen / 8, xlen / 8] = !same ? hi : rs2p != 0 ? X[(rs2p + 1) % 32] : 0;\nif some {\n  X[rdp] = lo;\n  X[(rdp + 1) % 32] = hi;\n}",
    ),
    ("atomic", "yes"),
    ("acquire", "aqrl & 2"),
    ("release", "aqrl & 1"),
];
pub(crate) static T0D12D943: [Touch; 4] = [
    Touch {
        file: 0,
        which: Which::Operand(1),
        reads: 64,
        writes: 64,
    },
    Touch {
        file: 0,
        which: Which::Operand(2),
        reads: 64,
        writes: 0,
    },
    Touch {
        file: 0,
        which: Which::Operand(3),
        reads: 64,
        writes: 0,
    },
    Touch {
        file: 0,
        which: Which::Computed,
        reads: 64,
        writes: 64,
    },
];
pub(crate) static T6D8CD6D9: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x20000000000000, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T103EA2F1: [(&str, &str); 4] = [
    ("sem", ""),
    ("atomic", "yes"),
    ("acquire", "aqrl & 2"),
    ("release", "aqrl & 1"),
];
pub(crate) static TE3670017: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x40000000000000, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static TB4612916: [(&str, &str); 1] = [
    ("sem", "let a = X[rs1];\nlet b = X[rs2];\nX[rd] = (a << 1) + b;"),
];
pub(crate) static TB0A5A431: [(&str, &str); 1] = [
    ("sem", "let a = X[rs1];\nlet b = X[rs2];\nX[rd] = (a << 2) + b;"),
];
pub(crate) static T61EBE9C0: [(&str, &str); 1] = [
    ("sem", "let a = X[rs1];\nlet b = X[rs2];\nX[rd] = (a << 3) + b;"),
];
pub(crate) static TB3EB7098: [(FeatureSet, FeatureSet); 2] = [
    (FeatureSet([0x80000000000000, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
    (FeatureSet([0x400000000000000, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T079853B3: [(&str, &str); 1] = [
    ("sem", "let a = X[rs1];\nlet b = X[rs2];\nX[rd] = a & ~b;"),
];
pub(crate) static TDC7AF0DD: [(&str, &str); 1] = [
    ("sem", "let a = X[rs1];\nlet b = X[rs2];\nX[rd] = a | ~b;"),
];
pub(crate) static TC8F44270: [(&str, &str); 1] = [
    ("sem", "let a = X[rs1];\nlet b = X[rs2];\nX[rd] = ~(a ^ b);"),
];
pub(crate) static TA19F0B0B: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x80000000000000, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static TB7A8822C: [(&str, &str); 1] = [
    ("sem", "let a = X[rs1];\nlet b = X[rs2];\nX[rd] = max_s(a, b);"),
];
pub(crate) static T308CBF6E: [(&str, &str); 1] = [
    ("sem", "let a = X[rs1];\nlet b = X[rs2];\nX[rd] = max_u(a, b);"),
];
pub(crate) static T58CD6C0A: [(&str, &str); 1] = [
    ("sem", "let a = X[rs1];\nlet b = X[rs2];\nX[rd] = min_s(a, b);"),
];
pub(crate) static T087EA870: [(&str, &str); 1] = [
    ("sem", "let a = X[rs1];\nlet b = X[rs2];\nX[rd] = min_u(a, b);"),
];
pub(crate) static T735484C6: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x100000000000000, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T87E66D85: [(&str, &str); 1] = [
    ("sem", "let a = X[rs1];\nlet b = X[rs2];\nX[rd] = a & ~bit(b);"),
];
pub(crate) static T8B5BA7E5: [(&str, &str); 1] = [
    ("sem", "let a = X[rs1];\nlet b = X[rs2];\nX[rd] = a | bit(b);"),
];
pub(crate) static T07E3C4AB: [(&str, &str); 1] = [
    ("sem", "let a = X[rs1];\nlet b = X[rs2];\nX[rd] = a ^ bit(b);"),
];
pub(crate) static TDE5783DC: [(&str, &str); 1] = [
    ("sem", "let a = X[rs1];\nlet b = X[rs2];\nX[rd] = a >> shamt(b) & 1;"),
];
pub(crate) static T78574DE6: [(FeatureSet, FeatureSet); 2] = [
    (FeatureSet([0x200000000000000, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
    (FeatureSet([0x800000000000000, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T393E0926: [(&str, &str); 1] = [
    ("sem", "let a = X[rs1];\nlet b = X[rs2];\nX[rd] = clmul(a, b)[xlen-1:0];"),
];
pub(crate) static T554F41FF: [(&str, &str); 1] = [
    ("sem", "let a = X[rs1];\nlet b = X[rs2];\nX[rd] = clmul(a, b)[2*xlen-1:xlen];"),
];
pub(crate) static TF7D996DD: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x200000000000000, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static TB5E468EC: [(&str, &str); 1] = [
    ("sem", "let a = X[rs1];\nlet b = X[rs2];\nX[rd] = clmul(a, b)[2*xlen-2:xlen-1];"),
];
pub(crate) static TF109DDEF: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x400000000000000, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static TBA244DCB: [(&str, &str); 1] = [
    ("sem", "let a = X[rs1];\nlet b = X[rs2];\nX[rd] = b[xlen/2-1:0] @ a[xlen/2-1:0];"),
];
pub(crate) static T4BBDFFF2: [Touch; 3] = [
    Touch {
        file: 0,
        which: Which::Operand(0),
        reads: 0,
        writes: 16,
    },
    Touch {
        file: 0,
        which: Which::Operand(1),
        reads: 64,
        writes: 0,
    },
    Touch {
        file: 0,
        which: Which::Operand(2),
        reads: 64,
        writes: 0,
    },
];
pub(crate) static T10B99B3D: [(&str, &str); 1] = [
    ("sem", "let a = X[rs1];\nlet b = X[rs2];\nX[rd] = zext(b[7:0] @ a[7:0]);"),
];
pub(crate) static TA84451D0: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x1000000000000000, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T5C8C2BC2: [(&str, &str); 1] = [
    ("sem", "let a = X[rs1];\nlet b = X[rs2];\nX[rd] = permute(a, b, 4);"),
];
pub(crate) static T4E1CBA16: [(&str, &str); 1] = [
    ("sem", "let a = X[rs1];\nlet b = X[rs2];\nX[rd] = permute(a, b, 8);"),
];
pub(crate) static T46285D81: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x40000000000002, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T8D3A45AA: [Touch; 3] = [
    Touch {
        file: 0,
        which: Which::Operand(0),
        reads: 0,
        writes: 64,
    },
    Touch {
        file: 0,
        which: Which::Operand(1),
        reads: 32,
        writes: 0,
    },
    Touch {
        file: 0,
        which: Which::Operand(2),
        reads: 64,
        writes: 0,
    },
];
pub(crate) static TE0CDF64D: [(&str, &str); 1] = [
    ("sem", "X[rd] = (zext(X[rs1][31:0]) << 0) + X[rs2];"),
];
pub(crate) static TC22097B2: [(&str, &str); 1] = [
    ("sem", "X[rd] = (zext(X[rs1][31:0]) << 1) + X[rs2];"),
];
pub(crate) static T2F5B481F: [(&str, &str); 1] = [
    ("sem", "X[rd] = (zext(X[rs1][31:0]) << 2) + X[rs2];"),
];
pub(crate) static T890FA954: [(&str, &str); 1] = [
    ("sem", "X[rd] = (zext(X[rs1][31:0]) << 3) + X[rs2];"),
];
pub(crate) static T7F04CB32: [(&str, &str); 1] = [
    (
        "sem",
        "let a = X[rs1][xlen-1:0];\nlet b = X[rs2][xlen-1:0];\nX[rd] = sext(rol(a, shamt(b)));",
    ),
];
pub(crate) static T425488DC: [(FeatureSet, FeatureSet); 2] = [
    (FeatureSet([0x80000000000002, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
    (FeatureSet([0x400000000000002, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T5C288FB2: [(&str, &str); 1] = [
    (
        "sem",
        "let a = X[rs1][32-1:0];\nlet b = X[rs2][32-1:0];\nX[rd] = sext(rol(a, shamt(b)));",
    ),
];
pub(crate) static TE3FE021C: [(&str, &str); 1] = [
    (
        "sem",
        "let a = X[rs1][xlen-1:0];\nlet b = X[rs2][xlen-1:0];\nX[rd] = sext(ror(a, shamt(b)));",
    ),
];
pub(crate) static TC121C69C: [(&str, &str); 1] = [
    (
        "sem",
        "let a = X[rs1][32-1:0];\nlet b = X[rs2][32-1:0];\nX[rd] = sext(ror(a, shamt(b)));",
    ),
];
pub(crate) static T60E96B94: [(FeatureSet, FeatureSet); 2] = [
    (FeatureSet([0x80000000000001, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
    (FeatureSet([0x400000000000001, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T78A59EFD: [(&str, &str); 1] = [
    ("sem", "let a = X[rs1];\nX[rd] = ror(a, bits(shamt % xlen, log2(xlen)));"),
];
pub(crate) static TCB46382A: [(&str, &str); 1] = [
    ("sem", "X[rd] = sext(ror(X[rs1][31:0], bits(shamt, 5)));"),
];
pub(crate) static T724CBC7D: [(&str, &str); 1] = [
    ("sem", "X[rd] = zext(X[rs1][31:0]) << shamt;"),
];
pub(crate) static TD62D6E7B: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x100000000000001, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T8E077A0E: [(&str, &str); 1] = [
    ("sem", "let a = X[rs1];\nX[rd] = a & ~(bits(1, xlen) << shamt);"),
];
pub(crate) static T72BD4130: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x100000000000002, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static TFE091DCD: [(&str, &str); 1] = [
    ("sem", "let a = X[rs1];\nX[rd] = a >> shamt & 1;"),
];
pub(crate) static T24D4744C: [(&str, &str); 1] = [
    ("sem", "let a = X[rs1];\nX[rd] = a ^ (bits(1, xlen) << shamt);"),
];
pub(crate) static T563804E5: [(&str, &str); 1] = [
    ("sem", "let a = X[rs1];\nX[rd] = a | bits(1, xlen) << shamt;"),
];
pub(crate) static T5FAF6925: [(&str, &str); 1] = [
    ("sem", "X[rd] = clz(X[rs1][xlen-1:0]);"),
];
pub(crate) static TE0E9F715: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x80000000000002, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T76C325F7: [(&str, &str); 1] = [
    ("sem", "X[rd] = clz(X[rs1][32-1:0]);"),
];
pub(crate) static TEBC4A4DD: [(&str, &str); 1] = [
    ("sem", "X[rd] = ctz(X[rs1][xlen-1:0]);"),
];
pub(crate) static TAEC3853F: [(&str, &str); 1] = [
    ("sem", "X[rd] = ctz(X[rs1][32-1:0]);"),
];
pub(crate) static T81739F6A: [(&str, &str); 1] = [
    ("sem", "X[rd] = popcount(X[rs1][xlen-1:0]);"),
];
pub(crate) static T2711AF60: [(&str, &str); 1] = [
    ("sem", "X[rd] = popcount(X[rs1][32-1:0]);"),
];
pub(crate) static T4D5FD563: [(&str, &str); 1] = [
    ("sem", "let a = X[rs1];\nX[rd] = sext(a[7:0]);"),
];
pub(crate) static T89F6B73A: [(&str, &str); 1] = [
    ("sem", "let a = X[rs1];\nX[rd] = sext(a[15:0]);"),
];
pub(crate) static T6F4D7247: [(&str, &str); 1] = [
    ("sem", "let a = X[rs1];\nX[rd] = map(a, 8, |b| b == 0 ? 0 : 0xff);"),
];
pub(crate) static T03B9E1E7: [(&str, &str); 1] = [
    ("sem", "let a = X[rs1];\nX[rd] = swap(a);"),
];
pub(crate) static T37EBC783: [(&str, &str); 1] = [
    ("sem", "let a = X[rs1];\nX[rd] = map(a, 8, |b| bitrev(b));"),
];
pub(crate) static TCDCC716A: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x400000000000001, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T4E60E8B9: [(&str, &str); 1] = [
    ("sem", "let a = X[rs1];\nX[rd] = interleave(a);"),
];
pub(crate) static T5AEAFF64: [(&str, &str); 1] = [
    ("sem", "let a = X[rs1];\nX[rd] = deinterleave(a);"),
];
pub(crate) static TF1672F16: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x80000000000001, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T0D114EE5: [u16; 1] = [929];
pub(crate) static TA603C06F: [Touch; 2] = [
    Touch {
        file: 0,
        which: Which::Operand(0),
        reads: 0,
        writes: 16,
    },
    Touch {
        file: 0,
        which: Which::Operand(1),
        reads: 16,
        writes: 0,
    },
];
pub(crate) static TBF1B1CDE: [(&str, &str); 1] = [
    ("sem", "X[rd] = zext(X[rs1][15:0]);"),
];
pub(crate) static T199F30C1: [u16; 1] = [969];
pub(crate) static TE5ED33B9: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x400000000000002, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T98903A8D: [Touch; 3] = [
    Touch {
        file: 0,
        which: Which::Operand(0),
        reads: 0,
        writes: 64,
    },
    Touch {
        file: 0,
        which: Which::Operand(1),
        reads: 16,
        writes: 0,
    },
    Touch {
        file: 0,
        which: Which::Operand(2),
        reads: 16,
        writes: 0,
    },
];
pub(crate) static T23375B36: [(&str, &str); 1] = [
    ("sem", "X[rd] = sext(X[rs2][15:0] @ X[rs1][15:0]);"),
];
pub(crate) static T8C69F809: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x2000000000000000, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T19F353A9: [Piece; 2] = [
    Piece { word: 6, value: 0, len: 1 },
    Piece { word: 5, value: 1, len: 1 },
];
pub(crate) static T457F5E77: [Operand; 3] = [
    Operand {
        name: "rdc",
        kind: 2,
        width: 3,
        dir: Dir::Out,
        pieces: &T118B73BA,
        ..Operand::DEFAULT
    },
    Operand {
        name: "uimm",
        kind: 3,
        width: 2,
        pieces: &T19F353A9,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs1c",
        kind: 2,
        width: 3,
        pieces: &T09295AD7,
        ..Operand::DEFAULT
    },
];
pub(crate) static T2721BFEA: [Piece; 1] = [Piece { word: 5, value: 1, len: 1 }];
pub(crate) static T6BC93DDA: [Operand; 3] = [
    Operand {
        name: "rdc",
        kind: 2,
        width: 3,
        dir: Dir::Out,
        pieces: &T118B73BA,
        ..Operand::DEFAULT
    },
    Operand {
        name: "uimm",
        kind: 3,
        width: 2,
        align: 1,
        pieces: &T2721BFEA,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs1c",
        kind: 2,
        width: 3,
        pieces: &T09295AD7,
        ..Operand::DEFAULT
    },
];
pub(crate) static TBE9693DE: [Operand; 3] = [
    Operand {
        name: "rs2c",
        kind: 2,
        width: 3,
        pieces: &T118B73BA,
        ..Operand::DEFAULT
    },
    Operand {
        name: "uimm",
        kind: 3,
        width: 2,
        pieces: &T19F353A9,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs1c",
        kind: 2,
        width: 3,
        pieces: &T09295AD7,
        ..Operand::DEFAULT
    },
];
pub(crate) static T1262EEEF: [Operand; 3] = [
    Operand {
        name: "rs2c",
        kind: 2,
        width: 3,
        pieces: &T118B73BA,
        ..Operand::DEFAULT
    },
    Operand {
        name: "uimm",
        kind: 3,
        width: 2,
        align: 1,
        pieces: &T2721BFEA,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs1c",
        kind: 2,
        width: 3,
        pieces: &T09295AD7,
        ..Operand::DEFAULT
    },
];
pub(crate) static T67D516CC: [Operand; 1] = [
    Operand {
        name: "rdsc",
        kind: 2,
        width: 3,
        dir: Dir::InOut,
        pieces: &T09295AD7,
        ..Operand::DEFAULT
    },
];
pub(crate) static TF391EA06: [Expr; 3] = [
    Expr::Operand(0),
    Expr::Operand(0),
    Expr::Num(255),
];
pub(crate) static TECB89291: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x2080000000000000, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static TB8ECC99C: [Expr; 2] = [Expr::Operand(0), Expr::Operand(0)];
pub(crate) static T5E987FEC: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x2080000000000001, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T57A00D92: [Touch; 1] = [
    Touch {
        file: 0,
        which: Which::Operand(0),
        reads: 16,
        writes: 16,
    },
];
pub(crate) static TDA8825E7: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x2080000000000002, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T33457C83: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x2040000000000002, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T40591B7A: [Expr; 3] = [
    Expr::Operand(0),
    Expr::Operand(0),
    Expr::Num(0),
];
pub(crate) static T1334AEBE: [Expr; 3] = [
    Expr::Operand(0),
    Expr::Operand(0),
    Expr::Num(-1),
];
pub(crate) static TF7F33D71: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x2000000000008000, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static TF22AA797: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x4000000000000000, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T7384AE80: [(&str, &str); 1] = [("sem", "")];
pub(crate) static T8173B8F6: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x8000000000000001, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T36FC9EB3: [Piece; 1] = [Piece { word: 4, value: 0, len: 4 }];
pub(crate) static T0829693F: [Piece; 1] = [Piece { word: 2, value: 0, len: 2 }];
pub(crate) static T8F55D364: [Operand; 2] = [
    Operand {
        name: "rlist",
        kind: 21,
        width: 4,
        pieces: &T36FC9EB3,
        ..Operand::DEFAULT
    },
    Operand {
        name: "spimm",
        kind: 3,
        width: 2,
        pieces: &T0829693F,
        ..Operand::DEFAULT
    },
];
pub(crate) static T9F9180E6: [Let; 1] = [
    Let {
        name: "adj",
        value: Expr::Un(
            UnOp::Neg,
            &Expr::Bin(
                BinOp::Add,
                &Expr::Cond(
                    &Expr::Bin(BinOp::Eq, &Expr::Operand(0), &Expr::Num(15)),
                    &Expr::Num(64),
                    &Expr::Bin(
                        BinOp::Mul,
                        &Expr::Num(16),
                        &Expr::Bin(
                            BinOp::Add,
                            &Expr::Bin(
                                BinOp::Div,
                                &Expr::Bin(BinOp::Sub, &Expr::Operand(0), &Expr::Num(4)),
                                &Expr::Num(4),
                            ),
                            &Expr::Num(1),
                        ),
                    ),
                ),
                &Expr::Bin(BinOp::Mul, &Expr::Num(16), &Expr::Operand(1)),
            ),
        ),
    },
];
pub(crate) static T820D42A8: [Part; 5] = [
    Part::Name,
    Part::Text(" "),
    Part::Operand {
        index: 0,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", "),
    Part::Let(0),
];
pub(crate) static TB16F2161: [&[Part]; 1] = [&T820D42A8];
pub(crate) static TECA7E411: [Touch; 2] = [
    Touch {
        file: 0,
        which: Which::Fixed(2),
        reads: 32,
        writes: 32,
    },
    Touch {
        file: 0,
        which: Which::Computed,
        reads: 32,
        writes: 0,
    },
];
pub(crate) static TA83DDF76: [Flow; 3] = [
    Flow {
        from: End::Register(0),
        to: End::Register(0),
    },
    Flow {
        from: End::Register(0),
        to: End::Address,
    },
    Flow {
        from: End::Register(1),
        to: End::Memory,
    },
];
pub(crate) static T62BE74A6: [(&str, &str); 1] = [
    (
        "sem",
        "let n = saved_count(rlist);\nlet top = X[2];\nfor k in 0..n {\n  mem[top + (k - n) * (xlen / 8), xlen / 8] = X[saved(k)];\n}\nX[2] = top - frame_bytes(rlist, spimm);",
    ),
];
pub(crate) static TACB11D75: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x8000000000000002, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T2FB5E184: [Let; 1] = [
    Let {
        name: "adj",
        value: Expr::Un(
            UnOp::Neg,
            &Expr::Bin(
                BinOp::Add,
                &Expr::Cond(
                    &Expr::Bin(BinOp::Eq, &Expr::Operand(0), &Expr::Num(15)),
                    &Expr::Num(112),
                    &Expr::Bin(
                        BinOp::Mul,
                        &Expr::Num(16),
                        &Expr::Bin(
                            BinOp::Add,
                            &Expr::Bin(
                                BinOp::Div,
                                &Expr::Bin(BinOp::Sub, &Expr::Operand(0), &Expr::Num(4)),
                                &Expr::Num(2),
                            ),
                            &Expr::Num(1),
                        ),
                    ),
                ),
                &Expr::Bin(BinOp::Mul, &Expr::Num(16), &Expr::Operand(1)),
            ),
        ),
    },
];
pub(crate) static T6680C71E: [Touch; 2] = [
    Touch {
        file: 0,
        which: Which::Fixed(2),
        reads: 64,
        writes: 64,
    },
    Touch {
        file: 0,
        which: Which::Computed,
        reads: 64,
        writes: 0,
    },
];
pub(crate) static T6A9F1071: [Let; 1] = [
    Let {
        name: "adj",
        value: Expr::Bin(
            BinOp::Add,
            &Expr::Cond(
                &Expr::Bin(BinOp::Eq, &Expr::Operand(0), &Expr::Num(15)),
                &Expr::Num(64),
                &Expr::Bin(
                    BinOp::Mul,
                    &Expr::Num(16),
                    &Expr::Bin(
                        BinOp::Add,
                        &Expr::Bin(
                            BinOp::Div,
                            &Expr::Bin(BinOp::Sub, &Expr::Operand(0), &Expr::Num(4)),
                            &Expr::Num(4),
                        ),
                        &Expr::Num(1),
                    ),
                ),
            ),
            &Expr::Bin(BinOp::Mul, &Expr::Num(16), &Expr::Operand(1)),
        ),
    },
];
pub(crate) static TF9D5EB6C: [Touch; 2] = [
    Touch {
        file: 0,
        which: Which::Fixed(2),
        reads: 32,
        writes: 32,
    },
    Touch {
        file: 0,
        which: Which::Computed,
        reads: 32,
        writes: 32,
    },
];
pub(crate) static T65E5401D: [Flow; 4] = [
    Flow {
        from: End::Register(0),
        to: End::Register(0),
    },
    Flow {
        from: End::Register(0),
        to: End::Address,
    },
    Flow {
        from: End::Register(1),
        to: End::Register(1),
    },
    Flow {
        from: End::Memory,
        to: End::Register(1),
    },
];
pub(crate) static T8D25A321: [(&str, &str); 1] = [("sem", "pop(rlist, spimm);")];
pub(crate) static T7B2A93D3: [Let; 1] = [
    Let {
        name: "adj",
        value: Expr::Bin(
            BinOp::Add,
            &Expr::Cond(
                &Expr::Bin(BinOp::Eq, &Expr::Operand(0), &Expr::Num(15)),
                &Expr::Num(112),
                &Expr::Bin(
                    BinOp::Mul,
                    &Expr::Num(16),
                    &Expr::Bin(
                        BinOp::Add,
                        &Expr::Bin(
                            BinOp::Div,
                            &Expr::Bin(BinOp::Sub, &Expr::Operand(0), &Expr::Num(4)),
                            &Expr::Num(2),
                        ),
                        &Expr::Num(1),
                    ),
                ),
            ),
            &Expr::Bin(BinOp::Mul, &Expr::Num(16), &Expr::Operand(1)),
        ),
    },
];
pub(crate) static T838080D4: [Touch; 2] = [
    Touch {
        file: 0,
        which: Which::Fixed(2),
        reads: 64,
        writes: 64,
    },
    Touch {
        file: 0,
        which: Which::Computed,
        reads: 64,
        writes: 64,
    },
];
pub(crate) static TE4E47A30: [Touch; 4] = [
    Touch {
        file: 0,
        which: Which::Fixed(1),
        reads: 32,
        writes: 0,
    },
    Touch {
        file: 0,
        which: Which::Fixed(2),
        reads: 32,
        writes: 32,
    },
    Touch {
        file: 0,
        which: Which::Fixed(10),
        reads: 0,
        writes: 32,
    },
    Touch {
        file: 0,
        which: Which::Computed,
        reads: 32,
        writes: 32,
    },
];
pub(crate) static TB005995C: [Flow; 5] = [
    Flow {
        from: End::Register(0),
        to: End::Target,
    },
    Flow {
        from: End::Register(1),
        to: End::Register(1),
    },
    Flow {
        from: End::Register(1),
        to: End::Address,
    },
    Flow {
        from: End::Register(3),
        to: End::Register(3),
    },
    Flow {
        from: End::Memory,
        to: End::Register(3),
    },
];
pub(crate) static T12147B6D: [(&str, &str); 1] = [
    ("sem", "pop(rlist, spimm);\nX[10] = 0; jump(X[1]);"),
];
pub(crate) static TD57371AE: [Touch; 4] = [
    Touch {
        file: 0,
        which: Which::Fixed(1),
        reads: 64,
        writes: 0,
    },
    Touch {
        file: 0,
        which: Which::Fixed(2),
        reads: 64,
        writes: 64,
    },
    Touch {
        file: 0,
        which: Which::Fixed(10),
        reads: 0,
        writes: 64,
    },
    Touch {
        file: 0,
        which: Which::Computed,
        reads: 64,
        writes: 64,
    },
];
pub(crate) static T9BB64721: [Touch; 3] = [
    Touch {
        file: 0,
        which: Which::Fixed(1),
        reads: 32,
        writes: 0,
    },
    Touch {
        file: 0,
        which: Which::Fixed(2),
        reads: 32,
        writes: 32,
    },
    Touch {
        file: 0,
        which: Which::Computed,
        reads: 32,
        writes: 32,
    },
];
pub(crate) static T10F26729: [Flow; 5] = [
    Flow {
        from: End::Register(0),
        to: End::Target,
    },
    Flow {
        from: End::Register(1),
        to: End::Register(1),
    },
    Flow {
        from: End::Register(1),
        to: End::Address,
    },
    Flow {
        from: End::Register(2),
        to: End::Register(2),
    },
    Flow {
        from: End::Memory,
        to: End::Register(2),
    },
];
pub(crate) static TCD026D20: [(&str, &str); 1] = [
    ("sem", "pop(rlist, spimm);\njump(X[1]);"),
];
pub(crate) static T5C560B94: [Touch; 3] = [
    Touch {
        file: 0,
        which: Which::Fixed(1),
        reads: 64,
        writes: 0,
    },
    Touch {
        file: 0,
        which: Which::Fixed(2),
        reads: 64,
        writes: 64,
    },
    Touch {
        file: 0,
        which: Which::Computed,
        reads: 64,
        writes: 64,
    },
];
pub(crate) static T038B926B: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x8000000000000000, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T8ADEDC09: [Operand; 2] = [
    Operand {
        name: "sr1",
        kind: 22,
        width: 3,
        dir: Dir::Out,
        pieces: &T09295AD7,
        ..Operand::DEFAULT
    },
    Operand {
        name: "sr2",
        kind: 22,
        width: 3,
        dir: Dir::Out,
        pieces: &T118B73BA,
        ..Operand::DEFAULT
    },
];
pub(crate) static TB7C91C77: [Expr; 1] = [
    Expr::Bin(BinOp::Ne, &Expr::Operand(0), &Expr::Operand(1)),
];
pub(crate) static TDBF2ED7E: [Touch; 4] = [
    Touch {
        file: 0,
        which: Which::Operand(0),
        reads: 0,
        writes: 64,
    },
    Touch {
        file: 0,
        which: Which::Operand(1),
        reads: 0,
        writes: 64,
    },
    Touch {
        file: 0,
        which: Which::Fixed(10),
        reads: 64,
        writes: 0,
    },
    Touch {
        file: 0,
        which: Which::Fixed(11),
        reads: 64,
        writes: 0,
    },
];
pub(crate) static T360408D5: [Flow; 2] = [
    Flow {
        from: End::Register(2),
        to: End::Register(0),
    },
    Flow {
        from: End::Register(3),
        to: End::Register(1),
    },
];
pub(crate) static T2C12F35E: [(&str, &str); 1] = [
    ("sem", "let a = X[10];\nlet b = X[11];\nX[sr1] = a;\nX[sr2] = b;"),
];
pub(crate) static TB0B8D541: [Operand; 2] = [
    Operand {
        name: "sr1",
        kind: 22,
        width: 3,
        pieces: &T09295AD7,
        ..Operand::DEFAULT
    },
    Operand {
        name: "sr2",
        kind: 22,
        width: 3,
        pieces: &T118B73BA,
        ..Operand::DEFAULT
    },
];
pub(crate) static T124F0876: [Touch; 4] = [
    Touch {
        file: 0,
        which: Which::Operand(0),
        reads: 64,
        writes: 0,
    },
    Touch {
        file: 0,
        which: Which::Operand(1),
        reads: 64,
        writes: 0,
    },
    Touch {
        file: 0,
        which: Which::Fixed(10),
        reads: 0,
        writes: 64,
    },
    Touch {
        file: 0,
        which: Which::Fixed(11),
        reads: 0,
        writes: 64,
    },
];
pub(crate) static T00BC1ED5: [Flow; 2] = [
    Flow {
        from: End::Register(0),
        to: End::Register(2),
    },
    Flow {
        from: End::Register(1),
        to: End::Register(3),
    },
];
pub(crate) static TDC306562: [(&str, &str); 1] = [
    ("sem", "let a = X[sr1];\nlet b = X[sr2];\nX[10] = a;\nX[11] = b;"),
];
pub(crate) static T84533DE6: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x0, 0x1, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static TF97A9A77: [Operand; 1] = [
    Operand {
        name: "index",
        kind: 3,
        width: 5,
        pieces: &TDAD40768,
        ..Operand::DEFAULT
    },
];
pub(crate) static TD08F7C10: [Flow; 2] = [
    Flow {
        from: End::Memory,
        to: End::Target,
    },
    Flow {
        from: End::State,
        to: End::Address,
    },
];
pub(crate) static T77F4837E: [(&str, &str); 1] = [("sem", "jump(table_entry(index));")];
pub(crate) static T3688E901: [Piece; 1] = [Piece { word: 2, value: 0, len: 8 }];
pub(crate) static T0EB2DD94: [Operand; 1] = [
    Operand {
        name: "index",
        kind: 3,
        width: 8,
        pieces: &T3688E901,
        ..Operand::DEFAULT
    },
];
pub(crate) static T8379580B: [Expr; 1] = [
    Expr::Bin(BinOp::Ge, &Expr::Operand(0), &Expr::Num(32)),
];
pub(crate) static T24675AA2: [Touch; 1] = [
    Touch {
        file: 0,
        which: Which::Fixed(1),
        reads: 0,
        writes: 64,
    },
];
pub(crate) static TFC2BAC61: [(&str, &str); 1] = [
    ("sem", "jump(table_entry(index));\nX[1] = pc + ilen;"),
];
pub(crate) static T242ED689: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x400, 0x2, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static TE62F731A: [Operand; 2] = [
    Operand {
        name: "fd",
        kind: 5,
        width: 5,
        dir: Dir::Out,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "value",
        kind: 23,
        width: 5,
        pieces: &TABC3BE1A,
        ..Operand::DEFAULT
    },
];
pub(crate) static TD1E36EFF: [Touch; 1] = [
    Touch {
        file: 1,
        which: Which::Operand(0),
        reads: 0,
        writes: 64,
    },
];
pub(crate) static T51497395: [(&str, &str); 1] = [
    ("sem", "fp();\nF[fd].s = fli(32, value);"),
];
pub(crate) static T56E55A45: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x800, 0x2, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T2B33AB4D: [(&str, &str); 1] = [
    ("sem", "fp();\nF[fd].d = fli(64, value);"),
];
pub(crate) static TE5D8B98F: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x2000, 0x2, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T35BCD128: [(&str, &str); 1] = [
    ("sem", "fp();\nF[fd].h = fli(16, value);"),
];
pub(crate) static T2D8C26E6: [(&str, &str); 2] = [
    (
        "sem",
        "fp();\nlet a = F[fs1].s;\nlet b = F[fs2].s;\nlet r = flags(fmin(a, b));\nF[fd].s = is_nan(a) || is_nan(b) ? qnan(32) : r;",
    ),
    ("latency", "3"),
];
pub(crate) static T32705838: [(&str, &str); 2] = [
    (
        "sem",
        "fp();\nlet a = F[fs1].d;\nlet b = F[fs2].d;\nlet r = flags(fmin(a, b));\nF[fd].d = is_nan(a) || is_nan(b) ? qnan(64) : r;",
    ),
    ("latency", "3"),
];
pub(crate) static T08BD7D43: [(&str, &str); 2] = [
    (
        "sem",
        "fp();\nlet a = F[fs1].h;\nlet b = F[fs2].h;\nlet r = flags(fmin(a, b));\nF[fd].h = is_nan(a) || is_nan(b) ? qnan(16) : r;",
    ),
    ("latency", "3"),
];
pub(crate) static TF518D5FC: [(&str, &str); 2] = [
    (
        "sem",
        "fp();\nlet a = F[fs1].s;\nlet b = F[fs2].s;\nlet r = flags(fmax(a, b));\nF[fd].s = is_nan(a) || is_nan(b) ? qnan(32) : r;",
    ),
    ("latency", "3"),
];
pub(crate) static T4F63E302: [(&str, &str); 2] = [
    (
        "sem",
        "fp();\nlet a = F[fs1].d;\nlet b = F[fs2].d;\nlet r = flags(fmax(a, b));\nF[fd].d = is_nan(a) || is_nan(b) ? qnan(64) : r;",
    ),
    ("latency", "3"),
];
pub(crate) static T80A03F75: [(&str, &str); 2] = [
    (
        "sem",
        "fp();\nlet a = F[fs1].h;\nlet b = F[fs2].h;\nlet r = flags(fmax(a, b));\nF[fd].h = is_nan(a) || is_nan(b) ? qnan(16) : r;",
    ),
    ("latency", "3"),
];
pub(crate) static T1BAA853E: [(&str, &str); 2] = [
    (
        "sem",
        "fp();\nlet m = mode(rm);\nlet (r, fl) = f_rint(F[fs1].s, m);\nraise(fl & ~NX);\nF[fd].s = r;",
    ),
    ("latency", "4"),
];
pub(crate) static T88477202: [(&str, &str); 2] = [
    (
        "sem",
        "fp();\nlet m = mode(rm);\nlet (r, fl) = f_rint(F[fs1].d, m);\nraise(fl & ~NX);\nF[fd].d = r;",
    ),
    ("latency", "4"),
];
pub(crate) static T864395BA: [(&str, &str); 2] = [
    (
        "sem",
        "fp();\nlet m = mode(rm);\nlet (r, fl) = f_rint(F[fs1].h, m);\nraise(fl & ~NX);\nF[fd].h = r;",
    ),
    ("latency", "4"),
];
pub(crate) static T3CCE5644: [(&str, &str); 2] = [
    (
        "sem",
        "fp();\nlet m = mode(rm);\nlet (r, fl) = f_rint(F[fs1].s, m);\nraise(fl & ~0);\nF[fd].s = r;",
    ),
    ("latency", "4"),
];
pub(crate) static TA62D35CE: [(&str, &str); 2] = [
    (
        "sem",
        "fp();\nlet m = mode(rm);\nlet (r, fl) = f_rint(F[fs1].d, m);\nraise(fl & ~0);\nF[fd].d = r;",
    ),
    ("latency", "4"),
];
pub(crate) static T6D48897E: [(&str, &str); 2] = [
    (
        "sem",
        "fp();\nlet m = mode(rm);\nlet (r, fl) = f_rint(F[fs1].h, m);\nraise(fl & ~0);\nF[fd].h = r;",
    ),
    ("latency", "4"),
];
pub(crate) static T91A4B2BE: [Part; 6] = [
    Part::Name,
    Part::Text(" "),
    Part::Operand {
        index: 0,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", "),
    Part::Operand {
        index: 1,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", rtz"),
];
pub(crate) static T79F21F0F: [&[Part]; 2] = [&T91A4B2BE, &T1FA3D075];
pub(crate) static TFD194553: [(&str, &str); 1] = [
    (
        "sem",
        "fp();\nlet a = F[fs1].d;\nlet e = uint(expo(a)) - bias(64);\nlet m = zext((expo(a) != 0) @ mant(a), 64);\nlet s = 52 - e;\nlet q = (m >> imax(s, 0)) << imax(-s, 0);  // |a| truncated, modulo 2^64\nlet special = expo(a) == -1;\nlet nv = special || e > 31 || q >u (sign(a) ? 0x80000000 : 0x7fffffff);\nlet lost = s > 0 && q << imax(s, 0) != m;\nraise(nv ? NV : lost ? NX : 0);\nX[rd] = special ? 0 : sext((sign(a) ? -q : q)[31:0]);",
    ),
];
pub(crate) static T7260FDFB: [(&str, &str); 2] = [
    (
        "sem",
        "fp();\nlet (r, fl) = fleq(F[fs1].s, F[fs2].s);\nraise(fl);\nX[rd] = zext(r);",
    ),
    ("latency", "4"),
];
pub(crate) static T80580CAB: [(&str, &str); 2] = [
    (
        "sem",
        "fp();\nlet (r, fl) = fleq(F[fs1].d, F[fs2].d);\nraise(fl);\nX[rd] = zext(r);",
    ),
    ("latency", "4"),
];
pub(crate) static TC0154DFB: [(&str, &str); 2] = [
    (
        "sem",
        "fp();\nlet (r, fl) = fleq(F[fs1].h, F[fs2].h);\nraise(fl);\nX[rd] = zext(r);",
    ),
    ("latency", "4"),
];
pub(crate) static T8AC10F02: [(&str, &str); 2] = [
    (
        "sem",
        "fp();\nlet (r, fl) = fltq(F[fs1].s, F[fs2].s);\nraise(fl);\nX[rd] = zext(r);",
    ),
    ("latency", "4"),
];
pub(crate) static T21AFA502: [(&str, &str); 2] = [
    (
        "sem",
        "fp();\nlet (r, fl) = fltq(F[fs1].d, F[fs2].d);\nraise(fl);\nX[rd] = zext(r);",
    ),
    ("latency", "4"),
];
pub(crate) static T1A580052: [(&str, &str); 2] = [
    (
        "sem",
        "fp();\nlet (r, fl) = fltq(F[fs1].h, F[fs2].h);\nraise(fl);\nX[rd] = zext(r);",
    ),
    ("latency", "4"),
];
pub(crate) static T577E3A70: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x801, 0x2, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T3F720357: [Touch; 2] = [
    Touch {
        file: 0,
        which: Which::Operand(0),
        reads: 0,
        writes: 32,
    },
    Touch {
        file: 1,
        which: Which::Operand(1),
        reads: 64,
        writes: 0,
    },
];
pub(crate) static T13D47290: [(&str, &str); 1] = [
    ("sem", "fp();\nX[rd] = F[fs1][63:32];"),
];
pub(crate) static T609A6DC0: [Operand; 3] = [
    Operand {
        name: "fd",
        kind: 5,
        width: 5,
        dir: Dir::Out,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs1",
        kind: 1,
        width: 5,
        pieces: &TABC3BE1A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs2",
        kind: 1,
        width: 5,
        pieces: &T132C57AA,
        ..Operand::DEFAULT
    },
];
pub(crate) static T396185D2: [Touch; 3] = [
    Touch {
        file: 1,
        which: Which::Operand(0),
        reads: 0,
        writes: 64,
    },
    Touch {
        file: 0,
        which: Which::Operand(1),
        reads: 32,
        writes: 0,
    },
    Touch {
        file: 0,
        which: Which::Operand(2),
        reads: 32,
        writes: 0,
    },
];
pub(crate) static T6D997389: [(&str, &str); 1] = [
    ("sem", "fp();\nput_f(fd, X[rs2] @ X[rs1]);"),
];
pub(crate) static T6AEABE1F: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x0, 0x4, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T59AC7758: [(&str, &str); 2] = [
    ("sem", "fp();\nlet m = mode(rm);\nF[fd].h = flags(to_bf16(F[fs1].s, m));"),
    ("latency", "4"),
];
pub(crate) static T10CD33FC: [(&str, &str); 2] = [
    (
        "sem",
        "fp();\nlet m = mode(rm);\nlet a = unbox_bf16(fs1) @ 0u16;\nraise(nv_if(is_snan(a)));\nF[fd].s = is_nan(a) ? qnan(32) : a;",
    ),
    ("latency", "4"),
];
pub(crate) static TFA33C05B: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x0, 0x8, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T259076E1: [Operand; 1] = [
    Operand {
        name: "rs1",
        kind: 1,
        width: 5,
        pieces: &TABC3BE1A,
        ..Operand::DEFAULT
    },
];
pub(crate) static T93D1E73A: [Part; 4] = [
    Part::Name,
    Part::Text(" ("),
    Part::Operand {
        index: 0,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(")"),
];
pub(crate) static T78E6F678: [Part; 4] = [
    Part::Name,
    Part::Text(" 0("),
    Part::Operand {
        index: 0,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(")"),
];
pub(crate) static TA6B2F2F0: [&[Part]; 2] = [&T93D1E73A, &T78E6F678];
pub(crate) static T9506FD8D: [Touch; 1] = [
    Touch {
        file: 0,
        which: Which::Operand(0),
        reads: 4294967295,
        writes: 0,
    },
];
pub(crate) static T1104C449: [(&str, &str); 1] = [
    ("sem", "cbo_allowed(csr.menvcfg.CBCFE, csr.senvcfg.CBCFE);"),
];
pub(crate) static TAD741F5D: [(&str, &str); 1] = [
    ("sem", "cbo_allowed(csr.menvcfg.CBIE != 0, csr.senvcfg.CBIE != 0);"),
];
pub(crate) static T4077F068: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x0, 0x10, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static TF8FCA1F0: [Flow; 1] = [
    Flow {
        from: End::Register(0),
        to: End::Address,
    },
];
pub(crate) static TFE883779: [(&str, &str); 1] = [
    (
        "sem",
        "cbo_allowed(csr.menvcfg.CBZE, csr.senvcfg.CBZE);\nlet block = X[rs1] & ~63;\nfor i in 0..8 {\n  mem[block + 8 * i, 8] = 0;\n}",
    ),
];
pub(crate) static TE4FB9EC9: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x0, 0x20, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static TDA2B7B64: [Piece; 1] = [
    Piece {
        word: 25,
        value: 5,
        len: 7,
    },
];
pub(crate) static T679D96D5: [Operand; 2] = [
    Operand {
        name: "imm",
        kind: 3,
        width: 12,
        signed: true,
        align: 5,
        pieces: &TDA2B7B64,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs1",
        kind: 1,
        width: 5,
        pieces: &TABC3BE1A,
        ..Operand::DEFAULT
    },
];
pub(crate) static T88F48AC5: [Part; 6] = [
    Part::Name,
    Part::Text(" "),
    Part::Operand {
        index: 0,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text("("),
    Part::Operand {
        index: 1,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(")"),
];
pub(crate) static T831F4A39: [Part; 4] = [
    Part::Name,
    Part::Text(" ("),
    Part::Operand {
        index: 1,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(")"),
];
pub(crate) static T65916708: [&[Part]; 2] = [&T88F48AC5, &T831F4A39];
pub(crate) static T1516D9B0: [u16; 1] = [182];
pub(crate) static TBF4A3C0A: [Touch; 1] = [
    Touch {
        file: 0,
        which: Which::Operand(1),
        reads: 4294967295,
        writes: 0,
    },
];
pub(crate) static T9112A7FF: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x0, 0x40, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T76FAB6B6: [Operand; 1] = [
    Operand {
        name: "uimm",
        kind: 3,
        width: 20,
        pieces: &T456DD88A,
        ..Operand::DEFAULT
    },
];
pub(crate) static T77CF1EEC: [u16; 1] = [212];
pub(crate) static T9DAA0F13: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x0, 0x80, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static TAB5839D4: [Part; 2] = [Part::Name, Part::Text(" ra")];
pub(crate) static T082AEFA4: [&[Part]; 1] = [&TAB5839D4];
pub(crate) static TD1017DCD: [u16; 1] = [1092];
pub(crate) static TEC037247: [Part; 2] = [Part::Name, Part::Text(" t0")];
pub(crate) static TC28686ED: [&[Part]; 1] = [&TEC037247];
pub(crate) static T2977040E: [Operand; 1] = [
    Operand {
        name: "rd",
        kind: 1,
        width: 5,
        dir: Dir::Out,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
];
pub(crate) static T7045EBF7: [Touch; 1] = [
    Touch {
        file: 0,
        which: Which::Operand(0),
        reads: 0,
        writes: 4294967295,
    },
];
pub(crate) static TB8670F26: [u16; 1] = [1103];
pub(crate) static T22D2150B: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x8, 0x80, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static TD66CC59F: [Touch; 3] = [
    Touch {
        file: 0,
        which: Which::Operand(1),
        reads: 0,
        writes: 4294967295,
    },
    Touch {
        file: 0,
        which: Which::Operand(2),
        reads: 4294967295,
        writes: 0,
    },
    Touch {
        file: 0,
        which: Which::Operand(3),
        reads: 4294967295,
        writes: 0,
    },
];
pub(crate) static T6EDDF802: [(&str, &str); 1] = [("latency", "5")];
pub(crate) static TFC72F108: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0xa, 0x80, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T8C91F55F: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x4000000000000000, 0x80, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T7F4BD23D: [u16; 1] = [983];
pub(crate) static T3B3C5CA7: [u16; 1] = [985];
pub(crate) static T2F08BACE: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x0, 0x100, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T8BF33F3F: [(&str, &str); 1] = [
    ("sem", "let a = X[rs1];\nX[rd] = X[rs2] == 0 ? 0 : a;"),
];
pub(crate) static T5B3EBA63: [(&str, &str); 1] = [
    ("sem", "let a = X[rs1];\nX[rd] = X[rs2] != 0 ? 0 : a;"),
];
pub(crate) static T695B136E: [Operand; 3] = [
    Operand {
        name: "rd",
        kind: 1,
        width: 5,
        dir: Dir::Out,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "csrno",
        kind: 24,
        width: 12,
        pieces: &TE8D23BF8,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs1",
        kind: 1,
        width: 5,
        pieces: &TABC3BE1A,
        ..Operand::DEFAULT
    },
];
pub(crate) static T33D48982: [Touch; 2] = [
    Touch {
        file: 0,
        which: Which::Operand(0),
        reads: 64,
        writes: 64,
    },
    Touch {
        file: 0,
        which: Which::Operand(2),
        reads: 64,
        writes: 0,
    },
];
pub(crate) static T5E2AC842: [(&str, &str); 1] = [
    (
        "sem",
        "let v = X[rs1];\ncsr_access(csrno, 1);\nif rd == 0 {\n  csr[csrno] = v;\n} else {\n  let old = csr[csrno];\n  csr[csrno] = v;\n  X[rd] = old;\n}",
    ),
];
pub(crate) static T19D4F038: [Operand; 3] = [
    Operand {
        name: "rd",
        kind: 1,
        width: 5,
        dir: Dir::Out,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "csrno",
        kind: 24,
        width: 12,
        pieces: &TE8D23BF8,
        ..Operand::DEFAULT
    },
    Operand {
        name: "uimm",
        kind: 3,
        width: 5,
        pieces: &TABC3BE1A,
        ..Operand::DEFAULT
    },
];
pub(crate) static T393782DC: [(&str, &str); 1] = [
    (
        "sem",
        "let v = bits(uimm, xlen);\ncsr_access(csrno, 1);\nif rd == 0 {\n  csr[csrno] = v;\n} else {\n  let old = csr[csrno];\n  csr[csrno] = v;\n  X[rd] = old;\n}",
    ),
];
pub(crate) static T1BE11B4A: [(&str, &str); 1] = [
    (
        "sem",
        "let v = X[rs1];\ncsr_access(csrno, rs1 != 0);\nlet old = csr[csrno];\nif rs1 != 0 {\n  csr[csrno] = old | v;\n}\nX[rd] = old;",
    ),
];
pub(crate) static T0A9C6BFC: [(&str, &str); 1] = [
    (
        "sem",
        "let v = bits(uimm, xlen);\ncsr_access(csrno, uimm != 0);\nlet old = csr[csrno];\nif uimm != 0 {\n  csr[csrno] = old | v;\n}\nX[rd] = old;",
    ),
];
pub(crate) static T3DDC13A8: [(&str, &str); 1] = [
    (
        "sem",
        "let v = X[rs1];\ncsr_access(csrno, rs1 != 0);\nlet old = csr[csrno];\nif rs1 != 0 {\n  csr[csrno] = old & ~v;\n}\nX[rd] = old;",
    ),
];
pub(crate) static T2AADCACE: [(&str, &str); 1] = [
    (
        "sem",
        "let v = bits(uimm, xlen);\ncsr_access(csrno, uimm != 0);\nlet old = csr[csrno];\nif uimm != 0 {\n  csr[csrno] = old & ~v;\n}\nX[rd] = old;",
    ),
];
pub(crate) static TD7CA9F5F: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x0, 0x400, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T7D534DEE: [(&str, &str); 1] = [("sem", "instruction_fence();")];
pub(crate) static TF851A15B: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x0, 0x800, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static TBE92F580: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x0, 0x1000, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T606D6797: [u16; 1] = [163];
pub(crate) static T847EE77B: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x100, 0x1000, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static TF81C154B: [u16; 1] = [62];
pub(crate) static TE924F0D9: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x0, 0x2000, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static TFB72DA98: [Touch; 2] = [
    Touch {
        file: 0,
        which: Which::Operand(0),
        reads: 0,
        writes: 64,
    },
    Touch {
        file: 0,
        which: Which::Operand(1),
        reads: 4294967295,
        writes: 0,
    },
];
pub(crate) static TB046B39A: [(&str, &str); 1] = [("sem", "X[rd] = 0;")];
pub(crate) static T7F808561: [Touch; 3] = [
    Touch {
        file: 0,
        which: Which::Operand(0),
        reads: 0,
        writes: 64,
    },
    Touch {
        file: 0,
        which: Which::Operand(1),
        reads: 4294967295,
        writes: 0,
    },
    Touch {
        file: 0,
        which: Which::Operand(2),
        reads: 4294967295,
        writes: 0,
    },
];
pub(crate) static T449DDBF6: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x0, 0x10000, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static TB9618423: [(&str, &str); 1] = [
    (
        "sem",
        "let a = X[rs1][31:0];\nX[rd] = sext(rot_r(a, 2) ^ rot_r(a, 13) ^ rot_r(a, 22));",
    ),
];
pub(crate) static T707C8164: [(&str, &str); 1] = [
    (
        "sem",
        "let a = X[rs1][31:0];\nX[rd] = sext(rot_r(a, 6) ^ rot_r(a, 11) ^ rot_r(a, 25));",
    ),
];
pub(crate) static T1614EDF1: [(&str, &str); 1] = [
    ("sem", "let a = X[rs1][31:0];\nX[rd] = sext(rot_r(a, 7) ^ rot_r(a, 18) ^ a >> 3);"),
];
pub(crate) static T49FC3D85: [(&str, &str); 1] = [
    (
        "sem",
        "let a = X[rs1][31:0];\nX[rd] = sext(rot_r(a, 17) ^ rot_r(a, 19) ^ a >> 10);",
    ),
];
pub(crate) static TFFE9389F: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x0, 0x40000, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T7A8818D3: [(&str, &str); 1] = [
    ("sem", "let a = X[rs1][31:0];\nX[rd] = sext(a ^ rot_r(a, 23) ^ rot_r(a, 15));"),
];
pub(crate) static TFFDF5719: [(&str, &str); 1] = [
    ("sem", "let a = X[rs1][31:0];\nX[rd] = sext(a ^ rot_r(a, 17) ^ rot_r(a, 9));"),
];
pub(crate) static T64E1D6A0: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x2, 0x10000, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static TCB58009A: [(&str, &str); 1] = [
    ("sem", "X[rd] = sha512_sum(X[rs1], 28, 34, 39);"),
];
pub(crate) static T47B915CC: [(&str, &str); 1] = [
    ("sem", "X[rd] = sha512_sum(X[rs1], 14, 18, 41);"),
];
pub(crate) static T276A375F: [(&str, &str); 1] = [
    ("sem", "X[rd] = sha512_sig(X[rs1], 1, 8, 7);"),
];
pub(crate) static TA03E03F0: [(&str, &str); 1] = [
    ("sem", "X[rd] = sha512_sig(X[rs1], 19, 61, 6);"),
];
pub(crate) static T875A85CB: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x1, 0x10000, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T2DE663A4: [Touch; 3] = [
    Touch {
        file: 0,
        which: Which::Operand(0),
        reads: 0,
        writes: 32,
    },
    Touch {
        file: 0,
        which: Which::Operand(1),
        reads: 32,
        writes: 0,
    },
    Touch {
        file: 0,
        which: Which::Operand(2),
        reads: 32,
        writes: 0,
    },
];
pub(crate) static T8147A251: [(&str, &str); 1] = [
    ("sem", "X[rd] = sha512_sum(X[rs2] @ X[rs1], 28, 34, 39)[31:0];"),
];
pub(crate) static T2FCB3E83: [(&str, &str); 1] = [
    ("sem", "X[rd] = sha512_sum(X[rs2] @ X[rs1], 14, 18, 41)[31:0];"),
];
pub(crate) static TFA4032AA: [(&str, &str); 1] = [
    ("sem", "X[rd] = sha512_sig(X[rs2] @ X[rs1], 1, 8, 7)[31:0];"),
];
pub(crate) static TE37F157C: [(&str, &str); 1] = [
    ("sem", "X[rd] = sha512_sig(X[rs1] @ X[rs2], 1, 8, 7)[63:32];"),
];
pub(crate) static T7E8A75A5: [(&str, &str); 1] = [
    ("sem", "X[rd] = sha512_sig(X[rs2] @ X[rs1], 19, 61, 6)[31:0];"),
];
pub(crate) static TCE24D2FD: [(&str, &str); 1] = [
    ("sem", "X[rd] = sha512_sig(X[rs1] @ X[rs2], 19, 61, 6)[63:32];"),
];
pub(crate) static T2FDC7E70: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x1, 0x8000, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T7AF74476: [Piece; 1] = [
    Piece {
        word: 30,
        value: 0,
        len: 2,
    },
];
pub(crate) static T2266E497: [Operand; 4] = [
    Operand {
        name: "rd",
        kind: 1,
        width: 5,
        dir: Dir::Out,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs1",
        kind: 1,
        width: 5,
        pieces: &TABC3BE1A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs2",
        kind: 1,
        width: 5,
        pieces: &T132C57AA,
        ..Operand::DEFAULT
    },
    Operand {
        name: "bs",
        kind: 3,
        width: 2,
        pieces: &T7AF74476,
        ..Operand::DEFAULT
    },
];
pub(crate) static TAE288854: [Part; 9] = [
    Part::Name,
    Part::Text(" "),
    Part::Operand {
        index: 0,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", "),
    Part::Operand {
        index: 1,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", "),
    Part::Operand {
        index: 2,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", "),
    Part::Operand {
        index: 3,
        lead: "",
        trail: "",
        optional: false,
    },
];
pub(crate) static T26DECE89: [&[Part]; 1] = [&TAE288854];
pub(crate) static TBA610C32: [(&str, &str); 1] = [
    (
        "sem",
        "let b = aes_e((X[rs2] >> 8 * bs)[7:0]);\nlet t = zext(b, 32);\nX[rd] = X[rs1] ^ (t << 8 * bs | t >> 32 - 8 * bs);",
    ),
];
pub(crate) static T5909B4C6: [(&str, &str); 1] = [
    (
        "sem",
        "let b = aes_e((X[rs2] >> 8 * bs)[7:0]);\nlet t = mix(zext(b), MIX_e);\nX[rd] = X[rs1] ^ (t << 8 * bs | t >> 32 - 8 * bs);",
    ),
];
pub(crate) static T0430857C: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x1, 0x4000, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T76208987: [(&str, &str); 1] = [
    (
        "sem",
        "let b = aes_d((X[rs2] >> 8 * bs)[7:0]);\nlet t = zext(b, 32);\nX[rd] = X[rs1] ^ (t << 8 * bs | t >> 32 - 8 * bs);",
    ),
];
pub(crate) static T3C7089EE: [(&str, &str); 1] = [
    (
        "sem",
        "let b = aes_d((X[rs2] >> 8 * bs)[7:0]);\nlet t = mix(zext(b), MIX_d);\nX[rd] = X[rs1] ^ (t << 8 * bs | t >> 32 - 8 * bs);",
    ),
];
pub(crate) static T2A199961: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x2, 0x8000, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static TA632FE22: [(&str, &str); 1] = [
    (
        "sem",
        "let t = rows_e(X[rs2] @ X[rs1]);\nlet s = map(t, 8, |b| aes_e(b));\nX[rd] = s;",
    ),
];
pub(crate) static TCDABBC87: [(&str, &str); 1] = [
    (
        "sem",
        "let t = rows_e(X[rs2] @ X[rs1]);\nlet s = map(t, 8, |b| aes_e(b));\nX[rd] = mix(s[63:32], MIX_e) @ mix(s[31:0], MIX_e);",
    ),
];
pub(crate) static T32F0C4DD: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x2, 0x4000, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T63A15930: [(&str, &str); 1] = [
    (
        "sem",
        "let t = rows_d(X[rs2] @ X[rs1]);\nlet s = map(t, 8, |b| aes_d(b));\nX[rd] = s;",
    ),
];
pub(crate) static TB0FCB9FD: [(&str, &str); 1] = [
    (
        "sem",
        "let t = rows_d(X[rs2] @ X[rs1]);\nlet s = map(t, 8, |b| aes_d(b));\nX[rd] = mix(s[63:32], MIX_d) @ mix(s[31:0], MIX_d);",
    ),
];
pub(crate) static TDE1204B6: [(FeatureSet, FeatureSet); 2] = [
    (FeatureSet([0x2, 0x8000, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
    (FeatureSet([0x2, 0x4000, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T7BA390BC: [Operand; 3] = [
    Operand {
        name: "rd",
        kind: 1,
        width: 5,
        dir: Dir::Out,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs1",
        kind: 1,
        width: 5,
        pieces: &TABC3BE1A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rnum",
        kind: 3,
        width: 4,
        pieces: &T8EE0AAAF,
        ..Operand::DEFAULT
    },
];
pub(crate) static TDC510A84: [Expr; 1] = [
    Expr::Bin(BinOp::Le, &Expr::Operand(2), &Expr::Num(10)),
];
pub(crate) static T3DD0BF73: [(&str, &str); 1] = [
    (
        "sem",
        "let t = X[rs1][63:32];\nlet last = rnum == 10;\nlet constant = last ? 0 : rnum < 8 ? 1u32 << rnum : rnum == 8 ? 0x1b : 0x36;\nlet k = map4(last ? t : rot_r(t, 8), |b| aes_e(b)) ^ constant;\nX[rd] = k @ k;",
    ),
];
pub(crate) static TA42FF771: [(&str, &str); 1] = [
    ("sem", "let lo = X[rs1][63:32] ^ X[rs2][31:0];\nX[rd] = (lo ^ X[rs2][63:32]) @ lo;"),
];
pub(crate) static TC52BFC8A: [(&str, &str); 1] = [
    ("sem", "X[rd] = mix(X[rs1][63:32], MIX_d) @ mix(X[rs1][31:0], MIX_d);"),
];
pub(crate) static T1699512D: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x0, 0x20000, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T312C24B0: [(&str, &str); 1] = [
    (
        "sem",
        "let t = sm4_ed(zext(sm4_sub((X[rs2] >> 8 * bs)[7:0])));\nX[rd] = sext((t << 8 * bs | t >> 32 - 8 * bs) ^ X[rs1][31:0]);",
    ),
];
pub(crate) static TF8CF81AF: [(&str, &str); 1] = [
    (
        "sem",
        "let t = sm4_ks(zext(sm4_sub((X[rs2] >> 8 * bs)[7:0])));\nX[rd] = sext((t << 8 * bs | t >> 32 - 8 * bs) ^ X[rs1][31:0]);",
    ),
];
pub(crate) static T31CCEA5B: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x0, 0x80000, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static TF8CA7ABB: [(&str, &str); 3] = [
    ("sem", "lanes(0, 0, vs1, vm, |i, a| {\n  let b = V[vs1].e<sew>[i];\n  a & ~b\n})"),
    ("elements", "8..64"),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static T78463016: [(&str, &str); 3] = [
    (
        "sem",
        "lanes(0, 0, -1, vm, |i, a| {\n  let b = resize_s(X[rs1], sew);\n  a & ~b\n})",
    ),
    ("elements", "8..64"),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static T3947CC7D: [(&str, &str); 3] = [
    (
        "sem",
        "lanes(0, 0, vs1, vm, |i, a| {\n  let b = V[vs1].e<sew>[i];\n  rol(a, shamt(b))\n})",
    ),
    ("elements", "8..64"),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static T88D26514: [(&str, &str); 3] = [
    (
        "sem",
        "lanes(0, 0, -1, vm, |i, a| {\n  let b = resize_s(X[rs1], sew);\n  rol(a, shamt(b))\n})",
    ),
    ("elements", "8..64"),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static TD6C56D1B: [(&str, &str); 3] = [
    (
        "sem",
        "lanes(0, 0, vs1, vm, |i, a| {\n  let b = V[vs1].e<sew>[i];\n  ror(a, shamt(b))\n})",
    ),
    ("elements", "8..64"),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static T5BD4A1CE: [(&str, &str); 3] = [
    (
        "sem",
        "lanes(0, 0, -1, vm, |i, a| {\n  let b = resize_s(X[rs1], sew);\n  ror(a, shamt(b))\n})",
    ),
    ("elements", "8..64"),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static TEA58E169: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x0, 0x200000, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T0D49B126: [(&str, &str); 3] = [
    (
        "sem",
        "require(sew == 64); lanes(0, 0, vs1, vm, |i, a| {\n  let b = V[vs1].e<sew>[i];\n  clmul(a, b)[sew-1:0]\n})",
    ),
    ("elements", "64..64"),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static TCE0F52A1: [(&str, &str); 3] = [
    (
        "sem",
        "require(sew == 64); lanes(0, 0, -1, vm, |i, a| {\n  let b = resize_s(X[rs1], sew);\n  clmul(a, b)[sew-1:0]\n})",
    ),
    ("elements", "64..64"),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static TDA7BA27D: [(&str, &str); 3] = [
    (
        "sem",
        "require(sew == 64); lanes(0, 0, vs1, vm, |i, a| {\n  let b = V[vs1].e<sew>[i];\n  clmul(a, b)[2*sew-1:sew]\n})",
    ),
    ("elements", "64..64"),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static T823E74F6: [(&str, &str); 3] = [
    (
        "sem",
        "require(sew == 64); lanes(0, 0, -1, vm, |i, a| {\n  let b = resize_s(X[rs1], sew);\n  clmul(a, b)[2*sew-1:sew]\n})",
    ),
    ("elements", "64..64"),
    ("eew", "vd=1 vs2=1 vs1=1"),
];
pub(crate) static T3F2B8842: [Piece; 2] = [
    Piece {
        word: 26,
        value: 5,
        len: 1,
    },
    Piece {
        word: 15,
        value: 0,
        len: 5,
    },
];
pub(crate) static TB0EBE1A0: [Operand; 4] = [
    Operand {
        name: "vd",
        kind: 15,
        width: 5,
        dir: Dir::Out,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "vs2",
        kind: 15,
        width: 5,
        pieces: &T132C57AA,
        ..Operand::DEFAULT
    },
    Operand {
        name: "uimm",
        kind: 3,
        width: 6,
        pieces: &T3F2B8842,
        ..Operand::DEFAULT
    },
    Operand {
        name: "vm",
        kind: 14,
        width: 1,
        pieces: &TBBF70253,
        default: Some(1),
        ..Operand::DEFAULT
    },
];
pub(crate) static T3F48C104: [(&str, &str); 2] = [
    ("sem", "lanes(0, 0, -1, vm, |i, a| ror(a, bits(uimm, 6)[log2(sew)-1:0]))"),
    ("eew", "vd=1 vs2=1"),
];
pub(crate) static T7F8E70AB: [(&str, &str); 2] = [
    ("sem", "lanes(0, 0, -1, vm, |i, a| map(a, 8, |x| bitrev(x)))"),
    ("eew", "vd=1 vs2=1"),
];
pub(crate) static TE36C1409: [(&str, &str); 2] = [
    ("sem", "lanes(0, 0, -1, vm, |i, a| swap(a))"),
    ("eew", "vd=1 vs2=1"),
];
pub(crate) static T04EC95BE: [(&str, &str); 2] = [
    ("sem", "lanes(0, 0, -1, vm, |i, a| bitrev(a))"),
    ("eew", "vd=1 vs2=1"),
];
pub(crate) static T59603119: [(&str, &str); 2] = [
    ("sem", "lanes(0, 0, -1, vm, |i, a| bits(clz(a), sew))"),
    ("eew", "vd=1 vs2=1"),
];
pub(crate) static T7E94B4A1: [(&str, &str); 2] = [
    ("sem", "lanes(0, 0, -1, vm, |i, a| bits(ctz(a), sew))"),
    ("eew", "vd=1 vs2=1"),
];
pub(crate) static T4D112164: [(&str, &str); 2] = [
    ("sem", "lanes(0, 0, -1, vm, |i, a| bits(popcount(a), sew))"),
    ("eew", "vd=1 vs2=1"),
];
pub(crate) static TDD54C971: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(1, 0, vs1, vm, |i, a| {\n  let b = V[vs1].e<sew>[i];\n  zext(a) << b[log2(2*sew)-1:0]\n})",
    ),
    ("eew", "vd=2 vs2=1 vs1=1"),
];
pub(crate) static TB5620824: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(1, 0, -1, vm, |i, a| {\n  let b = resize_s(X[rs1], sew);\n  zext(a) << b[log2(2*sew)-1:0]\n})",
    ),
    ("eew", "vd=2 vs2=1 vs1=1"),
];
pub(crate) static T09187101: [(&str, &str); 2] = [
    (
        "sem",
        "lanes(1, 0, -1, vm, |i, a| {\n  let b = bits(uimm5, sew);\n  zext(a) << b[log2(2*sew)-1:0]\n})",
    ),
    ("eew", "vd=2 vs2=1 vs1=1"),
];
pub(crate) static T9DAD7F7F: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x0, 0x400000, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T02174F0C: [(&str, &str); 3] = [
    (
        "sem",
        "require(sew == 16);\nfp_bf16();\nlanes(0, 1, -1, vm, |i, a| flags(to_bf16(a, rm())))",
    ),
    ("elements", "16..16"),
    ("eew", "vd=1 vs2=2"),
];
pub(crate) static T5E3D70F5: [(&str, &str); 3] = [
    ("sem", "require(sew == 16);\nfp_bf16();\nlanes(1, 0, -1, vm, |i, a| from_bf16(a))"),
    ("elements", "16..16"),
    ("eew", "vd=2 vs2=1"),
];
pub(crate) static T23C72D13: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x0, 0x800000, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static TE8DDA990: [(&str, &str); 3] = [
    (
        "sem",
        "require(sew == 16);\nfp_bf16();\nalone(vs1);\nlanes(1, 0, vs1, vm, |i, a| fma(from_bf16(V[vs1].e16[i]), from_bf16(a), V[vd].e32[i]))",
    ),
    ("elements", "16..16"),
    ("eew", "vd=2 vs2=1 vs1=1"),
];
pub(crate) static T3E5637F8: [(&str, &str); 3] = [
    (
        "sem",
        "require(sew == 16);\nfp_bf16();\nalone(-1);\nlanes(1, 0, -1, vm, |i, a| fma(from_bf16(unbox_bf16(fs1)), from_bf16(a), V[vd].e32[i]))",
    ),
    ("elements", "16..16"),
    ("eew", "vd=2 vs2=1 vs1=1"),
];
pub(crate) static T66687B1E: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x0, 0x1000000, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T3453263E: [Operand; 2] = [
    Operand {
        name: "vd",
        kind: 15,
        width: 5,
        dir: Dir::InOut,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "vs2",
        kind: 15,
        width: 5,
        pieces: &T132C57AA,
        ..Operand::DEFAULT
    },
];
pub(crate) static T300712A2: [(&str, &str); 4] = [
    (
        "sem",
        "require(sew == 32);\ngroup(vs2, 0); egroups(4, |i| {\n  V[vd].e128[i] = aesdm(V[vd].e128[i], V[vs2].e128[i]);\n})",
    ),
    ("eew", "vd=1 vs2=1"),
    ("elements", "32..32"),
    ("group", "4"),
];
pub(crate) static TF7C02AA4: [(&str, &str); 4] = [
    (
        "sem",
        "require(sew == 32);\nno_overlap(meet(vd, regs(0), vs2, 1)); egroups(4, |i| {\n  V[vd].e128[i] = aesdm(V[vd].e128[i], V[vs2].e128[0]);\n})",
    ),
    ("eew", "vd=1 vs2=key"),
    ("elements", "32..32"),
    ("group", "4"),
];
pub(crate) static T49A00E7B: [(&str, &str); 4] = [
    (
        "sem",
        "require(sew == 32);\ngroup(vs2, 0); egroups(4, |i| {\n  V[vd].e128[i] = aesdf(V[vd].e128[i], V[vs2].e128[i]);\n})",
    ),
    ("eew", "vd=1 vs2=1"),
    ("elements", "32..32"),
    ("group", "4"),
];
pub(crate) static T4B58B245: [(&str, &str); 4] = [
    (
        "sem",
        "require(sew == 32);\nno_overlap(meet(vd, regs(0), vs2, 1)); egroups(4, |i| {\n  V[vd].e128[i] = aesdf(V[vd].e128[i], V[vs2].e128[0]);\n})",
    ),
    ("eew", "vd=1 vs2=key"),
    ("elements", "32..32"),
    ("group", "4"),
];
pub(crate) static T5FDF2367: [(&str, &str); 4] = [
    (
        "sem",
        "require(sew == 32);\ngroup(vs2, 0); egroups(4, |i| {\n  V[vd].e128[i] = aesem(V[vd].e128[i], V[vs2].e128[i]);\n})",
    ),
    ("eew", "vd=1 vs2=1"),
    ("elements", "32..32"),
    ("group", "4"),
];
pub(crate) static T1785587D: [(&str, &str); 4] = [
    (
        "sem",
        "require(sew == 32);\nno_overlap(meet(vd, regs(0), vs2, 1)); egroups(4, |i| {\n  V[vd].e128[i] = aesem(V[vd].e128[i], V[vs2].e128[0]);\n})",
    ),
    ("eew", "vd=1 vs2=key"),
    ("elements", "32..32"),
    ("group", "4"),
];
pub(crate) static T8BFFC96E: [(&str, &str); 4] = [
    (
        "sem",
        "require(sew == 32);\ngroup(vs2, 0); egroups(4, |i| {\n  V[vd].e128[i] = aesef(V[vd].e128[i], V[vs2].e128[i]);\n})",
    ),
    ("eew", "vd=1 vs2=1"),
    ("elements", "32..32"),
    ("group", "4"),
];
pub(crate) static TD1D7C60C: [(&str, &str); 4] = [
    (
        "sem",
        "require(sew == 32);\nno_overlap(meet(vd, regs(0), vs2, 1)); egroups(4, |i| {\n  V[vd].e128[i] = aesef(V[vd].e128[i], V[vs2].e128[0]);\n})",
    ),
    ("eew", "vd=1 vs2=key"),
    ("elements", "32..32"),
    ("group", "4"),
];
pub(crate) static T29EF4F35: [(&str, &str); 4] = [
    (
        "sem",
        "require(sew == 32);\nno_overlap(meet(vd, regs(0), vs2, 1)); egroups(4, |i| {\n  V[vd].e128[i] = aesz(V[vd].e128[i], V[vs2].e128[0]);\n})",
    ),
    ("eew", "vd=1 vs2=key"),
    ("elements", "32..32"),
    ("group", "4"),
];
pub(crate) static T1827DB5B: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x0, 0x8000000, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T4EA6B5BC: [(&str, &str); 4] = [
    (
        "sem",
        "require(sew == 32);\ngroup(vs2, 0); egroups(4, |i| {\n  V[vd].e128[i] = sm4r(V[vd].e128[i], V[vs2].e128[i]);\n})",
    ),
    ("eew", "vd=1 vs2=1"),
    ("elements", "32..32"),
    ("group", "4"),
];
pub(crate) static T844DAF54: [(&str, &str); 4] = [
    (
        "sem",
        "require(sew == 32);\nno_overlap(meet(vd, regs(0), vs2, 1)); egroups(4, |i| {\n  V[vd].e128[i] = sm4r(V[vd].e128[i], V[vs2].e128[0]);\n})",
    ),
    ("eew", "vd=1 vs2=key"),
    ("elements", "32..32"),
    ("group", "4"),
];
pub(crate) static TBD6920C8: [Operand; 3] = [
    Operand {
        name: "vd",
        kind: 15,
        width: 5,
        dir: Dir::InOut,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "vs2",
        kind: 15,
        width: 5,
        pieces: &T132C57AA,
        ..Operand::DEFAULT
    },
    Operand {
        name: "uimm5",
        kind: 3,
        width: 5,
        pieces: &TABC3BE1A,
        ..Operand::DEFAULT
    },
];
pub(crate) static TB52C68A8: [(&str, &str); 4] = [
    ("sem", "blocks(-1, |d, k, i| sm4k(d, k, uimm5))"),
    ("eew", "vd=1 vs2=1"),
    ("elements", "32..32"),
    ("group", "4"),
];
pub(crate) static T5CBAB6C8: [(&str, &str); 4] = [
    ("sem", "blocks(-1, |d, k, i| aeskf1(d, k, uimm5 % 16))"),
    ("eew", "vd=1 vs2=1"),
    ("elements", "32..32"),
    ("group", "4"),
];
pub(crate) static T37210203: [(&str, &str); 4] = [
    ("sem", "blocks(-1, |d, k, i| aeskf2(d, k, uimm5 % 16))"),
    ("eew", "vd=1 vs2=1"),
    ("elements", "32..32"),
    ("group", "4"),
];
pub(crate) static T6C5D40F9: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x0, 0x20000000, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static TD9DBEA6A: [Operand; 3] = [
    Operand {
        name: "vd",
        kind: 15,
        width: 5,
        dir: Dir::InOut,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "vs2",
        kind: 15,
        width: 5,
        pieces: &T132C57AA,
        ..Operand::DEFAULT
    },
    Operand {
        name: "vs1",
        kind: 15,
        width: 5,
        pieces: &TABC3BE1A,
        ..Operand::DEFAULT
    },
];
pub(crate) static T2345DFE2: [(&str, &str); 4] = [
    ("sem", "blocks(vs1, |d, k, i| ghash(d ^ V[vs1].e128[i], k))"),
    ("eew", "vd=1 vs2=1 vs1=1"),
    ("elements", "32..32"),
    ("group", "4"),
];
pub(crate) static T8401FDB3: [(&str, &str); 4] = [
    ("sem", "blocks(-1, |d, k, i| ghash(d, k))"),
    ("eew", "vd=1 vs2=1"),
    ("elements", "32..32"),
    ("group", "4"),
];
pub(crate) static TC31410D0: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x0, 0x10000000, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static TDE99FBCE: [(&str, &str); 4] = [
    (
        "sem",
        "require(sew == 32);\ngroup(vs2, 0);\negroups(8, |g| {\n  var s: bits<256> = 0;\n  for k in 0..8 {\n    s.e32[k] = sm3_word(vd, 8 * g + k);\n  }\n  let w0 = sm3_word(vs2, 8 * g);\n  let w1 = sm3_word(vs2, 8 * g + 1);\n  let a = sm3_step(2 * uimm5, s, w0, w0 ^ sm3_word(vs2, 8 * g + 4));\n  let b = sm3_step(2 * uimm5 + 1, a, w1, w1 ^ sm3_word(vs2, 8 * g + 5));\n  for k in 0..4 {\n    V[vd].e32[8 * g + 2 * k] = swap(b.e32[2 * k]);\n    V[vd].e32[8 * g + 2 * k + 1] = swap(a.e32[2 * k]);\n  }\n})",
    ),
    ("group", "8"),
    ("eew", "vd=1 vs2=1"),
    ("elements", "32..32"),
];
pub(crate) static T32EB87AE: [(&str, &str); 4] = [
    (
        "sem",
        "require(sew == 32);\ngroup(vs2, 0);\ngroup(vs1, 0);\negroups(8, |g| {\n  var w: bits<768> = 0;\n  for k in 0..8 {\n    w.e32[k] = sm3_word(vs1, 8 * g + k);\n    w.e32[k + 8] = sm3_word(vs2, 8 * g + k);\n  }\n  for k in 0..8 {\n    let x = w.e32[k] ^ w.e32[k + 7] ^ rot_r(w.e32[k + 13], 17);\n    let y = x ^ rot_r(x, 17) ^ rot_r(x, 9) ^ rot_r(w.e32[k + 3], 25) ^ w.e32[k + 10];\n    w.e32[k + 16] = y;\n    V[vd].e32[8 * g + k] = swap(y);\n  }\n})",
    ),
    ("group", "8"),
    ("eew", "vd=1 vs2=1 vs1=1"),
    ("elements", "32..32"),
];
pub(crate) static T8DBF6FBD: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x0, 0x2000000, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T4BB1E4F3: [Expr; 2] = [
    Expr::Bin(BinOp::Ne, &Expr::Operand(0), &Expr::Operand(1)),
    Expr::Bin(BinOp::Ne, &Expr::Operand(0), &Expr::Operand(2)),
];
pub(crate) static T2F72ED07: [(&str, &str); 4] = [
    ("sem", "sha2_schedule()"),
    ("elements", "32..64"),
    ("eew", "vd=1 vs2=1 vs1=1"),
    ("group", "4"),
];
pub(crate) static TE4357075: [(&str, &str); 4] = [
    ("sem", "sha2_rounds(2)"),
    ("elements", "32..64"),
    ("eew", "vd=1 vs2=1 vs1=1"),
    ("group", "4"),
];
pub(crate) static T7874D033: [(&str, &str); 4] = [
    ("sem", "sha2_rounds(0)"),
    ("elements", "32..64"),
    ("eew", "vd=1 vs2=1 vs1=1"),
    ("group", "4"),
];
pub(crate) static T0C40EDCF: [Hold; 1] = [
    Hold {
        ty: "i64",
        above: Above::Any,
    },
];
pub(crate) static TA5C4C994: [variants::State; 72] = [
    variants::State::new("priv", 64, &[]),
    variants::State::new("resv_valid", 1, &[]),
    variants::State::new("resv_addr", 64, &[]),
    variants::State::new("resv_size", 64, &[]),
    variants::State::new("fflags", 5, &[]),
    variants::State::new("frm", 3, &[]),
    variants::State::new("satp_value", 64, &[]),
    variants::State::new("mcycle_base", 64, &[]),
    variants::State::new("minstret_base", 64, &[]),
    variants::State::new("vl", 64, &T0C40EDCF),
    variants::State::new("vstart", 64, &[]),
    variants::State::new("vtype", 8, &[]),
    variants::State::new("vill", 1, &[]),
    variants::State::new("vxrm", 2, &[]),
    variants::State::new("vxsat", 1, &[]),
    variants::State::new("csr.jvt.mode", 6, &[]),
    variants::State::new("csr.jvt.base", 58, &[]),
    variants::State::new("csr.mstatus.SIE", 1, &[]),
    variants::State::new("csr.mstatus.MIE", 1, &[]),
    variants::State::new("csr.mstatus.SPIE", 1, &[]),
    variants::State::new("csr.mstatus.MPIE", 1, &[]),
    variants::State::new("csr.mstatus.SPP", 1, &[]),
    variants::State::new("csr.mstatus.VS", 2, &[]),
    variants::State::new("csr.mstatus.MPP", 2, &[]),
    variants::State::new("csr.mstatus.FS", 2, &[]),
    variants::State::new("csr.mstatus.MPRV", 1, &[]),
    variants::State::new("csr.mstatus.SUM", 1, &[]),
    variants::State::new("csr.mstatus.MXR", 1, &[]),
    variants::State::new("csr.mstatus.TVM", 1, &[]),
    variants::State::new("csr.mstatus.TW", 1, &[]),
    variants::State::new("csr.mstatus.TSR", 1, &[]),
    variants::State::new("csr.medeleg.causes", 16, &[]),
    variants::State::new("csr.mideleg.SSI", 1, &[]),
    variants::State::new("csr.mideleg.STI", 1, &[]),
    variants::State::new("csr.mideleg.SEI", 1, &[]),
    variants::State::new("csr.mie.SSIE", 1, &[]),
    variants::State::new("csr.mie.MSIE", 1, &[]),
    variants::State::new("csr.mie.STIE", 1, &[]),
    variants::State::new("csr.mie.MTIE", 1, &[]),
    variants::State::new("csr.mie.SEIE", 1, &[]),
    variants::State::new("csr.mie.MEIE", 1, &[]),
    variants::State::new("csr.mip.SSIP", 1, &[]),
    variants::State::new("csr.mip.STIP", 1, &[]),
    variants::State::new("csr.mip.SEIP", 1, &[]),
    variants::State::new("csr.mtvec.MODE", 2, &[]),
    variants::State::new("csr.mtvec.BASE", 62, &[]),
    variants::State::new("csr.mcounteren.CY", 1, &[]),
    variants::State::new("csr.mcounteren.TM", 1, &[]),
    variants::State::new("csr.mcounteren.IR", 1, &[]),
    variants::State::new("csr.mcounteren.HPM", 29, &[]),
    variants::State::new("csr.menvcfg.FIOM", 1, &[]),
    variants::State::new("csr.menvcfg.CBIE", 2, &[]),
    variants::State::new("csr.menvcfg.CBCFE", 1, &[]),
    variants::State::new("csr.menvcfg.CBZE", 1, &[]),
    variants::State::new("csr.mscratch.value", 64, &[]),
    variants::State::new("csr.mepc.address", 63, &[]),
    variants::State::new("csr.mcause.value", 64, &[]),
    variants::State::new("csr.mtval.value", 64, &[]),
    variants::State::new("csr.stvec.MODE", 2, &[]),
    variants::State::new("csr.stvec.BASE", 62, &[]),
    variants::State::new("csr.scounteren.CY", 1, &[]),
    variants::State::new("csr.scounteren.TM", 1, &[]),
    variants::State::new("csr.scounteren.IR", 1, &[]),
    variants::State::new("csr.scounteren.HPM", 29, &[]),
    variants::State::new("csr.senvcfg.FIOM", 1, &[]),
    variants::State::new("csr.senvcfg.CBIE", 2, &[]),
    variants::State::new("csr.senvcfg.CBCFE", 1, &[]),
    variants::State::new("csr.senvcfg.CBZE", 1, &[]),
    variants::State::new("csr.sscratch.value", 64, &[]),
    variants::State::new("csr.sepc.address", 63, &[]),
    variants::State::new("csr.scause.value", 64, &[]),
    variants::State::new("csr.stval.value", 64, &[]),
];
pub(crate) static T198F9220: [Operand; 1] = [
    Operand {
        name: "rd",
        kind: 2,
        width: 3,
        dir: Dir::InOut,
        ..Operand::DEFAULT
    },
];
pub(crate) static T9EFAB0BF: [Expr; 2] = [Expr::Operand(0), Expr::Num(0)];
pub(crate) static T930C6B62: [u8; 1] = [0];
pub(crate) static TDD5B662B: [Operand; 1] = [
    Operand {
        name: "rd",
        kind: 1,
        width: 5,
        dir: Dir::InOut,
        ..Operand::DEFAULT
    },
];
pub(crate) static TCD15F54D: [Operand; 2] = [
    Operand {
        name: "fd",
        kind: 5,
        width: 5,
        dir: Dir::Out,
        ..Operand::DEFAULT
    },
    Operand {
        name: "fs",
        kind: 5,
        width: 5,
        ..Operand::DEFAULT
    },
];
pub(crate) static T443F6AB9: [Expr; 3] = [
    Expr::Operand(0),
    Expr::Operand(1),
    Expr::Operand(1),
];
pub(crate) static T8827C513: [u8; 2] = [0, 1];
pub(crate) static T4018730F: [Operand; 3] = [
    Operand {
        name: "rd",
        kind: 1,
        width: 5,
        dir: Dir::Out,
        ..Operand::DEFAULT
    },
    Operand {
        name: "a",
        kind: 5,
        width: 5,
        ..Operand::DEFAULT
    },
    Operand {
        name: "b",
        kind: 5,
        width: 5,
        ..Operand::DEFAULT
    },
];
pub(crate) static T1A5ECFE0: [Expr; 3] = [
    Expr::Operand(0),
    Expr::Operand(2),
    Expr::Operand(1),
];
pub(crate) static T457D4BF9: [u8; 3] = [0, 2, 1];
pub(crate) static TD76C31FD: [Operand; 2] = [
    Operand {
        name: "rd",
        kind: 1,
        width: 5,
        dir: Dir::Out,
        ..Operand::DEFAULT
    },
    Operand {
        name: "fs",
        kind: 5,
        width: 5,
        ..Operand::DEFAULT
    },
];
pub(crate) static T266D18E3: [Expr; 2] = [Expr::Operand(0), Expr::Operand(1)];
pub(crate) static TA7C11635: [Operand; 2] = [
    Operand {
        name: "fd",
        kind: 5,
        width: 5,
        dir: Dir::Out,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs",
        kind: 1,
        width: 5,
        ..Operand::DEFAULT
    },
];
pub(crate) static TBF039C06: [Expr; 3] = [Expr::Num(0), Expr::Num(0), Expr::Num(0)];
pub(crate) static T1AFF36EB: [Operand; 2] = [
    Operand {
        name: "rd",
        kind: 1,
        width: 5,
        dir: Dir::Out,
        ..Operand::DEFAULT
    },
    Operand {
        name: "imm",
        kind: 3,
        width: 12,
        signed: true,
        ..Operand::DEFAULT
    },
];
pub(crate) static T883013D8: [u8; 2] = [0, 2];
pub(crate) static T61F76685: [Operand; 2] = [
    Operand {
        name: "rd",
        kind: 1,
        width: 5,
        dir: Dir::Out,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs",
        kind: 1,
        width: 5,
        ..Operand::DEFAULT
    },
];
pub(crate) static TD4A108F1: [Expr; 3] = [
    Expr::Operand(0),
    Expr::Operand(1),
    Expr::Num(-1),
];
pub(crate) static T1665957D: [Expr; 3] = [
    Expr::Operand(0),
    Expr::Operand(1),
    Expr::Num(255),
];
pub(crate) static T5B43BA96: [Expr; 3] = [
    Expr::Operand(0),
    Expr::Operand(1),
    Expr::Num(1),
];
pub(crate) static T0DAF64EF: [Operand; 3] = [
    Operand {
        name: "rd",
        kind: 1,
        width: 5,
        dir: Dir::Out,
        ..Operand::DEFAULT
    },
    Operand {
        name: "a",
        kind: 1,
        width: 5,
        ..Operand::DEFAULT
    },
    Operand {
        name: "b",
        kind: 1,
        width: 5,
        ..Operand::DEFAULT
    },
];
pub(crate) static T46C089EC: [Operand; 3] = [
    Operand {
        name: "rd",
        kind: 1,
        width: 5,
        dir: Dir::Out,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs",
        kind: 1,
        width: 5,
        ..Operand::DEFAULT
    },
    Operand {
        name: "imm",
        kind: 3,
        width: 12,
        signed: true,
        ..Operand::DEFAULT
    },
];
pub(crate) static TFE54FCD9: [u8; 3] = [0, 1, 2];
pub(crate) static TFEF8AF7E: [Operand; 3] = [
    Operand {
        name: "rd",
        kind: 1,
        width: 5,
        dir: Dir::Out,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs",
        kind: 1,
        width: 5,
        ..Operand::DEFAULT
    },
    Operand {
        name: "shamt",
        kind: 3,
        width: 5,
        ..Operand::DEFAULT
    },
];
pub(crate) static T8A63DB69: [Operand; 3] = [
    Operand {
        name: "rd",
        kind: 1,
        width: 5,
        dir: Dir::Out,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs",
        kind: 1,
        width: 5,
        ..Operand::DEFAULT
    },
    Operand {
        name: "shamt",
        kind: 3,
        width: 6,
        ..Operand::DEFAULT
    },
];
pub(crate) static T55BC4851: [Operand; 2] = [
    Operand {
        name: "rs",
        kind: 1,
        width: 5,
        ..Operand::DEFAULT
    },
    Operand {
        name: "imm",
        kind: 3,
        width: 13,
        signed: true,
        align: 1,
        pcrel: true,
        ..Operand::DEFAULT
    },
];
pub(crate) static TBAC502D9: [Expr; 3] = [
    Expr::Num(0),
    Expr::Operand(0),
    Expr::Operand(1),
];
pub(crate) static T13B4DCAD: [u8; 2] = [1, 2];
pub(crate) static T54F1FCFF: [Operand; 3] = [
    Operand {
        name: "a",
        kind: 1,
        width: 5,
        ..Operand::DEFAULT
    },
    Operand {
        name: "b",
        kind: 1,
        width: 5,
        ..Operand::DEFAULT
    },
    Operand {
        name: "imm",
        kind: 3,
        width: 13,
        signed: true,
        align: 1,
        pcrel: true,
        ..Operand::DEFAULT
    },
];
pub(crate) static T6F194AF4: [Expr; 3] = [
    Expr::Operand(1),
    Expr::Operand(0),
    Expr::Operand(2),
];
pub(crate) static TE4E66C79: [u8; 3] = [1, 0, 2];
pub(crate) static TBDD2FB05: [Operand; 1] = [
    Operand {
        name: "imm",
        kind: 3,
        width: 21,
        signed: true,
        align: 1,
        pcrel: true,
        ..Operand::DEFAULT
    },
];
pub(crate) static TCF08F83F: [u8; 1] = [1];
pub(crate) static TEBE5B5CD: [Expr; 3] = [Expr::Num(0), Expr::Num(0), Expr::Num(1)];
pub(crate) static TA92D1B89: [Operand; 1] = [
    Operand {
        name: "rs",
        kind: 1,
        width: 5,
        ..Operand::DEFAULT
    },
];
pub(crate) static TCF114704: [u8; 1] = [2];
pub(crate) static TE7350444: [Operand; 2] = [
    Operand {
        name: "imm",
        kind: 3,
        width: 12,
        signed: true,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs",
        kind: 1,
        width: 5,
        ..Operand::DEFAULT
    },
];
pub(crate) static TE7FACDFA: [Expr; 3] = [
    Expr::Num(1),
    Expr::Operand(0),
    Expr::Operand(1),
];
pub(crate) static T96846DC0: [Operand; 2] = [
    Operand {
        name: "rs",
        kind: 1,
        width: 5,
        ..Operand::DEFAULT
    },
    Operand {
        name: "imm",
        kind: 3,
        width: 12,
        signed: true,
        ..Operand::DEFAULT
    },
];
pub(crate) static T70CFB315: [Expr; 3] = [
    Expr::Num(0),
    Expr::Operand(1),
    Expr::Operand(0),
];
pub(crate) static T19740FED: [u8; 2] = [2, 1];
pub(crate) static T4E39822E: [Expr; 3] = [
    Expr::Num(1),
    Expr::Operand(1),
    Expr::Operand(0),
];
pub(crate) static TD950040C: [Expr; 2] = [Expr::Num(15), Expr::Num(15)];
pub(crate) static T88D15880: [Expr; 2] = [Expr::Num(0), Expr::Num(0)];
pub(crate) static TAFAA47D5: [Operand; 3] = [
    Operand {
        name: "d",
        kind: 15,
        width: 5,
        dir: Dir::Out,
        ..Operand::DEFAULT
    },
    Operand {
        name: "s",
        kind: 15,
        width: 5,
        ..Operand::DEFAULT
    },
    Operand {
        name: "vm",
        kind: 14,
        width: 1,
        default: Some(1),
        ..Operand::DEFAULT
    },
];
pub(crate) static TF1D78D82: [Expr; 4] = [
    Expr::Operand(0),
    Expr::Operand(1),
    Expr::Operand(1),
    Expr::Operand(2),
];
pub(crate) static TBA56D064: [u8; 3] = [0, 1, 3];
pub(crate) static T8FB9656E: [Operand; 4] = [
    Operand {
        name: "d",
        kind: 15,
        width: 5,
        dir: Dir::Out,
        ..Operand::DEFAULT
    },
    Operand {
        name: "a",
        kind: 15,
        width: 5,
        ..Operand::DEFAULT
    },
    Operand {
        name: "b",
        kind: 15,
        width: 5,
        ..Operand::DEFAULT
    },
    Operand {
        name: "vm",
        kind: 14,
        width: 1,
        default: Some(1),
        ..Operand::DEFAULT
    },
];
pub(crate) static T58AB6520: [Expr; 4] = [
    Expr::Operand(0),
    Expr::Operand(2),
    Expr::Operand(1),
    Expr::Operand(3),
];
pub(crate) static T4FAD5436: [u8; 4] = [0, 2, 1, 3];
pub(crate) static TB201D010: [Expr; 4] = [
    Expr::Operand(0),
    Expr::Operand(1),
    Expr::Operand(2),
    Expr::Operand(3),
];
pub(crate) static TA1DADA96: [u8; 4] = [0, 1, 2, 3];
pub(crate) static T4B4FA766: [Expr; 4] = [
    Expr::Operand(0),
    Expr::Operand(1),
    Expr::Num(0),
    Expr::Operand(2),
];
pub(crate) static T8188161A: [Expr; 4] = [
    Expr::Operand(0),
    Expr::Operand(1),
    Expr::Num(-1),
    Expr::Operand(2),
];
pub(crate) static T163AE714: [Operand; 2] = [
    Operand {
        name: "d",
        kind: 16,
        width: 5,
        dir: Dir::Out,
        ..Operand::DEFAULT
    },
    Operand {
        name: "r",
        kind: 1,
        width: 5,
        ..Operand::DEFAULT
    },
];
pub(crate) static T5CA5B08F: [Operand; 2] = [
    Operand {
        name: "d",
        kind: 17,
        width: 5,
        dir: Dir::Out,
        ..Operand::DEFAULT
    },
    Operand {
        name: "r",
        kind: 1,
        width: 5,
        ..Operand::DEFAULT
    },
];
pub(crate) static TC208C4C2: [Operand; 2] = [
    Operand {
        name: "d",
        kind: 18,
        width: 5,
        dir: Dir::Out,
        ..Operand::DEFAULT
    },
    Operand {
        name: "r",
        kind: 1,
        width: 5,
        ..Operand::DEFAULT
    },
];
pub(crate) static T3BF8CE45: [Operand; 2] = [
    Operand {
        name: "d",
        kind: 19,
        width: 5,
        dir: Dir::Out,
        ..Operand::DEFAULT
    },
    Operand {
        name: "r",
        kind: 1,
        width: 5,
        ..Operand::DEFAULT
    },
];
pub(crate) static TA9E649B1: [Operand; 2] = [
    Operand {
        name: "d",
        kind: 15,
        width: 5,
        dir: Dir::Out,
        ..Operand::DEFAULT
    },
    Operand {
        name: "r",
        kind: 1,
        width: 5,
        ..Operand::DEFAULT
    },
];
pub(crate) static T2CCC0F91: [Operand; 2] = [
    Operand {
        name: "d",
        kind: 15,
        width: 5,
        ..Operand::DEFAULT
    },
    Operand {
        name: "r",
        kind: 1,
        width: 5,
        ..Operand::DEFAULT
    },
];
pub(crate) static T3F7E63B3: [Operand; 2] = [
    Operand {
        name: "d",
        kind: 15,
        width: 5,
        dir: Dir::Out,
        ..Operand::DEFAULT
    },
    Operand {
        name: "s",
        kind: 15,
        width: 5,
        ..Operand::DEFAULT
    },
];
pub(crate) static T1CC3EF1B: [Operand; 1] = [
    Operand {
        name: "d",
        kind: 15,
        width: 5,
        dir: Dir::Out,
        ..Operand::DEFAULT
    },
];
pub(crate) static T631525F5: [Expr; 3] = [
    Expr::Operand(0),
    Expr::Operand(0),
    Expr::Operand(0),
];
pub(crate) static T1DD69700: [Operand; 3] = [
    Operand {
        name: "d",
        kind: 1,
        width: 5,
        dir: Dir::Out,
        ..Operand::DEFAULT
    },
    Operand {
        name: "s",
        kind: 15,
        width: 5,
        ..Operand::DEFAULT
    },
    Operand {
        name: "vm",
        kind: 14,
        width: 1,
        default: Some(1),
        ..Operand::DEFAULT
    },
];
pub(crate) static TBB9829E2: [Operand; 3] = [
    Operand {
        name: "d",
        kind: 15,
        width: 5,
        dir: Dir::Out,
        ..Operand::DEFAULT
    },
    Operand {
        name: "a",
        kind: 15,
        width: 5,
        ..Operand::DEFAULT
    },
    Operand {
        name: "b",
        kind: 15,
        width: 5,
        ..Operand::DEFAULT
    },
];
pub(crate) static T2D7A40BD: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x2000000000000022, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static TE98B38BB: [Operand; 2] = [
    Operand {
        name: "rd",
        kind: 1,
        width: 5,
        dir: Dir::Out,
        ..Operand::DEFAULT
    },
    Operand {
        name: "csr",
        kind: 24,
        width: 12,
        ..Operand::DEFAULT
    },
];
pub(crate) static T9CBFD864: [Operand; 2] = [
    Operand {
        name: "csr",
        kind: 24,
        width: 12,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs",
        kind: 1,
        width: 5,
        ..Operand::DEFAULT
    },
];
pub(crate) static T6041DB5C: [Operand; 2] = [
    Operand {
        name: "csr",
        kind: 24,
        width: 12,
        ..Operand::DEFAULT
    },
    Operand {
        name: "u",
        kind: 3,
        width: 5,
        ..Operand::DEFAULT
    },
];
pub(crate) static TF2083808: [Operand; 3] = [
    Operand {
        name: "rd",
        kind: 1,
        width: 5,
        dir: Dir::Out,
        ..Operand::DEFAULT
    },
    Operand {
        name: "csr",
        kind: 24,
        width: 12,
        ..Operand::DEFAULT
    },
    Operand {
        name: "u",
        kind: 3,
        width: 5,
        ..Operand::DEFAULT
    },
];
pub(crate) static T2F955D10: [Operand; 1] = [
    Operand {
        name: "rd",
        kind: 1,
        width: 5,
        dir: Dir::Out,
        ..Operand::DEFAULT
    },
];
pub(crate) static T54AF003D: [Expr; 3] = [
    Expr::Operand(0),
    Expr::Num(3072),
    Expr::Num(0),
];
pub(crate) static T9B8399DA: [Expr; 3] = [
    Expr::Operand(0),
    Expr::Num(3073),
    Expr::Num(0),
];
pub(crate) static T5DC91DF3: [Expr; 3] = [
    Expr::Operand(0),
    Expr::Num(3074),
    Expr::Num(0),
];
pub(crate) static T90E23D9E: [Expr; 3] = [
    Expr::Operand(0),
    Expr::Num(3200),
    Expr::Num(0),
];
pub(crate) static T32C54E70: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x1, 0x200, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T96885531: [Expr; 3] = [
    Expr::Operand(0),
    Expr::Num(3201),
    Expr::Num(0),
];
pub(crate) static T9D648750: [Expr; 3] = [
    Expr::Operand(0),
    Expr::Num(3202),
    Expr::Num(0),
];
pub(crate) static TB55CDBAE: [Expr; 3] = [Expr::Operand(0), Expr::Num(1), Expr::Num(0)];
pub(crate) static T9AD3B299: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x400, 0x200, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T7DB13BD3: [Expr; 3] = [Expr::Operand(0), Expr::Num(2), Expr::Num(0)];
pub(crate) static TDF6D31E0: [Expr; 3] = [Expr::Operand(0), Expr::Num(3), Expr::Num(0)];
pub(crate) static T81032F96: [Expr; 3] = [Expr::Num(0), Expr::Num(1), Expr::Operand(0)];
pub(crate) static T70D1791B: [Expr; 3] = [Expr::Num(0), Expr::Num(2), Expr::Operand(0)];
pub(crate) static T0CB1B4D0: [Expr; 3] = [Expr::Num(0), Expr::Num(3), Expr::Operand(0)];
pub(crate) static T35575A6A: [Expr; 3] = [
    Expr::Operand(0),
    Expr::Num(1),
    Expr::Operand(1),
];
pub(crate) static T85FA411C: [Expr; 3] = [
    Expr::Operand(0),
    Expr::Num(3),
    Expr::Operand(1),
];
pub(crate) static TFF5F2667: [Operand; 1] = [
    Operand {
        name: "u",
        kind: 3,
        width: 5,
        ..Operand::DEFAULT
    },
];
pub(crate) static T099E2CB3: [Operand; 2] = [
    Operand {
        name: "rd",
        kind: 1,
        width: 5,
        dir: Dir::Out,
        ..Operand::DEFAULT
    },
    Operand {
        name: "u",
        kind: 3,
        width: 5,
        ..Operand::DEFAULT
    },
];
pub(crate) static TCA6ED4E0: [Expr; 3] = [Expr::Num(0), Expr::Num(3072), Expr::Num(0)];
pub(crate) static T95877984: [Alias; 156] = [
    Alias {
        name: "c.srli64",
        template: &T99F03378,
        operands: &T198F9220,
        op: 38,
        args: &T9EFAB0BF,
        from: &T930C6B62,
        where_: &[],
        print: false,
        needs: Needs { any: &T4160A1F4 },
    },
    Alias {
        name: "c.srli64",
        template: &T99F03378,
        operands: &T198F9220,
        op: 39,
        args: &T9EFAB0BF,
        from: &T930C6B62,
        where_: &[],
        print: false,
        needs: Needs { any: &T2732D02F },
    },
    Alias {
        name: "c.srai64",
        template: &T99F03378,
        operands: &T198F9220,
        op: 40,
        args: &T9EFAB0BF,
        from: &T930C6B62,
        where_: &[],
        print: false,
        needs: Needs { any: &T4160A1F4 },
    },
    Alias {
        name: "c.srai64",
        template: &T99F03378,
        operands: &T198F9220,
        op: 41,
        args: &T9EFAB0BF,
        from: &T930C6B62,
        where_: &[],
        print: false,
        needs: Needs { any: &T2732D02F },
    },
    Alias {
        name: "c.slli64",
        template: &T99F03378,
        operands: &TDD5B662B,
        op: 52,
        args: &T9EFAB0BF,
        from: &T930C6B62,
        where_: &[],
        print: false,
        needs: Needs { any: &T4160A1F4 },
    },
    Alias {
        name: "c.slli64",
        template: &T99F03378,
        operands: &TDD5B662B,
        op: 53,
        args: &T9EFAB0BF,
        from: &T930C6B62,
        where_: &[],
        print: false,
        needs: Needs { any: &T2732D02F },
    },
    Alias {
        name: "fmv.s",
        template: &T1FA3D075,
        operands: &TCD15F54D,
        op: 82,
        args: &T443F6AB9,
        from: &T8827C513,
        where_: &[],
        print: true,
        needs: Needs { any: &T8DCE7AEF },
    },
    Alias {
        name: "fmv.d",
        template: &T1FA3D075,
        operands: &TCD15F54D,
        op: 83,
        args: &T443F6AB9,
        from: &T8827C513,
        where_: &[],
        print: true,
        needs: Needs { any: &TCEB179FB },
    },
    Alias {
        name: "fmv.h",
        template: &T1FA3D075,
        operands: &TCD15F54D,
        op: 84,
        args: &T443F6AB9,
        from: &T8827C513,
        where_: &[],
        print: true,
        needs: Needs { any: &TA886C1A9 },
    },
    Alias {
        name: "fneg.s",
        template: &T1FA3D075,
        operands: &TCD15F54D,
        op: 85,
        args: &T443F6AB9,
        from: &T8827C513,
        where_: &[],
        print: true,
        needs: Needs { any: &T8DCE7AEF },
    },
    Alias {
        name: "fneg.d",
        template: &T1FA3D075,
        operands: &TCD15F54D,
        op: 86,
        args: &T443F6AB9,
        from: &T8827C513,
        where_: &[],
        print: true,
        needs: Needs { any: &TCEB179FB },
    },
    Alias {
        name: "fneg.h",
        template: &T1FA3D075,
        operands: &TCD15F54D,
        op: 87,
        args: &T443F6AB9,
        from: &T8827C513,
        where_: &[],
        print: true,
        needs: Needs { any: &TA886C1A9 },
    },
    Alias {
        name: "fabs.s",
        template: &T1FA3D075,
        operands: &TCD15F54D,
        op: 88,
        args: &T443F6AB9,
        from: &T8827C513,
        where_: &[],
        print: true,
        needs: Needs { any: &T8DCE7AEF },
    },
    Alias {
        name: "fabs.d",
        template: &T1FA3D075,
        operands: &TCD15F54D,
        op: 89,
        args: &T443F6AB9,
        from: &T8827C513,
        where_: &[],
        print: true,
        needs: Needs { any: &TCEB179FB },
    },
    Alias {
        name: "fabs.h",
        template: &T1FA3D075,
        operands: &TCD15F54D,
        op: 90,
        args: &T443F6AB9,
        from: &T8827C513,
        where_: &[],
        print: true,
        needs: Needs { any: &TA886C1A9 },
    },
    Alias {
        name: "fgt.s",
        template: &T94CE5FDF,
        operands: &T4018730F,
        op: 100,
        args: &T1A5ECFE0,
        from: &T457D4BF9,
        where_: &[],
        print: false,
        needs: Needs { any: &T8DCE7AEF },
    },
    Alias {
        name: "fgt.d",
        template: &T94CE5FDF,
        operands: &T4018730F,
        op: 101,
        args: &T1A5ECFE0,
        from: &T457D4BF9,
        where_: &[],
        print: false,
        needs: Needs { any: &TCEB179FB },
    },
    Alias {
        name: "fgt.h",
        template: &T94CE5FDF,
        operands: &T4018730F,
        op: 102,
        args: &T1A5ECFE0,
        from: &T457D4BF9,
        where_: &[],
        print: false,
        needs: Needs { any: &TA886C1A9 },
    },
    Alias {
        name: "fge.s",
        template: &T94CE5FDF,
        operands: &T4018730F,
        op: 97,
        args: &T1A5ECFE0,
        from: &T457D4BF9,
        where_: &[],
        print: false,
        needs: Needs { any: &T8DCE7AEF },
    },
    Alias {
        name: "fge.d",
        template: &T94CE5FDF,
        operands: &T4018730F,
        op: 98,
        args: &T1A5ECFE0,
        from: &T457D4BF9,
        where_: &[],
        print: false,
        needs: Needs { any: &TCEB179FB },
    },
    Alias {
        name: "fge.h",
        template: &T94CE5FDF,
        operands: &T4018730F,
        op: 99,
        args: &T1A5ECFE0,
        from: &T457D4BF9,
        where_: &[],
        print: false,
        needs: Needs { any: &TA886C1A9 },
    },
    Alias {
        name: "fmv.x.s",
        template: &T1FA3D075,
        operands: &TD76C31FD,
        op: 152,
        args: &T266D18E3,
        from: &T8827C513,
        where_: &[],
        print: false,
        needs: Needs { any: &T8DCE7AEF },
    },
    Alias {
        name: "fmv.s.x",
        template: &T1FA3D075,
        operands: &TA7C11635,
        op: 155,
        args: &T266D18E3,
        from: &T8827C513,
        where_: &[],
        print: false,
        needs: Needs { any: &T8DCE7AEF },
    },
    Alias {
        name: "nop",
        template: &T7022B03A,
        operands: &[],
        op: 178,
        args: &TBF039C06,
        from: &[],
        where_: &[],
        print: true,
        needs: Needs { any: &TBBADCE97 },
    },
    Alias {
        name: "li",
        template: &T1FA3D075,
        operands: &T1AFF36EB,
        op: 178,
        args: &T087D11E5,
        from: &T883013D8,
        where_: &[],
        print: true,
        needs: Needs { any: &TBBADCE97 },
    },
    Alias {
        name: "mv",
        template: &T1FA3D075,
        operands: &T61F76685,
        op: 178,
        args: &TC8C409DD,
        from: &T8827C513,
        where_: &[],
        print: true,
        needs: Needs { any: &TBBADCE97 },
    },
    Alias {
        name: "move",
        template: &T1FA3D075,
        operands: &T61F76685,
        op: 178,
        args: &TC8C409DD,
        from: &T8827C513,
        where_: &[],
        print: false,
        needs: Needs { any: &TBBADCE97 },
    },
    Alias {
        name: "not",
        template: &T1FA3D075,
        operands: &T61F76685,
        op: 181,
        args: &TD4A108F1,
        from: &T8827C513,
        where_: &[],
        print: true,
        needs: Needs { any: &TBBADCE97 },
    },
    Alias {
        name: "neg",
        template: &T1FA3D075,
        operands: &T61F76685,
        op: 165,
        args: &T087D11E5,
        from: &T883013D8,
        where_: &[],
        print: true,
        needs: Needs { any: &TBBADCE97 },
    },
    Alias {
        name: "negw",
        template: &T1FA3D075,
        operands: &T61F76685,
        op: 166,
        args: &T087D11E5,
        from: &T883013D8,
        where_: &[],
        print: true,
        needs: Needs { any: &T1E6F2C01 },
    },
    Alias {
        name: "sext.w",
        template: &T1FA3D075,
        operands: &T61F76685,
        op: 184,
        args: &TC8C409DD,
        from: &T8827C513,
        where_: &[],
        print: true,
        needs: Needs { any: &T1E6F2C01 },
    },
    Alias {
        name: "zext.b",
        template: &T1FA3D075,
        operands: &T61F76685,
        op: 183,
        args: &T1665957D,
        from: &T8827C513,
        where_: &[],
        print: false,
        needs: Needs { any: &TBBADCE97 },
    },
    Alias {
        name: "seqz",
        template: &T1FA3D075,
        operands: &T61F76685,
        op: 180,
        args: &T5B43BA96,
        from: &T8827C513,
        where_: &[],
        print: true,
        needs: Needs { any: &TBBADCE97 },
    },
    Alias {
        name: "snez",
        template: &T1FA3D075,
        operands: &T61F76685,
        op: 174,
        args: &T087D11E5,
        from: &T883013D8,
        where_: &[],
        print: true,
        needs: Needs { any: &TBBADCE97 },
    },
    Alias {
        name: "sltz",
        template: &T1FA3D075,
        operands: &T61F76685,
        op: 173,
        args: &TC8C409DD,
        from: &T8827C513,
        where_: &[],
        print: true,
        needs: Needs { any: &TBBADCE97 },
    },
    Alias {
        name: "sgtz",
        template: &T1FA3D075,
        operands: &T61F76685,
        op: 173,
        args: &T087D11E5,
        from: &T883013D8,
        where_: &[],
        print: true,
        needs: Needs { any: &TBBADCE97 },
    },
    Alias {
        name: "sgt",
        template: &T94CE5FDF,
        operands: &T0DAF64EF,
        op: 173,
        args: &T1A5ECFE0,
        from: &T457D4BF9,
        where_: &[],
        print: false,
        needs: Needs { any: &TBBADCE97 },
    },
    Alias {
        name: "sgtu",
        template: &T94CE5FDF,
        operands: &T0DAF64EF,
        op: 174,
        args: &T1A5ECFE0,
        from: &T457D4BF9,
        where_: &[],
        print: false,
        needs: Needs { any: &TBBADCE97 },
    },
    Alias {
        name: "add",
        template: &T94CE5FDF,
        operands: &T46C089EC,
        op: 178,
        args: &TED2B4210,
        from: &TFE54FCD9,
        where_: &[],
        print: false,
        needs: Needs { any: &TBBADCE97 },
    },
    Alias {
        name: "and",
        template: &T94CE5FDF,
        operands: &T46C089EC,
        op: 183,
        args: &TED2B4210,
        from: &TFE54FCD9,
        where_: &[],
        print: false,
        needs: Needs { any: &TBBADCE97 },
    },
    Alias {
        name: "or",
        template: &T94CE5FDF,
        operands: &T46C089EC,
        op: 182,
        args: &TED2B4210,
        from: &TFE54FCD9,
        where_: &[],
        print: false,
        needs: Needs { any: &TBBADCE97 },
    },
    Alias {
        name: "xor",
        template: &T94CE5FDF,
        operands: &T46C089EC,
        op: 181,
        args: &TED2B4210,
        from: &TFE54FCD9,
        where_: &[],
        print: false,
        needs: Needs { any: &TBBADCE97 },
    },
    Alias {
        name: "slt",
        template: &T94CE5FDF,
        operands: &T46C089EC,
        op: 179,
        args: &TED2B4210,
        from: &TFE54FCD9,
        where_: &[],
        print: false,
        needs: Needs { any: &TBBADCE97 },
    },
    Alias {
        name: "sltu",
        template: &T94CE5FDF,
        operands: &T46C089EC,
        op: 180,
        args: &TED2B4210,
        from: &TFE54FCD9,
        where_: &[],
        print: false,
        needs: Needs { any: &TBBADCE97 },
    },
    Alias {
        name: "addw",
        template: &T94CE5FDF,
        operands: &T46C089EC,
        op: 184,
        args: &TED2B4210,
        from: &TFE54FCD9,
        where_: &[],
        print: false,
        needs: Needs { any: &T1E6F2C01 },
    },
    Alias {
        name: "sll",
        template: &T94CE5FDF,
        operands: &TFEF8AF7E,
        op: 185,
        args: &TED2B4210,
        from: &TFE54FCD9,
        where_: &[],
        print: false,
        needs: Needs { any: &T9EDB80D2 },
    },
    Alias {
        name: "sll",
        template: &T94CE5FDF,
        operands: &T8A63DB69,
        op: 186,
        args: &TED2B4210,
        from: &TFE54FCD9,
        where_: &[],
        print: false,
        needs: Needs { any: &T1E6F2C01 },
    },
    Alias {
        name: "srl",
        template: &T94CE5FDF,
        operands: &TFEF8AF7E,
        op: 187,
        args: &TED2B4210,
        from: &TFE54FCD9,
        where_: &[],
        print: false,
        needs: Needs { any: &T9EDB80D2 },
    },
    Alias {
        name: "srl",
        template: &T94CE5FDF,
        operands: &T8A63DB69,
        op: 188,
        args: &TED2B4210,
        from: &TFE54FCD9,
        where_: &[],
        print: false,
        needs: Needs { any: &T1E6F2C01 },
    },
    Alias {
        name: "sra",
        template: &T94CE5FDF,
        operands: &TFEF8AF7E,
        op: 189,
        args: &TED2B4210,
        from: &TFE54FCD9,
        where_: &[],
        print: false,
        needs: Needs { any: &T9EDB80D2 },
    },
    Alias {
        name: "sra",
        template: &T94CE5FDF,
        operands: &T8A63DB69,
        op: 190,
        args: &TED2B4210,
        from: &TFE54FCD9,
        where_: &[],
        print: false,
        needs: Needs { any: &T1E6F2C01 },
    },
    Alias {
        name: "sllw",
        template: &T94CE5FDF,
        operands: &TFEF8AF7E,
        op: 191,
        args: &TED2B4210,
        from: &TFE54FCD9,
        where_: &[],
        print: false,
        needs: Needs { any: &T1E6F2C01 },
    },
    Alias {
        name: "srlw",
        template: &T94CE5FDF,
        operands: &TFEF8AF7E,
        op: 192,
        args: &TED2B4210,
        from: &TFE54FCD9,
        where_: &[],
        print: false,
        needs: Needs { any: &T1E6F2C01 },
    },
    Alias {
        name: "sraw",
        template: &T94CE5FDF,
        operands: &TFEF8AF7E,
        op: 193,
        args: &TED2B4210,
        from: &TFE54FCD9,
        where_: &[],
        print: false,
        needs: Needs { any: &T1E6F2C01 },
    },
    Alias {
        name: "blez",
        template: &T1FA3D075,
        operands: &T55BC4851,
        op: 208,
        args: &TBAC502D9,
        from: &T13B4DCAD,
        where_: &[],
        print: true,
        needs: Needs { any: &TBBADCE97 },
    },
    Alias {
        name: "beqz",
        template: &T1FA3D075,
        operands: &T55BC4851,
        op: 205,
        args: &T087D11E5,
        from: &T883013D8,
        where_: &[],
        print: true,
        needs: Needs { any: &TBBADCE97 },
    },
    Alias {
        name: "bnez",
        template: &T1FA3D075,
        operands: &T55BC4851,
        op: 206,
        args: &T087D11E5,
        from: &T883013D8,
        where_: &[],
        print: true,
        needs: Needs { any: &TBBADCE97 },
    },
    Alias {
        name: "bltz",
        template: &T1FA3D075,
        operands: &T55BC4851,
        op: 207,
        args: &T087D11E5,
        from: &T883013D8,
        where_: &[],
        print: true,
        needs: Needs { any: &TBBADCE97 },
    },
    Alias {
        name: "bgez",
        template: &T1FA3D075,
        operands: &T55BC4851,
        op: 208,
        args: &T087D11E5,
        from: &T883013D8,
        where_: &[],
        print: true,
        needs: Needs { any: &TBBADCE97 },
    },
    Alias {
        name: "bgtz",
        template: &T1FA3D075,
        operands: &T55BC4851,
        op: 207,
        args: &TBAC502D9,
        from: &T13B4DCAD,
        where_: &[],
        print: true,
        needs: Needs { any: &TBBADCE97 },
    },
    Alias {
        name: "bgt",
        template: &T94CE5FDF,
        operands: &T54F1FCFF,
        op: 207,
        args: &T6F194AF4,
        from: &TE4E66C79,
        where_: &[],
        print: false,
        needs: Needs { any: &TBBADCE97 },
    },
    Alias {
        name: "ble",
        template: &T94CE5FDF,
        operands: &T54F1FCFF,
        op: 208,
        args: &T6F194AF4,
        from: &TE4E66C79,
        where_: &[],
        print: false,
        needs: Needs { any: &TBBADCE97 },
    },
    Alias {
        name: "bgtu",
        template: &T94CE5FDF,
        operands: &T54F1FCFF,
        op: 209,
        args: &T6F194AF4,
        from: &TE4E66C79,
        where_: &[],
        print: false,
        needs: Needs { any: &TBBADCE97 },
    },
    Alias {
        name: "bleu",
        template: &T94CE5FDF,
        operands: &T54F1FCFF,
        op: 210,
        args: &T6F194AF4,
        from: &TE4E66C79,
        where_: &[],
        print: false,
        needs: Needs { any: &TBBADCE97 },
    },
    Alias {
        name: "j",
        template: &T99F03378,
        operands: &TBDD2FB05,
        op: 213,
        args: &TBF97C703,
        from: &TCF08F83F,
        where_: &[],
        print: true,
        needs: Needs { any: &TBBADCE97 },
    },
    Alias {
        name: "jal",
        template: &T99F03378,
        operands: &TBDD2FB05,
        op: 213,
        args: &T681B0B58,
        from: &TCF08F83F,
        where_: &[],
        print: true,
        needs: Needs { any: &TBBADCE97 },
    },
    Alias {
        name: "ret",
        template: &T7022B03A,
        operands: &[],
        op: 214,
        args: &TEBE5B5CD,
        from: &[],
        where_: &[],
        print: true,
        needs: Needs { any: &TBBADCE97 },
    },
    Alias {
        name: "jr",
        template: &T99F03378,
        operands: &TA92D1B89,
        op: 214,
        args: &T400C67E9,
        from: &TCF114704,
        where_: &[],
        print: true,
        needs: Needs { any: &TBBADCE97 },
    },
    Alias {
        name: "jr",
        template: &T88F48AC5,
        operands: &TE7350444,
        op: 214,
        args: &TBAC502D9,
        from: &T13B4DCAD,
        where_: &[],
        print: true,
        needs: Needs { any: &TBBADCE97 },
    },
    Alias {
        name: "jalr",
        template: &T99F03378,
        operands: &TA92D1B89,
        op: 214,
        args: &T799A0D42,
        from: &TCF114704,
        where_: &[],
        print: true,
        needs: Needs { any: &TBBADCE97 },
    },
    Alias {
        name: "jalr",
        template: &T88F48AC5,
        operands: &TE7350444,
        op: 214,
        args: &TE7FACDFA,
        from: &T13B4DCAD,
        where_: &[],
        print: true,
        needs: Needs { any: &TBBADCE97 },
    },
    Alias {
        name: "jalr",
        template: &T1FA3D075,
        operands: &T61F76685,
        op: 214,
        args: &T087D11E5,
        from: &T883013D8,
        where_: &[],
        print: true,
        needs: Needs { any: &TBBADCE97 },
    },
    Alias {
        name: "jr",
        template: &T1FA3D075,
        operands: &T96846DC0,
        op: 214,
        args: &T70CFB315,
        from: &T19740FED,
        where_: &[],
        print: false,
        needs: Needs { any: &TBBADCE97 },
    },
    Alias {
        name: "jalr",
        template: &T1FA3D075,
        operands: &T96846DC0,
        op: 214,
        args: &T4E39822E,
        from: &T19740FED,
        where_: &[],
        print: false,
        needs: Needs { any: &TBBADCE97 },
    },
    Alias {
        name: "jalr",
        template: &T94CE5FDF,
        operands: &T46C089EC,
        op: 214,
        args: &T1A5ECFE0,
        from: &T457D4BF9,
        where_: &[],
        print: false,
        needs: Needs { any: &TBBADCE97 },
    },
    Alias {
        name: "fence",
        template: &T7022B03A,
        operands: &[],
        op: 215,
        args: &TD950040C,
        from: &[],
        where_: &[],
        print: true,
        needs: Needs { any: &TBBADCE97 },
    },
    Alias {
        name: "scall",
        template: &T7022B03A,
        operands: &[],
        op: 217,
        args: &[],
        from: &[],
        where_: &[],
        print: false,
        needs: Needs { any: &TBBADCE97 },
    },
    Alias {
        name: "sbreak",
        template: &T7022B03A,
        operands: &[],
        op: 218,
        args: &[],
        from: &[],
        where_: &[],
        print: false,
        needs: Needs { any: &TBBADCE97 },
    },
    Alias {
        name: "sfence.vma",
        template: &T7022B03A,
        operands: &[],
        op: 235,
        args: &T88D15880,
        from: &[],
        where_: &[],
        print: true,
        needs: Needs { any: &TE880F16F },
    },
    Alias {
        name: "hfence.vvma",
        template: &T7022B03A,
        operands: &[],
        op: 239,
        args: &T88D15880,
        from: &[],
        where_: &[],
        print: true,
        needs: Needs { any: &T0581375B },
    },
    Alias {
        name: "hfence.gvma",
        template: &T7022B03A,
        operands: &[],
        op: 240,
        args: &T88D15880,
        from: &[],
        where_: &[],
        print: true,
        needs: Needs { any: &T0581375B },
    },
    Alias {
        name: "sfence.vma",
        template: &T99F03378,
        operands: &TA92D1B89,
        op: 235,
        args: &T9EFAB0BF,
        from: &T930C6B62,
        where_: &[],
        print: true,
        needs: Needs { any: &TE880F16F },
    },
    Alias {
        name: "hfence.vvma",
        template: &T99F03378,
        operands: &TA92D1B89,
        op: 239,
        args: &T9EFAB0BF,
        from: &T930C6B62,
        where_: &[],
        print: true,
        needs: Needs { any: &T0581375B },
    },
    Alias {
        name: "hfence.gvma",
        template: &T99F03378,
        operands: &TA92D1B89,
        op: 240,
        args: &T9EFAB0BF,
        from: &T930C6B62,
        where_: &[],
        print: true,
        needs: Needs { any: &T0581375B },
    },
    Alias {
        name: "vfneg.v",
        template: &TE5A65C97,
        operands: &TAFAA47D5,
        op: 272,
        args: &TF1D78D82,
        from: &TBA56D064,
        where_: &[],
        print: true,
        needs: Needs { any: &T73FE101D },
    },
    Alias {
        name: "vfabs.v",
        template: &TE5A65C97,
        operands: &TAFAA47D5,
        op: 274,
        args: &TF1D78D82,
        from: &TBA56D064,
        where_: &[],
        print: true,
        needs: Needs { any: &T73FE101D },
    },
    Alias {
        name: "vmfgt.vv",
        template: &TB10260EA,
        operands: &T8FB9656E,
        op: 320,
        args: &T58AB6520,
        from: &T4FAD5436,
        where_: &[],
        print: false,
        needs: Needs { any: &T73FE101D },
    },
    Alias {
        name: "vmfge.vv",
        template: &TB10260EA,
        operands: &T8FB9656E,
        op: 318,
        args: &T58AB6520,
        from: &T4FAD5436,
        where_: &[],
        print: false,
        needs: Needs { any: &T73FE101D },
    },
    Alias {
        name: "vfredsum.vs",
        template: &TB10260EA,
        operands: &T8FB9656E,
        op: 326,
        args: &TB201D010,
        from: &TA1DADA96,
        where_: &[],
        print: false,
        needs: Needs { any: &T73FE101D },
    },
    Alias {
        name: "vfwredsum.vs",
        template: &TB10260EA,
        operands: &T8FB9656E,
        op: 330,
        args: &TB201D010,
        from: &TA1DADA96,
        where_: &[],
        print: false,
        needs: Needs { any: &T73FE101D },
    },
    Alias {
        name: "vneg.v",
        template: &TE5A65C97,
        operands: &TAFAA47D5,
        op: 366,
        args: &T4B4FA766,
        from: &TBA56D064,
        where_: &[],
        print: true,
        needs: Needs { any: &TC03D62E6 },
    },
    Alias {
        name: "vnot.v",
        template: &TE5A65C97,
        operands: &TAFAA47D5,
        op: 384,
        args: &T8188161A,
        from: &TBA56D064,
        where_: &[],
        print: true,
        needs: Needs { any: &TC03D62E6 },
    },
    Alias {
        name: "vwcvt.x.x.v",
        template: &TE5A65C97,
        operands: &TAFAA47D5,
        op: 439,
        args: &T4B4FA766,
        from: &TBA56D064,
        where_: &[],
        print: true,
        needs: Needs { any: &TC03D62E6 },
    },
    Alias {
        name: "vwcvtu.x.x.v",
        template: &TE5A65C97,
        operands: &TAFAA47D5,
        op: 437,
        args: &T4B4FA766,
        from: &TBA56D064,
        where_: &[],
        print: true,
        needs: Needs { any: &TC03D62E6 },
    },
    Alias {
        name: "vncvt.x.x.w",
        template: &TE5A65C97,
        operands: &TAFAA47D5,
        op: 474,
        args: &T4B4FA766,
        from: &TBA56D064,
        where_: &[],
        print: true,
        needs: Needs { any: &TC03D62E6 },
    },
    Alias {
        name: "vmsgt.vv",
        template: &TB10260EA,
        operands: &T8FB9656E,
        op: 493,
        args: &T58AB6520,
        from: &T4FAD5436,
        where_: &[],
        print: false,
        needs: Needs { any: &TC03D62E6 },
    },
    Alias {
        name: "vmsgtu.vv",
        template: &TB10260EA,
        operands: &T8FB9656E,
        op: 491,
        args: &T58AB6520,
        from: &T4FAD5436,
        where_: &[],
        print: false,
        needs: Needs { any: &TC03D62E6 },
    },
    Alias {
        name: "vmsge.vv",
        template: &TB10260EA,
        operands: &T8FB9656E,
        op: 498,
        args: &T58AB6520,
        from: &T4FAD5436,
        where_: &[],
        print: false,
        needs: Needs { any: &TC03D62E6 },
    },
    Alias {
        name: "vmsgeu.vv",
        template: &TB10260EA,
        operands: &T8FB9656E,
        op: 495,
        args: &T58AB6520,
        from: &T4FAD5436,
        where_: &[],
        print: false,
        needs: Needs { any: &TC03D62E6 },
    },
    Alias {
        name: "vl1r.v",
        template: &TE488A611,
        operands: &T163AE714,
        op: 840,
        args: &T266D18E3,
        from: &T8827C513,
        where_: &[],
        print: true,
        needs: Needs { any: &TC03D62E6 },
    },
    Alias {
        name: "vl2r.v",
        template: &TE488A611,
        operands: &T5CA5B08F,
        op: 844,
        args: &T266D18E3,
        from: &T8827C513,
        where_: &[],
        print: true,
        needs: Needs { any: &TC03D62E6 },
    },
    Alias {
        name: "vl4r.v",
        template: &TE488A611,
        operands: &TC208C4C2,
        op: 848,
        args: &T266D18E3,
        from: &T8827C513,
        where_: &[],
        print: true,
        needs: Needs { any: &TC03D62E6 },
    },
    Alias {
        name: "vl8r.v",
        template: &TE488A611,
        operands: &T3BF8CE45,
        op: 852,
        args: &T266D18E3,
        from: &T8827C513,
        where_: &[],
        print: true,
        needs: Needs { any: &TC03D62E6 },
    },
    Alias {
        name: "vle1.v",
        template: &TE488A611,
        operands: &TA9E649B1,
        op: 838,
        args: &T266D18E3,
        from: &T8827C513,
        where_: &[],
        print: false,
        needs: Needs { any: &TC03D62E6 },
    },
    Alias {
        name: "vse1.v",
        template: &TE488A611,
        operands: &T2CCC0F91,
        op: 839,
        args: &T266D18E3,
        from: &T8827C513,
        where_: &[],
        print: false,
        needs: Needs { any: &TC03D62E6 },
    },
    Alias {
        name: "vmmv.m",
        template: &T1FA3D075,
        operands: &T3F7E63B3,
        op: 511,
        args: &T443F6AB9,
        from: &T8827C513,
        where_: &[],
        print: true,
        needs: Needs { any: &TC03D62E6 },
    },
    Alias {
        name: "vmnot.m",
        template: &T1FA3D075,
        operands: &T3F7E63B3,
        op: 515,
        args: &T443F6AB9,
        from: &T8827C513,
        where_: &[],
        print: true,
        needs: Needs { any: &TC03D62E6 },
    },
    Alias {
        name: "vmclr.m",
        template: &T99F03378,
        operands: &T1CC3EF1B,
        op: 513,
        args: &T631525F5,
        from: &T930C6B62,
        where_: &[],
        print: true,
        needs: Needs { any: &TC03D62E6 },
    },
    Alias {
        name: "vmset.m",
        template: &T99F03378,
        operands: &T1CC3EF1B,
        op: 517,
        args: &T631525F5,
        from: &T930C6B62,
        where_: &[],
        print: true,
        needs: Needs { any: &TC03D62E6 },
    },
    Alias {
        name: "vpopc.m",
        template: &TE5A65C97,
        operands: &T1DD69700,
        op: 865,
        args: &TED2B4210,
        from: &TFE54FCD9,
        where_: &[],
        print: false,
        needs: Needs { any: &TC03D62E6 },
    },
    Alias {
        name: "vmandnot.mm",
        template: &T94CE5FDF,
        operands: &TBB9829E2,
        op: 510,
        args: &TED2B4210,
        from: &TFE54FCD9,
        where_: &[],
        print: false,
        needs: Needs { any: &TC03D62E6 },
    },
    Alias {
        name: "vmornot.mm",
        template: &T94CE5FDF,
        operands: &TBB9829E2,
        op: 514,
        args: &TED2B4210,
        from: &TFE54FCD9,
        where_: &[],
        print: false,
        needs: Needs { any: &TC03D62E6 },
    },
    Alias {
        name: "zext.w",
        template: &T1FA3D075,
        operands: &T61F76685,
        op: 933,
        args: &TC8C409DD,
        from: &T8827C513,
        where_: &[],
        print: true,
        needs: Needs { any: &T46285D81 },
    },
    Alias {
        name: "c.sext.w",
        template: &T99F03378,
        operands: &TDD5B662B,
        op: 34,
        args: &T9EFAB0BF,
        from: &T930C6B62,
        where_: &[],
        print: false,
        needs: Needs { any: &T2D7A40BD },
    },
    Alias {
        name: "fgtq.s",
        template: &T94CE5FDF,
        operands: &T4018730F,
        op: 1022,
        args: &T1A5ECFE0,
        from: &T457D4BF9,
        where_: &[],
        print: false,
        needs: Needs { any: &T242ED689 },
    },
    Alias {
        name: "fgtq.d",
        template: &T94CE5FDF,
        operands: &T4018730F,
        op: 1023,
        args: &T1A5ECFE0,
        from: &T457D4BF9,
        where_: &[],
        print: false,
        needs: Needs { any: &T56E55A45 },
    },
    Alias {
        name: "fgtq.h",
        template: &T94CE5FDF,
        operands: &T4018730F,
        op: 1024,
        args: &T1A5ECFE0,
        from: &T457D4BF9,
        where_: &[],
        print: false,
        needs: Needs { any: &TE5D8B98F },
    },
    Alias {
        name: "fgeq.s",
        template: &T94CE5FDF,
        operands: &T4018730F,
        op: 1019,
        args: &T1A5ECFE0,
        from: &T457D4BF9,
        where_: &[],
        print: false,
        needs: Needs { any: &T242ED689 },
    },
    Alias {
        name: "fgeq.d",
        template: &T94CE5FDF,
        operands: &T4018730F,
        op: 1020,
        args: &T1A5ECFE0,
        from: &T457D4BF9,
        where_: &[],
        print: false,
        needs: Needs { any: &T56E55A45 },
    },
    Alias {
        name: "fgeq.h",
        template: &T94CE5FDF,
        operands: &T4018730F,
        op: 1021,
        args: &T1A5ECFE0,
        from: &T457D4BF9,
        where_: &[],
        print: false,
        needs: Needs { any: &TE5D8B98F },
    },
    Alias {
        name: "csrr",
        template: &T1FA3D075,
        operands: &TE98B38BB,
        op: 1050,
        args: &TC8C409DD,
        from: &T8827C513,
        where_: &[],
        print: true,
        needs: Needs { any: &T627E6A1D },
    },
    Alias {
        name: "csrw",
        template: &T1FA3D075,
        operands: &T9CBFD864,
        op: 1048,
        args: &TBAC502D9,
        from: &T13B4DCAD,
        where_: &[],
        print: true,
        needs: Needs { any: &T627E6A1D },
    },
    Alias {
        name: "csrs",
        template: &T1FA3D075,
        operands: &T9CBFD864,
        op: 1050,
        args: &TBAC502D9,
        from: &T13B4DCAD,
        where_: &[],
        print: true,
        needs: Needs { any: &T627E6A1D },
    },
    Alias {
        name: "csrc",
        template: &T1FA3D075,
        operands: &T9CBFD864,
        op: 1052,
        args: &TBAC502D9,
        from: &T13B4DCAD,
        where_: &[],
        print: true,
        needs: Needs { any: &T627E6A1D },
    },
    Alias {
        name: "csrwi",
        template: &T1FA3D075,
        operands: &T6041DB5C,
        op: 1049,
        args: &TBAC502D9,
        from: &T13B4DCAD,
        where_: &[],
        print: true,
        needs: Needs { any: &T627E6A1D },
    },
    Alias {
        name: "csrsi",
        template: &T1FA3D075,
        operands: &T6041DB5C,
        op: 1051,
        args: &TBAC502D9,
        from: &T13B4DCAD,
        where_: &[],
        print: true,
        needs: Needs { any: &T627E6A1D },
    },
    Alias {
        name: "csrci",
        template: &T1FA3D075,
        operands: &T6041DB5C,
        op: 1053,
        args: &TBAC502D9,
        from: &T13B4DCAD,
        where_: &[],
        print: true,
        needs: Needs { any: &T627E6A1D },
    },
    Alias {
        name: "csrw",
        template: &T1FA3D075,
        operands: &T6041DB5C,
        op: 1049,
        args: &TBAC502D9,
        from: &T13B4DCAD,
        where_: &[],
        print: false,
        needs: Needs { any: &T627E6A1D },
    },
    Alias {
        name: "csrs",
        template: &T1FA3D075,
        operands: &T6041DB5C,
        op: 1051,
        args: &TBAC502D9,
        from: &T13B4DCAD,
        where_: &[],
        print: false,
        needs: Needs { any: &T627E6A1D },
    },
    Alias {
        name: "csrc",
        template: &T1FA3D075,
        operands: &T6041DB5C,
        op: 1053,
        args: &TBAC502D9,
        from: &T13B4DCAD,
        where_: &[],
        print: false,
        needs: Needs { any: &T627E6A1D },
    },
    Alias {
        name: "csrrw",
        template: &T94CE5FDF,
        operands: &TF2083808,
        op: 1049,
        args: &TED2B4210,
        from: &TFE54FCD9,
        where_: &[],
        print: false,
        needs: Needs { any: &T627E6A1D },
    },
    Alias {
        name: "csrrs",
        template: &T94CE5FDF,
        operands: &TF2083808,
        op: 1051,
        args: &TED2B4210,
        from: &TFE54FCD9,
        where_: &[],
        print: false,
        needs: Needs { any: &T627E6A1D },
    },
    Alias {
        name: "csrrc",
        template: &T94CE5FDF,
        operands: &TF2083808,
        op: 1053,
        args: &TED2B4210,
        from: &TFE54FCD9,
        where_: &[],
        print: false,
        needs: Needs { any: &T627E6A1D },
    },
    Alias {
        name: "rdcycle",
        template: &T99F03378,
        operands: &T2F955D10,
        op: 1050,
        args: &T54AF003D,
        from: &T930C6B62,
        where_: &[],
        print: true,
        needs: Needs { any: &T627E6A1D },
    },
    Alias {
        name: "rdtime",
        template: &T99F03378,
        operands: &T2F955D10,
        op: 1050,
        args: &T9B8399DA,
        from: &T930C6B62,
        where_: &[],
        print: true,
        needs: Needs { any: &T627E6A1D },
    },
    Alias {
        name: "rdinstret",
        template: &T99F03378,
        operands: &T2F955D10,
        op: 1050,
        args: &T5DC91DF3,
        from: &T930C6B62,
        where_: &[],
        print: true,
        needs: Needs { any: &T627E6A1D },
    },
    Alias {
        name: "rdcycleh",
        template: &T99F03378,
        operands: &T2F955D10,
        op: 1050,
        args: &T90E23D9E,
        from: &T930C6B62,
        where_: &[],
        print: true,
        needs: Needs { any: &T32C54E70 },
    },
    Alias {
        name: "rdtimeh",
        template: &T99F03378,
        operands: &T2F955D10,
        op: 1050,
        args: &T96885531,
        from: &T930C6B62,
        where_: &[],
        print: true,
        needs: Needs { any: &T32C54E70 },
    },
    Alias {
        name: "rdinstreth",
        template: &T99F03378,
        operands: &T2F955D10,
        op: 1050,
        args: &T9D648750,
        from: &T930C6B62,
        where_: &[],
        print: true,
        needs: Needs { any: &T32C54E70 },
    },
    Alias {
        name: "frflags",
        template: &T99F03378,
        operands: &T2F955D10,
        op: 1050,
        args: &TB55CDBAE,
        from: &T930C6B62,
        where_: &[],
        print: true,
        needs: Needs { any: &T9AD3B299 },
    },
    Alias {
        name: "frrm",
        template: &T99F03378,
        operands: &T2F955D10,
        op: 1050,
        args: &T7DB13BD3,
        from: &T930C6B62,
        where_: &[],
        print: true,
        needs: Needs { any: &T9AD3B299 },
    },
    Alias {
        name: "frcsr",
        template: &T99F03378,
        operands: &T2F955D10,
        op: 1050,
        args: &TDF6D31E0,
        from: &T930C6B62,
        where_: &[],
        print: true,
        needs: Needs { any: &T9AD3B299 },
    },
    Alias {
        name: "fsflags",
        template: &T99F03378,
        operands: &TA92D1B89,
        op: 1048,
        args: &T81032F96,
        from: &TCF114704,
        where_: &[],
        print: true,
        needs: Needs { any: &T9AD3B299 },
    },
    Alias {
        name: "fsrm",
        template: &T99F03378,
        operands: &TA92D1B89,
        op: 1048,
        args: &T70D1791B,
        from: &TCF114704,
        where_: &[],
        print: true,
        needs: Needs { any: &T9AD3B299 },
    },
    Alias {
        name: "fscsr",
        template: &T99F03378,
        operands: &TA92D1B89,
        op: 1048,
        args: &T0CB1B4D0,
        from: &TCF114704,
        where_: &[],
        print: true,
        needs: Needs { any: &T9AD3B299 },
    },
    Alias {
        name: "fsflags",
        template: &T1FA3D075,
        operands: &T61F76685,
        op: 1048,
        args: &T35575A6A,
        from: &T883013D8,
        where_: &[],
        print: true,
        needs: Needs { any: &T9AD3B299 },
    },
    Alias {
        name: "fsrm",
        template: &T1FA3D075,
        operands: &T61F76685,
        op: 1048,
        args: &T15C0D5EF,
        from: &T883013D8,
        where_: &[],
        print: true,
        needs: Needs { any: &T9AD3B299 },
    },
    Alias {
        name: "fscsr",
        template: &T1FA3D075,
        operands: &T61F76685,
        op: 1048,
        args: &T85FA411C,
        from: &T883013D8,
        where_: &[],
        print: true,
        needs: Needs { any: &T9AD3B299 },
    },
    Alias {
        name: "fsflagsi",
        template: &T99F03378,
        operands: &TFF5F2667,
        op: 1049,
        args: &T81032F96,
        from: &TCF114704,
        where_: &[],
        print: true,
        needs: Needs { any: &T9AD3B299 },
    },
    Alias {
        name: "fsrmi",
        template: &T99F03378,
        operands: &TFF5F2667,
        op: 1049,
        args: &T70D1791B,
        from: &TCF114704,
        where_: &[],
        print: true,
        needs: Needs { any: &T9AD3B299 },
    },
    Alias {
        name: "fsflagsi",
        template: &T1FA3D075,
        operands: &T099E2CB3,
        op: 1049,
        args: &T35575A6A,
        from: &T883013D8,
        where_: &[],
        print: true,
        needs: Needs { any: &T9AD3B299 },
    },
    Alias {
        name: "fsrmi",
        template: &T1FA3D075,
        operands: &T099E2CB3,
        op: 1049,
        args: &T15C0D5EF,
        from: &T883013D8,
        where_: &[],
        print: true,
        needs: Needs { any: &T9AD3B299 },
    },
    Alias {
        name: "frsr",
        template: &T99F03378,
        operands: &T2F955D10,
        op: 1050,
        args: &TDF6D31E0,
        from: &T930C6B62,
        where_: &[],
        print: false,
        needs: Needs { any: &T9AD3B299 },
    },
    Alias {
        name: "fssr",
        template: &T99F03378,
        operands: &TA92D1B89,
        op: 1048,
        args: &T0CB1B4D0,
        from: &TCF114704,
        where_: &[],
        print: false,
        needs: Needs { any: &T9AD3B299 },
    },
    Alias {
        name: "fssr",
        template: &T1FA3D075,
        operands: &T61F76685,
        op: 1048,
        args: &T85FA411C,
        from: &T883013D8,
        where_: &[],
        print: false,
        needs: Needs { any: &T9AD3B299 },
    },
    Alias {
        name: "unimp",
        template: &T7022B03A,
        operands: &[],
        op: 1048,
        args: &TCA6ED4E0,
        from: &[],
        where_: &[],
        print: true,
        needs: Needs { any: &T627E6A1D },
    },
];
pub(crate) static T0588E1BD: [Operand; 2] = [
    Operand {
        name: "rd",
        kind: 1,
        width: 5,
        ..Operand::DEFAULT
    },
    Operand {
        name: "v",
        kind: 3,
        width: 64,
        signed: true,
        ..Operand::DEFAULT
    },
];
pub(crate) static T981A88ED: [(i64, i64); 1] = [(-2048, 2047)];
pub(crate) static T6E3F9225: [Line; 4] = [
    Line::Text("addi "),
    Line::Operand(0),
    Line::Text(", x0, "),
    Line::Value(Expr::Operand(1)),
];
pub(crate) static T2C96A4C7: [&[Line]; 1] = [&T6E3F9225];
pub(crate) static TD516542A: [Line; 4] = [
    Line::Text("lui "),
    Line::Operand(0),
    Line::Text(", "),
    Line::Value(
        Expr::Bin(
            BinOp::BitAnd,
            &Expr::Bin(
                BinOp::Shr,
                &Expr::Bin(
                    BinOp::Sub,
                    &Expr::Operand(1),
                    &Expr::Call(Func::Sext(12), &Expr::Operand(1)),
                ),
                &Expr::Num(12),
            ),
            &Expr::Num(1048575),
        ),
    ),
];
pub(crate) static T6722B541: [&[Line]; 1] = [&TD516542A];
pub(crate) static T78149C95: [Line; 6] = [
    Line::Text("addi "),
    Line::Operand(0),
    Line::Text(", "),
    Line::Operand(0),
    Line::Text(", "),
    Line::Value(Expr::Call(Func::Sext(12), &Expr::Operand(1))),
];
pub(crate) static T31D2391B: [&[Line]; 2] = [&TD516542A, &T78149C95];
pub(crate) static TD2756B04: [Line; 6] = [
    Line::Text("addiw "),
    Line::Operand(0),
    Line::Text(", "),
    Line::Operand(0),
    Line::Text(", "),
    Line::Value(Expr::Call(Func::Sext(12), &Expr::Operand(1))),
];
pub(crate) static T6452D819: [&[Line]; 2] = [&TD516542A, &TD2756B04];
pub(crate) static TF82BDA86: [(i64, i64); 1] = [(-2048, -1)];
pub(crate) static T5E86AE93: [Line; 4] = [
    Line::Text("addi "),
    Line::Operand(0),
    Line::Text(", x0, "),
    Line::Value(
        Expr::Bin(
            BinOp::BitOr,
            &Expr::Bin(
                BinOp::Shl,
                &Expr::Operand(1),
                &Expr::Call(Func::Clz, &Expr::Operand(1)),
            ),
            &Expr::Bin(
                BinOp::Sub,
                &Expr::Bin(
                    BinOp::Shl,
                    &Expr::Num(1),
                    &Expr::Call(Func::Clz, &Expr::Operand(1)),
                ),
                &Expr::Num(1),
            ),
        ),
    ),
];
pub(crate) static TE553947E: [Line; 6] = [
    Line::Text("srli "),
    Line::Operand(0),
    Line::Text(", "),
    Line::Operand(0),
    Line::Text(", "),
    Line::Value(Expr::Call(Func::Clz, &Expr::Operand(1))),
];
pub(crate) static TC3614EF8: [&[Line]; 2] = [&T5E86AE93, &TE553947E];
pub(crate) static T51D4264F: [Line; 4] = [
    Line::Text("li "),
    Line::Operand(0),
    Line::Text(", "),
    Line::Value(
        Expr::Bin(
            BinOp::Shr,
            &Expr::Operand(1),
            &Expr::Call(Func::Ctz, &Expr::Operand(1)),
        ),
    ),
];
pub(crate) static T4035D0B0: [Line; 6] = [
    Line::Text("slli "),
    Line::Operand(0),
    Line::Text(", "),
    Line::Operand(0),
    Line::Text(", "),
    Line::Value(Expr::Call(Func::Ctz, &Expr::Operand(1))),
];
pub(crate) static T73D3BF4D: [&[Line]; 2] = [&T51D4264F, &T4035D0B0];
pub(crate) static T0366027F: [Line; 4] = [
    Line::Text("li "),
    Line::Operand(0),
    Line::Text(", "),
    Line::Value(
        Expr::Bin(
            BinOp::Shr,
            &Expr::Bin(
                BinOp::Sub,
                &Expr::Operand(1),
                &Expr::Call(Func::Sext(12), &Expr::Operand(1)),
            ),
            &Expr::Call(
                Func::Ctz,
                &Expr::Bin(
                    BinOp::Sub,
                    &Expr::Operand(1),
                    &Expr::Call(Func::Sext(12), &Expr::Operand(1)),
                ),
            ),
        ),
    ),
];
pub(crate) static TEF47ED49: [Line; 6] = [
    Line::Text("slli "),
    Line::Operand(0),
    Line::Text(", "),
    Line::Operand(0),
    Line::Text(", "),
    Line::Value(
        Expr::Call(
            Func::Ctz,
            &Expr::Bin(
                BinOp::Sub,
                &Expr::Operand(1),
                &Expr::Call(Func::Sext(12), &Expr::Operand(1)),
            ),
        ),
    ),
];
pub(crate) static TEDFCD2AB: [&[Line]; 3] = [&T0366027F, &TEF47ED49, &T78149C95];
pub(crate) static TDAC2FEC0: [Arm; 8] = [
    Arm {
        when: Some(Expr::In(&Expr::Operand(1), &T981A88ED)),
        needs: Needs { any: &[] },
        symbolic: false,
        lines: &T2C96A4C7,
    },
    Arm {
        when: Some(
            Expr::Bin(
                BinOp::Eq,
                &Expr::Call(Func::Sext(12), &Expr::Operand(1)),
                &Expr::Num(0),
            ),
        ),
        needs: Needs { any: &T875F586E },
        symbolic: false,
        lines: &T6722B541,
    },
    Arm {
        when: None,
        needs: Needs { any: &T875F586E },
        symbolic: false,
        lines: &T31D2391B,
    },
    Arm {
        when: Some(
            Expr::Bin(
                BinOp::And,
                &Expr::Bin(
                    BinOp::Eq,
                    &Expr::Call(Func::Sext(32), &Expr::Operand(1)),
                    &Expr::Operand(1),
                ),
                &Expr::Bin(
                    BinOp::Eq,
                    &Expr::Call(Func::Sext(12), &Expr::Operand(1)),
                    &Expr::Num(0),
                ),
            ),
        ),
        needs: Needs { any: &[] },
        symbolic: false,
        lines: &T6722B541,
    },
    Arm {
        when: Some(
            Expr::Bin(
                BinOp::Eq,
                &Expr::Call(Func::Sext(32), &Expr::Operand(1)),
                &Expr::Operand(1),
            ),
        ),
        needs: Needs { any: &[] },
        symbolic: false,
        lines: &T6452D819,
    },
    Arm {
        when: Some(
            Expr::Bin(
                BinOp::And,
                &Expr::Bin(BinOp::Gt, &Expr::Operand(1), &Expr::Num(0)),
                &Expr::In(
                    &Expr::Bin(
                        BinOp::BitOr,
                        &Expr::Bin(
                            BinOp::Shl,
                            &Expr::Operand(1),
                            &Expr::Call(Func::Clz, &Expr::Operand(1)),
                        ),
                        &Expr::Bin(
                            BinOp::Sub,
                            &Expr::Bin(
                                BinOp::Shl,
                                &Expr::Num(1),
                                &Expr::Call(Func::Clz, &Expr::Operand(1)),
                            ),
                            &Expr::Num(1),
                        ),
                    ),
                    &TF82BDA86,
                ),
            ),
        ),
        needs: Needs { any: &[] },
        symbolic: false,
        lines: &TC3614EF8,
    },
    Arm {
        when: Some(
            Expr::Bin(
                BinOp::Eq,
                &Expr::Call(Func::Sext(12), &Expr::Operand(1)),
                &Expr::Num(0),
            ),
        ),
        needs: Needs { any: &[] },
        symbolic: false,
        lines: &T73D3BF4D,
    },
    Arm {
        when: None,
        needs: Needs { any: &[] },
        symbolic: false,
        lines: &TEDFCD2AB,
    },
];
pub(crate) static T5314121A: [Operand; 2] = [
    Operand {
        name: "rd",
        kind: 1,
        width: 5,
        ..Operand::DEFAULT
    },
    Operand {
        name: "sym",
        kind: 3,
        width: 64,
        signed: true,
        pcrel: true,
        ..Operand::DEFAULT
    },
];
pub(crate) static TF0ED5037: [Line; 7] = [
    Line::Text(".L"),
    Line::Unique,
    Line::Text(": auipc "),
    Line::Operand(0),
    Line::Text(", %pcrel_hi("),
    Line::Operand(1),
    Line::Text(")"),
];
pub(crate) static TD85E2174: [Line; 7] = [
    Line::Text("addi "),
    Line::Operand(0),
    Line::Text(", "),
    Line::Operand(0),
    Line::Text(", %pcrel_lo(.L"),
    Line::Unique,
    Line::Text(")"),
];
pub(crate) static T9DF168AB: [&[Line]; 2] = [&TF0ED5037, &TD85E2174];
pub(crate) static TF70F5C87: [Arm; 1] = [
    Arm {
        when: None,
        needs: Needs { any: &[] },
        symbolic: true,
        lines: &T9DF168AB,
    },
];
pub(crate) static TB79D64AC: [Operand; 1] = [
    Operand {
        name: "sym",
        kind: 3,
        width: 64,
        signed: true,
        pcrel: true,
        ..Operand::DEFAULT
    },
];
pub(crate) static T14ED3C43: [Line; 5] = [
    Line::Text(".L"),
    Line::Unique,
    Line::Text(": auipc ra, %pcrel_hi("),
    Line::Operand(0),
    Line::Text(")"),
];
pub(crate) static T63CDB106: [Line; 3] = [
    Line::Text("jalr ra, %pcrel_lo(.L"),
    Line::Unique,
    Line::Text(")(ra)"),
];
pub(crate) static T0BA13E43: [&[Line]; 2] = [&T14ED3C43, &T63CDB106];
pub(crate) static TCF51FE6F: [Arm; 1] = [
    Arm {
        when: None,
        needs: Needs { any: &[] },
        symbolic: true,
        lines: &T0BA13E43,
    },
];
pub(crate) static T6E94209C: [Line; 7] = [
    Line::Text("jalr "),
    Line::Operand(0),
    Line::Text(", %pcrel_lo(.L"),
    Line::Unique,
    Line::Text(")("),
    Line::Operand(0),
    Line::Text(")"),
];
pub(crate) static T74E90005: [&[Line]; 2] = [&TF0ED5037, &T6E94209C];
pub(crate) static T50FF893A: [Arm; 1] = [
    Arm {
        when: None,
        needs: Needs { any: &[] },
        symbolic: true,
        lines: &T74E90005,
    },
];
pub(crate) static TE7474F01: [Line; 5] = [
    Line::Text(".L"),
    Line::Unique,
    Line::Text(": auipc t1, %pcrel_hi("),
    Line::Operand(0),
    Line::Text(")"),
];
pub(crate) static T9A8FFF43: [Line; 3] = [
    Line::Text("jalr x0, %pcrel_lo(.L"),
    Line::Unique,
    Line::Text(")(t1)"),
];
pub(crate) static T0940F3A8: [&[Line]; 2] = [&TE7474F01, &T9A8FFF43];
pub(crate) static T7677A73F: [Arm; 1] = [
    Arm {
        when: None,
        needs: Needs { any: &[] },
        symbolic: true,
        lines: &T0940F3A8,
    },
];
pub(crate) static TCB7A1AA6: [Operand; 2] = [
    Operand {
        name: "sym",
        kind: 3,
        width: 64,
        signed: true,
        pcrel: true,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rt",
        kind: 1,
        width: 5,
        ..Operand::DEFAULT
    },
];
pub(crate) static T63DD6337: [Line; 7] = [
    Line::Text(".L"),
    Line::Unique,
    Line::Text(": auipc "),
    Line::Operand(1),
    Line::Text(", %pcrel_hi("),
    Line::Operand(0),
    Line::Text(")"),
];
pub(crate) static T276031B1: [Line; 5] = [
    Line::Text("jalr x0, %pcrel_lo(.L"),
    Line::Unique,
    Line::Text(")("),
    Line::Operand(1),
    Line::Text(")"),
];
pub(crate) static T6DC7DAB5: [&[Line]; 2] = [&T63DD6337, &T276031B1];
pub(crate) static TB418AAE6: [Arm; 1] = [
    Arm {
        when: None,
        needs: Needs { any: &[] },
        symbolic: true,
        lines: &T6DC7DAB5,
    },
];
pub(crate) static T458B1829: [Line; 7] = [
    Line::Text("lb "),
    Line::Operand(0),
    Line::Text(", %pcrel_lo(.L"),
    Line::Unique,
    Line::Text(")("),
    Line::Operand(0),
    Line::Text(")"),
];
pub(crate) static TBDF686E4: [&[Line]; 2] = [&TF0ED5037, &T458B1829];
pub(crate) static T48A51AEF: [Arm; 1] = [
    Arm {
        when: None,
        needs: Needs { any: &[] },
        symbolic: true,
        lines: &TBDF686E4,
    },
];
pub(crate) static TA0B1899B: [Line; 7] = [
    Line::Text("lh "),
    Line::Operand(0),
    Line::Text(", %pcrel_lo(.L"),
    Line::Unique,
    Line::Text(")("),
    Line::Operand(0),
    Line::Text(")"),
];
pub(crate) static T67354E67: [&[Line]; 2] = [&TF0ED5037, &TA0B1899B];
pub(crate) static TA2C2A095: [Arm; 1] = [
    Arm {
        when: None,
        needs: Needs { any: &[] },
        symbolic: true,
        lines: &T67354E67,
    },
];
pub(crate) static T8F8AB666: [Line; 7] = [
    Line::Text("lw "),
    Line::Operand(0),
    Line::Text(", %pcrel_lo(.L"),
    Line::Unique,
    Line::Text(")("),
    Line::Operand(0),
    Line::Text(")"),
];
pub(crate) static T6BEBD2E0: [&[Line]; 2] = [&TF0ED5037, &T8F8AB666];
pub(crate) static T36EF61E4: [Arm; 1] = [
    Arm {
        when: None,
        needs: Needs { any: &[] },
        symbolic: true,
        lines: &T6BEBD2E0,
    },
];
pub(crate) static T50628A00: [Line; 7] = [
    Line::Text("lbu "),
    Line::Operand(0),
    Line::Text(", %pcrel_lo(.L"),
    Line::Unique,
    Line::Text(")("),
    Line::Operand(0),
    Line::Text(")"),
];
pub(crate) static TEF3592BD: [&[Line]; 2] = [&TF0ED5037, &T50628A00];
pub(crate) static TD9136B8A: [Arm; 1] = [
    Arm {
        when: None,
        needs: Needs { any: &[] },
        symbolic: true,
        lines: &TEF3592BD,
    },
];
pub(crate) static TCC2AC00E: [Line; 7] = [
    Line::Text("lhu "),
    Line::Operand(0),
    Line::Text(", %pcrel_lo(.L"),
    Line::Unique,
    Line::Text(")("),
    Line::Operand(0),
    Line::Text(")"),
];
pub(crate) static TCFD2DA5E: [&[Line]; 2] = [&TF0ED5037, &TCC2AC00E];
pub(crate) static TEE425C72: [Arm; 1] = [
    Arm {
        when: None,
        needs: Needs { any: &[] },
        symbolic: true,
        lines: &TCFD2DA5E,
    },
];
pub(crate) static TC3E95E4D: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x2, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T785FFE5F: [Line; 7] = [
    Line::Text("ld "),
    Line::Operand(0),
    Line::Text(", %pcrel_lo(.L"),
    Line::Unique,
    Line::Text(")("),
    Line::Operand(0),
    Line::Text(")"),
];
pub(crate) static TC2BB24A1: [&[Line]; 2] = [&TF0ED5037, &T785FFE5F];
pub(crate) static TD2CAE003: [Arm; 1] = [
    Arm {
        when: None,
        needs: Needs { any: &[] },
        symbolic: true,
        lines: &TC2BB24A1,
    },
];
pub(crate) static T38E24DE9: [Line; 7] = [
    Line::Text("lwu "),
    Line::Operand(0),
    Line::Text(", %pcrel_lo(.L"),
    Line::Unique,
    Line::Text(")("),
    Line::Operand(0),
    Line::Text(")"),
];
pub(crate) static TE2508381: [&[Line]; 2] = [&TF0ED5037, &T38E24DE9];
pub(crate) static TA3551294: [Arm; 1] = [
    Arm {
        when: None,
        needs: Needs { any: &[] },
        symbolic: true,
        lines: &TE2508381,
    },
];
pub(crate) static TA54D95B9: [Operand; 3] = [
    Operand {
        name: "rs",
        kind: 1,
        width: 5,
        ..Operand::DEFAULT
    },
    Operand {
        name: "sym",
        kind: 3,
        width: 64,
        signed: true,
        pcrel: true,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rt",
        kind: 1,
        width: 5,
        ..Operand::DEFAULT
    },
];
pub(crate) static TAAE10D51: [Line; 7] = [
    Line::Text(".L"),
    Line::Unique,
    Line::Text(": auipc "),
    Line::Operand(2),
    Line::Text(", %pcrel_hi("),
    Line::Operand(1),
    Line::Text(")"),
];
pub(crate) static T6932A028: [Line; 7] = [
    Line::Text("sb "),
    Line::Operand(0),
    Line::Text(", %pcrel_lo(.L"),
    Line::Unique,
    Line::Text(")("),
    Line::Operand(2),
    Line::Text(")"),
];
pub(crate) static TF8E53550: [&[Line]; 2] = [&TAAE10D51, &T6932A028];
pub(crate) static T255A3993: [Arm; 1] = [
    Arm {
        when: None,
        needs: Needs { any: &[] },
        symbolic: true,
        lines: &TF8E53550,
    },
];
pub(crate) static TA8832AD6: [Line; 7] = [
    Line::Text("sh "),
    Line::Operand(0),
    Line::Text(", %pcrel_lo(.L"),
    Line::Unique,
    Line::Text(")("),
    Line::Operand(2),
    Line::Text(")"),
];
pub(crate) static TA882895C: [&[Line]; 2] = [&TAAE10D51, &TA8832AD6];
pub(crate) static T4AC66604: [Arm; 1] = [
    Arm {
        when: None,
        needs: Needs { any: &[] },
        symbolic: true,
        lines: &TA882895C,
    },
];
pub(crate) static TF5AFF48F: [Line; 7] = [
    Line::Text("sw "),
    Line::Operand(0),
    Line::Text(", %pcrel_lo(.L"),
    Line::Unique,
    Line::Text(")("),
    Line::Operand(2),
    Line::Text(")"),
];
pub(crate) static T7462AD93: [&[Line]; 2] = [&TAAE10D51, &TF5AFF48F];
pub(crate) static TCC8C926A: [Arm; 1] = [
    Arm {
        when: None,
        needs: Needs { any: &[] },
        symbolic: true,
        lines: &T7462AD93,
    },
];
pub(crate) static T7FD59BCA: [Line; 7] = [
    Line::Text("sd "),
    Line::Operand(0),
    Line::Text(", %pcrel_lo(.L"),
    Line::Unique,
    Line::Text(")("),
    Line::Operand(2),
    Line::Text(")"),
];
pub(crate) static T7A8F3B56: [&[Line]; 2] = [&TAAE10D51, &T7FD59BCA];
pub(crate) static TDF41DFB4: [Arm; 1] = [
    Arm {
        when: None,
        needs: Needs { any: &[] },
        symbolic: true,
        lines: &T7A8F3B56,
    },
];
pub(crate) static T14786020: [Operand; 3] = [
    Operand {
        name: "fd",
        kind: 5,
        width: 5,
        ..Operand::DEFAULT
    },
    Operand {
        name: "sym",
        kind: 3,
        width: 64,
        signed: true,
        pcrel: true,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rt",
        kind: 1,
        width: 5,
        ..Operand::DEFAULT
    },
];
pub(crate) static T2E31B6D5: [Line; 7] = [
    Line::Text("flh "),
    Line::Operand(0),
    Line::Text(", %pcrel_lo(.L"),
    Line::Unique,
    Line::Text(")("),
    Line::Operand(2),
    Line::Text(")"),
];
pub(crate) static T14BDB423: [&[Line]; 2] = [&TAAE10D51, &T2E31B6D5];
pub(crate) static T96574A4E: [Arm; 1] = [
    Arm {
        when: None,
        needs: Needs { any: &[] },
        symbolic: true,
        lines: &T14BDB423,
    },
];
pub(crate) static T1139F840: [Line; 7] = [
    Line::Text("flw "),
    Line::Operand(0),
    Line::Text(", %pcrel_lo(.L"),
    Line::Unique,
    Line::Text(")("),
    Line::Operand(2),
    Line::Text(")"),
];
pub(crate) static TE2527439: [&[Line]; 2] = [&TAAE10D51, &T1139F840];
pub(crate) static TDDB18151: [Arm; 1] = [
    Arm {
        when: None,
        needs: Needs { any: &[] },
        symbolic: true,
        lines: &TE2527439,
    },
];
pub(crate) static TD8D7CA21: [Line; 7] = [
    Line::Text("fld "),
    Line::Operand(0),
    Line::Text(", %pcrel_lo(.L"),
    Line::Unique,
    Line::Text(")("),
    Line::Operand(2),
    Line::Text(")"),
];
pub(crate) static TA988EA7D: [&[Line]; 2] = [&TAAE10D51, &TD8D7CA21];
pub(crate) static T10D2F7B1: [Arm; 1] = [
    Arm {
        when: None,
        needs: Needs { any: &[] },
        symbolic: true,
        lines: &TA988EA7D,
    },
];
pub(crate) static T08E28532: [Line; 7] = [
    Line::Text("fsh "),
    Line::Operand(0),
    Line::Text(", %pcrel_lo(.L"),
    Line::Unique,
    Line::Text(")("),
    Line::Operand(2),
    Line::Text(")"),
];
pub(crate) static TADC4B272: [&[Line]; 2] = [&TAAE10D51, &T08E28532];
pub(crate) static T2751B569: [Arm; 1] = [
    Arm {
        when: None,
        needs: Needs { any: &[] },
        symbolic: true,
        lines: &TADC4B272,
    },
];
pub(crate) static T7147F873: [Line; 7] = [
    Line::Text("fsw "),
    Line::Operand(0),
    Line::Text(", %pcrel_lo(.L"),
    Line::Unique,
    Line::Text(")("),
    Line::Operand(2),
    Line::Text(")"),
];
pub(crate) static T242289BE: [&[Line]; 2] = [&TAAE10D51, &T7147F873];
pub(crate) static TB567B0D8: [Arm; 1] = [
    Arm {
        when: None,
        needs: Needs { any: &[] },
        symbolic: true,
        lines: &T242289BE,
    },
];
pub(crate) static T1FFE56EE: [Line; 7] = [
    Line::Text("fsd "),
    Line::Operand(0),
    Line::Text(", %pcrel_lo(.L"),
    Line::Unique,
    Line::Text(")("),
    Line::Operand(2),
    Line::Text(")"),
];
pub(crate) static TFC8E5DA0: [&[Line]; 2] = [&TAAE10D51, &T1FFE56EE];
pub(crate) static T46F055A4: [Arm; 1] = [
    Arm {
        when: None,
        needs: Needs { any: &[] },
        symbolic: true,
        lines: &TFC8E5DA0,
    },
];
pub(crate) static T89965703: [Operand; 2] = [
    Operand {
        name: "rd",
        kind: 1,
        width: 5,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs",
        kind: 1,
        width: 5,
        ..Operand::DEFAULT
    },
];
pub(crate) static T9A7B12B1: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x0, 0x0, 0x0, 0x0]), FeatureSet([0x80000000000000, 0x0, 0x0, 0x0])),
];
pub(crate) static T147FA550: [Line; 5] = [
    Line::Text("slli "),
    Line::Operand(0),
    Line::Text(", "),
    Line::Operand(1),
    Line::Text(", 24"),
];
pub(crate) static TC93083B0: [Line; 5] = [
    Line::Text("srai "),
    Line::Operand(0),
    Line::Text(", "),
    Line::Operand(0),
    Line::Text(", 24"),
];
pub(crate) static TA20A1D52: [&[Line]; 2] = [&T147FA550, &TC93083B0];
pub(crate) static T3B15145B: [Line; 5] = [
    Line::Text("slli "),
    Line::Operand(0),
    Line::Text(", "),
    Line::Operand(1),
    Line::Text(", 56"),
];
pub(crate) static T59A733BB: [Line; 5] = [
    Line::Text("srai "),
    Line::Operand(0),
    Line::Text(", "),
    Line::Operand(0),
    Line::Text(", 56"),
];
pub(crate) static T4C7BDC70: [&[Line]; 2] = [&T3B15145B, &T59A733BB];
pub(crate) static T2C734167: [Arm; 2] = [
    Arm {
        when: None,
        needs: Needs { any: &T875F586E },
        symbolic: false,
        lines: &TA20A1D52,
    },
    Arm {
        when: None,
        needs: Needs { any: &[] },
        symbolic: false,
        lines: &T4C7BDC70,
    },
];
pub(crate) static TFB8A06A7: [Line; 5] = [
    Line::Text("slli "),
    Line::Operand(0),
    Line::Text(", "),
    Line::Operand(1),
    Line::Text(", 16"),
];
pub(crate) static T1B595A87: [Line; 5] = [
    Line::Text("srai "),
    Line::Operand(0),
    Line::Text(", "),
    Line::Operand(0),
    Line::Text(", 16"),
];
pub(crate) static TE33C0DE2: [&[Line]; 2] = [&TFB8A06A7, &T1B595A87];
pub(crate) static TACBEAA32: [Line; 5] = [
    Line::Text("slli "),
    Line::Operand(0),
    Line::Text(", "),
    Line::Operand(1),
    Line::Text(", 48"),
];
pub(crate) static TE2AD8692: [Line; 5] = [
    Line::Text("srai "),
    Line::Operand(0),
    Line::Text(", "),
    Line::Operand(0),
    Line::Text(", 48"),
];
pub(crate) static T09D592B8: [&[Line]; 2] = [&TACBEAA32, &TE2AD8692];
pub(crate) static T12118F53: [Arm; 2] = [
    Arm {
        when: None,
        needs: Needs { any: &T875F586E },
        symbolic: false,
        lines: &TE33C0DE2,
    },
    Arm {
        when: None,
        needs: Needs { any: &[] },
        symbolic: false,
        lines: &T09D592B8,
    },
];
pub(crate) static T29939452: [Line; 5] = [
    Line::Text("srli "),
    Line::Operand(0),
    Line::Text(", "),
    Line::Operand(0),
    Line::Text(", 16"),
];
pub(crate) static TF17A8139: [&[Line]; 2] = [&TFB8A06A7, &T29939452];
pub(crate) static TA22F212B: [Line; 5] = [
    Line::Text("srli "),
    Line::Operand(0),
    Line::Text(", "),
    Line::Operand(0),
    Line::Text(", 48"),
];
pub(crate) static T7A656683: [&[Line]; 2] = [&TACBEAA32, &TA22F212B];
pub(crate) static T56A087E5: [Arm; 2] = [
    Arm {
        when: None,
        needs: Needs { any: &T875F586E },
        symbolic: false,
        lines: &TF17A8139,
    },
    Arm {
        when: None,
        needs: Needs { any: &[] },
        symbolic: false,
        lines: &T7A656683,
    },
];
pub(crate) static TDDC5981B: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x2, 0x0, 0x0, 0x0]), FeatureSet([0x40000000000000, 0x0, 0x0, 0x0])),
];
pub(crate) static TF203E015: [Line; 5] = [
    Line::Text("slli "),
    Line::Operand(0),
    Line::Text(", "),
    Line::Operand(1),
    Line::Text(", 32"),
];
pub(crate) static TC545BCEC: [Line; 5] = [
    Line::Text("srli "),
    Line::Operand(0),
    Line::Text(", "),
    Line::Operand(0),
    Line::Text(", 32"),
];
pub(crate) static T39B80F4D: [&[Line]; 2] = [&TF203E015, &TC545BCEC];
pub(crate) static TD18325F3: [Arm; 1] = [
    Arm {
        when: None,
        needs: Needs { any: &[] },
        symbolic: false,
        lines: &T39B80F4D,
    },
];
pub(crate) static T3E8640FC: [Line; 1] = [Line::Text(".half 0")];
pub(crate) static TBEE4DE8A: [&[Line]; 1] = [&T3E8640FC];
pub(crate) static TCE2A3A8F: [Arm; 1] = [
    Arm {
        when: None,
        needs: Needs { any: &[] },
        symbolic: false,
        lines: &TBEE4DE8A,
    },
];
pub(crate) static T59FFE47C: [Operand; 3] = [
    Operand {
        name: "vd",
        kind: 15,
        width: 5,
        ..Operand::DEFAULT
    },
    Operand {
        name: "vs",
        kind: 15,
        width: 5,
        ..Operand::DEFAULT
    },
    Operand {
        name: "n",
        kind: 3,
        width: 64,
        signed: true,
        ..Operand::DEFAULT
    },
];
pub(crate) static T2084F997: [Line; 6] = [
    Line::Text("vmsgt.vi "),
    Line::Operand(0),
    Line::Text(", "),
    Line::Operand(1),
    Line::Text(", "),
    Line::Value(Expr::Bin(BinOp::Sub, &Expr::Operand(2), &Expr::Num(1))),
];
pub(crate) static T20E721E8: [&[Line]; 1] = [&T2084F997];
pub(crate) static TF0D1DB25: [Arm; 1] = [
    Arm {
        when: None,
        needs: Needs { any: &[] },
        symbolic: false,
        lines: &T20E721E8,
    },
];
pub(crate) static TD05DB898: [Part; 8] = [
    Part::Name,
    Part::Text(" "),
    Part::Operand {
        index: 0,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", "),
    Part::Operand {
        index: 1,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", "),
    Part::Operand {
        index: 2,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", v0.t"),
];
pub(crate) static T8AB92D2F: [Line; 7] = [
    Line::Text("vmsgt.vi "),
    Line::Operand(0),
    Line::Text(", "),
    Line::Operand(1),
    Line::Text(", "),
    Line::Value(Expr::Bin(BinOp::Sub, &Expr::Operand(2), &Expr::Num(1))),
    Line::Text(", v0.t"),
];
pub(crate) static T718A2011: [&[Line]; 1] = [&T8AB92D2F];
pub(crate) static TED1ADD06: [Arm; 1] = [
    Arm {
        when: None,
        needs: Needs { any: &[] },
        symbolic: false,
        lines: &T718A2011,
    },
];
pub(crate) static TA3C155F3: [Line; 6] = [
    Line::Text("vmsle.vi "),
    Line::Operand(0),
    Line::Text(", "),
    Line::Operand(1),
    Line::Text(", "),
    Line::Value(Expr::Bin(BinOp::Sub, &Expr::Operand(2), &Expr::Num(1))),
];
pub(crate) static T6A13969E: [&[Line]; 1] = [&TA3C155F3];
pub(crate) static T79689163: [Arm; 1] = [
    Arm {
        when: None,
        needs: Needs { any: &[] },
        symbolic: false,
        lines: &T6A13969E,
    },
];
pub(crate) static T5C7101F3: [Line; 7] = [
    Line::Text("vmsle.vi "),
    Line::Operand(0),
    Line::Text(", "),
    Line::Operand(1),
    Line::Text(", "),
    Line::Value(Expr::Bin(BinOp::Sub, &Expr::Operand(2), &Expr::Num(1))),
    Line::Text(", v0.t"),
];
pub(crate) static TB105EED5: [&[Line]; 1] = [&T5C7101F3];
pub(crate) static T11A8C6F6: [Arm; 1] = [
    Arm {
        when: None,
        needs: Needs { any: &[] },
        symbolic: false,
        lines: &TB105EED5,
    },
];
pub(crate) static T31ABE91F: [Line; 6] = [
    Line::Text("vmseq.vv "),
    Line::Operand(0),
    Line::Text(", "),
    Line::Operand(1),
    Line::Text(", "),
    Line::Operand(1),
];
pub(crate) static T0EE6DABB: [&[Line]; 1] = [&T31ABE91F];
pub(crate) static TB7B7CE28: [Line; 6] = [
    Line::Text("vmsgtu.vi "),
    Line::Operand(0),
    Line::Text(", "),
    Line::Operand(1),
    Line::Text(", "),
    Line::Value(Expr::Bin(BinOp::Sub, &Expr::Operand(2), &Expr::Num(1))),
];
pub(crate) static TEB9FD89F: [&[Line]; 1] = [&TB7B7CE28];
pub(crate) static T786D32C4: [Arm; 2] = [
    Arm {
        when: Some(Expr::Bin(BinOp::Eq, &Expr::Operand(2), &Expr::Num(0))),
        needs: Needs { any: &[] },
        symbolic: false,
        lines: &T0EE6DABB,
    },
    Arm {
        when: None,
        needs: Needs { any: &[] },
        symbolic: false,
        lines: &TEB9FD89F,
    },
];
pub(crate) static T7E5ECDE7: [Line; 7] = [
    Line::Text("vmseq.vv "),
    Line::Operand(0),
    Line::Text(", "),
    Line::Operand(1),
    Line::Text(", "),
    Line::Operand(1),
    Line::Text(", v0.t"),
];
pub(crate) static TD6A06A12: [&[Line]; 1] = [&T7E5ECDE7];
pub(crate) static T9CBFF518: [Line; 7] = [
    Line::Text("vmsgtu.vi "),
    Line::Operand(0),
    Line::Text(", "),
    Line::Operand(1),
    Line::Text(", "),
    Line::Value(Expr::Bin(BinOp::Sub, &Expr::Operand(2), &Expr::Num(1))),
    Line::Text(", v0.t"),
];
pub(crate) static T48D1BD3D: [&[Line]; 1] = [&T9CBFF518];
pub(crate) static T625CBA8D: [Arm; 2] = [
    Arm {
        when: Some(Expr::Bin(BinOp::Eq, &Expr::Operand(2), &Expr::Num(0))),
        needs: Needs { any: &[] },
        symbolic: false,
        lines: &TD6A06A12,
    },
    Arm {
        when: None,
        needs: Needs { any: &[] },
        symbolic: false,
        lines: &T48D1BD3D,
    },
];
pub(crate) static T7FC6E0A6: [Line; 6] = [
    Line::Text("vmsne.vv "),
    Line::Operand(0),
    Line::Text(", "),
    Line::Operand(1),
    Line::Text(", "),
    Line::Operand(1),
];
pub(crate) static TDE6AF037: [&[Line]; 1] = [&T7FC6E0A6];
pub(crate) static TA217ED84: [Line; 6] = [
    Line::Text("vmsleu.vi "),
    Line::Operand(0),
    Line::Text(", "),
    Line::Operand(1),
    Line::Text(", "),
    Line::Value(Expr::Bin(BinOp::Sub, &Expr::Operand(2), &Expr::Num(1))),
];
pub(crate) static TE430C95B: [&[Line]; 1] = [&TA217ED84];
pub(crate) static TDFE15DB5: [Arm; 2] = [
    Arm {
        when: Some(Expr::Bin(BinOp::Eq, &Expr::Operand(2), &Expr::Num(0))),
        needs: Needs { any: &[] },
        symbolic: false,
        lines: &TDE6AF037,
    },
    Arm {
        when: None,
        needs: Needs { any: &[] },
        symbolic: false,
        lines: &TE430C95B,
    },
];
pub(crate) static TDC4EA982: [Line; 7] = [
    Line::Text("vmsne.vv "),
    Line::Operand(0),
    Line::Text(", "),
    Line::Operand(1),
    Line::Text(", "),
    Line::Operand(1),
    Line::Text(", v0.t"),
];
pub(crate) static T9F28ED4B: [&[Line]; 1] = [&TDC4EA982];
pub(crate) static TB552EAAC: [Line; 7] = [
    Line::Text("vmsleu.vi "),
    Line::Operand(0),
    Line::Text(", "),
    Line::Operand(1),
    Line::Text(", "),
    Line::Value(Expr::Bin(BinOp::Sub, &Expr::Operand(2), &Expr::Num(1))),
    Line::Text(", v0.t"),
];
pub(crate) static TDB581E81: [&[Line]; 1] = [&TB552EAAC];
pub(crate) static TAB8D6C4C: [Arm; 2] = [
    Arm {
        when: Some(Expr::Bin(BinOp::Eq, &Expr::Operand(2), &Expr::Num(0))),
        needs: Needs { any: &[] },
        symbolic: false,
        lines: &T9F28ED4B,
    },
    Arm {
        when: None,
        needs: Needs { any: &[] },
        symbolic: false,
        lines: &TDB581E81,
    },
];
pub(crate) static T7EF94A7B: [Operand; 3] = [
    Operand {
        name: "vd",
        kind: 15,
        width: 5,
        ..Operand::DEFAULT
    },
    Operand {
        name: "va",
        kind: 15,
        width: 5,
        ..Operand::DEFAULT
    },
    Operand {
        name: "x",
        kind: 1,
        width: 5,
        ..Operand::DEFAULT
    },
];
pub(crate) static T6F4C7EBA: [Line; 6] = [
    Line::Text("vmslt.vx "),
    Line::Operand(0),
    Line::Text(", "),
    Line::Operand(1),
    Line::Text(", "),
    Line::Operand(2),
];
pub(crate) static TB29F64D5: [Line; 6] = [
    Line::Text("vmnand.mm "),
    Line::Operand(0),
    Line::Text(", "),
    Line::Operand(0),
    Line::Text(", "),
    Line::Operand(0),
];
pub(crate) static T26B54CCD: [&[Line]; 2] = [&T6F4C7EBA, &TB29F64D5];
pub(crate) static T94CE2B1A: [Arm; 1] = [
    Arm {
        when: None,
        needs: Needs { any: &[] },
        symbolic: false,
        lines: &T26B54CCD,
    },
];
pub(crate) static TB3A1192D: [Line; 6] = [
    Line::Text("vmsltu.vx "),
    Line::Operand(0),
    Line::Text(", "),
    Line::Operand(1),
    Line::Text(", "),
    Line::Operand(2),
];
pub(crate) static T07A159D2: [&[Line]; 2] = [&TB3A1192D, &TB29F64D5];
pub(crate) static T1A8937F2: [Arm; 1] = [
    Arm {
        when: None,
        needs: Needs { any: &[] },
        symbolic: false,
        lines: &T07A159D2,
    },
];
pub(crate) static TC6B7630E: [Line; 7] = [
    Line::Text("vmslt.vx "),
    Line::Operand(0),
    Line::Text(", "),
    Line::Operand(1),
    Line::Text(", "),
    Line::Operand(2),
    Line::Text(", v0.t"),
];
pub(crate) static T7C1BD66D: [Line; 5] = [
    Line::Text("vmxor.mm "),
    Line::Operand(0),
    Line::Text(", "),
    Line::Operand(0),
    Line::Text(", v0"),
];
pub(crate) static TA2B6047E: [&[Line]; 2] = [&TC6B7630E, &T7C1BD66D];
pub(crate) static T6D8BB6AC: [Arm; 1] = [
    Arm {
        when: Some(Expr::Bin(BinOp::Ne, &Expr::Operand(0), &Expr::Num(0))),
        needs: Needs { any: &[] },
        symbolic: false,
        lines: &TA2B6047E,
    },
];
pub(crate) static T33C1C431: [Line; 7] = [
    Line::Text("vmsltu.vx "),
    Line::Operand(0),
    Line::Text(", "),
    Line::Operand(1),
    Line::Text(", "),
    Line::Operand(2),
    Line::Text(", v0.t"),
];
pub(crate) static T3925A093: [&[Line]; 2] = [&T33C1C431, &T7C1BD66D];
pub(crate) static TC34F3749: [Arm; 1] = [
    Arm {
        when: Some(Expr::Bin(BinOp::Ne, &Expr::Operand(0), &Expr::Num(0))),
        needs: Needs { any: &[] },
        symbolic: false,
        lines: &T3925A093,
    },
];
pub(crate) static TB5C16C4C: [Part; 9] = [
    Part::Name,
    Part::Text(" "),
    Part::Operand {
        index: 0,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", "),
    Part::Operand {
        index: 1,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", "),
    Part::Operand {
        index: 2,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", v0.t, "),
    Part::Operand {
        index: 3,
        lead: "",
        trail: "",
        optional: false,
    },
];
pub(crate) static T021502AE: [Operand; 4] = [
    Operand {
        name: "vd",
        kind: 15,
        width: 5,
        ..Operand::DEFAULT
    },
    Operand {
        name: "va",
        kind: 15,
        width: 5,
        ..Operand::DEFAULT
    },
    Operand {
        name: "x",
        kind: 1,
        width: 5,
        ..Operand::DEFAULT
    },
    Operand {
        name: "vt",
        kind: 15,
        width: 5,
        ..Operand::DEFAULT
    },
];
pub(crate) static TD46DF957: [Line; 6] = [
    Line::Text("vmslt.vx "),
    Line::Operand(3),
    Line::Text(", "),
    Line::Operand(1),
    Line::Text(", "),
    Line::Operand(2),
];
pub(crate) static T826F9DDE: [Line; 6] = [
    Line::Text("vmandn.mm "),
    Line::Operand(0),
    Line::Text(", "),
    Line::Operand(0),
    Line::Text(", "),
    Line::Operand(3),
];
pub(crate) static T796C89BE: [&[Line]; 2] = [&TD46DF957, &T826F9DDE];
pub(crate) static T073B0BBD: [Line; 4] = [
    Line::Text("vmandn.mm "),
    Line::Operand(3),
    Line::Text(", v0, "),
    Line::Operand(3),
];
pub(crate) static TCBCBE37D: [Line; 5] = [
    Line::Text("vmandn.mm "),
    Line::Operand(0),
    Line::Text(", "),
    Line::Operand(0),
    Line::Text(", v0"),
];
pub(crate) static T9B1CB1A6: [Line; 6] = [
    Line::Text("vmor.mm "),
    Line::Operand(0),
    Line::Text(", "),
    Line::Operand(3),
    Line::Text(", "),
    Line::Operand(0),
];
pub(crate) static T44FCF970: [&[Line]; 4] = [
    &TD46DF957,
    &T073B0BBD,
    &TCBCBE37D,
    &T9B1CB1A6,
];
pub(crate) static TAAF0BB12: [Arm; 2] = [
    Arm {
        when: Some(Expr::Bin(BinOp::Eq, &Expr::Operand(0), &Expr::Num(0))),
        needs: Needs { any: &[] },
        symbolic: false,
        lines: &T796C89BE,
    },
    Arm {
        when: None,
        needs: Needs { any: &[] },
        symbolic: false,
        lines: &T44FCF970,
    },
];
pub(crate) static T2808736C: [Line; 6] = [
    Line::Text("vmsltu.vx "),
    Line::Operand(3),
    Line::Text(", "),
    Line::Operand(1),
    Line::Text(", "),
    Line::Operand(2),
];
pub(crate) static TED5ED27A: [&[Line]; 2] = [&T2808736C, &T826F9DDE];
pub(crate) static T558B22A4: [&[Line]; 4] = [
    &T2808736C,
    &T073B0BBD,
    &TCBCBE37D,
    &T9B1CB1A6,
];
pub(crate) static TD679B67E: [Arm; 2] = [
    Arm {
        when: Some(Expr::Bin(BinOp::Eq, &Expr::Operand(0), &Expr::Num(0))),
        needs: Needs { any: &[] },
        symbolic: false,
        lines: &TED5ED27A,
    },
    Arm {
        when: None,
        needs: Needs { any: &[] },
        symbolic: false,
        lines: &T558B22A4,
    },
];
pub(crate) static T42F04AEF: [Macro; 43] = [
    Macro {
        name: "li",
        template: &T1FA3D075,
        operands: &T0588E1BD,
        needs: Needs { any: &[] },
        doc: "Load any constant",
        arms: &TDAC2FEC0,
    },
    Macro {
        name: "la",
        template: &T1FA3D075,
        operands: &T5314121A,
        needs: Needs { any: &[] },
        doc: "Load the address of a symbol",
        arms: &TF70F5C87,
    },
    Macro {
        name: "lla",
        template: &T1FA3D075,
        operands: &T5314121A,
        needs: Needs { any: &[] },
        doc: "Load the address of a symbol",
        arms: &TF70F5C87,
    },
    Macro {
        name: "call",
        template: &T99F03378,
        operands: &TB79D64AC,
        needs: Needs { any: &[] },
        doc: "Call a function anywhere",
        arms: &TCF51FE6F,
    },
    Macro {
        name: "call",
        template: &T1FA3D075,
        operands: &T5314121A,
        needs: Needs { any: &[] },
        doc: "Call a function anywhere and keep the return address in a given register",
        arms: &T50FF893A,
    },
    Macro {
        name: "tail",
        template: &T99F03378,
        operands: &TB79D64AC,
        needs: Needs { any: &[] },
        doc: "Jump to a function anywhere",
        arms: &T7677A73F,
    },
    Macro {
        name: "jump",
        template: &T1FA3D075,
        operands: &TCB7A1AA6,
        needs: Needs { any: &[] },
        doc: "Jump anywhere with the help of a register",
        arms: &TB418AAE6,
    },
    Macro {
        name: "lb",
        template: &T1FA3D075,
        operands: &T5314121A,
        needs: Needs { any: &[] },
        doc: "Load from a symbol",
        arms: &T48A51AEF,
    },
    Macro {
        name: "lh",
        template: &T1FA3D075,
        operands: &T5314121A,
        needs: Needs { any: &[] },
        doc: "Load from a symbol",
        arms: &TA2C2A095,
    },
    Macro {
        name: "lw",
        template: &T1FA3D075,
        operands: &T5314121A,
        needs: Needs { any: &[] },
        doc: "Load from a symbol",
        arms: &T36EF61E4,
    },
    Macro {
        name: "lbu",
        template: &T1FA3D075,
        operands: &T5314121A,
        needs: Needs { any: &[] },
        doc: "Load from a symbol",
        arms: &TD9136B8A,
    },
    Macro {
        name: "lhu",
        template: &T1FA3D075,
        operands: &T5314121A,
        needs: Needs { any: &[] },
        doc: "Load from a symbol",
        arms: &TEE425C72,
    },
    Macro {
        name: "ld",
        template: &T1FA3D075,
        operands: &T5314121A,
        needs: Needs { any: &TC3E95E4D },
        doc: "Load from a symbol",
        arms: &TD2CAE003,
    },
    Macro {
        name: "lwu",
        template: &T1FA3D075,
        operands: &T5314121A,
        needs: Needs { any: &TC3E95E4D },
        doc: "Load from a symbol",
        arms: &TA3551294,
    },
    Macro {
        name: "sb",
        template: &T94CE5FDF,
        operands: &TA54D95B9,
        needs: Needs { any: &[] },
        doc: "Store to a symbol with the help of a register",
        arms: &T255A3993,
    },
    Macro {
        name: "sh",
        template: &T94CE5FDF,
        operands: &TA54D95B9,
        needs: Needs { any: &[] },
        doc: "Store to a symbol with the help of a register",
        arms: &T4AC66604,
    },
    Macro {
        name: "sw",
        template: &T94CE5FDF,
        operands: &TA54D95B9,
        needs: Needs { any: &[] },
        doc: "Store to a symbol with the help of a register",
        arms: &TCC8C926A,
    },
    Macro {
        name: "sd",
        template: &T94CE5FDF,
        operands: &TA54D95B9,
        needs: Needs { any: &TC3E95E4D },
        doc: "Store to a symbol with the help of a register",
        arms: &TDF41DFB4,
    },
    Macro {
        name: "flh",
        template: &T94CE5FDF,
        operands: &T14786020,
        needs: Needs { any: &T0ECFBAA0 },
        doc: "Load or store a floating-point register at a symbol with the help of a register",
        arms: &T96574A4E,
    },
    Macro {
        name: "flw",
        template: &T94CE5FDF,
        operands: &T14786020,
        needs: Needs { any: &T8DCE7AEF },
        doc: "Load or store a floating-point register at a symbol with the help of a register",
        arms: &TDDB18151,
    },
    Macro {
        name: "fld",
        template: &T94CE5FDF,
        operands: &T14786020,
        needs: Needs { any: &TCEB179FB },
        doc: "Load or store a floating-point register at a symbol with the help of a register",
        arms: &T10D2F7B1,
    },
    Macro {
        name: "fsh",
        template: &T94CE5FDF,
        operands: &T14786020,
        needs: Needs { any: &T0ECFBAA0 },
        doc: "Load or store a floating-point register at a symbol with the help of a register",
        arms: &T2751B569,
    },
    Macro {
        name: "fsw",
        template: &T94CE5FDF,
        operands: &T14786020,
        needs: Needs { any: &T8DCE7AEF },
        doc: "Load or store a floating-point register at a symbol with the help of a register",
        arms: &TB567B0D8,
    },
    Macro {
        name: "fsd",
        template: &T94CE5FDF,
        operands: &T14786020,
        needs: Needs { any: &TCEB179FB },
        doc: "Load or store a floating-point register at a symbol with the help of a register",
        arms: &T46F055A4,
    },
    Macro {
        name: "sext.b",
        template: &T1FA3D075,
        operands: &T89965703,
        needs: Needs { any: &T9A7B12B1 },
        doc: "Extend by two shifts where the machine has no instruction for it",
        arms: &T2C734167,
    },
    Macro {
        name: "sext.h",
        template: &T1FA3D075,
        operands: &T89965703,
        needs: Needs { any: &T9A7B12B1 },
        doc: "Extend by two shifts where the machine has no instruction for it",
        arms: &T12118F53,
    },
    Macro {
        name: "zext.h",
        template: &T1FA3D075,
        operands: &T89965703,
        needs: Needs { any: &T9A7B12B1 },
        doc: "Extend by two shifts where the machine has no instruction for it",
        arms: &T56A087E5,
    },
    Macro {
        name: "zext.w",
        template: &T1FA3D075,
        operands: &T89965703,
        needs: Needs { any: &TDDC5981B },
        doc: "Zero-extend the low 32 bits by two shifts",
        arms: &TD18325F3,
    },
    Macro {
        name: "c.unimp",
        template: &T7022B03A,
        operands: &[],
        needs: Needs { any: &[] },
        doc: "A halfword that is never an instruction",
        arms: &TCE2A3A8F,
    },
    Macro {
        name: "vmsge.vi",
        template: &T94CE5FDF,
        operands: &T59FFE47C,
        needs: Needs { any: &TC03D62E6 },
        doc: "Compare signed vector elements with a constant from -15 to 16",
        arms: &TF0D1DB25,
    },
    Macro {
        name: "vmsge.vi",
        template: &TD05DB898,
        operands: &T59FFE47C,
        needs: Needs { any: &TC03D62E6 },
        doc: "Compare signed vector elements with a constant from -15 to 16",
        arms: &TED1ADD06,
    },
    Macro {
        name: "vmslt.vi",
        template: &T94CE5FDF,
        operands: &T59FFE47C,
        needs: Needs { any: &TC03D62E6 },
        doc: "Compare signed vector elements with a constant from -15 to 16",
        arms: &T79689163,
    },
    Macro {
        name: "vmslt.vi",
        template: &TD05DB898,
        operands: &T59FFE47C,
        needs: Needs { any: &TC03D62E6 },
        doc: "Compare signed vector elements with a constant from -15 to 16",
        arms: &T11A8C6F6,
    },
    Macro {
        name: "vmsgeu.vi",
        template: &T94CE5FDF,
        operands: &T59FFE47C,
        needs: Needs { any: &TC03D62E6 },
        doc: "Compare unsigned vector elements with a constant from 0 to 16",
        arms: &T786D32C4,
    },
    Macro {
        name: "vmsgeu.vi",
        template: &TD05DB898,
        operands: &T59FFE47C,
        needs: Needs { any: &TC03D62E6 },
        doc: "Compare unsigned vector elements with a constant from 0 to 16",
        arms: &T625CBA8D,
    },
    Macro {
        name: "vmsltu.vi",
        template: &T94CE5FDF,
        operands: &T59FFE47C,
        needs: Needs { any: &TC03D62E6 },
        doc: "Compare unsigned vector elements with a constant from 0 to 16",
        arms: &TDFE15DB5,
    },
    Macro {
        name: "vmsltu.vi",
        template: &TD05DB898,
        operands: &T59FFE47C,
        needs: Needs { any: &TC03D62E6 },
        doc: "Compare unsigned vector elements with a constant from 0 to 16",
        arms: &TAB8D6C4C,
    },
    Macro {
        name: "vmsge.vx",
        template: &T94CE5FDF,
        operands: &T7EF94A7B,
        needs: Needs { any: &TC03D62E6 },
        doc: "Mask of vector elements that are not below a scalar",
        arms: &T94CE2B1A,
    },
    Macro {
        name: "vmsgeu.vx",
        template: &T94CE5FDF,
        operands: &T7EF94A7B,
        needs: Needs { any: &TC03D62E6 },
        doc: "Mask of vector elements that are not below a scalar",
        arms: &T1A8937F2,
    },
    Macro {
        name: "vmsge.vx",
        template: &TD05DB898,
        operands: &T7EF94A7B,
        needs: Needs { any: &TC03D62E6 },
        doc: "Mask of vector elements that are not below a scalar, under a mask",
        arms: &T6D8BB6AC,
    },
    Macro {
        name: "vmsgeu.vx",
        template: &TD05DB898,
        operands: &T7EF94A7B,
        needs: Needs { any: &TC03D62E6 },
        doc: "Mask of vector elements that are not below a scalar, under a mask",
        arms: &TC34F3749,
    },
    Macro {
        name: "vmsge.vx",
        template: &TB5C16C4C,
        operands: &T021502AE,
        needs: Needs { any: &TC03D62E6 },
        doc: "Mask of vector elements that are not below a scalar, under a mask, with the help of a register",
        arms: &TAAF0BB12,
    },
    Macro {
        name: "vmsgeu.vx",
        template: &TB5C16C4C,
        operands: &T021502AE,
        needs: Needs { any: &TC03D62E6 },
        doc: "Mask of vector elements that are not below a scalar, under a mask, with the help of a register",
        arms: &TD679B67E,
    },
];
pub(crate) static T5BC3D926: [Reloc; 4] = [
    Reloc {
        name: "hi",
        pcrel: false,
        of_label: false,
        value: Expr::Bin(
            BinOp::BitAnd,
            &Expr::Bin(
                BinOp::Shr,
                &Expr::Bin(BinOp::Add, &Expr::Param(0), &Expr::Num(2048)),
                &Expr::Num(12),
            ),
            &Expr::Num(1048575),
        ),
    },
    Reloc {
        name: "lo",
        pcrel: false,
        of_label: false,
        value: Expr::Call(Func::Sext(12), &Expr::Param(0)),
    },
    Reloc {
        name: "pcrel_hi",
        pcrel: true,
        of_label: false,
        value: Expr::Bin(
            BinOp::BitAnd,
            &Expr::Bin(
                BinOp::Shr,
                &Expr::Bin(BinOp::Add, &Expr::Param(0), &Expr::Num(2048)),
                &Expr::Num(12),
            ),
            &Expr::Num(1048575),
        ),
    },
    Reloc {
        name: "pcrel_lo",
        pcrel: false,
        of_label: true,
        value: Expr::Call(Func::Sext(12), &Expr::Param(0)),
    },
];
pub(crate) static T934F8494: [(&str, u32); 14] = [
    ("InstructionMisaligned", 0),
    ("FetchAccessFault", 1),
    ("IllegalInstruction", 2),
    ("Breakpoint", 3),
    ("LoadMisaligned", 4),
    ("LoadAccessFault", 5),
    ("StoreMisaligned", 6),
    ("StoreAccessFault", 7),
    ("UserEcall", 8),
    ("SupervisorEcall", 9),
    ("MachineEcall", 11),
    ("FetchPageFault", 12),
    ("LoadPageFault", 13),
    ("StorePageFault", 15),
];
pub(crate) static TD3413D3E: [(&str, &str); 19] = [
    (
        "float",
        "nan_result=default default_nan=positive nan_integer=largest tininess=after_rounding invalid=16 divide_by_zero=8 overflow=4 underflow=2 inexact=1 nearest_even=0 toward_zero=1 down=2 up=3 nearest_away=4 odd=5",
    ),
    ("sp", "X[2]"),
    ("syscall_cause", "UserEcall"),
    ("syscall_number", "X[17]"),
    ("syscall_args", "X[10] X[11] X[12] X[13] X[14] X[15]"),
    ("syscall_result", "X[10]"),
    ("syscall_length", "4"),
    ("user_state", "priv=0 csr.mstatus.FS=3 csr.mstatus.VS=3"),
    (
        "signals",
        "IllegalInstruction=4 Breakpoint=5 InstructionMisaligned=7 LoadMisaligned=7 StoreMisaligned=7",
    ),
    ("hwcap", "0x112d"),
    ("uname", "riscv"),
    (
        "assembler_options",
        "rvc=shorten norvc=exact relax=ignored norelax=ignored pic=ignored nopic=ignored",
    ),
    ("pad", "nop"),
    (
        "rows_scalar",
        "op        mnemonic\na         source hex\nb         source hex\nc         source hex\nrm        given\nresult    result hex\nfflags    cleared fflags hex\n",
    ),
    (
        "rows_vector",
        "set vill=0 vstart=0 vxsat=0 fflags=0\nwidest\ninsn      text\nsew       before vtype 8=0 16=8 32=16 64=24\nlmul      before vtype m1=0 m2=1 m4=2 m8=3 mf8=5 mf4=6 mf2=7\nvl        before vl dec\nvxrm      before vxrm dec\nfrm       before frm dec\nv0        before v0 bytes\nvd_before before operand:vd bytes:16\nvs2       before operand:vs2 bytes:16\nvs1       before operand:vs1 bytes:16\nx_a1      before a1 hex\nf_fa0     before fa0 hex\nvd_after  after operand:vd bytes:16\nvxsat     after vxsat dec\nfflags    after fflags dec\n",
    ),
    (
        "memory_model",
        "let po-loc = po & loc\nlet rfi = rf & int\nlet dependency = addr | data\n\n// overlapping addresses\nlet rule1 = po-loc; [W]\nlet rule2 = ([R]; (po-loc \\ po-loc; [W]; po-loc); [R]) \\ rsw\nlet rule3 = [AMO | X]; rfi; [R]\n// explicit synchronisation\nlet rule4 = fence\nlet rule5 = [AQ]; po\nlet rule6 = po; [RL]\nlet rule7 = [AQ | RL]; po; [AQ | RL]\nlet rule8 = rmw\n// syntactic dependencies\nlet rule9 = addr\nlet rule10 = data\nlet rule11 = ctrl; [W]\n// pipeline dependencies\nlet rule12 = dependency; [W]; rfi; [R]\nlet rule13 = addr; po; [W]\nlet preserved = rule1 | rule2 | rule3 | rule4 | rule5 | rule6 | rule7 | rule8 | rule9 | rule10 | rule11\n    | rule12 | rule13\n\n// each location by itself looks as if accesses came one after the other\nacyclic co | rf | fr | po-loc\n// the atomicity axiom: between what the load of a pair read and its store no other thread stores\nempty rmw & ((fr & ext); (co & ext))\n// the load value and progress axioms: the global order is one\nacyclic co | (rf & ext) | fr | preserved\n",
    ),
    ("vary", "vill=0 vtype=0..31 vl=1..36 vstart=0..3 vxrm=0..3 frm=0..4"),
    ("settled", "csr.mstatus.FS csr.mstatus.VS fflags frm vstart vxsat"),
    ("modes", "vill vtype vxrm"),
];
pub(crate) static T0EE7EBB2: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x400080a, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T1FAC65F4: [u16; 28] = [
    15, 14, 13, 12, 11, 10, 16, 17, 5, 6, 7, 28, 29, 30, 31, 1, 8, 9, 18, 19, 20, 21, 22,
    23, 24, 25, 26, 27,
];
pub(crate) static T9B32B084: [u16; 13] = [
    1, 8, 9, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27,
];
pub(crate) static TCBE5789F: [u16; 8] = [10, 11, 12, 13, 14, 15, 16, 17];
pub(crate) static TA9605D60: [u16; 2] = [10, 11];
pub(crate) static TBBC43EED: [&str; 2] = ["int", "float"];
pub(crate) static T3AC04B71: [u16; 32] = [
    15, 14, 13, 12, 11, 10, 16, 17, 0, 1, 2, 3, 4, 5, 6, 7, 28, 29, 30, 31, 8, 9, 18, 19,
    20, 21, 22, 23, 24, 25, 26, 27,
];
pub(crate) static TE3C8C919: [u16; 12] = [8, 9, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27];
pub(crate) static T717B6B63: [u16; 32] = [
    8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29,
    30, 31, 1, 2, 3, 4, 5, 6, 7, 0,
];
pub(crate) static T338C7C8D: [u16; 16] = [
    8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23,
];
pub(crate) static T32FC0C5A: [Bank; 3] = [
    Bank {
        name: "int",
        file: 0,
        order: &T1FAC65F4,
        saved: &T9B32B084,
        arguments: &TCBE5789F,
        results: &TA9605D60,
        beyond: None,
        classes: &TBBC43EED,
        slot: 8,
    },
    Bank {
        name: "float",
        file: 1,
        order: &T3AC04B71,
        saved: &TE3C8C919,
        arguments: &TCBE5789F,
        results: &TA9605D60,
        beyond: Some(0),
        classes: &[],
        slot: 8,
    },
    Bank {
        name: "vector",
        file: 4,
        order: &T717B6B63,
        saved: &[],
        arguments: &T338C7C8D,
        results: &T338C7C8D,
        beyond: None,
        classes: &[],
        slot: 8192,
    },
];
pub(crate) static TE0817EB5: [(&str, &str); 65] = [
    ("copy int", "mv {to}, {from}"),
    ("load int", "ld {value}, {offset}({base})"),
    ("load int 1", "lbu {value}, {offset}({base})"),
    ("load int 8", "lb {value}, {offset}({base})"),
    ("load int 16", "lh {value}, {offset}({base})"),
    ("store int", "sd {value}, {offset}({base})"),
    ("offset", "addi {to}, {base}, {offset}"),
    ("sum", "add {to}, {a}, {b}"),
    ("difference", "sub {to}, {a}, {b}"),
    ("constant", "li {to}, {number}"),
    ("address", "la {to}, {symbol}"),
    ("call", "call {symbol}"),
    ("call_register", "jalr {target}"),
    ("jump", "j {label}"),
    ("jump_far", "jump {label}, {scratch}"),
    ("jump_register", "jr {target}"),
    ("return", "ret"),
    ("pad", "nop"),
    ("start", "call main\nli a7, 93\necall"),
    (
        "syscall",
        "mv a7, a0\nmv a0, a1\nmv a1, a2\nmv a2, a3\nmv a3, a4\nmv a4, a5\nmv a5, a6\necall\nret",
    ),
    (
        "elf",
        "flags 1 Zca\nhi lui 26\nlo addi 27\nlo sw 28\npcrel_hi auipc 23\npcrel_lo addi 24\npcrel_lo sw 25\n- jal 17\n- beq 16\n- c.j 45\n- c.beqz 44\n- 8 2\n- 4 1",
    ),
    ("load int 32", "lw {value}, {offset}({base})"),
    ("address int", "ld {to}, {symbol}"),
    ("copy int int 32", "sext.w {to}, {from}"),
    ("service gate_atomic_add_i32 int int", "amoadd.w.aqrl {to}, {a}, ({b})"),
    ("service gate_atomic_add_i64 int int", "amoadd.d.aqrl {to}, {a}, ({b})"),
    ("service gate_atomic_and_i32 int int", "amoand.w.aqrl {to}, {a}, ({b})"),
    ("service gate_atomic_and_i64 int int", "amoand.d.aqrl {to}, {a}, ({b})"),
    ("service gate_atomic_or_i32 int int", "amoor.w.aqrl {to}, {a}, ({b})"),
    ("service gate_atomic_or_i64 int int", "amoor.d.aqrl {to}, {a}, ({b})"),
    ("service gate_atomic_xor_i32 int int", "amoxor.w.aqrl {to}, {a}, ({b})"),
    ("service gate_atomic_xor_i64 int int", "amoxor.d.aqrl {to}, {a}, ({b})"),
    ("service gate_atomic_swap_i32 int int", "amoswap.w.aqrl {to}, {a}, ({b})"),
    ("service gate_atomic_swap_i64 int int", "amoswap.d.aqrl {to}, {a}, ({b})"),
    ("service gate_atomic_smin_i32 int int", "amomin.w.aqrl {to}, {a}, ({b})"),
    ("service gate_atomic_smin_i64 int int", "amomin.d.aqrl {to}, {a}, ({b})"),
    ("service gate_atomic_smax_i32 int int", "amomax.w.aqrl {to}, {a}, ({b})"),
    ("service gate_atomic_smax_i64 int int", "amomax.d.aqrl {to}, {a}, ({b})"),
    ("service gate_atomic_umin_i32 int int", "amominu.w.aqrl {to}, {a}, ({b})"),
    ("service gate_atomic_umin_i64 int int", "amominu.d.aqrl {to}, {a}, ({b})"),
    ("service gate_atomic_umax_i32 int int", "amomaxu.w.aqrl {to}, {a}, ({b})"),
    ("service gate_atomic_umax_i64 int int", "amomaxu.d.aqrl {to}, {a}, ({b})"),
    ("copy float", "fmv.d {to}, {from}"),
    ("load float", "fld {value}, {offset}({base})"),
    ("load float 32", "flw {value}, {offset}({base})"),
    ("store float", "fsd {value}, {offset}({base})"),
    ("copy float int 32", "fmv.x.w {to}, {from}"),
    ("copy int float 32", "fmv.w.x {to}, {from}"),
    ("elf float", "flags 4"),
    ("copy float int 64", "fmv.x.d {to}, {from}"),
    ("copy int float 64", "fmv.d.x {to}, {from}"),
    ("copy vector", "vmv1r.v {to}, {from}"),
    ("load vector", "vl1re8.v {value}, ({base})"),
    ("store vector", "vs1r.v {value}, ({base})"),
    ("bytes vector int", "csrr {to}, vlenb"),
    ("copy vector group 2", "vmv2r.v {to}, {from}"),
    ("copy vector group 4", "vmv4r.v {to}, {from}"),
    ("copy vector group 8", "vmv8r.v {to}, {from}"),
    ("load vector group 2", "vl2re8.v {value}, ({base})"),
    ("load vector group 4", "vl4re8.v {value}, ({base})"),
    ("load vector group 8", "vl8re8.v {value}, ({base})"),
    ("store vector group 2", "vs2r.v {value}, ({base})"),
    ("store vector group 4", "vs4r.v {value}, ({base})"),
    ("store vector group 8", "vs8r.v {value}, ({base})"),
    ("ready vector", "vsetivli zero, 0, e8, m1, ta, ma"),
];
pub(crate) static T7F26E3B1: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x4000802, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static TD5E2163D: [(&str, &str); 47] = [
    ("copy int", "mv {to}, {from}"),
    ("load int", "ld {value}, {offset}({base})"),
    ("load int 1", "lbu {value}, {offset}({base})"),
    ("load int 8", "lb {value}, {offset}({base})"),
    ("load int 16", "lh {value}, {offset}({base})"),
    ("store int", "sd {value}, {offset}({base})"),
    ("offset", "addi {to}, {base}, {offset}"),
    ("sum", "add {to}, {a}, {b}"),
    ("difference", "sub {to}, {a}, {b}"),
    ("constant", "li {to}, {number}"),
    ("address", "la {to}, {symbol}"),
    ("call", "call {symbol}"),
    ("call_register", "jalr {target}"),
    ("jump", "j {label}"),
    ("jump_far", "jump {label}, {scratch}"),
    ("jump_register", "jr {target}"),
    ("return", "ret"),
    ("pad", "nop"),
    ("start", "call main\nli a7, 93\necall"),
    (
        "syscall",
        "mv a7, a0\nmv a0, a1\nmv a1, a2\nmv a2, a3\nmv a3, a4\nmv a4, a5\nmv a5, a6\necall\nret",
    ),
    (
        "elf",
        "flags 1 Zca\nhi lui 26\nlo addi 27\nlo sw 28\npcrel_hi auipc 23\npcrel_lo addi 24\npcrel_lo sw 25\n- jal 17\n- beq 16\n- c.j 45\n- c.beqz 44\n- 8 2\n- 4 1",
    ),
    ("copy float", "fmv.d {to}, {from}"),
    ("load float", "fld {value}, {offset}({base})"),
    ("load float 32", "flw {value}, {offset}({base})"),
    ("store float", "fsd {value}, {offset}({base})"),
    ("copy float int 32", "fmv.x.w {to}, {from}"),
    ("copy int float 32", "fmv.w.x {to}, {from}"),
    ("elf float", "flags 4"),
    ("load int 32", "lw {value}, {offset}({base})"),
    ("address int", "ld {to}, {symbol}"),
    ("copy int int 32", "sext.w {to}, {from}"),
    ("copy float int 64", "fmv.x.d {to}, {from}"),
    ("copy int float 64", "fmv.d.x {to}, {from}"),
    ("copy vector", "vmv1r.v {to}, {from}"),
    ("load vector", "vl1re8.v {value}, ({base})"),
    ("store vector", "vs1r.v {value}, ({base})"),
    ("bytes vector int", "csrr {to}, vlenb"),
    ("copy vector group 2", "vmv2r.v {to}, {from}"),
    ("copy vector group 4", "vmv4r.v {to}, {from}"),
    ("copy vector group 8", "vmv8r.v {to}, {from}"),
    ("load vector group 2", "vl2re8.v {value}, ({base})"),
    ("load vector group 4", "vl4re8.v {value}, ({base})"),
    ("load vector group 8", "vl8re8.v {value}, ({base})"),
    ("store vector group 2", "vs2r.v {value}, ({base})"),
    ("store vector group 4", "vs4r.v {value}, ({base})"),
    ("store vector group 8", "vs8r.v {value}, ({base})"),
    ("ready vector", "vsetivli zero, 0, e8, m1, ta, ma"),
];
pub(crate) static T414E5EF6: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x80a, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T36A7CEB8: [Bank; 2] = [
    Bank {
        name: "int",
        file: 0,
        order: &T1FAC65F4,
        saved: &T9B32B084,
        arguments: &TCBE5789F,
        results: &TA9605D60,
        beyond: None,
        classes: &TBBC43EED,
        slot: 8,
    },
    Bank {
        name: "float",
        file: 1,
        order: &T3AC04B71,
        saved: &TE3C8C919,
        arguments: &TCBE5789F,
        results: &TA9605D60,
        beyond: Some(0),
        classes: &[],
        slot: 8,
    },
];
pub(crate) static T7B57B318: [(&str, &str); 51] = [
    ("copy int", "mv {to}, {from}"),
    ("load int", "ld {value}, {offset}({base})"),
    ("load int 1", "lbu {value}, {offset}({base})"),
    ("load int 8", "lb {value}, {offset}({base})"),
    ("load int 16", "lh {value}, {offset}({base})"),
    ("store int", "sd {value}, {offset}({base})"),
    ("offset", "addi {to}, {base}, {offset}"),
    ("sum", "add {to}, {a}, {b}"),
    ("difference", "sub {to}, {a}, {b}"),
    ("constant", "li {to}, {number}"),
    ("address", "la {to}, {symbol}"),
    ("call", "call {symbol}"),
    ("call_register", "jalr {target}"),
    ("jump", "j {label}"),
    ("jump_far", "jump {label}, {scratch}"),
    ("jump_register", "jr {target}"),
    ("return", "ret"),
    ("pad", "nop"),
    ("start", "call main\nli a7, 93\necall"),
    (
        "syscall",
        "mv a7, a0\nmv a0, a1\nmv a1, a2\nmv a2, a3\nmv a3, a4\nmv a4, a5\nmv a5, a6\necall\nret",
    ),
    (
        "elf",
        "flags 1 Zca\nhi lui 26\nlo addi 27\nlo sw 28\npcrel_hi auipc 23\npcrel_lo addi 24\npcrel_lo sw 25\n- jal 17\n- beq 16\n- c.j 45\n- c.beqz 44\n- 8 2\n- 4 1",
    ),
    ("load int 32", "lw {value}, {offset}({base})"),
    ("address int", "ld {to}, {symbol}"),
    ("copy int int 32", "sext.w {to}, {from}"),
    ("service gate_atomic_add_i32 int int", "amoadd.w.aqrl {to}, {a}, ({b})"),
    ("service gate_atomic_add_i64 int int", "amoadd.d.aqrl {to}, {a}, ({b})"),
    ("service gate_atomic_and_i32 int int", "amoand.w.aqrl {to}, {a}, ({b})"),
    ("service gate_atomic_and_i64 int int", "amoand.d.aqrl {to}, {a}, ({b})"),
    ("service gate_atomic_or_i32 int int", "amoor.w.aqrl {to}, {a}, ({b})"),
    ("service gate_atomic_or_i64 int int", "amoor.d.aqrl {to}, {a}, ({b})"),
    ("service gate_atomic_xor_i32 int int", "amoxor.w.aqrl {to}, {a}, ({b})"),
    ("service gate_atomic_xor_i64 int int", "amoxor.d.aqrl {to}, {a}, ({b})"),
    ("service gate_atomic_swap_i32 int int", "amoswap.w.aqrl {to}, {a}, ({b})"),
    ("service gate_atomic_swap_i64 int int", "amoswap.d.aqrl {to}, {a}, ({b})"),
    ("service gate_atomic_smin_i32 int int", "amomin.w.aqrl {to}, {a}, ({b})"),
    ("service gate_atomic_smin_i64 int int", "amomin.d.aqrl {to}, {a}, ({b})"),
    ("service gate_atomic_smax_i32 int int", "amomax.w.aqrl {to}, {a}, ({b})"),
    ("service gate_atomic_smax_i64 int int", "amomax.d.aqrl {to}, {a}, ({b})"),
    ("service gate_atomic_umin_i32 int int", "amominu.w.aqrl {to}, {a}, ({b})"),
    ("service gate_atomic_umin_i64 int int", "amominu.d.aqrl {to}, {a}, ({b})"),
    ("service gate_atomic_umax_i32 int int", "amomaxu.w.aqrl {to}, {a}, ({b})"),
    ("service gate_atomic_umax_i64 int int", "amomaxu.d.aqrl {to}, {a}, ({b})"),
    ("copy float", "fmv.d {to}, {from}"),
    ("load float", "fld {value}, {offset}({base})"),
    ("load float 32", "flw {value}, {offset}({base})"),
    ("store float", "fsd {value}, {offset}({base})"),
    ("copy float int 32", "fmv.x.w {to}, {from}"),
    ("copy int float 32", "fmv.w.x {to}, {from}"),
    ("elf float", "flags 4"),
    ("copy float int 64", "fmv.x.d {to}, {from}"),
    ("copy int float 64", "fmv.d.x {to}, {from}"),
];
pub(crate) static TBC600920: [(&str, &str); 33] = [
    ("copy int", "mv {to}, {from}"),
    ("load int", "ld {value}, {offset}({base})"),
    ("load int 1", "lbu {value}, {offset}({base})"),
    ("load int 8", "lb {value}, {offset}({base})"),
    ("load int 16", "lh {value}, {offset}({base})"),
    ("store int", "sd {value}, {offset}({base})"),
    ("offset", "addi {to}, {base}, {offset}"),
    ("sum", "add {to}, {a}, {b}"),
    ("difference", "sub {to}, {a}, {b}"),
    ("constant", "li {to}, {number}"),
    ("address", "la {to}, {symbol}"),
    ("call", "call {symbol}"),
    ("call_register", "jalr {target}"),
    ("jump", "j {label}"),
    ("jump_far", "jump {label}, {scratch}"),
    ("jump_register", "jr {target}"),
    ("return", "ret"),
    ("pad", "nop"),
    ("start", "call main\nli a7, 93\necall"),
    (
        "syscall",
        "mv a7, a0\nmv a0, a1\nmv a1, a2\nmv a2, a3\nmv a3, a4\nmv a4, a5\nmv a5, a6\necall\nret",
    ),
    (
        "elf",
        "flags 1 Zca\nhi lui 26\nlo addi 27\nlo sw 28\npcrel_hi auipc 23\npcrel_lo addi 24\npcrel_lo sw 25\n- jal 17\n- beq 16\n- c.j 45\n- c.beqz 44\n- 8 2\n- 4 1",
    ),
    ("copy float", "fmv.d {to}, {from}"),
    ("load float", "fld {value}, {offset}({base})"),
    ("load float 32", "flw {value}, {offset}({base})"),
    ("store float", "fsd {value}, {offset}({base})"),
    ("copy float int 32", "fmv.x.w {to}, {from}"),
    ("copy int float 32", "fmv.w.x {to}, {from}"),
    ("elf float", "flags 4"),
    ("load int 32", "lw {value}, {offset}({base})"),
    ("address int", "ld {to}, {symbol}"),
    ("copy int int 32", "sext.w {to}, {from}"),
    ("copy float int 64", "fmv.x.d {to}, {from}"),
    ("copy int float 64", "fmv.d.x {to}, {from}"),
];
pub(crate) static TBF164215: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x4402, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T39F53154: [Bank; 2] = [
    Bank {
        name: "int",
        file: 0,
        order: &T1FAC65F4,
        saved: &T9B32B084,
        arguments: &TCBE5789F,
        results: &TA9605D60,
        beyond: None,
        classes: &TBBC43EED,
        slot: 8,
    },
    Bank {
        name: "float",
        file: 1,
        order: &T3AC04B71,
        saved: &TE3C8C919,
        arguments: &TCBE5789F,
        results: &TA9605D60,
        beyond: Some(0),
        classes: &[],
        slot: 4,
    },
];
pub(crate) static TBF3B306D: [(&str, &str); 31] = [
    ("copy int", "mv {to}, {from}"),
    ("load int", "ld {value}, {offset}({base})"),
    ("load int 1", "lbu {value}, {offset}({base})"),
    ("load int 8", "lb {value}, {offset}({base})"),
    ("load int 16", "lh {value}, {offset}({base})"),
    ("store int", "sd {value}, {offset}({base})"),
    ("offset", "addi {to}, {base}, {offset}"),
    ("sum", "add {to}, {a}, {b}"),
    ("difference", "sub {to}, {a}, {b}"),
    ("constant", "li {to}, {number}"),
    ("address", "la {to}, {symbol}"),
    ("call", "call {symbol}"),
    ("call_register", "jalr {target}"),
    ("jump", "j {label}"),
    ("jump_far", "jump {label}, {scratch}"),
    ("jump_register", "jr {target}"),
    ("return", "ret"),
    ("pad", "nop"),
    ("start", "call main\nli a7, 93\necall"),
    (
        "syscall",
        "mv a7, a0\nmv a0, a1\nmv a1, a2\nmv a2, a3\nmv a3, a4\nmv a4, a5\nmv a5, a6\necall\nret",
    ),
    (
        "elf",
        "flags 1 Zca\nhi lui 26\nlo addi 27\nlo sw 28\npcrel_hi auipc 23\npcrel_lo addi 24\npcrel_lo sw 25\n- jal 17\n- beq 16\n- c.j 45\n- c.beqz 44\n- 8 2\n- 4 1",
    ),
    ("copy float", "fmv.s {to}, {from}"),
    ("load float", "flw {value}, {offset}({base})"),
    ("load float 32", "flw {value}, {offset}({base})"),
    ("store float", "fsw {value}, {offset}({base})"),
    ("copy float int 32", "fmv.x.w {to}, {from}"),
    ("copy int float 32", "fmv.w.x {to}, {from}"),
    ("elf float", "flags 2"),
    ("load int 32", "lw {value}, {offset}({base})"),
    ("address int", "ld {to}, {symbol}"),
    ("copy int int 32", "sext.w {to}, {from}"),
];
pub(crate) static T76DED162: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x400a, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T2166C6CF: [Bank; 1] = [
    Bank {
        name: "int",
        file: 0,
        order: &T1FAC65F4,
        saved: &T9B32B084,
        arguments: &TCBE5789F,
        results: &TA9605D60,
        beyond: None,
        classes: &TBBC43EED,
        slot: 8,
    },
];
pub(crate) static TDAD6A54A: [(&str, &str); 42] = [
    ("copy int", "mv {to}, {from}"),
    ("load int", "ld {value}, {offset}({base})"),
    ("load int 1", "lbu {value}, {offset}({base})"),
    ("load int 8", "lb {value}, {offset}({base})"),
    ("load int 16", "lh {value}, {offset}({base})"),
    ("store int", "sd {value}, {offset}({base})"),
    ("offset", "addi {to}, {base}, {offset}"),
    ("sum", "add {to}, {a}, {b}"),
    ("difference", "sub {to}, {a}, {b}"),
    ("constant", "li {to}, {number}"),
    ("address", "la {to}, {symbol}"),
    ("call", "call {symbol}"),
    ("call_register", "jalr {target}"),
    ("jump", "j {label}"),
    ("jump_far", "jump {label}, {scratch}"),
    ("jump_register", "jr {target}"),
    ("return", "ret"),
    ("pad", "nop"),
    ("start", "call main\nli a7, 93\necall"),
    (
        "syscall",
        "mv a7, a0\nmv a0, a1\nmv a1, a2\nmv a2, a3\nmv a3, a4\nmv a4, a5\nmv a5, a6\necall\nret",
    ),
    (
        "elf",
        "flags 1 Zca\nhi lui 26\nlo addi 27\nlo sw 28\npcrel_hi auipc 23\npcrel_lo addi 24\npcrel_lo sw 25\n- jal 17\n- beq 16\n- c.j 45\n- c.beqz 44\n- 8 2\n- 4 1",
    ),
    ("load int 32", "lw {value}, {offset}({base})"),
    ("address int", "ld {to}, {symbol}"),
    ("copy int int 32", "sext.w {to}, {from}"),
    ("service gate_atomic_add_i32 int int", "amoadd.w.aqrl {to}, {a}, ({b})"),
    ("service gate_atomic_add_i64 int int", "amoadd.d.aqrl {to}, {a}, ({b})"),
    ("service gate_atomic_and_i32 int int", "amoand.w.aqrl {to}, {a}, ({b})"),
    ("service gate_atomic_and_i64 int int", "amoand.d.aqrl {to}, {a}, ({b})"),
    ("service gate_atomic_or_i32 int int", "amoor.w.aqrl {to}, {a}, ({b})"),
    ("service gate_atomic_or_i64 int int", "amoor.d.aqrl {to}, {a}, ({b})"),
    ("service gate_atomic_xor_i32 int int", "amoxor.w.aqrl {to}, {a}, ({b})"),
    ("service gate_atomic_xor_i64 int int", "amoxor.d.aqrl {to}, {a}, ({b})"),
    ("service gate_atomic_swap_i32 int int", "amoswap.w.aqrl {to}, {a}, ({b})"),
    ("service gate_atomic_swap_i64 int int", "amoswap.d.aqrl {to}, {a}, ({b})"),
    ("service gate_atomic_smin_i32 int int", "amomin.w.aqrl {to}, {a}, ({b})"),
    ("service gate_atomic_smin_i64 int int", "amomin.d.aqrl {to}, {a}, ({b})"),
    ("service gate_atomic_smax_i32 int int", "amomax.w.aqrl {to}, {a}, ({b})"),
    ("service gate_atomic_smax_i64 int int", "amomax.d.aqrl {to}, {a}, ({b})"),
    ("service gate_atomic_umin_i32 int int", "amominu.w.aqrl {to}, {a}, ({b})"),
    ("service gate_atomic_umin_i64 int int", "amominu.d.aqrl {to}, {a}, ({b})"),
    ("service gate_atomic_umax_i32 int int", "amomaxu.w.aqrl {to}, {a}, ({b})"),
    ("service gate_atomic_umax_i64 int int", "amomaxu.d.aqrl {to}, {a}, ({b})"),
];
pub(crate) static TC2BF3832: [(&str, &str); 24] = [
    ("copy int", "mv {to}, {from}"),
    ("load int", "ld {value}, {offset}({base})"),
    ("load int 1", "lbu {value}, {offset}({base})"),
    ("load int 8", "lb {value}, {offset}({base})"),
    ("load int 16", "lh {value}, {offset}({base})"),
    ("store int", "sd {value}, {offset}({base})"),
    ("offset", "addi {to}, {base}, {offset}"),
    ("sum", "add {to}, {a}, {b}"),
    ("difference", "sub {to}, {a}, {b}"),
    ("constant", "li {to}, {number}"),
    ("address", "la {to}, {symbol}"),
    ("call", "call {symbol}"),
    ("call_register", "jalr {target}"),
    ("jump", "j {label}"),
    ("jump_far", "jump {label}, {scratch}"),
    ("jump_register", "jr {target}"),
    ("return", "ret"),
    ("pad", "nop"),
    ("start", "call main\nli a7, 93\necall"),
    (
        "syscall",
        "mv a7, a0\nmv a0, a1\nmv a1, a2\nmv a2, a3\nmv a3, a4\nmv a4, a5\nmv a5, a6\necall\nret",
    ),
    (
        "elf",
        "flags 1 Zca\nhi lui 26\nlo addi 27\nlo sw 28\npcrel_hi auipc 23\npcrel_lo addi 24\npcrel_lo sw 25\n- jal 17\n- beq 16\n- c.j 45\n- c.beqz 44\n- 8 2\n- 4 1",
    ),
    ("load int 32", "lw {value}, {offset}({base})"),
    ("address int", "ld {to}, {symbol}"),
    ("copy int int 32", "sext.w {to}, {from}"),
];
pub(crate) static T38D45C4E: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x809, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T22906AAC: [Bank; 2] = [
    Bank {
        name: "int",
        file: 0,
        order: &T1FAC65F4,
        saved: &T9B32B084,
        arguments: &TCBE5789F,
        results: &TA9605D60,
        beyond: None,
        classes: &TBBC43EED,
        slot: 4,
    },
    Bank {
        name: "float",
        file: 1,
        order: &T3AC04B71,
        saved: &TE3C8C919,
        arguments: &TCBE5789F,
        results: &TA9605D60,
        beyond: Some(0),
        classes: &[],
        slot: 8,
    },
];
pub(crate) static TCD8F1E88: [(&str, &str); 37] = [
    ("copy int", "mv {to}, {from}"),
    ("load int", "lw {value}, {offset}({base})"),
    ("load int 1", "lbu {value}, {offset}({base})"),
    ("load int 8", "lb {value}, {offset}({base})"),
    ("load int 16", "lh {value}, {offset}({base})"),
    ("store int", "sw {value}, {offset}({base})"),
    ("offset", "addi {to}, {base}, {offset}"),
    ("sum", "add {to}, {a}, {b}"),
    ("difference", "sub {to}, {a}, {b}"),
    ("constant", "li {to}, {number}"),
    ("address", "la {to}, {symbol}"),
    ("call", "call {symbol}"),
    ("call_register", "jalr {target}"),
    ("jump", "j {label}"),
    ("jump_far", "jump {label}, {scratch}"),
    ("jump_register", "jr {target}"),
    ("return", "ret"),
    ("pad", "nop"),
    ("start", "call main\nli a7, 93\necall"),
    (
        "syscall",
        "mv a7, a0\nmv a0, a1\nmv a1, a2\nmv a2, a3\nmv a3, a4\nmv a4, a5\nmv a5, a6\necall\nret",
    ),
    (
        "elf",
        "flags 1 Zca\nhi lui 26\nlo addi 27\nlo sw 28\npcrel_hi auipc 23\npcrel_lo addi 24\npcrel_lo sw 25\n- jal 17\n- beq 16\n- c.j 45\n- c.beqz 44\n- 8 2\n- 4 1",
    ),
    ("service gate_atomic_add_i32 int int", "amoadd.w.aqrl {to}, {a}, ({b})"),
    ("service gate_atomic_and_i32 int int", "amoand.w.aqrl {to}, {a}, ({b})"),
    ("service gate_atomic_or_i32 int int", "amoor.w.aqrl {to}, {a}, ({b})"),
    ("service gate_atomic_xor_i32 int int", "amoxor.w.aqrl {to}, {a}, ({b})"),
    ("service gate_atomic_swap_i32 int int", "amoswap.w.aqrl {to}, {a}, ({b})"),
    ("service gate_atomic_smin_i32 int int", "amomin.w.aqrl {to}, {a}, ({b})"),
    ("service gate_atomic_smax_i32 int int", "amomax.w.aqrl {to}, {a}, ({b})"),
    ("service gate_atomic_umin_i32 int int", "amominu.w.aqrl {to}, {a}, ({b})"),
    ("service gate_atomic_umax_i32 int int", "amomaxu.w.aqrl {to}, {a}, ({b})"),
    ("copy float", "fmv.d {to}, {from}"),
    ("load float", "fld {value}, {offset}({base})"),
    ("load float 32", "flw {value}, {offset}({base})"),
    ("store float", "fsd {value}, {offset}({base})"),
    ("copy float int 32", "fmv.x.w {to}, {from}"),
    ("copy int float 32", "fmv.w.x {to}, {from}"),
    ("elf float", "flags 4"),
];
pub(crate) static T6BD89046: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x801, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T04A955D6: [(&str, &str); 28] = [
    ("copy int", "mv {to}, {from}"),
    ("load int", "lw {value}, {offset}({base})"),
    ("load int 1", "lbu {value}, {offset}({base})"),
    ("load int 8", "lb {value}, {offset}({base})"),
    ("load int 16", "lh {value}, {offset}({base})"),
    ("store int", "sw {value}, {offset}({base})"),
    ("offset", "addi {to}, {base}, {offset}"),
    ("sum", "add {to}, {a}, {b}"),
    ("difference", "sub {to}, {a}, {b}"),
    ("constant", "li {to}, {number}"),
    ("address", "la {to}, {symbol}"),
    ("call", "call {symbol}"),
    ("call_register", "jalr {target}"),
    ("jump", "j {label}"),
    ("jump_far", "jump {label}, {scratch}"),
    ("jump_register", "jr {target}"),
    ("return", "ret"),
    ("pad", "nop"),
    ("start", "call main\nli a7, 93\necall"),
    (
        "syscall",
        "mv a7, a0\nmv a0, a1\nmv a1, a2\nmv a2, a3\nmv a3, a4\nmv a4, a5\nmv a5, a6\necall\nret",
    ),
    (
        "elf",
        "flags 1 Zca\nhi lui 26\nlo addi 27\nlo sw 28\npcrel_hi auipc 23\npcrel_lo addi 24\npcrel_lo sw 25\n- jal 17\n- beq 16\n- c.j 45\n- c.beqz 44\n- 8 2\n- 4 1",
    ),
    ("copy float", "fmv.d {to}, {from}"),
    ("load float", "fld {value}, {offset}({base})"),
    ("load float 32", "flw {value}, {offset}({base})"),
    ("store float", "fsd {value}, {offset}({base})"),
    ("copy float int 32", "fmv.x.w {to}, {from}"),
    ("copy int float 32", "fmv.w.x {to}, {from}"),
    ("elf float", "flags 4"),
];
pub(crate) static TCF937A16: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x4401, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T45CBD900: [Bank; 2] = [
    Bank {
        name: "int",
        file: 0,
        order: &T1FAC65F4,
        saved: &T9B32B084,
        arguments: &TCBE5789F,
        results: &TA9605D60,
        beyond: None,
        classes: &TBBC43EED,
        slot: 4,
    },
    Bank {
        name: "float",
        file: 1,
        order: &T3AC04B71,
        saved: &TE3C8C919,
        arguments: &TCBE5789F,
        results: &TA9605D60,
        beyond: Some(0),
        classes: &[],
        slot: 4,
    },
];
pub(crate) static TEE2A438B: [(&str, &str); 28] = [
    ("copy int", "mv {to}, {from}"),
    ("load int", "lw {value}, {offset}({base})"),
    ("load int 1", "lbu {value}, {offset}({base})"),
    ("load int 8", "lb {value}, {offset}({base})"),
    ("load int 16", "lh {value}, {offset}({base})"),
    ("store int", "sw {value}, {offset}({base})"),
    ("offset", "addi {to}, {base}, {offset}"),
    ("sum", "add {to}, {a}, {b}"),
    ("difference", "sub {to}, {a}, {b}"),
    ("constant", "li {to}, {number}"),
    ("address", "la {to}, {symbol}"),
    ("call", "call {symbol}"),
    ("call_register", "jalr {target}"),
    ("jump", "j {label}"),
    ("jump_far", "jump {label}, {scratch}"),
    ("jump_register", "jr {target}"),
    ("return", "ret"),
    ("pad", "nop"),
    ("start", "call main\nli a7, 93\necall"),
    (
        "syscall",
        "mv a7, a0\nmv a0, a1\nmv a1, a2\nmv a2, a3\nmv a3, a4\nmv a4, a5\nmv a5, a6\necall\nret",
    ),
    (
        "elf",
        "flags 1 Zca\nhi lui 26\nlo addi 27\nlo sw 28\npcrel_hi auipc 23\npcrel_lo addi 24\npcrel_lo sw 25\n- jal 17\n- beq 16\n- c.j 45\n- c.beqz 44\n- 8 2\n- 4 1",
    ),
    ("copy float", "fmv.s {to}, {from}"),
    ("load float", "flw {value}, {offset}({base})"),
    ("load float 32", "flw {value}, {offset}({base})"),
    ("store float", "fsw {value}, {offset}({base})"),
    ("copy float int 32", "fmv.x.w {to}, {from}"),
    ("copy int float 32", "fmv.w.x {to}, {from}"),
    ("elf float", "flags 2"),
];
pub(crate) static TAA18257A: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x4009, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T7335B1D3: [Bank; 1] = [
    Bank {
        name: "int",
        file: 0,
        order: &T1FAC65F4,
        saved: &T9B32B084,
        arguments: &TCBE5789F,
        results: &TA9605D60,
        beyond: None,
        classes: &TBBC43EED,
        slot: 4,
    },
];
pub(crate) static T17FC17CC: [(&str, &str); 30] = [
    ("copy int", "mv {to}, {from}"),
    ("load int", "lw {value}, {offset}({base})"),
    ("load int 1", "lbu {value}, {offset}({base})"),
    ("load int 8", "lb {value}, {offset}({base})"),
    ("load int 16", "lh {value}, {offset}({base})"),
    ("store int", "sw {value}, {offset}({base})"),
    ("offset", "addi {to}, {base}, {offset}"),
    ("sum", "add {to}, {a}, {b}"),
    ("difference", "sub {to}, {a}, {b}"),
    ("constant", "li {to}, {number}"),
    ("address", "la {to}, {symbol}"),
    ("call", "call {symbol}"),
    ("call_register", "jalr {target}"),
    ("jump", "j {label}"),
    ("jump_far", "jump {label}, {scratch}"),
    ("jump_register", "jr {target}"),
    ("return", "ret"),
    ("pad", "nop"),
    ("start", "call main\nli a7, 93\necall"),
    (
        "syscall",
        "mv a7, a0\nmv a0, a1\nmv a1, a2\nmv a2, a3\nmv a3, a4\nmv a4, a5\nmv a5, a6\necall\nret",
    ),
    (
        "elf",
        "flags 1 Zca\nhi lui 26\nlo addi 27\nlo sw 28\npcrel_hi auipc 23\npcrel_lo addi 24\npcrel_lo sw 25\n- jal 17\n- beq 16\n- c.j 45\n- c.beqz 44\n- 8 2\n- 4 1",
    ),
    ("service gate_atomic_add_i32 int int", "amoadd.w.aqrl {to}, {a}, ({b})"),
    ("service gate_atomic_and_i32 int int", "amoand.w.aqrl {to}, {a}, ({b})"),
    ("service gate_atomic_or_i32 int int", "amoor.w.aqrl {to}, {a}, ({b})"),
    ("service gate_atomic_xor_i32 int int", "amoxor.w.aqrl {to}, {a}, ({b})"),
    ("service gate_atomic_swap_i32 int int", "amoswap.w.aqrl {to}, {a}, ({b})"),
    ("service gate_atomic_smin_i32 int int", "amomin.w.aqrl {to}, {a}, ({b})"),
    ("service gate_atomic_smax_i32 int int", "amomax.w.aqrl {to}, {a}, ({b})"),
    ("service gate_atomic_umin_i32 int int", "amominu.w.aqrl {to}, {a}, ({b})"),
    ("service gate_atomic_umax_i32 int int", "amomaxu.w.aqrl {to}, {a}, ({b})"),
];
pub(crate) static T99E0CB42: [(&str, &str); 21] = [
    ("copy int", "mv {to}, {from}"),
    ("load int", "lw {value}, {offset}({base})"),
    ("load int 1", "lbu {value}, {offset}({base})"),
    ("load int 8", "lb {value}, {offset}({base})"),
    ("load int 16", "lh {value}, {offset}({base})"),
    ("store int", "sw {value}, {offset}({base})"),
    ("offset", "addi {to}, {base}, {offset}"),
    ("sum", "add {to}, {a}, {b}"),
    ("difference", "sub {to}, {a}, {b}"),
    ("constant", "li {to}, {number}"),
    ("address", "la {to}, {symbol}"),
    ("call", "call {symbol}"),
    ("call_register", "jalr {target}"),
    ("jump", "j {label}"),
    ("jump_far", "jump {label}, {scratch}"),
    ("jump_register", "jr {target}"),
    ("return", "ret"),
    ("pad", "nop"),
    ("start", "call main\nli a7, 93\necall"),
    (
        "syscall",
        "mv a7, a0\nmv a0, a1\nmv a1, a2\nmv a2, a3\nmv a3, a4\nmv a4, a5\nmv a5, a6\necall\nret",
    ),
    (
        "elf",
        "flags 1 Zca\nhi lui 26\nlo addi 27\nlo sw 28\npcrel_hi auipc 23\npcrel_lo addi 24\npcrel_lo sw 25\n- jal 17\n- beq 16\n- c.j 45\n- c.beqz 44\n- 8 2\n- 4 1",
    ),
];
pub(crate) static TFF7E851B: [Convention; 12] = [
    Convention {
        name: "lp64d_av",
        doc: "The same as lp64d_v, with atomic accesses.",
        needs: Needs { any: &T0EE7EBB2 },
        stack: Some((0, 2)),
        approximate: false,
        align: 16,
        slot: 8,
        rows: None,
        keeps: &[],
        banks: &T32FC0C5A,
        texts: &TE0817EB5,
    },
    Convention {
        name: "lp64d_v",
        doc: "Longs and pointers of 64 bits; floats in floating-point registers; vectors in vector registers, as the variant of the standard convention for them says, but for the registers that a callee keeps: there are none.",
        needs: Needs { any: &T7F26E3B1 },
        stack: Some((0, 2)),
        approximate: false,
        align: 16,
        slot: 8,
        rows: None,
        keeps: &[],
        banks: &T32FC0C5A,
        texts: &TD5E2163D,
    },
    Convention {
        name: "lp64d_a",
        doc: "The same as lp64d, with atomic accesses.",
        needs: Needs { any: &T414E5EF6 },
        stack: Some((0, 2)),
        approximate: false,
        align: 16,
        slot: 8,
        rows: None,
        keeps: &[],
        banks: &T36A7CEB8,
        texts: &T7B57B318,
    },
    Convention {
        name: "lp64d",
        doc: "Longs and pointers of 64 bits; floats in floating-point registers.",
        needs: Needs { any: &T23D77205 },
        stack: Some((0, 2)),
        approximate: false,
        align: 16,
        slot: 8,
        rows: None,
        keeps: &[],
        banks: &T36A7CEB8,
        texts: &TBC600920,
    },
    Convention {
        name: "lp64f",
        doc: "Longs and pointers of 64 bits; floats of 32 bits in floating-point registers, doubles in integer registers.",
        needs: Needs { any: &TBF164215 },
        stack: Some((0, 2)),
        approximate: false,
        align: 16,
        slot: 8,
        rows: None,
        keeps: &[],
        banks: &T39F53154,
        texts: &TBF3B306D,
    },
    Convention {
        name: "lp64_a",
        doc: "The same as lp64, with atomic accesses.",
        needs: Needs { any: &T76DED162 },
        stack: Some((0, 2)),
        approximate: false,
        align: 16,
        slot: 8,
        rows: None,
        keeps: &[],
        banks: &T2166C6CF,
        texts: &TDAD6A54A,
    },
    Convention {
        name: "lp64",
        doc: "Longs and pointers of 64 bits; floats in integer registers.",
        needs: Needs { any: &T1E6F2C01 },
        stack: Some((0, 2)),
        approximate: false,
        align: 16,
        slot: 8,
        rows: None,
        keeps: &[],
        banks: &T2166C6CF,
        texts: &TC2BF3832,
    },
    Convention {
        name: "ilp32d_a",
        doc: "The same as ilp32d, with atomic accesses.",
        needs: Needs { any: &T38D45C4E },
        stack: Some((0, 2)),
        approximate: false,
        align: 16,
        slot: 4,
        rows: None,
        keeps: &[],
        banks: &T22906AAC,
        texts: &TCD8F1E88,
    },
    Convention {
        name: "ilp32d",
        doc: "Integers, longs and pointers of 32 bits; floats in floating-point registers.",
        needs: Needs { any: &T6BD89046 },
        stack: Some((0, 2)),
        approximate: false,
        align: 16,
        slot: 4,
        rows: None,
        keeps: &[],
        banks: &T22906AAC,
        texts: &T04A955D6,
    },
    Convention {
        name: "ilp32f",
        doc: "Integers, longs and pointers of 32 bits; doubles in integer registers, other floats in floating-point registers.",
        needs: Needs { any: &TCF937A16 },
        stack: Some((0, 2)),
        approximate: false,
        align: 16,
        slot: 4,
        rows: None,
        keeps: &[],
        banks: &T45CBD900,
        texts: &TEE2A438B,
    },
    Convention {
        name: "ilp32_a",
        doc: "The same as ilp32, with atomic accesses.",
        needs: Needs { any: &TAA18257A },
        stack: Some((0, 2)),
        approximate: false,
        align: 16,
        slot: 4,
        rows: None,
        keeps: &[],
        banks: &T7335B1D3,
        texts: &T17FC17CC,
    },
    Convention {
        name: "ilp32",
        doc: "Integers, longs and pointers of 32 bits; floats in integer registers.",
        needs: Needs { any: &T9EDB80D2 },
        stack: Some((0, 2)),
        approximate: false,
        align: 16,
        slot: 4,
        rows: None,
        keeps: &[],
        banks: &T7335B1D3,
        texts: &T99E0CB42,
    },
];
pub(crate) static T6D033581: [platform::Memory; 1] = [
    platform::Memory {
        name: "ram",
        range: platform::Range {
            base: 0x80000000,
            size: 0x8000000,
        },
        kind: platform::MemoryKind::Ram,
    },
];
pub(crate) static TBCD27A3C: [platform::Device; 6] = [
    platform::Device {
        name: "software",
        range: platform::Range {
            base: 0x2000000,
            size: 0x4000,
        },
        kind: platform::DeviceKind::SoftwareInterrupt {
            line: 3,
        },
    },
    platform::Device {
        name: "timer",
        range: platform::Range {
            base: 0x2004000,
            size: 0x8000,
        },
        kind: platform::DeviceKind::Timer {
            compare: 0x0,
            count: 0x7ff8,
            line: 7,
        },
    },
    platform::Device {
        name: "uart",
        range: platform::Range {
            base: 0x10000000,
            size: 0x100,
        },
        kind: platform::DeviceKind::Serial {
            data: 0x0,
            status: 0x5,
            ready: 0x1,
            empty: 0x60,
            source: 10,
        },
    },
    platform::Device {
        name: "plic",
        range: platform::Range {
            base: 0xc000000,
            size: 0x400000,
        },
        kind: platform::DeviceKind::InterruptController {
            sources: 31,
            priority: 0x0,
            pending: 0x1000,
            enable: 0x2000,
            threshold: 0x200000,
            claim: 0x200004,
            line: 11,
        },
    },
    platform::Device {
        name: "finisher",
        range: platform::Range {
            base: 0x100000,
            size: 0x1000,
        },
        kind: platform::DeviceKind::Finisher {
            register: 0x0,
            pass: 0x5555,
            fail: 0x3333,
        },
    },
    platform::Device {
        name: "host",
        range: platform::Range {
            base: 0x0,
            size: 0x0,
        },
        kind: platform::DeviceKind::HostInterface {
            request: "tohost",
            answer: "fromhost",
            write: 64,
            exit: 93,
        },
    },
];
pub(crate) static T958E1D16: [&str; 2] = ["_start", "main"];
pub(crate) static T8E12F73C: [platform::Platform; 1] = [
    platform::Platform {
        name: "board",
        doc: "A hart with memory, a timer and a serial port, as public test programs expect it",
        needs: Needs { any: &[] },
        harts: 1,
        memory: &T6D033581,
        devices: &TBCD27A3C,
        elf: Some(platform::Elf {
            machine: 243,
            class: None,
            flags: 0,
            attributes: Some((".riscv.attributes", "riscv", 5)),
            entry: &T958E1D16,
        }),
        entry: 0x80000000,
        state: &[],
        ends: &[],
        prints: &[],
        data: Some(0),
        idle: None,
        host: None,
        group: None,
    },
];
pub(crate) static TAAF5BD3E: [(&str, timing::Expr); 1] = [("", timing::Expr::Num(5))];
pub(crate) static TA432E084: [(&str, timing::Expr); 1] = [("", timing::Expr::Num(7))];
pub(crate) static T8C518F14: [(&str, timing::Expr); 1] = [("", timing::Expr::Num(25))];
pub(crate) static T89C4CEA8: [(&str, timing::Expr); 1] = [("", timing::Expr::Num(3))];
pub(crate) static TCCE513BF: [(&str, timing::Expr); 1] = [("", timing::Expr::Num(4))];
pub(crate) static TCF2DB411: [(&str, timing::Expr); 1] = [("", timing::Expr::Num(20))];
pub(crate) static T9DEF47DA: [timing::Keys; 7] = [
    timing::Keys {
        latency: &TAAF5BD3E,
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        latency: &TA432E084,
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        latency: &T8C518F14,
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        latency: &T89C4CEA8,
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        latency: &TCCE513BF,
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        latency: &TCF2DB411,
        ..timing::Keys::DEFAULT
    },
];
pub(crate) static T765DD74E: [(u16, u16); 27] = [
    (0, 0),
    (22, 1),
    (67, 2),
    (76, 3),
    (82, 4),
    (97, 5),
    (106, 2),
    (118, 5),
    (148, 4),
    (160, 1),
    (194, 4),
    (201, 1),
    (219, 4),
    (221, 6),
    (229, 4),
    (232, 1),
    (886, 0),
    (908, 1),
    (1006, 4),
    (1012, 5),
    (1018, 1),
    (1019, 5),
    (1025, 1),
    (1027, 5),
    (1029, 1),
    (1042, 0),
    (1044, 1),
];
pub(crate) static T952FD387: [timing::Core; 1] = [
    timing::Core {
        name: "",
        doc: "",
        issue: 1,
        units: &[],
        classes: &[],
        fill: &[],
        pieces: &[],
        given: &[],
        keys: &T9DEF47DA,
        of: &T765DD74E,
        other: 1,
        pairs: &[],
    },
];
