static unsigned char data[20000];
static unsigned crc32(const unsigned char *p, long n) {
    unsigned crc = 0xFFFFFFFF;
    for (long i = 0; i < n; i++) {
        crc ^= p[i];
        int b = 0;
        do {
            unsigned lsb = crc & 1;
            crc = crc >> 1;
            if (lsb != 0) crc ^= 0xEDB88320;
            b++;
        } while (b < 8);
    }
    return ~crc;
}
int main(void) {
    unsigned x = 1;
    for (long i = 0; i < 20000; i++) { x = x * 1664525u + 1013904223u; data[i] = (unsigned char)(x >> 24); }
    return (int)(crc32(data, 20000) & 127);
}
