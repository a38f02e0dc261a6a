void print(unsigned long);
static long sizes[8] = { 0, 1, 7, 64, 100, 333, 1000, 1023 };
static int a_[1040], b_[1040];
__attribute__((noinline)) void prefix(long n, int *restrict to, const int *restrict from) {
    int sum = 0;
    for (long i = 0; i < n; i++) { sum += from[i]; to[i] = sum; }
}
int main(void) {
    unsigned s = 13;
    for (long i = 0; i < 1040; i++) { s = s * 1664525u + 1013904223u; a_[i] = (int)s >> 8; }
    for (long round = 0; round < 100; round++)
        for (long k = 0; k < 8; k++) prefix(sizes[k], &b_[round & 7], &a_[round & 15]);
    unsigned h = 0;
    for (long i = 0; i < 1040; i++) h = h * 31 + (unsigned)b_[i];
    print(h);
    return 0;
}
