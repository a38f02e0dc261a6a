// Sources of the instruction sequences that SFPI's compiler makes, by its guide and tests: conditions, immediates, negations, operands in
// the place of the result.
#include "sfpi.h"

namespace sequences {
using namespace sfpi;
constexpr int TILE = 32;

// --- conditions
inline void below_zero()
{
    for (int d = 0; d < 32; d++) {
        vFloat a = dst_reg[0];
        v_if (a < 0.0F) { dst_reg[TILE] = a; }
        v_endif;
        dst_reg++;
    }
}

inline void integer_is_zero()
{
    for (int d = 0; d < 32; d++) {
        vInt a = dst_reg[0];
        v_if (a == 0) { dst_reg[TILE] = a; }
        v_endif;
        dst_reg++;
    }
}

inline void below()
{
    for (int d = 0; d < 32; d++) {
        vFloat a = dst_reg[0];
        v_if (a < 4.0F) { dst_reg[TILE] = a; }
        v_endif;
        dst_reg++;
    }
}

inline void below_one()
{
    for (int d = 0; d < 32; d++) {
        vFloat a = dst_reg[0];
        v_if (a < 1.0F) { dst_reg[TILE] = a; }
        v_endif;
        dst_reg++;
    }
}

inline void above()
{
    for (int d = 0; d < 32; d++) {
        vFloat a = dst_reg[0];
        v_if (a > 4.0F) { dst_reg[TILE] = a; }
        v_endif;
        dst_reg++;
    }
}

inline void at_most()
{
    for (int d = 0; d < 32; d++) {
        vFloat a = dst_reg[0];
        v_if (a <= 4.0F) { dst_reg[TILE] = a; }
        v_endif;
        dst_reg++;
    }
}

inline void below_another()
{
    for (int d = 0; d < 32; d++) {
        vFloat a = dst_reg[0];
        vFloat b = dst_reg[TILE];
        v_if (a < b) { dst_reg[2 * TILE] = a; }
        v_endif;
        dst_reg++;
    }
}

inline void integer_below()
{
    for (int d = 0; d < 32; d++) {
        vInt a = dst_reg[0];
        v_if (a < 5) { dst_reg[TILE] = a; }
        v_endif;
        dst_reg++;
    }
}

inline void integer_at_least()
{
    for (int d = 0; d < 32; d++) {
        vInt a = dst_reg[0];
        v_if (a >= 5) { dst_reg[TILE] = a; }
        v_endif;
        dst_reg++;
    }
}

inline void integer_is()
{
    for (int d = 0; d < 32; d++) {
        vInt a = dst_reg[0];
        v_if (a == 5) { dst_reg[TILE] = a; }
        v_endif;
        dst_reg++;
    }
}

inline void integer_above()
{
    for (int d = 0; d < 32; d++) {
        vInt a = dst_reg[0];
        v_if (a > 5) { dst_reg[TILE] = a; }
        v_endif;
        dst_reg++;
    }
}

inline void integer_at_most()
{
    for (int d = 0; d < 32; d++) {
        vInt a = dst_reg[0];
        v_if (a <= 5) { dst_reg[TILE] = a; }
        v_endif;
        dst_reg++;
    }
}

inline void integer_below_another()
{
    for (int d = 0; d < 32; d++) {
        vInt a = dst_reg[0];
        vInt b = dst_reg[TILE];
        v_if (a < b) { dst_reg[2 * TILE] = vConst1; }
        v_endif;
        dst_reg++;
    }
}

inline void both()
{
    for (int d = 0; d < 32; d++) {
        vFloat a = dst_reg[0];
        vFloat b = dst_reg[TILE];
        v_if (a < 0.0F && b >= 0.0F) { dst_reg[2 * TILE] = a; }
        v_endif;
        dst_reg++;
    }
}

inline void either()
{
    for (int d = 0; d < 32; d++) {
        vFloat a = dst_reg[0];
        vFloat b = dst_reg[TILE];
        v_if (a < 0.0F || b >= 0.0F) { dst_reg[2 * TILE] = a; }
        v_endif;
        dst_reg++;
    }
}

// --- conditions from an instruction that computes
inline void small_exponent()
{
    for (int d = 0; d < 32; d++) {
        vFloat a = dst_reg[0];
        v_if (exexp(a) < 0) { dst_reg[TILE] = a; }
        v_endif;
        dst_reg++;
    }
}

inline void large_exponent()
{
    for (int d = 0; d < 32; d++) {
        vFloat a = dst_reg[0];
        v_if (exexp(a) >= 0) { dst_reg[TILE] = a; }
        v_endif;
        dst_reg++;
    }
}

inline void zeros_before()
{
    for (int d = 0; d < 32; d++) {
        vInt a = dst_reg[0];
        vInt n = lz(a);
        v_if (a != 0) { dst_reg[TILE] = n; }
        v_endif;
        dst_reg++;
    }
}

// --- products, sums, signs
inline void scale_by_a_double_word()
{
    for (int d = 0; d < 32; d++) {
        dst_reg[0] = dst_reg[0] * 1.005F;
        dst_reg++;
    }
}

inline void product_and_sum()
{
    for (int d = 0; d < 32; d++) {
        dst_reg[3 * TILE] = dst_reg[0] * dst_reg[TILE] + dst_reg[2 * TILE];
        dst_reg++;
    }
}

inline void negated_product()
{
    for (int d = 0; d < 32; d++) {
        dst_reg[2 * TILE] = -(dst_reg[0] * dst_reg[TILE]);
        dst_reg++;
    }
}

inline void negated_factor()
{
    for (int d = 0; d < 32; d++) {
        dst_reg[3 * TILE] = -dst_reg[0] * dst_reg[TILE] + dst_reg[2 * TILE];
        dst_reg++;
    }
}

inline void negated_addend()
{
    for (int d = 0; d < 32; d++) {
        dst_reg[3 * TILE] = dst_reg[0] * dst_reg[TILE] - dst_reg[2 * TILE];
        dst_reg++;
    }
}

inline void negated_sum()
{
    for (int d = 0; d < 32; d++) {
        dst_reg[3 * TILE] = -(dst_reg[0] * dst_reg[TILE] + dst_reg[2 * TILE]);
        dst_reg++;
    }
}

inline void difference()
{
    for (int d = 0; d < 32; d++) {
        dst_reg[2 * TILE] = -dst_reg[0] + dst_reg[TILE];
        dst_reg++;
    }
}

// --- the result in the place of an operand
inline void dying_operand()
{
    for (int d = 0; d < 32; d++) {
        vInt a = dst_reg[0];
        vInt b = dst_reg[TILE];
        vInt c = a & b;
        dst_reg[2 * TILE] = c;
        dst_reg[3 * TILE] = b;
        dst_reg++;
    }
}

inline void no_dying_operand()
{
    for (int d = 0; d < 32; d++) {
        vInt a = dst_reg[0];
        vInt b = dst_reg[TILE];
        vInt c = a & b;
        dst_reg[2 * TILE] = c;
        dst_reg[3 * TILE] = b;
        dst_reg[4 * TILE] = a;
        dst_reg++;
    }
}

inline void unused_result()
{
    for (int d = 0; d < 32; d++) {
        vFloat a = dst_reg[0];
        vFloat b = a * a + 2.0F;
        dst_reg[TILE] = a;
        dst_reg++;
    }
}

inline void smaller_and_greater()
{
    for (int d = 0; d < 32; d++) {
        vFloat a = dst_reg[0];
        vFloat b = dst_reg[TILE];
        vec_min_max(a, b);
        dst_reg[0] = a;
        dst_reg[TILE] = b;
        dst_reg++;
    }
}

// --- immediates
inline void put_one()
{
    for (int d = 0; d < 32; d++) { dst_reg[0] = 1.0F; dst_reg++; }
}

inline void put_half()
{
    for (int d = 0; d < 32; d++) { dst_reg[0] = 0.5F; dst_reg++; }
}

inline void put_fp16a()
{
    for (int d = 0; d < 32; d++) { dst_reg[0] = 1.2001953125F; dst_reg++; }
}

inline void put_fp32()
{
    for (int d = 0; d < 32; d++) { dst_reg[0] = 3.14159265F; dst_reg++; }
}

inline void put_integer_one()
{
    for (int d = 0; d < 32; d++) { vInt n = 1; dst_reg[0] = n; dst_reg++; }
}

inline void put_0x10000()
{
    for (int d = 0; d < 32; d++) { vInt n = 0x10000; dst_reg[0] = n; dst_reg++; }
}

inline void put_0x40000000()
{
    for (int d = 0; d < 32; d++) { vInt n = 0x40000000; dst_reg[0] = n; dst_reg++; }
}

inline void put_0x7fffffff()
{
    for (int d = 0; d < 32; d++) { vInt n = 0x7fffffff; dst_reg[0] = n; dst_reg++; }
}

inline void put_0xffff8000()
{
    for (int d = 0; d < 32; d++) { vInt n = -32768; dst_reg[0] = n; dst_reg++; }
}

inline void put_minus_one()
{
    for (int d = 0; d < 32; d++) { vInt n = -1; dst_reg[0] = n; dst_reg++; }
}

inline void put_0x8000()
{
    for (int d = 0; d < 32; d++) { vInt n = 0x8000; dst_reg[0] = n; dst_reg++; }
}
}
