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
    name: "esperanto",
    word_bits: &T3A5C1D20,
    features: &TE3AB7764,
    params: &T8EA16398,
    settings: &[],
    targets: &TF958EF09,
    letters: &[],
    default_target: 0,
    files: &T5E2E7B99,
    kinds: &T8369050E,
    name_needs: &[],
    ops: &OPS,
    flows: variants::Flows::known(VARIANTS, &T4BAE25A3),
    aliases: &T40CDF189,
    macros: &T0AF6948A,
    relocs: &T5BC3D926,
    causes: &T330051AA,
    transports: &[],
    environment: &T5EE2DC5D,
    conventions: &T68757AFA,
    platforms: &T9E80FBF0,
    cores: &TEB130E6B,
    mirror: None,
    hash: "5da83ef9f763229e",
};
static OPS: [Op; 598usize] = [
    crate::command::EVICT_VA,
    crate::command::FLUSH_VA,
    crate::command::PREFETCH_VA,
    crate::command::EVICT_SW,
    crate::command::FLUSH_SW,
    crate::command::LOCK_VA,
    crate::command::UNLOCK_VA,
    crate::command::LOCK_SW,
    crate::command::UNLOCK_SW,
    crate::command::TENSOR_SEND,
    crate::command::TENSOR_RECV,
    crate::command::TENSOR_BROADCAST,
    crate::command::TENSOR_REDUCE,
    crate::esperanto::CUBEFACE_PS,
    crate::esperanto::CUBEFACEIDX_PS,
    crate::esperanto::CUBESGNSC_PS,
    crate::esperanto::CUBESGNTC_PS,
    crate::esperanto::FRCP_FIX_RAST,
    crate::esperanto::FCVT_PS_F10,
    crate::esperanto::FCVT_PS_F11,
    crate::esperanto::FCVT_PS_UN24,
    crate::esperanto::FCVT_PS_UN16,
    crate::esperanto::FCVT_PS_UN10,
    crate::esperanto::FCVT_PS_UN8,
    crate::esperanto::FCVT_PS_UN2,
    crate::esperanto::FCVT_PS_RAST,
    crate::esperanto::FCVT_F11_PS,
    crate::esperanto::FCVT_F10_PS,
    crate::esperanto::FCVT_UN24_PS,
    crate::esperanto::FCVT_UN16_PS,
    crate::esperanto::FCVT_UN10_PS,
    crate::esperanto::FCVT_UN8_PS,
    crate::esperanto::FCVT_UN2_PS,
    crate::esperanto::FCVT_SN16_PS,
    crate::esperanto::FCVT_SN8_PS,
    crate::esperanto::FCVT_RAST_PS,
    crate::esperanto::FCVT_PS_SN16,
    crate::esperanto::FCVT_PS_SN8,
    crate::esperanto::MASKPOPC_RAST,
    crate::esperanto::BITMIXB,
    crate::esperanto::MASKAND,
    crate::esperanto::MASKOR,
    crate::esperanto::MASKXOR,
    crate::esperanto::MASKNOT,
    crate::esperanto::MASKPOPC,
    crate::esperanto::MASKPOPCZ,
    crate::esperanto::MOV_M_X,
    crate::esperanto::MOVA_M_X,
    crate::esperanto::MOVA_X_M,
    crate::esperanto::FLQ2,
    crate::esperanto::FSQ2,
    crate::esperanto::FLW_PS,
    crate::esperanto::FSW_PS,
    crate::esperanto::FBC_PS,
    crate::esperanto::FBCX_PS,
    crate::esperanto::FGB_PS,
    crate::esperanto::FGBL_PS,
    crate::esperanto::FGBG_PS,
    crate::esperanto::FGH_PS,
    crate::esperanto::FGHL_PS,
    crate::esperanto::FGHG_PS,
    crate::esperanto::FGW_PS,
    crate::esperanto::FGWL_PS,
    crate::esperanto::FGWG_PS,
    crate::esperanto::FSCB_PS,
    crate::esperanto::FSCBL_PS,
    crate::esperanto::FSCBG_PS,
    crate::esperanto::FSCH_PS,
    crate::esperanto::FSCHL_PS,
    crate::esperanto::FSCHG_PS,
    crate::esperanto::FSCW_PS,
    crate::esperanto::FSCWL_PS,
    crate::esperanto::FSCWG_PS,
    crate::esperanto::FG32B_PS,
    crate::esperanto::FG32H_PS,
    crate::esperanto::FG32W_PS,
    crate::esperanto::FSC32B_PS,
    crate::esperanto::FSC32H_PS,
    crate::esperanto::FSC32W_PS,
    crate::esperanto::FLWL_PS,
    crate::esperanto::FLWG_PS,
    crate::esperanto::FSWL_PS,
    crate::esperanto::FSWG_PS,
    crate::esperanto::FADD_PS,
    crate::esperanto::FSUB_PS,
    crate::esperanto::FMUL_PS,
    crate::esperanto::FDIV_PS,
    crate::esperanto::FSQRT_PS,
    crate::esperanto::FSIN_PS,
    crate::esperanto::FRSQ_PS,
    crate::esperanto::FMADD_PS,
    crate::esperanto::FMSUB_PS,
    crate::esperanto::FNMSUB_PS,
    crate::esperanto::FNMADD_PS,
    crate::esperanto::FSGNJ_PS,
    crate::esperanto::FSGNJN_PS,
    crate::esperanto::FSGNJX_PS,
    crate::esperanto::FMIN_PS,
    crate::esperanto::FMAX_PS,
    crate::esperanto::FLE_PS,
    crate::esperanto::FLT_PS,
    crate::esperanto::FEQ_PS,
    crate::esperanto::FLEM_PS,
    crate::esperanto::FLTM_PS,
    crate::esperanto::FEQM_PS,
    crate::esperanto::FROUND_PS,
    crate::esperanto::FCVT_PW_PS,
    crate::esperanto::FCVT_PWU_PS,
    crate::esperanto::FCVT_PS_PW,
    crate::esperanto::FCVT_PS_PWU,
    crate::esperanto::FCVT_F16_PS,
    crate::esperanto::FCVT_PS_F16,
    crate::esperanto::FCLASS_PS,
    crate::esperanto::FFRC_PS,
    crate::esperanto::FCMOV_PS,
    crate::esperanto::FCMOVM_PS,
    crate::esperanto::FSWIZZ_PS,
    crate::esperanto::FMVS_X_PS,
    crate::esperanto::FMVZ_X_PS,
    crate::esperanto::FADD_PI,
    crate::esperanto::FSUB_PI,
    crate::esperanto::FSLL_PI,
    crate::esperanto::FXOR_PI,
    crate::esperanto::FSRL_PI,
    crate::esperanto::FSRA_PI,
    crate::esperanto::FOR_PI,
    crate::esperanto::FAND_PI,
    crate::esperanto::FMUL_PI,
    crate::esperanto::FMULH_PI,
    crate::esperanto::FMULHU_PI,
    crate::esperanto::FDIV_PI,
    crate::esperanto::FDIVU_PI,
    crate::esperanto::FREM_PI,
    crate::esperanto::FREMU_PI,
    crate::esperanto::FMIN_PI,
    crate::esperanto::FMAX_PI,
    crate::esperanto::FMINU_PI,
    crate::esperanto::FMAXU_PI,
    crate::esperanto::FLE_PI,
    crate::esperanto::FLT_PI,
    crate::esperanto::FEQ_PI,
    crate::esperanto::FLTU_PI,
    crate::esperanto::FNOT_PI,
    crate::esperanto::FSAT8_PI,
    crate::esperanto::FSATU8_PI,
    crate::esperanto::FADDI_PI,
    crate::esperanto::FANDI_PI,
    crate::esperanto::FSLLI_PI,
    crate::esperanto::FSRLI_PI,
    crate::esperanto::FSRAI_PI,
    crate::esperanto::FPACKREPB_PI,
    crate::esperanto::FPACKREPH_PI,
    crate::esperanto::FLTM_PI,
    crate::esperanto::FSETM_PI,
    crate::esperanto::FSLLOI_PI,
    crate::esperanto::FBCI_PI,
    crate::esperanto::FBCI_PS,
    crate::esperanto::PACKB,
    crate::esperanto::SBL,
    crate::esperanto::SBG,
    crate::esperanto::SHL,
    crate::esperanto::SHG,
    crate::esperanto::AMOADDL_W,
    crate::esperanto::AMOADDL_D,
    crate::esperanto::AMOADDG_W,
    crate::esperanto::AMOADDG_D,
    crate::esperanto::AMOSWAPL_W,
    crate::esperanto::AMOSWAPL_D,
    crate::esperanto::AMOSWAPG_W,
    crate::esperanto::AMOSWAPG_D,
    crate::esperanto::AMOXORL_W,
    crate::esperanto::AMOXORL_D,
    crate::esperanto::AMOXORG_W,
    crate::esperanto::AMOXORG_D,
    crate::esperanto::AMOORL_W,
    crate::esperanto::AMOORL_D,
    crate::esperanto::AMOORG_W,
    crate::esperanto::AMOORG_D,
    crate::esperanto::AMOANDL_W,
    crate::esperanto::AMOANDL_D,
    crate::esperanto::AMOANDG_W,
    crate::esperanto::AMOANDG_D,
    crate::esperanto::AMOMINL_W,
    crate::esperanto::AMOMINL_D,
    crate::esperanto::AMOMING_W,
    crate::esperanto::AMOMING_D,
    crate::esperanto::AMOMAXL_W,
    crate::esperanto::AMOMAXL_D,
    crate::esperanto::AMOMAXG_W,
    crate::esperanto::AMOMAXG_D,
    crate::esperanto::AMOMINUL_W,
    crate::esperanto::AMOMINUL_D,
    crate::esperanto::AMOMINUG_W,
    crate::esperanto::AMOMINUG_D,
    crate::esperanto::AMOMAXUL_W,
    crate::esperanto::AMOMAXUL_D,
    crate::esperanto::AMOMAXUG_W,
    crate::esperanto::AMOMAXUG_D,
    crate::esperanto::AMOCMPSWAPL_W,
    crate::esperanto::AMOCMPSWAPL_D,
    crate::esperanto::AMOCMPSWAPG_W,
    crate::esperanto::AMOCMPSWAPG_D,
    crate::esperanto::FAMOADDL_PI,
    crate::esperanto::FAMOADDG_PI,
    crate::esperanto::FAMOSWAPL_PI,
    crate::esperanto::FAMOSWAPG_PI,
    crate::esperanto::FAMOANDL_PI,
    crate::esperanto::FAMOANDG_PI,
    crate::esperanto::FAMOORL_PI,
    crate::esperanto::FAMOORG_PI,
    crate::esperanto::FAMOXORL_PI,
    crate::esperanto::FAMOXORG_PI,
    crate::esperanto::FAMOMINL_PI,
    crate::esperanto::FAMOMING_PI,
    crate::esperanto::FAMOMAXL_PI,
    crate::esperanto::FAMOMAXG_PI,
    crate::esperanto::FAMOMINUL_PI,
    crate::esperanto::FAMOMINUG_PI,
    crate::esperanto::FAMOMAXUL_PI,
    crate::esperanto::FAMOMAXUG_PI,
    crate::esperanto::FAMOMAXL_PS,
    crate::esperanto::FAMOMAXG_PS,
    crate::esperanto::FAMOMINL_PS,
    crate::esperanto::FAMOMING_PS,
    crate::command::TENSOR_FMA32,
    crate::command::TENSOR_FMA16A32,
    crate::command::TENSOR_IMA8A32,
    crate::command::TENSOR_QUANT,
    crate::command::TENSOR_LOAD,
    crate::command::TENSOR_LOAD_INTERLEAVE8,
    crate::command::TENSOR_LOAD_INTERLEAVE16,
    crate::command::TENSOR_LOAD_TRANSPOSE8,
    crate::command::TENSOR_LOAD_TRANSPOSE16,
    crate::command::TENSOR_LOAD_TRANSPOSE32,
    crate::command::TENSOR_LOAD_RESERVED,
    crate::command::TENSOR_LOAD_B,
    crate::command::TENSOR_LOAD_L2,
    crate::command::TENSOR_STORE,
    crate::command::TENSOR_STORE_SCP,
    crate::command::TENSOR_WAIT,
    crate::command::FLB,
    crate::command::FCC,
    crate::esperanto::FLOG_PS,
    crate::esperanto::FEXP_PS,
    crate::esperanto::FRCP_PS,
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
    crate::zicsr::CSRRW,
    crate::zicsr::CSRRWI,
    crate::zicsr::CSRRS,
    crate::zicsr::CSRRSI,
    crate::zicsr::CSRRC,
    crate::zicsr::CSRRCI,
    crate::zifencei::FENCE_I,
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
    crate::zbb::RORI,
    crate::zbb::RORI_XLEN64,
    crate::zbb::RORIW,
    crate::zba::SLLI_UW,
    crate::zbs::BCLRI,
    crate::zbs::BCLRI_XLEN64,
    crate::zbs::BEXTI,
    crate::zbs::BEXTI_XLEN64,
    crate::zbs::BINVI,
    crate::zbs::BINVI_XLEN64,
    crate::zbs::BSETI,
    crate::zbs::BSETI_XLEN64,
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
    crate::zbb::ZEXT_H,
    crate::zbb::ZEXT_H_XLEN64,
    crate::zbkb::PACKW,
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
];
pub(crate) static T3A5C1D20: [u16; 3] = [16, 32, 128];
pub(crate) static TA886C1A9: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x2000, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T94A5636D: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x20000, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static TD32C4599: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x200000, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T85EAD901: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x208000, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static TEFBE1F93: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x204002, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static TEB67C77D: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x200, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T029E5A17: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x400000, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static TE3AB7764: [Feature; 46] = [
    Feature {
        name: "xlen64",
        doc: "`xlen` is 64",
        requires: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x2, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "xlen32",
        doc: "`xlen` is 32, which this machine never has",
        requires: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x1, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "a0",
        doc: "a generation",
        requires: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x8, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "later",
        doc: "a generation",
        requires: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x4, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "Esperanto",
        doc: "what the minion adds to RV64IMFC",
        requires: FeatureSet([0xe04600, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0xfff7c03b980, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "Graphics",
        doc: "graphics instructions switched on by minion_feature; on silicon they are off",
        requires: FeatureSet([0x10, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x100, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "Firmware",
        doc: "firmware that executes what hardware leaves to it",
        requires: FeatureSet([0x10, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x100, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "V",
        doc: "standard vectors, whose opcodes the packed unit has; not described here",
        requires: FeatureSet([0x8000, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x110, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "Command",
        doc: "commands of the tensor unit and the caches",
        requires: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x1ffffffffef0, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "I",
        doc: "base integer instructions",
        requires: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x100, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "M",
        doc: "multiplication and division",
        requires: FeatureSet([0x200, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x100, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "Zalrsc",
        doc: "load-reserved and store-conditional",
        requires: FeatureSet([0x200, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x110, 0x0, 0x0, 0x0]),
        implied: Some(&Needs { any: &TA886C1A9 }),
    },
    Feature {
        name: "Zaamo",
        doc: "atomic read-modify-write",
        requires: FeatureSet([0x200, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x110, 0x0, 0x0, 0x0]),
        implied: Some(&Needs { any: &TA886C1A9 }),
    },
    Feature {
        name: "A",
        doc: "atomic instructions",
        requires: FeatureSet([0x200, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x110, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "F",
        doc: "single-precision floating point",
        requires: FeatureSet([0x400000, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x100, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "D",
        doc: "double-precision floating point",
        requires: FeatureSet([0x4000, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x110, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "Zfhmin",
        doc: "half-precision loads, stores and conversions",
        requires: FeatureSet([0x4000, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x110, 0x0, 0x0, 0x0]),
        implied: Some(&Needs { any: &T94A5636D }),
    },
    Feature {
        name: "Zfh",
        doc: "half-precision floating point",
        requires: FeatureSet([0x4000, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x110, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "Zca",
        doc: "compressed integer instructions",
        requires: FeatureSet([0x200, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x100, 0x0, 0x0, 0x0]),
        implied: Some(&Needs { any: &TD32C4599 }),
    },
    Feature {
        name: "Zcd",
        doc: "compressed double-precision loads and stores",
        requires: FeatureSet([0x48000, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x100, 0x0, 0x0, 0x0]),
        implied: Some(&Needs { any: &T85EAD901 }),
    },
    Feature {
        name: "Zcf",
        doc: "compressed single-precision loads and stores",
        requires: FeatureSet([0x44002, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x100, 0x0, 0x0, 0x0]),
        implied: Some(&Needs { any: &TEFBE1F93 }),
    },
    Feature {
        name: "C",
        doc: "compressed instructions",
        requires: FeatureSet([0x200, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x100, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "Zicsr",
        doc: "control and status registers",
        requires: FeatureSet([0x200, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x100, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "Zifencei",
        doc: "instruction-fetch fence",
        requires: FeatureSet([0x200, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x100, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "Sm",
        doc: "machine mode",
        requires: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x100, 0x0, 0x0, 0x0]),
        implied: Some(&Needs { any: &TEB67C77D }),
    },
    Feature {
        name: "S",
        doc: "supervisor mode",
        requires: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x100, 0x0, 0x0, 0x0]),
        implied: Some(&Needs { any: &TEB67C77D }),
    },
    Feature {
        name: "H",
        doc: "hypervisor",
        requires: FeatureSet([0x2000000, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x110, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "Svinval",
        doc: "fine-grained invalidation of address translations",
        requires: FeatureSet([0x2000000, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x110, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "Sdext",
        doc: "external debug",
        requires: FeatureSet([0x1000000, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x110, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "Smrnmi",
        doc: "resumable non-maskable interrupts",
        requires: FeatureSet([0x1000000, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x110, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "Ssctr",
        doc: "control transfer records",
        requires: FeatureSet([0x2000000, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x110, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "Zicntr",
        doc: "counters: cycles, time, retired instructions",
        requires: FeatureSet([0x400000, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x100, 0x0, 0x0, 0x0]),
        implied: Some(&Needs { any: &T029E5A17 }),
    },
    Feature {
        name: "Zba",
        doc: "address generation",
        requires: FeatureSet([0x200, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x110, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "Zbb",
        doc: "basic bit manipulation",
        requires: FeatureSet([0x200, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x110, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "Zbs",
        doc: "single-bit operations",
        requires: FeatureSet([0x200, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x110, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "Zbc",
        doc: "carry-less multiplication",
        requires: FeatureSet([0x200, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x110, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "Zbkb",
        doc: "bit manipulation for cryptography",
        requires: FeatureSet([0x200, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x110, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "Zbkc",
        doc: "carry-less multiplication for cryptography",
        requires: FeatureSet([0x200, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x110, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "Zbkx",
        doc: "crossbar permutations",
        requires: FeatureSet([0x200, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x110, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "Zknd",
        doc: "AES decryption",
        requires: FeatureSet([0x200, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x110, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "Zkne",
        doc: "AES encryption",
        requires: FeatureSet([0x200, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x110, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "Zknh",
        doc: "SHA-2",
        requires: FeatureSet([0x200, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x110, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "Zksed",
        doc: "SM4",
        requires: FeatureSet([0x200, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x110, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "Zksh",
        doc: "SM3",
        requires: FeatureSet([0x200, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x110, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "Xfuse",
        doc: "no instructions: the core runs a short branch over one integer instruction together with it, as SiFive's 7 series does",
        requires: FeatureSet([0x200, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x100, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "elsewhere",
        doc: "what files of other folders mention and this machine takes nothing of",
        requires: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x200000000000, 0x0, 0x0, 0x0]),
        implied: None,
    },
];
pub(crate) static T0CF246B8: [i64; 1] = [64];
pub(crate) static T0261068B: [u16; 1] = [0];
pub(crate) static T8EA16398: [Param; 1] = [
    Param {
        name: "xlen",
        values: &T0CF246B8,
        features: &T0261068B,
    },
];
pub(crate) static TC3E93C94: [(u32, u32, u16); 4] = [
    (0x3, 0x0, 16),
    (0x3, 0x1, 16),
    (0x3, 0x2, 16),
    (0x3, 0x3, 32),
];
pub(crate) static T26BCFCB3: [u32; 217] = [
    0x61a0500, 0x10030d, 0x10060a, 0x0, 0x0, 0x0, 0x70205, 0x60105, 0x10040c, 0x0, 0x0,
    0x30c0205, 0x10060a, 0x0, 0x0, 0x10040c, 0x30c0205, 0x10060a, 0x0, 0x0, 0x10040c,
    0x30c0106, 0x10060a, 0x0, 0x0, 0x10040c, 0x70205, 0xd010c, 0x10060a, 0x0, 0x0,
    0x10040c, 0x30c0205, 0x1a0119, 0x150114, 0x1a0119, 0x1a0119, 0x1a0119, 0x1a0119,
    0x1a0119, 0x1a0119, 0x1a0119, 0x10060a, 0x0, 0x0, 0x10040c, 0x70205, 0x10060a, 0x0,
    0x0, 0x10040c, 0x30c0205, 0x1a0119, 0x1a0119, 0x1a0119, 0x1a0119, 0x1a0119, 0x1a0119,
    0x1a0119, 0x1a0119, 0x1a0119, 0x1a0119, 0x10060a, 0x0, 0x0, 0x10040c, 0x70106,
    0x30c0205, 0x30c0205, 0xf020d, 0x30c0205, 0x30c0205, 0x60105, 0x30c0205, 0x1a0119,
    0x1a0119, 0x1a0119, 0x1a0119, 0x150114, 0x1a0119, 0x1a0119, 0x30c0205, 0x30c0106,
    0x30c0205, 0x1190205, 0xd010c, 0xd010c, 0xf020d, 0x1190205, 0xd010c, 0x30c0106,
    0x1a0119, 0x30c0205, 0x1a0119, 0x170314, 0x1190205, 0xf020d, 0x30c0205, 0x30c0106,
    0x30c0205, 0x1190205, 0xf020d, 0x30c0205, 0x30c0106, 0x30c0205, 0x30c0205, 0x1a0119,
    0x1a0119, 0xf020d, 0x1190205, 0xd010c, 0x30c0106, 0x30c0205, 0x1190205, 0xd010c,
    0xf020d, 0x30c0205, 0x30c0106, 0x30c0205, 0x1190205, 0xf020d, 0x1190106, 0x1190106,
    0xf020d, 0x1190205, 0x30c0205, 0x30c0205, 0x1a0119, 0x1a0119, 0xf020d, 0x30c0106,
    0xf020d, 0x30c0205, 0x30c0106, 0x1a0119, 0x1190205, 0x1190205, 0x30c0205, 0x5140205,
    0x1a0119, 0x1190205, 0x30c0106, 0x1190205, 0xd010c, 0xd010c, 0x30c0205, 0x30c0106,
    0x1a0119, 0x30c0205, 0x0, 0x30c0205, 0x1a0119, 0x1a0119, 0xf020d, 0x30c0106,
    0x1a0119, 0x30c0205, 0xf020d, 0x30c0106, 0x1a0119, 0xf020d, 0xf020d, 0x30c0106,
    0x30c0205, 0x30c0205, 0x1a0119, 0x1a0119, 0xf020d, 0x30c0205, 0x30c0106, 0xf020d,
    0x30c0106, 0xf020d, 0xf020d, 0x30c0106, 0x1a0119, 0x30c0205, 0x160214, 0x160214,
    0x160214, 0x160214, 0x160214, 0x150114, 0x160214, 0x1190205, 0xd010c, 0x160214,
    0xd010c, 0xf020d, 0x30c0106, 0x1a0119, 0x30c0106, 0x1a0119, 0x30c0205, 0x160214,
    0x160214, 0x160214, 0x160214, 0x160214, 0x150114, 0x160214, 0x5140205, 0x1190205,
    0xd010c, 0x5140205, 0x30c0106, 0x30c0205, 0x30c0205, 0x1a0119, 0x1a0119, 0x1190205,
    0x1190205, 0x1190205, 0x30c0205, 0x1190205, 0xd010c, 0xd010c,
];
pub(crate) static TBA579F99: [(u32, u32, u16); 2] = [(0x1, 0x0, 128), (0x1, 0x1, 128)];
pub(crate) static T15596D95: [u32; 17] = [
    0x33b0101, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
    0x0,
];
pub(crate) static TF958EF09: [Target; 3] = [
    Target {
        name: "esperanto-a0",
        doc: "first silicon",
        features: FeatureSet([0x83e44615, 0x0, 0x0, 0x0]),
        lengths: &TC3E93C94,
        core: Some(1),
        keys: &T26BCFCB3,
    },
    Target {
        name: "esperanto-later",
        doc: "steppings after A0",
        features: FeatureSet([0x83e44619, 0x0, 0x0, 0x0]),
        lengths: &TC3E93C94,
        core: Some(1),
        keys: &T26BCFCB3,
    },
    Target {
        name: "esperanto-command",
        doc: "words that are written to CSRs",
        features: FeatureSet([0x101, 0x0, 0x0, 0x0]),
        lengths: &TBA579F99,
        core: Some(0),
        keys: &T15596D95,
    },
];
pub(crate) static T15CA3CC0: [&str; 128] = [
    "sent0",
    "sent1",
    "sent2",
    "sent3",
    "sent4",
    "sent5",
    "sent6",
    "sent7",
    "sent8",
    "sent9",
    "sent10",
    "sent11",
    "sent12",
    "sent13",
    "sent14",
    "sent15",
    "sent16",
    "sent17",
    "sent18",
    "sent19",
    "sent20",
    "sent21",
    "sent22",
    "sent23",
    "sent24",
    "sent25",
    "sent26",
    "sent27",
    "sent28",
    "sent29",
    "sent30",
    "sent31",
    "sent32",
    "sent33",
    "sent34",
    "sent35",
    "sent36",
    "sent37",
    "sent38",
    "sent39",
    "sent40",
    "sent41",
    "sent42",
    "sent43",
    "sent44",
    "sent45",
    "sent46",
    "sent47",
    "sent48",
    "sent49",
    "sent50",
    "sent51",
    "sent52",
    "sent53",
    "sent54",
    "sent55",
    "sent56",
    "sent57",
    "sent58",
    "sent59",
    "sent60",
    "sent61",
    "sent62",
    "sent63",
    "sent64",
    "sent65",
    "sent66",
    "sent67",
    "sent68",
    "sent69",
    "sent70",
    "sent71",
    "sent72",
    "sent73",
    "sent74",
    "sent75",
    "sent76",
    "sent77",
    "sent78",
    "sent79",
    "sent80",
    "sent81",
    "sent82",
    "sent83",
    "sent84",
    "sent85",
    "sent86",
    "sent87",
    "sent88",
    "sent89",
    "sent90",
    "sent91",
    "sent92",
    "sent93",
    "sent94",
    "sent95",
    "sent96",
    "sent97",
    "sent98",
    "sent99",
    "sent100",
    "sent101",
    "sent102",
    "sent103",
    "sent104",
    "sent105",
    "sent106",
    "sent107",
    "sent108",
    "sent109",
    "sent110",
    "sent111",
    "sent112",
    "sent113",
    "sent114",
    "sent115",
    "sent116",
    "sent117",
    "sent118",
    "sent119",
    "sent120",
    "sent121",
    "sent122",
    "sent123",
    "sent124",
    "sent125",
    "sent126",
    "sent127",
];
pub(crate) static TEE5BA316: [u32; 1] = [256];
pub(crate) static T39CF809A: [&str; 32] = [
    "flb0",
    "flb1",
    "flb2",
    "flb3",
    "flb4",
    "flb5",
    "flb6",
    "flb7",
    "flb8",
    "flb9",
    "flb10",
    "flb11",
    "flb12",
    "flb13",
    "flb14",
    "flb15",
    "flb16",
    "flb17",
    "flb18",
    "flb19",
    "flb20",
    "flb21",
    "flb22",
    "flb23",
    "flb24",
    "flb25",
    "flb26",
    "flb27",
    "flb28",
    "flb29",
    "flb30",
    "flb31",
];
pub(crate) static T1C6311DD: [u32; 1] = [8];
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
pub(crate) static TC2AF6125: [Hold; 3] = [
    Hold {
        ty: "f32",
        above: Above::Zeros,
    },
    Hold {
        ty: "v2i32",
        above: Above::Any,
    },
    Hold {
        ty: "v2f32",
        above: Above::Any,
    },
];
pub(crate) static T0776F19A: [&str; 8] = [
    "m0",
    "m1",
    "m2",
    "m3",
    "m4",
    "m5",
    "m6",
    "m7",
];
pub(crate) static T1EB3A712: [Hold; 1] = [
    Hold {
        ty: "v2i1",
        above: Above::Any,
    },
];
pub(crate) static T3E9E05C6: [&str; 48] = [
    "scp0",
    "scp1",
    "scp2",
    "scp3",
    "scp4",
    "scp5",
    "scp6",
    "scp7",
    "scp8",
    "scp9",
    "scp10",
    "scp11",
    "scp12",
    "scp13",
    "scp14",
    "scp15",
    "scp16",
    "scp17",
    "scp18",
    "scp19",
    "scp20",
    "scp21",
    "scp22",
    "scp23",
    "scp24",
    "scp25",
    "scp26",
    "scp27",
    "scp28",
    "scp29",
    "scp30",
    "scp31",
    "scp32",
    "scp33",
    "scp34",
    "scp35",
    "scp36",
    "scp37",
    "scp38",
    "scp39",
    "scp40",
    "scp41",
    "scp42",
    "scp43",
    "scp44",
    "scp45",
    "scp46",
    "scp47",
];
pub(crate) static T78174931: [u32; 1] = [512];
pub(crate) static T589819A2: [&str; 16] = [
    "tenb0",
    "tenb1",
    "tenb2",
    "tenb3",
    "tenb4",
    "tenb5",
    "tenb6",
    "tenb7",
    "tenb8",
    "tenb9",
    "tenb10",
    "tenb11",
    "tenb12",
    "tenb13",
    "tenb14",
    "tenb15",
];
pub(crate) static T23E2BD26: [&str; 32] = [
    "tenc0",
    "tenc1",
    "tenc2",
    "tenc3",
    "tenc4",
    "tenc5",
    "tenc6",
    "tenc7",
    "tenc8",
    "tenc9",
    "tenc10",
    "tenc11",
    "tenc12",
    "tenc13",
    "tenc14",
    "tenc15",
    "tenc16",
    "tenc17",
    "tenc18",
    "tenc19",
    "tenc20",
    "tenc21",
    "tenc22",
    "tenc23",
    "tenc24",
    "tenc25",
    "tenc26",
    "tenc27",
    "tenc28",
    "tenc29",
    "tenc30",
    "tenc31",
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
pub(crate) static T48BE0CBB: [u32; 1] = [64];
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
pub(crate) static T5E2E7B99: [RegFile; 10] = [
    RegFile {
        name: "SENT",
        count: 128,
        numbered: &T15CA3CC0,
        abi: &[],
        width: &TEE5BA316,
        zero: None,
        holds: &[],
        part_of: None,
    },
    RegFile {
        name: "FLB",
        count: 32,
        numbered: &T39CF809A,
        abi: &[],
        width: &T1C6311DD,
        zero: None,
        holds: &[],
        part_of: None,
    },
    RegFile {
        name: "F",
        count: 32,
        numbered: &TA8B7F29A,
        abi: &TF90A9C5D,
        width: &TEE5BA316,
        zero: None,
        holds: &TC2AF6125,
        part_of: None,
    },
    RegFile {
        name: "M",
        count: 8,
        numbered: &T0776F19A,
        abi: &[],
        width: &T1C6311DD,
        zero: None,
        holds: &T1EB3A712,
        part_of: None,
    },
    RegFile {
        name: "SCP",
        count: 48,
        numbered: &T3E9E05C6,
        abi: &[],
        width: &T78174931,
        zero: None,
        holds: &[],
        part_of: None,
    },
    RegFile {
        name: "TENB",
        count: 16,
        numbered: &T589819A2,
        abi: &[],
        width: &T78174931,
        zero: None,
        holds: &[],
        part_of: None,
    },
    RegFile {
        name: "TENC",
        count: 32,
        numbered: &T23E2BD26,
        abi: &[],
        width: &TEE5BA316,
        zero: None,
        holds: &[],
        part_of: None,
    },
    RegFile {
        name: "X",
        count: 32,
        numbered: &T70C27ACA,
        abi: &TA7015578,
        width: &T48BE0CBB,
        zero: Some(0),
        holds: &T221F1C02,
        part_of: None,
    },
    RegFile {
        name: "PmpCfg",
        count: 16,
        numbered: &TD1E892EA,
        abi: &[],
        width: &T1C6311DD,
        zero: None,
        holds: &[],
        part_of: None,
    },
    RegFile {
        name: "PmpAddr",
        count: 16,
        numbered: &T7764F69A,
        abi: &[],
        width: &T48BE0CBB,
        zero: None,
        holds: &[],
        part_of: None,
    },
];
pub(crate) static T4D8EB322: [(&str, i64); 2] = [("", 0), (".m", 1)];
pub(crate) static T1130629A: [(&str, i64); 4] = [
    ("none", 0),
    ("l2", 1),
    ("l3", 2),
    ("mem", 3),
];
pub(crate) static T16BA804E: [(&str, i64); 4] = [
    ("l1", 0),
    ("l2", 1),
    ("l3", 2),
    ("none", 3),
];
pub(crate) static T5145F8FA: [(&str, i64); 7] = [
    ("fadd", 0),
    ("fmax", 2),
    ("fmin", 3),
    ("add", 4),
    ("max", 6),
    ("min", 7),
    ("move", 8),
];
pub(crate) static TD6327870: [(&str, i64); 6] = [
    ("rne", 0),
    ("rtz", 1),
    ("rdn", 2),
    ("rup", 3),
    ("rmm", 4),
    ("dyn", 7),
];
pub(crate) static TB3F3DFB2: [(&str, i64); 2] = [("", 0), (".tenb", 1)];
pub(crate) static TD1BCC341: [(&str, i64); 2] = [("", 0), (".first", 1)];
pub(crate) static T25F2FB3D: [(&str, i64); 2] = [("", 0), (".f", 1)];
pub(crate) static T65E11181: [(&str, i64); 2] = [("s", 0), ("u", 1)];
pub(crate) static T76D31D40: [(&str, i64); 4] = [
    ("", 0),
    (".rl", 1),
    (".aq", 2),
    (".aqrl", 3),
];
pub(crate) static T2901A765: [u16; 8] = [8, 9, 10, 11, 12, 13, 14, 15];
pub(crate) static T4D2CAB57: [(&str, i64); 330] = [
    ("fflags", 1),
    ("fcsr", 3),
    ("mstatus", 768),
    ("misa", 769),
    ("mvendorid", 3857),
    ("marchid", 3858),
    ("mimpid", 3859),
    ("mhartid", 3860),
    ("mconfigptr", 3861),
    ("ddata0", 1976),
    ("matp", 1984),
    ("minstmask", 1997),
    ("minstmatch", 1998),
    ("cache_invalidate", 2000),
    ("menable_shadows", 2002),
    ("excl_mode", 2003),
    ("mbusaddr", 2005),
    ("mcache_control", 2016),
    ("evict_sw", 2041),
    ("flush_sw", 2043),
    ("lock_sw", 2045),
    ("unlock_sw", 2047),
    ("tensor_reduce", 2048),
    ("tensor_fma", 2049),
    ("tensor_quant", 2054),
    ("prefetch_va", 2079),
    ("tensor_load", 2111),
    ("tensor_load_l2", 2143),
    ("tensor_store", 2175),
    ("evict_va", 2207),
    ("flush_va", 2239),
    ("lock_va", 2271),
    ("unlock_va", 2303),
    ("tensor_conv_size", 2050),
    ("tensor_conv_ctrl", 2051),
    ("tensor_coop", 2052),
    ("tensor_mask", 2053),
    ("tex_send", 2055),
    ("tensor_error", 2056),
    ("ucache_control", 2064),
    ("flb", 2080),
    ("fcc", 2081),
    ("stall", 2082),
    ("tensor_wait", 2096),
    ("gsc_progress", 2112),
    ("validation0", 2256),
    ("validation1", 2257),
    ("validation2", 2258),
    ("validation3", 2259),
    ("portctrl0", 2508),
    ("portctrl1", 2509),
    ("portctrl2", 2510),
    ("portctrl3", 2511),
    ("fccnb", 3264),
    ("porthead0", 3272),
    ("porthead1", 3273),
    ("porthead2", 3274),
    ("porthead3", 3275),
    ("portheadnb0", 3276),
    ("portheadnb1", 3277),
    ("portheadnb2", 3278),
    ("portheadnb3", 3279),
    ("hartid", 3280),
    ("dcache_debug", 4032),
    ("frm", 2),
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
];
pub(crate) static T8369050E: [Kind; 19] = [
    Kind::Enum {
        names: &T4D8EB322,
        open: false,
    },
    Kind::Enum {
        names: &T1130629A,
        open: false,
    },
    Kind::Int,
    Kind::Enum {
        names: &T16BA804E,
        open: false,
    },
    Kind::Enum {
        names: &T5145F8FA,
        open: true,
    },
    Kind::Reg {
        file: 2,
        list: &[],
        exclude: &[],
        step: 1,
    },
    Kind::Reg {
        file: 3,
        list: &[],
        exclude: &[],
        step: 1,
    },
    Kind::Reg {
        file: 7,
        list: &[],
        exclude: &[],
        step: 1,
    },
    Kind::Enum {
        names: &TD6327870,
        open: false,
    },
    Kind::Enum {
        names: &TD6327870,
        open: true,
    },
    Kind::Enum {
        names: &TB3F3DFB2,
        open: false,
    },
    Kind::Enum {
        names: &TD1BCC341,
        open: false,
    },
    Kind::Enum {
        names: &T25F2FB3D,
        open: false,
    },
    Kind::Enum {
        names: &T65E11181,
        open: false,
    },
    Kind::Flags {
        letters: "iorw",
        none: "0",
    },
    Kind::Enum {
        names: &T76D31D40,
        open: false,
    },
    Kind::Reg {
        file: 7,
        list: &T2901A765,
        exclude: &[],
        step: 1,
    },
    Kind::Reg {
        file: 2,
        list: &T2901A765,
        exclude: &[],
        step: 1,
    },
    Kind::Enum {
        names: &T4D2CAB57,
        open: true,
    },
];
pub(crate) static T09B02F16: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x100, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static TC239E749: [Piece; 1] = [
    Piece {
        word: 63,
        value: 0,
        len: 1,
    },
];
pub(crate) static T2369AB2C: [Piece; 1] = [
    Piece {
        word: 58,
        value: 0,
        len: 2,
    },
];
pub(crate) static T5F8C089F: [Piece; 1] = [Piece { word: 0, value: 0, len: 4 }];
pub(crate) static T79E330A9: [Piece; 1] = [
    Piece {
        word: 6,
        value: 0,
        len: 42,
    },
];
pub(crate) static T309070CA: [Piece; 1] = [
    Piece {
        word: 70,
        value: 0,
        len: 42,
    },
];
pub(crate) static T4F18CF7E: [Piece; 1] = [
    Piece {
        word: 64,
        value: 0,
        len: 1,
    },
];
pub(crate) static T25FB5099: [Operand; 6] = [
    Operand {
        name: "mask",
        kind: 0,
        width: 1,
        pieces: &TC239E749,
        ..Operand::DEFAULT
    },
    Operand {
        name: "level",
        kind: 1,
        width: 2,
        pieces: &T2369AB2C,
        ..Operand::DEFAULT
    },
    Operand {
        name: "last_row",
        kind: 2,
        width: 4,
        pieces: &T5F8C089F,
        ..Operand::DEFAULT
    },
    Operand {
        name: "addr",
        kind: 2,
        width: 42,
        pieces: &T79E330A9,
        ..Operand::DEFAULT
    },
    Operand {
        name: "stride",
        kind: 2,
        width: 42,
        pieces: &T309070CA,
        ..Operand::DEFAULT
    },
    Operand {
        name: "slot",
        kind: 2,
        width: 1,
        pieces: &T4F18CF7E,
        ..Operand::DEFAULT
    },
];
pub(crate) static T5B0784AD: [Part; 12] = [
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
    Part::Text(", last_row="),
    Part::Operand {
        index: 2,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", addr="),
    Part::Operand {
        index: 3,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", stride="),
    Part::Operand {
        index: 4,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", slot="),
    Part::Operand {
        index: 5,
        lead: "",
        trail: "",
        optional: false,
    },
];
pub(crate) static T502D754F: [&[Part]; 1] = [&T5B0784AD];
pub(crate) static T22FB1B2B: [(&str, &str); 3] = [
    (
        "sem",
        "each_line(|a| {\n  if level >= 2 && a[39:31] == 1 {\n    tensor_fault(7);\n  } else {\n    write_back(a, bits(level, 8), 0);\n  }\n})",
    ),
    ("hardware", "ok"),
    ("unit", "cache"),
];
pub(crate) static TEDE3DF26: [(&str, &str); 3] = [
    (
        "sem",
        "each_line(|a| {\n  if level >= 2 && a[39:31] == 1 {\n    tensor_fault(7);\n  } else {\n    write_back(a, bits(level, 8), 1);\n  }\n})",
    ),
    ("hardware", "ok"),
    ("unit", "cache"),
];
pub(crate) static T61652A17: [Operand; 6] = [
    Operand {
        name: "mask",
        kind: 0,
        width: 1,
        pieces: &TC239E749,
        ..Operand::DEFAULT
    },
    Operand {
        name: "level",
        kind: 3,
        width: 2,
        pieces: &T2369AB2C,
        ..Operand::DEFAULT
    },
    Operand {
        name: "last_row",
        kind: 2,
        width: 4,
        pieces: &T5F8C089F,
        ..Operand::DEFAULT
    },
    Operand {
        name: "addr",
        kind: 2,
        width: 42,
        pieces: &T79E330A9,
        ..Operand::DEFAULT
    },
    Operand {
        name: "stride",
        kind: 2,
        width: 42,
        pieces: &T309070CA,
        ..Operand::DEFAULT
    },
    Operand {
        name: "slot",
        kind: 2,
        width: 1,
        pieces: &T4F18CF7E,
        ..Operand::DEFAULT
    },
];
pub(crate) static TECA3E911: [(&str, &str); 3] = [
    ("sem", "each_line(|a| {\n  prefetch(a, bits(level, 8));\n})"),
    ("hardware", "ok"),
    ("unit", "cache"),
];
pub(crate) static T03822AFE: [Piece; 1] = [
    Piece {
        word: 14,
        value: 0,
        len: 4,
    },
];
pub(crate) static TB56DEF3B: [Piece; 1] = [Piece { word: 6, value: 0, len: 2 }];
pub(crate) static TC3B0C6A0: [Operand; 5] = [
    Operand {
        name: "mask",
        kind: 0,
        width: 1,
        pieces: &TC239E749,
        ..Operand::DEFAULT
    },
    Operand {
        name: "level",
        kind: 1,
        width: 2,
        pieces: &T2369AB2C,
        ..Operand::DEFAULT
    },
    Operand {
        name: "set",
        kind: 2,
        width: 4,
        pieces: &T03822AFE,
        ..Operand::DEFAULT
    },
    Operand {
        name: "way",
        kind: 2,
        width: 2,
        pieces: &TB56DEF3B,
        ..Operand::DEFAULT
    },
    Operand {
        name: "last_row",
        kind: 2,
        width: 4,
        pieces: &T5F8C089F,
        ..Operand::DEFAULT
    },
];
pub(crate) static T8899FE72: [Part; 10] = [
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
    Part::Text(", set="),
    Part::Operand {
        index: 2,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", way="),
    Part::Operand {
        index: 3,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", last_row="),
    Part::Operand {
        index: 4,
        lead: "",
        trail: "",
        optional: false,
    },
];
pub(crate) static T6362F6C8: [&[Part]; 1] = [&T8899FE72];
pub(crate) static T680358AA: [(&str, &str); 3] = [
    ("sem", "each_way(|s, w| {\n  write_back_way(s, w, bits(level, 8), 0);\n})"),
    ("hardware", "ok"),
    ("unit", "cache"),
];
pub(crate) static TFCA102C5: [(&str, &str); 3] = [
    ("sem", "each_way(|s, w| {\n  write_back_way(s, w, bits(level, 8), 1);\n})"),
    ("hardware", "ok"),
    ("unit", "cache"),
];
pub(crate) static TC578091F: [Operand; 4] = [
    Operand {
        name: "mask",
        kind: 0,
        width: 1,
        pieces: &TC239E749,
        ..Operand::DEFAULT
    },
    Operand {
        name: "last_row",
        kind: 2,
        width: 4,
        pieces: &T5F8C089F,
        ..Operand::DEFAULT
    },
    Operand {
        name: "addr",
        kind: 2,
        width: 42,
        pieces: &T79E330A9,
        ..Operand::DEFAULT
    },
    Operand {
        name: "stride",
        kind: 2,
        width: 42,
        pieces: &T309070CA,
        ..Operand::DEFAULT
    },
];
pub(crate) static T87FD8585: [Part; 8] = [
    Part::Name,
    Part::Operand {
        index: 0,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(" last_row="),
    Part::Operand {
        index: 1,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", addr="),
    Part::Operand {
        index: 2,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", stride="),
    Part::Operand {
        index: 3,
        lead: "",
        trail: "",
        optional: false,
    },
];
pub(crate) static TEBF348F3: [&[Part]; 1] = [&T87FD8585];
pub(crate) static TEC3000EA: [(&str, &str); 3] = [
    ("sem", "each_line(|a| { zero_line(a); })"),
    ("hardware", "ok"),
    ("unit", "cache"),
];
pub(crate) static T38994206: [(&str, &str); 3] = [
    ("sem", ""),
    ("hardware", "ok"),
    ("unit", "cache"),
];
pub(crate) static T1297D5F1: [Piece; 1] = [
    Piece {
        word: 55,
        value: 0,
        len: 2,
    },
];
pub(crate) static TF3D88D1A: [Piece; 1] = [
    Piece {
        word: 6,
        value: 0,
        len: 34,
    },
];
pub(crate) static T6E2D2CE2: [Operand; 2] = [
    Operand {
        name: "way",
        kind: 2,
        width: 2,
        pieces: &T1297D5F1,
        ..Operand::DEFAULT
    },
    Operand {
        name: "line",
        kind: 2,
        width: 34,
        pieces: &TF3D88D1A,
        ..Operand::DEFAULT
    },
];
pub(crate) static T133EE6BA: [Part; 5] = [
    Part::Name,
    Part::Text(" way="),
    Part::Operand {
        index: 0,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", line="),
    Part::Operand {
        index: 1,
        lead: "",
        trail: "",
        optional: false,
    },
];
pub(crate) static TD74AB080: [&[Part]; 1] = [&T133EE6BA];
pub(crate) static TA80850B9: [(&str, &str); 3] = [
    ("sem", "for j in 0..8 {\n  phys[bits(line, 64) * 64 + 8*j, 8] = 0u64;\n}"),
    ("hardware", "ok"),
    ("unit", "cache"),
];
pub(crate) static TDE43F589: [Piece; 1] = [Piece { word: 6, value: 0, len: 4 }];
pub(crate) static TAD3ABFD8: [Operand; 2] = [
    Operand {
        name: "way",
        kind: 2,
        width: 2,
        pieces: &T1297D5F1,
        ..Operand::DEFAULT
    },
    Operand {
        name: "set",
        kind: 2,
        width: 4,
        pieces: &TDE43F589,
        ..Operand::DEFAULT
    },
];
pub(crate) static T5AAC2B92: [Part; 5] = [
    Part::Name,
    Part::Text(" way="),
    Part::Operand {
        index: 0,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", set="),
    Part::Operand {
        index: 1,
        lead: "",
        trail: "",
        optional: false,
    },
];
pub(crate) static TF5EE48A5: [&[Part]; 1] = [&T5AAC2B92];
pub(crate) static T18B0C89C: [Piece; 1] = [
    Piece {
        word: 57,
        value: 0,
        len: 5,
    },
];
pub(crate) static T0A11C51F: [Piece; 1] = [
    Piece {
        word: 16,
        value: 0,
        len: 7,
    },
];
pub(crate) static TD264E883: [Piece; 1] = [
    Piece {
        word: 24,
        value: 0,
        len: 4,
    },
];
pub(crate) static T5BC4A320: [Piece; 1] = [
    Piece {
        word: 3,
        value: 0,
        len: 13,
    },
];
pub(crate) static TD140F2ED: [Operand; 4] = [
    Operand {
        name: "freg",
        kind: 2,
        width: 5,
        pieces: &T18B0C89C,
        ..Operand::DEFAULT
    },
    Operand {
        name: "count",
        kind: 2,
        width: 7,
        pieces: &T0A11C51F,
        ..Operand::DEFAULT
    },
    Operand {
        name: "function",
        kind: 4,
        width: 4,
        pieces: &TD264E883,
        ..Operand::DEFAULT
    },
    Operand {
        name: "partner",
        kind: 2,
        width: 13,
        pieces: &T5BC4A320,
        ..Operand::DEFAULT
    },
];
pub(crate) static T15B5CEE8: [Part; 9] = [
    Part::Name,
    Part::Text(" f="),
    Part::Operand {
        index: 0,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", count="),
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
    Part::Text(", minion="),
    Part::Operand {
        index: 3,
        lead: "",
        trail: "",
        optional: false,
    },
];
pub(crate) static T092CF514: [&[Part]; 1] = [&T15B5CEE8];
pub(crate) static TDF1DCEE7: [(&str, &str); 3] = [
    ("sem", "send(bits(partner, 64));"),
    ("hardware", "ok"),
    ("unit", "cache"),
];
pub(crate) static T543C2D94: [(&str, &str); 3] = [
    ("sem", "receive(bits(partner, 64));"),
    ("hardware", "ok"),
    ("unit", "cache"),
];
pub(crate) static T3F471BCC: [Piece; 1] = [Piece { word: 3, value: 0, len: 4 }];
pub(crate) static TDEAD9809: [Operand; 4] = [
    Operand {
        name: "freg",
        kind: 2,
        width: 5,
        pieces: &T18B0C89C,
        ..Operand::DEFAULT
    },
    Operand {
        name: "count",
        kind: 2,
        width: 7,
        pieces: &T0A11C51F,
        ..Operand::DEFAULT
    },
    Operand {
        name: "function",
        kind: 4,
        width: 4,
        pieces: &TD264E883,
        ..Operand::DEFAULT
    },
    Operand {
        name: "distance",
        kind: 2,
        width: 4,
        pieces: &T3F471BCC,
        ..Operand::DEFAULT
    },
];
pub(crate) static TA5037616: [Part; 9] = [
    Part::Name,
    Part::Text(" f="),
    Part::Operand {
        index: 0,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", count="),
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
    Part::Text(", level="),
    Part::Operand {
        index: 3,
        lead: "",
        trail: "",
        optional: false,
    },
];
pub(crate) static TA748B091: [&[Part]; 1] = [&TA5037616];
pub(crate) static T9365225E: [(&str, &str); 3] = [
    (
        "sem",
        "let d = 1u64 << distance;\nlet low = (hart >> 1) & (d << 1) - 1;\nif low == d {\n  receive(minion() - d);\n} else if low == 0 {\n  send(minion() + d);\n}",
    ),
    ("hardware", "ok"),
    ("unit", "cache"),
];
pub(crate) static T89A1F398: [(&str, &str); 3] = [
    (
        "sem",
        "let d = 1u64 << distance;\nlet low = (hart >> 1) & (d << 1) - 1;\nif low == d {\n  send(minion() - d);\n} else if low == 0 {\n  receive(minion() + d);\n}",
    ),
    ("hardware", "ok"),
    ("unit", "cache"),
];
pub(crate) static TA404CDA8: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x10, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T1F87F3DD: [Piece; 1] = [Piece { word: 7, value: 0, len: 5 }];
pub(crate) static TABC3BE1A: [Piece; 1] = [
    Piece {
        word: 15,
        value: 0,
        len: 5,
    },
];
pub(crate) static T132C57AA: [Piece; 1] = [
    Piece {
        word: 20,
        value: 0,
        len: 5,
    },
];
pub(crate) static TF2571D3C: [Operand; 3] = [
    Operand {
        name: "fda",
        kind: 5,
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
pub(crate) static T1C6BB62B: [Touch; 4] = [
    Touch {
        file: 2,
        which: Which::Operand(0),
        reads: 256,
        writes: 256,
    },
    Touch {
        file: 2,
        which: Which::Operand(1),
        reads: 256,
        writes: 0,
    },
    Touch {
        file: 2,
        which: Which::Operand(2),
        reads: 256,
        writes: 0,
    },
    Touch {
        file: 3,
        which: Which::Fixed(0),
        reads: 8,
        writes: 0,
    },
];
pub(crate) static TEC8E398D: [Flow; 4] = [
    Flow {
        from: End::Register(0),
        to: End::Register(0),
    },
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
pub(crate) static T56648043: [(&str, &str); 3] = [
    (
        "sem",
        "packed(fda, |i| F[fda].e32[i][0] ? zext(!F[fs2].e32[i][0]) : F[fs1].e32[i][0] ? 0 : 2)",
    ),
    ("hardware", "invalid"),
    ("unit", "vpu"),
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
pub(crate) static T391B44B1: [(&str, &str); 3] = [
    (
        "sem",
        "packed2(fd, fs1, fs2, |a, b| a[1:0] == 3 ? qnan(32) : value(f_from_u(zext(a[1:0] @ sign(b), 32), 32, 0)))",
    ),
    ("hardware", "invalid"),
    ("unit", "vpu"),
];
pub(crate) static T5A1B3BD1: [(&str, &str); 3] = [
    ("sem", "packed2(fd, fs1, fs2, |a, b| with_sign(a[2:0] == 0 || a[2:0] == 5, b))"),
    ("hardware", "invalid"),
    ("unit", "vpu"),
];
pub(crate) static TF8B49831: [(&str, &str); 3] = [
    ("sem", "packed2(fd, fs1, fs2, |a, b| with_sign(a[2:0] != 2, b))"),
    ("hardware", "invalid"),
    ("unit", "vpu"),
];
pub(crate) static TFCE92326: [(&str, &str); 3] = [
    ("sem", "let _m = mode(7);\npacked2(fd, fs1, fs2, recip_step)"),
    ("hardware", "invalid"),
    ("unit", "vpu"),
];
pub(crate) static T58B19133: [Operand; 2] = [
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
pub(crate) static TFC8456D0: [Touch; 3] = [
    Touch {
        file: 2,
        which: Which::Operand(0),
        reads: 256,
        writes: 256,
    },
    Touch {
        file: 2,
        which: Which::Operand(1),
        reads: 256,
        writes: 0,
    },
    Touch {
        file: 3,
        which: Which::Fixed(0),
        reads: 8,
        writes: 0,
    },
];
pub(crate) static T9C40D655: [Flow; 3] = [
    Flow {
        from: End::Register(0),
        to: End::Register(0),
    },
    Flow {
        from: End::Register(1),
        to: End::Register(0),
    },
    Flow {
        from: End::Register(2),
        to: End::Register(0),
    },
];
pub(crate) static T5021AD58: [(&str, &str); 3] = [
    ("sem", "let m = 0;\npacked1(fd, fs1, |a| from_small(a, 5))"),
    ("hardware", "invalid"),
    ("unit", "vpu"),
];
pub(crate) static TDB8C2543: [(&str, &str); 3] = [
    ("sem", "let m = 0;\npacked1(fd, fs1, |a| from_small(a, 6))"),
    ("hardware", "invalid"),
    ("unit", "vpu"),
];
pub(crate) static T966A967B: [(&str, &str); 3] = [
    (
        "sem",
        "let m = mode(7);\npacked1(fd, fs1, |a| part_of(value(f_from_u(a & 0xffffff, 32, 0)), 0xffffff, m))",
    ),
    ("hardware", "invalid"),
    ("unit", "vpu"),
];
pub(crate) static T5423B80F: [(&str, &str); 3] = [
    (
        "sem",
        "let m = mode(7);\npacked1(fd, fs1, |a| part_of(value(f_from_u(a & 0xffff, 32, 0)), 0xffff, m))",
    ),
    ("hardware", "invalid"),
    ("unit", "vpu"),
];
pub(crate) static T009C2259: [(&str, &str); 3] = [
    (
        "sem",
        "let m = mode(7);\npacked1(fd, fs1, |a| part_of(value(f_from_u(a & 0x3ff, 32, 0)), 0x3ff, m))",
    ),
    ("hardware", "invalid"),
    ("unit", "vpu"),
];
pub(crate) static T0ED43AE3: [(&str, &str); 3] = [
    (
        "sem",
        "let m = mode(7);\npacked1(fd, fs1, |a| part_of(value(f_from_u(a & 0xff, 32, 0)), 0xff, m))",
    ),
    ("hardware", "invalid"),
    ("unit", "vpu"),
];
pub(crate) static T300C2EB9: [(&str, &str); 3] = [
    (
        "sem",
        "let m = mode(7);\npacked1(fd, fs1, |a| part_of(value(f_from_u(a & 3, 32, 0)), 3, m))",
    ),
    ("hardware", "invalid"),
    ("unit", "vpu"),
];
pub(crate) static TB0565E84: [(&str, &str); 3] = [
    (
        "sem",
        "let m = mode(7);\npacked1(fd, fs1, |a| value(f_mul(value(f_from_s(a, 32, m)), 0x37800000u32, m)))",
    ),
    ("hardware", "invalid"),
    ("unit", "vpu"),
];
pub(crate) static T3742A123: [(&str, &str); 3] = [
    ("sem", "let m = mode(7);\npacked1(fd, fs1, |a| to_small(a, 6))"),
    ("hardware", "invalid"),
    ("unit", "vpu"),
];
pub(crate) static T41844FB8: [(&str, &str); 3] = [
    ("sem", "let m = mode(7);\npacked1(fd, fs1, |a| to_small(a, 5))"),
    ("hardware", "invalid"),
    ("unit", "vpu"),
];
pub(crate) static TFCE4A556: [(&str, &str); 3] = [
    ("sem", "let m = 0;\npacked1(fd, fs1, |a| to_unorm(a, 0xffffff))"),
    ("hardware", "invalid"),
    ("unit", "vpu"),
];
pub(crate) static T879E8CBA: [(&str, &str); 3] = [
    ("sem", "let m = 0;\npacked1(fd, fs1, |a| to_unorm(a, 0xffff))"),
    ("hardware", "invalid"),
    ("unit", "vpu"),
];
pub(crate) static TB2DCAE51: [(&str, &str); 3] = [
    ("sem", "let m = 0;\npacked1(fd, fs1, |a| to_unorm(a, 0x3ff))"),
    ("hardware", "invalid"),
    ("unit", "vpu"),
];
pub(crate) static TB31A6E7E: [(&str, &str); 3] = [
    ("sem", "let m = 0;\npacked1(fd, fs1, |a| to_unorm(a, 0xff))"),
    ("hardware", "invalid"),
    ("unit", "vpu"),
];
pub(crate) static TA45741A1: [(&str, &str); 3] = [
    ("sem", "let m = 0;\npacked1(fd, fs1, |a| to_unorm(a, 3))"),
    ("hardware", "invalid"),
    ("unit", "vpu"),
];
pub(crate) static T1934342F: [(&str, &str); 3] = [
    ("sem", "let m = 0;\npacked1(fd, fs1, |a| to_snorm(a, 0x7fff))"),
    ("hardware", "invalid"),
    ("unit", "vpu"),
];
pub(crate) static T121A1FF7: [(&str, &str); 3] = [
    ("sem", "let m = 0;\npacked1(fd, fs1, |a| to_snorm(a, 0x7f))"),
    ("hardware", "invalid"),
    ("unit", "vpu"),
];
pub(crate) static TD8268415: [(&str, &str); 3] = [
    ("sem", "let m = mode(7);\npacked1(fd, fs1, |a| to_fixed(a, m))"),
    ("hardware", "invalid"),
    ("unit", "vpu"),
];
pub(crate) static T9DFEA2A3: [Touch; 2] = [
    Touch {
        file: 2,
        which: Which::Operand(0),
        reads: 0,
        writes: 4294967295,
    },
    Touch {
        file: 2,
        which: Which::Operand(1),
        reads: 4294967295,
        writes: 0,
    },
];
pub(crate) static TBDB1CBE6: [(&str, &str); 4] = [
    ("sem", "packed1(fd, fs1, |a| a)"),
    ("result", "undefined"),
    ("hardware", "invalid"),
    ("unit", "vpu"),
];
pub(crate) static TF2911F48: [Piece; 1] = [
    Piece {
        word: 15,
        value: 0,
        len: 3,
    },
];
pub(crate) static T21895118: [Piece; 1] = [
    Piece {
        word: 20,
        value: 0,
        len: 3,
    },
];
pub(crate) static T40321261: [Piece; 2] = [
    Piece {
        word: 23,
        value: 2,
        len: 2,
    },
    Piece {
        word: 18,
        value: 0,
        len: 2,
    },
];
pub(crate) static T034F26DF: [Operand; 4] = [
    Operand {
        name: "rd",
        kind: 7,
        width: 5,
        dir: Dir::Out,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "ms1",
        kind: 6,
        width: 3,
        pieces: &TF2911F48,
        ..Operand::DEFAULT
    },
    Operand {
        name: "ms2",
        kind: 6,
        width: 3,
        pieces: &T21895118,
        ..Operand::DEFAULT
    },
    Operand {
        name: "uimm",
        kind: 2,
        width: 4,
        pieces: &T40321261,
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
pub(crate) static T23C38E52: [Touch; 3] = [
    Touch {
        file: 7,
        which: Which::Operand(0),
        reads: 0,
        writes: 64,
    },
    Touch {
        file: 3,
        which: Which::Operand(1),
        reads: 8,
        writes: 0,
    },
    Touch {
        file: 3,
        which: Which::Operand(2),
        reads: 8,
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
pub(crate) static TDE8B93F5: [(&str, &str); 3] = [
    (
        "sem",
        "let k = match uimm { 0 => 0x0fu8, 1 => 0x3cu8, 2 => 0xf0u8, _ => 0xffu8 };\nX[rd] = popcount(M[ms1] & k) + popcount(M[ms2] & k);",
    ),
    ("hardware", "invalid"),
    ("unit", "vpu"),
];
pub(crate) static T5F023ED2: [Operand; 3] = [
    Operand {
        name: "rd",
        kind: 7,
        width: 5,
        dir: Dir::Out,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs1",
        kind: 7,
        width: 5,
        pieces: &TABC3BE1A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs2",
        kind: 7,
        width: 5,
        pieces: &T132C57AA,
        ..Operand::DEFAULT
    },
];
pub(crate) static T80DFF124: [Touch; 3] = [
    Touch {
        file: 7,
        which: Which::Operand(0),
        reads: 0,
        writes: 64,
    },
    Touch {
        file: 7,
        which: Which::Operand(1),
        reads: 64,
        writes: 0,
    },
    Touch {
        file: 7,
        which: Which::Operand(2),
        reads: 64,
        writes: 0,
    },
];
pub(crate) static TF7803E16: [(&str, &str); 3] = [
    (
        "sem",
        "var low = X[rs2];\nvar high = X[rs2] >> 8;\nvar r = 0u64;\nfor p in 0..16 {\n  if X[rs1][p] {\n    r[p] = high[0];\n    high = high >> 1;\n  } else {\n    r[p] = low[0];\n    low = low >> 1;\n  }\n}\nX[rd] = r;",
    ),
    ("unit", "alu"),
    ("hardware", "invalid"),
];
pub(crate) static T09295AD7: [Piece; 1] = [Piece { word: 7, value: 0, len: 3 }];
pub(crate) static T0314334B: [Operand; 3] = [
    Operand {
        name: "md",
        kind: 6,
        width: 3,
        dir: Dir::Out,
        pieces: &T09295AD7,
        ..Operand::DEFAULT
    },
    Operand {
        name: "ms1",
        kind: 6,
        width: 3,
        pieces: &TF2911F48,
        ..Operand::DEFAULT
    },
    Operand {
        name: "ms2",
        kind: 6,
        width: 3,
        pieces: &T21895118,
        ..Operand::DEFAULT
    },
];
pub(crate) static TE279B236: [Touch; 3] = [
    Touch {
        file: 3,
        which: Which::Operand(0),
        reads: 0,
        writes: 8,
    },
    Touch {
        file: 3,
        which: Which::Operand(1),
        reads: 8,
        writes: 0,
    },
    Touch {
        file: 3,
        which: Which::Operand(2),
        reads: 8,
        writes: 0,
    },
];
pub(crate) static T68BE8458: [(&str, &str); 3] = [
    ("sem", "M[md] = M[ms1] & M[ms2];"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static T40F13872: [(&str, &str); 3] = [
    ("sem", "M[md] = M[ms1] | M[ms2];"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static T608B04A0: [(&str, &str); 3] = [
    ("sem", "M[md] = M[ms1] ^ M[ms2];"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static T02597D20: [Operand; 2] = [
    Operand {
        name: "md",
        kind: 6,
        width: 3,
        dir: Dir::Out,
        pieces: &T09295AD7,
        ..Operand::DEFAULT
    },
    Operand {
        name: "ms1",
        kind: 6,
        width: 3,
        pieces: &TF2911F48,
        ..Operand::DEFAULT
    },
];
pub(crate) static T99CEC695: [Touch; 2] = [
    Touch {
        file: 3,
        which: Which::Operand(0),
        reads: 0,
        writes: 8,
    },
    Touch {
        file: 3,
        which: Which::Operand(1),
        reads: 8,
        writes: 0,
    },
];
pub(crate) static T42B7485B: [Flow; 1] = [
    Flow {
        from: End::Register(1),
        to: End::Register(0),
    },
];
pub(crate) static TD9908BEF: [(&str, &str); 3] = [
    ("sem", "M[md] = ~M[ms1];"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static T9704F382: [Operand; 2] = [
    Operand {
        name: "rd",
        kind: 7,
        width: 5,
        dir: Dir::Out,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "ms1",
        kind: 6,
        width: 3,
        pieces: &TF2911F48,
        ..Operand::DEFAULT
    },
];
pub(crate) static T0C82B2E9: [Touch; 2] = [
    Touch {
        file: 7,
        which: Which::Operand(0),
        reads: 0,
        writes: 64,
    },
    Touch {
        file: 3,
        which: Which::Operand(1),
        reads: 8,
        writes: 0,
    },
];
pub(crate) static T994D644A: [(&str, &str); 3] = [
    ("sem", "X[rd] = popcount(M[ms1]);"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static TC1522869: [(&str, &str); 3] = [
    ("sem", "X[rd] = 8 - popcount(M[ms1]);"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static T809E129B: [Piece; 2] = [
    Piece {
        word: 20,
        value: 3,
        len: 5,
    },
    Piece {
        word: 12,
        value: 0,
        len: 3,
    },
];
pub(crate) static TC4D52A28: [Operand; 3] = [
    Operand {
        name: "md",
        kind: 6,
        width: 3,
        dir: Dir::Out,
        pieces: &T09295AD7,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs1",
        kind: 7,
        width: 5,
        pieces: &TABC3BE1A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "uimm",
        kind: 2,
        width: 8,
        pieces: &T809E129B,
        ..Operand::DEFAULT
    },
];
pub(crate) static TF36BF7B1: [Touch; 2] = [
    Touch {
        file: 3,
        which: Which::Operand(0),
        reads: 0,
        writes: 8,
    },
    Touch {
        file: 7,
        which: Which::Operand(1),
        reads: 8,
        writes: 0,
    },
];
pub(crate) static TE29627CA: [(&str, &str); 3] = [
    ("sem", "M[md] = X[rs1][7:0] | uimm;"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static TED335353: [Operand; 1] = [
    Operand {
        name: "rs1",
        kind: 7,
        width: 5,
        pieces: &TABC3BE1A,
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
pub(crate) static TF23DA59B: [Touch; 2] = [
    Touch {
        file: 7,
        which: Which::Operand(0),
        reads: 64,
        writes: 0,
    },
    Touch {
        file: 3,
        which: Which::Computed,
        reads: 8,
        writes: 8,
    },
];
pub(crate) static T3E800920: [Flow; 2] = [
    Flow {
        from: End::Register(0),
        to: End::Register(1),
    },
    Flow {
        from: End::Register(1),
        to: End::Register(1),
    },
];
pub(crate) static T404E7018: [(&str, &str); 3] = [
    ("sem", "for k in 0..8 {\n  M[k] = X[rs1].e8[k];\n}"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static T9515A334: [Operand; 1] = [
    Operand {
        name: "rd",
        kind: 7,
        width: 5,
        dir: Dir::Out,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
];
pub(crate) static T8DEA0013: [Touch; 2] = [
    Touch {
        file: 7,
        which: Which::Operand(0),
        reads: 0,
        writes: 64,
    },
    Touch {
        file: 3,
        which: Which::Computed,
        reads: 8,
        writes: 0,
    },
];
pub(crate) static T2E2C3C08: [(&str, &str); 3] = [
    ("sem", "var v = 0u64;\nfor k in 0..8 {\n  v.e8[k] = M[k];\n}\nX[rd] = v;"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static TE8D23BF8: [Piece; 1] = [
    Piece {
        word: 20,
        value: 0,
        len: 12,
    },
];
pub(crate) static TF0560EDA: [Operand; 3] = [
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
        kind: 2,
        width: 12,
        signed: true,
        pieces: &TE8D23BF8,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs1",
        kind: 7,
        width: 5,
        pieces: &TABC3BE1A,
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
pub(crate) static TA7922D93: [Touch; 2] = [
    Touch {
        file: 2,
        which: Which::Operand(0),
        reads: 256,
        writes: 256,
    },
    Touch {
        file: 7,
        which: Which::Operand(2),
        reads: 64,
        writes: 0,
    },
];
pub(crate) static TFA7FD35C: [Flow; 3] = [
    Flow {
        from: End::Register(0),
        to: End::Register(0),
    },
    Flow {
        from: End::Register(1),
        to: End::Address,
    },
    Flow {
        from: End::Memory,
        to: End::Register(0),
    },
];
pub(crate) static T356E77C7: [(&str, &str); 4] = [
    (
        "sem",
        "let a = X[rs1] + imm;\nfor i in 0..8 {\n  F[fd].e32[i] = mem[a + 4*i, 4];\n}",
    ),
    ("latency", "3"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static T7C5EA62A: [Piece; 2] = [
    Piece {
        word: 25,
        value: 5,
        len: 7,
    },
    Piece { word: 7, value: 0, len: 5 },
];
pub(crate) static TA6451765: [Operand; 3] = [
    Operand {
        name: "fs2",
        kind: 5,
        width: 5,
        pieces: &T132C57AA,
        ..Operand::DEFAULT
    },
    Operand {
        name: "imm",
        kind: 2,
        width: 12,
        signed: true,
        pieces: &T7C5EA62A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs1",
        kind: 7,
        width: 5,
        pieces: &TABC3BE1A,
        ..Operand::DEFAULT
    },
];
pub(crate) static T5B7C4D8C: [Touch; 2] = [
    Touch {
        file: 2,
        which: Which::Operand(0),
        reads: 256,
        writes: 0,
    },
    Touch {
        file: 7,
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
pub(crate) static TA46CD4AC: [(&str, &str); 3] = [
    (
        "sem",
        "let a = X[rs1] + imm;\nfor i in 0..8 {\n  mem[a + 4*i, 4] = F[fs2].e32[i];\n}",
    ),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static TEDED1599: [Touch; 3] = [
    Touch {
        file: 2,
        which: Which::Operand(0),
        reads: 256,
        writes: 256,
    },
    Touch {
        file: 7,
        which: Which::Operand(2),
        reads: 64,
        writes: 0,
    },
    Touch {
        file: 3,
        which: Which::Fixed(0),
        reads: 8,
        writes: 0,
    },
];
pub(crate) static TBC612BF8: [Flow; 5] = [
    Flow {
        from: End::Register(0),
        to: End::Register(0),
    },
    Flow {
        from: End::Register(1),
        to: End::Address,
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
        from: End::Memory,
        to: End::Register(0),
    },
];
pub(crate) static T2A7FE78D: [(&str, &str); 3] = [
    ("sem", "let a = X[rs1] + imm;\npacked(fd, |i| mem[a + 4*i, 4])"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static TFD6975E0: [Touch; 3] = [
    Touch {
        file: 2,
        which: Which::Operand(0),
        reads: 256,
        writes: 0,
    },
    Touch {
        file: 7,
        which: Which::Operand(2),
        reads: 64,
        writes: 0,
    },
    Touch {
        file: 3,
        which: Which::Fixed(0),
        reads: 8,
        writes: 0,
    },
];
pub(crate) static T7A78D030: [Flow; 3] = [
    Flow {
        from: End::Register(0),
        to: End::Memory,
    },
    Flow {
        from: End::Register(1),
        to: End::Address,
    },
    Flow {
        from: End::Register(2),
        to: End::Address,
    },
];
pub(crate) static TE37A6F4F: [(&str, &str); 3] = [
    (
        "sem",
        "let a = X[rs1] + imm;\nfor i in 0..8 where M[0][i] {\n  mem[a + 4*i, 4] = F[fs2].e32[i];\n}",
    ),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static TF1B214A3: [(&str, &str); 3] = [
    ("sem", "if M[0] != 0 {\n  let v = mem[X[rs1] + imm, 4];\n  packed(fd, |i| v)\n}"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static T388689B9: [Operand; 2] = [
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
        kind: 7,
        width: 5,
        pieces: &TABC3BE1A,
        ..Operand::DEFAULT
    },
];
pub(crate) static T83F72E73: [Touch; 3] = [
    Touch {
        file: 2,
        which: Which::Operand(0),
        reads: 256,
        writes: 256,
    },
    Touch {
        file: 7,
        which: Which::Operand(1),
        reads: 32,
        writes: 0,
    },
    Touch {
        file: 3,
        which: Which::Fixed(0),
        reads: 8,
        writes: 0,
    },
];
pub(crate) static T79CAB8A1: [(&str, &str); 3] = [
    ("sem", "packed(fd, |i| X[rs1][31:0])"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static TA76A061A: [Operand; 3] = [
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
        name: "rs2",
        kind: 7,
        width: 5,
        pieces: &T132C57AA,
        ..Operand::DEFAULT
    },
];
pub(crate) static T0BF8C93F: [&[Part]; 1] = [&TD2FE8CB1];
pub(crate) static TEC55DA17: [Touch; 4] = [
    Touch {
        file: 2,
        which: Which::Operand(0),
        reads: 256,
        writes: 256,
    },
    Touch {
        file: 2,
        which: Which::Operand(1),
        reads: 256,
        writes: 0,
    },
    Touch {
        file: 7,
        which: Which::Operand(2),
        reads: 64,
        writes: 0,
    },
    Touch {
        file: 3,
        which: Which::Fixed(0),
        reads: 8,
        writes: 0,
    },
];
pub(crate) static T86BE9F45: [Flow; 8] = [
    Flow {
        from: End::Register(0),
        to: End::Register(0),
    },
    Flow {
        from: End::Register(1),
        to: End::Address,
    },
    Flow {
        from: End::Register(2),
        to: End::Address,
    },
    Flow {
        from: End::Register(3),
        to: End::Register(0),
    },
    Flow {
        from: End::Register(3),
        to: End::Address,
    },
    Flow {
        from: End::Memory,
        to: End::Register(0),
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
pub(crate) static T7EBBAB2E: [(&str, &str); 5] = [
    (
        "sem",
        "resumable(|i| {\n  F[fd].e32[i] = sext(mem[lane_address(i, 1, 0, LoadAccessFault), 1]);\n})",
    ),
    ("cache", "l1"),
    ("derive", "yes"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static T5B56FA46: [(&str, &str); 5] = [
    (
        "sem",
        "resumable(|i| {\n  F[fd].e32[i] = sext(mem[lane_address(i, 1, 1, LoadAccessFault), 1]);\n})",
    ),
    ("cache", "l2"),
    ("derive", "no"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static T52B277ED: [(&str, &str); 5] = [
    (
        "sem",
        "resumable(|i| {\n  F[fd].e32[i] = sext(mem[lane_address(i, 1, 1, LoadAccessFault), 1]);\n})",
    ),
    ("cache", "l3"),
    ("derive", "no"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static T081F7A72: [(&str, &str); 5] = [
    (
        "sem",
        "resumable(|i| {\n  F[fd].e32[i] = sext(mem[lane_address(i, 2, 0, LoadAccessFault), 2]);\n})",
    ),
    ("cache", "l1"),
    ("derive", "yes"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static TBD4755F2: [(&str, &str); 5] = [
    (
        "sem",
        "resumable(|i| {\n  F[fd].e32[i] = sext(mem[lane_address(i, 2, 1, LoadAccessFault), 2]);\n})",
    ),
    ("cache", "l2"),
    ("derive", "no"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static T7A3EFBC9: [(&str, &str); 5] = [
    (
        "sem",
        "resumable(|i| {\n  F[fd].e32[i] = sext(mem[lane_address(i, 2, 1, LoadAccessFault), 2]);\n})",
    ),
    ("cache", "l3"),
    ("derive", "no"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static T7362C502: [(&str, &str); 5] = [
    (
        "sem",
        "resumable(|i| {\n  F[fd].e32[i] = sext(mem[lane_address(i, 4, 0, LoadAccessFault), 4]);\n})",
    ),
    ("cache", "l1"),
    ("derive", "yes"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static T78D25306: [(&str, &str); 5] = [
    (
        "sem",
        "resumable(|i| {\n  F[fd].e32[i] = sext(mem[lane_address(i, 4, 1, LoadAccessFault), 4]);\n})",
    ),
    ("cache", "l2"),
    ("derive", "no"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static TEE302EAD: [(&str, &str); 5] = [
    (
        "sem",
        "resumable(|i| {\n  F[fd].e32[i] = sext(mem[lane_address(i, 4, 1, LoadAccessFault), 4]);\n})",
    ),
    ("cache", "l3"),
    ("derive", "no"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static TF11B4D93: [Operand; 3] = [
    Operand {
        name: "fd1",
        kind: 5,
        width: 5,
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
        name: "rs2",
        kind: 7,
        width: 5,
        pieces: &T132C57AA,
        ..Operand::DEFAULT
    },
];
pub(crate) static T9E66E238: [Touch; 4] = [
    Touch {
        file: 2,
        which: Which::Operand(0),
        reads: 256,
        writes: 0,
    },
    Touch {
        file: 2,
        which: Which::Operand(1),
        reads: 256,
        writes: 0,
    },
    Touch {
        file: 7,
        which: Which::Operand(2),
        reads: 64,
        writes: 0,
    },
    Touch {
        file: 3,
        which: Which::Fixed(0),
        reads: 8,
        writes: 0,
    },
];
pub(crate) static T38379DB7: [Flow; 6] = [
    Flow {
        from: End::Register(0),
        to: End::Memory,
    },
    Flow {
        from: End::Register(1),
        to: End::Address,
    },
    Flow {
        from: End::Register(2),
        to: End::Address,
    },
    Flow {
        from: End::Register(3),
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
pub(crate) static TD6D87F0E: [(&str, &str); 5] = [
    (
        "sem",
        "resumable(|i| {\n  mem[lane_address(i, 1, 0, StoreAccessFault), 1] = trunc(F[fd1].e32[i]);\n})",
    ),
    ("cache", "l1"),
    ("derive", "yes"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static T099614E0: [(&str, &str); 5] = [
    (
        "sem",
        "resumable(|i| {\n  mem[lane_address(i, 1, 1, StoreAccessFault), 1] = trunc(F[fd1].e32[i]);\n})",
    ),
    ("cache", "l2"),
    ("derive", "no"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static TBDA06FA7: [(&str, &str); 5] = [
    (
        "sem",
        "resumable(|i| {\n  mem[lane_address(i, 1, 1, StoreAccessFault), 1] = trunc(F[fd1].e32[i]);\n})",
    ),
    ("cache", "l3"),
    ("derive", "no"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static T2933A27C: [(&str, &str); 5] = [
    (
        "sem",
        "resumable(|i| {\n  mem[lane_address(i, 2, 0, StoreAccessFault), 2] = trunc(F[fd1].e32[i]);\n})",
    ),
    ("cache", "l1"),
    ("derive", "yes"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static TEFC56722: [(&str, &str); 5] = [
    (
        "sem",
        "resumable(|i| {\n  mem[lane_address(i, 2, 1, StoreAccessFault), 2] = trunc(F[fd1].e32[i]);\n})",
    ),
    ("cache", "l2"),
    ("derive", "no"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static T7D1647F9: [(&str, &str); 5] = [
    (
        "sem",
        "resumable(|i| {\n  mem[lane_address(i, 2, 1, StoreAccessFault), 2] = trunc(F[fd1].e32[i]);\n})",
    ),
    ("cache", "l3"),
    ("derive", "no"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static TC1931060: [(&str, &str); 5] = [
    (
        "sem",
        "resumable(|i| {\n  mem[lane_address(i, 4, 0, StoreAccessFault), 4] = trunc(F[fd1].e32[i]);\n})",
    ),
    ("cache", "l1"),
    ("derive", "yes"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static TE254E94E: [(&str, &str); 5] = [
    (
        "sem",
        "resumable(|i| {\n  mem[lane_address(i, 4, 1, StoreAccessFault), 4] = trunc(F[fd1].e32[i]);\n})",
    ),
    ("cache", "l2"),
    ("derive", "no"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static T16EEB3D5: [(&str, &str); 5] = [
    (
        "sem",
        "resumable(|i| {\n  mem[lane_address(i, 4, 1, StoreAccessFault), 4] = trunc(F[fd1].e32[i]);\n})",
    ),
    ("cache", "l3"),
    ("derive", "no"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static T491FE018: [Operand; 3] = [
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
        kind: 7,
        width: 5,
        pieces: &TABC3BE1A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs2",
        kind: 7,
        width: 5,
        pieces: &T132C57AA,
        ..Operand::DEFAULT
    },
];
pub(crate) static T63019541: [Touch; 4] = [
    Touch {
        file: 2,
        which: Which::Operand(0),
        reads: 256,
        writes: 256,
    },
    Touch {
        file: 7,
        which: Which::Operand(1),
        reads: 64,
        writes: 0,
    },
    Touch {
        file: 7,
        which: Which::Operand(2),
        reads: 64,
        writes: 0,
    },
    Touch {
        file: 3,
        which: Which::Fixed(0),
        reads: 8,
        writes: 0,
    },
];
pub(crate) static TE5F68E9D: [Flow; 6] = [
    Flow {
        from: End::Register(0),
        to: End::Register(0),
    },
    Flow {
        from: End::Register(1),
        to: End::Address,
    },
    Flow {
        from: End::Register(2),
        to: End::Address,
    },
    Flow {
        from: End::Register(3),
        to: End::Register(0),
    },
    Flow {
        from: End::Register(3),
        to: End::Address,
    },
    Flow {
        from: End::Memory,
        to: End::Register(0),
    },
];
pub(crate) static T4FB87B86: [(&str, &str); 3] = [
    ("sem", "packed(fd, |i| sext(mem[in_block(X[rs2], X[rs1] >> 5*i, 1), 1]))"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static T7595C41D: [(&str, &str); 3] = [
    ("sem", "packed(fd, |i| sext(mem[in_block(X[rs2], X[rs1] >> 4*i, 2), 2]))"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static T8757733C: [(&str, &str); 3] = [
    ("sem", "packed(fd, |i| sext(mem[in_block(X[rs2], X[rs1] >> 3*i, 4), 4]))"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static T9E50D9E1: [Operand; 3] = [
    Operand {
        name: "fd1",
        kind: 5,
        width: 5,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs1",
        kind: 7,
        width: 5,
        pieces: &TABC3BE1A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs2",
        kind: 7,
        width: 5,
        pieces: &T132C57AA,
        ..Operand::DEFAULT
    },
];
pub(crate) static T5A5A5CBC: [Touch; 4] = [
    Touch {
        file: 2,
        which: Which::Operand(0),
        reads: 256,
        writes: 0,
    },
    Touch {
        file: 7,
        which: Which::Operand(1),
        reads: 64,
        writes: 0,
    },
    Touch {
        file: 7,
        which: Which::Operand(2),
        reads: 64,
        writes: 0,
    },
    Touch {
        file: 3,
        which: Which::Fixed(0),
        reads: 8,
        writes: 0,
    },
];
pub(crate) static TD38844FC: [Flow; 4] = [
    Flow {
        from: End::Register(0),
        to: End::Memory,
    },
    Flow {
        from: End::Register(1),
        to: End::Address,
    },
    Flow {
        from: End::Register(2),
        to: End::Address,
    },
    Flow {
        from: End::Register(3),
        to: End::Address,
    },
];
pub(crate) static T9B8D76D2: [(&str, &str); 3] = [
    (
        "sem",
        "for i in 0..8 where M[0][i] {\n  mem[in_block(X[rs2], X[rs1] >> 5*i, 1), 1] = trunc(F[fd1].e32[i]);\n}",
    ),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static TD9FA185F: [(&str, &str); 3] = [
    (
        "sem",
        "for i in 0..8 where M[0][i] {\n  mem[in_block(X[rs2], X[rs1] >> 4*i, 2), 2] = trunc(F[fd1].e32[i]);\n}",
    ),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static TDBAA5AAC: [(&str, &str); 3] = [
    (
        "sem",
        "for i in 0..8 where M[0][i] {\n  mem[in_block(X[rs2], X[rs1] >> 3*i, 4), 4] = trunc(F[fd1].e32[i]);\n}",
    ),
    ("hardware", "ok"),
    ("unit", "vpu"),
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
pub(crate) static TCAC91E5E: [Touch; 3] = [
    Touch {
        file: 2,
        which: Which::Operand(0),
        reads: 256,
        writes: 256,
    },
    Touch {
        file: 7,
        which: Which::Operand(1),
        reads: 64,
        writes: 0,
    },
    Touch {
        file: 3,
        which: Which::Fixed(0),
        reads: 8,
        writes: 0,
    },
];
pub(crate) static T6A40EAB5: [(&str, &str); 5] = [
    (
        "sem",
        "if M[0] != 0 {\n  aligned(X[rs1], 32, LoadAccessFault);\n  packed(fd, |i| mem[X[rs1] + 4*i, 4])\n}",
    ),
    ("cache", "l2"),
    ("derive", "no"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static T265586AE: [(&str, &str); 5] = [
    (
        "sem",
        "if M[0] != 0 {\n  aligned(X[rs1], 32, LoadAccessFault);\n  packed(fd, |i| mem[X[rs1] + 4*i, 4])\n}",
    ),
    ("cache", "l3"),
    ("derive", "no"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static TCC3DE332: [Operand; 2] = [
    Operand {
        name: "fd1",
        kind: 5,
        width: 5,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs1",
        kind: 7,
        width: 5,
        pieces: &TABC3BE1A,
        ..Operand::DEFAULT
    },
];
pub(crate) static TFA921A37: [Touch; 3] = [
    Touch {
        file: 2,
        which: Which::Operand(0),
        reads: 256,
        writes: 0,
    },
    Touch {
        file: 7,
        which: Which::Operand(1),
        reads: 64,
        writes: 0,
    },
    Touch {
        file: 3,
        which: Which::Fixed(0),
        reads: 8,
        writes: 0,
    },
];
pub(crate) static TA613F26E: [(&str, &str); 5] = [
    (
        "sem",
        "let a = X[rs1];\nif has_a0 || M[0] != 0 {\n  aligned(a, 32, StoreAccessFault);\n  for i in 0..8 where has_a0 || M[0][i] {\n    mem[a + 4*i, 4] = F[fd1].e32[i];\n  }\n}",
    ),
    ("cache", "l2"),
    ("derive", "no"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static T09CEF675: [(&str, &str); 5] = [
    (
        "sem",
        "let a = X[rs1];\nif has_a0 || M[0] != 0 {\n  aligned(a, 32, StoreAccessFault);\n  for i in 0..8 where has_a0 || M[0][i] {\n    mem[a + 4*i, 4] = F[fd1].e32[i];\n  }\n}",
    ),
    ("cache", "l3"),
    ("derive", "no"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static TC9856657: [Piece; 1] = [
    Piece {
        word: 12,
        value: 0,
        len: 3,
    },
];
pub(crate) static T28500D4B: [Operand; 4] = [
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
        kind: 8,
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
pub(crate) static T77C87B3C: [(&str, &str); 3] = [
    (
        "sem",
        "let m = mode(rm);\npacked2(fd, fs1, fs2, |a, b| flags(f_add(number(a), number(b), m)))",
    ),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static T6919119B: [(&str, &str); 3] = [
    (
        "sem",
        "let m = mode(rm);\npacked2(fd, fs1, fs2, |a, b| flags(f_sub(number(a), number(b), m)))",
    ),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static T31A3EDD7: [(&str, &str); 3] = [
    (
        "sem",
        "let m = mode(rm);\npacked2(fd, fs1, fs2, |a, b| flags(f_mul(number(a), number(b), m)))",
    ),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static T4309A392: [Operand; 4] = [
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
        kind: 9,
        width: 3,
        pieces: &TC9856657,
        default: Some(7),
        ..Operand::DEFAULT
    },
];
pub(crate) static T05306359: [(&str, &str); 3] = [
    (
        "sem",
        "let m = mode(rm);\npacked2(fd, fs1, fs2, |a, b| flags(f_div(number(a), number(b), m)))",
    ),
    ("hardware", "emulated"),
    ("unit", "vpu"),
];
pub(crate) static T479D580A: [(&str, &str); 3] = [
    ("sem", "let m = mode(7);\npacked1(fd, fs1, |a| flags(f_sqrt(number(a), m)))"),
    ("hardware", "emulated"),
    ("unit", "vpu"),
];
pub(crate) static T5340F444: [(&str, &str); 3] = [
    ("hardware", "emulated"),
    ("result", "unknown"),
    ("unit", "vpu"),
];
pub(crate) static TCDBEAFAD: [Piece; 1] = [
    Piece {
        word: 27,
        value: 0,
        len: 5,
    },
];
pub(crate) static TB748D8F4: [Operand; 5] = [
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
        kind: 8,
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
pub(crate) static T575753B9: [Touch; 5] = [
    Touch {
        file: 2,
        which: Which::Operand(0),
        reads: 256,
        writes: 256,
    },
    Touch {
        file: 2,
        which: Which::Operand(1),
        reads: 256,
        writes: 0,
    },
    Touch {
        file: 2,
        which: Which::Operand(2),
        reads: 256,
        writes: 0,
    },
    Touch {
        file: 2,
        which: Which::Operand(3),
        reads: 256,
        writes: 0,
    },
    Touch {
        file: 3,
        which: Which::Fixed(0),
        reads: 8,
        writes: 0,
    },
];
pub(crate) static T251D68AE: [Flow; 5] = [
    Flow {
        from: End::Register(0),
        to: End::Register(0),
    },
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
    Flow {
        from: End::Register(4),
        to: End::Register(0),
    },
];
pub(crate) static T8D363CE8: [(&str, &str); 3] = [
    (
        "sem",
        "let m = mode(rm);\npacked(fd, |i| {\n  let a = number(F[fs1].e32[i]);\n  let b = number(F[fs2].e32[i]);\n  let c = number(F[fs3].e32[i]);\n  flags(f_fma(a, b, c, m))\n})",
    ),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static TEBBDAA3B: [(&str, &str); 3] = [
    (
        "sem",
        "let m = mode(rm);\npacked(fd, |i| {\n  let a = number(F[fs1].e32[i]);\n  let b = number(F[fs2].e32[i]);\n  let c = number(F[fs3].e32[i]);\n  flags(f_fma(a, b, fneg(c), m))\n})",
    ),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static T4EB28443: [(&str, &str); 3] = [
    (
        "sem",
        "let m = mode(rm);\npacked(fd, |i| {\n  let a = number(F[fs1].e32[i]);\n  let b = number(F[fs2].e32[i]);\n  let c = number(F[fs3].e32[i]);\n  flags(f_fma(fneg(a), b, c, m))\n})",
    ),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static TDFB4EAFC: [(&str, &str); 3] = [
    (
        "sem",
        "let m = mode(rm);\npacked(fd, |i| {\n  let a = number(F[fs1].e32[i]);\n  let b = number(F[fs2].e32[i]);\n  let c = number(F[fs3].e32[i]);\n  flags(f_fma(fneg(a), b, fneg(c), m))\n})",
    ),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static T96BE3D6C: [(&str, &str); 3] = [
    ("sem", "packed2(fd, fs1, fs2, |a, b| with_sign(sign(b), a))"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static T72C6234B: [(&str, &str); 3] = [
    ("sem", "packed2(fd, fs1, fs2, |a, b| with_sign(!sign(b), a))"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static TB38E3E39: [(&str, &str); 3] = [
    ("sem", "packed2(fd, fs1, fs2, |a, b| with_sign(sign(a) ^ sign(b), a))"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static T690BA6FD: [(&str, &str); 3] = [
    ("sem", "packed2(fd, fs1, fs2, |a, b| flagged(fmin(number(a), number(b))))"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static T47262FB3: [(&str, &str); 3] = [
    ("sem", "packed2(fd, fs1, fs2, |a, b| flagged(fmax(number(a), number(b))))"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static T1F739F4F: [(&str, &str); 3] = [
    ("sem", "packed2(fd, fs1, fs2, |a, b| rep(flagged(fle(number(a), number(b))), 32))"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static TA388227A: [(&str, &str); 3] = [
    ("sem", "packed2(fd, fs1, fs2, |a, b| rep(flagged(flt(number(a), number(b))), 32))"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static T990DD720: [(&str, &str); 3] = [
    ("sem", "packed2(fd, fs1, fs2, |a, b| rep(flagged(feq(number(a), number(b))), 32))"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static T18ACAC14: [Operand; 3] = [
    Operand {
        name: "md",
        kind: 6,
        width: 3,
        dir: Dir::Out,
        pieces: &T09295AD7,
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
pub(crate) static TD95504C2: [Touch; 4] = [
    Touch {
        file: 3,
        which: Which::Operand(0),
        reads: 8,
        writes: 8,
    },
    Touch {
        file: 2,
        which: Which::Operand(1),
        reads: 256,
        writes: 0,
    },
    Touch {
        file: 2,
        which: Which::Operand(2),
        reads: 256,
        writes: 0,
    },
    Touch {
        file: 3,
        which: Which::Fixed(0),
        reads: 8,
        writes: 0,
    },
];
pub(crate) static TA043D5ED: [(&str, &str); 3] = [
    ("sem", "to_mask(md, fs1, fs2, |a, b| flagged(fle(number(a), number(b))))"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static T628DAA4A: [(&str, &str); 3] = [
    ("sem", "to_mask(md, fs1, fs2, |a, b| flagged(flt(number(a), number(b))))"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static T8B6DD34C: [(&str, &str); 3] = [
    ("sem", "to_mask(md, fs1, fs2, |a, b| flagged(feq(number(a), number(b))))"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static T3771DB5E: [Operand; 3] = [
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
        kind: 8,
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
pub(crate) static TD13C7D9E: [(&str, &str); 3] = [
    ("sem", "let m = mode(rm);\npacked1(fd, fs1, |a| flags(f_rint(number(a), m)))"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static TE9729B24: [(&str, &str); 3] = [
    (
        "sem",
        "let m = mode(rm);\npacked1(fd, fs1, |a| flagged(f_to_s(number(a), 32, m)))",
    ),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static T273E62A2: [(&str, &str); 3] = [
    (
        "sem",
        "let m = mode(rm);\npacked1(fd, fs1, |a| flagged(f_to_u(number(a), 32, m)))",
    ),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static T152BC46B: [(&str, &str); 3] = [
    ("sem", "let m = mode(rm);\npacked1(fd, fs1, |a| flagged(f_from_s(a, 32, m)))"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static T8F6AF1A9: [(&str, &str); 3] = [
    ("sem", "let m = mode(rm);\npacked1(fd, fs1, |a| flagged(f_from_u(a, 32, m)))"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static T3218E3CD: [(&str, &str); 3] = [
    (
        "sem",
        "let m = mode(7);\npacked1(fd, fs1, |a| zext(flags(f_cvt(number(a), 16, m))))",
    ),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static T35DA6C4F: [(&str, &str); 3] = [
    ("sem", "packed1(fd, fs1, |a| flags(f_cvt(number(a[15:0]), 32, 0)))"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static TFFC2D220: [(&str, &str); 3] = [
    ("sem", "packed1(fd, fs1, |a| zext(fclass(a)))"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static TA606761D: [(&str, &str); 3] = [
    ("sem", "packed1(fd, fs1, frac)"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static TC962A355: [Operand; 4] = [
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
];
pub(crate) static TCCE60EE8: [(&str, &str); 3] = [
    ("sem", "packed(fd, |i| F[fs1].e32[i] != 0 ? F[fs2].e32[i] : F[fs3].e32[i])"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static T7B97D23B: [(&str, &str); 3] = [
    (
        "sem",
        "for i in 0..8 {\n  F[fd].e32[i] = M[0][i] ? F[fs1].e32[i] : F[fs2].e32[i];\n}",
    ),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static TE767E7D6: [Operand; 3] = [
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
        name: "uimm",
        kind: 2,
        width: 8,
        pieces: &T809E129B,
        ..Operand::DEFAULT
    },
];
pub(crate) static T5A8D418C: [(&str, &str); 3] = [
    (
        "sem",
        "let s = F[fs1];\nlet order = bits(uimm, 8);\npacked(fd, |i| s.e32[i / 4 * 4 + uint(order[2*(i%4) +: 2])])",
    ),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static TC76F451C: [Operand; 3] = [
    Operand {
        name: "rd",
        kind: 7,
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
        name: "uimm",
        kind: 2,
        width: 3,
        pieces: &T21895118,
        ..Operand::DEFAULT
    },
];
pub(crate) static T95D89521: [Touch; 2] = [
    Touch {
        file: 7,
        which: Which::Operand(0),
        reads: 0,
        writes: 64,
    },
    Touch {
        file: 2,
        which: Which::Operand(1),
        reads: 256,
        writes: 0,
    },
];
pub(crate) static T6E2D9A24: [(&str, &str); 3] = [
    ("sem", "X[rd] = sext(F[fs1].e32[uimm]);"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static T4A9169D6: [Touch; 2] = [
    Touch {
        file: 7,
        which: Which::Operand(0),
        reads: 0,
        writes: 32,
    },
    Touch {
        file: 2,
        which: Which::Operand(1),
        reads: 256,
        writes: 0,
    },
];
pub(crate) static T355AE9AB: [(&str, &str); 3] = [
    ("sem", "X[rd] = zext(F[fs1].e32[uimm]);"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static TB8CD0288: [(&str, &str); 3] = [
    ("sem", "packed2(fd, fs1, fs2, |a, b| a + b)"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static T3A1FFF46: [(&str, &str); 3] = [
    ("sem", "packed2(fd, fs1, fs2, |a, b| a - b)"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static T4DB2198D: [(&str, &str); 3] = [
    ("sem", "packed2(fd, fs1, fs2, |a, b| a << b)"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static T508AAC11: [(&str, &str); 3] = [
    ("sem", "packed2(fd, fs1, fs2, |a, b| a ^ b)"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static T4BC16BC5: [(&str, &str); 3] = [
    ("sem", "packed2(fd, fs1, fs2, |a, b| a >> b)"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static TFEBC5A78: [(&str, &str); 3] = [
    ("sem", "packed2(fd, fs1, fs2, |a, b| a >>s b)"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static T47EE4913: [(&str, &str); 3] = [
    ("sem", "packed2(fd, fs1, fs2, |a, b| a | b)"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static T791CCDF9: [(&str, &str); 3] = [
    ("sem", "packed2(fd, fs1, fs2, |a, b| a & b)"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static T063BA275: [(&str, &str); 3] = [
    ("sem", "packed2(fd, fs1, fs2, |a, b| a * b)"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static TAFC2CE19: [(&str, &str); 3] = [
    ("sem", "packed2(fd, fs1, fs2, |a, b| mulh_ss(a, b))"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static TA0CDDC35: [(&str, &str); 3] = [
    ("sem", "packed2(fd, fs1, fs2, |a, b| mulh_uu(a, b))"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static TD887421E: [(&str, &str); 3] = [
    ("sem", "packed2(fd, fs1, fs2, |a, b| a /s b)"),
    ("hardware", "emulated"),
    ("unit", "vpu"),
];
pub(crate) static TD20B1FE8: [(&str, &str); 3] = [
    ("sem", "packed2(fd, fs1, fs2, |a, b| a /u b)"),
    ("hardware", "emulated"),
    ("unit", "vpu"),
];
pub(crate) static T9C453CD0: [(&str, &str); 3] = [
    ("sem", "packed2(fd, fs1, fs2, |a, b| a %s b)"),
    ("hardware", "emulated"),
    ("unit", "vpu"),
];
pub(crate) static T60E6D306: [(&str, &str); 3] = [
    ("sem", "packed2(fd, fs1, fs2, |a, b| a %u b)"),
    ("hardware", "emulated"),
    ("unit", "vpu"),
];
pub(crate) static T5E5EBD1C: [(&str, &str); 3] = [
    ("sem", "packed2(fd, fs1, fs2, |a, b| min_s(a, b))"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static T7C69611E: [(&str, &str); 3] = [
    ("sem", "packed2(fd, fs1, fs2, |a, b| max_s(a, b))"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static T78467BC2: [(&str, &str); 3] = [
    ("sem", "packed2(fd, fs1, fs2, |a, b| min_u(a, b))"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static TF9D4E5D0: [(&str, &str); 3] = [
    ("sem", "packed2(fd, fs1, fs2, |a, b| max_u(a, b))"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static T38BD4DB2: [(&str, &str); 3] = [
    ("sem", "packed2(fd, fs1, fs2, |a, b| rep(a <=s b, 32))"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static TAABB356B: [(&str, &str); 3] = [
    ("sem", "packed2(fd, fs1, fs2, |a, b| rep(a <s b, 32))"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static TAA47CD1C: [(&str, &str); 3] = [
    ("sem", "packed2(fd, fs1, fs2, |a, b| rep(a == b, 32))"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static T69DC20DD: [(&str, &str); 3] = [
    ("sem", "packed2(fd, fs1, fs2, |a, b| rep(a <u b, 32))"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static T69C9D40F: [(&str, &str); 3] = [
    ("sem", "packed1(fd, fs1, |a| ~a)"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static T50BB8106: [(&str, &str); 3] = [
    ("sem", "packed1(fd, fs1, |a| zext(sat_s(a, 8)))"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static T086B9D4C: [(&str, &str); 3] = [
    ("sem", "packed1(fd, fs1, |a| zext(a <s 0 ? 0u8 : sat_u(a, 8)))"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static TB78C0A1F: [Piece; 2] = [
    Piece {
        word: 27,
        value: 5,
        len: 5,
    },
    Piece {
        word: 20,
        value: 0,
        len: 5,
    },
];
pub(crate) static T8B1CDA1E: [Operand; 3] = [
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
        name: "imm",
        kind: 2,
        width: 10,
        signed: true,
        pieces: &TB78C0A1F,
        ..Operand::DEFAULT
    },
];
pub(crate) static T3BF2019D: [(&str, &str); 3] = [
    ("sem", "packed1(fd, fs1, |a| a + imm)"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static T779F8070: [(&str, &str); 3] = [
    ("sem", "packed1(fd, fs1, |a| a & imm)"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static TF4EA844D: [Operand; 3] = [
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
        name: "shamt",
        kind: 2,
        width: 5,
        pieces: &T132C57AA,
        ..Operand::DEFAULT
    },
];
pub(crate) static T64F42DB6: [(&str, &str); 3] = [
    ("sem", "packed1(fd, fs1, |a| a << shamt)"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static T352011AE: [(&str, &str); 3] = [
    ("sem", "packed1(fd, fs1, |a| a >> shamt)"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static T4A095D97: [(&str, &str); 3] = [
    ("sem", "packed1(fd, fs1, |a| a >>s shamt)"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static TD467281F: [(&str, &str); 3] = [
    (
        "sem",
        "let s = F[fs1];\npacked(fd, |i| {\n  let k = 4 * (i % 2);\n  s.e32[k+3][7:0] @ s.e32[k+2][7:0] @ s.e32[k+1][7:0] @ s.e32[k][7:0]\n})",
    ),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static TD1E63EE2: [(&str, &str); 3] = [
    (
        "sem",
        "let s = F[fs1];\npacked(fd, |i| (s.e32[2*(i%4)+1][15:0] @ s.e32[2*(i%4)][15:0]))",
    ),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static TC7303E99: [(&str, &str); 3] = [
    ("sem", "to_mask(md, fs1, fs2, |a, b| a <s b)"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static TE5F3A89F: [Operand; 2] = [
    Operand {
        name: "md",
        kind: 6,
        width: 3,
        dir: Dir::Out,
        pieces: &T09295AD7,
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
pub(crate) static TD1A84223: [Touch; 3] = [
    Touch {
        file: 3,
        which: Which::Operand(0),
        reads: 8,
        writes: 8,
    },
    Touch {
        file: 2,
        which: Which::Operand(1),
        reads: 256,
        writes: 0,
    },
    Touch {
        file: 3,
        which: Which::Fixed(0),
        reads: 8,
        writes: 0,
    },
];
pub(crate) static TCCB9C443: [(&str, &str); 3] = [
    ("sem", "to_mask(md, fs1, fs1, |a, b| a != 0)"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static T5E0DF444: [Touch; 3] = [
    Touch {
        file: 2,
        which: Which::Operand(0),
        reads: 0,
        writes: 4294967295,
    },
    Touch {
        file: 2,
        which: Which::Operand(1),
        reads: 4294967295,
        writes: 0,
    },
    Touch {
        file: 2,
        which: Which::Operand(2),
        reads: 4294967295,
        writes: 0,
    },
];
pub(crate) static TD6B4DF98: [(&str, &str); 2] = [
    ("hardware", "invalid"),
    ("unit", "vpu"),
];
pub(crate) static T456DD88A: [Piece; 1] = [
    Piece {
        word: 12,
        value: 0,
        len: 20,
    },
];
pub(crate) static T886D0821: [Operand; 2] = [
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
        kind: 2,
        width: 20,
        pieces: &T456DD88A,
        ..Operand::DEFAULT
    },
];
pub(crate) static TC04F92C6: [Touch; 2] = [
    Touch {
        file: 2,
        which: Which::Operand(0),
        reads: 256,
        writes: 256,
    },
    Touch {
        file: 3,
        which: Which::Fixed(0),
        reads: 8,
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
pub(crate) static T67F401C3: [(&str, &str); 3] = [
    ("sem", "packed(fd, |i| sext(bits(uimm, 20)))"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static T6530DACF: [(&str, &str); 3] = [
    (
        "sem",
        "let v = bits(uimm, 20);\nlet n = v[3:0];\nlet round = (0u3 @ n) + zext(n[3]);\npacked(fd, |i| zext(v @ 0u12) | zext(n @ 0u8) | zext(n @ 0u4) | zext(round))",
    ),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static T74F0013D: [Touch; 3] = [
    Touch {
        file: 7,
        which: Which::Operand(0),
        reads: 0,
        writes: 16,
    },
    Touch {
        file: 7,
        which: Which::Operand(1),
        reads: 8,
        writes: 0,
    },
    Touch {
        file: 7,
        which: Which::Operand(2),
        reads: 8,
        writes: 0,
    },
];
pub(crate) static TC2A95A15: [(&str, &str); 3] = [
    ("sem", "X[rd] = zext(X[rs2][7:0] @ X[rs1][7:0]);"),
    ("unit", "alu"),
    ("hardware", "ok"),
];
pub(crate) static TACB1FEE6: [Operand; 2] = [
    Operand {
        name: "rs2",
        kind: 7,
        width: 5,
        pieces: &T132C57AA,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs1",
        kind: 7,
        width: 5,
        pieces: &TABC3BE1A,
        ..Operand::DEFAULT
    },
];
pub(crate) static TD3873505: [Touch; 2] = [
    Touch {
        file: 7,
        which: Which::Operand(0),
        reads: 8,
        writes: 0,
    },
    Touch {
        file: 7,
        which: Which::Operand(1),
        reads: 64,
        writes: 0,
    },
];
pub(crate) static T03A30DA6: [(&str, &str); 5] = [
    ("sem", "aligned(X[rs1], 1, StoreAccessFault);\nmem[X[rs1], 1] = trunc(X[rs2]);"),
    ("cache", "l2"),
    ("derive", "no"),
    ("unit", "lsu"),
    ("hardware", "ok"),
];
pub(crate) static TB8EACE91: [(&str, &str); 5] = [
    ("sem", "aligned(X[rs1], 1, StoreAccessFault);\nmem[X[rs1], 1] = trunc(X[rs2]);"),
    ("cache", "l3"),
    ("derive", "no"),
    ("unit", "lsu"),
    ("hardware", "ok"),
];
pub(crate) static T41F2046C: [Touch; 2] = [
    Touch {
        file: 7,
        which: Which::Operand(0),
        reads: 16,
        writes: 0,
    },
    Touch {
        file: 7,
        which: Which::Operand(1),
        reads: 64,
        writes: 0,
    },
];
pub(crate) static TE3247550: [(&str, &str); 5] = [
    ("sem", "aligned(X[rs1], 2, StoreAccessFault);\nmem[X[rs1], 2] = trunc(X[rs2]);"),
    ("cache", "l2"),
    ("derive", "no"),
    ("unit", "lsu"),
    ("hardware", "ok"),
];
pub(crate) static T13A98EBB: [(&str, &str); 5] = [
    ("sem", "aligned(X[rs1], 2, StoreAccessFault);\nmem[X[rs1], 2] = trunc(X[rs2]);"),
    ("cache", "l3"),
    ("derive", "no"),
    ("unit", "lsu"),
    ("hardware", "ok"),
];
pub(crate) static T798707BE: [Operand; 3] = [
    Operand {
        name: "rd",
        kind: 7,
        width: 5,
        dir: Dir::Out,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs2",
        kind: 7,
        width: 5,
        pieces: &T132C57AA,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs1",
        kind: 7,
        width: 5,
        pieces: &TABC3BE1A,
        ..Operand::DEFAULT
    },
];
pub(crate) static TAE019C15: [Part; 8] = [
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
    Part::Text(", ("),
    Part::Operand {
        index: 2,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(")"),
];
pub(crate) static TE9801BD3: [Part; 7] = [
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
        index: 2,
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
pub(crate) static T38B38D51: [&[Part]; 2] = [&TAE019C15, &TE9801BD3];
pub(crate) static TEF278E1F: [Touch; 3] = [
    Touch {
        file: 7,
        which: Which::Operand(0),
        reads: 0,
        writes: 64,
    },
    Touch {
        file: 7,
        which: Which::Operand(1),
        reads: 32,
        writes: 0,
    },
    Touch {
        file: 7,
        which: Which::Operand(2),
        reads: 64,
        writes: 0,
    },
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
pub(crate) static TAF4EB286: [(&str, &str); 5] = [
    ("sem", "let b = X[rs2][8*4-1:0];\nX[rd] = sext(amo(X[rs1], 4, 0, |old| old + b));"),
    ("cache", "l2"),
    ("derive", "no"),
    ("unit", "lsu"),
    ("hardware", "ok"),
];
pub(crate) static T254D2996: [(&str, &str); 5] = [
    ("sem", "let b = X[rs2][8*8-1:0];\nX[rd] = sext(amo(X[rs1], 8, 0, |old| old + b));"),
    ("cache", "l2"),
    ("derive", "no"),
    ("unit", "lsu"),
    ("hardware", "ok"),
];
pub(crate) static T64ACC878: [(&str, &str); 5] = [
    ("sem", "let b = X[rs2][8*4-1:0];\nX[rd] = sext(amo(X[rs1], 4, 1, |old| old + b));"),
    ("cache", "l3"),
    ("derive", "no"),
    ("unit", "lsu"),
    ("hardware", "ok"),
];
pub(crate) static T670E9608: [(&str, &str); 5] = [
    ("sem", "let b = X[rs2][8*8-1:0];\nX[rd] = sext(amo(X[rs1], 8, 1, |old| old + b));"),
    ("cache", "l3"),
    ("derive", "no"),
    ("unit", "lsu"),
    ("hardware", "ok"),
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
pub(crate) static T930F8222: [(&str, &str); 5] = [
    ("sem", "let b = X[rs2][8*4-1:0];\nX[rd] = sext(amo(X[rs1], 4, 0, |old| b));"),
    ("cache", "l2"),
    ("derive", "no"),
    ("unit", "lsu"),
    ("hardware", "ok"),
];
pub(crate) static T15EAC832: [(&str, &str); 5] = [
    ("sem", "let b = X[rs2][8*8-1:0];\nX[rd] = sext(amo(X[rs1], 8, 0, |old| b));"),
    ("cache", "l2"),
    ("derive", "no"),
    ("unit", "lsu"),
    ("hardware", "ok"),
];
pub(crate) static T9D64EB8C: [(&str, &str); 5] = [
    ("sem", "let b = X[rs2][8*4-1:0];\nX[rd] = sext(amo(X[rs1], 4, 1, |old| b));"),
    ("cache", "l3"),
    ("derive", "no"),
    ("unit", "lsu"),
    ("hardware", "ok"),
];
pub(crate) static T4FC895DC: [(&str, &str); 5] = [
    ("sem", "let b = X[rs2][8*8-1:0];\nX[rd] = sext(amo(X[rs1], 8, 1, |old| b));"),
    ("cache", "l3"),
    ("derive", "no"),
    ("unit", "lsu"),
    ("hardware", "ok"),
];
pub(crate) static T4215BBB9: [(&str, &str); 5] = [
    ("sem", "let b = X[rs2][8*4-1:0];\nX[rd] = sext(amo(X[rs1], 4, 0, |old| old ^ b));"),
    ("cache", "l2"),
    ("derive", "no"),
    ("unit", "lsu"),
    ("hardware", "ok"),
];
pub(crate) static TE086BA29: [(&str, &str); 5] = [
    ("sem", "let b = X[rs2][8*8-1:0];\nX[rd] = sext(amo(X[rs1], 8, 0, |old| old ^ b));"),
    ("cache", "l2"),
    ("derive", "no"),
    ("unit", "lsu"),
    ("hardware", "ok"),
];
pub(crate) static TF703E0BB: [(&str, &str); 5] = [
    ("sem", "let b = X[rs2][8*4-1:0];\nX[rd] = sext(amo(X[rs1], 4, 1, |old| old ^ b));"),
    ("cache", "l3"),
    ("derive", "no"),
    ("unit", "lsu"),
    ("hardware", "ok"),
];
pub(crate) static TCA1F66AB: [(&str, &str); 5] = [
    ("sem", "let b = X[rs2][8*8-1:0];\nX[rd] = sext(amo(X[rs1], 8, 1, |old| old ^ b));"),
    ("cache", "l3"),
    ("derive", "no"),
    ("unit", "lsu"),
    ("hardware", "ok"),
];
pub(crate) static T26C541FB: [(&str, &str); 5] = [
    ("sem", "let b = X[rs2][8*4-1:0];\nX[rd] = sext(amo(X[rs1], 4, 0, |old| old | b));"),
    ("cache", "l2"),
    ("derive", "no"),
    ("unit", "lsu"),
    ("hardware", "ok"),
];
pub(crate) static T7151E22B: [(&str, &str); 5] = [
    ("sem", "let b = X[rs2][8*8-1:0];\nX[rd] = sext(amo(X[rs1], 8, 0, |old| old | b));"),
    ("cache", "l2"),
    ("derive", "no"),
    ("unit", "lsu"),
    ("hardware", "ok"),
];
pub(crate) static T19468A99: [(&str, &str); 5] = [
    ("sem", "let b = X[rs2][8*4-1:0];\nX[rd] = sext(amo(X[rs1], 4, 1, |old| old | b));"),
    ("cache", "l3"),
    ("derive", "no"),
    ("unit", "lsu"),
    ("hardware", "ok"),
];
pub(crate) static TD78107C9: [(&str, &str); 5] = [
    ("sem", "let b = X[rs2][8*8-1:0];\nX[rd] = sext(amo(X[rs1], 8, 1, |old| old | b));"),
    ("cache", "l3"),
    ("derive", "no"),
    ("unit", "lsu"),
    ("hardware", "ok"),
];
pub(crate) static T906D8D71: [(&str, &str); 5] = [
    ("sem", "let b = X[rs2][8*4-1:0];\nX[rd] = sext(amo(X[rs1], 4, 0, |old| old & b));"),
    ("cache", "l2"),
    ("derive", "no"),
    ("unit", "lsu"),
    ("hardware", "ok"),
];
pub(crate) static T7EF52641: [(&str, &str); 5] = [
    ("sem", "let b = X[rs2][8*8-1:0];\nX[rd] = sext(amo(X[rs1], 8, 0, |old| old & b));"),
    ("cache", "l2"),
    ("derive", "no"),
    ("unit", "lsu"),
    ("hardware", "ok"),
];
pub(crate) static TF7135C83: [(&str, &str); 5] = [
    ("sem", "let b = X[rs2][8*4-1:0];\nX[rd] = sext(amo(X[rs1], 4, 1, |old| old & b));"),
    ("cache", "l3"),
    ("derive", "no"),
    ("unit", "lsu"),
    ("hardware", "ok"),
];
pub(crate) static TDBFB8B53: [(&str, &str); 5] = [
    ("sem", "let b = X[rs2][8*8-1:0];\nX[rd] = sext(amo(X[rs1], 8, 1, |old| old & b));"),
    ("cache", "l3"),
    ("derive", "no"),
    ("unit", "lsu"),
    ("hardware", "ok"),
];
pub(crate) static T66BA042A: [(&str, &str); 5] = [
    (
        "sem",
        "let b = X[rs2][8*4-1:0];\nX[rd] = sext(amo(X[rs1], 4, 0, |old| min_s(old, b)));",
    ),
    ("cache", "l2"),
    ("derive", "no"),
    ("unit", "lsu"),
    ("hardware", "ok"),
];
pub(crate) static T50CC6A7A: [(&str, &str); 5] = [
    (
        "sem",
        "let b = X[rs2][8*8-1:0];\nX[rd] = sext(amo(X[rs1], 8, 0, |old| min_s(old, b)));",
    ),
    ("cache", "l2"),
    ("derive", "no"),
    ("unit", "lsu"),
    ("hardware", "ok"),
];
pub(crate) static T202DAD6C: [(&str, &str); 5] = [
    (
        "sem",
        "let b = X[rs2][8*4-1:0];\nX[rd] = sext(amo(X[rs1], 4, 1, |old| min_s(old, b)));",
    ),
    ("cache", "l3"),
    ("derive", "no"),
    ("unit", "lsu"),
    ("hardware", "ok"),
];
pub(crate) static TD6CDD4BC: [(&str, &str); 5] = [
    (
        "sem",
        "let b = X[rs2][8*8-1:0];\nX[rd] = sext(amo(X[rs1], 8, 1, |old| min_s(old, b)));",
    ),
    ("cache", "l3"),
    ("derive", "no"),
    ("unit", "lsu"),
    ("hardware", "ok"),
];
pub(crate) static TE8D9EE0C: [(&str, &str); 5] = [
    (
        "sem",
        "let b = X[rs2][8*4-1:0];\nX[rd] = sext(amo(X[rs1], 4, 0, |old| max_s(old, b)));",
    ),
    ("cache", "l2"),
    ("derive", "no"),
    ("unit", "lsu"),
    ("hardware", "ok"),
];
pub(crate) static T1179C2FC: [(&str, &str); 5] = [
    (
        "sem",
        "let b = X[rs2][8*8-1:0];\nX[rd] = sext(amo(X[rs1], 8, 0, |old| max_s(old, b)));",
    ),
    ("cache", "l2"),
    ("derive", "no"),
    ("unit", "lsu"),
    ("hardware", "ok"),
];
pub(crate) static TA54260C2: [(&str, &str); 5] = [
    (
        "sem",
        "let b = X[rs2][8*4-1:0];\nX[rd] = sext(amo(X[rs1], 4, 1, |old| max_s(old, b)));",
    ),
    ("cache", "l3"),
    ("derive", "no"),
    ("unit", "lsu"),
    ("hardware", "ok"),
];
pub(crate) static T2B945772: [(&str, &str); 5] = [
    (
        "sem",
        "let b = X[rs2][8*8-1:0];\nX[rd] = sext(amo(X[rs1], 8, 1, |old| max_s(old, b)));",
    ),
    ("cache", "l3"),
    ("derive", "no"),
    ("unit", "lsu"),
    ("hardware", "ok"),
];
pub(crate) static T070ADBD0: [(&str, &str); 5] = [
    (
        "sem",
        "let b = X[rs2][8*4-1:0];\nX[rd] = sext(amo(X[rs1], 4, 0, |old| min_u(old, b)));",
    ),
    ("cache", "l2"),
    ("derive", "no"),
    ("unit", "lsu"),
    ("hardware", "ok"),
];
pub(crate) static TD4D656A0: [(&str, &str); 5] = [
    (
        "sem",
        "let b = X[rs2][8*8-1:0];\nX[rd] = sext(amo(X[rs1], 8, 0, |old| min_u(old, b)));",
    ),
    ("cache", "l2"),
    ("derive", "no"),
    ("unit", "lsu"),
    ("hardware", "ok"),
];
pub(crate) static T6AA4C826: [(&str, &str); 5] = [
    (
        "sem",
        "let b = X[rs2][8*4-1:0];\nX[rd] = sext(amo(X[rs1], 4, 1, |old| min_u(old, b)));",
    ),
    ("cache", "l3"),
    ("derive", "no"),
    ("unit", "lsu"),
    ("hardware", "ok"),
];
pub(crate) static T1E6CE3F6: [(&str, &str); 5] = [
    (
        "sem",
        "let b = X[rs2][8*8-1:0];\nX[rd] = sext(amo(X[rs1], 8, 1, |old| min_u(old, b)));",
    ),
    ("cache", "l3"),
    ("derive", "no"),
    ("unit", "lsu"),
    ("hardware", "ok"),
];
pub(crate) static TC28B426E: [(&str, &str); 5] = [
    (
        "sem",
        "let b = X[rs2][8*4-1:0];\nX[rd] = sext(amo(X[rs1], 4, 0, |old| max_u(old, b)));",
    ),
    ("cache", "l2"),
    ("derive", "no"),
    ("unit", "lsu"),
    ("hardware", "ok"),
];
pub(crate) static TDA43E29E: [(&str, &str); 5] = [
    (
        "sem",
        "let b = X[rs2][8*8-1:0];\nX[rd] = sext(amo(X[rs1], 8, 0, |old| max_u(old, b)));",
    ),
    ("cache", "l2"),
    ("derive", "no"),
    ("unit", "lsu"),
    ("hardware", "ok"),
];
pub(crate) static T273B5070: [(&str, &str); 5] = [
    (
        "sem",
        "let b = X[rs2][8*4-1:0];\nX[rd] = sext(amo(X[rs1], 4, 1, |old| max_u(old, b)));",
    ),
    ("cache", "l3"),
    ("derive", "no"),
    ("unit", "lsu"),
    ("hardware", "ok"),
];
pub(crate) static T6257A120: [(&str, &str); 5] = [
    (
        "sem",
        "let b = X[rs2][8*8-1:0];\nX[rd] = sext(amo(X[rs1], 8, 1, |old| max_u(old, b)));",
    ),
    ("cache", "l3"),
    ("derive", "no"),
    ("unit", "lsu"),
    ("hardware", "ok"),
];
pub(crate) static TCA7AF478: [Touch; 4] = [
    Touch {
        file: 7,
        which: Which::Operand(0),
        reads: 0,
        writes: 64,
    },
    Touch {
        file: 7,
        which: Which::Operand(1),
        reads: 32,
        writes: 0,
    },
    Touch {
        file: 7,
        which: Which::Operand(2),
        reads: 64,
        writes: 0,
    },
    Touch {
        file: 7,
        which: Which::Fixed(31),
        reads: 32,
        writes: 0,
    },
];
pub(crate) static T67ECE567: [Flow; 5] = [
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
        to: End::Memory,
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
pub(crate) static T016C8DF2: [(&str, &str); 5] = [
    (
        "sem",
        "let b = X[rs2][8*4-1:0];\nX[rd] = sext(amo(X[rs1], 4, 0, |old| old == trunc(X[31]) ? b : old));",
    ),
    ("cache", "l2"),
    ("derive", "no"),
    ("unit", "lsu"),
    ("hardware", "ok"),
];
pub(crate) static T9F8B690E: [Touch; 4] = [
    Touch {
        file: 7,
        which: Which::Operand(0),
        reads: 0,
        writes: 64,
    },
    Touch {
        file: 7,
        which: Which::Operand(1),
        reads: 64,
        writes: 0,
    },
    Touch {
        file: 7,
        which: Which::Operand(2),
        reads: 64,
        writes: 0,
    },
    Touch {
        file: 7,
        which: Which::Fixed(31),
        reads: 64,
        writes: 0,
    },
];
pub(crate) static T252A71C2: [(&str, &str); 5] = [
    (
        "sem",
        "let b = X[rs2][8*8-1:0];\nX[rd] = sext(amo(X[rs1], 8, 0, |old| old == trunc(X[31]) ? b : old));",
    ),
    ("cache", "l2"),
    ("derive", "no"),
    ("unit", "lsu"),
    ("hardware", "ok"),
];
pub(crate) static T8BE47AA4: [(&str, &str); 5] = [
    (
        "sem",
        "let b = X[rs2][8*4-1:0];\nX[rd] = sext(amo(X[rs1], 4, 1, |old| old == trunc(X[31]) ? b : old));",
    ),
    ("cache", "l3"),
    ("derive", "no"),
    ("unit", "lsu"),
    ("hardware", "ok"),
];
pub(crate) static TA8BB2DF4: [(&str, &str); 5] = [
    (
        "sem",
        "let b = X[rs2][8*8-1:0];\nX[rd] = sext(amo(X[rs1], 8, 1, |old| old == trunc(X[31]) ? b : old));",
    ),
    ("cache", "l3"),
    ("derive", "no"),
    ("unit", "lsu"),
    ("hardware", "ok"),
];
pub(crate) static T086CEA16: [Operand; 3] = [
    Operand {
        name: "fda",
        kind: 5,
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
        name: "rs2",
        kind: 7,
        width: 5,
        pieces: &T132C57AA,
        ..Operand::DEFAULT
    },
];
pub(crate) static T183F49B4: [Flow; 12] = [
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
        to: End::Address,
    },
    Flow {
        from: End::Register(2),
        to: End::Address,
    },
    Flow {
        from: End::Register(3),
        to: End::Register(0),
    },
    Flow {
        from: End::Register(3),
        to: End::Memory,
    },
    Flow {
        from: End::Register(3),
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
    Flow {
        from: End::State,
        to: End::Register(0),
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
pub(crate) static TAE747678: [(&str, &str); 5] = [
    (
        "sem",
        "resumable(|i| {\n  let b = F[fda].e32[i];\n  F[fda].e32[i] = amo(lane_address(i, 4, 0, 0), 4, 0, |old| old + b);\n})",
    ),
    ("cache", "l2"),
    ("derive", "no"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static T0770A6FC: [(&str, &str); 5] = [
    (
        "sem",
        "resumable(|i| {\n  let b = F[fda].e32[i];\n  F[fda].e32[i] = amo(lane_address(i, 4, 0, 0), 4, 1, |old| old + b);\n})",
    ),
    ("cache", "l3"),
    ("derive", "no"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static TCFA74894: [(&str, &str); 5] = [
    (
        "sem",
        "resumable(|i| {\n  let b = F[fda].e32[i];\n  F[fda].e32[i] = amo(lane_address(i, 4, 0, 0), 4, 0, |old| b);\n})",
    ),
    ("cache", "l2"),
    ("derive", "no"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static T038018F0: [(&str, &str); 5] = [
    (
        "sem",
        "resumable(|i| {\n  let b = F[fda].e32[i];\n  F[fda].e32[i] = amo(lane_address(i, 4, 0, 0), 4, 1, |old| b);\n})",
    ),
    ("cache", "l3"),
    ("derive", "no"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static T834039B1: [(&str, &str); 5] = [
    (
        "sem",
        "resumable(|i| {\n  let b = F[fda].e32[i];\n  F[fda].e32[i] = amo(lane_address(i, 4, 0, 0), 4, 0, |old| old & b);\n})",
    ),
    ("cache", "l2"),
    ("derive", "no"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static T70A57271: [(&str, &str); 5] = [
    (
        "sem",
        "resumable(|i| {\n  let b = F[fda].e32[i];\n  F[fda].e32[i] = amo(lane_address(i, 4, 0, 0), 4, 1, |old| old & b);\n})",
    ),
    ("cache", "l3"),
    ("derive", "no"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static TD898A8EB: [(&str, &str); 5] = [
    (
        "sem",
        "resumable(|i| {\n  let b = F[fda].e32[i];\n  F[fda].e32[i] = amo(lane_address(i, 4, 0, 0), 4, 0, |old| old | b);\n})",
    ),
    ("cache", "l2"),
    ("derive", "no"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static T5483F997: [(&str, &str); 5] = [
    (
        "sem",
        "resumable(|i| {\n  let b = F[fda].e32[i];\n  F[fda].e32[i] = amo(lane_address(i, 4, 0, 0), 4, 1, |old| old | b);\n})",
    ),
    ("cache", "l3"),
    ("derive", "no"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static TBD255299: [(&str, &str); 5] = [
    (
        "sem",
        "resumable(|i| {\n  let b = F[fda].e32[i];\n  F[fda].e32[i] = amo(lane_address(i, 4, 0, 0), 4, 0, |old| old ^ b);\n})",
    ),
    ("cache", "l2"),
    ("derive", "no"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static T98C69049: [(&str, &str); 5] = [
    (
        "sem",
        "resumable(|i| {\n  let b = F[fda].e32[i];\n  F[fda].e32[i] = amo(lane_address(i, 4, 0, 0), 4, 1, |old| old ^ b);\n})",
    ),
    ("cache", "l3"),
    ("derive", "no"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static T0954DE1C: [(&str, &str); 5] = [
    (
        "sem",
        "resumable(|i| {\n  let b = F[fda].e32[i];\n  F[fda].e32[i] = amo(lane_address(i, 4, 0, 0), 4, 0, |old| min_s(old, b));\n})",
    ),
    ("cache", "l2"),
    ("derive", "no"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static TA1D0A340: [(&str, &str); 5] = [
    (
        "sem",
        "resumable(|i| {\n  let b = F[fda].e32[i];\n  F[fda].e32[i] = amo(lane_address(i, 4, 0, 0), 4, 1, |old| min_s(old, b));\n})",
    ),
    ("cache", "l3"),
    ("derive", "no"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static TC9A117DE: [(&str, &str); 5] = [
    (
        "sem",
        "resumable(|i| {\n  let b = F[fda].e32[i];\n  F[fda].e32[i] = amo(lane_address(i, 4, 0, 0), 4, 0, |old| max_s(old, b));\n})",
    ),
    ("cache", "l2"),
    ("derive", "no"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static T16D49236: [(&str, &str); 5] = [
    (
        "sem",
        "resumable(|i| {\n  let b = F[fda].e32[i];\n  F[fda].e32[i] = amo(lane_address(i, 4, 0, 0), 4, 1, |old| max_s(old, b));\n})",
    ),
    ("cache", "l3"),
    ("derive", "no"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static T7B55DB12: [(&str, &str); 5] = [
    (
        "sem",
        "resumable(|i| {\n  let b = F[fda].e32[i];\n  F[fda].e32[i] = amo(lane_address(i, 4, 0, 0), 4, 0, |old| min_u(old, b));\n})",
    ),
    ("cache", "l2"),
    ("derive", "no"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static T50B8C66A: [(&str, &str); 5] = [
    (
        "sem",
        "resumable(|i| {\n  let b = F[fda].e32[i];\n  F[fda].e32[i] = amo(lane_address(i, 4, 0, 0), 4, 1, |old| min_u(old, b));\n})",
    ),
    ("cache", "l3"),
    ("derive", "no"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static TF4E48CE0: [(&str, &str); 5] = [
    (
        "sem",
        "resumable(|i| {\n  let b = F[fda].e32[i];\n  F[fda].e32[i] = amo(lane_address(i, 4, 0, 0), 4, 0, |old| max_u(old, b));\n})",
    ),
    ("cache", "l2"),
    ("derive", "no"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static TFC9B6B94: [(&str, &str); 5] = [
    (
        "sem",
        "resumable(|i| {\n  let b = F[fda].e32[i];\n  F[fda].e32[i] = amo(lane_address(i, 4, 0, 0), 4, 1, |old| max_u(old, b));\n})",
    ),
    ("cache", "l3"),
    ("derive", "no"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static T982FAE88: [(&str, &str); 5] = [
    (
        "sem",
        "resumable(|i| {\n  let b = F[fda].e32[i];\n  F[fda].e32[i] = amo(lane_address(i, 4, 0, 0), 4, 0, |old| amo_f(old, b, 0));\n})",
    ),
    ("cache", "l2"),
    ("derive", "no"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static T674860F6: [(&str, &str); 5] = [
    (
        "sem",
        "resumable(|i| {\n  let b = F[fda].e32[i];\n  F[fda].e32[i] = amo(lane_address(i, 4, 0, 0), 4, 1, |old| amo_f(old, b, 0));\n})",
    ),
    ("cache", "l3"),
    ("derive", "no"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static TD5773553: [(&str, &str); 5] = [
    (
        "sem",
        "resumable(|i| {\n  let b = F[fda].e32[i];\n  F[fda].e32[i] = amo(lane_address(i, 4, 0, 0), 4, 0, |old| amo_f(old, b, 1));\n})",
    ),
    ("cache", "l2"),
    ("derive", "no"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static T5B26BCF9: [(&str, &str); 5] = [
    (
        "sem",
        "resumable(|i| {\n  let b = F[fda].e32[i];\n  F[fda].e32[i] = amo(lane_address(i, 4, 0, 0), 4, 1, |old| amo_f(old, b, 1));\n})",
    ),
    ("cache", "l3"),
    ("derive", "no"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static TE8B270A6: [Piece; 1] = [
    Piece {
        word: 20,
        value: 0,
        len: 1,
    },
];
pub(crate) static TFBD89C56: [Piece; 1] = [Piece { word: 0, value: 0, len: 1 }];
pub(crate) static T995FCDCF: [Piece; 1] = [
    Piece {
        word: 51,
        value: 0,
        len: 4,
    },
];
pub(crate) static T54AA9A9E: [Piece; 1] = [
    Piece {
        word: 47,
        value: 0,
        len: 4,
    },
];
pub(crate) static TE8B2C83D: [Piece; 1] = [Piece { word: 4, value: 0, len: 6 }];
pub(crate) static T6514E722: [Piece; 1] = [
    Piece {
        word: 43,
        value: 0,
        len: 4,
    },
];
pub(crate) static T2AE8BC4E: [Piece; 1] = [
    Piece {
        word: 12,
        value: 0,
        len: 6,
    },
];
pub(crate) static T00812FB4: [Operand; 9] = [
    Operand {
        name: "mask",
        kind: 0,
        width: 1,
        pieces: &TC239E749,
        ..Operand::DEFAULT
    },
    Operand {
        name: "tenb",
        kind: 10,
        width: 1,
        pieces: &TE8B270A6,
        ..Operand::DEFAULT
    },
    Operand {
        name: "first",
        kind: 11,
        width: 1,
        pieces: &TFBD89C56,
        ..Operand::DEFAULT
    },
    Operand {
        name: "last_row",
        kind: 2,
        width: 4,
        pieces: &T995FCDCF,
        ..Operand::DEFAULT
    },
    Operand {
        name: "last_col",
        kind: 2,
        width: 2,
        pieces: &T1297D5F1,
        ..Operand::DEFAULT
    },
    Operand {
        name: "last_k",
        kind: 2,
        width: 4,
        pieces: &T54AA9A9E,
        ..Operand::DEFAULT
    },
    Operand {
        name: "aline",
        kind: 2,
        width: 6,
        pieces: &TE8B2C83D,
        ..Operand::DEFAULT
    },
    Operand {
        name: "offset",
        kind: 2,
        width: 4,
        pieces: &T6514E722,
        ..Operand::DEFAULT
    },
    Operand {
        name: "bline",
        kind: 2,
        width: 6,
        pieces: &T2AE8BC4E,
        ..Operand::DEFAULT
    },
];
pub(crate) static T0F6B52AB: [Part; 16] = [
    Part::Name,
    Part::Operand {
        index: 0,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Operand {
        index: 1,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Operand {
        index: 2,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(" last_row="),
    Part::Operand {
        index: 3,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", last_col="),
    Part::Operand {
        index: 4,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", last_k="),
    Part::Operand {
        index: 5,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", a="),
    Part::Operand {
        index: 6,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", offset="),
    Part::Operand {
        index: 7,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", b="),
    Part::Operand {
        index: 8,
        lead: "",
        trail: "",
        optional: false,
    },
];
pub(crate) static T53020FA0: [&[Part]; 1] = [&T0F6B52AB];
pub(crate) static T5973BB70: [(&str, &str); 6] = [
    (
        "sem",
        "let m = mode(7);\nif paired(last_k + 1) {\n  multiply(|a, b, c, fresh| fresh ? flags(f_mul(number(a), number(b), m))\n      : a != 0 && b != 0 ? flags(f_fma(number(a), number(b), number(c), m))\n      : c)\n}",
    ),
    ("queue", "1"),
    ("late", "fma"),
    ("hardware", "ok"),
    ("unit", "tensor"),
    ("cache", "l2"),
];
pub(crate) static T38637278: [(&str, &str); 6] = [
    (
        "sem",
        "if paired(last_k + 1) {\n  multiply(|a, b, c, fresh| fresh ? add2(a, b) : a != 0 && b != 0 ? add3(a, b, c) : c)\n}",
    ),
    ("queue", "1"),
    ("late", "fma"),
    ("hardware", "ok"),
    ("unit", "tensor"),
    ("cache", "l2"),
];
pub(crate) static TFAD49B35: [Piece; 1] = [
    Piece {
        word: 23,
        value: 0,
        len: 1,
    },
];
pub(crate) static TC391BA17: [Piece; 1] = [
    Piece {
        word: 21,
        value: 0,
        len: 1,
    },
];
pub(crate) static T70CDBC3C: [Piece; 1] = [
    Piece {
        word: 22,
        value: 0,
        len: 1,
    },
];
pub(crate) static T2140E755: [Operand; 12] = [
    Operand {
        name: "to",
        kind: 12,
        width: 1,
        pieces: &TFAD49B35,
        ..Operand::DEFAULT
    },
    Operand {
        name: "mask",
        kind: 0,
        width: 1,
        pieces: &TC239E749,
        ..Operand::DEFAULT
    },
    Operand {
        name: "tenb",
        kind: 10,
        width: 1,
        pieces: &TE8B270A6,
        ..Operand::DEFAULT
    },
    Operand {
        name: "first",
        kind: 11,
        width: 1,
        pieces: &TFBD89C56,
        ..Operand::DEFAULT
    },
    Operand {
        name: "last_row",
        kind: 2,
        width: 4,
        pieces: &T995FCDCF,
        ..Operand::DEFAULT
    },
    Operand {
        name: "last_col",
        kind: 2,
        width: 2,
        pieces: &T1297D5F1,
        ..Operand::DEFAULT
    },
    Operand {
        name: "last_k",
        kind: 2,
        width: 4,
        pieces: &T54AA9A9E,
        ..Operand::DEFAULT
    },
    Operand {
        name: "au",
        kind: 13,
        width: 1,
        pieces: &TC391BA17,
        ..Operand::DEFAULT
    },
    Operand {
        name: "aline",
        kind: 2,
        width: 6,
        pieces: &TE8B2C83D,
        ..Operand::DEFAULT
    },
    Operand {
        name: "offset",
        kind: 2,
        width: 4,
        pieces: &T6514E722,
        ..Operand::DEFAULT
    },
    Operand {
        name: "bu",
        kind: 13,
        width: 1,
        pieces: &T70CDBC3C,
        ..Operand::DEFAULT
    },
    Operand {
        name: "bline",
        kind: 2,
        width: 6,
        pieces: &T2AE8BC4E,
        ..Operand::DEFAULT
    },
];
pub(crate) static T12CD54F2: [Part; 21] = [
    Part::Name,
    Part::Operand {
        index: 0,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Operand {
        index: 1,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Operand {
        index: 2,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Operand {
        index: 3,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(" last_row="),
    Part::Operand {
        index: 4,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", last_col="),
    Part::Operand {
        index: 5,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", last_k="),
    Part::Operand {
        index: 6,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", "),
    Part::Operand {
        index: 7,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text("a="),
    Part::Operand {
        index: 8,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", offset="),
    Part::Operand {
        index: 9,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", "),
    Part::Operand {
        index: 10,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text("b="),
    Part::Operand {
        index: 11,
        lead: "",
        trail: "",
        optional: false,
    },
];
pub(crate) static TB919BC81: [&[Part]; 1] = [&T12CD54F2];
pub(crate) static T376EBFEF: [(&str, &str); 7] = [
    (
        "sem",
        "if paired(last_k + 1) {\n  for k in 0..last_k + 1 {\n    for i in 0..last_row + 1 {\n      let a = SCP[(aline + i) % 48].e32[(offset + k) % 16];\n      for j in 0..4 * last_col + 4 {\n        let b = tenb == 1 ? TENB[k].e32[j] : SCP[(bline + k) % 48].e32[j];\n        let old = first == 1 && k == 0 ? 0 : TENC[2*i + j/8].e32[j % 8];\n        let new = old + (row_on(i) ? dot4(a, b) : 0);\n        if to == 1 && k == last_k {\n          F[2*i + j/8].e32[j % 8] = new;\n        } else {\n          TENC[2*i + j/8].e32[j % 8] = new;\n        }\n      }\n    }\n  }\n}",
    ),
    ("wait", "fma"),
    ("queue", "1"),
    ("late", "fma"),
    ("hardware", "ok"),
    ("unit", "tensor"),
    ("cache", "l2"),
];
pub(crate) static TFDD370BA: [Piece; 1] = [
    Piece {
        word: 45,
        value: 0,
        len: 6,
    },
];
pub(crate) static TC2199DA1: [Piece; 1] = [
    Piece {
        word: 0,
        value: 0,
        len: 40,
    },
];
pub(crate) static TD29EE6FC: [Operand; 5] = [
    Operand {
        name: "freg",
        kind: 2,
        width: 5,
        pieces: &T18B0C89C,
        ..Operand::DEFAULT
    },
    Operand {
        name: "last_row",
        kind: 2,
        width: 4,
        pieces: &T995FCDCF,
        ..Operand::DEFAULT
    },
    Operand {
        name: "last_col",
        kind: 2,
        width: 2,
        pieces: &T1297D5F1,
        ..Operand::DEFAULT
    },
    Operand {
        name: "line",
        kind: 2,
        width: 6,
        pieces: &TFDD370BA,
        ..Operand::DEFAULT
    },
    Operand {
        name: "ops",
        kind: 2,
        width: 40,
        pieces: &TC2199DA1,
        hex: true,
        ..Operand::DEFAULT
    },
];
pub(crate) static T7FC70346: [Part; 11] = [
    Part::Name,
    Part::Text(" f="),
    Part::Operand {
        index: 0,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", last_row="),
    Part::Operand {
        index: 1,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", last_col="),
    Part::Operand {
        index: 2,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", line="),
    Part::Operand {
        index: 3,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", "),
    Part::Operand {
        index: 4,
        lead: "",
        trail: "",
        optional: false,
    },
];
pub(crate) static T6FC20656: [&[Part]; 1] = [&T7FC70346];
pub(crate) static T005C15A5: [(&str, &str); 6] = [
    (
        "sem",
        "let m = mode(7);\nlet steps = bits(ops, 40);\nvar vectors: bool = 0;  // does a step need the scratchpad?\nvar going: bool = 1;\nfor t in 0..10 where going {\n  let op = uint(steps[4*t +: 4]);\n  going = op != 0;\n  if op >= 4 && op < 8 {\n    vectors = 1;\n  }\n}\nif !vectors || scratchpad() {\n  var used: int<16> = 0;  // lines taken so far\n  going = 1;\n  for t in 0..10 where going {\n    let op = uint(steps[4*t +: 4]);\n    let l = (line + used) % 48;\n    going = op != 0;\n    for i in 0..last_row + 1 {\n      for j in 0..4 * last_col + 4 {\n        let r = (freg + 2*i + j/8) % 32;\n        let a = F[r].e32[j % 8];\n        let row = SCP[l].e32[j];\n        let col = SCP[l].e32[i];\n        if op == 10 {\n          F[(freg + 2*i) % 32].e8[j] = a[7:0];\n        } else {\n          F[r].e32[j % 8] = quant(op, a, row, col, m);\n        }\n      }\n    }\n    if op >= 4 && op < 8 {\n      used = imin(used + 1, 15);\n    }\n  }\n}",
    ),
    ("queue", "1"),
    ("late", "quant"),
    ("hardware", "ok"),
    ("unit", "tensor"),
    ("cache", "l2"),
];
pub(crate) static T63B58DAB: [Piece; 1] = [
    Piece {
        word: 53,
        value: 0,
        len: 6,
    },
];
pub(crate) static T58411501: [Piece; 1] = [Piece { word: 4, value: 0, len: 2 }];
pub(crate) static TA114E9F0: [Piece; 1] = [
    Piece {
        word: 62,
        value: 0,
        len: 1,
    },
];
pub(crate) static T4854C2DA: [Operand; 8] = [
    Operand {
        name: "mask",
        kind: 0,
        width: 1,
        pieces: &TC239E749,
        ..Operand::DEFAULT
    },
    Operand {
        name: "line",
        kind: 2,
        width: 6,
        pieces: &T63B58DAB,
        ..Operand::DEFAULT
    },
    Operand {
        name: "last_row",
        kind: 2,
        width: 4,
        pieces: &T5F8C089F,
        ..Operand::DEFAULT
    },
    Operand {
        name: "addr",
        kind: 2,
        width: 42,
        pieces: &T79E330A9,
        ..Operand::DEFAULT
    },
    Operand {
        name: "off",
        kind: 2,
        width: 2,
        pieces: &T58411501,
        ..Operand::DEFAULT
    },
    Operand {
        name: "stride",
        kind: 2,
        width: 42,
        pieces: &T309070CA,
        ..Operand::DEFAULT
    },
    Operand {
        name: "slot",
        kind: 2,
        width: 1,
        pieces: &T4F18CF7E,
        ..Operand::DEFAULT
    },
    Operand {
        name: "coop",
        kind: 2,
        width: 1,
        pieces: &TA114E9F0,
        ..Operand::DEFAULT
    },
];
pub(crate) static T45F569AB: [Part; 16] = [
    Part::Name,
    Part::Operand {
        index: 0,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(" line="),
    Part::Operand {
        index: 1,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", last_row="),
    Part::Operand {
        index: 2,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", addr="),
    Part::Operand {
        index: 3,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", off="),
    Part::Operand {
        index: 4,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", stride="),
    Part::Operand {
        index: 5,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", slot="),
    Part::Operand {
        index: 6,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", coop="),
    Part::Operand {
        index: 7,
        lead: "",
        trail: "",
        optional: false,
    },
];
pub(crate) static TD9A40B16: [&[Part]; 1] = [&T45F569AB];
pub(crate) static T2A764AE2: [(&str, &str); 4] = [
    (
        "sem",
        "require(coop == 0);  // needs a shire in cooperative mode\nif scratchpad() {\n  let a = at(addr);\n  let s = at(stride);\n  var good: bool = 1;\n  for i in 0..last_row + 1 where row_on(i) {\n    for j in 0..64/8 where good {\n      let from = a + s * i + 8*j;\n      good = readable(from, 8);\n      if good {\n        SCP[(line + i) % 48].e<8*8>[j] = mem[from, 8];\n      } else {\n        tensor_fault(7);\n      }\n    }\n  }\n}",
    ),
    ("hardware", "ok"),
    ("unit", "tensor"),
    ("cache", "l2"),
];
pub(crate) static T77550771: [(&str, &str); 4] = [
    (
        "sem",
        "require(coop == 0);  // needs a shire in cooperative mode\nif scratchpad() {\n  let a = at(addr);\n  let s = at(stride);\n  var good: bool = 1;\n  for i in 0..last_row + 1 where row_on(i) {\n    for j in 0..64/1 where good {\n      let from = a + 16*off + s * (4*i + j % 4) + j/4;\n      good = readable(from, 1);\n      if good {\n        SCP[(line + i) % 48].e<8*1>[j] = mem[from, 1];\n      } else {\n        tensor_fault(7);\n      }\n    }\n  }\n}",
    ),
    ("hardware", "ok"),
    ("unit", "tensor"),
    ("cache", "l2"),
];
pub(crate) static TB3403DB6: [(&str, &str); 4] = [
    (
        "sem",
        "require(coop == 0);  // needs a shire in cooperative mode\nif scratchpad() {\n  let a = at(addr);\n  let s = at(stride);\n  var good: bool = 1;\n  for i in 0..last_row + 1 where row_on(i) {\n    for j in 0..64/2 where good {\n      let from = a + off / 2 * 32 + s * (2*i + j % 2) + j / 2 * 2;\n      good = readable(from, 2);\n      if good {\n        SCP[(line + i) % 48].e<8*2>[j] = mem[from, 2];\n      } else {\n        tensor_fault(7);\n      }\n    }\n  }\n}",
    ),
    ("hardware", "ok"),
    ("unit", "tensor"),
    ("cache", "l2"),
];
pub(crate) static TC12EF7D9: [(&str, &str); 4] = [
    (
        "sem",
        "require(coop == 0);  // needs a shire in cooperative mode\nif scratchpad() {\n  let a = at(addr);\n  let s = at(stride);\n  var good: bool = 1;\n  for i in 0..last_row + 1 where row_on(i) {\n    for j in 0..64/1 where good {\n      let from = a + s * j + i + 16*off;\n      good = readable(from, 1);\n      if good {\n        SCP[(line + i) % 48].e<8*1>[j] = mem[from, 1];\n      } else {\n        tensor_fault(7);\n      }\n    }\n  }\n}",
    ),
    ("hardware", "ok"),
    ("unit", "tensor"),
    ("cache", "l2"),
];
pub(crate) static TC29258EF: [(&str, &str); 4] = [
    (
        "sem",
        "require(coop == 0);  // needs a shire in cooperative mode\nif scratchpad() {\n  let a = at(addr);\n  let s = at(stride);\n  var good: bool = 1;\n  for i in 0..last_row + 1 where row_on(i) {\n    for j in 0..64/2 where good {\n      let from = a + s * j + (i + off / 2 * 16) * 2;\n      good = readable(from, 2);\n      if good {\n        SCP[(line + i) % 48].e<8*2>[j] = mem[from, 2];\n      } else {\n        tensor_fault(7);\n      }\n    }\n  }\n}",
    ),
    ("hardware", "ok"),
    ("unit", "tensor"),
    ("cache", "l2"),
];
pub(crate) static T0B43B832: [(&str, &str); 4] = [
    (
        "sem",
        "require(coop == 0);  // needs a shire in cooperative mode\nif scratchpad() {\n  let a = at(addr);\n  let s = at(stride);\n  var good: bool = 1;\n  for i in 0..last_row + 1 where row_on(i) {\n    for j in 0..64/4 where good {\n      let from = a + s * j + 4*i;\n      good = readable(from, 4);\n      if good {\n        SCP[(line + i) % 48].e<8*4>[j] = mem[from, 4];\n      } else {\n        tensor_fault(7);\n      }\n    }\n  }\n}",
    ),
    ("hardware", "ok"),
    ("unit", "tensor"),
    ("cache", "l2"),
];
pub(crate) static T61C3B260: [Piece; 1] = [
    Piece {
        word: 59,
        value: 0,
        len: 3,
    },
];
pub(crate) static T9D338BFE: [Operand; 9] = [
    Operand {
        name: "mask",
        kind: 0,
        width: 1,
        pieces: &TC239E749,
        ..Operand::DEFAULT
    },
    Operand {
        name: "code",
        kind: 2,
        width: 3,
        pieces: &T61C3B260,
        ..Operand::DEFAULT
    },
    Operand {
        name: "line",
        kind: 2,
        width: 6,
        pieces: &T63B58DAB,
        ..Operand::DEFAULT
    },
    Operand {
        name: "last_row",
        kind: 2,
        width: 4,
        pieces: &T5F8C089F,
        ..Operand::DEFAULT
    },
    Operand {
        name: "addr",
        kind: 2,
        width: 42,
        pieces: &T79E330A9,
        ..Operand::DEFAULT
    },
    Operand {
        name: "off",
        kind: 2,
        width: 2,
        pieces: &T58411501,
        ..Operand::DEFAULT
    },
    Operand {
        name: "stride",
        kind: 2,
        width: 42,
        pieces: &T309070CA,
        ..Operand::DEFAULT
    },
    Operand {
        name: "slot",
        kind: 2,
        width: 1,
        pieces: &T4F18CF7E,
        ..Operand::DEFAULT
    },
    Operand {
        name: "coop",
        kind: 2,
        width: 1,
        pieces: &TA114E9F0,
        ..Operand::DEFAULT
    },
];
pub(crate) static T849AD417: [Expr; 1] = [
    Expr::Bin(
        BinOp::Or,
        &Expr::Bin(BinOp::Eq, &Expr::Operand(1), &Expr::Num(3)),
        &Expr::Bin(BinOp::Eq, &Expr::Operand(1), &Expr::Num(4)),
    ),
];
pub(crate) static T32844683: [Part; 18] = [
    Part::Name,
    Part::Operand {
        index: 0,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(" code="),
    Part::Operand {
        index: 1,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", line="),
    Part::Operand {
        index: 2,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", last_row="),
    Part::Operand {
        index: 3,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", addr="),
    Part::Operand {
        index: 4,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", off="),
    Part::Operand {
        index: 5,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", stride="),
    Part::Operand {
        index: 6,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", slot="),
    Part::Operand {
        index: 7,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", coop="),
    Part::Operand {
        index: 8,
        lead: "",
        trail: "",
        optional: false,
    },
];
pub(crate) static TCB417314: [&[Part]; 1] = [&T32844683];
pub(crate) static T36E08B57: [(&str, &str); 4] = [
    ("sem", "require(coop == 0);\ntensor_fault(1);"),
    ("hardware", "ok"),
    ("unit", "tensor"),
    ("cache", "l2"),
];
pub(crate) static T18EA88B9: [Operand; 5] = [
    Operand {
        name: "last_row",
        kind: 2,
        width: 4,
        pieces: &T5F8C089F,
        ..Operand::DEFAULT
    },
    Operand {
        name: "addr",
        kind: 2,
        width: 42,
        pieces: &T79E330A9,
        ..Operand::DEFAULT
    },
    Operand {
        name: "stride",
        kind: 2,
        width: 42,
        pieces: &T309070CA,
        ..Operand::DEFAULT
    },
    Operand {
        name: "slot",
        kind: 2,
        width: 1,
        pieces: &T4F18CF7E,
        ..Operand::DEFAULT
    },
    Operand {
        name: "coop",
        kind: 2,
        width: 1,
        pieces: &TA114E9F0,
        ..Operand::DEFAULT
    },
];
pub(crate) static T9CEAB7D9: [Part; 11] = [
    Part::Name,
    Part::Text(" last_row="),
    Part::Operand {
        index: 0,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", addr="),
    Part::Operand {
        index: 1,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", stride="),
    Part::Operand {
        index: 2,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", slot="),
    Part::Operand {
        index: 3,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", coop="),
    Part::Operand {
        index: 4,
        lead: "",
        trail: "",
        optional: false,
    },
];
pub(crate) static TDE708A1C: [&[Part]; 1] = [&T9CEAB7D9];
pub(crate) static TDA1B681C: [(&str, &str); 4] = [
    (
        "sem",
        "require(coop == 0);\nif scratchpad() {\n  let a = at(addr);\n  let s = at(stride);\n  var good: bool = 1;\n  for i in 0..last_row + 1 {\n    for j in 0..8 where good {\n      let from = a + s * i + 8*j;\n      good = readable(from, 8);\n      if good {\n        TENB[i].e64[j] = mem[from, 8];\n      } else {\n        tensor_fault(7);\n      }\n    }\n  }\n  tenb_rows = last_row + 1;\n}",
    ),
    ("hardware", "ok"),
    ("unit", "tensor"),
    ("cache", "l2"),
];
pub(crate) static TFD8927EF: [Piece; 2] = [
    Piece {
        word: 48,
        value: 2,
        len: 15,
    },
    Piece { word: 4, value: 0, len: 2 },
];
pub(crate) static T080B6E8F: [Operand; 6] = [
    Operand {
        name: "mask",
        kind: 0,
        width: 1,
        pieces: &TC239E749,
        ..Operand::DEFAULT
    },
    Operand {
        name: "line",
        kind: 2,
        width: 17,
        pieces: &TFD8927EF,
        ..Operand::DEFAULT
    },
    Operand {
        name: "last_row",
        kind: 2,
        width: 4,
        pieces: &T5F8C089F,
        ..Operand::DEFAULT
    },
    Operand {
        name: "addr",
        kind: 2,
        width: 42,
        pieces: &T79E330A9,
        ..Operand::DEFAULT
    },
    Operand {
        name: "stride",
        kind: 2,
        width: 42,
        pieces: &T309070CA,
        ..Operand::DEFAULT
    },
    Operand {
        name: "slot",
        kind: 2,
        width: 1,
        pieces: &T4F18CF7E,
        ..Operand::DEFAULT
    },
];
pub(crate) static TE69D0C02: [Part; 12] = [
    Part::Name,
    Part::Operand {
        index: 0,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(" line="),
    Part::Operand {
        index: 1,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", last_row="),
    Part::Operand {
        index: 2,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", addr="),
    Part::Operand {
        index: 3,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", stride="),
    Part::Operand {
        index: 4,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", slot="),
    Part::Operand {
        index: 5,
        lead: "",
        trail: "",
        optional: false,
    },
];
pub(crate) static T25299C4D: [&[Part]; 1] = [&TE69D0C02];
pub(crate) static T94B88855: [(&str, &str); 4] = [
    (
        "sem",
        "let a = at(addr);\nlet s = at(stride);\nlet to = 0x80000000u64 + (hart >> 6 << 23) + 64 * line;\nvar good: bool = 1;\nfor i in 0..last_row + 1 where row_on(i) {\n  for j in 0..8 where good {\n    let from = a + s * i + 8*j;\n    good = readable(from, 8);\n    if good {\n      phys[to + 64*i + 8*j, 8] = mem[from, 8];\n    } else {\n      tensor_fault(7);\n    }\n  }\n}",
    ),
    ("hardware", "ok"),
    ("unit", "tensor"),
    ("cache", "l2"),
];
pub(crate) static TE66CC583: [Piece; 1] = [
    Piece {
        word: 62,
        value: 0,
        len: 2,
    },
];
pub(crate) static T14203A21: [Piece; 1] = [
    Piece {
        word: 4,
        value: 0,
        len: 44,
    },
];
pub(crate) static T36E6E6E1: [Piece; 1] = [
    Piece {
        word: 68,
        value: 0,
        len: 44,
    },
];
pub(crate) static T4F86E59A: [Piece; 1] = [
    Piece {
        word: 49,
        value: 0,
        len: 2,
    },
];
pub(crate) static T668F5365: [Operand; 7] = [
    Operand {
        name: "freg",
        kind: 2,
        width: 5,
        pieces: &T18B0C89C,
        ..Operand::DEFAULT
    },
    Operand {
        name: "inc",
        kind: 2,
        width: 2,
        pieces: &TE66CC583,
        ..Operand::DEFAULT
    },
    Operand {
        name: "last_row",
        kind: 2,
        width: 4,
        pieces: &T995FCDCF,
        ..Operand::DEFAULT
    },
    Operand {
        name: "last_col",
        kind: 2,
        width: 2,
        pieces: &T1297D5F1,
        ..Operand::DEFAULT
    },
    Operand {
        name: "addr",
        kind: 2,
        width: 44,
        pieces: &T14203A21,
        ..Operand::DEFAULT
    },
    Operand {
        name: "stride",
        kind: 2,
        width: 44,
        pieces: &T36E6E6E1,
        ..Operand::DEFAULT
    },
    Operand {
        name: "coop",
        kind: 2,
        width: 2,
        pieces: &T4F86E59A,
        ..Operand::DEFAULT
    },
];
pub(crate) static T6F73A3CB: [Part; 15] = [
    Part::Name,
    Part::Text(" f="),
    Part::Operand {
        index: 0,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", step="),
    Part::Operand {
        index: 1,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", last_row="),
    Part::Operand {
        index: 2,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", last_col="),
    Part::Operand {
        index: 3,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", addr="),
    Part::Operand {
        index: 4,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", stride="),
    Part::Operand {
        index: 5,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", coop="),
    Part::Operand {
        index: 6,
        lead: "",
        trail: "",
        optional: false,
    },
];
pub(crate) static T13E7E41B: [&[Part]; 1] = [&T6F73A3CB];
pub(crate) static T48917558: [(&str, &str); 6] = [
    (
        "sem",
        "let cols = last_col + 1;\nif last_col == 2 || coop == 2 || coop == 1 && cols == 4 || coop == 3 && cols != 1 {\n  tensor_fault(8);\n} else {\n  require(coop == 0);  // needs a shire in cooperative mode\n  let a = sext(bits(addr, 44) @ 0u4, 64);\n  let s = sext(bits(stride, 44) @ 0u4, 64);\n  var good: bool = 1;\n  for i in 0..last_row + 1 {\n    let to = a + s * i & ~(16 * cols - 1);\n    for c in 0..last_col + 1 where good {\n      let block = i * cols + c;\n      let r = (freg + (cols == 1 ? block : block / 2) * (inc + 1)) % 32;\n      for k in 0..2 {\n        good = good && put(to + 16*c + 8*k, F[r].e64[(cols == 1 ? 0 : block % 2 * 2) + k]);\n      }\n    }\n  }\n}",
    ),
    ("queue", "1"),
    ("late", "store"),
    ("hardware", "ok"),
    ("unit", "tensor"),
    ("cache", "l2"),
];
pub(crate) static T140A33BE: [Piece; 1] = [
    Piece {
        word: 56,
        value: 0,
        len: 6,
    },
];
pub(crate) static T88736BDF: [Operand; 5] = [
    Operand {
        name: "line",
        kind: 2,
        width: 6,
        pieces: &T140A33BE,
        ..Operand::DEFAULT
    },
    Operand {
        name: "inc",
        kind: 2,
        width: 2,
        pieces: &TE66CC583,
        ..Operand::DEFAULT
    },
    Operand {
        name: "last_row",
        kind: 2,
        width: 4,
        pieces: &T995FCDCF,
        ..Operand::DEFAULT
    },
    Operand {
        name: "addr",
        kind: 2,
        width: 42,
        pieces: &T79E330A9,
        ..Operand::DEFAULT
    },
    Operand {
        name: "stride",
        kind: 2,
        width: 42,
        pieces: &T309070CA,
        ..Operand::DEFAULT
    },
];
pub(crate) static TD2509B1C: [Part; 11] = [
    Part::Name,
    Part::Text(" line="),
    Part::Operand {
        index: 0,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", step="),
    Part::Operand {
        index: 1,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", last_row="),
    Part::Operand {
        index: 2,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", addr="),
    Part::Operand {
        index: 3,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", stride="),
    Part::Operand {
        index: 4,
        lead: "",
        trail: "",
        optional: false,
    },
];
pub(crate) static TF93FB732: [&[Part]; 1] = [&TD2509B1C];
pub(crate) static TCE3FE8CC: [(&str, &str); 5] = [
    (
        "sem",
        "if scratchpad() {\n  var good: bool = 1;\n  for i in 0..last_row + 1 {\n    for j in 0..8 where good {\n      good = put(at(addr) + at(stride) * i + 8*j, SCP[(line + i * (inc + 1)) % 48].e64[j]);\n    }\n  }\n}",
    ),
    ("late", "store"),
    ("hardware", "ok"),
    ("unit", "tensor"),
    ("cache", "l2"),
];
pub(crate) static T8CF8F3D4: [Operand; 1] = [
    Operand {
        name: "event",
        kind: 2,
        width: 4,
        pieces: &T5F8C089F,
        ..Operand::DEFAULT
    },
];
pub(crate) static T48B58A42: [(&str, &str); 4] = [
    ("sem", ""),
    ("hardware", "ok"),
    ("unit", "tensor"),
    ("cache", "l2"),
];
pub(crate) static TEB67B29A: [Piece; 1] = [Piece { word: 0, value: 0, len: 5 }];
pub(crate) static T0BE9E606: [Piece; 1] = [Piece { word: 5, value: 0, len: 8 }];
pub(crate) static T0F1E0635: [Operand; 2] = [
    Operand {
        name: "counter",
        kind: 2,
        width: 5,
        pieces: &TEB67B29A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "limit",
        kind: 2,
        width: 8,
        pieces: &T0BE9E606,
        ..Operand::DEFAULT
    },
];
pub(crate) static T1BEBDBA6: [Part; 5] = [
    Part::Name,
    Part::Text(" counter="),
    Part::Operand {
        index: 0,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", limit="),
    Part::Operand {
        index: 1,
        lead: "",
        trail: "",
        optional: false,
    },
];
pub(crate) static TA6B981CD: [&[Part]; 1] = [&T1BEBDBA6];
pub(crate) static T34D98DF1: [(&str, &str); 4] = [
    ("sem", "barrier(counter, bits(limit, 8));"),
    ("hardware", "ok"),
    ("unit", "tensor"),
    ("cache", "l2"),
];
pub(crate) static T6B44CBF1: [Operand; 1] = [
    Operand {
        name: "counter",
        kind: 2,
        width: 1,
        pieces: &TFBD89C56,
        ..Operand::DEFAULT
    },
];
pub(crate) static T1C4CAC1C: [(&str, &str); 4] = [
    ("sem", "take_credit(counter == 1);"),
    ("hardware", "ok"),
    ("unit", "tensor"),
    ("cache", "l2"),
];
pub(crate) static T0197F939: [(&str, &str); 3] = [
    ("sem", "packed1(fd, fs1, flog)"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static T974263D2: [(&str, &str); 3] = [
    ("sem", "packed1(fd, fs1, fexp)"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static TBEE70D94: [(&str, &str); 3] = [
    ("sem", "packed1(fd, fs1, frcp)"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static T64A19250: [(&str, &str); 2] = [
    (
        "sem",
        "let a = X[rs1][xlen-1:0];\nlet b = X[rs2][xlen-1:0];\nX[rd] = sext(a + b);",
    ),
    ("hardware", "ok"),
];
pub(crate) static T02BAEF48: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x201, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T7491079C: [Touch; 3] = [
    Touch {
        file: 7,
        which: Which::Operand(0),
        reads: 0,
        writes: 64,
    },
    Touch {
        file: 7,
        which: Which::Operand(1),
        reads: 32,
        writes: 0,
    },
    Touch {
        file: 7,
        which: Which::Operand(2),
        reads: 32,
        writes: 0,
    },
];
pub(crate) static TDF8253D0: [(&str, &str); 2] = [
    ("sem", "let a = X[rs1][32-1:0];\nlet b = X[rs2][32-1:0];\nX[rd] = sext(a + b);"),
    ("hardware", "ok"),
];
pub(crate) static TF5C06E96: [(&str, &str); 2] = [
    (
        "sem",
        "let a = X[rs1][xlen-1:0];\nlet b = X[rs2][xlen-1:0];\nX[rd] = sext(a - b);",
    ),
    ("hardware", "ok"),
];
pub(crate) static T70A13016: [(&str, &str); 2] = [
    ("sem", "let a = X[rs1][32-1:0];\nlet b = X[rs2][32-1:0];\nX[rd] = sext(a - b);"),
    ("hardware", "ok"),
];
pub(crate) static T33F6685D: [(&str, &str); 2] = [
    (
        "sem",
        "let a = X[rs1][xlen-1:0];\nlet b = X[rs2][xlen-1:0];\nX[rd] = sext(a << shamt(b));",
    ),
    ("hardware", "ok"),
];
pub(crate) static T443DD9DD: [(&str, &str); 2] = [
    (
        "sem",
        "let a = X[rs1][32-1:0];\nlet b = X[rs2][32-1:0];\nX[rd] = sext(a << shamt(b));",
    ),
    ("hardware", "ok"),
];
pub(crate) static T5D4B3871: [(&str, &str); 2] = [
    (
        "sem",
        "let a = X[rs1][xlen-1:0];\nlet b = X[rs2][xlen-1:0];\nX[rd] = sext(a >> shamt(b));",
    ),
    ("hardware", "ok"),
];
pub(crate) static T6D92A9F1: [(&str, &str); 2] = [
    (
        "sem",
        "let a = X[rs1][32-1:0];\nlet b = X[rs2][32-1:0];\nX[rd] = sext(a >> shamt(b));",
    ),
    ("hardware", "ok"),
];
pub(crate) static T8B85DDA0: [(&str, &str); 2] = [
    (
        "sem",
        "let a = X[rs1][xlen-1:0];\nlet b = X[rs2][xlen-1:0];\nX[rd] = sext(a >>s shamt(b));",
    ),
    ("hardware", "ok"),
];
pub(crate) static TABFD8A20: [(&str, &str); 2] = [
    (
        "sem",
        "let a = X[rs1][32-1:0];\nlet b = X[rs2][32-1:0];\nX[rd] = sext(a >>s shamt(b));",
    ),
    ("hardware", "ok"),
];
pub(crate) static TF89CF0F1: [Touch; 3] = [
    Touch {
        file: 7,
        which: Which::Operand(0),
        reads: 0,
        writes: 1,
    },
    Touch {
        file: 7,
        which: Which::Operand(1),
        reads: 64,
        writes: 0,
    },
    Touch {
        file: 7,
        which: Which::Operand(2),
        reads: 64,
        writes: 0,
    },
];
pub(crate) static T508C505F: [(&str, &str); 2] = [
    ("sem", "let a = X[rs1];\nlet b = X[rs2];\nX[rd] = zext(a <s b);"),
    ("hardware", "ok"),
];
pub(crate) static T985AD359: [(&str, &str); 2] = [
    ("sem", "let a = X[rs1];\nlet b = X[rs2];\nX[rd] = zext(a <u b);"),
    ("hardware", "ok"),
];
pub(crate) static TFAA9485E: [(&str, &str); 2] = [
    ("sem", "let a = X[rs1];\nlet b = X[rs2];\nX[rd] = a ^ b;"),
    ("hardware", "ok"),
];
pub(crate) static TD28E9F5C: [(&str, &str); 2] = [
    ("sem", "let a = X[rs1];\nlet b = X[rs2];\nX[rd] = a | b;"),
    ("hardware", "ok"),
];
pub(crate) static TED7B7E16: [(&str, &str); 2] = [
    ("sem", "let a = X[rs1];\nlet b = X[rs2];\nX[rd] = a & b;"),
    ("hardware", "ok"),
];
pub(crate) static TA93F9D52: [Operand; 3] = [
    Operand {
        name: "rd",
        kind: 7,
        width: 5,
        dir: Dir::Out,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs1",
        kind: 7,
        width: 5,
        pieces: &TABC3BE1A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "imm",
        kind: 2,
        width: 12,
        signed: true,
        pieces: &TE8D23BF8,
        ..Operand::DEFAULT
    },
];
pub(crate) static TEE782B4D: [Touch; 2] = [
    Touch {
        file: 7,
        which: Which::Operand(0),
        reads: 0,
        writes: 64,
    },
    Touch {
        file: 7,
        which: Which::Operand(1),
        reads: 64,
        writes: 0,
    },
];
pub(crate) static T4FAEA468: [(&str, &str); 2] = [
    ("sem", "let a = X[rs1];\nX[rd] = a + imm;"),
    ("hardware", "ok"),
];
pub(crate) static T59F5F3F4: [Touch; 2] = [
    Touch {
        file: 7,
        which: Which::Operand(0),
        reads: 0,
        writes: 1,
    },
    Touch {
        file: 7,
        which: Which::Operand(1),
        reads: 64,
        writes: 0,
    },
];
pub(crate) static T8D8A6BDC: [(&str, &str); 2] = [
    ("sem", "let a = X[rs1];\nX[rd] = zext(a <s imm);"),
    ("hardware", "ok"),
];
pub(crate) static T52C5B976: [(&str, &str); 2] = [
    ("sem", "let a = X[rs1];\nX[rd] = zext(a <u imm);"),
    ("hardware", "ok"),
];
pub(crate) static TBE444523: [(&str, &str); 2] = [
    ("sem", "let a = X[rs1];\nX[rd] = a ^ imm;"),
    ("hardware", "ok"),
];
pub(crate) static TBC4E8029: [(&str, &str); 2] = [
    ("sem", "let a = X[rs1];\nX[rd] = a | imm;"),
    ("hardware", "ok"),
];
pub(crate) static TEFCE3CCB: [(&str, &str); 2] = [
    ("sem", "let a = X[rs1];\nX[rd] = a & imm;"),
    ("hardware", "ok"),
];
pub(crate) static T719038EE: [Touch; 2] = [
    Touch {
        file: 7,
        which: Which::Operand(0),
        reads: 0,
        writes: 64,
    },
    Touch {
        file: 7,
        which: Which::Operand(1),
        reads: 32,
        writes: 0,
    },
];
pub(crate) static T3E410656: [(&str, &str); 2] = [
    ("sem", "X[rd] = sext(X[rs1][31:0] + imm);"),
    ("hardware", "ok"),
];
pub(crate) static TBC9269F3: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x202, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static TAF9BE7C5: [Operand; 3] = [
    Operand {
        name: "rd",
        kind: 7,
        width: 5,
        dir: Dir::Out,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs1",
        kind: 7,
        width: 5,
        pieces: &TABC3BE1A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "shamt",
        kind: 2,
        width: 5,
        pieces: &T132C57AA,
        ..Operand::DEFAULT
    },
];
pub(crate) static TDAF21EFB: [Touch; 2] = [
    Touch {
        file: 7,
        which: Which::Operand(0),
        reads: 0,
        writes: 4294967295,
    },
    Touch {
        file: 7,
        which: Which::Operand(1),
        reads: 4294967295,
        writes: 0,
    },
];
pub(crate) static T8504A1CB: [(&str, &str); 2] = [
    ("sem", "let a = X[rs1];\nX[rd] = a << shamt;"),
    ("hardware", "ok"),
];
pub(crate) static T00966F79: [Piece; 1] = [
    Piece {
        word: 20,
        value: 0,
        len: 6,
    },
];
pub(crate) static T81B830FE: [Operand; 3] = [
    Operand {
        name: "rd",
        kind: 7,
        width: 5,
        dir: Dir::Out,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs1",
        kind: 7,
        width: 5,
        pieces: &TABC3BE1A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "shamt",
        kind: 2,
        width: 6,
        pieces: &T00966F79,
        ..Operand::DEFAULT
    },
];
pub(crate) static TD3638437: [(&str, &str); 2] = [
    ("sem", "let a = X[rs1];\nX[rd] = a >> shamt;"),
    ("hardware", "ok"),
];
pub(crate) static T2B0AFE0E: [(&str, &str); 2] = [
    ("sem", "let a = X[rs1];\nX[rd] = a >>s shamt;"),
    ("hardware", "ok"),
];
pub(crate) static T6FB39656: [(&str, &str); 2] = [
    ("sem", "let a = X[rs1][31:0];\nX[rd] = sext(a << shamt);"),
    ("hardware", "ok"),
];
pub(crate) static TE90E43DA: [(&str, &str); 2] = [
    ("sem", "let a = X[rs1][31:0];\nX[rd] = sext(a >> shamt);"),
    ("hardware", "ok"),
];
pub(crate) static T1E787DB1: [(&str, &str); 2] = [
    ("sem", "let a = X[rs1][31:0];\nX[rd] = sext(a >>s shamt);"),
    ("hardware", "ok"),
];
pub(crate) static T1E00D174: [Operand; 3] = [
    Operand {
        name: "rd",
        kind: 7,
        width: 5,
        dir: Dir::Out,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "imm",
        kind: 2,
        width: 12,
        signed: true,
        pieces: &TE8D23BF8,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs1",
        kind: 7,
        width: 5,
        pieces: &TABC3BE1A,
        ..Operand::DEFAULT
    },
];
pub(crate) static T75259D70: [Touch; 2] = [
    Touch {
        file: 7,
        which: Which::Operand(0),
        reads: 0,
        writes: 64,
    },
    Touch {
        file: 7,
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
pub(crate) static T3A6C5F24: [(&str, &str); 3] = [
    ("sem", "X[rd] = sext(mem[X[rs1] + imm, 1]);"),
    ("latency", "3"),
    ("hardware", "ok"),
];
pub(crate) static T6EEBF541: [(&str, &str); 3] = [
    ("sem", "X[rd] = sext(mem[X[rs1] + imm, 2]);"),
    ("latency", "3"),
    ("hardware", "ok"),
];
pub(crate) static TA3569B8B: [(&str, &str); 3] = [
    ("sem", "X[rd] = sext(mem[X[rs1] + imm, 4]);"),
    ("latency", "3"),
    ("hardware", "ok"),
];
pub(crate) static T3F195587: [(&str, &str); 3] = [
    ("sem", "X[rd] = sext(mem[X[rs1] + imm, 8]);"),
    ("latency", "3"),
    ("hardware", "ok"),
];
pub(crate) static T4C7287E8: [Touch; 2] = [
    Touch {
        file: 7,
        which: Which::Operand(0),
        reads: 0,
        writes: 8,
    },
    Touch {
        file: 7,
        which: Which::Operand(2),
        reads: 64,
        writes: 0,
    },
];
pub(crate) static T52EDA641: [(&str, &str); 3] = [
    ("sem", "X[rd] = zext(mem[X[rs1] + imm, 1]);"),
    ("latency", "3"),
    ("hardware", "ok"),
];
pub(crate) static T9526782B: [Touch; 2] = [
    Touch {
        file: 7,
        which: Which::Operand(0),
        reads: 0,
        writes: 16,
    },
    Touch {
        file: 7,
        which: Which::Operand(2),
        reads: 64,
        writes: 0,
    },
];
pub(crate) static T1E6E1024: [(&str, &str); 3] = [
    ("sem", "X[rd] = zext(mem[X[rs1] + imm, 2]);"),
    ("latency", "3"),
    ("hardware", "ok"),
];
pub(crate) static TBB8DB199: [Touch; 2] = [
    Touch {
        file: 7,
        which: Which::Operand(0),
        reads: 0,
        writes: 32,
    },
    Touch {
        file: 7,
        which: Which::Operand(2),
        reads: 64,
        writes: 0,
    },
];
pub(crate) static T47A8C00A: [(&str, &str); 3] = [
    ("sem", "X[rd] = zext(mem[X[rs1] + imm, 4]);"),
    ("latency", "3"),
    ("hardware", "ok"),
];
pub(crate) static TD4D07FEF: [Operand; 3] = [
    Operand {
        name: "rs2",
        kind: 7,
        width: 5,
        pieces: &T132C57AA,
        ..Operand::DEFAULT
    },
    Operand {
        name: "imm",
        kind: 2,
        width: 12,
        signed: true,
        pieces: &T7C5EA62A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs1",
        kind: 7,
        width: 5,
        pieces: &TABC3BE1A,
        ..Operand::DEFAULT
    },
];
pub(crate) static TED82EF68: [Touch; 2] = [
    Touch {
        file: 7,
        which: Which::Operand(0),
        reads: 8,
        writes: 0,
    },
    Touch {
        file: 7,
        which: Which::Operand(2),
        reads: 64,
        writes: 0,
    },
];
pub(crate) static T595DC87F: [(&str, &str); 2] = [
    ("sem", "mem[X[rs1] + imm, 1] = trunc(X[rs2]);"),
    ("hardware", "ok"),
];
pub(crate) static T06B04A89: [Touch; 2] = [
    Touch {
        file: 7,
        which: Which::Operand(0),
        reads: 16,
        writes: 0,
    },
    Touch {
        file: 7,
        which: Which::Operand(2),
        reads: 64,
        writes: 0,
    },
];
pub(crate) static T1DAB9498: [(&str, &str); 2] = [
    ("sem", "mem[X[rs1] + imm, 2] = trunc(X[rs2]);"),
    ("hardware", "ok"),
];
pub(crate) static T9BE8A06B: [Touch; 2] = [
    Touch {
        file: 7,
        which: Which::Operand(0),
        reads: 32,
        writes: 0,
    },
    Touch {
        file: 7,
        which: Which::Operand(2),
        reads: 64,
        writes: 0,
    },
];
pub(crate) static T6DF61FB6: [(&str, &str); 2] = [
    ("sem", "mem[X[rs1] + imm, 4] = trunc(X[rs2]);"),
    ("hardware", "ok"),
];
pub(crate) static TDC0D32B0: [Touch; 2] = [
    Touch {
        file: 7,
        which: Which::Operand(0),
        reads: 64,
        writes: 0,
    },
    Touch {
        file: 7,
        which: Which::Operand(2),
        reads: 64,
        writes: 0,
    },
];
pub(crate) static T2ED98FEA: [(&str, &str); 2] = [
    ("sem", "mem[X[rs1] + imm, 8] = trunc(X[rs2]);"),
    ("hardware", "ok"),
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
pub(crate) static T9BE059E4: [Operand; 3] = [
    Operand {
        name: "rs1",
        kind: 7,
        width: 5,
        pieces: &TABC3BE1A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs2",
        kind: 7,
        width: 5,
        pieces: &T132C57AA,
        ..Operand::DEFAULT
    },
    Operand {
        name: "imm",
        kind: 2,
        width: 13,
        signed: true,
        align: 1,
        pieces: &T824D4466,
        pcrel: true,
        ..Operand::DEFAULT
    },
];
pub(crate) static T41470F8D: [Touch; 2] = [
    Touch {
        file: 7,
        which: Which::Operand(0),
        reads: 64,
        writes: 0,
    },
    Touch {
        file: 7,
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
pub(crate) static T8B196199: [(&str, &str); 2] = [
    ("sem", "branch(X[rs1] == X[rs2], imm);"),
    ("hardware", "ok"),
];
pub(crate) static TF6F1E135: [(&str, &str); 2] = [
    ("sem", "branch(X[rs1] != X[rs2], imm);"),
    ("hardware", "ok"),
];
pub(crate) static T363D8104: [(&str, &str); 2] = [
    ("sem", "branch(X[rs1] <s X[rs2], imm);"),
    ("hardware", "ok"),
];
pub(crate) static T7E30ED1D: [(&str, &str); 2] = [
    ("sem", "branch(X[rs1] >=s X[rs2], imm);"),
    ("hardware", "ok"),
];
pub(crate) static T2CA9591A: [(&str, &str); 2] = [
    ("sem", "branch(X[rs1] <u X[rs2], imm);"),
    ("hardware", "ok"),
];
pub(crate) static TB9DBFEC3: [(&str, &str); 2] = [
    ("sem", "branch(X[rs1] >=u X[rs2], imm);"),
    ("hardware", "ok"),
];
pub(crate) static T3345600B: [Operand; 2] = [
    Operand {
        name: "rd",
        kind: 7,
        width: 5,
        dir: Dir::Out,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "uimm",
        kind: 2,
        width: 20,
        pieces: &T456DD88A,
        ..Operand::DEFAULT
    },
];
pub(crate) static TA4367AF1: [Touch; 1] = [
    Touch {
        file: 7,
        which: Which::Operand(0),
        reads: 0,
        writes: 64,
    },
];
pub(crate) static T106055EF: [(&str, &str); 2] = [
    ("sem", "X[rd] = sext(bits(uimm, 20) @ 0u12);"),
    ("hardware", "ok"),
];
pub(crate) static TE889D509: [(&str, &str); 2] = [
    ("sem", "X[rd] = pc + sext(bits(uimm, 20) @ 0u12);"),
    ("hardware", "ok"),
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
pub(crate) static T30E97568: [Operand; 2] = [
    Operand {
        name: "rd",
        kind: 7,
        width: 5,
        dir: Dir::Out,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "imm",
        kind: 2,
        width: 21,
        signed: true,
        align: 1,
        pieces: &T037EFADA,
        pcrel: true,
        ..Operand::DEFAULT
    },
];
pub(crate) static TF65384AE: [(&str, &str); 2] = [
    ("sem", "jump(pc + imm);\nX[rd] = pc + ilen;"),
    ("hardware", "ok"),
];
pub(crate) static T96B8242E: [Flow; 1] = [
    Flow {
        from: End::Register(1),
        to: End::Target,
    },
];
pub(crate) static T477733AC: [(&str, &str); 2] = [
    ("sem", "let target = (X[rs1] + imm) & ~1;\njump(target);\nX[rd] = pc + ilen;"),
    ("hardware", "ok"),
];
pub(crate) static T8EE0AAAF: [Piece; 1] = [
    Piece {
        word: 20,
        value: 0,
        len: 4,
    },
];
pub(crate) static T9A66C338: [Operand; 2] = [
    Operand {
        name: "pred",
        kind: 14,
        width: 4,
        pieces: &TD264E883,
        ..Operand::DEFAULT
    },
    Operand {
        name: "succ",
        kind: 14,
        width: 4,
        pieces: &T8EE0AAAF,
        ..Operand::DEFAULT
    },
];
pub(crate) static T45E95FB3: [(&str, &str); 4] = [
    ("sem", ""),
    ("atomic", "yes"),
    ("orders", "pred > succ"),
    ("hardware", "ok"),
];
pub(crate) static T7022B03A: [Part; 1] = [Part::Name];
pub(crate) static TC2049D1D: [&[Part]; 1] = [&T7022B03A];
pub(crate) static T153EFA15: [u16; 1] = [297];
pub(crate) static T8EEF93B1: [(&str, &str); 4] = [
    ("sem", ""),
    ("atomic", "yes"),
    ("orders", "r > rw, w > w"),
    ("hardware", "ok"),
];
pub(crate) static T0EE5D174: [(&str, &str); 2] = [
    ("sem", "trap(UserEcall + priv);"),
    ("hardware", "ok"),
];
pub(crate) static T19247ECA: [(&str, &str); 2] = [
    ("sem", "trap(Breakpoint, pc);"),
    ("hardware", "ok"),
];
pub(crate) static T8DCE7AEF: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x400, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T9CA76645: [(&str, &str); 3] = [
    (
        "sem",
        "let a = X[rs1][xlen-1:0];\nlet b = X[rs2][xlen-1:0];\nX[rd] = sext(a * b);",
    ),
    ("latency", "3"),
    ("hardware", "ok"),
];
pub(crate) static T6A910E6A: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x401, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T8DFC1FC5: [(&str, &str); 3] = [
    ("sem", "let a = X[rs1][32-1:0];\nlet b = X[rs2][32-1:0];\nX[rd] = sext(a * b);"),
    ("latency", "3"),
    ("hardware", "ok"),
];
pub(crate) static T7231B042: [(&str, &str); 3] = [
    (
        "sem",
        "let a = X[rs1][xlen-1:0];\nlet b = X[rs2][xlen-1:0];\nX[rd] = sext(a /s b);",
    ),
    ("latency", "20"),
    ("hardware", "ok"),
];
pub(crate) static T4158C5C2: [(&str, &str); 3] = [
    ("sem", "let a = X[rs1][32-1:0];\nlet b = X[rs2][32-1:0];\nX[rd] = sext(a /s b);"),
    ("latency", "20"),
    ("hardware", "ok"),
];
pub(crate) static TE7D20F40: [(&str, &str); 3] = [
    (
        "sem",
        "let a = X[rs1][xlen-1:0];\nlet b = X[rs2][xlen-1:0];\nX[rd] = sext(a /u b);",
    ),
    ("latency", "20"),
    ("hardware", "ok"),
];
pub(crate) static TB6F924C0: [(&str, &str); 3] = [
    ("sem", "let a = X[rs1][32-1:0];\nlet b = X[rs2][32-1:0];\nX[rd] = sext(a /u b);"),
    ("latency", "20"),
    ("hardware", "ok"),
];
pub(crate) static TB2EE3514: [(&str, &str); 3] = [
    (
        "sem",
        "let a = X[rs1][xlen-1:0];\nlet b = X[rs2][xlen-1:0];\nX[rd] = sext(a %s b);",
    ),
    ("latency", "20"),
    ("hardware", "ok"),
];
pub(crate) static T82154A94: [(&str, &str); 3] = [
    ("sem", "let a = X[rs1][32-1:0];\nlet b = X[rs2][32-1:0];\nX[rd] = sext(a %s b);"),
    ("latency", "20"),
    ("hardware", "ok"),
];
pub(crate) static T934C73DE: [(&str, &str); 3] = [
    (
        "sem",
        "let a = X[rs1][xlen-1:0];\nlet b = X[rs2][xlen-1:0];\nX[rd] = sext(a %u b);",
    ),
    ("latency", "20"),
    ("hardware", "ok"),
];
pub(crate) static T6273895E: [(&str, &str); 3] = [
    ("sem", "let a = X[rs1][32-1:0];\nlet b = X[rs2][32-1:0];\nX[rd] = sext(a %u b);"),
    ("latency", "20"),
    ("hardware", "ok"),
];
pub(crate) static TF3F002E2: [(&str, &str); 3] = [
    ("sem", "X[rd] = mulh_ss(X[rs1], X[rs2]);"),
    ("latency", "3"),
    ("hardware", "ok"),
];
pub(crate) static T3AD52F48: [(&str, &str); 3] = [
    ("sem", "X[rd] = mulh_su(X[rs1], X[rs2]);"),
    ("latency", "3"),
    ("hardware", "ok"),
];
pub(crate) static T06BBA782: [(&str, &str); 3] = [
    ("sem", "X[rd] = mulh_uu(X[rs1], X[rs2]);"),
    ("latency", "3"),
    ("hardware", "ok"),
];
pub(crate) static T0ECFBAA0: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x1000, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T3BB45600: [Piece; 1] = [
    Piece {
        word: 25,
        value: 0,
        len: 2,
    },
];
pub(crate) static TBB70BD3D: [Operand; 4] = [
    Operand {
        name: "aqrl",
        kind: 15,
        width: 2,
        pieces: &T3BB45600,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rd",
        kind: 7,
        width: 5,
        dir: Dir::Out,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs2",
        kind: 7,
        width: 5,
        pieces: &T132C57AA,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs1",
        kind: 7,
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
pub(crate) static T49CAEFE6: [Touch; 3] = [
    Touch {
        file: 7,
        which: Which::Operand(1),
        reads: 0,
        writes: 4294967295,
    },
    Touch {
        file: 7,
        which: Which::Operand(2),
        reads: 4294967295,
        writes: 0,
    },
    Touch {
        file: 7,
        which: Which::Operand(3),
        reads: 4294967295,
        writes: 0,
    },
];
pub(crate) static TEC5F6A47: [(&str, &str); 5] = [
    ("sem", "let b = X[rs2][8*4-1:0];\nX[rd] = sext(amo(X[rs1], 4, |old| b));"),
    ("latency", "5"),
    ("atomic", "yes"),
    ("acquire", "aqrl & 2"),
    ("release", "aqrl & 1"),
];
pub(crate) static TF81EDE75: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x1001, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static TB357C417: [(&str, &str); 5] = [
    ("sem", "let b = X[rs2][8*8-1:0];\nX[rd] = sext(amo(X[rs1], 8, |old| b));"),
    ("latency", "5"),
    ("atomic", "yes"),
    ("acquire", "aqrl & 2"),
    ("release", "aqrl & 1"),
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
pub(crate) static TCEB179FB: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x800, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T25C84DBE: [Operand; 3] = [
    Operand {
        name: "aqrl",
        kind: 15,
        width: 2,
        pieces: &T3BB45600,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rd",
        kind: 7,
        width: 5,
        dir: Dir::Out,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs1",
        kind: 7,
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
pub(crate) static T9654B02D: [Touch; 2] = [
    Touch {
        file: 7,
        which: Which::Operand(1),
        reads: 0,
        writes: 4294967295,
    },
    Touch {
        file: 7,
        which: Which::Operand(2),
        reads: 4294967295,
        writes: 0,
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
pub(crate) static T6BD89046: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x801, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
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
pub(crate) static TBBADCE97: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x4000, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T1CDB0A4E: [Touch; 3] = [
    Touch {
        file: 2,
        which: Which::Operand(0),
        reads: 0,
        writes: 32,
    },
    Touch {
        file: 2,
        which: Which::Operand(1),
        reads: 32,
        writes: 0,
    },
    Touch {
        file: 2,
        which: Which::Operand(2),
        reads: 32,
        writes: 0,
    },
];
pub(crate) static TBFFE1B30: [(&str, &str); 4] = [
    (
        "sem",
        "fp();\nlet m = mode(rm);\nF[fd].s = flags(f_add(number(F[fs1].s), number(F[fs2].s), m));",
    ),
    ("latency", "7"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static TDF90992B: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x8000, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
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
pub(crate) static T9CD6DF8F: [(&str, &str); 4] = [
    (
        "sem",
        "fp();\nlet m = mode(rm);\nF[fd].s = flags(f_sub(number(F[fs1].s), number(F[fs2].s), m));",
    ),
    ("latency", "7"),
    ("hardware", "ok"),
    ("unit", "vpu"),
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
pub(crate) static T06662FB3: [(&str, &str); 4] = [
    (
        "sem",
        "fp();\nlet m = mode(rm);\nF[fd].s = flags(f_mul(number(F[fs1].s), number(F[fs2].s), m));",
    ),
    ("latency", "7"),
    ("hardware", "ok"),
    ("unit", "vpu"),
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
pub(crate) static T0392B031: [(&str, &str); 4] = [
    (
        "sem",
        "fp();\nlet m = mode(rm);\nF[fd].s = flags(f_div(number(F[fs1].s), number(F[fs2].s), m));",
    ),
    ("latency", "25"),
    ("hardware", "emulated"),
    ("unit", "vpu"),
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
pub(crate) static TFCC1ECA7: [Operand; 3] = [
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
        kind: 9,
        width: 3,
        pieces: &TC9856657,
        default: Some(7),
        ..Operand::DEFAULT
    },
];
pub(crate) static T4BEE1D9F: [Touch; 2] = [
    Touch {
        file: 2,
        which: Which::Operand(0),
        reads: 0,
        writes: 32,
    },
    Touch {
        file: 2,
        which: Which::Operand(1),
        reads: 32,
        writes: 0,
    },
];
pub(crate) static TEBB7D3B6: [(&str, &str); 4] = [
    ("sem", "fp();\nlet m = mode(rm);\nF[fd].s = flags(f_sqrt(number(F[fs1].s), m));"),
    ("latency", "25"),
    ("hardware", "emulated"),
    ("unit", "vpu"),
];
pub(crate) static T5FD8504A: [(&str, &str); 2] = [
    ("sem", "fp();\nlet m = mode(rm);\nF[fd].d = flags(f_sqrt(number(F[fs1].d), m));"),
    ("latency", "25"),
];
pub(crate) static TA11B331A: [(&str, &str); 2] = [
    ("sem", "fp();\nlet m = mode(rm);\nF[fd].h = flags(f_sqrt(number(F[fs1].h), m));"),
    ("latency", "25"),
];
pub(crate) static TE9396B30: [(&str, &str); 4] = [
    (
        "sem",
        "fp();\nlet a = F[fs1].s;\nlet b = F[fs2].s;\nF[fd].s = with_sign(sign(b), a);",
    ),
    ("latency", "3"),
    ("hardware", "ok"),
    ("unit", "vpu"),
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
pub(crate) static T13FB949B: [(&str, &str); 4] = [
    (
        "sem",
        "fp();\nlet a = F[fs1].s;\nlet b = F[fs2].s;\nF[fd].s = with_sign(!sign(b), a);",
    ),
    ("latency", "3"),
    ("hardware", "ok"),
    ("unit", "vpu"),
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
pub(crate) static T52E5B165: [(&str, &str); 4] = [
    (
        "sem",
        "fp();\nlet a = F[fs1].s;\nlet b = F[fs2].s;\nF[fd].s = with_sign(sign(a) ^ sign(b), a);",
    ),
    ("latency", "3"),
    ("hardware", "ok"),
    ("unit", "vpu"),
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
pub(crate) static T175D820C: [(&str, &str); 4] = [
    ("sem", "fp();\nF[fd].s = flags(fmin(number(F[fs1].s), number(F[fs2].s)));"),
    ("latency", "3"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static TC0E94B60: [(&str, &str); 2] = [
    ("sem", "fp();\nF[fd].d = flags(fmin(number(F[fs1].d), number(F[fs2].d)));"),
    ("latency", "3"),
];
pub(crate) static T8321E76C: [(&str, &str); 2] = [
    ("sem", "fp();\nF[fd].h = flags(fmin(number(F[fs1].h), number(F[fs2].h)));"),
    ("latency", "3"),
];
pub(crate) static TB6B9FDDA: [(&str, &str); 4] = [
    ("sem", "fp();\nF[fd].s = flags(fmax(number(F[fs1].s), number(F[fs2].s)));"),
    ("latency", "3"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static TFCA42CD6: [(&str, &str); 2] = [
    ("sem", "fp();\nF[fd].d = flags(fmax(number(F[fs1].d), number(F[fs2].d)));"),
    ("latency", "3"),
];
pub(crate) static TD22C725A: [(&str, &str); 2] = [
    ("sem", "fp();\nF[fd].h = flags(fmax(number(F[fs1].h), number(F[fs2].h)));"),
    ("latency", "3"),
];
pub(crate) static T390BD6B2: [Operand; 3] = [
    Operand {
        name: "rd",
        kind: 7,
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
pub(crate) static T7F0D4019: [Touch; 3] = [
    Touch {
        file: 7,
        which: Which::Operand(0),
        reads: 0,
        writes: 1,
    },
    Touch {
        file: 2,
        which: Which::Operand(1),
        reads: 32,
        writes: 0,
    },
    Touch {
        file: 2,
        which: Which::Operand(2),
        reads: 32,
        writes: 0,
    },
];
pub(crate) static TF6680239: [(&str, &str); 4] = [
    (
        "sem",
        "fp();\nlet (r, fl) = fle(number(F[fs1].s), number(F[fs2].s));\nraise(fl);\nX[rd] = zext(r);",
    ),
    ("latency", "4"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static TDD1CAD5B: [Touch; 3] = [
    Touch {
        file: 7,
        which: Which::Operand(0),
        reads: 0,
        writes: 4294967295,
    },
    Touch {
        file: 2,
        which: Which::Operand(1),
        reads: 4294967295,
        writes: 0,
    },
    Touch {
        file: 2,
        which: Which::Operand(2),
        reads: 4294967295,
        writes: 0,
    },
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
pub(crate) static T37626730: [(&str, &str); 4] = [
    (
        "sem",
        "fp();\nlet (r, fl) = flt(number(F[fs1].s), number(F[fs2].s));\nraise(fl);\nX[rd] = zext(r);",
    ),
    ("latency", "4"),
    ("hardware", "ok"),
    ("unit", "vpu"),
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
pub(crate) static T722A9316: [(&str, &str); 4] = [
    (
        "sem",
        "fp();\nlet (r, fl) = feq(number(F[fs1].s), number(F[fs2].s));\nraise(fl);\nX[rd] = zext(r);",
    ),
    ("latency", "4"),
    ("hardware", "ok"),
    ("unit", "vpu"),
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
pub(crate) static T7F079CA4: [Touch; 4] = [
    Touch {
        file: 2,
        which: Which::Operand(0),
        reads: 0,
        writes: 32,
    },
    Touch {
        file: 2,
        which: Which::Operand(1),
        reads: 32,
        writes: 0,
    },
    Touch {
        file: 2,
        which: Which::Operand(2),
        reads: 32,
        writes: 0,
    },
    Touch {
        file: 2,
        which: Which::Operand(3),
        reads: 32,
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
pub(crate) static T98F7EC13: [(&str, &str); 4] = [
    (
        "sem",
        "fp();\nlet m = mode(rm);\nlet a = number(F[fs1].s);\nlet b = number(F[fs2].s);\nlet c = number(F[fs3].s);\nF[fd].s = flags(f_fma(a, b, c, m));",
    ),
    ("latency", "7"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static T72CFF1EC: [Touch; 4] = [
    Touch {
        file: 2,
        which: Which::Operand(0),
        reads: 0,
        writes: 4294967295,
    },
    Touch {
        file: 2,
        which: Which::Operand(1),
        reads: 4294967295,
        writes: 0,
    },
    Touch {
        file: 2,
        which: Which::Operand(2),
        reads: 4294967295,
        writes: 0,
    },
    Touch {
        file: 2,
        which: Which::Operand(3),
        reads: 4294967295,
        writes: 0,
    },
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
pub(crate) static TAFFD9B06: [(&str, &str); 4] = [
    (
        "sem",
        "fp();\nlet m = mode(rm);\nlet a = number(F[fs1].s);\nlet b = number(F[fs2].s);\nlet c = number(F[fs3].s);\nF[fd].s = flags(f_fma(a, b, fneg(c), m));",
    ),
    ("latency", "7"),
    ("hardware", "ok"),
    ("unit", "vpu"),
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
pub(crate) static T0E9238CE: [(&str, &str); 4] = [
    (
        "sem",
        "fp();\nlet m = mode(rm);\nlet a = number(F[fs1].s);\nlet b = number(F[fs2].s);\nlet c = number(F[fs3].s);\nF[fd].s = flags(f_fma(fneg(a), b, c, m));",
    ),
    ("latency", "7"),
    ("hardware", "ok"),
    ("unit", "vpu"),
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
pub(crate) static TF60828AF: [(&str, &str); 4] = [
    (
        "sem",
        "fp();\nlet m = mode(rm);\nlet a = number(F[fs1].s);\nlet b = number(F[fs2].s);\nlet c = number(F[fs3].s);\nF[fd].s = flags(f_fma(fneg(a), b, fneg(c), m));",
    ),
    ("latency", "7"),
    ("hardware", "ok"),
    ("unit", "vpu"),
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
pub(crate) static TAE196E10: [Operand; 3] = [
    Operand {
        name: "rd",
        kind: 7,
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
        kind: 8,
        width: 3,
        pieces: &TC9856657,
        default: Some(7),
        ..Operand::DEFAULT
    },
];
pub(crate) static T701F44E5: [Touch; 2] = [
    Touch {
        file: 7,
        which: Which::Operand(0),
        reads: 0,
        writes: 64,
    },
    Touch {
        file: 2,
        which: Which::Operand(1),
        reads: 32,
        writes: 0,
    },
];
pub(crate) static T7257D706: [(&str, &str); 4] = [
    (
        "sem",
        "fp();\nlet m = mode(rm);\nlet (r, fl) = f_to_s(number(F[fs1].s), 32, m);\nraise(fl);\nX[rd] = sext(r);",
    ),
    ("latency", "4"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static T1ACAE308: [Touch; 2] = [
    Touch {
        file: 7,
        which: Which::Operand(0),
        reads: 0,
        writes: 4294967295,
    },
    Touch {
        file: 2,
        which: Which::Operand(1),
        reads: 4294967295,
        writes: 0,
    },
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
pub(crate) static T24FFDDAC: [(&str, &str); 4] = [
    (
        "sem",
        "fp();\nlet m = mode(rm);\nlet (r, fl) = f_to_u(number(F[fs1].s), 32, m);\nraise(fl);\nX[rd] = sext(r);",
    ),
    ("latency", "4"),
    ("hardware", "ok"),
    ("unit", "vpu"),
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
pub(crate) static T9EDB80D2: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x4001, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static TA4E7DC61: [Operand; 3] = [
    Operand {
        name: "rd",
        kind: 7,
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
        kind: 9,
        width: 3,
        pieces: &TC9856657,
        default: Some(7),
        ..Operand::DEFAULT
    },
];
pub(crate) static TDBA73F7E: [(&str, &str); 4] = [
    (
        "sem",
        "fp();\nlet m = mode(rm);\nlet (r, fl) = f_to_s(number(F[fs1].s), 64, m);\nraise(fl);\nX[rd] = sext(r);",
    ),
    ("latency", "4"),
    ("hardware", "emulated"),
    ("unit", "vpu"),
];
pub(crate) static TECF361B6: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x8001, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T13206A83: [(&str, &str); 2] = [
    (
        "sem",
        "fp();\nlet m = mode(rm);\nlet (r, fl) = f_to_s(number(F[fs1].d), 64, m);\nraise(fl);\nX[rd] = sext(r);",
    ),
    ("latency", "4"),
];
pub(crate) static T9B7B1278: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x20001, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static TC6E39557: [(&str, &str); 2] = [
    (
        "sem",
        "fp();\nlet m = mode(rm);\nlet (r, fl) = f_to_s(number(F[fs1].h), 64, m);\nraise(fl);\nX[rd] = sext(r);",
    ),
    ("latency", "4"),
];
pub(crate) static T5BDDBE48: [(&str, &str); 4] = [
    (
        "sem",
        "fp();\nlet m = mode(rm);\nlet (r, fl) = f_to_u(number(F[fs1].s), 64, m);\nraise(fl);\nX[rd] = sext(r);",
    ),
    ("latency", "4"),
    ("hardware", "emulated"),
    ("unit", "vpu"),
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
pub(crate) static T83BB3188: [Operand; 3] = [
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
        kind: 7,
        width: 5,
        pieces: &TABC3BE1A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rm",
        kind: 8,
        width: 3,
        pieces: &TC9856657,
        default: Some(7),
        ..Operand::DEFAULT
    },
];
pub(crate) static T455ACB38: [Touch; 2] = [
    Touch {
        file: 2,
        which: Which::Operand(0),
        reads: 0,
        writes: 32,
    },
    Touch {
        file: 7,
        which: Which::Operand(1),
        reads: 32,
        writes: 0,
    },
];
pub(crate) static T8800A517: [(&str, &str); 4] = [
    (
        "sem",
        "fp();\nlet m = mode(rm);\nlet (r, fl) = f_from_s(X[rs1][32-1:0], 32, m);\nraise(fl);\nF[fd].s = r;",
    ),
    ("latency", "4"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static TBA8B7B30: [Touch; 2] = [
    Touch {
        file: 2,
        which: Which::Operand(0),
        reads: 0,
        writes: 4294967295,
    },
    Touch {
        file: 7,
        which: Which::Operand(1),
        reads: 4294967295,
        writes: 0,
    },
];
pub(crate) static T396AC633: [(&str, &str); 2] = [
    (
        "sem",
        "fp();\nlet m = mode(rm);\nlet (r, fl) = f_from_s(X[rs1][32-1:0], 16, m);\nraise(fl);\nF[fd].h = r;",
    ),
    ("latency", "4"),
];
pub(crate) static T49638219: [(&str, &str); 4] = [
    (
        "sem",
        "fp();\nlet m = mode(rm);\nlet (r, fl) = f_from_u(X[rs1][32-1:0], 32, m);\nraise(fl);\nF[fd].s = r;",
    ),
    ("latency", "4"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static TB68A9265: [(&str, &str); 2] = [
    (
        "sem",
        "fp();\nlet m = mode(rm);\nlet (r, fl) = f_from_u(X[rs1][32-1:0], 16, m);\nraise(fl);\nF[fd].h = r;",
    ),
    ("latency", "4"),
];
pub(crate) static TDF8425D9: [Operand; 3] = [
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
        kind: 7,
        width: 5,
        pieces: &TABC3BE1A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rm",
        kind: 9,
        width: 3,
        pieces: &TC9856657,
        default: Some(7),
        ..Operand::DEFAULT
    },
];
pub(crate) static T13A9E15B: [Touch; 2] = [
    Touch {
        file: 2,
        which: Which::Operand(0),
        reads: 0,
        writes: 32,
    },
    Touch {
        file: 7,
        which: Which::Operand(1),
        reads: 64,
        writes: 0,
    },
];
pub(crate) static TCECB782D: [(&str, &str); 4] = [
    (
        "sem",
        "fp();\nlet m = mode(rm);\nlet (r, fl) = f_from_s(X[rs1][64-1:0], 32, m);\nraise(fl);\nF[fd].s = r;",
    ),
    ("latency", "4"),
    ("hardware", "emulated"),
    ("unit", "vpu"),
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
pub(crate) static TC40418AB: [(&str, &str); 4] = [
    (
        "sem",
        "fp();\nlet m = mode(rm);\nlet (r, fl) = f_from_u(X[rs1][64-1:0], 32, m);\nraise(fl);\nF[fd].s = r;",
    ),
    ("latency", "4"),
    ("hardware", "emulated"),
    ("unit", "vpu"),
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
pub(crate) static T021C757E: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x10000, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static TC8A57724: [(&str, &str); 2] = [
    (
        "sem",
        "fp();\nlet m = mode(rm);\nlet (r, fl) = f_cvt(F[fs1].s, 16, m);\nraise(fl);\nF[fd].h = r;",
    ),
    ("latency", "4"),
];
pub(crate) static T86D0D6E6: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x18000, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
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
pub(crate) static TAC5D16C1: [Operand; 2] = [
    Operand {
        name: "rd",
        kind: 7,
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
pub(crate) static T539CE5E8: [Touch; 2] = [
    Touch {
        file: 7,
        which: Which::Operand(0),
        reads: 0,
        writes: 10,
    },
    Touch {
        file: 2,
        which: Which::Operand(1),
        reads: 32,
        writes: 0,
    },
];
pub(crate) static T3246899B: [(&str, &str); 4] = [
    ("sem", "fp();\nX[rd] = zext(fclass(F[fs1].s));"),
    ("latency", "3"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static T5553C1C1: [(&str, &str); 2] = [
    ("sem", "fp();\nX[rd] = zext(fclass(F[fs1].d));"),
    ("latency", "3"),
];
pub(crate) static TD219E365: [(&str, &str); 2] = [
    ("sem", "fp();\nX[rd] = zext(fclass(F[fs1].h));"),
    ("latency", "3"),
];
pub(crate) static T7447F4FA: [(&str, &str); 2] = [
    ("sem", "fp();\nX[rd] = sext(F[fs1][16-1:0]);"),
    ("latency", "3"),
];
pub(crate) static T3D063AC7: [(&str, &str); 4] = [
    ("sem", "fp();\nX[rd] = sext(F[fs1][32-1:0]);"),
    ("latency", "3"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static T21AEF6EF: [(&str, &str); 2] = [
    ("sem", "fp();\nX[rd] = sext(F[fs1][64-1:0]);"),
    ("latency", "3"),
];
pub(crate) static TC54F8305: [(&str, &str); 2] = [
    ("sem", "fp();\nF[fd].h = X[rs1][16-1:0];"),
    ("latency", "3"),
];
pub(crate) static T956B2CBB: [(&str, &str); 4] = [
    ("sem", "fp();\nF[fd].s = X[rs1][32-1:0];"),
    ("latency", "3"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static T5A12FE6E: [(&str, &str); 2] = [
    ("sem", "fp();\nF[fd].d = X[rs1][64-1:0];"),
    ("latency", "3"),
];
pub(crate) static TD66BC9E5: [Touch; 2] = [
    Touch {
        file: 2,
        which: Which::Operand(0),
        reads: 0,
        writes: 4294967295,
    },
    Touch {
        file: 7,
        which: Which::Operand(2),
        reads: 4294967295,
        writes: 0,
    },
];
pub(crate) static TA2E6273B: [(&str, &str); 2] = [
    ("sem", "fp();\nF[fd].h = mem[X[rs1] + imm, 2];"),
    ("latency", "3"),
];
pub(crate) static T6779178A: [Touch; 2] = [
    Touch {
        file: 2,
        which: Which::Operand(0),
        reads: 0,
        writes: 32,
    },
    Touch {
        file: 7,
        which: Which::Operand(2),
        reads: 64,
        writes: 0,
    },
];
pub(crate) static T008CDE25: [(&str, &str); 4] = [
    ("sem", "fp();\nF[fd].s = mem[X[rs1] + imm, 4];"),
    ("latency", "3"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static T11105BE9: [(&str, &str); 2] = [
    ("sem", "fp();\nF[fd].d = mem[X[rs1] + imm, 8];"),
    ("latency", "3"),
];
pub(crate) static TEC8DD6EB: [Touch; 2] = [
    Touch {
        file: 2,
        which: Which::Operand(0),
        reads: 4294967295,
        writes: 0,
    },
    Touch {
        file: 7,
        which: Which::Operand(2),
        reads: 4294967295,
        writes: 0,
    },
];
pub(crate) static T2C03052F: [(&str, &str); 1] = [
    ("sem", "fp();\nmem[X[rs1] + imm, 2] = F[fs2][16-1:0];"),
];
pub(crate) static T020C5B60: [Touch; 2] = [
    Touch {
        file: 2,
        which: Which::Operand(0),
        reads: 32,
        writes: 0,
    },
    Touch {
        file: 7,
        which: Which::Operand(2),
        reads: 64,
        writes: 0,
    },
];
pub(crate) static T4FF7CED6: [(&str, &str); 3] = [
    ("sem", "fp();\nmem[X[rs1] + imm, 4] = F[fs2][32-1:0];"),
    ("hardware", "ok"),
    ("unit", "vpu"),
];
pub(crate) static TEC56AC3E: [(&str, &str); 1] = [
    ("sem", "fp();\nmem[X[rs1] + imm, 8] = F[fs2][64-1:0];"),
];
pub(crate) static TE880F16F: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x40000, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
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
pub(crate) static T7D8C4FE5: [Operand; 2] = [
    Operand {
        name: "rdc",
        kind: 16,
        width: 3,
        dir: Dir::Out,
        pieces: &T118B73BA,
        ..Operand::DEFAULT
    },
    Operand {
        name: "uimm",
        kind: 2,
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
pub(crate) static T267E6575: [Touch; 2] = [
    Touch {
        file: 7,
        which: Which::Operand(0),
        reads: 0,
        writes: 64,
    },
    Touch {
        file: 7,
        which: Which::Fixed(2),
        reads: 64,
        writes: 0,
    },
];
pub(crate) static T6773ED83: [(&str, &str); 1] = [("hardware", "ok")];
pub(crate) static T79FE89A3: [Piece; 3] = [
    Piece {
        word: 10,
        value: 3,
        len: 3,
    },
    Piece { word: 6, value: 2, len: 1 },
    Piece { word: 5, value: 6, len: 1 },
];
pub(crate) static T5D588ABB: [Operand; 3] = [
    Operand {
        name: "rdc",
        kind: 16,
        width: 3,
        dir: Dir::Out,
        pieces: &T118B73BA,
        ..Operand::DEFAULT
    },
    Operand {
        name: "uimm",
        kind: 2,
        width: 7,
        align: 2,
        pieces: &T79FE89A3,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs1c",
        kind: 16,
        width: 3,
        pieces: &T09295AD7,
        ..Operand::DEFAULT
    },
];
pub(crate) static TED2B4210: [Expr; 3] = [
    Expr::Operand(0),
    Expr::Operand(1),
    Expr::Operand(2),
];
pub(crate) static TC54384EA: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x40001, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T995701CF: [Piece; 2] = [
    Piece {
        word: 10,
        value: 3,
        len: 3,
    },
    Piece { word: 5, value: 6, len: 2 },
];
pub(crate) static TC345495F: [Operand; 3] = [
    Operand {
        name: "rdc",
        kind: 16,
        width: 3,
        dir: Dir::Out,
        pieces: &T118B73BA,
        ..Operand::DEFAULT
    },
    Operand {
        name: "uimm",
        kind: 2,
        width: 8,
        align: 3,
        pieces: &T995701CF,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs1c",
        kind: 16,
        width: 3,
        pieces: &T09295AD7,
        ..Operand::DEFAULT
    },
];
pub(crate) static T99DD6CAC: [Operand; 3] = [
    Operand {
        name: "rs2c",
        kind: 16,
        width: 3,
        pieces: &T118B73BA,
        ..Operand::DEFAULT
    },
    Operand {
        name: "uimm",
        kind: 2,
        width: 7,
        align: 2,
        pieces: &T79FE89A3,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs1c",
        kind: 16,
        width: 3,
        pieces: &T09295AD7,
        ..Operand::DEFAULT
    },
];
pub(crate) static T33E92E9C: [Operand; 3] = [
    Operand {
        name: "rs2c",
        kind: 16,
        width: 3,
        pieces: &T118B73BA,
        ..Operand::DEFAULT
    },
    Operand {
        name: "uimm",
        kind: 2,
        width: 8,
        align: 3,
        pieces: &T995701CF,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs1c",
        kind: 16,
        width: 3,
        pieces: &T09295AD7,
        ..Operand::DEFAULT
    },
];
pub(crate) static T74F71BF8: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x100000, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T20197D64: [Operand; 3] = [
    Operand {
        name: "fdc",
        kind: 17,
        width: 3,
        dir: Dir::Out,
        pieces: &T118B73BA,
        ..Operand::DEFAULT
    },
    Operand {
        name: "uimm",
        kind: 2,
        width: 7,
        align: 2,
        pieces: &T79FE89A3,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs1c",
        kind: 16,
        width: 3,
        pieces: &T09295AD7,
        ..Operand::DEFAULT
    },
];
pub(crate) static T0581375B: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x80000, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T9C67F894: [Operand; 3] = [
    Operand {
        name: "fdc",
        kind: 17,
        width: 3,
        dir: Dir::Out,
        pieces: &T118B73BA,
        ..Operand::DEFAULT
    },
    Operand {
        name: "uimm",
        kind: 2,
        width: 8,
        align: 3,
        pieces: &T995701CF,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs1c",
        kind: 16,
        width: 3,
        pieces: &T09295AD7,
        ..Operand::DEFAULT
    },
];
pub(crate) static TC459EC4D: [Operand; 3] = [
    Operand {
        name: "fs2c",
        kind: 17,
        width: 3,
        pieces: &T118B73BA,
        ..Operand::DEFAULT
    },
    Operand {
        name: "uimm",
        kind: 2,
        width: 7,
        align: 2,
        pieces: &T79FE89A3,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs1c",
        kind: 16,
        width: 3,
        pieces: &T09295AD7,
        ..Operand::DEFAULT
    },
];
pub(crate) static T1008C605: [Operand; 3] = [
    Operand {
        name: "fs2c",
        kind: 17,
        width: 3,
        pieces: &T118B73BA,
        ..Operand::DEFAULT
    },
    Operand {
        name: "uimm",
        kind: 2,
        width: 8,
        align: 3,
        pieces: &T995701CF,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs1c",
        kind: 16,
        width: 3,
        pieces: &T09295AD7,
        ..Operand::DEFAULT
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
pub(crate) static T00C685E5: [Operand; 1] = [
    Operand {
        name: "imm",
        kind: 2,
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
pub(crate) static TF8C8BE27: [Operand; 2] = [
    Operand {
        name: "rds",
        kind: 7,
        width: 5,
        dir: Dir::InOut,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "imm",
        kind: 2,
        width: 6,
        signed: true,
        pieces: &T13910B7F,
        ..Operand::DEFAULT
    },
];
pub(crate) static TAF5BC8E3: [Expr; 1] = [
    Expr::Bin(BinOp::Ne, &Expr::Operand(0), &Expr::Num(0)),
];
pub(crate) static TF6D20B2E: [Expr; 3] = [
    Expr::Operand(0),
    Expr::Operand(0),
    Expr::Operand(1),
];
pub(crate) static T9025B991: [Touch; 1] = [
    Touch {
        file: 7,
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
pub(crate) static TDD644739: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x40002, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
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
pub(crate) static T3B6FE1E9: [Operand; 1] = [
    Operand {
        name: "imm",
        kind: 2,
        width: 12,
        signed: true,
        align: 1,
        pieces: &T4E5B5168,
        pcrel: true,
        ..Operand::DEFAULT
    },
];
pub(crate) static T681B0B58: [Expr; 2] = [Expr::Num(1), Expr::Operand(0)];
pub(crate) static T64B3ACC0: [Touch; 1] = [
    Touch {
        file: 7,
        which: Which::Operand(0),
        reads: 32,
        writes: 64,
    },
];
pub(crate) static T96CE46ED: [Operand; 2] = [
    Operand {
        name: "rd",
        kind: 7,
        width: 5,
        dir: Dir::Out,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "imm",
        kind: 2,
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
pub(crate) static T233644BD: [Operand; 1] = [
    Operand {
        name: "imm",
        kind: 2,
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
pub(crate) static T29BD87B0: [Touch; 1] = [
    Touch {
        file: 7,
        which: Which::Fixed(2),
        reads: 64,
        writes: 64,
    },
];
pub(crate) static TD177362D: [Operand; 2] = [
    Operand {
        name: "rd",
        kind: 7,
        width: 5,
        dir: Dir::Out,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "imm",
        kind: 2,
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
pub(crate) static TB0395792: [Operand; 2] = [
    Operand {
        name: "rdsc",
        kind: 16,
        width: 3,
        dir: Dir::InOut,
        pieces: &T09295AD7,
        ..Operand::DEFAULT
    },
    Operand {
        name: "shamt",
        kind: 2,
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
pub(crate) static TD980FD41: [Touch; 1] = [
    Touch {
        file: 7,
        which: Which::Operand(0),
        reads: 4294967295,
        writes: 4294967295,
    },
];
pub(crate) static TCC31E3C8: [Operand; 2] = [
    Operand {
        name: "rdsc",
        kind: 16,
        width: 3,
        dir: Dir::InOut,
        pieces: &T09295AD7,
        ..Operand::DEFAULT
    },
    Operand {
        name: "shamt",
        kind: 2,
        width: 6,
        pieces: &T13910B7F,
        ..Operand::DEFAULT
    },
];
pub(crate) static TD8D162AC: [Operand; 2] = [
    Operand {
        name: "rdsc",
        kind: 16,
        width: 3,
        dir: Dir::InOut,
        pieces: &T09295AD7,
        ..Operand::DEFAULT
    },
    Operand {
        name: "imm",
        kind: 2,
        width: 6,
        signed: true,
        pieces: &T13910B7F,
        ..Operand::DEFAULT
    },
];
pub(crate) static T8EBCB813: [Operand; 2] = [
    Operand {
        name: "rdsc",
        kind: 16,
        width: 3,
        dir: Dir::InOut,
        pieces: &T09295AD7,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs2c",
        kind: 16,
        width: 3,
        pieces: &T118B73BA,
        ..Operand::DEFAULT
    },
];
pub(crate) static TC0B28D2D: [Touch; 2] = [
    Touch {
        file: 7,
        which: Which::Operand(0),
        reads: 64,
        writes: 64,
    },
    Touch {
        file: 7,
        which: Which::Operand(1),
        reads: 64,
        writes: 0,
    },
];
pub(crate) static T45C9AC3F: [Touch; 2] = [
    Touch {
        file: 7,
        which: Which::Operand(0),
        reads: 32,
        writes: 64,
    },
    Touch {
        file: 7,
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
pub(crate) static T12F93087: [Operand; 2] = [
    Operand {
        name: "rs1c",
        kind: 16,
        width: 3,
        pieces: &T09295AD7,
        ..Operand::DEFAULT
    },
    Operand {
        name: "imm",
        kind: 2,
        width: 9,
        signed: true,
        align: 1,
        pieces: &T73A13002,
        pcrel: true,
        ..Operand::DEFAULT
    },
];
pub(crate) static T2779E0B1: [Touch; 1] = [
    Touch {
        file: 7,
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
pub(crate) static T1D0E41A5: [Operand; 2] = [
    Operand {
        name: "rds",
        kind: 7,
        width: 5,
        dir: Dir::InOut,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "shamt",
        kind: 2,
        width: 5,
        pieces: &TDAD40768,
        ..Operand::DEFAULT
    },
];
pub(crate) static T2F429813: [Operand; 2] = [
    Operand {
        name: "rds",
        kind: 7,
        width: 5,
        dir: Dir::InOut,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "shamt",
        kind: 2,
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
pub(crate) static T97F68E44: [Operand; 2] = [
    Operand {
        name: "rd",
        kind: 7,
        width: 5,
        dir: Dir::Out,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "uimm",
        kind: 2,
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
pub(crate) static T610B29A1: [Operand; 2] = [
    Operand {
        name: "rd",
        kind: 7,
        width: 5,
        dir: Dir::Out,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "uimm",
        kind: 2,
        width: 9,
        align: 3,
        pieces: &TB28A31C3,
        ..Operand::DEFAULT
    },
];
pub(crate) static T0C195272: [Operand; 2] = [
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
        kind: 2,
        width: 8,
        align: 2,
        pieces: &TB3AD6495,
        ..Operand::DEFAULT
    },
];
pub(crate) static T92CE78C9: [Touch; 1] = [
    Touch {
        file: 2,
        which: Which::Operand(0),
        reads: 0,
        writes: 4294967295,
    },
];
pub(crate) static T330F66AF: [Operand; 2] = [
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
        kind: 2,
        width: 9,
        align: 3,
        pieces: &TB28A31C3,
        ..Operand::DEFAULT
    },
];
pub(crate) static T77D07B72: [Operand; 1] = [
    Operand {
        name: "rs1nz",
        kind: 7,
        width: 5,
        pieces: &T1F87F3DD,
        except: &T84A8F2D8,
        ..Operand::DEFAULT
    },
];
pub(crate) static T455C68C8: [Operand; 2] = [
    Operand {
        name: "rd",
        kind: 7,
        width: 5,
        dir: Dir::Out,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs2nz",
        kind: 7,
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
pub(crate) static T799A0D42: [Expr; 3] = [Expr::Num(1), Expr::Num(0), Expr::Operand(0)];
pub(crate) static TACECE3B4: [Touch; 2] = [
    Touch {
        file: 7,
        which: Which::Operand(0),
        reads: 64,
        writes: 0,
    },
    Touch {
        file: 7,
        which: Which::Fixed(1),
        reads: 0,
        writes: 64,
    },
];
pub(crate) static TC9C28D0E: [Operand; 2] = [
    Operand {
        name: "rds",
        kind: 7,
        width: 5,
        dir: Dir::InOut,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs2nz",
        kind: 7,
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
pub(crate) static T6DAF5B69: [Operand; 2] = [
    Operand {
        name: "rs2",
        kind: 7,
        width: 5,
        pieces: &TDAD40768,
        ..Operand::DEFAULT
    },
    Operand {
        name: "uimm",
        kind: 2,
        width: 8,
        align: 2,
        pieces: &T1B19AFB3,
        ..Operand::DEFAULT
    },
];
pub(crate) static T1ABB209E: [Touch; 2] = [
    Touch {
        file: 7,
        which: Which::Operand(0),
        reads: 32,
        writes: 0,
    },
    Touch {
        file: 7,
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
pub(crate) static T85987DBD: [Operand; 2] = [
    Operand {
        name: "rs2",
        kind: 7,
        width: 5,
        pieces: &TDAD40768,
        ..Operand::DEFAULT
    },
    Operand {
        name: "uimm",
        kind: 2,
        width: 9,
        align: 3,
        pieces: &T83C4F748,
        ..Operand::DEFAULT
    },
];
pub(crate) static T4ED7B4B5: [Touch; 2] = [
    Touch {
        file: 7,
        which: Which::Operand(0),
        reads: 64,
        writes: 0,
    },
    Touch {
        file: 7,
        which: Which::Fixed(2),
        reads: 64,
        writes: 0,
    },
];
pub(crate) static T4498871B: [Operand; 2] = [
    Operand {
        name: "fs2",
        kind: 5,
        width: 5,
        pieces: &TDAD40768,
        ..Operand::DEFAULT
    },
    Operand {
        name: "uimm",
        kind: 2,
        width: 8,
        align: 2,
        pieces: &T1B19AFB3,
        ..Operand::DEFAULT
    },
];
pub(crate) static T6518025F: [Touch; 1] = [
    Touch {
        file: 2,
        which: Which::Operand(0),
        reads: 4294967295,
        writes: 0,
    },
];
pub(crate) static TC757CE0F: [Operand; 2] = [
    Operand {
        name: "fs2",
        kind: 5,
        width: 5,
        pieces: &TDAD40768,
        ..Operand::DEFAULT
    },
    Operand {
        name: "uimm",
        kind: 2,
        width: 9,
        align: 3,
        pieces: &T83C4F748,
        ..Operand::DEFAULT
    },
];
pub(crate) static TB1FA3E11: [Operand; 3] = [
    Operand {
        name: "rd",
        kind: 7,
        width: 5,
        dir: Dir::Out,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "csrno",
        kind: 18,
        width: 12,
        pieces: &TE8D23BF8,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs1",
        kind: 7,
        width: 5,
        pieces: &TABC3BE1A,
        ..Operand::DEFAULT
    },
];
pub(crate) static T2C7FC0D0: [Touch; 2] = [
    Touch {
        file: 7,
        which: Which::Operand(0),
        reads: 64,
        writes: 64,
    },
    Touch {
        file: 7,
        which: Which::Operand(2),
        reads: 64,
        writes: 0,
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
pub(crate) static T72F8C49E: [(&str, &str); 2] = [
    (
        "sem",
        "let v = X[rs1];\ncsr_access(csrno, 1);\nif csrno == 0x820 {\n  csr[csrno] = v;\n  X[rd] = csr[csrno];\n} else if rd == 0 {\n  csr[csrno] = v;\n} else {\n  let old = csr[csrno];\n  csr[csrno] = v;\n  X[rd] = old;\n}",
    ),
    ("hardware", "ok"),
];
pub(crate) static TF8401280: [Operand; 3] = [
    Operand {
        name: "rd",
        kind: 7,
        width: 5,
        dir: Dir::Out,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "csrno",
        kind: 18,
        width: 12,
        pieces: &TE8D23BF8,
        ..Operand::DEFAULT
    },
    Operand {
        name: "uimm",
        kind: 2,
        width: 5,
        pieces: &TABC3BE1A,
        ..Operand::DEFAULT
    },
];
pub(crate) static T126E21FD: [(&str, &str); 2] = [
    (
        "sem",
        "let v = bits(uimm, 64);\ncsr_access(csrno, 1);\nif csrno == 0x820 {\n  csr[csrno] = v;\n  X[rd] = csr[csrno];\n} else if rd == 0 {\n  csr[csrno] = v;\n} else {\n  let old = csr[csrno];\n  csr[csrno] = v;\n  X[rd] = old;\n}",
    ),
    ("hardware", "ok"),
];
pub(crate) static TDBE73029: [Flow; 1] = [
    Flow {
        from: End::State,
        to: End::Register(0),
    },
];
pub(crate) static TF773DE19: [(&str, &str); 2] = [
    (
        "sem",
        "let v = X[rs1];\ncsr_access(csrno, rs1 != 0);\nlet old = csr[csrno];\nif rs1 != 0 {\n  csr[csrno] = old | v;\n}\nX[rd] = old;",
    ),
    ("hardware", "ok"),
];
pub(crate) static T26986CF7: [(&str, &str); 2] = [
    (
        "sem",
        "let v = bits(uimm, xlen);\ncsr_access(csrno, uimm != 0);\nlet old = csr[csrno];\nif uimm != 0 {\n  csr[csrno] = old | v;\n}\nX[rd] = old;",
    ),
    ("hardware", "ok"),
];
pub(crate) static TEE779B23: [(&str, &str); 2] = [
    (
        "sem",
        "let v = X[rs1];\ncsr_access(csrno, rs1 != 0);\nlet old = csr[csrno];\nif rs1 != 0 {\n  csr[csrno] = old & ~v;\n}\nX[rd] = old;",
    ),
    ("hardware", "ok"),
];
pub(crate) static TF467542D: [(&str, &str); 2] = [
    (
        "sem",
        "let v = bits(uimm, xlen);\ncsr_access(csrno, uimm != 0);\nlet old = csr[csrno];\nif uimm != 0 {\n  csr[csrno] = old & ~v;\n}\nX[rd] = old;",
    ),
    ("hardware", "ok"),
];
pub(crate) static T88E8448B: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x800000, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T233EA092: [(&str, &str); 2] = [
    ("sem", "instruction_fence();"),
    ("hardware", "emulated"),
];
pub(crate) static TC03D62E6: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x1000000, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
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
pub(crate) static T73FE101D: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x2000000, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
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
pub(crate) static TE28C39FA: [Operand; 2] = [
    Operand {
        name: "rs1",
        kind: 7,
        width: 5,
        pieces: &TABC3BE1A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs2",
        kind: 7,
        width: 5,
        pieces: &T132C57AA,
        ..Operand::DEFAULT
    },
];
pub(crate) static TE0EF24D9: [Touch; 2] = [
    Touch {
        file: 7,
        which: Which::Operand(0),
        reads: 4294967295,
        writes: 0,
    },
    Touch {
        file: 7,
        which: Which::Operand(1),
        reads: 4294967295,
        writes: 0,
    },
];
pub(crate) static TAF7F011F: [(&str, &str); 2] = [
    (
        "sem",
        "require(priv == 3 || priv == 1 && !csr.mstatus.TVM);\nflush_translations();",
    ),
    ("hardware", "emulated"),
];
pub(crate) static T6031373B: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x8000000, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T8AF27467: [(&str, &str); 1] = [
    (
        "sem",
        "require(priv == 3 || priv == 1 && !csr.mstatus.TVM);\nflush_translations();",
    ),
];
pub(crate) static T98F76712: [(&str, &str); 1] = [("sem", "require(priv != 0);")];
pub(crate) static T152C8BEF: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x4000000, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T52BBA190: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0xc000000, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static TF95AE89B: [Operand; 2] = [
    Operand {
        name: "rd",
        kind: 7,
        width: 5,
        dir: Dir::Out,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs1",
        kind: 7,
        width: 5,
        pieces: &TABC3BE1A,
        ..Operand::DEFAULT
    },
];
pub(crate) static TF1EF1F6A: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x4000001, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static TB03ACE70: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x10000000, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T0EEC24C9: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x20000000, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static TD4C29197: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x40000000, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T5777D6CE: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x100000000, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T4264E2B7: [Touch; 3] = [
    Touch {
        file: 7,
        which: Which::Operand(0),
        reads: 0,
        writes: 4294967295,
    },
    Touch {
        file: 7,
        which: Which::Operand(1),
        reads: 4294967295,
        writes: 0,
    },
    Touch {
        file: 7,
        which: Which::Operand(2),
        reads: 4294967295,
        writes: 0,
    },
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
pub(crate) static T5D68DB5B: [(FeatureSet, FeatureSet); 2] = [
    (FeatureSet([0x200000000, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
    (FeatureSet([0x1000000000, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
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
pub(crate) static T55B12C0D: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x200000000, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
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
pub(crate) static T642FEA6F: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x400000000, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
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
pub(crate) static T1B93AAC4: [(FeatureSet, FeatureSet); 2] = [
    (FeatureSet([0x800000000, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
    (FeatureSet([0x2000000000, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T393E0926: [(&str, &str); 1] = [
    ("sem", "let a = X[rs1];\nlet b = X[rs2];\nX[rd] = clmul(a, b)[xlen-1:0];"),
];
pub(crate) static T554F41FF: [(&str, &str); 1] = [
    ("sem", "let a = X[rs1];\nlet b = X[rs2];\nX[rd] = clmul(a, b)[2*xlen-1:xlen];"),
];
pub(crate) static T3125439B: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x800000000, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static TB5E468EC: [(&str, &str); 1] = [
    ("sem", "let a = X[rs1];\nlet b = X[rs2];\nX[rd] = clmul(a, b)[2*xlen-2:xlen-1];"),
];
pub(crate) static T9E554D08: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x1000000000, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static TBA244DCB: [(&str, &str); 1] = [
    ("sem", "let a = X[rs1];\nlet b = X[rs2];\nX[rd] = b[xlen/2-1:0] @ a[xlen/2-1:0];"),
];
pub(crate) static T10B99B3D: [(&str, &str); 1] = [
    ("sem", "let a = X[rs1];\nlet b = X[rs2];\nX[rd] = zext(b[7:0] @ a[7:0]);"),
];
pub(crate) static TB7105517: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x4000000000, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T5C8C2BC2: [(&str, &str); 1] = [
    ("sem", "let a = X[rs1];\nlet b = X[rs2];\nX[rd] = permute(a, b, 4);"),
];
pub(crate) static T4E1CBA16: [(&str, &str); 1] = [
    ("sem", "let a = X[rs1];\nlet b = X[rs2];\nX[rd] = permute(a, b, 8);"),
];
pub(crate) static T8F91B4E3: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x100000001, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
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
pub(crate) static T8A57B461: [(FeatureSet, FeatureSet); 2] = [
    (FeatureSet([0x200000001, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
    (FeatureSet([0x1000000001, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
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
pub(crate) static T6B71AE03: [(FeatureSet, FeatureSet); 2] = [
    (FeatureSet([0x200000002, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
    (FeatureSet([0x1000000002, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
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
pub(crate) static T59134039: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x400000002, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T8E077A0E: [(&str, &str); 1] = [
    ("sem", "let a = X[rs1];\nX[rd] = a & ~(bits(1, xlen) << shamt);"),
];
pub(crate) static T40F27DEA: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x400000001, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
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
pub(crate) static TEF21C318: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x200000001, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
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
pub(crate) static TA5FE8FDE: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x1000000002, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T4E60E8B9: [(&str, &str); 1] = [
    ("sem", "let a = X[rs1];\nX[rd] = interleave(a);"),
];
pub(crate) static T5AEAFF64: [(&str, &str); 1] = [
    ("sem", "let a = X[rs1];\nX[rd] = deinterleave(a);"),
];
pub(crate) static T8FBF4C43: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x200000002, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T54C6E4DC: [u16; 1] = [528];
pub(crate) static TBF1B1CDE: [(&str, &str); 1] = [
    ("sem", "X[rd] = zext(X[rs1][15:0]);"),
];
pub(crate) static TC839CC80: [u16; 1] = [568];
pub(crate) static T6BAA693D: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x1000000001, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T23375B36: [(&str, &str); 1] = [
    ("sem", "X[rd] = sext(X[rs2][15:0] @ X[rs1][15:0]);"),
];
pub(crate) static T49E9813D: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x20000000000, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
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
pub(crate) static T45333D7B: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x80000000000, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T7A8818D3: [(&str, &str); 1] = [
    ("sem", "let a = X[rs1][31:0];\nX[rd] = sext(a ^ rot_r(a, 23) ^ rot_r(a, 15));"),
];
pub(crate) static TFFDF5719: [(&str, &str); 1] = [
    ("sem", "let a = X[rs1][31:0];\nX[rd] = sext(a ^ rot_r(a, 17) ^ rot_r(a, 9));"),
];
pub(crate) static T7C946508: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x20000000001, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
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
pub(crate) static T6A2347B3: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x20000000002, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
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
pub(crate) static TAAD41620: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x10000000002, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T7AF74476: [Piece; 1] = [
    Piece {
        word: 30,
        value: 0,
        len: 2,
    },
];
pub(crate) static TCD506FBA: [Operand; 4] = [
    Operand {
        name: "rd",
        kind: 7,
        width: 5,
        dir: Dir::Out,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs1",
        kind: 7,
        width: 5,
        pieces: &TABC3BE1A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs2",
        kind: 7,
        width: 5,
        pieces: &T132C57AA,
        ..Operand::DEFAULT
    },
    Operand {
        name: "bs",
        kind: 2,
        width: 2,
        pieces: &T7AF74476,
        ..Operand::DEFAULT
    },
];
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
pub(crate) static T7F49B055: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x8000000002, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
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
pub(crate) static TEAFDAEEB: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x10000000001, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
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
pub(crate) static TA3A05456: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x8000000001, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
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
pub(crate) static T1028210F: [(FeatureSet, FeatureSet); 2] = [
    (FeatureSet([0x10000000001, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
    (FeatureSet([0x8000000001, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T284BD02F: [Operand; 3] = [
    Operand {
        name: "rd",
        kind: 7,
        width: 5,
        dir: Dir::Out,
        pieces: &T1F87F3DD,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs1",
        kind: 7,
        width: 5,
        pieces: &TABC3BE1A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rnum",
        kind: 2,
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
pub(crate) static T249AACEF: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x40000000000, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
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
pub(crate) static T4BAE25A3: [variants::State; 99] = [
    variants::State::new("exchange_with", 64, &[]),
    variants::State::new("exchange_side", 64, &[]),
    variants::State::new("exchange_count", 64, &[]),
    variants::State::new("exchange_first", 64, &[]),
    variants::State::new("hart", 64, &[]),
    variants::State::new("l1_mode", 64, &[]),
    variants::State::new("fcc0", 16, &[]),
    variants::State::new("fcc1", 16, &[]),
    variants::State::new("last_arriver", 1, &[]),
    variants::State::new("dn", 1, &[]),
    variants::State::new("gsc", 64, &[]),
    variants::State::new("tenb_rows", 64, &[]),
    variants::State::new("priv", 64, &[]),
    variants::State::new("resv_valid", 1, &[]),
    variants::State::new("resv_addr", 64, &[]),
    variants::State::new("resv_size", 64, &[]),
    variants::State::new("fflags", 5, &[]),
    variants::State::new("frm", 3, &[]),
    variants::State::new("satp_value", 64, &[]),
    variants::State::new("mcycle_base", 64, &[]),
    variants::State::new("minstret_base", 64, &[]),
    variants::State::new("csr.mstatus.SIE", 1, &[]),
    variants::State::new("csr.mstatus.MIE", 1, &[]),
    variants::State::new("csr.mstatus.SPIE", 1, &[]),
    variants::State::new("csr.mstatus.MPIE", 1, &[]),
    variants::State::new("csr.mstatus.SPP", 1, &[]),
    variants::State::new("csr.mstatus.MPP", 2, &[]),
    variants::State::new("csr.mstatus.FS", 2, &[]),
    variants::State::new("csr.mstatus.MPRV", 1, &[]),
    variants::State::new("csr.mstatus.SUM", 1, &[]),
    variants::State::new("csr.mstatus.MXR", 1, &[]),
    variants::State::new("csr.mstatus.TVM", 1, &[]),
    variants::State::new("csr.mstatus.TW", 1, &[]),
    variants::State::new("csr.mstatus.TSR", 1, &[]),
    variants::State::new("csr.matp.PPN", 44, &[]),
    variants::State::new("csr.matp.MODE", 4, &[]),
    variants::State::new("csr.matp.L", 1, &[]),
    variants::State::new("csr.minstmask.pattern", 32, &[]),
    variants::State::new("csr.minstmask.enable", 1, &[]),
    variants::State::new("csr.minstmatch.pattern", 32, &[]),
    variants::State::new("csr.menable_shadows.hartid", 1, &[]),
    variants::State::new("csr.excl_mode.on", 1, &[]),
    variants::State::new("csr.mbusaddr.address", 40, &[]),
    variants::State::new("csr.tensor_conv_size.sizes", 64, &[]),
    variants::State::new("csr.tensor_conv_ctrl.starts", 64, &[]),
    variants::State::new("csr.tensor_coop.group", 20, &[]),
    variants::State::new("csr.tensor_mask.rows", 16, &[]),
    variants::State::new("csr.tensor_error.flags", 10, &[]),
    variants::State::new("csr.ucache_control.outstanding", 5, &[]),
    variants::State::new("csr.ucache_control.rate", 3, &[]),
    variants::State::new("csr.validation0.value", 64, &[]),
    variants::State::new("csr.validation1.value", 64, &[]),
    variants::State::new("csr.validation2.value", 64, &[]),
    variants::State::new("csr.validation3.value", 64, &[]),
    variants::State::new("csr.portctrl0.value", 64, &[]),
    variants::State::new("csr.portctrl1.value", 64, &[]),
    variants::State::new("csr.portctrl2.value", 64, &[]),
    variants::State::new("csr.portctrl3.value", 64, &[]),
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
pub(crate) static TFD90D33F: [Operand; 3] = [
    Operand {
        name: "fd",
        kind: 5,
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
pub(crate) static TFE54FCD9: [u8; 3] = [0, 1, 2];
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
pub(crate) static T1A5ECFE0: [Expr; 3] = [
    Expr::Operand(0),
    Expr::Operand(2),
    Expr::Operand(1),
];
pub(crate) static T457D4BF9: [u8; 3] = [0, 2, 1];
pub(crate) static T73CDCC3B: [Operand; 2] = [
    Operand {
        name: "rs2",
        kind: 7,
        width: 5,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs1",
        kind: 7,
        width: 5,
        ..Operand::DEFAULT
    },
];
pub(crate) static TBAC502D9: [Expr; 3] = [
    Expr::Num(0),
    Expr::Operand(0),
    Expr::Operand(1),
];
pub(crate) static T13B4DCAD: [u8; 2] = [1, 2];
pub(crate) static TBF039C06: [Expr; 3] = [Expr::Num(0), Expr::Num(0), Expr::Num(0)];
pub(crate) static TC0881FFE: [Operand; 2] = [
    Operand {
        name: "rd",
        kind: 7,
        width: 5,
        dir: Dir::Out,
        ..Operand::DEFAULT
    },
    Operand {
        name: "imm",
        kind: 2,
        width: 12,
        signed: true,
        ..Operand::DEFAULT
    },
];
pub(crate) static T883013D8: [u8; 2] = [0, 2];
pub(crate) static T4EABC12D: [Operand; 2] = [
    Operand {
        name: "rd",
        kind: 7,
        width: 5,
        dir: Dir::Out,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs",
        kind: 7,
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
pub(crate) static TC2C85151: [Operand; 3] = [
    Operand {
        name: "rd",
        kind: 7,
        width: 5,
        dir: Dir::Out,
        ..Operand::DEFAULT
    },
    Operand {
        name: "a",
        kind: 7,
        width: 5,
        ..Operand::DEFAULT
    },
    Operand {
        name: "b",
        kind: 7,
        width: 5,
        ..Operand::DEFAULT
    },
];
pub(crate) static T760FC75F: [Operand; 3] = [
    Operand {
        name: "rd",
        kind: 7,
        width: 5,
        dir: Dir::Out,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs",
        kind: 7,
        width: 5,
        ..Operand::DEFAULT
    },
    Operand {
        name: "imm",
        kind: 2,
        width: 12,
        signed: true,
        ..Operand::DEFAULT
    },
];
pub(crate) static T238D682F: [Operand; 3] = [
    Operand {
        name: "rd",
        kind: 7,
        width: 5,
        dir: Dir::Out,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs",
        kind: 7,
        width: 5,
        ..Operand::DEFAULT
    },
    Operand {
        name: "shamt",
        kind: 2,
        width: 5,
        ..Operand::DEFAULT
    },
];
pub(crate) static T8EB91B90: [Operand; 3] = [
    Operand {
        name: "rd",
        kind: 7,
        width: 5,
        dir: Dir::Out,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs",
        kind: 7,
        width: 5,
        ..Operand::DEFAULT
    },
    Operand {
        name: "shamt",
        kind: 2,
        width: 6,
        ..Operand::DEFAULT
    },
];
pub(crate) static T059FD4A2: [Operand; 2] = [
    Operand {
        name: "rs",
        kind: 7,
        width: 5,
        ..Operand::DEFAULT
    },
    Operand {
        name: "imm",
        kind: 2,
        width: 13,
        signed: true,
        align: 1,
        pcrel: true,
        ..Operand::DEFAULT
    },
];
pub(crate) static TB23030AE: [Operand; 3] = [
    Operand {
        name: "a",
        kind: 7,
        width: 5,
        ..Operand::DEFAULT
    },
    Operand {
        name: "b",
        kind: 7,
        width: 5,
        ..Operand::DEFAULT
    },
    Operand {
        name: "imm",
        kind: 2,
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
pub(crate) static T56AE1054: [Operand; 1] = [
    Operand {
        name: "imm",
        kind: 2,
        width: 21,
        signed: true,
        align: 1,
        pcrel: true,
        ..Operand::DEFAULT
    },
];
pub(crate) static TCF08F83F: [u8; 1] = [1];
pub(crate) static TEBE5B5CD: [Expr; 3] = [Expr::Num(0), Expr::Num(0), Expr::Num(1)];
pub(crate) static T67CFE153: [Operand; 1] = [
    Operand {
        name: "rs",
        kind: 7,
        width: 5,
        ..Operand::DEFAULT
    },
];
pub(crate) static TCF114704: [u8; 1] = [2];
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
pub(crate) static TA123ECB3: [Operand; 2] = [
    Operand {
        name: "imm",
        kind: 2,
        width: 12,
        signed: true,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs",
        kind: 7,
        width: 5,
        ..Operand::DEFAULT
    },
];
pub(crate) static TE7FACDFA: [Expr; 3] = [
    Expr::Num(1),
    Expr::Operand(0),
    Expr::Operand(1),
];
pub(crate) static TAA188401: [Operand; 2] = [
    Operand {
        name: "rs",
        kind: 7,
        width: 5,
        ..Operand::DEFAULT
    },
    Operand {
        name: "imm",
        kind: 2,
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
pub(crate) static T773A803D: [Operand; 3] = [
    Operand {
        name: "rd",
        kind: 7,
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
pub(crate) static TDA8BB067: [Operand; 2] = [
    Operand {
        name: "rd",
        kind: 7,
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
pub(crate) static TFA3CB3F7: [Operand; 2] = [
    Operand {
        name: "fd",
        kind: 5,
        width: 5,
        dir: Dir::Out,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs",
        kind: 7,
        width: 5,
        ..Operand::DEFAULT
    },
];
pub(crate) static T6498BEE1: [Operand; 1] = [
    Operand {
        name: "rd",
        kind: 16,
        width: 3,
        dir: Dir::InOut,
        ..Operand::DEFAULT
    },
];
pub(crate) static T9EFAB0BF: [Expr; 2] = [Expr::Operand(0), Expr::Num(0)];
pub(crate) static T930C6B62: [u8; 1] = [0];
pub(crate) static T2CDB1E89: [Operand; 1] = [
    Operand {
        name: "rd",
        kind: 7,
        width: 5,
        dir: Dir::InOut,
        ..Operand::DEFAULT
    },
];
pub(crate) static TBE99A9A6: [Operand; 2] = [
    Operand {
        name: "rd",
        kind: 7,
        width: 5,
        dir: Dir::Out,
        ..Operand::DEFAULT
    },
    Operand {
        name: "csr",
        kind: 18,
        width: 12,
        ..Operand::DEFAULT
    },
];
pub(crate) static TD151DA4B: [Operand; 2] = [
    Operand {
        name: "csr",
        kind: 18,
        width: 12,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs",
        kind: 7,
        width: 5,
        ..Operand::DEFAULT
    },
];
pub(crate) static T4072BDF6: [Operand; 2] = [
    Operand {
        name: "csr",
        kind: 18,
        width: 12,
        ..Operand::DEFAULT
    },
    Operand {
        name: "u",
        kind: 2,
        width: 5,
        ..Operand::DEFAULT
    },
];
pub(crate) static TEED01360: [Operand; 3] = [
    Operand {
        name: "rd",
        kind: 7,
        width: 5,
        dir: Dir::Out,
        ..Operand::DEFAULT
    },
    Operand {
        name: "csr",
        kind: 18,
        width: 12,
        ..Operand::DEFAULT
    },
    Operand {
        name: "u",
        kind: 2,
        width: 5,
        ..Operand::DEFAULT
    },
];
pub(crate) static TED081BBA: [Operand; 1] = [
    Operand {
        name: "rd",
        kind: 7,
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
pub(crate) static T655FB781: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x400002, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
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
pub(crate) static TE64ECCE3: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x404000, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
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
pub(crate) static T5940FAEE: [Operand; 1] = [
    Operand {
        name: "u",
        kind: 2,
        width: 5,
        ..Operand::DEFAULT
    },
];
pub(crate) static T2A6EF4DC: [Operand; 2] = [
    Operand {
        name: "rd",
        kind: 7,
        width: 5,
        dir: Dir::Out,
        ..Operand::DEFAULT
    },
    Operand {
        name: "u",
        kind: 2,
        width: 5,
        ..Operand::DEFAULT
    },
];
pub(crate) static TCA6ED4E0: [Expr; 3] = [Expr::Num(0), Expr::Num(3072), Expr::Num(0)];
pub(crate) static T88D15880: [Expr; 2] = [Expr::Num(0), Expr::Num(0)];
pub(crate) static T40CDF189: [Alias; 131] = [
    Alias {
        name: "frcp_fix.rast",
        template: &T94CE5FDF,
        operands: &TFD90D33F,
        op: 17,
        args: &TED2B4210,
        from: &TFE54FCD9,
        where_: &[],
        print: false,
        needs: Needs { any: &TA404CDA8 },
    },
    Alias {
        name: "fmv.ps",
        template: &T1FA3D075,
        operands: &TCD15F54D,
        op: 94,
        args: &T443F6AB9,
        from: &T8827C513,
        where_: &[],
        print: false,
        needs: Needs { any: &TA404CDA8 },
    },
    Alias {
        name: "fneg.ps",
        template: &T1FA3D075,
        operands: &TCD15F54D,
        op: 95,
        args: &T443F6AB9,
        from: &T8827C513,
        where_: &[],
        print: false,
        needs: Needs { any: &TA404CDA8 },
    },
    Alias {
        name: "fabs.ps",
        template: &T1FA3D075,
        operands: &TCD15F54D,
        op: 96,
        args: &T443F6AB9,
        from: &T8827C513,
        where_: &[],
        print: false,
        needs: Needs { any: &TA404CDA8 },
    },
    Alias {
        name: "fgt.ps",
        template: &T94CE5FDF,
        operands: &TFD90D33F,
        op: 100,
        args: &T1A5ECFE0,
        from: &T457D4BF9,
        where_: &[],
        print: false,
        needs: Needs { any: &TA404CDA8 },
    },
    Alias {
        name: "fge.ps",
        template: &T94CE5FDF,
        operands: &TFD90D33F,
        op: 99,
        args: &T1A5ECFE0,
        from: &T457D4BF9,
        where_: &[],
        print: false,
        needs: Needs { any: &TA404CDA8 },
    },
    Alias {
        name: "swl",
        template: &TE488A611,
        operands: &T73CDCC3B,
        op: 166,
        args: &TBAC502D9,
        from: &T13B4DCAD,
        where_: &[],
        print: false,
        needs: Needs { any: &TA404CDA8 },
    },
    Alias {
        name: "swg",
        template: &TE488A611,
        operands: &T73CDCC3B,
        op: 168,
        args: &TBAC502D9,
        from: &T13B4DCAD,
        where_: &[],
        print: false,
        needs: Needs { any: &TA404CDA8 },
    },
    Alias {
        name: "sdl",
        template: &TE488A611,
        operands: &T73CDCC3B,
        op: 167,
        args: &TBAC502D9,
        from: &T13B4DCAD,
        where_: &[],
        print: false,
        needs: Needs { any: &TA404CDA8 },
    },
    Alias {
        name: "sdg",
        template: &TE488A611,
        operands: &T73CDCC3B,
        op: 169,
        args: &TBAC502D9,
        from: &T13B4DCAD,
        where_: &[],
        print: false,
        needs: Needs { any: &TA404CDA8 },
    },
    Alias {
        name: "nop",
        template: &T7022B03A,
        operands: &[],
        op: 260,
        args: &TBF039C06,
        from: &[],
        where_: &[],
        print: true,
        needs: Needs { any: &TEB67C77D },
    },
    Alias {
        name: "li",
        template: &T1FA3D075,
        operands: &TC0881FFE,
        op: 260,
        args: &T087D11E5,
        from: &T883013D8,
        where_: &[],
        print: true,
        needs: Needs { any: &TEB67C77D },
    },
    Alias {
        name: "mv",
        template: &T1FA3D075,
        operands: &T4EABC12D,
        op: 260,
        args: &TC8C409DD,
        from: &T8827C513,
        where_: &[],
        print: true,
        needs: Needs { any: &TEB67C77D },
    },
    Alias {
        name: "move",
        template: &T1FA3D075,
        operands: &T4EABC12D,
        op: 260,
        args: &TC8C409DD,
        from: &T8827C513,
        where_: &[],
        print: false,
        needs: Needs { any: &TEB67C77D },
    },
    Alias {
        name: "not",
        template: &T1FA3D075,
        operands: &T4EABC12D,
        op: 263,
        args: &TD4A108F1,
        from: &T8827C513,
        where_: &[],
        print: true,
        needs: Needs { any: &TEB67C77D },
    },
    Alias {
        name: "neg",
        template: &T1FA3D075,
        operands: &T4EABC12D,
        op: 247,
        args: &T087D11E5,
        from: &T883013D8,
        where_: &[],
        print: true,
        needs: Needs { any: &TEB67C77D },
    },
    Alias {
        name: "negw",
        template: &T1FA3D075,
        operands: &T4EABC12D,
        op: 248,
        args: &T087D11E5,
        from: &T883013D8,
        where_: &[],
        print: true,
        needs: Needs { any: &T02BAEF48 },
    },
    Alias {
        name: "sext.w",
        template: &T1FA3D075,
        operands: &T4EABC12D,
        op: 266,
        args: &TC8C409DD,
        from: &T8827C513,
        where_: &[],
        print: true,
        needs: Needs { any: &T02BAEF48 },
    },
    Alias {
        name: "zext.b",
        template: &T1FA3D075,
        operands: &T4EABC12D,
        op: 265,
        args: &T1665957D,
        from: &T8827C513,
        where_: &[],
        print: false,
        needs: Needs { any: &TEB67C77D },
    },
    Alias {
        name: "seqz",
        template: &T1FA3D075,
        operands: &T4EABC12D,
        op: 262,
        args: &T5B43BA96,
        from: &T8827C513,
        where_: &[],
        print: true,
        needs: Needs { any: &TEB67C77D },
    },
    Alias {
        name: "snez",
        template: &T1FA3D075,
        operands: &T4EABC12D,
        op: 256,
        args: &T087D11E5,
        from: &T883013D8,
        where_: &[],
        print: true,
        needs: Needs { any: &TEB67C77D },
    },
    Alias {
        name: "sltz",
        template: &T1FA3D075,
        operands: &T4EABC12D,
        op: 255,
        args: &TC8C409DD,
        from: &T8827C513,
        where_: &[],
        print: true,
        needs: Needs { any: &TEB67C77D },
    },
    Alias {
        name: "sgtz",
        template: &T1FA3D075,
        operands: &T4EABC12D,
        op: 255,
        args: &T087D11E5,
        from: &T883013D8,
        where_: &[],
        print: true,
        needs: Needs { any: &TEB67C77D },
    },
    Alias {
        name: "sgt",
        template: &T94CE5FDF,
        operands: &TC2C85151,
        op: 255,
        args: &T1A5ECFE0,
        from: &T457D4BF9,
        where_: &[],
        print: false,
        needs: Needs { any: &TEB67C77D },
    },
    Alias {
        name: "sgtu",
        template: &T94CE5FDF,
        operands: &TC2C85151,
        op: 256,
        args: &T1A5ECFE0,
        from: &T457D4BF9,
        where_: &[],
        print: false,
        needs: Needs { any: &TEB67C77D },
    },
    Alias {
        name: "add",
        template: &T94CE5FDF,
        operands: &T760FC75F,
        op: 260,
        args: &TED2B4210,
        from: &TFE54FCD9,
        where_: &[],
        print: false,
        needs: Needs { any: &TEB67C77D },
    },
    Alias {
        name: "and",
        template: &T94CE5FDF,
        operands: &T760FC75F,
        op: 265,
        args: &TED2B4210,
        from: &TFE54FCD9,
        where_: &[],
        print: false,
        needs: Needs { any: &TEB67C77D },
    },
    Alias {
        name: "or",
        template: &T94CE5FDF,
        operands: &T760FC75F,
        op: 264,
        args: &TED2B4210,
        from: &TFE54FCD9,
        where_: &[],
        print: false,
        needs: Needs { any: &TEB67C77D },
    },
    Alias {
        name: "xor",
        template: &T94CE5FDF,
        operands: &T760FC75F,
        op: 263,
        args: &TED2B4210,
        from: &TFE54FCD9,
        where_: &[],
        print: false,
        needs: Needs { any: &TEB67C77D },
    },
    Alias {
        name: "slt",
        template: &T94CE5FDF,
        operands: &T760FC75F,
        op: 261,
        args: &TED2B4210,
        from: &TFE54FCD9,
        where_: &[],
        print: false,
        needs: Needs { any: &TEB67C77D },
    },
    Alias {
        name: "sltu",
        template: &T94CE5FDF,
        operands: &T760FC75F,
        op: 262,
        args: &TED2B4210,
        from: &TFE54FCD9,
        where_: &[],
        print: false,
        needs: Needs { any: &TEB67C77D },
    },
    Alias {
        name: "addw",
        template: &T94CE5FDF,
        operands: &T760FC75F,
        op: 266,
        args: &TED2B4210,
        from: &TFE54FCD9,
        where_: &[],
        print: false,
        needs: Needs { any: &T02BAEF48 },
    },
    Alias {
        name: "sll",
        template: &T94CE5FDF,
        operands: &T238D682F,
        op: 267,
        args: &TED2B4210,
        from: &TFE54FCD9,
        where_: &[],
        print: false,
        needs: Needs { any: &TBC9269F3 },
    },
    Alias {
        name: "sll",
        template: &T94CE5FDF,
        operands: &T8EB91B90,
        op: 268,
        args: &TED2B4210,
        from: &TFE54FCD9,
        where_: &[],
        print: false,
        needs: Needs { any: &T02BAEF48 },
    },
    Alias {
        name: "srl",
        template: &T94CE5FDF,
        operands: &T238D682F,
        op: 269,
        args: &TED2B4210,
        from: &TFE54FCD9,
        where_: &[],
        print: false,
        needs: Needs { any: &TBC9269F3 },
    },
    Alias {
        name: "srl",
        template: &T94CE5FDF,
        operands: &T8EB91B90,
        op: 270,
        args: &TED2B4210,
        from: &TFE54FCD9,
        where_: &[],
        print: false,
        needs: Needs { any: &T02BAEF48 },
    },
    Alias {
        name: "sra",
        template: &T94CE5FDF,
        operands: &T238D682F,
        op: 271,
        args: &TED2B4210,
        from: &TFE54FCD9,
        where_: &[],
        print: false,
        needs: Needs { any: &TBC9269F3 },
    },
    Alias {
        name: "sra",
        template: &T94CE5FDF,
        operands: &T8EB91B90,
        op: 272,
        args: &TED2B4210,
        from: &TFE54FCD9,
        where_: &[],
        print: false,
        needs: Needs { any: &T02BAEF48 },
    },
    Alias {
        name: "sllw",
        template: &T94CE5FDF,
        operands: &T238D682F,
        op: 273,
        args: &TED2B4210,
        from: &TFE54FCD9,
        where_: &[],
        print: false,
        needs: Needs { any: &T02BAEF48 },
    },
    Alias {
        name: "srlw",
        template: &T94CE5FDF,
        operands: &T238D682F,
        op: 274,
        args: &TED2B4210,
        from: &TFE54FCD9,
        where_: &[],
        print: false,
        needs: Needs { any: &T02BAEF48 },
    },
    Alias {
        name: "sraw",
        template: &T94CE5FDF,
        operands: &T238D682F,
        op: 275,
        args: &TED2B4210,
        from: &TFE54FCD9,
        where_: &[],
        print: false,
        needs: Needs { any: &T02BAEF48 },
    },
    Alias {
        name: "blez",
        template: &T1FA3D075,
        operands: &T059FD4A2,
        op: 290,
        args: &TBAC502D9,
        from: &T13B4DCAD,
        where_: &[],
        print: true,
        needs: Needs { any: &TEB67C77D },
    },
    Alias {
        name: "beqz",
        template: &T1FA3D075,
        operands: &T059FD4A2,
        op: 287,
        args: &T087D11E5,
        from: &T883013D8,
        where_: &[],
        print: true,
        needs: Needs { any: &TEB67C77D },
    },
    Alias {
        name: "bnez",
        template: &T1FA3D075,
        operands: &T059FD4A2,
        op: 288,
        args: &T087D11E5,
        from: &T883013D8,
        where_: &[],
        print: true,
        needs: Needs { any: &TEB67C77D },
    },
    Alias {
        name: "bltz",
        template: &T1FA3D075,
        operands: &T059FD4A2,
        op: 289,
        args: &T087D11E5,
        from: &T883013D8,
        where_: &[],
        print: true,
        needs: Needs { any: &TEB67C77D },
    },
    Alias {
        name: "bgez",
        template: &T1FA3D075,
        operands: &T059FD4A2,
        op: 290,
        args: &T087D11E5,
        from: &T883013D8,
        where_: &[],
        print: true,
        needs: Needs { any: &TEB67C77D },
    },
    Alias {
        name: "bgtz",
        template: &T1FA3D075,
        operands: &T059FD4A2,
        op: 289,
        args: &TBAC502D9,
        from: &T13B4DCAD,
        where_: &[],
        print: true,
        needs: Needs { any: &TEB67C77D },
    },
    Alias {
        name: "bgt",
        template: &T94CE5FDF,
        operands: &TB23030AE,
        op: 289,
        args: &T6F194AF4,
        from: &TE4E66C79,
        where_: &[],
        print: false,
        needs: Needs { any: &TEB67C77D },
    },
    Alias {
        name: "ble",
        template: &T94CE5FDF,
        operands: &TB23030AE,
        op: 290,
        args: &T6F194AF4,
        from: &TE4E66C79,
        where_: &[],
        print: false,
        needs: Needs { any: &TEB67C77D },
    },
    Alias {
        name: "bgtu",
        template: &T94CE5FDF,
        operands: &TB23030AE,
        op: 291,
        args: &T6F194AF4,
        from: &TE4E66C79,
        where_: &[],
        print: false,
        needs: Needs { any: &TEB67C77D },
    },
    Alias {
        name: "bleu",
        template: &T94CE5FDF,
        operands: &TB23030AE,
        op: 292,
        args: &T6F194AF4,
        from: &TE4E66C79,
        where_: &[],
        print: false,
        needs: Needs { any: &TEB67C77D },
    },
    Alias {
        name: "j",
        template: &T99F03378,
        operands: &T56AE1054,
        op: 295,
        args: &TBF97C703,
        from: &TCF08F83F,
        where_: &[],
        print: true,
        needs: Needs { any: &TEB67C77D },
    },
    Alias {
        name: "jal",
        template: &T99F03378,
        operands: &T56AE1054,
        op: 295,
        args: &T681B0B58,
        from: &TCF08F83F,
        where_: &[],
        print: true,
        needs: Needs { any: &TEB67C77D },
    },
    Alias {
        name: "ret",
        template: &T7022B03A,
        operands: &[],
        op: 296,
        args: &TEBE5B5CD,
        from: &[],
        where_: &[],
        print: true,
        needs: Needs { any: &TEB67C77D },
    },
    Alias {
        name: "jr",
        template: &T99F03378,
        operands: &T67CFE153,
        op: 296,
        args: &T400C67E9,
        from: &TCF114704,
        where_: &[],
        print: true,
        needs: Needs { any: &TEB67C77D },
    },
    Alias {
        name: "jr",
        template: &T88F48AC5,
        operands: &TA123ECB3,
        op: 296,
        args: &TBAC502D9,
        from: &T13B4DCAD,
        where_: &[],
        print: true,
        needs: Needs { any: &TEB67C77D },
    },
    Alias {
        name: "jalr",
        template: &T99F03378,
        operands: &T67CFE153,
        op: 296,
        args: &T799A0D42,
        from: &TCF114704,
        where_: &[],
        print: true,
        needs: Needs { any: &TEB67C77D },
    },
    Alias {
        name: "jalr",
        template: &T88F48AC5,
        operands: &TA123ECB3,
        op: 296,
        args: &TE7FACDFA,
        from: &T13B4DCAD,
        where_: &[],
        print: true,
        needs: Needs { any: &TEB67C77D },
    },
    Alias {
        name: "jalr",
        template: &T1FA3D075,
        operands: &T4EABC12D,
        op: 296,
        args: &T087D11E5,
        from: &T883013D8,
        where_: &[],
        print: true,
        needs: Needs { any: &TEB67C77D },
    },
    Alias {
        name: "jr",
        template: &T1FA3D075,
        operands: &TAA188401,
        op: 296,
        args: &T70CFB315,
        from: &T19740FED,
        where_: &[],
        print: false,
        needs: Needs { any: &TEB67C77D },
    },
    Alias {
        name: "jalr",
        template: &T1FA3D075,
        operands: &TAA188401,
        op: 296,
        args: &T4E39822E,
        from: &T19740FED,
        where_: &[],
        print: false,
        needs: Needs { any: &TEB67C77D },
    },
    Alias {
        name: "jalr",
        template: &T94CE5FDF,
        operands: &T760FC75F,
        op: 296,
        args: &T1A5ECFE0,
        from: &T457D4BF9,
        where_: &[],
        print: false,
        needs: Needs { any: &TEB67C77D },
    },
    Alias {
        name: "fence",
        template: &T7022B03A,
        operands: &[],
        op: 297,
        args: &TD950040C,
        from: &[],
        where_: &[],
        print: true,
        needs: Needs { any: &TEB67C77D },
    },
    Alias {
        name: "scall",
        template: &T7022B03A,
        operands: &[],
        op: 299,
        args: &[],
        from: &[],
        where_: &[],
        print: false,
        needs: Needs { any: &TEB67C77D },
    },
    Alias {
        name: "sbreak",
        template: &T7022B03A,
        operands: &[],
        op: 300,
        args: &[],
        from: &[],
        where_: &[],
        print: false,
        needs: Needs { any: &TEB67C77D },
    },
    Alias {
        name: "fmv.s",
        template: &T1FA3D075,
        operands: &TCD15F54D,
        op: 351,
        args: &T443F6AB9,
        from: &T8827C513,
        where_: &[],
        print: true,
        needs: Needs { any: &TBBADCE97 },
    },
    Alias {
        name: "fmv.d",
        template: &T1FA3D075,
        operands: &TCD15F54D,
        op: 352,
        args: &T443F6AB9,
        from: &T8827C513,
        where_: &[],
        print: true,
        needs: Needs { any: &TDF90992B },
    },
    Alias {
        name: "fmv.h",
        template: &T1FA3D075,
        operands: &TCD15F54D,
        op: 353,
        args: &T443F6AB9,
        from: &T8827C513,
        where_: &[],
        print: true,
        needs: Needs { any: &T94A5636D },
    },
    Alias {
        name: "fneg.s",
        template: &T1FA3D075,
        operands: &TCD15F54D,
        op: 354,
        args: &T443F6AB9,
        from: &T8827C513,
        where_: &[],
        print: true,
        needs: Needs { any: &TBBADCE97 },
    },
    Alias {
        name: "fneg.d",
        template: &T1FA3D075,
        operands: &TCD15F54D,
        op: 355,
        args: &T443F6AB9,
        from: &T8827C513,
        where_: &[],
        print: true,
        needs: Needs { any: &TDF90992B },
    },
    Alias {
        name: "fneg.h",
        template: &T1FA3D075,
        operands: &TCD15F54D,
        op: 356,
        args: &T443F6AB9,
        from: &T8827C513,
        where_: &[],
        print: true,
        needs: Needs { any: &T94A5636D },
    },
    Alias {
        name: "fabs.s",
        template: &T1FA3D075,
        operands: &TCD15F54D,
        op: 357,
        args: &T443F6AB9,
        from: &T8827C513,
        where_: &[],
        print: true,
        needs: Needs { any: &TBBADCE97 },
    },
    Alias {
        name: "fabs.d",
        template: &T1FA3D075,
        operands: &TCD15F54D,
        op: 358,
        args: &T443F6AB9,
        from: &T8827C513,
        where_: &[],
        print: true,
        needs: Needs { any: &TDF90992B },
    },
    Alias {
        name: "fabs.h",
        template: &T1FA3D075,
        operands: &TCD15F54D,
        op: 359,
        args: &T443F6AB9,
        from: &T8827C513,
        where_: &[],
        print: true,
        needs: Needs { any: &T94A5636D },
    },
    Alias {
        name: "fgt.s",
        template: &T94CE5FDF,
        operands: &T773A803D,
        op: 369,
        args: &T1A5ECFE0,
        from: &T457D4BF9,
        where_: &[],
        print: false,
        needs: Needs { any: &TBBADCE97 },
    },
    Alias {
        name: "fgt.d",
        template: &T94CE5FDF,
        operands: &T773A803D,
        op: 370,
        args: &T1A5ECFE0,
        from: &T457D4BF9,
        where_: &[],
        print: false,
        needs: Needs { any: &TDF90992B },
    },
    Alias {
        name: "fgt.h",
        template: &T94CE5FDF,
        operands: &T773A803D,
        op: 371,
        args: &T1A5ECFE0,
        from: &T457D4BF9,
        where_: &[],
        print: false,
        needs: Needs { any: &T94A5636D },
    },
    Alias {
        name: "fge.s",
        template: &T94CE5FDF,
        operands: &T773A803D,
        op: 366,
        args: &T1A5ECFE0,
        from: &T457D4BF9,
        where_: &[],
        print: false,
        needs: Needs { any: &TBBADCE97 },
    },
    Alias {
        name: "fge.d",
        template: &T94CE5FDF,
        operands: &T773A803D,
        op: 367,
        args: &T1A5ECFE0,
        from: &T457D4BF9,
        where_: &[],
        print: false,
        needs: Needs { any: &TDF90992B },
    },
    Alias {
        name: "fge.h",
        template: &T94CE5FDF,
        operands: &T773A803D,
        op: 368,
        args: &T1A5ECFE0,
        from: &T457D4BF9,
        where_: &[],
        print: false,
        needs: Needs { any: &T94A5636D },
    },
    Alias {
        name: "fmv.x.s",
        template: &T1FA3D075,
        operands: &TDA8BB067,
        op: 421,
        args: &T266D18E3,
        from: &T8827C513,
        where_: &[],
        print: false,
        needs: Needs { any: &TBBADCE97 },
    },
    Alias {
        name: "fmv.s.x",
        template: &T1FA3D075,
        operands: &TFA3CB3F7,
        op: 424,
        args: &T266D18E3,
        from: &T8827C513,
        where_: &[],
        print: false,
        needs: Needs { any: &TBBADCE97 },
    },
    Alias {
        name: "c.srli64",
        template: &T99F03378,
        operands: &T6498BEE1,
        op: 448,
        args: &T9EFAB0BF,
        from: &T930C6B62,
        where_: &[],
        print: false,
        needs: Needs { any: &TDD644739 },
    },
    Alias {
        name: "c.srli64",
        template: &T99F03378,
        operands: &T6498BEE1,
        op: 449,
        args: &T9EFAB0BF,
        from: &T930C6B62,
        where_: &[],
        print: false,
        needs: Needs { any: &TC54384EA },
    },
    Alias {
        name: "c.srai64",
        template: &T99F03378,
        operands: &T6498BEE1,
        op: 450,
        args: &T9EFAB0BF,
        from: &T930C6B62,
        where_: &[],
        print: false,
        needs: Needs { any: &TDD644739 },
    },
    Alias {
        name: "c.srai64",
        template: &T99F03378,
        operands: &T6498BEE1,
        op: 451,
        args: &T9EFAB0BF,
        from: &T930C6B62,
        where_: &[],
        print: false,
        needs: Needs { any: &TC54384EA },
    },
    Alias {
        name: "c.slli64",
        template: &T99F03378,
        operands: &T2CDB1E89,
        op: 462,
        args: &T9EFAB0BF,
        from: &T930C6B62,
        where_: &[],
        print: false,
        needs: Needs { any: &TDD644739 },
    },
    Alias {
        name: "c.slli64",
        template: &T99F03378,
        operands: &T2CDB1E89,
        op: 463,
        args: &T9EFAB0BF,
        from: &T930C6B62,
        where_: &[],
        print: false,
        needs: Needs { any: &TC54384EA },
    },
    Alias {
        name: "csrr",
        template: &T1FA3D075,
        operands: &TBE99A9A6,
        op: 479,
        args: &TC8C409DD,
        from: &T8827C513,
        where_: &[],
        print: true,
        needs: Needs { any: &T029E5A17 },
    },
    Alias {
        name: "csrw",
        template: &T1FA3D075,
        operands: &TD151DA4B,
        op: 477,
        args: &TBAC502D9,
        from: &T13B4DCAD,
        where_: &[],
        print: true,
        needs: Needs { any: &T029E5A17 },
    },
    Alias {
        name: "csrs",
        template: &T1FA3D075,
        operands: &TD151DA4B,
        op: 479,
        args: &TBAC502D9,
        from: &T13B4DCAD,
        where_: &[],
        print: true,
        needs: Needs { any: &T029E5A17 },
    },
    Alias {
        name: "csrc",
        template: &T1FA3D075,
        operands: &TD151DA4B,
        op: 481,
        args: &TBAC502D9,
        from: &T13B4DCAD,
        where_: &[],
        print: true,
        needs: Needs { any: &T029E5A17 },
    },
    Alias {
        name: "csrwi",
        template: &T1FA3D075,
        operands: &T4072BDF6,
        op: 478,
        args: &TBAC502D9,
        from: &T13B4DCAD,
        where_: &[],
        print: true,
        needs: Needs { any: &T029E5A17 },
    },
    Alias {
        name: "csrsi",
        template: &T1FA3D075,
        operands: &T4072BDF6,
        op: 480,
        args: &TBAC502D9,
        from: &T13B4DCAD,
        where_: &[],
        print: true,
        needs: Needs { any: &T029E5A17 },
    },
    Alias {
        name: "csrci",
        template: &T1FA3D075,
        operands: &T4072BDF6,
        op: 482,
        args: &TBAC502D9,
        from: &T13B4DCAD,
        where_: &[],
        print: true,
        needs: Needs { any: &T029E5A17 },
    },
    Alias {
        name: "csrw",
        template: &T1FA3D075,
        operands: &T4072BDF6,
        op: 478,
        args: &TBAC502D9,
        from: &T13B4DCAD,
        where_: &[],
        print: false,
        needs: Needs { any: &T029E5A17 },
    },
    Alias {
        name: "csrs",
        template: &T1FA3D075,
        operands: &T4072BDF6,
        op: 480,
        args: &TBAC502D9,
        from: &T13B4DCAD,
        where_: &[],
        print: false,
        needs: Needs { any: &T029E5A17 },
    },
    Alias {
        name: "csrc",
        template: &T1FA3D075,
        operands: &T4072BDF6,
        op: 482,
        args: &TBAC502D9,
        from: &T13B4DCAD,
        where_: &[],
        print: false,
        needs: Needs { any: &T029E5A17 },
    },
    Alias {
        name: "csrrw",
        template: &T94CE5FDF,
        operands: &TEED01360,
        op: 478,
        args: &TED2B4210,
        from: &TFE54FCD9,
        where_: &[],
        print: false,
        needs: Needs { any: &T029E5A17 },
    },
    Alias {
        name: "csrrs",
        template: &T94CE5FDF,
        operands: &TEED01360,
        op: 480,
        args: &TED2B4210,
        from: &TFE54FCD9,
        where_: &[],
        print: false,
        needs: Needs { any: &T029E5A17 },
    },
    Alias {
        name: "csrrc",
        template: &T94CE5FDF,
        operands: &TEED01360,
        op: 482,
        args: &TED2B4210,
        from: &TFE54FCD9,
        where_: &[],
        print: false,
        needs: Needs { any: &T029E5A17 },
    },
    Alias {
        name: "rdcycle",
        template: &T99F03378,
        operands: &TED081BBA,
        op: 479,
        args: &T54AF003D,
        from: &T930C6B62,
        where_: &[],
        print: true,
        needs: Needs { any: &T029E5A17 },
    },
    Alias {
        name: "rdtime",
        template: &T99F03378,
        operands: &TED081BBA,
        op: 479,
        args: &T9B8399DA,
        from: &T930C6B62,
        where_: &[],
        print: true,
        needs: Needs { any: &T029E5A17 },
    },
    Alias {
        name: "rdinstret",
        template: &T99F03378,
        operands: &TED081BBA,
        op: 479,
        args: &T5DC91DF3,
        from: &T930C6B62,
        where_: &[],
        print: true,
        needs: Needs { any: &T029E5A17 },
    },
    Alias {
        name: "rdcycleh",
        template: &T99F03378,
        operands: &TED081BBA,
        op: 479,
        args: &T90E23D9E,
        from: &T930C6B62,
        where_: &[],
        print: true,
        needs: Needs { any: &T655FB781 },
    },
    Alias {
        name: "rdtimeh",
        template: &T99F03378,
        operands: &TED081BBA,
        op: 479,
        args: &T96885531,
        from: &T930C6B62,
        where_: &[],
        print: true,
        needs: Needs { any: &T655FB781 },
    },
    Alias {
        name: "rdinstreth",
        template: &T99F03378,
        operands: &TED081BBA,
        op: 479,
        args: &T9D648750,
        from: &T930C6B62,
        where_: &[],
        print: true,
        needs: Needs { any: &T655FB781 },
    },
    Alias {
        name: "frflags",
        template: &T99F03378,
        operands: &TED081BBA,
        op: 479,
        args: &TB55CDBAE,
        from: &T930C6B62,
        where_: &[],
        print: true,
        needs: Needs { any: &TE64ECCE3 },
    },
    Alias {
        name: "frrm",
        template: &T99F03378,
        operands: &TED081BBA,
        op: 479,
        args: &T7DB13BD3,
        from: &T930C6B62,
        where_: &[],
        print: true,
        needs: Needs { any: &TE64ECCE3 },
    },
    Alias {
        name: "frcsr",
        template: &T99F03378,
        operands: &TED081BBA,
        op: 479,
        args: &TDF6D31E0,
        from: &T930C6B62,
        where_: &[],
        print: true,
        needs: Needs { any: &TE64ECCE3 },
    },
    Alias {
        name: "fsflags",
        template: &T99F03378,
        operands: &T67CFE153,
        op: 477,
        args: &T81032F96,
        from: &TCF114704,
        where_: &[],
        print: true,
        needs: Needs { any: &TE64ECCE3 },
    },
    Alias {
        name: "fsrm",
        template: &T99F03378,
        operands: &T67CFE153,
        op: 477,
        args: &T70D1791B,
        from: &TCF114704,
        where_: &[],
        print: true,
        needs: Needs { any: &TE64ECCE3 },
    },
    Alias {
        name: "fscsr",
        template: &T99F03378,
        operands: &T67CFE153,
        op: 477,
        args: &T0CB1B4D0,
        from: &TCF114704,
        where_: &[],
        print: true,
        needs: Needs { any: &TE64ECCE3 },
    },
    Alias {
        name: "fsflags",
        template: &T1FA3D075,
        operands: &T4EABC12D,
        op: 477,
        args: &T35575A6A,
        from: &T883013D8,
        where_: &[],
        print: true,
        needs: Needs { any: &TE64ECCE3 },
    },
    Alias {
        name: "fsrm",
        template: &T1FA3D075,
        operands: &T4EABC12D,
        op: 477,
        args: &T15C0D5EF,
        from: &T883013D8,
        where_: &[],
        print: true,
        needs: Needs { any: &TE64ECCE3 },
    },
    Alias {
        name: "fscsr",
        template: &T1FA3D075,
        operands: &T4EABC12D,
        op: 477,
        args: &T85FA411C,
        from: &T883013D8,
        where_: &[],
        print: true,
        needs: Needs { any: &TE64ECCE3 },
    },
    Alias {
        name: "fsflagsi",
        template: &T99F03378,
        operands: &T5940FAEE,
        op: 478,
        args: &T81032F96,
        from: &TCF114704,
        where_: &[],
        print: true,
        needs: Needs { any: &TE64ECCE3 },
    },
    Alias {
        name: "fsrmi",
        template: &T99F03378,
        operands: &T5940FAEE,
        op: 478,
        args: &T70D1791B,
        from: &TCF114704,
        where_: &[],
        print: true,
        needs: Needs { any: &TE64ECCE3 },
    },
    Alias {
        name: "fsflagsi",
        template: &T1FA3D075,
        operands: &T2A6EF4DC,
        op: 478,
        args: &T35575A6A,
        from: &T883013D8,
        where_: &[],
        print: true,
        needs: Needs { any: &TE64ECCE3 },
    },
    Alias {
        name: "fsrmi",
        template: &T1FA3D075,
        operands: &T2A6EF4DC,
        op: 478,
        args: &T15C0D5EF,
        from: &T883013D8,
        where_: &[],
        print: true,
        needs: Needs { any: &TE64ECCE3 },
    },
    Alias {
        name: "frsr",
        template: &T99F03378,
        operands: &TED081BBA,
        op: 479,
        args: &TDF6D31E0,
        from: &T930C6B62,
        where_: &[],
        print: false,
        needs: Needs { any: &TE64ECCE3 },
    },
    Alias {
        name: "fssr",
        template: &T99F03378,
        operands: &T67CFE153,
        op: 477,
        args: &T0CB1B4D0,
        from: &TCF114704,
        where_: &[],
        print: false,
        needs: Needs { any: &TE64ECCE3 },
    },
    Alias {
        name: "fssr",
        template: &T1FA3D075,
        operands: &T4EABC12D,
        op: 477,
        args: &T85FA411C,
        from: &T883013D8,
        where_: &[],
        print: false,
        needs: Needs { any: &TE64ECCE3 },
    },
    Alias {
        name: "unimp",
        template: &T7022B03A,
        operands: &[],
        op: 477,
        args: &TCA6ED4E0,
        from: &[],
        where_: &[],
        print: true,
        needs: Needs { any: &T029E5A17 },
    },
    Alias {
        name: "sfence.vma",
        template: &T7022B03A,
        operands: &[],
        op: 487,
        args: &T88D15880,
        from: &[],
        where_: &[],
        print: true,
        needs: Needs { any: &T73FE101D },
    },
    Alias {
        name: "hfence.vvma",
        template: &T7022B03A,
        operands: &[],
        op: 491,
        args: &T88D15880,
        from: &[],
        where_: &[],
        print: true,
        needs: Needs { any: &T152C8BEF },
    },
    Alias {
        name: "hfence.gvma",
        template: &T7022B03A,
        operands: &[],
        op: 492,
        args: &T88D15880,
        from: &[],
        where_: &[],
        print: true,
        needs: Needs { any: &T152C8BEF },
    },
    Alias {
        name: "sfence.vma",
        template: &T99F03378,
        operands: &T67CFE153,
        op: 487,
        args: &T9EFAB0BF,
        from: &T930C6B62,
        where_: &[],
        print: true,
        needs: Needs { any: &T73FE101D },
    },
    Alias {
        name: "hfence.vvma",
        template: &T99F03378,
        operands: &T67CFE153,
        op: 491,
        args: &T9EFAB0BF,
        from: &T930C6B62,
        where_: &[],
        print: true,
        needs: Needs { any: &T152C8BEF },
    },
    Alias {
        name: "hfence.gvma",
        template: &T99F03378,
        operands: &T67CFE153,
        op: 492,
        args: &T9EFAB0BF,
        from: &T930C6B62,
        where_: &[],
        print: true,
        needs: Needs { any: &T152C8BEF },
    },
    Alias {
        name: "zext.w",
        template: &T1FA3D075,
        operands: &T4EABC12D,
        op: 532,
        args: &TC8C409DD,
        from: &T8827C513,
        where_: &[],
        print: true,
        needs: Needs { any: &T8F91B4E3 },
    },
];
pub(crate) static TD90418A4: [Operand; 2] = [
    Operand {
        name: "rd",
        kind: 7,
        width: 5,
        ..Operand::DEFAULT
    },
    Operand {
        name: "v",
        kind: 2,
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
pub(crate) static TC3E95E4D: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x2, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
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
pub(crate) static TCA5DD114: [Arm; 8] = [
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
        needs: Needs { any: &TC3E95E4D },
        symbolic: false,
        lines: &T6722B541,
    },
    Arm {
        when: None,
        needs: Needs { any: &TC3E95E4D },
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
pub(crate) static T4B8E1785: [Operand; 2] = [
    Operand {
        name: "rd",
        kind: 7,
        width: 5,
        ..Operand::DEFAULT
    },
    Operand {
        name: "sym",
        kind: 2,
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
pub(crate) static T91E3B0D5: [Operand; 1] = [
    Operand {
        name: "sym",
        kind: 2,
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
pub(crate) static TA0361157: [Operand; 2] = [
    Operand {
        name: "sym",
        kind: 2,
        width: 64,
        signed: true,
        pcrel: true,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rt",
        kind: 7,
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
pub(crate) static T875F586E: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x1, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
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
pub(crate) static TAAE90D1E: [Operand; 3] = [
    Operand {
        name: "rs",
        kind: 7,
        width: 5,
        ..Operand::DEFAULT
    },
    Operand {
        name: "sym",
        kind: 2,
        width: 64,
        signed: true,
        pcrel: true,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rt",
        kind: 7,
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
pub(crate) static TF67794BD: [Operand; 3] = [
    Operand {
        name: "fd",
        kind: 5,
        width: 5,
        ..Operand::DEFAULT
    },
    Operand {
        name: "sym",
        kind: 2,
        width: 64,
        signed: true,
        pcrel: true,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rt",
        kind: 7,
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
pub(crate) static T6A3E5E63: [Operand; 2] = [
    Operand {
        name: "rd",
        kind: 7,
        width: 5,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rs",
        kind: 7,
        width: 5,
        ..Operand::DEFAULT
    },
];
pub(crate) static T07A8F1D9: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x0, 0x0, 0x0, 0x0]), FeatureSet([0x200000000, 0x0, 0x0, 0x0])),
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
pub(crate) static T9DE39FF3: [Arm; 2] = [
    Arm {
        when: None,
        needs: Needs { any: &TC3E95E4D },
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
pub(crate) static TE9838077: [Arm; 2] = [
    Arm {
        when: None,
        needs: Needs { any: &TC3E95E4D },
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
pub(crate) static TA08C5AA9: [Arm; 2] = [
    Arm {
        when: None,
        needs: Needs { any: &TC3E95E4D },
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
pub(crate) static T6677F839: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x1, 0x0, 0x0, 0x0]), FeatureSet([0x100000000, 0x0, 0x0, 0x0])),
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
pub(crate) static T0AF6948A: [Macro; 29] = [
    Macro {
        name: "li",
        template: &T1FA3D075,
        operands: &TD90418A4,
        needs: Needs { any: &[] },
        doc: "Load any constant",
        arms: &TCA5DD114,
    },
    Macro {
        name: "la",
        template: &T1FA3D075,
        operands: &T4B8E1785,
        needs: Needs { any: &[] },
        doc: "Load the address of a symbol",
        arms: &TF70F5C87,
    },
    Macro {
        name: "lla",
        template: &T1FA3D075,
        operands: &T4B8E1785,
        needs: Needs { any: &[] },
        doc: "Load the address of a symbol",
        arms: &TF70F5C87,
    },
    Macro {
        name: "call",
        template: &T99F03378,
        operands: &T91E3B0D5,
        needs: Needs { any: &[] },
        doc: "Call a function anywhere",
        arms: &TCF51FE6F,
    },
    Macro {
        name: "call",
        template: &T1FA3D075,
        operands: &T4B8E1785,
        needs: Needs { any: &[] },
        doc: "Call a function anywhere and keep the return address in a given register",
        arms: &T50FF893A,
    },
    Macro {
        name: "tail",
        template: &T99F03378,
        operands: &T91E3B0D5,
        needs: Needs { any: &[] },
        doc: "Jump to a function anywhere",
        arms: &T7677A73F,
    },
    Macro {
        name: "jump",
        template: &T1FA3D075,
        operands: &TA0361157,
        needs: Needs { any: &[] },
        doc: "Jump anywhere with the help of a register",
        arms: &TB418AAE6,
    },
    Macro {
        name: "lb",
        template: &T1FA3D075,
        operands: &T4B8E1785,
        needs: Needs { any: &[] },
        doc: "Load from a symbol",
        arms: &T48A51AEF,
    },
    Macro {
        name: "lh",
        template: &T1FA3D075,
        operands: &T4B8E1785,
        needs: Needs { any: &[] },
        doc: "Load from a symbol",
        arms: &TA2C2A095,
    },
    Macro {
        name: "lw",
        template: &T1FA3D075,
        operands: &T4B8E1785,
        needs: Needs { any: &[] },
        doc: "Load from a symbol",
        arms: &T36EF61E4,
    },
    Macro {
        name: "lbu",
        template: &T1FA3D075,
        operands: &T4B8E1785,
        needs: Needs { any: &[] },
        doc: "Load from a symbol",
        arms: &TD9136B8A,
    },
    Macro {
        name: "lhu",
        template: &T1FA3D075,
        operands: &T4B8E1785,
        needs: Needs { any: &[] },
        doc: "Load from a symbol",
        arms: &TEE425C72,
    },
    Macro {
        name: "ld",
        template: &T1FA3D075,
        operands: &T4B8E1785,
        needs: Needs { any: &T875F586E },
        doc: "Load from a symbol",
        arms: &TD2CAE003,
    },
    Macro {
        name: "lwu",
        template: &T1FA3D075,
        operands: &T4B8E1785,
        needs: Needs { any: &T875F586E },
        doc: "Load from a symbol",
        arms: &TA3551294,
    },
    Macro {
        name: "sb",
        template: &T94CE5FDF,
        operands: &TAAE90D1E,
        needs: Needs { any: &[] },
        doc: "Store to a symbol with the help of a register",
        arms: &T255A3993,
    },
    Macro {
        name: "sh",
        template: &T94CE5FDF,
        operands: &TAAE90D1E,
        needs: Needs { any: &[] },
        doc: "Store to a symbol with the help of a register",
        arms: &T4AC66604,
    },
    Macro {
        name: "sw",
        template: &T94CE5FDF,
        operands: &TAAE90D1E,
        needs: Needs { any: &[] },
        doc: "Store to a symbol with the help of a register",
        arms: &TCC8C926A,
    },
    Macro {
        name: "sd",
        template: &T94CE5FDF,
        operands: &TAAE90D1E,
        needs: Needs { any: &T875F586E },
        doc: "Store to a symbol with the help of a register",
        arms: &TDF41DFB4,
    },
    Macro {
        name: "flh",
        template: &T94CE5FDF,
        operands: &TF67794BD,
        needs: Needs { any: &T021C757E },
        doc: "Load or store a floating-point register at a symbol with the help of a register",
        arms: &T96574A4E,
    },
    Macro {
        name: "flw",
        template: &T94CE5FDF,
        operands: &TF67794BD,
        needs: Needs { any: &TBBADCE97 },
        doc: "Load or store a floating-point register at a symbol with the help of a register",
        arms: &TDDB18151,
    },
    Macro {
        name: "fld",
        template: &T94CE5FDF,
        operands: &TF67794BD,
        needs: Needs { any: &TDF90992B },
        doc: "Load or store a floating-point register at a symbol with the help of a register",
        arms: &T10D2F7B1,
    },
    Macro {
        name: "fsh",
        template: &T94CE5FDF,
        operands: &TF67794BD,
        needs: Needs { any: &T021C757E },
        doc: "Load or store a floating-point register at a symbol with the help of a register",
        arms: &T2751B569,
    },
    Macro {
        name: "fsw",
        template: &T94CE5FDF,
        operands: &TF67794BD,
        needs: Needs { any: &TBBADCE97 },
        doc: "Load or store a floating-point register at a symbol with the help of a register",
        arms: &TB567B0D8,
    },
    Macro {
        name: "fsd",
        template: &T94CE5FDF,
        operands: &TF67794BD,
        needs: Needs { any: &TDF90992B },
        doc: "Load or store a floating-point register at a symbol with the help of a register",
        arms: &T46F055A4,
    },
    Macro {
        name: "sext.b",
        template: &T1FA3D075,
        operands: &T6A3E5E63,
        needs: Needs { any: &T07A8F1D9 },
        doc: "Extend by two shifts where the machine has no instruction for it",
        arms: &T9DE39FF3,
    },
    Macro {
        name: "sext.h",
        template: &T1FA3D075,
        operands: &T6A3E5E63,
        needs: Needs { any: &T07A8F1D9 },
        doc: "Extend by two shifts where the machine has no instruction for it",
        arms: &TE9838077,
    },
    Macro {
        name: "zext.h",
        template: &T1FA3D075,
        operands: &T6A3E5E63,
        needs: Needs { any: &T07A8F1D9 },
        doc: "Extend by two shifts where the machine has no instruction for it",
        arms: &TA08C5AA9,
    },
    Macro {
        name: "zext.w",
        template: &T1FA3D075,
        operands: &T6A3E5E63,
        needs: Needs { any: &T6677F839 },
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
pub(crate) static T330051AA: [(&str, u32); 20] = [
    ("FetchBusError", 25),
    ("FetchEccError", 26),
    ("LoadSplitPageFault", 27),
    ("StoreSplitPageFault", 28),
    ("Emulation", 30),
    ("Undefined", 63),
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
pub(crate) static T5EE2DC5D: [(&str, &str); 23] = [
    (
        "float",
        "nan_result=default default_nan=positive nan_integer=largest tininess=after_rounding invalid=16 divide_by_zero=8 overflow=4 underflow=2 inexact=1 nearest_even=0 toward_zero=1 down=2 up=3 nearest_away=4 odd=5",
    ),
    ("word_traps", "IllegalInstruction Emulation"),
    ("user_state", "priv=0 csr.mstatus.FS=3 M[0]=255"),
    (
        "records",
        "x=X f=F m=M b=TENB c=TENC s=SCP fcsr=csr.fcsr gsc=gsc tmask=csr.tensor_mask",
    ),
    ("record_state", "gsc=0 l1_mode=3"),
    ("record_counts", "b=tenb_rows"),
    ("record_command", "csrrw x0, {csr}, x1"),
    ("record_command_from", "X[1]"),
    ("hwcap", "0x1124"),
    ("sp", "X[2]"),
    ("syscall_cause", "UserEcall"),
    ("syscall_number", "X[17]"),
    ("syscall_args", "X[10] X[11] X[12] X[13] X[14] X[15]"),
    ("syscall_result", "X[10]"),
    ("syscall_length", "4"),
    (
        "signals",
        "IllegalInstruction=4 Breakpoint=5 InstructionMisaligned=7 LoadMisaligned=7 StoreMisaligned=7",
    ),
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
    ("settled", "csr.mstatus.FS dn fflags frm"),
    ("modes", "gsc"),
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
pub(crate) static T59ACDA93: [u16; 32] = [
    0, 1, 2, 3, 4, 5, 6, 7, 28, 29, 30, 31, 10, 11, 12, 13, 14, 15, 16, 17, 8, 9, 18, 19,
    20, 21, 22, 23, 24, 25, 26, 27,
];
pub(crate) static T7B88E227: [u16; 8] = [1, 2, 3, 4, 5, 6, 7, 0];
pub(crate) static T34E9374B: [u16; 7] = [1, 2, 3, 4, 5, 6, 7];
pub(crate) static T9643CB97: [Bank; 3] = [
    Bank {
        name: "int",
        file: 7,
        order: &T1FAC65F4,
        saved: &T9B32B084,
        arguments: &TCBE5789F,
        results: &TA9605D60,
        beyond: None,
        classes: &TBBC43EED,
        slot: 8,
    },
    Bank {
        name: "vector",
        file: 2,
        order: &T59ACDA93,
        saved: &[],
        arguments: &TCBE5789F,
        results: &TCBE5789F,
        beyond: None,
        classes: &[],
        slot: 32,
    },
    Bank {
        name: "mask",
        file: 3,
        order: &T7B88E227,
        saved: &[],
        arguments: &T34E9374B,
        results: &T34E9374B,
        beyond: None,
        classes: &[],
        slot: 8,
    },
];
pub(crate) static T777B16C9: [(&str, &str); 48] = [
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
    (
        "launch",
        "csrr t0, hartid\nslli t0, t0, 7\nadd s0, a0, t0\nld a0, 0(s0)\nld a1, 8(s0)\nld a2, 16(s0)\nld a3, 24(s0)\nld a4, 32(s0)\nld a5, 40(s0)\nld a6, 48(s0)\nld a7, 56(s0)\ncall main\nsd a0, 64(s0)\nli a0, 8\nli a1, 0\nli a2, 0\necall",
    ),
    ("service gate_atomic_add_i32 int int", "amoaddg.w {to}, {a}, ({b})"),
    ("service gate_atomic_add_i64 int int", "amoaddg.d {to}, {a}, ({b})"),
    ("service gate_atomic_and_i32 int int", "amoandg.w {to}, {a}, ({b})"),
    ("service gate_atomic_and_i64 int int", "amoandg.d {to}, {a}, ({b})"),
    ("service gate_atomic_or_i32 int int", "amoorg.w {to}, {a}, ({b})"),
    ("service gate_atomic_or_i64 int int", "amoorg.d {to}, {a}, ({b})"),
    ("service gate_atomic_xor_i32 int int", "amoxorg.w {to}, {a}, ({b})"),
    ("service gate_atomic_xor_i64 int int", "amoxorg.d {to}, {a}, ({b})"),
    ("service gate_atomic_swap_i32 int int", "amoswapg.w {to}, {a}, ({b})"),
    ("service gate_atomic_swap_i64 int int", "amoswapg.d {to}, {a}, ({b})"),
    ("service gate_atomic_smin_i32 int int", "amoming.w {to}, {a}, ({b})"),
    ("service gate_atomic_smin_i64 int int", "amoming.d {to}, {a}, ({b})"),
    ("service gate_atomic_smax_i32 int int", "amomaxg.w {to}, {a}, ({b})"),
    ("service gate_atomic_smax_i64 int int", "amomaxg.d {to}, {a}, ({b})"),
    ("service gate_atomic_umin_i32 int int", "amominug.w {to}, {a}, ({b})"),
    ("service gate_atomic_umin_i64 int int", "amominug.d {to}, {a}, ({b})"),
    ("service gate_atomic_umax_i32 int int", "amomaxug.w {to}, {a}, ({b})"),
    ("service gate_atomic_umax_i64 int int", "amomaxug.d {to}, {a}, ({b})"),
    ("copy vector", "fcmovm.ps {to}, {from}, {from}"),
    ("load vector", "flq2 {value}, {offset}({base})"),
    ("store vector", "fsq2 {value}, {offset}({base})"),
    ("copy mask", "maskand {to}, {from}, {from}"),
    ("constant mask", "mov.m.x {to}, zero, {number}"),
];
pub(crate) static TE45EAA3D: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x9001, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T3AC04B71: [u16; 32] = [
    15, 14, 13, 12, 11, 10, 16, 17, 0, 1, 2, 3, 4, 5, 6, 7, 28, 29, 30, 31, 8, 9, 18, 19,
    20, 21, 22, 23, 24, 25, 26, 27,
];
pub(crate) static TE3C8C919: [u16; 12] = [8, 9, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27];
pub(crate) static TF57261C0: [Bank; 2] = [
    Bank {
        name: "int",
        file: 7,
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
        file: 2,
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
pub(crate) static TD6970C2C: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x4201, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static TD236F36C: [Bank; 2] = [
    Bank {
        name: "int",
        file: 7,
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
        file: 2,
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
pub(crate) static TECAC061B: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x1201, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T7065FDE2: [Bank; 1] = [
    Bank {
        name: "int",
        file: 7,
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
pub(crate) static T1EB2D0DE: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x9002, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T0E1BAAB4: [Bank; 2] = [
    Bank {
        name: "int",
        file: 7,
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
        file: 2,
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
pub(crate) static T2AD46235: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x8002, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
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
pub(crate) static TFF63B427: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x4202, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T01545098: [Bank; 2] = [
    Bank {
        name: "int",
        file: 7,
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
        file: 2,
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
pub(crate) static TBF0D21D0: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x1202, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T0999D7C6: [Bank; 1] = [
    Bank {
        name: "int",
        file: 7,
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
pub(crate) static T68757AFA: [Convention; 11] = [
    Convention {
        name: "lp64_packed",
        doc: "Longs and pointers of 64 bits; floats in integer registers; vectors in packed registers, their masks in mask registers.",
        needs: Needs { any: &TA404CDA8 },
        stack: Some((7, 2)),
        approximate: false,
        align: 16,
        slot: 8,
        rows: None,
        keeps: &[],
        banks: &T9643CB97,
        texts: &T777B16C9,
    },
    Convention {
        name: "lp64d_a",
        doc: "The same as lp64d, with atomic accesses.",
        needs: Needs { any: &TE45EAA3D },
        stack: Some((7, 2)),
        approximate: false,
        align: 16,
        slot: 8,
        rows: None,
        keeps: &[],
        banks: &TF57261C0,
        texts: &T7B57B318,
    },
    Convention {
        name: "lp64d",
        doc: "Longs and pointers of 64 bits; floats in floating-point registers.",
        needs: Needs { any: &TECF361B6 },
        stack: Some((7, 2)),
        approximate: false,
        align: 16,
        slot: 8,
        rows: None,
        keeps: &[],
        banks: &TF57261C0,
        texts: &TBC600920,
    },
    Convention {
        name: "lp64f",
        doc: "Longs and pointers of 64 bits; floats of 32 bits in floating-point registers, doubles in integer registers.",
        needs: Needs { any: &TD6970C2C },
        stack: Some((7, 2)),
        approximate: false,
        align: 16,
        slot: 8,
        rows: None,
        keeps: &[],
        banks: &TD236F36C,
        texts: &TBF3B306D,
    },
    Convention {
        name: "lp64_a",
        doc: "The same as lp64, with atomic accesses.",
        needs: Needs { any: &TECAC061B },
        stack: Some((7, 2)),
        approximate: false,
        align: 16,
        slot: 8,
        rows: None,
        keeps: &[],
        banks: &T7065FDE2,
        texts: &TDAD6A54A,
    },
    Convention {
        name: "lp64",
        doc: "Longs and pointers of 64 bits; floats in integer registers.",
        needs: Needs { any: &T02BAEF48 },
        stack: Some((7, 2)),
        approximate: false,
        align: 16,
        slot: 8,
        rows: None,
        keeps: &[],
        banks: &T7065FDE2,
        texts: &TC2BF3832,
    },
    Convention {
        name: "ilp32d_a",
        doc: "The same as ilp32d, with atomic accesses.",
        needs: Needs { any: &T1EB2D0DE },
        stack: Some((7, 2)),
        approximate: false,
        align: 16,
        slot: 4,
        rows: None,
        keeps: &[],
        banks: &T0E1BAAB4,
        texts: &TCD8F1E88,
    },
    Convention {
        name: "ilp32d",
        doc: "Integers, longs and pointers of 32 bits; floats in floating-point registers.",
        needs: Needs { any: &T2AD46235 },
        stack: Some((7, 2)),
        approximate: false,
        align: 16,
        slot: 4,
        rows: None,
        keeps: &[],
        banks: &T0E1BAAB4,
        texts: &T04A955D6,
    },
    Convention {
        name: "ilp32f",
        doc: "Integers, longs and pointers of 32 bits; doubles in integer registers, other floats in floating-point registers.",
        needs: Needs { any: &TFF63B427 },
        stack: Some((7, 2)),
        approximate: false,
        align: 16,
        slot: 4,
        rows: None,
        keeps: &[],
        banks: &T01545098,
        texts: &TEE2A438B,
    },
    Convention {
        name: "ilp32_a",
        doc: "The same as ilp32, with atomic accesses.",
        needs: Needs { any: &TBF0D21D0 },
        stack: Some((7, 2)),
        approximate: false,
        align: 16,
        slot: 4,
        rows: None,
        keeps: &[],
        banks: &T0999D7C6,
        texts: &T17FC17CC,
    },
    Convention {
        name: "ilp32",
        doc: "Integers, longs and pointers of 32 bits; floats in integer registers.",
        needs: Needs { any: &TBC9269F3 },
        stack: Some((7, 2)),
        approximate: false,
        align: 16,
        slot: 4,
        rows: None,
        keeps: &[],
        banks: &T0999D7C6,
        texts: &T99E0CB42,
    },
];
pub(crate) static T10EE7671: [platform::Memory; 2] = [
    platform::Memory {
        name: "scratchpad",
        range: platform::Range {
            base: 0x80000000,
            size: 0x280000,
        },
        kind: platform::MemoryKind::Scratch,
    },
    platform::Memory {
        name: "dram",
        range: platform::Range {
            base: 0x8000000000,
            size: 0x10000000,
        },
        kind: platform::MemoryKind::Ram,
    },
];
pub(crate) static T958E1D16: [&str; 2] = ["_start", "main"];
pub(crate) static TAB0A2749: [platform::End; 3] = [
    platform::End {
        cause: platform::EndCause::State(platform::Watch {
            state: "csr.validation0",
            mask: 0xffffffffffffffff,
            is: 0x1feed000,
        }),
        when: &[],
        code: platform::Code::Is(0),
    },
    platform::End {
        cause: platform::EndCause::State(platform::Watch {
            state: "csr.validation0",
            mask: 0xffffffffffffffff,
            is: 0x50bad000,
        }),
        when: &[],
        code: platform::Code::Is(1),
    },
    platform::End {
        cause: platform::EndCause::State(platform::Watch {
            state: "csr.validation1",
            mask: 0xff000000000000ff,
            is: 0x100000000000004,
        }),
        when: &[],
        code: platform::Code::Is(0),
    },
];
pub(crate) static T8BF5BDD3: [platform::Print; 1] = [
    platform::Print {
        when: platform::Watch {
            state: "csr.validation1",
            mask: 0xff00000000000000,
            is: 0x100000000000000,
        },
    },
];
pub(crate) static T725170F5: [platform::Memory; 2] = [
    platform::Memory {
        name: "scratchpad",
        range: platform::Range {
            base: 0x80000000,
            size: 0x280000,
        },
        kind: platform::MemoryKind::Scratch,
    },
    platform::Memory {
        name: "dram",
        range: platform::Range {
            base: 0x8004000000,
            size: 0x10000000,
        },
        kind: platform::MemoryKind::Ram,
    },
];
pub(crate) static T4720FF0B: [(&str, u64); 6] = [
    ("priv", 0x0),
    ("csr.mstatus.FS", 0x3),
    ("X[2]", 0x80057fffe0),
    ("M[0]", 0xff),
    ("PmpCfg[0]", 0x1f),
    ("PmpAddr[0]", 0x3fffffffffffff),
];
pub(crate) static TBE5156B2: [(&str, u64); 2] = [("X[10]", 0x8), ("X[12]", 0x0)];
pub(crate) static T76593DB4: [(&str, u64); 1] = [("X[10]", 0x8)];
pub(crate) static TBFB979E3: [platform::End; 2] = [
    platform::End {
        cause: platform::EndCause::Trap("UserEcall"),
        when: &TBE5156B2,
        code: platform::Code::State("X[11]"),
    },
    platform::End {
        cause: platform::EndCause::Trap("UserEcall"),
        when: &T76593DB4,
        code: platform::Code::Is(1),
    },
];
pub(crate) static T9E80FBF0: [platform::Platform; 2] = [
    platform::Platform {
        name: "minion",
        doc: "A hart of the ET-SoC-1 in M mode",
        needs: Needs { any: &TA404CDA8 },
        harts: 1,
        memory: &T10EE7671,
        devices: &[],
        elf: Some(platform::Elf {
            machine: 243,
            class: None,
            flags: 0,
            attributes: Some((".riscv.attributes", "riscv", 5)),
            entry: &T958E1D16,
        }),
        entry: 0x8000001000,
        state: &[],
        ends: &TAB0A2749,
        prints: &T8BF5BDD3,
        data: Some(1),
        idle: None,
        host: None,
        group: None,
    },
    platform::Platform {
        name: "kernel",
        doc: "A kernel in U mode, as firmware launches it",
        needs: Needs { any: &TA404CDA8 },
        harts: 1,
        memory: &T725170F5,
        devices: &[],
        elf: Some(platform::Elf {
            machine: 243,
            class: None,
            flags: 0,
            attributes: Some((".riscv.attributes", "riscv", 5)),
            entry: &T958E1D16,
        }),
        entry: 0x8005801000,
        state: &T4720FF0B,
        ends: &TBFB979E3,
        prints: &T8BF5BDD3,
        data: Some(1),
        idle: None,
        host: None,
        group: None,
    },
];
pub(crate) static TCBBD77E8: [(&str, u16); 2] = [("tensor", 1), ("cache", 1)];
pub(crate) static T5DF7B57C: [timing::Class; 7] = [
    timing::Class {
        name: "load0",
        flag: None,
        fill: "tensor_wait 0",
    },
    timing::Class {
        name: "load1",
        flag: None,
        fill: "tensor_wait 1",
    },
    timing::Class {
        name: "l2load0",
        flag: None,
        fill: "tensor_wait 2",
    },
    timing::Class {
        name: "l2load1",
        flag: None,
        fill: "tensor_wait 3",
    },
    timing::Class {
        name: "fma",
        flag: None,
        fill: "tensor_wait 7",
    },
    timing::Class {
        name: "store",
        flag: None,
        fill: "tensor_wait 8",
    },
    timing::Class {
        name: "quant",
        flag: None,
        fill: "tensor_wait 10",
    },
];
pub(crate) static T8BE660A4: [&[u8]; 1] = [&TCF08F83F];
pub(crate) static T89C4CEA8: [(&str, timing::Expr); 1] = [("", timing::Expr::Num(3))];
pub(crate) static T1E7C9505: [&[u8]; 1] = [&T930C6B62];
pub(crate) static T2CA47661: [timing::Term; 4] = [
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Element(4, timing::Expr::Name(timing::Side::Own, "aline")),
        name: "A",
        count: Some(
            timing::Expr::Bin(
                BinOp::Add,
                &timing::Expr::Name(timing::Side::Own, "last_row"),
                &timing::Expr::Num(1),
            ),
        ),
        at: None,
        width: None,
        when: None,
        reads: None,
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Element(4, timing::Expr::Name(timing::Side::Own, "bline")),
        name: "B",
        count: Some(
            timing::Expr::Bin(
                BinOp::Add,
                &timing::Expr::Name(timing::Side::Own, "last_k"),
                &timing::Expr::Num(1),
            ),
        ),
        at: None,
        width: None,
        when: Some(
            timing::Expr::Un(UnOp::Not, &timing::Expr::Name(timing::Side::Own, "tenb")),
        ),
        reads: None,
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Element(5, timing::Expr::Num(0)),
        name: "B",
        count: Some(
            timing::Expr::Bin(
                BinOp::Add,
                &timing::Expr::Name(timing::Side::Own, "last_k"),
                &timing::Expr::Num(1),
            ),
        ),
        at: None,
        width: None,
        when: Some(timing::Expr::Name(timing::Side::Own, "tenb")),
        reads: None,
    },
    timing::Term {
        dir: Dir::InOut,
        place: timing::Place::Element(2, timing::Expr::Num(0)),
        name: "C",
        count: Some(
            timing::Expr::Bin(
                BinOp::Add,
                &timing::Expr::Bin(
                    BinOp::Mul,
                    &timing::Expr::Num(2),
                    &timing::Expr::Name(timing::Side::Own, "last_row"),
                ),
                &timing::Expr::Num(2),
            ),
        ),
        at: None,
        width: None,
        when: None,
        reads: None,
    },
];
pub(crate) static T6585D2A2: [(timing::Wait, Option<timing::Expr>); 1] = [
    (timing::Wait::Class(4), None),
];
pub(crate) static T6EBD79FF: [timing::Term; 5] = [
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Element(4, timing::Expr::Name(timing::Side::Own, "aline")),
        name: "A",
        count: Some(
            timing::Expr::Bin(
                BinOp::Add,
                &timing::Expr::Name(timing::Side::Own, "last_row"),
                &timing::Expr::Num(1),
            ),
        ),
        at: None,
        width: None,
        when: None,
        reads: None,
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Element(4, timing::Expr::Name(timing::Side::Own, "bline")),
        name: "B",
        count: Some(
            timing::Expr::Bin(
                BinOp::Add,
                &timing::Expr::Name(timing::Side::Own, "last_k"),
                &timing::Expr::Num(1),
            ),
        ),
        at: None,
        width: None,
        when: Some(
            timing::Expr::Un(UnOp::Not, &timing::Expr::Name(timing::Side::Own, "tenb")),
        ),
        reads: None,
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Element(5, timing::Expr::Num(0)),
        name: "B",
        count: Some(
            timing::Expr::Bin(
                BinOp::Add,
                &timing::Expr::Name(timing::Side::Own, "last_k"),
                &timing::Expr::Num(1),
            ),
        ),
        at: None,
        width: None,
        when: Some(timing::Expr::Name(timing::Side::Own, "tenb")),
        reads: None,
    },
    timing::Term {
        dir: Dir::InOut,
        place: timing::Place::Element(6, timing::Expr::Num(0)),
        name: "sums",
        count: Some(
            timing::Expr::Bin(
                BinOp::Add,
                &timing::Expr::Bin(
                    BinOp::Mul,
                    &timing::Expr::Num(2),
                    &timing::Expr::Name(timing::Side::Own, "last_row"),
                ),
                &timing::Expr::Num(2),
            ),
        ),
        at: None,
        width: None,
        when: None,
        reads: None,
    },
    timing::Term {
        dir: Dir::Out,
        place: timing::Place::Element(2, timing::Expr::Num(0)),
        name: "C",
        count: Some(
            timing::Expr::Bin(
                BinOp::Add,
                &timing::Expr::Bin(
                    BinOp::Mul,
                    &timing::Expr::Num(2),
                    &timing::Expr::Name(timing::Side::Own, "last_row"),
                ),
                &timing::Expr::Num(2),
            ),
        ),
        at: None,
        width: None,
        when: Some(timing::Expr::Name(timing::Side::Own, "to")),
        reads: None,
    },
];
pub(crate) static T5747BC86: [timing::Member; 1] = [timing::Member::Range(4, 7)];
pub(crate) static TB7AFE6A0: [timing::Term; 2] = [
    timing::Term {
        dir: Dir::InOut,
        place: timing::Place::Element(2, timing::Expr::Name(timing::Side::Own, "freg")),
        name: "C",
        count: Some(
            timing::Expr::Bin(
                BinOp::Add,
                &timing::Expr::Bin(
                    BinOp::Mul,
                    &timing::Expr::Num(2),
                    &timing::Expr::Name(timing::Side::Own, "last_row"),
                ),
                &timing::Expr::Num(2),
            ),
        ),
        at: None,
        width: None,
        when: None,
        reads: None,
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Element(4, timing::Expr::Name(timing::Side::Own, "line")),
        name: "vectors",
        count: Some(
            timing::Expr::Bin(
                BinOp::Add,
                &timing::Expr::Bin(
                    BinOp::Add,
                    &timing::Expr::Bin(
                        BinOp::Add,
                        &timing::Expr::Bin(
                            BinOp::Add,
                            &timing::Expr::Bin(
                                BinOp::Add,
                                &timing::Expr::Bin(
                                    BinOp::Add,
                                    &timing::Expr::Bin(
                                        BinOp::Add,
                                        &timing::Expr::Bin(
                                            BinOp::Add,
                                            &timing::Expr::Bin(
                                                BinOp::Add,
                                                &timing::Expr::In(
                                                    &timing::Expr::Bits(
                                                        &timing::Expr::Name(timing::Side::Own, "ops"),
                                                        3,
                                                        0,
                                                    ),
                                                    &T5747BC86,
                                                ),
                                                &timing::Expr::In(
                                                    &timing::Expr::Bits(
                                                        &timing::Expr::Name(timing::Side::Own, "ops"),
                                                        7,
                                                        4,
                                                    ),
                                                    &T5747BC86,
                                                ),
                                            ),
                                            &timing::Expr::In(
                                                &timing::Expr::Bits(
                                                    &timing::Expr::Name(timing::Side::Own, "ops"),
                                                    11,
                                                    8,
                                                ),
                                                &T5747BC86,
                                            ),
                                        ),
                                        &timing::Expr::In(
                                            &timing::Expr::Bits(
                                                &timing::Expr::Name(timing::Side::Own, "ops"),
                                                15,
                                                12,
                                            ),
                                            &T5747BC86,
                                        ),
                                    ),
                                    &timing::Expr::In(
                                        &timing::Expr::Bits(
                                            &timing::Expr::Name(timing::Side::Own, "ops"),
                                            19,
                                            16,
                                        ),
                                        &T5747BC86,
                                    ),
                                ),
                                &timing::Expr::In(
                                    &timing::Expr::Bits(
                                        &timing::Expr::Name(timing::Side::Own, "ops"),
                                        23,
                                        20,
                                    ),
                                    &T5747BC86,
                                ),
                            ),
                            &timing::Expr::In(
                                &timing::Expr::Bits(
                                    &timing::Expr::Name(timing::Side::Own, "ops"),
                                    27,
                                    24,
                                ),
                                &T5747BC86,
                            ),
                        ),
                        &timing::Expr::In(
                            &timing::Expr::Bits(
                                &timing::Expr::Name(timing::Side::Own, "ops"),
                                31,
                                28,
                            ),
                            &T5747BC86,
                        ),
                    ),
                    &timing::Expr::In(
                        &timing::Expr::Bits(
                            &timing::Expr::Name(timing::Side::Own, "ops"),
                            35,
                            32,
                        ),
                        &T5747BC86,
                    ),
                ),
                &timing::Expr::In(
                    &timing::Expr::Bits(
                        &timing::Expr::Name(timing::Side::Own, "ops"),
                        39,
                        36,
                    ),
                    &T5747BC86,
                ),
            ),
        ),
        at: None,
        width: None,
        when: None,
        reads: None,
    },
];
pub(crate) static TE35FA88A: [(timing::Wait, Option<timing::Expr>); 2] = [
    (
        timing::Wait::Class(0),
        Some(
            timing::Expr::Bin(
                BinOp::Eq,
                &timing::Expr::Name(timing::Side::Own, "slot"),
                &timing::Expr::Num(0),
            ),
        ),
    ),
    (timing::Wait::Class(1), None),
];
pub(crate) static T84B9DC4C: [timing::Term; 1] = [
    timing::Term {
        dir: Dir::Out,
        place: timing::Place::Element(4, timing::Expr::Name(timing::Side::Own, "line")),
        name: "lines",
        count: Some(
            timing::Expr::Bin(
                BinOp::Add,
                &timing::Expr::Name(timing::Side::Own, "last_row"),
                &timing::Expr::Num(1),
            ),
        ),
        at: None,
        width: None,
        when: None,
        reads: None,
    },
];
pub(crate) static T2929DAE4: [timing::Term; 1] = [
    timing::Term {
        dir: Dir::Out,
        place: timing::Place::Element(5, timing::Expr::Num(0)),
        name: "B",
        count: Some(
            timing::Expr::Bin(
                BinOp::Add,
                &timing::Expr::Name(timing::Side::Own, "last_row"),
                &timing::Expr::Num(1),
            ),
        ),
        at: None,
        width: None,
        when: None,
        reads: None,
    },
];
pub(crate) static T330C33E6: [(timing::Wait, Option<timing::Expr>); 2] = [
    (
        timing::Wait::Class(2),
        Some(
            timing::Expr::Bin(
                BinOp::Eq,
                &timing::Expr::Name(timing::Side::Own, "slot"),
                &timing::Expr::Num(0),
            ),
        ),
    ),
    (timing::Wait::Class(3), None),
];
pub(crate) static T909C51D0: [timing::Term; 1] = [
    timing::Term {
        dir: Dir::In,
        place: timing::Place::File(2),
        name: "C",
        count: None,
        at: None,
        width: None,
        when: None,
        reads: None,
    },
];
pub(crate) static T2BE193A3: [timing::Term; 1] = [
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Element(4, timing::Expr::Name(timing::Side::Own, "line")),
        name: "lines",
        count: Some(
            timing::Expr::Bin(
                BinOp::Add,
                &timing::Expr::Bin(
                    BinOp::Mul,
                    &timing::Expr::Name(timing::Side::Own, "last_row"),
                    &timing::Expr::Bin(
                        BinOp::Add,
                        &timing::Expr::Name(timing::Side::Own, "inc"),
                        &timing::Expr::Num(1),
                    ),
                ),
                &timing::Expr::Num(1),
            ),
        ),
        at: None,
        width: None,
        when: None,
        reads: None,
    },
];
pub(crate) static T4E79EAA7: [(u8, Option<timing::Expr>); 7] = [
    (
        0,
        Some(
            timing::Expr::Bin(
                BinOp::Eq,
                &timing::Expr::Name(timing::Side::Own, "event"),
                &timing::Expr::Num(0),
            ),
        ),
    ),
    (
        1,
        Some(
            timing::Expr::Bin(
                BinOp::Eq,
                &timing::Expr::Name(timing::Side::Own, "event"),
                &timing::Expr::Num(1),
            ),
        ),
    ),
    (
        2,
        Some(
            timing::Expr::Bin(
                BinOp::Eq,
                &timing::Expr::Name(timing::Side::Own, "event"),
                &timing::Expr::Num(2),
            ),
        ),
    ),
    (
        3,
        Some(
            timing::Expr::Bin(
                BinOp::Eq,
                &timing::Expr::Name(timing::Side::Own, "event"),
                &timing::Expr::Num(3),
            ),
        ),
    ),
    (
        4,
        Some(
            timing::Expr::Bin(
                BinOp::Eq,
                &timing::Expr::Name(timing::Side::Own, "event"),
                &timing::Expr::Num(7),
            ),
        ),
    ),
    (
        5,
        Some(
            timing::Expr::Bin(
                BinOp::Eq,
                &timing::Expr::Name(timing::Side::Own, "event"),
                &timing::Expr::Num(8),
            ),
        ),
    ),
    (
        6,
        Some(
            timing::Expr::Bin(
                BinOp::Eq,
                &timing::Expr::Name(timing::Side::Own, "event"),
                &timing::Expr::Num(10),
            ),
        ),
    ),
];
pub(crate) static TCF2DB411: [(&str, timing::Expr); 1] = [("", timing::Expr::Num(20))];
pub(crate) static TAAF5BD3E: [(&str, timing::Expr); 1] = [("", timing::Expr::Num(5))];
pub(crate) static TA432E084: [(&str, timing::Expr); 1] = [("", timing::Expr::Num(7))];
pub(crate) static T8C518F14: [(&str, timing::Expr); 1] = [("", timing::Expr::Num(25))];
pub(crate) static TCCE513BF: [(&str, timing::Expr); 1] = [("", timing::Expr::Num(4))];
pub(crate) static T60A88F76: [timing::Keys; 18] = [
    timing::Keys {
        units: &T8BE660A4,
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        latency: &T89C4CEA8,
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        units: &T1E7C9505,
        late: Some(4),
        footprint: Some(&T2CA47661),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        units: &T1E7C9505,
        wait: &T6585D2A2,
        late: Some(4),
        footprint: Some(&T6EBD79FF),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        units: &T1E7C9505,
        late: Some(6),
        footprint: Some(&TB7AFE6A0),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        units: &T1E7C9505,
        wait: &TE35FA88A,
        footprint: Some(&T84B9DC4C),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        units: &T1E7C9505,
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        units: &T1E7C9505,
        footprint: Some(&T2929DAE4),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        units: &T1E7C9505,
        wait: &T330C33E6,
        footprint: Some(&[]),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        units: &T1E7C9505,
        late: Some(5),
        footprint: Some(&T909C51D0),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        units: &T1E7C9505,
        late: Some(5),
        footprint: Some(&T2BE193A3),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        units: &T1E7C9505,
        clears: &T4E79EAA7,
        footprint: Some(&[]),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        latency: &TCF2DB411,
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        latency: &TAAF5BD3E,
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
        latency: &TCCE513BF,
        ..timing::Keys::DEFAULT
    },
];
pub(crate) static T50ABC181: [(u16, u16); 30] = [
    (0, 0),
    (13, 1),
    (49, 2),
    (50, 1),
    (224, 3),
    (226, 4),
    (227, 5),
    (228, 6),
    (234, 7),
    (235, 8),
    (236, 9),
    (237, 10),
    (238, 11),
    (239, 12),
    (240, 7),
    (242, 1),
    (276, 2),
    (283, 1),
    (301, 2),
    (303, 13),
    (311, 2),
    (314, 14),
    (336, 15),
    (345, 16),
    (351, 2),
    (366, 17),
    (375, 15),
    (387, 17),
    (417, 2),
    (429, 1),
];
pub(crate) static TA0E7F363: [u16; 5] = [224, 225, 226, 227, 237];
pub(crate) static TA9A9029B: [timing::Pair; 1] = [
    timing::Pair {
        from: &TA0E7F363,
        to: &TA0E7F363,
        results: &[],
        operands: &[],
        dep: None,
        when: None,
        latency: None,
        add: None,
        whole: false,
        wait: Some(timing::Wait::Hardware),
    },
];
pub(crate) static T7AADD05B: [timing::Keys; 15] = [
    timing::Keys {
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        latency: &T89C4CEA8,
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        footprint: Some(&T2CA47661),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        footprint: Some(&T6EBD79FF),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        footprint: Some(&TB7AFE6A0),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        footprint: Some(&T84B9DC4C),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        footprint: Some(&T2929DAE4),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        footprint: Some(&[]),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        footprint: Some(&T909C51D0),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        footprint: Some(&T2BE193A3),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        latency: &TCF2DB411,
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        latency: &TAAF5BD3E,
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
        latency: &TCCE513BF,
        ..timing::Keys::DEFAULT
    },
];
pub(crate) static TA593013D: [(u16, u16); 28] = [
    (0, 0),
    (49, 1),
    (50, 0),
    (224, 2),
    (226, 3),
    (227, 4),
    (228, 5),
    (234, 0),
    (235, 6),
    (236, 7),
    (237, 8),
    (238, 9),
    (239, 7),
    (240, 0),
    (276, 1),
    (283, 0),
    (301, 1),
    (303, 10),
    (311, 1),
    (314, 11),
    (336, 12),
    (345, 13),
    (351, 1),
    (366, 14),
    (375, 12),
    (387, 14),
    (417, 1),
    (429, 0),
];
pub(crate) static TEB130E6B: [timing::Core; 2] = [
    timing::Core {
        name: "tensor",
        doc: "",
        issue: 1,
        units: &TCBBD77E8,
        classes: &T5DF7B57C,
        fill: &[],
        pieces: &[],
        given: &[],
        keys: &T60A88F76,
        of: &T50ABC181,
        other: 1,
        pairs: &TA9A9029B,
    },
    timing::Core {
        name: "",
        doc: "",
        issue: 1,
        units: &[],
        classes: &[],
        fill: &[],
        pieces: &[],
        given: &[],
        keys: &T7AADD05B,
        of: &TA593013D,
        other: 0,
        pairs: &[],
    },
];
