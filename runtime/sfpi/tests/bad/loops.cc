void k(int n) {
    vFloat x = dst_reg[0];
    for (int i = 0; i < n; i++) { x = x * x; }
    for (int i = 0; i < 5000; i++) { x = x * x; }
    for (int i = 0; ; i++) { x = x * x; }
    dst_reg[0] = x;
}
