void k() {
    vFloat x = dst_reg[0];
    vFloat* p = &x;
    dst_reg[0] = *p;
}
