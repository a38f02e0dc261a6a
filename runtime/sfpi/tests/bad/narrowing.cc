void k(bool b) {
    vFloat x = dst_reg[0];
    v_and (x < 0.0F);
    v_block {
        if (b) { v_and (x < 1.0F); }
        x = 0.0F;
    }
    v_endblock;
    dst_reg[0] = x;
}
