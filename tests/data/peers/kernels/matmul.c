void print(unsigned long);
static long sizes[6] = { 0, 1, 7, 16, 33, 40 };
static float a_[1604], b_[1604], c_[1604];
static signed char p[1604], q[1604];
static int r[1604];
__attribute__((noinline)) void product(long n, float *restrict c, const float *restrict a, const float *restrict b) {
    for (long i = 0; i < n; i++) {
        for (long j = 0; j < n; j++) c[i * n + j] = 0.0f;
        for (long k = 0; k < n; k++) {
            float f = a[i * n + k];
            for (long j = 0; j < n; j++) c[i * n + j] += f * b[k * n + j];
        }
    }
}
__attribute__((noinline)) void product_i8(long n, int *restrict c, const signed char *restrict a,
                                          const signed char *restrict b) {
    for (long i = 0; i < n; i++) {
        for (long j = 0; j < n; j++) c[i * n + j] = 0;
        for (long k = 0; k < n; k++) {
            int f = a[i * n + k];
            for (long j = 0; j < n; j++) c[i * n + j] += f * b[k * n + j];
        }
    }
}
int main(void) {
    unsigned s = 1;
    for (long i = 0; i < 1604; i++) {
        s = s * 1664525u + 1013904223u;
        a_[i] = (float)((int)(s >> 16) - 32768) * 0.001f;
        b_[i] = (float)((int)(s >> 12 & 65535) - 32768) * 0.01f;
        p[i] = (signed char)(s >> 24);
        q[i] = (signed char)(s >> 16);
    }
    unsigned h = 0;
    for (long round = 0; round < 2; round++)
        for (long k = 0; k < 6; k++) {
            long n = sizes[k];
            product(n, c_, &a_[round], b_);
            product_i8(n, r, p, &q[round]);
            for (long i = 0; i < n * n; i++) {
                union { float number; unsigned bits; } u = { c_[i] };
                h = h * 31 + u.bits;
                h = h * 31 + (unsigned)r[i];
            }
        }
    print(h);
    return 0;
}
