// qsort, bsearch and a hand-written merge sort on records.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
struct record { char name[12]; int key; double weight; };
static int by_key(const void *a, const void *b) { const struct record *x = a, *y = b; return (x->key > y->key) - (x->key < y->key); }
static int by_name(const void *a, const void *b) { return strcmp(((const struct record *)a)->name, ((const struct record *)b)->name); }
static void merge_sort(struct record *v, struct record *t, int n) {
    if (n < 2) return;
    int h = n / 2, i = 0, j = h, k = 0;
    merge_sort(v, t, h); merge_sort(v + h, t, n - h);
    while (i < h && j < n) t[k++] = v[j].weight < v[i].weight ? v[j++] : v[i++];
    while (i < h) t[k++] = v[i++];
    while (j < n) t[k++] = v[j++];
    memcpy(v, t, n * sizeof *v);
}
int main(void) {
    enum { N = 5000 };
    static struct record v[N], t[N];
    unsigned s = 42;
    for (int i = 0; i < N; i++) { s = s * 1103515245 + 12345; sprintf(v[i].name, "r%u", s >> 12); v[i].key = (int)(s >> 3) - 100000000; v[i].weight = (s % 1000) / 7.0; }
    qsort(v, N, sizeof *v, by_key); printf("%s %d %s %d\n", v[0].name, v[0].key, v[N - 1].name, v[N - 1].key);
    struct record k = v[1234]; struct record *f = bsearch(&k, v, N, sizeof *v, by_key); printf("%d %s\n", (int)(f - v), f->name);
    qsort(v, N, sizeof *v, by_name); printf("%s %s %s\n", v[0].name, v[N / 2].name, v[N - 1].name);
    merge_sort(v, t, N); printf("%.6f %s %.6f %s\n", v[0].weight, v[0].name, v[N - 1].weight, v[N - 1].name);
    return 0;
}
