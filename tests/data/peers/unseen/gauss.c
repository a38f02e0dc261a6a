#define MOST 80
void print(unsigned long);
static double m_[MOST * (MOST + 1)], x_[MOST];

static double absolute(double v) { return v < 0.0 ? -v : v; }

static _Bool solve(double *m, double *x, long n) {
    long width = n + 1;
    for (long k = 0; k < n; k++) {
        long best = k;
        for (long i = k + 1; i < n; i++)
            if (absolute(m[i * width + k]) > absolute(m[best * width + k])) best = i;
        if (m[best * width + k] == 0.0) return 0;
        if (best != k)
            for (long j = k; j < width; j++) {
                double t = m[k * width + j];
                m[k * width + j] = m[best * width + j];
                m[best * width + j] = t;
            }
        double pivot = 1.0 / m[k * width + k];
        for (long i = k + 1; i < n; i++) {
            double factor = m[i * width + k] * pivot;
            if (factor == 0.0) continue;
            for (long j = k; j < width; j++) m[i * width + j] -= factor * m[k * width + j];
        }
    }
    for (long i = n - 1; i >= 0; i--) {
        double s = m[i * width + n];
        for (long j = i + 1; j < n; j++) s -= m[i * width + j] * x[j];
        x[i] = s / m[i * width + i];
    }
    return 1;
}

int main(void) {
    unsigned long h = 0;
    unsigned seed = 5;
    int unsolved = 0;
    for (long round = 0; round < 12; round++) {
        long n = MOST - 5 * round;
        for (long i = 0; i < n * (n + 1); i++) {
            seed = seed * 1664525u + 1013904223u;
            m_[i] = (double)((int)(seed >> 16) - 32768) * 0.0009765625;
        }
        if (round == 3) for (long i = 0; i < n; i++) m_[i * (n + 1) + 7] = 0.0;
        if (solve(m_, x_, n)) {
            for (long i = 0; i < n; i++) {
                union { double number; unsigned long bits; } u = { x_[i] };
                h = h * 31 + u.bits;
            }
        } else unsolved++;
    }
    print(h);
    print((unsigned long)unsolved);
    return 0;
}
