// Tries to leave the root directory, by every call on names. The root holds a/b/, plain (a file), and the links up,
// host, absolute, out and far, which lead outside; beside the root lie a file `secret` and a directory `outside`.
// escape.expected is what the program prints under QEMU in a chroot: what Linux itself makes of the same names.
#include "guest.h"

// Opens for reading and prints the first line, or the error.
static void look(long dir, const char *name) {
    char text[64];
    long fd = CALL(OPENAT, dir, name, 0, 0);
    print("read ");
    if (fd < 0) {
        said(name, fd);
        return;
    }
    long n = CALL(READ, fd, text, sizeof text - 1, 0);
    CALL(CLOSE, fd, 0, 0, 0);
    text[n < 0 ? 0 : n] = 0;
    print(name);
    print(n < 0 ? ": a directory" : ": ");
    print(text);
    print("\n");
}

// Makes a file and says how it went.
static void make(long dir, const char *name) {
    long fd = CALL(OPENAT, dir, name, O_CREAT | O_WRONLY, 0644);
    print("make ");
    said(name, fd < 0 ? fd : 0);
    if (fd >= 0) {
        CALL(WRITE, fd, "mark", 4, 0);
        CALL(CLOSE, fd, 0, 0, 0);
    }
}

static void where(void) {
    char text[256];
    long n = CALL(GETCWD, text, sizeof text, 0, 0);
    print("cwd: ");
    if (n < 0) number(n); else print(text);
    print("\n");
}

static long rename(const char *from, const char *to) { return CALL(RENAMEAT2, AT_FDCWD, from, AT_FDCWD, to); }

void start(void) {
    char text[256];
    long times[4] = {0, 0, 0, 0};
    print("-- names\n");
    static const char *const names[] = {
        "plain", "../secret", "/../secret", "a/../../secret", "a/b/../../../secret", "./..//secret", "up", "host",
        "absolute", "out/secret", "far/etc/passwd", "a/b/../../out/secret", "/proc/self/cwd/secret",
        "/proc/self/root/etc/passwd", "/proc/self/fd/0", "/etc/passwd",
    };
    for (unsigned i = 0; i < sizeof names / sizeof *names; i++) look(AT_FDCWD, names[i]);
    look(999, "plain");
    look(0, "plain");

    print("-- every other call through a link that leads outside\n");
    said("stat", CALL(NEWFSTATAT, AT_FDCWD, "up", text, 0));
    said("access", CALL(FACCESSAT, AT_FDCWD, "up", 0, 0));
    said("mkdir", CALL(MKDIRAT, AT_FDCWD, "out/outside/made", 0755, 0));
    said("unlink", CALL(UNLINKAT, AT_FDCWD, "out/secret", 0, 0));
    said("rmdir", CALL(UNLINKAT, AT_FDCWD, "out/outside", 0x200, 0));
    said("symlink", CALL(SYMLINKAT, "x", AT_FDCWD, "out/outside/link", 0));
    said("link of a link", CALL(LINKAT, AT_FDCWD, "up", AT_FDCWD, "linked"));
    look(AT_FDCWD, "linked");
    said("link to its target", call(LINKAT, AT_FDCWD, (long)"up", AT_FDCWD, (long)"target", 0x400, 0));
    said("link there", CALL(LINKAT, AT_FDCWD, "plain", AT_FDCWD, "out/outside/hard"));
    said("rename there", rename("plain", "out/outside/moved"));
    said("rename from there", rename("out/secret", "mine"));
    said("rename a directory there", rename("a", "../outside/a"));
    said("truncate", CALL(TRUNCATE, "up", 0, 0, 0));
    said("chmod", CALL(FCHMODAT, AT_FDCWD, "up", 0777, 0));
    said("utimens", CALL(UTIMENSAT, AT_FDCWD, "up", times, 0));
    make(AT_FDCWD, "out/outside/written");
    make(AT_FDCWD, "up/x");
    said("chdir", CALL(CHDIR, "out/outside", 0, 0, 0));

    print("-- a directory is renamed under the working directory, and a link takes its name\n");
    CALL(MKDIRAT, AT_FDCWD, "a2", 0755, 0);
    said("chdir", CALL(CHDIR, "a/b", 0, 0, 0));
    long b = CALL(OPENAT, AT_FDCWD, ".", O_DIRECTORY, 0);
    said("rename", rename("/a", "/c"));
    said("rename the link", rename("/out", "/a"));
    where();
    look(AT_FDCWD, "../../secret");
    look(AT_FDCWD, "../secret");
    look(AT_FDCWD, "../../plain");
    make(AT_FDCWD, "made_in_b");
    make(AT_FDCWD, "../../outside/written");

    print("-- the same with an open directory\n");
    look(b, "../../../secret");
    look(b, "../../plain");
    make(b, "made_by_fd");
    said("rename", rename("/c", "/a2/c"));
    said("symlink", CALL(SYMLINKAT, "../../outside", AT_FDCWD, "/c", 0));
    make(b, "made_after");
    look(b, "../../../../secret");
    look(AT_FDCWD, "/a2/c/b/made_after");
    said("fchdir", CALL(FCHDIR, b, 0, 0, 0));
    where();

    print("-- up from the root's own directory\n");
    long top = CALL(OPENAT, AT_FDCWD, "/", O_DIRECTORY, 0);
    long above = CALL(OPENAT, top, "..", O_DIRECTORY, 0);
    look(above, "secret");
    look(above, "plain");
    said("chdir", CALL(CHDIR, "/..", 0, 0, 0));
    where();
    said("rename the root", rename("/", "/a2/root"));
    said("remove the root", CALL(UNLINKAT, AT_FDCWD, "/", 0x200, 0));
    CALL(EXIT, 0, 0, 0, 0);
}
