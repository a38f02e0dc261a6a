# Values times L12, plus L13, an instruction at a time.
#! targets wormhole blackhole
#! state dst_incr[2]=2
#! after dst_rwc=64
  ttreplay 0,4,1,1
  sfpload L0,0,3,3
  sfpmad L1,L12,L0,L13,0
  sfpnop
  sfpstore L1,0,3,2
  ttreplay 0,4,0,0
  ttreplay 0,4,0,0
  ttreplay 0,4,0,0
  ttreplay 0,4,0,0
  ttreplay 0,4,0,0
  ttreplay 0,4,0,0
  ttreplay 0,4,0,0
  ttreplay 0,4,0,0
  ttreplay 0,4,0,0
  ttreplay 0,4,0,0
  ttreplay 0,4,0,0
  ttreplay 0,4,0,0
  ttreplay 0,4,0,0
  ttreplay 0,4,0,0
  ttreplay 0,4,0,0
  ttreplay 0,4,0,0
  ttreplay 0,4,0,0
  ttreplay 0,4,0,0
  ttreplay 0,4,0,0
  ttreplay 0,4,0,0
  ttreplay 0,4,0,0
  ttreplay 0,4,0,0
  ttreplay 0,4,0,0
  ttreplay 0,4,0,0
  ttreplay 0,4,0,0
  ttreplay 0,4,0,0
  ttreplay 0,4,0,0
  ttreplay 0,4,0,0
  ttreplay 0,4,0,0
  ttreplay 0,4,0,0
  ttreplay 0,4,0,0
