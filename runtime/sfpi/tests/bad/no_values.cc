template <bool APPROXIMATE, int ITERATIONS>
void k() {
    for (int d = 0; d < ITERATIONS; d++) { dst_reg[0] = 1.0F; dst_reg++; }
}
