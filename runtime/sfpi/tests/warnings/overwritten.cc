// A constant that a function overwrites: in the first kernel what is behind the call is half as large.
sfpi_inline vFloat half(vFloat x)
{
    vConstFloatPrgm0 = 0.5F;
    return x * vConstFloatPrgm0;
}
void kernel()
{
    vConstFloatPrgm0 = 2.0F;
    for (int d = 0; d < 32; d++) {
        vConstFloatPrgm0 = 2.0F;
        vFloat x = half(dst_reg[0]);
        dst_reg[0] = x * vConstFloatPrgm0;
        dst_reg++;
    }
}
