// Kernels that hand-written schedules of macros compute as well (tests/platforms/sfpu_macro_*.s): magnitudes, a product
// and a sum with constants, both, the other sign, and integers of a sign and a magnitude as floats.
#include "sfpi.h"

namespace ckernel::sfpu {
using namespace sfpi;

void calculate_abs()
{
    for (int d = 0; d < 32; d++) {
        vFloat v = dst_reg[0];
        dst_reg[0] = sfpi::abs(v);
        dst_reg++;
    }
}

void calculate_scale()
{
    for (int d = 0; d < 32; d++) {
        vFloat v = dst_reg[0];
        dst_reg[0] = v * vConstFloatPrgm0 + vConstFloatPrgm1;
        dst_reg++;
    }
}

void calculate_abs_scale()
{
    for (int d = 0; d < 32; d++) {
        vFloat v = sfpi::abs(dst_reg[0]);
        dst_reg[0] = v * vConstFloatPrgm0 + vConstFloatPrgm1;
        dst_reg++;
    }
}

void calculate_negative()
{
    for (int d = 0; d < 32; d++) {
        dst_reg[0] = -dst_reg[0];
        dst_reg++;
    }
}

void calculate_int32_to_fp32()
{
    for (int d = 0; d < 32; d++) {
        vInt v = dst_reg[0];
        dst_reg[0] = int_to_float(v, 0);
        dst_reg++;
    }
}

}
