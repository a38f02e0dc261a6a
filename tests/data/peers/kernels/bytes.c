void print(unsigned long);
static long sizes[8] = { 0, 1, 7, 64, 100, 333, 1000, 1023 };
static unsigned char a_[1040], b_[1040];
__attribute__((noinline)) void copy(unsigned char *restrict to, const unsigned char *restrict from, long n) {
    for (long i = 0; i < n; i++) to[i] = from[i];
}
__attribute__((noinline)) long length(const unsigned char *text) {
    long n = 0;
    while (text[n] != 0) n++;
    return n;
}
__attribute__((noinline)) long find(const unsigned char *from, unsigned char byte, long n) {
    for (long i = 0; i < n; i++) if (from[i] == byte) return i;
    return -1;
}
int main(void) {
    unsigned s = 5;
    for (long i = 0; i < 1040; i++) { s = s * 1664525u + 1013904223u; a_[i] = (unsigned char)(s >> 24) | 1; }
    unsigned h = 0;
    for (long round = 0; round < 60; round++)
        for (long k = 0; k < 8; k++) {
            long n = sizes[k];
            unsigned char *from = &a_[round & 15];
            unsigned char *to = &b_[round & 7];
            unsigned char kept = from[n];
            copy(to, from, n);
            from[n] = 0;
            h = h * 31 + (unsigned)length(from);
            h = h * 31 + (unsigned)find(to, 2, n);
            if (n > 0) h = h * 31 + (unsigned)find(to, to[n * 3 / 4], n);
            from[n] = kept;
        }
    for (long i = 0; i < 1040; i++) h = h * 31 + b_[i];
    print(h);
    return 0;
}
