#define MOST 600
void print(unsigned long);
typedef unsigned char u8;
static u8 a_[MOST], b_[MOST];
static int row[MOST + 1];
static unsigned short lengths[MOST + 1][MOST + 1];

static int least(int x, int y) { return x < y ? x : y; }

static int distance(const u8 *a, long na, const u8 *b, long nb) {
    for (long j = 0; j < nb + 1; j++) row[j] = (int)j;
    for (long i = 0; i < na; i++) {
        int diagonal = row[0];
        row[0] = (int)i + 1;
        for (long j = 0; j < nb; j++) {
            int above = row[j + 1];
            int change = diagonal + (a[i] == b[j] ? 0 : 1);
            row[j + 1] = least(change, least(above, row[j]) + 1);
            diagonal = above;
        }
    }
    return row[nb];
}

static unsigned common(const u8 *a, long na, const u8 *b, long nb) {
    for (long i = 0; i < na; i++)
        for (long j = 0; j < nb; j++) {
            if (a[i] == b[j]) lengths[i + 1][j + 1] = (unsigned short)(lengths[i][j] + 1);
            else {
                unsigned short up = lengths[i][j + 1];
                unsigned short left = lengths[i + 1][j];
                lengths[i + 1][j + 1] = up > left ? up : left;
            }
        }
    unsigned h = lengths[na][nb];
    long i = na, j = nb;
    while (i > 0 && j > 0) {
        if (a[i - 1] == b[j - 1]) { h = h * 31 + a[i - 1]; i--; j--; }
        else if (lengths[i - 1][j] >= lengths[i][j - 1]) i--;
        else j--;
    }
    return h;
}

int main(void) {
    unsigned x = 21;
    for (long i = 0; i < MOST; i++) {
        x = x * 1664525u + 1013904223u; a_[i] = (u8)('a' + (x >> 24 & 7));
        x = x * 1664525u + 1013904223u; b_[i] = x >> 30 == 0 ? (u8)('a' + (x >> 16 & 7)) : a_[i];
    }
    print((unsigned long)distance(a_, MOST, b_, MOST));
    print((unsigned long)distance(a_, 400, b_ + 150, 450));
    print((unsigned long)distance(a_ + 7, 0, b_ + 3, 17));
    print(common(a_, MOST, b_, MOST));
    print(common(a_ + 100, 400, b_ + 50, 250));
    return 0;
}
