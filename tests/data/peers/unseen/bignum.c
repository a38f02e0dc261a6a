#define MOST 200
void print(unsigned long);
typedef unsigned u32;
typedef unsigned long u64;
static u32 a[MOST], b[2 * MOST], c[2 * MOST], modulus[MOST];

static long used(const u32 *x, long n) {
    while (n > 0 && x[n - 1] == 0) n--;
    return n;
}

static void multiply(u32 *to, const u32 *x, long nx, const u32 *y, long ny) {
    for (long i = 0; i < nx + ny; i++) to[i] = 0;
    for (long i = 0; i < nx; i++) {
        u64 carry = 0, f = x[i];
        for (long j = 0; j < ny; j++) {
            u64 sum = f * y[j] + to[i + j] + carry;
            to[i + j] = (u32)sum;
            carry = sum >> 32;
        }
        to[i + ny] = (u32)carry;
    }
}

static long multiply_small(u32 *x, long n, u32 f) {
    u64 carry = 0;
    for (long i = 0; i < n; i++) {
        u64 sum = (u64)x[i] * f + carry;
        x[i] = (u32)sum;
        carry = sum >> 32;
    }
    if (carry == 0) return n;
    x[n] = (u32)carry;
    return n + 1;
}

static void reduce_by(u32 *x, long n, const u32 *m, long k) {
    for (long at = n - k; at >= 0; at--) {
        u64 high = at + k < n ? x[at + k] : 0;
        u64 top = high << 32 | x[at + k - 1];
        u64 q = top / m[k - 1];
        if (q > 0xffffffff) q = 0xffffffff;
        u64 borrow = 0, carry = 0;
        for (long j = 0; j < k; j++) {
            u64 p = q * m[j] + carry;
            carry = p >> 32;
            u64 d = x[at + j] - (p & 0xffffffff) - borrow;
            x[at + j] = (u32)d;
            borrow = d >> 63;
        }
        u64 rest = high - carry - borrow;
        while ((long)rest < 0) {
            u64 over = 0;
            for (long j = 0; j < k; j++) {
                u64 s = (u64)x[at + j] + m[j] + over;
                x[at + j] = (u32)s;
                over = s >> 32;
            }
            rest += over;
        }
        if (at + k < n) x[at + k] = (u32)rest;
    }
}

static u32 hash(const u32 *x, long n) {
    u32 h = 0;
    for (long i = 0; i < n; i++) h = h * 31 + x[i];
    return h;
}

int main(void) {
    a[0] = 1;
    long n = 1;
    for (long f = 2; f < 1001; f++) if (n < MOST - 1) n = multiply_small(a, n, (u32)f);
    print((u64)n);
    print(hash(a, n));
    multiply(c, a, n, a, n);
    print(hash(c, 2 * n));
    u32 x = 1;
    for (long i = 0; i < 48; i++) { x = x * 1664525u + 1013904223u; modulus[i] = x; }
    modulus[47] |= 0x80000000;
    reduce_by(c, used(c, 2 * n), modulus, 48);
    print(hash(c, 48));
    for (long i = 0; i < 48; i++) b[i] = c[i];
    for (long round = 0; round < 100; round++) {
        multiply(c, b, 48, b, 48);
        reduce_by(c, 96, modulus, 48);
        for (long i = 0; i < 48; i++) b[i] = c[i];
        b[0] += (u32)round;
    }
    print(hash(b, 48));
    return 0;
}
