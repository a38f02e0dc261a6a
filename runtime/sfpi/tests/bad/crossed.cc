void k() {
    v_block {
        v_if (dst_reg[0] < 0.0F) { dst_reg[0] = 0.0F; }
    } v_endblock;
    v_endif;
}
