#define SIZE 100000
void print(unsigned long);
typedef unsigned char u8;
static u8 text[SIZE + 64];
static long end;
static unsigned seed = 3;
static long at;
static long kinds[8];
static unsigned long hash;

static unsigned next(unsigned n) { seed = seed * 1664525u + 1013904223u; return (seed >> 16) % n; }
static void put(const char *s) { while (*s != 0) text[end++] = (u8)*s++; }
static void put_number(void) {
    if (next(3) == 0) put("-");
    unsigned n = 1 + next(6);
    for (unsigned k = 0; k < n; k++) text[end++] = (u8)('1' + next(9));
    if (next(2) == 0) {
        put(".");
        n = 1 + next(4);
        for (unsigned k = 0; k < n; k++) text[end++] = (u8)('0' + next(10));
    }
}
static void put_string(void) {
    put("\"");
    unsigned n = next(20);
    for (unsigned k = 0; k < n; k++) {
        switch (next(16)) {
        case 0: put("\\n"); break;
        case 1: put("\\u00e9"); break;
        case 2: put("\\\""); break;
        default: text[end++] = (u8)('a' + next(26));
        }
    }
    put("\"");
}
static void put_value(int depth) {
    if (end > SIZE - 5000) { put("0"); return; }
    unsigned n;
    switch (next(depth > 6 ? 5 : 8)) {
    case 0: put("true"); break;
    case 1: put("null"); break;
    case 2: case 3: put_number(); break;
    case 4: put_string(); break;
    case 5: case 6:
        put("{");
        n = next(8);
        for (unsigned k = 0; k < n; k++) {
            if (k > 0) put(", ");
            put_string(); put(": "); put_value(depth + 1);
        }
        put("}");
        break;
    default:
        put("[ ");
        n = next(10);
        for (unsigned k = 0; k < n; k++) { if (k > 0) put(",\n  "); put_value(depth + 1); }
        put("]");
    }
}

static void blanks(void) { while (text[at] == ' ' || text[at] == '\n' || text[at] == '\t' || text[at] == '\r') at++; }
static _Bool digit(u8 c) { return c >= '0' && c <= '9'; }
static int hex(u8 c) {
    if (digit(c)) return c - '0';
    if (c >= 'a' && c <= 'f') return c - 'a' + 10;
    if (c >= 'A' && c <= 'F') return c - 'A' + 10;
    return -1;
}
static _Bool string(void) {
    at++;
    unsigned long h = 5381;
    for (;;) {
        u8 c = text[at++];
        if (c == '"') break;
        if (c < 32) return 0;
        unsigned code = c;
        if (c == '\\') {
            u8 e = text[at++];
            switch (e) {
            case 'n': code = 10; break;
            case 't': code = 9; break;
            case '"': case '\\': case '/': code = e; break;
            case 'u':
                code = 0;
                for (long k = 0; k < 4; k++) {
                    int d = hex(text[at]);
                    if (d < 0) return 0;
                    code = code * 16 + (unsigned)d;
                    at++;
                }
                break;
            default: return 0;
            }
        }
        h = (h * 33) ^ code;
    }
    hash = hash * 31 + h;
    kinds[0]++;
    return 1;
}
static _Bool number(void) {
    _Bool negative = text[at] == '-';
    if (negative) at++;
    if (!digit(text[at])) return 0;
    long value = 0, scale = 1;
    while (digit(text[at])) { value = value * 10 + (u8)(text[at] - '0'); at++; }
    if (text[at] == '.') {
        at++;
        while (digit(text[at])) { value = value * 10 + (u8)(text[at] - '0'); scale *= 10; at++; }
    }
    hash = hash * 31 + (unsigned long)(negative ? -value : value) + (unsigned long)scale;
    kinds[1]++;
    return 1;
}
static _Bool word(const char *w) {
    for (long i = 0; w[i] != 0; i++) { if (text[at] != w[i]) return 0; at++; }
    kinds[2]++;
    return 1;
}
static _Bool value(void) {
    blanks();
    u8 c;
    switch (text[at]) {
    case '"': return string();
    case 't': return word("true");
    case 'f': return word("false");
    case 'n': return word("null");
    case '[':
        at++; blanks();
        kinds[3]++;
        if (text[at] == ']') { at++; return 1; }
        for (;;) {
            if (!value()) return 0;
            blanks();
            c = text[at++];
            if (c == ']') return 1;
            if (c != ',') return 0;
        }
    case '{':
        at++; blanks();
        kinds[4]++;
        if (text[at] == '}') { at++; return 1; }
        for (;;) {
            blanks();
            if (text[at] != '"' || !string()) return 0;
            blanks();
            if (text[at] != ':') return 0;
            at++;
            if (!value()) return 0;
            blanks();
            c = text[at++];
            if (c == '}') return 1;
            if (c != ',') return 0;
        }
    default: return number();
    }
}

int main(void) {
    put("[");
    while (end < SIZE - 6000) { put_value(0); put(","); }
    put("1]");
    print((unsigned long)end);
    for (long round = 0; round < 8; round++) {
        at = 0;
        if (!value() || at != end) return 1;
    }
    for (long k = 0; k < 5; k++) print((unsigned long)kinds[k]);
    print(hash);
    return 0;
}
