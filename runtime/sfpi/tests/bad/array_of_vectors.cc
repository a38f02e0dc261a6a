void k() {
    vFloat table[3];
    table[0] = dst_reg[0];
    dst_reg[0] = table[0];
}
