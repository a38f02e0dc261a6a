# A product on the vector unit. On Wormhole a slot has to pass before the store; Blackhole's scoreboard waits.
#! targets wormhole blackhole
#! state L1=each:0x40400000
#! after L2=each:0x41100000 dst[0]=each:0x00001082
#! cycles wormhole 3 stalls 0
  sfpmul L2,L1,L1,0
  sfpnop
  sfpstore L2,0,3,3
