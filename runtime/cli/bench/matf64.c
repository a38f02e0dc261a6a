// Products of matrices of doubles, 240 by 240, sixteen times.
#include <stdio.h>

enum { N = 240 };
static double a[N][N], b[N][N], c[N][N];

int main(void) {
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++) {
            a[i][j] = (i * 7 + j * 3) % 11 / 3.0;
            b[i][j] = (i * 5 - j * 2) % 13 / 7.0;
        }
    for (int round = 0; round < 16; round++)
        for (int i = 0; i < N; i++)
            for (int j = 0; j < N; j++) {
                double sum = c[i][j];
                for (int k = 0; k < N; k++)
                    sum += a[i][k] * b[k][j];
                c[i][j] = sum * 0.5;
            }
    double trace = 0;
    for (int i = 0; i < N; i++)
        trace += c[i][i * 31 % N];
    printf("%.17g\n", trace);
}
