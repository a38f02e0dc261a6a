// Functions by tables: lines by the magnitude of a number. Tables of constants, and such as are in registers when a kernel begins and stay there.
#include "sfpi.h"

namespace ckernel::sfpu {
using namespace sfpi;

// 1/2 and the line of |x| with x's sign.
void calculate_sigmoid()
{
    vUInt l0 = 0x3EFF;
    vUInt l1 = 0x3346;
    vUInt l2 = 0xFF2C;
    for (int d = 0; d < 32; d++) {
        vFloat x = dst_reg[0];
        dst_reg[0] = lut(x, l0, l1, l2) + 0.5F;
        dst_reg++;
    }
}

// x/2 and the line of |x|.
void calculate_gelu()
{
    vUInt l0 = 0x26FF;
    vUInt l1 = 0x14A2;
    vUInt l2 = 0x10DC;
    for (int d = 0; d < 32; d++) {
        vFloat x = dst_reg[0];
        dst_reg[0] = x * 0.5F + lut_sign(x, l0, l1, l2);
        dst_reg++;
    }
}

// The same table as it is in registers that the kernel leaves as they were: a row is loaded, computed and stored.
void calculate_kept()
{
    vUInt l0 = l_reg[LRegs::LReg0];
    vUInt l1 = l_reg[LRegs::LReg1];
    vUInt l2 = l_reg[LRegs::LReg2];
    for (int d = 0; d < 32; d++) {
        vFloat x = dst_reg[0];
        dst_reg[0] = lut(x, l0, l1, l2);
        dst_reg++;
    }
    l_reg[LRegs::LReg0] = l0;
    l_reg[LRegs::LReg1] = l1;
    l_reg[LRegs::LReg2] = l2;
}

// Three lines of floats.
void calculate_floats()
{
    vUInt a0 = l_reg[LRegs::LReg0];
    vUInt a1 = l_reg[LRegs::LReg1];
    vUInt a2 = l_reg[LRegs::LReg2];
    vUInt b0 = l_reg[LRegs::LReg4];
    vUInt b1 = l_reg[LRegs::LReg5];
    vUInt b2 = l_reg[LRegs::LReg6];
    for (int d = 0; d < 32; d++) {
        vFloat x = dst_reg[0];
        dst_reg[0] = lut2_sign(x, reinterpret<vFloat>(a0), reinterpret<vFloat>(a1), reinterpret<vFloat>(a2),
            reinterpret<vFloat>(b0), reinterpret<vFloat>(b1), reinterpret<vFloat>(b2));
        dst_reg++;
    }
    l_reg[LRegs::LReg0] = a0;
    l_reg[LRegs::LReg1] = a1;
    l_reg[LRegs::LReg2] = a2;
    l_reg[LRegs::LReg4] = b0;
    l_reg[LRegs::LReg5] = b1;
    l_reg[LRegs::LReg6] = b2;
}

// Six lines of halves, up to 3 and up to 4.
template <int MODE>
void calculate_halves()
{
    vUInt a0 = l_reg[LRegs::LReg0];
    vUInt a1 = l_reg[LRegs::LReg1];
    vUInt a2 = l_reg[LRegs::LReg2];
    vUInt b0 = l_reg[LRegs::LReg4];
    vUInt b1 = l_reg[LRegs::LReg5];
    vUInt b2 = l_reg[LRegs::LReg6];
    for (int d = 0; d < 32; d++) {
        vFloat x = dst_reg[0];
        dst_reg[0] = lut2(x, a0, a1, a2, b0, b1, b2, MODE);
        dst_reg++;
    }
    l_reg[LRegs::LReg0] = a0;
    l_reg[LRegs::LReg1] = a1;
    l_reg[LRegs::LReg2] = a2;
    l_reg[LRegs::LReg4] = b0;
    l_reg[LRegs::LReg5] = b1;
    l_reg[LRegs::LReg6] = b2;
}
template void calculate_halves<1>();
template void calculate_halves<2>();
}
