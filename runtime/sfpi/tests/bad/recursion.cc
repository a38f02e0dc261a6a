vFloat again(vFloat x) { return again(x * x); }
void k() {
    dst_reg[0] = again(dst_reg[0]);
}
