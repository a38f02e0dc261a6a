// Kernels over several rows or tiles: the greater of two windows with its index, and cumulative sums.
#include "sfpi.h"

namespace ckernel::sfpu {
using namespace sfpi;

constexpr int TILE = 32;

// Values in tiles 0 and 1, their indices in tiles 2 and 3: the greater value and its index stay in tiles 0 and 2, the first of equal ones.
void calculate_max_pool_step()
{
    for (int d = 0; d < TILE; d++) {
        vFloat best = dst_reg[0];
        vInt index = dst_reg[2 * TILE];
        vFloat other = dst_reg[TILE];
        vInt its_index = dst_reg[3 * TILE];
        v_if (best < other) {
            best = other;
            index = its_index;
        }
        v_endif;
        dst_reg[0] = best;
        dst_reg[2 * TILE] = index;
        dst_reg++;
    }
}

// A step of a cumulative sum down a tile: row 0 is the sum so far, each of the four rows below becomes the sum of all above and its own.
void calculate_cumsum_step()
{
    vFloat sum = dst_reg[0];
    for (int d = 0; d < 4; d++) {
        dst_reg++;
        sum += dst_reg[0];
        dst_reg[0] = sum;
    }
}
}
