void print(unsigned long);
static long sizes[8] = { 0, 1, 7, 64, 100, 333, 1000, 1023 };
static unsigned a[1040], b[1040];
static unsigned short c[1040], d[1040];
__attribute__((noinline)) void swap32(long n, unsigned *restrict to, const unsigned *restrict from) {
    for (long i = 0; i < n; i++) {
        unsigned x = from[i];
        to[i] = x >> 24 | (x >> 8 & 0xff00) | (x << 8 & 0xff0000) | x << 24;
    }
}
__attribute__((noinline)) void swap16(long n, unsigned short *restrict to, const unsigned short *restrict from) {
    for (long i = 0; i < n; i++) to[i] = (unsigned short)(from[i] >> 8 | from[i] << 8);
}
int main(void) {
    unsigned s = 23;
    for (long i = 0; i < 1040; i++) { s = s * 1664525u + 1013904223u; a[i] = s; c[i] = (unsigned short)(s >> 12); }
    for (long round = 0; round < 60; round++)
        for (long k = 0; k < 8; k++) {
            swap32(sizes[k], &b[round & 7], &a[round & 15]);
            swap16(sizes[k], &d[round & 7], &c[round & 15]);
        }
    unsigned h = 0;
    for (long i = 0; i < 1040; i++) { h = h * 31 + b[i]; h = h * 31 + d[i]; }
    print(h);
    return 0;
}
