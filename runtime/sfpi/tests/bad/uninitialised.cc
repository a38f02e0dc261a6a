void k() {
    vFloat sum;
    sum += dst_reg[0];
    vInt n;
    dst_reg[0] = sum;
    dst_reg[1] = n;
}
