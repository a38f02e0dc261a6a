void k() {
    v_block {
        v_and (dst_reg[0] < 0.0F);
        dst_reg[0] = 0.0F;
    }
}
