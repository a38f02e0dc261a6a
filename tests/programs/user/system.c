// What a single-threaded program asks of the system: time, random bytes, environment, atomics, signals to itself, exit handlers.
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <sys/utsname.h>
#include <time.h>
#include <unistd.h>
static void bye(void) { printf("bye\n"); }
int main(void) {
    atexit(bye);
    struct timespec a, b; clock_gettime(CLOCK_MONOTONIC, &a); for (volatile int i = 0; i < 100000; i++) {} clock_gettime(CLOCK_MONOTONIC, &b);
    printf("time %d\n", b.tv_sec > a.tv_sec || (b.tv_sec == a.tv_sec && b.tv_nsec >= a.tv_nsec));
    unsigned char r[32] = {0}; printf("random %zd", getrandom(r, sizeof r, 0)); int z = 0; for (int i = 0; i < 32; i++) z += r[i] == 0; printf(" %d\n", z < 10);
    setenv("ONESPEC", "yes", 1); printf("%s\n", getenv("ONESPEC"));
    struct utsname u; printf("uname %d %s\n", uname(&u), u.machine);
    _Atomic long n = 5; atomic_fetch_add(&n, 7); long want = 12; printf("cas %d %ld\n", atomic_compare_exchange_strong(&n, &want, 99), atomic_load(&n));
    _Atomic int c = 250; atomic_fetch_xor(&c, 10); printf("%d\n", atomic_load(&c));
    printf("page %ld\n", sysconf(_SC_PAGESIZE)); fflush(stdout);
    return 17;
}
