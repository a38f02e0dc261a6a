// 64- and 32-bit division, signed and unsigned, with the edge values; 128-bit through the compiler's library.
#include <stdint.h>
#include <stdio.h>
int main(void) {
    volatile int64_t v[] = {0, 1, -1, 2, -2, 7, -7, 10, 1000000007, INT64_MAX, INT64_MIN, INT64_MIN + 1, 0x100000000, -0x100000000};
    uint64_t h = 0;
    for (unsigned i = 0; i < sizeof v / sizeof *v; i++) for (unsigned j = 0; j < sizeof v / sizeof *v; j++) {
        int64_t a = v[i], b = v[j]; uint64_t ua = (uint64_t)a, ub = (uint64_t)b;
        if (b != 0) { h = h * 31 + ua / ub; h = h * 31 + ua % ub; if (!(a == INT64_MIN && b == -1)) { h = h * 31 + (uint64_t)(a / b); h = h * 31 + (uint64_t)(a % b); } }
        int32_t c = (int32_t)a, d = (int32_t)b; if (d != 0 && !(c == INT32_MIN && d == -1)) { h = h * 31 + (uint64_t)(c / d); h = h * 31 + (uint64_t)(c % d); h = h * 31 + (uint32_t)c / (uint32_t)d; }
        unsigned __int128 w = (unsigned __int128)ua * 0x123456789abcdefull + ub; h = h * 31 + (uint64_t)(w / (ub | 3)); h = h * 31 + (uint64_t)(w >> 64);
        uint64_t q, r; __asm__("divu %0, %2, %3\n remu %1, %2, %3" : "=&r"(q), "=&r"(r) : "r"(ua), "r"(ub)); h = h * 31 + q + r;
        __asm__("div %0, %2, %3\n rem %1, %2, %3" : "=&r"(q), "=&r"(r) : "r"(ua), "r"(ub)); h = h * 31 + q + r;
        __asm__("divw %0, %2, %3\n remw %1, %2, %3" : "=&r"(q), "=&r"(r) : "r"(ua), "r"(ub)); h = h * 31 + q + r;
        __asm__("divuw %0, %2, %3\n remuw %1, %2, %3" : "=&r"(q), "=&r"(r) : "r"(ua), "r"(ub)); h = h * 31 + q + r;
    }
    printf("%016llx\n", (unsigned long long)h);
    return 0;
}
