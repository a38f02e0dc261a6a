// Files below the root: write, append, read back by lines, seek, stat, remove, what is not there; arguments and environment.
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
int main(int argc, char **argv) {
    printf("argc %d argv1 %s\n", argc, argc > 1 ? argv[1] : "-");
    const char *name = "onespec-files-test.txt";
    FILE *f = fopen(name, "w"); if (!f) { perror("fopen"); return 1; }
    for (int i = 0; i < 1000; i++) fprintf(f, "line %d %s\n", i, i % 3 ? "odd" : "three");
    fclose(f);
    f = fopen(name, "a"); fputs("last\n", f); fclose(f);
    struct stat st; printf("stat %d size %ld\n", stat(name, &st), (long)st.st_size);
    f = fopen(name, "r"); char line[64]; int n = 0, threes = 0; while (fgets(line, sizeof line, f)) { n++; if (strstr(line, "three")) threes++; }
    printf("lines %d threes %d last %s", n, threes, line); fseek(f, 5, SEEK_SET); int d; printf("scan %d %d ", fscanf(f, "%d", &d), d); printf("tell %ld\n", ftell(f)); fclose(f);
    printf("unlink %d", unlink(name)); f = fopen(name, "r"); printf(" gone %d errno %d\n", f == NULL, errno == ENOENT);
    char in[32]; if (fgets(in, sizeof in, stdin)) printf("stdin %s", in); else printf("no stdin\n");
    fprintf(stderr, "to stderr\n");
    return argc;
}
