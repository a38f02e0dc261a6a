// Allocation: many sizes, reallocation, large blocks (mmap), freeing in another order.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
static uint32_t seed = 1;
static uint32_t next(void) { return seed = seed * 1664525u + 1013904223u; }
int main(void) {
    enum { N = 500 };
    unsigned char *p[N] = {0};
    size_t n[N] = {0};
    uint64_t sum = 0;
    for (int round = 0; round < 20000; round++) {
        int i = next() >> 8 & 0xffff; i %= N;
        if (p[i]) {
            for (size_t k = 0; k < n[i]; k += 97) sum = sum * 31 + p[i][k];
            if (next() & 0x100) { size_t m = (next() >> 8) % 5000 + 1; p[i] = realloc(p[i], m); if (m > n[i]) memset(p[i] + n[i], 7, m - n[i]); n[i] = m; }
            else { free(p[i]); p[i] = 0; }
        } else {
            n[i] = (next() >> 8) % (round % 100 == 0 ? 300000 : 3000) + 1;
            p[i] = malloc(n[i]);
            memset(p[i], (int)(next() >> 24), n[i]);
        }
    }
    printf("%016llx\n", (unsigned long long)sum);
    int *z = calloc(1000000, sizeof *z);
    long t = 0;
    for (int i = 0; i < 1000000; i++) { t += z[i]; z[i] = i; }
    printf("%ld %d\n", t, z[999999]);
    free(z);
    return 0;
}
