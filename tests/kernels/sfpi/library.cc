// Calls of the library, each in a kernel, and what functions and registers may be.
using namespace sfpi;

constexpr int TILE = 32;

template <typename T, int SHIFT>
sfpi_inline T raised(const T& x) { return x + SHIFT; }

void fields()
{
    for (int d = 0; d < TILE; d++) {
        vFloat x = dst_reg[0];
        vInt sum = exexp(x) * 0;
        sum += exman8(x) - exman9(x);
        dst_reg[0] = raised<vInt, 3>(sum) + lz(reinterpret<vInt>(x)) - lz_nosgn(x);
        dst_reg++;
    }
}

void exponents(int by)
{
    for (int d = 0; d < TILE; d++) {
        dst_reg[0] = addexp(setman(dst_reg[0], 0x400000), by);
        dst_reg++;
    }
}

void signs(bool clear)
{
    for (int d = 0; d < TILE; d++) {
        vFloat x = dst_reg[0];
        if (clear) { x = setsgn(x, 0); } else { x = setsgn(x, dst_reg[TILE]); }
        dst_reg[0] = x;
        dst_reg++;
    }
}

void shifts()
{
    for (int d = 0; d < TILE; d++) {
        vUInt x = dst_reg[0];
        vInt amount = dst_reg[TILE];
        dst_reg[0] = shft(x, amount);
        dst_reg++;
    }
}

void to_uint16() { for (int d = 0; d < TILE; d++) { dst_reg[0] = float_to_uint16(dst_reg[0], 0); dst_reg++; } }
void to_int16() { for (int d = 0; d < TILE; d++) { dst_reg[0] = float_to_int16(dst_reg[0], 0); dst_reg++; } }
void to_uint8() { for (int d = 0; d < TILE; d++) { dst_reg[0] = float_to_uint8(dst_reg[0], 0); dst_reg++; } }
void to_int8() { for (int d = 0; d < TILE; d++) { dst_reg[0] = float_to_int8(dst_reg[0], 0); dst_reg++; } }
void to_fp16a() { for (int d = 0; d < TILE; d++) { dst_reg[0] = float_to_fp16a(dst_reg[0], 0); dst_reg++; } }
void to_fp16b() { for (int d = 0; d < TILE; d++) { dst_reg[0] = float_to_fp16b(dst_reg[0], 0); dst_reg++; } }

void descaled()
{
    for (int d = 0; d < TILE; d++) {
        vInt x = dst_reg[0];
        dst_reg[0] = int32_to_uint8(x, 20, 0);
        dst_reg[TILE] = int32_to_int8(x, 24, 0);
        dst_reg++;
    }
}

// The first line of the table stays in its register.
void table()
{
    vUInt l0 = l_reg[LRegs::LReg0];
    for (int d = 0; d < TILE; d++) {
        dst_reg[0] = lut_sign(dst_reg[0], l0, 0x481A, 0xFF00);
        dst_reg++;
    }
    l_reg[LRegs::LReg0] = l0;
}

// A condition as a value, which side of the function is known where a scalar is.
sfpi_inline vInt is_small(const vFloat& x, uint whole)
{
    if (whole) {
        return x < 1.0F;
    } else {
        vInt bits = 0x3800;
        bits += reinterpret<vInt>(x);
        return bits < 0x3800;
    }
}

void conditions(uint whole)
{
    for (int d = 0; d < TILE; d++) {
        vFloat x = dst_reg[0];
        vFloat y = vConst0;
        v_if (is_small(x, 1)) { y = 1.0F; }
        v_endif;
        v_if (is_small(x, whole) && !(x == 0.0F)) { y += 2.0F; }
        v_endif;
        dst_reg[0] = y;
        dst_reg++;
    }
}

// Rows that need each other: sums of four rows, downwards; lanes by their numbers.
void sums()
{
    vFloat sum = 0.0F;
    for (int d = 0; d < 4; d++) {
        sum += dst_reg[0];
        dst_reg[0] = sum;
        dst_reg++;
    }
    dst_reg -= 4;
    dst_reg[4] = vConstTileId;
}
