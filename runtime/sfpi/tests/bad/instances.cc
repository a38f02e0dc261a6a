template <int N>
void k() { dst_reg[N] = 1.0F; }
template void k<1>();
template void k<1, 2>();
template void other<1>();
