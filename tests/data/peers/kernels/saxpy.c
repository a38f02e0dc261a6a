void print(unsigned long);
static long sizes[8] = { 0, 1, 7, 64, 100, 333, 1000, 1023 };
static float x_[1040], y_[1040];
__attribute__((noinline)) void saxpy(long n, float k, const float *restrict x, float *restrict y) {
    for (long i = 0; i < n; i++) y[i] = k * x[i] + y[i];
}
int main(void) {
    unsigned s = 7;
    for (long i = 0; i < 1040; i++) {
        s = s * 1664525u + 1013904223u;
        x_[i] = (float)((int)(s >> 8) - 8388608) * 0.00001f;
        y_[i] = (float)(s >> 16);
    }
    for (long round = 0; round < 100; round++)
        for (long k = 0; k < 8; k++) saxpy(sizes[k], (float)(k - 3) * 0.3f, &x_[round & 15], &y_[round & 7]);
    unsigned h = 0;
    for (long i = 0; i < 1040; i++) {
        union { float number; unsigned bits; } u = { y_[i] };
        h = h * 31 + u.bits;
    }
    print(h);
    return 0;
}
