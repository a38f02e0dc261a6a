static unsigned char comp[200000];
int main(void) {
    int count = 0, last = 0;
    for (int i = 2; i < 200000; i++) {
        if (comp[i] == 0) {
            count++;
            last = i;
            for (long j = (long)i * i; j < 200000; j += i) comp[j] = 1;
        }
    }
    return (count ^ last) & 127;
}
