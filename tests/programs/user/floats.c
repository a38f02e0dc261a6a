// Formatting and parsing of floating point.
#include <float.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
int main(void) {
    double v[] = {0.0, -0.0, 1.0, -1.5, 3.141592653589793, 1e-300, 1e300, DBL_MIN, DBL_MAX, 5e-324, INFINITY, -INFINITY, 0.1, 123456789.123456789};
    for (unsigned i = 0; i < sizeof v / sizeof *v; i++) printf("%f|%e|%g|%a|%.17g|%10.3f|%-12.4e|\n", v[i], v[i], v[i], v[i], v[i], v[i], v[i]);
    const char *s[] = {"0.1", "1e308", "1e309", "4.9e-324", "2.4703282292062328e-324", "0x1.8p3", "nan", "-inf", "9007199254740993", "1.7976931348623159e308"};
    for (unsigned i = 0; i < sizeof s / sizeof *s; i++) { double d = strtod(s[i], NULL); printf("%s -> %a %.17g %a\n", s[i], d, d, (double)strtof(s[i], NULL)); }
    for (int i = 0; i < 8; i++) printf("%.15g %.15g %.15g %.15g\n", sin(i * 0.7), exp(i * 1.1 - 3), log(i + 0.5), pow(i + 0.3, 2.7));
    printf("%Lg\n", (long double)1 / 3);
    return 0;
}
