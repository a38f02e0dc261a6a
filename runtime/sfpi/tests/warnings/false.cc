// Conditions that hold in no lane.
void below_nothing()
{
    for (int d = 0; d < 32; d++) {
        vUInt bits = reinterpret<vUInt>(dst_reg[0]);
        v_if (bits < 0) { bits = 0; }
        v_endif;
        v_if (vConst1 < vConst0) { bits = 1; }
        v_endif;
        v_if (vConst1 > vConst0) { bits = bits ^ 1; }
        v_endif;
        dst_reg[0] = bits;
        dst_reg++;
    }
}
