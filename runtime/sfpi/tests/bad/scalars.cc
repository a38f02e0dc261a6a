void k(int n, bool b) {
    int level = 3;
    if (b) { level = 4; }
    const vFloat x = dst_reg[0];
    x = 2.0F;
    v_if (dst_reg[0] < 0.0F) { n = 3; }
    v_endif;
    dst_reg[level++] = x;
    x + 1.0F;
    vFloat x = 1.0F;
}
