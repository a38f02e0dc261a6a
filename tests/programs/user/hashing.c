// Integer loops: CRC-32, SHA-256, xorshift, popcount, bit reversal: shifts, rotates, masks.
#include <stdint.h>
#include <stdio.h>
#include <string.h>
static uint32_t k[64];
static uint32_t rr(uint32_t x, int n) { return x >> n | x << (32 - n); }
static void constants(void) { int n = 0; for (int p = 2; n < 64; p++) { int prime = 1; for (int d = 2; d * d <= p; d++) if (p % d == 0) prime = 0; if (!prime) continue; double c = 1; for (int i = 0; i < 60; i++) c = c - (c * c * c - p) / (3 * c * c); k[n++] = (uint32_t)(int64_t)((c - (int)c) * 4294967296.0); } }
static void sha(const uint8_t *m, size_t len, uint32_t h[8]) {
    static const uint32_t iv[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
    uint8_t buf[4096]; memset(buf, 0, sizeof buf); memcpy(buf, m, len); buf[len] = 0x80; size_t blocks = (len + 9 + 63) / 64; for (int i = 0; i < 8; i++) buf[blocks * 64 - 1 - i] = (uint8_t)((uint64_t)len * 8 >> (8 * i));
    memcpy(h, iv, 32);
    for (size_t b = 0; b < blocks; b++) { uint32_t w[64], s[8]; for (int i = 0; i < 16; i++) w[i] = (uint32_t)buf[b * 64 + i * 4] << 24 | buf[b * 64 + i * 4 + 1] << 16 | buf[b * 64 + i * 4 + 2] << 8 | buf[b * 64 + i * 4 + 3];
        for (int i = 16; i < 64; i++) w[i] = w[i - 16] + (rr(w[i - 15], 7) ^ rr(w[i - 15], 18) ^ w[i - 15] >> 3) + w[i - 7] + (rr(w[i - 2], 17) ^ rr(w[i - 2], 19) ^ w[i - 2] >> 10);
        memcpy(s, h, 32); for (int i = 0; i < 64; i++) { uint32_t t1 = s[7] + (rr(s[4], 6) ^ rr(s[4], 11) ^ rr(s[4], 25)) + ((s[4] & s[5]) ^ (~s[4] & s[6])) + k[i] + w[i], t2 = (rr(s[0], 2) ^ rr(s[0], 13) ^ rr(s[0], 22)) + ((s[0] & s[1]) ^ (s[0] & s[2]) ^ (s[1] & s[2])); memmove(s + 1, s, 28); s[4] += t1; s[0] = t1 + t2; }
        for (int i = 0; i < 8; i++) h[i] += s[i]; }
}
int main(void) {
    constants(); uint32_t h[8]; sha((const uint8_t *)"abc", 3, h); for (int i = 0; i < 8; i++) printf("%08x", h[i]); printf("\n");
    uint32_t crc = ~0u; for (int i = 0; i < 100000; i++) { crc ^= (uint8_t)(i * 7); for (int b = 0; b < 8; b++) crc = crc >> 1 ^ (crc & 1 ? 0xedb88320 : 0); } printf("%08x\n", ~crc);
    uint64_t x = 88172645463325252ull, t = 0; for (int i = 0; i < 100000; i++) { x ^= x << 13; x ^= x >> 7; x ^= x << 17; t += (uint64_t)__builtin_popcountll(x) + (uint64_t)__builtin_clzll(x | 1) + __builtin_bswap64(x); } printf("%016llx\n", (unsigned long long)t);
    return 0;
}
