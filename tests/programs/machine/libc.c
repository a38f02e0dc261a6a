/* The C library on bare metal: formatted output with floats, sorting, strings, 64-bit division, allocation. */
#include <math.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

#include "machine.h"

static int by_value(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }

static jmp_buf back;

static void leap(int n) { if (n == 0) longjmp(back, 42); leap(n - 1); }

int main(void) {
    printf("%d %s %c %08x %.6f %g\n", -42, "text", 'c', 0xbeefu, 3.14159265358979, 1e-10);
    int v[] = {5, 3, 9, -1, 0, 7};
    qsort(v, 6, sizeof *v, by_value);
    for (int i = 0; i < 6; i++) printf("%d ", v[i]);
    printf("\n");
    volatile uint64_t n = 0xfedcba9876543210, d = 12345;
    printf("%llu %llu\n", (unsigned long long)(n / d), (unsigned long long)(n % d));
    volatile int64_t m = -9000000000000000000;
    printf("%lld %lld\n", (long long)(m / 7), (long long)(m % 7));
    char *p = malloc(100);
    strcpy(p, "heap");
    strcat(p, "ed");
    printf("%s %u\n", p, (unsigned)strlen(p));
    free(p);
    printf("%.10f %.10f %.10f\n", sqrt(2.0), sin(1.0), pow(2.0, 0.5));
    int code = setjmp(back);
    if (code == 0) leap(10);
    printf("longjmp %d\n", code);
    volatile float f = 1.0f / 3.0f;
    printf("%.9g %d\n", (double)f, (int)(f * 1000));
    return 0;
}
