# Squares of a tile: 8 accesses of 32 lanes for each of the four faces. Six words are recorded once and issued for the other 31.
#! targets wormhole blackhole
#! after dst_rwc=64 L0=each:0
#! cycles wormhole 224 stalls 0
  ttreplay 0,6,1,1
  sfpload L0,0,2,3
  sfpmul L1,L0,L0,0
  sfpnop
  sfpstore L1,0,2,3
  ttincrwc 0,2,0,0
  sfpmov L0,L9,0
  ttreplay 0,6,0,0
  ttreplay 0,6,0,0
  ttreplay 0,6,0,0
  ttreplay 0,6,0,0
  ttreplay 0,6,0,0
  ttreplay 0,6,0,0
  ttreplay 0,6,0,0
  ttreplay 0,6,0,0
  ttreplay 0,6,0,0
  ttreplay 0,6,0,0
  ttreplay 0,6,0,0
  ttreplay 0,6,0,0
  ttreplay 0,6,0,0
  ttreplay 0,6,0,0
  ttreplay 0,6,0,0
  ttreplay 0,6,0,0
  ttreplay 0,6,0,0
  ttreplay 0,6,0,0
  ttreplay 0,6,0,0
  ttreplay 0,6,0,0
  ttreplay 0,6,0,0
  ttreplay 0,6,0,0
  ttreplay 0,6,0,0
  ttreplay 0,6,0,0
  ttreplay 0,6,0,0
  ttreplay 0,6,0,0
  ttreplay 0,6,0,0
  ttreplay 0,6,0,0
  ttreplay 0,6,0,0
  ttreplay 0,6,0,0
  ttreplay 0,6,0,0
