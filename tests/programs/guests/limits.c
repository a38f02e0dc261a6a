// Asks for more than there is, one way for each name in the first argument.
#include "guest.h"

static char room[4096];

void start(long *stack) {
    const char *what = stack[0] > 1 ? (const char *)stack[2] : "";
    if (equal(what, "sleep")) {
        long time[2] = {100000, 0};
        said("nanosleep", CALL(NANOSLEEP, time, 0, 0, 0));
    } else if (equal(what, "read")) {
        said("read", CALL(READ, 0, room, sizeof room, 0));
    } else if (equal(what, "spin")) {
        for (;;) __asm__ volatile("");
    } else if (equal(what, "huge")) {
        // Lengths that no host has.
        said("write", CALL(WRITE, 1, room, 1L << 62, 0));
        said("read", CALL(READ, 0, room, 1L << 62, 0));
        said("mmap", call(MMAP, 0, 1L << 46, 3, 0x22, -1, 0));
        said("execve", CALL(EXECVE, 0, 0, 0, 0));
    } else if (equal(what, "maps")) {
        // Neighbours with other permissions stay mappings of their own.
        long made = 0, last = 0;
        for (; made < 100000; made++) {
            last = call(MMAP, 0, 4096, made % 2 ? 1 : 3, 0x22, -1, 0);
            if (last < 0) break;
        }
        said("mappings", made);
        said("the next", last);
    } else if (equal(what, "alike")) {
        long first = call(MMAP, 0, 4096, 3, 0x22, -1, 0), last = first;
        for (long made = 1; made < 200000 && last > 0; made++) last = call(MMAP, 0, 4096, 3, 0x22, -1, 0);
        said("bytes", last - first);
        // A hole in every second page.
        long holes = 0;
        while (CALL(MUNMAP, first + (2 * holes + 1) * 4096, 4096, 0, 0) == 0) holes++;
        said("holes", holes);
    } else if (equal(what, "file")) {
        long fd = CALL(OPENAT, AT_FDCWD, "file", O_CREAT | O_RDWR, 0644);
        said("write", CALL(WRITE, fd, room, sizeof room, 0));
        said("write", CALL(WRITE, fd, room, sizeof room, 0));
        said("write", CALL(WRITE, fd, room, sizeof room, 0));
        said("seek", CALL(LSEEK, fd, 1L << 40, 0, 0));
        said("write", CALL(WRITE, fd, room, 1, 0));
        said("ftruncate", CALL(FTRUNCATE, fd, 1L << 40, 0, 0));
        said("truncate", CALL(TRUNCATE, "file", 5001, 0, 0));
    } else if (equal(what, "calls")) {
        said("socket", CALL(SOCKET, 1, 1, 0, 0));
        said("socket", CALL(SOCKET, 1, 1, 0, 0));
        said("rseq", CALL(RSEQ, 0, 0, 0, 0));
        said("none", CALL(4000, 0, 0, 0, 0));
        said("open", CALL(OPENAT, AT_FDCWD, "a\033[31mred", 0, 0));
        said("open", CALL(OPENAT, AT_FDCWD, "other", 0, 0));
        said("stat", CALL(NEWFSTATAT, AT_FDCWD, "/", room, 0));
        said("make", CALL(OPENAT, AT_FDCWD, "made", O_CREAT | O_WRONLY, 0644));
        said("readlink", CALL(READLINKAT, AT_FDCWD, "/proc/self/exe", room, 1) );
    } else if (equal(what, "print")) {
        // Into a closed pipe, as a rule.
        for (int i = 0; i < 3; i++) print("a line\n");
    }
    CALL(EXIT, 7, 0, 0, 0);
}
