// Floats to whole floats, kinds of floats and comparisons with zero, as 1 or 0.
#include "sfpi.h"

namespace ckernel::sfpu {
using namespace sfpi;

// Clears the bits of the mantissa below 1: all of them where the exponent is negative, none from 23 on.
sfpi_inline vFloat whole_part(vFloat x)
{
    vInt exponent = exexp(x);
    vInt mask = 0x80000000;
    v_if (exponent >= 0) {
        mask = -1;
        vInt below = 23 - exponent;
        v_and (below >= 0);
        mask = mask << below;
    }
    v_endif;
    return reinterpret<vFloat>(reinterpret<vInt>(x) & mask);
}

void calculate_trunc() { for (int d = 0; d < 32; d++) { dst_reg[0] = whole_part(dst_reg[0]); dst_reg++; } }

void calculate_floor()
{
    for (int d = 0; d < 32; d++) {
        vFloat x = dst_reg[0];
        vFloat whole = whole_part(x);
        v_if (whole > x) { whole = whole - 1.0F; }
        v_endif;
        dst_reg[0] = whole;
        dst_reg++;
    }
}

void calculate_ceil()
{
    for (int d = 0; d < 32; d++) {
        vFloat x = dst_reg[0];
        vFloat whole = whole_part(x);
        v_if (whole < x) { whole = whole + 1.0F; }
        v_endif;
        dst_reg[0] = whole;
        dst_reg++;
    }
}

void calculate_isinf()
{
    for (int d = 0; d < 32; d++) {
        vFloat x = dst_reg[0];
        vFloat result = vConst0;
        v_if (exexp(x) == 128 && exman9(x) == 0) { result = vConst1; }
        v_endif;
        dst_reg[0] = result;
        dst_reg++;
    }
}

void calculate_isnan()
{
    for (int d = 0; d < 32; d++) {
        vFloat x = dst_reg[0];
        vFloat result = vConst0;
        v_if (exexp(x) == 128 && exman9(x) != 0) { result = vConst1; }
        v_endif;
        dst_reg[0] = result;
        dst_reg++;
    }
}

void calculate_isfinite()
{
    for (int d = 0; d < 32; d++) {
        vFloat result = vConst1;
        v_if (exexp(dst_reg[0]) == 128) { result = vConst0; }
        v_endif;
        dst_reg[0] = result;
        dst_reg++;
    }
}

void calculate_eqz() { for (int d = 0; d < 32; d++) { vFloat x = dst_reg[0]; vFloat r = vConst0; v_if (x == 0.0F) { r = vConst1; } v_endif; dst_reg[0] = r; dst_reg++; } }
void calculate_nez() { for (int d = 0; d < 32; d++) { vFloat x = dst_reg[0]; vFloat r = vConst0; v_if (x != 0.0F) { r = vConst1; } v_endif; dst_reg[0] = r; dst_reg++; } }
void calculate_ltz() { for (int d = 0; d < 32; d++) { vFloat x = dst_reg[0]; vFloat r = vConst0; v_if (x < 0.0F) { r = vConst1; } v_endif; dst_reg[0] = r; dst_reg++; } }
void calculate_lez() { for (int d = 0; d < 32; d++) { vFloat x = dst_reg[0]; vFloat r = vConst0; v_if (x <= 0.0F) { r = vConst1; } v_endif; dst_reg[0] = r; dst_reg++; } }
void calculate_gtz() { for (int d = 0; d < 32; d++) { vFloat x = dst_reg[0]; vFloat r = vConst0; v_if (x > 0.0F) { r = vConst1; } v_endif; dst_reg[0] = r; dst_reg++; } }
void calculate_gez() { for (int d = 0; d < 32; d++) { vFloat x = dst_reg[0]; vFloat r = vConst0; v_if (x >= 0.0F) { r = vConst1; } v_endif; dst_reg[0] = r; dst_reg++; } }
}
