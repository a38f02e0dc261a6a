static int table[4] = {3, 1, 4, 1};
static long add(long a, long b) { return a + b; }
static long write_out(long fd, const char *text, long n) {
  register long a0 asm("a0") = fd; register long a1 asm("a1") = (long)text;
  register long a2 asm("a2") = n; register long a7 asm("a7") = 64;
  asm volatile("ecall" : "+r"(a0) : "r"(a1), "r"(a2), "r"(a7) : "memory");
  return a0;
}
void _start(void) {
  long sum = 0;
  for (int i = 0; i < 4; i++) sum = add(sum, table[i] * i);
  write_out(1, "hello\n", 6);
  register long a0 asm("a0") = sum; register long a7 asm("a7") = 93;
  asm volatile("ecall" : : "r"(a0), "r"(a7));
}
