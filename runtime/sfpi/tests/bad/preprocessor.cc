#include "sfpi.h"
#define N 4
#ifdef WORMHOLE
void k() { dst_reg[0] = 1.0F; }
#endif
