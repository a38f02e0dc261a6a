// Ten vectors are live at once: there are eight registers for them.
// target: wormhole
void mix()
{
    for (int d = 0; d < 32; d++) {
        vInt k = dst_reg[32];
        vInt v0 = dst_reg[0];
        vInt v1 = (v0 << 1) - k;
        vInt v2 = (v1 << 1) - k;
        vInt v3 = (v2 << 1) - k;
        vInt v4 = (v3 << 1) - k;
        vInt v5 = (v4 << 1) - k;
        vInt v6 = (v5 << 1) - k;
        vInt v7 = (v6 << 1) - k;
        vInt v8 = (v7 << 1) - k;
        vInt s = v8 ^ k;
        s = (s << 1) - v7;
        s = (s << 1) - v6;
        s = (s << 1) - v5;
        s = (s << 1) - v4;
        s = (s << 1) - v3;
        s = (s << 1) - v2;
        s = (s << 1) - v1;
        s = (s << 1) - v0;
        dst_reg[0] = s;
        dst_reg++;
    }
}
