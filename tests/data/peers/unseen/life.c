#define WORDS 4
#define ROWS 256
void print(unsigned long);
typedef unsigned long u64;
static u64 board[WORDS * ROWS], other[WORDS * ROWS];

static u64 left(const u64 *row, long k) { return row[k] << 1 | row[(k - 1) & (WORDS - 1)] >> 63; }
static u64 right(const u64 *row, long k) { return row[k] >> 1 | row[(k + 1) & (WORDS - 1)] << 63; }

static void step(u64 *to, const u64 *from) {
    for (long y = 0; y < ROWS; y++) {
        const u64 *above = &from[((y - 1) & (ROWS - 1)) * WORDS];
        const u64 *here = &from[y * WORDS];
        const u64 *below = &from[((y + 1) & (ROWS - 1)) * WORDS];
        for (long k = 0; k < WORDS; k++) {
            u64 al = left(above, k), am = above[k], ar = right(above, k);
            u64 a0 = al ^ am ^ ar;
            u64 a1 = (al & am) | (ar & (al ^ am));
            u64 hl = left(here, k), hr = right(here, k);
            u64 h0 = hl ^ hr;
            u64 h1 = hl & hr;
            u64 bl = left(below, k), bm = below[k], br = right(below, k);
            u64 b0 = bl ^ bm ^ br;
            u64 b1 = (bl & bm) | (br & (bl ^ bm));
            u64 s0 = a0 ^ h0 ^ b0;
            u64 carry = (a0 & h0) | (b0 & (a0 ^ h0));
            u64 t = a1 ^ h1 ^ b1;
            u64 s1 = t ^ carry;
            u64 more = (a1 & h1) | (b1 & (a1 ^ h1)) | (t & carry);
            to[y * WORDS + k] = s1 & ~more & (s0 | here[k]);
        }
    }
}

static long population(const u64 *cells) {
    long sum = 0;
    for (long i = 0; i < WORDS * ROWS; i++)
        for (u64 x = cells[i]; x != 0; x &= x - 1) sum++;
    return sum;
}

int main(void) {
    u64 x = 88172645463325252;
    for (long i = 0; i < WORDS * ROWS; i++) { x ^= x << 13; x ^= x >> 7; x ^= x << 17; board[i] = x; }
    for (long turn = 0; turn < 50; turn++) { step(other, board); step(board, other); }
    u64 h = 0;
    for (long i = 0; i < WORDS * ROWS; i++) h = h * 31 + board[i];
    print((u64)population(board));
    print(h);
    return 0;
}
