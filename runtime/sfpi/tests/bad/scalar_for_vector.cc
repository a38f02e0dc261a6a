void k(int n, float f, bool b) {
    vFloat x = dst_reg[0];
    v_if (n < 3) { x = 0.0F; }
    v_endif;
    v_block { v_and (b); x = 1.0F; }
    v_endblock;
    dst_reg[0] = abs(f);
    dst_reg[1] = reinterpret<vFloat>(n);
    dst_reg[2] = exexp(2.0F);
}
