static int place(int n, unsigned cols, unsigned d1, unsigned d2, int row) {
    if (row == n) return 1;
    unsigned avail = ~(cols | d1 | d2) & ((1u << n) - 1);
    int found = 0;
    while (avail != 0) {
        unsigned bit = avail & -avail;
        avail ^= bit;
        found += place(n, cols | bit, (d1 | bit) << 1, (d2 | bit) >> 1, row + 1);
    }
    return found;
}
int main(void) { return place(9, 0, 0, 0, 0) & 127; }
