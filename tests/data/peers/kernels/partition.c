void print(unsigned long);
static long sizes[8] = { 0, 1, 7, 64, 100, 333, 1000, 1023 };
static int a[1040], low_[1040], high_[1040];
__attribute__((noinline)) long partition(long n, int bound, int *restrict low, int *restrict high, const int *restrict from) {
    long few = 0, many = 0;
    for (long i = 0; i < n; i++) {
        int x = from[i];
        if (x < bound) low[few++] = x; else high[many++] = x;
    }
    return few;
}
int main(void) {
    unsigned s = 31;
    for (long i = 0; i < 1040; i++) { s = s * 1664525u + 1013904223u; a[i] = (int)s; }
    unsigned h = 0;
    for (long round = 0; round < 100; round++)
        for (long k = 0; k < 8; k++) {
            int bound = ((int)round - 50) * 20000000;
            h = h * 31 + (unsigned)partition(sizes[k], bound, low_, &high_[round & 3], &a[round & 15]);
        }
    for (long i = 0; i < 1040; i++) { h = h * 31 + (unsigned)low_[i]; h = h * 31 + (unsigned)high_[i]; }
    print(h);
    return 0;
}
