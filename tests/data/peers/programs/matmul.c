static double A[2304], B[2304], C[2304];
static void matmul(double *c, const double *a, const double *b, long n) {
    for (long i = 0; i < n; i++)
        for (long j = 0; j < n; j++) {
            double s = 0.0;
            for (long k = 0; k < n; k++) s += a[i * n + k] * b[k * n + j];
            c[i * n + j] = s;
        }
}
int main(void) {
    for (long i = 0; i < 2304; i++) { A[i] = (double)(i % 7); B[i] = (double)(i % 5) - 1.0; }
    matmul(C, A, B, 48);
    matmul(B, C, A, 48);
    double trace = 0.0;
    for (long i = 0; i < 48; i++) trace += B[i * 49];
    return (int)(long)trace & 127;
}
