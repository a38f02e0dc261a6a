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
    name: "ir3",
    word_bits: &TBC1739A9,
    features: &T7AC6221F,
    params: &[],
    settings: &T9951DDE3,
    targets: &T465FCA81,
    letters: &[],
    default_target: 3,
    files: &TBF3A0F9A,
    kinds: &T2268F0B5,
    name_needs: &[],
    ops: &OPS,
    flows: variants::Flows::known(VARIANTS, &TE67B15CE),
    aliases: &[],
    macros: &[],
    relocs: &[],
    causes: &TEAE73AEE,
    transports: &[],
    environment: &T8ADC7DFE,
    conventions: &T5A797A7A,
    platforms: &T5560BD95,
    cores: &T01C08FCB,
    mirror: None,
    hash: "1b4d1866110dbacd",
};
static OPS: [Op; 232usize] = [
    crate::ir3::NOP,
    crate::ir3::END,
    crate::ir3::SHPE,
    crate::ir3::PREDE,
    crate::ir3::RET,
    crate::ir3::EMIT,
    crate::ir3::CUT,
    crate::ir3::CHMASK,
    crate::ir3::CHSH,
    crate::ir3::FLOW_REV,
    crate::ir3::KILL,
    crate::ir3::PREDT,
    crate::ir3::PREDF,
    crate::ir3::JUMP,
    crate::ir3::CALL,
    crate::ir3::GETONE,
    crate::ir3::SHPS,
    crate::ir3::BKT,
    crate::ir3::GETLAST,
    crate::ir3::BR,
    crate::ir3::BANY,
    crate::ir3::BALL,
    crate::ir3::BRAO,
    crate::ir3::BRAA,
    crate::ir3::BRAC,
    crate::ir3::BRAX,
    crate::ir3::MOV,
    crate::ir3::COV,
    crate::ir3::MOVA,
    crate::ir3::MOVA1,
    crate::ir3::SWZ,
    crate::ir3::GAT,
    crate::ir3::SCT,
    crate::ir3::MOVMSK,
    crate::ir3::ADD_F,
    crate::ir3::MIN_F,
    crate::ir3::MAX_F,
    crate::ir3::MUL_F,
    crate::ir3::ADD_U,
    crate::ir3::ADD_S,
    crate::ir3::SUB_U,
    crate::ir3::SUB_S,
    crate::ir3::MIN_U,
    crate::ir3::MIN_S,
    crate::ir3::MAX_U,
    crate::ir3::MAX_S,
    crate::ir3::AND_B,
    crate::ir3::OR_B,
    crate::ir3::XOR_B,
    crate::ir3::MUL_U24,
    crate::ir3::MUL_S24,
    crate::ir3::MULL_U,
    crate::ir3::SHL_B,
    crate::ir3::SHR_B,
    crate::ir3::ASHR_B,
    crate::ir3::GETBIT_B,
    crate::ir3::MGEN_B,
    crate::ir3::SHB,
    crate::ir3::MSAD,
    crate::ir3::CMPS_F,
    crate::ir3::CMPV_F,
    crate::ir3::CMPS_U,
    crate::ir3::CMPS_S,
    crate::ir3::CMPV_U,
    crate::ir3::CMPV_S,
    crate::ir3::SIGN_F,
    crate::ir3::ABSNEG_F,
    crate::ir3::FLOOR_F,
    crate::ir3::CEIL_F,
    crate::ir3::RNDNE_F,
    crate::ir3::RNDAZ_F,
    crate::ir3::TRUNC_F,
    crate::ir3::ABSNEG_S,
    crate::ir3::NOT_B,
    crate::ir3::BFREV_B,
    crate::ir3::CLZ_S,
    crate::ir3::CLZ_B,
    crate::ir3::CBITS_B,
    crate::ir3::SETRM,
    crate::ir3::BARY_F,
    crate::ir3::FLAT_B,
    crate::ir3::MAD_U16,
    crate::ir3::MADSH_U16,
    crate::ir3::MAD_S16,
    crate::ir3::MADSH_M16,
    crate::ir3::MAD_U24,
    crate::ir3::MAD_S24,
    crate::ir3::MAD_F16,
    crate::ir3::MAD_F32,
    crate::ir3::SEL_B16,
    crate::ir3::SEL_B32,
    crate::ir3::SEL_S16,
    crate::ir3::SEL_S32,
    crate::ir3::SEL_F16,
    crate::ir3::SEL_F32,
    crate::ir3::SAD_S16,
    crate::ir3::SAD_S32,
    crate::ir3::SHRM,
    crate::ir3::SHLM,
    crate::ir3::SHRG,
    crate::ir3::SHLG,
    crate::ir3::ANDG,
    crate::ir3::DP2ACC,
    crate::ir3::DP4ACC,
    crate::ir3::WMM,
    crate::ir3::WMM_ACCU,
    crate::ir3::RCP,
    crate::ir3::RSQ,
    crate::ir3::LOG2,
    crate::ir3::EXP2,
    crate::ir3::SIN,
    crate::ir3::COS,
    crate::ir3::SQRT,
    crate::ir3::HRSQ,
    crate::ir3::HLOG2,
    crate::ir3::HEXP2,
    crate::ir3::ISAM,
    crate::ir3::ISAML,
    crate::ir3::ISAMM,
    crate::ir3::SAM,
    crate::ir3::SAMB,
    crate::ir3::SAML,
    crate::ir3::SAMGQ,
    crate::ir3::GETLOD,
    crate::ir3::GETSIZE,
    crate::ir3::GETBUF,
    crate::ir3::GETINFO,
    crate::ir3::GATHER4R,
    crate::ir3::GATHER4G,
    crate::ir3::GATHER4B,
    crate::ir3::GATHER4A,
    crate::ir3::SAMGP0,
    crate::ir3::SAMGP1,
    crate::ir3::SAMGP2,
    crate::ir3::SAMGP3,
    crate::ir3::CONV,
    crate::ir3::CONVM,
    crate::ir3::GETPOS,
    crate::ir3::RGETPOS,
    crate::ir3::RGETINFO,
    crate::ir3::DSX,
    crate::ir3::DSY,
    crate::ir3::DSXPP_1,
    crate::ir3::DSYPP_1,
    crate::ir3::BRCST_ACTIVE,
    crate::ir3::QUAD_SHUFFLE_BRCST,
    crate::ir3::QUAD_SHUFFLE_HORIZ,
    crate::ir3::QUAD_SHUFFLE_VERT,
    crate::ir3::QUAD_SHUFFLE_DIAG,
    crate::ir3::LDG,
    crate::ir3::LDL,
    crate::ir3::LDP,
    crate::ir3::LDLW,
    crate::ir3::STG,
    crate::ir3::STL,
    crate::ir3::STP,
    crate::ir3::STLW,
    crate::ir3::LDLV,
    crate::ir3::LDG_A,
    crate::ir3::STG_A,
    crate::ir3::STC,
    crate::ir3::RESINFO,
    crate::ir3::LDGB,
    crate::ir3::LDGB_A5XX,
    crate::ir3::LDIB,
    crate::ir3::STGB,
    crate::ir3::STGB_A5XX,
    crate::ir3::STIB,
    crate::ir3::STIB_A5XX,
    crate::ir3::ATOMIC_ADD,
    crate::ir3::ATOMIC_SUB,
    crate::ir3::ATOMIC_XCHG,
    crate::ir3::ATOMIC_INC,
    crate::ir3::ATOMIC_DEC,
    crate::ir3::ATOMIC_CMPXCHG,
    crate::ir3::ATOMIC_MIN,
    crate::ir3::ATOMIC_MAX,
    crate::ir3::ATOMIC_AND,
    crate::ir3::ATOMIC_OR,
    crate::ir3::ATOMIC_XOR,
    crate::ir3::ATOMIC_S_ADD,
    crate::ir3::ATOMIC_S_ADD_A5XX,
    crate::ir3::ATOMIC_S_SUB,
    crate::ir3::ATOMIC_S_SUB_A5XX,
    crate::ir3::ATOMIC_S_XCHG,
    crate::ir3::ATOMIC_S_XCHG_A5XX,
    crate::ir3::ATOMIC_S_INC,
    crate::ir3::ATOMIC_S_INC_A5XX,
    crate::ir3::ATOMIC_S_DEC,
    crate::ir3::ATOMIC_S_DEC_A5XX,
    crate::ir3::ATOMIC_S_CMPXCHG,
    crate::ir3::ATOMIC_S_CMPXCHG_A5XX,
    crate::ir3::ATOMIC_S_MIN,
    crate::ir3::ATOMIC_S_MIN_A5XX,
    crate::ir3::ATOMIC_S_MAX,
    crate::ir3::ATOMIC_S_MAX_A5XX,
    crate::ir3::ATOMIC_S_AND,
    crate::ir3::ATOMIC_S_AND_A5XX,
    crate::ir3::ATOMIC_S_OR,
    crate::ir3::ATOMIC_S_OR_A5XX,
    crate::ir3::ATOMIC_S_XOR,
    crate::ir3::ATOMIC_S_XOR_A5XX,
    crate::ir3::ATOMIC_G_ADD,
    crate::ir3::ATOMIC_G_SUB,
    crate::ir3::ATOMIC_G_XCHG,
    crate::ir3::ATOMIC_G_INC,
    crate::ir3::ATOMIC_G_DEC,
    crate::ir3::ATOMIC_G_CMPXCHG,
    crate::ir3::ATOMIC_G_MIN,
    crate::ir3::ATOMIC_G_MAX,
    crate::ir3::ATOMIC_G_AND,
    crate::ir3::ATOMIC_G_OR,
    crate::ir3::ATOMIC_G_XOR,
    crate::ir3::ATOMIC_B_ADD,
    crate::ir3::ATOMIC_B_SUB,
    crate::ir3::ATOMIC_B_XCHG,
    crate::ir3::ATOMIC_B_CMPXCHG,
    crate::ir3::ATOMIC_B_MIN,
    crate::ir3::ATOMIC_B_MAX,
    crate::ir3::ATOMIC_B_AND,
    crate::ir3::ATOMIC_B_OR,
    crate::ir3::ATOMIC_B_XOR,
    crate::ir3::LDIB_B,
    crate::ir3::STIB_B,
    crate::ir3::RESINFO_B,
    crate::ir3::LDC,
    crate::ir3::LDC_K,
    crate::ir3::GETSPID,
    crate::ir3::GETWID,
    crate::ir3::GETFIBERID,
    crate::ir3::BAR,
    crate::ir3::FENCE,
];
pub(crate) static TBC1739A9: [u16; 1] = [64];
pub(crate) static TACB61983: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x0, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T7AC6221F: [Feature; 5] = [
    Feature {
        name: "a3xx",
        doc: "a generation",
        requires: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0xe, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "a4xx",
        doc: "a generation",
        requires: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0xd, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "a5xx",
        doc: "a generation",
        requires: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0xb, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "a6xx",
        doc: "a generation",
        requires: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x7, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "ir3",
        doc: "everything",
        requires: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        implied: Some(&Needs { any: &TACB61983 }),
    },
];
pub(crate) static T1C651AF9: [i64; 2] = [0, 1];
pub(crate) static T9951DDE3: [Setting; 1] = [
    Setting {
        name: "flush_denormals",
        doc: "1: float operations read denormals as zeros, and give zeros for them; 0: denormals keep their value",
        values: &T1C651AF9,
        default: 1,
        least: &[],
        most: &[],
    },
];
pub(crate) static TA9811307: [(u32, u32, u16); 1] = [(0x0, 0x0, 64)];
pub(crate) static T4AF91ED9: [u32; 43] = [
    0x33d0536, 0x320131, 0x280325, 0x320131, 0x320131, 0x320131, 0x0, 0x360135, 0x360135,
    0x360135, 0x360135, 0x360135, 0x360135, 0x360135, 0x360135, 0x360135, 0x360135,
    0x360135, 0x360135, 0x360135, 0x360135, 0x360135, 0x360135, 0x360135, 0x360135,
    0x360135, 0x360135, 0x360135, 0x360135, 0x360135, 0x360135, 0x360135, 0x10100,
    0x10100, 0x10100, 0x10100, 0x10100, 0x10100, 0x10100, 0x10100, 0x10100, 0x10100,
    0x10100,
];
pub(crate) static TD4250AE2: [u32; 44] = [
    0x33d0536, 0x320131, 0x280325, 0x320131, 0x320131, 0x320131, 0x0, 0x2a0228, 0x360135,
    0x360135, 0x360135, 0x360135, 0x360135, 0x360135, 0x360135, 0x360135, 0x360135,
    0x360135, 0x360135, 0x360135, 0x360135, 0x360135, 0x360135, 0x360135, 0x360135,
    0x360135, 0x360135, 0x360135, 0x360135, 0x360135, 0x360135, 0x360135, 0x360135,
    0x350134, 0x350134, 0x350134, 0x350134, 0x350134, 0x350134, 0x350134, 0x350134,
    0x350134, 0x350134, 0x350134,
];
pub(crate) static T3AA50C3E: [u32; 57] = [
    0x33d0536, 0x320131, 0x280325, 0x320131, 0x320131, 0x320131, 0x320131, 0x0, 0x2a0228,
    0x360135, 0x360135, 0x360135, 0x360135, 0x360135, 0x360135, 0x360135, 0x360135,
    0x360135, 0x360135, 0x360135, 0x360135, 0x360135, 0x360135, 0x360135, 0x360135,
    0x360135, 0x1350132, 0x360135, 0x360135, 0x360135, 0xe010d, 0xe010d, 0xe010d,
    0xe010d, 0xe010d, 0x12e010d, 0x12a010d, 0x360135, 0x360135, 0x360135, 0x360135,
    0x1350213, 0x135060e, 0x170116, 0x350134, 0x350134, 0x350134, 0x350134, 0x350134,
    0x350134, 0x350134, 0x350134, 0x350134, 0x350134, 0x350134, 0x350134, 0x350134,
];
pub(crate) static T465FCA81: [Target; 4] = [
    Target {
        name: "a320",
        doc: "third generation: half registers of their own",
        features: FeatureSet([0x11, 0x0, 0x0, 0x0]),
        lengths: &TA9811307,
        core: Some(0),
        keys: &T4AF91ED9,
    },
    Target {
        name: "a420",
        doc: "fourth generation",
        features: FeatureSet([0x12, 0x0, 0x0, 0x0]),
        lengths: &TA9811307,
        core: Some(0),
        keys: &T4AF91ED9,
    },
    Target {
        name: "a540",
        doc: "fifth generation: 64-bit addresses, shared registers",
        features: FeatureSet([0x14, 0x0, 0x0, 0x0]),
        lengths: &TA9811307,
        core: Some(1),
        keys: &TD4250AE2,
    },
    Target {
        name: "a630",
        doc: "sixth generation: half registers are halves of full ones",
        features: FeatureSet([0x18, 0x0, 0x0, 0x0]),
        lengths: &TA9811307,
        core: Some(2),
        keys: &T3AA50C3E,
    },
];
pub(crate) static TB24CD746: [&str; 256] = [
    "r0.x",
    "r0.y",
    "r0.z",
    "r0.w",
    "r1.x",
    "r1.y",
    "r1.z",
    "r1.w",
    "r2.x",
    "r2.y",
    "r2.z",
    "r2.w",
    "r3.x",
    "r3.y",
    "r3.z",
    "r3.w",
    "r4.x",
    "r4.y",
    "r4.z",
    "r4.w",
    "r5.x",
    "r5.y",
    "r5.z",
    "r5.w",
    "r6.x",
    "r6.y",
    "r6.z",
    "r6.w",
    "r7.x",
    "r7.y",
    "r7.z",
    "r7.w",
    "r8.x",
    "r8.y",
    "r8.z",
    "r8.w",
    "r9.x",
    "r9.y",
    "r9.z",
    "r9.w",
    "r10.x",
    "r10.y",
    "r10.z",
    "r10.w",
    "r11.x",
    "r11.y",
    "r11.z",
    "r11.w",
    "r12.x",
    "r12.y",
    "r12.z",
    "r12.w",
    "r13.x",
    "r13.y",
    "r13.z",
    "r13.w",
    "r14.x",
    "r14.y",
    "r14.z",
    "r14.w",
    "r15.x",
    "r15.y",
    "r15.z",
    "r15.w",
    "r16.x",
    "r16.y",
    "r16.z",
    "r16.w",
    "r17.x",
    "r17.y",
    "r17.z",
    "r17.w",
    "r18.x",
    "r18.y",
    "r18.z",
    "r18.w",
    "r19.x",
    "r19.y",
    "r19.z",
    "r19.w",
    "r20.x",
    "r20.y",
    "r20.z",
    "r20.w",
    "r21.x",
    "r21.y",
    "r21.z",
    "r21.w",
    "r22.x",
    "r22.y",
    "r22.z",
    "r22.w",
    "r23.x",
    "r23.y",
    "r23.z",
    "r23.w",
    "r24.x",
    "r24.y",
    "r24.z",
    "r24.w",
    "r25.x",
    "r25.y",
    "r25.z",
    "r25.w",
    "r26.x",
    "r26.y",
    "r26.z",
    "r26.w",
    "r27.x",
    "r27.y",
    "r27.z",
    "r27.w",
    "r28.x",
    "r28.y",
    "r28.z",
    "r28.w",
    "r29.x",
    "r29.y",
    "r29.z",
    "r29.w",
    "r30.x",
    "r30.y",
    "r30.z",
    "r30.w",
    "r31.x",
    "r31.y",
    "r31.z",
    "r31.w",
    "r32.x",
    "r32.y",
    "r32.z",
    "r32.w",
    "r33.x",
    "r33.y",
    "r33.z",
    "r33.w",
    "r34.x",
    "r34.y",
    "r34.z",
    "r34.w",
    "r35.x",
    "r35.y",
    "r35.z",
    "r35.w",
    "r36.x",
    "r36.y",
    "r36.z",
    "r36.w",
    "r37.x",
    "r37.y",
    "r37.z",
    "r37.w",
    "r38.x",
    "r38.y",
    "r38.z",
    "r38.w",
    "r39.x",
    "r39.y",
    "r39.z",
    "r39.w",
    "r40.x",
    "r40.y",
    "r40.z",
    "r40.w",
    "r41.x",
    "r41.y",
    "r41.z",
    "r41.w",
    "r42.x",
    "r42.y",
    "r42.z",
    "r42.w",
    "r43.x",
    "r43.y",
    "r43.z",
    "r43.w",
    "r44.x",
    "r44.y",
    "r44.z",
    "r44.w",
    "r45.x",
    "r45.y",
    "r45.z",
    "r45.w",
    "r46.x",
    "r46.y",
    "r46.z",
    "r46.w",
    "r47.x",
    "r47.y",
    "r47.z",
    "r47.w",
    "r48.x",
    "r48.y",
    "r48.z",
    "r48.w",
    "r49.x",
    "r49.y",
    "r49.z",
    "r49.w",
    "r50.x",
    "r50.y",
    "r50.z",
    "r50.w",
    "r51.x",
    "r51.y",
    "r51.z",
    "r51.w",
    "r52.x",
    "r52.y",
    "r52.z",
    "r52.w",
    "r53.x",
    "r53.y",
    "r53.z",
    "r53.w",
    "r54.x",
    "r54.y",
    "r54.z",
    "r54.w",
    "r55.x",
    "r55.y",
    "r55.z",
    "r55.w",
    "r56.x",
    "r56.y",
    "r56.z",
    "r56.w",
    "r57.x",
    "r57.y",
    "r57.z",
    "r57.w",
    "r58.x",
    "r58.y",
    "r58.z",
    "r58.w",
    "r59.x",
    "r59.y",
    "r59.z",
    "r59.w",
    "r60.x",
    "r60.y",
    "r60.z",
    "r60.w",
    "a0.x",
    "a0.y",
    "a0.z",
    "a0.w",
    "p0.x",
    "p0.y",
    "p0.z",
    "p0.w",
    "r63.x",
    "r63.y",
    "r63.z",
    "r63.w",
];
pub(crate) static T6DCFC3C6: [u32; 1] = [32];
pub(crate) static T0A3496AD: [Hold; 2] = [
    Hold {
        ty: "i32",
        above: Above::Any,
    },
    Hold {
        ty: "f32",
        above: Above::Any,
    },
];
pub(crate) static T11BADCEA: [&str; 256] = [
    "hr0.x",
    "hr0.y",
    "hr0.z",
    "hr0.w",
    "hr1.x",
    "hr1.y",
    "hr1.z",
    "hr1.w",
    "hr2.x",
    "hr2.y",
    "hr2.z",
    "hr2.w",
    "hr3.x",
    "hr3.y",
    "hr3.z",
    "hr3.w",
    "hr4.x",
    "hr4.y",
    "hr4.z",
    "hr4.w",
    "hr5.x",
    "hr5.y",
    "hr5.z",
    "hr5.w",
    "hr6.x",
    "hr6.y",
    "hr6.z",
    "hr6.w",
    "hr7.x",
    "hr7.y",
    "hr7.z",
    "hr7.w",
    "hr8.x",
    "hr8.y",
    "hr8.z",
    "hr8.w",
    "hr9.x",
    "hr9.y",
    "hr9.z",
    "hr9.w",
    "hr10.x",
    "hr10.y",
    "hr10.z",
    "hr10.w",
    "hr11.x",
    "hr11.y",
    "hr11.z",
    "hr11.w",
    "hr12.x",
    "hr12.y",
    "hr12.z",
    "hr12.w",
    "hr13.x",
    "hr13.y",
    "hr13.z",
    "hr13.w",
    "hr14.x",
    "hr14.y",
    "hr14.z",
    "hr14.w",
    "hr15.x",
    "hr15.y",
    "hr15.z",
    "hr15.w",
    "hr16.x",
    "hr16.y",
    "hr16.z",
    "hr16.w",
    "hr17.x",
    "hr17.y",
    "hr17.z",
    "hr17.w",
    "hr18.x",
    "hr18.y",
    "hr18.z",
    "hr18.w",
    "hr19.x",
    "hr19.y",
    "hr19.z",
    "hr19.w",
    "hr20.x",
    "hr20.y",
    "hr20.z",
    "hr20.w",
    "hr21.x",
    "hr21.y",
    "hr21.z",
    "hr21.w",
    "hr22.x",
    "hr22.y",
    "hr22.z",
    "hr22.w",
    "hr23.x",
    "hr23.y",
    "hr23.z",
    "hr23.w",
    "hr24.x",
    "hr24.y",
    "hr24.z",
    "hr24.w",
    "hr25.x",
    "hr25.y",
    "hr25.z",
    "hr25.w",
    "hr26.x",
    "hr26.y",
    "hr26.z",
    "hr26.w",
    "hr27.x",
    "hr27.y",
    "hr27.z",
    "hr27.w",
    "hr28.x",
    "hr28.y",
    "hr28.z",
    "hr28.w",
    "hr29.x",
    "hr29.y",
    "hr29.z",
    "hr29.w",
    "hr30.x",
    "hr30.y",
    "hr30.z",
    "hr30.w",
    "hr31.x",
    "hr31.y",
    "hr31.z",
    "hr31.w",
    "hr32.x",
    "hr32.y",
    "hr32.z",
    "hr32.w",
    "hr33.x",
    "hr33.y",
    "hr33.z",
    "hr33.w",
    "hr34.x",
    "hr34.y",
    "hr34.z",
    "hr34.w",
    "hr35.x",
    "hr35.y",
    "hr35.z",
    "hr35.w",
    "hr36.x",
    "hr36.y",
    "hr36.z",
    "hr36.w",
    "hr37.x",
    "hr37.y",
    "hr37.z",
    "hr37.w",
    "hr38.x",
    "hr38.y",
    "hr38.z",
    "hr38.w",
    "hr39.x",
    "hr39.y",
    "hr39.z",
    "hr39.w",
    "hr40.x",
    "hr40.y",
    "hr40.z",
    "hr40.w",
    "hr41.x",
    "hr41.y",
    "hr41.z",
    "hr41.w",
    "hr42.x",
    "hr42.y",
    "hr42.z",
    "hr42.w",
    "hr43.x",
    "hr43.y",
    "hr43.z",
    "hr43.w",
    "hr44.x",
    "hr44.y",
    "hr44.z",
    "hr44.w",
    "hr45.x",
    "hr45.y",
    "hr45.z",
    "hr45.w",
    "hr46.x",
    "hr46.y",
    "hr46.z",
    "hr46.w",
    "hr47.x",
    "hr47.y",
    "hr47.z",
    "hr47.w",
    "hr48.x",
    "hr48.y",
    "hr48.z",
    "hr48.w",
    "hr49.x",
    "hr49.y",
    "hr49.z",
    "hr49.w",
    "hr50.x",
    "hr50.y",
    "hr50.z",
    "hr50.w",
    "hr51.x",
    "hr51.y",
    "hr51.z",
    "hr51.w",
    "hr52.x",
    "hr52.y",
    "hr52.z",
    "hr52.w",
    "hr53.x",
    "hr53.y",
    "hr53.z",
    "hr53.w",
    "hr54.x",
    "hr54.y",
    "hr54.z",
    "hr54.w",
    "hr55.x",
    "hr55.y",
    "hr55.z",
    "hr55.w",
    "hr56.x",
    "hr56.y",
    "hr56.z",
    "hr56.w",
    "hr57.x",
    "hr57.y",
    "hr57.z",
    "hr57.w",
    "hr58.x",
    "hr58.y",
    "hr58.z",
    "hr58.w",
    "hr59.x",
    "hr59.y",
    "hr59.z",
    "hr59.w",
    "hr60.x",
    "hr60.y",
    "hr60.z",
    "hr60.w",
    "ha0.x",
    "ha0.y",
    "ha0.z",
    "ha0.w",
    "hp0.x",
    "hp0.y",
    "hp0.z",
    "hp0.w",
    "hr63.x",
    "hr63.y",
    "hr63.z",
    "hr63.w",
];
pub(crate) static T02FDEC64: [u32; 1] = [16];
pub(crate) static T85DFF36C: [Hold; 1] = [
    Hold {
        ty: "i16",
        above: Above::Any,
    },
];
pub(crate) static T01747D1E: [&str; 2048] = [
    "c0.x",
    "c0.y",
    "c0.z",
    "c0.w",
    "c1.x",
    "c1.y",
    "c1.z",
    "c1.w",
    "c2.x",
    "c2.y",
    "c2.z",
    "c2.w",
    "c3.x",
    "c3.y",
    "c3.z",
    "c3.w",
    "c4.x",
    "c4.y",
    "c4.z",
    "c4.w",
    "c5.x",
    "c5.y",
    "c5.z",
    "c5.w",
    "c6.x",
    "c6.y",
    "c6.z",
    "c6.w",
    "c7.x",
    "c7.y",
    "c7.z",
    "c7.w",
    "c8.x",
    "c8.y",
    "c8.z",
    "c8.w",
    "c9.x",
    "c9.y",
    "c9.z",
    "c9.w",
    "c10.x",
    "c10.y",
    "c10.z",
    "c10.w",
    "c11.x",
    "c11.y",
    "c11.z",
    "c11.w",
    "c12.x",
    "c12.y",
    "c12.z",
    "c12.w",
    "c13.x",
    "c13.y",
    "c13.z",
    "c13.w",
    "c14.x",
    "c14.y",
    "c14.z",
    "c14.w",
    "c15.x",
    "c15.y",
    "c15.z",
    "c15.w",
    "c16.x",
    "c16.y",
    "c16.z",
    "c16.w",
    "c17.x",
    "c17.y",
    "c17.z",
    "c17.w",
    "c18.x",
    "c18.y",
    "c18.z",
    "c18.w",
    "c19.x",
    "c19.y",
    "c19.z",
    "c19.w",
    "c20.x",
    "c20.y",
    "c20.z",
    "c20.w",
    "c21.x",
    "c21.y",
    "c21.z",
    "c21.w",
    "c22.x",
    "c22.y",
    "c22.z",
    "c22.w",
    "c23.x",
    "c23.y",
    "c23.z",
    "c23.w",
    "c24.x",
    "c24.y",
    "c24.z",
    "c24.w",
    "c25.x",
    "c25.y",
    "c25.z",
    "c25.w",
    "c26.x",
    "c26.y",
    "c26.z",
    "c26.w",
    "c27.x",
    "c27.y",
    "c27.z",
    "c27.w",
    "c28.x",
    "c28.y",
    "c28.z",
    "c28.w",
    "c29.x",
    "c29.y",
    "c29.z",
    "c29.w",
    "c30.x",
    "c30.y",
    "c30.z",
    "c30.w",
    "c31.x",
    "c31.y",
    "c31.z",
    "c31.w",
    "c32.x",
    "c32.y",
    "c32.z",
    "c32.w",
    "c33.x",
    "c33.y",
    "c33.z",
    "c33.w",
    "c34.x",
    "c34.y",
    "c34.z",
    "c34.w",
    "c35.x",
    "c35.y",
    "c35.z",
    "c35.w",
    "c36.x",
    "c36.y",
    "c36.z",
    "c36.w",
    "c37.x",
    "c37.y",
    "c37.z",
    "c37.w",
    "c38.x",
    "c38.y",
    "c38.z",
    "c38.w",
    "c39.x",
    "c39.y",
    "c39.z",
    "c39.w",
    "c40.x",
    "c40.y",
    "c40.z",
    "c40.w",
    "c41.x",
    "c41.y",
    "c41.z",
    "c41.w",
    "c42.x",
    "c42.y",
    "c42.z",
    "c42.w",
    "c43.x",
    "c43.y",
    "c43.z",
    "c43.w",
    "c44.x",
    "c44.y",
    "c44.z",
    "c44.w",
    "c45.x",
    "c45.y",
    "c45.z",
    "c45.w",
    "c46.x",
    "c46.y",
    "c46.z",
    "c46.w",
    "c47.x",
    "c47.y",
    "c47.z",
    "c47.w",
    "c48.x",
    "c48.y",
    "c48.z",
    "c48.w",
    "c49.x",
    "c49.y",
    "c49.z",
    "c49.w",
    "c50.x",
    "c50.y",
    "c50.z",
    "c50.w",
    "c51.x",
    "c51.y",
    "c51.z",
    "c51.w",
    "c52.x",
    "c52.y",
    "c52.z",
    "c52.w",
    "c53.x",
    "c53.y",
    "c53.z",
    "c53.w",
    "c54.x",
    "c54.y",
    "c54.z",
    "c54.w",
    "c55.x",
    "c55.y",
    "c55.z",
    "c55.w",
    "c56.x",
    "c56.y",
    "c56.z",
    "c56.w",
    "c57.x",
    "c57.y",
    "c57.z",
    "c57.w",
    "c58.x",
    "c58.y",
    "c58.z",
    "c58.w",
    "c59.x",
    "c59.y",
    "c59.z",
    "c59.w",
    "c60.x",
    "c60.y",
    "c60.z",
    "c60.w",
    "c61.x",
    "c61.y",
    "c61.z",
    "c61.w",
    "c62.x",
    "c62.y",
    "c62.z",
    "c62.w",
    "c63.x",
    "c63.y",
    "c63.z",
    "c63.w",
    "c64.x",
    "c64.y",
    "c64.z",
    "c64.w",
    "c65.x",
    "c65.y",
    "c65.z",
    "c65.w",
    "c66.x",
    "c66.y",
    "c66.z",
    "c66.w",
    "c67.x",
    "c67.y",
    "c67.z",
    "c67.w",
    "c68.x",
    "c68.y",
    "c68.z",
    "c68.w",
    "c69.x",
    "c69.y",
    "c69.z",
    "c69.w",
    "c70.x",
    "c70.y",
    "c70.z",
    "c70.w",
    "c71.x",
    "c71.y",
    "c71.z",
    "c71.w",
    "c72.x",
    "c72.y",
    "c72.z",
    "c72.w",
    "c73.x",
    "c73.y",
    "c73.z",
    "c73.w",
    "c74.x",
    "c74.y",
    "c74.z",
    "c74.w",
    "c75.x",
    "c75.y",
    "c75.z",
    "c75.w",
    "c76.x",
    "c76.y",
    "c76.z",
    "c76.w",
    "c77.x",
    "c77.y",
    "c77.z",
    "c77.w",
    "c78.x",
    "c78.y",
    "c78.z",
    "c78.w",
    "c79.x",
    "c79.y",
    "c79.z",
    "c79.w",
    "c80.x",
    "c80.y",
    "c80.z",
    "c80.w",
    "c81.x",
    "c81.y",
    "c81.z",
    "c81.w",
    "c82.x",
    "c82.y",
    "c82.z",
    "c82.w",
    "c83.x",
    "c83.y",
    "c83.z",
    "c83.w",
    "c84.x",
    "c84.y",
    "c84.z",
    "c84.w",
    "c85.x",
    "c85.y",
    "c85.z",
    "c85.w",
    "c86.x",
    "c86.y",
    "c86.z",
    "c86.w",
    "c87.x",
    "c87.y",
    "c87.z",
    "c87.w",
    "c88.x",
    "c88.y",
    "c88.z",
    "c88.w",
    "c89.x",
    "c89.y",
    "c89.z",
    "c89.w",
    "c90.x",
    "c90.y",
    "c90.z",
    "c90.w",
    "c91.x",
    "c91.y",
    "c91.z",
    "c91.w",
    "c92.x",
    "c92.y",
    "c92.z",
    "c92.w",
    "c93.x",
    "c93.y",
    "c93.z",
    "c93.w",
    "c94.x",
    "c94.y",
    "c94.z",
    "c94.w",
    "c95.x",
    "c95.y",
    "c95.z",
    "c95.w",
    "c96.x",
    "c96.y",
    "c96.z",
    "c96.w",
    "c97.x",
    "c97.y",
    "c97.z",
    "c97.w",
    "c98.x",
    "c98.y",
    "c98.z",
    "c98.w",
    "c99.x",
    "c99.y",
    "c99.z",
    "c99.w",
    "c100.x",
    "c100.y",
    "c100.z",
    "c100.w",
    "c101.x",
    "c101.y",
    "c101.z",
    "c101.w",
    "c102.x",
    "c102.y",
    "c102.z",
    "c102.w",
    "c103.x",
    "c103.y",
    "c103.z",
    "c103.w",
    "c104.x",
    "c104.y",
    "c104.z",
    "c104.w",
    "c105.x",
    "c105.y",
    "c105.z",
    "c105.w",
    "c106.x",
    "c106.y",
    "c106.z",
    "c106.w",
    "c107.x",
    "c107.y",
    "c107.z",
    "c107.w",
    "c108.x",
    "c108.y",
    "c108.z",
    "c108.w",
    "c109.x",
    "c109.y",
    "c109.z",
    "c109.w",
    "c110.x",
    "c110.y",
    "c110.z",
    "c110.w",
    "c111.x",
    "c111.y",
    "c111.z",
    "c111.w",
    "c112.x",
    "c112.y",
    "c112.z",
    "c112.w",
    "c113.x",
    "c113.y",
    "c113.z",
    "c113.w",
    "c114.x",
    "c114.y",
    "c114.z",
    "c114.w",
    "c115.x",
    "c115.y",
    "c115.z",
    "c115.w",
    "c116.x",
    "c116.y",
    "c116.z",
    "c116.w",
    "c117.x",
    "c117.y",
    "c117.z",
    "c117.w",
    "c118.x",
    "c118.y",
    "c118.z",
    "c118.w",
    "c119.x",
    "c119.y",
    "c119.z",
    "c119.w",
    "c120.x",
    "c120.y",
    "c120.z",
    "c120.w",
    "c121.x",
    "c121.y",
    "c121.z",
    "c121.w",
    "c122.x",
    "c122.y",
    "c122.z",
    "c122.w",
    "c123.x",
    "c123.y",
    "c123.z",
    "c123.w",
    "c124.x",
    "c124.y",
    "c124.z",
    "c124.w",
    "c125.x",
    "c125.y",
    "c125.z",
    "c125.w",
    "c126.x",
    "c126.y",
    "c126.z",
    "c126.w",
    "c127.x",
    "c127.y",
    "c127.z",
    "c127.w",
    "c128.x",
    "c128.y",
    "c128.z",
    "c128.w",
    "c129.x",
    "c129.y",
    "c129.z",
    "c129.w",
    "c130.x",
    "c130.y",
    "c130.z",
    "c130.w",
    "c131.x",
    "c131.y",
    "c131.z",
    "c131.w",
    "c132.x",
    "c132.y",
    "c132.z",
    "c132.w",
    "c133.x",
    "c133.y",
    "c133.z",
    "c133.w",
    "c134.x",
    "c134.y",
    "c134.z",
    "c134.w",
    "c135.x",
    "c135.y",
    "c135.z",
    "c135.w",
    "c136.x",
    "c136.y",
    "c136.z",
    "c136.w",
    "c137.x",
    "c137.y",
    "c137.z",
    "c137.w",
    "c138.x",
    "c138.y",
    "c138.z",
    "c138.w",
    "c139.x",
    "c139.y",
    "c139.z",
    "c139.w",
    "c140.x",
    "c140.y",
    "c140.z",
    "c140.w",
    "c141.x",
    "c141.y",
    "c141.z",
    "c141.w",
    "c142.x",
    "c142.y",
    "c142.z",
    "c142.w",
    "c143.x",
    "c143.y",
    "c143.z",
    "c143.w",
    "c144.x",
    "c144.y",
    "c144.z",
    "c144.w",
    "c145.x",
    "c145.y",
    "c145.z",
    "c145.w",
    "c146.x",
    "c146.y",
    "c146.z",
    "c146.w",
    "c147.x",
    "c147.y",
    "c147.z",
    "c147.w",
    "c148.x",
    "c148.y",
    "c148.z",
    "c148.w",
    "c149.x",
    "c149.y",
    "c149.z",
    "c149.w",
    "c150.x",
    "c150.y",
    "c150.z",
    "c150.w",
    "c151.x",
    "c151.y",
    "c151.z",
    "c151.w",
    "c152.x",
    "c152.y",
    "c152.z",
    "c152.w",
    "c153.x",
    "c153.y",
    "c153.z",
    "c153.w",
    "c154.x",
    "c154.y",
    "c154.z",
    "c154.w",
    "c155.x",
    "c155.y",
    "c155.z",
    "c155.w",
    "c156.x",
    "c156.y",
    "c156.z",
    "c156.w",
    "c157.x",
    "c157.y",
    "c157.z",
    "c157.w",
    "c158.x",
    "c158.y",
    "c158.z",
    "c158.w",
    "c159.x",
    "c159.y",
    "c159.z",
    "c159.w",
    "c160.x",
    "c160.y",
    "c160.z",
    "c160.w",
    "c161.x",
    "c161.y",
    "c161.z",
    "c161.w",
    "c162.x",
    "c162.y",
    "c162.z",
    "c162.w",
    "c163.x",
    "c163.y",
    "c163.z",
    "c163.w",
    "c164.x",
    "c164.y",
    "c164.z",
    "c164.w",
    "c165.x",
    "c165.y",
    "c165.z",
    "c165.w",
    "c166.x",
    "c166.y",
    "c166.z",
    "c166.w",
    "c167.x",
    "c167.y",
    "c167.z",
    "c167.w",
    "c168.x",
    "c168.y",
    "c168.z",
    "c168.w",
    "c169.x",
    "c169.y",
    "c169.z",
    "c169.w",
    "c170.x",
    "c170.y",
    "c170.z",
    "c170.w",
    "c171.x",
    "c171.y",
    "c171.z",
    "c171.w",
    "c172.x",
    "c172.y",
    "c172.z",
    "c172.w",
    "c173.x",
    "c173.y",
    "c173.z",
    "c173.w",
    "c174.x",
    "c174.y",
    "c174.z",
    "c174.w",
    "c175.x",
    "c175.y",
    "c175.z",
    "c175.w",
    "c176.x",
    "c176.y",
    "c176.z",
    "c176.w",
    "c177.x",
    "c177.y",
    "c177.z",
    "c177.w",
    "c178.x",
    "c178.y",
    "c178.z",
    "c178.w",
    "c179.x",
    "c179.y",
    "c179.z",
    "c179.w",
    "c180.x",
    "c180.y",
    "c180.z",
    "c180.w",
    "c181.x",
    "c181.y",
    "c181.z",
    "c181.w",
    "c182.x",
    "c182.y",
    "c182.z",
    "c182.w",
    "c183.x",
    "c183.y",
    "c183.z",
    "c183.w",
    "c184.x",
    "c184.y",
    "c184.z",
    "c184.w",
    "c185.x",
    "c185.y",
    "c185.z",
    "c185.w",
    "c186.x",
    "c186.y",
    "c186.z",
    "c186.w",
    "c187.x",
    "c187.y",
    "c187.z",
    "c187.w",
    "c188.x",
    "c188.y",
    "c188.z",
    "c188.w",
    "c189.x",
    "c189.y",
    "c189.z",
    "c189.w",
    "c190.x",
    "c190.y",
    "c190.z",
    "c190.w",
    "c191.x",
    "c191.y",
    "c191.z",
    "c191.w",
    "c192.x",
    "c192.y",
    "c192.z",
    "c192.w",
    "c193.x",
    "c193.y",
    "c193.z",
    "c193.w",
    "c194.x",
    "c194.y",
    "c194.z",
    "c194.w",
    "c195.x",
    "c195.y",
    "c195.z",
    "c195.w",
    "c196.x",
    "c196.y",
    "c196.z",
    "c196.w",
    "c197.x",
    "c197.y",
    "c197.z",
    "c197.w",
    "c198.x",
    "c198.y",
    "c198.z",
    "c198.w",
    "c199.x",
    "c199.y",
    "c199.z",
    "c199.w",
    "c200.x",
    "c200.y",
    "c200.z",
    "c200.w",
    "c201.x",
    "c201.y",
    "c201.z",
    "c201.w",
    "c202.x",
    "c202.y",
    "c202.z",
    "c202.w",
    "c203.x",
    "c203.y",
    "c203.z",
    "c203.w",
    "c204.x",
    "c204.y",
    "c204.z",
    "c204.w",
    "c205.x",
    "c205.y",
    "c205.z",
    "c205.w",
    "c206.x",
    "c206.y",
    "c206.z",
    "c206.w",
    "c207.x",
    "c207.y",
    "c207.z",
    "c207.w",
    "c208.x",
    "c208.y",
    "c208.z",
    "c208.w",
    "c209.x",
    "c209.y",
    "c209.z",
    "c209.w",
    "c210.x",
    "c210.y",
    "c210.z",
    "c210.w",
    "c211.x",
    "c211.y",
    "c211.z",
    "c211.w",
    "c212.x",
    "c212.y",
    "c212.z",
    "c212.w",
    "c213.x",
    "c213.y",
    "c213.z",
    "c213.w",
    "c214.x",
    "c214.y",
    "c214.z",
    "c214.w",
    "c215.x",
    "c215.y",
    "c215.z",
    "c215.w",
    "c216.x",
    "c216.y",
    "c216.z",
    "c216.w",
    "c217.x",
    "c217.y",
    "c217.z",
    "c217.w",
    "c218.x",
    "c218.y",
    "c218.z",
    "c218.w",
    "c219.x",
    "c219.y",
    "c219.z",
    "c219.w",
    "c220.x",
    "c220.y",
    "c220.z",
    "c220.w",
    "c221.x",
    "c221.y",
    "c221.z",
    "c221.w",
    "c222.x",
    "c222.y",
    "c222.z",
    "c222.w",
    "c223.x",
    "c223.y",
    "c223.z",
    "c223.w",
    "c224.x",
    "c224.y",
    "c224.z",
    "c224.w",
    "c225.x",
    "c225.y",
    "c225.z",
    "c225.w",
    "c226.x",
    "c226.y",
    "c226.z",
    "c226.w",
    "c227.x",
    "c227.y",
    "c227.z",
    "c227.w",
    "c228.x",
    "c228.y",
    "c228.z",
    "c228.w",
    "c229.x",
    "c229.y",
    "c229.z",
    "c229.w",
    "c230.x",
    "c230.y",
    "c230.z",
    "c230.w",
    "c231.x",
    "c231.y",
    "c231.z",
    "c231.w",
    "c232.x",
    "c232.y",
    "c232.z",
    "c232.w",
    "c233.x",
    "c233.y",
    "c233.z",
    "c233.w",
    "c234.x",
    "c234.y",
    "c234.z",
    "c234.w",
    "c235.x",
    "c235.y",
    "c235.z",
    "c235.w",
    "c236.x",
    "c236.y",
    "c236.z",
    "c236.w",
    "c237.x",
    "c237.y",
    "c237.z",
    "c237.w",
    "c238.x",
    "c238.y",
    "c238.z",
    "c238.w",
    "c239.x",
    "c239.y",
    "c239.z",
    "c239.w",
    "c240.x",
    "c240.y",
    "c240.z",
    "c240.w",
    "c241.x",
    "c241.y",
    "c241.z",
    "c241.w",
    "c242.x",
    "c242.y",
    "c242.z",
    "c242.w",
    "c243.x",
    "c243.y",
    "c243.z",
    "c243.w",
    "c244.x",
    "c244.y",
    "c244.z",
    "c244.w",
    "c245.x",
    "c245.y",
    "c245.z",
    "c245.w",
    "c246.x",
    "c246.y",
    "c246.z",
    "c246.w",
    "c247.x",
    "c247.y",
    "c247.z",
    "c247.w",
    "c248.x",
    "c248.y",
    "c248.z",
    "c248.w",
    "c249.x",
    "c249.y",
    "c249.z",
    "c249.w",
    "c250.x",
    "c250.y",
    "c250.z",
    "c250.w",
    "c251.x",
    "c251.y",
    "c251.z",
    "c251.w",
    "c252.x",
    "c252.y",
    "c252.z",
    "c252.w",
    "c253.x",
    "c253.y",
    "c253.z",
    "c253.w",
    "c254.x",
    "c254.y",
    "c254.z",
    "c254.w",
    "c255.x",
    "c255.y",
    "c255.z",
    "c255.w",
    "c256.x",
    "c256.y",
    "c256.z",
    "c256.w",
    "c257.x",
    "c257.y",
    "c257.z",
    "c257.w",
    "c258.x",
    "c258.y",
    "c258.z",
    "c258.w",
    "c259.x",
    "c259.y",
    "c259.z",
    "c259.w",
    "c260.x",
    "c260.y",
    "c260.z",
    "c260.w",
    "c261.x",
    "c261.y",
    "c261.z",
    "c261.w",
    "c262.x",
    "c262.y",
    "c262.z",
    "c262.w",
    "c263.x",
    "c263.y",
    "c263.z",
    "c263.w",
    "c264.x",
    "c264.y",
    "c264.z",
    "c264.w",
    "c265.x",
    "c265.y",
    "c265.z",
    "c265.w",
    "c266.x",
    "c266.y",
    "c266.z",
    "c266.w",
    "c267.x",
    "c267.y",
    "c267.z",
    "c267.w",
    "c268.x",
    "c268.y",
    "c268.z",
    "c268.w",
    "c269.x",
    "c269.y",
    "c269.z",
    "c269.w",
    "c270.x",
    "c270.y",
    "c270.z",
    "c270.w",
    "c271.x",
    "c271.y",
    "c271.z",
    "c271.w",
    "c272.x",
    "c272.y",
    "c272.z",
    "c272.w",
    "c273.x",
    "c273.y",
    "c273.z",
    "c273.w",
    "c274.x",
    "c274.y",
    "c274.z",
    "c274.w",
    "c275.x",
    "c275.y",
    "c275.z",
    "c275.w",
    "c276.x",
    "c276.y",
    "c276.z",
    "c276.w",
    "c277.x",
    "c277.y",
    "c277.z",
    "c277.w",
    "c278.x",
    "c278.y",
    "c278.z",
    "c278.w",
    "c279.x",
    "c279.y",
    "c279.z",
    "c279.w",
    "c280.x",
    "c280.y",
    "c280.z",
    "c280.w",
    "c281.x",
    "c281.y",
    "c281.z",
    "c281.w",
    "c282.x",
    "c282.y",
    "c282.z",
    "c282.w",
    "c283.x",
    "c283.y",
    "c283.z",
    "c283.w",
    "c284.x",
    "c284.y",
    "c284.z",
    "c284.w",
    "c285.x",
    "c285.y",
    "c285.z",
    "c285.w",
    "c286.x",
    "c286.y",
    "c286.z",
    "c286.w",
    "c287.x",
    "c287.y",
    "c287.z",
    "c287.w",
    "c288.x",
    "c288.y",
    "c288.z",
    "c288.w",
    "c289.x",
    "c289.y",
    "c289.z",
    "c289.w",
    "c290.x",
    "c290.y",
    "c290.z",
    "c290.w",
    "c291.x",
    "c291.y",
    "c291.z",
    "c291.w",
    "c292.x",
    "c292.y",
    "c292.z",
    "c292.w",
    "c293.x",
    "c293.y",
    "c293.z",
    "c293.w",
    "c294.x",
    "c294.y",
    "c294.z",
    "c294.w",
    "c295.x",
    "c295.y",
    "c295.z",
    "c295.w",
    "c296.x",
    "c296.y",
    "c296.z",
    "c296.w",
    "c297.x",
    "c297.y",
    "c297.z",
    "c297.w",
    "c298.x",
    "c298.y",
    "c298.z",
    "c298.w",
    "c299.x",
    "c299.y",
    "c299.z",
    "c299.w",
    "c300.x",
    "c300.y",
    "c300.z",
    "c300.w",
    "c301.x",
    "c301.y",
    "c301.z",
    "c301.w",
    "c302.x",
    "c302.y",
    "c302.z",
    "c302.w",
    "c303.x",
    "c303.y",
    "c303.z",
    "c303.w",
    "c304.x",
    "c304.y",
    "c304.z",
    "c304.w",
    "c305.x",
    "c305.y",
    "c305.z",
    "c305.w",
    "c306.x",
    "c306.y",
    "c306.z",
    "c306.w",
    "c307.x",
    "c307.y",
    "c307.z",
    "c307.w",
    "c308.x",
    "c308.y",
    "c308.z",
    "c308.w",
    "c309.x",
    "c309.y",
    "c309.z",
    "c309.w",
    "c310.x",
    "c310.y",
    "c310.z",
    "c310.w",
    "c311.x",
    "c311.y",
    "c311.z",
    "c311.w",
    "c312.x",
    "c312.y",
    "c312.z",
    "c312.w",
    "c313.x",
    "c313.y",
    "c313.z",
    "c313.w",
    "c314.x",
    "c314.y",
    "c314.z",
    "c314.w",
    "c315.x",
    "c315.y",
    "c315.z",
    "c315.w",
    "c316.x",
    "c316.y",
    "c316.z",
    "c316.w",
    "c317.x",
    "c317.y",
    "c317.z",
    "c317.w",
    "c318.x",
    "c318.y",
    "c318.z",
    "c318.w",
    "c319.x",
    "c319.y",
    "c319.z",
    "c319.w",
    "c320.x",
    "c320.y",
    "c320.z",
    "c320.w",
    "c321.x",
    "c321.y",
    "c321.z",
    "c321.w",
    "c322.x",
    "c322.y",
    "c322.z",
    "c322.w",
    "c323.x",
    "c323.y",
    "c323.z",
    "c323.w",
    "c324.x",
    "c324.y",
    "c324.z",
    "c324.w",
    "c325.x",
    "c325.y",
    "c325.z",
    "c325.w",
    "c326.x",
    "c326.y",
    "c326.z",
    "c326.w",
    "c327.x",
    "c327.y",
    "c327.z",
    "c327.w",
    "c328.x",
    "c328.y",
    "c328.z",
    "c328.w",
    "c329.x",
    "c329.y",
    "c329.z",
    "c329.w",
    "c330.x",
    "c330.y",
    "c330.z",
    "c330.w",
    "c331.x",
    "c331.y",
    "c331.z",
    "c331.w",
    "c332.x",
    "c332.y",
    "c332.z",
    "c332.w",
    "c333.x",
    "c333.y",
    "c333.z",
    "c333.w",
    "c334.x",
    "c334.y",
    "c334.z",
    "c334.w",
    "c335.x",
    "c335.y",
    "c335.z",
    "c335.w",
    "c336.x",
    "c336.y",
    "c336.z",
    "c336.w",
    "c337.x",
    "c337.y",
    "c337.z",
    "c337.w",
    "c338.x",
    "c338.y",
    "c338.z",
    "c338.w",
    "c339.x",
    "c339.y",
    "c339.z",
    "c339.w",
    "c340.x",
    "c340.y",
    "c340.z",
    "c340.w",
    "c341.x",
    "c341.y",
    "c341.z",
    "c341.w",
    "c342.x",
    "c342.y",
    "c342.z",
    "c342.w",
    "c343.x",
    "c343.y",
    "c343.z",
    "c343.w",
    "c344.x",
    "c344.y",
    "c344.z",
    "c344.w",
    "c345.x",
    "c345.y",
    "c345.z",
    "c345.w",
    "c346.x",
    "c346.y",
    "c346.z",
    "c346.w",
    "c347.x",
    "c347.y",
    "c347.z",
    "c347.w",
    "c348.x",
    "c348.y",
    "c348.z",
    "c348.w",
    "c349.x",
    "c349.y",
    "c349.z",
    "c349.w",
    "c350.x",
    "c350.y",
    "c350.z",
    "c350.w",
    "c351.x",
    "c351.y",
    "c351.z",
    "c351.w",
    "c352.x",
    "c352.y",
    "c352.z",
    "c352.w",
    "c353.x",
    "c353.y",
    "c353.z",
    "c353.w",
    "c354.x",
    "c354.y",
    "c354.z",
    "c354.w",
    "c355.x",
    "c355.y",
    "c355.z",
    "c355.w",
    "c356.x",
    "c356.y",
    "c356.z",
    "c356.w",
    "c357.x",
    "c357.y",
    "c357.z",
    "c357.w",
    "c358.x",
    "c358.y",
    "c358.z",
    "c358.w",
    "c359.x",
    "c359.y",
    "c359.z",
    "c359.w",
    "c360.x",
    "c360.y",
    "c360.z",
    "c360.w",
    "c361.x",
    "c361.y",
    "c361.z",
    "c361.w",
    "c362.x",
    "c362.y",
    "c362.z",
    "c362.w",
    "c363.x",
    "c363.y",
    "c363.z",
    "c363.w",
    "c364.x",
    "c364.y",
    "c364.z",
    "c364.w",
    "c365.x",
    "c365.y",
    "c365.z",
    "c365.w",
    "c366.x",
    "c366.y",
    "c366.z",
    "c366.w",
    "c367.x",
    "c367.y",
    "c367.z",
    "c367.w",
    "c368.x",
    "c368.y",
    "c368.z",
    "c368.w",
    "c369.x",
    "c369.y",
    "c369.z",
    "c369.w",
    "c370.x",
    "c370.y",
    "c370.z",
    "c370.w",
    "c371.x",
    "c371.y",
    "c371.z",
    "c371.w",
    "c372.x",
    "c372.y",
    "c372.z",
    "c372.w",
    "c373.x",
    "c373.y",
    "c373.z",
    "c373.w",
    "c374.x",
    "c374.y",
    "c374.z",
    "c374.w",
    "c375.x",
    "c375.y",
    "c375.z",
    "c375.w",
    "c376.x",
    "c376.y",
    "c376.z",
    "c376.w",
    "c377.x",
    "c377.y",
    "c377.z",
    "c377.w",
    "c378.x",
    "c378.y",
    "c378.z",
    "c378.w",
    "c379.x",
    "c379.y",
    "c379.z",
    "c379.w",
    "c380.x",
    "c380.y",
    "c380.z",
    "c380.w",
    "c381.x",
    "c381.y",
    "c381.z",
    "c381.w",
    "c382.x",
    "c382.y",
    "c382.z",
    "c382.w",
    "c383.x",
    "c383.y",
    "c383.z",
    "c383.w",
    "c384.x",
    "c384.y",
    "c384.z",
    "c384.w",
    "c385.x",
    "c385.y",
    "c385.z",
    "c385.w",
    "c386.x",
    "c386.y",
    "c386.z",
    "c386.w",
    "c387.x",
    "c387.y",
    "c387.z",
    "c387.w",
    "c388.x",
    "c388.y",
    "c388.z",
    "c388.w",
    "c389.x",
    "c389.y",
    "c389.z",
    "c389.w",
    "c390.x",
    "c390.y",
    "c390.z",
    "c390.w",
    "c391.x",
    "c391.y",
    "c391.z",
    "c391.w",
    "c392.x",
    "c392.y",
    "c392.z",
    "c392.w",
    "c393.x",
    "c393.y",
    "c393.z",
    "c393.w",
    "c394.x",
    "c394.y",
    "c394.z",
    "c394.w",
    "c395.x",
    "c395.y",
    "c395.z",
    "c395.w",
    "c396.x",
    "c396.y",
    "c396.z",
    "c396.w",
    "c397.x",
    "c397.y",
    "c397.z",
    "c397.w",
    "c398.x",
    "c398.y",
    "c398.z",
    "c398.w",
    "c399.x",
    "c399.y",
    "c399.z",
    "c399.w",
    "c400.x",
    "c400.y",
    "c400.z",
    "c400.w",
    "c401.x",
    "c401.y",
    "c401.z",
    "c401.w",
    "c402.x",
    "c402.y",
    "c402.z",
    "c402.w",
    "c403.x",
    "c403.y",
    "c403.z",
    "c403.w",
    "c404.x",
    "c404.y",
    "c404.z",
    "c404.w",
    "c405.x",
    "c405.y",
    "c405.z",
    "c405.w",
    "c406.x",
    "c406.y",
    "c406.z",
    "c406.w",
    "c407.x",
    "c407.y",
    "c407.z",
    "c407.w",
    "c408.x",
    "c408.y",
    "c408.z",
    "c408.w",
    "c409.x",
    "c409.y",
    "c409.z",
    "c409.w",
    "c410.x",
    "c410.y",
    "c410.z",
    "c410.w",
    "c411.x",
    "c411.y",
    "c411.z",
    "c411.w",
    "c412.x",
    "c412.y",
    "c412.z",
    "c412.w",
    "c413.x",
    "c413.y",
    "c413.z",
    "c413.w",
    "c414.x",
    "c414.y",
    "c414.z",
    "c414.w",
    "c415.x",
    "c415.y",
    "c415.z",
    "c415.w",
    "c416.x",
    "c416.y",
    "c416.z",
    "c416.w",
    "c417.x",
    "c417.y",
    "c417.z",
    "c417.w",
    "c418.x",
    "c418.y",
    "c418.z",
    "c418.w",
    "c419.x",
    "c419.y",
    "c419.z",
    "c419.w",
    "c420.x",
    "c420.y",
    "c420.z",
    "c420.w",
    "c421.x",
    "c421.y",
    "c421.z",
    "c421.w",
    "c422.x",
    "c422.y",
    "c422.z",
    "c422.w",
    "c423.x",
    "c423.y",
    "c423.z",
    "c423.w",
    "c424.x",
    "c424.y",
    "c424.z",
    "c424.w",
    "c425.x",
    "c425.y",
    "c425.z",
    "c425.w",
    "c426.x",
    "c426.y",
    "c426.z",
    "c426.w",
    "c427.x",
    "c427.y",
    "c427.z",
    "c427.w",
    "c428.x",
    "c428.y",
    "c428.z",
    "c428.w",
    "c429.x",
    "c429.y",
    "c429.z",
    "c429.w",
    "c430.x",
    "c430.y",
    "c430.z",
    "c430.w",
    "c431.x",
    "c431.y",
    "c431.z",
    "c431.w",
    "c432.x",
    "c432.y",
    "c432.z",
    "c432.w",
    "c433.x",
    "c433.y",
    "c433.z",
    "c433.w",
    "c434.x",
    "c434.y",
    "c434.z",
    "c434.w",
    "c435.x",
    "c435.y",
    "c435.z",
    "c435.w",
    "c436.x",
    "c436.y",
    "c436.z",
    "c436.w",
    "c437.x",
    "c437.y",
    "c437.z",
    "c437.w",
    "c438.x",
    "c438.y",
    "c438.z",
    "c438.w",
    "c439.x",
    "c439.y",
    "c439.z",
    "c439.w",
    "c440.x",
    "c440.y",
    "c440.z",
    "c440.w",
    "c441.x",
    "c441.y",
    "c441.z",
    "c441.w",
    "c442.x",
    "c442.y",
    "c442.z",
    "c442.w",
    "c443.x",
    "c443.y",
    "c443.z",
    "c443.w",
    "c444.x",
    "c444.y",
    "c444.z",
    "c444.w",
    "c445.x",
    "c445.y",
    "c445.z",
    "c445.w",
    "c446.x",
    "c446.y",
    "c446.z",
    "c446.w",
    "c447.x",
    "c447.y",
    "c447.z",
    "c447.w",
    "c448.x",
    "c448.y",
    "c448.z",
    "c448.w",
    "c449.x",
    "c449.y",
    "c449.z",
    "c449.w",
    "c450.x",
    "c450.y",
    "c450.z",
    "c450.w",
    "c451.x",
    "c451.y",
    "c451.z",
    "c451.w",
    "c452.x",
    "c452.y",
    "c452.z",
    "c452.w",
    "c453.x",
    "c453.y",
    "c453.z",
    "c453.w",
    "c454.x",
    "c454.y",
    "c454.z",
    "c454.w",
    "c455.x",
    "c455.y",
    "c455.z",
    "c455.w",
    "c456.x",
    "c456.y",
    "c456.z",
    "c456.w",
    "c457.x",
    "c457.y",
    "c457.z",
    "c457.w",
    "c458.x",
    "c458.y",
    "c458.z",
    "c458.w",
    "c459.x",
    "c459.y",
    "c459.z",
    "c459.w",
    "c460.x",
    "c460.y",
    "c460.z",
    "c460.w",
    "c461.x",
    "c461.y",
    "c461.z",
    "c461.w",
    "c462.x",
    "c462.y",
    "c462.z",
    "c462.w",
    "c463.x",
    "c463.y",
    "c463.z",
    "c463.w",
    "c464.x",
    "c464.y",
    "c464.z",
    "c464.w",
    "c465.x",
    "c465.y",
    "c465.z",
    "c465.w",
    "c466.x",
    "c466.y",
    "c466.z",
    "c466.w",
    "c467.x",
    "c467.y",
    "c467.z",
    "c467.w",
    "c468.x",
    "c468.y",
    "c468.z",
    "c468.w",
    "c469.x",
    "c469.y",
    "c469.z",
    "c469.w",
    "c470.x",
    "c470.y",
    "c470.z",
    "c470.w",
    "c471.x",
    "c471.y",
    "c471.z",
    "c471.w",
    "c472.x",
    "c472.y",
    "c472.z",
    "c472.w",
    "c473.x",
    "c473.y",
    "c473.z",
    "c473.w",
    "c474.x",
    "c474.y",
    "c474.z",
    "c474.w",
    "c475.x",
    "c475.y",
    "c475.z",
    "c475.w",
    "c476.x",
    "c476.y",
    "c476.z",
    "c476.w",
    "c477.x",
    "c477.y",
    "c477.z",
    "c477.w",
    "c478.x",
    "c478.y",
    "c478.z",
    "c478.w",
    "c479.x",
    "c479.y",
    "c479.z",
    "c479.w",
    "c480.x",
    "c480.y",
    "c480.z",
    "c480.w",
    "c481.x",
    "c481.y",
    "c481.z",
    "c481.w",
    "c482.x",
    "c482.y",
    "c482.z",
    "c482.w",
    "c483.x",
    "c483.y",
    "c483.z",
    "c483.w",
    "c484.x",
    "c484.y",
    "c484.z",
    "c484.w",
    "c485.x",
    "c485.y",
    "c485.z",
    "c485.w",
    "c486.x",
    "c486.y",
    "c486.z",
    "c486.w",
    "c487.x",
    "c487.y",
    "c487.z",
    "c487.w",
    "c488.x",
    "c488.y",
    "c488.z",
    "c488.w",
    "c489.x",
    "c489.y",
    "c489.z",
    "c489.w",
    "c490.x",
    "c490.y",
    "c490.z",
    "c490.w",
    "c491.x",
    "c491.y",
    "c491.z",
    "c491.w",
    "c492.x",
    "c492.y",
    "c492.z",
    "c492.w",
    "c493.x",
    "c493.y",
    "c493.z",
    "c493.w",
    "c494.x",
    "c494.y",
    "c494.z",
    "c494.w",
    "c495.x",
    "c495.y",
    "c495.z",
    "c495.w",
    "c496.x",
    "c496.y",
    "c496.z",
    "c496.w",
    "c497.x",
    "c497.y",
    "c497.z",
    "c497.w",
    "c498.x",
    "c498.y",
    "c498.z",
    "c498.w",
    "c499.x",
    "c499.y",
    "c499.z",
    "c499.w",
    "c500.x",
    "c500.y",
    "c500.z",
    "c500.w",
    "c501.x",
    "c501.y",
    "c501.z",
    "c501.w",
    "c502.x",
    "c502.y",
    "c502.z",
    "c502.w",
    "c503.x",
    "c503.y",
    "c503.z",
    "c503.w",
    "c504.x",
    "c504.y",
    "c504.z",
    "c504.w",
    "c505.x",
    "c505.y",
    "c505.z",
    "c505.w",
    "c506.x",
    "c506.y",
    "c506.z",
    "c506.w",
    "c507.x",
    "c507.y",
    "c507.z",
    "c507.w",
    "c508.x",
    "c508.y",
    "c508.z",
    "c508.w",
    "c509.x",
    "c509.y",
    "c509.z",
    "c509.w",
    "c510.x",
    "c510.y",
    "c510.z",
    "c510.w",
    "c511.x",
    "c511.y",
    "c511.z",
    "c511.w",
];
pub(crate) static T2756D11E: [&str; 256] = [
    "ubo0",
    "ubo1",
    "ubo2",
    "ubo3",
    "ubo4",
    "ubo5",
    "ubo6",
    "ubo7",
    "ubo8",
    "ubo9",
    "ubo10",
    "ubo11",
    "ubo12",
    "ubo13",
    "ubo14",
    "ubo15",
    "ubo16",
    "ubo17",
    "ubo18",
    "ubo19",
    "ubo20",
    "ubo21",
    "ubo22",
    "ubo23",
    "ubo24",
    "ubo25",
    "ubo26",
    "ubo27",
    "ubo28",
    "ubo29",
    "ubo30",
    "ubo31",
    "ubo32",
    "ubo33",
    "ubo34",
    "ubo35",
    "ubo36",
    "ubo37",
    "ubo38",
    "ubo39",
    "ubo40",
    "ubo41",
    "ubo42",
    "ubo43",
    "ubo44",
    "ubo45",
    "ubo46",
    "ubo47",
    "ubo48",
    "ubo49",
    "ubo50",
    "ubo51",
    "ubo52",
    "ubo53",
    "ubo54",
    "ubo55",
    "ubo56",
    "ubo57",
    "ubo58",
    "ubo59",
    "ubo60",
    "ubo61",
    "ubo62",
    "ubo63",
    "ubo64",
    "ubo65",
    "ubo66",
    "ubo67",
    "ubo68",
    "ubo69",
    "ubo70",
    "ubo71",
    "ubo72",
    "ubo73",
    "ubo74",
    "ubo75",
    "ubo76",
    "ubo77",
    "ubo78",
    "ubo79",
    "ubo80",
    "ubo81",
    "ubo82",
    "ubo83",
    "ubo84",
    "ubo85",
    "ubo86",
    "ubo87",
    "ubo88",
    "ubo89",
    "ubo90",
    "ubo91",
    "ubo92",
    "ubo93",
    "ubo94",
    "ubo95",
    "ubo96",
    "ubo97",
    "ubo98",
    "ubo99",
    "ubo100",
    "ubo101",
    "ubo102",
    "ubo103",
    "ubo104",
    "ubo105",
    "ubo106",
    "ubo107",
    "ubo108",
    "ubo109",
    "ubo110",
    "ubo111",
    "ubo112",
    "ubo113",
    "ubo114",
    "ubo115",
    "ubo116",
    "ubo117",
    "ubo118",
    "ubo119",
    "ubo120",
    "ubo121",
    "ubo122",
    "ubo123",
    "ubo124",
    "ubo125",
    "ubo126",
    "ubo127",
    "ubo128",
    "ubo129",
    "ubo130",
    "ubo131",
    "ubo132",
    "ubo133",
    "ubo134",
    "ubo135",
    "ubo136",
    "ubo137",
    "ubo138",
    "ubo139",
    "ubo140",
    "ubo141",
    "ubo142",
    "ubo143",
    "ubo144",
    "ubo145",
    "ubo146",
    "ubo147",
    "ubo148",
    "ubo149",
    "ubo150",
    "ubo151",
    "ubo152",
    "ubo153",
    "ubo154",
    "ubo155",
    "ubo156",
    "ubo157",
    "ubo158",
    "ubo159",
    "ubo160",
    "ubo161",
    "ubo162",
    "ubo163",
    "ubo164",
    "ubo165",
    "ubo166",
    "ubo167",
    "ubo168",
    "ubo169",
    "ubo170",
    "ubo171",
    "ubo172",
    "ubo173",
    "ubo174",
    "ubo175",
    "ubo176",
    "ubo177",
    "ubo178",
    "ubo179",
    "ubo180",
    "ubo181",
    "ubo182",
    "ubo183",
    "ubo184",
    "ubo185",
    "ubo186",
    "ubo187",
    "ubo188",
    "ubo189",
    "ubo190",
    "ubo191",
    "ubo192",
    "ubo193",
    "ubo194",
    "ubo195",
    "ubo196",
    "ubo197",
    "ubo198",
    "ubo199",
    "ubo200",
    "ubo201",
    "ubo202",
    "ubo203",
    "ubo204",
    "ubo205",
    "ubo206",
    "ubo207",
    "ubo208",
    "ubo209",
    "ubo210",
    "ubo211",
    "ubo212",
    "ubo213",
    "ubo214",
    "ubo215",
    "ubo216",
    "ubo217",
    "ubo218",
    "ubo219",
    "ubo220",
    "ubo221",
    "ubo222",
    "ubo223",
    "ubo224",
    "ubo225",
    "ubo226",
    "ubo227",
    "ubo228",
    "ubo229",
    "ubo230",
    "ubo231",
    "ubo232",
    "ubo233",
    "ubo234",
    "ubo235",
    "ubo236",
    "ubo237",
    "ubo238",
    "ubo239",
    "ubo240",
    "ubo241",
    "ubo242",
    "ubo243",
    "ubo244",
    "ubo245",
    "ubo246",
    "ubo247",
    "ubo248",
    "ubo249",
    "ubo250",
    "ubo251",
    "ubo252",
    "ubo253",
    "ubo254",
    "ubo255",
];
pub(crate) static T48BE0CBB: [u32; 1] = [64];
pub(crate) static TE96E6E66: [&str; 256] = [
    "ssbo0",
    "ssbo1",
    "ssbo2",
    "ssbo3",
    "ssbo4",
    "ssbo5",
    "ssbo6",
    "ssbo7",
    "ssbo8",
    "ssbo9",
    "ssbo10",
    "ssbo11",
    "ssbo12",
    "ssbo13",
    "ssbo14",
    "ssbo15",
    "ssbo16",
    "ssbo17",
    "ssbo18",
    "ssbo19",
    "ssbo20",
    "ssbo21",
    "ssbo22",
    "ssbo23",
    "ssbo24",
    "ssbo25",
    "ssbo26",
    "ssbo27",
    "ssbo28",
    "ssbo29",
    "ssbo30",
    "ssbo31",
    "ssbo32",
    "ssbo33",
    "ssbo34",
    "ssbo35",
    "ssbo36",
    "ssbo37",
    "ssbo38",
    "ssbo39",
    "ssbo40",
    "ssbo41",
    "ssbo42",
    "ssbo43",
    "ssbo44",
    "ssbo45",
    "ssbo46",
    "ssbo47",
    "ssbo48",
    "ssbo49",
    "ssbo50",
    "ssbo51",
    "ssbo52",
    "ssbo53",
    "ssbo54",
    "ssbo55",
    "ssbo56",
    "ssbo57",
    "ssbo58",
    "ssbo59",
    "ssbo60",
    "ssbo61",
    "ssbo62",
    "ssbo63",
    "ssbo64",
    "ssbo65",
    "ssbo66",
    "ssbo67",
    "ssbo68",
    "ssbo69",
    "ssbo70",
    "ssbo71",
    "ssbo72",
    "ssbo73",
    "ssbo74",
    "ssbo75",
    "ssbo76",
    "ssbo77",
    "ssbo78",
    "ssbo79",
    "ssbo80",
    "ssbo81",
    "ssbo82",
    "ssbo83",
    "ssbo84",
    "ssbo85",
    "ssbo86",
    "ssbo87",
    "ssbo88",
    "ssbo89",
    "ssbo90",
    "ssbo91",
    "ssbo92",
    "ssbo93",
    "ssbo94",
    "ssbo95",
    "ssbo96",
    "ssbo97",
    "ssbo98",
    "ssbo99",
    "ssbo100",
    "ssbo101",
    "ssbo102",
    "ssbo103",
    "ssbo104",
    "ssbo105",
    "ssbo106",
    "ssbo107",
    "ssbo108",
    "ssbo109",
    "ssbo110",
    "ssbo111",
    "ssbo112",
    "ssbo113",
    "ssbo114",
    "ssbo115",
    "ssbo116",
    "ssbo117",
    "ssbo118",
    "ssbo119",
    "ssbo120",
    "ssbo121",
    "ssbo122",
    "ssbo123",
    "ssbo124",
    "ssbo125",
    "ssbo126",
    "ssbo127",
    "ssbo128",
    "ssbo129",
    "ssbo130",
    "ssbo131",
    "ssbo132",
    "ssbo133",
    "ssbo134",
    "ssbo135",
    "ssbo136",
    "ssbo137",
    "ssbo138",
    "ssbo139",
    "ssbo140",
    "ssbo141",
    "ssbo142",
    "ssbo143",
    "ssbo144",
    "ssbo145",
    "ssbo146",
    "ssbo147",
    "ssbo148",
    "ssbo149",
    "ssbo150",
    "ssbo151",
    "ssbo152",
    "ssbo153",
    "ssbo154",
    "ssbo155",
    "ssbo156",
    "ssbo157",
    "ssbo158",
    "ssbo159",
    "ssbo160",
    "ssbo161",
    "ssbo162",
    "ssbo163",
    "ssbo164",
    "ssbo165",
    "ssbo166",
    "ssbo167",
    "ssbo168",
    "ssbo169",
    "ssbo170",
    "ssbo171",
    "ssbo172",
    "ssbo173",
    "ssbo174",
    "ssbo175",
    "ssbo176",
    "ssbo177",
    "ssbo178",
    "ssbo179",
    "ssbo180",
    "ssbo181",
    "ssbo182",
    "ssbo183",
    "ssbo184",
    "ssbo185",
    "ssbo186",
    "ssbo187",
    "ssbo188",
    "ssbo189",
    "ssbo190",
    "ssbo191",
    "ssbo192",
    "ssbo193",
    "ssbo194",
    "ssbo195",
    "ssbo196",
    "ssbo197",
    "ssbo198",
    "ssbo199",
    "ssbo200",
    "ssbo201",
    "ssbo202",
    "ssbo203",
    "ssbo204",
    "ssbo205",
    "ssbo206",
    "ssbo207",
    "ssbo208",
    "ssbo209",
    "ssbo210",
    "ssbo211",
    "ssbo212",
    "ssbo213",
    "ssbo214",
    "ssbo215",
    "ssbo216",
    "ssbo217",
    "ssbo218",
    "ssbo219",
    "ssbo220",
    "ssbo221",
    "ssbo222",
    "ssbo223",
    "ssbo224",
    "ssbo225",
    "ssbo226",
    "ssbo227",
    "ssbo228",
    "ssbo229",
    "ssbo230",
    "ssbo231",
    "ssbo232",
    "ssbo233",
    "ssbo234",
    "ssbo235",
    "ssbo236",
    "ssbo237",
    "ssbo238",
    "ssbo239",
    "ssbo240",
    "ssbo241",
    "ssbo242",
    "ssbo243",
    "ssbo244",
    "ssbo245",
    "ssbo246",
    "ssbo247",
    "ssbo248",
    "ssbo249",
    "ssbo250",
    "ssbo251",
    "ssbo252",
    "ssbo253",
    "ssbo254",
    "ssbo255",
];
pub(crate) static T6E2CF946: [&str; 256] = [
    "ssbo_bytes0",
    "ssbo_bytes1",
    "ssbo_bytes2",
    "ssbo_bytes3",
    "ssbo_bytes4",
    "ssbo_bytes5",
    "ssbo_bytes6",
    "ssbo_bytes7",
    "ssbo_bytes8",
    "ssbo_bytes9",
    "ssbo_bytes10",
    "ssbo_bytes11",
    "ssbo_bytes12",
    "ssbo_bytes13",
    "ssbo_bytes14",
    "ssbo_bytes15",
    "ssbo_bytes16",
    "ssbo_bytes17",
    "ssbo_bytes18",
    "ssbo_bytes19",
    "ssbo_bytes20",
    "ssbo_bytes21",
    "ssbo_bytes22",
    "ssbo_bytes23",
    "ssbo_bytes24",
    "ssbo_bytes25",
    "ssbo_bytes26",
    "ssbo_bytes27",
    "ssbo_bytes28",
    "ssbo_bytes29",
    "ssbo_bytes30",
    "ssbo_bytes31",
    "ssbo_bytes32",
    "ssbo_bytes33",
    "ssbo_bytes34",
    "ssbo_bytes35",
    "ssbo_bytes36",
    "ssbo_bytes37",
    "ssbo_bytes38",
    "ssbo_bytes39",
    "ssbo_bytes40",
    "ssbo_bytes41",
    "ssbo_bytes42",
    "ssbo_bytes43",
    "ssbo_bytes44",
    "ssbo_bytes45",
    "ssbo_bytes46",
    "ssbo_bytes47",
    "ssbo_bytes48",
    "ssbo_bytes49",
    "ssbo_bytes50",
    "ssbo_bytes51",
    "ssbo_bytes52",
    "ssbo_bytes53",
    "ssbo_bytes54",
    "ssbo_bytes55",
    "ssbo_bytes56",
    "ssbo_bytes57",
    "ssbo_bytes58",
    "ssbo_bytes59",
    "ssbo_bytes60",
    "ssbo_bytes61",
    "ssbo_bytes62",
    "ssbo_bytes63",
    "ssbo_bytes64",
    "ssbo_bytes65",
    "ssbo_bytes66",
    "ssbo_bytes67",
    "ssbo_bytes68",
    "ssbo_bytes69",
    "ssbo_bytes70",
    "ssbo_bytes71",
    "ssbo_bytes72",
    "ssbo_bytes73",
    "ssbo_bytes74",
    "ssbo_bytes75",
    "ssbo_bytes76",
    "ssbo_bytes77",
    "ssbo_bytes78",
    "ssbo_bytes79",
    "ssbo_bytes80",
    "ssbo_bytes81",
    "ssbo_bytes82",
    "ssbo_bytes83",
    "ssbo_bytes84",
    "ssbo_bytes85",
    "ssbo_bytes86",
    "ssbo_bytes87",
    "ssbo_bytes88",
    "ssbo_bytes89",
    "ssbo_bytes90",
    "ssbo_bytes91",
    "ssbo_bytes92",
    "ssbo_bytes93",
    "ssbo_bytes94",
    "ssbo_bytes95",
    "ssbo_bytes96",
    "ssbo_bytes97",
    "ssbo_bytes98",
    "ssbo_bytes99",
    "ssbo_bytes100",
    "ssbo_bytes101",
    "ssbo_bytes102",
    "ssbo_bytes103",
    "ssbo_bytes104",
    "ssbo_bytes105",
    "ssbo_bytes106",
    "ssbo_bytes107",
    "ssbo_bytes108",
    "ssbo_bytes109",
    "ssbo_bytes110",
    "ssbo_bytes111",
    "ssbo_bytes112",
    "ssbo_bytes113",
    "ssbo_bytes114",
    "ssbo_bytes115",
    "ssbo_bytes116",
    "ssbo_bytes117",
    "ssbo_bytes118",
    "ssbo_bytes119",
    "ssbo_bytes120",
    "ssbo_bytes121",
    "ssbo_bytes122",
    "ssbo_bytes123",
    "ssbo_bytes124",
    "ssbo_bytes125",
    "ssbo_bytes126",
    "ssbo_bytes127",
    "ssbo_bytes128",
    "ssbo_bytes129",
    "ssbo_bytes130",
    "ssbo_bytes131",
    "ssbo_bytes132",
    "ssbo_bytes133",
    "ssbo_bytes134",
    "ssbo_bytes135",
    "ssbo_bytes136",
    "ssbo_bytes137",
    "ssbo_bytes138",
    "ssbo_bytes139",
    "ssbo_bytes140",
    "ssbo_bytes141",
    "ssbo_bytes142",
    "ssbo_bytes143",
    "ssbo_bytes144",
    "ssbo_bytes145",
    "ssbo_bytes146",
    "ssbo_bytes147",
    "ssbo_bytes148",
    "ssbo_bytes149",
    "ssbo_bytes150",
    "ssbo_bytes151",
    "ssbo_bytes152",
    "ssbo_bytes153",
    "ssbo_bytes154",
    "ssbo_bytes155",
    "ssbo_bytes156",
    "ssbo_bytes157",
    "ssbo_bytes158",
    "ssbo_bytes159",
    "ssbo_bytes160",
    "ssbo_bytes161",
    "ssbo_bytes162",
    "ssbo_bytes163",
    "ssbo_bytes164",
    "ssbo_bytes165",
    "ssbo_bytes166",
    "ssbo_bytes167",
    "ssbo_bytes168",
    "ssbo_bytes169",
    "ssbo_bytes170",
    "ssbo_bytes171",
    "ssbo_bytes172",
    "ssbo_bytes173",
    "ssbo_bytes174",
    "ssbo_bytes175",
    "ssbo_bytes176",
    "ssbo_bytes177",
    "ssbo_bytes178",
    "ssbo_bytes179",
    "ssbo_bytes180",
    "ssbo_bytes181",
    "ssbo_bytes182",
    "ssbo_bytes183",
    "ssbo_bytes184",
    "ssbo_bytes185",
    "ssbo_bytes186",
    "ssbo_bytes187",
    "ssbo_bytes188",
    "ssbo_bytes189",
    "ssbo_bytes190",
    "ssbo_bytes191",
    "ssbo_bytes192",
    "ssbo_bytes193",
    "ssbo_bytes194",
    "ssbo_bytes195",
    "ssbo_bytes196",
    "ssbo_bytes197",
    "ssbo_bytes198",
    "ssbo_bytes199",
    "ssbo_bytes200",
    "ssbo_bytes201",
    "ssbo_bytes202",
    "ssbo_bytes203",
    "ssbo_bytes204",
    "ssbo_bytes205",
    "ssbo_bytes206",
    "ssbo_bytes207",
    "ssbo_bytes208",
    "ssbo_bytes209",
    "ssbo_bytes210",
    "ssbo_bytes211",
    "ssbo_bytes212",
    "ssbo_bytes213",
    "ssbo_bytes214",
    "ssbo_bytes215",
    "ssbo_bytes216",
    "ssbo_bytes217",
    "ssbo_bytes218",
    "ssbo_bytes219",
    "ssbo_bytes220",
    "ssbo_bytes221",
    "ssbo_bytes222",
    "ssbo_bytes223",
    "ssbo_bytes224",
    "ssbo_bytes225",
    "ssbo_bytes226",
    "ssbo_bytes227",
    "ssbo_bytes228",
    "ssbo_bytes229",
    "ssbo_bytes230",
    "ssbo_bytes231",
    "ssbo_bytes232",
    "ssbo_bytes233",
    "ssbo_bytes234",
    "ssbo_bytes235",
    "ssbo_bytes236",
    "ssbo_bytes237",
    "ssbo_bytes238",
    "ssbo_bytes239",
    "ssbo_bytes240",
    "ssbo_bytes241",
    "ssbo_bytes242",
    "ssbo_bytes243",
    "ssbo_bytes244",
    "ssbo_bytes245",
    "ssbo_bytes246",
    "ssbo_bytes247",
    "ssbo_bytes248",
    "ssbo_bytes249",
    "ssbo_bytes250",
    "ssbo_bytes251",
    "ssbo_bytes252",
    "ssbo_bytes253",
    "ssbo_bytes254",
    "ssbo_bytes255",
];
pub(crate) static T1AD5F8C2: [&str; 32] = [
    "bool0",
    "bool1",
    "bool2",
    "bool3",
    "bool4",
    "bool5",
    "bool6",
    "bool7",
    "bool8",
    "bool9",
    "bool10",
    "bool11",
    "bool12",
    "bool13",
    "bool14",
    "bool15",
    "bool16",
    "bool17",
    "bool18",
    "bool19",
    "bool20",
    "bool21",
    "bool22",
    "bool23",
    "bool24",
    "bool25",
    "bool26",
    "bool27",
    "bool28",
    "bool29",
    "bool30",
    "bool31",
];
pub(crate) static T587936A0: [u32; 1] = [1];
pub(crate) static T59C540E8: [&str; 16] = [
    "ret0",
    "ret1",
    "ret2",
    "ret3",
    "ret4",
    "ret5",
    "ret6",
    "ret7",
    "ret8",
    "ret9",
    "ret10",
    "ret11",
    "ret12",
    "ret13",
    "ret14",
    "ret15",
];
pub(crate) static TBF3A0F9A: [RegFile; 8] = [
    RegFile {
        name: "R",
        count: 256,
        numbered: &TB24CD746,
        abi: &[],
        width: &T6DCFC3C6,
        zero: None,
        holds: &T0A3496AD,
        part_of: None,
    },
    RegFile {
        name: "H",
        count: 256,
        numbered: &T11BADCEA,
        abi: &[],
        width: &T02FDEC64,
        zero: None,
        holds: &T85DFF36C,
        part_of: Some(PartOf { file: 0, feature: 3 }),
    },
    RegFile {
        name: "C",
        count: 2048,
        numbered: &T01747D1E,
        abi: &[],
        width: &T6DCFC3C6,
        zero: None,
        holds: &T0A3496AD,
        part_of: None,
    },
    RegFile {
        name: "U",
        count: 256,
        numbered: &T2756D11E,
        abi: &[],
        width: &T48BE0CBB,
        zero: None,
        holds: &[],
        part_of: None,
    },
    RegFile {
        name: "S",
        count: 256,
        numbered: &TE96E6E66,
        abi: &[],
        width: &T48BE0CBB,
        zero: None,
        holds: &[],
        part_of: None,
    },
    RegFile {
        name: "L",
        count: 256,
        numbered: &T6E2CF946,
        abi: &[],
        width: &T48BE0CBB,
        zero: None,
        holds: &[],
        part_of: None,
    },
    RegFile {
        name: "B",
        count: 32,
        numbered: &T1AD5F8C2,
        abi: &[],
        width: &T587936A0,
        zero: None,
        holds: &[],
        part_of: None,
    },
    RegFile {
        name: "Ret",
        count: 16,
        numbered: &T59C540E8,
        abi: &[],
        width: &T48BE0CBB,
        zero: None,
        holds: &[],
        part_of: None,
    },
];
pub(crate) static T12677CF0: [(&str, i64); 2] = [("", 0), ("(sy)", 1)];
pub(crate) static TF0749F36: [(&str, i64); 2] = [("", 0), ("(jp)", 1)];
pub(crate) static T4B1B460A: [(&str, i64); 2] = [("", 0), ("(eq)", 1)];
pub(crate) static T113DACBE: [(&str, i64); 2] = [("", 0), ("(ss)", 1)];
pub(crate) static TF633A495: [(&str, i64); 6] = [
    ("", 0),
    ("(rpt1)", 1),
    ("(rpt2)", 2),
    ("(rpt3)", 3),
    ("(rpt4)", 4),
    ("(rpt5)", 5),
];
pub(crate) static T67732E38: [(&str, i64); 4] = [("x", 0), ("y", 1), ("z", 2), ("w", 3)];
pub(crate) static TBE5D4CF8: [(&str, i64); 2] = [("", 0), ("!", 1)];
pub(crate) static T1FF4D8C1: [(&str, i64); 4] = [
    ("", 0),
    ("(even)", 1),
    ("(pos_infinity)", 2),
    ("(neg_infinity)", 3),
];
pub(crate) static T0575DF98: [(&str, i64); 8] = [
    ("f16", 0),
    ("f32", 1),
    ("u16", 2),
    ("u32", 3),
    ("s16", 4),
    ("s32", 5),
    ("u8", 6),
    ("s8", 7),
];
pub(crate) static T127D3809: [(&str, i64); 2] = [("", 0), ("(ul)", 1)];
pub(crate) static T1700C345: [(&str, i64); 4] = [
    ("", 0),
    ("(rpt1)", 1),
    ("(rpt2)", 2),
    ("(rpt3)", 3),
];
pub(crate) static TDFFF2493: [Piece; 1] = [Piece { word: 0, value: 0, len: 8 }];
pub(crate) static T6B620EA1: [Operand; 1] = [
    Operand {
        name: "off",
        kind: 7,
        width: 8,
        pieces: &TDFFF2493,
        ..Operand::DEFAULT
    },
];
pub(crate) static TAE6DB4CB: [Part; 1] = [Part::Text("h")];
pub(crate) static TDF2A0E4D: [Part; 2] = [
    Part::Text(" + "),
    Part::Operand {
        index: 0,
        lead: "",
        trail: "",
        optional: false,
    },
];
pub(crate) static T6133E8D0: [Part; 4] = [
    Part::Choice {
        cond: Expr::Param(0),
        yes: &TAE6DB4CB,
        no: &[],
    },
    Part::Text("r<a0.x"),
    Part::Choice {
        cond: Expr::Bin(BinOp::Ne, &Expr::Operand(0), &Expr::Num(0)),
        yes: &TDF2A0E4D,
        no: &[],
    },
    Part::Text(">"),
];
pub(crate) static TC2035A9C: [Operand; 1] = [
    Operand {
        name: "reg",
        kind: 12,
        width: 8,
        dir: Dir::Out,
        pieces: &TDFFF2493,
        ..Operand::DEFAULT
    },
];
pub(crate) static T17081FA3: [Part; 2] = [
    Part::Choice {
        cond: Expr::Param(0),
        yes: &TAE6DB4CB,
        no: &[],
    },
    Part::Operand {
        index: 0,
        lead: "",
        trail: "",
        optional: false,
    },
];
pub(crate) static T8A1C5966: [Alt; 2] = [
    Alt {
        name: "relative",
        mask: 0x100,
        value: 0x100,
        operands: &T6B620EA1,
        lets: &[],
        where_: &[],
        prefer: &[],
        template: &T6133E8D0,
    },
    Alt {
        name: "gpr",
        mask: 0x100,
        value: 0x0,
        operands: &TC2035A9C,
        lets: &[],
        where_: &[],
        prefer: &[],
        template: &T17081FA3,
    },
];
pub(crate) static T6C6F7DFC: [Operand; 1] = [
    Operand {
        name: "reg",
        kind: 12,
        width: 8,
        pieces: &TDFFF2493,
        ..Operand::DEFAULT
    },
];
pub(crate) static T098905D4: [Part; 1] = [Part::Text("(r)")];
pub(crate) static TC118737B: [Part; 3] = [
    Part::Choice {
        cond: Expr::Param(2),
        yes: &T098905D4,
        no: &[],
    },
    Part::Choice {
        cond: Expr::Param(0),
        yes: &TAE6DB4CB,
        no: &[],
    },
    Part::Operand {
        index: 0,
        lead: "",
        trail: "",
        optional: false,
    },
];
pub(crate) static T5E7BEFF6: [Piece; 1] = [
    Piece {
        word: 0,
        value: 0,
        len: 10,
    },
];
pub(crate) static TA097EB86: [Operand; 1] = [
    Operand {
        name: "off",
        kind: 7,
        width: 10,
        signed: true,
        pieces: &T5E7BEFF6,
        ..Operand::DEFAULT
    },
];
pub(crate) static T5A77A268: [Part; 5] = [
    Part::Choice {
        cond: Expr::Param(2),
        yes: &T098905D4,
        no: &[],
    },
    Part::Choice {
        cond: Expr::Param(0),
        yes: &TAE6DB4CB,
        no: &[],
    },
    Part::Text("r<a0.x"),
    Part::Choice {
        cond: Expr::Bin(BinOp::Ne, &Expr::Operand(0), &Expr::Num(0)),
        yes: &TDF2A0E4D,
        no: &[],
    },
    Part::Text(">"),
];
pub(crate) static T401BAE55: [Part; 5] = [
    Part::Choice {
        cond: Expr::Param(2),
        yes: &T098905D4,
        no: &[],
    },
    Part::Choice {
        cond: Expr::Param(0),
        yes: &TAE6DB4CB,
        no: &[],
    },
    Part::Text("c<a0.x"),
    Part::Choice {
        cond: Expr::Bin(BinOp::Ne, &Expr::Operand(0), &Expr::Num(0)),
        yes: &TDF2A0E4D,
        no: &[],
    },
    Part::Text(">"),
];
pub(crate) static T4D89E87B: [Piece; 1] = [
    Piece {
        word: 0,
        value: 0,
        len: 11,
    },
];
pub(crate) static T808716E0: [Operand; 1] = [
    Operand {
        name: "k",
        kind: 14,
        width: 11,
        pieces: &T4D89E87B,
        ..Operand::DEFAULT
    },
];
pub(crate) static TB546556C: [Piece; 1] = [
    Piece {
        word: 0,
        value: 0,
        len: 16,
    },
];
pub(crate) static TB2178BB4: [Operand; 1] = [
    Operand {
        name: "f",
        kind: 15,
        width: 16,
        pieces: &TB546556C,
        shown: Some(6),
        ..Operand::DEFAULT
    },
];
pub(crate) static TDCCE63B1: [Expr; 1] = [
    Expr::Bin(BinOp::Eq, &Expr::Param(1), &Expr::Num(0)),
];
pub(crate) static TA70C3572: [Part; 3] = [
    Part::Text("h("),
    Part::Operand {
        index: 0,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(")"),
];
pub(crate) static TA84DC61A: [Piece; 1] = [
    Piece {
        word: 0,
        value: 0,
        len: 32,
    },
];
pub(crate) static TD0DD7F0B: [Operand; 1] = [
    Operand {
        name: "f",
        kind: 16,
        width: 32,
        pieces: &TA84DC61A,
        shown: Some(6),
        ..Operand::DEFAULT
    },
];
pub(crate) static TB2DF0098: [Expr; 1] = [
    Expr::Bin(BinOp::Eq, &Expr::Param(1), &Expr::Num(1)),
];
pub(crate) static T46CDF700: [Part; 3] = [
    Part::Text("("),
    Part::Operand {
        index: 0,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(")"),
];
pub(crate) static T51CA8DE2: [Operand; 1] = [
    Operand {
        name: "s",
        kind: 7,
        width: 16,
        signed: true,
        pieces: &TB546556C,
        ..Operand::DEFAULT
    },
];
pub(crate) static TB715015D: [Expr; 1] = [
    Expr::Bin(BinOp::Eq, &Expr::Param(1), &Expr::Num(4)),
];
pub(crate) static T332A5491: [Part; 1] = [
    Part::Operand {
        index: 0,
        lead: "",
        trail: "",
        optional: false,
    },
];
pub(crate) static TD3010920: [Operand; 1] = [
    Operand {
        name: "s",
        kind: 7,
        width: 32,
        signed: true,
        pieces: &TA84DC61A,
        ..Operand::DEFAULT
    },
];
pub(crate) static T0D4D7734: [Expr; 1] = [
    Expr::Bin(BinOp::Eq, &Expr::Param(1), &Expr::Num(5)),
];
pub(crate) static T10D93B83: [Operand; 1] = [
    Operand {
        name: "i",
        kind: 7,
        width: 32,
        pieces: &TA84DC61A,
        hex: true,
        ..Operand::DEFAULT
    },
];
pub(crate) static TFDCBE558: [Expr; 1] = [
    Expr::Bin(
        BinOp::And,
        &Expr::Bin(BinOp::Eq, &Expr::Param(1), &Expr::Num(3)),
        &Expr::Bin(BinOp::Gt, &Expr::Operand(0), &Expr::Num(4096)),
    ),
];
pub(crate) static TC4C48B0C: [Operand; 1] = [
    Operand {
        name: "i",
        kind: 7,
        width: 32,
        pieces: &TA84DC61A,
        ..Operand::DEFAULT
    },
];
pub(crate) static T16CE8155: [Alt; 10] = [
    Alt {
        name: "gpr",
        mask: 0x3ffffff00,
        value: 0x0,
        operands: &T6C6F7DFC,
        lets: &[],
        where_: &[],
        prefer: &[],
        template: &TC118737B,
    },
    Alt {
        name: "relative",
        mask: 0x3fffffc00,
        value: 0x800,
        operands: &TA097EB86,
        lets: &[],
        where_: &[],
        prefer: &[],
        template: &T5A77A268,
    },
    Alt {
        name: "relconst",
        mask: 0x3fffffc00,
        value: 0xc00,
        operands: &TA097EB86,
        lets: &[],
        where_: &[],
        prefer: &[],
        template: &T401BAE55,
    },
    Alt {
        name: "constant",
        mask: 0x3fffff800,
        value: 0x100000000,
        operands: &T808716E0,
        lets: &[],
        where_: &[],
        prefer: &[],
        template: &TC118737B,
    },
    Alt {
        name: "f16",
        mask: 0x300000000,
        value: 0x200000000,
        operands: &TB2178BB4,
        lets: &[],
        where_: &TDCCE63B1,
        prefer: &[],
        template: &TA70C3572,
    },
    Alt {
        name: "f32",
        mask: 0x300000000,
        value: 0x200000000,
        operands: &TD0DD7F0B,
        lets: &[],
        where_: &TB2DF0098,
        prefer: &[],
        template: &T46CDF700,
    },
    Alt {
        name: "s16",
        mask: 0x300000000,
        value: 0x200000000,
        operands: &T51CA8DE2,
        lets: &[],
        where_: &TB715015D,
        prefer: &[],
        template: &T332A5491,
    },
    Alt {
        name: "s32",
        mask: 0x300000000,
        value: 0x200000000,
        operands: &TD3010920,
        lets: &[],
        where_: &T0D4D7734,
        prefer: &[],
        template: &T332A5491,
    },
    Alt {
        name: "hex",
        mask: 0x300000000,
        value: 0x200000000,
        operands: &T10D93B83,
        lets: &[],
        where_: &TFDCBE558,
        prefer: &[],
        template: &T332A5491,
    },
    Alt {
        name: "unsigned",
        mask: 0x300000000,
        value: 0x200000000,
        operands: &TC4C48B0C,
        lets: &[],
        where_: &[],
        prefer: &[],
        template: &T332A5491,
    },
];
pub(crate) static TDE4153C2: [(&str, i64); 2] = [("", 0), ("(ei)", 1)];
pub(crate) static T790CF638: [(&str, i64); 2] = [("", 0), ("(sat)", 1)];
pub(crate) static T0874A6C5: [(&str, i64); 4] = [
    ("", 0),
    ("(neg)", 1),
    ("(abs)", 2),
    ("(absneg)", 3),
];
pub(crate) static T0BDEEAB3: [(&str, i64); 12] = [
    ("(0.0)", 0),
    ("(0.5)", 1),
    ("(1.0)", 2),
    ("(2.0)", 3),
    ("(e)", 4),
    ("(pi)", 5),
    ("(1/pi)", 6),
    ("(1/log2(e))", 7),
    ("(log2(e))", 8),
    ("(1/log2(10))", 9),
    ("(log2(10))", 10),
    ("(4.0)", 11),
];
pub(crate) static T9CC75E34: [Piece; 1] = [
    Piece {
        word: 14,
        value: 0,
        len: 2,
    },
];
pub(crate) static T854B744E: [Operand; 2] = [
    Operand {
        name: "neg",
        kind: 20,
        width: 2,
        pieces: &T9CC75E34,
        ..Operand::DEFAULT
    },
    Operand {
        name: "reg",
        kind: 12,
        width: 8,
        pieces: &TDFFF2493,
        ..Operand::DEFAULT
    },
];
pub(crate) static TEA2B46F4: [Part; 4] = [
    Part::Operand {
        index: 0,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Choice {
        cond: Expr::Param(1),
        yes: &T098905D4,
        no: &[],
    },
    Part::Choice {
        cond: Expr::Param(0),
        yes: &TAE6DB4CB,
        no: &[],
    },
    Part::Operand {
        index: 1,
        lead: "",
        trail: "",
        optional: false,
    },
];
pub(crate) static T4CA22A60: [Operand; 2] = [
    Operand {
        name: "neg",
        kind: 20,
        width: 2,
        pieces: &T9CC75E34,
        ..Operand::DEFAULT
    },
    Operand {
        name: "off",
        kind: 7,
        width: 10,
        signed: true,
        pieces: &T5E7BEFF6,
        ..Operand::DEFAULT
    },
];
pub(crate) static T4B3F5CA8: [Part; 2] = [
    Part::Text(" + "),
    Part::Operand {
        index: 1,
        lead: "",
        trail: "",
        optional: false,
    },
];
pub(crate) static T5A1A951F: [Part; 6] = [
    Part::Operand {
        index: 0,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Choice {
        cond: Expr::Param(1),
        yes: &T098905D4,
        no: &[],
    },
    Part::Choice {
        cond: Expr::Param(0),
        yes: &TAE6DB4CB,
        no: &[],
    },
    Part::Text("r<a0.x"),
    Part::Choice {
        cond: Expr::Bin(BinOp::Ne, &Expr::Operand(1), &Expr::Num(0)),
        yes: &T4B3F5CA8,
        no: &[],
    },
    Part::Text(">"),
];
pub(crate) static TEF47C4BA: [Part; 6] = [
    Part::Operand {
        index: 0,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Choice {
        cond: Expr::Param(1),
        yes: &T098905D4,
        no: &[],
    },
    Part::Choice {
        cond: Expr::Param(0),
        yes: &TAE6DB4CB,
        no: &[],
    },
    Part::Text("c<a0.x"),
    Part::Choice {
        cond: Expr::Bin(BinOp::Ne, &Expr::Operand(1), &Expr::Num(0)),
        yes: &T4B3F5CA8,
        no: &[],
    },
    Part::Text(">"),
];
pub(crate) static T1867D9DA: [Operand; 2] = [
    Operand {
        name: "neg",
        kind: 20,
        width: 2,
        pieces: &T9CC75E34,
        ..Operand::DEFAULT
    },
    Operand {
        name: "k",
        kind: 14,
        width: 11,
        pieces: &T4D89E87B,
        ..Operand::DEFAULT
    },
];
pub(crate) static TB7C61B67: [Operand; 2] = [
    Operand {
        name: "neg",
        kind: 20,
        width: 2,
        pieces: &T9CC75E34,
        ..Operand::DEFAULT
    },
    Operand {
        name: "n",
        kind: 7,
        width: 11,
        signed: true,
        pieces: &T4D89E87B,
        ..Operand::DEFAULT
    },
];
pub(crate) static TABD77071: [Part; 3] = [
    Part::Text("h("),
    Part::Operand {
        index: 1,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(")"),
];
pub(crate) static T673C157C: [Part; 1] = [
    Part::Operand {
        index: 1,
        lead: "",
        trail: "",
        optional: false,
    },
];
pub(crate) static T15DE10CF: [Part; 3] = [
    Part::Operand {
        index: 0,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Choice {
        cond: Expr::Param(1),
        yes: &T098905D4,
        no: &[],
    },
    Part::Choice {
        cond: Expr::Param(0),
        yes: &TABD77071,
        no: &T673C157C,
    },
];
pub(crate) static TD9AF42E1: [Operand; 2] = [
    Operand {
        name: "neg",
        kind: 20,
        width: 2,
        pieces: &T9CC75E34,
        ..Operand::DEFAULT
    },
    Operand {
        name: "t",
        kind: 21,
        width: 10,
        pieces: &T5E7BEFF6,
        ..Operand::DEFAULT
    },
];
pub(crate) static T38BA906F: [Expr; 1] = [Expr::Un(UnOp::Not, &Expr::Param(0))];
pub(crate) static TF1AFB46E: [Part; 3] = [
    Part::Operand {
        index: 0,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Choice {
        cond: Expr::Param(1),
        yes: &T098905D4,
        no: &[],
    },
    Part::Operand {
        index: 1,
        lead: "",
        trail: "",
        optional: false,
    },
];
pub(crate) static TD1AE0DF9: [Expr; 1] = [Expr::Param(0)];
pub(crate) static T9CBDA6A7: [Part; 4] = [
    Part::Operand {
        index: 0,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Choice {
        cond: Expr::Param(1),
        yes: &T098905D4,
        no: &[],
    },
    Part::Text("h"),
    Part::Operand {
        index: 1,
        lead: "",
        trail: "",
        optional: false,
    },
];
pub(crate) static T9BA7412F: [Alt; 7] = [
    Alt {
        name: "gpr",
        mask: 0x3f00,
        value: 0x0,
        operands: &T854B744E,
        lets: &[],
        where_: &[],
        prefer: &[],
        template: &TEA2B46F4,
    },
    Alt {
        name: "relative",
        mask: 0x3c00,
        value: 0x800,
        operands: &T4CA22A60,
        lets: &[],
        where_: &[],
        prefer: &[],
        template: &T5A1A951F,
    },
    Alt {
        name: "relconst",
        mask: 0x3c00,
        value: 0xc00,
        operands: &T4CA22A60,
        lets: &[],
        where_: &[],
        prefer: &[],
        template: &TEF47C4BA,
    },
    Alt {
        name: "constant",
        mask: 0x1800,
        value: 0x1000,
        operands: &T1867D9DA,
        lets: &[],
        where_: &[],
        prefer: &[],
        template: &TEA2B46F4,
    },
    Alt {
        name: "immed",
        mask: 0x3800,
        value: 0x2000,
        operands: &TB7C61B67,
        lets: &[],
        where_: &[],
        prefer: &[],
        template: &T15DE10CF,
    },
    Alt {
        name: "flut",
        mask: 0x3c00,
        value: 0x2800,
        operands: &TD9AF42E1,
        lets: &[],
        where_: &[],
        prefer: &T38BA906F,
        template: &TF1AFB46E,
    },
    Alt {
        name: "fluthalf",
        mask: 0x3c00,
        value: 0x2c00,
        operands: &TD9AF42E1,
        lets: &[],
        where_: &[],
        prefer: &TD1AE0DF9,
        template: &T9CBDA6A7,
    },
];
pub(crate) static TD91D4FC6: [(&str, i64); 6] = [
    ("lt", 0),
    ("le", 1),
    ("gt", 2),
    ("ge", 3),
    ("eq", 4),
    ("ne", 5),
];
pub(crate) static T09CFB28A: [(&str, i64); 2] = [("", 0), ("(neg)", 1)];
pub(crate) static TDFF55641: [Part; 4] = [
    Part::Choice {
        cond: Expr::Param(0),
        yes: &TAE6DB4CB,
        no: &[],
    },
    Part::Text("r<a0.x + "),
    Part::Operand {
        index: 0,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(">"),
];
pub(crate) static T9A70E21E: [Part; 4] = [
    Part::Choice {
        cond: Expr::Param(0),
        yes: &TAE6DB4CB,
        no: &[],
    },
    Part::Text("c<a0.x + "),
    Part::Operand {
        index: 0,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(">"),
];
pub(crate) static T08320CE8: [Piece; 1] = [
    Piece {
        word: 0,
        value: 0,
        len: 12,
    },
];
pub(crate) static T78BB8314: [Operand; 1] = [
    Operand {
        name: "n",
        kind: 7,
        width: 12,
        pieces: &T08320CE8,
        ..Operand::DEFAULT
    },
];
pub(crate) static T642DBEB2: [Expr; 1] = [Expr::Param(1)];
pub(crate) static TDD1F30AE: [Expr; 1] = [Expr::Un(UnOp::Not, &Expr::Param(1))];
pub(crate) static T240D9F83: [Alt; 5] = [
    Alt {
        name: "gpr",
        mask: 0x1f00,
        value: 0x0,
        operands: &T6C6F7DFC,
        lets: &[],
        where_: &[],
        prefer: &[],
        template: &T17081FA3,
    },
    Alt {
        name: "relative",
        mask: 0x1c00,
        value: 0x800,
        operands: &TA097EB86,
        lets: &[],
        where_: &[],
        prefer: &[],
        template: &TDFF55641,
    },
    Alt {
        name: "relconst",
        mask: 0x1c00,
        value: 0xc00,
        operands: &TA097EB86,
        lets: &[],
        where_: &[],
        prefer: &[],
        template: &T9A70E21E,
    },
    Alt {
        name: "immed",
        mask: 0x1000,
        value: 0x1000,
        operands: &T78BB8314,
        lets: &[],
        where_: &T642DBEB2,
        prefer: &[],
        template: &T332A5491,
    },
    Alt {
        name: "constant",
        mask: 0x1800,
        value: 0x1000,
        operands: &T808716E0,
        lets: &[],
        where_: &TDD1F30AE,
        prefer: &[],
        template: &T17081FA3,
    },
];
pub(crate) static T4C632AC7: [(&str, i64); 2] = [(".low", 0), (".high", 1)];
pub(crate) static T83222E95: [(&str, i64); 2] = [(".unsigned", 0), (".mixed", 1)];
pub(crate) static T9B0261AB: [(&str, i64); 2] = [("", 0), (".p", 1)];
pub(crate) static T53DFB108: [(&str, i64); 2] = [("", 0), (".o", 1)];
pub(crate) static TEC183E5C: [(&str, i64); 2] = [("", 0), (".s", 1)];
pub(crate) static T9C9D7EB6: [(&str, i64); 2] = [("", 0), (".a", 1)];
pub(crate) static T76916542: [(&str, i64); 2] = [("", 0), (".3d", 1)];
pub(crate) static T3D93832A: [(&str, i64); 16] = [
    ("", 0),
    ("x", 1),
    ("y", 2),
    ("xy", 3),
    ("z", 4),
    ("zx", 5),
    ("zy", 6),
    ("xyz", 7),
    ("w", 8),
    ("xw", 9),
    ("yw", 10),
    ("xyw", 11),
    ("zw", 12),
    ("xzw", 13),
    ("yzw", 14),
    ("xyzw", 15),
];
pub(crate) static T5F8C089F: [Piece; 1] = [Piece { word: 0, value: 0, len: 4 }];
pub(crate) static T2A1397E0: [Piece; 1] = [Piece { word: 4, value: 0, len: 7 }];
pub(crate) static T456777D2: [Operand; 2] = [
    Operand {
        name: "samp",
        kind: 7,
        width: 4,
        pieces: &T5F8C089F,
        ..Operand::DEFAULT
    },
    Operand {
        name: "tex",
        kind: 7,
        width: 7,
        pieces: &T2A1397E0,
        ..Operand::DEFAULT
    },
];
pub(crate) static TCF9A0599: [Expr; 1] = [
    Expr::Bin(BinOp::And, &Expr::Un(UnOp::Not, &Expr::Param(0)), &Expr::Param(1)),
];
pub(crate) static T4049A44E: [Part; 4] = [
    Part::Text(", s#"),
    Part::Operand {
        index: 0,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", t#"),
    Part::Operand {
        index: 1,
        lead: "",
        trail: "",
        optional: false,
    },
];
pub(crate) static T117B3318: [Operand; 1] = [
    Operand {
        name: "tex",
        kind: 7,
        width: 7,
        pieces: &T2A1397E0,
        ..Operand::DEFAULT
    },
];
pub(crate) static T21A2603A: [Expr; 1] = [
    Expr::Bin(
        BinOp::And,
        &Expr::Bin(BinOp::And, &Expr::Un(UnOp::Not, &Expr::Param(0)), &Expr::Param(2)),
        &Expr::Un(UnOp::Not, &Expr::Param(1)),
    ),
];
pub(crate) static T5CE0B671: [Part; 2] = [
    Part::Text(", t#"),
    Part::Operand {
        index: 0,
        lead: "",
        trail: "",
        optional: false,
    },
];
pub(crate) static TFBC7CCBC: [Expr; 1] = [
    Expr::Bin(
        BinOp::And,
        &Expr::Un(UnOp::Not, &Expr::Param(0)),
        &Expr::Un(UnOp::Not, &Expr::Param(2)),
    ),
];
pub(crate) static TAB1053B0: [Piece; 1] = [Piece { word: 8, value: 0, len: 3 }];
pub(crate) static T2A7B7D66: [Operand; 2] = [
    Operand {
        name: "reg",
        kind: 12,
        width: 8,
        pieces: &TDFFF2493,
        ..Operand::DEFAULT
    },
    Operand {
        name: "mode",
        kind: 7,
        width: 3,
        pieces: &TAB1053B0,
        ..Operand::DEFAULT
    },
];
pub(crate) static T3B5859E8: [Expr; 1] = [
    Expr::Bin(
        BinOp::And,
        &Expr::Param(0),
        &Expr::Bin(BinOp::Lt, &Expr::Operand(1), &Expr::Num(6)),
    ),
];
pub(crate) static TC4BE441A: [(i64, i64); 2] = [(0, 0), (4, 4)];
pub(crate) static T282232FA: [(i64, i64); 2] = [(1, 1), (3, 3)];
pub(crate) static TD4368F09: [Part; 1] = [Part::Text(", a1.x")];
pub(crate) static T9FE5CC33: [Part; 4] = [
    Part::Text(", "),
    Part::Choice {
        cond: Expr::In(&Expr::Operand(1), &TC4BE441A),
        yes: &TAE6DB4CB,
        no: &[],
    },
    Part::Operand {
        index: 0,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Choice {
        cond: Expr::In(&Expr::Operand(1), &T282232FA),
        yes: &TD4368F09,
        no: &[],
    },
];
pub(crate) static T36FC9EB3: [Piece; 1] = [Piece { word: 4, value: 0, len: 4 }];
pub(crate) static TD2607266: [Operand; 2] = [
    Operand {
        name: "samp",
        kind: 7,
        width: 4,
        pieces: &T5F8C089F,
        ..Operand::DEFAULT
    },
    Operand {
        name: "tex",
        kind: 7,
        width: 4,
        pieces: &T36FC9EB3,
        ..Operand::DEFAULT
    },
];
pub(crate) static T8C6A20F3: [Expr; 1] = [
    Expr::Bin(
        BinOp::And,
        &Expr::Bin(
            BinOp::And,
            &Expr::Param(0),
            &Expr::Bin(
                BinOp::Or,
                &Expr::Param(1),
                &Expr::Bin(BinOp::Eq, &Expr::Operand(0), &Expr::Num(0)),
            ),
        ),
        &Expr::Bin(
            BinOp::Or,
            &Expr::Param(2),
            &Expr::Bin(BinOp::Eq, &Expr::Operand(1), &Expr::Num(0)),
        ),
    ),
];
pub(crate) static TE8726A4C: [Part; 2] = [
    Part::Text(", s#"),
    Part::Operand {
        index: 0,
        lead: "",
        trail: "",
        optional: false,
    },
];
pub(crate) static TC329EFDC: [Part; 2] = [
    Part::Text(", t#"),
    Part::Operand {
        index: 1,
        lead: "",
        trail: "",
        optional: false,
    },
];
pub(crate) static TCB827688: [Part; 2] = [
    Part::Choice {
        cond: Expr::Param(1),
        yes: &TE8726A4C,
        no: &[],
    },
    Part::Choice {
        cond: Expr::Param(2),
        yes: &TC329EFDC,
        no: &[],
    },
];
pub(crate) static T5F700709: [Operand; 1] = [
    Operand {
        name: "samp",
        kind: 7,
        width: 8,
        pieces: &TDFFF2493,
        ..Operand::DEFAULT
    },
];
pub(crate) static T3AE38C17: [Expr; 1] = [
    Expr::Bin(
        BinOp::And,
        &Expr::Param(0),
        &Expr::Bin(
            BinOp::Or,
            &Expr::Param(1),
            &Expr::Bin(BinOp::Eq, &Expr::Operand(0), &Expr::Num(0)),
        ),
    ),
];
pub(crate) static T3673781D: [Part; 2] = [
    Part::Choice {
        cond: Expr::Param(1),
        yes: &TE8726A4C,
        no: &[],
    },
    Part::Text(", a1.x"),
];
pub(crate) static T8652D69A: [Alt; 6] = [
    Alt {
        name: "both",
        mask: 0x0,
        value: 0x0,
        operands: &T456777D2,
        lets: &[],
        where_: &TCF9A0599,
        prefer: &[],
        template: &T4049A44E,
    },
    Alt {
        name: "tex",
        mask: 0xf,
        value: 0x0,
        operands: &T117B3318,
        lets: &[],
        where_: &T21A2603A,
        prefer: &[],
        template: &T5CE0B671,
    },
    Alt {
        name: "none",
        mask: 0x7ff,
        value: 0x0,
        operands: &[],
        lets: &[],
        where_: &TFBC7CCBC,
        prefer: &[],
        template: &[],
    },
    Alt {
        name: "reg",
        mask: 0x0,
        value: 0x0,
        operands: &T2A7B7D66,
        lets: &[],
        where_: &T3B5859E8,
        prefer: &[],
        template: &T9FE5CC33,
    },
    Alt {
        name: "immed",
        mask: 0x700,
        value: 0x600,
        operands: &TD2607266,
        lets: &[],
        where_: &T8C6A20F3,
        prefer: &[],
        template: &TCB827688,
    },
    Alt {
        name: "a1",
        mask: 0x700,
        value: 0x700,
        operands: &T5F700709,
        lets: &[],
        where_: &T3AE38C17,
        prefer: &[],
        template: &T3673781D,
    },
];
pub(crate) static T44CF3D02: [Operand; 1] = [
    Operand {
        name: "n",
        kind: 7,
        width: 8,
        pieces: &TDFFF2493,
        ..Operand::DEFAULT
    },
];
pub(crate) static T0DCB4A14: [Part; 3] = [
    Part::Text("c["),
    Part::Operand {
        index: 0,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text("]"),
];
pub(crate) static T202F8A33: [Part; 2] = [
    Part::Text("+"),
    Part::Operand {
        index: 0,
        lead: "",
        trail: "",
        optional: false,
    },
];
pub(crate) static T58E976A5: [Part; 3] = [
    Part::Text("c[a1.x"),
    Part::Choice {
        cond: Expr::Bin(BinOp::Ne, &Expr::Operand(0), &Expr::Num(0)),
        yes: &T202F8A33,
        no: &[],
    },
    Part::Text("]"),
];
pub(crate) static T7635F7BB: [Alt; 2] = [
    Alt {
        name: "imm",
        mask: 0x100,
        value: 0x0,
        operands: &T44CF3D02,
        lets: &[],
        where_: &[],
        prefer: &[],
        template: &T0DCB4A14,
    },
    Alt {
        name: "a1",
        mask: 0x100,
        value: 0x100,
        operands: &T44CF3D02,
        lets: &[],
        where_: &[],
        prefer: &[],
        template: &T58E976A5,
    },
];
pub(crate) static T202BE2FB: [Piece; 1] = [Piece { word: 2, value: 0, len: 6 }];
pub(crate) static T69437DA5: [Piece; 1] = [Piece { word: 0, value: 0, len: 2 }];
pub(crate) static T032DFE53: [Operand; 2] = [
    Operand {
        name: "n",
        kind: 7,
        width: 6,
        pieces: &T202BE2FB,
        ..Operand::DEFAULT
    },
    Operand {
        name: "c",
        kind: 5,
        width: 2,
        pieces: &T69437DA5,
        ..Operand::DEFAULT
    },
];
pub(crate) static TBA2CB7CB: [Part; 4] = [
    Part::Text("r"),
    Part::Operand {
        index: 0,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text("."),
    Part::Operand {
        index: 1,
        lead: "",
        trail: "",
        optional: false,
    },
];
pub(crate) static T9349B3A2: [Alt; 2] = [
    Alt {
        name: "imm",
        mask: 0x0,
        value: 0x0,
        operands: &T44CF3D02,
        lets: &[],
        where_: &TD1AE0DF9,
        prefer: &[],
        template: &T332A5491,
    },
    Alt {
        name: "gpr",
        mask: 0x0,
        value: 0x0,
        operands: &T032DFE53,
        lets: &[],
        where_: &[],
        prefer: &[],
        template: &TBA2CB7CB,
    },
];
pub(crate) static T87725A74: [(&str, i64); 2] = [(".untyped", 0), (".typed", 1)];
pub(crate) static T2075C25A: [(&str, i64); 3] = [
    ("imm", 0),
    ("uniform", 1),
    ("nonuniform", 2),
];
pub(crate) static TE0CD75A0: [(&str, i64); 2] = [("", 0), (".g", 1)];
pub(crate) static T215605E7: [(&str, i64); 2] = [("", 0), (".l", 1)];
pub(crate) static TF5B8F039: [(&str, i64); 2] = [("", 0), (".r", 1)];
pub(crate) static TB31A9FB0: [(&str, i64); 2] = [("", 0), (".w", 1)];
pub(crate) static T2268F0B5: [Kind; 44] = [
    Kind::Enum {
        names: &T12677CF0,
        open: false,
    },
    Kind::Enum {
        names: &TF0749F36,
        open: false,
    },
    Kind::Enum {
        names: &T4B1B460A,
        open: false,
    },
    Kind::Enum {
        names: &T113DACBE,
        open: false,
    },
    Kind::Enum {
        names: &TF633A495,
        open: false,
    },
    Kind::Enum {
        names: &T67732E38,
        open: false,
    },
    Kind::Enum {
        names: &TBE5D4CF8,
        open: false,
    },
    Kind::Int,
    Kind::Enum {
        names: &T1FF4D8C1,
        open: false,
    },
    Kind::Enum {
        names: &T0575DF98,
        open: false,
    },
    Kind::Enum {
        names: &T127D3809,
        open: false,
    },
    Kind::Enum {
        names: &T1700C345,
        open: false,
    },
    Kind::Reg {
        file: 0,
        list: &[],
        exclude: &[],
        step: 1,
    },
    Kind::Sum {
        params: 1,
        alts: &T8A1C5966,
    },
    Kind::Reg {
        file: 2,
        list: &[],
        exclude: &[],
        step: 1,
    },
    Kind::Float(16),
    Kind::Float(32),
    Kind::Sum {
        params: 3,
        alts: &T16CE8155,
    },
    Kind::Enum {
        names: &TDE4153C2,
        open: false,
    },
    Kind::Enum {
        names: &T790CF638,
        open: false,
    },
    Kind::Enum {
        names: &T0874A6C5,
        open: false,
    },
    Kind::Enum {
        names: &T0BDEEAB3,
        open: false,
    },
    Kind::Sum {
        params: 2,
        alts: &T9BA7412F,
    },
    Kind::Enum {
        names: &TD91D4FC6,
        open: false,
    },
    Kind::Enum {
        names: &T09CFB28A,
        open: false,
    },
    Kind::Sum {
        params: 2,
        alts: &T240D9F83,
    },
    Kind::Enum {
        names: &T4C632AC7,
        open: false,
    },
    Kind::Enum {
        names: &T83222E95,
        open: false,
    },
    Kind::Enum {
        names: &T9B0261AB,
        open: false,
    },
    Kind::Enum {
        names: &T53DFB108,
        open: false,
    },
    Kind::Enum {
        names: &TEC183E5C,
        open: false,
    },
    Kind::Enum {
        names: &T9C9D7EB6,
        open: false,
    },
    Kind::Enum {
        names: &T76916542,
        open: false,
    },
    Kind::Enum {
        names: &T3D93832A,
        open: false,
    },
    Kind::Sum {
        params: 3,
        alts: &T8652D69A,
    },
    Kind::Sum {
        params: 0,
        alts: &T7635F7BB,
    },
    Kind::Sum {
        params: 1,
        alts: &T9349B3A2,
    },
    Kind::Enum {
        names: &T87725A74,
        open: false,
    },
    Kind::Enum {
        names: &T2075C25A,
        open: false,
    },
    Kind::Enum {
        names: &T2075C25A,
        open: false,
    },
    Kind::Enum {
        names: &TE0CD75A0,
        open: false,
    },
    Kind::Enum {
        names: &T215605E7,
        open: false,
    },
    Kind::Enum {
        names: &TF5B8F039,
        open: false,
    },
    Kind::Enum {
        names: &TB31A9FB0,
        open: false,
    },
];
pub(crate) static TD156CF1A: [Piece; 1] = [
    Piece {
        word: 60,
        value: 0,
        len: 1,
    },
];
pub(crate) static T0ADBAA8C: [Piece; 1] = [
    Piece {
        word: 44,
        value: 0,
        len: 1,
    },
];
pub(crate) static T452DE950: [Piece; 1] = [
    Piece {
        word: 48,
        value: 0,
        len: 1,
    },
];
pub(crate) static T780EC3AE: [Piece; 1] = [
    Piece {
        word: 59,
        value: 0,
        len: 1,
    },
];
pub(crate) static TAE3C2E56: [Piece; 1] = [
    Piece {
        word: 40,
        value: 0,
        len: 3,
    },
];
pub(crate) static T3AE4AB15: [Operand; 5] = [
    Operand {
        name: "sy",
        kind: 0,
        width: 1,
        pieces: &TD156CF1A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "ss",
        kind: 3,
        width: 1,
        pieces: &T0ADBAA8C,
        ..Operand::DEFAULT
    },
    Operand {
        name: "eq",
        kind: 2,
        width: 1,
        pieces: &T452DE950,
        ..Operand::DEFAULT
    },
    Operand {
        name: "jp",
        kind: 1,
        width: 1,
        pieces: &T780EC3AE,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rpt",
        kind: 4,
        width: 3,
        pieces: &TAE3C2E56,
        ..Operand::DEFAULT
    },
];
pub(crate) static TDBD8A783: [Part; 6] = [
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
    Part::Operand {
        index: 4,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Name,
];
pub(crate) static T01B29E3F: [&[Part]; 1] = [&TDBD8A783];
pub(crate) static T79537A0B: [(&str, &str); 4] = [
    ("sem", "// waits"),
    ("latency", "7"),
    ("category", "0"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static TAEF9425E: [(&str, &str); 4] = [
    ("sem", "trap(End, pc);"),
    ("latency", "7"),
    ("category", "0"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static T83C20668: [(&str, &str); 4] = [
    ("sem", "// goes on"),
    ("latency", "7"),
    ("category", "0"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static T850FDFAE: [Touch; 1] = [
    Touch {
        file: 7,
        which: Which::Computed,
        reads: 64,
        writes: 0,
    },
];
pub(crate) static T6ADEED42: [Flow; 2] = [
    Flow {
        from: End::Register(0),
        to: End::Target,
    },
    Flow {
        from: End::State,
        to: End::Target,
    },
];
pub(crate) static T1774597D: [(&str, &str); 4] = [
    (
        "sem",
        "require(depth > 0, CallDepth);\ndepth = imax(depth - 1, 0);\npc = Ret[depth % 16];",
    ),
    ("latency", "7"),
    ("category", "0"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static T1E408941: [(&str, &str); 4] = [
    ("lacks", "public"),
    ("latency", "7"),
    ("category", "0"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static T43375047: [(&str, &str); 4] = [
    ("lacks", "stages"),
    ("latency", "7"),
    ("category", "0"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static TBD29B555: [Piece; 1] = [
    Piece {
        word: 52,
        value: 0,
        len: 1,
    },
];
pub(crate) static T5344A3EF: [Piece; 1] = [
    Piece {
        word: 53,
        value: 0,
        len: 2,
    },
];
pub(crate) static T96B225F4: [Operand; 6] = [
    Operand {
        name: "sy",
        kind: 0,
        width: 1,
        pieces: &TD156CF1A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "ss",
        kind: 3,
        width: 1,
        pieces: &T0ADBAA8C,
        ..Operand::DEFAULT
    },
    Operand {
        name: "eq",
        kind: 2,
        width: 1,
        pieces: &T452DE950,
        ..Operand::DEFAULT
    },
    Operand {
        name: "jp",
        kind: 1,
        width: 1,
        pieces: &T780EC3AE,
        ..Operand::DEFAULT
    },
    Operand {
        name: "inv1",
        kind: 6,
        width: 1,
        pieces: &TBD29B555,
        ..Operand::DEFAULT
    },
    Operand {
        name: "comp1",
        kind: 5,
        width: 2,
        pieces: &T5344A3EF,
        ..Operand::DEFAULT
    },
];
pub(crate) static T19E03749: [Part; 9] = [
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
    Part::Name,
    Part::Text(" "),
    Part::Operand {
        index: 4,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text("p0."),
    Part::Operand {
        index: 5,
        lead: "",
        trail: "",
        optional: false,
    },
];
pub(crate) static T2AA8CC50: [&[Part]; 1] = [&T19E03749];
pub(crate) static T225E4736: [Touch; 1] = [
    Touch {
        file: 0,
        which: Which::Computed,
        reads: 32,
        writes: 0,
    },
];
pub(crate) static T1066AC5A: [(&str, &str); 4] = [
    ("sem", "if holds_p(comp1, inv1) { trap(Discard, pc); }"),
    ("latency", "7"),
    ("category", "0"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static TCEFF5C4B: [Flow; 4] = [
    Flow {
        from: End::Register(0),
        to: End::Address,
    },
    Flow {
        from: End::Register(0),
        to: End::Target,
    },
    Flow {
        from: End::Memory,
        to: End::Address,
    },
    Flow {
        from: End::Memory,
        to: End::Target,
    },
];
pub(crate) static T7DEA1C04: [(&str, &str); 4] = [
    ("sem", "if !holds_p(comp1, inv1) { skip_predicated(); }"),
    ("latency", "7"),
    ("category", "0"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static TCB6B653D: [(&str, &str); 4] = [
    ("sem", "if holds_p(comp1, inv1) { skip_predicated(); }"),
    ("latency", "7"),
    ("category", "0"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static TEEF0952B: [Operand; 4] = [
    Operand {
        name: "sy",
        kind: 0,
        width: 1,
        pieces: &TD156CF1A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "ss",
        kind: 3,
        width: 1,
        pieces: &T0ADBAA8C,
        ..Operand::DEFAULT
    },
    Operand {
        name: "jp",
        kind: 1,
        width: 1,
        pieces: &T780EC3AE,
        ..Operand::DEFAULT
    },
    Operand {
        name: "imm",
        kind: 7,
        width: 32,
        signed: true,
        pieces: &TA84DC61A,
        pcrel: true,
        scale: 8,
        ..Operand::DEFAULT
    },
];
pub(crate) static TFFF0DF3E: [Part; 6] = [
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
    Part::Name,
    Part::Text(" #"),
    Part::Operand {
        index: 3,
        lead: "",
        trail: "",
        optional: false,
    },
];
pub(crate) static T54C8216E: [&[Part]; 1] = [&TFFF0DF3E];
pub(crate) static T3C4732CA: [(&str, &str); 4] = [
    ("sem", "go(imm);"),
    ("latency", "7"),
    ("category", "0"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static TB6D6D7A4: [Touch; 1] = [
    Touch {
        file: 7,
        which: Which::Computed,
        reads: 64,
        writes: 64,
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
pub(crate) static T39F825AD: [(&str, &str); 4] = [
    (
        "sem",
        "require(depth < 16, CallDepth); Ret[depth % 16] = pc + 8; depth = imin(depth + 1, 16); go(imm);",
    ),
    ("latency", "7"),
    ("category", "0"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static TE43F9CDC: [Flow; 1] = [
    Flow {
        from: End::State,
        to: End::Target,
    },
];
pub(crate) static T97C43AC9: [(&str, &str); 4] = [
    ("sem", "if is_first() { go(imm); }"),
    ("latency", "7"),
    ("category", "0"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static TD599C223: [(&str, &str); 4] = [
    ("sem", "// this wave is the first"),
    ("latency", "7"),
    ("category", "0"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static TFAED0C1B: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x8, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T43E2608B: [Piece; 1] = [
    Piece {
        word: 52,
        value: 0,
        len: 3,
    },
];
pub(crate) static T43002BC7: [Operand; 6] = [
    Operand {
        name: "sy",
        kind: 0,
        width: 1,
        pieces: &TD156CF1A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "ss",
        kind: 3,
        width: 1,
        pieces: &T0ADBAA8C,
        ..Operand::DEFAULT
    },
    Operand {
        name: "eq",
        kind: 2,
        width: 1,
        pieces: &T452DE950,
        ..Operand::DEFAULT
    },
    Operand {
        name: "jp",
        kind: 1,
        width: 1,
        pieces: &T780EC3AE,
        ..Operand::DEFAULT
    },
    Operand {
        name: "imm",
        kind: 7,
        width: 32,
        signed: true,
        pieces: &TA84DC61A,
        pcrel: true,
        scale: 8,
        ..Operand::DEFAULT
    },
    Operand {
        name: "w",
        kind: 7,
        width: 3,
        pieces: &T43E2608B,
        ..Operand::DEFAULT
    },
];
pub(crate) static TD27053C6: [Let; 1] = [
    Let {
        name: "lanes",
        value: Expr::Bin(BinOp::Shl, &Expr::Num(2), &Expr::Operand(5)),
    },
];
pub(crate) static TF4311498: [Part; 9] = [
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
    Part::Name,
    Part::Text(".w"),
    Part::Let(0),
    Part::Text(" #"),
    Part::Operand {
        index: 4,
        lead: "",
        trail: "",
        optional: false,
    },
];
pub(crate) static TBB3C1E40: [&[Part]; 1] = [&TF4311498];
pub(crate) static TE8203F4D: [(&str, &str); 4] = [
    (
        "sem",
        "let active = fibers_where(1);\nlet base = ctz(active) / lanes * lanes;\nlet cluster = (active >> base) & ((1u128 << lanes) - 1);\nif lane_index() != bits(base + 127 - clz(cluster), 32) {\n  go(imm);\n}",
    ),
    ("latency", "7"),
    ("category", "0"),
    ("gens", "a6xx"),
];
pub(crate) static T0A374EC6: [Operand; 7] = [
    Operand {
        name: "sy",
        kind: 0,
        width: 1,
        pieces: &TD156CF1A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "ss",
        kind: 3,
        width: 1,
        pieces: &T0ADBAA8C,
        ..Operand::DEFAULT
    },
    Operand {
        name: "eq",
        kind: 2,
        width: 1,
        pieces: &T452DE950,
        ..Operand::DEFAULT
    },
    Operand {
        name: "jp",
        kind: 1,
        width: 1,
        pieces: &T780EC3AE,
        ..Operand::DEFAULT
    },
    Operand {
        name: "inv1",
        kind: 6,
        width: 1,
        pieces: &TBD29B555,
        ..Operand::DEFAULT
    },
    Operand {
        name: "comp1",
        kind: 5,
        width: 2,
        pieces: &T5344A3EF,
        ..Operand::DEFAULT
    },
    Operand {
        name: "imm",
        kind: 7,
        width: 32,
        signed: true,
        pieces: &TA84DC61A,
        pcrel: true,
        scale: 8,
        ..Operand::DEFAULT
    },
];
pub(crate) static TB4A860A0: [Part; 11] = [
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
    Part::Name,
    Part::Text(" "),
    Part::Operand {
        index: 4,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text("p0."),
    Part::Operand {
        index: 5,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", #"),
    Part::Operand {
        index: 6,
        lead: "",
        trail: "",
        optional: false,
    },
];
pub(crate) static T8C518DBE: [&[Part]; 1] = [&TB4A860A0];
pub(crate) static TD483FB07: [Flow; 1] = [
    Flow {
        from: End::Register(0),
        to: End::Target,
    },
];
pub(crate) static TA739B699: [(&str, &str); 4] = [
    ("sem", "if holds_p(comp1, inv1) {\n  go(imm);\n}"),
    ("latency", "7"),
    ("category", "0"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static T5BE41FC1: [(&str, &str); 4] = [
    ("sem", "if fibers_where(holds_p(comp1, inv1)) != 0 {\n  go(imm);\n}"),
    ("latency", "7"),
    ("category", "0"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static TBCE20DA2: [(&str, &str); 4] = [
    ("sem", "if fibers_where(!holds_p(comp1, inv1)) == 0 {\n  go(imm);\n}"),
    ("latency", "7"),
    ("category", "0"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static T0ACFFF45: [Piece; 1] = [
    Piece {
        word: 45,
        value: 0,
        len: 1,
    },
];
pub(crate) static TDE597CC5: [Piece; 1] = [
    Piece {
        word: 46,
        value: 0,
        len: 2,
    },
];
pub(crate) static T2E7CF264: [Operand; 9] = [
    Operand {
        name: "sy",
        kind: 0,
        width: 1,
        pieces: &TD156CF1A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "ss",
        kind: 3,
        width: 1,
        pieces: &T0ADBAA8C,
        ..Operand::DEFAULT
    },
    Operand {
        name: "eq",
        kind: 2,
        width: 1,
        pieces: &T452DE950,
        ..Operand::DEFAULT
    },
    Operand {
        name: "jp",
        kind: 1,
        width: 1,
        pieces: &T780EC3AE,
        ..Operand::DEFAULT
    },
    Operand {
        name: "inv1",
        kind: 6,
        width: 1,
        pieces: &TBD29B555,
        ..Operand::DEFAULT
    },
    Operand {
        name: "comp1",
        kind: 5,
        width: 2,
        pieces: &T5344A3EF,
        ..Operand::DEFAULT
    },
    Operand {
        name: "inv2",
        kind: 6,
        width: 1,
        pieces: &T0ACFFF45,
        ..Operand::DEFAULT
    },
    Operand {
        name: "comp2",
        kind: 5,
        width: 2,
        pieces: &TDE597CC5,
        ..Operand::DEFAULT
    },
    Operand {
        name: "imm",
        kind: 7,
        width: 32,
        signed: true,
        pieces: &TA84DC61A,
        pcrel: true,
        scale: 8,
        ..Operand::DEFAULT
    },
];
pub(crate) static TF68C247F: [Part; 15] = [
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
    Part::Name,
    Part::Text(" "),
    Part::Operand {
        index: 4,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text("p0."),
    Part::Operand {
        index: 5,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", "),
    Part::Operand {
        index: 6,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text("p0."),
    Part::Operand {
        index: 7,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", #"),
    Part::Operand {
        index: 8,
        lead: "",
        trail: "",
        optional: false,
    },
];
pub(crate) static T5CD87798: [&[Part]; 1] = [&TF68C247F];
pub(crate) static TC3096941: [(&str, &str); 4] = [
    ("sem", "if holds_p(comp1, inv1) || holds_p(comp2, inv2) {\n  go(imm);\n}"),
    ("latency", "7"),
    ("category", "0"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static T3D6A5E29: [(&str, &str); 4] = [
    ("sem", "if holds_p(comp1, inv1) && holds_p(comp2, inv2) {\n  go(imm);\n}"),
    ("latency", "7"),
    ("category", "0"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static TA3C45923: [Piece; 1] = [
    Piece {
        word: 32,
        value: 0,
        len: 5,
    },
];
pub(crate) static T148B7ED3: [Operand; 6] = [
    Operand {
        name: "sy",
        kind: 0,
        width: 1,
        pieces: &TD156CF1A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "ss",
        kind: 3,
        width: 1,
        pieces: &T0ADBAA8C,
        ..Operand::DEFAULT
    },
    Operand {
        name: "eq",
        kind: 2,
        width: 1,
        pieces: &T452DE950,
        ..Operand::DEFAULT
    },
    Operand {
        name: "jp",
        kind: 1,
        width: 1,
        pieces: &T780EC3AE,
        ..Operand::DEFAULT
    },
    Operand {
        name: "idx",
        kind: 7,
        width: 5,
        pieces: &TA3C45923,
        ..Operand::DEFAULT
    },
    Operand {
        name: "imm",
        kind: 7,
        width: 32,
        signed: true,
        pieces: &TA84DC61A,
        pcrel: true,
        scale: 8,
        ..Operand::DEFAULT
    },
];
pub(crate) static TD1AAF0F4: [Part; 9] = [
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
    Part::Name,
    Part::Text("."),
    Part::Operand {
        index: 4,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(" #"),
    Part::Operand {
        index: 5,
        lead: "",
        trail: "",
        optional: false,
    },
];
pub(crate) static TAEAFAA75: [&[Part]; 1] = [&TD1AAF0F4];
pub(crate) static T9A1B3A70: [Touch; 1] = [
    Touch {
        file: 6,
        which: Which::Computed,
        reads: 1,
        writes: 0,
    },
];
pub(crate) static TFFFCA098: [(&str, &str); 4] = [
    ("sem", "if B[idx] {\n  go(imm);\n}"),
    ("latency", "7"),
    ("category", "0"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static T8E7B9987: [Operand; 5] = [
    Operand {
        name: "sy",
        kind: 0,
        width: 1,
        pieces: &TD156CF1A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "ss",
        kind: 3,
        width: 1,
        pieces: &T0ADBAA8C,
        ..Operand::DEFAULT
    },
    Operand {
        name: "eq",
        kind: 2,
        width: 1,
        pieces: &T452DE950,
        ..Operand::DEFAULT
    },
    Operand {
        name: "jp",
        kind: 1,
        width: 1,
        pieces: &T780EC3AE,
        ..Operand::DEFAULT
    },
    Operand {
        name: "imm",
        kind: 7,
        width: 32,
        signed: true,
        pieces: &TA84DC61A,
        pcrel: true,
        scale: 8,
        ..Operand::DEFAULT
    },
];
pub(crate) static T595C5BB9: [Part; 7] = [
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
    Part::Name,
    Part::Text(" #"),
    Part::Operand {
        index: 4,
        lead: "",
        trail: "",
        optional: false,
    },
];
pub(crate) static TD53CB91A: [&[Part]; 1] = [&T595C5BB9];
pub(crate) static T29F0815B: [Piece; 1] = [
    Piece {
        word: 40,
        value: 0,
        len: 2,
    },
];
pub(crate) static T12034481: [Piece; 1] = [
    Piece {
        word: 50,
        value: 0,
        len: 3,
    },
];
pub(crate) static T9AA581E8: [Piece; 1] = [
    Piece {
        word: 46,
        value: 0,
        len: 3,
    },
];
pub(crate) static T1297D5F1: [Piece; 1] = [
    Piece {
        word: 55,
        value: 0,
        len: 2,
    },
];
pub(crate) static T554A7ACF: [(i64, i64); 5] = [(0, 0), (2, 2), (4, 4), (6, 6), (7, 7)];
pub(crate) static TC9437456: [Expr; 1] = [Expr::In(&Expr::Operand(6), &T554A7ACF)];
pub(crate) static T37EC744E: [Piece; 2] = [
    Piece {
        word: 49,
        value: 8,
        len: 1,
    },
    Piece {
        word: 32,
        value: 0,
        len: 8,
    },
];
pub(crate) static T24DADF8B: [Expr; 3] = [
    Expr::In(&Expr::Operand(5), &T554A7ACF),
    Expr::Operand(5),
    Expr::Operand(10),
];
pub(crate) static T0E38040F: [Piece; 2] = [
    Piece {
        word: 53,
        value: 32,
        len: 2,
    },
    Piece {
        word: 0,
        value: 0,
        len: 32,
    },
];
pub(crate) static TAC242B23: [Piece; 1] = [
    Piece {
        word: 43,
        value: 0,
        len: 1,
    },
];
pub(crate) static T85EDD5F3: [Operand; 11] = [
    Operand {
        name: "sy",
        kind: 0,
        width: 1,
        pieces: &TD156CF1A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "ss",
        kind: 3,
        width: 1,
        pieces: &T0ADBAA8C,
        ..Operand::DEFAULT
    },
    Operand {
        name: "jp",
        kind: 1,
        width: 1,
        pieces: &T780EC3AE,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rpt",
        kind: 11,
        width: 2,
        pieces: &T29F0815B,
        ..Operand::DEFAULT
    },
    Operand {
        name: "ul",
        kind: 10,
        width: 1,
        pieces: &T0ACFFF45,
        ..Operand::DEFAULT
    },
    Operand {
        name: "st",
        kind: 9,
        width: 3,
        pieces: &T12034481,
        ..Operand::DEFAULT
    },
    Operand {
        name: "dt",
        kind: 9,
        width: 3,
        pieces: &T9AA581E8,
        ..Operand::DEFAULT
    },
    Operand {
        name: "round",
        kind: 8,
        width: 2,
        pieces: &T1297D5F1,
        ..Operand::DEFAULT
    },
    Operand {
        name: "dst",
        kind: 13,
        width: 9,
        args: &TC9437456,
        pieces: &T37EC744E,
        ..Operand::DEFAULT
    },
    Operand {
        name: "src",
        kind: 17,
        width: 34,
        args: &T24DADF8B,
        pieces: &T0E38040F,
        ..Operand::DEFAULT
    },
    Operand {
        name: "r",
        kind: 7,
        width: 1,
        pieces: &TAC242B23,
        ..Operand::DEFAULT
    },
];
pub(crate) static T9F54B2AB: [Expr; 2] = [
    Expr::Bin(BinOp::Eq, &Expr::Operand(5), &Expr::Operand(6)),
    Expr::Bin(
        BinOp::Or,
        &Expr::Bin(BinOp::Eq, &Expr::Operand(10), &Expr::Num(0)),
        &Expr::Bin(BinOp::Ne, &Expr::Slice(9, 33, 32), &Expr::Num(2)),
    ),
];
pub(crate) static TDCF744C0: [Part; 14] = [
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
    Part::Operand {
        index: 4,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Name,
    Part::Text("."),
    Part::Operand {
        index: 5,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Operand {
        index: 6,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(" "),
    Part::Operand {
        index: 7,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Operand {
        index: 8,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", "),
    Part::Operand {
        index: 9,
        lead: "",
        trail: "",
        optional: false,
    },
];
pub(crate) static TFA4C29A9: [&[Part]; 1] = [&TDCF744C0];
pub(crate) static T4C704625: [Touch; 4] = [
    Touch {
        file: 0,
        which: Which::Fixed(244),
        reads: 16,
        writes: 0,
    },
    Touch {
        file: 0,
        which: Which::Computed,
        reads: 32,
        writes: 32,
    },
    Touch {
        file: 1,
        which: Which::Computed,
        reads: 16,
        writes: 16,
    },
    Touch {
        file: 2,
        which: Which::Computed,
        reads: 32,
        writes: 0,
    },
];
pub(crate) static TD4F56619: [Flow; 8] = [
    Flow {
        from: End::Register(0),
        to: End::Register(1),
    },
    Flow {
        from: End::Register(0),
        to: End::Register(2),
    },
    Flow {
        from: End::Register(1),
        to: End::Register(1),
    },
    Flow {
        from: End::Register(1),
        to: End::Register(2),
    },
    Flow {
        from: End::Register(2),
        to: End::Register(1),
    },
    Flow {
        from: End::Register(2),
        to: End::Register(2),
    },
    Flow {
        from: End::Register(3),
        to: End::Register(1),
    },
    Flow {
        from: End::Register(3),
        to: End::Register(2),
    },
];
pub(crate) static TF9DE80F7: [(&str, &str); 7] = [
    (
        "sem",
        "for k in 0..rpt + 1 {\n  set(dst, k, dt, converted(moved(src, k * r, st), st, dt, round));\n}",
    ),
    ("latency", "7"),
    ("reads", "3"),
    ("slots", "rpt + 1"),
    ("category", "1"),
    ("constants", "1"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static TD84D43B2: [Expr; 2] = [
    Expr::Bin(BinOp::Ne, &Expr::Operand(5), &Expr::Operand(6)),
    Expr::Bin(
        BinOp::Or,
        &Expr::Bin(BinOp::Eq, &Expr::Operand(10), &Expr::Num(0)),
        &Expr::Bin(BinOp::Ne, &Expr::Slice(9, 33, 32), &Expr::Num(2)),
    ),
];
pub(crate) static T01B0177F: [Expr; 3] = [Expr::Num(1), Expr::Num(4), Expr::Operand(7)];
pub(crate) static T4C408419: [Operand; 8] = [
    Operand {
        name: "sy",
        kind: 0,
        width: 1,
        pieces: &TD156CF1A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "ss",
        kind: 3,
        width: 1,
        pieces: &T0ADBAA8C,
        ..Operand::DEFAULT
    },
    Operand {
        name: "jp",
        kind: 1,
        width: 1,
        pieces: &T780EC3AE,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rpt",
        kind: 11,
        width: 2,
        pieces: &T29F0815B,
        ..Operand::DEFAULT
    },
    Operand {
        name: "ul",
        kind: 10,
        width: 1,
        pieces: &T0ACFFF45,
        ..Operand::DEFAULT
    },
    Operand {
        name: "round",
        kind: 8,
        width: 2,
        pieces: &T1297D5F1,
        ..Operand::DEFAULT
    },
    Operand {
        name: "src",
        kind: 17,
        width: 34,
        args: &T01B0177F,
        pieces: &T0E38040F,
        ..Operand::DEFAULT
    },
    Operand {
        name: "r",
        kind: 7,
        width: 1,
        pieces: &TAC242B23,
        ..Operand::DEFAULT
    },
];
pub(crate) static T0C5321E0: [Expr; 1] = [
    Expr::Bin(
        BinOp::Or,
        &Expr::Bin(BinOp::Eq, &Expr::Operand(7), &Expr::Num(0)),
        &Expr::Bin(BinOp::Ne, &Expr::Slice(6, 33, 32), &Expr::Num(2)),
    ),
];
pub(crate) static T87086645: [Part; 10] = [
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
    Part::Operand {
        index: 4,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Name,
    Part::Text(" "),
    Part::Operand {
        index: 5,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text("a0.x, "),
    Part::Operand {
        index: 6,
        lead: "",
        trail: "",
        optional: false,
    },
];
pub(crate) static TD2AE0DC8: [&[Part]; 1] = [&T87086645];
pub(crate) static T6B70E7DB: [u16; 1] = [26];
pub(crate) static TC7B809F8: [Touch; 4] = [
    Touch {
        file: 0,
        which: Which::Fixed(244),
        reads: 16,
        writes: 32,
    },
    Touch {
        file: 0,
        which: Which::Computed,
        reads: 32,
        writes: 0,
    },
    Touch {
        file: 1,
        which: Which::Computed,
        reads: 16,
        writes: 0,
    },
    Touch {
        file: 2,
        which: Which::Computed,
        reads: 32,
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
pub(crate) static T1CFF3170: [(&str, &str); 7] = [
    ("sem", "set_half(0xf4, moved(src, 0, 4)[15:0]);"),
    ("latency", "7"),
    ("reads", "3"),
    ("slots", "rpt + 1"),
    ("category", "1"),
    ("constants", "1"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static T2222BD51: [Expr; 3] = [Expr::Num(1), Expr::Num(2), Expr::Operand(7)];
pub(crate) static T900C7D2D: [Operand; 8] = [
    Operand {
        name: "sy",
        kind: 0,
        width: 1,
        pieces: &TD156CF1A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "ss",
        kind: 3,
        width: 1,
        pieces: &T0ADBAA8C,
        ..Operand::DEFAULT
    },
    Operand {
        name: "jp",
        kind: 1,
        width: 1,
        pieces: &T780EC3AE,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rpt",
        kind: 11,
        width: 2,
        pieces: &T29F0815B,
        ..Operand::DEFAULT
    },
    Operand {
        name: "ul",
        kind: 10,
        width: 1,
        pieces: &T0ACFFF45,
        ..Operand::DEFAULT
    },
    Operand {
        name: "round",
        kind: 8,
        width: 2,
        pieces: &T1297D5F1,
        ..Operand::DEFAULT
    },
    Operand {
        name: "src",
        kind: 17,
        width: 34,
        args: &T2222BD51,
        pieces: &T0E38040F,
        ..Operand::DEFAULT
    },
    Operand {
        name: "r",
        kind: 7,
        width: 1,
        pieces: &TAC242B23,
        ..Operand::DEFAULT
    },
];
pub(crate) static TF8967F98: [Part; 10] = [
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
    Part::Operand {
        index: 4,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Name,
    Part::Text(" "),
    Part::Operand {
        index: 5,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text("a1.x, "),
    Part::Operand {
        index: 6,
        lead: "",
        trail: "",
        optional: false,
    },
];
pub(crate) static T1033EBFD: [&[Part]; 1] = [&TF8967F98];
pub(crate) static TFDFC9B1C: [Touch; 5] = [
    Touch {
        file: 0,
        which: Which::Fixed(244),
        reads: 16,
        writes: 0,
    },
    Touch {
        file: 0,
        which: Which::Fixed(245),
        reads: 0,
        writes: 32,
    },
    Touch {
        file: 0,
        which: Which::Computed,
        reads: 32,
        writes: 0,
    },
    Touch {
        file: 1,
        which: Which::Computed,
        reads: 16,
        writes: 0,
    },
    Touch {
        file: 2,
        which: Which::Computed,
        reads: 32,
        writes: 0,
    },
];
pub(crate) static TE3ED192E: [Flow; 4] = [
    Flow {
        from: End::Register(0),
        to: End::Register(1),
    },
    Flow {
        from: End::Register(2),
        to: End::Register(1),
    },
    Flow {
        from: End::Register(3),
        to: End::Register(1),
    },
    Flow {
        from: End::Register(4),
        to: End::Register(1),
    },
];
pub(crate) static TA2F376C7: [(&str, &str); 7] = [
    ("sem", "set_half(0xf5, moved(src, 0, 2)[15:0]);"),
    ("latency", "7"),
    ("reads", "3"),
    ("slots", "rpt + 1"),
    ("category", "1"),
    ("constants", "1"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static TE100BB98: [(FeatureSet, FeatureSet); 2] = [
    (FeatureSet([0x4, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
    (FeatureSet([0x8, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static TA79CEA2A: [Piece; 1] = [
    Piece {
        word: 32,
        value: 0,
        len: 8,
    },
];
pub(crate) static T0A43C7C0: [Piece; 1] = [
    Piece {
        word: 16,
        value: 0,
        len: 8,
    },
];
pub(crate) static T02DF9C8B: [Piece; 1] = [Piece { word: 8, value: 0, len: 8 }];
pub(crate) static T9B7D724E: [Operand; 11] = [
    Operand {
        name: "sy",
        kind: 0,
        width: 1,
        pieces: &TD156CF1A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "ss",
        kind: 3,
        width: 1,
        pieces: &T0ADBAA8C,
        ..Operand::DEFAULT
    },
    Operand {
        name: "jp",
        kind: 1,
        width: 1,
        pieces: &T780EC3AE,
        ..Operand::DEFAULT
    },
    Operand {
        name: "ul",
        kind: 10,
        width: 1,
        pieces: &T0ACFFF45,
        ..Operand::DEFAULT
    },
    Operand {
        name: "st",
        kind: 9,
        width: 3,
        pieces: &T12034481,
        ..Operand::DEFAULT
    },
    Operand {
        name: "dt",
        kind: 9,
        width: 3,
        pieces: &T9AA581E8,
        ..Operand::DEFAULT
    },
    Operand {
        name: "round",
        kind: 8,
        width: 2,
        pieces: &T1297D5F1,
        ..Operand::DEFAULT
    },
    Operand {
        name: "a",
        kind: 12,
        width: 8,
        dir: Dir::Out,
        pieces: &TA79CEA2A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "c",
        kind: 12,
        width: 8,
        dir: Dir::Out,
        pieces: &T0A43C7C0,
        ..Operand::DEFAULT
    },
    Operand {
        name: "b",
        kind: 12,
        width: 8,
        pieces: &TDFFF2493,
        ..Operand::DEFAULT
    },
    Operand {
        name: "d",
        kind: 12,
        width: 8,
        pieces: &T02DF9C8B,
        ..Operand::DEFAULT
    },
];
pub(crate) static T074F28BC: [Let; 2] = [
    Let {
        name: "dh",
        value: Expr::In(&Expr::Operand(5), &T554A7ACF),
    },
    Let {
        name: "sh",
        value: Expr::In(&Expr::Operand(4), &T554A7ACF),
    },
];
pub(crate) static T0384E896: [Part; 21] = [
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
    Part::Name,
    Part::Text("."),
    Part::Operand {
        index: 4,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Operand {
        index: 5,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(" "),
    Part::Operand {
        index: 6,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Choice {
        cond: Expr::Let(0),
        yes: &TAE6DB4CB,
        no: &[],
    },
    Part::Operand {
        index: 7,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", "),
    Part::Choice {
        cond: Expr::Let(0),
        yes: &TAE6DB4CB,
        no: &[],
    },
    Part::Operand {
        index: 8,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", "),
    Part::Choice {
        cond: Expr::Let(1),
        yes: &TAE6DB4CB,
        no: &[],
    },
    Part::Operand {
        index: 9,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", "),
    Part::Choice {
        cond: Expr::Let(1),
        yes: &TAE6DB4CB,
        no: &[],
    },
    Part::Operand {
        index: 10,
        lead: "",
        trail: "",
        optional: false,
    },
];
pub(crate) static TBA4BEA17: [&[Part]; 1] = [&T0384E896];
pub(crate) static T3C360300: [Touch; 6] = [
    Touch {
        file: 0,
        which: Which::Operand(7),
        reads: 32,
        writes: 32,
    },
    Touch {
        file: 0,
        which: Which::Operand(8),
        reads: 32,
        writes: 32,
    },
    Touch {
        file: 0,
        which: Which::Operand(9),
        reads: 32,
        writes: 0,
    },
    Touch {
        file: 0,
        which: Which::Operand(10),
        reads: 32,
        writes: 0,
    },
    Touch {
        file: 0,
        which: Which::Computed,
        reads: 32,
        writes: 32,
    },
    Touch {
        file: 1,
        which: Which::Computed,
        reads: 16,
        writes: 16,
    },
];
pub(crate) static T696EF6CD: [Flow; 16] = [
    Flow {
        from: End::Register(0),
        to: End::Register(0),
    },
    Flow {
        from: End::Register(1),
        to: End::Register(1),
    },
    Flow {
        from: End::Register(2),
        to: End::Register(0),
    },
    Flow {
        from: End::Register(2),
        to: End::Register(4),
    },
    Flow {
        from: End::Register(2),
        to: End::Register(5),
    },
    Flow {
        from: End::Register(3),
        to: End::Register(1),
    },
    Flow {
        from: End::Register(3),
        to: End::Register(4),
    },
    Flow {
        from: End::Register(3),
        to: End::Register(5),
    },
    Flow {
        from: End::Register(4),
        to: End::Register(0),
    },
    Flow {
        from: End::Register(4),
        to: End::Register(1),
    },
    Flow {
        from: End::Register(4),
        to: End::Register(4),
    },
    Flow {
        from: End::Register(4),
        to: End::Register(5),
    },
    Flow {
        from: End::Register(5),
        to: End::Register(0),
    },
    Flow {
        from: End::Register(5),
        to: End::Register(1),
    },
    Flow {
        from: End::Register(5),
        to: End::Register(4),
    },
    Flow {
        from: End::Register(5),
        to: End::Register(5),
    },
];
pub(crate) static T2D6D97C1: [(&str, &str); 7] = [
    ("sem", "let p = cv(b); let q = cv(d); wr(a, p); wr(c, q);"),
    ("latency", "7"),
    ("reads", "3"),
    ("slots", "rpt + 1"),
    ("category", "1"),
    ("constants", "1"),
    ("gens", "a5xx a6xx"),
];
pub(crate) static TC549DF0F: [Piece; 1] = [
    Piece {
        word: 24,
        value: 0,
        len: 8,
    },
];
pub(crate) static T769BBEE6: [Operand; 12] = [
    Operand {
        name: "sy",
        kind: 0,
        width: 1,
        pieces: &TD156CF1A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "ss",
        kind: 3,
        width: 1,
        pieces: &T0ADBAA8C,
        ..Operand::DEFAULT
    },
    Operand {
        name: "jp",
        kind: 1,
        width: 1,
        pieces: &T780EC3AE,
        ..Operand::DEFAULT
    },
    Operand {
        name: "ul",
        kind: 10,
        width: 1,
        pieces: &T0ACFFF45,
        ..Operand::DEFAULT
    },
    Operand {
        name: "st",
        kind: 9,
        width: 3,
        pieces: &T12034481,
        ..Operand::DEFAULT
    },
    Operand {
        name: "dt",
        kind: 9,
        width: 3,
        pieces: &T9AA581E8,
        ..Operand::DEFAULT
    },
    Operand {
        name: "round",
        kind: 8,
        width: 2,
        pieces: &T1297D5F1,
        ..Operand::DEFAULT
    },
    Operand {
        name: "a",
        kind: 12,
        width: 8,
        dir: Dir::Out,
        pieces: &TA79CEA2A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "b",
        kind: 12,
        width: 8,
        pieces: &TDFFF2493,
        ..Operand::DEFAULT
    },
    Operand {
        name: "c",
        kind: 12,
        width: 8,
        pieces: &T02DF9C8B,
        ..Operand::DEFAULT
    },
    Operand {
        name: "d",
        kind: 12,
        width: 8,
        pieces: &T0A43C7C0,
        ..Operand::DEFAULT
    },
    Operand {
        name: "e",
        kind: 12,
        width: 8,
        pieces: &TC549DF0F,
        ..Operand::DEFAULT
    },
];
pub(crate) static T7512F53E: [Part; 24] = [
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
    Part::Name,
    Part::Text("."),
    Part::Operand {
        index: 4,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Operand {
        index: 5,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(" "),
    Part::Operand {
        index: 6,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Choice {
        cond: Expr::Let(0),
        yes: &TAE6DB4CB,
        no: &[],
    },
    Part::Operand {
        index: 7,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", "),
    Part::Choice {
        cond: Expr::Let(1),
        yes: &TAE6DB4CB,
        no: &[],
    },
    Part::Operand {
        index: 8,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", "),
    Part::Choice {
        cond: Expr::Let(1),
        yes: &TAE6DB4CB,
        no: &[],
    },
    Part::Operand {
        index: 9,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", "),
    Part::Choice {
        cond: Expr::Let(1),
        yes: &TAE6DB4CB,
        no: &[],
    },
    Part::Operand {
        index: 10,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", "),
    Part::Choice {
        cond: Expr::Let(1),
        yes: &TAE6DB4CB,
        no: &[],
    },
    Part::Operand {
        index: 11,
        lead: "",
        trail: "",
        optional: false,
    },
];
pub(crate) static TC5023D30: [&[Part]; 1] = [&T7512F53E];
pub(crate) static TEB793EF6: [Touch; 7] = [
    Touch {
        file: 0,
        which: Which::Operand(7),
        reads: 32,
        writes: 32,
    },
    Touch {
        file: 0,
        which: Which::Operand(8),
        reads: 32,
        writes: 0,
    },
    Touch {
        file: 0,
        which: Which::Operand(9),
        reads: 32,
        writes: 0,
    },
    Touch {
        file: 0,
        which: Which::Operand(10),
        reads: 32,
        writes: 0,
    },
    Touch {
        file: 0,
        which: Which::Operand(11),
        reads: 32,
        writes: 0,
    },
    Touch {
        file: 0,
        which: Which::Computed,
        reads: 32,
        writes: 32,
    },
    Touch {
        file: 1,
        which: Which::Computed,
        reads: 16,
        writes: 16,
    },
];
pub(crate) static T17129441: [Flow; 16] = [
    Flow {
        from: End::Register(0),
        to: End::Register(0),
    },
    Flow {
        from: End::Register(1),
        to: End::Register(0),
    },
    Flow {
        from: End::Register(1),
        to: End::Register(5),
    },
    Flow {
        from: End::Register(1),
        to: End::Register(6),
    },
    Flow {
        from: End::Register(2),
        to: End::Register(5),
    },
    Flow {
        from: End::Register(2),
        to: End::Register(6),
    },
    Flow {
        from: End::Register(3),
        to: End::Register(5),
    },
    Flow {
        from: End::Register(3),
        to: End::Register(6),
    },
    Flow {
        from: End::Register(4),
        to: End::Register(5),
    },
    Flow {
        from: End::Register(4),
        to: End::Register(6),
    },
    Flow {
        from: End::Register(5),
        to: End::Register(0),
    },
    Flow {
        from: End::Register(5),
        to: End::Register(5),
    },
    Flow {
        from: End::Register(5),
        to: End::Register(6),
    },
    Flow {
        from: End::Register(6),
        to: End::Register(0),
    },
    Flow {
        from: End::Register(6),
        to: End::Register(5),
    },
    Flow {
        from: End::Register(6),
        to: End::Register(6),
    },
];
pub(crate) static TE21D05B6: [(&str, &str); 7] = [
    (
        "sem",
        "let p = cv(b); let q = cv(c); let s = cv(d); let t = cv(e); wr(a, p); wr(a + 1, q); wr(a + 2, s); wr(a + 3, t);",
    ),
    ("latency", "7"),
    ("reads", "3"),
    ("slots", "rpt + 1"),
    ("category", "1"),
    ("constants", "1"),
    ("gens", "a5xx a6xx"),
];
pub(crate) static TBA360040: [Operand; 12] = [
    Operand {
        name: "sy",
        kind: 0,
        width: 1,
        pieces: &TD156CF1A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "ss",
        kind: 3,
        width: 1,
        pieces: &T0ADBAA8C,
        ..Operand::DEFAULT
    },
    Operand {
        name: "jp",
        kind: 1,
        width: 1,
        pieces: &T780EC3AE,
        ..Operand::DEFAULT
    },
    Operand {
        name: "ul",
        kind: 10,
        width: 1,
        pieces: &T0ACFFF45,
        ..Operand::DEFAULT
    },
    Operand {
        name: "st",
        kind: 9,
        width: 3,
        pieces: &T12034481,
        ..Operand::DEFAULT
    },
    Operand {
        name: "dt",
        kind: 9,
        width: 3,
        pieces: &T9AA581E8,
        ..Operand::DEFAULT
    },
    Operand {
        name: "round",
        kind: 8,
        width: 2,
        pieces: &T1297D5F1,
        ..Operand::DEFAULT
    },
    Operand {
        name: "a",
        kind: 12,
        width: 8,
        dir: Dir::Out,
        pieces: &TA79CEA2A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "c",
        kind: 12,
        width: 8,
        dir: Dir::Out,
        pieces: &T02DF9C8B,
        ..Operand::DEFAULT
    },
    Operand {
        name: "d",
        kind: 12,
        width: 8,
        dir: Dir::Out,
        pieces: &T0A43C7C0,
        ..Operand::DEFAULT
    },
    Operand {
        name: "e",
        kind: 12,
        width: 8,
        dir: Dir::Out,
        pieces: &TC549DF0F,
        ..Operand::DEFAULT
    },
    Operand {
        name: "b",
        kind: 12,
        width: 8,
        pieces: &TDFFF2493,
        ..Operand::DEFAULT
    },
];
pub(crate) static T10500989: [Part; 24] = [
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
    Part::Name,
    Part::Text("."),
    Part::Operand {
        index: 4,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Operand {
        index: 5,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(" "),
    Part::Operand {
        index: 6,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Choice {
        cond: Expr::Let(0),
        yes: &TAE6DB4CB,
        no: &[],
    },
    Part::Operand {
        index: 7,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", "),
    Part::Choice {
        cond: Expr::Let(0),
        yes: &TAE6DB4CB,
        no: &[],
    },
    Part::Operand {
        index: 8,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", "),
    Part::Choice {
        cond: Expr::Let(0),
        yes: &TAE6DB4CB,
        no: &[],
    },
    Part::Operand {
        index: 9,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", "),
    Part::Choice {
        cond: Expr::Let(0),
        yes: &TAE6DB4CB,
        no: &[],
    },
    Part::Operand {
        index: 10,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", "),
    Part::Choice {
        cond: Expr::Let(1),
        yes: &TAE6DB4CB,
        no: &[],
    },
    Part::Operand {
        index: 11,
        lead: "",
        trail: "",
        optional: false,
    },
];
pub(crate) static TD55F70C2: [&[Part]; 1] = [&T10500989];
pub(crate) static T8F311FAD: [Touch; 7] = [
    Touch {
        file: 0,
        which: Which::Operand(7),
        reads: 32,
        writes: 32,
    },
    Touch {
        file: 0,
        which: Which::Operand(8),
        reads: 32,
        writes: 32,
    },
    Touch {
        file: 0,
        which: Which::Operand(9),
        reads: 32,
        writes: 32,
    },
    Touch {
        file: 0,
        which: Which::Operand(10),
        reads: 32,
        writes: 32,
    },
    Touch {
        file: 0,
        which: Which::Operand(11),
        reads: 32,
        writes: 0,
    },
    Touch {
        file: 0,
        which: Which::Computed,
        reads: 32,
        writes: 32,
    },
    Touch {
        file: 1,
        which: Which::Computed,
        reads: 16,
        writes: 16,
    },
];
pub(crate) static T46970661: [Flow; 19] = [
    Flow {
        from: End::Register(0),
        to: End::Register(0),
    },
    Flow {
        from: End::Register(1),
        to: End::Register(1),
    },
    Flow {
        from: End::Register(2),
        to: End::Register(2),
    },
    Flow {
        from: End::Register(3),
        to: End::Register(3),
    },
    Flow {
        from: End::Register(4),
        to: End::Register(0),
    },
    Flow {
        from: End::Register(4),
        to: End::Register(5),
    },
    Flow {
        from: End::Register(4),
        to: End::Register(6),
    },
    Flow {
        from: End::Register(5),
        to: End::Register(0),
    },
    Flow {
        from: End::Register(5),
        to: End::Register(1),
    },
    Flow {
        from: End::Register(5),
        to: End::Register(2),
    },
    Flow {
        from: End::Register(5),
        to: End::Register(3),
    },
    Flow {
        from: End::Register(5),
        to: End::Register(5),
    },
    Flow {
        from: End::Register(5),
        to: End::Register(6),
    },
    Flow {
        from: End::Register(6),
        to: End::Register(0),
    },
    Flow {
        from: End::Register(6),
        to: End::Register(1),
    },
    Flow {
        from: End::Register(6),
        to: End::Register(2),
    },
    Flow {
        from: End::Register(6),
        to: End::Register(3),
    },
    Flow {
        from: End::Register(6),
        to: End::Register(5),
    },
    Flow {
        from: End::Register(6),
        to: End::Register(6),
    },
];
pub(crate) static TC726F06B: [(&str, &str); 7] = [
    (
        "sem",
        "let p = cv(b); let q = cv(b + 1); let s = cv(b + 2); let t = cv(b + 3); wr(a, p); wr(c, q); wr(d, s); wr(e, t);",
    ),
    ("latency", "7"),
    ("reads", "3"),
    ("slots", "rpt + 1"),
    ("category", "1"),
    ("constants", "1"),
    ("gens", "a5xx a6xx"),
];
pub(crate) static T50FC9D4A: [Expr; 1] = [Expr::Num(0)];
pub(crate) static T5D674C4F: [Operand; 6] = [
    Operand {
        name: "sy",
        kind: 0,
        width: 1,
        pieces: &TD156CF1A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "ss",
        kind: 3,
        width: 1,
        pieces: &T0ADBAA8C,
        ..Operand::DEFAULT
    },
    Operand {
        name: "jp",
        kind: 1,
        width: 1,
        pieces: &T780EC3AE,
        ..Operand::DEFAULT
    },
    Operand {
        name: "ul",
        kind: 10,
        width: 1,
        pieces: &T0ACFFF45,
        ..Operand::DEFAULT
    },
    Operand {
        name: "dst",
        kind: 13,
        width: 9,
        args: &T50FC9D4A,
        pieces: &T37EC744E,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rpt",
        kind: 7,
        width: 2,
        pieces: &T29F0815B,
        ..Operand::DEFAULT
    },
];
pub(crate) static TDFF6AFB9: [Let; 1] = [
    Let {
        name: "lanes",
        value: Expr::Bin(
            BinOp::Mul,
            &Expr::Bin(BinOp::Add, &Expr::Operand(5), &Expr::Num(1)),
            &Expr::Num(32),
        ),
    },
];
pub(crate) static TEB235B43: [Part; 9] = [
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
    Part::Name,
    Part::Text(".w"),
    Part::Let(0),
    Part::Text(" "),
    Part::Operand {
        index: 4,
        lead: "",
        trail: "",
        optional: false,
    },
];
pub(crate) static TFFF85868: [&[Part]; 1] = [&TEB235B43];
pub(crate) static T5ED593E9: [Touch; 2] = [
    Touch {
        file: 0,
        which: Which::Fixed(244),
        reads: 16,
        writes: 0,
    },
    Touch {
        file: 0,
        which: Which::Computed,
        reads: 32,
        writes: 32,
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
pub(crate) static T273828B1: [(&str, &str); 7] = [
    (
        "sem",
        "let active = fibers_where(1);\nfor k in 0..rpt + 1 {\n  set(dst, k, 3, active.e32[k]);\n}",
    ),
    ("latency", "7"),
    ("reads", "3"),
    ("slots", "rpt + 1"),
    ("category", "1"),
    ("constants", "1"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static TD95CC012: [Piece; 1] = [
    Piece {
        word: 42,
        value: 0,
        len: 1,
    },
];
pub(crate) static TEE31B0A7: [Piece; 1] = [
    Piece {
        word: 47,
        value: 0,
        len: 1,
    },
];
pub(crate) static T4B8A96F7: [Expr; 2] = [
    Expr::Un(UnOp::Not, &Expr::Operand(10)),
    Expr::Bin(
        BinOp::And,
        &Expr::Bin(BinOp::Eq, &Expr::Let(0), &Expr::Num(0)),
        &Expr::Operand(13),
    ),
];
pub(crate) static TAF796DE5: [Expr; 2] = [
    Expr::Un(UnOp::Not, &Expr::Operand(10)),
    Expr::Bin(
        BinOp::And,
        &Expr::Bin(BinOp::Eq, &Expr::Let(0), &Expr::Num(0)),
        &Expr::Operand(11),
    ),
];
pub(crate) static TD85DD1C1: [Piece; 1] = [
    Piece {
        word: 16,
        value: 0,
        len: 16,
    },
];
pub(crate) static TFFD8B7C6: [Piece; 1] = [
    Piece {
        word: 51,
        value: 0,
        len: 1,
    },
];
pub(crate) static TF0EF64F6: [Piece; 1] = [
    Piece {
        word: 46,
        value: 0,
        len: 1,
    },
];
pub(crate) static TE2105475: [Operand; 14] = [
    Operand {
        name: "sy",
        kind: 0,
        width: 1,
        pieces: &TD156CF1A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "ss",
        kind: 3,
        width: 1,
        pieces: &T0ADBAA8C,
        ..Operand::DEFAULT
    },
    Operand {
        name: "jp",
        kind: 1,
        width: 1,
        pieces: &T780EC3AE,
        ..Operand::DEFAULT
    },
    Operand {
        name: "sat",
        kind: 19,
        width: 1,
        pieces: &TD95CC012,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rpt",
        kind: 11,
        width: 2,
        pieces: &T29F0815B,
        ..Operand::DEFAULT
    },
    Operand {
        name: "ul",
        kind: 10,
        width: 1,
        pieces: &T0ACFFF45,
        ..Operand::DEFAULT
    },
    Operand {
        name: "ei",
        kind: 18,
        width: 1,
        pieces: &TEE31B0A7,
        ..Operand::DEFAULT
    },
    Operand {
        name: "dst",
        kind: 12,
        width: 8,
        dir: Dir::Out,
        pieces: &TA79CEA2A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "src1",
        kind: 22,
        width: 16,
        args: &T4B8A96F7,
        pieces: &TB546556C,
        ..Operand::DEFAULT
    },
    Operand {
        name: "src2",
        kind: 22,
        width: 16,
        args: &TAF796DE5,
        pieces: &TD85DD1C1,
        ..Operand::DEFAULT
    },
    Operand {
        name: "full",
        kind: 7,
        width: 1,
        pieces: &TBD29B555,
        ..Operand::DEFAULT
    },
    Operand {
        name: "r2",
        kind: 7,
        width: 1,
        pieces: &TFFD8B7C6,
        ..Operand::DEFAULT
    },
    Operand {
        name: "dconv",
        kind: 7,
        width: 1,
        pieces: &TF0EF64F6,
        ..Operand::DEFAULT
    },
    Operand {
        name: "r1",
        kind: 7,
        width: 1,
        pieces: &TAC242B23,
        ..Operand::DEFAULT
    },
];
pub(crate) static TE76BED45: [Let; 2] = [
    Let {
        name: "nop",
        value: Expr::Cond(
            &Expr::Bin(BinOp::Eq, &Expr::Operand(4), &Expr::Num(0)),
            &Expr::Bin(
                BinOp::Add,
                &Expr::Operand(13),
                &Expr::Bin(BinOp::Mul, &Expr::Num(2), &Expr::Operand(11)),
            ),
            &Expr::Num(0),
        ),
    },
    Let {
        name: "dhalf",
        value: Expr::Bin(
            BinOp::And,
            &Expr::Bin(BinOp::Eq, &Expr::Operand(10), &Expr::Operand(12)),
            &Expr::Bin(BinOp::Le, &Expr::Operand(7), &Expr::Num(247)),
        ),
    },
];
pub(crate) static T7363A065: [Part; 3] = [
    Part::Text("(nop"),
    Part::Let(0),
    Part::Text(") "),
];
pub(crate) static TB2BF66C5: [Part; 1] = [
    Part::Operand {
        index: 4,
        lead: "",
        trail: "",
        optional: false,
    },
];
pub(crate) static T072B68B0: [Part; 15] = [
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
    Part::Choice {
        cond: Expr::Bin(BinOp::Gt, &Expr::Let(0), &Expr::Num(0)),
        yes: &T7363A065,
        no: &TB2BF66C5,
    },
    Part::Operand {
        index: 5,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Name,
    Part::Text(" "),
    Part::Operand {
        index: 6,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Choice {
        cond: Expr::Let(1),
        yes: &TAE6DB4CB,
        no: &[],
    },
    Part::Operand {
        index: 7,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", "),
    Part::Operand {
        index: 8,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", "),
    Part::Operand {
        index: 9,
        lead: "",
        trail: "",
        optional: false,
    },
];
pub(crate) static TB57863D1: [&[Part]; 1] = [&T072B68B0];
pub(crate) static TCBE53256: [(&str, &str); 9] = [
    ("sem", "two(FLOAT, |a, b| saturated(value(f_add(a, b, 0))));"),
    ("latency", "7"),
    ("reads", "3"),
    ("slots", "rpt + 1"),
    ("idle", "nop"),
    ("category", "2"),
    ("constants", "1"),
    ("relative", "a6xx"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static T2BCBA408: [(&str, &str); 9] = [
    ("sem", "two(FLOAT, |a, b| saturated(value(fmin(a, b))));"),
    ("latency", "7"),
    ("reads", "3"),
    ("slots", "rpt + 1"),
    ("idle", "nop"),
    ("category", "2"),
    ("constants", "1"),
    ("relative", "a6xx"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static TC2C28CCE: [(&str, &str); 9] = [
    ("sem", "two(FLOAT, |a, b| saturated(value(fmax(a, b))));"),
    ("latency", "7"),
    ("reads", "3"),
    ("slots", "rpt + 1"),
    ("idle", "nop"),
    ("category", "2"),
    ("constants", "1"),
    ("relative", "a6xx"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static TE826BB39: [(&str, &str); 9] = [
    ("sem", "two(FLOAT, |a, b| saturated(value(f_mul(a, b, 0))));"),
    ("latency", "7"),
    ("reads", "3"),
    ("slots", "rpt + 1"),
    ("idle", "nop"),
    ("category", "2"),
    ("constants", "1"),
    ("relative", "a6xx"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static TEFA1125B: [(&str, &str); 9] = [
    ("sem", "two(UNSIGNED, |a, b| sum_u(zext(a, w+1) + zext(b, w+1)));"),
    ("latency", "7"),
    ("reads", "3"),
    ("slots", "rpt + 1"),
    ("idle", "nop"),
    ("category", "2"),
    ("constants", "1"),
    ("relative", "a6xx"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static TEF6023CE: [(&str, &str); 9] = [
    ("sem", "two(SIGNED, |a, b| sum_s(sext(a, w+1) + sext(b, w+1)));"),
    ("latency", "7"),
    ("reads", "3"),
    ("slots", "rpt + 1"),
    ("idle", "nop"),
    ("category", "2"),
    ("constants", "1"),
    ("relative", "a6xx"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static T9C9DB0EF: [(&str, &str); 9] = [
    ("sem", "two(UNSIGNED, |a, b| sat == 1 && a <u b ? 0 : a - b);"),
    ("latency", "7"),
    ("reads", "3"),
    ("slots", "rpt + 1"),
    ("idle", "nop"),
    ("category", "2"),
    ("constants", "1"),
    ("relative", "a6xx"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static T2AFDE970: [(&str, &str); 9] = [
    ("sem", "two(SIGNED, |a, b| sum_s(sext(a, w+1) - sext(b, w+1)));"),
    ("latency", "7"),
    ("reads", "3"),
    ("slots", "rpt + 1"),
    ("idle", "nop"),
    ("category", "2"),
    ("constants", "1"),
    ("relative", "a6xx"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static TDC22FEC1: [(&str, &str); 9] = [
    ("sem", "two(UNSIGNED, |a, b| min_u(a, b));"),
    ("latency", "7"),
    ("reads", "3"),
    ("slots", "rpt + 1"),
    ("idle", "nop"),
    ("category", "2"),
    ("constants", "1"),
    ("relative", "a6xx"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static T2CEC453C: [(&str, &str); 9] = [
    ("sem", "two(SIGNED, |a, b| min_s(a, b));"),
    ("latency", "7"),
    ("reads", "3"),
    ("slots", "rpt + 1"),
    ("idle", "nop"),
    ("category", "2"),
    ("constants", "1"),
    ("relative", "a6xx"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static TE16B060B: [(&str, &str); 9] = [
    ("sem", "two(UNSIGNED, |a, b| max_u(a, b));"),
    ("latency", "7"),
    ("reads", "3"),
    ("slots", "rpt + 1"),
    ("idle", "nop"),
    ("category", "2"),
    ("constants", "1"),
    ("relative", "a6xx"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static TDA8898B2: [(&str, &str); 9] = [
    ("sem", "two(SIGNED, |a, b| max_s(a, b));"),
    ("latency", "7"),
    ("reads", "3"),
    ("slots", "rpt + 1"),
    ("idle", "nop"),
    ("category", "2"),
    ("constants", "1"),
    ("relative", "a6xx"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static T016B5EFC: [(&str, &str); 9] = [
    ("sem", "two(BITWISE, |a, b| a & b);"),
    ("latency", "7"),
    ("reads", "3"),
    ("slots", "rpt + 1"),
    ("idle", "nop"),
    ("category", "2"),
    ("constants", "1"),
    ("relative", "a6xx"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static T07F1D152: [(&str, &str); 9] = [
    ("sem", "two(BITWISE, |a, b| a | b);"),
    ("latency", "7"),
    ("reads", "3"),
    ("slots", "rpt + 1"),
    ("idle", "nop"),
    ("category", "2"),
    ("constants", "1"),
    ("relative", "a6xx"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static T384AA2D4: [(&str, &str); 9] = [
    ("sem", "two(BITWISE, |a, b| a ^ b);"),
    ("latency", "7"),
    ("reads", "3"),
    ("slots", "rpt + 1"),
    ("idle", "nop"),
    ("category", "2"),
    ("constants", "1"),
    ("relative", "a6xx"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static T659557C2: [(&str, &str); 9] = [
    ("sem", "two_wide(UNSIGNED, |a, b| low24(a, UNSIGNED) * low24(b, UNSIGNED));"),
    ("latency", "7"),
    ("reads", "3"),
    ("slots", "rpt + 1"),
    ("idle", "nop"),
    ("category", "2"),
    ("constants", "1"),
    ("relative", "a6xx"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static T937FAF0F: [(&str, &str); 9] = [
    ("sem", "two_wide(SIGNED, |a, b| low24(a, SIGNED) * low24(b, SIGNED));"),
    ("latency", "7"),
    ("reads", "3"),
    ("slots", "rpt + 1"),
    ("idle", "nop"),
    ("category", "2"),
    ("constants", "1"),
    ("relative", "a6xx"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static TB9B6B8F4: [(&str, &str); 9] = [
    ("sem", "two_wide(UNSIGNED, |a, b| zext(a[15:0], 32) * zext(b[15:0], 32));"),
    ("latency", "7"),
    ("reads", "3"),
    ("slots", "rpt + 1"),
    ("idle", "nop"),
    ("category", "2"),
    ("constants", "1"),
    ("relative", "a6xx"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static T71FDD824: [(&str, &str); 9] = [
    ("sem", "two(BITWISE, |a, b| a << shamt(b));"),
    ("latency", "7"),
    ("reads", "3"),
    ("slots", "rpt + 1"),
    ("idle", "nop"),
    ("category", "2"),
    ("constants", "1"),
    ("relative", "a6xx"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static T21D161FC: [(&str, &str); 9] = [
    ("sem", "two(BITWISE, |a, b| a >> shamt(b));"),
    ("latency", "7"),
    ("reads", "3"),
    ("slots", "rpt + 1"),
    ("idle", "nop"),
    ("category", "2"),
    ("constants", "1"),
    ("relative", "a6xx"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static T5E89E2B5: [(&str, &str); 9] = [
    ("sem", "two(BITWISE, |a, b| a >>s shamt(b));"),
    ("latency", "7"),
    ("reads", "3"),
    ("slots", "rpt + 1"),
    ("idle", "nop"),
    ("category", "2"),
    ("constants", "1"),
    ("relative", "a6xx"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static T8DC155AD: [(&str, &str); 9] = [
    ("sem", "two(BITWISE, |a, b| zext((a >> shamt(b))[0]));"),
    ("latency", "7"),
    ("reads", "3"),
    ("slots", "rpt + 1"),
    ("idle", "nop"),
    ("category", "2"),
    ("constants", "1"),
    ("relative", "a6xx"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static T7BB0DEE2: [Touch; 1] = [
    Touch {
        file: 0,
        which: Which::Operand(7),
        reads: 0,
        writes: 4294967295,
    },
];
pub(crate) static T98C17539: [(&str, &str); 9] = [
    ("lacks", "public"),
    ("latency", "7"),
    ("reads", "3"),
    ("slots", "rpt + 1"),
    ("idle", "nop"),
    ("category", "2"),
    ("constants", "1"),
    ("relative", "a6xx"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static T9B77CC5E: [Piece; 1] = [
    Piece {
        word: 48,
        value: 0,
        len: 3,
    },
];
pub(crate) static TFF835B89: [Expr; 2] = [
    Expr::Un(UnOp::Not, &Expr::Operand(11)),
    Expr::Bin(
        BinOp::And,
        &Expr::Bin(BinOp::Eq, &Expr::Let(0), &Expr::Num(0)),
        &Expr::Operand(14),
    ),
];
pub(crate) static TDEB88267: [Expr; 2] = [
    Expr::Un(UnOp::Not, &Expr::Operand(11)),
    Expr::Bin(
        BinOp::And,
        &Expr::Bin(BinOp::Eq, &Expr::Let(0), &Expr::Num(0)),
        &Expr::Operand(12),
    ),
];
pub(crate) static TE92072CE: [Operand; 15] = [
    Operand {
        name: "sy",
        kind: 0,
        width: 1,
        pieces: &TD156CF1A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "ss",
        kind: 3,
        width: 1,
        pieces: &T0ADBAA8C,
        ..Operand::DEFAULT
    },
    Operand {
        name: "jp",
        kind: 1,
        width: 1,
        pieces: &T780EC3AE,
        ..Operand::DEFAULT
    },
    Operand {
        name: "sat",
        kind: 19,
        width: 1,
        pieces: &TD95CC012,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rpt",
        kind: 11,
        width: 2,
        pieces: &T29F0815B,
        ..Operand::DEFAULT
    },
    Operand {
        name: "ul",
        kind: 10,
        width: 1,
        pieces: &T0ACFFF45,
        ..Operand::DEFAULT
    },
    Operand {
        name: "cond",
        kind: 23,
        width: 3,
        pieces: &T9B77CC5E,
        ..Operand::DEFAULT
    },
    Operand {
        name: "ei",
        kind: 18,
        width: 1,
        pieces: &TEE31B0A7,
        ..Operand::DEFAULT
    },
    Operand {
        name: "dst",
        kind: 12,
        width: 8,
        dir: Dir::Out,
        pieces: &TA79CEA2A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "src1",
        kind: 22,
        width: 16,
        args: &TFF835B89,
        pieces: &TB546556C,
        ..Operand::DEFAULT
    },
    Operand {
        name: "src2",
        kind: 22,
        width: 16,
        args: &TDEB88267,
        pieces: &TD85DD1C1,
        ..Operand::DEFAULT
    },
    Operand {
        name: "full",
        kind: 7,
        width: 1,
        pieces: &TBD29B555,
        ..Operand::DEFAULT
    },
    Operand {
        name: "r2",
        kind: 7,
        width: 1,
        pieces: &TFFD8B7C6,
        ..Operand::DEFAULT
    },
    Operand {
        name: "dconv",
        kind: 7,
        width: 1,
        pieces: &TF0EF64F6,
        ..Operand::DEFAULT
    },
    Operand {
        name: "r1",
        kind: 7,
        width: 1,
        pieces: &TAC242B23,
        ..Operand::DEFAULT
    },
];
pub(crate) static T7404D4A0: [Let; 2] = [
    Let {
        name: "nop",
        value: Expr::Cond(
            &Expr::Bin(BinOp::Eq, &Expr::Operand(4), &Expr::Num(0)),
            &Expr::Bin(
                BinOp::Add,
                &Expr::Operand(14),
                &Expr::Bin(BinOp::Mul, &Expr::Num(2), &Expr::Operand(12)),
            ),
            &Expr::Num(0),
        ),
    },
    Let {
        name: "dhalf",
        value: Expr::Bin(
            BinOp::And,
            &Expr::Bin(BinOp::Eq, &Expr::Operand(11), &Expr::Operand(13)),
            &Expr::Bin(BinOp::Le, &Expr::Operand(8), &Expr::Num(247)),
        ),
    },
];
pub(crate) static T629AF755: [Part; 17] = [
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
    Part::Choice {
        cond: Expr::Bin(BinOp::Gt, &Expr::Let(0), &Expr::Num(0)),
        yes: &T7363A065,
        no: &TB2BF66C5,
    },
    Part::Operand {
        index: 5,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Name,
    Part::Text("."),
    Part::Operand {
        index: 6,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(" "),
    Part::Operand {
        index: 7,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Choice {
        cond: Expr::Let(1),
        yes: &TAE6DB4CB,
        no: &[],
    },
    Part::Operand {
        index: 8,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", "),
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
];
pub(crate) static TA5FEC107: [&[Part]; 1] = [&T629AF755];
pub(crate) static TBFE1AA0A: [(&str, &str); 10] = [
    (
        "sem",
        "two_wide(FLOAT, |a, b| {\n  let c = compared(a, b, FLOAT, cond);\n  zext(c, 32)\n});",
    ),
    ("condition", "yes"),
    ("latency", "7"),
    ("reads", "3"),
    ("slots", "rpt + 1"),
    ("idle", "nop"),
    ("category", "2"),
    ("constants", "1"),
    ("relative", "a6xx"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static T51C8EF96: [(&str, &str); 10] = [
    (
        "sem",
        "two_wide(FLOAT, |a, b| {\n  let c = compared(a, b, FLOAT, cond);\n  rep(c, 32)\n});",
    ),
    ("condition", "yes"),
    ("latency", "7"),
    ("reads", "3"),
    ("slots", "rpt + 1"),
    ("idle", "nop"),
    ("category", "2"),
    ("constants", "1"),
    ("relative", "a6xx"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static T03C86322: [(&str, &str); 10] = [
    (
        "sem",
        "two_wide(UNSIGNED, |a, b| {\n  let c = compared(a, b, UNSIGNED, cond);\n  zext(c, 32)\n});",
    ),
    ("condition", "yes"),
    ("latency", "7"),
    ("reads", "3"),
    ("slots", "rpt + 1"),
    ("idle", "nop"),
    ("category", "2"),
    ("constants", "1"),
    ("relative", "a6xx"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static TF530A990: [(&str, &str); 10] = [
    (
        "sem",
        "two_wide(SIGNED, |a, b| {\n  let c = compared(a, b, SIGNED, cond);\n  zext(c, 32)\n});",
    ),
    ("condition", "yes"),
    ("latency", "7"),
    ("reads", "3"),
    ("slots", "rpt + 1"),
    ("idle", "nop"),
    ("category", "2"),
    ("constants", "1"),
    ("relative", "a6xx"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static T07201FBE: [(&str, &str); 10] = [
    (
        "sem",
        "two_wide(UNSIGNED, |a, b| {\n  let c = compared(a, b, UNSIGNED, cond);\n  rep(c, 32)\n});",
    ),
    ("condition", "yes"),
    ("latency", "7"),
    ("reads", "3"),
    ("slots", "rpt + 1"),
    ("idle", "nop"),
    ("category", "2"),
    ("constants", "1"),
    ("relative", "a6xx"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static T750ED290: [(&str, &str); 10] = [
    (
        "sem",
        "two_wide(SIGNED, |a, b| {\n  let c = compared(a, b, SIGNED, cond);\n  rep(c, 32)\n});",
    ),
    ("condition", "yes"),
    ("latency", "7"),
    ("reads", "3"),
    ("slots", "rpt + 1"),
    ("idle", "nop"),
    ("category", "2"),
    ("constants", "1"),
    ("relative", "a6xx"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static TDC7408A4: [Expr; 2] = [
    Expr::Un(UnOp::Not, &Expr::Operand(9)),
    Expr::Bin(
        BinOp::And,
        &Expr::Bin(BinOp::Eq, &Expr::Let(0), &Expr::Num(0)),
        &Expr::Operand(12),
    ),
];
pub(crate) static T3F8FA9B9: [Operand; 13] = [
    Operand {
        name: "sy",
        kind: 0,
        width: 1,
        pieces: &TD156CF1A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "ss",
        kind: 3,
        width: 1,
        pieces: &T0ADBAA8C,
        ..Operand::DEFAULT
    },
    Operand {
        name: "jp",
        kind: 1,
        width: 1,
        pieces: &T780EC3AE,
        ..Operand::DEFAULT
    },
    Operand {
        name: "sat",
        kind: 19,
        width: 1,
        pieces: &TD95CC012,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rpt",
        kind: 11,
        width: 2,
        pieces: &T29F0815B,
        ..Operand::DEFAULT
    },
    Operand {
        name: "ul",
        kind: 10,
        width: 1,
        pieces: &T0ACFFF45,
        ..Operand::DEFAULT
    },
    Operand {
        name: "ei",
        kind: 18,
        width: 1,
        pieces: &TEE31B0A7,
        ..Operand::DEFAULT
    },
    Operand {
        name: "dst",
        kind: 12,
        width: 8,
        dir: Dir::Out,
        pieces: &TA79CEA2A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "src1",
        kind: 22,
        width: 16,
        args: &TDC7408A4,
        pieces: &TB546556C,
        ..Operand::DEFAULT
    },
    Operand {
        name: "full",
        kind: 7,
        width: 1,
        pieces: &TBD29B555,
        ..Operand::DEFAULT
    },
    Operand {
        name: "r2",
        kind: 7,
        width: 1,
        pieces: &TFFD8B7C6,
        ..Operand::DEFAULT
    },
    Operand {
        name: "dconv",
        kind: 7,
        width: 1,
        pieces: &TF0EF64F6,
        ..Operand::DEFAULT
    },
    Operand {
        name: "r1",
        kind: 7,
        width: 1,
        pieces: &TAC242B23,
        ..Operand::DEFAULT
    },
];
pub(crate) static T8C3949B0: [Let; 2] = [
    Let {
        name: "nop",
        value: Expr::Cond(
            &Expr::Bin(BinOp::Eq, &Expr::Operand(4), &Expr::Num(0)),
            &Expr::Bin(
                BinOp::Add,
                &Expr::Operand(12),
                &Expr::Bin(BinOp::Mul, &Expr::Num(2), &Expr::Operand(10)),
            ),
            &Expr::Num(0),
        ),
    },
    Let {
        name: "dhalf",
        value: Expr::Bin(
            BinOp::And,
            &Expr::Bin(BinOp::Eq, &Expr::Operand(9), &Expr::Operand(11)),
            &Expr::Bin(BinOp::Le, &Expr::Operand(7), &Expr::Num(247)),
        ),
    },
];
pub(crate) static T8AA293DD: [Part; 13] = [
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
    Part::Choice {
        cond: Expr::Bin(BinOp::Gt, &Expr::Let(0), &Expr::Num(0)),
        yes: &T7363A065,
        no: &TB2BF66C5,
    },
    Part::Operand {
        index: 5,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Name,
    Part::Text(" "),
    Part::Operand {
        index: 6,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Choice {
        cond: Expr::Let(1),
        yes: &TAE6DB4CB,
        no: &[],
    },
    Part::Operand {
        index: 7,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", "),
    Part::Operand {
        index: 8,
        lead: "",
        trail: "",
        optional: false,
    },
];
pub(crate) static T5D7419C2: [&[Part]; 1] = [&T8AA293DD];
pub(crate) static T74D603A4: [(&str, &str); 9] = [
    (
        "sem",
        "one(FLOAT, |a| saturated(is_nan(a) || is_zero(a) ? 0 : with_sign(sign(a), fnumber(2))));",
    ),
    ("latency", "7"),
    ("reads", "3"),
    ("slots", "rpt + 1"),
    ("idle", "nop"),
    ("category", "2"),
    ("constants", "1"),
    ("relative", "a6xx"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static TC32B5F91: [(&str, &str); 9] = [
    ("sem", "one(FLOAT, |a| saturated(a));"),
    ("latency", "7"),
    ("reads", "3"),
    ("slots", "rpt + 1"),
    ("idle", "nop"),
    ("category", "2"),
    ("constants", "1"),
    ("relative", "a6xx"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static TB26E7921: [(&str, &str); 9] = [
    ("sem", "one(FLOAT, |a| saturated(rounded(a, 2)));"),
    ("latency", "7"),
    ("reads", "3"),
    ("slots", "rpt + 1"),
    ("idle", "nop"),
    ("category", "2"),
    ("constants", "1"),
    ("relative", "a6xx"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static TC972CA6E: [(&str, &str); 9] = [
    ("sem", "one(FLOAT, |a| saturated(rounded(a, 3)));"),
    ("latency", "7"),
    ("reads", "3"),
    ("slots", "rpt + 1"),
    ("idle", "nop"),
    ("category", "2"),
    ("constants", "1"),
    ("relative", "a6xx"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static TB89096DF: [(&str, &str); 9] = [
    ("sem", "one(FLOAT, |a| saturated(rounded(a, 0)));"),
    ("latency", "7"),
    ("reads", "3"),
    ("slots", "rpt + 1"),
    ("idle", "nop"),
    ("category", "2"),
    ("constants", "1"),
    ("relative", "a6xx"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static T01A151AB: [(&str, &str); 9] = [
    ("sem", "one(FLOAT, |a| saturated(rounded(a, 4)));"),
    ("latency", "7"),
    ("reads", "3"),
    ("slots", "rpt + 1"),
    ("idle", "nop"),
    ("category", "2"),
    ("constants", "1"),
    ("relative", "a6xx"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static T7C2944CC: [(&str, &str); 9] = [
    ("sem", "one(FLOAT, |a| saturated(rounded(a, 1)));"),
    ("latency", "7"),
    ("reads", "3"),
    ("slots", "rpt + 1"),
    ("idle", "nop"),
    ("category", "2"),
    ("constants", "1"),
    ("relative", "a6xx"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static TE03F6C11: [(&str, &str); 9] = [
    ("sem", "one(SIGNED, |a| a);"),
    ("latency", "7"),
    ("reads", "3"),
    ("slots", "rpt + 1"),
    ("idle", "nop"),
    ("category", "2"),
    ("constants", "1"),
    ("relative", "a6xx"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static T410FA2D2: [(&str, &str); 9] = [
    ("sem", "one(BITWISE, |a| ~a);"),
    ("latency", "7"),
    ("reads", "3"),
    ("slots", "rpt + 1"),
    ("idle", "nop"),
    ("category", "2"),
    ("constants", "1"),
    ("relative", "a6xx"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static T47E06635: [(&str, &str); 9] = [
    ("sem", "one(BITWISE, |a| bitrev(a));"),
    ("latency", "7"),
    ("reads", "3"),
    ("slots", "rpt + 1"),
    ("idle", "nop"),
    ("category", "2"),
    ("constants", "1"),
    ("relative", "a6xx"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static T81FF61C4: [(&str, &str); 9] = [
    ("sem", "one(SIGNED, |a| leading(a <s 0 ? ~a : a));"),
    ("latency", "7"),
    ("reads", "3"),
    ("slots", "rpt + 1"),
    ("idle", "nop"),
    ("category", "2"),
    ("constants", "1"),
    ("relative", "a6xx"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static TAB89394F: [(&str, &str); 9] = [
    ("sem", "one(BITWISE, |a| leading(a));"),
    ("latency", "7"),
    ("reads", "3"),
    ("slots", "rpt + 1"),
    ("idle", "nop"),
    ("category", "2"),
    ("constants", "1"),
    ("relative", "a6xx"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static T7E884A6B: [(&str, &str); 9] = [
    ("sem", "one(BITWISE, |a| counted(a));"),
    ("latency", "7"),
    ("reads", "3"),
    ("slots", "rpt + 1"),
    ("idle", "nop"),
    ("category", "2"),
    ("constants", "1"),
    ("relative", "a6xx"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static TDCA8B12C: [Let; 2] = [
    Let {
        name: "nop",
        value: Expr::Num(0),
    },
    Let {
        name: "dhalf",
        value: Expr::Bin(
            BinOp::And,
            &Expr::Bin(BinOp::Eq, &Expr::Operand(10), &Expr::Operand(12)),
            &Expr::Bin(BinOp::Le, &Expr::Operand(7), &Expr::Num(247)),
        ),
    },
];
pub(crate) static T7E8F758A: [Flow; 9] = [
    Flow {
        from: End::Register(0),
        to: End::Register(1),
    },
    Flow {
        from: End::Register(0),
        to: End::Register(2),
    },
    Flow {
        from: End::Register(1),
        to: End::Register(1),
    },
    Flow {
        from: End::Register(1),
        to: End::Register(2),
    },
    Flow {
        from: End::Register(2),
        to: End::Register(2),
    },
    Flow {
        from: End::Register(3),
        to: End::Register(1),
    },
    Flow {
        from: End::Register(3),
        to: End::Register(2),
    },
    Flow {
        from: End::State,
        to: End::Register(1),
    },
    Flow {
        from: End::State,
        to: End::Register(2),
    },
];
pub(crate) static T86CA7230: [(&str, &str); 9] = [
    (
        "sem",
        "if w == 32 {\n  for k in 0..rpt + 1 {\n    let slot = slot_of(src1, k * r1);\n    if is_flat(slot) {\n      put_wide(k, varying(slot, 0));\n    } else {\n      let i = source(src2, k * r2, FLOAT);\n      let j = source(src2, k * r2 + 1, FLOAT);\n      put(k, FLOAT, interpolated(slot, i, j));\n    }\n  }\n} else {\n  trap(NotPublic);\n}",
    ),
    ("latency", "7"),
    ("reads", "3"),
    ("slots", "rpt + 1"),
    ("idle", "nop"),
    ("category", "2"),
    ("constants", "1"),
    ("relative", "a6xx"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static TFDE8B18D: [(&str, &str); 9] = [
    (
        "sem",
        "if w == 32 {\n  for k in 0..rpt + 1 {\n    let v = varying(slot_of(src1, k * r1), 3);\n    if dhalf == 1 {\n      put(k, FLOAT, v);\n    } else {\n      put_wide(k, v);\n    }\n  }\n} else {\n  trap(NotPublic);\n}",
    ),
    ("latency", "7"),
    ("reads", "3"),
    ("slots", "rpt + 1"),
    ("idle", "nop"),
    ("category", "2"),
    ("constants", "1"),
    ("relative", "a6xx"),
    ("gens", "a6xx"),
];
pub(crate) static TA7346907: [Piece; 1] = [
    Piece {
        word: 14,
        value: 0,
        len: 1,
    },
];
pub(crate) static T7F6A70F3: [Expr; 2] = [Expr::Num(1), Expr::Num(0)];
pub(crate) static T4BE607C5: [Piece; 1] = [
    Piece {
        word: 0,
        value: 0,
        len: 13,
    },
];
pub(crate) static T68615C45: [Piece; 1] = [
    Piece {
        word: 30,
        value: 0,
        len: 1,
    },
];
pub(crate) static T4A0B8D2A: [Piece; 1] = [
    Piece {
        word: 47,
        value: 0,
        len: 8,
    },
];
pub(crate) static T686D078C: [Piece; 1] = [
    Piece {
        word: 31,
        value: 0,
        len: 1,
    },
];
pub(crate) static TACAABDA0: [Piece; 1] = [
    Piece {
        word: 16,
        value: 0,
        len: 13,
    },
];
pub(crate) static T3B5C0FDF: [Piece; 1] = [
    Piece {
        word: 29,
        value: 0,
        len: 1,
    },
];
pub(crate) static TBC34A7D6: [Piece; 1] = [
    Piece {
        word: 15,
        value: 0,
        len: 1,
    },
];
pub(crate) static TD31145C2: [Operand; 17] = [
    Operand {
        name: "sy",
        kind: 0,
        width: 1,
        pieces: &TD156CF1A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "ss",
        kind: 3,
        width: 1,
        pieces: &T0ADBAA8C,
        ..Operand::DEFAULT
    },
    Operand {
        name: "jp",
        kind: 1,
        width: 1,
        pieces: &T780EC3AE,
        ..Operand::DEFAULT
    },
    Operand {
        name: "sat",
        kind: 19,
        width: 1,
        pieces: &TD95CC012,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rpt",
        kind: 11,
        width: 2,
        pieces: &T29F0815B,
        ..Operand::DEFAULT
    },
    Operand {
        name: "ul",
        kind: 10,
        width: 1,
        pieces: &T0ACFFF45,
        ..Operand::DEFAULT
    },
    Operand {
        name: "dst",
        kind: 12,
        width: 8,
        dir: Dir::Out,
        pieces: &TA79CEA2A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "neg1",
        kind: 24,
        width: 1,
        pieces: &TA7346907,
        ..Operand::DEFAULT
    },
    Operand {
        name: "src1",
        kind: 25,
        width: 13,
        args: &T7F6A70F3,
        pieces: &T4BE607C5,
        ..Operand::DEFAULT
    },
    Operand {
        name: "neg2",
        kind: 24,
        width: 1,
        pieces: &T68615C45,
        ..Operand::DEFAULT
    },
    Operand {
        name: "src2",
        kind: 12,
        width: 8,
        pieces: &T4A0B8D2A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "neg3",
        kind: 24,
        width: 1,
        pieces: &T686D078C,
        ..Operand::DEFAULT
    },
    Operand {
        name: "src3",
        kind: 25,
        width: 13,
        args: &T7F6A70F3,
        pieces: &TACAABDA0,
        ..Operand::DEFAULT
    },
    Operand {
        name: "dconv",
        kind: 7,
        width: 1,
        pieces: &TF0EF64F6,
        ..Operand::DEFAULT
    },
    Operand {
        name: "r1",
        kind: 7,
        width: 1,
        pieces: &TAC242B23,
        ..Operand::DEFAULT
    },
    Operand {
        name: "r3",
        kind: 7,
        width: 1,
        pieces: &T3B5C0FDF,
        ..Operand::DEFAULT
    },
    Operand {
        name: "r2",
        kind: 7,
        width: 1,
        pieces: &TBC34A7D6,
        ..Operand::DEFAULT
    },
];
pub(crate) static T1F756F7D: [Let; 2] = [
    Let {
        name: "nop",
        value: Expr::Cond(
            &Expr::Bin(BinOp::Eq, &Expr::Operand(4), &Expr::Num(0)),
            &Expr::Bin(
                BinOp::Add,
                &Expr::Operand(14),
                &Expr::Bin(BinOp::Mul, &Expr::Num(2), &Expr::Operand(16)),
            ),
            &Expr::Num(0),
        ),
    },
    Let {
        name: "dhalf",
        value: Expr::Bin(
            BinOp::And,
            &Expr::Bin(BinOp::Eq, &Expr::Num(0), &Expr::Operand(13)),
            &Expr::Bin(BinOp::Le, &Expr::Operand(6), &Expr::Num(247)),
        ),
    },
];
pub(crate) static T1DBA6F6D: [Part; 23] = [
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
    Part::Choice {
        cond: Expr::Bin(BinOp::Gt, &Expr::Let(0), &Expr::Num(0)),
        yes: &T7363A065,
        no: &TB2BF66C5,
    },
    Part::Operand {
        index: 5,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Name,
    Part::Text(" "),
    Part::Choice {
        cond: Expr::Let(1),
        yes: &TAE6DB4CB,
        no: &[],
    },
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
    Part::Choice {
        cond: Expr::Bin(
            BinOp::And,
            &Expr::Bin(BinOp::Eq, &Expr::Let(0), &Expr::Num(0)),
            &Expr::Operand(14),
        ),
        yes: &T098905D4,
        no: &[],
    },
    Part::Operand {
        index: 8,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", "),
    Part::Operand {
        index: 9,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Choice {
        cond: Expr::Bin(
            BinOp::And,
            &Expr::Bin(BinOp::Eq, &Expr::Let(0), &Expr::Num(0)),
            &Expr::Operand(16),
        ),
        yes: &T098905D4,
        no: &[],
    },
    Part::Text("h"),
    Part::Operand {
        index: 10,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", "),
    Part::Operand {
        index: 11,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Choice {
        cond: Expr::Bin(
            BinOp::And,
            &Expr::Bin(BinOp::Eq, &Expr::Let(0), &Expr::Num(0)),
            &Expr::Operand(15),
        ),
        yes: &T098905D4,
        no: &[],
    },
    Part::Operand {
        index: 12,
        lead: "",
        trail: "",
        optional: false,
    },
];
pub(crate) static T59AC636C: [&[Part]; 1] = [&T1DBA6F6D];
pub(crate) static TE8F5B353: [Touch; 4] = [
    Touch {
        file: 0,
        which: Which::Fixed(244),
        reads: 16,
        writes: 0,
    },
    Touch {
        file: 0,
        which: Which::Computed,
        reads: 32,
        writes: 32,
    },
    Touch {
        file: 1,
        which: Which::Computed,
        reads: 16,
        writes: 16,
    },
    Touch {
        file: 2,
        which: Which::Computed,
        reads: 16,
        writes: 0,
    },
];
pub(crate) static TFCF03F81: [(&str, &str); 9] = [
    ("sem", "three(UNSIGNED, |a, b, c| unclamped(a * b + c));"),
    ("swaps", "src1 src2"),
    ("latency", "7"),
    ("reads", "3"),
    ("slots", "rpt + 1"),
    ("idle", "nop"),
    ("category", "3"),
    ("constants", "2"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static T88D15880: [Expr; 2] = [Expr::Num(0), Expr::Num(0)];
pub(crate) static TC63594A6: [Operand; 17] = [
    Operand {
        name: "sy",
        kind: 0,
        width: 1,
        pieces: &TD156CF1A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "ss",
        kind: 3,
        width: 1,
        pieces: &T0ADBAA8C,
        ..Operand::DEFAULT
    },
    Operand {
        name: "jp",
        kind: 1,
        width: 1,
        pieces: &T780EC3AE,
        ..Operand::DEFAULT
    },
    Operand {
        name: "sat",
        kind: 19,
        width: 1,
        pieces: &TD95CC012,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rpt",
        kind: 11,
        width: 2,
        pieces: &T29F0815B,
        ..Operand::DEFAULT
    },
    Operand {
        name: "ul",
        kind: 10,
        width: 1,
        pieces: &T0ACFFF45,
        ..Operand::DEFAULT
    },
    Operand {
        name: "dst",
        kind: 12,
        width: 8,
        dir: Dir::Out,
        pieces: &TA79CEA2A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "neg1",
        kind: 24,
        width: 1,
        pieces: &TA7346907,
        ..Operand::DEFAULT
    },
    Operand {
        name: "src1",
        kind: 25,
        width: 13,
        args: &T88D15880,
        pieces: &T4BE607C5,
        ..Operand::DEFAULT
    },
    Operand {
        name: "neg2",
        kind: 24,
        width: 1,
        pieces: &T68615C45,
        ..Operand::DEFAULT
    },
    Operand {
        name: "src2",
        kind: 12,
        width: 8,
        pieces: &T4A0B8D2A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "neg3",
        kind: 24,
        width: 1,
        pieces: &T686D078C,
        ..Operand::DEFAULT
    },
    Operand {
        name: "src3",
        kind: 25,
        width: 13,
        args: &T88D15880,
        pieces: &TACAABDA0,
        ..Operand::DEFAULT
    },
    Operand {
        name: "dconv",
        kind: 7,
        width: 1,
        pieces: &TF0EF64F6,
        ..Operand::DEFAULT
    },
    Operand {
        name: "r1",
        kind: 7,
        width: 1,
        pieces: &TAC242B23,
        ..Operand::DEFAULT
    },
    Operand {
        name: "r3",
        kind: 7,
        width: 1,
        pieces: &T3B5C0FDF,
        ..Operand::DEFAULT
    },
    Operand {
        name: "r2",
        kind: 7,
        width: 1,
        pieces: &TBC34A7D6,
        ..Operand::DEFAULT
    },
];
pub(crate) static T656484C8: [Let; 2] = [
    Let {
        name: "nop",
        value: Expr::Cond(
            &Expr::Bin(BinOp::Eq, &Expr::Operand(4), &Expr::Num(0)),
            &Expr::Bin(
                BinOp::Add,
                &Expr::Operand(14),
                &Expr::Bin(BinOp::Mul, &Expr::Num(2), &Expr::Operand(16)),
            ),
            &Expr::Num(0),
        ),
    },
    Let {
        name: "dhalf",
        value: Expr::Bin(
            BinOp::And,
            &Expr::Bin(BinOp::Eq, &Expr::Num(1), &Expr::Operand(13)),
            &Expr::Bin(BinOp::Le, &Expr::Operand(6), &Expr::Num(247)),
        ),
    },
];
pub(crate) static TEC45A256: [Part; 22] = [
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
    Part::Choice {
        cond: Expr::Bin(BinOp::Gt, &Expr::Let(0), &Expr::Num(0)),
        yes: &T7363A065,
        no: &TB2BF66C5,
    },
    Part::Operand {
        index: 5,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Name,
    Part::Text(" "),
    Part::Choice {
        cond: Expr::Let(1),
        yes: &TAE6DB4CB,
        no: &[],
    },
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
    Part::Choice {
        cond: Expr::Bin(
            BinOp::And,
            &Expr::Bin(BinOp::Eq, &Expr::Let(0), &Expr::Num(0)),
            &Expr::Operand(14),
        ),
        yes: &T098905D4,
        no: &[],
    },
    Part::Operand {
        index: 8,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", "),
    Part::Operand {
        index: 9,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Choice {
        cond: Expr::Bin(
            BinOp::And,
            &Expr::Bin(BinOp::Eq, &Expr::Let(0), &Expr::Num(0)),
            &Expr::Operand(16),
        ),
        yes: &T098905D4,
        no: &[],
    },
    Part::Operand {
        index: 10,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", "),
    Part::Operand {
        index: 11,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Choice {
        cond: Expr::Bin(
            BinOp::And,
            &Expr::Bin(BinOp::Eq, &Expr::Let(0), &Expr::Num(0)),
            &Expr::Operand(15),
        ),
        yes: &T098905D4,
        no: &[],
    },
    Part::Operand {
        index: 12,
        lead: "",
        trail: "",
        optional: false,
    },
];
pub(crate) static T3AE34CDF: [&[Part]; 1] = [&TEC45A256];
pub(crate) static T39373CDF: [Flow; 7] = [
    Flow {
        from: End::Register(0),
        to: End::Register(1),
    },
    Flow {
        from: End::Register(0),
        to: End::Register(2),
    },
    Flow {
        from: End::Register(1),
        to: End::Register(1),
    },
    Flow {
        from: End::Register(1),
        to: End::Register(2),
    },
    Flow {
        from: End::Register(2),
        to: End::Register(2),
    },
    Flow {
        from: End::Register(3),
        to: End::Register(1),
    },
    Flow {
        from: End::Register(3),
        to: End::Register(2),
    },
];
pub(crate) static TCD3D7FE7: [(&str, &str); 8] = [
    (
        "sem",
        "three(UNSIGNED, |a, b, c| unclamped((upper(a, 0) * (b & 0xffff) << 16) + c));",
    ),
    ("latency", "7"),
    ("reads", "3"),
    ("slots", "rpt + 1"),
    ("idle", "nop"),
    ("category", "3"),
    ("constants", "2"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static T90017E5A: [(&str, &str); 9] = [
    ("sem", "three(SIGNED, |a, b, c| unclamped(a * b + c));"),
    ("swaps", "src1 src2"),
    ("latency", "7"),
    ("reads", "3"),
    ("slots", "rpt + 1"),
    ("idle", "nop"),
    ("category", "3"),
    ("constants", "2"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static TF4FF2EDD: [(&str, &str); 8] = [
    (
        "sem",
        "three(SIGNED, |a, b, c| unclamped((upper(a, 1) * (b & 0xffff) << 16) + c));",
    ),
    ("latency", "7"),
    ("reads", "3"),
    ("slots", "rpt + 1"),
    ("idle", "nop"),
    ("category", "3"),
    ("constants", "2"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static T553B0C65: [(&str, &str); 9] = [
    (
        "sem",
        "three(UNSIGNED, |a, b, c| unclamped(low24_32(a, 0) * low24_32(b, 0) + c));",
    ),
    ("swaps", "src1 src2"),
    ("latency", "7"),
    ("reads", "3"),
    ("slots", "rpt + 1"),
    ("idle", "nop"),
    ("category", "3"),
    ("constants", "2"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static TD57B8E0C: [(&str, &str); 9] = [
    ("sem", "three(SIGNED, |a, b, c| unclamped(low24_32(a, 1) * low24_32(b, 1) + c));"),
    ("swaps", "src1 src2"),
    ("latency", "7"),
    ("reads", "3"),
    ("slots", "rpt + 1"),
    ("idle", "nop"),
    ("category", "3"),
    ("constants", "2"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static TE40238B5: [(&str, &str); 9] = [
    ("sem", "three(FLOAT, |a, b, c| saturated(value(f_fma(a, b, c, 0))));"),
    ("swaps", "src1 src2"),
    ("latency", "7"),
    ("reads", "3"),
    ("slots", "rpt + 1"),
    ("idle", "nop"),
    ("category", "3"),
    ("constants", "2"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static TA4950CA3: [(&str, &str); 8] = [
    ("sem", "three(BITWISE, |a, b, c| b != 0 ? a : c);"),
    ("latency", "7"),
    ("reads", "3"),
    ("slots", "rpt + 1"),
    ("idle", "nop"),
    ("category", "3"),
    ("constants", "2"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static TE29768E0: [(&str, &str); 8] = [
    ("sem", "three(SIGNED, |a, b, c| b >=s 0 ? a : c);"),
    ("latency", "7"),
    ("reads", "3"),
    ("slots", "rpt + 1"),
    ("idle", "nop"),
    ("category", "3"),
    ("constants", "2"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static TE7F430B4: [(&str, &str); 8] = [
    ("sem", "three(FLOAT, |a, b, c| is_nan(b) || sign(b) && !is_zero(b) ? c : a);"),
    ("latency", "7"),
    ("reads", "3"),
    ("slots", "rpt + 1"),
    ("idle", "nop"),
    ("category", "3"),
    ("constants", "2"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static T49C06471: [(&str, &str); 8] = [
    ("sem", "three(SIGNED, |a, b, c| unclamped((a <s b ? b - a : a - b) + c));"),
    ("latency", "7"),
    ("reads", "3"),
    ("slots", "rpt + 1"),
    ("idle", "nop"),
    ("category", "3"),
    ("constants", "2"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static T219E482A: [(&str, &str); 8] = [
    (
        "sem",
        "// assumed: the sources are the half registers that the text names, and keep their sign\nrequire(sat == 0, NotPublic);\nfor k in 0..rpt + 1 {\n  let a = sext(signed3(source3(src1, k * r1, SIGNED), neg1, SIGNED), 33);\n  let b = sext(signed3(regw((src2 + k * r2) % 256), neg2, SIGNED), 33);\n  let c = signed3(source3(src3, k * r3, SIGNED), neg3, SIGNED);\n  put_wide(k, (a <s b ? b - a : a - b)[31:0] + sext(c, 32));\n}",
    ),
    ("latency", "7"),
    ("reads", "3"),
    ("slots", "rpt + 1"),
    ("idle", "nop"),
    ("category", "3"),
    ("constants", "2"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static T2AE1F949: [Expr; 2] = [
    Expr::Un(UnOp::Not, &Expr::Operand(14)),
    Expr::Num(1),
];
pub(crate) static T03CC08A6: [Operand; 17] = [
    Operand {
        name: "sy",
        kind: 0,
        width: 1,
        pieces: &TD156CF1A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "ss",
        kind: 3,
        width: 1,
        pieces: &T0ADBAA8C,
        ..Operand::DEFAULT
    },
    Operand {
        name: "jp",
        kind: 1,
        width: 1,
        pieces: &T780EC3AE,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rpt",
        kind: 11,
        width: 2,
        pieces: &T29F0815B,
        ..Operand::DEFAULT
    },
    Operand {
        name: "ul",
        kind: 10,
        width: 1,
        pieces: &T0ACFFF45,
        ..Operand::DEFAULT
    },
    Operand {
        name: "dst",
        kind: 12,
        width: 8,
        dir: Dir::Out,
        pieces: &TA79CEA2A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "neg1",
        kind: 24,
        width: 1,
        pieces: &TA7346907,
        ..Operand::DEFAULT
    },
    Operand {
        name: "src1",
        kind: 25,
        width: 13,
        args: &T2AE1F949,
        pieces: &T4BE607C5,
        ..Operand::DEFAULT
    },
    Operand {
        name: "neg2",
        kind: 24,
        width: 1,
        pieces: &T68615C45,
        ..Operand::DEFAULT
    },
    Operand {
        name: "src2",
        kind: 12,
        width: 8,
        pieces: &T4A0B8D2A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "neg3",
        kind: 24,
        width: 1,
        pieces: &T686D078C,
        ..Operand::DEFAULT
    },
    Operand {
        name: "src3",
        kind: 25,
        width: 13,
        args: &T2AE1F949,
        pieces: &TACAABDA0,
        ..Operand::DEFAULT
    },
    Operand {
        name: "dconv",
        kind: 7,
        width: 1,
        pieces: &TF0EF64F6,
        ..Operand::DEFAULT
    },
    Operand {
        name: "r1",
        kind: 7,
        width: 1,
        pieces: &TAC242B23,
        ..Operand::DEFAULT
    },
    Operand {
        name: "full",
        kind: 7,
        width: 1,
        pieces: &TD95CC012,
        ..Operand::DEFAULT
    },
    Operand {
        name: "r3",
        kind: 7,
        width: 1,
        pieces: &T3B5C0FDF,
        ..Operand::DEFAULT
    },
    Operand {
        name: "r2",
        kind: 7,
        width: 1,
        pieces: &TBC34A7D6,
        ..Operand::DEFAULT
    },
];
pub(crate) static TCB29A7B1: [Let; 2] = [
    Let {
        name: "nop",
        value: Expr::Cond(
            &Expr::Bin(BinOp::Eq, &Expr::Operand(3), &Expr::Num(0)),
            &Expr::Bin(
                BinOp::Add,
                &Expr::Operand(13),
                &Expr::Bin(BinOp::Mul, &Expr::Num(2), &Expr::Operand(16)),
            ),
            &Expr::Num(0),
        ),
    },
    Let {
        name: "dhalf",
        value: Expr::Bin(
            BinOp::And,
            &Expr::Bin(BinOp::Eq, &Expr::Operand(14), &Expr::Operand(12)),
            &Expr::Bin(BinOp::Le, &Expr::Operand(5), &Expr::Num(247)),
        ),
    },
];
pub(crate) static T33317586: [Part; 1] = [
    Part::Operand {
        index: 3,
        lead: "",
        trail: "",
        optional: false,
    },
];
pub(crate) static TF314B5BF: [Part; 22] = [
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
    Part::Choice {
        cond: Expr::Bin(BinOp::Gt, &Expr::Let(0), &Expr::Num(0)),
        yes: &T7363A065,
        no: &T33317586,
    },
    Part::Operand {
        index: 4,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Name,
    Part::Text(" "),
    Part::Choice {
        cond: Expr::Let(1),
        yes: &TAE6DB4CB,
        no: &[],
    },
    Part::Operand {
        index: 5,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", "),
    Part::Operand {
        index: 6,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Choice {
        cond: Expr::Bin(
            BinOp::And,
            &Expr::Bin(BinOp::Eq, &Expr::Let(0), &Expr::Num(0)),
            &Expr::Operand(13),
        ),
        yes: &T098905D4,
        no: &[],
    },
    Part::Operand {
        index: 7,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", "),
    Part::Operand {
        index: 8,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Choice {
        cond: Expr::Bin(
            BinOp::And,
            &Expr::Bin(BinOp::Eq, &Expr::Let(0), &Expr::Num(0)),
            &Expr::Operand(16),
        ),
        yes: &T098905D4,
        no: &[],
    },
    Part::Choice {
        cond: Expr::Operand(14),
        yes: &[],
        no: &TAE6DB4CB,
    },
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
    Part::Choice {
        cond: Expr::Bin(
            BinOp::And,
            &Expr::Bin(BinOp::Eq, &Expr::Let(0), &Expr::Num(0)),
            &Expr::Operand(15),
        ),
        yes: &T098905D4,
        no: &[],
    },
    Part::Operand {
        index: 11,
        lead: "",
        trail: "",
        optional: false,
    },
];
pub(crate) static TFCD9B287: [&[Part]; 1] = [&TF314B5BF];
pub(crate) static T22452AFC: [(&str, &str); 8] = [
    ("sem", "three(BITWISE, |a, b, c| (b >> shamt(a)) & c);"),
    ("latency", "7"),
    ("reads", "3"),
    ("slots", "rpt + 1"),
    ("idle", "nop"),
    ("category", "3"),
    ("constants", "2"),
    ("gens", "a6xx"),
];
pub(crate) static TD4DB55A4: [(&str, &str); 8] = [
    ("sem", "three(BITWISE, |a, b, c| (b << shamt(a)) & c);"),
    ("latency", "7"),
    ("reads", "3"),
    ("slots", "rpt + 1"),
    ("idle", "nop"),
    ("category", "3"),
    ("constants", "2"),
    ("gens", "a6xx"),
];
pub(crate) static TAD816E76: [(&str, &str); 8] = [
    ("sem", "three(BITWISE, |a, b, c| (b >> shamt(a)) | c);"),
    ("latency", "7"),
    ("reads", "3"),
    ("slots", "rpt + 1"),
    ("idle", "nop"),
    ("category", "3"),
    ("constants", "2"),
    ("gens", "a6xx"),
];
pub(crate) static TE25C738E: [(&str, &str); 8] = [
    ("sem", "three(BITWISE, |a, b, c| (b << shamt(a)) | c);"),
    ("latency", "7"),
    ("reads", "3"),
    ("slots", "rpt + 1"),
    ("idle", "nop"),
    ("category", "3"),
    ("constants", "2"),
    ("gens", "a6xx"),
];
pub(crate) static TC9200334: [(&str, &str); 8] = [
    ("sem", "three(BITWISE, |a, b, c| (b & a) | c);"),
    ("latency", "7"),
    ("reads", "3"),
    ("slots", "rpt + 1"),
    ("idle", "nop"),
    ("category", "3"),
    ("constants", "2"),
    ("gens", "a6xx"),
];
pub(crate) static TC72E1316: [Operand; 16] = [
    Operand {
        name: "sy",
        kind: 0,
        width: 1,
        pieces: &TD156CF1A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "ss",
        kind: 3,
        width: 1,
        pieces: &T0ADBAA8C,
        ..Operand::DEFAULT
    },
    Operand {
        name: "jp",
        kind: 1,
        width: 1,
        pieces: &T780EC3AE,
        ..Operand::DEFAULT
    },
    Operand {
        name: "sat",
        kind: 19,
        width: 1,
        pieces: &TD95CC012,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rpt",
        kind: 11,
        width: 2,
        pieces: &T29F0815B,
        ..Operand::DEFAULT
    },
    Operand {
        name: "ul",
        kind: 10,
        width: 1,
        pieces: &T0ACFFF45,
        ..Operand::DEFAULT
    },
    Operand {
        name: "sign",
        kind: 27,
        width: 1,
        pieces: &TA7346907,
        ..Operand::DEFAULT
    },
    Operand {
        name: "pack",
        kind: 26,
        width: 1,
        pieces: &T68615C45,
        ..Operand::DEFAULT
    },
    Operand {
        name: "dst",
        kind: 12,
        width: 8,
        dir: Dir::Out,
        pieces: &TA79CEA2A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "src1",
        kind: 25,
        width: 13,
        args: &T88D15880,
        pieces: &T4BE607C5,
        ..Operand::DEFAULT
    },
    Operand {
        name: "src2",
        kind: 12,
        width: 8,
        pieces: &T4A0B8D2A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "neg3",
        kind: 24,
        width: 1,
        pieces: &T686D078C,
        ..Operand::DEFAULT
    },
    Operand {
        name: "src3",
        kind: 25,
        width: 13,
        args: &T88D15880,
        pieces: &TACAABDA0,
        ..Operand::DEFAULT
    },
    Operand {
        name: "r1",
        kind: 7,
        width: 1,
        pieces: &TAC242B23,
        ..Operand::DEFAULT
    },
    Operand {
        name: "r3",
        kind: 7,
        width: 1,
        pieces: &T3B5C0FDF,
        ..Operand::DEFAULT
    },
    Operand {
        name: "r2",
        kind: 7,
        width: 1,
        pieces: &TBC34A7D6,
        ..Operand::DEFAULT
    },
];
pub(crate) static T02DAFBC3: [Let; 2] = [
    Let {
        name: "nop",
        value: Expr::Cond(
            &Expr::Bin(BinOp::Eq, &Expr::Operand(4), &Expr::Num(0)),
            &Expr::Bin(
                BinOp::Add,
                &Expr::Operand(13),
                &Expr::Bin(BinOp::Mul, &Expr::Num(2), &Expr::Operand(15)),
            ),
            &Expr::Num(0),
        ),
    },
    Let {
        name: "dhalf",
        value: Expr::Num(0),
    },
];
pub(crate) static T618B64D8: [Part; 21] = [
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
    Part::Choice {
        cond: Expr::Bin(BinOp::Gt, &Expr::Let(0), &Expr::Num(0)),
        yes: &T7363A065,
        no: &TB2BF66C5,
    },
    Part::Operand {
        index: 5,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Name,
    Part::Operand {
        index: 6,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Operand {
        index: 7,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(" "),
    Part::Operand {
        index: 8,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", "),
    Part::Choice {
        cond: Expr::Bin(
            BinOp::And,
            &Expr::Bin(BinOp::Eq, &Expr::Let(0), &Expr::Num(0)),
            &Expr::Operand(13),
        ),
        yes: &T098905D4,
        no: &[],
    },
    Part::Operand {
        index: 9,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", "),
    Part::Choice {
        cond: Expr::Bin(
            BinOp::And,
            &Expr::Bin(BinOp::Eq, &Expr::Let(0), &Expr::Num(0)),
            &Expr::Operand(15),
        ),
        yes: &T098905D4,
        no: &[],
    },
    Part::Operand {
        index: 10,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", "),
    Part::Operand {
        index: 11,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Choice {
        cond: Expr::Bin(
            BinOp::And,
            &Expr::Bin(BinOp::Eq, &Expr::Let(0), &Expr::Num(0)),
            &Expr::Operand(14),
        ),
        yes: &T098905D4,
        no: &[],
    },
    Part::Operand {
        index: 12,
        lead: "",
        trail: "",
        optional: false,
    },
];
pub(crate) static TBC68DC61: [&[Part]; 1] = [&T618B64D8];
pub(crate) static TB49193ED: [Touch; 3] = [
    Touch {
        file: 0,
        which: Which::Fixed(244),
        reads: 16,
        writes: 0,
    },
    Touch {
        file: 0,
        which: Which::Computed,
        reads: 32,
        writes: 32,
    },
    Touch {
        file: 2,
        which: Which::Computed,
        reads: 32,
        writes: 0,
    },
];
pub(crate) static T098B2164: [Flow; 3] = [
    Flow {
        from: End::Register(0),
        to: End::Register(1),
    },
    Flow {
        from: End::Register(1),
        to: End::Register(1),
    },
    Flow {
        from: End::Register(2),
        to: End::Register(1),
    },
];
pub(crate) static TB57A166F: [(&str, &str); 8] = [
    (
        "sem",
        "require(neg3 == 0, NotPublic);\nfor k in 0..rpt + 1 {\n  let a = source3(src1, k * r1, UNSIGNED);\n  let b = regw((src2 + k * r2) % 256);\n  let c = source3(src3, k * r3, UNSIGNED);\n  var s: bits<40> = sign == 1 ? sext(c) : zext(c);\n  for i in 0..2 {\n    let x = a.e8[i + pack * 2];\n    let y = b.e8[i + pack * 2];\n    s += zext(y) * (sign == 1 ? sext(x, 40) : zext(x, 40));\n  }\n  set_full((dst + k) % 256, sat == 1 && sign == 1 ? sat_s(s, 32) : s[31:0]);  // without a sign nothing is clamped\n}",
    ),
    ("latency", "7"),
    ("reads", "3"),
    ("slots", "rpt + 1"),
    ("idle", "nop"),
    ("category", "3"),
    ("constants", "2"),
    ("gens", "a6xx"),
];
pub(crate) static T30709705: [(&str, &str); 8] = [
    (
        "sem",
        "require(neg3 == 0, NotPublic);\nfor k in 0..rpt + 1 {\n  let a = source3(src1, k * r1, UNSIGNED);\n  let b = regw((src2 + k * r2) % 256);\n  let c = source3(src3, k * r3, UNSIGNED);\n  var s: bits<40> = sign == 1 ? sext(c) : zext(c);\n  for i in 0..4 {\n    let x = a.e8[i + 0];\n    let y = b.e8[i + 0];\n    s += zext(y) * (sign == 1 ? sext(x, 40) : zext(x, 40));\n  }\n  set_full((dst + k) % 256, sat == 1 && sign == 1 ? sat_s(s, 32) : s[31:0]);  // without a sign nothing is clamped\n}",
    ),
    ("latency", "7"),
    ("reads", "3"),
    ("slots", "rpt + 1"),
    ("idle", "nop"),
    ("category", "3"),
    ("constants", "2"),
    ("gens", "a6xx"),
];
pub(crate) static T1D0CC52D: [Expr; 2] = [
    Expr::Un(UnOp::Not, &Expr::Operand(13)),
    Expr::Num(0),
];
pub(crate) static T702B74E6: [Expr; 2] = [
    Expr::Un(UnOp::Not, &Expr::Operand(13)),
    Expr::Num(1),
];
pub(crate) static T0B511E02: [Operand; 16] = [
    Operand {
        name: "sy",
        kind: 0,
        width: 1,
        pieces: &TD156CF1A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "ss",
        kind: 3,
        width: 1,
        pieces: &T0ADBAA8C,
        ..Operand::DEFAULT
    },
    Operand {
        name: "jp",
        kind: 1,
        width: 1,
        pieces: &T780EC3AE,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rpt",
        kind: 11,
        width: 2,
        pieces: &T29F0815B,
        ..Operand::DEFAULT
    },
    Operand {
        name: "ul",
        kind: 10,
        width: 1,
        pieces: &T0ACFFF45,
        ..Operand::DEFAULT
    },
    Operand {
        name: "dst",
        kind: 12,
        width: 8,
        dir: Dir::Out,
        pieces: &TA79CEA2A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "neg1",
        kind: 24,
        width: 1,
        pieces: &TA7346907,
        ..Operand::DEFAULT
    },
    Operand {
        name: "src1",
        kind: 25,
        width: 13,
        args: &T1D0CC52D,
        pieces: &T4BE607C5,
        ..Operand::DEFAULT
    },
    Operand {
        name: "neg2",
        kind: 24,
        width: 1,
        pieces: &T68615C45,
        ..Operand::DEFAULT
    },
    Operand {
        name: "src2",
        kind: 12,
        width: 8,
        pieces: &T4A0B8D2A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "src3",
        kind: 25,
        width: 13,
        args: &T702B74E6,
        pieces: &TACAABDA0,
        ..Operand::DEFAULT
    },
    Operand {
        name: "dfull",
        kind: 7,
        width: 1,
        pieces: &TF0EF64F6,
        ..Operand::DEFAULT
    },
    Operand {
        name: "r1",
        kind: 7,
        width: 1,
        pieces: &TAC242B23,
        ..Operand::DEFAULT
    },
    Operand {
        name: "full",
        kind: 7,
        width: 1,
        pieces: &T686D078C,
        ..Operand::DEFAULT
    },
    Operand {
        name: "r3",
        kind: 7,
        width: 1,
        pieces: &T3B5C0FDF,
        ..Operand::DEFAULT
    },
    Operand {
        name: "r2",
        kind: 7,
        width: 1,
        pieces: &TBC34A7D6,
        ..Operand::DEFAULT
    },
];
pub(crate) static TD5D0CC46: [Let; 2] = [
    Let {
        name: "nop",
        value: Expr::Cond(
            &Expr::Bin(BinOp::Eq, &Expr::Operand(3), &Expr::Num(0)),
            &Expr::Bin(
                BinOp::Add,
                &Expr::Operand(12),
                &Expr::Bin(BinOp::Mul, &Expr::Num(2), &Expr::Operand(15)),
            ),
            &Expr::Num(0),
        ),
    },
    Let {
        name: "dhalf",
        value: Expr::Un(UnOp::Not, &Expr::Operand(11)),
    },
];
pub(crate) static T89FD53E3: [Part; 21] = [
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
    Part::Choice {
        cond: Expr::Bin(BinOp::Gt, &Expr::Let(0), &Expr::Num(0)),
        yes: &T7363A065,
        no: &T33317586,
    },
    Part::Operand {
        index: 4,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Name,
    Part::Text(" "),
    Part::Choice {
        cond: Expr::Operand(11),
        yes: &[],
        no: &TAE6DB4CB,
    },
    Part::Operand {
        index: 5,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", "),
    Part::Operand {
        index: 6,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Choice {
        cond: Expr::Bin(
            BinOp::And,
            &Expr::Bin(BinOp::Eq, &Expr::Let(0), &Expr::Num(0)),
            &Expr::Operand(12),
        ),
        yes: &T098905D4,
        no: &[],
    },
    Part::Operand {
        index: 7,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", "),
    Part::Operand {
        index: 8,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Choice {
        cond: Expr::Bin(
            BinOp::And,
            &Expr::Bin(BinOp::Eq, &Expr::Let(0), &Expr::Num(0)),
            &Expr::Operand(15),
        ),
        yes: &T098905D4,
        no: &[],
    },
    Part::Choice {
        cond: Expr::Operand(13),
        yes: &[],
        no: &TAE6DB4CB,
    },
    Part::Operand {
        index: 9,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", "),
    Part::Choice {
        cond: Expr::Bin(
            BinOp::And,
            &Expr::Bin(BinOp::Eq, &Expr::Let(0), &Expr::Num(0)),
            &Expr::Operand(14),
        ),
        yes: &T098905D4,
        no: &[],
    },
    Part::Operand {
        index: 10,
        lead: "",
        trail: "",
        optional: false,
    },
];
pub(crate) static T222DEDD9: [&[Part]; 1] = [&T89FD53E3];
pub(crate) static TACB60530: [Touch; 2] = [
    Touch {
        file: 0,
        which: Which::Operand(5),
        reads: 0,
        writes: 4294967295,
    },
    Touch {
        file: 0,
        which: Which::Operand(9),
        reads: 4294967295,
        writes: 0,
    },
];
pub(crate) static T458921BC: [(&str, &str); 8] = [
    ("lacks", "public"),
    ("latency", "7"),
    ("reads", "3"),
    ("slots", "rpt + 1"),
    ("idle", "nop"),
    ("category", "3"),
    ("constants", "2"),
    ("gens", "a6xx"),
];
pub(crate) static TF9ABE657: [Expr; 2] = [
    Expr::Un(UnOp::Not, &Expr::Operand(8)),
    Expr::Operand(10),
];
pub(crate) static T53BD9219: [Operand; 11] = [
    Operand {
        name: "sy",
        kind: 0,
        width: 1,
        pieces: &TD156CF1A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "ss",
        kind: 3,
        width: 1,
        pieces: &T0ADBAA8C,
        ..Operand::DEFAULT
    },
    Operand {
        name: "jp",
        kind: 1,
        width: 1,
        pieces: &T780EC3AE,
        ..Operand::DEFAULT
    },
    Operand {
        name: "sat",
        kind: 19,
        width: 1,
        pieces: &TD95CC012,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rpt",
        kind: 11,
        width: 2,
        pieces: &T29F0815B,
        ..Operand::DEFAULT
    },
    Operand {
        name: "ul",
        kind: 10,
        width: 1,
        pieces: &T0ACFFF45,
        ..Operand::DEFAULT
    },
    Operand {
        name: "dst",
        kind: 12,
        width: 8,
        dir: Dir::Out,
        pieces: &TA79CEA2A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "src",
        kind: 22,
        width: 16,
        args: &TF9ABE657,
        pieces: &TB546556C,
        ..Operand::DEFAULT
    },
    Operand {
        name: "full",
        kind: 7,
        width: 1,
        pieces: &TBD29B555,
        ..Operand::DEFAULT
    },
    Operand {
        name: "dconv",
        kind: 7,
        width: 1,
        pieces: &TF0EF64F6,
        ..Operand::DEFAULT
    },
    Operand {
        name: "r",
        kind: 7,
        width: 1,
        pieces: &TAC242B23,
        ..Operand::DEFAULT
    },
];
pub(crate) static T40142430: [Let; 1] = [
    Let {
        name: "dhalf",
        value: Expr::Bin(
            BinOp::And,
            &Expr::Bin(BinOp::Eq, &Expr::Operand(8), &Expr::Operand(9)),
            &Expr::Bin(BinOp::Le, &Expr::Operand(6), &Expr::Num(247)),
        ),
    },
];
pub(crate) static T1DF54976: [Part; 12] = [
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
    Part::Operand {
        index: 4,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Operand {
        index: 5,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Name,
    Part::Text(" "),
    Part::Choice {
        cond: Expr::Let(0),
        yes: &TAE6DB4CB,
        no: &[],
    },
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
];
pub(crate) static T5524BAA8: [&[Part]; 1] = [&T1DF54976];
pub(crate) static T13E5C402: [(&str, &str); 7] = [
    (
        "sem",
        "for k in 0..rpt + 1 {\n  let a = source(src, k * r, FLOAT);\n  put(k, FLOAT, value(f_div(fnumber(2), a, 0)));\n}",
    ),
    ("latency", "10"),
    ("wait", "ss"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "4"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static TF86943D1: [(&str, &str); 7] = [
    (
        "sem",
        "for k in 0..rpt + 1 {\n  let a = source(src, k * r, FLOAT);\n  put(k, FLOAT, narrow(inverse_root(wide(a))));\n}",
    ),
    ("latency", "10"),
    ("wait", "ss"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "4"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static TB450E77B: [(&str, &str); 7] = [
    (
        "sem",
        "for k in 0..rpt + 1 {\n  let a = source(src, k * r, FLOAT);\n  put(k, FLOAT, narrow(logarithm(wide(a))));\n}",
    ),
    ("latency", "10"),
    ("wait", "ss"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "4"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static TDF11D8D8: [(&str, &str); 7] = [
    (
        "sem",
        "for k in 0..rpt + 1 {\n  let a = source(src, k * r, FLOAT);\n  put(k, FLOAT, narrow(power_of_two(wide(a))));\n}",
    ),
    ("latency", "10"),
    ("wait", "ss"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "4"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static T05EA5A07: [(&str, &str); 7] = [
    (
        "sem",
        "for k in 0..rpt + 1 {\n  let a = source(src, k * r, FLOAT);\n  put(k, FLOAT, narrow(sine_of(wide(a), 0)));\n}",
    ),
    ("latency", "10"),
    ("wait", "ss"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "4"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static T0822E596: [(&str, &str); 7] = [
    (
        "sem",
        "for k in 0..rpt + 1 {\n  let a = source(src, k * r, FLOAT);\n  put(k, FLOAT, narrow(sine_of(wide(a), 1)));\n}",
    ),
    ("latency", "10"),
    ("wait", "ss"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "4"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static TDAC4602D: [(&str, &str); 7] = [
    (
        "sem",
        "for k in 0..rpt + 1 {\n  let a = source(src, k * r, FLOAT);\n  put(k, FLOAT, value(f_sqrt(a, 0)));\n}",
    ),
    ("latency", "10"),
    ("wait", "ss"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "4"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static T02EAD6AB: [(&str, &str); 7] = [
    (
        "sem",
        "for k in 0..rpt + 1 {\n  let a = source(src, k * r, FLOAT);\n  put(k, FLOAT, to_half(inverse_root(wide(a))));\n}",
    ),
    ("latency", "10"),
    ("wait", "ss"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "4"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static TD3F713A5: [(&str, &str); 7] = [
    (
        "sem",
        "for k in 0..rpt + 1 {\n  let a = source(src, k * r, FLOAT);\n  put(k, FLOAT, to_half(logarithm(wide(a))));\n}",
    ),
    ("latency", "10"),
    ("wait", "ss"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "4"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static TE148D296: [(&str, &str); 7] = [
    (
        "sem",
        "for k in 0..rpt + 1 {\n  let a = source(src, k * r, FLOAT);\n  put(k, FLOAT, to_half(power_of_two(wide(a))));\n}",
    ),
    ("latency", "10"),
    ("wait", "ss"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "4"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static T77DBCE29: [Piece; 1] = [
    Piece {
        word: 49,
        value: 0,
        len: 1,
    },
];
pub(crate) static T0B725F5C: [Piece; 1] = [
    Piece {
        word: 53,
        value: 0,
        len: 1,
    },
];
pub(crate) static T98BD82B7: [Piece; 1] = [
    Piece {
        word: 50,
        value: 0,
        len: 1,
    },
];
pub(crate) static T8F333FBE: [Piece; 2] = [
    Piece {
        word: 47,
        value: 0,
        len: 1,
    },
    Piece {
        word: 19,
        value: 1,
        len: 2,
    },
];
pub(crate) static TA125F25A: [Piece; 1] = [
    Piece {
        word: 44,
        value: 0,
        len: 3,
    },
];
pub(crate) static TC6202D29: [Piece; 1] = [
    Piece {
        word: 40,
        value: 0,
        len: 4,
    },
];
pub(crate) static TC2B1708A: [Piece; 1] = [Piece { word: 1, value: 0, len: 8 }];
pub(crate) static TB4F02D42: [Piece; 1] = [Piece { word: 9, value: 0, len: 8 }];
pub(crate) static TBD6EC05A: [Expr; 3] = [Expr::Operand(14), Expr::Num(1), Expr::Num(1)];
pub(crate) static TF9E52E2C: [Piece; 1] = [
    Piece {
        word: 21,
        value: 0,
        len: 11,
    },
];
pub(crate) static TFBD89C56: [Piece; 1] = [Piece { word: 0, value: 0, len: 1 }];
pub(crate) static TBE4761A6: [Operand; 16] = [
    Operand {
        name: "sy",
        kind: 0,
        width: 1,
        pieces: &TD156CF1A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "jp",
        kind: 1,
        width: 1,
        pieces: &T780EC3AE,
        ..Operand::DEFAULT
    },
    Operand {
        name: "f3d",
        kind: 32,
        width: 1,
        pieces: &T452DE950,
        ..Operand::DEFAULT
    },
    Operand {
        name: "fa",
        kind: 31,
        width: 1,
        pieces: &T77DBCE29,
        ..Operand::DEFAULT
    },
    Operand {
        name: "fo",
        kind: 29,
        width: 1,
        pieces: &TBD29B555,
        ..Operand::DEFAULT
    },
    Operand {
        name: "fp",
        kind: 28,
        width: 1,
        pieces: &T0B725F5C,
        ..Operand::DEFAULT
    },
    Operand {
        name: "fs",
        kind: 30,
        width: 1,
        pieces: &T98BD82B7,
        ..Operand::DEFAULT
    },
    Operand {
        name: "base",
        kind: 7,
        width: 3,
        pieces: &T8F333FBE,
        ..Operand::DEFAULT
    },
    Operand {
        name: "type",
        kind: 9,
        width: 3,
        pieces: &TA125F25A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "wrmask",
        kind: 33,
        width: 4,
        pieces: &TC6202D29,
        ..Operand::DEFAULT
    },
    Operand {
        name: "dst",
        kind: 12,
        width: 8,
        dir: Dir::Out,
        pieces: &TA79CEA2A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "src1",
        kind: 12,
        width: 8,
        pieces: &TC2B1708A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "src2",
        kind: 12,
        width: 8,
        pieces: &TB4F02D42,
        ..Operand::DEFAULT
    },
    Operand {
        name: "desc",
        kind: 34,
        width: 11,
        args: &TBD6EC05A,
        pieces: &TF9E52E2C,
        ..Operand::DEFAULT
    },
    Operand {
        name: "s2en",
        kind: 7,
        width: 1,
        pieces: &TFFD8B7C6,
        ..Operand::DEFAULT
    },
    Operand {
        name: "full",
        kind: 7,
        width: 1,
        pieces: &TFBD89C56,
        ..Operand::DEFAULT
    },
];
pub(crate) static T38DFE079: [Let; 7] = [
    Let {
        name: "m",
        value: Expr::Slice(13, 10, 8),
    },
    Let {
        name: "bindless",
        value: Expr::Bin(
            BinOp::And,
            &Expr::Operand(14),
            &Expr::Un(UnOp::Not, &Expr::In(&Expr::Let(0), &TC4BE441A)),
        ),
    },
    Let {
        name: "two",
        value: Expr::Bin(BinOp::Or, &Expr::Num(0), &Expr::Operand(4)),
    },
    Let {
        name: "h",
        value: Expr::In(&Expr::Operand(8), &T554A7ACF),
    },
    Let {
        name: "dhalf",
        value: Expr::Let(3),
    },
    Let {
        name: "axes",
        value: Expr::Cond(&Expr::Operand(2), &Expr::Num(3), &Expr::Num(2)),
    },
    Let {
        name: "grads",
        value: Expr::Num(0),
    },
];
pub(crate) static TD5891648: [Expr; 3] = [
    Expr::Bin(
        BinOp::Or,
        &Expr::Let(2),
        &Expr::Bin(BinOp::Eq, &Expr::Operand(12), &Expr::Num(0)),
    ),
    Expr::Bin(
        BinOp::Or,
        &Expr::Operand(14),
        &Expr::Bin(BinOp::Eq, &Expr::Operand(7), &Expr::Num(0)),
    ),
    Expr::Num(1),
];
pub(crate) static T17BFF7AB: [Part; 1] = [Part::Text(".s2en")];
pub(crate) static T8432A4F7: [(i64, i64); 3] = [(0, 0), (1, 1), (5, 5)];
pub(crate) static TC0EFC6A3: [Part; 1] = [Part::Text(".uniform")];
pub(crate) static T84ED7BB5: [(i64, i64); 1] = [(2, 4)];
pub(crate) static TF641289E: [Part; 1] = [Part::Text(".nonuniform")];
pub(crate) static T0C116AF6: [Part; 2] = [
    Part::Text(".base"),
    Part::Operand {
        index: 7,
        lead: "",
        trail: "",
        optional: false,
    },
];
pub(crate) static T9516BBF9: [Part; 3] = [
    Part::Text(", "),
    Part::Choice {
        cond: Expr::Operand(15),
        yes: &[],
        no: &TAE6DB4CB,
    },
    Part::Operand {
        index: 12,
        lead: "",
        trail: "",
        optional: false,
    },
];
pub(crate) static TA02E095D: [Part; 24] = [
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
    Part::Name,
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
    Part::Operand {
        index: 4,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Operand {
        index: 5,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Operand {
        index: 6,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Choice {
        cond: Expr::Bin(
            BinOp::And,
            &Expr::Operand(14),
            &Expr::Bin(BinOp::Lt, &Expr::Let(0), &Expr::Num(6)),
        ),
        yes: &T17BFF7AB,
        no: &[],
    },
    Part::Choice {
        cond: Expr::Bin(
            BinOp::And,
            &Expr::Operand(14),
            &Expr::In(&Expr::Let(0), &T8432A4F7),
        ),
        yes: &TC0EFC6A3,
        no: &[],
    },
    Part::Choice {
        cond: Expr::Bin(
            BinOp::And,
            &Expr::Operand(14),
            &Expr::In(&Expr::Let(0), &T84ED7BB5),
        ),
        yes: &TF641289E,
        no: &[],
    },
    Part::Choice {
        cond: Expr::Let(1),
        yes: &T0C116AF6,
        no: &[],
    },
    Part::Text(" ("),
    Part::Operand {
        index: 8,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(")("),
    Part::Operand {
        index: 9,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(")"),
    Part::Choice {
        cond: Expr::Let(3),
        yes: &TAE6DB4CB,
        no: &[],
    },
    Part::Operand {
        index: 10,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", "),
    Part::Choice {
        cond: Expr::Operand(15),
        yes: &[],
        no: &TAE6DB4CB,
    },
    Part::Operand {
        index: 11,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Choice {
        cond: Expr::Let(2),
        yes: &T9516BBF9,
        no: &[],
    },
    Part::Operand {
        index: 13,
        lead: "",
        trail: "",
        optional: false,
    },
];
pub(crate) static T962E97FC: [&[Part]; 1] = [&TA02E095D];
pub(crate) static T8B3EF4FA: [Touch; 4] = [
    Touch {
        file: 0,
        which: Which::Operand(11),
        reads: 32,
        writes: 0,
    },
    Touch {
        file: 0,
        which: Which::Operand(12),
        reads: 32,
        writes: 0,
    },
    Touch {
        file: 0,
        which: Which::Computed,
        reads: 32,
        writes: 32,
    },
    Touch {
        file: 1,
        which: Which::Computed,
        reads: 16,
        writes: 16,
    },
];
pub(crate) static T470EB10A: [Flow; 10] = [
    Flow {
        from: End::Register(0),
        to: End::Register(2),
    },
    Flow {
        from: End::Register(0),
        to: End::Register(3),
    },
    Flow {
        from: End::Register(1),
        to: End::Register(2),
    },
    Flow {
        from: End::Register(1),
        to: End::Register(3),
    },
    Flow {
        from: End::Register(2),
        to: End::Register(2),
    },
    Flow {
        from: End::Register(2),
        to: End::Register(3),
    },
    Flow {
        from: End::Register(3),
        to: End::Register(2),
    },
    Flow {
        from: End::Register(3),
        to: End::Register(3),
    },
    Flow {
        from: End::State,
        to: End::Register(2),
    },
    Flow {
        from: End::State,
        to: End::Register(3),
    },
];
pub(crate) static TE956258F: [(&str, &str); 7] = [
    ("sem", "texel(0, 0);"),
    (
        "latency",
        "pick(popcount(wrmask), 0, double ? 29 : 51, double ? 30 : 53, double ? 38 : 62, double ? 39 : 64)",
    ),
    ("wait", "sy"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "5"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static TB0B57D4F: [Let; 7] = [
    Let {
        name: "m",
        value: Expr::Slice(13, 10, 8),
    },
    Let {
        name: "bindless",
        value: Expr::Bin(
            BinOp::And,
            &Expr::Operand(14),
            &Expr::Un(UnOp::Not, &Expr::In(&Expr::Let(0), &TC4BE441A)),
        ),
    },
    Let {
        name: "two",
        value: Expr::Num(1),
    },
    Let {
        name: "h",
        value: Expr::In(&Expr::Operand(8), &T554A7ACF),
    },
    Let {
        name: "dhalf",
        value: Expr::Let(3),
    },
    Let {
        name: "axes",
        value: Expr::Cond(&Expr::Operand(2), &Expr::Num(3), &Expr::Num(2)),
    },
    Let {
        name: "grads",
        value: Expr::Num(0),
    },
];
pub(crate) static T205FC706: [(&str, &str); 7] = [
    ("sem", "texel(integer_at(behind_offsets()), 0);"),
    (
        "latency",
        "pick(popcount(wrmask), 0, double ? 29 : 51, double ? 30 : 53, double ? 38 : 62, double ? 39 : 64)",
    ),
    ("wait", "sy"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "5"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static T7063F9F7: [(&str, &str); 7] = [
    ("sem", "texel(0, integer_at(src1 + axes + fs + fa));"),
    (
        "latency",
        "pick(popcount(wrmask), 0, double ? 29 : 51, double ? 30 : 53, double ? 38 : 62, double ? 39 : 64)",
    ),
    ("wait", "sy"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "5"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static T4966B5A2: [(&str, &str); 7] = [
    ("sem", "fetched(sampled(implicit_level()));"),
    (
        "latency",
        "pick(popcount(wrmask), 0, double ? 29 : 51, double ? 30 : 53, double ? 38 : 62, double ? 39 : 64)",
    ),
    ("wait", "sy"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "5"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static T614F56A9: [(&str, &str); 7] = [
    (
        "sem",
        "fetched(sampled(value(f_add(implicit_level(), number_at(behind_offsets()), 0))));",
    ),
    (
        "latency",
        "pick(popcount(wrmask), 0, double ? 29 : 51, double ? 30 : 53, double ? 38 : 62, double ? 39 : 64)",
    ),
    ("wait", "sy"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "5"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static T6C3BF5F1: [(&str, &str); 7] = [
    ("sem", "fetched(sampled(number_at(behind_offsets())));"),
    (
        "latency",
        "pick(popcount(wrmask), 0, double ? 29 : 51, double ? 30 : 53, double ? 38 : 62, double ? 39 : 64)",
    ),
    ("wait", "sy"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "5"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static T9836082E: [Let; 7] = [
    Let {
        name: "m",
        value: Expr::Slice(13, 10, 8),
    },
    Let {
        name: "bindless",
        value: Expr::Bin(
            BinOp::And,
            &Expr::Operand(14),
            &Expr::Un(UnOp::Not, &Expr::In(&Expr::Let(0), &TC4BE441A)),
        ),
    },
    Let {
        name: "two",
        value: Expr::Bin(BinOp::Or, &Expr::Num(0), &Expr::Operand(4)),
    },
    Let {
        name: "h",
        value: Expr::In(&Expr::Operand(8), &T554A7ACF),
    },
    Let {
        name: "dhalf",
        value: Expr::Let(3),
    },
    Let {
        name: "axes",
        value: Expr::Cond(&Expr::Operand(2), &Expr::Num(3), &Expr::Num(2)),
    },
    Let {
        name: "grads",
        value: Expr::Num(1),
    },
];
pub(crate) static T6AC30941: [(&str, &str); 7] = [
    ("sem", "fetched(sampled(gradient_level()));"),
    (
        "latency",
        "pick(popcount(wrmask), 0, double ? 29 : 51, double ? 30 : 53, double ? 38 : 62, double ? 39 : 64)",
    ),
    ("wait", "sy"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "5"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static T3050A88E: [Touch; 3] = [
    Touch {
        file: 0,
        which: Which::Operand(11),
        reads: 32,
        writes: 0,
    },
    Touch {
        file: 0,
        which: Which::Computed,
        reads: 32,
        writes: 32,
    },
    Touch {
        file: 1,
        which: Which::Computed,
        reads: 16,
        writes: 16,
    },
];
pub(crate) static TBFA8742F: [Flow; 8] = [
    Flow {
        from: End::Register(0),
        to: End::Register(1),
    },
    Flow {
        from: End::Register(0),
        to: End::Register(2),
    },
    Flow {
        from: End::Register(1),
        to: End::Register(1),
    },
    Flow {
        from: End::Register(1),
        to: End::Register(2),
    },
    Flow {
        from: End::Register(2),
        to: End::Register(1),
    },
    Flow {
        from: End::Register(2),
        to: End::Register(2),
    },
    Flow {
        from: End::State,
        to: End::Register(1),
    },
    Flow {
        from: End::State,
        to: End::Register(2),
    },
];
pub(crate) static TFD9C48CC: [(&str, &str); 7] = [
    ("sem", "levels_of_detail();"),
    (
        "latency",
        "pick(popcount(wrmask), 0, double ? 29 : 51, double ? 30 : 53, double ? 38 : 62, double ? 39 : 64)",
    ),
    ("wait", "sy"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "5"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static TA1FF80D5: [Expr; 3] = [Expr::Operand(14), Expr::Num(0), Expr::Num(1)];
pub(crate) static T60CA141D: [Operand; 16] = [
    Operand {
        name: "sy",
        kind: 0,
        width: 1,
        pieces: &TD156CF1A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "jp",
        kind: 1,
        width: 1,
        pieces: &T780EC3AE,
        ..Operand::DEFAULT
    },
    Operand {
        name: "f3d",
        kind: 32,
        width: 1,
        pieces: &T452DE950,
        ..Operand::DEFAULT
    },
    Operand {
        name: "fa",
        kind: 31,
        width: 1,
        pieces: &T77DBCE29,
        ..Operand::DEFAULT
    },
    Operand {
        name: "fo",
        kind: 29,
        width: 1,
        pieces: &TBD29B555,
        ..Operand::DEFAULT
    },
    Operand {
        name: "fp",
        kind: 28,
        width: 1,
        pieces: &T0B725F5C,
        ..Operand::DEFAULT
    },
    Operand {
        name: "fs",
        kind: 30,
        width: 1,
        pieces: &T98BD82B7,
        ..Operand::DEFAULT
    },
    Operand {
        name: "base",
        kind: 7,
        width: 3,
        pieces: &T8F333FBE,
        ..Operand::DEFAULT
    },
    Operand {
        name: "type",
        kind: 9,
        width: 3,
        pieces: &TA125F25A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "wrmask",
        kind: 33,
        width: 4,
        pieces: &TC6202D29,
        ..Operand::DEFAULT
    },
    Operand {
        name: "dst",
        kind: 12,
        width: 8,
        dir: Dir::Out,
        pieces: &TA79CEA2A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "src1",
        kind: 12,
        width: 8,
        pieces: &TC2B1708A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "src2",
        kind: 12,
        width: 8,
        pieces: &TB4F02D42,
        ..Operand::DEFAULT
    },
    Operand {
        name: "desc",
        kind: 34,
        width: 11,
        args: &TA1FF80D5,
        pieces: &TF9E52E2C,
        ..Operand::DEFAULT
    },
    Operand {
        name: "s2en",
        kind: 7,
        width: 1,
        pieces: &TFFD8B7C6,
        ..Operand::DEFAULT
    },
    Operand {
        name: "full",
        kind: 7,
        width: 1,
        pieces: &TFBD89C56,
        ..Operand::DEFAULT
    },
];
pub(crate) static TFED2E5AF: [(&str, &str); 7] = [
    ("sem", "sized(integer_at(src1 + 0));"),
    (
        "latency",
        "pick(popcount(wrmask), 0, double ? 29 : 51, double ? 30 : 53, double ? 38 : 62, double ? 39 : 64)",
    ),
    ("wait", "sy"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "5"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static T76B56977: [Expr; 3] = [
    Expr::Bin(
        BinOp::Or,
        &Expr::Let(2),
        &Expr::Bin(BinOp::Eq, &Expr::Operand(12), &Expr::Num(0)),
    ),
    Expr::Bin(
        BinOp::Or,
        &Expr::Operand(14),
        &Expr::Bin(BinOp::Eq, &Expr::Operand(7), &Expr::Num(0)),
    ),
    Expr::Bin(BinOp::Eq, &Expr::Operand(11), &Expr::Num(0)),
];
pub(crate) static TD873D1C9: [Part; 21] = [
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
    Part::Name,
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
    Part::Operand {
        index: 4,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Operand {
        index: 5,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Operand {
        index: 6,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Choice {
        cond: Expr::Bin(
            BinOp::And,
            &Expr::Operand(14),
            &Expr::Bin(BinOp::Lt, &Expr::Let(0), &Expr::Num(6)),
        ),
        yes: &T17BFF7AB,
        no: &[],
    },
    Part::Choice {
        cond: Expr::Bin(
            BinOp::And,
            &Expr::Operand(14),
            &Expr::In(&Expr::Let(0), &T8432A4F7),
        ),
        yes: &TC0EFC6A3,
        no: &[],
    },
    Part::Choice {
        cond: Expr::Bin(
            BinOp::And,
            &Expr::Operand(14),
            &Expr::In(&Expr::Let(0), &T84ED7BB5),
        ),
        yes: &TF641289E,
        no: &[],
    },
    Part::Choice {
        cond: Expr::Let(1),
        yes: &T0C116AF6,
        no: &[],
    },
    Part::Text(" ("),
    Part::Operand {
        index: 8,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(")("),
    Part::Operand {
        index: 9,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(")"),
    Part::Choice {
        cond: Expr::Let(3),
        yes: &TAE6DB4CB,
        no: &[],
    },
    Part::Operand {
        index: 10,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Choice {
        cond: Expr::Let(2),
        yes: &T9516BBF9,
        no: &[],
    },
    Part::Operand {
        index: 13,
        lead: "",
        trail: "",
        optional: false,
    },
];
pub(crate) static T81279015: [&[Part]; 1] = [&TD873D1C9];
pub(crate) static TA921BD05: [Touch; 2] = [
    Touch {
        file: 0,
        which: Which::Computed,
        reads: 32,
        writes: 32,
    },
    Touch {
        file: 1,
        which: Which::Computed,
        reads: 16,
        writes: 16,
    },
];
pub(crate) static T1AC1915C: [Flow; 6] = [
    Flow {
        from: End::Register(0),
        to: End::Register(0),
    },
    Flow {
        from: End::Register(0),
        to: End::Register(1),
    },
    Flow {
        from: End::Register(1),
        to: End::Register(0),
    },
    Flow {
        from: End::Register(1),
        to: End::Register(1),
    },
    Flow {
        from: End::State,
        to: End::Register(0),
    },
    Flow {
        from: End::State,
        to: End::Register(1),
    },
];
pub(crate) static T2B40E7AE: [(&str, &str); 7] = [
    ("sem", "sized(0);"),
    (
        "latency",
        "pick(popcount(wrmask), 0, double ? 29 : 51, double ? 30 : 53, double ? 38 : 62, double ? 39 : 64)",
    ),
    ("wait", "sy"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "5"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static TB4100F27: [(&str, &str); 7] = [
    ("sem", "informed();"),
    (
        "latency",
        "pick(popcount(wrmask), 0, double ? 29 : 51, double ? 30 : 53, double ? 38 : 62, double ? 39 : 64)",
    ),
    ("wait", "sy"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "5"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static T483F26C5: [(&str, &str); 7] = [
    ("sem", "gathered(0);"),
    (
        "latency",
        "pick(popcount(wrmask), 0, double ? 29 : 51, double ? 30 : 53, double ? 38 : 62, double ? 39 : 64)",
    ),
    ("wait", "sy"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "5"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static TC88C4CE4: [(&str, &str); 7] = [
    ("sem", "gathered(1);"),
    (
        "latency",
        "pick(popcount(wrmask), 0, double ? 29 : 51, double ? 30 : 53, double ? 38 : 62, double ? 39 : 64)",
    ),
    ("wait", "sy"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "5"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static T20EDCB53: [(&str, &str); 7] = [
    ("sem", "gathered(2);"),
    (
        "latency",
        "pick(popcount(wrmask), 0, double ? 29 : 51, double ? 30 : 53, double ? 38 : 62, double ? 39 : 64)",
    ),
    ("wait", "sy"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "5"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static T4DEBB96A: [(&str, &str); 7] = [
    ("sem", "gathered(3);"),
    (
        "latency",
        "pick(popcount(wrmask), 0, double ? 29 : 51, double ? 30 : 53, double ? 38 : 62, double ? 39 : 64)",
    ),
    ("wait", "sy"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "5"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static TD7839A65: [Expr; 2] = [
    Expr::Bin(
        BinOp::Or,
        &Expr::Let(2),
        &Expr::Bin(BinOp::Eq, &Expr::Operand(12), &Expr::Num(0)),
    ),
    Expr::Bin(
        BinOp::Or,
        &Expr::Operand(14),
        &Expr::Bin(BinOp::Eq, &Expr::Operand(7), &Expr::Num(0)),
    ),
];
pub(crate) static TC84DEA20: [(&str, &str); 7] = [
    ("sem", "if (lane_index() & 3) == 0 {\n  fetched(sampled(gradient_level()));\n}"),
    (
        "latency",
        "pick(popcount(wrmask), 0, double ? 29 : 51, double ? 30 : 53, double ? 38 : 62, double ? 39 : 64)",
    ),
    ("wait", "sy"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "5"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static T79132B19: [(&str, &str); 7] = [
    ("sem", "if (lane_index() & 3) == 1 {\n  fetched(sampled(gradient_level()));\n}"),
    (
        "latency",
        "pick(popcount(wrmask), 0, double ? 29 : 51, double ? 30 : 53, double ? 38 : 62, double ? 39 : 64)",
    ),
    ("wait", "sy"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "5"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static T6FB5A21A: [(&str, &str); 7] = [
    ("sem", "if (lane_index() & 3) == 2 {\n  fetched(sampled(gradient_level()));\n}"),
    (
        "latency",
        "pick(popcount(wrmask), 0, double ? 29 : 51, double ? 30 : 53, double ? 38 : 62, double ? 39 : 64)",
    ),
    ("wait", "sy"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "5"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static TAE2B8ECB: [(&str, &str); 7] = [
    ("sem", "if (lane_index() & 3) == 3 {\n  fetched(sampled(gradient_level()));\n}"),
    (
        "latency",
        "pick(popcount(wrmask), 0, double ? 29 : 51, double ? 30 : 53, double ? 38 : 62, double ? 39 : 64)",
    ),
    ("wait", "sy"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "5"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static T7328432D: [Touch; 3] = [
    Touch {
        file: 0,
        which: Which::Operand(10),
        reads: 0,
        writes: 4294967295,
    },
    Touch {
        file: 0,
        which: Which::Operand(11),
        reads: 4294967295,
        writes: 0,
    },
    Touch {
        file: 0,
        which: Which::Operand(12),
        reads: 4294967295,
        writes: 0,
    },
];
pub(crate) static T312EC87D: [(&str, &str); 7] = [
    ("lacks", "public"),
    (
        "latency",
        "pick(popcount(wrmask), 0, double ? 29 : 51, double ? 30 : 53, double ? 38 : 62, double ? 39 : 64)",
    ),
    ("wait", "sy"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "5"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static T347F318E: [Expr; 3] = [Expr::Operand(14), Expr::Num(0), Expr::Num(0)];
pub(crate) static T5107D965: [Operand; 16] = [
    Operand {
        name: "sy",
        kind: 0,
        width: 1,
        pieces: &TD156CF1A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "jp",
        kind: 1,
        width: 1,
        pieces: &T780EC3AE,
        ..Operand::DEFAULT
    },
    Operand {
        name: "f3d",
        kind: 32,
        width: 1,
        pieces: &T452DE950,
        ..Operand::DEFAULT
    },
    Operand {
        name: "fa",
        kind: 31,
        width: 1,
        pieces: &T77DBCE29,
        ..Operand::DEFAULT
    },
    Operand {
        name: "fo",
        kind: 29,
        width: 1,
        pieces: &TBD29B555,
        ..Operand::DEFAULT
    },
    Operand {
        name: "fp",
        kind: 28,
        width: 1,
        pieces: &T0B725F5C,
        ..Operand::DEFAULT
    },
    Operand {
        name: "fs",
        kind: 30,
        width: 1,
        pieces: &T98BD82B7,
        ..Operand::DEFAULT
    },
    Operand {
        name: "base",
        kind: 7,
        width: 3,
        pieces: &T8F333FBE,
        ..Operand::DEFAULT
    },
    Operand {
        name: "type",
        kind: 9,
        width: 3,
        pieces: &TA125F25A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "wrmask",
        kind: 33,
        width: 4,
        pieces: &TC6202D29,
        ..Operand::DEFAULT
    },
    Operand {
        name: "dst",
        kind: 12,
        width: 8,
        dir: Dir::Out,
        pieces: &TA79CEA2A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "src1",
        kind: 12,
        width: 8,
        pieces: &TC2B1708A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "src2",
        kind: 12,
        width: 8,
        pieces: &TB4F02D42,
        ..Operand::DEFAULT
    },
    Operand {
        name: "desc",
        kind: 34,
        width: 11,
        args: &T347F318E,
        pieces: &TF9E52E2C,
        ..Operand::DEFAULT
    },
    Operand {
        name: "s2en",
        kind: 7,
        width: 1,
        pieces: &TFFD8B7C6,
        ..Operand::DEFAULT
    },
    Operand {
        name: "full",
        kind: 7,
        width: 1,
        pieces: &TFBD89C56,
        ..Operand::DEFAULT
    },
];
pub(crate) static TE3B9144B: [(&str, &str); 7] = [
    (
        "sem",
        "let me = lane_index();\nlet quad = me & 0xfffffffc;\nvar r: bits<128> = 0;\nfor i in 0..4 where writes_component(i) {\n  let a = shuffle(handed(i), quad | 2);\n  let b = shuffle(handed(i), quad | 3);\n  r.e32[i] = zext(value(f_sub(flushed(b[w-1:0]), flushed(a[w-1:0]), 0)));\n}\nfor i in 0..4 where writes_component(i) {\n  put(i, FLOAT, r.e32[i][w-1:0]);\n}",
    ),
    (
        "latency",
        "pick(popcount(wrmask), 0, double ? 29 : 51, double ? 30 : 53, double ? 38 : 62, double ? 39 : 64)",
    ),
    ("wait", "sy"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "5"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static TF385F5DA: [(&str, &str); 7] = [
    (
        "sem",
        "let me = lane_index();\nlet quad = me & 0xfffffffc;\nvar r: bits<128> = 0;\nfor i in 0..4 where writes_component(i) {\n  let a = shuffle(handed(i), quad);\n  let b = shuffle(handed(i), quad | 2);\n  r.e32[i] = zext(value(f_sub(flushed(b[w-1:0]), flushed(a[w-1:0]), 0)));\n}\nfor i in 0..4 where writes_component(i) {\n  put(i, FLOAT, r.e32[i][w-1:0]);\n}",
    ),
    (
        "latency",
        "pick(popcount(wrmask), 0, double ? 29 : 51, double ? 30 : 53, double ? 38 : 62, double ? 39 : 64)",
    ),
    ("wait", "sy"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "5"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static TDE465A78: [Part; 22] = [
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
    Part::Name,
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
    Part::Operand {
        index: 4,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Operand {
        index: 5,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Operand {
        index: 6,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Choice {
        cond: Expr::Bin(
            BinOp::And,
            &Expr::Operand(14),
            &Expr::Bin(BinOp::Lt, &Expr::Let(0), &Expr::Num(6)),
        ),
        yes: &T17BFF7AB,
        no: &[],
    },
    Part::Choice {
        cond: Expr::Bin(
            BinOp::And,
            &Expr::Operand(14),
            &Expr::In(&Expr::Let(0), &T8432A4F7),
        ),
        yes: &TC0EFC6A3,
        no: &[],
    },
    Part::Choice {
        cond: Expr::Bin(
            BinOp::And,
            &Expr::Operand(14),
            &Expr::In(&Expr::Let(0), &T84ED7BB5),
        ),
        yes: &TF641289E,
        no: &[],
    },
    Part::Choice {
        cond: Expr::Let(1),
        yes: &T0C116AF6,
        no: &[],
    },
    Part::Text(" ("),
    Part::Operand {
        index: 9,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(")"),
    Part::Choice {
        cond: Expr::Let(3),
        yes: &TAE6DB4CB,
        no: &[],
    },
    Part::Operand {
        index: 10,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", "),
    Part::Choice {
        cond: Expr::Operand(15),
        yes: &[],
        no: &TAE6DB4CB,
    },
    Part::Operand {
        index: 11,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Choice {
        cond: Expr::Let(2),
        yes: &T9516BBF9,
        no: &[],
    },
    Part::Operand {
        index: 13,
        lead: "",
        trail: "",
        optional: false,
    },
];
pub(crate) static TC5F49162: [&[Part]; 1] = [&TDE465A78];
pub(crate) static T317B25EA: [(&str, &str); 7] = [
    (
        "sem",
        "let me = lane_index();\nlet quad = me & 0xfffffffc;\nvar r: bits<128> = 0;\nfor i in 0..4 where writes_component(i) {\n  let a = shuffle(handed(i), me & 0xfffffffe);\n  let b = shuffle(handed(i), me | 1);\n  r.e32[i] = zext(value(f_sub(flushed(b[w-1:0]), flushed(a[w-1:0]), 0)));\n}\nfor i in 0..4 where writes_component(i) {\n  put(i, FLOAT, r.e32[i][w-1:0]);\n}",
    ),
    (
        "latency",
        "pick(popcount(wrmask), 0, double ? 29 : 51, double ? 30 : 53, double ? 38 : 62, double ? 39 : 64)",
    ),
    ("wait", "sy"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "5"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static TD096D64A: [(&str, &str); 7] = [
    (
        "sem",
        "let me = lane_index();\nlet quad = me & 0xfffffffc;\nvar r: bits<128> = 0;\nfor i in 0..4 where writes_component(i) {\n  let a = shuffle(handed(i), me & 0xfffffffd);\n  let b = shuffle(handed(i), me | 2);\n  r.e32[i] = zext(value(f_sub(flushed(b[w-1:0]), flushed(a[w-1:0]), 0)));\n}\nfor i in 0..4 where writes_component(i) {\n  put(i, FLOAT, r.e32[i][w-1:0]);\n}",
    ),
    (
        "latency",
        "pick(popcount(wrmask), 0, double ? 29 : 51, double ? 30 : 53, double ? 38 : 62, double ? 39 : 64)",
    ),
    ("wait", "sy"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "5"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static TBF039C06: [Expr; 3] = [Expr::Num(0), Expr::Num(0), Expr::Num(0)];
pub(crate) static T59FDF6E9: [Piece; 1] = [
    Piece {
        word: 19,
        value: 0,
        len: 2,
    },
];
pub(crate) static T264A88F6: [Operand; 15] = [
    Operand {
        name: "sy",
        kind: 0,
        width: 1,
        pieces: &TD156CF1A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "jp",
        kind: 1,
        width: 1,
        pieces: &T780EC3AE,
        ..Operand::DEFAULT
    },
    Operand {
        name: "type",
        kind: 9,
        width: 3,
        pieces: &TA125F25A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "wrmask",
        kind: 33,
        width: 4,
        pieces: &TC6202D29,
        ..Operand::DEFAULT
    },
    Operand {
        name: "dst",
        kind: 12,
        width: 8,
        dir: Dir::Out,
        pieces: &TA79CEA2A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "src1",
        kind: 12,
        width: 8,
        pieces: &TC2B1708A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "desc",
        kind: 34,
        width: 11,
        args: &TBF039C06,
        pieces: &TF9E52E2C,
        ..Operand::DEFAULT
    },
    Operand {
        name: "fo",
        kind: 29,
        width: 1,
        pieces: &TBD29B555,
        default: Some(0),
        ..Operand::DEFAULT
    },
    Operand {
        name: "s2en",
        kind: 7,
        width: 1,
        pieces: &TFFD8B7C6,
        default: Some(0),
        ..Operand::DEFAULT
    },
    Operand {
        name: "fs",
        kind: 30,
        width: 1,
        pieces: &T98BD82B7,
        default: Some(0),
        ..Operand::DEFAULT
    },
    Operand {
        name: "fa",
        kind: 31,
        width: 1,
        pieces: &T77DBCE29,
        default: Some(0),
        ..Operand::DEFAULT
    },
    Operand {
        name: "f3d",
        kind: 32,
        width: 1,
        pieces: &T452DE950,
        default: Some(0),
        ..Operand::DEFAULT
    },
    Operand {
        name: "w",
        kind: 7,
        width: 2,
        pieces: &T59FDF6E9,
        ..Operand::DEFAULT
    },
    Operand {
        name: "src2",
        kind: 12,
        width: 8,
        pieces: &TB4F02D42,
        default: Some(0),
        ..Operand::DEFAULT
    },
    Operand {
        name: "full",
        kind: 7,
        width: 1,
        pieces: &TFBD89C56,
        ..Operand::DEFAULT
    },
];
pub(crate) static T959C522A: [Let; 8] = [
    Let {
        name: "m",
        value: Expr::Num(0),
    },
    Let {
        name: "bindless",
        value: Expr::Num(0),
    },
    Let {
        name: "two",
        value: Expr::Bin(BinOp::Or, &Expr::Num(0), &Expr::Operand(7)),
    },
    Let {
        name: "h",
        value: Expr::In(&Expr::Operand(2), &T554A7ACF),
    },
    Let {
        name: "dhalf",
        value: Expr::Let(3),
    },
    Let {
        name: "axes",
        value: Expr::Cond(&Expr::Operand(11), &Expr::Num(3), &Expr::Num(2)),
    },
    Let {
        name: "grads",
        value: Expr::Num(0),
    },
    Let {
        name: "cluster",
        value: Expr::Bin(BinOp::Shl, &Expr::Num(2), &Expr::Operand(12)),
    },
];
pub(crate) static T7B983529: [Expr; 1] = [
    Expr::Bin(
        BinOp::Or,
        &Expr::Let(2),
        &Expr::Bin(BinOp::Eq, &Expr::Operand(13), &Expr::Num(0)),
    ),
];
pub(crate) static TF8203D94: [Part; 16] = [
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
    Part::Name,
    Part::Text(".w"),
    Part::Let(7),
    Part::Text(" ("),
    Part::Operand {
        index: 2,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(")("),
    Part::Operand {
        index: 3,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(")"),
    Part::Choice {
        cond: Expr::Let(3),
        yes: &TAE6DB4CB,
        no: &[],
    },
    Part::Operand {
        index: 4,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", "),
    Part::Choice {
        cond: Expr::Operand(14),
        yes: &[],
        no: &TAE6DB4CB,
    },
    Part::Operand {
        index: 5,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Operand {
        index: 6,
        lead: "",
        trail: "",
        optional: false,
    },
];
pub(crate) static T45D331DC: [&[Part]; 1] = [&TF8203D94];
pub(crate) static TB728ED4C: [(&str, &str); 7] = [
    (
        "sem",
        "let me = lane_index();\nlet active = fibers_where(1);\nlet lane = uint(me[6:0]);\nlet base = lane / cluster * cluster;\nlet middle = cluster / 2;\nlet lower = (active >> base) & ((1u128 << middle) - 1);\nlet receives = lane - base >= middle && lower != 0;\nlet from = receives ? bits(base + 127 - clz(lower), 32) : me;\nvar r: bits<128> = 0;\nfor i in 0..4 where writes_component(i) {\n  r.e32[i] = shuffle(handed(i), from);\n}\nif receives {\n  received(r);\n}",
    ),
    (
        "latency",
        "pick(popcount(wrmask), 0, double ? 29 : 51, double ? 30 : 53, double ? 38 : 62, double ? 39 : 64)",
    ),
    ("wait", "sy"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "5"),
    ("gens", "a6xx"),
];
pub(crate) static T063DE737: [Operand; 14] = [
    Operand {
        name: "sy",
        kind: 0,
        width: 1,
        pieces: &TD156CF1A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "jp",
        kind: 1,
        width: 1,
        pieces: &T780EC3AE,
        ..Operand::DEFAULT
    },
    Operand {
        name: "type",
        kind: 9,
        width: 3,
        pieces: &TA125F25A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "wrmask",
        kind: 33,
        width: 4,
        pieces: &TC6202D29,
        ..Operand::DEFAULT
    },
    Operand {
        name: "dst",
        kind: 12,
        width: 8,
        dir: Dir::Out,
        pieces: &TA79CEA2A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "src1",
        kind: 12,
        width: 8,
        pieces: &TC2B1708A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "src2",
        kind: 12,
        width: 8,
        pieces: &TB4F02D42,
        ..Operand::DEFAULT
    },
    Operand {
        name: "desc",
        kind: 34,
        width: 11,
        args: &TBF039C06,
        pieces: &TF9E52E2C,
        ..Operand::DEFAULT
    },
    Operand {
        name: "fo",
        kind: 29,
        width: 1,
        pieces: &TBD29B555,
        default: Some(0),
        ..Operand::DEFAULT
    },
    Operand {
        name: "s2en",
        kind: 7,
        width: 1,
        pieces: &TFFD8B7C6,
        default: Some(0),
        ..Operand::DEFAULT
    },
    Operand {
        name: "fs",
        kind: 30,
        width: 1,
        pieces: &T98BD82B7,
        default: Some(0),
        ..Operand::DEFAULT
    },
    Operand {
        name: "fa",
        kind: 31,
        width: 1,
        pieces: &T77DBCE29,
        default: Some(0),
        ..Operand::DEFAULT
    },
    Operand {
        name: "f3d",
        kind: 32,
        width: 1,
        pieces: &T452DE950,
        default: Some(0),
        ..Operand::DEFAULT
    },
    Operand {
        name: "full",
        kind: 7,
        width: 1,
        pieces: &TFBD89C56,
        ..Operand::DEFAULT
    },
];
pub(crate) static TDD04EF91: [Let; 7] = [
    Let {
        name: "m",
        value: Expr::Num(0),
    },
    Let {
        name: "bindless",
        value: Expr::Num(0),
    },
    Let {
        name: "two",
        value: Expr::Num(1),
    },
    Let {
        name: "h",
        value: Expr::In(&Expr::Operand(2), &T554A7ACF),
    },
    Let {
        name: "dhalf",
        value: Expr::Let(3),
    },
    Let {
        name: "axes",
        value: Expr::Cond(&Expr::Operand(12), &Expr::Num(3), &Expr::Num(2)),
    },
    Let {
        name: "grads",
        value: Expr::Num(0),
    },
];
pub(crate) static TFBE2CACD: [Expr; 1] = [
    Expr::Bin(
        BinOp::Or,
        &Expr::Let(2),
        &Expr::Bin(BinOp::Eq, &Expr::Operand(6), &Expr::Num(0)),
    ),
];
pub(crate) static T82DE51D6: [Part; 3] = [
    Part::Text(", "),
    Part::Choice {
        cond: Expr::Operand(13),
        yes: &[],
        no: &TAE6DB4CB,
    },
    Part::Operand {
        index: 6,
        lead: "",
        trail: "",
        optional: false,
    },
];
pub(crate) static TD4FF5E36: [Part; 15] = [
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
    Part::Name,
    Part::Text(" ("),
    Part::Operand {
        index: 2,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(")("),
    Part::Operand {
        index: 3,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(")"),
    Part::Choice {
        cond: Expr::Let(3),
        yes: &TAE6DB4CB,
        no: &[],
    },
    Part::Operand {
        index: 4,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", "),
    Part::Choice {
        cond: Expr::Operand(13),
        yes: &[],
        no: &TAE6DB4CB,
    },
    Part::Operand {
        index: 5,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Choice {
        cond: Expr::Let(2),
        yes: &T82DE51D6,
        no: &[],
    },
    Part::Operand {
        index: 7,
        lead: "",
        trail: "",
        optional: false,
    },
];
pub(crate) static TAC2A07C7: [&[Part]; 1] = [&TD4FF5E36];
pub(crate) static T61D317FA: [Touch; 3] = [
    Touch {
        file: 0,
        which: Which::Operand(6),
        reads: 32,
        writes: 0,
    },
    Touch {
        file: 0,
        which: Which::Computed,
        reads: 32,
        writes: 32,
    },
    Touch {
        file: 1,
        which: Which::Computed,
        reads: 16,
        writes: 16,
    },
];
pub(crate) static TC93FCF57: [(&str, &str); 7] = [
    (
        "sem",
        "let me = lane_index();\nvar r: bits<128> = 0;\nfor i in 0..4 where writes_component(i) {\n  r.e32[i] = shuffle(handed(i), me & 0xfffffffc | zext(regw(src2)[1:0]));\n}\nreceived(r);",
    ),
    (
        "latency",
        "pick(popcount(wrmask), 0, double ? 29 : 51, double ? 30 : 53, double ? 38 : 62, double ? 39 : 64)",
    ),
    ("wait", "sy"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "5"),
    ("gens", "a6xx"),
];
pub(crate) static TFF8C148B: [Let; 7] = [
    Let {
        name: "m",
        value: Expr::Num(0),
    },
    Let {
        name: "bindless",
        value: Expr::Num(0),
    },
    Let {
        name: "two",
        value: Expr::Bin(BinOp::Or, &Expr::Num(0), &Expr::Operand(8)),
    },
    Let {
        name: "h",
        value: Expr::In(&Expr::Operand(2), &T554A7ACF),
    },
    Let {
        name: "dhalf",
        value: Expr::Let(3),
    },
    Let {
        name: "axes",
        value: Expr::Cond(&Expr::Operand(12), &Expr::Num(3), &Expr::Num(2)),
    },
    Let {
        name: "grads",
        value: Expr::Num(0),
    },
];
pub(crate) static T000B1BF0: [(&str, &str); 7] = [
    (
        "sem",
        "let me = lane_index();\nvar r: bits<128> = 0;\nfor i in 0..4 where writes_component(i) {\n  r.e32[i] = shuffle(handed(i), me ^ 1);\n}\nreceived(r);",
    ),
    (
        "latency",
        "pick(popcount(wrmask), 0, double ? 29 : 51, double ? 30 : 53, double ? 38 : 62, double ? 39 : 64)",
    ),
    ("wait", "sy"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "5"),
    ("gens", "a6xx"),
];
pub(crate) static T30B7D943: [(&str, &str); 7] = [
    (
        "sem",
        "let me = lane_index();\nvar r: bits<128> = 0;\nfor i in 0..4 where writes_component(i) {\n  r.e32[i] = shuffle(handed(i), me ^ 2);\n}\nreceived(r);",
    ),
    (
        "latency",
        "pick(popcount(wrmask), 0, double ? 29 : 51, double ? 30 : 53, double ? 38 : 62, double ? 39 : 64)",
    ),
    ("wait", "sy"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "5"),
    ("gens", "a6xx"),
];
pub(crate) static TF395DCDE: [(&str, &str); 7] = [
    (
        "sem",
        "let me = lane_index();\nvar r: bits<128> = 0;\nfor i in 0..4 where writes_component(i) {\n  r.e32[i] = shuffle(handed(i), me ^ 3);\n}\nreceived(r);",
    ),
    (
        "latency",
        "pick(popcount(wrmask), 0, double ? 29 : 51, double ? 30 : 53, double ? 38 : 62, double ? 39 : 64)",
    ),
    ("wait", "sy"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "5"),
    ("gens", "a6xx"),
];
pub(crate) static TC3AB3B9F: [Piece; 1] = [
    Piece {
        word: 49,
        value: 0,
        len: 3,
    },
];
pub(crate) static T830D7C0A: [Piece; 1] = [
    Piece {
        word: 14,
        value: 0,
        len: 8,
    },
];
pub(crate) static T85ABA92A: [Piece; 1] = [
    Piece {
        word: 1,
        value: 0,
        len: 13,
    },
];
pub(crate) static T48A75ACD: [Operand; 7] = [
    Operand {
        name: "sy",
        kind: 0,
        width: 1,
        pieces: &TD156CF1A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "jp",
        kind: 1,
        width: 1,
        pieces: &T780EC3AE,
        ..Operand::DEFAULT
    },
    Operand {
        name: "type",
        kind: 9,
        width: 3,
        pieces: &TC3AB3B9F,
        ..Operand::DEFAULT
    },
    Operand {
        name: "dst",
        kind: 12,
        width: 8,
        dir: Dir::Out,
        pieces: &TA79CEA2A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "src1",
        kind: 12,
        width: 8,
        pieces: &T830D7C0A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "off",
        kind: 7,
        width: 13,
        signed: true,
        pieces: &T85ABA92A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "size",
        kind: 7,
        width: 8,
        pieces: &TC549DF0F,
        ..Operand::DEFAULT
    },
];
pub(crate) static T4AB83527: [Let; 1] = [
    Let {
        name: "h",
        value: Expr::In(&Expr::Operand(2), &T554A7ACF),
    },
];
pub(crate) static T47F5EDB2: [Part; 2] = [
    Part::Text("+"),
    Part::Operand {
        index: 5,
        lead: "",
        trail: "",
        optional: false,
    },
];
pub(crate) static TFE826720: [Part; 1] = [
    Part::Operand {
        index: 5,
        lead: "",
        trail: "",
        optional: false,
    },
];
pub(crate) static T8C6EE339: [Part; 1] = [
    Part::Choice {
        cond: Expr::Bin(BinOp::Lt, &Expr::Operand(5), &Expr::Num(0)),
        yes: &TFE826720,
        no: &[],
    },
];
pub(crate) static T3BDAB4D9: [Part; 13] = [
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
    Part::Name,
    Part::Text("."),
    Part::Operand {
        index: 2,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(" "),
    Part::Choice {
        cond: Expr::Bin(BinOp::And, &Expr::Let(0), &Expr::Num(1)),
        yes: &TAE6DB4CB,
        no: &[],
    },
    Part::Operand {
        index: 3,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", g["),
    Part::Operand {
        index: 4,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Choice {
        cond: Expr::Bin(BinOp::Gt, &Expr::Operand(5), &Expr::Num(0)),
        yes: &T47F5EDB2,
        no: &T8C6EE339,
    },
    Part::Text("], "),
    Part::Operand {
        index: 6,
        lead: "",
        trail: "",
        optional: false,
    },
];
pub(crate) static TC8886337: [&[Part]; 1] = [&T3BDAB4D9];
pub(crate) static T9B6FA094: [Touch; 3] = [
    Touch {
        file: 0,
        which: Which::Operand(4),
        reads: 32,
        writes: 0,
    },
    Touch {
        file: 0,
        which: Which::Computed,
        reads: 32,
        writes: 32,
    },
    Touch {
        file: 1,
        which: Which::Computed,
        reads: 16,
        writes: 16,
    },
];
pub(crate) static T801D561D: [Flow; 6] = [
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
        from: End::Register(2),
        to: End::Register(2),
    },
    Flow {
        from: End::Memory,
        to: End::Register(1),
    },
    Flow {
        from: End::Memory,
        to: End::Register(2),
    },
];
pub(crate) static T4A567CD8: [(&str, &str); 7] = [
    ("sem", "reads(pair(src1) + off)"),
    ("latency", "(double ? 86 : 172) + size"),
    ("wait", "sy"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "6"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static TA95612FD: [Part; 12] = [
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
    Part::Name,
    Part::Text("."),
    Part::Operand {
        index: 2,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(" "),
    Part::Operand {
        index: 3,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", l["),
    Part::Operand {
        index: 4,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Choice {
        cond: Expr::Bin(BinOp::Gt, &Expr::Operand(5), &Expr::Num(0)),
        yes: &T47F5EDB2,
        no: &T8C6EE339,
    },
    Part::Text("], "),
    Part::Operand {
        index: 6,
        lead: "",
        trail: "",
        optional: false,
    },
];
pub(crate) static T4E3866F6: [&[Part]; 1] = [&TA95612FD];
pub(crate) static T68F60603: [Flow; 6] = [
    Flow {
        from: End::Register(0),
        to: End::Address,
    },
    Flow {
        from: End::Register(1),
        to: End::Register(1),
    },
    Flow {
        from: End::Register(2),
        to: End::Register(2),
    },
    Flow {
        from: End::Memory,
        to: End::Register(1),
    },
    Flow {
        from: End::Memory,
        to: End::Register(2),
    },
    Flow {
        from: End::State,
        to: End::Address,
    },
];
pub(crate) static T73FDB91B: [(&str, &str); 7] = [
    ("sem", "reads(local + zext(R[src1]) + off)"),
    ("latency", "10"),
    ("wait", "ss"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "6"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static T75A18BD9: [Part; 12] = [
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
    Part::Name,
    Part::Text("."),
    Part::Operand {
        index: 2,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(" "),
    Part::Operand {
        index: 3,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", p["),
    Part::Operand {
        index: 4,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Choice {
        cond: Expr::Bin(BinOp::Gt, &Expr::Operand(5), &Expr::Num(0)),
        yes: &T47F5EDB2,
        no: &T8C6EE339,
    },
    Part::Text("], "),
    Part::Operand {
        index: 6,
        lead: "",
        trail: "",
        optional: false,
    },
];
pub(crate) static TF8FE5223: [&[Part]; 1] = [&T75A18BD9];
pub(crate) static TD6756CC9: [(&str, &str); 7] = [
    ("sem", "reads(private + zext(R[src1]) + off)"),
    ("latency", "(double ? 86 : 172) + size"),
    ("wait", "sy"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "6"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static TA6255087: [(&str, &str); 7] = [
    ("sem", "reads(linked + zext(R[src1]) + off)"),
    ("latency", "10"),
    ("wait", "ss"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "6"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static T122F26AC: [Piece; 1] = [
    Piece {
        word: 41,
        value: 0,
        len: 8,
    },
];
pub(crate) static T60890A56: [Piece; 2] = [
    Piece {
        word: 32,
        value: 0,
        len: 8,
    },
    Piece { word: 9, value: 8, len: 5 },
];
pub(crate) static TE498A5C8: [Piece; 1] = [
    Piece {
        word: 40,
        value: 0,
        len: 1,
    },
];
pub(crate) static T1B80A79E: [Operand; 8] = [
    Operand {
        name: "sy",
        kind: 0,
        width: 1,
        pieces: &TD156CF1A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "jp",
        kind: 1,
        width: 1,
        pieces: &T780EC3AE,
        ..Operand::DEFAULT
    },
    Operand {
        name: "type",
        kind: 9,
        width: 3,
        pieces: &TC3AB3B9F,
        ..Operand::DEFAULT
    },
    Operand {
        name: "src1",
        kind: 12,
        width: 8,
        pieces: &T122F26AC,
        ..Operand::DEFAULT
    },
    Operand {
        name: "off",
        kind: 7,
        width: 13,
        signed: true,
        pieces: &T60890A56,
        ..Operand::DEFAULT
    },
    Operand {
        name: "src3",
        kind: 12,
        width: 8,
        pieces: &TC2B1708A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "size",
        kind: 7,
        width: 8,
        pieces: &TC549DF0F,
        ..Operand::DEFAULT
    },
    Operand {
        name: "dstoff",
        kind: 7,
        width: 1,
        pieces: &TE498A5C8,
        default: Some(1),
        ..Operand::DEFAULT
    },
];
pub(crate) static T10B7A767: [Part; 2] = [
    Part::Text("+"),
    Part::Operand {
        index: 4,
        lead: "",
        trail: "",
        optional: false,
    },
];
pub(crate) static T3580EDB6: [Part; 1] = [
    Part::Choice {
        cond: Expr::Bin(BinOp::Lt, &Expr::Operand(4), &Expr::Num(0)),
        yes: &TB2BF66C5,
        no: &[],
    },
];
pub(crate) static TDA948732: [Part; 13] = [
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
    Part::Name,
    Part::Text("."),
    Part::Operand {
        index: 2,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(" g["),
    Part::Operand {
        index: 3,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Choice {
        cond: Expr::Bin(BinOp::Gt, &Expr::Operand(4), &Expr::Num(0)),
        yes: &T10B7A767,
        no: &T3580EDB6,
    },
    Part::Text("], "),
    Part::Choice {
        cond: Expr::Bin(BinOp::And, &Expr::Let(0), &Expr::Num(1)),
        yes: &TAE6DB4CB,
        no: &[],
    },
    Part::Operand {
        index: 5,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", "),
    Part::Operand {
        index: 6,
        lead: "",
        trail: "",
        optional: false,
    },
];
pub(crate) static TB558EB54: [&[Part]; 1] = [&TDA948732];
pub(crate) static TD4B1E01D: [Touch; 3] = [
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
        writes: 0,
    },
    Touch {
        file: 1,
        which: Which::Computed,
        reads: 16,
        writes: 0,
    },
];
pub(crate) static TD1E0EECF: [Flow; 4] = [
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
        from: End::Register(2),
        to: End::Memory,
    },
];
pub(crate) static T4B7A51FB: [(&str, &str); 7] = [
    ("sem", "writes(pair(src1) + off)"),
    ("latency", "(double ? 86 : 172) + 1"),
    ("wait", "sy"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "6"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static TCF0E4089: [Operand; 7] = [
    Operand {
        name: "sy",
        kind: 0,
        width: 1,
        pieces: &TD156CF1A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "jp",
        kind: 1,
        width: 1,
        pieces: &T780EC3AE,
        ..Operand::DEFAULT
    },
    Operand {
        name: "type",
        kind: 9,
        width: 3,
        pieces: &TC3AB3B9F,
        ..Operand::DEFAULT
    },
    Operand {
        name: "src1",
        kind: 12,
        width: 8,
        pieces: &T122F26AC,
        ..Operand::DEFAULT
    },
    Operand {
        name: "off",
        kind: 7,
        width: 13,
        signed: true,
        pieces: &T60890A56,
        ..Operand::DEFAULT
    },
    Operand {
        name: "src3",
        kind: 12,
        width: 8,
        pieces: &TC2B1708A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "size",
        kind: 7,
        width: 8,
        pieces: &TC549DF0F,
        ..Operand::DEFAULT
    },
];
pub(crate) static TCD7F5FAC: [Part; 12] = [
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
    Part::Name,
    Part::Text("."),
    Part::Operand {
        index: 2,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(" l["),
    Part::Operand {
        index: 3,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Choice {
        cond: Expr::Bin(BinOp::Gt, &Expr::Operand(4), &Expr::Num(0)),
        yes: &T10B7A767,
        no: &T3580EDB6,
    },
    Part::Text("], "),
    Part::Operand {
        index: 5,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", "),
    Part::Operand {
        index: 6,
        lead: "",
        trail: "",
        optional: false,
    },
];
pub(crate) static TC26F5AE5: [&[Part]; 1] = [&TCD7F5FAC];
pub(crate) static TE0B5CD81: [Flow; 4] = [
    Flow {
        from: End::Register(0),
        to: End::Address,
    },
    Flow {
        from: End::Register(1),
        to: End::Memory,
    },
    Flow {
        from: End::Register(2),
        to: End::Memory,
    },
    Flow {
        from: End::State,
        to: End::Address,
    },
];
pub(crate) static T1B1A0126: [(&str, &str); 7] = [
    ("sem", "writes(local + zext(R[src1]) + off)"),
    ("latency", "(double ? 86 : 172) + 1"),
    ("wait", "sy"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "6"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static TDBE936C8: [Part; 12] = [
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
    Part::Name,
    Part::Text("."),
    Part::Operand {
        index: 2,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(" p["),
    Part::Operand {
        index: 3,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Choice {
        cond: Expr::Bin(BinOp::Gt, &Expr::Operand(4), &Expr::Num(0)),
        yes: &T10B7A767,
        no: &T3580EDB6,
    },
    Part::Text("], "),
    Part::Operand {
        index: 5,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", "),
    Part::Operand {
        index: 6,
        lead: "",
        trail: "",
        optional: false,
    },
];
pub(crate) static T61E36288: [&[Part]; 1] = [&TDBE936C8];
pub(crate) static TC9A74076: [(&str, &str); 7] = [
    ("sem", "writes(private + zext(R[src1]) + off)"),
    ("latency", "(double ? 86 : 172) + 1"),
    ("wait", "sy"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "6"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static TE513A3A0: [(&str, &str); 7] = [
    ("sem", "writes(linked + zext(R[src1]) + off)"),
    ("latency", "(double ? 86 : 172) + 1"),
    ("wait", "sy"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "6"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static T47B02986: [Operand; 6] = [
    Operand {
        name: "sy",
        kind: 0,
        width: 1,
        pieces: &TD156CF1A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "jp",
        kind: 1,
        width: 1,
        pieces: &T780EC3AE,
        ..Operand::DEFAULT
    },
    Operand {
        name: "type",
        kind: 9,
        width: 3,
        pieces: &TC3AB3B9F,
        ..Operand::DEFAULT
    },
    Operand {
        name: "dst",
        kind: 12,
        width: 8,
        dir: Dir::Out,
        pieces: &TA79CEA2A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "off",
        kind: 7,
        width: 13,
        pieces: &T85ABA92A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "size",
        kind: 7,
        width: 8,
        pieces: &TC549DF0F,
        ..Operand::DEFAULT
    },
];
pub(crate) static TB27A4A15: [Part; 11] = [
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
    Part::Name,
    Part::Text("."),
    Part::Operand {
        index: 2,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(" "),
    Part::Operand {
        index: 3,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", l["),
    Part::Operand {
        index: 4,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text("], "),
    Part::Operand {
        index: 5,
        lead: "",
        trail: "",
        optional: false,
    },
];
pub(crate) static TD552AEF1: [&[Part]; 1] = [&TB27A4A15];
pub(crate) static TBCCEFDBE: [Flow; 4] = [
    Flow {
        from: End::Register(0),
        to: End::Register(0),
    },
    Flow {
        from: End::Register(1),
        to: End::Register(1),
    },
    Flow {
        from: End::State,
        to: End::Register(0),
    },
    Flow {
        from: End::State,
        to: End::Register(1),
    },
];
pub(crate) static TC1BF1DB2: [(&str, &str); 7] = [
    (
        "sem",
        "for i in 0..size {\n  set_reg((dst + i) % 256, small(type), varying(bits(off + i, 32), 3));\n}",
    ),
    ("latency", "10"),
    ("wait", "ss"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "6"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static TB8AE193C: [Piece; 1] = [Piece { word: 9, value: 0, len: 2 }];
pub(crate) static T12E7D592: [Piece; 1] = [
    Piece {
        word: 12,
        value: 0,
        len: 2,
    },
];
pub(crate) static TE2E1DE2A: [Operand; 9] = [
    Operand {
        name: "sy",
        kind: 0,
        width: 1,
        pieces: &TD156CF1A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "jp",
        kind: 1,
        width: 1,
        pieces: &T780EC3AE,
        ..Operand::DEFAULT
    },
    Operand {
        name: "type",
        kind: 9,
        width: 3,
        pieces: &TC3AB3B9F,
        ..Operand::DEFAULT
    },
    Operand {
        name: "dst",
        kind: 12,
        width: 8,
        dir: Dir::Out,
        pieces: &TA79CEA2A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "src1",
        kind: 12,
        width: 8,
        pieces: &T830D7C0A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "src2",
        kind: 12,
        width: 8,
        pieces: &TC2B1708A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "off",
        kind: 7,
        width: 2,
        pieces: &TB8AE193C,
        ..Operand::DEFAULT
    },
    Operand {
        name: "size",
        kind: 7,
        width: 8,
        pieces: &TC549DF0F,
        ..Operand::DEFAULT
    },
    Operand {
        name: "sh",
        kind: 7,
        width: 2,
        pieces: &T12E7D592,
        ..Operand::DEFAULT
    },
];
pub(crate) static T78A77BD2: [Let; 2] = [
    Let {
        name: "h",
        value: Expr::In(&Expr::Operand(2), &T554A7ACF),
    },
    Let {
        name: "bytes",
        value: Expr::Bin(BinOp::Add, &Expr::Operand(8), &Expr::Num(2)),
    },
];
pub(crate) static T7B30E61D: [Part; 2] = [
    Part::Text("+"),
    Part::Operand {
        index: 6,
        lead: "",
        trail: "",
        optional: false,
    },
];
pub(crate) static TEDCB8432: [Part; 4] = [
    Part::Text("("),
    Part::Operand {
        index: 5,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Choice {
        cond: Expr::Bin(BinOp::Gt, &Expr::Operand(6), &Expr::Num(0)),
        yes: &T7B30E61D,
        no: &[],
    },
    Part::Text(")<<2"),
];
pub(crate) static T4F5E1D5D: [Part; 5] = [
    Part::Operand {
        index: 5,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text("<<"),
    Part::Let(1),
    Part::Choice {
        cond: Expr::Bin(BinOp::Gt, &Expr::Operand(6), &Expr::Num(0)),
        yes: &T7B30E61D,
        no: &[],
    },
    Part::Text("<<2"),
];
pub(crate) static T22D98E79: [Part; 14] = [
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
    Part::Name,
    Part::Text("."),
    Part::Operand {
        index: 2,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(" "),
    Part::Choice {
        cond: Expr::Let(0),
        yes: &TAE6DB4CB,
        no: &[],
    },
    Part::Operand {
        index: 3,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", g["),
    Part::Operand {
        index: 4,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text("+"),
    Part::Choice {
        cond: Expr::Bin(BinOp::Eq, &Expr::Operand(8), &Expr::Num(0)),
        yes: &TEDCB8432,
        no: &T4F5E1D5D,
    },
    Part::Text("], "),
    Part::Operand {
        index: 7,
        lead: "",
        trail: "",
        optional: false,
    },
];
pub(crate) static T786CF312: [&[Part]; 1] = [&T22D98E79];
pub(crate) static T00E27F62: [Touch; 4] = [
    Touch {
        file: 0,
        which: Which::Operand(4),
        reads: 32,
        writes: 0,
    },
    Touch {
        file: 0,
        which: Which::Operand(5),
        reads: 32,
        writes: 0,
    },
    Touch {
        file: 0,
        which: Which::Computed,
        reads: 32,
        writes: 32,
    },
    Touch {
        file: 1,
        which: Which::Computed,
        reads: 16,
        writes: 16,
    },
];
pub(crate) static T64AE08D4: [Flow; 7] = [
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
        from: End::Register(3),
        to: End::Register(3),
    },
    Flow {
        from: End::Memory,
        to: End::Register(2),
    },
    Flow {
        from: End::Memory,
        to: End::Register(3),
    },
];
pub(crate) static TB7F7135C: [(&str, &str); 7] = [
    ("sem", "reads(indexed(src1, src2, sh, off))"),
    ("latency", "(double ? 86 : 172) + size"),
    ("wait", "sy"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "6"),
    ("gens", "a6xx"),
];
pub(crate) static T18BD24F4: [Operand; 10] = [
    Operand {
        name: "sy",
        kind: 0,
        width: 1,
        pieces: &TD156CF1A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "jp",
        kind: 1,
        width: 1,
        pieces: &T780EC3AE,
        ..Operand::DEFAULT
    },
    Operand {
        name: "type",
        kind: 9,
        width: 3,
        pieces: &TC3AB3B9F,
        ..Operand::DEFAULT
    },
    Operand {
        name: "src1",
        kind: 12,
        width: 8,
        pieces: &T122F26AC,
        ..Operand::DEFAULT
    },
    Operand {
        name: "src2",
        kind: 12,
        width: 8,
        pieces: &TA79CEA2A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "off",
        kind: 7,
        width: 2,
        pieces: &TB8AE193C,
        ..Operand::DEFAULT
    },
    Operand {
        name: "src3",
        kind: 12,
        width: 8,
        pieces: &TC2B1708A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "size",
        kind: 7,
        width: 8,
        pieces: &TC549DF0F,
        ..Operand::DEFAULT
    },
    Operand {
        name: "dstoff",
        kind: 7,
        width: 1,
        pieces: &TE498A5C8,
        default: Some(1),
        ..Operand::DEFAULT
    },
    Operand {
        name: "sh",
        kind: 7,
        width: 2,
        pieces: &T12E7D592,
        ..Operand::DEFAULT
    },
];
pub(crate) static T2EA238CB: [Let; 2] = [
    Let {
        name: "h",
        value: Expr::In(&Expr::Operand(2), &T554A7ACF),
    },
    Let {
        name: "bytes",
        value: Expr::Bin(BinOp::Add, &Expr::Operand(9), &Expr::Num(2)),
    },
];
pub(crate) static TD2ADB52F: [Part; 4] = [
    Part::Text("("),
    Part::Operand {
        index: 4,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Choice {
        cond: Expr::Bin(BinOp::Gt, &Expr::Operand(5), &Expr::Num(0)),
        yes: &T47F5EDB2,
        no: &[],
    },
    Part::Text(")<<2"),
];
pub(crate) static TAA3AD716: [Part; 5] = [
    Part::Operand {
        index: 4,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text("<<"),
    Part::Let(1),
    Part::Choice {
        cond: Expr::Bin(BinOp::Gt, &Expr::Operand(5), &Expr::Num(0)),
        yes: &T47F5EDB2,
        no: &[],
    },
    Part::Text("<<2"),
];
pub(crate) static T29AB3303: [Part; 14] = [
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
    Part::Name,
    Part::Text("."),
    Part::Operand {
        index: 2,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(" g["),
    Part::Operand {
        index: 3,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text("+"),
    Part::Choice {
        cond: Expr::Bin(BinOp::Eq, &Expr::Operand(9), &Expr::Num(0)),
        yes: &TD2ADB52F,
        no: &TAA3AD716,
    },
    Part::Text("], "),
    Part::Choice {
        cond: Expr::Let(0),
        yes: &TAE6DB4CB,
        no: &[],
    },
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
];
pub(crate) static T8211A435: [&[Part]; 1] = [&T29AB3303];
pub(crate) static T539DA5D4: [Touch; 4] = [
    Touch {
        file: 0,
        which: Which::Operand(3),
        reads: 32,
        writes: 0,
    },
    Touch {
        file: 0,
        which: Which::Operand(4),
        reads: 32,
        writes: 0,
    },
    Touch {
        file: 0,
        which: Which::Computed,
        reads: 32,
        writes: 0,
    },
    Touch {
        file: 1,
        which: Which::Computed,
        reads: 16,
        writes: 0,
    },
];
pub(crate) static T1873233E: [Flow; 5] = [
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
        from: End::Register(3),
        to: End::Memory,
    },
];
pub(crate) static TC54AA6E7: [(&str, &str); 7] = [
    ("sem", "writes(indexed(src1, src2, sh, off))"),
    ("latency", "(double ? 86 : 172) + 1"),
    ("wait", "sy"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "6"),
    ("gens", "a6xx"),
];
pub(crate) static T23513D2F: [Piece; 1] = [
    Piece {
        word: 32,
        value: 0,
        len: 9,
    },
];
pub(crate) static TEFF5C8B4: [Piece; 1] = [
    Piece {
        word: 24,
        value: 0,
        len: 3,
    },
];
pub(crate) static T4C97F2E2: [Operand; 6] = [
    Operand {
        name: "sy",
        kind: 0,
        width: 1,
        pieces: &TD156CF1A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "jp",
        kind: 1,
        width: 1,
        pieces: &T780EC3AE,
        ..Operand::DEFAULT
    },
    Operand {
        name: "type",
        kind: 9,
        width: 3,
        pieces: &TC3AB3B9F,
        ..Operand::DEFAULT
    },
    Operand {
        name: "cdst",
        kind: 35,
        width: 9,
        pieces: &T23513D2F,
        ..Operand::DEFAULT
    },
    Operand {
        name: "src1",
        kind: 12,
        width: 8,
        pieces: &TC2B1708A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "size",
        kind: 7,
        width: 3,
        pieces: &TEFF5C8B4,
        ..Operand::DEFAULT
    },
];
pub(crate) static T7EC09B37: [Part; 11] = [
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
    Part::Name,
    Part::Text("."),
    Part::Operand {
        index: 2,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(" "),
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
    Part::Text(", "),
    Part::Operand {
        index: 5,
        lead: "",
        trail: "",
        optional: false,
    },
];
pub(crate) static T0213C9A4: [&[Part]; 1] = [&T7EC09B37];
pub(crate) static T3690292E: [Touch; 3] = [
    Touch {
        file: 0,
        which: Which::Fixed(245),
        reads: 16,
        writes: 0,
    },
    Touch {
        file: 0,
        which: Which::Computed,
        reads: 32,
        writes: 0,
    },
    Touch {
        file: 2,
        which: Which::Computed,
        reads: 32,
        writes: 32,
    },
];
pub(crate) static T12DD124B: [Flow; 3] = [
    Flow {
        from: End::Register(0),
        to: End::Register(2),
    },
    Flow {
        from: End::Register(1),
        to: End::Register(2),
    },
    Flow {
        from: End::Register(2),
        to: End::Register(2),
    },
];
pub(crate) static T1AF7759C: [(&str, &str); 7] = [
    (
        "sem",
        "require(small(type) == 0, NotPublic);\nfor i in 0..size {  // how halves are packed is not public\n  C[(constants(cdst) + i) % 2048] = R[(src1 + i) % 256];\n}",
    ),
    ("latency", "(double ? 86 : 172) + 1"),
    ("wait", "sy"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "6"),
    ("gens", "a6xx"),
];
pub(crate) static TA3FB935A: [Expr; 1] = [Expr::Operand(5)];
pub(crate) static T7EB1C9EA: [Operand; 7] = [
    Operand {
        name: "sy",
        kind: 0,
        width: 1,
        pieces: &TD156CF1A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "jp",
        kind: 1,
        width: 1,
        pieces: &T780EC3AE,
        ..Operand::DEFAULT
    },
    Operand {
        name: "type",
        kind: 9,
        width: 3,
        pieces: &TC3AB3B9F,
        ..Operand::DEFAULT
    },
    Operand {
        name: "dst",
        kind: 12,
        width: 8,
        dir: Dir::Out,
        pieces: &TA79CEA2A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "ssbo",
        kind: 36,
        width: 8,
        args: &TA3FB935A,
        pieces: &T122F26AC,
        ..Operand::DEFAULT
    },
    Operand {
        name: "immslot",
        kind: 7,
        width: 1,
        pieces: &T0B725F5C,
        ..Operand::DEFAULT
    },
    Operand {
        name: "d1",
        kind: 7,
        width: 2,
        pieces: &TB8AE193C,
        ..Operand::DEFAULT
    },
];
pub(crate) static TA1D3FE4E: [Let; 2] = [
    Let {
        name: "h",
        value: Expr::In(&Expr::Operand(2), &T554A7ACF),
    },
    Let {
        name: "d",
        value: Expr::Bin(BinOp::Add, &Expr::Operand(6), &Expr::Num(1)),
    },
];
pub(crate) static T9DF91E9B: [Part; 12] = [
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
    Part::Name,
    Part::Text("."),
    Part::Operand {
        index: 2,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text("."),
    Part::Let(1),
    Part::Text("d "),
    Part::Operand {
        index: 3,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", g["),
    Part::Operand {
        index: 4,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text("]"),
];
pub(crate) static T8F7855FD: [&[Part]; 1] = [&T9DF91E9B];
pub(crate) static TFE8ECB5D: [Touch; 1] = [
    Touch {
        file: 0,
        which: Which::Computed,
        reads: 32,
        writes: 32,
    },
];
pub(crate) static TBD355E36: [(&str, &str); 7] = [
    ("sem", "sized_image();"),
    ("latency", "6"),
    ("wait", "ss"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "6"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static T6B95D18B: [(FeatureSet, FeatureSet); 2] = [
    (FeatureSet([0x1, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
    (FeatureSet([0x2, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static TE8B83AF2: [Piece; 1] = [
    Piece {
        word: 11,
        value: 0,
        len: 1,
    },
];
pub(crate) static T1D41BE4D: [Expr; 1] = [Expr::Operand(8)];
pub(crate) static TA2857C16: [Expr; 1] = [Expr::Operand(10)];
pub(crate) static TF05FA486: [Expr; 1] = [Expr::Operand(9)];
pub(crate) static TFAD49B35: [Piece; 1] = [
    Piece {
        word: 23,
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
pub(crate) static T7DA7FA03: [Operand; 13] = [
    Operand {
        name: "sy",
        kind: 0,
        width: 1,
        pieces: &TD156CF1A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "jp",
        kind: 1,
        width: 1,
        pieces: &T780EC3AE,
        ..Operand::DEFAULT
    },
    Operand {
        name: "typed",
        kind: 37,
        width: 1,
        pieces: &TE8B83AF2,
        ..Operand::DEFAULT
    },
    Operand {
        name: "type",
        kind: 9,
        width: 3,
        pieces: &TC3AB3B9F,
        ..Operand::DEFAULT
    },
    Operand {
        name: "dst",
        kind: 12,
        width: 8,
        dir: Dir::Out,
        pieces: &TA79CEA2A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "ssbo",
        kind: 36,
        width: 8,
        args: &T1D41BE4D,
        pieces: &T122F26AC,
        ..Operand::DEFAULT
    },
    Operand {
        name: "src1",
        kind: 36,
        width: 8,
        args: &TA2857C16,
        pieces: &T830D7C0A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "src2",
        kind: 36,
        width: 8,
        args: &TF05FA486,
        pieces: &TC549DF0F,
        ..Operand::DEFAULT
    },
    Operand {
        name: "immslot",
        kind: 7,
        width: 1,
        pieces: &T0B725F5C,
        ..Operand::DEFAULT
    },
    Operand {
        name: "imm2",
        kind: 7,
        width: 1,
        pieces: &TFAD49B35,
        ..Operand::DEFAULT
    },
    Operand {
        name: "imm1",
        kind: 7,
        width: 1,
        pieces: &T70CDBC3C,
        ..Operand::DEFAULT
    },
    Operand {
        name: "n1",
        kind: 7,
        width: 2,
        pieces: &T12E7D592,
        ..Operand::DEFAULT
    },
    Operand {
        name: "d1",
        kind: 7,
        width: 2,
        pieces: &TB8AE193C,
        ..Operand::DEFAULT
    },
];
pub(crate) static T3A34D9ED: [Let; 3] = [
    Let {
        name: "h",
        value: Expr::In(&Expr::Operand(3), &T554A7ACF),
    },
    Let {
        name: "n",
        value: Expr::Bin(BinOp::Add, &Expr::Operand(11), &Expr::Num(1)),
    },
    Let {
        name: "d",
        value: Expr::Bin(BinOp::Add, &Expr::Operand(12), &Expr::Num(1)),
    },
];
pub(crate) static TB81F231B: [Part; 18] = [
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
    Part::Name,
    Part::Operand {
        index: 2,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text("."),
    Part::Let(2),
    Part::Text("d."),
    Part::Operand {
        index: 3,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text("."),
    Part::Let(1),
    Part::Text(" "),
    Part::Operand {
        index: 4,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", g["),
    Part::Operand {
        index: 5,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text("], "),
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
];
pub(crate) static TC7EC7CE5: [&[Part]; 1] = [&TB81F231B];
pub(crate) static T91679332: [Touch; 4] = [
    Touch {
        file: 0,
        which: Which::Computed,
        reads: 32,
        writes: 32,
    },
    Touch {
        file: 1,
        which: Which::Computed,
        reads: 16,
        writes: 16,
    },
    Touch {
        file: 4,
        which: Which::Computed,
        reads: 64,
        writes: 0,
    },
    Touch {
        file: 5,
        which: Which::Computed,
        reads: 64,
        writes: 0,
    },
];
pub(crate) static T3FF7C1A3: [Flow; 10] = [
    Flow {
        from: End::Register(0),
        to: End::Register(0),
    },
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
        from: End::Register(2),
        to: End::Address,
    },
    Flow {
        from: End::Register(3),
        to: End::Register(0),
    },
    Flow {
        from: End::Register(3),
        to: End::Register(1),
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
        to: End::Register(1),
    },
];
pub(crate) static T216648EB: [(&str, &str); 7] = [
    (
        "sem",
        "require(typed == 0, NotPublic);\nfor i in 0..n {\n  let at = (zext(number(src2), 64) << 2) + i * step(type);\n  set_reg((dst + i) % 256, small(type), load_buffer(at, type));\n}",
    ),
    ("latency", "(double ? 86 : 172) + 1"),
    ("wait", "sy"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "6"),
    ("gens", "a3xx a4xx"),
];
pub(crate) static TBDBF886F: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x4, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T6450CA8A: [(&str, &str); 7] = [
    (
        "sem",
        "require(typed == 0, NotPublic);\nfor i in 0..n {\n  let at = (zext(number(src2), 64) << 2) + i * step(type);\n  set_reg((dst + i) % 256, small(type), load_buffer(at, type));\n}",
    ),
    ("latency", "(double ? 86 : 172) + 1"),
    ("wait", "sy"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "6"),
    ("gens", "a5xx"),
];
pub(crate) static T817B60D0: [(FeatureSet, FeatureSet); 3] = [
    (FeatureSet([0x1, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
    (FeatureSet([0x2, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
    (FeatureSet([0x4, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T249E4CCC: [Flow; 5] = [
    Flow {
        from: End::Register(0),
        to: End::Register(0),
    },
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
        to: End::Register(0),
    },
    Flow {
        from: End::State,
        to: End::Register(1),
    },
];
pub(crate) static TA9480358: [(&str, &str); 7] = [
    ("sem", "require(typed == 1, NotPublic);\nload_image(first_of(src1), dst);"),
    ("latency", "(double ? 86 : 172) + 1"),
    ("wait", "sy"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "6"),
    ("gens", "a3xx a4xx a5xx"),
];
pub(crate) static TA73A7734: [Operand; 13] = [
    Operand {
        name: "sy",
        kind: 0,
        width: 1,
        pieces: &TD156CF1A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "jp",
        kind: 1,
        width: 1,
        pieces: &T780EC3AE,
        ..Operand::DEFAULT
    },
    Operand {
        name: "typed",
        kind: 37,
        width: 1,
        pieces: &TE8B83AF2,
        ..Operand::DEFAULT
    },
    Operand {
        name: "type",
        kind: 9,
        width: 3,
        pieces: &TC3AB3B9F,
        ..Operand::DEFAULT
    },
    Operand {
        name: "ssbo",
        kind: 36,
        width: 8,
        args: &T1D41BE4D,
        pieces: &T122F26AC,
        ..Operand::DEFAULT
    },
    Operand {
        name: "src1",
        kind: 36,
        width: 8,
        args: &T50FC9D4A,
        pieces: &TC2B1708A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "src2",
        kind: 36,
        width: 8,
        args: &TA2857C16,
        pieces: &TC549DF0F,
        ..Operand::DEFAULT
    },
    Operand {
        name: "src3",
        kind: 36,
        width: 8,
        args: &TF05FA486,
        pieces: &TA79CEA2A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "immslot",
        kind: 7,
        width: 1,
        pieces: &T0B725F5C,
        ..Operand::DEFAULT
    },
    Operand {
        name: "imm3",
        kind: 7,
        width: 1,
        pieces: &TE498A5C8,
        ..Operand::DEFAULT
    },
    Operand {
        name: "imm2",
        kind: 7,
        width: 1,
        pieces: &TFAD49B35,
        ..Operand::DEFAULT
    },
    Operand {
        name: "n1",
        kind: 7,
        width: 2,
        pieces: &T12E7D592,
        ..Operand::DEFAULT
    },
    Operand {
        name: "d1",
        kind: 7,
        width: 2,
        pieces: &TB8AE193C,
        ..Operand::DEFAULT
    },
];
pub(crate) static TFF6F59A5: [Part; 18] = [
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
    Part::Name,
    Part::Operand {
        index: 2,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text("."),
    Part::Let(2),
    Part::Text("d."),
    Part::Operand {
        index: 3,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text("."),
    Part::Let(1),
    Part::Text(" g["),
    Part::Operand {
        index: 4,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text("], "),
    Part::Operand {
        index: 5,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", "),
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
];
pub(crate) static T72CFB46A: [&[Part]; 1] = [&TFF6F59A5];
pub(crate) static TB2E68392: [Touch; 4] = [
    Touch {
        file: 0,
        which: Which::Computed,
        reads: 32,
        writes: 0,
    },
    Touch {
        file: 1,
        which: Which::Computed,
        reads: 16,
        writes: 0,
    },
    Touch {
        file: 4,
        which: Which::Computed,
        reads: 64,
        writes: 0,
    },
    Touch {
        file: 5,
        which: Which::Computed,
        reads: 64,
        writes: 0,
    },
];
pub(crate) static T0F4268DC: [Flow; 5] = [
    Flow {
        from: End::Register(0),
        to: End::Memory,
    },
    Flow {
        from: End::Register(0),
        to: End::Address,
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
        to: End::Address,
    },
];
pub(crate) static TC2F31622: [(&str, &str); 7] = [
    (
        "sem",
        "require(typed == 0, NotPublic);\nfor i in 0..n {\n  let at = (zext(number(src2), 64) << 2) + i * step(type);\n  store_buffer(at, type, get((first_of(src1) + i) % 256, type));\n}",
    ),
    ("latency", "(double ? 86 : 172) + 1"),
    ("wait", "sy"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "6"),
    ("gens", "a3xx a4xx"),
];
pub(crate) static T546FC321: [(&str, &str); 7] = [
    (
        "sem",
        "require(typed == 0, NotPublic);\nfor i in 0..n {\n  let at = (zext(number(src2), 64) << 2) + i * step(type);\n  store_buffer(at, type, get((first_of(src1) + i) % 256, type));\n}",
    ),
    ("latency", "(double ? 86 : 172) + 1"),
    ("wait", "sy"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "6"),
    ("gens", "a5xx"),
];
pub(crate) static TE749FDE5: [Touch; 2] = [
    Touch {
        file: 0,
        which: Which::Computed,
        reads: 32,
        writes: 0,
    },
    Touch {
        file: 1,
        which: Which::Computed,
        reads: 16,
        writes: 0,
    },
];
pub(crate) static TBAAC8C31: [(&str, &str); 7] = [
    (
        "sem",
        "require(typed == 1, NotPublic);\nstore_image(first_of(src2), first_of(src1));",
    ),
    ("latency", "(double ? 86 : 172) + 1"),
    ("wait", "sy"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "6"),
    ("gens", "a3xx a4xx"),
];
pub(crate) static T4A5E9100: [(&str, &str); 7] = [
    (
        "sem",
        "require(typed == 1, NotPublic);\nstore_image(first_of(src2), first_of(src1));",
    ),
    ("latency", "(double ? 86 : 172) + 1"),
    ("wait", "sy"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "6"),
    ("gens", "a5xx"),
];
pub(crate) static T792A20B8: [Expr; 1] = [Expr::Operand(7)];
pub(crate) static TB07DECB0: [Operand; 11] = [
    Operand {
        name: "sy",
        kind: 0,
        width: 1,
        pieces: &TD156CF1A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "jp",
        kind: 1,
        width: 1,
        pieces: &T780EC3AE,
        ..Operand::DEFAULT
    },
    Operand {
        name: "typed",
        kind: 37,
        width: 1,
        pieces: &TE8B83AF2,
        ..Operand::DEFAULT
    },
    Operand {
        name: "type",
        kind: 9,
        width: 3,
        pieces: &TC3AB3B9F,
        ..Operand::DEFAULT
    },
    Operand {
        name: "dst",
        kind: 12,
        width: 8,
        dir: Dir::Out,
        pieces: &TA79CEA2A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "src1",
        kind: 36,
        width: 8,
        args: &T1D41BE4D,
        pieces: &T830D7C0A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "src2",
        kind: 36,
        width: 8,
        args: &T792A20B8,
        pieces: &TC549DF0F,
        ..Operand::DEFAULT
    },
    Operand {
        name: "imm2",
        kind: 7,
        width: 1,
        pieces: &TFAD49B35,
        ..Operand::DEFAULT
    },
    Operand {
        name: "imm1",
        kind: 7,
        width: 1,
        pieces: &T70CDBC3C,
        ..Operand::DEFAULT
    },
    Operand {
        name: "n1",
        kind: 7,
        width: 2,
        pieces: &T12E7D592,
        ..Operand::DEFAULT
    },
    Operand {
        name: "d1",
        kind: 7,
        width: 2,
        pieces: &TB8AE193C,
        ..Operand::DEFAULT
    },
];
pub(crate) static TBF1049CE: [Let; 3] = [
    Let {
        name: "h",
        value: Expr::In(&Expr::Operand(3), &T554A7ACF),
    },
    Let {
        name: "n",
        value: Expr::Bin(BinOp::Add, &Expr::Operand(9), &Expr::Num(1)),
    },
    Let {
        name: "d",
        value: Expr::Bin(BinOp::Add, &Expr::Operand(10), &Expr::Num(1)),
    },
];
pub(crate) static TCA2A7A1D: [Part; 16] = [
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
    Part::Name,
    Part::Operand {
        index: 2,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text("."),
    Part::Let(2),
    Part::Text("d."),
    Part::Operand {
        index: 3,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text("."),
    Part::Let(1),
    Part::Text(".l "),
    Part::Operand {
        index: 4,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", l["),
    Part::Operand {
        index: 5,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text("], "),
    Part::Operand {
        index: 6,
        lead: "",
        trail: "",
        optional: false,
    },
];
pub(crate) static TF154AA1E: [&[Part]; 1] = [&TCA2A7A1D];
pub(crate) static TD153B6E1: [Touch; 3] = [
    Touch {
        file: 0,
        which: Which::Operand(4),
        reads: 32,
        writes: 32,
    },
    Touch {
        file: 0,
        which: Which::Computed,
        reads: 32,
        writes: 32,
    },
    Touch {
        file: 1,
        which: Which::Computed,
        reads: 16,
        writes: 16,
    },
];
pub(crate) static TB6D3F3D9: [Flow; 10] = [
    Flow {
        from: End::Register(0),
        to: End::Register(0),
    },
    Flow {
        from: End::Register(1),
        to: End::Register(1),
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
        from: End::Register(2),
        to: End::Register(2),
    },
    Flow {
        from: End::Memory,
        to: End::Register(0),
    },
    Flow {
        from: End::Memory,
        to: End::Register(1),
    },
    Flow {
        from: End::Memory,
        to: End::Register(2),
    },
    Flow {
        from: End::Memory,
        to: End::Memory,
    },
    Flow {
        from: End::State,
        to: End::Address,
    },
];
pub(crate) static T477E13EC: [(&str, &str); 7] = [
    ("sem", "atomic(local + zext(number(src1)), src2, |old, v, other| old + v)"),
    ("latency", "10"),
    ("wait", "ss"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "6"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static TA2492472: [(&str, &str); 7] = [
    ("sem", "atomic(local + zext(number(src1)), src2, |old, v, other| old - v)"),
    ("latency", "10"),
    ("wait", "ss"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "6"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static T089D2420: [Flow; 9] = [
    Flow {
        from: End::Register(0),
        to: End::Register(0),
    },
    Flow {
        from: End::Register(1),
        to: End::Register(1),
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
        from: End::Register(2),
        to: End::Register(2),
    },
    Flow {
        from: End::Memory,
        to: End::Register(0),
    },
    Flow {
        from: End::Memory,
        to: End::Register(1),
    },
    Flow {
        from: End::Memory,
        to: End::Register(2),
    },
    Flow {
        from: End::State,
        to: End::Address,
    },
];
pub(crate) static TC15EFFE0: [(&str, &str); 7] = [
    ("sem", "atomic(local + zext(number(src1)), src2, |old, v, other| v)"),
    ("latency", "10"),
    ("wait", "ss"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "6"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static TA20F3680: [Flow; 9] = [
    Flow {
        from: End::Register(0),
        to: End::Register(0),
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
        to: End::Register(0),
    },
    Flow {
        from: End::Memory,
        to: End::Register(1),
    },
    Flow {
        from: End::Memory,
        to: End::Register(2),
    },
    Flow {
        from: End::Memory,
        to: End::Memory,
    },
    Flow {
        from: End::State,
        to: End::Address,
    },
];
pub(crate) static T2B193B8F: [(&str, &str); 7] = [
    ("sem", "atomic(local + zext(number(src1)), src2, |old, v, other| old + 1)"),
    ("latency", "10"),
    ("wait", "ss"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "6"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static TFCD62A71: [(&str, &str); 7] = [
    ("sem", "atomic(local + zext(number(src1)), src2, |old, v, other| old - 1)"),
    ("latency", "10"),
    ("wait", "ss"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "6"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static TCC173485: [(&str, &str); 7] = [
    (
        "sem",
        "atomic(local + zext(number(src1)), src2, |old, v, other| old == other ? v : old)",
    ),
    ("latency", "10"),
    ("wait", "ss"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "6"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static TED81E97B: [(&str, &str); 7] = [
    (
        "sem",
        "atomic(local + zext(number(src1)), src2, |old, v, other| is_signed(type) ? min_s(old, v) : min_u(old, v))",
    ),
    ("latency", "10"),
    ("wait", "ss"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "6"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static T0769F2A3: [(&str, &str); 7] = [
    (
        "sem",
        "atomic(local + zext(number(src1)), src2, |old, v, other| is_signed(type) ? max_s(old, v) : max_u(old, v))",
    ),
    ("latency", "10"),
    ("wait", "ss"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "6"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static TE3A57B45: [(&str, &str); 7] = [
    ("sem", "atomic(local + zext(number(src1)), src2, |old, v, other| old & v)"),
    ("latency", "10"),
    ("wait", "ss"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "6"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static T50835577: [(&str, &str); 7] = [
    ("sem", "atomic(local + zext(number(src1)), src2, |old, v, other| old | v)"),
    ("latency", "10"),
    ("wait", "ss"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "6"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static T4670ACED: [(&str, &str); 7] = [
    ("sem", "atomic(local + zext(number(src1)), src2, |old, v, other| old ^ v)"),
    ("latency", "10"),
    ("wait", "ss"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "6"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static T1005CB5D: [Expr; 1] = [Expr::Operand(11)];
pub(crate) static T554AA5B8: [Operand; 14] = [
    Operand {
        name: "sy",
        kind: 0,
        width: 1,
        pieces: &TD156CF1A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "jp",
        kind: 1,
        width: 1,
        pieces: &T780EC3AE,
        ..Operand::DEFAULT
    },
    Operand {
        name: "typed",
        kind: 37,
        width: 1,
        pieces: &TE8B83AF2,
        ..Operand::DEFAULT
    },
    Operand {
        name: "type",
        kind: 9,
        width: 3,
        pieces: &TC3AB3B9F,
        ..Operand::DEFAULT
    },
    Operand {
        name: "dst",
        kind: 12,
        width: 8,
        dir: Dir::Out,
        pieces: &TA79CEA2A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "ssbo",
        kind: 36,
        width: 8,
        args: &TF05FA486,
        pieces: &T122F26AC,
        ..Operand::DEFAULT
    },
    Operand {
        name: "src1",
        kind: 36,
        width: 8,
        args: &T1005CB5D,
        pieces: &T830D7C0A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "src2",
        kind: 36,
        width: 8,
        args: &TA2857C16,
        pieces: &TC549DF0F,
        ..Operand::DEFAULT
    },
    Operand {
        name: "src3",
        kind: 36,
        width: 8,
        args: &T50FC9D4A,
        pieces: &TC2B1708A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "immslot",
        kind: 7,
        width: 1,
        pieces: &T0B725F5C,
        ..Operand::DEFAULT
    },
    Operand {
        name: "imm2",
        kind: 7,
        width: 1,
        pieces: &TFAD49B35,
        ..Operand::DEFAULT
    },
    Operand {
        name: "imm1",
        kind: 7,
        width: 1,
        pieces: &T70CDBC3C,
        ..Operand::DEFAULT
    },
    Operand {
        name: "n1",
        kind: 7,
        width: 2,
        pieces: &T12E7D592,
        ..Operand::DEFAULT
    },
    Operand {
        name: "d1",
        kind: 7,
        width: 2,
        pieces: &TB8AE193C,
        ..Operand::DEFAULT
    },
];
pub(crate) static T4A5A5609: [Let; 3] = [
    Let {
        name: "h",
        value: Expr::In(&Expr::Operand(3), &T554A7ACF),
    },
    Let {
        name: "n",
        value: Expr::Bin(BinOp::Add, &Expr::Operand(12), &Expr::Num(1)),
    },
    Let {
        name: "d",
        value: Expr::Bin(BinOp::Add, &Expr::Operand(13), &Expr::Num(1)),
    },
];
pub(crate) static TB8B56DCA: [Part; 20] = [
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
    Part::Name,
    Part::Operand {
        index: 2,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text("."),
    Part::Let(2),
    Part::Text("d."),
    Part::Operand {
        index: 3,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text("."),
    Part::Let(1),
    Part::Text(".g "),
    Part::Operand {
        index: 4,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", g["),
    Part::Operand {
        index: 5,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text("], "),
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
    Part::Text(", "),
    Part::Operand {
        index: 8,
        lead: "",
        trail: "",
        optional: false,
    },
];
pub(crate) static T701DE091: [&[Part]; 1] = [&TB8B56DCA];
pub(crate) static TE39435BE: [Touch; 5] = [
    Touch {
        file: 0,
        which: Which::Operand(4),
        reads: 32,
        writes: 32,
    },
    Touch {
        file: 0,
        which: Which::Computed,
        reads: 32,
        writes: 32,
    },
    Touch {
        file: 1,
        which: Which::Computed,
        reads: 16,
        writes: 16,
    },
    Touch {
        file: 4,
        which: Which::Computed,
        reads: 64,
        writes: 0,
    },
    Touch {
        file: 5,
        which: Which::Computed,
        reads: 64,
        writes: 0,
    },
];
pub(crate) static TD7A6BB82: [Flow; 17] = [
    Flow {
        from: End::Register(0),
        to: End::Register(0),
    },
    Flow {
        from: End::Register(1),
        to: End::Register(0),
    },
    Flow {
        from: End::Register(1),
        to: End::Register(1),
    },
    Flow {
        from: End::Register(1),
        to: End::Register(2),
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
        from: End::Register(2),
        to: End::Register(2),
    },
    Flow {
        from: End::Register(3),
        to: End::Address,
    },
    Flow {
        from: End::Register(4),
        to: End::Register(0),
    },
    Flow {
        from: End::Register(4),
        to: End::Register(1),
    },
    Flow {
        from: End::Register(4),
        to: End::Register(2),
    },
    Flow {
        from: End::Register(4),
        to: End::Memory,
    },
    Flow {
        from: End::Register(4),
        to: End::Address,
    },
    Flow {
        from: End::Memory,
        to: End::Register(0),
    },
    Flow {
        from: End::Memory,
        to: End::Register(1),
    },
    Flow {
        from: End::Memory,
        to: End::Register(2),
    },
    Flow {
        from: End::Memory,
        to: End::Memory,
    },
];
pub(crate) static T04C9DEE2: [(&str, &str); 7] = [
    ("sem", "atomic_buffer(zext(number(src3)), src1, dst, |old, v, other| old + v)"),
    ("latency", "(double ? 86 : 172) + 1"),
    ("wait", "sy"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "6"),
    ("gens", "a3xx a4xx"),
];
pub(crate) static TEE7D62E1: [(&str, &str); 7] = [
    ("sem", "atomic_buffer(zext(number(src3)), src1, dst, |old, v, other| old + v)"),
    ("latency", "(double ? 86 : 172) + 1"),
    ("wait", "sy"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "6"),
    ("gens", "a5xx"),
];
pub(crate) static T415F71B4: [(&str, &str); 7] = [
    ("sem", "atomic_buffer(zext(number(src3)), src1, dst, |old, v, other| old - v)"),
    ("latency", "(double ? 86 : 172) + 1"),
    ("wait", "sy"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "6"),
    ("gens", "a3xx a4xx"),
];
pub(crate) static T7F856CCB: [(&str, &str); 7] = [
    ("sem", "atomic_buffer(zext(number(src3)), src1, dst, |old, v, other| old - v)"),
    ("latency", "(double ? 86 : 172) + 1"),
    ("wait", "sy"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "6"),
    ("gens", "a5xx"),
];
pub(crate) static TCE6F2CF7: [Flow; 15] = [
    Flow {
        from: End::Register(0),
        to: End::Register(0),
    },
    Flow {
        from: End::Register(1),
        to: End::Register(0),
    },
    Flow {
        from: End::Register(1),
        to: End::Register(1),
    },
    Flow {
        from: End::Register(1),
        to: End::Register(2),
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
        from: End::Register(2),
        to: End::Register(2),
    },
    Flow {
        from: End::Register(3),
        to: End::Address,
    },
    Flow {
        from: End::Register(4),
        to: End::Register(0),
    },
    Flow {
        from: End::Register(4),
        to: End::Register(1),
    },
    Flow {
        from: End::Register(4),
        to: End::Register(2),
    },
    Flow {
        from: End::Register(4),
        to: End::Address,
    },
    Flow {
        from: End::Memory,
        to: End::Register(0),
    },
    Flow {
        from: End::Memory,
        to: End::Register(1),
    },
    Flow {
        from: End::Memory,
        to: End::Register(2),
    },
];
pub(crate) static TD80B2C9E: [(&str, &str); 7] = [
    ("sem", "atomic_buffer(zext(number(src3)), src1, dst, |old, v, other| v)"),
    ("latency", "(double ? 86 : 172) + 1"),
    ("wait", "sy"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "6"),
    ("gens", "a3xx a4xx"),
];
pub(crate) static TA512CC45: [(&str, &str); 7] = [
    ("sem", "atomic_buffer(zext(number(src3)), src1, dst, |old, v, other| v)"),
    ("latency", "(double ? 86 : 172) + 1"),
    ("wait", "sy"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "6"),
    ("gens", "a5xx"),
];
pub(crate) static T891BC7D7: [(&str, &str); 7] = [
    ("sem", "atomic_buffer(zext(number(src3)), src1, dst, |old, v, other| old + 1)"),
    ("latency", "(double ? 86 : 172) + 1"),
    ("wait", "sy"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "6"),
    ("gens", "a3xx a4xx"),
];
pub(crate) static T1356A35E: [(&str, &str); 7] = [
    ("sem", "atomic_buffer(zext(number(src3)), src1, dst, |old, v, other| old + 1)"),
    ("latency", "(double ? 86 : 172) + 1"),
    ("wait", "sy"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "6"),
    ("gens", "a5xx"),
];
pub(crate) static T7C4E45A5: [(&str, &str); 7] = [
    ("sem", "atomic_buffer(zext(number(src3)), src1, dst, |old, v, other| old - 1)"),
    ("latency", "(double ? 86 : 172) + 1"),
    ("wait", "sy"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "6"),
    ("gens", "a3xx a4xx"),
];
pub(crate) static T9844BA0C: [(&str, &str); 7] = [
    ("sem", "atomic_buffer(zext(number(src3)), src1, dst, |old, v, other| old - 1)"),
    ("latency", "(double ? 86 : 172) + 1"),
    ("wait", "sy"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "6"),
    ("gens", "a5xx"),
];
pub(crate) static T5DBE2623: [(&str, &str); 7] = [
    (
        "sem",
        "atomic_buffer(zext(number(src3)), src1, dst, |old, v, other| old == other ? v : old)",
    ),
    ("latency", "(double ? 86 : 172) + 1"),
    ("wait", "sy"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "6"),
    ("gens", "a3xx a4xx"),
];
pub(crate) static TE88D09F2: [(&str, &str); 7] = [
    (
        "sem",
        "atomic_buffer(zext(number(src3)), src1, dst, |old, v, other| old == other ? v : old)",
    ),
    ("latency", "(double ? 86 : 172) + 1"),
    ("wait", "sy"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "6"),
    ("gens", "a5xx"),
];
pub(crate) static T672EFADF: [(&str, &str); 7] = [
    (
        "sem",
        "atomic_buffer(zext(number(src3)), src1, dst, |old, v, other| is_signed(type) ? min_s(old, v) : min_u(old, v))",
    ),
    ("latency", "(double ? 86 : 172) + 1"),
    ("wait", "sy"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "6"),
    ("gens", "a3xx a4xx"),
];
pub(crate) static T28E48676: [(&str, &str); 7] = [
    (
        "sem",
        "atomic_buffer(zext(number(src3)), src1, dst, |old, v, other| is_signed(type) ? min_s(old, v) : min_u(old, v))",
    ),
    ("latency", "(double ? 86 : 172) + 1"),
    ("wait", "sy"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "6"),
    ("gens", "a5xx"),
];
pub(crate) static T3C9B1027: [(&str, &str); 7] = [
    (
        "sem",
        "atomic_buffer(zext(number(src3)), src1, dst, |old, v, other| is_signed(type) ? max_s(old, v) : max_u(old, v))",
    ),
    ("latency", "(double ? 86 : 172) + 1"),
    ("wait", "sy"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "6"),
    ("gens", "a3xx a4xx"),
];
pub(crate) static T943E4AEE: [(&str, &str); 7] = [
    (
        "sem",
        "atomic_buffer(zext(number(src3)), src1, dst, |old, v, other| is_signed(type) ? max_s(old, v) : max_u(old, v))",
    ),
    ("latency", "(double ? 86 : 172) + 1"),
    ("wait", "sy"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "6"),
    ("gens", "a5xx"),
];
pub(crate) static TDCF57B21: [(&str, &str); 7] = [
    ("sem", "atomic_buffer(zext(number(src3)), src1, dst, |old, v, other| old & v)"),
    ("latency", "(double ? 86 : 172) + 1"),
    ("wait", "sy"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "6"),
    ("gens", "a3xx a4xx"),
];
pub(crate) static T9B5AA770: [(&str, &str); 7] = [
    ("sem", "atomic_buffer(zext(number(src3)), src1, dst, |old, v, other| old & v)"),
    ("latency", "(double ? 86 : 172) + 1"),
    ("wait", "sy"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "6"),
    ("gens", "a5xx"),
];
pub(crate) static T6EFFA56F: [(&str, &str); 7] = [
    ("sem", "atomic_buffer(zext(number(src3)), src1, dst, |old, v, other| old | v)"),
    ("latency", "(double ? 86 : 172) + 1"),
    ("wait", "sy"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "6"),
    ("gens", "a3xx a4xx"),
];
pub(crate) static TA1783486: [(&str, &str); 7] = [
    ("sem", "atomic_buffer(zext(number(src3)), src1, dst, |old, v, other| old | v)"),
    ("latency", "(double ? 86 : 172) + 1"),
    ("wait", "sy"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "6"),
    ("gens", "a5xx"),
];
pub(crate) static TDB857C99: [(&str, &str); 7] = [
    ("sem", "atomic_buffer(zext(number(src3)), src1, dst, |old, v, other| old ^ v)"),
    ("latency", "(double ? 86 : 172) + 1"),
    ("wait", "sy"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "6"),
    ("gens", "a3xx a4xx"),
];
pub(crate) static T8A2CD678: [(&str, &str); 7] = [
    ("sem", "atomic_buffer(zext(number(src3)), src1, dst, |old, v, other| old ^ v)"),
    ("latency", "(double ? 86 : 172) + 1"),
    ("wait", "sy"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "6"),
    ("gens", "a5xx"),
];
pub(crate) static T0B8F4860: [Part; 16] = [
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
    Part::Name,
    Part::Operand {
        index: 2,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text("."),
    Part::Let(2),
    Part::Text("d."),
    Part::Operand {
        index: 3,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text("."),
    Part::Let(1),
    Part::Text(".g "),
    Part::Operand {
        index: 4,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", "),
    Part::Operand {
        index: 5,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", "),
    Part::Operand {
        index: 6,
        lead: "",
        trail: "",
        optional: false,
    },
];
pub(crate) static T48755D0C: [&[Part]; 1] = [&T0B8F4860];
pub(crate) static TFE4522B5: [Flow; 9] = [
    Flow {
        from: End::Register(0),
        to: End::Register(0),
    },
    Flow {
        from: End::Register(1),
        to: End::Register(1),
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
        from: End::Register(2),
        to: End::Register(2),
    },
    Flow {
        from: End::Memory,
        to: End::Register(0),
    },
    Flow {
        from: End::Memory,
        to: End::Register(1),
    },
    Flow {
        from: End::Memory,
        to: End::Register(2),
    },
    Flow {
        from: End::Memory,
        to: End::Memory,
    },
];
pub(crate) static T315C275B: [(&str, &str); 7] = [
    ("sem", "atomic(global(src1), src2, |old, v, other| old + v)"),
    ("latency", "(double ? 86 : 172) + 1"),
    ("wait", "sy"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "6"),
    ("gens", "a6xx"),
];
pub(crate) static TE913C6C1: [(&str, &str); 7] = [
    ("sem", "atomic(global(src1), src2, |old, v, other| old - v)"),
    ("latency", "(double ? 86 : 172) + 1"),
    ("wait", "sy"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "6"),
    ("gens", "a6xx"),
];
pub(crate) static TE8E47EB6: [Flow; 8] = [
    Flow {
        from: End::Register(0),
        to: End::Register(0),
    },
    Flow {
        from: End::Register(1),
        to: End::Register(1),
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
        from: End::Register(2),
        to: End::Register(2),
    },
    Flow {
        from: End::Memory,
        to: End::Register(0),
    },
    Flow {
        from: End::Memory,
        to: End::Register(1),
    },
    Flow {
        from: End::Memory,
        to: End::Register(2),
    },
];
pub(crate) static T7B152D4F: [(&str, &str); 7] = [
    ("sem", "atomic(global(src1), src2, |old, v, other| v)"),
    ("latency", "(double ? 86 : 172) + 1"),
    ("wait", "sy"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "6"),
    ("gens", "a6xx"),
];
pub(crate) static TB16C6E56: [Flow; 8] = [
    Flow {
        from: End::Register(0),
        to: End::Register(0),
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
        to: End::Register(0),
    },
    Flow {
        from: End::Memory,
        to: End::Register(1),
    },
    Flow {
        from: End::Memory,
        to: End::Register(2),
    },
    Flow {
        from: End::Memory,
        to: End::Memory,
    },
];
pub(crate) static T066E1AAC: [(&str, &str); 7] = [
    ("sem", "atomic(global(src1), src2, |old, v, other| old + 1)"),
    ("latency", "(double ? 86 : 172) + 1"),
    ("wait", "sy"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "6"),
    ("gens", "a6xx"),
];
pub(crate) static T5515DF6E: [(&str, &str); 7] = [
    ("sem", "atomic(global(src1), src2, |old, v, other| old - 1)"),
    ("latency", "(double ? 86 : 172) + 1"),
    ("wait", "sy"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "6"),
    ("gens", "a6xx"),
];
pub(crate) static TAA23F8E2: [(&str, &str); 7] = [
    ("sem", "atomic(global(src1), src2, |old, v, other| old == other ? v : old)"),
    ("latency", "(double ? 86 : 172) + 1"),
    ("wait", "sy"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "6"),
    ("gens", "a6xx"),
];
pub(crate) static T479145B8: [(&str, &str); 7] = [
    (
        "sem",
        "atomic(global(src1), src2, |old, v, other| is_signed(type) ? min_s(old, v) : min_u(old, v))",
    ),
    ("latency", "(double ? 86 : 172) + 1"),
    ("wait", "sy"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "6"),
    ("gens", "a6xx"),
];
pub(crate) static TB47AA530: [(&str, &str); 7] = [
    (
        "sem",
        "atomic(global(src1), src2, |old, v, other| is_signed(type) ? max_s(old, v) : max_u(old, v))",
    ),
    ("latency", "(double ? 86 : 172) + 1"),
    ("wait", "sy"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "6"),
    ("gens", "a6xx"),
];
pub(crate) static T4E3E3872: [(&str, &str); 7] = [
    ("sem", "atomic(global(src1), src2, |old, v, other| old & v)"),
    ("latency", "(double ? 86 : 172) + 1"),
    ("wait", "sy"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "6"),
    ("gens", "a6xx"),
];
pub(crate) static T404E18E4: [(&str, &str); 7] = [
    ("sem", "atomic(global(src1), src2, |old, v, other| old | v)"),
    ("latency", "(double ? 86 : 172) + 1"),
    ("wait", "sy"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "6"),
    ("gens", "a6xx"),
];
pub(crate) static T844FEE1A: [(&str, &str); 7] = [
    ("sem", "atomic(global(src1), src2, |old, v, other| old ^ v)"),
    ("latency", "(double ? 86 : 172) + 1"),
    ("wait", "sy"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "6"),
    ("gens", "a6xx"),
];
pub(crate) static TB56DEF3B: [Piece; 1] = [Piece { word: 6, value: 0, len: 2 }];
pub(crate) static T588E2251: [Piece; 1] = [Piece { word: 1, value: 0, len: 3 }];
pub(crate) static T2843C540: [Expr; 1] = [
    Expr::Bin(BinOp::Eq, &Expr::Operand(4), &Expr::Num(0)),
];
pub(crate) static T74B3DC3E: [Piece; 1] = [Piece { word: 8, value: 0, len: 1 }];
pub(crate) static TB0B21DFA: [Operand; 12] = [
    Operand {
        name: "sy",
        kind: 0,
        width: 1,
        pieces: &TD156CF1A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "jp",
        kind: 1,
        width: 1,
        pieces: &T780EC3AE,
        ..Operand::DEFAULT
    },
    Operand {
        name: "typed",
        kind: 37,
        width: 1,
        pieces: &TE8B83AF2,
        ..Operand::DEFAULT
    },
    Operand {
        name: "type",
        kind: 9,
        width: 3,
        pieces: &TC3AB3B9F,
        ..Operand::DEFAULT
    },
    Operand {
        name: "mode",
        kind: 38,
        width: 2,
        pieces: &TB56DEF3B,
        ..Operand::DEFAULT
    },
    Operand {
        name: "base",
        kind: 7,
        width: 3,
        pieces: &T588E2251,
        ..Operand::DEFAULT
    },
    Operand {
        name: "src1",
        kind: 12,
        width: 8,
        dir: Dir::InOut,
        pieces: &TA79CEA2A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "src2",
        kind: 12,
        width: 8,
        pieces: &TC549DF0F,
        ..Operand::DEFAULT
    },
    Operand {
        name: "ssbo",
        kind: 36,
        width: 8,
        args: &T2843C540,
        pieces: &T122F26AC,
        ..Operand::DEFAULT
    },
    Operand {
        name: "n1",
        kind: 7,
        width: 2,
        pieces: &T12E7D592,
        ..Operand::DEFAULT
    },
    Operand {
        name: "d1",
        kind: 7,
        width: 2,
        pieces: &TB8AE193C,
        ..Operand::DEFAULT
    },
    Operand {
        name: "bindless",
        kind: 7,
        width: 1,
        pieces: &T74B3DC3E,
        ..Operand::DEFAULT
    },
];
pub(crate) static T9DDF0EAC: [Part; 2] = [
    Part::Text(".base"),
    Part::Operand {
        index: 5,
        lead: "",
        trail: "",
        optional: false,
    },
];
pub(crate) static TC9788064: [Part; 20] = [
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
    Part::Name,
    Part::Operand {
        index: 2,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text("."),
    Part::Let(2),
    Part::Text("d."),
    Part::Operand {
        index: 3,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text("."),
    Part::Let(1),
    Part::Text("."),
    Part::Operand {
        index: 4,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Choice {
        cond: Expr::Operand(11),
        yes: &T9DDF0EAC,
        no: &[],
    },
    Part::Text(" "),
    Part::Choice {
        cond: Expr::Let(0),
        yes: &TAE6DB4CB,
        no: &[],
    },
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
    Part::Text(", "),
    Part::Operand {
        index: 8,
        lead: "",
        trail: "",
        optional: false,
    },
];
pub(crate) static T8AA09525: [&[Part]; 1] = [&TC9788064];
pub(crate) static TF82BC5D8: [Touch; 6] = [
    Touch {
        file: 0,
        which: Which::Operand(6),
        reads: 32,
        writes: 32,
    },
    Touch {
        file: 0,
        which: Which::Operand(7),
        reads: 32,
        writes: 0,
    },
    Touch {
        file: 0,
        which: Which::Computed,
        reads: 32,
        writes: 32,
    },
    Touch {
        file: 1,
        which: Which::Computed,
        reads: 16,
        writes: 16,
    },
    Touch {
        file: 4,
        which: Which::Computed,
        reads: 64,
        writes: 0,
    },
    Touch {
        file: 5,
        which: Which::Computed,
        reads: 64,
        writes: 0,
    },
];
pub(crate) static TD1FAD615: [Flow; 22] = [
    Flow {
        from: End::Register(0),
        to: End::Register(0),
    },
    Flow {
        from: End::Register(1),
        to: End::Register(0),
    },
    Flow {
        from: End::Register(1),
        to: End::Register(2),
    },
    Flow {
        from: End::Register(1),
        to: End::Register(3),
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
        from: End::Register(2),
        to: End::Register(0),
    },
    Flow {
        from: End::Register(2),
        to: End::Register(2),
    },
    Flow {
        from: End::Register(2),
        to: End::Register(3),
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
        from: End::Register(3),
        to: End::Register(3),
    },
    Flow {
        from: End::Register(4),
        to: End::Address,
    },
    Flow {
        from: End::Register(5),
        to: End::Register(0),
    },
    Flow {
        from: End::Register(5),
        to: End::Register(2),
    },
    Flow {
        from: End::Register(5),
        to: End::Register(3),
    },
    Flow {
        from: End::Register(5),
        to: End::Memory,
    },
    Flow {
        from: End::Register(5),
        to: End::Address,
    },
    Flow {
        from: End::Memory,
        to: End::Register(0),
    },
    Flow {
        from: End::Memory,
        to: End::Register(2),
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
pub(crate) static TE5690275: [(&str, &str); 7] = [
    (
        "sem",
        "require(typed == 0 && bindless == 0, Image);\nrequire(type >= 2, NotPublic);\nlet at = zext(R[src2], 64) << 2;\nlet v = R[(src1 + 1) % 256];\nlet other = R[(src1 + 2) % 256];\nlet old = load_buffer(at, type);\nstore_buffer(at, type, old + v);\nset_reg(src1, small(type), old);",
    ),
    ("latency", "(double ? 86 : 172) + 1"),
    ("wait", "sy"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "6"),
    ("gens", "a6xx"),
];
pub(crate) static T7A34B483: [(&str, &str); 7] = [
    (
        "sem",
        "require(typed == 0 && bindless == 0, Image);\nrequire(type >= 2, NotPublic);\nlet at = zext(R[src2], 64) << 2;\nlet v = R[(src1 + 1) % 256];\nlet other = R[(src1 + 2) % 256];\nlet old = load_buffer(at, type);\nstore_buffer(at, type, old - v);\nset_reg(src1, small(type), old);",
    ),
    ("latency", "(double ? 86 : 172) + 1"),
    ("wait", "sy"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "6"),
    ("gens", "a6xx"),
];
pub(crate) static T4DC5A408: [Flow; 19] = [
    Flow {
        from: End::Register(0),
        to: End::Register(0),
    },
    Flow {
        from: End::Register(1),
        to: End::Register(0),
    },
    Flow {
        from: End::Register(1),
        to: End::Register(2),
    },
    Flow {
        from: End::Register(1),
        to: End::Register(3),
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
        to: End::Register(2),
    },
    Flow {
        from: End::Register(2),
        to: End::Register(3),
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
        from: End::Register(3),
        to: End::Register(3),
    },
    Flow {
        from: End::Register(4),
        to: End::Address,
    },
    Flow {
        from: End::Register(5),
        to: End::Register(0),
    },
    Flow {
        from: End::Register(5),
        to: End::Register(2),
    },
    Flow {
        from: End::Register(5),
        to: End::Register(3),
    },
    Flow {
        from: End::Register(5),
        to: End::Address,
    },
    Flow {
        from: End::Memory,
        to: End::Register(0),
    },
    Flow {
        from: End::Memory,
        to: End::Register(2),
    },
    Flow {
        from: End::Memory,
        to: End::Register(3),
    },
];
pub(crate) static TF4659749: [(&str, &str); 7] = [
    (
        "sem",
        "require(typed == 0 && bindless == 0, Image);\nrequire(type >= 2, NotPublic);\nlet at = zext(R[src2], 64) << 2;\nlet v = R[(src1 + 1) % 256];\nlet other = R[(src1 + 2) % 256];\nlet old = load_buffer(at, type);\nstore_buffer(at, type, v);\nset_reg(src1, small(type), old);",
    ),
    ("latency", "(double ? 86 : 172) + 1"),
    ("wait", "sy"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "6"),
    ("gens", "a6xx"),
];
pub(crate) static TB7BB8436: [(&str, &str); 7] = [
    (
        "sem",
        "require(typed == 0 && bindless == 0, Image);\nrequire(type >= 2, NotPublic);\nlet at = zext(R[src2], 64) << 2;\nlet v = R[(src1 + 1) % 256];\nlet other = R[(src1 + 2) % 256];\nlet old = load_buffer(at, type);\nstore_buffer(at, type, old == other ? v : old);\nset_reg(src1, small(type), old);",
    ),
    ("latency", "(double ? 86 : 172) + 1"),
    ("wait", "sy"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "6"),
    ("gens", "a6xx"),
];
pub(crate) static TC074B8F0: [(&str, &str); 7] = [
    (
        "sem",
        "require(typed == 0 && bindless == 0, Image);\nrequire(type >= 2, NotPublic);\nlet at = zext(R[src2], 64) << 2;\nlet v = R[(src1 + 1) % 256];\nlet other = R[(src1 + 2) % 256];\nlet old = load_buffer(at, type);\nstore_buffer(at, type, is_signed(type) ? min_s(old, v) : min_u(old, v));\nset_reg(src1, small(type), old);",
    ),
    ("latency", "(double ? 86 : 172) + 1"),
    ("wait", "sy"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "6"),
    ("gens", "a6xx"),
];
pub(crate) static T166A92D8: [(&str, &str); 7] = [
    (
        "sem",
        "require(typed == 0 && bindless == 0, Image);\nrequire(type >= 2, NotPublic);\nlet at = zext(R[src2], 64) << 2;\nlet v = R[(src1 + 1) % 256];\nlet other = R[(src1 + 2) % 256];\nlet old = load_buffer(at, type);\nstore_buffer(at, type, is_signed(type) ? max_s(old, v) : max_u(old, v));\nset_reg(src1, small(type), old);",
    ),
    ("latency", "(double ? 86 : 172) + 1"),
    ("wait", "sy"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "6"),
    ("gens", "a6xx"),
];
pub(crate) static T895EC2AA: [(&str, &str); 7] = [
    (
        "sem",
        "require(typed == 0 && bindless == 0, Image);\nrequire(type >= 2, NotPublic);\nlet at = zext(R[src2], 64) << 2;\nlet v = R[(src1 + 1) % 256];\nlet other = R[(src1 + 2) % 256];\nlet old = load_buffer(at, type);\nstore_buffer(at, type, old & v);\nset_reg(src1, small(type), old);",
    ),
    ("latency", "(double ? 86 : 172) + 1"),
    ("wait", "sy"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "6"),
    ("gens", "a6xx"),
];
pub(crate) static T0343BC7C: [(&str, &str); 7] = [
    (
        "sem",
        "require(typed == 0 && bindless == 0, Image);\nrequire(type >= 2, NotPublic);\nlet at = zext(R[src2], 64) << 2;\nlet v = R[(src1 + 1) % 256];\nlet other = R[(src1 + 2) % 256];\nlet old = load_buffer(at, type);\nstore_buffer(at, type, old | v);\nset_reg(src1, small(type), old);",
    ),
    ("latency", "(double ? 86 : 172) + 1"),
    ("wait", "sy"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "6"),
    ("gens", "a6xx"),
];
pub(crate) static TDADD1132: [(&str, &str); 7] = [
    (
        "sem",
        "require(typed == 0 && bindless == 0, Image);\nrequire(type >= 2, NotPublic);\nlet at = zext(R[src2], 64) << 2;\nlet v = R[(src1 + 1) % 256];\nlet other = R[(src1 + 2) % 256];\nlet old = load_buffer(at, type);\nstore_buffer(at, type, old ^ v);\nset_reg(src1, small(type), old);",
    ),
    ("latency", "(double ? 86 : 172) + 1"),
    ("wait", "sy"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "6"),
    ("gens", "a6xx"),
];
pub(crate) static T95E86B1D: [Operand; 12] = [
    Operand {
        name: "sy",
        kind: 0,
        width: 1,
        pieces: &TD156CF1A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "jp",
        kind: 1,
        width: 1,
        pieces: &T780EC3AE,
        ..Operand::DEFAULT
    },
    Operand {
        name: "typed",
        kind: 37,
        width: 1,
        pieces: &TE8B83AF2,
        ..Operand::DEFAULT
    },
    Operand {
        name: "type",
        kind: 9,
        width: 3,
        pieces: &TC3AB3B9F,
        ..Operand::DEFAULT
    },
    Operand {
        name: "mode",
        kind: 38,
        width: 2,
        pieces: &TB56DEF3B,
        ..Operand::DEFAULT
    },
    Operand {
        name: "base",
        kind: 7,
        width: 3,
        pieces: &T588E2251,
        ..Operand::DEFAULT
    },
    Operand {
        name: "src1",
        kind: 12,
        width: 8,
        dir: Dir::Out,
        pieces: &TA79CEA2A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "src2",
        kind: 12,
        width: 8,
        pieces: &TC549DF0F,
        ..Operand::DEFAULT
    },
    Operand {
        name: "ssbo",
        kind: 36,
        width: 8,
        args: &T2843C540,
        pieces: &T122F26AC,
        ..Operand::DEFAULT
    },
    Operand {
        name: "n1",
        kind: 7,
        width: 2,
        pieces: &T12E7D592,
        ..Operand::DEFAULT
    },
    Operand {
        name: "d1",
        kind: 7,
        width: 2,
        pieces: &TB8AE193C,
        ..Operand::DEFAULT
    },
    Operand {
        name: "bindless",
        kind: 7,
        width: 1,
        pieces: &T74B3DC3E,
        ..Operand::DEFAULT
    },
];
pub(crate) static T7E23F1F6: [Touch; 5] = [
    Touch {
        file: 0,
        which: Which::Operand(7),
        reads: 32,
        writes: 0,
    },
    Touch {
        file: 0,
        which: Which::Computed,
        reads: 32,
        writes: 32,
    },
    Touch {
        file: 1,
        which: Which::Computed,
        reads: 16,
        writes: 16,
    },
    Touch {
        file: 4,
        which: Which::Computed,
        reads: 64,
        writes: 0,
    },
    Touch {
        file: 5,
        which: Which::Computed,
        reads: 64,
        writes: 0,
    },
];
pub(crate) static T2CD63A5F: [Flow; 15] = [
    Flow {
        from: End::Register(0),
        to: End::Register(1),
    },
    Flow {
        from: End::Register(0),
        to: End::Register(2),
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
        to: End::Register(2),
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
        from: End::Register(3),
        to: End::Address,
    },
    Flow {
        from: End::Register(4),
        to: End::Register(1),
    },
    Flow {
        from: End::Register(4),
        to: End::Register(2),
    },
    Flow {
        from: End::Register(4),
        to: End::Address,
    },
    Flow {
        from: End::Memory,
        to: End::Register(1),
    },
    Flow {
        from: End::Memory,
        to: End::Register(2),
    },
    Flow {
        from: End::State,
        to: End::Register(1),
    },
    Flow {
        from: End::State,
        to: End::Register(2),
    },
];
pub(crate) static T302A5C3F: [(&str, &str); 7] = [
    (
        "sem",
        "require(bindless == 0, Image);\nif typed == 1 {\n  load_image(src2, src1);\n} else {\n  for i in 0..n {\n    let at = zext(R[src2], 64) * bits(step(type), 64) + i * step(type);\n    set_reg((src1 + i) % 256, small(type), load_buffer(at, type));\n  }\n}",
    ),
    ("latency", "(double ? 86 : 172) + 1"),
    ("wait", "sy"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "6"),
    ("gens", "a6xx"),
];
pub(crate) static TCF34BAE5: [Operand; 12] = [
    Operand {
        name: "sy",
        kind: 0,
        width: 1,
        pieces: &TD156CF1A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "jp",
        kind: 1,
        width: 1,
        pieces: &T780EC3AE,
        ..Operand::DEFAULT
    },
    Operand {
        name: "typed",
        kind: 37,
        width: 1,
        pieces: &TE8B83AF2,
        ..Operand::DEFAULT
    },
    Operand {
        name: "type",
        kind: 9,
        width: 3,
        pieces: &TC3AB3B9F,
        ..Operand::DEFAULT
    },
    Operand {
        name: "mode",
        kind: 38,
        width: 2,
        pieces: &TB56DEF3B,
        ..Operand::DEFAULT
    },
    Operand {
        name: "base",
        kind: 7,
        width: 3,
        pieces: &T588E2251,
        ..Operand::DEFAULT
    },
    Operand {
        name: "src1",
        kind: 12,
        width: 8,
        pieces: &TA79CEA2A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "src2",
        kind: 12,
        width: 8,
        pieces: &TC549DF0F,
        ..Operand::DEFAULT
    },
    Operand {
        name: "ssbo",
        kind: 36,
        width: 8,
        args: &T2843C540,
        pieces: &T122F26AC,
        ..Operand::DEFAULT
    },
    Operand {
        name: "n1",
        kind: 7,
        width: 2,
        pieces: &T12E7D592,
        ..Operand::DEFAULT
    },
    Operand {
        name: "d1",
        kind: 7,
        width: 2,
        pieces: &TB8AE193C,
        ..Operand::DEFAULT
    },
    Operand {
        name: "bindless",
        kind: 7,
        width: 1,
        pieces: &T74B3DC3E,
        ..Operand::DEFAULT
    },
];
pub(crate) static T96D0B03E: [Touch; 5] = [
    Touch {
        file: 0,
        which: Which::Operand(7),
        reads: 32,
        writes: 0,
    },
    Touch {
        file: 0,
        which: Which::Computed,
        reads: 32,
        writes: 0,
    },
    Touch {
        file: 1,
        which: Which::Computed,
        reads: 16,
        writes: 0,
    },
    Touch {
        file: 4,
        which: Which::Computed,
        reads: 64,
        writes: 0,
    },
    Touch {
        file: 5,
        which: Which::Computed,
        reads: 64,
        writes: 0,
    },
];
pub(crate) static TA19DCB5A: [Flow; 6] = [
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
        from: End::Register(2),
        to: End::Memory,
    },
    Flow {
        from: End::Register(3),
        to: End::Address,
    },
    Flow {
        from: End::Register(4),
        to: End::Address,
    },
];
pub(crate) static T6C844412: [(&str, &str); 7] = [
    (
        "sem",
        "require(bindless == 0, Image);\nif typed == 1 {\n  store_image(src2, src1);\n} else {\n  for i in 0..n {\n    let at = zext(R[src2], 64) * bits(step(type), 64) + i * step(type);\n    store_buffer(at, type, get((src1 + i) % 256, type));\n  }\n}",
    ),
    ("latency", "(double ? 86 : 172) + 1"),
    ("wait", "sy"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "6"),
    ("gens", "a6xx"),
];
pub(crate) static TA016C048: [Operand; 11] = [
    Operand {
        name: "sy",
        kind: 0,
        width: 1,
        pieces: &TD156CF1A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "jp",
        kind: 1,
        width: 1,
        pieces: &T780EC3AE,
        ..Operand::DEFAULT
    },
    Operand {
        name: "typed",
        kind: 37,
        width: 1,
        pieces: &TE8B83AF2,
        ..Operand::DEFAULT
    },
    Operand {
        name: "type",
        kind: 9,
        width: 3,
        pieces: &TC3AB3B9F,
        ..Operand::DEFAULT
    },
    Operand {
        name: "mode",
        kind: 38,
        width: 2,
        pieces: &TB56DEF3B,
        ..Operand::DEFAULT
    },
    Operand {
        name: "base",
        kind: 7,
        width: 3,
        pieces: &T588E2251,
        ..Operand::DEFAULT
    },
    Operand {
        name: "dst",
        kind: 12,
        width: 8,
        dir: Dir::Out,
        pieces: &TA79CEA2A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "ssbo",
        kind: 36,
        width: 8,
        args: &T2843C540,
        pieces: &T122F26AC,
        ..Operand::DEFAULT
    },
    Operand {
        name: "n1",
        kind: 7,
        width: 2,
        pieces: &T12E7D592,
        ..Operand::DEFAULT
    },
    Operand {
        name: "d1",
        kind: 7,
        width: 2,
        pieces: &TB8AE193C,
        ..Operand::DEFAULT
    },
    Operand {
        name: "bindless",
        kind: 7,
        width: 1,
        pieces: &T74B3DC3E,
        ..Operand::DEFAULT
    },
];
pub(crate) static TFAEBCD01: [Let; 3] = [
    Let {
        name: "h",
        value: Expr::In(&Expr::Operand(3), &T554A7ACF),
    },
    Let {
        name: "n",
        value: Expr::Bin(BinOp::Add, &Expr::Operand(8), &Expr::Num(1)),
    },
    Let {
        name: "d",
        value: Expr::Bin(BinOp::Add, &Expr::Operand(9), &Expr::Num(1)),
    },
];
pub(crate) static T203F7DAB: [Part; 17] = [
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
    Part::Name,
    Part::Operand {
        index: 2,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text("."),
    Part::Let(2),
    Part::Text("d."),
    Part::Operand {
        index: 3,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text("."),
    Part::Let(1),
    Part::Text("."),
    Part::Operand {
        index: 4,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Choice {
        cond: Expr::Operand(10),
        yes: &T9DDF0EAC,
        no: &[],
    },
    Part::Text(" "),
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
];
pub(crate) static T87215CD7: [&[Part]; 1] = [&T203F7DAB];
pub(crate) static T84DD2285: [(&str, &str); 7] = [
    ("sem", "require(bindless == 0, Image);\nsized_image();"),
    ("latency", "6"),
    ("wait", "ss"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "6"),
    ("gens", "a6xx"),
];
pub(crate) static TFC025D3B: [Expr; 1] = [
    Expr::Bin(BinOp::Eq, &Expr::Operand(3), &Expr::Num(0)),
];
pub(crate) static TCF319AFC: [Operand; 11] = [
    Operand {
        name: "sy",
        kind: 0,
        width: 1,
        pieces: &TD156CF1A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "jp",
        kind: 1,
        width: 1,
        pieces: &T780EC3AE,
        ..Operand::DEFAULT
    },
    Operand {
        name: "idx",
        kind: 7,
        width: 2,
        pieces: &TB8AE193C,
        ..Operand::DEFAULT
    },
    Operand {
        name: "mode",
        kind: 38,
        width: 2,
        pieces: &TB56DEF3B,
        ..Operand::DEFAULT
    },
    Operand {
        name: "base",
        kind: 7,
        width: 3,
        pieces: &T588E2251,
        ..Operand::DEFAULT
    },
    Operand {
        name: "dst",
        kind: 12,
        width: 8,
        dir: Dir::Out,
        pieces: &TA79CEA2A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "src1",
        kind: 36,
        width: 8,
        args: &T1D41BE4D,
        pieces: &TC549DF0F,
        ..Operand::DEFAULT
    },
    Operand {
        name: "ssbo",
        kind: 36,
        width: 8,
        args: &TFC025D3B,
        pieces: &T122F26AC,
        ..Operand::DEFAULT
    },
    Operand {
        name: "imm1",
        kind: 7,
        width: 1,
        pieces: &TFAD49B35,
        ..Operand::DEFAULT
    },
    Operand {
        name: "n1",
        kind: 7,
        width: 2,
        pieces: &T12E7D592,
        ..Operand::DEFAULT
    },
    Operand {
        name: "bindless",
        kind: 7,
        width: 1,
        pieces: &T74B3DC3E,
        ..Operand::DEFAULT
    },
];
pub(crate) static T2187010F: [Let; 2] = [
    Let {
        name: "h",
        value: Expr::Num(0),
    },
    Let {
        name: "n",
        value: Expr::Bin(BinOp::Add, &Expr::Operand(9), &Expr::Num(1)),
    },
];
pub(crate) static TD4CD6CC1: [Part; 2] = [
    Part::Text(".base"),
    Part::Operand {
        index: 4,
        lead: "",
        trail: "",
        optional: false,
    },
];
pub(crate) static T50AE667A: [Part; 16] = [
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
    Part::Name,
    Part::Text(".offset"),
    Part::Operand {
        index: 2,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text("."),
    Part::Let(1),
    Part::Text("."),
    Part::Operand {
        index: 3,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Choice {
        cond: Expr::Operand(10),
        yes: &TD4CD6CC1,
        no: &[],
    },
    Part::Text(" "),
    Part::Operand {
        index: 5,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", "),
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
];
pub(crate) static T8F883513: [&[Part]; 1] = [&T50AE667A];
pub(crate) static T6010C037: [Touch; 2] = [
    Touch {
        file: 0,
        which: Which::Computed,
        reads: 32,
        writes: 32,
    },
    Touch {
        file: 3,
        which: Which::Computed,
        reads: 64,
        writes: 0,
    },
];
pub(crate) static T9FD46CD7: [Flow; 4] = [
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
        to: End::Address,
    },
    Flow {
        from: End::Memory,
        to: End::Register(0),
    },
];
pub(crate) static T95359C7E: [(&str, &str); 7] = [
    (
        "sem",
        "let a = vec4(ssbo, src1) + 4 * idx;\nfor i in 0..n {\n  set_full((dst + i) % 256, mem[a + 4 * i, 4]);\n}",
    ),
    ("latency", "(double ? 21 + 8 * n : 36 + 8 * n) / 2"),
    ("wait", "sy"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "6"),
    ("gens", "a6xx"),
];
pub(crate) static TC10162BA: [Expr; 1] = [
    Expr::Bin(BinOp::Eq, &Expr::Operand(2), &Expr::Num(0)),
];
pub(crate) static TBD15165F: [Operand; 10] = [
    Operand {
        name: "sy",
        kind: 0,
        width: 1,
        pieces: &TD156CF1A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "jp",
        kind: 1,
        width: 1,
        pieces: &T780EC3AE,
        ..Operand::DEFAULT
    },
    Operand {
        name: "mode",
        kind: 38,
        width: 2,
        pieces: &TB56DEF3B,
        ..Operand::DEFAULT
    },
    Operand {
        name: "base",
        kind: 7,
        width: 3,
        pieces: &T588E2251,
        ..Operand::DEFAULT
    },
    Operand {
        name: "src1",
        kind: 36,
        width: 8,
        args: &T792A20B8,
        pieces: &TC549DF0F,
        ..Operand::DEFAULT
    },
    Operand {
        name: "ssbo",
        kind: 36,
        width: 8,
        args: &TC10162BA,
        pieces: &T122F26AC,
        ..Operand::DEFAULT
    },
    Operand {
        name: "count1",
        kind: 7,
        width: 8,
        pieces: &TA79CEA2A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "imm1",
        kind: 7,
        width: 1,
        pieces: &TFAD49B35,
        ..Operand::DEFAULT
    },
    Operand {
        name: "n1",
        kind: 7,
        width: 2,
        pieces: &T12E7D592,
        default: Some(0),
        ..Operand::DEFAULT
    },
    Operand {
        name: "bindless",
        kind: 7,
        width: 1,
        pieces: &T74B3DC3E,
        ..Operand::DEFAULT
    },
];
pub(crate) static T4E756A44: [Let; 2] = [
    Let {
        name: "h",
        value: Expr::Num(0),
    },
    Let {
        name: "n",
        value: Expr::Bin(BinOp::Add, &Expr::Operand(6), &Expr::Num(1)),
    },
];
pub(crate) static T2E34DD6A: [Part; 2] = [
    Part::Text(".base"),
    Part::Operand {
        index: 3,
        lead: "",
        trail: "",
        optional: false,
    },
];
pub(crate) static T5043BB44: [Part; 12] = [
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
    Part::Text("ldc"),
    Part::Text("."),
    Part::Let(1),
    Part::Text(".k."),
    Part::Operand {
        index: 2,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Choice {
        cond: Expr::Operand(9),
        yes: &T2E34DD6A,
        no: &[],
    },
    Part::Text(" c[a1.x], "),
    Part::Operand {
        index: 4,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(", "),
    Part::Operand {
        index: 5,
        lead: "",
        trail: "",
        optional: false,
    },
];
pub(crate) static TA7BB20BA: [&[Part]; 1] = [&T5043BB44];
pub(crate) static T6DF25962: [Touch; 4] = [
    Touch {
        file: 0,
        which: Which::Fixed(245),
        reads: 16,
        writes: 0,
    },
    Touch {
        file: 0,
        which: Which::Computed,
        reads: 32,
        writes: 0,
    },
    Touch {
        file: 2,
        which: Which::Computed,
        reads: 32,
        writes: 32,
    },
    Touch {
        file: 3,
        which: Which::Computed,
        reads: 64,
        writes: 0,
    },
];
pub(crate) static T690405DF: [Flow; 5] = [
    Flow {
        from: End::Register(0),
        to: End::Register(2),
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
        from: End::Register(3),
        to: End::Address,
    },
    Flow {
        from: End::Memory,
        to: End::Register(2),
    },
];
pub(crate) static T513F1F37: [(&str, &str); 7] = [
    (
        "sem",
        "let a = vec4(ssbo, src1);\nlet to = uint(R[245][15:0]);\nfor i in 0..4 * n {\n  C[(to + i) % 2048] = mem[a + 4 * i, 4];\n}",
    ),
    ("latency", "(double ? 86 : 172) + 1"),
    ("wait", "sy"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "6"),
    ("gens", "a6xx"),
];
pub(crate) static TF1FE9D8F: [Operand; 8] = [
    Operand {
        name: "sy",
        kind: 0,
        width: 1,
        pieces: &TD156CF1A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "jp",
        kind: 1,
        width: 1,
        pieces: &T780EC3AE,
        ..Operand::DEFAULT
    },
    Operand {
        name: "type",
        kind: 9,
        width: 3,
        pieces: &TC3AB3B9F,
        ..Operand::DEFAULT
    },
    Operand {
        name: "dst",
        kind: 12,
        width: 8,
        dir: Dir::Out,
        pieces: &TA79CEA2A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "n1",
        kind: 7,
        width: 2,
        pieces: &T12E7D592,
        default: Some(0),
        ..Operand::DEFAULT
    },
    Operand {
        name: "bindless",
        kind: 7,
        width: 1,
        pieces: &T74B3DC3E,
        default: Some(0),
        ..Operand::DEFAULT
    },
    Operand {
        name: "mode",
        kind: 39,
        width: 2,
        pieces: &TB56DEF3B,
        default: Some(0),
        ..Operand::DEFAULT
    },
    Operand {
        name: "base",
        kind: 7,
        width: 3,
        pieces: &T588E2251,
        default: Some(0),
        ..Operand::DEFAULT
    },
];
pub(crate) static TB876CA82: [Part; 7] = [
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
    Part::Name,
    Part::Text("."),
    Part::Operand {
        index: 2,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(" "),
    Part::Operand {
        index: 3,
        lead: "",
        trail: "",
        optional: false,
    },
];
pub(crate) static T37C62EC1: [&[Part]; 1] = [&TB876CA82];
pub(crate) static T7008FCDE: [Touch; 3] = [
    Touch {
        file: 0,
        which: Which::Operand(3),
        reads: 32,
        writes: 32,
    },
    Touch {
        file: 0,
        which: Which::Computed,
        reads: 32,
        writes: 32,
    },
    Touch {
        file: 1,
        which: Which::Computed,
        reads: 16,
        writes: 16,
    },
];
pub(crate) static TA18BACC7: [Flow; 6] = [
    Flow {
        from: End::Register(0),
        to: End::Register(0),
    },
    Flow {
        from: End::Register(1),
        to: End::Register(1),
    },
    Flow {
        from: End::Register(2),
        to: End::Register(2),
    },
    Flow {
        from: End::State,
        to: End::Register(0),
    },
    Flow {
        from: End::State,
        to: End::Register(1),
    },
    Flow {
        from: End::State,
        to: End::Register(2),
    },
];
pub(crate) static T667D99CA: [(&str, &str); 7] = [
    ("sem", "set_reg(dst, small(type), zext(core));"),
    ("wait", "sy"),
    ("latency", "(double ? 86 : 172) + 1"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "6"),
    ("gens", "a6xx"),
];
pub(crate) static TDB01E454: [(&str, &str); 7] = [
    ("sem", "set_reg(dst, small(type), zext(wave));"),
    ("wait", "sy"),
    ("latency", "(double ? 86 : 172) + 1"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "6"),
    ("gens", "a6xx"),
];
pub(crate) static T092C673D: [(&str, &str); 7] = [
    ("sem", "set_reg(dst, small(type), lane_index());"),
    ("wait", "ss"),
    ("latency", "(double ? 86 : 172) + 1"),
    ("slots", "0"),
    ("late", "ss"),
    ("category", "6"),
    ("gens", "a6xx"),
];
pub(crate) static T1A663FF3: [Piece; 1] = [
    Piece {
        word: 54,
        value: 0,
        len: 1,
    },
];
pub(crate) static TE1E558D6: [Operand; 6] = [
    Operand {
        name: "sy",
        kind: 0,
        width: 1,
        pieces: &TD156CF1A,
        ..Operand::DEFAULT
    },
    Operand {
        name: "jp",
        kind: 1,
        width: 1,
        pieces: &T780EC3AE,
        ..Operand::DEFAULT
    },
    Operand {
        name: "fg",
        kind: 40,
        width: 1,
        pieces: &T1A663FF3,
        ..Operand::DEFAULT
    },
    Operand {
        name: "fl",
        kind: 41,
        width: 1,
        pieces: &T0B725F5C,
        ..Operand::DEFAULT
    },
    Operand {
        name: "fr",
        kind: 42,
        width: 1,
        pieces: &TBD29B555,
        ..Operand::DEFAULT
    },
    Operand {
        name: "fw",
        kind: 43,
        width: 1,
        pieces: &TFFD8B7C6,
        ..Operand::DEFAULT
    },
];
pub(crate) static T19C009A5: [Part; 7] = [
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
    Part::Name,
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
    Part::Operand {
        index: 4,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Operand {
        index: 5,
        lead: "",
        trail: "",
        optional: false,
    },
];
pub(crate) static T8C82E5AA: [&[Part]; 1] = [&T19C009A5];
pub(crate) static TFE7E5960: [(&str, &str); 4] = [
    ("sem", "// a fiber alone waits for nobody"),
    ("slots", "0"),
    ("category", "7"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static TE67B15CE: [variants::State; 6] = [
    variants::State::new("depth", 64, &[]),
    variants::State::new("local", 64, &[]),
    variants::State::new("private", 64, &[]),
    variants::State::new("linked", 64, &[]),
    variants::State::new("core", 16, &[]),
    variants::State::new("wave", 16, &[]),
];
pub(crate) static TEAE73AEE: [(&str, u32); 11] = [
    ("Illegal", 0),
    ("FetchFault", 1),
    ("LoadFault", 2),
    ("StoreFault", 3),
    ("End", 4),
    ("Discard", 5),
    ("NotPublic", 6),
    ("Stages", 7),
    ("Texture", 8),
    ("Image", 9),
    ("CallDepth", 10),
];
pub(crate) static T8ADC7DFE: [(&str, &str); 4] = [
    (
        "float",
        "nan_result=default default_nan=positive nan_integer=largest tininess=after_rounding invalid=16 divide_by_zero=8 overflow=4 underflow=2 inexact=1 nearest_even=0 toward_zero=1 down=2 up=3 nearest_away=4 odd=5",
    ),
    ("vector_word", "hex64"),
    ("vector_target", "gen 320=a320 420=a420 540=a540 630=a630"),
    ("vector_delays", "instrs delay_merged=a630 delay_split=a320"),
];
pub(crate) static TCB04860A: [u16; 63] = [
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23,
    24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44,
    45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62,
];
pub(crate) static TBBC43EED: [&str; 2] = ["int", "float"];
pub(crate) static TA3803BF6: [Bank; 2] = [
    Bank {
        name: "int",
        file: 0,
        order: &TCB04860A,
        saved: &[],
        arguments: &TCB04860A,
        results: &TCB04860A,
        beyond: None,
        classes: &TBBC43EED,
        slot: 4,
    },
    Bank {
        name: "half",
        file: 1,
        order: &TCB04860A,
        saved: &[],
        arguments: &TCB04860A,
        results: &TCB04860A,
        beyond: None,
        classes: &[],
        slot: 2,
    },
];
pub(crate) static T7037A10B: [(&str, &str); 9] = [
    ("copy int", "mov.u32u32 {to}, {from}"),
    ("copy half", "mov.u16u16 {to}, {from}"),
    ("constant", "mov.s32s32 {to}, {number}"),
    ("return", "end"),
    ("jump", "jump #{label}"),
    ("condition", "cmps.s.ne p0.x, {from}, 0"),
    ("branch", "br p0.x, #{label}"),
    ("branch not", "br !p0.x, #{label}"),
    ("join jp", "(jp)nop"),
];
pub(crate) static TE01BBAC4: [u16; 63] = [
    128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144,
    145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161,
    162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178,
    179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189, 190,
];
pub(crate) static TC8CB78A2: [Bank; 2] = [
    Bank {
        name: "int",
        file: 0,
        order: &TCB04860A,
        saved: &[],
        arguments: &TCB04860A,
        results: &TCB04860A,
        beyond: None,
        classes: &TBBC43EED,
        slot: 4,
    },
    Bank {
        name: "half",
        file: 1,
        order: &TE01BBAC4,
        saved: &[],
        arguments: &TE01BBAC4,
        results: &TE01BBAC4,
        beyond: None,
        classes: &[],
        slot: 2,
    },
];
pub(crate) static T88EA1AFD: [u16; 192] = [
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23,
    24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44,
    45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65,
    66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86,
    87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105,
    106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122,
    123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139,
    140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156,
    157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 172, 173,
    174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189, 190,
    191,
];
pub(crate) static T1D224151: [u16; 64] = [
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23,
    24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44,
    45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63,
];
pub(crate) static T9F6300E3: [u16; 32] = [
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23,
    24, 25, 26, 27, 28, 29, 30, 31,
];
pub(crate) static T0261068B: [u16; 1] = [0];
pub(crate) static T7F9F6B65: [u16; 16] = [
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15,
];
pub(crate) static T9AFB086E: [Bank; 3] = [
    Bank {
        name: "int",
        file: 0,
        order: &T88EA1AFD,
        saved: &[],
        arguments: &T1D224151,
        results: &TCB04860A,
        beyond: None,
        classes: &TBBC43EED,
        slot: 4,
    },
    Bank {
        name: "half",
        file: 1,
        order: &T9F6300E3,
        saved: &[],
        arguments: &T9F6300E3,
        results: &T0261068B,
        beyond: None,
        classes: &[],
        slot: 2,
    },
    Bank {
        name: "const",
        file: 2,
        order: &T7F9F6B65,
        saved: &[],
        arguments: &[],
        results: &[],
        beyond: None,
        classes: &[],
        slot: 8,
    },
];
pub(crate) static TE5320D89: [(&str, &str); 136] = [
    ("copy int", "mov.u32u32 {to}, {from}"),
    ("copy half", "mov.u16u16 {to}, {from}"),
    ("constant", "mov.s32s32 {to}, {number}"),
    ("return", "end"),
    ("jump", "jump #{label}"),
    ("condition", "cmps.s.ne p0.x, {from}, 0"),
    ("branch", "br p0.x, #{label}"),
    ("branch not", "br !p0.x, #{label}"),
    ("join jp", "(jp)nop"),
    ("copy const int", "mov.u32u32 {to}, {from}"),
    (
        "service shader_constant_row - int number =half 4",
        "shl.b {b}, {a}, 2\nmova a0.x, {b}\n(rpt3)mov.u32u32 {to}, (r)c<a0.x + {number}>",
    ),
    (
        "service shader_array_get number int int =half",
        "min.u {base}, {a}, {b}\nmova a0.x, {base}\nmov.u32u32 {to}, r<a0.x + {number}>",
    ),
    (
        "service shader_array_put number int int row =half",
        "min.u {base}, {a}, {b}\nmova a0.x, {base}\nmov.u32u32 r<a0.x + {number}>, {from}",
    ),
    ("service shader_exp2 int", "exp2 {to}, {a}"),
    ("service shader_log2 int", "log2 {to}, {a}"),
    ("service shader_rsqrt int", "rsq {to}, {a}"),
    ("service shader_sqrt int", "sqrt {to}, {a}"),
    ("service shader_inverse int", "rcp {to}, {a}"),
    ("service shader_sin int", "sin {to}, {a}"),
    ("service shader_cos int", "cos {to}, {a}"),
    (
        "service shader_pow int int",
        "log2 {to}, {a}\nmul.f {to}, {to}, {b}\nexp2 {to}, {to}",
    ),
    (
        "service shader_to_half int =half",
        "cov.f32f16 (even){b}, {a}\ncov.u16u32 {to}, {b}",
    ),
    ("service shader_from_half int =half", "cov.u32u16 {b}, {a}\ncov.f16f32 {to}, {b}"),
    ("service shader_texel - number", ""),
    ("service layer int", "add.f {to}, {a}, (0.5)"),
    ("service texel int", ""),
    (
        "service shader_txl_1d number row row=0x3f000000 row2 4",
        "saml (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_2d number row row row2 4",
        "saml (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_rect number row row row2 4",
        "saml (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_3d number row row row row2 4",
        "saml.3d (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_1d_array number row row=0x3f000000 row:layer row2 4",
        "saml.a (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_2d_array number row row row:layer row2 4",
        "saml.a (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_shadow1d number row row=0x3f000000 row row2 4",
        "saml.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_shadow2d number row row row row2 4",
        "saml.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_shadowrect number row row row row2 4",
        "saml.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_shadow1d_array number row row=0x3f000000 row row:layer row2 4",
        "saml.a.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_shadow2d_array number row row row row:layer row2 4",
        "saml.a.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_cube number row row row  row2 4",
        "saml.3d (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_cubearray number row row row row:layer  row2 4",
        "saml.3d.a (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_shadowcube number row row row row  row2 4",
        "saml.3d.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_1d_offset number row row=0x3f000000 row2 row2=0 row2 4",
        "saml.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_2d_offset number row row row2 row2 row2 4",
        "saml.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_rect_offset number row row row2 row2 row2 4",
        "saml.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_3d_offset number row row row row2 row2 row2 row2 4",
        "saml.3d.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_1d_array_offset number row row=0x3f000000 row:layer row2 row2=0 row2 4",
        "saml.a.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_2d_array_offset number row row row:layer row2 row2 row2 4",
        "saml.a.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_shadow1d_offset number row row=0x3f000000 row row2 row2=0 row2 4",
        "saml.o.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_shadow2d_offset number row row row row2 row2 row2 4",
        "saml.o.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_shadowrect_offset number row row row row2 row2 row2 4",
        "saml.o.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_shadow1d_array_offset number row row=0x3f000000 row row:layer row2 row2=0 row2 4",
        "saml.a.o.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_shadow2d_array_offset number row row row row:layer row2 row2 row2 4",
        "saml.a.o.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_1d number row row=0x3f000000 row=0 row=0 row row=0 row row=0 4",
        "samgq (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_2d number row row row=0 row=0 row row row row 4",
        "samgq (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_rect number row row row=0 row=0 row row row row 4",
        "samgq (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_3d number row row row row=0 row row row row row row 4",
        "samgq.3d (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_1d_array number row row=0x3f000000 row:layer row=0 row row=0 row row=0 4",
        "samgq.a (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_2d_array number row row row:layer row=0 row row row row 4",
        "samgq.a (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_shadow1d number row row=0x3f000000 row row=0 row row=0 row row=0 4",
        "samgq.s (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_shadow2d number row row row row=0 row row row row 4",
        "samgq.s (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_shadowrect number row row row row=0 row row row row 4",
        "samgq.s (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_shadow1d_array number row row=0x3f000000 row row:layer  row row=0 row row=0 4",
        "samgq.a.s (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_shadow2d_array number row row row row:layer  row row row row 4",
        "samgq.a.s (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_cube number row row row row=0 row row row row row row 4",
        "samgq.3d (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_cubearray number row row row row:layer  row row row row row row 4",
        "samgq.3d.a (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_shadowcube number row row row row  row row row row row row 4",
        "samgq.3d.s (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_1d_offset number row row=0x3f000000 row=0 row=0 row row=0 row row=0 row2 row2=0 4",
        "samgq.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_2d_offset number row row row=0 row=0 row row row row row2 row2 4",
        "samgq.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_rect_offset number row row row=0 row=0 row row row row row2 row2 4",
        "samgq.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_3d_offset number row row row row=0 row row row row row row row2 row2 row2 4",
        "samgq.3d.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_1d_array_offset number row row=0x3f000000 row:layer row=0 row row=0 row row=0 row2 row2=0 4",
        "samgq.a.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_2d_array_offset number row row row:layer row=0 row row row row row2 row2 4",
        "samgq.a.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_shadow1d_offset number row row=0x3f000000 row row=0 row row=0 row row=0 row2 row2=0 4",
        "samgq.o.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_shadow2d_offset number row row row row=0 row row row row row2 row2 4",
        "samgq.o.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_shadowrect_offset number row row row row=0 row row row row row2 row2 4",
        "samgq.o.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_shadow1d_array_offset number row row=0x3f000000 row row:layer  row row=0 row row=0 row2 row2=0 4",
        "samgq.a.o.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_shadow2d_array_offset number row row row row:layer  row row row row row2 row2 4",
        "samgq.a.o.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txf_1d number row:texel row=0 row2 4",
        "isaml (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txf_2d number row:texel row:texel row2 4",
        "isaml (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txf_rect number row:texel row:texel row2 4",
        "isaml (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txf_3d number row:texel row:texel row:texel row2 4",
        "isaml.3d (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txf_1d_array number row:texel row=0 row row2 4",
        "isaml.a (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txf_2d_array number row:texel row:texel row row2 4",
        "isaml.a (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txf_1d_offset number row:texel row=0 row2 row2=0 row2 4",
        "isaml.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txf_2d_offset number row:texel row:texel row2 row2 row2 4",
        "isaml.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txf_rect_offset number row:texel row:texel row2 row2 row2 4",
        "isaml.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txf_3d_offset number row:texel row:texel row:texel row2 row2 row2 row2 4",
        "isaml.3d.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txf_1d_array_offset number row:texel row=0 row row2 row2=0 row2 4",
        "isaml.a.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txf_2d_array_offset number row:texel row:texel row row2 row2 row2 4",
        "isaml.a.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4r_2d number row row 4",
        "gather4r (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4r_rect number row row 4",
        "gather4r (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4r_2d_array number row row row:layer 4",
        "gather4r.a (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4g_2d number row row 4",
        "gather4g (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4g_rect number row row 4",
        "gather4g (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4g_2d_array number row row row:layer 4",
        "gather4g.a (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4b_2d number row row 4",
        "gather4b (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4b_rect number row row 4",
        "gather4b (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4b_2d_array number row row row:layer 4",
        "gather4b.a (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4a_2d number row row 4",
        "gather4a (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4a_rect number row row 4",
        "gather4a (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4a_2d_array number row row row:layer 4",
        "gather4a.a (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4r_cube  number row row row 4",
        "gather4r.3d (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4r_cubearray  number row row row row:layer 4",
        "gather4r.3d.a (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4g_cube  number row row row 4",
        "gather4g.3d (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4g_cubearray  number row row row row:layer 4",
        "gather4g.3d.a (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4b_cube  number row row row 4",
        "gather4b.3d (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4b_cubearray  number row row row row:layer 4",
        "gather4b.3d.a (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4a_cube  number row row row 4",
        "gather4a.3d (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4a_cubearray  number row row row row:layer 4",
        "gather4a.3d.a (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4r_2d_offset number row row row2 row2 4",
        "gather4r.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4r_rect_offset number row row row2 row2 4",
        "gather4r.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4r_2d_array_offset number row row row:layer row2 row2 4",
        "gather4r.a.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4g_2d_offset number row row row2 row2 4",
        "gather4g.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4g_rect_offset number row row row2 row2 4",
        "gather4g.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4g_2d_array_offset number row row row:layer row2 row2 4",
        "gather4g.a.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4b_2d_offset number row row row2 row2 4",
        "gather4b.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4b_rect_offset number row row row2 row2 4",
        "gather4b.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4b_2d_array_offset number row row row:layer row2 row2 4",
        "gather4b.a.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4a_2d_offset number row row row2 row2 4",
        "gather4a.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4a_rect_offset number row row row2 row2 4",
        "gather4a.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4a_2d_array_offset number row row row:layer row2 row2 4",
        "gather4a.a.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    ("service shader_txq_1d number int 4", "getsize (u32)(xyzw){to}, {a}, t#{number}"),
    ("service shader_txq_2d number int 4", "getsize (u32)(xyzw){to}, {a}, t#{number}"),
    ("service shader_txq_rect number int 4", "getsize (u32)(xyzw){to}, {a}, t#{number}"),
    ("service shader_txq_3d number int 4", "getsize (u32)(xyzw){to}, {a}, t#{number}"),
    (
        "service shader_txq_1d_array number int 4",
        "getsize (u32)(xyzw){to}, {a}, t#{number}",
    ),
    (
        "service shader_txq_2d_array number int 4",
        "getsize (u32)(xyzw){to}, {a}, t#{number}",
    ),
    (
        "service shader_txq_shadow1d number int 4",
        "getsize (u32)(xyzw){to}, {a}, t#{number}",
    ),
    (
        "service shader_txq_shadow2d number int 4",
        "getsize (u32)(xyzw){to}, {a}, t#{number}",
    ),
    (
        "service shader_txq_shadowrect number int 4",
        "getsize (u32)(xyzw){to}, {a}, t#{number}",
    ),
    (
        "service shader_txq_shadow1d_array number int 4",
        "getsize (u32)(xyzw){to}, {a}, t#{number}",
    ),
    (
        "service shader_txq_shadow2d_array number int 4",
        "getsize (u32)(xyzw){to}, {a}, t#{number}",
    ),
    (
        "service shader_txq_cube  number int 4",
        "getsize (u32)(xyzw){to}, {a}, t#{number}",
    ),
    (
        "service shader_txq_cubearray  number int 4",
        "getsize (u32)(xyzw){to}, {a}, t#{number}",
    ),
    (
        "service shader_txq_shadowcube  number int 4",
        "getsize (u32)(xyzw){to}, {a}, t#{number}",
    ),
    ("service shader_txq_levels number 4", "getinfo (u32)(zw){to}, t#{number}"),
    ("service shader_count int", ""),
];
pub(crate) static T52090592: [(FeatureSet, FeatureSet); 2] = [
    (FeatureSet([0x2, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
    (FeatureSet([0x4, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T9D717175: [(&str, &str); 165] = [
    ("copy int", "mov.u32u32 {to}, {from}"),
    ("copy half", "mov.u16u16 {to}, {from}"),
    ("constant", "mov.s32s32 {to}, {number}"),
    ("return", "end"),
    ("jump", "jump #{label}"),
    ("condition", "cmps.s.ne p0.x, {from}, 0"),
    ("branch", "br p0.x, #{label}"),
    ("branch not", "br !p0.x, #{label}"),
    ("join jp", "(jp)nop"),
    ("copy const int", "mov.u32u32 {to}, {from}"),
    (
        "service shader_constant_row - int number =half 4",
        "shl.b {b}, {a}, 2\nmova a0.x, {b}\n(rpt3)mov.u32u32 {to}, (r)c<a0.x + {number}>",
    ),
    (
        "service shader_array_get number int int =half",
        "min.u {base}, {a}, {b}\nmova a0.x, {base}\nmov.u32u32 {to}, r<a0.x + {number}>",
    ),
    (
        "service shader_array_put number int int row =half",
        "min.u {base}, {a}, {b}\nmova a0.x, {base}\nmov.u32u32 r<a0.x + {number}>, {from}",
    ),
    ("service shader_exp2 int", "exp2 {to}, {a}"),
    ("service shader_log2 int", "log2 {to}, {a}"),
    ("service shader_rsqrt int", "rsq {to}, {a}"),
    ("service shader_sqrt int", "sqrt {to}, {a}"),
    ("service shader_inverse int", "rcp {to}, {a}"),
    ("service shader_sin int", "sin {to}, {a}"),
    ("service shader_cos int", "cos {to}, {a}"),
    (
        "service shader_pow int int",
        "log2 {to}, {a}\nmul.f {to}, {to}, {b}\nexp2 {to}, {to}",
    ),
    (
        "service shader_to_half int =half",
        "cov.f32f16 (even){b}, {a}\ncov.u16u32 {to}, {b}",
    ),
    ("service shader_from_half int =half", "cov.u32u16 {b}, {a}\ncov.f16f32 {to}, {b}"),
    ("service shader_texel - number", ""),
    ("service layer int", "add.f {to}, {a}, (0.5)"),
    ("service texel int", ""),
    (
        "service shader_txl_1d number row row=0x3f000000 row2 4",
        "saml (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_2d number row row row2 4",
        "saml (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_rect number row row row2 4",
        "saml (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_3d number row row row row2 4",
        "saml.3d (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_1d_array number row row=0x3f000000 row:layer row2 4",
        "saml.a (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_2d_array number row row row:layer row2 4",
        "saml.a (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_shadow1d number row row=0x3f000000 row row2 4",
        "saml.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_shadow2d number row row row row2 4",
        "saml.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_shadowrect number row row row row2 4",
        "saml.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_shadow1d_array number row row=0x3f000000 row row:layer row2 4",
        "saml.a.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_shadow2d_array number row row row row:layer row2 4",
        "saml.a.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_cube number row row row  row2 4",
        "saml.3d (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_cubearray number row row row row:layer  row2 4",
        "saml.3d.a (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_shadowcube number row row row row  row2 4",
        "saml.3d.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_1d_offset number row row=0x3f000000 row2 row2=0 row2 4",
        "saml.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_2d_offset number row row row2 row2 row2 4",
        "saml.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_rect_offset number row row row2 row2 row2 4",
        "saml.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_3d_offset number row row row row2 row2 row2 row2 4",
        "saml.3d.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_1d_array_offset number row row=0x3f000000 row:layer row2 row2=0 row2 4",
        "saml.a.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_2d_array_offset number row row row:layer row2 row2 row2 4",
        "saml.a.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_shadow1d_offset number row row=0x3f000000 row row2 row2=0 row2 4",
        "saml.o.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_shadow2d_offset number row row row row2 row2 row2 4",
        "saml.o.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_shadowrect_offset number row row row row2 row2 row2 4",
        "saml.o.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_shadow1d_array_offset number row row=0x3f000000 row row:layer row2 row2=0 row2 4",
        "saml.a.o.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_shadow2d_array_offset number row row row row:layer row2 row2 row2 4",
        "saml.a.o.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_1d number row row=0x3f000000 row=0 row=0 row row=0 row row=0 4",
        "samgq (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_2d number row row row=0 row=0 row row row row 4",
        "samgq (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_rect number row row row=0 row=0 row row row row 4",
        "samgq (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_3d number row row row row=0 row row row row row row 4",
        "samgq.3d (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_1d_array number row row=0x3f000000 row:layer row=0 row row=0 row row=0 4",
        "samgq.a (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_2d_array number row row row:layer row=0 row row row row 4",
        "samgq.a (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_shadow1d number row row=0x3f000000 row row=0 row row=0 row row=0 4",
        "samgq.s (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_shadow2d number row row row row=0 row row row row 4",
        "samgq.s (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_shadowrect number row row row row=0 row row row row 4",
        "samgq.s (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_shadow1d_array number row row=0x3f000000 row row:layer  row row=0 row row=0 4",
        "samgq.a.s (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_shadow2d_array number row row row row:layer  row row row row 4",
        "samgq.a.s (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_cube number row row row row=0 row row row row row row 4",
        "samgq.3d (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_cubearray number row row row row:layer  row row row row row row 4",
        "samgq.3d.a (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_shadowcube number row row row row  row row row row row row 4",
        "samgq.3d.s (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_1d_offset number row row=0x3f000000 row=0 row=0 row row=0 row row=0 row2 row2=0 4",
        "samgq.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_2d_offset number row row row=0 row=0 row row row row row2 row2 4",
        "samgq.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_rect_offset number row row row=0 row=0 row row row row row2 row2 4",
        "samgq.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_3d_offset number row row row row=0 row row row row row row row2 row2 row2 4",
        "samgq.3d.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_1d_array_offset number row row=0x3f000000 row:layer row=0 row row=0 row row=0 row2 row2=0 4",
        "samgq.a.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_2d_array_offset number row row row:layer row=0 row row row row row2 row2 4",
        "samgq.a.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_shadow1d_offset number row row=0x3f000000 row row=0 row row=0 row row=0 row2 row2=0 4",
        "samgq.o.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_shadow2d_offset number row row row row=0 row row row row row2 row2 4",
        "samgq.o.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_shadowrect_offset number row row row row=0 row row row row row2 row2 4",
        "samgq.o.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_shadow1d_array_offset number row row=0x3f000000 row row:layer  row row=0 row row=0 row2 row2=0 4",
        "samgq.a.o.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_shadow2d_array_offset number row row row row:layer  row row row row row2 row2 4",
        "samgq.a.o.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txf_1d number row:texel row=0 row2 4",
        "isaml (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txf_2d number row:texel row:texel row2 4",
        "isaml (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txf_rect number row:texel row:texel row2 4",
        "isaml (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txf_3d number row:texel row:texel row:texel row2 4",
        "isaml.3d (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txf_1d_array number row:texel row=0 row row2 4",
        "isaml.a (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txf_2d_array number row:texel row:texel row row2 4",
        "isaml.a (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txf_1d_offset number row:texel row=0 row2 row2=0 row2 4",
        "isaml.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txf_2d_offset number row:texel row:texel row2 row2 row2 4",
        "isaml.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txf_rect_offset number row:texel row:texel row2 row2 row2 4",
        "isaml.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txf_3d_offset number row:texel row:texel row:texel row2 row2 row2 row2 4",
        "isaml.3d.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txf_1d_array_offset number row:texel row=0 row row2 row2=0 row2 4",
        "isaml.a.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txf_2d_array_offset number row:texel row:texel row row2 row2 row2 4",
        "isaml.a.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4r_2d number row row 4",
        "gather4r (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4r_rect number row row 4",
        "gather4r (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4r_2d_array number row row row:layer 4",
        "gather4r.a (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4g_2d number row row 4",
        "gather4g (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4g_rect number row row 4",
        "gather4g (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4g_2d_array number row row row:layer 4",
        "gather4g.a (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4b_2d number row row 4",
        "gather4b (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4b_rect number row row 4",
        "gather4b (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4b_2d_array number row row row:layer 4",
        "gather4b.a (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4a_2d number row row 4",
        "gather4a (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4a_rect number row row 4",
        "gather4a (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4a_2d_array number row row row:layer 4",
        "gather4a.a (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4r_cube  number row row row 4",
        "gather4r.3d (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4r_cubearray  number row row row row:layer 4",
        "gather4r.3d.a (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4g_cube  number row row row 4",
        "gather4g.3d (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4g_cubearray  number row row row row:layer 4",
        "gather4g.3d.a (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4b_cube  number row row row 4",
        "gather4b.3d (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4b_cubearray  number row row row row:layer 4",
        "gather4b.3d.a (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4a_cube  number row row row 4",
        "gather4a.3d (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4a_cubearray  number row row row row:layer 4",
        "gather4a.3d.a (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4r_2d_offset number row row row2 row2 4",
        "gather4r.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4r_rect_offset number row row row2 row2 4",
        "gather4r.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4r_2d_array_offset number row row row:layer row2 row2 4",
        "gather4r.a.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4g_2d_offset number row row row2 row2 4",
        "gather4g.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4g_rect_offset number row row row2 row2 4",
        "gather4g.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4g_2d_array_offset number row row row:layer row2 row2 4",
        "gather4g.a.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4b_2d_offset number row row row2 row2 4",
        "gather4b.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4b_rect_offset number row row row2 row2 4",
        "gather4b.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4b_2d_array_offset number row row row:layer row2 row2 4",
        "gather4b.a.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4a_2d_offset number row row row2 row2 4",
        "gather4a.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4a_rect_offset number row row row2 row2 4",
        "gather4a.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4a_2d_array_offset number row row row:layer row2 row2 4",
        "gather4a.a.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    ("service shader_txq_1d number int 4", "getsize (u32)(xyzw){to}, {a}, t#{number}"),
    ("service shader_txq_2d number int 4", "getsize (u32)(xyzw){to}, {a}, t#{number}"),
    ("service shader_txq_rect number int 4", "getsize (u32)(xyzw){to}, {a}, t#{number}"),
    ("service shader_txq_3d number int 4", "getsize (u32)(xyzw){to}, {a}, t#{number}"),
    (
        "service shader_txq_1d_array number int 4",
        "getsize (u32)(xyzw){to}, {a}, t#{number}",
    ),
    (
        "service shader_txq_2d_array number int 4",
        "getsize (u32)(xyzw){to}, {a}, t#{number}",
    ),
    (
        "service shader_txq_shadow1d number int 4",
        "getsize (u32)(xyzw){to}, {a}, t#{number}",
    ),
    (
        "service shader_txq_shadow2d number int 4",
        "getsize (u32)(xyzw){to}, {a}, t#{number}",
    ),
    (
        "service shader_txq_shadowrect number int 4",
        "getsize (u32)(xyzw){to}, {a}, t#{number}",
    ),
    (
        "service shader_txq_shadow1d_array number int 4",
        "getsize (u32)(xyzw){to}, {a}, t#{number}",
    ),
    (
        "service shader_txq_shadow2d_array number int 4",
        "getsize (u32)(xyzw){to}, {a}, t#{number}",
    ),
    (
        "service shader_txq_cube  number int 4",
        "getsize (u32)(xyzw){to}, {a}, t#{number}",
    ),
    (
        "service shader_txq_cubearray  number int 4",
        "getsize (u32)(xyzw){to}, {a}, t#{number}",
    ),
    (
        "service shader_txq_shadowcube  number int 4",
        "getsize (u32)(xyzw){to}, {a}, t#{number}",
    ),
    ("service shader_txq_levels number 4", "getinfo (u32)(zw){to}, t#{number}"),
    ("service shader_count int", ""),
    ("begin vertex_id int 1", "Number of the vertex"),
    ("begin instance_id int 1", "Number of the instance"),
    ("service shader_value_vertexid_x =vertex_id", ""),
    ("service shader_value_instanceid_x =instance_id", ""),
    (
        "service shader_tex_1d number row row=0x3f000000 row2=0 4",
        "saml (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_2d number row row row2=0 4",
        "saml (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_rect number row row row2=0 4",
        "saml (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_3d number row row row row2=0 4",
        "saml.3d (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_1d_array number row row=0x3f000000 row:layer row2=0 4",
        "saml.a (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_2d_array number row row row:layer row2=0 4",
        "saml.a (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_shadow1d number row row=0x3f000000 row row2=0 4",
        "saml.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_shadow2d number row row row row2=0 4",
        "saml.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_shadowrect number row row row row2=0 4",
        "saml.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_shadow1d_array number row row=0x3f000000 row row:layer row2=0 4",
        "saml.a.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_shadow2d_array number row row row row:layer row2=0 4",
        "saml.a.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_cube  number row row row row2=0 4",
        "saml.3d (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_cubearray  number row row row row:layer row2=0 4",
        "saml.3d.a (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_shadowcube  number row row row row row2=0 4",
        "saml.3d.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_1d_offset number row row=0x3f000000 row2 row2=0 row2=0 4",
        "saml.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_2d_offset number row row row2 row2 row2=0 4",
        "saml.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_rect_offset number row row row2 row2 row2=0 4",
        "saml.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_3d_offset number row row row row2 row2 row2 row2=0 4",
        "saml.3d.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_1d_array_offset number row row=0x3f000000 row:layer row2 row2=0 row2=0 4",
        "saml.a.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_2d_array_offset number row row row:layer row2 row2 row2=0 4",
        "saml.a.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_shadow1d_offset number row row=0x3f000000 row row2 row2=0 row2=0 4",
        "saml.o.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_shadow2d_offset number row row row row2 row2 row2=0 4",
        "saml.o.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_shadowrect_offset number row row row row2 row2 row2=0 4",
        "saml.o.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_shadow1d_array_offset number row row=0x3f000000 row row:layer row2 row2=0 row2=0 4",
        "saml.a.o.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_shadow2d_array_offset number row row row row:layer row2 row2 row2=0 4",
        "saml.a.o.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
];
pub(crate) static T9AA1A8BF: [(&str, &str); 236] = [
    ("copy int", "mov.u32u32 {to}, {from}"),
    ("copy half", "mov.u16u16 {to}, {from}"),
    ("constant", "mov.s32s32 {to}, {number}"),
    ("return", "end"),
    ("jump", "jump #{label}"),
    ("condition", "cmps.s.ne p0.x, {from}, 0"),
    ("branch", "br p0.x, #{label}"),
    ("branch not", "br !p0.x, #{label}"),
    ("join jp", "(jp)nop"),
    ("copy const int", "mov.u32u32 {to}, {from}"),
    (
        "service shader_constant_row - int number =half 4",
        "shl.b {b}, {a}, 2\nmova a0.x, {b}\n(rpt3)mov.u32u32 {to}, (r)c<a0.x + {number}>",
    ),
    (
        "service shader_array_get number int int =half",
        "min.u {base}, {a}, {b}\nmova a0.x, {base}\nmov.u32u32 {to}, r<a0.x + {number}>",
    ),
    (
        "service shader_array_put number int int row =half",
        "min.u {base}, {a}, {b}\nmova a0.x, {base}\nmov.u32u32 r<a0.x + {number}>, {from}",
    ),
    ("service shader_exp2 int", "exp2 {to}, {a}"),
    ("service shader_log2 int", "log2 {to}, {a}"),
    ("service shader_rsqrt int", "rsq {to}, {a}"),
    ("service shader_sqrt int", "sqrt {to}, {a}"),
    ("service shader_inverse int", "rcp {to}, {a}"),
    ("service shader_sin int", "sin {to}, {a}"),
    ("service shader_cos int", "cos {to}, {a}"),
    (
        "service shader_pow int int",
        "log2 {to}, {a}\nmul.f {to}, {to}, {b}\nexp2 {to}, {to}",
    ),
    (
        "service shader_to_half int =half",
        "cov.f32f16 (even){b}, {a}\ncov.u16u32 {to}, {b}",
    ),
    ("service shader_from_half int =half", "cov.u32u16 {b}, {a}\ncov.f16f32 {to}, {b}"),
    ("service shader_texel - number", ""),
    ("service layer int", "add.f {to}, {a}, (0.5)"),
    ("service texel int", ""),
    (
        "service shader_txl_1d number row row=0x3f000000 row2 4",
        "saml (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_2d number row row row2 4",
        "saml (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_rect number row row row2 4",
        "saml (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_3d number row row row row2 4",
        "saml.3d (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_1d_array number row row=0x3f000000 row:layer row2 4",
        "saml.a (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_2d_array number row row row:layer row2 4",
        "saml.a (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_shadow1d number row row=0x3f000000 row row2 4",
        "saml.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_shadow2d number row row row row2 4",
        "saml.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_shadowrect number row row row row2 4",
        "saml.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_shadow1d_array number row row=0x3f000000 row row:layer row2 4",
        "saml.a.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_shadow2d_array number row row row row:layer row2 4",
        "saml.a.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_cube number row row row  row2 4",
        "saml.3d (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_cubearray number row row row row:layer  row2 4",
        "saml.3d.a (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_shadowcube number row row row row  row2 4",
        "saml.3d.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_1d_offset number row row=0x3f000000 row2 row2=0 row2 4",
        "saml.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_2d_offset number row row row2 row2 row2 4",
        "saml.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_rect_offset number row row row2 row2 row2 4",
        "saml.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_3d_offset number row row row row2 row2 row2 row2 4",
        "saml.3d.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_1d_array_offset number row row=0x3f000000 row:layer row2 row2=0 row2 4",
        "saml.a.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_2d_array_offset number row row row:layer row2 row2 row2 4",
        "saml.a.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_shadow1d_offset number row row=0x3f000000 row row2 row2=0 row2 4",
        "saml.o.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_shadow2d_offset number row row row row2 row2 row2 4",
        "saml.o.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_shadowrect_offset number row row row row2 row2 row2 4",
        "saml.o.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_shadow1d_array_offset number row row=0x3f000000 row row:layer row2 row2=0 row2 4",
        "saml.a.o.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_shadow2d_array_offset number row row row row:layer row2 row2 row2 4",
        "saml.a.o.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_1d number row row=0x3f000000 row=0 row=0 row row=0 row row=0 4",
        "samgq (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_2d number row row row=0 row=0 row row row row 4",
        "samgq (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_rect number row row row=0 row=0 row row row row 4",
        "samgq (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_3d number row row row row=0 row row row row row row 4",
        "samgq.3d (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_1d_array number row row=0x3f000000 row:layer row=0 row row=0 row row=0 4",
        "samgq.a (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_2d_array number row row row:layer row=0 row row row row 4",
        "samgq.a (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_shadow1d number row row=0x3f000000 row row=0 row row=0 row row=0 4",
        "samgq.s (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_shadow2d number row row row row=0 row row row row 4",
        "samgq.s (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_shadowrect number row row row row=0 row row row row 4",
        "samgq.s (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_shadow1d_array number row row=0x3f000000 row row:layer  row row=0 row row=0 4",
        "samgq.a.s (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_shadow2d_array number row row row row:layer  row row row row 4",
        "samgq.a.s (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_cube number row row row row=0 row row row row row row 4",
        "samgq.3d (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_cubearray number row row row row:layer  row row row row row row 4",
        "samgq.3d.a (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_shadowcube number row row row row  row row row row row row 4",
        "samgq.3d.s (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_1d_offset number row row=0x3f000000 row=0 row=0 row row=0 row row=0 row2 row2=0 4",
        "samgq.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_2d_offset number row row row=0 row=0 row row row row row2 row2 4",
        "samgq.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_rect_offset number row row row=0 row=0 row row row row row2 row2 4",
        "samgq.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_3d_offset number row row row row=0 row row row row row row row2 row2 row2 4",
        "samgq.3d.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_1d_array_offset number row row=0x3f000000 row:layer row=0 row row=0 row row=0 row2 row2=0 4",
        "samgq.a.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_2d_array_offset number row row row:layer row=0 row row row row row2 row2 4",
        "samgq.a.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_shadow1d_offset number row row=0x3f000000 row row=0 row row=0 row row=0 row2 row2=0 4",
        "samgq.o.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_shadow2d_offset number row row row row=0 row row row row row2 row2 4",
        "samgq.o.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_shadowrect_offset number row row row row=0 row row row row row2 row2 4",
        "samgq.o.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_shadow1d_array_offset number row row=0x3f000000 row row:layer  row row=0 row row=0 row2 row2=0 4",
        "samgq.a.o.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_shadow2d_array_offset number row row row row:layer  row row row row row2 row2 4",
        "samgq.a.o.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txf_1d number row:texel row=0 row2 4",
        "isaml (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txf_2d number row:texel row:texel row2 4",
        "isaml (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txf_rect number row:texel row:texel row2 4",
        "isaml (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txf_3d number row:texel row:texel row:texel row2 4",
        "isaml.3d (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txf_1d_array number row:texel row=0 row row2 4",
        "isaml.a (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txf_2d_array number row:texel row:texel row row2 4",
        "isaml.a (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txf_1d_offset number row:texel row=0 row2 row2=0 row2 4",
        "isaml.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txf_2d_offset number row:texel row:texel row2 row2 row2 4",
        "isaml.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txf_rect_offset number row:texel row:texel row2 row2 row2 4",
        "isaml.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txf_3d_offset number row:texel row:texel row:texel row2 row2 row2 row2 4",
        "isaml.3d.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txf_1d_array_offset number row:texel row=0 row row2 row2=0 row2 4",
        "isaml.a.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txf_2d_array_offset number row:texel row:texel row row2 row2 row2 4",
        "isaml.a.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4r_2d number row row 4",
        "gather4r (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4r_rect number row row 4",
        "gather4r (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4r_2d_array number row row row:layer 4",
        "gather4r.a (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4g_2d number row row 4",
        "gather4g (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4g_rect number row row 4",
        "gather4g (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4g_2d_array number row row row:layer 4",
        "gather4g.a (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4b_2d number row row 4",
        "gather4b (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4b_rect number row row 4",
        "gather4b (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4b_2d_array number row row row:layer 4",
        "gather4b.a (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4a_2d number row row 4",
        "gather4a (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4a_rect number row row 4",
        "gather4a (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4a_2d_array number row row row:layer 4",
        "gather4a.a (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4r_cube  number row row row 4",
        "gather4r.3d (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4r_cubearray  number row row row row:layer 4",
        "gather4r.3d.a (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4g_cube  number row row row 4",
        "gather4g.3d (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4g_cubearray  number row row row row:layer 4",
        "gather4g.3d.a (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4b_cube  number row row row 4",
        "gather4b.3d (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4b_cubearray  number row row row row:layer 4",
        "gather4b.3d.a (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4a_cube  number row row row 4",
        "gather4a.3d (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4a_cubearray  number row row row row:layer 4",
        "gather4a.3d.a (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4r_2d_offset number row row row2 row2 4",
        "gather4r.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4r_rect_offset number row row row2 row2 4",
        "gather4r.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4r_2d_array_offset number row row row:layer row2 row2 4",
        "gather4r.a.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4g_2d_offset number row row row2 row2 4",
        "gather4g.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4g_rect_offset number row row row2 row2 4",
        "gather4g.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4g_2d_array_offset number row row row:layer row2 row2 4",
        "gather4g.a.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4b_2d_offset number row row row2 row2 4",
        "gather4b.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4b_rect_offset number row row row2 row2 4",
        "gather4b.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4b_2d_array_offset number row row row:layer row2 row2 4",
        "gather4b.a.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4a_2d_offset number row row row2 row2 4",
        "gather4a.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4a_rect_offset number row row row2 row2 4",
        "gather4a.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4a_2d_array_offset number row row row:layer row2 row2 4",
        "gather4a.a.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    ("service shader_txq_1d number int 4", "getsize (u32)(xyzw){to}, {a}, t#{number}"),
    ("service shader_txq_2d number int 4", "getsize (u32)(xyzw){to}, {a}, t#{number}"),
    ("service shader_txq_rect number int 4", "getsize (u32)(xyzw){to}, {a}, t#{number}"),
    ("service shader_txq_3d number int 4", "getsize (u32)(xyzw){to}, {a}, t#{number}"),
    (
        "service shader_txq_1d_array number int 4",
        "getsize (u32)(xyzw){to}, {a}, t#{number}",
    ),
    (
        "service shader_txq_2d_array number int 4",
        "getsize (u32)(xyzw){to}, {a}, t#{number}",
    ),
    (
        "service shader_txq_shadow1d number int 4",
        "getsize (u32)(xyzw){to}, {a}, t#{number}",
    ),
    (
        "service shader_txq_shadow2d number int 4",
        "getsize (u32)(xyzw){to}, {a}, t#{number}",
    ),
    (
        "service shader_txq_shadowrect number int 4",
        "getsize (u32)(xyzw){to}, {a}, t#{number}",
    ),
    (
        "service shader_txq_shadow1d_array number int 4",
        "getsize (u32)(xyzw){to}, {a}, t#{number}",
    ),
    (
        "service shader_txq_shadow2d_array number int 4",
        "getsize (u32)(xyzw){to}, {a}, t#{number}",
    ),
    (
        "service shader_txq_cube  number int 4",
        "getsize (u32)(xyzw){to}, {a}, t#{number}",
    ),
    (
        "service shader_txq_cubearray  number int 4",
        "getsize (u32)(xyzw){to}, {a}, t#{number}",
    ),
    (
        "service shader_txq_shadowcube  number int 4",
        "getsize (u32)(xyzw){to}, {a}, t#{number}",
    ),
    ("service shader_txq_levels number 4", "getinfo (u32)(zw){to}, t#{number}"),
    ("service shader_count int", ""),
    (
        "begin perspective int 2",
        "Place of the pixel's centre within the primitive, with perspective",
    ),
    ("begin linear int 2", "The same without perspective"),
    (
        "begin perspective_centroid int 2",
        "Place of the centre of what the primitive covers of the pixel",
    ),
    ("begin linear_centroid int 2", "The same without perspective"),
    ("begin perspective_sample int 2", "Place of the sample"),
    ("begin linear_sample int 2", "The same without perspective"),
    ("begin position int 4", "x and y in sixteenths of pixels, depth, 1/w"),
    ("begin sample_mask int 1", "Samples that are covered"),
    ("begin face half 1", "0 of a front face, -1 of a back face"),
    ("begin sample_id half 1", "Number of the sample"),
    ("service shader_input number row=perspective", "bary.f {to}, {number}, {from}"),
    ("service shader_input_linear number row=linear", "bary.f {to}, {number}, {from}"),
    (
        "service shader_input_centroid number row=perspective_centroid",
        "bary.f {to}, {number}, {from}",
    ),
    (
        "service shader_input_linear_centroid number row=linear_centroid",
        "bary.f {to}, {number}, {from}",
    ),
    (
        "service shader_input_sample number row=perspective_sample",
        "bary.f {to}, {number}, {from}",
    ),
    (
        "service shader_input_linear_sample number row=linear_sample",
        "bary.f {to}, {number}, {from}",
    ),
    ("service shader_input_flat number", "ldlv.u32 {to}, l[{number}], 1"),
    (
        "service shader_face_x =face",
        "cov.s16f32 {to}, {a}\nmul.f {to}, {to}, (2.0)\nadd.f {to}, {to}, (1.0)",
    ),
    ("service shader_value_face_x =face", "cov.s16s32 {to}, {a}\nnot.b {to}, {to}"),
    ("service shader_value_sampleid_x =sample_id", "cov.u16u32 {to}, {a}"),
    ("service shader_value_samplemask_x =sample_mask", ""),
    (
        "service shader_position_x =position.0 =0x3d800000",
        "cov.u32f32 {to}, {a}\nmul.f {to}, {to}, {b}",
    ),
    (
        "service shader_position_y =position.1 =0x3d800000",
        "cov.u32f32 {to}, {a}\nmul.f {to}, {to}, {b}",
    ),
    (
        "service shader_value_position_x =position.0 =0x3d800000",
        "cov.u32f32 {to}, {a}\nmul.f {to}, {to}, {b}",
    ),
    (
        "service shader_value_position_y =position.1 =0x3d800000",
        "cov.u32f32 {to}, {a}\nmul.f {to}, {to}, {b}",
    ),
    (
        "service shader_pixel_x =position.0",
        "add.s {to}, {a}, -8\nshr.b {to}, {to}, 4\ncov.u32f32 {to}, {to}",
    ),
    (
        "service shader_pixel_y =position.1",
        "add.s {to}, {a}, -8\nshr.b {to}, {to}, 4\ncov.u32f32 {to}, {to}",
    ),
    ("service shader_position_z  =position.2", ""),
    ("service shader_position_w  =position.3", ""),
    ("service shader_value_position_z  =position.2", ""),
    ("service shader_value_position_w  =position.3", ""),
    ("service shader_discard", "cmps.s.eq p0.x, r0.x, r0.x\nkill p0.x"),
    ("service shader_discard_if int", "cmps.s.ne p0.x, {a}, 0\nkill p0.x"),
    ("service shader_ddx int", "dsx (f32)(x){to}, {a}"),
    ("service shader_ddy int", "dsy (f32)(x){to}, {a}"),
    ("service shader_ddx_fine int", "dsxpp.1 (x){to}, {a}\ndsxpp.1.p (x){to}, {a}"),
    ("service shader_ddy_fine int", "dsypp.1 (x){to}, {a}\ndsypp.1.p (x){to}, {a}"),
    (
        "service shader_tex_1d number row row=0x3f000000 4",
        "sam (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_2d number row row 4",
        "sam (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_rect number row row 4",
        "sam (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_3d number row row row 4",
        "sam.3d (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_1d_array number row row=0x3f000000 row:layer 4",
        "sam.a (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_2d_array number row row row:layer 4",
        "sam.a (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_shadow1d number row row=0x3f000000 row 4",
        "sam.s (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_shadow2d number row row row 4",
        "sam.s (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_shadowrect number row row row 4",
        "sam.s (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_shadow1d_array number row row=0x3f000000 row row:layer 4",
        "sam.a.s (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_shadow2d_array number row row row row:layer 4",
        "sam.a.s (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_cube  number row row row 4",
        "sam.3d (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_cubearray  number row row row row:layer 4",
        "sam.3d.a (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_shadowcube  number row row row row 4",
        "sam.3d.s (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_shadowcubearray number row row row row row:layer 4",
        "sam.3d.a.s (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_1d_offset number row row=0x3f000000 row2 row2=0 4",
        "sam.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_2d_offset number row row row2 row2 4",
        "sam.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_rect_offset number row row row2 row2 4",
        "sam.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_3d_offset number row row row row2 row2 row2 4",
        "sam.3d.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_1d_array_offset number row row=0x3f000000 row:layer row2 row2=0 4",
        "sam.a.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_2d_array_offset number row row row:layer row2 row2 4",
        "sam.a.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_shadow1d_offset number row row=0x3f000000 row row2 row2=0 4",
        "sam.o.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_shadow2d_offset number row row row row2 row2 4",
        "sam.o.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_shadowrect_offset number row row row row2 row2 4",
        "sam.o.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_shadow1d_array_offset number row row=0x3f000000 row row:layer row2 row2=0 4",
        "sam.a.o.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_shadow2d_array_offset number row row row row:layer row2 row2 4",
        "sam.a.o.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txp_2d number row row row 4",
        "sam.p (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_txp_rect number row row row 4",
        "sam.p (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_txp_3d number row row row row 4",
        "sam.3d.p (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_txp_shadow1d number row row=0x3f000000 row row 4",
        "sam.p.s (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_txp_shadow2d number row row row row 4",
        "sam.p.s (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_txp_shadowrect number row row row row 4",
        "sam.p.s (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_txp_2d_offset number row row row row2 row2 4",
        "sam.o.p (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txp_rect_offset number row row row row2 row2 4",
        "sam.o.p (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txp_3d_offset number row row row row row2 row2 row2 4",
        "sam.3d.o.p (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txp_shadow1d_offset number row row=0x3f000000 row row row2 row2=0 4",
        "sam.o.p.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txp_shadow2d_offset number row row row row row2 row2 4",
        "sam.o.p.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txp_shadowrect_offset number row row row row row2 row2 4",
        "sam.o.p.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txb_1d number row row=0x3f000000 row2 4",
        "samb (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txb_2d number row row row2 4",
        "samb (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txb_rect number row row row2 4",
        "samb (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txb_3d number row row row row2 4",
        "samb.3d (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txb_1d_array number row row=0x3f000000 row:layer row2 4",
        "samb.a (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txb_2d_array number row row row:layer row2 4",
        "samb.a (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txb_shadow1d number row row=0x3f000000 row row2 4",
        "samb.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txb_shadow2d number row row row row2 4",
        "samb.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txb_shadowrect number row row row row2 4",
        "samb.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txb_shadow1d_array number row row=0x3f000000 row row:layer row2 4",
        "samb.a.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txb_shadow2d_array number row row row row:layer row2 4",
        "samb.a.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txb_cube  number row row row row2 4",
        "samb.3d (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txb_cubearray  number row row row row:layer row2 4",
        "samb.3d.a (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txb_shadowcube  number row row row row row2 4",
        "samb.3d.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txb_1d_offset number row row=0x3f000000 row2 row2=0 row2 4",
        "samb.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txb_2d_offset number row row row2 row2 row2 4",
        "samb.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txb_rect_offset number row row row2 row2 row2 4",
        "samb.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txb_3d_offset number row row row row2 row2 row2 row2 4",
        "samb.3d.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txb_1d_array_offset number row row=0x3f000000 row:layer row2 row2=0 row2 4",
        "samb.a.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txb_2d_array_offset number row row row:layer row2 row2 row2 4",
        "samb.a.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txb_shadow1d_offset number row row=0x3f000000 row row2 row2=0 row2 4",
        "samb.o.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txb_shadow2d_offset number row row row row2 row2 row2 4",
        "samb.o.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txb_shadowrect_offset number row row row row2 row2 row2 4",
        "samb.o.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txb_shadow1d_array_offset number row row=0x3f000000 row row:layer row2 row2=0 row2 4",
        "samb.a.o.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txb_shadow2d_array_offset number row row row row:layer row2 row2 row2 4",
        "samb.a.o.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
];
pub(crate) static T875F586E: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x1, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T69F56CB8: [(&str, &str); 166] = [
    ("copy int", "mov.u32u32 {to}, {from}"),
    ("copy half", "mov.u16u16 {to}, {from}"),
    ("constant", "mov.s32s32 {to}, {number}"),
    ("return", "end"),
    ("jump", "jump #{label}"),
    ("condition", "cmps.s.ne p0.x, {from}, 0"),
    ("branch", "br p0.x, #{label}"),
    ("branch not", "br !p0.x, #{label}"),
    ("join jp", "(jp)nop"),
    ("copy const int", "mov.u32u32 {to}, {from}"),
    (
        "service shader_constant_row - int number =half 4",
        "shl.b {b}, {a}, 2\nmova a0.x, {b}\n(rpt3)mov.u32u32 {to}, (r)c<a0.x + {number}>",
    ),
    (
        "service shader_array_get number int int =half",
        "min.u {base}, {a}, {b}\nmova a0.x, {base}\nmov.u32u32 {to}, r<a0.x + {number}>",
    ),
    (
        "service shader_array_put number int int row =half",
        "min.u {base}, {a}, {b}\nmova a0.x, {base}\nmov.u32u32 r<a0.x + {number}>, {from}",
    ),
    ("service shader_exp2 int", "exp2 {to}, {a}"),
    ("service shader_log2 int", "log2 {to}, {a}"),
    ("service shader_rsqrt int", "rsq {to}, {a}"),
    ("service shader_sqrt int", "sqrt {to}, {a}"),
    ("service shader_inverse int", "rcp {to}, {a}"),
    ("service shader_sin int", "sin {to}, {a}"),
    ("service shader_cos int", "cos {to}, {a}"),
    (
        "service shader_pow int int",
        "log2 {to}, {a}\nmul.f {to}, {to}, {b}\nexp2 {to}, {to}",
    ),
    (
        "service shader_to_half int =half",
        "cov.f32f16 (even){b}, {a}\ncov.u16u32 {to}, {b}",
    ),
    ("service shader_from_half int =half", "cov.u32u16 {b}, {a}\ncov.f16f32 {to}, {b}"),
    ("service shader_texel - number", ""),
    ("service layer int", ""),
    ("service texel int", ""),
    (
        "service shader_txl_1d number row row=0x3f000000 row2 4",
        "saml (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_2d number row row row2 4",
        "saml (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_rect number row row row2 4",
        "saml (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_3d number row row row row2 4",
        "saml.3d (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_1d_array number row row=0x3f000000 row:layer row2 4",
        "saml.a (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_2d_array number row row row:layer row2 4",
        "saml.a (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_shadow1d number row row=0x3f000000 row row2 4",
        "saml.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_shadow2d number row row row row2 4",
        "saml.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_shadowrect number row row row row2 4",
        "saml.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_shadow1d_array number row row=0x3f000000 row row:layer row2 4",
        "saml.a.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_shadow2d_array number row row row row:layer row2 4",
        "saml.a.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_cube number row row row  row2 4",
        "saml.3d (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_cubearray number row row row row:layer  row2 4",
        "saml.3d.a (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_shadowcube number row row row row  row2 4",
        "saml.3d.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_1d_offset number row row=0x3f000000 row2 row2=0 row2 4",
        "saml.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_2d_offset number row row row2 row2 row2 4",
        "saml.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_rect_offset number row row row2 row2 row2 4",
        "saml.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_3d_offset number row row row row2 row2 row2 row2 4",
        "saml.3d.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_1d_array_offset number row row=0x3f000000 row:layer row2 row2=0 row2 4",
        "saml.a.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_2d_array_offset number row row row:layer row2 row2 row2 4",
        "saml.a.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_shadow1d_offset number row row=0x3f000000 row row2 row2=0 row2 4",
        "saml.o.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_shadow2d_offset number row row row row2 row2 row2 4",
        "saml.o.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_shadowrect_offset number row row row row2 row2 row2 4",
        "saml.o.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_shadow1d_array_offset number row row=0x3f000000 row row:layer row2 row2=0 row2 4",
        "saml.a.o.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_shadow2d_array_offset number row row row row:layer row2 row2 row2 4",
        "saml.a.o.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_1d number row row=0x3f000000 row=0 row=0 row row=0 row row=0 4",
        "samgq (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_2d number row row row=0 row=0 row row row row 4",
        "samgq (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_rect number row row row=0 row=0 row row row row 4",
        "samgq (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_3d number row row row row=0 row row row row row row 4",
        "samgq.3d (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_1d_array number row row=0x3f000000 row:layer row=0 row row=0 row row=0 4",
        "samgq.a (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_2d_array number row row row:layer row=0 row row row row 4",
        "samgq.a (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_shadow1d number row row=0x3f000000 row row=0 row row=0 row row=0 4",
        "samgq.s (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_shadow2d number row row row row=0 row row row row 4",
        "samgq.s (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_shadowrect number row row row row=0 row row row row 4",
        "samgq.s (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_shadow1d_array number row row=0x3f000000 row row:layer  row row=0 row row=0 4",
        "samgq.a.s (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_shadow2d_array number row row row row:layer  row row row row 4",
        "samgq.a.s (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_cube number row row row row=0 row row row row row row 4",
        "samgq.3d (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_cubearray number row row row row:layer  row row row row row row 4",
        "samgq.3d.a (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_shadowcube number row row row row  row row row row row row 4",
        "samgq.3d.s (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_1d_offset number row row=0x3f000000 row=0 row=0 row row=0 row row=0 row2 row2=0 4",
        "samgq.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_2d_offset number row row row=0 row=0 row row row row row2 row2 4",
        "samgq.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_rect_offset number row row row=0 row=0 row row row row row2 row2 4",
        "samgq.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_3d_offset number row row row row=0 row row row row row row row2 row2 row2 4",
        "samgq.3d.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_1d_array_offset number row row=0x3f000000 row:layer row=0 row row=0 row row=0 row2 row2=0 4",
        "samgq.a.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_2d_array_offset number row row row:layer row=0 row row row row row2 row2 4",
        "samgq.a.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_shadow1d_offset number row row=0x3f000000 row row=0 row row=0 row row=0 row2 row2=0 4",
        "samgq.o.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_shadow2d_offset number row row row row=0 row row row row row2 row2 4",
        "samgq.o.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_shadowrect_offset number row row row row=0 row row row row row2 row2 4",
        "samgq.o.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_shadow1d_array_offset number row row=0x3f000000 row row:layer  row row=0 row row=0 row2 row2=0 4",
        "samgq.a.o.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_shadow2d_array_offset number row row row row:layer  row row row row row2 row2 4",
        "samgq.a.o.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txf_1d number row:texel row=0 row2 4",
        "isaml (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txf_2d number row:texel row:texel row2 4",
        "isaml (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txf_rect number row:texel row:texel row2 4",
        "isaml (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txf_3d number row:texel row:texel row:texel row2 4",
        "isaml.3d (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txf_1d_array number row:texel row=0 row row2 4",
        "isaml.a (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txf_2d_array number row:texel row:texel row row2 4",
        "isaml.a (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txf_1d_offset number row:texel row=0 row2 row2=0 row2 4",
        "isaml.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txf_2d_offset number row:texel row:texel row2 row2 row2 4",
        "isaml.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txf_rect_offset number row:texel row:texel row2 row2 row2 4",
        "isaml.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txf_3d_offset number row:texel row:texel row:texel row2 row2 row2 row2 4",
        "isaml.3d.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txf_1d_array_offset number row:texel row=0 row row2 row2=0 row2 4",
        "isaml.a.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txf_2d_array_offset number row:texel row:texel row row2 row2 row2 4",
        "isaml.a.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4r_2d number row row 4",
        "gather4r (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4r_rect number row row 4",
        "gather4r (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4r_2d_array number row row row:layer 4",
        "gather4r.a (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4g_2d number row row 4",
        "gather4g (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4g_rect number row row 4",
        "gather4g (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4g_2d_array number row row row:layer 4",
        "gather4g.a (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4b_2d number row row 4",
        "gather4b (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4b_rect number row row 4",
        "gather4b (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4b_2d_array number row row row:layer 4",
        "gather4b.a (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4a_2d number row row 4",
        "gather4a (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4a_rect number row row 4",
        "gather4a (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4a_2d_array number row row row:layer 4",
        "gather4a.a (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4r_cube  number row row row 4",
        "gather4r.3d (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4r_cubearray  number row row row row:layer 4",
        "gather4r.3d.a (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4g_cube  number row row row 4",
        "gather4g.3d (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4g_cubearray  number row row row row:layer 4",
        "gather4g.3d.a (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4b_cube  number row row row 4",
        "gather4b.3d (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4b_cubearray  number row row row row:layer 4",
        "gather4b.3d.a (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4a_cube  number row row row 4",
        "gather4a.3d (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4a_cubearray  number row row row row:layer 4",
        "gather4a.3d.a (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4r_2d_offset number row row row2 row2 4",
        "gather4r.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4r_rect_offset number row row row2 row2 4",
        "gather4r.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4r_2d_array_offset number row row row:layer row2 row2 4",
        "gather4r.a.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4g_2d_offset number row row row2 row2 4",
        "gather4g.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4g_rect_offset number row row row2 row2 4",
        "gather4g.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4g_2d_array_offset number row row row:layer row2 row2 4",
        "gather4g.a.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4b_2d_offset number row row row2 row2 4",
        "gather4b.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4b_rect_offset number row row row2 row2 4",
        "gather4b.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4b_2d_array_offset number row row row:layer row2 row2 4",
        "gather4b.a.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4a_2d_offset number row row row2 row2 4",
        "gather4a.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4a_rect_offset number row row row2 row2 4",
        "gather4a.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4a_2d_array_offset number row row row:layer row2 row2 4",
        "gather4a.a.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    ("service shader_txq_1d number int 4", "getsize (u32)(xyzw){to}, {a}, t#{number}"),
    ("service shader_txq_2d number int 4", "getsize (u32)(xyzw){to}, {a}, t#{number}"),
    ("service shader_txq_rect number int 4", "getsize (u32)(xyzw){to}, {a}, t#{number}"),
    ("service shader_txq_3d number int 4", "getsize (u32)(xyzw){to}, {a}, t#{number}"),
    (
        "service shader_txq_1d_array number int 4",
        "getsize (u32)(xyzw){to}, {a}, t#{number}",
    ),
    (
        "service shader_txq_2d_array number int 4",
        "getsize (u32)(xyzw){to}, {a}, t#{number}",
    ),
    (
        "service shader_txq_shadow1d number int 4",
        "getsize (u32)(xyzw){to}, {a}, t#{number}",
    ),
    (
        "service shader_txq_shadow2d number int 4",
        "getsize (u32)(xyzw){to}, {a}, t#{number}",
    ),
    (
        "service shader_txq_shadowrect number int 4",
        "getsize (u32)(xyzw){to}, {a}, t#{number}",
    ),
    (
        "service shader_txq_shadow1d_array number int 4",
        "getsize (u32)(xyzw){to}, {a}, t#{number}",
    ),
    (
        "service shader_txq_shadow2d_array number int 4",
        "getsize (u32)(xyzw){to}, {a}, t#{number}",
    ),
    (
        "service shader_txq_cube  number int 4",
        "getsize (u32)(xyzw){to}, {a}, t#{number}",
    ),
    (
        "service shader_txq_cubearray  number int 4",
        "getsize (u32)(xyzw){to}, {a}, t#{number}",
    ),
    (
        "service shader_txq_shadowcube  number int 4",
        "getsize (u32)(xyzw){to}, {a}, t#{number}",
    ),
    ("service shader_txq_levels number 4", "getinfo (u32)(zw){to}, t#{number}"),
    ("service shader_count int", "add.u {to}, {a}, 1"),
    ("begin vertex_id int 1", "Number of the vertex"),
    ("begin instance_id int 1", "Number of the instance"),
    ("service shader_value_vertexid_x =vertex_id", ""),
    ("service shader_value_instanceid_x =instance_id", ""),
    (
        "service shader_tex_1d number row row=0x3f000000 row2=0 4",
        "saml (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_2d number row row row2=0 4",
        "saml (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_rect number row row row2=0 4",
        "saml (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_3d number row row row row2=0 4",
        "saml.3d (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_1d_array number row row=0x3f000000 row:layer row2=0 4",
        "saml.a (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_2d_array number row row row:layer row2=0 4",
        "saml.a (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_shadow1d number row row=0x3f000000 row row2=0 4",
        "saml.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_shadow2d number row row row row2=0 4",
        "saml.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_shadowrect number row row row row2=0 4",
        "saml.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_shadow1d_array number row row=0x3f000000 row row:layer row2=0 4",
        "saml.a.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_shadow2d_array number row row row row:layer row2=0 4",
        "saml.a.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_cube  number row row row row2=0 4",
        "saml.3d (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_cubearray  number row row row row:layer row2=0 4",
        "saml.3d.a (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_shadowcube  number row row row row row2=0 4",
        "saml.3d.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_1d_offset number row row=0x3f000000 row2 row2=0 row2=0 4",
        "saml.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_2d_offset number row row row2 row2 row2=0 4",
        "saml.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_rect_offset number row row row2 row2 row2=0 4",
        "saml.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_3d_offset number row row row row2 row2 row2 row2=0 4",
        "saml.3d.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_1d_array_offset number row row=0x3f000000 row:layer row2 row2=0 row2=0 4",
        "saml.a.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_2d_array_offset number row row row:layer row2 row2 row2=0 4",
        "saml.a.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_shadow1d_offset number row row=0x3f000000 row row2 row2=0 row2=0 4",
        "saml.o.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_shadow2d_offset number row row row row2 row2 row2=0 4",
        "saml.o.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_shadowrect_offset number row row row row2 row2 row2=0 4",
        "saml.o.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_shadow1d_array_offset number row row=0x3f000000 row row:layer row2 row2=0 row2=0 4",
        "saml.a.o.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_shadow2d_array_offset number row row row row:layer row2 row2 row2=0 4",
        "saml.a.o.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    ("service texel int int", "shl.b {to}, {a}, {b}"),
];
pub(crate) static TD78B143C: [(&str, &str); 238] = [
    ("copy int", "mov.u32u32 {to}, {from}"),
    ("copy half", "mov.u16u16 {to}, {from}"),
    ("constant", "mov.s32s32 {to}, {number}"),
    ("return", "end"),
    ("jump", "jump #{label}"),
    ("condition", "cmps.s.ne p0.x, {from}, 0"),
    ("branch", "br p0.x, #{label}"),
    ("branch not", "br !p0.x, #{label}"),
    ("join jp", "(jp)nop"),
    ("copy const int", "mov.u32u32 {to}, {from}"),
    (
        "service shader_constant_row - int number =half 4",
        "shl.b {b}, {a}, 2\nmova a0.x, {b}\n(rpt3)mov.u32u32 {to}, (r)c<a0.x + {number}>",
    ),
    (
        "service shader_array_get number int int =half",
        "min.u {base}, {a}, {b}\nmova a0.x, {base}\nmov.u32u32 {to}, r<a0.x + {number}>",
    ),
    (
        "service shader_array_put number int int row =half",
        "min.u {base}, {a}, {b}\nmova a0.x, {base}\nmov.u32u32 r<a0.x + {number}>, {from}",
    ),
    ("service shader_exp2 int", "exp2 {to}, {a}"),
    ("service shader_log2 int", "log2 {to}, {a}"),
    ("service shader_rsqrt int", "rsq {to}, {a}"),
    ("service shader_sqrt int", "sqrt {to}, {a}"),
    ("service shader_inverse int", "rcp {to}, {a}"),
    ("service shader_sin int", "sin {to}, {a}"),
    ("service shader_cos int", "cos {to}, {a}"),
    (
        "service shader_pow int int",
        "log2 {to}, {a}\nmul.f {to}, {to}, {b}\nexp2 {to}, {to}",
    ),
    (
        "service shader_to_half int =half",
        "cov.f32f16 (even){b}, {a}\ncov.u16u32 {to}, {b}",
    ),
    ("service shader_from_half int =half", "cov.u32u16 {b}, {a}\ncov.f16f32 {to}, {b}"),
    ("service shader_texel - number", ""),
    ("service layer int", ""),
    ("service texel int", ""),
    (
        "service shader_txl_1d number row row=0x3f000000 row2 4",
        "saml (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_2d number row row row2 4",
        "saml (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_rect number row row row2 4",
        "saml (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_3d number row row row row2 4",
        "saml.3d (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_1d_array number row row=0x3f000000 row:layer row2 4",
        "saml.a (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_2d_array number row row row:layer row2 4",
        "saml.a (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_shadow1d number row row=0x3f000000 row row2 4",
        "saml.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_shadow2d number row row row row2 4",
        "saml.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_shadowrect number row row row row2 4",
        "saml.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_shadow1d_array number row row=0x3f000000 row row:layer row2 4",
        "saml.a.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_shadow2d_array number row row row row:layer row2 4",
        "saml.a.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_cube number row row row  row2 4",
        "saml.3d (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_cubearray number row row row row:layer  row2 4",
        "saml.3d.a (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_shadowcube number row row row row  row2 4",
        "saml.3d.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_1d_offset number row row=0x3f000000 row2 row2=0 row2 4",
        "saml.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_2d_offset number row row row2 row2 row2 4",
        "saml.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_rect_offset number row row row2 row2 row2 4",
        "saml.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_3d_offset number row row row row2 row2 row2 row2 4",
        "saml.3d.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_1d_array_offset number row row=0x3f000000 row:layer row2 row2=0 row2 4",
        "saml.a.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_2d_array_offset number row row row:layer row2 row2 row2 4",
        "saml.a.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_shadow1d_offset number row row=0x3f000000 row row2 row2=0 row2 4",
        "saml.o.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_shadow2d_offset number row row row row2 row2 row2 4",
        "saml.o.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_shadowrect_offset number row row row row2 row2 row2 4",
        "saml.o.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_shadow1d_array_offset number row row=0x3f000000 row row:layer row2 row2=0 row2 4",
        "saml.a.o.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_shadow2d_array_offset number row row row row:layer row2 row2 row2 4",
        "saml.a.o.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_1d number row row=0x3f000000 row=0 row=0 row row=0 row row=0 4",
        "samgq (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_2d number row row row=0 row=0 row row row row 4",
        "samgq (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_rect number row row row=0 row=0 row row row row 4",
        "samgq (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_3d number row row row row=0 row row row row row row 4",
        "samgq.3d (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_1d_array number row row=0x3f000000 row:layer row=0 row row=0 row row=0 4",
        "samgq.a (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_2d_array number row row row:layer row=0 row row row row 4",
        "samgq.a (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_shadow1d number row row=0x3f000000 row row=0 row row=0 row row=0 4",
        "samgq.s (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_shadow2d number row row row row=0 row row row row 4",
        "samgq.s (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_shadowrect number row row row row=0 row row row row 4",
        "samgq.s (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_shadow1d_array number row row=0x3f000000 row row:layer  row row=0 row row=0 4",
        "samgq.a.s (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_shadow2d_array number row row row row:layer  row row row row 4",
        "samgq.a.s (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_cube number row row row row=0 row row row row row row 4",
        "samgq.3d (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_cubearray number row row row row:layer  row row row row row row 4",
        "samgq.3d.a (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_shadowcube number row row row row  row row row row row row 4",
        "samgq.3d.s (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_1d_offset number row row=0x3f000000 row=0 row=0 row row=0 row row=0 row2 row2=0 4",
        "samgq.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_2d_offset number row row row=0 row=0 row row row row row2 row2 4",
        "samgq.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_rect_offset number row row row=0 row=0 row row row row row2 row2 4",
        "samgq.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_3d_offset number row row row row=0 row row row row row row row2 row2 row2 4",
        "samgq.3d.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_1d_array_offset number row row=0x3f000000 row:layer row=0 row row=0 row row=0 row2 row2=0 4",
        "samgq.a.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_2d_array_offset number row row row:layer row=0 row row row row row2 row2 4",
        "samgq.a.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_shadow1d_offset number row row=0x3f000000 row row=0 row row=0 row row=0 row2 row2=0 4",
        "samgq.o.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_shadow2d_offset number row row row row=0 row row row row row2 row2 4",
        "samgq.o.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_shadowrect_offset number row row row row=0 row row row row row2 row2 4",
        "samgq.o.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_shadow1d_array_offset number row row=0x3f000000 row row:layer  row row=0 row row=0 row2 row2=0 4",
        "samgq.a.o.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_shadow2d_array_offset number row row row row:layer  row row row row row2 row2 4",
        "samgq.a.o.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txf_1d number row:texel row=0 row2 4",
        "isaml (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txf_2d number row:texel row:texel row2 4",
        "isaml (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txf_rect number row:texel row:texel row2 4",
        "isaml (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txf_3d number row:texel row:texel row:texel row2 4",
        "isaml.3d (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txf_1d_array number row:texel row=0 row row2 4",
        "isaml.a (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txf_2d_array number row:texel row:texel row row2 4",
        "isaml.a (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txf_1d_offset number row:texel row=0 row2 row2=0 row2 4",
        "isaml.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txf_2d_offset number row:texel row:texel row2 row2 row2 4",
        "isaml.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txf_rect_offset number row:texel row:texel row2 row2 row2 4",
        "isaml.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txf_3d_offset number row:texel row:texel row:texel row2 row2 row2 row2 4",
        "isaml.3d.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txf_1d_array_offset number row:texel row=0 row row2 row2=0 row2 4",
        "isaml.a.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txf_2d_array_offset number row:texel row:texel row row2 row2 row2 4",
        "isaml.a.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4r_2d number row row 4",
        "gather4r (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4r_rect number row row 4",
        "gather4r (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4r_2d_array number row row row:layer 4",
        "gather4r.a (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4g_2d number row row 4",
        "gather4g (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4g_rect number row row 4",
        "gather4g (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4g_2d_array number row row row:layer 4",
        "gather4g.a (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4b_2d number row row 4",
        "gather4b (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4b_rect number row row 4",
        "gather4b (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4b_2d_array number row row row:layer 4",
        "gather4b.a (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4a_2d number row row 4",
        "gather4a (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4a_rect number row row 4",
        "gather4a (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4a_2d_array number row row row:layer 4",
        "gather4a.a (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4r_cube  number row row row 4",
        "gather4r.3d (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4r_cubearray  number row row row row:layer 4",
        "gather4r.3d.a (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4g_cube  number row row row 4",
        "gather4g.3d (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4g_cubearray  number row row row row:layer 4",
        "gather4g.3d.a (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4b_cube  number row row row 4",
        "gather4b.3d (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4b_cubearray  number row row row row:layer 4",
        "gather4b.3d.a (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4a_cube  number row row row 4",
        "gather4a.3d (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4a_cubearray  number row row row row:layer 4",
        "gather4a.3d.a (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4r_2d_offset number row row row2 row2 4",
        "gather4r.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4r_rect_offset number row row row2 row2 4",
        "gather4r.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4r_2d_array_offset number row row row:layer row2 row2 4",
        "gather4r.a.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4g_2d_offset number row row row2 row2 4",
        "gather4g.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4g_rect_offset number row row row2 row2 4",
        "gather4g.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4g_2d_array_offset number row row row:layer row2 row2 4",
        "gather4g.a.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4b_2d_offset number row row row2 row2 4",
        "gather4b.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4b_rect_offset number row row row2 row2 4",
        "gather4b.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4b_2d_array_offset number row row row:layer row2 row2 4",
        "gather4b.a.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4a_2d_offset number row row row2 row2 4",
        "gather4a.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4a_rect_offset number row row row2 row2 4",
        "gather4a.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4a_2d_array_offset number row row row:layer row2 row2 4",
        "gather4a.a.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    ("service shader_txq_1d number int 4", "getsize (u32)(xyzw){to}, {a}, t#{number}"),
    ("service shader_txq_2d number int 4", "getsize (u32)(xyzw){to}, {a}, t#{number}"),
    ("service shader_txq_rect number int 4", "getsize (u32)(xyzw){to}, {a}, t#{number}"),
    ("service shader_txq_3d number int 4", "getsize (u32)(xyzw){to}, {a}, t#{number}"),
    (
        "service shader_txq_1d_array number int 4",
        "getsize (u32)(xyzw){to}, {a}, t#{number}",
    ),
    (
        "service shader_txq_2d_array number int 4",
        "getsize (u32)(xyzw){to}, {a}, t#{number}",
    ),
    (
        "service shader_txq_shadow1d number int 4",
        "getsize (u32)(xyzw){to}, {a}, t#{number}",
    ),
    (
        "service shader_txq_shadow2d number int 4",
        "getsize (u32)(xyzw){to}, {a}, t#{number}",
    ),
    (
        "service shader_txq_shadowrect number int 4",
        "getsize (u32)(xyzw){to}, {a}, t#{number}",
    ),
    (
        "service shader_txq_shadow1d_array number int 4",
        "getsize (u32)(xyzw){to}, {a}, t#{number}",
    ),
    (
        "service shader_txq_shadow2d_array number int 4",
        "getsize (u32)(xyzw){to}, {a}, t#{number}",
    ),
    (
        "service shader_txq_cube  number int 4",
        "getsize (u32)(xyzw){to}, {a}, t#{number}",
    ),
    (
        "service shader_txq_cubearray  number int 4",
        "getsize (u32)(xyzw){to}, {a}, t#{number}",
    ),
    (
        "service shader_txq_shadowcube  number int 4",
        "getsize (u32)(xyzw){to}, {a}, t#{number}",
    ),
    ("service shader_txq_levels number 4", "getinfo (u32)(zw){to}, t#{number}"),
    ("service shader_count int", "add.u {to}, {a}, 1"),
    (
        "begin perspective int 2",
        "Place of the pixel's centre within the primitive, with perspective",
    ),
    ("begin linear int 2", "The same without perspective"),
    (
        "begin perspective_centroid int 2",
        "Place of the centre of what the primitive covers of the pixel",
    ),
    ("begin linear_centroid int 2", "The same without perspective"),
    ("begin perspective_sample int 2", "Place of the sample"),
    ("begin linear_sample int 2", "The same without perspective"),
    ("begin position int 4", "x and y in sixteenths of pixels, depth, 1/w"),
    ("begin sample_mask int 1", "Samples that are covered"),
    ("begin face half 1", "0 of a front face, -1 of a back face"),
    ("begin sample_id half 1", "Number of the sample"),
    ("service shader_input number row=perspective", "bary.f {to}, {number}, {from}"),
    ("service shader_input_linear number row=linear", "bary.f {to}, {number}, {from}"),
    (
        "service shader_input_centroid number row=perspective_centroid",
        "bary.f {to}, {number}, {from}",
    ),
    (
        "service shader_input_linear_centroid number row=linear_centroid",
        "bary.f {to}, {number}, {from}",
    ),
    (
        "service shader_input_sample number row=perspective_sample",
        "bary.f {to}, {number}, {from}",
    ),
    (
        "service shader_input_linear_sample number row=linear_sample",
        "bary.f {to}, {number}, {from}",
    ),
    ("service shader_input_flat number", "ldlv.u32 {to}, l[{number}], 1"),
    (
        "service shader_face_x =face",
        "cov.s16f32 {to}, {a}\nmul.f {to}, {to}, (2.0)\nadd.f {to}, {to}, (1.0)",
    ),
    ("service shader_value_face_x =face", "cov.s16s32 {to}, {a}\nnot.b {to}, {to}"),
    ("service shader_value_sampleid_x =sample_id", "cov.u16u32 {to}, {a}"),
    ("service shader_value_samplemask_x =sample_mask", ""),
    (
        "service shader_position_x =position.0 =0x3d800000",
        "cov.u32f32 {to}, {a}\nmul.f {to}, {to}, {b}",
    ),
    (
        "service shader_position_y =position.1 =0x3d800000",
        "cov.u32f32 {to}, {a}\nmul.f {to}, {to}, {b}",
    ),
    (
        "service shader_value_position_x =position.0 =0x3d800000",
        "cov.u32f32 {to}, {a}\nmul.f {to}, {to}, {b}",
    ),
    (
        "service shader_value_position_y =position.1 =0x3d800000",
        "cov.u32f32 {to}, {a}\nmul.f {to}, {to}, {b}",
    ),
    (
        "service shader_pixel_x =position.0",
        "add.s {to}, {a}, -8\nshr.b {to}, {to}, 4\ncov.u32f32 {to}, {to}",
    ),
    (
        "service shader_pixel_y =position.1",
        "add.s {to}, {a}, -8\nshr.b {to}, {to}, 4\ncov.u32f32 {to}, {to}",
    ),
    ("service shader_position_z  =position.2", ""),
    ("service shader_position_w  =position.3", ""),
    ("service shader_value_position_z  =position.2", ""),
    ("service shader_value_position_w  =position.3", ""),
    ("service shader_discard", "cmps.s.eq p0.x, r0.x, r0.x\nkill p0.x"),
    ("service shader_discard_if int", "cmps.s.ne p0.x, {a}, 0\nkill p0.x"),
    ("service shader_ddx int", "dsx (f32)(x){to}, {a}"),
    ("service shader_ddy int", "dsy (f32)(x){to}, {a}"),
    ("service shader_ddx_fine int", "dsxpp.1 (x){to}, {a}\ndsxpp.1.p (x){to}, {a}"),
    ("service shader_ddy_fine int", "dsypp.1 (x){to}, {a}\ndsypp.1.p (x){to}, {a}"),
    (
        "service shader_tex_1d number row row=0x3f000000 4",
        "sam (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_2d number row row 4",
        "sam (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_rect number row row 4",
        "sam (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_3d number row row row 4",
        "sam.3d (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_1d_array number row row=0x3f000000 row:layer 4",
        "sam.a (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_2d_array number row row row:layer 4",
        "sam.a (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_shadow1d number row row=0x3f000000 row 4",
        "sam.s (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_shadow2d number row row row 4",
        "sam.s (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_shadowrect number row row row 4",
        "sam.s (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_shadow1d_array number row row=0x3f000000 row row:layer 4",
        "sam.a.s (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_shadow2d_array number row row row row:layer 4",
        "sam.a.s (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_cube  number row row row 4",
        "sam.3d (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_cubearray  number row row row row:layer 4",
        "sam.3d.a (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_shadowcube  number row row row row 4",
        "sam.3d.s (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_shadowcubearray number row row row row row:layer 4",
        "sam.3d.a.s (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_1d_offset number row row=0x3f000000 row2 row2=0 4",
        "sam.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_2d_offset number row row row2 row2 4",
        "sam.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_rect_offset number row row row2 row2 4",
        "sam.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_3d_offset number row row row row2 row2 row2 4",
        "sam.3d.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_1d_array_offset number row row=0x3f000000 row:layer row2 row2=0 4",
        "sam.a.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_2d_array_offset number row row row:layer row2 row2 4",
        "sam.a.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_shadow1d_offset number row row=0x3f000000 row row2 row2=0 4",
        "sam.o.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_shadow2d_offset number row row row row2 row2 4",
        "sam.o.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_shadowrect_offset number row row row row2 row2 4",
        "sam.o.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_shadow1d_array_offset number row row=0x3f000000 row row:layer row2 row2=0 4",
        "sam.a.o.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_shadow2d_array_offset number row row row row:layer row2 row2 4",
        "sam.a.o.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txp_2d number row row row 4",
        "sam.p (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_txp_rect number row row row 4",
        "sam.p (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_txp_3d number row row row row 4",
        "sam.3d.p (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_txp_shadow1d number row row=0x3f000000 row row 4",
        "sam.p.s (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_txp_shadow2d number row row row row 4",
        "sam.p.s (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_txp_shadowrect number row row row row 4",
        "sam.p.s (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_txp_2d_offset number row row row row2 row2 4",
        "sam.o.p (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txp_rect_offset number row row row row2 row2 4",
        "sam.o.p (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txp_3d_offset number row row row row row2 row2 row2 4",
        "sam.3d.o.p (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txp_shadow1d_offset number row row=0x3f000000 row row row2 row2=0 4",
        "sam.o.p.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txp_shadow2d_offset number row row row row row2 row2 4",
        "sam.o.p.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txp_shadowrect_offset number row row row row row2 row2 4",
        "sam.o.p.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txb_1d number row row=0x3f000000 row2 4",
        "samb (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txb_2d number row row row2 4",
        "samb (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txb_rect number row row row2 4",
        "samb (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txb_3d number row row row row2 4",
        "samb.3d (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txb_1d_array number row row=0x3f000000 row:layer row2 4",
        "samb.a (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txb_2d_array number row row row:layer row2 4",
        "samb.a (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txb_shadow1d number row row=0x3f000000 row row2 4",
        "samb.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txb_shadow2d number row row row row2 4",
        "samb.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txb_shadowrect number row row row row2 4",
        "samb.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txb_shadow1d_array number row row=0x3f000000 row row:layer row2 4",
        "samb.a.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txb_shadow2d_array number row row row row:layer row2 4",
        "samb.a.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txb_cube  number row row row row2 4",
        "samb.3d (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txb_cubearray  number row row row row:layer row2 4",
        "samb.3d.a (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txb_shadowcube  number row row row row row2 4",
        "samb.3d.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txb_1d_offset number row row=0x3f000000 row2 row2=0 row2 4",
        "samb.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txb_2d_offset number row row row2 row2 row2 4",
        "samb.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txb_rect_offset number row row row2 row2 row2 4",
        "samb.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txb_3d_offset number row row row row2 row2 row2 row2 4",
        "samb.3d.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txb_1d_array_offset number row row=0x3f000000 row:layer row2 row2=0 row2 4",
        "samb.a.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txb_2d_array_offset number row row row:layer row2 row2 row2 4",
        "samb.a.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txb_shadow1d_offset number row row=0x3f000000 row row2 row2=0 row2 4",
        "samb.o.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txb_shadow2d_offset number row row row row2 row2 row2 4",
        "samb.o.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txb_shadowrect_offset number row row row row2 row2 row2 4",
        "samb.o.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txb_shadow1d_array_offset number row row=0x3f000000 row row:layer row2 row2=0 row2 4",
        "samb.a.o.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txb_shadow2d_array_offset number row row row row:layer row2 row2 row2 4",
        "samb.a.o.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    ("service texel int int", "shl.b {to}, {a}, {b}"),
    ("service shader_input_flat number row=perspective", "bary.f {to}, {number}, {from}"),
];
pub(crate) static T0CAE53F2: [u16; 190] = [
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23,
    24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44,
    45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65,
    66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86,
    87, 88, 89, 90, 91, 92, 93, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107,
    108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124,
    125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141,
    142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158,
    159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 172, 173, 174, 175,
    176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 191,
];
pub(crate) static TEF59CFCB: [u16; 4] = [188, 189, 190, 191];
pub(crate) static T18FEDB16: [u16; 1] = [188];
pub(crate) static T2594982B: [Bank; 3] = [
    Bank {
        name: "int",
        file: 0,
        order: &T0CAE53F2,
        saved: &[],
        arguments: &T1D224151,
        results: &TCB04860A,
        beyond: None,
        classes: &TBBC43EED,
        slot: 4,
    },
    Bank {
        name: "half",
        file: 1,
        order: &TEF59CFCB,
        saved: &[],
        arguments: &TEF59CFCB,
        results: &T18FEDB16,
        beyond: None,
        classes: &[],
        slot: 2,
    },
    Bank {
        name: "const",
        file: 2,
        order: &T7F9F6B65,
        saved: &[],
        arguments: &[],
        results: &[],
        beyond: None,
        classes: &[],
        slot: 8,
    },
];
pub(crate) static T2601634E: [(&str, &str); 241] = [
    ("copy int", "mov.u32u32 {to}, {from}"),
    ("copy half", "mov.u16u16 {to}, {from}"),
    ("constant", "mov.s32s32 {to}, {number}"),
    ("return", "end"),
    ("jump", "jump #{label}"),
    ("condition", "cmps.s.ne p0.x, {from}, 0"),
    ("branch", "br p0.x, #{label}"),
    ("branch not", "br !p0.x, #{label}"),
    ("join jp", "(jp)nop"),
    ("copy const int", "mov.u32u32 {to}, {from}"),
    (
        "service shader_constant_row - int number =half 4",
        "shl.b {b}, {a}, 2\nmova a0.x, {b}\n(rpt3)mov.u32u32 {to}, (r)c<a0.x + {number}>",
    ),
    (
        "service shader_array_get number int int =half",
        "min.u {base}, {a}, {b}\nmova a0.x, {base}\nmov.u32u32 {to}, r<a0.x + {number}>",
    ),
    (
        "service shader_array_put number int int row =half",
        "min.u {base}, {a}, {b}\nmova a0.x, {base}\nmov.u32u32 r<a0.x + {number}>, {from}",
    ),
    ("service shader_exp2 int", "exp2 {to}, {a}"),
    ("service shader_log2 int", "log2 {to}, {a}"),
    ("service shader_rsqrt int", "rsq {to}, {a}"),
    ("service shader_sqrt int", "sqrt {to}, {a}"),
    ("service shader_inverse int", "rcp {to}, {a}"),
    ("service shader_sin int", "sin {to}, {a}"),
    ("service shader_cos int", "cos {to}, {a}"),
    (
        "service shader_pow int int",
        "log2 {to}, {a}\nmul.f {to}, {to}, {b}\nexp2 {to}, {to}",
    ),
    (
        "service shader_to_half int =half",
        "cov.f32f16 (even){b}, {a}\ncov.u16u32 {to}, {b}",
    ),
    ("service shader_from_half int =half", "cov.u32u16 {b}, {a}\ncov.f16f32 {to}, {b}"),
    ("service shader_texel - number", ""),
    ("service layer int", "add.f {to}, {a}, (0.5)"),
    ("service texel int", ""),
    (
        "service shader_txl_1d number row row=0x3f000000 row2 4",
        "saml (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_2d number row row row2 4",
        "saml (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_rect number row row row2 4",
        "saml (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_3d number row row row row2 4",
        "saml.3d (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_1d_array number row row=0x3f000000 row:layer row2 4",
        "saml.a (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_2d_array number row row row:layer row2 4",
        "saml.a (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_shadow1d number row row=0x3f000000 row row2 4",
        "saml.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_shadow2d number row row row row2 4",
        "saml.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_shadowrect number row row row row2 4",
        "saml.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_shadow1d_array number row row=0x3f000000 row row:layer row2 4",
        "saml.a.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_shadow2d_array number row row row row:layer row2 4",
        "saml.a.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_cube number row row row  row2 4",
        "saml.3d (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_cubearray number row row row row:layer  row2 4",
        "saml.3d.a (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_shadowcube number row row row row  row2 4",
        "saml.3d.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_1d_offset number row row=0x3f000000 row2 row2=0 row2 4",
        "saml.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_2d_offset number row row row2 row2 row2 4",
        "saml.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_rect_offset number row row row2 row2 row2 4",
        "saml.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_3d_offset number row row row row2 row2 row2 row2 4",
        "saml.3d.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_1d_array_offset number row row=0x3f000000 row:layer row2 row2=0 row2 4",
        "saml.a.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_2d_array_offset number row row row:layer row2 row2 row2 4",
        "saml.a.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_shadow1d_offset number row row=0x3f000000 row row2 row2=0 row2 4",
        "saml.o.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_shadow2d_offset number row row row row2 row2 row2 4",
        "saml.o.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_shadowrect_offset number row row row row2 row2 row2 4",
        "saml.o.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_shadow1d_array_offset number row row=0x3f000000 row row:layer row2 row2=0 row2 4",
        "saml.a.o.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txl_shadow2d_array_offset number row row row row:layer row2 row2 row2 4",
        "saml.a.o.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_1d number row row=0x3f000000 row=0 row=0 row row=0 row row=0 4",
        "samgq (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_2d number row row row=0 row=0 row row row row 4",
        "samgq (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_rect number row row row=0 row=0 row row row row 4",
        "samgq (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_3d number row row row row=0 row row row row row row 4",
        "samgq.3d (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_1d_array number row row=0x3f000000 row:layer row=0 row row=0 row row=0 4",
        "samgq.a (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_2d_array number row row row:layer row=0 row row row row 4",
        "samgq.a (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_shadow1d number row row=0x3f000000 row row=0 row row=0 row row=0 4",
        "samgq.s (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_shadow2d number row row row row=0 row row row row 4",
        "samgq.s (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_shadowrect number row row row row=0 row row row row 4",
        "samgq.s (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_shadow1d_array number row row=0x3f000000 row row:layer  row row=0 row row=0 4",
        "samgq.a.s (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_shadow2d_array number row row row row:layer  row row row row 4",
        "samgq.a.s (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_cube number row row row row=0 row row row row row row 4",
        "samgq.3d (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_cubearray number row row row row:layer  row row row row row row 4",
        "samgq.3d.a (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_shadowcube number row row row row  row row row row row row 4",
        "samgq.3d.s (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_1d_offset number row row=0x3f000000 row=0 row=0 row row=0 row row=0 row2 row2=0 4",
        "samgq.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_2d_offset number row row row=0 row=0 row row row row row2 row2 4",
        "samgq.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_rect_offset number row row row=0 row=0 row row row row row2 row2 4",
        "samgq.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_3d_offset number row row row row=0 row row row row row row row2 row2 row2 4",
        "samgq.3d.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_1d_array_offset number row row=0x3f000000 row:layer row=0 row row=0 row row=0 row2 row2=0 4",
        "samgq.a.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_2d_array_offset number row row row:layer row=0 row row row row row2 row2 4",
        "samgq.a.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_shadow1d_offset number row row=0x3f000000 row row=0 row row=0 row row=0 row2 row2=0 4",
        "samgq.o.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_shadow2d_offset number row row row row=0 row row row row row2 row2 4",
        "samgq.o.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_shadowrect_offset number row row row row=0 row row row row row2 row2 4",
        "samgq.o.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_shadow1d_array_offset number row row=0x3f000000 row row:layer  row row=0 row row=0 row2 row2=0 4",
        "samgq.a.o.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txd_shadow2d_array_offset number row row row row:layer  row row row row row2 row2 4",
        "samgq.a.o.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txf_1d number row:texel row=0 row2 4",
        "isaml (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txf_2d number row:texel row:texel row2 4",
        "isaml (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txf_rect number row:texel row:texel row2 4",
        "isaml (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txf_3d number row:texel row:texel row:texel row2 4",
        "isaml.3d (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txf_1d_array number row:texel row=0 row row2 4",
        "isaml.a (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txf_2d_array number row:texel row:texel row row2 4",
        "isaml.a (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txf_1d_offset number row:texel row=0 row2 row2=0 row2 4",
        "isaml.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txf_2d_offset number row:texel row:texel row2 row2 row2 4",
        "isaml.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txf_rect_offset number row:texel row:texel row2 row2 row2 4",
        "isaml.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txf_3d_offset number row:texel row:texel row:texel row2 row2 row2 row2 4",
        "isaml.3d.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txf_1d_array_offset number row:texel row=0 row row2 row2=0 row2 4",
        "isaml.a.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txf_2d_array_offset number row:texel row:texel row row2 row2 row2 4",
        "isaml.a.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4r_2d number row row 4",
        "gather4r (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4r_rect number row row 4",
        "gather4r (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4r_2d_array number row row row:layer 4",
        "gather4r.a (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4g_2d number row row 4",
        "gather4g (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4g_rect number row row 4",
        "gather4g (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4g_2d_array number row row row:layer 4",
        "gather4g.a (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4b_2d number row row 4",
        "gather4b (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4b_rect number row row 4",
        "gather4b (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4b_2d_array number row row row:layer 4",
        "gather4b.a (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4a_2d number row row 4",
        "gather4a (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4a_rect number row row 4",
        "gather4a (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4a_2d_array number row row row:layer 4",
        "gather4a.a (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4r_cube  number row row row 4",
        "gather4r.3d (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4r_cubearray  number row row row row:layer 4",
        "gather4r.3d.a (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4g_cube  number row row row 4",
        "gather4g.3d (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4g_cubearray  number row row row row:layer 4",
        "gather4g.3d.a (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4b_cube  number row row row 4",
        "gather4b.3d (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4b_cubearray  number row row row row:layer 4",
        "gather4b.3d.a (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4a_cube  number row row row 4",
        "gather4a.3d (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4a_cubearray  number row row row row:layer 4",
        "gather4a.3d.a (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4r_2d_offset number row row row2 row2 4",
        "gather4r.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4r_rect_offset number row row row2 row2 4",
        "gather4r.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4r_2d_array_offset number row row row:layer row2 row2 4",
        "gather4r.a.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4g_2d_offset number row row row2 row2 4",
        "gather4g.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4g_rect_offset number row row row2 row2 4",
        "gather4g.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4g_2d_array_offset number row row row:layer row2 row2 4",
        "gather4g.a.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4b_2d_offset number row row row2 row2 4",
        "gather4b.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4b_rect_offset number row row row2 row2 4",
        "gather4b.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4b_2d_array_offset number row row row:layer row2 row2 4",
        "gather4b.a.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4a_2d_offset number row row row2 row2 4",
        "gather4a.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4a_rect_offset number row row row2 row2 4",
        "gather4a.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tg4a_2d_array_offset number row row row:layer row2 row2 4",
        "gather4a.a.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    ("service shader_txq_1d number int 4", "getsize (u32)(xyzw){to}, {a}, t#{number}"),
    ("service shader_txq_2d number int 4", "getsize (u32)(xyzw){to}, {a}, t#{number}"),
    ("service shader_txq_rect number int 4", "getsize (u32)(xyzw){to}, {a}, t#{number}"),
    ("service shader_txq_3d number int 4", "getsize (u32)(xyzw){to}, {a}, t#{number}"),
    (
        "service shader_txq_1d_array number int 4",
        "getsize (u32)(xyzw){to}, {a}, t#{number}",
    ),
    (
        "service shader_txq_2d_array number int 4",
        "getsize (u32)(xyzw){to}, {a}, t#{number}",
    ),
    (
        "service shader_txq_shadow1d number int 4",
        "getsize (u32)(xyzw){to}, {a}, t#{number}",
    ),
    (
        "service shader_txq_shadow2d number int 4",
        "getsize (u32)(xyzw){to}, {a}, t#{number}",
    ),
    (
        "service shader_txq_shadowrect number int 4",
        "getsize (u32)(xyzw){to}, {a}, t#{number}",
    ),
    (
        "service shader_txq_shadow1d_array number int 4",
        "getsize (u32)(xyzw){to}, {a}, t#{number}",
    ),
    (
        "service shader_txq_shadow2d_array number int 4",
        "getsize (u32)(xyzw){to}, {a}, t#{number}",
    ),
    (
        "service shader_txq_cube  number int 4",
        "getsize (u32)(xyzw){to}, {a}, t#{number}",
    ),
    (
        "service shader_txq_cubearray  number int 4",
        "getsize (u32)(xyzw){to}, {a}, t#{number}",
    ),
    (
        "service shader_txq_shadowcube  number int 4",
        "getsize (u32)(xyzw){to}, {a}, t#{number}",
    ),
    ("service shader_txq_levels number 4", "getinfo (u32)(zw){to}, t#{number}"),
    ("service shader_count int", ""),
    (
        "begin perspective int 2",
        "Place of the pixel's centre within the primitive, with perspective",
    ),
    ("begin linear int 2", "The same without perspective"),
    (
        "begin perspective_centroid int 2",
        "Place of the centre of what the primitive covers of the pixel",
    ),
    ("begin linear_centroid int 2", "The same without perspective"),
    ("begin perspective_sample int 2", "Place of the sample"),
    ("begin linear_sample int 2", "The same without perspective"),
    ("begin position int 4", "x and y in sixteenths of pixels, depth, 1/w"),
    ("begin sample_mask int 1", "Samples that are covered"),
    ("begin face half 1", "0 of a front face, -1 of a back face"),
    ("begin sample_id half 1", "Number of the sample"),
    ("service shader_input number row=perspective", "bary.f {to}, {number}, {from}"),
    ("service shader_input_linear number row=linear", "bary.f {to}, {number}, {from}"),
    (
        "service shader_input_centroid number row=perspective_centroid",
        "bary.f {to}, {number}, {from}",
    ),
    (
        "service shader_input_linear_centroid number row=linear_centroid",
        "bary.f {to}, {number}, {from}",
    ),
    (
        "service shader_input_sample number row=perspective_sample",
        "bary.f {to}, {number}, {from}",
    ),
    (
        "service shader_input_linear_sample number row=linear_sample",
        "bary.f {to}, {number}, {from}",
    ),
    ("service shader_input_flat number", "flat.b {to}, {number}, {number}"),
    (
        "service shader_face_x =face",
        "cov.s16f32 {to}, {a}\nmul.f {to}, {to}, (2.0)\nadd.f {to}, {to}, (1.0)",
    ),
    ("service shader_value_face_x =face", "cov.s16s32 {to}, {a}\nnot.b {to}, {to}"),
    ("service shader_value_sampleid_x =sample_id", "cov.u16u32 {to}, {a}"),
    ("service shader_value_samplemask_x =sample_mask", ""),
    (
        "service shader_position_x =position.0 =0x3d800000",
        "cov.u32f32 {to}, {a}\nmul.f {to}, {to}, {b}",
    ),
    (
        "service shader_position_y =position.1 =0x3d800000",
        "cov.u32f32 {to}, {a}\nmul.f {to}, {to}, {b}",
    ),
    (
        "service shader_value_position_x =position.0 =0x3d800000",
        "cov.u32f32 {to}, {a}\nmul.f {to}, {to}, {b}",
    ),
    (
        "service shader_value_position_y =position.1 =0x3d800000",
        "cov.u32f32 {to}, {a}\nmul.f {to}, {to}, {b}",
    ),
    (
        "service shader_pixel_x =position.0",
        "add.s {to}, {a}, -8\nshr.b {to}, {to}, 4\ncov.u32f32 {to}, {to}",
    ),
    (
        "service shader_pixel_y =position.1",
        "add.s {to}, {a}, -8\nshr.b {to}, {to}, 4\ncov.u32f32 {to}, {to}",
    ),
    ("service shader_position_z  =position.2", ""),
    ("service shader_position_w  =position.3", ""),
    ("service shader_value_position_z  =position.2", ""),
    ("service shader_value_position_w  =position.3", ""),
    ("service shader_discard", "cmps.s.eq p0.x, r0.x, r0.x\nkill p0.x"),
    ("service shader_discard_if int", "cmps.s.ne p0.x, {a}, 0\nkill p0.x"),
    ("service shader_ddx int", "dsx (f32)(x){to}, {a}"),
    ("service shader_ddy int", "dsy (f32)(x){to}, {a}"),
    ("service shader_ddx_fine int", "dsxpp.1 (x){to}, {a}\ndsxpp.1.p (x){to}, {a}"),
    ("service shader_ddy_fine int", "dsypp.1 (x){to}, {a}\ndsypp.1.p (x){to}, {a}"),
    (
        "service shader_tex_1d number row row=0x3f000000 4",
        "sam (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_2d number row row 4",
        "sam (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_rect number row row 4",
        "sam (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_3d number row row row 4",
        "sam.3d (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_1d_array number row row=0x3f000000 row:layer 4",
        "sam.a (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_2d_array number row row row:layer 4",
        "sam.a (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_shadow1d number row row=0x3f000000 row 4",
        "sam.s (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_shadow2d number row row row 4",
        "sam.s (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_shadowrect number row row row 4",
        "sam.s (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_shadow1d_array number row row=0x3f000000 row row:layer 4",
        "sam.a.s (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_shadow2d_array number row row row row:layer 4",
        "sam.a.s (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_cube  number row row row 4",
        "sam.3d (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_cubearray  number row row row row:layer 4",
        "sam.3d.a (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_shadowcube  number row row row row 4",
        "sam.3d.s (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_shadowcubearray number row row row row row:layer 4",
        "sam.3d.a.s (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_1d_offset number row row=0x3f000000 row2 row2=0 4",
        "sam.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_2d_offset number row row row2 row2 4",
        "sam.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_rect_offset number row row row2 row2 4",
        "sam.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_3d_offset number row row row row2 row2 row2 4",
        "sam.3d.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_1d_array_offset number row row=0x3f000000 row:layer row2 row2=0 4",
        "sam.a.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_2d_array_offset number row row row:layer row2 row2 4",
        "sam.a.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_shadow1d_offset number row row=0x3f000000 row row2 row2=0 4",
        "sam.o.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_shadow2d_offset number row row row row2 row2 4",
        "sam.o.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_shadowrect_offset number row row row row2 row2 4",
        "sam.o.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_shadow1d_array_offset number row row=0x3f000000 row row:layer row2 row2=0 4",
        "sam.a.o.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_tex_shadow2d_array_offset number row row row row:layer row2 row2 4",
        "sam.a.o.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txp_2d number row row row 4",
        "sam.p (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_txp_rect number row row row 4",
        "sam.p (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_txp_3d number row row row row 4",
        "sam.3d.p (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_txp_shadow1d number row row=0x3f000000 row row 4",
        "sam.p.s (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_txp_shadow2d number row row row row 4",
        "sam.p.s (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_txp_shadowrect number row row row row 4",
        "sam.p.s (f32)(xyzw){to}, {from}, s#{number}, t#{number}",
    ),
    (
        "service shader_txp_2d_offset number row row row row2 row2 4",
        "sam.o.p (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txp_rect_offset number row row row row2 row2 4",
        "sam.o.p (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txp_3d_offset number row row row row row2 row2 row2 4",
        "sam.3d.o.p (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txp_shadow1d_offset number row row=0x3f000000 row row row2 row2=0 4",
        "sam.o.p.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txp_shadow2d_offset number row row row row row2 row2 4",
        "sam.o.p.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txp_shadowrect_offset number row row row row row2 row2 4",
        "sam.o.p.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txb_1d number row row=0x3f000000 row2 4",
        "samb (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txb_2d number row row row2 4",
        "samb (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txb_rect number row row row2 4",
        "samb (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txb_3d number row row row row2 4",
        "samb.3d (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txb_1d_array number row row=0x3f000000 row:layer row2 4",
        "samb.a (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txb_2d_array number row row row:layer row2 4",
        "samb.a (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txb_shadow1d number row row=0x3f000000 row row2 4",
        "samb.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txb_shadow2d number row row row row2 4",
        "samb.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txb_shadowrect number row row row row2 4",
        "samb.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txb_shadow1d_array number row row=0x3f000000 row row:layer row2 4",
        "samb.a.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txb_shadow2d_array number row row row row:layer row2 4",
        "samb.a.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txb_cube  number row row row row2 4",
        "samb.3d (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txb_cubearray  number row row row row:layer row2 4",
        "samb.3d.a (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txb_shadowcube  number row row row row row2 4",
        "samb.3d.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txb_1d_offset number row row=0x3f000000 row2 row2=0 row2 4",
        "samb.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txb_2d_offset number row row row2 row2 row2 4",
        "samb.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txb_rect_offset number row row row2 row2 row2 4",
        "samb.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txb_3d_offset number row row row row2 row2 row2 row2 4",
        "samb.3d.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txb_1d_array_offset number row row=0x3f000000 row:layer row2 row2=0 row2 4",
        "samb.a.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txb_2d_array_offset number row row row:layer row2 row2 row2 4",
        "samb.a.o (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txb_shadow1d_offset number row row=0x3f000000 row row2 row2=0 row2 4",
        "samb.o.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txb_shadow2d_offset number row row row row2 row2 row2 4",
        "samb.o.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txb_shadowrect_offset number row row row row2 row2 row2 4",
        "samb.o.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txb_shadow1d_array_offset number row row=0x3f000000 row row:layer row2 row2=0 row2 4",
        "samb.a.o.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    (
        "service shader_txb_shadow2d_array_offset number row row row row:layer row2 row2 row2 4",
        "samb.a.o.s (f32)(xyzw){to}, {from}, {value}, s#{number}, t#{number}",
    ),
    ("begin fetch_0 int 4", "What was fetched before"),
    ("begin fetch_1 int 4", "What was fetched before"),
    ("begin fetch_2 int 4", "What was fetched before"),
    ("begin fetch_3 int 4", "What was fetched before"),
    ("service shader_fetched_tex_2d row=perspective", "(sy)bary.f (ei)r63.x, 0, {from}"),
];
pub(crate) static T5A797A7A: [Convention; 9] = [
    Convention {
        name: "kernel",
        doc: "Code of one fiber, without a stack; half registers are registers of their own",
        needs: Needs { any: &T817B60D0 },
        stack: None,
        approximate: false,
        align: 16,
        slot: 8,
        rows: None,
        keeps: &[],
        banks: &TA3803BF6,
        texts: &T7037A10B,
    },
    Convention {
        name: "kernel_merged",
        doc: "Code of one fiber, without a stack; half registers are halves of full ones that code does not use as such",
        needs: Needs { any: &TFAED0C1B },
        stack: None,
        approximate: false,
        align: 16,
        slot: 8,
        rows: None,
        keeps: &[],
        banks: &TC8CB78A2,
        texts: &T7037A10B,
    },
    Convention {
        name: "shader",
        doc: "A shader of one fiber, without a stack",
        needs: Needs { any: &[] },
        stack: None,
        approximate: false,
        align: 16,
        slot: 8,
        rows: None,
        keeps: &[],
        banks: &T9AFB086E,
        texts: &TE5320D89,
    },
    Convention {
        name: "vertex",
        doc: "A vertex shader; attributes are in registers, and outputs in registers at the end",
        needs: Needs { any: &T52090592 },
        stack: None,
        approximate: false,
        align: 16,
        slot: 8,
        rows: None,
        keeps: &[],
        banks: &T9AFB086E,
        texts: &T9D717175,
    },
    Convention {
        name: "fragment",
        doc: "A fragment shader; inputs are interpolated at places within the primitive",
        needs: Needs { any: &T52090592 },
        stack: None,
        approximate: false,
        align: 16,
        slot: 8,
        rows: None,
        keeps: &[],
        banks: &T9AFB086E,
        texts: &T9AA1A8BF,
    },
    Convention {
        name: "vertex_a3xx",
        doc: "A vertex shader",
        needs: Needs { any: &T875F586E },
        stack: None,
        approximate: false,
        align: 16,
        slot: 8,
        rows: None,
        keeps: &[],
        banks: &T9AFB086E,
        texts: &T69F56CB8,
    },
    Convention {
        name: "fragment_a3xx",
        doc: "A fragment shader",
        needs: Needs { any: &T875F586E },
        stack: None,
        approximate: false,
        align: 16,
        slot: 8,
        rows: None,
        keeps: &[],
        banks: &T9AFB086E,
        texts: &TD78B143C,
    },
    Convention {
        name: "vertex_a6xx",
        doc: "A vertex shader",
        needs: Needs { any: &TFAED0C1B },
        stack: None,
        approximate: false,
        align: 16,
        slot: 8,
        rows: None,
        keeps: &[],
        banks: &T2594982B,
        texts: &T9D717175,
    },
    Convention {
        name: "fragment_a6xx",
        doc: "A fragment shader",
        needs: Needs { any: &TFAED0C1B },
        stack: None,
        approximate: false,
        align: 16,
        slot: 8,
        rows: None,
        keeps: &[],
        banks: &T2594982B,
        texts: &T2601634E,
    },
];
pub(crate) static T11D0FAA4: [platform::Memory; 5] = [
    platform::Memory {
        name: "code",
        range: platform::Range {
            base: 0x1000000,
            size: 0x1000000,
        },
        kind: platform::MemoryKind::Rom,
    },
    platform::Memory {
        name: "global",
        range: platform::Range {
            base: 0x10000000,
            size: 0x10000000,
        },
        kind: platform::MemoryKind::Ram,
    },
    platform::Memory {
        name: "local",
        range: platform::Range {
            base: 0x20000000,
            size: 0x8000,
        },
        kind: platform::MemoryKind::Scratch,
    },
    platform::Memory {
        name: "private",
        range: platform::Range {
            base: 0x30000000,
            size: 0x100000,
        },
        kind: platform::MemoryKind::Ram,
    },
    platform::Memory {
        name: "linked",
        range: platform::Range {
            base: 0x40000000,
            size: 0x8000,
        },
        kind: platform::MemoryKind::Scratch,
    },
];
pub(crate) static TBF8F6CA9: [(&str, u64); 3] = [
    ("local", 0x20000000),
    ("private", 0x30000000),
    ("linked", 0x40000000),
];
pub(crate) static TB456130C: [platform::End; 2] = [
    platform::End {
        cause: platform::EndCause::Trap("End"),
        when: &[],
        code: platform::Code::Is(0),
    },
    platform::End {
        cause: platform::EndCause::Trap("Discard"),
        when: &[],
        code: platform::Code::Is(0),
    },
];
pub(crate) static TD693872E: [(Needs, u16); 3] = [
    (Needs { any: &T875F586E }, 8),
    (Needs { any: &T52090592 }, 32),
    (Needs { any: &TFAED0C1B }, 64),
];
pub(crate) static T11D9168A: [platform::Shared; 3] = [
    platform::Shared {
        file: "C",
        first: 0,
        last: 2047,
    },
    platform::Shared {
        file: "R",
        first: 192,
        last: 243,
    },
    platform::Shared {
        file: "R",
        first: 245,
        last: 245,
    },
];
pub(crate) static TCEE869CE: [&str; 3] = ["predt", "predf", "prede"];
pub(crate) static T34893C82: [(&str, u64); 1] = [("private", 0x2000)];
pub(crate) static T70B7E5DD: [(Needs, u16); 3] = [
    (Needs { any: &T875F586E }, 96),
    (Needs { any: &T52090592 }, 48),
    (Needs { any: &TFAED0C1B }, 96),
];
pub(crate) static T5560BD95: [platform::Platform; 1] = [
    platform::Platform {
        name: "wave",
        doc: "A wave, or a fiber of it, with global, local, private and linked memory",
        needs: Needs { any: &[] },
        harts: 1,
        memory: &T11D0FAA4,
        devices: &[],
        elf: None,
        entry: 0x1000000,
        state: &TBF8F6CA9,
        ends: &TB456130C,
        prints: &[],
        data: Some(1),
        idle: None,
        host: None,
        group: Some(platform::Group {
            lanes: &TD693872E,
            quad: 4,
            shared: &T11D9168A,
            reconverge: Some(("jp", 1)),
            at: &TCEE869CE,
            discards: Some("Discard"),
            stack: 64,
            each: &T34893C82,
            occupancy: Some(platform::Occupancy {
                file: "R",
                below: 192,
                unit: 4,
                units: &T70B7E5DD,
                most: 16,
                step: 2,
            }),
        }),
    },
];
pub(crate) static T768B9573: [timing::Class; 2] = [
    timing::Class {
        name: "ss",
        flag: Some("ss"),
        fill: "(ss)nop",
    },
    timing::Class {
        name: "sy",
        flag: Some("sy"),
        fill: "(sy)nop",
    },
];
pub(crate) static T4C1CD63E: [timing::FillPart; 1] = [timing::FillPart::Text("nop")];
pub(crate) static TB85A0104: [timing::Fill; 2] = [
    timing::Fill::Set {
        name: "rpt",
        of: &T0261068B,
        when: None,
        most: 5,
    },
    timing::Fill::Text {
        text: &T4C1CD63E,
        most: 1,
    },
];
pub(crate) static T0515674D: [timing::Pieces; 1] = [
    timing::Pieces {
        file: 0,
        width: 16,
        of: 32,
        below: 192,
        shared: false,
    },
];
pub(crate) static T2259204A: [(&str, i64); 2] = [("double", 0), ("address", 1)];
pub(crate) static TA432E084: [(&str, timing::Expr); 1] = [("", timing::Expr::Num(7))];
pub(crate) static TECBA9DB8: [(timing::Wait, Option<timing::Expr>); 1] = [
    (timing::Wait::Slots, None),
];
pub(crate) static TE0D57E47: [timing::Term; 1] = [
    timing::Term {
        dir: Dir::In,
        place: timing::Place::File(0),
        name: "R",
        count: None,
        at: None,
        width: None,
        when: None,
        reads: Some(timing::Expr::Num(7)),
    },
];
pub(crate) static T4F34290B: [timing::Next; 1] = [
    timing::Next {
        when: None,
        must: timing::Expr::Bin(
            BinOp::And,
            &timing::Expr::Bin(
                BinOp::Eq,
                &timing::Expr::Name(timing::Side::Own, "ss"),
                &timing::Expr::Num(1),
            ),
            &timing::Expr::Bin(
                BinOp::Eq,
                &timing::Expr::Name(timing::Side::Own, "sy"),
                &timing::Expr::Num(1),
            ),
        ),
        slots: timing::Expr::Num(1),
        wait: None,
    },
];
pub(crate) static TDF98081C: [timing::Term; 1] = [
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Element(
            0,
            timing::Expr::Bin(
                BinOp::Add,
                &timing::Expr::Num(248),
                &timing::Expr::Name(timing::Side::Own, "comp1"),
            ),
        ),
        name: "predicate",
        count: None,
        at: None,
        width: None,
        when: None,
        reads: None,
    },
];
pub(crate) static T4A110E72: [timing::Next; 1] = [
    timing::Next {
        when: None,
        must: timing::Expr::Bin(
            BinOp::Or,
            &timing::Expr::Bin(
                BinOp::Or,
                &timing::Expr::Bin(
                    BinOp::Eq,
                    &timing::Expr::Name(timing::Side::Own, "ss"),
                    &timing::Expr::Num(1),
                ),
                &timing::Expr::Bin(
                    BinOp::Eq,
                    &timing::Expr::Name(timing::Side::Own, "op"),
                    &timing::Expr::Word("predf"),
                ),
            ),
            &timing::Expr::Bin(
                BinOp::Eq,
                &timing::Expr::Name(timing::Side::Own, "op"),
                &timing::Expr::Word("prede"),
            ),
        ),
        slots: timing::Expr::Num(1),
        wait: None,
    },
];
pub(crate) static TEF4AA222: [timing::Term; 2] = [
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Element(
            0,
            timing::Expr::Bin(
                BinOp::Add,
                &timing::Expr::Num(248),
                &timing::Expr::Name(timing::Side::Own, "comp1"),
            ),
        ),
        name: "predicate",
        count: None,
        at: None,
        width: None,
        when: None,
        reads: None,
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Element(
            0,
            timing::Expr::Bin(
                BinOp::Add,
                &timing::Expr::Num(248),
                &timing::Expr::Name(timing::Side::Own, "comp2"),
            ),
        ),
        name: "predicate",
        count: None,
        at: None,
        width: None,
        when: None,
        reads: None,
    },
];
pub(crate) static T89C4CEA8: [(&str, timing::Expr); 1] = [("", timing::Expr::Num(3))];
pub(crate) static T08D76E86: [(timing::Wait, Option<timing::Expr>); 2] = [
    (
        timing::Wait::Class(0),
        Some(
            timing::Expr::Bin(
                BinOp::And,
                &timing::Expr::Bin(
                    BinOp::Ge,
                    &timing::Expr::Name(timing::Side::Own, "dst"),
                    &timing::Expr::Num(192),
                ),
                &timing::Expr::Bin(
                    BinOp::Lt,
                    &timing::Expr::Name(timing::Side::Own, "dst"),
                    &timing::Expr::Num(244),
                ),
            ),
        ),
    ),
    (timing::Wait::Slots, None),
];
pub(crate) static T1D46E51B: [timing::Member; 5] = [
    timing::Member::Range(0, 0),
    timing::Member::Range(2, 2),
    timing::Member::Range(4, 4),
    timing::Member::Range(6, 6),
    timing::Member::Range(7, 7),
];
pub(crate) static TB6AABC13: [timing::Member; 2] = [
    timing::Member::Word("relative"),
    timing::Member::Word("relconst"),
];
pub(crate) static T1BC1D5A9: [timing::Term; 5] = [
    timing::Term {
        dir: Dir::Out,
        place: timing::Place::Operand("dst"),
        name: "dst",
        count: Some(
            timing::Expr::Bin(
                BinOp::Add,
                &timing::Expr::Name(timing::Side::Own, "rpt"),
                &timing::Expr::Num(1),
            ),
        ),
        at: None,
        width: Some(
            timing::Expr::Cond(
                &timing::Expr::In(
                    &timing::Expr::Name(timing::Side::Own, "dt"),
                    &T1D46E51B,
                ),
                &timing::Expr::Num(16),
                &timing::Expr::Num(32),
            ),
        ),
        when: None,
        reads: None,
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Operand("src"),
        name: "src",
        count: Some(
            timing::Expr::Cond(
                &timing::Expr::Name(timing::Side::Own, "r"),
                &timing::Expr::Bin(
                    BinOp::Add,
                    &timing::Expr::Name(timing::Side::Own, "rpt"),
                    &timing::Expr::Num(1),
                ),
                &timing::Expr::Num(1),
            ),
        ),
        at: None,
        width: Some(
            timing::Expr::Cond(
                &timing::Expr::In(
                    &timing::Expr::Name(timing::Side::Own, "st"),
                    &T1D46E51B,
                ),
                &timing::Expr::Num(16),
                &timing::Expr::Num(32),
            ),
        ),
        when: None,
        reads: None,
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Registers(0, 244, 244),
        name: "a0.x",
        count: None,
        at: None,
        width: None,
        when: Some(
            timing::Expr::Bin(
                BinOp::Or,
                &timing::Expr::In(
                    &timing::Expr::Alternative(timing::Side::Own, "src"),
                    &TB6AABC13,
                ),
                &timing::Expr::Bin(
                    BinOp::Eq,
                    &timing::Expr::Alternative(timing::Side::Own, "dst"),
                    &timing::Expr::Word("relative"),
                ),
            ),
        ),
        reads: Some(timing::Expr::Num(0)),
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Registers(0, 0, 191),
        name: "r0.x..r47.w",
        count: None,
        at: None,
        width: None,
        when: Some(
            timing::Expr::Bin(
                BinOp::Eq,
                &timing::Expr::Alternative(timing::Side::Own, "src"),
                &timing::Expr::Word("relative"),
            ),
        ),
        reads: None,
    },
    timing::Term {
        dir: Dir::Out,
        place: timing::Place::Registers(0, 0, 191),
        name: "r0.x..r47.w",
        count: None,
        at: None,
        width: None,
        when: Some(
            timing::Expr::Bin(
                BinOp::Eq,
                &timing::Expr::Alternative(timing::Side::Own, "dst"),
                &timing::Expr::Word("relative"),
            ),
        ),
        reads: None,
    },
];
pub(crate) static TBE08BAEA: [(timing::Wait, Option<timing::Expr>); 2] = [
    (
        timing::Wait::Class(0),
        Some(
            timing::Expr::Bin(
                BinOp::And,
                &timing::Expr::Bin(
                    BinOp::Ge,
                    &timing::Expr::Num(244),
                    &timing::Expr::Num(192),
                ),
                &timing::Expr::Bin(
                    BinOp::Lt,
                    &timing::Expr::Num(244),
                    &timing::Expr::Num(244),
                ),
            ),
        ),
    ),
    (timing::Wait::Slots, None),
];
pub(crate) static T70DCC920: [timing::Term; 4] = [
    timing::Term {
        dir: Dir::Out,
        place: timing::Place::Element(0, timing::Expr::Num(244)),
        name: "address",
        count: None,
        at: None,
        width: None,
        when: None,
        reads: None,
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Operand("src"),
        name: "src",
        count: Some(
            timing::Expr::Cond(
                &timing::Expr::Name(timing::Side::Own, "r"),
                &timing::Expr::Bin(
                    BinOp::Add,
                    &timing::Expr::Name(timing::Side::Own, "rpt"),
                    &timing::Expr::Num(1),
                ),
                &timing::Expr::Num(1),
            ),
        ),
        at: None,
        width: Some(timing::Expr::Num(16)),
        when: None,
        reads: None,
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Registers(0, 244, 244),
        name: "a0.x",
        count: None,
        at: None,
        width: None,
        when: Some(
            timing::Expr::In(
                &timing::Expr::Alternative(timing::Side::Own, "src"),
                &TB6AABC13,
            ),
        ),
        reads: Some(timing::Expr::Num(0)),
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Registers(0, 0, 191),
        name: "r0.x..r47.w",
        count: None,
        at: None,
        width: None,
        when: Some(
            timing::Expr::Bin(
                BinOp::Eq,
                &timing::Expr::Alternative(timing::Side::Own, "src"),
                &timing::Expr::Word("relative"),
            ),
        ),
        reads: None,
    },
];
pub(crate) static TBEA65EF2: [(timing::Wait, Option<timing::Expr>); 2] = [
    (
        timing::Wait::Class(0),
        Some(
            timing::Expr::Bin(
                BinOp::And,
                &timing::Expr::Bin(
                    BinOp::Ge,
                    &timing::Expr::Num(245),
                    &timing::Expr::Num(192),
                ),
                &timing::Expr::Bin(
                    BinOp::Lt,
                    &timing::Expr::Num(245),
                    &timing::Expr::Num(244),
                ),
            ),
        ),
    ),
    (timing::Wait::Slots, None),
];
pub(crate) static T2690C29B: [timing::Term; 4] = [
    timing::Term {
        dir: Dir::Out,
        place: timing::Place::Element(0, timing::Expr::Num(245)),
        name: "address",
        count: None,
        at: None,
        width: None,
        when: None,
        reads: None,
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Operand("src"),
        name: "src",
        count: Some(
            timing::Expr::Cond(
                &timing::Expr::Name(timing::Side::Own, "r"),
                &timing::Expr::Bin(
                    BinOp::Add,
                    &timing::Expr::Name(timing::Side::Own, "rpt"),
                    &timing::Expr::Num(1),
                ),
                &timing::Expr::Num(1),
            ),
        ),
        at: None,
        width: Some(timing::Expr::Num(16)),
        when: None,
        reads: None,
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Registers(0, 244, 244),
        name: "a0.x",
        count: None,
        at: None,
        width: None,
        when: Some(
            timing::Expr::In(
                &timing::Expr::Alternative(timing::Side::Own, "src"),
                &TB6AABC13,
            ),
        ),
        reads: Some(timing::Expr::Num(0)),
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Registers(0, 0, 191),
        name: "r0.x..r47.w",
        count: None,
        at: None,
        width: None,
        when: Some(
            timing::Expr::Bin(
                BinOp::Eq,
                &timing::Expr::Alternative(timing::Side::Own, "src"),
                &timing::Expr::Word("relative"),
            ),
        ),
        reads: None,
    },
];
pub(crate) static T48718DBA: [(timing::Wait, Option<timing::Expr>); 2] = [
    (
        timing::Wait::Class(0),
        Some(
            timing::Expr::Bin(
                BinOp::And,
                &timing::Expr::Bin(
                    BinOp::Ge,
                    &timing::Expr::Name(timing::Side::Own, "a"),
                    &timing::Expr::Num(192),
                ),
                &timing::Expr::Bin(
                    BinOp::Lt,
                    &timing::Expr::Name(timing::Side::Own, "a"),
                    &timing::Expr::Num(244),
                ),
            ),
        ),
    ),
    (timing::Wait::Slots, None),
];
pub(crate) static TA54B4739: [timing::Term; 4] = [
    timing::Term {
        dir: Dir::Out,
        place: timing::Place::Operand("a"),
        name: "a",
        count: None,
        at: Some(timing::Expr::Num(0)),
        width: Some(
            timing::Expr::Cond(
                &timing::Expr::Name(timing::Side::Own, "dh"),
                &timing::Expr::Num(16),
                &timing::Expr::Num(32),
            ),
        ),
        when: None,
        reads: None,
    },
    timing::Term {
        dir: Dir::Out,
        place: timing::Place::Operand("c"),
        name: "c",
        count: None,
        at: Some(timing::Expr::Num(1)),
        width: Some(
            timing::Expr::Cond(
                &timing::Expr::Name(timing::Side::Own, "dh"),
                &timing::Expr::Num(16),
                &timing::Expr::Num(32),
            ),
        ),
        when: None,
        reads: None,
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Operand("b"),
        name: "b",
        count: None,
        at: Some(timing::Expr::Num(0)),
        width: Some(
            timing::Expr::Cond(
                &timing::Expr::Name(timing::Side::Own, "sh"),
                &timing::Expr::Num(16),
                &timing::Expr::Num(32),
            ),
        ),
        when: None,
        reads: None,
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Operand("d"),
        name: "d",
        count: None,
        at: Some(timing::Expr::Num(1)),
        width: Some(
            timing::Expr::Cond(
                &timing::Expr::Name(timing::Side::Own, "sh"),
                &timing::Expr::Num(16),
                &timing::Expr::Num(32),
            ),
        ),
        when: None,
        reads: None,
    },
];
pub(crate) static T95940E8B: [timing::Term; 5] = [
    timing::Term {
        dir: Dir::Out,
        place: timing::Place::Operand("a"),
        name: "a",
        count: Some(timing::Expr::Num(4)),
        at: None,
        width: Some(
            timing::Expr::Cond(
                &timing::Expr::Name(timing::Side::Own, "dh"),
                &timing::Expr::Num(16),
                &timing::Expr::Num(32),
            ),
        ),
        when: None,
        reads: None,
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Operand("b"),
        name: "b",
        count: None,
        at: Some(timing::Expr::Num(0)),
        width: Some(
            timing::Expr::Cond(
                &timing::Expr::Name(timing::Side::Own, "sh"),
                &timing::Expr::Num(16),
                &timing::Expr::Num(32),
            ),
        ),
        when: None,
        reads: None,
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Operand("c"),
        name: "c",
        count: None,
        at: Some(timing::Expr::Num(1)),
        width: Some(
            timing::Expr::Cond(
                &timing::Expr::Name(timing::Side::Own, "sh"),
                &timing::Expr::Num(16),
                &timing::Expr::Num(32),
            ),
        ),
        when: None,
        reads: None,
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Operand("d"),
        name: "d",
        count: None,
        at: Some(timing::Expr::Num(2)),
        width: Some(
            timing::Expr::Cond(
                &timing::Expr::Name(timing::Side::Own, "sh"),
                &timing::Expr::Num(16),
                &timing::Expr::Num(32),
            ),
        ),
        when: None,
        reads: None,
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Operand("e"),
        name: "e",
        count: None,
        at: Some(timing::Expr::Num(3)),
        width: Some(
            timing::Expr::Cond(
                &timing::Expr::Name(timing::Side::Own, "sh"),
                &timing::Expr::Num(16),
                &timing::Expr::Num(32),
            ),
        ),
        when: None,
        reads: None,
    },
];
pub(crate) static T0BD7395F: [timing::Term; 5] = [
    timing::Term {
        dir: Dir::Out,
        place: timing::Place::Operand("a"),
        name: "a",
        count: None,
        at: Some(timing::Expr::Num(0)),
        width: Some(
            timing::Expr::Cond(
                &timing::Expr::Name(timing::Side::Own, "dh"),
                &timing::Expr::Num(16),
                &timing::Expr::Num(32),
            ),
        ),
        when: None,
        reads: None,
    },
    timing::Term {
        dir: Dir::Out,
        place: timing::Place::Operand("c"),
        name: "c",
        count: None,
        at: Some(timing::Expr::Num(1)),
        width: Some(
            timing::Expr::Cond(
                &timing::Expr::Name(timing::Side::Own, "dh"),
                &timing::Expr::Num(16),
                &timing::Expr::Num(32),
            ),
        ),
        when: None,
        reads: None,
    },
    timing::Term {
        dir: Dir::Out,
        place: timing::Place::Operand("d"),
        name: "d",
        count: None,
        at: Some(timing::Expr::Num(2)),
        width: Some(
            timing::Expr::Cond(
                &timing::Expr::Name(timing::Side::Own, "dh"),
                &timing::Expr::Num(16),
                &timing::Expr::Num(32),
            ),
        ),
        when: None,
        reads: None,
    },
    timing::Term {
        dir: Dir::Out,
        place: timing::Place::Operand("e"),
        name: "e",
        count: None,
        at: Some(timing::Expr::Num(3)),
        width: Some(
            timing::Expr::Cond(
                &timing::Expr::Name(timing::Side::Own, "dh"),
                &timing::Expr::Num(16),
                &timing::Expr::Num(32),
            ),
        ),
        when: None,
        reads: None,
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Operand("b"),
        name: "b",
        count: Some(timing::Expr::Num(4)),
        at: None,
        width: Some(
            timing::Expr::Cond(
                &timing::Expr::Name(timing::Side::Own, "sh"),
                &timing::Expr::Num(16),
                &timing::Expr::Num(32),
            ),
        ),
        when: None,
        reads: None,
    },
];
pub(crate) static TF61065B6: [timing::Term; 3] = [
    timing::Term {
        dir: Dir::Out,
        place: timing::Place::Operand("dst"),
        name: "dst",
        count: Some(
            timing::Expr::Bin(
                BinOp::Add,
                &timing::Expr::Name(timing::Side::Own, "rpt"),
                &timing::Expr::Num(1),
            ),
        ),
        at: Some(timing::Expr::Name(timing::Side::Own, "rpt")),
        width: Some(timing::Expr::Num(32)),
        when: None,
        reads: None,
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Registers(0, 244, 244),
        name: "a0.x",
        count: None,
        at: None,
        width: None,
        when: Some(
            timing::Expr::Bin(
                BinOp::Eq,
                &timing::Expr::Alternative(timing::Side::Own, "dst"),
                &timing::Expr::Word("relative"),
            ),
        ),
        reads: Some(timing::Expr::Num(0)),
    },
    timing::Term {
        dir: Dir::Out,
        place: timing::Place::Registers(0, 0, 191),
        name: "r0.x..r47.w",
        count: None,
        at: None,
        width: None,
        when: Some(
            timing::Expr::Bin(
                BinOp::Eq,
                &timing::Expr::Alternative(timing::Side::Own, "dst"),
                &timing::Expr::Word("relative"),
            ),
        ),
        reads: None,
    },
];
pub(crate) static TC2E49FDB: [timing::Term; 5] = [
    timing::Term {
        dir: Dir::Out,
        place: timing::Place::Operand("dst"),
        name: "dst",
        count: Some(
            timing::Expr::Bin(
                BinOp::Add,
                &timing::Expr::Name(timing::Side::Own, "rpt"),
                &timing::Expr::Num(1),
            ),
        ),
        at: None,
        width: Some(
            timing::Expr::Cond(
                &timing::Expr::Name(timing::Side::Own, "dhalf"),
                &timing::Expr::Num(16),
                &timing::Expr::Num(32),
            ),
        ),
        when: None,
        reads: None,
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Operand("src1"),
        name: "src1",
        count: Some(
            timing::Expr::Cond(
                &timing::Expr::Name(timing::Side::Own, "r1"),
                &timing::Expr::Bin(
                    BinOp::Add,
                    &timing::Expr::Name(timing::Side::Own, "rpt"),
                    &timing::Expr::Num(1),
                ),
                &timing::Expr::Num(1),
            ),
        ),
        at: None,
        width: Some(
            timing::Expr::Cond(
                &timing::Expr::Name(timing::Side::Own, "full"),
                &timing::Expr::Num(32),
                &timing::Expr::Num(16),
            ),
        ),
        when: None,
        reads: None,
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Operand("src2"),
        name: "src2",
        count: Some(
            timing::Expr::Cond(
                &timing::Expr::Name(timing::Side::Own, "r2"),
                &timing::Expr::Bin(
                    BinOp::Add,
                    &timing::Expr::Name(timing::Side::Own, "rpt"),
                    &timing::Expr::Num(1),
                ),
                &timing::Expr::Num(1),
            ),
        ),
        at: None,
        width: Some(
            timing::Expr::Cond(
                &timing::Expr::Name(timing::Side::Own, "full"),
                &timing::Expr::Num(32),
                &timing::Expr::Num(16),
            ),
        ),
        when: None,
        reads: None,
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Registers(0, 244, 244),
        name: "a0.x",
        count: None,
        at: None,
        width: None,
        when: Some(
            timing::Expr::Bin(
                BinOp::Or,
                &timing::Expr::In(
                    &timing::Expr::Alternative(timing::Side::Own, "src1"),
                    &TB6AABC13,
                ),
                &timing::Expr::In(
                    &timing::Expr::Alternative(timing::Side::Own, "src2"),
                    &TB6AABC13,
                ),
            ),
        ),
        reads: Some(timing::Expr::Num(0)),
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Registers(0, 0, 191),
        name: "r0.x..r47.w",
        count: None,
        at: None,
        width: None,
        when: Some(
            timing::Expr::Bin(
                BinOp::Or,
                &timing::Expr::Bin(
                    BinOp::Eq,
                    &timing::Expr::Alternative(timing::Side::Own, "src1"),
                    &timing::Expr::Word("relative"),
                ),
                &timing::Expr::Bin(
                    BinOp::Eq,
                    &timing::Expr::Alternative(timing::Side::Own, "src2"),
                    &timing::Expr::Word("relative"),
                ),
            ),
        ),
        reads: None,
    },
];
pub(crate) static TC3BC670D: [timing::Term; 5] = [
    timing::Term {
        dir: Dir::Out,
        place: timing::Place::Operand("dst"),
        name: "dst",
        count: Some(
            timing::Expr::Bin(
                BinOp::Add,
                &timing::Expr::Name(timing::Side::Own, "rpt"),
                &timing::Expr::Num(1),
            ),
        ),
        at: None,
        width: Some(
            timing::Expr::Cond(
                &timing::Expr::Name(timing::Side::Own, "dhalf"),
                &timing::Expr::Num(16),
                &timing::Expr::Num(32),
            ),
        ),
        when: None,
        reads: None,
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Operand("src1"),
        name: "src1",
        count: Some(
            timing::Expr::Cond(
                &timing::Expr::Name(timing::Side::Own, "r1"),
                &timing::Expr::Bin(
                    BinOp::Add,
                    &timing::Expr::Name(timing::Side::Own, "rpt"),
                    &timing::Expr::Num(1),
                ),
                &timing::Expr::Num(1),
            ),
        ),
        at: None,
        width: Some(
            timing::Expr::Cond(
                &timing::Expr::Name(timing::Side::Own, "full"),
                &timing::Expr::Num(32),
                &timing::Expr::Num(16),
            ),
        ),
        when: None,
        reads: None,
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Operand("src2"),
        name: "src2",
        count: Some(
            timing::Expr::Cond(
                &timing::Expr::Name(timing::Side::Own, "r2"),
                &timing::Expr::Bin(
                    BinOp::Add,
                    &timing::Expr::Name(timing::Side::Own, "rpt"),
                    &timing::Expr::Num(2),
                ),
                &timing::Expr::Num(2),
            ),
        ),
        at: None,
        width: Some(
            timing::Expr::Cond(
                &timing::Expr::Name(timing::Side::Own, "full"),
                &timing::Expr::Num(32),
                &timing::Expr::Num(16),
            ),
        ),
        when: None,
        reads: None,
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Registers(0, 244, 244),
        name: "a0.x",
        count: None,
        at: None,
        width: None,
        when: Some(
            timing::Expr::Bin(
                BinOp::Or,
                &timing::Expr::In(
                    &timing::Expr::Alternative(timing::Side::Own, "src1"),
                    &TB6AABC13,
                ),
                &timing::Expr::In(
                    &timing::Expr::Alternative(timing::Side::Own, "src2"),
                    &TB6AABC13,
                ),
            ),
        ),
        reads: Some(timing::Expr::Num(0)),
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Registers(0, 0, 191),
        name: "r0.x..r47.w",
        count: None,
        at: None,
        width: None,
        when: Some(
            timing::Expr::Bin(
                BinOp::Or,
                &timing::Expr::Bin(
                    BinOp::Eq,
                    &timing::Expr::Alternative(timing::Side::Own, "src1"),
                    &timing::Expr::Word("relative"),
                ),
                &timing::Expr::Bin(
                    BinOp::Eq,
                    &timing::Expr::Alternative(timing::Side::Own, "src2"),
                    &timing::Expr::Word("relative"),
                ),
            ),
        ),
        reads: None,
    },
];
pub(crate) static T6954C1C5: [(&str, timing::Expr); 2] = [
    ("src3", timing::Expr::Num(5)),
    ("", timing::Expr::Num(3)),
];
pub(crate) static TA7E9BC9F: [timing::Term; 6] = [
    timing::Term {
        dir: Dir::Out,
        place: timing::Place::Operand("dst"),
        name: "dst",
        count: Some(
            timing::Expr::Bin(
                BinOp::Add,
                &timing::Expr::Name(timing::Side::Own, "rpt"),
                &timing::Expr::Num(1),
            ),
        ),
        at: None,
        width: Some(
            timing::Expr::Cond(
                &timing::Expr::Name(timing::Side::Own, "dhalf"),
                &timing::Expr::Num(16),
                &timing::Expr::Num(32),
            ),
        ),
        when: None,
        reads: None,
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Operand("src1"),
        name: "src1",
        count: Some(
            timing::Expr::Cond(
                &timing::Expr::Name(timing::Side::Own, "r1"),
                &timing::Expr::Bin(
                    BinOp::Add,
                    &timing::Expr::Name(timing::Side::Own, "rpt"),
                    &timing::Expr::Num(1),
                ),
                &timing::Expr::Num(1),
            ),
        ),
        at: None,
        width: Some(
            timing::Expr::Cond(
                &timing::Expr::Num(0),
                &timing::Expr::Num(32),
                &timing::Expr::Num(16),
            ),
        ),
        when: None,
        reads: None,
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Operand("src2"),
        name: "src2",
        count: Some(
            timing::Expr::Cond(
                &timing::Expr::Name(timing::Side::Own, "r2"),
                &timing::Expr::Bin(
                    BinOp::Add,
                    &timing::Expr::Name(timing::Side::Own, "rpt"),
                    &timing::Expr::Num(1),
                ),
                &timing::Expr::Num(1),
            ),
        ),
        at: None,
        width: Some(
            timing::Expr::Cond(
                &timing::Expr::Num(0),
                &timing::Expr::Num(32),
                &timing::Expr::Num(16),
            ),
        ),
        when: None,
        reads: None,
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Operand("src3"),
        name: "src3",
        count: Some(
            timing::Expr::Cond(
                &timing::Expr::Name(timing::Side::Own, "r3"),
                &timing::Expr::Bin(
                    BinOp::Add,
                    &timing::Expr::Name(timing::Side::Own, "rpt"),
                    &timing::Expr::Num(1),
                ),
                &timing::Expr::Num(1),
            ),
        ),
        at: None,
        width: Some(
            timing::Expr::Cond(
                &timing::Expr::Num(0),
                &timing::Expr::Num(32),
                &timing::Expr::Num(16),
            ),
        ),
        when: None,
        reads: None,
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Registers(0, 244, 244),
        name: "a0.x",
        count: None,
        at: None,
        width: None,
        when: Some(
            timing::Expr::Bin(
                BinOp::Or,
                &timing::Expr::In(
                    &timing::Expr::Alternative(timing::Side::Own, "src1"),
                    &TB6AABC13,
                ),
                &timing::Expr::In(
                    &timing::Expr::Alternative(timing::Side::Own, "src3"),
                    &TB6AABC13,
                ),
            ),
        ),
        reads: Some(timing::Expr::Num(0)),
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Registers(0, 0, 191),
        name: "r0.x..r47.w",
        count: None,
        at: None,
        width: None,
        when: Some(
            timing::Expr::Bin(
                BinOp::Or,
                &timing::Expr::Bin(
                    BinOp::Eq,
                    &timing::Expr::Alternative(timing::Side::Own, "src1"),
                    &timing::Expr::Word("relative"),
                ),
                &timing::Expr::Bin(
                    BinOp::Eq,
                    &timing::Expr::Alternative(timing::Side::Own, "src3"),
                    &timing::Expr::Word("relative"),
                ),
            ),
        ),
        reads: None,
    },
];
pub(crate) static T8F57142C: [timing::Term; 6] = [
    timing::Term {
        dir: Dir::Out,
        place: timing::Place::Operand("dst"),
        name: "dst",
        count: Some(
            timing::Expr::Bin(
                BinOp::Add,
                &timing::Expr::Name(timing::Side::Own, "rpt"),
                &timing::Expr::Num(1),
            ),
        ),
        at: None,
        width: Some(
            timing::Expr::Cond(
                &timing::Expr::Name(timing::Side::Own, "dhalf"),
                &timing::Expr::Num(16),
                &timing::Expr::Num(32),
            ),
        ),
        when: None,
        reads: None,
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Operand("src1"),
        name: "src1",
        count: Some(
            timing::Expr::Cond(
                &timing::Expr::Name(timing::Side::Own, "r1"),
                &timing::Expr::Bin(
                    BinOp::Add,
                    &timing::Expr::Name(timing::Side::Own, "rpt"),
                    &timing::Expr::Num(1),
                ),
                &timing::Expr::Num(1),
            ),
        ),
        at: None,
        width: Some(
            timing::Expr::Cond(
                &timing::Expr::Num(1),
                &timing::Expr::Num(32),
                &timing::Expr::Num(16),
            ),
        ),
        when: None,
        reads: None,
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Operand("src2"),
        name: "src2",
        count: Some(
            timing::Expr::Cond(
                &timing::Expr::Name(timing::Side::Own, "r2"),
                &timing::Expr::Bin(
                    BinOp::Add,
                    &timing::Expr::Name(timing::Side::Own, "rpt"),
                    &timing::Expr::Num(1),
                ),
                &timing::Expr::Num(1),
            ),
        ),
        at: None,
        width: Some(
            timing::Expr::Cond(
                &timing::Expr::Num(1),
                &timing::Expr::Num(32),
                &timing::Expr::Num(16),
            ),
        ),
        when: None,
        reads: None,
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Operand("src3"),
        name: "src3",
        count: Some(
            timing::Expr::Cond(
                &timing::Expr::Name(timing::Side::Own, "r3"),
                &timing::Expr::Bin(
                    BinOp::Add,
                    &timing::Expr::Name(timing::Side::Own, "rpt"),
                    &timing::Expr::Num(1),
                ),
                &timing::Expr::Num(1),
            ),
        ),
        at: None,
        width: Some(
            timing::Expr::Cond(
                &timing::Expr::Num(1),
                &timing::Expr::Num(32),
                &timing::Expr::Num(16),
            ),
        ),
        when: None,
        reads: None,
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Registers(0, 244, 244),
        name: "a0.x",
        count: None,
        at: None,
        width: None,
        when: Some(
            timing::Expr::Bin(
                BinOp::Or,
                &timing::Expr::In(
                    &timing::Expr::Alternative(timing::Side::Own, "src1"),
                    &TB6AABC13,
                ),
                &timing::Expr::In(
                    &timing::Expr::Alternative(timing::Side::Own, "src3"),
                    &TB6AABC13,
                ),
            ),
        ),
        reads: Some(timing::Expr::Num(0)),
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Registers(0, 0, 191),
        name: "r0.x..r47.w",
        count: None,
        at: None,
        width: None,
        when: Some(
            timing::Expr::Bin(
                BinOp::Or,
                &timing::Expr::Bin(
                    BinOp::Eq,
                    &timing::Expr::Alternative(timing::Side::Own, "src1"),
                    &timing::Expr::Word("relative"),
                ),
                &timing::Expr::Bin(
                    BinOp::Eq,
                    &timing::Expr::Alternative(timing::Side::Own, "src3"),
                    &timing::Expr::Word("relative"),
                ),
            ),
        ),
        reads: None,
    },
];
pub(crate) static T1360132F: [(&str, timing::Expr); 2] = [
    ("src3", timing::Expr::Num(3)),
    ("", timing::Expr::Num(3)),
];
pub(crate) static T3858A69A: [timing::Term; 6] = [
    timing::Term {
        dir: Dir::Out,
        place: timing::Place::Operand("dst"),
        name: "dst",
        count: Some(
            timing::Expr::Bin(
                BinOp::Add,
                &timing::Expr::Name(timing::Side::Own, "rpt"),
                &timing::Expr::Num(1),
            ),
        ),
        at: None,
        width: Some(
            timing::Expr::Cond(
                &timing::Expr::Name(timing::Side::Own, "dhalf"),
                &timing::Expr::Num(16),
                &timing::Expr::Num(32),
            ),
        ),
        when: None,
        reads: None,
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Operand("src1"),
        name: "src1",
        count: Some(
            timing::Expr::Cond(
                &timing::Expr::Name(timing::Side::Own, "r1"),
                &timing::Expr::Bin(
                    BinOp::Add,
                    &timing::Expr::Name(timing::Side::Own, "rpt"),
                    &timing::Expr::Num(1),
                ),
                &timing::Expr::Num(1),
            ),
        ),
        at: None,
        width: Some(
            timing::Expr::Cond(
                &timing::Expr::Name(timing::Side::Own, "full"),
                &timing::Expr::Num(32),
                &timing::Expr::Num(16),
            ),
        ),
        when: None,
        reads: None,
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Operand("src2"),
        name: "src2",
        count: Some(
            timing::Expr::Cond(
                &timing::Expr::Name(timing::Side::Own, "r2"),
                &timing::Expr::Bin(
                    BinOp::Add,
                    &timing::Expr::Name(timing::Side::Own, "rpt"),
                    &timing::Expr::Num(1),
                ),
                &timing::Expr::Num(1),
            ),
        ),
        at: None,
        width: Some(
            timing::Expr::Cond(
                &timing::Expr::Name(timing::Side::Own, "full"),
                &timing::Expr::Num(32),
                &timing::Expr::Num(16),
            ),
        ),
        when: None,
        reads: None,
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Operand("src3"),
        name: "src3",
        count: Some(
            timing::Expr::Cond(
                &timing::Expr::Name(timing::Side::Own, "r3"),
                &timing::Expr::Bin(
                    BinOp::Add,
                    &timing::Expr::Name(timing::Side::Own, "rpt"),
                    &timing::Expr::Num(1),
                ),
                &timing::Expr::Num(1),
            ),
        ),
        at: None,
        width: Some(
            timing::Expr::Cond(
                &timing::Expr::Name(timing::Side::Own, "full"),
                &timing::Expr::Num(32),
                &timing::Expr::Num(16),
            ),
        ),
        when: None,
        reads: None,
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Registers(0, 244, 244),
        name: "a0.x",
        count: None,
        at: None,
        width: None,
        when: Some(
            timing::Expr::Bin(
                BinOp::Or,
                &timing::Expr::In(
                    &timing::Expr::Alternative(timing::Side::Own, "src1"),
                    &TB6AABC13,
                ),
                &timing::Expr::In(
                    &timing::Expr::Alternative(timing::Side::Own, "src3"),
                    &TB6AABC13,
                ),
            ),
        ),
        reads: Some(timing::Expr::Num(0)),
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Registers(0, 0, 191),
        name: "r0.x..r47.w",
        count: None,
        at: None,
        width: None,
        when: Some(
            timing::Expr::Bin(
                BinOp::Or,
                &timing::Expr::Bin(
                    BinOp::Eq,
                    &timing::Expr::Alternative(timing::Side::Own, "src1"),
                    &timing::Expr::Word("relative"),
                ),
                &timing::Expr::Bin(
                    BinOp::Eq,
                    &timing::Expr::Alternative(timing::Side::Own, "src3"),
                    &timing::Expr::Word("relative"),
                ),
            ),
        ),
        reads: None,
    },
];
pub(crate) static T86D22C80: [(&str, timing::Expr); 1] = [("", timing::Expr::Num(10))];
pub(crate) static T12B09996: [(timing::Wait, Option<timing::Expr>); 1] = [
    (timing::Wait::Class(0), None),
];
pub(crate) static T0BF521C9: [timing::Term; 4] = [
    timing::Term {
        dir: Dir::Out,
        place: timing::Place::Operand("dst"),
        name: "dst",
        count: Some(
            timing::Expr::Bin(
                BinOp::Add,
                &timing::Expr::Name(timing::Side::Own, "rpt"),
                &timing::Expr::Num(1),
            ),
        ),
        at: None,
        width: Some(
            timing::Expr::Cond(
                &timing::Expr::Name(timing::Side::Own, "dhalf"),
                &timing::Expr::Num(16),
                &timing::Expr::Num(32),
            ),
        ),
        when: None,
        reads: None,
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Operand("src"),
        name: "src",
        count: Some(
            timing::Expr::Cond(
                &timing::Expr::Name(timing::Side::Own, "r"),
                &timing::Expr::Bin(
                    BinOp::Add,
                    &timing::Expr::Name(timing::Side::Own, "rpt"),
                    &timing::Expr::Num(1),
                ),
                &timing::Expr::Num(1),
            ),
        ),
        at: None,
        width: Some(
            timing::Expr::Cond(
                &timing::Expr::Name(timing::Side::Own, "full"),
                &timing::Expr::Num(32),
                &timing::Expr::Num(16),
            ),
        ),
        when: None,
        reads: None,
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Registers(0, 244, 244),
        name: "a0.x",
        count: None,
        at: None,
        width: None,
        when: Some(
            timing::Expr::In(
                &timing::Expr::Alternative(timing::Side::Own, "src"),
                &TB6AABC13,
            ),
        ),
        reads: None,
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::File(0),
        name: "R",
        count: None,
        at: None,
        width: None,
        when: Some(
            timing::Expr::Bin(
                BinOp::Eq,
                &timing::Expr::Alternative(timing::Side::Own, "src"),
                &timing::Expr::Word("relative"),
            ),
        ),
        reads: None,
    },
];
pub(crate) static TD300DC1F: [timing::Expr; 1] = [
    timing::Expr::Name(timing::Side::Own, "wrmask"),
];
pub(crate) static T3A78464B: [timing::Expr; 6] = [
    timing::Expr::Call(timing::Fun::Popcount, &TD300DC1F),
    timing::Expr::Num(0),
    timing::Expr::Cond(
        &timing::Expr::Name(timing::Side::Own, "double"),
        &timing::Expr::Num(29),
        &timing::Expr::Num(51),
    ),
    timing::Expr::Cond(
        &timing::Expr::Name(timing::Side::Own, "double"),
        &timing::Expr::Num(30),
        &timing::Expr::Num(53),
    ),
    timing::Expr::Cond(
        &timing::Expr::Name(timing::Side::Own, "double"),
        &timing::Expr::Num(38),
        &timing::Expr::Num(62),
    ),
    timing::Expr::Cond(
        &timing::Expr::Name(timing::Side::Own, "double"),
        &timing::Expr::Num(39),
        &timing::Expr::Num(64),
    ),
];
pub(crate) static TD3927B4E: [(&str, timing::Expr); 1] = [
    ("", timing::Expr::Call(timing::Fun::Pick, &T3A78464B)),
];
pub(crate) static T6E571731: [(timing::Wait, Option<timing::Expr>); 1] = [
    (timing::Wait::Class(1), None),
];
pub(crate) static T1B785D9D: [timing::Member; 2] = [
    timing::Member::Range(1, 1),
    timing::Member::Range(3, 3),
];
pub(crate) static TBF6710F0: [timing::Term; 5] = [
    timing::Term {
        dir: Dir::Out,
        place: timing::Place::Operand("dst"),
        name: "dst",
        count: Some(
            timing::Expr::Bin(
                BinOp::Add,
                &timing::Expr::Call(timing::Fun::Log2, &TD300DC1F),
                &timing::Expr::Num(1),
            ),
        ),
        at: None,
        width: Some(
            timing::Expr::Cond(
                &timing::Expr::Name(timing::Side::Own, "h"),
                &timing::Expr::Num(16),
                &timing::Expr::Num(32),
            ),
        ),
        when: Some(
            timing::Expr::Bin(
                BinOp::Ne,
                &timing::Expr::Name(timing::Side::Own, "wrmask"),
                &timing::Expr::Num(0),
            ),
        ),
        reads: None,
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Operand("src1"),
        name: "src1",
        count: Some(
            timing::Expr::Cond(
                &timing::Expr::Name(timing::Side::Own, "grads"),
                &timing::Expr::Bin(
                    BinOp::Add,
                    &timing::Expr::Num(4),
                    &timing::Expr::Bin(
                        BinOp::Mul,
                        &timing::Expr::Num(2),
                        &timing::Expr::Name(timing::Side::Own, "axes"),
                    ),
                ),
                &timing::Expr::Bin(
                    BinOp::Add,
                    &timing::Expr::Bin(
                        BinOp::Add,
                        &timing::Expr::Bin(
                            BinOp::Add,
                            &timing::Expr::Name(timing::Side::Own, "axes"),
                            &timing::Expr::Name(timing::Side::Own, "fs"),
                        ),
                        &timing::Expr::Name(timing::Side::Own, "fa"),
                    ),
                    &timing::Expr::Name(timing::Side::Own, "fp"),
                ),
            ),
        ),
        at: None,
        width: Some(
            timing::Expr::Cond(
                &timing::Expr::Name(timing::Side::Own, "full"),
                &timing::Expr::Num(32),
                &timing::Expr::Num(16),
            ),
        ),
        when: Some(
            timing::Expr::Bin(BinOp::Gt, &timing::Expr::Num(1), &timing::Expr::Num(0)),
        ),
        reads: None,
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Operand("src2"),
        name: "src2",
        count: Some(
            timing::Expr::Bin(
                BinOp::Add,
                &timing::Expr::Cond(
                    &timing::Expr::Name(timing::Side::Own, "fo"),
                    &timing::Expr::Name(timing::Side::Own, "axes"),
                    &timing::Expr::Num(0),
                ),
                &timing::Expr::Cond(
                    &timing::Expr::Bin(
                        BinOp::Gt,
                        &timing::Expr::Num(1),
                        &timing::Expr::Num(1),
                    ),
                    &timing::Expr::Num(1),
                    &timing::Expr::Num(0),
                ),
            ),
        ),
        at: None,
        width: Some(
            timing::Expr::Cond(
                &timing::Expr::Name(timing::Side::Own, "full"),
                &timing::Expr::Num(32),
                &timing::Expr::Num(16),
            ),
        ),
        when: Some(timing::Expr::Name(timing::Side::Own, "two")),
        reads: None,
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Operand("desc"),
        name: "desc",
        count: None,
        at: None,
        width: None,
        when: None,
        reads: None,
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Registers(0, 245, 245),
        name: "a1.x",
        count: None,
        at: None,
        width: None,
        when: Some(
            timing::Expr::Bin(
                BinOp::Or,
                &timing::Expr::Bin(
                    BinOp::Eq,
                    &timing::Expr::Alternative(timing::Side::Own, "desc"),
                    &timing::Expr::Word("a1"),
                ),
                &timing::Expr::Bin(
                    BinOp::And,
                    &timing::Expr::Bin(
                        BinOp::Eq,
                        &timing::Expr::Alternative(timing::Side::Own, "desc"),
                        &timing::Expr::Word("reg"),
                    ),
                    &timing::Expr::In(
                        &timing::Expr::Name(timing::Side::Own, "m"),
                        &T1B785D9D,
                    ),
                ),
            ),
        ),
        reads: None,
    },
];
pub(crate) static T88B1D24C: [timing::Term; 5] = [
    timing::Term {
        dir: Dir::Out,
        place: timing::Place::Operand("dst"),
        name: "dst",
        count: Some(
            timing::Expr::Bin(
                BinOp::Add,
                &timing::Expr::Call(timing::Fun::Log2, &TD300DC1F),
                &timing::Expr::Num(1),
            ),
        ),
        at: None,
        width: Some(
            timing::Expr::Cond(
                &timing::Expr::Name(timing::Side::Own, "h"),
                &timing::Expr::Num(16),
                &timing::Expr::Num(32),
            ),
        ),
        when: Some(
            timing::Expr::Bin(
                BinOp::Ne,
                &timing::Expr::Name(timing::Side::Own, "wrmask"),
                &timing::Expr::Num(0),
            ),
        ),
        reads: None,
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Operand("src1"),
        name: "src1",
        count: Some(
            timing::Expr::Cond(
                &timing::Expr::Name(timing::Side::Own, "grads"),
                &timing::Expr::Bin(
                    BinOp::Add,
                    &timing::Expr::Num(4),
                    &timing::Expr::Bin(
                        BinOp::Mul,
                        &timing::Expr::Num(2),
                        &timing::Expr::Name(timing::Side::Own, "axes"),
                    ),
                ),
                &timing::Expr::Bin(
                    BinOp::Add,
                    &timing::Expr::Bin(
                        BinOp::Add,
                        &timing::Expr::Bin(
                            BinOp::Add,
                            &timing::Expr::Name(timing::Side::Own, "axes"),
                            &timing::Expr::Name(timing::Side::Own, "fs"),
                        ),
                        &timing::Expr::Name(timing::Side::Own, "fa"),
                    ),
                    &timing::Expr::Name(timing::Side::Own, "fp"),
                ),
            ),
        ),
        at: None,
        width: Some(
            timing::Expr::Cond(
                &timing::Expr::Name(timing::Side::Own, "full"),
                &timing::Expr::Num(32),
                &timing::Expr::Num(16),
            ),
        ),
        when: Some(
            timing::Expr::Bin(BinOp::Gt, &timing::Expr::Num(2), &timing::Expr::Num(0)),
        ),
        reads: None,
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Operand("src2"),
        name: "src2",
        count: Some(
            timing::Expr::Bin(
                BinOp::Add,
                &timing::Expr::Cond(
                    &timing::Expr::Name(timing::Side::Own, "fo"),
                    &timing::Expr::Name(timing::Side::Own, "axes"),
                    &timing::Expr::Num(0),
                ),
                &timing::Expr::Cond(
                    &timing::Expr::Bin(
                        BinOp::Gt,
                        &timing::Expr::Num(2),
                        &timing::Expr::Num(1),
                    ),
                    &timing::Expr::Num(1),
                    &timing::Expr::Num(0),
                ),
            ),
        ),
        at: None,
        width: Some(
            timing::Expr::Cond(
                &timing::Expr::Name(timing::Side::Own, "full"),
                &timing::Expr::Num(32),
                &timing::Expr::Num(16),
            ),
        ),
        when: Some(timing::Expr::Name(timing::Side::Own, "two")),
        reads: None,
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Operand("desc"),
        name: "desc",
        count: None,
        at: None,
        width: None,
        when: None,
        reads: None,
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Registers(0, 245, 245),
        name: "a1.x",
        count: None,
        at: None,
        width: None,
        when: Some(
            timing::Expr::Bin(
                BinOp::Or,
                &timing::Expr::Bin(
                    BinOp::Eq,
                    &timing::Expr::Alternative(timing::Side::Own, "desc"),
                    &timing::Expr::Word("a1"),
                ),
                &timing::Expr::Bin(
                    BinOp::And,
                    &timing::Expr::Bin(
                        BinOp::Eq,
                        &timing::Expr::Alternative(timing::Side::Own, "desc"),
                        &timing::Expr::Word("reg"),
                    ),
                    &timing::Expr::In(
                        &timing::Expr::Name(timing::Side::Own, "m"),
                        &T1B785D9D,
                    ),
                ),
            ),
        ),
        reads: None,
    },
];
pub(crate) static T1E7E5BD4: [timing::Term; 5] = [
    timing::Term {
        dir: Dir::Out,
        place: timing::Place::Operand("dst"),
        name: "dst",
        count: Some(
            timing::Expr::Bin(
                BinOp::Add,
                &timing::Expr::Call(timing::Fun::Log2, &TD300DC1F),
                &timing::Expr::Num(1),
            ),
        ),
        at: None,
        width: Some(
            timing::Expr::Cond(
                &timing::Expr::Name(timing::Side::Own, "h"),
                &timing::Expr::Num(16),
                &timing::Expr::Num(32),
            ),
        ),
        when: Some(
            timing::Expr::Bin(
                BinOp::Ne,
                &timing::Expr::Name(timing::Side::Own, "wrmask"),
                &timing::Expr::Num(0),
            ),
        ),
        reads: None,
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Operand("src1"),
        name: "src1",
        count: Some(
            timing::Expr::Cond(
                &timing::Expr::Name(timing::Side::Own, "grads"),
                &timing::Expr::Bin(
                    BinOp::Add,
                    &timing::Expr::Num(4),
                    &timing::Expr::Bin(
                        BinOp::Mul,
                        &timing::Expr::Num(2),
                        &timing::Expr::Name(timing::Side::Own, "axes"),
                    ),
                ),
                &timing::Expr::Bin(
                    BinOp::Add,
                    &timing::Expr::Bin(
                        BinOp::Add,
                        &timing::Expr::Bin(
                            BinOp::Add,
                            &timing::Expr::Name(timing::Side::Own, "axes"),
                            &timing::Expr::Name(timing::Side::Own, "fs"),
                        ),
                        &timing::Expr::Name(timing::Side::Own, "fa"),
                    ),
                    &timing::Expr::Name(timing::Side::Own, "fp"),
                ),
            ),
        ),
        at: None,
        width: Some(
            timing::Expr::Cond(
                &timing::Expr::Name(timing::Side::Own, "full"),
                &timing::Expr::Num(32),
                &timing::Expr::Num(16),
            ),
        ),
        when: Some(
            timing::Expr::Bin(BinOp::Gt, &timing::Expr::Num(0), &timing::Expr::Num(0)),
        ),
        reads: None,
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Operand("src2"),
        name: "src2",
        count: Some(
            timing::Expr::Bin(
                BinOp::Add,
                &timing::Expr::Cond(
                    &timing::Expr::Name(timing::Side::Own, "fo"),
                    &timing::Expr::Name(timing::Side::Own, "axes"),
                    &timing::Expr::Num(0),
                ),
                &timing::Expr::Cond(
                    &timing::Expr::Bin(
                        BinOp::Gt,
                        &timing::Expr::Num(0),
                        &timing::Expr::Num(1),
                    ),
                    &timing::Expr::Num(1),
                    &timing::Expr::Num(0),
                ),
            ),
        ),
        at: None,
        width: Some(
            timing::Expr::Cond(
                &timing::Expr::Name(timing::Side::Own, "full"),
                &timing::Expr::Num(32),
                &timing::Expr::Num(16),
            ),
        ),
        when: Some(timing::Expr::Name(timing::Side::Own, "two")),
        reads: None,
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Operand("desc"),
        name: "desc",
        count: None,
        at: None,
        width: None,
        when: None,
        reads: None,
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Registers(0, 245, 245),
        name: "a1.x",
        count: None,
        at: None,
        width: None,
        when: Some(
            timing::Expr::Bin(
                BinOp::Or,
                &timing::Expr::Bin(
                    BinOp::Eq,
                    &timing::Expr::Alternative(timing::Side::Own, "desc"),
                    &timing::Expr::Word("a1"),
                ),
                &timing::Expr::Bin(
                    BinOp::And,
                    &timing::Expr::Bin(
                        BinOp::Eq,
                        &timing::Expr::Alternative(timing::Side::Own, "desc"),
                        &timing::Expr::Word("reg"),
                    ),
                    &timing::Expr::In(
                        &timing::Expr::Name(timing::Side::Own, "m"),
                        &T1B785D9D,
                    ),
                ),
            ),
        ),
        reads: None,
    },
];
pub(crate) static T27424B03: [timing::Term; 5] = [
    timing::Term {
        dir: Dir::Out,
        place: timing::Place::Operand("dst"),
        name: "dst",
        count: Some(
            timing::Expr::Bin(
                BinOp::Add,
                &timing::Expr::Call(timing::Fun::Log2, &TD300DC1F),
                &timing::Expr::Num(1),
            ),
        ),
        at: None,
        width: Some(
            timing::Expr::Cond(
                &timing::Expr::Name(timing::Side::Own, "h"),
                &timing::Expr::Num(16),
                &timing::Expr::Num(32),
            ),
        ),
        when: Some(
            timing::Expr::Bin(
                BinOp::Ne,
                &timing::Expr::Name(timing::Side::Own, "wrmask"),
                &timing::Expr::Num(0),
            ),
        ),
        reads: None,
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Operand("src1"),
        name: "src1",
        count: Some(
            timing::Expr::Bin(
                BinOp::Add,
                &timing::Expr::Call(timing::Fun::Log2, &TD300DC1F),
                &timing::Expr::Num(1),
            ),
        ),
        at: None,
        width: Some(
            timing::Expr::Cond(
                &timing::Expr::Name(timing::Side::Own, "full"),
                &timing::Expr::Num(32),
                &timing::Expr::Num(16),
            ),
        ),
        when: Some(
            timing::Expr::Bin(
                BinOp::Ne,
                &timing::Expr::Name(timing::Side::Own, "wrmask"),
                &timing::Expr::Num(0),
            ),
        ),
        reads: None,
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Operand("src2"),
        name: "src2",
        count: None,
        at: None,
        width: Some(
            timing::Expr::Cond(
                &timing::Expr::Name(timing::Side::Own, "full"),
                &timing::Expr::Num(32),
                &timing::Expr::Num(16),
            ),
        ),
        when: Some(timing::Expr::Name(timing::Side::Own, "two")),
        reads: None,
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Operand("desc"),
        name: "desc",
        count: None,
        at: None,
        width: None,
        when: None,
        reads: None,
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Registers(0, 245, 245),
        name: "a1.x",
        count: None,
        at: None,
        width: None,
        when: Some(
            timing::Expr::Bin(
                BinOp::Or,
                &timing::Expr::Bin(
                    BinOp::Eq,
                    &timing::Expr::Alternative(timing::Side::Own, "desc"),
                    &timing::Expr::Word("a1"),
                ),
                &timing::Expr::Bin(
                    BinOp::And,
                    &timing::Expr::Bin(
                        BinOp::Eq,
                        &timing::Expr::Alternative(timing::Side::Own, "desc"),
                        &timing::Expr::Word("reg"),
                    ),
                    &timing::Expr::In(
                        &timing::Expr::Name(timing::Side::Own, "m"),
                        &T1B785D9D,
                    ),
                ),
            ),
        ),
        reads: None,
    },
];
pub(crate) static TFC256118: [timing::Term; 4] = [
    timing::Term {
        dir: Dir::Out,
        place: timing::Place::Operand("dst"),
        name: "dst",
        count: Some(
            timing::Expr::Bin(
                BinOp::Add,
                &timing::Expr::Call(timing::Fun::Log2, &TD300DC1F),
                &timing::Expr::Num(1),
            ),
        ),
        at: None,
        width: Some(
            timing::Expr::Cond(
                &timing::Expr::Name(timing::Side::Own, "h"),
                &timing::Expr::Num(16),
                &timing::Expr::Num(32),
            ),
        ),
        when: Some(
            timing::Expr::Bin(
                BinOp::Ne,
                &timing::Expr::Name(timing::Side::Own, "wrmask"),
                &timing::Expr::Num(0),
            ),
        ),
        reads: None,
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Operand("src1"),
        name: "src1",
        count: Some(
            timing::Expr::Bin(
                BinOp::Add,
                &timing::Expr::Call(timing::Fun::Log2, &TD300DC1F),
                &timing::Expr::Num(1),
            ),
        ),
        at: None,
        width: Some(
            timing::Expr::Cond(
                &timing::Expr::Name(timing::Side::Own, "full"),
                &timing::Expr::Num(32),
                &timing::Expr::Num(16),
            ),
        ),
        when: Some(
            timing::Expr::Bin(
                BinOp::Ne,
                &timing::Expr::Name(timing::Side::Own, "wrmask"),
                &timing::Expr::Num(0),
            ),
        ),
        reads: None,
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Operand("src2"),
        name: "src2",
        count: None,
        at: None,
        width: Some(
            timing::Expr::Cond(
                &timing::Expr::Name(timing::Side::Own, "full"),
                &timing::Expr::Num(32),
                &timing::Expr::Num(16),
            ),
        ),
        when: Some(timing::Expr::Name(timing::Side::Own, "two")),
        reads: None,
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Operand("desc"),
        name: "desc",
        count: None,
        at: None,
        width: None,
        when: None,
        reads: None,
    },
];
pub(crate) static T1C79F3C3: [(&str, timing::Expr); 1] = [
    (
        "",
        timing::Expr::Bin(
            BinOp::Add,
            &timing::Expr::Cond(
                &timing::Expr::Name(timing::Side::Own, "double"),
                &timing::Expr::Num(86),
                &timing::Expr::Num(172),
            ),
            &timing::Expr::Name(timing::Side::Own, "size"),
        ),
    ),
];
pub(crate) static T27F8F710: [timing::Term; 2] = [
    timing::Term {
        dir: Dir::Out,
        place: timing::Place::Operand("dst"),
        name: "dst",
        count: Some(timing::Expr::Name(timing::Side::Own, "size")),
        at: None,
        width: Some(
            timing::Expr::Cond(
                &timing::Expr::Name(timing::Side::Own, "h"),
                &timing::Expr::Num(16),
                &timing::Expr::Num(32),
            ),
        ),
        when: None,
        reads: None,
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Operand("src1"),
        name: "src1",
        count: Some(timing::Expr::Name(timing::Side::Own, "address")),
        at: None,
        width: None,
        when: None,
        reads: None,
    },
];
pub(crate) static T3C638E63: [timing::Term; 2] = [
    timing::Term {
        dir: Dir::Out,
        place: timing::Place::Operand("dst"),
        name: "dst",
        count: Some(timing::Expr::Name(timing::Side::Own, "size")),
        at: None,
        width: Some(
            timing::Expr::Cond(
                &timing::Expr::Name(timing::Side::Own, "h"),
                &timing::Expr::Num(16),
                &timing::Expr::Num(32),
            ),
        ),
        when: None,
        reads: None,
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Operand("src1"),
        name: "src1",
        count: Some(timing::Expr::Num(1)),
        at: None,
        width: None,
        when: None,
        reads: None,
    },
];
pub(crate) static T83259E45: [(&str, timing::Expr); 1] = [
    (
        "",
        timing::Expr::Bin(
            BinOp::Add,
            &timing::Expr::Cond(
                &timing::Expr::Name(timing::Side::Own, "double"),
                &timing::Expr::Num(86),
                &timing::Expr::Num(172),
            ),
            &timing::Expr::Num(1),
        ),
    ),
];
pub(crate) static TC83A5D11: [timing::Term; 2] = [
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Operand("src1"),
        name: "src1",
        count: Some(timing::Expr::Name(timing::Side::Own, "address")),
        at: None,
        width: None,
        when: None,
        reads: None,
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Operand("src3"),
        name: "src3",
        count: Some(timing::Expr::Name(timing::Side::Own, "size")),
        at: None,
        width: Some(
            timing::Expr::Cond(
                &timing::Expr::Name(timing::Side::Own, "h"),
                &timing::Expr::Num(16),
                &timing::Expr::Num(32),
            ),
        ),
        when: None,
        reads: None,
    },
];
pub(crate) static T43443C2C: [timing::Term; 2] = [
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Operand("src1"),
        name: "src1",
        count: Some(timing::Expr::Num(1)),
        at: None,
        width: None,
        when: None,
        reads: None,
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Operand("src3"),
        name: "src3",
        count: Some(timing::Expr::Name(timing::Side::Own, "size")),
        at: None,
        width: Some(
            timing::Expr::Cond(
                &timing::Expr::Name(timing::Side::Own, "h"),
                &timing::Expr::Num(16),
                &timing::Expr::Num(32),
            ),
        ),
        when: None,
        reads: None,
    },
];
pub(crate) static T7414C2A6: [timing::Term; 1] = [
    timing::Term {
        dir: Dir::Out,
        place: timing::Place::Operand("dst"),
        name: "dst",
        count: Some(timing::Expr::Name(timing::Side::Own, "size")),
        at: None,
        width: Some(
            timing::Expr::Cond(
                &timing::Expr::Name(timing::Side::Own, "h"),
                &timing::Expr::Num(16),
                &timing::Expr::Num(32),
            ),
        ),
        when: None,
        reads: None,
    },
];
pub(crate) static T410240A1: [timing::Term; 3] = [
    timing::Term {
        dir: Dir::Out,
        place: timing::Place::Operand("dst"),
        name: "dst",
        count: Some(timing::Expr::Name(timing::Side::Own, "size")),
        at: None,
        width: Some(
            timing::Expr::Cond(
                &timing::Expr::Name(timing::Side::Own, "h"),
                &timing::Expr::Num(16),
                &timing::Expr::Num(32),
            ),
        ),
        when: None,
        reads: None,
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Operand("src1"),
        name: "src1",
        count: Some(timing::Expr::Name(timing::Side::Own, "address")),
        at: None,
        width: None,
        when: None,
        reads: None,
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Operand("src2"),
        name: "src2",
        count: None,
        at: None,
        width: None,
        when: None,
        reads: None,
    },
];
pub(crate) static TB87927E8: [timing::Term; 3] = [
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Operand("src1"),
        name: "src1",
        count: Some(timing::Expr::Name(timing::Side::Own, "address")),
        at: None,
        width: None,
        when: None,
        reads: None,
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Operand("src2"),
        name: "src2",
        count: None,
        at: None,
        width: None,
        when: None,
        reads: None,
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Operand("src3"),
        name: "src3",
        count: Some(timing::Expr::Name(timing::Side::Own, "size")),
        at: None,
        width: Some(
            timing::Expr::Cond(
                &timing::Expr::Name(timing::Side::Own, "h"),
                &timing::Expr::Num(16),
                &timing::Expr::Num(32),
            ),
        ),
        when: None,
        reads: None,
    },
];
pub(crate) static T4F49B496: [timing::Term; 2] = [
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Operand("src1"),
        name: "src1",
        count: Some(timing::Expr::Name(timing::Side::Own, "size")),
        at: None,
        width: None,
        when: None,
        reads: None,
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Registers(0, 245, 245),
        name: "a1.x",
        count: None,
        at: None,
        width: None,
        when: Some(
            timing::Expr::Bin(
                BinOp::Eq,
                &timing::Expr::Alternative(timing::Side::Own, "cdst"),
                &timing::Expr::Word("a1"),
            ),
        ),
        reads: None,
    },
];
pub(crate) static TC70907ED: [(&str, timing::Expr); 1] = [("", timing::Expr::Num(6))];
pub(crate) static TCBE0C00C: [timing::Next; 1] = [
    timing::Next {
        when: None,
        must: timing::Expr::Bin(
            BinOp::And,
            &timing::Expr::Bin(
                BinOp::Eq,
                &timing::Expr::Name(timing::Side::Own, "op"),
                &timing::Expr::Word("nop"),
            ),
            &timing::Expr::Bin(
                BinOp::Eq,
                &timing::Expr::Name(timing::Side::Own, "ss"),
                &timing::Expr::Num(1),
            ),
        ),
        slots: timing::Expr::Num(1),
        wait: None,
    },
];
pub(crate) static T853566FB: [timing::Term; 2] = [
    timing::Term {
        dir: Dir::Out,
        place: timing::Place::Operand("dst"),
        name: "dst",
        count: Some(timing::Expr::Name(timing::Side::Own, "d")),
        at: None,
        width: None,
        when: None,
        reads: None,
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Element(
            0,
            timing::Expr::Bin(
                BinOp::Add,
                &timing::Expr::Bin(
                    BinOp::Mul,
                    &timing::Expr::Num(4),
                    &timing::Expr::Name(timing::Side::Own, "ssbo.n"),
                ),
                &timing::Expr::Name(timing::Side::Own, "ssbo.c"),
            ),
        ),
        name: "ssbo",
        count: None,
        at: None,
        width: None,
        when: None,
        reads: None,
    },
];
pub(crate) static TD2A82E86: [timing::Term; 5] = [
    timing::Term {
        dir: Dir::Out,
        place: timing::Place::Operand("dst"),
        name: "dst",
        count: Some(timing::Expr::Name(timing::Side::Own, "n")),
        at: None,
        width: Some(
            timing::Expr::Cond(
                &timing::Expr::Name(timing::Side::Own, "h"),
                &timing::Expr::Num(16),
                &timing::Expr::Num(32),
            ),
        ),
        when: None,
        reads: None,
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Element(
            0,
            timing::Expr::Bin(
                BinOp::Add,
                &timing::Expr::Bin(
                    BinOp::Mul,
                    &timing::Expr::Num(4),
                    &timing::Expr::Name(timing::Side::Own, "src1.n"),
                ),
                &timing::Expr::Name(timing::Side::Own, "src1.c"),
            ),
        ),
        name: "src1",
        count: None,
        at: None,
        width: None,
        when: None,
        reads: None,
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Element(
            0,
            timing::Expr::Bin(
                BinOp::Add,
                &timing::Expr::Bin(
                    BinOp::Mul,
                    &timing::Expr::Num(4),
                    &timing::Expr::Name(timing::Side::Own, "src2.n"),
                ),
                &timing::Expr::Name(timing::Side::Own, "src2.c"),
            ),
        ),
        name: "src2",
        count: None,
        at: None,
        width: None,
        when: None,
        reads: None,
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Element(
            0,
            timing::Expr::Bin(
                BinOp::Add,
                &timing::Expr::Bin(
                    BinOp::Mul,
                    &timing::Expr::Num(4),
                    &timing::Expr::Name(timing::Side::Own, "src3.n"),
                ),
                &timing::Expr::Name(timing::Side::Own, "src3.c"),
            ),
        ),
        name: "src3",
        count: None,
        at: None,
        width: None,
        when: None,
        reads: None,
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Element(
            0,
            timing::Expr::Bin(
                BinOp::Add,
                &timing::Expr::Bin(
                    BinOp::Mul,
                    &timing::Expr::Num(4),
                    &timing::Expr::Name(timing::Side::Own, "ssbo.n"),
                ),
                &timing::Expr::Name(timing::Side::Own, "ssbo.c"),
            ),
        ),
        name: "ssbo",
        count: None,
        at: None,
        width: None,
        when: None,
        reads: None,
    },
];
pub(crate) static T2C81D623: [timing::Term; 4] = [
    timing::Term {
        dir: Dir::InOut,
        place: timing::Place::Operand("src1"),
        name: "src1",
        count: None,
        at: None,
        width: Some(
            timing::Expr::Cond(
                &timing::Expr::Name(timing::Side::Own, "h"),
                &timing::Expr::Num(16),
                &timing::Expr::Num(32),
            ),
        ),
        when: None,
        reads: None,
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Operand("src1"),
        name: "src1",
        count: Some(timing::Expr::Name(timing::Side::Own, "n")),
        at: None,
        width: Some(
            timing::Expr::Cond(
                &timing::Expr::Name(timing::Side::Own, "h"),
                &timing::Expr::Num(16),
                &timing::Expr::Num(32),
            ),
        ),
        when: None,
        reads: None,
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Operand("src2"),
        name: "src2",
        count: Some(timing::Expr::Name(timing::Side::Own, "d")),
        at: None,
        width: None,
        when: None,
        reads: None,
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Element(
            0,
            timing::Expr::Bin(
                BinOp::Add,
                &timing::Expr::Bin(
                    BinOp::Mul,
                    &timing::Expr::Num(4),
                    &timing::Expr::Name(timing::Side::Own, "ssbo.n"),
                ),
                &timing::Expr::Name(timing::Side::Own, "ssbo.c"),
            ),
        ),
        name: "ssbo",
        count: None,
        at: None,
        width: None,
        when: None,
        reads: None,
    },
];
pub(crate) static TAB7A7350: [timing::Term; 3] = [
    timing::Term {
        dir: Dir::Out,
        place: timing::Place::Operand("src1"),
        name: "src1",
        count: Some(timing::Expr::Name(timing::Side::Own, "n")),
        at: None,
        width: Some(
            timing::Expr::Cond(
                &timing::Expr::Name(timing::Side::Own, "h"),
                &timing::Expr::Num(16),
                &timing::Expr::Num(32),
            ),
        ),
        when: None,
        reads: None,
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Operand("src2"),
        name: "src2",
        count: Some(timing::Expr::Name(timing::Side::Own, "d")),
        at: None,
        width: None,
        when: None,
        reads: None,
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Element(
            0,
            timing::Expr::Bin(
                BinOp::Add,
                &timing::Expr::Bin(
                    BinOp::Mul,
                    &timing::Expr::Num(4),
                    &timing::Expr::Name(timing::Side::Own, "ssbo.n"),
                ),
                &timing::Expr::Name(timing::Side::Own, "ssbo.c"),
            ),
        ),
        name: "ssbo",
        count: None,
        at: None,
        width: None,
        when: None,
        reads: None,
    },
];
pub(crate) static T7D5254CF: [timing::Term; 3] = [
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Operand("src1"),
        name: "src1",
        count: Some(timing::Expr::Name(timing::Side::Own, "n")),
        at: None,
        width: Some(
            timing::Expr::Cond(
                &timing::Expr::Name(timing::Side::Own, "h"),
                &timing::Expr::Num(16),
                &timing::Expr::Num(32),
            ),
        ),
        when: None,
        reads: None,
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Operand("src2"),
        name: "src2",
        count: Some(timing::Expr::Name(timing::Side::Own, "d")),
        at: None,
        width: None,
        when: None,
        reads: None,
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Element(
            0,
            timing::Expr::Bin(
                BinOp::Add,
                &timing::Expr::Bin(
                    BinOp::Mul,
                    &timing::Expr::Num(4),
                    &timing::Expr::Name(timing::Side::Own, "ssbo.n"),
                ),
                &timing::Expr::Name(timing::Side::Own, "ssbo.c"),
            ),
        ),
        name: "ssbo",
        count: None,
        at: None,
        width: None,
        when: None,
        reads: None,
    },
];
pub(crate) static TDFADEAFE: [(&str, timing::Expr); 1] = [
    (
        "",
        timing::Expr::Bin(
            BinOp::Div,
            &timing::Expr::Cond(
                &timing::Expr::Name(timing::Side::Own, "double"),
                &timing::Expr::Bin(
                    BinOp::Add,
                    &timing::Expr::Num(21),
                    &timing::Expr::Bin(
                        BinOp::Mul,
                        &timing::Expr::Num(8),
                        &timing::Expr::Name(timing::Side::Own, "n"),
                    ),
                ),
                &timing::Expr::Bin(
                    BinOp::Add,
                    &timing::Expr::Num(36),
                    &timing::Expr::Bin(
                        BinOp::Mul,
                        &timing::Expr::Num(8),
                        &timing::Expr::Name(timing::Side::Own, "n"),
                    ),
                ),
            ),
            &timing::Expr::Num(2),
        ),
    ),
];
pub(crate) static T37F86598: [timing::Term; 3] = [
    timing::Term {
        dir: Dir::Out,
        place: timing::Place::Operand("dst"),
        name: "dst",
        count: Some(timing::Expr::Name(timing::Side::Own, "n")),
        at: None,
        width: None,
        when: None,
        reads: None,
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Element(
            0,
            timing::Expr::Bin(
                BinOp::Add,
                &timing::Expr::Bin(
                    BinOp::Mul,
                    &timing::Expr::Num(4),
                    &timing::Expr::Name(timing::Side::Own, "src1.n"),
                ),
                &timing::Expr::Name(timing::Side::Own, "src1.c"),
            ),
        ),
        name: "src1",
        count: None,
        at: None,
        width: None,
        when: None,
        reads: None,
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Element(
            0,
            timing::Expr::Bin(
                BinOp::Add,
                &timing::Expr::Bin(
                    BinOp::Mul,
                    &timing::Expr::Num(4),
                    &timing::Expr::Name(timing::Side::Own, "ssbo.n"),
                ),
                &timing::Expr::Name(timing::Side::Own, "ssbo.c"),
            ),
        ),
        name: "ssbo",
        count: None,
        at: None,
        width: None,
        when: None,
        reads: None,
    },
];
pub(crate) static TC7FD9717: [timing::Term; 3] = [
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Element(
            0,
            timing::Expr::Bin(
                BinOp::Add,
                &timing::Expr::Bin(
                    BinOp::Mul,
                    &timing::Expr::Num(4),
                    &timing::Expr::Name(timing::Side::Own, "src1.n"),
                ),
                &timing::Expr::Name(timing::Side::Own, "src1.c"),
            ),
        ),
        name: "src1",
        count: None,
        at: None,
        width: None,
        when: None,
        reads: None,
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Element(
            0,
            timing::Expr::Bin(
                BinOp::Add,
                &timing::Expr::Bin(
                    BinOp::Mul,
                    &timing::Expr::Num(4),
                    &timing::Expr::Name(timing::Side::Own, "ssbo.n"),
                ),
                &timing::Expr::Name(timing::Side::Own, "ssbo.c"),
            ),
        ),
        name: "ssbo",
        count: None,
        at: None,
        width: None,
        when: None,
        reads: None,
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Registers(0, 245, 245),
        name: "a1.x",
        count: None,
        at: None,
        width: None,
        when: None,
        reads: None,
    },
];
pub(crate) static TA1F07146: [timing::Term; 1] = [
    timing::Term {
        dir: Dir::Out,
        place: timing::Place::Operand("dst"),
        name: "dst",
        count: None,
        at: None,
        width: Some(
            timing::Expr::Cond(
                &timing::Expr::Name(timing::Side::Own, "h"),
                &timing::Expr::Num(16),
                &timing::Expr::Num(32),
            ),
        ),
        when: None,
        reads: None,
    },
];
pub(crate) static T741269F5: [timing::Keys; 52] = [
    timing::Keys {
        latency: &TA432E084,
        slots: Some(
            timing::Expr::Bin(
                BinOp::Add,
                &timing::Expr::Name(timing::Side::Own, "rpt"),
                &timing::Expr::Num(1),
            ),
        ),
        wait: &TECBA9DB8,
        footprint: Some(&[]),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        latency: &TA432E084,
        wait: &TECBA9DB8,
        footprint: Some(&TE0D57E47),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        latency: &TA432E084,
        wait: &TECBA9DB8,
        next: &T4F34290B,
        footprint: Some(&[]),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        latency: &TA432E084,
        wait: &TECBA9DB8,
        footprint: Some(&[]),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        latency: &TA432E084,
        slots: Some(timing::Expr::Num(0)),
        wait: &TECBA9DB8,
        footprint: Some(&[]),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        latency: &TA432E084,
        wait: &TECBA9DB8,
        footprint: Some(&TDF98081C),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        latency: &TA432E084,
        wait: &TECBA9DB8,
        next: &T4A110E72,
        footprint: Some(&TDF98081C),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        latency: &TA432E084,
        slots: Some(timing::Expr::Num(0)),
        wait: &TECBA9DB8,
        footprint: Some(&TDF98081C),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        latency: &TA432E084,
        slots: Some(timing::Expr::Num(0)),
        wait: &TECBA9DB8,
        footprint: Some(&TEF4AA222),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        latency: &TA432E084,
        reads: &T89C4CEA8,
        slots: Some(
            timing::Expr::Bin(
                BinOp::Add,
                &timing::Expr::Name(timing::Side::Own, "rpt"),
                &timing::Expr::Num(1),
            ),
        ),
        wait: &T08D76E86,
        footprint: Some(&T1BC1D5A9),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        latency: &TA432E084,
        reads: &T89C4CEA8,
        slots: Some(
            timing::Expr::Bin(
                BinOp::Add,
                &timing::Expr::Name(timing::Side::Own, "rpt"),
                &timing::Expr::Num(1),
            ),
        ),
        wait: &TBE08BAEA,
        footprint: Some(&T70DCC920),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        latency: &TA432E084,
        reads: &T89C4CEA8,
        slots: Some(
            timing::Expr::Bin(
                BinOp::Add,
                &timing::Expr::Name(timing::Side::Own, "rpt"),
                &timing::Expr::Num(1),
            ),
        ),
        wait: &TBEA65EF2,
        footprint: Some(&T2690C29B),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        latency: &TA432E084,
        reads: &T89C4CEA8,
        slots: Some(timing::Expr::Num(2)),
        wait: &T48718DBA,
        footprint: Some(&TA54B4739),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        latency: &TA432E084,
        reads: &T89C4CEA8,
        slots: Some(timing::Expr::Num(4)),
        wait: &T48718DBA,
        footprint: Some(&T95940E8B),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        latency: &TA432E084,
        reads: &T89C4CEA8,
        slots: Some(timing::Expr::Num(4)),
        wait: &T48718DBA,
        footprint: Some(&T0BD7395F),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        latency: &TA432E084,
        reads: &T89C4CEA8,
        slots: Some(
            timing::Expr::Bin(
                BinOp::Add,
                &timing::Expr::Name(timing::Side::Own, "rpt"),
                &timing::Expr::Num(1),
            ),
        ),
        wait: &T08D76E86,
        footprint: Some(&TF61065B6),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        latency: &TA432E084,
        reads: &T89C4CEA8,
        slots: Some(
            timing::Expr::Bin(
                BinOp::Add,
                &timing::Expr::Name(timing::Side::Own, "rpt"),
                &timing::Expr::Num(1),
            ),
        ),
        idle: Some(timing::Expr::Name(timing::Side::Own, "nop")),
        wait: &T08D76E86,
        footprint: Some(&TC2E49FDB),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        latency: &TA432E084,
        reads: &T89C4CEA8,
        slots: Some(
            timing::Expr::Bin(
                BinOp::Add,
                &timing::Expr::Name(timing::Side::Own, "rpt"),
                &timing::Expr::Num(1),
            ),
        ),
        idle: Some(timing::Expr::Name(timing::Side::Own, "nop")),
        wait: &T08D76E86,
        footprint: Some(&TC3BC670D),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        latency: &TA432E084,
        reads: &T6954C1C5,
        slots: Some(
            timing::Expr::Bin(
                BinOp::Add,
                &timing::Expr::Name(timing::Side::Own, "rpt"),
                &timing::Expr::Num(1),
            ),
        ),
        idle: Some(timing::Expr::Name(timing::Side::Own, "nop")),
        wait: &T08D76E86,
        footprint: Some(&TA7E9BC9F),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        latency: &TA432E084,
        reads: &T6954C1C5,
        slots: Some(
            timing::Expr::Bin(
                BinOp::Add,
                &timing::Expr::Name(timing::Side::Own, "rpt"),
                &timing::Expr::Num(1),
            ),
        ),
        idle: Some(timing::Expr::Name(timing::Side::Own, "nop")),
        wait: &T08D76E86,
        footprint: Some(&T8F57142C),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        latency: &TA432E084,
        reads: &T1360132F,
        slots: Some(
            timing::Expr::Bin(
                BinOp::Add,
                &timing::Expr::Name(timing::Side::Own, "rpt"),
                &timing::Expr::Num(1),
            ),
        ),
        idle: Some(timing::Expr::Name(timing::Side::Own, "nop")),
        wait: &T08D76E86,
        footprint: Some(&TA7E9BC9F),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        latency: &TA432E084,
        reads: &T1360132F,
        slots: Some(
            timing::Expr::Bin(
                BinOp::Add,
                &timing::Expr::Name(timing::Side::Own, "rpt"),
                &timing::Expr::Num(1),
            ),
        ),
        idle: Some(timing::Expr::Name(timing::Side::Own, "nop")),
        wait: &T08D76E86,
        footprint: Some(&T8F57142C),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        latency: &TA432E084,
        reads: &T89C4CEA8,
        slots: Some(
            timing::Expr::Bin(
                BinOp::Add,
                &timing::Expr::Name(timing::Side::Own, "rpt"),
                &timing::Expr::Num(1),
            ),
        ),
        idle: Some(timing::Expr::Name(timing::Side::Own, "nop")),
        wait: &T08D76E86,
        footprint: Some(&TA7E9BC9F),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        latency: &TA432E084,
        reads: &T89C4CEA8,
        slots: Some(
            timing::Expr::Bin(
                BinOp::Add,
                &timing::Expr::Name(timing::Side::Own, "rpt"),
                &timing::Expr::Num(1),
            ),
        ),
        idle: Some(timing::Expr::Name(timing::Side::Own, "nop")),
        wait: &T08D76E86,
        footprint: Some(&T3858A69A),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        latency: &TA432E084,
        reads: &T89C4CEA8,
        slots: Some(
            timing::Expr::Bin(
                BinOp::Add,
                &timing::Expr::Name(timing::Side::Own, "rpt"),
                &timing::Expr::Num(1),
            ),
        ),
        idle: Some(timing::Expr::Name(timing::Side::Own, "nop")),
        wait: &T08D76E86,
        footprint: Some(&T8F57142C),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        latency: &T86D22C80,
        slots: Some(timing::Expr::Num(0)),
        wait: &T12B09996,
        late: Some(0),
        footprint: Some(&T0BF521C9),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        latency: &TD3927B4E,
        slots: Some(timing::Expr::Num(0)),
        wait: &T6E571731,
        late: Some(0),
        footprint: Some(&TBF6710F0),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        latency: &TD3927B4E,
        slots: Some(timing::Expr::Num(0)),
        wait: &T6E571731,
        late: Some(0),
        footprint: Some(&T88B1D24C),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        latency: &TD3927B4E,
        slots: Some(timing::Expr::Num(0)),
        wait: &T6E571731,
        late: Some(0),
        footprint: Some(&T1E7E5BD4),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        latency: &TD3927B4E,
        slots: Some(timing::Expr::Num(0)),
        wait: &T6E571731,
        late: Some(0),
        footprint: Some(&T27424B03),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        latency: &TD3927B4E,
        slots: Some(timing::Expr::Num(0)),
        wait: &T6E571731,
        late: Some(0),
        footprint: Some(&TFC256118),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        latency: &T1C79F3C3,
        slots: Some(timing::Expr::Num(0)),
        wait: &T6E571731,
        late: Some(0),
        footprint: Some(&T27F8F710),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        latency: &T86D22C80,
        slots: Some(timing::Expr::Num(0)),
        wait: &T12B09996,
        late: Some(0),
        footprint: Some(&T3C638E63),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        latency: &T1C79F3C3,
        slots: Some(timing::Expr::Num(0)),
        wait: &T6E571731,
        late: Some(0),
        footprint: Some(&T3C638E63),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        latency: &T83259E45,
        slots: Some(timing::Expr::Num(0)),
        wait: &T6E571731,
        late: Some(0),
        footprint: Some(&TC83A5D11),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        latency: &T83259E45,
        slots: Some(timing::Expr::Num(0)),
        wait: &T6E571731,
        late: Some(0),
        footprint: Some(&T43443C2C),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        latency: &T86D22C80,
        slots: Some(timing::Expr::Num(0)),
        wait: &T12B09996,
        late: Some(0),
        footprint: Some(&T7414C2A6),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        latency: &T1C79F3C3,
        slots: Some(timing::Expr::Num(0)),
        wait: &T6E571731,
        late: Some(0),
        footprint: Some(&T410240A1),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        latency: &T83259E45,
        slots: Some(timing::Expr::Num(0)),
        wait: &T6E571731,
        late: Some(0),
        footprint: Some(&TB87927E8),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        latency: &T83259E45,
        slots: Some(timing::Expr::Num(0)),
        wait: &T6E571731,
        late: Some(0),
        footprint: Some(&T4F49B496),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        latency: &TC70907ED,
        slots: Some(timing::Expr::Num(0)),
        wait: &T12B09996,
        late: Some(0),
        next: &TCBE0C00C,
        footprint: Some(&T853566FB),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        latency: &T83259E45,
        slots: Some(timing::Expr::Num(0)),
        wait: &T6E571731,
        late: Some(0),
        footprint: Some(&TD2A82E86),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        latency: &T86D22C80,
        slots: Some(timing::Expr::Num(0)),
        wait: &T12B09996,
        late: Some(0),
        footprint: Some(&TD2A82E86),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        latency: &T83259E45,
        slots: Some(timing::Expr::Num(0)),
        wait: &T6E571731,
        late: Some(0),
        footprint: Some(&T2C81D623),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        latency: &T83259E45,
        slots: Some(timing::Expr::Num(0)),
        wait: &T6E571731,
        late: Some(0),
        footprint: Some(&TAB7A7350),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        latency: &T83259E45,
        slots: Some(timing::Expr::Num(0)),
        wait: &T6E571731,
        late: Some(0),
        footprint: Some(&T7D5254CF),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        latency: &TDFADEAFE,
        slots: Some(timing::Expr::Num(0)),
        wait: &T6E571731,
        late: Some(0),
        footprint: Some(&T37F86598),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        latency: &T83259E45,
        slots: Some(timing::Expr::Num(0)),
        wait: &T6E571731,
        late: Some(0),
        footprint: Some(&TC7FD9717),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        latency: &T83259E45,
        slots: Some(timing::Expr::Num(0)),
        wait: &T6E571731,
        late: Some(0),
        footprint: Some(&TA1F07146),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        latency: &T83259E45,
        slots: Some(timing::Expr::Num(0)),
        wait: &T12B09996,
        late: Some(0),
        footprint: Some(&TA1F07146),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        slots: Some(timing::Expr::Num(0)),
        wait: &TECBA9DB8,
        next: &T4F34290B,
        footprint: Some(&[]),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        wait: &TECBA9DB8,
        ..timing::Keys::DEFAULT
    },
];
pub(crate) static T8E890185: [(u16, u16); 78] = [
    (0, 0),
    (1, 1),
    (2, 2),
    (3, 3),
    (4, 4),
    (5, 3),
    (7, 1),
    (8, 3),
    (10, 5),
    (11, 6),
    (12, 5),
    (13, 4),
    (19, 7),
    (22, 8),
    (24, 4),
    (26, 9),
    (28, 10),
    (29, 11),
    (30, 12),
    (31, 13),
    (32, 14),
    (33, 15),
    (34, 16),
    (79, 17),
    (80, 16),
    (81, 18),
    (82, 19),
    (83, 18),
    (84, 19),
    (87, 18),
    (88, 19),
    (89, 20),
    (90, 21),
    (91, 20),
    (92, 21),
    (93, 20),
    (94, 21),
    (95, 20),
    (96, 22),
    (97, 23),
    (102, 24),
    (104, 23),
    (106, 25),
    (116, 26),
    (117, 27),
    (118, 26),
    (120, 27),
    (122, 26),
    (125, 28),
    (127, 26),
    (135, 27),
    (137, 26),
    (139, 28),
    (140, 29),
    (144, 30),
    (149, 31),
    (150, 32),
    (151, 33),
    (152, 32),
    (153, 34),
    (154, 35),
    (157, 36),
    (158, 37),
    (159, 38),
    (160, 39),
    (161, 40),
    (162, 41),
    (169, 42),
    (180, 41),
    (213, 43),
    (222, 44),
    (223, 45),
    (224, 40),
    (225, 46),
    (226, 47),
    (227, 48),
    (229, 49),
    (230, 50),
];
pub(crate) static T500DE96D: [timing::Member; 1] = [timing::Member::Range(1, 3)];
pub(crate) static T69B50C89: [timing::Pair; 1] = [
    timing::Pair {
        from: &[],
        to: &[],
        results: &[],
        operands: &[],
        dep: Some(timing::Dep::Raw),
        when: Some(
            timing::Expr::Bin(
                BinOp::Ne,
                &timing::Expr::Name(timing::Side::From, "width"),
                &timing::Expr::Name(timing::Side::To, "width"),
            ),
        ),
        latency: None,
        add: Some(
            timing::Expr::Cond(
                &timing::Expr::In(
                    &timing::Expr::Name(timing::Side::To, "category"),
                    &T500DE96D,
                ),
                &timing::Expr::Num(3),
                &timing::Expr::Num(0),
            ),
        ),
        whole: true,
        wait: None,
    },
];
pub(crate) static T652F0C5F: [(&str, i64); 2] = [("double", 0), ("address", 2)];
pub(crate) static T606D2A93: [u16; 72] = [
    34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54,
    55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75,
    76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96,
    97, 98, 99, 100, 101, 102, 103, 104, 105,
];
pub(crate) static T8BB716A7: [timing::Fill; 3] = [
    timing::Fill::Set {
        name: "nop",
        of: &T606D2A93,
        when: Some(
            timing::Expr::Bin(
                BinOp::Eq,
                &timing::Expr::Name(timing::Side::Own, "rpt"),
                &timing::Expr::Num(0),
            ),
        ),
        most: 3,
    },
    timing::Fill::Set {
        name: "rpt",
        of: &T0261068B,
        when: None,
        most: 5,
    },
    timing::Fill::Text {
        text: &T4C1CD63E,
        most: 1,
    },
];
pub(crate) static TF6C34BB8: [timing::Pieces; 1] = [
    timing::Pieces {
        file: 0,
        width: 16,
        of: 32,
        below: 192,
        shared: true,
    },
];
pub(crate) static T01C08FCB: [timing::Core; 3] = [
    timing::Core {
        name: "a3xx",
        doc: "",
        issue: 1,
        units: &[],
        classes: &T768B9573,
        fill: &TB85A0104,
        pieces: &T0515674D,
        given: &T2259204A,
        keys: &T741269F5,
        of: &T8E890185,
        other: 51,
        pairs: &T69B50C89,
    },
    timing::Core {
        name: "a5xx",
        doc: "",
        issue: 1,
        units: &[],
        classes: &T768B9573,
        fill: &TB85A0104,
        pieces: &T0515674D,
        given: &T652F0C5F,
        keys: &T741269F5,
        of: &T8E890185,
        other: 51,
        pairs: &T69B50C89,
    },
    timing::Core {
        name: "a6xx",
        doc: "",
        issue: 1,
        units: &[],
        classes: &T768B9573,
        fill: &T8BB716A7,
        pieces: &TF6C34BB8,
        given: &T652F0C5F,
        keys: &T741269F5,
        of: &T8E890185,
        other: 51,
        pairs: &T69B50C89,
    },
];
