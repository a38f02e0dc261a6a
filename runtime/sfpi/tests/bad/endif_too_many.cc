void k() {
    dst_reg[0] = 1.0F;
    v_endif;
}
