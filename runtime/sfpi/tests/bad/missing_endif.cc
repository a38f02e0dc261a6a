void k() {
    vFloat x = dst_reg[0];
    v_if (x < 0.0F) {
        x = -x;
    }
    dst_reg[0] = x;
}
