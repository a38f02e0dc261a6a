#define SIZE 65536
void print(unsigned long);
static unsigned char text[SIZE], coded[80000], back[SIZE];
static int last[4096];
static unsigned seed = 1;

static unsigned next(void) { seed = seed * 1664525u + 1013904223u; return seed >> 16; }

static void fill(void) {
    long at = 0;
    while (at < SIZE) {
        unsigned word = next() & 255;
        word = word * (next() & 255) >> 8;
        unsigned length = 2 + (word & 7);
        unsigned letters = word * 2654435761u;
        for (unsigned k = 0; k < length; k++) {
            if (at == SIZE) return;
            text[at] = (unsigned char)('a' + (letters >> 28));
            letters = letters * 31 + 17;
            at++;
        }
        if (at < SIZE) text[at++] = ' ';
    }
}

static unsigned four(const unsigned char *p) {
    return p[0] | (unsigned)p[1] << 8 | (unsigned)p[2] << 16 | (unsigned)p[3] << 24;
}

static long put_length(unsigned char *to, long at, long length) {
    while (length >= 255) { to[at++] = 255; length -= 255; }
    to[at] = (unsigned char)length;
    return at + 1;
}

static long put_literals(unsigned char *to, long at, const unsigned char *from, long count, unsigned char brief) {
    to[at++] = (unsigned char)((count < 15 ? count : 15) << 4 | brief);
    if (count >= 15) at = put_length(to, at, count - 15);
    for (long k = 0; k < count; k++) to[at + k] = from[k];
    return at + count;
}

static long code(unsigned char *to, const unsigned char *from, long n) {
    long out = 0, at = 0, begin = 0;
    for (long h = 0; h < 4096; h++) last[h] = -1;
    while (at + 4 <= n) {
        unsigned bytes = four(&from[at]);
        long h = bytes * 2654435761u >> 20;
        long place = last[h];
        last[h] = (int)at;
        if (place >= 0 && at - place < 65536 && four(&from[place]) == bytes) {
            long length = 4;
            while (at + length < n && from[place + length] == from[at + length]) length++;
            long brief = length - 4 < 15 ? length - 4 : 15;
            out = put_literals(to, out, &from[begin], at - begin, (unsigned char)brief);
            long distance = at - place;
            to[out] = (unsigned char)distance;
            to[out + 1] = (unsigned char)(distance >> 8);
            out += 2;
            if (brief == 15) out = put_length(to, out, length - 19);
            at += length;
            begin = at;
        } else at++;
    }
    return put_literals(to, out, &from[begin], n - begin, 0);
}

static long decode(unsigned char *to, const unsigned char *from, long n) {
    long at = 0, out = 0;
    for (;;) {
        unsigned char first = from[at++];
        long count = first >> 4;
        if (count == 15) {
            unsigned char more = 255;
            while (more == 255) { more = from[at++]; count += more; }
        }
        for (long k = 0; k < count; k++) to[out + k] = from[at + k];
        at += count;
        out += count;
        if (at >= n) return out;
        long distance = from[at] | (long)from[at + 1] << 8;
        at += 2;
        long length = first & 15;
        if (length == 15) {
            unsigned char more = 255;
            while (more == 255) { more = from[at++]; length += more; }
        }
        length += 4;
        for (long k = 0; k < length; k++) to[out + k] = to[out + k - distance];
        out += length;
    }
}

int main(void) {
    fill();
    long total = 0;
    unsigned h = 0;
    for (long round = 0; round < 6; round++) {
        long n = SIZE - 1000 * round;
        long size = code(coded, text, n);
        total += size;
        if (decode(back, coded, size) != n) return 1;
        for (long i = 0; i < n; i++) if (back[i] != text[i]) return 2;
        for (long i = 0; i < size; i++) h = h * 31 + coded[i];
    }
    print((unsigned long)total);
    print(h);
    return 0;
}
