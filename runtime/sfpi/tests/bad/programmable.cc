void init(int n) { vConstFloatPrgm0 = 2.0F; }
void some() { v_if (dst_reg[0] < 0.0F) { vConstFloatPrgm0 = 3.0F; } v_endif; dst_reg[0] = vConstFloatPrgm0; }
void next() { for (int d = 0; d < 32; d++) { dst_reg[0] = vConstFloatPrgm1; vConstFloatPrgm1 = 3.0F; dst_reg++; } }
void other() { vConstFloatPrgm1 = 1.0F; dst_reg[0] = vConstFloatPrgm1; }
