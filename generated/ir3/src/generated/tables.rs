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
/// Every table of the description.
pub static ISA: Isa = Isa {
    name: "ir3",
    word_bits: &TBC1739A9,
    features: &T7AC6221F,
    params: &[],
    settings: &[],
    targets: &TDDF7FF9E,
    letters: &[],
    default_target: 3,
    files: &T869A0113,
    kinds: &TA08A8B67,
    name_needs: &[],
    ops: &OPS,
    variants: &TC29ED4BC,
    state: &TE67B15CE,
    aliases: &[],
    macros: &[],
    relocs: &[],
    causes: &T11028F69,
    transports: &[],
    environment: &TC3FF2184,
    conventions: &[],
    mirror: None,
    hash: "60c1c1b5aedcd6aa",
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
    crate::ir3::SQRT,
    crate::ir3::RSQ,
    crate::ir3::LOG2,
    crate::ir3::EXP2,
    crate::ir3::SIN,
    crate::ir3::COS,
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
    crate::ir3::CONV,
    crate::ir3::CONVM,
    crate::ir3::GETSIZE,
    crate::ir3::GETBUF,
    crate::ir3::GETPOS,
    crate::ir3::GETINFO,
    crate::ir3::DSX,
    crate::ir3::DSY,
    crate::ir3::GATHER4R,
    crate::ir3::GATHER4G,
    crate::ir3::GATHER4B,
    crate::ir3::GATHER4A,
    crate::ir3::SAMGP0,
    crate::ir3::SAMGP1,
    crate::ir3::SAMGP2,
    crate::ir3::SAMGP3,
    crate::ir3::DSXPP_1,
    crate::ir3::DSYPP_1,
    crate::ir3::RGETPOS,
    crate::ir3::RGETINFO,
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
pub(crate) static TA9811307: [(u32, u32, u16); 1] = [(0x0, 0x0, 64)];
pub(crate) static TDDF7FF9E: [Target; 4] = [
    Target {
        name: "a320",
        doc: "third generation: half registers of their own",
        features: FeatureSet([0x11, 0x0, 0x0, 0x0]),
        lengths: &TA9811307,
    },
    Target {
        name: "a420",
        doc: "fourth generation",
        features: FeatureSet([0x12, 0x0, 0x0, 0x0]),
        lengths: &TA9811307,
    },
    Target {
        name: "a540",
        doc: "fifth generation: 64-bit addresses, shared registers",
        features: FeatureSet([0x14, 0x0, 0x0, 0x0]),
        lengths: &TA9811307,
    },
    Target {
        name: "a630",
        doc: "sixth generation: half registers are halves of full ones",
        features: FeatureSet([0x18, 0x0, 0x0, 0x0]),
        lengths: &TA9811307,
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
pub(crate) static T8DB20B52: [&str; 256] = [
    "half0",
    "half1",
    "half2",
    "half3",
    "half4",
    "half5",
    "half6",
    "half7",
    "half8",
    "half9",
    "half10",
    "half11",
    "half12",
    "half13",
    "half14",
    "half15",
    "half16",
    "half17",
    "half18",
    "half19",
    "half20",
    "half21",
    "half22",
    "half23",
    "half24",
    "half25",
    "half26",
    "half27",
    "half28",
    "half29",
    "half30",
    "half31",
    "half32",
    "half33",
    "half34",
    "half35",
    "half36",
    "half37",
    "half38",
    "half39",
    "half40",
    "half41",
    "half42",
    "half43",
    "half44",
    "half45",
    "half46",
    "half47",
    "half48",
    "half49",
    "half50",
    "half51",
    "half52",
    "half53",
    "half54",
    "half55",
    "half56",
    "half57",
    "half58",
    "half59",
    "half60",
    "half61",
    "half62",
    "half63",
    "half64",
    "half65",
    "half66",
    "half67",
    "half68",
    "half69",
    "half70",
    "half71",
    "half72",
    "half73",
    "half74",
    "half75",
    "half76",
    "half77",
    "half78",
    "half79",
    "half80",
    "half81",
    "half82",
    "half83",
    "half84",
    "half85",
    "half86",
    "half87",
    "half88",
    "half89",
    "half90",
    "half91",
    "half92",
    "half93",
    "half94",
    "half95",
    "half96",
    "half97",
    "half98",
    "half99",
    "half100",
    "half101",
    "half102",
    "half103",
    "half104",
    "half105",
    "half106",
    "half107",
    "half108",
    "half109",
    "half110",
    "half111",
    "half112",
    "half113",
    "half114",
    "half115",
    "half116",
    "half117",
    "half118",
    "half119",
    "half120",
    "half121",
    "half122",
    "half123",
    "half124",
    "half125",
    "half126",
    "half127",
    "half128",
    "half129",
    "half130",
    "half131",
    "half132",
    "half133",
    "half134",
    "half135",
    "half136",
    "half137",
    "half138",
    "half139",
    "half140",
    "half141",
    "half142",
    "half143",
    "half144",
    "half145",
    "half146",
    "half147",
    "half148",
    "half149",
    "half150",
    "half151",
    "half152",
    "half153",
    "half154",
    "half155",
    "half156",
    "half157",
    "half158",
    "half159",
    "half160",
    "half161",
    "half162",
    "half163",
    "half164",
    "half165",
    "half166",
    "half167",
    "half168",
    "half169",
    "half170",
    "half171",
    "half172",
    "half173",
    "half174",
    "half175",
    "half176",
    "half177",
    "half178",
    "half179",
    "half180",
    "half181",
    "half182",
    "half183",
    "half184",
    "half185",
    "half186",
    "half187",
    "half188",
    "half189",
    "half190",
    "half191",
    "half192",
    "half193",
    "half194",
    "half195",
    "half196",
    "half197",
    "half198",
    "half199",
    "half200",
    "half201",
    "half202",
    "half203",
    "half204",
    "half205",
    "half206",
    "half207",
    "half208",
    "half209",
    "half210",
    "half211",
    "half212",
    "half213",
    "half214",
    "half215",
    "half216",
    "half217",
    "half218",
    "half219",
    "half220",
    "half221",
    "half222",
    "half223",
    "half224",
    "half225",
    "half226",
    "half227",
    "half228",
    "half229",
    "half230",
    "half231",
    "half232",
    "half233",
    "half234",
    "half235",
    "half236",
    "half237",
    "half238",
    "half239",
    "half240",
    "half241",
    "half242",
    "half243",
    "half244",
    "half245",
    "half246",
    "half247",
    "half248",
    "half249",
    "half250",
    "half251",
    "half252",
    "half253",
    "half254",
    "half255",
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
pub(crate) static T869A0113: [RegFile; 7] = [
    RegFile {
        name: "R",
        count: 256,
        numbered: &TB24CD746,
        abi: &[],
        width: &T6DCFC3C6,
        zero: None,
        holds: &T0A3496AD,
    },
    RegFile {
        name: "H",
        count: 256,
        numbered: &T8DB20B52,
        abi: &[],
        width: &T02FDEC64,
        zero: None,
        holds: &T85DFF36C,
    },
    RegFile {
        name: "C",
        count: 2048,
        numbered: &T01747D1E,
        abi: &[],
        width: &T6DCFC3C6,
        zero: None,
        holds: &T0A3496AD,
    },
    RegFile {
        name: "U",
        count: 256,
        numbered: &T2756D11E,
        abi: &[],
        width: &T48BE0CBB,
        zero: None,
        holds: &[],
    },
    RegFile {
        name: "S",
        count: 256,
        numbered: &TE96E6E66,
        abi: &[],
        width: &T48BE0CBB,
        zero: None,
        holds: &[],
    },
    RegFile {
        name: "B",
        count: 32,
        numbered: &T1AD5F8C2,
        abi: &[],
        width: &T587936A0,
        zero: None,
        holds: &[],
    },
    RegFile {
        name: "Ret",
        count: 16,
        numbered: &T59C540E8,
        abi: &[],
        width: &T48BE0CBB,
        zero: None,
        holds: &[],
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
pub(crate) static T6C6F7DFC: [Operand; 1] = [
    Operand {
        name: "reg",
        kind: 12,
        width: 8,
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
pub(crate) static TE5D47A3F: [Alt; 2] = [
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
        operands: &T6C6F7DFC,
        lets: &[],
        where_: &[],
        prefer: &[],
        template: &T17081FA3,
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
pub(crate) static TA08A8B67: [Kind; 44] = [
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
        alts: &TE5D47A3F,
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
pub(crate) static T376F9A23: [(&str, &str); 5] = [
    ("sem", "// waits"),
    ("delay", "6"),
    ("footprint", "none"),
    ("category", "0"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static T7B867C8C: [(&str, &str); 5] = [
    ("sem", "trap(End, pc);"),
    ("delay", "6"),
    ("footprint", "none"),
    ("category", "0"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static T8E6D765A: [(&str, &str); 5] = [
    ("sem", "// goes on"),
    ("delay", "6"),
    ("footprint", "none"),
    ("category", "0"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static TE737D24F: [Touch; 1] = [
    Touch {
        file: 6,
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
pub(crate) static T6617D229: [(&str, &str); 5] = [
    (
        "sem",
        "require(depth > 0, CallDepth);\ndepth = imax(depth - 1, 0);\npc = Ret[depth % 16];",
    ),
    ("delay", "6"),
    ("footprint", "none"),
    ("category", "0"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static T85C8434D: [(&str, &str); 5] = [
    ("lacks", "public"),
    ("delay", "6"),
    ("footprint", "none"),
    ("category", "0"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static TE4382DEF: [(&str, &str); 5] = [
    ("lacks", "fibers"),
    ("delay", "6"),
    ("footprint", "none"),
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
pub(crate) static T6D3D0398: [(&str, &str); 5] = [
    ("sem", "if holds_p(comp1, inv1) { trap(Discard, pc); }"),
    ("delay", "6"),
    ("footprint", "none"),
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
pub(crate) static T5FDB8736: [(&str, &str); 5] = [
    ("sem", "if !holds_p(comp1, inv1) { skip_predicated(); }"),
    ("delay", "6"),
    ("footprint", "none"),
    ("category", "0"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static T302BDEE9: [(&str, &str); 5] = [
    ("sem", "if holds_p(comp1, inv1) { skip_predicated(); }"),
    ("delay", "6"),
    ("footprint", "none"),
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
pub(crate) static TBD5F3C08: [(&str, &str); 5] = [
    ("sem", "go(imm);"),
    ("delay", "6"),
    ("footprint", "none"),
    ("category", "0"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static TAAE358E7: [Touch; 1] = [
    Touch {
        file: 6,
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
pub(crate) static TBCE14899: [(&str, &str); 5] = [
    (
        "sem",
        "require(depth < 16, CallDepth); Ret[depth % 16] = pc + 8; depth = imin(depth + 1, 16); go(imm);",
    ),
    ("delay", "6"),
    ("footprint", "none"),
    ("category", "0"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static TFDC7C3EB: [(&str, &str); 5] = [
    ("sem", "// this wave is the first"),
    ("delay", "6"),
    ("footprint", "none"),
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
pub(crate) static T8D09B23F: [(&str, &str); 5] = [
    ("sem", "// a fiber alone is the last"),
    ("delay", "6"),
    ("footprint", "none"),
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
pub(crate) static TB832AE35: [(&str, &str); 5] = [
    ("sem", "if holds_p(comp1, inv1) {\n  go(imm);\n}"),
    ("delay", "6"),
    ("footprint", "none"),
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
pub(crate) static T9B63E34D: [(&str, &str); 5] = [
    ("sem", "if holds_p(comp1, inv1) || holds_p(comp2, inv2) {\n  go(imm);\n}"),
    ("delay", "6"),
    ("footprint", "none"),
    ("category", "0"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static T1FE60E45: [(&str, &str); 5] = [
    ("sem", "if holds_p(comp1, inv1) && holds_p(comp2, inv2) {\n  go(imm);\n}"),
    ("delay", "6"),
    ("footprint", "none"),
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
pub(crate) static T5598064D: [Touch; 1] = [
    Touch {
        file: 5,
        which: Which::Computed,
        reads: 1,
        writes: 0,
    },
];
pub(crate) static T4386A44A: [(&str, &str); 5] = [
    ("sem", "if B[idx] {\n  go(imm);\n}"),
    ("delay", "6"),
    ("footprint", "none"),
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
pub(crate) static T08F5E2B3: [(&str, &str); 5] = [
    (
        "sem",
        "for k in 0..rpt + 1 {\n  set(dst, k, dt, converted(moved(src, k * r, st), st, dt, round));\n}",
    ),
    ("delay", "3"),
    ("footprint", "dst[rpt + 1] src[r ? rpt + 1 : 1]"),
    ("category", "1"),
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
pub(crate) static TB49B25F0: [(&str, &str); 5] = [
    ("sem", "set_half(0xf4, moved(src, 0, 4)[15:0]);"),
    ("delay", "3"),
    ("footprint", "dst[rpt + 1] src[r ? rpt + 1 : 1]"),
    ("category", "1"),
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
pub(crate) static T31826D43: [(&str, &str); 5] = [
    ("sem", "set_half(0xf5, moved(src, 0, 2)[15:0]);"),
    ("delay", "3"),
    ("footprint", "dst[rpt + 1] src[r ? rpt + 1 : 1]"),
    ("category", "1"),
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
pub(crate) static TF5E495E0: [(&str, &str); 5] = [
    ("sem", "let p = cv(b); let q = cv(d); wr(a, p); wr(c, q);"),
    ("footprint", "a c b d"),
    ("delay", "3"),
    ("category", "1"),
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
pub(crate) static TD191AB74: [(&str, &str); 5] = [
    (
        "sem",
        "let p = cv(b); let q = cv(c); let s = cv(d); let t = cv(e); wr(a, p); wr(a + 1, q); wr(a + 2, s); wr(a + 3, t);",
    ),
    ("footprint", "a[4] b c d e"),
    ("delay", "3"),
    ("category", "1"),
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
pub(crate) static T362562B3: [(&str, &str); 5] = [
    (
        "sem",
        "let p = cv(b); let q = cv(b + 1); let s = cv(b + 2); let t = cv(b + 3); wr(a, p); wr(c, q); wr(d, s); wr(e, t);",
    ),
    ("footprint", "a c d e b[4]"),
    ("delay", "3"),
    ("category", "1"),
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
pub(crate) static TD31C0937: [(&str, &str); 5] = [
    (
        "sem",
        "for k in 0..rpt + 1 {  // this fiber alone, number 0\n  set(dst, k, 3, k == 0 ? 1 : 0);\n}",
    ),
    ("delay", "3"),
    ("footprint", "dst[rpt + 1] src[r ? rpt + 1 : 1]"),
    ("category", "1"),
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
pub(crate) static TBD011C1E: [(&str, &str); 5] = [
    ("sem", "two(FLOAT, |a, b| saturated(value(f_add(a, b, 0))));"),
    ("delay", "3"),
    ("footprint", "dst[rpt + 1] src1[r1 ? rpt + 1 : 1] src2[r2 ? rpt + 1 : 1]"),
    ("category", "2"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static T1E9D1B98: [(&str, &str); 5] = [
    ("sem", "two(FLOAT, |a, b| saturated(value(fmin(a, b))));"),
    ("delay", "3"),
    ("footprint", "dst[rpt + 1] src1[r1 ? rpt + 1 : 1] src2[r2 ? rpt + 1 : 1]"),
    ("category", "2"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static T7FC2A736: [(&str, &str); 5] = [
    ("sem", "two(FLOAT, |a, b| saturated(value(fmax(a, b))));"),
    ("delay", "3"),
    ("footprint", "dst[rpt + 1] src1[r1 ? rpt + 1 : 1] src2[r2 ? rpt + 1 : 1]"),
    ("category", "2"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static T02DE1D4D: [(&str, &str); 5] = [
    ("sem", "two(FLOAT, |a, b| saturated(value(f_mul(a, b, 0))));"),
    ("delay", "3"),
    ("footprint", "dst[rpt + 1] src1[r1 ? rpt + 1 : 1] src2[r2 ? rpt + 1 : 1]"),
    ("category", "2"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static T67EB2F0F: [(&str, &str); 5] = [
    ("sem", "two(UNSIGNED, |a, b| sum_u(zext(a, w+1) + zext(b, w+1)));"),
    ("delay", "3"),
    ("footprint", "dst[rpt + 1] src1[r1 ? rpt + 1 : 1] src2[r2 ? rpt + 1 : 1]"),
    ("category", "2"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static T88F81636: [(&str, &str); 5] = [
    ("sem", "two(SIGNED, |a, b| sum_s(sext(a, w+1) + sext(b, w+1)));"),
    ("delay", "3"),
    ("footprint", "dst[rpt + 1] src1[r1 ? rpt + 1 : 1] src2[r2 ? rpt + 1 : 1]"),
    ("category", "2"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static T67BFCB63: [(&str, &str); 5] = [
    ("sem", "two(UNSIGNED, |a, b| sat == 1 && a <u b ? 0 : a - b);"),
    ("delay", "3"),
    ("footprint", "dst[rpt + 1] src1[r1 ? rpt + 1 : 1] src2[r2 ? rpt + 1 : 1]"),
    ("category", "2"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static TA8A576E0: [(&str, &str); 5] = [
    ("sem", "two(SIGNED, |a, b| sum_s(sext(a, w+1) - sext(b, w+1)));"),
    ("delay", "3"),
    ("footprint", "dst[rpt + 1] src1[r1 ? rpt + 1 : 1] src2[r2 ? rpt + 1 : 1]"),
    ("category", "2"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static T346576F5: [(&str, &str); 5] = [
    ("sem", "two(UNSIGNED, |a, b| min_u(a, b));"),
    ("delay", "3"),
    ("footprint", "dst[rpt + 1] src1[r1 ? rpt + 1 : 1] src2[r2 ? rpt + 1 : 1]"),
    ("category", "2"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static T53958ADC: [(&str, &str); 5] = [
    ("sem", "two(SIGNED, |a, b| min_s(a, b));"),
    ("delay", "3"),
    ("footprint", "dst[rpt + 1] src1[r1 ? rpt + 1 : 1] src2[r2 ? rpt + 1 : 1]"),
    ("category", "2"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static TBE8CDA1F: [(&str, &str); 5] = [
    ("sem", "two(UNSIGNED, |a, b| max_u(a, b));"),
    ("delay", "3"),
    ("footprint", "dst[rpt + 1] src1[r1 ? rpt + 1 : 1] src2[r2 ? rpt + 1 : 1]"),
    ("category", "2"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static TC76EB75A: [(&str, &str); 5] = [
    ("sem", "two(SIGNED, |a, b| max_s(a, b));"),
    ("delay", "3"),
    ("footprint", "dst[rpt + 1] src1[r1 ? rpt + 1 : 1] src2[r2 ? rpt + 1 : 1]"),
    ("category", "2"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static TDD95031C: [(&str, &str); 5] = [
    ("sem", "two(BITWISE, |a, b| a & b);"),
    ("delay", "3"),
    ("footprint", "dst[rpt + 1] src1[r1 ? rpt + 1 : 1] src2[r2 ? rpt + 1 : 1]"),
    ("category", "2"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static TCE1C7B7A: [(&str, &str); 5] = [
    ("sem", "two(BITWISE, |a, b| a | b);"),
    ("delay", "3"),
    ("footprint", "dst[rpt + 1] src1[r1 ? rpt + 1 : 1] src2[r2 ? rpt + 1 : 1]"),
    ("category", "2"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static T3DC02414: [(&str, &str); 5] = [
    ("sem", "two(BITWISE, |a, b| a ^ b);"),
    ("delay", "3"),
    ("footprint", "dst[rpt + 1] src1[r1 ? rpt + 1 : 1] src2[r2 ? rpt + 1 : 1]"),
    ("category", "2"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static T0CE4FFCA: [(&str, &str); 5] = [
    ("sem", "two_wide(UNSIGNED, |a, b| low24(a, UNSIGNED) * low24(b, UNSIGNED));"),
    ("delay", "3"),
    ("footprint", "dst[rpt + 1] src1[r1 ? rpt + 1 : 1] src2[r2 ? rpt + 1 : 1]"),
    ("category", "2"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static T09AE4003: [(&str, &str); 5] = [
    ("sem", "two_wide(SIGNED, |a, b| low24(a, SIGNED) * low24(b, SIGNED));"),
    ("delay", "3"),
    ("footprint", "dst[rpt + 1] src1[r1 ? rpt + 1 : 1] src2[r2 ? rpt + 1 : 1]"),
    ("category", "2"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static TDF4C2134: [(&str, &str); 5] = [
    ("sem", "two_wide(UNSIGNED, |a, b| zext(a[15:0], 32) * zext(b[15:0], 32));"),
    ("delay", "3"),
    ("footprint", "dst[rpt + 1] src1[r1 ? rpt + 1 : 1] src2[r2 ? rpt + 1 : 1]"),
    ("category", "2"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static TE7FEC984: [(&str, &str); 5] = [
    ("sem", "two(BITWISE, |a, b| a << shamt(b));"),
    ("delay", "3"),
    ("footprint", "dst[rpt + 1] src1[r1 ? rpt + 1 : 1] src2[r2 ? rpt + 1 : 1]"),
    ("category", "2"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static TE660BE1C: [(&str, &str); 5] = [
    ("sem", "two(BITWISE, |a, b| a >> shamt(b));"),
    ("delay", "3"),
    ("footprint", "dst[rpt + 1] src1[r1 ? rpt + 1 : 1] src2[r2 ? rpt + 1 : 1]"),
    ("category", "2"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static TD02211D9: [(&str, &str); 5] = [
    ("sem", "two(BITWISE, |a, b| a >>s shamt(b));"),
    ("delay", "3"),
    ("footprint", "dst[rpt + 1] src1[r1 ? rpt + 1 : 1] src2[r2 ? rpt + 1 : 1]"),
    ("category", "2"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static TDC7C5AF1: [(&str, &str); 5] = [
    ("sem", "two(BITWISE, |a, b| zext((a >> shamt(b))[0]));"),
    ("delay", "3"),
    ("footprint", "dst[rpt + 1] src1[r1 ? rpt + 1 : 1] src2[r2 ? rpt + 1 : 1]"),
    ("category", "2"),
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
pub(crate) static T6A8B674D: [(&str, &str); 5] = [
    ("lacks", "public"),
    ("delay", "3"),
    ("footprint", "dst[rpt + 1] src1[r1 ? rpt + 1 : 1] src2[r2 ? rpt + 1 : 1]"),
    ("category", "2"),
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
pub(crate) static T8E03338B: [(&str, &str); 5] = [
    (
        "sem",
        "two_wide(FLOAT, |a, b| {\n  let c = compared(a, b, FLOAT, cond);\n  zext(c, 32)\n});",
    ),
    ("delay", "3"),
    ("footprint", "dst[rpt + 1] src1[r1 ? rpt + 1 : 1] src2[r2 ? rpt + 1 : 1]"),
    ("category", "2"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static TDF74E5AF: [(&str, &str); 5] = [
    (
        "sem",
        "two_wide(FLOAT, |a, b| {\n  let c = compared(a, b, FLOAT, cond);\n  rep(c, 32)\n});",
    ),
    ("delay", "3"),
    ("footprint", "dst[rpt + 1] src1[r1 ? rpt + 1 : 1] src2[r2 ? rpt + 1 : 1]"),
    ("category", "2"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static T430D6DB3: [(&str, &str); 5] = [
    (
        "sem",
        "two_wide(UNSIGNED, |a, b| {\n  let c = compared(a, b, UNSIGNED, cond);\n  zext(c, 32)\n});",
    ),
    ("delay", "3"),
    ("footprint", "dst[rpt + 1] src1[r1 ? rpt + 1 : 1] src2[r2 ? rpt + 1 : 1]"),
    ("category", "2"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static TE60D2401: [(&str, &str); 5] = [
    (
        "sem",
        "two_wide(SIGNED, |a, b| {\n  let c = compared(a, b, SIGNED, cond);\n  zext(c, 32)\n});",
    ),
    ("delay", "3"),
    ("footprint", "dst[rpt + 1] src1[r1 ? rpt + 1 : 1] src2[r2 ? rpt + 1 : 1]"),
    ("category", "2"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static TFA7C1027: [(&str, &str); 5] = [
    (
        "sem",
        "two_wide(UNSIGNED, |a, b| {\n  let c = compared(a, b, UNSIGNED, cond);\n  rep(c, 32)\n});",
    ),
    ("delay", "3"),
    ("footprint", "dst[rpt + 1] src1[r1 ? rpt + 1 : 1] src2[r2 ? rpt + 1 : 1]"),
    ("category", "2"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static T5E861501: [(&str, &str); 5] = [
    (
        "sem",
        "two_wide(SIGNED, |a, b| {\n  let c = compared(a, b, SIGNED, cond);\n  rep(c, 32)\n});",
    ),
    ("delay", "3"),
    ("footprint", "dst[rpt + 1] src1[r1 ? rpt + 1 : 1] src2[r2 ? rpt + 1 : 1]"),
    ("category", "2"),
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
pub(crate) static T5B59759E: [(&str, &str); 5] = [
    (
        "sem",
        "one(FLOAT, |a| saturated(is_nan(a) || is_zero(a) ? 0 : with_sign(sign(a), fnumber(2))));",
    ),
    ("footprint", "dst[rpt + 1] src1[r1 ? rpt + 1 : 1]"),
    ("delay", "3"),
    ("category", "2"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static TD308D075: [(&str, &str); 5] = [
    ("sem", "one(FLOAT, |a| saturated(a));"),
    ("footprint", "dst[rpt + 1] src1[r1 ? rpt + 1 : 1]"),
    ("delay", "3"),
    ("category", "2"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static T320566C5: [(&str, &str); 5] = [
    ("sem", "one(FLOAT, |a| saturated(rounded(a, 2)));"),
    ("footprint", "dst[rpt + 1] src1[r1 ? rpt + 1 : 1]"),
    ("delay", "3"),
    ("category", "2"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static T7DC55DC8: [(&str, &str); 5] = [
    ("sem", "one(FLOAT, |a| saturated(rounded(a, 3)));"),
    ("footprint", "dst[rpt + 1] src1[r1 ? rpt + 1 : 1]"),
    ("delay", "3"),
    ("category", "2"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static T1AC8EECB: [(&str, &str); 5] = [
    ("sem", "one(FLOAT, |a| saturated(rounded(a, 0)));"),
    ("footprint", "dst[rpt + 1] src1[r1 ? rpt + 1 : 1]"),
    ("delay", "3"),
    ("category", "2"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static T232F01F7: [(&str, &str); 5] = [
    ("sem", "one(FLOAT, |a| saturated(rounded(a, 4)));"),
    ("footprint", "dst[rpt + 1] src1[r1 ? rpt + 1 : 1]"),
    ("delay", "3"),
    ("category", "2"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static T4A771026: [(&str, &str); 5] = [
    ("sem", "one(FLOAT, |a| saturated(rounded(a, 1)));"),
    ("footprint", "dst[rpt + 1] src1[r1 ? rpt + 1 : 1]"),
    ("delay", "3"),
    ("category", "2"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static TDD7C29F5: [(&str, &str); 5] = [
    ("sem", "one(SIGNED, |a| a);"),
    ("footprint", "dst[rpt + 1] src1[r1 ? rpt + 1 : 1]"),
    ("delay", "3"),
    ("category", "2"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static T7CAAB7CC: [(&str, &str); 5] = [
    ("sem", "one(BITWISE, |a| ~a);"),
    ("footprint", "dst[rpt + 1] src1[r1 ? rpt + 1 : 1]"),
    ("delay", "3"),
    ("category", "2"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static TD04826B9: [(&str, &str); 5] = [
    ("sem", "one(BITWISE, |a| bitrev(a));"),
    ("footprint", "dst[rpt + 1] src1[r1 ? rpt + 1 : 1]"),
    ("delay", "3"),
    ("category", "2"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static TC870B13E: [(&str, &str); 5] = [
    ("sem", "one(SIGNED, |a| leading(a <s 0 ? ~a : a));"),
    ("footprint", "dst[rpt + 1] src1[r1 ? rpt + 1 : 1]"),
    ("delay", "3"),
    ("category", "2"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static T61783D3B: [(&str, &str); 5] = [
    ("sem", "one(BITWISE, |a| leading(a));"),
    ("footprint", "dst[rpt + 1] src1[r1 ? rpt + 1 : 1]"),
    ("delay", "3"),
    ("category", "2"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static TB17C8C37: [(&str, &str); 5] = [
    ("sem", "one(BITWISE, |a| counted(a));"),
    ("footprint", "dst[rpt + 1] src1[r1 ? rpt + 1 : 1]"),
    ("delay", "3"),
    ("category", "2"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static TF8575A9D: [(&str, &str); 5] = [
    ("lacks", "public"),
    ("footprint", "dst[rpt + 1] src1[r1 ? rpt + 1 : 1]"),
    ("delay", "3"),
    ("category", "2"),
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
pub(crate) static T4569898A: [(&str, &str); 5] = [
    ("lacks", "varying"),
    ("delay", "3"),
    ("footprint", "dst[rpt + 1] src1[r1 ? rpt + 1 : 1] src2[r2 ? rpt + 1 : 1]"),
    ("category", "2"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static T97ABBA9B: [(&str, &str); 5] = [
    ("lacks", "varying"),
    ("delay", "3"),
    ("footprint", "dst[rpt + 1] src1[r1 ? rpt + 1 : 1] src2[r2 ? rpt + 1 : 1]"),
    ("category", "2"),
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
pub(crate) static TC61F24EC: [(&str, &str); 6] = [
    ("sem", "three(UNSIGNED, |a, b, c| unclamped(a * b + c));"),
    ("delay3", "1"),
    ("delay", "3"),
    (
        "footprint",
        "dst[rpt + 1] src1[r1 ? rpt + 1 : 1] src2[r2 ? rpt + 1 : 1] src3[r3 ? rpt + 1 : 1]",
    ),
    ("category", "3"),
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
pub(crate) static TEE60CCC6: [(&str, &str); 6] = [
    (
        "sem",
        "three(UNSIGNED, |a, b, c| unclamped((upper(a, 0) * (b & 0xffff) << 16) + c));",
    ),
    ("delay3", "1"),
    ("delay", "3"),
    (
        "footprint",
        "dst[rpt + 1] src1[r1 ? rpt + 1 : 1] src2[r2 ? rpt + 1 : 1] src3[r3 ? rpt + 1 : 1]",
    ),
    ("category", "3"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static T813D257B: [(&str, &str); 6] = [
    ("sem", "three(SIGNED, |a, b, c| unclamped(a * b + c));"),
    ("delay3", "1"),
    ("delay", "3"),
    (
        "footprint",
        "dst[rpt + 1] src1[r1 ? rpt + 1 : 1] src2[r2 ? rpt + 1 : 1] src3[r3 ? rpt + 1 : 1]",
    ),
    ("category", "3"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static TE26A5DEC: [(&str, &str); 6] = [
    (
        "sem",
        "three(SIGNED, |a, b, c| unclamped((upper(a, 1) * (b & 0xffff) << 16) + c));",
    ),
    ("delay3", "1"),
    ("delay", "3"),
    (
        "footprint",
        "dst[rpt + 1] src1[r1 ? rpt + 1 : 1] src2[r2 ? rpt + 1 : 1] src3[r3 ? rpt + 1 : 1]",
    ),
    ("category", "3"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static TC15DF6A8: [(&str, &str); 6] = [
    (
        "sem",
        "three(UNSIGNED, |a, b, c| unclamped(low24_32(a, 0) * low24_32(b, 0) + c));",
    ),
    ("delay3", "1"),
    ("delay", "3"),
    (
        "footprint",
        "dst[rpt + 1] src1[r1 ? rpt + 1 : 1] src2[r2 ? rpt + 1 : 1] src3[r3 ? rpt + 1 : 1]",
    ),
    ("category", "3"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static T152D02DD: [(&str, &str); 6] = [
    ("sem", "three(SIGNED, |a, b, c| unclamped(low24_32(a, 1) * low24_32(b, 1) + c));"),
    ("delay3", "1"),
    ("delay", "3"),
    (
        "footprint",
        "dst[rpt + 1] src1[r1 ? rpt + 1 : 1] src2[r2 ? rpt + 1 : 1] src3[r3 ? rpt + 1 : 1]",
    ),
    ("category", "3"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static TE39DF538: [(&str, &str); 6] = [
    ("sem", "three(FLOAT, |a, b, c| saturated(value(f_fma(a, b, c, 0))));"),
    ("delay3", "1"),
    ("delay", "3"),
    (
        "footprint",
        "dst[rpt + 1] src1[r1 ? rpt + 1 : 1] src2[r2 ? rpt + 1 : 1] src3[r3 ? rpt + 1 : 1]",
    ),
    ("category", "3"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static T3745B504: [(&str, &str); 6] = [
    ("sem", "three(BITWISE, |a, b, c| b != 0 ? a : c);"),
    ("delay3", "3"),
    ("delay", "3"),
    (
        "footprint",
        "dst[rpt + 1] src1[r1 ? rpt + 1 : 1] src2[r2 ? rpt + 1 : 1] src3[r3 ? rpt + 1 : 1]",
    ),
    ("category", "3"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static TDA9AB58B: [(&str, &str); 6] = [
    ("sem", "three(SIGNED, |a, b, c| b >=s 0 ? a : c);"),
    ("delay3", "3"),
    ("delay", "3"),
    (
        "footprint",
        "dst[rpt + 1] src1[r1 ? rpt + 1 : 1] src2[r2 ? rpt + 1 : 1] src3[r3 ? rpt + 1 : 1]",
    ),
    ("category", "3"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static TE5FE6DAF: [(&str, &str); 6] = [
    ("sem", "three(FLOAT, |a, b, c| is_nan(b) || sign(b) && !is_zero(b) ? c : a);"),
    ("delay3", "3"),
    ("delay", "3"),
    (
        "footprint",
        "dst[rpt + 1] src1[r1 ? rpt + 1 : 1] src2[r2 ? rpt + 1 : 1] src3[r3 ? rpt + 1 : 1]",
    ),
    ("category", "3"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static TB957AE7E: [(&str, &str); 6] = [
    ("sem", "three(SIGNED, |a, b, c| unclamped((a <s b ? b - a : a - b) + c));"),
    ("delay3", "3"),
    ("delay", "3"),
    (
        "footprint",
        "dst[rpt + 1] src1[r1 ? rpt + 1 : 1] src2[r2 ? rpt + 1 : 1] src3[r3 ? rpt + 1 : 1]",
    ),
    ("category", "3"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static T69B590D5: [Touch; 2] = [
    Touch {
        file: 0,
        which: Which::Operand(6),
        reads: 0,
        writes: 4294967295,
    },
    Touch {
        file: 0,
        which: Which::Operand(10),
        reads: 4294967295,
        writes: 0,
    },
];
pub(crate) static T58380680: [(&str, &str); 5] = [
    ("lacks", "public"),
    ("delay", "3"),
    (
        "footprint",
        "dst[rpt + 1] src1[r1 ? rpt + 1 : 1] src2[r2 ? rpt + 1 : 1] src3[r3 ? rpt + 1 : 1]",
    ),
    ("category", "3"),
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
pub(crate) static TFE8E8A59: [(&str, &str); 5] = [
    ("sem", "three(BITWISE, |a, b, c| (b >> shamt(a)) & c);"),
    ("delay", "3"),
    (
        "footprint",
        "dst[rpt + 1] src1[r1 ? rpt + 1 : 1] src2[r2 ? rpt + 1 : 1] src3[r3 ? rpt + 1 : 1]",
    ),
    ("category", "3"),
    ("gens", "a6xx"),
];
pub(crate) static TADC02F01: [(&str, &str); 5] = [
    ("sem", "three(BITWISE, |a, b, c| (b << shamt(a)) & c);"),
    ("delay", "3"),
    (
        "footprint",
        "dst[rpt + 1] src1[r1 ? rpt + 1 : 1] src2[r2 ? rpt + 1 : 1] src3[r3 ? rpt + 1 : 1]",
    ),
    ("category", "3"),
    ("gens", "a6xx"),
];
pub(crate) static T4E3074AB: [(&str, &str); 5] = [
    ("sem", "three(BITWISE, |a, b, c| (b >> shamt(a)) | c);"),
    ("delay", "3"),
    (
        "footprint",
        "dst[rpt + 1] src1[r1 ? rpt + 1 : 1] src2[r2 ? rpt + 1 : 1] src3[r3 ? rpt + 1 : 1]",
    ),
    ("category", "3"),
    ("gens", "a6xx"),
];
pub(crate) static T75167BA3: [(&str, &str); 5] = [
    ("sem", "three(BITWISE, |a, b, c| (b << shamt(a)) | c);"),
    ("delay", "3"),
    (
        "footprint",
        "dst[rpt + 1] src1[r1 ? rpt + 1 : 1] src2[r2 ? rpt + 1 : 1] src3[r3 ? rpt + 1 : 1]",
    ),
    ("category", "3"),
    ("gens", "a6xx"),
];
pub(crate) static TABBA5051: [(&str, &str); 5] = [
    ("sem", "three(BITWISE, |a, b, c| (b & a) | c);"),
    ("delay", "3"),
    (
        "footprint",
        "dst[rpt + 1] src1[r1 ? rpt + 1 : 1] src2[r2 ? rpt + 1 : 1] src3[r3 ? rpt + 1 : 1]",
    ),
    ("category", "3"),
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
pub(crate) static TB12A4044: [(&str, &str); 5] = [
    (
        "sem",
        "require(neg3 == 0, NotPublic);\nfor k in 0..rpt + 1 {\n  let a = source3(src1, k * r1, UNSIGNED);\n  let b = regw((src2 + k * r2) % 256);\n  let c = source3(src3, k * r3, UNSIGNED);\n  var s: bits<40> = sign == 1 ? sext(c) : zext(c);\n  for i in 0..2 {\n    let x = a.e8[i + pack * 2];\n    let y = b.e8[i + pack * 2];\n    s += zext(y) * (sign == 1 ? sext(x, 40) : zext(x, 40));\n  }\n  set_full((dst + k) % 256, sat == 1 && sign == 1 ? sat_s(s, 32) : s[31:0]);  // without a sign nothing is clamped\n}",
    ),
    ("delay", "3"),
    (
        "footprint",
        "dst[rpt + 1] src1[r1 ? rpt + 1 : 1] src2[r2 ? rpt + 1 : 1] src3[r3 ? rpt + 1 : 1]",
    ),
    ("category", "3"),
    ("gens", "a6xx"),
];
pub(crate) static T112435E2: [(&str, &str); 5] = [
    (
        "sem",
        "require(neg3 == 0, NotPublic);\nfor k in 0..rpt + 1 {\n  let a = source3(src1, k * r1, UNSIGNED);\n  let b = regw((src2 + k * r2) % 256);\n  let c = source3(src3, k * r3, UNSIGNED);\n  var s: bits<40> = sign == 1 ? sext(c) : zext(c);\n  for i in 0..4 {\n    let x = a.e8[i + 0];\n    let y = b.e8[i + 0];\n    s += zext(y) * (sign == 1 ? sext(x, 40) : zext(x, 40));\n  }\n  set_full((dst + k) % 256, sat == 1 && sign == 1 ? sat_s(s, 32) : s[31:0]);  // without a sign nothing is clamped\n}",
    ),
    ("delay", "3"),
    (
        "footprint",
        "dst[rpt + 1] src1[r1 ? rpt + 1 : 1] src2[r2 ? rpt + 1 : 1] src3[r3 ? rpt + 1 : 1]",
    ),
    ("category", "3"),
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
pub(crate) static T68C4A419: [(&str, &str); 5] = [
    ("lacks", "public"),
    ("delay", "3"),
    (
        "footprint",
        "dst[rpt + 1] src1[r1 ? rpt + 1 : 1] src2[r2 ? rpt + 1 : 1] src3[r3 ? rpt + 1 : 1]",
    ),
    ("category", "3"),
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
pub(crate) static T212C4094: [(&str, &str); 7] = [
    (
        "sem",
        "for k in 0..rpt + 1 {\n  let a = source(src, k * r, FLOAT);\n  put(k, FLOAT, value(f_div(fnumber(2), a, 0)));\n}",
    ),
    ("delay", "6"),
    ("wait", "ss"),
    ("latency", "10"),
    ("footprint", "dst[rpt + 1] src[r ? rpt + 1 : 1]"),
    ("category", "4"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static TEAB0FB4F: [(&str, &str); 7] = [
    (
        "sem",
        "for k in 0..rpt + 1 {\n  let a = source(src, k * r, FLOAT);\n  put(k, FLOAT, value(f_sqrt(a, 0)));\n}",
    ),
    ("delay", "6"),
    ("wait", "ss"),
    ("latency", "10"),
    ("footprint", "dst[rpt + 1] src[r ? rpt + 1 : 1]"),
    ("category", "4"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static T1C09BF39: [Touch; 1] = [
    Touch {
        file: 0,
        which: Which::Operand(6),
        reads: 0,
        writes: 4294967295,
    },
];
pub(crate) static T0E5655D2: [(&str, &str); 7] = [
    ("lacks", "public"),
    ("delay", "6"),
    ("wait", "ss"),
    ("latency", "10"),
    ("footprint", "dst[rpt + 1] src[r ? rpt + 1 : 1]"),
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
pub(crate) static T68945137: [Let; 4] = [
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
pub(crate) static T1FB63D66: [(&str, &str); 6] = [
    ("lacks", "texture"),
    ("delay", "6"),
    ("wait", "sy"),
    (
        "footprint",
        "dst[highest of wrmask + 1] src1[coordinates] src2[as src1 has no room for] desc",
    ),
    ("category", "5"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static TD9190B69: [Let; 4] = [
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
pub(crate) static T82DDB4B0: [(&str, &str); 6] = [
    ("lacks", "fibers"),
    ("delay", "6"),
    ("wait", "sy"),
    (
        "footprint",
        "dst[highest of wrmask + 1] src1[coordinates] src2[as src1 has no room for] desc",
    ),
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
pub(crate) static T563A94F0: [Let; 5] = [
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
pub(crate) static T2E1D016D: [Part; 16] = [
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
    Part::Let(4),
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
pub(crate) static T205F97DD: [&[Part]; 1] = [&T2E1D016D];
pub(crate) static T466625F6: [Touch; 3] = [
    Touch {
        file: 0,
        which: Which::Operand(4),
        reads: 0,
        writes: 4294967295,
    },
    Touch {
        file: 0,
        which: Which::Operand(5),
        reads: 4294967295,
        writes: 0,
    },
    Touch {
        file: 0,
        which: Which::Operand(13),
        reads: 4294967295,
        writes: 0,
    },
];
pub(crate) static T379A1B09: [(&str, &str); 6] = [
    ("lacks", "fibers"),
    ("delay", "6"),
    ("wait", "sy"),
    (
        "footprint",
        "dst[highest of wrmask + 1] src1[coordinates] src2[as src1 has no room for] desc",
    ),
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
pub(crate) static TEA320AFA: [Let; 4] = [
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
pub(crate) static TDB085672: [Touch; 3] = [
    Touch {
        file: 0,
        which: Which::Operand(4),
        reads: 0,
        writes: 4294967295,
    },
    Touch {
        file: 0,
        which: Which::Operand(5),
        reads: 4294967295,
        writes: 0,
    },
    Touch {
        file: 0,
        which: Which::Operand(6),
        reads: 4294967295,
        writes: 0,
    },
];
pub(crate) static T99D4CF04: [Let; 4] = [
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
pub(crate) static T686F059A: [(&str, &str); 6] = [
    ("sem", "reads(pair(src1) + off)"),
    ("footprint", "dst[size] src1"),
    ("delay", "6"),
    ("wait", "sy"),
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
pub(crate) static T44E4D1C1: [(&str, &str); 6] = [
    ("sem", "reads(local + zext(R[src1]) + off)"),
    ("wait", "ss"),
    ("footprint", "dst[size] src1"),
    ("delay", "6"),
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
pub(crate) static TE11726D7: [(&str, &str); 6] = [
    ("sem", "reads(private + zext(R[src1]) + off)"),
    ("wait", "sy"),
    ("footprint", "dst[size] src1"),
    ("delay", "6"),
    ("category", "6"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static T487CFF6D: [(&str, &str); 6] = [
    ("sem", "reads(linked + zext(R[src1]) + off)"),
    ("wait", "ss"),
    ("footprint", "dst[size] src1"),
    ("delay", "6"),
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
pub(crate) static T1B3B60B5: [(&str, &str); 6] = [
    ("sem", "writes(pair(src1) + off)"),
    ("wait", "none"),
    ("footprint", "src1 src3[size]"),
    ("delay", "6"),
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
pub(crate) static T202E7EA4: [(&str, &str); 6] = [
    ("sem", "writes(local + zext(R[src1]) + off)"),
    ("wait", "none"),
    ("footprint", "src1 src3[size]"),
    ("delay", "6"),
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
pub(crate) static TFC3597F4: [(&str, &str); 6] = [
    ("sem", "writes(private + zext(R[src1]) + off)"),
    ("wait", "none"),
    ("footprint", "src1 src3[size]"),
    ("delay", "6"),
    ("category", "6"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static T29232C12: [(&str, &str); 6] = [
    ("sem", "writes(linked + zext(R[src1]) + off)"),
    ("wait", "none"),
    ("footprint", "src1 src3[size]"),
    ("delay", "6"),
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
pub(crate) static T5ABD612E: [Touch; 1] = [
    Touch {
        file: 0,
        which: Which::Operand(3),
        reads: 0,
        writes: 4294967295,
    },
];
pub(crate) static TDF2D3BEA: [(&str, &str); 6] = [
    ("wait", "ss"),
    ("lacks", "varying"),
    ("delay", "6"),
    ("footprint", "none"),
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
pub(crate) static TB0603335: [(&str, &str); 6] = [
    ("sem", "reads(indexed(src1, src2, sh, off))"),
    ("delay", "6"),
    ("wait", "sy"),
    ("footprint", "none"),
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
pub(crate) static T2A297A64: [(&str, &str); 6] = [
    ("sem", "writes(indexed(src1, src2, sh, off))"),
    ("wait", "none"),
    ("delay", "6"),
    ("footprint", "none"),
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
pub(crate) static T47E1D93D: [(&str, &str); 6] = [
    (
        "sem",
        "require(small(type) == 0, NotPublic);\nfor i in 0..size {  // how halves are packed is not public\n  C[(constants(cdst) + i) % 2048] = R[(src1 + i) % 256];\n}",
    ),
    ("wait", "none"),
    ("delay", "6"),
    ("footprint", "none"),
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
pub(crate) static T593FB2DF: [(&str, &str); 6] = [
    ("wait", "ss"),
    ("lacks", "image"),
    ("delay", "6"),
    ("footprint", "none"),
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
pub(crate) static T7E13A40B: [Touch; 1] = [
    Touch {
        file: 0,
        which: Which::Operand(4),
        reads: 0,
        writes: 4294967295,
    },
];
pub(crate) static TB8E3AC2B: [(&str, &str); 6] = [
    ("lacks", "image"),
    ("footprint", "dst[n] src1 src2 src3"),
    ("delay", "6"),
    ("wait", "sy"),
    ("category", "6"),
    ("gens", "a3xx a4xx"),
];
pub(crate) static TBDBF886F: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x4, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static TF88D25CA: [(&str, &str); 6] = [
    ("lacks", "image"),
    ("footprint", "dst[n] src1 src2 src3"),
    ("delay", "6"),
    ("wait", "sy"),
    ("category", "6"),
    ("gens", "a5xx"),
];
pub(crate) static T817B60D0: [(FeatureSet, FeatureSet); 3] = [
    (FeatureSet([0x1, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
    (FeatureSet([0x2, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
    (FeatureSet([0x4, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T9EE0FEAB: [(&str, &str); 6] = [
    ("lacks", "image"),
    ("footprint", "dst[n] src1 src2 src3"),
    ("delay", "6"),
    ("wait", "sy"),
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
pub(crate) static T5920DDFD: [(&str, &str); 6] = [
    ("wait", "none"),
    ("lacks", "image"),
    ("footprint", "dst[n] src1 src2 src3"),
    ("delay", "6"),
    ("category", "6"),
    ("gens", "a3xx a4xx"),
];
pub(crate) static T1DF1D514: [(&str, &str); 6] = [
    ("wait", "none"),
    ("lacks", "image"),
    ("footprint", "dst[n] src1 src2 src3"),
    ("delay", "6"),
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
pub(crate) static TCF6A278A: [(&str, &str); 6] = [
    ("sem", "atomic(local + zext(number(src1)), src2, |old, v, other| old + v)"),
    ("wait", "ss"),
    ("footprint", "dst[n] src1 src2 src3"),
    ("delay", "6"),
    ("category", "6"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static T8AC69218: [(&str, &str); 6] = [
    ("sem", "atomic(local + zext(number(src1)), src2, |old, v, other| old - v)"),
    ("wait", "ss"),
    ("footprint", "dst[n] src1 src2 src3"),
    ("delay", "6"),
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
pub(crate) static TB8144C36: [(&str, &str); 6] = [
    ("sem", "atomic(local + zext(number(src1)), src2, |old, v, other| v)"),
    ("wait", "ss"),
    ("footprint", "dst[n] src1 src2 src3"),
    ("delay", "6"),
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
pub(crate) static TC1E8E803: [(&str, &str); 6] = [
    ("sem", "atomic(local + zext(number(src1)), src2, |old, v, other| old + 1)"),
    ("wait", "ss"),
    ("footprint", "dst[n] src1 src2 src3"),
    ("delay", "6"),
    ("category", "6"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static T3930826D: [(&str, &str); 6] = [
    ("sem", "atomic(local + zext(number(src1)), src2, |old, v, other| old - 1)"),
    ("wait", "ss"),
    ("footprint", "dst[n] src1 src2 src3"),
    ("delay", "6"),
    ("category", "6"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static T96DE3D29: [(&str, &str); 6] = [
    (
        "sem",
        "atomic(local + zext(number(src1)), src2, |old, v, other| old == other ? v : old)",
    ),
    ("wait", "ss"),
    ("footprint", "dst[n] src1 src2 src3"),
    ("delay", "6"),
    ("category", "6"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static T21FC6D97: [(&str, &str); 6] = [
    (
        "sem",
        "atomic(local + zext(number(src1)), src2, |old, v, other| is_signed(type) ? min_s(old, v) : min_u(old, v))",
    ),
    ("wait", "ss"),
    ("footprint", "dst[n] src1 src2 src3"),
    ("delay", "6"),
    ("category", "6"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static T4807655F: [(&str, &str); 6] = [
    (
        "sem",
        "atomic(local + zext(number(src1)), src2, |old, v, other| is_signed(type) ? max_s(old, v) : max_u(old, v))",
    ),
    ("wait", "ss"),
    ("footprint", "dst[n] src1 src2 src3"),
    ("delay", "6"),
    ("category", "6"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static TB216D0E9: [(&str, &str); 6] = [
    ("sem", "atomic(local + zext(number(src1)), src2, |old, v, other| old & v)"),
    ("wait", "ss"),
    ("footprint", "dst[n] src1 src2 src3"),
    ("delay", "6"),
    ("category", "6"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static T64E4C2EB: [(&str, &str); 6] = [
    ("sem", "atomic(local + zext(number(src1)), src2, |old, v, other| old | v)"),
    ("wait", "ss"),
    ("footprint", "dst[n] src1 src2 src3"),
    ("delay", "6"),
    ("category", "6"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static T7A792291: [(&str, &str); 6] = [
    ("sem", "atomic(local + zext(number(src1)), src2, |old, v, other| old ^ v)"),
    ("wait", "ss"),
    ("footprint", "dst[n] src1 src2 src3"),
    ("delay", "6"),
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
pub(crate) static T6C542E38: [Touch; 4] = [
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
];
pub(crate) static T80F27795: [Flow; 10] = [
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
    Flow {
        from: End::Memory,
        to: End::Register(2),
    },
    Flow {
        from: End::Memory,
        to: End::Memory,
    },
];
pub(crate) static T6263DE24: [(&str, &str); 6] = [
    ("sem", "atomic(S[slot(ssbo)] + zext(R[src3]), src1, |old, v, other| old + v)"),
    ("footprint", "dst[n] src1 src2 src3"),
    ("delay", "6"),
    ("wait", "sy"),
    ("category", "6"),
    ("gens", "a3xx a4xx"),
];
pub(crate) static T4BAA537B: [(&str, &str); 6] = [
    ("sem", "atomic(S[slot(ssbo)] + zext(R[src3]), src1, |old, v, other| old + v)"),
    ("footprint", "dst[n] src1 src2 src3"),
    ("delay", "6"),
    ("wait", "sy"),
    ("category", "6"),
    ("gens", "a5xx"),
];
pub(crate) static T2C180CD2: [(&str, &str); 6] = [
    ("sem", "atomic(S[slot(ssbo)] + zext(R[src3]), src1, |old, v, other| old - v)"),
    ("footprint", "dst[n] src1 src2 src3"),
    ("delay", "6"),
    ("wait", "sy"),
    ("category", "6"),
    ("gens", "a3xx a4xx"),
];
pub(crate) static TC5BFB991: [(&str, &str); 6] = [
    ("sem", "atomic(S[slot(ssbo)] + zext(R[src3]), src1, |old, v, other| old - v)"),
    ("footprint", "dst[n] src1 src2 src3"),
    ("delay", "6"),
    ("wait", "sy"),
    ("category", "6"),
    ("gens", "a5xx"),
];
pub(crate) static T701F8D56: [Flow; 9] = [
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
    Flow {
        from: End::Memory,
        to: End::Register(2),
    },
];
pub(crate) static TF2366058: [(&str, &str); 6] = [
    ("sem", "atomic(S[slot(ssbo)] + zext(R[src3]), src1, |old, v, other| v)"),
    ("footprint", "dst[n] src1 src2 src3"),
    ("delay", "6"),
    ("wait", "sy"),
    ("category", "6"),
    ("gens", "a3xx a4xx"),
];
pub(crate) static TBEF7CE77: [(&str, &str); 6] = [
    ("sem", "atomic(S[slot(ssbo)] + zext(R[src3]), src1, |old, v, other| v)"),
    ("footprint", "dst[n] src1 src2 src3"),
    ("delay", "6"),
    ("wait", "sy"),
    ("category", "6"),
    ("gens", "a5xx"),
];
pub(crate) static TAF5BBC92: [Flow; 9] = [
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
    Flow {
        from: End::Memory,
        to: End::Register(2),
    },
    Flow {
        from: End::Memory,
        to: End::Memory,
    },
];
pub(crate) static TFB40DF11: [(&str, &str); 6] = [
    ("sem", "atomic(S[slot(ssbo)] + zext(R[src3]), src1, |old, v, other| old + 1)"),
    ("footprint", "dst[n] src1 src2 src3"),
    ("delay", "6"),
    ("wait", "sy"),
    ("category", "6"),
    ("gens", "a3xx a4xx"),
];
pub(crate) static TB2E825E0: [(&str, &str); 6] = [
    ("sem", "atomic(S[slot(ssbo)] + zext(R[src3]), src1, |old, v, other| old + 1)"),
    ("footprint", "dst[n] src1 src2 src3"),
    ("delay", "6"),
    ("wait", "sy"),
    ("category", "6"),
    ("gens", "a5xx"),
];
pub(crate) static T5EDF7143: [(&str, &str); 6] = [
    ("sem", "atomic(S[slot(ssbo)] + zext(R[src3]), src1, |old, v, other| old - 1)"),
    ("footprint", "dst[n] src1 src2 src3"),
    ("delay", "6"),
    ("wait", "sy"),
    ("category", "6"),
    ("gens", "a3xx a4xx"),
];
pub(crate) static T6C878912: [(&str, &str); 6] = [
    ("sem", "atomic(S[slot(ssbo)] + zext(R[src3]), src1, |old, v, other| old - 1)"),
    ("footprint", "dst[n] src1 src2 src3"),
    ("delay", "6"),
    ("wait", "sy"),
    ("category", "6"),
    ("gens", "a5xx"),
];
pub(crate) static T15371D45: [(&str, &str); 6] = [
    (
        "sem",
        "atomic(S[slot(ssbo)] + zext(R[src3]), src1, |old, v, other| old == other ? v : old)",
    ),
    ("footprint", "dst[n] src1 src2 src3"),
    ("delay", "6"),
    ("wait", "sy"),
    ("category", "6"),
    ("gens", "a3xx a4xx"),
];
pub(crate) static TA972112C: [(&str, &str); 6] = [
    (
        "sem",
        "atomic(S[slot(ssbo)] + zext(R[src3]), src1, |old, v, other| old == other ? v : old)",
    ),
    ("footprint", "dst[n] src1 src2 src3"),
    ("delay", "6"),
    ("wait", "sy"),
    ("category", "6"),
    ("gens", "a5xx"),
];
pub(crate) static TBE472639: [(&str, &str); 6] = [
    (
        "sem",
        "atomic(S[slot(ssbo)] + zext(R[src3]), src1, |old, v, other| is_signed(type) ? min_s(old, v) : min_u(old, v))",
    ),
    ("footprint", "dst[n] src1 src2 src3"),
    ("delay", "6"),
    ("wait", "sy"),
    ("category", "6"),
    ("gens", "a3xx a4xx"),
];
pub(crate) static T5E7D9698: [(&str, &str); 6] = [
    (
        "sem",
        "atomic(S[slot(ssbo)] + zext(R[src3]), src1, |old, v, other| is_signed(type) ? min_s(old, v) : min_u(old, v))",
    ),
    ("footprint", "dst[n] src1 src2 src3"),
    ("delay", "6"),
    ("wait", "sy"),
    ("category", "6"),
    ("gens", "a5xx"),
];
pub(crate) static T5E3772B1: [(&str, &str); 6] = [
    (
        "sem",
        "atomic(S[slot(ssbo)] + zext(R[src3]), src1, |old, v, other| is_signed(type) ? max_s(old, v) : max_u(old, v))",
    ),
    ("footprint", "dst[n] src1 src2 src3"),
    ("delay", "6"),
    ("wait", "sy"),
    ("category", "6"),
    ("gens", "a3xx a4xx"),
];
pub(crate) static T7D502880: [(&str, &str); 6] = [
    (
        "sem",
        "atomic(S[slot(ssbo)] + zext(R[src3]), src1, |old, v, other| is_signed(type) ? max_s(old, v) : max_u(old, v))",
    ),
    ("footprint", "dst[n] src1 src2 src3"),
    ("delay", "6"),
    ("wait", "sy"),
    ("category", "6"),
    ("gens", "a5xx"),
];
pub(crate) static T273D2D47: [(&str, &str); 6] = [
    ("sem", "atomic(S[slot(ssbo)] + zext(R[src3]), src1, |old, v, other| old & v)"),
    ("footprint", "dst[n] src1 src2 src3"),
    ("delay", "6"),
    ("wait", "sy"),
    ("category", "6"),
    ("gens", "a3xx a4xx"),
];
pub(crate) static T97DFBF8E: [(&str, &str); 6] = [
    ("sem", "atomic(S[slot(ssbo)] + zext(R[src3]), src1, |old, v, other| old & v)"),
    ("footprint", "dst[n] src1 src2 src3"),
    ("delay", "6"),
    ("wait", "sy"),
    ("category", "6"),
    ("gens", "a5xx"),
];
pub(crate) static T4D94DCD9: [(&str, &str); 6] = [
    ("sem", "atomic(S[slot(ssbo)] + zext(R[src3]), src1, |old, v, other| old | v)"),
    ("footprint", "dst[n] src1 src2 src3"),
    ("delay", "6"),
    ("wait", "sy"),
    ("category", "6"),
    ("gens", "a3xx a4xx"),
];
pub(crate) static TC8C009B8: [(&str, &str); 6] = [
    ("sem", "atomic(S[slot(ssbo)] + zext(R[src3]), src1, |old, v, other| old | v)"),
    ("footprint", "dst[n] src1 src2 src3"),
    ("delay", "6"),
    ("wait", "sy"),
    ("category", "6"),
    ("gens", "a5xx"),
];
pub(crate) static T718E49CF: [(&str, &str); 6] = [
    ("sem", "atomic(S[slot(ssbo)] + zext(R[src3]), src1, |old, v, other| old ^ v)"),
    ("footprint", "dst[n] src1 src2 src3"),
    ("delay", "6"),
    ("wait", "sy"),
    ("category", "6"),
    ("gens", "a3xx a4xx"),
];
pub(crate) static TE85D3EE6: [(&str, &str); 6] = [
    ("sem", "atomic(S[slot(ssbo)] + zext(R[src3]), src1, |old, v, other| old ^ v)"),
    ("footprint", "dst[n] src1 src2 src3"),
    ("delay", "6"),
    ("wait", "sy"),
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
pub(crate) static T73CDF1A1: [(&str, &str); 6] = [
    ("sem", "atomic(global(src1), src2, |old, v, other| old + v)"),
    ("footprint", "dst[n] src1 src2 src3"),
    ("delay", "6"),
    ("wait", "sy"),
    ("category", "6"),
    ("gens", "a6xx"),
];
pub(crate) static T33D80223: [(&str, &str); 6] = [
    ("sem", "atomic(global(src1), src2, |old, v, other| old - v)"),
    ("footprint", "dst[n] src1 src2 src3"),
    ("delay", "6"),
    ("wait", "sy"),
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
pub(crate) static TDA5FD305: [(&str, &str); 6] = [
    ("sem", "atomic(global(src1), src2, |old, v, other| v)"),
    ("footprint", "dst[n] src1 src2 src3"),
    ("delay", "6"),
    ("wait", "sy"),
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
pub(crate) static TE3891BC2: [(&str, &str); 6] = [
    ("sem", "atomic(global(src1), src2, |old, v, other| old + 1)"),
    ("footprint", "dst[n] src1 src2 src3"),
    ("delay", "6"),
    ("wait", "sy"),
    ("category", "6"),
    ("gens", "a6xx"),
];
pub(crate) static T280D08E8: [(&str, &str); 6] = [
    ("sem", "atomic(global(src1), src2, |old, v, other| old - 1)"),
    ("footprint", "dst[n] src1 src2 src3"),
    ("delay", "6"),
    ("wait", "sy"),
    ("category", "6"),
    ("gens", "a6xx"),
];
pub(crate) static T1D8752AC: [(&str, &str); 6] = [
    ("sem", "atomic(global(src1), src2, |old, v, other| old == other ? v : old)"),
    ("footprint", "dst[n] src1 src2 src3"),
    ("delay", "6"),
    ("wait", "sy"),
    ("category", "6"),
    ("gens", "a6xx"),
];
pub(crate) static T6B643D9E: [(&str, &str); 6] = [
    (
        "sem",
        "atomic(global(src1), src2, |old, v, other| is_signed(type) ? min_s(old, v) : min_u(old, v))",
    ),
    ("footprint", "dst[n] src1 src2 src3"),
    ("delay", "6"),
    ("wait", "sy"),
    ("category", "6"),
    ("gens", "a6xx"),
];
pub(crate) static T21B06766: [(&str, &str); 6] = [
    (
        "sem",
        "atomic(global(src1), src2, |old, v, other| is_signed(type) ? max_s(old, v) : max_u(old, v))",
    ),
    ("footprint", "dst[n] src1 src2 src3"),
    ("delay", "6"),
    ("wait", "sy"),
    ("category", "6"),
    ("gens", "a6xx"),
];
pub(crate) static T6221079C: [(&str, &str); 6] = [
    ("sem", "atomic(global(src1), src2, |old, v, other| old & v)"),
    ("footprint", "dst[n] src1 src2 src3"),
    ("delay", "6"),
    ("wait", "sy"),
    ("category", "6"),
    ("gens", "a6xx"),
];
pub(crate) static T5EB1552A: [(&str, &str); 6] = [
    ("sem", "atomic(global(src1), src2, |old, v, other| old | v)"),
    ("footprint", "dst[n] src1 src2 src3"),
    ("delay", "6"),
    ("wait", "sy"),
    ("category", "6"),
    ("gens", "a6xx"),
];
pub(crate) static TAFE46914: [(&str, &str); 6] = [
    ("sem", "atomic(global(src1), src2, |old, v, other| old ^ v)"),
    ("footprint", "dst[n] src1 src2 src3"),
    ("delay", "6"),
    ("wait", "sy"),
    ("category", "6"),
    ("gens", "a6xx"),
];
pub(crate) static TB56DEF3B: [Piece; 1] = [Piece { word: 6, value: 0, len: 2 }];
pub(crate) static T588E2251: [Piece; 1] = [Piece { word: 1, value: 0, len: 3 }];
pub(crate) static T2843C540: [Expr; 1] = [
    Expr::Bin(BinOp::Eq, &Expr::Operand(4), &Expr::Num(0)),
];
pub(crate) static T74B3DC3E: [Piece; 1] = [Piece { word: 8, value: 0, len: 1 }];
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
pub(crate) static T1C5F2C25: [Touch; 2] = [
    Touch {
        file: 0,
        which: Which::Operand(6),
        reads: 4294967295,
        writes: 0,
    },
    Touch {
        file: 0,
        which: Which::Operand(7),
        reads: 4294967295,
        writes: 0,
    },
];
pub(crate) static T9F5A6881: [(&str, &str); 6] = [
    ("lacks", "image"),
    ("footprint", "src1[n] src2[d]"),
    ("delay", "6"),
    ("wait", "sy"),
    ("category", "6"),
    ("gens", "a6xx"),
];
pub(crate) static T0DCD6215: [(&str, &str); 6] = [
    ("wait", "sy"),
    ("lacks", "image"),
    ("footprint", "src1[n] src2[d]"),
    ("delay", "6"),
    ("category", "6"),
    ("gens", "a6xx"),
];
pub(crate) static TA802672F: [(&str, &str); 6] = [
    ("wait", "none"),
    ("lacks", "image"),
    ("footprint", "src1[n] src2[d]"),
    ("delay", "6"),
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
pub(crate) static T83EAB38B: [(&str, &str); 6] = [
    ("wait", "ss"),
    ("lacks", "image"),
    ("footprint", "src1[n] src2[d]"),
    ("delay", "6"),
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
pub(crate) static T8CDF7260: [(&str, &str); 6] = [
    (
        "sem",
        "let a = vec4(ssbo, src1) + 4 * idx;\nfor i in 0..n {\n  set_full((dst + i) % 256, mem[a + 4 * i, 4]);\n}",
    ),
    ("footprint", "dst[n] src1"),
    ("delay", "6"),
    ("wait", "sy"),
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
pub(crate) static TEB40B786: [(&str, &str); 6] = [
    (
        "sem",
        "let a = vec4(ssbo, src1);\nlet to = uint(R[245][15:0]);\nfor i in 0..4 * n {\n  C[(to + i) % 2048] = mem[a + 4 * i, 4];\n}",
    ),
    ("footprint", "dst[n] src1"),
    ("delay", "6"),
    ("wait", "sy"),
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
pub(crate) static TF643B45E: [(&str, &str); 6] = [
    ("sem", "set_reg(dst, small(type), zext(core));"),
    ("wait", "sy"),
    ("footprint", "dst"),
    ("delay", "6"),
    ("category", "6"),
    ("gens", "a6xx"),
];
pub(crate) static TDDD6E438: [(&str, &str); 6] = [
    ("sem", "set_reg(dst, small(type), zext(wave));"),
    ("wait", "sy"),
    ("footprint", "dst"),
    ("delay", "6"),
    ("category", "6"),
    ("gens", "a6xx"),
];
pub(crate) static T401B2006: [Flow; 3] = [
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
];
pub(crate) static TDCF0FEA7: [(&str, &str); 6] = [
    ("sem", "set_reg(dst, small(type), 0);"),
    ("wait", "ss"),
    ("footprint", "dst"),
    ("delay", "6"),
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
pub(crate) static TC4D74F60: [(&str, &str); 5] = [
    ("sem", "// a fiber alone waits for nobody"),
    ("delay", "0"),
    ("footprint", "none"),
    ("category", "7"),
    ("gens", "a3xx a4xx a5xx a6xx"),
];
pub(crate) static TF4C699CB: [&str; 1] = ["values that no gate has"];
pub(crate) static T839DF221: [&str; 4] = [
    "it has too many variants",
    "its operands depend on each other",
    "more variants than are kept",
    "values that no gate has",
];
pub(crate) static T16BA969F: [(i64, i64); 1] = [(0, 0)];
pub(crate) static T0C8E3679: [(i64, i64); 4] = [(0, 0), (2, 2), (4, 4), (6, 7)];
pub(crate) static TC755BD89: [(u8, &[(i64, i64)]); 3] = [
    (3, &T16BA969F),
    (5, &T0C8E3679),
    (6, &T0C8E3679),
];
pub(crate) static TDB8E5EC0: [(u8, u8); 2] = [(8, 1), (9, 0)];
pub(crate) static T62D06369: [(u16, bool); 1] = [(3, false)];
pub(crate) static T6F0F8EC3: [variants::Case; 1] = [
    variants::Case::new(&TC755BD89, &TDB8E5EC0, &T62D06369),
];
pub(crate) static TD6C353A7: [variants::Values; 1] = [
    variants::Values::new(variants::At::Register(1, Which::Operand(9)), 1, false, false),
];
pub(crate) static TF93EBFDC: [variants::Values; 1] = [
    variants::Values::new(variants::At::Register(1, Which::Operand(8)), 1, false, false),
];
pub(crate) static TFF1849E3: [variants::Values; 1] = [
    variants::Values::new(variants::At::Register(0, Which::Operand(8)), 1, false, false),
];
pub(crate) static T2BF153BA: [(u16, bool); 1] = [(3, true)];
pub(crate) static T115BE1C9: [variants::Case; 1] = [
    variants::Case::new(&TC755BD89, &TDB8E5EC0, &T2BF153BA),
];
pub(crate) static T761E58AC: [variants::Values; 1] = [
    variants::Values::new(variants::At::Unit(0, 16, Which::Operand(9)), 1, false, false),
];
pub(crate) static TAE46EEB7: [variants::Values; 1] = [
    variants::Values::new(variants::At::Unit(0, 16, Which::Operand(8)), 1, false, false),
];
pub(crate) static T099D36C8: [variants::Values; 1] = [
    variants::Values::new(variants::At::Register(0, Which::Operand(9)), 1, false, false),
];
pub(crate) static T55F0F7CE: [(u8, &[(i64, i64)]); 2] = [
    (3, &T16BA969F),
    (6, &T0C8E3679),
];
pub(crate) static T7340BCE9: [(u8, u8); 2] = [(8, 1), (9, 3)];
pub(crate) static T2C7A76AE: [variants::Case; 1] = [
    variants::Case::new(&T55F0F7CE, &T7340BCE9, &T62D06369),
];
pub(crate) static T0F2E468E: [variants::Values; 1] = [
    variants::Values::new(variants::At::Register(2, Which::Operand(9)), 1, false, false),
];
pub(crate) static TB36880EC: [variants::Variant; 6] = [
    variants::Variant {
        cases: &T6F0F8EC3,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &TD6C353A7,
        results: &TF93EBFDC,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T6F0F8EC3,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &[],
        results: &[],
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T6F0F8EC3,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &TD6C353A7,
        results: &TFF1849E3,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T115BE1C9,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T761E58AC,
        results: &TAE46EEB7,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T6F0F8EC3,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T099D36C8,
        results: &TF93EBFDC,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T2C7A76AE,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T0F2E468E,
        results: &TF93EBFDC,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
];
pub(crate) static T8DF2FCFB: [&str; 3] = [
    "it has too many variants",
    "its operands depend on each other",
    "values that no gate has",
];
pub(crate) static T52CBEE17: [(i64, i64); 3] = [(1, 1), (3, 3), (5, 5)];
pub(crate) static T368D20C2: [(u8, &[(i64, i64)]); 3] = [
    (3, &T16BA969F),
    (5, &T52CBEE17),
    (6, &T0C8E3679),
];
pub(crate) static TE968FE00: [variants::Case; 2] = [
    variants::Case::new(&T368D20C2, &TDB8E5EC0, &T62D06369),
    variants::Case::new(&TC755BD89, &TDB8E5EC0, &T62D06369),
];
pub(crate) static T9612A5BE: [(u8, &[(i64, i64)]); 3] = [
    (3, &T16BA969F),
    (5, &T0C8E3679),
    (6, &T52CBEE17),
];
pub(crate) static T987ADBF1: [variants::Case; 2] = [
    variants::Case::new(&T9612A5BE, &TDB8E5EC0, &T62D06369),
    variants::Case::new(&TC755BD89, &TDB8E5EC0, &T62D06369),
];
pub(crate) static T6F060D69: [variants::Variant; 6] = [
    variants::Variant {
        cases: &TE968FE00,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T099D36C8,
        results: &TF93EBFDC,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T987ADBF1,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &TD6C353A7,
        results: &TFF1849E3,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T6F0F8EC3,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &TD6C353A7,
        results: &TF93EBFDC,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T6F0F8EC3,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &[],
        results: &[],
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T115BE1C9,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T761E58AC,
        results: &TAE46EEB7,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T2C7A76AE,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T0F2E468E,
        results: &TF93EBFDC,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
];
pub(crate) static T66C61041: [&str; 2] = [
    "its operands depend on each other",
    "values that no gate has",
];
pub(crate) static T9EB09723: [(u8, u8); 1] = [(6, 0)];
pub(crate) static TF0F91311: [variants::Case; 1] = [
    variants::Case::new(&[], &T9EB09723, &T62D06369),
];
pub(crate) static T69340A76: [variants::Values; 1] = [
    variants::Values::new(variants::At::Register(1, Which::Operand(6)), 1, false, false),
];
pub(crate) static T7B660E98: [variants::Values; 1] = [
    variants::Values::new(variants::At::Register(0, Which::Fixed(244)), 1, false, false),
];
pub(crate) static TBF992E4F: [variants::Case; 1] = [
    variants::Case::new(&[], &T9EB09723, &T2BF153BA),
];
pub(crate) static TF360B4B1: [variants::Values; 1] = [
    variants::Values::new(variants::At::Unit(0, 16, Which::Operand(6)), 1, false, false),
];
pub(crate) static T7504E1DD: [variants::Case; 1] = [
    variants::Case::new(&[], &T9EB09723, &[]),
];
pub(crate) static T8BA71515: [variants::Values; 1] = [
    variants::Values::new(variants::At::Register(0, Which::Operand(6)), 1, false, false),
];
pub(crate) static T1C29F82E: [(u8, u8); 1] = [(6, 3)];
pub(crate) static T7AB7812A: [variants::Case; 1] = [
    variants::Case::new(&[], &T1C29F82E, &[]),
];
pub(crate) static T64BFA90F: [variants::Values; 1] = [
    variants::Values::new(variants::At::Register(2, Which::Operand(6)), 1, false, false),
];
pub(crate) static TEDDA1305: [variants::Variant; 4] = [
    variants::Variant {
        cases: &TF0F91311,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T69340A76,
        results: &T7B660E98,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &TBF992E4F,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &TF360B4B1,
        results: &T7B660E98,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T7504E1DD,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T8BA71515,
        results: &T7B660E98,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T7AB7812A,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T64BFA90F,
        results: &T7B660E98,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
];
pub(crate) static TD50D2633: [variants::Values; 1] = [
    variants::Values::new(variants::At::Register(0, Which::Fixed(245)), 1, false, false),
];
pub(crate) static TE8E17891: [variants::Variant; 4] = [
    variants::Variant {
        cases: &TF0F91311,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T69340A76,
        results: &TD50D2633,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &TBF992E4F,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &TF360B4B1,
        results: &TD50D2633,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T7504E1DD,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T8BA71515,
        results: &TD50D2633,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T7AB7812A,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T64BFA90F,
        results: &TD50D2633,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
];
pub(crate) static TB9B8C351: [&str; 2] = [
    "more variants than are kept",
    "values that no gate has",
];
pub(crate) static TE3E44CA6: [(i64, i64); 1] = [(0, 191)];
pub(crate) static T8104F89E: [(i64, i64); 1] = [(252, 255)];
pub(crate) static T5BB9EC51: [(u8, &[(i64, i64)]); 4] = [
    (4, &T52CBEE17),
    (5, &T0C8E3679),
    (7, &TE3E44CA6),
    (8, &T8104F89E),
];
pub(crate) static TDDD5AD37: [(i64, i64); 1] = [(192, 255)];
pub(crate) static T9285ABF9: [(u8, &[(i64, i64)]); 6] = [
    (4, &T0C8E3679),
    (5, &T0C8E3679),
    (7, &TE3E44CA6),
    (8, &T8104F89E),
    (9, &TDDD5AD37),
    (10, &TE3E44CA6),
];
pub(crate) static TB657DCFF: [variants::Case; 2] = [
    variants::Case::new(&T5BB9EC51, &[], &T62D06369),
    variants::Case::new(&T9285ABF9, &[], &T62D06369),
];
pub(crate) static TB1DCDF21: [variants::Values; 1] = [
    variants::Values::new(variants::At::Register(1, Which::Operand(7)), 1, false, false),
];
pub(crate) static T8CA0AEE1: [(u8, &[(i64, i64)]); 4] = [
    (4, &T52CBEE17),
    (5, &T0C8E3679),
    (7, &T8104F89E),
    (8, &TE3E44CA6),
];
pub(crate) static T729CAE73: [(u8, &[(i64, i64)]); 6] = [
    (4, &T0C8E3679),
    (5, &T0C8E3679),
    (7, &T8104F89E),
    (8, &TE3E44CA6),
    (9, &TE3E44CA6),
    (10, &TDDD5AD37),
];
pub(crate) static TBFC553D2: [variants::Case; 2] = [
    variants::Case::new(&T8CA0AEE1, &[], &T62D06369),
    variants::Case::new(&T729CAE73, &[], &T62D06369),
];
pub(crate) static TD13B4BAE: [variants::Values; 1] = [
    variants::Values::new(variants::At::Register(0, Which::Operand(10)), 1, false, false),
];
pub(crate) static T115D6118: [(i64, i64); 1] = [(0, 247)];
pub(crate) static TD77DB59D: [(u8, &[(i64, i64)]); 6] = [
    (4, &T0C8E3679),
    (5, &T52CBEE17),
    (7, &T8104F89E),
    (8, &T115D6118),
    (9, &TE3E44CA6),
    (10, &TE3E44CA6),
];
pub(crate) static TD0F9AC7B: [(i64, i64); 1] = [(192, 251)];
pub(crate) static T91686499: [(u8, &[(i64, i64)]); 6] = [
    (4, &T0C8E3679),
    (5, &T0C8E3679),
    (7, &T8104F89E),
    (8, &TD0F9AC7B),
    (9, &TE3E44CA6),
    (10, &TE3E44CA6),
];
pub(crate) static T684015D3: [variants::Case; 2] = [
    variants::Case::new(&TD77DB59D, &[], &T62D06369),
    variants::Case::new(&T91686499, &[], &T62D06369),
];
pub(crate) static T6315D3CF: [variants::Values; 1] = [
    variants::Values::new(variants::At::Register(1, Which::Operand(10)), 1, false, false),
];
pub(crate) static TCAC9C5DD: [(u8, &[(i64, i64)]); 6] = [
    (4, &T0C8E3679),
    (5, &T52CBEE17),
    (7, &T115D6118),
    (8, &T8104F89E),
    (9, &TE3E44CA6),
    (10, &TE3E44CA6),
];
pub(crate) static T2835966D: [(u8, &[(i64, i64)]); 6] = [
    (4, &T0C8E3679),
    (5, &T0C8E3679),
    (7, &TD0F9AC7B),
    (8, &T8104F89E),
    (9, &TE3E44CA6),
    (10, &TE3E44CA6),
];
pub(crate) static TAB53CEA4: [variants::Case; 2] = [
    variants::Case::new(&TCAC9C5DD, &[], &T62D06369),
    variants::Case::new(&T2835966D, &[], &T62D06369),
];
pub(crate) static T8581C7FA: [variants::Values; 1] = [
    variants::Values::new(variants::At::Register(0, Which::Operand(7)), 1, false, false),
];
pub(crate) static T970070DD: [(u8, &[(i64, i64)]); 5] = [
    (4, &T0C8E3679),
    (5, &T0C8E3679),
    (7, &TE3E44CA6),
    (8, &T8104F89E),
    (9, &TE3E44CA6),
];
pub(crate) static TDE0FE273: [variants::Case; 1] = [
    variants::Case::new(&T970070DD, &[], &T62D06369),
];
pub(crate) static T940804B9: [(u8, &[(i64, i64)]); 5] = [
    (4, &T0C8E3679),
    (5, &T0C8E3679),
    (7, &T8104F89E),
    (8, &TE3E44CA6),
    (10, &TE3E44CA6),
];
pub(crate) static TA223F362: [variants::Case; 1] = [
    variants::Case::new(&T940804B9, &[], &T62D06369),
];
pub(crate) static T9671AC18: [variants::Variant; 6] = [
    variants::Variant {
        cases: &TB657DCFF,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T099D36C8,
        results: &TB1DCDF21,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &TBFC553D2,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &TD13B4BAE,
        results: &TF93EBFDC,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T684015D3,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T6315D3CF,
        results: &TFF1849E3,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &TAB53CEA4,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &TD6C353A7,
        results: &T8581C7FA,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &TDE0FE273,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &TD6C353A7,
        results: &TB1DCDF21,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &TA223F362,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T6315D3CF,
        results: &TF93EBFDC,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
];
pub(crate) static TCDDDD66E: [(u8, &[(i64, i64)]); 3] = [
    (4, &T52CBEE17),
    (5, &T52CBEE17),
    (7, &T115D6118),
];
pub(crate) static TA1C6C45C: [(i64, i64); 1] = [(192, 247)];
pub(crate) static T28D5961E: [(u8, &[(i64, i64)]); 3] = [
    (4, &T52CBEE17),
    (5, &T0C8E3679),
    (7, &TA1C6C45C),
];
pub(crate) static T761ABA63: [variants::Case; 2] = [
    variants::Case::new(&TCDDDD66E, &[], &[]),
    variants::Case::new(&T28D5961E, &[], &[]),
];
pub(crate) static T7928C623: [variants::Values; 4] = [
    variants::Values::new(variants::At::Register(0, Which::Operand(8)), 1, false, false),
    variants::Values::new(variants::At::Register(0, Which::Operand(9)), 1, false, false),
    variants::Values::new(
        variants::At::Register(0, Which::Operand(10)),
        1,
        false,
        false,
    ),
    variants::Values::new(variants::At::Register(0, Which::Operand(11)), 1, false, false),
];
pub(crate) static TF511A43D: [variants::Values; 1] = [
    variants::Values::new(variants::At::Register(0, Which::Operand(7)), 4, false, false),
];
pub(crate) static TD74A73E8: [(i64, i64); 1] = [(0, 188)];
pub(crate) static TE890FB43: [(u8, &[(i64, i64)]); 3] = [
    (4, &T52CBEE17),
    (5, &T0C8E3679),
    (7, &TD74A73E8),
];
pub(crate) static T3C3A8071: [variants::Case; 1] = [
    variants::Case::new(&TE890FB43, &[], &T62D06369),
];
pub(crate) static TC1BE9A56: [variants::Values; 1] = [
    variants::Values::new(variants::At::Register(1, Which::Operand(7)), 4, false, false),
];
pub(crate) static TC8AF896F: [variants::Case; 1] = [
    variants::Case::new(&TE890FB43, &[], &T2BF153BA),
];
pub(crate) static TFB96B211: [variants::Values; 1] = [
    variants::Values::new(variants::At::Unit(0, 16, Which::Operand(7)), 4, false, false),
];
pub(crate) static T89881163: [(i64, i64); 1] = [(254, 254)];
pub(crate) static T35D851CC: [(u8, &[(i64, i64)]); 3] = [
    (4, &T52CBEE17),
    (5, &T0C8E3679),
    (7, &T89881163),
];
pub(crate) static TA90FB54A: [variants::Case; 1] = [
    variants::Case::new(&T35D851CC, &[], &T62D06369),
];
pub(crate) static TF99A4AC0: [variants::Values; 2] = [
    variants::Values::new(
        variants::At::Register(0, Which::Operand(10)),
        1,
        false,
        false,
    ),
    variants::Values::new(variants::At::Register(0, Which::Operand(11)), 1, false, false),
];
pub(crate) static T3223D3E8: [variants::Values; 1] = [
    variants::Values::new(variants::At::Register(1, Which::Fixed(0)), 2, false, false),
];
pub(crate) static T3432917B: [(i64, i64); 1] = [(253, 253)];
pub(crate) static TFC320497: [(u8, &[(i64, i64)]); 3] = [
    (4, &T52CBEE17),
    (5, &T0C8E3679),
    (7, &T3432917B),
];
pub(crate) static T1F039A49: [(u8, &[(i64, i64)]); 7] = [
    (4, &T0C8E3679),
    (5, &T0C8E3679),
    (7, &T3432917B),
    (8, &TE3E44CA6),
    (9, &TE3E44CA6),
    (10, &TE3E44CA6),
    (11, &TDDD5AD37),
];
pub(crate) static TEF95AF5A: [variants::Case; 2] = [
    variants::Case::new(&TFC320497, &[], &T62D06369),
    variants::Case::new(&T1F039A49, &[], &T62D06369),
];
pub(crate) static T2726F359: [variants::Values; 1] = [
    variants::Values::new(variants::At::Register(0, Which::Operand(11)), 1, false, false),
];
pub(crate) static T6B021F59: [variants::Values; 1] = [
    variants::Values::new(variants::At::Register(1, Which::Fixed(0)), 1, false, false),
];
pub(crate) static TAB5E83E7: [(i64, i64); 1] = [(251, 251)];
pub(crate) static TEA0EACD2: [(u8, &[(i64, i64)]); 3] = [
    (4, &T52CBEE17),
    (5, &T0C8E3679),
    (7, &TAB5E83E7),
];
pub(crate) static T03B0E977: [variants::Case; 1] = [
    variants::Case::new(&TEA0EACD2, &[], &[]),
];
pub(crate) static T7B3CFDC6: [variants::Values; 1] = [
    variants::Values::new(variants::At::Register(0, Which::Fixed(251)), 1, false, false),
];
pub(crate) static TE53913D3: [variants::Variant; 6] = [
    variants::Variant {
        cases: &T761ABA63,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T7928C623,
        results: &TF511A43D,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T3C3A8071,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T7928C623,
        results: &TC1BE9A56,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &TC8AF896F,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T7928C623,
        results: &TFB96B211,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &TA90FB54A,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &TF99A4AC0,
        results: &T3223D3E8,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &TEF95AF5A,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T2726F359,
        results: &T6B021F59,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T03B0E977,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &TFF1849E3,
        results: &T7B3CFDC6,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
];
pub(crate) static T67C03229: [&str; 3] = [
    "it has too many variants",
    "registers by computed numbers",
    "values that no gate has",
];
pub(crate) static TBD7DA696: [(u8, &[(i64, i64)]); 1] = [(5, &T16BA969F)];
pub(crate) static TF4C84DCE: [(u8, u8); 1] = [(4, 1)];
pub(crate) static T1325C3DC: [variants::Case; 1] = [
    variants::Case::new(&TBD7DA696, &TF4C84DCE, &[]),
];
pub(crate) static T7684600F: [variants::Values; 1] = [
    variants::Values::new(variants::At::Register(0, Which::Operand(4)), 1, false, false),
];
pub(crate) static T6C5BE8DF: [(i64, i64); 1] = [(1, 1)];
pub(crate) static T8092E1AB: [(u8, &[(i64, i64)]); 1] = [(5, &T6C5BE8DF)];
pub(crate) static TCB863671: [variants::Case; 1] = [
    variants::Case::new(&T8092E1AB, &TF4C84DCE, &[]),
];
pub(crate) static T2D993402: [variants::Values; 1] = [
    variants::Values::new(variants::At::Register(0, Which::Operand(4)), 2, false, false),
];
pub(crate) static TBE02EC7F: [(i64, i64); 1] = [(3, 3)];
pub(crate) static T2F31672A: [(u8, &[(i64, i64)]); 1] = [(5, &TBE02EC7F)];
pub(crate) static T80FB7E05: [variants::Case; 1] = [
    variants::Case::new(&T2F31672A, &TF4C84DCE, &[]),
];
pub(crate) static T32A475E4: [variants::Values; 1] = [
    variants::Values::new(variants::At::Register(0, Which::Operand(4)), 4, false, false),
];
pub(crate) static T913C13CA: [variants::Variant; 4] = [
    variants::Variant {
        cases: &T1325C3DC,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &[],
        results: &[],
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T1325C3DC,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &[],
        results: &T7684600F,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &TCB863671,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &[],
        results: &T2D993402,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T80FB7E05,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &[],
        results: &T32A475E4,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
];
pub(crate) static TA727301F: [(i64, i64); 1] = [(0, 251)];
pub(crate) static TD35F5C01: [(u8, &[(i64, i64)]); 4] = [
    (4, &T16BA969F),
    (7, &TA727301F),
    (10, &T6C5BE8DF),
    (12, &T16BA969F),
];
pub(crate) static T4CB20B93: [(u8, u8); 2] = [(8, 0), (9, 0)];
pub(crate) static T98B47A87: [(u8, &[(i64, i64)]); 4] = [
    (4, &T16BA969F),
    (7, &TD0F9AC7B),
    (10, &T6C5BE8DF),
    (12, &T6C5BE8DF),
];
pub(crate) static TF6D024A8: [variants::Case; 2] = [
    variants::Case::new(&TD35F5C01, &T4CB20B93, &[]),
    variants::Case::new(&T98B47A87, &T4CB20B93, &[]),
];
pub(crate) static TA37B0682: [variants::Values; 2] = [
    variants::Values::new(variants::At::Register(0, Which::Operand(8)), 1, false, false),
    variants::Values::new(variants::At::Register(0, Which::Operand(9)), 1, false, false),
];
pub(crate) static TEFC4A0C0: [(u8, &[(i64, i64)]); 4] = [
    (4, &T16BA969F),
    (7, &TE3E44CA6),
    (10, &T6C5BE8DF),
    (12, &T6C5BE8DF),
];
pub(crate) static TB12B71F3: [variants::Case; 1] = [
    variants::Case::new(&TEFC4A0C0, &T4CB20B93, &T62D06369),
];
pub(crate) static TEE0C43D9: [variants::Case; 1] = [
    variants::Case::new(&TEFC4A0C0, &T4CB20B93, &T2BF153BA),
];
pub(crate) static T6CF55486: [variants::Values; 1] = [
    variants::Values::new(variants::At::Unit(0, 16, Which::Operand(7)), 1, false, false),
];
pub(crate) static T498CD25E: [(u8, u8); 2] = [(8, 0), (9, 3)];
pub(crate) static T757B2E39: [variants::Case; 1] = [
    variants::Case::new(&TD35F5C01, &T498CD25E, &[]),
];
pub(crate) static T966BC2CC: [variants::Values; 2] = [
    variants::Values::new(variants::At::Register(0, Which::Operand(8)), 1, false, false),
    variants::Values::new(variants::At::Register(2, Which::Operand(9)), 1, false, false),
];
pub(crate) static TF9B083EA: [variants::Case; 1] = [
    variants::Case::new(&TEFC4A0C0, &T498CD25E, &T62D06369),
];
pub(crate) static T6B97C538: [(u8, u8); 2] = [(8, 0), (9, 5)];
pub(crate) static T02AC52A1: [(u8, u8); 2] = [(8, 0), (9, 6)];
pub(crate) static T7ADB49DD: [variants::Case; 2] = [
    variants::Case::new(&TD35F5C01, &T6B97C538, &[]),
    variants::Case::new(&TD35F5C01, &T02AC52A1, &[]),
];
pub(crate) static TD8FDE9E8: [variants::Variant; 6] = [
    variants::Variant {
        cases: &TF6D024A8,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &TA37B0682,
        results: &T8581C7FA,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &TB12B71F3,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &TA37B0682,
        results: &TB1DCDF21,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &TEE0C43D9,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &TA37B0682,
        results: &T6CF55486,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T757B2E39,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T966BC2CC,
        results: &T8581C7FA,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &TF9B083EA,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T966BC2CC,
        results: &TB1DCDF21,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T7ADB49DD,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &TFF1849E3,
        results: &T8581C7FA,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
];
pub(crate) static TD6D74C6C: [(u8, &[(i64, i64)]); 6] = [
    (3, &T16BA969F),
    (4, &T16BA969F),
    (6, &T16BA969F),
    (7, &TD0F9AC7B),
    (10, &T6C5BE8DF),
    (12, &T6C5BE8DF),
];
pub(crate) static TF9240DA1: [variants::Case; 2] = [
    variants::Case::new(&TD6D74C6C, &T4CB20B93, &[]),
    variants::Case::new(&TD35F5C01, &T4CB20B93, &[]),
];
pub(crate) static T177F0B3F: [(u8, &[(i64, i64)]); 6] = [
    (3, &T16BA969F),
    (4, &T16BA969F),
    (6, &T16BA969F),
    (7, &TE3E44CA6),
    (10, &T6C5BE8DF),
    (12, &T6C5BE8DF),
];
pub(crate) static T0643F995: [variants::Case; 1] = [
    variants::Case::new(&T177F0B3F, &T4CB20B93, &T2BF153BA),
];
pub(crate) static T6FD26986: [(u8, &[(i64, i64)]); 6] = [
    (3, &T16BA969F),
    (4, &T16BA969F),
    (6, &T16BA969F),
    (7, &TA727301F),
    (10, &T6C5BE8DF),
    (12, &T16BA969F),
];
pub(crate) static T759BA373: [(u8, &[(i64, i64)]); 6] = [
    (3, &T6C5BE8DF),
    (4, &T16BA969F),
    (6, &T16BA969F),
    (7, &T115D6118),
    (10, &T6C5BE8DF),
    (12, &T16BA969F),
];
pub(crate) static T717D22BB: [(u8, &[(i64, i64)]); 5] = [
    (4, &T16BA969F),
    (6, &T6C5BE8DF),
    (7, &T115D6118),
    (10, &T6C5BE8DF),
    (12, &T16BA969F),
];
pub(crate) static T8F51F36F: [variants::Case; 3] = [
    variants::Case::new(&T6FD26986, &T498CD25E, &[]),
    variants::Case::new(&T759BA373, &T498CD25E, &[]),
    variants::Case::new(&T717D22BB, &T498CD25E, &[]),
];
pub(crate) static TD2D95CFE: [variants::Case; 1] = [
    variants::Case::new(&T177F0B3F, &T498CD25E, &T62D06369),
];
pub(crate) static TD93F23EF: [(u8, u8); 2] = [(8, 0), (9, 4)];
pub(crate) static T13A3B7B3: [variants::Case; 3] = [
    variants::Case::new(&T6FD26986, &TD93F23EF, &[]),
    variants::Case::new(&T759BA373, &TD93F23EF, &[]),
    variants::Case::new(&T717D22BB, &TD93F23EF, &[]),
];
pub(crate) static TA6A95EBB: [variants::Variant; 6] = [
    variants::Variant {
        cases: &TF9240DA1,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &TA37B0682,
        results: &T8581C7FA,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &TB12B71F3,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &TA37B0682,
        results: &TB1DCDF21,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T0643F995,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &TA37B0682,
        results: &T6CF55486,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T8F51F36F,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T966BC2CC,
        results: &T8581C7FA,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &TD2D95CFE,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T966BC2CC,
        results: &TB1DCDF21,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T13A3B7B3,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &TFF1849E3,
        results: &T8581C7FA,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
];
pub(crate) static TEE826CED: [variants::Case; 1] = [
    variants::Case::new(&TD35F5C01, &TD93F23EF, &[]),
];
pub(crate) static TA681F885: [variants::Variant; 6] = [
    variants::Variant {
        cases: &TF6D024A8,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &TA37B0682,
        results: &T8581C7FA,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &TB12B71F3,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &TA37B0682,
        results: &TB1DCDF21,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &TEE0C43D9,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &TA37B0682,
        results: &T6CF55486,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T757B2E39,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T966BC2CC,
        results: &T8581C7FA,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &TF9B083EA,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T966BC2CC,
        results: &TB1DCDF21,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &TEE826CED,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &TFF1849E3,
        results: &T8581C7FA,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
];
pub(crate) static T3B640C1B: [(u8, &[(i64, i64)]); 5] = [
    (3, &T16BA969F),
    (4, &T16BA969F),
    (7, &TD0F9AC7B),
    (10, &T6C5BE8DF),
    (12, &T6C5BE8DF),
];
pub(crate) static T9AEB64F9: [variants::Case; 2] = [
    variants::Case::new(&T3B640C1B, &T4CB20B93, &[]),
    variants::Case::new(&TD35F5C01, &T4CB20B93, &[]),
];
pub(crate) static TC8D9B554: [(u8, &[(i64, i64)]); 5] = [
    (3, &T16BA969F),
    (4, &T16BA969F),
    (7, &TE3E44CA6),
    (10, &T6C5BE8DF),
    (12, &T6C5BE8DF),
];
pub(crate) static T5D9D7553: [variants::Case; 1] = [
    variants::Case::new(&TC8D9B554, &T4CB20B93, &T2BF153BA),
];
pub(crate) static T261D96A5: [(u8, &[(i64, i64)]); 5] = [
    (3, &T16BA969F),
    (4, &T16BA969F),
    (7, &TA727301F),
    (10, &T6C5BE8DF),
    (12, &T16BA969F),
];
pub(crate) static TDE54AF14: [(u8, &[(i64, i64)]); 5] = [
    (3, &T6C5BE8DF),
    (4, &T16BA969F),
    (7, &T115D6118),
    (10, &T6C5BE8DF),
    (12, &T16BA969F),
];
pub(crate) static T6100CFCD: [variants::Case; 2] = [
    variants::Case::new(&T261D96A5, &T498CD25E, &[]),
    variants::Case::new(&TDE54AF14, &T498CD25E, &[]),
];
pub(crate) static T1E93CAB0: [variants::Case; 1] = [
    variants::Case::new(&TC8D9B554, &T498CD25E, &T62D06369),
];
pub(crate) static T509F2B8D: [variants::Case; 2] = [
    variants::Case::new(&T261D96A5, &TD93F23EF, &[]),
    variants::Case::new(&TDE54AF14, &TD93F23EF, &[]),
];
pub(crate) static T45023C98: [variants::Variant; 6] = [
    variants::Variant {
        cases: &T9AEB64F9,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &TA37B0682,
        results: &T8581C7FA,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &TB12B71F3,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &TA37B0682,
        results: &TB1DCDF21,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T5D9D7553,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &TA37B0682,
        results: &T6CF55486,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T6100CFCD,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T966BC2CC,
        results: &T8581C7FA,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T1E93CAB0,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T966BC2CC,
        results: &TB1DCDF21,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T509F2B8D,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &TFF1849E3,
        results: &T8581C7FA,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
];
pub(crate) static T590EC196: [(u8, &[(i64, i64)]); 4] = [
    (4, &T16BA969F),
    (8, &TA727301F),
    (11, &T6C5BE8DF),
    (13, &T16BA969F),
];
pub(crate) static TFFAE39AC: [(u8, u8); 2] = [(9, 0), (10, 0)];
pub(crate) static T3C3C4DD4: [(u8, &[(i64, i64)]); 4] = [
    (4, &T16BA969F),
    (8, &TD0F9AC7B),
    (11, &T6C5BE8DF),
    (13, &T6C5BE8DF),
];
pub(crate) static TFF8016B3: [variants::Case; 2] = [
    variants::Case::new(&T590EC196, &TFFAE39AC, &[]),
    variants::Case::new(&T3C3C4DD4, &TFFAE39AC, &[]),
];
pub(crate) static T6EE62E15: [variants::Values; 2] = [
    variants::Values::new(variants::At::Register(0, Which::Operand(9)), 1, false, false),
    variants::Values::new(variants::At::Register(0, Which::Operand(10)), 1, false, false),
];
pub(crate) static TB4FA7B17: [(u8, &[(i64, i64)]); 4] = [
    (4, &T16BA969F),
    (8, &TE3E44CA6),
    (11, &T6C5BE8DF),
    (13, &T6C5BE8DF),
];
pub(crate) static TFC77EF3E: [variants::Case; 1] = [
    variants::Case::new(&TB4FA7B17, &TFFAE39AC, &T62D06369),
];
pub(crate) static T421B5180: [variants::Case; 1] = [
    variants::Case::new(&TB4FA7B17, &TFFAE39AC, &T2BF153BA),
];
pub(crate) static T5788D585: [(u8, u8); 2] = [(9, 0), (10, 3)];
pub(crate) static TD2F93622: [variants::Case; 1] = [
    variants::Case::new(&T590EC196, &T5788D585, &[]),
];
pub(crate) static T897E64D3: [variants::Values; 2] = [
    variants::Values::new(variants::At::Register(0, Which::Operand(9)), 1, false, false),
    variants::Values::new(variants::At::Register(2, Which::Operand(10)), 1, false, false),
];
pub(crate) static TE95F83B8: [variants::Case; 1] = [
    variants::Case::new(&TB4FA7B17, &T5788D585, &T62D06369),
];
pub(crate) static T791D070F: [(u8, u8); 2] = [(9, 0), (10, 5)];
pub(crate) static T36471AFA: [(u8, u8); 2] = [(9, 0), (10, 6)];
pub(crate) static T3B777EB6: [variants::Case; 2] = [
    variants::Case::new(&T590EC196, &T791D070F, &[]),
    variants::Case::new(&T590EC196, &T36471AFA, &[]),
];
pub(crate) static TE5FF07BA: [variants::Variant; 6] = [
    variants::Variant {
        cases: &TFF8016B3,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T6EE62E15,
        results: &TFF1849E3,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &TFC77EF3E,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T6EE62E15,
        results: &TF93EBFDC,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T421B5180,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T6EE62E15,
        results: &TAE46EEB7,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &TD2F93622,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T897E64D3,
        results: &TFF1849E3,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &TE95F83B8,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T897E64D3,
        results: &TF93EBFDC,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T3B777EB6,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T099D36C8,
        results: &TFF1849E3,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
];
pub(crate) static T0CB2DCD8: [(u8, u8); 2] = [(9, 0), (10, 4)];
pub(crate) static T284D649A: [variants::Case; 1] = [
    variants::Case::new(&T590EC196, &T0CB2DCD8, &[]),
];
pub(crate) static TC3EE9801: [variants::Variant; 6] = [
    variants::Variant {
        cases: &TFF8016B3,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T6EE62E15,
        results: &TFF1849E3,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &TFC77EF3E,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T6EE62E15,
        results: &TF93EBFDC,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T421B5180,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T6EE62E15,
        results: &TAE46EEB7,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &TD2F93622,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T897E64D3,
        results: &TFF1849E3,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &TE95F83B8,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T897E64D3,
        results: &TF93EBFDC,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T284D649A,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T099D36C8,
        results: &TFF1849E3,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
];
pub(crate) static T943630F4: [(u8, &[(i64, i64)]); 4] = [
    (4, &T16BA969F),
    (7, &TA727301F),
    (9, &T6C5BE8DF),
    (11, &T16BA969F),
];
pub(crate) static TF596C3F9: [(u8, u8); 1] = [(8, 0)];
pub(crate) static T12B400B4: [(u8, &[(i64, i64)]); 4] = [
    (4, &T16BA969F),
    (7, &TD0F9AC7B),
    (9, &T6C5BE8DF),
    (11, &T6C5BE8DF),
];
pub(crate) static T2A96C35F: [variants::Case; 2] = [
    variants::Case::new(&T943630F4, &TF596C3F9, &[]),
    variants::Case::new(&T12B400B4, &TF596C3F9, &[]),
];
pub(crate) static T7B03BC45: [(u8, &[(i64, i64)]); 4] = [
    (4, &T16BA969F),
    (7, &TE3E44CA6),
    (9, &T6C5BE8DF),
    (11, &T6C5BE8DF),
];
pub(crate) static T35549257: [variants::Case; 1] = [
    variants::Case::new(&T7B03BC45, &TF596C3F9, &T62D06369),
];
pub(crate) static T257021AD: [variants::Case; 1] = [
    variants::Case::new(&T7B03BC45, &TF596C3F9, &T2BF153BA),
];
pub(crate) static T9E829B50: [(u8, u8); 1] = [(8, 3)];
pub(crate) static TC39E6911: [variants::Case; 1] = [
    variants::Case::new(&T943630F4, &T9E829B50, &[]),
];
pub(crate) static TF42B7D39: [variants::Values; 1] = [
    variants::Values::new(variants::At::Register(2, Which::Operand(8)), 1, false, false),
];
pub(crate) static TFCCC97EC: [variants::Case; 1] = [
    variants::Case::new(&T7B03BC45, &T9E829B50, &T62D06369),
];
pub(crate) static T3B89C116: [(u8, u8); 1] = [(8, 5)];
pub(crate) static T7E5FAD2B: [(u8, u8); 1] = [(8, 6)];
pub(crate) static T975AD96C: [variants::Case; 2] = [
    variants::Case::new(&T943630F4, &T3B89C116, &[]),
    variants::Case::new(&T943630F4, &T7E5FAD2B, &[]),
];
pub(crate) static T1B9DA9CF: [variants::Variant; 6] = [
    variants::Variant {
        cases: &T2A96C35F,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &TFF1849E3,
        results: &T8581C7FA,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T35549257,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &TFF1849E3,
        results: &TB1DCDF21,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T257021AD,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &TFF1849E3,
        results: &T6CF55486,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &TC39E6911,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &TF42B7D39,
        results: &T8581C7FA,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &TFCCC97EC,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &TF42B7D39,
        results: &TB1DCDF21,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T975AD96C,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &[],
        results: &T8581C7FA,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
];
pub(crate) static TA90A105D: [(u8, u8); 1] = [(8, 4)];
pub(crate) static TCF714734: [variants::Case; 1] = [
    variants::Case::new(&T943630F4, &TA90A105D, &[]),
];
pub(crate) static T287E46F2: [variants::Variant; 6] = [
    variants::Variant {
        cases: &T2A96C35F,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &TFF1849E3,
        results: &T8581C7FA,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T35549257,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &TFF1849E3,
        results: &TB1DCDF21,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T257021AD,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &TFF1849E3,
        results: &T6CF55486,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &TC39E6911,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &TF42B7D39,
        results: &T8581C7FA,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &TFCCC97EC,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &TF42B7D39,
        results: &TB1DCDF21,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &TCF714734,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &[],
        results: &T8581C7FA,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
];
pub(crate) static TF2B54753: [&str; 3] = [
    "it has too many variants",
    "more variants than are kept",
    "values that no gate has",
];
pub(crate) static TAC8CF7A3: [(u8, &[(i64, i64)]); 3] = [
    (4, &T16BA969F),
    (7, &T8104F89E),
    (9, &T6C5BE8DF),
];
pub(crate) static TEDE77725: [(i64, i64); 1] = [(252, 254)];
pub(crate) static T6C60C954: [(u8, &[(i64, i64)]); 5] = [
    (4, &T6C5BE8DF),
    (7, &TEDE77725),
    (9, &T6C5BE8DF),
    (11, &T16BA969F),
    (12, &T16BA969F),
];
pub(crate) static TE7BF467F: [(i64, i64); 1] = [(2, 2)];
pub(crate) static TA30FEB78: [(i64, i64); 1] = [(252, 253)];
pub(crate) static TE4D9C644: [(u8, &[(i64, i64)]); 5] = [
    (4, &TE7BF467F),
    (7, &TA30FEB78),
    (9, &T6C5BE8DF),
    (11, &T16BA969F),
    (12, &T16BA969F),
];
pub(crate) static T10B8DD2F: [(i64, i64); 1] = [(252, 252)];
pub(crate) static T6B159D30: [(u8, &[(i64, i64)]); 5] = [
    (4, &TBE02EC7F),
    (7, &T10B8DD2F),
    (9, &T6C5BE8DF),
    (11, &T16BA969F),
    (12, &T16BA969F),
];
pub(crate) static T3D3F0606: [variants::Case; 4] = [
    variants::Case::new(&TAC8CF7A3, &TF596C3F9, &[]),
    variants::Case::new(&T6C60C954, &TF596C3F9, &[]),
    variants::Case::new(&TE4D9C644, &TF596C3F9, &[]),
    variants::Case::new(&T6B159D30, &TF596C3F9, &[]),
];
pub(crate) static TFFC190D4: [(u8, &[(i64, i64)]); 4] = [
    (4, &T16BA969F),
    (7, &T8104F89E),
    (9, &T6C5BE8DF),
    (11, &T16BA969F),
];
pub(crate) static T4001E2A5: [variants::Case; 1] = [
    variants::Case::new(&TFFC190D4, &T9E829B50, &[]),
];
pub(crate) static T89D59712: [variants::Variant; 6] = [
    variants::Variant {
        cases: &T3D3F0606,
        effects: Effects(512),
        access: AccessSize::None,
        inputs: &TFF1849E3,
        results: &[],
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T2A96C35F,
        effects: Effects(512),
        access: AccessSize::None,
        inputs: &TFF1849E3,
        results: &T8581C7FA,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T35549257,
        effects: Effects(512),
        access: AccessSize::None,
        inputs: &TFF1849E3,
        results: &TB1DCDF21,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T257021AD,
        effects: Effects(512),
        access: AccessSize::None,
        inputs: &TFF1849E3,
        results: &T6CF55486,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T4001E2A5,
        effects: Effects(512),
        access: AccessSize::None,
        inputs: &TF42B7D39,
        results: &[],
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &TC39E6911,
        effects: Effects(512),
        access: AccessSize::None,
        inputs: &TF42B7D39,
        results: &T8581C7FA,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
];
pub(crate) static T927EDF71: [&str; 5] = [
    "it has too many variants",
    "its operands depend on each other",
    "more variants than are kept",
    "registers by computed numbers",
    "values that no gate has",
];
pub(crate) static T9CD10B8A: [(u8, &[(i64, i64)]); 4] = [
    (4, &T16BA969F),
    (6, &TD0F9AC7B),
    (10, &TE3E44CA6),
    (13, &T16BA969F),
];
pub(crate) static TC5D4E5B3: [(u8, u8); 2] = [(8, 0), (12, 0)];
pub(crate) static TC8B0CA2C: [(u8, &[(i64, i64)]); 4] = [
    (4, &T16BA969F),
    (6, &TA727301F),
    (10, &TE3E44CA6),
    (13, &T6C5BE8DF),
];
pub(crate) static T1835FE53: [variants::Case; 2] = [
    variants::Case::new(&T9CD10B8A, &TC5D4E5B3, &T62D06369),
    variants::Case::new(&TC8B0CA2C, &TC5D4E5B3, &T62D06369),
];
pub(crate) static T1D1795E0: [variants::Values; 3] = [
    variants::Values::new(
        variants::At::Register(1, Which::Operand(10)),
        1,
        false,
        false,
    ),
    variants::Values::new(variants::At::Register(1, Which::Operand(8)), 1, false, false),
    variants::Values::new(variants::At::Register(1, Which::Operand(12)), 1, false, false),
];
pub(crate) static T6F8F055D: [(u8, &[(i64, i64)]); 4] = [
    (4, &T16BA969F),
    (6, &TE3E44CA6),
    (10, &TE3E44CA6),
    (13, &T16BA969F),
];
pub(crate) static T99937A2F: [variants::Case; 1] = [
    variants::Case::new(&T6F8F055D, &TC5D4E5B3, &T62D06369),
];
pub(crate) static TA77106E8: [(u8, &[(i64, i64)]); 4] = [
    (4, &T16BA969F),
    (6, &T115D6118),
    (10, &TE3E44CA6),
    (13, &T6C5BE8DF),
];
pub(crate) static TCBC24C62: [variants::Case; 2] = [
    variants::Case::new(&T9CD10B8A, &TC5D4E5B3, &T62D06369),
    variants::Case::new(&TA77106E8, &TC5D4E5B3, &T62D06369),
];
pub(crate) static T1EF2C6D1: [variants::Values; 3] = [
    variants::Values::new(
        variants::At::Register(0, Which::Operand(12)),
        1,
        false,
        false,
    ),
    variants::Values::new(
        variants::At::Register(1, Which::Operand(10)),
        1,
        false,
        false,
    ),
    variants::Values::new(variants::At::Register(1, Which::Operand(8)), 1, false, false),
];
pub(crate) static TD261348F: [(u8, u8); 2] = [(8, 0), (12, 4)];
pub(crate) static T641B98D2: [variants::Case; 2] = [
    variants::Case::new(&T9CD10B8A, &TD261348F, &T62D06369),
    variants::Case::new(&TA77106E8, &TD261348F, &T62D06369),
];
pub(crate) static T314BEE03: [variants::Values; 3] = [
    variants::Values::new(
        variants::At::Register(1, Which::Operand(10)),
        1,
        false,
        false,
    ),
    variants::Values::new(variants::At::Register(1, Which::Operand(8)), 1, false, false),
    variants::Values::new(variants::At::Register(2, Which::Operand(12)), 1, false, false),
];
pub(crate) static TE5AFECB8: [variants::Case; 1] = [
    variants::Case::new(&T6F8F055D, &TD261348F, &T62D06369),
];
pub(crate) static T4A6B37A4: [variants::Variant; 6] = [
    variants::Variant {
        cases: &T1835FE53,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T1D1795E0,
        results: &T8BA71515,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T99937A2F,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T1D1795E0,
        results: &T69340A76,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &TCBC24C62,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T1EF2C6D1,
        results: &T8BA71515,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T99937A2F,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T1EF2C6D1,
        results: &T69340A76,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T641B98D2,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T314BEE03,
        results: &T8BA71515,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &TE5AFECB8,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T314BEE03,
        results: &T69340A76,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
];
pub(crate) static TC7D92A9E: [(u8, &[(i64, i64)]); 3] = [
    (4, &T16BA969F),
    (6, &TA727301F),
    (13, &T16BA969F),
];
pub(crate) static T93EF96B9: [(i64, i64); 1] = [(248, 251)];
pub(crate) static TF708DB0D: [(u8, &[(i64, i64)]); 3] = [
    (4, &T16BA969F),
    (6, &T93EF96B9),
    (13, &T6C5BE8DF),
];
pub(crate) static T3087AAA2: [variants::Case; 2] = [
    variants::Case::new(&TC7D92A9E, &TC5D4E5B3, &[]),
    variants::Case::new(&TF708DB0D, &TC5D4E5B3, &[]),
];
pub(crate) static T627B5E57: [variants::Values; 3] = [
    variants::Values::new(
        variants::At::Register(0, Which::Operand(10)),
        1,
        false,
        false,
    ),
    variants::Values::new(variants::At::Register(0, Which::Operand(8)), 1, false, false),
    variants::Values::new(variants::At::Register(0, Which::Operand(12)), 1, false, false),
];
pub(crate) static T77E63AD7: [(u8, &[(i64, i64)]); 3] = [
    (4, &T16BA969F),
    (6, &TE3E44CA6),
    (13, &T6C5BE8DF),
];
pub(crate) static TA39A4329: [variants::Case; 1] = [
    variants::Case::new(&T77E63AD7, &TC5D4E5B3, &T2BF153BA),
];
pub(crate) static T0083FFE8: [variants::Values; 1] = [
    variants::Values::new(variants::At::Register(0, Which::Operand(12)), 1, false, false),
];
pub(crate) static TB0FE529A: [(u8, &[(i64, i64)]); 3] = [
    (4, &T16BA969F),
    (6, &TA1C6C45C),
    (13, &T6C5BE8DF),
];
pub(crate) static T96650135: [variants::Case; 1] = [
    variants::Case::new(&TB0FE529A, &TC5D4E5B3, &[]),
];
pub(crate) static TEA4FDC10: [variants::Case; 1] = [
    variants::Case::new(&TC7D92A9E, &TD261348F, &[]),
];
pub(crate) static TB96B64F1: [variants::Values; 3] = [
    variants::Values::new(
        variants::At::Register(0, Which::Operand(10)),
        1,
        false,
        false,
    ),
    variants::Values::new(variants::At::Register(0, Which::Operand(8)), 1, false, false),
    variants::Values::new(variants::At::Register(2, Which::Operand(12)), 1, false, false),
];
pub(crate) static T9812F9E4: [variants::Case; 1] = [
    variants::Case::new(&T77E63AD7, &TD261348F, &T62D06369),
];
pub(crate) static T36F6EF56: [variants::Values; 1] = [
    variants::Values::new(variants::At::Register(2, Which::Operand(12)), 1, false, false),
];
pub(crate) static T5C2900DF: [(u8, u8); 2] = [(8, 4), (12, 0)];
pub(crate) static T1B962627: [variants::Case; 1] = [
    variants::Case::new(&TC7D92A9E, &T5C2900DF, &[]),
];
pub(crate) static T212A7D4D: [variants::Values; 3] = [
    variants::Values::new(
        variants::At::Register(0, Which::Operand(10)),
        1,
        false,
        false,
    ),
    variants::Values::new(
        variants::At::Register(0, Which::Operand(12)),
        1,
        false,
        false,
    ),
    variants::Values::new(variants::At::Register(2, Which::Operand(8)), 1, false, false),
];
pub(crate) static T68793D98: [variants::Variant; 6] = [
    variants::Variant {
        cases: &T3087AAA2,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T627B5E57,
        results: &T8BA71515,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &TA39A4329,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T0083FFE8,
        results: &TF360B4B1,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T96650135,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T0083FFE8,
        results: &T8BA71515,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &TEA4FDC10,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &TB96B64F1,
        results: &T8BA71515,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T9812F9E4,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T36F6EF56,
        results: &T69340A76,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T1B962627,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T212A7D4D,
        results: &T8BA71515,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
];
pub(crate) static TFFE31926: [(u8, &[(i64, i64)]); 3] = [
    (4, &T16BA969F),
    (6, &TD0F9AC7B),
    (13, &T6C5BE8DF),
];
pub(crate) static T1DE5A757: [variants::Case; 2] = [
    variants::Case::new(&TC7D92A9E, &TC5D4E5B3, &[]),
    variants::Case::new(&TFFE31926, &TC5D4E5B3, &[]),
];
pub(crate) static T7A7F91E3: [variants::Case; 1] = [
    variants::Case::new(&T77E63AD7, &TC5D4E5B3, &T62D06369),
];
pub(crate) static T4298A2CB: [variants::Variant; 6] = [
    variants::Variant {
        cases: &T1DE5A757,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T627B5E57,
        results: &T8BA71515,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T7A7F91E3,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T627B5E57,
        results: &T69340A76,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &TA39A4329,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T627B5E57,
        results: &TF360B4B1,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &TEA4FDC10,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &TB96B64F1,
        results: &T8BA71515,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T9812F9E4,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &TB96B64F1,
        results: &T69340A76,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T1B962627,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T212A7D4D,
        results: &T8BA71515,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
];
pub(crate) static T69A48934: [(u8, &[(i64, i64)]); 4] = [
    (3, &T16BA969F),
    (5, &TA727301F),
    (12, &T16BA969F),
    (14, &T6C5BE8DF),
];
pub(crate) static T3214BB09: [(u8, u8); 2] = [(7, 0), (11, 0)];
pub(crate) static T403B6790: [(u8, &[(i64, i64)]); 4] = [
    (3, &T16BA969F),
    (5, &TD0F9AC7B),
    (12, &T6C5BE8DF),
    (14, &T6C5BE8DF),
];
pub(crate) static T8AE34BDA: [variants::Case; 2] = [
    variants::Case::new(&T69A48934, &T3214BB09, &[]),
    variants::Case::new(&T403B6790, &T3214BB09, &[]),
];
pub(crate) static T67CDE2AB: [variants::Values; 3] = [
    variants::Values::new(variants::At::Register(0, Which::Operand(9)), 1, false, false),
    variants::Values::new(variants::At::Register(0, Which::Operand(7)), 1, false, false),
    variants::Values::new(variants::At::Register(0, Which::Operand(11)), 1, false, false),
];
pub(crate) static T1FA53464: [variants::Values; 1] = [
    variants::Values::new(variants::At::Register(0, Which::Operand(5)), 1, false, false),
];
pub(crate) static T53241E17: [(u8, &[(i64, i64)]); 4] = [
    (3, &T16BA969F),
    (5, &TE3E44CA6),
    (12, &T6C5BE8DF),
    (14, &T6C5BE8DF),
];
pub(crate) static TD8F0448D: [variants::Case; 1] = [
    variants::Case::new(&T53241E17, &T3214BB09, &T62D06369),
];
pub(crate) static T1D15A0AB: [variants::Values; 1] = [
    variants::Values::new(variants::At::Register(1, Which::Operand(5)), 1, false, false),
];
pub(crate) static T5F04D36B: [variants::Case; 1] = [
    variants::Case::new(&T53241E17, &T3214BB09, &T2BF153BA),
];
pub(crate) static TC0F658C0: [variants::Values; 1] = [
    variants::Values::new(variants::At::Unit(0, 16, Which::Operand(5)), 1, false, false),
];
pub(crate) static T9B9DFE60: [(u8, u8); 2] = [(7, 0), (11, 3)];
pub(crate) static TE588076D: [(u8, u8); 2] = [(7, 0), (11, 4)];
pub(crate) static T05FF783F: [variants::Case; 2] = [
    variants::Case::new(&T69A48934, &T9B9DFE60, &[]),
    variants::Case::new(&T69A48934, &TE588076D, &[]),
];
pub(crate) static TB69DE48F: [variants::Values; 2] = [
    variants::Values::new(variants::At::Register(0, Which::Operand(9)), 1, false, false),
    variants::Values::new(variants::At::Register(0, Which::Operand(7)), 1, false, false),
];
pub(crate) static T63E33D5F: [variants::Case; 2] = [
    variants::Case::new(&T53241E17, &T9B9DFE60, &T62D06369),
    variants::Case::new(&T53241E17, &TE588076D, &T62D06369),
];
pub(crate) static TE6649172: [(u8, u8); 2] = [(7, 3), (11, 0)];
pub(crate) static T7B29743D: [(u8, u8); 2] = [(7, 4), (11, 0)];
pub(crate) static TD4FED4C3: [variants::Case; 2] = [
    variants::Case::new(&T69A48934, &TE6649172, &[]),
    variants::Case::new(&T69A48934, &T7B29743D, &[]),
];
pub(crate) static T68C0E0FA: [variants::Values; 2] = [
    variants::Values::new(variants::At::Register(0, Which::Operand(9)), 1, false, false),
    variants::Values::new(variants::At::Register(0, Which::Operand(11)), 1, false, false),
];
pub(crate) static T4106F273: [variants::Variant; 6] = [
    variants::Variant {
        cases: &T8AE34BDA,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T67CDE2AB,
        results: &T1FA53464,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &TD8F0448D,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T67CDE2AB,
        results: &T1D15A0AB,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T5F04D36B,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T67CDE2AB,
        results: &TC0F658C0,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T05FF783F,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &TB69DE48F,
        results: &T1FA53464,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T63E33D5F,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &TB69DE48F,
        results: &T1D15A0AB,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &TD4FED4C3,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T68C0E0FA,
        results: &T1FA53464,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
];
pub(crate) static T2B7AD699: [(u8, &[(i64, i64)]); 2] = [
    (4, &T16BA969F),
    (8, &TA727301F),
];
pub(crate) static T79BF545E: [(u8, u8); 2] = [(9, 0), (12, 0)];
pub(crate) static T216C5DF5: [variants::Case; 1] = [
    variants::Case::new(&T2B7AD699, &T79BF545E, &[]),
];
pub(crate) static TC388760A: [variants::Values; 3] = [
    variants::Values::new(
        variants::At::Register(0, Which::Operand(10)),
        1,
        false,
        false,
    ),
    variants::Values::new(variants::At::Register(0, Which::Operand(9)), 1, false, false),
    variants::Values::new(variants::At::Register(0, Which::Operand(12)), 1, false, false),
];
pub(crate) static TC69BB9DA: [(u8, u8); 2] = [(9, 0), (12, 4)];
pub(crate) static T232C6D8C: [variants::Case; 1] = [
    variants::Case::new(&T2B7AD699, &TC69BB9DA, &[]),
];
pub(crate) static T92F5D56C: [variants::Values; 3] = [
    variants::Values::new(
        variants::At::Register(0, Which::Operand(10)),
        1,
        false,
        false,
    ),
    variants::Values::new(variants::At::Register(0, Which::Operand(9)), 1, false, false),
    variants::Values::new(variants::At::Register(2, Which::Operand(12)), 1, false, false),
];
pub(crate) static TAA1EEA4A: [(u8, u8); 2] = [(9, 4), (12, 0)];
pub(crate) static T86A40303: [variants::Case; 1] = [
    variants::Case::new(&T2B7AD699, &TAA1EEA4A, &[]),
];
pub(crate) static TB18FCE72: [variants::Values; 3] = [
    variants::Values::new(
        variants::At::Register(0, Which::Operand(10)),
        1,
        false,
        false,
    ),
    variants::Values::new(
        variants::At::Register(0, Which::Operand(12)),
        1,
        false,
        false,
    ),
    variants::Values::new(variants::At::Register(2, Which::Operand(9)), 1, false, false),
];
pub(crate) static T72C13CAD: [(u8, &[(i64, i64)]); 2] = [
    (4, &T16BA969F),
    (8, &T115D6118),
];
pub(crate) static T9DE0BA4E: [(u8, u8); 2] = [(9, 4), (12, 4)];
pub(crate) static T3B1E58CC: [variants::Case; 1] = [
    variants::Case::new(&T72C13CAD, &T9DE0BA4E, &[]),
];
pub(crate) static T2F6ED462: [variants::Values; 3] = [
    variants::Values::new(
        variants::At::Register(0, Which::Operand(10)),
        1,
        false,
        false,
    ),
    variants::Values::new(variants::At::Register(2, Which::Operand(9)), 1, false, false),
    variants::Values::new(variants::At::Register(2, Which::Operand(12)), 1, false, false),
];
pub(crate) static TFCD656FF: [(i64, i64); 1] = [(255, 255)];
pub(crate) static T048BBDB7: [(u8, &[(i64, i64)]); 5] = [
    (4, &T6C5BE8DF),
    (8, &TFCD656FF),
    (13, &T16BA969F),
    (14, &T16BA969F),
    (15, &T16BA969F),
];
pub(crate) static T19DD0AAB: [(u8, &[(i64, i64)]); 5] = [
    (4, &TE7BF467F),
    (8, &T89881163),
    (13, &T16BA969F),
    (14, &T16BA969F),
    (15, &T16BA969F),
];
pub(crate) static T5147130A: [variants::Case; 2] = [
    variants::Case::new(&T048BBDB7, &T79BF545E, &[]),
    variants::Case::new(&T19DD0AAB, &T79BF545E, &[]),
];
pub(crate) static T2EDF909E: [variants::Values; 1] = [
    variants::Values::new(variants::At::Register(0, Which::Fixed(0)), 1, false, false),
];
pub(crate) static T2985FCCA: [(i64, i64); 1] = [(1, 2)];
pub(crate) static T19B0032F: [(u8, &[(i64, i64)]); 5] = [
    (4, &T2985FCCA),
    (8, &TAB5E83E7),
    (13, &T16BA969F),
    (14, &T16BA969F),
    (15, &T16BA969F),
];
pub(crate) static TC3264AD6: [variants::Case; 1] = [
    variants::Case::new(&T19B0032F, &T79BF545E, &[]),
];
pub(crate) static TAEB16100: [variants::Variant; 6] = [
    variants::Variant {
        cases: &T216C5DF5,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &TC388760A,
        results: &TFF1849E3,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T232C6D8C,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T92F5D56C,
        results: &TFF1849E3,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T86A40303,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &TB18FCE72,
        results: &TFF1849E3,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T3B1E58CC,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T2F6ED462,
        results: &TFF1849E3,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T5147130A,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &TC388760A,
        results: &T2EDF909E,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &TC3264AD6,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &TC388760A,
        results: &T7B3CFDC6,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
];
pub(crate) static T5D754219: [(u8, &[(i64, i64)]); 4] = [
    (4, &T16BA969F),
    (6, &TA727301F),
    (8, &T6C5BE8DF),
    (9, &T16BA969F),
];
pub(crate) static TF154655C: [(u8, u8); 1] = [(7, 0)];
pub(crate) static T135E8CE3: [(u8, &[(i64, i64)]); 4] = [
    (4, &T16BA969F),
    (6, &TD0F9AC7B),
    (8, &T6C5BE8DF),
    (9, &T6C5BE8DF),
];
pub(crate) static TDB83A0AB: [variants::Case; 2] = [
    variants::Case::new(&T5D754219, &TF154655C, &[]),
    variants::Case::new(&T135E8CE3, &TF154655C, &[]),
];
pub(crate) static T67773EE0: [(u8, &[(i64, i64)]); 4] = [
    (4, &T16BA969F),
    (6, &TE3E44CA6),
    (8, &T6C5BE8DF),
    (9, &T6C5BE8DF),
];
pub(crate) static T1D3ED1D3: [variants::Case; 1] = [
    variants::Case::new(&T67773EE0, &TF154655C, &T62D06369),
];
pub(crate) static T092452F9: [variants::Case; 1] = [
    variants::Case::new(&T67773EE0, &TF154655C, &T2BF153BA),
];
pub(crate) static T48913075: [(u8, u8); 1] = [(7, 3)];
pub(crate) static T7F9DFC90: [variants::Case; 1] = [
    variants::Case::new(&T5D754219, &T48913075, &[]),
];
pub(crate) static T0DE07D64: [variants::Values; 1] = [
    variants::Values::new(variants::At::Register(2, Which::Operand(7)), 1, false, false),
];
pub(crate) static T99F11D07: [variants::Case; 1] = [
    variants::Case::new(&T67773EE0, &T48913075, &T62D06369),
];
pub(crate) static TAB61683F: [(u8, u8); 1] = [(7, 5)];
pub(crate) static T688B7C2A: [(u8, u8); 1] = [(7, 6)];
pub(crate) static T14C504C3: [variants::Case; 2] = [
    variants::Case::new(&T5D754219, &TAB61683F, &[]),
    variants::Case::new(&T5D754219, &T688B7C2A, &[]),
];
pub(crate) static T9F2F9E18: [variants::Variant; 6] = [
    variants::Variant {
        cases: &TDB83A0AB,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T8581C7FA,
        results: &T8BA71515,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T1D3ED1D3,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T8581C7FA,
        results: &T69340A76,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T092452F9,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T8581C7FA,
        results: &TF360B4B1,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T7F9DFC90,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T0DE07D64,
        results: &T8BA71515,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T99F11D07,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T0DE07D64,
        results: &T69340A76,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T14C504C3,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &[],
        results: &T8BA71515,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
];
pub(crate) static T0958CEDF: [(u8, &[(i64, i64)]); 1] = [(6, &T16BA969F)];
pub(crate) static TEB257A95: [(u16, bool); 2] = [(2, false), (3, false)];
pub(crate) static TC9F63588: [variants::Case; 1] = [
    variants::Case::new(&T0958CEDF, &[], &TEB257A95),
];
pub(crate) static T88EDAFCA: [(u8, &[(i64, i64)]); 3] = [
    (2, &T52CBEE17),
    (3, &T8104F89E),
    (6, &T6C5BE8DF),
];
pub(crate) static T8B023C7B: [(u8, &[(i64, i64)]); 3] = [
    (2, &T52CBEE17),
    (3, &TEDE77725),
    (6, &TE7BF467F),
];
pub(crate) static T10DAE5EA: [(u8, &[(i64, i64)]); 3] = [
    (2, &T52CBEE17),
    (3, &TA30FEB78),
    (6, &TBE02EC7F),
];
pub(crate) static T5FA0135F: [(i64, i64); 1] = [(4, 4)];
pub(crate) static T8588F1F0: [(u8, &[(i64, i64)]); 3] = [
    (2, &T52CBEE17),
    (3, &T10B8DD2F),
    (6, &T5FA0135F),
];
pub(crate) static T2BD63906: [variants::Case; 4] = [
    variants::Case::new(&T88EDAFCA, &[], &TEB257A95),
    variants::Case::new(&T8B023C7B, &[], &TEB257A95),
    variants::Case::new(&T10DAE5EA, &[], &TEB257A95),
    variants::Case::new(&T8588F1F0, &[], &TEB257A95),
];
pub(crate) static T875C69CA: [(u8, &[(i64, i64)]); 3] = [
    (2, &T52CBEE17),
    (3, &TA727301F),
    (6, &T6C5BE8DF),
];
pub(crate) static T456933D4: [variants::Case; 1] = [
    variants::Case::new(&T875C69CA, &[], &TEB257A95),
];
pub(crate) static T21100386: [variants::Values; 1] = [
    variants::Values::new(variants::At::Register(0, Which::Operand(3)), 1, false, false),
];
pub(crate) static T3E555E1D: [(u8, &[(i64, i64)]); 3] = [
    (2, &T0C8E3679),
    (3, &TE3E44CA6),
    (6, &T6C5BE8DF),
];
pub(crate) static T33B3C7EF: [variants::Case; 1] = [
    variants::Case::new(&T3E555E1D, &[], &TEB257A95),
];
pub(crate) static T426F9E45: [variants::Values; 1] = [
    variants::Values::new(variants::At::Register(1, Which::Operand(3)), 1, false, false),
];
pub(crate) static T8A34AAD7: [(u8, &[(i64, i64)]); 3] = [
    (2, &T52CBEE17),
    (3, &TFCD656FF),
    (6, &TE7BF467F),
];
pub(crate) static TC9B59936: [(u8, &[(i64, i64)]); 3] = [
    (2, &T52CBEE17),
    (3, &T89881163),
    (6, &TBE02EC7F),
];
pub(crate) static T01E45162: [(u8, &[(i64, i64)]); 3] = [
    (2, &T52CBEE17),
    (3, &T3432917B),
    (6, &T5FA0135F),
];
pub(crate) static T89879ADF: [(i64, i64); 1] = [(5, 5)];
pub(crate) static TA6FF0D87: [(u8, &[(i64, i64)]); 3] = [
    (2, &T52CBEE17),
    (3, &T10B8DD2F),
    (6, &T89879ADF),
];
pub(crate) static TAFF5CCF4: [variants::Case; 4] = [
    variants::Case::new(&T8A34AAD7, &[], &TEB257A95),
    variants::Case::new(&TC9B59936, &[], &TEB257A95),
    variants::Case::new(&T01E45162, &[], &TEB257A95),
    variants::Case::new(&TA6FF0D87, &[], &TEB257A95),
];
pub(crate) static T18AA60EE: [(i64, i64); 1] = [(2, 5)];
pub(crate) static TC35CD035: [(u8, &[(i64, i64)]); 3] = [
    (2, &T52CBEE17),
    (3, &TAB5E83E7),
    (6, &T18AA60EE),
];
pub(crate) static T747D9E66: [variants::Case; 1] = [
    variants::Case::new(&TC35CD035, &[], &TEB257A95),
];
pub(crate) static T562B8AA7: [variants::Variant; 6] = [
    variants::Variant {
        cases: &TC9F63588,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &[],
        results: &[],
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T2BD63906,
        effects: Effects(1),
        access: AccessSize::Bytes(4),
        inputs: &T7684600F,
        results: &[],
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T456933D4,
        effects: Effects(1),
        access: AccessSize::Bytes(4),
        inputs: &T7684600F,
        results: &T21100386,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T33B3C7EF,
        effects: Effects(1),
        access: AccessSize::Various,
        inputs: &T7684600F,
        results: &T426F9E45,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &TAFF5CCF4,
        effects: Effects(1),
        access: AccessSize::Bytes(4),
        inputs: &T7684600F,
        results: &T2EDF909E,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T747D9E66,
        effects: Effects(1),
        access: AccessSize::Bytes(4),
        inputs: &T7684600F,
        results: &T7B3CFDC6,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
];
pub(crate) static T6A5A5824: [variants::Case; 1] = [
    variants::Case::new(&T0958CEDF, &[], &[]),
];
pub(crate) static T3D031218: [variants::Case; 4] = [
    variants::Case::new(&T88EDAFCA, &[], &[]),
    variants::Case::new(&T8B023C7B, &[], &[]),
    variants::Case::new(&T10DAE5EA, &[], &[]),
    variants::Case::new(&T8588F1F0, &[], &[]),
];
pub(crate) static T29086CA5: [variants::Values; 2] = [
    variants::Values::new(variants::At::Register(0, Which::Operand(4)), 1, false, false),
    variants::Values::new(variants::At::State(1), 1, false, false),
];
pub(crate) static T45688C48: [variants::Case; 1] = [
    variants::Case::new(&T875C69CA, &[], &[]),
];
pub(crate) static T4EC499B5: [variants::Case; 1] = [
    variants::Case::new(&T3E555E1D, &[], &T62D06369),
];
pub(crate) static T21E323E8: [variants::Case; 4] = [
    variants::Case::new(&T8A34AAD7, &[], &[]),
    variants::Case::new(&TC9B59936, &[], &[]),
    variants::Case::new(&T01E45162, &[], &[]),
    variants::Case::new(&TA6FF0D87, &[], &[]),
];
pub(crate) static T55B4B01E: [variants::Case; 1] = [
    variants::Case::new(&TC35CD035, &[], &[]),
];
pub(crate) static TC14120DA: [variants::Variant; 6] = [
    variants::Variant {
        cases: &T6A5A5824,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &[],
        results: &[],
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T3D031218,
        effects: Effects(1),
        access: AccessSize::Bytes(4),
        inputs: &T29086CA5,
        results: &[],
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T45688C48,
        effects: Effects(1),
        access: AccessSize::Bytes(4),
        inputs: &T29086CA5,
        results: &T21100386,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T4EC499B5,
        effects: Effects(1),
        access: AccessSize::Various,
        inputs: &T29086CA5,
        results: &T426F9E45,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T21E323E8,
        effects: Effects(1),
        access: AccessSize::Bytes(4),
        inputs: &T29086CA5,
        results: &T2EDF909E,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T55B4B01E,
        effects: Effects(1),
        access: AccessSize::Bytes(4),
        inputs: &T29086CA5,
        results: &T7B3CFDC6,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
];
pub(crate) static TB3F719B6: [variants::Values; 2] = [
    variants::Values::new(variants::At::Register(0, Which::Operand(4)), 1, false, false),
    variants::Values::new(variants::At::State(2), 1, false, false),
];
pub(crate) static T8AD82AC4: [variants::Variant; 6] = [
    variants::Variant {
        cases: &T6A5A5824,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &[],
        results: &[],
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T3D031218,
        effects: Effects(1),
        access: AccessSize::Bytes(4),
        inputs: &TB3F719B6,
        results: &[],
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T45688C48,
        effects: Effects(1),
        access: AccessSize::Bytes(4),
        inputs: &TB3F719B6,
        results: &T21100386,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T4EC499B5,
        effects: Effects(1),
        access: AccessSize::Various,
        inputs: &TB3F719B6,
        results: &T426F9E45,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T21E323E8,
        effects: Effects(1),
        access: AccessSize::Bytes(4),
        inputs: &TB3F719B6,
        results: &T2EDF909E,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T55B4B01E,
        effects: Effects(1),
        access: AccessSize::Bytes(4),
        inputs: &TB3F719B6,
        results: &T7B3CFDC6,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
];
pub(crate) static TE5EB0AB3: [variants::Values; 2] = [
    variants::Values::new(variants::At::Register(0, Which::Operand(4)), 1, false, false),
    variants::Values::new(variants::At::State(3), 1, false, false),
];
pub(crate) static T00F2BFED: [variants::Variant; 6] = [
    variants::Variant {
        cases: &T6A5A5824,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &[],
        results: &[],
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T3D031218,
        effects: Effects(1),
        access: AccessSize::Bytes(4),
        inputs: &TE5EB0AB3,
        results: &[],
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T45688C48,
        effects: Effects(1),
        access: AccessSize::Bytes(4),
        inputs: &TE5EB0AB3,
        results: &T21100386,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T4EC499B5,
        effects: Effects(1),
        access: AccessSize::Various,
        inputs: &TE5EB0AB3,
        results: &T426F9E45,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T21E323E8,
        effects: Effects(1),
        access: AccessSize::Bytes(4),
        inputs: &TE5EB0AB3,
        results: &T2EDF909E,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T55B4B01E,
        effects: Effects(1),
        access: AccessSize::Bytes(4),
        inputs: &TE5EB0AB3,
        results: &T7B3CFDC6,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
];
pub(crate) static TE08DC51F: [(u8, &[(i64, i64)]); 2] = [
    (2, &T52CBEE17),
    (6, &T6C5BE8DF),
];
pub(crate) static T23B18A37: [(i64, i64); 3] = [(0, 0), (2, 2), (4, 4)];
pub(crate) static T5E8E1088: [(u8, &[(i64, i64)]); 3] = [
    (2, &T23B18A37),
    (5, &TDDD5AD37),
    (6, &T6C5BE8DF),
];
pub(crate) static TFCFFA7A7: [variants::Case; 2] = [
    variants::Case::new(&TE08DC51F, &[], &TEB257A95),
    variants::Case::new(&T5E8E1088, &[], &TEB257A95),
];
pub(crate) static T33A2900F: [variants::Values; 2] = [
    variants::Values::new(variants::At::Register(0, Which::Operand(3)), 1, false, false),
    variants::Values::new(variants::At::Register(0, Which::Operand(5)), 1, false, false),
];
pub(crate) static T700035DF: [(u8, &[(i64, i64)]); 3] = [
    (2, &T0C8E3679),
    (5, &TE3E44CA6),
    (6, &T6C5BE8DF),
];
pub(crate) static T39C8D093: [variants::Case; 1] = [
    variants::Case::new(&T700035DF, &[], &TEB257A95),
];
pub(crate) static T33952C18: [variants::Values; 2] = [
    variants::Values::new(variants::At::Register(0, Which::Operand(3)), 1, false, false),
    variants::Values::new(variants::At::Register(1, Which::Operand(5)), 1, false, false),
];
pub(crate) static TC39A223F: [(u8, &[(i64, i64)]); 2] = [
    (2, &T52CBEE17),
    (6, &TE7BF467F),
];
pub(crate) static TB11AA2E0: [(i64, i64); 1] = [(192, 254)];
pub(crate) static T73658F79: [(u8, &[(i64, i64)]); 3] = [
    (2, &T23B18A37),
    (5, &TB11AA2E0),
    (6, &TE7BF467F),
];
pub(crate) static TE712E277: [variants::Case; 2] = [
    variants::Case::new(&TC39A223F, &[], &TEB257A95),
    variants::Case::new(&T73658F79, &[], &TEB257A95),
];
pub(crate) static TEAB76402: [variants::Values; 2] = [
    variants::Values::new(variants::At::Register(0, Which::Operand(3)), 1, false, false),
    variants::Values::new(variants::At::Register(0, Which::Operand(5)), 2, false, false),
];
pub(crate) static T90C72FED: [(i64, i64); 1] = [(0, 190)];
pub(crate) static TC2D47D9E: [(u8, &[(i64, i64)]); 3] = [
    (2, &T0C8E3679),
    (5, &T90C72FED),
    (6, &TE7BF467F),
];
pub(crate) static T922122A8: [variants::Case; 1] = [
    variants::Case::new(&TC2D47D9E, &[], &TEB257A95),
];
pub(crate) static T49477DC9: [variants::Values; 2] = [
    variants::Values::new(variants::At::Register(0, Which::Operand(3)), 1, false, false),
    variants::Values::new(variants::At::Register(1, Which::Operand(5)), 2, false, false),
];
pub(crate) static TA2E16F8F: [(i64, i64); 1] = [(191, 191)];
pub(crate) static TC51347CB: [(u8, &[(i64, i64)]); 3] = [
    (2, &T23B18A37),
    (5, &TA2E16F8F),
    (6, &TE7BF467F),
];
pub(crate) static T9FEACDB4: [variants::Case; 1] = [
    variants::Case::new(&TC51347CB, &[], &TEB257A95),
];
pub(crate) static T80F108C8: [variants::Values; 3] = [
    variants::Values::new(variants::At::Register(0, Which::Fixed(192)), 1, false, false),
    variants::Values::new(variants::At::Register(0, Which::Operand(3)), 1, false, false),
    variants::Values::new(variants::At::Register(1, Which::Fixed(191)), 1, false, false),
];
pub(crate) static TD9E4F4D7: [variants::Variant; 6] = [
    variants::Variant {
        cases: &TC9F63588,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &[],
        results: &[],
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &TFCFFA7A7,
        effects: Effects(2),
        access: AccessSize::Various,
        inputs: &T33A2900F,
        results: &[],
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T39C8D093,
        effects: Effects(2),
        access: AccessSize::Various,
        inputs: &T33952C18,
        results: &[],
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &TE712E277,
        effects: Effects(2),
        access: AccessSize::Various,
        inputs: &TEAB76402,
        results: &[],
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T922122A8,
        effects: Effects(2),
        access: AccessSize::Various,
        inputs: &T49477DC9,
        results: &[],
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T9FEACDB4,
        effects: Effects(2),
        access: AccessSize::Bytes(2),
        inputs: &T80F108C8,
        results: &[],
        kind: variants::Kind::Scalar,
        modes: &[],
    },
];
pub(crate) static TE9143B59: [variants::Case; 2] = [
    variants::Case::new(&TE08DC51F, &[], &[]),
    variants::Case::new(&T5E8E1088, &[], &[]),
];
pub(crate) static TB0CB1CA5: [variants::Values; 3] = [
    variants::Values::new(variants::At::Register(0, Which::Operand(3)), 1, false, false),
    variants::Values::new(variants::At::Register(0, Which::Operand(5)), 1, false, false),
    variants::Values::new(variants::At::State(1), 1, false, false),
];
pub(crate) static TA407B3A9: [variants::Case; 1] = [
    variants::Case::new(&T700035DF, &[], &T62D06369),
];
pub(crate) static TBABB72D2: [variants::Values; 3] = [
    variants::Values::new(variants::At::Register(0, Which::Operand(3)), 1, false, false),
    variants::Values::new(variants::At::Register(1, Which::Operand(5)), 1, false, false),
    variants::Values::new(variants::At::State(1), 1, false, false),
];
pub(crate) static T44190A7B: [(u8, &[(i64, i64)]); 3] = [
    (2, &T23B18A37),
    (5, &TE3E44CA6),
    (6, &T6C5BE8DF),
];
pub(crate) static TEA028BC8: [variants::Case; 1] = [
    variants::Case::new(&T44190A7B, &[], &T2BF153BA),
];
pub(crate) static T957C922B: [variants::Values; 3] = [
    variants::Values::new(variants::At::Register(0, Which::Operand(3)), 1, false, false),
    variants::Values::new(variants::At::Unit(0, 16, Which::Operand(5)), 1, false, false),
    variants::Values::new(variants::At::State(1), 1, false, false),
];
pub(crate) static TB705D4FB: [variants::Case; 2] = [
    variants::Case::new(&TC39A223F, &[], &[]),
    variants::Case::new(&T73658F79, &[], &[]),
];
pub(crate) static T53FCE6E8: [variants::Values; 3] = [
    variants::Values::new(variants::At::Register(0, Which::Operand(3)), 1, false, false),
    variants::Values::new(variants::At::Register(0, Which::Operand(5)), 2, false, false),
    variants::Values::new(variants::At::State(1), 1, false, false),
];
pub(crate) static T4BF3B38E: [variants::Case; 1] = [
    variants::Case::new(&TC2D47D9E, &[], &T62D06369),
];
pub(crate) static TE0E146F3: [variants::Values; 3] = [
    variants::Values::new(variants::At::Register(0, Which::Operand(3)), 1, false, false),
    variants::Values::new(variants::At::Register(1, Which::Operand(5)), 2, false, false),
    variants::Values::new(variants::At::State(1), 1, false, false),
];
pub(crate) static T27178134: [variants::Variant; 6] = [
    variants::Variant {
        cases: &T6A5A5824,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &[],
        results: &[],
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &TE9143B59,
        effects: Effects(2),
        access: AccessSize::Various,
        inputs: &TB0CB1CA5,
        results: &[],
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &TA407B3A9,
        effects: Effects(2),
        access: AccessSize::Various,
        inputs: &TBABB72D2,
        results: &[],
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &TEA028BC8,
        effects: Effects(2),
        access: AccessSize::Bytes(2),
        inputs: &T957C922B,
        results: &[],
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &TB705D4FB,
        effects: Effects(2),
        access: AccessSize::Various,
        inputs: &T53FCE6E8,
        results: &[],
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T4BF3B38E,
        effects: Effects(2),
        access: AccessSize::Various,
        inputs: &TE0E146F3,
        results: &[],
        kind: variants::Kind::Scalar,
        modes: &[],
    },
];
pub(crate) static T3BB9C9B6: [variants::Values; 3] = [
    variants::Values::new(variants::At::Register(0, Which::Operand(3)), 1, false, false),
    variants::Values::new(variants::At::Register(0, Which::Operand(5)), 1, false, false),
    variants::Values::new(variants::At::State(2), 1, false, false),
];
pub(crate) static T1EEBB3E1: [variants::Values; 3] = [
    variants::Values::new(variants::At::Register(0, Which::Operand(3)), 1, false, false),
    variants::Values::new(variants::At::Register(1, Which::Operand(5)), 1, false, false),
    variants::Values::new(variants::At::State(2), 1, false, false),
];
pub(crate) static T52391CA0: [variants::Values; 3] = [
    variants::Values::new(variants::At::Register(0, Which::Operand(3)), 1, false, false),
    variants::Values::new(variants::At::Unit(0, 16, Which::Operand(5)), 1, false, false),
    variants::Values::new(variants::At::State(2), 1, false, false),
];
pub(crate) static TDA590A53: [variants::Values; 3] = [
    variants::Values::new(variants::At::Register(0, Which::Operand(3)), 1, false, false),
    variants::Values::new(variants::At::Register(0, Which::Operand(5)), 2, false, false),
    variants::Values::new(variants::At::State(2), 1, false, false),
];
pub(crate) static T5B362008: [variants::Values; 3] = [
    variants::Values::new(variants::At::Register(0, Which::Operand(3)), 1, false, false),
    variants::Values::new(variants::At::Register(1, Which::Operand(5)), 2, false, false),
    variants::Values::new(variants::At::State(2), 1, false, false),
];
pub(crate) static TF0ED64F9: [variants::Variant; 6] = [
    variants::Variant {
        cases: &T6A5A5824,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &[],
        results: &[],
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &TE9143B59,
        effects: Effects(2),
        access: AccessSize::Various,
        inputs: &T3BB9C9B6,
        results: &[],
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &TA407B3A9,
        effects: Effects(2),
        access: AccessSize::Various,
        inputs: &T1EEBB3E1,
        results: &[],
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &TEA028BC8,
        effects: Effects(2),
        access: AccessSize::Bytes(2),
        inputs: &T52391CA0,
        results: &[],
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &TB705D4FB,
        effects: Effects(2),
        access: AccessSize::Various,
        inputs: &TDA590A53,
        results: &[],
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T4BF3B38E,
        effects: Effects(2),
        access: AccessSize::Various,
        inputs: &T5B362008,
        results: &[],
        kind: variants::Kind::Scalar,
        modes: &[],
    },
];
pub(crate) static T6DADBAB3: [variants::Values; 3] = [
    variants::Values::new(variants::At::Register(0, Which::Operand(3)), 1, false, false),
    variants::Values::new(variants::At::Register(0, Which::Operand(5)), 1, false, false),
    variants::Values::new(variants::At::State(3), 1, false, false),
];
pub(crate) static T0A77B8F4: [variants::Values; 3] = [
    variants::Values::new(variants::At::Register(0, Which::Operand(3)), 1, false, false),
    variants::Values::new(variants::At::Register(1, Which::Operand(5)), 1, false, false),
    variants::Values::new(variants::At::State(3), 1, false, false),
];
pub(crate) static T4EE7DBDD: [variants::Values; 3] = [
    variants::Values::new(variants::At::Register(0, Which::Operand(3)), 1, false, false),
    variants::Values::new(variants::At::Unit(0, 16, Which::Operand(5)), 1, false, false),
    variants::Values::new(variants::At::State(3), 1, false, false),
];
pub(crate) static TCA6E0756: [variants::Values; 3] = [
    variants::Values::new(variants::At::Register(0, Which::Operand(3)), 1, false, false),
    variants::Values::new(variants::At::Register(0, Which::Operand(5)), 2, false, false),
    variants::Values::new(variants::At::State(3), 1, false, false),
];
pub(crate) static TB3F1F9E5: [variants::Values; 3] = [
    variants::Values::new(variants::At::Register(0, Which::Operand(3)), 1, false, false),
    variants::Values::new(variants::At::Register(1, Which::Operand(5)), 2, false, false),
    variants::Values::new(variants::At::State(3), 1, false, false),
];
pub(crate) static T58BC21A8: [variants::Variant; 6] = [
    variants::Variant {
        cases: &T6A5A5824,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &[],
        results: &[],
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &TE9143B59,
        effects: Effects(2),
        access: AccessSize::Various,
        inputs: &T6DADBAB3,
        results: &[],
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &TA407B3A9,
        effects: Effects(2),
        access: AccessSize::Various,
        inputs: &T0A77B8F4,
        results: &[],
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &TEA028BC8,
        effects: Effects(2),
        access: AccessSize::Bytes(2),
        inputs: &T4EE7DBDD,
        results: &[],
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &TB705D4FB,
        effects: Effects(2),
        access: AccessSize::Various,
        inputs: &TCA6E0756,
        results: &[],
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T4BF3B38E,
        effects: Effects(2),
        access: AccessSize::Various,
        inputs: &TB3F1F9E5,
        results: &[],
        kind: variants::Kind::Scalar,
        modes: &[],
    },
];
pub(crate) static TFA0EEFA8: [(u8, &[(i64, i64)]); 1] = [(7, &T16BA969F)];
pub(crate) static T40C1EB48: [variants::Case; 1] = [
    variants::Case::new(&TFA0EEFA8, &[], &TEB257A95),
];
pub(crate) static TD688DAF5: [(u8, &[(i64, i64)]); 3] = [
    (2, &T52CBEE17),
    (3, &T8104F89E),
    (7, &T6C5BE8DF),
];
pub(crate) static TF99488FC: [(u8, &[(i64, i64)]); 3] = [
    (2, &T52CBEE17),
    (3, &TEDE77725),
    (7, &TE7BF467F),
];
pub(crate) static T7E2AA7F1: [(u8, &[(i64, i64)]); 3] = [
    (2, &T52CBEE17),
    (3, &TA30FEB78),
    (7, &TBE02EC7F),
];
pub(crate) static TA64966AF: [(u8, &[(i64, i64)]); 3] = [
    (2, &T52CBEE17),
    (3, &T10B8DD2F),
    (7, &T5FA0135F),
];
pub(crate) static T40AFF587: [variants::Case; 4] = [
    variants::Case::new(&TD688DAF5, &[], &TEB257A95),
    variants::Case::new(&TF99488FC, &[], &TEB257A95),
    variants::Case::new(&T7E2AA7F1, &[], &TEB257A95),
    variants::Case::new(&TA64966AF, &[], &TEB257A95),
];
pub(crate) static TC091EC1A: [variants::Values; 2] = [
    variants::Values::new(variants::At::Register(0, Which::Operand(4)), 1, false, false),
    variants::Values::new(variants::At::Register(0, Which::Operand(5)), 1, false, false),
];
pub(crate) static TD4F794F5: [(u8, &[(i64, i64)]); 3] = [
    (2, &T52CBEE17),
    (3, &TA727301F),
    (7, &T6C5BE8DF),
];
pub(crate) static TA760F529: [variants::Case; 1] = [
    variants::Case::new(&TD4F794F5, &[], &TEB257A95),
];
pub(crate) static TE4E741D2: [(u8, &[(i64, i64)]); 3] = [
    (2, &T0C8E3679),
    (3, &TE3E44CA6),
    (7, &T6C5BE8DF),
];
pub(crate) static T45AD3160: [variants::Case; 1] = [
    variants::Case::new(&TE4E741D2, &[], &TEB257A95),
];
pub(crate) static T95707398: [(u8, &[(i64, i64)]); 3] = [
    (2, &T52CBEE17),
    (3, &TFCD656FF),
    (7, &TE7BF467F),
];
pub(crate) static T05086B9D: [(u8, &[(i64, i64)]); 3] = [
    (2, &T52CBEE17),
    (3, &T89881163),
    (7, &TBE02EC7F),
];
pub(crate) static TFF72B5F1: [(u8, &[(i64, i64)]); 3] = [
    (2, &T52CBEE17),
    (3, &T3432917B),
    (7, &T5FA0135F),
];
pub(crate) static T1670A3DC: [(u8, &[(i64, i64)]); 3] = [
    (2, &T52CBEE17),
    (3, &T10B8DD2F),
    (7, &T89879ADF),
];
pub(crate) static TC33F8835: [variants::Case; 4] = [
    variants::Case::new(&T95707398, &[], &TEB257A95),
    variants::Case::new(&T05086B9D, &[], &TEB257A95),
    variants::Case::new(&TFF72B5F1, &[], &TEB257A95),
    variants::Case::new(&T1670A3DC, &[], &TEB257A95),
];
pub(crate) static T215E4A56: [(u8, &[(i64, i64)]); 3] = [
    (2, &T52CBEE17),
    (3, &TAB5E83E7),
    (7, &T18AA60EE),
];
pub(crate) static TB3E8CBFD: [variants::Case; 1] = [
    variants::Case::new(&T215E4A56, &[], &TEB257A95),
];
pub(crate) static T14B38FC3: [variants::Variant; 6] = [
    variants::Variant {
        cases: &T40C1EB48,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &[],
        results: &[],
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T40AFF587,
        effects: Effects(1),
        access: AccessSize::Bytes(4),
        inputs: &TC091EC1A,
        results: &[],
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &TA760F529,
        effects: Effects(1),
        access: AccessSize::Bytes(4),
        inputs: &TC091EC1A,
        results: &T21100386,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T45AD3160,
        effects: Effects(1),
        access: AccessSize::Various,
        inputs: &TC091EC1A,
        results: &T426F9E45,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &TC33F8835,
        effects: Effects(1),
        access: AccessSize::Bytes(4),
        inputs: &TC091EC1A,
        results: &T2EDF909E,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &TB3E8CBFD,
        effects: Effects(1),
        access: AccessSize::Bytes(4),
        inputs: &TC091EC1A,
        results: &T7B3CFDC6,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
];
pub(crate) static T896BCF4C: [(u8, &[(i64, i64)]); 2] = [
    (2, &T52CBEE17),
    (7, &T6C5BE8DF),
];
pub(crate) static TFDF1B026: [(u8, &[(i64, i64)]); 3] = [
    (2, &T23B18A37),
    (6, &TDDD5AD37),
    (7, &T6C5BE8DF),
];
pub(crate) static T826CA829: [variants::Case; 2] = [
    variants::Case::new(&T896BCF4C, &[], &TEB257A95),
    variants::Case::new(&TFDF1B026, &[], &TEB257A95),
];
pub(crate) static TE80711F8: [variants::Values; 3] = [
    variants::Values::new(variants::At::Register(0, Which::Operand(3)), 1, false, false),
    variants::Values::new(variants::At::Register(0, Which::Operand(4)), 1, false, false),
    variants::Values::new(variants::At::Register(0, Which::Operand(6)), 1, false, false),
];
pub(crate) static TF7B9E239: [(u8, &[(i64, i64)]); 3] = [
    (2, &T0C8E3679),
    (6, &TE3E44CA6),
    (7, &T6C5BE8DF),
];
pub(crate) static T30DB5E73: [variants::Case; 1] = [
    variants::Case::new(&TF7B9E239, &[], &TEB257A95),
];
pub(crate) static T55511BE7: [variants::Values; 3] = [
    variants::Values::new(variants::At::Register(0, Which::Operand(3)), 1, false, false),
    variants::Values::new(variants::At::Register(0, Which::Operand(4)), 1, false, false),
    variants::Values::new(variants::At::Register(1, Which::Operand(6)), 1, false, false),
];
pub(crate) static TD9C87380: [(u8, &[(i64, i64)]); 2] = [
    (2, &T52CBEE17),
    (7, &TE7BF467F),
];
pub(crate) static T0CBCB053: [(u8, &[(i64, i64)]); 3] = [
    (2, &T23B18A37),
    (6, &TB11AA2E0),
    (7, &TE7BF467F),
];
pub(crate) static T6E906927: [variants::Case; 2] = [
    variants::Case::new(&TD9C87380, &[], &TEB257A95),
    variants::Case::new(&T0CBCB053, &[], &TEB257A95),
];
pub(crate) static T84D00B29: [variants::Values; 3] = [
    variants::Values::new(variants::At::Register(0, Which::Operand(3)), 1, false, false),
    variants::Values::new(variants::At::Register(0, Which::Operand(4)), 1, false, false),
    variants::Values::new(variants::At::Register(0, Which::Operand(6)), 2, false, false),
];
pub(crate) static T114D2C0C: [(u8, &[(i64, i64)]); 3] = [
    (2, &T0C8E3679),
    (6, &T90C72FED),
    (7, &TE7BF467F),
];
pub(crate) static TF1A57BE0: [variants::Case; 1] = [
    variants::Case::new(&T114D2C0C, &[], &TEB257A95),
];
pub(crate) static TA6BF50FA: [variants::Values; 3] = [
    variants::Values::new(variants::At::Register(0, Which::Operand(3)), 1, false, false),
    variants::Values::new(variants::At::Register(0, Which::Operand(4)), 1, false, false),
    variants::Values::new(variants::At::Register(1, Which::Operand(6)), 2, false, false),
];
pub(crate) static T216FC551: [(u8, &[(i64, i64)]); 3] = [
    (2, &T23B18A37),
    (6, &TA2E16F8F),
    (7, &TE7BF467F),
];
pub(crate) static TDCB31F65: [variants::Case; 1] = [
    variants::Case::new(&T216FC551, &[], &TEB257A95),
];
pub(crate) static T2860DE6E: [variants::Values; 4] = [
    variants::Values::new(variants::At::Register(0, Which::Fixed(192)), 1, false, false),
    variants::Values::new(variants::At::Register(0, Which::Operand(3)), 1, false, false),
    variants::Values::new(variants::At::Register(0, Which::Operand(4)), 1, false, false),
    variants::Values::new(variants::At::Register(1, Which::Fixed(191)), 1, false, false),
];
pub(crate) static T681C16BF: [variants::Variant; 6] = [
    variants::Variant {
        cases: &T40C1EB48,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &[],
        results: &[],
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T826CA829,
        effects: Effects(2),
        access: AccessSize::Various,
        inputs: &TE80711F8,
        results: &[],
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T30DB5E73,
        effects: Effects(2),
        access: AccessSize::Various,
        inputs: &T55511BE7,
        results: &[],
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T6E906927,
        effects: Effects(2),
        access: AccessSize::Various,
        inputs: &T84D00B29,
        results: &[],
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &TF1A57BE0,
        effects: Effects(2),
        access: AccessSize::Various,
        inputs: &TA6BF50FA,
        results: &[],
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &TDCB31F65,
        effects: Effects(2),
        access: AccessSize::Bytes(2),
        inputs: &T2860DE6E,
        results: &[],
        kind: variants::Kind::Scalar,
        modes: &[],
    },
];
pub(crate) static TCF6D9AD1: [variants::Case; 1] = [
    variants::Case::new(&TBD7DA696, &[], &[]),
];
pub(crate) static T4A515CC8: [(u8, u8); 1] = [(3, 0)];
pub(crate) static T60CD1A68: [variants::Case; 1] = [
    variants::Case::new(&T8092E1AB, &T4A515CC8, &[]),
];
pub(crate) static T634C50C0: [variants::Values; 1] = [
    variants::Values::new(variants::At::Register(2, Which::Operand(3)), 1, false, false),
];
pub(crate) static T7BD6B45B: [(u8, &[(i64, i64)]); 1] = [(5, &TE7BF467F)];
pub(crate) static TF98599D0: [variants::Case; 1] = [
    variants::Case::new(&T7BD6B45B, &T4A515CC8, &[]),
];
pub(crate) static T7A1237DD: [variants::Values; 1] = [
    variants::Values::new(variants::At::Register(2, Which::Fixed(0)), 2, false, false),
];
pub(crate) static T3CFF75BA: [variants::Values; 1] = [
    variants::Values::new(variants::At::Register(2, Which::Fixed(1)), 2, false, false),
];
pub(crate) static TB7C8A37F: [variants::Values; 1] = [
    variants::Values::new(variants::At::Register(2, Which::Fixed(2)), 2, false, false),
];
pub(crate) static TC5BEFB0C: [variants::Values; 1] = [
    variants::Values::new(variants::At::Register(2, Which::Fixed(3)), 2, false, false),
];
pub(crate) static TC77416B3: [variants::Variant; 6] = [
    variants::Variant {
        cases: &TCF6D9AD1,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &[],
        results: &[],
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T60CD1A68,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T7684600F,
        results: &T634C50C0,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &TF98599D0,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T2D993402,
        results: &T7A1237DD,
        kind: variants::Kind::Map,
        modes: &[],
    },
    variants::Variant {
        cases: &TF98599D0,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T2D993402,
        results: &T3CFF75BA,
        kind: variants::Kind::Map,
        modes: &[],
    },
    variants::Variant {
        cases: &TF98599D0,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T2D993402,
        results: &TB7C8A37F,
        kind: variants::Kind::Map,
        modes: &[],
    },
    variants::Variant {
        cases: &TF98599D0,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T2D993402,
        results: &TC5BEFB0C,
        kind: variants::Kind::Map,
        modes: &[],
    },
];
pub(crate) static T49F26468: [&str; 1] = ["more variants than are kept"];
pub(crate) static T0B5CE9E9: [(u8, &[(i64, i64)]); 3] = [
    (4, &T8104F89E),
    (7, &T16BA969F),
    (8, &T16BA969F),
];
pub(crate) static T92D5B876: [variants::Case; 1] = [
    variants::Case::new(&T0B5CE9E9, &[], &[]),
];
pub(crate) static T3D31A1F2: [variants::Values; 3] = [
    variants::Values::new(variants::At::Register(0, Which::Operand(5)), 1, false, false),
    variants::Values::new(variants::At::Register(0, Which::Operand(6)), 1, false, false),
    variants::Values::new(variants::At::State(1), 1, false, false),
];
pub(crate) static T94D1AECF: [(u8, &[(i64, i64)]); 4] = [
    (3, &T52CBEE17),
    (4, &TA727301F),
    (7, &T16BA969F),
    (8, &T16BA969F),
];
pub(crate) static TE3638A4F: [(u8, &[(i64, i64)]); 4] = [
    (3, &T0C8E3679),
    (4, &TD0F9AC7B),
    (7, &T16BA969F),
    (8, &T16BA969F),
];
pub(crate) static T5BC5050C: [variants::Case; 2] = [
    variants::Case::new(&T94D1AECF, &[], &[]),
    variants::Case::new(&TE3638A4F, &[], &[]),
];
pub(crate) static T689D544E: [(u8, &[(i64, i64)]); 4] = [
    (3, &T52CBEE17),
    (4, &T8104F89E),
    (7, &T6C5BE8DF),
    (8, &T16BA969F),
];
pub(crate) static T30A9BB91: [variants::Case; 1] = [
    variants::Case::new(&T689D544E, &[], &[]),
];
pub(crate) static TFA35D7E6: [variants::Values; 2] = [
    variants::Values::new(variants::At::Register(0, Which::Operand(5)), 1, false, false),
    variants::Values::new(variants::At::State(1), 1, false, false),
];
pub(crate) static TAC943B0E: [(u8, &[(i64, i64)]); 4] = [
    (3, &T52CBEE17),
    (4, &TA727301F),
    (7, &T6C5BE8DF),
    (8, &T16BA969F),
];
pub(crate) static T75CB782B: [variants::Case; 1] = [
    variants::Case::new(&TAC943B0E, &[], &[]),
];
pub(crate) static TB505DCA8: [(u8, &[(i64, i64)]); 4] = [
    (3, &T0C8E3679),
    (4, &TE3E44CA6),
    (7, &T16BA969F),
    (8, &T16BA969F),
];
pub(crate) static T0810547C: [variants::Case; 1] = [
    variants::Case::new(&TB505DCA8, &[], &T62D06369),
];
pub(crate) static T61AA93B0: [variants::Values; 1] = [
    variants::Values::new(variants::At::Register(1, Which::Operand(4)), 1, false, false),
];
pub(crate) static TDBD7D2E6: [variants::Case; 1] = [
    variants::Case::new(&TB505DCA8, &[], &T2BF153BA),
];
pub(crate) static T5EC3D2BB: [variants::Values; 1] = [
    variants::Values::new(variants::At::Unit(0, 16, Which::Operand(4)), 1, false, false),
];
pub(crate) static T47784A9A: [variants::Variant; 6] = [
    variants::Variant {
        cases: &T92D5B876,
        effects: Effects(3),
        access: AccessSize::Various,
        inputs: &T3D31A1F2,
        results: &[],
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T5BC5050C,
        effects: Effects(3),
        access: AccessSize::Various,
        inputs: &T3D31A1F2,
        results: &T7684600F,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T30A9BB91,
        effects: Effects(3),
        access: AccessSize::Bytes(4),
        inputs: &TFA35D7E6,
        results: &[],
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T75CB782B,
        effects: Effects(3),
        access: AccessSize::Bytes(4),
        inputs: &TFA35D7E6,
        results: &T7684600F,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T0810547C,
        effects: Effects(3),
        access: AccessSize::Various,
        inputs: &T3D31A1F2,
        results: &T61AA93B0,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &TDBD7D2E6,
        effects: Effects(3),
        access: AccessSize::Various,
        inputs: &T3D31A1F2,
        results: &T5EC3D2BB,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
];
pub(crate) static T0E26FC5F: [(u8, &[(i64, i64)]); 3] = [
    (3, &T52CBEE17),
    (4, &T8104F89E),
    (8, &T16BA969F),
];
pub(crate) static T58C47E18: [(u8, &[(i64, i64)]); 4] = [
    (3, &T0C8E3679),
    (4, &T8104F89E),
    (7, &T16BA969F),
    (8, &T16BA969F),
];
pub(crate) static TE802908F: [variants::Case; 2] = [
    variants::Case::new(&T0E26FC5F, &[], &[]),
    variants::Case::new(&T58C47E18, &[], &[]),
];
pub(crate) static T94B5161F: [(u8, &[(i64, i64)]); 3] = [
    (3, &T52CBEE17),
    (4, &TA727301F),
    (8, &T16BA969F),
];
pub(crate) static T093CA621: [variants::Case; 2] = [
    variants::Case::new(&T94B5161F, &[], &[]),
    variants::Case::new(&TE3638A4F, &[], &[]),
];
pub(crate) static T3D09FE2C: [(u8, &[(i64, i64)]); 3] = [
    (3, &T0C8E3679),
    (4, &TE3E44CA6),
    (8, &T16BA969F),
];
pub(crate) static T728FFDB8: [variants::Case; 1] = [
    variants::Case::new(&T3D09FE2C, &[], &T62D06369),
];
pub(crate) static TB959200A: [(u8, &[(i64, i64)]); 4] = [
    (3, &T52CBEE17),
    (4, &T8104F89E),
    (7, &T16BA969F),
    (8, &T6C5BE8DF),
];
pub(crate) static T0F1B21FA: [variants::Case; 1] = [
    variants::Case::new(&TB959200A, &[], &[]),
];
pub(crate) static T1503568F: [variants::Values; 1] = [
    variants::Values::new(variants::At::State(1), 1, false, false),
];
pub(crate) static TD92F23CA: [(u8, &[(i64, i64)]); 4] = [
    (3, &T52CBEE17),
    (4, &TA727301F),
    (7, &T16BA969F),
    (8, &T6C5BE8DF),
];
pub(crate) static T18F1CBDB: [(u8, &[(i64, i64)]); 4] = [
    (3, &T52CBEE17),
    (4, &T115D6118),
    (7, &T6C5BE8DF),
    (8, &T6C5BE8DF),
];
pub(crate) static T0AA069BC: [variants::Case; 2] = [
    variants::Case::new(&TD92F23CA, &[], &[]),
    variants::Case::new(&T18F1CBDB, &[], &[]),
];
pub(crate) static T68CC94AE: [variants::Variant; 6] = [
    variants::Variant {
        cases: &TE802908F,
        effects: Effects(3),
        access: AccessSize::Various,
        inputs: &TFA35D7E6,
        results: &[],
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T093CA621,
        effects: Effects(3),
        access: AccessSize::Various,
        inputs: &TFA35D7E6,
        results: &T7684600F,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T728FFDB8,
        effects: Effects(3),
        access: AccessSize::Various,
        inputs: &TFA35D7E6,
        results: &T61AA93B0,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &TDBD7D2E6,
        effects: Effects(3),
        access: AccessSize::Various,
        inputs: &TFA35D7E6,
        results: &T5EC3D2BB,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T0F1B21FA,
        effects: Effects(3),
        access: AccessSize::Bytes(4),
        inputs: &T1503568F,
        results: &[],
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T0AA069BC,
        effects: Effects(3),
        access: AccessSize::Bytes(4),
        inputs: &T1503568F,
        results: &T7684600F,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
];
pub(crate) static TE3E3AD13: [variants::Values; 3] = [
    variants::Values::new(variants::At::Register(0, Which::Operand(5)), 1, false, false),
    variants::Values::new(variants::At::Register(0, Which::Operand(6)), 2, false, false),
    variants::Values::new(variants::At::State(1), 1, false, false),
];
pub(crate) static T0AEC71AE: [variants::Variant; 6] = [
    variants::Variant {
        cases: &T92D5B876,
        effects: Effects(3),
        access: AccessSize::Various,
        inputs: &TE3E3AD13,
        results: &[],
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T5BC5050C,
        effects: Effects(3),
        access: AccessSize::Various,
        inputs: &TE3E3AD13,
        results: &T7684600F,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T30A9BB91,
        effects: Effects(3),
        access: AccessSize::Bytes(4),
        inputs: &TFA35D7E6,
        results: &[],
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T75CB782B,
        effects: Effects(3),
        access: AccessSize::Bytes(4),
        inputs: &TFA35D7E6,
        results: &T7684600F,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T0810547C,
        effects: Effects(3),
        access: AccessSize::Various,
        inputs: &TE3E3AD13,
        results: &T61AA93B0,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &TDBD7D2E6,
        effects: Effects(3),
        access: AccessSize::Various,
        inputs: &TE3E3AD13,
        results: &T5EC3D2BB,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
];
pub(crate) static TDA21642E: [(u8, &[(i64, i64)]); 4] = [
    (3, &T52CBEE17),
    (4, &T8104F89E),
    (9, &T6C5BE8DF),
    (11, &T16BA969F),
];
pub(crate) static T8C37A525: [variants::Case; 1] = [
    variants::Case::new(&TDA21642E, &[], &[]),
];
pub(crate) static T483A420A: [variants::Values; 3] = [
    variants::Values::new(variants::At::Register(0, Which::Operand(6)), 1, false, false),
    variants::Values::new(variants::At::Register(0, Which::Operand(8)), 1, false, false),
    variants::Values::new(variants::At::Register(4, Which::Operand(5)), 1, false, false),
];
pub(crate) static T209C0D6E: [(u8, &[(i64, i64)]); 4] = [
    (3, &T52CBEE17),
    (4, &TA727301F),
    (9, &T6C5BE8DF),
    (11, &T16BA969F),
];
pub(crate) static T98E25997: [variants::Case; 1] = [
    variants::Case::new(&T209C0D6E, &[], &[]),
];
pub(crate) static TC5318ACB: [(u8, &[(i64, i64)]); 4] = [
    (3, &T52CBEE17),
    (4, &T115D6118),
    (9, &T6C5BE8DF),
    (11, &T6C5BE8DF),
];
pub(crate) static TA518DC66: [variants::Case; 1] = [
    variants::Case::new(&TC5318ACB, &[], &[]),
];
pub(crate) static TB461F742: [variants::Values; 2] = [
    variants::Values::new(variants::At::Register(0, Which::Operand(8)), 1, false, false),
    variants::Values::new(variants::At::Register(4, Which::Operand(5)), 1, false, false),
];
pub(crate) static T5A0A8557: [(u8, &[(i64, i64)]); 4] = [
    (3, &T0C8E3679),
    (4, &TE3E44CA6),
    (9, &T6C5BE8DF),
    (11, &T16BA969F),
];
pub(crate) static TBCAFFB08: [variants::Case; 1] = [
    variants::Case::new(&T5A0A8557, &[], &T62D06369),
];
pub(crate) static TB6C056F7: [variants::Variant; 4] = [
    variants::Variant {
        cases: &T8C37A525,
        effects: Effects(3),
        access: AccessSize::Bytes(4),
        inputs: &T483A420A,
        results: &[],
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T98E25997,
        effects: Effects(3),
        access: AccessSize::Bytes(4),
        inputs: &T483A420A,
        results: &T7684600F,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &TA518DC66,
        effects: Effects(3),
        access: AccessSize::Bytes(4),
        inputs: &TB461F742,
        results: &T7684600F,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &TBCAFFB08,
        effects: Effects(3),
        access: AccessSize::Various,
        inputs: &T483A420A,
        results: &T61AA93B0,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
];
pub(crate) static T059ABDF2: [variants::Case; 2] = [
    variants::Case::new(&T209C0D6E, &[], &[]),
    variants::Case::new(&TC5318ACB, &[], &[]),
];
pub(crate) static TCDBDD966: [variants::Variant; 3] = [
    variants::Variant {
        cases: &T8C37A525,
        effects: Effects(3),
        access: AccessSize::Bytes(4),
        inputs: &TB461F742,
        results: &[],
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T059ABDF2,
        effects: Effects(3),
        access: AccessSize::Bytes(4),
        inputs: &TB461F742,
        results: &T7684600F,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &TBCAFFB08,
        effects: Effects(3),
        access: AccessSize::Various,
        inputs: &TB461F742,
        results: &T61AA93B0,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
];
pub(crate) static TE71B57DF: [variants::Values; 3] = [
    variants::Values::new(variants::At::Register(0, Which::Operand(6)), 2, false, false),
    variants::Values::new(variants::At::Register(0, Which::Operand(8)), 1, false, false),
    variants::Values::new(variants::At::Register(4, Which::Operand(5)), 1, false, false),
];
pub(crate) static T92D5265B: [variants::Variant; 4] = [
    variants::Variant {
        cases: &T8C37A525,
        effects: Effects(3),
        access: AccessSize::Bytes(4),
        inputs: &TE71B57DF,
        results: &[],
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T98E25997,
        effects: Effects(3),
        access: AccessSize::Bytes(4),
        inputs: &TE71B57DF,
        results: &T7684600F,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &TA518DC66,
        effects: Effects(3),
        access: AccessSize::Bytes(4),
        inputs: &TB461F742,
        results: &T7684600F,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &TBCAFFB08,
        effects: Effects(3),
        access: AccessSize::Various,
        inputs: &TE71B57DF,
        results: &T61AA93B0,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
];
pub(crate) static TD5CEFD9E: [variants::Case; 1] = [
    variants::Case::new(&T0B5CE9E9, &[], &TEB257A95),
];
pub(crate) static TB5CAE1F8: [variants::Values; 2] = [
    variants::Values::new(variants::At::Register(0, Which::Operand(5)), 1, false, false),
    variants::Values::new(variants::At::Register(0, Which::Operand(6)), 1, false, false),
];
pub(crate) static T131A0706: [variants::Case; 2] = [
    variants::Case::new(&T94D1AECF, &[], &TEB257A95),
    variants::Case::new(&TE3638A4F, &[], &TEB257A95),
];
pub(crate) static T9AB1CE47: [variants::Case; 1] = [
    variants::Case::new(&T689D544E, &[], &TEB257A95),
];
pub(crate) static TC0A77905: [variants::Case; 1] = [
    variants::Case::new(&TAC943B0E, &[], &TEB257A95),
];
pub(crate) static T1A37757E: [variants::Case; 1] = [
    variants::Case::new(&TB505DCA8, &[], &TEB257A95),
];
pub(crate) static TBF7591A1: [(u8, &[(i64, i64)]); 4] = [
    (3, &T0C8E3679),
    (4, &TE3E44CA6),
    (7, &T6C5BE8DF),
    (8, &T16BA969F),
];
pub(crate) static TACB31F08: [variants::Case; 1] = [
    variants::Case::new(&TBF7591A1, &[], &TEB257A95),
];
pub(crate) static T61C9DA7B: [variants::Variant; 6] = [
    variants::Variant {
        cases: &TD5CEFD9E,
        effects: Effects(3),
        access: AccessSize::Various,
        inputs: &TB5CAE1F8,
        results: &[],
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T131A0706,
        effects: Effects(3),
        access: AccessSize::Various,
        inputs: &TB5CAE1F8,
        results: &T7684600F,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T9AB1CE47,
        effects: Effects(3),
        access: AccessSize::Bytes(4),
        inputs: &T1FA53464,
        results: &[],
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &TC0A77905,
        effects: Effects(3),
        access: AccessSize::Bytes(4),
        inputs: &T1FA53464,
        results: &T7684600F,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T1A37757E,
        effects: Effects(3),
        access: AccessSize::Various,
        inputs: &TB5CAE1F8,
        results: &T61AA93B0,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &TACB31F08,
        effects: Effects(3),
        access: AccessSize::Various,
        inputs: &T1FA53464,
        results: &T61AA93B0,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
];
pub(crate) static TE9FE21E3: [variants::Case; 2] = [
    variants::Case::new(&T0E26FC5F, &[], &TEB257A95),
    variants::Case::new(&T58C47E18, &[], &TEB257A95),
];
pub(crate) static T0FAE9433: [variants::Case; 2] = [
    variants::Case::new(&T94B5161F, &[], &TEB257A95),
    variants::Case::new(&TE3638A4F, &[], &TEB257A95),
];
pub(crate) static TC0225C2A: [variants::Case; 1] = [
    variants::Case::new(&T3D09FE2C, &[], &TEB257A95),
];
pub(crate) static T2473EF0F: [(u8, &[(i64, i64)]); 4] = [
    (3, &T52CBEE17),
    (4, &T8104F89E),
    (7, &T16BA969F),
    (8, &T16BA969F),
];
pub(crate) static T8FB1E52E: [(u16, bool); 2] = [(2, false), (3, true)];
pub(crate) static T58CFBEA7: [(u16, bool); 1] = [(2, true)];
pub(crate) static T885879F6: [variants::Case; 2] = [
    variants::Case::new(&T2473EF0F, &[], &T8FB1E52E),
    variants::Case::new(&T2473EF0F, &[], &T58CFBEA7),
];
pub(crate) static TEAC0FC05: [variants::Values; 1] = [
    variants::Values::new(variants::At::Register(0, Which::Operand(5)), 2, false, false),
];
pub(crate) static T4998B086: [(u8, &[(i64, i64)]); 4] = [
    (3, &T52CBEE17),
    (4, &T115D6118),
    (7, &T6C5BE8DF),
    (8, &T16BA969F),
];
pub(crate) static T7F7742E9: [variants::Case; 4] = [
    variants::Case::new(&T94D1AECF, &[], &T8FB1E52E),
    variants::Case::new(&T4998B086, &[], &T8FB1E52E),
    variants::Case::new(&T94D1AECF, &[], &T58CFBEA7),
    variants::Case::new(&T4998B086, &[], &T58CFBEA7),
];
pub(crate) static TE4BAED86: [variants::Case; 1] = [
    variants::Case::new(&TB505DCA8, &[], &T8FB1E52E),
];
pub(crate) static T6B797EF0: [variants::Variant; 6] = [
    variants::Variant {
        cases: &TE9FE21E3,
        effects: Effects(3),
        access: AccessSize::Various,
        inputs: &T1FA53464,
        results: &[],
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T0FAE9433,
        effects: Effects(3),
        access: AccessSize::Various,
        inputs: &T1FA53464,
        results: &T7684600F,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &TC0225C2A,
        effects: Effects(3),
        access: AccessSize::Various,
        inputs: &T1FA53464,
        results: &T61AA93B0,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T885879F6,
        effects: Effects(3),
        access: AccessSize::Bytes(4),
        inputs: &TEAC0FC05,
        results: &[],
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T7F7742E9,
        effects: Effects(3),
        access: AccessSize::Bytes(4),
        inputs: &TEAC0FC05,
        results: &T7684600F,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &TE4BAED86,
        effects: Effects(3),
        access: AccessSize::Various,
        inputs: &TEAC0FC05,
        results: &T5EC3D2BB,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
];
pub(crate) static T5293DB29: [variants::Values; 2] = [
    variants::Values::new(variants::At::Register(0, Which::Operand(5)), 1, false, false),
    variants::Values::new(variants::At::Register(0, Which::Operand(6)), 2, false, false),
];
pub(crate) static T8DE0BA28: [variants::Variant; 6] = [
    variants::Variant {
        cases: &TD5CEFD9E,
        effects: Effects(3),
        access: AccessSize::Various,
        inputs: &T5293DB29,
        results: &[],
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T131A0706,
        effects: Effects(3),
        access: AccessSize::Various,
        inputs: &T5293DB29,
        results: &T7684600F,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T9AB1CE47,
        effects: Effects(3),
        access: AccessSize::Bytes(4),
        inputs: &T1FA53464,
        results: &[],
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &TC0A77905,
        effects: Effects(3),
        access: AccessSize::Bytes(4),
        inputs: &T1FA53464,
        results: &T7684600F,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T1A37757E,
        effects: Effects(3),
        access: AccessSize::Various,
        inputs: &T5293DB29,
        results: &T61AA93B0,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &TACB31F08,
        effects: Effects(3),
        access: AccessSize::Various,
        inputs: &T1FA53464,
        results: &T61AA93B0,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
];
pub(crate) static TF5B6E440: [(u8, &[(i64, i64)]); 4] = [
    (3, &T16BA969F),
    (5, &T8104F89E),
    (8, &T16BA969F),
    (9, &T16BA969F),
];
pub(crate) static T31052294: [variants::Case; 1] = [
    variants::Case::new(&TF5B6E440, &[], &[]),
];
pub(crate) static TA97E8643: [variants::Values; 2] = [
    variants::Values::new(variants::At::Register(0, Which::Operand(6)), 1, false, false),
    variants::Values::new(variants::At::Register(3, Which::Operand(7)), 1, false, false),
];
pub(crate) static T2C28D8B4: [(u8, &[(i64, i64)]); 4] = [
    (3, &T16BA969F),
    (5, &TA727301F),
    (8, &T16BA969F),
    (9, &T16BA969F),
];
pub(crate) static T650F7C27: [variants::Case; 1] = [
    variants::Case::new(&T2C28D8B4, &[], &[]),
];
pub(crate) static TF7A74FCD: [(u8, &[(i64, i64)]); 4] = [
    (3, &T16BA969F),
    (5, &T115D6118),
    (8, &T16BA969F),
    (9, &T6C5BE8DF),
];
pub(crate) static TCAE139A2: [variants::Case; 1] = [
    variants::Case::new(&TF7A74FCD, &[], &[]),
];
pub(crate) static T43CBCB20: [(u8, &[(i64, i64)]); 4] = [
    (3, &T16BA969F),
    (5, &T115D6118),
    (8, &T16BA969F),
    (9, &TBE02EC7F),
];
pub(crate) static T04AF0AF3: [variants::Case; 1] = [
    variants::Case::new(&T43CBCB20, &[], &[]),
];
pub(crate) static T63851E8F: [variants::Values; 1] = [
    variants::Values::new(variants::At::Register(0, Which::Operand(5)), 4, false, false),
];
pub(crate) static TB7BCE6C5: [(u8, &[(i64, i64)]); 4] = [
    (3, &T16BA969F),
    (5, &T115D6118),
    (8, &T6C5BE8DF),
    (9, &T16BA969F),
];
pub(crate) static TD66295FF: [variants::Case; 1] = [
    variants::Case::new(&TB7BCE6C5, &[], &[]),
];
pub(crate) static T6682B0BB: [variants::Values; 1] = [
    variants::Values::new(variants::At::Register(3, Which::Operand(7)), 1, false, false),
];
pub(crate) static T43541CF9: [variants::Variant; 5] = [
    variants::Variant {
        cases: &T31052294,
        effects: Effects(1),
        access: AccessSize::Bytes(4),
        inputs: &TA97E8643,
        results: &[],
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T650F7C27,
        effects: Effects(1),
        access: AccessSize::Bytes(4),
        inputs: &TA97E8643,
        results: &T1FA53464,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &TCAE139A2,
        effects: Effects(1),
        access: AccessSize::Bytes(4),
        inputs: &TA97E8643,
        results: &TEAC0FC05,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T04AF0AF3,
        effects: Effects(1),
        access: AccessSize::Bytes(4),
        inputs: &TA97E8643,
        results: &T63851E8F,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &TD66295FF,
        effects: Effects(1),
        access: AccessSize::Bytes(4),
        inputs: &T6682B0BB,
        results: &T1FA53464,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
];
pub(crate) static T72350D89: [&str; 2] = [
    "it has too many variants",
    "values that no gate has",
];
pub(crate) static T92743191: [(u8, &[(i64, i64)]); 1] = [(3, &T8104F89E)];
pub(crate) static T6A199656: [variants::Case; 1] = [
    variants::Case::new(&T92743191, &[], &[]),
];
pub(crate) static T8B713EF0: [(u8, &[(i64, i64)]); 2] = [
    (2, &T52CBEE17),
    (3, &TA727301F),
];
pub(crate) static TCEC38238: [(u8, &[(i64, i64)]); 2] = [
    (2, &T0C8E3679),
    (3, &TD0F9AC7B),
];
pub(crate) static T46634998: [variants::Case; 2] = [
    variants::Case::new(&T8B713EF0, &[], &[]),
    variants::Case::new(&TCEC38238, &[], &[]),
];
pub(crate) static TB887CF06: [variants::Values; 1] = [
    variants::Values::new(variants::At::State(4), 1, false, false),
];
pub(crate) static T4859CFBB: [(u8, &[(i64, i64)]); 2] = [
    (2, &T0C8E3679),
    (3, &TE3E44CA6),
];
pub(crate) static TA150D55B: [variants::Case; 1] = [
    variants::Case::new(&T4859CFBB, &[], &T62D06369),
];
pub(crate) static TACC65EB1: [variants::Case; 1] = [
    variants::Case::new(&T4859CFBB, &[], &T2BF153BA),
];
pub(crate) static TD16718FA: [variants::Values; 1] = [
    variants::Values::new(variants::At::Unit(0, 16, Which::Operand(3)), 1, false, false),
];
pub(crate) static TCF519181: [variants::Variant; 4] = [
    variants::Variant {
        cases: &T6A199656,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &[],
        results: &[],
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T46634998,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &TB887CF06,
        results: &T21100386,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &TA150D55B,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &TB887CF06,
        results: &T426F9E45,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &TACC65EB1,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &TB887CF06,
        results: &TD16718FA,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
];
pub(crate) static T104D6A43: [variants::Values; 1] = [
    variants::Values::new(variants::At::State(5), 1, false, false),
];
pub(crate) static T1E8224A4: [variants::Variant; 4] = [
    variants::Variant {
        cases: &T6A199656,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &[],
        results: &[],
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T46634998,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T104D6A43,
        results: &T21100386,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &TA150D55B,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T104D6A43,
        results: &T426F9E45,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &TACC65EB1,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T104D6A43,
        results: &TD16718FA,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
];
pub(crate) static TD069E779: [variants::Variant; 4] = [
    variants::Variant {
        cases: &T6A199656,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &[],
        results: &[],
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T46634998,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &[],
        results: &T21100386,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &TA150D55B,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &[],
        results: &T426F9E45,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &TACC65EB1,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &[],
        results: &TD16718FA,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
];
pub(crate) static TC29ED4BC: [variants::Variants; 137] = [
    variants::Variants {
        op: 4,
        list: &[],
        rest: &TF4C699CB,
    },
    variants::Variants {
        op: 14,
        list: &[],
        rest: &TF4C699CB,
    },
    variants::Variants {
        op: 22,
        list: &[],
        rest: &TF4C699CB,
    },
    variants::Variants {
        op: 23,
        list: &[],
        rest: &TF4C699CB,
    },
    variants::Variants {
        op: 26,
        list: &TB36880EC,
        rest: &T839DF221,
    },
    variants::Variants {
        op: 27,
        list: &T6F060D69,
        rest: &T8DF2FCFB,
    },
    variants::Variants {
        op: 28,
        list: &TEDDA1305,
        rest: &T66C61041,
    },
    variants::Variants {
        op: 29,
        list: &TE8E17891,
        rest: &T66C61041,
    },
    variants::Variants {
        op: 30,
        list: &T9671AC18,
        rest: &TB9B8C351,
    },
    variants::Variants {
        op: 31,
        list: &TE53913D3,
        rest: &T839DF221,
    },
    variants::Variants {
        op: 32,
        list: &[],
        rest: &T67C03229,
    },
    variants::Variants {
        op: 33,
        list: &T913C13CA,
        rest: &TF4C699CB,
    },
    variants::Variants {
        op: 34,
        list: &TD8FDE9E8,
        rest: &T839DF221,
    },
    variants::Variants {
        op: 35,
        list: &TD8FDE9E8,
        rest: &T839DF221,
    },
    variants::Variants {
        op: 36,
        list: &TD8FDE9E8,
        rest: &T839DF221,
    },
    variants::Variants {
        op: 37,
        list: &TD8FDE9E8,
        rest: &T839DF221,
    },
    variants::Variants {
        op: 38,
        list: &TA6A95EBB,
        rest: &T839DF221,
    },
    variants::Variants {
        op: 39,
        list: &TA681F885,
        rest: &T839DF221,
    },
    variants::Variants {
        op: 40,
        list: &T45023C98,
        rest: &T839DF221,
    },
    variants::Variants {
        op: 41,
        list: &TA681F885,
        rest: &T839DF221,
    },
    variants::Variants {
        op: 42,
        list: &TA681F885,
        rest: &T839DF221,
    },
    variants::Variants {
        op: 43,
        list: &TA681F885,
        rest: &T839DF221,
    },
    variants::Variants {
        op: 44,
        list: &TA681F885,
        rest: &T839DF221,
    },
    variants::Variants {
        op: 45,
        list: &TA681F885,
        rest: &T839DF221,
    },
    variants::Variants {
        op: 46,
        list: &TA681F885,
        rest: &T839DF221,
    },
    variants::Variants {
        op: 47,
        list: &TA681F885,
        rest: &T839DF221,
    },
    variants::Variants {
        op: 48,
        list: &TA681F885,
        rest: &T839DF221,
    },
    variants::Variants {
        op: 49,
        list: &TA681F885,
        rest: &T839DF221,
    },
    variants::Variants {
        op: 50,
        list: &TA681F885,
        rest: &T839DF221,
    },
    variants::Variants {
        op: 51,
        list: &TA681F885,
        rest: &T839DF221,
    },
    variants::Variants {
        op: 52,
        list: &TA681F885,
        rest: &T839DF221,
    },
    variants::Variants {
        op: 53,
        list: &TA681F885,
        rest: &T839DF221,
    },
    variants::Variants {
        op: 54,
        list: &TA681F885,
        rest: &T839DF221,
    },
    variants::Variants {
        op: 55,
        list: &TA681F885,
        rest: &T839DF221,
    },
    variants::Variants {
        op: 59,
        list: &TE5FF07BA,
        rest: &T839DF221,
    },
    variants::Variants {
        op: 60,
        list: &TE5FF07BA,
        rest: &T839DF221,
    },
    variants::Variants {
        op: 61,
        list: &TC3EE9801,
        rest: &T839DF221,
    },
    variants::Variants {
        op: 62,
        list: &TC3EE9801,
        rest: &T839DF221,
    },
    variants::Variants {
        op: 63,
        list: &TC3EE9801,
        rest: &T839DF221,
    },
    variants::Variants {
        op: 64,
        list: &TC3EE9801,
        rest: &T839DF221,
    },
    variants::Variants {
        op: 65,
        list: &T1B9DA9CF,
        rest: &T839DF221,
    },
    variants::Variants {
        op: 66,
        list: &T1B9DA9CF,
        rest: &T839DF221,
    },
    variants::Variants {
        op: 67,
        list: &T1B9DA9CF,
        rest: &T839DF221,
    },
    variants::Variants {
        op: 68,
        list: &T1B9DA9CF,
        rest: &T839DF221,
    },
    variants::Variants {
        op: 69,
        list: &T1B9DA9CF,
        rest: &T839DF221,
    },
    variants::Variants {
        op: 70,
        list: &T1B9DA9CF,
        rest: &T839DF221,
    },
    variants::Variants {
        op: 71,
        list: &T1B9DA9CF,
        rest: &T839DF221,
    },
    variants::Variants {
        op: 72,
        list: &T287E46F2,
        rest: &T839DF221,
    },
    variants::Variants {
        op: 73,
        list: &T287E46F2,
        rest: &T839DF221,
    },
    variants::Variants {
        op: 74,
        list: &T287E46F2,
        rest: &T839DF221,
    },
    variants::Variants {
        op: 75,
        list: &T287E46F2,
        rest: &T839DF221,
    },
    variants::Variants {
        op: 76,
        list: &T287E46F2,
        rest: &T839DF221,
    },
    variants::Variants {
        op: 77,
        list: &T89D59712,
        rest: &TF2B54753,
    },
    variants::Variants {
        op: 81,
        list: &T4A6B37A4,
        rest: &T927EDF71,
    },
    variants::Variants {
        op: 82,
        list: &T68793D98,
        rest: &T927EDF71,
    },
    variants::Variants {
        op: 83,
        list: &T4A6B37A4,
        rest: &T927EDF71,
    },
    variants::Variants {
        op: 84,
        list: &T68793D98,
        rest: &T927EDF71,
    },
    variants::Variants {
        op: 85,
        list: &T4298A2CB,
        rest: &T927EDF71,
    },
    variants::Variants {
        op: 86,
        list: &T4298A2CB,
        rest: &T927EDF71,
    },
    variants::Variants {
        op: 87,
        list: &T4A6B37A4,
        rest: &T927EDF71,
    },
    variants::Variants {
        op: 88,
        list: &T4298A2CB,
        rest: &T927EDF71,
    },
    variants::Variants {
        op: 89,
        list: &T4A6B37A4,
        rest: &T927EDF71,
    },
    variants::Variants {
        op: 90,
        list: &T4298A2CB,
        rest: &T927EDF71,
    },
    variants::Variants {
        op: 91,
        list: &T4A6B37A4,
        rest: &T927EDF71,
    },
    variants::Variants {
        op: 92,
        list: &T4298A2CB,
        rest: &T927EDF71,
    },
    variants::Variants {
        op: 93,
        list: &T4A6B37A4,
        rest: &T927EDF71,
    },
    variants::Variants {
        op: 94,
        list: &T4298A2CB,
        rest: &T927EDF71,
    },
    variants::Variants {
        op: 95,
        list: &T4A6B37A4,
        rest: &T927EDF71,
    },
    variants::Variants {
        op: 97,
        list: &T4106F273,
        rest: &T839DF221,
    },
    variants::Variants {
        op: 98,
        list: &T4106F273,
        rest: &T839DF221,
    },
    variants::Variants {
        op: 99,
        list: &T4106F273,
        rest: &T839DF221,
    },
    variants::Variants {
        op: 100,
        list: &T4106F273,
        rest: &T839DF221,
    },
    variants::Variants {
        op: 101,
        list: &T4106F273,
        rest: &T839DF221,
    },
    variants::Variants {
        op: 102,
        list: &TAEB16100,
        rest: &T927EDF71,
    },
    variants::Variants {
        op: 103,
        list: &TAEB16100,
        rest: &T927EDF71,
    },
    variants::Variants {
        op: 106,
        list: &T9F2F9E18,
        rest: &T839DF221,
    },
    variants::Variants {
        op: 107,
        list: &T9F2F9E18,
        rest: &T839DF221,
    },
    variants::Variants {
        op: 149,
        list: &T562B8AA7,
        rest: &TF2B54753,
    },
    variants::Variants {
        op: 150,
        list: &TC14120DA,
        rest: &TF2B54753,
    },
    variants::Variants {
        op: 151,
        list: &T8AD82AC4,
        rest: &TF2B54753,
    },
    variants::Variants {
        op: 152,
        list: &T00F2BFED,
        rest: &TF2B54753,
    },
    variants::Variants {
        op: 153,
        list: &TD9E4F4D7,
        rest: &TF2B54753,
    },
    variants::Variants {
        op: 154,
        list: &T27178134,
        rest: &TF2B54753,
    },
    variants::Variants {
        op: 155,
        list: &TF0ED64F9,
        rest: &TF2B54753,
    },
    variants::Variants {
        op: 156,
        list: &T58BC21A8,
        rest: &TF2B54753,
    },
    variants::Variants {
        op: 158,
        list: &T14B38FC3,
        rest: &TF2B54753,
    },
    variants::Variants {
        op: 159,
        list: &T681C16BF,
        rest: &TF2B54753,
    },
    variants::Variants {
        op: 160,
        list: &TC77416B3,
        rest: &TF2B54753,
    },
    variants::Variants {
        op: 169,
        list: &T47784A9A,
        rest: &T49F26468,
    },
    variants::Variants {
        op: 170,
        list: &T47784A9A,
        rest: &T49F26468,
    },
    variants::Variants {
        op: 171,
        list: &T47784A9A,
        rest: &T49F26468,
    },
    variants::Variants {
        op: 172,
        list: &T68CC94AE,
        rest: &T49F26468,
    },
    variants::Variants {
        op: 173,
        list: &T68CC94AE,
        rest: &T49F26468,
    },
    variants::Variants {
        op: 174,
        list: &T0AEC71AE,
        rest: &T49F26468,
    },
    variants::Variants {
        op: 175,
        list: &T47784A9A,
        rest: &T49F26468,
    },
    variants::Variants {
        op: 176,
        list: &T47784A9A,
        rest: &T49F26468,
    },
    variants::Variants {
        op: 177,
        list: &T47784A9A,
        rest: &T49F26468,
    },
    variants::Variants {
        op: 178,
        list: &T47784A9A,
        rest: &T49F26468,
    },
    variants::Variants {
        op: 179,
        list: &T47784A9A,
        rest: &T49F26468,
    },
    variants::Variants {
        op: 180,
        list: &TB6C056F7,
        rest: &TF4C699CB,
    },
    variants::Variants {
        op: 181,
        list: &TB6C056F7,
        rest: &TF4C699CB,
    },
    variants::Variants {
        op: 182,
        list: &TB6C056F7,
        rest: &TF4C699CB,
    },
    variants::Variants {
        op: 183,
        list: &TB6C056F7,
        rest: &TF4C699CB,
    },
    variants::Variants {
        op: 184,
        list: &TB6C056F7,
        rest: &TF4C699CB,
    },
    variants::Variants {
        op: 185,
        list: &TB6C056F7,
        rest: &TF4C699CB,
    },
    variants::Variants {
        op: 186,
        list: &TCDBDD966,
        rest: &TF4C699CB,
    },
    variants::Variants {
        op: 187,
        list: &TCDBDD966,
        rest: &TF4C699CB,
    },
    variants::Variants {
        op: 188,
        list: &TCDBDD966,
        rest: &TF4C699CB,
    },
    variants::Variants {
        op: 189,
        list: &TCDBDD966,
        rest: &TF4C699CB,
    },
    variants::Variants {
        op: 190,
        list: &T92D5265B,
        rest: &TF4C699CB,
    },
    variants::Variants {
        op: 191,
        list: &T92D5265B,
        rest: &TF4C699CB,
    },
    variants::Variants {
        op: 192,
        list: &TB6C056F7,
        rest: &TF4C699CB,
    },
    variants::Variants {
        op: 193,
        list: &TB6C056F7,
        rest: &TF4C699CB,
    },
    variants::Variants {
        op: 194,
        list: &TB6C056F7,
        rest: &TF4C699CB,
    },
    variants::Variants {
        op: 195,
        list: &TB6C056F7,
        rest: &TF4C699CB,
    },
    variants::Variants {
        op: 196,
        list: &TB6C056F7,
        rest: &TF4C699CB,
    },
    variants::Variants {
        op: 197,
        list: &TB6C056F7,
        rest: &TF4C699CB,
    },
    variants::Variants {
        op: 198,
        list: &TB6C056F7,
        rest: &TF4C699CB,
    },
    variants::Variants {
        op: 199,
        list: &TB6C056F7,
        rest: &TF4C699CB,
    },
    variants::Variants {
        op: 200,
        list: &TB6C056F7,
        rest: &TF4C699CB,
    },
    variants::Variants {
        op: 201,
        list: &TB6C056F7,
        rest: &TF4C699CB,
    },
    variants::Variants {
        op: 202,
        list: &T61C9DA7B,
        rest: &T49F26468,
    },
    variants::Variants {
        op: 203,
        list: &T61C9DA7B,
        rest: &T49F26468,
    },
    variants::Variants {
        op: 204,
        list: &T61C9DA7B,
        rest: &T49F26468,
    },
    variants::Variants {
        op: 205,
        list: &T6B797EF0,
        rest: &T49F26468,
    },
    variants::Variants {
        op: 206,
        list: &T6B797EF0,
        rest: &T49F26468,
    },
    variants::Variants {
        op: 207,
        list: &T8DE0BA28,
        rest: &T49F26468,
    },
    variants::Variants {
        op: 208,
        list: &T61C9DA7B,
        rest: &T49F26468,
    },
    variants::Variants {
        op: 209,
        list: &T61C9DA7B,
        rest: &T49F26468,
    },
    variants::Variants {
        op: 210,
        list: &T61C9DA7B,
        rest: &T49F26468,
    },
    variants::Variants {
        op: 211,
        list: &T61C9DA7B,
        rest: &T49F26468,
    },
    variants::Variants {
        op: 212,
        list: &T61C9DA7B,
        rest: &T49F26468,
    },
    variants::Variants {
        op: 225,
        list: &T43541CF9,
        rest: &TF4C699CB,
    },
    variants::Variants {
        op: 226,
        list: &[],
        rest: &T72350D89,
    },
    variants::Variants {
        op: 227,
        list: &TCF519181,
        rest: &[],
    },
    variants::Variants {
        op: 228,
        list: &T1E8224A4,
        rest: &[],
    },
    variants::Variants {
        op: 229,
        list: &TD069E779,
        rest: &[],
    },
];
pub(crate) static TE67B15CE: [variants::State; 6] = [
    variants::State::new("depth", 64, &[]),
    variants::State::new("local", 64, &[]),
    variants::State::new("private", 64, &[]),
    variants::State::new("linked", 64, &[]),
    variants::State::new("core", 16, &[]),
    variants::State::new("wave", 16, &[]),
];
pub(crate) static T11028F69: [(&str, u32); 12] = [
    ("Illegal", 0),
    ("FetchFault", 1),
    ("LoadFault", 2),
    ("StoreFault", 3),
    ("End", 4),
    ("Discard", 5),
    ("NotPublic", 6),
    ("Fibers", 7),
    ("Texture", 8),
    ("Varying", 9),
    ("Image", 10),
    ("CallDepth", 11),
];
pub(crate) static TC3FF2184: [(&str, &str); 3] = [
    (
        "float",
        "nan_result=default default_nan=positive nan_integer=largest tininess=after_rounding invalid=16 divide_by_zero=8 overflow=4 underflow=2 inexact=1 nearest_even=0 toward_zero=1 down=2 up=3 nearest_away=4 odd=5",
    ),
    ("vector_word", "hex64"),
    ("vector_target", "gen 320=a320 420=a420 540=a540 630=a630"),
];
