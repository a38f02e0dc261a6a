// The example of SFPI's guide by its parts: rows and constants, an `or` of two ranges, an exponent taken apart, a scalar condition.
// `value` is declared nowhere: it becomes a parameter of the kernel, as does the programmable constant that nothing here assigns.
void silly(bool magnitude)
{
    vFloat x = dst_reg[0] + 2.0F;
    dst_reg[3] = x * -dst_reg[1] + vConstFloatPrgm0 + 0.5F;
    dst_reg[4] = x * dst_reg[1] + 1.2F;
    dst_reg[4] = x * 1.5F + 1.2F;
    vFloat scale = s2vFloat16a(value);
    dst_reg[5] = x * scale + 1.2F;
    v_if ((x >= 4.0F && x < 8.0F) || (x >= 12.0F && x < 16.0F)) {
        vInt field = exexp_nodebias(x) & 0xAA;
        v_if (field >= 130) {
            dst_reg[6] = setexp(x, 127);
        }
        v_endif;
    } v_elseif (x == s2vFloat16a(3.0F)) {
        if (magnitude) {
            dst_reg[7] = abs(x);
        } else {
            dst_reg[7] = x;
        }
    } v_else {
        vInt zeros = ~(lz(x) - 19);
        dst_reg[8] = -setexp(x, zeros);
    }
    v_endif;
}
