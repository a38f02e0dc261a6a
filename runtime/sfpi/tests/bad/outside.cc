vFloat kept;
vInt table[4];
static int count;
void k() {
    dst_reg[0] = kept;
}
