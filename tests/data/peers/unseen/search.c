#define SIZE 60000
void print(unsigned long);
static unsigned char text_[SIZE + 1];
static long skip[256];

static void fill(void) {
    unsigned x = 9;
    for (long i = 0; i < SIZE; i++) {
        x = x * 1664525u + 1013904223u;
        unsigned r = x >> 24;
        text_[i] = r < 40 ? ' ' : r < 44 ? '\n' : (unsigned char)('a' + r % 26);
    }
    text_[SIZE] = 0;
}

static long part(const unsigned char *p) {
    if (p[0] != '[') return 1;
    long n = 1;
    while (p[n] != ']') n++;
    return n + 1;
}

static _Bool one(const unsigned char *p, unsigned char c) {
    if (c == 0 || c == '\n') return 0;
    if (p[0] == '.') return 1;
    if (p[0] != '[') return p[0] == c;
    long i = 1;
    while (p[i] != ']') {
        if (p[i + 1] == '-') {
            if (c >= p[i] && c <= p[i + 2]) return 1;
            i += 3;
        } else {
            if (p[i] == c) return 1;
            i++;
        }
    }
    return 0;
}

static long here(const unsigned char *p, const unsigned char *text, long s) {
    if (p[0] == 0) return s;
    if (p[0] == '$' && p[1] == 0) return text[s] == 0 || text[s] == '\n' ? s : -1;
    long n = part(p);
    unsigned char next = p[n];
    if (next == '*' || next == '+' || next == '?') {
        long least = next == '+' ? 1 : 0;
        long most = next == '?' ? 1 : SIZE;
        long count = 0;
        while (count < most && one(p, text[s + count])) count++;
        while (count >= least) {
            long end = here(&p[n + 1], text, s + count);
            if (end >= 0) return end;
            count--;
        }
        return -1;
    }
    if (one(p, text[s])) return here(&p[n], text, s + 1);
    return -1;
}

static unsigned long matches(const char *pattern, const unsigned char *text, long n) {
    const unsigned char *p = (const unsigned char *)pattern;
    _Bool anchored = p[0] == '^';
    const unsigned char *from = anchored ? &p[1] : p;
    unsigned long found = 0;
    long s = 0;
    while (s <= n) {
        if (!anchored || s == 0 || text[s - 1] == '\n') {
            long end = here(from, text, s);
            if (end >= 0) {
                found = found * 3 + (unsigned long)end;
                if (end > s) { s = end; continue; }
            }
        }
        s++;
    }
    return found;
}

static unsigned long word(const char *wanted, const unsigned char *text, long n) {
    const unsigned char *w = (const unsigned char *)wanted;
    long length = 0;
    while (w[length] != 0) length++;
    for (long c = 0; c < 256; c++) skip[c] = length;
    for (long i = 0; i < length - 1; i++) skip[w[i]] = length - 1 - i;
    unsigned long found = 0;
    long at = 0;
    while (at + length <= n) {
        long i = length - 1;
        while (i >= 0 && text[at + i] == w[i]) i--;
        if (i < 0) found++;
        at += skip[text[at + length - 1]];
    }
    return found;
}

int main(void) {
    fill();
    print(matches("ab*c", text_, SIZE));
    print(matches("[aeiou][aeiou]+[a-m]", text_, SIZE));
    print(matches("^q.*[x-z] ?t", text_, SIZE));
    print(matches("e[a-f]?g$", text_, SIZE));
    print(matches("[p-t]+ [k-z]*o", text_, SIZE));
    print(word("he", text_, SIZE));
    print(word("one", text_, SIZE));
    print(word("s a", text_, SIZE));
    print(word("nothing of this kind", text_, SIZE));
    return 0;
}
