void k() {
    while (true) { dst_reg[0] = 1.0F; }
}
