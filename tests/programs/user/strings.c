// The string library on aligned and unaligned, overlapping and long data.
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
int main(void) {
    char a[300], b[300];
    unsigned h = 0;
    for (int i = 0; i < 299; i++) a[i] = 'a' + i * 7 % 26;
    a[299] = 0;
    for (int off = 0; off < 16; off++) for (int len = 0; len < 70; len += 3) {
        memset(b, '.', sizeof b); memcpy(b + off, a + (off * 5) % 13, len); memmove(b + off + 3, b + off, len); b[200] = 0;
        h = h * 131 + (unsigned)strlen(b) + (unsigned)strspn(b, ".") + (unsigned)(memcmp(a + off, b, len) < 0);
        for (int i = 0; i < 200; i++) h = h * 31 + (unsigned char)b[i];
    }
    printf("%08x\n", h);
    strcpy(b, "the quick brown fox, jumps; over the lazy dog"); int n = 0;
    for (char *t = strtok(b, " ,;"); t; t = strtok(NULL, " ,;")) { for (char *c = t; *c; c++) *c = (char)toupper(*c); printf("%d:%s ", n++, t); }
    printf("\n%s %s %d %d\n", strstr("hello world", "o w"), strrchr("a/b/c", '/'), strcmp("abc", "abd") < 0, strncmp("abcd", "abce", 3));
    printf("%ld %lu %lld\n", strtol("-0x7fff", NULL, 0), strtoul("4294967295", NULL, 10), strtoll("9223372036854775808", NULL, 10));
    char *d = strdup("dup"); printf("%s %zu %s\n", d, strcspn("hello", "l"), (char *)memchr("find", 'n', 4)); free(d);
    return 0;
}
