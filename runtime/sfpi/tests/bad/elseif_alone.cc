void k() {
    vFloat x = dst_reg[0];
    v_elseif (x < 0.0F) { x = 0.0F; }
    v_endif;
    dst_reg[0] = x;
}
