void init(int n) { vConstFloatPrgm0 = 2.0F; }
void other() { vConstFloatPrgm0 = 3.0F; dst_reg[0] = vConstFloatPrgm0; }
