// Kernels of which the words of a public compiler's code for Blackhole are known: a product, a reciprocal, an exponential.
#include "sfpi.h"

namespace ckernel::sfpu {
using namespace sfpi;
constexpr int TILE = 32;

inline void binary_mul()
{
    for (int d = 0; d < TILE; d++) {
        dst_reg[0] = dst_reg[0] * dst_reg[TILE];
        dst_reg++;
    }
}

// The mantissa as a number of -1 to -0.5, a line as a guess, two steps of Newton, then the exponent; what is too small is 0.
sfpi_inline vFloat reciprocal_of_magnitude(const vFloat in)
{
    vFloat v = setexp(setsgn(in, 1), 126);
    vFloat y = 1.4427F * (v * 1.4427F + 2.0F);
    for (int step = 0; step < 2; step++) {
        y = y * (v * y + 2.0F);
    }
    vInt exponent = exexp(y) - exexp(in) + 126;
    v_if (exponent < 0) {
        y = 0.0F;
        exponent = 0;
    }
    v_endif;
    return setexp(y, exponent);
}

inline void reciprocal()
{
    for (int d = 0; d < TILE; d++) {
        vFloat in = dst_reg[0];
        vFloat out = reciprocal_of_magnitude(in);
        v_if (in < 0.0F) { out = -out; }
        v_endif;
        dst_reg[0] = out;
        dst_reg++;
    }
}

// x is k ln 2 and a rest of at most 0.35 (Cody and Waite: ln 2 in two parts), of which a polynomial of degree 6 gives the
// mantissa. k is the low bits of a number without bits for fractions.
inline void exponential()
{
    for (int d = 0; d < TILE; d++) {
        vFloat x = dst_reg[0];
        vFloat shifted = x * 1.4426950408889634F + 12582912.0F;
        vFloat k = shifted - 12582912.0F;
        vFloat r = k * -0.693359375F + x;
        r = k * 0.000212194440F + r;
        vFloat p = 0.0013888889F * r + 0.0083333333F;
        p = p * r + 0.041666667F;
        p = p * r + 0.16666667F;
        p = p * r + 0.5F;
        p = p * r + vConst1;
        p = p * r + vConst1;
        vFloat result = setexp(p, exexp_nodebias(p) + reinterpret<vInt>(shifted));
        v_if (k >= 128.0F) { result = s2vFloat16b(0x7f80); }
        v_elseif (k < -126.0F) { result = vConst0; }
        v_endif;
        dst_reg[0] = result;
        dst_reg++;
    }
}
}
