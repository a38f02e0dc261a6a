// Conversions between floats and integers, and quantised numbers. Integers are two's complement where a comment says so, else a sign and a magnitude.
#include "sfpi.h"

namespace ckernel::sfpu {
using namespace sfpi;

// Towards zero, to two's complement, to the nearest bound where it does not fit.
void calculate_fp32_to_int32()
{
    for (int d = 0; d < 32; d++) {
        vFloat in = dst_reg[0];
        vInt exponent = exexp(in);
        vInt result = 0;
        v_if (exponent >= 0) {
            result = 0x7fffffff;
            v_if (exponent < 31) { result = reinterpret<vInt>(shft(reinterpret<vUInt>(exman8(in)), exponent - 23)); }
            v_endif;
            v_if (in < 0.0F) { result = ~result + 1; }
            v_endif;
        }
        v_endif;
        dst_reg[0] = result;
        dst_reg++;
    }
}

// From two's complement: the sign and the magnitude apart. That of the least integer has no place in 31 bits: one less rounds to the same.
void calculate_int32_to_fp32()
{
    for (int d = 0; d < 32; d++) {
        vInt in = dst_reg[0];
        vInt magnitude = sfpi::abs(in);
        v_if (magnitude < 0) { magnitude = 0x7fffffff; }
        v_endif;
        vFloat result = int_to_float(magnitude, 0);
        v_if (in < 0) { result = -result; }
        v_endif;
        dst_reg[0] = result;
        dst_reg++;
    }
}

// 31 bits, and 2^31 where the highest is set.
void calculate_uint32_to_fp32()
{
    for (int d = 0; d < 32; d++) {
        vInt in = dst_reg[0];
        vFloat result = int_to_float(in & 0x7fffffff, 0);
        v_if (in < 0) { result = result + 2147483648.0F; }
        v_endif;
        dst_reg[0] = result;
        dst_reg++;
    }
}

void calculate_fp32_to_fp16b() { for (int d = 0; d < 32; d++) { dst_reg[0] = float_to_fp16b(dst_reg[0], 0); dst_reg++; } }

void calculate_fp32_to_uint16()
{
    for (int d = 0; d < 32; d++) {
        vFloat in = dst_reg[0];
        v_if (in < 0.0F) { in = vConst0; }
        v_endif;
        dst_reg[0] = float_to_uint16(in, 0);
        dst_reg++;
    }
}

void calculate_uint16_to_fp32()
{
    for (int d = 0; d < 32; d++) {
        vInt in = dst_reg[0];
        dst_reg[0] = int_to_float(in & 0xffff, 0);
        dst_reg++;
    }
}

// in * scale + zero point, to 8 bits.
void calculate_quant(float scale, float zero_point)
{
    for (int d = 0; d < 32; d++) {
        vFloat in = dst_reg[0];
        dst_reg[0] = float_to_int8(in * scale + zero_point, 0);
        dst_reg++;
    }
}

// The same from integers of 32 bits.
void calculate_requant(float scale, float zero_point)
{
    for (int d = 0; d < 32; d++) {
        vInt in = dst_reg[0];
        dst_reg[0] = float_to_int8(int_to_float(in, 0) * scale + zero_point, 0);
        dst_reg++;
    }
}

void calculate_dequant(float scale, float zero_point)
{
    for (int d = 0; d < 32; d++) {
        vInt in = dst_reg[0];
        dst_reg[0] = (int_to_float(in, 0) - zero_point) * scale;
        dst_reg++;
    }
}
}
