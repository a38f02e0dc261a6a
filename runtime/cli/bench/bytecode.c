// An interpreter of a small stack machine: a switch in a loop, a jump to many places.
#include <stdio.h>

enum op { PUSH, ADD, SUB, MUL, DUP, JUMP, LOAD, STORE, HALT, XOR, SHIFT };

static const int code[] = {
    PUSH, 0, STORE, 0, PUSH, 12000000, STORE, 1,
    // 8: value 0 becomes value 0 ^ (n * n >> 7) + n, n = value 1 counts down
    LOAD, 0, LOAD, 1, DUP, MUL, PUSH, 7, SHIFT, XOR, LOAD, 1, ADD, STORE, 0,
    LOAD, 1, PUSH, 1, SUB, STORE, 1, LOAD, 1, JUMP, 8,
    LOAD, 0, HALT,
};

static long run(void) {
    long stack[32], values[8] = {0};
    int top = 0, at = 0;
    for (;;)
        switch ((enum op)code[at++]) {
        case PUSH: stack[top++] = code[at++]; break;
        case ADD: top--; stack[top - 1] += stack[top]; break;
        case SUB: top--; stack[top - 1] -= stack[top]; break;
        case MUL: top--; stack[top - 1] *= stack[top]; break;
        case XOR: top--; stack[top - 1] ^= stack[top]; break;
        case SHIFT: top--; stack[top - 1] = (unsigned long)stack[top - 1] >> stack[top]; break;
        case DUP: stack[top] = stack[top - 1]; top++; break;
        case JUMP: { int to = code[at++]; if (stack[--top]) at = to; break; }
        case LOAD: stack[top++] = values[code[at++]]; break;
        case STORE: values[code[at++]] = stack[--top]; break;
        case HALT: return stack[--top];
        }
}

int main(void) {
    printf("%ld\n", run());
}
