void print(unsigned long);
static long sizes[8] = { 0, 1, 7, 64, 100, 333, 1000, 1023 };
static float a_[1040], b_[1040];
__attribute__((noinline)) float dot(long n, const float *a, const float *b) {
    // As `reduce unordered` in Volt: the sum may be made in any order.
#pragma clang fp reassociate(on)
    float s = 0.0f;
    for (long i = 0; i < n; i++) s += a[i] * b[i];
    return s;
}
int main(void) {
    unsigned s = 3;
    for (long i = 0; i < 1040; i++) {
        s = s * 1664525u + 1013904223u;
        a_[i] = (float)((int)(s >> 26) - 32) * 0.25f;
        b_[i] = (float)((int)(s >> 20 & 63) - 30) * 0.5f;
    }
    unsigned h = 0;
    for (long round = 0; round < 100; round++)
        for (long k = 0; k < 8; k++) {
            union { float number; unsigned bits; } u = { dot(sizes[k], &a_[round & 15], &b_[round & 7]) };
            h = h * 31 + u.bits;
        }
    print(h);
    return 0;
}
