void print(unsigned long);
static long sizes[6] = { 0, 1, 7, 64, 99, 131 };
static float cx_[140], x_[140], y_[140];
static int counts_[140];
__attribute__((noinline)) void step(long n, const float *restrict cx, float cy, float *restrict x, float *restrict y,
                                    int *restrict counts) {
    for (long i = 0; i < n; i++) {
        float xx = x[i] * x[i];
        float yy = y[i] * y[i];
        if (xx + yy <= 4.0f) {
            y[i] = 2.0f * x[i] * y[i] + cy;
            x[i] = xx - yy + cx[i];
            counts[i] += 1;
        }
    }
}
int main(void) {
    unsigned h = 0;
    for (long k = 0; k < 6; k++) {
        long n = sizes[k];
        for (long i = 0; i < n; i++) cx_[i] = (float)i * 0.02f - 2.0f;
        for (long row = 0; row < 6; row++) {
            for (long i = 0; i < n; i++) { x_[i] = 0.0f; y_[i] = 0.0f; counts_[i] = 0; }
            for (long turn = 0; turn < 50; turn++) step(n, cx_, (float)row * 0.21f - 0.5f, x_, y_, counts_);
            for (long i = 0; i < n; i++) {
                union { float number; unsigned bits; } u = { x_[i] };
                h = h * 31 + (unsigned)counts_[i];
                h = h * 31 + u.bits;
            }
        }
    }
    print(h);
    return 0;
}
