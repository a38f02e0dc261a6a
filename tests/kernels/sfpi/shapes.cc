// Small shapes whose code the tests of a public compiler expect.
#include "sfpi.h"

namespace shapes {
using namespace sfpi;
constexpr int SECOND = 32;

inline void scale_and_add()
{
    for (int d = 0; d < 32; d++) {
        dst_reg[0] = dst_reg[0] * 1.5F + 2.0F;
        dst_reg++;
    }
}

inline void scale()
{
    for (int d = 0; d < 32; d++) {
        dst_reg[0] = dst_reg[0] * 1.5F;
        dst_reg++;
    }
}

// What is scaled is stored, too.
inline void scale_and_keep()
{
    for (int d = 0; d < 32; d++) {
        vFloat a = dst_reg[0];
        dst_reg[SECOND] = a * 1.5F;
        dst_reg[2 * SECOND] = a;
        dst_reg++;
    }
}

inline void constants()
{
    for (int d = 0; d < 32; d++) {
        vFloat a = dst_reg[0];
        vFloat b = dst_reg[SECOND];
        vFloat c = a * vConstNeg1 + b;
        dst_reg[0] = c * b + vConst1;
        dst_reg++;
    }
}

inline void chain()
{
    for (int d = 0; d < 32; d++) {
        vFloat x = dst_reg[0];
        vFloat r = 0.0F;
        v_if (x < 1.0F) { r = 1.0F; }
        v_elseif (x <= 2.0F) { r = 2.0F; }
        v_endif;
        dst_reg[0] = r;
        dst_reg++;
    }
}

inline void below_a_large_integer()
{
    for (int d = 0; d < 32; d++) {
        vInt a = dst_reg[0];
        v_if (a < 0x7fffffff) { dst_reg[SECOND] = a; }
        v_endif;
        dst_reg++;
    }
}

inline void empty_block()
{
    for (int d = 0; d < 32; d++) {
        vFloat a = dst_reg[0];
        v_block { }
        v_endblock;
        dst_reg[SECOND] = a;
        dst_reg++;
    }
}

// Each product is a factor of the next one.
inline void products()
{
    for (int d = 0; d < 32; d++) {
        vFloat a = dst_reg[0];
        vFloat x = a;
        for (int i = 0; i < 6; i++) { x = x * a; }
        dst_reg[0] = x;
        dst_reg++;
    }
}
}
