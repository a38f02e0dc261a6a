//! One opcode for each instruction.
use crate::tables::ISA;
/// Every instruction of the description, whichever extension it belongs to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u16)]
pub enum Opcode {
    /// Nothing, for 1 to 6 cycles.
    ///
    /// `sysseqjprptnop`
    ///
    /// `000 sy jp 0000000 .. 0 eq 000 ss . rpt 00000000 ................................` — spec/ir3/cat0.yaml:53
    Nop = 0,
    /// The end of the program for this fiber.
    ///
    /// `sysseqjprptend`
    ///
    /// `000 sy jp 0110000 .. 0 eq 000 ss . rpt 00000000 ................................` — spec/ir3/cat0.yaml:53
    End = 1,
    /// End of the prologue that one wave runs.
    ///
    /// `sysseqjprptshpe`
    ///
    /// `000 sy jp 1000000 .. 1 eq 000 ss . rpt 00000000 ................................` — spec/ir3/cat0.yaml:53
    Shpe = 2,
    /// End of predicated instructions.
    ///
    /// `sysseqjprptprede`
    ///
    /// `000 sy jp 1111000 .. 1 eq 000 ss . rpt 00000000 ................................` — spec/ir3/cat0.yaml:53
    Prede = 3,
    /// Return from the innermost call.
    ///
    /// `sysseqjprptret`
    ///
    /// `000 sy jp 0100000 .. 0 eq 000 ss . rpt 00000000 ................................` — spec/ir3/cat0.yaml:65
    Ret = 4,
    /// Emit a vertex.
    ///
    /// `sysseqjprptemit`
    ///
    /// `000 sy jp 0111000 .. 0 eq 000 ss . rpt 00000000 ................................` — spec/ir3/cat0.yaml:73
    Emit = 5,
    /// End a strip.
    ///
    /// `sysseqjprptcut`
    ///
    /// `000 sy jp 1000000 .. 0 eq 000 ss . rpt 00000000 ................................` — spec/ir3/cat0.yaml:73
    Cut = 6,
    /// Set the mask of the chained stage.
    ///
    /// `sysseqjprptchmask`
    ///
    /// `000 sy jp 1001000 .. 0 eq 000 ss . rpt 00000000 ................................` — spec/ir3/cat0.yaml:73
    Chmask = 7,
    /// Continue in the chained shader.
    ///
    /// `sysseqjprptchsh`
    ///
    /// `000 sy jp 1010000 .. 0 eq 000 ss . rpt 00000000 ................................` — spec/ir3/cat0.yaml:73
    Chsh = 8,
    /// Meaning not public.
    ///
    /// `sysseqjprptflow_rev`
    ///
    /// `000 sy jp 1011000 .. 0 eq 000 ss . rpt 00000000 ................................` — spec/ir3/cat0.yaml:73
    FlowRev = 9,
    /// Discard the fiber when the predicate holds.
    ///
    /// `sysseqjpkill inv1p0.comp1`
    ///
    /// `000 sy jp 0101 comp1 inv1 .. 0 eq 000 ss .... 00000000 ................................` — spec/ir3/cat0.yaml:84
    Kill = 10,
    /// What follows runs only where the predicate holds.
    ///
    /// `sysseqjppredt inv1p0.comp1`
    ///
    /// `000 sy jp 1101 comp1 inv1 .. 1 eq 000 ss .... 00000000 ................................` — spec/ir3/cat0.yaml:84
    Predt = 11,
    /// What follows runs only where the predicate does not hold.
    ///
    /// `sysseqjppredf inv1p0.comp1`
    ///
    /// `000 sy jp 1110 comp1 inv1 .. 1 eq 000 ss .... 00000000 ................................` — spec/ir3/cat0.yaml:84
    Predf = 12,
    /// Jump.
    ///
    /// `syssjpjump #imm`
    ///
    /// `000 sy jp 0010 ..... 0 .... ss ............ imm` — spec/ir3/cat0.yaml:100
    Jump = 13,
    /// Call a subroutine.
    ///
    /// `syssjpcall #imm`
    ///
    /// `000 sy jp 0011 ..... 0 .... ss ............ imm` — spec/ir3/cat0.yaml:100
    Call = 14,
    /// Jump with exactly one active fiber, the first.
    ///
    /// `syssjpgetone #imm`
    ///
    /// `000 sy jp 0101 ..... 1 .... ss ............ imm` — spec/ir3/cat0.yaml:100
    Getone = 15,
    /// Skip the prologue unless this wave is to run it.
    ///
    /// `syssjpshps #imm`
    ///
    /// `000 sy jp 0111 ..... 1 .... ss ............ imm` — spec/ir3/cat0.yaml:100
    Shps = 16,
    /// Meaning not public.
    ///
    /// `syssjpbkt #imm`
    ///
    /// `000 sy jp 0000 ..... 1 .... ss ............ imm` — spec/ir3/cat0.yaml:117
    Bkt = 17,
    /// Jump with all fibers but the last of the first active cluster.
    ///
    /// `sysseqjpgetlast.wlanes #imm`
    ///
    /// `000 sy jp 0100 w .. 1 eq ... ss ............ imm` — spec/ir3/cat0.yaml:118
    Getlast = 18,
    /// Branch when the predicate holds.
    ///
    /// `sysseqjpbr inv1p0.comp1, #imm`
    ///
    /// `000 sy jp 0001 comp1 inv1 .. 0 eq ... ss .... 000 ..... imm` — spec/ir3/cat0.yaml:134
    Br = 19,
    /// Branch when the predicate holds in any active fiber.
    ///
    /// `sysseqjpbany inv1p0.comp1, #imm`
    ///
    /// `000 sy jp 0001 comp1 inv1 .. 0 eq ... ss .... 100 ..... imm` — spec/ir3/cat0.yaml:134
    Bany = 20,
    /// Branch when the predicate holds in all active fibers.
    ///
    /// `sysseqjpball inv1p0.comp1, #imm`
    ///
    /// `000 sy jp 0001 comp1 inv1 .. 0 eq ... ss .... 101 ..... imm` — spec/ir3/cat0.yaml:134
    Ball = 21,
    /// Branch when one predicate or the other holds.
    ///
    /// `sysseqjpbrao inv1p0.comp1, inv2p0.comp2, #imm`
    ///
    /// `000 sy jp 0001 comp1 inv1 .. 0 eq comp2 inv2 ss .... 001 ..... imm` — spec/ir3/cat0.yaml:151
    Brao = 22,
    /// Branch when one predicate and the other holds.
    ///
    /// `sysseqjpbraa inv1p0.comp1, inv2p0.comp2, #imm`
    ///
    /// `000 sy jp 0001 comp1 inv1 .. 0 eq comp2 inv2 ss .... 010 ..... imm` — spec/ir3/cat0.yaml:151
    Braa = 23,
    /// Branch on a constant bool.
    ///
    /// `sysseqjpbrac.idx #imm`
    ///
    /// `000 sy jp 0001 ..... 0 eq ... ss .... 011 idx imm` — spec/ir3/cat0.yaml:165
    Brac = 24,
    /// Branch; condition not public.
    ///
    /// `sysseqjpbrax #imm`
    ///
    /// `000 sy jp 0001 ..... 0 eq ... ss .... 110 ..... imm` — spec/ir3/cat0.yaml:176
    Brax = 25,
    /// Copy.
    ///
    /// `syssjprptulmov.stdt rounddst, src`
    ///
    /// `001 sy jp 00 round src[33:32] st dst[8] dt ul ss r 0 rpt dst[7:0] src[31:0]` — spec/ir3/cat1.yaml:108
    Mov = 26,
    /// Convert between types.
    ///
    /// `syssjprptulcov.stdt rounddst, src`
    ///
    /// `001 sy jp 00 round src[33:32] st dst[8] dt ul ss r 0 rpt dst[7:0] src[31:0]` — spec/ir3/cat1.yaml:108
    Cov = 27,
    /// Write the address register a0.x.
    ///
    /// `syssjprptulmova rounda0.x, src`
    ///
    /// `001 sy jp 00 round src[33:32] 1000100 ul ss r 0 rpt 11110100 src[31:0]` — spec/ir3/cat1.yaml:143
    Mova = 28,
    /// Write the address register a1.x.
    ///
    /// `syssjprptulmova1 rounda1.x, src`
    ///
    /// `001 sy jp 00 round src[33:32] 0100010 ul ss r 0 rpt 11110101 src[31:0]` — spec/ir3/cat1.yaml:143
    Mova1 = 29,
    /// Two moves at once; all reads precede all writes.
    ///
    /// `syssjpulswz.stdt round<h|>a, <h|>c, <h|>b, <h|>d`
    ///
    /// `001 sy jp 10 round 00 st 0 dt ul ss 0000 a 00000000 c d b` — spec/ir3/cat1.yaml:162
    Swz = 30,
    /// Four registers into four in a row; all reads precede all writes.
    ///
    /// `syssjpulgat.stdt round<h|>a, <h|>b, <h|>c, <h|>d, <h|>e`
    ///
    /// `001 sy jp 10 round 00 st 0 dt ul ss 0001 a e d c b` — spec/ir3/cat1.yaml:162
    Gat = 31,
    /// Four registers in a row into four; all reads precede all writes.
    ///
    /// `syssjpulsct.stdt round<h|>a, <h|>c, <h|>d, <h|>e, <h|>b`
    ///
    /// `001 sy jp 10 round 00 st 0 dt ul ss 0010 a e d c b` — spec/ir3/cat1.yaml:162
    Sct = 32,
    /// The mask of active fibers, 32 a register.
    ///
    /// `syssjpulmovmsk.wlanes dst`
    ///
    /// `001 sy jp 11 .. 00011 dst[8] 011 ul ss 00 rpt dst[7:0] 00000000000000000000000000000000` — spec/ir3/cat1.yaml:189
    Movmsk = 33,
    /// Sum.
    ///
    /// `syssjpsat<(nopnop) |rpt>uladd.f ei<h|>dst, src1, src2`
    ///
    /// `010 sy jp 000000 full r2 ... ei dconv ul ss r1 sat rpt dst src2 src1` — spec/ir3/cat2.yaml:105
    AddF = 34,
    /// Smaller number; a number against a NaN.
    ///
    /// `syssjpsat<(nopnop) |rpt>ulmin.f ei<h|>dst, src1, src2`
    ///
    /// `010 sy jp 000001 full r2 ... ei dconv ul ss r1 sat rpt dst src2 src1` — spec/ir3/cat2.yaml:105
    MinF = 35,
    /// Larger number; a number against a NaN.
    ///
    /// `syssjpsat<(nopnop) |rpt>ulmax.f ei<h|>dst, src1, src2`
    ///
    /// `010 sy jp 000010 full r2 ... ei dconv ul ss r1 sat rpt dst src2 src1` — spec/ir3/cat2.yaml:105
    MaxF = 36,
    /// Product.
    ///
    /// `syssjpsat<(nopnop) |rpt>ulmul.f ei<h|>dst, src1, src2`
    ///
    /// `010 sy jp 000011 full r2 ... ei dconv ul ss r1 sat rpt dst src2 src1` — spec/ir3/cat2.yaml:105
    MulF = 37,
    /// Sum, unsigned.
    ///
    /// `syssjpsat<(nopnop) |rpt>uladd.u ei<h|>dst, src1, src2`
    ///
    /// `010 sy jp 010000 full r2 ... ei dconv ul ss r1 sat rpt dst src2 src1` — spec/ir3/cat2.yaml:105
    AddU = 38,
    /// Sum, signed.
    ///
    /// `syssjpsat<(nopnop) |rpt>uladd.s ei<h|>dst, src1, src2`
    ///
    /// `010 sy jp 010001 full r2 ... ei dconv ul ss r1 sat rpt dst src2 src1` — spec/ir3/cat2.yaml:105
    AddS = 39,
    /// Difference, unsigned.
    ///
    /// `syssjpsat<(nopnop) |rpt>ulsub.u ei<h|>dst, src1, src2`
    ///
    /// `010 sy jp 010010 full r2 ... ei dconv ul ss r1 sat rpt dst src2 src1` — spec/ir3/cat2.yaml:105
    SubU = 40,
    /// Difference, signed.
    ///
    /// `syssjpsat<(nopnop) |rpt>ulsub.s ei<h|>dst, src1, src2`
    ///
    /// `010 sy jp 010011 full r2 ... ei dconv ul ss r1 sat rpt dst src2 src1` — spec/ir3/cat2.yaml:105
    SubS = 41,
    /// Smaller number, unsigned.
    ///
    /// `syssjpsat<(nopnop) |rpt>ulmin.u ei<h|>dst, src1, src2`
    ///
    /// `010 sy jp 010110 full r2 ... ei dconv ul ss r1 sat rpt dst src2 src1` — spec/ir3/cat2.yaml:105
    MinU = 42,
    /// Smaller number, signed.
    ///
    /// `syssjpsat<(nopnop) |rpt>ulmin.s ei<h|>dst, src1, src2`
    ///
    /// `010 sy jp 010111 full r2 ... ei dconv ul ss r1 sat rpt dst src2 src1` — spec/ir3/cat2.yaml:105
    MinS = 43,
    /// Larger number, unsigned.
    ///
    /// `syssjpsat<(nopnop) |rpt>ulmax.u ei<h|>dst, src1, src2`
    ///
    /// `010 sy jp 011000 full r2 ... ei dconv ul ss r1 sat rpt dst src2 src1` — spec/ir3/cat2.yaml:105
    MaxU = 44,
    /// Larger number, signed.
    ///
    /// `syssjpsat<(nopnop) |rpt>ulmax.s ei<h|>dst, src1, src2`
    ///
    /// `010 sy jp 011001 full r2 ... ei dconv ul ss r1 sat rpt dst src2 src1` — spec/ir3/cat2.yaml:105
    MaxS = 45,
    /// Bitwise and.
    ///
    /// `syssjpsat<(nopnop) |rpt>uland.b ei<h|>dst, src1, src2`
    ///
    /// `010 sy jp 011100 full r2 ... ei dconv ul ss r1 sat rpt dst src2 src1` — spec/ir3/cat2.yaml:105
    AndB = 46,
    /// Bitwise or.
    ///
    /// `syssjpsat<(nopnop) |rpt>ulor.b ei<h|>dst, src1, src2`
    ///
    /// `010 sy jp 011101 full r2 ... ei dconv ul ss r1 sat rpt dst src2 src1` — spec/ir3/cat2.yaml:105
    OrB = 47,
    /// Bitwise exclusive or.
    ///
    /// `syssjpsat<(nopnop) |rpt>ulxor.b ei<h|>dst, src1, src2`
    ///
    /// `010 sy jp 011111 full r2 ... ei dconv ul ss r1 sat rpt dst src2 src1` — spec/ir3/cat2.yaml:105
    XorB = 48,
    /// Product of 24 bits, unsigned.
    ///
    /// `syssjpsat<(nopnop) |rpt>ulmul.u24 ei<h|>dst, src1, src2`
    ///
    /// `010 sy jp 110000 full r2 ... ei dconv ul ss r1 sat rpt dst src2 src1` — spec/ir3/cat2.yaml:105
    MulU24 = 49,
    /// Product of 24 bits, signed.
    ///
    /// `syssjpsat<(nopnop) |rpt>ulmul.s24 ei<h|>dst, src1, src2`
    ///
    /// `010 sy jp 110001 full r2 ... ei dconv ul ss r1 sat rpt dst src2 src1` — spec/ir3/cat2.yaml:105
    MulS24 = 50,
    /// Product of the low 16 bits.
    ///
    /// `syssjpsat<(nopnop) |rpt>ulmull.u ei<h|>dst, src1, src2`
    ///
    /// `010 sy jp 110010 full r2 ... ei dconv ul ss r1 sat rpt dst src2 src1` — spec/ir3/cat2.yaml:105
    MullU = 51,
    /// Left shift.
    ///
    /// `syssjpsat<(nopnop) |rpt>ulshl.b ei<h|>dst, src1, src2`
    ///
    /// `010 sy jp 110110 full r2 ... ei dconv ul ss r1 sat rpt dst src2 src1` — spec/ir3/cat2.yaml:105
    ShlB = 52,
    /// Logical right shift.
    ///
    /// `syssjpsat<(nopnop) |rpt>ulshr.b ei<h|>dst, src1, src2`
    ///
    /// `010 sy jp 110111 full r2 ... ei dconv ul ss r1 sat rpt dst src2 src1` — spec/ir3/cat2.yaml:105
    ShrB = 53,
    /// Arithmetic right shift.
    ///
    /// `syssjpsat<(nopnop) |rpt>ulashr.b ei<h|>dst, src1, src2`
    ///
    /// `010 sy jp 111000 full r2 ... ei dconv ul ss r1 sat rpt dst src2 src1` — spec/ir3/cat2.yaml:105
    AshrB = 54,
    /// A bit of the first source.
    ///
    /// `syssjpsat<(nopnop) |rpt>ulgetbit.b ei<h|>dst, src1, src2`
    ///
    /// `010 sy jp 111011 full r2 ... ei dconv ul ss r1 sat rpt dst src2 src1` — spec/ir3/cat2.yaml:105
    GetbitB = 55,
    /// Make a mask, how is not public.
    ///
    /// `syssjpsat<(nopnop) |rpt>ulmgen.b ei<h|>dst, src1, src2`
    ///
    /// `010 sy jp 111010 full r2 ... ei dconv ul ss r1 sat rpt dst src2 src1` — spec/ir3/cat2.yaml:199
    MgenB = 56,
    /// Meaning not public.
    ///
    /// `syssjpsat<(nopnop) |rpt>ulshb ei<h|>dst, src1, src2`
    ///
    /// `010 sy jp 111110 full r2 ... ei dconv ul ss r1 sat rpt dst src2 src1` — spec/ir3/cat2.yaml:199
    Shb = 57,
    /// Masked sum of absolute differences, how is not public.
    ///
    /// `syssjpsat<(nopnop) |rpt>ulmsad ei<h|>dst, src1, src2`
    ///
    /// `010 sy jp 111111 full r2 ... ei dconv ul ss r1 sat rpt dst src2 src1` — spec/ir3/cat2.yaml:199
    Msad = 58,
    /// Comparison, 0 or 1.
    ///
    /// `syssjpsat<(nopnop) |rpt>ulcmps.f.cond ei<h|>dst, src1, src2`
    ///
    /// `010 sy jp 000101 full r2 cond ei dconv ul ss r1 sat rpt dst src2 src1` — spec/ir3/cat2.yaml:209
    CmpsF = 59,
    /// Comparison, 0 or all ones.
    ///
    /// `syssjpsat<(nopnop) |rpt>ulcmpv.f.cond ei<h|>dst, src1, src2`
    ///
    /// `010 sy jp 000111 full r2 cond ei dconv ul ss r1 sat rpt dst src2 src1` — spec/ir3/cat2.yaml:209
    CmpvF = 60,
    /// Comparison, unsigned, 0 or 1.
    ///
    /// `syssjpsat<(nopnop) |rpt>ulcmps.u.cond ei<h|>dst, src1, src2`
    ///
    /// `010 sy jp 010100 full r2 cond ei dconv ul ss r1 sat rpt dst src2 src1` — spec/ir3/cat2.yaml:209
    CmpsU = 61,
    /// Comparison, signed, 0 or 1.
    ///
    /// `syssjpsat<(nopnop) |rpt>ulcmps.s.cond ei<h|>dst, src1, src2`
    ///
    /// `010 sy jp 010101 full r2 cond ei dconv ul ss r1 sat rpt dst src2 src1` — spec/ir3/cat2.yaml:209
    CmpsS = 62,
    /// Comparison, unsigned, 0 or all ones.
    ///
    /// `syssjpsat<(nopnop) |rpt>ulcmpv.u.cond ei<h|>dst, src1, src2`
    ///
    /// `010 sy jp 100001 full r2 cond ei dconv ul ss r1 sat rpt dst src2 src1` — spec/ir3/cat2.yaml:209
    CmpvU = 63,
    /// Comparison, signed, 0 or all ones.
    ///
    /// `syssjpsat<(nopnop) |rpt>ulcmpv.s.cond ei<h|>dst, src1, src2`
    ///
    /// `010 sy jp 100010 full r2 cond ei dconv ul ss r1 sat rpt dst src2 src1` — spec/ir3/cat2.yaml:209
    CmpvS = 64,
    /// Sign of a number, as a number.
    ///
    /// `syssjpsat<(nopnop) |rpt>ulsign.f ei<h|>dst, src1`
    ///
    /// `010 sy jp 000100 full r2 ... ei dconv ul ss r1 sat rpt dst ................ src1` — spec/ir3/cat2.yaml:245
    SignF = 65,
    /// The number with its modifiers.
    ///
    /// `syssjpsat<(nopnop) |rpt>ulabsneg.f ei<h|>dst, src1`
    ///
    /// `010 sy jp 000110 full r2 ... ei dconv ul ss r1 sat rpt dst ................ src1` — spec/ir3/cat2.yaml:245
    AbsnegF = 66,
    /// Integral part, towards minus infinity.
    ///
    /// `syssjpsat<(nopnop) |rpt>ulfloor.f ei<h|>dst, src1`
    ///
    /// `010 sy jp 001001 full r2 ... ei dconv ul ss r1 sat rpt dst ................ src1` — spec/ir3/cat2.yaml:245
    FloorF = 67,
    /// Integral part, towards infinity.
    ///
    /// `syssjpsat<(nopnop) |rpt>ulceil.f ei<h|>dst, src1`
    ///
    /// `010 sy jp 001010 full r2 ... ei dconv ul ss r1 sat rpt dst ................ src1` — spec/ir3/cat2.yaml:245
    CeilF = 68,
    /// Nearest integral number, ties to even.
    ///
    /// `syssjpsat<(nopnop) |rpt>ulrndne.f ei<h|>dst, src1`
    ///
    /// `010 sy jp 001011 full r2 ... ei dconv ul ss r1 sat rpt dst ................ src1` — spec/ir3/cat2.yaml:245
    RndneF = 69,
    /// Nearest integral number, ties away from zero.
    ///
    /// `syssjpsat<(nopnop) |rpt>ulrndaz.f ei<h|>dst, src1`
    ///
    /// `010 sy jp 001100 full r2 ... ei dconv ul ss r1 sat rpt dst ................ src1` — spec/ir3/cat2.yaml:245
    RndazF = 70,
    /// Integral part, towards zero.
    ///
    /// `syssjpsat<(nopnop) |rpt>ultrunc.f ei<h|>dst, src1`
    ///
    /// `010 sy jp 001101 full r2 ... ei dconv ul ss r1 sat rpt dst ................ src1` — spec/ir3/cat2.yaml:245
    TruncF = 71,
    /// The integer with its modifiers.
    ///
    /// `syssjpsat<(nopnop) |rpt>ulabsneg.s ei<h|>dst, src1`
    ///
    /// `010 sy jp 011010 full r2 ... ei dconv ul ss r1 sat rpt dst ................ src1` — spec/ir3/cat2.yaml:245
    AbsnegS = 72,
    /// Bitwise complement.
    ///
    /// `syssjpsat<(nopnop) |rpt>ulnot.b ei<h|>dst, src1`
    ///
    /// `010 sy jp 011110 full r2 ... ei dconv ul ss r1 sat rpt dst ................ src1` — spec/ir3/cat2.yaml:245
    NotB = 73,
    /// Bits in reverse order.
    ///
    /// `syssjpsat<(nopnop) |rpt>ulbfrev.b ei<h|>dst, src1`
    ///
    /// `010 sy jp 110011 full r2 ... ei dconv ul ss r1 sat rpt dst ................ src1` — spec/ir3/cat2.yaml:245
    BfrevB = 74,
    /// Leading bits that repeat the sign; -1 where all do.
    ///
    /// `syssjpsat<(nopnop) |rpt>ulclz.s ei<h|>dst, src1`
    ///
    /// `010 sy jp 110100 full r2 ... ei dconv ul ss r1 sat rpt dst ................ src1` — spec/ir3/cat2.yaml:245
    ClzS = 75,
    /// Leading zeros; -1 where all are.
    ///
    /// `syssjpsat<(nopnop) |rpt>ulclz.b ei<h|>dst, src1`
    ///
    /// `010 sy jp 110101 full r2 ... ei dconv ul ss r1 sat rpt dst ................ src1` — spec/ir3/cat2.yaml:245
    ClzB = 76,
    /// Number of ones.
    ///
    /// `syssjpsat<(nopnop) |rpt>ulcbits.b ei<h|>dst, src1`
    ///
    /// `010 sy jp 111101 full r2 ... ei dconv ul ss r1 sat rpt dst ................ src1` — spec/ir3/cat2.yaml:245
    CbitsB = 77,
    /// Set the rounding mode, how is not public.
    ///
    /// `syssjpsat<(nopnop) |rpt>ulsetrm ei<h|>dst, src1`
    ///
    /// `010 sy jp 111100 full r2 ... ei dconv ul ss r1 sat rpt dst ................ src1` — spec/ir3/cat2.yaml:288
    Setrm = 78,
    /// Interpolate a varying.
    ///
    /// `syssjpsat<(nopnop) |rpt>ulbary.f ei<h|>dst, src1, src2`
    ///
    /// `010 sy jp 111001 full r2 0 .. ei dconv ul ss r1 sat rpt dst src2 src1` — spec/ir3/cat2.yaml:293
    BaryF = 79,
    /// A varying of the provoking vertex; as a half register it is a narrowed float.
    ///
    /// `syssjpsat<(nopnop) |rpt>ulflat.b ei<h|>dst, src1, src2`
    ///
    /// `010 sy jp 111001 full r2 1 .. ei dconv ul ss r1 sat rpt dst src2 src1` — spec/ir3/cat2.yaml:323
    FlatB = 80,
    /// Product and sum, 16 bits unsigned.
    ///
    /// `syssjpsat<(nopnop) |rpt>ulmad.u16 <h|>dst, neg1<(r)|>src1, neg2<(r)|>hsrc2, neg3<(r)|>src3`
    ///
    /// `011 sy jp 0000 src2 dconv ul ss r1 sat rpt dst neg3 neg2 r3 src3 r2 neg1 0 src1` — spec/ir3/cat3.yaml:50
    MadU16 = 81,
    /// Product of the upper and the lower half, shifted, and sum.
    ///
    /// `syssjpsat<(nopnop) |rpt>ulmadsh.u16 <h|>dst, neg1<(r)|>src1, neg2<(r)|>src2, neg3<(r)|>src3`
    ///
    /// `011 sy jp 0001 src2 dconv ul ss r1 sat rpt dst neg3 neg2 r3 src3 r2 neg1 0 src1` — spec/ir3/cat3.yaml:50
    MadshU16 = 82,
    /// Product and sum, 16 bits signed.
    ///
    /// `syssjpsat<(nopnop) |rpt>ulmad.s16 <h|>dst, neg1<(r)|>src1, neg2<(r)|>hsrc2, neg3<(r)|>src3`
    ///
    /// `011 sy jp 0010 src2 dconv ul ss r1 sat rpt dst neg3 neg2 r3 src3 r2 neg1 0 src1` — spec/ir3/cat3.yaml:50
    MadS16 = 83,
    /// Product of the upper and the lower half, shifted, and sum.
    ///
    /// `syssjpsat<(nopnop) |rpt>ulmadsh.m16 <h|>dst, neg1<(r)|>src1, neg2<(r)|>src2, neg3<(r)|>src3`
    ///
    /// `011 sy jp 0011 src2 dconv ul ss r1 sat rpt dst neg3 neg2 r3 src3 r2 neg1 0 src1` — spec/ir3/cat3.yaml:50
    MadshM16 = 84,
    /// Product of 24 bits and sum, unsigned.
    ///
    /// `syssjpsat<(nopnop) |rpt>ulmad.u24 <h|>dst, neg1<(r)|>src1, neg2<(r)|>src2, neg3<(r)|>src3`
    ///
    /// `011 sy jp 0100 src2 dconv ul ss r1 sat rpt dst neg3 neg2 r3 src3 r2 neg1 0 src1` — spec/ir3/cat3.yaml:50
    MadU24 = 85,
    /// Product of 24 bits and sum, signed.
    ///
    /// `syssjpsat<(nopnop) |rpt>ulmad.s24 <h|>dst, neg1<(r)|>src1, neg2<(r)|>src2, neg3<(r)|>src3`
    ///
    /// `011 sy jp 0101 src2 dconv ul ss r1 sat rpt dst neg3 neg2 r3 src3 r2 neg1 0 src1` — spec/ir3/cat3.yaml:50
    MadS24 = 86,
    /// Product and sum, rounded once.
    ///
    /// `syssjpsat<(nopnop) |rpt>ulmad.f16 <h|>dst, neg1<(r)|>src1, neg2<(r)|>hsrc2, neg3<(r)|>src3`
    ///
    /// `011 sy jp 0110 src2 dconv ul ss r1 sat rpt dst neg3 neg2 r3 src3 r2 neg1 0 src1` — spec/ir3/cat3.yaml:50
    MadF16 = 87,
    /// Product and sum, rounded once.
    ///
    /// `syssjpsat<(nopnop) |rpt>ulmad.f32 <h|>dst, neg1<(r)|>src1, neg2<(r)|>src2, neg3<(r)|>src3`
    ///
    /// `011 sy jp 0111 src2 dconv ul ss r1 sat rpt dst neg3 neg2 r3 src3 r2 neg1 0 src1` — spec/ir3/cat3.yaml:50
    MadF32 = 88,
    /// First where the second is not 0, else third.
    ///
    /// `syssjpsat<(nopnop) |rpt>ulsel.b16 <h|>dst, neg1<(r)|>src1, neg2<(r)|>hsrc2, neg3<(r)|>src3`
    ///
    /// `011 sy jp 1000 src2 dconv ul ss r1 sat rpt dst neg3 neg2 r3 src3 r2 neg1 0 src1` — spec/ir3/cat3.yaml:50
    SelB16 = 89,
    /// First where the second is not 0, else third.
    ///
    /// `syssjpsat<(nopnop) |rpt>ulsel.b32 <h|>dst, neg1<(r)|>src1, neg2<(r)|>src2, neg3<(r)|>src3`
    ///
    /// `011 sy jp 1001 src2 dconv ul ss r1 sat rpt dst neg3 neg2 r3 src3 r2 neg1 0 src1` — spec/ir3/cat3.yaml:50
    SelB32 = 90,
    /// First where the second is not negative, else third.
    ///
    /// `syssjpsat<(nopnop) |rpt>ulsel.s16 <h|>dst, neg1<(r)|>src1, neg2<(r)|>hsrc2, neg3<(r)|>src3`
    ///
    /// `011 sy jp 1010 src2 dconv ul ss r1 sat rpt dst neg3 neg2 r3 src3 r2 neg1 0 src1` — spec/ir3/cat3.yaml:50
    SelS16 = 91,
    /// First where the second is not negative, else third.
    ///
    /// `syssjpsat<(nopnop) |rpt>ulsel.s32 <h|>dst, neg1<(r)|>src1, neg2<(r)|>src2, neg3<(r)|>src3`
    ///
    /// `011 sy jp 1011 src2 dconv ul ss r1 sat rpt dst neg3 neg2 r3 src3 r2 neg1 0 src1` — spec/ir3/cat3.yaml:50
    SelS32 = 92,
    /// First where the second is 0 or more, else third.
    ///
    /// `syssjpsat<(nopnop) |rpt>ulsel.f16 <h|>dst, neg1<(r)|>src1, neg2<(r)|>hsrc2, neg3<(r)|>src3`
    ///
    /// `011 sy jp 1100 src2 dconv ul ss r1 sat rpt dst neg3 neg2 r3 src3 r2 neg1 0 src1` — spec/ir3/cat3.yaml:50
    SelF16 = 93,
    /// First where the second is 0 or more, else third.
    ///
    /// `syssjpsat<(nopnop) |rpt>ulsel.f32 <h|>dst, neg1<(r)|>src1, neg2<(r)|>src2, neg3<(r)|>src3`
    ///
    /// `011 sy jp 1101 src2 dconv ul ss r1 sat rpt dst neg3 neg2 r3 src3 r2 neg1 0 src1` — spec/ir3/cat3.yaml:50
    SelF32 = 94,
    /// Absolute difference and sum.
    ///
    /// `syssjpsat<(nopnop) |rpt>ulsad.s16 <h|>dst, neg1<(r)|>src1, neg2<(r)|>hsrc2, neg3<(r)|>src3`
    ///
    /// `011 sy jp 1110 src2 dconv ul ss r1 sat rpt dst neg3 neg2 r3 src3 r2 neg1 0 src1` — spec/ir3/cat3.yaml:50
    SadS16 = 95,
    /// Absolute difference of half registers and sum, in 32 bits.
    ///
    /// `syssjpsat<(nopnop) |rpt>ulsad.s32 <h|>dst, neg1<(r)|>src1, neg2<(r)|>hsrc2, neg3<(r)|>src3`
    ///
    /// `011 sy jp 1111 src2 dconv ul ss r1 sat rpt dst neg3 neg2 r3 src3 r2 neg1 0 src1` — spec/ir3/cat3.yaml:124
    SadS32 = 96,
    /// Right shift and mask.
    ///
    /// `syssjp<(nopnop) |rpt>ulshrm <h|>dst, neg1<(r)|>src1, neg2<(r)|><|h>src2, neg3<(r)|>src3`
    ///
    /// `011 sy jp 1000 src2 dconv ul ss r1 full rpt dst neg3 neg2 r3 src3 r2 neg1 1 src1` — spec/ir3/cat3.yaml:141
    Shrm = 97,
    /// Left shift and mask.
    ///
    /// `syssjp<(nopnop) |rpt>ulshlm <h|>dst, neg1<(r)|>src1, neg2<(r)|><|h>src2, neg3<(r)|>src3`
    ///
    /// `011 sy jp 1001 src2 dconv ul ss r1 full rpt dst neg3 neg2 r3 src3 r2 neg1 1 src1` — spec/ir3/cat3.yaml:141
    Shlm = 98,
    /// Right shift and or.
    ///
    /// `syssjp<(nopnop) |rpt>ulshrg <h|>dst, neg1<(r)|>src1, neg2<(r)|><|h>src2, neg3<(r)|>src3`
    ///
    /// `011 sy jp 1010 src2 dconv ul ss r1 full rpt dst neg3 neg2 r3 src3 r2 neg1 1 src1` — spec/ir3/cat3.yaml:141
    Shrg = 99,
    /// Left shift and or.
    ///
    /// `syssjp<(nopnop) |rpt>ulshlg <h|>dst, neg1<(r)|>src1, neg2<(r)|><|h>src2, neg3<(r)|>src3`
    ///
    /// `011 sy jp 1011 src2 dconv ul ss r1 full rpt dst neg3 neg2 r3 src3 r2 neg1 1 src1` — spec/ir3/cat3.yaml:141
    Shlg = 100,
    /// And, then or.
    ///
    /// `syssjp<(nopnop) |rpt>ulandg <h|>dst, neg1<(r)|>src1, neg2<(r)|><|h>src2, neg3<(r)|>src3`
    ///
    /// `011 sy jp 1100 src2 dconv ul ss r1 full rpt dst neg3 neg2 r3 src3 r2 neg1 1 src1` — spec/ir3/cat3.yaml:141
    Andg = 101,
    /// Sum of 2 products of bytes, accumulated.
    ///
    /// `syssjpsat<(nopnop) |rpt>uldp2accsignpack dst, <(r)|>src1, <(r)|>src2, neg3<(r)|>src3`
    ///
    /// `011 sy jp 1101 src2 0 ul ss r1 sat rpt dst neg3 pack r3 src3 r2 sign 1 src1` — spec/ir3/cat3.yaml:163
    Dp2acc = 102,
    /// Sum of 4 products of bytes, accumulated.
    ///
    /// `syssjpsat<(nopnop) |rpt>uldp4accsignpack dst, <(r)|>src1, <(r)|>src2, neg3<(r)|>src3`
    ///
    /// `011 sy jp 1101 src2 1 ul ss r1 sat rpt dst neg3 pack r3 src3 r2 sign 1 src1` — spec/ir3/cat3.yaml:163
    Dp4acc = 103,
    /// Four products with the sum of four numbers; of which type is not public.
    ///
    /// `syssjp<(nopnop) |rpt>ulwmm <|h>dst, neg1<(r)|>src1, neg2<(r)|><|h>src2, <(r)|>src3`
    ///
    /// `011 sy jp 1110 src2 dfull ul ss r1 0 rpt dst full neg2 r3 src3 r2 neg1 1 src1` — spec/ir3/cat3.yaml:208
    Wmm = 104,
    /// Four products with the sum of four numbers, accumulated; of which type is not public.
    ///
    /// `syssjp<(nopnop) |rpt>ulwmm.accu <|h>dst, neg1<(r)|>src1, neg2<(r)|><|h>src2, <(r)|>src3`
    ///
    /// `011 sy jp 1110 src2 dfull ul ss r1 1 rpt dst full neg2 r3 src3 r2 neg1 1 src1` — spec/ir3/cat3.yaml:208
    WmmAccu = 105,
    /// Reciprocal, correctly rounded.
    ///
    /// `syssjpsatrptulrcp <h|>dst, src`
    ///
    /// `100 sy jp 000000 full ..... dconv ul ss r sat rpt dst ................ src` — spec/ir3/cat4.yaml:140
    Rcp = 106,
    /// Reciprocal square root.
    ///
    /// `syssjpsatrptulrsq <h|>dst, src`
    ///
    /// `100 sy jp 000001 full ..... dconv ul ss r sat rpt dst ................ src` — spec/ir3/cat4.yaml:140
    Rsq = 107,
    /// Logarithm to base 2.
    ///
    /// `syssjpsatrptullog2 <h|>dst, src`
    ///
    /// `100 sy jp 000010 full ..... dconv ul ss r sat rpt dst ................ src` — spec/ir3/cat4.yaml:140
    Log2 = 108,
    /// Power of 2.
    ///
    /// `syssjpsatrptulexp2 <h|>dst, src`
    ///
    /// `100 sy jp 000011 full ..... dconv ul ss r sat rpt dst ................ src` — spec/ir3/cat4.yaml:140
    Exp2 = 109,
    /// Sine of radians.
    ///
    /// `syssjpsatrptulsin <h|>dst, src`
    ///
    /// `100 sy jp 000100 full ..... dconv ul ss r sat rpt dst ................ src` — spec/ir3/cat4.yaml:140
    Sin = 110,
    /// Cosine of radians.
    ///
    /// `syssjpsatrptulcos <h|>dst, src`
    ///
    /// `100 sy jp 000101 full ..... dconv ul ss r sat rpt dst ................ src` — spec/ir3/cat4.yaml:140
    Cos = 111,
    /// Square root, correctly rounded.
    ///
    /// `syssjpsatrptulsqrt <h|>dst, src`
    ///
    /// `100 sy jp 000110 full ..... dconv ul ss r sat rpt dst ................ src` — spec/ir3/cat4.yaml:140
    Sqrt = 112,
    /// Reciprocal square root to half precision.
    ///
    /// `syssjpsatrptulhrsq <h|>dst, src`
    ///
    /// `100 sy jp 001001 full ..... dconv ul ss r sat rpt dst ................ src` — spec/ir3/cat4.yaml:140
    Hrsq = 113,
    /// Logarithm to base 2 to half precision.
    ///
    /// `syssjpsatrptulhlog2 <h|>dst, src`
    ///
    /// `100 sy jp 001010 full ..... dconv ul ss r sat rpt dst ................ src` — spec/ir3/cat4.yaml:140
    Hlog2 = 114,
    /// Power of 2 to half precision.
    ///
    /// `syssjpsatrptulhexp2 <h|>dst, src`
    ///
    /// `100 sy jp 001011 full ..... dconv ul ss r sat rpt dst ................ src` — spec/ir3/cat4.yaml:140
    Hexp2 = 115,
    /// Fetch a texel by integers.
    ///
    /// `syjpisamf3dfafofpfs<.s2en|><.uniform|><.nonuniform|><.basebase|> (type)(wrmask)<h|>dst, <|h>src1<, <|h>src2|>desc`
    ///
    /// `101 sy jp 00000 fp fo s2en fs fa f3d base[0] type wrmask dst desc base[2:1] 0 . src2 src1 full` — spec/ir3/cat5.yaml:242
    Isam = 116,
    /// Fetch a texel by integers, with level.
    ///
    /// `syjpisamlf3dfafofpfs<.s2en|><.uniform|><.nonuniform|><.basebase|> (type)(wrmask)<h|>dst, <|h>src1<, <|h>src2|>desc`
    ///
    /// `101 sy jp 00001 fp fo s2en fs fa f3d base[0] type wrmask dst desc base[2:1] 0 . src2 src1 full` — spec/ir3/cat5.yaml:242
    Isaml = 117,
    /// Fetch a sample of a texel.
    ///
    /// `syjpisammf3dfafofpfs<.s2en|><.uniform|><.nonuniform|><.basebase|> (type)(wrmask)<h|>dst, <|h>src1<, <|h>src2|>desc`
    ///
    /// `101 sy jp 00010 fp fo s2en fs fa f3d base[0] type wrmask dst desc base[2:1] 0 . src2 src1 full` — spec/ir3/cat5.yaml:242
    Isamm = 118,
    /// Sample.
    ///
    /// `syjpsamf3dfafofpfs<.s2en|><.uniform|><.nonuniform|><.basebase|> (type)(wrmask)<h|>dst, <|h>src1<, <|h>src2|>desc`
    ///
    /// `101 sy jp 00011 fp fo s2en fs fa f3d base[0] type wrmask dst desc base[2:1] 0 . src2 src1 full` — spec/ir3/cat5.yaml:242
    Sam = 119,
    /// Sample with bias.
    ///
    /// `syjpsambf3dfafofpfs<.s2en|><.uniform|><.nonuniform|><.basebase|> (type)(wrmask)<h|>dst, <|h>src1<, <|h>src2|>desc`
    ///
    /// `101 sy jp 00100 fp fo s2en fs fa f3d base[0] type wrmask dst desc base[2:1] 0 . src2 src1 full` — spec/ir3/cat5.yaml:242
    Samb = 120,
    /// Sample with level.
    ///
    /// `syjpsamlf3dfafofpfs<.s2en|><.uniform|><.nonuniform|><.basebase|> (type)(wrmask)<h|>dst, <|h>src1<, <|h>src2|>desc`
    ///
    /// `101 sy jp 00101 fp fo s2en fs fa f3d base[0] type wrmask dst desc base[2:1] 0 . src2 src1 full` — spec/ir3/cat5.yaml:242
    Saml = 121,
    /// Sample with gradients.
    ///
    /// `syjpsamgqf3dfafofpfs<.s2en|><.uniform|><.nonuniform|><.basebase|> (type)(wrmask)<h|>dst, <|h>src1<, <|h>src2|>desc`
    ///
    /// `101 sy jp 00110 fp fo s2en fs fa f3d base[0] type wrmask dst desc base[2:1] 0 . src2 src1 full` — spec/ir3/cat5.yaml:242
    Samgq = 122,
    /// Level of detail.
    ///
    /// `syjpgetlodf3dfafofpfs<.s2en|><.uniform|><.nonuniform|><.basebase|> (type)(wrmask)<h|>dst, <|h>src1<, <|h>src2|>desc`
    ///
    /// `101 sy jp 00111 fp fo s2en fs fa f3d base[0] type wrmask dst desc base[2:1] 0 . src2 src1 full` — spec/ir3/cat5.yaml:242
    Getlod = 123,
    /// Size of a level.
    ///
    /// `syjpgetsizef3dfafofpfs<.s2en|><.uniform|><.nonuniform|><.basebase|> (type)(wrmask)<h|>dst, <|h>src1<, <|h>src2|>desc`
    ///
    /// `101 sy jp 01010 fp fo s2en fs fa f3d base[0] type wrmask dst desc base[2:1] 0 . src2 src1 full` — spec/ir3/cat5.yaml:242
    Getsize = 124,
    /// Size of a buffer.
    ///
    /// `syjpgetbuff3dfafofpfs<.s2en|><.uniform|><.nonuniform|><.basebase|> (type)(wrmask)<h|>dst<, <|h>src2|>desc`
    ///
    /// `101 sy jp 01011 fp fo s2en fs fa f3d base[0] type wrmask dst desc base[2:1] 0 . src2 src1 full` — spec/ir3/cat5.yaml:242
    Getbuf = 125,
    /// Format, order, levels and samples; codes of format and order are not public.
    ///
    /// `syjpgetinfof3dfafofpfs<.s2en|><.uniform|><.nonuniform|><.basebase|> (type)(wrmask)<h|>dst<, <|h>src2|>desc`
    ///
    /// `101 sy jp 01101 fp fo s2en fs fa f3d base[0] type wrmask dst desc base[2:1] 0 . src2 src1 full` — spec/ir3/cat5.yaml:242
    Getinfo = 126,
    /// Red of four texels.
    ///
    /// `syjpgather4rf3dfafofpfs<.s2en|><.uniform|><.nonuniform|><.basebase|> (type)(wrmask)<h|>dst, <|h>src1<, <|h>src2|>desc`
    ///
    /// `101 sy jp 10000 fp fo s2en fs fa f3d base[0] type wrmask dst desc base[2:1] 0 . src2 src1 full` — spec/ir3/cat5.yaml:242
    Gather4r = 127,
    /// Green of four texels.
    ///
    /// `syjpgather4gf3dfafofpfs<.s2en|><.uniform|><.nonuniform|><.basebase|> (type)(wrmask)<h|>dst, <|h>src1<, <|h>src2|>desc`
    ///
    /// `101 sy jp 10001 fp fo s2en fs fa f3d base[0] type wrmask dst desc base[2:1] 0 . src2 src1 full` — spec/ir3/cat5.yaml:242
    Gather4g = 128,
    /// Blue of four texels.
    ///
    /// `syjpgather4bf3dfafofpfs<.s2en|><.uniform|><.nonuniform|><.basebase|> (type)(wrmask)<h|>dst, <|h>src1<, <|h>src2|>desc`
    ///
    /// `101 sy jp 10010 fp fo s2en fs fa f3d base[0] type wrmask dst desc base[2:1] 0 . src2 src1 full` — spec/ir3/cat5.yaml:242
    Gather4b = 129,
    /// Alpha of four texels.
    ///
    /// `syjpgather4af3dfafofpfs<.s2en|><.uniform|><.nonuniform|><.basebase|> (type)(wrmask)<h|>dst, <|h>src1<, <|h>src2|>desc`
    ///
    /// `101 sy jp 10011 fp fo s2en fs fa f3d base[0] type wrmask dst desc base[2:1] 0 . src2 src1 full` — spec/ir3/cat5.yaml:242
    Gather4a = 130,
    /// Sample with gradients of fiber 0 of the quad.
    ///
    /// `syjpsamgp0f3dfafofpfs<.s2en|><.uniform|><.nonuniform|><.basebase|> (type)(wrmask)<h|>dst, <|h>src1<, <|h>src2|>desc`
    ///
    /// `101 sy jp 10100 fp fo s2en fs fa f3d base[0] type wrmask dst desc base[2:1] 0 . src2 src1 full` — spec/ir3/cat5.yaml:272
    Samgp0 = 131,
    /// Sample with gradients of fiber 1 of the quad.
    ///
    /// `syjpsamgp1f3dfafofpfs<.s2en|><.uniform|><.nonuniform|><.basebase|> (type)(wrmask)<h|>dst, <|h>src1<, <|h>src2|>desc`
    ///
    /// `101 sy jp 10101 fp fo s2en fs fa f3d base[0] type wrmask dst desc base[2:1] 0 . src2 src1 full` — spec/ir3/cat5.yaml:272
    Samgp1 = 132,
    /// Sample with gradients of fiber 2 of the quad.
    ///
    /// `syjpsamgp2f3dfafofpfs<.s2en|><.uniform|><.nonuniform|><.basebase|> (type)(wrmask)<h|>dst, <|h>src1<, <|h>src2|>desc`
    ///
    /// `101 sy jp 10110 fp fo s2en fs fa f3d base[0] type wrmask dst desc base[2:1] 0 . src2 src1 full` — spec/ir3/cat5.yaml:272
    Samgp2 = 133,
    /// Sample with gradients of fiber 3 of the quad.
    ///
    /// `syjpsamgp3f3dfafofpfs<.s2en|><.uniform|><.nonuniform|><.basebase|> (type)(wrmask)<h|>dst, <|h>src1<, <|h>src2|>desc`
    ///
    /// `101 sy jp 10111 fp fo s2en fs fa f3d base[0] type wrmask dst desc base[2:1] 0 . src2 src1 full` — spec/ir3/cat5.yaml:272
    Samgp3 = 134,
    /// Convolution; how is not public.
    ///
    /// `syjpconvf3dfafofpfs<.s2en|><.uniform|><.nonuniform|><.basebase|> (type)(wrmask)<h|>dst, <|h>src1<, <|h>src2|>desc`
    ///
    /// `101 sy jp 01000 fp fo s2en fs fa f3d base[0] type wrmask dst desc base[2:1] 0 . src2 src1 full` — spec/ir3/cat5.yaml:291
    Conv = 135,
    /// Convolution and maximum; how is not public.
    ///
    /// `syjpconvmf3dfafofpfs<.s2en|><.uniform|><.nonuniform|><.basebase|> (type)(wrmask)<h|>dst, <|h>src1<, <|h>src2|>desc`
    ///
    /// `101 sy jp 01001 fp fo s2en fs fa f3d base[0] type wrmask dst desc base[2:1] 0 . src2 src1 full` — spec/ir3/cat5.yaml:291
    Convm = 136,
    /// Position of a sample; how is not public.
    ///
    /// `syjpgetposf3dfafofpfs<.s2en|><.uniform|><.nonuniform|><.basebase|> (type)(wrmask)<h|>dst, <|h>src1<, <|h>src2|>desc`
    ///
    /// `101 sy jp 01100 fp fo s2en fs fa f3d base[0] type wrmask dst desc base[2:1] 0 . src2 src1 full` — spec/ir3/cat5.yaml:291
    Getpos = 137,
    /// Position of a sample of the render target; how is not public.
    ///
    /// `syjprgetposf3dfafofpfs<.s2en|><.uniform|><.nonuniform|><.basebase|> (type)(wrmask)<h|>dst, <|h>src1<, <|h>src2|>desc`
    ///
    /// `101 sy jp 11010 fp fo s2en fs fa f3d base[0] type wrmask dst desc base[2:1] 0 . src2 src1 full` — spec/ir3/cat5.yaml:291
    Rgetpos = 138,
    /// Samples of the render target; how is not public.
    ///
    /// `syjprgetinfof3dfafofpfs<.s2en|><.uniform|><.nonuniform|><.basebase|> (type)(wrmask)<h|>dst<, <|h>src2|>desc`
    ///
    /// `101 sy jp 11011 fp fo s2en fs fa f3d base[0] type wrmask dst desc base[2:1] 0 . src2 src1 full` — spec/ir3/cat5.yaml:291
    Rgetinfo = 139,
    /// Derivative along x in the quad.
    ///
    /// `syjpdsxf3dfafofpfs<.s2en|><.uniform|><.nonuniform|><.basebase|> (type)(wrmask)<h|>dst, <|h>src1<, <|h>src2|>desc`
    ///
    /// `101 sy jp 01110 fp fo s2en fs fa f3d base[0] type wrmask dst desc base[2:1] 0 . src2 src1 full` — spec/ir3/cat5.yaml:308
    Dsx = 140,
    /// Derivative along y in the quad.
    ///
    /// `syjpdsyf3dfafofpfs<.s2en|><.uniform|><.nonuniform|><.basebase|> (type)(wrmask)<h|>dst, <|h>src1<, <|h>src2|>desc`
    ///
    /// `101 sy jp 01111 fp fo s2en fs fa f3d base[0] type wrmask dst desc base[2:1] 0 . src2 src1 full` — spec/ir3/cat5.yaml:308
    Dsy = 141,
    /// Fine derivative along x, one of a pair.
    ///
    /// `syjpdsxpp.1f3dfafofpfs<.s2en|><.uniform|><.nonuniform|><.basebase|> (wrmask)<h|>dst, <|h>src1<, <|h>src2|>desc`
    ///
    /// `101 sy jp 11000 fp fo s2en fs fa f3d base[0] type wrmask dst desc base[2:1] 0 . src2 src1 full` — spec/ir3/cat5.yaml:308
    Dsxpp1 = 142,
    /// Fine derivative along y, one of a pair.
    ///
    /// `syjpdsypp.1f3dfafofpfs<.s2en|><.uniform|><.nonuniform|><.basebase|> (wrmask)<h|>dst, <|h>src1<, <|h>src2|>desc`
    ///
    /// `101 sy jp 11001 fp fo s2en fs fa f3d base[0] type wrmask dst desc base[2:1] 0 . src2 src1 full` — spec/ir3/cat5.yaml:308
    Dsypp1 = 143,
    /// The upper half of each cluster gets a value of the lower half.
    ///
    /// `syjpbrcst.active.wcluster (type)(wrmask)<h|>dst, <|h>src1desc`
    ///
    /// `101 sy jp 111110 fo s2en fs fa f3d . type wrmask dst desc w 0 . src2 src1 full` — spec/ir3/cat5.yaml:345
    BrcstActive = 144,
    /// A value of the fiber of the quad that the second source says.
    ///
    /// `syjpquad_shuffle.brcst (type)(wrmask)<h|>dst, <|h>src1<, <|h>src2|>desc`
    ///
    /// `101 sy jp 111111 fo s2en fs fa f3d . type wrmask dst desc 000 . src2 src1 full` — spec/ir3/cat5.yaml:371
    QuadShuffleBrcst = 145,
    /// A value of the horizontal neighbour in the quad.
    ///
    /// `syjpquad_shuffle.horiz (type)(wrmask)<h|>dst, <|h>src1<, <|h>src2|>desc`
    ///
    /// `101 sy jp 111111 fo s2en fs fa f3d . type wrmask dst desc 010 . src2 src1 full` — spec/ir3/cat5.yaml:371
    QuadShuffleHoriz = 146,
    /// A value of the vertical neighbour in the quad.
    ///
    /// `syjpquad_shuffle.vert (type)(wrmask)<h|>dst, <|h>src1<, <|h>src2|>desc`
    ///
    /// `101 sy jp 111111 fo s2en fs fa f3d . type wrmask dst desc 100 . src2 src1 full` — spec/ir3/cat5.yaml:371
    QuadShuffleVert = 147,
    /// A value of the diagonal neighbour in the quad.
    ///
    /// `syjpquad_shuffle.diag (type)(wrmask)<h|>dst, <|h>src1<, <|h>src2|>desc`
    ///
    /// `101 sy jp 111111 fo s2en fs fa f3d . type wrmask dst desc 110 . src2 src1 full` — spec/ir3/cat5.yaml:371
    QuadShuffleDiag = 148,
    /// Load from global memory.
    ///
    /// `syjpldg.type <h|>dst, g[src1<+off|<off|>>], size`
    ///
    /// `110 sy jp 0000000 type ......... dst size 10 src1 off 1` — spec/ir3/cat6.yaml:230
    Ldg = 149,
    /// Load from local memory.
    ///
    /// `syjpldl.type dst, l[src1<+off|<off|>>], size`
    ///
    /// `110 sy jp 00001 .. type ......... dst size 1 . src1 off 1` — spec/ir3/cat6.yaml:242
    Ldl = 150,
    /// Load from private memory.
    ///
    /// `syjpldp.type dst, p[src1<+off|<off|>>], size`
    ///
    /// `110 sy jp 00010 .. type ......... dst size 1 . src1 off 1` — spec/ir3/cat6.yaml:242
    Ldp = 151,
    /// Load from linked memory.
    ///
    /// `syjpldlw.type dst, l[src1<+off|<off|>>], size`
    ///
    /// `110 sy jp 01010 .. type ......... dst size 1 . src1 off 1` — spec/ir3/cat6.yaml:242
    Ldlw = 152,
    /// Store to global memory.
    ///
    /// `syjpstg.type g[src1<+off|<off|>>], <h|>src3, size`
    ///
    /// `110 sy jp 00011 . 0 type src1 dstoff off[7:0] size 1 ......... off[12:8] src3 .` — spec/ir3/cat6.yaml:261
    Stg = 153,
    /// Store to local memory.
    ///
    /// `syjpstl.type l[src1<+off|<off|>>], src3, size`
    ///
    /// `110 sy jp 00100 .. type src1 1 off[7:0] size 1 ......... off[12:8] src3 .` — spec/ir3/cat6.yaml:270
    Stl = 154,
    /// Store to private memory.
    ///
    /// `syjpstp.type p[src1<+off|<off|>>], src3, size`
    ///
    /// `110 sy jp 00101 .. type src1 1 off[7:0] size 1 ......... off[12:8] src3 0` — spec/ir3/cat6.yaml:270
    Stp = 155,
    /// Store to linked memory.
    ///
    /// `syjpstlw.type l[src1<+off|<off|>>], src3, size`
    ///
    /// `110 sy jp 01011 .. type src1 1 off[7:0] size 1 ......... off[12:8] src3 .` — spec/ir3/cat6.yaml:270
    Stlw = 156,
    /// Load a varying.
    ///
    /// `syjpldlv.type dst, l[off], size`
    ///
    /// `110 sy jp 11111 .. type ......... dst size 11 ........ off 0` — spec/ir3/cat6.yaml:284
    Ldlv = 157,
    /// Load from global memory with an index.
    ///
    /// `syjpldg.a.type <h|>dst, g[src1+<(src2<+off|>)<<2|src2<<bytes<+off|><<2>], size`
    ///
    /// `110 sy jp 0000000 type ......... dst size 11 src1 sh 0 off src2 1` — spec/ir3/cat6.yaml:299
    LdgA = 158,
    /// Store to global memory with an index.
    ///
    /// `syjpstg.a.type g[src1+<(src2<+off|>)<<2|src2<<bytes<+off|><<2>], <h|>src3, size`
    ///
    /// `110 sy jp 00011 . 1 type src1 dstoff src2 size 1 ......... sh 0 off src3 .` — spec/ir3/cat6.yaml:317
    StgA = 159,
    /// Store to the constants.
    ///
    /// `syjpstc.type cdst, src1, size`
    ///
    /// `110 sy jp 11100 .. type ........ cdst ..... size 1 .............. src1 .` — spec/ir3/cat6.yaml:334
    Stc = 160,
    /// Dimensions of a buffer or image.
    ///
    /// `syjpresinfo.type.dd dst, g[ssbo]`
    ///
    /// `110 sy jp 01111 immslot . type ssbo 0 dst ..................... d1 .........` — spec/ir3/cat6.yaml:354
    Resinfo = 161,
    /// Load from a buffer.
    ///
    /// `syjpldgbtyped.dd.type.n dst, g[ssbo], src1, src2`
    ///
    /// `110 sy jp 11011 immslot . type ssbo . dst src2 imm2 imm1 src1 n1 typed d1 ........ 1` — spec/ir3/cat6.yaml:372
    Ldgb = 162,
    /// Load from a buffer.
    ///
    /// `syjpldgbtyped.dd.type.n dst, g[ssbo], src1, src2`
    ///
    /// `110 sy jp 11011 immslot . type ssbo . dst src2 imm2 imm1 src1 n1 typed d1 .........` — spec/ir3/cat6.yaml:372
    LdgbA5xx = 163,
    /// Load from an image.
    ///
    /// `syjpldibtyped.dd.type.n dst, g[ssbo], src1, src2`
    ///
    /// `110 sy jp 00110 immslot . type ssbo . dst src2 imm2 imm1 src1 n1 typed d1 ........ 1` — spec/ir3/cat6.yaml:393
    Ldib = 164,
    /// Store to a buffer.
    ///
    /// `syjpstgbtyped.dd.type.n g[ssbo], src1, src2, src3`
    ///
    /// `110 sy jp 11100 immslot . type ssbo imm3 src3 src2 imm2 ......... n1 typed d1 src1 0` — spec/ir3/cat6.yaml:408
    Stgb = 165,
    /// Store to a buffer.
    ///
    /// `syjpstgbtyped.dd.type.n g[ssbo], src1, src2, src3`
    ///
    /// `110 sy jp 11100 immslot . type ssbo imm3 src3 src2 imm2 ......... n1 typed d1 src1 1` — spec/ir3/cat6.yaml:408
    StgbA5xx = 166,
    /// Store to an image.
    ///
    /// `syjpstibtyped.dd.type.n g[ssbo], src1, src2, src3`
    ///
    /// `110 sy jp 11101 immslot . type ssbo imm3 src3 src2 imm2 ......... n1 typed d1 src1 0` — spec/ir3/cat6.yaml:433
    Stib = 167,
    /// Store to an image.
    ///
    /// `syjpstibtyped.dd.type.n g[ssbo], src1, src2, src3`
    ///
    /// `110 sy jp 11101 immslot . type ssbo imm3 src3 src2 imm2 ......... n1 typed d1 src1 1` — spec/ir3/cat6.yaml:433
    StibA5xx = 168,
    /// Add, in local memory; gives the old value.
    ///
    /// `syjpatomic.addtyped.dd.type.n.l dst, l[src1], src2`
    ///
    /// `110 sy jp 1000000 type 00000000 . dst src2 imm2 imm1 src1 n1 typed d1 000000001` — spec/ir3/cat6.yaml:449
    AtomicAdd = 169,
    /// Subtract, in local memory; gives the old value.
    ///
    /// `syjpatomic.subtyped.dd.type.n.l dst, l[src1], src2`
    ///
    /// `110 sy jp 1000100 type 00000000 . dst src2 imm2 imm1 src1 n1 typed d1 000000001` — spec/ir3/cat6.yaml:449
    AtomicSub = 170,
    /// Exchange, in local memory; gives the old value.
    ///
    /// `syjpatomic.xchgtyped.dd.type.n.l dst, l[src1], src2`
    ///
    /// `110 sy jp 1001000 type 00000000 . dst src2 imm2 imm1 src1 n1 typed d1 000000001` — spec/ir3/cat6.yaml:449
    AtomicXchg = 171,
    /// Increment, in local memory; gives the old value.
    ///
    /// `syjpatomic.inctyped.dd.type.n.l dst, l[src1], src2`
    ///
    /// `110 sy jp 1001100 type 00000000 . dst src2 imm2 imm1 src1 n1 typed d1 000000001` — spec/ir3/cat6.yaml:449
    AtomicInc = 172,
    /// Decrement, in local memory; gives the old value.
    ///
    /// `syjpatomic.dectyped.dd.type.n.l dst, l[src1], src2`
    ///
    /// `110 sy jp 1010000 type 00000000 . dst src2 imm2 imm1 src1 n1 typed d1 000000001` — spec/ir3/cat6.yaml:449
    AtomicDec = 173,
    /// Compare and exchange, in local memory; gives the old value.
    ///
    /// `syjpatomic.cmpxchgtyped.dd.type.n.l dst, l[src1], src2`
    ///
    /// `110 sy jp 1010100 type 00000000 . dst src2 imm2 imm1 src1 n1 typed d1 000000001` — spec/ir3/cat6.yaml:449
    AtomicCmpxchg = 174,
    /// Smaller number, in local memory; gives the old value.
    ///
    /// `syjpatomic.mintyped.dd.type.n.l dst, l[src1], src2`
    ///
    /// `110 sy jp 1011000 type 00000000 . dst src2 imm2 imm1 src1 n1 typed d1 000000001` — spec/ir3/cat6.yaml:449
    AtomicMin = 175,
    /// Larger number, in local memory; gives the old value.
    ///
    /// `syjpatomic.maxtyped.dd.type.n.l dst, l[src1], src2`
    ///
    /// `110 sy jp 1011100 type 00000000 . dst src2 imm2 imm1 src1 n1 typed d1 000000001` — spec/ir3/cat6.yaml:449
    AtomicMax = 176,
    /// Bitwise and, in local memory; gives the old value.
    ///
    /// `syjpatomic.andtyped.dd.type.n.l dst, l[src1], src2`
    ///
    /// `110 sy jp 1100000 type 00000000 . dst src2 imm2 imm1 src1 n1 typed d1 000000001` — spec/ir3/cat6.yaml:449
    AtomicAnd = 177,
    /// Bitwise or, in local memory; gives the old value.
    ///
    /// `syjpatomic.ortyped.dd.type.n.l dst, l[src1], src2`
    ///
    /// `110 sy jp 1100100 type 00000000 . dst src2 imm2 imm1 src1 n1 typed d1 000000001` — spec/ir3/cat6.yaml:449
    AtomicOr = 178,
    /// Bitwise exclusive or, in local memory; gives the old value.
    ///
    /// `syjpatomic.xortyped.dd.type.n.l dst, l[src1], src2`
    ///
    /// `110 sy jp 1101000 type 00000000 . dst src2 imm2 imm1 src1 n1 typed d1 000000001` — spec/ir3/cat6.yaml:449
    AtomicXor = 179,
    /// Add, in a buffer; gives the old value.
    ///
    /// `syjpatomic.s.addtyped.dd.type.n.g dst, g[ssbo], src1, src2, src3`
    ///
    /// `110 sy jp 10000 immslot 1 type ssbo . dst src2 imm2 imm1 src1 n1 typed d1 src3 0` — spec/ir3/cat6.yaml:472
    AtomicSAdd = 180,
    /// Add, in a buffer; gives the old value.
    ///
    /// `syjpatomic.s.addtyped.dd.type.n.g dst, g[ssbo], src1, src2, src3`
    ///
    /// `110 sy jp 10000 immslot 1 type ssbo . dst src2 imm2 imm1 src1 n1 typed d1 src3 1` — spec/ir3/cat6.yaml:472
    AtomicSAddA5xx = 181,
    /// Subtract, in a buffer; gives the old value.
    ///
    /// `syjpatomic.s.subtyped.dd.type.n.g dst, g[ssbo], src1, src2, src3`
    ///
    /// `110 sy jp 10001 immslot 1 type ssbo . dst src2 imm2 imm1 src1 n1 typed d1 src3 0` — spec/ir3/cat6.yaml:472
    AtomicSSub = 182,
    /// Subtract, in a buffer; gives the old value.
    ///
    /// `syjpatomic.s.subtyped.dd.type.n.g dst, g[ssbo], src1, src2, src3`
    ///
    /// `110 sy jp 10001 immslot 1 type ssbo . dst src2 imm2 imm1 src1 n1 typed d1 src3 1` — spec/ir3/cat6.yaml:472
    AtomicSSubA5xx = 183,
    /// Exchange, in a buffer; gives the old value.
    ///
    /// `syjpatomic.s.xchgtyped.dd.type.n.g dst, g[ssbo], src1, src2, src3`
    ///
    /// `110 sy jp 10010 immslot 1 type ssbo . dst src2 imm2 imm1 src1 n1 typed d1 src3 0` — spec/ir3/cat6.yaml:472
    AtomicSXchg = 184,
    /// Exchange, in a buffer; gives the old value.
    ///
    /// `syjpatomic.s.xchgtyped.dd.type.n.g dst, g[ssbo], src1, src2, src3`
    ///
    /// `110 sy jp 10010 immslot 1 type ssbo . dst src2 imm2 imm1 src1 n1 typed d1 src3 1` — spec/ir3/cat6.yaml:472
    AtomicSXchgA5xx = 185,
    /// Increment, in a buffer; gives the old value.
    ///
    /// `syjpatomic.s.inctyped.dd.type.n.g dst, g[ssbo], src1, src2, src3`
    ///
    /// `110 sy jp 10011 immslot 1 type ssbo . dst src2 imm2 imm1 src1 n1 typed d1 src3 0` — spec/ir3/cat6.yaml:472
    AtomicSInc = 186,
    /// Increment, in a buffer; gives the old value.
    ///
    /// `syjpatomic.s.inctyped.dd.type.n.g dst, g[ssbo], src1, src2, src3`
    ///
    /// `110 sy jp 10011 immslot 1 type ssbo . dst src2 imm2 imm1 src1 n1 typed d1 src3 1` — spec/ir3/cat6.yaml:472
    AtomicSIncA5xx = 187,
    /// Decrement, in a buffer; gives the old value.
    ///
    /// `syjpatomic.s.dectyped.dd.type.n.g dst, g[ssbo], src1, src2, src3`
    ///
    /// `110 sy jp 10100 immslot 1 type ssbo . dst src2 imm2 imm1 src1 n1 typed d1 src3 0` — spec/ir3/cat6.yaml:472
    AtomicSDec = 188,
    /// Decrement, in a buffer; gives the old value.
    ///
    /// `syjpatomic.s.dectyped.dd.type.n.g dst, g[ssbo], src1, src2, src3`
    ///
    /// `110 sy jp 10100 immslot 1 type ssbo . dst src2 imm2 imm1 src1 n1 typed d1 src3 1` — spec/ir3/cat6.yaml:472
    AtomicSDecA5xx = 189,
    /// Compare and exchange, in a buffer; gives the old value.
    ///
    /// `syjpatomic.s.cmpxchgtyped.dd.type.n.g dst, g[ssbo], src1, src2, src3`
    ///
    /// `110 sy jp 10101 immslot 1 type ssbo . dst src2 imm2 imm1 src1 n1 typed d1 src3 0` — spec/ir3/cat6.yaml:472
    AtomicSCmpxchg = 190,
    /// Compare and exchange, in a buffer; gives the old value.
    ///
    /// `syjpatomic.s.cmpxchgtyped.dd.type.n.g dst, g[ssbo], src1, src2, src3`
    ///
    /// `110 sy jp 10101 immslot 1 type ssbo . dst src2 imm2 imm1 src1 n1 typed d1 src3 1` — spec/ir3/cat6.yaml:472
    AtomicSCmpxchgA5xx = 191,
    /// Smaller number, in a buffer; gives the old value.
    ///
    /// `syjpatomic.s.mintyped.dd.type.n.g dst, g[ssbo], src1, src2, src3`
    ///
    /// `110 sy jp 10110 immslot 1 type ssbo . dst src2 imm2 imm1 src1 n1 typed d1 src3 0` — spec/ir3/cat6.yaml:472
    AtomicSMin = 192,
    /// Smaller number, in a buffer; gives the old value.
    ///
    /// `syjpatomic.s.mintyped.dd.type.n.g dst, g[ssbo], src1, src2, src3`
    ///
    /// `110 sy jp 10110 immslot 1 type ssbo . dst src2 imm2 imm1 src1 n1 typed d1 src3 1` — spec/ir3/cat6.yaml:472
    AtomicSMinA5xx = 193,
    /// Larger number, in a buffer; gives the old value.
    ///
    /// `syjpatomic.s.maxtyped.dd.type.n.g dst, g[ssbo], src1, src2, src3`
    ///
    /// `110 sy jp 10111 immslot 1 type ssbo . dst src2 imm2 imm1 src1 n1 typed d1 src3 0` — spec/ir3/cat6.yaml:472
    AtomicSMax = 194,
    /// Larger number, in a buffer; gives the old value.
    ///
    /// `syjpatomic.s.maxtyped.dd.type.n.g dst, g[ssbo], src1, src2, src3`
    ///
    /// `110 sy jp 10111 immslot 1 type ssbo . dst src2 imm2 imm1 src1 n1 typed d1 src3 1` — spec/ir3/cat6.yaml:472
    AtomicSMaxA5xx = 195,
    /// Bitwise and, in a buffer; gives the old value.
    ///
    /// `syjpatomic.s.andtyped.dd.type.n.g dst, g[ssbo], src1, src2, src3`
    ///
    /// `110 sy jp 11000 immslot 1 type ssbo . dst src2 imm2 imm1 src1 n1 typed d1 src3 0` — spec/ir3/cat6.yaml:472
    AtomicSAnd = 196,
    /// Bitwise and, in a buffer; gives the old value.
    ///
    /// `syjpatomic.s.andtyped.dd.type.n.g dst, g[ssbo], src1, src2, src3`
    ///
    /// `110 sy jp 11000 immslot 1 type ssbo . dst src2 imm2 imm1 src1 n1 typed d1 src3 1` — spec/ir3/cat6.yaml:472
    AtomicSAndA5xx = 197,
    /// Bitwise or, in a buffer; gives the old value.
    ///
    /// `syjpatomic.s.ortyped.dd.type.n.g dst, g[ssbo], src1, src2, src3`
    ///
    /// `110 sy jp 11001 immslot 1 type ssbo . dst src2 imm2 imm1 src1 n1 typed d1 src3 0` — spec/ir3/cat6.yaml:472
    AtomicSOr = 198,
    /// Bitwise or, in a buffer; gives the old value.
    ///
    /// `syjpatomic.s.ortyped.dd.type.n.g dst, g[ssbo], src1, src2, src3`
    ///
    /// `110 sy jp 11001 immslot 1 type ssbo . dst src2 imm2 imm1 src1 n1 typed d1 src3 1` — spec/ir3/cat6.yaml:472
    AtomicSOrA5xx = 199,
    /// Bitwise exclusive or, in a buffer; gives the old value.
    ///
    /// `syjpatomic.s.xortyped.dd.type.n.g dst, g[ssbo], src1, src2, src3`
    ///
    /// `110 sy jp 11010 immslot 1 type ssbo . dst src2 imm2 imm1 src1 n1 typed d1 src3 0` — spec/ir3/cat6.yaml:472
    AtomicSXor = 200,
    /// Bitwise exclusive or, in a buffer; gives the old value.
    ///
    /// `syjpatomic.s.xortyped.dd.type.n.g dst, g[ssbo], src1, src2, src3`
    ///
    /// `110 sy jp 11010 immslot 1 type ssbo . dst src2 imm2 imm1 src1 n1 typed d1 src3 1` — spec/ir3/cat6.yaml:472
    AtomicSXorA5xx = 201,
    /// Add, in global memory; gives the old value.
    ///
    /// `syjpatomic.g.addtyped.dd.type.n.g dst, src1, src2`
    ///
    /// `110 sy jp 1000001 type 00000000 . dst src2 imm2 imm1 src1 n1 typed d1 000000001` — spec/ir3/cat6.yaml:487
    AtomicGAdd = 202,
    /// Subtract, in global memory; gives the old value.
    ///
    /// `syjpatomic.g.subtyped.dd.type.n.g dst, src1, src2`
    ///
    /// `110 sy jp 1000101 type 00000000 . dst src2 imm2 imm1 src1 n1 typed d1 000000001` — spec/ir3/cat6.yaml:487
    AtomicGSub = 203,
    /// Exchange, in global memory; gives the old value.
    ///
    /// `syjpatomic.g.xchgtyped.dd.type.n.g dst, src1, src2`
    ///
    /// `110 sy jp 1001001 type 00000000 . dst src2 imm2 imm1 src1 n1 typed d1 000000001` — spec/ir3/cat6.yaml:487
    AtomicGXchg = 204,
    /// Increment, in global memory; gives the old value.
    ///
    /// `syjpatomic.g.inctyped.dd.type.n.g dst, src1, src2`
    ///
    /// `110 sy jp 1001101 type 00000000 . dst src2 imm2 imm1 src1 n1 typed d1 000000001` — spec/ir3/cat6.yaml:487
    AtomicGInc = 205,
    /// Decrement, in global memory; gives the old value.
    ///
    /// `syjpatomic.g.dectyped.dd.type.n.g dst, src1, src2`
    ///
    /// `110 sy jp 1010001 type 00000000 . dst src2 imm2 imm1 src1 n1 typed d1 000000001` — spec/ir3/cat6.yaml:487
    AtomicGDec = 206,
    /// Compare and exchange, in global memory; gives the old value.
    ///
    /// `syjpatomic.g.cmpxchgtyped.dd.type.n.g dst, src1, src2`
    ///
    /// `110 sy jp 1010101 type 00000000 . dst src2 imm2 imm1 src1 n1 typed d1 000000001` — spec/ir3/cat6.yaml:487
    AtomicGCmpxchg = 207,
    /// Smaller number, in global memory; gives the old value.
    ///
    /// `syjpatomic.g.mintyped.dd.type.n.g dst, src1, src2`
    ///
    /// `110 sy jp 1011001 type 00000000 . dst src2 imm2 imm1 src1 n1 typed d1 000000001` — spec/ir3/cat6.yaml:487
    AtomicGMin = 208,
    /// Larger number, in global memory; gives the old value.
    ///
    /// `syjpatomic.g.maxtyped.dd.type.n.g dst, src1, src2`
    ///
    /// `110 sy jp 1011101 type 00000000 . dst src2 imm2 imm1 src1 n1 typed d1 000000001` — spec/ir3/cat6.yaml:487
    AtomicGMax = 209,
    /// Bitwise and, in global memory; gives the old value.
    ///
    /// `syjpatomic.g.andtyped.dd.type.n.g dst, src1, src2`
    ///
    /// `110 sy jp 1100001 type 00000000 . dst src2 imm2 imm1 src1 n1 typed d1 000000001` — spec/ir3/cat6.yaml:487
    AtomicGAnd = 210,
    /// Bitwise or, in global memory; gives the old value.
    ///
    /// `syjpatomic.g.ortyped.dd.type.n.g dst, src1, src2`
    ///
    /// `110 sy jp 1100101 type 00000000 . dst src2 imm2 imm1 src1 n1 typed d1 000000001` — spec/ir3/cat6.yaml:487
    AtomicGOr = 211,
    /// Bitwise exclusive or, in global memory; gives the old value.
    ///
    /// `syjpatomic.g.xortyped.dd.type.n.g dst, src1, src2`
    ///
    /// `110 sy jp 1101001 type 00000000 . dst src2 imm2 imm1 src1 n1 typed d1 000000001` — spec/ir3/cat6.yaml:487
    AtomicGXor = 212,
    /// Add, in a buffer or image; the old value replaces the first register of the data.
    ///
    /// `syjpatomic.b.addtyped.dd.type.n.mode<.basebase|> <h|>src1, src2, ssbo`
    ///
    /// `110 sy jp 0000011 type ssbo 0 src1 src2 0110010000 n1 typed d1 bindless mode 00 base .` — spec/ir3/cat6.yaml:500
    AtomicBAdd = 213,
    /// Subtract, in a buffer or image; the old value replaces the first register of the data.
    ///
    /// `syjpatomic.b.subtyped.dd.type.n.mode<.basebase|> <h|>src1, src2, ssbo`
    ///
    /// `110 sy jp 0000011 type ssbo 0 src1 src2 0110010001 n1 typed d1 bindless mode 00 base .` — spec/ir3/cat6.yaml:500
    AtomicBSub = 214,
    /// Exchange, in a buffer or image; the old value replaces the first register of the data.
    ///
    /// `syjpatomic.b.xchgtyped.dd.type.n.mode<.basebase|> <h|>src1, src2, ssbo`
    ///
    /// `110 sy jp 0000011 type ssbo 0 src1 src2 0110010010 n1 typed d1 bindless mode 00 base .` — spec/ir3/cat6.yaml:500
    AtomicBXchg = 215,
    /// Compare and exchange, in a buffer or image; the old value replaces the first register of the data.
    ///
    /// `syjpatomic.b.cmpxchgtyped.dd.type.n.mode<.basebase|> <h|>src1, src2, ssbo`
    ///
    /// `110 sy jp 0000011 type ssbo 0 src1 src2 0110010101 n1 typed d1 bindless mode 00 base .` — spec/ir3/cat6.yaml:500
    AtomicBCmpxchg = 216,
    /// Smaller number, in a buffer or image; the old value replaces the first register of the data.
    ///
    /// `syjpatomic.b.mintyped.dd.type.n.mode<.basebase|> <h|>src1, src2, ssbo`
    ///
    /// `110 sy jp 0000011 type ssbo 0 src1 src2 0110010110 n1 typed d1 bindless mode 00 base .` — spec/ir3/cat6.yaml:500
    AtomicBMin = 217,
    /// Larger number, in a buffer or image; the old value replaces the first register of the data.
    ///
    /// `syjpatomic.b.maxtyped.dd.type.n.mode<.basebase|> <h|>src1, src2, ssbo`
    ///
    /// `110 sy jp 0000011 type ssbo 0 src1 src2 0110010111 n1 typed d1 bindless mode 00 base .` — spec/ir3/cat6.yaml:500
    AtomicBMax = 218,
    /// Bitwise and, in a buffer or image; the old value replaces the first register of the data.
    ///
    /// `syjpatomic.b.andtyped.dd.type.n.mode<.basebase|> <h|>src1, src2, ssbo`
    ///
    /// `110 sy jp 0000011 type ssbo 0 src1 src2 0110011000 n1 typed d1 bindless mode 00 base .` — spec/ir3/cat6.yaml:500
    AtomicBAnd = 219,
    /// Bitwise or, in a buffer or image; the old value replaces the first register of the data.
    ///
    /// `syjpatomic.b.ortyped.dd.type.n.mode<.basebase|> <h|>src1, src2, ssbo`
    ///
    /// `110 sy jp 0000011 type ssbo 0 src1 src2 0110011001 n1 typed d1 bindless mode 00 base .` — spec/ir3/cat6.yaml:500
    AtomicBOr = 220,
    /// Bitwise exclusive or, in a buffer or image; the old value replaces the first register of the data.
    ///
    /// `syjpatomic.b.xortyped.dd.type.n.mode<.basebase|> <h|>src1, src2, ssbo`
    ///
    /// `110 sy jp 0000011 type ssbo 0 src1 src2 0110011010 n1 typed d1 bindless mode 00 base .` — spec/ir3/cat6.yaml:500
    AtomicBXor = 221,
    /// Load from a buffer or image; untyped, the coordinate counts elements of a buffer.
    ///
    /// `syjpldib.btyped.dd.type.n.mode<.basebase|> <h|>src1, src2, ssbo`
    ///
    /// `110 sy jp 0000010 type ssbo 0 src1 src2 0110000110 n1 typed d1 bindless mode 00 base .` — spec/ir3/cat6.yaml:522
    LdibB = 222,
    /// Store to a buffer or image; untyped, the coordinate counts elements of a buffer.
    ///
    /// `syjpstib.btyped.dd.type.n.mode<.basebase|> <h|>src1, src2, ssbo`
    ///
    /// `110 sy jp 0000010 type ssbo 0 src1 src2 0110011101 n1 typed d1 bindless mode 00 base 0` — spec/ir3/cat6.yaml:546
    StibB = 223,
    /// Dimensions of a buffer or image by mode.
    ///
    /// `syjpresinfo.btyped.dd.type.n.mode<.basebase|> dst, ssbo`
    ///
    /// `110 sy jp 000001 . type ssbo 0 dst ........ 0110001111 n1 typed d1 bindless mode 00 base 0` — spec/ir3/cat6.yaml:565
    ResinfoB = 224,
    /// Load from a constant buffer.
    ///
    /// `syjpldc.offsetidx.n.mode<.basebase|> dst, src1, ssbo`
    ///
    /// `110 sy jp 0000010 . 11 ssbo 0 dst src1 imm1 1 .. 011110 n1 . idx bindless mode 00 base .` — spec/ir3/cat6.yaml:580
    Ldc = 225,
    /// Copy from a constant buffer to the constants at a1.x.
    ///
    /// `syjpldc.n.k.mode<.basebase|> c[a1.x], src1, ssbo`
    ///
    /// `110 sy jp 0000011 . 11 ssbo 0 count1 src1 imm1 1 .. 011110 n1 ... bindless mode 00 base .` — spec/ir3/cat6.yaml:597
    LdcK = 226,
    /// Number of the core.
    ///
    /// `syjpgetspid.type dst`
    ///
    /// `110 sy jp 000001 . type ........ 0 dst ......... 1 .. 100100 n1 ... bindless mode 00 base 0` — spec/ir3/cat6.yaml:619
    Getspid = 227,
    /// Number of the wave.
    ///
    /// `syjpgetwid.type dst`
    ///
    /// `110 sy jp 000001 . type ........ 0 dst ......... 1 .. 100101 n1 ... bindless mode 00 base 0` — spec/ir3/cat6.yaml:619
    Getwid = 228,
    /// Number of the fiber in its wave.
    ///
    /// `syjpgetfiberid.type dst`
    ///
    /// `110 sy jp 000001 . type ........ 0 dst ........ 11 .. 100110 n1 ... bindless mode 00 base 0` — spec/ir3/cat6.yaml:619
    Getfiberid = 229,
    /// Barrier of the workgroup, and order of memory accesses.
    ///
    /// `syjpbarfgflfrfw`
    ///
    /// `111 sy jp 0000 fg fl fr fw . 1 .................................................` — spec/ir3/cat7.yaml:14
    Bar = 230,
    /// Order of memory accesses.
    ///
    /// `syjpfencefgflfrfw`
    ///
    /// `111 sy jp 0001 fg fl fr fw . 1 .................................................` — spec/ir3/cat7.yaml:14
    Fence = 231,
}
impl Opcode {
    /// Every instruction, in the order of the description.
    pub const ALL: [Opcode; 232] = [
        Opcode::Nop,
        Opcode::End,
        Opcode::Shpe,
        Opcode::Prede,
        Opcode::Ret,
        Opcode::Emit,
        Opcode::Cut,
        Opcode::Chmask,
        Opcode::Chsh,
        Opcode::FlowRev,
        Opcode::Kill,
        Opcode::Predt,
        Opcode::Predf,
        Opcode::Jump,
        Opcode::Call,
        Opcode::Getone,
        Opcode::Shps,
        Opcode::Bkt,
        Opcode::Getlast,
        Opcode::Br,
        Opcode::Bany,
        Opcode::Ball,
        Opcode::Brao,
        Opcode::Braa,
        Opcode::Brac,
        Opcode::Brax,
        Opcode::Mov,
        Opcode::Cov,
        Opcode::Mova,
        Opcode::Mova1,
        Opcode::Swz,
        Opcode::Gat,
        Opcode::Sct,
        Opcode::Movmsk,
        Opcode::AddF,
        Opcode::MinF,
        Opcode::MaxF,
        Opcode::MulF,
        Opcode::AddU,
        Opcode::AddS,
        Opcode::SubU,
        Opcode::SubS,
        Opcode::MinU,
        Opcode::MinS,
        Opcode::MaxU,
        Opcode::MaxS,
        Opcode::AndB,
        Opcode::OrB,
        Opcode::XorB,
        Opcode::MulU24,
        Opcode::MulS24,
        Opcode::MullU,
        Opcode::ShlB,
        Opcode::ShrB,
        Opcode::AshrB,
        Opcode::GetbitB,
        Opcode::MgenB,
        Opcode::Shb,
        Opcode::Msad,
        Opcode::CmpsF,
        Opcode::CmpvF,
        Opcode::CmpsU,
        Opcode::CmpsS,
        Opcode::CmpvU,
        Opcode::CmpvS,
        Opcode::SignF,
        Opcode::AbsnegF,
        Opcode::FloorF,
        Opcode::CeilF,
        Opcode::RndneF,
        Opcode::RndazF,
        Opcode::TruncF,
        Opcode::AbsnegS,
        Opcode::NotB,
        Opcode::BfrevB,
        Opcode::ClzS,
        Opcode::ClzB,
        Opcode::CbitsB,
        Opcode::Setrm,
        Opcode::BaryF,
        Opcode::FlatB,
        Opcode::MadU16,
        Opcode::MadshU16,
        Opcode::MadS16,
        Opcode::MadshM16,
        Opcode::MadU24,
        Opcode::MadS24,
        Opcode::MadF16,
        Opcode::MadF32,
        Opcode::SelB16,
        Opcode::SelB32,
        Opcode::SelS16,
        Opcode::SelS32,
        Opcode::SelF16,
        Opcode::SelF32,
        Opcode::SadS16,
        Opcode::SadS32,
        Opcode::Shrm,
        Opcode::Shlm,
        Opcode::Shrg,
        Opcode::Shlg,
        Opcode::Andg,
        Opcode::Dp2acc,
        Opcode::Dp4acc,
        Opcode::Wmm,
        Opcode::WmmAccu,
        Opcode::Rcp,
        Opcode::Rsq,
        Opcode::Log2,
        Opcode::Exp2,
        Opcode::Sin,
        Opcode::Cos,
        Opcode::Sqrt,
        Opcode::Hrsq,
        Opcode::Hlog2,
        Opcode::Hexp2,
        Opcode::Isam,
        Opcode::Isaml,
        Opcode::Isamm,
        Opcode::Sam,
        Opcode::Samb,
        Opcode::Saml,
        Opcode::Samgq,
        Opcode::Getlod,
        Opcode::Getsize,
        Opcode::Getbuf,
        Opcode::Getinfo,
        Opcode::Gather4r,
        Opcode::Gather4g,
        Opcode::Gather4b,
        Opcode::Gather4a,
        Opcode::Samgp0,
        Opcode::Samgp1,
        Opcode::Samgp2,
        Opcode::Samgp3,
        Opcode::Conv,
        Opcode::Convm,
        Opcode::Getpos,
        Opcode::Rgetpos,
        Opcode::Rgetinfo,
        Opcode::Dsx,
        Opcode::Dsy,
        Opcode::Dsxpp1,
        Opcode::Dsypp1,
        Opcode::BrcstActive,
        Opcode::QuadShuffleBrcst,
        Opcode::QuadShuffleHoriz,
        Opcode::QuadShuffleVert,
        Opcode::QuadShuffleDiag,
        Opcode::Ldg,
        Opcode::Ldl,
        Opcode::Ldp,
        Opcode::Ldlw,
        Opcode::Stg,
        Opcode::Stl,
        Opcode::Stp,
        Opcode::Stlw,
        Opcode::Ldlv,
        Opcode::LdgA,
        Opcode::StgA,
        Opcode::Stc,
        Opcode::Resinfo,
        Opcode::Ldgb,
        Opcode::LdgbA5xx,
        Opcode::Ldib,
        Opcode::Stgb,
        Opcode::StgbA5xx,
        Opcode::Stib,
        Opcode::StibA5xx,
        Opcode::AtomicAdd,
        Opcode::AtomicSub,
        Opcode::AtomicXchg,
        Opcode::AtomicInc,
        Opcode::AtomicDec,
        Opcode::AtomicCmpxchg,
        Opcode::AtomicMin,
        Opcode::AtomicMax,
        Opcode::AtomicAnd,
        Opcode::AtomicOr,
        Opcode::AtomicXor,
        Opcode::AtomicSAdd,
        Opcode::AtomicSAddA5xx,
        Opcode::AtomicSSub,
        Opcode::AtomicSSubA5xx,
        Opcode::AtomicSXchg,
        Opcode::AtomicSXchgA5xx,
        Opcode::AtomicSInc,
        Opcode::AtomicSIncA5xx,
        Opcode::AtomicSDec,
        Opcode::AtomicSDecA5xx,
        Opcode::AtomicSCmpxchg,
        Opcode::AtomicSCmpxchgA5xx,
        Opcode::AtomicSMin,
        Opcode::AtomicSMinA5xx,
        Opcode::AtomicSMax,
        Opcode::AtomicSMaxA5xx,
        Opcode::AtomicSAnd,
        Opcode::AtomicSAndA5xx,
        Opcode::AtomicSOr,
        Opcode::AtomicSOrA5xx,
        Opcode::AtomicSXor,
        Opcode::AtomicSXorA5xx,
        Opcode::AtomicGAdd,
        Opcode::AtomicGSub,
        Opcode::AtomicGXchg,
        Opcode::AtomicGInc,
        Opcode::AtomicGDec,
        Opcode::AtomicGCmpxchg,
        Opcode::AtomicGMin,
        Opcode::AtomicGMax,
        Opcode::AtomicGAnd,
        Opcode::AtomicGOr,
        Opcode::AtomicGXor,
        Opcode::AtomicBAdd,
        Opcode::AtomicBSub,
        Opcode::AtomicBXchg,
        Opcode::AtomicBCmpxchg,
        Opcode::AtomicBMin,
        Opcode::AtomicBMax,
        Opcode::AtomicBAnd,
        Opcode::AtomicBOr,
        Opcode::AtomicBXor,
        Opcode::LdibB,
        Opcode::StibB,
        Opcode::ResinfoB,
        Opcode::Ldc,
        Opcode::LdcK,
        Opcode::Getspid,
        Opcode::Getwid,
        Opcode::Getfiberid,
        Opcode::Bar,
        Opcode::Fence,
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
static ALL_OPCODES: [Opcode; 232] = Opcode::ALL;
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
