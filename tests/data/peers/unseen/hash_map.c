#define SLOTS 16384
void print(unsigned long);
struct Slot { unsigned long key; long value; };
static struct Slot slots[SLOTS];
static long used;

static long hash(unsigned long key) {
    unsigned long x = (key ^ key >> 32) * 0x9e3779b97f4a7c15;
    return (long)(x >> 50);
}

static long find(unsigned long key) {
    long at = hash(key);
    while (slots[at].key != 0 && slots[at].key != key) at = (at + 1) & (SLOTS - 1);
    return at;
}

static void add(unsigned long key, long value) {
    long at = find(key);
    if (slots[at].key == 0) { slots[at].key = key; slots[at].value = 0; used++; }
    slots[at].value += value;
}

static long get(unsigned long key) {
    long at = find(key);
    return slots[at].key == 0 ? -1 : slots[at].value;
}

static _Bool remove(unsigned long key) {
    long gap = find(key);
    if (slots[gap].key == 0) return 0;
    long at = gap;
    for (;;) {
        at = (at + 1) & (SLOTS - 1);
        if (slots[at].key == 0) break;
        long home = hash(slots[at].key);
        if (((at - home) & (SLOTS - 1)) >= ((at - gap) & (SLOTS - 1))) {
            slots[gap] = slots[at];
            gap = at;
        }
    }
    slots[gap].key = 0;
    used--;
    return 1;
}

static unsigned long seed = 88172645463325252;
static unsigned long next(void) {
    seed ^= seed << 13; seed ^= seed >> 7; seed ^= seed << 17;
    return seed;
}

int main(void) {
    long sum = 0, removed = 0;
    for (long i = 0; i < 200000; i++) {
        unsigned long x = next();
        unsigned long key = (x >> 20) % 12000 + 1;
        switch (x & 7) {
        case 0: case 1: case 2: case 3: add(key * 0x10001, i); break;
        case 4: case 5: sum += get(key * 0x10001); break;
        default: if (remove(key * 0x10001)) removed++;
        }
    }
    for (long at = 0; at < SLOTS; at++) if (slots[at].key != 0) sum ^= slots[at].value * (long)slots[at].key;
    print((unsigned long)used);
    print((unsigned long)removed);
    print((unsigned long)sum);
    return 0;
}
