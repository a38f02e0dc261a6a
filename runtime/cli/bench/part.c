// Text that is repeated, `@` a number of its own each time: code of many kinds for an assembler, a disassembler and a compiler.
struct item@ {
    struct item@ *next;
    long key;
    int count;
    unsigned char tag;
};

long table@[64];

long find@(struct item@ *list, long key) {
    long steps = 0;
    for (; list; list = list->next, steps++)
        if (list->key == key && list->tag)
            return steps * list->count;
    return -1;
}

unsigned hash@(const unsigned char *text, unsigned long length) {
    unsigned value = 2166136261u + @;
    for (unsigned long i = 0; i < length; i++)
        value = (value ^ text[i]) * 16777619u;
    return value;
}

double polynomial@(double x, const double *c, int degree) {
    double sum = c[degree];
    while (degree-- > 0)
        sum = sum * x + c[degree];
    return sum / (x * x + @);
}

int class@(int letter) {
    switch (letter) {
    case 'a': return @ + 1;
    case 'b': return letter * 3;
    case 'c': return letter >> 2;
    case 'd': return ~letter;
    case 'e': return letter ^ @;
    default: return letter < 0 ? -1 : (int)table@[letter & 63];
    }
}

void count@(const short *from, unsigned long length) {
    for (unsigned long i = 0; i < length; i++)
        table@[from[i] & 63] += from[i] > 0 ? from[i] / 7 : from[i] % 5;
}
