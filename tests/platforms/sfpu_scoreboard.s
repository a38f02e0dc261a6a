# Blackhole waits for the product itself.
#! targets blackhole
#! state L1=each:0x40400000
#! after L2=each:0x41100000
#! cycles blackhole 3 stalls 1
  sfpmul L2,L1,L1,0
  sfpstore L2,0,3,3
