// Loops over 4,096 elements, floats and integers, that a compiler turns into vector code.
#include <stdio.h>

enum { N = 4096, ROUNDS = 9000 };
static float x[N], y[N];
static int u[N], v[N];

int main(void) {
    for (int i = 0; i < N; i++) {
        x[i] = i % 17 * 0.25f;
        y[i] = i % 5;
        u[i] = i * 7;
        v[i] = i ^ 3;
    }
    for (int round = 0; round < ROUNDS; round++) {
        for (int i = 0; i < N; i++)
            y[i] = x[i] * 0.5f + y[i] * 0.25f;
        for (int i = 0; i < N; i++)
            v[i] = (u[i] + v[i]) ^ (v[i] >> 3);
    }
    float floats = 0;
    long integers = 0;
    for (int i = 0; i < N; i++) {
        floats += y[i];
        integers += v[i];
    }
    printf("%g %ld\n", floats, integers);
}
