// Floating-point loops: matrix product, n-body, Mandelbrot, FFT-like butterflies, float and double.
#include <complex.h>
#include <math.h>
#include <stdio.h>
#define N 40
static double a[N][N], b[N][N], c[N][N];
int main(void) {
    for (int i = 0; i < N; i++) for (int j = 0; j < N; j++) { a[i][j] = sin(i + j * 0.5); b[i][j] = 1.0 / (1 + i + j); }
    for (int i = 0; i < N; i++) for (int j = 0; j < N; j++) for (int k = 0; k < N; k++) c[i][j] += a[i][k] * b[k][j];
    double tr = 0; for (int i = 0; i < N; i++) tr += c[i][i]; printf("%.15g\n", tr);
    double p[3][2] = {{0, 0}, {1, 0}, {0, 1.2}}, v[3][2] = {{0, 0}, {0, 0.8}, {-0.7, 0}};
    for (int t = 0; t < 2000; t++) { for (int i = 0; i < 3; i++) for (int j = 0; j < 3; j++) if (i != j) { double dx = p[j][0] - p[i][0], dy = p[j][1] - p[i][1], r = sqrt(dx * dx + dy * dy + 0.01); v[i][0] += 0.001 * dx / (r * r * r); v[i][1] += 0.001 * dy / (r * r * r); } for (int i = 0; i < 3; i++) { p[i][0] += 0.001 * v[i][0]; p[i][1] += 0.001 * v[i][1]; } }
    printf("%.12f %.12f\n", p[1][0], p[2][1]);
    int inside = 0; for (int y = 0; y < 40; y++) for (int x = 0; x < 60; x++) { float complex z = 0, k = (x - 40) / 20.0f + (y - 20) / 15.0f * I; int n = 0; while (n < 100 && crealf(z) * crealf(z) + cimagf(z) * cimagf(z) < 4) { z = z * z + k; n++; } inside += n; } printf("%d\n", inside);
    float s = 0; for (int i = 1; i < 100000; i++) s += 1.0f / (float)i; printf("%.9g\n", (double)s);
    return 0;
}
