#define N 1024
#define BITS 10
void print(unsigned long);
static short re_[N], im_[N], sine[N];

static int product(int a, int b) { return (a * b + 16384) >> 15; }

static void make_sines(void) {
    long x = 1073741824, y = 0;
    long c = 1073721611, s = 6588356;
    for (long i = 0; i < N; i++) {
        long value = (y + 16384) >> 15;
        if (value > 32767) value = 32767;
        if (value < -32767) value = -32767;
        sine[i] = (short)value;
        long t = (x * c - y * s + 536870912) >> 30;
        y = (x * s + y * c + 536870912) >> 30;
        x = t;
    }
}

static void fft(short *re, short *im) {
    long r = 0;
    for (long i = 1; i < N; i++) {
        long bit = N / 2;
        while ((r & bit) != 0) { r ^= bit; bit >>= 1; }
        r |= bit;
        if (i < r) {
            short t = re[i]; re[i] = re[r]; re[r] = t;
            short u = im[i]; im[i] = im[r]; im[r] = u;
        }
    }
    long shift = BITS - 1;
    for (long half = 1; half < N; half *= 2) {
        for (long k = 0; k < half; k++) {
            int wr = sine[(k << shift) + N / 4];
            int wi = -sine[k << shift];
            for (long i = k; i < N; i += 2 * half) {
                long j = i + half;
                int tr = product(wr, re[j]) - product(wi, im[j]);
                int ti = product(wr, im[j]) + product(wi, re[j]);
                int ar = re[i], ai = im[i];
                re[i] = (short)((ar + tr) >> 1); im[i] = (short)((ai + ti) >> 1);
                re[j] = (short)((ar - tr) >> 1); im[j] = (short)((ai - ti) >> 1);
            }
        }
        shift--;
    }
}

int main(void) {
    make_sines();
    unsigned h = 0;
    unsigned long power = 0;
    for (long round = 0; round < 30; round++) {
        unsigned x = (unsigned)round;
        for (long i = 0; i < N; i++) {
            x = x * 1664525u + 1013904223u;
            re_[i] = (short)((sine[i * (round + 1) & (N - 1)] >> 1) + ((int)x >> 20));
            im_[i] = 0;
        }
        fft(re_, im_);
        for (long i = 0; i < N; i++) {
            h = h * 31 + (unsigned)(re_[i] ^ im_[i]);
            power += (unsigned long)(long)(re_[i] * re_[i] + im_[i] * im_[i]);
        }
    }
    print(h);
    print(power);
    return 0;
}
