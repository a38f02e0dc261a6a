void k() {
    vFloat x = dst_reg[0];
    dst_reg[0] = float_to_fp16b(x);
    dst_reg[1] = int_to_float(exexp(x), 1);
    dst_reg[2] = setexp(x);
}
