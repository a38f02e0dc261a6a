//! Types of operands: registers, codes, shapes.
use crate::*;
/// registers: r48 and up belong to the wave, a0 to addressing, p0 to predicates, r63 is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u16)]
pub enum Gpr {
    /// `r0.x`, register 0.
    R0X = 0,
    /// `r0.y`, register 1.
    R0Y = 1,
    /// `r0.z`, register 2.
    R0Z = 2,
    /// `r0.w`, register 3.
    R0W = 3,
    /// `r1.x`, register 4.
    R1X = 4,
    /// `r1.y`, register 5.
    R1Y = 5,
    /// `r1.z`, register 6.
    R1Z = 6,
    /// `r1.w`, register 7.
    R1W = 7,
    /// `r2.x`, register 8.
    R2X = 8,
    /// `r2.y`, register 9.
    R2Y = 9,
    /// `r2.z`, register 10.
    R2Z = 10,
    /// `r2.w`, register 11.
    R2W = 11,
    /// `r3.x`, register 12.
    R3X = 12,
    /// `r3.y`, register 13.
    R3Y = 13,
    /// `r3.z`, register 14.
    R3Z = 14,
    /// `r3.w`, register 15.
    R3W = 15,
    /// `r4.x`, register 16.
    R4X = 16,
    /// `r4.y`, register 17.
    R4Y = 17,
    /// `r4.z`, register 18.
    R4Z = 18,
    /// `r4.w`, register 19.
    R4W = 19,
    /// `r5.x`, register 20.
    R5X = 20,
    /// `r5.y`, register 21.
    R5Y = 21,
    /// `r5.z`, register 22.
    R5Z = 22,
    /// `r5.w`, register 23.
    R5W = 23,
    /// `r6.x`, register 24.
    R6X = 24,
    /// `r6.y`, register 25.
    R6Y = 25,
    /// `r6.z`, register 26.
    R6Z = 26,
    /// `r6.w`, register 27.
    R6W = 27,
    /// `r7.x`, register 28.
    R7X = 28,
    /// `r7.y`, register 29.
    R7Y = 29,
    /// `r7.z`, register 30.
    R7Z = 30,
    /// `r7.w`, register 31.
    R7W = 31,
    /// `r8.x`, register 32.
    R8X = 32,
    /// `r8.y`, register 33.
    R8Y = 33,
    /// `r8.z`, register 34.
    R8Z = 34,
    /// `r8.w`, register 35.
    R8W = 35,
    /// `r9.x`, register 36.
    R9X = 36,
    /// `r9.y`, register 37.
    R9Y = 37,
    /// `r9.z`, register 38.
    R9Z = 38,
    /// `r9.w`, register 39.
    R9W = 39,
    /// `r10.x`, register 40.
    R10X = 40,
    /// `r10.y`, register 41.
    R10Y = 41,
    /// `r10.z`, register 42.
    R10Z = 42,
    /// `r10.w`, register 43.
    R10W = 43,
    /// `r11.x`, register 44.
    R11X = 44,
    /// `r11.y`, register 45.
    R11Y = 45,
    /// `r11.z`, register 46.
    R11Z = 46,
    /// `r11.w`, register 47.
    R11W = 47,
    /// `r12.x`, register 48.
    R12X = 48,
    /// `r12.y`, register 49.
    R12Y = 49,
    /// `r12.z`, register 50.
    R12Z = 50,
    /// `r12.w`, register 51.
    R12W = 51,
    /// `r13.x`, register 52.
    R13X = 52,
    /// `r13.y`, register 53.
    R13Y = 53,
    /// `r13.z`, register 54.
    R13Z = 54,
    /// `r13.w`, register 55.
    R13W = 55,
    /// `r14.x`, register 56.
    R14X = 56,
    /// `r14.y`, register 57.
    R14Y = 57,
    /// `r14.z`, register 58.
    R14Z = 58,
    /// `r14.w`, register 59.
    R14W = 59,
    /// `r15.x`, register 60.
    R15X = 60,
    /// `r15.y`, register 61.
    R15Y = 61,
    /// `r15.z`, register 62.
    R15Z = 62,
    /// `r15.w`, register 63.
    R15W = 63,
    /// `r16.x`, register 64.
    R16X = 64,
    /// `r16.y`, register 65.
    R16Y = 65,
    /// `r16.z`, register 66.
    R16Z = 66,
    /// `r16.w`, register 67.
    R16W = 67,
    /// `r17.x`, register 68.
    R17X = 68,
    /// `r17.y`, register 69.
    R17Y = 69,
    /// `r17.z`, register 70.
    R17Z = 70,
    /// `r17.w`, register 71.
    R17W = 71,
    /// `r18.x`, register 72.
    R18X = 72,
    /// `r18.y`, register 73.
    R18Y = 73,
    /// `r18.z`, register 74.
    R18Z = 74,
    /// `r18.w`, register 75.
    R18W = 75,
    /// `r19.x`, register 76.
    R19X = 76,
    /// `r19.y`, register 77.
    R19Y = 77,
    /// `r19.z`, register 78.
    R19Z = 78,
    /// `r19.w`, register 79.
    R19W = 79,
    /// `r20.x`, register 80.
    R20X = 80,
    /// `r20.y`, register 81.
    R20Y = 81,
    /// `r20.z`, register 82.
    R20Z = 82,
    /// `r20.w`, register 83.
    R20W = 83,
    /// `r21.x`, register 84.
    R21X = 84,
    /// `r21.y`, register 85.
    R21Y = 85,
    /// `r21.z`, register 86.
    R21Z = 86,
    /// `r21.w`, register 87.
    R21W = 87,
    /// `r22.x`, register 88.
    R22X = 88,
    /// `r22.y`, register 89.
    R22Y = 89,
    /// `r22.z`, register 90.
    R22Z = 90,
    /// `r22.w`, register 91.
    R22W = 91,
    /// `r23.x`, register 92.
    R23X = 92,
    /// `r23.y`, register 93.
    R23Y = 93,
    /// `r23.z`, register 94.
    R23Z = 94,
    /// `r23.w`, register 95.
    R23W = 95,
    /// `r24.x`, register 96.
    R24X = 96,
    /// `r24.y`, register 97.
    R24Y = 97,
    /// `r24.z`, register 98.
    R24Z = 98,
    /// `r24.w`, register 99.
    R24W = 99,
    /// `r25.x`, register 100.
    R25X = 100,
    /// `r25.y`, register 101.
    R25Y = 101,
    /// `r25.z`, register 102.
    R25Z = 102,
    /// `r25.w`, register 103.
    R25W = 103,
    /// `r26.x`, register 104.
    R26X = 104,
    /// `r26.y`, register 105.
    R26Y = 105,
    /// `r26.z`, register 106.
    R26Z = 106,
    /// `r26.w`, register 107.
    R26W = 107,
    /// `r27.x`, register 108.
    R27X = 108,
    /// `r27.y`, register 109.
    R27Y = 109,
    /// `r27.z`, register 110.
    R27Z = 110,
    /// `r27.w`, register 111.
    R27W = 111,
    /// `r28.x`, register 112.
    R28X = 112,
    /// `r28.y`, register 113.
    R28Y = 113,
    /// `r28.z`, register 114.
    R28Z = 114,
    /// `r28.w`, register 115.
    R28W = 115,
    /// `r29.x`, register 116.
    R29X = 116,
    /// `r29.y`, register 117.
    R29Y = 117,
    /// `r29.z`, register 118.
    R29Z = 118,
    /// `r29.w`, register 119.
    R29W = 119,
    /// `r30.x`, register 120.
    R30X = 120,
    /// `r30.y`, register 121.
    R30Y = 121,
    /// `r30.z`, register 122.
    R30Z = 122,
    /// `r30.w`, register 123.
    R30W = 123,
    /// `r31.x`, register 124.
    R31X = 124,
    /// `r31.y`, register 125.
    R31Y = 125,
    /// `r31.z`, register 126.
    R31Z = 126,
    /// `r31.w`, register 127.
    R31W = 127,
    /// `r32.x`, register 128.
    R32X = 128,
    /// `r32.y`, register 129.
    R32Y = 129,
    /// `r32.z`, register 130.
    R32Z = 130,
    /// `r32.w`, register 131.
    R32W = 131,
    /// `r33.x`, register 132.
    R33X = 132,
    /// `r33.y`, register 133.
    R33Y = 133,
    /// `r33.z`, register 134.
    R33Z = 134,
    /// `r33.w`, register 135.
    R33W = 135,
    /// `r34.x`, register 136.
    R34X = 136,
    /// `r34.y`, register 137.
    R34Y = 137,
    /// `r34.z`, register 138.
    R34Z = 138,
    /// `r34.w`, register 139.
    R34W = 139,
    /// `r35.x`, register 140.
    R35X = 140,
    /// `r35.y`, register 141.
    R35Y = 141,
    /// `r35.z`, register 142.
    R35Z = 142,
    /// `r35.w`, register 143.
    R35W = 143,
    /// `r36.x`, register 144.
    R36X = 144,
    /// `r36.y`, register 145.
    R36Y = 145,
    /// `r36.z`, register 146.
    R36Z = 146,
    /// `r36.w`, register 147.
    R36W = 147,
    /// `r37.x`, register 148.
    R37X = 148,
    /// `r37.y`, register 149.
    R37Y = 149,
    /// `r37.z`, register 150.
    R37Z = 150,
    /// `r37.w`, register 151.
    R37W = 151,
    /// `r38.x`, register 152.
    R38X = 152,
    /// `r38.y`, register 153.
    R38Y = 153,
    /// `r38.z`, register 154.
    R38Z = 154,
    /// `r38.w`, register 155.
    R38W = 155,
    /// `r39.x`, register 156.
    R39X = 156,
    /// `r39.y`, register 157.
    R39Y = 157,
    /// `r39.z`, register 158.
    R39Z = 158,
    /// `r39.w`, register 159.
    R39W = 159,
    /// `r40.x`, register 160.
    R40X = 160,
    /// `r40.y`, register 161.
    R40Y = 161,
    /// `r40.z`, register 162.
    R40Z = 162,
    /// `r40.w`, register 163.
    R40W = 163,
    /// `r41.x`, register 164.
    R41X = 164,
    /// `r41.y`, register 165.
    R41Y = 165,
    /// `r41.z`, register 166.
    R41Z = 166,
    /// `r41.w`, register 167.
    R41W = 167,
    /// `r42.x`, register 168.
    R42X = 168,
    /// `r42.y`, register 169.
    R42Y = 169,
    /// `r42.z`, register 170.
    R42Z = 170,
    /// `r42.w`, register 171.
    R42W = 171,
    /// `r43.x`, register 172.
    R43X = 172,
    /// `r43.y`, register 173.
    R43Y = 173,
    /// `r43.z`, register 174.
    R43Z = 174,
    /// `r43.w`, register 175.
    R43W = 175,
    /// `r44.x`, register 176.
    R44X = 176,
    /// `r44.y`, register 177.
    R44Y = 177,
    /// `r44.z`, register 178.
    R44Z = 178,
    /// `r44.w`, register 179.
    R44W = 179,
    /// `r45.x`, register 180.
    R45X = 180,
    /// `r45.y`, register 181.
    R45Y = 181,
    /// `r45.z`, register 182.
    R45Z = 182,
    /// `r45.w`, register 183.
    R45W = 183,
    /// `r46.x`, register 184.
    R46X = 184,
    /// `r46.y`, register 185.
    R46Y = 185,
    /// `r46.z`, register 186.
    R46Z = 186,
    /// `r46.w`, register 187.
    R46W = 187,
    /// `r47.x`, register 188.
    R47X = 188,
    /// `r47.y`, register 189.
    R47Y = 189,
    /// `r47.z`, register 190.
    R47Z = 190,
    /// `r47.w`, register 191.
    R47W = 191,
    /// `r48.x`, register 192.
    R48X = 192,
    /// `r48.y`, register 193.
    R48Y = 193,
    /// `r48.z`, register 194.
    R48Z = 194,
    /// `r48.w`, register 195.
    R48W = 195,
    /// `r49.x`, register 196.
    R49X = 196,
    /// `r49.y`, register 197.
    R49Y = 197,
    /// `r49.z`, register 198.
    R49Z = 198,
    /// `r49.w`, register 199.
    R49W = 199,
    /// `r50.x`, register 200.
    R50X = 200,
    /// `r50.y`, register 201.
    R50Y = 201,
    /// `r50.z`, register 202.
    R50Z = 202,
    /// `r50.w`, register 203.
    R50W = 203,
    /// `r51.x`, register 204.
    R51X = 204,
    /// `r51.y`, register 205.
    R51Y = 205,
    /// `r51.z`, register 206.
    R51Z = 206,
    /// `r51.w`, register 207.
    R51W = 207,
    /// `r52.x`, register 208.
    R52X = 208,
    /// `r52.y`, register 209.
    R52Y = 209,
    /// `r52.z`, register 210.
    R52Z = 210,
    /// `r52.w`, register 211.
    R52W = 211,
    /// `r53.x`, register 212.
    R53X = 212,
    /// `r53.y`, register 213.
    R53Y = 213,
    /// `r53.z`, register 214.
    R53Z = 214,
    /// `r53.w`, register 215.
    R53W = 215,
    /// `r54.x`, register 216.
    R54X = 216,
    /// `r54.y`, register 217.
    R54Y = 217,
    /// `r54.z`, register 218.
    R54Z = 218,
    /// `r54.w`, register 219.
    R54W = 219,
    /// `r55.x`, register 220.
    R55X = 220,
    /// `r55.y`, register 221.
    R55Y = 221,
    /// `r55.z`, register 222.
    R55Z = 222,
    /// `r55.w`, register 223.
    R55W = 223,
    /// `r56.x`, register 224.
    R56X = 224,
    /// `r56.y`, register 225.
    R56Y = 225,
    /// `r56.z`, register 226.
    R56Z = 226,
    /// `r56.w`, register 227.
    R56W = 227,
    /// `r57.x`, register 228.
    R57X = 228,
    /// `r57.y`, register 229.
    R57Y = 229,
    /// `r57.z`, register 230.
    R57Z = 230,
    /// `r57.w`, register 231.
    R57W = 231,
    /// `r58.x`, register 232.
    R58X = 232,
    /// `r58.y`, register 233.
    R58Y = 233,
    /// `r58.z`, register 234.
    R58Z = 234,
    /// `r58.w`, register 235.
    R58W = 235,
    /// `r59.x`, register 236.
    R59X = 236,
    /// `r59.y`, register 237.
    R59Y = 237,
    /// `r59.z`, register 238.
    R59Z = 238,
    /// `r59.w`, register 239.
    R59W = 239,
    /// `r60.x`, register 240.
    R60X = 240,
    /// `r60.y`, register 241.
    R60Y = 241,
    /// `r60.z`, register 242.
    R60Z = 242,
    /// `r60.w`, register 243.
    R60W = 243,
    /// `a0.x`, register 244.
    A0X = 244,
    /// `a0.y`, register 245.
    A0Y = 245,
    /// `a0.z`, register 246.
    A0Z = 246,
    /// `a0.w`, register 247.
    A0W = 247,
    /// `p0.x`, register 248.
    P0X = 248,
    /// `p0.y`, register 249.
    P0Y = 249,
    /// `p0.z`, register 250.
    P0Z = 250,
    /// `p0.w`, register 251.
    P0W = 251,
    /// `r63.x`, register 252.
    R63X = 252,
    /// `r63.y`, register 253.
    R63Y = 253,
    /// `r63.z`, register 254.
    R63Z = 254,
    /// `r63.w`, register 255.
    R63W = 255,
}
#[allow(non_upper_case_globals)]
impl Gpr {
    /// All 256 of them, in order.
    pub const ALL: [Self; 256] = [
        Self::R0X,
        Self::R0Y,
        Self::R0Z,
        Self::R0W,
        Self::R1X,
        Self::R1Y,
        Self::R1Z,
        Self::R1W,
        Self::R2X,
        Self::R2Y,
        Self::R2Z,
        Self::R2W,
        Self::R3X,
        Self::R3Y,
        Self::R3Z,
        Self::R3W,
        Self::R4X,
        Self::R4Y,
        Self::R4Z,
        Self::R4W,
        Self::R5X,
        Self::R5Y,
        Self::R5Z,
        Self::R5W,
        Self::R6X,
        Self::R6Y,
        Self::R6Z,
        Self::R6W,
        Self::R7X,
        Self::R7Y,
        Self::R7Z,
        Self::R7W,
        Self::R8X,
        Self::R8Y,
        Self::R8Z,
        Self::R8W,
        Self::R9X,
        Self::R9Y,
        Self::R9Z,
        Self::R9W,
        Self::R10X,
        Self::R10Y,
        Self::R10Z,
        Self::R10W,
        Self::R11X,
        Self::R11Y,
        Self::R11Z,
        Self::R11W,
        Self::R12X,
        Self::R12Y,
        Self::R12Z,
        Self::R12W,
        Self::R13X,
        Self::R13Y,
        Self::R13Z,
        Self::R13W,
        Self::R14X,
        Self::R14Y,
        Self::R14Z,
        Self::R14W,
        Self::R15X,
        Self::R15Y,
        Self::R15Z,
        Self::R15W,
        Self::R16X,
        Self::R16Y,
        Self::R16Z,
        Self::R16W,
        Self::R17X,
        Self::R17Y,
        Self::R17Z,
        Self::R17W,
        Self::R18X,
        Self::R18Y,
        Self::R18Z,
        Self::R18W,
        Self::R19X,
        Self::R19Y,
        Self::R19Z,
        Self::R19W,
        Self::R20X,
        Self::R20Y,
        Self::R20Z,
        Self::R20W,
        Self::R21X,
        Self::R21Y,
        Self::R21Z,
        Self::R21W,
        Self::R22X,
        Self::R22Y,
        Self::R22Z,
        Self::R22W,
        Self::R23X,
        Self::R23Y,
        Self::R23Z,
        Self::R23W,
        Self::R24X,
        Self::R24Y,
        Self::R24Z,
        Self::R24W,
        Self::R25X,
        Self::R25Y,
        Self::R25Z,
        Self::R25W,
        Self::R26X,
        Self::R26Y,
        Self::R26Z,
        Self::R26W,
        Self::R27X,
        Self::R27Y,
        Self::R27Z,
        Self::R27W,
        Self::R28X,
        Self::R28Y,
        Self::R28Z,
        Self::R28W,
        Self::R29X,
        Self::R29Y,
        Self::R29Z,
        Self::R29W,
        Self::R30X,
        Self::R30Y,
        Self::R30Z,
        Self::R30W,
        Self::R31X,
        Self::R31Y,
        Self::R31Z,
        Self::R31W,
        Self::R32X,
        Self::R32Y,
        Self::R32Z,
        Self::R32W,
        Self::R33X,
        Self::R33Y,
        Self::R33Z,
        Self::R33W,
        Self::R34X,
        Self::R34Y,
        Self::R34Z,
        Self::R34W,
        Self::R35X,
        Self::R35Y,
        Self::R35Z,
        Self::R35W,
        Self::R36X,
        Self::R36Y,
        Self::R36Z,
        Self::R36W,
        Self::R37X,
        Self::R37Y,
        Self::R37Z,
        Self::R37W,
        Self::R38X,
        Self::R38Y,
        Self::R38Z,
        Self::R38W,
        Self::R39X,
        Self::R39Y,
        Self::R39Z,
        Self::R39W,
        Self::R40X,
        Self::R40Y,
        Self::R40Z,
        Self::R40W,
        Self::R41X,
        Self::R41Y,
        Self::R41Z,
        Self::R41W,
        Self::R42X,
        Self::R42Y,
        Self::R42Z,
        Self::R42W,
        Self::R43X,
        Self::R43Y,
        Self::R43Z,
        Self::R43W,
        Self::R44X,
        Self::R44Y,
        Self::R44Z,
        Self::R44W,
        Self::R45X,
        Self::R45Y,
        Self::R45Z,
        Self::R45W,
        Self::R46X,
        Self::R46Y,
        Self::R46Z,
        Self::R46W,
        Self::R47X,
        Self::R47Y,
        Self::R47Z,
        Self::R47W,
        Self::R48X,
        Self::R48Y,
        Self::R48Z,
        Self::R48W,
        Self::R49X,
        Self::R49Y,
        Self::R49Z,
        Self::R49W,
        Self::R50X,
        Self::R50Y,
        Self::R50Z,
        Self::R50W,
        Self::R51X,
        Self::R51Y,
        Self::R51Z,
        Self::R51W,
        Self::R52X,
        Self::R52Y,
        Self::R52Z,
        Self::R52W,
        Self::R53X,
        Self::R53Y,
        Self::R53Z,
        Self::R53W,
        Self::R54X,
        Self::R54Y,
        Self::R54Z,
        Self::R54W,
        Self::R55X,
        Self::R55Y,
        Self::R55Z,
        Self::R55W,
        Self::R56X,
        Self::R56Y,
        Self::R56Z,
        Self::R56W,
        Self::R57X,
        Self::R57Y,
        Self::R57Z,
        Self::R57W,
        Self::R58X,
        Self::R58Y,
        Self::R58Z,
        Self::R58W,
        Self::R59X,
        Self::R59Y,
        Self::R59Z,
        Self::R59W,
        Self::R60X,
        Self::R60Y,
        Self::R60Z,
        Self::R60W,
        Self::A0X,
        Self::A0Y,
        Self::A0Z,
        Self::A0W,
        Self::P0X,
        Self::P0Y,
        Self::P0Z,
        Self::P0W,
        Self::R63X,
        Self::R63Y,
        Self::R63Z,
        Self::R63W,
    ];
}
impl TryFrom<Arg> for Gpr {
    type Error = Arg;
    /// The register with this number; the number when there is none.
    fn try_from(number: Arg) -> Result<Self, Arg> {
        usize::try_from(number)
            .ok()
            .and_then(|i| Self::ALL.get(i).copied())
            .ok_or(number)
    }
}
impl From<Gpr> for Arg {
    fn from(register: Gpr) -> Arg {
        register as Arg
    }
}
impl PartialEq<Gpr> for RegisterUse {
    /// Is it this register?
    fn eq(&self, register: &Gpr) -> bool {
        self.file == 0 && self.number == Some(*register as u16)
    }
}
/// constants.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u16)]
pub enum Const {
    /// `c0.x`, register 0.
    C0X = 0,
    /// `c0.y`, register 1.
    C0Y = 1,
    /// `c0.z`, register 2.
    C0Z = 2,
    /// `c0.w`, register 3.
    C0W = 3,
    /// `c1.x`, register 4.
    C1X = 4,
    /// `c1.y`, register 5.
    C1Y = 5,
    /// `c1.z`, register 6.
    C1Z = 6,
    /// `c1.w`, register 7.
    C1W = 7,
    /// `c2.x`, register 8.
    C2X = 8,
    /// `c2.y`, register 9.
    C2Y = 9,
    /// `c2.z`, register 10.
    C2Z = 10,
    /// `c2.w`, register 11.
    C2W = 11,
    /// `c3.x`, register 12.
    C3X = 12,
    /// `c3.y`, register 13.
    C3Y = 13,
    /// `c3.z`, register 14.
    C3Z = 14,
    /// `c3.w`, register 15.
    C3W = 15,
    /// `c4.x`, register 16.
    C4X = 16,
    /// `c4.y`, register 17.
    C4Y = 17,
    /// `c4.z`, register 18.
    C4Z = 18,
    /// `c4.w`, register 19.
    C4W = 19,
    /// `c5.x`, register 20.
    C5X = 20,
    /// `c5.y`, register 21.
    C5Y = 21,
    /// `c5.z`, register 22.
    C5Z = 22,
    /// `c5.w`, register 23.
    C5W = 23,
    /// `c6.x`, register 24.
    C6X = 24,
    /// `c6.y`, register 25.
    C6Y = 25,
    /// `c6.z`, register 26.
    C6Z = 26,
    /// `c6.w`, register 27.
    C6W = 27,
    /// `c7.x`, register 28.
    C7X = 28,
    /// `c7.y`, register 29.
    C7Y = 29,
    /// `c7.z`, register 30.
    C7Z = 30,
    /// `c7.w`, register 31.
    C7W = 31,
    /// `c8.x`, register 32.
    C8X = 32,
    /// `c8.y`, register 33.
    C8Y = 33,
    /// `c8.z`, register 34.
    C8Z = 34,
    /// `c8.w`, register 35.
    C8W = 35,
    /// `c9.x`, register 36.
    C9X = 36,
    /// `c9.y`, register 37.
    C9Y = 37,
    /// `c9.z`, register 38.
    C9Z = 38,
    /// `c9.w`, register 39.
    C9W = 39,
    /// `c10.x`, register 40.
    C10X = 40,
    /// `c10.y`, register 41.
    C10Y = 41,
    /// `c10.z`, register 42.
    C10Z = 42,
    /// `c10.w`, register 43.
    C10W = 43,
    /// `c11.x`, register 44.
    C11X = 44,
    /// `c11.y`, register 45.
    C11Y = 45,
    /// `c11.z`, register 46.
    C11Z = 46,
    /// `c11.w`, register 47.
    C11W = 47,
    /// `c12.x`, register 48.
    C12X = 48,
    /// `c12.y`, register 49.
    C12Y = 49,
    /// `c12.z`, register 50.
    C12Z = 50,
    /// `c12.w`, register 51.
    C12W = 51,
    /// `c13.x`, register 52.
    C13X = 52,
    /// `c13.y`, register 53.
    C13Y = 53,
    /// `c13.z`, register 54.
    C13Z = 54,
    /// `c13.w`, register 55.
    C13W = 55,
    /// `c14.x`, register 56.
    C14X = 56,
    /// `c14.y`, register 57.
    C14Y = 57,
    /// `c14.z`, register 58.
    C14Z = 58,
    /// `c14.w`, register 59.
    C14W = 59,
    /// `c15.x`, register 60.
    C15X = 60,
    /// `c15.y`, register 61.
    C15Y = 61,
    /// `c15.z`, register 62.
    C15Z = 62,
    /// `c15.w`, register 63.
    C15W = 63,
    /// `c16.x`, register 64.
    C16X = 64,
    /// `c16.y`, register 65.
    C16Y = 65,
    /// `c16.z`, register 66.
    C16Z = 66,
    /// `c16.w`, register 67.
    C16W = 67,
    /// `c17.x`, register 68.
    C17X = 68,
    /// `c17.y`, register 69.
    C17Y = 69,
    /// `c17.z`, register 70.
    C17Z = 70,
    /// `c17.w`, register 71.
    C17W = 71,
    /// `c18.x`, register 72.
    C18X = 72,
    /// `c18.y`, register 73.
    C18Y = 73,
    /// `c18.z`, register 74.
    C18Z = 74,
    /// `c18.w`, register 75.
    C18W = 75,
    /// `c19.x`, register 76.
    C19X = 76,
    /// `c19.y`, register 77.
    C19Y = 77,
    /// `c19.z`, register 78.
    C19Z = 78,
    /// `c19.w`, register 79.
    C19W = 79,
    /// `c20.x`, register 80.
    C20X = 80,
    /// `c20.y`, register 81.
    C20Y = 81,
    /// `c20.z`, register 82.
    C20Z = 82,
    /// `c20.w`, register 83.
    C20W = 83,
    /// `c21.x`, register 84.
    C21X = 84,
    /// `c21.y`, register 85.
    C21Y = 85,
    /// `c21.z`, register 86.
    C21Z = 86,
    /// `c21.w`, register 87.
    C21W = 87,
    /// `c22.x`, register 88.
    C22X = 88,
    /// `c22.y`, register 89.
    C22Y = 89,
    /// `c22.z`, register 90.
    C22Z = 90,
    /// `c22.w`, register 91.
    C22W = 91,
    /// `c23.x`, register 92.
    C23X = 92,
    /// `c23.y`, register 93.
    C23Y = 93,
    /// `c23.z`, register 94.
    C23Z = 94,
    /// `c23.w`, register 95.
    C23W = 95,
    /// `c24.x`, register 96.
    C24X = 96,
    /// `c24.y`, register 97.
    C24Y = 97,
    /// `c24.z`, register 98.
    C24Z = 98,
    /// `c24.w`, register 99.
    C24W = 99,
    /// `c25.x`, register 100.
    C25X = 100,
    /// `c25.y`, register 101.
    C25Y = 101,
    /// `c25.z`, register 102.
    C25Z = 102,
    /// `c25.w`, register 103.
    C25W = 103,
    /// `c26.x`, register 104.
    C26X = 104,
    /// `c26.y`, register 105.
    C26Y = 105,
    /// `c26.z`, register 106.
    C26Z = 106,
    /// `c26.w`, register 107.
    C26W = 107,
    /// `c27.x`, register 108.
    C27X = 108,
    /// `c27.y`, register 109.
    C27Y = 109,
    /// `c27.z`, register 110.
    C27Z = 110,
    /// `c27.w`, register 111.
    C27W = 111,
    /// `c28.x`, register 112.
    C28X = 112,
    /// `c28.y`, register 113.
    C28Y = 113,
    /// `c28.z`, register 114.
    C28Z = 114,
    /// `c28.w`, register 115.
    C28W = 115,
    /// `c29.x`, register 116.
    C29X = 116,
    /// `c29.y`, register 117.
    C29Y = 117,
    /// `c29.z`, register 118.
    C29Z = 118,
    /// `c29.w`, register 119.
    C29W = 119,
    /// `c30.x`, register 120.
    C30X = 120,
    /// `c30.y`, register 121.
    C30Y = 121,
    /// `c30.z`, register 122.
    C30Z = 122,
    /// `c30.w`, register 123.
    C30W = 123,
    /// `c31.x`, register 124.
    C31X = 124,
    /// `c31.y`, register 125.
    C31Y = 125,
    /// `c31.z`, register 126.
    C31Z = 126,
    /// `c31.w`, register 127.
    C31W = 127,
    /// `c32.x`, register 128.
    C32X = 128,
    /// `c32.y`, register 129.
    C32Y = 129,
    /// `c32.z`, register 130.
    C32Z = 130,
    /// `c32.w`, register 131.
    C32W = 131,
    /// `c33.x`, register 132.
    C33X = 132,
    /// `c33.y`, register 133.
    C33Y = 133,
    /// `c33.z`, register 134.
    C33Z = 134,
    /// `c33.w`, register 135.
    C33W = 135,
    /// `c34.x`, register 136.
    C34X = 136,
    /// `c34.y`, register 137.
    C34Y = 137,
    /// `c34.z`, register 138.
    C34Z = 138,
    /// `c34.w`, register 139.
    C34W = 139,
    /// `c35.x`, register 140.
    C35X = 140,
    /// `c35.y`, register 141.
    C35Y = 141,
    /// `c35.z`, register 142.
    C35Z = 142,
    /// `c35.w`, register 143.
    C35W = 143,
    /// `c36.x`, register 144.
    C36X = 144,
    /// `c36.y`, register 145.
    C36Y = 145,
    /// `c36.z`, register 146.
    C36Z = 146,
    /// `c36.w`, register 147.
    C36W = 147,
    /// `c37.x`, register 148.
    C37X = 148,
    /// `c37.y`, register 149.
    C37Y = 149,
    /// `c37.z`, register 150.
    C37Z = 150,
    /// `c37.w`, register 151.
    C37W = 151,
    /// `c38.x`, register 152.
    C38X = 152,
    /// `c38.y`, register 153.
    C38Y = 153,
    /// `c38.z`, register 154.
    C38Z = 154,
    /// `c38.w`, register 155.
    C38W = 155,
    /// `c39.x`, register 156.
    C39X = 156,
    /// `c39.y`, register 157.
    C39Y = 157,
    /// `c39.z`, register 158.
    C39Z = 158,
    /// `c39.w`, register 159.
    C39W = 159,
    /// `c40.x`, register 160.
    C40X = 160,
    /// `c40.y`, register 161.
    C40Y = 161,
    /// `c40.z`, register 162.
    C40Z = 162,
    /// `c40.w`, register 163.
    C40W = 163,
    /// `c41.x`, register 164.
    C41X = 164,
    /// `c41.y`, register 165.
    C41Y = 165,
    /// `c41.z`, register 166.
    C41Z = 166,
    /// `c41.w`, register 167.
    C41W = 167,
    /// `c42.x`, register 168.
    C42X = 168,
    /// `c42.y`, register 169.
    C42Y = 169,
    /// `c42.z`, register 170.
    C42Z = 170,
    /// `c42.w`, register 171.
    C42W = 171,
    /// `c43.x`, register 172.
    C43X = 172,
    /// `c43.y`, register 173.
    C43Y = 173,
    /// `c43.z`, register 174.
    C43Z = 174,
    /// `c43.w`, register 175.
    C43W = 175,
    /// `c44.x`, register 176.
    C44X = 176,
    /// `c44.y`, register 177.
    C44Y = 177,
    /// `c44.z`, register 178.
    C44Z = 178,
    /// `c44.w`, register 179.
    C44W = 179,
    /// `c45.x`, register 180.
    C45X = 180,
    /// `c45.y`, register 181.
    C45Y = 181,
    /// `c45.z`, register 182.
    C45Z = 182,
    /// `c45.w`, register 183.
    C45W = 183,
    /// `c46.x`, register 184.
    C46X = 184,
    /// `c46.y`, register 185.
    C46Y = 185,
    /// `c46.z`, register 186.
    C46Z = 186,
    /// `c46.w`, register 187.
    C46W = 187,
    /// `c47.x`, register 188.
    C47X = 188,
    /// `c47.y`, register 189.
    C47Y = 189,
    /// `c47.z`, register 190.
    C47Z = 190,
    /// `c47.w`, register 191.
    C47W = 191,
    /// `c48.x`, register 192.
    C48X = 192,
    /// `c48.y`, register 193.
    C48Y = 193,
    /// `c48.z`, register 194.
    C48Z = 194,
    /// `c48.w`, register 195.
    C48W = 195,
    /// `c49.x`, register 196.
    C49X = 196,
    /// `c49.y`, register 197.
    C49Y = 197,
    /// `c49.z`, register 198.
    C49Z = 198,
    /// `c49.w`, register 199.
    C49W = 199,
    /// `c50.x`, register 200.
    C50X = 200,
    /// `c50.y`, register 201.
    C50Y = 201,
    /// `c50.z`, register 202.
    C50Z = 202,
    /// `c50.w`, register 203.
    C50W = 203,
    /// `c51.x`, register 204.
    C51X = 204,
    /// `c51.y`, register 205.
    C51Y = 205,
    /// `c51.z`, register 206.
    C51Z = 206,
    /// `c51.w`, register 207.
    C51W = 207,
    /// `c52.x`, register 208.
    C52X = 208,
    /// `c52.y`, register 209.
    C52Y = 209,
    /// `c52.z`, register 210.
    C52Z = 210,
    /// `c52.w`, register 211.
    C52W = 211,
    /// `c53.x`, register 212.
    C53X = 212,
    /// `c53.y`, register 213.
    C53Y = 213,
    /// `c53.z`, register 214.
    C53Z = 214,
    /// `c53.w`, register 215.
    C53W = 215,
    /// `c54.x`, register 216.
    C54X = 216,
    /// `c54.y`, register 217.
    C54Y = 217,
    /// `c54.z`, register 218.
    C54Z = 218,
    /// `c54.w`, register 219.
    C54W = 219,
    /// `c55.x`, register 220.
    C55X = 220,
    /// `c55.y`, register 221.
    C55Y = 221,
    /// `c55.z`, register 222.
    C55Z = 222,
    /// `c55.w`, register 223.
    C55W = 223,
    /// `c56.x`, register 224.
    C56X = 224,
    /// `c56.y`, register 225.
    C56Y = 225,
    /// `c56.z`, register 226.
    C56Z = 226,
    /// `c56.w`, register 227.
    C56W = 227,
    /// `c57.x`, register 228.
    C57X = 228,
    /// `c57.y`, register 229.
    C57Y = 229,
    /// `c57.z`, register 230.
    C57Z = 230,
    /// `c57.w`, register 231.
    C57W = 231,
    /// `c58.x`, register 232.
    C58X = 232,
    /// `c58.y`, register 233.
    C58Y = 233,
    /// `c58.z`, register 234.
    C58Z = 234,
    /// `c58.w`, register 235.
    C58W = 235,
    /// `c59.x`, register 236.
    C59X = 236,
    /// `c59.y`, register 237.
    C59Y = 237,
    /// `c59.z`, register 238.
    C59Z = 238,
    /// `c59.w`, register 239.
    C59W = 239,
    /// `c60.x`, register 240.
    C60X = 240,
    /// `c60.y`, register 241.
    C60Y = 241,
    /// `c60.z`, register 242.
    C60Z = 242,
    /// `c60.w`, register 243.
    C60W = 243,
    /// `c61.x`, register 244.
    C61X = 244,
    /// `c61.y`, register 245.
    C61Y = 245,
    /// `c61.z`, register 246.
    C61Z = 246,
    /// `c61.w`, register 247.
    C61W = 247,
    /// `c62.x`, register 248.
    C62X = 248,
    /// `c62.y`, register 249.
    C62Y = 249,
    /// `c62.z`, register 250.
    C62Z = 250,
    /// `c62.w`, register 251.
    C62W = 251,
    /// `c63.x`, register 252.
    C63X = 252,
    /// `c63.y`, register 253.
    C63Y = 253,
    /// `c63.z`, register 254.
    C63Z = 254,
    /// `c63.w`, register 255.
    C63W = 255,
    /// `c64.x`, register 256.
    C64X = 256,
    /// `c64.y`, register 257.
    C64Y = 257,
    /// `c64.z`, register 258.
    C64Z = 258,
    /// `c64.w`, register 259.
    C64W = 259,
    /// `c65.x`, register 260.
    C65X = 260,
    /// `c65.y`, register 261.
    C65Y = 261,
    /// `c65.z`, register 262.
    C65Z = 262,
    /// `c65.w`, register 263.
    C65W = 263,
    /// `c66.x`, register 264.
    C66X = 264,
    /// `c66.y`, register 265.
    C66Y = 265,
    /// `c66.z`, register 266.
    C66Z = 266,
    /// `c66.w`, register 267.
    C66W = 267,
    /// `c67.x`, register 268.
    C67X = 268,
    /// `c67.y`, register 269.
    C67Y = 269,
    /// `c67.z`, register 270.
    C67Z = 270,
    /// `c67.w`, register 271.
    C67W = 271,
    /// `c68.x`, register 272.
    C68X = 272,
    /// `c68.y`, register 273.
    C68Y = 273,
    /// `c68.z`, register 274.
    C68Z = 274,
    /// `c68.w`, register 275.
    C68W = 275,
    /// `c69.x`, register 276.
    C69X = 276,
    /// `c69.y`, register 277.
    C69Y = 277,
    /// `c69.z`, register 278.
    C69Z = 278,
    /// `c69.w`, register 279.
    C69W = 279,
    /// `c70.x`, register 280.
    C70X = 280,
    /// `c70.y`, register 281.
    C70Y = 281,
    /// `c70.z`, register 282.
    C70Z = 282,
    /// `c70.w`, register 283.
    C70W = 283,
    /// `c71.x`, register 284.
    C71X = 284,
    /// `c71.y`, register 285.
    C71Y = 285,
    /// `c71.z`, register 286.
    C71Z = 286,
    /// `c71.w`, register 287.
    C71W = 287,
    /// `c72.x`, register 288.
    C72X = 288,
    /// `c72.y`, register 289.
    C72Y = 289,
    /// `c72.z`, register 290.
    C72Z = 290,
    /// `c72.w`, register 291.
    C72W = 291,
    /// `c73.x`, register 292.
    C73X = 292,
    /// `c73.y`, register 293.
    C73Y = 293,
    /// `c73.z`, register 294.
    C73Z = 294,
    /// `c73.w`, register 295.
    C73W = 295,
    /// `c74.x`, register 296.
    C74X = 296,
    /// `c74.y`, register 297.
    C74Y = 297,
    /// `c74.z`, register 298.
    C74Z = 298,
    /// `c74.w`, register 299.
    C74W = 299,
    /// `c75.x`, register 300.
    C75X = 300,
    /// `c75.y`, register 301.
    C75Y = 301,
    /// `c75.z`, register 302.
    C75Z = 302,
    /// `c75.w`, register 303.
    C75W = 303,
    /// `c76.x`, register 304.
    C76X = 304,
    /// `c76.y`, register 305.
    C76Y = 305,
    /// `c76.z`, register 306.
    C76Z = 306,
    /// `c76.w`, register 307.
    C76W = 307,
    /// `c77.x`, register 308.
    C77X = 308,
    /// `c77.y`, register 309.
    C77Y = 309,
    /// `c77.z`, register 310.
    C77Z = 310,
    /// `c77.w`, register 311.
    C77W = 311,
    /// `c78.x`, register 312.
    C78X = 312,
    /// `c78.y`, register 313.
    C78Y = 313,
    /// `c78.z`, register 314.
    C78Z = 314,
    /// `c78.w`, register 315.
    C78W = 315,
    /// `c79.x`, register 316.
    C79X = 316,
    /// `c79.y`, register 317.
    C79Y = 317,
    /// `c79.z`, register 318.
    C79Z = 318,
    /// `c79.w`, register 319.
    C79W = 319,
    /// `c80.x`, register 320.
    C80X = 320,
    /// `c80.y`, register 321.
    C80Y = 321,
    /// `c80.z`, register 322.
    C80Z = 322,
    /// `c80.w`, register 323.
    C80W = 323,
    /// `c81.x`, register 324.
    C81X = 324,
    /// `c81.y`, register 325.
    C81Y = 325,
    /// `c81.z`, register 326.
    C81Z = 326,
    /// `c81.w`, register 327.
    C81W = 327,
    /// `c82.x`, register 328.
    C82X = 328,
    /// `c82.y`, register 329.
    C82Y = 329,
    /// `c82.z`, register 330.
    C82Z = 330,
    /// `c82.w`, register 331.
    C82W = 331,
    /// `c83.x`, register 332.
    C83X = 332,
    /// `c83.y`, register 333.
    C83Y = 333,
    /// `c83.z`, register 334.
    C83Z = 334,
    /// `c83.w`, register 335.
    C83W = 335,
    /// `c84.x`, register 336.
    C84X = 336,
    /// `c84.y`, register 337.
    C84Y = 337,
    /// `c84.z`, register 338.
    C84Z = 338,
    /// `c84.w`, register 339.
    C84W = 339,
    /// `c85.x`, register 340.
    C85X = 340,
    /// `c85.y`, register 341.
    C85Y = 341,
    /// `c85.z`, register 342.
    C85Z = 342,
    /// `c85.w`, register 343.
    C85W = 343,
    /// `c86.x`, register 344.
    C86X = 344,
    /// `c86.y`, register 345.
    C86Y = 345,
    /// `c86.z`, register 346.
    C86Z = 346,
    /// `c86.w`, register 347.
    C86W = 347,
    /// `c87.x`, register 348.
    C87X = 348,
    /// `c87.y`, register 349.
    C87Y = 349,
    /// `c87.z`, register 350.
    C87Z = 350,
    /// `c87.w`, register 351.
    C87W = 351,
    /// `c88.x`, register 352.
    C88X = 352,
    /// `c88.y`, register 353.
    C88Y = 353,
    /// `c88.z`, register 354.
    C88Z = 354,
    /// `c88.w`, register 355.
    C88W = 355,
    /// `c89.x`, register 356.
    C89X = 356,
    /// `c89.y`, register 357.
    C89Y = 357,
    /// `c89.z`, register 358.
    C89Z = 358,
    /// `c89.w`, register 359.
    C89W = 359,
    /// `c90.x`, register 360.
    C90X = 360,
    /// `c90.y`, register 361.
    C90Y = 361,
    /// `c90.z`, register 362.
    C90Z = 362,
    /// `c90.w`, register 363.
    C90W = 363,
    /// `c91.x`, register 364.
    C91X = 364,
    /// `c91.y`, register 365.
    C91Y = 365,
    /// `c91.z`, register 366.
    C91Z = 366,
    /// `c91.w`, register 367.
    C91W = 367,
    /// `c92.x`, register 368.
    C92X = 368,
    /// `c92.y`, register 369.
    C92Y = 369,
    /// `c92.z`, register 370.
    C92Z = 370,
    /// `c92.w`, register 371.
    C92W = 371,
    /// `c93.x`, register 372.
    C93X = 372,
    /// `c93.y`, register 373.
    C93Y = 373,
    /// `c93.z`, register 374.
    C93Z = 374,
    /// `c93.w`, register 375.
    C93W = 375,
    /// `c94.x`, register 376.
    C94X = 376,
    /// `c94.y`, register 377.
    C94Y = 377,
    /// `c94.z`, register 378.
    C94Z = 378,
    /// `c94.w`, register 379.
    C94W = 379,
    /// `c95.x`, register 380.
    C95X = 380,
    /// `c95.y`, register 381.
    C95Y = 381,
    /// `c95.z`, register 382.
    C95Z = 382,
    /// `c95.w`, register 383.
    C95W = 383,
    /// `c96.x`, register 384.
    C96X = 384,
    /// `c96.y`, register 385.
    C96Y = 385,
    /// `c96.z`, register 386.
    C96Z = 386,
    /// `c96.w`, register 387.
    C96W = 387,
    /// `c97.x`, register 388.
    C97X = 388,
    /// `c97.y`, register 389.
    C97Y = 389,
    /// `c97.z`, register 390.
    C97Z = 390,
    /// `c97.w`, register 391.
    C97W = 391,
    /// `c98.x`, register 392.
    C98X = 392,
    /// `c98.y`, register 393.
    C98Y = 393,
    /// `c98.z`, register 394.
    C98Z = 394,
    /// `c98.w`, register 395.
    C98W = 395,
    /// `c99.x`, register 396.
    C99X = 396,
    /// `c99.y`, register 397.
    C99Y = 397,
    /// `c99.z`, register 398.
    C99Z = 398,
    /// `c99.w`, register 399.
    C99W = 399,
    /// `c100.x`, register 400.
    C100X = 400,
    /// `c100.y`, register 401.
    C100Y = 401,
    /// `c100.z`, register 402.
    C100Z = 402,
    /// `c100.w`, register 403.
    C100W = 403,
    /// `c101.x`, register 404.
    C101X = 404,
    /// `c101.y`, register 405.
    C101Y = 405,
    /// `c101.z`, register 406.
    C101Z = 406,
    /// `c101.w`, register 407.
    C101W = 407,
    /// `c102.x`, register 408.
    C102X = 408,
    /// `c102.y`, register 409.
    C102Y = 409,
    /// `c102.z`, register 410.
    C102Z = 410,
    /// `c102.w`, register 411.
    C102W = 411,
    /// `c103.x`, register 412.
    C103X = 412,
    /// `c103.y`, register 413.
    C103Y = 413,
    /// `c103.z`, register 414.
    C103Z = 414,
    /// `c103.w`, register 415.
    C103W = 415,
    /// `c104.x`, register 416.
    C104X = 416,
    /// `c104.y`, register 417.
    C104Y = 417,
    /// `c104.z`, register 418.
    C104Z = 418,
    /// `c104.w`, register 419.
    C104W = 419,
    /// `c105.x`, register 420.
    C105X = 420,
    /// `c105.y`, register 421.
    C105Y = 421,
    /// `c105.z`, register 422.
    C105Z = 422,
    /// `c105.w`, register 423.
    C105W = 423,
    /// `c106.x`, register 424.
    C106X = 424,
    /// `c106.y`, register 425.
    C106Y = 425,
    /// `c106.z`, register 426.
    C106Z = 426,
    /// `c106.w`, register 427.
    C106W = 427,
    /// `c107.x`, register 428.
    C107X = 428,
    /// `c107.y`, register 429.
    C107Y = 429,
    /// `c107.z`, register 430.
    C107Z = 430,
    /// `c107.w`, register 431.
    C107W = 431,
    /// `c108.x`, register 432.
    C108X = 432,
    /// `c108.y`, register 433.
    C108Y = 433,
    /// `c108.z`, register 434.
    C108Z = 434,
    /// `c108.w`, register 435.
    C108W = 435,
    /// `c109.x`, register 436.
    C109X = 436,
    /// `c109.y`, register 437.
    C109Y = 437,
    /// `c109.z`, register 438.
    C109Z = 438,
    /// `c109.w`, register 439.
    C109W = 439,
    /// `c110.x`, register 440.
    C110X = 440,
    /// `c110.y`, register 441.
    C110Y = 441,
    /// `c110.z`, register 442.
    C110Z = 442,
    /// `c110.w`, register 443.
    C110W = 443,
    /// `c111.x`, register 444.
    C111X = 444,
    /// `c111.y`, register 445.
    C111Y = 445,
    /// `c111.z`, register 446.
    C111Z = 446,
    /// `c111.w`, register 447.
    C111W = 447,
    /// `c112.x`, register 448.
    C112X = 448,
    /// `c112.y`, register 449.
    C112Y = 449,
    /// `c112.z`, register 450.
    C112Z = 450,
    /// `c112.w`, register 451.
    C112W = 451,
    /// `c113.x`, register 452.
    C113X = 452,
    /// `c113.y`, register 453.
    C113Y = 453,
    /// `c113.z`, register 454.
    C113Z = 454,
    /// `c113.w`, register 455.
    C113W = 455,
    /// `c114.x`, register 456.
    C114X = 456,
    /// `c114.y`, register 457.
    C114Y = 457,
    /// `c114.z`, register 458.
    C114Z = 458,
    /// `c114.w`, register 459.
    C114W = 459,
    /// `c115.x`, register 460.
    C115X = 460,
    /// `c115.y`, register 461.
    C115Y = 461,
    /// `c115.z`, register 462.
    C115Z = 462,
    /// `c115.w`, register 463.
    C115W = 463,
    /// `c116.x`, register 464.
    C116X = 464,
    /// `c116.y`, register 465.
    C116Y = 465,
    /// `c116.z`, register 466.
    C116Z = 466,
    /// `c116.w`, register 467.
    C116W = 467,
    /// `c117.x`, register 468.
    C117X = 468,
    /// `c117.y`, register 469.
    C117Y = 469,
    /// `c117.z`, register 470.
    C117Z = 470,
    /// `c117.w`, register 471.
    C117W = 471,
    /// `c118.x`, register 472.
    C118X = 472,
    /// `c118.y`, register 473.
    C118Y = 473,
    /// `c118.z`, register 474.
    C118Z = 474,
    /// `c118.w`, register 475.
    C118W = 475,
    /// `c119.x`, register 476.
    C119X = 476,
    /// `c119.y`, register 477.
    C119Y = 477,
    /// `c119.z`, register 478.
    C119Z = 478,
    /// `c119.w`, register 479.
    C119W = 479,
    /// `c120.x`, register 480.
    C120X = 480,
    /// `c120.y`, register 481.
    C120Y = 481,
    /// `c120.z`, register 482.
    C120Z = 482,
    /// `c120.w`, register 483.
    C120W = 483,
    /// `c121.x`, register 484.
    C121X = 484,
    /// `c121.y`, register 485.
    C121Y = 485,
    /// `c121.z`, register 486.
    C121Z = 486,
    /// `c121.w`, register 487.
    C121W = 487,
    /// `c122.x`, register 488.
    C122X = 488,
    /// `c122.y`, register 489.
    C122Y = 489,
    /// `c122.z`, register 490.
    C122Z = 490,
    /// `c122.w`, register 491.
    C122W = 491,
    /// `c123.x`, register 492.
    C123X = 492,
    /// `c123.y`, register 493.
    C123Y = 493,
    /// `c123.z`, register 494.
    C123Z = 494,
    /// `c123.w`, register 495.
    C123W = 495,
    /// `c124.x`, register 496.
    C124X = 496,
    /// `c124.y`, register 497.
    C124Y = 497,
    /// `c124.z`, register 498.
    C124Z = 498,
    /// `c124.w`, register 499.
    C124W = 499,
    /// `c125.x`, register 500.
    C125X = 500,
    /// `c125.y`, register 501.
    C125Y = 501,
    /// `c125.z`, register 502.
    C125Z = 502,
    /// `c125.w`, register 503.
    C125W = 503,
    /// `c126.x`, register 504.
    C126X = 504,
    /// `c126.y`, register 505.
    C126Y = 505,
    /// `c126.z`, register 506.
    C126Z = 506,
    /// `c126.w`, register 507.
    C126W = 507,
    /// `c127.x`, register 508.
    C127X = 508,
    /// `c127.y`, register 509.
    C127Y = 509,
    /// `c127.z`, register 510.
    C127Z = 510,
    /// `c127.w`, register 511.
    C127W = 511,
    /// `c128.x`, register 512.
    C128X = 512,
    /// `c128.y`, register 513.
    C128Y = 513,
    /// `c128.z`, register 514.
    C128Z = 514,
    /// `c128.w`, register 515.
    C128W = 515,
    /// `c129.x`, register 516.
    C129X = 516,
    /// `c129.y`, register 517.
    C129Y = 517,
    /// `c129.z`, register 518.
    C129Z = 518,
    /// `c129.w`, register 519.
    C129W = 519,
    /// `c130.x`, register 520.
    C130X = 520,
    /// `c130.y`, register 521.
    C130Y = 521,
    /// `c130.z`, register 522.
    C130Z = 522,
    /// `c130.w`, register 523.
    C130W = 523,
    /// `c131.x`, register 524.
    C131X = 524,
    /// `c131.y`, register 525.
    C131Y = 525,
    /// `c131.z`, register 526.
    C131Z = 526,
    /// `c131.w`, register 527.
    C131W = 527,
    /// `c132.x`, register 528.
    C132X = 528,
    /// `c132.y`, register 529.
    C132Y = 529,
    /// `c132.z`, register 530.
    C132Z = 530,
    /// `c132.w`, register 531.
    C132W = 531,
    /// `c133.x`, register 532.
    C133X = 532,
    /// `c133.y`, register 533.
    C133Y = 533,
    /// `c133.z`, register 534.
    C133Z = 534,
    /// `c133.w`, register 535.
    C133W = 535,
    /// `c134.x`, register 536.
    C134X = 536,
    /// `c134.y`, register 537.
    C134Y = 537,
    /// `c134.z`, register 538.
    C134Z = 538,
    /// `c134.w`, register 539.
    C134W = 539,
    /// `c135.x`, register 540.
    C135X = 540,
    /// `c135.y`, register 541.
    C135Y = 541,
    /// `c135.z`, register 542.
    C135Z = 542,
    /// `c135.w`, register 543.
    C135W = 543,
    /// `c136.x`, register 544.
    C136X = 544,
    /// `c136.y`, register 545.
    C136Y = 545,
    /// `c136.z`, register 546.
    C136Z = 546,
    /// `c136.w`, register 547.
    C136W = 547,
    /// `c137.x`, register 548.
    C137X = 548,
    /// `c137.y`, register 549.
    C137Y = 549,
    /// `c137.z`, register 550.
    C137Z = 550,
    /// `c137.w`, register 551.
    C137W = 551,
    /// `c138.x`, register 552.
    C138X = 552,
    /// `c138.y`, register 553.
    C138Y = 553,
    /// `c138.z`, register 554.
    C138Z = 554,
    /// `c138.w`, register 555.
    C138W = 555,
    /// `c139.x`, register 556.
    C139X = 556,
    /// `c139.y`, register 557.
    C139Y = 557,
    /// `c139.z`, register 558.
    C139Z = 558,
    /// `c139.w`, register 559.
    C139W = 559,
    /// `c140.x`, register 560.
    C140X = 560,
    /// `c140.y`, register 561.
    C140Y = 561,
    /// `c140.z`, register 562.
    C140Z = 562,
    /// `c140.w`, register 563.
    C140W = 563,
    /// `c141.x`, register 564.
    C141X = 564,
    /// `c141.y`, register 565.
    C141Y = 565,
    /// `c141.z`, register 566.
    C141Z = 566,
    /// `c141.w`, register 567.
    C141W = 567,
    /// `c142.x`, register 568.
    C142X = 568,
    /// `c142.y`, register 569.
    C142Y = 569,
    /// `c142.z`, register 570.
    C142Z = 570,
    /// `c142.w`, register 571.
    C142W = 571,
    /// `c143.x`, register 572.
    C143X = 572,
    /// `c143.y`, register 573.
    C143Y = 573,
    /// `c143.z`, register 574.
    C143Z = 574,
    /// `c143.w`, register 575.
    C143W = 575,
    /// `c144.x`, register 576.
    C144X = 576,
    /// `c144.y`, register 577.
    C144Y = 577,
    /// `c144.z`, register 578.
    C144Z = 578,
    /// `c144.w`, register 579.
    C144W = 579,
    /// `c145.x`, register 580.
    C145X = 580,
    /// `c145.y`, register 581.
    C145Y = 581,
    /// `c145.z`, register 582.
    C145Z = 582,
    /// `c145.w`, register 583.
    C145W = 583,
    /// `c146.x`, register 584.
    C146X = 584,
    /// `c146.y`, register 585.
    C146Y = 585,
    /// `c146.z`, register 586.
    C146Z = 586,
    /// `c146.w`, register 587.
    C146W = 587,
    /// `c147.x`, register 588.
    C147X = 588,
    /// `c147.y`, register 589.
    C147Y = 589,
    /// `c147.z`, register 590.
    C147Z = 590,
    /// `c147.w`, register 591.
    C147W = 591,
    /// `c148.x`, register 592.
    C148X = 592,
    /// `c148.y`, register 593.
    C148Y = 593,
    /// `c148.z`, register 594.
    C148Z = 594,
    /// `c148.w`, register 595.
    C148W = 595,
    /// `c149.x`, register 596.
    C149X = 596,
    /// `c149.y`, register 597.
    C149Y = 597,
    /// `c149.z`, register 598.
    C149Z = 598,
    /// `c149.w`, register 599.
    C149W = 599,
    /// `c150.x`, register 600.
    C150X = 600,
    /// `c150.y`, register 601.
    C150Y = 601,
    /// `c150.z`, register 602.
    C150Z = 602,
    /// `c150.w`, register 603.
    C150W = 603,
    /// `c151.x`, register 604.
    C151X = 604,
    /// `c151.y`, register 605.
    C151Y = 605,
    /// `c151.z`, register 606.
    C151Z = 606,
    /// `c151.w`, register 607.
    C151W = 607,
    /// `c152.x`, register 608.
    C152X = 608,
    /// `c152.y`, register 609.
    C152Y = 609,
    /// `c152.z`, register 610.
    C152Z = 610,
    /// `c152.w`, register 611.
    C152W = 611,
    /// `c153.x`, register 612.
    C153X = 612,
    /// `c153.y`, register 613.
    C153Y = 613,
    /// `c153.z`, register 614.
    C153Z = 614,
    /// `c153.w`, register 615.
    C153W = 615,
    /// `c154.x`, register 616.
    C154X = 616,
    /// `c154.y`, register 617.
    C154Y = 617,
    /// `c154.z`, register 618.
    C154Z = 618,
    /// `c154.w`, register 619.
    C154W = 619,
    /// `c155.x`, register 620.
    C155X = 620,
    /// `c155.y`, register 621.
    C155Y = 621,
    /// `c155.z`, register 622.
    C155Z = 622,
    /// `c155.w`, register 623.
    C155W = 623,
    /// `c156.x`, register 624.
    C156X = 624,
    /// `c156.y`, register 625.
    C156Y = 625,
    /// `c156.z`, register 626.
    C156Z = 626,
    /// `c156.w`, register 627.
    C156W = 627,
    /// `c157.x`, register 628.
    C157X = 628,
    /// `c157.y`, register 629.
    C157Y = 629,
    /// `c157.z`, register 630.
    C157Z = 630,
    /// `c157.w`, register 631.
    C157W = 631,
    /// `c158.x`, register 632.
    C158X = 632,
    /// `c158.y`, register 633.
    C158Y = 633,
    /// `c158.z`, register 634.
    C158Z = 634,
    /// `c158.w`, register 635.
    C158W = 635,
    /// `c159.x`, register 636.
    C159X = 636,
    /// `c159.y`, register 637.
    C159Y = 637,
    /// `c159.z`, register 638.
    C159Z = 638,
    /// `c159.w`, register 639.
    C159W = 639,
    /// `c160.x`, register 640.
    C160X = 640,
    /// `c160.y`, register 641.
    C160Y = 641,
    /// `c160.z`, register 642.
    C160Z = 642,
    /// `c160.w`, register 643.
    C160W = 643,
    /// `c161.x`, register 644.
    C161X = 644,
    /// `c161.y`, register 645.
    C161Y = 645,
    /// `c161.z`, register 646.
    C161Z = 646,
    /// `c161.w`, register 647.
    C161W = 647,
    /// `c162.x`, register 648.
    C162X = 648,
    /// `c162.y`, register 649.
    C162Y = 649,
    /// `c162.z`, register 650.
    C162Z = 650,
    /// `c162.w`, register 651.
    C162W = 651,
    /// `c163.x`, register 652.
    C163X = 652,
    /// `c163.y`, register 653.
    C163Y = 653,
    /// `c163.z`, register 654.
    C163Z = 654,
    /// `c163.w`, register 655.
    C163W = 655,
    /// `c164.x`, register 656.
    C164X = 656,
    /// `c164.y`, register 657.
    C164Y = 657,
    /// `c164.z`, register 658.
    C164Z = 658,
    /// `c164.w`, register 659.
    C164W = 659,
    /// `c165.x`, register 660.
    C165X = 660,
    /// `c165.y`, register 661.
    C165Y = 661,
    /// `c165.z`, register 662.
    C165Z = 662,
    /// `c165.w`, register 663.
    C165W = 663,
    /// `c166.x`, register 664.
    C166X = 664,
    /// `c166.y`, register 665.
    C166Y = 665,
    /// `c166.z`, register 666.
    C166Z = 666,
    /// `c166.w`, register 667.
    C166W = 667,
    /// `c167.x`, register 668.
    C167X = 668,
    /// `c167.y`, register 669.
    C167Y = 669,
    /// `c167.z`, register 670.
    C167Z = 670,
    /// `c167.w`, register 671.
    C167W = 671,
    /// `c168.x`, register 672.
    C168X = 672,
    /// `c168.y`, register 673.
    C168Y = 673,
    /// `c168.z`, register 674.
    C168Z = 674,
    /// `c168.w`, register 675.
    C168W = 675,
    /// `c169.x`, register 676.
    C169X = 676,
    /// `c169.y`, register 677.
    C169Y = 677,
    /// `c169.z`, register 678.
    C169Z = 678,
    /// `c169.w`, register 679.
    C169W = 679,
    /// `c170.x`, register 680.
    C170X = 680,
    /// `c170.y`, register 681.
    C170Y = 681,
    /// `c170.z`, register 682.
    C170Z = 682,
    /// `c170.w`, register 683.
    C170W = 683,
    /// `c171.x`, register 684.
    C171X = 684,
    /// `c171.y`, register 685.
    C171Y = 685,
    /// `c171.z`, register 686.
    C171Z = 686,
    /// `c171.w`, register 687.
    C171W = 687,
    /// `c172.x`, register 688.
    C172X = 688,
    /// `c172.y`, register 689.
    C172Y = 689,
    /// `c172.z`, register 690.
    C172Z = 690,
    /// `c172.w`, register 691.
    C172W = 691,
    /// `c173.x`, register 692.
    C173X = 692,
    /// `c173.y`, register 693.
    C173Y = 693,
    /// `c173.z`, register 694.
    C173Z = 694,
    /// `c173.w`, register 695.
    C173W = 695,
    /// `c174.x`, register 696.
    C174X = 696,
    /// `c174.y`, register 697.
    C174Y = 697,
    /// `c174.z`, register 698.
    C174Z = 698,
    /// `c174.w`, register 699.
    C174W = 699,
    /// `c175.x`, register 700.
    C175X = 700,
    /// `c175.y`, register 701.
    C175Y = 701,
    /// `c175.z`, register 702.
    C175Z = 702,
    /// `c175.w`, register 703.
    C175W = 703,
    /// `c176.x`, register 704.
    C176X = 704,
    /// `c176.y`, register 705.
    C176Y = 705,
    /// `c176.z`, register 706.
    C176Z = 706,
    /// `c176.w`, register 707.
    C176W = 707,
    /// `c177.x`, register 708.
    C177X = 708,
    /// `c177.y`, register 709.
    C177Y = 709,
    /// `c177.z`, register 710.
    C177Z = 710,
    /// `c177.w`, register 711.
    C177W = 711,
    /// `c178.x`, register 712.
    C178X = 712,
    /// `c178.y`, register 713.
    C178Y = 713,
    /// `c178.z`, register 714.
    C178Z = 714,
    /// `c178.w`, register 715.
    C178W = 715,
    /// `c179.x`, register 716.
    C179X = 716,
    /// `c179.y`, register 717.
    C179Y = 717,
    /// `c179.z`, register 718.
    C179Z = 718,
    /// `c179.w`, register 719.
    C179W = 719,
    /// `c180.x`, register 720.
    C180X = 720,
    /// `c180.y`, register 721.
    C180Y = 721,
    /// `c180.z`, register 722.
    C180Z = 722,
    /// `c180.w`, register 723.
    C180W = 723,
    /// `c181.x`, register 724.
    C181X = 724,
    /// `c181.y`, register 725.
    C181Y = 725,
    /// `c181.z`, register 726.
    C181Z = 726,
    /// `c181.w`, register 727.
    C181W = 727,
    /// `c182.x`, register 728.
    C182X = 728,
    /// `c182.y`, register 729.
    C182Y = 729,
    /// `c182.z`, register 730.
    C182Z = 730,
    /// `c182.w`, register 731.
    C182W = 731,
    /// `c183.x`, register 732.
    C183X = 732,
    /// `c183.y`, register 733.
    C183Y = 733,
    /// `c183.z`, register 734.
    C183Z = 734,
    /// `c183.w`, register 735.
    C183W = 735,
    /// `c184.x`, register 736.
    C184X = 736,
    /// `c184.y`, register 737.
    C184Y = 737,
    /// `c184.z`, register 738.
    C184Z = 738,
    /// `c184.w`, register 739.
    C184W = 739,
    /// `c185.x`, register 740.
    C185X = 740,
    /// `c185.y`, register 741.
    C185Y = 741,
    /// `c185.z`, register 742.
    C185Z = 742,
    /// `c185.w`, register 743.
    C185W = 743,
    /// `c186.x`, register 744.
    C186X = 744,
    /// `c186.y`, register 745.
    C186Y = 745,
    /// `c186.z`, register 746.
    C186Z = 746,
    /// `c186.w`, register 747.
    C186W = 747,
    /// `c187.x`, register 748.
    C187X = 748,
    /// `c187.y`, register 749.
    C187Y = 749,
    /// `c187.z`, register 750.
    C187Z = 750,
    /// `c187.w`, register 751.
    C187W = 751,
    /// `c188.x`, register 752.
    C188X = 752,
    /// `c188.y`, register 753.
    C188Y = 753,
    /// `c188.z`, register 754.
    C188Z = 754,
    /// `c188.w`, register 755.
    C188W = 755,
    /// `c189.x`, register 756.
    C189X = 756,
    /// `c189.y`, register 757.
    C189Y = 757,
    /// `c189.z`, register 758.
    C189Z = 758,
    /// `c189.w`, register 759.
    C189W = 759,
    /// `c190.x`, register 760.
    C190X = 760,
    /// `c190.y`, register 761.
    C190Y = 761,
    /// `c190.z`, register 762.
    C190Z = 762,
    /// `c190.w`, register 763.
    C190W = 763,
    /// `c191.x`, register 764.
    C191X = 764,
    /// `c191.y`, register 765.
    C191Y = 765,
    /// `c191.z`, register 766.
    C191Z = 766,
    /// `c191.w`, register 767.
    C191W = 767,
    /// `c192.x`, register 768.
    C192X = 768,
    /// `c192.y`, register 769.
    C192Y = 769,
    /// `c192.z`, register 770.
    C192Z = 770,
    /// `c192.w`, register 771.
    C192W = 771,
    /// `c193.x`, register 772.
    C193X = 772,
    /// `c193.y`, register 773.
    C193Y = 773,
    /// `c193.z`, register 774.
    C193Z = 774,
    /// `c193.w`, register 775.
    C193W = 775,
    /// `c194.x`, register 776.
    C194X = 776,
    /// `c194.y`, register 777.
    C194Y = 777,
    /// `c194.z`, register 778.
    C194Z = 778,
    /// `c194.w`, register 779.
    C194W = 779,
    /// `c195.x`, register 780.
    C195X = 780,
    /// `c195.y`, register 781.
    C195Y = 781,
    /// `c195.z`, register 782.
    C195Z = 782,
    /// `c195.w`, register 783.
    C195W = 783,
    /// `c196.x`, register 784.
    C196X = 784,
    /// `c196.y`, register 785.
    C196Y = 785,
    /// `c196.z`, register 786.
    C196Z = 786,
    /// `c196.w`, register 787.
    C196W = 787,
    /// `c197.x`, register 788.
    C197X = 788,
    /// `c197.y`, register 789.
    C197Y = 789,
    /// `c197.z`, register 790.
    C197Z = 790,
    /// `c197.w`, register 791.
    C197W = 791,
    /// `c198.x`, register 792.
    C198X = 792,
    /// `c198.y`, register 793.
    C198Y = 793,
    /// `c198.z`, register 794.
    C198Z = 794,
    /// `c198.w`, register 795.
    C198W = 795,
    /// `c199.x`, register 796.
    C199X = 796,
    /// `c199.y`, register 797.
    C199Y = 797,
    /// `c199.z`, register 798.
    C199Z = 798,
    /// `c199.w`, register 799.
    C199W = 799,
    /// `c200.x`, register 800.
    C200X = 800,
    /// `c200.y`, register 801.
    C200Y = 801,
    /// `c200.z`, register 802.
    C200Z = 802,
    /// `c200.w`, register 803.
    C200W = 803,
    /// `c201.x`, register 804.
    C201X = 804,
    /// `c201.y`, register 805.
    C201Y = 805,
    /// `c201.z`, register 806.
    C201Z = 806,
    /// `c201.w`, register 807.
    C201W = 807,
    /// `c202.x`, register 808.
    C202X = 808,
    /// `c202.y`, register 809.
    C202Y = 809,
    /// `c202.z`, register 810.
    C202Z = 810,
    /// `c202.w`, register 811.
    C202W = 811,
    /// `c203.x`, register 812.
    C203X = 812,
    /// `c203.y`, register 813.
    C203Y = 813,
    /// `c203.z`, register 814.
    C203Z = 814,
    /// `c203.w`, register 815.
    C203W = 815,
    /// `c204.x`, register 816.
    C204X = 816,
    /// `c204.y`, register 817.
    C204Y = 817,
    /// `c204.z`, register 818.
    C204Z = 818,
    /// `c204.w`, register 819.
    C204W = 819,
    /// `c205.x`, register 820.
    C205X = 820,
    /// `c205.y`, register 821.
    C205Y = 821,
    /// `c205.z`, register 822.
    C205Z = 822,
    /// `c205.w`, register 823.
    C205W = 823,
    /// `c206.x`, register 824.
    C206X = 824,
    /// `c206.y`, register 825.
    C206Y = 825,
    /// `c206.z`, register 826.
    C206Z = 826,
    /// `c206.w`, register 827.
    C206W = 827,
    /// `c207.x`, register 828.
    C207X = 828,
    /// `c207.y`, register 829.
    C207Y = 829,
    /// `c207.z`, register 830.
    C207Z = 830,
    /// `c207.w`, register 831.
    C207W = 831,
    /// `c208.x`, register 832.
    C208X = 832,
    /// `c208.y`, register 833.
    C208Y = 833,
    /// `c208.z`, register 834.
    C208Z = 834,
    /// `c208.w`, register 835.
    C208W = 835,
    /// `c209.x`, register 836.
    C209X = 836,
    /// `c209.y`, register 837.
    C209Y = 837,
    /// `c209.z`, register 838.
    C209Z = 838,
    /// `c209.w`, register 839.
    C209W = 839,
    /// `c210.x`, register 840.
    C210X = 840,
    /// `c210.y`, register 841.
    C210Y = 841,
    /// `c210.z`, register 842.
    C210Z = 842,
    /// `c210.w`, register 843.
    C210W = 843,
    /// `c211.x`, register 844.
    C211X = 844,
    /// `c211.y`, register 845.
    C211Y = 845,
    /// `c211.z`, register 846.
    C211Z = 846,
    /// `c211.w`, register 847.
    C211W = 847,
    /// `c212.x`, register 848.
    C212X = 848,
    /// `c212.y`, register 849.
    C212Y = 849,
    /// `c212.z`, register 850.
    C212Z = 850,
    /// `c212.w`, register 851.
    C212W = 851,
    /// `c213.x`, register 852.
    C213X = 852,
    /// `c213.y`, register 853.
    C213Y = 853,
    /// `c213.z`, register 854.
    C213Z = 854,
    /// `c213.w`, register 855.
    C213W = 855,
    /// `c214.x`, register 856.
    C214X = 856,
    /// `c214.y`, register 857.
    C214Y = 857,
    /// `c214.z`, register 858.
    C214Z = 858,
    /// `c214.w`, register 859.
    C214W = 859,
    /// `c215.x`, register 860.
    C215X = 860,
    /// `c215.y`, register 861.
    C215Y = 861,
    /// `c215.z`, register 862.
    C215Z = 862,
    /// `c215.w`, register 863.
    C215W = 863,
    /// `c216.x`, register 864.
    C216X = 864,
    /// `c216.y`, register 865.
    C216Y = 865,
    /// `c216.z`, register 866.
    C216Z = 866,
    /// `c216.w`, register 867.
    C216W = 867,
    /// `c217.x`, register 868.
    C217X = 868,
    /// `c217.y`, register 869.
    C217Y = 869,
    /// `c217.z`, register 870.
    C217Z = 870,
    /// `c217.w`, register 871.
    C217W = 871,
    /// `c218.x`, register 872.
    C218X = 872,
    /// `c218.y`, register 873.
    C218Y = 873,
    /// `c218.z`, register 874.
    C218Z = 874,
    /// `c218.w`, register 875.
    C218W = 875,
    /// `c219.x`, register 876.
    C219X = 876,
    /// `c219.y`, register 877.
    C219Y = 877,
    /// `c219.z`, register 878.
    C219Z = 878,
    /// `c219.w`, register 879.
    C219W = 879,
    /// `c220.x`, register 880.
    C220X = 880,
    /// `c220.y`, register 881.
    C220Y = 881,
    /// `c220.z`, register 882.
    C220Z = 882,
    /// `c220.w`, register 883.
    C220W = 883,
    /// `c221.x`, register 884.
    C221X = 884,
    /// `c221.y`, register 885.
    C221Y = 885,
    /// `c221.z`, register 886.
    C221Z = 886,
    /// `c221.w`, register 887.
    C221W = 887,
    /// `c222.x`, register 888.
    C222X = 888,
    /// `c222.y`, register 889.
    C222Y = 889,
    /// `c222.z`, register 890.
    C222Z = 890,
    /// `c222.w`, register 891.
    C222W = 891,
    /// `c223.x`, register 892.
    C223X = 892,
    /// `c223.y`, register 893.
    C223Y = 893,
    /// `c223.z`, register 894.
    C223Z = 894,
    /// `c223.w`, register 895.
    C223W = 895,
    /// `c224.x`, register 896.
    C224X = 896,
    /// `c224.y`, register 897.
    C224Y = 897,
    /// `c224.z`, register 898.
    C224Z = 898,
    /// `c224.w`, register 899.
    C224W = 899,
    /// `c225.x`, register 900.
    C225X = 900,
    /// `c225.y`, register 901.
    C225Y = 901,
    /// `c225.z`, register 902.
    C225Z = 902,
    /// `c225.w`, register 903.
    C225W = 903,
    /// `c226.x`, register 904.
    C226X = 904,
    /// `c226.y`, register 905.
    C226Y = 905,
    /// `c226.z`, register 906.
    C226Z = 906,
    /// `c226.w`, register 907.
    C226W = 907,
    /// `c227.x`, register 908.
    C227X = 908,
    /// `c227.y`, register 909.
    C227Y = 909,
    /// `c227.z`, register 910.
    C227Z = 910,
    /// `c227.w`, register 911.
    C227W = 911,
    /// `c228.x`, register 912.
    C228X = 912,
    /// `c228.y`, register 913.
    C228Y = 913,
    /// `c228.z`, register 914.
    C228Z = 914,
    /// `c228.w`, register 915.
    C228W = 915,
    /// `c229.x`, register 916.
    C229X = 916,
    /// `c229.y`, register 917.
    C229Y = 917,
    /// `c229.z`, register 918.
    C229Z = 918,
    /// `c229.w`, register 919.
    C229W = 919,
    /// `c230.x`, register 920.
    C230X = 920,
    /// `c230.y`, register 921.
    C230Y = 921,
    /// `c230.z`, register 922.
    C230Z = 922,
    /// `c230.w`, register 923.
    C230W = 923,
    /// `c231.x`, register 924.
    C231X = 924,
    /// `c231.y`, register 925.
    C231Y = 925,
    /// `c231.z`, register 926.
    C231Z = 926,
    /// `c231.w`, register 927.
    C231W = 927,
    /// `c232.x`, register 928.
    C232X = 928,
    /// `c232.y`, register 929.
    C232Y = 929,
    /// `c232.z`, register 930.
    C232Z = 930,
    /// `c232.w`, register 931.
    C232W = 931,
    /// `c233.x`, register 932.
    C233X = 932,
    /// `c233.y`, register 933.
    C233Y = 933,
    /// `c233.z`, register 934.
    C233Z = 934,
    /// `c233.w`, register 935.
    C233W = 935,
    /// `c234.x`, register 936.
    C234X = 936,
    /// `c234.y`, register 937.
    C234Y = 937,
    /// `c234.z`, register 938.
    C234Z = 938,
    /// `c234.w`, register 939.
    C234W = 939,
    /// `c235.x`, register 940.
    C235X = 940,
    /// `c235.y`, register 941.
    C235Y = 941,
    /// `c235.z`, register 942.
    C235Z = 942,
    /// `c235.w`, register 943.
    C235W = 943,
    /// `c236.x`, register 944.
    C236X = 944,
    /// `c236.y`, register 945.
    C236Y = 945,
    /// `c236.z`, register 946.
    C236Z = 946,
    /// `c236.w`, register 947.
    C236W = 947,
    /// `c237.x`, register 948.
    C237X = 948,
    /// `c237.y`, register 949.
    C237Y = 949,
    /// `c237.z`, register 950.
    C237Z = 950,
    /// `c237.w`, register 951.
    C237W = 951,
    /// `c238.x`, register 952.
    C238X = 952,
    /// `c238.y`, register 953.
    C238Y = 953,
    /// `c238.z`, register 954.
    C238Z = 954,
    /// `c238.w`, register 955.
    C238W = 955,
    /// `c239.x`, register 956.
    C239X = 956,
    /// `c239.y`, register 957.
    C239Y = 957,
    /// `c239.z`, register 958.
    C239Z = 958,
    /// `c239.w`, register 959.
    C239W = 959,
    /// `c240.x`, register 960.
    C240X = 960,
    /// `c240.y`, register 961.
    C240Y = 961,
    /// `c240.z`, register 962.
    C240Z = 962,
    /// `c240.w`, register 963.
    C240W = 963,
    /// `c241.x`, register 964.
    C241X = 964,
    /// `c241.y`, register 965.
    C241Y = 965,
    /// `c241.z`, register 966.
    C241Z = 966,
    /// `c241.w`, register 967.
    C241W = 967,
    /// `c242.x`, register 968.
    C242X = 968,
    /// `c242.y`, register 969.
    C242Y = 969,
    /// `c242.z`, register 970.
    C242Z = 970,
    /// `c242.w`, register 971.
    C242W = 971,
    /// `c243.x`, register 972.
    C243X = 972,
    /// `c243.y`, register 973.
    C243Y = 973,
    /// `c243.z`, register 974.
    C243Z = 974,
    /// `c243.w`, register 975.
    C243W = 975,
    /// `c244.x`, register 976.
    C244X = 976,
    /// `c244.y`, register 977.
    C244Y = 977,
    /// `c244.z`, register 978.
    C244Z = 978,
    /// `c244.w`, register 979.
    C244W = 979,
    /// `c245.x`, register 980.
    C245X = 980,
    /// `c245.y`, register 981.
    C245Y = 981,
    /// `c245.z`, register 982.
    C245Z = 982,
    /// `c245.w`, register 983.
    C245W = 983,
    /// `c246.x`, register 984.
    C246X = 984,
    /// `c246.y`, register 985.
    C246Y = 985,
    /// `c246.z`, register 986.
    C246Z = 986,
    /// `c246.w`, register 987.
    C246W = 987,
    /// `c247.x`, register 988.
    C247X = 988,
    /// `c247.y`, register 989.
    C247Y = 989,
    /// `c247.z`, register 990.
    C247Z = 990,
    /// `c247.w`, register 991.
    C247W = 991,
    /// `c248.x`, register 992.
    C248X = 992,
    /// `c248.y`, register 993.
    C248Y = 993,
    /// `c248.z`, register 994.
    C248Z = 994,
    /// `c248.w`, register 995.
    C248W = 995,
    /// `c249.x`, register 996.
    C249X = 996,
    /// `c249.y`, register 997.
    C249Y = 997,
    /// `c249.z`, register 998.
    C249Z = 998,
    /// `c249.w`, register 999.
    C249W = 999,
    /// `c250.x`, register 1000.
    C250X = 1000,
    /// `c250.y`, register 1001.
    C250Y = 1001,
    /// `c250.z`, register 1002.
    C250Z = 1002,
    /// `c250.w`, register 1003.
    C250W = 1003,
    /// `c251.x`, register 1004.
    C251X = 1004,
    /// `c251.y`, register 1005.
    C251Y = 1005,
    /// `c251.z`, register 1006.
    C251Z = 1006,
    /// `c251.w`, register 1007.
    C251W = 1007,
    /// `c252.x`, register 1008.
    C252X = 1008,
    /// `c252.y`, register 1009.
    C252Y = 1009,
    /// `c252.z`, register 1010.
    C252Z = 1010,
    /// `c252.w`, register 1011.
    C252W = 1011,
    /// `c253.x`, register 1012.
    C253X = 1012,
    /// `c253.y`, register 1013.
    C253Y = 1013,
    /// `c253.z`, register 1014.
    C253Z = 1014,
    /// `c253.w`, register 1015.
    C253W = 1015,
    /// `c254.x`, register 1016.
    C254X = 1016,
    /// `c254.y`, register 1017.
    C254Y = 1017,
    /// `c254.z`, register 1018.
    C254Z = 1018,
    /// `c254.w`, register 1019.
    C254W = 1019,
    /// `c255.x`, register 1020.
    C255X = 1020,
    /// `c255.y`, register 1021.
    C255Y = 1021,
    /// `c255.z`, register 1022.
    C255Z = 1022,
    /// `c255.w`, register 1023.
    C255W = 1023,
    /// `c256.x`, register 1024.
    C256X = 1024,
    /// `c256.y`, register 1025.
    C256Y = 1025,
    /// `c256.z`, register 1026.
    C256Z = 1026,
    /// `c256.w`, register 1027.
    C256W = 1027,
    /// `c257.x`, register 1028.
    C257X = 1028,
    /// `c257.y`, register 1029.
    C257Y = 1029,
    /// `c257.z`, register 1030.
    C257Z = 1030,
    /// `c257.w`, register 1031.
    C257W = 1031,
    /// `c258.x`, register 1032.
    C258X = 1032,
    /// `c258.y`, register 1033.
    C258Y = 1033,
    /// `c258.z`, register 1034.
    C258Z = 1034,
    /// `c258.w`, register 1035.
    C258W = 1035,
    /// `c259.x`, register 1036.
    C259X = 1036,
    /// `c259.y`, register 1037.
    C259Y = 1037,
    /// `c259.z`, register 1038.
    C259Z = 1038,
    /// `c259.w`, register 1039.
    C259W = 1039,
    /// `c260.x`, register 1040.
    C260X = 1040,
    /// `c260.y`, register 1041.
    C260Y = 1041,
    /// `c260.z`, register 1042.
    C260Z = 1042,
    /// `c260.w`, register 1043.
    C260W = 1043,
    /// `c261.x`, register 1044.
    C261X = 1044,
    /// `c261.y`, register 1045.
    C261Y = 1045,
    /// `c261.z`, register 1046.
    C261Z = 1046,
    /// `c261.w`, register 1047.
    C261W = 1047,
    /// `c262.x`, register 1048.
    C262X = 1048,
    /// `c262.y`, register 1049.
    C262Y = 1049,
    /// `c262.z`, register 1050.
    C262Z = 1050,
    /// `c262.w`, register 1051.
    C262W = 1051,
    /// `c263.x`, register 1052.
    C263X = 1052,
    /// `c263.y`, register 1053.
    C263Y = 1053,
    /// `c263.z`, register 1054.
    C263Z = 1054,
    /// `c263.w`, register 1055.
    C263W = 1055,
    /// `c264.x`, register 1056.
    C264X = 1056,
    /// `c264.y`, register 1057.
    C264Y = 1057,
    /// `c264.z`, register 1058.
    C264Z = 1058,
    /// `c264.w`, register 1059.
    C264W = 1059,
    /// `c265.x`, register 1060.
    C265X = 1060,
    /// `c265.y`, register 1061.
    C265Y = 1061,
    /// `c265.z`, register 1062.
    C265Z = 1062,
    /// `c265.w`, register 1063.
    C265W = 1063,
    /// `c266.x`, register 1064.
    C266X = 1064,
    /// `c266.y`, register 1065.
    C266Y = 1065,
    /// `c266.z`, register 1066.
    C266Z = 1066,
    /// `c266.w`, register 1067.
    C266W = 1067,
    /// `c267.x`, register 1068.
    C267X = 1068,
    /// `c267.y`, register 1069.
    C267Y = 1069,
    /// `c267.z`, register 1070.
    C267Z = 1070,
    /// `c267.w`, register 1071.
    C267W = 1071,
    /// `c268.x`, register 1072.
    C268X = 1072,
    /// `c268.y`, register 1073.
    C268Y = 1073,
    /// `c268.z`, register 1074.
    C268Z = 1074,
    /// `c268.w`, register 1075.
    C268W = 1075,
    /// `c269.x`, register 1076.
    C269X = 1076,
    /// `c269.y`, register 1077.
    C269Y = 1077,
    /// `c269.z`, register 1078.
    C269Z = 1078,
    /// `c269.w`, register 1079.
    C269W = 1079,
    /// `c270.x`, register 1080.
    C270X = 1080,
    /// `c270.y`, register 1081.
    C270Y = 1081,
    /// `c270.z`, register 1082.
    C270Z = 1082,
    /// `c270.w`, register 1083.
    C270W = 1083,
    /// `c271.x`, register 1084.
    C271X = 1084,
    /// `c271.y`, register 1085.
    C271Y = 1085,
    /// `c271.z`, register 1086.
    C271Z = 1086,
    /// `c271.w`, register 1087.
    C271W = 1087,
    /// `c272.x`, register 1088.
    C272X = 1088,
    /// `c272.y`, register 1089.
    C272Y = 1089,
    /// `c272.z`, register 1090.
    C272Z = 1090,
    /// `c272.w`, register 1091.
    C272W = 1091,
    /// `c273.x`, register 1092.
    C273X = 1092,
    /// `c273.y`, register 1093.
    C273Y = 1093,
    /// `c273.z`, register 1094.
    C273Z = 1094,
    /// `c273.w`, register 1095.
    C273W = 1095,
    /// `c274.x`, register 1096.
    C274X = 1096,
    /// `c274.y`, register 1097.
    C274Y = 1097,
    /// `c274.z`, register 1098.
    C274Z = 1098,
    /// `c274.w`, register 1099.
    C274W = 1099,
    /// `c275.x`, register 1100.
    C275X = 1100,
    /// `c275.y`, register 1101.
    C275Y = 1101,
    /// `c275.z`, register 1102.
    C275Z = 1102,
    /// `c275.w`, register 1103.
    C275W = 1103,
    /// `c276.x`, register 1104.
    C276X = 1104,
    /// `c276.y`, register 1105.
    C276Y = 1105,
    /// `c276.z`, register 1106.
    C276Z = 1106,
    /// `c276.w`, register 1107.
    C276W = 1107,
    /// `c277.x`, register 1108.
    C277X = 1108,
    /// `c277.y`, register 1109.
    C277Y = 1109,
    /// `c277.z`, register 1110.
    C277Z = 1110,
    /// `c277.w`, register 1111.
    C277W = 1111,
    /// `c278.x`, register 1112.
    C278X = 1112,
    /// `c278.y`, register 1113.
    C278Y = 1113,
    /// `c278.z`, register 1114.
    C278Z = 1114,
    /// `c278.w`, register 1115.
    C278W = 1115,
    /// `c279.x`, register 1116.
    C279X = 1116,
    /// `c279.y`, register 1117.
    C279Y = 1117,
    /// `c279.z`, register 1118.
    C279Z = 1118,
    /// `c279.w`, register 1119.
    C279W = 1119,
    /// `c280.x`, register 1120.
    C280X = 1120,
    /// `c280.y`, register 1121.
    C280Y = 1121,
    /// `c280.z`, register 1122.
    C280Z = 1122,
    /// `c280.w`, register 1123.
    C280W = 1123,
    /// `c281.x`, register 1124.
    C281X = 1124,
    /// `c281.y`, register 1125.
    C281Y = 1125,
    /// `c281.z`, register 1126.
    C281Z = 1126,
    /// `c281.w`, register 1127.
    C281W = 1127,
    /// `c282.x`, register 1128.
    C282X = 1128,
    /// `c282.y`, register 1129.
    C282Y = 1129,
    /// `c282.z`, register 1130.
    C282Z = 1130,
    /// `c282.w`, register 1131.
    C282W = 1131,
    /// `c283.x`, register 1132.
    C283X = 1132,
    /// `c283.y`, register 1133.
    C283Y = 1133,
    /// `c283.z`, register 1134.
    C283Z = 1134,
    /// `c283.w`, register 1135.
    C283W = 1135,
    /// `c284.x`, register 1136.
    C284X = 1136,
    /// `c284.y`, register 1137.
    C284Y = 1137,
    /// `c284.z`, register 1138.
    C284Z = 1138,
    /// `c284.w`, register 1139.
    C284W = 1139,
    /// `c285.x`, register 1140.
    C285X = 1140,
    /// `c285.y`, register 1141.
    C285Y = 1141,
    /// `c285.z`, register 1142.
    C285Z = 1142,
    /// `c285.w`, register 1143.
    C285W = 1143,
    /// `c286.x`, register 1144.
    C286X = 1144,
    /// `c286.y`, register 1145.
    C286Y = 1145,
    /// `c286.z`, register 1146.
    C286Z = 1146,
    /// `c286.w`, register 1147.
    C286W = 1147,
    /// `c287.x`, register 1148.
    C287X = 1148,
    /// `c287.y`, register 1149.
    C287Y = 1149,
    /// `c287.z`, register 1150.
    C287Z = 1150,
    /// `c287.w`, register 1151.
    C287W = 1151,
    /// `c288.x`, register 1152.
    C288X = 1152,
    /// `c288.y`, register 1153.
    C288Y = 1153,
    /// `c288.z`, register 1154.
    C288Z = 1154,
    /// `c288.w`, register 1155.
    C288W = 1155,
    /// `c289.x`, register 1156.
    C289X = 1156,
    /// `c289.y`, register 1157.
    C289Y = 1157,
    /// `c289.z`, register 1158.
    C289Z = 1158,
    /// `c289.w`, register 1159.
    C289W = 1159,
    /// `c290.x`, register 1160.
    C290X = 1160,
    /// `c290.y`, register 1161.
    C290Y = 1161,
    /// `c290.z`, register 1162.
    C290Z = 1162,
    /// `c290.w`, register 1163.
    C290W = 1163,
    /// `c291.x`, register 1164.
    C291X = 1164,
    /// `c291.y`, register 1165.
    C291Y = 1165,
    /// `c291.z`, register 1166.
    C291Z = 1166,
    /// `c291.w`, register 1167.
    C291W = 1167,
    /// `c292.x`, register 1168.
    C292X = 1168,
    /// `c292.y`, register 1169.
    C292Y = 1169,
    /// `c292.z`, register 1170.
    C292Z = 1170,
    /// `c292.w`, register 1171.
    C292W = 1171,
    /// `c293.x`, register 1172.
    C293X = 1172,
    /// `c293.y`, register 1173.
    C293Y = 1173,
    /// `c293.z`, register 1174.
    C293Z = 1174,
    /// `c293.w`, register 1175.
    C293W = 1175,
    /// `c294.x`, register 1176.
    C294X = 1176,
    /// `c294.y`, register 1177.
    C294Y = 1177,
    /// `c294.z`, register 1178.
    C294Z = 1178,
    /// `c294.w`, register 1179.
    C294W = 1179,
    /// `c295.x`, register 1180.
    C295X = 1180,
    /// `c295.y`, register 1181.
    C295Y = 1181,
    /// `c295.z`, register 1182.
    C295Z = 1182,
    /// `c295.w`, register 1183.
    C295W = 1183,
    /// `c296.x`, register 1184.
    C296X = 1184,
    /// `c296.y`, register 1185.
    C296Y = 1185,
    /// `c296.z`, register 1186.
    C296Z = 1186,
    /// `c296.w`, register 1187.
    C296W = 1187,
    /// `c297.x`, register 1188.
    C297X = 1188,
    /// `c297.y`, register 1189.
    C297Y = 1189,
    /// `c297.z`, register 1190.
    C297Z = 1190,
    /// `c297.w`, register 1191.
    C297W = 1191,
    /// `c298.x`, register 1192.
    C298X = 1192,
    /// `c298.y`, register 1193.
    C298Y = 1193,
    /// `c298.z`, register 1194.
    C298Z = 1194,
    /// `c298.w`, register 1195.
    C298W = 1195,
    /// `c299.x`, register 1196.
    C299X = 1196,
    /// `c299.y`, register 1197.
    C299Y = 1197,
    /// `c299.z`, register 1198.
    C299Z = 1198,
    /// `c299.w`, register 1199.
    C299W = 1199,
    /// `c300.x`, register 1200.
    C300X = 1200,
    /// `c300.y`, register 1201.
    C300Y = 1201,
    /// `c300.z`, register 1202.
    C300Z = 1202,
    /// `c300.w`, register 1203.
    C300W = 1203,
    /// `c301.x`, register 1204.
    C301X = 1204,
    /// `c301.y`, register 1205.
    C301Y = 1205,
    /// `c301.z`, register 1206.
    C301Z = 1206,
    /// `c301.w`, register 1207.
    C301W = 1207,
    /// `c302.x`, register 1208.
    C302X = 1208,
    /// `c302.y`, register 1209.
    C302Y = 1209,
    /// `c302.z`, register 1210.
    C302Z = 1210,
    /// `c302.w`, register 1211.
    C302W = 1211,
    /// `c303.x`, register 1212.
    C303X = 1212,
    /// `c303.y`, register 1213.
    C303Y = 1213,
    /// `c303.z`, register 1214.
    C303Z = 1214,
    /// `c303.w`, register 1215.
    C303W = 1215,
    /// `c304.x`, register 1216.
    C304X = 1216,
    /// `c304.y`, register 1217.
    C304Y = 1217,
    /// `c304.z`, register 1218.
    C304Z = 1218,
    /// `c304.w`, register 1219.
    C304W = 1219,
    /// `c305.x`, register 1220.
    C305X = 1220,
    /// `c305.y`, register 1221.
    C305Y = 1221,
    /// `c305.z`, register 1222.
    C305Z = 1222,
    /// `c305.w`, register 1223.
    C305W = 1223,
    /// `c306.x`, register 1224.
    C306X = 1224,
    /// `c306.y`, register 1225.
    C306Y = 1225,
    /// `c306.z`, register 1226.
    C306Z = 1226,
    /// `c306.w`, register 1227.
    C306W = 1227,
    /// `c307.x`, register 1228.
    C307X = 1228,
    /// `c307.y`, register 1229.
    C307Y = 1229,
    /// `c307.z`, register 1230.
    C307Z = 1230,
    /// `c307.w`, register 1231.
    C307W = 1231,
    /// `c308.x`, register 1232.
    C308X = 1232,
    /// `c308.y`, register 1233.
    C308Y = 1233,
    /// `c308.z`, register 1234.
    C308Z = 1234,
    /// `c308.w`, register 1235.
    C308W = 1235,
    /// `c309.x`, register 1236.
    C309X = 1236,
    /// `c309.y`, register 1237.
    C309Y = 1237,
    /// `c309.z`, register 1238.
    C309Z = 1238,
    /// `c309.w`, register 1239.
    C309W = 1239,
    /// `c310.x`, register 1240.
    C310X = 1240,
    /// `c310.y`, register 1241.
    C310Y = 1241,
    /// `c310.z`, register 1242.
    C310Z = 1242,
    /// `c310.w`, register 1243.
    C310W = 1243,
    /// `c311.x`, register 1244.
    C311X = 1244,
    /// `c311.y`, register 1245.
    C311Y = 1245,
    /// `c311.z`, register 1246.
    C311Z = 1246,
    /// `c311.w`, register 1247.
    C311W = 1247,
    /// `c312.x`, register 1248.
    C312X = 1248,
    /// `c312.y`, register 1249.
    C312Y = 1249,
    /// `c312.z`, register 1250.
    C312Z = 1250,
    /// `c312.w`, register 1251.
    C312W = 1251,
    /// `c313.x`, register 1252.
    C313X = 1252,
    /// `c313.y`, register 1253.
    C313Y = 1253,
    /// `c313.z`, register 1254.
    C313Z = 1254,
    /// `c313.w`, register 1255.
    C313W = 1255,
    /// `c314.x`, register 1256.
    C314X = 1256,
    /// `c314.y`, register 1257.
    C314Y = 1257,
    /// `c314.z`, register 1258.
    C314Z = 1258,
    /// `c314.w`, register 1259.
    C314W = 1259,
    /// `c315.x`, register 1260.
    C315X = 1260,
    /// `c315.y`, register 1261.
    C315Y = 1261,
    /// `c315.z`, register 1262.
    C315Z = 1262,
    /// `c315.w`, register 1263.
    C315W = 1263,
    /// `c316.x`, register 1264.
    C316X = 1264,
    /// `c316.y`, register 1265.
    C316Y = 1265,
    /// `c316.z`, register 1266.
    C316Z = 1266,
    /// `c316.w`, register 1267.
    C316W = 1267,
    /// `c317.x`, register 1268.
    C317X = 1268,
    /// `c317.y`, register 1269.
    C317Y = 1269,
    /// `c317.z`, register 1270.
    C317Z = 1270,
    /// `c317.w`, register 1271.
    C317W = 1271,
    /// `c318.x`, register 1272.
    C318X = 1272,
    /// `c318.y`, register 1273.
    C318Y = 1273,
    /// `c318.z`, register 1274.
    C318Z = 1274,
    /// `c318.w`, register 1275.
    C318W = 1275,
    /// `c319.x`, register 1276.
    C319X = 1276,
    /// `c319.y`, register 1277.
    C319Y = 1277,
    /// `c319.z`, register 1278.
    C319Z = 1278,
    /// `c319.w`, register 1279.
    C319W = 1279,
    /// `c320.x`, register 1280.
    C320X = 1280,
    /// `c320.y`, register 1281.
    C320Y = 1281,
    /// `c320.z`, register 1282.
    C320Z = 1282,
    /// `c320.w`, register 1283.
    C320W = 1283,
    /// `c321.x`, register 1284.
    C321X = 1284,
    /// `c321.y`, register 1285.
    C321Y = 1285,
    /// `c321.z`, register 1286.
    C321Z = 1286,
    /// `c321.w`, register 1287.
    C321W = 1287,
    /// `c322.x`, register 1288.
    C322X = 1288,
    /// `c322.y`, register 1289.
    C322Y = 1289,
    /// `c322.z`, register 1290.
    C322Z = 1290,
    /// `c322.w`, register 1291.
    C322W = 1291,
    /// `c323.x`, register 1292.
    C323X = 1292,
    /// `c323.y`, register 1293.
    C323Y = 1293,
    /// `c323.z`, register 1294.
    C323Z = 1294,
    /// `c323.w`, register 1295.
    C323W = 1295,
    /// `c324.x`, register 1296.
    C324X = 1296,
    /// `c324.y`, register 1297.
    C324Y = 1297,
    /// `c324.z`, register 1298.
    C324Z = 1298,
    /// `c324.w`, register 1299.
    C324W = 1299,
    /// `c325.x`, register 1300.
    C325X = 1300,
    /// `c325.y`, register 1301.
    C325Y = 1301,
    /// `c325.z`, register 1302.
    C325Z = 1302,
    /// `c325.w`, register 1303.
    C325W = 1303,
    /// `c326.x`, register 1304.
    C326X = 1304,
    /// `c326.y`, register 1305.
    C326Y = 1305,
    /// `c326.z`, register 1306.
    C326Z = 1306,
    /// `c326.w`, register 1307.
    C326W = 1307,
    /// `c327.x`, register 1308.
    C327X = 1308,
    /// `c327.y`, register 1309.
    C327Y = 1309,
    /// `c327.z`, register 1310.
    C327Z = 1310,
    /// `c327.w`, register 1311.
    C327W = 1311,
    /// `c328.x`, register 1312.
    C328X = 1312,
    /// `c328.y`, register 1313.
    C328Y = 1313,
    /// `c328.z`, register 1314.
    C328Z = 1314,
    /// `c328.w`, register 1315.
    C328W = 1315,
    /// `c329.x`, register 1316.
    C329X = 1316,
    /// `c329.y`, register 1317.
    C329Y = 1317,
    /// `c329.z`, register 1318.
    C329Z = 1318,
    /// `c329.w`, register 1319.
    C329W = 1319,
    /// `c330.x`, register 1320.
    C330X = 1320,
    /// `c330.y`, register 1321.
    C330Y = 1321,
    /// `c330.z`, register 1322.
    C330Z = 1322,
    /// `c330.w`, register 1323.
    C330W = 1323,
    /// `c331.x`, register 1324.
    C331X = 1324,
    /// `c331.y`, register 1325.
    C331Y = 1325,
    /// `c331.z`, register 1326.
    C331Z = 1326,
    /// `c331.w`, register 1327.
    C331W = 1327,
    /// `c332.x`, register 1328.
    C332X = 1328,
    /// `c332.y`, register 1329.
    C332Y = 1329,
    /// `c332.z`, register 1330.
    C332Z = 1330,
    /// `c332.w`, register 1331.
    C332W = 1331,
    /// `c333.x`, register 1332.
    C333X = 1332,
    /// `c333.y`, register 1333.
    C333Y = 1333,
    /// `c333.z`, register 1334.
    C333Z = 1334,
    /// `c333.w`, register 1335.
    C333W = 1335,
    /// `c334.x`, register 1336.
    C334X = 1336,
    /// `c334.y`, register 1337.
    C334Y = 1337,
    /// `c334.z`, register 1338.
    C334Z = 1338,
    /// `c334.w`, register 1339.
    C334W = 1339,
    /// `c335.x`, register 1340.
    C335X = 1340,
    /// `c335.y`, register 1341.
    C335Y = 1341,
    /// `c335.z`, register 1342.
    C335Z = 1342,
    /// `c335.w`, register 1343.
    C335W = 1343,
    /// `c336.x`, register 1344.
    C336X = 1344,
    /// `c336.y`, register 1345.
    C336Y = 1345,
    /// `c336.z`, register 1346.
    C336Z = 1346,
    /// `c336.w`, register 1347.
    C336W = 1347,
    /// `c337.x`, register 1348.
    C337X = 1348,
    /// `c337.y`, register 1349.
    C337Y = 1349,
    /// `c337.z`, register 1350.
    C337Z = 1350,
    /// `c337.w`, register 1351.
    C337W = 1351,
    /// `c338.x`, register 1352.
    C338X = 1352,
    /// `c338.y`, register 1353.
    C338Y = 1353,
    /// `c338.z`, register 1354.
    C338Z = 1354,
    /// `c338.w`, register 1355.
    C338W = 1355,
    /// `c339.x`, register 1356.
    C339X = 1356,
    /// `c339.y`, register 1357.
    C339Y = 1357,
    /// `c339.z`, register 1358.
    C339Z = 1358,
    /// `c339.w`, register 1359.
    C339W = 1359,
    /// `c340.x`, register 1360.
    C340X = 1360,
    /// `c340.y`, register 1361.
    C340Y = 1361,
    /// `c340.z`, register 1362.
    C340Z = 1362,
    /// `c340.w`, register 1363.
    C340W = 1363,
    /// `c341.x`, register 1364.
    C341X = 1364,
    /// `c341.y`, register 1365.
    C341Y = 1365,
    /// `c341.z`, register 1366.
    C341Z = 1366,
    /// `c341.w`, register 1367.
    C341W = 1367,
    /// `c342.x`, register 1368.
    C342X = 1368,
    /// `c342.y`, register 1369.
    C342Y = 1369,
    /// `c342.z`, register 1370.
    C342Z = 1370,
    /// `c342.w`, register 1371.
    C342W = 1371,
    /// `c343.x`, register 1372.
    C343X = 1372,
    /// `c343.y`, register 1373.
    C343Y = 1373,
    /// `c343.z`, register 1374.
    C343Z = 1374,
    /// `c343.w`, register 1375.
    C343W = 1375,
    /// `c344.x`, register 1376.
    C344X = 1376,
    /// `c344.y`, register 1377.
    C344Y = 1377,
    /// `c344.z`, register 1378.
    C344Z = 1378,
    /// `c344.w`, register 1379.
    C344W = 1379,
    /// `c345.x`, register 1380.
    C345X = 1380,
    /// `c345.y`, register 1381.
    C345Y = 1381,
    /// `c345.z`, register 1382.
    C345Z = 1382,
    /// `c345.w`, register 1383.
    C345W = 1383,
    /// `c346.x`, register 1384.
    C346X = 1384,
    /// `c346.y`, register 1385.
    C346Y = 1385,
    /// `c346.z`, register 1386.
    C346Z = 1386,
    /// `c346.w`, register 1387.
    C346W = 1387,
    /// `c347.x`, register 1388.
    C347X = 1388,
    /// `c347.y`, register 1389.
    C347Y = 1389,
    /// `c347.z`, register 1390.
    C347Z = 1390,
    /// `c347.w`, register 1391.
    C347W = 1391,
    /// `c348.x`, register 1392.
    C348X = 1392,
    /// `c348.y`, register 1393.
    C348Y = 1393,
    /// `c348.z`, register 1394.
    C348Z = 1394,
    /// `c348.w`, register 1395.
    C348W = 1395,
    /// `c349.x`, register 1396.
    C349X = 1396,
    /// `c349.y`, register 1397.
    C349Y = 1397,
    /// `c349.z`, register 1398.
    C349Z = 1398,
    /// `c349.w`, register 1399.
    C349W = 1399,
    /// `c350.x`, register 1400.
    C350X = 1400,
    /// `c350.y`, register 1401.
    C350Y = 1401,
    /// `c350.z`, register 1402.
    C350Z = 1402,
    /// `c350.w`, register 1403.
    C350W = 1403,
    /// `c351.x`, register 1404.
    C351X = 1404,
    /// `c351.y`, register 1405.
    C351Y = 1405,
    /// `c351.z`, register 1406.
    C351Z = 1406,
    /// `c351.w`, register 1407.
    C351W = 1407,
    /// `c352.x`, register 1408.
    C352X = 1408,
    /// `c352.y`, register 1409.
    C352Y = 1409,
    /// `c352.z`, register 1410.
    C352Z = 1410,
    /// `c352.w`, register 1411.
    C352W = 1411,
    /// `c353.x`, register 1412.
    C353X = 1412,
    /// `c353.y`, register 1413.
    C353Y = 1413,
    /// `c353.z`, register 1414.
    C353Z = 1414,
    /// `c353.w`, register 1415.
    C353W = 1415,
    /// `c354.x`, register 1416.
    C354X = 1416,
    /// `c354.y`, register 1417.
    C354Y = 1417,
    /// `c354.z`, register 1418.
    C354Z = 1418,
    /// `c354.w`, register 1419.
    C354W = 1419,
    /// `c355.x`, register 1420.
    C355X = 1420,
    /// `c355.y`, register 1421.
    C355Y = 1421,
    /// `c355.z`, register 1422.
    C355Z = 1422,
    /// `c355.w`, register 1423.
    C355W = 1423,
    /// `c356.x`, register 1424.
    C356X = 1424,
    /// `c356.y`, register 1425.
    C356Y = 1425,
    /// `c356.z`, register 1426.
    C356Z = 1426,
    /// `c356.w`, register 1427.
    C356W = 1427,
    /// `c357.x`, register 1428.
    C357X = 1428,
    /// `c357.y`, register 1429.
    C357Y = 1429,
    /// `c357.z`, register 1430.
    C357Z = 1430,
    /// `c357.w`, register 1431.
    C357W = 1431,
    /// `c358.x`, register 1432.
    C358X = 1432,
    /// `c358.y`, register 1433.
    C358Y = 1433,
    /// `c358.z`, register 1434.
    C358Z = 1434,
    /// `c358.w`, register 1435.
    C358W = 1435,
    /// `c359.x`, register 1436.
    C359X = 1436,
    /// `c359.y`, register 1437.
    C359Y = 1437,
    /// `c359.z`, register 1438.
    C359Z = 1438,
    /// `c359.w`, register 1439.
    C359W = 1439,
    /// `c360.x`, register 1440.
    C360X = 1440,
    /// `c360.y`, register 1441.
    C360Y = 1441,
    /// `c360.z`, register 1442.
    C360Z = 1442,
    /// `c360.w`, register 1443.
    C360W = 1443,
    /// `c361.x`, register 1444.
    C361X = 1444,
    /// `c361.y`, register 1445.
    C361Y = 1445,
    /// `c361.z`, register 1446.
    C361Z = 1446,
    /// `c361.w`, register 1447.
    C361W = 1447,
    /// `c362.x`, register 1448.
    C362X = 1448,
    /// `c362.y`, register 1449.
    C362Y = 1449,
    /// `c362.z`, register 1450.
    C362Z = 1450,
    /// `c362.w`, register 1451.
    C362W = 1451,
    /// `c363.x`, register 1452.
    C363X = 1452,
    /// `c363.y`, register 1453.
    C363Y = 1453,
    /// `c363.z`, register 1454.
    C363Z = 1454,
    /// `c363.w`, register 1455.
    C363W = 1455,
    /// `c364.x`, register 1456.
    C364X = 1456,
    /// `c364.y`, register 1457.
    C364Y = 1457,
    /// `c364.z`, register 1458.
    C364Z = 1458,
    /// `c364.w`, register 1459.
    C364W = 1459,
    /// `c365.x`, register 1460.
    C365X = 1460,
    /// `c365.y`, register 1461.
    C365Y = 1461,
    /// `c365.z`, register 1462.
    C365Z = 1462,
    /// `c365.w`, register 1463.
    C365W = 1463,
    /// `c366.x`, register 1464.
    C366X = 1464,
    /// `c366.y`, register 1465.
    C366Y = 1465,
    /// `c366.z`, register 1466.
    C366Z = 1466,
    /// `c366.w`, register 1467.
    C366W = 1467,
    /// `c367.x`, register 1468.
    C367X = 1468,
    /// `c367.y`, register 1469.
    C367Y = 1469,
    /// `c367.z`, register 1470.
    C367Z = 1470,
    /// `c367.w`, register 1471.
    C367W = 1471,
    /// `c368.x`, register 1472.
    C368X = 1472,
    /// `c368.y`, register 1473.
    C368Y = 1473,
    /// `c368.z`, register 1474.
    C368Z = 1474,
    /// `c368.w`, register 1475.
    C368W = 1475,
    /// `c369.x`, register 1476.
    C369X = 1476,
    /// `c369.y`, register 1477.
    C369Y = 1477,
    /// `c369.z`, register 1478.
    C369Z = 1478,
    /// `c369.w`, register 1479.
    C369W = 1479,
    /// `c370.x`, register 1480.
    C370X = 1480,
    /// `c370.y`, register 1481.
    C370Y = 1481,
    /// `c370.z`, register 1482.
    C370Z = 1482,
    /// `c370.w`, register 1483.
    C370W = 1483,
    /// `c371.x`, register 1484.
    C371X = 1484,
    /// `c371.y`, register 1485.
    C371Y = 1485,
    /// `c371.z`, register 1486.
    C371Z = 1486,
    /// `c371.w`, register 1487.
    C371W = 1487,
    /// `c372.x`, register 1488.
    C372X = 1488,
    /// `c372.y`, register 1489.
    C372Y = 1489,
    /// `c372.z`, register 1490.
    C372Z = 1490,
    /// `c372.w`, register 1491.
    C372W = 1491,
    /// `c373.x`, register 1492.
    C373X = 1492,
    /// `c373.y`, register 1493.
    C373Y = 1493,
    /// `c373.z`, register 1494.
    C373Z = 1494,
    /// `c373.w`, register 1495.
    C373W = 1495,
    /// `c374.x`, register 1496.
    C374X = 1496,
    /// `c374.y`, register 1497.
    C374Y = 1497,
    /// `c374.z`, register 1498.
    C374Z = 1498,
    /// `c374.w`, register 1499.
    C374W = 1499,
    /// `c375.x`, register 1500.
    C375X = 1500,
    /// `c375.y`, register 1501.
    C375Y = 1501,
    /// `c375.z`, register 1502.
    C375Z = 1502,
    /// `c375.w`, register 1503.
    C375W = 1503,
    /// `c376.x`, register 1504.
    C376X = 1504,
    /// `c376.y`, register 1505.
    C376Y = 1505,
    /// `c376.z`, register 1506.
    C376Z = 1506,
    /// `c376.w`, register 1507.
    C376W = 1507,
    /// `c377.x`, register 1508.
    C377X = 1508,
    /// `c377.y`, register 1509.
    C377Y = 1509,
    /// `c377.z`, register 1510.
    C377Z = 1510,
    /// `c377.w`, register 1511.
    C377W = 1511,
    /// `c378.x`, register 1512.
    C378X = 1512,
    /// `c378.y`, register 1513.
    C378Y = 1513,
    /// `c378.z`, register 1514.
    C378Z = 1514,
    /// `c378.w`, register 1515.
    C378W = 1515,
    /// `c379.x`, register 1516.
    C379X = 1516,
    /// `c379.y`, register 1517.
    C379Y = 1517,
    /// `c379.z`, register 1518.
    C379Z = 1518,
    /// `c379.w`, register 1519.
    C379W = 1519,
    /// `c380.x`, register 1520.
    C380X = 1520,
    /// `c380.y`, register 1521.
    C380Y = 1521,
    /// `c380.z`, register 1522.
    C380Z = 1522,
    /// `c380.w`, register 1523.
    C380W = 1523,
    /// `c381.x`, register 1524.
    C381X = 1524,
    /// `c381.y`, register 1525.
    C381Y = 1525,
    /// `c381.z`, register 1526.
    C381Z = 1526,
    /// `c381.w`, register 1527.
    C381W = 1527,
    /// `c382.x`, register 1528.
    C382X = 1528,
    /// `c382.y`, register 1529.
    C382Y = 1529,
    /// `c382.z`, register 1530.
    C382Z = 1530,
    /// `c382.w`, register 1531.
    C382W = 1531,
    /// `c383.x`, register 1532.
    C383X = 1532,
    /// `c383.y`, register 1533.
    C383Y = 1533,
    /// `c383.z`, register 1534.
    C383Z = 1534,
    /// `c383.w`, register 1535.
    C383W = 1535,
    /// `c384.x`, register 1536.
    C384X = 1536,
    /// `c384.y`, register 1537.
    C384Y = 1537,
    /// `c384.z`, register 1538.
    C384Z = 1538,
    /// `c384.w`, register 1539.
    C384W = 1539,
    /// `c385.x`, register 1540.
    C385X = 1540,
    /// `c385.y`, register 1541.
    C385Y = 1541,
    /// `c385.z`, register 1542.
    C385Z = 1542,
    /// `c385.w`, register 1543.
    C385W = 1543,
    /// `c386.x`, register 1544.
    C386X = 1544,
    /// `c386.y`, register 1545.
    C386Y = 1545,
    /// `c386.z`, register 1546.
    C386Z = 1546,
    /// `c386.w`, register 1547.
    C386W = 1547,
    /// `c387.x`, register 1548.
    C387X = 1548,
    /// `c387.y`, register 1549.
    C387Y = 1549,
    /// `c387.z`, register 1550.
    C387Z = 1550,
    /// `c387.w`, register 1551.
    C387W = 1551,
    /// `c388.x`, register 1552.
    C388X = 1552,
    /// `c388.y`, register 1553.
    C388Y = 1553,
    /// `c388.z`, register 1554.
    C388Z = 1554,
    /// `c388.w`, register 1555.
    C388W = 1555,
    /// `c389.x`, register 1556.
    C389X = 1556,
    /// `c389.y`, register 1557.
    C389Y = 1557,
    /// `c389.z`, register 1558.
    C389Z = 1558,
    /// `c389.w`, register 1559.
    C389W = 1559,
    /// `c390.x`, register 1560.
    C390X = 1560,
    /// `c390.y`, register 1561.
    C390Y = 1561,
    /// `c390.z`, register 1562.
    C390Z = 1562,
    /// `c390.w`, register 1563.
    C390W = 1563,
    /// `c391.x`, register 1564.
    C391X = 1564,
    /// `c391.y`, register 1565.
    C391Y = 1565,
    /// `c391.z`, register 1566.
    C391Z = 1566,
    /// `c391.w`, register 1567.
    C391W = 1567,
    /// `c392.x`, register 1568.
    C392X = 1568,
    /// `c392.y`, register 1569.
    C392Y = 1569,
    /// `c392.z`, register 1570.
    C392Z = 1570,
    /// `c392.w`, register 1571.
    C392W = 1571,
    /// `c393.x`, register 1572.
    C393X = 1572,
    /// `c393.y`, register 1573.
    C393Y = 1573,
    /// `c393.z`, register 1574.
    C393Z = 1574,
    /// `c393.w`, register 1575.
    C393W = 1575,
    /// `c394.x`, register 1576.
    C394X = 1576,
    /// `c394.y`, register 1577.
    C394Y = 1577,
    /// `c394.z`, register 1578.
    C394Z = 1578,
    /// `c394.w`, register 1579.
    C394W = 1579,
    /// `c395.x`, register 1580.
    C395X = 1580,
    /// `c395.y`, register 1581.
    C395Y = 1581,
    /// `c395.z`, register 1582.
    C395Z = 1582,
    /// `c395.w`, register 1583.
    C395W = 1583,
    /// `c396.x`, register 1584.
    C396X = 1584,
    /// `c396.y`, register 1585.
    C396Y = 1585,
    /// `c396.z`, register 1586.
    C396Z = 1586,
    /// `c396.w`, register 1587.
    C396W = 1587,
    /// `c397.x`, register 1588.
    C397X = 1588,
    /// `c397.y`, register 1589.
    C397Y = 1589,
    /// `c397.z`, register 1590.
    C397Z = 1590,
    /// `c397.w`, register 1591.
    C397W = 1591,
    /// `c398.x`, register 1592.
    C398X = 1592,
    /// `c398.y`, register 1593.
    C398Y = 1593,
    /// `c398.z`, register 1594.
    C398Z = 1594,
    /// `c398.w`, register 1595.
    C398W = 1595,
    /// `c399.x`, register 1596.
    C399X = 1596,
    /// `c399.y`, register 1597.
    C399Y = 1597,
    /// `c399.z`, register 1598.
    C399Z = 1598,
    /// `c399.w`, register 1599.
    C399W = 1599,
    /// `c400.x`, register 1600.
    C400X = 1600,
    /// `c400.y`, register 1601.
    C400Y = 1601,
    /// `c400.z`, register 1602.
    C400Z = 1602,
    /// `c400.w`, register 1603.
    C400W = 1603,
    /// `c401.x`, register 1604.
    C401X = 1604,
    /// `c401.y`, register 1605.
    C401Y = 1605,
    /// `c401.z`, register 1606.
    C401Z = 1606,
    /// `c401.w`, register 1607.
    C401W = 1607,
    /// `c402.x`, register 1608.
    C402X = 1608,
    /// `c402.y`, register 1609.
    C402Y = 1609,
    /// `c402.z`, register 1610.
    C402Z = 1610,
    /// `c402.w`, register 1611.
    C402W = 1611,
    /// `c403.x`, register 1612.
    C403X = 1612,
    /// `c403.y`, register 1613.
    C403Y = 1613,
    /// `c403.z`, register 1614.
    C403Z = 1614,
    /// `c403.w`, register 1615.
    C403W = 1615,
    /// `c404.x`, register 1616.
    C404X = 1616,
    /// `c404.y`, register 1617.
    C404Y = 1617,
    /// `c404.z`, register 1618.
    C404Z = 1618,
    /// `c404.w`, register 1619.
    C404W = 1619,
    /// `c405.x`, register 1620.
    C405X = 1620,
    /// `c405.y`, register 1621.
    C405Y = 1621,
    /// `c405.z`, register 1622.
    C405Z = 1622,
    /// `c405.w`, register 1623.
    C405W = 1623,
    /// `c406.x`, register 1624.
    C406X = 1624,
    /// `c406.y`, register 1625.
    C406Y = 1625,
    /// `c406.z`, register 1626.
    C406Z = 1626,
    /// `c406.w`, register 1627.
    C406W = 1627,
    /// `c407.x`, register 1628.
    C407X = 1628,
    /// `c407.y`, register 1629.
    C407Y = 1629,
    /// `c407.z`, register 1630.
    C407Z = 1630,
    /// `c407.w`, register 1631.
    C407W = 1631,
    /// `c408.x`, register 1632.
    C408X = 1632,
    /// `c408.y`, register 1633.
    C408Y = 1633,
    /// `c408.z`, register 1634.
    C408Z = 1634,
    /// `c408.w`, register 1635.
    C408W = 1635,
    /// `c409.x`, register 1636.
    C409X = 1636,
    /// `c409.y`, register 1637.
    C409Y = 1637,
    /// `c409.z`, register 1638.
    C409Z = 1638,
    /// `c409.w`, register 1639.
    C409W = 1639,
    /// `c410.x`, register 1640.
    C410X = 1640,
    /// `c410.y`, register 1641.
    C410Y = 1641,
    /// `c410.z`, register 1642.
    C410Z = 1642,
    /// `c410.w`, register 1643.
    C410W = 1643,
    /// `c411.x`, register 1644.
    C411X = 1644,
    /// `c411.y`, register 1645.
    C411Y = 1645,
    /// `c411.z`, register 1646.
    C411Z = 1646,
    /// `c411.w`, register 1647.
    C411W = 1647,
    /// `c412.x`, register 1648.
    C412X = 1648,
    /// `c412.y`, register 1649.
    C412Y = 1649,
    /// `c412.z`, register 1650.
    C412Z = 1650,
    /// `c412.w`, register 1651.
    C412W = 1651,
    /// `c413.x`, register 1652.
    C413X = 1652,
    /// `c413.y`, register 1653.
    C413Y = 1653,
    /// `c413.z`, register 1654.
    C413Z = 1654,
    /// `c413.w`, register 1655.
    C413W = 1655,
    /// `c414.x`, register 1656.
    C414X = 1656,
    /// `c414.y`, register 1657.
    C414Y = 1657,
    /// `c414.z`, register 1658.
    C414Z = 1658,
    /// `c414.w`, register 1659.
    C414W = 1659,
    /// `c415.x`, register 1660.
    C415X = 1660,
    /// `c415.y`, register 1661.
    C415Y = 1661,
    /// `c415.z`, register 1662.
    C415Z = 1662,
    /// `c415.w`, register 1663.
    C415W = 1663,
    /// `c416.x`, register 1664.
    C416X = 1664,
    /// `c416.y`, register 1665.
    C416Y = 1665,
    /// `c416.z`, register 1666.
    C416Z = 1666,
    /// `c416.w`, register 1667.
    C416W = 1667,
    /// `c417.x`, register 1668.
    C417X = 1668,
    /// `c417.y`, register 1669.
    C417Y = 1669,
    /// `c417.z`, register 1670.
    C417Z = 1670,
    /// `c417.w`, register 1671.
    C417W = 1671,
    /// `c418.x`, register 1672.
    C418X = 1672,
    /// `c418.y`, register 1673.
    C418Y = 1673,
    /// `c418.z`, register 1674.
    C418Z = 1674,
    /// `c418.w`, register 1675.
    C418W = 1675,
    /// `c419.x`, register 1676.
    C419X = 1676,
    /// `c419.y`, register 1677.
    C419Y = 1677,
    /// `c419.z`, register 1678.
    C419Z = 1678,
    /// `c419.w`, register 1679.
    C419W = 1679,
    /// `c420.x`, register 1680.
    C420X = 1680,
    /// `c420.y`, register 1681.
    C420Y = 1681,
    /// `c420.z`, register 1682.
    C420Z = 1682,
    /// `c420.w`, register 1683.
    C420W = 1683,
    /// `c421.x`, register 1684.
    C421X = 1684,
    /// `c421.y`, register 1685.
    C421Y = 1685,
    /// `c421.z`, register 1686.
    C421Z = 1686,
    /// `c421.w`, register 1687.
    C421W = 1687,
    /// `c422.x`, register 1688.
    C422X = 1688,
    /// `c422.y`, register 1689.
    C422Y = 1689,
    /// `c422.z`, register 1690.
    C422Z = 1690,
    /// `c422.w`, register 1691.
    C422W = 1691,
    /// `c423.x`, register 1692.
    C423X = 1692,
    /// `c423.y`, register 1693.
    C423Y = 1693,
    /// `c423.z`, register 1694.
    C423Z = 1694,
    /// `c423.w`, register 1695.
    C423W = 1695,
    /// `c424.x`, register 1696.
    C424X = 1696,
    /// `c424.y`, register 1697.
    C424Y = 1697,
    /// `c424.z`, register 1698.
    C424Z = 1698,
    /// `c424.w`, register 1699.
    C424W = 1699,
    /// `c425.x`, register 1700.
    C425X = 1700,
    /// `c425.y`, register 1701.
    C425Y = 1701,
    /// `c425.z`, register 1702.
    C425Z = 1702,
    /// `c425.w`, register 1703.
    C425W = 1703,
    /// `c426.x`, register 1704.
    C426X = 1704,
    /// `c426.y`, register 1705.
    C426Y = 1705,
    /// `c426.z`, register 1706.
    C426Z = 1706,
    /// `c426.w`, register 1707.
    C426W = 1707,
    /// `c427.x`, register 1708.
    C427X = 1708,
    /// `c427.y`, register 1709.
    C427Y = 1709,
    /// `c427.z`, register 1710.
    C427Z = 1710,
    /// `c427.w`, register 1711.
    C427W = 1711,
    /// `c428.x`, register 1712.
    C428X = 1712,
    /// `c428.y`, register 1713.
    C428Y = 1713,
    /// `c428.z`, register 1714.
    C428Z = 1714,
    /// `c428.w`, register 1715.
    C428W = 1715,
    /// `c429.x`, register 1716.
    C429X = 1716,
    /// `c429.y`, register 1717.
    C429Y = 1717,
    /// `c429.z`, register 1718.
    C429Z = 1718,
    /// `c429.w`, register 1719.
    C429W = 1719,
    /// `c430.x`, register 1720.
    C430X = 1720,
    /// `c430.y`, register 1721.
    C430Y = 1721,
    /// `c430.z`, register 1722.
    C430Z = 1722,
    /// `c430.w`, register 1723.
    C430W = 1723,
    /// `c431.x`, register 1724.
    C431X = 1724,
    /// `c431.y`, register 1725.
    C431Y = 1725,
    /// `c431.z`, register 1726.
    C431Z = 1726,
    /// `c431.w`, register 1727.
    C431W = 1727,
    /// `c432.x`, register 1728.
    C432X = 1728,
    /// `c432.y`, register 1729.
    C432Y = 1729,
    /// `c432.z`, register 1730.
    C432Z = 1730,
    /// `c432.w`, register 1731.
    C432W = 1731,
    /// `c433.x`, register 1732.
    C433X = 1732,
    /// `c433.y`, register 1733.
    C433Y = 1733,
    /// `c433.z`, register 1734.
    C433Z = 1734,
    /// `c433.w`, register 1735.
    C433W = 1735,
    /// `c434.x`, register 1736.
    C434X = 1736,
    /// `c434.y`, register 1737.
    C434Y = 1737,
    /// `c434.z`, register 1738.
    C434Z = 1738,
    /// `c434.w`, register 1739.
    C434W = 1739,
    /// `c435.x`, register 1740.
    C435X = 1740,
    /// `c435.y`, register 1741.
    C435Y = 1741,
    /// `c435.z`, register 1742.
    C435Z = 1742,
    /// `c435.w`, register 1743.
    C435W = 1743,
    /// `c436.x`, register 1744.
    C436X = 1744,
    /// `c436.y`, register 1745.
    C436Y = 1745,
    /// `c436.z`, register 1746.
    C436Z = 1746,
    /// `c436.w`, register 1747.
    C436W = 1747,
    /// `c437.x`, register 1748.
    C437X = 1748,
    /// `c437.y`, register 1749.
    C437Y = 1749,
    /// `c437.z`, register 1750.
    C437Z = 1750,
    /// `c437.w`, register 1751.
    C437W = 1751,
    /// `c438.x`, register 1752.
    C438X = 1752,
    /// `c438.y`, register 1753.
    C438Y = 1753,
    /// `c438.z`, register 1754.
    C438Z = 1754,
    /// `c438.w`, register 1755.
    C438W = 1755,
    /// `c439.x`, register 1756.
    C439X = 1756,
    /// `c439.y`, register 1757.
    C439Y = 1757,
    /// `c439.z`, register 1758.
    C439Z = 1758,
    /// `c439.w`, register 1759.
    C439W = 1759,
    /// `c440.x`, register 1760.
    C440X = 1760,
    /// `c440.y`, register 1761.
    C440Y = 1761,
    /// `c440.z`, register 1762.
    C440Z = 1762,
    /// `c440.w`, register 1763.
    C440W = 1763,
    /// `c441.x`, register 1764.
    C441X = 1764,
    /// `c441.y`, register 1765.
    C441Y = 1765,
    /// `c441.z`, register 1766.
    C441Z = 1766,
    /// `c441.w`, register 1767.
    C441W = 1767,
    /// `c442.x`, register 1768.
    C442X = 1768,
    /// `c442.y`, register 1769.
    C442Y = 1769,
    /// `c442.z`, register 1770.
    C442Z = 1770,
    /// `c442.w`, register 1771.
    C442W = 1771,
    /// `c443.x`, register 1772.
    C443X = 1772,
    /// `c443.y`, register 1773.
    C443Y = 1773,
    /// `c443.z`, register 1774.
    C443Z = 1774,
    /// `c443.w`, register 1775.
    C443W = 1775,
    /// `c444.x`, register 1776.
    C444X = 1776,
    /// `c444.y`, register 1777.
    C444Y = 1777,
    /// `c444.z`, register 1778.
    C444Z = 1778,
    /// `c444.w`, register 1779.
    C444W = 1779,
    /// `c445.x`, register 1780.
    C445X = 1780,
    /// `c445.y`, register 1781.
    C445Y = 1781,
    /// `c445.z`, register 1782.
    C445Z = 1782,
    /// `c445.w`, register 1783.
    C445W = 1783,
    /// `c446.x`, register 1784.
    C446X = 1784,
    /// `c446.y`, register 1785.
    C446Y = 1785,
    /// `c446.z`, register 1786.
    C446Z = 1786,
    /// `c446.w`, register 1787.
    C446W = 1787,
    /// `c447.x`, register 1788.
    C447X = 1788,
    /// `c447.y`, register 1789.
    C447Y = 1789,
    /// `c447.z`, register 1790.
    C447Z = 1790,
    /// `c447.w`, register 1791.
    C447W = 1791,
    /// `c448.x`, register 1792.
    C448X = 1792,
    /// `c448.y`, register 1793.
    C448Y = 1793,
    /// `c448.z`, register 1794.
    C448Z = 1794,
    /// `c448.w`, register 1795.
    C448W = 1795,
    /// `c449.x`, register 1796.
    C449X = 1796,
    /// `c449.y`, register 1797.
    C449Y = 1797,
    /// `c449.z`, register 1798.
    C449Z = 1798,
    /// `c449.w`, register 1799.
    C449W = 1799,
    /// `c450.x`, register 1800.
    C450X = 1800,
    /// `c450.y`, register 1801.
    C450Y = 1801,
    /// `c450.z`, register 1802.
    C450Z = 1802,
    /// `c450.w`, register 1803.
    C450W = 1803,
    /// `c451.x`, register 1804.
    C451X = 1804,
    /// `c451.y`, register 1805.
    C451Y = 1805,
    /// `c451.z`, register 1806.
    C451Z = 1806,
    /// `c451.w`, register 1807.
    C451W = 1807,
    /// `c452.x`, register 1808.
    C452X = 1808,
    /// `c452.y`, register 1809.
    C452Y = 1809,
    /// `c452.z`, register 1810.
    C452Z = 1810,
    /// `c452.w`, register 1811.
    C452W = 1811,
    /// `c453.x`, register 1812.
    C453X = 1812,
    /// `c453.y`, register 1813.
    C453Y = 1813,
    /// `c453.z`, register 1814.
    C453Z = 1814,
    /// `c453.w`, register 1815.
    C453W = 1815,
    /// `c454.x`, register 1816.
    C454X = 1816,
    /// `c454.y`, register 1817.
    C454Y = 1817,
    /// `c454.z`, register 1818.
    C454Z = 1818,
    /// `c454.w`, register 1819.
    C454W = 1819,
    /// `c455.x`, register 1820.
    C455X = 1820,
    /// `c455.y`, register 1821.
    C455Y = 1821,
    /// `c455.z`, register 1822.
    C455Z = 1822,
    /// `c455.w`, register 1823.
    C455W = 1823,
    /// `c456.x`, register 1824.
    C456X = 1824,
    /// `c456.y`, register 1825.
    C456Y = 1825,
    /// `c456.z`, register 1826.
    C456Z = 1826,
    /// `c456.w`, register 1827.
    C456W = 1827,
    /// `c457.x`, register 1828.
    C457X = 1828,
    /// `c457.y`, register 1829.
    C457Y = 1829,
    /// `c457.z`, register 1830.
    C457Z = 1830,
    /// `c457.w`, register 1831.
    C457W = 1831,
    /// `c458.x`, register 1832.
    C458X = 1832,
    /// `c458.y`, register 1833.
    C458Y = 1833,
    /// `c458.z`, register 1834.
    C458Z = 1834,
    /// `c458.w`, register 1835.
    C458W = 1835,
    /// `c459.x`, register 1836.
    C459X = 1836,
    /// `c459.y`, register 1837.
    C459Y = 1837,
    /// `c459.z`, register 1838.
    C459Z = 1838,
    /// `c459.w`, register 1839.
    C459W = 1839,
    /// `c460.x`, register 1840.
    C460X = 1840,
    /// `c460.y`, register 1841.
    C460Y = 1841,
    /// `c460.z`, register 1842.
    C460Z = 1842,
    /// `c460.w`, register 1843.
    C460W = 1843,
    /// `c461.x`, register 1844.
    C461X = 1844,
    /// `c461.y`, register 1845.
    C461Y = 1845,
    /// `c461.z`, register 1846.
    C461Z = 1846,
    /// `c461.w`, register 1847.
    C461W = 1847,
    /// `c462.x`, register 1848.
    C462X = 1848,
    /// `c462.y`, register 1849.
    C462Y = 1849,
    /// `c462.z`, register 1850.
    C462Z = 1850,
    /// `c462.w`, register 1851.
    C462W = 1851,
    /// `c463.x`, register 1852.
    C463X = 1852,
    /// `c463.y`, register 1853.
    C463Y = 1853,
    /// `c463.z`, register 1854.
    C463Z = 1854,
    /// `c463.w`, register 1855.
    C463W = 1855,
    /// `c464.x`, register 1856.
    C464X = 1856,
    /// `c464.y`, register 1857.
    C464Y = 1857,
    /// `c464.z`, register 1858.
    C464Z = 1858,
    /// `c464.w`, register 1859.
    C464W = 1859,
    /// `c465.x`, register 1860.
    C465X = 1860,
    /// `c465.y`, register 1861.
    C465Y = 1861,
    /// `c465.z`, register 1862.
    C465Z = 1862,
    /// `c465.w`, register 1863.
    C465W = 1863,
    /// `c466.x`, register 1864.
    C466X = 1864,
    /// `c466.y`, register 1865.
    C466Y = 1865,
    /// `c466.z`, register 1866.
    C466Z = 1866,
    /// `c466.w`, register 1867.
    C466W = 1867,
    /// `c467.x`, register 1868.
    C467X = 1868,
    /// `c467.y`, register 1869.
    C467Y = 1869,
    /// `c467.z`, register 1870.
    C467Z = 1870,
    /// `c467.w`, register 1871.
    C467W = 1871,
    /// `c468.x`, register 1872.
    C468X = 1872,
    /// `c468.y`, register 1873.
    C468Y = 1873,
    /// `c468.z`, register 1874.
    C468Z = 1874,
    /// `c468.w`, register 1875.
    C468W = 1875,
    /// `c469.x`, register 1876.
    C469X = 1876,
    /// `c469.y`, register 1877.
    C469Y = 1877,
    /// `c469.z`, register 1878.
    C469Z = 1878,
    /// `c469.w`, register 1879.
    C469W = 1879,
    /// `c470.x`, register 1880.
    C470X = 1880,
    /// `c470.y`, register 1881.
    C470Y = 1881,
    /// `c470.z`, register 1882.
    C470Z = 1882,
    /// `c470.w`, register 1883.
    C470W = 1883,
    /// `c471.x`, register 1884.
    C471X = 1884,
    /// `c471.y`, register 1885.
    C471Y = 1885,
    /// `c471.z`, register 1886.
    C471Z = 1886,
    /// `c471.w`, register 1887.
    C471W = 1887,
    /// `c472.x`, register 1888.
    C472X = 1888,
    /// `c472.y`, register 1889.
    C472Y = 1889,
    /// `c472.z`, register 1890.
    C472Z = 1890,
    /// `c472.w`, register 1891.
    C472W = 1891,
    /// `c473.x`, register 1892.
    C473X = 1892,
    /// `c473.y`, register 1893.
    C473Y = 1893,
    /// `c473.z`, register 1894.
    C473Z = 1894,
    /// `c473.w`, register 1895.
    C473W = 1895,
    /// `c474.x`, register 1896.
    C474X = 1896,
    /// `c474.y`, register 1897.
    C474Y = 1897,
    /// `c474.z`, register 1898.
    C474Z = 1898,
    /// `c474.w`, register 1899.
    C474W = 1899,
    /// `c475.x`, register 1900.
    C475X = 1900,
    /// `c475.y`, register 1901.
    C475Y = 1901,
    /// `c475.z`, register 1902.
    C475Z = 1902,
    /// `c475.w`, register 1903.
    C475W = 1903,
    /// `c476.x`, register 1904.
    C476X = 1904,
    /// `c476.y`, register 1905.
    C476Y = 1905,
    /// `c476.z`, register 1906.
    C476Z = 1906,
    /// `c476.w`, register 1907.
    C476W = 1907,
    /// `c477.x`, register 1908.
    C477X = 1908,
    /// `c477.y`, register 1909.
    C477Y = 1909,
    /// `c477.z`, register 1910.
    C477Z = 1910,
    /// `c477.w`, register 1911.
    C477W = 1911,
    /// `c478.x`, register 1912.
    C478X = 1912,
    /// `c478.y`, register 1913.
    C478Y = 1913,
    /// `c478.z`, register 1914.
    C478Z = 1914,
    /// `c478.w`, register 1915.
    C478W = 1915,
    /// `c479.x`, register 1916.
    C479X = 1916,
    /// `c479.y`, register 1917.
    C479Y = 1917,
    /// `c479.z`, register 1918.
    C479Z = 1918,
    /// `c479.w`, register 1919.
    C479W = 1919,
    /// `c480.x`, register 1920.
    C480X = 1920,
    /// `c480.y`, register 1921.
    C480Y = 1921,
    /// `c480.z`, register 1922.
    C480Z = 1922,
    /// `c480.w`, register 1923.
    C480W = 1923,
    /// `c481.x`, register 1924.
    C481X = 1924,
    /// `c481.y`, register 1925.
    C481Y = 1925,
    /// `c481.z`, register 1926.
    C481Z = 1926,
    /// `c481.w`, register 1927.
    C481W = 1927,
    /// `c482.x`, register 1928.
    C482X = 1928,
    /// `c482.y`, register 1929.
    C482Y = 1929,
    /// `c482.z`, register 1930.
    C482Z = 1930,
    /// `c482.w`, register 1931.
    C482W = 1931,
    /// `c483.x`, register 1932.
    C483X = 1932,
    /// `c483.y`, register 1933.
    C483Y = 1933,
    /// `c483.z`, register 1934.
    C483Z = 1934,
    /// `c483.w`, register 1935.
    C483W = 1935,
    /// `c484.x`, register 1936.
    C484X = 1936,
    /// `c484.y`, register 1937.
    C484Y = 1937,
    /// `c484.z`, register 1938.
    C484Z = 1938,
    /// `c484.w`, register 1939.
    C484W = 1939,
    /// `c485.x`, register 1940.
    C485X = 1940,
    /// `c485.y`, register 1941.
    C485Y = 1941,
    /// `c485.z`, register 1942.
    C485Z = 1942,
    /// `c485.w`, register 1943.
    C485W = 1943,
    /// `c486.x`, register 1944.
    C486X = 1944,
    /// `c486.y`, register 1945.
    C486Y = 1945,
    /// `c486.z`, register 1946.
    C486Z = 1946,
    /// `c486.w`, register 1947.
    C486W = 1947,
    /// `c487.x`, register 1948.
    C487X = 1948,
    /// `c487.y`, register 1949.
    C487Y = 1949,
    /// `c487.z`, register 1950.
    C487Z = 1950,
    /// `c487.w`, register 1951.
    C487W = 1951,
    /// `c488.x`, register 1952.
    C488X = 1952,
    /// `c488.y`, register 1953.
    C488Y = 1953,
    /// `c488.z`, register 1954.
    C488Z = 1954,
    /// `c488.w`, register 1955.
    C488W = 1955,
    /// `c489.x`, register 1956.
    C489X = 1956,
    /// `c489.y`, register 1957.
    C489Y = 1957,
    /// `c489.z`, register 1958.
    C489Z = 1958,
    /// `c489.w`, register 1959.
    C489W = 1959,
    /// `c490.x`, register 1960.
    C490X = 1960,
    /// `c490.y`, register 1961.
    C490Y = 1961,
    /// `c490.z`, register 1962.
    C490Z = 1962,
    /// `c490.w`, register 1963.
    C490W = 1963,
    /// `c491.x`, register 1964.
    C491X = 1964,
    /// `c491.y`, register 1965.
    C491Y = 1965,
    /// `c491.z`, register 1966.
    C491Z = 1966,
    /// `c491.w`, register 1967.
    C491W = 1967,
    /// `c492.x`, register 1968.
    C492X = 1968,
    /// `c492.y`, register 1969.
    C492Y = 1969,
    /// `c492.z`, register 1970.
    C492Z = 1970,
    /// `c492.w`, register 1971.
    C492W = 1971,
    /// `c493.x`, register 1972.
    C493X = 1972,
    /// `c493.y`, register 1973.
    C493Y = 1973,
    /// `c493.z`, register 1974.
    C493Z = 1974,
    /// `c493.w`, register 1975.
    C493W = 1975,
    /// `c494.x`, register 1976.
    C494X = 1976,
    /// `c494.y`, register 1977.
    C494Y = 1977,
    /// `c494.z`, register 1978.
    C494Z = 1978,
    /// `c494.w`, register 1979.
    C494W = 1979,
    /// `c495.x`, register 1980.
    C495X = 1980,
    /// `c495.y`, register 1981.
    C495Y = 1981,
    /// `c495.z`, register 1982.
    C495Z = 1982,
    /// `c495.w`, register 1983.
    C495W = 1983,
    /// `c496.x`, register 1984.
    C496X = 1984,
    /// `c496.y`, register 1985.
    C496Y = 1985,
    /// `c496.z`, register 1986.
    C496Z = 1986,
    /// `c496.w`, register 1987.
    C496W = 1987,
    /// `c497.x`, register 1988.
    C497X = 1988,
    /// `c497.y`, register 1989.
    C497Y = 1989,
    /// `c497.z`, register 1990.
    C497Z = 1990,
    /// `c497.w`, register 1991.
    C497W = 1991,
    /// `c498.x`, register 1992.
    C498X = 1992,
    /// `c498.y`, register 1993.
    C498Y = 1993,
    /// `c498.z`, register 1994.
    C498Z = 1994,
    /// `c498.w`, register 1995.
    C498W = 1995,
    /// `c499.x`, register 1996.
    C499X = 1996,
    /// `c499.y`, register 1997.
    C499Y = 1997,
    /// `c499.z`, register 1998.
    C499Z = 1998,
    /// `c499.w`, register 1999.
    C499W = 1999,
    /// `c500.x`, register 2000.
    C500X = 2000,
    /// `c500.y`, register 2001.
    C500Y = 2001,
    /// `c500.z`, register 2002.
    C500Z = 2002,
    /// `c500.w`, register 2003.
    C500W = 2003,
    /// `c501.x`, register 2004.
    C501X = 2004,
    /// `c501.y`, register 2005.
    C501Y = 2005,
    /// `c501.z`, register 2006.
    C501Z = 2006,
    /// `c501.w`, register 2007.
    C501W = 2007,
    /// `c502.x`, register 2008.
    C502X = 2008,
    /// `c502.y`, register 2009.
    C502Y = 2009,
    /// `c502.z`, register 2010.
    C502Z = 2010,
    /// `c502.w`, register 2011.
    C502W = 2011,
    /// `c503.x`, register 2012.
    C503X = 2012,
    /// `c503.y`, register 2013.
    C503Y = 2013,
    /// `c503.z`, register 2014.
    C503Z = 2014,
    /// `c503.w`, register 2015.
    C503W = 2015,
    /// `c504.x`, register 2016.
    C504X = 2016,
    /// `c504.y`, register 2017.
    C504Y = 2017,
    /// `c504.z`, register 2018.
    C504Z = 2018,
    /// `c504.w`, register 2019.
    C504W = 2019,
    /// `c505.x`, register 2020.
    C505X = 2020,
    /// `c505.y`, register 2021.
    C505Y = 2021,
    /// `c505.z`, register 2022.
    C505Z = 2022,
    /// `c505.w`, register 2023.
    C505W = 2023,
    /// `c506.x`, register 2024.
    C506X = 2024,
    /// `c506.y`, register 2025.
    C506Y = 2025,
    /// `c506.z`, register 2026.
    C506Z = 2026,
    /// `c506.w`, register 2027.
    C506W = 2027,
    /// `c507.x`, register 2028.
    C507X = 2028,
    /// `c507.y`, register 2029.
    C507Y = 2029,
    /// `c507.z`, register 2030.
    C507Z = 2030,
    /// `c507.w`, register 2031.
    C507W = 2031,
    /// `c508.x`, register 2032.
    C508X = 2032,
    /// `c508.y`, register 2033.
    C508Y = 2033,
    /// `c508.z`, register 2034.
    C508Z = 2034,
    /// `c508.w`, register 2035.
    C508W = 2035,
    /// `c509.x`, register 2036.
    C509X = 2036,
    /// `c509.y`, register 2037.
    C509Y = 2037,
    /// `c509.z`, register 2038.
    C509Z = 2038,
    /// `c509.w`, register 2039.
    C509W = 2039,
    /// `c510.x`, register 2040.
    C510X = 2040,
    /// `c510.y`, register 2041.
    C510Y = 2041,
    /// `c510.z`, register 2042.
    C510Z = 2042,
    /// `c510.w`, register 2043.
    C510W = 2043,
    /// `c511.x`, register 2044.
    C511X = 2044,
    /// `c511.y`, register 2045.
    C511Y = 2045,
    /// `c511.z`, register 2046.
    C511Z = 2046,
    /// `c511.w`, register 2047.
    C511W = 2047,
}
#[allow(non_upper_case_globals)]
impl Const {
    /// All 2048 of them, in order.
    pub const ALL: [Self; 2048] = [
        Self::C0X,
        Self::C0Y,
        Self::C0Z,
        Self::C0W,
        Self::C1X,
        Self::C1Y,
        Self::C1Z,
        Self::C1W,
        Self::C2X,
        Self::C2Y,
        Self::C2Z,
        Self::C2W,
        Self::C3X,
        Self::C3Y,
        Self::C3Z,
        Self::C3W,
        Self::C4X,
        Self::C4Y,
        Self::C4Z,
        Self::C4W,
        Self::C5X,
        Self::C5Y,
        Self::C5Z,
        Self::C5W,
        Self::C6X,
        Self::C6Y,
        Self::C6Z,
        Self::C6W,
        Self::C7X,
        Self::C7Y,
        Self::C7Z,
        Self::C7W,
        Self::C8X,
        Self::C8Y,
        Self::C8Z,
        Self::C8W,
        Self::C9X,
        Self::C9Y,
        Self::C9Z,
        Self::C9W,
        Self::C10X,
        Self::C10Y,
        Self::C10Z,
        Self::C10W,
        Self::C11X,
        Self::C11Y,
        Self::C11Z,
        Self::C11W,
        Self::C12X,
        Self::C12Y,
        Self::C12Z,
        Self::C12W,
        Self::C13X,
        Self::C13Y,
        Self::C13Z,
        Self::C13W,
        Self::C14X,
        Self::C14Y,
        Self::C14Z,
        Self::C14W,
        Self::C15X,
        Self::C15Y,
        Self::C15Z,
        Self::C15W,
        Self::C16X,
        Self::C16Y,
        Self::C16Z,
        Self::C16W,
        Self::C17X,
        Self::C17Y,
        Self::C17Z,
        Self::C17W,
        Self::C18X,
        Self::C18Y,
        Self::C18Z,
        Self::C18W,
        Self::C19X,
        Self::C19Y,
        Self::C19Z,
        Self::C19W,
        Self::C20X,
        Self::C20Y,
        Self::C20Z,
        Self::C20W,
        Self::C21X,
        Self::C21Y,
        Self::C21Z,
        Self::C21W,
        Self::C22X,
        Self::C22Y,
        Self::C22Z,
        Self::C22W,
        Self::C23X,
        Self::C23Y,
        Self::C23Z,
        Self::C23W,
        Self::C24X,
        Self::C24Y,
        Self::C24Z,
        Self::C24W,
        Self::C25X,
        Self::C25Y,
        Self::C25Z,
        Self::C25W,
        Self::C26X,
        Self::C26Y,
        Self::C26Z,
        Self::C26W,
        Self::C27X,
        Self::C27Y,
        Self::C27Z,
        Self::C27W,
        Self::C28X,
        Self::C28Y,
        Self::C28Z,
        Self::C28W,
        Self::C29X,
        Self::C29Y,
        Self::C29Z,
        Self::C29W,
        Self::C30X,
        Self::C30Y,
        Self::C30Z,
        Self::C30W,
        Self::C31X,
        Self::C31Y,
        Self::C31Z,
        Self::C31W,
        Self::C32X,
        Self::C32Y,
        Self::C32Z,
        Self::C32W,
        Self::C33X,
        Self::C33Y,
        Self::C33Z,
        Self::C33W,
        Self::C34X,
        Self::C34Y,
        Self::C34Z,
        Self::C34W,
        Self::C35X,
        Self::C35Y,
        Self::C35Z,
        Self::C35W,
        Self::C36X,
        Self::C36Y,
        Self::C36Z,
        Self::C36W,
        Self::C37X,
        Self::C37Y,
        Self::C37Z,
        Self::C37W,
        Self::C38X,
        Self::C38Y,
        Self::C38Z,
        Self::C38W,
        Self::C39X,
        Self::C39Y,
        Self::C39Z,
        Self::C39W,
        Self::C40X,
        Self::C40Y,
        Self::C40Z,
        Self::C40W,
        Self::C41X,
        Self::C41Y,
        Self::C41Z,
        Self::C41W,
        Self::C42X,
        Self::C42Y,
        Self::C42Z,
        Self::C42W,
        Self::C43X,
        Self::C43Y,
        Self::C43Z,
        Self::C43W,
        Self::C44X,
        Self::C44Y,
        Self::C44Z,
        Self::C44W,
        Self::C45X,
        Self::C45Y,
        Self::C45Z,
        Self::C45W,
        Self::C46X,
        Self::C46Y,
        Self::C46Z,
        Self::C46W,
        Self::C47X,
        Self::C47Y,
        Self::C47Z,
        Self::C47W,
        Self::C48X,
        Self::C48Y,
        Self::C48Z,
        Self::C48W,
        Self::C49X,
        Self::C49Y,
        Self::C49Z,
        Self::C49W,
        Self::C50X,
        Self::C50Y,
        Self::C50Z,
        Self::C50W,
        Self::C51X,
        Self::C51Y,
        Self::C51Z,
        Self::C51W,
        Self::C52X,
        Self::C52Y,
        Self::C52Z,
        Self::C52W,
        Self::C53X,
        Self::C53Y,
        Self::C53Z,
        Self::C53W,
        Self::C54X,
        Self::C54Y,
        Self::C54Z,
        Self::C54W,
        Self::C55X,
        Self::C55Y,
        Self::C55Z,
        Self::C55W,
        Self::C56X,
        Self::C56Y,
        Self::C56Z,
        Self::C56W,
        Self::C57X,
        Self::C57Y,
        Self::C57Z,
        Self::C57W,
        Self::C58X,
        Self::C58Y,
        Self::C58Z,
        Self::C58W,
        Self::C59X,
        Self::C59Y,
        Self::C59Z,
        Self::C59W,
        Self::C60X,
        Self::C60Y,
        Self::C60Z,
        Self::C60W,
        Self::C61X,
        Self::C61Y,
        Self::C61Z,
        Self::C61W,
        Self::C62X,
        Self::C62Y,
        Self::C62Z,
        Self::C62W,
        Self::C63X,
        Self::C63Y,
        Self::C63Z,
        Self::C63W,
        Self::C64X,
        Self::C64Y,
        Self::C64Z,
        Self::C64W,
        Self::C65X,
        Self::C65Y,
        Self::C65Z,
        Self::C65W,
        Self::C66X,
        Self::C66Y,
        Self::C66Z,
        Self::C66W,
        Self::C67X,
        Self::C67Y,
        Self::C67Z,
        Self::C67W,
        Self::C68X,
        Self::C68Y,
        Self::C68Z,
        Self::C68W,
        Self::C69X,
        Self::C69Y,
        Self::C69Z,
        Self::C69W,
        Self::C70X,
        Self::C70Y,
        Self::C70Z,
        Self::C70W,
        Self::C71X,
        Self::C71Y,
        Self::C71Z,
        Self::C71W,
        Self::C72X,
        Self::C72Y,
        Self::C72Z,
        Self::C72W,
        Self::C73X,
        Self::C73Y,
        Self::C73Z,
        Self::C73W,
        Self::C74X,
        Self::C74Y,
        Self::C74Z,
        Self::C74W,
        Self::C75X,
        Self::C75Y,
        Self::C75Z,
        Self::C75W,
        Self::C76X,
        Self::C76Y,
        Self::C76Z,
        Self::C76W,
        Self::C77X,
        Self::C77Y,
        Self::C77Z,
        Self::C77W,
        Self::C78X,
        Self::C78Y,
        Self::C78Z,
        Self::C78W,
        Self::C79X,
        Self::C79Y,
        Self::C79Z,
        Self::C79W,
        Self::C80X,
        Self::C80Y,
        Self::C80Z,
        Self::C80W,
        Self::C81X,
        Self::C81Y,
        Self::C81Z,
        Self::C81W,
        Self::C82X,
        Self::C82Y,
        Self::C82Z,
        Self::C82W,
        Self::C83X,
        Self::C83Y,
        Self::C83Z,
        Self::C83W,
        Self::C84X,
        Self::C84Y,
        Self::C84Z,
        Self::C84W,
        Self::C85X,
        Self::C85Y,
        Self::C85Z,
        Self::C85W,
        Self::C86X,
        Self::C86Y,
        Self::C86Z,
        Self::C86W,
        Self::C87X,
        Self::C87Y,
        Self::C87Z,
        Self::C87W,
        Self::C88X,
        Self::C88Y,
        Self::C88Z,
        Self::C88W,
        Self::C89X,
        Self::C89Y,
        Self::C89Z,
        Self::C89W,
        Self::C90X,
        Self::C90Y,
        Self::C90Z,
        Self::C90W,
        Self::C91X,
        Self::C91Y,
        Self::C91Z,
        Self::C91W,
        Self::C92X,
        Self::C92Y,
        Self::C92Z,
        Self::C92W,
        Self::C93X,
        Self::C93Y,
        Self::C93Z,
        Self::C93W,
        Self::C94X,
        Self::C94Y,
        Self::C94Z,
        Self::C94W,
        Self::C95X,
        Self::C95Y,
        Self::C95Z,
        Self::C95W,
        Self::C96X,
        Self::C96Y,
        Self::C96Z,
        Self::C96W,
        Self::C97X,
        Self::C97Y,
        Self::C97Z,
        Self::C97W,
        Self::C98X,
        Self::C98Y,
        Self::C98Z,
        Self::C98W,
        Self::C99X,
        Self::C99Y,
        Self::C99Z,
        Self::C99W,
        Self::C100X,
        Self::C100Y,
        Self::C100Z,
        Self::C100W,
        Self::C101X,
        Self::C101Y,
        Self::C101Z,
        Self::C101W,
        Self::C102X,
        Self::C102Y,
        Self::C102Z,
        Self::C102W,
        Self::C103X,
        Self::C103Y,
        Self::C103Z,
        Self::C103W,
        Self::C104X,
        Self::C104Y,
        Self::C104Z,
        Self::C104W,
        Self::C105X,
        Self::C105Y,
        Self::C105Z,
        Self::C105W,
        Self::C106X,
        Self::C106Y,
        Self::C106Z,
        Self::C106W,
        Self::C107X,
        Self::C107Y,
        Self::C107Z,
        Self::C107W,
        Self::C108X,
        Self::C108Y,
        Self::C108Z,
        Self::C108W,
        Self::C109X,
        Self::C109Y,
        Self::C109Z,
        Self::C109W,
        Self::C110X,
        Self::C110Y,
        Self::C110Z,
        Self::C110W,
        Self::C111X,
        Self::C111Y,
        Self::C111Z,
        Self::C111W,
        Self::C112X,
        Self::C112Y,
        Self::C112Z,
        Self::C112W,
        Self::C113X,
        Self::C113Y,
        Self::C113Z,
        Self::C113W,
        Self::C114X,
        Self::C114Y,
        Self::C114Z,
        Self::C114W,
        Self::C115X,
        Self::C115Y,
        Self::C115Z,
        Self::C115W,
        Self::C116X,
        Self::C116Y,
        Self::C116Z,
        Self::C116W,
        Self::C117X,
        Self::C117Y,
        Self::C117Z,
        Self::C117W,
        Self::C118X,
        Self::C118Y,
        Self::C118Z,
        Self::C118W,
        Self::C119X,
        Self::C119Y,
        Self::C119Z,
        Self::C119W,
        Self::C120X,
        Self::C120Y,
        Self::C120Z,
        Self::C120W,
        Self::C121X,
        Self::C121Y,
        Self::C121Z,
        Self::C121W,
        Self::C122X,
        Self::C122Y,
        Self::C122Z,
        Self::C122W,
        Self::C123X,
        Self::C123Y,
        Self::C123Z,
        Self::C123W,
        Self::C124X,
        Self::C124Y,
        Self::C124Z,
        Self::C124W,
        Self::C125X,
        Self::C125Y,
        Self::C125Z,
        Self::C125W,
        Self::C126X,
        Self::C126Y,
        Self::C126Z,
        Self::C126W,
        Self::C127X,
        Self::C127Y,
        Self::C127Z,
        Self::C127W,
        Self::C128X,
        Self::C128Y,
        Self::C128Z,
        Self::C128W,
        Self::C129X,
        Self::C129Y,
        Self::C129Z,
        Self::C129W,
        Self::C130X,
        Self::C130Y,
        Self::C130Z,
        Self::C130W,
        Self::C131X,
        Self::C131Y,
        Self::C131Z,
        Self::C131W,
        Self::C132X,
        Self::C132Y,
        Self::C132Z,
        Self::C132W,
        Self::C133X,
        Self::C133Y,
        Self::C133Z,
        Self::C133W,
        Self::C134X,
        Self::C134Y,
        Self::C134Z,
        Self::C134W,
        Self::C135X,
        Self::C135Y,
        Self::C135Z,
        Self::C135W,
        Self::C136X,
        Self::C136Y,
        Self::C136Z,
        Self::C136W,
        Self::C137X,
        Self::C137Y,
        Self::C137Z,
        Self::C137W,
        Self::C138X,
        Self::C138Y,
        Self::C138Z,
        Self::C138W,
        Self::C139X,
        Self::C139Y,
        Self::C139Z,
        Self::C139W,
        Self::C140X,
        Self::C140Y,
        Self::C140Z,
        Self::C140W,
        Self::C141X,
        Self::C141Y,
        Self::C141Z,
        Self::C141W,
        Self::C142X,
        Self::C142Y,
        Self::C142Z,
        Self::C142W,
        Self::C143X,
        Self::C143Y,
        Self::C143Z,
        Self::C143W,
        Self::C144X,
        Self::C144Y,
        Self::C144Z,
        Self::C144W,
        Self::C145X,
        Self::C145Y,
        Self::C145Z,
        Self::C145W,
        Self::C146X,
        Self::C146Y,
        Self::C146Z,
        Self::C146W,
        Self::C147X,
        Self::C147Y,
        Self::C147Z,
        Self::C147W,
        Self::C148X,
        Self::C148Y,
        Self::C148Z,
        Self::C148W,
        Self::C149X,
        Self::C149Y,
        Self::C149Z,
        Self::C149W,
        Self::C150X,
        Self::C150Y,
        Self::C150Z,
        Self::C150W,
        Self::C151X,
        Self::C151Y,
        Self::C151Z,
        Self::C151W,
        Self::C152X,
        Self::C152Y,
        Self::C152Z,
        Self::C152W,
        Self::C153X,
        Self::C153Y,
        Self::C153Z,
        Self::C153W,
        Self::C154X,
        Self::C154Y,
        Self::C154Z,
        Self::C154W,
        Self::C155X,
        Self::C155Y,
        Self::C155Z,
        Self::C155W,
        Self::C156X,
        Self::C156Y,
        Self::C156Z,
        Self::C156W,
        Self::C157X,
        Self::C157Y,
        Self::C157Z,
        Self::C157W,
        Self::C158X,
        Self::C158Y,
        Self::C158Z,
        Self::C158W,
        Self::C159X,
        Self::C159Y,
        Self::C159Z,
        Self::C159W,
        Self::C160X,
        Self::C160Y,
        Self::C160Z,
        Self::C160W,
        Self::C161X,
        Self::C161Y,
        Self::C161Z,
        Self::C161W,
        Self::C162X,
        Self::C162Y,
        Self::C162Z,
        Self::C162W,
        Self::C163X,
        Self::C163Y,
        Self::C163Z,
        Self::C163W,
        Self::C164X,
        Self::C164Y,
        Self::C164Z,
        Self::C164W,
        Self::C165X,
        Self::C165Y,
        Self::C165Z,
        Self::C165W,
        Self::C166X,
        Self::C166Y,
        Self::C166Z,
        Self::C166W,
        Self::C167X,
        Self::C167Y,
        Self::C167Z,
        Self::C167W,
        Self::C168X,
        Self::C168Y,
        Self::C168Z,
        Self::C168W,
        Self::C169X,
        Self::C169Y,
        Self::C169Z,
        Self::C169W,
        Self::C170X,
        Self::C170Y,
        Self::C170Z,
        Self::C170W,
        Self::C171X,
        Self::C171Y,
        Self::C171Z,
        Self::C171W,
        Self::C172X,
        Self::C172Y,
        Self::C172Z,
        Self::C172W,
        Self::C173X,
        Self::C173Y,
        Self::C173Z,
        Self::C173W,
        Self::C174X,
        Self::C174Y,
        Self::C174Z,
        Self::C174W,
        Self::C175X,
        Self::C175Y,
        Self::C175Z,
        Self::C175W,
        Self::C176X,
        Self::C176Y,
        Self::C176Z,
        Self::C176W,
        Self::C177X,
        Self::C177Y,
        Self::C177Z,
        Self::C177W,
        Self::C178X,
        Self::C178Y,
        Self::C178Z,
        Self::C178W,
        Self::C179X,
        Self::C179Y,
        Self::C179Z,
        Self::C179W,
        Self::C180X,
        Self::C180Y,
        Self::C180Z,
        Self::C180W,
        Self::C181X,
        Self::C181Y,
        Self::C181Z,
        Self::C181W,
        Self::C182X,
        Self::C182Y,
        Self::C182Z,
        Self::C182W,
        Self::C183X,
        Self::C183Y,
        Self::C183Z,
        Self::C183W,
        Self::C184X,
        Self::C184Y,
        Self::C184Z,
        Self::C184W,
        Self::C185X,
        Self::C185Y,
        Self::C185Z,
        Self::C185W,
        Self::C186X,
        Self::C186Y,
        Self::C186Z,
        Self::C186W,
        Self::C187X,
        Self::C187Y,
        Self::C187Z,
        Self::C187W,
        Self::C188X,
        Self::C188Y,
        Self::C188Z,
        Self::C188W,
        Self::C189X,
        Self::C189Y,
        Self::C189Z,
        Self::C189W,
        Self::C190X,
        Self::C190Y,
        Self::C190Z,
        Self::C190W,
        Self::C191X,
        Self::C191Y,
        Self::C191Z,
        Self::C191W,
        Self::C192X,
        Self::C192Y,
        Self::C192Z,
        Self::C192W,
        Self::C193X,
        Self::C193Y,
        Self::C193Z,
        Self::C193W,
        Self::C194X,
        Self::C194Y,
        Self::C194Z,
        Self::C194W,
        Self::C195X,
        Self::C195Y,
        Self::C195Z,
        Self::C195W,
        Self::C196X,
        Self::C196Y,
        Self::C196Z,
        Self::C196W,
        Self::C197X,
        Self::C197Y,
        Self::C197Z,
        Self::C197W,
        Self::C198X,
        Self::C198Y,
        Self::C198Z,
        Self::C198W,
        Self::C199X,
        Self::C199Y,
        Self::C199Z,
        Self::C199W,
        Self::C200X,
        Self::C200Y,
        Self::C200Z,
        Self::C200W,
        Self::C201X,
        Self::C201Y,
        Self::C201Z,
        Self::C201W,
        Self::C202X,
        Self::C202Y,
        Self::C202Z,
        Self::C202W,
        Self::C203X,
        Self::C203Y,
        Self::C203Z,
        Self::C203W,
        Self::C204X,
        Self::C204Y,
        Self::C204Z,
        Self::C204W,
        Self::C205X,
        Self::C205Y,
        Self::C205Z,
        Self::C205W,
        Self::C206X,
        Self::C206Y,
        Self::C206Z,
        Self::C206W,
        Self::C207X,
        Self::C207Y,
        Self::C207Z,
        Self::C207W,
        Self::C208X,
        Self::C208Y,
        Self::C208Z,
        Self::C208W,
        Self::C209X,
        Self::C209Y,
        Self::C209Z,
        Self::C209W,
        Self::C210X,
        Self::C210Y,
        Self::C210Z,
        Self::C210W,
        Self::C211X,
        Self::C211Y,
        Self::C211Z,
        Self::C211W,
        Self::C212X,
        Self::C212Y,
        Self::C212Z,
        Self::C212W,
        Self::C213X,
        Self::C213Y,
        Self::C213Z,
        Self::C213W,
        Self::C214X,
        Self::C214Y,
        Self::C214Z,
        Self::C214W,
        Self::C215X,
        Self::C215Y,
        Self::C215Z,
        Self::C215W,
        Self::C216X,
        Self::C216Y,
        Self::C216Z,
        Self::C216W,
        Self::C217X,
        Self::C217Y,
        Self::C217Z,
        Self::C217W,
        Self::C218X,
        Self::C218Y,
        Self::C218Z,
        Self::C218W,
        Self::C219X,
        Self::C219Y,
        Self::C219Z,
        Self::C219W,
        Self::C220X,
        Self::C220Y,
        Self::C220Z,
        Self::C220W,
        Self::C221X,
        Self::C221Y,
        Self::C221Z,
        Self::C221W,
        Self::C222X,
        Self::C222Y,
        Self::C222Z,
        Self::C222W,
        Self::C223X,
        Self::C223Y,
        Self::C223Z,
        Self::C223W,
        Self::C224X,
        Self::C224Y,
        Self::C224Z,
        Self::C224W,
        Self::C225X,
        Self::C225Y,
        Self::C225Z,
        Self::C225W,
        Self::C226X,
        Self::C226Y,
        Self::C226Z,
        Self::C226W,
        Self::C227X,
        Self::C227Y,
        Self::C227Z,
        Self::C227W,
        Self::C228X,
        Self::C228Y,
        Self::C228Z,
        Self::C228W,
        Self::C229X,
        Self::C229Y,
        Self::C229Z,
        Self::C229W,
        Self::C230X,
        Self::C230Y,
        Self::C230Z,
        Self::C230W,
        Self::C231X,
        Self::C231Y,
        Self::C231Z,
        Self::C231W,
        Self::C232X,
        Self::C232Y,
        Self::C232Z,
        Self::C232W,
        Self::C233X,
        Self::C233Y,
        Self::C233Z,
        Self::C233W,
        Self::C234X,
        Self::C234Y,
        Self::C234Z,
        Self::C234W,
        Self::C235X,
        Self::C235Y,
        Self::C235Z,
        Self::C235W,
        Self::C236X,
        Self::C236Y,
        Self::C236Z,
        Self::C236W,
        Self::C237X,
        Self::C237Y,
        Self::C237Z,
        Self::C237W,
        Self::C238X,
        Self::C238Y,
        Self::C238Z,
        Self::C238W,
        Self::C239X,
        Self::C239Y,
        Self::C239Z,
        Self::C239W,
        Self::C240X,
        Self::C240Y,
        Self::C240Z,
        Self::C240W,
        Self::C241X,
        Self::C241Y,
        Self::C241Z,
        Self::C241W,
        Self::C242X,
        Self::C242Y,
        Self::C242Z,
        Self::C242W,
        Self::C243X,
        Self::C243Y,
        Self::C243Z,
        Self::C243W,
        Self::C244X,
        Self::C244Y,
        Self::C244Z,
        Self::C244W,
        Self::C245X,
        Self::C245Y,
        Self::C245Z,
        Self::C245W,
        Self::C246X,
        Self::C246Y,
        Self::C246Z,
        Self::C246W,
        Self::C247X,
        Self::C247Y,
        Self::C247Z,
        Self::C247W,
        Self::C248X,
        Self::C248Y,
        Self::C248Z,
        Self::C248W,
        Self::C249X,
        Self::C249Y,
        Self::C249Z,
        Self::C249W,
        Self::C250X,
        Self::C250Y,
        Self::C250Z,
        Self::C250W,
        Self::C251X,
        Self::C251Y,
        Self::C251Z,
        Self::C251W,
        Self::C252X,
        Self::C252Y,
        Self::C252Z,
        Self::C252W,
        Self::C253X,
        Self::C253Y,
        Self::C253Z,
        Self::C253W,
        Self::C254X,
        Self::C254Y,
        Self::C254Z,
        Self::C254W,
        Self::C255X,
        Self::C255Y,
        Self::C255Z,
        Self::C255W,
        Self::C256X,
        Self::C256Y,
        Self::C256Z,
        Self::C256W,
        Self::C257X,
        Self::C257Y,
        Self::C257Z,
        Self::C257W,
        Self::C258X,
        Self::C258Y,
        Self::C258Z,
        Self::C258W,
        Self::C259X,
        Self::C259Y,
        Self::C259Z,
        Self::C259W,
        Self::C260X,
        Self::C260Y,
        Self::C260Z,
        Self::C260W,
        Self::C261X,
        Self::C261Y,
        Self::C261Z,
        Self::C261W,
        Self::C262X,
        Self::C262Y,
        Self::C262Z,
        Self::C262W,
        Self::C263X,
        Self::C263Y,
        Self::C263Z,
        Self::C263W,
        Self::C264X,
        Self::C264Y,
        Self::C264Z,
        Self::C264W,
        Self::C265X,
        Self::C265Y,
        Self::C265Z,
        Self::C265W,
        Self::C266X,
        Self::C266Y,
        Self::C266Z,
        Self::C266W,
        Self::C267X,
        Self::C267Y,
        Self::C267Z,
        Self::C267W,
        Self::C268X,
        Self::C268Y,
        Self::C268Z,
        Self::C268W,
        Self::C269X,
        Self::C269Y,
        Self::C269Z,
        Self::C269W,
        Self::C270X,
        Self::C270Y,
        Self::C270Z,
        Self::C270W,
        Self::C271X,
        Self::C271Y,
        Self::C271Z,
        Self::C271W,
        Self::C272X,
        Self::C272Y,
        Self::C272Z,
        Self::C272W,
        Self::C273X,
        Self::C273Y,
        Self::C273Z,
        Self::C273W,
        Self::C274X,
        Self::C274Y,
        Self::C274Z,
        Self::C274W,
        Self::C275X,
        Self::C275Y,
        Self::C275Z,
        Self::C275W,
        Self::C276X,
        Self::C276Y,
        Self::C276Z,
        Self::C276W,
        Self::C277X,
        Self::C277Y,
        Self::C277Z,
        Self::C277W,
        Self::C278X,
        Self::C278Y,
        Self::C278Z,
        Self::C278W,
        Self::C279X,
        Self::C279Y,
        Self::C279Z,
        Self::C279W,
        Self::C280X,
        Self::C280Y,
        Self::C280Z,
        Self::C280W,
        Self::C281X,
        Self::C281Y,
        Self::C281Z,
        Self::C281W,
        Self::C282X,
        Self::C282Y,
        Self::C282Z,
        Self::C282W,
        Self::C283X,
        Self::C283Y,
        Self::C283Z,
        Self::C283W,
        Self::C284X,
        Self::C284Y,
        Self::C284Z,
        Self::C284W,
        Self::C285X,
        Self::C285Y,
        Self::C285Z,
        Self::C285W,
        Self::C286X,
        Self::C286Y,
        Self::C286Z,
        Self::C286W,
        Self::C287X,
        Self::C287Y,
        Self::C287Z,
        Self::C287W,
        Self::C288X,
        Self::C288Y,
        Self::C288Z,
        Self::C288W,
        Self::C289X,
        Self::C289Y,
        Self::C289Z,
        Self::C289W,
        Self::C290X,
        Self::C290Y,
        Self::C290Z,
        Self::C290W,
        Self::C291X,
        Self::C291Y,
        Self::C291Z,
        Self::C291W,
        Self::C292X,
        Self::C292Y,
        Self::C292Z,
        Self::C292W,
        Self::C293X,
        Self::C293Y,
        Self::C293Z,
        Self::C293W,
        Self::C294X,
        Self::C294Y,
        Self::C294Z,
        Self::C294W,
        Self::C295X,
        Self::C295Y,
        Self::C295Z,
        Self::C295W,
        Self::C296X,
        Self::C296Y,
        Self::C296Z,
        Self::C296W,
        Self::C297X,
        Self::C297Y,
        Self::C297Z,
        Self::C297W,
        Self::C298X,
        Self::C298Y,
        Self::C298Z,
        Self::C298W,
        Self::C299X,
        Self::C299Y,
        Self::C299Z,
        Self::C299W,
        Self::C300X,
        Self::C300Y,
        Self::C300Z,
        Self::C300W,
        Self::C301X,
        Self::C301Y,
        Self::C301Z,
        Self::C301W,
        Self::C302X,
        Self::C302Y,
        Self::C302Z,
        Self::C302W,
        Self::C303X,
        Self::C303Y,
        Self::C303Z,
        Self::C303W,
        Self::C304X,
        Self::C304Y,
        Self::C304Z,
        Self::C304W,
        Self::C305X,
        Self::C305Y,
        Self::C305Z,
        Self::C305W,
        Self::C306X,
        Self::C306Y,
        Self::C306Z,
        Self::C306W,
        Self::C307X,
        Self::C307Y,
        Self::C307Z,
        Self::C307W,
        Self::C308X,
        Self::C308Y,
        Self::C308Z,
        Self::C308W,
        Self::C309X,
        Self::C309Y,
        Self::C309Z,
        Self::C309W,
        Self::C310X,
        Self::C310Y,
        Self::C310Z,
        Self::C310W,
        Self::C311X,
        Self::C311Y,
        Self::C311Z,
        Self::C311W,
        Self::C312X,
        Self::C312Y,
        Self::C312Z,
        Self::C312W,
        Self::C313X,
        Self::C313Y,
        Self::C313Z,
        Self::C313W,
        Self::C314X,
        Self::C314Y,
        Self::C314Z,
        Self::C314W,
        Self::C315X,
        Self::C315Y,
        Self::C315Z,
        Self::C315W,
        Self::C316X,
        Self::C316Y,
        Self::C316Z,
        Self::C316W,
        Self::C317X,
        Self::C317Y,
        Self::C317Z,
        Self::C317W,
        Self::C318X,
        Self::C318Y,
        Self::C318Z,
        Self::C318W,
        Self::C319X,
        Self::C319Y,
        Self::C319Z,
        Self::C319W,
        Self::C320X,
        Self::C320Y,
        Self::C320Z,
        Self::C320W,
        Self::C321X,
        Self::C321Y,
        Self::C321Z,
        Self::C321W,
        Self::C322X,
        Self::C322Y,
        Self::C322Z,
        Self::C322W,
        Self::C323X,
        Self::C323Y,
        Self::C323Z,
        Self::C323W,
        Self::C324X,
        Self::C324Y,
        Self::C324Z,
        Self::C324W,
        Self::C325X,
        Self::C325Y,
        Self::C325Z,
        Self::C325W,
        Self::C326X,
        Self::C326Y,
        Self::C326Z,
        Self::C326W,
        Self::C327X,
        Self::C327Y,
        Self::C327Z,
        Self::C327W,
        Self::C328X,
        Self::C328Y,
        Self::C328Z,
        Self::C328W,
        Self::C329X,
        Self::C329Y,
        Self::C329Z,
        Self::C329W,
        Self::C330X,
        Self::C330Y,
        Self::C330Z,
        Self::C330W,
        Self::C331X,
        Self::C331Y,
        Self::C331Z,
        Self::C331W,
        Self::C332X,
        Self::C332Y,
        Self::C332Z,
        Self::C332W,
        Self::C333X,
        Self::C333Y,
        Self::C333Z,
        Self::C333W,
        Self::C334X,
        Self::C334Y,
        Self::C334Z,
        Self::C334W,
        Self::C335X,
        Self::C335Y,
        Self::C335Z,
        Self::C335W,
        Self::C336X,
        Self::C336Y,
        Self::C336Z,
        Self::C336W,
        Self::C337X,
        Self::C337Y,
        Self::C337Z,
        Self::C337W,
        Self::C338X,
        Self::C338Y,
        Self::C338Z,
        Self::C338W,
        Self::C339X,
        Self::C339Y,
        Self::C339Z,
        Self::C339W,
        Self::C340X,
        Self::C340Y,
        Self::C340Z,
        Self::C340W,
        Self::C341X,
        Self::C341Y,
        Self::C341Z,
        Self::C341W,
        Self::C342X,
        Self::C342Y,
        Self::C342Z,
        Self::C342W,
        Self::C343X,
        Self::C343Y,
        Self::C343Z,
        Self::C343W,
        Self::C344X,
        Self::C344Y,
        Self::C344Z,
        Self::C344W,
        Self::C345X,
        Self::C345Y,
        Self::C345Z,
        Self::C345W,
        Self::C346X,
        Self::C346Y,
        Self::C346Z,
        Self::C346W,
        Self::C347X,
        Self::C347Y,
        Self::C347Z,
        Self::C347W,
        Self::C348X,
        Self::C348Y,
        Self::C348Z,
        Self::C348W,
        Self::C349X,
        Self::C349Y,
        Self::C349Z,
        Self::C349W,
        Self::C350X,
        Self::C350Y,
        Self::C350Z,
        Self::C350W,
        Self::C351X,
        Self::C351Y,
        Self::C351Z,
        Self::C351W,
        Self::C352X,
        Self::C352Y,
        Self::C352Z,
        Self::C352W,
        Self::C353X,
        Self::C353Y,
        Self::C353Z,
        Self::C353W,
        Self::C354X,
        Self::C354Y,
        Self::C354Z,
        Self::C354W,
        Self::C355X,
        Self::C355Y,
        Self::C355Z,
        Self::C355W,
        Self::C356X,
        Self::C356Y,
        Self::C356Z,
        Self::C356W,
        Self::C357X,
        Self::C357Y,
        Self::C357Z,
        Self::C357W,
        Self::C358X,
        Self::C358Y,
        Self::C358Z,
        Self::C358W,
        Self::C359X,
        Self::C359Y,
        Self::C359Z,
        Self::C359W,
        Self::C360X,
        Self::C360Y,
        Self::C360Z,
        Self::C360W,
        Self::C361X,
        Self::C361Y,
        Self::C361Z,
        Self::C361W,
        Self::C362X,
        Self::C362Y,
        Self::C362Z,
        Self::C362W,
        Self::C363X,
        Self::C363Y,
        Self::C363Z,
        Self::C363W,
        Self::C364X,
        Self::C364Y,
        Self::C364Z,
        Self::C364W,
        Self::C365X,
        Self::C365Y,
        Self::C365Z,
        Self::C365W,
        Self::C366X,
        Self::C366Y,
        Self::C366Z,
        Self::C366W,
        Self::C367X,
        Self::C367Y,
        Self::C367Z,
        Self::C367W,
        Self::C368X,
        Self::C368Y,
        Self::C368Z,
        Self::C368W,
        Self::C369X,
        Self::C369Y,
        Self::C369Z,
        Self::C369W,
        Self::C370X,
        Self::C370Y,
        Self::C370Z,
        Self::C370W,
        Self::C371X,
        Self::C371Y,
        Self::C371Z,
        Self::C371W,
        Self::C372X,
        Self::C372Y,
        Self::C372Z,
        Self::C372W,
        Self::C373X,
        Self::C373Y,
        Self::C373Z,
        Self::C373W,
        Self::C374X,
        Self::C374Y,
        Self::C374Z,
        Self::C374W,
        Self::C375X,
        Self::C375Y,
        Self::C375Z,
        Self::C375W,
        Self::C376X,
        Self::C376Y,
        Self::C376Z,
        Self::C376W,
        Self::C377X,
        Self::C377Y,
        Self::C377Z,
        Self::C377W,
        Self::C378X,
        Self::C378Y,
        Self::C378Z,
        Self::C378W,
        Self::C379X,
        Self::C379Y,
        Self::C379Z,
        Self::C379W,
        Self::C380X,
        Self::C380Y,
        Self::C380Z,
        Self::C380W,
        Self::C381X,
        Self::C381Y,
        Self::C381Z,
        Self::C381W,
        Self::C382X,
        Self::C382Y,
        Self::C382Z,
        Self::C382W,
        Self::C383X,
        Self::C383Y,
        Self::C383Z,
        Self::C383W,
        Self::C384X,
        Self::C384Y,
        Self::C384Z,
        Self::C384W,
        Self::C385X,
        Self::C385Y,
        Self::C385Z,
        Self::C385W,
        Self::C386X,
        Self::C386Y,
        Self::C386Z,
        Self::C386W,
        Self::C387X,
        Self::C387Y,
        Self::C387Z,
        Self::C387W,
        Self::C388X,
        Self::C388Y,
        Self::C388Z,
        Self::C388W,
        Self::C389X,
        Self::C389Y,
        Self::C389Z,
        Self::C389W,
        Self::C390X,
        Self::C390Y,
        Self::C390Z,
        Self::C390W,
        Self::C391X,
        Self::C391Y,
        Self::C391Z,
        Self::C391W,
        Self::C392X,
        Self::C392Y,
        Self::C392Z,
        Self::C392W,
        Self::C393X,
        Self::C393Y,
        Self::C393Z,
        Self::C393W,
        Self::C394X,
        Self::C394Y,
        Self::C394Z,
        Self::C394W,
        Self::C395X,
        Self::C395Y,
        Self::C395Z,
        Self::C395W,
        Self::C396X,
        Self::C396Y,
        Self::C396Z,
        Self::C396W,
        Self::C397X,
        Self::C397Y,
        Self::C397Z,
        Self::C397W,
        Self::C398X,
        Self::C398Y,
        Self::C398Z,
        Self::C398W,
        Self::C399X,
        Self::C399Y,
        Self::C399Z,
        Self::C399W,
        Self::C400X,
        Self::C400Y,
        Self::C400Z,
        Self::C400W,
        Self::C401X,
        Self::C401Y,
        Self::C401Z,
        Self::C401W,
        Self::C402X,
        Self::C402Y,
        Self::C402Z,
        Self::C402W,
        Self::C403X,
        Self::C403Y,
        Self::C403Z,
        Self::C403W,
        Self::C404X,
        Self::C404Y,
        Self::C404Z,
        Self::C404W,
        Self::C405X,
        Self::C405Y,
        Self::C405Z,
        Self::C405W,
        Self::C406X,
        Self::C406Y,
        Self::C406Z,
        Self::C406W,
        Self::C407X,
        Self::C407Y,
        Self::C407Z,
        Self::C407W,
        Self::C408X,
        Self::C408Y,
        Self::C408Z,
        Self::C408W,
        Self::C409X,
        Self::C409Y,
        Self::C409Z,
        Self::C409W,
        Self::C410X,
        Self::C410Y,
        Self::C410Z,
        Self::C410W,
        Self::C411X,
        Self::C411Y,
        Self::C411Z,
        Self::C411W,
        Self::C412X,
        Self::C412Y,
        Self::C412Z,
        Self::C412W,
        Self::C413X,
        Self::C413Y,
        Self::C413Z,
        Self::C413W,
        Self::C414X,
        Self::C414Y,
        Self::C414Z,
        Self::C414W,
        Self::C415X,
        Self::C415Y,
        Self::C415Z,
        Self::C415W,
        Self::C416X,
        Self::C416Y,
        Self::C416Z,
        Self::C416W,
        Self::C417X,
        Self::C417Y,
        Self::C417Z,
        Self::C417W,
        Self::C418X,
        Self::C418Y,
        Self::C418Z,
        Self::C418W,
        Self::C419X,
        Self::C419Y,
        Self::C419Z,
        Self::C419W,
        Self::C420X,
        Self::C420Y,
        Self::C420Z,
        Self::C420W,
        Self::C421X,
        Self::C421Y,
        Self::C421Z,
        Self::C421W,
        Self::C422X,
        Self::C422Y,
        Self::C422Z,
        Self::C422W,
        Self::C423X,
        Self::C423Y,
        Self::C423Z,
        Self::C423W,
        Self::C424X,
        Self::C424Y,
        Self::C424Z,
        Self::C424W,
        Self::C425X,
        Self::C425Y,
        Self::C425Z,
        Self::C425W,
        Self::C426X,
        Self::C426Y,
        Self::C426Z,
        Self::C426W,
        Self::C427X,
        Self::C427Y,
        Self::C427Z,
        Self::C427W,
        Self::C428X,
        Self::C428Y,
        Self::C428Z,
        Self::C428W,
        Self::C429X,
        Self::C429Y,
        Self::C429Z,
        Self::C429W,
        Self::C430X,
        Self::C430Y,
        Self::C430Z,
        Self::C430W,
        Self::C431X,
        Self::C431Y,
        Self::C431Z,
        Self::C431W,
        Self::C432X,
        Self::C432Y,
        Self::C432Z,
        Self::C432W,
        Self::C433X,
        Self::C433Y,
        Self::C433Z,
        Self::C433W,
        Self::C434X,
        Self::C434Y,
        Self::C434Z,
        Self::C434W,
        Self::C435X,
        Self::C435Y,
        Self::C435Z,
        Self::C435W,
        Self::C436X,
        Self::C436Y,
        Self::C436Z,
        Self::C436W,
        Self::C437X,
        Self::C437Y,
        Self::C437Z,
        Self::C437W,
        Self::C438X,
        Self::C438Y,
        Self::C438Z,
        Self::C438W,
        Self::C439X,
        Self::C439Y,
        Self::C439Z,
        Self::C439W,
        Self::C440X,
        Self::C440Y,
        Self::C440Z,
        Self::C440W,
        Self::C441X,
        Self::C441Y,
        Self::C441Z,
        Self::C441W,
        Self::C442X,
        Self::C442Y,
        Self::C442Z,
        Self::C442W,
        Self::C443X,
        Self::C443Y,
        Self::C443Z,
        Self::C443W,
        Self::C444X,
        Self::C444Y,
        Self::C444Z,
        Self::C444W,
        Self::C445X,
        Self::C445Y,
        Self::C445Z,
        Self::C445W,
        Self::C446X,
        Self::C446Y,
        Self::C446Z,
        Self::C446W,
        Self::C447X,
        Self::C447Y,
        Self::C447Z,
        Self::C447W,
        Self::C448X,
        Self::C448Y,
        Self::C448Z,
        Self::C448W,
        Self::C449X,
        Self::C449Y,
        Self::C449Z,
        Self::C449W,
        Self::C450X,
        Self::C450Y,
        Self::C450Z,
        Self::C450W,
        Self::C451X,
        Self::C451Y,
        Self::C451Z,
        Self::C451W,
        Self::C452X,
        Self::C452Y,
        Self::C452Z,
        Self::C452W,
        Self::C453X,
        Self::C453Y,
        Self::C453Z,
        Self::C453W,
        Self::C454X,
        Self::C454Y,
        Self::C454Z,
        Self::C454W,
        Self::C455X,
        Self::C455Y,
        Self::C455Z,
        Self::C455W,
        Self::C456X,
        Self::C456Y,
        Self::C456Z,
        Self::C456W,
        Self::C457X,
        Self::C457Y,
        Self::C457Z,
        Self::C457W,
        Self::C458X,
        Self::C458Y,
        Self::C458Z,
        Self::C458W,
        Self::C459X,
        Self::C459Y,
        Self::C459Z,
        Self::C459W,
        Self::C460X,
        Self::C460Y,
        Self::C460Z,
        Self::C460W,
        Self::C461X,
        Self::C461Y,
        Self::C461Z,
        Self::C461W,
        Self::C462X,
        Self::C462Y,
        Self::C462Z,
        Self::C462W,
        Self::C463X,
        Self::C463Y,
        Self::C463Z,
        Self::C463W,
        Self::C464X,
        Self::C464Y,
        Self::C464Z,
        Self::C464W,
        Self::C465X,
        Self::C465Y,
        Self::C465Z,
        Self::C465W,
        Self::C466X,
        Self::C466Y,
        Self::C466Z,
        Self::C466W,
        Self::C467X,
        Self::C467Y,
        Self::C467Z,
        Self::C467W,
        Self::C468X,
        Self::C468Y,
        Self::C468Z,
        Self::C468W,
        Self::C469X,
        Self::C469Y,
        Self::C469Z,
        Self::C469W,
        Self::C470X,
        Self::C470Y,
        Self::C470Z,
        Self::C470W,
        Self::C471X,
        Self::C471Y,
        Self::C471Z,
        Self::C471W,
        Self::C472X,
        Self::C472Y,
        Self::C472Z,
        Self::C472W,
        Self::C473X,
        Self::C473Y,
        Self::C473Z,
        Self::C473W,
        Self::C474X,
        Self::C474Y,
        Self::C474Z,
        Self::C474W,
        Self::C475X,
        Self::C475Y,
        Self::C475Z,
        Self::C475W,
        Self::C476X,
        Self::C476Y,
        Self::C476Z,
        Self::C476W,
        Self::C477X,
        Self::C477Y,
        Self::C477Z,
        Self::C477W,
        Self::C478X,
        Self::C478Y,
        Self::C478Z,
        Self::C478W,
        Self::C479X,
        Self::C479Y,
        Self::C479Z,
        Self::C479W,
        Self::C480X,
        Self::C480Y,
        Self::C480Z,
        Self::C480W,
        Self::C481X,
        Self::C481Y,
        Self::C481Z,
        Self::C481W,
        Self::C482X,
        Self::C482Y,
        Self::C482Z,
        Self::C482W,
        Self::C483X,
        Self::C483Y,
        Self::C483Z,
        Self::C483W,
        Self::C484X,
        Self::C484Y,
        Self::C484Z,
        Self::C484W,
        Self::C485X,
        Self::C485Y,
        Self::C485Z,
        Self::C485W,
        Self::C486X,
        Self::C486Y,
        Self::C486Z,
        Self::C486W,
        Self::C487X,
        Self::C487Y,
        Self::C487Z,
        Self::C487W,
        Self::C488X,
        Self::C488Y,
        Self::C488Z,
        Self::C488W,
        Self::C489X,
        Self::C489Y,
        Self::C489Z,
        Self::C489W,
        Self::C490X,
        Self::C490Y,
        Self::C490Z,
        Self::C490W,
        Self::C491X,
        Self::C491Y,
        Self::C491Z,
        Self::C491W,
        Self::C492X,
        Self::C492Y,
        Self::C492Z,
        Self::C492W,
        Self::C493X,
        Self::C493Y,
        Self::C493Z,
        Self::C493W,
        Self::C494X,
        Self::C494Y,
        Self::C494Z,
        Self::C494W,
        Self::C495X,
        Self::C495Y,
        Self::C495Z,
        Self::C495W,
        Self::C496X,
        Self::C496Y,
        Self::C496Z,
        Self::C496W,
        Self::C497X,
        Self::C497Y,
        Self::C497Z,
        Self::C497W,
        Self::C498X,
        Self::C498Y,
        Self::C498Z,
        Self::C498W,
        Self::C499X,
        Self::C499Y,
        Self::C499Z,
        Self::C499W,
        Self::C500X,
        Self::C500Y,
        Self::C500Z,
        Self::C500W,
        Self::C501X,
        Self::C501Y,
        Self::C501Z,
        Self::C501W,
        Self::C502X,
        Self::C502Y,
        Self::C502Z,
        Self::C502W,
        Self::C503X,
        Self::C503Y,
        Self::C503Z,
        Self::C503W,
        Self::C504X,
        Self::C504Y,
        Self::C504Z,
        Self::C504W,
        Self::C505X,
        Self::C505Y,
        Self::C505Z,
        Self::C505W,
        Self::C506X,
        Self::C506Y,
        Self::C506Z,
        Self::C506W,
        Self::C507X,
        Self::C507Y,
        Self::C507Z,
        Self::C507W,
        Self::C508X,
        Self::C508Y,
        Self::C508Z,
        Self::C508W,
        Self::C509X,
        Self::C509Y,
        Self::C509Z,
        Self::C509W,
        Self::C510X,
        Self::C510Y,
        Self::C510Z,
        Self::C510W,
        Self::C511X,
        Self::C511Y,
        Self::C511Z,
        Self::C511W,
    ];
}
impl TryFrom<Arg> for Const {
    type Error = Arg;
    /// The register with this number; the number when there is none.
    fn try_from(number: Arg) -> Result<Self, Arg> {
        usize::try_from(number)
            .ok()
            .and_then(|i| Self::ALL.get(i).copied())
            .ok_or(number)
    }
}
impl From<Const> for Arg {
    fn from(register: Const) -> Arg {
        register as Arg
    }
}
impl PartialEq<Const> for RegisterUse {
    /// Is it this register?
    fn eq(&self, register: &Const) -> bool {
        self.file == 2 && self.number == Some(*register as u16)
    }
}
/// Codes of an operand of kind `FlagSy`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(i32)]
pub enum FlagSy {
    /// Nothing in the text.
    None = 0,
    /// `(sy)`
    Sy = 1,
}
impl TryFrom<Arg> for FlagSy {
    type Error = Arg;
    /// The name for this code; the code when it has none.
    fn try_from(code: Arg) -> Result<Self, Arg> {
        match code {
            0 => Ok(Self::None),
            1 => Ok(Self::Sy),
            _ => Err(code),
        }
    }
}
impl From<FlagSy> for Arg {
    fn from(code: FlagSy) -> Arg {
        code as Arg
    }
}
/// Codes of an operand of kind `FlagJp`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(i32)]
pub enum FlagJp {
    /// Nothing in the text.
    None = 0,
    /// `(jp)`
    Jp = 1,
}
impl TryFrom<Arg> for FlagJp {
    type Error = Arg;
    /// The name for this code; the code when it has none.
    fn try_from(code: Arg) -> Result<Self, Arg> {
        match code {
            0 => Ok(Self::None),
            1 => Ok(Self::Jp),
            _ => Err(code),
        }
    }
}
impl From<FlagJp> for Arg {
    fn from(code: FlagJp) -> Arg {
        code as Arg
    }
}
/// Codes of an operand of kind `FlagEq`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(i32)]
pub enum FlagEq {
    /// Nothing in the text.
    None = 0,
    /// `(eq)`
    Eq = 1,
}
impl TryFrom<Arg> for FlagEq {
    type Error = Arg;
    /// The name for this code; the code when it has none.
    fn try_from(code: Arg) -> Result<Self, Arg> {
        match code {
            0 => Ok(Self::None),
            1 => Ok(Self::Eq),
            _ => Err(code),
        }
    }
}
impl From<FlagEq> for Arg {
    fn from(code: FlagEq) -> Arg {
        code as Arg
    }
}
/// Codes of an operand of kind `FlagSs`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(i32)]
pub enum FlagSs {
    /// Nothing in the text.
    None = 0,
    /// `(ss)`
    Ss = 1,
}
impl TryFrom<Arg> for FlagSs {
    type Error = Arg;
    /// The name for this code; the code when it has none.
    fn try_from(code: Arg) -> Result<Self, Arg> {
        match code {
            0 => Ok(Self::None),
            1 => Ok(Self::Ss),
            _ => Err(code),
        }
    }
}
impl From<FlagSs> for Arg {
    fn from(code: FlagSs) -> Arg {
        code as Arg
    }
}
/// Codes of an operand of kind `Rpt0`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(i32)]
pub enum Rpt0 {
    /// Nothing in the text.
    None = 0,
    /// `(rpt1)`
    Rpt1 = 1,
    /// `(rpt2)`
    Rpt2 = 2,
    /// `(rpt3)`
    Rpt3 = 3,
    /// `(rpt4)`
    Rpt4 = 4,
    /// `(rpt5)`
    Rpt5 = 5,
}
impl TryFrom<Arg> for Rpt0 {
    type Error = Arg;
    /// The name for this code; the code when it has none.
    fn try_from(code: Arg) -> Result<Self, Arg> {
        match code {
            0 => Ok(Self::None),
            1 => Ok(Self::Rpt1),
            2 => Ok(Self::Rpt2),
            3 => Ok(Self::Rpt3),
            4 => Ok(Self::Rpt4),
            5 => Ok(Self::Rpt5),
            _ => Err(code),
        }
    }
}
impl From<Rpt0> for Arg {
    fn from(code: Rpt0) -> Arg {
        code as Arg
    }
}
/// Codes of an operand of kind `Comp`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(i32)]
pub enum Comp {
    /// `x`
    X = 0,
    /// `y`
    Y = 1,
    /// `z`
    Z = 2,
    /// `w`
    W = 3,
}
impl TryFrom<Arg> for Comp {
    type Error = Arg;
    /// The name for this code; the code when it has none.
    fn try_from(code: Arg) -> Result<Self, Arg> {
        match code {
            0 => Ok(Self::X),
            1 => Ok(Self::Y),
            2 => Ok(Self::Z),
            3 => Ok(Self::W),
            _ => Err(code),
        }
    }
}
impl From<Comp> for Arg {
    fn from(code: Comp) -> Arg {
        code as Arg
    }
}
/// Codes of an operand of kind `Not`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(i32)]
pub enum Not {
    /// Nothing in the text.
    None = 0,
    /// `!`
    Bang = 1,
}
impl TryFrom<Arg> for Not {
    type Error = Arg;
    /// The name for this code; the code when it has none.
    fn try_from(code: Arg) -> Result<Self, Arg> {
        match code {
            0 => Ok(Self::None),
            1 => Ok(Self::Bang),
            _ => Err(code),
        }
    }
}
impl From<Not> for Arg {
    fn from(code: Not) -> Arg {
        code as Arg
    }
}
/// Codes of an operand of kind `Round`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(i32)]
pub enum Round {
    /// Nothing in the text.
    None = 0,
    /// `(even)`
    Even = 1,
    /// `(pos_infinity)`
    PosInfinity = 2,
    /// `(neg_infinity)`
    NegInfinity = 3,
}
impl TryFrom<Arg> for Round {
    type Error = Arg;
    /// The name for this code; the code when it has none.
    fn try_from(code: Arg) -> Result<Self, Arg> {
        match code {
            0 => Ok(Self::None),
            1 => Ok(Self::Even),
            2 => Ok(Self::PosInfinity),
            3 => Ok(Self::NegInfinity),
            _ => Err(code),
        }
    }
}
impl From<Round> for Arg {
    fn from(code: Round) -> Arg {
        code as Arg
    }
}
/// Codes of an operand of kind `Type`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(i32)]
pub enum Type {
    /// `f16`
    F16 = 0,
    /// `f32`
    F32 = 1,
    /// `u16`
    U16 = 2,
    /// `u32`
    U32 = 3,
    /// `s16`
    S16 = 4,
    /// `s32`
    S32 = 5,
    /// `u8`
    U8 = 6,
    /// `s8`
    S8 = 7,
}
impl TryFrom<Arg> for Type {
    type Error = Arg;
    /// The name for this code; the code when it has none.
    fn try_from(code: Arg) -> Result<Self, Arg> {
        match code {
            0 => Ok(Self::F16),
            1 => Ok(Self::F32),
            2 => Ok(Self::U16),
            3 => Ok(Self::U32),
            4 => Ok(Self::S16),
            5 => Ok(Self::S32),
            6 => Ok(Self::U8),
            7 => Ok(Self::S8),
            _ => Err(code),
        }
    }
}
impl From<Type> for Arg {
    fn from(code: Type) -> Arg {
        code as Arg
    }
}
/// Codes of an operand of kind `FlagUl`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(i32)]
pub enum FlagUl {
    /// Nothing in the text.
    None = 0,
    /// `(ul)`
    Ul = 1,
}
impl TryFrom<Arg> for FlagUl {
    type Error = Arg;
    /// The name for this code; the code when it has none.
    fn try_from(code: Arg) -> Result<Self, Arg> {
        match code {
            0 => Ok(Self::None),
            1 => Ok(Self::Ul),
            _ => Err(code),
        }
    }
}
impl From<FlagUl> for Arg {
    fn from(code: FlagUl) -> Arg {
        code as Arg
    }
}
/// Codes of an operand of kind `Rpt`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(i32)]
pub enum Rpt {
    /// Nothing in the text.
    None = 0,
    /// `(rpt1)`
    Rpt1 = 1,
    /// `(rpt2)`
    Rpt2 = 2,
    /// `(rpt3)`
    Rpt3 = 3,
}
impl TryFrom<Arg> for Rpt {
    type Error = Arg;
    /// The name for this code; the code when it has none.
    fn try_from(code: Arg) -> Result<Self, Arg> {
        match code {
            0 => Ok(Self::None),
            1 => Ok(Self::Rpt1),
            2 => Ok(Self::Rpt2),
            3 => Ok(Self::Rpt3),
            _ => Err(code),
        }
    }
}
impl From<Rpt> for Arg {
    fn from(code: Rpt) -> Arg {
        code as Arg
    }
}
/// An operand of kind `Cat1dst`: one of several shapes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cat1dst {
    /// The alternative `relative`.
    Relative {
        /// The part `off`.
        off: Arg,
    },
    /// The alternative `gpr`.
    Gpr {
        /// The part `reg`.
        reg: Gpr,
    },
}
impl Cat1dst {
    /// The operand's bits, which are its argument.
    pub const fn bits(self) -> Arg {
        (match self {
            Self::Relative { off } => 256 | ((off) as u64 >> 0 & 255) << 0,
            Self::Gpr { reg } => 0 | ((reg as Arg) as u64 >> 0 & 255) << 0,
        }) as Arg
    }
    /// The shape of the operand with this name; `None` where the instruction has none of this kind.
    pub fn of(inst: &Inst, name: &str) -> Option<Self> {
        let (alternative, values) = inst.shape(13, name)?;
        Some(
            match alternative {
                0 => {
                    Self::Relative {
                        off: values[0] as Arg,
                    }
                }
                1 => {
                    Self::Gpr {
                        reg: <Gpr>::try_from(values[0] as Arg).ok()?,
                    }
                }
                _ => return None,
            },
        )
    }
}
impl From<Cat1dst> for Arg {
    fn from(shape: Cat1dst) -> Arg {
        shape.bits()
    }
}
/// An operand of kind `Cat1src`: one of several shapes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cat1src {
    /// The alternative `gpr`.
    Gpr {
        /// The part `reg`.
        reg: Gpr,
    },
    /// The alternative `relative`.
    Relative {
        /// The part `off`.
        off: Arg,
    },
    /// The alternative `relconst`.
    Relconst {
        /// The part `off`.
        off: Arg,
    },
    /// The alternative `constant`.
    Constant {
        /// The part `k`.
        k: Const,
    },
    /// The alternative `f16`.
    F16 {
        /// The part `f`.
        f: Arg,
    },
    /// The alternative `f32`.
    F32 {
        /// The part `f`.
        f: Arg,
    },
    /// The alternative `s16`.
    S16 {
        /// The part `s`.
        s: Arg,
    },
    /// The alternative `s32`.
    S32 {
        /// The part `s`.
        s: Arg,
    },
    /// The alternative `hex`.
    Hex {
        /// The part `i`.
        i: Arg,
    },
    /// The alternative `unsigned`.
    Unsigned {
        /// The part `i`.
        i: Arg,
    },
}
impl Cat1src {
    /// The operand's bits, which are its argument.
    pub const fn bits(self) -> Arg {
        (match self {
            Self::Gpr { reg } => 0 | ((reg as Arg) as u64 >> 0 & 255) << 0,
            Self::Relative { off } => 2048 | ((off) as u64 >> 0 & 1023) << 0,
            Self::Relconst { off } => 3072 | ((off) as u64 >> 0 & 1023) << 0,
            Self::Constant { k } => 4294967296 | ((k as Arg) as u64 >> 0 & 2047) << 0,
            Self::F16 { f } => 8589934592 | ((f) as u64 >> 0 & 65535) << 0,
            Self::F32 { f } => 8589934592 | ((f) as u64 >> 0 & 4294967295) << 0,
            Self::S16 { s } => 8589934592 | ((s) as u64 >> 0 & 65535) << 0,
            Self::S32 { s } => 8589934592 | ((s) as u64 >> 0 & 4294967295) << 0,
            Self::Hex { i } => 8589934592 | ((i) as u64 >> 0 & 4294967295) << 0,
            Self::Unsigned { i } => 8589934592 | ((i) as u64 >> 0 & 4294967295) << 0,
        }) as Arg
    }
    /// The shape of the operand with this name; `None` where the instruction has none of this kind.
    pub fn of(inst: &Inst, name: &str) -> Option<Self> {
        let (alternative, values) = inst.shape(17, name)?;
        Some(
            match alternative {
                0 => {
                    Self::Gpr {
                        reg: <Gpr>::try_from(values[0] as Arg).ok()?,
                    }
                }
                1 => {
                    Self::Relative {
                        off: values[0] as Arg,
                    }
                }
                2 => {
                    Self::Relconst {
                        off: values[0] as Arg,
                    }
                }
                3 => {
                    Self::Constant {
                        k: <Const>::try_from(values[0] as Arg).ok()?,
                    }
                }
                4 => Self::F16 { f: values[0] as Arg },
                5 => Self::F32 { f: values[0] as Arg },
                6 => Self::S16 { s: values[0] as Arg },
                7 => Self::S32 { s: values[0] as Arg },
                8 => Self::Hex { i: values[0] as Arg },
                9 => {
                    Self::Unsigned {
                        i: values[0] as Arg,
                    }
                }
                _ => return None,
            },
        )
    }
}
impl From<Cat1src> for Arg {
    fn from(shape: Cat1src) -> Arg {
        shape.bits()
    }
}
/// Codes of an operand of kind `FlagEi`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(i32)]
pub enum FlagEi {
    /// Nothing in the text.
    None = 0,
    /// `(ei)`
    Ei = 1,
}
impl TryFrom<Arg> for FlagEi {
    type Error = Arg;
    /// The name for this code; the code when it has none.
    fn try_from(code: Arg) -> Result<Self, Arg> {
        match code {
            0 => Ok(Self::None),
            1 => Ok(Self::Ei),
            _ => Err(code),
        }
    }
}
impl From<FlagEi> for Arg {
    fn from(code: FlagEi) -> Arg {
        code as Arg
    }
}
/// Codes of an operand of kind `FlagSat`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(i32)]
pub enum FlagSat {
    /// Nothing in the text.
    None = 0,
    /// `(sat)`
    Sat = 1,
}
impl TryFrom<Arg> for FlagSat {
    type Error = Arg;
    /// The name for this code; the code when it has none.
    fn try_from(code: Arg) -> Result<Self, Arg> {
        match code {
            0 => Ok(Self::None),
            1 => Ok(Self::Sat),
            _ => Err(code),
        }
    }
}
impl From<FlagSat> for Arg {
    fn from(code: FlagSat) -> Arg {
        code as Arg
    }
}
/// Codes of an operand of kind `Absneg`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(i32)]
pub enum Absneg {
    /// Nothing in the text.
    None = 0,
    /// `(neg)`
    Neg = 1,
    /// `(abs)`
    Abs = 2,
    /// `(absneg)`
    Absneg = 3,
}
impl TryFrom<Arg> for Absneg {
    type Error = Arg;
    /// The name for this code; the code when it has none.
    fn try_from(code: Arg) -> Result<Self, Arg> {
        match code {
            0 => Ok(Self::None),
            1 => Ok(Self::Neg),
            2 => Ok(Self::Abs),
            3 => Ok(Self::Absneg),
            _ => Err(code),
        }
    }
}
impl From<Absneg> for Arg {
    fn from(code: Absneg) -> Arg {
        code as Arg
    }
}
/// Codes of an operand of kind `Flut`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(i32)]
pub enum Flut {
    /// `(0.0)`
    N00 = 0,
    /// `(0.5)`
    N05 = 1,
    /// `(1.0)`
    N10 = 2,
    /// `(2.0)`
    N20 = 3,
    /// `(e)`
    E = 4,
    /// `(pi)`
    Pi = 5,
    /// `(1/pi)`
    N1Pi = 6,
    /// `(1/log2(e))`
    N1Log2E = 7,
    /// `(log2(e))`
    Log2E = 8,
    /// `(1/log2(10))`
    N1Log210 = 9,
    /// `(log2(10))`
    Log210 = 10,
    /// `(4.0)`
    N40 = 11,
}
impl TryFrom<Arg> for Flut {
    type Error = Arg;
    /// The name for this code; the code when it has none.
    fn try_from(code: Arg) -> Result<Self, Arg> {
        match code {
            0 => Ok(Self::N00),
            1 => Ok(Self::N05),
            2 => Ok(Self::N10),
            3 => Ok(Self::N20),
            4 => Ok(Self::E),
            5 => Ok(Self::Pi),
            6 => Ok(Self::N1Pi),
            7 => Ok(Self::N1Log2E),
            8 => Ok(Self::Log2E),
            9 => Ok(Self::N1Log210),
            10 => Ok(Self::Log210),
            11 => Ok(Self::N40),
            _ => Err(code),
        }
    }
}
impl From<Flut> for Arg {
    fn from(code: Flut) -> Arg {
        code as Arg
    }
}
/// An operand of kind `Multisrc`: one of several shapes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Multisrc {
    /// The alternative `gpr`.
    Gpr {
        /// The part `neg`.
        neg: Absneg,
        /// The part `reg`.
        reg: Gpr,
    },
    /// The alternative `relative`.
    Relative {
        /// The part `neg`.
        neg: Absneg,
        /// The part `off`.
        off: Arg,
    },
    /// The alternative `relconst`.
    Relconst {
        /// The part `neg`.
        neg: Absneg,
        /// The part `off`.
        off: Arg,
    },
    /// The alternative `constant`.
    Constant {
        /// The part `neg`.
        neg: Absneg,
        /// The part `k`.
        k: Const,
    },
    /// The alternative `immed`.
    Immed {
        /// The part `neg`.
        neg: Absneg,
        /// The part `n`.
        n: Arg,
    },
    /// The alternative `flut`.
    Flut {
        /// The part `neg`.
        neg: Absneg,
        /// The part `t`.
        t: Flut,
    },
    /// The alternative `fluthalf`.
    Fluthalf {
        /// The part `neg`.
        neg: Absneg,
        /// The part `t`.
        t: Flut,
    },
}
impl Multisrc {
    /// The operand's bits, which are its argument.
    pub const fn bits(self) -> Arg {
        (match self {
            Self::Gpr { neg, reg } => {
                0 | ((neg as Arg) as u64 >> 0 & 3) << 14
                    | ((reg as Arg) as u64 >> 0 & 255) << 0
            }
            Self::Relative { neg, off } => {
                2048 | ((neg as Arg) as u64 >> 0 & 3) << 14
                    | ((off) as u64 >> 0 & 1023) << 0
            }
            Self::Relconst { neg, off } => {
                3072 | ((neg as Arg) as u64 >> 0 & 3) << 14
                    | ((off) as u64 >> 0 & 1023) << 0
            }
            Self::Constant { neg, k } => {
                4096 | ((neg as Arg) as u64 >> 0 & 3) << 14
                    | ((k as Arg) as u64 >> 0 & 2047) << 0
            }
            Self::Immed { neg, n } => {
                8192 | ((neg as Arg) as u64 >> 0 & 3) << 14
                    | ((n) as u64 >> 0 & 2047) << 0
            }
            Self::Flut { neg, t } => {
                10240 | ((neg as Arg) as u64 >> 0 & 3) << 14
                    | ((t as Arg) as u64 >> 0 & 1023) << 0
            }
            Self::Fluthalf { neg, t } => {
                11264 | ((neg as Arg) as u64 >> 0 & 3) << 14
                    | ((t as Arg) as u64 >> 0 & 1023) << 0
            }
        }) as Arg
    }
    /// The shape of the operand with this name; `None` where the instruction has none of this kind.
    pub fn of(inst: &Inst, name: &str) -> Option<Self> {
        let (alternative, values) = inst.shape(22, name)?;
        Some(
            match alternative {
                0 => {
                    Self::Gpr {
                        neg: <Absneg>::try_from(values[0] as Arg).ok()?,
                        reg: <Gpr>::try_from(values[1] as Arg).ok()?,
                    }
                }
                1 => {
                    Self::Relative {
                        neg: <Absneg>::try_from(values[0] as Arg).ok()?,
                        off: values[1] as Arg,
                    }
                }
                2 => {
                    Self::Relconst {
                        neg: <Absneg>::try_from(values[0] as Arg).ok()?,
                        off: values[1] as Arg,
                    }
                }
                3 => {
                    Self::Constant {
                        neg: <Absneg>::try_from(values[0] as Arg).ok()?,
                        k: <Const>::try_from(values[1] as Arg).ok()?,
                    }
                }
                4 => {
                    Self::Immed {
                        neg: <Absneg>::try_from(values[0] as Arg).ok()?,
                        n: values[1] as Arg,
                    }
                }
                5 => {
                    Self::Flut {
                        neg: <Absneg>::try_from(values[0] as Arg).ok()?,
                        t: <Flut>::try_from(values[1] as Arg).ok()?,
                    }
                }
                6 => {
                    Self::Fluthalf {
                        neg: <Absneg>::try_from(values[0] as Arg).ok()?,
                        t: <Flut>::try_from(values[1] as Arg).ok()?,
                    }
                }
                _ => return None,
            },
        )
    }
}
impl From<Multisrc> for Arg {
    fn from(shape: Multisrc) -> Arg {
        shape.bits()
    }
}
/// Codes of an operand of kind `Cond`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(i32)]
pub enum Cond {
    /// `lt`
    Lt = 0,
    /// `le`
    Le = 1,
    /// `gt`
    Gt = 2,
    /// `ge`
    Ge = 3,
    /// `eq`
    Eq = 4,
    /// `ne`
    Ne = 5,
}
impl TryFrom<Arg> for Cond {
    type Error = Arg;
    /// The name for this code; the code when it has none.
    fn try_from(code: Arg) -> Result<Self, Arg> {
        match code {
            0 => Ok(Self::Lt),
            1 => Ok(Self::Le),
            2 => Ok(Self::Gt),
            3 => Ok(Self::Ge),
            4 => Ok(Self::Eq),
            5 => Ok(Self::Ne),
            _ => Err(code),
        }
    }
}
impl From<Cond> for Arg {
    fn from(code: Cond) -> Arg {
        code as Arg
    }
}
/// Codes of an operand of kind `FlagNeg`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(i32)]
pub enum FlagNeg {
    /// Nothing in the text.
    None = 0,
    /// `(neg)`
    Neg = 1,
}
impl TryFrom<Arg> for FlagNeg {
    type Error = Arg;
    /// The name for this code; the code when it has none.
    fn try_from(code: Arg) -> Result<Self, Arg> {
        match code {
            0 => Ok(Self::None),
            1 => Ok(Self::Neg),
            _ => Err(code),
        }
    }
}
impl From<FlagNeg> for Arg {
    fn from(code: FlagNeg) -> Arg {
        code as Arg
    }
}
/// An operand of kind `Cat3src`: one of several shapes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cat3src {
    /// The alternative `gpr`.
    Gpr {
        /// The part `reg`.
        reg: Gpr,
    },
    /// The alternative `relative`.
    Relative {
        /// The part `off`.
        off: Arg,
    },
    /// The alternative `relconst`.
    Relconst {
        /// The part `off`.
        off: Arg,
    },
    /// The alternative `immed`.
    Immed {
        /// The part `n`.
        n: Arg,
    },
    /// The alternative `constant`.
    Constant {
        /// The part `k`.
        k: Const,
    },
}
impl Cat3src {
    /// The operand's bits, which are its argument.
    pub const fn bits(self) -> Arg {
        (match self {
            Self::Gpr { reg } => 0 | ((reg as Arg) as u64 >> 0 & 255) << 0,
            Self::Relative { off } => 2048 | ((off) as u64 >> 0 & 1023) << 0,
            Self::Relconst { off } => 3072 | ((off) as u64 >> 0 & 1023) << 0,
            Self::Immed { n } => 4096 | ((n) as u64 >> 0 & 4095) << 0,
            Self::Constant { k } => 4096 | ((k as Arg) as u64 >> 0 & 2047) << 0,
        }) as Arg
    }
    /// The shape of the operand with this name; `None` where the instruction has none of this kind.
    pub fn of(inst: &Inst, name: &str) -> Option<Self> {
        let (alternative, values) = inst.shape(25, name)?;
        Some(
            match alternative {
                0 => {
                    Self::Gpr {
                        reg: <Gpr>::try_from(values[0] as Arg).ok()?,
                    }
                }
                1 => {
                    Self::Relative {
                        off: values[0] as Arg,
                    }
                }
                2 => {
                    Self::Relconst {
                        off: values[0] as Arg,
                    }
                }
                3 => Self::Immed { n: values[0] as Arg },
                4 => {
                    Self::Constant {
                        k: <Const>::try_from(values[0] as Arg).ok()?,
                    }
                }
                _ => return None,
            },
        )
    }
}
impl From<Cat3src> for Arg {
    fn from(shape: Cat3src) -> Arg {
        shape.bits()
    }
}
/// Codes of an operand of kind `OptP`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(i32)]
pub enum OptP {
    /// Nothing in the text.
    None = 0,
    /// `.p`
    P = 1,
}
impl TryFrom<Arg> for OptP {
    type Error = Arg;
    /// The name for this code; the code when it has none.
    fn try_from(code: Arg) -> Result<Self, Arg> {
        match code {
            0 => Ok(Self::None),
            1 => Ok(Self::P),
            _ => Err(code),
        }
    }
}
impl From<OptP> for Arg {
    fn from(code: OptP) -> Arg {
        code as Arg
    }
}
/// Codes of an operand of kind `OptO`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(i32)]
pub enum OptO {
    /// Nothing in the text.
    None = 0,
    /// `.o`
    O = 1,
}
impl TryFrom<Arg> for OptO {
    type Error = Arg;
    /// The name for this code; the code when it has none.
    fn try_from(code: Arg) -> Result<Self, Arg> {
        match code {
            0 => Ok(Self::None),
            1 => Ok(Self::O),
            _ => Err(code),
        }
    }
}
impl From<OptO> for Arg {
    fn from(code: OptO) -> Arg {
        code as Arg
    }
}
/// Codes of an operand of kind `OptS`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(i32)]
pub enum OptS {
    /// Nothing in the text.
    None = 0,
    /// `.s`
    S = 1,
}
impl TryFrom<Arg> for OptS {
    type Error = Arg;
    /// The name for this code; the code when it has none.
    fn try_from(code: Arg) -> Result<Self, Arg> {
        match code {
            0 => Ok(Self::None),
            1 => Ok(Self::S),
            _ => Err(code),
        }
    }
}
impl From<OptS> for Arg {
    fn from(code: OptS) -> Arg {
        code as Arg
    }
}
/// Codes of an operand of kind `OptA`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(i32)]
pub enum OptA {
    /// Nothing in the text.
    None = 0,
    /// `.a`
    A = 1,
}
impl TryFrom<Arg> for OptA {
    type Error = Arg;
    /// The name for this code; the code when it has none.
    fn try_from(code: Arg) -> Result<Self, Arg> {
        match code {
            0 => Ok(Self::None),
            1 => Ok(Self::A),
            _ => Err(code),
        }
    }
}
impl From<OptA> for Arg {
    fn from(code: OptA) -> Arg {
        code as Arg
    }
}
/// Codes of an operand of kind `Opt3d`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(i32)]
pub enum Opt3d {
    /// Nothing in the text.
    None = 0,
    /// `.3d`
    N3d = 1,
}
impl TryFrom<Arg> for Opt3d {
    type Error = Arg;
    /// The name for this code; the code when it has none.
    fn try_from(code: Arg) -> Result<Self, Arg> {
        match code {
            0 => Ok(Self::None),
            1 => Ok(Self::N3d),
            _ => Err(code),
        }
    }
}
impl From<Opt3d> for Arg {
    fn from(code: Opt3d) -> Arg {
        code as Arg
    }
}
/// Codes of an operand of kind `Wrmask`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(i32)]
pub enum Wrmask {
    /// Nothing in the text.
    None = 0,
    /// `x`
    X = 1,
    /// `y`
    Y = 2,
    /// `xy`
    Xy = 3,
    /// `z`
    Z = 4,
    /// `zx`
    Zx = 5,
    /// `zy`
    Zy = 6,
    /// `xyz`
    Xyz = 7,
    /// `w`
    W = 8,
    /// `xw`
    Xw = 9,
    /// `yw`
    Yw = 10,
    /// `xyw`
    Xyw = 11,
    /// `zw`
    Zw = 12,
    /// `xzw`
    Xzw = 13,
    /// `yzw`
    Yzw = 14,
    /// `xyzw`
    Xyzw = 15,
}
impl TryFrom<Arg> for Wrmask {
    type Error = Arg;
    /// The name for this code; the code when it has none.
    fn try_from(code: Arg) -> Result<Self, Arg> {
        match code {
            0 => Ok(Self::None),
            1 => Ok(Self::X),
            2 => Ok(Self::Y),
            3 => Ok(Self::Xy),
            4 => Ok(Self::Z),
            5 => Ok(Self::Zx),
            6 => Ok(Self::Zy),
            7 => Ok(Self::Xyz),
            8 => Ok(Self::W),
            9 => Ok(Self::Xw),
            10 => Ok(Self::Yw),
            11 => Ok(Self::Xyw),
            12 => Ok(Self::Zw),
            13 => Ok(Self::Xzw),
            14 => Ok(Self::Yzw),
            15 => Ok(Self::Xyzw),
            _ => Err(code),
        }
    }
}
impl From<Wrmask> for Arg {
    fn from(code: Wrmask) -> Arg {
        code as Arg
    }
}
/// An operand of kind `Desc`: one of several shapes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Desc {
    /// The alternative `both`.
    Both {
        /// The part `samp`.
        samp: Arg,
        /// The part `tex`.
        tex: Arg,
    },
    /// The alternative `tex`.
    Tex {
        /// The part `tex`.
        tex: Arg,
    },
    /// The alternative `none`.
    None,
    /// The alternative `reg`.
    Reg {
        /// The part `reg`.
        reg: Gpr,
        /// The part `mode`.
        mode: Arg,
    },
    /// The alternative `immed`.
    Immed {
        /// The part `samp`.
        samp: Arg,
        /// The part `tex`.
        tex: Arg,
    },
    /// The alternative `a1`.
    A1 {
        /// The part `samp`.
        samp: Arg,
    },
}
impl Desc {
    /// The operand's bits, which are its argument.
    pub const fn bits(self) -> Arg {
        (match self {
            Self::Both { samp, tex } => {
                0 | ((samp) as u64 >> 0 & 15) << 0 | ((tex) as u64 >> 0 & 127) << 4
            }
            Self::Tex { tex } => 0 | ((tex) as u64 >> 0 & 127) << 4,
            Self::None => 0,
            Self::Reg { reg, mode } => {
                0 | ((reg as Arg) as u64 >> 0 & 255) << 0 | ((mode) as u64 >> 0 & 7) << 8
            }
            Self::Immed { samp, tex } => {
                1536 | ((samp) as u64 >> 0 & 15) << 0 | ((tex) as u64 >> 0 & 15) << 4
            }
            Self::A1 { samp } => 1792 | ((samp) as u64 >> 0 & 255) << 0,
        }) as Arg
    }
    /// The shape of the operand with this name; `None` where the instruction has none of this kind.
    pub fn of(inst: &Inst, name: &str) -> Option<Self> {
        let (alternative, values) = inst.shape(34, name)?;
        Some(
            match alternative {
                0 => {
                    Self::Both {
                        samp: values[0] as Arg,
                        tex: values[1] as Arg,
                    }
                }
                1 => Self::Tex { tex: values[0] as Arg },
                2 => Self::None,
                3 => {
                    Self::Reg {
                        reg: <Gpr>::try_from(values[0] as Arg).ok()?,
                        mode: values[1] as Arg,
                    }
                }
                4 => {
                    Self::Immed {
                        samp: values[0] as Arg,
                        tex: values[1] as Arg,
                    }
                }
                5 => Self::A1 { samp: values[0] as Arg },
                _ => return None,
            },
        )
    }
}
impl From<Desc> for Arg {
    fn from(shape: Desc) -> Arg {
        shape.bits()
    }
}
/// An operand of kind `Cslot`: one of several shapes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cslot {
    /// The alternative `imm`.
    Imm {
        /// The part `n`.
        n: Arg,
    },
    /// The alternative `a1`.
    A1 {
        /// The part `n`.
        n: Arg,
    },
}
impl Cslot {
    /// The operand's bits, which are its argument.
    pub const fn bits(self) -> Arg {
        (match self {
            Self::Imm { n } => 0 | ((n) as u64 >> 0 & 255) << 0,
            Self::A1 { n } => 256 | ((n) as u64 >> 0 & 255) << 0,
        }) as Arg
    }
    /// The shape of the operand with this name; `None` where the instruction has none of this kind.
    pub fn of(inst: &Inst, name: &str) -> Option<Self> {
        let (alternative, values) = inst.shape(35, name)?;
        Some(
            match alternative {
                0 => Self::Imm { n: values[0] as Arg },
                1 => Self::A1 { n: values[0] as Arg },
                _ => return None,
            },
        )
    }
}
impl From<Cslot> for Arg {
    fn from(shape: Cslot) -> Arg {
        shape.bits()
    }
}
/// An operand of kind `Regimm`: one of several shapes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Regimm {
    /// The alternative `imm`.
    Imm {
        /// The part `n`.
        n: Arg,
    },
    /// The alternative `gpr`.
    Gpr {
        /// The part `n`.
        n: Arg,
        /// The part `c`.
        c: Comp,
    },
}
impl Regimm {
    /// The operand's bits, which are its argument.
    pub const fn bits(self) -> Arg {
        (match self {
            Self::Imm { n } => 0 | ((n) as u64 >> 0 & 255) << 0,
            Self::Gpr { n, c } => {
                0 | ((n) as u64 >> 0 & 63) << 2 | ((c as Arg) as u64 >> 0 & 3) << 0
            }
        }) as Arg
    }
    /// The shape of the operand with this name; `None` where the instruction has none of this kind.
    pub fn of(inst: &Inst, name: &str) -> Option<Self> {
        let (alternative, values) = inst.shape(36, name)?;
        Some(
            match alternative {
                0 => Self::Imm { n: values[0] as Arg },
                1 => {
                    Self::Gpr {
                        n: values[0] as Arg,
                        c: <Comp>::try_from(values[1] as Arg).ok()?,
                    }
                }
                _ => return None,
            },
        )
    }
}
impl From<Regimm> for Arg {
    fn from(shape: Regimm) -> Arg {
        shape.bits()
    }
}
/// Codes of an operand of kind `Typed`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(i32)]
pub enum Typed {
    /// `.untyped`
    Untyped = 0,
    /// `.typed`
    Typed = 1,
}
impl TryFrom<Arg> for Typed {
    type Error = Arg;
    /// The name for this code; the code when it has none.
    fn try_from(code: Arg) -> Result<Self, Arg> {
        match code {
            0 => Ok(Self::Untyped),
            1 => Ok(Self::Typed),
            _ => Err(code),
        }
    }
}
impl From<Typed> for Arg {
    fn from(code: Typed) -> Arg {
        code as Arg
    }
}
/// Codes of an operand of kind `Mode`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(i32)]
pub enum Mode {
    /// `imm`
    Imm = 0,
    /// `uniform`
    Uniform = 1,
    /// `nonuniform`
    Nonuniform = 2,
}
impl TryFrom<Arg> for Mode {
    type Error = Arg;
    /// The name for this code; the code when it has none.
    fn try_from(code: Arg) -> Result<Self, Arg> {
        match code {
            0 => Ok(Self::Imm),
            1 => Ok(Self::Uniform),
            2 => Ok(Self::Nonuniform),
            _ => Err(code),
        }
    }
}
impl From<Mode> for Arg {
    fn from(code: Mode) -> Arg {
        code as Arg
    }
}
/// Codes of an operand of kind `OptG`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(i32)]
pub enum OptG {
    /// Nothing in the text.
    None = 0,
    /// `.g`
    G = 1,
}
impl TryFrom<Arg> for OptG {
    type Error = Arg;
    /// The name for this code; the code when it has none.
    fn try_from(code: Arg) -> Result<Self, Arg> {
        match code {
            0 => Ok(Self::None),
            1 => Ok(Self::G),
            _ => Err(code),
        }
    }
}
impl From<OptG> for Arg {
    fn from(code: OptG) -> Arg {
        code as Arg
    }
}
/// Codes of an operand of kind `OptL`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(i32)]
pub enum OptL {
    /// Nothing in the text.
    None = 0,
    /// `.l`
    L = 1,
}
impl TryFrom<Arg> for OptL {
    type Error = Arg;
    /// The name for this code; the code when it has none.
    fn try_from(code: Arg) -> Result<Self, Arg> {
        match code {
            0 => Ok(Self::None),
            1 => Ok(Self::L),
            _ => Err(code),
        }
    }
}
impl From<OptL> for Arg {
    fn from(code: OptL) -> Arg {
        code as Arg
    }
}
/// Codes of an operand of kind `OptR`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(i32)]
pub enum OptR {
    /// Nothing in the text.
    None = 0,
    /// `.r`
    R = 1,
}
impl TryFrom<Arg> for OptR {
    type Error = Arg;
    /// The name for this code; the code when it has none.
    fn try_from(code: Arg) -> Result<Self, Arg> {
        match code {
            0 => Ok(Self::None),
            1 => Ok(Self::R),
            _ => Err(code),
        }
    }
}
impl From<OptR> for Arg {
    fn from(code: OptR) -> Arg {
        code as Arg
    }
}
/// Codes of an operand of kind `OptW`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(i32)]
pub enum OptW {
    /// Nothing in the text.
    None = 0,
    /// `.w`
    W = 1,
}
impl TryFrom<Arg> for OptW {
    type Error = Arg;
    /// The name for this code; the code when it has none.
    fn try_from(code: Arg) -> Result<Self, Arg> {
        match code {
            0 => Ok(Self::None),
            1 => Ok(Self::W),
            _ => Err(code),
        }
    }
}
impl From<OptW> for Arg {
    fn from(code: OptW) -> Arg {
        code as Arg
    }
}
pub use onespec_core::immediate::ImmediateError;
/// A number from 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Uimm1(Arg);
impl Uimm1 {
    /// Checks a number.
    ///
    /// # Errors
    /// It is out of range, or no multiple of the step.
    pub const fn new(value: Arg) -> Result<Self, ImmediateError> {
        match ImmediateError::check(value as i64, 0, 1, 1) {
            Ok(()) => Ok(Self(value)),
            Err(error) => Err(error),
        }
    }
    /// The number.
    pub const fn get(self) -> Arg {
        self.0
    }
}
impl From<Arg> for Uimm1 {
    /// Takes a number as it is: it is checked when the instruction is encoded.
    fn from(value: Arg) -> Self {
        Self(value)
    }
}
/// A number from 0 to 3.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Uimm2(Arg);
impl Uimm2 {
    /// Checks a number.
    ///
    /// # Errors
    /// It is out of range, or no multiple of the step.
    pub const fn new(value: Arg) -> Result<Self, ImmediateError> {
        match ImmediateError::check(value as i64, 0, 3, 1) {
            Ok(()) => Ok(Self(value)),
            Err(error) => Err(error),
        }
    }
    /// The number.
    pub const fn get(self) -> Arg {
        self.0
    }
}
impl From<Arg> for Uimm2 {
    /// Takes a number as it is: it is checked when the instruction is encoded.
    fn from(value: Arg) -> Self {
        Self(value)
    }
}
/// A number from 0 to 7.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Uimm3(Arg);
impl Uimm3 {
    /// Checks a number.
    ///
    /// # Errors
    /// It is out of range, or no multiple of the step.
    pub const fn new(value: Arg) -> Result<Self, ImmediateError> {
        match ImmediateError::check(value as i64, 0, 7, 1) {
            Ok(()) => Ok(Self(value)),
            Err(error) => Err(error),
        }
    }
    /// The number.
    pub const fn get(self) -> Arg {
        self.0
    }
}
impl From<Arg> for Uimm3 {
    /// Takes a number as it is: it is checked when the instruction is encoded.
    fn from(value: Arg) -> Self {
        Self(value)
    }
}
/// A number from 0 to 31.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Uimm5(Arg);
impl Uimm5 {
    /// Checks a number.
    ///
    /// # Errors
    /// It is out of range, or no multiple of the step.
    pub const fn new(value: Arg) -> Result<Self, ImmediateError> {
        match ImmediateError::check(value as i64, 0, 31, 1) {
            Ok(()) => Ok(Self(value)),
            Err(error) => Err(error),
        }
    }
    /// The number.
    pub const fn get(self) -> Arg {
        self.0
    }
}
impl From<Arg> for Uimm5 {
    /// Takes a number as it is: it is checked when the instruction is encoded.
    fn from(value: Arg) -> Self {
        Self(value)
    }
}
/// A number from 0 to 255.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Uimm8(Arg);
impl Uimm8 {
    /// Checks a number.
    ///
    /// # Errors
    /// It is out of range, or no multiple of the step.
    pub const fn new(value: Arg) -> Result<Self, ImmediateError> {
        match ImmediateError::check(value as i64, 0, 255, 1) {
            Ok(()) => Ok(Self(value)),
            Err(error) => Err(error),
        }
    }
    /// The number.
    pub const fn get(self) -> Arg {
        self.0
    }
}
impl From<Arg> for Uimm8 {
    /// Takes a number as it is: it is checked when the instruction is encoded.
    fn from(value: Arg) -> Self {
        Self(value)
    }
}
/// A number from 0 to 8191.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Uimm13(Arg);
impl Uimm13 {
    /// Checks a number.
    ///
    /// # Errors
    /// It is out of range, or no multiple of the step.
    pub const fn new(value: Arg) -> Result<Self, ImmediateError> {
        match ImmediateError::check(value as i64, 0, 8191, 1) {
            Ok(()) => Ok(Self(value)),
            Err(error) => Err(error),
        }
    }
    /// The number.
    pub const fn get(self) -> Arg {
        self.0
    }
}
impl From<Arg> for Uimm13 {
    /// Takes a number as it is: it is checked when the instruction is encoded.
    fn from(value: Arg) -> Self {
        Self(value)
    }
}
/// A number from -4096 to 4095.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Imm13(Arg);
impl Imm13 {
    /// Checks a number.
    ///
    /// # Errors
    /// It is out of range, or no multiple of the step.
    pub const fn new(value: Arg) -> Result<Self, ImmediateError> {
        match ImmediateError::check(value as i64, -4096, 4095, 1) {
            Ok(()) => Ok(Self(value)),
            Err(error) => Err(error),
        }
    }
    /// The number.
    pub const fn get(self) -> Arg {
        self.0
    }
}
impl From<Arg> for Imm13 {
    /// Takes a number as it is: it is checked when the instruction is encoded.
    fn from(value: Arg) -> Self {
        Self(value)
    }
}
/// A number from -2147483648 to 2147483647.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Imm32(Arg);
impl Imm32 {
    /// Checks a number.
    ///
    /// # Errors
    /// It is out of range, or no multiple of the step.
    pub const fn new(value: Arg) -> Result<Self, ImmediateError> {
        match ImmediateError::check(value as i64, -2147483648, 2147483647, 1) {
            Ok(()) => Ok(Self(value)),
            Err(error) => Err(error),
        }
    }
    /// The number.
    pub const fn get(self) -> Arg {
        self.0
    }
}
impl From<Arg> for Imm32 {
    /// Takes a number as it is: it is checked when the instruction is encoded.
    fn from(value: Arg) -> Self {
        Self(value)
    }
}
impl Inst {
    /// The alternative of an operand that is a sum of this kind, and the values of its parts.
    fn shape(
        &self,
        kind: u16,
        name: &str,
    ) -> Option<(usize, onespec_core::operand::Args)> {
        let op = self.op.info();
        let index = op.operands.iter().position(|o| o.name == name && o.kind == kind)?;
        let mut values: onespec_core::operand::Args = [0; onespec_core::operand::MAX_OPERANDS];
        for (value, arg) in values.iter_mut().zip(self.args) {
            *value = arg as i64;
        }
        let env = onespec_core::expr::Env::of(&ISA, op.operands, op.lets, &values);
        let (params, count) = onespec_core::operand::arguments(
            &env,
            op.operands.get(index)?,
        );
        match ISA.kinds.get(usize::from(kind)) {
            Some(onespec_core::isa::Kind::Sum { alts, .. }) => {
                onespec_core::operand::shape(
                    &ISA,
                    alts,
                    *values.get(index)? as u64,
                    params.get(..count)?,
                    0,
                )
            }
            _ => None,
        }
    }
}
