// Deep and mutual recursion, Ackermann, Hanoi, a big stack.
#include <stdio.h>
static int ack(int m, int n) { return m == 0 ? n + 1 : n == 0 ? ack(m - 1, 1) : ack(m - 1, ack(m, n - 1)); }
static int odd(int n);
static int even(int n) { return n == 0 ? 1 : odd(n - 1); }
static int odd(int n) { return n == 0 ? 0 : even(n - 1); }
static long moves;
static void hanoi(int n, int a, int b, int c) { if (!n) return; hanoi(n - 1, a, c, b); moves += a * 3 + c; hanoi(n - 1, b, a, c); }
static int depth(volatile int n) { volatile char pad[200]; pad[n % 200] = 1; return n == 0 ? pad[0] : depth(n - 1) + pad[n % 200]; }
int main(void) { printf("%d %d %d\n", ack(2, 300), ack(3, 7), even(1001)); hanoi(16, 1, 2, 3); printf("%ld %d\n", moves, depth(20000)); return 3; }
