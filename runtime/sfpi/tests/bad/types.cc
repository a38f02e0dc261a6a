void k() {
    vFloat x = dst_reg[0];
    vInt n = dst_reg[1];
    vInt a = x;
    vFloat b = n;
    vFloat c = x + n;
    vInt d = n * 2.5F;
    vFloat e = x & 1;
    vFloat f = x / 3.0F;
    dst_reg[0] = 7;
}
