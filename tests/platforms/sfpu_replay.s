# The front end records two words and issues them three times: 1 + 3 * 2 in all lanes. Recorded words are not executed.
#! targets wormhole blackhole
#! state L0=each:0x3f800000 L1=each:0x40000000
#! after L0=each:0x40e00000
  ttreplay 0,2,0,1
  sfpadd L0,L0,L10,L1,0
  sfpnop
  ttreplay 0,2,0,0
  ttreplay 0,2,0,0
  ttreplay 0,2,0,0
