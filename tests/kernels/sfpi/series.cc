// Kernels of series and tables: exponential by squarings, reciprocal by Newton's steps, logarithm, sine, tanh by a table.
#include "sfpi.h"

namespace ckernel::sfpu {
using namespace sfpi;

// e to the power of |x|: a quadratic of the number below 1, squared as often as its exponent says.
sfpi_inline vFloat exponential_of_magnitude(vFloat x)
{
    vFloat v = setsgn(x, 0);
    vInt exponent = exexp(v);
    v_if (exponent >= 0) { v = setexp(v, 126); }
    v_endif;
    vFloat slope = v * vConst0p8373 + s2vFloat16b(0.863281);
    v = v * slope + vConst1;
    v_if (exponent >= 0) {
        v = v * v;
        for (int step = 0; step < 7; step++) {
            exponent = exponent - 1;
            v_and (exponent >= 0);
            v = v * v;
        }
    }
    v_endif;
    return v;
}

template <int ITERATIONS = 32>
inline void calculate_exponential()
{
    for (int d = 0; d < ITERATIONS; d++) {
        dst_reg[0] = exponential_of_magnitude(dst_reg[0]);
        dst_reg++;
    }
}

// The mantissa as a number of -1 to -0.5, a line as a guess, three steps, then the exponent and the sign.
template <int STEPS = 3>
sfpi_inline vFloat reciprocal_of(const vFloat in)
{
    vFloat v = setsgn(setexp(in, 126), 1);
    vFloat y = v * 1.4427F + 2.0F;
    for (int step = 0; step < STEPS; step++) {
        y = y * (v * y + 2.0F);
    }
    vInt exponent = 126 - exexp(in) + exexp_nodebias(y) - 126 - 1;
    v_if (exponent < 0) {
        y = 0.0F;
        exponent = 0;
    }
    v_endif;
    return setsgn(setexp(y, exponent), in);
}

inline void calculate_reciprocal()
{
    for (int d = 0; d < 32; d++) {
        dst_reg[0] = reciprocal_of<>(dst_reg[0]);
        dst_reg++;
    }
}

// Coefficients in programmable constants.
inline void init_logarithm()
{
    vConstFloatPrgm0 = 0.693147182F;
    vConstFloatPrgm1 = 0.1058F;
    vConstFloatPrgm2 = -0.7116F;
}

// A cubic of the mantissa, and the exponent times ln 2; the exponent is a sign and a magnitude where it becomes a float.
inline void calculate_logarithm()
{
    for (int d = 0; d < 32; d++) {
        vFloat in = dst_reg[0];
        vFloat x = setexp(in, 127);
        vFloat series = x * (x * (x * vConstFloatPrgm1 + vConstFloatPrgm2) + 2.0871F) + -1.4753F;
        vInt exponent = exexp(in);
        v_if (exponent < 0) {
            exponent = ~exponent + 1;
            exponent |= 0x80000000;
        }
        v_endif;
        vFloat result = int_to_float(exponent, 0) * vConstFloatPrgm0 + series;
        v_if (in == 0.0F) { result = s2vFloat16b(0xff80); }
        v_endif;
        dst_reg[0] = result;
        dst_reg++;
    }
}

// x / pi to the nearest, the rest in three parts, six terms, negative where the quotient is odd.
inline void calculate_sine()
{
    for (int d = 0; d < 32; d++) {
        vFloat x = dst_reg[0];
        vFloat shifted = x * 0.31830987F + 12582912.0F;
        vFloat whole = shifted - 12582912.0F;
        vFloat r = ((x - whole * 3.140625F) - whole * 0.0009670257568359375F) - whole * 0.0000006278329F;
        vFloat s = r * r;
        vFloat p = -0.000000025052108F;
        p = p * s + 0.0000027557319F;
        p = p * s - 0.00019841270F;
        p = p * s + 0.008333333F;
        p = p * s - 0.16666667F;
        p = p * s * r + r;
        dst_reg[0] = reinterpret<vFloat>(reinterpret<vInt>(p) ^ (reinterpret<vInt>(shifted) << 31));
        dst_reg++;
    }
}

// Three lines of 8 bits.
inline void calculate_tanh()
{
    vUInt l0 = 0x1DFF;
    vUInt l1 = 0x481A;
    vUInt l2 = 0xFF00;
    for (int d = 0; d < 32; d++) {
        vFloat x = dst_reg[0];
        dst_reg[0] = lut(x, l0, l1, l2);
        dst_reg++;
    }
}
}
