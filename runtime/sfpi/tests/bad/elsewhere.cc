vFloat cube(vFloat x);
void k() {
    dst_reg[0] = cube(dst_reg[0]);
}
