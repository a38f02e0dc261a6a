// Prints a number as the programs in Volt do. It stands apart from them, so no compiler looks into it.
void print(unsigned long x) {
    char text[24];
    long at = 24;
    text[--at] = '\n';
    do { text[--at] = (char)('0' + x % 10); x /= 10; } while (x != 0);
    register long fd __asm__("a0") = 1;
    register char *from __asm__("a1") = &text[at];
    register long count __asm__("a2") = 24 - at;
    register long number __asm__("a7") = 64;
    __asm__ volatile("ecall" : "+r"(fd) : "r"(from), "r"(count), "r"(number) : "memory");
}
