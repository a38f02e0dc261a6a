void print(unsigned long);
static long sizes[8] = { 0, 1, 7, 64, 100, 333, 1000, 1023 };
static int table_[512], out[1040];
static unsigned index_[1040], counts_[256];
static unsigned char bytes_[1040];
__attribute__((noinline)) void gather(long n, int *restrict to, const int *restrict table, const unsigned *restrict index) {
    for (long i = 0; i < n; i++) to[i] = table[index[i]];
}
__attribute__((noinline)) void histogram(long n, unsigned *counts, const unsigned char *bytes) {
    for (long i = 0; i < n; i++) counts[bytes[i]] += 1;
}
int main(void) {
    unsigned s = 17;
    for (long i = 0; i < 512; i++) { s = s * 1664525u + 1013904223u; table_[i] = (int)s; }
    for (long i = 0; i < 1040; i++) {
        s = s * 1664525u + 1013904223u;
        index_[i] = s >> 23;
        bytes_[i] = (unsigned char)(s >> 16);
    }
    unsigned h = 0;
    for (long round = 0; round < 60; round++)
        for (long k = 0; k < 8; k++) {
            long n = sizes[k];
            gather(n, &out[round & 7], table_, &index_[round & 15]);
            histogram(n, counts_, &bytes_[round & 15]);
            h = h * 31 + (unsigned)out[(round & 7) + n / 2];
        }
    for (long i = 0; i < 256; i++) h = h * 31 + counts_[i];
    for (long i = 0; i < 1040; i++) h = h * 31 + (unsigned)out[i];
    print(h);
    return 0;
}
