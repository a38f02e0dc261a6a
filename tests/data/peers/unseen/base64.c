#define SIZE 50000
void print(unsigned long);
typedef unsigned char u8;
static u8 data[SIZE], coded[70000], back[SIZE + 4];
static signed char values[256];
static const char *letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

static long encode(u8 *to, const u8 *from, long n) {
    long out = 0, line = 0, i = 0;
    while (i + 2 < n) {
        unsigned x = (unsigned)from[i] << 16 | (unsigned)from[i + 1] << 8 | from[i + 2];
        to[out] = (u8)letters[x >> 18];
        to[out + 1] = (u8)letters[x >> 12 & 63];
        to[out + 2] = (u8)letters[x >> 6 & 63];
        to[out + 3] = (u8)letters[x & 63];
        out += 4; i += 3; line += 4;
        if (line == 76) { to[out++] = '\n'; line = 0; }
    }
    long rest = n - i;
    if (rest > 0) {
        unsigned x = (unsigned)from[i] << 16 | (rest == 2 ? (unsigned)from[i + 1] << 8 : 0);
        to[out] = (u8)letters[x >> 18];
        to[out + 1] = (u8)letters[x >> 12 & 63];
        to[out + 2] = rest == 2 ? (u8)letters[x >> 6 & 63] : '=';
        to[out + 3] = '=';
        out += 4;
    }
    return out;
}

static long decode(u8 *to, const u8 *from, long n) {
    long out = 0;
    unsigned bits = 0;
    int count = 0;
    for (long i = 0; i < n; i++) {
        u8 c = from[i];
        if (c == '\n') continue;
        if (c == '=') break;
        signed char v = values[c];
        if (v < 0) return -1;
        bits = bits << 6 | (unsigned)v;
        count += 6;
        if (count >= 8) {
            count -= 8;
            to[out++] = (u8)(bits >> count);
        }
    }
    return out;
}

int main(void) {
    for (long c = 0; c < 256; c++) values[c] = -1;
    for (long k = 0; k < 64; k++) values[(u8)letters[k]] = (signed char)k;
    unsigned x = 41;
    for (long i = 0; i < SIZE; i++) { x = x * 1664525u + 1013904223u; data[i] = (u8)(x >> 24); }
    unsigned h = 0;
    for (long round = 0; round < 6; round++) {
        long n = SIZE - 1000 * round - round;
        long size = encode(coded, data, n);
        h = h * 31 + (unsigned)size;
        for (long i = 0; i < size; i++) h = h * 31 + coded[i];
        if (decode(back, coded, size) != n) return 1;
        for (long i = 0; i < n; i++) if (back[i] != data[i]) return 2;
    }
    print(h);
    return 0;
}
