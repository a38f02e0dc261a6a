static int D[6000];
static void swap(int *p, int *q) { int t = *p; *p = *q; *q = t; }
static void quicksort(int *a, long lo, long hi) {
    if (lo >= hi) return;
    int pivot = a[(lo + hi) / 2];
    long i = lo, j = hi;
    for (;;) {
        while (a[i] < pivot) i++;
        while (a[j] > pivot) j--;
        if (i <= j) { swap(&a[i], &a[j]); i++; j--; }
        if (i > j) break;
    }
    quicksort(a, lo, j);
    quicksort(a, i, hi);
}
int main(void) {
    unsigned x = 12345;
    for (long i = 0; i < 6000; i++) { x = x * 1664525u + 1013904223u; D[i] = (int)(x >> 8); }
    quicksort(D, 0, 5999);
    int wrong = 0;
    for (long i = 1; i < 6000; i++) if (D[i - 1] > D[i]) wrong++;
    return (D[3000] ^ wrong) & 127;
}
