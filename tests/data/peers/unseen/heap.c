void print(unsigned long);
struct Event { unsigned long time; int kind, who; };
static struct Event heap[5000];
static long count;
static int waiting[64];
static long served[64];
static unsigned seed = 77;

static unsigned next(void) { seed = seed * 1664525u + 1013904223u; return seed >> 8; }
static _Bool before(const struct Event *a, const struct Event *b) {
    return a->time < b->time || (a->time == b->time && a->who < b->who);
}

static void push(unsigned long time, int kind, int who) {
    struct Event event = { time, kind, who };
    long at = count++;
    while (at > 0) {
        long parent = (at - 1) / 2;
        if (!before(&event, &heap[parent])) break;
        heap[at] = heap[parent];
        at = parent;
    }
    heap[at] = event;
}

static struct Event pop(void) {
    struct Event first = heap[0];
    struct Event event = heap[--count];
    long at = 0;
    for (;;) {
        long child = 2 * at + 1;
        if (child >= count) break;
        if (child + 1 < count && before(&heap[child + 1], &heap[child])) child++;
        if (!before(&heap[child], &event)) break;
        heap[at] = heap[child];
        at = child;
    }
    heap[at] = event;
    return first;
}

int main(void) {
    for (int who = 0; who < 3000; who++) push(next() % 100000, 0, who);
    unsigned long h = 0;
    long events = 0;
    while (count > 0 && events < 40000) {
        struct Event e = pop();
        events++;
        h = h * 31 + e.time + (unsigned long)e.who;
        int line = e.who & 63;
        if (e.kind == 0) {
            waiting[line] += 1;
            push(e.time + (unsigned long)(waiting[line] * 37) + next() % 500, 1, e.who);
        } else {
            waiting[line] -= 1;
            served[line] += 1;
            push(e.time + 1000 + next() % 60000, 0, e.who);
        }
    }
    for (long line = 0; line < 64; line++) h = h * 31 + (unsigned long)served[line];
    print((unsigned long)events);
    print(h);
    return 0;
}
