# Unsigned integers to bf16, an instruction at a time.
#! targets wormhole blackhole
#! state dst_incr[2]=2
#! after dst_rwc=64
  ttreplay 0,4,1,1
  sfpload L0,0,6,3
  sfpcast L1,L0,0
  sfpstochrnd L2,L0,L1,0,1,0
  sfpstore L2,0,2,2
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
