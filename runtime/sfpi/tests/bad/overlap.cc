void k() {
    for (int d = 0; d < 8; d++) {
        dst_reg[1] = dst_reg[0];
        dst_reg++;
    }
}
