// A stack machine with a large switch: jump tables, function pointers, many branches.
#include <stdint.h>
#include <stdio.h>
enum { PUSH, ADD, SUB, MUL, DUP, SWAP, DROP, JNZ, JMP, LT, AND, OR, XOR, SHL, SHR, NOT, NEG, OVER, ROT, PRINT, CALLF, HALT };
static int64_t twice(int64_t x) { return x * 2; }
static int64_t square(int64_t x) { return x * x; }
static int64_t flip(int64_t x) { return ~x; }
static int64_t (*const table[])(int64_t) = {twice, square, flip};
static int run(const int *p) {
    int64_t s[64]; int sp = 0; unsigned steps = 0;
    for (;; steps++) switch (*p++) {
        case PUSH: s[sp++] = *p++; break; case ADD: sp--; s[sp - 1] += s[sp]; break; case SUB: sp--; s[sp - 1] -= s[sp]; break;
        case MUL: sp--; s[sp - 1] *= s[sp]; break; case DUP: s[sp] = s[sp - 1]; sp++; break; case SWAP: { int64_t t = s[sp - 1]; s[sp - 1] = s[sp - 2]; s[sp - 2] = t; break; }
        case DROP: sp--; break; case JNZ: if (s[--sp]) p += *p; else p++; break; case JMP: p += *p; break; case LT: sp--; s[sp - 1] = s[sp - 1] < s[sp]; break;
        case AND: sp--; s[sp - 1] &= s[sp]; break; case OR: sp--; s[sp - 1] |= s[sp]; break; case XOR: sp--; s[sp - 1] ^= s[sp]; break;
        case SHL: sp--; s[sp - 1] <<= s[sp] & 63; break; case SHR: sp--; s[sp - 1] >>= s[sp] & 63; break; case NOT: s[sp - 1] = !s[sp - 1]; break; case NEG: s[sp - 1] = -s[sp - 1]; break;
        case OVER: s[sp] = s[sp - 2]; sp++; break; case ROT: { int64_t t = s[sp - 3]; s[sp - 3] = s[sp - 2]; s[sp - 2] = s[sp - 1]; s[sp - 1] = t; break; }
        case PRINT: printf("%lld\n", (long long)s[--sp]); break; case CALLF: { int f = *p++; s[sp - 1] = table[f](s[sp - 1]); break; }
        case HALT: return (int)(steps & 0x7f); default: return -1;
    }
}
int main(void) {
    static const int loop[] = {PUSH, 0, PUSH, 100000, SWAP, OVER, ADD, CALLF, 2, CALLF, 0, PUSH, 0xffff, AND, SWAP, PUSH, 1, SUB, DUP, JNZ, -16, DROP, PRINT, PUSH, 12, CALLF, 1, PRINT, PUSH, 1, PUSH, 40, SHL, NEG, PUSH, 3, SHR, PRINT, HALT};
    return run(loop);
}
