//! One opcode for each instruction.
use crate::tables::ISA;
/// Every instruction of the description, whichever extension it belongs to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u16)]
pub enum Opcode {
    /// Moves L1 to L3 down and fills L3 with 0, L0 a row further, or vc a lane further (0 to 2); vc a lane further (3), without its first lanes (4, which Wormhole takes from the last turn); shifts by vc or a constant (5, 6).
    ///
    /// `sfpshft2 vd,vc,imm,mod`
    ///
    /// `10010100 imm vc vd mod` — spec/sfpu/cross.yaml:25
    Sfpshft2 = 0,
    /// Moves L1 to L3 down and fills L3 with 0, L0 a row further, or vc a lane further (0 to 2); vc a lane further (3), without its first lanes (4, which Wormhole takes from the last turn); shifts by vc or a constant (5, 6).
    ///
    /// `sfpshft2 vd,vc,imm,mod`
    ///
    /// `10010100 imm vc vd mod` — spec/sfpu/cross.yaml:25
    Sfpshft2Bh = 1,
    /// Exchanges two registers (0), or sorts them: the smaller to vd in all rows (1), rows 0 and 1, 2, 3 (2 to 4), one row (5 to 8), no row (9, Blackhole).
    ///
    /// `sfpswap vd,vc,mod`
    ///
    /// `10010010000000000000 vc vd mod` — spec/sfpu/cross.yaml:65
    Sfpswap = 2,
    /// Exchanges two registers (0), or sorts them: the smaller to vd in all rows (1), rows 0 and 1, 2, 3 (2 to 4), one row (5 to 8), no row (9, Blackhole).
    ///
    /// `sfpswap vd,vc,mod`
    ///
    /// `10010010000000000000 vc vd mod` — spec/sfpu/cross.yaml:65
    SfpswapBh = 3,
    /// Transposes L0 to L3, and L4 to L7, as matrices of registers by rows.
    ///
    /// `sfptransp`
    ///
    /// `10001100000000000000000000000000` — spec/sfpu/cross.yaml:109
    Sfptransp = 4,
    /// Rounds a float to fp16, bf16, u8, i8, u16, i16 (0 to 3, 6, 7), a sign-magnitude integer shifted right to u8, i8 (4, 5); to nearest, stochastically (rnd 1), on Blackhole to zero (2).
    ///
    /// `sfpstochrnd vd,vb,vc,imm,mod,rnd`
    ///
    /// `1000111000 rnd imm vb vc vd mod` — spec/sfpu/cross.yaml:131
    Sfpstochrnd = 5,
    /// Rounds a float to fp16, bf16, u8, i8, u16, i16 (0 to 3, 6, 7), a sign-magnitude integer shifted right to u8, i8 (4, 5); to nearest, stochastically (rnd 1), on Blackhole to zero (2).
    ///
    /// `sfpstochrnd vd,vb,vc,imm,mod,rnd`
    ///
    /// `100011100 rnd imm vb vc vd mod` — spec/sfpu/cross.yaml:131
    SfpstochrndBh = 6,
    /// Loads from Dst: as configured (0), fp16, bf16, fp32, int32, int8, uint16, high half, int16, low half (1 to 9), int32 in all lanes (10), zero, integers made two's complement (12, 13), one half kept (14, 15).
    ///
    /// `sfpload vd,imm,mod,am`
    ///
    /// `01110000 vd mod am imm` — spec/sfpu/dst.yaml:92
    Sfpload = 7,
    /// Loads from Dst: as configured (0), fp16, bf16, fp32, int32, int8, uint16, high half, int16, low half (1 to 9), int32 in all lanes (10), zero, integers made two's complement (12, 13), one half kept (14, 15).
    ///
    /// `sfpload vd,imm,mod,am`
    ///
    /// `01110000 vd mod am imm` — spec/sfpu/dst.yaml:92
    SfploadBh = 8,
    /// Stores to Dst: formats as those of sfpload; 7 and 9 write 32 bits without a change of order.
    ///
    /// `sfpstore vd,imm,mod,am`
    ///
    /// `01110010 vd mod am imm` — spec/sfpu/dst.yaml:107
    Sfpstore = 9,
    /// Stores to Dst: formats as those of sfpload; 7 and 9 write 32 bits without a change of order.
    ///
    /// `sfpstore vd,imm,mod,am`
    ///
    /// `01110010 vd mod am imm` — spec/sfpu/dst.yaml:107
    SfpstoreBh = 10,
    /// Loads a constant: bf16, fp16, unsigned, signed (0, 1, 2, 4), the high or the low half (8, 10).
    ///
    /// `sfploadi vd,imm,mod`
    ///
    /// `01110001 vd mod imm` — spec/sfpu/dst.yaml:151
    Sfploadi = 11,
    /// Configures lanes by column from L0 or a constant (1), assigned, or-ed, and-ed, xor-ed (2, 4, 6), 8 for columns of a mask; mod2 0 to 3 templates, 4 to 7 sequences, 8 macros, 11 to 14 constants, 15 lanes.
    ///
    /// `sfpconfig mod2,imm,mod`
    ///
    /// `10010001 imm mod2 mod` — spec/sfpu/dst.yaml:170
    Sfpconfig = 12,
    /// Lets a cycle pass.
    ///
    /// `sfpnop`
    ///
    /// `10001111000000000000000000000000` — spec/sfpu/dst.yaml:204
    Sfpnop = 13,
    /// Lets a cycle of the whole core pass.
    ///
    /// `ttnop`
    ///
    /// `00000010000000000000000000000000` — spec/sfpu/dst.yaml:210
    Ttnop = 14,
    /// Adds d to the row counter of Dst, or to where it started (bit 2 of cr).
    ///
    /// `ttincrwc cr,d,b,a`
    ///
    /// `00111000 cr d b a 000000` — spec/sfpu/dst.yaml:217
    Ttincrwc = 15,
    /// Sets the row counter of Dst (bit 2 of which) to d, d behind its start (bit 2 of cr), d behind itself (bit 3).
    ///
    /// `ttsetrwc clear,cr,d,b,a,which`
    ///
    /// `00110111 clear cr d b a which` — spec/sfpu/dst.yaml:230
    Ttsetrwc = 16,
    /// Records the next words in slots (load), which are executed now too (now), or issues recorded words.
    ///
    /// `ttreplay start,len,now,load`
    ///
    /// `00000100 start len now load` — spec/sfpu/dst.yaml:246
    Ttreplay = 17,
    /// Loads as sfpload does and schedules what a sequence says, by template, with the loaded register as vc (or vb) and vd: instructions of the simple, the multiply-add and the round unit, and a store.
    ///
    /// `sfploadmacro macro,vd,imm,mod,am`
    ///
    /// `10010011 macro vd[1:0] mod am 0000 imm[9:1] vd[2]` — spec/sfpu/macros.yaml:235
    Sfploadmacro = 18,
    /// Loads as sfpload does and schedules what a sequence says, by template, with the loaded register as vc (or vb) and vd: instructions of the simple, the multiply-add and the round unit, and a store.
    ///
    /// `sfploadmacro macro,vd,imm,mod,am`
    ///
    /// `10010011 macro vd[1:0] mod am 000 imm[9:1] vd[2]` — spec/sfpu/macros.yaml:235
    SfploadmacroBh = 19,
    /// Product plus addend; negates va (1) and vc (2) on Blackhole, takes the number of va (4) and of vd (8) from L7.
    ///
    /// `sfpmad vd,va,vb,vc,mod`
    ///
    /// `100001000000 va vb vc vd mod` — spec/sfpu/mad.yaml:116
    Sfpmad = 20,
    /// Product plus addend; negates va (1) and vc (2) on Blackhole, takes the number of va (4) and of vd (8) from L7.
    ///
    /// `sfpmad vd,va,vb,vc,mod`
    ///
    /// `100001000000 va vb vc vd mod` — spec/sfpu/mad.yaml:116
    SfpmadBh = 21,
    /// Sum; negates va (1) and vc (2) on Blackhole, takes the number of va (4) and of vd (8) from L7.
    ///
    /// `sfpadd vd,vb,vc,mod`
    ///
    /// `1000010100001010 vb vc vd mod` — spec/sfpu/mad.yaml:116
    Sfpadd = 22,
    /// Sum; negates va (1) and vc (2) on Blackhole, takes the number of va (4) and of vd (8) from L7.
    ///
    /// `sfpadd vd,vb,vc,mod`
    ///
    /// `1000010100001010 vb vc vd mod` — spec/sfpu/mad.yaml:116
    SfpaddBh = 23,
    /// Product; negates va (1) and vc (2) on Blackhole, takes the number of va (4) and of vd (8) from L7.
    ///
    /// `sfpmul vd,va,vb,mod`
    ///
    /// `100001100000 va vb 1001 vd mod` — spec/sfpu/mad.yaml:116
    Sfpmul = 24,
    /// Product; negates va (1) and vc (2) on Blackhole, takes the number of va (4) and of vd (8) from L7.
    ///
    /// `sfpmul vd,va,vb,mod`
    ///
    /// `100001100000 va vb 1001 vd mod` — spec/sfpu/mad.yaml:116
    SfpmulBh = 25,
    /// Product plus addend; negates va (1) and vc (2) on Blackhole, takes the number of va (4) and of vd (8) from L7.
    ///
    /// `sfpadd vd,va,vb,vc,mod`
    ///
    /// `100001010000 va vb vc vd mod` — spec/sfpu/mad.yaml:116
    SfpaddWh = 26,
    /// Product plus addend; negates va (1) and vc (2) on Blackhole, takes the number of va (4) and of vd (8) from L7.
    ///
    /// `sfpadd vd,va,vb,vc,mod`
    ///
    /// `100001010000 va vb vc vd mod` — spec/sfpu/mad.yaml:116
    SfpaddBh2 = 27,
    /// Product plus addend; negates va (1) and vc (2) on Blackhole, takes the number of va (4) and of vd (8) from L7.
    ///
    /// `sfpmul vd,va,vb,vc,mod`
    ///
    /// `100001100000 va vb vc vd mod` — spec/sfpu/mad.yaml:116
    SfpmulWh = 28,
    /// Product plus addend; negates va (1) and vc (2) on Blackhole, takes the number of va (4) and of vd (8) from L7.
    ///
    /// `sfpmul vd,va,vb,vc,mod`
    ///
    /// `100001100000 va vb vc vd mod` — spec/sfpu/mad.yaml:116
    SfpmulBh2 = 29,
    /// Product of vd and a bf16 constant; negates vd (2) on Blackhole, takes the number of vd from L7 (8).
    ///
    /// `sfpmuli vd,imm,mod`
    ///
    /// `01110100 imm vd mod` — spec/sfpu/mad.yaml:151
    Sfpmuli = 30,
    /// Product of vd and a bf16 constant; negates vd (2) on Blackhole, takes the number of vd from L7 (8).
    ///
    /// `sfpmuli vd,imm,mod`
    ///
    /// `01110100 imm vd mod` — spec/sfpu/mad.yaml:151
    SfpmuliBh = 31,
    /// Sum of vd and a bf16 constant; negates vd (2) on Blackhole, takes the number of vd from L7 (8).
    ///
    /// `sfpaddi vd,imm,mod`
    ///
    /// `01110101 imm vd mod` — spec/sfpu/mad.yaml:151
    Sfpaddi = 32,
    /// Sum of vd and a bf16 constant; negates vd (2) on Blackhole, takes the number of vd from L7 (8).
    ///
    /// `sfpaddi vd,imm,mod`
    ///
    /// `01110101 imm vd mod` — spec/sfpu/mad.yaml:151
    SfpaddiBh = 33,
    /// Low (0) or high (1) half of a product of 23-bit integers; takes the number of va (4) and of vd (8) from L7.
    ///
    /// `sfpmul24 vd,va,vb,mod`
    ///
    /// `100110000000 va vb 1001 vd mod` — spec/sfpu/mad.yaml:173
    Sfpmul24 = 34,
    /// Linear function of |L3| with 8-bit coefficients of three ranges in L0 to L2; keeps the sign (4), takes the number of vd from L7 (8).
    ///
    /// `sfplut vd,mod`
    ///
    /// `01110011 vd mod 0000000000000000` — spec/sfpu/mad.yaml:186
    Sfplut = 35,
    /// Linear function of |L3| with 8-bit coefficients of three ranges in L0 to L2; keeps the sign (4), takes the number of vd from L7 (8).
    ///
    /// `sfplut vd,mod`
    ///
    /// `01110011 vd mod 0000000000000000` — spec/sfpu/mad.yaml:186
    SfplutBh = 36,
    /// Linear function of |L3|: 3 ranges of floats (0), 6 of fp16 cut at 3 or 4 (2, 3), 3 of fp16 (10); keeps the sign (4), takes the number of vd from L7 (8).
    ///
    /// `sfplutfp32 vd,mod`
    ///
    /// `100101010000000000000000 vd mod` — spec/sfpu/mad.yaml:195
    Sfplutfp32 = 37,
    /// Linear function of |L3|: 3 ranges of floats (0), 6 of fp16 cut at 3 or 4 (2, 3), 3 of fp16 (10); keeps the sign (4), takes the number of vd from L7 (8).
    ///
    /// `sfplutfp32 vd,mod`
    ///
    /// `100101010000000000000000 vd mod` — spec/sfpu/mad.yaml:195
    Sfplutfp32Bh = 38,
    /// Bitwise and.
    ///
    /// `sfpand vd,vc`
    ///
    /// `01111110000000000000 vc vd 0000` — spec/sfpu/simple.yaml:118
    Sfpand = 39,
    /// Bitwise and, of vd (0) or vb (1).
    ///
    /// `sfpand vd,vb,vc,mod`
    ///
    /// `0111111000000000 vb vc vd mod` — spec/sfpu/simple.yaml:118
    SfpandBh = 40,
    /// Bitwise or.
    ///
    /// `sfpor vd,vc`
    ///
    /// `01111111000000000000 vc vd 0000` — spec/sfpu/simple.yaml:118
    Sfpor = 41,
    /// Bitwise or, of vd (0) or vb (1).
    ///
    /// `sfpor vd,vb,vc,mod`
    ///
    /// `0111111100000000 vb vc vd mod` — spec/sfpu/simple.yaml:118
    SfporBh = 42,
    /// Bitwise exclusive or.
    ///
    /// `sfpxor vd,vc`
    ///
    /// `10001101000000000000 vc vd 0000` — spec/sfpu/simple.yaml:118
    Sfpxor = 43,
    /// Bitwise complement.
    ///
    /// `sfpnot vd,vc`
    ///
    /// `10000000000000000000 vc vd 0000` — spec/sfpu/simple.yaml:118
    Sfpnot = 44,
    /// Absolute value of an integer (0) or of a float, except negative NaN (1).
    ///
    /// `sfpabs vd,vc,mod`
    ///
    /// `01111101000000000000 vc vd mod` — spec/sfpu/simple.yaml:118
    Sfpabs = 45,
    /// Mantissa with its hidden bit (0) or without (1).
    ///
    /// `sfpexman vd,vc,mod`
    ///
    /// `01111000000000000000 vc vd mod` — spec/sfpu/simple.yaml:118
    Sfpexman = 46,
    /// Sign-magnitude integer to float, to nearest (0) or stochastically (1).
    ///
    /// `sfpcast vd,vc,mod`
    ///
    /// `10010000000000000000 vc vd mod` — spec/sfpu/simple.yaml:118
    Sfpcast = 47,
    /// Sign-magnitude to float, to nearest or stochastically (0, 1); absolute value (2), two's complement both ways (3).
    ///
    /// `sfpcast vd,vc,mod`
    ///
    /// `10010000000000000000 vc vd mod` — spec/sfpu/simple.yaml:118
    SfpcastBh = 48,
    /// vc with another exponent, from vd as a number (0), the constant (1), vd as a float (2).
    ///
    /// `sfpsetexp vd,vc,imm,mod`
    ///
    /// `10000010 imm vc vd mod` — spec/sfpu/simple.yaml:118
    Sfpsetexp = 49,
    /// vc with another mantissa, from vd (0) or the constant (1).
    ///
    /// `sfpsetman vd,vc,imm,mod`
    ///
    /// `10000011 imm vc vd mod` — spec/sfpu/simple.yaml:118
    Sfpsetman = 50,
    /// vc with another sign, from vd (0) or the constant (1).
    ///
    /// `sfpsetsgn vd,vc,imm,mod`
    ///
    /// `10001001 imm vc vd mod` — spec/sfpu/simple.yaml:118
    Sfpsetsgn = 51,
    /// Sets the exponent (0) or adds to it, except of infinities and NaNs (1).
    ///
    /// `sfpdivp2 vd,vc,imm,mod`
    ///
    /// `01110110 imm vc vd mod` — spec/sfpu/simple.yaml:118
    Sfpdivp2 = 52,
    /// Shifts vd left, or right by a negative amount, in vc (0) or constant (1).
    ///
    /// `sfpshft vd,vc,imm,mod`
    ///
    /// `01111010 imm vc vd mod` — spec/sfpu/simple.yaml:118
    Sfpshft = 53,
    /// Shifts vd left, or right by a negative amount, in vc or constant (1); arithmetically (2); vc (5, 7).
    ///
    /// `sfpshft vd,vc,imm,mod`
    ///
    /// `01111010 imm vc vd mod` — spec/sfpu/simple.yaml:118
    SfpshftBh = 54,
    /// Approximate reciprocal (0), the same where vb is negative (1), approximate exponential (2).
    ///
    /// `sfparecip vd,vc,mod`
    ///
    /// `10011001000000000000 vc vd mod` — spec/sfpu/simple.yaml:178
    Sfparecip = 55,
    /// Approximate reciprocal (0), the same where vb is negative (1), approximate exponential (2).
    ///
    /// `sfparecip vd,vb,vc,mod`
    ///
    /// `1001100100000000 vb vc vd mod` — spec/sfpu/simple.yaml:178
    SfparecipBh = 56,
    /// Copies (0), negates (1), copies in all lanes (2), or reads what configuration wrote, random numbers by vc = 9 (8).
    ///
    /// `sfpmov vd,vc,mod`
    ///
    /// `01111100000000000000 vc vd mod` — spec/sfpu/simple.yaml:200
    Sfpmov = 57,
    /// Sum with vd (0), a constant (1), vd negated (2); flags by sign (0), left (4), negated (8), inverted (12).
    ///
    /// `sfpiadd vd,vc,imm,mod`
    ///
    /// `01111001 imm vc vd mod` — spec/sfpu/simple.yaml:228
    Sfpiadd = 58,
    /// Exponent without bias (0) or with it (1); flags by its sign (2), inverted (8).
    ///
    /// `sfpexexp vd,vc,mod`
    ///
    /// `01110111000000000000 vc vd mod` — spec/sfpu/simple.yaml:228
    Sfpexexp = 59,
    /// Leading zeros, sign left out (4); flags by whether there is a one (2), inverted (8).
    ///
    /// `sfplz vd,vc,mod`
    ///
    /// `10000001000000000000 vc vd mod` — spec/sfpu/simple.yaml:228
    Sfplz = 60,
    /// vd <= vc in sign-magnitude order: to the flags (bit 0), and-ed or or-ed into the top of the stack (bits 1, 2), to vd as -1 or 0 (bit 3).
    ///
    /// `sfple vd,vc,mod2,mod`
    ///
    /// `1001011000000000 mod2 vc vd mod` — spec/sfpu/simple.yaml:260
    Sfple = 61,
    /// vd > vc in sign-magnitude order: to the flags (bit 0), and-ed or or-ed into the top of the stack (bits 1, 2), to vd as -1 or 0 (bit 3).
    ///
    /// `sfpgt vd,vc,mod2,mod`
    ///
    /// `1001011100000000 mod2 vc vd mod` — spec/sfpu/simple.yaml:260
    Sfpgt = 62,
    /// Sets the flags of active lanes by a register against zero, to a constant, or to 0.
    ///
    /// `sfpsetcc vc,imm,mod`
    ///
    /// `01111011 imm vc 0000 mod` — spec/sfpu/simple.yaml:298
    Sfpsetcc = 63,
    /// Sets or inverts which flags count, and sets all flags.
    ///
    /// `sfpencc imm,mod`
    ///
    /// `10001010 imm 00000000 mod` — spec/sfpu/simple.yaml:319
    Sfpencc = 64,
    /// Else; complements the flags within the top of the stack.
    ///
    /// `sfpcompc`
    ///
    /// `10001011000000000000000000000000` — spec/sfpu/simple.yaml:330
    Sfpcompc = 65,
    /// Pushes enables and flags, or combines them with the top of the stack.
    ///
    /// `sfppushc mod`
    ///
    /// `1000011100000000000000000000 mod` — spec/sfpu/simple.yaml:341
    Sfppushc = 66,
    /// Pops enables and flags, or combines them with the top of the stack, which on Wormhole spoils the bottom of a full one (erratum).
    ///
    /// `sfppopc mod`
    ///
    /// `1000100000000000000000000000 mod` — spec/sfpu/simple.yaml:361
    Sfppopc = 67,
    /// Setting flags by a register as a template for macros, or executed where the lanes are configured so.
    ///
    /// `sfpsetcc vc,imm,mod,vd`
    ///
    /// `01111011 imm vc vd mod` — spec/sfpu/simple.yaml:396
    Sfpsetcc2 = 68,
    /// Setting what flags count as a template for macros, or executed where the lanes are configured so.
    ///
    /// `sfpencc imm,mod,vd`
    ///
    /// `10001010 imm 0000 vd mod` — spec/sfpu/simple.yaml:396
    Sfpencc2 = 69,
    /// Pushing flags as a template for macros, or executed where the lanes are configured so.
    ///
    /// `sfppushc mod,vd`
    ///
    /// `100001110000000000000000 vd mod` — spec/sfpu/simple.yaml:396
    Sfppushc2 = 70,
    /// Popping flags as a template for macros, or executed where the lanes are configured so.
    ///
    /// `sfppopc mod,vd`
    ///
    /// `100010000000000000000000 vd mod` — spec/sfpu/simple.yaml:396
    Sfppopc2 = 71,
    /// Else as a template for macros, or executed where the lanes are configured so.
    ///
    /// `sfpcompc vd`
    ///
    /// `100010110000000000000000 vd 0000` — spec/sfpu/simple.yaml:396
    Sfpcompc2 = 72,
    /// Transposition as a template for macros, or executed where the lanes are configured so.
    ///
    /// `sfptransp vd`
    ///
    /// `100011000000000000000000 vd 0000` — spec/sfpu/simple.yaml:396
    Sfptransp2 = 73,
}
impl Opcode {
    /// Every instruction, in the order of the description.
    pub const ALL: [Opcode; 74] = [
        Opcode::Sfpshft2,
        Opcode::Sfpshft2Bh,
        Opcode::Sfpswap,
        Opcode::SfpswapBh,
        Opcode::Sfptransp,
        Opcode::Sfpstochrnd,
        Opcode::SfpstochrndBh,
        Opcode::Sfpload,
        Opcode::SfploadBh,
        Opcode::Sfpstore,
        Opcode::SfpstoreBh,
        Opcode::Sfploadi,
        Opcode::Sfpconfig,
        Opcode::Sfpnop,
        Opcode::Ttnop,
        Opcode::Ttincrwc,
        Opcode::Ttsetrwc,
        Opcode::Ttreplay,
        Opcode::Sfploadmacro,
        Opcode::SfploadmacroBh,
        Opcode::Sfpmad,
        Opcode::SfpmadBh,
        Opcode::Sfpadd,
        Opcode::SfpaddBh,
        Opcode::Sfpmul,
        Opcode::SfpmulBh,
        Opcode::SfpaddWh,
        Opcode::SfpaddBh2,
        Opcode::SfpmulWh,
        Opcode::SfpmulBh2,
        Opcode::Sfpmuli,
        Opcode::SfpmuliBh,
        Opcode::Sfpaddi,
        Opcode::SfpaddiBh,
        Opcode::Sfpmul24,
        Opcode::Sfplut,
        Opcode::SfplutBh,
        Opcode::Sfplutfp32,
        Opcode::Sfplutfp32Bh,
        Opcode::Sfpand,
        Opcode::SfpandBh,
        Opcode::Sfpor,
        Opcode::SfporBh,
        Opcode::Sfpxor,
        Opcode::Sfpnot,
        Opcode::Sfpabs,
        Opcode::Sfpexman,
        Opcode::Sfpcast,
        Opcode::SfpcastBh,
        Opcode::Sfpsetexp,
        Opcode::Sfpsetman,
        Opcode::Sfpsetsgn,
        Opcode::Sfpdivp2,
        Opcode::Sfpshft,
        Opcode::SfpshftBh,
        Opcode::Sfparecip,
        Opcode::SfparecipBh,
        Opcode::Sfpmov,
        Opcode::Sfpiadd,
        Opcode::Sfpexexp,
        Opcode::Sfplz,
        Opcode::Sfple,
        Opcode::Sfpgt,
        Opcode::Sfpsetcc,
        Opcode::Sfpencc,
        Opcode::Sfpcompc,
        Opcode::Sfppushc,
        Opcode::Sfppopc,
        Opcode::Sfpsetcc2,
        Opcode::Sfpencc2,
        Opcode::Sfppushc2,
        Opcode::Sfppopc2,
        Opcode::Sfpcompc2,
        Opcode::Sfptransp2,
    ];
    /// The instruction with this number: its place in [`Opcode::ALL`] and in the tables.
    pub fn from_id(id: u16) -> Option<Opcode> {
        ALL_OPCODES.get(usize::from(id)).copied()
    }
    /// Place in [`Opcode::ALL`] and in the tables.
    pub const fn id(self) -> u16 {
        self as u16
    }
    /// What the tables say about the instruction: fixed bits, operands, constraints, documentation.
    pub fn info(self) -> &'static onespec_core::isa::Op {
        &ISA.ops[self as usize]
    }
    /// Mnemonic as printed.
    pub fn name(self) -> &'static str {
        self.info().name
    }
}
static ALL_OPCODES: [Opcode; 74] = Opcode::ALL;
impl core::fmt::Debug for Opcode {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(self.info().ident)
    }
}
impl core::fmt::Display for Opcode {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(self.name())
    }
}
