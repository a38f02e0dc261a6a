//! One opcode for each instruction.
use crate::tables::ISA;
/// Every instruction of the description, whichever extension it belongs to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u16)]
pub enum Opcode {
    /// Evict lines by address.
    ///
    /// `evict_vamask level, last_row=last_row, addr=addr, stride=stride, slot=slot`
    ///
    /// `1000100111110000 stride ..... slot mask ... level .......... addr .. last_row` — spec/esperanto/cache.yaml:109
    EvictVa = 0,
    /// Write back lines by address.
    ///
    /// `flush_vamask level, last_row=last_row, addr=addr, stride=stride, slot=slot`
    ///
    /// `1000101111110000 stride ..... slot mask ... level .......... addr .. last_row` — spec/esperanto/cache.yaml:109
    FlushVa = 1,
    /// Prefetch lines by address.
    ///
    /// `prefetch_vamask level, last_row=last_row, addr=addr, stride=stride, slot=slot`
    ///
    /// `1000000111110000 stride ..... slot mask ... level .......... addr .. last_row` — spec/esperanto/cache.yaml:128
    PrefetchVa = 2,
    /// Evict lines by set and way.
    ///
    /// `evict_swmask level, set=set, way=way, last_row=last_row`
    ///
    /// `0111111110010000 ................................................ mask ... level ........................................ set ...... way .. last_row` — spec/esperanto/cache.yaml:138
    EvictSw = 3,
    /// Write back lines by set and way.
    ///
    /// `flush_swmask level, set=set, way=way, last_row=last_row`
    ///
    /// `0111111110110000 ................................................ mask ... level ........................................ set ...... way .. last_row` — spec/esperanto/cache.yaml:138
    FlushSw = 4,
    /// Lock lines by address and zero them.
    ///
    /// `lock_vamask last_row=last_row, addr=addr, stride=stride`
    ///
    /// `1000110111110000 stride ...... mask ............... addr .. last_row` — spec/esperanto/cache.yaml:153
    LockVa = 5,
    /// Unlock lines by address.
    ///
    /// `unlock_vamask last_row=last_row, addr=addr, stride=stride`
    ///
    /// `1000111111110000 stride ...... mask ............... addr .. last_row` — spec/esperanto/cache.yaml:153
    UnlockVa = 6,
    /// Lock a physical line in a way and zero it.
    ///
    /// `lock_sw way=way, line=line`
    ///
    /// `0111111111010000 ....................................................... way ............... line ......` — spec/esperanto/cache.yaml:167
    LockSw = 7,
    /// Unlock a way of a set.
    ///
    /// `unlock_sw way=way, set=set`
    ///
    /// `0111111111110000 ....................................................... way ............................................. set ......` — spec/esperanto/cache.yaml:176
    UnlockSw = 8,
    /// Send registers to a minion.
    ///
    /// `tensor_send f=freg, count=count, function, minion=partner`
    ///
    /// `1000000000000000 .................................................. freg ............................. function . count partner . 00` — spec/esperanto/cache.yaml:182
    TensorSend = 9,
    /// Combine registers with those that a minion sends.
    ///
    /// `tensor_recv f=freg, count=count, function, minion=partner`
    ///
    /// `1000000000000000 .................................................. freg ............................. function . count partner . 01` — spec/esperanto/cache.yaml:182
    TensorRecv = 10,
    /// Send registers to the upper minion of a pair.
    ///
    /// `tensor_broadcast f=freg, count=count, function, level=distance`
    ///
    /// `1000000000000000 .................................................. freg ............................. function . count ......... distance . 10` — spec/esperanto/cache.yaml:196
    TensorBroadcast = 11,
    /// Combine registers with those of the upper minion of a pair.
    ///
    /// `tensor_reduce f=freg, count=count, function, level=distance`
    ///
    /// `1000000000000000 .................................................. freg ............................. function . count ......... distance . 11` — spec/esperanto/cache.yaml:196
    TensorReduce = 12,
    /// Face of a cube map.
    ///
    /// `cubeface.ps fda, fs1, fs2`
    ///
    /// `1000100 fs2 fs1 000 fda 1111011` — spec/esperanto/graphics.yaml:54
    CubefacePs = 13,
    /// Number of a face of a cube map from its axis and a coordinate.
    ///
    /// `cubefaceidx.ps fd, fs1, fs2`
    ///
    /// `1000100 fs2 fs1 001 fd 1111011` — spec/esperanto/graphics.yaml:58
    CubefaceidxPs = 14,
    /// Sign of the S coordinate of a face of a cube map.
    ///
    /// `cubesgnsc.ps fd, fs1, fs2`
    ///
    /// `1000100 fs2 fs1 010 fd 1111011` — spec/esperanto/graphics.yaml:58
    CubesgnscPs = 15,
    /// Sign of the T coordinate of a face of a cube map.
    ///
    /// `cubesgntc.ps fd, fs1, fs2`
    ///
    /// `1000100 fs2 fs1 011 fd 1111011` — spec/esperanto/graphics.yaml:58
    CubesgntcPs = 16,
    /// Step of a reciprocal in fixed point.
    ///
    /// `frcp.fix.rast fd, fs1, fs2`
    ///
    /// `0011000 fs2 fs1 000 fd 1111011` — spec/esperanto/graphics.yaml:70
    FrcpFixRast = 17,
    /// Convert lanes to ps from f10.
    ///
    /// `fcvt.ps.f10 fd, fs1`
    ///
    /// `110100001000 fs1 000 fd 1111011` — spec/esperanto/graphics.yaml:76
    FcvtPsF10 = 18,
    /// Convert lanes to ps from f11.
    ///
    /// `fcvt.ps.f11 fd, fs1`
    ///
    /// `110100001001 fs1 000 fd 1111011` — spec/esperanto/graphics.yaml:76
    FcvtPsF11 = 19,
    /// Convert lanes to ps from un24.
    ///
    /// `fcvt.ps.un24 fd, fs1`
    ///
    /// `110100010000 fs1 000 fd 1111011` — spec/esperanto/graphics.yaml:76
    FcvtPsUn24 = 20,
    /// Convert lanes to ps from un16.
    ///
    /// `fcvt.ps.un16 fd, fs1`
    ///
    /// `110100010001 fs1 000 fd 1111011` — spec/esperanto/graphics.yaml:76
    FcvtPsUn16 = 21,
    /// Convert lanes to ps from un10.
    ///
    /// `fcvt.ps.un10 fd, fs1`
    ///
    /// `110100010010 fs1 000 fd 1111011` — spec/esperanto/graphics.yaml:76
    FcvtPsUn10 = 22,
    /// Convert lanes to ps from un8.
    ///
    /// `fcvt.ps.un8 fd, fs1`
    ///
    /// `110100010011 fs1 000 fd 1111011` — spec/esperanto/graphics.yaml:76
    FcvtPsUn8 = 23,
    /// Convert lanes to ps from un2.
    ///
    /// `fcvt.ps.un2 fd, fs1`
    ///
    /// `110100010111 fs1 000 fd 1111011` — spec/esperanto/graphics.yaml:76
    FcvtPsUn2 = 24,
    /// Convert lanes to ps from rast.
    ///
    /// `fcvt.ps.rast fd, fs1`
    ///
    /// `110100000010 fs1 000 fd 1111011` — spec/esperanto/graphics.yaml:76
    FcvtPsRast = 25,
    /// Convert lanes to f11 from ps.
    ///
    /// `fcvt.f11.ps fd, fs1`
    ///
    /// `110110001000 fs1 000 fd 1111011` — spec/esperanto/graphics.yaml:76
    FcvtF11Ps = 26,
    /// Convert lanes to f10 from ps.
    ///
    /// `fcvt.f10.ps fd, fs1`
    ///
    /// `110110001011 fs1 000 fd 1111011` — spec/esperanto/graphics.yaml:76
    FcvtF10Ps = 27,
    /// Convert lanes to un24 from ps.
    ///
    /// `fcvt.un24.ps fd, fs1`
    ///
    /// `110110010000 fs1 000 fd 1111011` — spec/esperanto/graphics.yaml:76
    FcvtUn24Ps = 28,
    /// Convert lanes to un16 from ps.
    ///
    /// `fcvt.un16.ps fd, fs1`
    ///
    /// `110110010001 fs1 000 fd 1111011` — spec/esperanto/graphics.yaml:76
    FcvtUn16Ps = 29,
    /// Convert lanes to un10 from ps.
    ///
    /// `fcvt.un10.ps fd, fs1`
    ///
    /// `110110010010 fs1 000 fd 1111011` — spec/esperanto/graphics.yaml:76
    FcvtUn10Ps = 30,
    /// Convert lanes to un8 from ps.
    ///
    /// `fcvt.un8.ps fd, fs1`
    ///
    /// `110110010011 fs1 000 fd 1111011` — spec/esperanto/graphics.yaml:76
    FcvtUn8Ps = 31,
    /// Convert lanes to un2 from ps.
    ///
    /// `fcvt.un2.ps fd, fs1`
    ///
    /// `110110010111 fs1 000 fd 1111011` — spec/esperanto/graphics.yaml:76
    FcvtUn2Ps = 32,
    /// Convert lanes to sn16 from ps.
    ///
    /// `fcvt.sn16.ps fd, fs1`
    ///
    /// `110110011001 fs1 000 fd 1111011` — spec/esperanto/graphics.yaml:76
    FcvtSn16Ps = 33,
    /// Convert lanes to sn8 from ps.
    ///
    /// `fcvt.sn8.ps fd, fs1`
    ///
    /// `110110011011 fs1 000 fd 1111011` — spec/esperanto/graphics.yaml:76
    FcvtSn8Ps = 34,
    /// Convert lanes to rast from ps.
    ///
    /// `fcvt.rast.ps fd, fs1`
    ///
    /// `110000000010 fs1 000 fd 1111011` — spec/esperanto/graphics.yaml:76
    FcvtRastPs = 35,
    /// Convert lanes to ps from sn16; to which side a quotient is rounded is not known.
    ///
    /// `fcvt.ps.sn16 fd, fs1`
    ///
    /// `110100011001 fs1 000 fd 1111011` — spec/esperanto/graphics.yaml:112
    FcvtPsSn16 = 36,
    /// Convert lanes to ps from sn8; to which side a quotient is rounded is not known.
    ///
    /// `fcvt.ps.sn8 fd, fs1`
    ///
    /// `110100011011 fs1 000 fd 1111011` — spec/esperanto/graphics.yaml:112
    FcvtPsSn8 = 37,
    /// Number of ones in chosen parts of two masks.
    ///
    /// `maskpopc.rast rd, ms1, ms2, uimm`
    ///
    /// `0101111 uimm[3:2] ms2 uimm[1:0] ms1 000 rd 1111011` — spec/esperanto/graphics.yaml:131
    MaskpopcRast = 38,
    /// Bits of a register from bit 0 and from bit 8 on; a mask says from where the next one comes.
    ///
    /// `bitmixb rd, rs1, rs2`
    ///
    /// `1000000 rs2 rs1 111 rd 0111011` — spec/esperanto/graphics.yaml:138
    Bitmixb = 39,
    /// And of masks.
    ///
    /// `maskand md, ms1, ms2`
    ///
    /// `011001100 ms2 00 ms1 11100 md 1111011` — spec/esperanto/masks.yaml:6
    Maskand = 40,
    /// Or of masks.
    ///
    /// `maskor md, ms1, ms2`
    ///
    /// `011001100 ms2 00 ms1 11000 md 1111011` — spec/esperanto/masks.yaml:6
    Maskor = 41,
    /// Exclusive or of masks.
    ///
    /// `maskxor md, ms1, ms2`
    ///
    /// `011001100 ms2 00 ms1 10000 md 1111011` — spec/esperanto/masks.yaml:6
    Maskxor = 42,
    /// Inversion of a mask.
    ///
    /// `masknot md, ms1`
    ///
    /// `01100110000000 ms1 01000 md 1111011` — spec/esperanto/masks.yaml:20
    Masknot = 43,
    /// Number of ones in a mask.
    ///
    /// `maskpopc rd, ms1`
    ///
    /// `01010010000000 ms1 000 rd 1111011` — spec/esperanto/masks.yaml:25
    Maskpopc = 44,
    /// Number of zeros in a mask.
    ///
    /// `maskpopcz rd, ms1`
    ///
    /// `01010100000000 ms1 000 rd 1111011` — spec/esperanto/masks.yaml:30
    Maskpopcz = 45,
    /// Low byte of an integer register or an immediate into a mask.
    ///
    /// `mov.m.x md, rs1, uimm`
    ///
    /// `0101011 uimm[7:3] rs1 uimm[2:0] 00 md 1111011` — spec/esperanto/masks.yaml:35
    MovMX = 46,
    /// All masks from the bytes of an integer register.
    ///
    /// `mova.m.x rs1`
    ///
    /// `110101100000 rs1 001000001111011` — spec/esperanto/masks.yaml:45
    MovaMX = 47,
    /// All masks as the bytes of an integer register.
    ///
    /// `mova.x.m rd`
    ///
    /// `11010110000000000000 rd 1111011` — spec/esperanto/masks.yaml:53
    MovaXM = 48,
    /// Load all lanes.
    ///
    /// `flq2 fd, imm(rs1)`
    ///
    /// `imm rs1 101 fd 0000111` — spec/esperanto/memory.yaml:42
    Flq2 = 49,
    /// Store all lanes.
    ///
    /// `fsq2 fs2, imm(rs1)`
    ///
    /// `imm[11:5] fs2 rs1 101 imm[4:0] 0100111` — spec/esperanto/memory.yaml:50
    Fsq2 = 50,
    /// Load lanes.
    ///
    /// `flw.ps fd, imm(rs1)`
    ///
    /// `imm rs1 010 fd 0001011` — spec/esperanto/memory.yaml:58
    FlwPs = 51,
    /// Store lanes.
    ///
    /// `fsw.ps fs2, imm(rs1)`
    ///
    /// `imm[11:5] fs2 rs1 110 imm[4:0] 0001011` — spec/esperanto/memory.yaml:65
    FswPs = 52,
    /// Load 32 bits into all lanes.
    ///
    /// `fbc.ps fd, imm(rs1)`
    ///
    /// `imm rs1 000 fd 0001011` — spec/esperanto/memory.yaml:74
    FbcPs = 53,
    /// Broadcast the low 32 bits of an integer register.
    ///
    /// `fbcx.ps fd, rs1`
    ///
    /// `000000000000 rs1 011 fd 0001011` — spec/esperanto/memory.yaml:83
    FbcxPs = 54,
    /// Gather 1 bytes into each lane, sign-extended.
    ///
    /// `fgb.ps fd, fs1(rs2)`
    ///
    /// `0100100 rs2 fs1 001 fd 0001011` — spec/esperanto/memory.yaml:88
    FgbPs = 55,
    /// Gather 1 bytes into each lane, sign-extended at the shared L2.
    ///
    /// `fgbl.ps fd, fs1(rs2)`
    ///
    /// `1000000 rs2 fs1 111 fd 0001011` — spec/esperanto/memory.yaml:88
    FgblPs = 56,
    /// Gather 1 bytes into each lane, sign-extended at the global L3.
    ///
    /// `fgbg.ps fd, fs1(rs2)`
    ///
    /// `1000001 rs2 fs1 111 fd 0001011` — spec/esperanto/memory.yaml:88
    FgbgPs = 57,
    /// Gather 2 bytes into each lane, sign-extended.
    ///
    /// `fgh.ps fd, fs1(rs2)`
    ///
    /// `0101000 rs2 fs1 001 fd 0001011` — spec/esperanto/memory.yaml:88
    FghPs = 58,
    /// Gather 2 bytes into each lane, sign-extended at the shared L2.
    ///
    /// `fghl.ps fd, fs1(rs2)`
    ///
    /// `1000100 rs2 fs1 111 fd 0001011` — spec/esperanto/memory.yaml:88
    FghlPs = 59,
    /// Gather 2 bytes into each lane, sign-extended at the global L3.
    ///
    /// `fghg.ps fd, fs1(rs2)`
    ///
    /// `1000101 rs2 fs1 111 fd 0001011` — spec/esperanto/memory.yaml:88
    FghgPs = 60,
    /// Gather 4 bytes into each lane, sign-extended.
    ///
    /// `fgw.ps fd, fs1(rs2)`
    ///
    /// `0110000 rs2 fs1 001 fd 0001011` — spec/esperanto/memory.yaml:88
    FgwPs = 61,
    /// Gather 4 bytes into each lane, sign-extended at the shared L2.
    ///
    /// `fgwl.ps fd, fs1(rs2)`
    ///
    /// `1001000 rs2 fs1 111 fd 0001011` — spec/esperanto/memory.yaml:88
    FgwlPs = 62,
    /// Gather 4 bytes into each lane, sign-extended at the global L3.
    ///
    /// `fgwg.ps fd, fs1(rs2)`
    ///
    /// `1001001 rs2 fs1 111 fd 0001011` — spec/esperanto/memory.yaml:88
    FgwgPs = 63,
    /// Scatter 1 bytes of each lane, in order.
    ///
    /// `fscb.ps fd1, fs1(rs2)`
    ///
    /// `1100100 rs2 fs1 001 fd1 0001011` — spec/esperanto/memory.yaml:103
    FscbPs = 64,
    /// Scatter 1 bytes of each lane, in order at the shared L2.
    ///
    /// `fscbl.ps fd1, fs1(rs2)`
    ///
    /// `1100000 rs2 fs1 111 fd1 0001011` — spec/esperanto/memory.yaml:103
    FscblPs = 65,
    /// Scatter 1 bytes of each lane, in order at the global L3.
    ///
    /// `fscbg.ps fd1, fs1(rs2)`
    ///
    /// `1100001 rs2 fs1 111 fd1 0001011` — spec/esperanto/memory.yaml:103
    FscbgPs = 66,
    /// Scatter 2 bytes of each lane, in order.
    ///
    /// `fsch.ps fd1, fs1(rs2)`
    ///
    /// `1101000 rs2 fs1 001 fd1 0001011` — spec/esperanto/memory.yaml:103
    FschPs = 67,
    /// Scatter 2 bytes of each lane, in order at the shared L2.
    ///
    /// `fschl.ps fd1, fs1(rs2)`
    ///
    /// `1100100 rs2 fs1 111 fd1 0001011` — spec/esperanto/memory.yaml:103
    FschlPs = 68,
    /// Scatter 2 bytes of each lane, in order at the global L3.
    ///
    /// `fschg.ps fd1, fs1(rs2)`
    ///
    /// `1100101 rs2 fs1 111 fd1 0001011` — spec/esperanto/memory.yaml:103
    FschgPs = 69,
    /// Scatter 4 bytes of each lane, in order.
    ///
    /// `fscw.ps fd1, fs1(rs2)`
    ///
    /// `1110000 rs2 fs1 001 fd1 0001011` — spec/esperanto/memory.yaml:103
    FscwPs = 70,
    /// Scatter 4 bytes of each lane, in order at the shared L2.
    ///
    /// `fscwl.ps fd1, fs1(rs2)`
    ///
    /// `1101000 rs2 fs1 111 fd1 0001011` — spec/esperanto/memory.yaml:103
    FscwlPs = 71,
    /// Scatter 4 bytes of each lane, in order at the global L3.
    ///
    /// `fscwg.ps fd1, fs1(rs2)`
    ///
    /// `1101001 rs2 fs1 111 fd1 0001011` — spec/esperanto/memory.yaml:103
    FscwgPs = 72,
    /// Gather 1 bytes into each lane from one block of 32 bytes; the indices are fields of one register.
    ///
    /// `fg32b.ps fd, rs1(rs2)`
    ///
    /// `0000100 rs2 rs1 001 fd 0001011` — spec/esperanto/memory.yaml:123
    Fg32bPs = 73,
    /// Gather 2 bytes into each lane from one block of 32 bytes; the indices are fields of one register.
    ///
    /// `fg32h.ps fd, rs1(rs2)`
    ///
    /// `0001000 rs2 rs1 001 fd 0001011` — spec/esperanto/memory.yaml:123
    Fg32hPs = 74,
    /// Gather 4 bytes into each lane from one block of 32 bytes; the indices are fields of one register.
    ///
    /// `fg32w.ps fd, rs1(rs2)`
    ///
    /// `0010000 rs2 rs1 001 fd 0001011` — spec/esperanto/memory.yaml:123
    Fg32wPs = 75,
    /// Scatter 1 bytes of each lane into one block of 32 bytes; the indices are fields of one register.
    ///
    /// `fsc32b.ps fd1, rs1(rs2)`
    ///
    /// `1000100 rs2 rs1 001 fd1 0001011` — spec/esperanto/memory.yaml:133
    Fsc32bPs = 76,
    /// Scatter 2 bytes of each lane into one block of 32 bytes; the indices are fields of one register.
    ///
    /// `fsc32h.ps fd1, rs1(rs2)`
    ///
    /// `1001000 rs2 rs1 001 fd1 0001011` — spec/esperanto/memory.yaml:133
    Fsc32hPs = 77,
    /// Scatter 4 bytes of each lane into one block of 32 bytes; the indices are fields of one register.
    ///
    /// `fsc32w.ps fd1, rs1(rs2)`
    ///
    /// `1010000 rs2 rs1 001 fd1 0001011` — spec/esperanto/memory.yaml:133
    Fsc32wPs = 78,
    /// Load lanes at the shared L2.
    ///
    /// `flwl.ps fd, (rs1)`
    ///
    /// `000100000000 rs1 111 fd 0001011` — spec/esperanto/memory.yaml:141
    FlwlPs = 79,
    /// Load lanes at the global L3.
    ///
    /// `flwg.ps fd, (rs1)`
    ///
    /// `000100100000 rs1 111 fd 0001011` — spec/esperanto/memory.yaml:141
    FlwgPs = 80,
    /// Store lanes at the shared L2.
    ///
    /// `fswl.ps fd1, (rs1)`
    ///
    /// `010100000000 rs1 111 fd1 0001011` — spec/esperanto/memory.yaml:154
    FswlPs = 81,
    /// Store lanes at the global L3.
    ///
    /// `fswg.ps fd1, (rs1)`
    ///
    /// `010100100000 rs1 111 fd1 0001011` — spec/esperanto/memory.yaml:154
    FswgPs = 82,
    /// Sum of lanes.
    ///
    /// `fadd.ps fd, fs1, fs2[, rm]`
    ///
    /// `0000000 fs2 fs1 rm fd 1111011` — spec/esperanto/packed_fp.yaml:26
    FaddPs = 83,
    /// Difference of lanes.
    ///
    /// `fsub.ps fd, fs1, fs2[, rm]`
    ///
    /// `0000100 fs2 fs1 rm fd 1111011` — spec/esperanto/packed_fp.yaml:26
    FsubPs = 84,
    /// Product of lanes.
    ///
    /// `fmul.ps fd, fs1, fs2[, rm]`
    ///
    /// `0001000 fs2 fs1 rm fd 1111011` — spec/esperanto/packed_fp.yaml:26
    FmulPs = 85,
    /// Quotient of lanes.
    ///
    /// `fdiv.ps fd, fs1, fs2[, rm]`
    ///
    /// `0001100 fs2 fs1 rm fd 1111011` — spec/esperanto/packed_fp.yaml:47
    FdivPs = 86,
    /// Square root of lanes.
    ///
    /// `fsqrt.ps fd, fs1`
    ///
    /// `010110000000 fs1 000 fd 1111011` — spec/esperanto/packed_fp.yaml:64
    FsqrtPs = 87,
    /// Sine of a multiple of a turn of lanes.
    ///
    /// `fsin.ps fd, fs1`
    ///
    /// `010110000110 fs1 000 fd 1111011` — spec/esperanto/packed_fp.yaml:76
    FsinPs = 88,
    /// Reciprocal of the square root of lanes.
    ///
    /// `frsq.ps fd, fs1`
    ///
    /// `010110001000 fs1 000 fd 1111011` — spec/esperanto/packed_fp.yaml:76
    FrsqPs = 89,
    /// Fused product plus addend of lanes.
    ///
    /// `fmadd.ps fd, fs1, fs2, fs3[, rm]`
    ///
    /// `fs3 00 fs2 fs1 rm fd 1011011` — spec/esperanto/packed_fp.yaml:90
    FmaddPs = 90,
    /// Fused product minus addend of lanes.
    ///
    /// `fmsub.ps fd, fs1, fs2, fs3[, rm]`
    ///
    /// `fs3 01 fs2 fs1 rm fd 1011011` — spec/esperanto/packed_fp.yaml:90
    FmsubPs = 91,
    /// Fused negated product plus addend of lanes.
    ///
    /// `fnmsub.ps fd, fs1, fs2, fs3[, rm]`
    ///
    /// `fs3 10 fs2 fs1 rm fd 1011011` — spec/esperanto/packed_fp.yaml:90
    FnmsubPs = 92,
    /// Fused negated product minus addend of lanes.
    ///
    /// `fnmadd.ps fd, fs1, fs2, fs3[, rm]`
    ///
    /// `fs3 11 fs2 fs1 rm fd 1011011` — spec/esperanto/packed_fp.yaml:90
    FnmaddPs = 93,
    /// First operand with the sign of the second of lanes.
    ///
    /// `fsgnj.ps fd, fs1, fs2`
    ///
    /// `0010000 fs2 fs1 000 fd 1111011` — spec/esperanto/packed_fp.yaml:117
    FsgnjPs = 94,
    /// First operand with the inverted sign of the second of lanes.
    ///
    /// `fsgnjn.ps fd, fs1, fs2`
    ///
    /// `0010000 fs2 fs1 001 fd 1111011` — spec/esperanto/packed_fp.yaml:117
    FsgnjnPs = 95,
    /// First operand with the exclusive or of both signs of lanes.
    ///
    /// `fsgnjx.ps fd, fs1, fs2`
    ///
    /// `0010000 fs2 fs1 010 fd 1111011` — spec/esperanto/packed_fp.yaml:117
    FsgnjxPs = 96,
    /// Minimum (a NaN loses against a number) of lanes.
    ///
    /// `fmin.ps fd, fs1, fs2`
    ///
    /// `0010100 fs2 fs1 000 fd 1111011` — spec/esperanto/packed_fp.yaml:117
    FminPs = 97,
    /// Maximum (a NaN loses against a number) of lanes.
    ///
    /// `fmax.ps fd, fs1, fs2`
    ///
    /// `0010100 fs2 fs1 001 fd 1111011` — spec/esperanto/packed_fp.yaml:117
    FmaxPs = 98,
    /// Floating-point less-or-equal (all ones or 0) of lanes.
    ///
    /// `fle.ps fd, fs1, fs2`
    ///
    /// `1010000 fs2 fs1 000 fd 1111011` — spec/esperanto/packed_fp.yaml:117
    FlePs = 99,
    /// Floating-point less-than (all ones or 0) of lanes.
    ///
    /// `flt.ps fd, fs1, fs2`
    ///
    /// `1010000 fs2 fs1 001 fd 1111011` — spec/esperanto/packed_fp.yaml:117
    FltPs = 100,
    /// Floating-point equality (all ones or 0) of lanes.
    ///
    /// `feq.ps fd, fs1, fs2`
    ///
    /// `1010000 fs2 fs1 010 fd 1111011` — spec/esperanto/packed_fp.yaml:117
    FeqPs = 101,
    /// Floating-point less-or-equal of lanes into a mask.
    ///
    /// `flem.ps md, fs1, fs2`
    ///
    /// `1010000 fs2 fs1 10000 md 1111011` — spec/esperanto/packed_fp.yaml:138
    FlemPs = 102,
    /// Floating-point less-than of lanes into a mask.
    ///
    /// `fltm.ps md, fs1, fs2`
    ///
    /// `1010000 fs2 fs1 10100 md 1111011` — spec/esperanto/packed_fp.yaml:138
    FltmPs = 103,
    /// Floating-point equality of lanes into a mask.
    ///
    /// `feqm.ps md, fs1, fs2`
    ///
    /// `1010000 fs2 fs1 11000 md 1111011` — spec/esperanto/packed_fp.yaml:138
    FeqmPs = 104,
    /// Round lanes to integers.
    ///
    /// `fround.ps fd, fs1[, rm]`
    ///
    /// `010110000001 fs1 rm fd 1111011` — spec/esperanto/packed_fp.yaml:152
    FroundPs = 105,
    /// Convert lanes to signed integers, saturating.
    ///
    /// `fcvt.pw.ps fd, fs1[, rm]`
    ///
    /// `110000000000 fs1 rm fd 1111011` — spec/esperanto/packed_fp.yaml:152
    FcvtPwPs = 106,
    /// Convert lanes to unsigned integers, saturating.
    ///
    /// `fcvt.pwu.ps fd, fs1[, rm]`
    ///
    /// `110000000001 fs1 rm fd 1111011` — spec/esperanto/packed_fp.yaml:152
    FcvtPwuPs = 107,
    /// Convert lanes from signed integers.
    ///
    /// `fcvt.ps.pw fd, fs1[, rm]`
    ///
    /// `110100000000 fs1 rm fd 1111011` — spec/esperanto/packed_fp.yaml:152
    FcvtPsPw = 108,
    /// Convert lanes from unsigned integers.
    ///
    /// `fcvt.ps.pwu fd, fs1[, rm]`
    ///
    /// `110100000001 fs1 rm fd 1111011` — spec/esperanto/packed_fp.yaml:152
    FcvtPsPwu = 109,
    /// Convert lanes to half precision, in the dynamic rounding mode.
    ///
    /// `fcvt.f16.ps fd, fs1`
    ///
    /// `110110001001 fs1 000 fd 1111011` — spec/esperanto/packed_fp.yaml:171
    FcvtF16Ps = 110,
    /// Convert the low halves of lanes from half precision.
    ///
    /// `fcvt.ps.f16 fd, fs1`
    ///
    /// `110100001010 fs1 000 fd 1111011` — spec/esperanto/packed_fp.yaml:177
    FcvtPsF16 = 111,
    /// Class of lanes as one of ten bits.
    ///
    /// `fclass.ps fd, fs1`
    ///
    /// `111000000000 fs1 001 fd 1111011` — spec/esperanto/packed_fp.yaml:181
    FclassPs = 112,
    /// Fraction of lanes with the sign of the number.
    ///
    /// `ffrc.ps fd, fs1`
    ///
    /// `010110000010 fs1 000 fd 1111011` — spec/esperanto/packed_fp.yaml:185
    FfrcPs = 113,
    /// Lanes of the second where the first is not zero as bits, else of the third.
    ///
    /// `fcmov.ps fd, fs1, fs2, fs3`
    ///
    /// `fs3 10 fs2 fs1 010 fd 0111111` — spec/esperanto/packed_fp.yaml:190
    FcmovPs = 114,
    /// Lanes of the first where m0 has a one, else of the second; every lane is written.
    ///
    /// `fcmovm.ps fd, fs1, fs2`
    ///
    /// `0000000 fs2 fs1 000 fd 1110111` — spec/esperanto/packed_fp.yaml:195
    FcmovmPs = 115,
    /// Permute each group of four lanes by two bits a lane.
    ///
    /// `fswizz.ps fd, fs1, uimm`
    ///
    /// `1110011 uimm[7:3] fs1 uimm[2:0] fd 1111011` — spec/esperanto/packed_fp.yaml:203
    FswizzPs = 116,
    /// Move a lane to an integer register, sign-extended.
    ///
    /// `fmvs.x.ps rd, fs1, uimm`
    ///
    /// `111000000 uimm fs1 010 rd 1111011` — spec/esperanto/packed_fp.yaml:216
    FmvsXPs = 117,
    /// Move a lane to an integer register, zero-extended.
    ///
    /// `fmvz.x.ps rd, fs1, uimm`
    ///
    /// `111000000 uimm fs1 000 rd 1111011` — spec/esperanto/packed_fp.yaml:216
    FmvzXPs = 118,
    /// Sum of lanes.
    ///
    /// `fadd.pi fd, fs1, fs2`
    ///
    /// `0000011 fs2 fs1 000 fd 1111011` — spec/esperanto/packed_int.yaml:6
    FaddPi = 119,
    /// Difference of lanes.
    ///
    /// `fsub.pi fd, fs1, fs2`
    ///
    /// `0000111 fs2 fs1 000 fd 1111011` — spec/esperanto/packed_int.yaml:6
    FsubPi = 120,
    /// Left shift of lanes.
    ///
    /// `fsll.pi fd, fs1, fs2`
    ///
    /// `0000011 fs2 fs1 001 fd 1111011` — spec/esperanto/packed_int.yaml:6
    FsllPi = 121,
    /// Bitwise exclusive or of lanes.
    ///
    /// `fxor.pi fd, fs1, fs2`
    ///
    /// `0000011 fs2 fs1 100 fd 1111011` — spec/esperanto/packed_int.yaml:6
    FxorPi = 122,
    /// Logical right shift of lanes.
    ///
    /// `fsrl.pi fd, fs1, fs2`
    ///
    /// `0000011 fs2 fs1 101 fd 1111011` — spec/esperanto/packed_int.yaml:6
    FsrlPi = 123,
    /// Arithmetic right shift of lanes.
    ///
    /// `fsra.pi fd, fs1, fs2`
    ///
    /// `0000111 fs2 fs1 101 fd 1111011` — spec/esperanto/packed_int.yaml:6
    FsraPi = 124,
    /// Bitwise or of lanes.
    ///
    /// `for.pi fd, fs1, fs2`
    ///
    /// `0000011 fs2 fs1 110 fd 1111011` — spec/esperanto/packed_int.yaml:6
    ForPi = 125,
    /// Bitwise and of lanes.
    ///
    /// `fand.pi fd, fs1, fs2`
    ///
    /// `0000011 fs2 fs1 111 fd 1111011` — spec/esperanto/packed_int.yaml:6
    FandPi = 126,
    /// Low half of the product of lanes.
    ///
    /// `fmul.pi fd, fs1, fs2`
    ///
    /// `0001011 fs2 fs1 000 fd 1111011` — spec/esperanto/packed_int.yaml:6
    FmulPi = 127,
    /// High half of the signed product of lanes.
    ///
    /// `fmulh.pi fd, fs1, fs2`
    ///
    /// `0001011 fs2 fs1 001 fd 1111011` — spec/esperanto/packed_int.yaml:6
    FmulhPi = 128,
    /// High half of the unsigned product of lanes.
    ///
    /// `fmulhu.pi fd, fs1, fs2`
    ///
    /// `0001011 fs2 fs1 010 fd 1111011` — spec/esperanto/packed_int.yaml:6
    FmulhuPi = 129,
    /// Signed quotient of lanes.
    ///
    /// `fdiv.pi fd, fs1, fs2`
    ///
    /// `0001111 fs2 fs1 000 fd 1111011` — spec/esperanto/packed_int.yaml:6
    FdivPi = 130,
    /// Unsigned quotient of lanes.
    ///
    /// `fdivu.pi fd, fs1, fs2`
    ///
    /// `0001111 fs2 fs1 001 fd 1111011` — spec/esperanto/packed_int.yaml:6
    FdivuPi = 131,
    /// Signed remainder of lanes.
    ///
    /// `frem.pi fd, fs1, fs2`
    ///
    /// `0001111 fs2 fs1 010 fd 1111011` — spec/esperanto/packed_int.yaml:6
    FremPi = 132,
    /// Unsigned remainder of lanes.
    ///
    /// `fremu.pi fd, fs1, fs2`
    ///
    /// `0001111 fs2 fs1 011 fd 1111011` — spec/esperanto/packed_int.yaml:6
    FremuPi = 133,
    /// Signed minimum of lanes.
    ///
    /// `fmin.pi fd, fs1, fs2`
    ///
    /// `0010111 fs2 fs1 000 fd 1111011` — spec/esperanto/packed_int.yaml:6
    FminPi = 134,
    /// Signed maximum of lanes.
    ///
    /// `fmax.pi fd, fs1, fs2`
    ///
    /// `0010111 fs2 fs1 001 fd 1111011` — spec/esperanto/packed_int.yaml:6
    FmaxPi = 135,
    /// Unsigned minimum of lanes.
    ///
    /// `fminu.pi fd, fs1, fs2`
    ///
    /// `0010111 fs2 fs1 010 fd 1111011` — spec/esperanto/packed_int.yaml:6
    FminuPi = 136,
    /// Unsigned maximum of lanes.
    ///
    /// `fmaxu.pi fd, fs1, fs2`
    ///
    /// `0010111 fs2 fs1 011 fd 1111011` — spec/esperanto/packed_int.yaml:6
    FmaxuPi = 137,
    /// Signed less-or-equal (all ones or 0) of lanes.
    ///
    /// `fle.pi fd, fs1, fs2`
    ///
    /// `1010011 fs2 fs1 000 fd 1111011` — spec/esperanto/packed_int.yaml:6
    FlePi = 138,
    /// Signed less-than (all ones or 0) of lanes.
    ///
    /// `flt.pi fd, fs1, fs2`
    ///
    /// `1010011 fs2 fs1 001 fd 1111011` — spec/esperanto/packed_int.yaml:6
    FltPi = 139,
    /// Equality (all ones or 0) of lanes.
    ///
    /// `feq.pi fd, fs1, fs2`
    ///
    /// `1010011 fs2 fs1 010 fd 1111011` — spec/esperanto/packed_int.yaml:6
    FeqPi = 140,
    /// Unsigned less-than (all ones or 0) of lanes.
    ///
    /// `fltu.pi fd, fs1, fs2`
    ///
    /// `1010011 fs2 fs1 011 fd 1111011` — spec/esperanto/packed_int.yaml:6
    FltuPi = 141,
    /// Bitwise inversion of lanes.
    ///
    /// `fnot.pi fd, fs1`
    ///
    /// `000001100000 fs1 010 fd 1111011` — spec/esperanto/packed_int.yaml:49
    FnotPi = 142,
    /// Clamp lanes to 8 bits, signed; the upper bits are 0.
    ///
    /// `fsat8.pi fd, fs1`
    ///
    /// `000001100000 fs1 011 fd 1111011` — spec/esperanto/packed_int.yaml:49
    Fsat8Pi = 143,
    /// Clamp signed lanes to 0 to 255.
    ///
    /// `fsatu8.pi fd, fs1`
    ///
    /// `000001100001 fs1 011 fd 1111011` — spec/esperanto/packed_int.yaml:49
    Fsatu8Pi = 144,
    /// Sum of lanes and a sign-extended immediate.
    ///
    /// `faddi.pi fd, fs1, imm`
    ///
    /// `imm[9:5] 10 imm[4:0] fs1 000 fd 0111111` — spec/esperanto/packed_int.yaml:63
    FaddiPi = 145,
    /// Bitwise and of lanes and a sign-extended immediate.
    ///
    /// `fandi.pi fd, fs1, imm`
    ///
    /// `imm[9:5] 10 imm[4:0] fs1 001 fd 0111111` — spec/esperanto/packed_int.yaml:63
    FandiPi = 146,
    /// Left shift of lanes by a constant.
    ///
    /// `fslli.pi fd, fs1, shamt`
    ///
    /// `0100111 shamt fs1 001 fd 1111011` — spec/esperanto/packed_int.yaml:76
    FslliPi = 147,
    /// Logical right shift of lanes by a constant.
    ///
    /// `fsrli.pi fd, fs1, shamt`
    ///
    /// `0100111 shamt fs1 101 fd 1111011` — spec/esperanto/packed_int.yaml:76
    FsrliPi = 148,
    /// Arithmetic right shift of lanes by a constant.
    ///
    /// `fsrai.pi fd, fs1, shamt`
    ///
    /// `0100111 shamt fs1 111 fd 1111011` — spec/esperanto/packed_int.yaml:76
    FsraiPi = 149,
    /// Low bytes of the lanes: those of lanes 0 to 3 into even lanes, of 4 to 7 into odd ones.
    ///
    /// `fpackrepb.pi fd, fs1`
    ///
    /// `001001100000 fs1 000 fd 1111011` — spec/esperanto/packed_int.yaml:91
    FpackrepbPi = 150,
    /// Low halves of the lanes: those of lanes 2k and 2k+1 into lanes k and k+4.
    ///
    /// `fpackreph.pi fd, fs1`
    ///
    /// `001001100000 fs1 001 fd 1111011` — spec/esperanto/packed_int.yaml:100
    FpackrephPi = 151,
    /// Signed less-than of lanes into a mask.
    ///
    /// `fltm.pi md, fs1, fs2`
    ///
    /// `0011111 fs2 fs1 00000 md 1111011` — spec/esperanto/packed_int.yaml:106
    FltmPi = 152,
    /// Lanes that are not zero into a mask.
    ///
    /// `fsetm.pi md, fs1`
    ///
    /// `101001100000 fs1 10000 md 1111011` — spec/esperanto/packed_int.yaml:115
    FsetmPi = 153,
    /// Left shift and or (never built).
    ///
    /// `fslloi.pi fd, fs1, fs2`
    ///
    /// `11101 .. fs2 fs1 ... fd 1111011` — spec/esperanto/packed_int.yaml:121
    FslloiPi = 154,
    /// Broadcast a sign-extended immediate.
    ///
    /// `fbci.pi fd, uimm`
    ///
    /// `uimm fd 1011111` — spec/esperanto/packed_int.yaml:126
    FbciPi = 155,
    /// Broadcast the float whose upper 20 bits are given; the last digit repeats below, rounded.
    ///
    /// `fbci.ps fd, uimm`
    ///
    /// `uimm fd 0011111` — spec/esperanto/packed_int.yaml:131
    FbciPs = 156,
    /// Low bytes of two registers.
    ///
    /// `packb rd, rs1, rs2`
    ///
    /// `1000000 rs2 rs1 110 rd 0111011` — spec/esperanto/scalar.yaml:26
    Packb = 157,
    /// Store 1 bytes at the shared L2.
    ///
    /// `sbl rs2, (rs1)`
    ///
    /// `0001000 rs2 rs1 011000000111011` — spec/esperanto/scalar.yaml:36
    Sbl = 158,
    /// Store 1 bytes at the global L3.
    ///
    /// `sbg rs2, (rs1)`
    ///
    /// `0001001 rs2 rs1 011000000111011` — spec/esperanto/scalar.yaml:36
    Sbg = 159,
    /// Store 2 bytes at the shared L2.
    ///
    /// `shl rs2, (rs1)`
    ///
    /// `0001100 rs2 rs1 011000000111011` — spec/esperanto/scalar.yaml:36
    Shl = 160,
    /// Store 2 bytes at the global L3.
    ///
    /// `shg rs2, (rs1)`
    ///
    /// `0001101 rs2 rs1 011000000111011` — spec/esperanto/scalar.yaml:36
    Shg = 161,
    /// Add in memory at the shared L2, 4 bytes; the old value is the result.
    ///
    /// `amoaddl.w rd, rs2, (rs1)`
    ///
    /// `0000000 rs2 rs1 010 rd 0111011` — spec/esperanto/scalar.yaml:57
    AmoaddlW = 162,
    /// Add in memory at the shared L2, 8 bytes; the old value is the result.
    ///
    /// `amoaddl.d rd, rs2, (rs1)`
    ///
    /// `0000000 rs2 rs1 011 rd 0111011` — spec/esperanto/scalar.yaml:57
    AmoaddlD = 163,
    /// Add in memory at the global L3, 4 bytes; the old value is the result.
    ///
    /// `amoaddg.w rd, rs2, (rs1)`
    ///
    /// `0000001 rs2 rs1 010 rd 0111011` — spec/esperanto/scalar.yaml:57
    AmoaddgW = 164,
    /// Add in memory at the global L3, 8 bytes; the old value is the result.
    ///
    /// `amoaddg.d rd, rs2, (rs1)`
    ///
    /// `0000001 rs2 rs1 011 rd 0111011` — spec/esperanto/scalar.yaml:57
    AmoaddgD = 165,
    /// Swap in memory at the shared L2, 4 bytes; the old value is the result.
    ///
    /// `amoswapl.w rd, rs2, (rs1)`
    ///
    /// `0000100 rs2 rs1 010 rd 0111011` — spec/esperanto/scalar.yaml:57
    AmoswaplW = 166,
    /// Swap in memory at the shared L2, 8 bytes; the old value is the result.
    ///
    /// `amoswapl.d rd, rs2, (rs1)`
    ///
    /// `0000100 rs2 rs1 011 rd 0111011` — spec/esperanto/scalar.yaml:57
    AmoswaplD = 167,
    /// Swap in memory at the global L3, 4 bytes; the old value is the result.
    ///
    /// `amoswapg.w rd, rs2, (rs1)`
    ///
    /// `0000101 rs2 rs1 010 rd 0111011` — spec/esperanto/scalar.yaml:57
    AmoswapgW = 168,
    /// Swap in memory at the global L3, 8 bytes; the old value is the result.
    ///
    /// `amoswapg.d rd, rs2, (rs1)`
    ///
    /// `0000101 rs2 rs1 011 rd 0111011` — spec/esperanto/scalar.yaml:57
    AmoswapgD = 169,
    /// Exclusive or in memory at the shared L2, 4 bytes; the old value is the result.
    ///
    /// `amoxorl.w rd, rs2, (rs1)`
    ///
    /// `0010000 rs2 rs1 010 rd 0111011` — spec/esperanto/scalar.yaml:57
    AmoxorlW = 170,
    /// Exclusive or in memory at the shared L2, 8 bytes; the old value is the result.
    ///
    /// `amoxorl.d rd, rs2, (rs1)`
    ///
    /// `0010000 rs2 rs1 011 rd 0111011` — spec/esperanto/scalar.yaml:57
    AmoxorlD = 171,
    /// Exclusive or in memory at the global L3, 4 bytes; the old value is the result.
    ///
    /// `amoxorg.w rd, rs2, (rs1)`
    ///
    /// `0010001 rs2 rs1 010 rd 0111011` — spec/esperanto/scalar.yaml:57
    AmoxorgW = 172,
    /// Exclusive or in memory at the global L3, 8 bytes; the old value is the result.
    ///
    /// `amoxorg.d rd, rs2, (rs1)`
    ///
    /// `0010001 rs2 rs1 011 rd 0111011` — spec/esperanto/scalar.yaml:57
    AmoxorgD = 173,
    /// Or in memory at the shared L2, 4 bytes; the old value is the result.
    ///
    /// `amoorl.w rd, rs2, (rs1)`
    ///
    /// `0100000 rs2 rs1 010 rd 0111011` — spec/esperanto/scalar.yaml:57
    AmoorlW = 174,
    /// Or in memory at the shared L2, 8 bytes; the old value is the result.
    ///
    /// `amoorl.d rd, rs2, (rs1)`
    ///
    /// `0100000 rs2 rs1 011 rd 0111011` — spec/esperanto/scalar.yaml:57
    AmoorlD = 175,
    /// Or in memory at the global L3, 4 bytes; the old value is the result.
    ///
    /// `amoorg.w rd, rs2, (rs1)`
    ///
    /// `0100001 rs2 rs1 010 rd 0111011` — spec/esperanto/scalar.yaml:57
    AmoorgW = 176,
    /// Or in memory at the global L3, 8 bytes; the old value is the result.
    ///
    /// `amoorg.d rd, rs2, (rs1)`
    ///
    /// `0100001 rs2 rs1 011 rd 0111011` — spec/esperanto/scalar.yaml:57
    AmoorgD = 177,
    /// And in memory at the shared L2, 4 bytes; the old value is the result.
    ///
    /// `amoandl.w rd, rs2, (rs1)`
    ///
    /// `0110000 rs2 rs1 010 rd 0111011` — spec/esperanto/scalar.yaml:57
    AmoandlW = 178,
    /// And in memory at the shared L2, 8 bytes; the old value is the result.
    ///
    /// `amoandl.d rd, rs2, (rs1)`
    ///
    /// `0110000 rs2 rs1 011 rd 0111011` — spec/esperanto/scalar.yaml:57
    AmoandlD = 179,
    /// And in memory at the global L3, 4 bytes; the old value is the result.
    ///
    /// `amoandg.w rd, rs2, (rs1)`
    ///
    /// `0110001 rs2 rs1 010 rd 0111011` — spec/esperanto/scalar.yaml:57
    AmoandgW = 180,
    /// And in memory at the global L3, 8 bytes; the old value is the result.
    ///
    /// `amoandg.d rd, rs2, (rs1)`
    ///
    /// `0110001 rs2 rs1 011 rd 0111011` — spec/esperanto/scalar.yaml:57
    AmoandgD = 181,
    /// Signed minimum in memory at the shared L2, 4 bytes; the old value is the result.
    ///
    /// `amominl.w rd, rs2, (rs1)`
    ///
    /// `1000000 rs2 rs1 010 rd 0111011` — spec/esperanto/scalar.yaml:57
    AmominlW = 182,
    /// Signed minimum in memory at the shared L2, 8 bytes; the old value is the result.
    ///
    /// `amominl.d rd, rs2, (rs1)`
    ///
    /// `1000000 rs2 rs1 011 rd 0111011` — spec/esperanto/scalar.yaml:57
    AmominlD = 183,
    /// Signed minimum in memory at the global L3, 4 bytes; the old value is the result.
    ///
    /// `amoming.w rd, rs2, (rs1)`
    ///
    /// `1000001 rs2 rs1 010 rd 0111011` — spec/esperanto/scalar.yaml:57
    AmomingW = 184,
    /// Signed minimum in memory at the global L3, 8 bytes; the old value is the result.
    ///
    /// `amoming.d rd, rs2, (rs1)`
    ///
    /// `1000001 rs2 rs1 011 rd 0111011` — spec/esperanto/scalar.yaml:57
    AmomingD = 185,
    /// Signed maximum in memory at the shared L2, 4 bytes; the old value is the result.
    ///
    /// `amomaxl.w rd, rs2, (rs1)`
    ///
    /// `1010000 rs2 rs1 010 rd 0111011` — spec/esperanto/scalar.yaml:57
    AmomaxlW = 186,
    /// Signed maximum in memory at the shared L2, 8 bytes; the old value is the result.
    ///
    /// `amomaxl.d rd, rs2, (rs1)`
    ///
    /// `1010000 rs2 rs1 011 rd 0111011` — spec/esperanto/scalar.yaml:57
    AmomaxlD = 187,
    /// Signed maximum in memory at the global L3, 4 bytes; the old value is the result.
    ///
    /// `amomaxg.w rd, rs2, (rs1)`
    ///
    /// `1010001 rs2 rs1 010 rd 0111011` — spec/esperanto/scalar.yaml:57
    AmomaxgW = 188,
    /// Signed maximum in memory at the global L3, 8 bytes; the old value is the result.
    ///
    /// `amomaxg.d rd, rs2, (rs1)`
    ///
    /// `1010001 rs2 rs1 011 rd 0111011` — spec/esperanto/scalar.yaml:57
    AmomaxgD = 189,
    /// Unsigned minimum in memory at the shared L2, 4 bytes; the old value is the result.
    ///
    /// `amominul.w rd, rs2, (rs1)`
    ///
    /// `1100000 rs2 rs1 010 rd 0111011` — spec/esperanto/scalar.yaml:57
    AmominulW = 190,
    /// Unsigned minimum in memory at the shared L2, 8 bytes; the old value is the result.
    ///
    /// `amominul.d rd, rs2, (rs1)`
    ///
    /// `1100000 rs2 rs1 011 rd 0111011` — spec/esperanto/scalar.yaml:57
    AmominulD = 191,
    /// Unsigned minimum in memory at the global L3, 4 bytes; the old value is the result.
    ///
    /// `amominug.w rd, rs2, (rs1)`
    ///
    /// `1100001 rs2 rs1 010 rd 0111011` — spec/esperanto/scalar.yaml:57
    AmominugW = 192,
    /// Unsigned minimum in memory at the global L3, 8 bytes; the old value is the result.
    ///
    /// `amominug.d rd, rs2, (rs1)`
    ///
    /// `1100001 rs2 rs1 011 rd 0111011` — spec/esperanto/scalar.yaml:57
    AmominugD = 193,
    /// Unsigned maximum in memory at the shared L2, 4 bytes; the old value is the result.
    ///
    /// `amomaxul.w rd, rs2, (rs1)`
    ///
    /// `1110000 rs2 rs1 010 rd 0111011` — spec/esperanto/scalar.yaml:57
    AmomaxulW = 194,
    /// Unsigned maximum in memory at the shared L2, 8 bytes; the old value is the result.
    ///
    /// `amomaxul.d rd, rs2, (rs1)`
    ///
    /// `1110000 rs2 rs1 011 rd 0111011` — spec/esperanto/scalar.yaml:57
    AmomaxulD = 195,
    /// Unsigned maximum in memory at the global L3, 4 bytes; the old value is the result.
    ///
    /// `amomaxug.w rd, rs2, (rs1)`
    ///
    /// `1110001 rs2 rs1 010 rd 0111011` — spec/esperanto/scalar.yaml:57
    AmomaxugW = 196,
    /// Unsigned maximum in memory at the global L3, 8 bytes; the old value is the result.
    ///
    /// `amomaxug.d rd, rs2, (rs1)`
    ///
    /// `1110001 rs2 rs1 011 rd 0111011` — spec/esperanto/scalar.yaml:57
    AmomaxugD = 197,
    /// Swap if equal to x31 in memory at the shared L2, 4 bytes; the old value is the result.
    ///
    /// `amocmpswapl.w rd, rs2, (rs1)`
    ///
    /// `1111000 rs2 rs1 010 rd 0111011` — spec/esperanto/scalar.yaml:57
    AmocmpswaplW = 198,
    /// Swap if equal to x31 in memory at the shared L2, 8 bytes; the old value is the result.
    ///
    /// `amocmpswapl.d rd, rs2, (rs1)`
    ///
    /// `1111000 rs2 rs1 011 rd 0111011` — spec/esperanto/scalar.yaml:57
    AmocmpswaplD = 199,
    /// Swap if equal to x31 in memory at the global L3, 4 bytes; the old value is the result.
    ///
    /// `amocmpswapg.w rd, rs2, (rs1)`
    ///
    /// `1111001 rs2 rs1 010 rd 0111011` — spec/esperanto/scalar.yaml:57
    AmocmpswapgW = 200,
    /// Swap if equal to x31 in memory at the global L3, 8 bytes; the old value is the result.
    ///
    /// `amocmpswapg.d rd, rs2, (rs1)`
    ///
    /// `1111001 rs2 rs1 011 rd 0111011` — spec/esperanto/scalar.yaml:57
    AmocmpswapgD = 201,
    /// Add in memory at the shared L2 for each lane; the old values are the result.
    ///
    /// `famoaddl.pi fda, fs1(rs2)`
    ///
    /// `0000011 rs2 fs1 100 fda 0001011` — spec/esperanto/scalar.yaml:90
    FamoaddlPi = 202,
    /// Add in memory at the global L3 for each lane; the old values are the result.
    ///
    /// `famoaddg.pi fda, fs1(rs2)`
    ///
    /// `1000011 rs2 fs1 100 fda 0001011` — spec/esperanto/scalar.yaml:90
    FamoaddgPi = 203,
    /// Swap in memory at the shared L2 for each lane; the old values are the result.
    ///
    /// `famoswapl.pi fda, fs1(rs2)`
    ///
    /// `0000111 rs2 fs1 100 fda 0001011` — spec/esperanto/scalar.yaml:90
    FamoswaplPi = 204,
    /// Swap in memory at the global L3 for each lane; the old values are the result.
    ///
    /// `famoswapg.pi fda, fs1(rs2)`
    ///
    /// `1000111 rs2 fs1 100 fda 0001011` — spec/esperanto/scalar.yaml:90
    FamoswapgPi = 205,
    /// And in memory at the shared L2 for each lane; the old values are the result.
    ///
    /// `famoandl.pi fda, fs1(rs2)`
    ///
    /// `0001011 rs2 fs1 100 fda 0001011` — spec/esperanto/scalar.yaml:90
    FamoandlPi = 206,
    /// And in memory at the global L3 for each lane; the old values are the result.
    ///
    /// `famoandg.pi fda, fs1(rs2)`
    ///
    /// `1001011 rs2 fs1 100 fda 0001011` — spec/esperanto/scalar.yaml:90
    FamoandgPi = 207,
    /// Or in memory at the shared L2 for each lane; the old values are the result.
    ///
    /// `famoorl.pi fda, fs1(rs2)`
    ///
    /// `0001111 rs2 fs1 100 fda 0001011` — spec/esperanto/scalar.yaml:90
    FamoorlPi = 208,
    /// Or in memory at the global L3 for each lane; the old values are the result.
    ///
    /// `famoorg.pi fda, fs1(rs2)`
    ///
    /// `1001111 rs2 fs1 100 fda 0001011` — spec/esperanto/scalar.yaml:90
    FamoorgPi = 209,
    /// Exclusive or in memory at the shared L2 for each lane; the old values are the result.
    ///
    /// `famoxorl.pi fda, fs1(rs2)`
    ///
    /// `0010011 rs2 fs1 100 fda 0001011` — spec/esperanto/scalar.yaml:90
    FamoxorlPi = 210,
    /// Exclusive or in memory at the global L3 for each lane; the old values are the result.
    ///
    /// `famoxorg.pi fda, fs1(rs2)`
    ///
    /// `1010011 rs2 fs1 100 fda 0001011` — spec/esperanto/scalar.yaml:90
    FamoxorgPi = 211,
    /// Signed minimum in memory at the shared L2 for each lane; the old values are the result.
    ///
    /// `famominl.pi fda, fs1(rs2)`
    ///
    /// `0010111 rs2 fs1 100 fda 0001011` — spec/esperanto/scalar.yaml:90
    FamominlPi = 212,
    /// Signed minimum in memory at the global L3 for each lane; the old values are the result.
    ///
    /// `famoming.pi fda, fs1(rs2)`
    ///
    /// `1010111 rs2 fs1 100 fda 0001011` — spec/esperanto/scalar.yaml:90
    FamomingPi = 213,
    /// Signed maximum in memory at the shared L2 for each lane; the old values are the result.
    ///
    /// `famomaxl.pi fda, fs1(rs2)`
    ///
    /// `0011011 rs2 fs1 100 fda 0001011` — spec/esperanto/scalar.yaml:90
    FamomaxlPi = 214,
    /// Signed maximum in memory at the global L3 for each lane; the old values are the result.
    ///
    /// `famomaxg.pi fda, fs1(rs2)`
    ///
    /// `1011011 rs2 fs1 100 fda 0001011` — spec/esperanto/scalar.yaml:90
    FamomaxgPi = 215,
    /// Unsigned minimum in memory at the shared L2 for each lane; the old values are the result.
    ///
    /// `famominul.pi fda, fs1(rs2)`
    ///
    /// `0011111 rs2 fs1 100 fda 0001011` — spec/esperanto/scalar.yaml:90
    FamominulPi = 216,
    /// Unsigned minimum in memory at the global L3 for each lane; the old values are the result.
    ///
    /// `famominug.pi fda, fs1(rs2)`
    ///
    /// `1011111 rs2 fs1 100 fda 0001011` — spec/esperanto/scalar.yaml:90
    FamominugPi = 217,
    /// Unsigned maximum in memory at the shared L2 for each lane; the old values are the result.
    ///
    /// `famomaxul.pi fda, fs1(rs2)`
    ///
    /// `0100011 rs2 fs1 100 fda 0001011` — spec/esperanto/scalar.yaml:90
    FamomaxulPi = 218,
    /// Unsigned maximum in memory at the global L3 for each lane; the old values are the result.
    ///
    /// `famomaxug.pi fda, fs1(rs2)`
    ///
    /// `1100011 rs2 fs1 100 fda 0001011` — spec/esperanto/scalar.yaml:90
    FamomaxugPi = 219,
    /// Floating-point maximum in memory at the shared L2 for each lane; the old values are the result.
    ///
    /// `famomaxl.ps fda, fs1(rs2)`
    ///
    /// `0010100 rs2 fs1 100 fda 0001011` — spec/esperanto/scalar.yaml:90
    FamomaxlPs = 220,
    /// Floating-point maximum in memory at the global L3 for each lane; the old values are the result.
    ///
    /// `famomaxg.ps fda, fs1(rs2)`
    ///
    /// `1010100 rs2 fs1 100 fda 0001011` — spec/esperanto/scalar.yaml:90
    FamomaxgPs = 221,
    /// Floating-point minimum in memory at the shared L2 for each lane; the old values are the result.
    ///
    /// `famominl.ps fda, fs1(rs2)`
    ///
    /// `0011000 rs2 fs1 100 fda 0001011` — spec/esperanto/scalar.yaml:90
    FamominlPs = 222,
    /// Floating-point minimum in memory at the global L3 for each lane; the old values are the result.
    ///
    /// `famoming.ps fda, fs1(rs2)`
    ///
    /// `1011000 rs2 fs1 100 fda 0001011` — spec/esperanto/scalar.yaml:90
    FamomingPs = 223,
    /// C plus or = A times B in single precision; a factor that is +0 leaves the sum alone.
    ///
    /// `tensor_fma32masktenbfirst last_row=last_row, last_col=last_col, last_k=last_k, a=aline, offset=offset, b=bline`
    ///
    /// `1000000000010000 ................................................ mask ...... last_col last_row last_k offset ...................... tenb .. bline .. aline 000 first` — spec/esperanto/tensor.yaml:130
    TensorFma32 = 224,
    /// C plus or = A times B in half precision, two products at a time into single precision, rounded towards zero.
    ///
    /// `tensor_fma16a32masktenbfirst last_row=last_row, last_col=last_col, last_k=last_k, a=aline, offset=offset, b=bline`
    ///
    /// `1000000000010000 ................................................ mask ...... last_col last_row last_k offset ...................... tenb .. bline .. aline 001 first` — spec/esperanto/tensor.yaml:150
    TensorFma16a32 = 225,
    /// Sums plus or = A times B in bytes; the last round may go to C.
    ///
    /// `tensor_ima8a32tomasktenbfirst last_row=last_row, last_col=last_col, last_k=last_k, aua=aline, offset=offset, bub=bline`
    ///
    /// `1000000000010000 ................................................ mask ...... last_col last_row last_k offset ................... to bu au tenb .. bline .. aline 011 first` — spec/esperanto/tensor.yaml:163
    TensorIma8a32 = 226,
    /// Transform C by up to ten steps, a digit each, the first one lowest.
    ///
    /// `tensor_quant f=freg, last_row=last_row, last_col=last_col, line=line, ops`
    ///
    /// `1000000001100000 .................................................. freg last_col last_row line ..... ops` — spec/esperanto/tensor.yaml:199
    TensorQuant = 227,
    /// Load lines into the scratchpad.
    ///
    /// `tensor_loadmask line=line, last_row=last_row, addr=addr, off=off, stride=stride, slot=slot, coop=coop`
    ///
    /// `1000001111110000 stride ..... slot mask coop 000 line 0 .... addr off last_row` — spec/esperanto/tensor.yaml:256
    TensorLoad = 228,
    /// Load lines into the scratchpad, four rows of bytes interleaved.
    ///
    /// `tensor_load.interleave8mask line=line, last_row=last_row, addr=addr, off=off, stride=stride, slot=slot, coop=coop`
    ///
    /// `1000001111110000 stride ..... slot mask coop 001 line 0 .... addr off last_row` — spec/esperanto/tensor.yaml:256
    TensorLoadInterleave8 = 229,
    /// Load lines into the scratchpad, two rows of halves interleaved.
    ///
    /// `tensor_load.interleave16mask line=line, last_row=last_row, addr=addr, off=off, stride=stride, slot=slot, coop=coop`
    ///
    /// `1000001111110000 stride ..... slot mask coop 010 line 0 .... addr off last_row` — spec/esperanto/tensor.yaml:256
    TensorLoadInterleave16 = 230,
    /// Load lines into the scratchpad, bytes transposed.
    ///
    /// `tensor_load.transpose8mask line=line, last_row=last_row, addr=addr, off=off, stride=stride, slot=slot, coop=coop`
    ///
    /// `1000001111110000 stride ..... slot mask coop 101 line 0 .... addr off last_row` — spec/esperanto/tensor.yaml:256
    TensorLoadTranspose8 = 231,
    /// Load lines into the scratchpad, halves transposed.
    ///
    /// `tensor_load.transpose16mask line=line, last_row=last_row, addr=addr, off=off, stride=stride, slot=slot, coop=coop`
    ///
    /// `1000001111110000 stride ..... slot mask coop 110 line 0 .... addr off last_row` — spec/esperanto/tensor.yaml:256
    TensorLoadTranspose16 = 232,
    /// Load lines into the scratchpad, words transposed.
    ///
    /// `tensor_load.transpose32mask line=line, last_row=last_row, addr=addr, off=off, stride=stride, slot=slot, coop=coop`
    ///
    /// `1000001111110000 stride ..... slot mask coop 111 line 0 .... addr off last_row` — spec/esperanto/tensor.yaml:256
    TensorLoadTranspose32 = 233,
    /// Transforms that do not exist; only an error is noted.
    ///
    /// `tensor_load.reservedmask code=code, line=line, last_row=last_row, addr=addr, off=off, stride=stride, slot=slot, coop=coop`
    ///
    /// `1000001111110000 stride ..... slot mask coop code line 0 .... addr off last_row` — spec/esperanto/tensor.yaml:294
    TensorLoadReserved = 234,
    /// Load matrix B on its way to the multiplication that follows.
    ///
    /// `tensor_load_b last_row=last_row, addr=addr, stride=stride, slot=slot, coop=coop`
    ///
    /// `1000001111110000 stride ..... slot . coop ......... 1 .... addr .. last_row` — spec/esperanto/tensor.yaml:305
    TensorLoadB = 235,
    /// Load lines into the scratchpad of the own shire.
    ///
    /// `tensor_load_l2mask line=line, last_row=last_row, addr=addr, stride=stride, slot=slot`
    ///
    /// `1000010111110000 stride ..... slot mask line[16:2] addr line[1:0] last_row` — spec/esperanto/tensor.yaml:334
    TensorLoadL2 = 236,
    /// Store C in blocks of 16 bytes.
    ///
    /// `tensor_store f=freg, step=inc, last_row=last_row, last_col=last_col, addr=addr, stride=stride, coop=coop`
    ///
    /// `1000011111110000 stride .... inc freg last_col last_row coop 0 addr ....` — spec/esperanto/tensor.yaml:357
    TensorStore = 237,
    /// Store lines of the scratchpad.
    ///
    /// `tensor_store.scp line=line, step=inc, last_row=last_row, addr=addr, stride=stride`
    ///
    /// `1000011111110000 stride ...... inc line . last_row .. 1 addr ......` — spec/esperanto/tensor.yaml:391
    TensorStoreScp = 238,
    /// Wait for an event; commands complete at once here, so there is none.
    ///
    /// `tensor_wait event`
    ///
    /// `1000001100000000 ............................................................................................................ event` — spec/esperanto/tensor.yaml:408
    TensorWait = 239,
    /// Arrive at a fast local barrier; the last of limit + 1 arrivals clears it.
    ///
    /// `flb counter=counter, limit=limit`
    ///
    /// `1000001000000000 ................................................................................................... limit counter` — spec/esperanto/tensor.yaml:425
    Flb = 240,
    /// Take a credit of a counter; without one, the command starts anew.
    ///
    /// `fcc counter`
    ///
    /// `1000001000010000 ............................................................................................................... counter` — spec/esperanto/tensor.yaml:435
    Fcc = 241,
    /// Logarithm to base 2 of lanes, approximated.
    ///
    /// `flog.ps fd, fs1`
    ///
    /// `010110000011 fs1 000 fd 1111011` — spec/esperanto/trans.yaml:109
    FlogPs = 242,
    /// Power of 2 of lanes, approximated.
    ///
    /// `fexp.ps fd, fs1`
    ///
    /// `010110000100 fs1 000 fd 1111011` — spec/esperanto/trans.yaml:109
    FexpPs = 243,
    /// Reciprocal of lanes, approximated.
    ///
    /// `frcp.ps fd, fs1`
    ///
    /// `010110000111 fs1 000 fd 1111011` — spec/esperanto/trans.yaml:109
    FrcpPs = 244,
    /// Sum of two registers.
    ///
    /// `add rd, rs1, rs2`
    ///
    /// `0000000 rs2 rs1 000 rd 0110011` — spec/riscv/i.yaml:4
    Add = 245,
    /// Sum of two registers, low 32 bits sign-extended.
    ///
    /// `addw rd, rs1, rs2`
    ///
    /// `0000000 rs2 rs1 000 rd 0111011` — spec/riscv/i.yaml:4
    Addw = 246,
    /// Difference of two registers.
    ///
    /// `sub rd, rs1, rs2`
    ///
    /// `0100000 rs2 rs1 000 rd 0110011` — spec/riscv/i.yaml:4
    Sub = 247,
    /// Difference of two registers, low 32 bits sign-extended.
    ///
    /// `subw rd, rs1, rs2`
    ///
    /// `0100000 rs2 rs1 000 rd 0111011` — spec/riscv/i.yaml:4
    Subw = 248,
    /// Left shift of two registers.
    ///
    /// `sll rd, rs1, rs2`
    ///
    /// `0000000 rs2 rs1 001 rd 0110011` — spec/riscv/i.yaml:4
    Sll = 249,
    /// Left shift of two registers, low 32 bits sign-extended.
    ///
    /// `sllw rd, rs1, rs2`
    ///
    /// `0000000 rs2 rs1 001 rd 0111011` — spec/riscv/i.yaml:4
    Sllw = 250,
    /// Logical right shift of two registers.
    ///
    /// `srl rd, rs1, rs2`
    ///
    /// `0000000 rs2 rs1 101 rd 0110011` — spec/riscv/i.yaml:4
    Srl = 251,
    /// Logical right shift of two registers, low 32 bits sign-extended.
    ///
    /// `srlw rd, rs1, rs2`
    ///
    /// `0000000 rs2 rs1 101 rd 0111011` — spec/riscv/i.yaml:4
    Srlw = 252,
    /// Arithmetic right shift of two registers.
    ///
    /// `sra rd, rs1, rs2`
    ///
    /// `0100000 rs2 rs1 101 rd 0110011` — spec/riscv/i.yaml:4
    Sra = 253,
    /// Arithmetic right shift of two registers, low 32 bits sign-extended.
    ///
    /// `sraw rd, rs1, rs2`
    ///
    /// `0100000 rs2 rs1 101 rd 0111011` — spec/riscv/i.yaml:4
    Sraw = 254,
    /// Signed less-than (0 or 1) of two registers.
    ///
    /// `slt rd, rs1, rs2`
    ///
    /// `0000000 rs2 rs1 010 rd 0110011` — spec/riscv/i.yaml:32
    Slt = 255,
    /// Unsigned less-than (0 or 1) of two registers.
    ///
    /// `sltu rd, rs1, rs2`
    ///
    /// `0000000 rs2 rs1 011 rd 0110011` — spec/riscv/i.yaml:32
    Sltu = 256,
    /// Bitwise exclusive or of two registers.
    ///
    /// `xor rd, rs1, rs2`
    ///
    /// `0000000 rs2 rs1 100 rd 0110011` — spec/riscv/i.yaml:32
    Xor = 257,
    /// Bitwise or of two registers.
    ///
    /// `or rd, rs1, rs2`
    ///
    /// `0000000 rs2 rs1 110 rd 0110011` — spec/riscv/i.yaml:32
    Or = 258,
    /// Bitwise and of two registers.
    ///
    /// `and rd, rs1, rs2`
    ///
    /// `0000000 rs2 rs1 111 rd 0110011` — spec/riscv/i.yaml:32
    And = 259,
    /// Sum of a register and an immediate.
    ///
    /// `addi rd, rs1, imm`
    ///
    /// `imm rs1 000 rd 0010011` — spec/riscv/i.yaml:55
    Addi = 260,
    /// Signed less-than (0 or 1) of a register and an immediate.
    ///
    /// `slti rd, rs1, imm`
    ///
    /// `imm rs1 010 rd 0010011` — spec/riscv/i.yaml:55
    Slti = 261,
    /// Unsigned less-than against the sign-extended immediate (0 or 1) of a register and an immediate.
    ///
    /// `sltiu rd, rs1, imm`
    ///
    /// `imm rs1 011 rd 0010011` — spec/riscv/i.yaml:55
    Sltiu = 262,
    /// Bitwise exclusive or of a register and an immediate.
    ///
    /// `xori rd, rs1, imm`
    ///
    /// `imm rs1 100 rd 0010011` — spec/riscv/i.yaml:55
    Xori = 263,
    /// Bitwise or of a register and an immediate.
    ///
    /// `ori rd, rs1, imm`
    ///
    /// `imm rs1 110 rd 0010011` — spec/riscv/i.yaml:55
    Ori = 264,
    /// Bitwise and of a register and an immediate.
    ///
    /// `andi rd, rs1, imm`
    ///
    /// `imm rs1 111 rd 0010011` — spec/riscv/i.yaml:55
    Andi = 265,
    /// Sum of the low 32 bits and an immediate, sign-extended.
    ///
    /// `addiw rd, rs1, imm`
    ///
    /// `imm rs1 000 rd 0011011` — spec/riscv/i.yaml:74
    Addiw = 266,
    /// Left shift by a constant.
    ///
    /// `slli rd, rs1, shamt`
    ///
    /// `0000000 shamt rs1 001 rd 0010011` — spec/riscv/i.yaml:84
    SlliXlen32 = 267,
    /// Left shift by a constant.
    ///
    /// `slli rd, rs1, shamt`
    ///
    /// `000000 shamt rs1 001 rd 0010011` — spec/riscv/i.yaml:84
    Slli = 268,
    /// Logical right shift by a constant.
    ///
    /// `srli rd, rs1, shamt`
    ///
    /// `0000000 shamt rs1 101 rd 0010011` — spec/riscv/i.yaml:84
    SrliXlen32 = 269,
    /// Logical right shift by a constant.
    ///
    /// `srli rd, rs1, shamt`
    ///
    /// `000000 shamt rs1 101 rd 0010011` — spec/riscv/i.yaml:84
    Srli = 270,
    /// Arithmetic right shift by a constant.
    ///
    /// `srai rd, rs1, shamt`
    ///
    /// `0100000 shamt rs1 101 rd 0010011` — spec/riscv/i.yaml:84
    SraiXlen32 = 271,
    /// Arithmetic right shift by a constant.
    ///
    /// `srai rd, rs1, shamt`
    ///
    /// `010000 shamt rs1 101 rd 0010011` — spec/riscv/i.yaml:84
    Srai = 272,
    /// Left shift of the low 32 bits by a constant, sign-extended.
    ///
    /// `slliw rd, rs1, shamt`
    ///
    /// `0000000 shamt rs1 001 rd 0011011` — spec/riscv/i.yaml:105
    Slliw = 273,
    /// Logical right shift of the low 32 bits by a constant, sign-extended.
    ///
    /// `srliw rd, rs1, shamt`
    ///
    /// `0000000 shamt rs1 101 rd 0011011` — spec/riscv/i.yaml:105
    Srliw = 274,
    /// Arithmetic right shift of the low 32 bits by a constant, sign-extended.
    ///
    /// `sraiw rd, rs1, shamt`
    ///
    /// `0100000 shamt rs1 101 rd 0011011` — spec/riscv/i.yaml:105
    Sraiw = 275,
    /// Load a byte, sign-extended.
    ///
    /// `lb rd, imm(rs1)`
    ///
    /// `imm rs1 000 rd 0000011` — spec/riscv/i.yaml:122
    Lb = 276,
    /// Load 16 bits, sign-extended.
    ///
    /// `lh rd, imm(rs1)`
    ///
    /// `imm rs1 001 rd 0000011` — spec/riscv/i.yaml:122
    Lh = 277,
    /// Load 32 bits, sign-extended.
    ///
    /// `lw rd, imm(rs1)`
    ///
    /// `imm rs1 010 rd 0000011` — spec/riscv/i.yaml:122
    Lw = 278,
    /// Load 64 bits.
    ///
    /// `ld rd, imm(rs1)`
    ///
    /// `imm rs1 011 rd 0000011` — spec/riscv/i.yaml:122
    Ld = 279,
    /// Load a byte, zero-extended.
    ///
    /// `lbu rd, imm(rs1)`
    ///
    /// `imm rs1 100 rd 0000011` — spec/riscv/i.yaml:122
    Lbu = 280,
    /// Load 16 bits, zero-extended.
    ///
    /// `lhu rd, imm(rs1)`
    ///
    /// `imm rs1 101 rd 0000011` — spec/riscv/i.yaml:122
    Lhu = 281,
    /// Load 32 bits, zero-extended.
    ///
    /// `lwu rd, imm(rs1)`
    ///
    /// `imm rs1 110 rd 0000011` — spec/riscv/i.yaml:122
    Lwu = 282,
    /// Store a byte.
    ///
    /// `sb rs2, imm(rs1)`
    ///
    /// `imm[11:5] rs2 rs1 000 imm[4:0] 0100011` — spec/riscv/i.yaml:146
    Sb = 283,
    /// Store 16 bits.
    ///
    /// `sh rs2, imm(rs1)`
    ///
    /// `imm[11:5] rs2 rs1 001 imm[4:0] 0100011` — spec/riscv/i.yaml:146
    Sh = 284,
    /// Store 32 bits.
    ///
    /// `sw rs2, imm(rs1)`
    ///
    /// `imm[11:5] rs2 rs1 010 imm[4:0] 0100011` — spec/riscv/i.yaml:146
    Sw = 285,
    /// Store 64 bits.
    ///
    /// `sd rs2, imm(rs1)`
    ///
    /// `imm[11:5] rs2 rs1 011 imm[4:0] 0100011` — spec/riscv/i.yaml:146
    Sd = 286,
    /// Branch when equal.
    ///
    /// `beq rs1, rs2, imm`
    ///
    /// `imm[12] imm[10:5] rs2 rs1 000 imm[4:1] imm[11] 1100011` — spec/riscv/i.yaml:161
    Beq = 287,
    /// Branch when different.
    ///
    /// `bne rs1, rs2, imm`
    ///
    /// `imm[12] imm[10:5] rs2 rs1 001 imm[4:1] imm[11] 1100011` — spec/riscv/i.yaml:161
    Bne = 288,
    /// Branch when less, signed.
    ///
    /// `blt rs1, rs2, imm`
    ///
    /// `imm[12] imm[10:5] rs2 rs1 100 imm[4:1] imm[11] 1100011` — spec/riscv/i.yaml:161
    Blt = 289,
    /// Branch when greater or equal, signed.
    ///
    /// `bge rs1, rs2, imm`
    ///
    /// `imm[12] imm[10:5] rs2 rs1 101 imm[4:1] imm[11] 1100011` — spec/riscv/i.yaml:161
    Bge = 290,
    /// Branch when less, unsigned.
    ///
    /// `bltu rs1, rs2, imm`
    ///
    /// `imm[12] imm[10:5] rs2 rs1 110 imm[4:1] imm[11] 1100011` — spec/riscv/i.yaml:161
    Bltu = 291,
    /// Branch when greater or equal, unsigned.
    ///
    /// `bgeu rs1, rs2, imm`
    ///
    /// `imm[12] imm[10:5] rs2 rs1 111 imm[4:1] imm[11] 1100011` — spec/riscv/i.yaml:161
    Bgeu = 292,
    /// Load a constant into bits 31..12.
    ///
    /// `lui rd, uimm`
    ///
    /// `uimm rd 0110111` — spec/riscv/i.yaml:182
    Lui = 293,
    /// Add a constant shifted left by 12 to the address of the instruction.
    ///
    /// `auipc rd, uimm`
    ///
    /// `uimm rd 0010111` — spec/riscv/i.yaml:188
    Auipc = 294,
    /// Jump to an offset and keep the return address.
    ///
    /// `jal rd, imm`
    ///
    /// `imm[20] imm[10:1] imm[11] imm[19:12] rd 1101111` — spec/riscv/i.yaml:194
    Jal = 295,
    /// Jump to a register plus an offset and keep the return address.
    ///
    /// `jalr rd, imm(rs1)`
    ///
    /// `imm rs1 000 rd 1100111` — spec/riscv/i.yaml:206
    Jalr = 296,
    /// Order memory and device accesses before and after.
    ///
    /// `fence pred, succ`
    ///
    /// `.... pred succ ..... 000 ..... 0001111` — spec/riscv/i.yaml:219
    Fence = 297,
    /// Order all but stores before loads.
    ///
    /// `fence.tso`
    ///
    /// `100000110011 ..... 000 ..... 0001111` — spec/riscv/i.yaml:227
    FenceTso = 298,
    /// Call the execution environment.
    ///
    /// `ecall`
    ///
    /// `00000000000000000000000001110011` — spec/riscv/i.yaml:234
    Ecall = 299,
    /// Enter the debugger.
    ///
    /// `ebreak`
    ///
    /// `00000000000100000000000001110011` — spec/riscv/i.yaml:239
    Ebreak = 300,
    /// Low half of the product.
    ///
    /// `mul rd, rs1, rs2`
    ///
    /// `0000001 rs2 rs1 000 rd 0110011` — spec/riscv/m.yaml:4
    Mul = 301,
    /// Low half of the product, low 32 bits sign-extended.
    ///
    /// `mulw rd, rs1, rs2`
    ///
    /// `0000001 rs2 rs1 000 rd 0111011` — spec/riscv/m.yaml:4
    Mulw = 302,
    /// Signed quotient; all ones for a zero divisor.
    ///
    /// `div rd, rs1, rs2`
    ///
    /// `0000001 rs2 rs1 100 rd 0110011` — spec/riscv/m.yaml:4
    Div = 303,
    /// Signed quotient; all ones for a zero divisor, low 32 bits sign-extended.
    ///
    /// `divw rd, rs1, rs2`
    ///
    /// `0000001 rs2 rs1 100 rd 0111011` — spec/riscv/m.yaml:4
    Divw = 304,
    /// Unsigned quotient; all ones for a zero divisor.
    ///
    /// `divu rd, rs1, rs2`
    ///
    /// `0000001 rs2 rs1 101 rd 0110011` — spec/riscv/m.yaml:4
    Divu = 305,
    /// Unsigned quotient; all ones for a zero divisor, low 32 bits sign-extended.
    ///
    /// `divuw rd, rs1, rs2`
    ///
    /// `0000001 rs2 rs1 101 rd 0111011` — spec/riscv/m.yaml:4
    Divuw = 306,
    /// Signed remainder; the dividend for a zero divisor.
    ///
    /// `rem rd, rs1, rs2`
    ///
    /// `0000001 rs2 rs1 110 rd 0110011` — spec/riscv/m.yaml:4
    Rem = 307,
    /// Signed remainder; the dividend for a zero divisor, low 32 bits sign-extended.
    ///
    /// `remw rd, rs1, rs2`
    ///
    /// `0000001 rs2 rs1 110 rd 0111011` — spec/riscv/m.yaml:4
    Remw = 308,
    /// Unsigned remainder; the dividend for a zero divisor.
    ///
    /// `remu rd, rs1, rs2`
    ///
    /// `0000001 rs2 rs1 111 rd 0110011` — spec/riscv/m.yaml:4
    Remu = 309,
    /// Unsigned remainder; the dividend for a zero divisor, low 32 bits sign-extended.
    ///
    /// `remuw rd, rs1, rs2`
    ///
    /// `0000001 rs2 rs1 111 rd 0111011` — spec/riscv/m.yaml:4
    Remuw = 310,
    /// High half of the signed by signed product.
    ///
    /// `mulh rd, rs1, rs2`
    ///
    /// `0000001 rs2 rs1 001 rd 0110011` — spec/riscv/m.yaml:37
    Mulh = 311,
    /// High half of the signed by unsigned product.
    ///
    /// `mulhsu rd, rs1, rs2`
    ///
    /// `0000001 rs2 rs1 010 rd 0110011` — spec/riscv/m.yaml:37
    Mulhsu = 312,
    /// High half of the unsigned by unsigned product.
    ///
    /// `mulhu rd, rs1, rs2`
    ///
    /// `0000001 rs2 rs1 011 rd 0110011` — spec/riscv/m.yaml:37
    Mulhu = 313,
    /// Atomically replace memory by the register.
    ///
    /// `amoswap.waqrl rd, rs2, (rs1)`
    ///
    /// `00001 aqrl rs2 rs1 010 rd 0101111` — spec/riscv/a.yaml:25
    AmoswapW = 314,
    /// Atomically replace memory by the register.
    ///
    /// `amoswap.daqrl rd, rs2, (rs1)`
    ///
    /// `00001 aqrl rs2 rs1 011 rd 0101111` — spec/riscv/a.yaml:25
    AmoswapD = 315,
    /// Atomically replace memory by its sum with the register.
    ///
    /// `amoadd.waqrl rd, rs2, (rs1)`
    ///
    /// `00000 aqrl rs2 rs1 010 rd 0101111` — spec/riscv/a.yaml:25
    AmoaddW = 316,
    /// Atomically replace memory by its sum with the register.
    ///
    /// `amoadd.daqrl rd, rs2, (rs1)`
    ///
    /// `00000 aqrl rs2 rs1 011 rd 0101111` — spec/riscv/a.yaml:25
    AmoaddD = 317,
    /// Atomically replace memory by its exclusive or with the register.
    ///
    /// `amoxor.waqrl rd, rs2, (rs1)`
    ///
    /// `00100 aqrl rs2 rs1 010 rd 0101111` — spec/riscv/a.yaml:25
    AmoxorW = 318,
    /// Atomically replace memory by its exclusive or with the register.
    ///
    /// `amoxor.daqrl rd, rs2, (rs1)`
    ///
    /// `00100 aqrl rs2 rs1 011 rd 0101111` — spec/riscv/a.yaml:25
    AmoxorD = 319,
    /// Atomically replace memory by its bitwise and with the register.
    ///
    /// `amoand.waqrl rd, rs2, (rs1)`
    ///
    /// `01100 aqrl rs2 rs1 010 rd 0101111` — spec/riscv/a.yaml:25
    AmoandW = 320,
    /// Atomically replace memory by its bitwise and with the register.
    ///
    /// `amoand.daqrl rd, rs2, (rs1)`
    ///
    /// `01100 aqrl rs2 rs1 011 rd 0101111` — spec/riscv/a.yaml:25
    AmoandD = 321,
    /// Atomically replace memory by its bitwise or with the register.
    ///
    /// `amoor.waqrl rd, rs2, (rs1)`
    ///
    /// `01000 aqrl rs2 rs1 010 rd 0101111` — spec/riscv/a.yaml:25
    AmoorW = 322,
    /// Atomically replace memory by its bitwise or with the register.
    ///
    /// `amoor.daqrl rd, rs2, (rs1)`
    ///
    /// `01000 aqrl rs2 rs1 011 rd 0101111` — spec/riscv/a.yaml:25
    AmoorD = 323,
    /// Atomically replace memory by the signed minimum with the register.
    ///
    /// `amomin.waqrl rd, rs2, (rs1)`
    ///
    /// `10000 aqrl rs2 rs1 010 rd 0101111` — spec/riscv/a.yaml:25
    AmominW = 324,
    /// Atomically replace memory by the signed minimum with the register.
    ///
    /// `amomin.daqrl rd, rs2, (rs1)`
    ///
    /// `10000 aqrl rs2 rs1 011 rd 0101111` — spec/riscv/a.yaml:25
    AmominD = 325,
    /// Atomically replace memory by the signed maximum with the register.
    ///
    /// `amomax.waqrl rd, rs2, (rs1)`
    ///
    /// `10100 aqrl rs2 rs1 010 rd 0101111` — spec/riscv/a.yaml:25
    AmomaxW = 326,
    /// Atomically replace memory by the signed maximum with the register.
    ///
    /// `amomax.daqrl rd, rs2, (rs1)`
    ///
    /// `10100 aqrl rs2 rs1 011 rd 0101111` — spec/riscv/a.yaml:25
    AmomaxD = 327,
    /// Atomically replace memory by the unsigned minimum with the register.
    ///
    /// `amominu.waqrl rd, rs2, (rs1)`
    ///
    /// `11000 aqrl rs2 rs1 010 rd 0101111` — spec/riscv/a.yaml:25
    AmominuW = 328,
    /// Atomically replace memory by the unsigned minimum with the register.
    ///
    /// `amominu.daqrl rd, rs2, (rs1)`
    ///
    /// `11000 aqrl rs2 rs1 011 rd 0101111` — spec/riscv/a.yaml:25
    AmominuD = 329,
    /// Atomically replace memory by the unsigned maximum with the register.
    ///
    /// `amomaxu.waqrl rd, rs2, (rs1)`
    ///
    /// `11100 aqrl rs2 rs1 010 rd 0101111` — spec/riscv/a.yaml:25
    AmomaxuW = 330,
    /// Atomically replace memory by the unsigned maximum with the register.
    ///
    /// `amomaxu.daqrl rd, rs2, (rs1)`
    ///
    /// `11100 aqrl rs2 rs1 011 rd 0101111` — spec/riscv/a.yaml:25
    AmomaxuD = 331,
    /// Load and reserve.
    ///
    /// `lr.waqrl rd, (rs1)`
    ///
    /// `00010 aqrl 00000 rs1 010 rd 0101111` — spec/riscv/a.yaml:54
    LrW = 332,
    /// Load and reserve.
    ///
    /// `lr.daqrl rd, (rs1)`
    ///
    /// `00010 aqrl 00000 rs1 011 rd 0101111` — spec/riscv/a.yaml:54
    LrD = 333,
    /// Store if the reservation still holds; 0 on success.
    ///
    /// `sc.waqrl rd, rs2, (rs1)`
    ///
    /// `00011 aqrl rs2 rs1 010 rd 0101111` — spec/riscv/a.yaml:74
    ScW = 334,
    /// Store if the reservation still holds; 0 on success.
    ///
    /// `sc.daqrl rd, rs2, (rs1)`
    ///
    /// `00011 aqrl rs2 rs1 011 rd 0101111` — spec/riscv/a.yaml:74
    ScD = 335,
    /// Floating-point sum.
    ///
    /// `fadd.s fd, fs1, fs2[, rm]`
    ///
    /// `0000000 fs2 fs1 rm fd 1010011` — spec/riscv/fd.yaml:58
    FaddS = 336,
    /// Floating-point sum.
    ///
    /// `fadd.d fd, fs1, fs2[, rm]`
    ///
    /// `0000001 fs2 fs1 rm fd 1010011` — spec/riscv/fd.yaml:58
    FaddD = 337,
    /// Floating-point sum.
    ///
    /// `fadd.h fd, fs1, fs2[, rm]`
    ///
    /// `0000010 fs2 fs1 rm fd 1010011` — spec/riscv/fd.yaml:58
    FaddH = 338,
    /// Floating-point difference.
    ///
    /// `fsub.s fd, fs1, fs2[, rm]`
    ///
    /// `0000100 fs2 fs1 rm fd 1010011` — spec/riscv/fd.yaml:58
    FsubS = 339,
    /// Floating-point difference.
    ///
    /// `fsub.d fd, fs1, fs2[, rm]`
    ///
    /// `0000101 fs2 fs1 rm fd 1010011` — spec/riscv/fd.yaml:58
    FsubD = 340,
    /// Floating-point difference.
    ///
    /// `fsub.h fd, fs1, fs2[, rm]`
    ///
    /// `0000110 fs2 fs1 rm fd 1010011` — spec/riscv/fd.yaml:58
    FsubH = 341,
    /// Floating-point product.
    ///
    /// `fmul.s fd, fs1, fs2[, rm]`
    ///
    /// `0001000 fs2 fs1 rm fd 1010011` — spec/riscv/fd.yaml:58
    FmulS = 342,
    /// Floating-point product.
    ///
    /// `fmul.d fd, fs1, fs2[, rm]`
    ///
    /// `0001001 fs2 fs1 rm fd 1010011` — spec/riscv/fd.yaml:58
    FmulD = 343,
    /// Floating-point product.
    ///
    /// `fmul.h fd, fs1, fs2[, rm]`
    ///
    /// `0001010 fs2 fs1 rm fd 1010011` — spec/riscv/fd.yaml:58
    FmulH = 344,
    /// Floating-point quotient.
    ///
    /// `fdiv.s fd, fs1, fs2[, rm]`
    ///
    /// `0001100 fs2 fs1 rm fd 1010011` — spec/riscv/fd.yaml:58
    FdivS = 345,
    /// Floating-point quotient.
    ///
    /// `fdiv.d fd, fs1, fs2[, rm]`
    ///
    /// `0001101 fs2 fs1 rm fd 1010011` — spec/riscv/fd.yaml:58
    FdivD = 346,
    /// Floating-point quotient.
    ///
    /// `fdiv.h fd, fs1, fs2[, rm]`
    ///
    /// `0001110 fs2 fs1 rm fd 1010011` — spec/riscv/fd.yaml:58
    FdivH = 347,
    /// Floating-point square root.
    ///
    /// `fsqrt.s fd, fs1[, rm]`
    ///
    /// `010110000000 fs1 rm fd 1010011` — spec/riscv/fd.yaml:83
    FsqrtS = 348,
    /// Floating-point square root.
    ///
    /// `fsqrt.d fd, fs1[, rm]`
    ///
    /// `010110100000 fs1 rm fd 1010011` — spec/riscv/fd.yaml:83
    FsqrtD = 349,
    /// Floating-point square root.
    ///
    /// `fsqrt.h fd, fs1[, rm]`
    ///
    /// `010111000000 fs1 rm fd 1010011` — spec/riscv/fd.yaml:83
    FsqrtH = 350,
    /// Value of the first operand with the sign of the second.
    ///
    /// `fsgnj.s fd, fs1, fs2`
    ///
    /// `0010000 fs2 fs1 000 fd 1010011` — spec/riscv/fd.yaml:97
    FsgnjS = 351,
    /// Value of the first operand with the sign of the second.
    ///
    /// `fsgnj.d fd, fs1, fs2`
    ///
    /// `0010001 fs2 fs1 000 fd 1010011` — spec/riscv/fd.yaml:97
    FsgnjD = 352,
    /// Value of the first operand with the sign of the second.
    ///
    /// `fsgnj.h fd, fs1, fs2`
    ///
    /// `0010010 fs2 fs1 000 fd 1010011` — spec/riscv/fd.yaml:97
    FsgnjH = 353,
    /// Value of the first operand with the inverted sign of the second.
    ///
    /// `fsgnjn.s fd, fs1, fs2`
    ///
    /// `0010000 fs2 fs1 001 fd 1010011` — spec/riscv/fd.yaml:97
    FsgnjnS = 354,
    /// Value of the first operand with the inverted sign of the second.
    ///
    /// `fsgnjn.d fd, fs1, fs2`
    ///
    /// `0010001 fs2 fs1 001 fd 1010011` — spec/riscv/fd.yaml:97
    FsgnjnD = 355,
    /// Value of the first operand with the inverted sign of the second.
    ///
    /// `fsgnjn.h fd, fs1, fs2`
    ///
    /// `0010010 fs2 fs1 001 fd 1010011` — spec/riscv/fd.yaml:97
    FsgnjnH = 356,
    /// Value of the first operand with the exclusive or of both signs.
    ///
    /// `fsgnjx.s fd, fs1, fs2`
    ///
    /// `0010000 fs2 fs1 010 fd 1010011` — spec/riscv/fd.yaml:97
    FsgnjxS = 357,
    /// Value of the first operand with the exclusive or of both signs.
    ///
    /// `fsgnjx.d fd, fs1, fs2`
    ///
    /// `0010001 fs2 fs1 010 fd 1010011` — spec/riscv/fd.yaml:97
    FsgnjxD = 358,
    /// Value of the first operand with the exclusive or of both signs.
    ///
    /// `fsgnjx.h fd, fs1, fs2`
    ///
    /// `0010010 fs2 fs1 010 fd 1010011` — spec/riscv/fd.yaml:97
    FsgnjxH = 359,
    /// Minimum of two numbers; a NaN loses against a number.
    ///
    /// `fmin.s fd, fs1, fs2`
    ///
    /// `0010100 fs2 fs1 000 fd 1010011` — spec/riscv/fd.yaml:118
    FminS = 360,
    /// Minimum of two numbers; a NaN loses against a number.
    ///
    /// `fmin.d fd, fs1, fs2`
    ///
    /// `0010101 fs2 fs1 000 fd 1010011` — spec/riscv/fd.yaml:118
    FminD = 361,
    /// Minimum of two numbers; a NaN loses against a number.
    ///
    /// `fmin.h fd, fs1, fs2`
    ///
    /// `0010110 fs2 fs1 000 fd 1010011` — spec/riscv/fd.yaml:118
    FminH = 362,
    /// Maximum of two numbers; a NaN loses against a number.
    ///
    /// `fmax.s fd, fs1, fs2`
    ///
    /// `0010100 fs2 fs1 001 fd 1010011` — spec/riscv/fd.yaml:118
    FmaxS = 363,
    /// Maximum of two numbers; a NaN loses against a number.
    ///
    /// `fmax.d fd, fs1, fs2`
    ///
    /// `0010101 fs2 fs1 001 fd 1010011` — spec/riscv/fd.yaml:118
    FmaxD = 364,
    /// Maximum of two numbers; a NaN loses against a number.
    ///
    /// `fmax.h fd, fs1, fs2`
    ///
    /// `0010110 fs2 fs1 001 fd 1010011` — spec/riscv/fd.yaml:118
    FmaxH = 365,
    /// Floating-point less-or-equal (0 or 1).
    ///
    /// `fle.s rd, fs1, fs2`
    ///
    /// `1010000 fs2 fs1 000 rd 1010011` — spec/riscv/fd.yaml:135
    FleS = 366,
    /// Floating-point less-or-equal (0 or 1).
    ///
    /// `fle.d rd, fs1, fs2`
    ///
    /// `1010001 fs2 fs1 000 rd 1010011` — spec/riscv/fd.yaml:135
    FleD = 367,
    /// Floating-point less-or-equal (0 or 1).
    ///
    /// `fle.h rd, fs1, fs2`
    ///
    /// `1010010 fs2 fs1 000 rd 1010011` — spec/riscv/fd.yaml:135
    FleH = 368,
    /// Floating-point less-than (0 or 1).
    ///
    /// `flt.s rd, fs1, fs2`
    ///
    /// `1010000 fs2 fs1 001 rd 1010011` — spec/riscv/fd.yaml:135
    FltS = 369,
    /// Floating-point less-than (0 or 1).
    ///
    /// `flt.d rd, fs1, fs2`
    ///
    /// `1010001 fs2 fs1 001 rd 1010011` — spec/riscv/fd.yaml:135
    FltD = 370,
    /// Floating-point less-than (0 or 1).
    ///
    /// `flt.h rd, fs1, fs2`
    ///
    /// `1010010 fs2 fs1 001 rd 1010011` — spec/riscv/fd.yaml:135
    FltH = 371,
    /// Floating-point equality (0 or 1).
    ///
    /// `feq.s rd, fs1, fs2`
    ///
    /// `1010000 fs2 fs1 010 rd 1010011` — spec/riscv/fd.yaml:135
    FeqS = 372,
    /// Floating-point equality (0 or 1).
    ///
    /// `feq.d rd, fs1, fs2`
    ///
    /// `1010001 fs2 fs1 010 rd 1010011` — spec/riscv/fd.yaml:135
    FeqD = 373,
    /// Floating-point equality (0 or 1).
    ///
    /// `feq.h rd, fs1, fs2`
    ///
    /// `1010010 fs2 fs1 010 rd 1010011` — spec/riscv/fd.yaml:135
    FeqH = 374,
    /// Fused product plus addend.
    ///
    /// `fmadd.s fd, fs1, fs2, fs3[, rm]`
    ///
    /// `fs3 00 fs2 fs1 rm fd 1000011` — spec/riscv/fd.yaml:155
    FmaddS = 375,
    /// Fused product plus addend.
    ///
    /// `fmadd.d fd, fs1, fs2, fs3[, rm]`
    ///
    /// `fs3 01 fs2 fs1 rm fd 1000011` — spec/riscv/fd.yaml:155
    FmaddD = 376,
    /// Fused product plus addend.
    ///
    /// `fmadd.h fd, fs1, fs2, fs3[, rm]`
    ///
    /// `fs3 10 fs2 fs1 rm fd 1000011` — spec/riscv/fd.yaml:155
    FmaddH = 377,
    /// Fused product minus addend.
    ///
    /// `fmsub.s fd, fs1, fs2, fs3[, rm]`
    ///
    /// `fs3 00 fs2 fs1 rm fd 1000111` — spec/riscv/fd.yaml:155
    FmsubS = 378,
    /// Fused product minus addend.
    ///
    /// `fmsub.d fd, fs1, fs2, fs3[, rm]`
    ///
    /// `fs3 01 fs2 fs1 rm fd 1000111` — spec/riscv/fd.yaml:155
    FmsubD = 379,
    /// Fused product minus addend.
    ///
    /// `fmsub.h fd, fs1, fs2, fs3[, rm]`
    ///
    /// `fs3 10 fs2 fs1 rm fd 1000111` — spec/riscv/fd.yaml:155
    FmsubH = 380,
    /// Fused negated product plus addend.
    ///
    /// `fnmsub.s fd, fs1, fs2, fs3[, rm]`
    ///
    /// `fs3 00 fs2 fs1 rm fd 1001011` — spec/riscv/fd.yaml:155
    FnmsubS = 381,
    /// Fused negated product plus addend.
    ///
    /// `fnmsub.d fd, fs1, fs2, fs3[, rm]`
    ///
    /// `fs3 01 fs2 fs1 rm fd 1001011` — spec/riscv/fd.yaml:155
    FnmsubD = 382,
    /// Fused negated product plus addend.
    ///
    /// `fnmsub.h fd, fs1, fs2, fs3[, rm]`
    ///
    /// `fs3 10 fs2 fs1 rm fd 1001011` — spec/riscv/fd.yaml:155
    FnmsubH = 383,
    /// Fused negated product minus addend.
    ///
    /// `fnmadd.s fd, fs1, fs2, fs3[, rm]`
    ///
    /// `fs3 00 fs2 fs1 rm fd 1001111` — spec/riscv/fd.yaml:155
    FnmaddS = 384,
    /// Fused negated product minus addend.
    ///
    /// `fnmadd.d fd, fs1, fs2, fs3[, rm]`
    ///
    /// `fs3 01 fs2 fs1 rm fd 1001111` — spec/riscv/fd.yaml:155
    FnmaddD = 385,
    /// Fused negated product minus addend.
    ///
    /// `fnmadd.h fd, fs1, fs2, fs3[, rm]`
    ///
    /// `fs3 10 fs2 fs1 rm fd 1001111` — spec/riscv/fd.yaml:155
    FnmaddH = 386,
    /// Convert to a signed 32-bit integer, saturating.
    ///
    /// `fcvt.w.s rd, fs1[, rm]`
    ///
    /// `110000000000 fs1 rm rd 1010011` — spec/riscv/fd.yaml:182
    FcvtWS = 387,
    /// Convert to a signed 32-bit integer, saturating.
    ///
    /// `fcvt.w.d rd, fs1[, rm]`
    ///
    /// `110000100000 fs1 rm rd 1010011` — spec/riscv/fd.yaml:182
    FcvtWD = 388,
    /// Convert to a signed 32-bit integer, saturating.
    ///
    /// `fcvt.w.h rd, fs1[, rm]`
    ///
    /// `110001000000 fs1 rm rd 1010011` — spec/riscv/fd.yaml:182
    FcvtWH = 389,
    /// Convert to an unsigned 32-bit integer, saturating.
    ///
    /// `fcvt.wu.s rd, fs1[, rm]`
    ///
    /// `110000000001 fs1 rm rd 1010011` — spec/riscv/fd.yaml:182
    FcvtWuS = 390,
    /// Convert to an unsigned 32-bit integer, saturating.
    ///
    /// `fcvt.wu.d rd, fs1[, rm]`
    ///
    /// `110000100001 fs1 rm rd 1010011` — spec/riscv/fd.yaml:182
    FcvtWuD = 391,
    /// Convert to an unsigned 32-bit integer, saturating.
    ///
    /// `fcvt.wu.h rd, fs1[, rm]`
    ///
    /// `110001000001 fs1 rm rd 1010011` — spec/riscv/fd.yaml:182
    FcvtWuH = 392,
    /// Convert to a signed 64-bit integer, saturating.
    ///
    /// `fcvt.l.s rd, fs1[, rm]`
    ///
    /// `110000000010 fs1 rm rd 1010011` — spec/riscv/fd.yaml:182
    FcvtLS = 393,
    /// Convert to a signed 64-bit integer, saturating.
    ///
    /// `fcvt.l.d rd, fs1[, rm]`
    ///
    /// `110000100010 fs1 rm rd 1010011` — spec/riscv/fd.yaml:182
    FcvtLD = 394,
    /// Convert to a signed 64-bit integer, saturating.
    ///
    /// `fcvt.l.h rd, fs1[, rm]`
    ///
    /// `110001000010 fs1 rm rd 1010011` — spec/riscv/fd.yaml:182
    FcvtLH = 395,
    /// Convert to an unsigned 64-bit integer, saturating.
    ///
    /// `fcvt.lu.s rd, fs1[, rm]`
    ///
    /// `110000000011 fs1 rm rd 1010011` — spec/riscv/fd.yaml:182
    FcvtLuS = 396,
    /// Convert to an unsigned 64-bit integer, saturating.
    ///
    /// `fcvt.lu.d rd, fs1[, rm]`
    ///
    /// `110000100011 fs1 rm rd 1010011` — spec/riscv/fd.yaml:182
    FcvtLuD = 397,
    /// Convert to an unsigned 64-bit integer, saturating.
    ///
    /// `fcvt.lu.h rd, fs1[, rm]`
    ///
    /// `110001000011 fs1 rm rd 1010011` — spec/riscv/fd.yaml:182
    FcvtLuH = 398,
    /// Convert from a signed 32-bit integer.
    ///
    /// `fcvt.s.w fd, rs1[, rm]`
    ///
    /// `110100000000 rs1 rm fd 1010011` — spec/riscv/fd.yaml:204
    FcvtSW = 399,
    /// Convert from a signed 32-bit integer.
    ///
    /// `fcvt.h.w fd, rs1[, rm]`
    ///
    /// `110101000000 rs1 rm fd 1010011` — spec/riscv/fd.yaml:204
    FcvtHW = 400,
    /// Convert from an unsigned 32-bit integer.
    ///
    /// `fcvt.s.wu fd, rs1[, rm]`
    ///
    /// `110100000001 rs1 rm fd 1010011` — spec/riscv/fd.yaml:204
    FcvtSWu = 401,
    /// Convert from an unsigned 32-bit integer.
    ///
    /// `fcvt.h.wu fd, rs1[, rm]`
    ///
    /// `110101000001 rs1 rm fd 1010011` — spec/riscv/fd.yaml:204
    FcvtHWu = 402,
    /// Convert from a signed 64-bit integer.
    ///
    /// `fcvt.s.l fd, rs1[, rm]`
    ///
    /// `110100000010 rs1 rm fd 1010011` — spec/riscv/fd.yaml:204
    FcvtSL = 403,
    /// Convert from a signed 64-bit integer.
    ///
    /// `fcvt.d.l fd, rs1[, rm]`
    ///
    /// `110100100010 rs1 rm fd 1010011` — spec/riscv/fd.yaml:204
    FcvtDL = 404,
    /// Convert from a signed 64-bit integer.
    ///
    /// `fcvt.h.l fd, rs1[, rm]`
    ///
    /// `110101000010 rs1 rm fd 1010011` — spec/riscv/fd.yaml:204
    FcvtHL = 405,
    /// Convert from an unsigned 64-bit integer.
    ///
    /// `fcvt.s.lu fd, rs1[, rm]`
    ///
    /// `110100000011 rs1 rm fd 1010011` — spec/riscv/fd.yaml:204
    FcvtSLu = 406,
    /// Convert from an unsigned 64-bit integer.
    ///
    /// `fcvt.d.lu fd, rs1[, rm]`
    ///
    /// `110100100011 rs1 rm fd 1010011` — spec/riscv/fd.yaml:204
    FcvtDLu = 407,
    /// Convert from an unsigned 64-bit integer.
    ///
    /// `fcvt.h.lu fd, rs1[, rm]`
    ///
    /// `110101000011 rs1 rm fd 1010011` — spec/riscv/fd.yaml:204
    FcvtHLu = 408,
    /// Convert from a signed 32-bit integer, exactly.
    ///
    /// `fcvt.d.w fd, rs1<, rm|>`
    ///
    /// `110100100000 rs1 rm fd 1010011` — spec/riscv/fd.yaml:228
    FcvtDW = 409,
    /// Convert from an unsigned 32-bit integer, exactly.
    ///
    /// `fcvt.d.wu fd, rs1<, rm|>`
    ///
    /// `110100100001 rs1 rm fd 1010011` — spec/riscv/fd.yaml:228
    FcvtDWu = 410,
    /// Convert from double to single precision.
    ///
    /// `fcvt.s.d fd, fs1[, rm]`
    ///
    /// `010000000001 fs1 rm fd 1010011` — spec/riscv/fd.yaml:246
    FcvtSD = 411,
    /// Convert from single to half precision.
    ///
    /// `fcvt.h.s fd, fs1[, rm]`
    ///
    /// `010001000000 fs1 rm fd 1010011` — spec/riscv/fd.yaml:246
    FcvtHS = 412,
    /// Convert from double to half precision.
    ///
    /// `fcvt.h.d fd, fs1[, rm]`
    ///
    /// `010001000001 fs1 rm fd 1010011` — spec/riscv/fd.yaml:246
    FcvtHD = 413,
    /// Convert from single to double precision, exactly.
    ///
    /// `fcvt.d.s fd, fs1<, rm|>`
    ///
    /// `010000100000 fs1 rm fd 1010011` — spec/riscv/fd.yaml:265
    FcvtDS = 414,
    /// Convert from half to single precision, exactly.
    ///
    /// `fcvt.s.h fd, fs1<, rm|>`
    ///
    /// `010000000010 fs1 rm fd 1010011` — spec/riscv/fd.yaml:265
    FcvtSH = 415,
    /// Convert from half to double precision, exactly.
    ///
    /// `fcvt.d.h fd, fs1<, rm|>`
    ///
    /// `010000100010 fs1 rm fd 1010011` — spec/riscv/fd.yaml:265
    FcvtDH = 416,
    /// Class of a number as one of ten bits.
    ///
    /// `fclass.s rd, fs1`
    ///
    /// `111000000000 fs1 001 rd 1010011` — spec/riscv/fd.yaml:285
    FclassS = 417,
    /// Class of a number as one of ten bits.
    ///
    /// `fclass.d rd, fs1`
    ///
    /// `111000100000 fs1 001 rd 1010011` — spec/riscv/fd.yaml:285
    FclassD = 418,
    /// Class of a number as one of ten bits.
    ///
    /// `fclass.h rd, fs1`
    ///
    /// `111001000000 fs1 001 rd 1010011` — spec/riscv/fd.yaml:285
    FclassH = 419,
    /// Move 16 raw bits to an integer register, sign-extended.
    ///
    /// `fmv.x.h rd, fs1`
    ///
    /// `111001000000 fs1 000 rd 1010011` — spec/riscv/fd.yaml:298
    FmvXH = 420,
    /// Move 32 raw bits to an integer register, sign-extended.
    ///
    /// `fmv.x.w rd, fs1`
    ///
    /// `111000000000 fs1 000 rd 1010011` — spec/riscv/fd.yaml:298
    FmvXW = 421,
    /// Move 64 raw bits to an integer register, sign-extended.
    ///
    /// `fmv.x.d rd, fs1`
    ///
    /// `111000100000 fs1 000 rd 1010011` — spec/riscv/fd.yaml:298
    FmvXD = 422,
    /// Move 16 raw bits from an integer register.
    ///
    /// `fmv.h.x fd, rs1`
    ///
    /// `111101000000 rs1 000 fd 1010011` — spec/riscv/fd.yaml:314
    FmvHX = 423,
    /// Move 32 raw bits from an integer register.
    ///
    /// `fmv.w.x fd, rs1`
    ///
    /// `111100000000 rs1 000 fd 1010011` — spec/riscv/fd.yaml:314
    FmvWX = 424,
    /// Move 64 raw bits from an integer register.
    ///
    /// `fmv.d.x fd, rs1`
    ///
    /// `111100100000 rs1 000 fd 1010011` — spec/riscv/fd.yaml:314
    FmvDX = 425,
    /// Load 16 bits into a floating-point register.
    ///
    /// `flh fd, imm(rs1)`
    ///
    /// `imm rs1 001 fd 0000111` — spec/riscv/fd.yaml:330
    Flh = 426,
    /// Load 32 bits into a floating-point register.
    ///
    /// `flw fd, imm(rs1)`
    ///
    /// `imm rs1 010 fd 0000111` — spec/riscv/fd.yaml:330
    Flw = 427,
    /// Load 64 bits into a floating-point register.
    ///
    /// `fld fd, imm(rs1)`
    ///
    /// `imm rs1 011 fd 0000111` — spec/riscv/fd.yaml:330
    Fld = 428,
    /// Store 16 raw bits of a floating-point register.
    ///
    /// `fsh fs2, imm(rs1)`
    ///
    /// `imm[11:5] fs2 rs1 001 imm[4:0] 0100111` — spec/riscv/fd.yaml:346
    Fsh = 429,
    /// Store 32 raw bits of a floating-point register.
    ///
    /// `fsw fs2, imm(rs1)`
    ///
    /// `imm[11:5] fs2 rs1 010 imm[4:0] 0100111` — spec/riscv/fd.yaml:346
    Fsw = 430,
    /// Store 64 raw bits of a floating-point register.
    ///
    /// `fsd fs2, imm(rs1)`
    ///
    /// `imm[11:5] fs2 rs1 011 imm[4:0] 0100111` — spec/riscv/fd.yaml:346
    Fsd = 431,
    /// Address of a stack slot.
    ///
    /// `c.addi4spn rdc, sp, uimm`
    ///
    /// `000 uimm[5:4] uimm[9:6] uimm[2] uimm[3] rdc 00` — spec/riscv/c.yaml:30
    CAddi4spn = 432,
    /// Load 32 bits, sign-extended.
    ///
    /// `c.lw rdc, uimm(rs1c)`
    ///
    /// `010 uimm[5:3] rs1c uimm[2] uimm[6] rdc 00` — spec/riscv/c.yaml:37
    CLw = 433,
    /// Load 64 bits.
    ///
    /// `c.ld rdc, uimm(rs1c)`
    ///
    /// `011 uimm[5:3] rs1c uimm[7:6] rdc 00` — spec/riscv/c.yaml:37
    CLd = 434,
    /// Store 32 bits.
    ///
    /// `c.sw rs2c, uimm(rs1c)`
    ///
    /// `110 uimm[5:3] rs1c uimm[2] uimm[6] rs2c 00` — spec/riscv/c.yaml:47
    CSw = 435,
    /// Store 64 bits.
    ///
    /// `c.sd rs2c, uimm(rs1c)`
    ///
    /// `111 uimm[5:3] rs1c uimm[7:6] rs2c 00` — spec/riscv/c.yaml:47
    CSd = 436,
    /// Load 32 bits into a floating-point register.
    ///
    /// `c.flw fdc, uimm(rs1c)`
    ///
    /// `011 uimm[5:3] rs1c uimm[2] uimm[6] fdc 00` — spec/riscv/c.yaml:57
    CFlw = 437,
    /// Load 64 bits into a floating-point register.
    ///
    /// `c.fld fdc, uimm(rs1c)`
    ///
    /// `001 uimm[5:3] rs1c uimm[7:6] fdc 00` — spec/riscv/c.yaml:57
    CFld = 438,
    /// Store 32 bits of a floating-point register.
    ///
    /// `c.fsw fs2c, uimm(rs1c)`
    ///
    /// `111 uimm[5:3] rs1c uimm[2] uimm[6] fs2c 00` — spec/riscv/c.yaml:67
    CFsw = 439,
    /// Store 64 bits of a floating-point register.
    ///
    /// `c.fsd fs2c, uimm(rs1c)`
    ///
    /// `101 uimm[5:3] rs1c uimm[7:6] fs2c 00` — spec/riscv/c.yaml:67
    CFsd = 440,
    /// Nothing.
    ///
    /// `c.nop< imm|>`
    ///
    /// `000 imm[5] 00000 imm[4:0] 01` — spec/riscv/c.yaml:77
    CNop = 441,
    /// Sum of a register and an immediate.
    ///
    /// `c.addi rds, imm`
    ///
    /// `000 imm[5] rds imm[4:0] 01` — spec/riscv/c.yaml:84
    CAddi = 442,
    /// Jump and keep the return address in ra.
    ///
    /// `c.jal imm`
    ///
    /// `001 imm[11] imm[4] imm[9:8] imm[10] imm[6] imm[7] imm[3:1] imm[5] 01` — spec/riscv/c.yaml:92
    CJal = 443,
    /// Sum of the low 32 bits and an immediate.
    ///
    /// `c.addiw rds, imm`
    ///
    /// `001 imm[5] rds imm[4:0] 01` — spec/riscv/c.yaml:100
    CAddiw = 444,
    /// Load a small constant.
    ///
    /// `c.li rd, imm`
    ///
    /// `010 imm[5] rd imm[4:0] 01` — spec/riscv/c.yaml:108
    CLi = 445,
    /// Move the stack pointer.
    ///
    /// `c.addi16sp sp, imm`
    ///
    /// `011 imm[9] 00010 imm[4] imm[6] imm[8:7] imm[5] 01` — spec/riscv/c.yaml:115
    CAddi16sp = 446,
    /// Load a constant into bits 17..12.
    ///
    /// `c.lui rd, imm`
    ///
    /// `011 imm[5] rd imm[4:0] 01` — spec/riscv/c.yaml:122
    CLui = 447,
    /// Logical right shift by a constant.
    ///
    /// `c.srli<64 rdsc| rdsc, shamt>`
    ///
    /// `100000 rdsc shamt 01` — spec/riscv/c.yaml:133
    CSrliXlen32 = 448,
    /// Logical right shift by a constant.
    ///
    /// `c.srli<64 rdsc| rdsc, shamt>`
    ///
    /// `100 shamt[5] 00 rdsc shamt[4:0] 01` — spec/riscv/c.yaml:133
    CSrli = 449,
    /// Arithmetic right shift by a constant.
    ///
    /// `c.srai<64 rdsc| rdsc, shamt>`
    ///
    /// `100001 rdsc shamt 01` — spec/riscv/c.yaml:133
    CSraiXlen32 = 450,
    /// Arithmetic right shift by a constant.
    ///
    /// `c.srai<64 rdsc| rdsc, shamt>`
    ///
    /// `100 shamt[5] 01 rdsc shamt[4:0] 01` — spec/riscv/c.yaml:133
    CSrai = 451,
    /// Bitwise and with an immediate.
    ///
    /// `c.andi rdsc, imm`
    ///
    /// `100 imm[5] 10 rdsc imm[4:0] 01` — spec/riscv/c.yaml:147
    CAndi = 452,
    /// Difference of two registers.
    ///
    /// `c.sub rdsc, rs2c`
    ///
    /// `100011 rdsc 00 rs2c 01` — spec/riscv/c.yaml:153
    CSub = 453,
    /// Bitwise exclusive or of two registers.
    ///
    /// `c.xor rdsc, rs2c`
    ///
    /// `100011 rdsc 01 rs2c 01` — spec/riscv/c.yaml:153
    CXor = 454,
    /// Bitwise or of two registers.
    ///
    /// `c.or rdsc, rs2c`
    ///
    /// `100011 rdsc 10 rs2c 01` — spec/riscv/c.yaml:153
    COr = 455,
    /// Bitwise and of two registers.
    ///
    /// `c.and rdsc, rs2c`
    ///
    /// `100011 rdsc 11 rs2c 01` — spec/riscv/c.yaml:153
    CAnd = 456,
    /// 32-bit difference of two registers.
    ///
    /// `c.subw rdsc, rs2c`
    ///
    /// `100111 rdsc 00 rs2c 01` — spec/riscv/c.yaml:153
    CSubw = 457,
    /// 32-bit sum of two registers.
    ///
    /// `c.addw rdsc, rs2c`
    ///
    /// `100111 rdsc 01 rs2c 01` — spec/riscv/c.yaml:153
    CAddw = 458,
    /// Jump.
    ///
    /// `c.j imm`
    ///
    /// `101 imm[11] imm[4] imm[9:8] imm[10] imm[6] imm[7] imm[3:1] imm[5] 01` — spec/riscv/c.yaml:168
    CJ = 459,
    /// Branch when zero.
    ///
    /// `c.beqz rs1c, imm`
    ///
    /// `110 imm[8] imm[4:3] rs1c imm[7:6] imm[2:1] imm[5] 01` — spec/riscv/c.yaml:175
    CBeqz = 460,
    /// Branch when not zero.
    ///
    /// `c.bnez rs1c, imm`
    ///
    /// `111 imm[8] imm[4:3] rs1c imm[7:6] imm[2:1] imm[5] 01` — spec/riscv/c.yaml:175
    CBnez = 461,
    /// Left shift by a constant.
    ///
    /// `c.slli<64 rds| rds, shamt>`
    ///
    /// `0000 rds shamt 10` — spec/riscv/c.yaml:186
    CSlliXlen32 = 462,
    /// Left shift by a constant.
    ///
    /// `c.slli<64 rds| rds, shamt>`
    ///
    /// `000 shamt[5] rds shamt[4:0] 10` — spec/riscv/c.yaml:186
    CSlli = 463,
    /// Load 32 bits from the stack.
    ///
    /// `c.lwsp rd, uimm(sp)`
    ///
    /// `010 uimm[5] rd uimm[4:2] uimm[7:6] 10` — spec/riscv/c.yaml:195
    CLwsp = 464,
    /// Load 64 bits from the stack.
    ///
    /// `c.ldsp rd, uimm(sp)`
    ///
    /// `011 uimm[5] rd uimm[4:3] uimm[8:6] 10` — spec/riscv/c.yaml:202
    CLdsp = 465,
    /// Load 32 bits from the stack into a floating-point register.
    ///
    /// `c.flwsp fd, uimm(sp)`
    ///
    /// `011 uimm[5] fd uimm[4:2] uimm[7:6] 10` — spec/riscv/c.yaml:210
    CFlwsp = 466,
    /// Load 64 bits from the stack into a floating-point register.
    ///
    /// `c.fldsp fd, uimm(sp)`
    ///
    /// `001 uimm[5] fd uimm[4:3] uimm[8:6] 10` — spec/riscv/c.yaml:217
    CFldsp = 467,
    /// Jump to a register.
    ///
    /// `c.jr rs1nz`
    ///
    /// `1000 rs1nz 0000010` — spec/riscv/c.yaml:224
    CJr = 468,
    /// Copy a register.
    ///
    /// `c.mv rd, rs2nz`
    ///
    /// `1000 rd rs2nz 10` — spec/riscv/c.yaml:230
    CMv = 469,
    /// Enter the debugger.
    ///
    /// `c.ebreak`
    ///
    /// `1001000000000010` — spec/riscv/c.yaml:237
    CEbreak = 470,
    /// Jump to a register and keep the return address in ra.
    ///
    /// `c.jalr rs1nz`
    ///
    /// `1001 rs1nz 0000010` — spec/riscv/c.yaml:242
    CJalr = 471,
    /// Sum of two registers.
    ///
    /// `c.add rds, rs2nz`
    ///
    /// `1001 rds rs2nz 10` — spec/riscv/c.yaml:252
    CAdd = 472,
    /// Store 32 bits on the stack.
    ///
    /// `c.swsp rs2, uimm(sp)`
    ///
    /// `110 uimm[5:2] uimm[7:6] rs2 10` — spec/riscv/c.yaml:260
    CSwsp = 473,
    /// Store 64 bits on the stack.
    ///
    /// `c.sdsp rs2, uimm(sp)`
    ///
    /// `111 uimm[5:3] uimm[8:6] rs2 10` — spec/riscv/c.yaml:266
    CSdsp = 474,
    /// Store 32 bits of a floating-point register on the stack.
    ///
    /// `c.fswsp fs2, uimm(sp)`
    ///
    /// `111 uimm[5:2] uimm[7:6] fs2 10` — spec/riscv/c.yaml:273
    CFswsp = 475,
    /// Store 64 bits of a floating-point register on the stack.
    ///
    /// `c.fsdsp fs2, uimm(sp)`
    ///
    /// `101 uimm[5:3] uimm[8:6] fs2 10` — spec/riscv/c.yaml:280
    CFsdsp = 476,
    /// Write a register into a CSR and keep its old value.
    ///
    /// `csrrw rd, csrno, rs1`
    ///
    /// `csrno rs1 001 rd 1110011` — spec/riscv/zicsr.yaml:16
    Csrrw = 477,
    /// Write a constant into a CSR and keep its old value.
    ///
    /// `csrrwi rd, csrno, uimm`
    ///
    /// `csrno uimm 101 rd 1110011` — spec/riscv/zicsr.yaml:16
    Csrrwi = 478,
    /// Set the bits of a register in a CSR and keep its old value; no write for x0.
    ///
    /// `csrrs rd, csrno, rs1`
    ///
    /// `csrno rs1 010 rd 1110011` — spec/riscv/zicsr.yaml:35
    Csrrs = 479,
    /// Set the bits of a constant in a CSR and keep its old value; no write for 0.
    ///
    /// `csrrsi rd, csrno, uimm`
    ///
    /// `csrno uimm 110 rd 1110011` — spec/riscv/zicsr.yaml:35
    Csrrsi = 480,
    /// Clear the bits of a register in a CSR and keep its old value; no write for x0.
    ///
    /// `csrrc rd, csrno, rs1`
    ///
    /// `csrno rs1 011 rd 1110011` — spec/riscv/zicsr.yaml:35
    Csrrc = 481,
    /// Clear the bits of a constant in a CSR and keep its old value; no write for 0.
    ///
    /// `csrrci rd, csrno, uimm`
    ///
    /// `csrno uimm 111 rd 1110011` — spec/riscv/zicsr.yaml:35
    Csrrci = 482,
    /// Make stores visible to later instruction fetches.
    ///
    /// `fence.i`
    ///
    /// `................. 001 ..... 0001111` — spec/riscv/zifencei.yaml:5
    FenceI = 483,
    /// Return from a machine trap handler.
    ///
    /// `mret`
    ///
    /// `00110000001000000000000001110011` — spec/riscv/sys.yaml:22
    Mret = 484,
    /// Return from a supervisor trap handler.
    ///
    /// `sret`
    ///
    /// `00010000001000000000000001110011` — spec/riscv/sys.yaml:41
    Sret = 485,
    /// Wait for an interrupt.
    ///
    /// `wfi`
    ///
    /// `00010000010100000000000001110011` — spec/riscv/sys.yaml:58
    Wfi = 486,
    /// Order stores to page tables before later translations.
    ///
    /// `sfence.vma rs1, rs2`
    ///
    /// `0001001 rs2 rs1 000000001110011` — spec/riscv/sys.yaml:75
    SfenceVma = 487,
    /// Order stores to page tables before translations behind the next sfence.inval.ir.
    ///
    /// `sinval.vma rs1, rs2`
    ///
    /// `0001011 rs2 rs1 000000001110011` — spec/riscv/sys.yaml:75
    SinvalVma = 488,
    /// Order stores to page tables before sinval.vma.
    ///
    /// `sfence.w.inval`
    ///
    /// `00011000000000000000000001110011` — spec/riscv/sys.yaml:87
    SfenceWInval = 489,
    /// Order sinval.vma before later translations.
    ///
    /// `sfence.inval.ir`
    ///
    /// `00011000000100000000000001110011` — spec/riscv/sys.yaml:87
    SfenceInvalIr = 490,
    /// Order stores to guest page tables before later translations.
    ///
    /// `hfence.vvma rs1, rs2`
    ///
    /// `0010001 rs2 rs1 000000001110011` — spec/riscv/sys.yaml:98
    HfenceVvma = 491,
    /// Order stores to guest-physical page tables before later translations.
    ///
    /// `hfence.gvma rs1, rs2`
    ///
    /// `0110001 rs2 rs1 000000001110011` — spec/riscv/sys.yaml:98
    HfenceGvma = 492,
    /// Order stores to guest page tables before translations behind the next sfence.inval.ir.
    ///
    /// `hinval.vvma rs1, rs2`
    ///
    /// `0010011 rs2 rs1 000000001110011` — spec/riscv/sys.yaml:98
    HinvalVvma = 493,
    /// Order stores to guest-physical page tables before translations behind the next sfence.inval.ir.
    ///
    /// `hinval.gvma rs1, rs2`
    ///
    /// `0110011 rs2 rs1 000000001110011` — spec/riscv/sys.yaml:98
    HinvalGvma = 494,
    /// Load a byte, sign-extended, as the guest would.
    ///
    /// `hlv.b rd, (rs1)`
    ///
    /// `011000000000 rs1 100 rd 1110011` — spec/riscv/sys.yaml:109
    HlvB = 495,
    /// Load a byte, zero-extended, as the guest would.
    ///
    /// `hlv.bu rd, (rs1)`
    ///
    /// `011000000001 rs1 100 rd 1110011` — spec/riscv/sys.yaml:109
    HlvBu = 496,
    /// Load 16 bits, sign-extended, as the guest would.
    ///
    /// `hlv.h rd, (rs1)`
    ///
    /// `011001000000 rs1 100 rd 1110011` — spec/riscv/sys.yaml:109
    HlvH = 497,
    /// Load 16 bits, zero-extended, as the guest would.
    ///
    /// `hlv.hu rd, (rs1)`
    ///
    /// `011001000001 rs1 100 rd 1110011` — spec/riscv/sys.yaml:109
    HlvHu = 498,
    /// Load 16 executable bits, zero-extended, as the guest would.
    ///
    /// `hlvx.hu rd, (rs1)`
    ///
    /// `011001000011 rs1 100 rd 1110011` — spec/riscv/sys.yaml:109
    HlvxHu = 499,
    /// Load 32 bits, sign-extended, as the guest would.
    ///
    /// `hlv.w rd, (rs1)`
    ///
    /// `011010000000 rs1 100 rd 1110011` — spec/riscv/sys.yaml:109
    HlvW = 500,
    /// Load 32 bits, zero-extended, as the guest would.
    ///
    /// `hlv.wu rd, (rs1)`
    ///
    /// `011010000001 rs1 100 rd 1110011` — spec/riscv/sys.yaml:109
    HlvWu = 501,
    /// Load 32 executable bits, zero-extended, as the guest would.
    ///
    /// `hlvx.wu rd, (rs1)`
    ///
    /// `011010000011 rs1 100 rd 1110011` — spec/riscv/sys.yaml:109
    HlvxWu = 502,
    /// Load 64 bits as the guest would.
    ///
    /// `hlv.d rd, (rs1)`
    ///
    /// `011011000000 rs1 100 rd 1110011` — spec/riscv/sys.yaml:109
    HlvD = 503,
    /// Store a byte as the guest would.
    ///
    /// `hsv.b rs2, (rs1)`
    ///
    /// `0110001 rs2 rs1 100000001110011` — spec/riscv/sys.yaml:125
    HsvB = 504,
    /// Store 16 bits as the guest would.
    ///
    /// `hsv.h rs2, (rs1)`
    ///
    /// `0110011 rs2 rs1 100000001110011` — spec/riscv/sys.yaml:125
    HsvH = 505,
    /// Store 32 bits as the guest would.
    ///
    /// `hsv.w rs2, (rs1)`
    ///
    /// `0110101 rs2 rs1 100000001110011` — spec/riscv/sys.yaml:125
    HsvW = 506,
    /// Store 64 bits as the guest would.
    ///
    /// `hsv.d rs2, (rs1)`
    ///
    /// `0110111 rs2 rs1 100000001110011` — spec/riscv/sys.yaml:125
    HsvD = 507,
    /// Leave debug mode.
    ///
    /// `dret`
    ///
    /// `01111011001000000000000001110011` — spec/riscv/sys.yaml:136
    Dret = 508,
    /// Return from a non-maskable interrupt.
    ///
    /// `mnret`
    ///
    /// `01110000001000000000000001110011` — spec/riscv/sys.yaml:141
    Mnret = 509,
    /// Clear the control transfer records.
    ///
    /// `sctrclr`
    ///
    /// `00010000010000000000000001110011` — spec/riscv/sys.yaml:146
    Sctrclr = 510,
    /// Twice the first register plus the second.
    ///
    /// `sh1add rd, rs1, rs2`
    ///
    /// `0010000 rs2 rs1 010 rd 0110011` — spec/riscv/zb.yaml:11
    Sh1add = 511,
    /// Four times the first register plus the second.
    ///
    /// `sh2add rd, rs1, rs2`
    ///
    /// `0010000 rs2 rs1 100 rd 0110011` — spec/riscv/zb.yaml:11
    Sh2add = 512,
    /// Eight times the first register plus the second.
    ///
    /// `sh3add rd, rs1, rs2`
    ///
    /// `0010000 rs2 rs1 110 rd 0110011` — spec/riscv/zb.yaml:11
    Sh3add = 513,
    /// And with the inverse of the second register.
    ///
    /// `andn rd, rs1, rs2`
    ///
    /// `0100000 rs2 rs1 111 rd 0110011` — spec/riscv/zb.yaml:11
    Andn = 514,
    /// Or with the inverse of the second register.
    ///
    /// `orn rd, rs1, rs2`
    ///
    /// `0100000 rs2 rs1 110 rd 0110011` — spec/riscv/zb.yaml:11
    Orn = 515,
    /// Inverse of the exclusive or.
    ///
    /// `xnor rd, rs1, rs2`
    ///
    /// `0100000 rs2 rs1 100 rd 0110011` — spec/riscv/zb.yaml:11
    Xnor = 516,
    /// Signed maximum.
    ///
    /// `max rd, rs1, rs2`
    ///
    /// `0000101 rs2 rs1 110 rd 0110011` — spec/riscv/zb.yaml:11
    Max = 517,
    /// Unsigned maximum.
    ///
    /// `maxu rd, rs1, rs2`
    ///
    /// `0000101 rs2 rs1 111 rd 0110011` — spec/riscv/zb.yaml:11
    Maxu = 518,
    /// Signed minimum.
    ///
    /// `min rd, rs1, rs2`
    ///
    /// `0000101 rs2 rs1 100 rd 0110011` — spec/riscv/zb.yaml:11
    Min = 519,
    /// Unsigned minimum.
    ///
    /// `minu rd, rs1, rs2`
    ///
    /// `0000101 rs2 rs1 101 rd 0110011` — spec/riscv/zb.yaml:11
    Minu = 520,
    /// Clear the bit that the second register names.
    ///
    /// `bclr rd, rs1, rs2`
    ///
    /// `0100100 rs2 rs1 001 rd 0110011` — spec/riscv/zb.yaml:11
    Bclr = 521,
    /// Set the bit that the second register names.
    ///
    /// `bset rd, rs1, rs2`
    ///
    /// `0010100 rs2 rs1 001 rd 0110011` — spec/riscv/zb.yaml:11
    Bset = 522,
    /// Invert the bit that the second register names.
    ///
    /// `binv rd, rs1, rs2`
    ///
    /// `0110100 rs2 rs1 001 rd 0110011` — spec/riscv/zb.yaml:11
    Binv = 523,
    /// Extract the bit that the second register names.
    ///
    /// `bext rd, rs1, rs2`
    ///
    /// `0100100 rs2 rs1 101 rd 0110011` — spec/riscv/zb.yaml:11
    Bext = 524,
    /// Low half of the carry-less product.
    ///
    /// `clmul rd, rs1, rs2`
    ///
    /// `0000101 rs2 rs1 001 rd 0110011` — spec/riscv/zb.yaml:11
    Clmul = 525,
    /// High half of the carry-less product.
    ///
    /// `clmulh rd, rs1, rs2`
    ///
    /// `0000101 rs2 rs1 011 rd 0110011` — spec/riscv/zb.yaml:11
    Clmulh = 526,
    /// Carry-less product without its top and low bits.
    ///
    /// `clmulr rd, rs1, rs2`
    ///
    /// `0000101 rs2 rs1 010 rd 0110011` — spec/riscv/zb.yaml:11
    Clmulr = 527,
    /// Low halves of both registers.
    ///
    /// `pack rd, rs1, rs2`
    ///
    /// `0000100 rs2 rs1 100 rd 0110011` — spec/riscv/zb.yaml:11
    Pack = 528,
    /// Low bytes of both registers.
    ///
    /// `packh rd, rs1, rs2`
    ///
    /// `0000100 rs2 rs1 111 rd 0110011` — spec/riscv/zb.yaml:11
    Packh = 529,
    /// Nibbles of the first register picked by the second.
    ///
    /// `xperm4 rd, rs1, rs2`
    ///
    /// `0010100 rs2 rs1 010 rd 0110011` — spec/riscv/zb.yaml:11
    Xperm4 = 530,
    /// Bytes of the first register picked by the second.
    ///
    /// `xperm8 rd, rs1, rs2`
    ///
    /// `0010100 rs2 rs1 100 rd 0110011` — spec/riscv/zb.yaml:11
    Xperm8 = 531,
    /// Once the zero-extended low 32 bits of the first register plus the second.
    ///
    /// `add.uw rd, rs1, rs2`
    ///
    /// `0000100 rs2 rs1 000 rd 0111011` — spec/riscv/zb.yaml:67
    AddUw = 532,
    /// Twice the zero-extended low 32 bits of the first register plus the second.
    ///
    /// `sh1add.uw rd, rs1, rs2`
    ///
    /// `0010000 rs2 rs1 010 rd 0111011` — spec/riscv/zb.yaml:67
    Sh1addUw = 533,
    /// Four times the zero-extended low 32 bits of the first register plus the second.
    ///
    /// `sh2add.uw rd, rs1, rs2`
    ///
    /// `0010000 rs2 rs1 100 rd 0111011` — spec/riscv/zb.yaml:67
    Sh2addUw = 534,
    /// Eight times the zero-extended low 32 bits of the first register plus the second.
    ///
    /// `sh3add.uw rd, rs1, rs2`
    ///
    /// `0010000 rs2 rs1 110 rd 0111011` — spec/riscv/zb.yaml:67
    Sh3addUw = 535,
    /// Rotate left by a register.
    ///
    /// `rol rd, rs1, rs2`
    ///
    /// `0110000 rs2 rs1 001 rd 0110011` — spec/riscv/zb.yaml:83
    Rol = 536,
    /// Rotate left by a register, low 32 bits sign-extended.
    ///
    /// `rolw rd, rs1, rs2`
    ///
    /// `0110000 rs2 rs1 001 rd 0111011` — spec/riscv/zb.yaml:83
    Rolw = 537,
    /// Rotate right by a register.
    ///
    /// `ror rd, rs1, rs2`
    ///
    /// `0110000 rs2 rs1 101 rd 0110011` — spec/riscv/zb.yaml:83
    Ror = 538,
    /// Rotate right by a register, low 32 bits sign-extended.
    ///
    /// `rorw rd, rs1, rs2`
    ///
    /// `0110000 rs2 rs1 101 rd 0111011` — spec/riscv/zb.yaml:83
    Rorw = 539,
    /// Rotate right by a constant.
    ///
    /// `rori rd, rs1, shamt`
    ///
    /// `0110000 shamt rs1 101 rd 0010011` — spec/riscv/zb.yaml:105
    Rori = 540,
    /// Rotate right by a constant.
    ///
    /// `rori rd, rs1, shamt`
    ///
    /// `011000 shamt rs1 101 rd 0010011` — spec/riscv/zb.yaml:105
    RoriXlen64 = 541,
    /// Rotate the low 32 bits right by a constant, sign-extended.
    ///
    /// `roriw rd, rs1, shamt`
    ///
    /// `0110000 shamt rs1 101 rd 0011011` — spec/riscv/zb.yaml:117
    Roriw = 542,
    /// Shift the zero-extended low 32 bits left by a constant.
    ///
    /// `slli.uw rd, rs1, shamt`
    ///
    /// `000010 shamt rs1 001 rd 0011011` — spec/riscv/zb.yaml:127
    SlliUw = 543,
    /// Clear the bit that a constant names.
    ///
    /// `bclri rd, rs1, shamt`
    ///
    /// `0100100 shamt rs1 001 rd 0010011` — spec/riscv/zb.yaml:138
    Bclri = 544,
    /// Clear the bit that a constant names.
    ///
    /// `bclri rd, rs1, shamt`
    ///
    /// `010010 shamt rs1 001 rd 0010011` — spec/riscv/zb.yaml:138
    BclriXlen64 = 545,
    /// Extract the bit that a constant names.
    ///
    /// `bexti rd, rs1, shamt`
    ///
    /// `0100100 shamt rs1 101 rd 0010011` — spec/riscv/zb.yaml:138
    Bexti = 546,
    /// Extract the bit that a constant names.
    ///
    /// `bexti rd, rs1, shamt`
    ///
    /// `010010 shamt rs1 101 rd 0010011` — spec/riscv/zb.yaml:138
    BextiXlen64 = 547,
    /// Invert the bit that a constant names.
    ///
    /// `binvi rd, rs1, shamt`
    ///
    /// `0110100 shamt rs1 001 rd 0010011` — spec/riscv/zb.yaml:138
    Binvi = 548,
    /// Invert the bit that a constant names.
    ///
    /// `binvi rd, rs1, shamt`
    ///
    /// `011010 shamt rs1 001 rd 0010011` — spec/riscv/zb.yaml:138
    BinviXlen64 = 549,
    /// Set the bit that a constant names.
    ///
    /// `bseti rd, rs1, shamt`
    ///
    /// `0010100 shamt rs1 001 rd 0010011` — spec/riscv/zb.yaml:138
    Bseti = 550,
    /// Set the bit that a constant names.
    ///
    /// `bseti rd, rs1, shamt`
    ///
    /// `001010 shamt rs1 001 rd 0010011` — spec/riscv/zb.yaml:138
    BsetiXlen64 = 551,
    /// Number of leading zeros.
    ///
    /// `clz rd, rs1`
    ///
    /// `011000000000 rs1 001 rd 0010011` — spec/riscv/zb.yaml:158
    Clz = 552,
    /// Number of leading zeros, low 32 bits only.
    ///
    /// `clzw rd, rs1`
    ///
    /// `011000000000 rs1 001 rd 0011011` — spec/riscv/zb.yaml:158
    Clzw = 553,
    /// Number of trailing zeros.
    ///
    /// `ctz rd, rs1`
    ///
    /// `011000000001 rs1 001 rd 0010011` — spec/riscv/zb.yaml:158
    Ctz = 554,
    /// Number of trailing zeros, low 32 bits only.
    ///
    /// `ctzw rd, rs1`
    ///
    /// `011000000001 rs1 001 rd 0011011` — spec/riscv/zb.yaml:158
    Ctzw = 555,
    /// Number of ones.
    ///
    /// `cpop rd, rs1`
    ///
    /// `011000000010 rs1 001 rd 0010011` — spec/riscv/zb.yaml:158
    Cpop = 556,
    /// Number of ones, low 32 bits only.
    ///
    /// `cpopw rd, rs1`
    ///
    /// `011000000010 rs1 001 rd 0011011` — spec/riscv/zb.yaml:158
    Cpopw = 557,
    /// Sign-extend the low byte.
    ///
    /// `sext.b rd, rs1`
    ///
    /// `011000000100 rs1 001 rd 0010011` — spec/riscv/zb.yaml:174
    SextB = 558,
    /// Sign-extend the low 16 bits.
    ///
    /// `sext.h rd, rs1`
    ///
    /// `011000000101 rs1 001 rd 0010011` — spec/riscv/zb.yaml:174
    SextH = 559,
    /// All ones in each byte that is not zero.
    ///
    /// `orc.b rd, rs1`
    ///
    /// `001010000111 rs1 101 rd 0010011` — spec/riscv/zb.yaml:174
    OrcB = 560,
    /// Reverse the bytes.
    ///
    /// `rev8 rd, rs1`
    ///
    /// `011010111000 rs1 101 rd 0010011` — spec/riscv/zb.yaml:174
    Rev8 = 561,
    /// Reverse the bytes.
    ///
    /// `rev8 rd, rs1`
    ///
    /// `011010011000 rs1 101 rd 0010011` — spec/riscv/zb.yaml:174
    Rev8Xlen32 = 562,
    /// Reverse the bits of each byte.
    ///
    /// `brev8 rd, rs1`
    ///
    /// `011010000111 rs1 101 rd 0010011` — spec/riscv/zb.yaml:174
    Brev8 = 563,
    /// Lower half to even bits, upper half to odd bits.
    ///
    /// `zip rd, rs1`
    ///
    /// `000010001111 rs1 001 rd 0010011` — spec/riscv/zb.yaml:174
    Zip = 564,
    /// Even bits to the lower half, odd bits to the upper half.
    ///
    /// `unzip rd, rs1`
    ///
    /// `000010001111 rs1 101 rd 0010011` — spec/riscv/zb.yaml:174
    Unzip = 565,
    /// Zero-extend the low 16 bits.
    ///
    /// `zext.h rd, rs1`
    ///
    /// `000010000000 rs1 100 rd 0110011` — spec/riscv/zb.yaml:196
    ZextH = 566,
    /// Zero-extend the low 16 bits.
    ///
    /// `zext.h rd, rs1`
    ///
    /// `000010000000 rs1 100 rd 0111011` — spec/riscv/zb.yaml:196
    ZextHXlen64 = 567,
    /// Low 16 bits of both registers, sign-extended.
    ///
    /// `packw rd, rs1, rs2`
    ///
    /// `0000100 rs2 rs1 100 rd 0111011` — spec/riscv/zb.yaml:208
    Packw = 568,
    /// SHA-256 big sigma 0.
    ///
    /// `sha256sum0 rd, rs1`
    ///
    /// `000100000000 rs1 001 rd 0010011` — spec/riscv/zk.yaml:85
    Sha256sum0 = 569,
    /// SHA-256 big sigma 1.
    ///
    /// `sha256sum1 rd, rs1`
    ///
    /// `000100000001 rs1 001 rd 0010011` — spec/riscv/zk.yaml:85
    Sha256sum1 = 570,
    /// SHA-256 small sigma 0.
    ///
    /// `sha256sig0 rd, rs1`
    ///
    /// `000100000010 rs1 001 rd 0010011` — spec/riscv/zk.yaml:85
    Sha256sig0 = 571,
    /// SHA-256 small sigma 1.
    ///
    /// `sha256sig1 rd, rs1`
    ///
    /// `000100000011 rs1 001 rd 0010011` — spec/riscv/zk.yaml:85
    Sha256sig1 = 572,
    /// SM3 permutation 0.
    ///
    /// `sm3p0 rd, rs1`
    ///
    /// `000100001000 rs1 001 rd 0010011` — spec/riscv/zk.yaml:85
    Sm3p0 = 573,
    /// SM3 permutation 1.
    ///
    /// `sm3p1 rd, rs1`
    ///
    /// `000100001001 rs1 001 rd 0010011` — spec/riscv/zk.yaml:85
    Sm3p1 = 574,
    /// SHA-512 big sigma 0.
    ///
    /// `sha512sum0 rd, rs1`
    ///
    /// `000100000100 rs1 001 rd 0010011` — spec/riscv/zk.yaml:104
    Sha512sum0 = 575,
    /// SHA-512 big sigma 1.
    ///
    /// `sha512sum1 rd, rs1`
    ///
    /// `000100000101 rs1 001 rd 0010011` — spec/riscv/zk.yaml:104
    Sha512sum1 = 576,
    /// SHA-512 small sigma 0.
    ///
    /// `sha512sig0 rd, rs1`
    ///
    /// `000100000110 rs1 001 rd 0010011` — spec/riscv/zk.yaml:104
    Sha512sig0 = 577,
    /// SHA-512 small sigma 1.
    ///
    /// `sha512sig1 rd, rs1`
    ///
    /// `000100000111 rs1 001 rd 0010011` — spec/riscv/zk.yaml:104
    Sha512sig1 = 578,
    /// SHA-512 big sigma 0, low half.
    ///
    /// `sha512sum0r rd, rs1, rs2`
    ///
    /// `0101000 rs2 rs1 000 rd 0110011` — spec/riscv/zk.yaml:120
    Sha512sum0r = 579,
    /// SHA-512 big sigma 1, low half.
    ///
    /// `sha512sum1r rd, rs1, rs2`
    ///
    /// `0101001 rs2 rs1 000 rd 0110011` — spec/riscv/zk.yaml:120
    Sha512sum1r = 580,
    /// SHA-512 small sigma 0, low half.
    ///
    /// `sha512sig0l rd, rs1, rs2`
    ///
    /// `0101010 rs2 rs1 000 rd 0110011` — spec/riscv/zk.yaml:120
    Sha512sig0l = 581,
    /// SHA-512 small sigma 0, high half.
    ///
    /// `sha512sig0h rd, rs1, rs2`
    ///
    /// `0101110 rs2 rs1 000 rd 0110011` — spec/riscv/zk.yaml:120
    Sha512sig0h = 582,
    /// SHA-512 small sigma 1, low half.
    ///
    /// `sha512sig1l rd, rs1, rs2`
    ///
    /// `0101011 rs2 rs1 000 rd 0110011` — spec/riscv/zk.yaml:120
    Sha512sig1l = 583,
    /// SHA-512 small sigma 1, high half.
    ///
    /// `sha512sig1h rd, rs1, rs2`
    ///
    /// `0101111 rs2 rs1 000 rd 0110011` — spec/riscv/zk.yaml:120
    Sha512sig1h = 584,
    /// AES encryption round step on one byte.
    ///
    /// `aes32esi rd, rs1, rs2, bs`
    ///
    /// `bs 10001 rs2 rs1 000 rd 0110011` — spec/riscv/zk.yaml:139
    Aes32esi = 585,
    /// AES encryption round step on one byte, columns mixed.
    ///
    /// `aes32esmi rd, rs1, rs2, bs`
    ///
    /// `bs 10011 rs2 rs1 000 rd 0110011` — spec/riscv/zk.yaml:139
    Aes32esmi = 586,
    /// AES decryption round step on one byte.
    ///
    /// `aes32dsi rd, rs1, rs2, bs`
    ///
    /// `bs 10101 rs2 rs1 000 rd 0110011` — spec/riscv/zk.yaml:139
    Aes32dsi = 587,
    /// AES decryption round step on one byte, columns mixed.
    ///
    /// `aes32dsmi rd, rs1, rs2, bs`
    ///
    /// `bs 10111 rs2 rs1 000 rd 0110011` — spec/riscv/zk.yaml:139
    Aes32dsmi = 588,
    /// AES encryption round on half a state.
    ///
    /// `aes64es rd, rs1, rs2`
    ///
    /// `0011001 rs2 rs1 000 rd 0110011` — spec/riscv/zk.yaml:159
    Aes64es = 589,
    /// AES encryption round on half a state, columns mixed.
    ///
    /// `aes64esm rd, rs1, rs2`
    ///
    /// `0011011 rs2 rs1 000 rd 0110011` — spec/riscv/zk.yaml:159
    Aes64esm = 590,
    /// AES decryption round on half a state.
    ///
    /// `aes64ds rd, rs1, rs2`
    ///
    /// `0011101 rs2 rs1 000 rd 0110011` — spec/riscv/zk.yaml:159
    Aes64ds = 591,
    /// AES decryption round on half a state, columns mixed.
    ///
    /// `aes64dsm rd, rs1, rs2`
    ///
    /// `0011111 rs2 rs1 000 rd 0110011` — spec/riscv/zk.yaml:159
    Aes64dsm = 592,
    /// First step of the AES key schedule.
    ///
    /// `aes64ks1i rd, rs1, rnum`
    ///
    /// `00110001 rnum rs1 001 rd 0010011` — spec/riscv/zk.yaml:173
    Aes64ks1i = 593,
    /// Second step of the AES key schedule.
    ///
    /// `aes64ks2 rd, rs1, rs2`
    ///
    /// `0111111 rs2 rs1 000 rd 0110011` — spec/riscv/zk.yaml:188
    Aes64ks2 = 594,
    /// Inverse AES column mix of a round key.
    ///
    /// `aes64im rd, rs1`
    ///
    /// `001100000000 rs1 001 rd 0010011` — spec/riscv/zk.yaml:200
    Aes64im = 595,
    /// SM4 encryption step on one byte.
    ///
    /// `sm4ed rd, rs1, rs2, bs`
    ///
    /// `bs 11000 rs2 rs1 000 rd 0110011` — spec/riscv/zk.yaml:210
    Sm4ed = 596,
    /// SM4 key schedule step on one byte.
    ///
    /// `sm4ks rd, rs1, rs2, bs`
    ///
    /// `bs 11010 rs2 rs1 000 rd 0110011` — spec/riscv/zk.yaml:210
    Sm4ks = 597,
}
impl Opcode {
    /// Every instruction, in the order of the description.
    pub const ALL: [Opcode; 598] = [
        Opcode::EvictVa,
        Opcode::FlushVa,
        Opcode::PrefetchVa,
        Opcode::EvictSw,
        Opcode::FlushSw,
        Opcode::LockVa,
        Opcode::UnlockVa,
        Opcode::LockSw,
        Opcode::UnlockSw,
        Opcode::TensorSend,
        Opcode::TensorRecv,
        Opcode::TensorBroadcast,
        Opcode::TensorReduce,
        Opcode::CubefacePs,
        Opcode::CubefaceidxPs,
        Opcode::CubesgnscPs,
        Opcode::CubesgntcPs,
        Opcode::FrcpFixRast,
        Opcode::FcvtPsF10,
        Opcode::FcvtPsF11,
        Opcode::FcvtPsUn24,
        Opcode::FcvtPsUn16,
        Opcode::FcvtPsUn10,
        Opcode::FcvtPsUn8,
        Opcode::FcvtPsUn2,
        Opcode::FcvtPsRast,
        Opcode::FcvtF11Ps,
        Opcode::FcvtF10Ps,
        Opcode::FcvtUn24Ps,
        Opcode::FcvtUn16Ps,
        Opcode::FcvtUn10Ps,
        Opcode::FcvtUn8Ps,
        Opcode::FcvtUn2Ps,
        Opcode::FcvtSn16Ps,
        Opcode::FcvtSn8Ps,
        Opcode::FcvtRastPs,
        Opcode::FcvtPsSn16,
        Opcode::FcvtPsSn8,
        Opcode::MaskpopcRast,
        Opcode::Bitmixb,
        Opcode::Maskand,
        Opcode::Maskor,
        Opcode::Maskxor,
        Opcode::Masknot,
        Opcode::Maskpopc,
        Opcode::Maskpopcz,
        Opcode::MovMX,
        Opcode::MovaMX,
        Opcode::MovaXM,
        Opcode::Flq2,
        Opcode::Fsq2,
        Opcode::FlwPs,
        Opcode::FswPs,
        Opcode::FbcPs,
        Opcode::FbcxPs,
        Opcode::FgbPs,
        Opcode::FgblPs,
        Opcode::FgbgPs,
        Opcode::FghPs,
        Opcode::FghlPs,
        Opcode::FghgPs,
        Opcode::FgwPs,
        Opcode::FgwlPs,
        Opcode::FgwgPs,
        Opcode::FscbPs,
        Opcode::FscblPs,
        Opcode::FscbgPs,
        Opcode::FschPs,
        Opcode::FschlPs,
        Opcode::FschgPs,
        Opcode::FscwPs,
        Opcode::FscwlPs,
        Opcode::FscwgPs,
        Opcode::Fg32bPs,
        Opcode::Fg32hPs,
        Opcode::Fg32wPs,
        Opcode::Fsc32bPs,
        Opcode::Fsc32hPs,
        Opcode::Fsc32wPs,
        Opcode::FlwlPs,
        Opcode::FlwgPs,
        Opcode::FswlPs,
        Opcode::FswgPs,
        Opcode::FaddPs,
        Opcode::FsubPs,
        Opcode::FmulPs,
        Opcode::FdivPs,
        Opcode::FsqrtPs,
        Opcode::FsinPs,
        Opcode::FrsqPs,
        Opcode::FmaddPs,
        Opcode::FmsubPs,
        Opcode::FnmsubPs,
        Opcode::FnmaddPs,
        Opcode::FsgnjPs,
        Opcode::FsgnjnPs,
        Opcode::FsgnjxPs,
        Opcode::FminPs,
        Opcode::FmaxPs,
        Opcode::FlePs,
        Opcode::FltPs,
        Opcode::FeqPs,
        Opcode::FlemPs,
        Opcode::FltmPs,
        Opcode::FeqmPs,
        Opcode::FroundPs,
        Opcode::FcvtPwPs,
        Opcode::FcvtPwuPs,
        Opcode::FcvtPsPw,
        Opcode::FcvtPsPwu,
        Opcode::FcvtF16Ps,
        Opcode::FcvtPsF16,
        Opcode::FclassPs,
        Opcode::FfrcPs,
        Opcode::FcmovPs,
        Opcode::FcmovmPs,
        Opcode::FswizzPs,
        Opcode::FmvsXPs,
        Opcode::FmvzXPs,
        Opcode::FaddPi,
        Opcode::FsubPi,
        Opcode::FsllPi,
        Opcode::FxorPi,
        Opcode::FsrlPi,
        Opcode::FsraPi,
        Opcode::ForPi,
        Opcode::FandPi,
        Opcode::FmulPi,
        Opcode::FmulhPi,
        Opcode::FmulhuPi,
        Opcode::FdivPi,
        Opcode::FdivuPi,
        Opcode::FremPi,
        Opcode::FremuPi,
        Opcode::FminPi,
        Opcode::FmaxPi,
        Opcode::FminuPi,
        Opcode::FmaxuPi,
        Opcode::FlePi,
        Opcode::FltPi,
        Opcode::FeqPi,
        Opcode::FltuPi,
        Opcode::FnotPi,
        Opcode::Fsat8Pi,
        Opcode::Fsatu8Pi,
        Opcode::FaddiPi,
        Opcode::FandiPi,
        Opcode::FslliPi,
        Opcode::FsrliPi,
        Opcode::FsraiPi,
        Opcode::FpackrepbPi,
        Opcode::FpackrephPi,
        Opcode::FltmPi,
        Opcode::FsetmPi,
        Opcode::FslloiPi,
        Opcode::FbciPi,
        Opcode::FbciPs,
        Opcode::Packb,
        Opcode::Sbl,
        Opcode::Sbg,
        Opcode::Shl,
        Opcode::Shg,
        Opcode::AmoaddlW,
        Opcode::AmoaddlD,
        Opcode::AmoaddgW,
        Opcode::AmoaddgD,
        Opcode::AmoswaplW,
        Opcode::AmoswaplD,
        Opcode::AmoswapgW,
        Opcode::AmoswapgD,
        Opcode::AmoxorlW,
        Opcode::AmoxorlD,
        Opcode::AmoxorgW,
        Opcode::AmoxorgD,
        Opcode::AmoorlW,
        Opcode::AmoorlD,
        Opcode::AmoorgW,
        Opcode::AmoorgD,
        Opcode::AmoandlW,
        Opcode::AmoandlD,
        Opcode::AmoandgW,
        Opcode::AmoandgD,
        Opcode::AmominlW,
        Opcode::AmominlD,
        Opcode::AmomingW,
        Opcode::AmomingD,
        Opcode::AmomaxlW,
        Opcode::AmomaxlD,
        Opcode::AmomaxgW,
        Opcode::AmomaxgD,
        Opcode::AmominulW,
        Opcode::AmominulD,
        Opcode::AmominugW,
        Opcode::AmominugD,
        Opcode::AmomaxulW,
        Opcode::AmomaxulD,
        Opcode::AmomaxugW,
        Opcode::AmomaxugD,
        Opcode::AmocmpswaplW,
        Opcode::AmocmpswaplD,
        Opcode::AmocmpswapgW,
        Opcode::AmocmpswapgD,
        Opcode::FamoaddlPi,
        Opcode::FamoaddgPi,
        Opcode::FamoswaplPi,
        Opcode::FamoswapgPi,
        Opcode::FamoandlPi,
        Opcode::FamoandgPi,
        Opcode::FamoorlPi,
        Opcode::FamoorgPi,
        Opcode::FamoxorlPi,
        Opcode::FamoxorgPi,
        Opcode::FamominlPi,
        Opcode::FamomingPi,
        Opcode::FamomaxlPi,
        Opcode::FamomaxgPi,
        Opcode::FamominulPi,
        Opcode::FamominugPi,
        Opcode::FamomaxulPi,
        Opcode::FamomaxugPi,
        Opcode::FamomaxlPs,
        Opcode::FamomaxgPs,
        Opcode::FamominlPs,
        Opcode::FamomingPs,
        Opcode::TensorFma32,
        Opcode::TensorFma16a32,
        Opcode::TensorIma8a32,
        Opcode::TensorQuant,
        Opcode::TensorLoad,
        Opcode::TensorLoadInterleave8,
        Opcode::TensorLoadInterleave16,
        Opcode::TensorLoadTranspose8,
        Opcode::TensorLoadTranspose16,
        Opcode::TensorLoadTranspose32,
        Opcode::TensorLoadReserved,
        Opcode::TensorLoadB,
        Opcode::TensorLoadL2,
        Opcode::TensorStore,
        Opcode::TensorStoreScp,
        Opcode::TensorWait,
        Opcode::Flb,
        Opcode::Fcc,
        Opcode::FlogPs,
        Opcode::FexpPs,
        Opcode::FrcpPs,
        Opcode::Add,
        Opcode::Addw,
        Opcode::Sub,
        Opcode::Subw,
        Opcode::Sll,
        Opcode::Sllw,
        Opcode::Srl,
        Opcode::Srlw,
        Opcode::Sra,
        Opcode::Sraw,
        Opcode::Slt,
        Opcode::Sltu,
        Opcode::Xor,
        Opcode::Or,
        Opcode::And,
        Opcode::Addi,
        Opcode::Slti,
        Opcode::Sltiu,
        Opcode::Xori,
        Opcode::Ori,
        Opcode::Andi,
        Opcode::Addiw,
        Opcode::SlliXlen32,
        Opcode::Slli,
        Opcode::SrliXlen32,
        Opcode::Srli,
        Opcode::SraiXlen32,
        Opcode::Srai,
        Opcode::Slliw,
        Opcode::Srliw,
        Opcode::Sraiw,
        Opcode::Lb,
        Opcode::Lh,
        Opcode::Lw,
        Opcode::Ld,
        Opcode::Lbu,
        Opcode::Lhu,
        Opcode::Lwu,
        Opcode::Sb,
        Opcode::Sh,
        Opcode::Sw,
        Opcode::Sd,
        Opcode::Beq,
        Opcode::Bne,
        Opcode::Blt,
        Opcode::Bge,
        Opcode::Bltu,
        Opcode::Bgeu,
        Opcode::Lui,
        Opcode::Auipc,
        Opcode::Jal,
        Opcode::Jalr,
        Opcode::Fence,
        Opcode::FenceTso,
        Opcode::Ecall,
        Opcode::Ebreak,
        Opcode::Mul,
        Opcode::Mulw,
        Opcode::Div,
        Opcode::Divw,
        Opcode::Divu,
        Opcode::Divuw,
        Opcode::Rem,
        Opcode::Remw,
        Opcode::Remu,
        Opcode::Remuw,
        Opcode::Mulh,
        Opcode::Mulhsu,
        Opcode::Mulhu,
        Opcode::AmoswapW,
        Opcode::AmoswapD,
        Opcode::AmoaddW,
        Opcode::AmoaddD,
        Opcode::AmoxorW,
        Opcode::AmoxorD,
        Opcode::AmoandW,
        Opcode::AmoandD,
        Opcode::AmoorW,
        Opcode::AmoorD,
        Opcode::AmominW,
        Opcode::AmominD,
        Opcode::AmomaxW,
        Opcode::AmomaxD,
        Opcode::AmominuW,
        Opcode::AmominuD,
        Opcode::AmomaxuW,
        Opcode::AmomaxuD,
        Opcode::LrW,
        Opcode::LrD,
        Opcode::ScW,
        Opcode::ScD,
        Opcode::FaddS,
        Opcode::FaddD,
        Opcode::FaddH,
        Opcode::FsubS,
        Opcode::FsubD,
        Opcode::FsubH,
        Opcode::FmulS,
        Opcode::FmulD,
        Opcode::FmulH,
        Opcode::FdivS,
        Opcode::FdivD,
        Opcode::FdivH,
        Opcode::FsqrtS,
        Opcode::FsqrtD,
        Opcode::FsqrtH,
        Opcode::FsgnjS,
        Opcode::FsgnjD,
        Opcode::FsgnjH,
        Opcode::FsgnjnS,
        Opcode::FsgnjnD,
        Opcode::FsgnjnH,
        Opcode::FsgnjxS,
        Opcode::FsgnjxD,
        Opcode::FsgnjxH,
        Opcode::FminS,
        Opcode::FminD,
        Opcode::FminH,
        Opcode::FmaxS,
        Opcode::FmaxD,
        Opcode::FmaxH,
        Opcode::FleS,
        Opcode::FleD,
        Opcode::FleH,
        Opcode::FltS,
        Opcode::FltD,
        Opcode::FltH,
        Opcode::FeqS,
        Opcode::FeqD,
        Opcode::FeqH,
        Opcode::FmaddS,
        Opcode::FmaddD,
        Opcode::FmaddH,
        Opcode::FmsubS,
        Opcode::FmsubD,
        Opcode::FmsubH,
        Opcode::FnmsubS,
        Opcode::FnmsubD,
        Opcode::FnmsubH,
        Opcode::FnmaddS,
        Opcode::FnmaddD,
        Opcode::FnmaddH,
        Opcode::FcvtWS,
        Opcode::FcvtWD,
        Opcode::FcvtWH,
        Opcode::FcvtWuS,
        Opcode::FcvtWuD,
        Opcode::FcvtWuH,
        Opcode::FcvtLS,
        Opcode::FcvtLD,
        Opcode::FcvtLH,
        Opcode::FcvtLuS,
        Opcode::FcvtLuD,
        Opcode::FcvtLuH,
        Opcode::FcvtSW,
        Opcode::FcvtHW,
        Opcode::FcvtSWu,
        Opcode::FcvtHWu,
        Opcode::FcvtSL,
        Opcode::FcvtDL,
        Opcode::FcvtHL,
        Opcode::FcvtSLu,
        Opcode::FcvtDLu,
        Opcode::FcvtHLu,
        Opcode::FcvtDW,
        Opcode::FcvtDWu,
        Opcode::FcvtSD,
        Opcode::FcvtHS,
        Opcode::FcvtHD,
        Opcode::FcvtDS,
        Opcode::FcvtSH,
        Opcode::FcvtDH,
        Opcode::FclassS,
        Opcode::FclassD,
        Opcode::FclassH,
        Opcode::FmvXH,
        Opcode::FmvXW,
        Opcode::FmvXD,
        Opcode::FmvHX,
        Opcode::FmvWX,
        Opcode::FmvDX,
        Opcode::Flh,
        Opcode::Flw,
        Opcode::Fld,
        Opcode::Fsh,
        Opcode::Fsw,
        Opcode::Fsd,
        Opcode::CAddi4spn,
        Opcode::CLw,
        Opcode::CLd,
        Opcode::CSw,
        Opcode::CSd,
        Opcode::CFlw,
        Opcode::CFld,
        Opcode::CFsw,
        Opcode::CFsd,
        Opcode::CNop,
        Opcode::CAddi,
        Opcode::CJal,
        Opcode::CAddiw,
        Opcode::CLi,
        Opcode::CAddi16sp,
        Opcode::CLui,
        Opcode::CSrliXlen32,
        Opcode::CSrli,
        Opcode::CSraiXlen32,
        Opcode::CSrai,
        Opcode::CAndi,
        Opcode::CSub,
        Opcode::CXor,
        Opcode::COr,
        Opcode::CAnd,
        Opcode::CSubw,
        Opcode::CAddw,
        Opcode::CJ,
        Opcode::CBeqz,
        Opcode::CBnez,
        Opcode::CSlliXlen32,
        Opcode::CSlli,
        Opcode::CLwsp,
        Opcode::CLdsp,
        Opcode::CFlwsp,
        Opcode::CFldsp,
        Opcode::CJr,
        Opcode::CMv,
        Opcode::CEbreak,
        Opcode::CJalr,
        Opcode::CAdd,
        Opcode::CSwsp,
        Opcode::CSdsp,
        Opcode::CFswsp,
        Opcode::CFsdsp,
        Opcode::Csrrw,
        Opcode::Csrrwi,
        Opcode::Csrrs,
        Opcode::Csrrsi,
        Opcode::Csrrc,
        Opcode::Csrrci,
        Opcode::FenceI,
        Opcode::Mret,
        Opcode::Sret,
        Opcode::Wfi,
        Opcode::SfenceVma,
        Opcode::SinvalVma,
        Opcode::SfenceWInval,
        Opcode::SfenceInvalIr,
        Opcode::HfenceVvma,
        Opcode::HfenceGvma,
        Opcode::HinvalVvma,
        Opcode::HinvalGvma,
        Opcode::HlvB,
        Opcode::HlvBu,
        Opcode::HlvH,
        Opcode::HlvHu,
        Opcode::HlvxHu,
        Opcode::HlvW,
        Opcode::HlvWu,
        Opcode::HlvxWu,
        Opcode::HlvD,
        Opcode::HsvB,
        Opcode::HsvH,
        Opcode::HsvW,
        Opcode::HsvD,
        Opcode::Dret,
        Opcode::Mnret,
        Opcode::Sctrclr,
        Opcode::Sh1add,
        Opcode::Sh2add,
        Opcode::Sh3add,
        Opcode::Andn,
        Opcode::Orn,
        Opcode::Xnor,
        Opcode::Max,
        Opcode::Maxu,
        Opcode::Min,
        Opcode::Minu,
        Opcode::Bclr,
        Opcode::Bset,
        Opcode::Binv,
        Opcode::Bext,
        Opcode::Clmul,
        Opcode::Clmulh,
        Opcode::Clmulr,
        Opcode::Pack,
        Opcode::Packh,
        Opcode::Xperm4,
        Opcode::Xperm8,
        Opcode::AddUw,
        Opcode::Sh1addUw,
        Opcode::Sh2addUw,
        Opcode::Sh3addUw,
        Opcode::Rol,
        Opcode::Rolw,
        Opcode::Ror,
        Opcode::Rorw,
        Opcode::Rori,
        Opcode::RoriXlen64,
        Opcode::Roriw,
        Opcode::SlliUw,
        Opcode::Bclri,
        Opcode::BclriXlen64,
        Opcode::Bexti,
        Opcode::BextiXlen64,
        Opcode::Binvi,
        Opcode::BinviXlen64,
        Opcode::Bseti,
        Opcode::BsetiXlen64,
        Opcode::Clz,
        Opcode::Clzw,
        Opcode::Ctz,
        Opcode::Ctzw,
        Opcode::Cpop,
        Opcode::Cpopw,
        Opcode::SextB,
        Opcode::SextH,
        Opcode::OrcB,
        Opcode::Rev8,
        Opcode::Rev8Xlen32,
        Opcode::Brev8,
        Opcode::Zip,
        Opcode::Unzip,
        Opcode::ZextH,
        Opcode::ZextHXlen64,
        Opcode::Packw,
        Opcode::Sha256sum0,
        Opcode::Sha256sum1,
        Opcode::Sha256sig0,
        Opcode::Sha256sig1,
        Opcode::Sm3p0,
        Opcode::Sm3p1,
        Opcode::Sha512sum0,
        Opcode::Sha512sum1,
        Opcode::Sha512sig0,
        Opcode::Sha512sig1,
        Opcode::Sha512sum0r,
        Opcode::Sha512sum1r,
        Opcode::Sha512sig0l,
        Opcode::Sha512sig0h,
        Opcode::Sha512sig1l,
        Opcode::Sha512sig1h,
        Opcode::Aes32esi,
        Opcode::Aes32esmi,
        Opcode::Aes32dsi,
        Opcode::Aes32dsmi,
        Opcode::Aes64es,
        Opcode::Aes64esm,
        Opcode::Aes64ds,
        Opcode::Aes64dsm,
        Opcode::Aes64ks1i,
        Opcode::Aes64ks2,
        Opcode::Aes64im,
        Opcode::Sm4ed,
        Opcode::Sm4ks,
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
static ALL_OPCODES: [Opcode; 598] = Opcode::ALL;
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
