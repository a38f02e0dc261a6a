// One kernel restores a register, the other one does not.
void restores()
{
    vUInt l0 = l_reg[LRegs::LReg0];
    for (int d = 0; d < 32; d++) {
        dst_reg[0] = lut(dst_reg[0], l0, 0x481A, 0xFF00);
        dst_reg++;
    }
    l_reg[LRegs::LReg0] = l0;
}
void forgets()
{
    vUInt l1 = l_reg[LRegs::LReg1];
    for (int d = 0; d < 32; d++) {
        dst_reg[0] = lut(dst_reg[0], 0x1DFF, l1, 0xFF00);
        dst_reg++;
    }
}
