// A hash function in a chain: multiplications and shifts in registers.
#include <stdint.h>
#include <stdio.h>

static uint64_t mix(uint64_t x) {
    x ^= x >> 33;
    x *= 0xff51afd7ed558ccdULL;
    x ^= x >> 33;
    x *= 0xc4ceb9fe1a85ec53ULL;
    return x ^ x >> 33;
}

int main(void) {
    uint64_t chain = 1, sum = 2;
    for (uint64_t i = 0; i < 150000000; i++) {
        chain = mix(chain + i);
        sum ^= chain * 31 + (sum << 7 | sum >> 57);
    }
    printf("%llx %llx\n", (unsigned long long)chain, (unsigned long long)sum);
}
