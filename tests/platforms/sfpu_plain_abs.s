# Magnitudes, an instruction at a time.
#! targets wormhole blackhole
#! state dst_incr[2]=2
#! after dst_rwc=64
  ttreplay 0,3,1,1
  sfpload L0,0,4,3
  sfpsetsgn L1,L0,0,1
  sfpstore L1,0,4,2
  ttreplay 0,3,0,0
  ttreplay 0,3,0,0
  ttreplay 0,3,0,0
  ttreplay 0,3,0,0
  ttreplay 0,3,0,0
  ttreplay 0,3,0,0
  ttreplay 0,3,0,0
  ttreplay 0,3,0,0
  ttreplay 0,3,0,0
  ttreplay 0,3,0,0
  ttreplay 0,3,0,0
  ttreplay 0,3,0,0
  ttreplay 0,3,0,0
  ttreplay 0,3,0,0
  ttreplay 0,3,0,0
  ttreplay 0,3,0,0
  ttreplay 0,3,0,0
  ttreplay 0,3,0,0
  ttreplay 0,3,0,0
  ttreplay 0,3,0,0
  ttreplay 0,3,0,0
  ttreplay 0,3,0,0
  ttreplay 0,3,0,0
  ttreplay 0,3,0,0
  ttreplay 0,3,0,0
  ttreplay 0,3,0,0
  ttreplay 0,3,0,0
  ttreplay 0,3,0,0
  ttreplay 0,3,0,0
  ttreplay 0,3,0,0
  ttreplay 0,3,0,0
