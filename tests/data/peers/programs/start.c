// Where the C programs begin: no library, so that what is counted is the program alone.
int main(void);
__attribute__((naked, used)) void _start(void) {
    __asm__("call main\n\tli a7, 93\n\tecall");
}
