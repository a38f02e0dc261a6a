// setjmp/longjmp through frames with saved registers and floats.
#include <setjmp.h>
#include <stdio.h>
static jmp_buf env;
static double deep(int n, double x) { if (n == 0) longjmp(env, 7); double y = deep(n - 1, x * 1.5); return y + n; }
int main(void) {
    volatile double keep = 2.5; volatile int count = 0;
    int r = setjmp(env); printf("setjmp %d count %d keep %g\n", r, count, keep);
    if (count < 3) { count++; keep *= 2; deep(count * 20, keep); }
    sigjmp_buf s; int k = sigsetjmp(s, 1); printf("sig %d\n", k); if (k == 0) siglongjmp(s, 3);
    return 5;
}
