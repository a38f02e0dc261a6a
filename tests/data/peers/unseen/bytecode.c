void print(unsigned long);
static long stack[64], locals[16];

enum {
    HALT, PUSH, LOAD, STORE, ADD, SUB, MUL, DIV, REM, LESS, EQUAL, JUMP, JUMP_IF_NOT, DUP, AND, SHIFT, INC, XOR
};

static unsigned char primes[] = {
    PUSH, 2, STORE, 1, PUSH, 0, STORE, 2, LOAD, 1, LOAD, 0, LESS, JUMP_IF_NOT, 47, PUSH, 2, STORE, 3, LOAD, 1, LOAD,
    3, DUP, MUL, LESS, JUMP_IF_NOT, 32, INC, 2, JUMP, 43, LOAD, 1, LOAD, 3, REM, JUMP_IF_NOT, 43, INC, 3, JUMP, 19,
    INC, 1, JUMP, 8, LOAD, 2, HALT
};
static unsigned char collatz[] = {
    PUSH, 1, STORE, 1, PUSH, 0, STORE, 2, PUSH, 0, STORE, 4, LOAD, 1, LOAD, 0, LESS, JUMP_IF_NOT, 71, LOAD, 1, STORE,
    3, LOAD, 3, PUSH, 1, EQUAL, JUMP_IF_NOT, 34, INC, 1, JUMP, 12, INC, 2, LOAD, 4, LOAD, 3, XOR, STORE, 4, LOAD, 3,
    PUSH, 1, AND, JUMP_IF_NOT, 62, LOAD, 3, PUSH, 3, MUL, PUSH, 1, ADD, STORE, 3, JUMP, 23, LOAD, 3, PUSH, 1, SHIFT,
    STORE, 3, JUMP, 23, LOAD, 2, LOAD, 4, ADD, LOAD, 4, LOAD, 2, DIV, SUB, HALT
};

static long run(const unsigned char *code) {
    long at = 0, top = 0;
    for (;;) {
        unsigned char operation = code[at++];
        switch (operation) {
        case PUSH: stack[top++] = code[at++]; break;
        case LOAD: stack[top++] = locals[code[at++]]; break;
        case STORE: locals[code[at++]] = stack[--top]; break;
        case ADD: top--; stack[top - 1] += stack[top]; break;
        case SUB: top--; stack[top - 1] -= stack[top]; break;
        case MUL: top--; stack[top - 1] *= stack[top]; break;
        case DIV: top--; stack[top - 1] /= stack[top]; break;
        case REM: top--; stack[top - 1] %= stack[top]; break;
        case LESS: top--; stack[top - 1] = stack[top - 1] < stack[top]; break;
        case EQUAL: top--; stack[top - 1] = stack[top - 1] == stack[top]; break;
        case JUMP: at = code[at]; break;
        case JUMP_IF_NOT: if (stack[--top] == 0) at = code[at]; else at++; break;
        case DUP: stack[top] = stack[top - 1]; top++; break;
        case AND: top--; stack[top - 1] &= stack[top]; break;
        case SHIFT: top--; stack[top - 1] >>= stack[top]; break;
        case INC: locals[code[at++]]++; break;
        case XOR: top--; stack[top - 1] ^= stack[top]; break;
        default: return stack[top - 1];
        }
    }
}

int main(void) {
    locals[0] = 2000;
    print((unsigned long)run(primes));
    locals[0] = 400;
    print((unsigned long)run(collatz));
    return 0;
}
