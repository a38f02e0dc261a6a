void k() {
    vFloat x = dst_reg[0];
    vFloat y = xx + vConst2;
    vFloat z = setexpp(x, 3);
    vDouble w = x;
    dst_reg[0] = l_reg[3];
    dst_reg[1] = l_reg[LRegs::LReg9];
    dst_reg = x;
    dst_reg[300] = x;
}
