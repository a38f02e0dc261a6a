// Where the C programs begin: no library, so that what is counted is the program alone. The linker addresses small data by gp.
int main(void);
__attribute__((naked, used)) void _start(void) {
    __asm__(".option push\n\t.option norelax\n\tlla gp, __global_pointer$\n\t.option pop\n\tcall main\n\tli a7, 93\n\tecall");
}
