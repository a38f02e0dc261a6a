vFloat early(vFloat x) {
    v_if (x < 0.0F) { return x; }
    v_endif;
    return -x;
}
vFloat none(vFloat x) { x = -x; }
void k() {
    dst_reg[0] = early(dst_reg[0]);
    dst_reg[1] = none(dst_reg[1]);
}
