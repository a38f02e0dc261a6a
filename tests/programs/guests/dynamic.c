// A position-independent program with an interpreter.
#include "guest.h"

void start(long *stack) {
    print("the program, with ");
    number(stack[0]);
    print(" arguments, the first of them ");
    print((const char *)stack[2]);
    print("\n");
    CALL(EXIT, 42, 0, 0, 0);
}
