#define SIZE 150000
void print(unsigned long);
static unsigned char data[SIZE + 128];
static unsigned state[8];
static const unsigned FIRST[8] = {
    0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19
};
static const unsigned K[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2
};

static unsigned rotate(unsigned x, unsigned n) { return x >> n | x << (32 - n); }

static void block(const unsigned char *p) {
    unsigned w[64];
    for (long i = 0; i < 16; i++)
        w[i] = (unsigned)p[4 * i] << 24 | (unsigned)p[4 * i + 1] << 16 | (unsigned)p[4 * i + 2] << 8 | p[4 * i + 3];
    for (long i = 16; i < 64; i++) {
        unsigned s0 = rotate(w[i - 15], 7) ^ rotate(w[i - 15], 18) ^ w[i - 15] >> 3;
        unsigned s1 = rotate(w[i - 2], 17) ^ rotate(w[i - 2], 19) ^ w[i - 2] >> 10;
        w[i] = w[i - 16] + s0 + w[i - 7] + s1;
    }
    unsigned a = state[0], b = state[1], c = state[2], d = state[3];
    unsigned e = state[4], f = state[5], g = state[6], h = state[7];
    for (long i = 0; i < 64; i++) {
        unsigned s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
        unsigned t1 = h + s1 + ((e & f) ^ (~e & g)) + K[i] + w[i];
        unsigned s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
        unsigned t2 = s0 + ((a & b) ^ (a & c) ^ (b & c));
        h = g; g = f; f = e; e = d + t1; d = c; c = b; b = a; a = t1 + t2;
    }
    state[0] += a; state[1] += b; state[2] += c; state[3] += d;
    state[4] += e; state[5] += f; state[6] += g; state[7] += h;
}

static void sha256(unsigned char *p, long n) {
    for (long i = 0; i < 8; i++) state[i] = FIRST[i];
    long end = n;
    p[end++] = 0x80;
    while (end % 64 != 56) p[end++] = 0;
    unsigned long bits = (unsigned long)n * 8;
    for (long i = 0; i < 8; i++) p[end + i] = (unsigned char)(bits >> (56 - 8 * i));
    end += 8;
    for (long at = 0; at < end; at += 64) block(&p[at]);
}

int main(void) {
    unsigned x = 1;
    for (long i = 0; i < SIZE; i++) { x = x * 1664525u + 1013904223u; data[i] = (unsigned char)(x >> 24); }
    unsigned sum = 0;
    sha256(data, SIZE);
    for (long i = 0; i < 8; i++) { print(state[i]); sum = sum * 31 + state[i]; }
    for (long n = 0; n < 130; n++) {
        sha256(&data[1000], n);
        for (long i = 0; i < 8; i++) sum = sum * 31 + state[i];
    }
    print(sum);
    return 0;
}
