# Magnitudes times L12, plus L13, an instruction at a time.
#! targets wormhole blackhole
#! state dst_incr[2]=2
#! after dst_rwc=64
  ttreplay 0,5,1,1
  sfpload L0,0,3,3
  sfpsetsgn L1,L0,0,1
  sfpmad L2,L12,L1,L13,0
  sfpnop
  sfpstore L2,0,3,2
  ttreplay 0,5,0,0
  ttreplay 0,5,0,0
  ttreplay 0,5,0,0
  ttreplay 0,5,0,0
  ttreplay 0,5,0,0
  ttreplay 0,5,0,0
  ttreplay 0,5,0,0
  ttreplay 0,5,0,0
  ttreplay 0,5,0,0
  ttreplay 0,5,0,0
  ttreplay 0,5,0,0
  ttreplay 0,5,0,0
  ttreplay 0,5,0,0
  ttreplay 0,5,0,0
  ttreplay 0,5,0,0
  ttreplay 0,5,0,0
  ttreplay 0,5,0,0
  ttreplay 0,5,0,0
  ttreplay 0,5,0,0
  ttreplay 0,5,0,0
  ttreplay 0,5,0,0
  ttreplay 0,5,0,0
  ttreplay 0,5,0,0
  ttreplay 0,5,0,0
  ttreplay 0,5,0,0
  ttreplay 0,5,0,0
  ttreplay 0,5,0,0
  ttreplay 0,5,0,0
  ttreplay 0,5,0,0
  ttreplay 0,5,0,0
  ttreplay 0,5,0,0
