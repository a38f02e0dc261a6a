void k() {
    vFloat x = dst_reg[0];
    dst_reg[0] = subvec_shflror1(x);
}
