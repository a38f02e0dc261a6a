int count(int n) { return n; }
void k(bool b) {
    vFloat x = dst_reg[0];
    if (x < 0.0F) { x = 0.0F; }
    float y = x;
    int m = count(exexp(x));
    dst_reg[0] = x < 1.0F ? x : y;
    for (int i = 0; x < 3.0F; i++) { x = x * x; }
    dst_reg[exexp(x)] = x;
}
