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
    name: "sfpu",
    word_bits: &TD80831B0,
    features: &TDA7079DD,
    params: &[],
    settings: &[],
    targets: &T7BDEAB3F,
    letters: &[],
    default_target: 0,
    files: &T76186044,
    kinds: &T5FC0E58B,
    name_needs: &[],
    ops: &OPS,
    flows: variants::Flows::known(VARIANTS, &TA4F5B037),
    aliases: &[],
    macros: &[],
    relocs: &[],
    causes: &T0610D4B1,
    transports: &T1FE85117,
    environment: &TF45F3E73,
    conventions: &T1F3A360E,
    platforms: &TDC25B4A7,
    cores: &T45F10901,
    mirror: None,
    hash: "468589e5fb84efa7",
};
static OPS: [Op; 74usize] = [
    crate::sfpu::SFPSHFT2,
    crate::sfpu::SFPSHFT2_BH,
    crate::sfpu::SFPSWAP,
    crate::sfpu::SFPSWAP_BH,
    crate::sfpu::SFPTRANSP,
    crate::sfpu::SFPSTOCHRND,
    crate::sfpu::SFPSTOCHRND_BH,
    crate::sfpu::SFPLOAD,
    crate::sfpu::SFPLOAD_BH,
    crate::sfpu::SFPSTORE,
    crate::sfpu::SFPSTORE_BH,
    crate::sfpu::SFPLOADI,
    crate::sfpu::SFPCONFIG,
    crate::sfpu::SFPNOP,
    crate::sfpu::TTNOP,
    crate::sfpu::TTINCRWC,
    crate::sfpu::TTSETRWC,
    crate::sfpu::TTREPLAY,
    crate::sfpu::SFPLOADMACRO,
    crate::sfpu::SFPLOADMACRO_BH,
    crate::sfpu::SFPMAD,
    crate::sfpu::SFPMAD_BH,
    crate::sfpu::SFPADD,
    crate::sfpu::SFPADD_BH,
    crate::sfpu::SFPMUL,
    crate::sfpu::SFPMUL_BH,
    crate::sfpu::SFPADD_WH,
    crate::sfpu::SFPADD_BH_2,
    crate::sfpu::SFPMUL_WH,
    crate::sfpu::SFPMUL_BH_2,
    crate::sfpu::SFPMULI,
    crate::sfpu::SFPMULI_BH,
    crate::sfpu::SFPADDI,
    crate::sfpu::SFPADDI_BH,
    crate::sfpu::SFPMUL24,
    crate::sfpu::SFPLUT,
    crate::sfpu::SFPLUT_BH,
    crate::sfpu::SFPLUTFP32,
    crate::sfpu::SFPLUTFP32_BH,
    crate::sfpu::SFPAND,
    crate::sfpu::SFPAND_BH,
    crate::sfpu::SFPOR,
    crate::sfpu::SFPOR_BH,
    crate::sfpu::SFPXOR,
    crate::sfpu::SFPNOT,
    crate::sfpu::SFPABS,
    crate::sfpu::SFPEXMAN,
    crate::sfpu::SFPCAST,
    crate::sfpu::SFPCAST_BH,
    crate::sfpu::SFPSETEXP,
    crate::sfpu::SFPSETMAN,
    crate::sfpu::SFPSETSGN,
    crate::sfpu::SFPDIVP2,
    crate::sfpu::SFPSHFT,
    crate::sfpu::SFPSHFT_BH,
    crate::sfpu::SFPARECIP,
    crate::sfpu::SFPARECIP_BH,
    crate::sfpu::SFPMOV,
    crate::sfpu::SFPIADD,
    crate::sfpu::SFPEXEXP,
    crate::sfpu::SFPLZ,
    crate::sfpu::SFPLE,
    crate::sfpu::SFPGT,
    crate::sfpu::SFPSETCC,
    crate::sfpu::SFPENCC,
    crate::sfpu::SFPCOMPC,
    crate::sfpu::SFPPUSHC,
    crate::sfpu::SFPPOPC,
    crate::sfpu::SFPSETCC_2,
    crate::sfpu::SFPENCC_2,
    crate::sfpu::SFPPUSHC_2,
    crate::sfpu::SFPPOPC_2,
    crate::sfpu::SFPCOMPC_2,
    crate::sfpu::SFPTRANSP_2,
];
pub(crate) static TD80831B0: [u16; 1] = [32];
pub(crate) static TACB61983: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x0, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static TDA7079DD: [Feature; 3] = [
    Feature {
        name: "wh",
        doc: "a generation",
        requires: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x2, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "bh",
        doc: "a generation",
        requires: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x1, 0x0, 0x0, 0x0]),
        implied: None,
    },
    Feature {
        name: "sfpu",
        doc: "everything",
        requires: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        conflicts: FeatureSet([0x0, 0x0, 0x0, 0x0]),
        implied: Some(&Needs { any: &TACB61983 }),
    },
];
pub(crate) static T19C64D08: [(u32, u32, u16); 1] = [(0x0, 0x0, 32)];
pub(crate) static TAB6CF740: [u32; 9] = [
    0x200818, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
];
pub(crate) static T82D6861C: [u32; 10] = [
    0x200818, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
];
pub(crate) static T7BDEAB3F: [Target; 4] = [
    Target {
        name: "wormhole",
        doc: "Wormhole B0",
        features: FeatureSet([0x5, 0x0, 0x0, 0x0]),
        lengths: &T19C64D08,
        core: Some(0),
        keys: &TAB6CF740,
    },
    Target {
        name: "blackhole",
        doc: "Blackhole A0",
        features: FeatureSet([0x6, 0x0, 0x0, 0x0]),
        lengths: &T19C64D08,
        core: Some(1),
        keys: &T82D6861C,
    },
    Target {
        name: "wh",
        doc: "Wormhole B0",
        features: FeatureSet([0x5, 0x0, 0x0, 0x0]),
        lengths: &T19C64D08,
        core: Some(0),
        keys: &TAB6CF740,
    },
    Target {
        name: "bh",
        doc: "Blackhole A0",
        features: FeatureSet([0x6, 0x0, 0x0, 0x0]),
        lengths: &T19C64D08,
        core: Some(1),
        keys: &T82D6861C,
    },
];
pub(crate) static T8653461E: [&str; 16] = [
    "L0",
    "L1",
    "L2",
    "L3",
    "L4",
    "L5",
    "L6",
    "L7",
    "L8",
    "L9",
    "L10",
    "L11",
    "L12",
    "L13",
    "L14",
    "L15",
];
pub(crate) static T3C2B8384: [u32; 1] = [1024];
pub(crate) static T9A3EA305: [Hold; 2] = [
    Hold {
        ty: "v2i32",
        above: Above::Any,
    },
    Hold {
        ty: "v2f32",
        above: Above::Any,
    },
];
pub(crate) static T09041F9E: [&str; 4] = ["tmpl0", "tmpl1", "tmpl2", "tmpl3"];
pub(crate) static TA3024846: [&str; 4] = ["seq0", "seq1", "seq2", "seq3"];
pub(crate) static TDFC85522: [&str; 8] = [
    "stk_en0",
    "stk_en1",
    "stk_en2",
    "stk_en3",
    "stk_en4",
    "stk_en5",
    "stk_en6",
    "stk_en7",
];
pub(crate) static T6DCFC3C6: [u32; 1] = [32];
pub(crate) static T45A829EA: [&str; 8] = [
    "stk_cc0",
    "stk_cc1",
    "stk_cc2",
    "stk_cc3",
    "stk_cc4",
    "stk_cc5",
    "stk_cc6",
    "stk_cc7",
];
pub(crate) static T5369C936: [&str; 1024] = [
    "dst0",
    "dst1",
    "dst2",
    "dst3",
    "dst4",
    "dst5",
    "dst6",
    "dst7",
    "dst8",
    "dst9",
    "dst10",
    "dst11",
    "dst12",
    "dst13",
    "dst14",
    "dst15",
    "dst16",
    "dst17",
    "dst18",
    "dst19",
    "dst20",
    "dst21",
    "dst22",
    "dst23",
    "dst24",
    "dst25",
    "dst26",
    "dst27",
    "dst28",
    "dst29",
    "dst30",
    "dst31",
    "dst32",
    "dst33",
    "dst34",
    "dst35",
    "dst36",
    "dst37",
    "dst38",
    "dst39",
    "dst40",
    "dst41",
    "dst42",
    "dst43",
    "dst44",
    "dst45",
    "dst46",
    "dst47",
    "dst48",
    "dst49",
    "dst50",
    "dst51",
    "dst52",
    "dst53",
    "dst54",
    "dst55",
    "dst56",
    "dst57",
    "dst58",
    "dst59",
    "dst60",
    "dst61",
    "dst62",
    "dst63",
    "dst64",
    "dst65",
    "dst66",
    "dst67",
    "dst68",
    "dst69",
    "dst70",
    "dst71",
    "dst72",
    "dst73",
    "dst74",
    "dst75",
    "dst76",
    "dst77",
    "dst78",
    "dst79",
    "dst80",
    "dst81",
    "dst82",
    "dst83",
    "dst84",
    "dst85",
    "dst86",
    "dst87",
    "dst88",
    "dst89",
    "dst90",
    "dst91",
    "dst92",
    "dst93",
    "dst94",
    "dst95",
    "dst96",
    "dst97",
    "dst98",
    "dst99",
    "dst100",
    "dst101",
    "dst102",
    "dst103",
    "dst104",
    "dst105",
    "dst106",
    "dst107",
    "dst108",
    "dst109",
    "dst110",
    "dst111",
    "dst112",
    "dst113",
    "dst114",
    "dst115",
    "dst116",
    "dst117",
    "dst118",
    "dst119",
    "dst120",
    "dst121",
    "dst122",
    "dst123",
    "dst124",
    "dst125",
    "dst126",
    "dst127",
    "dst128",
    "dst129",
    "dst130",
    "dst131",
    "dst132",
    "dst133",
    "dst134",
    "dst135",
    "dst136",
    "dst137",
    "dst138",
    "dst139",
    "dst140",
    "dst141",
    "dst142",
    "dst143",
    "dst144",
    "dst145",
    "dst146",
    "dst147",
    "dst148",
    "dst149",
    "dst150",
    "dst151",
    "dst152",
    "dst153",
    "dst154",
    "dst155",
    "dst156",
    "dst157",
    "dst158",
    "dst159",
    "dst160",
    "dst161",
    "dst162",
    "dst163",
    "dst164",
    "dst165",
    "dst166",
    "dst167",
    "dst168",
    "dst169",
    "dst170",
    "dst171",
    "dst172",
    "dst173",
    "dst174",
    "dst175",
    "dst176",
    "dst177",
    "dst178",
    "dst179",
    "dst180",
    "dst181",
    "dst182",
    "dst183",
    "dst184",
    "dst185",
    "dst186",
    "dst187",
    "dst188",
    "dst189",
    "dst190",
    "dst191",
    "dst192",
    "dst193",
    "dst194",
    "dst195",
    "dst196",
    "dst197",
    "dst198",
    "dst199",
    "dst200",
    "dst201",
    "dst202",
    "dst203",
    "dst204",
    "dst205",
    "dst206",
    "dst207",
    "dst208",
    "dst209",
    "dst210",
    "dst211",
    "dst212",
    "dst213",
    "dst214",
    "dst215",
    "dst216",
    "dst217",
    "dst218",
    "dst219",
    "dst220",
    "dst221",
    "dst222",
    "dst223",
    "dst224",
    "dst225",
    "dst226",
    "dst227",
    "dst228",
    "dst229",
    "dst230",
    "dst231",
    "dst232",
    "dst233",
    "dst234",
    "dst235",
    "dst236",
    "dst237",
    "dst238",
    "dst239",
    "dst240",
    "dst241",
    "dst242",
    "dst243",
    "dst244",
    "dst245",
    "dst246",
    "dst247",
    "dst248",
    "dst249",
    "dst250",
    "dst251",
    "dst252",
    "dst253",
    "dst254",
    "dst255",
    "dst256",
    "dst257",
    "dst258",
    "dst259",
    "dst260",
    "dst261",
    "dst262",
    "dst263",
    "dst264",
    "dst265",
    "dst266",
    "dst267",
    "dst268",
    "dst269",
    "dst270",
    "dst271",
    "dst272",
    "dst273",
    "dst274",
    "dst275",
    "dst276",
    "dst277",
    "dst278",
    "dst279",
    "dst280",
    "dst281",
    "dst282",
    "dst283",
    "dst284",
    "dst285",
    "dst286",
    "dst287",
    "dst288",
    "dst289",
    "dst290",
    "dst291",
    "dst292",
    "dst293",
    "dst294",
    "dst295",
    "dst296",
    "dst297",
    "dst298",
    "dst299",
    "dst300",
    "dst301",
    "dst302",
    "dst303",
    "dst304",
    "dst305",
    "dst306",
    "dst307",
    "dst308",
    "dst309",
    "dst310",
    "dst311",
    "dst312",
    "dst313",
    "dst314",
    "dst315",
    "dst316",
    "dst317",
    "dst318",
    "dst319",
    "dst320",
    "dst321",
    "dst322",
    "dst323",
    "dst324",
    "dst325",
    "dst326",
    "dst327",
    "dst328",
    "dst329",
    "dst330",
    "dst331",
    "dst332",
    "dst333",
    "dst334",
    "dst335",
    "dst336",
    "dst337",
    "dst338",
    "dst339",
    "dst340",
    "dst341",
    "dst342",
    "dst343",
    "dst344",
    "dst345",
    "dst346",
    "dst347",
    "dst348",
    "dst349",
    "dst350",
    "dst351",
    "dst352",
    "dst353",
    "dst354",
    "dst355",
    "dst356",
    "dst357",
    "dst358",
    "dst359",
    "dst360",
    "dst361",
    "dst362",
    "dst363",
    "dst364",
    "dst365",
    "dst366",
    "dst367",
    "dst368",
    "dst369",
    "dst370",
    "dst371",
    "dst372",
    "dst373",
    "dst374",
    "dst375",
    "dst376",
    "dst377",
    "dst378",
    "dst379",
    "dst380",
    "dst381",
    "dst382",
    "dst383",
    "dst384",
    "dst385",
    "dst386",
    "dst387",
    "dst388",
    "dst389",
    "dst390",
    "dst391",
    "dst392",
    "dst393",
    "dst394",
    "dst395",
    "dst396",
    "dst397",
    "dst398",
    "dst399",
    "dst400",
    "dst401",
    "dst402",
    "dst403",
    "dst404",
    "dst405",
    "dst406",
    "dst407",
    "dst408",
    "dst409",
    "dst410",
    "dst411",
    "dst412",
    "dst413",
    "dst414",
    "dst415",
    "dst416",
    "dst417",
    "dst418",
    "dst419",
    "dst420",
    "dst421",
    "dst422",
    "dst423",
    "dst424",
    "dst425",
    "dst426",
    "dst427",
    "dst428",
    "dst429",
    "dst430",
    "dst431",
    "dst432",
    "dst433",
    "dst434",
    "dst435",
    "dst436",
    "dst437",
    "dst438",
    "dst439",
    "dst440",
    "dst441",
    "dst442",
    "dst443",
    "dst444",
    "dst445",
    "dst446",
    "dst447",
    "dst448",
    "dst449",
    "dst450",
    "dst451",
    "dst452",
    "dst453",
    "dst454",
    "dst455",
    "dst456",
    "dst457",
    "dst458",
    "dst459",
    "dst460",
    "dst461",
    "dst462",
    "dst463",
    "dst464",
    "dst465",
    "dst466",
    "dst467",
    "dst468",
    "dst469",
    "dst470",
    "dst471",
    "dst472",
    "dst473",
    "dst474",
    "dst475",
    "dst476",
    "dst477",
    "dst478",
    "dst479",
    "dst480",
    "dst481",
    "dst482",
    "dst483",
    "dst484",
    "dst485",
    "dst486",
    "dst487",
    "dst488",
    "dst489",
    "dst490",
    "dst491",
    "dst492",
    "dst493",
    "dst494",
    "dst495",
    "dst496",
    "dst497",
    "dst498",
    "dst499",
    "dst500",
    "dst501",
    "dst502",
    "dst503",
    "dst504",
    "dst505",
    "dst506",
    "dst507",
    "dst508",
    "dst509",
    "dst510",
    "dst511",
    "dst512",
    "dst513",
    "dst514",
    "dst515",
    "dst516",
    "dst517",
    "dst518",
    "dst519",
    "dst520",
    "dst521",
    "dst522",
    "dst523",
    "dst524",
    "dst525",
    "dst526",
    "dst527",
    "dst528",
    "dst529",
    "dst530",
    "dst531",
    "dst532",
    "dst533",
    "dst534",
    "dst535",
    "dst536",
    "dst537",
    "dst538",
    "dst539",
    "dst540",
    "dst541",
    "dst542",
    "dst543",
    "dst544",
    "dst545",
    "dst546",
    "dst547",
    "dst548",
    "dst549",
    "dst550",
    "dst551",
    "dst552",
    "dst553",
    "dst554",
    "dst555",
    "dst556",
    "dst557",
    "dst558",
    "dst559",
    "dst560",
    "dst561",
    "dst562",
    "dst563",
    "dst564",
    "dst565",
    "dst566",
    "dst567",
    "dst568",
    "dst569",
    "dst570",
    "dst571",
    "dst572",
    "dst573",
    "dst574",
    "dst575",
    "dst576",
    "dst577",
    "dst578",
    "dst579",
    "dst580",
    "dst581",
    "dst582",
    "dst583",
    "dst584",
    "dst585",
    "dst586",
    "dst587",
    "dst588",
    "dst589",
    "dst590",
    "dst591",
    "dst592",
    "dst593",
    "dst594",
    "dst595",
    "dst596",
    "dst597",
    "dst598",
    "dst599",
    "dst600",
    "dst601",
    "dst602",
    "dst603",
    "dst604",
    "dst605",
    "dst606",
    "dst607",
    "dst608",
    "dst609",
    "dst610",
    "dst611",
    "dst612",
    "dst613",
    "dst614",
    "dst615",
    "dst616",
    "dst617",
    "dst618",
    "dst619",
    "dst620",
    "dst621",
    "dst622",
    "dst623",
    "dst624",
    "dst625",
    "dst626",
    "dst627",
    "dst628",
    "dst629",
    "dst630",
    "dst631",
    "dst632",
    "dst633",
    "dst634",
    "dst635",
    "dst636",
    "dst637",
    "dst638",
    "dst639",
    "dst640",
    "dst641",
    "dst642",
    "dst643",
    "dst644",
    "dst645",
    "dst646",
    "dst647",
    "dst648",
    "dst649",
    "dst650",
    "dst651",
    "dst652",
    "dst653",
    "dst654",
    "dst655",
    "dst656",
    "dst657",
    "dst658",
    "dst659",
    "dst660",
    "dst661",
    "dst662",
    "dst663",
    "dst664",
    "dst665",
    "dst666",
    "dst667",
    "dst668",
    "dst669",
    "dst670",
    "dst671",
    "dst672",
    "dst673",
    "dst674",
    "dst675",
    "dst676",
    "dst677",
    "dst678",
    "dst679",
    "dst680",
    "dst681",
    "dst682",
    "dst683",
    "dst684",
    "dst685",
    "dst686",
    "dst687",
    "dst688",
    "dst689",
    "dst690",
    "dst691",
    "dst692",
    "dst693",
    "dst694",
    "dst695",
    "dst696",
    "dst697",
    "dst698",
    "dst699",
    "dst700",
    "dst701",
    "dst702",
    "dst703",
    "dst704",
    "dst705",
    "dst706",
    "dst707",
    "dst708",
    "dst709",
    "dst710",
    "dst711",
    "dst712",
    "dst713",
    "dst714",
    "dst715",
    "dst716",
    "dst717",
    "dst718",
    "dst719",
    "dst720",
    "dst721",
    "dst722",
    "dst723",
    "dst724",
    "dst725",
    "dst726",
    "dst727",
    "dst728",
    "dst729",
    "dst730",
    "dst731",
    "dst732",
    "dst733",
    "dst734",
    "dst735",
    "dst736",
    "dst737",
    "dst738",
    "dst739",
    "dst740",
    "dst741",
    "dst742",
    "dst743",
    "dst744",
    "dst745",
    "dst746",
    "dst747",
    "dst748",
    "dst749",
    "dst750",
    "dst751",
    "dst752",
    "dst753",
    "dst754",
    "dst755",
    "dst756",
    "dst757",
    "dst758",
    "dst759",
    "dst760",
    "dst761",
    "dst762",
    "dst763",
    "dst764",
    "dst765",
    "dst766",
    "dst767",
    "dst768",
    "dst769",
    "dst770",
    "dst771",
    "dst772",
    "dst773",
    "dst774",
    "dst775",
    "dst776",
    "dst777",
    "dst778",
    "dst779",
    "dst780",
    "dst781",
    "dst782",
    "dst783",
    "dst784",
    "dst785",
    "dst786",
    "dst787",
    "dst788",
    "dst789",
    "dst790",
    "dst791",
    "dst792",
    "dst793",
    "dst794",
    "dst795",
    "dst796",
    "dst797",
    "dst798",
    "dst799",
    "dst800",
    "dst801",
    "dst802",
    "dst803",
    "dst804",
    "dst805",
    "dst806",
    "dst807",
    "dst808",
    "dst809",
    "dst810",
    "dst811",
    "dst812",
    "dst813",
    "dst814",
    "dst815",
    "dst816",
    "dst817",
    "dst818",
    "dst819",
    "dst820",
    "dst821",
    "dst822",
    "dst823",
    "dst824",
    "dst825",
    "dst826",
    "dst827",
    "dst828",
    "dst829",
    "dst830",
    "dst831",
    "dst832",
    "dst833",
    "dst834",
    "dst835",
    "dst836",
    "dst837",
    "dst838",
    "dst839",
    "dst840",
    "dst841",
    "dst842",
    "dst843",
    "dst844",
    "dst845",
    "dst846",
    "dst847",
    "dst848",
    "dst849",
    "dst850",
    "dst851",
    "dst852",
    "dst853",
    "dst854",
    "dst855",
    "dst856",
    "dst857",
    "dst858",
    "dst859",
    "dst860",
    "dst861",
    "dst862",
    "dst863",
    "dst864",
    "dst865",
    "dst866",
    "dst867",
    "dst868",
    "dst869",
    "dst870",
    "dst871",
    "dst872",
    "dst873",
    "dst874",
    "dst875",
    "dst876",
    "dst877",
    "dst878",
    "dst879",
    "dst880",
    "dst881",
    "dst882",
    "dst883",
    "dst884",
    "dst885",
    "dst886",
    "dst887",
    "dst888",
    "dst889",
    "dst890",
    "dst891",
    "dst892",
    "dst893",
    "dst894",
    "dst895",
    "dst896",
    "dst897",
    "dst898",
    "dst899",
    "dst900",
    "dst901",
    "dst902",
    "dst903",
    "dst904",
    "dst905",
    "dst906",
    "dst907",
    "dst908",
    "dst909",
    "dst910",
    "dst911",
    "dst912",
    "dst913",
    "dst914",
    "dst915",
    "dst916",
    "dst917",
    "dst918",
    "dst919",
    "dst920",
    "dst921",
    "dst922",
    "dst923",
    "dst924",
    "dst925",
    "dst926",
    "dst927",
    "dst928",
    "dst929",
    "dst930",
    "dst931",
    "dst932",
    "dst933",
    "dst934",
    "dst935",
    "dst936",
    "dst937",
    "dst938",
    "dst939",
    "dst940",
    "dst941",
    "dst942",
    "dst943",
    "dst944",
    "dst945",
    "dst946",
    "dst947",
    "dst948",
    "dst949",
    "dst950",
    "dst951",
    "dst952",
    "dst953",
    "dst954",
    "dst955",
    "dst956",
    "dst957",
    "dst958",
    "dst959",
    "dst960",
    "dst961",
    "dst962",
    "dst963",
    "dst964",
    "dst965",
    "dst966",
    "dst967",
    "dst968",
    "dst969",
    "dst970",
    "dst971",
    "dst972",
    "dst973",
    "dst974",
    "dst975",
    "dst976",
    "dst977",
    "dst978",
    "dst979",
    "dst980",
    "dst981",
    "dst982",
    "dst983",
    "dst984",
    "dst985",
    "dst986",
    "dst987",
    "dst988",
    "dst989",
    "dst990",
    "dst991",
    "dst992",
    "dst993",
    "dst994",
    "dst995",
    "dst996",
    "dst997",
    "dst998",
    "dst999",
    "dst1000",
    "dst1001",
    "dst1002",
    "dst1003",
    "dst1004",
    "dst1005",
    "dst1006",
    "dst1007",
    "dst1008",
    "dst1009",
    "dst1010",
    "dst1011",
    "dst1012",
    "dst1013",
    "dst1014",
    "dst1015",
    "dst1016",
    "dst1017",
    "dst1018",
    "dst1019",
    "dst1020",
    "dst1021",
    "dst1022",
    "dst1023",
];
pub(crate) static TEE5BA316: [u32; 1] = [256];
pub(crate) static TAED76676: [&str; 32] = [
    "slot0",
    "slot1",
    "slot2",
    "slot3",
    "slot4",
    "slot5",
    "slot6",
    "slot7",
    "slot8",
    "slot9",
    "slot10",
    "slot11",
    "slot12",
    "slot13",
    "slot14",
    "slot15",
    "slot16",
    "slot17",
    "slot18",
    "slot19",
    "slot20",
    "slot21",
    "slot22",
    "slot23",
    "slot24",
    "slot25",
    "slot26",
    "slot27",
    "slot28",
    "slot29",
    "slot30",
    "slot31",
];
pub(crate) static T1D67249A: [&str; 8] = [
    "dst_incr0",
    "dst_incr1",
    "dst_incr2",
    "dst_incr3",
    "dst_incr4",
    "dst_incr5",
    "dst_incr6",
    "dst_incr7",
];
pub(crate) static T07064175: [u32; 1] = [13];
pub(crate) static TF52B042E: [&str; 32] = [
    "due0",
    "due1",
    "due2",
    "due3",
    "due4",
    "due5",
    "due6",
    "due7",
    "due8",
    "due9",
    "due10",
    "due11",
    "due12",
    "due13",
    "due14",
    "due15",
    "due16",
    "due17",
    "due18",
    "due19",
    "due20",
    "due21",
    "due22",
    "due23",
    "due24",
    "due25",
    "due26",
    "due27",
    "due28",
    "due29",
    "due30",
    "due31",
];
pub(crate) static T48BE0CBB: [u32; 1] = [64];
pub(crate) static TDC6FA7C6: [&str; 4] = ["beside0", "beside1", "beside2", "beside3"];
pub(crate) static TE84F763A: [&str; 4] = ["made0", "made1", "made2", "made3"];
pub(crate) static T3E47F75E: [&str; 4] = [
    "made_lanes0",
    "made_lanes1",
    "made_lanes2",
    "made_lanes3",
];
pub(crate) static TB7D93C92: [&str; 4] = [
    "made_for0",
    "made_for1",
    "made_for2",
    "made_for3",
];
pub(crate) static T1C6311DD: [u32; 1] = [8];
pub(crate) static T76186044: [RegFile; 13] = [
    RegFile {
        name: "L",
        count: 16,
        numbered: &T8653461E,
        abi: &[],
        width: &T3C2B8384,
        zero: None,
        holds: &T9A3EA305,
        part_of: None,
    },
    RegFile {
        name: "tmpl",
        count: 4,
        numbered: &T09041F9E,
        abi: &[],
        width: &T3C2B8384,
        zero: None,
        holds: &[],
        part_of: None,
    },
    RegFile {
        name: "seq",
        count: 4,
        numbered: &TA3024846,
        abi: &[],
        width: &T3C2B8384,
        zero: None,
        holds: &[],
        part_of: None,
    },
    RegFile {
        name: "stk_en",
        count: 8,
        numbered: &TDFC85522,
        abi: &[],
        width: &T6DCFC3C6,
        zero: None,
        holds: &[],
        part_of: None,
    },
    RegFile {
        name: "stk_cc",
        count: 8,
        numbered: &T45A829EA,
        abi: &[],
        width: &T6DCFC3C6,
        zero: None,
        holds: &[],
        part_of: None,
    },
    RegFile {
        name: "dst",
        count: 1024,
        numbered: &T5369C936,
        abi: &[],
        width: &TEE5BA316,
        zero: None,
        holds: &[],
        part_of: None,
    },
    RegFile {
        name: "slot",
        count: 32,
        numbered: &TAED76676,
        abi: &[],
        width: &T6DCFC3C6,
        zero: None,
        holds: &[],
        part_of: None,
    },
    RegFile {
        name: "dst_incr",
        count: 8,
        numbered: &T1D67249A,
        abi: &[],
        width: &T07064175,
        zero: None,
        holds: &[],
        part_of: None,
    },
    RegFile {
        name: "due",
        count: 32,
        numbered: &TF52B042E,
        abi: &[],
        width: &T48BE0CBB,
        zero: None,
        holds: &[],
        part_of: None,
    },
    RegFile {
        name: "beside",
        count: 4,
        numbered: &TDC6FA7C6,
        abi: &[],
        width: &T48BE0CBB,
        zero: None,
        holds: &[],
        part_of: None,
    },
    RegFile {
        name: "made",
        count: 4,
        numbered: &TE84F763A,
        abi: &[],
        width: &T3C2B8384,
        zero: None,
        holds: &[],
        part_of: None,
    },
    RegFile {
        name: "made_lanes",
        count: 4,
        numbered: &T3E47F75E,
        abi: &[],
        width: &T6DCFC3C6,
        zero: None,
        holds: &[],
        part_of: None,
    },
    RegFile {
        name: "made_for",
        count: 4,
        numbered: &TB7D93C92,
        abi: &[],
        width: &T1C6311DD,
        zero: None,
        holds: &[],
        part_of: None,
    },
];
pub(crate) static T8603A027: [u16; 8] = [0, 1, 2, 3, 4, 5, 6, 7];
pub(crate) static T5FC0E58B: [Kind; 3] = [
    Kind::Reg {
        file: 0,
        list: &[],
        exclude: &[],
        step: 1,
    },
    Kind::Int,
    Kind::Reg {
        file: 0,
        list: &T8603A027,
        exclude: &[],
        step: 1,
    },
];
pub(crate) static T875F586E: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x1, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static T36FC9EB3: [Piece; 1] = [Piece { word: 4, value: 0, len: 4 }];
pub(crate) static T1AE21647: [Piece; 1] = [Piece { word: 8, value: 0, len: 4 }];
pub(crate) static T61B41911: [Piece; 1] = [
    Piece {
        word: 12,
        value: 0,
        len: 12,
    },
];
pub(crate) static T5F8C089F: [Piece; 1] = [Piece { word: 0, value: 0, len: 4 }];
pub(crate) static T99DE0120: [Operand; 4] = [
    Operand {
        name: "vd",
        kind: 0,
        width: 4,
        dir: Dir::InOut,
        pieces: &T36FC9EB3,
        ..Operand::DEFAULT
    },
    Operand {
        name: "vc",
        kind: 0,
        width: 4,
        pieces: &T1AE21647,
        ..Operand::DEFAULT
    },
    Operand {
        name: "imm",
        kind: 1,
        width: 12,
        pieces: &T61B41911,
        ..Operand::DEFAULT
    },
    Operand {
        name: "mod",
        kind: 1,
        width: 4,
        pieces: &T5F8C089F,
        ..Operand::DEFAULT
    },
];
pub(crate) static T10195CDF: [Expr; 2] = [
    Expr::Bin(BinOp::Lt, &Expr::Operand(0), &Expr::Num(8)),
    Expr::Bin(
        BinOp::Or,
        &Expr::Bin(
            BinOp::And,
            &Expr::Bin(BinOp::Lt, &Expr::Operand(3), &Expr::Num(6)),
            &Expr::Bin(BinOp::Eq, &Expr::Slice(2, 11, 4), &Expr::Num(0)),
        ),
        &Expr::Bin(BinOp::Eq, &Expr::Operand(3), &Expr::Num(6)),
    ),
];
pub(crate) static T293E195A: [Part; 9] = [
    Part::Name,
    Part::Text(" "),
    Part::Operand {
        index: 0,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(","),
    Part::Operand {
        index: 1,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(","),
    Part::Operand {
        index: 2,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(","),
    Part::Operand {
        index: 3,
        lead: "",
        trail: "",
        optional: false,
    },
];
pub(crate) static T50CCBE15: [&[Part]; 1] = [&T293E195A];
pub(crate) static T9B9923C0: [Touch; 8] = [
    Touch {
        file: 0,
        which: Which::Operand(0),
        reads: 1024,
        writes: 1024,
    },
    Touch {
        file: 0,
        which: Which::Operand(1),
        reads: 1024,
        writes: 0,
    },
    Touch {
        file: 0,
        which: Which::Fixed(0),
        reads: 1024,
        writes: 1024,
    },
    Touch {
        file: 0,
        which: Which::Fixed(1),
        reads: 1024,
        writes: 1024,
    },
    Touch {
        file: 0,
        which: Which::Fixed(2),
        reads: 1024,
        writes: 1024,
    },
    Touch {
        file: 0,
        which: Which::Fixed(3),
        reads: 1024,
        writes: 1024,
    },
    Touch {
        file: 0,
        which: Which::Computed,
        reads: 1024,
        writes: 0,
    },
    Touch {
        file: 1,
        which: Which::Computed,
        reads: 1024,
        writes: 1024,
    },
];
pub(crate) static TDAF29C4C: [Flow; 19] = [
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
        from: End::Register(2),
        to: End::Register(2),
    },
    Flow {
        from: End::Register(2),
        to: End::Register(5),
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
        from: End::Register(4),
        to: End::Register(3),
    },
    Flow {
        from: End::Register(4),
        to: End::Register(4),
    },
    Flow {
        from: End::Register(5),
        to: End::Register(4),
    },
    Flow {
        from: End::Register(5),
        to: End::Register(5),
    },
    Flow {
        from: End::Register(6),
        to: End::Register(0),
    },
    Flow {
        from: End::Register(7),
        to: End::Register(7),
    },
    Flow {
        from: End::State,
        to: End::Register(0),
    },
    Flow {
        from: End::State,
        to: End::Register(2),
    },
    Flow {
        from: End::State,
        to: End::Register(3),
    },
    Flow {
        from: End::State,
        to: End::Register(4),
    },
    Flow {
        from: End::State,
        to: End::Register(5),
    },
    Flow {
        from: End::State,
        to: End::Register(7),
    },
];
pub(crate) static TB3C3CD77: [(&str, &str); 4] = [
    (
        "sem",
        "let r0 = L[0];\nlet r1 = L[1];\nlet r2 = L[2];\nlet r3 = L[3];\nlet rot = rotate(L[vc]);\nlanes(vd, |i| {\n  if mod < 3 {\n    L[0].e32[i] = r1.e32[i];\n    L[1].e32[i] = r2.e32[i];\n    L[2].e32[i] = r3.e32[i];\n    L[3].e32[i] = match mod { 0 => 0, 1 => (r0 >> 256).e32[i], _ => rot.e32[i] };\n  } else if mod < 7 {\n    put(vd, i,\n        mod == 4 && i % 8 == 0 ? stale.e32[i]\n            : mod < 5 ? rot.e32[i]\n            : shift(L[uint(imm[3:0])].e32[i], mod == 5 ? L[vc].e32[i] : sext(imm[11:0]), 0));\n  }\n});\nif arch == WH && (mod == 2 || mod == 3) {\n  stale = rot;\n}",
    ),
    ("latency", "mod in [2..4] ? 2 : 1"),
    ("unit", "round"),
    ("arch", "wh"),
];
pub(crate) static TC3E95E4D: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x2, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static TDA1C56B2: [(&str, &str); 4] = [
    (
        "sem",
        "let r0 = L[0];\nlet r1 = L[1];\nlet r2 = L[2];\nlet r3 = L[3];\nlet rot = rotate(L[vc]);\nlanes(vd, |i| {\n  if mod < 3 {\n    L[0].e32[i] = r1.e32[i];\n    L[1].e32[i] = r2.e32[i];\n    L[2].e32[i] = r3.e32[i];\n    L[3].e32[i] = match mod { 0 => 0, 1 => (r0 >> 256).e32[i], _ => rot.e32[i] };\n  } else if mod < 7 {\n    put(vd, i,\n        mod == 4 && i % 8 == 0 ? 0\n            : mod < 5 ? rot.e32[i]\n            : shift(L[uint(imm[3:0])].e32[i], mod == 5 ? L[vc].e32[i] : sext(imm[11:0]), 0));\n  }\n});\nif arch == WH && (mod == 2 || mod == 3) {\n  stale = rot;\n}",
    ),
    ("latency", "mod in [2..4] ? 2 : 1"),
    ("unit", "round"),
    ("arch", "bh"),
];
pub(crate) static T2ED49542: [Operand; 3] = [
    Operand {
        name: "vd",
        kind: 0,
        width: 4,
        dir: Dir::InOut,
        pieces: &T36FC9EB3,
        ..Operand::DEFAULT
    },
    Operand {
        name: "vc",
        kind: 0,
        width: 4,
        dir: Dir::InOut,
        pieces: &T1AE21647,
        ..Operand::DEFAULT
    },
    Operand {
        name: "mod",
        kind: 1,
        width: 4,
        pieces: &T5F8C089F,
        ..Operand::DEFAULT
    },
];
pub(crate) static TE6B60134: [Expr; 1] = [
    Expr::Bin(
        BinOp::And,
        &Expr::Bin(BinOp::Lt, &Expr::Operand(0), &Expr::Num(12)),
        &Expr::Bin(BinOp::Le, &Expr::Operand(2), &Expr::Num(8)),
    ),
];
pub(crate) static T13946741: [Part; 7] = [
    Part::Name,
    Part::Text(" "),
    Part::Operand {
        index: 0,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(","),
    Part::Operand {
        index: 1,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(","),
    Part::Operand {
        index: 2,
        lead: "",
        trail: "",
        optional: false,
    },
];
pub(crate) static TD99B26F9: [&[Part]; 1] = [&T13946741];
pub(crate) static TBBBF1F58: [Touch; 4] = [
    Touch {
        file: 0,
        which: Which::Operand(0),
        reads: 1024,
        writes: 1024,
    },
    Touch {
        file: 0,
        which: Which::Operand(1),
        reads: 1024,
        writes: 1024,
    },
    Touch {
        file: 0,
        which: Which::Computed,
        reads: 1024,
        writes: 1024,
    },
    Touch {
        file: 1,
        which: Which::Computed,
        reads: 1024,
        writes: 1024,
    },
];
pub(crate) static T0412C632: [Flow; 12] = [
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
        to: End::Register(2),
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
        from: End::Register(2),
        to: End::Register(2),
    },
    Flow {
        from: End::Register(3),
        to: End::Register(3),
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
    Flow {
        from: End::State,
        to: End::Register(3),
    },
];
pub(crate) static T9B0AA157: [(&str, &str); 5] = [
    (
        "sem",
        "let rows = match mod {\n  1 => 0b1111u4,\n  2 => 0b0011,\n  3 => 0b0101,\n  4 => 0b1001,\n  5 => 1,\n  6 => 2,\n  7 => 4,\n  8 => 8,\n  _ => 0\n};\nlanes(vd, |i| {\n  let c = L[vc].e32[i];\n  let d = L[vd].e32[i];\n  let cfg = lanecfg.e32[i];\n  if mod == 0 || lt_sm(c, d) == rows[i / 8] ^ cfg[8] {\n    put(vc, i, d);\n    put(vd, i, c);\n    if cfg[2] {\n      let ec = L[4 + vc % 4].e32[i];\n      let ed = L[4 + vd % 4].e32[i];\n      put(4 + vc % 4, i, ed);\n      put(4 + vd % 4, i, ec);\n    }\n  }\n})",
    ),
    ("latency", "2"),
    ("wait", "hardware"),
    ("unit", "simple+mad"),
    ("arch", "wh"),
];
pub(crate) static T89A8895F: [Expr; 1] = [
    Expr::Bin(
        BinOp::And,
        &Expr::Bin(BinOp::Lt, &Expr::Operand(0), &Expr::Num(12)),
        &Expr::Bin(BinOp::Le, &Expr::Operand(2), &Expr::Num(9)),
    ),
];
pub(crate) static T3BC5D2DC: [(&str, &str); 5] = [
    (
        "sem",
        "let rows = match mod {\n  1 => 0b1111u4,\n  2 => 0b0011,\n  3 => 0b0101,\n  4 => 0b1001,\n  5 => 1,\n  6 => 2,\n  7 => 4,\n  8 => 8,\n  _ => 0\n};\nlanes(vd, |i| {\n  let c = L[vc].e32[i];\n  let d = L[vd].e32[i];\n  let cfg = lanecfg.e32[i];\n  if mod == 0 || lt_sm(c, d) == rows[i / 8] ^ cfg[8] {\n    put(vc, i, d);\n    put(vd, i, c);\n    if cfg[2] {\n      let ec = L[4 + vc % 4].e32[i];\n      let ed = L[4 + vd % 4].e32[i];\n      put(4 + vc % 4, i, ed);\n      put(4 + vd % 4, i, ec);\n    }\n  }\n})",
    ),
    ("latency", "2"),
    ("wait", "hardware"),
    ("unit", "simple+mad"),
    ("arch", "bh"),
];
pub(crate) static T7022B03A: [Part; 1] = [Part::Name];
pub(crate) static TC2049D1D: [&[Part]; 1] = [&T7022B03A];
pub(crate) static T9200307D: [Touch; 1] = [
    Touch {
        file: 0,
        which: Which::Computed,
        reads: 1024,
        writes: 1024,
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
pub(crate) static TB3A0E605: [(&str, &str); 4] = [
    (
        "sem",
        "for h in 0..2 {\n  let r0 = L[4*h];\n  let r1 = L[4*h + 1];\n  let r2 = L[4*h + 2];\n  let r3 = L[4*h + 3];\n  lanes(0, |i| {\n    for k in 0..4 {\n      let from = k * 8 + i % 8;\n      L[4*h + k].e32[i] = match i / 8 {\n        0 => r0.e32[from],\n        1 => r1.e32[from],\n        2 => r2.e32[from],\n        _ => r3.e32[from]\n      };\n    }\n  })\n}",
    ),
    ("latency", "1"),
    ("unit", "simple"),
    ("arch", "wh bh"),
];
pub(crate) static T2144CF00: [Piece; 1] = [
    Piece {
        word: 12,
        value: 0,
        len: 4,
    },
];
pub(crate) static TBE4257A9: [Piece; 1] = [
    Piece {
        word: 16,
        value: 0,
        len: 5,
    },
];
pub(crate) static TC391BA17: [Piece; 1] = [
    Piece {
        word: 21,
        value: 0,
        len: 1,
    },
];
pub(crate) static T74810DFC: [Operand; 6] = [
    Operand {
        name: "vd",
        kind: 0,
        width: 4,
        dir: Dir::Out,
        pieces: &T36FC9EB3,
        ..Operand::DEFAULT
    },
    Operand {
        name: "vb",
        kind: 0,
        width: 4,
        pieces: &T2144CF00,
        ..Operand::DEFAULT
    },
    Operand {
        name: "vc",
        kind: 0,
        width: 4,
        pieces: &T1AE21647,
        ..Operand::DEFAULT
    },
    Operand {
        name: "imm",
        kind: 1,
        width: 5,
        pieces: &TBE4257A9,
        ..Operand::DEFAULT
    },
    Operand {
        name: "mod",
        kind: 1,
        width: 4,
        pieces: &T5F8C089F,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rnd",
        kind: 1,
        width: 1,
        pieces: &TC391BA17,
        ..Operand::DEFAULT
    },
];
pub(crate) static T1F9DD510: [(i64, i64); 2] = [(12, 12), (13, 13)];
pub(crate) static TD94F9C6F: [Expr; 2] = [
    Expr::Bin(BinOp::Lt, &Expr::Operand(0), &Expr::Num(8)),
    Expr::Bin(
        BinOp::Or,
        &Expr::Bin(
            BinOp::And,
            &Expr::Bin(BinOp::Le, &Expr::Operand(4), &Expr::Num(7)),
            &Expr::Bin(BinOp::Eq, &Expr::Operand(3), &Expr::Num(0)),
        ),
        &Expr::In(&Expr::Operand(4), &T1F9DD510),
    ),
];
pub(crate) static T7647F3DB: [Part; 13] = [
    Part::Name,
    Part::Text(" "),
    Part::Operand {
        index: 0,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(","),
    Part::Operand {
        index: 1,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(","),
    Part::Operand {
        index: 2,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(","),
    Part::Operand {
        index: 3,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(","),
    Part::Operand {
        index: 4,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(","),
    Part::Operand {
        index: 5,
        lead: "",
        trail: "",
        optional: false,
    },
];
pub(crate) static TAA8EE42D: [&[Part]; 1] = [&T7647F3DB];
pub(crate) static TC07C1877: [Touch; 4] = [
    Touch {
        file: 0,
        which: Which::Operand(0),
        reads: 1024,
        writes: 1024,
    },
    Touch {
        file: 0,
        which: Which::Operand(1),
        reads: 1024,
        writes: 0,
    },
    Touch {
        file: 0,
        which: Which::Operand(2),
        reads: 1024,
        writes: 0,
    },
    Touch {
        file: 1,
        which: Which::Computed,
        reads: 1024,
        writes: 1024,
    },
];
pub(crate) static TD4CD0D8D: [Flow; 6] = [
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
        to: End::Register(3),
    },
    Flow {
        from: End::State,
        to: End::Register(0),
    },
    Flow {
        from: End::State,
        to: End::Register(3),
    },
];
pub(crate) static T16AE8188: [(&str, &str); 4] = [
    (
        "sem",
        "each(vd, |i| {\n  let old = prng_step(i);\n  let p = rnd == 1 ? 0u1 @ old[22:0] : rnd == 2 ? 0x7fffff : 0x400000;\n  let x = L[vc].e32[i];\n  let e = uint(expo(x));\n  let m = mod % 8;\n  let top = match m { 2 | 4 => 255u32, 6 => 65535, 7 => 32767, _ => 127 };\n  let s = mod[0] && x[31];\n  m < 2 ? shorten(x, m == 0 ? 13 : 16, p)\n      : m == 4 || m == 5\n          ? narrow(zext(x[30:0], 64) << 23 >> (mod >= 8 ? bits(imm, 5) : L[vb].e32[i][4:0]),\n              s, top, p)\n      : e < 126 ? 0\n      : e >= 143 ? (s @ top[30:0])\n      : narrow((zext(1u1 @ mant(x), 64) << imax(e - 127, 0) & 0xffffffffff)\n          >> imax(127 - e, 0), s, top, p)\n})",
    ),
    ("latency", "1"),
    ("unit", "round"),
    ("arch", "wh"),
];
pub(crate) static T45C976C4: [Piece; 1] = [
    Piece {
        word: 21,
        value: 0,
        len: 2,
    },
];
pub(crate) static TBE975FBD: [Operand; 6] = [
    Operand {
        name: "vd",
        kind: 0,
        width: 4,
        dir: Dir::Out,
        pieces: &T36FC9EB3,
        ..Operand::DEFAULT
    },
    Operand {
        name: "vb",
        kind: 0,
        width: 4,
        pieces: &T2144CF00,
        ..Operand::DEFAULT
    },
    Operand {
        name: "vc",
        kind: 0,
        width: 4,
        pieces: &T1AE21647,
        ..Operand::DEFAULT
    },
    Operand {
        name: "imm",
        kind: 1,
        width: 5,
        pieces: &TBE4257A9,
        ..Operand::DEFAULT
    },
    Operand {
        name: "mod",
        kind: 1,
        width: 4,
        pieces: &T5F8C089F,
        ..Operand::DEFAULT
    },
    Operand {
        name: "rnd",
        kind: 1,
        width: 2,
        pieces: &T45C976C4,
        ..Operand::DEFAULT
    },
];
pub(crate) static T7664C29B: [(&str, &str); 4] = [
    (
        "sem",
        "each(vd, |i| {\n  let old = prng_step(i);\n  let p = rnd == 1 ? 0u1 @ old[22:0] : rnd == 2 ? 0x7fffff : 0x400000;\n  let x = L[vc].e32[i];\n  let e = uint(expo(x));\n  let m = mod % 8;\n  let top = match m { 2 | 4 => 255u32, 6 => 65535, 7 => 32767, _ => 127 };\n  let s = mod[0] && x[31];\n  m < 2 ? shorten(x, m == 0 ? 13 : 16, p)\n      : m == 4 || m == 5\n          ? narrow(zext(x[30:0], 64) << 23 >> (mod >= 8 ? bits(imm, 5) : L[vb].e32[i][4:0]),\n              s, top, p)\n      : e < 126 ? 0\n      : e >= 143 ? (s @ top[30:0])\n      : narrow((zext(1u1 @ mant(x), 64) << imax(e - 127, 0) & 0xffffffffff)\n          >> imax(127 - e, 0), s, top, p)\n})",
    ),
    ("latency", "1"),
    ("unit", "round"),
    ("arch", "bh"),
];
pub(crate) static T8EE0AAAF: [Piece; 1] = [
    Piece {
        word: 20,
        value: 0,
        len: 4,
    },
];
pub(crate) static T3EE9793A: [Piece; 1] = [
    Piece {
        word: 0,
        value: 0,
        len: 14,
    },
];
pub(crate) static TFFA3274C: [Piece; 1] = [
    Piece {
        word: 16,
        value: 0,
        len: 4,
    },
];
pub(crate) static T9CC75E34: [Piece; 1] = [
    Piece {
        word: 14,
        value: 0,
        len: 2,
    },
];
pub(crate) static T20F9DFC5: [Operand; 4] = [
    Operand {
        name: "vd",
        kind: 0,
        width: 4,
        dir: Dir::Out,
        pieces: &T8EE0AAAF,
        ..Operand::DEFAULT
    },
    Operand {
        name: "imm",
        kind: 1,
        width: 14,
        pieces: &T3EE9793A,
        wrap: true,
        ..Operand::DEFAULT
    },
    Operand {
        name: "mod",
        kind: 1,
        width: 4,
        pieces: &TFFA3274C,
        ..Operand::DEFAULT
    },
    Operand {
        name: "am",
        kind: 1,
        width: 2,
        pieces: &T9CC75E34,
        ..Operand::DEFAULT
    },
];
pub(crate) static T1EC156E6: [Expr; 1] = [
    Expr::Bin(BinOp::Lt, &Expr::Operand(0), &Expr::Num(8)),
];
pub(crate) static TB348A3A2: [Touch; 4] = [
    Touch {
        file: 0,
        which: Which::Operand(0),
        reads: 1024,
        writes: 1024,
    },
    Touch {
        file: 0,
        which: Which::Computed,
        reads: 1024,
        writes: 1024,
    },
    Touch {
        file: 5,
        which: Which::Computed,
        reads: 256,
        writes: 0,
    },
    Touch {
        file: 7,
        which: Which::Computed,
        reads: 13,
        writes: 0,
    },
];
pub(crate) static T5D3ACAF3: [Flow; 5] = [
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
        from: End::State,
        to: End::Register(0),
    },
    Flow {
        from: End::State,
        to: End::Register(1),
    },
];
pub(crate) static T39DFF78B: [(&str, &str); 4] = [
    ("sem", "load(vd, mod, imm[9:0]);\nstep_dst(am);"),
    ("latency", "1"),
    ("unit", "load"),
    ("arch", "wh"),
];
pub(crate) static T4BE607C5: [Piece; 1] = [
    Piece {
        word: 0,
        value: 0,
        len: 13,
    },
];
pub(crate) static T86BC0236: [Piece; 1] = [
    Piece {
        word: 13,
        value: 0,
        len: 3,
    },
];
pub(crate) static T3BBED724: [Operand; 4] = [
    Operand {
        name: "vd",
        kind: 0,
        width: 4,
        dir: Dir::Out,
        pieces: &T8EE0AAAF,
        ..Operand::DEFAULT
    },
    Operand {
        name: "imm",
        kind: 1,
        width: 13,
        pieces: &T4BE607C5,
        wrap: true,
        ..Operand::DEFAULT
    },
    Operand {
        name: "mod",
        kind: 1,
        width: 4,
        pieces: &TFFA3274C,
        ..Operand::DEFAULT
    },
    Operand {
        name: "am",
        kind: 1,
        width: 3,
        pieces: &T86BC0236,
        ..Operand::DEFAULT
    },
];
pub(crate) static TBAC1D6D8: [(&str, &str); 4] = [
    ("sem", "load(vd, mod, imm[9:0]);\nstep_dst(am);"),
    ("latency", "1"),
    ("unit", "load"),
    ("arch", "bh"),
];
pub(crate) static TB2BC27A7: [Operand; 4] = [
    Operand {
        name: "vd",
        kind: 0,
        width: 4,
        pieces: &T8EE0AAAF,
        ..Operand::DEFAULT
    },
    Operand {
        name: "imm",
        kind: 1,
        width: 14,
        pieces: &T3EE9793A,
        wrap: true,
        ..Operand::DEFAULT
    },
    Operand {
        name: "mod",
        kind: 1,
        width: 4,
        pieces: &TFFA3274C,
        ..Operand::DEFAULT
    },
    Operand {
        name: "am",
        kind: 1,
        width: 2,
        pieces: &T9CC75E34,
        ..Operand::DEFAULT
    },
];
pub(crate) static TD3372A63: [Touch; 4] = [
    Touch {
        file: 0,
        which: Which::Operand(0),
        reads: 1024,
        writes: 0,
    },
    Touch {
        file: 1,
        which: Which::Computed,
        reads: 1024,
        writes: 1024,
    },
    Touch {
        file: 5,
        which: Which::Computed,
        reads: 256,
        writes: 256,
    },
    Touch {
        file: 7,
        which: Which::Computed,
        reads: 13,
        writes: 0,
    },
];
pub(crate) static T3A2A7C01: [Flow; 5] = [
    Flow {
        from: End::Register(0),
        to: End::Register(2),
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
        to: End::Register(1),
    },
    Flow {
        from: End::State,
        to: End::Register(2),
    },
];
pub(crate) static T61D649FA: [(&str, &str); 4] = [
    (
        "sem",
        "let at = dst_at(imm[9:0], mod == 10);\nlet m = format(mod);\nlet off = disabled();\nlanes_all(vd, |i| {\n  if m == 10 || active(i, off) {\n    let x = L[vd].e32[i];\n    let t = arch == WH && m >= 12 ? twos(x) : x;\n    let flush = expo(x) == 0 ? x[31] @ 0u31 : x;\n    let r = row(at, i);\n    let c = col(at, i, lanecfg.e32[i][7]);\n    let a = high(r);\n    match m {\n      3 | 4 | 7 | 9 | 10 | 12 => {\n        let v = match m { 3 => arch == BH ? flush : x, 9 => x[15:0] @ x[31:16], _ => t };\n        dst[uint(a)].e16[c] = m == 7 || m == 9 ? v[31:16] : bf_out(v[31:16]);\n        dst[uint(a | 8)].e16[c] = v[15:0];\n      }\n      _ => {\n        dst[uint(r)].e16[c] = match m {\n          1 => fp16_out(x),\n          2 => bf_out(flush[31:16]),\n          5 | 13 => t[31] @ t[9:0] @ 16u5,\n          6 | 14 => x[15:0],\n          8 => x[31] @ x[14:0],\n          15 => x[31:16],\n          _ => 0\n        };\n      }\n    }\n  }\n});\nstep_dst(am);",
    ),
    ("unit", "store"),
    ("latency", "1"),
    ("arch", "wh"),
];
pub(crate) static TEED32006: [Operand; 4] = [
    Operand {
        name: "vd",
        kind: 0,
        width: 4,
        pieces: &T8EE0AAAF,
        ..Operand::DEFAULT
    },
    Operand {
        name: "imm",
        kind: 1,
        width: 13,
        pieces: &T4BE607C5,
        wrap: true,
        ..Operand::DEFAULT
    },
    Operand {
        name: "mod",
        kind: 1,
        width: 4,
        pieces: &TFFA3274C,
        ..Operand::DEFAULT
    },
    Operand {
        name: "am",
        kind: 1,
        width: 3,
        pieces: &T86BC0236,
        ..Operand::DEFAULT
    },
];
pub(crate) static T2A7B394D: [(&str, &str); 4] = [
    (
        "sem",
        "let at = dst_at(imm[9:0], mod == 10);\nlet m = format(mod);\nlet off = disabled();\nlanes_all(vd, |i| {\n  if m == 10 || active(i, off) {\n    let x = L[vd].e32[i];\n    let t = arch == WH && m >= 12 ? twos(x) : x;\n    let flush = expo(x) == 0 ? x[31] @ 0u31 : x;\n    let r = row(at, i);\n    let c = col(at, i, lanecfg.e32[i][7]);\n    let a = high(r);\n    match m {\n      3 | 4 | 7 | 9 | 10 | 12 => {\n        let v = match m { 3 => arch == BH ? flush : x, 9 => x[15:0] @ x[31:16], _ => t };\n        dst[uint(a)].e16[c] = m == 7 || m == 9 ? v[31:16] : bf_out(v[31:16]);\n        dst[uint(a | 8)].e16[c] = v[15:0];\n      }\n      _ => {\n        dst[uint(r)].e16[c] = match m {\n          1 => fp16_out(x),\n          2 => bf_out(flush[31:16]),\n          5 | 13 => t[31] @ t[9:0] @ 16u5,\n          6 | 14 => x[15:0],\n          8 => x[31] @ x[14:0],\n          15 => x[31:16],\n          _ => 0\n        };\n      }\n    }\n  }\n});\nstep_dst(am);",
    ),
    ("unit", "store"),
    ("latency", "1"),
    ("arch", "bh"),
];
pub(crate) static TB546556C: [Piece; 1] = [
    Piece {
        word: 0,
        value: 0,
        len: 16,
    },
];
pub(crate) static TFAF6BAB7: [Operand; 3] = [
    Operand {
        name: "vd",
        kind: 0,
        width: 4,
        dir: Dir::InOut,
        pieces: &T8EE0AAAF,
        ..Operand::DEFAULT
    },
    Operand {
        name: "imm",
        kind: 1,
        width: 16,
        pieces: &TB546556C,
        wrap: true,
        ..Operand::DEFAULT
    },
    Operand {
        name: "mod",
        kind: 1,
        width: 4,
        pieces: &TFFA3274C,
        ..Operand::DEFAULT
    },
];
pub(crate) static T54651B53: [(i64, i64); 2] = [(0, 4), (8, 10)];
pub(crate) static T27DBB2D3: [Expr; 2] = [
    Expr::Bin(BinOp::Lt, &Expr::Operand(0), &Expr::Num(8)),
    Expr::In(&Expr::Operand(2), &T54651B53),
];
pub(crate) static T6FE6766A: [Touch; 2] = [
    Touch {
        file: 0,
        which: Which::Operand(0),
        reads: 1024,
        writes: 1024,
    },
    Touch {
        file: 1,
        which: Which::Computed,
        reads: 1024,
        writes: 1024,
    },
];
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
pub(crate) static T93DE2C8B: [(&str, &str); 4] = [
    (
        "sem",
        "each(vd, |i| {\n  let old = L[vd].e32[i];\n  let c = imm[15:0];\n  match mod {\n    0 => c @ 0u16,\n    1 => c[15] @ 112 + zext(c[14:10], 8) @ c[9:0] @ 0u13,\n    2 => zext(c),\n    4 => sext(c),\n    8 => c @ old[15:0],\n    10 => old[31:16] @ c,\n    _ => old\n  }\n})",
    ),
    ("latency", "1"),
    ("unit", "load"),
    ("arch", "wh bh"),
];
pub(crate) static T11BD64A4: [Piece; 1] = [
    Piece {
        word: 8,
        value: 0,
        len: 16,
    },
];
pub(crate) static T236B4CE1: [Operand; 3] = [
    Operand {
        name: "mod2",
        kind: 1,
        width: 4,
        pieces: &T36FC9EB3,
        ..Operand::DEFAULT
    },
    Operand {
        name: "imm",
        kind: 1,
        width: 16,
        pieces: &T11BD64A4,
        ..Operand::DEFAULT
    },
    Operand {
        name: "mod",
        kind: 1,
        width: 4,
        pieces: &T5F8C089F,
        ..Operand::DEFAULT
    },
];
pub(crate) static TC914CC39: [(i64, i64); 4] = [(0, 10), (12, 12), (14, 14), (15, 15)];
pub(crate) static TEF0DA04D: [Expr; 1] = [Expr::In(&Expr::Operand(2), &TC914CC39)];
pub(crate) static T134B30FA: [Touch; 4] = [
    Touch {
        file: 0,
        which: Which::Fixed(0),
        reads: 1024,
        writes: 0,
    },
    Touch {
        file: 0,
        which: Which::Computed,
        reads: 1024,
        writes: 1024,
    },
    Touch {
        file: 1,
        which: Which::Computed,
        reads: 1024,
        writes: 1024,
    },
    Touch {
        file: 2,
        which: Which::Computed,
        reads: 1024,
        writes: 1024,
    },
];
pub(crate) static T13CFE347: [Flow; 9] = [
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
        to: End::Register(3),
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
        from: End::State,
        to: End::Register(1),
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
pub(crate) static TBBBB053F: [(&str, &str); 4] = [
    (
        "sem",
        "for i in 0..32 where (en[i % 8] ? cc[i % 8] : 1) && (!mod[3] || imm[15:0][2 * (i % 8) +: 1]) {\n  let q = L[0].e32[i % 8];\n  let v = mod[0] ? zext(imm[15:0]) : q;\n  let old = lanecfg.e32[i];\n  match mod2 {\n    0..4 => {\n      tmpl[mod2 % 4].e32[i] = q;\n    }\n    4..8 => {\n      seq[mod2 % 4].e32[i] = v;\n    }\n    8 => {\n      misc.e32[i] = merge(mod[2:1], misc.e32[i], v) & 0xfff;\n    }\n    15 => {\n      lanecfg.e32[i] = merge(mod[2:1], old, mod[0] ? old & 0x30000 | v : v) & 0x3ffff;\n    }\n    11..15 => {\n      L[mod2].e32[i] = mod[0] ? constants[imin(imax(mod2 - 8, 3), 6)] : q;\n    }\n    _ => {}\n  }\n}",
    ),
    ("latency", "1"),
    ("unit", "config"),
    ("arch", "wh bh"),
];
pub(crate) static T20BA0BE5: [(&str, &str); 4] = [
    ("sem", ""),
    ("unit", "load"),
    ("latency", "1"),
    ("arch", "wh bh"),
];
pub(crate) static T2C54FC33: [(&str, &str); 4] = [
    ("sem", ""),
    ("unit", "none"),
    ("latency", "1"),
    ("arch", "wh bh"),
];
pub(crate) static T81C25A1C: [Piece; 1] = [
    Piece {
        word: 18,
        value: 0,
        len: 6,
    },
];
pub(crate) static T03822AFE: [Piece; 1] = [
    Piece {
        word: 14,
        value: 0,
        len: 4,
    },
];
pub(crate) static T1CB74002: [Piece; 1] = [
    Piece {
        word: 10,
        value: 0,
        len: 4,
    },
];
pub(crate) static TDE43F589: [Piece; 1] = [Piece { word: 6, value: 0, len: 4 }];
pub(crate) static T93BD60F4: [Operand; 4] = [
    Operand {
        name: "cr",
        kind: 1,
        width: 6,
        pieces: &T81C25A1C,
        ..Operand::DEFAULT
    },
    Operand {
        name: "d",
        kind: 1,
        width: 4,
        pieces: &T03822AFE,
        ..Operand::DEFAULT
    },
    Operand {
        name: "b",
        kind: 1,
        width: 4,
        pieces: &T1CB74002,
        ..Operand::DEFAULT
    },
    Operand {
        name: "a",
        kind: 1,
        width: 4,
        pieces: &TDE43F589,
        ..Operand::DEFAULT
    },
];
pub(crate) static T7CF0903D: [(&str, &str); 3] = [
    ("sem", "count_rows(d, cr[2]);"),
    ("unit", "none"),
    ("arch", "wh bh"),
];
pub(crate) static TB62597CF: [Piece; 1] = [
    Piece {
        word: 22,
        value: 0,
        len: 2,
    },
];
pub(crate) static T4B65E2AA: [Piece; 1] = [
    Piece {
        word: 18,
        value: 0,
        len: 4,
    },
];
pub(crate) static T13BC9B29: [Piece; 1] = [Piece { word: 0, value: 0, len: 6 }];
pub(crate) static TFA02B48B: [Operand; 6] = [
    Operand {
        name: "clear",
        kind: 1,
        width: 2,
        pieces: &TB62597CF,
        ..Operand::DEFAULT
    },
    Operand {
        name: "cr",
        kind: 1,
        width: 4,
        pieces: &T4B65E2AA,
        ..Operand::DEFAULT
    },
    Operand {
        name: "d",
        kind: 1,
        width: 4,
        pieces: &T03822AFE,
        ..Operand::DEFAULT
    },
    Operand {
        name: "b",
        kind: 1,
        width: 4,
        pieces: &T1CB74002,
        ..Operand::DEFAULT
    },
    Operand {
        name: "a",
        kind: 1,
        width: 4,
        pieces: &TDE43F589,
        ..Operand::DEFAULT
    },
    Operand {
        name: "which",
        kind: 1,
        width: 6,
        pieces: &T13BC9B29,
        ..Operand::DEFAULT
    },
];
pub(crate) static T37BF8F13: [(&str, &str); 3] = [
    (
        "sem",
        "if which[2] || cr[3] {\n  dst_rwc = (d + (cr[3] ? dst_rwc : cr[2] ? dst_cr : 0)) % 1024;\n  dst_cr = dst_rwc;\n}",
    ),
    ("unit", "none"),
    ("arch", "wh bh"),
];
pub(crate) static TC3FBDB79: [Piece; 1] = [
    Piece {
        word: 14,
        value: 0,
        len: 10,
    },
];
pub(crate) static TDF8F93EA: [Piece; 1] = [
    Piece {
        word: 4,
        value: 0,
        len: 10,
    },
];
pub(crate) static T588E2251: [Piece; 1] = [Piece { word: 1, value: 0, len: 3 }];
pub(crate) static TFBD89C56: [Piece; 1] = [Piece { word: 0, value: 0, len: 1 }];
pub(crate) static T7FD23EEA: [Operand; 4] = [
    Operand {
        name: "start",
        kind: 1,
        width: 10,
        pieces: &TC3FBDB79,
        ..Operand::DEFAULT
    },
    Operand {
        name: "len",
        kind: 1,
        width: 10,
        pieces: &TDF8F93EA,
        ..Operand::DEFAULT
    },
    Operand {
        name: "now",
        kind: 1,
        width: 3,
        pieces: &T588E2251,
        ..Operand::DEFAULT
    },
    Operand {
        name: "load",
        kind: 1,
        width: 1,
        pieces: &TFBD89C56,
        ..Operand::DEFAULT
    },
];
pub(crate) static TB42D690C: [Touch; 1] = [
    Touch {
        file: 6,
        which: Which::Computed,
        reads: 32,
        writes: 0,
    },
];
pub(crate) static T49E88D61: [(&str, &str); 3] = [
    (
        "sem",
        "let n = len % 64 == 0 ? 64 : len % 64;\nif load[0] {\n  rec_left = n;\n  rec_at = start % 32;\n  rec_exec = now[0];\n} else {\n  replaying = imin(replaying + n, 65536);\n  for k in 0..64 where k < n {\n    issue(slot[(start + k) % 32]);\n  }\n}",
    ),
    ("unit", "replay"),
    ("arch", "wh bh"),
];
pub(crate) static TB5BC36CC: [Piece; 2] = [
    Piece {
        word: 20,
        value: 0,
        len: 2,
    },
    Piece { word: 0, value: 2, len: 1 },
];
pub(crate) static TC3BF601F: [Piece; 2] = [
    Piece { word: 1, value: 1, len: 9 },
    Piece { word: 0, value: 0, len: 1 },
];
pub(crate) static T2EA2C188: [Operand; 5] = [
    Operand {
        name: "macro",
        kind: 1,
        width: 2,
        pieces: &TB62597CF,
        ..Operand::DEFAULT
    },
    Operand {
        name: "vd",
        kind: 2,
        width: 3,
        dir: Dir::InOut,
        pieces: &TB5BC36CC,
        ..Operand::DEFAULT
    },
    Operand {
        name: "imm",
        kind: 1,
        width: 10,
        pieces: &TC3BF601F,
        ..Operand::DEFAULT
    },
    Operand {
        name: "mod",
        kind: 1,
        width: 4,
        pieces: &TFFA3274C,
        ..Operand::DEFAULT
    },
    Operand {
        name: "am",
        kind: 1,
        width: 2,
        pieces: &T9CC75E34,
        ..Operand::DEFAULT
    },
];
pub(crate) static T8E49ECD8: [Part; 11] = [
    Part::Name,
    Part::Text(" "),
    Part::Operand {
        index: 0,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(","),
    Part::Operand {
        index: 1,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(","),
    Part::Operand {
        index: 2,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(","),
    Part::Operand {
        index: 3,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(","),
    Part::Operand {
        index: 4,
        lead: "",
        trail: "",
        optional: false,
    },
];
pub(crate) static TDB94F452: [&[Part]; 1] = [&T8E49ECD8];
pub(crate) static TC0ECA851: [Touch; 7] = [
    Touch {
        file: 0,
        which: Which::Operand(1),
        reads: 1024,
        writes: 1024,
    },
    Touch {
        file: 0,
        which: Which::Computed,
        reads: 1024,
        writes: 1024,
    },
    Touch {
        file: 1,
        which: Which::Computed,
        reads: 1024,
        writes: 0,
    },
    Touch {
        file: 2,
        which: Which::Computed,
        reads: 1024,
        writes: 0,
    },
    Touch {
        file: 5,
        which: Which::Computed,
        reads: 256,
        writes: 0,
    },
    Touch {
        file: 7,
        which: Which::Computed,
        reads: 13,
        writes: 0,
    },
    Touch {
        file: 8,
        which: Which::Computed,
        reads: 64,
        writes: 64,
    },
];
pub(crate) static T44D295C1: [Flow; 9] = [
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
        to: End::Register(6),
    },
    Flow {
        from: End::Register(3),
        to: End::Register(6),
    },
    Flow {
        from: End::Register(4),
        to: End::Register(0),
    },
    Flow {
        from: End::Register(6),
        to: End::Register(6),
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
        to: End::Register(6),
    },
];
pub(crate) static T8FD15F01: [(&str, &str); 3] = [
    (
        "sem",
        "let at = dst_at(imm[9:0], mod == 10);\nload(vd, mod, imm[9:0]);\nstep_dst(am);\nschedule(macro, bits(vd, 3), bits(mod, 4), at);",
    ),
    ("unit", "load"),
    ("arch", "wh"),
];
pub(crate) static T9C1F41EC: [Operand; 5] = [
    Operand {
        name: "macro",
        kind: 1,
        width: 2,
        pieces: &TB62597CF,
        ..Operand::DEFAULT
    },
    Operand {
        name: "vd",
        kind: 2,
        width: 3,
        dir: Dir::InOut,
        pieces: &TB5BC36CC,
        ..Operand::DEFAULT
    },
    Operand {
        name: "imm",
        kind: 1,
        width: 10,
        pieces: &TC3BF601F,
        ..Operand::DEFAULT
    },
    Operand {
        name: "mod",
        kind: 1,
        width: 4,
        pieces: &TFFA3274C,
        ..Operand::DEFAULT
    },
    Operand {
        name: "am",
        kind: 1,
        width: 3,
        pieces: &T86BC0236,
        ..Operand::DEFAULT
    },
];
pub(crate) static T0FF59E66: [(&str, &str); 3] = [
    (
        "sem",
        "let at = dst_at(imm[9:0], mod == 10);\nload(vd, mod, imm[9:0]);\nstep_dst(am);\nschedule(macro, bits(vd, 3), bits(mod, 4), at);",
    ),
    ("unit", "load"),
    ("arch", "bh"),
];
pub(crate) static T62A4F5C5: [Operand; 5] = [
    Operand {
        name: "vd",
        kind: 0,
        width: 4,
        dir: Dir::Out,
        pieces: &T36FC9EB3,
        ..Operand::DEFAULT
    },
    Operand {
        name: "va",
        kind: 0,
        width: 4,
        pieces: &TFFA3274C,
        ..Operand::DEFAULT
    },
    Operand {
        name: "vb",
        kind: 0,
        width: 4,
        pieces: &T2144CF00,
        ..Operand::DEFAULT
    },
    Operand {
        name: "vc",
        kind: 0,
        width: 4,
        pieces: &T1AE21647,
        ..Operand::DEFAULT
    },
    Operand {
        name: "mod",
        kind: 1,
        width: 4,
        pieces: &T5F8C089F,
        ..Operand::DEFAULT
    },
];
pub(crate) static T1C9578C8: [(i64, i64); 4] = [(0, 0), (4, 4), (8, 8), (12, 12)];
pub(crate) static TBA8553F4: [Expr; 2] = [
    Expr::Bin(BinOp::Lt, &Expr::Operand(0), &Expr::Num(8)),
    Expr::In(&Expr::Operand(4), &T1C9578C8),
];
pub(crate) static T15248DFD: [Touch; 5] = [
    Touch {
        file: 0,
        which: Which::Operand(2),
        reads: 1024,
        writes: 0,
    },
    Touch {
        file: 0,
        which: Which::Operand(3),
        reads: 1024,
        writes: 0,
    },
    Touch {
        file: 0,
        which: Which::Fixed(7),
        reads: 1024,
        writes: 0,
    },
    Touch {
        file: 0,
        which: Which::Computed,
        reads: 1024,
        writes: 1024,
    },
    Touch {
        file: 1,
        which: Which::Computed,
        reads: 1024,
        writes: 1024,
    },
];
pub(crate) static T5CCDF32B: [Flow; 7] = [
    Flow {
        from: End::Register(0),
        to: End::Register(3),
    },
    Flow {
        from: End::Register(1),
        to: End::Register(3),
    },
    Flow {
        from: End::Register(2),
        to: End::Register(3),
    },
    Flow {
        from: End::Register(3),
        to: End::Register(3),
    },
    Flow {
        from: End::Register(4),
        to: End::Register(4),
    },
    Flow {
        from: End::State,
        to: End::Register(3),
    },
    Flow {
        from: End::State,
        to: End::Register(4),
    },
];
pub(crate) static TB7E94AFF: [(&str, &str); 4] = [
    (
        "sem",
        "lanes(vd, |i| {\n  let a = L[indirect(va, mod[2], i)].e32[i];\n  let c = L[vc].e32[i];\n  put(indirect(vd, mod[3], i), i,\n      fma(arch == BH && mod[0] ? fneg(a) : a, L[vb].e32[i],\n          arch == BH && mod[1] ? fneg(c) : c));\n})",
    ),
    ("latency", "2"),
    ("unit", "mad"),
    ("arch", "wh"),
];
pub(crate) static T2535769D: [(i64, i64); 4] = [(0, 3), (4, 4), (8, 8), (12, 12)];
pub(crate) static TAB157FEB: [Expr; 2] = [
    Expr::Bin(BinOp::Lt, &Expr::Operand(0), &Expr::Num(8)),
    Expr::In(&Expr::Operand(4), &T2535769D),
];
pub(crate) static T5D8CFAE4: [(&str, &str); 4] = [
    (
        "sem",
        "lanes(vd, |i| {\n  let a = L[indirect(va, mod[2], i)].e32[i];\n  let c = L[vc].e32[i];\n  put(indirect(vd, mod[3], i), i,\n      fma(arch == BH && mod[0] ? fneg(a) : a, L[vb].e32[i],\n          arch == BH && mod[1] ? fneg(c) : c));\n})",
    ),
    ("latency", "2"),
    ("unit", "mad"),
    ("arch", "bh"),
];
pub(crate) static TECC454C7: [Operand; 4] = [
    Operand {
        name: "vd",
        kind: 0,
        width: 4,
        dir: Dir::Out,
        pieces: &T36FC9EB3,
        ..Operand::DEFAULT
    },
    Operand {
        name: "vb",
        kind: 0,
        width: 4,
        pieces: &T2144CF00,
        ..Operand::DEFAULT
    },
    Operand {
        name: "vc",
        kind: 0,
        width: 4,
        pieces: &T1AE21647,
        ..Operand::DEFAULT
    },
    Operand {
        name: "mod",
        kind: 1,
        width: 4,
        pieces: &T5F8C089F,
        ..Operand::DEFAULT
    },
];
pub(crate) static TD6E72583: [Expr; 2] = [
    Expr::Bin(BinOp::Lt, &Expr::Operand(0), &Expr::Num(8)),
    Expr::In(&Expr::Operand(3), &T1C9578C8),
];
pub(crate) static T65B99B9B: [Touch; 5] = [
    Touch {
        file: 0,
        which: Which::Operand(1),
        reads: 1024,
        writes: 0,
    },
    Touch {
        file: 0,
        which: Which::Operand(2),
        reads: 1024,
        writes: 0,
    },
    Touch {
        file: 0,
        which: Which::Fixed(7),
        reads: 1024,
        writes: 0,
    },
    Touch {
        file: 0,
        which: Which::Computed,
        reads: 1024,
        writes: 1024,
    },
    Touch {
        file: 1,
        which: Which::Computed,
        reads: 1024,
        writes: 1024,
    },
];
pub(crate) static TA578A824: [Expr; 2] = [
    Expr::Bin(BinOp::Lt, &Expr::Operand(0), &Expr::Num(8)),
    Expr::In(&Expr::Operand(3), &T2535769D),
];
pub(crate) static T7B7DC118: [Operand; 4] = [
    Operand {
        name: "vd",
        kind: 0,
        width: 4,
        dir: Dir::Out,
        pieces: &T36FC9EB3,
        ..Operand::DEFAULT
    },
    Operand {
        name: "va",
        kind: 0,
        width: 4,
        pieces: &TFFA3274C,
        ..Operand::DEFAULT
    },
    Operand {
        name: "vb",
        kind: 0,
        width: 4,
        pieces: &T2144CF00,
        ..Operand::DEFAULT
    },
    Operand {
        name: "mod",
        kind: 1,
        width: 4,
        pieces: &T5F8C089F,
        ..Operand::DEFAULT
    },
];
pub(crate) static T4DAE6536: [Touch; 5] = [
    Touch {
        file: 0,
        which: Which::Operand(2),
        reads: 1024,
        writes: 0,
    },
    Touch {
        file: 0,
        which: Which::Fixed(7),
        reads: 1024,
        writes: 0,
    },
    Touch {
        file: 0,
        which: Which::Fixed(9),
        reads: 1024,
        writes: 0,
    },
    Touch {
        file: 0,
        which: Which::Computed,
        reads: 1024,
        writes: 1024,
    },
    Touch {
        file: 1,
        which: Which::Computed,
        reads: 1024,
        writes: 1024,
    },
];
pub(crate) static T4788D9DF: [Expr; 1] = [
    Expr::Bin(BinOp::Ne, &Expr::Operand(1), &Expr::Num(10)),
];
pub(crate) static TD5EE24DD: [Expr; 1] = [
    Expr::Bin(BinOp::Ne, &Expr::Operand(3), &Expr::Num(9)),
];
pub(crate) static TFFD9AEE5: [Operand; 3] = [
    Operand {
        name: "vd",
        kind: 0,
        width: 4,
        dir: Dir::InOut,
        pieces: &T36FC9EB3,
        ..Operand::DEFAULT
    },
    Operand {
        name: "imm",
        kind: 1,
        width: 16,
        pieces: &T11BD64A4,
        ..Operand::DEFAULT
    },
    Operand {
        name: "mod",
        kind: 1,
        width: 4,
        pieces: &T5F8C089F,
        ..Operand::DEFAULT
    },
];
pub(crate) static TA4BA0E94: [Expr; 2] = [
    Expr::Bin(BinOp::Lt, &Expr::Operand(0), &Expr::Num(8)),
    Expr::Bin(
        BinOp::Or,
        &Expr::In(&Expr::Operand(2), &T1C9578C8),
        &Expr::Bin(BinOp::Eq, &Expr::Operand(2), &Expr::Num(-1)),
    ),
];
pub(crate) static T028514B5: [Touch; 4] = [
    Touch {
        file: 0,
        which: Which::Operand(0),
        reads: 1024,
        writes: 0,
    },
    Touch {
        file: 0,
        which: Which::Fixed(7),
        reads: 1024,
        writes: 0,
    },
    Touch {
        file: 0,
        which: Which::Computed,
        reads: 1024,
        writes: 1024,
    },
    Touch {
        file: 1,
        which: Which::Computed,
        reads: 1024,
        writes: 1024,
    },
];
pub(crate) static T1BE03E7D: [Flow; 6] = [
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
pub(crate) static T19DE25A7: [(&str, &str); 4] = [
    (
        "sem",
        "lanes(vd, |i| {\n  let own = L[vd].e32[i];\n  let d = arch == BH && mod[1] ? fneg(own) : own;\n  let k = imm[15:0] @ 0u16;\n  put(indirect(vd, mod[3], i), i, fma(k, d, 0));\n})",
    ),
    ("latency", "2"),
    ("unit", "mad"),
    ("arch", "wh"),
];
pub(crate) static TCCAC6AF6: [Expr; 2] = [
    Expr::Bin(BinOp::Lt, &Expr::Operand(0), &Expr::Num(8)),
    Expr::Bin(
        BinOp::Or,
        &Expr::In(&Expr::Operand(2), &T1C9578C8),
        &Expr::Bin(BinOp::Eq, &Expr::Operand(2), &Expr::Num(2)),
    ),
];
pub(crate) static T9B3F998C: [(&str, &str); 4] = [
    (
        "sem",
        "lanes(vd, |i| {\n  let own = L[vd].e32[i];\n  let d = arch == BH && mod[1] ? fneg(own) : own;\n  let k = imm[15:0] @ 0u16;\n  put(indirect(vd, mod[3], i), i, fma(k, d, 0));\n})",
    ),
    ("latency", "2"),
    ("unit", "mad"),
    ("arch", "bh"),
];
pub(crate) static TB4600D18: [(&str, &str); 4] = [
    (
        "sem",
        "lanes(vd, |i| {\n  let own = L[vd].e32[i];\n  let d = arch == BH && mod[1] ? fneg(own) : own;\n  let k = imm[15:0] @ 0u16;\n  put(indirect(vd, mod[3], i), i, fma(0x3f800000, k, d));\n})",
    ),
    ("latency", "2"),
    ("unit", "mad"),
    ("arch", "wh"),
];
pub(crate) static T5FBED1CB: [(&str, &str); 4] = [
    (
        "sem",
        "lanes(vd, |i| {\n  let own = L[vd].e32[i];\n  let d = arch == BH && mod[1] ? fneg(own) : own;\n  let k = imm[15:0] @ 0u16;\n  put(indirect(vd, mod[3], i), i, fma(0x3f800000, k, d));\n})",
    ),
    ("latency", "2"),
    ("unit", "mad"),
    ("arch", "bh"),
];
pub(crate) static T1A981AF4: [Expr; 2] = [
    Expr::Bin(BinOp::Lt, &Expr::Operand(0), &Expr::Num(8)),
    Expr::Bin(
        BinOp::Eq,
        &Expr::Bin(BinOp::BitAnd, &Expr::Operand(3), &Expr::Num(13)),
        &Expr::Operand(3),
    ),
];
pub(crate) static T6D2346B7: [Touch; 4] = [
    Touch {
        file: 0,
        which: Which::Operand(2),
        reads: 1024,
        writes: 0,
    },
    Touch {
        file: 0,
        which: Which::Fixed(7),
        reads: 1024,
        writes: 0,
    },
    Touch {
        file: 0,
        which: Which::Computed,
        reads: 1024,
        writes: 1024,
    },
    Touch {
        file: 1,
        which: Which::Computed,
        reads: 1024,
        writes: 1024,
    },
];
pub(crate) static TA471BCB0: [(&str, &str); 4] = [
    (
        "sem",
        "lanes(vd, |i| {\n  let p = zext(L[indirect(va, mod[2], i)].e32[i][22:0], 46) * zext(L[vb].e32[i][22:0], 46);\n  put(indirect(vd, mod[3], i), i, zext(mod[0] ? p[45:23] : p[22:0]));\n})",
    ),
    ("latency", "2"),
    ("unit", "mad"),
    ("arch", "bh"),
];
pub(crate) static TC2C156B8: [Operand; 2] = [
    Operand {
        name: "vd",
        kind: 0,
        width: 4,
        dir: Dir::Out,
        pieces: &T8EE0AAAF,
        ..Operand::DEFAULT
    },
    Operand {
        name: "mod",
        kind: 1,
        width: 4,
        pieces: &TFFA3274C,
        ..Operand::DEFAULT
    },
];
pub(crate) static T2BD9E831: [Expr; 2] = [
    Expr::Bin(BinOp::Lt, &Expr::Operand(0), &Expr::Num(8)),
    Expr::In(&Expr::Operand(1), &T1C9578C8),
];
pub(crate) static TF211148F: [Part; 5] = [
    Part::Name,
    Part::Text(" "),
    Part::Operand {
        index: 0,
        lead: "",
        trail: "",
        optional: false,
    },
    Part::Text(","),
    Part::Operand {
        index: 1,
        lead: "",
        trail: "",
        optional: false,
    },
];
pub(crate) static T7EAADA8D: [&[Part]; 1] = [&TF211148F];
pub(crate) static T6ABAF19E: [Touch; 7] = [
    Touch {
        file: 0,
        which: Which::Fixed(0),
        reads: 1024,
        writes: 0,
    },
    Touch {
        file: 0,
        which: Which::Fixed(1),
        reads: 1024,
        writes: 0,
    },
    Touch {
        file: 0,
        which: Which::Fixed(2),
        reads: 1024,
        writes: 0,
    },
    Touch {
        file: 0,
        which: Which::Fixed(3),
        reads: 1024,
        writes: 0,
    },
    Touch {
        file: 0,
        which: Which::Fixed(7),
        reads: 1024,
        writes: 0,
    },
    Touch {
        file: 0,
        which: Which::Computed,
        reads: 1024,
        writes: 1024,
    },
    Touch {
        file: 1,
        which: Which::Computed,
        reads: 1024,
        writes: 1024,
    },
];
pub(crate) static T8655F62C: [Flow; 9] = [
    Flow {
        from: End::Register(0),
        to: End::Register(5),
    },
    Flow {
        from: End::Register(1),
        to: End::Register(5),
    },
    Flow {
        from: End::Register(2),
        to: End::Register(5),
    },
    Flow {
        from: End::Register(3),
        to: End::Register(5),
    },
    Flow {
        from: End::Register(4),
        to: End::Register(5),
    },
    Flow {
        from: End::Register(5),
        to: End::Register(5),
    },
    Flow {
        from: End::Register(6),
        to: End::Register(6),
    },
    Flow {
        from: End::State,
        to: End::Register(5),
    },
    Flow {
        from: End::State,
        to: End::Register(6),
    },
];
pub(crate) static T57441C50: [(&str, &str); 4] = [
    ("sem", "of_l3(vd, mod, |i, m| line8(m, L[0].e32[i], L[1].e32[i], L[2].e32[i]))"),
    ("latency", "2"),
    ("unit", "mad"),
    ("arch", "wh"),
];
pub(crate) static T708493E3: [(&str, &str); 4] = [
    ("sem", "of_l3(vd, mod, |i, m| line8(m, L[0].e32[i], L[1].e32[i], L[2].e32[i]))"),
    ("latency", "2"),
    ("unit", "mad"),
    ("arch", "bh"),
];
pub(crate) static T5D45BBD1: [Operand; 2] = [
    Operand {
        name: "vd",
        kind: 0,
        width: 4,
        dir: Dir::Out,
        pieces: &T36FC9EB3,
        ..Operand::DEFAULT
    },
    Operand {
        name: "mod",
        kind: 1,
        width: 4,
        pieces: &T5F8C089F,
        ..Operand::DEFAULT
    },
];
pub(crate) static T4B178303: [(i64, i64); 5] = [
    (0, 0),
    (2, 4),
    (6, 8),
    (10, 10),
    (14, 14),
];
pub(crate) static T68609695: [Expr; 2] = [
    Expr::Bin(BinOp::Lt, &Expr::Operand(0), &Expr::Num(8)),
    Expr::In(&Expr::Operand(1), &T4B178303),
];
pub(crate) static T4C41CF79: [Touch; 10] = [
    Touch {
        file: 0,
        which: Which::Fixed(0),
        reads: 1024,
        writes: 0,
    },
    Touch {
        file: 0,
        which: Which::Fixed(1),
        reads: 1024,
        writes: 0,
    },
    Touch {
        file: 0,
        which: Which::Fixed(2),
        reads: 1024,
        writes: 0,
    },
    Touch {
        file: 0,
        which: Which::Fixed(3),
        reads: 1024,
        writes: 0,
    },
    Touch {
        file: 0,
        which: Which::Fixed(4),
        reads: 1024,
        writes: 0,
    },
    Touch {
        file: 0,
        which: Which::Fixed(5),
        reads: 1024,
        writes: 0,
    },
    Touch {
        file: 0,
        which: Which::Fixed(6),
        reads: 1024,
        writes: 0,
    },
    Touch {
        file: 0,
        which: Which::Fixed(7),
        reads: 1024,
        writes: 0,
    },
    Touch {
        file: 0,
        which: Which::Computed,
        reads: 1024,
        writes: 1024,
    },
    Touch {
        file: 1,
        which: Which::Computed,
        reads: 1024,
        writes: 1024,
    },
];
pub(crate) static T27251F76: [Flow; 12] = [
    Flow {
        from: End::Register(0),
        to: End::Register(8),
    },
    Flow {
        from: End::Register(1),
        to: End::Register(8),
    },
    Flow {
        from: End::Register(2),
        to: End::Register(8),
    },
    Flow {
        from: End::Register(3),
        to: End::Register(8),
    },
    Flow {
        from: End::Register(4),
        to: End::Register(8),
    },
    Flow {
        from: End::Register(5),
        to: End::Register(8),
    },
    Flow {
        from: End::Register(6),
        to: End::Register(8),
    },
    Flow {
        from: End::Register(7),
        to: End::Register(8),
    },
    Flow {
        from: End::Register(8),
        to: End::Register(8),
    },
    Flow {
        from: End::Register(9),
        to: End::Register(9),
    },
    Flow {
        from: End::State,
        to: End::Register(8),
    },
    Flow {
        from: End::State,
        to: End::Register(9),
    },
];
pub(crate) static T33CE0337: [(&str, &str); 4] = [
    (
        "sem",
        "of_l3(vd, mod, |i, m| {\n  let a = L[0].e32[i];\n  let b = L[1].e32[i];\n  let c = L[2].e32[i];\n  !mod[1] ? line32(m, a, b, c, L[4].e32[i], L[5].e32[i], L[6].e32[i])\n      : mod[3] ? line16(m, a, b, c)\n      : half_line(m, a, b, c, L[4].e32[i], L[5].e32[i], L[6].e32[i],\n          mod[0] ? 0x40800000 : 0x40400000)\n})",
    ),
    ("latency", "2"),
    ("unit", "mad"),
    ("arch", "wh"),
];
pub(crate) static TD48934BC: [(&str, &str); 4] = [
    (
        "sem",
        "of_l3(vd, mod, |i, m| {\n  let a = L[0].e32[i];\n  let b = L[1].e32[i];\n  let c = L[2].e32[i];\n  !mod[1] ? line32(m, a, b, c, L[4].e32[i], L[5].e32[i], L[6].e32[i])\n      : mod[3] ? line16(m, a, b, c)\n      : half_line(m, a, b, c, L[4].e32[i], L[5].e32[i], L[6].e32[i],\n          mod[0] ? 0x40800000 : 0x40400000)\n})",
    ),
    ("latency", "2"),
    ("unit", "mad"),
    ("arch", "bh"),
];
pub(crate) static T738F944A: [Operand; 2] = [
    Operand {
        name: "vd",
        kind: 0,
        width: 4,
        dir: Dir::InOut,
        pieces: &T36FC9EB3,
        ..Operand::DEFAULT
    },
    Operand {
        name: "vc",
        kind: 0,
        width: 4,
        pieces: &T1AE21647,
        ..Operand::DEFAULT
    },
];
pub(crate) static T5347861E: [Touch; 3] = [
    Touch {
        file: 0,
        which: Which::Operand(0),
        reads: 1024,
        writes: 1024,
    },
    Touch {
        file: 0,
        which: Which::Operand(1),
        reads: 1024,
        writes: 0,
    },
    Touch {
        file: 1,
        which: Which::Computed,
        reads: 1024,
        writes: 1024,
    },
];
pub(crate) static TC4F0FBC5: [Flow; 5] = [
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
        to: End::Register(2),
    },
    Flow {
        from: End::State,
        to: End::Register(0),
    },
    Flow {
        from: End::State,
        to: End::Register(2),
    },
];
pub(crate) static TEF3BC7D5: [(&str, &str); 4] = [
    (
        "sem",
        "each(vd, |i| {\n  let c = L[vc].e32[i];\n  let d = L[vd].e32[i];\n  d & c\n})",
    ),
    ("latency", "1"),
    ("unit", "simple"),
    ("arch", "wh"),
];
pub(crate) static TED95515C: [Operand; 4] = [
    Operand {
        name: "vd",
        kind: 0,
        width: 4,
        dir: Dir::InOut,
        pieces: &T36FC9EB3,
        ..Operand::DEFAULT
    },
    Operand {
        name: "vb",
        kind: 0,
        width: 4,
        pieces: &T2144CF00,
        ..Operand::DEFAULT
    },
    Operand {
        name: "vc",
        kind: 0,
        width: 4,
        pieces: &T1AE21647,
        ..Operand::DEFAULT
    },
    Operand {
        name: "mod",
        kind: 1,
        width: 4,
        pieces: &T5F8C089F,
        ..Operand::DEFAULT
    },
];
pub(crate) static TE32F6D85: [Expr; 2] = [
    Expr::Bin(BinOp::Lt, &Expr::Operand(0), &Expr::Num(8)),
    Expr::Bin(BinOp::Le, &Expr::Operand(3), &Expr::Num(1)),
];
pub(crate) static T728BF643: [(&str, &str); 4] = [
    (
        "sem",
        "each(vd, |i| {\n  let c = L[vc].e32[i];\n  let d = L[vd].e32[i];\n  (mod[0] ? L[vb].e32[i] : d) & c\n})",
    ),
    ("latency", "1"),
    ("unit", "simple"),
    ("arch", "bh"),
];
pub(crate) static TC899BAEF: [(&str, &str); 4] = [
    (
        "sem",
        "each(vd, |i| {\n  let c = L[vc].e32[i];\n  let d = L[vd].e32[i];\n  d | c\n})",
    ),
    ("latency", "1"),
    ("unit", "simple"),
    ("arch", "wh"),
];
pub(crate) static T53A08D6D: [(&str, &str); 4] = [
    (
        "sem",
        "each(vd, |i| {\n  let c = L[vc].e32[i];\n  let d = L[vd].e32[i];\n  (mod[0] ? L[vb].e32[i] : d) | c\n})",
    ),
    ("latency", "1"),
    ("unit", "simple"),
    ("arch", "bh"),
];
pub(crate) static T6B92FACD: [(&str, &str); 4] = [
    (
        "sem",
        "each(vd, |i| {\n  let c = L[vc].e32[i];\n  let d = L[vd].e32[i];\n  d ^ c\n})",
    ),
    ("latency", "1"),
    ("unit", "simple"),
    ("arch", "wh bh"),
];
pub(crate) static T75945327: [Operand; 2] = [
    Operand {
        name: "vd",
        kind: 0,
        width: 4,
        dir: Dir::Out,
        pieces: &T36FC9EB3,
        ..Operand::DEFAULT
    },
    Operand {
        name: "vc",
        kind: 0,
        width: 4,
        pieces: &T1AE21647,
        ..Operand::DEFAULT
    },
];
pub(crate) static T3CD185BB: [(&str, &str); 4] = [
    (
        "sem",
        "each(vd, |i| {\n  let c = L[vc].e32[i];\n  let d = L[vd].e32[i];\n  ~c\n})",
    ),
    ("latency", "1"),
    ("unit", "simple"),
    ("arch", "wh bh"),
];
pub(crate) static T04F29498: [Operand; 3] = [
    Operand {
        name: "vd",
        kind: 0,
        width: 4,
        dir: Dir::Out,
        pieces: &T36FC9EB3,
        ..Operand::DEFAULT
    },
    Operand {
        name: "vc",
        kind: 0,
        width: 4,
        pieces: &T1AE21647,
        ..Operand::DEFAULT
    },
    Operand {
        name: "mod",
        kind: 1,
        width: 4,
        pieces: &T5F8C089F,
        ..Operand::DEFAULT
    },
];
pub(crate) static T60D3927C: [Expr; 2] = [
    Expr::Bin(BinOp::Lt, &Expr::Operand(0), &Expr::Num(8)),
    Expr::Bin(BinOp::Le, &Expr::Operand(2), &Expr::Num(1)),
];
pub(crate) static T348B3EDC: [(&str, &str); 4] = [
    (
        "sem",
        "each(vd, |i| {\n  let c = L[vc].e32[i];\n  let d = L[vd].e32[i];\n  mod[0] ? (c >u 0xff800000 ? c : c & 0x7fffffff) : abs(c)\n})",
    ),
    ("latency", "1"),
    ("unit", "simple"),
    ("arch", "wh bh"),
];
pub(crate) static T3EA20B31: [(&str, &str); 4] = [
    (
        "sem",
        "each(vd, |i| {\n  let c = L[vc].e32[i];\n  let d = L[vd].e32[i];\n  zext(!mod[0] @ mant(c))\n})",
    ),
    ("latency", "1"),
    ("unit", "simple"),
    ("arch", "wh bh"),
];
pub(crate) static T9F6338EC: [(&str, &str); 4] = [
    (
        "sem",
        "each(vd, |i| {\n  let c = L[vc].e32[i];\n  let d = L[vd].e32[i];\n  cast(c, mod[0], i)\n})",
    ),
    ("latency", "1"),
    ("unit", "simple"),
    ("arch", "wh"),
];
pub(crate) static TD0756256: [Expr; 2] = [
    Expr::Bin(BinOp::Lt, &Expr::Operand(0), &Expr::Num(8)),
    Expr::Bin(BinOp::Le, &Expr::Operand(2), &Expr::Num(3)),
];
pub(crate) static T6A3B7C96: [(&str, &str); 4] = [
    (
        "sem",
        "each(vd, |i| {\n  let c = L[vc].e32[i];\n  let d = L[vd].e32[i];\n  mod[1] ? (mod[0] ? twos(c) : abs(c)) : cast(c, mod[0], i)\n})",
    ),
    ("latency", "1"),
    ("unit", "simple"),
    ("arch", "bh"),
];
pub(crate) static T8B6F973A: [(i64, i64); 2] = [(0, 0), (2, 2)];
pub(crate) static TDC6931E3: [Expr; 2] = [
    Expr::Bin(BinOp::Lt, &Expr::Operand(0), &Expr::Num(8)),
    Expr::Bin(
        BinOp::Or,
        &Expr::Bin(
            BinOp::And,
            &Expr::In(&Expr::Operand(3), &T8B6F973A),
            &Expr::Bin(BinOp::Eq, &Expr::Operand(2), &Expr::Num(0)),
        ),
        &Expr::Bin(BinOp::Eq, &Expr::Operand(3), &Expr::Num(1)),
    ),
];
pub(crate) static T3EC872B3: [(&str, &str); 4] = [
    (
        "sem",
        "each(vd, |i| {\n  let c = L[vc].e32[i];\n  let d = L[vd].e32[i];\n  c[31] @ match mod { 0 => d[7:0], 1 => imm[7:0], _ => expo(d) } @ mant(c)\n})",
    ),
    ("latency", "1"),
    ("unit", "simple"),
    ("arch", "wh bh"),
];
pub(crate) static TCE84E221: [Expr; 2] = [
    Expr::Bin(BinOp::Lt, &Expr::Operand(0), &Expr::Num(8)),
    Expr::Bin(
        BinOp::Or,
        &Expr::Bin(
            BinOp::And,
            &Expr::Bin(BinOp::Eq, &Expr::Operand(3), &Expr::Num(0)),
            &Expr::Bin(BinOp::Eq, &Expr::Operand(2), &Expr::Num(0)),
        ),
        &Expr::Bin(BinOp::Eq, &Expr::Operand(3), &Expr::Num(1)),
    ),
];
pub(crate) static T101A84D7: [(&str, &str); 4] = [
    (
        "sem",
        "each(vd, |i| {\n  let c = L[vc].e32[i];\n  let d = L[vd].e32[i];\n  c[31:23] @ (mod[0] ? imm[11:0] @ 0u11 : mant(d))\n})",
    ),
    ("latency", "1"),
    ("unit", "simple"),
    ("arch", "wh bh"),
];
pub(crate) static T929BFD10: [(&str, &str); 4] = [
    (
        "sem",
        "each(vd, |i| {\n  let c = L[vc].e32[i];\n  let d = L[vd].e32[i];\n  with_sign(mod[0] ? imm[0] : d[31], c)\n})",
    ),
    ("latency", "1"),
    ("unit", "simple"),
    ("arch", "wh bh"),
];
pub(crate) static TDFDF28D9: [Operand; 4] = [
    Operand {
        name: "vd",
        kind: 0,
        width: 4,
        dir: Dir::Out,
        pieces: &T36FC9EB3,
        ..Operand::DEFAULT
    },
    Operand {
        name: "vc",
        kind: 0,
        width: 4,
        pieces: &T1AE21647,
        ..Operand::DEFAULT
    },
    Operand {
        name: "imm",
        kind: 1,
        width: 12,
        signed: true,
        pieces: &T61B41911,
        ..Operand::DEFAULT
    },
    Operand {
        name: "mod",
        kind: 1,
        width: 4,
        pieces: &T5F8C089F,
        ..Operand::DEFAULT
    },
];
pub(crate) static T203163AA: [(&str, &str); 4] = [
    (
        "sem",
        "each(vd, |i| {\n  let c = L[vc].e32[i];\n  let d = L[vd].e32[i];\n  c[31] @ (!mod[0] ? imm[7:0] : expo(c) == 255 ? 255 : expo(c) + imm[7:0]) @ mant(c)\n})",
    ),
    ("latency", "1"),
    ("unit", "simple"),
    ("arch", "wh bh"),
];
pub(crate) static T955F366A: [Operand; 4] = [
    Operand {
        name: "vd",
        kind: 0,
        width: 4,
        dir: Dir::InOut,
        pieces: &T36FC9EB3,
        ..Operand::DEFAULT
    },
    Operand {
        name: "vc",
        kind: 0,
        width: 4,
        pieces: &T1AE21647,
        ..Operand::DEFAULT
    },
    Operand {
        name: "imm",
        kind: 1,
        width: 12,
        signed: true,
        pieces: &T61B41911,
        ..Operand::DEFAULT
    },
    Operand {
        name: "mod",
        kind: 1,
        width: 4,
        pieces: &T5F8C089F,
        ..Operand::DEFAULT
    },
];
pub(crate) static TBF987576: [(&str, &str); 4] = [
    (
        "sem",
        "each(vd, |i| {\n  let c = L[vc].e32[i];\n  let d = L[vd].e32[i];\n  shift(d, mod[0] ? imm : c, 0)\n})",
    ),
    ("latency", "1"),
    ("unit", "simple"),
    ("arch", "wh"),
];
pub(crate) static T1A7904B7: [(i64, i64); 3] = [(0, 0), (2, 2), (3, 3)];
pub(crate) static T05498117: [(i64, i64); 3] = [(1, 1), (5, 5), (7, 7)];
pub(crate) static T4A8FE28C: [Expr; 2] = [
    Expr::Bin(BinOp::Lt, &Expr::Operand(0), &Expr::Num(8)),
    Expr::Bin(
        BinOp::Or,
        &Expr::Bin(
            BinOp::And,
            &Expr::In(&Expr::Operand(3), &T1A7904B7),
            &Expr::Bin(BinOp::Eq, &Expr::Operand(2), &Expr::Num(0)),
        ),
        &Expr::In(&Expr::Operand(3), &T05498117),
    ),
];
pub(crate) static T32A0FE8C: [(&str, &str); 4] = [
    (
        "sem",
        "each(vd, |i| {\n  let c = L[vc].e32[i];\n  let d = L[vd].e32[i];\n  shift(mod[2] && mod[0] ? c : d, mod[0] ? imm : c, mod[1])\n})",
    ),
    ("latency", "1"),
    ("unit", "simple"),
    ("arch", "bh"),
];
pub(crate) static T2C125517: [Expr; 2] = [
    Expr::Bin(BinOp::Lt, &Expr::Operand(0), &Expr::Num(8)),
    Expr::Bin(BinOp::Le, &Expr::Operand(2), &Expr::Num(2)),
];
pub(crate) static T2958930C: [Touch; 4] = [
    Touch {
        file: 0,
        which: Which::Operand(0),
        reads: 1024,
        writes: 1024,
    },
    Touch {
        file: 0,
        which: Which::Operand(1),
        reads: 1024,
        writes: 0,
    },
    Touch {
        file: 0,
        which: Which::Fixed(0),
        reads: 1024,
        writes: 0,
    },
    Touch {
        file: 1,
        which: Which::Computed,
        reads: 1024,
        writes: 1024,
    },
];
pub(crate) static T5D58B3B9: [(&str, &str); 4] = [
    (
        "sem",
        "each(vd, |i| {\n  let x = L[vc].e32[i];\n  mod == 1\n      ? (L[0].e32[i][31] ? recip(0u1 @ x[30:0]) : x)\n      : with_sign(x[31], mod == 2 ? exponential(x) : recip(0u1 @ x[30:0]))\n})",
    ),
    ("latency", "1"),
    ("unit", "simple"),
    ("arch", "bh"),
];
pub(crate) static TCB6D4DA2: [Expr; 1] = [
    Expr::Bin(BinOp::Ne, &Expr::Operand(1), &Expr::Num(0)),
];
pub(crate) static T2F0D9356: [Expr; 2] = [
    Expr::Bin(BinOp::Lt, &Expr::Operand(0), &Expr::Num(8)),
    Expr::Bin(BinOp::Le, &Expr::Operand(3), &Expr::Num(2)),
];
pub(crate) static TBD12AFDF: [(&str, &str); 4] = [
    (
        "sem",
        "each(vd, |i| {\n  let x = L[vc].e32[i];\n  mod == 1\n      ? (L[vb].e32[i][31] ? recip(0u1 @ x[30:0]) : x)\n      : with_sign(x[31], mod == 2 ? exponential(x) : recip(0u1 @ x[30:0]))\n})",
    ),
    ("latency", "1"),
    ("unit", "simple"),
    ("arch", "bh"),
];
pub(crate) static TF4321D4C: [(i64, i64); 2] = [(0, 2), (8, 8)];
pub(crate) static TF29BD9F3: [Expr; 2] = [
    Expr::Bin(BinOp::Lt, &Expr::Operand(0), &Expr::Num(8)),
    Expr::In(&Expr::Operand(2), &TF4321D4C),
];
pub(crate) static TA2030B7A: [Touch; 4] = [
    Touch {
        file: 0,
        which: Which::Operand(0),
        reads: 1024,
        writes: 1024,
    },
    Touch {
        file: 0,
        which: Which::Operand(1),
        reads: 1024,
        writes: 0,
    },
    Touch {
        file: 1,
        which: Which::Computed,
        reads: 1024,
        writes: 1024,
    },
    Touch {
        file: 2,
        which: Which::Computed,
        reads: 1024,
        writes: 0,
    },
];
pub(crate) static T0A526306: [Flow; 7] = [
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
        from: End::Register(2),
        to: End::Register(2),
    },
    Flow {
        from: End::Register(3),
        to: End::Register(0),
    },
    Flow {
        from: End::State,
        to: End::Register(0),
    },
    Flow {
        from: End::State,
        to: End::Register(2),
    },
];
pub(crate) static T03601627: [(&str, &str); 4] = [
    (
        "sem",
        "let all = mod == 2;\nlet off = disabled();\nlanes_all(vd, |i| {\n  if all || active(i, off) {\n    let c = L[vc].e32[i];\n    put(vd, i, match mod {\n      1 => fneg(c),\n      8 => match vc {\n        0..4 => tmpl[vc % 4].e32[i],\n        4..8 => seq[vc % 4].e32[i],\n        8 => misc.e32[i],\n        9 => prng_step(i),\n        15 => lanecfg.e32[i],\n        _ => 0\n      },\n      _ => c\n    });\n  }\n})",
    ),
    ("latency", "1"),
    ("unit", "simple"),
    ("arch", "wh bh"),
];
pub(crate) static TB7DB983F: [Expr; 2] = [
    Expr::Bin(BinOp::Lt, &Expr::Operand(0), &Expr::Num(8)),
    Expr::Bin(
        BinOp::Or,
        &Expr::Bin(
            BinOp::Eq,
            &Expr::Bin(BinOp::Rem, &Expr::Operand(3), &Expr::Num(4)),
            &Expr::Num(1),
        ),
        &Expr::Bin(
            BinOp::And,
            &Expr::Bin(
                BinOp::Eq,
                &Expr::Bin(BinOp::Rem, &Expr::Operand(3), &Expr::Num(2)),
                &Expr::Num(0),
            ),
            &Expr::Bin(BinOp::Eq, &Expr::Operand(2), &Expr::Num(0)),
        ),
    ),
];
pub(crate) static TDC21AD17: [(&str, &str); 4] = [
    (
        "sem",
        "lanes(vd, |i| {\n  if vd < 8 {\n    let c = L[vc].e32[i];\n    let d = L[vd].e32[i];\n    let r = match mod[1:0] { 0 => c + d, 1 => c + imm, _ => c - d };\n    put(vd, i, r);\n    cc[i] = match mod[3:2] { 0 => r[31], 1 => cc[i], 2 => !r[31], _ => !cc[i] };\n  }\n})",
    ),
    ("latency", "1"),
    ("unit", "simple"),
    ("arch", "wh bh"),
];
pub(crate) static TD2CA8E63: [(i64, i64); 2] = [(0, 3), (8, 11)];
pub(crate) static T0A5904BE: [Expr; 2] = [
    Expr::Bin(BinOp::Lt, &Expr::Operand(0), &Expr::Num(8)),
    Expr::In(&Expr::Operand(2), &TD2CA8E63),
];
pub(crate) static T2D4CCB74: [(&str, &str); 4] = [
    (
        "sem",
        "lanes(vd, |i| {\n  if vd < 8 {\n    let c = L[vc].e32[i];\n    let d = L[vd].e32[i];\n    let r = zext(expo(c), 32) - (mod[0] ? 0 : 127);\n    put(vd, i, r);\n    cc[i] = match mod[3:1] { 0 => cc[i], 1 => r[31], 4 => !cc[i], _ => !r[31] };\n  }\n})",
    ),
    ("latency", "1"),
    ("unit", "simple"),
    ("arch", "wh bh"),
];
pub(crate) static TA5BC43CD: [Expr; 2] = [
    Expr::Bin(BinOp::Lt, &Expr::Operand(0), &Expr::Num(8)),
    Expr::Bin(
        BinOp::Eq,
        &Expr::Bin(BinOp::Rem, &Expr::Operand(2), &Expr::Num(2)),
        &Expr::Num(0),
    ),
];
pub(crate) static T15A4C7B8: [(&str, &str); 4] = [
    (
        "sem",
        "lanes(vd, |i| {\n  if vd < 8 {\n    let c = L[vc].e32[i];\n    let d = L[vd].e32[i];\n    let r = bits(clz(mod[2] ? c & 0x7fffffff : c), 32);\n    put(vd, i, r);\n    cc[i] = match mod[3:1] { 1 => c != 0, 3 => c[30:0] != 0, 5 => c == 0, 7 => c[30:0] == 0, 0 | 2 => cc[i], _ => !cc[i] };\n  }\n})",
    ),
    ("latency", "1"),
    ("unit", "simple"),
    ("arch", "wh bh"),
];
pub(crate) static T84425603: [Operand; 4] = [
    Operand {
        name: "vd",
        kind: 0,
        width: 4,
        dir: Dir::InOut,
        pieces: &T36FC9EB3,
        ..Operand::DEFAULT
    },
    Operand {
        name: "vc",
        kind: 0,
        width: 4,
        pieces: &T1AE21647,
        ..Operand::DEFAULT
    },
    Operand {
        name: "mod2",
        kind: 1,
        width: 4,
        pieces: &T2144CF00,
        ..Operand::DEFAULT
    },
    Operand {
        name: "mod",
        kind: 1,
        width: 4,
        pieces: &T5F8C089F,
        ..Operand::DEFAULT
    },
];
pub(crate) static T6FE963D1: [Touch; 4] = [
    Touch {
        file: 0,
        which: Which::Operand(0),
        reads: 1024,
        writes: 1024,
    },
    Touch {
        file: 0,
        which: Which::Operand(1),
        reads: 1024,
        writes: 0,
    },
    Touch {
        file: 1,
        which: Which::Computed,
        reads: 1024,
        writes: 1024,
    },
    Touch {
        file: 4,
        which: Which::Computed,
        reads: 32,
        writes: 32,
    },
];
pub(crate) static TD8A40E64: [Flow; 9] = [
    Flow {
        from: End::Register(0),
        to: End::Register(0),
    },
    Flow {
        from: End::Register(0),
        to: End::Register(3),
    },
    Flow {
        from: End::Register(1),
        to: End::Register(0),
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
        from: End::Register(3),
        to: End::Register(3),
    },
    Flow {
        from: End::State,
        to: End::Register(0),
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
pub(crate) static TF5DC1987: [(&str, &str); 4] = [
    (
        "sem",
        "let off = disabled();\nlanes_all(vd, |i| {\n  let c = L[vc].e32[i];\n  let d = L[vd].e32[i];\n  let r = !lt_sm(c, d);\n  let on = active(i, off);\n  if mod[1] && sp > 0 {\n    stk_cc[top()][i] = mod[2] ? stk_cc[top()][i] || r : stk_cc[top()][i] && r;\n  }\n  if on && mod[0] {\n    cc[i] = r;\n  }\n  if on && mod[3] {\n    put(vd, i, rep(r, 32));\n  }\n})",
    ),
    ("latency", "1"),
    ("unit", "simple"),
    ("arch", "bh"),
];
pub(crate) static T63823C94: [(&str, &str); 4] = [
    (
        "sem",
        "let off = disabled();\nlanes_all(vd, |i| {\n  let c = L[vc].e32[i];\n  let d = L[vd].e32[i];\n  let r = lt_sm(c, d);\n  let on = active(i, off);\n  if mod[1] && sp > 0 {\n    stk_cc[top()][i] = mod[2] ? stk_cc[top()][i] || r : stk_cc[top()][i] && r;\n  }\n  if on && mod[0] {\n    cc[i] = r;\n  }\n  if on && mod[3] {\n    put(vd, i, rep(r, 32));\n  }\n})",
    ),
    ("latency", "1"),
    ("unit", "simple"),
    ("arch", "bh"),
];
pub(crate) static T05CEDBAB: [Operand; 3] = [
    Operand {
        name: "vc",
        kind: 0,
        width: 4,
        pieces: &T1AE21647,
        ..Operand::DEFAULT
    },
    Operand {
        name: "imm",
        kind: 1,
        width: 12,
        pieces: &T61B41911,
        ..Operand::DEFAULT
    },
    Operand {
        name: "mod",
        kind: 1,
        width: 4,
        pieces: &T5F8C089F,
        ..Operand::DEFAULT
    },
];
pub(crate) static TE6911E60: [Expr; 1] = [
    Expr::Bin(
        BinOp::Or,
        &Expr::Bin(BinOp::Eq, &Expr::Operand(2), &Expr::Num(1)),
        &Expr::Bin(BinOp::Eq, &Expr::Operand(1), &Expr::Num(0)),
    ),
];
pub(crate) static TC8EC49A1: [Touch; 1] = [
    Touch {
        file: 0,
        which: Which::Operand(0),
        reads: 1024,
        writes: 0,
    },
];
pub(crate) static T8B10472C: [(&str, &str); 4] = [
    (
        "sem",
        "lanes(0, |i| {\n  let v = L[vc].e32[i];\n  cc[i] = !en[i] || mod[3] ? 0 : mod[0] ? imm[0] : match mod[2:1] {\n    0 => v <s 0,\n    1 => v != 0,\n    2 => v >=s 0,\n    _ => v == 0\n  };\n})",
    ),
    ("latency", "1"),
    ("unit", "simple"),
    ("arch", "wh bh"),
];
pub(crate) static TD4BB0962: [Operand; 2] = [
    Operand {
        name: "imm",
        kind: 1,
        width: 12,
        pieces: &T61B41911,
        ..Operand::DEFAULT
    },
    Operand {
        name: "mod",
        kind: 1,
        width: 4,
        pieces: &T5F8C089F,
        ..Operand::DEFAULT
    },
];
pub(crate) static T51F13FDA: [(i64, i64); 2] = [(0, 0), (1, 1)];
pub(crate) static T334DF9D7: [(i64, i64); 2] = [(2, 2), (8, 10)];
pub(crate) static T11378CEB: [Expr; 1] = [
    Expr::Bin(
        BinOp::Or,
        &Expr::Bin(
            BinOp::And,
            &Expr::In(&Expr::Operand(1), &T51F13FDA),
            &Expr::Bin(BinOp::Eq, &Expr::Operand(0), &Expr::Num(0)),
        ),
        &Expr::In(&Expr::Operand(1), &T334DF9D7),
    ),
];
pub(crate) static T5DA85998: [(&str, &str); 4] = [
    (
        "sem",
        "en = mod[1] ? rep(imm[0], 32) : mod[0] ? ~en : en;\ncc = mod[3] ? rep(imm[1], 32) : -1;",
    ),
    ("latency", "1"),
    ("unit", "simple"),
    ("arch", "wh bh"),
];
pub(crate) static T941565DB: [Touch; 2] = [
    Touch {
        file: 3,
        which: Which::Computed,
        reads: 32,
        writes: 0,
    },
    Touch {
        file: 4,
        which: Which::Computed,
        reads: 32,
        writes: 0,
    },
];
pub(crate) static TBADF05F1: [(&str, &str); 4] = [
    (
        "sem",
        "let on = sp > 0;\ncc = (on ? stk_en[top()] & stk_cc[top()] : -1) & en & ~cc;",
    ),
    ("latency", "1"),
    ("unit", "simple"),
    ("arch", "wh bh"),
];
pub(crate) static T4CB736B1: [Operand; 1] = [
    Operand {
        name: "mod",
        kind: 1,
        width: 4,
        pieces: &T5F8C089F,
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
pub(crate) static TF513314F: [Touch; 2] = [
    Touch {
        file: 3,
        which: Which::Computed,
        reads: 32,
        writes: 32,
    },
    Touch {
        file: 4,
        which: Which::Computed,
        reads: 32,
        writes: 32,
    },
];
pub(crate) static T61A5CF28: [(&str, &str); 4] = [
    (
        "sem",
        "match mod {\n  0 => {\n    stk_en[sp % 8] = en;\n    stk_cc[sp % 8] = cc;\n    sp = imin(sp + 1, 8);\n  }\n  13 => {\n    cc = ~cc;\n    set_top(en, cc);\n  }\n  14 => set_top(-1, -1),\n  15 => set_top(-1, 0),\n  _ => set_top(en, bool_m(mod, stk_cc[top()], cc)),\n}",
    ),
    ("latency", "1"),
    ("unit", "simple"),
    ("arch", "wh bh"),
];
pub(crate) static T91166B1C: [Touch; 4] = [
    Touch {
        file: 3,
        which: Which::Fixed(0),
        reads: 32,
        writes: 32,
    },
    Touch {
        file: 4,
        which: Which::Fixed(0),
        reads: 32,
        writes: 32,
    },
    Touch {
        file: 3,
        which: Which::Computed,
        reads: 32,
        writes: 32,
    },
    Touch {
        file: 4,
        which: Which::Computed,
        reads: 32,
        writes: 32,
    },
];
pub(crate) static T7919A96D: [Flow; 10] = [
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
        to: End::Register(2),
    },
    Flow {
        from: End::Register(3),
        to: End::Register(1),
    },
    Flow {
        from: End::Register(3),
        to: End::Register(3),
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
    Flow {
        from: End::State,
        to: End::Register(3),
    },
];
pub(crate) static TA2E27B8A: [(&str, &str); 4] = [
    (
        "sem",
        "let u = sp > 0 ? stk_en[top()] : 0;\nlet t = sp > 0 ? stk_cc[top()] : 0;\nmatch mod {\n  0 => {\n    set_top(0, 0);\n    en = u;\n    cc = t;\n    sp = top();\n  }\n  13 => {\n    cc = ~cc;\n  }\n  14 | 15 => {\n    en = -1;\n    cc = rep(mod == 14, 32);\n  }\n  _ => {\n    en = u;\n    cc = bool_m(mod, cc, t);\n    if arch == WH && sp == 8 {\n      stk_en[0] = u;\n      stk_cc[0] = t;\n    }\n  }\n}",
    ),
    ("latency", "1"),
    ("unit", "simple"),
    ("arch", "wh bh"),
];
pub(crate) static T0303487D: [Operand; 4] = [
    Operand {
        name: "vc",
        kind: 0,
        width: 4,
        pieces: &T1AE21647,
        ..Operand::DEFAULT
    },
    Operand {
        name: "imm",
        kind: 1,
        width: 12,
        pieces: &T61B41911,
        ..Operand::DEFAULT
    },
    Operand {
        name: "mod",
        kind: 1,
        width: 4,
        pieces: &T5F8C089F,
        ..Operand::DEFAULT
    },
    Operand {
        name: "vd",
        kind: 0,
        width: 4,
        dir: Dir::Out,
        pieces: &T36FC9EB3,
        ..Operand::DEFAULT
    },
];
pub(crate) static T398A5CAC: [Expr; 1] = [
    Expr::Bin(BinOp::Ge, &Expr::Operand(3), &Expr::Num(12)),
];
pub(crate) static T91A0BF9D: [Touch; 3] = [
    Touch {
        file: 0,
        which: Which::Operand(0),
        reads: 1024,
        writes: 0,
    },
    Touch {
        file: 0,
        which: Which::Operand(3),
        reads: 0,
        writes: 4294967295,
    },
    Touch {
        file: 1,
        which: Which::Computed,
        reads: 1024,
        writes: 1024,
    },
];
pub(crate) static TE6696748: [Flow; 2] = [
    Flow {
        from: End::Register(2),
        to: End::Register(2),
    },
    Flow {
        from: End::State,
        to: End::Register(2),
    },
];
pub(crate) static TA0319022: [(&str, &str); 4] = [
    (
        "sem",
        "if lanecfg[1] {\n  exec sfpsetcc(vc = vc, imm = imm, mod = mod);\n} else { lanes_all(vd, |i| {}) }",
    ),
    ("latency", "1"),
    ("unit", "simple"),
    ("arch", "wh bh"),
];
pub(crate) static T4136D596: [Operand; 3] = [
    Operand {
        name: "imm",
        kind: 1,
        width: 12,
        pieces: &T61B41911,
        ..Operand::DEFAULT
    },
    Operand {
        name: "mod",
        kind: 1,
        width: 4,
        pieces: &T5F8C089F,
        ..Operand::DEFAULT
    },
    Operand {
        name: "vd",
        kind: 0,
        width: 4,
        dir: Dir::Out,
        pieces: &T36FC9EB3,
        ..Operand::DEFAULT
    },
];
pub(crate) static T920F7BD7: [Expr; 1] = [
    Expr::Bin(BinOp::Ge, &Expr::Operand(2), &Expr::Num(12)),
];
pub(crate) static TE41310C9: [Touch; 2] = [
    Touch {
        file: 0,
        which: Which::Operand(2),
        reads: 0,
        writes: 4294967295,
    },
    Touch {
        file: 1,
        which: Which::Computed,
        reads: 1024,
        writes: 1024,
    },
];
pub(crate) static TA03CF463: [Flow; 2] = [
    Flow {
        from: End::Register(1),
        to: End::Register(1),
    },
    Flow {
        from: End::State,
        to: End::Register(1),
    },
];
pub(crate) static T95D6AE7C: [(&str, &str); 4] = [
    (
        "sem",
        "if lanecfg[1] {\n  exec sfpencc(imm = imm, mod = mod);\n} else { lanes_all(vd, |i| {}) }",
    ),
    ("latency", "1"),
    ("unit", "simple"),
    ("arch", "wh bh"),
];
pub(crate) static T04E720E7: [Operand; 2] = [
    Operand {
        name: "mod",
        kind: 1,
        width: 4,
        pieces: &T5F8C089F,
        ..Operand::DEFAULT
    },
    Operand {
        name: "vd",
        kind: 0,
        width: 4,
        dir: Dir::Out,
        pieces: &T36FC9EB3,
        ..Operand::DEFAULT
    },
];
pub(crate) static T05280B32: [Expr; 1] = [
    Expr::Bin(BinOp::Ge, &Expr::Operand(1), &Expr::Num(12)),
];
pub(crate) static TC8FD569D: [Touch; 4] = [
    Touch {
        file: 0,
        which: Which::Operand(1),
        reads: 0,
        writes: 4294967295,
    },
    Touch {
        file: 1,
        which: Which::Computed,
        reads: 1024,
        writes: 1024,
    },
    Touch {
        file: 3,
        which: Which::Computed,
        reads: 32,
        writes: 32,
    },
    Touch {
        file: 4,
        which: Which::Computed,
        reads: 32,
        writes: 32,
    },
];
pub(crate) static TB6132D58: [Flow; 6] = [
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
        from: End::State,
        to: End::Register(1),
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
pub(crate) static T3D7D84A7: [(&str, &str); 4] = [
    (
        "sem",
        "if lanecfg[1] {\n  exec sfppushc(mod = mod);\n} else { lanes_all(vd, |i| {}) }",
    ),
    ("latency", "1"),
    ("unit", "simple"),
    ("arch", "wh bh"),
];
pub(crate) static TEC374ECE: [Touch; 6] = [
    Touch {
        file: 0,
        which: Which::Operand(1),
        reads: 0,
        writes: 4294967295,
    },
    Touch {
        file: 3,
        which: Which::Fixed(0),
        reads: 32,
        writes: 32,
    },
    Touch {
        file: 4,
        which: Which::Fixed(0),
        reads: 32,
        writes: 32,
    },
    Touch {
        file: 1,
        which: Which::Computed,
        reads: 1024,
        writes: 1024,
    },
    Touch {
        file: 3,
        which: Which::Computed,
        reads: 32,
        writes: 32,
    },
    Touch {
        file: 4,
        which: Which::Computed,
        reads: 32,
        writes: 32,
    },
];
pub(crate) static T831CD27D: [Flow; 12] = [
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
        to: End::Register(1),
    },
    Flow {
        from: End::Register(4),
        to: End::Register(4),
    },
    Flow {
        from: End::Register(5),
        to: End::Register(2),
    },
    Flow {
        from: End::Register(5),
        to: End::Register(5),
    },
    Flow {
        from: End::State,
        to: End::Register(1),
    },
    Flow {
        from: End::State,
        to: End::Register(2),
    },
    Flow {
        from: End::State,
        to: End::Register(3),
    },
    Flow {
        from: End::State,
        to: End::Register(4),
    },
    Flow {
        from: End::State,
        to: End::Register(5),
    },
];
pub(crate) static T218B5C50: [(&str, &str); 4] = [
    (
        "sem",
        "if lanecfg[1] {\n  exec sfppopc(mod = mod);\n} else { lanes_all(vd, |i| {}) }",
    ),
    ("latency", "1"),
    ("unit", "simple"),
    ("arch", "wh bh"),
];
pub(crate) static TA661BF7C: [Operand; 1] = [
    Operand {
        name: "vd",
        kind: 0,
        width: 4,
        dir: Dir::Out,
        pieces: &T36FC9EB3,
        ..Operand::DEFAULT
    },
];
pub(crate) static TF127ABA5: [Expr; 1] = [
    Expr::Bin(BinOp::Ge, &Expr::Operand(0), &Expr::Num(12)),
];
pub(crate) static T2921153E: [Touch; 4] = [
    Touch {
        file: 0,
        which: Which::Operand(0),
        reads: 0,
        writes: 4294967295,
    },
    Touch {
        file: 1,
        which: Which::Computed,
        reads: 1024,
        writes: 1024,
    },
    Touch {
        file: 3,
        which: Which::Computed,
        reads: 32,
        writes: 0,
    },
    Touch {
        file: 4,
        which: Which::Computed,
        reads: 32,
        writes: 0,
    },
];
pub(crate) static T866C47D7: [(&str, &str); 4] = [
    ("sem", "if lanecfg[1] {\n  exec sfpcompc();\n} else { lanes_all(vd, |i| {}) }"),
    ("latency", "1"),
    ("unit", "simple"),
    ("arch", "wh bh"),
];
pub(crate) static T9D2EC101: [Touch; 2] = [
    Touch {
        file: 0,
        which: Which::Computed,
        reads: 1024,
        writes: 1024,
    },
    Touch {
        file: 1,
        which: Which::Computed,
        reads: 1024,
        writes: 1024,
    },
];
pub(crate) static TC1B32D0B: [(&str, &str); 4] = [
    ("sem", "if lanecfg[1] {\n  exec sfptransp();\n} else { lanes_all(vd, |i| {}) }"),
    ("latency", "1"),
    ("unit", "simple"),
    ("arch", "wh bh"),
];
pub(crate) static T1EB3A712: [Hold; 1] = [
    Hold {
        ty: "v2i1",
        above: Above::Any,
    },
];
pub(crate) static TA4F5B037: [variants::State; 30] = [
    variants::State::new("cc", 32, &T1EB3A712),
    variants::State::new("en", 32, &T1EB3A712),
    variants::State::new("sp", 64, &[]),
    variants::State::new("prng", 1024, &[]),
    variants::State::new("lanecfg", 1024, &[]),
    variants::State::new("misc", 1024, &[]),
    variants::State::new("stale", 1024, &[]),
    variants::State::new("dst_rwc", 64, &[]),
    variants::State::new("dst_cr", 64, &[]),
    variants::State::new("dst_offset", 64, &[]),
    variants::State::new("dst_base", 64, &[]),
    variants::State::new("cfg_fp32", 1, &[]),
    variants::State::new("cfg_srcb", 64, &[]),
    variants::State::new("cfg_remap", 1, &[]),
    variants::State::new("cfg_swizzle", 1, &[]),
    variants::State::new("rec_left", 64, &[]),
    variants::State::new("rec_at", 64, &[]),
    variants::State::new("rec_exec", 1, &[]),
    variants::State::new("replaying", 64, &[]),
    variants::State::new("spare", 1024, &[]),
    variants::State::new("pending", 1, &[]),
    variants::State::new("beside_count", 64, &[]),
    variants::State::new("beside_at", 64, &[]),
    variants::State::new("again", 1, &[]),
    variants::State::new("begun", 1, &[]),
    variants::State::new("begun_as", 64, &[]),
    variants::State::new("begun_lanes", 32, &[]),
    variants::State::new("begun_source", 1024, &[]),
    variants::State::new("kept", 1024, &[]),
    variants::State::new("kept_rwc", 64, &[]),
];
pub(crate) static T0610D4B1: [(&str, u32); 1] = [("MacroNotDescribed", 1)];
pub(crate) static T1FE85117: [(&str, u16); 1] = [("riscv", 2)];
pub(crate) static TF45F3E73: [(&str, &str); 9] = [
    (
        "float",
        "nan_result=default default_nan=positive nan_integer=largest tininess=after_rounding invalid=16 divide_by_zero=8 overflow=4 underflow=2 inexact=1 nearest_even=0 toward_zero=1 down=2 up=3 nearest_away=4 odd=5",
    ),
    ("user_state", "en=0xffffffff cc=0xffffffff"),
    ("vector_lanes", "L=32 tmpl=32 seq=32 prng=32 lanecfg=32 misc=32 dst=16"),
    ("vector_stacks", "stk=sp:stk_en,stk_cc"),
    ("vector_word", "tensix"),
    (
        "vector_exchange",
        "in dst_in\nout dst_out\nregister L[0]\nstep 2\nwrite sfpstore L0,{at},10,3\nread sfpload L0,{at},10,3\nwhen dst_format fp32 cfg_fp32=1\n",
    ),
    ("vector_hidden", "stale"),
    ("front_end", "ttreplay"),
    ("modes", "cfg_fp32 cfg_remap cfg_srcb cfg_swizzle lanecfg misc"),
];
pub(crate) static T3DD4D9DC: [Bank; 1] = [
    Bank {
        name: "vector",
        file: 0,
        order: &T8603A027,
        saved: &[],
        arguments: &T8603A027,
        results: &T8603A027,
        beyond: None,
        classes: &[],
        slot: 8,
    },
];
pub(crate) static T81A6C3F5: [(&str, i64); 1] = [("cc", -1)];
pub(crate) static TF25634B5: [(&str, &str); 7] = [
    ("copy vector", "sfpmov {to}, {from}, 2"),
    ("load vector", "sfpload {value}, {offset}, 4, 3"),
    ("store vector", "sfpstore {value}, {offset}, 4, 3"),
    ("next", "ttincrwc 0, 2, 0, 0"),
    ("record 32", "ttreplay {offset}, {number}, 1, 1"),
    ("replay", "ttreplay {offset}, {number}, 0, 0"),
    ("set cc -1", "sfpencc 3, 10"),
];
pub(crate) static T1F3A360E: [Convention; 1] = [
    Convention {
        name: "lanes",
        doc: "Kernels on 32 lanes; arrays in tiles of Dst, what is the same in all lanes in lane registers.",
        needs: Needs { any: &[] },
        stack: None,
        approximate: true,
        align: 16,
        slot: 8,
        rows: Some(ArrayRows {
            memory: "dst",
            format: "int32",
            tile: 64,
            step: 2,
            count: 8,
        }),
        keeps: &T81A6C3F5,
        banks: &T3DD4D9DC,
        texts: &TF25634B5,
    },
];
pub(crate) static TBA277FB1: [platform::Bit; 4] = [
    platform::Bit::Of(3),
    platform::Bit::Of(2),
    platform::Bit::Of(1),
    platform::Bit::Of(0),
];
pub(crate) static TA5BD2185: [platform::Bit; 16] = [
    platform::Bit::Of(31),
    platform::Bit::Of(22),
    platform::Bit::Of(21),
    platform::Bit::Of(20),
    platform::Bit::Of(19),
    platform::Bit::Of(18),
    platform::Bit::Of(17),
    platform::Bit::Of(16),
    platform::Bit::Of(30),
    platform::Bit::Of(29),
    platform::Bit::Of(28),
    platform::Bit::Of(27),
    platform::Bit::Of(26),
    platform::Bit::Of(25),
    platform::Bit::Of(24),
    platform::Bit::Of(23),
];
pub(crate) static T86CF6C9C: [platform::Bit; 10] = [
    platform::Bit::Of(12),
    platform::Bit::Of(11),
    platform::Bit::Of(10),
    platform::Bit::Of(9),
    platform::Bit::Of(4),
    platform::Bit::Of(8),
    platform::Bit::Zero,
    platform::Bit::Of(7),
    platform::Bit::Of(6),
    platform::Bit::Of(5),
];
pub(crate) static T33DBB531: [platform::Bit; 16] = [
    platform::Bit::Of(15),
    platform::Bit::Of(14),
    platform::Bit::Of(13),
    platform::Bit::Of(12),
    platform::Bit::Of(11),
    platform::Bit::Of(10),
    platform::Bit::Of(9),
    platform::Bit::Of(8),
    platform::Bit::Of(7),
    platform::Bit::Of(6),
    platform::Bit::Of(5),
    platform::Bit::Of(4),
    platform::Bit::Of(3),
    platform::Bit::Of(2),
    platform::Bit::Of(1),
    platform::Bit::Of(0),
];
pub(crate) static TB4507F18: [platform::Bit; 10] = [
    platform::Bit::Of(12),
    platform::Bit::Of(11),
    platform::Bit::Of(10),
    platform::Bit::Of(9),
    platform::Bit::Of(4),
    platform::Bit::Of(8),
    platform::Bit::One,
    platform::Bit::Of(7),
    platform::Bit::Of(6),
    platform::Bit::Of(5),
];
pub(crate) static T238EB0CF: [platform::TilePart; 2] = [
    platform::TilePart {
        bits: &TA5BD2185,
        row: &T86CF6C9C,
    },
    platform::TilePart {
        bits: &T33DBB531,
        row: &TB4507F18,
    },
];
pub(crate) static TF60A1DE8: [(&str, u64); 1] = [("cfg_fp32", 0x1)];
pub(crate) static T1B85C893: [platform::Bit; 16] = [
    platform::Bit::Of(15),
    platform::Bit::Of(6),
    platform::Bit::Of(5),
    platform::Bit::Of(4),
    platform::Bit::Of(3),
    platform::Bit::Of(2),
    platform::Bit::Of(1),
    platform::Bit::Of(0),
    platform::Bit::Of(14),
    platform::Bit::Of(13),
    platform::Bit::Of(12),
    platform::Bit::Of(11),
    platform::Bit::Of(10),
    platform::Bit::Of(9),
    platform::Bit::Of(8),
    platform::Bit::Of(7),
];
pub(crate) static TFCA0DA36: [platform::Bit; 10] = [
    platform::Bit::Of(13),
    platform::Bit::Of(12),
    platform::Bit::Of(11),
    platform::Bit::Of(10),
    platform::Bit::Of(9),
    platform::Bit::Of(4),
    platform::Bit::Of(8),
    platform::Bit::Of(7),
    platform::Bit::Of(6),
    platform::Bit::Of(5),
];
pub(crate) static T0A04A938: [platform::TilePart; 1] = [
    platform::TilePart {
        bits: &T1B85C893,
        row: &TFCA0DA36,
    },
];
pub(crate) static T5411E428: [(&str, u64); 2] = [("cfg_fp32", 0x0), ("cfg_srcb", 0x5)];
pub(crate) static TD8CA3E9B: [platform::Bit; 16] = [
    platform::Bit::Of(15),
    platform::Bit::Of(9),
    platform::Bit::Of(8),
    platform::Bit::Of(7),
    platform::Bit::Of(6),
    platform::Bit::Of(5),
    platform::Bit::Of(4),
    platform::Bit::Of(3),
    platform::Bit::Of(2),
    platform::Bit::Of(1),
    platform::Bit::Of(0),
    platform::Bit::Of(14),
    platform::Bit::Of(13),
    platform::Bit::Of(12),
    platform::Bit::Of(11),
    platform::Bit::Of(10),
];
pub(crate) static T8F82CEE4: [platform::TilePart; 1] = [
    platform::TilePart {
        bits: &TD8CA3E9B,
        row: &TFCA0DA36,
    },
];
pub(crate) static TC7AD6E3C: [(&str, u64); 2] = [("cfg_fp32", 0x0), ("cfg_srcb", 0x1)];
pub(crate) static TB40A09FA: [platform::TilePart; 1] = [
    platform::TilePart {
        bits: &T33DBB531,
        row: &TFCA0DA36,
    },
];
pub(crate) static TE3AAF19B: [platform::Bit; 16] = [
    platform::Bit::Of(10),
    platform::Bit::Of(9),
    platform::Bit::Of(8),
    platform::Bit::Of(7),
    platform::Bit::Of(6),
    platform::Bit::Of(5),
    platform::Bit::Of(4),
    platform::Bit::Of(3),
    platform::Bit::Of(2),
    platform::Bit::Of(1),
    platform::Bit::Of(0),
    platform::Bit::One,
    platform::Bit::Zero,
    platform::Bit::Zero,
    platform::Bit::Zero,
    platform::Bit::Zero,
];
pub(crate) static TF40968C5: [platform::TilePart; 1] = [
    platform::TilePart {
        bits: &TE3AAF19B,
        row: &TFCA0DA36,
    },
];
pub(crate) static T5BC7DA6E: [platform::TileFormat; 8] = [
    platform::TileFormat {
        name: "fp32",
        number: platform::Number::Float(8),
        width: 32,
        parts: &T238EB0CF,
        state: &TF60A1DE8,
    },
    platform::TileFormat {
        name: "bf16",
        number: platform::Number::Float(8),
        width: 16,
        parts: &T0A04A938,
        state: &T5411E428,
    },
    platform::TileFormat {
        name: "fp16",
        number: platform::Number::Float(5),
        width: 16,
        parts: &T8F82CEE4,
        state: &TC7AD6E3C,
    },
    platform::TileFormat {
        name: "int32",
        number: platform::Number::Signed,
        width: 32,
        parts: &T238EB0CF,
        state: &[],
    },
    platform::TileFormat {
        name: "sm32",
        number: platform::Number::SignMagnitude,
        width: 32,
        parts: &T238EB0CF,
        state: &[],
    },
    platform::TileFormat {
        name: "int16",
        number: platform::Number::SignMagnitude,
        width: 16,
        parts: &TB40A09FA,
        state: &[],
    },
    platform::TileFormat {
        name: "uint16",
        number: platform::Number::Unsigned,
        width: 16,
        parts: &TB40A09FA,
        state: &[],
    },
    platform::TileFormat {
        name: "int8",
        number: platform::Number::SignMagnitude,
        width: 11,
        parts: &TF40968C5,
        state: &[],
    },
];
pub(crate) static T0A9B2FC7: [platform::Memory; 2] = [
    platform::Memory {
        name: "words",
        range: platform::Range {
            base: 0x0,
            size: 0x100000,
        },
        kind: platform::MemoryKind::Rom,
    },
    platform::Memory {
        name: "dst",
        range: platform::Range {
            base: 0x0,
            size: 0x0,
        },
        kind: platform::MemoryKind::Tile(platform::Tiles {
            file: "dst",
            rows: 32,
            columns: 32,
            column: &TBA277FB1,
            formats: &T5BC7DA6E,
        }),
    },
];
pub(crate) static T6231055D: [(&str, u64); 2] = [("en", 0xffffffff), ("cc", 0xffffffff)];
pub(crate) static T187F7860: [(&str, u64); 1] = [("pending", 0x0)];
pub(crate) static TCD53B37E: [platform::End; 1] = [
    platform::End {
        cause: platform::EndCause::Past,
        when: &T187F7860,
        code: platform::Code::Is(0),
    },
];
pub(crate) static TDC25B4A7: [platform::Platform; 1] = [
    platform::Platform {
        name: "thread",
        doc: "The vector unit behind a thread that pushes the words of a program",
        needs: Needs { any: &[] },
        harts: 1,
        memory: &T0A9B2FC7,
        devices: &[],
        elf: None,
        entry: 0x0,
        state: &T6231055D,
        ends: &TCD53B37E,
        prints: &[],
        data: Some(1),
        idle: Some(0x8f000000),
        host: Some(platform::Host {
            machine: "riscv",
            target: "rv32im",
            transport: "riscv",
        }),
        group: None,
    },
];
pub(crate) static TC1EC3801: [(&str, u16); 7] = [
    ("load", 1),
    ("store", 1),
    ("simple", 1),
    ("mad", 1),
    ("round", 1),
    ("config", 1),
    ("replay", 1),
];
pub(crate) static TCA159AEF: [timing::FillPart; 1] = [timing::FillPart::Text("sfpnop")];
pub(crate) static T161A8E8A: [timing::Fill; 1] = [
    timing::Fill::Text {
        text: &TCA159AEF,
        most: 1,
    },
];
pub(crate) static T8A991F58: [(&str, i64); 2] = [("dest_index", 0), ("sees_vb", 0)];
pub(crate) static T31035CC9: [timing::Member; 1] = [timing::Member::Range(2, 4)];
pub(crate) static TC0113B4A: [(&str, timing::Expr); 1] = [
    (
        "",
        timing::Expr::Cond(
            &timing::Expr::In(&timing::Expr::Name(timing::Side::Own, "mod"), &T31035CC9),
            &timing::Expr::Num(2),
            &timing::Expr::Num(1),
        ),
    ),
];
pub(crate) static T931565BE: [u8; 1] = [4];
pub(crate) static T770ACA70: [&[u8]; 1] = [&T931565BE];
pub(crate) static TECBA9DB8: [(timing::Wait, Option<timing::Expr>); 1] = [
    (timing::Wait::Slots, None),
];
pub(crate) static T1C3068FA: [timing::Next; 1] = [
    timing::Next {
        when: Some(
            timing::Expr::In(&timing::Expr::Name(timing::Side::Own, "mod"), &T31035CC9),
        ),
        must: timing::Expr::Bin(
            BinOp::And,
            &timing::Expr::Un(UnOp::Not, &timing::Expr::Uses(timing::Side::Own, 2)),
            &timing::Expr::Un(UnOp::Not, &timing::Expr::Uses(timing::Side::Own, 4)),
        ),
        slots: timing::Expr::Num(1),
        wait: None,
    },
];
pub(crate) static T8B35FFCD: [timing::Member; 1] = [timing::Member::Range(0, 2)];
pub(crate) static TC4227142: [timing::Member; 1] = [timing::Member::Range(2, 5)];
pub(crate) static T85C6E5FD: [timing::Member; 2] = [
    timing::Member::Range(5, 5),
    timing::Member::Range(6, 6),
];
pub(crate) static T005FA040: [timing::Member; 1] = [timing::Member::Range(3, 6)];
pub(crate) static T172B8595: [timing::Term; 5] = [
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Registers(0, 0, 3),
        name: "L0..L3",
        count: None,
        at: None,
        width: None,
        when: Some(
            timing::Expr::In(&timing::Expr::Name(timing::Side::Own, "mod"), &T8B35FFCD),
        ),
        reads: None,
    },
    timing::Term {
        dir: Dir::Out,
        place: timing::Place::Registers(0, 0, 3),
        name: "L0..L3",
        count: None,
        at: None,
        width: None,
        when: Some(
            timing::Expr::In(&timing::Expr::Name(timing::Side::Own, "mod"), &T8B35FFCD),
        ),
        reads: None,
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Operand("vc"),
        name: "vc",
        count: None,
        at: None,
        width: None,
        when: Some(
            timing::Expr::In(&timing::Expr::Name(timing::Side::Own, "mod"), &TC4227142),
        ),
        reads: None,
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Element(
            0,
            timing::Expr::Bin(
                BinOp::Rem,
                &timing::Expr::Name(timing::Side::Own, "imm"),
                &timing::Expr::Num(16),
            ),
        ),
        name: "vb",
        count: None,
        at: None,
        width: None,
        when: Some(
            timing::Expr::In(&timing::Expr::Name(timing::Side::Own, "mod"), &T85C6E5FD),
        ),
        reads: None,
    },
    timing::Term {
        dir: Dir::Out,
        place: timing::Place::Operand("vd"),
        name: "vd",
        count: None,
        at: None,
        width: None,
        when: Some(
            timing::Expr::In(&timing::Expr::Name(timing::Side::Own, "mod"), &T005FA040),
        ),
        reads: None,
    },
];
pub(crate) static T6D610481: [(&str, timing::Expr); 1] = [("", timing::Expr::Num(2))];
pub(crate) static TCF114704: [u8; 1] = [2];
pub(crate) static T930EA9F9: [u8; 1] = [3];
pub(crate) static T71A8055A: [&[u8]; 2] = [&TCF114704, &T930EA9F9];
pub(crate) static T43209D8D: [(timing::Wait, Option<timing::Expr>); 1] = [
    (timing::Wait::Hardware, None),
];
pub(crate) static T40CBAD0D: [timing::Next; 1] = [
    timing::Next {
        when: None,
        must: timing::Expr::Bin(
            BinOp::Eq,
            &timing::Expr::Name(timing::Side::Own, "op"),
            &timing::Expr::Word("sfpnop"),
        ),
        slots: timing::Expr::Num(1),
        wait: Some(timing::Wait::Hardware),
    },
];
pub(crate) static T7398022B: [timing::Term; 4] = [
    timing::Term {
        dir: Dir::InOut,
        place: timing::Place::Operand("vd"),
        name: "vd",
        count: None,
        at: None,
        width: None,
        when: None,
        reads: None,
    },
    timing::Term {
        dir: Dir::InOut,
        place: timing::Place::Operand("vc"),
        name: "vc",
        count: None,
        at: None,
        width: None,
        when: None,
        reads: None,
    },
    timing::Term {
        dir: Dir::InOut,
        place: timing::Place::Element(
            0,
            timing::Expr::Bin(
                BinOp::Add,
                &timing::Expr::Num(4),
                &timing::Expr::Bin(
                    BinOp::Rem,
                    &timing::Expr::Name(timing::Side::Own, "vd"),
                    &timing::Expr::Num(4),
                ),
            ),
        ),
        name: "L[4 + vd % 4]",
        count: None,
        at: None,
        width: None,
        when: Some(timing::Expr::Name(timing::Side::Own, "dest_index")),
        reads: None,
    },
    timing::Term {
        dir: Dir::InOut,
        place: timing::Place::Element(
            0,
            timing::Expr::Bin(
                BinOp::Add,
                &timing::Expr::Num(4),
                &timing::Expr::Bin(
                    BinOp::Rem,
                    &timing::Expr::Name(timing::Side::Own, "vc"),
                    &timing::Expr::Num(4),
                ),
            ),
        ),
        name: "L[4 + vc % 4]",
        count: None,
        at: None,
        width: None,
        when: Some(timing::Expr::Name(timing::Side::Own, "dest_index")),
        reads: None,
    },
];
pub(crate) static TB98EDC32: [(&str, timing::Expr); 1] = [("", timing::Expr::Num(1))];
pub(crate) static TAA007948: [&[u8]; 1] = [&TCF114704];
pub(crate) static TF344F84D: [timing::Term; 2] = [
    timing::Term {
        dir: Dir::InOut,
        place: timing::Place::Registers(0, 0, 7),
        name: "L0..L7",
        count: None,
        at: None,
        width: None,
        when: None,
        reads: None,
    },
    timing::Term {
        dir: Dir::Out,
        place: timing::Place::Operand("vd"),
        name: "vd",
        count: None,
        at: None,
        width: None,
        when: None,
        reads: None,
    },
];
pub(crate) static TF6ACF5DD: [timing::Member; 2] = [
    timing::Member::Range(4, 4),
    timing::Member::Range(5, 5),
];
pub(crate) static T8F84029F: [timing::Term; 3] = [
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Operand("vc"),
        name: "vc",
        count: None,
        at: None,
        width: None,
        when: None,
        reads: None,
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Operand("vb"),
        name: "vb",
        count: None,
        at: None,
        width: None,
        when: Some(
            timing::Expr::Bin(
                BinOp::Or,
                &timing::Expr::Name(timing::Side::Own, "sees_vb"),
                &timing::Expr::In(
                    &timing::Expr::Name(timing::Side::Own, "mod"),
                    &TF6ACF5DD,
                ),
            ),
        ),
        reads: None,
    },
    timing::Term {
        dir: Dir::Out,
        place: timing::Place::Operand("vd"),
        name: "vd",
        count: None,
        at: None,
        width: None,
        when: None,
        reads: None,
    },
];
pub(crate) static T930C6B62: [u8; 1] = [0];
pub(crate) static T1E7C9505: [&[u8]; 1] = [&T930C6B62];
pub(crate) static T26CFE9FF: [timing::Member; 2] = [
    timing::Member::Range(14, 14),
    timing::Member::Range(15, 15),
];
pub(crate) static T68099019: [timing::Term; 2] = [
    timing::Term {
        dir: Dir::Out,
        place: timing::Place::Operand("vd"),
        name: "vd",
        count: None,
        at: None,
        width: None,
        when: None,
        reads: None,
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Operand("vd"),
        name: "vd",
        count: None,
        at: None,
        width: None,
        when: Some(
            timing::Expr::In(&timing::Expr::Name(timing::Side::Own, "mod"), &T26CFE9FF),
        ),
        reads: None,
    },
];
pub(crate) static TCF08F83F: [u8; 1] = [1];
pub(crate) static T8BE660A4: [&[u8]; 1] = [&TCF08F83F];
pub(crate) static T40D014C3: [timing::Member; 2] = [
    timing::Member::Range(8, 8),
    timing::Member::Range(10, 10),
];
pub(crate) static TA9E49471: [timing::Term; 2] = [
    timing::Term {
        dir: Dir::Out,
        place: timing::Place::Operand("vd"),
        name: "vd",
        count: None,
        at: None,
        width: None,
        when: None,
        reads: None,
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Operand("vd"),
        name: "vd",
        count: None,
        at: None,
        width: None,
        when: Some(
            timing::Expr::In(&timing::Expr::Name(timing::Side::Own, "mod"), &T40D014C3),
        ),
        reads: None,
    },
];
pub(crate) static T8F1320DB: [u8; 1] = [5];
pub(crate) static T51D2BA1C: [&[u8]; 1] = [&T8F1320DB];
pub(crate) static TBF3BC1AE: [timing::Next; 1] = [
    timing::Next {
        when: Some(
            timing::Expr::Bin(
                BinOp::Eq,
                &timing::Expr::Name(timing::Side::Own, "mod2"),
                &timing::Expr::Num(15),
            ),
        ),
        must: timing::Expr::Un(
            UnOp::Not,
            &timing::Expr::Bin(
                BinOp::Ge,
                &timing::Expr::Name(timing::Side::Own, "vd"),
                &timing::Expr::Num(12),
            ),
        ),
        slots: timing::Expr::Num(1),
        wait: Some(timing::Wait::Slots),
    },
];
pub(crate) static T333C0050: [timing::Member; 1] = [timing::Member::Range(11, 14)];
pub(crate) static TCC0117A2: [timing::Term; 2] = [
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Registers(0, 0, 0),
        name: "L0",
        count: None,
        at: None,
        width: None,
        when: Some(
            timing::Expr::Un(
                UnOp::Not,
                &timing::Expr::Bits(&timing::Expr::Name(timing::Side::Own, "mod"), 0, 0),
            ),
        ),
        reads: None,
    },
    timing::Term {
        dir: Dir::Out,
        place: timing::Place::Element(0, timing::Expr::Name(timing::Side::Own, "mod2")),
        name: "L[mod2]",
        count: None,
        at: None,
        width: None,
        when: Some(
            timing::Expr::In(&timing::Expr::Name(timing::Side::Own, "mod2"), &T333C0050),
        ),
        reads: None,
    },
];
pub(crate) static TCF1A4160: [u8; 1] = [6];
pub(crate) static TAEDE7D9C: [&[u8]; 1] = [&TCF1A4160];
pub(crate) static T3CA8B52D: [timing::Term; 1] = [
    timing::Term {
        dir: Dir::Out,
        place: timing::Place::Operand("vd"),
        name: "vd",
        count: None,
        at: None,
        width: None,
        when: None,
        reads: None,
    },
];
pub(crate) static T5A5B7B22: [&[u8]; 1] = [&T930EA9F9];
pub(crate) static T1FD6F4EF: [timing::Term; 7] = [
    timing::Term {
        dir: Dir::Out,
        place: timing::Place::Operand("vd"),
        name: "vd",
        count: None,
        at: None,
        width: None,
        when: Some(
            timing::Expr::Un(
                UnOp::Not,
                &timing::Expr::Bits(&timing::Expr::Name(timing::Side::Own, "mod"), 3, 3),
            ),
        ),
        reads: None,
    },
    timing::Term {
        dir: Dir::Out,
        place: timing::Place::Registers(0, 0, 7),
        name: "L0..L7",
        count: None,
        at: None,
        width: None,
        when: Some(
            timing::Expr::Bits(&timing::Expr::Name(timing::Side::Own, "mod"), 3, 3),
        ),
        reads: None,
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Operand("va"),
        name: "va",
        count: None,
        at: None,
        width: None,
        when: Some(
            timing::Expr::Un(
                UnOp::Not,
                &timing::Expr::Bits(&timing::Expr::Name(timing::Side::Own, "mod"), 2, 2),
            ),
        ),
        reads: None,
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::File(0),
        name: "L",
        count: None,
        at: None,
        width: None,
        when: Some(
            timing::Expr::Bits(&timing::Expr::Name(timing::Side::Own, "mod"), 2, 2),
        ),
        reads: None,
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Operand("vb"),
        name: "vb",
        count: None,
        at: None,
        width: None,
        when: None,
        reads: None,
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Operand("vc"),
        name: "vc",
        count: None,
        at: None,
        width: None,
        when: None,
        reads: None,
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Registers(0, 7, 7),
        name: "L7",
        count: None,
        at: None,
        width: None,
        when: Some(
            timing::Expr::Bin(
                BinOp::Or,
                &timing::Expr::Bits(&timing::Expr::Name(timing::Side::Own, "mod"), 2, 2),
                &timing::Expr::Bits(&timing::Expr::Name(timing::Side::Own, "mod"), 3, 3),
            ),
        ),
        reads: None,
    },
];
pub(crate) static TEA380757: [timing::Term; 4] = [
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Operand("vd"),
        name: "vd",
        count: None,
        at: None,
        width: None,
        when: None,
        reads: None,
    },
    timing::Term {
        dir: Dir::Out,
        place: timing::Place::Operand("vd"),
        name: "vd",
        count: None,
        at: None,
        width: None,
        when: Some(
            timing::Expr::Un(
                UnOp::Not,
                &timing::Expr::Bits(&timing::Expr::Name(timing::Side::Own, "mod"), 3, 3),
            ),
        ),
        reads: None,
    },
    timing::Term {
        dir: Dir::Out,
        place: timing::Place::Registers(0, 0, 7),
        name: "L0..L7",
        count: None,
        at: None,
        width: None,
        when: Some(
            timing::Expr::Bits(&timing::Expr::Name(timing::Side::Own, "mod"), 3, 3),
        ),
        reads: None,
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Registers(0, 7, 7),
        name: "L7",
        count: None,
        at: None,
        width: None,
        when: Some(
            timing::Expr::Bits(&timing::Expr::Name(timing::Side::Own, "mod"), 3, 3),
        ),
        reads: None,
    },
];
pub(crate) static TD4611AA4: [timing::Term; 4] = [
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Registers(0, 0, 3),
        name: "L0..L3",
        count: None,
        at: None,
        width: None,
        when: None,
        reads: None,
    },
    timing::Term {
        dir: Dir::Out,
        place: timing::Place::Operand("vd"),
        name: "vd",
        count: None,
        at: None,
        width: None,
        when: Some(
            timing::Expr::Un(
                UnOp::Not,
                &timing::Expr::Bits(&timing::Expr::Name(timing::Side::Own, "mod"), 3, 3),
            ),
        ),
        reads: None,
    },
    timing::Term {
        dir: Dir::Out,
        place: timing::Place::Registers(0, 0, 7),
        name: "L0..L7",
        count: None,
        at: None,
        width: None,
        when: Some(
            timing::Expr::Bits(&timing::Expr::Name(timing::Side::Own, "mod"), 3, 3),
        ),
        reads: None,
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Registers(0, 7, 7),
        name: "L7",
        count: None,
        at: None,
        width: None,
        when: Some(
            timing::Expr::Bits(&timing::Expr::Name(timing::Side::Own, "mod"), 3, 3),
        ),
        reads: None,
    },
];
pub(crate) static T7B6316F5: [timing::Member; 2] = [
    timing::Member::Range(10, 10),
    timing::Member::Range(14, 14),
];
pub(crate) static TF1D26954: [timing::Term; 5] = [
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Registers(0, 0, 3),
        name: "L0..L3",
        count: None,
        at: None,
        width: None,
        when: None,
        reads: None,
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Registers(0, 4, 6),
        name: "L4..L6",
        count: None,
        at: None,
        width: None,
        when: Some(
            timing::Expr::Un(
                UnOp::Not,
                &timing::Expr::In(
                    &timing::Expr::Name(timing::Side::Own, "mod"),
                    &T7B6316F5,
                ),
            ),
        ),
        reads: None,
    },
    timing::Term {
        dir: Dir::Out,
        place: timing::Place::Operand("vd"),
        name: "vd",
        count: None,
        at: None,
        width: None,
        when: Some(
            timing::Expr::Un(
                UnOp::Not,
                &timing::Expr::Bits(&timing::Expr::Name(timing::Side::Own, "mod"), 3, 3),
            ),
        ),
        reads: None,
    },
    timing::Term {
        dir: Dir::Out,
        place: timing::Place::Registers(0, 0, 7),
        name: "L0..L7",
        count: None,
        at: None,
        width: None,
        when: Some(
            timing::Expr::Bits(&timing::Expr::Name(timing::Side::Own, "mod"), 3, 3),
        ),
        reads: None,
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Registers(0, 7, 7),
        name: "L7",
        count: None,
        at: None,
        width: None,
        when: Some(
            timing::Expr::Bits(&timing::Expr::Name(timing::Side::Own, "mod"), 3, 3),
        ),
        reads: None,
    },
];
pub(crate) static TC39979B0: [timing::Term; 4] = [
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Operand("vc"),
        name: "vc",
        count: None,
        at: None,
        width: None,
        when: None,
        reads: None,
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Operand("vd"),
        name: "vd",
        count: None,
        at: None,
        width: None,
        when: Some(
            timing::Expr::Un(
                UnOp::Not,
                &timing::Expr::Bits(&timing::Expr::Name(timing::Side::Own, "mod"), 0, 0),
            ),
        ),
        reads: None,
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Operand("vb"),
        name: "vb",
        count: None,
        at: None,
        width: None,
        when: Some(
            timing::Expr::Bits(&timing::Expr::Name(timing::Side::Own, "mod"), 0, 0),
        ),
        reads: None,
    },
    timing::Term {
        dir: Dir::Out,
        place: timing::Place::Operand("vd"),
        name: "vd",
        count: None,
        at: None,
        width: None,
        when: None,
        reads: None,
    },
];
pub(crate) static TF0BF9BDD: [timing::Member; 2] = [
    timing::Member::Range(0, 0),
    timing::Member::Range(2, 2),
];
pub(crate) static TF3EA04F6: [timing::Term; 3] = [
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Operand("vc"),
        name: "vc",
        count: None,
        at: None,
        width: None,
        when: None,
        reads: None,
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Operand("vd"),
        name: "vd",
        count: None,
        at: None,
        width: None,
        when: Some(
            timing::Expr::In(&timing::Expr::Name(timing::Side::Own, "mod"), &TF0BF9BDD),
        ),
        reads: None,
    },
    timing::Term {
        dir: Dir::Out,
        place: timing::Place::Operand("vd"),
        name: "vd",
        count: None,
        at: None,
        width: None,
        when: None,
        reads: None,
    },
];
pub(crate) static T434B006D: [timing::Term; 3] = [
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Operand("vc"),
        name: "vc",
        count: None,
        at: None,
        width: None,
        when: None,
        reads: None,
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Operand("vd"),
        name: "vd",
        count: None,
        at: None,
        width: None,
        when: Some(
            timing::Expr::Bin(
                BinOp::Eq,
                &timing::Expr::Name(timing::Side::Own, "mod"),
                &timing::Expr::Num(0),
            ),
        ),
        reads: None,
    },
    timing::Term {
        dir: Dir::Out,
        place: timing::Place::Operand("vd"),
        name: "vd",
        count: None,
        at: None,
        width: None,
        when: None,
        reads: None,
    },
];
pub(crate) static T9C6B395B: [timing::Term; 3] = [
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Operand("vd"),
        name: "vd",
        count: None,
        at: None,
        width: None,
        when: Some(
            timing::Expr::Un(
                UnOp::Not,
                &timing::Expr::Bits(&timing::Expr::Name(timing::Side::Own, "mod"), 2, 2),
            ),
        ),
        reads: None,
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Operand("vc"),
        name: "vc",
        count: None,
        at: None,
        width: None,
        when: Some(
            timing::Expr::Bin(
                BinOp::Or,
                &timing::Expr::Un(
                    UnOp::Not,
                    &timing::Expr::Bits(
                        &timing::Expr::Name(timing::Side::Own, "mod"),
                        0,
                        0,
                    ),
                ),
                &timing::Expr::Bits(&timing::Expr::Name(timing::Side::Own, "mod"), 2, 2),
            ),
        ),
        reads: None,
    },
    timing::Term {
        dir: Dir::Out,
        place: timing::Place::Operand("vd"),
        name: "vd",
        count: None,
        at: None,
        width: None,
        when: None,
        reads: None,
    },
];
pub(crate) static T9F3670B5: [timing::Term; 3] = [
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Operand("vc"),
        name: "vc",
        count: None,
        at: None,
        width: None,
        when: None,
        reads: None,
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Element(0, timing::Expr::Name(timing::Side::Own, "vb")),
        name: "vb",
        count: None,
        at: None,
        width: None,
        when: Some(
            timing::Expr::Bin(
                BinOp::Eq,
                &timing::Expr::Name(timing::Side::Own, "mod"),
                &timing::Expr::Num(1),
            ),
        ),
        reads: None,
    },
    timing::Term {
        dir: Dir::Out,
        place: timing::Place::Operand("vd"),
        name: "vd",
        count: None,
        at: None,
        width: None,
        when: None,
        reads: None,
    },
];
pub(crate) static T89CBE7AA: [timing::Term; 3] = [
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Operand("vc"),
        name: "vc",
        count: None,
        at: None,
        width: None,
        when: None,
        reads: None,
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Operand("vd"),
        name: "vd",
        count: None,
        at: None,
        width: None,
        when: Some(
            timing::Expr::Un(
                UnOp::Not,
                &timing::Expr::Bits(&timing::Expr::Name(timing::Side::Own, "mod"), 0, 0),
            ),
        ),
        reads: None,
    },
    timing::Term {
        dir: Dir::Out,
        place: timing::Place::Operand("vd"),
        name: "vd",
        count: None,
        at: None,
        width: None,
        when: None,
        reads: None,
    },
];
pub(crate) static TDF69B878: [timing::Term; 3] = [
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Operand("vd"),
        name: "vd",
        count: None,
        at: None,
        width: None,
        when: None,
        reads: None,
    },
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Operand("vc"),
        name: "vc",
        count: None,
        at: None,
        width: None,
        when: None,
        reads: None,
    },
    timing::Term {
        dir: Dir::Out,
        place: timing::Place::Operand("vd"),
        name: "vd",
        count: None,
        at: None,
        width: None,
        when: Some(
            timing::Expr::Bits(&timing::Expr::Name(timing::Side::Own, "mod"), 3, 3),
        ),
        reads: None,
    },
];
pub(crate) static T98DDC4BD: [timing::Member; 4] = [
    timing::Member::Range(0, 0),
    timing::Member::Range(2, 2),
    timing::Member::Range(4, 4),
    timing::Member::Range(6, 6),
];
pub(crate) static T46D9116E: [timing::Term; 2] = [
    timing::Term {
        dir: Dir::In,
        place: timing::Place::Operand("vc"),
        name: "vc",
        count: None,
        at: None,
        width: None,
        when: Some(
            timing::Expr::In(&timing::Expr::Name(timing::Side::Own, "mod"), &T98DDC4BD),
        ),
        reads: None,
    },
    timing::Term {
        dir: Dir::Out,
        place: timing::Place::Operand("vd"),
        name: "vd",
        count: None,
        at: None,
        width: None,
        when: None,
        reads: None,
    },
];
pub(crate) static TD603D08B: [timing::Member; 2] = [
    timing::Member::Range(55, 55),
    timing::Member::Range(56, 56),
];
pub(crate) static T1C84FDAB: [timing::Member; 2] = [
    timing::Member::Word("sfpload"),
    timing::Member::Word("sfploadmacro"),
];
pub(crate) static T286BC1EE: [timing::Next; 1] = [
    timing::Next {
        when: Some(
            timing::Expr::Un(
                UnOp::Not,
                &timing::Expr::In(
                    &timing::Expr::Bits(
                        &timing::Expr::Name(timing::Side::Own, "word"),
                        31,
                        24,
                    ),
                    &TD603D08B,
                ),
            ),
        ),
        must: timing::Expr::Un(
            UnOp::Not,
            &timing::Expr::In(&timing::Expr::Name(timing::Side::Own, "op"), &T1C84FDAB),
        ),
        slots: timing::Expr::Num(3),
        wait: Some(timing::Wait::Slots),
    },
];
pub(crate) static TD1157D54: [timing::Keys; 27] = [
    timing::Keys {
        latency: &TC0113B4A,
        units: &T770ACA70,
        wait: &TECBA9DB8,
        next: &T1C3068FA,
        footprint: Some(&T172B8595),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        latency: &T6D610481,
        units: &T71A8055A,
        wait: &T43209D8D,
        next: &T40CBAD0D,
        footprint: Some(&T7398022B),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        latency: &TB98EDC32,
        units: &TAA007948,
        wait: &TECBA9DB8,
        footprint: Some(&TF344F84D),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        latency: &TB98EDC32,
        units: &T770ACA70,
        wait: &TECBA9DB8,
        footprint: Some(&T8F84029F),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        latency: &TB98EDC32,
        units: &T1E7C9505,
        wait: &TECBA9DB8,
        footprint: Some(&T68099019),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        latency: &TB98EDC32,
        units: &T8BE660A4,
        wait: &TECBA9DB8,
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        latency: &TB98EDC32,
        units: &T1E7C9505,
        wait: &TECBA9DB8,
        footprint: Some(&TA9E49471),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        latency: &TB98EDC32,
        units: &T51D2BA1C,
        wait: &TECBA9DB8,
        next: &TBF3BC1AE,
        footprint: Some(&TCC0117A2),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        latency: &TB98EDC32,
        units: &T1E7C9505,
        wait: &TECBA9DB8,
        footprint: Some(&[]),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        latency: &TB98EDC32,
        wait: &TECBA9DB8,
        footprint: Some(&[]),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        wait: &TECBA9DB8,
        footprint: Some(&[]),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        units: &TAEDE7D9C,
        wait: &TECBA9DB8,
        footprint: Some(&[]),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        units: &T1E7C9505,
        wait: &TECBA9DB8,
        footprint: Some(&T3CA8B52D),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        latency: &T6D610481,
        units: &T5A5B7B22,
        wait: &TECBA9DB8,
        footprint: Some(&T1FD6F4EF),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        latency: &T6D610481,
        units: &T5A5B7B22,
        wait: &TECBA9DB8,
        footprint: Some(&TEA380757),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        latency: &T6D610481,
        units: &T5A5B7B22,
        wait: &TECBA9DB8,
        footprint: Some(&TD4611AA4),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        latency: &T6D610481,
        units: &T5A5B7B22,
        wait: &TECBA9DB8,
        footprint: Some(&TF1D26954),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        latency: &TB98EDC32,
        units: &TAA007948,
        wait: &TECBA9DB8,
        footprint: Some(&TC39979B0),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        latency: &TB98EDC32,
        units: &TAA007948,
        wait: &TECBA9DB8,
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        latency: &TB98EDC32,
        units: &TAA007948,
        wait: &TECBA9DB8,
        footprint: Some(&TF3EA04F6),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        latency: &TB98EDC32,
        units: &TAA007948,
        wait: &TECBA9DB8,
        footprint: Some(&T434B006D),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        latency: &TB98EDC32,
        units: &TAA007948,
        wait: &TECBA9DB8,
        footprint: Some(&T9C6B395B),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        latency: &TB98EDC32,
        units: &TAA007948,
        wait: &TECBA9DB8,
        footprint: Some(&T9F3670B5),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        latency: &TB98EDC32,
        units: &TAA007948,
        wait: &TECBA9DB8,
        footprint: Some(&T89CBE7AA),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        latency: &TB98EDC32,
        units: &TAA007948,
        wait: &TECBA9DB8,
        footprint: Some(&TDF69B878),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        latency: &TB98EDC32,
        units: &TAA007948,
        wait: &TECBA9DB8,
        footprint: Some(&T46D9116E),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        wait: &TECBA9DB8,
        next: &T286BC1EE,
        footprint: Some(&[]),
        ..timing::Keys::DEFAULT
    },
];
pub(crate) static TA0DFA035: [(u16, u16); 34] = [
    (0, 0),
    (2, 1),
    (4, 2),
    (5, 3),
    (7, 4),
    (9, 5),
    (11, 6),
    (12, 7),
    (13, 8),
    (14, 9),
    (15, 10),
    (17, 11),
    (18, 12),
    (20, 13),
    (30, 14),
    (34, 13),
    (35, 15),
    (37, 16),
    (39, 17),
    (43, 18),
    (49, 19),
    (50, 20),
    (52, 18),
    (53, 21),
    (55, 22),
    (57, 18),
    (58, 23),
    (59, 18),
    (61, 24),
    (63, 25),
    (64, 18),
    (68, 25),
    (69, 18),
    (73, 2),
];
pub(crate) static T1325554A: [u16; 2] = [0, 1];
pub(crate) static T74D0240E: [timing::Pair; 1] = [
    timing::Pair {
        from: &T1325554A,
        to: &[],
        results: &[],
        operands: &[],
        dep: Some(timing::Dep::Waw),
        when: Some(
            timing::Expr::In(&timing::Expr::Name(timing::Side::From, "mod"), &T31035CC9),
        ),
        latency: Some(timing::Expr::Num(2)),
        add: None,
        whole: false,
        wait: None,
    },
];
pub(crate) static TF703498F: [(&str, i64); 2] = [("dest_index", 0), ("sees_vb", 1)];
pub(crate) static TAF2318E4: [timing::Next; 1] = [
    timing::Next {
        when: Some(
            timing::Expr::In(&timing::Expr::Name(timing::Side::Own, "mod"), &T31035CC9),
        ),
        must: timing::Expr::Bin(
            BinOp::Eq,
            &timing::Expr::Name(timing::Side::Own, "op"),
            &timing::Expr::Word("sfpnop"),
        ),
        slots: timing::Expr::Num(1),
        wait: Some(timing::Wait::Hardware),
    },
];
pub(crate) static T5AE3F6FC: [timing::Keys; 27] = [
    timing::Keys {
        latency: &TC0113B4A,
        units: &T770ACA70,
        next: &TAF2318E4,
        footprint: Some(&T172B8595),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        latency: &T6D610481,
        units: &T71A8055A,
        wait: &T43209D8D,
        next: &T40CBAD0D,
        footprint: Some(&T7398022B),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        latency: &TB98EDC32,
        units: &TAA007948,
        footprint: Some(&TF344F84D),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        latency: &TB98EDC32,
        units: &T770ACA70,
        footprint: Some(&T8F84029F),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        latency: &TB98EDC32,
        units: &T1E7C9505,
        footprint: Some(&T68099019),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        latency: &TB98EDC32,
        units: &T8BE660A4,
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        latency: &TB98EDC32,
        units: &T1E7C9505,
        footprint: Some(&TA9E49471),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        latency: &TB98EDC32,
        units: &T51D2BA1C,
        next: &TBF3BC1AE,
        footprint: Some(&TCC0117A2),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        latency: &TB98EDC32,
        units: &T1E7C9505,
        footprint: Some(&[]),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        latency: &TB98EDC32,
        footprint: Some(&[]),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        footprint: Some(&[]),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        units: &TAEDE7D9C,
        footprint: Some(&[]),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        units: &T1E7C9505,
        footprint: Some(&T3CA8B52D),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        latency: &T6D610481,
        units: &T5A5B7B22,
        footprint: Some(&T1FD6F4EF),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        latency: &T6D610481,
        units: &T5A5B7B22,
        footprint: Some(&TEA380757),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        latency: &T6D610481,
        units: &T5A5B7B22,
        footprint: Some(&TD4611AA4),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        latency: &T6D610481,
        units: &T5A5B7B22,
        footprint: Some(&TF1D26954),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        latency: &TB98EDC32,
        units: &TAA007948,
        footprint: Some(&TC39979B0),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        latency: &TB98EDC32,
        units: &TAA007948,
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        latency: &TB98EDC32,
        units: &TAA007948,
        footprint: Some(&TF3EA04F6),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        latency: &TB98EDC32,
        units: &TAA007948,
        footprint: Some(&T434B006D),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        latency: &TB98EDC32,
        units: &TAA007948,
        footprint: Some(&T9C6B395B),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        latency: &TB98EDC32,
        units: &TAA007948,
        footprint: Some(&T9F3670B5),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        latency: &TB98EDC32,
        units: &TAA007948,
        footprint: Some(&T89CBE7AA),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        latency: &TB98EDC32,
        units: &TAA007948,
        footprint: Some(&TDF69B878),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        latency: &TB98EDC32,
        units: &TAA007948,
        footprint: Some(&T46D9116E),
        ..timing::Keys::DEFAULT
    },
    timing::Keys {
        next: &T286BC1EE,
        footprint: Some(&[]),
        ..timing::Keys::DEFAULT
    },
];
pub(crate) static T944AF505: [u16; 19] = [
    20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38,
];
pub(crate) static TC7F2F7C6: [u16; 4] = [39, 40, 41, 42];
pub(crate) static TABF00604: [&str; 1] = ["vb"];
pub(crate) static T18623A71: [u16; 3] = [53, 54, 58];
pub(crate) static T8914129E: [&str; 1] = ["vd"];
pub(crate) static T42CF7BB6: [u16; 1] = [12];
pub(crate) static T8F262764: [&str; 1] = ["L0"];
pub(crate) static T2EF8A8EA: [u16; 2] = [2, 3];
pub(crate) static T3E60AC33: [&str; 1] = ["vc"];
pub(crate) static TCD041E89: [timing::Pair; 6] = [
    timing::Pair {
        from: &T944AF505,
        to: &TC7F2F7C6,
        results: &[],
        operands: &TABF00604,
        dep: Some(timing::Dep::Raw),
        when: None,
        latency: None,
        add: None,
        whole: false,
        wait: Some(timing::Wait::Slots),
    },
    timing::Pair {
        from: &T944AF505,
        to: &T18623A71,
        results: &[],
        operands: &T8914129E,
        dep: Some(timing::Dep::Raw),
        when: None,
        latency: None,
        add: None,
        whole: false,
        wait: Some(timing::Wait::Slots),
    },
    timing::Pair {
        from: &T944AF505,
        to: &T42CF7BB6,
        results: &[],
        operands: &T8F262764,
        dep: Some(timing::Dep::Raw),
        when: None,
        latency: None,
        add: None,
        whole: false,
        wait: Some(timing::Wait::Slots),
    },
    timing::Pair {
        from: &T944AF505,
        to: &T2EF8A8EA,
        results: &[],
        operands: &[],
        dep: Some(timing::Dep::Raw),
        when: Some(
            timing::Expr::Bin(
                BinOp::Gt,
                &timing::Expr::Name(timing::Side::To, "mod"),
                &timing::Expr::Num(0),
            ),
        ),
        latency: None,
        add: None,
        whole: false,
        wait: Some(timing::Wait::Slots),
    },
    timing::Pair {
        from: &T944AF505,
        to: &T1325554A,
        results: &[],
        operands: &T3E60AC33,
        dep: Some(timing::Dep::Raw),
        when: Some(
            timing::Expr::In(&timing::Expr::Name(timing::Side::To, "mod"), &T31035CC9),
        ),
        latency: None,
        add: None,
        whole: false,
        wait: Some(timing::Wait::Slots),
    },
    timing::Pair {
        from: &T944AF505,
        to: &T1325554A,
        results: &[],
        operands: &TABF00604,
        dep: Some(timing::Dep::Raw),
        when: Some(
            timing::Expr::In(&timing::Expr::Name(timing::Side::To, "mod"), &T85C6E5FD),
        ),
        latency: None,
        add: None,
        whole: false,
        wait: Some(timing::Wait::Slots),
    },
];
pub(crate) static T45F10901: [timing::Core; 2] = [
    timing::Core {
        name: "wormhole",
        doc: "nothing waits for a result but behind a swap",
        issue: 1,
        units: &TC1EC3801,
        classes: &[],
        fill: &T161A8E8A,
        pieces: &[],
        given: &T8A991F58,
        keys: &TD1157D54,
        of: &TA0DFA035,
        other: 26,
        pairs: &T74D0240E,
    },
    timing::Core {
        name: "blackhole",
        doc: "a scoreboard waits for results, but not for all readers",
        issue: 1,
        units: &TC1EC3801,
        classes: &[],
        fill: &T161A8E8A,
        pieces: &[],
        given: &TF703498F,
        keys: &T5AE3F6FC,
        of: &TA0DFA035,
        other: 26,
        pairs: &TCD041E89,
    },
];
