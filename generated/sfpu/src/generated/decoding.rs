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
static OPS: [(Opcode, u8, Layout); 74] = [
    (Opcode::Sfpshft2, 0, LAYOUTS[0]),
    (Opcode::Sfpshft2Bh, 0, LAYOUTS[0]),
    (Opcode::Sfpswap, 1, LAYOUTS[1]),
    (Opcode::SfpswapBh, 1, LAYOUTS[1]),
    (Opcode::Sfptransp, 2, LAYOUTS[2]),
    (Opcode::Sfpstochrnd, 3, LAYOUTS[3]),
    (Opcode::SfpstochrndBh, 4, LAYOUTS[4]),
    (Opcode::Sfpload, 5, LAYOUTS[5]),
    (Opcode::SfploadBh, 6, LAYOUTS[6]),
    (Opcode::Sfpstore, 5, LAYOUTS[5]),
    (Opcode::SfpstoreBh, 6, LAYOUTS[6]),
    (Opcode::Sfploadi, 7, LAYOUTS[7]),
    (Opcode::Sfpconfig, 8, LAYOUTS[8]),
    (Opcode::Sfpnop, 2, LAYOUTS[2]),
    (Opcode::Ttnop, 2, LAYOUTS[2]),
    (Opcode::Ttincrwc, 9, LAYOUTS[9]),
    (Opcode::Ttsetrwc, 10, LAYOUTS[10]),
    (Opcode::Ttreplay, 11, LAYOUTS[11]),
    (Opcode::Sfploadmacro, 12, LAYOUTS[12]),
    (Opcode::SfploadmacroBh, 13, LAYOUTS[13]),
    (Opcode::Sfpmad, 14, LAYOUTS[14]),
    (Opcode::SfpmadBh, 14, LAYOUTS[14]),
    (Opcode::Sfpadd, 15, LAYOUTS[15]),
    (Opcode::SfpaddBh, 15, LAYOUTS[15]),
    (Opcode::Sfpmul, 16, LAYOUTS[16]),
    (Opcode::SfpmulBh, 16, LAYOUTS[16]),
    (Opcode::SfpaddWh, 14, LAYOUTS[14]),
    (Opcode::SfpaddBh2, 14, LAYOUTS[14]),
    (Opcode::SfpmulWh, 14, LAYOUTS[14]),
    (Opcode::SfpmulBh2, 14, LAYOUTS[14]),
    (Opcode::Sfpmuli, 8, LAYOUTS[8]),
    (Opcode::SfpmuliBh, 8, LAYOUTS[8]),
    (Opcode::Sfpaddi, 8, LAYOUTS[8]),
    (Opcode::SfpaddiBh, 8, LAYOUTS[8]),
    (Opcode::Sfpmul24, 16, LAYOUTS[16]),
    (Opcode::Sfplut, 17, LAYOUTS[17]),
    (Opcode::SfplutBh, 17, LAYOUTS[17]),
    (Opcode::Sfplutfp32, 18, LAYOUTS[18]),
    (Opcode::Sfplutfp32Bh, 18, LAYOUTS[18]),
    (Opcode::Sfpand, 19, LAYOUTS[19]),
    (Opcode::SfpandBh, 15, LAYOUTS[15]),
    (Opcode::Sfpor, 19, LAYOUTS[19]),
    (Opcode::SfporBh, 15, LAYOUTS[15]),
    (Opcode::Sfpxor, 19, LAYOUTS[19]),
    (Opcode::Sfpnot, 19, LAYOUTS[19]),
    (Opcode::Sfpabs, 1, LAYOUTS[1]),
    (Opcode::Sfpexman, 1, LAYOUTS[1]),
    (Opcode::Sfpcast, 1, LAYOUTS[1]),
    (Opcode::SfpcastBh, 1, LAYOUTS[1]),
    (Opcode::Sfpsetexp, 0, LAYOUTS[0]),
    (Opcode::Sfpsetman, 0, LAYOUTS[0]),
    (Opcode::Sfpsetsgn, 0, LAYOUTS[0]),
    (Opcode::Sfpdivp2, 20, LAYOUTS[20]),
    (Opcode::Sfpshft, 20, LAYOUTS[20]),
    (Opcode::SfpshftBh, 20, LAYOUTS[20]),
    (Opcode::Sfparecip, 1, LAYOUTS[1]),
    (Opcode::SfparecipBh, 15, LAYOUTS[15]),
    (Opcode::Sfpmov, 1, LAYOUTS[1]),
    (Opcode::Sfpiadd, 20, LAYOUTS[20]),
    (Opcode::Sfpexexp, 1, LAYOUTS[1]),
    (Opcode::Sfplz, 1, LAYOUTS[1]),
    (Opcode::Sfple, 21, LAYOUTS[21]),
    (Opcode::Sfpgt, 21, LAYOUTS[21]),
    (Opcode::Sfpsetcc, 22, LAYOUTS[22]),
    (Opcode::Sfpencc, 23, LAYOUTS[23]),
    (Opcode::Sfpcompc, 2, LAYOUTS[2]),
    (Opcode::Sfppushc, 24, LAYOUTS[24]),
    (Opcode::Sfppopc, 24, LAYOUTS[24]),
    (Opcode::Sfpsetcc2, 25, LAYOUTS[25]),
    (Opcode::Sfpencc2, 26, LAYOUTS[26]),
    (Opcode::Sfppushc2, 27, LAYOUTS[27]),
    (Opcode::Sfppopc2, 27, LAYOUTS[27]),
    (Opcode::Sfpcompc2, 28, LAYOUTS[28]),
    (Opcode::Sfptransp2, 28, LAYOUTS[28]),
];
use onespec_core::decode::{Field, Group, Layout};
const fn field(runs: &[(u8, u8, u8)], sign: u32, first: u32) -> Field<'_> {
    Field { runs, sign, first }
}
const LAYOUTS: [Layout; 29] = [
    Layout {
        groups: &[
            Group::new(
                &[
                    field(&[(4, 0, 4)], 0x0, 0),
                    field(&[(8, 0, 4)], 0x0, 0),
                    field(&[(12, 0, 12)], 0x0, 0),
                    field(&[(0, 0, 4)], 0x0, 0),
                ],
            ),
        ],
    },
    Layout {
        groups: &[
            Group::new(
                &[
                    field(&[(4, 0, 4)], 0x0, 0),
                    field(&[(8, 0, 4)], 0x0, 0),
                    field(&[(0, 0, 4)], 0x0, 0),
                ],
            ),
        ],
    },
    Layout {
        groups: &[Group::new(&[])],
    },
    Layout {
        groups: &[
            Group::new(
                &[
                    field(&[(4, 0, 4)], 0x0, 0),
                    field(&[(12, 0, 4)], 0x0, 0),
                    field(&[(8, 0, 4)], 0x0, 0),
                    field(&[(16, 0, 5)], 0x0, 0),
                ],
            ),
            Group::new(&[field(&[(0, 0, 4)], 0x0, 0), field(&[(21, 0, 1)], 0x0, 0)]),
        ],
    },
    Layout {
        groups: &[
            Group::new(
                &[
                    field(&[(4, 0, 4)], 0x0, 0),
                    field(&[(12, 0, 4)], 0x0, 0),
                    field(&[(8, 0, 4)], 0x0, 0),
                    field(&[(16, 0, 5)], 0x0, 0),
                ],
            ),
            Group::new(&[field(&[(0, 0, 4)], 0x0, 0), field(&[(21, 0, 2)], 0x0, 0)]),
        ],
    },
    Layout {
        groups: &[
            Group::new(
                &[
                    field(&[(20, 0, 4)], 0x0, 0),
                    field(&[(0, 0, 14)], 0x0, 0),
                    field(&[(16, 0, 4)], 0x0, 0),
                    field(&[(14, 0, 2)], 0x0, 0),
                ],
            ),
        ],
    },
    Layout {
        groups: &[
            Group::new(
                &[
                    field(&[(20, 0, 4)], 0x0, 0),
                    field(&[(0, 0, 13)], 0x0, 0),
                    field(&[(16, 0, 4)], 0x0, 0),
                    field(&[(13, 0, 3)], 0x0, 0),
                ],
            ),
        ],
    },
    Layout {
        groups: &[
            Group::new(
                &[
                    field(&[(20, 0, 4)], 0x0, 0),
                    field(&[(0, 0, 16)], 0x0, 0),
                    field(&[(16, 0, 4)], 0x0, 0),
                ],
            ),
        ],
    },
    Layout {
        groups: &[
            Group::new(
                &[
                    field(&[(4, 0, 4)], 0x0, 0),
                    field(&[(8, 0, 16)], 0x0, 0),
                    field(&[(0, 0, 4)], 0x0, 0),
                ],
            ),
        ],
    },
    Layout {
        groups: &[
            Group::new(
                &[
                    field(&[(18, 0, 6)], 0x0, 0),
                    field(&[(14, 0, 4)], 0x0, 0),
                    field(&[(10, 0, 4)], 0x0, 0),
                    field(&[(6, 0, 4)], 0x0, 0),
                ],
            ),
        ],
    },
    Layout {
        groups: &[
            Group::new(
                &[
                    field(&[(22, 0, 2)], 0x0, 0),
                    field(&[(18, 0, 4)], 0x0, 0),
                    field(&[(14, 0, 4)], 0x0, 0),
                    field(&[(10, 0, 4)], 0x0, 0),
                ],
            ),
            Group::new(&[field(&[(6, 0, 4)], 0x0, 0), field(&[(0, 0, 6)], 0x0, 0)]),
        ],
    },
    Layout {
        groups: &[
            Group::new(
                &[
                    field(&[(14, 0, 10)], 0x0, 0),
                    field(&[(4, 0, 10)], 0x0, 0),
                    field(&[(1, 0, 3)], 0x0, 0),
                    field(&[(0, 0, 1)], 0x0, 0),
                ],
            ),
        ],
    },
    Layout {
        groups: &[
            Group::new(
                &[
                    field(&[(22, 0, 2)], 0x0, 0),
                    field(&[(20, 0, 2), (0, 2, 1)], 0x0, 0),
                    field(&[(1, 1, 9), (0, 0, 1)], 0x0, 0),
                    field(&[(16, 0, 4)], 0x0, 0),
                ],
            ),
            Group::new(&[field(&[(14, 0, 2)], 0x0, 0)]),
        ],
    },
    Layout {
        groups: &[
            Group::new(
                &[
                    field(&[(22, 0, 2)], 0x0, 0),
                    field(&[(20, 0, 2), (0, 2, 1)], 0x0, 0),
                    field(&[(1, 1, 9), (0, 0, 1)], 0x0, 0),
                    field(&[(16, 0, 4)], 0x0, 0),
                ],
            ),
            Group::new(&[field(&[(13, 0, 3)], 0x0, 0)]),
        ],
    },
    Layout {
        groups: &[
            Group::new(
                &[
                    field(&[(4, 0, 4)], 0x0, 0),
                    field(&[(16, 0, 4)], 0x0, 0),
                    field(&[(12, 0, 4)], 0x0, 0),
                    field(&[(8, 0, 4)], 0x0, 0),
                ],
            ),
            Group::new(&[field(&[(0, 0, 4)], 0x0, 0)]),
        ],
    },
    Layout {
        groups: &[
            Group::new(
                &[
                    field(&[(4, 0, 4)], 0x0, 0),
                    field(&[(12, 0, 4)], 0x0, 0),
                    field(&[(8, 0, 4)], 0x0, 0),
                    field(&[(0, 0, 4)], 0x0, 0),
                ],
            ),
        ],
    },
    Layout {
        groups: &[
            Group::new(
                &[
                    field(&[(4, 0, 4)], 0x0, 0),
                    field(&[(16, 0, 4)], 0x0, 0),
                    field(&[(12, 0, 4)], 0x0, 0),
                    field(&[(0, 0, 4)], 0x0, 0),
                ],
            ),
        ],
    },
    Layout {
        groups: &[
            Group::new(&[field(&[(20, 0, 4)], 0x0, 0), field(&[(16, 0, 4)], 0x0, 0)]),
        ],
    },
    Layout {
        groups: &[
            Group::new(&[field(&[(4, 0, 4)], 0x0, 0), field(&[(0, 0, 4)], 0x0, 0)]),
        ],
    },
    Layout {
        groups: &[
            Group::new(&[field(&[(4, 0, 4)], 0x0, 0), field(&[(8, 0, 4)], 0x0, 0)]),
        ],
    },
    Layout {
        groups: &[
            Group::new(
                &[
                    field(&[(4, 0, 4)], 0x0, 0),
                    field(&[(8, 0, 4)], 0x0, 0),
                    field(&[(12, 0, 12)], 0x800, 0),
                    field(&[(0, 0, 4)], 0x0, 0),
                ],
            ),
        ],
    },
    Layout {
        groups: &[
            Group::new(
                &[
                    field(&[(4, 0, 4)], 0x0, 0),
                    field(&[(8, 0, 4)], 0x0, 0),
                    field(&[(12, 0, 4)], 0x0, 0),
                    field(&[(0, 0, 4)], 0x0, 0),
                ],
            ),
        ],
    },
    Layout {
        groups: &[
            Group::new(
                &[
                    field(&[(8, 0, 4)], 0x0, 0),
                    field(&[(12, 0, 12)], 0x0, 0),
                    field(&[(0, 0, 4)], 0x0, 0),
                ],
            ),
        ],
    },
    Layout {
        groups: &[
            Group::new(&[field(&[(12, 0, 12)], 0x0, 0), field(&[(0, 0, 4)], 0x0, 0)]),
        ],
    },
    Layout {
        groups: &[Group::new(&[field(&[(0, 0, 4)], 0x0, 0)])],
    },
    Layout {
        groups: &[
            Group::new(
                &[
                    field(&[(8, 0, 4)], 0x0, 0),
                    field(&[(12, 0, 12)], 0x0, 0),
                    field(&[(0, 0, 4)], 0x0, 0),
                    field(&[(4, 0, 4)], 0x0, 0),
                ],
            ),
        ],
    },
    Layout {
        groups: &[
            Group::new(
                &[
                    field(&[(12, 0, 12)], 0x0, 0),
                    field(&[(0, 0, 4)], 0x0, 0),
                    field(&[(4, 0, 4)], 0x0, 0),
                ],
            ),
        ],
    },
    Layout {
        groups: &[
            Group::new(&[field(&[(0, 0, 4)], 0x0, 0), field(&[(4, 0, 4)], 0x0, 0)]),
        ],
    },
    Layout {
        groups: &[Group::new(&[field(&[(4, 0, 4)], 0x0, 0)])],
    },
];
/// Reads the operands of a word that is known to be this instruction.
#[inline(always)]
fn extract(id: u16, w: Word) -> Inst {
    let (op, index, layout) = &OPS[usize::from(id)];
    match layout.extract(w) {
        Some(args) => Inst { op: *op, args },
        None => {
            Inst {
                op: *op,
                args: extract_other(usize::from(*index), w),
            }
        }
    }
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
    DEFAULT.decode(word)
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
