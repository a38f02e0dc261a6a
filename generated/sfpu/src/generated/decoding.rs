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
static DEFAULT: Decoder = Decoder {
    tree: onespec_core::decode::Decoder::from_static(
        &ISA,
        FeatureSet([0x5, 0x0, 0x0, 0x0]),
        ISA.targets[0].lengths,
        &NODES,
        &STEPS,
    ),
    is_default: true,
};
/// Of each instruction: its opcode and the layout of its operands.
const SHAPES: [(Opcode, u16); 74] = [
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
#[inline(always)]
fn operands0(w: Word) -> [Arg; 6] {
    [
        (((w >> 4 & 0xf) as i32) << 0),
        (((w >> 8 & 0xf) as i32) << 0),
        (((w >> 12 & 0xfff) as i32) << 0),
        (((w >> 0 & 0xf) as i32) << 0),
        0,
        0,
    ]
}
#[inline(always)]
fn operands1(w: Word) -> [Arg; 6] {
    [
        (((w >> 4 & 0xf) as i32) << 0),
        (((w >> 8 & 0xf) as i32) << 0),
        (((w >> 0 & 0xf) as i32) << 0),
        0,
        0,
        0,
    ]
}
#[inline(always)]
fn operands2(_w: Word) -> [Arg; 6] {
    [0, 0, 0, 0, 0, 0]
}
#[inline(always)]
fn operands3(w: Word) -> [Arg; 6] {
    [
        (((w >> 4 & 0xf) as i32) << 0),
        (((w >> 12 & 0xf) as i32) << 0),
        (((w >> 8 & 0xf) as i32) << 0),
        (((w >> 16 & 0x1f) as i32) << 0),
        (((w >> 0 & 0xf) as i32) << 0),
        (((w >> 21 & 0x1) as i32) << 0),
    ]
}
#[inline(always)]
fn operands4(w: Word) -> [Arg; 6] {
    [
        (((w >> 4 & 0xf) as i32) << 0),
        (((w >> 12 & 0xf) as i32) << 0),
        (((w >> 8 & 0xf) as i32) << 0),
        (((w >> 16 & 0x1f) as i32) << 0),
        (((w >> 0 & 0xf) as i32) << 0),
        (((w >> 21 & 0x3) as i32) << 0),
    ]
}
#[inline(always)]
fn operands5(w: Word) -> [Arg; 6] {
    [
        (((w >> 20 & 0xf) as i32) << 0),
        (((w >> 0 & 0x3fff) as i32) << 0),
        (((w >> 16 & 0xf) as i32) << 0),
        (((w >> 14 & 0x3) as i32) << 0),
        0,
        0,
    ]
}
#[inline(always)]
fn operands6(w: Word) -> [Arg; 6] {
    [
        (((w >> 20 & 0xf) as i32) << 0),
        (((w >> 0 & 0x1fff) as i32) << 0),
        (((w >> 16 & 0xf) as i32) << 0),
        (((w >> 13 & 0x7) as i32) << 0),
        0,
        0,
    ]
}
#[inline(always)]
fn operands7(w: Word) -> [Arg; 6] {
    [
        (((w >> 20 & 0xf) as i32) << 0),
        (((w >> 0 & 0xffff) as i32) << 0),
        (((w >> 16 & 0xf) as i32) << 0),
        0,
        0,
        0,
    ]
}
#[inline(always)]
fn operands8(w: Word) -> [Arg; 6] {
    [
        (((w >> 4 & 0xf) as i32) << 0),
        (((w >> 8 & 0xffff) as i32) << 0),
        (((w >> 0 & 0xf) as i32) << 0),
        0,
        0,
        0,
    ]
}
#[inline(always)]
fn operands9(w: Word) -> [Arg; 6] {
    [
        (((w >> 18 & 0x3f) as i32) << 0),
        (((w >> 14 & 0xf) as i32) << 0),
        (((w >> 10 & 0xf) as i32) << 0),
        (((w >> 6 & 0xf) as i32) << 0),
        0,
        0,
    ]
}
#[inline(always)]
fn operands10(w: Word) -> [Arg; 6] {
    [
        (((w >> 22 & 0x3) as i32) << 0),
        (((w >> 18 & 0xf) as i32) << 0),
        (((w >> 14 & 0xf) as i32) << 0),
        (((w >> 10 & 0xf) as i32) << 0),
        (((w >> 6 & 0xf) as i32) << 0),
        (((w >> 0 & 0x3f) as i32) << 0),
    ]
}
#[inline(always)]
fn operands11(w: Word) -> [Arg; 6] {
    [
        (((w >> 14 & 0x3ff) as i32) << 0),
        (((w >> 4 & 0x3ff) as i32) << 0),
        (((w >> 1 & 0x7) as i32) << 0),
        (((w >> 0 & 0x1) as i32) << 0),
        0,
        0,
    ]
}
#[inline(always)]
fn operands12(w: Word) -> [Arg; 6] {
    [
        (((w >> 22 & 0x3) as i32) << 0),
        ((((w >> 20 & 0x3) as i32) << 0 | ((w >> 0 & 0x1) as i32) << 2) + 0),
        (((w >> 1 & 0x1ff) as i32) << 1 | ((w >> 0 & 0x1) as i32) << 0),
        (((w >> 16 & 0xf) as i32) << 0),
        (((w >> 14 & 0x3) as i32) << 0),
        0,
    ]
}
#[inline(always)]
fn operands13(w: Word) -> [Arg; 6] {
    [
        (((w >> 22 & 0x3) as i32) << 0),
        ((((w >> 20 & 0x3) as i32) << 0 | ((w >> 0 & 0x1) as i32) << 2) + 0),
        (((w >> 1 & 0x1ff) as i32) << 1 | ((w >> 0 & 0x1) as i32) << 0),
        (((w >> 16 & 0xf) as i32) << 0),
        (((w >> 13 & 0x7) as i32) << 0),
        0,
    ]
}
#[inline(always)]
fn operands14(w: Word) -> [Arg; 6] {
    [
        (((w >> 4 & 0xf) as i32) << 0),
        (((w >> 16 & 0xf) as i32) << 0),
        (((w >> 12 & 0xf) as i32) << 0),
        (((w >> 8 & 0xf) as i32) << 0),
        (((w >> 0 & 0xf) as i32) << 0),
        0,
    ]
}
#[inline(always)]
fn operands15(w: Word) -> [Arg; 6] {
    [
        (((w >> 4 & 0xf) as i32) << 0),
        (((w >> 12 & 0xf) as i32) << 0),
        (((w >> 8 & 0xf) as i32) << 0),
        (((w >> 0 & 0xf) as i32) << 0),
        0,
        0,
    ]
}
#[inline(always)]
fn operands16(w: Word) -> [Arg; 6] {
    [
        (((w >> 4 & 0xf) as i32) << 0),
        (((w >> 16 & 0xf) as i32) << 0),
        (((w >> 12 & 0xf) as i32) << 0),
        (((w >> 0 & 0xf) as i32) << 0),
        0,
        0,
    ]
}
#[inline(always)]
fn operands17(w: Word) -> [Arg; 6] {
    [(((w >> 20 & 0xf) as i32) << 0), (((w >> 16 & 0xf) as i32) << 0), 0, 0, 0, 0]
}
#[inline(always)]
fn operands18(w: Word) -> [Arg; 6] {
    [(((w >> 4 & 0xf) as i32) << 0), (((w >> 0 & 0xf) as i32) << 0), 0, 0, 0, 0]
}
#[inline(always)]
fn operands19(w: Word) -> [Arg; 6] {
    [(((w >> 4 & 0xf) as i32) << 0), (((w >> 8 & 0xf) as i32) << 0), 0, 0, 0, 0]
}
#[inline(always)]
fn operands20(w: Word) -> [Arg; 6] {
    [
        (((w >> 4 & 0xf) as i32) << 0),
        (((w >> 8 & 0xf) as i32) << 0),
        (((w >> 12 & 0xfff) as i32) << 0) << 20 >> 20,
        (((w >> 0 & 0xf) as i32) << 0),
        0,
        0,
    ]
}
#[inline(always)]
fn operands21(w: Word) -> [Arg; 6] {
    [
        (((w >> 4 & 0xf) as i32) << 0),
        (((w >> 8 & 0xf) as i32) << 0),
        (((w >> 12 & 0xf) as i32) << 0),
        (((w >> 0 & 0xf) as i32) << 0),
        0,
        0,
    ]
}
#[inline(always)]
fn operands22(w: Word) -> [Arg; 6] {
    [
        (((w >> 8 & 0xf) as i32) << 0),
        (((w >> 12 & 0xfff) as i32) << 0),
        (((w >> 0 & 0xf) as i32) << 0),
        0,
        0,
        0,
    ]
}
#[inline(always)]
fn operands23(w: Word) -> [Arg; 6] {
    [(((w >> 12 & 0xfff) as i32) << 0), (((w >> 0 & 0xf) as i32) << 0), 0, 0, 0, 0]
}
#[inline(always)]
fn operands24(w: Word) -> [Arg; 6] {
    [(((w >> 0 & 0xf) as i32) << 0), 0, 0, 0, 0, 0]
}
#[inline(always)]
fn operands25(w: Word) -> [Arg; 6] {
    [
        (((w >> 8 & 0xf) as i32) << 0),
        (((w >> 12 & 0xfff) as i32) << 0),
        (((w >> 0 & 0xf) as i32) << 0),
        (((w >> 4 & 0xf) as i32) << 0),
        0,
        0,
    ]
}
#[inline(always)]
fn operands26(w: Word) -> [Arg; 6] {
    [
        (((w >> 12 & 0xfff) as i32) << 0),
        (((w >> 0 & 0xf) as i32) << 0),
        (((w >> 4 & 0xf) as i32) << 0),
        0,
        0,
        0,
    ]
}
#[inline(always)]
fn operands27(w: Word) -> [Arg; 6] {
    [(((w >> 0 & 0xf) as i32) << 0), (((w >> 4 & 0xf) as i32) << 0), 0, 0, 0, 0]
}
#[inline(always)]
fn operands28(w: Word) -> [Arg; 6] {
    [(((w >> 4 & 0xf) as i32) << 0), 0, 0, 0, 0, 0]
}
static OPS0: [Option<Opcode>; 512] = opcodes(&[65535, 256, 64, 1, 65535, 255]);
static OPS1: [Option<Opcode>; 256] = opcodes(&[65535, 116, 30, 1, 32, 1, 65535, 138]);
static OPS2: [Option<Opcode>; 256] = opcodes(&[65535, 121, 58, 1, 53, 1, 65535, 133]);
static OPS3: [Option<Opcode>; 32] = opcodes(&[63, 1, 65535, 31]);
#[inline(always)]
fn part0(w: Word) -> Option<Inst> {
    let n = w >> 24 & 0x7f;
    if n < 120 {
        if n < 113 {
            if n < 19 {
                if n < 3 {
                    if n < 1 {
                        only(w & 0x80fff00f == 0x80000000, Opcode::Sfpnot, operands19(w))
                    } else if n < 2 {
                        only(w & 0x80fff000 == 0x80000000, Opcode::Sfplz, operands1(w))
                    } else {
                        if w & 0x80ffffff == 0x0 {
                            found(Some(Opcode::Ttnop), operands2(w))
                        } else {
                            only(
                                w & 0x80000000 == 0x80000000,
                                Opcode::Sfpsetexp,
                                operands0(w),
                            )
                        }
                    }
                } else if n < 5 {
                    if n < 4 {
                        only(
                            w & 0x80000000 == 0x80000000,
                            Opcode::Sfpsetman,
                            operands0(w),
                        )
                    } else {
                        if w & 0x80000000 == 0x0 {
                            found(Some(Opcode::Ttreplay), operands11(w))
                        } else {
                            only(
                                w & 0x80f00000 == 0x80000000,
                                Opcode::Sfpmad,
                                operands14(w),
                            )
                        }
                    }
                } else if n < 6 {
                    if w & 0x80ff0000 == 0x800a0000 {
                        found(Some(Opcode::Sfpadd), operands15(w))
                    } else {
                        only(
                            w & 0x80f00000 == 0x80000000 && w & 0xf0000 != 0xa0000,
                            Opcode::SfpaddWh,
                            operands14(w),
                        )
                    }
                } else if n < 7 {
                    if w & 0x80f00f00 == 0x80000900 {
                        found(Some(Opcode::Sfpmul), operands16(w))
                    } else {
                        only(
                            w & 0x80f00000 == 0x80000000 && w & 0xf00 != 0x900,
                            Opcode::SfpmulWh,
                            operands14(w),
                        )
                    }
                } else if n < 8 {
                    if w & 0x80fffff0 == 0x80000000 {
                        found(Some(Opcode::Sfppushc), operands24(w))
                    } else {
                        if w & 0x80ffff00 == 0x80000000 { None } else { None }
                    }
                } else if n < 9 {
                    if w & 0x80fffff0 == 0x80000000 {
                        found(Some(Opcode::Sfppopc), operands24(w))
                    } else {
                        if w & 0x80ffff00 == 0x80000000 { None } else { None }
                    }
                } else if n < 10 {
                    only(w & 0x80000000 == 0x80000000, Opcode::Sfpsetsgn, operands0(w))
                } else if n < 11 {
                    found(
                        OPS0[(w >> 4 & 0xff | w >> 23 & 0x100) as usize],
                        operands23(w),
                    )
                } else if n < 12 {
                    if w & 0x80ffffff == 0x80000000 {
                        found(Some(Opcode::Sfpcompc), operands2(w))
                    } else {
                        if w & 0x80ffff0f == 0x80000000 { None } else { None }
                    }
                } else if n < 18 {
                    if n < 17 {
                        if n < 16 {
                            if n < 15 {
                                if n < 14 {
                                    if n < 13 {
                                        if w & 0x80ffffff == 0x80000000 {
                                            found(Some(Opcode::Sfptransp), operands2(w))
                                        } else {
                                            if w & 0x80ffff0f == 0x80000000 { None } else { None }
                                        }
                                    } else {
                                        only(
                                            w & 0x80fff00f == 0x80000000,
                                            Opcode::Sfpxor,
                                            operands19(w),
                                        )
                                    }
                                } else {
                                    only(
                                        w & 0x80c00000 == 0x80000000,
                                        Opcode::Sfpstochrnd,
                                        operands3(w),
                                    )
                                }
                            } else {
                                only(
                                    w & 0x80ffffff == 0x80000000,
                                    Opcode::Sfpnop,
                                    operands2(w),
                                )
                            }
                        } else {
                            only(
                                w & 0x80fff000 == 0x80000000,
                                Opcode::Sfpcast,
                                operands1(w),
                            )
                        }
                    } else {
                        only(
                            w & 0x80000000 == 0x80000000,
                            Opcode::Sfpconfig,
                            operands8(w),
                        )
                    }
                } else {
                    only(w & 0x80fff000 == 0x80000000, Opcode::Sfpswap, operands1(w))
                }
            } else if n < 57 {
                if n < 20 {
                    only(
                        w & 0x80003c00 == 0x80000000,
                        Opcode::Sfploadmacro,
                        operands12(w),
                    )
                } else if n < 21 {
                    only(w & 0x80000000 == 0x80000000, Opcode::Sfpshft2, operands0(w))
                } else if n < 55 {
                    if n < 22 {
                        only(
                            w & 0x80ffff00 == 0x80000000,
                            Opcode::Sfplutfp32,
                            operands18(w),
                        )
                    } else {
                        None
                    }
                } else if n < 56 {
                    only(w & 0x80000000 == 0x0, Opcode::Ttsetrwc, operands10(w))
                } else {
                    only(w & 0x8000003f == 0x0, Opcode::Ttincrwc, operands9(w))
                }
            } else if n < 112 {
                None
            } else {
                only(w & 0x80000000 == 0x0, Opcode::Sfpload, operands5(w))
            }
        } else if n < 114 {
            only(w & 0x80000000 == 0x0, Opcode::Sfploadi, operands7(w))
        } else if n < 115 {
            only(w & 0x80000000 == 0x0, Opcode::Sfpstore, operands5(w))
        } else if n < 116 {
            only(w & 0x8000ffff == 0x0, Opcode::Sfplut, operands17(w))
        } else if n < 119 {
            if n < 118 {
                found(OPS1[(w >> 24 & 0xff) as usize], operands8(w))
            } else {
                only(w & 0x80000000 == 0x0, Opcode::Sfpdivp2, operands20(w))
            }
        } else {
            only(w & 0x80fff000 == 0x0, Opcode::Sfpexexp, operands1(w))
        }
    } else if n < 121 {
        only(w & 0x80fff000 == 0x0, Opcode::Sfpexman, operands1(w))
    } else if n < 127 {
        if n < 126 {
            if n < 125 {
                if n < 124 {
                    if n < 123 {
                        found(OPS2[(w >> 24 & 0xff) as usize], operands20(w))
                    } else {
                        found(
                            OPS3[(w >> 4 & 0xf | w >> 27 & 0x10) as usize],
                            operands22(w),
                        )
                    }
                } else {
                    only(w & 0x80fff000 == 0x0, Opcode::Sfpmov, operands1(w))
                }
            } else {
                only(w & 0x80fff000 == 0x0, Opcode::Sfpabs, operands1(w))
            }
        } else {
            only(w & 0x80fff00f == 0x0, Opcode::Sfpand, operands19(w))
        }
    } else {
        only(w & 0x80fff00f == 0x0, Opcode::Sfpor, operands19(w))
    }
}
/// Opcodes of instructions, given by a number of each and how many there are of it, one after the other.
const fn opcodes<const COUNT: usize>(runs: &[u16]) -> [Option<Opcode>; COUNT] {
    let mut table = [None; COUNT];
    let (mut run, mut at) = (0, 0);
    while run + 1 < runs.len() {
        let end = at + runs[run + 1] as usize;
        let number = runs[run] as usize;
        while at < end && at < COUNT {
            if number < SHAPES.len() {
                table[at] = Some(SHAPES[number].0);
            }
            at += 1;
        }
        run += 2;
    }
    table
}
/// The instruction, if there is one.
#[inline(always)]
fn found(op: Option<Opcode>, args: [Arg; 6]) -> Option<Inst> {
    match op {
        Some(op) => Some(Inst { op, args }),
        None => None,
    }
}
/// The instruction, if it is this one.
#[inline(always)]
fn only(is: bool, op: Opcode, args: [Arg; 6]) -> Option<Inst> {
    found(if is { Some(op) } else { None }, args)
}
/// The instruction of a word, where its bits alone tell that it is one.
#[inline(always)]
#[allow(unused_parens, unused_variables)]
fn find_default(w: Word) -> Option<Inst> {
    part0(w)
}
/// Reads the operands of a word that is known to be this instruction.
fn extract(id: u16, w: Word) -> Inst {
    let (op, layout) = SHAPES[usize::from(id)];
    let args = match layout {
        0 => operands0(w),
        1 => operands1(w),
        2 => operands2(w),
        3 => operands3(w),
        4 => operands4(w),
        5 => operands5(w),
        6 => operands6(w),
        7 => operands7(w),
        8 => operands8(w),
        9 => operands9(w),
        10 => operands10(w),
        11 => operands11(w),
        12 => operands12(w),
        13 => operands13(w),
        14 => operands14(w),
        15 => operands15(w),
        16 => operands16(w),
        17 => operands17(w),
        18 => operands18(w),
        19 => operands19(w),
        20 => operands20(w),
        21 => operands21(w),
        22 => operands22(w),
        23 => operands23(w),
        24 => operands24(w),
        25 => operands25(w),
        26 => operands26(w),
        27 => operands27(w),
        28 => operands28(w),
        _ => [0; 6],
    };
    Inst { op, args }
}
/// Decodes a word for the default target. Bits above the instruction's length may be anything.
///
/// # Errors
/// Why it is no instruction: what is nearest, or which extension would make it one.
#[inline(always)]
pub fn decode(word: Word) -> Result<Inst, DecodeError> {
    match find_default(word) {
        Some(inst) => Ok(inst),
        None => decode_by_tree(word),
    }
}
#[cold]
#[inline(never)]
fn decode_by_tree(word: Word) -> Result<Inst, DecodeError> {
    DEFAULT.decode(word)
}
/// The instructions in some bytes (little endian), one after the other, for the default target.
pub fn decode_all(bytes: &[u8]) -> Decoded<'_> {
    DEFAULT.decode_all(bytes)
}
/// Decodes for one target.
#[derive(Debug, Clone)]
pub struct Decoder {
    tree: onespec_core::decode::Decoder,
    is_default: bool,
}
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
        let tree = onespec_core::decode::Decoder::new(
            &ISA,
            &ISA.target(target.as_ref())?,
        );
        let is_default = tree.features() == DEFAULT.tree.features();
        Ok(Decoder { tree, is_default })
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
        if self.is_default && let Some(inst) = find_default(word) {
            return Some(inst);
        }
        self.tree.decode(word.into()).map(|id| extract(id, word))
    }
    #[cold]
    fn explain(&self, word: Word) -> DecodeError {
        match self.tree.decode_checked(word.into(), Word::BITS as u16) {
            Ok(_) => DecodeError(onespec_core::decode::DecodeError::Unknown),
            Err(error) => DecodeError(error),
        }
    }
    /// The instructions in some bytes (little endian), one after the other.
    pub fn decode_all<'a>(&'a self, bytes: &'a [u8]) -> Decoded<'a> {
        Decoded {
            stream: self.tree.iter(bytes),
            is_default: self.is_default,
        }
    }
    /// The tables' own decoder: ids of instructions instead of [`Inst`].
    pub fn inner(&self) -> &onespec_core::decode::Decoder {
        &self.tree
    }
}
/// Iterates over the instructions in bytes: where each starts, and what it is. After a word that is no
/// instruction it goes on behind it, by the length that its low bits claim.
#[derive(Debug, Clone)]
pub struct Decoded<'a> {
    stream: onespec_core::decode::Stream<'a>,
    is_default: bool,
}
impl Iterator for Decoded<'_> {
    type Item = (usize, Result<Inst, DecodeError>);
    fn next(&mut self) -> Option<Self::Item> {
        if self.is_default && Word::BITS <= 64
            && let Some((offset, low)) = self.stream.eight_bytes()
            && let Some(inst) = find_default(low as Word)
        {
            self.stream.go_behind(inst.op.info().length);
            return Some((offset, Ok(inst)));
        }
        let item = self.stream.next()?;
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
