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
    name: "sfpu",
    word_bits: &TD80831B0,
    features: &TDA7079DD,
    params: &[],
    settings: &[],
    targets: &T08E686C3,
    letters: &[],
    default_target: 0,
    files: &TF20603EF,
    kinds: &T5FC0E58B,
    name_needs: &[],
    ops: &OPS,
    variants: &T073BA2BC,
    state: &T4BA25534,
    aliases: &[],
    macros: &[],
    relocs: &[],
    causes: &T0610D4B1,
    transports: &T1FE85117,
    environment: &TF45F3E73,
    conventions: &[],
    mirror: None,
    hash: "d95cd3e9e4535b78",
};
static OPS: [Op; 72usize] = [
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
    crate::sfpu::SFPLOADMACRO,
    crate::sfpu::SFPLOADMACRO_BH,
    crate::sfpu::SFPNOP,
    crate::sfpu::TTNOP,
    crate::sfpu::TTREPLAY,
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
pub(crate) static T08E686C3: [Target; 4] = [
    Target {
        name: "wormhole",
        doc: "Wormhole B0",
        features: FeatureSet([0x5, 0x0, 0x0, 0x0]),
        lengths: &T19C64D08,
    },
    Target {
        name: "blackhole",
        doc: "Blackhole A0",
        features: FeatureSet([0x6, 0x0, 0x0, 0x0]),
        lengths: &T19C64D08,
    },
    Target {
        name: "wh",
        doc: "Wormhole B0",
        features: FeatureSet([0x5, 0x0, 0x0, 0x0]),
        lengths: &T19C64D08,
    },
    Target {
        name: "bh",
        doc: "Blackhole A0",
        features: FeatureSet([0x6, 0x0, 0x0, 0x0]),
        lengths: &T19C64D08,
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
pub(crate) static T4702D49E: [u32; 1] = [10];
pub(crate) static TF20603EF: [RegFile; 8] = [
    RegFile {
        name: "L",
        count: 16,
        numbered: &T8653461E,
        abi: &[],
        width: &T3C2B8384,
        zero: None,
        holds: &T9A3EA305,
    },
    RegFile {
        name: "tmpl",
        count: 4,
        numbered: &T09041F9E,
        abi: &[],
        width: &T3C2B8384,
        zero: None,
        holds: &[],
    },
    RegFile {
        name: "seq",
        count: 4,
        numbered: &TA3024846,
        abi: &[],
        width: &T3C2B8384,
        zero: None,
        holds: &[],
    },
    RegFile {
        name: "stk_en",
        count: 8,
        numbered: &TDFC85522,
        abi: &[],
        width: &T6DCFC3C6,
        zero: None,
        holds: &[],
    },
    RegFile {
        name: "stk_cc",
        count: 8,
        numbered: &T45A829EA,
        abi: &[],
        width: &T6DCFC3C6,
        zero: None,
        holds: &[],
    },
    RegFile {
        name: "dst",
        count: 1024,
        numbered: &T5369C936,
        abi: &[],
        width: &TEE5BA316,
        zero: None,
        holds: &[],
    },
    RegFile {
        name: "slot",
        count: 32,
        numbered: &TAED76676,
        abi: &[],
        width: &T6DCFC3C6,
        zero: None,
        holds: &[],
    },
    RegFile {
        name: "dst_incr",
        count: 8,
        numbered: &T1D67249A,
        abi: &[],
        width: &T4702D49E,
        zero: None,
        holds: &[],
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
pub(crate) static TCB6D6DF2: [(&str, &str); 6] = [
    (
        "sem",
        "let r0 = L[0];\nlet r1 = L[1];\nlet r2 = L[2];\nlet r3 = L[3];\nlet rot = rotate(L[vc]);\nlanes(vd, |i| {\n  if mod < 3 {\n    L[0].e32[i] = r1.e32[i];\n    L[1].e32[i] = r2.e32[i];\n    L[2].e32[i] = r3.e32[i];\n    L[3].e32[i] = match mod { 0 => 0, 1 => (r0 >> 256).e32[i], _ => rot.e32[i] };\n  } else if mod < 7 {\n    put(vd, i,\n        mod == 4 && i % 8 == 0 ? stale.e32[i]\n            : mod < 5 ? rot.e32[i]\n            : shift(L[uint(imm[3:0])].e32[i], mod == 5 ? L[vc].e32[i] : sext(imm[11:0]), 0));\n  }\n});\nif arch == WH && (mod == 2 || mod == 3) {\n  stale = rot;\n}",
    ),
    ("unit", "round"),
    ("latency", "2"),
    ("timing", "1 cycle, 2 in modes 2 to 4"),
    ("hazard", "modes 2 to 4: the next cycle takes only sfpnop"),
    ("arch", "wh"),
];
pub(crate) static TC3E95E4D: [(FeatureSet, FeatureSet); 1] = [
    (FeatureSet([0x2, 0x0, 0x0, 0x0]), FeatureSet([0x0, 0x0, 0x0, 0x0])),
];
pub(crate) static TF7EFFEEB: [(&str, &str); 6] = [
    (
        "sem",
        "let r0 = L[0];\nlet r1 = L[1];\nlet r2 = L[2];\nlet r3 = L[3];\nlet rot = rotate(L[vc]);\nlanes(vd, |i| {\n  if mod < 3 {\n    L[0].e32[i] = r1.e32[i];\n    L[1].e32[i] = r2.e32[i];\n    L[2].e32[i] = r3.e32[i];\n    L[3].e32[i] = match mod { 0 => 0, 1 => (r0 >> 256).e32[i], _ => rot.e32[i] };\n  } else if mod < 7 {\n    put(vd, i,\n        mod == 4 && i % 8 == 0 ? 0\n            : mod < 5 ? rot.e32[i]\n            : shift(L[uint(imm[3:0])].e32[i], mod == 5 ? L[vc].e32[i] : sext(imm[11:0]), 0));\n  }\n});\nif arch == WH && (mod == 2 || mod == 3) {\n  stale = rot;\n}",
    ),
    ("unit", "round"),
    ("latency", "2"),
    ("timing", "1 cycle, 2 in modes 2 to 4"),
    ("hazard", "modes 2 to 4: the next cycle takes only sfpnop"),
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
pub(crate) static TBCB7184C: [(&str, &str); 5] = [
    (
        "sem",
        "let rows = match mod {\n  1 => 0b1111u4,\n  2 => 0b0011,\n  3 => 0b0101,\n  4 => 0b1001,\n  5 => 1,\n  6 => 2,\n  7 => 4,\n  8 => 8,\n  _ => 0\n};\nlanes(vd, |i| {\n  let c = L[vc].e32[i];\n  let d = L[vd].e32[i];\n  let cfg = lanecfg.e32[i];\n  if mod == 0 || lt_sm(c, d) == rows[i / 8] ^ cfg[8] {\n    put(vc, i, d);\n    put(vd, i, c);\n    if cfg[2] {\n      let ec = L[4 + vc % 4].e32[i];\n      let ed = L[4 + vd % 4].e32[i];\n      put(4 + vc % 4, i, ed);\n      put(4 + vd % 4, i, ec);\n    }\n  }\n})",
    ),
    ("unit", "simple+mad"),
    ("latency", "2"),
    ("hazard", "the next cycle takes only sfpnop, hardware waits"),
    ("arch", "wh"),
];
pub(crate) static T89A8895F: [Expr; 1] = [
    Expr::Bin(
        BinOp::And,
        &Expr::Bin(BinOp::Lt, &Expr::Operand(0), &Expr::Num(12)),
        &Expr::Bin(BinOp::Le, &Expr::Operand(2), &Expr::Num(9)),
    ),
];
pub(crate) static T3B573767: [(&str, &str); 5] = [
    (
        "sem",
        "let rows = match mod {\n  1 => 0b1111u4,\n  2 => 0b0011,\n  3 => 0b0101,\n  4 => 0b1001,\n  5 => 1,\n  6 => 2,\n  7 => 4,\n  8 => 8,\n  _ => 0\n};\nlanes(vd, |i| {\n  let c = L[vc].e32[i];\n  let d = L[vd].e32[i];\n  let cfg = lanecfg.e32[i];\n  if mod == 0 || lt_sm(c, d) == rows[i / 8] ^ cfg[8] {\n    put(vc, i, d);\n    put(vd, i, c);\n    if cfg[2] {\n      let ec = L[4 + vc % 4].e32[i];\n      let ed = L[4 + vd % 4].e32[i];\n      put(4 + vc % 4, i, ed);\n      put(4 + vd % 4, i, ec);\n    }\n  }\n})",
    ),
    ("unit", "simple+mad"),
    ("latency", "2"),
    ("hazard", "the next cycle takes only sfpnop, hardware waits"),
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
pub(crate) static TB73C03AD: [(&str, &str); 4] = [
    (
        "sem",
        "for h in 0..2 {\n  let r0 = L[4*h];\n  let r1 = L[4*h + 1];\n  let r2 = L[4*h + 2];\n  let r3 = L[4*h + 3];\n  lanes(0, |i| {\n    for k in 0..4 {\n      let from = k * 8 + i % 8;\n      L[4*h + k].e32[i] = match i / 8 {\n        0 => r0.e32[from],\n        1 => r1.e32[from],\n        2 => r2.e32[from],\n        _ => r3.e32[from]\n      };\n    }\n  })\n}",
    ),
    ("unit", "simple"),
    ("latency", "1"),
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
pub(crate) static TEAD7A0BC: [(&str, &str); 4] = [
    (
        "sem",
        "each(vd, |i| {\n  let old = prng_step(i);\n  let p = rnd == 1 ? 0u1 @ old[22:0] : rnd == 2 ? 0x7fffff : 0x400000;\n  let x = L[vc].e32[i];\n  let e = uint(expo(x));\n  let m = mod % 8;\n  let top = match m { 2 | 4 => 255u32, 6 => 65535, 7 => 32767, _ => 127 };\n  let s = mod[0] && x[31];\n  m < 2 ? shorten(x, m == 0 ? 13 : 16, p)\n      : m == 4 || m == 5\n          ? narrow(zext(x[30:0], 64) << 23 >> (mod >= 8 ? bits(imm, 5) : L[vb].e32[i][4:0]),\n              s, top, p)\n      : e < 126 ? 0\n      : e >= 143 ? (s @ top[30:0])\n      : narrow((zext(1u1 @ mant(x), 64) << imax(e - 127, 0) & 0xffffffffff)\n          >> imax(127 - e, 0), s, top, p)\n})",
    ),
    ("unit", "round"),
    ("latency", "1"),
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
pub(crate) static T4A1C6F37: [(&str, &str); 4] = [
    (
        "sem",
        "each(vd, |i| {\n  let old = prng_step(i);\n  let p = rnd == 1 ? 0u1 @ old[22:0] : rnd == 2 ? 0x7fffff : 0x400000;\n  let x = L[vc].e32[i];\n  let e = uint(expo(x));\n  let m = mod % 8;\n  let top = match m { 2 | 4 => 255u32, 6 => 65535, 7 => 32767, _ => 127 };\n  let s = mod[0] && x[31];\n  m < 2 ? shorten(x, m == 0 ? 13 : 16, p)\n      : m == 4 || m == 5\n          ? narrow(zext(x[30:0], 64) << 23 >> (mod >= 8 ? bits(imm, 5) : L[vb].e32[i][4:0]),\n              s, top, p)\n      : e < 126 ? 0\n      : e >= 143 ? (s @ top[30:0])\n      : narrow((zext(1u1 @ mant(x), 64) << imax(e - 127, 0) & 0xffffffffff)\n          >> imax(127 - e, 0), s, top, p)\n})",
    ),
    ("unit", "round"),
    ("latency", "1"),
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
pub(crate) static T404F1BA3: [Touch; 4] = [
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
        reads: 10,
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
pub(crate) static T9923D1FE: [(&str, &str); 5] = [
    ("sem", "load(vd, mod, imm[9:0]);\nstep_dst(am);"),
    ("hazard", "three other instructions after the matrix unit wrote these rows"),
    ("unit", "load"),
    ("latency", "1"),
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
pub(crate) static T992BDEB9: [(&str, &str); 5] = [
    ("sem", "load(vd, mod, imm[9:0]);\nstep_dst(am);"),
    ("hazard", "three other instructions after the matrix unit wrote these rows"),
    ("unit", "load"),
    ("latency", "1"),
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
pub(crate) static TFBD40562: [Touch; 4] = [
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
        reads: 10,
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
pub(crate) static TA496F4FC: [(&str, &str); 4] = [
    (
        "sem",
        "let at = dst_at(imm[9:0], mod == 10);\nlet m = format(mod);\nlanes_all(vd, |i| {\n  if m == 10 || active(i) {\n    let x = L[vd].e32[i];\n    let t = arch == WH && m >= 12 ? twos(x) : x;\n    let flush = expo(x) == 0 ? x[31] @ 0u31 : x;\n    let r = row(at, i);\n    let c = col(at, i, lanecfg.e32[i][7]);\n    let a = high(r);\n    match m {\n      3 | 4 | 7 | 9 | 10 | 12 => {\n        let v = match m { 3 => arch == BH ? flush : x, 9 => x[15:0] @ x[31:16], _ => t };\n        dst[uint(a)].e16[c] = m == 7 || m == 9 ? v[31:16] : bf_out(v[31:16]);\n        dst[uint(a | 8)].e16[c] = v[15:0];\n      }\n      _ => {\n        dst[uint(r)].e16[c] = match m {\n          1 => fp16_out(x),\n          2 => bf_out(flush[31:16]),\n          5 | 13 => t[31] @ t[9:0] @ 16u5,\n          6 | 14 => x[15:0],\n          8 => x[31] @ x[14:0],\n          15 => x[31:16],\n          _ => 0\n        };\n      }\n    }\n  }\n});\nstep_dst(am);",
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
pub(crate) static T03DBC377: [(&str, &str); 4] = [
    (
        "sem",
        "let at = dst_at(imm[9:0], mod == 10);\nlet m = format(mod);\nlanes_all(vd, |i| {\n  if m == 10 || active(i) {\n    let x = L[vd].e32[i];\n    let t = arch == WH && m >= 12 ? twos(x) : x;\n    let flush = expo(x) == 0 ? x[31] @ 0u31 : x;\n    let r = row(at, i);\n    let c = col(at, i, lanecfg.e32[i][7]);\n    let a = high(r);\n    match m {\n      3 | 4 | 7 | 9 | 10 | 12 => {\n        let v = match m { 3 => arch == BH ? flush : x, 9 => x[15:0] @ x[31:16], _ => t };\n        dst[uint(a)].e16[c] = m == 7 || m == 9 ? v[31:16] : bf_out(v[31:16]);\n        dst[uint(a | 8)].e16[c] = v[15:0];\n      }\n      _ => {\n        dst[uint(r)].e16[c] = match m {\n          1 => fp16_out(x),\n          2 => bf_out(flush[31:16]),\n          5 | 13 => t[31] @ t[9:0] @ 16u5,\n          6 | 14 => x[15:0],\n          8 => x[31] @ x[14:0],\n          15 => x[31:16],\n          _ => 0\n        };\n      }\n    }\n  }\n});\nstep_dst(am);",
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
pub(crate) static T4E91266B: [(&str, &str); 4] = [
    (
        "sem",
        "each(vd, |i| {\n  let old = L[vd].e32[i];\n  let c = imm[15:0];\n  match mod {\n    0 => c @ 0u16,\n    1 => c[15] @ 112 + zext(c[14:10], 8) @ c[9:0] @ 0u13,\n    2 => zext(c),\n    4 => sext(c),\n    8 => c @ old[15:0],\n    10 => old[31:16] @ c,\n    _ => old\n  }\n})",
    ),
    ("unit", "load"),
    ("latency", "1"),
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
pub(crate) static T9D760142: [(&str, &str); 5] = [
    (
        "sem",
        "for i in 0..32 where (en[i % 8] ? cc[i % 8] : 1) && (!mod[3] || imm[15:0][2 * (i % 8) +: 1]) {\n  let q = L[0].e32[i % 8];\n  let v = mod[0] ? zext(imm[15:0]) : q;\n  let old = lanecfg.e32[i];\n  match mod2 {\n    0..4 => {\n      tmpl[mod2 % 4].e32[i] = q;\n    }\n    4..8 => {\n      seq[mod2 % 4].e32[i] = v;\n    }\n    8 => {\n      misc.e32[i] = merge(mod[2:1], misc.e32[i], v) & 0xfff;\n    }\n    15 => {\n      lanecfg.e32[i] = merge(mod[2:1], old, mod[0] ? old & 0x30000 | v : v) & 0x3ffff;\n    }\n    11..15 => {\n      L[mod2].e32[i] = mod[0] ? constants[imin(imax(mod2 - 8, 3), 6)] : q;\n    }\n    _ => {}\n  }\n}",
    ),
    ("unit", "config"),
    ("latency", "1"),
    ("hazard", "sfpnop after a change of bit 1 of the lane configuration"),
    ("arch", "wh bh"),
];
pub(crate) static TB62597CF: [Piece; 1] = [
    Piece {
        word: 22,
        value: 0,
        len: 2,
    },
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
pub(crate) static T9401C3D0: [Touch; 5] = [
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
        reads: 10,
        writes: 0,
    },
];
pub(crate) static TACE781AE: [Flow; 5] = [
    Flow {
        from: End::Register(0),
        to: End::Register(0),
    },
    Flow {
        from: End::Register(1),
        to: End::Register(1),
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
        to: End::Register(1),
    },
];
pub(crate) static T316CFAA6: [(&str, &str); 4] = [
    (
        "sem",
        "load(vd, mod, imm[9:0]);\nstep_dst(am);\nrequire(!scheduled(macro), MacroNotDescribed);",
    ),
    ("unit", "load"),
    ("timing", "complex"),
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
pub(crate) static TB14A4E41: [(&str, &str); 4] = [
    (
        "sem",
        "load(vd, mod, imm[9:0]);\nstep_dst(am);\nrequire(!scheduled(macro), MacroNotDescribed);",
    ),
    ("unit", "load"),
    ("timing", "complex"),
    ("arch", "bh"),
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
pub(crate) static T027A5D21: [(&str, &str); 4] = [
    (
        "sem",
        "let n = len % 64 == 0 ? 64 : len % 64;\nif load[0] {\n  rec_left = n;\n  rec_at = start % 32;\n  rec_exec = now[0];\n} else {\n  for k in 0..64 where k < n {\n    issue(slot[(start + k) % 32]);\n  }\n}",
    ),
    ("unit", "replay expander"),
    ("timing", "0 cycles recording, else len"),
    ("arch", "wh bh"),
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
pub(crate) static T93C25DA6: [(&str, &str); 5] = [
    (
        "sem",
        "lanes(vd, |i| {\n  let a = L[indirect(va, mod[2], i)].e32[i];\n  let c = L[vc].e32[i];\n  put(indirect(vd, mod[3], i), i,\n      fma(arch == BH && mod[0] ? fneg(a) : a, L[vb].e32[i],\n          arch == BH && mod[1] ? fneg(c) : c));\n})",
    ),
    ("hazard", "the next instruction must not read the result"),
    ("unit", "mad"),
    ("latency", "2"),
    ("arch", "wh"),
];
pub(crate) static T2535769D: [(i64, i64); 4] = [(0, 3), (4, 4), (8, 8), (12, 12)];
pub(crate) static TAB157FEB: [Expr; 2] = [
    Expr::Bin(BinOp::Lt, &Expr::Operand(0), &Expr::Num(8)),
    Expr::In(&Expr::Operand(4), &T2535769D),
];
pub(crate) static TBA6ECBA6: [(&str, &str); 5] = [
    (
        "sem",
        "lanes(vd, |i| {\n  let a = L[indirect(va, mod[2], i)].e32[i];\n  let c = L[vc].e32[i];\n  put(indirect(vd, mod[3], i), i,\n      fma(arch == BH && mod[0] ? fneg(a) : a, L[vb].e32[i],\n          arch == BH && mod[1] ? fneg(c) : c));\n})",
    ),
    (
        "hazard",
        "software waits before and/or with mod 1, iadd, shft, config, swap with mod > 0, shft2 mods 2 to 6",
    ),
    ("unit", "mad"),
    ("latency", "2"),
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
pub(crate) static T8FA75E0D: [(&str, &str); 5] = [
    (
        "sem",
        "lanes(vd, |i| {\n  let x = L[vd].e32[i];\n  let d = arch == BH && mod[1] ? fneg(x) : x;\n  put(indirect(vd, mod[3], i), i, fma(imm[15:0] @ 0u16, d, 0));\n})",
    ),
    ("hazard", "the next instruction must not read the result"),
    ("unit", "mad"),
    ("latency", "2"),
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
pub(crate) static TD9700695: [(&str, &str); 5] = [
    (
        "sem",
        "lanes(vd, |i| {\n  let x = L[vd].e32[i];\n  let d = arch == BH && mod[1] ? fneg(x) : x;\n  put(indirect(vd, mod[3], i), i, fma(imm[15:0] @ 0u16, d, 0));\n})",
    ),
    (
        "hazard",
        "software waits before and/or with mod 1, iadd, shft, config, swap with mod > 0, shft2 mods 2 to 6",
    ),
    ("unit", "mad"),
    ("latency", "2"),
    ("arch", "bh"),
];
pub(crate) static TE2B23114: [(&str, &str); 5] = [
    (
        "sem",
        "lanes(vd, |i| {\n  let x = L[vd].e32[i];\n  let d = arch == BH && mod[1] ? fneg(x) : x;\n  put(indirect(vd, mod[3], i), i, fma(imm[15:0] @ 0u16, 0x3f800000, d));\n})",
    ),
    ("hazard", "the next instruction must not read the result"),
    ("unit", "mad"),
    ("latency", "2"),
    ("arch", "wh"),
];
pub(crate) static T634C5664: [(&str, &str); 5] = [
    (
        "sem",
        "lanes(vd, |i| {\n  let x = L[vd].e32[i];\n  let d = arch == BH && mod[1] ? fneg(x) : x;\n  put(indirect(vd, mod[3], i), i, fma(imm[15:0] @ 0u16, 0x3f800000, d));\n})",
    ),
    (
        "hazard",
        "software waits before and/or with mod 1, iadd, shft, config, swap with mod > 0, shft2 mods 2 to 6",
    ),
    ("unit", "mad"),
    ("latency", "2"),
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
pub(crate) static T95C639A2: [(&str, &str); 5] = [
    (
        "sem",
        "lanes(vd, |i| {\n  let p = zext(L[indirect(va, mod[2], i)].e32[i][22:0], 46) * zext(L[vb].e32[i][22:0], 46);\n  put(indirect(vd, mod[3], i), i, zext(mod[0] ? p[45:23] : p[22:0]));\n})",
    ),
    (
        "hazard",
        "software waits before and/or with mod 1, iadd, shft, config, swap with mod > 0, shft2 mods 2 to 6",
    ),
    ("unit", "mad"),
    ("latency", "2"),
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
pub(crate) static T5F9239B9: [Touch; 4] = [
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
pub(crate) static T2FA58A49: [(&str, &str); 5] = [
    (
        "sem",
        "of_l3(vd, mod, |i, m, k| {\n  let c = L[k].e32[i];\n  fma(f8(c[15:8]), m, f8(c[7:0]))\n})",
    ),
    ("hazard", "the next instruction must not read the result"),
    ("unit", "mad"),
    ("latency", "2"),
    ("arch", "wh"),
];
pub(crate) static TA7EC3DC1: [(&str, &str); 5] = [
    (
        "sem",
        "of_l3(vd, mod, |i, m, k| {\n  let c = L[k].e32[i];\n  fma(f8(c[15:8]), m, f8(c[7:0]))\n})",
    ),
    (
        "hazard",
        "software waits before and/or with mod 1, iadd, shft, config, swap with mod > 0, shft2 mods 2 to 6",
    ),
    ("unit", "mad"),
    ("latency", "2"),
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
pub(crate) static TF30B2E6E: [(&str, &str); 5] = [
    (
        "sem",
        "of_l3(vd, mod, |i, m, k| {\n  let a = L[k].e32[i];\n  let b = L[4 + k].e32[i];\n  let h = m >=u (k == 0 ? 0x3f000000u32\n          : k == 1 ? 0x3fc00000\n          : mod[0] ? 0x40800000\n          : 0x40400000)\n      ? 1\n      : 0;\n  !mod[1] ? fma(a, m, b)\n      : mod[3] ? fma(f16(a[31:16]), m, f16(a[15:0]))\n      : fma(f16(a.e16[h]), m, f16(b.e16[h]))\n})",
    ),
    ("unit", "mad"),
    ("latency", "2"),
    ("hazard", "the next instruction must not read the result"),
    ("arch", "wh"),
];
pub(crate) static TFEDE78E4: [(&str, &str); 5] = [
    (
        "sem",
        "of_l3(vd, mod, |i, m, k| {\n  let a = L[k].e32[i];\n  let b = L[4 + k].e32[i];\n  let h = m >=u (k == 0 ? 0x3f000000u32\n          : k == 1 ? 0x3fc00000\n          : mod[0] ? 0x40800000\n          : 0x40400000)\n      ? 1\n      : 0;\n  !mod[1] ? fma(a, m, b)\n      : mod[3] ? fma(f16(a[31:16]), m, f16(a[15:0]))\n      : fma(f16(a.e16[h]), m, f16(b.e16[h]))\n})",
    ),
    ("unit", "mad"),
    ("latency", "2"),
    (
        "hazard",
        "software waits before and/or with mod 1, iadd, shft, config, swap with mod > 0, shft2 mods 2 to 6",
    ),
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
pub(crate) static TD597925D: [(&str, &str); 4] = [
    (
        "sem",
        "each(vd, |i| {\n  let c = L[vc].e32[i];\n  let d = L[vd].e32[i];\n  d & c\n})",
    ),
    ("unit", "simple"),
    ("latency", "1"),
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
pub(crate) static TD3449B2B: [(&str, &str); 4] = [
    (
        "sem",
        "each(vd, |i| {\n  let c = L[vc].e32[i];\n  let d = L[vd].e32[i];\n  (mod[0] ? L[vb].e32[i] : d) & c\n})",
    ),
    ("unit", "simple"),
    ("latency", "1"),
    ("arch", "bh"),
];
pub(crate) static T2996205F: [(&str, &str); 4] = [
    (
        "sem",
        "each(vd, |i| {\n  let c = L[vc].e32[i];\n  let d = L[vd].e32[i];\n  d | c\n})",
    ),
    ("unit", "simple"),
    ("latency", "1"),
    ("arch", "wh"),
];
pub(crate) static TA44129DD: [(&str, &str); 4] = [
    (
        "sem",
        "each(vd, |i| {\n  let c = L[vc].e32[i];\n  let d = L[vd].e32[i];\n  (mod[0] ? L[vb].e32[i] : d) | c\n})",
    ),
    ("unit", "simple"),
    ("latency", "1"),
    ("arch", "bh"),
];
pub(crate) static T52C93EF5: [(&str, &str); 4] = [
    (
        "sem",
        "each(vd, |i| {\n  let c = L[vc].e32[i];\n  let d = L[vd].e32[i];\n  d ^ c\n})",
    ),
    ("unit", "simple"),
    ("latency", "1"),
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
pub(crate) static T2EC6DAFB: [(&str, &str); 4] = [
    (
        "sem",
        "each(vd, |i| {\n  let c = L[vc].e32[i];\n  let d = L[vd].e32[i];\n  ~c\n})",
    ),
    ("unit", "simple"),
    ("latency", "1"),
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
pub(crate) static TB19E45AC: [(&str, &str); 4] = [
    (
        "sem",
        "each(vd, |i| {\n  let c = L[vc].e32[i];\n  let d = L[vd].e32[i];\n  mod[0] ? (c >u 0xff800000 ? c : c & 0x7fffffff) : abs(c)\n})",
    ),
    ("unit", "simple"),
    ("latency", "1"),
    ("arch", "wh bh"),
];
pub(crate) static T71AE7CE9: [(&str, &str); 4] = [
    (
        "sem",
        "each(vd, |i| {\n  let c = L[vc].e32[i];\n  let d = L[vd].e32[i];\n  zext(!mod[0] @ mant(c))\n})",
    ),
    ("unit", "simple"),
    ("latency", "1"),
    ("arch", "wh bh"),
];
pub(crate) static T3C745754: [(&str, &str); 4] = [
    (
        "sem",
        "each(vd, |i| {\n  let c = L[vc].e32[i];\n  let d = L[vd].e32[i];\n  cast(c, mod[0], i)\n})",
    ),
    ("unit", "simple"),
    ("latency", "1"),
    ("arch", "wh"),
];
pub(crate) static TD0756256: [Expr; 2] = [
    Expr::Bin(BinOp::Lt, &Expr::Operand(0), &Expr::Num(8)),
    Expr::Bin(BinOp::Le, &Expr::Operand(2), &Expr::Num(3)),
];
pub(crate) static TF84B24EE: [(&str, &str); 4] = [
    (
        "sem",
        "each(vd, |i| {\n  let c = L[vc].e32[i];\n  let d = L[vd].e32[i];\n  mod[1] ? (mod[0] ? twos(c) : abs(c)) : cast(c, mod[0], i)\n})",
    ),
    ("unit", "simple"),
    ("latency", "1"),
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
pub(crate) static TBB0736D3: [(&str, &str); 4] = [
    (
        "sem",
        "each(vd, |i| {\n  let c = L[vc].e32[i];\n  let d = L[vd].e32[i];\n  c[31] @ match mod { 0 => d[7:0], 1 => imm[7:0], _ => expo(d) } @ mant(c)\n})",
    ),
    ("unit", "simple"),
    ("latency", "1"),
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
pub(crate) static T7D431C27: [(&str, &str); 4] = [
    (
        "sem",
        "each(vd, |i| {\n  let c = L[vc].e32[i];\n  let d = L[vd].e32[i];\n  c[31:23] @ (mod[0] ? imm[11:0] @ 0u11 : mant(d))\n})",
    ),
    ("unit", "simple"),
    ("latency", "1"),
    ("arch", "wh bh"),
];
pub(crate) static TFC216880: [(&str, &str); 4] = [
    (
        "sem",
        "each(vd, |i| {\n  let c = L[vc].e32[i];\n  let d = L[vd].e32[i];\n  with_sign(mod[0] ? imm[0] : d[31], c)\n})",
    ),
    ("unit", "simple"),
    ("latency", "1"),
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
pub(crate) static TF7AA6C52: [(&str, &str); 4] = [
    (
        "sem",
        "each(vd, |i| {\n  let c = L[vc].e32[i];\n  let d = L[vd].e32[i];\n  c[31] @ (!mod[0] ? imm[7:0] : expo(c) == 255 ? 255 : expo(c) + imm[7:0]) @ mant(c)\n})",
    ),
    ("unit", "simple"),
    ("latency", "1"),
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
pub(crate) static T6EF92A66: [(&str, &str); 4] = [
    (
        "sem",
        "each(vd, |i| {\n  let c = L[vc].e32[i];\n  let d = L[vd].e32[i];\n  shift(d, mod[0] ? imm : c, 0)\n})",
    ),
    ("unit", "simple"),
    ("latency", "1"),
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
pub(crate) static TFCFA5D9C: [(&str, &str); 4] = [
    (
        "sem",
        "each(vd, |i| {\n  let c = L[vc].e32[i];\n  let d = L[vd].e32[i];\n  shift(mod[2] && mod[0] ? c : d, mod[0] ? imm : c, mod[1])\n})",
    ),
    ("unit", "simple"),
    ("latency", "1"),
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
pub(crate) static TD1572DE9: [(&str, &str); 4] = [
    (
        "sem",
        "each(vd, |i| {\n  let x = L[vc].e32[i];\n  mod == 1\n      ? (L[0].e32[i][31] ? recip(0u1 @ x[30:0]) : x)\n      : with_sign(x[31], mod == 2 ? exponential(x) : recip(0u1 @ x[30:0]))\n})",
    ),
    ("unit", "simple"),
    ("latency", "1"),
    ("arch", "bh"),
];
pub(crate) static TCB6D4DA2: [Expr; 1] = [
    Expr::Bin(BinOp::Ne, &Expr::Operand(1), &Expr::Num(0)),
];
pub(crate) static T2F0D9356: [Expr; 2] = [
    Expr::Bin(BinOp::Lt, &Expr::Operand(0), &Expr::Num(8)),
    Expr::Bin(BinOp::Le, &Expr::Operand(3), &Expr::Num(2)),
];
pub(crate) static T86E43367: [(&str, &str); 4] = [
    (
        "sem",
        "each(vd, |i| {\n  let x = L[vc].e32[i];\n  mod == 1\n      ? (L[vb].e32[i][31] ? recip(0u1 @ x[30:0]) : x)\n      : with_sign(x[31], mod == 2 ? exponential(x) : recip(0u1 @ x[30:0]))\n})",
    ),
    ("unit", "simple"),
    ("latency", "1"),
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
pub(crate) static T0DD085E7: [(&str, &str); 4] = [
    (
        "sem",
        "let all = mod == 2;\nlanes_all(vd, |i| {\n  if all || active(i) {\n    let c = L[vc].e32[i];\n    put(vd, i, match mod {\n      1 => fneg(c),\n      8 => match vc {\n        0..4 => tmpl[vc % 4].e32[i],\n        4..8 => seq[vc % 4].e32[i],\n        8 => misc.e32[i],\n        9 => prng_step(i),\n        15 => lanecfg.e32[i],\n        _ => 0\n      },\n      _ => c\n    });\n  }\n})",
    ),
    ("unit", "simple"),
    ("latency", "1"),
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
pub(crate) static T0EDA7A67: [(&str, &str); 4] = [
    (
        "sem",
        "lanes(vd, |i| {\n  if vd < 8 {\n    let c = L[vc].e32[i];\n    let d = L[vd].e32[i];\n    let r = match mod[1:0] { 0 => c + d, 1 => c + imm, _ => c - d };\n    put(vd, i, r);\n    cc[i] = match mod[3:2] { 0 => r[31], 1 => cc[i], 2 => !r[31], _ => !cc[i] };\n  }\n})",
    ),
    ("unit", "simple"),
    ("latency", "1"),
    ("arch", "wh bh"),
];
pub(crate) static TD2CA8E63: [(i64, i64); 2] = [(0, 3), (8, 11)];
pub(crate) static T0A5904BE: [Expr; 2] = [
    Expr::Bin(BinOp::Lt, &Expr::Operand(0), &Expr::Num(8)),
    Expr::In(&Expr::Operand(2), &TD2CA8E63),
];
pub(crate) static TD5BCE22C: [(&str, &str); 4] = [
    (
        "sem",
        "lanes(vd, |i| {\n  if vd < 8 {\n    let c = L[vc].e32[i];\n    let d = L[vd].e32[i];\n    let r = zext(expo(c), 32) - (mod[0] ? 0 : 127);\n    put(vd, i, r);\n    cc[i] = (mod[1] ? r[31] : cc[i]) ^ mod[3];\n  }\n})",
    ),
    ("unit", "simple"),
    ("latency", "1"),
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
pub(crate) static T09BAD7D3: [(&str, &str); 4] = [
    (
        "sem",
        "lanes(vd, |i| {\n  if vd < 8 {\n    let c = L[vc].e32[i];\n    let d = L[vd].e32[i];\n    let r = bits(clz(mod[2] ? c & 0x7fffffff : c), 32);\n    put(vd, i, r);\n    cc[i] = (mod[1] ? (mod[2] ? c & 0x7fffffff : c) != 0 : cc[i]) ^ mod[3];\n  }\n})",
    ),
    ("unit", "simple"),
    ("latency", "1"),
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
pub(crate) static T42B73F97: [(&str, &str); 4] = [
    (
        "sem",
        "lanes_all(vd, |i| {\n  let c = L[vc].e32[i];\n  let d = L[vd].e32[i];\n  let r = !lt_sm(c, d);\n  let on = active(i);\n  if mod[1] && sp > 0 {\n    stk_cc[top()][i] = mod[2] ? stk_cc[top()][i] || r : stk_cc[top()][i] && r;\n  }\n  if on && mod[0] {\n    cc[i] = r;\n  }\n  if on && mod[3] {\n    put(vd, i, rep(r, 32));\n  }\n})",
    ),
    ("unit", "simple"),
    ("latency", "1"),
    ("arch", "bh"),
];
pub(crate) static TA40FFAB0: [(&str, &str); 4] = [
    (
        "sem",
        "lanes_all(vd, |i| {\n  let c = L[vc].e32[i];\n  let d = L[vd].e32[i];\n  let r = lt_sm(c, d);\n  let on = active(i);\n  if mod[1] && sp > 0 {\n    stk_cc[top()][i] = mod[2] ? stk_cc[top()][i] || r : stk_cc[top()][i] && r;\n  }\n  if on && mod[0] {\n    cc[i] = r;\n  }\n  if on && mod[3] {\n    put(vd, i, rep(r, 32));\n  }\n})",
    ),
    ("unit", "simple"),
    ("latency", "1"),
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
pub(crate) static TF354DEBC: [(&str, &str); 4] = [
    (
        "sem",
        "lanes(0, |i| {\n  let v = L[vc].e32[i];\n  cc[i] = !en[i] || mod[3] ? 0 : mod[0] ? imm[0] : match mod[2:1] {\n    0 => v <s 0,\n    1 => v != 0,\n    2 => v >=s 0,\n    _ => v == 0\n  };\n})",
    ),
    ("unit", "simple"),
    ("latency", "1"),
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
pub(crate) static T20B5E9E8: [(&str, &str); 4] = [
    (
        "sem",
        "en = mod[1] ? rep(imm[0], 32) : mod[0] ? ~en : en;\ncc = mod[3] ? rep(imm[1], 32) : -1;",
    ),
    ("unit", "simple"),
    ("latency", "1"),
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
pub(crate) static T4382D5A9: [(&str, &str); 4] = [
    (
        "sem",
        "let on = sp > 0;\ncc = (on ? stk_en[top()] & stk_cc[top()] : -1) & en & ~cc;",
    ),
    ("unit", "simple"),
    ("latency", "1"),
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
pub(crate) static TDB1DDA38: [(&str, &str); 4] = [
    (
        "sem",
        "match mod {\n  0 => {\n    stk_en[sp % 8] = en;\n    stk_cc[sp % 8] = cc;\n    sp = imin(sp + 1, 8);\n  }\n  13 => {\n    cc = ~cc;\n    set_top(en, cc);\n  }\n  14 => set_top(-1, -1),\n  15 => set_top(-1, 0),\n  _ => set_top(en, bool_m(mod, stk_cc[top()], cc)),\n}",
    ),
    ("unit", "simple"),
    ("latency", "1"),
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
pub(crate) static TFA70DDB2: [(&str, &str); 4] = [
    (
        "sem",
        "let u = sp > 0 ? stk_en[top()] : 0;\nlet t = sp > 0 ? stk_cc[top()] : 0;\nmatch mod {\n  0 => {\n    set_top(0, 0);\n    en = u;\n    cc = t;\n    sp = top();\n  }\n  13 => {\n    cc = ~cc;\n  }\n  14 | 15 => {\n    en = -1;\n    cc = rep(mod == 14, 32);\n  }\n  _ => {\n    en = u;\n    cc = bool_m(mod, cc, t);\n    if arch == WH && sp == 8 {\n      stk_en[0] = u;\n      stk_cc[0] = t;\n    }\n  }\n}",
    ),
    ("unit", "simple"),
    ("latency", "1"),
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
pub(crate) static T8F1CA50A: [(&str, &str); 4] = [
    (
        "sem",
        "if lanecfg[1] {\n  exec sfpsetcc(vc = vc, imm = imm, mod = mod);\n} else { lanes_all(vd, |i| {}) }",
    ),
    ("unit", "simple"),
    ("latency", "1"),
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
pub(crate) static T45032F4C: [(&str, &str); 4] = [
    (
        "sem",
        "if lanecfg[1] {\n  exec sfpencc(imm = imm, mod = mod);\n} else { lanes_all(vd, |i| {}) }",
    ),
    ("unit", "simple"),
    ("latency", "1"),
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
pub(crate) static TCEECD1B7: [(&str, &str); 4] = [
    (
        "sem",
        "if lanecfg[1] {\n  exec sfppushc(mod = mod);\n} else { lanes_all(vd, |i| {}) }",
    ),
    ("unit", "simple"),
    ("latency", "1"),
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
pub(crate) static T889E99C0: [(&str, &str); 4] = [
    (
        "sem",
        "if lanecfg[1] {\n  exec sfppopc(mod = mod);\n} else { lanes_all(vd, |i| {}) }",
    ),
    ("unit", "simple"),
    ("latency", "1"),
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
pub(crate) static TF394DF27: [(&str, &str); 4] = [
    ("sem", "if lanecfg[1] {\n  exec sfpcompc();\n} else { lanes_all(vd, |i| {}) }"),
    ("unit", "simple"),
    ("latency", "1"),
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
pub(crate) static T6D3A700B: [(&str, &str); 4] = [
    ("sem", "if lanecfg[1] {\n  exec sfptransp();\n} else { lanes_all(vd, |i| {}) }"),
    ("unit", "simple"),
    ("latency", "1"),
    ("arch", "wh bh"),
];
pub(crate) static TAAE11D6A: [&str; 1] = ["registers by computed numbers"];
pub(crate) static TECCDC010: [(i64, i64); 1] = [(7, 15)];
pub(crate) static TE3DCFBB3: [(u8, &[(i64, i64)]); 1] = [(3, &TECCDC010)];
pub(crate) static TD30EDD8A: [variants::Case; 1] = [
    variants::Case {
        operands: &TE3DCFBB3,
        alternatives: &[],
        features: &[],
    },
];
pub(crate) static TBE02EC7F: [(i64, i64); 1] = [(3, 3)];
pub(crate) static TBEBB4A9C: [(u8, &[(i64, i64)]); 1] = [(3, &TBE02EC7F)];
pub(crate) static TC01F1BD6: [variants::Case; 1] = [
    variants::Case {
        operands: &TBEBB4A9C,
        alternatives: &[],
        features: &[],
    },
];
pub(crate) static T908418C2: [variants::Values; 3] = [
    variants::Values {
        at: variants::At::Register(0, Which::Operand(1)),
        count: 1,
        mask: false,
        tied: false,
    },
    variants::Values {
        at: variants::At::State(0),
        count: 1,
        mask: true,
        tied: false,
    },
    variants::Values {
        at: variants::At::State(1),
        count: 1,
        mask: true,
        tied: false,
    },
];
pub(crate) static T27C80AA7: [variants::Values; 2] = [
    variants::Values {
        at: variants::At::Register(0, Which::Operand(0)),
        count: 1,
        mask: false,
        tied: true,
    },
    variants::Values {
        at: variants::At::State(6),
        count: 1,
        mask: false,
        tied: false,
    },
];
pub(crate) static T5FA0135F: [(i64, i64); 1] = [(4, 4)];
pub(crate) static TCD5F295F: [(u8, &[(i64, i64)]); 1] = [(3, &T5FA0135F)];
pub(crate) static TD395A302: [variants::Case; 1] = [
    variants::Case {
        operands: &TCD5F295F,
        alternatives: &[],
        features: &[],
    },
];
pub(crate) static TA15FE88A: [variants::Values; 4] = [
    variants::Values {
        at: variants::At::Register(0, Which::Operand(1)),
        count: 1,
        mask: false,
        tied: false,
    },
    variants::Values {
        at: variants::At::State(6),
        count: 1,
        mask: false,
        tied: false,
    },
    variants::Values {
        at: variants::At::State(0),
        count: 1,
        mask: true,
        tied: false,
    },
    variants::Values {
        at: variants::At::State(1),
        count: 1,
        mask: true,
        tied: false,
    },
];
pub(crate) static T89A47DFF: [variants::Values; 1] = [
    variants::Values {
        at: variants::At::Register(0, Which::Operand(0)),
        count: 1,
        mask: false,
        tied: true,
    },
];
pub(crate) static TE7BF467F: [(i64, i64); 1] = [(2, 2)];
pub(crate) static TAC293581: [(u8, &[(i64, i64)]); 1] = [(3, &TE7BF467F)];
pub(crate) static T49B2F916: [variants::Case; 1] = [
    variants::Case {
        operands: &TAC293581,
        alternatives: &[],
        features: &[],
    },
];
pub(crate) static T2EA6C313: [variants::Values; 4] = [
    variants::Values {
        at: variants::At::Register(0, Which::Fixed(1)),
        count: 3,
        mask: false,
        tied: false,
    },
    variants::Values {
        at: variants::At::Register(0, Which::Operand(1)),
        count: 1,
        mask: false,
        tied: false,
    },
    variants::Values {
        at: variants::At::State(0),
        count: 1,
        mask: true,
        tied: false,
    },
    variants::Values {
        at: variants::At::State(1),
        count: 1,
        mask: true,
        tied: false,
    },
];
pub(crate) static T5B61AD5D: [variants::Values; 2] = [
    variants::Values {
        at: variants::At::Register(0, Which::Fixed(0)),
        count: 4,
        mask: false,
        tied: true,
    },
    variants::Values {
        at: variants::At::State(6),
        count: 1,
        mask: false,
        tied: false,
    },
];
pub(crate) static T6C5BE8DF: [(i64, i64); 1] = [(1, 1)];
pub(crate) static T06E95791: [(u8, &[(i64, i64)]); 1] = [(3, &T6C5BE8DF)];
pub(crate) static TBB8A40F2: [variants::Case; 1] = [
    variants::Case {
        operands: &T06E95791,
        alternatives: &[],
        features: &[],
    },
];
pub(crate) static TEADC3ECD: [variants::Values; 4] = [
    variants::Values {
        at: variants::At::Register(0, Which::Fixed(0)),
        count: 1,
        mask: false,
        tied: false,
    },
    variants::Values {
        at: variants::At::Register(0, Which::Fixed(1)),
        count: 3,
        mask: false,
        tied: false,
    },
    variants::Values {
        at: variants::At::State(0),
        count: 1,
        mask: true,
        tied: false,
    },
    variants::Values {
        at: variants::At::State(1),
        count: 1,
        mask: true,
        tied: false,
    },
];
pub(crate) static T360D8F9D: [variants::Values; 1] = [
    variants::Values {
        at: variants::At::Register(0, Which::Fixed(0)),
        count: 4,
        mask: false,
        tied: true,
    },
];
pub(crate) static T16BA969F: [(i64, i64); 1] = [(0, 0)];
pub(crate) static T53F760A4: [(u8, &[(i64, i64)]); 1] = [(3, &T16BA969F)];
pub(crate) static T5BC130CC: [variants::Case; 1] = [
    variants::Case {
        operands: &T53F760A4,
        alternatives: &[],
        features: &[],
    },
];
pub(crate) static TAC035C47: [variants::Values; 3] = [
    variants::Values {
        at: variants::At::Register(0, Which::Fixed(1)),
        count: 3,
        mask: false,
        tied: false,
    },
    variants::Values {
        at: variants::At::State(0),
        count: 1,
        mask: true,
        tied: false,
    },
    variants::Values {
        at: variants::At::State(1),
        count: 1,
        mask: true,
        tied: false,
    },
];
pub(crate) static T2848D5DB: [variants::Variant; 6] = [
    variants::Variant {
        cases: &TD30EDD8A,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &[],
        results: &[],
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &TC01F1BD6,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T908418C2,
        results: &T27C80AA7,
        kind: variants::Kind::Cross,
        modes: &[],
    },
    variants::Variant {
        cases: &TD395A302,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &TA15FE88A,
        results: &T89A47DFF,
        kind: variants::Kind::Cross,
        modes: &[],
    },
    variants::Variant {
        cases: &T49B2F916,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T2EA6C313,
        results: &T5B61AD5D,
        kind: variants::Kind::Cross,
        modes: &[],
    },
    variants::Variant {
        cases: &TBB8A40F2,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &TEADC3ECD,
        results: &T360D8F9D,
        kind: variants::Kind::Cross,
        modes: &[],
    },
    variants::Variant {
        cases: &T5BC130CC,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &TAC035C47,
        results: &T360D8F9D,
        kind: variants::Kind::Map,
        modes: &[],
    },
];
pub(crate) static TEEEE06EE: [(i64, i64); 1] = [(3, 4)];
pub(crate) static TE21BD222: [(u8, &[(i64, i64)]); 1] = [(3, &TEEEE06EE)];
pub(crate) static T88CFA016: [variants::Case; 1] = [
    variants::Case {
        operands: &TE21BD222,
        alternatives: &[],
        features: &[],
    },
];
pub(crate) static T2369C4B5: [variants::Variant; 5] = [
    variants::Variant {
        cases: &TD30EDD8A,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &[],
        results: &[],
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T88CFA016,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T908418C2,
        results: &T89A47DFF,
        kind: variants::Kind::Cross,
        modes: &[],
    },
    variants::Variant {
        cases: &T49B2F916,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T2EA6C313,
        results: &T360D8F9D,
        kind: variants::Kind::Cross,
        modes: &[],
    },
    variants::Variant {
        cases: &TBB8A40F2,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &TEADC3ECD,
        results: &T360D8F9D,
        kind: variants::Kind::Cross,
        modes: &[],
    },
    variants::Variant {
        cases: &T5BC130CC,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &TAC035C47,
        results: &T360D8F9D,
        kind: variants::Kind::Map,
        modes: &[],
    },
];
pub(crate) static TE4B01FB6: [variants::Case; 1] = [
    variants::Case {
        operands: &[],
        alternatives: &[],
        features: &[],
    },
];
pub(crate) static T9AE9E105: [variants::Values; 3] = [
    variants::Values {
        at: variants::At::Register(0, Which::Fixed(0)),
        count: 8,
        mask: false,
        tied: false,
    },
    variants::Values {
        at: variants::At::State(0),
        count: 1,
        mask: true,
        tied: false,
    },
    variants::Values {
        at: variants::At::State(1),
        count: 1,
        mask: true,
        tied: false,
    },
];
pub(crate) static T2B565299: [variants::Values; 1] = [
    variants::Values {
        at: variants::At::Register(0, Which::Fixed(0)),
        count: 8,
        mask: false,
        tied: true,
    },
];
pub(crate) static TEB816A7E: [variants::Variant; 1] = [
    variants::Variant {
        cases: &TE4B01FB6,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T9AE9E105,
        results: &T2B565299,
        kind: variants::Kind::Cross,
        modes: &[],
    },
];
pub(crate) static T968584A1: [(i64, i64); 2] = [(0, 3), (6, 15)];
pub(crate) static T05FD95FD: [(u8, &[(i64, i64)]); 1] = [(4, &T968584A1)];
pub(crate) static T3878DC27: [variants::Case; 1] = [
    variants::Case {
        operands: &T05FD95FD,
        alternatives: &[],
        features: &[],
    },
];
pub(crate) static T48FA759E: [variants::Values; 4] = [
    variants::Values {
        at: variants::At::Register(0, Which::Operand(2)),
        count: 1,
        mask: false,
        tied: false,
    },
    variants::Values {
        at: variants::At::State(3),
        count: 1,
        mask: false,
        tied: false,
    },
    variants::Values {
        at: variants::At::State(0),
        count: 1,
        mask: true,
        tied: false,
    },
    variants::Values {
        at: variants::At::State(1),
        count: 1,
        mask: true,
        tied: false,
    },
];
pub(crate) static T77A59B67: [variants::Values; 2] = [
    variants::Values {
        at: variants::At::Register(0, Which::Operand(0)),
        count: 1,
        mask: false,
        tied: true,
    },
    variants::Values {
        at: variants::At::State(3),
        count: 1,
        mask: false,
        tied: true,
    },
];
pub(crate) static T33364DE8: [(i64, i64); 1] = [(4, 5)];
pub(crate) static T64878801: [(u8, &[(i64, i64)]); 1] = [(4, &T33364DE8)];
pub(crate) static T8DCC4DF0: [variants::Case; 1] = [
    variants::Case {
        operands: &T64878801,
        alternatives: &[],
        features: &[],
    },
];
pub(crate) static TF7E7BB5A: [variants::Values; 5] = [
    variants::Values {
        at: variants::At::Register(0, Which::Operand(1)),
        count: 1,
        mask: false,
        tied: false,
    },
    variants::Values {
        at: variants::At::Register(0, Which::Operand(2)),
        count: 1,
        mask: false,
        tied: false,
    },
    variants::Values {
        at: variants::At::State(3),
        count: 1,
        mask: false,
        tied: false,
    },
    variants::Values {
        at: variants::At::State(0),
        count: 1,
        mask: true,
        tied: false,
    },
    variants::Values {
        at: variants::At::State(1),
        count: 1,
        mask: true,
        tied: false,
    },
];
pub(crate) static T0288835E: [variants::Variant; 2] = [
    variants::Variant {
        cases: &T3878DC27,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T48FA759E,
        results: &T77A59B67,
        kind: variants::Kind::Map,
        modes: &[],
    },
    variants::Variant {
        cases: &T8DCC4DF0,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &TF7E7BB5A,
        results: &T77A59B67,
        kind: variants::Kind::Map,
        modes: &[],
    },
];
pub(crate) static T3635D428: [&str; 2] = [
    "its operands depend on each other",
    "registers by computed numbers",
];
pub(crate) static T456934C3: [(i64, i64); 1] = [(0, 11)];
pub(crate) static T8AAD5F35: [(i64, i64); 1] = [(10, 10)];
pub(crate) static T80AA6420: [(u8, &[(i64, i64)]); 2] = [
    (0, &T456934C3),
    (2, &T8AAD5F35),
];
pub(crate) static T114F5F7E: [variants::Case; 1] = [
    variants::Case {
        operands: &T80AA6420,
        alternatives: &[],
        features: &[],
    },
];
pub(crate) static TAAE354CD: [variants::Values; 5] = [
    variants::Values {
        at: variants::At::Register(0, Which::Operand(0)),
        count: 1,
        mask: false,
        tied: false,
    },
    variants::Values {
        at: variants::At::Register(7, Which::Operand(3)),
        count: 1,
        mask: false,
        tied: false,
    },
    variants::Values {
        at: variants::At::State(7),
        count: 1,
        mask: false,
        tied: false,
    },
    variants::Values {
        at: variants::At::State(8),
        count: 1,
        mask: false,
        tied: false,
    },
    variants::Values {
        at: variants::At::State(9),
        count: 1,
        mask: false,
        tied: false,
    },
];
pub(crate) static T1539AC6C: [variants::Values; 2] = [
    variants::Values {
        at: variants::At::File(5),
        count: 1,
        mask: false,
        tied: true,
    },
    variants::Values {
        at: variants::At::State(7),
        count: 1,
        mask: false,
        tied: true,
    },
];
pub(crate) static T29E48618: [&str; 1] = ["cfg_fp32"];
pub(crate) static T5EC4B7CF: [(i64, i64); 1] = [(11, 11)];
pub(crate) static TEF60774A: [(u8, &[(i64, i64)]); 2] = [
    (0, &T456934C3),
    (2, &T5EC4B7CF),
];
pub(crate) static T27A3B250: [variants::Case; 1] = [
    variants::Case {
        operands: &TEF60774A,
        alternatives: &[],
        features: &[],
    },
];
pub(crate) static T87A48463: [variants::Values; 6] = [
    variants::Values {
        at: variants::At::Register(7, Which::Operand(3)),
        count: 1,
        mask: false,
        tied: false,
    },
    variants::Values {
        at: variants::At::State(0),
        count: 1,
        mask: true,
        tied: false,
    },
    variants::Values {
        at: variants::At::State(1),
        count: 1,
        mask: true,
        tied: false,
    },
    variants::Values {
        at: variants::At::State(7),
        count: 1,
        mask: false,
        tied: false,
    },
    variants::Values {
        at: variants::At::State(8),
        count: 1,
        mask: false,
        tied: false,
    },
    variants::Values {
        at: variants::At::State(9),
        count: 1,
        mask: false,
        tied: false,
    },
];
pub(crate) static T4EB0E26E: [variants::Variant; 2] = [
    variants::Variant {
        cases: &T114F5F7E,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &TAAE354CD,
        results: &T1539AC6C,
        kind: variants::Kind::Scalar,
        modes: &T29E48618,
    },
    variants::Variant {
        cases: &T27A3B250,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T87A48463,
        results: &T1539AC6C,
        kind: variants::Kind::Scalar,
        modes: &T29E48618,
    },
];
pub(crate) static T21C3DBD7: [(i64, i64); 2] = [(3, 3), (8, 10)];
pub(crate) static TD4E63905: [(u8, &[(i64, i64)]); 1] = [(2, &T21C3DBD7)];
pub(crate) static T2AD22EC4: [variants::Case; 1] = [
    variants::Case {
        operands: &TD4E63905,
        alternatives: &[],
        features: &[],
    },
];
pub(crate) static TF32B6953: [variants::Values; 3] = [
    variants::Values {
        at: variants::At::Register(0, Which::Operand(0)),
        count: 1,
        mask: false,
        tied: false,
    },
    variants::Values {
        at: variants::At::State(0),
        count: 1,
        mask: true,
        tied: false,
    },
    variants::Values {
        at: variants::At::State(1),
        count: 1,
        mask: true,
        tied: false,
    },
];
pub(crate) static TA79A654C: [(i64, i64); 2] = [(0, 2), (4, 4)];
pub(crate) static TF8BEAFB3: [(u8, &[(i64, i64)]); 1] = [(2, &TA79A654C)];
pub(crate) static T1BBAF269: [variants::Case; 1] = [
    variants::Case {
        operands: &TF8BEAFB3,
        alternatives: &[],
        features: &[],
    },
];
pub(crate) static T71073EAE: [variants::Values; 2] = [
    variants::Values {
        at: variants::At::State(0),
        count: 1,
        mask: true,
        tied: false,
    },
    variants::Values {
        at: variants::At::State(1),
        count: 1,
        mask: true,
        tied: false,
    },
];
pub(crate) static T7D49AB8D: [variants::Variant; 2] = [
    variants::Variant {
        cases: &T2AD22EC4,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &TF32B6953,
        results: &T89A47DFF,
        kind: variants::Kind::Map,
        modes: &[],
    },
    variants::Variant {
        cases: &T1BBAF269,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T71073EAE,
        results: &T89A47DFF,
        kind: variants::Kind::Map,
        modes: &[],
    },
];
pub(crate) static T8F074B91: [(i64, i64); 1] = [(9, 10)];
pub(crate) static T4B390A60: [(u8, &[(i64, i64)]); 1] = [(0, &T8F074B91)];
pub(crate) static T82EF1295: [variants::Case; 1] = [
    variants::Case {
        operands: &T4B390A60,
        alternatives: &[],
        features: &[],
    },
];
pub(crate) static TE555EA6C: [(i64, i64); 1] = [(11, 14)];
pub(crate) static T2FD486DC: [(i64, i64); 8] = [
    (0, 0),
    (2, 2),
    (4, 4),
    (6, 6),
    (8, 8),
    (10, 10),
    (12, 12),
    (14, 14),
];
pub(crate) static T3BBF1D14: [(u8, &[(i64, i64)]); 2] = [
    (0, &TE555EA6C),
    (2, &T2FD486DC),
];
pub(crate) static T454A4573: [variants::Case; 1] = [
    variants::Case {
        operands: &T3BBF1D14,
        alternatives: &[],
        features: &[],
    },
];
pub(crate) static T4DAB3534: [variants::Values; 3] = [
    variants::Values {
        at: variants::At::Register(0, Which::Fixed(0)),
        count: 1,
        mask: false,
        tied: false,
    },
    variants::Values {
        at: variants::At::State(0),
        count: 1,
        mask: false,
        tied: false,
    },
    variants::Values {
        at: variants::At::State(1),
        count: 1,
        mask: false,
        tied: false,
    },
];
pub(crate) static T5CCE8E9F: [(i64, i64); 1] = [(15, 15)];
pub(crate) static T050025BD: [(u8, &[(i64, i64)]); 2] = [
    (0, &T5CCE8E9F),
    (2, &T2FD486DC),
];
pub(crate) static TCDC79234: [variants::Case; 1] = [
    variants::Case {
        operands: &T050025BD,
        alternatives: &[],
        features: &[],
    },
];
pub(crate) static T4AC8AF46: [variants::Values; 1] = [
    variants::Values {
        at: variants::At::State(4),
        count: 1,
        mask: false,
        tied: true,
    },
];
pub(crate) static TB82EA23F: [(i64, i64); 1] = [(8, 8)];
pub(crate) static TD0D72F78: [(u8, &[(i64, i64)]); 2] = [
    (0, &TB82EA23F),
    (2, &T2FD486DC),
];
pub(crate) static T12425876: [variants::Case; 1] = [
    variants::Case {
        operands: &TD0D72F78,
        alternatives: &[],
        features: &[],
    },
];
pub(crate) static T9C478DEF: [variants::Values; 1] = [
    variants::Values {
        at: variants::At::State(5),
        count: 1,
        mask: false,
        tied: true,
    },
];
pub(crate) static T2D8887D4: [(u8, &[(i64, i64)]); 2] = [
    (0, &T5FA0135F),
    (2, &T2FD486DC),
];
pub(crate) static TC3CFF6F5: [variants::Case; 1] = [
    variants::Case {
        operands: &T2D8887D4,
        alternatives: &[],
        features: &[],
    },
];
pub(crate) static T1AFDD414: [variants::Values; 1] = [
    variants::Values {
        at: variants::At::Register(2, Which::Fixed(0)),
        count: 1,
        mask: false,
        tied: true,
    },
];
pub(crate) static T89879ADF: [(i64, i64); 1] = [(5, 5)];
pub(crate) static TFCEFA60F: [(u8, &[(i64, i64)]); 2] = [
    (0, &T89879ADF),
    (2, &T2FD486DC),
];
pub(crate) static TE9789133: [variants::Case; 1] = [
    variants::Case {
        operands: &TFCEFA60F,
        alternatives: &[],
        features: &[],
    },
];
pub(crate) static TEC5D3B2F: [variants::Values; 1] = [
    variants::Values {
        at: variants::At::Register(2, Which::Fixed(1)),
        count: 1,
        mask: false,
        tied: true,
    },
];
pub(crate) static TB14716FF: [(i64, i64); 1] = [(6, 6)];
pub(crate) static TA2413B7E: [(u8, &[(i64, i64)]); 2] = [
    (0, &TB14716FF),
    (2, &T2FD486DC),
];
pub(crate) static TA5D16877: [variants::Case; 1] = [
    variants::Case {
        operands: &TA2413B7E,
        alternatives: &[],
        features: &[],
    },
];
pub(crate) static T77914BDA: [variants::Values; 1] = [
    variants::Values {
        at: variants::At::Register(2, Which::Fixed(2)),
        count: 1,
        mask: false,
        tied: true,
    },
];
pub(crate) static T501E10BF: [(i64, i64); 1] = [(7, 7)];
pub(crate) static TF0938A1F: [(u8, &[(i64, i64)]); 2] = [
    (0, &T501E10BF),
    (2, &T2FD486DC),
];
pub(crate) static TC50A5176: [variants::Case; 1] = [
    variants::Case {
        operands: &TF0938A1F,
        alternatives: &[],
        features: &[],
    },
];
pub(crate) static T58E533A5: [variants::Values; 1] = [
    variants::Values {
        at: variants::At::Register(2, Which::Fixed(3)),
        count: 1,
        mask: false,
        tied: true,
    },
];
pub(crate) static T8F33EEA1: [(u8, &[(i64, i64)]); 1] = [(0, &T16BA969F)];
pub(crate) static T11B56690: [variants::Case; 1] = [
    variants::Case {
        operands: &T8F33EEA1,
        alternatives: &[],
        features: &[],
    },
];
pub(crate) static TB11BD559: [variants::Values; 1] = [
    variants::Values {
        at: variants::At::Register(1, Which::Fixed(0)),
        count: 1,
        mask: false,
        tied: true,
    },
];
pub(crate) static T0ACE7834: [(u8, &[(i64, i64)]); 1] = [(0, &T6C5BE8DF)];
pub(crate) static T1A429941: [variants::Case; 1] = [
    variants::Case {
        operands: &T0ACE7834,
        alternatives: &[],
        features: &[],
    },
];
pub(crate) static TA8CED49E: [variants::Values; 1] = [
    variants::Values {
        at: variants::At::Register(1, Which::Fixed(1)),
        count: 1,
        mask: false,
        tied: true,
    },
];
pub(crate) static T3BF267D8: [(u8, &[(i64, i64)]); 1] = [(0, &TE7BF467F)];
pub(crate) static TF3F014CA: [variants::Case; 1] = [
    variants::Case {
        operands: &T3BF267D8,
        alternatives: &[],
        features: &[],
    },
];
pub(crate) static TE08C2733: [variants::Values; 1] = [
    variants::Values {
        at: variants::At::Register(1, Which::Fixed(2)),
        count: 1,
        mask: false,
        tied: true,
    },
];
pub(crate) static T003A8425: [(u8, &[(i64, i64)]); 1] = [(0, &TBE02EC7F)];
pub(crate) static T22F75AE3: [variants::Case; 1] = [
    variants::Case {
        operands: &T003A8425,
        alternatives: &[],
        features: &[],
    },
];
pub(crate) static TFCF465E8: [variants::Values; 1] = [
    variants::Values {
        at: variants::At::Register(1, Which::Fixed(3)),
        count: 1,
        mask: false,
        tied: true,
    },
];
pub(crate) static TCA110B62: [(i64, i64); 6] = [
    (1, 1),
    (3, 3),
    (5, 5),
    (7, 7),
    (9, 9),
    (15, 15),
];
pub(crate) static T2036F207: [(u8, &[(i64, i64)]); 2] = [
    (0, &TE555EA6C),
    (2, &TCA110B62),
];
pub(crate) static T838AC17E: [variants::Case; 1] = [
    variants::Case {
        operands: &T2036F207,
        alternatives: &[],
        features: &[],
    },
];
pub(crate) static TB2A06C2E: [variants::Values; 2] = [
    variants::Values {
        at: variants::At::State(0),
        count: 1,
        mask: false,
        tied: false,
    },
    variants::Values {
        at: variants::At::State(1),
        count: 1,
        mask: false,
        tied: false,
    },
];
pub(crate) static T5275AF8E: [(u8, &[(i64, i64)]); 2] = [
    (0, &T5CCE8E9F),
    (2, &TCA110B62),
];
pub(crate) static T9E7FDC45: [variants::Case; 1] = [
    variants::Case {
        operands: &T5275AF8E,
        alternatives: &[],
        features: &[],
    },
];
pub(crate) static TEE567C2B: [(u8, &[(i64, i64)]); 2] = [
    (0, &TB82EA23F),
    (2, &TCA110B62),
];
pub(crate) static T32591965: [variants::Case; 1] = [
    variants::Case {
        operands: &TEE567C2B,
        alternatives: &[],
        features: &[],
    },
];
pub(crate) static TB5547C47: [(u8, &[(i64, i64)]); 2] = [
    (0, &T5FA0135F),
    (2, &TCA110B62),
];
pub(crate) static T93884841: [variants::Case; 1] = [
    variants::Case {
        operands: &TB5547C47,
        alternatives: &[],
        features: &[],
    },
];
pub(crate) static T9A1A4300: [(u8, &[(i64, i64)]); 2] = [
    (0, &T89879ADF),
    (2, &TCA110B62),
];
pub(crate) static T70352D1B: [variants::Case; 1] = [
    variants::Case {
        operands: &T9A1A4300,
        alternatives: &[],
        features: &[],
    },
];
pub(crate) static T17E2AF41: [(u8, &[(i64, i64)]); 2] = [
    (0, &TB14716FF),
    (2, &TCA110B62),
];
pub(crate) static T40EE1EE5: [variants::Case; 1] = [
    variants::Case {
        operands: &T17E2AF41,
        alternatives: &[],
        features: &[],
    },
];
pub(crate) static TB83AD770: [(u8, &[(i64, i64)]); 2] = [
    (0, &T501E10BF),
    (2, &TCA110B62),
];
pub(crate) static T01C2E924: [variants::Case; 1] = [
    variants::Case {
        operands: &TB83AD770,
        alternatives: &[],
        features: &[],
    },
];
pub(crate) static T8DC24821: [variants::Variant; 19] = [
    variants::Variant {
        cases: &T82EF1295,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &[],
        results: &[],
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T454A4573,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T4DAB3534,
        results: &T89A47DFF,
        kind: variants::Kind::Cross,
        modes: &[],
    },
    variants::Variant {
        cases: &TCDC79234,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T4DAB3534,
        results: &T4AC8AF46,
        kind: variants::Kind::Cross,
        modes: &[],
    },
    variants::Variant {
        cases: &T12425876,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T4DAB3534,
        results: &T9C478DEF,
        kind: variants::Kind::Cross,
        modes: &[],
    },
    variants::Variant {
        cases: &TC3CFF6F5,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T4DAB3534,
        results: &T1AFDD414,
        kind: variants::Kind::Cross,
        modes: &[],
    },
    variants::Variant {
        cases: &TE9789133,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T4DAB3534,
        results: &TEC5D3B2F,
        kind: variants::Kind::Cross,
        modes: &[],
    },
    variants::Variant {
        cases: &TA5D16877,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T4DAB3534,
        results: &T77914BDA,
        kind: variants::Kind::Cross,
        modes: &[],
    },
    variants::Variant {
        cases: &TC50A5176,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T4DAB3534,
        results: &T58E533A5,
        kind: variants::Kind::Cross,
        modes: &[],
    },
    variants::Variant {
        cases: &T11B56690,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T4DAB3534,
        results: &TB11BD559,
        kind: variants::Kind::Cross,
        modes: &[],
    },
    variants::Variant {
        cases: &T1A429941,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T4DAB3534,
        results: &TA8CED49E,
        kind: variants::Kind::Cross,
        modes: &[],
    },
    variants::Variant {
        cases: &TF3F014CA,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T4DAB3534,
        results: &TE08C2733,
        kind: variants::Kind::Cross,
        modes: &[],
    },
    variants::Variant {
        cases: &T22F75AE3,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T4DAB3534,
        results: &TFCF465E8,
        kind: variants::Kind::Cross,
        modes: &[],
    },
    variants::Variant {
        cases: &T838AC17E,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &TB2A06C2E,
        results: &T89A47DFF,
        kind: variants::Kind::Map,
        modes: &[],
    },
    variants::Variant {
        cases: &T9E7FDC45,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &TB2A06C2E,
        results: &T4AC8AF46,
        kind: variants::Kind::Map,
        modes: &[],
    },
    variants::Variant {
        cases: &T32591965,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &TB2A06C2E,
        results: &T9C478DEF,
        kind: variants::Kind::Map,
        modes: &[],
    },
    variants::Variant {
        cases: &T93884841,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &TB2A06C2E,
        results: &T1AFDD414,
        kind: variants::Kind::Map,
        modes: &[],
    },
    variants::Variant {
        cases: &T70352D1B,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &TB2A06C2E,
        results: &TEC5D3B2F,
        kind: variants::Kind::Map,
        modes: &[],
    },
    variants::Variant {
        cases: &T40EE1EE5,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &TB2A06C2E,
        results: &T77914BDA,
        kind: variants::Kind::Map,
        modes: &[],
    },
    variants::Variant {
        cases: &T01C2E924,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &TB2A06C2E,
        results: &T58E533A5,
        kind: variants::Kind::Map,
        modes: &[],
    },
];
pub(crate) static TB8EB519A: [&str; 2] = [
    "it has too many variants",
    "its operands depend on each other",
];
pub(crate) static T1497A335: [(u8, &[(i64, i64)]); 1] = [(4, &T16BA969F)];
pub(crate) static T56A43557: [variants::Case; 1] = [
    variants::Case {
        operands: &T1497A335,
        alternatives: &[],
        features: &[],
    },
];
pub(crate) static TA4E7D98F: [variants::Values; 5] = [
    variants::Values {
        at: variants::At::Register(0, Which::Operand(1)),
        count: 1,
        mask: false,
        tied: false,
    },
    variants::Values {
        at: variants::At::Register(0, Which::Operand(2)),
        count: 1,
        mask: false,
        tied: false,
    },
    variants::Values {
        at: variants::At::Register(0, Which::Operand(3)),
        count: 1,
        mask: false,
        tied: false,
    },
    variants::Values {
        at: variants::At::State(0),
        count: 1,
        mask: true,
        tied: false,
    },
    variants::Values {
        at: variants::At::State(1),
        count: 1,
        mask: true,
        tied: false,
    },
];
pub(crate) static TF36312BA: [(u8, &[(i64, i64)]); 1] = [(4, &TB82EA23F)];
pub(crate) static T5EC003BE: [variants::Case; 1] = [
    variants::Case {
        operands: &TF36312BA,
        alternatives: &[],
        features: &[],
    },
];
pub(crate) static T4674388A: [variants::Values; 6] = [
    variants::Values {
        at: variants::At::Register(0, Which::Fixed(7)),
        count: 1,
        mask: false,
        tied: false,
    },
    variants::Values {
        at: variants::At::Register(0, Which::Operand(1)),
        count: 1,
        mask: false,
        tied: false,
    },
    variants::Values {
        at: variants::At::Register(0, Which::Operand(2)),
        count: 1,
        mask: false,
        tied: false,
    },
    variants::Values {
        at: variants::At::Register(0, Which::Operand(3)),
        count: 1,
        mask: false,
        tied: false,
    },
    variants::Values {
        at: variants::At::State(0),
        count: 1,
        mask: true,
        tied: false,
    },
    variants::Values {
        at: variants::At::State(1),
        count: 1,
        mask: true,
        tied: false,
    },
];
pub(crate) static TA1FC0E27: [variants::Values; 1] = [
    variants::Values {
        at: variants::At::File(0),
        count: 1,
        mask: false,
        tied: true,
    },
];
pub(crate) static TFB4EA8BE: [(u8, &[(i64, i64)]); 1] = [(4, &T5FA0135F)];
pub(crate) static TEA36B1A5: [variants::Case; 1] = [
    variants::Case {
        operands: &TFB4EA8BE,
        alternatives: &[],
        features: &[],
    },
];
pub(crate) static T3F65C2F3: [variants::Values; 6] = [
    variants::Values {
        at: variants::At::Register(0, Which::Fixed(7)),
        count: 1,
        mask: false,
        tied: false,
    },
    variants::Values {
        at: variants::At::Register(0, Which::Operand(2)),
        count: 1,
        mask: false,
        tied: false,
    },
    variants::Values {
        at: variants::At::Register(0, Which::Operand(3)),
        count: 1,
        mask: false,
        tied: false,
    },
    variants::Values {
        at: variants::At::File(0),
        count: 1,
        mask: false,
        tied: false,
    },
    variants::Values {
        at: variants::At::State(0),
        count: 1,
        mask: true,
        tied: false,
    },
    variants::Values {
        at: variants::At::State(1),
        count: 1,
        mask: true,
        tied: false,
    },
];
pub(crate) static TC22DDB5D: [(i64, i64); 1] = [(12, 12)];
pub(crate) static TB5C76ECF: [(u8, &[(i64, i64)]); 1] = [(4, &TC22DDB5D)];
pub(crate) static T2EDEFC65: [variants::Case; 1] = [
    variants::Case {
        operands: &TB5C76ECF,
        alternatives: &[],
        features: &[],
    },
];
pub(crate) static T09270702: [variants::Variant; 4] = [
    variants::Variant {
        cases: &T56A43557,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &TA4E7D98F,
        results: &T89A47DFF,
        kind: variants::Kind::Map,
        modes: &[],
    },
    variants::Variant {
        cases: &T5EC003BE,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T4674388A,
        results: &TA1FC0E27,
        kind: variants::Kind::Map,
        modes: &[],
    },
    variants::Variant {
        cases: &TEA36B1A5,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T3F65C2F3,
        results: &T89A47DFF,
        kind: variants::Kind::Map,
        modes: &[],
    },
    variants::Variant {
        cases: &T2EDEFC65,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T3F65C2F3,
        results: &TA1FC0E27,
        kind: variants::Kind::Map,
        modes: &[],
    },
];
pub(crate) static TD3E3178A: [(i64, i64); 1] = [(0, 3)];
pub(crate) static T9ED2643D: [(u8, &[(i64, i64)]); 1] = [(4, &TD3E3178A)];
pub(crate) static T6115B26F: [variants::Case; 1] = [
    variants::Case {
        operands: &T9ED2643D,
        alternatives: &[],
        features: &[],
    },
];
pub(crate) static T1AF6AEED: [variants::Variant; 4] = [
    variants::Variant {
        cases: &T6115B26F,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &TA4E7D98F,
        results: &T89A47DFF,
        kind: variants::Kind::Map,
        modes: &[],
    },
    variants::Variant {
        cases: &T5EC003BE,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T4674388A,
        results: &TA1FC0E27,
        kind: variants::Kind::Map,
        modes: &[],
    },
    variants::Variant {
        cases: &TEA36B1A5,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T3F65C2F3,
        results: &T89A47DFF,
        kind: variants::Kind::Map,
        modes: &[],
    },
    variants::Variant {
        cases: &T2EDEFC65,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T3F65C2F3,
        results: &TA1FC0E27,
        kind: variants::Kind::Map,
        modes: &[],
    },
];
pub(crate) static T77C914DE: [variants::Values; 5] = [
    variants::Values {
        at: variants::At::Register(0, Which::Fixed(10)),
        count: 1,
        mask: false,
        tied: false,
    },
    variants::Values {
        at: variants::At::Register(0, Which::Operand(1)),
        count: 1,
        mask: false,
        tied: false,
    },
    variants::Values {
        at: variants::At::Register(0, Which::Operand(2)),
        count: 1,
        mask: false,
        tied: false,
    },
    variants::Values {
        at: variants::At::State(0),
        count: 1,
        mask: true,
        tied: false,
    },
    variants::Values {
        at: variants::At::State(1),
        count: 1,
        mask: true,
        tied: false,
    },
];
pub(crate) static T546612BF: [(u8, &[(i64, i64)]); 1] = [(3, &TB82EA23F)];
pub(crate) static T8E0989AA: [variants::Case; 1] = [
    variants::Case {
        operands: &T546612BF,
        alternatives: &[],
        features: &[],
    },
];
pub(crate) static TE9CBC515: [variants::Values; 6] = [
    variants::Values {
        at: variants::At::Register(0, Which::Fixed(7)),
        count: 1,
        mask: false,
        tied: false,
    },
    variants::Values {
        at: variants::At::Register(0, Which::Fixed(10)),
        count: 1,
        mask: false,
        tied: false,
    },
    variants::Values {
        at: variants::At::Register(0, Which::Operand(1)),
        count: 1,
        mask: false,
        tied: false,
    },
    variants::Values {
        at: variants::At::Register(0, Which::Operand(2)),
        count: 1,
        mask: false,
        tied: false,
    },
    variants::Values {
        at: variants::At::State(0),
        count: 1,
        mask: true,
        tied: false,
    },
    variants::Values {
        at: variants::At::State(1),
        count: 1,
        mask: true,
        tied: false,
    },
];
pub(crate) static TD9CA1A9D: [variants::Values; 6] = [
    variants::Values {
        at: variants::At::Register(0, Which::Fixed(7)),
        count: 1,
        mask: false,
        tied: false,
    },
    variants::Values {
        at: variants::At::Register(0, Which::Operand(1)),
        count: 1,
        mask: false,
        tied: false,
    },
    variants::Values {
        at: variants::At::Register(0, Which::Operand(2)),
        count: 1,
        mask: false,
        tied: false,
    },
    variants::Values {
        at: variants::At::File(0),
        count: 1,
        mask: false,
        tied: false,
    },
    variants::Values {
        at: variants::At::State(0),
        count: 1,
        mask: true,
        tied: false,
    },
    variants::Values {
        at: variants::At::State(1),
        count: 1,
        mask: true,
        tied: false,
    },
];
pub(crate) static TF1783896: [(u8, &[(i64, i64)]); 1] = [(3, &TC22DDB5D)];
pub(crate) static T131D695A: [variants::Case; 1] = [
    variants::Case {
        operands: &TF1783896,
        alternatives: &[],
        features: &[],
    },
];
pub(crate) static T7CF4B4D7: [variants::Variant; 4] = [
    variants::Variant {
        cases: &T5BC130CC,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T77C914DE,
        results: &T89A47DFF,
        kind: variants::Kind::Map,
        modes: &[],
    },
    variants::Variant {
        cases: &T8E0989AA,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &TE9CBC515,
        results: &TA1FC0E27,
        kind: variants::Kind::Map,
        modes: &[],
    },
    variants::Variant {
        cases: &TD395A302,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &TD9CA1A9D,
        results: &T89A47DFF,
        kind: variants::Kind::Map,
        modes: &[],
    },
    variants::Variant {
        cases: &T131D695A,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &TD9CA1A9D,
        results: &TA1FC0E27,
        kind: variants::Kind::Map,
        modes: &[],
    },
];
pub(crate) static TB52D18D8: [(u8, &[(i64, i64)]); 1] = [(3, &TD3E3178A)];
pub(crate) static TC6C376A2: [variants::Case; 1] = [
    variants::Case {
        operands: &TB52D18D8,
        alternatives: &[],
        features: &[],
    },
];
pub(crate) static TAB2715CA: [variants::Variant; 4] = [
    variants::Variant {
        cases: &TC6C376A2,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T77C914DE,
        results: &T89A47DFF,
        kind: variants::Kind::Map,
        modes: &[],
    },
    variants::Variant {
        cases: &T8E0989AA,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &TE9CBC515,
        results: &TA1FC0E27,
        kind: variants::Kind::Map,
        modes: &[],
    },
    variants::Variant {
        cases: &TD395A302,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &TD9CA1A9D,
        results: &T89A47DFF,
        kind: variants::Kind::Map,
        modes: &[],
    },
    variants::Variant {
        cases: &T131D695A,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &TD9CA1A9D,
        results: &TA1FC0E27,
        kind: variants::Kind::Map,
        modes: &[],
    },
];
pub(crate) static T6D0DDC6E: [variants::Values; 5] = [
    variants::Values {
        at: variants::At::Register(0, Which::Fixed(9)),
        count: 1,
        mask: false,
        tied: false,
    },
    variants::Values {
        at: variants::At::Register(0, Which::Operand(1)),
        count: 1,
        mask: false,
        tied: false,
    },
    variants::Values {
        at: variants::At::Register(0, Which::Operand(2)),
        count: 1,
        mask: false,
        tied: false,
    },
    variants::Values {
        at: variants::At::State(0),
        count: 1,
        mask: true,
        tied: false,
    },
    variants::Values {
        at: variants::At::State(1),
        count: 1,
        mask: true,
        tied: false,
    },
];
pub(crate) static TC11EC92F: [variants::Values; 6] = [
    variants::Values {
        at: variants::At::Register(0, Which::Fixed(7)),
        count: 1,
        mask: false,
        tied: false,
    },
    variants::Values {
        at: variants::At::Register(0, Which::Fixed(9)),
        count: 1,
        mask: false,
        tied: false,
    },
    variants::Values {
        at: variants::At::Register(0, Which::Operand(1)),
        count: 1,
        mask: false,
        tied: false,
    },
    variants::Values {
        at: variants::At::Register(0, Which::Operand(2)),
        count: 1,
        mask: false,
        tied: false,
    },
    variants::Values {
        at: variants::At::State(0),
        count: 1,
        mask: true,
        tied: false,
    },
    variants::Values {
        at: variants::At::State(1),
        count: 1,
        mask: true,
        tied: false,
    },
];
pub(crate) static T79D36254: [variants::Values; 6] = [
    variants::Values {
        at: variants::At::Register(0, Which::Fixed(7)),
        count: 1,
        mask: false,
        tied: false,
    },
    variants::Values {
        at: variants::At::Register(0, Which::Fixed(9)),
        count: 1,
        mask: false,
        tied: false,
    },
    variants::Values {
        at: variants::At::Register(0, Which::Operand(2)),
        count: 1,
        mask: false,
        tied: false,
    },
    variants::Values {
        at: variants::At::File(0),
        count: 1,
        mask: false,
        tied: false,
    },
    variants::Values {
        at: variants::At::State(0),
        count: 1,
        mask: true,
        tied: false,
    },
    variants::Values {
        at: variants::At::State(1),
        count: 1,
        mask: true,
        tied: false,
    },
];
pub(crate) static TF78D1F0C: [variants::Variant; 4] = [
    variants::Variant {
        cases: &T5BC130CC,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T6D0DDC6E,
        results: &T89A47DFF,
        kind: variants::Kind::Map,
        modes: &[],
    },
    variants::Variant {
        cases: &T8E0989AA,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &TC11EC92F,
        results: &TA1FC0E27,
        kind: variants::Kind::Map,
        modes: &[],
    },
    variants::Variant {
        cases: &TD395A302,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T79D36254,
        results: &T89A47DFF,
        kind: variants::Kind::Map,
        modes: &[],
    },
    variants::Variant {
        cases: &T131D695A,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T79D36254,
        results: &TA1FC0E27,
        kind: variants::Kind::Map,
        modes: &[],
    },
];
pub(crate) static T2A9F7409: [variants::Variant; 4] = [
    variants::Variant {
        cases: &TC6C376A2,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T6D0DDC6E,
        results: &T89A47DFF,
        kind: variants::Kind::Map,
        modes: &[],
    },
    variants::Variant {
        cases: &T8E0989AA,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &TC11EC92F,
        results: &TA1FC0E27,
        kind: variants::Kind::Map,
        modes: &[],
    },
    variants::Variant {
        cases: &TD395A302,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T79D36254,
        results: &T89A47DFF,
        kind: variants::Kind::Map,
        modes: &[],
    },
    variants::Variant {
        cases: &T131D695A,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T79D36254,
        results: &TA1FC0E27,
        kind: variants::Kind::Map,
        modes: &[],
    },
];
pub(crate) static TC4BE441A: [(i64, i64); 2] = [(0, 0), (4, 4)];
pub(crate) static T49BCB0D1: [(u8, &[(i64, i64)]); 1] = [(2, &TC4BE441A)];
pub(crate) static T7054096F: [variants::Case; 1] = [
    variants::Case {
        operands: &T49BCB0D1,
        alternatives: &[],
        features: &[],
    },
];
pub(crate) static TD4F358D0: [(i64, i64); 2] = [(8, 8), (12, 12)];
pub(crate) static T2A87425F: [(u8, &[(i64, i64)]); 1] = [(2, &TD4F358D0)];
pub(crate) static T03DE7623: [variants::Case; 1] = [
    variants::Case {
        operands: &T2A87425F,
        alternatives: &[],
        features: &[],
    },
];
pub(crate) static TA393553E: [variants::Values; 4] = [
    variants::Values {
        at: variants::At::Register(0, Which::Fixed(7)),
        count: 1,
        mask: false,
        tied: false,
    },
    variants::Values {
        at: variants::At::Register(0, Which::Operand(0)),
        count: 1,
        mask: false,
        tied: false,
    },
    variants::Values {
        at: variants::At::State(0),
        count: 1,
        mask: true,
        tied: false,
    },
    variants::Values {
        at: variants::At::State(1),
        count: 1,
        mask: true,
        tied: false,
    },
];
pub(crate) static TE1E07215: [variants::Variant; 2] = [
    variants::Variant {
        cases: &T7054096F,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &TF32B6953,
        results: &T89A47DFF,
        kind: variants::Kind::Map,
        modes: &[],
    },
    variants::Variant {
        cases: &T03DE7623,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &TA393553E,
        results: &TA1FC0E27,
        kind: variants::Kind::Map,
        modes: &[],
    },
];
pub(crate) static T23B18A37: [(i64, i64); 3] = [(0, 0), (2, 2), (4, 4)];
pub(crate) static TC2A596F2: [(u8, &[(i64, i64)]); 1] = [(2, &T23B18A37)];
pub(crate) static T8FAD3AC4: [variants::Case; 1] = [
    variants::Case {
        operands: &TC2A596F2,
        alternatives: &[],
        features: &[],
    },
];
pub(crate) static T1850CAF2: [variants::Variant; 2] = [
    variants::Variant {
        cases: &T8FAD3AC4,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &TF32B6953,
        results: &T89A47DFF,
        kind: variants::Kind::Map,
        modes: &[],
    },
    variants::Variant {
        cases: &T03DE7623,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &TA393553E,
        results: &TA1FC0E27,
        kind: variants::Kind::Map,
        modes: &[],
    },
];
pub(crate) static TEA4F3E28: [(i64, i64); 1] = [(0, 1)];
pub(crate) static T898C75F8: [(u8, &[(i64, i64)]); 1] = [(3, &TEA4F3E28)];
pub(crate) static T8EDBD79C: [variants::Case; 1] = [
    variants::Case {
        operands: &T898C75F8,
        alternatives: &[],
        features: &[],
    },
];
pub(crate) static TBC01F455: [variants::Values; 4] = [
    variants::Values {
        at: variants::At::Register(0, Which::Operand(1)),
        count: 1,
        mask: false,
        tied: false,
    },
    variants::Values {
        at: variants::At::Register(0, Which::Operand(2)),
        count: 1,
        mask: false,
        tied: false,
    },
    variants::Values {
        at: variants::At::State(0),
        count: 1,
        mask: true,
        tied: false,
    },
    variants::Values {
        at: variants::At::State(1),
        count: 1,
        mask: true,
        tied: false,
    },
];
pub(crate) static T0A86DEC8: [(i64, i64); 1] = [(8, 9)];
pub(crate) static T0E7A4B43: [(u8, &[(i64, i64)]); 1] = [(3, &T0A86DEC8)];
pub(crate) static T107AA354: [variants::Case; 1] = [
    variants::Case {
        operands: &T0E7A4B43,
        alternatives: &[],
        features: &[],
    },
];
pub(crate) static T45BDEFD8: [variants::Values; 5] = [
    variants::Values {
        at: variants::At::Register(0, Which::Fixed(7)),
        count: 1,
        mask: false,
        tied: false,
    },
    variants::Values {
        at: variants::At::Register(0, Which::Operand(1)),
        count: 1,
        mask: false,
        tied: false,
    },
    variants::Values {
        at: variants::At::Register(0, Which::Operand(2)),
        count: 1,
        mask: false,
        tied: false,
    },
    variants::Values {
        at: variants::At::State(0),
        count: 1,
        mask: true,
        tied: false,
    },
    variants::Values {
        at: variants::At::State(1),
        count: 1,
        mask: true,
        tied: false,
    },
];
pub(crate) static T8B491F64: [(u8, &[(i64, i64)]); 1] = [(3, &T33364DE8)];
pub(crate) static TAAF72560: [variants::Case; 1] = [
    variants::Case {
        operands: &T8B491F64,
        alternatives: &[],
        features: &[],
    },
];
pub(crate) static T6169E949: [variants::Values; 5] = [
    variants::Values {
        at: variants::At::Register(0, Which::Fixed(7)),
        count: 1,
        mask: false,
        tied: false,
    },
    variants::Values {
        at: variants::At::Register(0, Which::Operand(2)),
        count: 1,
        mask: false,
        tied: false,
    },
    variants::Values {
        at: variants::At::File(0),
        count: 1,
        mask: false,
        tied: false,
    },
    variants::Values {
        at: variants::At::State(0),
        count: 1,
        mask: true,
        tied: false,
    },
    variants::Values {
        at: variants::At::State(1),
        count: 1,
        mask: true,
        tied: false,
    },
];
pub(crate) static T54AD8C16: [(i64, i64); 1] = [(12, 13)];
pub(crate) static T9C04320C: [(u8, &[(i64, i64)]); 1] = [(3, &T54AD8C16)];
pub(crate) static TD84A5414: [variants::Case; 1] = [
    variants::Case {
        operands: &T9C04320C,
        alternatives: &[],
        features: &[],
    },
];
pub(crate) static TCA560277: [variants::Variant; 4] = [
    variants::Variant {
        cases: &T8EDBD79C,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &TBC01F455,
        results: &T89A47DFF,
        kind: variants::Kind::Map,
        modes: &[],
    },
    variants::Variant {
        cases: &T107AA354,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T45BDEFD8,
        results: &TA1FC0E27,
        kind: variants::Kind::Map,
        modes: &[],
    },
    variants::Variant {
        cases: &TAAF72560,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T6169E949,
        results: &T89A47DFF,
        kind: variants::Kind::Map,
        modes: &[],
    },
    variants::Variant {
        cases: &TD84A5414,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T6169E949,
        results: &TA1FC0E27,
        kind: variants::Kind::Map,
        modes: &[],
    },
];
pub(crate) static T14A15580: [(u8, &[(i64, i64)]); 1] = [(1, &TC4BE441A)];
pub(crate) static T4493338F: [variants::Case; 1] = [
    variants::Case {
        operands: &T14A15580,
        alternatives: &[],
        features: &[],
    },
];
pub(crate) static TFA67DC44: [variants::Values; 4] = [
    variants::Values {
        at: variants::At::Register(0, Which::Fixed(3)),
        count: 1,
        mask: false,
        tied: false,
    },
    variants::Values {
        at: variants::At::File(0),
        count: 1,
        mask: false,
        tied: false,
    },
    variants::Values {
        at: variants::At::State(0),
        count: 1,
        mask: true,
        tied: false,
    },
    variants::Values {
        at: variants::At::State(1),
        count: 1,
        mask: true,
        tied: false,
    },
];
pub(crate) static TDEC0A6C6: [(u8, &[(i64, i64)]); 1] = [(1, &TD4F358D0)];
pub(crate) static T2D5A1B46: [variants::Case; 1] = [
    variants::Case {
        operands: &TDEC0A6C6,
        alternatives: &[],
        features: &[],
    },
];
pub(crate) static TFC92F1EB: [variants::Values; 5] = [
    variants::Values {
        at: variants::At::Register(0, Which::Fixed(3)),
        count: 1,
        mask: false,
        tied: false,
    },
    variants::Values {
        at: variants::At::Register(0, Which::Fixed(7)),
        count: 1,
        mask: false,
        tied: false,
    },
    variants::Values {
        at: variants::At::File(0),
        count: 1,
        mask: false,
        tied: false,
    },
    variants::Values {
        at: variants::At::State(0),
        count: 1,
        mask: true,
        tied: false,
    },
    variants::Values {
        at: variants::At::State(1),
        count: 1,
        mask: true,
        tied: false,
    },
];
pub(crate) static TF1D4C17E: [variants::Variant; 2] = [
    variants::Variant {
        cases: &T4493338F,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &TFA67DC44,
        results: &T89A47DFF,
        kind: variants::Kind::Map,
        modes: &[],
    },
    variants::Variant {
        cases: &T2D5A1B46,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &TFC92F1EB,
        results: &TA1FC0E27,
        kind: variants::Kind::Map,
        modes: &[],
    },
];
pub(crate) static T1ACA923A: [(i64, i64); 3] = [(0, 0), (2, 4), (6, 7)];
pub(crate) static T60683B99: [(u8, &[(i64, i64)]); 1] = [(1, &T1ACA923A)];
pub(crate) static T4AF4F721: [variants::Case; 1] = [
    variants::Case {
        operands: &T60683B99,
        alternatives: &[],
        features: &[],
    },
];
pub(crate) static T22B48877: [(i64, i64); 3] = [(8, 8), (10, 10), (14, 14)];
pub(crate) static T38E6CF00: [(u8, &[(i64, i64)]); 1] = [(1, &T22B48877)];
pub(crate) static T6A7FFFEF: [variants::Case; 1] = [
    variants::Case {
        operands: &T38E6CF00,
        alternatives: &[],
        features: &[],
    },
];
pub(crate) static TD1A653B9: [variants::Variant; 2] = [
    variants::Variant {
        cases: &T4AF4F721,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &TFA67DC44,
        results: &T89A47DFF,
        kind: variants::Kind::Map,
        modes: &[],
    },
    variants::Variant {
        cases: &T6A7FFFEF,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &TFC92F1EB,
        results: &TA1FC0E27,
        kind: variants::Kind::Map,
        modes: &[],
    },
];
pub(crate) static T5F886577: [variants::Values; 4] = [
    variants::Values {
        at: variants::At::Register(0, Which::Operand(0)),
        count: 1,
        mask: false,
        tied: false,
    },
    variants::Values {
        at: variants::At::Register(0, Which::Operand(1)),
        count: 1,
        mask: false,
        tied: false,
    },
    variants::Values {
        at: variants::At::State(0),
        count: 1,
        mask: true,
        tied: false,
    },
    variants::Values {
        at: variants::At::State(1),
        count: 1,
        mask: true,
        tied: false,
    },
];
pub(crate) static T93BCBAEA: [variants::Variant; 1] = [
    variants::Variant {
        cases: &TE4B01FB6,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T5F886577,
        results: &T89A47DFF,
        kind: variants::Kind::Map,
        modes: &[],
    },
];
pub(crate) static T80AEB694: [variants::Values; 4] = [
    variants::Values {
        at: variants::At::Register(0, Which::Operand(0)),
        count: 1,
        mask: false,
        tied: false,
    },
    variants::Values {
        at: variants::At::Register(0, Which::Operand(2)),
        count: 1,
        mask: false,
        tied: false,
    },
    variants::Values {
        at: variants::At::State(0),
        count: 1,
        mask: true,
        tied: false,
    },
    variants::Values {
        at: variants::At::State(1),
        count: 1,
        mask: true,
        tied: false,
    },
];
pub(crate) static T610CF1E8: [variants::Variant; 2] = [
    variants::Variant {
        cases: &T5BC130CC,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T80AEB694,
        results: &T89A47DFF,
        kind: variants::Kind::Map,
        modes: &[],
    },
    variants::Variant {
        cases: &TBB8A40F2,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &TBC01F455,
        results: &T89A47DFF,
        kind: variants::Kind::Map,
        modes: &[],
    },
];
pub(crate) static TE289FC71: [variants::Variant; 1] = [
    variants::Variant {
        cases: &TE4B01FB6,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T908418C2,
        results: &T89A47DFF,
        kind: variants::Kind::Map,
        modes: &[],
    },
];
pub(crate) static T311E29FB: [(u8, &[(i64, i64)]); 1] = [(2, &T16BA969F)];
pub(crate) static TF118B44D: [variants::Case; 1] = [
    variants::Case {
        operands: &T311E29FB,
        alternatives: &[],
        features: &[],
    },
];
pub(crate) static T607DBE26: [(u8, &[(i64, i64)]); 1] = [(2, &T6C5BE8DF)];
pub(crate) static T7AEB3C48: [variants::Case; 1] = [
    variants::Case {
        operands: &T607DBE26,
        alternatives: &[],
        features: &[],
    },
];
pub(crate) static T2E2CED4D: [variants::Values; 4] = [
    variants::Values {
        at: variants::At::Register(0, Which::Operand(1)),
        count: 1,
        mask: false,
        tied: false,
    },
    variants::Values {
        at: variants::At::State(3),
        count: 1,
        mask: false,
        tied: false,
    },
    variants::Values {
        at: variants::At::State(0),
        count: 1,
        mask: true,
        tied: false,
    },
    variants::Values {
        at: variants::At::State(1),
        count: 1,
        mask: true,
        tied: false,
    },
];
pub(crate) static T4A50452E: [variants::Variant; 2] = [
    variants::Variant {
        cases: &TF118B44D,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T908418C2,
        results: &T89A47DFF,
        kind: variants::Kind::Map,
        modes: &[],
    },
    variants::Variant {
        cases: &T7AEB3C48,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T2E2CED4D,
        results: &T77A59B67,
        kind: variants::Kind::Map,
        modes: &[],
    },
];
pub(crate) static TF8EFE681: [(i64, i64); 2] = [(0, 0), (2, 3)];
pub(crate) static T06AB283C: [(u8, &[(i64, i64)]); 1] = [(2, &TF8EFE681)];
pub(crate) static T124EA86B: [variants::Case; 1] = [
    variants::Case {
        operands: &T06AB283C,
        alternatives: &[],
        features: &[],
    },
];
pub(crate) static TD9F58AB7: [variants::Variant; 2] = [
    variants::Variant {
        cases: &T124EA86B,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T908418C2,
        results: &T89A47DFF,
        kind: variants::Kind::Map,
        modes: &[],
    },
    variants::Variant {
        cases: &T7AEB3C48,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T2E2CED4D,
        results: &T77A59B67,
        kind: variants::Kind::Map,
        modes: &[],
    },
];
pub(crate) static T89617646: [(i64, i64); 2] = [(0, 0), (2, 15)];
pub(crate) static T37AD2E1B: [(u8, &[(i64, i64)]); 1] = [(3, &T89617646)];
pub(crate) static T2C32B03B: [variants::Case; 1] = [
    variants::Case {
        operands: &T37AD2E1B,
        alternatives: &[],
        features: &[],
    },
];
pub(crate) static TAB82F3D9: [variants::Variant; 2] = [
    variants::Variant {
        cases: &T2C32B03B,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T5F886577,
        results: &T89A47DFF,
        kind: variants::Kind::Map,
        modes: &[],
    },
    variants::Variant {
        cases: &TBB8A40F2,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T908418C2,
        results: &T89A47DFF,
        kind: variants::Kind::Map,
        modes: &[],
    },
];
pub(crate) static T83D7B33D: [(u8, &[(i64, i64)]); 1] = [(3, &T2FD486DC)];
pub(crate) static TC97F2C60: [variants::Case; 1] = [
    variants::Case {
        operands: &T83D7B33D,
        alternatives: &[],
        features: &[],
    },
];
pub(crate) static T570AE5C6: [(i64, i64); 8] = [
    (1, 1),
    (3, 3),
    (5, 5),
    (7, 7),
    (9, 9),
    (11, 11),
    (13, 13),
    (15, 15),
];
pub(crate) static T42D3AAE2: [(u8, &[(i64, i64)]); 1] = [(3, &T570AE5C6)];
pub(crate) static T7128CE1A: [variants::Case; 1] = [
    variants::Case {
        operands: &T42D3AAE2,
        alternatives: &[],
        features: &[],
    },
];
pub(crate) static T027ADAC1: [variants::Variant; 2] = [
    variants::Variant {
        cases: &TC97F2C60,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T5F886577,
        results: &T89A47DFF,
        kind: variants::Kind::Map,
        modes: &[],
    },
    variants::Variant {
        cases: &T7128CE1A,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T908418C2,
        results: &T89A47DFF,
        kind: variants::Kind::Map,
        modes: &[],
    },
];
pub(crate) static T14C2FA3C: [variants::Variant; 2] = [
    variants::Variant {
        cases: &TC97F2C60,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T5F886577,
        results: &T89A47DFF,
        kind: variants::Kind::Map,
        modes: &[],
    },
    variants::Variant {
        cases: &T7128CE1A,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &TF32B6953,
        results: &T89A47DFF,
        kind: variants::Kind::Map,
        modes: &[],
    },
];
pub(crate) static T617032F2: [(i64, i64); 4] = [(1, 1), (3, 3), (9, 9), (11, 11)];
pub(crate) static TA7ECC005: [(u8, &[(i64, i64)]); 1] = [(3, &T617032F2)];
pub(crate) static T277FBAC8: [variants::Case; 1] = [
    variants::Case {
        operands: &TA7ECC005,
        alternatives: &[],
        features: &[],
    },
];
pub(crate) static T6E595516: [(i64, i64); 4] = [(5, 5), (7, 7), (13, 13), (15, 15)];
pub(crate) static TE2901F4C: [(u8, &[(i64, i64)]); 1] = [(3, &T6E595516)];
pub(crate) static TD4DA6D64: [variants::Case; 1] = [
    variants::Case {
        operands: &TE2901F4C,
        alternatives: &[],
        features: &[],
    },
];
pub(crate) static TE937E2D4: [variants::Variant; 3] = [
    variants::Variant {
        cases: &TC97F2C60,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T5F886577,
        results: &T89A47DFF,
        kind: variants::Kind::Map,
        modes: &[],
    },
    variants::Variant {
        cases: &T277FBAC8,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &TF32B6953,
        results: &T89A47DFF,
        kind: variants::Kind::Map,
        modes: &[],
    },
    variants::Variant {
        cases: &TD4DA6D64,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T908418C2,
        results: &T89A47DFF,
        kind: variants::Kind::Map,
        modes: &[],
    },
];
pub(crate) static T84D097CB: [(u8, &[(i64, i64)]); 1] = [(2, &T8B6F973A)];
pub(crate) static TB4329D73: [variants::Case; 1] = [
    variants::Case {
        operands: &T84D097CB,
        alternatives: &[],
        features: &[],
    },
];
pub(crate) static T50D9133C: [variants::Values; 4] = [
    variants::Values {
        at: variants::At::Register(0, Which::Fixed(0)),
        count: 1,
        mask: false,
        tied: false,
    },
    variants::Values {
        at: variants::At::Register(0, Which::Operand(1)),
        count: 1,
        mask: false,
        tied: false,
    },
    variants::Values {
        at: variants::At::State(0),
        count: 1,
        mask: true,
        tied: false,
    },
    variants::Values {
        at: variants::At::State(1),
        count: 1,
        mask: true,
        tied: false,
    },
];
pub(crate) static TEB4EB440: [variants::Variant; 2] = [
    variants::Variant {
        cases: &TB4329D73,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T908418C2,
        results: &T89A47DFF,
        kind: variants::Kind::Map,
        modes: &[],
    },
    variants::Variant {
        cases: &T7AEB3C48,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T50D9133C,
        results: &T89A47DFF,
        kind: variants::Kind::Cross,
        modes: &[],
    },
];
pub(crate) static T74B1C35C: [(u8, &[(i64, i64)]); 1] = [(3, &T8B6F973A)];
pub(crate) static T7C7B5BAC: [variants::Case; 1] = [
    variants::Case {
        operands: &T74B1C35C,
        alternatives: &[],
        features: &[],
    },
];
pub(crate) static TDD925F39: [variants::Values; 3] = [
    variants::Values {
        at: variants::At::Register(0, Which::Operand(2)),
        count: 1,
        mask: false,
        tied: false,
    },
    variants::Values {
        at: variants::At::State(0),
        count: 1,
        mask: true,
        tied: false,
    },
    variants::Values {
        at: variants::At::State(1),
        count: 1,
        mask: true,
        tied: false,
    },
];
pub(crate) static T9FFCE4F3: [variants::Variant; 2] = [
    variants::Variant {
        cases: &T7C7B5BAC,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &TDD925F39,
        results: &T89A47DFF,
        kind: variants::Kind::Map,
        modes: &[],
    },
    variants::Variant {
        cases: &TBB8A40F2,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &TBC01F455,
        results: &T89A47DFF,
        kind: variants::Kind::Cross,
        modes: &[],
    },
];
pub(crate) static T09CC8DF7: [(u8, &[(i64, i64)]); 1] = [(2, &TEA4F3E28)];
pub(crate) static T7A5E16DA: [variants::Case; 1] = [
    variants::Case {
        operands: &T09CC8DF7,
        alternatives: &[],
        features: &[],
    },
];
pub(crate) static T4BD3AE27: [(i64, i64); 2] = [(8, 8), (10, 15)];
pub(crate) static T2E6B2016: [(u8, &[(i64, i64)]); 2] = [
    (1, &T4BD3AE27),
    (2, &TB82EA23F),
];
pub(crate) static T4C0DAB70: [variants::Case; 1] = [
    variants::Case {
        operands: &T2E6B2016,
        alternatives: &[],
        features: &[],
    },
];
pub(crate) static T9159B4DF: [(i64, i64); 1] = [(9, 9)];
pub(crate) static TF4004130: [(u8, &[(i64, i64)]); 2] = [
    (1, &T9159B4DF),
    (2, &TB82EA23F),
];
pub(crate) static TF6DF8F72: [variants::Case; 1] = [
    variants::Case {
        operands: &TF4004130,
        alternatives: &[],
        features: &[],
    },
];
pub(crate) static T00AC6169: [variants::Values; 3] = [
    variants::Values {
        at: variants::At::State(3),
        count: 1,
        mask: false,
        tied: false,
    },
    variants::Values {
        at: variants::At::State(0),
        count: 1,
        mask: true,
        tied: false,
    },
    variants::Values {
        at: variants::At::State(1),
        count: 1,
        mask: true,
        tied: false,
    },
];
pub(crate) static T5629DA7A: [(u8, &[(i64, i64)]); 1] = [(2, &TE7BF467F)];
pub(crate) static T9F30A7B7: [variants::Case; 1] = [
    variants::Case {
        operands: &T5629DA7A,
        alternatives: &[],
        features: &[],
    },
];
pub(crate) static T9235EEE1: [variants::Values; 1] = [
    variants::Values {
        at: variants::At::Register(0, Which::Operand(1)),
        count: 1,
        mask: false,
        tied: false,
    },
];
pub(crate) static T59763C1C: [variants::Values; 1] = [
    variants::Values {
        at: variants::At::Register(0, Which::Operand(0)),
        count: 1,
        mask: false,
        tied: false,
    },
];
pub(crate) static TF7EE7B85: [variants::Variant; 4] = [
    variants::Variant {
        cases: &T7A5E16DA,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T908418C2,
        results: &T89A47DFF,
        kind: variants::Kind::Map,
        modes: &[],
    },
    variants::Variant {
        cases: &T4C0DAB70,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T71073EAE,
        results: &T89A47DFF,
        kind: variants::Kind::Map,
        modes: &[],
    },
    variants::Variant {
        cases: &TF6DF8F72,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T00AC6169,
        results: &T77A59B67,
        kind: variants::Kind::Map,
        modes: &[],
    },
    variants::Variant {
        cases: &T9F30A7B7,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T9235EEE1,
        results: &T59763C1C,
        kind: variants::Kind::Map,
        modes: &[],
    },
];
pub(crate) static TE9B28309: [(i64, i64); 2] = [(12, 12), (14, 15)];
pub(crate) static T4F7D599E: [(u8, &[(i64, i64)]); 1] = [(3, &TE9B28309)];
pub(crate) static T274EA443: [variants::Case; 1] = [
    variants::Case {
        operands: &T4F7D599E,
        alternatives: &[],
        features: &[],
    },
];
pub(crate) static T13870037: [variants::Values; 2] = [
    variants::Values {
        at: variants::At::Register(0, Which::Operand(0)),
        count: 1,
        mask: false,
        tied: true,
    },
    variants::Values {
        at: variants::At::State(0),
        count: 1,
        mask: true,
        tied: true,
    },
];
pub(crate) static T3746EB80: [(i64, i64); 4] = [(0, 0), (2, 3), (8, 8), (10, 11)];
pub(crate) static TD807B485: [(u8, &[(i64, i64)]); 1] = [(3, &T3746EB80)];
pub(crate) static TDE03A338: [variants::Case; 1] = [
    variants::Case {
        operands: &TD807B485,
        alternatives: &[],
        features: &[],
    },
];
pub(crate) static T9909D641: [(i64, i64); 2] = [(4, 4), (6, 7)];
pub(crate) static T2F4DB372: [(u8, &[(i64, i64)]); 1] = [(3, &T9909D641)];
pub(crate) static T34B1D2E2: [variants::Case; 1] = [
    variants::Case {
        operands: &T2F4DB372,
        alternatives: &[],
        features: &[],
    },
];
pub(crate) static TB33A5A7B: [(i64, i64); 1] = [(13, 13)];
pub(crate) static T0E3FA11A: [(u8, &[(i64, i64)]); 1] = [(3, &TB33A5A7B)];
pub(crate) static T7A498E2E: [variants::Case; 1] = [
    variants::Case {
        operands: &T0E3FA11A,
        alternatives: &[],
        features: &[],
    },
];
pub(crate) static T4199DDFA: [(i64, i64); 2] = [(1, 1), (9, 9)];
pub(crate) static T4177608A: [(u8, &[(i64, i64)]); 1] = [(3, &T4199DDFA)];
pub(crate) static T86A4F2C8: [variants::Case; 1] = [
    variants::Case {
        operands: &T4177608A,
        alternatives: &[],
        features: &[],
    },
];
pub(crate) static TEE1E878C: [(u8, &[(i64, i64)]); 1] = [(3, &T89879ADF)];
pub(crate) static TED622DF8: [variants::Case; 1] = [
    variants::Case {
        operands: &TEE1E878C,
        alternatives: &[],
        features: &[],
    },
];
pub(crate) static T2C90EA0B: [variants::Variant; 6] = [
    variants::Variant {
        cases: &T274EA443,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T5F886577,
        results: &T13870037,
        kind: variants::Kind::Map,
        modes: &[],
    },
    variants::Variant {
        cases: &TDE03A338,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T5F886577,
        results: &T13870037,
        kind: variants::Kind::Map,
        modes: &[],
    },
    variants::Variant {
        cases: &T34B1D2E2,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T5F886577,
        results: &T89A47DFF,
        kind: variants::Kind::Map,
        modes: &[],
    },
    variants::Variant {
        cases: &T7A498E2E,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T908418C2,
        results: &T13870037,
        kind: variants::Kind::Map,
        modes: &[],
    },
    variants::Variant {
        cases: &T86A4F2C8,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T908418C2,
        results: &T13870037,
        kind: variants::Kind::Map,
        modes: &[],
    },
    variants::Variant {
        cases: &TED622DF8,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T908418C2,
        results: &T89A47DFF,
        kind: variants::Kind::Map,
        modes: &[],
    },
];
pub(crate) static T49775056: [(i64, i64); 2] = [(0, 1), (8, 9)];
pub(crate) static TFF22B6A6: [(u8, &[(i64, i64)]); 1] = [(2, &T49775056)];
pub(crate) static T3C95AB99: [variants::Case; 1] = [
    variants::Case {
        operands: &TFF22B6A6,
        alternatives: &[],
        features: &[],
    },
];
pub(crate) static TB39D67FC: [(i64, i64); 2] = [(2, 3), (10, 11)];
pub(crate) static TB8514137: [(u8, &[(i64, i64)]); 1] = [(2, &TB39D67FC)];
pub(crate) static T2CEA93AF: [variants::Case; 1] = [
    variants::Case {
        operands: &TB8514137,
        alternatives: &[],
        features: &[],
    },
];
pub(crate) static TADD942CD: [variants::Variant; 2] = [
    variants::Variant {
        cases: &T3C95AB99,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T908418C2,
        results: &T13870037,
        kind: variants::Kind::Map,
        modes: &[],
    },
    variants::Variant {
        cases: &T2CEA93AF,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T908418C2,
        results: &T13870037,
        kind: variants::Kind::Map,
        modes: &[],
    },
];
pub(crate) static TB03C2A0B: [(u8, &[(i64, i64)]); 1] = [(2, &T1C9578C8)];
pub(crate) static TA70754C1: [variants::Case; 1] = [
    variants::Case {
        operands: &TB03C2A0B,
        alternatives: &[],
        features: &[],
    },
];
pub(crate) static TD4594FD2: [(i64, i64); 4] = [(2, 2), (6, 6), (10, 10), (14, 14)];
pub(crate) static TC2C7A697: [(u8, &[(i64, i64)]); 1] = [(2, &TD4594FD2)];
pub(crate) static T223C22D0: [variants::Case; 1] = [
    variants::Case {
        operands: &TC2C7A697,
        alternatives: &[],
        features: &[],
    },
];
pub(crate) static TD1FAAFC6: [variants::Variant; 2] = [
    variants::Variant {
        cases: &TA70754C1,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T908418C2,
        results: &T13870037,
        kind: variants::Kind::Map,
        modes: &[],
    },
    variants::Variant {
        cases: &T223C22D0,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T908418C2,
        results: &T13870037,
        kind: variants::Kind::Map,
        modes: &[],
    },
];
pub(crate) static T3139EC48: [(i64, i64); 4] = [(0, 1), (4, 5), (8, 9), (12, 13)];
pub(crate) static T8EB9AC4E: [(u8, &[(i64, i64)]); 1] = [(3, &T3139EC48)];
pub(crate) static T82AEA2E3: [variants::Case; 1] = [
    variants::Case {
        operands: &T8EB9AC4E,
        alternatives: &[],
        features: &[],
    },
];
pub(crate) static TB5BF5706: [(i64, i64); 4] = [(2, 3), (6, 7), (10, 11), (14, 15)];
pub(crate) static T60F04355: [(u8, &[(i64, i64)]); 1] = [(3, &TB5BF5706)];
pub(crate) static T5200B525: [variants::Case; 1] = [
    variants::Case {
        operands: &T60F04355,
        alternatives: &[],
        features: &[],
    },
];
pub(crate) static T41524231: [variants::Values; 6] = [
    variants::Values {
        at: variants::At::Register(0, Which::Operand(0)),
        count: 1,
        mask: false,
        tied: false,
    },
    variants::Values {
        at: variants::At::Register(0, Which::Operand(1)),
        count: 1,
        mask: false,
        tied: false,
    },
    variants::Values {
        at: variants::At::File(4),
        count: 1,
        mask: true,
        tied: false,
    },
    variants::Values {
        at: variants::At::State(2),
        count: 1,
        mask: false,
        tied: false,
    },
    variants::Values {
        at: variants::At::State(0),
        count: 1,
        mask: true,
        tied: false,
    },
    variants::Values {
        at: variants::At::State(1),
        count: 1,
        mask: true,
        tied: false,
    },
];
pub(crate) static TD56CE62C: [variants::Values; 3] = [
    variants::Values {
        at: variants::At::Register(0, Which::Operand(0)),
        count: 1,
        mask: false,
        tied: true,
    },
    variants::Values {
        at: variants::At::File(4),
        count: 1,
        mask: true,
        tied: true,
    },
    variants::Values {
        at: variants::At::State(0),
        count: 1,
        mask: true,
        tied: true,
    },
];
pub(crate) static T9C9522DB: [variants::Variant; 2] = [
    variants::Variant {
        cases: &T82AEA2E3,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T5F886577,
        results: &T13870037,
        kind: variants::Kind::Map,
        modes: &[],
    },
    variants::Variant {
        cases: &T5200B525,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T41524231,
        results: &TD56CE62C,
        kind: variants::Kind::Map,
        modes: &[],
    },
];
pub(crate) static TC90E34C2: [(u8, &[(i64, i64)]); 1] = [(2, &T2FD486DC)];
pub(crate) static T9CA37B43: [variants::Case; 1] = [
    variants::Case {
        operands: &TC90E34C2,
        alternatives: &[],
        features: &[],
    },
];
pub(crate) static T6F856105: [variants::Values; 3] = [
    variants::Values {
        at: variants::At::Register(0, Which::Operand(0)),
        count: 1,
        mask: false,
        tied: false,
    },
    variants::Values {
        at: variants::At::State(1),
        count: 1,
        mask: true,
        tied: false,
    },
    variants::Values {
        at: variants::At::State(0),
        count: 1,
        mask: true,
        tied: false,
    },
];
pub(crate) static TF40C1F21: [variants::Values; 1] = [
    variants::Values {
        at: variants::At::State(0),
        count: 1,
        mask: true,
        tied: true,
    },
];
pub(crate) static T772E59F9: [(u8, &[(i64, i64)]); 1] = [(2, &T570AE5C6)];
pub(crate) static T22446304: [variants::Case; 1] = [
    variants::Case {
        operands: &T772E59F9,
        alternatives: &[],
        features: &[],
    },
];
pub(crate) static T1107A05C: [variants::Values; 2] = [
    variants::Values {
        at: variants::At::State(1),
        count: 1,
        mask: true,
        tied: false,
    },
    variants::Values {
        at: variants::At::State(0),
        count: 1,
        mask: true,
        tied: false,
    },
];
pub(crate) static TBF48EEDA: [variants::Variant; 2] = [
    variants::Variant {
        cases: &T9CA37B43,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T6F856105,
        results: &TF40C1F21,
        kind: variants::Kind::Map,
        modes: &[],
    },
    variants::Variant {
        cases: &T22446304,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T1107A05C,
        results: &TF40C1F21,
        kind: variants::Kind::Map,
        modes: &[],
    },
];
pub(crate) static T2F23A8D0: [(u8, &[(i64, i64)]); 1] = [(1, &T3139EC48)];
pub(crate) static T9B622D0A: [variants::Case; 1] = [
    variants::Case {
        operands: &T2F23A8D0,
        alternatives: &[],
        features: &[],
    },
];
pub(crate) static T245677D8: [variants::Values; 1] = [
    variants::Values {
        at: variants::At::State(1),
        count: 1,
        mask: false,
        tied: false,
    },
];
pub(crate) static TCB3DE4D9: [variants::Values; 2] = [
    variants::Values {
        at: variants::At::State(0),
        count: 1,
        mask: false,
        tied: false,
    },
    variants::Values {
        at: variants::At::State(1),
        count: 1,
        mask: false,
        tied: true,
    },
];
pub(crate) static T1C2AC827: [(u8, &[(i64, i64)]); 1] = [(1, &TB5BF5706)];
pub(crate) static TDD76A3A7: [variants::Case; 1] = [
    variants::Case {
        operands: &T1C2AC827,
        alternatives: &[],
        features: &[],
    },
];
pub(crate) static T9E5FF9D7: [variants::Variant; 2] = [
    variants::Variant {
        cases: &T9B622D0A,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T245677D8,
        results: &TCB3DE4D9,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &TDD76A3A7,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &[],
        results: &TB2A06C2E,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
];
pub(crate) static TE49BF1D3: [variants::Values; 5] = [
    variants::Values {
        at: variants::At::File(3),
        count: 1,
        mask: false,
        tied: false,
    },
    variants::Values {
        at: variants::At::File(4),
        count: 1,
        mask: false,
        tied: false,
    },
    variants::Values {
        at: variants::At::State(0),
        count: 1,
        mask: false,
        tied: false,
    },
    variants::Values {
        at: variants::At::State(1),
        count: 1,
        mask: false,
        tied: false,
    },
    variants::Values {
        at: variants::At::State(2),
        count: 1,
        mask: false,
        tied: false,
    },
];
pub(crate) static TE2E8216A: [variants::Values; 1] = [
    variants::Values {
        at: variants::At::State(0),
        count: 1,
        mask: false,
        tied: true,
    },
];
pub(crate) static TD76967D5: [variants::Variant; 1] = [
    variants::Variant {
        cases: &TE4B01FB6,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &TE49BF1D3,
        results: &TE2E8216A,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
];
pub(crate) static TC101F2E7: [(i64, i64); 1] = [(1, 12)];
pub(crate) static TAE95B7F4: [(u8, &[(i64, i64)]); 1] = [(0, &TC101F2E7)];
pub(crate) static T74840FDF: [variants::Case; 1] = [
    variants::Case {
        operands: &TAE95B7F4,
        alternatives: &[],
        features: &[],
    },
];
pub(crate) static T8AACE6E2: [variants::Values; 3] = [
    variants::Values {
        at: variants::At::State(0),
        count: 1,
        mask: false,
        tied: false,
    },
    variants::Values {
        at: variants::At::State(1),
        count: 1,
        mask: false,
        tied: false,
    },
    variants::Values {
        at: variants::At::State(2),
        count: 1,
        mask: false,
        tied: false,
    },
];
pub(crate) static TED12602A: [variants::Values; 2] = [
    variants::Values {
        at: variants::At::File(3),
        count: 1,
        mask: false,
        tied: true,
    },
    variants::Values {
        at: variants::At::File(4),
        count: 1,
        mask: false,
        tied: true,
    },
];
pub(crate) static TFCC48556: [(i64, i64); 1] = [(14, 15)];
pub(crate) static T961AABF7: [(u8, &[(i64, i64)]); 1] = [(0, &TFCC48556)];
pub(crate) static T21D1729F: [variants::Case; 1] = [
    variants::Case {
        operands: &T961AABF7,
        alternatives: &[],
        features: &[],
    },
];
pub(crate) static T453848B9: [variants::Values; 1] = [
    variants::Values {
        at: variants::At::State(2),
        count: 1,
        mask: false,
        tied: false,
    },
];
pub(crate) static T4F085EB3: [(u8, &[(i64, i64)]); 1] = [(0, &TB33A5A7B)];
pub(crate) static TAEF44D55: [variants::Case; 1] = [
    variants::Case {
        operands: &T4F085EB3,
        alternatives: &[],
        features: &[],
    },
];
pub(crate) static TAFBCE2A7: [variants::Values; 3] = [
    variants::Values {
        at: variants::At::File(3),
        count: 1,
        mask: false,
        tied: true,
    },
    variants::Values {
        at: variants::At::File(4),
        count: 1,
        mask: false,
        tied: true,
    },
    variants::Values {
        at: variants::At::State(0),
        count: 1,
        mask: false,
        tied: true,
    },
];
pub(crate) static T55714B29: [variants::Values; 3] = [
    variants::Values {
        at: variants::At::File(3),
        count: 1,
        mask: false,
        tied: true,
    },
    variants::Values {
        at: variants::At::File(4),
        count: 1,
        mask: false,
        tied: true,
    },
    variants::Values {
        at: variants::At::State(2),
        count: 1,
        mask: false,
        tied: true,
    },
];
pub(crate) static T0120D79B: [variants::Variant; 4] = [
    variants::Variant {
        cases: &T74840FDF,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T8AACE6E2,
        results: &TED12602A,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T21D1729F,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T453848B9,
        results: &TED12602A,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &TAEF44D55,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T8AACE6E2,
        results: &TAFBCE2A7,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T11B56690,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T8AACE6E2,
        results: &T55714B29,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
];
pub(crate) static TE9844C41: [(i64, i64); 1] = [(3, 12)];
pub(crate) static TAD662773: [(u8, &[(i64, i64)]); 1] = [(0, &TE9844C41)];
pub(crate) static T68CF4268: [(u16, bool); 1] = [(1, true)];
pub(crate) static T0195C0B1: [variants::Case; 1] = [
    variants::Case {
        operands: &TAD662773,
        alternatives: &[],
        features: &T68CF4268,
    },
];
pub(crate) static T15C6E0FA: [variants::Values; 4] = [
    variants::Values {
        at: variants::At::File(3),
        count: 1,
        mask: false,
        tied: false,
    },
    variants::Values {
        at: variants::At::File(4),
        count: 1,
        mask: false,
        tied: false,
    },
    variants::Values {
        at: variants::At::State(0),
        count: 1,
        mask: false,
        tied: false,
    },
    variants::Values {
        at: variants::At::State(2),
        count: 1,
        mask: false,
        tied: false,
    },
];
pub(crate) static T8E4A56DB: [variants::Values; 2] = [
    variants::Values {
        at: variants::At::State(0),
        count: 1,
        mask: false,
        tied: true,
    },
    variants::Values {
        at: variants::At::State(1),
        count: 1,
        mask: false,
        tied: false,
    },
];
pub(crate) static T2985FCCA: [(i64, i64); 1] = [(1, 2)];
pub(crate) static TD03B8356: [(u8, &[(i64, i64)]); 1] = [(0, &T2985FCCA)];
pub(crate) static T472246FA: [variants::Case; 1] = [
    variants::Case {
        operands: &TD03B8356,
        alternatives: &[],
        features: &T68CF4268,
    },
];
pub(crate) static T34FC4EEC: [variants::Values; 3] = [
    variants::Values {
        at: variants::At::File(3),
        count: 1,
        mask: false,
        tied: false,
    },
    variants::Values {
        at: variants::At::File(4),
        count: 1,
        mask: false,
        tied: false,
    },
    variants::Values {
        at: variants::At::State(2),
        count: 1,
        mask: false,
        tied: false,
    },
];
pub(crate) static T3582AA0F: [variants::Values; 1] = [
    variants::Values {
        at: variants::At::State(0),
        count: 1,
        mask: false,
        tied: false,
    },
];
pub(crate) static T272FC5F0: [variants::Values; 5] = [
    variants::Values {
        at: variants::At::File(3),
        count: 1,
        mask: false,
        tied: true,
    },
    variants::Values {
        at: variants::At::File(4),
        count: 1,
        mask: false,
        tied: true,
    },
    variants::Values {
        at: variants::At::State(0),
        count: 1,
        mask: false,
        tied: false,
    },
    variants::Values {
        at: variants::At::State(1),
        count: 1,
        mask: false,
        tied: false,
    },
    variants::Values {
        at: variants::At::State(2),
        count: 1,
        mask: false,
        tied: true,
    },
];
pub(crate) static T2F2012C7: [(u16, bool); 1] = [(1, false)];
pub(crate) static T7A88ED0D: [variants::Case; 1] = [
    variants::Case {
        operands: &TAD662773,
        alternatives: &[],
        features: &T2F2012C7,
    },
];
pub(crate) static TEA68AFDC: [variants::Values; 4] = [
    variants::Values {
        at: variants::At::Register(3, Which::Fixed(0)),
        count: 1,
        mask: false,
        tied: true,
    },
    variants::Values {
        at: variants::At::Register(4, Which::Fixed(0)),
        count: 1,
        mask: false,
        tied: true,
    },
    variants::Values {
        at: variants::At::State(0),
        count: 1,
        mask: false,
        tied: true,
    },
    variants::Values {
        at: variants::At::State(1),
        count: 1,
        mask: false,
        tied: false,
    },
];
pub(crate) static TA70B35A6: [variants::Case; 1] = [
    variants::Case {
        operands: &TD03B8356,
        alternatives: &[],
        features: &T2F2012C7,
    },
];
pub(crate) static TA2AE49E7: [variants::Values; 4] = [
    variants::Values {
        at: variants::At::Register(3, Which::Fixed(0)),
        count: 1,
        mask: false,
        tied: true,
    },
    variants::Values {
        at: variants::At::Register(4, Which::Fixed(0)),
        count: 1,
        mask: false,
        tied: true,
    },
    variants::Values {
        at: variants::At::State(0),
        count: 1,
        mask: false,
        tied: false,
    },
    variants::Values {
        at: variants::At::State(1),
        count: 1,
        mask: false,
        tied: false,
    },
];
pub(crate) static TE7F4C84D: [variants::Variant; 7] = [
    variants::Variant {
        cases: &T0195C0B1,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T15C6E0FA,
        results: &T8E4A56DB,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T472246FA,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T34FC4EEC,
        results: &TB2A06C2E,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T21D1729F,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &[],
        results: &TB2A06C2E,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &TAEF44D55,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T3582AA0F,
        results: &TE2E8216A,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T11B56690,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T34FC4EEC,
        results: &T272FC5F0,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &T7A88ED0D,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T15C6E0FA,
        results: &TEA68AFDC,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
    variants::Variant {
        cases: &TA70B35A6,
        effects: Effects(0),
        access: AccessSize::None,
        inputs: &T34FC4EEC,
        results: &TA2AE49E7,
        kind: variants::Kind::Scalar,
        modes: &[],
    },
];
pub(crate) static T982BBF38: [&str; 1] = ["its operands depend on each other"];
pub(crate) static T073BA2BC: [variants::Variants; 69] = [
    variants::Variants {
        op: 0,
        list: &T2848D5DB,
        rest: &TAAE11D6A,
    },
    variants::Variants {
        op: 1,
        list: &T2369C4B5,
        rest: &TAAE11D6A,
    },
    variants::Variants {
        op: 2,
        list: &[],
        rest: &TAAE11D6A,
    },
    variants::Variants {
        op: 3,
        list: &[],
        rest: &TAAE11D6A,
    },
    variants::Variants {
        op: 4,
        list: &TEB816A7E,
        rest: &[],
    },
    variants::Variants {
        op: 5,
        list: &T0288835E,
        rest: &[],
    },
    variants::Variants {
        op: 6,
        list: &T0288835E,
        rest: &[],
    },
    variants::Variants {
        op: 7,
        list: &[],
        rest: &TAAE11D6A,
    },
    variants::Variants {
        op: 8,
        list: &[],
        rest: &TAAE11D6A,
    },
    variants::Variants {
        op: 9,
        list: &T4EB0E26E,
        rest: &T3635D428,
    },
    variants::Variants {
        op: 10,
        list: &T4EB0E26E,
        rest: &T3635D428,
    },
    variants::Variants {
        op: 11,
        list: &T7D49AB8D,
        rest: &[],
    },
    variants::Variants {
        op: 12,
        list: &T8DC24821,
        rest: &[],
    },
    variants::Variants {
        op: 13,
        list: &[],
        rest: &TB8EB519A,
    },
    variants::Variants {
        op: 14,
        list: &[],
        rest: &TB8EB519A,
    },
    variants::Variants {
        op: 18,
        list: &T09270702,
        rest: &[],
    },
    variants::Variants {
        op: 19,
        list: &T1AF6AEED,
        rest: &[],
    },
    variants::Variants {
        op: 20,
        list: &T7CF4B4D7,
        rest: &[],
    },
    variants::Variants {
        op: 21,
        list: &TAB2715CA,
        rest: &[],
    },
    variants::Variants {
        op: 22,
        list: &TF78D1F0C,
        rest: &[],
    },
    variants::Variants {
        op: 23,
        list: &T2A9F7409,
        rest: &[],
    },
    variants::Variants {
        op: 24,
        list: &T09270702,
        rest: &[],
    },
    variants::Variants {
        op: 25,
        list: &T1AF6AEED,
        rest: &[],
    },
    variants::Variants {
        op: 26,
        list: &T09270702,
        rest: &[],
    },
    variants::Variants {
        op: 27,
        list: &T1AF6AEED,
        rest: &[],
    },
    variants::Variants {
        op: 28,
        list: &TE1E07215,
        rest: &[],
    },
    variants::Variants {
        op: 29,
        list: &T1850CAF2,
        rest: &[],
    },
    variants::Variants {
        op: 30,
        list: &TE1E07215,
        rest: &[],
    },
    variants::Variants {
        op: 31,
        list: &T1850CAF2,
        rest: &[],
    },
    variants::Variants {
        op: 32,
        list: &TCA560277,
        rest: &[],
    },
    variants::Variants {
        op: 33,
        list: &TF1D4C17E,
        rest: &[],
    },
    variants::Variants {
        op: 34,
        list: &TF1D4C17E,
        rest: &[],
    },
    variants::Variants {
        op: 35,
        list: &TD1A653B9,
        rest: &[],
    },
    variants::Variants {
        op: 36,
        list: &TD1A653B9,
        rest: &[],
    },
    variants::Variants {
        op: 37,
        list: &T93BCBAEA,
        rest: &[],
    },
    variants::Variants {
        op: 38,
        list: &T610CF1E8,
        rest: &[],
    },
    variants::Variants {
        op: 39,
        list: &T93BCBAEA,
        rest: &[],
    },
    variants::Variants {
        op: 40,
        list: &T610CF1E8,
        rest: &[],
    },
    variants::Variants {
        op: 41,
        list: &T93BCBAEA,
        rest: &[],
    },
    variants::Variants {
        op: 42,
        list: &TE289FC71,
        rest: &[],
    },
    variants::Variants {
        op: 43,
        list: &TE289FC71,
        rest: &[],
    },
    variants::Variants {
        op: 44,
        list: &TE289FC71,
        rest: &[],
    },
    variants::Variants {
        op: 45,
        list: &T4A50452E,
        rest: &[],
    },
    variants::Variants {
        op: 46,
        list: &TD9F58AB7,
        rest: &[],
    },
    variants::Variants {
        op: 47,
        list: &TAB82F3D9,
        rest: &[],
    },
    variants::Variants {
        op: 48,
        list: &T027ADAC1,
        rest: &[],
    },
    variants::Variants {
        op: 49,
        list: &T027ADAC1,
        rest: &[],
    },
    variants::Variants {
        op: 50,
        list: &TE289FC71,
        rest: &[],
    },
    variants::Variants {
        op: 51,
        list: &T14C2FA3C,
        rest: &[],
    },
    variants::Variants {
        op: 52,
        list: &TE937E2D4,
        rest: &[],
    },
    variants::Variants {
        op: 53,
        list: &TEB4EB440,
        rest: &[],
    },
    variants::Variants {
        op: 54,
        list: &T9FFCE4F3,
        rest: &[],
    },
    variants::Variants {
        op: 55,
        list: &TF7EE7B85,
        rest: &TAAE11D6A,
    },
    variants::Variants {
        op: 56,
        list: &T2C90EA0B,
        rest: &[],
    },
    variants::Variants {
        op: 57,
        list: &TADD942CD,
        rest: &[],
    },
    variants::Variants {
        op: 58,
        list: &TD1FAAFC6,
        rest: &[],
    },
    variants::Variants {
        op: 59,
        list: &T9C9522DB,
        rest: &[],
    },
    variants::Variants {
        op: 60,
        list: &T9C9522DB,
        rest: &[],
    },
    variants::Variants {
        op: 61,
        list: &TBF48EEDA,
        rest: &[],
    },
    variants::Variants {
        op: 62,
        list: &T9E5FF9D7,
        rest: &[],
    },
    variants::Variants {
        op: 63,
        list: &TD76967D5,
        rest: &[],
    },
    variants::Variants {
        op: 64,
        list: &T0120D79B,
        rest: &[],
    },
    variants::Variants {
        op: 65,
        list: &TE7F4C84D,
        rest: &[],
    },
    variants::Variants {
        op: 66,
        list: &[],
        rest: &T982BBF38,
    },
    variants::Variants {
        op: 67,
        list: &[],
        rest: &T982BBF38,
    },
    variants::Variants {
        op: 68,
        list: &[],
        rest: &T982BBF38,
    },
    variants::Variants {
        op: 69,
        list: &[],
        rest: &T982BBF38,
    },
    variants::Variants {
        op: 70,
        list: &[],
        rest: &T982BBF38,
    },
    variants::Variants {
        op: 71,
        list: &[],
        rest: &T982BBF38,
    },
];
pub(crate) static T1EB3A712: [Hold; 1] = [
    Hold {
        ty: "v2i1",
        above: Above::Any,
    },
];
pub(crate) static T4BA25534: [variants::State; 17] = [
    variants::State {
        name: "cc",
        width: 32,
        holds: &T1EB3A712,
    },
    variants::State {
        name: "en",
        width: 32,
        holds: &T1EB3A712,
    },
    variants::State {
        name: "sp",
        width: 64,
        holds: &[],
    },
    variants::State {
        name: "prng",
        width: 1024,
        holds: &[],
    },
    variants::State {
        name: "lanecfg",
        width: 1024,
        holds: &[],
    },
    variants::State {
        name: "misc",
        width: 1024,
        holds: &[],
    },
    variants::State {
        name: "stale",
        width: 1024,
        holds: &[],
    },
    variants::State {
        name: "dst_rwc",
        width: 64,
        holds: &[],
    },
    variants::State {
        name: "dst_offset",
        width: 64,
        holds: &[],
    },
    variants::State {
        name: "dst_base",
        width: 64,
        holds: &[],
    },
    variants::State {
        name: "cfg_fp32",
        width: 1,
        holds: &[],
    },
    variants::State {
        name: "cfg_srcb",
        width: 64,
        holds: &[],
    },
    variants::State {
        name: "cfg_remap",
        width: 1,
        holds: &[],
    },
    variants::State {
        name: "cfg_swizzle",
        width: 1,
        holds: &[],
    },
    variants::State {
        name: "rec_left",
        width: 64,
        holds: &[],
    },
    variants::State {
        name: "rec_at",
        width: 64,
        holds: &[],
    },
    variants::State {
        name: "rec_exec",
        width: 1,
        holds: &[],
    },
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
