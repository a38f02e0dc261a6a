void print(unsigned long);
static long sizes[8] = { 0, 1, 7, 64, 100, 333, 1000, 1023 };
static unsigned char a_[1040], b_[1040];
__attribute__((noinline)) unsigned sad(long n, const unsigned char *a, const unsigned char *b) {
    unsigned sum = 0;
    for (long i = 0; i < n; i++) {
        int d = a[i] - b[i];
        sum += (unsigned)(d < 0 ? -d : d);
    }
    return sum;
}
int main(void) {
    unsigned s = 11;
    for (long i = 0; i < 1040; i++) {
        s = s * 1664525u + 1013904223u;
        a_[i] = (unsigned char)(s >> 24);
        b_[i] = (unsigned char)(s >> 16);
    }
    unsigned h = 0;
    for (long round = 0; round < 100; round++)
        for (long k = 0; k < 8; k++) h = h * 31 + sad(sizes[k], &a_[round & 15], &b_[round & 7]);
    print(h);
    return 0;
}
