// The example of SFPI's guide by its parts: rows and constants, an `or` of two ranges, an exponent taken apart, a scalar condition.
// `value` is declared nowhere: it becomes a parameter of the kernel, as does the programmable constant that nothing here assigns.
void silly(bool take_abs)
{
    vFloat a = dst_reg[0] + 2.0F;
    dst_reg[3] = a * -dst_reg[1] + vConstFloatPrgm0 + 0.5F;
    dst_reg[4] = a * dst_reg[1] + 1.2F;
    dst_reg[4] = a * 1.5F + 1.2F;
    vFloat tmp = s2vFloat16a(value);
    dst_reg[5] = a * tmp + 1.2F;
    v_if ((a >= 4.0F && a < 8.0F) || (a >= 12.0F && a < 16.0F)) {
        vInt b = exexp_nodebias(a);
        b &= 0xAA;
        v_if (b >= 130) {
            dst_reg[6] = setexp(a, 127);
        }
        v_endif;
    } v_elseif (a == s2vFloat16a(3.0F)) {
        if (take_abs) {
            dst_reg[7] = abs(a);
        } else {
            dst_reg[7] = a;
        }
    } v_else {
        vInt exp = lz(a) - 19;
        exp = ~exp;
        dst_reg[8] = -setexp(a, exp);
    }
    v_endif;
}
