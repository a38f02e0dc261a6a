// Primes below four million by the sieve of Eratosthenes, thirty times: stores at growing distances, short loops.
#include <stdio.h>
#include <string.h>

enum { LIMIT = 4000000 };
static unsigned char prime[LIMIT + 1];

int main(void) {
    long total = 0;
    for (int round = 0; round < 30; round++) {
        memset(prime, 1, sizeof prime);
        for (long i = 2; i * i <= LIMIT; i++)
            if (prime[i])
                for (long j = i * i; j <= LIMIT; j += i)
                    prime[j] = 0;
        for (long i = 2; i <= LIMIT; i++)
            total += prime[i];
    }
    printf("%ld\n", total);
}
