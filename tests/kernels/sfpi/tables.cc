// Functions by a table of three lines: slopes and constants of 8 bits, the table's registers loaded in front of the loop.
#include "sfpi.h"

namespace ckernel::sfpu {
using namespace sfpi;

// 1/2 and the line of |x| with x's sign.
void calculate_sigmoid()
{
    vUInt l0 = 0x3EFF;
    vUInt l1 = 0x3346;
    vUInt l2 = 0xFF2C;
    for (int d = 0; d < 32; d++) {
        vFloat x = dst_reg[0];
        dst_reg[0] = lut(x, l0, l1, l2) + 0.5F;
        dst_reg++;
    }
}

// x/2 and the line of |x|.
void calculate_gelu()
{
    vUInt l0 = 0x26FF;
    vUInt l1 = 0x14A2;
    vUInt l2 = 0x10DC;
    for (int d = 0; d < 32; d++) {
        vFloat x = dst_reg[0];
        dst_reg[0] = x * 0.5F + lut_sign(x, l0, l1, l2);
        dst_reg++;
    }
}
}
