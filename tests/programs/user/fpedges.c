// Floating-point corners: rounding modes, flags, NaN, infinities, subnormals, conversions that saturate.
#include <fenv.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
static uint64_t bits(double d) { uint64_t u; memcpy(&u, &d, 8); return u; }
static uint32_t bitsf(float d) { uint32_t u; memcpy(&u, &d, 4); return u; }
int main(void) {
    volatile double v[] = {0.0, -0.0, 1.0, -1.0, 0.1, 3.0, 1e308, -1e308, 2.2250738585072014e-308, 5e-324, INFINITY, -INFINITY, NAN, 9007199254740993.0, 2147483648.5, -2147483649.5, 1e19, 0.49999999999999994};
    int modes[] = {FE_TONEAREST, FE_TOWARDZERO, FE_DOWNWARD, FE_UPWARD};
    int n = sizeof v / sizeof *v;
    for (int m = 0; m < 4; m++) {
        uint64_t h = 0; unsigned flags = 0;
        fesetround(modes[m]);
        for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) {
            feclearexcept(FE_ALL_EXCEPT);
            volatile double a = v[i], b = v[j], r;
            r = a + b; h = h * 31 + bits(r); r = a - b; h = h * 31 + bits(r); r = a * b; h = h * 31 + bits(r); r = a / b; h = h * 31 + bits(r);
            r = fma(a, b, a); h = h * 31 + bits(r); r = sqrt(a); h = h * 31 + bits(r); r = fmin(a, b); h = h * 31 + bits(r); r = fmax(a, b); h = h * 31 + bits(r);
            volatile float fa = (float)a, fb = (float)b, fr; fr = fa + fb; h = h * 31 + bitsf(fr); fr = fa * fb; h = h * 31 + bitsf(fr); fr = fa / fb; h = h * 31 + bitsf(fr); fr = sqrtf(fa); h = h * 31 + bitsf(fr);
            int64_t l; int32_t w; uint64_t ul; uint32_t uw;
            __asm__ volatile("fcvt.l.d %0, %4\n fcvt.w.d %1, %4\n fcvt.lu.d %2, %4\n fcvt.wu.d %3, %4" : "=r"(l), "=r"(w), "=r"(ul), "=r"(uw) : "f"(a));
            h = h * 31 + (uint64_t)l; h = h * 31 + (uint64_t)w; h = h * 31 + ul; h = h * 31 + uw;
            h = h * 31 + (a < b) + 2 * (a <= b) + 4 * (a == b) + 8 * isless(a, b) + 16 * isunordered(a, b);
            flags = flags * 33 + (unsigned)fetestexcept(FE_ALL_EXCEPT);
        }
        printf("mode %d %016llx flags %08x\n", m, (unsigned long long)h, flags);
    }
    fesetround(FE_TONEAREST);
    volatile double x = 2.5; printf("%g %g %ld %g %g\n", rint(x), nearbyint(-x), lrint(3.5), floor(-0.5), ceil(0.2));
    volatile double d = 4.9406564584124654e-324; printf("%a %a %d\n", d / 2, d * 3, fpclassify(d) == FP_SUBNORMAL);
    return 0;
}
