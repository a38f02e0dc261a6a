void print(unsigned long);
struct Complex { float re, im; };
static long sizes[8] = { 0, 1, 7, 64, 100, 333, 500, 511 };
static struct Complex a_[530], b_[530], c_[530];
__attribute__((noinline)) void multiply(long n, struct Complex *restrict to, const struct Complex *restrict a,
                                        const struct Complex *restrict b) {
    for (long i = 0; i < n; i++) {
        to[i].re = a[i].re * b[i].re - a[i].im * b[i].im;
        to[i].im = a[i].re * b[i].im + a[i].im * b[i].re;
    }
}
int main(void) {
    unsigned s = 29;
    for (long i = 0; i < 530; i++) {
        s = s * 1664525u + 1013904223u;
        a_[i].re = (float)(s >> 20) * 0.01f; a_[i].im = (float)(s >> 8 & 4095) * 0.01f - 20.0f;
        b_[i].re = (float)(s >> 12 & 4095) * 0.02f; b_[i].im = (float)(s & 4095) * 0.03f - 50.0f;
    }
    for (long round = 0; round < 100; round++)
        for (long k = 0; k < 8; k++) multiply(sizes[k], &c_[round & 7], &a_[round & 15], &b_[round & 3]);
    unsigned h = 0;
    for (long i = 0; i < 530; i++) {
        union { float number; unsigned bits; } re = { c_[i].re }, im = { c_[i].im };
        h = h * 31 + re.bits;
        h = h * 31 + im.bits;
    }
    print(h);
    return 0;
}
