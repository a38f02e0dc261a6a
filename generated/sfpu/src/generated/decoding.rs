use super::*;
use onespec_core::isa::FeatureSet;
use onespec_core::target::TargetError;
/// Decision tree of the default target.
static NODES: [u64; 555] = [
    0x100000ff618, 0x1010000000000, 0x1010000000000, 0x1070000000000, 0x1010000000000,
    0x10d0000000000, 0x1010000000000, 0x1010000000000, 0x1010000000000, 0x1010000000000,
    0x1010000000000, 0x1010000000000, 0x1010000000000, 0x1010000000000, 0x1010000000000,
    0x1010000000000, 0x1010000000000, 0x1010000000000, 0x1010000000000, 0x1010000000000,
    0x1010000000000, 0x1010000000000, 0x1010000000000, 0x1010000000000, 0x1010000000000,
    0x1010000000000, 0x1010000000000, 0x1010000000000, 0x1010000000000, 0x1010000000000,
    0x1010000000000, 0x1010000000000, 0x1010000000000, 0x1010000000000, 0x1010000000000,
    0x1010000000000, 0x1010000000000, 0x1010000000000, 0x1010000000000, 0x1010000000000,
    0x1010000000000, 0x1010000000000, 0x1010000000000, 0x1010000000000, 0x1010000000000,
    0x1010000000000, 0x1010000000000, 0x1010000000000, 0x1010000000000, 0x1010000000000,
    0x1010000000000, 0x1010000000000, 0x1010000000000, 0x1010000000000, 0x1010000000000,
    0x1010000000000, 0x1130000000000, 0x1190000000000, 0x1010000000000, 0x1010000000000,
    0x1010000000000, 0x1010000000000, 0x1010000000000, 0x1010000000000, 0x1010000000000,
    0x1010000000000, 0x1010000000000, 0x1010000000000, 0x1010000000000, 0x1010000000000,
    0x1010000000000, 0x1010000000000, 0x1010000000000, 0x1010000000000, 0x1010000000000,
    0x1010000000000, 0x1010000000000, 0x1010000000000, 0x1010000000000, 0x1010000000000,
    0x1010000000000, 0x1010000000000, 0x1010000000000, 0x1010000000000, 0x1010000000000,
    0x1010000000000, 0x1010000000000, 0x1010000000000, 0x1010000000000, 0x1010000000000,
    0x1010000000000, 0x1010000000000, 0x1010000000000, 0x1010000000000, 0x1010000000000,
    0x1010000000000, 0x1010000000000, 0x1010000000000, 0x1010000000000, 0x1010000000000,
    0x1010000000000, 0x1010000000000, 0x1010000000000, 0x1010000000000, 0x1010000000000,
    0x1010000000000, 0x1010000000000, 0x1010000000000, 0x1010000000000, 0x1010000000000,
    0x1010000000000, 0x1010000000000, 0x1010000000000, 0x11f0000000000, 0x1250000000000,
    0x12b0000000000, 0x1310000000000, 0x1370000000000, 0x13d0000000000, 0x1430000000000,
    0x1490000000000, 0x14f0000000000, 0x1550000000000, 0x15b0000000000, 0x1610000000000,
    0x16c0000000000, 0x1720000000000, 0x1780000000000, 0x17e0000000000, 0x1840000000000,
    0x18a0000000000, 0x1900000000000, 0x1960000000000, 0x19c0000000000, 0x1a20000000000,
    0x1ad0000000000, 0x1b80000000000, 0x1c30000000000, 0x1ce0000000000, 0x1d40000000000,
    0x1df0000000000, 0x1ea0000000000, 0x1f50000000000, 0x1fb0000000000, 0x2010000000000,
    0x2070000000000, 0x20d0000000000, 0x2130000000000, 0x2190000000000, 0x21f0000000000,
    0x2250000000000, 0x1010000000000, 0x1010000000000, 0x1010000000000, 0x1010000000000,
    0x1010000000000, 0x1010000000000, 0x1010000000000, 0x1010000000000, 0x1010000000000,
    0x1010000000000, 0x1010000000000, 0x1010000000000, 0x1010000000000, 0x1010000000000,
    0x1010000000000, 0x1010000000000, 0x1010000000000, 0x1010000000000, 0x1010000000000,
    0x1010000000000, 0x1010000000000, 0x1010000000000, 0x1010000000000, 0x1010000000000,
    0x1010000000000, 0x1010000000000, 0x1010000000000, 0x1010000000000, 0x1010000000000,
    0x1010000000000, 0x1010000000000, 0x1010000000000, 0x1010000000000, 0x1010000000000,
    0x1010000000000, 0x1010000000000, 0x1010000000000, 0x1010000000000, 0x1010000000000,
    0x1010000000000, 0x1010000000000, 0x1010000000000, 0x1010000000000, 0x1010000000000,
    0x1010000000000, 0x1010000000000, 0x1010000000000, 0x1010000000000, 0x1010000000000,
    0x1010000000000, 0x1010000000000, 0x1010000000000, 0x1010000000000, 0x1010000000000,
    0x1010000000000, 0x1010000000000, 0x1010000000000, 0x1010000000000, 0x1010000000000,
    0x1010000000000, 0x1010000000000, 0x1010000000000, 0x1010000000000, 0x1010000000000,
    0x1010000000000, 0x1010000000000, 0x1010000000000, 0x1010000000000, 0x1010000000000,
    0x1010000000000, 0x1010000000000, 0x1010000000000, 0x1010000000000, 0x1010000000000,
    0x1010000000000, 0x1010000000000, 0x1010000000000, 0x1010000000000, 0x1010000000000,
    0x1010000000000, 0x1010000000000, 0x1010000000000, 0x1010000000000, 0x1010000000000,
    0x1010000000000, 0x1010000000000, 0x1010000000000, 0x1010000000000, 0x1010000000000,
    0x1010000000000, 0x1010000000000, 0x1010000000000, 0x1010000000000, 0x1010000000000,
    0x1010000000000, 0x1010000000000, 0x1010000000000, 0x1010000000000, 0x1010000000000,
    0x1010000000000, 0x1010000000000, 0x1010000000000, 0x1010000000000, 0x1010000000000,
    0x1010000000000, 0x1010000000000, 0x1010000000000, 0x1000000, 0x0, 0x1, 0x0, 0x1,
    0x1070000000000, 0x100000e, 0xffffffff, 0x2000000, 0x0, 0x1, 0x10d0000000000,
    0x1000011, 0xff000000, 0x4000000, 0x0, 0x1, 0x1130000000000, 0x1000010, 0xff000000,
    0x37000000, 0x0, 0x1, 0x1190000000000, 0x100000f, 0xff00003f, 0x38000000, 0x0, 0x1,
    0x11f0000000000, 0x1000007, 0xff000000, 0x70000000, 0x0, 0x1, 0x1250000000000,
    0x100000b, 0xff000000, 0x71000000, 0x0, 0x1, 0x12b0000000000, 0x1000009, 0xff000000,
    0x72000000, 0x0, 0x1, 0x1310000000000, 0x1000023, 0xff00ffff, 0x73000000, 0x0, 0x1,
    0x1370000000000, 0x100001e, 0xff000000, 0x74000000, 0x0, 0x1, 0x13d0000000000,
    0x1000020, 0xff000000, 0x75000000, 0x0, 0x1, 0x1430000000000, 0x1000034, 0xff000000,
    0x76000000, 0x0, 0x1, 0x1490000000000, 0x100003b, 0xfffff000, 0x77000000, 0x0, 0x1,
    0x14f0000000000, 0x100002e, 0xfffff000, 0x78000000, 0x0, 0x1, 0x1550000000000,
    0x100003a, 0xff000000, 0x79000000, 0x0, 0x1, 0x15b0000000000, 0x1000035, 0xff000000,
    0x7a000000, 0x0, 0x1, 0x1610000000000, 0x3f, 0xff0000f0, 0x7b000000, 0x0, 0x1,
    0x3000044, 0xff000000, 0x7b000000, 0x0, 0x1, 0x16c0000000000, 0x1000039, 0xfffff000,
    0x7c000000, 0x0, 0x1, 0x1720000000000, 0x100002d, 0xfffff000, 0x7d000000, 0x0, 0x1,
    0x1780000000000, 0x1000027, 0xfffff00f, 0x7e000000, 0x0, 0x1, 0x17e0000000000,
    0x1000029, 0xfffff00f, 0x7f000000, 0x0, 0x1, 0x1840000000000, 0x100002c, 0xfffff00f,
    0x80000000, 0x0, 0x1, 0x18a0000000000, 0x100003c, 0xfffff000, 0x81000000, 0x0, 0x1,
    0x1900000000000, 0x1000031, 0xff000000, 0x82000000, 0x0, 0x1, 0x1960000000000,
    0x1000032, 0xff000000, 0x83000000, 0x0, 0x1, 0x19c0000000000, 0x1000014, 0xfff00000,
    0x84000000, 0x0, 0x1, 0x1a20000000000, 0x16, 0xffff0000, 0x850a0000, 0x0, 0x1,
    0x100001a, 0xfff00000, 0x85000000, 0xf0000, 0xa0000, 0x1ad0000000000, 0x18,
    0xfff00f00, 0x86000900, 0x0, 0x1, 0x100001c, 0xfff00000, 0x86000000, 0xf00, 0x900,
    0x1b80000000000, 0x42, 0xfffffff0, 0x87000000, 0x0, 0x1, 0x3000046, 0xffffff00,
    0x87000000, 0x0, 0x1, 0x1c30000000000, 0x43, 0xfffffff0, 0x88000000, 0x0, 0x1,
    0x3000047, 0xffffff00, 0x88000000, 0x0, 0x1, 0x1ce0000000000, 0x1000033, 0xff000000,
    0x89000000, 0x0, 0x1, 0x1d40000000000, 0x40, 0xff000ff0, 0x8a000000, 0x0, 0x1,
    0x3000045, 0xff000f00, 0x8a000000, 0x0, 0x1, 0x1df0000000000, 0x41, 0xffffffff,
    0x8b000000, 0x0, 0x1, 0x3000048, 0xffffff0f, 0x8b000000, 0x0, 0x1, 0x1ea0000000000,
    0x4, 0xffffffff, 0x8c000000, 0x0, 0x1, 0x3000049, 0xffffff0f, 0x8c000000, 0x0, 0x1,
    0x1f50000000000, 0x100002b, 0xfffff00f, 0x8d000000, 0x0, 0x1, 0x1fb0000000000,
    0x1000005, 0xffc00000, 0x8e000000, 0x0, 0x1, 0x2010000000000, 0x100000d, 0xffffffff,
    0x8f000000, 0x0, 0x1, 0x2070000000000, 0x100002f, 0xfffff000, 0x90000000, 0x0, 0x1,
    0x20d0000000000, 0x100000c, 0xff000000, 0x91000000, 0x0, 0x1, 0x2130000000000,
    0x1000002, 0xfffff000, 0x92000000, 0x0, 0x1, 0x2190000000000, 0x1000012, 0xff003c00,
    0x93000000, 0x0, 0x1, 0x21f0000000000, 0x1000000, 0xff000000, 0x94000000, 0x0, 0x1,
    0x2250000000000, 0x1000025, 0xffffff00, 0x95000000, 0x0, 0x1,
];
static STEPS: [onespec_core::decode::Step; 555] = onespec_core::decode::steps(&NODES);
static DEFAULT: Decoder = Decoder(
    onespec_core::decode::Decoder::from_static(
        &ISA,
        FeatureSet([0x5, 0x0, 0x0, 0x0]),
        ISA.targets[0].lengths,
        &NODES,
        &STEPS,
    ),
);
/// Of each instruction: its opcode and the layout of its operands.
const SHAPES: [(Opcode, u8); 74] = [
    (Opcode::Sfpshft2, 0),
    (Opcode::Sfpshft2Bh, 0),
    (Opcode::Sfpswap, 1),
    (Opcode::SfpswapBh, 1),
    (Opcode::Sfptransp, 2),
    (Opcode::Sfpstochrnd, 3),
    (Opcode::SfpstochrndBh, 4),
    (Opcode::Sfpload, 5),
    (Opcode::SfploadBh, 6),
    (Opcode::Sfpstore, 5),
    (Opcode::SfpstoreBh, 6),
    (Opcode::Sfploadi, 7),
    (Opcode::Sfpconfig, 8),
    (Opcode::Sfpnop, 2),
    (Opcode::Ttnop, 2),
    (Opcode::Ttincrwc, 9),
    (Opcode::Ttsetrwc, 10),
    (Opcode::Ttreplay, 11),
    (Opcode::Sfploadmacro, 12),
    (Opcode::SfploadmacroBh, 13),
    (Opcode::Sfpmad, 14),
    (Opcode::SfpmadBh, 14),
    (Opcode::Sfpadd, 15),
    (Opcode::SfpaddBh, 15),
    (Opcode::Sfpmul, 16),
    (Opcode::SfpmulBh, 16),
    (Opcode::SfpaddWh, 14),
    (Opcode::SfpaddBh2, 14),
    (Opcode::SfpmulWh, 14),
    (Opcode::SfpmulBh2, 14),
    (Opcode::Sfpmuli, 8),
    (Opcode::SfpmuliBh, 8),
    (Opcode::Sfpaddi, 8),
    (Opcode::SfpaddiBh, 8),
    (Opcode::Sfpmul24, 16),
    (Opcode::Sfplut, 17),
    (Opcode::SfplutBh, 17),
    (Opcode::Sfplutfp32, 18),
    (Opcode::Sfplutfp32Bh, 18),
    (Opcode::Sfpand, 19),
    (Opcode::SfpandBh, 15),
    (Opcode::Sfpor, 19),
    (Opcode::SfporBh, 15),
    (Opcode::Sfpxor, 19),
    (Opcode::Sfpnot, 19),
    (Opcode::Sfpabs, 1),
    (Opcode::Sfpexman, 1),
    (Opcode::Sfpcast, 1),
    (Opcode::SfpcastBh, 1),
    (Opcode::Sfpsetexp, 0),
    (Opcode::Sfpsetman, 0),
    (Opcode::Sfpsetsgn, 0),
    (Opcode::Sfpdivp2, 20),
    (Opcode::Sfpshft, 20),
    (Opcode::SfpshftBh, 20),
    (Opcode::Sfparecip, 1),
    (Opcode::SfparecipBh, 15),
    (Opcode::Sfpmov, 1),
    (Opcode::Sfpiadd, 20),
    (Opcode::Sfpexexp, 1),
    (Opcode::Sfplz, 1),
    (Opcode::Sfple, 21),
    (Opcode::Sfpgt, 21),
    (Opcode::Sfpsetcc, 22),
    (Opcode::Sfpencc, 23),
    (Opcode::Sfpcompc, 2),
    (Opcode::Sfppushc, 24),
    (Opcode::Sfppopc, 24),
    (Opcode::Sfpsetcc2, 25),
    (Opcode::Sfpencc2, 26),
    (Opcode::Sfppushc2, 27),
    (Opcode::Sfppopc2, 27),
    (Opcode::Sfpcompc2, 28),
    (Opcode::Sfptransp2, 28),
];
use onespec_core::decode::{Field, Lane, Rows};
const fn field(runs: &[(u8, u8, u8)], sign: u32, first: u32) -> Field<'_> {
    Field { runs, sign, first }
}
const LANES: [Lane; 6] = [
    Lane {
        low: 0,
        bits: 12,
        signed: false,
    },
    Lane {
        low: 12,
        bits: 16,
        signed: false,
    },
    Lane {
        low: 28,
        bits: 13,
        signed: true,
    },
    Lane {
        low: 41,
        bits: 5,
        signed: false,
    },
    Lane {
        low: 46,
        bits: 4,
        signed: false,
    },
    Lane {
        low: 50,
        bits: 6,
        signed: false,
    },
];
struct Place(Rows);
impl Place {
    const NONE: Place = Place::new(&[]);
    const fn new(fields: &[Field<'_>]) -> Place {
        Place(Rows::new(fields, &LANES))
    }
    #[inline(always)]
    fn extract(&self, w: Word) -> [Arg; 6] {
        let row = self.0.row(w);
        [
            LANES[0].of(row),
            LANES[1].of(row),
            LANES[2].of(row),
            LANES[3].of(row),
            LANES[4].of(row),
            LANES[5].of(row),
        ]
    }
}
static LAYOUTS: [Place; 29] = [
    Place::new(
        &[
            field(&[(4, 0, 4)], 0x0, 0),
            field(&[(8, 0, 4)], 0x0, 0),
            field(&[(12, 0, 12)], 0x0, 0),
            field(&[(0, 0, 4)], 0x0, 0),
        ],
    ),
    Place::new(
        &[
            field(&[(4, 0, 4)], 0x0, 0),
            field(&[(8, 0, 4)], 0x0, 0),
            field(&[(0, 0, 4)], 0x0, 0),
        ],
    ),
    Place::new(&[]),
    Place::new(
        &[
            field(&[(4, 0, 4)], 0x0, 0),
            field(&[(12, 0, 4)], 0x0, 0),
            field(&[(8, 0, 4)], 0x0, 0),
            field(&[(16, 0, 5)], 0x0, 0),
            field(&[(0, 0, 4)], 0x0, 0),
            field(&[(21, 0, 1)], 0x0, 0),
        ],
    ),
    Place::new(
        &[
            field(&[(4, 0, 4)], 0x0, 0),
            field(&[(12, 0, 4)], 0x0, 0),
            field(&[(8, 0, 4)], 0x0, 0),
            field(&[(16, 0, 5)], 0x0, 0),
            field(&[(0, 0, 4)], 0x0, 0),
            field(&[(21, 0, 2)], 0x0, 0),
        ],
    ),
    Place::new(
        &[
            field(&[(20, 0, 4)], 0x0, 0),
            field(&[(0, 0, 14)], 0x0, 0),
            field(&[(16, 0, 4)], 0x0, 0),
            field(&[(14, 0, 2)], 0x0, 0),
        ],
    ),
    Place::new(
        &[
            field(&[(20, 0, 4)], 0x0, 0),
            field(&[(0, 0, 13)], 0x0, 0),
            field(&[(16, 0, 4)], 0x0, 0),
            field(&[(13, 0, 3)], 0x0, 0),
        ],
    ),
    Place::new(
        &[
            field(&[(20, 0, 4)], 0x0, 0),
            field(&[(0, 0, 16)], 0x0, 0),
            field(&[(16, 0, 4)], 0x0, 0),
        ],
    ),
    Place::new(
        &[
            field(&[(4, 0, 4)], 0x0, 0),
            field(&[(8, 0, 16)], 0x0, 0),
            field(&[(0, 0, 4)], 0x0, 0),
        ],
    ),
    Place::new(
        &[
            field(&[(18, 0, 6)], 0x0, 0),
            field(&[(14, 0, 4)], 0x0, 0),
            field(&[(10, 0, 4)], 0x0, 0),
            field(&[(6, 0, 4)], 0x0, 0),
        ],
    ),
    Place::new(
        &[
            field(&[(22, 0, 2)], 0x0, 0),
            field(&[(18, 0, 4)], 0x0, 0),
            field(&[(14, 0, 4)], 0x0, 0),
            field(&[(10, 0, 4)], 0x0, 0),
            field(&[(6, 0, 4)], 0x0, 0),
            field(&[(0, 0, 6)], 0x0, 0),
        ],
    ),
    Place::new(
        &[
            field(&[(14, 0, 10)], 0x0, 0),
            field(&[(4, 0, 10)], 0x0, 0),
            field(&[(1, 0, 3)], 0x0, 0),
            field(&[(0, 0, 1)], 0x0, 0),
        ],
    ),
    Place::new(
        &[
            field(&[(22, 0, 2)], 0x0, 0),
            field(&[(20, 0, 2), (0, 2, 1)], 0x0, 0),
            field(&[(1, 1, 9), (0, 0, 1)], 0x0, 0),
            field(&[(16, 0, 4)], 0x0, 0),
            field(&[(14, 0, 2)], 0x0, 0),
        ],
    ),
    Place::new(
        &[
            field(&[(22, 0, 2)], 0x0, 0),
            field(&[(20, 0, 2), (0, 2, 1)], 0x0, 0),
            field(&[(1, 1, 9), (0, 0, 1)], 0x0, 0),
            field(&[(16, 0, 4)], 0x0, 0),
            field(&[(13, 0, 3)], 0x0, 0),
        ],
    ),
    Place::new(
        &[
            field(&[(4, 0, 4)], 0x0, 0),
            field(&[(16, 0, 4)], 0x0, 0),
            field(&[(12, 0, 4)], 0x0, 0),
            field(&[(8, 0, 4)], 0x0, 0),
            field(&[(0, 0, 4)], 0x0, 0),
        ],
    ),
    Place::new(
        &[
            field(&[(4, 0, 4)], 0x0, 0),
            field(&[(12, 0, 4)], 0x0, 0),
            field(&[(8, 0, 4)], 0x0, 0),
            field(&[(0, 0, 4)], 0x0, 0),
        ],
    ),
    Place::new(
        &[
            field(&[(4, 0, 4)], 0x0, 0),
            field(&[(16, 0, 4)], 0x0, 0),
            field(&[(12, 0, 4)], 0x0, 0),
            field(&[(0, 0, 4)], 0x0, 0),
        ],
    ),
    Place::new(&[field(&[(20, 0, 4)], 0x0, 0), field(&[(16, 0, 4)], 0x0, 0)]),
    Place::new(&[field(&[(4, 0, 4)], 0x0, 0), field(&[(0, 0, 4)], 0x0, 0)]),
    Place::new(&[field(&[(4, 0, 4)], 0x0, 0), field(&[(8, 0, 4)], 0x0, 0)]),
    Place::new(
        &[
            field(&[(4, 0, 4)], 0x0, 0),
            field(&[(8, 0, 4)], 0x0, 0),
            field(&[(12, 0, 12)], 0x800, 0),
            field(&[(0, 0, 4)], 0x0, 0),
        ],
    ),
    Place::new(
        &[
            field(&[(4, 0, 4)], 0x0, 0),
            field(&[(8, 0, 4)], 0x0, 0),
            field(&[(12, 0, 4)], 0x0, 0),
            field(&[(0, 0, 4)], 0x0, 0),
        ],
    ),
    Place::new(
        &[
            field(&[(8, 0, 4)], 0x0, 0),
            field(&[(12, 0, 12)], 0x0, 0),
            field(&[(0, 0, 4)], 0x0, 0),
        ],
    ),
    Place::new(&[field(&[(12, 0, 12)], 0x0, 0), field(&[(0, 0, 4)], 0x0, 0)]),
    Place::new(&[field(&[(0, 0, 4)], 0x0, 0)]),
    Place::new(
        &[
            field(&[(8, 0, 4)], 0x0, 0),
            field(&[(12, 0, 12)], 0x0, 0),
            field(&[(0, 0, 4)], 0x0, 0),
            field(&[(4, 0, 4)], 0x0, 0),
        ],
    ),
    Place::new(
        &[
            field(&[(12, 0, 12)], 0x0, 0),
            field(&[(0, 0, 4)], 0x0, 0),
            field(&[(4, 0, 4)], 0x0, 0),
        ],
    ),
    Place::new(&[field(&[(0, 0, 4)], 0x0, 0), field(&[(4, 0, 4)], 0x0, 0)]),
    Place::new(&[field(&[(4, 0, 4)], 0x0, 0)]),
];
/// Where the operands of a layout stand; nowhere for those that need code.
const fn place(layout: usize) -> &'static Place {
    static NOWHERE: Place = Place::NONE;
    if layout < LAYOUTS.len() { &LAYOUTS[layout] } else { &NOWHERE }
}
use onespec_core::decode::{Selector, lookup, ops_of, selectors_of};
const KEY: [(u32, u64); 2] = [(24, 0xff), (24, 0x0)];
static SELECTORS: [Selector; 256] = selectors_of(
    &[
        0, 4, 1, 1, 0, 50, 2, 1, 3, 1, 0, 55, 4, 1, 5, 1, 6, 1, 7, 1, 8, 1, 9, 1, 10, 1,
        11, 1, 12, 1, 13, 1, 14, 1, 15, 1, 16, 1, 17, 1, 18, 1, 19, 1, 20, 1, 21, 1, 22,
        1, 23, 1, 24, 1, 80, 1, 136, 1, 25, 1, 26, 1, 27, 1, 28, 1, 29, 1, 30, 1, 31, 1,
        32, 1, 33, 1, 34, 1, 35, 1, 36, 1, 37, 1, 38, 1, 39, 1, 0, 106,
    ],
    &[0, 133, 4, 2, 0, 121],
);
static PLACES: [u16; 152] = ops_of(
    &[
        14, 1, 17, 1, 16, 1, 15, 1, 7, 1, 11, 1, 9, 1, 35, 1, 30, 1, 32, 1, 52, 1, 59, 1,
        46, 1, 58, 1, 53, 1, 63, 1, 57, 1, 45, 1, 39, 1, 41, 1, 44, 1, 60, 1, 49, 1, 50,
        1, 20, 1, 66, 1, 67, 1, 51, 1, 64, 1, 65, 1, 4, 1, 43, 1, 5, 1, 13, 1, 47, 1, 12,
        1, 2, 1, 18, 1, 0, 1, 37, 1, 65535, 40, 26, 10, 22, 1, 26, 5, 65535, 40, 28, 9,
        24, 1, 28, 6,
    ],
);
#[inline(always)]
fn decode_default(w: Word) -> Result<Inst, DecodeError> {
    match find_default(w) {
        Some(inst) => Ok(inst),
        None => decode_by_tree(w),
    }
}
/// The instruction of a word, where the index knows it.
#[inline(always)]
fn find_default(w: Word) -> Option<Inst> {
    let id = lookup(KEY, &SELECTORS, &PLACES, w as u64)?;
    let entry = ENTRIES.get(usize::from(id))?;
    (w & entry.mask == entry.value)
        .then(|| Inst {
            op: entry.op,
            args: entry.place.extract(w),
        })
}
#[cold]
#[inline(never)]
fn decode_by_tree(w: Word) -> Result<Inst, DecodeError> {
    DEFAULT.decode(w)
}
/// What is needed of an instruction to decode it, side by side.
#[derive(Clone, Copy)]
struct Entry {
    /// Its fixed bits.
    mask: Word,
    value: Word,
    op: Opcode,
    layout: u8,
    place: &'static Place,
}
static ENTRIES: [Entry; 74] = {
    let mut entries = [Entry::of(0); 74];
    let mut id = 0;
    while id < 74 {
        entries[id] = Entry::of(id);
        id += 1;
    }
    entries
};
impl Entry {
    const fn of(id: usize) -> Entry {
        let (op, layout) = SHAPES[id];
        Entry {
            mask: ISA.ops[id].mask as Word,
            value: ISA.ops[id].value as Word,
            op,
            layout,
            place: place(layout as usize),
        }
    }
}
/// Reads the operands of a word that is known to be this instruction.
#[inline(always)]
fn extract(id: u16, w: Word) -> Inst {
    let entry = &ENTRIES[usize::from(id)];
    let args = if usize::from(entry.layout) < LAYOUTS.len() {
        entry.place.extract(w)
    } else {
        extract_other(usize::from(entry.layout), w)
    };
    Inst { op: entry.op, args }
}
#[allow(clippy::identity_op, unused_variables)]
fn extract_other(layout: usize, w: Word) -> [Arg; 6] {
    match layout {
        _ => [0; 6],
    }
}
/// Decodes a word for the default target. Bits above the instruction's length may be anything.
///
/// # Errors
/// Why it is no instruction: what is nearest, or which extension would make it one.
#[inline(always)]
pub fn decode(word: Word) -> Result<Inst, DecodeError> {
    decode_default(word)
}
/// The instructions in some bytes (little endian), one after the other, for the default target.
pub fn decode_all(bytes: &[u8]) -> Decoded<'_> {
    DEFAULT.decode_all(bytes)
}
/// Decodes for one target.
#[derive(Debug, Clone)]
pub struct Decoder(onespec_core::decode::Decoder);
impl Default for Decoder {
    /// The decoder of the default target; costs nothing.
    fn default() -> Decoder {
        DEFAULT.clone()
    }
}
impl Decoder {
    /// Builds the decoder of a target; its name may have letters and extensions behind it.
    ///
    /// # Errors
    /// The piece of the name that is unknown, or two extensions that exclude each other.
    pub fn new(target: impl AsRef<str>) -> Result<Decoder, TargetError> {
        Ok(
            Decoder(
                onespec_core::decode::Decoder::new(&ISA, &ISA.target(target.as_ref())?),
            ),
        )
    }
    /// Decodes a word, see [`decode`].
    #[inline(always)]
    pub fn decode(&self, word: Word) -> Result<Inst, DecodeError> {
        match self.find(word) {
            Some(inst) => Ok(inst),
            None => Err(self.explain(word)),
        }
    }
    /// Decodes a word; `None` when it is no instruction.
    #[inline(always)]
    pub fn find(&self, word: Word) -> Option<Inst> {
        self.0.decode(word.into()).map(|id| extract(id, word))
    }
    #[cold]
    fn explain(&self, word: Word) -> DecodeError {
        match self.0.decode_checked(word.into(), Word::BITS as u16) {
            Ok(_) => DecodeError(onespec_core::decode::DecodeError::Unknown),
            Err(error) => DecodeError(error),
        }
    }
    /// The instructions in some bytes (little endian), one after the other.
    pub fn decode_all<'a>(&'a self, bytes: &'a [u8]) -> Decoded<'a> {
        Decoded(self.0.iter(bytes))
    }
    /// The tables' own decoder: ids of instructions instead of [`Inst`].
    pub fn inner(&self) -> &onespec_core::decode::Decoder {
        &self.0
    }
}
/// Iterates over the instructions in bytes: where each starts, and what it is. After a word that is no
/// instruction it goes on behind it, by the length that its low bits claim.
#[derive(Debug, Clone)]
pub struct Decoded<'a>(onespec_core::decode::Stream<'a>);
impl Iterator for Decoded<'_> {
    type Item = (usize, Result<Inst, DecodeError>);
    fn next(&mut self) -> Option<Self::Item> {
        let item = self.0.next()?;
        let inst = item.op.map(|id| extract(id, item.word as Word)).map_err(DecodeError);
        Some((item.offset, inst))
    }
}
/// Why a word is no instruction of a target.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DecodeError(pub onespec_core::decode::DecodeError);
impl core::fmt::Display for DecodeError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(&self.0.message(&ISA))
    }
}
impl core::error::Error for DecodeError {}
