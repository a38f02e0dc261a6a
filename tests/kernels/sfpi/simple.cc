// Kernels that are exact: signs, bounds, comparisons, kinds of floats, choices and integers; and how often a function is used.
#include "sfpi.h"
#pragma once

namespace ckernel::sfpu {
using namespace sfpi;

constexpr int TILE = 32;

template <bool APPROXIMATION_MODE = true, int ITERATIONS = TILE>
inline void calculate_abs()
{
#pragma GCC unroll 8
    for (int d = 0; d < ITERATIONS; d++) {
        vFloat v = dst_reg[0];
        dst_reg[0] = sfpi::abs(v);
        dst_reg++;
    }
}

inline void calculate_negative(const int iterations)
{
    for (int d = 0; d < iterations; d++) {
        dst_reg[0] = -dst_reg[0];
        dst_reg++;
    }
}

// -1, 0 or 1.
inline void calculate_sign()
{
    for (int d = 0; d < TILE; d++) {
        vFloat v = dst_reg[0];
        vFloat sign = vConst1;
        v_if (v < 0.0F) { sign = vConstNeg1; }
        v_elseif (v == 0.0F) { sign = vConst0; }
        v_endif;
        dst_reg[0] = sign;
        dst_reg++;
    }
}

inline void calculate_square()
{
    for (int d = 0; d < TILE; d++) {
        vFloat in = dst_reg[0];
        dst_reg[0] = in * in;
        dst_reg++;
    }
}

// Bounds as bits of floats of 16 bits.
inline void calculate_clamp(uint param0, uint param1)
{
    vFloat low = s2vFloat16b(param0);
    vFloat high = s2vFloat16b(param1);
    for (int d = 0; d < TILE; d++) {
        vFloat val = dst_reg[0];
        v_if (val < low) {
            val = low;
        } v_elseif (val >= high) {
            val = high;
        }
        v_endif;
        dst_reg[0] = val;
        dst_reg++;
    }
}

sfpi_inline void bound_above(vFloat& v, vFloat most)
{
    v_if (v > most) { v = most; }
    v_endif;
}

inline void calculate_relu_max(float most)
{
    for (int d = 0; d < TILE; d++) {
        vFloat v = dst_reg[0];
        bound_above(v, most);
        v_if (v < 0.0F) { v = 0.0F; }
        v_endif;
        dst_reg[0] = v;
        dst_reg++;
    }
}

// 1: NaN, 2: infinity, 4: finite.
sfpi_inline vInt kind_of(const vFloat& v)
{
    vInt kind = 4;
    vInt exponent = exexp(v);
    vInt mantissa = exman9(v);
    v_if (exponent == 128 && mantissa != 0) { kind = 1; }
    v_endif;
    v_if (exponent == 128 && mantissa == 0) { kind = 2; }
    v_endif;
    return kind;
}

inline void calculate_kinds()
{
    for (int d = 0; d < TILE; d++) {
        dst_reg[0] = kind_of(dst_reg[0]);
        dst_reg++;
    }
}

// A comparison with zero by its number: 0 to 5 are ==, !=, <, >=, >, <=.
template <int COMPARISON>
inline void calculate_comparison()
{
    for (int d = 0; d < TILE; d++) {
        vFloat v = dst_reg[0];
        vFloat result = vConst0;
        if constexpr (COMPARISON == 0) {
            v_if (v == 0.0F) { result = vConst1; }
            v_endif;
        } else if constexpr (COMPARISON == 1) {
            v_if (v != 0.0F) { result = vConst1; }
            v_endif;
        } else if constexpr (COMPARISON == 2) {
            v_if (v < 0.0F) { result = vConst1; }
            v_endif;
        } else if constexpr (COMPARISON == 3) {
            v_if (v >= 0.0F) { result = vConst1; }
            v_endif;
        } else if constexpr (COMPARISON == 4) {
            v_if (v > 0.0F) { result = vConst1; }
            v_endif;
        } else {
            v_if (!(v > 0.0F)) { result = vConst1; }
            v_endif;
        }
        dst_reg[0] = result;
        dst_reg++;
    }
}
template void calculate_comparison<0>();
template void calculate_comparison<2>();
template void calculate_comparison<5>();

// Three tiles: a condition, and what is chosen.
inline void calculate_where()
{
    constexpr int SECOND = TILE;
    for (int d = 0; d < TILE; d++) {
        vFloat result = dst_reg[SECOND];
        v_if (dst_reg[0] == 0.0F) { result = dst_reg[2 * SECOND]; }
        v_endif;
        dst_reg[0] = result;
        dst_reg++;
    }
}

// Integers of two tiles: (a & b) ^ (a + b), shifted to the left by a scalar.
inline void calculate_integers(int amount)
{
    for (int d = 0; d < TILE; d++) {
        vInt a = dst_reg[0];
        vInt b = dst_reg[TILE];
        vInt c = a & b;
        c ^= a + b;
        dst_reg[0] = c << amount;
        dst_reg++;
    }
}

inline void calculate_min_max()
{
    for (int d = 0; d < TILE; d++) {
        vFloat a = dst_reg[0];
        vFloat b = dst_reg[TILE];
        vec_min_max(a, b);
        dst_reg[0] = a;
        dst_reg[TILE] = b;
        dst_reg++;
    }
}
}
